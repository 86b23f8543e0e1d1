"""Acting on a tile: a colour, an amount, where the keyples come from, and what is declined."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from londinium.core.errors import BadSnapshot
from londinium.games.key_to_the_city.pieces import TILE_NAMES
from tests.rules.key_to_the_city.common import (
    COLOURS,
    GAME,
    HOME,
    SECOND_HOME,
    drawn,
    keyples,
    offer,
    options,
    play,
    table,
    with_bids,
)


def test_all_keyples_of_an_action_match_those_already_at_the_tile() -> None:
    at = with_bids(offer("barbican", "yellow", (0, 1)), offer("bt-tower", "red", used=1))
    play(at, 0, "bid barbican")
    assert options(at, 0) == ["keyples 2"]
    at.undo(0)
    play(at, 0, "bid bt-tower")
    assert options(at, 0) == [f"keyples {count}" for count in range(1, 7)]
    assert at.view(0)["choosing"]["colour"] == "red"


def test_a_use_and_a_bid_at_one_tile_share_their_colour_also_at_home() -> None:
    at = with_bids(offer("barbican", "yellow", (1, 0)), skills=[{"builder": 1}, {"builder": 1}])
    play(at, 0, "use barbican")
    assert at.view(0)["choosing"]["colour"] == "yellow"
    play(at, 0, "keyples 1")
    play(at, 1, f"use {HOME}", "colour blue", "keyples 1", "take builder")
    play(at, 0, f"use {HOME}")
    assert at.view(0)["choosing"]["colour"] == "blue"


def test_a_bid_is_strictly_higher_than_every_other() -> None:
    at = with_bids(offer("barbican", "red", (0, 3)), offer("harrods", "yellow", (0, 2)))
    assert options(at, 0, "bid") == ["bid barbican"]
    assert "at least 3 more yellow" in str(at.refusal(0, "bid harrods"))
    play(at, 0, "bid barbican")
    assert options(at, 0) == ["keyples 4", "keyples 5", "keyples 6"]


def test_one_may_add_to_ones_own_bid_even_a_winning_one() -> None:
    at = with_bids(offer("barbican", "red", (3, 0)), offer("harrods", "blue", (2, 4)))
    play(at, 0, "bid barbican", "keyples 1")
    assert at.view(1)["auction"][0]["bids"] == [4, 0]
    play(at, 1, "pass")
    play(at, 0, "bid harrods", "keyples 3")
    assert at.view(1)["auction"][1]["bids"] == [5, 4]


def test_a_losing_bid_moves_only_as_a_whole_and_may_be_joined() -> None:
    at = with_bids(offer("barbican", "red", (3, 4)), offer("harrods", "red", (0, 4)), offer("gherkin", "blue", (1, 2)))
    play(at, 0, "bid harrods")
    assert options(at, 0) == ["join barbican", "keyples 5", "keyples 6"]
    play(at, 0, "join barbican")
    assert options(at, 0) == [f"keyples {count}" for count in range(2, 7)]
    play(at, 0, "keyples 2")
    assert [one["bids"] for one in at.view(0)["auction"]] == [[0, 4], [5, 4], [1, 2]]
    assert at.view(0)["keyples"][0]["colours"] == keyples(6, 4, 2)


def test_a_losing_bid_may_be_used_or_upgrade_without_anything_from_the_screen() -> None:
    at = with_bids(offer("barbican", "red", (3, 4)), offer("harrods"))
    play(at, 0, "use harrods", "colour red", "join barbican")
    assert options(at, 0)[0] == "keyples 0"
    play(at, 0, "keyples 0")
    assert at.view(0)["auction"][0]["bids"] == [0, 4]
    assert at.view(0)["auction"][1]["used"] == 3


def test_several_losing_bids_and_keyples_from_the_screen_may_be_placed_together() -> None:
    at = with_bids(offer("barbican", "red", (3, 4)), offer("gherkin", "red", (1, 2)), offer("harrods"))
    play(at, 0, "use harrods", "colour red", "join barbican", "join gherkin", "keyples 2")
    assert [one["bids"] for one in at.view(0)["auction"]] == [[0, 4], [0, 2], [0, 0]]
    assert at.view(0)["auction"][2]["used"] == 3 + 1 + 2
    assert at.view(0)["keyples"][0]["colours"] == keyples(6, 4, 2)


def test_a_losing_bid_may_use_the_very_tile_it_lost() -> None:
    at = with_bids(offer("barbican", "red", (3, 4)))
    play(at, 0, "use barbican", "join barbican", "keyples 0")
    assert at.view(0)["auction"][0]["bids"] == [0, 4]
    assert at.view(0)["auction"][0]["standing"] == 3


def test_a_winning_bid_and_keyples_on_a_tile_stay_where_they_are() -> None:
    at = with_bids(offer("barbican", "red", (5, 4)), offer("harrods", "red", used=2))
    play(at, 0, "bid harrods")
    assert options(at, 0, "join") == []
    assert "no losing bid" in str(at.refusal(0, "join barbican"))


def test_a_tile_is_used_at_auction_at_home_and_in_anothers_borough() -> None:
    boroughs = [[HOME, "senate-house"], [SECOND_HOME, "bank-of-england"]]
    at = with_bids(offer("barbican"), boroughs=boroughs)
    assert options(at, 0, "use") == ["use bank-of-england", "use barbican", "use senate-house"]


def test_every_later_placement_on_a_tile_is_larger_be_it_a_use_or_an_upgrade() -> None:
    at = with_bids(
        boroughs=[[HOME, {"tile": "bt-tower", "colour": "blue", "used": 2}], []],
        skills=[{"architect": 1, "builder": 1}, {}],
    )
    play(at, 0, "upgrade bt-tower")
    assert options(at, 0)[0] == "keyples 3"
    play(at, 0, "keyples 4")
    play(at, 1, "pass")
    assert "use bt-tower" not in options(at, 0)
    assert "at least 5 blue" in str(at.refusal(0, "use bt-tower"))


def test_more_than_the_minimum_may_be_placed_which_shuts_others_out() -> None:
    at = with_bids(offer("barbican"))
    play(at, 0, "use barbican", "colour red", "keyples 6")
    assert "use barbican" not in options(at, 1)
    assert "at least 7 red" in str(at.refusal(1, "use barbican"))


MADE = ("blue", "brown")  # by Covent Garden


def using_covent_garden(**position: Any) -> Any:
    """Seat 0 about to choose how many keyples use Covent Garden, which is at auction."""
    at = with_bids(offer("covent-garden"), **position)
    play(at, 0, "use covent-garden", "colour red")
    return at


def test_connectors_a_tile_makes_may_be_declined_and_stay_in_the_supply() -> None:
    at = using_covent_garden()
    assert options(at, 0, "decline") == [f"decline {colour}" for colour in MADE]
    assert play(at, 0, "decline blue") == []
    assert options(at, 0, "decline") == ["decline brown"]
    assert at.view(0)["choosing"]["declined"] == ["blue"]
    assert play(at, 0, "keyples 1") == ["used", "declined", "got-connectors"]
    assert at.view(0)["hold"][0] == {**dict.fromkeys(COLOURS, 0), "brown": 1}
    assert at.view(0)["supply"] == {**dict.fromkeys(COLOURS, 24), "brown": 23}


def test_whoever_declines_everything_has_nothing_to_place() -> None:
    at = using_covent_garden()
    kinds = play(at, 0, "decline brown", "decline blue", "keyples 1")
    assert kinds == ["used", "declined", "declined"]
    assert at.to_act == (1,)
    assert at.view(0)["supply"] == dict.fromkeys(COLOURS, 24)


def test_the_last_connector_of_a_colour_stays_for_others_if_it_is_declined() -> None:
    at = using_covent_garden(hold=[{}, {"blue": 23}])
    play(at, 0, "decline blue", "keyples 1")
    assert at.view(0)["supply"]["blue"] == 1
    assert at.snapshot()["gone"] == []
    play(at, 1, *["discard"] * 23)
    assert at.view(0)["supply"]["blue"] == 24
    taken = using_covent_garden(hold=[{}, {"blue": 23}])
    play(taken, 0, "keyples 1", "discard")
    assert taken.view(0)["supply"]["blue"] == 0
    assert taken.snapshot()["gone"] == ["blue"]


def test_only_connectors_that_are_there_can_be_declined() -> None:
    boroughs = [[HOME, {"tile": "covent-garden", "level": 1}], []]
    for there in range(4):
        at = with_bids(boroughs=boroughs, hold=[{}, {"blue": 24 - there}])
        play(at, 0, "use covent-garden", "colour red")
        declined = 0
        while "decline blue" in options(at, 0):
            play(at, 0, "decline blue")
            declined += 1
        assert declined == min(there, 2)
        assert "makes no blue water pipe" in str(at.refusal(0, "decline blue"))
        kinds = play(at, 0, "keyples 1")
        assert ("connectors-lacked" in kinds) == (there < 2)
        assert at.view(0)["hold"][0]["blue"] == 0
        assert at.view(0)["supply"]["blue"] == there


def test_what_is_declined_is_seen_by_nobody_until_the_keyples_are_placed() -> None:
    at = using_covent_garden()
    before = [at.view(viewer) for viewer in (1, None)]
    assert play(at, 0, "decline blue") == []
    assert [at.view(viewer) for viewer in (1, None)] == before
    assert at.state.imagine(0, 7).legal(0) == at.state.legal(0)
    assert at.state.imagine(1, 7).legal(0) == with_bids(offer("covent-garden")).state.imagine(1, 7).legal(0)
    at.undo(0)
    assert at.view(0)["choosing"]["declined"] == []
    assert options(at, 0, "decline") == [f"decline {colour}" for colour in MADE]


def test_connectors_are_declined_while_a_tile_is_used_and_not_once_they_are_taken() -> None:
    at = with_bids(offer("covent-garden"), offer("barbican"))
    assert "use the tile that makes them" in str(at.refusal(0, "decline blue"))
    play(at, 0, "bid covent-garden", "colour red")
    assert options(at, 0, "decline") == []
    assert "makes no blue water pipe" in str(at.refusal(0, "decline blue"))
    at = using_covent_garden()
    assert "makes no red tunnel" in str(at.refusal(0, "decline red"))
    play(at, 0, "keyples 1")
    assert "have taken" in str(at.refusal(0, "decline blue"))


def test_what_was_declined_stays_so_while_a_skill_is_chosen_to_pay_with() -> None:
    content = deepcopy(GAME.own_data.content)
    [home] = [one for one in content["tile"] if one["id"] == HOME]
    home["makes"] = ["blue", "blue", "red"]
    data = GAME.data(content)
    note = {"hash": data.hash, "content": data.content}
    at = with_bids(offer("barbican"), skills=[{"builder": 1, "financier": 1}, {}], data=note)
    play(at, 0, f"use {HOME}", "colour red", "decline red", "decline blue")
    assert play(at, 0, "keyples 1") == ["used", "declined", "declined"]
    assert at.view(0)["phase"] == "paying"
    again = GAME.restore(at.snapshot())
    assert again.snapshot() == at.snapshot()
    for one in (at, again):
        assert "first" in str(one.refusal(0, "decline blue")).lower()
        play(one, 0, "pay builder")
        assert one.view(0)["hold"][0] == {**dict.fromkeys(COLOURS, 0), "blue": 1}


def test_whoever_takes_no_more_connectors_of_a_free_choice_says_so() -> None:
    at = with_bids(offer("waterloo-station"), skills=[{"builder": 1}, {}])
    assert play(at, 0, "use waterloo-station", "colour red", "keyples 1", "connector red", "enough") == ["took-no-more"]


def test_a_game_begun_under_the_first_rules_hands_every_connector_over() -> None:
    at = using_covent_garden(rules_version=1)
    assert options(at, 0) == [f"keyples {count}" for count in range(1, 7)]
    assert "declined" not in at.snapshot()["choosing"]
    assert "earlier rules" in str(at.refusal(0, "decline blue"))
    with pytest.raises(BadSnapshot):
        table(**{**at.snapshot(), "choosing": {**at.snapshot()["choosing"], "declined": ["blue"]}})
    assert play(at, 0, "keyples 1") == ["used", "got-connectors", "got-connectors"]
    at = with_bids(offer("waterloo-station"), skills=[{"builder": 1}, {}], rules_version=1)
    assert play(at, 0, "use waterloo-station", "colour red", "keyples 1", "connector red", "enough") == []


def test_declining_came_last_so_that_every_earlier_move_keeps_its_number() -> None:
    assert [str(move) for move in GAME.moves[-7:]] == ["set-aside", *(f"decline {colour}" for colour in COLOURS)]
    assert GAME.move("set-aside").id == 581


def test_a_tile_may_be_used_even_if_nothing_of_it_can_be_taken() -> None:
    at = with_bids(offer("barbican"), skills=[{"builder": 12}, {"builder": 12}])
    assert "use barbican" in options(at, 0)


def test_what_is_begun_is_seen_by_nobody_until_the_keyples_are_placed() -> None:
    at = with_bids(offer("barbican"))
    before = at.view(1)
    assert play(at, 0, "bid barbican", "colour red") == []
    assert at.view(1) == before
    assert play(at, 0, "keyples 1") == ["bid"]


def test_bids_of_a_barge_that_has_sailed_can_still_be_outbid() -> None:
    at = table(turn=0, auction=[offer("barbican", "red", (2, 0))], keyples=[keyples(), keyples(0, 4, 0)])
    play(at, 0, "sail 2")
    play(at, 1, "bid barbican", "keyples 3")
    play(at, 1, "sail 3")
    assert at.view(0)["won"] == [[], ["barbican"]]
    assert at.view(0)["keyples"][0]["colours"]["red"] == 2 + drawn(at, 0, "red")


@pytest.mark.parametrize("tile", [*TILE_NAMES[40:], SECOND_HOME])
def test_river_and_routemaster_tiles_are_neither_used_nor_upgraded(tile: str) -> None:
    written = {str(move) for move in GAME.moves}
    assert (f"use {tile}" in written) == (f"upgrade {tile}" in written) == (tile == SECOND_HOME)
