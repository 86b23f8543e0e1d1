"""The board and the deck: what is known is checked, what breaks a fact is refused with its line and the reason."""

from __future__ import annotations

import copy
import re
from pathlib import Path
from typing import Any

import pytest

from londinium.core.errors import BadData
from tests.rules.eighty_days.track import GAME, play, told

OURS = GAME.data_file.read_text(encoding="utf-8")


def changed(**spaces: str) -> dict[str, Any]:
    """Our content with other kinds on some spaces, given like s14="stage"."""
    content = copy.deepcopy(GAME.data().content)
    for name, kind in spaces.items():
        content["space"][int(name[1:])]["kind"] = kind
    return content


def refusal(content: Any) -> str:
    with pytest.raises(BadData) as problem:
        GAME.data(content)
    return str(problem.value)


def source(table: str, key: str, value: Any) -> str:
    [entry] = [entry for entry in GAME.data().content[table] if entry[key] == value]
    return str(entry["source"])


def test_our_own_data_is_whole_and_says_what_is_known_and_what_is_reconstructed() -> None:
    data = GAME.data()
    assert data.sources() == {"rulebook": 5, "published": 1, "reconstructed": 106}
    assert source("space", "number", 0) == source("space", "number", 80) == source("space", "number", 38) == "rulebook"
    assert source("space", "number", 13) == "published"
    assert source("stage", "id", "paris") == source("stage", "id", "calcutta") == "rulebook"
    assert source("space", "number", 14) == "reconstructed", "that Paris is first is known, its number is not"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (changed(s5="london"), "London is the start and space 80"),
        (changed(s80="pound"), "London is the start and space 80"),
        (changed(s12="police"), "the first police space is 13"),
        (changed(s13="pound"), "it is the first police space"),
        (changed(s38="pound"), "it is the stage Calcutta"),
        (changed(s40="stage"), "the nearest stage behind 42 is Calcutta on 38"),
        (changed(s10="stage"), "never to a stage"),
        (changed(s5="garden"), "choose one of london, passepartout"),
        (changed(s14="pound"), "there are 9 stages and 8 spaces for them"),
    ],
)
def test_a_board_that_breaks_a_stated_fact_is_refused(content: dict[str, Any], reason: str) -> None:
    assert reason in refusal(content)


def test_the_complaint_names_the_line() -> None:
    lines = OURS.splitlines()
    at = next(i for i, line in enumerate(lines) if line == "number = 13")
    assert lines[at + 1] == 'kind = "police"'
    lines[at + 1] = 'kind = "pound"'
    assert refusal("\n".join(lines)) == f"line {at + 2}: space 13 is pound, but it is the first police space"


def test_there_are_exactly_79_numbered_spaces() -> None:
    content = changed()
    del content["space"][50]
    assert "space 51 stands where space 50 should" in refusal(content)
    content = changed()
    content["space"].pop()
    assert "there are 80 spaces" in refusal(content)


@pytest.mark.parametrize("label", ["bet-1", "bet-2", "bet-3", "bet-456"])
def test_each_of_the_four_bets_is_on_the_board(label: str) -> None:
    content = changed()
    for space in content["space"]:
        if space["kind"] == label:
            space["kind"] = "pound"
    assert f"no space of the kind '{label}'" in refusal(content)


def test_paris_is_the_first_stage_and_calcutta_stands_on_38() -> None:
    content = changed()
    content["stage"][0]["id"], content["stage"][1]["id"] = "brindisi", "paris"
    assert "the first stage is 'brindisi'; it is Paris" in refusal(content)
    content = changed()
    content["stage"][4]["id"], content["stage"][5]["id"] = "hong-kong", "calcutta"
    assert "the stage on space 38 is 'hong-kong'; it is Calcutta" in refusal(content)


def card(content: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(card for card in content["card"] if card["id"] == name)
    return found


@pytest.mark.parametrize(
    ("name", "key", "value", "reason"),
    [
        ("refund", "copies", 3, "there are 26 cards; the deck has 25"),
        ("refund", "copies", -1, "must be a whole number from 0 to 25"),
        ("refund", "kind", "character", "'refund' is no character"),
        ("refund", "amount", 5, "'refund' has no amount"),
        ("refund", "id", "teleport", "choose one of refund"),
        ("refund", "id", "again", "'again' is there twice"),
        ("refund", "source", "dream", "choose one of rulebook"),
        ("tip", "reshuffle", False, "no card bears the symbol"),
        ("tip", "reshuffle", 1, "it is true or false"),
        ("kiouni", "amount", 0, "must be a whole number from 1 to 200"),
    ],
)
def test_a_deck_that_breaks_a_fact_is_refused(name: str, key: str, value: Any, reason: str) -> None:
    content = changed()
    card(content, name)[key] = value
    assert reason in refusal(content)


def test_there_are_two_kinds_of_cards_and_fewer_characters_than_events() -> None:
    content = changed()
    for entry in content["card"]:
        entry["copies"] = {"aouda": 23, "tip": 2}.get(entry["id"], 0)
    assert "23 of the 25 cards are characters" in refusal(content)


def test_an_owner_of_the_box_can_correct_a_value(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(re.sub(r'(id = "reset"\n(?:.*\n){3}amount = )80', r"\g<1>65", OURS), encoding="utf-8")
    table = GAME.restore(
        {"players": 2, "spaces": [30, 20], "pile": ["reset"], "data": note_of(path)},
    )
    assert told(play(table, "forward 1"), "card-took") == [(0, "reset", 14, 65)]


def note_of(path: Path) -> dict[str, Any]:
    data = GAME.data(path)
    return {"hash": data.hash, "content": data.content}
