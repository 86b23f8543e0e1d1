"""Nothing that changes is shared: tables played by several threads at once answer as they do one after the other.

Threads take turns as often as Python lets them, so that whatever one left behind half done another would find.
"""

from __future__ import annotations

import pickle
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from runpy import run_path
from threading import Barrier, Event
from typing import Any

import numpy as np
import pytest

import londinium
from londinium import Game
from londinium.bots.ahead import Ahead, best, look
from londinium.core.events import as_told
from londinium.core.fields import fields, fingerprint
from londinium.core.scratch import Tape
from londinium.core.state import State, perform, play_out

THREADS = 6
CHOICES = 24 if londinium.compiled else 8
ROUNDS = 40 if londinium.compiled else 4
GAMES = londinium.games()
ENOUGH = 100_000  # more than is counted while a call begins and ends


@pytest.fixture(autouse=True)
def many_turns() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def tale(game: Game, seed: int) -> list[Any]:
    """A game's beginning, and all that the engine answers on the way."""
    found: list[Any] = []
    dice = random.Random(seed)
    table = game.table(players=game.players[seed % len(game.players)], seed=seed)
    everyone = [None, *range(table.players)]
    for _ in range(CHOICES):
        if table.over:
            break
        seat = dice.choice(table.to_act)
        legal = table.state.legal(seat)
        move = dice.choice(legal)
        imagined = table.state.imagine(seat, dice.getrandbits(64))
        copy = table.state.clone()
        told = perform(copy, move, seat)
        found += [legal, fingerprint(imagined), imagined.legal(seat), imagined.value(seat), told]
        imagined.apply(move, seat)
        events = table.play(seat, move)
        found += [fingerprint(imagined), fingerprint(copy), as_told(events, everyone)]
        found += [[event.text("en", one) for event in events] for one in everyone]
        found.append([table.view(one) for one in everyone])
        assert fingerprint(copy) == fingerprint(table.state)
    return [*found, table.snapshot(), table.record().dumps()]


def thought(game: Game, seed: int) -> list[Any]:
    """What a bot thinks of each choice, and random games to the end."""
    table = game.table(players=game.players[-1], seed=seed)
    found: list[Any] = []
    for seat in table.to_act:
        ahead = Ahead(table.state, 2)
        found.append((look(ahead, table.state.imagine(seat, seed), seat, seed), best(ahead)))
    results = game.playouts(2, table.players, seed)
    return [*found, results.points.tolist(), results.decisions.tolist()]


def listed(state: State) -> list[list[int]]:
    return [state.legal(seat) for seat in range(state.players)]


