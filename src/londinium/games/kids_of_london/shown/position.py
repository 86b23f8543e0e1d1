"""Positions of Kids of London with readable names: what a snapshot says, and how one is set up from it.

A position may name only what matters. The hour follows from the hands, or the hands are drawn for the hour; characters
not named come in any order; coins not accounted for were robbed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from londinium.core.errors import BadMove, BadSnapshot
from londinium.core.events import members
from londinium.games.kids_of_london.pieces import (
    CHARACTERS,
    CHIEF,
    CHILDREN_IN,
    HOURS,
    SOURCE_NAMES,
    SOURCES,
    UNDECIDED,
    Act,
    Phase,
    Source,
)
from londinium.games.kids_of_london.rules import asked
from londinium.games.kids_of_london.rules.streets import Streets
from londinium.games.kids_of_london.shown.view import all_along, until_chosen

if TYPE_CHECKING:
    from londinium.core.game import Game, Memory

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
    return {**dealt(streets), **stage_of(streets), **choices_of(game, streets)}


def position_text(game: Game, streets: Streets, memory: Memory) -> bytes:
    stays, meanwhile = all_along(streets, memory, dealt), until_chosen(streets, memory, stage_of)
    return b"%b,%b,%b" % (stays, meanwhile, members(choices_of(game, streets)))


def dealt(streets: Streets) -> dict[str, Any]:
    """What was shuffled in the beginning."""
    found: dict[str, Any] = {"characters": [CHARACTERS[tile] for tile in streets.tiles]}
    if streets.players == 2:
        found["stranger"] = list(streets.stranger)
    return found


def choices_of(game: Game, streets: Streets) -> dict[str, Any]:
    """What each band holds, and what it has chosen and not yet shown."""
    moves, bands = game.moves, streets.bands
    return {
        "hands": [list(CHILDREN_IN[hand]) for hand in streets.hands[:bands]],
        "chosen": [None if choice == UNDECIDED else moves[choice].notation for choice in streets.pending[:bands]],
    }


def stage_of(streets: Streets) -> dict[str, Any]:
    bands, played, ledger = range(streets.bands), streets.played, streets.ledger
    return {
        "hour": streets.round + 1,
        "phase": PHASES[streets.phase],
        "shown": [None if played[band] == UNDECIDED else played[band] for band in bands],
        "thieves": [band for band in bands if streets.thieves >> band & 1],
        "coins": list(streets.coins[: streets.bands]),
        "sources": [
            {
                "robbed": ledger[own + Source.ROBBED],
                "elsewhere": ledger[own + Source.ELSEWHERE],
                "given": ledger[own + Source.GIVEN],
                "beggar": ledger[own + Source.BEGGED],
            }
            for own in range(0, streets.bands * SOURCES, SOURCES)
        ],
    }


def place(game: Game, streets: Streets, position: dict[str, Any]) -> None:
    for name in position:
        if name not in KEYS:
            raise BadSnapshot(f"Kids of London knows no {name!r} in a position; it knows {', '.join(KEYS)}")
    chosen = read_choices(game, streets, position)
    shown = read_shown(streets, position)
    place_phase(streets, position)
    place_hour(streets, position, chosen)
    place_characters(streets, position)
    place_stranger(streets, position)
    place_hands(streets, position, chosen, shown)
    place_shown(streets, chosen, shown)
    place_thieves(streets, position)
    place_choices(game, streets, chosen)
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


def read_choices(game: Game, streets: Streets, position: dict[str, Any]) -> list[int | None]:
    """The move each band has chosen and not yet shown."""
    given = per_band(streets, position, "chosen") or [None] * streets.bands
    try:
        return [None if choice is None else game.move(choice).id for choice in given]
    except BadMove as problem:
        raise BadSnapshot(f"a choice cannot be read: {problem}") from None


def read_shown(streets: Streets, position: dict[str, Any]) -> list[int | None]:
    """The child each band last had in the street."""
    given = per_band(streets, position, "shown") or [None] * streets.bands
    for child in given:
        if child is not None and (type(child) is not int or not 0 <= child <= CHIEF):
            raise BadSnapshot(f"a child shown is a number from 0 to {CHIEF}, not {child!r}")
    return given


def place_phase(streets: Streets, position: dict[str, Any]) -> None:
    phase = position.get("phase", "sending")
    if phase not in PHASES:
        raise BadSnapshot(f"the phase is {phase!r}; it is one of {', '.join(PHASES)}")
    streets.phase = PHASES.index(phase)


def place_hour(streets: Streets, position: dict[str, Any], chosen: list[int | None]) -> None:
    hands = per_band(streets, position, "hands")
    hour = position.get("hour")
    if hour is None:
        out = 1 if streets.phase == Phase.SHARING or chosen[0] is not None else 0
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


def is_stranger(streets: Streets, band: int) -> bool:
    return streets.players == 2 and band == 2


def place_hands(streets: Streets, position: dict[str, Any], chosen: list[int | None], shown: list[int | None]) -> None:
    hands = per_band(streets, position, "hands")
    for band in range(streets.bands):
        out = not streets.over and (streets.phase == Phase.SHARING or chosen[band] is not None)
        left = HOURS - streets.round - (1 if out else 0)
        if is_stranger(streets, band):
            hand = list(streets.stranger)[min(streets.round + 1, HOURS) :]
            if hands is not None and sorted(hands[band]) != sorted(hand):
                raise BadSnapshot(f"the stranger's hand must be what it has not shown: {sorted(hand)}")
        elif hands is None:
            hand = [child for child in streets.shuffled(HOURS) if child not in (chosen[band], shown[band])][:left]
        else:
            hand = hands[band]
            if any(type(child) is not int or not 0 <= child <= CHIEF for child in hand) or len(set(hand)) != len(hand):
                raise BadSnapshot(f"a hand has children from 0 to {CHIEF}, each once, not {hand!r}")
            if len(hand) != left:
                raise BadSnapshot(f"in hour {streets.round + 1} band {band} must hold {left} children, not {len(hand)}")
        streets.hands = [sum(1 << c for c in hand) if b == band else old for b, old in enumerate(streets.hands)]


def place_shown(streets: Streets, chosen: list[int | None], shown: list[int | None]) -> None:
    """The children last seen: each band's is one it no longer holds."""
    now = streets.phase == Phase.SHARING and not streets.over
    seen = list(shown)
    for band in range(streets.bands):
        child = shown[band]
        secret = None if now or streets.over else chosen[band]
        if streets.round == 0 and not now:
            if child is not None:
                raise BadSnapshot("in the first hour no child has been in the street yet")
            continue
        if is_stranger(streets, band):
            order = streets.stranger[streets.round if now else streets.round - 1]
            if child not in (None, order):
                raise BadSnapshot(f"the stranger's child in the street is {order}, not {child}")
            child = order
        elif child is None and now:
            raise BadSnapshot("when thieves choose what to take, every band's child has been shown")
        elif child is None:
            child = next(c for c in streets.shuffled(HOURS) if not streets.hands[band] >> c & 1 and c != secret)
        if streets.hands[band] >> child & 1 or child == secret:
            raise BadSnapshot(f"band {band} cannot have child {child} both in the street and in hand")
        seen[band] = child
    padding = [0] * (len(streets.played) - streets.bands)
    streets.played = bytearray([UNDECIDED if child is None else child for child in seen] + padding)


