"""What advice is worth: whether its shares are shares of victory, and whether its reasons are true.

    python -m bench.advice calibrate london --deals 60
    python -m bench.advice truth london --decisions 100 --simulations 4000

`calibrate` plays games of greedy bots, asks for the worth of positions in them, and fits how often such a worth won; it
writes the game's `bot/calibration.toml`. `truth` draws decisions whose best two moves clearly differ and looks whether
the source named first is the largest in a fresh sample four times as large.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from random import Random
from time import process_time

import numpy as np

import londinium
from londinium.bots import Budget, answer, bot
from londinium.bots.advice import Adviser, Calibration, Saying, odds
from londinium.core.game import Game
from londinium.core.table import Table

LOOKS = 4  # positions looked at in each game
SIMULATIONS = 300  # for each of them
PATIENCE = 40  # decisions drawn for each that is wanted, before it is given up
ALWAYS = 1e-9


@dataclass(frozen=True)
class Seen:
    """What a search thought of a position, and what came of it."""

    mean: float
    players: int
    round: int
    payoff: float


def games(game: Game, players: int, deals: int, seed: int) -> Iterator[tuple[Table, list[Table]]]:
    """Games of greedy bots, with copies of the table at some decisions of each, drawn uniformly."""
    dice = Random(f"{game.id} {players} {seed}")
    minds = [bot("greedy", seed=dice.getrandbits(32), game=game) for _ in range(players)]
    for _ in range(deals):
        table = game.table(players, seed=dice.getrandbits(64))
        kept: list[Table] = []
        asked = 0
        while not table.over:
            seat = dice.choice(table.to_act)
            if len(table.moves(seat)) > 1:
                asked += 1
                place = len(kept) if len(kept) < LOOKS else dice.randrange(asked)
                if place < LOOKS:
                    kept[place : place + 1] = [game.restore(table.snapshot())]
            table.play(seat, answer(table, seat, minds[seat]))
        yield table, kept


def seen(game: Game, players: int, deals: int, seed: int) -> Iterator[Seen]:
    dice = Random(seed)
    for table, kept in games(game, players, deals, seed):
        for at in kept:
            seat = next(seat for seat in at.to_act if len(at.moves(seat)) > 1)
            adviser = Adviser(game, Budget(simulations=SIMULATIONS), seed=dice.getrandbits(32))
            compared = adviser.compare(at.state, seat)
            mean = max(total for total, _, _ in compared.sums) / compared.worlds
            yield Seen(mean, players, at.state.round, table.state.payoff(seat))


def fit(found: list[Seen]) -> Calibration:
    """The calibration under which what was seen is likeliest, by Newton's method, held near what changes nothing."""
    x = np.array([[1.0, odds(one.mean), one.round * odds(one.mean), odds(1 / one.players)] for one in found])
    y = np.array([one.payoff for one in found])
    prior = np.array([0.0, 1.0, 0.0, 0.0])
    weight = prior.copy()
    for _ in range(50):
        p = 1 / (1 + np.exp(-x @ weight))
        slope = x.T @ (y - p) - (weight - prior)
        weight = weight + np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x + np.eye(4), slope)
    shift, steep, growth, crowd = (round(float(number), 4) for number in weight)
    return Calibration(shift, steep, growth, crowd)


def missed(found: list[Seen], calibration: Calibration) -> float:
    """The mean square of what the shares were off."""
    return float(np.mean([(calibration.share(one.mean, one.players, one.round) - one.payoff) ** 2 for one in found]))


