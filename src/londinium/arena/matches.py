"""Matches: one whole game between bots; many are next door, in simulation (for a look) and in plans (for a verdict)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import blake2b
from time import perf_counter, thread_time
from typing import Any

from londinium.arena.patience import Patience, TooSlow
from londinium.bots import Bot, BotFailed, bot, check_bot
from londinium.core.errors import LondiniumError
from londinium.core.game import Game

SEED_BITS = 128
NOBODY = -1
LONGEST_REASON = 200  # letters
NANO = 9  # digits of a second that clocks can tell


class BadMatch(LondiniumError):
    """The match cannot be set up as asked."""


@dataclass(slots=True)
class MatchResult:
    """What one game came to; one entry per seat. `extra` holds the game's own figures, if it has any.

    Two games are equal if they went the same way, whatever time they took.
    """

    number: int
    seed: int
    bots: tuple[str, ...]
    payoffs: tuple[float, ...]
    points: tuple[int, ...]
    decisions: int
    rounds: int
    extra: dict[str, float] = field(default_factory=dict)
    forfeit: tuple[int, str] | None = None  # the seat whose bot failed, and how
    choices: tuple[int, ...] = ()
    turns: tuple[int, ...] = ()
    cpu: tuple[float, ...] = field(default=(), compare=False)  # seconds spent choosing
    seconds: float = field(default=0.0, compare=False)


def derived_seed(*parts: int) -> int:
    """A seed of 128 bits that depends on every one of the numbers, and on nothing else.

    >>> derived_seed(7, 0) == derived_seed(7, 0)
    True
    >>> derived_seed(7, 0) == derived_seed(7, 1)
    False
    """
    text = ":".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=SEED_BITS // 8).digest(), "big")


def seated(bots: Sequence[str], players: int, game: Game | None = None) -> tuple[str, ...]:
    """A bot's name for every seat; one name alone stands for all of them.

    >>> seated(["greedy"], 3)
    ('greedy', 'greedy', 'greedy')
    >>> seated(["greedy", "random"], 3)
    Traceback (most recent call last):
    londinium.arena.matches.BadMatch: there are 2 bots for 3 seats; name one bot for all, or one for each seat
    """
    if len(bots) not in (1, players):
        raise BadMatch(f"there are {len(bots)} bots for {players} seats; name one bot for all, or one for each seat")
    for name in bots:
        check_bot(name, game)
    return tuple(bots) * players if len(bots) == 1 else tuple(bots)


def play_match(
    game: Game,
    bots: Sequence[str],
    players: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    data: Any = None,
    number: int = 0,
    luck: int | None = None,
    limit: float | None = None,
    figures: bool = True,
) -> MatchResult:
    """Play one game between bots. The same seed gives the same game: the table and every bot draw theirs from it.

    With `luck`, bots draw theirs from that: another game of the same deal. With a `limit`, a bot that fails, or takes
    more seconds for a choice, loses: it gets nothing and the others share the victory. Without, what it raises is
    raised; only a bot that is a program of its own loses by failing all the same. `figures` asks for the game's own.

    >>> import londinium
    >>> result = play_match(londinium.game("kids-of-london"), ["random"], players=3, seed=5)
    >>> result.rounds, len(result.points), sum(result.payoffs) <= 1
    (9, 3, True)
    >>> result == play_match(londinium.game("kids-of-london"), ["random"], players=3, seed=5)
    True
    """
    begun = perf_counter()
    names = seated(bots, game.check_players(players), game)
    table = game.table(players, seed, options, data)
    state = table.state  # nobody asks for events, records or undo here
    source = seed if luck is None else luck
    minds: list[Bot] = [bot(name, derived_seed(source, seat), game) for seat, name in enumerate(names)]
    choices, turns, cpu = [0] * players, [0] * players, [0.0] * players
    forfeit: tuple[int, str] | None = None
    last = NOBODY
    with Patience(limit) as patience, sitting(minds, table.options, limit):
        while not state.over:
            seat = state.actor
            mind = minds[seat]
            try:
                if seat != last:
                    mind.begin_turn()
                    turns[seat] += 1
                    last = seat
                imagined = state.imagine(seat, mind.dice.getrandbits(64))
                before = thread_time()
                move = patience.choice(mind, imagined, seat)
                cpu[seat] += thread_time() - before
                state.apply(move, seat)
            except (Exception, TooSlow) as problem:
                if limit is None and not isinstance(problem, BotFailed):
                    raise
                forfeit = seat, failure(problem, limit)
                break
            choices[seat] += 1
    return MatchResult(
        number=number,
        seed=seed,
        bots=names,
        payoffs=tuple(state.payoff(seat) for seat in range(players))
        if forfeit is None
        else lost_by(forfeit[0], players),
        points=tuple(state.points(seat) for seat in range(players)),
        decisions=sum(choices),
        rounds=state.round,
        extra=game.figures(state) if figures and forfeit is None else {},
        forfeit=forfeit,
        choices=tuple(choices),
        turns=tuple(turns),
        cpu=tuple(round(seconds, NANO) for seconds in cpu),
        seconds=round(perf_counter() - begun, NANO),
    )


@contextmanager
def sitting(minds: Sequence[Bot], options: Mapping[str, Any], limit: float | None) -> Iterator[None]:
    """Bots at a table, for as long as their game lasts."""
    try:
        for mind in minds:
            mind.sit(options, limit)
        yield
    finally:
        for mind in minds:
            mind.leave()


def lost_by(loser: int, players: int) -> tuple[float, ...]:
    """The shares of victory when one seat has forfeited the game.

    >>> lost_by(0, 3)
    (0.0, 0.5, 0.5)
    """
    return tuple(0.0 if seat == loser else 1 / (players - 1) for seat in range(players))


def failure(problem: BaseException, limit: float | None) -> str:
    """How a bot failed, in short."""
    if isinstance(problem, TooSlow):
        return f"no answer in {limit:g} s"
    if isinstance(problem, BotFailed):
        return str(problem)[:LONGEST_REASON]
    return f"{type(problem).__name__}: {problem}"[:LONGEST_REASON]
