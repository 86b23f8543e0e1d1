"""Move: one choice by one seat, an int of the game's fixed action space that people can read and write."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from londinium.core.errors import BadMove
from londinium.core.registry import game as registered

if TYPE_CHECKING:
    from londinium.core.game import Game


Action = tuple[str, dict[str, int | str]]  # a verb and its arguments


class Move:
    """One choice. There is exactly one Move object for each id of a game.

    >>> import londinium
    >>> game = londinium.game("kids-of-london")
    >>> move = game.move("send 8")
    >>> move.id, str(move), move.json()
    (8, 'send 8', {'game': 'kids-of-london', 'verb': 'send', 'child': 8})
    >>> move.text("fr")
    'Envoyer le chef (8)'
    >>> game.move(8) is game.move(move.json()) is game.move(str(move))
    True
    """

    __slots__ = ("args", "game", "id", "notation", "verb")

    def __init__(self, game: Game, id: int, verb: str, args: Mapping[str, int | str]) -> None:
        self.game = game
        self.id = id
        self.verb = verb
        self.args = args
        self.notation = " ".join([verb, *map(str, args.values())])

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<Move {self.game.id} {self.id}: {self}>"

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return find_move, (self.game.id, self.id)

    def json(self) -> dict[str, int | str]:
        """The move as a JSON object."""
        return {"game": self.game.id, "verb": self.verb, **self.args}

    def text(self, lang: str = "en") -> str:
        """The move in words."""
        return self.game.words(lang).say(f"move-{self.verb}", **self.args)


def find_move(game: str, id: int) -> Move:
    """The Move a pickle stood for."""
    return registered(game).move(id)


class ActionSpace:
    """All moves a game can ever have, in the order of their ids."""

    def __init__(self, game: Game, actions: list[Action]) -> None:
        self.game = game
        self.moves = tuple(Move(game, i, verb, args) for i, (verb, args) in enumerate(actions))
        self.by_notation = {str(move): move for move in self.moves}
        self.by_content = {content(move.verb, move.args): move for move in self.moves}

    def find(self, given: Any) -> Move:
        """The move meant by a Move, an id, a notation or a JSON object."""
        if isinstance(given, Move):
            if given.game is not self.game:
                raise BadMove(f"{str(given)!r} is a move of {given.game.id}, not of {self.game.id}")
            return given
        if isinstance(given, int) and not isinstance(given, bool):
            if not 0 <= given < len(self.moves):
                raise BadMove(f"{given} is not a move of {self.game.id}; ids go from 0 to {len(self.moves) - 1}")
            return self.moves[given]
        if isinstance(given, str):
            move = self.by_notation.get(" ".join(given.lower().split()))
            if move is None:
                raise BadMove(
                    f"{given!r} is not a move of {self.game.id}; a move is written like {str(self.moves[0])!r}"
                )
            return move
        if isinstance(given, Mapping):
            return self.find_json(given)
        raise BadMove(f"a move is a Move, an id, a notation or a JSON object, not a {type(given).__name__}")

    def find_json(self, given: Mapping[str, Any]) -> Move:
        rest = dict(given)
        game = rest.pop("game", self.game.id)
        if game != self.game.id:
            raise BadMove(f"that is a move of {game!r}, not of {self.game.id}")
        verb = rest.pop("verb", None)
        readable = all(isinstance(name, str) and isinstance(value, (int, str)) for name, value in rest.items())
        move = self.by_content.get(content(verb, rest)) if readable and isinstance(verb, str) else None
        if move is None:
            raise BadMove(f"{dict(given)} is not a move of {self.game.id}; one looks like {self.moves[0].json()}")
        return move


def content(verb: Any, args: Mapping[str, Any]) -> tuple[Any, ...]:
    """What makes a move itself; True is not 1 here."""
    return (verb, *sorted((name, type(value).__name__, value) for name, value in args.items()))
