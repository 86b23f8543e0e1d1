"""What must hold for any table Hypothesis can think of."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

import londinium
from londinium.conformance.base import EFFORT, answers, dice_for, untouched
from londinium.conformance.checks import secrets, undo
from londinium.conformance.properties import machine, tables
from londinium.core.game import Game


def test_any_table_may_be_played_taken_back_saved_and_wronged(game: Game) -> None:
    run_state_machine_as_test(machine(game), settings=settings(max_examples=12 * EFFORT, stateful_step_count=40))


@given(data=st.data())
def test_any_table_comes_back_from_its_snapshot_and_its_record(game: Game, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    assert answers(game.restore(json.loads(json.dumps(table.snapshot())))) == answers(table)
    assert answers(londinium.replay(table.record().dumps())) == answers(table)


@given(data=st.data(), luck=st.integers(0, 2**32))
def test_any_table_keeps_its_secrets_and_takes_choices_back(game: Game, data: st.DataObject, luck: int) -> None:
    table = data.draw(tables(game))
    untouched(secrets, table, dice_for(luck))
    untouched(undo, table, dice_for(luck))