def at_once(tasks: list[Any]) -> list[Any]:
    """What each of some functions answers, all of them started together."""
    barrier = Barrier(len(tasks))

    def run(task: Any) -> Any:
        barrier.wait()
        return task()

    with ThreadPoolExecutor(len(tasks)) as threads:
        return [answer.result() for answer in [threads.submit(run, task) for task in tasks]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_tables_of_one_game_do_not_disturb_each_other(game: Game) -> None:
    seeds = range(1, THREADS + 1)
    assert at_once([lambda seed=seed: tale(game, seed) for seed in seeds]) == [tale(game, seed) for seed in seeds]


def test_tables_of_different_games_do_not_disturb_each_other() -> None:
    tasks = [(game, seed) for game in GAMES for seed in (7, 8)]
    assert at_once([lambda task=task: tale(*task) for task in tasks]) == [tale(*task) for task in tasks]


def test_bots_and_random_games_do_not_disturb_each_other() -> None:
    tasks = [(game, seed) for game in GAMES for seed in (1, 2)]
    assert at_once([lambda task=task: thought(*task) for task in tasks]) == [thought(*task) for task in tasks]


def test_random_games_in_bulk_come_to_the_same_beside_others() -> None:
    def come_to(game: Game) -> list[Any]:
        played = game.playouts(ROUNDS, game.players[0], seed=1)
        return [played.payoffs.tolist(), played.points.tolist(), played.decisions.tolist(), played.rounds.tolist()]

    tasks = [game for game in GAMES for _ in range(2)]
    assert at_once([lambda game=game: come_to(game) for game in tasks]) == [come_to(game) for game in tasks]


@pytest.mark.skipif(not londinium.compiled, reason="plain Python needs its lock for everything")
def test_others_go_on_while_random_games_are_played() -> None:
    """More and more games are played until enough was done meanwhile; if the lock were held, it never would be."""
    game = londinium.game("kids-of-london")
    for doubled in range(12):
        begun, done = Event(), Event()

        def play(games: int, begun: Event = begun, done: Event = done) -> None:
            begun.set()
            game.playouts(games, players=4, seed=1)
            done.set()

        with ThreadPoolExecutor(1) as threads:
            threads.submit(play, 2000 << doubled)
            begun.wait()
            counted = 0
            while not done.is_set():
                counted += 1
        if counted > ENOUGH:
            return
    pytest.fail(f"nobody could do much meanwhile: {counted}")


def test_random_games_are_not_written_where_there_is_no_room() -> None:
    state = GAMES[0].table(players=2, seed=1).state
    for payoffs, games in ((3, 2), (4, 1)):
        with pytest.raises(ValueError, match="needs more room than there is"):
            play_out(state, 2, 1, 1, np.zeros(payoffs), np.zeros(4, np.int32), *(np.zeros(games, np.int32),) * 2)


def test_every_thread_has_its_own_list_of_legal_moves() -> None:
    """The narrowest case: nothing but legal moves, asked again and again of tables with lists of different lengths."""
    states = [game.table(players=game.players[-1], seed=1).state for game in GAMES]
    states += [game.table(players=game.players[0], seed=2).state for game in GAMES]
    wanted = [listed(state) for state in states]

    def ask(number: int) -> int:
        return sum(listed(states[number]) != wanted[number] for _ in range(ROUNDS * 25))

    assert at_once([lambda n=n: ask(n) for n in range(len(states))]) == [0] * len(states)


def test_every_thread_has_its_own_tape() -> None:
    """The same moves from the same position always tell the same."""
    states = [game.table(players=game.players[-1], seed=seed).state for game in GAMES for seed in (1, 2)]

    def told_of(state: State) -> list[Any]:
        copy = state.clone()
        return [perform(copy, copy.legal()[-1], copy.actor) for _ in range(4)]

    wanted = [told_of(state) for state in states]
    assert all(any(told) for told in wanted)

    def tell(number: int) -> int:
        return sum(told_of(states[number]) != wanted[number] for _ in range(ROUNDS * 5))

    assert at_once([lambda n=n: tell(n) for n in range(len(states))]) == [0] * len(states)


def test_a_copy_of_a_position_is_not_on_the_tape_of_the_first() -> None:
    plain = run_path(str(Path(sys.modules["londinium"].__file__ or "").with_name("core") / "flat.py"))["Flat"]
    one, other = plain(), plain()
    one.tell_to(Tape())
    other.copy_from(one)
    assert one.telling()
    assert not other.telling()
    one.tell_nobody()
    assert not one.telling()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_position_can_be_handed_to_another_process(game: Game) -> None:
    state = game.table(players=game.players[0], seed=1).state
    perform(state, state.legal()[0], state.actor)
    assert "tape" not in fields(state)
    assert fingerprint(pickle.loads(pickle.dumps(state))) == fingerprint(state)


def spoil(content: Any) -> None:
    """Change everything in a piece of JSON that can be changed."""
    if isinstance(content, dict):
        for inner in content.values():
            spoil(inner)
        content.clear()
    elif isinstance(content, list):
        for inner in content:
            spoil(inner)
        content.clear()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_somebody_does_with_an_answer_changes_nobody_elses(game: Game) -> None:
    table, other = (game.table(players=game.players[-1], seed=3) for _ in range(2))
    dice = random.Random(3)
    for _ in range(CHOICES):
        if table.over:
            break
        seat = table.to_act[0]
        move = dice.choice(table.state.legal(seat))
        for event in table.play(seat, move):
            spoil(event.json(seat))
        other.play(seat, move)
        for one in [None, *range(table.players)]:
            spoil(table.view(one))
            assert table.view(one) == other.view(one) != {}
            spoil(game.view_of(table.state, one))
            assert game.view_of(table.state, one) == game.view_of(other.state, one)
            written = game.views_of(table.state, [one], {})
            assert written == game.views_of(other.state, [one], {})
        spoil(table.snapshot())
        spoil(table.state.legal())
        assert table.snapshot() == other.snapshot()
        assert table.state.legal() == other.state.legal()
        assert [move.json() for move in table.moves(seat)] == [move.json() for move in other.moves(seat)]
