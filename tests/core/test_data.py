"""Component data: every fact with its source; what breaks a count is refused with the line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import londinium
from londinium.core.data import Reader, lines_of
from londinium.core.errors import BadData

GAME = londinium.game("kids-of-london")
TEXT = GAME.data_file.read_text(encoding="utf-8")


def line_of(text: str, part: str) -> int:
    return 1 + text[: text.index(part)].count("\n")


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_every_entry_we_ship_has_a_source() -> None:
    for game in londinium.games():
        entries = [entry for value in game.own_data.content.values() if isinstance(value, list) for entry in value]
        assert entries
        assert sum(game.own_data.sources().values()) == len(entries)
    assert GAME.own_data.sources() == {"rulebook": 7}


def test_the_same_content_is_the_same_data_however_it_is_given(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("# a comment changes nothing\n" + TEXT, encoding="utf-8")
    for given in (None, TEXT, path, str(path), GAME.own_data.content, GAME.own_data):
        assert GAME.data(given) is GAME.own_data


def test_other_data_is_played_beside_ours() -> None:
    rich = changed("coins = 7", "coins = 9")
    mine = GAME.table(players=3, seed=1, data=rich)
    ours = GAME.table(players=3, seed=1)
    assert not mine.data.ours
    assert mine.data.hash != ours.data.hash
    banker = {"players": 3, "character": "banker"}
    snapshot = {**banker, "data": {"hash": mine.data.hash, "content": mine.data.content}}
    tables = [GAME.restore(snapshot), GAME.restore(banker)]
    assert [table.view(0)["purse"] for table in tables] == [9, 7]
    for table in tables:
        for seat, child in enumerate((5, 2, 3)):
            table.play(seat, f"send {child}")
    assert [table.view(0)["coins"][0] for table in tables] == [9, 7]


@pytest.mark.parametrize(
    ("text", "part", "complaint"),
    [
        (changed("coins = 7", "coins = 21"), "coins = 21", "coins of character 5 is 21; .* from 0 to 20"),
        (changed("coins = 7", "coins = true"), "coins = true", "coins of character 5 is True"),
        (changed("coins = 7", 'coins = "7"'), 'coins = "7"', "coins of character 5 is '7'"),
        (changed('id = "banker"', 'id = "queen"'), 'id = "queen"', "id of character 5 is 'queen'; choose one of"),
        (changed('id = "banker"', 'id = "jeweller"'), None, "character 'jeweller' is there twice"),
        (changed("copies = 2", "copies = 3"), None, "there are 10 tiles; nine hours need 9"),
        (changed("copies = 1", "copies = 10"), "copies = 10", "copies of character 2 is 10"),
        (changed("coins = 7\n", ""), None, "character 5 has no coins"),
        (changed("coins = 7", "coins = 7\nweight = 2"), "weight = 2", "character 5 has an unknown key 'weight'"),
        (changed('source = "rulebook"', 'source = "a friend"'), 'source = "a friend"', "source of character 1 is"),
        (changed('source = "rulebook"\n', ""), None, "character 1 has no source"),
        (TEXT + '\n[[weather]]\nid = "fog"\n', "[[weather]]", "unknown entry 'weather'"),
        (TEXT + "\n[[character", None, "not TOML"),
        ("", None, r"there must be entries \[\[character\]\]"),
        ("character = 5\n", "character = 5", r"there must be entries \[\[character\]\]"),
    ],
)
def test_data_that_breaks_a_fact_is_refused_with_the_line(text: str, part: str | None, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint) as caught:
        GAME.data(text + "\n")
    if part is not None:
        assert caught.value.line == line_of(text, part)
        assert str(caught.value).startswith(f"line {caught.value.line}: ")


def test_a_missing_character_is_named() -> None:
    without = TEXT[: TEXT.rindex("[[character]]")]
    with pytest.raises(BadData, match="character 'beggar' is missing"):
        GAME.data(without.replace("copies = 1", "copies = 2", 1))


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot read"):
        GAME.data(tmp_path / "nowhere.toml")
    with pytest.raises(BadData, match="cannot read"):
        GAME.data(str(tmp_path / "nowhere.toml"))
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match="cannot read"):
        GAME.data(path)


@pytest.mark.parametrize("given", [5, [1], True])
def test_what_is_no_data_at_all_is_refused(given: Any) -> None:
    with pytest.raises(BadData):
        GAME.data(given)


def test_a_complaint_without_a_text_names_no_line() -> None:
    with pytest.raises(BadData) as caught:
        Reader({"card": [{"id": 1}]}).entries("card", {"id"})
    assert caught.value.line is None
    assert str(caught.value) == "card 1 has no source"


def test_the_lines_of_entries_and_keys_are_found() -> None:
    text = 'name = "x"\n\n[[card]]\nid = 1\n\n[[card]]\n  id = 2\n"two words" = 1\n[board]\nsize = 3\n'
    assert lines_of(text) == {
        ("", -1, "name"): 1,
        ("name", -1, ""): 1,
        ("card", -1, ""): 3,
        ("card", 0, ""): 3,
        ("card", 0, "id"): 4,
        ("card", 1, ""): 6,
        ("card", 1, "id"): 7,
        ("board", -1, ""): 9,
        ("board", -1, "size"): 10,
    }
