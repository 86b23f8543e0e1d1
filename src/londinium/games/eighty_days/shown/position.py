"""Positions of Around the World in 80 Days with readable names: what a snapshot says, and how one is set up from it.

A position may name only what matters. Hats not named are in London, hands not named are those of the start, cards not
named are in the pile in any order; a pile that names a few cards has them on top.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from londinium.core.errors import BadSnapshot
from londinium.games.eighty_days.pieces import (
    CARD_KINDS,
    CARD_NAMES,
    CHARACTER_NAMES,
    CHARACTERS,
    DECK,
    HATS,
    KIND_NAMES,
    LONDON_AGAIN,
    MOST_MISSING,
    MOST_MONEY,
    NO_CARD,
    PHASES,
    POLICE_NAMES,
    ROUNDS,
    SEATS,
    SPACES,
    Card,
    Character,
    Phase,
    Space,
    Visit,
)
from londinium.games.eighty_days.rules import asked
from londinium.games.eighty_days.rules.race import Race

KEYS = (
    "round",
    "over",
    "starter",
    "turn",
    "phase",
    "hat",
    "playable",
    "spaces",
    "police",
    "money",
    "rumours",
    "missing",
    "characters",
    "homes",
    "using",
    "paid",
    "due",
    "asked",
    "again",
    "reshuffle",
    "drawn",
    "pile",
    "discards",
    "figures",
)
FIGURES = ("restarts", "passes", "spaces", "cards")


def position_of(race: Race) -> dict[str, Any]:
    seats = range(race.players)
    places = sorted((race.place[seat], seat) for seat in seats if race.place[seat])
    held = [list(race.kept)[seat * CHARACTERS : (seat + 1) * CHARACTERS] for seat in seats]
    return {
        "round": race.round,
        "over": race.over,
        "starter": race.starter,
        "turn": race.turn,
        "phase": PHASES[race.phase],
        "hat": race.hat % race.hats_each + 1,
        "playable": [hat + 1 for hat in range(2) if race.playable >> hat & 1],
        "spaces": by_seat(race, list(race.space)),
        "police": by_seat(race, [POLICE_NAMES[state] for state in race.police]),
        "money": list(race.money)[: race.players],
        "rumours": list(race.rumours)[: race.players],
        "missing": list(race.missing)[: race.players],
        "characters": [
            [name for name, count in zip(CHARACTER_NAMES, hand, strict=True) for _ in range(count)] for hand in held
        ],
        "homes": [seat for _, seat in places],
        "using": None if race.aid == Character.UNAIDED else CHARACTER_NAMES[race.aid],
        "paid": race.paid,
        "due": race.due,
        "asked": [seat for seat in seats if race.asked >> seat & 1],
        "again": race.again,
        "reshuffle": race.reshuffle,
        "drawn": [CARD_NAMES[card] for card in race.drawn if card != NO_CARD],
        "pile": [CARD_NAMES[card] for card in reversed(list(race.pile)[: race.pile_count])],
        "discards": {name: count for name, count in zip(CARD_NAMES, race.discards, strict=True) if count},
        "figures": {
            "restarts": race.restarts,
            "passes": race.passes,
            "spaces": dict(zip(KIND_NAMES, race.stops, strict=True)),
            "cards": dict(zip(CARD_NAMES, race.draws, strict=True)),
        },
    }


def by_seat(race: Race, of_hats: list[Any]) -> list[Any]:
    """One entry per seat: that of its hat, or a list of two."""
    if race.hats_each == 1:
        return of_hats[: race.hats]
    return [of_hats[2 * seat : 2 * seat + 2] for seat in range(race.players)]


def place(race: Race, position: dict[str, Any]) -> None:
    for name in position:
        if name not in KEYS:
            raise BadSnapshot(f"80 Days knows no {name!r} in a position; it knows {', '.join(KEYS)}")
    place_turn(race, position)
    place_hands(race, position)
    place_hats(race, position)
    place_cards(race, position)
    place_phase(race, position)
    place_figures(race, position)
    place_actor(race, position)


# reading what is given


def whole(given: Any, least: int, most: int, what: str) -> int:
    if type(given) is not int or not least <= given <= most:
        raise BadSnapshot(f"{what} is {given!r}; it must be a whole number from {least} to {most}")
    return given


def yes_or_no(given: Any, what: str) -> bool:
    if type(given) is not bool:
        raise BadSnapshot(f"{what} is {given!r}; it is true or false")
    return given


def one_of(given: Any, names: tuple[str, ...], what: str) -> int:
    if given not in names:
        raise BadSnapshot(f"{what} is {given!r}; it is one of {', '.join(names)}")
    return names.index(given)


def listed(given: Any, what: str) -> list[Any]:
    if not isinstance(given, list):
        raise BadSnapshot(f"{what} is {given!r}; it must be a list")
    return given


def per_seat(race: Race, position: dict[str, Any], name: str, default: Any) -> list[Any]:
    given = listed(position.get(name, [default] * race.players), name)
    if len(given) != race.players:
        raise BadSnapshot(f"{name!r} needs an entry for each of the {race.players} seats")
    return given


def per_hat(race: Race, position: dict[str, Any], name: str, default: Any) -> list[Any]:
    if name not in position:
        return [default] * race.hats
    given = per_seat(race, position, name, None)
    if race.hats_each == 1:
        return given
    if not all(isinstance(pair, list) and len(pair) == 2 for pair in given):
        raise BadSnapshot(f"with two hats, {name!r} needs a list of two for each seat")
    return [one for pair in given for one in pair]


def seats_among(race: Race, given: Any, what: str) -> list[int]:
    seats = [whole(seat, 0, race.players - 1, f"a seat in {what}") for seat in listed(given, what)]
    if len(set(seats)) != len(seats):
        raise BadSnapshot(f"{what} names a seat twice: {seats}")
    return seats


def padded(values: list[int], size: int) -> list[int]:
    return values + [0] * (size - len(values))


# setting up


def place_turn(race: Race, position: dict[str, Any]) -> None:
    race.round = whole(position.get("round", 1), 1, ROUNDS, "the round")
    race.turn = whole(position.get("turn", race.starter), 0, race.players - 1, "the turn")
    race.starter = whole(position.get("starter", race.starter), 0, race.players - 1, "the starter")
    race.phase = one_of(position.get("phase", "moving"), PHASES, "the phase")
    hat = whole(position.get("hat", 1), 1, race.hats_each, "the hat")
    race.hat = race.turn * race.hats_each + hat - 1
    if race.phase == Phase.CHOOSING_HAT and race.hats_each == 1:
        raise BadSnapshot("a hat is chosen only where everyone has two")


def place_hands(race: Race, position: dict[str, Any]) -> None:
    most = asked.rumours_at_first(race)
    money = per_seat(race, position, "money", asked.money_at_first(race))
    rumours = per_seat(race, position, "rumours", most)
    missing = per_seat(race, position, "missing", 0)
    race.money = padded([whole(sum_, 0, MOST_MONEY, "a sum of money") for sum_ in money], SEATS)
    race.rumours = bytearray(padded([whole(held, 0, most, "a number of Rumours") for held in rumours], SEATS))
    race.missing = bytearray(padded([whole(turns, 0, MOST_MISSING, "a number of turns") for turns in missing], SEATS))


def place_hats(race: Race, position: dict[str, Any]) -> None:
    spaces = [whole(space, 0, LONDON_AGAIN, "a space") for space in per_hat(race, position, "spaces", Space.LONDON)]
    board = [0] * SPACES
    for space in spaces:
        if board[space]:
            raise BadSnapshot(f"two hats are on space {space}; a numbered space holds one")
        board[space] = int(0 < space < LONDON_AGAIN)
    race.space = bytearray(padded(spaces, HATS))
    race.board = bytearray(board)
    place_homes(race, position)
    police = per_hat(race, position, "police", None)
    states: list[int] = []
    for hat in range(race.hats):
        before = states[hat // race.hats_each * race.hats_each :]
        states.append(police_state(race, hat, police[hat], Visit.TURNED in before))
    race.police = bytearray(padded(states, HATS))


def place_homes(race: Race, position: dict[str, Any]) -> None:
    """Who is home, in the order of arrival; where the order is not given it is that of the seats."""
    hats_home = [list(race.space)[s * race.hats_each : (s + 1) * race.hats_each] for s in range(race.players)]
    there = [seat for seat in range(race.players) if set(hats_home[seat]) == {LONDON_AGAIN}]
    homes = seats_among(race, position.get("homes", there), "homes")
    if sorted(homes) != there:
        raise BadSnapshot(f"homes names the seats {homes}; those whose hats are home are {there}")
    if len(homes) > asked.homes_to_end(race):
        raise BadSnapshot(f"the game would have ended before the seats {homes} were all home")
    race.homes = len(homes)
    race.over = yes_or_no(position.get("over", race_ended(race)), "over")
    race.place = bytearray(padded([homes.index(s) + 1 if s in homes else 0 for s in range(race.players)], SEATS))


def police_state(race: Race, hat: int, given: Any, another: bool) -> int:
    """A hat on a police space has just arrived, unless it must leave or the player's other hat has just arrived."""
    on_police = race.data.kind[race.space[hat]] == Space.POLICE
    seat = hat // race.hats_each
    served = race.hats_each == 2 and race.rules_version >= 2  # a turned hat of two is played before anything else
    if given is None:
        playing = hat == race.hat and race.phase in (Phase.MOVING, Phase.STOPPING)
        leaving = playing or race.rumours[seat] == 0 or (served and (another or seat == race.turn))
        return Visit.UPRIGHT if not on_police else Visit.LEAVING if leaving else Visit.TURNED
    state = one_of(given, POLICE_NAMES, "what the police want of a hat")
    if on_police != (state != Visit.UPRIGHT):
        raise BadSnapshot(f"the hat on space {race.space[hat]} cannot be {given!r}")
    if state == Visit.TURNED and race.rumours[seat] == 0 and (race.hats_each == 1 or served):
        raise BadSnapshot("a hat is turned over only by a player with a Rumour")
    if state == Visit.TURNED and served and another:
        raise BadSnapshot("a player has one hat turned over at most: it is played before the other")
    return state


