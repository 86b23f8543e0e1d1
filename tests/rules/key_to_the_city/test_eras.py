"""Setting up, passing, sailing, the six steps at the end of an era, and the end of the game."""

from __future__ import annotations

import pytest

from londinium import Table
from londinium.games.key_to_the_city.pieces import HUE_NAMES, TILE_NAMES
from tests.rules.key_to_the_city.common import (
    GAME,
    HOME,
    SECOND_HOME,
    city,
    keyples,
    offer,
    options,
    play,
    points,
    table,
)


@pytest.mark.parametrize(("players", "buildings"), [(2, 4), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_the_set_up_follows_the_number_of_players(players: int, buildings: int) -> None:
    at = GAME.table(players=players, seed=3)
    view = at.view(0)
    assert [one["tile"] for one in view["auction"][:6]] == list(TILE_NAMES[6:12])
    assert len(view["auction"]) == 6 + buildings
    assert len(view["routemasters"]) == 2 * players
    assert view["to_come"] == {"hidden": 22 - buildings, "shown": 2 * buildings}
    assert [one["count"] for one in view["keyples"]] == [10] * players
    assert view["bag"] == 120 - 10 * players
    for era, expected in ((2, 6 + buildings), (3, buildings), (4, 2 * players)):
        assert len(GAME.restore({"players": players, "era": era}).view(0)["auction"]) == expected


@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_play_four_eras_with_forty_keyples_of_each_colour(players: int) -> None:
    at = GAME.table(players=players, seed=3)
    drawn = [at.view(seat)["keyples"][seat]["colours"] for seat in range(players)]
    for hue, colour in enumerate(HUE_NAMES):
        assert city(at).bag[hue] + sum(one[colour] for one in drawn) == 40
    while not at.over:
        seat = at.to_act[0]
        play(at, seat, next((move for move in options(at, seat) if move.startswith("sail")), options(at, seat)[0]))
    assert [event.facts["era"] for event in at.events if event.kind == "era-began"] == [1, 2, 3, 4]
    assert list(GAME.players) == [2, 3, 4, 5, 6]


def test_routemasters_and_buildings_come_by_chance_and_those_not_drawn_stay_in_the_box() -> None:
    views = [GAME.table(players=2, seed=seed).view(0) for seed in range(12)]
    assert len({tuple(one["tile"] for one in view["routemasters"]) for view in views}) > 6
    assert len({tuple(one["tile"] for one in view["auction"][6:]) for view in views}) > 6
    for view in views:
        shown = {one["tile"] for one in view["routemasters"]}
        assert shown | set(view["box"]) == set(TILE_NAMES[40:52])
        assert not shown & set(view["box"])


def test_homes_that_nobody_has_are_neither_used_nor_upgraded() -> None:
    at = table(turn=0, skills=[{"builder": 1}, {}], auction=[])
    assert options(at, 0, "use") == [f"use {HOME}", f"use {SECOND_HOME}"]
    assert "neither at auction nor in a borough" in str(at.refusal(0, f"use {TILE_NAMES[2]}"))


def test_in_the_fourth_era_the_routemasters_shown_from_the_start_come_to_auction() -> None:
    shown = ["british-museum", "tate-modern", "science-museum", "oval-cricket-ground"]
    at = table(era=3, turn=0, auction=[], routemasters=shown)
    play(at, 0, "sail 2")
    play(at, 1, "sail 3")
    assert at.view(0)["era"] == 4
    assert {one["tile"] for one in at.view(0)["auction"]} == set(shown)
    assert {one["level"] for one in at.view(0)["auction"]} == {0}


def test_whoever_is_on_turn_may_bid_use_upgrade_pass_or_sail_and_does_one_of_them() -> None:
    at = table(
        turn=0,
        auction=[offer("barbican")],
        boroughs=[[HOME, "bt-tower"], []],
        skills=[{"builder": 1}, {}],
        keyples=[keyples(3, 0, 0), keyples(3, 0, 0)],
    )
    assert {move.verb for move in at.moves(0)} == {"bid", "use", "upgrade", "pass", "sail"}
    for action in (["bid barbican", "keyples 1"], ["upgrade bt-tower", "keyples 1"], ["pass"], ["sail 2"]):
        again = GAME.restore(at.snapshot())
        play(again, 0, *action)
        assert again.to_act == (1,)


def test_the_era_ends_when_the_last_barge_has_sailed_and_not_before() -> None:
    at = table(players=3, turn=0, auction=[])
    for seat, berth in ((0, 2), (1, 3), (2, 4)):
        assert at.view(0)["era"] == 1
        play(at, seat, f"sail {berth}")
    assert at.view(0)["era"] == 2


def test_the_first_seat_lies_rightmost_and_begins() -> None:
    for first in range(3):
        at = GAME.table(players=3, seed=1, options={"first_seat": first})
        assert at.to_act == (first,)
        assert at.view(0)["barges"][first] == 6
    started = {GAME.table(players=3, seed=seed, options={"first_seat": "random"}).to_act for seed in range(40)}
    assert started == {(0,), (1,), (2,)}


def test_homes_go_to_the_seats_in_order() -> None:
    at = GAME.table(players=6, seed=1)
    assert [borough[0]["tile"] for borough in at.view(0)["boroughs"]] == list(TILE_NAMES[:6])


def test_the_rightmost_barge_begins_an_era_and_then_it_goes_clockwise() -> None:
    at = GAME.table(players=3, seed=1)
    play(at, 0, "sail 2")
    play(at, 1, "sail 5")
    play(at, 2, "sail 1")
    while at.view(0)["phase"] == "laying":
        play(at, at.to_act[0], options(at, at.to_act[0])[0])
    assert at.view(0)["era"] == 2
    assert at.to_act == (1,)
    play(at, 1, "pass")
    assert at.to_act == (2,)


def test_no_berth_is_closed_to_small_tables_and_each_has_room_for_one_barge() -> None:
    at = GAME.table(players=2, seed=1)
    assert options(at, 0, "sail") == [f"sail {berth}" for berth in range(1, 7)]
    play(at, 0, "sail 4")
    assert "sail 4" not in options(at, 1)
    assert "taken" in str(at.refusal(1, "sail 4"))


@pytest.mark.parametrize("era", [1, 2, 3])
@pytest.mark.parametrize("berth", range(1, 7))
def test_whoever_lies_in_a_berth_draws_the_keyples_beside_it(era: int, berth: int) -> None:
    at = table(era=era, turn=0, auction=[], keyples=[keyples(), keyples()])
    number = at.view(0)["berths"][berth - 1]["number"]
    assert number == GAME.data().content["berths"][era - 1]["numbers"][berth - 1]
    play(at, 0, f"sail {berth}")
    play(at, 1, f"sail {berth % 6 + 1}")
    assert at.view(0)["keyples"][0]["count"] == number


def test_whoever_has_sailed_has_no_more_turns_in_the_era() -> None:
    at = table(players=3, turn=0, auction=[offer("barbican", bids=(0, 0, 0))], keyples=[keyples(3)] * 3)
    play(at, 0, "sail 2")
    for seat, more in ((1, 1), (2, 2), (1, 2)):
        assert at.to_act == (seat,)
        play(at, seat, "bid barbican", f"keyples {more}")
    assert at.to_act == (2,)


def test_who_passes_may_act_again_in_the_same_era() -> None:
    at = GAME.table(players=2, seed=1)
    play(at, 0, "pass")
    play(at, 1, options(at, 1, "bid")[0])
    move = next(move for move in options(at, 1) if move.startswith(("colour", "keyples")))
    play(at, 1, move)
    while at.to_act == (1,):
        play(at, 1, options(at, 1)[0])
    assert at.to_act == (0,)
    assert at.view(0)["passed"] == []


def test_if_all_pass_in_a_row_they_sail_in_the_order_in_which_they_passed() -> None:
    at = table(players=3, turn=1)
    play(at, 1, "pass")
    play(at, 2, "pass")
    play(at, 0, "pass")
    assert at.to_act == (1,)
    assert {move.verb for move in at.moves(1)} == {"sail"}
    play(at, 1, "sail 3")
    assert at.to_act == (2,)
    assert "sail 3" not in options(at, 2)
    play(at, 2, "sail 1")
    play(at, 0, "sail 6")
    assert at.view(0)["phase"] in ("laying", "acting")
    assert at.view(0)["barges"] == [6, 3, 1]


def test_sailing_breaks_a_row_of_passes_and_the_last_one_left_sails_by_passing() -> None:
    at = table(players=3, turn=0)
    play(at, 0, "pass")
    play(at, 1, "sail 3")
    assert at.view(0)["passed"] == []
    play(at, 2, "pass")
    assert at.to_act == (0,)
    assert "pass" in options(at, 0)
    play(at, 0, "sail 5")
    play(at, 2, "pass")
    assert {move.verb for move in at.moves(2)} == {"sail"}


def test_bids_of_a_barge_that_has_sailed_can_still_be_outbid() -> None:
    at = table(turn=0, auction=[offer("barbican", "red", (2, 0))], keyples=[keyples(), keyples(0, 4, 0)])
    play(at, 0, "sail 2")
    play(at, 1, "bid barbican", "keyples 3")
    play(at, 1, "sail 3")
    assert at.view(0)["won"] == [[], ["barbican"]]
    assert at.view(0)["keyples"][0]["colours"]["red"] == 2 + drawn(at, 0, "red")


def drawn(at: Table, seat: int, colour: str) -> int:
    """The keyples of a colour a seat has drawn from the bag."""
    return sum(event.secret[colour] for event in at.events if event.kind == "found" and event.who == seat)


def test_the_six_steps_at_the_end_of_an_era_in_their_order() -> None:
    at = table(
        turn=0,
        keyples=[keyples(), keyples()],
        auction=[
            {**offer("barbican", "red", (2, 1), 3), "standing": 3},
            offer("harrods", "blue", (1, 2)),
            {**offer("bank-of-england", "yellow", (0, 0), 2), "standing": 2},
        ],
        boroughs=[[{"tile": HOME, "colour": "yellow", "used": 2, "standing": 3}], []],
    )
    play(at, 0, "sail 1")
    play(at, 1, "sail 6")
    kinds = [event.kind for event in at.events if event.kind != "sailed"]
    assert kinds == [
        "bid-returned",
        "bid-returned",
        "tile-won",
        "tile-won",
        "unsold",
        "river-won",
        "drew",
        "found",
        "drew",
        "found",
        "gathered",
        "gathered",
    ]
    won = [(event.who, event.facts["tile"]) for event in at.events if event.kind == "tile-won"]
    assert won == [(1, "harrods"), (0, "barbican")]
    view = at.view(0)
    assert view["won"] == [["barbican", "hungerford-bridge"], ["harrods"]]
    assert [event.facts["count"] for event in at.events if event.kind == "drew"] == [8, 7]
    own = view["keyples"][0]["colours"]
    assert own["red"] == 3 + drawn(at, 0, "red")  # those used on the tile come with it
    assert own["yellow"] == 3 + drawn(at, 0, "yellow")  # those in the borough come back, whoever placed them
    assert own["blue"] == 1 + drawn(at, 0, "blue")  # the losing bid
    assert view["keyples"][1]["count"] == 1 + 8
    assert view["bag"] == 120 - view["keyples"][0]["count"] - view["keyples"][1]["count"]
    assert "bank-of-england" in view["box"]


def test_keyples_used_in_anothers_borough_become_the_owners() -> None:
    at = table(turn=0, keyples=[keyples(0, 3, 0), keyples()], boroughs=[[], [SECOND_HOME, "barbican"]], auction=[])
    play(at, 0, "use barbican", "keyples 3")
    play(at, 1, "sail 2")
    play(at, 0, "sail 3")
    gathered = [event for event in at.events if event.kind == "gathered"]
    assert [(event.who, event.facts["count"]) for event in gathered] == [(1, 3)]


def test_the_river_tile_goes_to_the_prize_berth_or_to_nobody() -> None:
    for era, tile in ((1, "hungerford-bridge"), (2, "millennium-bridge"), (3, "london-bridge"), (4, "the-o2")):
        at = table(era=era, turn=0, auction=[])
        play(at, 0, "sail 2")
        play(at, 1, "sail 1")
        assert at.view(0)["won"] == [[], [tile]]
        at = table(era=era, turn=0, auction=[])
        play(at, 0, "sail 2")
        play(at, 1, "sail 3")
        assert tile in at.view(0)["box"]


def test_an_empty_bag_gives_nothing_and_the_rightmost_barge_draws_first() -> None:
    at = table(turn=0, auction=[], keyples=[keyples(36, 40, 0), keyples(0, 0, 40)])
    play(at, 0, "sail 2")
    play(at, 1, "sail 5")
    assert [(event.who, event.facts["count"]) for event in at.events if event.kind == "drew"] == [(1, 4), (0, 0)]


def test_a_building_of_the_third_era_comes_upgraded() -> None:
    at = GAME.restore({"players": 4, "era": 3})
    assert {one["level"] for one in at.view(0)["auction"]} == {1}
    at = table(era=2, turn=0, auction=[])
    play(at, 0, "sail 2")
    play(at, 1, "sail 3")
    assert [
        (one["level"], at.view(0)["facts"][one["tile"]]["category"] in ("building", "landmark"))
        for one in at.view(0)["auction"]
    ] == [(1, True)] * 4


def test_upgrades_are_for_tiles_of_ones_own_borough_that_show_an_arrow() -> None:
    at = table(
        era=3,
        turn=0,
        skills=[{"architect": 2, "builder": 2}, {}],
        boroughs=[[HOME, {"tile": "hungerford-bridge", "at": [1, 0], "turned": 1}], [SECOND_HOME, "bt-tower"]],
        auction=[offer("harrods")],
    )
    assert options(at, 0, "upgrade") == []
    assert "not in your borough" in str(at.refusal(0, "upgrade bt-tower"))
    assert "not in your borough" in str(at.refusal(0, "upgrade harrods"))


def test_an_upgrade_leaves_its_keyples_and_connectors_on_the_tile_and_its_skill_in_the_supply() -> None:
    harrods = {"tile": "harrods", "connectors": ["red", *[None] * 5], "colour": "red", "used": 1}
    at = table(
        turn=0,
        era=2,
        skills=[{"architect": 1}, {}],
        boroughs=[[HOME, harrods], []],
        keyples=[keyples(0, 5, 0), keyples()],
        auction=[],
    )
    before = at.view(0)["skill_supply"]["architect"]
    play(at, 0, "upgrade harrods", "keyples 2")
    view = at.view(0)
    tile = view["boroughs"][0][1]
    assert (tile["level"], tile["standing"], tile["connectors"][0]) == (1, 1 + 2, "red")
    assert view["skill_supply"]["architect"] == before + 1
    assert view["keyples"][0]["colours"] == keyples(0, 3, 0)


def test_a_building_that_came_upgraded_is_upgraded_again_only_if_it_is_a_landmark() -> None:
    gherkin = {"tile": "gherkin", "level": 1, "connectors": ["grey"] * 6}
    shard = {"tile": "the-shard", "level": 1, "connectors": ["black", "grey", *[None] * 4]}
    at = table(
        turn=0,
        era=4,
        skills=[{"architect": 1, "builder": 1, "financier": 1}, {}],
        boroughs=[[HOME, gherkin, shard], []],
        keyples=[keyples(0, 5, 0), keyples()],
    )
    assert options(at, 0, "upgrade") == ["upgrade the-shard"]
    assert "cannot be upgraded any further" in str(at.refusal(0, "upgrade gherkin"))


def test_an_upgrade_makes_nothing() -> None:
    at = table(
        turn=0,
        era=2,
        skills=[{"architect": 1, "builder": 1}, {}],
        boroughs=[[HOME, "bt-tower"], []],
        keyples=[keyples(0, 5, 0), keyples()],
    )
    assert play(at, 0, "upgrade bt-tower", "keyples 1") == ["upgraded", "paid"]
    assert sum(at.view(0)["hold"][0].values()) == 0


def test_after_the_fourth_era_nobody_draws_and_the_most_points_win() -> None:
    at = table(era=4, turn=0, auction=[offer("british-museum", "red", (2, 0))], keyples=[keyples(), keyples()])
    play(at, 0, "sail 1")
    play(at, 1, "sail 6")
    assert not any(event.kind == "drew" for event in at.events)
    while not at.over:
        play(at, 0, options(at, 0)[0])
    assert [score.points for score in at.scores()] == [8 + 6 + 2, 13]
    assert [rank.who for rank in at.ranking()] == [0, 1]
    assert at.state.payoff(0) == 1


def test_keyples_that_count_at_the_end_are_unused_returned_and_in_the_borough() -> None:
    at = table(
        era=4,
        turn=0,
        auction=[offer("lords-cricket-ground", "blue", (1, 0)), offer("tate-modern", "red", (2, 3))],
        keyples=[keyples(0, 1, 0), keyples()],
        boroughs=[[{"tile": HOME, "colour": "red", "used": 4}], []],
    )
    play(at, 0, "sail 2")
    play(at, 1, "sail 3")
    while not at.over:
        play(at, at.to_act[0], options(at, at.to_act[0])[0])
    assert points(at, 0, "keyples") == 2 * (1 + 2 + 4)


def test_a_final_tie_goes_to_the_barge_further_right_at_the_thames_barrier() -> None:
    shard, eye = {"tile": "the-shard", "level": 1}, {"tile": "london-eye", "level": 1}
    tied = table(
        era=5, berths=[2, 5], boroughs=[[HOME, "bt-tower", shard], [SECOND_HOME, "harrods", eye, "covent-garden"]]
    )
    assert [score.points for score in tied.scores()] == [21, 21]
    assert [rank.who for rank in tied.ranking() if rank.won] == [1]
    assert [tied.state.payoff(seat) for seat in range(2)] == [0, 1]
    for berths, winner in (((2, 4), 1), ((4, 2), 0)):
        at = table(era=4, turn=0, auction=[])
        for seat, berth in enumerate(berths):
            play(at, seat, f"sail {berth}")
        assert at.over
        assert [score.points for score in at.scores()] == [14, 14]
        assert [rank.who for rank in at.ranking() if rank.won] == [winner]
        assert at.state.payoff(winner) == 1


def test_no_game_is_longer_than_its_bound_since_every_action_binds_a_keyple() -> None:
    for players in GAME.players:
        games = GAME.playouts(20, players=players, seed=5)
        assert games.decisions.max() < GAME.bound(players, {}) < 25_000
    at = GAME.table(players=2, seed=1)
    standing = 0
    while at.view(0)["era"] == 1 and not at.over and at.view(0)["phase"] != "laying":
        seat = at.to_act[0]
        moves = options(at, seat)
        play(at, seat, next((one for one in moves if one.split()[0] not in ("pass", "sail")), moves[0]))
        bound = sum(max(one["bids"]) + one["standing"] for one in at.view(0)["auction"])
        bound += sum(tile["standing"] for borough in at.view(0)["boroughs"] for tile in borough)
        assert bound >= standing or at.view(0)["phase"] == "laying"
        standing = bound
    assert standing <= 120
