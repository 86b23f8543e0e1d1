"""Positions of Kids of London with readable names: what a snapshot says, and how one is set up from it.

A position may name only what matters. The hour follows from the hands, or the hands are drawn for the hour; characters
not named come in any order; coins not accounted for were robbed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from londinium.core.errors import BadSnapshot
from londinium.games.kids_of_london.pieces import (
    CHARACTERS,
    CHIEF,
    HOURS,
    SENDING,
    SHARING,
    SOURCE_NAMES,
    SOURCES,
    TAKE_PURSE,
    UNDECIDED,
)
from londinium.games.kids_of_london.rules import Streets

if TYPE_CHECKING:
    from londinium.core.game import Game

PHASES = ("sending", "sharing")
KEYS = (
    "hour",
    "phase",
    "characters",
    "character",
    "hands",
    "chosen",
    "shown",
    "thieves",
    "coins",
    "sources",
    "stranger",
)


def position_of(game: Game, streets: Streets) -> dict[str, Any]:
    bands = range(streets.bands)
    found: dict[str, Any] = {
        "hour": streets.round + 1,
        "phase": PHASES[streets.phase],
        "characters": [CHARACTERS[tile] for tile in streets.tiles],
        "hands": [[child for child in range(CHIEF + 1) if streets.hands[band] >> child & 1] for band in bands],
        "chosen": [None if streets.pending[b] == UNDECIDED else str(game.moves[streets.pending[b]]) for b in bands],
        "shown": [None if streets.played[band] == UNDECIDED else streets.played[band] for band in bands],
        "thieves": [band for band in bands if streets.thieves >> band & 1],
        "coins": [streets.coins[band] for band in bands],
        "sources": [
            {name: streets.ledger[band * SOURCES + i] for i, name in enumerate(SOURCE_NAMES)} for band in bands
        ],
    }
    if streets.players == 2:
        found["stranger"] = list(streets.stranger)
    return found


def place(game: Game, streets: Streets, position: dict[str, Any]) -> None:
    for name in position:
        if name not in KEYS:
            raise BadSnapshot(f"Kids of London knows no {name!r} in a position; it knows {', '.join(KEYS)}")
    place_hour(streets, position)
    place_characters(streets, position)
    place_stranger(streets, position)
    place_phase(streets, position)
    place_hands(streets, position)
    place_choices(game, streets, position)
    place_coins(streets, position)
    place_turn(streets)


def per_band(streets: Streets, position: dict[str, Any], name: str) -> list[Any] | None:
    """What the position says of each band, if it says it."""
    given = position.get(name)
    if given is None:
        return None
    if not isinstance(given, list) or len(given) != streets.bands:
        raise BadSnapshot(f"{name!r} needs an entry for each of the {streets.bands} bands")
    return given


def place_hour(streets: Streets, position: dict[str, Any]) -> None:
    hands = per_band(streets, position, "hands")
    chosen = per_band(streets, position, "chosen") or [None] * streets.bands
    hour = position.get("hour")
    if hour is None:
        out = 1 if position.get("phase") == "sharing" or chosen[0] else 0
        hour = HOURS + 1 - len(hands[0]) - out if hands else 1
    if type(hour) is not int or not 1 <= hour <= HOURS + 1:
        raise BadSnapshot(f"the hour is {hour!r}; it goes from 1 to {HOURS}, and {HOURS + 1} is the end")
    streets.round = hour - 1
    streets.over = hour > HOURS


def place_characters(streets: Streets, position: dict[str, Any]) -> None:
    tiles = list(streets.tiles)
    if "characters" in position:
        names = position["characters"]
        tiles = [number_of(name) for name in names]
        if sorted(tiles) != list(streets.data.tiles):
            raise BadSnapshot(f"the characters must be the nine tiles of the game, in any order, not {names!r}")
    if "character" in position:
        if streets.over:
            raise BadSnapshot("no character is seen once the game is over")
        wanted = number_of(position["character"])
        if tiles[streets.round] != wanted:
            if "characters" in position or wanted not in tiles:
                raise BadSnapshot(f"{position['character']!r} cannot be the character of hour {streets.round + 1}")
            there = tiles.index(wanted)
            tiles[streets.round], tiles[there] = tiles[there], tiles[streets.round]
    streets.tiles = bytearray(tiles)


def number_of(character: Any) -> int:
    if character not in CHARACTERS:
        raise BadSnapshot(f"there is no character {character!r}; there are {', '.join(CHARACTERS)}")
    return CHARACTERS.index(character)


def place_stranger(streets: Streets, position: dict[str, Any]) -> None:
    """The order of the fictitious player's children; only those of one hour may be named, as a number."""
    if "stranger" not in position:
        return
    if streets.players != 2:
        raise BadSnapshot("only a table of two has a stranger")
    order = position["stranger"]
    if type(order) is int and 0 <= order <= CHIEF and not streets.over:
        rest = list(streets.stranger)
        there = rest.index(order)
        rest[streets.round], rest[there] = rest[there], rest[streets.round]
        order = rest
    if not isinstance(order, list) or sorted(order) != list(range(CHIEF + 1)):
        raise BadSnapshot(f"the stranger plays each child from 0 to {CHIEF} once, not {order!r}")
    streets.stranger = bytearray(order)


