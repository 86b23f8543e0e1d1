"""Games with planted faults, made from a real one: what the suite must find."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

from londinium.core.errors import NothingToUndo
from londinium.core.events import Event, EventKind, members
from londinium.core.game import Game, Memory
from londinium.core.moves import Move
from londinium.core.options import Value
from londinium.core.state import State
from londinium.core.table import Table
from londinium.games.key_to_the_city.bot.heuristic import Position as CityPosition
from londinium.games.key_to_the_city.game import KeyToTheCity
from londinium.games.kids_of_london.bot.heuristic import Position
from londinium.games.kids_of_london.game import KidsOfLondon
from londinium.games.kids_of_london.rules.streets import Streets


def unmarked(kinds: tuple[EventKind, ...]) -> Any:
    return tuple(replace(kind, reveals=False) for kind in kinds)


def shouted(kinds: tuple[EventKind, ...]) -> Any:
    return tuple(replace(kind, facts=tuple(fact._replace(secret=False) for fact in kind.facts)) for kind in kinds)


# games


class ShowsTheFuture(KidsOfLondon):
    """Its view has something of what lies face down."""

    def view_of(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**super().view_of(state, seat), "next": list(cast(Streets, state).tiles)[-1]}


class ShowsTheSeed(KidsOfLondon):
    def view_of(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**super().view_of(state, seat), "luck": state.stream[0]}


class ForetellsNothing(KidsOfLondon):
    """It says of no number what would become of it."""

    gauges = ()


class ForetellsOthers(KidsOfLondon):
    """What it foretells of coins is not what its view shows."""

    def shown_number(self, view: Mapping[str, Any], gauge: str, of: int) -> int | None:
        return cast(int, view["coins"][of - 1]) if gauge == "coins" else super().shown_number(view, gauge, of)


class ForetellsTooMuch(KidsOfLondon):
    """Its coins are never said to change, although the view shows that they do."""

    gauges = KidsOfLondon.gauges[1:]

    def shown_number(self, view: Mapping[str, Any], gauge: str, of: int) -> int | None:
        return len(view["hands"][of]) + cast(int, view["coins"][of])


class DealsHands(KidsOfLondon):
    """Every seat is shown in secret what its last two hours will bring."""

    def view_of(self, state: State, seat: int | None) -> dict[str, Any]:
        hand = list(cast(Streets, state).tiles)[-2:] if seat is not None else []
        return {**super().view_of(state, seat), "hand": [f"card {card}" for card in hand]}


class ShowsChoices(KidsOfLondon):
    """Its view has what others have chosen in secret."""

    def view_of(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**super().view_of(state, seat), "pending": list(cast(Streets, state).pending)}


class ShoutsChoices(KidsOfLondon):
    """Its events say what was chosen in secret."""

    events = shouted(KidsOfLondon.events)


class RefusalTells(KidsOfLondon):
    """Why a move is refused depends on what lies face down."""

    def why_not(self, state: State, seat: int, move: Move) -> Any:
        refusal = super().why_not(state, seat, move)
        return replace(refusal, facts={**refusal.facts, "next": list(cast(Streets, state).tiles)[-1]})


class PassesReveals(KidsOfLondon):
    """No event says that it reveals, so what was shown can be taken back."""

    events = unmarked(KidsOfLondon.events)


class RefusesWithoutReason(KidsOfLondon):
    def why_not(self, state: State, seat: int, move: Move) -> Any:
        return None


class NamesNoChapter(KidsOfLondon):
    def why_not(self, state: State, seat: int, move: Move) -> Any:
        return replace(super().why_not(state, seat, move), rule="weather")


class ForgetsCoins(KidsOfLondon):
    """Its snapshots lose something."""

    def position_of(self, state: State) -> dict[str, Any]:
        return {name: value for name, value in super().position_of(state).items() if name not in ("coins", "sources")}

    def position_text(self, state: State, memory: Memory) -> bytes:
        return members(self.position_of(state))


class WritesOtherwise(KidsOfLondon):
    """Its positions are written as they stood before."""

    def position_text(self, state: State, memory: Memory) -> bytes:
        return cast(bytes, memory.setdefault("first", super().position_text(state, memory)))


class MiscountsScores(KidsOfLondon):
    def score_of(self, state: State, who: int) -> dict[str, int]:
        return {**super().score_of(state, who), "given": 99}


class CrownsEverybody(KidsOfLondon):
    def won(self, state: State, who: int) -> bool:
        return True


class NeverEnds(KidsOfLondon):
    """It promises to end sooner than it does."""

    def bound(self, players: int, options: Mapping[str, Value]) -> int:
        return 7


class Stumbles(KidsOfLondon):
    """It cannot be looked at in its third hour."""

    def view_of(self, state: State, seat: int | None) -> dict[str, Any]:
        if state.round == 2:
            raise ZeroDivisionError("the third hour")
        return super().view_of(state, seat)


class WantsIntegers(KidsOfLondon):
    def check_players(self, players: Any) -> int:
        return int(players)


# states


class Planted(Position):
    """A State whose doors a test may change."""

    __slots__ = ()

    def blank(self) -> Planted:
        other = type(self).__new__(type(self))
        other.data = self.data
        return other


class SharesItself(Planted):
    """Its clone is no copy."""

    __slots__ = ()

    def clone(self) -> State:
        return self


class HidesAMove(Planted):
    """It accepts a move that it does not list."""

    __slots__ = ()

    def legal(self, seat: int = -1) -> list[int]:
        moves: list[int] = super().legal(seat)
        return moves[:-1] if len(moves) > 1 else moves


class ListsTooMuch(Planted):
    """It lists a move that it does not accept."""

    __slots__ = ()

    def legal(self, seat: int = -1) -> list[int]:
        moves: list[int] = super().legal(seat)
        return [*moves, 11] if moves and 11 not in moves else moves


class Stuck(Planted):
    """In the third hour nobody has a move."""

    __slots__ = ()

    def legal(self, seat: int = -1) -> list[int]:
        return [] if self.round == 2 else super().legal(seat)


class KeepsTheStream(Planted):
    """Whoever imagines gets the true random stream."""

    __slots__ = ()

    def imagine(self, seat: int, seed: int) -> State:
        other: State = super().imagine(seat, seed)
        other.stream = list(self.stream)
        return other


class KeepsChoices(Planted):
    """Imagining redraws nothing, and takes no secret choice back."""

    __slots__ = ()

    def imagine(self, seat: int, seed: int) -> State:
        other: State = self.clone()
        other.stream = list(super().imagine(seat, seed).stream)
        return other


class ObservesTheFuture(Planted):
    """Its observation has something of what lies face down."""

    __slots__ = ()

    def observe(self, seat: int, out: Any) -> int:
        count = super().observe(seat, out)
        out[-1] = self.tiles[-1] & 1
        return count


class ObservesTooMuch(Planted):
    """Its observation has numbers that are more than is said."""

    __slots__ = ()

    def observe(self, seat: int, out: Any) -> int:
        count = super().observe(seat, out)
        out[-1] = 2
        return count


class ImaginesFromTheTruth(Planted):
    """The same luck imagines other things by what comes last in truth: a bot could tell."""

    __slots__ = ()

    def imagine(self, seat: int, seed: int) -> State:
        other = cast(Streets, super().imagine(seat, seed))
        tiles = list(other.tiles)
        if self.tiles[-1] > 3:
            tiles[self.round + 1 :] = reversed(tiles[self.round + 1 :])
            other.tiles = bytearray(tiles)
        return other


class ImaginesTheBest(Planted):
    """What is imagined to come last is never a merchant, if it can be helped."""

    __slots__ = ()

    def imagine(self, seat: int, seed: int) -> State:
        other = cast(Streets, super().imagine(seat, seed))
        tiles = list(other.tiles)
        if tiles[-1] == 0 and self.round < 7:
            tiles[-1], tiles[-2] = tiles[-2], tiles[-1]
            other.tiles = bytearray(tiles)
        return other


class Inventive(Planted):
    """Imagining loses a character and invents another."""

    __slots__ = ()

    def imagine(self, seat: int, seed: int) -> State:
        other = cast(Streets, super().imagine(seat, seed))
        tiles = [6 if tile == 4 else tile for tile in other.tiles]
        other.tiles = bytearray(tiles)
        return other


class CountsBelowNothing(Planted):
    """In the third hour a purse is one coin short of none, which is a great many in a byte."""

    __slots__ = ()

    def apply(self, move: int, seat: int = -1) -> None:
        super().apply(move, seat)
        if self.round == 2:
            self.coins = bytearray([255, *list(self.coins)[1:]])


class GoesPastTurns(CityPosition):
    """What was chosen during another's turn can be taken back after it."""

    __slots__ = ()

    def blank(self) -> GoesPastTurns:
        other = type(self).__new__(type(self))
        other.data = self.data
        return other

    def companions(self, seat: int) -> int:
        return self.waiting


class GoesPastTurnsGame(KeyToTheCity):
    def new_state(self, data: Any, players: int, options: Mapping[str, Value]) -> State:
        return GoesPastTurns(data, players, 0, False, True, False, True)


# tables


class TellsOfTheBegun(Table):
    """A choice that another has begun keeps one's own from being taken back."""

    def can_undo(self, seat: int) -> bool:
        last = self.log[-1] if self.log else None
        return not (last and last.quiet and last.seat != seat) and super().can_undo(seat)

    def undo(self, seat: int) -> list[Event]:
        if not self.can_undo(seat):
            raise NothingToUndo("another player has moved since your choice, so it stands")
        return super().undo(seat)


class TellsOfTheBegunGame(KeyToTheCity):
    def table(self, players: int, seed: int | None = None, *how: Any, **more: Any) -> Table:
        return TellsOfTheBegun(self, players, seed or 0, *how, **more)


def with_state(kind: type[Planted], base: type[KidsOfLondon] = KidsOfLondon) -> Game:
    """The game played with that State."""

    class Odd(base):  # type: ignore[misc,valid-type]  # a class made for one test
        def new_state(self, data: Any, players: int, options: Mapping[str, Value]) -> State:
            return kind(data, players)

    return Odd()
