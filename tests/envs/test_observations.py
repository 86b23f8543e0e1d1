"""An observation says in numbers what a View says in words, and what a seat remembers besides; nothing else."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pytest

import londinium
from londinium import Game, Table
from londinium.conformance.base import Setup, layout_at, observation, random_game, setups
from londinium.core.errors import BadBuffer, BadSeat
from londinium.core.fields import fields
from londinium.core.observing import ANYWHERE, Layout
from tests.night import by_night

KIDS, EIGHTY, LONDON, KEY = "kids-of-london", "eighty-days", "london", "key-to-the-city"
GAMES = [game.id for game in londinium.games()]
EVERY = by_night(11, 3)  # one position in so many is compared
SOME = by_night(4, 1)  # and one setup in so many
OVER = "over"

View = Mapping[str, Any]
State = Mapping[str, Any]


class Eyes:
    """Names and lists as a seat counts them: itself first."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat, self.players = seat, table.players
        self.order = [(seat + i) % table.players for i in range(table.players)]

    def name(self, other: int | None) -> str | None:
        if other is None:
            return None
        steps = (other - self.seat) % self.players
        return "me" if steps == 0 else f"me+{steps}"

    def turned(self, values: Any) -> list[Any]:
        return [values[other] for other in self.order]


def some(counts: Mapping[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}


def phase(view: View) -> str | None:
    return None if view["phase"] == OVER else str(view["phase"])


def kids(game: Game, view: View, state: State, eyes: Eyes) -> dict[str, Any]:
    bands = [*eyes.order, *range(eyes.players, len(view["coins"]))]
    choice = view["my_choice"]
    return {
        "phase": phase(view),
        "character": view["character"],
        "purse": view["purse"],
        "share": view["share"],
        "own_too": view["own_too"],
        "past": [*view["past"], *[None] * (9 - len(view["past"]))],
        "to_come": view["to_come"],
        "chosen": [eyes.name(other) for other in eyes.order if view["chosen"][other]],
        "my_choice": None if choice is None else str(game.moves[choice]),
        "coins": [view["coins"][band] for band in bands],
        "thief": [band in view["thieves"] for band in bands],
        "income": [list(view["sources"][band].values()) for band in bands],
        "hands": [[str(child) for child in view["hands"][band]] for band in bands],
        "shown": [None if view["shown"][band] is None else str(view["shown"][band]) for band in bands],
    }


def eighty(game: Game, view: View, state: State, eyes: Eyes) -> dict[str, Any]:
    each = len(view["hats"]) // eyes.players
    hats = [other * each + hat for other in eyes.order for hat in range(each)]
    playing = None if view["hat"] is None else hats.index(view["hat"])
    names = [
        eyes.name(other) if each == 1 else f"{eyes.name(other)}, hat {i + 1}"
        for other in eyes.order
        for i in range(each)
    ]
    choosing = view["phase"] == "choosing-hat"
    bets = {reach["hat"]: reach["bet"] for reach in view["reach"] if reach["bet"] is not None}
    for hat, bet in bets.items():
        assert bet == income_of(state, game, view, hat)
    return {
        "phase": phase(view),
        "turn": eyes.name(view["turn"]),
        "starter": eyes.name(state["starter"]),
        "hat": None if playing is None else names[playing],
        "playable": [str(i + 1) for i in range(each) if choosing and state["playable"] >> i & 1],
        "using": view["using"],
        "due": view["due"],
        "asked": [eyes.name(other) for other in eyes.order if state["asked"] >> other & 1],
        "paid": state["paid"],
        "again": state["again"],
        "reshuffle": view["reshuffle"],
        "pile": view["pile"],
        "drawn": [*view["drawn"], None, None][:2],
        "discards": view["discards"],
        "unseen": view["unseen"],
        "money": eyes.turned(view["money"]),
        "rumours": eyes.turned(view["rumours"]),
        "missing": eyes.turned(view["missing"]),
        "place": [place or 0 for place in eyes.turned(view["places"])],
        "characters": [dict(Counter(held)) for held in eyes.turned(view["characters"])],
        "space": [view["hats"][hat]["space"] for hat in hats],
        "position": [view["hats"][hat]["position"] for hat in hats],
        "income": [income_of(state, game, view, hat) for hat in hats],
        "kind": [view["board"][view["hats"][hat]["space"]] for hat in hats],
        "police": [view["hats"][hat]["police"] for hat in hats],
    }


def income_of(state: State, game: Game, view: View, hat: int) -> int:
    """Ten pounds a place where a Bet names the place of the hat, and from the police for any."""
    kind, position = view["board"][view["hats"][hat]["space"]], view["hats"][hat]["position"]
    named = {"bet-1": (1,), "bet-2": (2,), "bet-3": (3,), "bet-456": (4, 5, 6), "police": range(1, 7)}
    return 10 * position if position in named.get(kind, ()) else 0


def london(game: Game, view: View, state: State, eyes: Eyes) -> dict[str, Any]:
    cards = list(game.layout(eyes.players).axes["card"])
    boroughs = list(game.layout(eyes.players).axes["borough"])
    columns = eyes.players + 1
    plain: tuple[str, ...] = (
        "idle",
        "drew",
        "begun",
        "swapped",
        "developed",
        "free_used",
        "draw_optional",
        "paupers_left",
    )
    plain += ("borough_ran", "hand_spared", "second")
    stacks = [[*city, *[None] * (95 - len(city))] for city in eyes.turned(view["cities"])]
    built = [Counter(card for stack in city for card in stack["cards"]) for city in eyes.turned(view["cities"])]
    known = [Counter(hand) for hand in eyes.turned(view["known"])]
    groups = "ABC"
    assert view["deck_groups"] == "".join(sorted(view["deck_groups"])), (
        "the groups of the deck come one after the other"
    )
    assert known[0] == Counter(view["hand"])
    return {
        "phase": phase(view),
        "turn": eyes.name(view["turn"]),
        "first": eyes.name(view["first"]),
        "ended_by": eyes.name(view["ended_by"]),
        **{name: state[name] for name in plain},
        "free_plays": view["free_plays"],
        "draw_left": view["draw_left"],
        "shed_left": view["shed_left"],
        "after": game.layout(eyes.players).axes["phase"][state["after"]],
        "held": view["held"],
        "active": None if view["active"] is None else str(view["active"]),
        "again": None if state["again"] == 255 else str(state["again"] + 1),
        "deck": view["deck"],
        "looked": [*view["deck_known"], None, None, None][:3],
        "deck_groups": some({group: view["deck_groups"].count(group) for group in groups}),
        "upper": view["upper"][:columns],
        "lower": view["lower"][:columns],
        "boroughs_left": view["boroughs_left"],
        **{name: eyes.turned(view[name]) for name in ("money", "loans", "poverty", "prestige", "standing")},
        "borrowed": eyes.turned(state["borrowed"]),
        "cards": eyes.turned(view["hand_sizes"]),
        "runs": eyes.turned(state["runs"]),
        "stacks": [len(city) for city in eyes.turned(view["cities"])],
        "powers": [powers_seen(view, city) for city in eyes.turned(view["cities"])],
        "hand_groups": [
            some({group: held.count(group) for group in groups}) for held in eyes.turned(view["hand_groups"])
        ],
        "top": [[stack and stack["cards"][-1] for stack in city] for city in stacks],
        **{
            name: [[bool(stack and stack[name]) for stack in city] for city in stacks]
            for name in ("down", "fresh", "used")
        },
        "till": [[stack["till"] if stack else 0 for stack in city] for city in stacks],
        "known": [[hand[card] for hand in known] for card in cards],
        "built": [[city[card] for city in built] for card in cards],
        "on_upper": [view["upper"].count(card) for card in cards],
        "on_lower": [view["lower"].count(card) for card in cards],
        "unseen": [[view["unseen"][group].get(card, 0) for group in groups] for card in cards],
        "gone": [view["gone"].get(card, 0) for card in cards],
        "offered": [borough in view["offers"] for borough in boroughs],
        "owned": [[bought(own, borough) for own in eyes.turned(view["boroughs"])] for borough in boroughs],
    }


def bought(own: list[str], borough: str) -> int:
    return own.index(borough) + 1 if borough in own else 0


def powers_seen(view: View, city: list[Any]) -> list[str]:
    tops = [stack["cards"][-1] for stack in city if not stack["down"]]
    found = {view["cards"][card].get("ongoing", "none") for card in tops}
    order = ("none", "no-discard", "school", "swap", "till", "look", "bank", "parliament")
    return [name for name in order if name in found]


def key(game: Game, view: View, state: State, eyes: Eyes) -> dict[str, Any]:
    layout = game.layout(eyes.players)
    tiles, colours = (list(layout.axes[axis]) for axis in ("tile", "colour"))
    lots = {lot["tile"]: (owner, i, lot) for owner, own in enumerate(view["boroughs"]) for i, lot in enumerate(own)}
    offers = {offer["tile"]: (slot, offer) for slot, offer in enumerate(view["auction"])}
    there = {
        **{tile: lot for tile, (_, _, lot) in lots.items()},
        **{tile: offer for tile, (_, offer) in offers.items()},
    }
    levels = {**{tile: one["level"] for tile, one in there.items()}, **view["won_levels"]}
    choosing, over = view["choosing"] or {}, view["phase"] == OVER
    laying = eyes.turned(view["laying"])
    seats = eyes.order
    return {
        "phase": None if over else layout.axes["phase"][state["phase"]],
        "task": phase(view),
        "turn": eyes.name(view["turn"]),
        "passed": [*map(eyes.name, view["passed"]), *[None] * eyes.players][: eyes.players],
        "forced": state["forced"],
        "aim": choosing.get("action"),
        "target": choosing.get("tile"),
        "hue": choosing.get("colour"),
        "joined": [str(offers[tile][0] + 1) for tile in choosing.get("groups", ())],
        "moved": state["moved"] if choosing else 0,
        "declined": [choosing.get("declined", []).count(colour) for colour in colours],
        **{name: view["owes"][name] for name in ("due", "owed", "white")},
        "connector": view["connector"],
        "bag": view["bag"],
        "buildings_hidden": view["to_come"]["hidden"],
        "buildings_to_come": view["to_come"]["shown"],
        "returned": by(3, state["returned"]),
        "my_draws": by(3, state["drawn"][eyes.seat * 12 :][:12]),
        "skill_supply": list(view["skill_supply"].values()),
        "supply": list(view["supply"].values()),
        "gone": [bool(state["gone"] >> colour & 1) for colour in range(6)],
        "numbers": [berth["number"] for berth in view["berths"]],
        "prize": next((str(i + 1) for i, berth in enumerate(view["berths"]) if berth["prize"]), None),
        "moored": [eyes.name(berth["seat"]) for berth in view["berths"]],
        "barge": [berth - 1 for berth in eyes.turned(view["barges"])],
        "sailed": [bool(state["sailed"] >> other & 1) for other in seats],
        "keyples": [one["count"] for one in eyes.turned(view["keyples"])],
        "screen": [
            list(one["colours"].values()) if one["colours"] else [None] * 3 for one in eyes.turned(view["keyples"])
        ],
        "front": [by(3, state["known"])[other] for other in seats],
        "draws": [[sum(draw) for draw in by(3, state["drawn"][other * 12 :][:12])] for other in seats],
        "shown": [by(3, state["shown"][other * 12 :][:12]) for other in seats],
        "skills": [by(3, state["skills"])[other] for other in seats],
        "hold": [list(held.values()) for held in eyes.turned(view["hold"])],
        "laying": [one and one["tile"] for one in laying],
        "spot": [spot_of(view, one, other) for one, other in zip(laying, seats, strict=True)],
        "where": [where(tile, view, eyes, lots, offers) for tile in tiles],
        "level": [levels.get(tile, 0) for tile in tiles],
        "tint": [there.get(tile, {}).get("colour") for tile in tiles],
        "used": [there.get(tile, {}).get("used", 0) for tile in tiles],
        "standing": [there.get(tile, {}).get("standing", 0) for tile in tiles],
        "bids": [eyes.turned(offers[tile][1]["bids"]) if tile in offers else [0] * eyes.players for tile in tiles],
        "slot": [offers[tile][0] + 1 if tile in offers else 0 for tile in tiles],
        "lot": [lots[tile][1] + 1 if tile in lots else 0 for tile in tiles],
        "q": [lots[tile][2]["at"][0] if tile in lots else 0 for tile in tiles],
        "r": [lots[tile][2]["at"][1] if tile in lots else 0 for tile in tiles],
        "turned": [lots[tile][2]["turned"] if tile in lots else 0 for tile in tiles],
        "joint": [lots[tile][2]["connectors"] if tile in lots else [None] * 6 for tile in tiles],
    }


def by(size: int, numbers: list[int]) -> list[list[int]]:
    return [numbers[i : i + size] for i in range(0, len(numbers), size)]


def spot_of(view: View, one: Any, seat: int) -> int:
    if not one or one["against"] is None:
        return 0
    names = [lot["tile"] for lot in view["boroughs"][seat]]
    return 6 * names.index(one["against"]) + int(one["side"]) + 1


def where(tile: str, view: View, eyes: Eyes, lots: Any, offers: Any) -> str:
    won = {name: owner for owner, names in enumerate(view["won"]) for name in names}
    if tile in lots:
        return f"borough of {eyes.name(lots[tile][0])}"
    if tile in won:
        return f"won by {eyes.name(won[tile])}"
    if tile in offers:
        return "auction"
    if any(tile == one["tile"] for one in view["routemasters"]):
        return "shown"
    if tile in view["box"] or (tile in HOMES and HOMES.index(tile) >= eyes.players):
        return "box"
    return "afloat" if tile in RIVER else "stack"


HOMES = list(londinium.game(KEY).layout(2).axes["tile"][:6])
RIVER = list(londinium.game(KEY).layout(2).axes["tile"][52:])
EXPECTED: dict[str, Callable[[Game, View, State, Eyes], dict[str, Any]]] = {
    KIDS: kids,
    EIGHTY: eighty,
    LONDON: london,
    KEY: key,
}
SETUPS = [setup for game in londinium.games() for setup in setups(game)[::SOME]]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_an_observation_says_what_the_view_says(setup: Setup) -> None:
    for number, table in enumerate(random_game(setup, 3)):
        if number % EVERY == 0 or table.over:
            seat = number % table.players
            layout = layout_at(table)
            said = layout.explain(observation(table, seat))
            wanted = EXPECTED[setup.game.id](setup.game, table.view(seat), fields(table.state), Eyes(table, seat))
            assert set(said) == {"over", "round", "owes", *wanted}
            for name, value in wanted.items():
                assert said[name] == value, name


@pytest.mark.parametrize("game", GAMES)
def test_the_rows_of_pieces_have_every_number_of_the_flat_layout_once(game: str) -> None:
    title = londinium.game(game)
    table = title.table(players=3, seed=5)
    layout = title.layout(players=3)
    flat = observation(table, 1)
    cells = np.concatenate([rows.cells.reshape(-1) for rows in layout.rows.values()])
    assert sorted(cells.tolist()) == list(range(layout.size))
    assert list(layout.rows)[-1] == ANYWHERE
    for rows in layout.rows.values():
        found = rows.of(flat)
        assert found.shape == rows.shape == (len(rows.places), len(rows.columns))
        assert (found[:, len(rows.axes) :] == flat[rows.cells]).all()
        assert len(set(rows.columns)) == len(rows.columns)
        many = rows.of(np.stack([flat, flat]))
        assert (many[1] == found).all()


def test_a_row_of_a_child_says_whose_it_is_and_where() -> None:
    game = londinium.game(KIDS)
    table = game.restore({"players": 3, "hands": [[1, 8], [0, 2], [3, 4]]})
    rows = game.layout(3).rows["child"]
    found = {
        tuple(row[:2]): dict(zip(rows.columns, row, strict=True)) for row in rows.of(observation(table, 2)).tolist()
    }
    assert found[0, 3]["hands"] == found[1, 8]["hands"] == found[2, 2]["hands"] == 1
    assert found[0, 1]["hands"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_layout_survives_pickling_and_is_as_long_as_it_says(game: str) -> None:
    for players in londinium.game(game).players:
        layout: Layout = pickle.loads(pickle.dumps(londinium.game(game).layout(players)))
        assert layout.size == list(layout.fields.values())[-1].end == len(layout.low) == len(layout.scale)
        assert (layout.low <= layout.high).all()


def test_a_seat_observes_only_into_an_array_that_fits() -> None:
    state = londinium.game(KIDS).table(players=3, seed=1).state
    size = londinium.game(KIDS).layout(3).size
    with pytest.raises(BadBuffer, match=f"is {size} numbers; the array has room for 5"):
        state.observe(0, np.zeros(5, np.int16))
    with pytest.raises(BadSeat, match="seats are 0 to 2"):
        state.observe(3, np.zeros(size, np.int16))
    if londinium.compiled:
        with pytest.raises(ValueError, match="Buffer dtype mismatch"):
            state.observe(0, np.zeros(size, np.float32))
    with pytest.raises(BadBuffer, match=rf"shape \({size},\)"):
        londinium.game(KIDS).layout(3).explain(np.zeros((2, size), np.int16))


def test_every_field_is_explained_in_the_table_of_the_documentation() -> None:
    for game in londinium.games():
        layout = game.layout(game.players[-1])
        lines = layout.markdown().splitlines()
        assert len(lines) == len(layout.fields) + 2
        assert all(placed.field.said for placed in layout.fields.values())
