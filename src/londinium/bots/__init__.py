"""Bots: players that see what their seat sees, and nothing else.

A bot never gets the true State. It gets a position imagined for its seat (`state.imagine`), and may imagine more of
them from that one. `greedy` and `search` also use the game's own heuristic, `state.value(seat)`. `Ismcts` is there to
compare others with, and no table offers it. A program of its own (`program:COMMAND`, see pipe) gets a View instead.
"""

from __future__ import annotations

from londinium.bots.base import BadBudget, Bot, BotFailed, answer
from londinium.bots.greedy import Greedy
from londinium.bots.ismcts import Ismcts
from londinium.bots.levels import MOST_LEVELS, Level, UnknownLevel, known_ratings, level, levels, usual_level
from londinium.bots.pipe import PROGRAM, NoProgram, Program, command_of
from londinium.bots.search import A_SECOND, Budget, Search, UnknownWay, settings_of
from londinium.bots.uniform import Random
from londinium.core.errors import LondiniumError
from londinium.core.game import Game

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy, "search": Search}
STUDIED: dict[str, type[Bot]] = {"ismcts": Ismcts}  # to compare others with; no table offers them
LEVEL = "level"


class UnknownBot(LondiniumError):
    """No bot has that name."""


def bots() -> tuple[str, ...]:
    """The names of all bots, from the weakest to the strongest.

    >>> bots()
    ('random', 'greedy', 'search')
    """
    return tuple(BOTS)


def bot(spec: str, seed: int = 0, game: Game | None = None) -> Bot:
    """A bot by name; with the same seed it plays the same moves in the same positions.

    `level:1` is a game's weakest level, and so on. A search may be told how long to think in each turn: `search:2s`,
    `search:250ms` of CPU time, or `search:5000` simulations, which alone make it play the same again. Levels and
    searches need to know the game. `program:COMMAND` starts a program and asks it over a pipe: never take such a name
    from somebody else (`is_bot` knows none). To compare with: `search.flat:2s` searches in another way that the game's
    `bot/search.toml` tells of, and `ismcts:2000` is the textbook's search with so many simulations a choice.

    >>> import londinium
    >>> kids = londinium.game("kids-of-london")
    >>> table = kids.table(players=3, seed=1)
    >>> answer(table, 0, bot("random", seed=1)) in table.moves(0)
    True
    >>> answer(table, 0, bot("search:200", seed=1, game=kids)) in table.moves(0)
    True
    >>> answer(table, 0, bot("level:1", seed=1, game=kids)) in table.moves(0)
    True
    """
    name, _, argument = spec.partition(":")
    budget = check_bot(spec, game)
    if name == LEVEL:
        if game is None:
            raise UnknownLevel("a level needs to know its game: bot(name, seed, game)")
        return level(argument, game).bot(seed, game)
    if name == PROGRAM:
        if game is None:
            raise UnknownBot("a program needs to know its game: bot(name, seed, game)")
        return Program(seed, game, command_of(argument))
    kind, _, way = name.partition(".")
    if kind == Search.name:
        return Search(seed, game, budget or A_SECOND, way=way)
    if kind == Ismcts.name:
        return Ismcts(seed, game, budget.simulations) if budget else Ismcts(seed, game)
    return BOTS[name](seed, game)


def alike(spec: str, game: Game) -> str:
    """One name for all bots of a game that think just so.

    >>> import londinium
    >>> kids = londinium.game("kids-of-london")
    >>> [alike(name, kids) for name in ("level:3", "level:1", "search", "search:0.25s")]
    ['greedy', 'level:1', 'search:1s', 'search:250ms']
    """
    name, _, argument = spec.partition(":")
    if name == LEVEL:
        return level(argument, game).alike
    if name.partition(".")[0] == Search.name:
        return f"{name}:{check_bot(spec, game) or A_SECOND}"
    return spec


def check_bot(spec: str, game: Game | None = None) -> Budget | None:
    """How long a bot of that name thinks, if that is said; UnknownBot, UnknownLevel, NoProgram or BadBudget otherwise.

    Whether a game has a level is seen where the game is given.
    """
    name, colon, argument = spec.partition(":")
    if name == LEVEL:
        if game is not None:
            return level(argument, game).budget
        if not argument.isdecimal() or not 1 <= int(argument) <= MOST_LEVELS:
            raise UnknownLevel(f"there is no {spec!r}; levels are level:1 to at most level:{MOST_LEVELS}")
        return None
    if name == PROGRAM:
        command_of(argument)
        return None
    kind, dot, way = name.partition(".")
    if kind not in (*BOTS, *STUDIED) or (dot and kind != Search.name):
        raise UnknownBot(f"there is no bot {spec!r}; there are {', '.join(BOTS)}, and level:1 and so on")
    if dot and game is not None:
        try:
            settings_of(game, game.players[0], way)
        except UnknownWay as problem:
            raise UnknownBot(f"there is no bot {spec!r}: {problem}") from None
    if not colon:
        return None
    if kind not in (Search.name, *STUDIED):
        raise BadBudget(f"{name} takes no budget, and {spec!r} names one")
    budget = Budget.read(argument)
    if kind in STUDIED and budget.simulations < 2:
        raise BadBudget(f"{kind} counts in simulations a choice, at least two: {kind}:2000, not {spec!r}")
    return budget


def is_program(spec: object) -> bool:
    """Whether a name stands for a program that would be started.

    >>> is_program("program:my_bot.py"), is_program("greedy")
    (True, False)
    """
    return str(spec).partition(":")[0] == PROGRAM


def is_bot(spec: object, game: Game | None = None) -> bool:
    """Whether there is a bot of that name among our own: for names that came from elsewhere, which start no program.

    >>> is_bot("search:2s"), is_bot("level:1"), is_bot("search:0s"), is_bot("deep blue"), is_bot("program:true")
    (True, True, False, False, False)
    """
    if is_program(spec):
        return False
    try:
        check_bot(str(spec), game)
    except (UnknownBot, UnknownLevel, BadBudget):
        return False
    return True


__all__ = [
    "BOTS",
    "BadBudget",
    "Bot",
    "BotFailed",
    "Budget",
    "Ismcts",
    "Level",
    "NoProgram",
    "Program",
    "Search",
    "UnknownBot",
    "UnknownLevel",
    "alike",
    "answer",
    "bot",
    "bots",
    "check_bot",
    "is_bot",
    "is_program",
    "known_ratings",
    "level",
    "levels",
    "usual_level",
]
