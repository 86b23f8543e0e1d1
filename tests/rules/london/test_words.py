"""What London says: what it asks for, why a move is refused, and the log, where there is nothing to draw or pay."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from londinium import Table
from tests.rules.london.tables import GAME, choosing, developing, play, position, running, starting

LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr", "pl"])
NOTHING_LEFT = {"en": "nothing is left to draw", "fr": "il ne reste rien à piocher", "pl": "nie ma już czego dobierać"}
FROM_DECK = {"en": "the deck", "fr": "du paquet", "pl": "z talii"}


def asked(table: Table, lang: str) -> str:
    return GAME.prompt(table.view(0), lang)


def told(table: Table, *moves: str, lang: str) -> list[str]:
    """What the last of these moves of seat 0 brings into the log."""
    *first, last = moves
    return [event.text(lang) for event in play(table, *first).play(0, last)]


@LANGUAGES
def test_who_has_nothing_to_draw_is_not_asked_to_draw(lang: str) -> None:
    nothing = starting(deck=[])
    assert NOTHING_LEFT[lang] in asked(nothing, lang)
    refusal = nothing.refusal(0, "run")
    assert refusal is not None
    assert refusal.key == "now-starting-empty"
    parliament = starting(deck=[], cities=[["parliament"], []], draw_left=2, draw_optional=2)
    assert NOTHING_LEFT[lang] in asked(parliament, lang)
    assert NOTHING_LEFT[lang] not in asked(starting(deck=[], upper=["lords"]), lang)


@LANGUAGES
def test_nobody_is_asked_to_draw_more_cards_than_there_are_or_from_a_deck_that_is_empty(lang: str) -> None:
    table = play(choosing(deck=[], upper=["lords", "bridge"]), "draw-three")
    assert "2" in asked(table, lang)
    assert FROM_DECK[lang] not in asked(table, lang)
    assert FROM_DECK[lang] not in asked(play(table, "take-upper lords"), lang)
    assert FROM_DECK[lang] not in asked(starting(deck=[], upper=["lords"]), lang)
    parliament: dict[str, Any] = {"cities": [["parliament"], []], "draw_left": 2, "draw_optional": 2}
    assert FROM_DECK[lang] not in asked(starting(deck=[], upper=["lords", "bridge"], **parliament), lang)
    assert FROM_DECK[lang] in asked(starting(), lang)


@LANGUAGES
@pytest.mark.parametrize(("card", "land"), [("lloyds", []), ("fire-brigade", ["hackney"])])
def test_who_has_nothing_to_pay_with_is_not_said_to_pay_nothing_in_pounds(
    card: str, land: list[str], lang: str
) -> None:
    table = running(card, money=[0, 0], loans=[0, 12], boroughs=[[], land])
    paid = [text for text in told(table, "activate 1", lang=lang) if GAME.name(1, lang) in text]
    assert len(paid) == 1
    assert "£" not in paid[0]


@LANGUAGES
def test_a_run_that_brings_no_poverty_and_an_empty_hand_at_the_end_are_said_so(lang: str) -> None:
    assert not re.search(r"\b0\b", told(running(), "done", lang=lang)[0])
    one_card = told(running(hand=["lords"]), "done", lang=lang)[0]
    assert re.search(r"\b1\b", one_card)
    last = told(position("running", deck=[], ending=1, poverty=[10, 17]), "done", lang=lang)
    said = [text for text in last if GAME.name(1, lang) in text and "17" in text]
    assert len(said) == 1
    assert not re.search(r"\b0\b", said[0])


@LANGUAGES
def test_what_costs_or_gives_nothing_by_other_data_is_not_counted_in_the_log(lang: str) -> None:
    content = copy.deepcopy(GAME.data().content)
    cards = {entry["id"]: entry for entry in content["card"]}
    cards["school-blue-a"]["ongoing_amount"] = cards["police-force"]["amount"] = cards["fleet-street"]["amount"] = 0
    content["borough"][0]["cost"] = 0
    data = GAME.data(content).note()
    school = developing("bridge", "paupers", stacks=["school-blue-a"], data=data)
    texts = told(school, "play bridge", "school paupers", lang=lang)[:1]
    texts += told(choosing(data=data), "buy city", lang=lang)[:1]
    for card in ("police-force", "fleet-street"):
        texts += [
            text for text in told(running(card, data=data), "activate 1", lang=lang) if GAME.name(1, lang) in text
        ]
    assert len(texts) == 4
    assert not any(re.search(r"\b0\b", text) for text in texts)


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_the_rules_told_to_players_say_that_the_cards_of_a_city_stay_open(lang: str) -> None:
    said = {
        "en": "face-down cards of every city stay open",
        "fr": "face cachée restent connues",
        "pl": "pozostają jawne",
    }
    assert said[lang] in GAME.words(lang).say("rule-develop")


@LANGUAGES
def test_several_gains_of_one_card_are_told_with_commas_between_them(lang: str) -> None:
    prestige = {"en": "prestige", "fr": "prestige", "pl": "prestiżu"}[lang]
    poverty = {"en": "poverty", "fr": "pauvreté", "pl": "ubóstwa"}[lang]
    gained = told(running("theatre-royal"), "activate 1", lang=lang)
    assert any(f"£2, 2 {prestige}." in text for text in gained)
    bought = told(
        choosing(money=[9, 0], poverty=[5, 0], offers=["hammersmith", "hackney", "city"]), "buy hammersmith", lang=lang
    )
    assert any(f" 3 {prestige}, -2 {poverty}." in text for text in bought)
    fewer = told(running("almshouses", poverty=[5, 0]), "activate 1", lang=lang)
    assert any(f" -2 {poverty}." in text for text in fewer)
    assert not any("," in text for text in fewer)