def card_of(given: Any) -> int:
    return one_of(given, CARD_NAMES, "a card")


def place_cards(race: Race, position: dict[str, Any]) -> None:
    """Every card is somewhere once; those not named are in the pile."""
    left = list(race.data.deck)

    def take(card: int) -> int:
        if card not in left:
            raise BadSnapshot(f"there are not so many cards {CARD_NAMES[card]!r}")
        left.remove(card)
        return card

    kept = [0] * (SEATS * CHARACTERS)
    for seat, hand in enumerate(per_seat(race, position, "characters", [])):
        for name in listed(hand, "characters"):
            character = one_of(name, CHARACTER_NAMES, "a character")
            kept[seat * CHARACTERS + take(Card.FIRST_CHARACTER + character) - Card.FIRST_CHARACTER] += 1
    race.kept = bytearray(kept)
    drawn = [take(card_of(name)) for name in listed(position.get("drawn", []), "drawn")]
    if len(drawn) != (2 if race.phase == Phase.KEEPING else 0):
        raise BadSnapshot(f"while {PHASES[race.phase]} there are not {len(drawn)} cards drawn")
    race.drawn = bytearray(drawn or [NO_CARD, NO_CARD])
    place_discards(race, position, take)
    top = [take(card_of(name)) for name in listed(position.get("pile", []), "pile")]
    below = [left[i] for i in race.shuffled(len(left))]
    pile = below + top[::-1]
    race.pile_count = len(pile)
    race.pile = bytearray(padded(pile, DECK))


