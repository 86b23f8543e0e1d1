"""Games begun under earlier rules go on under them: they have the moves, the positions and the ends they had."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import londinium
from londinium.core.table import end_of
from tests.rules.key_to_the_city.common import GAME

RECORDS = [json.loads(line) for line in (Path(__file__).parent / "rules-1.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: f"{record['players']}-{record['ends'][:6]}")
def test_a_game_recorded_under_the_first_rules_replays_to_the_end_it_had(record: dict[str, Any]) -> None:
    at = londinium.replay(record)
    assert at.rules_version == 1
    assert at.over
    assert end_of(GAME, at.state, record["format"]) == record["ends"]
    assert at.record().moves == [(seat, move) for seat, move in record["moves"]]


def test_under_the_first_rules_nothing_can_be_declined_at_any_step() -> None:
    record = RECORDS[0]
    at = londinium.replay(record, moves=0)
    for seat, move in record["moves"]:
        assert not [one for seat_ in at.to_act for one in at.moves(seat_) if one.verb == "decline"]
        again = GAME.restore(at.snapshot())
        assert again.rules_version == 1
        assert again.snapshot() == at.snapshot()
        assert "declined" not in json.dumps(at.snapshot())
        at.play(seat, move)
