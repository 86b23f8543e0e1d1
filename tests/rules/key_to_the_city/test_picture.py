"""The picture: auction, river, boroughs and scores."""

from __future__ import annotations

import re
from typing import Any

from tests.rules.key_to_the_city.common import GAME, HOME, laying, offer, play, table


def test_one_who_looks_for_a_place_is_told_for_which_tile() -> None:
    at = laying(["barbican", "harrods"])
    begun = GAME.words("en").say("picture-chosen")
    assert begun not in GAME.picture(at.view(0), GAME.words("en"), {})
    play(at, 0, "lay harrods")
    assert GAME.picture(at.view(0), GAME.words("en"), {}).endswith("Lay Harrods")
    assert begun not in GAME.picture(at.view(1), GAME.words("en"), {})


def plain(text: str) -> str:
    return re.sub(r"(?<!\\)\[[^\]]*\]", "", text).replace("\\[", "[")


def widest(text: str) -> int:
    return max(len(line) for line in plain(text).splitlines())


def test_the_picture_shows_auction_river_boroughs_and_scores_within_a_hundred_columns() -> None:
    for players in GAME.players:
        at = GAME.table(players=players, seed=5)
        while not at.over:
            seat = at.to_act[0]
            moves = at.moves(seat)
            at.play(seat, moves[len(at.log) * 3 % len(moves)])
            if len(at.log) % 40 == 0:
                for lang in ("en", "fr", "pl"):
                    assert widest(GAME.picture(at.view(0), GAME.words(lang), {})) <= 100
    at = table(
        turn=0,
        auction=[offer("barbican", "red", (3, 4))],
        boroughs=[[{"tile": HOME, "connectors": ["red", None, "blue", None, None, None]}], []],
    )
    drawn = plain(GAME.picture(at.view(0), GAME.words("en"), {}))
    assert "───r───" in drawn
    assert "▶4" in drawn
    assert "1:[7+Hungerf.]" in drawn
    assert "1 S›S 0/10 ↑dddddd" in drawn  # what the home makes, is worth and costs


def test_the_picture_shows_what_both_upgrades_of_a_landmark_cost_and_that_a_tile_of_a_long_name_is_upgraded() -> None:
    def drawn(era: int, *tiles: dict[str, Any]) -> str:
        at = table(era=era, auction=list(tiles))
        return plain(GAME.picture(at.view(0), GAME.words("en"), {}))

    park = offer("hyde-park-and-kensington-gardens")
    assert "3/6/12 ↑gk↑gkB" in drawn(2, offer("the-shard"))
    assert "Kensington … 3/6/12" in drawn(2, park)
    assert "Kensington…+ 3/6/12" in drawn(3, {**park, "level": 1})
