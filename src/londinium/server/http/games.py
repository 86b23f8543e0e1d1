"""Games and ratings over HTTP, as the contract tells of them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, get
from litestar.params import PathParameter
from sqlalchemy import select

import londinium
from londinium.bots import bots, levels, usual_level
from londinium.core.game import Game
from londinium.server.http.common import LISTED, PROBLEMS, InLang, TheServices
from londinium.server.storage import schema


class GamesApi(Controller):
    """The games, as the contract tells of them."""

    path = "/api"
    tags = ("games",)

    @get("/games", responses=PROBLEMS)
    async def games(self, lang: InLang = "en") -> list[dict[str, Any]]:
        """All games: players, minutes, options, in words."""
        return [about_game(game, lang) for game in londinium.games()]

    @get("/bots", responses=PROBLEMS)
    async def bots(self) -> list[str]:
        """The bots there are for every game, from the weakest to the strongest; a game's levels are told with it."""
        return list(bots())

    @get("/games/{game:str}/rules", responses=PROBLEMS)
    async def rules(
        self, game: Annotated[str, PathParameter(max_length=40)], lang: InLang = "en"
    ) -> list[dict[str, str]]:
        """The rules as implemented, chapter by chapter."""
        found = londinium.game(game)
        say = found.words(lang)
        return [
            {"id": chapter, "title": say.say(f"rule-{chapter}-title"), "text": say.say(f"rule-{chapter}")}
            for chapter in found.chapters
        ]

    @get("/games/{game:str}/ratings", responses=PROBLEMS)
    async def ratings(
        self, game: Annotated[str, PathParameter(max_length=40)], services: TheServices
    ) -> list[dict[str, Any]]:
        """How strong people and bots are at a game (OpenSkill)."""
        londinium.game(game)
        table = schema.ratings.c
        query = select(schema.ratings).where(table.game == game).order_by((table.mean - 3 * table.doubt).desc())
        return [rating(row) for row in await services.database.rows(query.limit(LISTED))]


def rating(row: Any) -> dict[str, Any]:
    kind = "bot" if row["who"].startswith("bot:") else "person"
    return {
        "game": row["game"],
        "kind": kind,
        "name": row["name"],
        "mean": round(row["mean"], 2),
        "doubt": round(row["doubt"], 2),
        "games": row["games"],
    }


def about_game(game: Game, lang: str) -> dict[str, Any]:
    say = game.words(lang)
    return {
        "id": game.id,
        "title": say.say("title"),
        "tagline": say.say("tagline"),
        "players": list(game.players),
        "minutes": game.minutes,
        "weight": game.weight,
        "rules_version": game.rules_version,
        "levels": [level.spec for level in levels(game)],
        "usual_level": usual_level(game).spec,
        "options": [
            {
                "name": option.name,
                "values": list(option.choices),
                "default": option.default,
                "players": list(option.players or game.players),
                "help": option.help(game, lang),
            }
            for option in game.options
        ],
    }
