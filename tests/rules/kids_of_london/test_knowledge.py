"""What a seat may know, and what it must imagine."""

from __future__ import annotations

from collections import Counter

import pytest

from londinium import State, Table
from londinium.core.fields import fields
from londinium.core.table import view_of
from tests.rules.kids_of_london.street import GAME, TILES, send, street


def seen_by(state: State, seat: int | None) -> dict[str, object]:
    return view_of(GAME, state, {}, seat)


def imagined(table: Table, seat: int | None, seed: int) -> State:
    return table.state.imagine(-1 if seat is None else seat, seed)


def changed(table: Table, seat: int | None, seed: int = 5) -> set[str]:
    """The fields that differ in an imagined position, the random stream aside."""
    truth, dream = fields(table.state), fields(imagined(table, seat, seed))
    return {name for name in truth if truth[name] != dream[name]} - {"stream"}


def test_the_others_choices_of_the_hour_are_taken_back_in_imagination() -> None:
    table = GAME.table(3, seed=1)
    table.play(0, "send 3")
    table.play(2, "send 8")
    state = imagined(table, 0, 5)
    assert [len(state.legal(seat)) for seat in range(3)] == [0, 9, 9]
    assert changed(table, 0) == {"tiles", "hands", "pending", "waiting"}
    assert [len(imagined(table, None, 5).legal(seat)) for seat in range(3)] == [9, 9, 9]
    assert [len(imagined(table, 1, 5).legal(seat)) for seat in range(3)] == [9, 9, 9]


def test_a_seats_own_choice_stands_in_its_imagination() -> None:
    table = GAME.table(3, seed=1)
    table.play(0, "send 3")
    state = imagined(table, 0, 5)
    assert state.legal(0) == []
    state.apply(0, 1)
    state.apply(1, 2)
    assert seen_by(state, None)["shown"] == [3, 0, 1]


def test_the_others_decisions_about_the_prince_are_taken_back_in_imagination() -> None:
    table = street("prince", [6, 6, 6, 1])
    send(table, [6, 6, 6, 1])
    table.play(0, "take-purse")
    table.play(1, "take-nothing")
    state = imagined(table, 0, 5)
    assert [len(state.legal(seat)) for seat in range(4)] == [0, 2, 2, 0]
    assert changed(table, 0) - {"tiles"} == {"pending", "waiting", "actor"}
    assert [len(imagined(table, 3, 5).legal(seat)) for seat in range(4)] == [2, 2, 2, 0]


def test_children_already_shown_stay_shown_in_imagination_while_thieves_choose() -> None:
    table = street("prince", [6, 6, 1])
    send(table, [6, 6, 1])
    state = imagined(table, 2, 5)
    for name in ("hands", "played", "coins", "thieves", "round"):
        assert fields(state)[name] == fields(table.state)[name]


@pytest.mark.parametrize("players", GAME.players)
def test_an_imagined_position_looks_the_same_to_the_seat_but_for_who_has_chosen(players: int) -> None:
    table = GAME.table(players, seed=4)
    step = 0
    while not table.over:
        for seat in (None, *range(players)):
            view = table.view(seat)
            asked = [band for band in view["thieves"] if band < players] or list(range(players))
            owing = [other for other in asked if other != seat or other in table.to_act]
            chosen = [other in asked and other not in owing for other in range(players)]
            assert seen_by(imagined(table, seat, step), seat) == {**view, "to_act": owing, "chosen": chosen}
        seat = table.to_act[step % len(table.to_act)]
        moves = table.moves(seat)
        table.play(seat, moves[step * 7 % len(moves)])
        step += 1


def test_characters_seen_stay_and_those_face_down_come_in_any_order() -> None:
    table = street("banker", [4, 5, 6], hour=4)
    truth = table.snapshot()["characters"]
    firsts: Counter[int] = Counter()
    for seed in range(600):
        tiles = fields(imagined(table, 0, seed))["tiles"]
        assert isinstance(tiles, list)
        names = [GAME.own_data.content["character"][tile]["id"] for tile in tiles]
        assert names[:4] == truth[:4]
        assert Counter(names) == TILES
        firsts[tiles[4]] += 1
    copies = Counter(truth[4:])
    for tile, count in firsts.items():
        name = GAME.own_data.content["character"][tile]["id"]
        assert abs(count - 120 * copies[name]) < 60
    assert len(firsts) == len(copies)


def test_the_strangers_child_of_the_hour_stays_and_the_rest_come_in_any_order() -> None:
    table = street("banker", [4, 5], stranger=7, hour=5)
    truth = table.snapshot()["stranger"]
    firsts: Counter[int] = Counter()
    for seed in range(400):
        state = imagined(table, 1, seed)
        order = fields(state)["stranger"]
        assert isinstance(order, list)
        assert order[:5] == truth[:5]
        assert sorted(order) == list(range(9))
        assert fields(state)["hands"] == fields(table.state)["hands"]
        firsts[order[5]] += 1
    assert set(firsts) == set(truth[5:])
    assert all(60 < count < 140 for count in firsts.values())


def test_the_same_imagination_seed_gives_the_same_position_and_another_gives_another_stream() -> None:
    table = GAME.table(3, seed=1)
    assert fields(imagined(table, 0, 5)) == fields(imagined(table, 0, 5))
    assert fields(imagined(table, 0, 5))["stream"] != fields(imagined(table, 0, 6))["stream"]
    assert fields(imagined(table, 0, 5))["stream"] != fields(table.state)["stream"]


def test_in_the_last_hour_nothing_but_the_choices_is_left_to_imagine() -> None:
    table = street("banker", [4, 5, 6], hour=9)
    assert changed(table, 0) == set()
    table.play(1, "send 5")
    assert changed(table, 0) == {"hands", "pending", "waiting"}
    assert changed(table, 1) == set()


def test_a_finished_game_leaves_nothing_to_imagine() -> None:
    table = street("banker", [4, 5, 6], hour=9)
    send(table, [4, 5, 6])
    assert [changed(table, seat) for seat in (None, 0, 1, 2)] == [set()] * 4


def test_what_a_seat_has_decided_about_the_prince_is_its_own_secret() -> None:
    tables = [street("prince", [6, 6, 1]) for _ in range(2)]
    for table, take in zip(tables, ("take-purse", "take-nothing"), strict=True):
        send(table, [6, 6, 1])
        [event] = table.play(0, take)
        assert (event.kind, event.who, event.facts) == ("decided", 0, {})
        assert event.secret == {"take": take}
        assert event.seen == {0}
    for seat in (None, 1, 2):
        assert tables[0].view(seat) == tables[1].view(seat)
        assert [event.json(seat) for event in tables[0].events] == [event.json(seat) for event in tables[1].events]
    assert [table.view(0)["my_choice"] for table in tables] == [10, 11]
