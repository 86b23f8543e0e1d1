"""Reads London's component file: both decks, the boroughs, the price of poverty; refuses what breaks the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from londinium.core.data import SOURCES, Doubt, Reader
from londinium.games.london.data.tables import Cards
from londinium.games.london.pieces import (
    ABILITY_NAMES,
    BOROUGH_NAMES,
    BOROUGHS,
    COLOUR_NAMES,
    EFFECT_NAMES,
    GROUP_NAMES,
    KIND_NAMES,
    OFFERED,
    ONGOING_NAMES,
    PAY_CARD_NAMES,
    PENALTIES,
    PER_NAMES,
    SEATS,
    START_CARDS,
    TYPE_NAMES,
    Ability,
    Colour,
    Effect,
    Kind,
    Ongoing,
)

DECKS = {"card": 101, "first_edition_card": 110}
PAUPERS = 11
ACTION_CARDS = 4
MOST = 30  # no number on a card is larger
MOST_DRAWN = 4  # by one card or borough: hands have room for so many
MOST_LOOKED = 3
NEEDED = {"id", "kind", "colour", "copies", "cost"}
NUMBERS = {
    "cost": (0, MOST),
    "pay_money": (0, MOST),
    "money": (0, MOST),
    "prestige": (0, MOST),
    "poverty": (-MOST, MOST),
    "per_money": (0, MOST),
    "per_prestige": (0, MOST),
    "amount": (0, MOST),
    "each_money": (0, MOST),
    "each_prestige": (0, MOST),
    "each_poverty": (-MOST, 0),
    "ongoing_amount": (0, MOST),
    "end_prestige": (0, MOST),
}
WORDS = {"pay_card": PAY_CARD_NAMES, "per": PER_NAMES, "effect": EFFECT_NAMES, "ongoing": ONGOING_NAMES}
CHECKS = ("brown-money", "abilities")
MOST_TOTAL = 1000
BOROUGH_NEEDED = {"id", "side", "riverside", "starter", "cost", "cards", "prestige", "poverty"}
BOROUGH_NUMBERS = {
    "cost": (0, MOST),
    "cards": (0, MOST_DRAWN),
    "prestige": (0, MOST),
    "poverty": (0, MOST),
    "ability_amount": (0, MOST),
    "run_money": (0, MOST),
    "run_prestige": (0, MOST),
    "run_poverty": (-MOST, MOST),
}
RUN_KEYS = ("run_money", "run_prestige", "run_poverty")


@dataclass(frozen=True)
class Library:
    """Both decks, compiled, and what public sources say against them."""

    second: Cards
    first: Cards
    doubts: tuple[Doubt, ...]


def read_library(reader: Reader) -> Library:
    reader.only_tables({*DECKS, "borough", "penalty", "check"})
    boroughs = read_boroughs(reader)
    rest = {"boroughs": boroughs, **read_penalty(reader)}
    second, first = (Cards(*read_deck(reader, table, size), rest) for table, size in DECKS.items())
    return Library(second, first, read_checks(reader, boroughs))


def read_checks(reader: Reader, boroughs: list[dict[str, int]]) -> tuple[Doubt, ...]:
    """What the second edition's cards do not come up to, of all that somebody has counted and published."""
    found: list[Doubt] = []
    entries = reader.entries("check", {"id", "total"}, {"group"}) if "check" in reader.content else []
    for index, entry in enumerate(entries):
        what = reader.one_of("check", index, "id", CHECKS)
        total = reader.number("check", index, "total", 0, MOST_TOTAL)
        if what == "abilities":
            count = sum(one["ability"] != Ability.NONE for one in boroughs)
            if count < total:
                found.append(Doubt("doubt-abilities", entry["source"], {"count": count, "boroughs": BOROUGHS}))
        else:
            group = reader.one_of("check", index, "group", GROUP_NAMES)
            money = brown_money(reader.content["card"], group)
            if money != total:
                found.append(
                    Doubt("doubt-brown-money", entry["source"], {"group": group, "money": money, "total": total})
                )
    return tuple(found)


def brown_money(cards: list[dict[str, Any]], group: str) -> int:
    """The money that all brown cards of a group print."""
    brown = [card for card in cards if card["colour"] == "brown"]
    return sum(card.get("money", 0) * card["copies"].get(group, 0) for card in brown)


