"""One hash for each way to play: the same in every process, compiled or not, whatever Python's own hashes are."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

from londinium.conformance.base import (
    EFFORT,
    Setup,
    answers,
    event_text,
    observation,
    random_game,
    setups,
    text_of,
    viewers,
)
from londinium.conformance.whole import run_bulk
from londinium.core.fields import fingerprint
from londinium.core.game import Game
from londinium.core.state import State

SEED = 2024
GAMES = 2
BULK = 20
CLOSE_LOOKS = 24  # positions at the beginning of a game that are asked everything
LOOK_EVERY = 20  # and one in so many after that
MOST_COMPARED = 2  # ways to play of one game, unless there is a night's time; the marks hold every build to all of them


def told(setup: Setup, games: int = GAMES) -> Iterator[str]:
    """Everything some games of this kind say: answers, events, snapshots, imagined positions, records, bulk results."""
    for seed in range(games):
        for number, table in enumerate(random_game(setup, SEED + seed)):
            yield fingerprint(table.state)
            yield from (event_text(table.events[-8:], viewer) for viewer in viewers(table))
            if number < CLOSE_LOOKS or number % LOOK_EVERY == 0:
                yield text_of(answers(table))
                yield text_of(table.snapshot())
                yield from_all_sides(table.state)
                yield from (observation(table, seat).tobytes().hex() for seat in range(table.players))
        yield table.record().dumps()
    results = run_bulk(setup, BULK, SEED)
    for name, values in vars(results).items():
        yield f"{name} {values.tolist()}"


def from_all_sides(state: State) -> str:
    """What the doors of a State answer."""
    imagined = [fingerprint(state.imagine(seat, SEED)) for seat in range(-1, state.players)]
    known = [str(state.points_known(of, seat)) for of in range(state.players) for seat in range(state.players)]
    values = [f"{state.value(seat):.12f} {state.points(seat)}" for seat in range(state.players)]
    return " ".join([*imagined, *values, *known])


def compared(game: Game) -> tuple[Setup, ...]:
    """The ways to play that are compared from process to process, spread over all there are."""
    every = setups(game)
    step = 1 if EFFORT > 1 else -(-len(every) // MOST_COMPARED)
    return every[::step]


def digest(game: Game) -> dict[str, str]:
    """A hash for each way to play that is compared."""
    found = {}
    for setup in compared(game):
        mark = blake2b(digest_size=16)
        for text in told(setup):
            mark.update(text.encode())
        found[str(setup)] = mark.hexdigest()
    return found
