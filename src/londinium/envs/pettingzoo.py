"""PettingZoo: the games as AEC environments, in which one seat after the other chooses; Kids of London in parallel too.

>>> from londinium.envs import pettingzoo
>>> env = pettingzoo.env("kids-of-london", players=3)
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.step(int(observation["action_mask"].argmax()))
>>> env.agent_selection
'player_1'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, NoReturn, Self

import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

import londinium
from londinium.core.errors import BadMove, BadNumber, BadSeat, IllegalMove
from londinium.core.record import Record
from londinium.envs.arrays import Array
from londinium.envs.match import Match
from londinium.envs.playing import WIN
from londinium.envs.rendering import MODES, TERMINAL, check_mode, check_picture, render
from londinium.envs.saving import pack, unpack
from londinium.envs.spaces import FLAT, LegalMoves, check_form, flattened, formed, masked_space

VERSION = 1
SEED_BITS = 128
KEPT = ("form", "render_mode", "picture", "max_cycles")
SET_BY_RESET = ("agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos")


def id_of(game: str) -> str:
    """The id of a game with its version: what an observation or an action means changes with the version alone.

    >>> id_of("key-to-the-city")
    'key_to_the_city_v1'
    """
    return f"{game.replace('-', '_')}_v{VERSION}"


class Seats:
    """What the AEC and the parallel form have in common: one game, its agents, and how it is kept."""

    kind: str
    at_once: bool
    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
        data: Any = None,
        layout: str = FLAT,
        max_cycles: int | None = None,
        picture: str = TERMINAL,
    ) -> None:
        title = londinium.game(game)
        if self.at_once and not title.at_once:
            where = ", ".join(one.id for one in londinium.games() if one.at_once)
            raise BadNumber(f"choices are made at once only in {where}; {game} has env(…)")
        if max_cycles is not None and (type(max_cycles) is not int or max_cycles < 1):
            raise BadNumber(f"max_cycles is a whole number of at least 1 or None, not {max_cycles!r}")
        self.form = check_form(layout)
        self.render_mode = check_mode(render_mode)
        self.picture = check_picture(picture, self.render_mode)
        self.max_cycles = max_cycles
        self._seat_down(Match(title, title.players[0] if players is None else players, options, data, reward))

    def _seat_down(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.layout = match.layout
        self.metadata = {
            "render_modes": list(MODES),
            "name": id_of(self.game.id),
            "is_parallelizable": self.at_once,
        }
        self._dice: Random | None = Random()
        self._sown = 0
        self.possible_agents = [f"player_{seat}" for seat in range(match.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._idle = np.zeros(match.size, np.int8)
        self._spaces = masked_space(match.layout, self.form, match.size)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._spaces)
        self.action_spaces = {
            agent: LegalMoves(match.size, partial(self._legal_for, seat)) for agent, seat in self._seats.items()
        }

    def _legal_for(self, seat: int) -> Array:
        """A 1 for each move a seat may play now."""
        mask = np.zeros(self.match.size, np.int8)
        if self.match.begun:
            mask[self.match.state.legal(seat)] = 1
        return mask

    def _next_seed(self, seed: int | None) -> int:
        """The seed given, or the next of those that follow from the last one given."""
        if seed is not None:
            self._sown, self._dice = seed, None
            return seed
        return self.dice.getrandbits(SEED_BITS)

    @property
    def dice(self) -> Random:
        """What the seeds of further games are drawn from; made only when one is."""
        if self._dice is None:
            self._dice = Random(self._sown)
        return self._dice

    def seat_of(self, agent: str) -> int:
        if agent not in self._seats:
            raise BadSeat(agent, self.match.players)
        return self._seats[agent]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def explain(self, observation: Any) -> dict[str, Any]:
        """An observation in words."""
        return self.layout.explain(flattened(self.layout, observation))

    def record(self) -> Record:
        """The record of the game as far as it was played."""
        return self.match.record()

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return render(self.match.table(), self.render_mode, self.picture) if self.match.begun else None

    def close(self) -> None:
        """Nothing is left open."""

    # keeping

    def _content(self) -> dict[str, Any]:
        """What more there is to keep of this form."""
        raise NotImplementedError

    def _go_on(self, kept: Mapping[str, Any]) -> None:
        """Be where the content that was kept says."""
        raise NotImplementedError

    def save(self) -> bytes:
        """The environment as it stands, as bytes that `restore` takes."""
        random = [self.dice.getstate()[1], self.dice.getstate()[2]] if self.match.begun else None
        content = {name: getattr(self, name) for name in KEPT}
        return pack(self.kind, self.game, {**content, **self.match.saved(), "dice": random, **self._content()})

    @classmethod
    def restore(cls, saved: Any) -> Self:
        """The environment that was saved, ready to be played on."""
        kept = unpack(cls.kind, saved)
        env = cls.__new__(cls)
        for name in KEPT:
            setattr(env, name, kept[name])
        env._seat_down(Match.restored(kept))
        if kept["dice"] is not None:
            env.dice.setstate((3, tuple(kept["dice"][0]), kept["dice"][1]))
            env._go_on(kept)
        return env

    def copy(self) -> Self:
        """Another environment with the same game as it stands."""
        return self.restore(self.save())

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return self.restore, (self.save(),)


class SeatsEnv(Seats, AECEnv[str, Any, Any]):
    """One seat after the other chooses.

    What PettingZoo's wrappers look after around its own games is looked after in here: that calls come in order, that
    an action is one of those there are, and that it is legal. Nothing is around it, so none of that takes long.
    """

    kind = "pettingzoo environment"
    at_once = False

    def _seat_down(self, match: Match) -> None:
        super()._seat_down(match)
        self._waits = {"action_mask": self._idle}
        if type(self) is SeatsEnv:
            self.__class__ = NotBegun

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; from a seed it is the same as that of any table with that seed."""
        self.match.start(self._next_seed(seed))
        self._begin()

    def _begin(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = dict.fromkeys(self.agents, self._waits)
        self._skip_agent_selection = None
        self._cycles_left = -1 if self.max_cycles is None else self.max_cycles * len(self.agents)
        self._ended = False
        self._updated = True  # whether anything was played since agent_iter last named an agent
        if self.match.over:
            self.agent_selection = self.agents[0]
            self._acting = ""
        else:
            self._select(self.match.actor)

    def _select(self, seat: int) -> None:
        """Whose turn it is, with what it may do."""
        agent = self._acting = self.agent_selection = self.possible_agents[seat]
        mask = self._mask = self.match.allowed.copy()
        self.infos[agent] = {"action_mask": mask}

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and what it may do now."""
        if agent == self._acting:
            row, mask = self.match.row.copy(), self._mask
        else:
            row, mask = self.match.observe(self.seat_of(agent)), self._idle.copy()
        return {"observation": row if self.form == FLAT else formed(self.layout, self.form, row), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent to act may know, what it got since it last chose, whether its game is over, and its mask."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        got, over, cut = self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent]
        return seen, got, over, cut, self.infos[agent]

    def agent_iter(self, max_iter: int = 2**63) -> Turns:
        """Who is to act, again and again until the game is over; step() must be called in between."""
        return Turns(self, max_iter)

    def step(self, action: Any) -> None:
        """Play a move of the agent to act; if it is not legal, nothing is changed."""
        if self._ended:
            self._step_after_the_end(action)
            return
        agent = self.agent_selection
        match = self.match
        seat = match.play(action)
        self._updated = True
        self.infos[agent] = self._waits
        if match.shaped or seat < 0:
            self._cumulative_rewards[agent] = 0.0
            self.rewards = dict(zip(self.possible_agents, match.rewards, strict=True))
            self._accumulate_rewards()
        if seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self._ended = True
            self._acting = ""
        else:
            self._select(seat)
            self._cycles_left -= 1
            if self._cycles_left == 0:
                self.truncations = dict.fromkeys(self.agents, True)
                self._ended = True
        if self.render_mode == "human":
            self.render()

    def _step_after_the_end(self, action: Any) -> None:
        """Let the agents leave one after the other; once all have left, say so."""
        self._updated = True
        if self.agents:
            self._was_dead_step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    # keeping

    def _content(self) -> dict[str, Any]:
        if not self.match.begun:
            return {}
        return {
            "agents": self.agents,
            "selected": self.agent_selection,
            "skipped": self._skip_agent_selection,
            "rewards_now": self.rewards,
            "rewards_since": self._cumulative_rewards,
            "terminations": self.terminations,
            "truncations": self.truncations,
            "cycles_left": self._cycles_left,
        }

    def _go_on(self, kept: Mapping[str, Any]) -> None:
        self._begin()
        self.agents = kept["agents"]
        self.agent_selection, self._skip_agent_selection = kept["selected"], kept["skipped"]
        self.rewards, self._cumulative_rewards = kept["rewards_now"], kept["rewards_since"]
        self.terminations, self.truncations = kept["terminations"], kept["truncations"]
        self.infos = {agent: self.infos[agent] for agent in self.agents}
        self._cycles_left = kept["cycles_left"]
        self._ended = any(self.terminations.values()) or any(self.truncations.values())


class NotBegun(SeatsEnv):
    """An environment until its first reset: whoever asks for a game is told that none has begun.

    A class of its own, which the first reset changes, because `__getattr__` makes every attribute slow to get.
    """

    def __getattr__(self, name: str) -> Any:
        if name in SET_BY_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"a {self.kind} has no {name}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, options)
        self.__class__ = SeatsEnv

    def _go_on(self, kept: Mapping[str, Any]) -> None:
        super()._go_on(kept)
        self.__class__ = SeatsEnv

    def observe(self, agent: str) -> NoReturn:
        raise self._too_early("observe")

    def last(self, observe: bool = True) -> NoReturn:
        raise self._too_early("last")

    def agent_iter(self, max_iter: int = 2**63) -> NoReturn:
        raise self._too_early("agent_iter")

    def step(self, action: Any) -> NoReturn:
        raise self._too_early("step")

    def render(self) -> NoReturn:
        raise self._too_early("render")

    def _too_early(self, call: str) -> AssertionError:
        """What PettingZoo raises too."""
        return AssertionError(f"reset() needs to be called before {call}()")


class Turns:
    """The agents to act, one after the other, as a loop over an environment asks for them."""

    def __init__(self, env: SeatsEnv, most: int) -> None:
        self.env, self.most = env, most

    def __iter__(self) -> Iterator[str]:
        env, left = self.env, self.most
        while env.agents and left > 0:
            if not env._updated:
                raise AssertionError("need to call step() or reset() in a loop over `agent_iter`")
            env._updated = False
            left -= 1
            yield env.agent_selection


class AtOnceEnv(Seats, ParallelEnv[str, Any, Any]):
    """All choose at once. Whoever owes no choice sees an empty mask, and what it gives is not looked at."""

    kind = "parallel pettingzoo environment"
    at_once = True

    def _seat_down(self, match: Match) -> None:
        super()._seat_down(match)
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a game; from a seed it is the same as that of any table with that seed."""
        self.match.start(self._next_seed(seed))
        self.agents = self.possible_agents[:]
        self._cycles_left = -1 if self.max_cycles is None else self.max_cycles
        return self._seen()

    def _seen(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        observations, infos = {}, {}
        for agent in self.agents:
            seat = self._seats[agent]
            mask = self._legal_for(seat)
            row = self.match.observe(seat)
            observations[agent] = {"observation": formed(self.layout, self.form, row), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos

    def step(self, actions: dict[str, Any]) -> Any:
        """Play a move of everyone who owes one; if one is missing or not legal, none is played."""
        if not self.agents:
            raise IllegalMove("no game is being played; reset() begins one")
        for agent in actions:
            self.seat_of(agent)
        owing = [agent for agent in self.agents if self.match.state.legal(self._seats[agent])]
        for agent in owing:
            self._check(agent, actions)
        rewards = dict.fromkeys(self.agents, 0.0)
        for agent in owing:
            self.match.play(actions[agent])
            for other, reward in zip(self.possible_agents, self.match.rewards, strict=True):
                rewards[other] += reward
        self._cycles_left -= 1
        over, cut = self.match.over, self._cycles_left == 0
        observations, infos = self._seen()
        ended = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut and not over)
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, *ended, infos

    def _check(self, agent: str, actions: Mapping[str, Any]) -> None:
        if agent not in actions:
            raise BadMove(f"{agent} owes a choice and none is given for it; nothing was played")
        legal = self.match.state.legal(self._seats[agent])
        if actions[agent] not in legal:
            may = ", ".join(f"{self.game.moves[move]} ({move})" for move in legal)
            raise IllegalMove(f"{actions[agent]!r} is not legal for {agent}; it may play {may}; nothing was played")

    # keeping

    def _content(self) -> dict[str, Any]:
        return {"agents": self.agents, "cycles_left": self._cycles_left} if self.match.begun else {}

    def _go_on(self, kept: Mapping[str, Any]) -> None:
        self.agents, self._cycles_left = kept["agents"], kept["cycles_left"]


def env(game: str, **given: Any) -> SeatsEnv:
    """An AEC environment of a game: `players`, `options` and `data` as for a table.

    `reward` is "win" (the share of the victory, at the end) or "shaped" (after every choice, by how much the lead over
    the best of the others has changed). `layout` is "flat" or "entities", `render_mode` "ansi", "human", "rgb_array" or
    None; `picture` "terminal" or, for an "rgb_array", "page".
    """
    return SeatsEnv(game, **given)


raw_env = env  # nothing is around it


def parallel_env(game: str, **given: Any) -> AtOnceEnv:
    """A parallel environment, for a game in which everyone chooses at once."""
    return AtOnceEnv(game, **given)


@dataclass(frozen=True)
class Versioned:
    """A game as PettingZoo names its own: `london_v1.env(players=3)`."""

    game: str

    def env(self, **given: Any) -> SeatsEnv:
        return env(self.game, **given)

    raw_env = env

    def parallel_env(self, **given: Any) -> AtOnceEnv:
        return parallel_env(self.game, **given)


VERSIONED = {id_of(game.id): Versioned(game.id) for game in londinium.games()}


def __getattr__(name: str) -> Versioned:
    """`londinium.envs.pettingzoo.london_v1`, and so on for every game."""
    if name not in VERSIONED:
        raise AttributeError(f"there is no {name} here; there are {', '.join(VERSIONED)}")
    return VERSIONED[name]