def read_deck(reader: Reader, table: str, size: int) -> tuple[list[dict[str, int]], list[tuple[int, int, int]]]:
    entries = reader.entries(table, NEEDED, {*NUMBERS, *WORDS, "flips", "sources"})
    cards: dict[int, dict[str, int]] = {}
    copies: dict[int, list[int]] = {}
    for index in range(len(entries)):
        card = TYPE_NAMES.index(reader.one_of(table, index, "id", TYPE_NAMES))
        if card in cards:
            raise reader.refuse(
                f"card {TYPE_NAMES[card]!r} is there twice; say how many with copies", table, index, "id"
            )
        cards[card] = read_card(reader, table, index)
        copies[card] = read_copies(reader, table, index)
    missing = [name for number, name in enumerate(TYPE_NAMES) if number not in cards]
    if missing:
        raise reader.refuse(f"card {missing[0]!r} is missing", table)
    prints = [
        (card, group, copies[card][group])
        for card in range(len(TYPE_NAMES))
        for group in range(len(GROUP_NAMES))
        if copies[card][group]
    ]
    check_deck(reader, table, size, cards, prints)
    return [cards[card] for card in range(len(TYPE_NAMES))], prints


def read_card(reader: Reader, table: str, index: int) -> dict[str, int]:
    entry = reader.content[table][index]
    check_sources(reader, table, index)
    found = {
        "kind": KIND_NAMES.index(reader.one_of(table, index, "kind", KIND_NAMES)),
        "colour": COLOUR_NAMES.index(reader.one_of(table, index, "colour", COLOUR_NAMES)),
        "flips": flag(reader, table, index, "flips"),
    }
    for key, (least, most) in NUMBERS.items():
        found[key] = reader.number(table, index, key, least, most) if key in entry else 0
    for key, names in WORDS.items():
        found[key] = names.index(reader.one_of(table, index, key, names)) if key in entry else 0
    check_card(reader, table, index, found)
    return found


def flag(reader: Reader, table: str, index: int, key: str) -> int:
    value = reader.content[table][index].get(key, False)
    if type(value) is not bool:
        raise reader.refuse(f"{key} of {table} {index + 1} is {value!r}; it is true or false", table, index, key)
    return int(value)


def check_card(reader: Reader, table: str, index: int, card: dict[str, int]) -> None:
    """Numbers and words that go together."""

    def wrong(key: str, why: str) -> Exception:
        return reader.refuse(f"{table} {index + 1}: {why}", table, index, key)

    if (card["kind"] == Kind.PAUPER) != (card["colour"] == Colour.GREY):
        raise wrong("colour", "Paupers are grey, and nothing else is")
    acts = card["effect"] in (Effect.DRAW_CARDS, Effect.BUILD_FREE)
    if (card["kind"] == Kind.ACTION) != acts:
        raise wrong("effect", "an action card draws cards or builds, and no other card does")
    if card["kind"] != Kind.BUILD and any(
        card[key] for key in ("cost", "pay_money", "pay_card", "ongoing", "end_prestige")
    ):
        raise wrong("kind", "only a card that is built has a cost, a price, an ongoing effect or prestige")
    if card["kind"] == Kind.PAUPER and card["effect"] != Effect.NONE:
        raise wrong("effect", "Paupers do nothing")
    if acts and not 1 <= card["amount"] <= MOST_DRAWN:
        raise wrong("amount", f"an action card has an amount from 1 to {MOST_DRAWN}")
    if card["ongoing"] == Ongoing.LOOKING and not 1 <= card["ongoing_amount"] <= MOST_LOOKED:
        raise wrong("ongoing_amount", f"one looks at 1 to {MOST_LOOKED} cards")
    if ONGOING_NAMES[card["ongoing"]] == "parliament" and not 1 <= card["ongoing_amount"] <= MOST_LOOKED:
        raise wrong("ongoing_amount", f"a turn begins with at most 1 to {MOST_LOOKED} cards")
    if ONGOING_NAMES[card["ongoing"]] == "till" and not 1 <= card["ongoing_amount"] <= 2:
        raise wrong("ongoing_amount", "a till gathers £1 or £2 for each card")
    if EFFECT_NAMES[card["effect"]] in ("shed", "shed-paupers") and card["amount"] < 1:
        raise wrong("amount", "how many cards at most must be said")


def read_copies(reader: Reader, table: str, index: int) -> list[int]:
    value = reader.content[table][index]["copies"]
    if not isinstance(value, dict) or not value or any(group not in GROUP_NAMES for group in value):
        raise reader.refuse(
            f"copies of {table} {index + 1} is {value!r}; it says how many cards are in group A, B or C",
            table,
            index,
            "copies",
        )
    for copies in value.values():
        if type(copies) is not int or not 0 <= copies <= MOST:
            raise reader.refuse(
                f"copies of {table} {index + 1} is {value!r}; numbers go from 0 to {MOST}", table, index, "copies"
            )
    return [value.get(group, 0) for group in GROUP_NAMES]


