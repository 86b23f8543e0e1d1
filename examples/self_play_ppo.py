"""Self-play PPO in one file: a small network learns Kids of London against itself; NumPy and no other library.

    OPENBLAS_NUM_THREADS=1 python examples/self_play_ppo.py     # minutes on one core; stopped, it goes on where it was
    londinium play kids-of-london --players 3 --bots program:examples/trained_bot.py

Each iteration plays one whole game in every lane of `londinium.envs.batch`. In one lane of eight all three seats are
the network; in one a single seat is, and an earlier self plays the other two; in six these are played by its first
self, which knew nothing and chose at random. Only the network's own choices are learned from. Its share of the victory
against two random players is then measured on fresh deals, and greedy's on the same.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from curves import Curve, Point, draw, read, write
from numpy.typing import NDArray

import londinium
import londinium.bots
from londinium.core.observing import Layout
from londinium.envs import Batch, batch

Array = NDArray[Any]
Chooser = Callable[[Batch, Array], Array]  # a move for each of these lanes, by the seat that is to act there

GAME, PLAYERS = "kids-of-london", 3
HERE = Path(__file__).resolve().parent
WEIGHTS = HERE / "self_play_ppo.npz"
# All choose at the same time, one after the other only in a batch: who was quicker is no reason for anything.
UNUSED = ("owes", "chosen", "my_choice")
HIDDEN = 128
GAMES = 2048  # of one iteration
ITERATIONS = 300
TRACE = 0.85  # how much of what later choices made of a position is owed to this one: GAE's lambda
CLIP = 0.2  # by how much a move may become likelier or less likely in one iteration
EPOCHS, PARTS = 3, 32  # how often the choices of an iteration are learned from, and in how many parts
RATE = 1e-3  # of learning, at the beginning; it falls to a tenth
ENTROPY = 0.01
ITSELF, EARLIER, FIRST = range(3)
AGAINST = (ITSELF, EARLIER, *[FIRST] * 6)  # whom the network meets, in one lane after the other
PAST_EVERY = 10  # iterations until another earlier self is kept
LOOK_EVERY = 15  # iterations until it is measured
LOOK_GAMES = 3_000
FINAL_GAMES = 30_000
NEVER = -1e9  # the score of a move that is not legal
TRAINING, LOOKING, FINAL = range(3)  # what deals are for: none is used for two


def seed_for(seed: int, what: int, number: int) -> int:
    """Deals and luck of their own for every purpose, the same in every run."""
    return int.from_bytes(np.random.SeedSequence([seed, what, number]).generate_state(4).tobytes(), "little")


class Senses:
    """From observations to what the network is given: numbers near one, without what is no reason for anything."""

    def __init__(self, layout: Layout) -> None:
        used = np.ones(layout.size, np.bool_)
        for name in UNUSED:
            used[layout[name].begin : layout[name].end] = False
        self.cells = np.flatnonzero(used)
        self.scale = layout.scale[self.cells]

    def __call__(self, observations: Array) -> Array:
        seen: Array = observations[:, self.cells] * self.scale
        return seen


class Network:
    """Two hidden layers, then a score for every move and the share of the victory that is to be hoped for."""

    def __init__(self, inputs: int, moves: int, dice: np.random.Generator) -> None:
        def layer(rows: int, columns: int, size: float) -> Array:
            weights: Array = dice.standard_normal((rows, columns)) * size / np.sqrt(rows)
            return weights.astype(np.float32)

        self.weights = {
            "w1": layer(inputs, HIDDEN, 1.0),
            "b1": np.zeros(HIDDEN, np.float32),
            "w2": layer(HIDDEN, HIDDEN, 1.0),
            "b2": np.zeros(HIDDEN, np.float32),
            "w3": layer(HIDDEN, moves + 1, 0.01),  # at first every move is as likely as any other
            "b3": np.zeros(moves + 1, np.float32),
        }

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, tuple[Array, Array]]:
        """The logarithm of how likely each move is, the value, and the hidden layers."""
        w = self.weights
        one = np.tanh(seen @ w["w1"] + w["b1"])
        two = np.tanh(one @ w["w2"] + w["b2"])
        out = two @ w["w3"] + w["b3"]
        scores = np.where(masks, out[:, :-1], np.float32(NEVER))
        scores -= scores.max(axis=1, keepdims=True)
        scores -= np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return scores, out[:, -1], (one, two)

    def backward(self, seen: Array, hidden: tuple[Array, Array], out: Array) -> dict[str, Array]:
        """The gradient of every weight, from that of the outputs."""
        w, (one, two) = self.weights, hidden
        at_two = (out @ w["w3"].T) * (1 - two * two)
        at_one = (at_two @ w["w2"].T) * (1 - one * one)
        gradients = {"w3": two.T @ out, "w2": one.T @ at_two, "w1": seen.T @ at_one}
        return {**gradients, "b3": out.sum(axis=0), "b2": at_two.sum(axis=0), "b1": at_one.sum(axis=0)}

    def likeliest(self, seen: Array, masks: Array) -> Array:
        moves: Array = self.forward(seen, masks)[0].argmax(axis=1)
        return moves


def drawn(logs: Array, dice: np.random.Generator) -> Array:
    """A move for each row, each as often as it is likely."""
    moves: Array = (logs + dice.gumbel(size=logs.shape).astype(np.float32)).argmax(axis=1)
    return moves


class Choices(NamedTuple):
    """What the network saw, chose and thought of it, a row for each choice; `gains` is what the choice turned out to
    be worth beyond what was hoped for, and `hoped` what should have been hoped for."""

    seen: Array
    masks: Array
    moves: Array
    logs: Array
    gains: Array
    hoped: Array


class Chosen(NamedTuple):
    """The same of one step of a batch: in these lanes, by these seats."""

    lanes: Array
    seats: Array
    seen: Array
    masks: Array
    moves: Array
    logs: Array
    values: Array


def play_one_game_each(games: Batch, seed: int, ours: Array, choose: Chooser, others: Chooser) -> Array:
    """One game in every lane; `ours[lane, seat]` says who chooses there. What each seat won of each game."""
    games.reset(seed)
    every = np.arange(games.size)
    going, won = np.ones(games.size, np.bool_), np.zeros((games.size, games.players))
    while going.any():
        now = games.now
        moves = now.masks.argmax(axis=1)  # for the next games, which nobody looks at
        own = ours[every, now.seats]
        for lanes, chooser in ((np.flatnonzero(going & own), choose), (np.flatnonzero(going & ~own), others)):
            if len(lanes):
                moves[lanes] = chooser(games, lanes)
        now = games.step(moves)
        ended = going & now.dones
        won[ended] = now.rewards[ended]
        going &= ~ended
    return won


def at_random(dice: np.random.Generator) -> Chooser:
    def choose(games: Batch, lanes: Array) -> Array:
        masks = games.now.masks[lanes]
        moves: Array = (masks * (1 + dice.random(masks.shape))).argmax(axis=1)
        return moves

    return choose


def by_greedy(seed: int) -> Chooser:
    """The greedy bot, which looks ahead in positions imagined for its seat."""
    player, luck = londinium.bots.bot("greedy", seed, londinium.game(GAME)), Random(seed)

    def choose(games: Batch, lanes: Array) -> Array:
        seats = games.now.seats
        return np.array(
            [
                player.choose(games.state(lane).imagine(int(seats[lane]), luck.getrandbits(64)), int(seats[lane]))
                for lane in lanes.tolist()
            ]
        )

    return choose


def share_against_random(make: Callable[[int], Chooser], seed: int, games: int, size: int = GAMES) -> Point:
    """The mean share of the victory of one seat against two random players, with its interval of 95%.

    The seats are taken in turn. From the same seed anybody gets the same deals.
    """
    shares = []
    with batch(GAME, PLAYERS, min(size, games)) as many:
        seats = np.arange(many.size) % PLAYERS
        ours = np.arange(PLAYERS) == seats[:, None]
        for number in range(-(-games // many.size)):
            luck = seed_for(seed, FINAL, number)
            others = at_random(np.random.default_rng(luck))
            shares.append(play_one_game_each(many, luck, ours, make(luck), others)[ours])
    found = np.concatenate(shares)[:games]
    half = 1.96 * found.std(ddof=1) / np.sqrt(len(found))
    return Point(0, float(found.mean()), float(found.mean() - half), float(found.mean() + half))


def of_network(network: Network) -> Callable[[int], Chooser]:
    """The network as it plays when it is not learning: the likeliest move."""
    senses = Senses(londinium.game(GAME).layout(PLAYERS))

    def choose(games: Batch, lanes: Array) -> Array:
        return network.likeliest(senses(games.now.observations[lanes]), games.now.masks[lanes])

    return lambda _: choose


@dataclass
class Learner:
    """The network, its earlier selves and where the learning stands."""

    seed: int = 1
    games: int = GAMES
    iterations: int = ITERATIONS
    done: int = 0
    curve: list[Point] = field(default_factory=list)

    def __post_init__(self) -> None:
        game = londinium.game(GAME)
        self.senses = Senses(game.layout(PLAYERS))
        self.network = Network(len(self.senses.cells), len(game.moves), np.random.default_rng(self.seed))
        self.past = [self.copied()]
        zeros = {name: np.zeros_like(weights) for name, weights in self.network.weights.items()}
        self.first, self.second = zeros, {name: array.copy() for name, array in zeros.items()}  # Adam's two means
        self.updates = 0

    def copied(self) -> Network:
        other = Network.__new__(Network)
        other.weights = {name: weights.copy() for name, weights in self.network.weights.items()}
        return other

    # learning

    def learn(self) -> Iterator[int]:
        """Learn on to the last iteration, and say after each how many are done."""
        with batch(GAME, PLAYERS, self.games) as many:
            while self.done < self.iterations:
                luck = seed_for(self.seed, TRAINING, self.done)
                dice = np.random.default_rng(luck)
                self.improve(self.played(many, luck, dice), dice)
                self.done += 1
                if self.done % PAST_EVERY == 0:
                    self.past.append(self.copied())
                yield self.done

    def played(self, many: Batch, luck: int, dice: np.random.Generator) -> Choices:
        """The network's choices in one game of every lane."""
        lanes = np.arange(many.size)
        against = np.array(AGAINST)[lanes % len(AGAINST)]
        ours = (np.arange(PLAYERS) == (lanes // len(AGAINST) % PLAYERS)[:, None]) | (against == ITSELF)[:, None]
        earlier, first = self.past[int(dice.integers(len(self.past)))], at_random(dice)
        steps: list[Chosen] = []

        def choose(games: Batch, lanes: Array) -> Array:
            seen, masks = self.senses(games.now.observations[lanes]), games.now.masks[lanes]
            logs, values, _ = self.network.forward(seen, masks)
            moves = drawn(logs, dice)
            likely = logs[np.arange(len(lanes)), moves]
            steps.append(Chosen(lanes, games.now.seats[lanes], seen, masks, moves, likely, values))
            return moves

        def others(games: Batch, lanes: Array) -> Array:
            moves = first(games, lanes)
            where = np.flatnonzero(against[lanes] == EARLIER)
            seen = self.senses(games.now.observations[lanes[where]])
            moves[where] = drawn(earlier.forward(seen, games.now.masks[lanes[where]])[0], dice)
            return moves

        return judged(steps, play_one_game_each(many, luck, ours, choose, others))

    def improve(self, choices: Choices, dice: np.random.Generator) -> None:
        gains = (choices.gains - choices.gains.mean()) / (choices.gains.std() + 1e-8)
        rate = RATE * (1 - 0.9 * self.done / self.iterations)
        for _ in range(EPOCHS):
            for rows in np.array_split(dice.permutation(len(gains)), PARTS):
                part = Choices(*(array[rows] for array in choices))
                self.descend(self.gradients(part, gains[rows]), rate)

    def gradients(self, choices: Choices, gains: Array) -> dict[str, Array]:
        """Of PPO's clipped objective, of the error of the values, and of the entropy."""
        count = len(gains)
        logs, values, hidden = self.network.forward(choices.seen, choices.masks)
        likely, rows = np.exp(logs), np.arange(count)
        ratio = np.exp(logs[rows, choices.moves] - choices.logs)
        moved = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # beyond that nothing is gained
        push = np.where(moved, ratio * gains, 0).astype(np.float32)
        out = np.zeros((count, likely.shape[1] + 1), np.float32)
        out[:, :-1] = likely * push[:, None]
        out[rows, choices.moves] -= push
        legal = np.where(choices.masks, logs, 0)
        entropy = -(likely * legal).sum(axis=1, keepdims=True)
        out[:, :-1] += ENTROPY * likely * (legal + entropy)
        out[:, -1] = values - choices.hoped
        return self.network.backward(choices.seen, hidden, out / count)

    def descend(self, gradients: dict[str, Array], rate: float) -> None:
        """One step of Adam."""
        self.updates += 1
        for name, gradient in gradients.items():
            self.first[name] += 0.1 * (gradient - self.first[name])
            self.second[name] += 0.001 * (gradient * gradient - self.second[name])
            first = self.first[name] / (1 - 0.9**self.updates)
            second = self.second[name] / (1 - 0.999**self.updates)
            self.network.weights[name] -= (rate * first / (np.sqrt(second) + 1e-8)).astype(np.float32)

    def look(self) -> Point:
        """How well the network plays now; a point of the curve."""
        found = share_against_random(of_network(self.network), seed_for(self.seed, LOOKING, self.done), LOOK_GAMES)
        self.curve.append(found._replace(at=self.done))
        return self.curve[-1]

    # keeping

    def save(self, path: Path) -> None:
        """Everything it takes to go on as if nothing had happened."""
        kept: dict[str, Any] = {f"now {name}": array for name, array in self.network.weights.items()}
        for name in self.network.weights:
            kept[f"first {name}"], kept[f"second {name}"] = self.first[name], self.second[name]
            kept[f"past {name}"] = np.stack([past.weights[name] for past in self.past])
        kept["counts"] = np.array([self.seed, self.games, self.iterations, self.done, self.updates])
        kept["curve"] = np.array(self.curve).reshape(-1, len(Point._fields))
        beside = path.with_suffix(".new.npz")
        np.savez_compressed(beside, **kept)
        beside.replace(path)

    @staticmethod
    def load(path: Path) -> Learner:
        with np.load(path) as kept:
            seed, games, iterations, done, updates = kept["counts"].tolist()
            learner = Learner(seed, games, iterations, done, [Point(int(at), *rest) for at, *rest in kept["curve"]])
            learner.updates = updates
            names = list(learner.network.weights)
            for name in names:
                learner.network.weights[name] = kept[f"now {name}"]
                learner.first[name], learner.second[name] = kept[f"first {name}"], kept[f"second {name}"]
            learner.past = [learner.copied() for _ in kept["past w1"]]
            for number, past in enumerate(learner.past):
                past.weights = {name: kept[f"past {name}"][number] for name in names}
        return learner


def judged(steps: list[Chosen], won: Array) -> Choices:
    """The choices with what they were worth: found from the end backwards, for every lane and seat."""
    after, owed = won.astype(np.float32), np.zeros(won.shape, np.float32)
    gains = []
    for step in reversed(steps):
        at = step.lanes, step.seats
        owed[at] = after[at] - step.values + TRACE * owed[at]
        after[at] = step.values
        gains.append(owed[at])
    all_gains = np.concatenate(gains[::-1])
    seen, masks, moves, logs, values = (
        np.concatenate([getattr(step, name) for step in steps]) for name in ("seen", "masks", "moves", "logs", "values")
    )
    return Choices(seen, masks, moves, logs, all_gains, all_gains + values)


def save_policy(network: Network, path: Path) -> None:
    """The network alone, for whoever plays with it."""
    arrays: dict[str, Any] = {**network.weights}
    np.savez_compressed(path, **arrays)


def load_policy(path: Path) -> Network:
    network = Network.__new__(Network)
    with np.load(path) as kept:
        network.weights = {name: kept[name] for name in kept.files}
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Kids of London by self-play.")
    parser.add_argument("--out", type=Path, default=HERE, help="where weights, curve and the state of the learning go")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=GAMES, help="games of one iteration")
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--final", type=int, default=FINAL_GAMES, help="games of the last measurement")
    given = parser.parse_args()
    state = given.out / "self_play_ppo.state.npz"
    learner = Learner.load(state) if state.exists() else Learner(given.seed, given.games, given.iterations)
    if (learner.seed, learner.games, learner.iterations) != (given.seed, given.games, given.iterations):
        parser.error(f"{state} is of another run; remove it, or say --out")
    if not learner.curve:
        print(say(learner.look()))
    begun = time.monotonic()
    for done in learner.learn():
        if done % LOOK_EVERY == 0 or done == learner.iterations:
            print(say(learner.look()), f"{time.monotonic() - begun:.0f} s")
            learner.save(state)
    seed = seed_for(given.seed, FINAL, 0)
    last = share_against_random(of_network(learner.network), seed, given.final)._replace(at=learner.done)
    greedy = share_against_random(by_greedy, seed, given.final)
    print(f"on {given.final} fresh deals: learned {last.value:.4f} [{last.low:.4f}, {last.high:.4f}]")
    print(f"greedy on the same: {greedy.value:.4f} [{greedy.low:.4f}, {greedy.high:.4f}]")
    command = f"python examples/self_play_ppo.py --games {given.games} --iterations {given.iterations}"
    curve = Curve(
        title="Kids of London, three players: share of the victory against two random players",
        across="iterations of self-play",
        command=f"{command} --final {given.final} --seed {given.seed}",
        seed=given.seed,
        points=[*learner.curve, last],
        lines={"greedy": greedy},
    )
    write(curve, given.out / "self_play_ppo.csv")
    (given.out / "self_play_ppo.svg").write_text(draw(read(given.out / "self_play_ppo.csv")), encoding="utf-8")
    save_policy(learner.network, given.out / WEIGHTS.name)
    state.unlink()


def say(point: Point) -> str:
    return f"after {point.at:4} iterations {point.value:.3f} [{point.low:.3f}, {point.high:.3f}]"


if __name__ == "__main__":
    main()
