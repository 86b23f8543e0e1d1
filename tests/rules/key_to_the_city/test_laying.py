"""Laying the tiles that were won: touching, and that a place is always found."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.key_to_the_city.common import GAME, HOME, laying, options, play, table


def test_all_lay_at_the_same_time_openly_and_each_in_any_order() -> None:
    at = table(era=2, phase="laying", won=[["barbican", "harrods"], ["gherkin"]])
    assert at.to_act == (0, 1)
    play(at, 1, "lay gherkin")
    assert options(at, 0) == ["lay barbican", "lay harrods"]
    play(at, 0, "lay harrods", "side 1 2")
    assert [tile["tile"] for tile in at.view(1)["boroughs"][0]] == [HOME, "harrods"]
    play(at, 1, "side 1 0")
    assert list(at.to_act) == [0]
    play(at, 0, "lay barbican", "side 1 0")
    assert at.view(0)["era"] == 3


def test_a_tile_touches_the_borough_and_each_hex_is_named_once() -> None:
    at = laying(["barbican"], {"tile": "harrods", "at": [1, 0]})
    play(at, 0, "lay barbican")
    assert options(at, 0) == [
        *("side 1 0", "side 1 1", "side 1 3", "side 1 4", "side 1 5"),
        *("side 2 1", "side 2 2", "side 2 3"),
    ]


@settings(max_examples=25, deadline=None)
@given(players=st.integers(2, 6), seed=st.integers(0, 1 << 60), picks=st.randoms(use_true_random=False))
def test_every_tile_won_always_has_a_place(players: int, seed: int, picks: Random) -> None:
    state = GAME.table(players=players, seed=seed).state
    give_up = GAME.move("set-aside").id
    while not state.over:
        legal = state.legal()
        assert give_up not in legal
        river = [move for move in legal if GAME.moves[move].verb == "lay" and "bridge" in str(GAME.moves[move])]
        state.apply(picks.choice(river or legal))


def test_one_who_lays_a_tile_is_asked_for_its_place_and_then_how_the_river_runs() -> None:
    at = laying(["london-bridge", "harrods"])
    assert GAME.prompt(at.view(0)).startswith("lay the tiles you won")
    play(at, 0, "lay london-bridge")
    assert GAME.prompt(at.view(0)) == "choose the side of your borough that London Bridge is laid against."
    assert GAME.prompt(at.view(1)).startswith("lay the tiles you won")
    play(at, 0, "side 1 1")
    assert GAME.prompt(at.view(0)).endswith("as it is, the river leaves it by these sides: top, bottom.")
    assert at.moves(0)[1].text("en").startswith("Turn it clockwise by")


def test_all_the_rivers_there_are_together_still_leave_room() -> None:
    rivers = ["hungerford-bridge", "millennium-bridge", "london-bridge", "the-o2"]
    for choice in range(12):
        at = laying([*rivers, "tower-bridge", "globe-theatre", "mi6-building", "barbican"])
        while at.to_act == (0,):
            moves = options(at, 0)
            assert "set-aside" not in moves
            wet = [move for move in moves if move != "lay barbican"] or moves
            play(at, 0, wet[choice * 7 % len(wet)])
        assert len(at.view(0)["boroughs"][0]) == 9


def test_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    """With our data it cannot happen; with these, six tiles turn three river sides each to the outside."""
    text = GAME.data_file.read_text(encoding="utf-8")
    ring = ["hungerford-bridge", "millennium-bridge", "london-bridge", "the-o2", "tower-bridge", "globe-theatre"]
    for tile in ring:
        line = text.index("river = ", text.index(f'id = "{tile}"'))
        text = text[:line] + "river = [0, 1, 2]" + text[text.index("\n", line) :]
    steps = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    around = [{"tile": tile, "at": list(steps[side]), "turned": (side - 1) % 6} for side, tile in enumerate(ring)]
    data = GAME.data(text)
    at = laying(["barbican", "harrods"], *around, data={"hash": data.hash, "content": data.content})
    assert options(at, 0) == ["set-aside"]
    play(at, 0, "set-aside")
    assert at.over
    assert len(at.view(0)["boroughs"][0]) == 7
