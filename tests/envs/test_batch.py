"""Many games side by side: the same games as at tables, whatever the threads, and nothing half stepped."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import msgspec
import numpy as np
import pytest

import londinium
import londinium.envs
from londinium.core.errors import (
    BadBuffer,
    BadMove,
    BadNumber,
    BadOption,
    BadPlayers,
    BadSeed,
    IllegalMove,
    UnknownGame,
)
from londinium.core.fields import fingerprint
from londinium.envs import BadSave, Batch, batch, saving

KIDS = "kids-of-london"
GAMES = {KIDS: 4, "eighty-days": 3, "london": 2, "key-to-the-city": 2}
SIZE = 5
STEPS = 400 if londinium.compiled else 40


def choices(now: Any, dice: np.random.Generator) -> Any:
    """A legal move for each game, at random."""
    return (now.masks * dice.random(now.masks.shape)).argmax(axis=1)


def played(one: Batch, steps: int, seed: int = 0) -> list[Any]:
    """What there was to see in so many steps at random."""
    dice = np.random.default_rng(seed)
    seen = []
    for _ in range(steps):
        now = one.step(choices(one.now, dice))
        seen.append([np.copy(part).tobytes() for part in now])
    return seen


@pytest.mark.parametrize(("game", "players"), GAMES.items())
@pytest.mark.parametrize("reward", ["win", "shaped"])
def test_each_game_of_a_batch_is_one_that_a_table_plays(game: str, players: int, reward: str) -> None:
    one = batch(game, players, SIZE, seed=3, reward=reward)
    dice = np.random.default_rng(1)
    now = one.reset()
    tables = [one.table(lane) for lane in range(SIZE)]
    for _ in range(STEPS):
        before = [leads(table) for table in tables]
        actions = choices(now, dice)
        acting = now.seats.copy()
        now = one.step(actions)
        for lane, table in enumerate(tables):
            table.play(int(acting[lane]), int(actions[lane]))
            gained = [after - lead for after, lead in zip(leads(table), before[lane], strict=True)]
            payoffs = [table.state.payoff(seat) for seat in range(players)]
            assert now.rewards[lane].tolist() == pytest.approx(gained if reward == "shaped" else payoffs)
            assert now.dones[lane] == table.over
            if table.over:
                last = one.last_record(lane)
                assert last is not None
                assert last.dumps() == table.record().dumps()
                tables[lane] = table = one.table(lane)
                assert fingerprint(one.state(lane)) == fingerprint(table.state), "nothing is left of the game before"
            row = np.zeros(one.layout.size, np.int16)
            table.state.observe(table.state.actor, row)
            assert now.seats[lane] == table.state.actor
            assert (now.observations[lane] == row).all()
            assert np.flatnonzero(now.masks[lane]).tolist() == sorted(table.state.legal())
    for lane, table in enumerate(tables):
        assert fingerprint(one.state(lane)) == fingerprint(table.state)
        assert one.record(lane).dumps() == table.record().dumps()
        assert one.explain(lane) == one.layout.explain(now.observations[lane])


def leads(table: Any) -> list[int]:
    """By how much each seat leads the best of the others, as far as it may know."""
    seats = range(table.players)
    known = [[table.state.points_known(of, seat) for of in seats] for seat in seats]
    return [row[seat] - max(row[of] for of in seats if of != seat) for seat, row in enumerate(known)]


def test_threads_change_nothing_but_the_time() -> None:
    with batch(KIDS, 3, 64, seed=5) as one, batch(KIDS, 3, 64, seed=5, threads=3) as three:
        one.reset()
        three.reset()
        assert played(one, 60) == played(three, 60)


def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    first, second, other = (batch(KIDS, 3, SIZE, seed=seed) for seed in (7, 7, 8))
    for one in (first, second, other):
        one.reset()
    assert played(first, 50) == played(second, 50) != played(other, 50)
    again = first.reset(seed=7).observations.copy()
    assert (again == batch(KIDS, 3, SIZE, seed=7).reset().observations).all()
    seeds = {one.record(lane).seed for one in (first, other) for lane in range(SIZE)}
    assert len(seeds) == 2 * SIZE


def test_reset_in_the_middle_begins_new_games_everywhere() -> None:
    one = batch(KIDS, 3, SIZE, seed=7)
    one.reset()
    played(one, 7)
    before = [one.record(lane).seed for lane in range(SIZE)]
    now = one.reset()
    assert all(len(one.table(lane).log) == 0 for lane in range(SIZE))
    assert not set(before) & {one.record(lane).seed for lane in range(SIZE)}
    assert not now.dones.any()
    assert not now.rewards.any()


@pytest.mark.parametrize("way", [Batch.copy, copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
@pytest.mark.parametrize("reward", ["win", "shaped"])
def test_a_copy_plays_on_as_the_original_does(way: Any, reward: str) -> None:
    one = batch("eighty-days", 3, SIZE, seed=7, threads=2, reward=reward, layout="entities")
    one.reset()
    played(one, 90)
    other = way(one)
    assert (other.now.rewards == one.now.rewards).all()
    assert (other.now.dones == one.now.dones).all()
    dice, same = np.random.default_rng(3), np.random.default_rng(3)
    for _ in range(60):
        mine, its = one.step(choices(one.now, dice)), other.step(choices(other.now, same))
        assert (mine.rewards == its.rewards).all()
        assert (mine.dones == its.dones).all()
        assert all((mine.observations[kind] == its.observations[kind]).all() for kind in mine.observations)
    assert [one.record(lane).dumps() for lane in range(SIZE)] == [other.record(lane).dumps() for lane in range(SIZE)]


def test_what_there_is_to_see_lies_in_the_arrays_of_the_caller() -> None:
    size, cells = 4, londinium.game(KIDS).layout(3).size
    mine = {
        "observations": np.zeros((size, cells), np.int16),
        "masks": np.zeros((size, 12), np.bool_),
        "rewards": np.ones((size, 3), np.float32),
        "dones": np.ones(size, np.bool_),
        "seats": np.zeros(size, np.int32),
    }
    one = batch(KIDS, 3, size, seed=1, buffers=mine)
    now = one.reset()
    assert all(getattr(now, name) is array for name, array in mine.items())
    assert mine["observations"].any()
    assert not mine["rewards"].any()
    mine["masks"][:] = True  # what the caller writes there is its own affair
    with pytest.raises(IllegalMove):
        one.step(np.full(size, 11))


def test_the_rows_of_pieces_are_those_of_the_flat_layout() -> None:
    flat, rows = (batch(KIDS, 3, SIZE, seed=1, layout=layout) for layout in ("flat", "entities"))
    one, other = flat.reset(), rows.reset()
    for kind, found in other.observations.items():
        assert (found == flat.layout.rows[kind].of(one.observations)).all()
    kept = other.observations["child"]
    assert rows.step(choices(other, np.random.default_rng(1))).observations["child"] is kept


@pytest.mark.parametrize(
    ("actions", "error", "said"),
    [
        ([0, 0, 11, 0, 0], IllegalMove, r"game 2: take-nothing \(11\) is not legal for seat 0 now; it may play send 0"),
        ([0, 0, 0, 12, 0], BadMove, "game 3: actions of Kids of London are whole numbers from 0 to 11, not"),
        ([0, -1, 0, 0, 0], BadMove, "game 1: actions of"),
        ([0, 2**40, 0, 0, 0], BadMove, "game 1: actions of"),
        ([0, 0, 0, 0], BadMove, r"5 whole numbers in one row; these are int64 with shape \(4,\)"),
        ([[0, 0, 0, 0, 0]], BadMove, r"shape \(1, 5\)"),
        ([0.0, 0.0, 0.0, 0.0, 0.0], BadMove, "these are float64"),
        (["a"] * 5, BadMove, "5 whole numbers"),
    ],
)
def test_a_wrong_action_is_named_and_nothing_is_stepped(actions: Any, error: type[Exception], said: str) -> None:
    one = batch(KIDS, 3, SIZE, seed=1)
    one.reset()
    before = [np.copy(part).tobytes() for part in one.now], [one.record(lane).dumps() for lane in range(SIZE)]
    with pytest.raises(error, match=said):
        one.step(actions)
    after = [np.copy(part).tobytes() for part in one.now], [one.record(lane).dumps() for lane in range(SIZE)]
    assert before == after


@pytest.mark.parametrize(
    ("given", "error", "said"),
    [
        ({"players": 9}, BadPlayers, "2 to 5 players"),
        ({"size": 0}, BadNumber, "size of a batch is a whole number from 1"),
        ({"size": 2.5}, BadNumber, "whole number"),
        ({"size": 2**30}, BadNumber, "at most"),
        ({"threads": 0}, BadNumber, "number of threads"),
        ({"options": {"wind": 1}}, BadOption, "no option 'wind'"),
        ({"seed": -1}, BadSeed, "whole number from 0"),
        ({"layout": "flat-earth"}, BadNumber, "one of flat, entities"),
        ({"reward": "praise"}, BadNumber, "one of win, shaped"),
        ({"game": "chess"}, UnknownGame, "chess"),
        ({"buffers": {"view": 1}}, BadBuffer, "there is no array view; there are observations, masks"),
        ({"buffers": {"seats": [0] * SIZE}}, BadBuffer, "must be a NumPy array of int32 with shape"),
        ({"buffers": {"seats": np.zeros(SIZE)}}, BadBuffer, "this one is float64"),
        ({"buffers": {"seats": np.zeros(SIZE + 1, np.int32)}}, BadBuffer, r"shape \(5,\); this one is int32 \(6,\)"),
        ({"buffers": {"seats": np.zeros(2 * SIZE, np.int32)[::2]}}, BadBuffer, "in one piece"),
        ({"layout": "entities", "buffers": {"observations": {"dragon": 1}}}, BadBuffer, "kind of their rows: band"),
    ],
)
def test_a_batch_that_cannot_be_says_what_can(given: dict[str, Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        batch(**{"game": KIDS, "players": 3, "size": SIZE, **given})


def test_a_batch_must_be_reset_before_it_is_stepped_or_asked() -> None:
    one = batch(KIDS, 3, SIZE)
    for early in (lambda: one.step([0] * SIZE), lambda: one.record(0), lambda: one.explain(0)):
        with pytest.raises(IllegalMove, match=r"call reset\(\) first"):
            early()
    one.reset()
    with pytest.raises(BadNumber, match="0 to 4"):
        one.record(SIZE)


def test_what_another_version_saved_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    one = batch(KIDS, 3, SIZE)
    one.reset()
    saved = one.save()
    with pytest.raises(BadSave, match=r"bytes that its save\(\) gave"):
        Batch.restore(b"not a batch")
    with pytest.raises(BadSave, match=r"bytes that its save\(\) gave"):
        Batch.restore(saved[:-40])
    monkeypatch.setattr(saving, "FORMAT", 9)
    with pytest.raises(BadSave, match=r"saved by londinium .* \(format 2\), and this is .* \(format 9\)"):
        Batch.restore(saved)
    monkeypatch.undo()
    monkeypatch.setattr(type(one.game), "rules_version", 9)
    with pytest.raises(BadSave, match="under rules 1 of Kids of London; here they are 9"):
        Batch.restore(saved)


def test_what_was_damaged_is_refused_and_no_move_of_it_is_played_that_is_not_legal() -> None:
    one = batch(KIDS, 3, 1, seed=1)
    one.reset()
    one.step([0])
    kept = msgspec.msgpack.decode(one.save())
    with pytest.raises(BadSave, match="damaged"):
        Batch.restore(msgspec.msgpack.encode({**kept, "seed": "0"}))
    del kept["check"]
    for damage in (
        {"history": np.array([11], np.int16).tobytes()},
        {"history": np.array([7 * 1024], np.int16).tobytes()},
        {"history": np.array([-1], np.int16).tobytes()},
        {"counts": np.array([-3], np.int32).tobytes()},
    ):
        with pytest.raises(BadSave, match="damaged"):
            Batch.restore(saving.pack("batch", one.game, {**kept, **damage}))
    assert Batch.restore(saving.pack("batch", one.game, kept)).record(0).dumps() == one.record(0).dumps()
