"""Connectors: between which tiles they lie, and that they never move."""

from __future__ import annotations

from typing import Any

from tests.rules.key_to_the_city.common import GAME, HOME, offer, options, play, sides, table, with_bids


def test_connectors_wait_while_the_next_plays_but_not_past_ones_own_next_turn() -> None:
    at = with_bids(offer("battersea-power-station"))
    play(at, 0, "use battersea-power-station", "colour red", "keyples 1")
    assert at.to_act == (0, 1)
    play(at, 1, "pass")
    assert at.to_act == (0,)
    assert {move.verb for move in at.moves(0)} == {"side", "discard"}
    assert "place or discard" in str(at.refusal(0, "pass"))
    play(at, 0, "side 1 0", "discard")
    assert "pass" in options(at, 0)
    assert at.view(1)["boroughs"][0][0]["connectors"] == sides("grey")
    assert at.view(1)["supply"] == {"blue": 24, "brown": 24, "grey": 23, "yellow": 24, "black": 24, "red": 24}


def test_each_side_holds_one_connector_and_a_shared_side_is_named_by_the_earlier_tile() -> None:
    boroughs = [[{"tile": HOME, "connectors": sides("red")}, {"tile": "barbican", "at": [1, 0]}], []]
    at = with_bids(boroughs=boroughs, hold=[{"blue": 1}, {}])
    assert options(at, 0, "side") == [f"side 1 {side}" for side in range(1, 6)] + [
        f"side 2 {side}" for side in range(5)
    ]
    assert "has a connector already" in str(at.refusal(0, "side 1 0"))
    shared = str(at.refusal(0, "side 2 5"))
    assert "shared with Buckingham Palace" in shared
    assert "the lower right side of your tile 1" in shared
    play(at, 0, "side 1 2")
    assert [tile["connectors"] for tile in at.view(0)["boroughs"][0]] == [
        sides("red", None, "blue"),
        [None] * 5 + ["blue"],
    ]


def test_in_the_first_era_a_home_has_room_for_six_connectors_and_no_more() -> None:
    at = with_bids(boroughs=[[{"tile": HOME, "connectors": ["red"] * 6}], []], hold=[{"blue": 2}, {}])
    assert options(at, 0) == ["discard"]


def test_a_discarded_connector_returns_unless_its_colour_has_run_out() -> None:
    at = with_bids(offer("covent-garden"), hold=[{"blue": 1}, {}])
    play(at, 0, "discard")
    assert at.view(0)["supply"]["blue"] == 24
    at = with_bids(offer("covent-garden"), hold=[{"blue": 24}, {}])
    play(at, 0, "discard")
    assert at.view(0)["supply"]["blue"] == 0


def test_connectors_may_lie_on_river_sides() -> None:
    bridge = {"tile": "hungerford-bridge", "at": [1, 0], "turned": 1}
    at = table(era=2, turn=0, boroughs=[[HOME, bridge], []], hold=[{"blue": 1}, {}])
    assert "side 2 1" in options(at, 0)
    assert at.view(0)["boroughs"][0][1]["river"] == [False, True, False, False, True, False]


def test_connectors_and_tiles_never_move_once_they_lie() -> None:
    at = GAME.table(players=2, seed=4)
    seen: dict[tuple[int, str], Any] = {}
    while not at.over:
        for seat, borough in enumerate(at.view(0)["boroughs"]):
            for tile in borough:
                before = seen.setdefault((seat, tile["tile"]), (tile["at"], list(tile["connectors"])))
                place, connectors = before
                assert place == tile["at"]
                assert all(old in (None, new) for old, new in zip(connectors, tile["connectors"], strict=True))
                seen[seat, tile["tile"]] = (tile["at"], list(tile["connectors"]))
        seat = at.to_act[0]
        moves = at.moves(seat)
        at.play(seat, moves[len(at.log) * 7 % len(moves)])
