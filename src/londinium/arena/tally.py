"""Tally: what a run came to, block by block: shares with intervals, seats, points, lengths, time; it plays nothing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from londinium.arena.intervals import Interval, share_between
from londinium.arena.matches import MatchResult
from londinium.arena.pairings import RANDOM, Match
from londinium.arena.plans import Plan
from londinium.arena.sprt import Verdict

# of a row, by the names of a result's fields
SEAT_COLUMNS = {"bot": "bots", "payoff": "payoffs", "points": "points", "choices": "choices", "turns": "turns"}
Counted = Callable[["Game", int], bool]


@dataclass(frozen=True)
class Game:
    """One game of a run, and where it stands in it."""

    block: int
    match: Match
    arrangement: int
    result: MatchResult

    def side(self, seat: int) -> int:
        return self.match.arrangements[self.arrangement][seat]


@dataclass(frozen=True)
class Effort:
    """How much a bot thought."""

    choices: int
    turns: int
    cpu: float

    @property
    def a_second(self) -> float:
        """Decisions in a second of CPU time."""
        return self.choices / self.cpu if self.cpu else 0.0

    @property
    def a_turn(self) -> float:
        """CPU seconds in a turn."""
        return self.cpu / self.turns if self.turns else 0.0


@dataclass(frozen=True)
class Control:
    """A match that shows whether the run can be believed: its share, and the share it would have if all were equal."""

    kind: str
    bot: str
    share: Interval
    par: float

    @property
    def doubtful(self) -> bool:
        """A mirror that is not even, or a bot that is not better than random play."""
        return not self.share.holds(self.par) if self.kind == "mirror" else self.share.low <= self.par


class Tally:
    """The games of a run's blocks, or of those a sequential test looked at."""

    def __init__(
        self, plan: Plan, blocks: Mapping[int, list[MatchResult]], lost: Mapping[int, str] | None = None
    ) -> None:
        self.plan = plan
        self.lost = dict(lost or {})
        self.verdict = Sequential(plan).after(blocks, self.lost)
        order = sorted(blocks)
        self.blocks = order if self.verdict is None or self.verdict.accepted is None else order[: self.verdict.blocks]
        self.games = [game for block in self.blocks for game in games_of(plan, block, blocks[block])]

    @cached_property
    def contested(self) -> list[Game]:
        """The games that compare bots: all but the controls."""
        return [game for game in self.games if not game.match.control]

    @property
    def par(self) -> float:
        """What each of equal bots would win."""
        return 1 / self.plan.players

    def share(self, games: list[Game], counted: Counted) -> Interval:
        """The share of victory of the seats that count."""
        won: dict[int, float] = defaultdict(float)
        seats: dict[int, int] = defaultdict(int)
        for game in games:
            for seat, payoff in enumerate(game.result.payoffs):
                if counted(game, seat):
                    won[game.block] += payoff
                    seats[game.block] += 1
        return share_between(list(won.values()), list(seats.values()), self.plan.seed & 0xFFFFFFFF)

    def by_bot(self) -> dict[str, Interval]:
        """Each bot's share of victory at one seat, over all matches but controls."""
        return {name: self.share(self.contested, sits(name)) for name in self.plan.names if self.seats_of(name)}

    def by_match(self) -> list[tuple[Match, dict[str, Interval]]]:
        """Each match, and each of its bots' shares there."""
        found = []
        for match in self.plan.matches:
            games = [game for game in self.contested if game.match is match]
            if games:
                found.append((match, {bot: self.share(games, sits(bot)) for bot in match.sides}))
        return found

    def by_first_side(self) -> list[tuple[Match, Interval, Interval]]:
        """Each match, the share there of the bot named first, and the share that everyone would have if all were equal.

        That is less than par where somebody without a seat may win.
        """
        found = []
        for match, shares in self.by_match():
            games = [game for game in self.contested if game.match is match]
            found.append((match, shares[match.sides[0]], self.share(games, lambda game, seat: True)))
        return found

    def between_two(self, match: Match) -> Interval:
        """The first bot's share of what the two of a match won: what somebody without a seat won does not count."""
        won: dict[int, float] = defaultdict(float)
        both: dict[int, float] = defaultdict(float)
        for game in self.contested:
            if game.match is match:
                for seat, payoff in enumerate(game.result.payoffs):
                    both[game.block] += payoff
                    won[game.block] += payoff if game.side(seat) == 0 else 0.0
        told = [block for block in both if both[block] > 0]
        return share_between(
            [won[block] for block in told], [both[block] for block in told], self.plan.seed & 0xFFFFFFFF
        )

    def by_seat(self) -> list[Interval]:
        """Each seat's share of victory, whoever sat there."""
        games = self.contested or self.games
        return [self.share(games, lambda _, at, seat=seat: at == seat) for seat in range(self.plan.players)]  # type: ignore[misc]

    def by_bot_and_seat(self) -> dict[str, list[Interval]]:
        """Each bot's share of victory at each seat."""
        return {
            name: [
                self.share(self.contested, lambda game, at, name=name, seat=seat: at == seat and sits(name)(game, at))  # type: ignore[misc]
                for seat in range(self.plan.players)
            ]
            for name in self.plan.names
            if self.seats_of(name)
        }

    def controls(self) -> list[Control]:
        """The first bot against itself and against random play."""
        first = self.plan.bots[0]
        found = []
        for match in self.plan.matches:
            against_random = match.sides[0] == first != RANDOM and match.alone_against(RANDOM)
            games = [game for game in self.games if game.match is match]
            if games and (match.kind == "mirror" or against_random):
                share = self.share(games, lambda game, seat: game.side(seat) == 0)
                even = self.share(games, lambda game, seat: True).mean  # less than par where nobody may win
                found.append(Control("mirror" if match.kind == "mirror" else RANDOM, first, share, even))
        return sorted(found, key=lambda control: control.kind)  # the mirror first

    def seats_of(self, bot: str) -> list[tuple[Game, int]]:
        """Where a bot sat in games that count."""
        return [(game, seat) for game in self.contested for seat, name in enumerate(game.result.bots) if name == bot]

    def points(self) -> dict[str, list[int]]:
        """Each bot's points in its games that were played to the end; controls count where there is nothing else."""
        found: dict[str, list[int]] = {}
        for game in self.contested or self.games:
            if game.result.forfeit is None:
                for name, points in zip(game.result.bots, game.result.points, strict=True):
                    found.setdefault(name, []).append(points)
        return found

    def efforts(self) -> dict[str, Effort]:
        """What each bot's choices took, controls included."""
        sums: dict[str, list[float]] = defaultdict(lambda: [0, 0, 0.0])
        for game in self.games:
            result = game.result
            for name, *parts in zip(result.bots, result.choices, result.turns, result.cpu, strict=True):
                sums[name] = [one + part for one, part in zip(sums[name], parts, strict=True)]
        return {name: Effort(int(choices), int(turns), cpu) for name, (choices, turns, cpu) in sums.items()}

    def forfeits(self) -> dict[str, list[str]]:
        """The games that bots lost because they failed, and how."""
        found: dict[str, list[str]] = defaultdict(list)
        for game in self.games:
            if game.result.forfeit is not None:
                seat, reason = game.result.forfeit
                found[game.result.bots[seat]].append(reason)
        return dict(found)

    def columns(self) -> dict[str, list[object]]:
        """One row per game, as columns by name; seats are counted from 1. What clocks say comes last."""
        rows = self.games
        seats = range(self.plan.players)
        found: dict[str, list[object]] = {
            "run": [self.plan.hash for _ in rows],
            "block": [game.block + 1 for game in rows],
            "match": [game.match.kind for game in rows],
            "arrangement": [game.arrangement + 1 for game in rows],
            "seed": [f"{game.result.seed:032x}" for game in rows],
        }
        for head, name in SEAT_COLUMNS.items():
            for seat in seats:
                found[f"{head}_{seat + 1}"] = [getattr(game.result, name)[seat] for game in rows]
        found["decisions"] = [game.result.decisions for game in rows]
        found["rounds"] = [game.result.rounds for game in rows]
        found["forfeit"] = [game.result.forfeit[0] + 1 if game.result.forfeit else None for game in rows]
        for seat in seats:
            found[f"cpu_{seat + 1}"] = [game.result.cpu[seat] for game in rows]
        found["seconds"] = [game.result.seconds for game in rows]
        return found


