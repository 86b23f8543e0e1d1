"""What Hypothesis plays with: strategies for tables of any game, and a machine that plays, takes back, saves and errs.

Hypothesis is imported only when one of these is asked for.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import londinium
from londinium.conformance.base import Setup, allowed, answers, choices_of, demand, demand_same, someone_can_go_on
from londinium.core.errors import IllegalMove
from londinium.core.fields import fingerprint
from londinium.core.game import Game
from londinium.core.table import Table

if TYPE_CHECKING:
    from hypothesis.stateful import RuleBasedStateMachine
    from hypothesis.strategies import SearchStrategy

MOST_SEED = (1 << 128) - 1
ANY = 1 << 16  # a number that is taken modulo how many moves or seats there are


def setups_of(game: Game) -> SearchStrategy[Setup]:
    """Any player count with any options that go together."""
    from hypothesis import strategies as st

    def with_options(players: int) -> SearchStrategy[Setup]:
        choices = choices_of(game, players)
        options = st.tuples(*(st.tuples(st.just(name), st.sampled_from(them)) for name, them in choices.items()))
        return options.map(lambda chosen: Setup(game, players, chosen)).filter(allowed)

    return st.sampled_from(game.players).flatmap(with_options)


def new_tables(game: Game) -> SearchStrategy[Table]:
    """A table just set up."""
    from hypothesis import strategies as st

    return st.builds(lambda setup, seed: setup.table(seed), setups_of(game), st.integers(0, MOST_SEED))


def tables(game: Game, most: int = 40) -> SearchStrategy[Table]:
    """A table some moves into a game."""
    from hypothesis import strategies as st

    def played(table: Table, picks: list[tuple[int, int]]) -> Table:
        for which_seat, which_move in picks:
            if not table.over:
                play_one(table, which_seat, which_move)
        return table

    pick = st.integers(0, ANY)
    return st.builds(played, new_tables(game), st.lists(st.tuples(pick, pick), max_size=most))


def play_one(table: Table, which_seat: int, which_move: int) -> int:
    """Play one of the moves that are legal; the seat that moved."""
    seat = table.to_act[which_seat % len(table.to_act)]
    moves = table.moves(seat)
    table.play(seat, moves[which_move % len(moves)])
    return seat


def machine(game: Game) -> type[RuleBasedStateMachine]:
    """A table that Hypothesis plays as it likes, while what must always hold is checked."""
    from hypothesis import strategies as st
    from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

    pick = st.integers(0, ANY)

    class AnyTable(RuleBasedStateMachine):
        table: Table
        past: list[tuple[int, dict[str, str]]]  # who moved, and every answer before the move
        kept: list[tuple[Any, str]]

        @initialize(table=new_tables(game))
        def sit_down(self, table: Table) -> None:
            self.table = table
            self.past = []
            self.kept = []

        @precondition(lambda self: not self.table.over)
        @rule(which_seat=pick, which_move=pick)
        def play(self, which_seat: int, which_move: int) -> None:
            before = answers(self.table)
            self.kept.append((self.table.state.clone(), fingerprint(self.table.state)))
            self.past.append((play_one(self.table, which_seat, which_move), before))

        @precondition(lambda self: any(self.table.can_undo(seat) for seat in range(self.table.players)))
        @rule(which_seat=pick)
        def take_back(self, which_seat: int) -> None:
            able = [seat for seat in range(self.table.players) if self.table.can_undo(seat)]
            seat = able[which_seat % len(able)]
            self.table.undo(seat)
            if self.past and self.past[-1][0] == seat:
                demand_same(self.past.pop()[1], answers(self.table), "an undo did not return exactly")
            else:
                self.past.clear()  # others chose after it; what is left is compared with the record

        @rule(which_seat=pick, which_move=pick)
        def err(self, which_seat: int, which_move: int) -> None:
            seat = which_seat % self.table.players
            move = game.moves[which_move % len(game.moves)]
            if move in self.table.moves(seat):
                return
            before = answers(self.table)
            try:
                self.table.play(seat, move)
            except IllegalMove as problem:
                demand(problem.refusal == self.table.refusal(seat, move), "two refusals of one move differ")
            else:
                raise AssertionError(f"{move} of seat {seat} was not legal and was accepted")
            demand_same(before, answers(self.table), "a refused move changed the table")

        @rule()
        def save_and_restore(self) -> None:
            restored = game.restore(json.loads(json.dumps(self.table.snapshot())))
            demand_same(answers(self.table), answers(restored), "a restored table differs")
            self.table = restored
            self.past.clear()

        @rule()
        def save_and_replay(self) -> None:
            replayed = londinium.replay(self.table.record().dumps())
            demand_same(answers(self.table), answers(replayed), "a replayed table differs")

        @rule(seat=pick, seed=st.integers(0, (1 << 64) - 1))
        def imagine(self, seat: int, seed: int) -> None:
            seat = seat % (self.table.players + 1) - 1
            before = fingerprint(self.table.state)
            imagined = self.table.state.imagine(seat, seed)
            if seat >= 0:
                demand(imagined.legal(seat) == self.table.state.legal(seat), "an imagined seat has other moves")
            demand(fingerprint(self.table.state) == before, "imagining changed the table")

        @invariant()
        def goes_on(self) -> None:
            if hasattr(self, "table"):
                someone_can_go_on(self.table)

        def teardown(self) -> None:
            for state, mark in getattr(self, "kept", []):
                demand(fingerprint(state) == mark, "a clone of a past position was changed by later play")

    AnyTable.__name__ = f"AnyTableOf{type(game).__name__}"
    return AnyTable
