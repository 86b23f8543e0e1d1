"""What the log says: a card that changed nothing came to nothing, and a move that cost nothing was free."""

from __future__ import annotations

import pytest

from londinium import Event
from tests.rules.eighty_days.track import GAME, draw, play, told

NOTHING = {
    "en": "“{}” came to nothing for Seat 1.",
    "fr": "« {} » reste sans effet pour Siège 1.",
    "pl": "Miejsce 1: karta „{}” nic nie zmienia.",
}
FREE = {
    "en": "Seat 1 went forward 1 space to 31 free of charge.",
    "fr": "Siège 1 avance de 1 case jusqu’à la case 31 sans payer.",
    "pl": "Miejsce 1 idzie naprzód o 1 pole na pole 31 za darmo.",
}


def said(events: list[Event], kind: str, lang: str) -> list[str]:
    return [event.text(lang) for event in events if event.kind == kind]


@pytest.mark.parametrize("lang", NOTHING)
@pytest.mark.parametrize(
    ("card", "kind", "money"),
    [("reset", "card-gave", 81), ("lose-half", "card-took", 1), ("lose-half", "card-took", 2)],
)
def test_a_card_that_moves_no_money_came_to_nothing(card: str, kind: str, money: int, lang: str) -> None:
    table = draw([card, "again"], money=[money, 80, 80])
    events = play(table, "forward 1", "keep 1")
    assert [facts[2] for facts in told(events, kind)] == [0]
    assert said(events, kind, lang) == [NOTHING[lang].format(GAME.words(lang).say("card", card=card))]


@pytest.mark.parametrize("lang", NOTHING)
def test_a_move_without_a_price_is_free_and_its_refund_came_to_nothing(lang: str) -> None:
    table = draw(["refund", "again"], characters=[["kiouni"], [], []])
    events = play(table, "use kiouni", "forward 1", "keep 1")
    assert said(events, "went-forward", lang) == [FREE[lang]]
    assert told(events, "card-gave") == [(0, "refund", 0, 80)]
    assert said(events, "card-gave", lang) == [NOTHING[lang].format(GAME.words(lang).say("card", card="refund"))]


@pytest.mark.parametrize("lang", NOTHING)
def test_a_card_that_moves_money_says_how_much(lang: str) -> None:
    table = draw(["lose-half", "again"], money=[21, 80, 80])
    events = play(table, "forward 1", "keep 1")
    assert told(events, "card-took") == [(0, "lose-half", 10, 10)]
    assert "10" in said(events, "card-took", lang)[0]


def test_the_rules_say_that_4_5_6_pays_two_players_with_two_hats_each() -> None:
    assert "unless two have two hats each" in GAME.words("en").say("rule-bets")
    assert "sauf à deux avec deux chapeaux chacun" in GAME.words("fr").say("rule-bets")
    assert "chyba że dwie mają po dwa kapelusze" in GAME.words("pl").say("rule-bets")
