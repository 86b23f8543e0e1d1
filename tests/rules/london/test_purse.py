"""Money, prestige, poverty and loans."""

from __future__ import annotations

from tests.rules.london.tables import Deck, can, change, choosing, play, running, starting, wealth


def test_a_loan_brings_ten_pounds_and_a_poverty_in_every_run() -> None:
    table = running()
    assert change(table, "loan", "loan") == (20, 0, 0)
    assert change(table, "done") == (0, 0, 2)


def test_a_loan_can_be_taken_whenever_one_chooses_what_to_do_next() -> None:
    hand = ("mercers", "vintners", "huguenots")
    assert can(starting(), "loan")
    table = choosing(*hand)
    assert can(table, "loan")
    assert not can(play(table, "play mercers"), "loan")
    assert not can(play(table, "discard vintners"), "loan")
    assert can(play(table, "new-stack"), "loan")
    assert not can(play(table, "play huguenots"), "loan")
    assert can(running(), "loan")


def test_prestige_is_counted_on_beyond_the_end_of_the_track() -> None:
    table = choosing(prestige=[48, 0])
    assert change(table, "buy city") == (-8, 5, -1)
    assert table.scores()[0].breakdown["track"] == 53


def test_land_frees_of_poverty_only_as_far_as_one_has_it() -> None:
    table = choosing(poverty=[2, 0], offers=["lewisham", "city", "westminster"])
    assert change(table, "buy lewisham") == (-3, 1, -2)


def test_poverty_is_lost_only_as_far_as_one_has_it() -> None:
    assert change(running("sewers", poverty=[2, 0]), "activate 1") == (0, 0, -2)


def test_the_bank_of_england_makes_loans_of_twelve_pounds(deck: Deck) -> None:
    assert change(deck.running("bank-of-england"), "loan") == (12, 0, 0)
    assert change(deck.running({"cards": ["bank-of-england"], "down": True}), "loan") == (10, 0, 0)


def test_who_cannot_pay_lloyds_or_the_fire_brigade_must_take_a_loan() -> None:
    table = running("lloyds", money=[0, 1])
    assert change(table, "activate 1") == (2, 0, 0)
    assert wealth(table, 1)[0] == 9
    assert table.view(1)["loans"][1] == 1
    table = running("fire-brigade", money=[0, 0], boroughs=[[], ["hackney"]])
    play(table, "activate 1")
    assert (wealth(table, 1)[0], table.view(1)["loans"][1]) == (9, 1)


def test_who_has_twelve_loans_pays_what_is_there() -> None:
    table = running("lloyds", money=[0, 1], loans=[0, 12])
    assert change(table, "activate 1") == (1, 0, 0)
    assert wealth(table, 1)[0] == 0


def test_nobody_takes_more_than_twelve_loans() -> None:
    assert can(running(loans=[11, 0]), "loan")
    assert not can(running(loans=[12, 0]), "loan")


def test_money_and_poverty_never_run_out() -> None:
    table = running("vintners", "lords", money=[5000, 0], poverty=[140, 140], loans=[12, 12])
    assert change(table, "activate 1", "done") == (4, 0, 2 + 12)
    assert wealth(table) == (5004, 0, 154)