def place_discards(race: Race, position: dict[str, Any], take: Callable[[int], int]) -> None:
    given = position.get("discards", {})
    if not isinstance(given, dict):
        raise BadSnapshot("the discards are an object of cards and how many there are of each")
    discards = [0] * CARD_KINDS
    for name, count in given.items():
        for _ in range(whole(count, 0, DECK, f"the number of discarded cards {name!r}")):
            discards[take(card_of(name))] += 1
    race.discards = bytearray(discards)


def place_phase(race: Race, position: dict[str, Any]) -> None:
    race.aid = Character.UNAIDED
    if position.get("using") is not None:
        race.aid = one_of(position["using"], CHARACTER_NAMES, "the character in use")
        if race.phase != Phase.MOVING or not Character.CROMARTY <= race.aid <= Character.MUDGE:
            raise BadSnapshot(f"{position['using']!r} cannot be in use while {PHASES[race.phase]}")
    race.paid = whole(position.get("paid", 0), 0, MOST_MONEY, "what was paid")
    race.again = yes_or_no(position.get("again", False), "again")
    race.reshuffle = yes_or_no(position.get("reshuffle", False), "reshuffle")
    given = listed(position.get("playable", default_playable(race)), "playable")
    playable = [whole(hat, 1, 2, "a hat to play") for hat in given]
    race.playable = sum({1 << hat - 1 for hat in playable})
    on_passepartout = race.data.kind[race.space[race.hat]] == Space.PASSEPARTOUT
    if race.phase in (Phase.KEEPING, Phase.TAKING) and not (on_passepartout and race.luck):
        raise BadSnapshot(f"the hat is on no Passepartout space, so nobody is {PHASES[race.phase]}")
    if waits_for_police(race) and not race.over:
        raise BadSnapshot(
            "a hat that is turned over does not move before its Rumour is gone, nor does another before it"
        )
    place_stopping(race, position)


