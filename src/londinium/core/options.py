"""Options: the editions and variants a game can be played with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from londinium.core.errors import BadOption

if TYPE_CHECKING:
    from londinium.core.game import Game

Value = str | int | bool


@dataclass(frozen=True)
class Option:
    """One option: its name, its possible values and the one taken if nothing is said. Its help is in the game's words.

    `players`: the option has other values than the default only for these player counts.
    """

    name: str
    choices: tuple[Value, ...]
    default: Value
    players: range | None = None

    def help(self, game: Game, lang: str = "en") -> str:
        """What the option does, in words."""
        return game.words(lang).say(f"option-{self.name}")

    def check(self, value: Any, players: int) -> Value:
        """The value meant; a string from a command line counts as the value it spells."""
        for choice in self.choices:
            if (type(value) is type(choice) and value == choice) or (
                isinstance(value, str) and value == spelled(choice)
            ):
                if self.players is not None and players not in self.players and choice != self.default:
                    raise BadOption(
                        f"option {self.name}={spelled(choice)} is not for {players} players; "
                        f"leave it at {spelled(self.default)}"
                    )
                return choice
        raise BadOption(
            f"option {self.name} cannot be {value!r}; choose one of {', '.join(map(spelled, self.choices))}"
        )


def spelled(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def first_seat(most: int) -> Option:
    """Who starts: a seat, or `random`. For every game that has a first player."""
    return Option("first_seat", (*range(most), "random"), 0)


def check_options(
    options: tuple[Option, ...], given: Mapping[str, Any] | None, players: int, game: str
) -> dict[str, Value]:
    """All options of a table: those given, checked, and the defaults of the others."""
    if not given and not options:
        return {}
    if given is not None and not isinstance(given, Mapping):
        raise BadOption(f"options are given by name, as an object, not as {given!r}")
    given = dict(given or {})
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            may = f"it has {', '.join(known)}" if known else "it has none"
            raise BadOption(f"{game} has no option {name!r}; {may}")
    return {name: option.check(given.get(name, option.default), players) for name, option in known.items()}
