"""Ratings: one number for a bot over all player counts (OpenSkill's Plackett–Luce), with intervals over blocks.

Winners come first and all others tie, since bots play for victory. A bot at several seats moves by their average. Bots
do not change from game to game, so nothing is added to the doubt in between; those that think alike are one bot under
several names. Only differences mean anything: the mean of all bots of a ladder is put at 25.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from londinium.arena.summary import Z_95
from londinium.arena.tally import Tally
from londinium.bots import alike

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

RESAMPLES = 100
LEAST_RESAMPLES = 30
RATED = (
    400_000  # games rated at most for intervals, unless that leaves too few resamples; a minute is about two million
)

Standing = tuple[float, float]  # mean and doubt
Outcome = tuple[tuple[str, ...], tuple[float, ...]]  # who sat where, and the shares of victory


@dataclass(frozen=True)
class Rating:
    """A bot's rating with its 95 % interval, and how many games it rests on."""

    bot: str
    mean: float
    low: float
    high: float
    games: int


@cache
def plackett_luce() -> PlackettLuce:
    """OpenSkill's model, of the extra "arena"."""
    from openskill.models import PlackettLuce

    return PlackettLuce(tau=0.0)


def rated(games: Iterable[Outcome], names: Sequence[str]) -> dict[str, Standing]:
    """Everyone's mean and doubt after these games, in their order.

    >>> after = rated([(("greedy", "random"), (1.0, 0.0))], ["greedy", "random"])
    >>> after["greedy"][0] > 25 > after["random"][0]
    True
    """
    model = plackett_luce()
    fresh = model.rating()
    standing = dict.fromkeys(names, (fresh.mu, fresh.sigma))
    for bots, payoffs in games:
        teams = [[model.rating(*standing[name])] for name in bots]
        moved = model.rate(teams, ranks=[0.0 if payoff > 0 else 1.0 for payoff in payoffs])
        if len(set(bots)) == len(bots):
            for name, [one] in zip(bots, moved, strict=True):
                standing[name] = one.mu, one.sigma
            continue
        for name in set(bots):
            at = [one for other, [one] in zip(bots, moved, strict=True) if other == name]
            standing[name] = sum(one.mu for one in at) / len(at), sum(one.sigma for one in at) / len(at)
    return standing


def ratings(tallies: Sequence[Tally], seed: int = 0) -> list[Rating]:
    """Everyone's rating over some runs, the best first.

    They are centred: what is rated is how far a bot is from the others. Intervals are ±1.96 standard deviations over
    resamples: as many blocks of each run as it has, drawn anew and in another order. They are never narrower than
    OpenSkill's own doubt, since a bot that always wins leaves nothing to draw from.
    """
    blocks = [outcomes for tally in tallies for outcomes in outcomes_of(tally)]
    names = list(dict.fromkeys(name for block in blocks for bots, _ in block for name in bots))
    spelt = {name: key for tally in tallies for name, key in spellings(tally).items() if key in names}
    total = sum(map(len, blocks))
    if not total:
        return []
    standing = rated((game for block in interleaved(tallies) for game in block), names)
    means = centred(standing)
    dice = np.random.default_rng(seed)
    runs = [outcomes_of(tally) for tally in tallies]
    resamples = min(RESAMPLES, max(LEAST_RESAMPLES, RATED // total))
    drawn = []
    for _ in range(resamples):
        chosen = [run[i] for run in runs if run for i in dice.integers(len(run), size=len(run))]
        dice.shuffle(chosen)
        after = centred(rated((game for block in chosen for game in block), names))
        drawn.append([after[name] for name in names])
    spread = np.maximum(np.std(drawn, axis=0), [standing[name][1] for name in names])
    found = [
        Rating(
            name,
            means[name],
            means[name] - Z_95 * float(wide),
            means[name] + Z_95 * float(wide),
            sum(name in bots for block in blocks for bots, _ in block),
        )
        for name, wide in zip(names, spread, strict=True)
    ]
    known = {rating.bot: rating for rating in found}
    found = [replace(known[key], bot=name) for name, key in spelt.items()]
    return sorted(found, key=lambda rating: -rating.mean)


def spellings(tally: Tally) -> dict[str, str]:
    """The bots of a run, and the one name of all that think alike: they are rated as the one bot they are."""
    return {name: alike(name, tally.plan.game) for match in tally.plan.matches for name in match.sides}


def centred(standing: dict[str, Standing]) -> dict[str, float]:
    """Everyone's mean, moved so that the average is that of a new bot.

    >>> centred({"greedy": (33.0, 1.0), "random": (25.0, 1.0)})
    {'greedy': 29.0, 'random': 21.0}
    """
    middle = sum(mean for mean, _ in standing.values()) / len(standing)
    return {name: mean - middle + plackett_luce().mu for name, (mean, _) in standing.items()}


def outcomes_of(tally: Tally) -> list[list[Outcome]]:
    """The games of each block; those of a bot against itself alone say nothing."""
    found: dict[int, list[Outcome]] = {block: [] for block in tally.blocks}
    spelt = spellings(tally)
    for game in tally.games:
        bots = tuple(spelt[name] for name in game.result.bots)
        if len(set(bots)) > 1:
            found[game.block].append((bots, game.result.payoffs))
    return list(found.values())


def interleaved(tallies: Sequence[Tally]) -> list[list[Outcome]]:
    """The blocks of all runs, the first of each before the second of any: no player count comes last."""
    ranked = [
        ((place + 1) / (len(run) + 1), number, block)
        for number, run in enumerate(map(outcomes_of, tallies))
        for place, block in enumerate(run)
    ]
    return [block for _, _, block in sorted(ranked, key=lambda one: one[:2])]
