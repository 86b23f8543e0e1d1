"""Reading the board and the deck, and refusing what breaks a fact the rulebook or a public source states."""

from __future__ import annotations

from londinium.core.data import Reader
from londinium.core.errors import BadData
from londinium.games.eighty_days.data.tables import Route
from londinium.games.eighty_days.pieces import (
    CALCUTTA,
    CARD_KINDS,
    CARD_NAMES,
    CITIES,
    DECK,
    KIND_NAMES,
    LONDON_AGAIN,
    PARIS,
    SPACES,
    Card,
    Character,
    Space,
)

FIRST_POLICE = 13
CALCUTTA_SPACE = 38
EXAMPLE_BACK = 42  # the printed retreat goes from here to Calcutta
EXAMPLE_FORWARD = 10  # the printed advance stops here, so it is no stage
WITH_AMOUNT = (
    Card.PAY_BEHIND,
    Card.RESET,
    Card.RUMOUR_MONEY,
    Card.TIP,
    Card.FIRST_CHARACTER + Character.CROMARTY,
    Card.FIRST_CHARACTER + Character.KIOUNI,
    Card.FIRST_CHARACTER + Character.SPEEDY,
)
MOST_AMOUNT = 200


def read_route(reader: Reader) -> Route:
    reader.only_tables({"space", "stage", "card"})
    kinds = read_spaces(reader)
    cities = read_stages(reader, kinds)
    deck, symbols, amounts = read_cards(reader)
    return Route(kinds, cities, deck, symbols, amounts)


def read_spaces(reader: Reader) -> list[int]:
    entries = reader.entries("space", {"number", "kind"})
    kinds: list[int] = []
    for index in range(len(entries)):
        number = reader.number("space", index, "number", Space.LONDON, LONDON_AGAIN)
        if number != index:
            raise reader.refuse(
                f"space {number} stands where space {index} should; the spaces go from 0 to {LONDON_AGAIN} in order",
                "space",
                index,
                "number",
            )
        kinds.append(KIND_NAMES.index(reader.one_of("space", index, "kind", KIND_NAMES)))
    if len(kinds) != SPACES:
        raise reader.refuse(
            f"there are {len(kinds)} spaces; the track has London, 79 numbered spaces and London again", "space"
        )
    check_spaces(reader, kinds)
    return kinds


def check_spaces(reader: Reader, kinds: list[int]) -> None:
    def wrong(number: int, why: str) -> BadData:
        return reader.refuse(f"space {number} is {KIND_NAMES[kinds[number]]}, but {why}", "space", number, "kind")

    for number, kind in enumerate(kinds):
        if (kind == Space.LONDON) != (number in (Space.LONDON, LONDON_AGAIN)):
            raise wrong(number, f"London is the start and space {LONDON_AGAIN}, and nothing else")
    for number in range(FIRST_POLICE):
        if kinds[number] == Space.POLICE:
            raise wrong(number, f"the first police space is {FIRST_POLICE}")
    if kinds[FIRST_POLICE] != Space.POLICE:
        raise wrong(FIRST_POLICE, "it is the first police space")
    if kinds[CALCUTTA_SPACE] != Space.STAGE:
        raise wrong(CALCUTTA_SPACE, "it is the stage Calcutta")
    for number in range(CALCUTTA_SPACE + 1, EXAMPLE_BACK):
        if kinds[number] == Space.STAGE:
            raise wrong(number, f"the nearest stage behind {EXAMPLE_BACK} is Calcutta on {CALCUTTA_SPACE}")
    if kinds[EXAMPLE_FORWARD] == Space.STAGE:
        raise wrong(EXAMPLE_FORWARD, "one can go forward to it, and never to a stage")
    for kind in (Space.PASSEPARTOUT, Space.POUND, *range(Space.BET_1, Space.BET_456 + 1)):
        if kind not in kinds:
            raise reader.refuse(f"there is no space of the kind {KIND_NAMES[kind]!r}", "space")


def read_stages(reader: Reader, kinds: list[int]) -> list[int]:
    entries = reader.entries("stage", {"id"})
    names = [CITIES.index(reader.one_of("stage", index, "id", CITIES)) for index in range(len(entries))]
    where = [number for number, kind in enumerate(kinds) if kind == Space.STAGE]
    if len(names) != len(where):
        raise reader.refuse(f"there are {len(names)} stages and {len(where)} spaces for them", "stage")
    for index, name in enumerate(names):
        if name in names[:index]:
            raise reader.refuse(f"stage {CITIES[name]!r} is there twice", "stage", index, "id")
    if names[0] != PARIS:
        raise reader.refuse(f"the first stage is {CITIES[names[0]]!r}; it is Paris", "stage", 0, "id")
    calcutta = where.index(CALCUTTA_SPACE)
    if names[calcutta] != CALCUTTA:
        raise reader.refuse(
            f"the stage on space {CALCUTTA_SPACE} is {CITIES[names[calcutta]]!r}; it is Calcutta",
            "stage",
            calcutta,
            "id",
        )
    cities = [0] * SPACES
    for number, name in zip(where, names, strict=True):
        cities[number] = name
    return cities


def read_cards(reader: Reader) -> tuple[list[int], list[int], list[int]]:
    entries = reader.entries("card", {"id", "kind", "copies", "reshuffle"}, {"amount"})
    deck: list[int] = []
    symbols = [0] * CARD_KINDS
    amounts = [0] * CARD_KINDS
    seen: set[int] = set()
    for index, entry in enumerate(entries):
        card = CARD_NAMES.index(reader.one_of("card", index, "id", CARD_NAMES))
        if card in seen:
            raise reader.refuse(
                f"card {CARD_NAMES[card]!r} is there twice; say how many with copies", "card", index, "id"
            )
        seen.add(card)
        kind = reader.one_of("card", index, "kind", ("event", "character"))
        if (kind == "character") != (card >= Card.FIRST_CHARACTER):
            raise reader.refuse(f"{CARD_NAMES[card]!r} is no {kind}", "card", index, "kind")
        if type(entry["reshuffle"]) is not bool:
            raise reader.refuse(
                f"reshuffle of card {index + 1} is {entry['reshuffle']!r}; it is true or false",
                "card",
                index,
                "reshuffle",
            )
        symbols[card] = int(entry["reshuffle"])
        deck += [card] * reader.number("card", index, "copies", 0, DECK)
        if card in WITH_AMOUNT:
            amounts[card] = reader.number("card", index, "amount", 1, MOST_AMOUNT)
        elif "amount" in entry:
            raise reader.refuse(f"{CARD_NAMES[card]!r} has no amount", "card", index, "amount")
    check_deck(reader, deck, symbols)
    return sorted(deck), symbols, amounts


def check_deck(reader: Reader, deck: list[int], symbols: list[int]) -> None:
    characters = sum(1 for card in deck if card >= Card.FIRST_CHARACTER)
    if len(deck) != DECK:
        raise reader.refuse(f"there are {len(deck)} cards; the deck has {DECK}", "card")
    if characters == 0 or characters * 2 > DECK:
        raise reader.refuse(
            f"{characters} of the {DECK} cards are characters; there are some, and fewer than events", "card"
        )
    if not any(symbols[card] for card in deck):
        raise reader.refuse("no card bears the symbol that reshuffles the pile", "card")
