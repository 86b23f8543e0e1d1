"""Positions on the track and what happens on it, for the tests of Around the World in 80 Days."""

from __future__ import annotations

from typing import Any

from londinium import Event, Table
from londinium.games.eighty_days.game import GAME as GAME


def race(players: int = 3, **position: Any) -> Table:
    """A table at a position that names only what matters; it is seat 0's turn to move unless it says otherwise."""
    return GAME.restore({"players": players, **position})


def two_hats(**position: Any) -> Table:
    return GAME.restore({"players": 2, "options": {"hats": 2}, **position})


def play(table: Table, *notations: str) -> list[Event]:
    """Play one move after the other, each by whoever owes it."""
    events: list[Event] = []
    for notation in notations:
        events += table.play(table.to_act[0], notation)
    return events


def told(events: list[Event], kind: str) -> list[tuple[Any, ...]]:
    """What the events of a kind say: who, and the facts in order."""
    return [(event.who, *event.facts.values()) for event in events if event.kind == kind]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def moves(table: Table) -> list[str]:
    """The choices of whoever owes one."""
    return [str(move) for move in table.moves(table.to_act[0])]


def forward(table: Table) -> list[int]:
    """The spaces a forward move can reach."""
    seat = table.to_act[0]
    view = table.view(seat)
    here = view["hats"][view["hat"]]["space"]
    return [here + int(move.args["steps"]) for move in table.moves(seat) if move.verb == "forward"]


def others(table: Table) -> list[str]:
    """The choices besides going forward."""
    return [move for move in moves(table) if not move.startswith("forward")]


def why(table: Table, notation: str) -> str:
    """The key of the refusal of a move."""
    refusal = table.refusal(table.to_act[0], notation)
    assert refusal is not None
    return refusal.key


def money(table: Table) -> list[int]:
    found: list[int] = table.view(None)["money"]
    return found


def rumours(table: Table) -> list[int]:
    found: list[int] = table.view(None)["rumours"]
    return found


def spaces(table: Table) -> list[int]:
    return [hat["space"] for hat in table.view(None)["hats"]]


def positions(table: Table) -> list[int]:
    return [hat["position"] for hat in table.view(None)["hats"]]


def police(table: Table) -> list[str]:
    return [hat["police"] for hat in table.view(None)["hats"]]


def draw(cards: list[str], players: int = 3, **position: Any) -> Table:
    """Seat 0 is about to step from 30 onto the Passepartout space 31 with these cards on top of the pile."""
    position = {"spaces": [30, 40, 20][:players], "pile": cards, **position}
    return race(players, **position)