def waits_for_police(race: Race) -> bool:
    """Whether a hat of the player whose turn it is lies turned over, which should have been seen to already."""
    if race.hats_each == 1 or race.rules_version < 2:
        return race.phase == Phase.MOVING and race.police[race.hat] == Visit.TURNED
    return Visit.TURNED in list(race.police)[2 * race.turn : 2 * race.turn + 2]


def default_playable(race: Race) -> list[int]:
    if race.hats_each == 1 or race.phase != Phase.CHOOSING_HAT:
        return []
    return [1, 2]


def place_stopping(race: Race, position: dict[str, Any]) -> None:
    """A payment Fix might stop: who has been asked, the last of them still to answer."""
    stopping = race.phase == Phase.STOPPING
    owed = asked.income(race, race.hat, race.space[race.hat])
    race.due = whole(position.get("due", owed if stopping else 0), 0, MOST_MONEY, "what is due")
    holders = [
        seat for seat in range(race.players) if race.kept[seat * CHARACTERS + Character.FIX] and seat != race.turn
    ]
    told = seats_among(race, position.get("asked", holders[:1] if stopping else []), "asked")
    if stopping and (race.due == 0 or race.due != owed or not told or not set(told) <= set(holders)):
        raise BadSnapshot("Fix is asked about a payment that is due, and only those who hold it are asked")
    if not stopping and (race.due or told):
        raise BadSnapshot("nothing is due unless somebody is asked about Fix")
    race.asked = sum(1 << seat for seat in told)


def place_figures(race: Race, position: dict[str, Any]) -> None:
    given = position.get("figures", {})
    if not isinstance(given, dict) or not set(given) <= set(FIGURES):
        raise BadSnapshot(f"the figures are an object with {', '.join(FIGURES)}")
    race.restarts = whole(given.get("restarts", 0), 0, MOST_MONEY, "the restarts")
    race.passes = whole(given.get("passes", 0), 0, MOST_MONEY, "the passes")
    race.stops = counts(given.get("spaces", {}), KIND_NAMES)
    race.draws = counts(given.get("cards", {}), CARD_NAMES)


def counts(given: Any, names: tuple[str, ...]) -> list[int]:
    if not isinstance(given, dict) or not set(given) <= set(names):
        raise BadSnapshot(f"figures are counted for {', '.join(names)}")
    return [whole(given.get(name, 0), 0, MOST_MONEY, name) for name in names]


def race_ended(race: Race) -> bool:
    return race.homes >= asked.homes_to_end(race)


def place_actor(race: Race, position: dict[str, Any]) -> None:
    """Who owes a choice follows from the rest."""
    ended = race_ended(race)
    if ended and not race.over:
        raise BadSnapshot("the game has ended: enough players are home")
    if race.over and not ended and race.round != ROUNDS:
        raise BadSnapshot(f"the game ends when a player is home or after {ROUNDS} rounds")
    if race.over:
        race.waiting, race.actor = 0, -1
        return
    if race.place[race.turn] or (race.phase != Phase.CHOOSING_HAT and race.space[race.hat] == LONDON_AGAIN):
        raise BadSnapshot("a hat that is home has no turn")
    race.actor = race.turn
    if race.phase == Phase.STOPPING:
        race.actor = last_asked(race)
    race.waiting = 1 << race.actor
    if not race.legal(race.actor):
        raise BadSnapshot(f"seat {race.actor} would owe a choice and have none")


def last_asked(race: Race) -> int:
    """The holders of Fix are asked in turn order, each once."""
    order = [(race.turn + i) % race.players for i in range(1, race.players)]
    return [seat for seat in order if race.asked >> seat & 1][-1]
