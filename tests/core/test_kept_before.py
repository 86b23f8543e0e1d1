"""Records and snapshots that earlier versions made lead where they led."""

from __future__ import annotations

from pathlib import Path

import pytest

import londinium
from tests.before import FOLDER, LEFT, leads_to, lost, read

RECORDS = [path for left in LEFT for path in sorted((FOLDER / left / "records").glob("*.record.json"))]
SNAPSHOTS = [path for left in LEFT for path in sorted((FOLDER / left / "records").glob("*.snapshot.json"))]


def led_to(path: Path) -> Path:
    return path.with_name(path.name.removesuffix(".json") + ".leads-to.json.gz")


def name_of(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.name.split('.')[0]}"


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_record_made_before_replays_to_what_everyone_saw(path: Path) -> None:
    table = londinium.replay(path.read_text(encoding="utf-8"))
    assert lost(read(led_to(path)), leads_to(table)) == []


@pytest.mark.parametrize("path", SNAPSHOTS, ids=name_of)
def test_a_snapshot_made_before_is_restored_to_what_everyone_saw_and_is_played_on(path: Path) -> None:
    snapshot = read(path)
    table = londinium.game(snapshot["game"]).restore(snapshot)
    assert lost(read(led_to(path)), leads_to(table)) == []
    for seat in table.to_act:
        if seat in table.to_act:
            table.play(seat, table.moves(seat)[0])


def test_every_game_has_records_and_snapshots_of_each_version() -> None:
    for left in LEFT:
        games = {read(path)["game"] for path in RECORDS if path.parent.parent.name == left}
        assert games == {read(path)["game"] for path in SNAPSHOTS if path.parent.parent.name == left}
        assert games


def test_what_is_gone_or_has_another_value_is_named_and_what_was_added_is_not() -> None:
    before = {"hands": [[1, 2], [3]], "over": False}
    assert lost(before, {"hands": [[1, 2], [3]], "over": False, "hour": 4}) == []
    assert lost(before, {"hands": [[1, 2], [3]]}) == ["/over is gone"]
    assert lost(before, {"hands": [[1, 4], []], "over": True}) == [
        "/hands/0/1 is 4 instead of 2",
        "/hands/1 has 0 entries instead of 1",
        "/over is True instead of False",
    ]