def place_thieves(streets: Streets, position: dict[str, Any]) -> None:
    """Who robs follows from the children in the street; in the beginning there are none."""
    free = 0 if streets.played[0] == UNDECIDED else asked.free_bands(streets)
    streets.thieves = asked.thieves_among(streets, free)
    streets.own_too = asked.may_take_own(streets, free)
    thieves = [band for band in range(streets.bands) if streets.thieves >> band & 1]
    streets.thief_count = len(thieves)
    if position.get("thieves", thieves) != thieves:
        raise BadSnapshot(f"the thieves are {position['thieves']!r}; from the children shown they are {thieves!r}")


def place_choices(game: Game, streets: Streets, chosen: list[int | None]) -> None:
    pending = [UNDECIDED] * streets.bands + [0] * (len(streets.pending) - streets.bands)
    for band in range(streets.bands):
        move = chosen[band]
        if move is not None and (move <= CHIEF) != (streets.phase == Phase.SENDING):
            raise BadSnapshot(f"{str(game.moves[move])!r} cannot be chosen while {PHASES[streets.phase]}")
        if not streets.over:
            move = choice_now(game, streets, band, move)
        pending[band] = UNDECIDED if move is None else move
    streets.pending = bytearray(pending)


def choice_now(game: Game, streets: Streets, band: int, move: int | None) -> int | None:
    """The choice of a band in this phase, if it is one the band could have made; some have none to make."""
    only = None
    if streets.phase == Phase.SHARING:
        asks = band < streets.players and streets.thieves >> band & 1
        allowed = takes_of(streets, band) if asks else [Act.TAKE_PURSE]
        if len(allowed) == 1:
            only = Act.TAKE_PURSE
    elif is_stranger(streets, band):
        only = streets.stranger[streets.round]
        allowed = [only]
    else:
        allowed = [child for child in range(CHIEF + 1) if not streets.hands[band] >> child & 1]
    if move is None:
        return only
    if move not in allowed:
        raise BadSnapshot(f"band {band} cannot have chosen {str(game.moves[move])!r}")
    return move