def sits(bot: str) -> Counted:
    """Whether a bot sits there."""
    return lambda game, seat: game.result.bots[seat] == bot


def games_of(plan: Plan, block: int, results: list[MatchResult]) -> Iterator[Game]:
    for (match, arrangement), result in zip(plan.games(block), results, strict=True):
        yield Game(block, plan.matches[match], arrangement, result)


class Sequential:
    """A run's sequential test, block after block in their order, whatever order they are played in."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.scores: list[float] = []
        self.next = 0

    def after(self, blocks: Mapping[int, list[MatchResult]], lost: Mapping[int, str]) -> Verdict | None:
        """Where it stands, if there is one: it looks up to the first block that is not known yet."""
        if self.plan.sprt is None:
            return None
        while self.next in blocks or self.next in lost:
            if self.next in blocks:
                self.scores.append(score_of(self.plan, self.next, blocks[self.next]))
            self.next += 1
        return self.plan.sprt.after(self.scores)


def score_of(plan: Plan, block: int, results: list[MatchResult]) -> float:
    """The first bot's mean share of victory in the games of a block in which it sits alone."""
    first = plan.bots[0]
    won = [
        payoff
        for game in games_of(plan, block, results)
        if not game.match.control and game.match.with_one_first(first)
        for seat, payoff in enumerate(game.result.payoffs)
        if game.side(seat) == 0
    ]
    return sum(won) / len(won)
