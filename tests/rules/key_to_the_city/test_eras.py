"""An era: how it begins, the six steps at its end, and the end of the game."""

from __future__ import annotations

import pytest

from tests.rules.key_to_the_city.common import (
    GAME,
    HOME,
    SECOND_HOME,
    drawn,
    keyples,
    offer,
    options,
    play,
    points,
    table,
)


def test_in_the_fourth_era_the_routemasters_shown_from_the_start_come_to_auction() -> None:
    shown = ["british-museum", "tate-modern", "science-museum", "oval-cricket-ground"]
    at = table(era=3, turn=0, auction=[], routemasters=shown)
    play(at, 0, "sail 2")
    play(at, 1, "sail 3")
    assert at.view(0)["era"] == 4
    assert {one["tile"] for one in at.view(0)["auction"]} == set(shown)
    assert {one["level"] for one in at.view(0)["auction"]} == {0}


def test_the_era_ends_when_the_last_barge_has_sailed_and_not_before() -> None:
    at = table(players=3, turn=0, auction=[])
    for seat, berth in ((0, 2), (1, 3), (2, 4)):
        assert at.view(0)["era"] == 1
        play(at, seat, f"sail {berth}")
    assert at.view(0)["era"] == 2


@pytest.mark.parametrize("era", [1, 2, 3])
@pytest.mark.parametrize("berth", range(1, 7))
def test_whoever_lies_in_a_berth_draws_the_keyples_beside_it(era: int, berth: int) -> None:
    at = table(era=era, turn=0, auction=[], keyples=[keyples(), keyples()])
    number = at.view(0)["berths"][berth - 1]["number"]
    assert number == GAME.data().content["berths"][era - 1]["numbers"][berth - 1]
    play(at, 0, f"sail {berth}")
    play(at, 1, f"sail {berth % 6 + 1}")
    assert at.view(0)["keyples"][0]["count"] == number


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