def place_phase(streets: Streets, position: dict[str, Any]) -> None:
    phase = position.get("phase", "sending")
    if phase not in PHASES:
        raise BadSnapshot(f"the phase is {phase!r}; it is one of {', '.join(PHASES)}")
    streets.phase = PHASES.index(phase)
    shown = per_band(streets, position, "shown") or [None] * streets.bands
    for child in shown:
        if child is not None and (type(child) is not int or not 0 <= child <= CHIEF):
            raise BadSnapshot(f"a child shown is a number from 0 to {CHIEF}, not {child!r}")
    if streets.phase == SHARING and None in shown:
        raise BadSnapshot("when thieves choose what to take, every band's child has been shown")
    padding = [0] * (len(streets.played) - streets.bands)
    streets.played = bytearray([UNDECIDED if child is None else child for child in shown] + padding)
    free = [band for band in range(streets.bands) if shown[band] is not None]
    if sum(1 for band in free if shown[band] == CHIEF) > 1:
        free = [band for band in free if shown[band] != CHIEF]
    highest = max((shown[band] for band in free), default=None)
    thieves = [band for band in free if shown[band] == highest]
    if position.get("thieves", thieves) != thieves:
        raise BadSnapshot(f"the thieves are {position['thieves']!r}; from the children shown they are {thieves!r}")
    streets.thieves = sum(1 << band for band in thieves)
    streets.thief_count = len(thieves)
    streets.own_too = bool(free) and highest == min(shown[band] for band in free)


def place_hands(streets: Streets, position: dict[str, Any]) -> None:
    hands = per_band(streets, position, "hands")
    chosen = per_band(streets, position, "chosen") or [None] * streets.bands
    for band in range(streets.bands):
        sent = streets.round + (1 if not streets.over and (streets.phase == SHARING or chosen[band] is not None) else 0)
        if band == 2 and streets.players == 2:
            hand = list(streets.stranger)[min(streets.round + 1, HOURS) :]
        elif hands is None:
            out = streets.played[band] if streets.phase == SHARING else choice_of(chosen[band])
            hand = [child for child in streets.shuffled(HOURS) if child != out][: HOURS - sent]
        else:
            hand = hands[band]
        if any(type(child) is not int or not 0 <= child <= CHIEF for child in hand) or len(set(hand)) != len(hand):
            raise BadSnapshot(f"a hand has children from 0 to {CHIEF}, each once, not {hand!r}")
        if hands is not None and sorted(hand) != sorted(hands[band]):
            raise BadSnapshot(f"the stranger's hand must be what it has not shown: {sorted(hand)}")
        if len(hand) != HOURS - sent and not (band == 2 and streets.players == 2):
            raise BadSnapshot(
                f"in hour {streets.round + 1} band {band} must hold {HOURS - sent} children, not {len(hand)}"
            )
        streets.hands = [sum(1 << c for c in hand) if b == band else old for b, old in enumerate(streets.hands)]


def choice_of(notation: Any) -> int | None:
    """The child a choice like "send 3" sends."""
    return int(str(notation).split()[-1]) if notation is not None else None


def place_choices(game: Game, streets: Streets, position: dict[str, Any]) -> None:
    chosen = per_band(streets, position, "chosen")
    pending = [UNDECIDED] * len(streets.pending)
    pending[streets.bands :] = [0] * (len(pending) - streets.bands)
    for band in range(streets.bands):
        move = None if chosen is None or chosen[band] is None else game.move(chosen[band]).id
        if move is None and band == 2 and streets.players == 2 and not streets.over:
            move = streets.stranger[streets.round] if streets.phase == SENDING else TAKE_PURSE
        if move is None and streets.phase == SHARING and not (streets.thieves >> band & 1 and band < streets.players):
            move = TAKE_PURSE
        if move is not None:
            if (move <= CHIEF) != (streets.phase == SENDING):
                raise BadSnapshot(f"{chosen and chosen[band]!r} cannot be chosen while {PHASES[streets.phase]}")
            if move <= CHIEF and streets.hands[band] >> move & 1 and not streets.over:
                raise BadSnapshot(f"band {band} cannot have child {move} both chosen and in hand")
            pending[band] = move
    streets.pending = bytearray(pending)


def place_coins(streets: Streets, position: dict[str, Any]) -> None:
    coins = per_band(streets, position, "coins")
    sources = per_band(streets, position, "sources")
    if coins is None:
        coins = [0] * streets.bands
    ledger: list[int] = []
    for band in range(streets.bands):
        if type(coins[band]) is not int or not 0 <= coins[band] <= UNDECIDED:
            raise BadSnapshot(f"a band has 0 to {UNDECIDED} coins, not {coins[band]!r}")
        parts = sources[band] if sources is not None else {**dict.fromkeys(SOURCE_NAMES, 0), "robbed": coins[band]}
        if sorted(parts) != sorted(SOURCE_NAMES):
            raise BadSnapshot(f"the sources of a band's coins are {', '.join(SOURCE_NAMES)}, not {', '.join(parts)}")
        if sum(parts.values()) - 2 * parts["beggar"] != coins[band]:
            raise BadSnapshot(f"the sources of band {band} do not add up to its {coins[band]} coins")
        ledger += [parts[name] for name in SOURCE_NAMES]
    padding = len(streets.coins) - streets.bands
    streets.coins = bytearray(coins + [0] * padding)
    streets.ledger = bytearray(ledger + [0] * (padding * SOURCES))


def place_turn(streets: Streets) -> None:
    """Who owes a choice follows from the rest."""
    asked = range(streets.players) if not streets.over else ()
    waiting = [seat for seat in asked if streets.pending[seat] == UNDECIDED]
    if not waiting and not streets.over:
        raise BadSnapshot("somebody must still owe a choice, or the hour would be over")
    streets.waiting = sum(1 << seat for seat in waiting)
    streets.actor = waiting[0] if waiting else -1
