"""The view: what screens hide, and what all may see."""

from __future__ import annotations

import pytest

from tests.rules.key_to_the_city.common import (
    GAME,
    HOME,
    SECOND_HOME,
    keyples,
    table,
)


def test_colours_behind_a_screen_are_seen_by_its_owner_alone() -> None:
    at = GAME.table(players=3, seed=1)
    own, other, nobody = at.view(0), at.view(1), at.view(None)
    assert sum(own["keyples"][0]["colours"].values()) == 10
    assert other["keyples"][0] == nobody["keyples"][0] == {"count": 10, "colours": None, "front": None}


@pytest.mark.parametrize(("counts", "seen"), [("public", 10), ("hidden", None)])
def test_how_many_are_behind_a_screen_is_an_option(counts: str, seen: int | None) -> None:
    at = GAME.table(players=2, seed=1, options={"counts": counts})
    assert at.view(1)["keyples"][0]["count"] == seen
    assert at.view(1)["skills"][0]["count"] == (None if seen is None else 0)
    assert at.view(0)["keyples"][0]["count"] == 10
    assert at.view(0)["bag"] == (None if seen is None else 100)


def test_at_the_end_all_screens_are_lifted() -> None:
    at = table(era=5, options={"counts": "hidden"}, keyples=[keyples(1, 2, 3), keyples()])
    assert at.view(1)["keyples"][0]["colours"] == keyples(1, 2, 3)


def test_points_that_depend_on_a_screen_are_hidden_from_the_others() -> None:
    at = table(
        era=4,
        phase="laying",
        won=[["tate-modern"], []],
        boroughs=[[HOME, "lords-cricket-ground", "bt-tower"], [SECOND_HOME]],
    )
    assert at.view(1)["scores"][0]["keyples"] is None
    assert at.view(0)["scores"][0]["keyples"] is not None
    assert at.view(1)["scores"][0]["skills"] == 0
    assert [tile["points"] for tile in at.view(1)["boroughs"][0]] == [0, None, 1]