def drawn(found: list[Seen], calibration: Calibration) -> list[str]:
    """Said and seen, in fifths of what was said."""
    ordered = sorted(found, key=lambda one: calibration.share(one.mean, one.players, one.round))
    lines = []
    for i in range(5):
        part = ordered[i * len(ordered) // 5 : (i + 1) * len(ordered) // 5]
        said = np.mean([calibration.share(one.mean, one.players, one.round) for one in part])
        lines.append(f"{said:.2f} said, {np.mean([one.payoff for one in part]):.2f} seen")
    return lines


def calibrate(game: Game, deals: int) -> None:
    """Fit on some games, try on others, and write what was fitted on all."""
    learnt, tried = ([one for players in game.players for one in seen(game, players, deals, seed)] for seed in (1, 2))
    trial, plain = fit(learnt), Calibration()
    off = f"{missed(tried, plain):.3f} as found, {missed(tried, trial):.3f} fitted"
    fifths = "; ".join(drawn(tried, trial))
    final = fit(learnt + tried)
    text = f"""# How the mean of a search's simulations becomes a share of victory; see bots/advice.py.
# Written by `python -m bench.advice calibrate {game.id} --deals {deals}`.
# From {len(learnt + tried)} positions of games of greedy bots; fitted on half of them and tried on the other half,
# mean squared error: {off}.
# By fifths of what was said there: {fifths}.
[calibration]
shift = {final.shift}
slope = {final.slope}
growth = {final.growth}
crowd = {final.crowd}
"""
    (game.folder / "bot" / "calibration.toml").write_text(text, encoding="utf-8")
    print(text, flush=True)


@dataclass
class Verdict:
    """How many explanations held."""

    decisions: int = 0
    drawn: int = 0
    added_up: int = 0
    held: int = 0
    favoured: int = 0
    rest: float = 0.0

    def text(self, game: Game) -> str:
        return (
            f"{game.id}: {self.decisions} clear decisions of {self.drawn} drawn; sources add up in {self.added_up}; "
            f"the first named is the largest in a fresh sample four times as large in {self.held}, "
            f"the largest in favour in {self.favoured}; "
            f"the rest is {100 * self.rest / max(1, self.decisions):.1f} % of a difference on average"
        )


def truth(game: Game, decisions: int, simulations: int, seed: int = 3, seconds: float = inf) -> Verdict:
    """Draw decisions until enough are clear or the CPU time is up, and hold each explanation against a fresh one."""
    verdict = Verdict()
    with suppress(KeyboardInterrupt):  # what has been found until then is told
        hold_reasons(verdict, game, decisions, simulations, seed, seconds)
    return verdict


def hold_reasons(verdict: Verdict, game: Game, decisions: int, simulations: int, seed: int, seconds: float) -> None:
    begun = process_time()
    dice = Random(seed)
    tables = (at for deal in range(decisions * PATIENCE) for at in decisions_of(game, dice, deal))
    for at in tables:
        enough = verdict.decisions == decisions or verdict.drawn == decisions * PATIENCE
        if enough or process_time() - begun > seconds:
            break
        seat = next(seat for seat in at.to_act if len(at.moves(seat)) > 1)
        verdict.drawn += 1
        budget = Budget(simulations=simulations)
        advice = Adviser(game, budget, dice.getrandbits(32)).advise(at.state, seat)
        best, second = advice.moves[:2]
        if not best.clear:
            continue
        verdict.decisions += 1
        verdict.added_up += abs(sum(reason.share for reason in best.reasons) - best.difference) < ALWAYS
        verdict.rest += sum(abs(reason.share) for reason in best.reasons if reason.source == "rest") / best.difference
        fresh = Adviser(game, Budget(simulations=4 * simulations), dice.getrandbits(32))
        compared = fresh.compare(at.state, seat, among=[best.move.id, second.move.id])
        _, _, reasons = Saying(game, at.state, compared).difference(
            compared.moves.index(best.move.id), compared.moves.index(second.move.id)
        )
        verdict.held += reasons[0].source == best.reasons[0].source
        one, other = (max(found, key=lambda reason: reason.share) for found in (reasons, best.reasons))
        verdict.favoured += one.source == other.source


def decisions_of(game: Game, dice: Random, deal: int) -> list[Table]:
    players = dice.choice(game.players)
    return next(games(game, players, 1, deal))[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["calibrate", "truth"])
    parser.add_argument("games", nargs="*", default=[game.id for game in londinium.games()])
    parser.add_argument("--deals", type=int, default=20, help="games for each number of players, twice")
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=4000)
    parser.add_argument("--seconds", type=float, default=inf, help="of CPU time for each game, at most")
    arguments = parser.parse_args()
    for name in arguments.games:
        game = londinium.game(name)
        if arguments.what == "calibrate":
            calibrate(game, arguments.deals)
        else:
            print(
                truth(game, arguments.decisions, arguments.simulations, seconds=arguments.seconds).text(game),
                flush=True,
            )


if __name__ == "__main__":
    main()