def check_deck(
    reader: Reader, table: str, size: int, cards: dict[int, dict[str, int]], prints: list[tuple[int, int, int]]
) -> None:
    total = sum(copies for _, _, copies in prints)
    if total != size:
        raise reader.refuse(f"there are {total} cards; the deck has {size}", table)
    for kind, wanted, what in ((Kind.PAUPER, PAUPERS, "Paupers"), (Kind.ACTION, ACTION_CARDS, "action cards")):
        found = sum(copies for card, _, copies in prints if cards[card]["kind"] == kind)
        if found != wanted:
            raise reader.refuse(f"there are {found} {what}; the deck has {wanted}", table)
    for group, name in enumerate(GROUP_NAMES):
        found = sum(copies for _, where, copies in prints if where == group)
        least = SEATS * START_CARDS if group == 0 else 1
        if found < least:
            raise reader.refuse(f"group {name} has {found} cards; it needs at least {least}", table)


def check_sources(reader: Reader, table: str, index: int) -> None:
    """Where single values come from, if not from where the entry comes from."""
    entry = reader.content[table][index]
    sources = entry.get("sources", {})
    if not isinstance(sources, dict):
        raise reader.refuse(f"sources of {table} {index + 1} names values and their sources", table, index, "sources")
    for key, source in sources.items():
        if key not in entry or key in ("source", "sources"):
            raise reader.refuse(
                f"sources of {table} {index + 1} names {key!r}, which it has not", table, index, "sources"
            )
        if source not in tuple(SOURCES):
            raise reader.refuse(
                f"the source of {key} of {table} {index + 1} is {source!r}; choose one of {', '.join(SOURCES)}",
                table,
                index,
                "sources",
            )


def source_of(entry: dict[str, Any], key: str) -> str:
    """Where a value of an entry comes from."""
    return str(entry.get("sources", {}).get(key, entry["source"]))


def read_boroughs(reader: Reader) -> list[dict[str, int]]:
    entries = reader.entries(
        "borough", BOROUGH_NEEDED, {"ability", "ability_amount", "run_money", "run_prestige", "run_poverty", "sources"}
    )
    found: dict[int, dict[str, int]] = {}
    for index, entry in enumerate(entries):
        check_sources(reader, "borough", index)
        borough = BOROUGH_NAMES.index(reader.one_of("borough", index, "id", BOROUGH_NAMES))
        if borough in found:
            raise reader.refuse(f"borough {BOROUGH_NAMES[borough]!r} is there twice", "borough", index, "id")
        one = {
            "north": int(reader.one_of("borough", index, "side", ("north", "south")) == "north"),
            "riverside": flag(reader, "borough", index, "riverside"),
            "starter": flag(reader, "borough", index, "starter"),
            "ability": 0,
            "proven": int(all(source_of(entry, key) == "rulebook" for key in RUN_KEYS if key in entry)),
        }
        if "ability" in entry:
            one["ability"] = ABILITY_NAMES.index(reader.one_of("borough", index, "ability", ABILITY_NAMES))
        for key, (least, most) in BOROUGH_NUMBERS.items():
            one[key] = reader.number("borough", index, key, least, most) if key in entry else 0
        if one["ability"] >= Ability.BLUE_DISCOUNT and not 1 <= one["ability_amount"] <= MOST_LOOKED:
            raise reader.refuse(
                f"the ability of borough {index + 1} needs an amount from 1 to {MOST_LOOKED}",
                "borough",
                index,
                "ability_amount",
            )
        found[borough] = one
    if len(found) != BOROUGHS:
        raise reader.refuse(f"there are {len(found)} boroughs; London has {BOROUGHS}", "borough")
    starters = sum(one["starter"] for one in found.values())
    if starters != OFFERED:
        raise reader.refuse(f"{starters} boroughs start; it is {OFFERED}", "borough")
    return [found[borough] for borough in range(BOROUGHS)]


def read_penalty(reader: Reader) -> dict[str, Any]:
    entries = reader.entries("penalty", {"prestige", "beyond"})
    if len(entries) != 1:
        raise reader.refuse("there is one table of what poverty costs", "penalty")
    table = entries[0]["prestige"]
    if not isinstance(table, list) or len(table) != PENALTIES or any(type(cost) is not int for cost in table):
        raise reader.refuse(f"prestige of penalty 1 has a number for 0 to {PENALTIES - 1}", "penalty", 0, "prestige")
    if table[0] != 0 or table != sorted(table) or table[-1] > 100:
        raise reader.refuse(
            "prestige of penalty 1 begins with 0, never falls and ends below 101", "penalty", 0, "prestige"
        )
    return {"penalty": table, "beyond": reader.number("penalty", 0, "beyond", 0, MOST)}
