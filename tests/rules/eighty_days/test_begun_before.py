"""Games begun under earlier rules go on under them: they have the moves, the positions and the ends they had."""

from __future__ import annotations

from pathlib import Path

import pytest

import londinium
from tests.rules.eighty_days.track import GAME

RECORDS = (Path(__file__).parent / "rules_1.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: str(len(record)))
def test_a_game_in_which_a_hat_left_before_the_turned_one_was_seen_to_replays_to_its_end(record: str) -> None:
    table = londinium.replay(record)
    assert table.rules_version == 1
    assert table.rules_version < GAME.rules_version
