"""What everyone may see: coins and children that have been out, and no choice before all have chosen."""

from __future__ import annotations

from collections import Counter

from tests.rules.kids_of_london.street import GAME, send, street


def test_coins_stay_visible_to_everyone_after_every_hour() -> None:
    table = street("merchant", [2, 5, 3])
    send(table, [2, 5, 3])
    assert [table.view(seat)["coins"] for seat in (None, 0, 1, 2)] == [[12, 14, 10]] * 4


def test_the_richest_and_the_second_richest_bands_are_known_and_nobody_while_all_have_as_much() -> None:
    def places(*coins: int) -> list[str | None]:
        return list(GAME.restore({"players": len(coins), "hour": 4, "coins": list(coins)}).view(None)["places"])

    assert places(5, 9, 9, 2) == ["second", "richest", "richest", None]
    assert places(7, 3, 3) == ["richest", "second", "second"]
    assert places(0, 0, 0) == places(4, 4, 4) == [None, None, None]


def test_the_other_tiles_lie_face_down_and_only_their_number_is_known() -> None:
    rest = ["merchant", "merchant", "left-curate", "right-curate", "jeweller", "jeweller", "prince", "beggar"]
    one = GAME.restore({"players": 3, "characters": ["banker", *rest]})
    other = GAME.restore({"players": 3, "characters": ["banker", *reversed(rest)]})
    assert one.view(None)["to_come"] == Counter(rest)
    assert [one.view(seat) for seat in (None, 0, 1, 2)] == [other.view(seat) for seat in (None, 0, 1, 2)]


def test_that_a_seat_has_chosen_is_public_and_what_it_chose_is_not() -> None:
    tables = [street("banker", [4, 5, 6]) for _ in range(2)]
    for table, child in zip(tables, (1, 5), strict=True):
        [event] = table.play(1, f"send {child}")
        assert (event.kind, event.who, event.facts) == ("chose", 1, {})
        assert event.json(1) == {"number": 1, "kind": "chose", "who": 1, "child": child}
        assert event.json(0) == event.json(None) == {"number": 1, "kind": "chose", "who": 1}
        assert table.view(0)["chosen"] == [False, True, False]
    for seat in (None, 0, 2):
        assert tables[0].view(seat) == tables[1].view(seat)
        assert tables[0].events[0].text("en", seat) == tables[1].events[0].text("en", seat)
    assert tables[0].view(1) != tables[1].view(1)


def test_a_child_chosen_in_secret_still_looks_as_if_it_were_in_the_hand() -> None:
    table = street("banker", [4, 5, 6])
    before = {seat: table.view(seat) for seat in (None, 0, 1, 2)}
    table.play(1, "send 5")
    for seat in (None, 0, 2):
        assert table.view(seat) == {**before[seat], "chosen": [False, True, False], "to_act": [0, 2]}
    assert table.view(1) == {**before[1], "chosen": [False, True, False], "to_act": [0, 2], "my_choice": 5}


# K2
def test_children_that_were_sent_are_known_to_all_for_good() -> None:
    table = GAME.table(3, seed=1)
    send(table, [4, 5, 6])
    send(table, [1, 2, 3])
    left = [[0, 2, 3, 5, 6, 7, 8], [0, 1, 3, 4, 6, 7, 8], [0, 1, 2, 4, 5, 7, 8]]
    assert [table.view(seat)["hands"] for seat in (None, 0, 1, 2)] == [left] * 4


# K2
def test_characters_that_have_passed_are_known_to_all_for_good() -> None:
    table = GAME.table(3, seed=1)
    order = table.snapshot()["characters"]
    send(table, [4, 5, 6])
    send(table, [1, 2, 3])
    assert [table.view(seat)["past"] for seat in (None, 0, 1, 2)] == [order[:2]] * 4
