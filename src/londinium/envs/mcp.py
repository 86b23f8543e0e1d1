"""A Model Context Protocol server: tools with which a language model plays; each answers for its own seat only.

Tables are of this process, with our bots at the other seats, or on a Londinium server. Nothing a tool is given is ever
run as a command, and seeds are nobody's to choose here: a second table of the same seed would tell what is hidden.
"""

from __future__ import annotations

import json
import re
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Annotated, Any, Literal

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

import londinium
from londinium.bots import bot, bots, is_bot, levels, usual_level
from londinium.core.errors import LondiniumError
from londinium.core.game import Game
from londinium.core.options import spelled
from londinium.envs.remote import ServerSeat
from londinium.envs.seats import LocalSeat, Seat
from londinium.envs.text import observation, rules_text, why_not

MOST_TABLES = 16
WAIT = 20.0  # seconds for the others on a server, before one is told that they have not chosen yet
LONGEST_WAIT = 120.0
ABOUT = (
    "Four London board games. list_games tells which; make_table sits you down against bots, join_table at a table of "
    "others by its link. see shows the table, moves what you may play, play plays it and shows what came of it. "
    "why_not explains what you may not play; rules and rulings explain the rest. Seats are counted from 1. Moves are "
    "written as moves lists them."
)

Lang = Annotated[Literal["en", "fr", "pl"] | None, Field(description="The language of all words.")]
TableName = Annotated[str, Field(description="The name of the table, as make_table or join_table gave it.")]
GameId = Annotated[str, Field(description="The id of a game, such as kids-of-london.")]
Notation = Annotated[str, Field(description="A move as moves lists it, such as: send 3", max_length=200)]
Seconds = Annotated[float, Field(ge=0, le=LONGEST_WAIT, description="How long to wait for the others.")]


@dataclass
class Place:
    """A seat that the client holds; one tool at a time uses it."""

    seat: Seat
    lang: str
    lock: threading.Lock = field(default_factory=threading.Lock)


class Tables:
    """The tables at which one client sits."""

    def __init__(self, lang: str = "en", seed: int | None = None) -> None:
        self.lang = lang
        self.seed = seed
        self.places: dict[str, Place] = {}
        self.made = 0

    def add(self, seat: Seat, lang: str) -> str:
        self.made += 1
        name = f"table-{self.made}"
        self.places[name] = Place(seat, lang)
        return name

    def room_for_one(self) -> None:
        for name in [name for name, place in self.places.items() if place.seat.over]:
            if len(self.places) >= MOST_TABLES:
                self.places.pop(name).seat.close()
        if len(self.places) >= MOST_TABLES:
            raise ToolError(f"you sit at {MOST_TABLES} tables that are not over; end or leave one of them first")

    @contextmanager
    def at(self, table: str) -> Iterator[Place]:
        """The seat at a table; whatever is refused there becomes a sentence."""
        place = self.places.get(table)
        if place is None:
            there = ", ".join(self.places) or "none yet"
            raise ToolError(f"you sit at no table {table!r}; your tables: {there}")
        with place.lock, sentences():
            yield place

    def dice(self) -> Random:
        """Where seeds come from; the same for the same run where its host wants that."""
        return Random(secrets.randbits(128) if self.seed is None else f"{self.seed} {self.made}")

    def close(self) -> None:
        for place in self.places.values():
            place.seat.close()


@contextmanager
def sentences() -> Iterator[None]:
    """What Londinium refuses is told as it is; anything else would be a fault of ours."""
    try:
        yield
    except LondiniumError as problem:
        raise ToolError(str(problem)) from None


def game_of(id: str) -> Game:
    with sentences():
        return londinium.game(id)


def shown(place: Place) -> str:
    """The table as the seat may see it now, or how it ended."""
    seat, lang = place.seat, place.lang
    text = observation(seat.view(), lang, seat.names, seat.news(lang))
    return f"{text}\n\n{ended(seat, lang)}" if seat.over else text


def ended(seat: Seat, lang: str) -> str:
    """Who came where."""
    say = seat.game.words(lang)
    lines = [
        f"{rank.place}. {seat.game.name(rank.who, lang, seat.names)}: "
        + say.say("text-won" if rank.won else "text-points", points=rank.points)
        for rank in seat.ranking()
    ]
    return "\n".join([f"## {say.say('text-over')}", *lines])