def takes_of(streets: Streets, seat: int) -> list[int]:
    """What a thief may take, as the rules have it."""
    streets.waiting = 1 << seat
    return streets.legal(seat)


def place_coins(streets: Streets, position: dict[str, Any]) -> None:
    coins = per_band(streets, position, "coins") or [0] * streets.bands
    sources = per_band(streets, position, "sources")
    most = UNDECIDED - (HOURS - streets.round) * max(streets.data.coins) - sum(range(CHIEF + 1))  # all must fit a byte
    ledger: list[int] = []
    for band in range(streets.bands):
        if type(coins[band]) is not int or not 0 <= coins[band] <= most:
            raise BadSnapshot(f"in hour {streets.round + 1} a band has 0 to {most} coins, not {coins[band]!r}")
        parts = sources[band] if sources is not None else {**dict.fromkeys(SOURCE_NAMES, 0), "robbed": coins[band]}
        if sorted(parts) != sorted(SOURCE_NAMES):
            raise BadSnapshot(f"the sources of a band's coins are {', '.join(SOURCE_NAMES)}, not {', '.join(parts)}")
        if any(type(part) is not int or not 0 <= part <= most for part in parts.values()):
            raise BadSnapshot(f"each source of a band's coins is a number from 0 to {most}, not {parts!r}")
        if sum(parts.values()) - 2 * parts["beggar"] != coins[band]:
            raise BadSnapshot(f"the sources of band {band} do not add up to its {coins[band]} coins")
        ledger += [parts[name] for name in SOURCE_NAMES]
    padding = len(streets.coins) - streets.bands
    streets.coins = bytearray(coins + [0] * padding)
    streets.ledger = bytearray(ledger + [0] * (padding * SOURCES))


def place_turn(streets: Streets) -> None:
    """Who owes a choice follows from the rest."""
    playing = range(streets.players) if not streets.over else ()
    waiting = [seat for seat in playing if streets.pending[seat] == UNDECIDED]
    if not waiting and not streets.over:
        raise BadSnapshot("somebody must still owe a choice; what follows from the children alone happens at once")
    streets.waiting = sum(1 << seat for seat in waiting)
    streets.actor = waiting[0] if waiting else -1