def about(game: Game, lang: str) -> dict[str, Any]:
    say = game.words(lang)
    return {
        "id": game.id,
        "title": say.say("title"),
        "about": say.say("tagline"),
        "players": f"{game.players[0]} to {game.players[-1]}",
        "minutes": game.minutes,
        "options": {
            option.name: {
                "values": [spelled(choice) for choice in option.choices],
                "default": spelled(option.default),
                "about": option.help(game, lang),
            }
            for option in game.options
        },
        "bots": [*bots(), *(level.spec for level in levels(game))],
        "chapters": list(game.chapters),
    }


def rulings_of(game: Game, lang: str) -> dict[str, str]:
    """The rulings of a game by their number, each with its heading; "" is what stands before the first."""
    own = game.folder / f"RULINGS.{lang}.md"
    path: Path = own if own.exists() else game.folder / "RULINGS.md"
    before, *found = re.split(r"(?m)^## ", path.read_text(encoding="utf-8"))
    return {"": before.strip()} | {one.partition(".")[0].strip(): one.strip() for one in found}


def make_server(lang: str = "en", seed: int | None = None) -> tuple[MCPServer[Any], Tables]:
    """A server for one client, and the tables it will sit at."""
    tables = Tables(lang, seed)
    server: MCPServer[Any] = MCPServer(
        "londinium", title="Londinium", instructions=ABOUT, version=londinium.__version__, log_level="WARNING"
    )

    @server.tool()
    def list_games(lang: Lang = None) -> list[dict[str, Any]]:
        """The games: players, options, bots, chapters of the rules."""
        return [about(game, lang or tables.lang) for game in londinium.games()]

    @server.tool()
    def make_table(
        game: GameId,
        players: Annotated[int, Field(description="How many sit at the table, you included.")] = 2,
        seat: Annotated[int, Field(description="Your seat, from 1.")] = 1,
        bots: Annotated[str | None, Field(description="The bot at the other seats: greedy, level:1 …")] = None,
        options: Annotated[dict[str, str] | None, Field(description="Options of the game, by name.")] = None,
        lang: Lang = None,
        server: Annotated[
            str | None, Field(description="The address of a Londinium server; without it the table is here.")
        ] = None,
        invite: Annotated[bool, Field(description="On a server: leave the other seats open for people.")] = False,
        name: Annotated[str, Field(description="What you are called on a server.", max_length=24)] = "Model",
    ) -> str:
        """Make a table and sit down at it, against bots, or with people on a server."""
        tables.room_for_one()
        found = game_of(game)
        spoken = lang or tables.lang
        kind = bots or usual_level(found).spec
        if not is_bot(kind, found):
            raise ToolError(f"there is no bot {kind!r}; list_games names those of each game")
        with sentences():
            found.check_players(players)
            if not 1 <= seat <= players:
                raise ToolError(f"there is no seat {seat}; seats are 1 to {players}")
            if server is not None:
                other = {"who": "open"} if invite else {"who": "bot", "bot": kind}
                seats = [{"who": "me"} if number == seat - 1 else other for number in range(players)]
                return seated(tables, ServerSeat.make(server, name, found.id, seats, options or {}), spoken)
            dice = tables.dice()
            table = found.table(players, dice.getrandbits(128), options)
            others = {number: bot(kind, dice.getrandbits(64), found) for number in range(players) if number != seat - 1}
            return seated(tables, LocalSeat(table, seat - 1, others), spoken)

    @server.tool()
    def join_table(
        link: Annotated[str, Field(description="The invitation: https://…/#/invite/…", max_length=500)],
        name: Annotated[str, Field(description="What you are called there.", max_length=24)] = "Model",
        lang: Lang = None,
    ) -> str:
        """Take a free seat at a table on a Londinium server, by its link."""
        tables.room_for_one()
        with sentences():
            return seated(tables, ServerSeat.join(link, name), lang or tables.lang)

    @server.tool()
    def see(table: TableName, form: Literal["text", "json"] = "text") -> str:
        """The table as your seat may see it: the picture, what happened since your last choice, what is asked."""
        with tables.at(table) as place:
            place.seat.wait(0)
            return shown(place) if form == "text" else json.dumps(place.seat.view(), ensure_ascii=False)

    @server.tool()
    def moves(table: TableName) -> list[dict[str, str]]:
        """Your legal moves, in notation and in words; none if you owe no choice."""
        with tables.at(table) as place:
            place.seat.wait(0)
            return [{"move": str(move), "text": move.text(place.lang)} for move in place.seat.moves()]

    @server.tool(name="why_not")
    def ask_why_not(table: TableName, move: Notation) -> str:
        """Why you may not play a move now, and the rule that says so."""
        with tables.at(table) as place:
            return why_not(place.seat, place.seat.game.move(move), place.lang) or f"{move}: it is allowed"

    @server.tool()
    def play(table: TableName, move: Notation, wait: Seconds = WAIT) -> str:
        """Play a move; then the others play, and you are shown what came of it."""
        with tables.at(table) as place:
            found = place.seat.game.move(move)
            if reason := why_not(place.seat, found, place.lang):
                raise ToolError(reason)
            place.seat.play(found)
            place.seat.wait(wait)
            return shown(place)

    @server.tool()
    def wait(table: TableName, seconds: Seconds = WAIT) -> str:
        """Wait for the others at a table on a server, and see the table."""
        with tables.at(table) as place:
            place.seat.wait(seconds)
            return shown(place)

    @server.tool()
    def rules(
        game: GameId,
        chapter: Annotated[str | None, Field(description="One chapter, as list_games names it.")] = None,
        lang: Lang = None,
    ) -> str:
        """The rules as they are played here, whole or one chapter."""
        found = game_of(game)
        if chapter is not None and chapter not in found.chapters:
            raise ToolError(f"there is no chapter {chapter!r}; there are {', '.join(found.chapters)}")
        return rules_text(found, lang or tables.lang, None if chapter is None else [chapter])

    @server.tool()
    def rulings(
        game: GameId,
        number: Annotated[str | None, Field(description="One ruling, such as E5; else all headings.")] = None,
        lang: Lang = None,
    ) -> str:
        """What we decided where the rulebook is silent: the headings, or one ruling with its reason."""
        found = rulings_of(game_of(game), lang or tables.lang)
        if number is None:
            return "\n".join(one.partition("\n")[0] for key, one in found.items() if key)
        if number not in found or not number:
            raise ToolError(f"there is no ruling {number!r}; there are {', '.join(key for key in found if key)}")
        return found[number]

    @server.tool()
    def replay(
        table: TableName,
        after: Annotated[
            int | None, Field(ge=0, description="After the end: the table as you saw it after so many moves of all.")
        ] = None,
    ) -> str:
        """What happened so far, as your seat was told it; after the end, also any moment of the game again."""
        with tables.at(table) as place:
            seat, lang = place.seat, place.lang
            if after is None:
                told = "\n".join(f"{number}. {line}" for number, line in enumerate(seat.story(lang), 1))
                return f"{told}\n\n{ended(seat, lang)}" if seat.over else told
            then = londinium.replay(seat.record(), after)
            return observation(then.view(seat.number), lang, seat.names)

    @server.tool()
    def record(table: TableName) -> str:
        """The whole game as a record, after its end: `londinium replay` plays it again."""
        with tables.at(table) as place:
            return place.seat.record().dumps()

    @server.tool()
    def leave_table(table: TableName) -> str:
        """Let go of a table. On a server your seat stays yours, and its clock runs on."""
        with tables.at(table) as place:
            place.seat.close()
            del tables.places[table]
            return f"you have left {table}"

    return server, tables


def seated(tables: Tables, seat: Seat, lang: str) -> str:
    """What somebody is told who has just sat down."""
    name = tables.add(seat, lang)
    lines = [f"You sit at {name}, seat {seat.number + 1}."]
    if isinstance(seat, ServerSeat):
        lines.append(f"Others come by this link: {seat.link}")
    seat.wait(0)
    try:
        lines += ["", shown(tables.places[name])]
    except LondiniumError as problem:  # others have yet to come
        lines.append(str(problem))
    return "\n".join(lines)


def run(lang: str = "en", seed: int | None = None) -> None:
    """Serve one client over this process's input and output, until it is gone."""
    server, tables = make_server(lang, seed)
    try:
        server.run("stdio")
    finally:
        tables.close()
