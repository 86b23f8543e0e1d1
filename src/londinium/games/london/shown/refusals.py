"""Why a move of London is not allowed, as the key of a sentence, the chapter of the rules and the facts."""

from __future__ import annotations

from typing import Any

from londinium.core.moves import Move
from londinium.games.london.pieces import (
    BOROUGH_NAMES,
    LOAN_PRICE,
    MOST_LOANS,
    PHASE_NAMES,
    TYPE_NAMES,
    Hindrance,
    Ongoing,
    Phase,
)
from londinium.games.london.rules import asked
from londinium.games.london.rules.city import City
from londinium.games.london.shown.view import hand_of

Reason = tuple[str, str, dict[str, Any]]
CHAPTERS = {
    "starting": "turn",
    "looked": "special",
    "choosing": "turn",
    "developing": "develop",
    "paying": "develop",
    "placing": "develop",
    "drawing": "cards",
    "running": "run",
    "paying-card": "run",
    "shedding": "special",
    "targeting": "special",
    "taking": "special",
    "repeating": "special",
    "flipping": "special",
    "trimming": "turn",
    "giving": "special",
    "receiving": "special",
}
DISCARDING = ("paying", "paying-card", "shedding", "trimming", "giving")
TAKING_PHASES = ("starting", "looked", "drawing", "taking", "receiving")


AGAINST_ACTIVATING = {
    Hindrance.DOWN: "face-down",
    Hindrance.USED: "used",
    Hindrance.FRESH: "just-placed",
    Hindrance.COST: "activation-cost",
    Hindrance.DISCARD: "activation-card",
    Hindrance.EFFECT: "does-nothing",
}


def reason_against(city: City, seat: int, move: Move) -> Reason:
    phase = PHASE_NAMES[city.phase]
    for found in (
        against_money(city, seat, move),
        against_hand(city, seat, move, phase),
        against_display(city, move, phase),
        against_play(city, seat, move),
        against_stack(city, seat, move),
        against_land(city, seat, move),
    ):
        if found is not None:
            return found
    if city.phase == Phase.STARTING and not asked.can_draw(city):
        return "now-starting-empty", "turn", {}
    return f"now-{phase}", CHAPTERS[phase], {}


def against_money(city: City, seat: int, move: Move) -> Reason | None:
    if move.verb == "loan" and not asked.may_borrow(city, seat):
        return "most-loans", "loans", {"loans": MOST_LOANS}
    if move.verb == "repay":
        if not asked.time_to_repay(city):
            return "repay-first", "loans", {}
        if city.loans[seat] == 0:
            return "no-loan", "loans", {}
        return "repay-costs", "loans", {"price": LOAN_PRICE, "money": city.money[seat]}
    if move.verb == "swap" and city.phase in (Phase.CHOOSING, Phase.DEVELOPING, Phase.RUNNING):
        if not asked.has(city, seat, Ongoing.SWAPPING):
            return "no-exchange", "special", {}
        if city.swapped:
            return "swapped-already", "special", {}
    return None


def against_hand(city: City, seat: int, move: Move, phase: str) -> Reason | None:
    needs_card = (move.verb == "play" and city.phase in (Phase.CHOOSING, Phase.DEVELOPING)) or (
        move.verb in ("discard", "school") and phase in DISCARDING
    )
    if needs_card and move.args["card"] not in hand_of(city, seat):
        return "not-in-hand", "cards", {"card": move.args["card"]}
    if move.verb == "discard" and city.phase == Phase.PAYING:
        return "wrong-colour", "develop", {"card": TYPE_NAMES[city.data.type_of[city.held]]}
    if move.verb == "discard" and city.phase == Phase.PAYING_CARD:
        return "wrong-price", "run", {}
    if move.verb == "discard" and city.phase == Phase.SHEDDING:
        return "only-paupers", "special", {}
    if move.verb == "school" and city.phase == Phase.PAYING:
        return "no-school", "special", {}
    return None


def against_display(city: City, move: Move, phase: str) -> Reason | None:
    if move.verb in ("take-upper", "take-lower") and phase in TAKING_PHASES:
        if phase == "looked":
            return None
        if phase == "taking":
            return "not-to-place", "special", {"card": move.args["card"]}
        return "not-on-display", "cards", {"card": move.args["card"]}
    if move.verb == "draw" and phase in ("starting", "drawing") and asked.deck_left(city) == 0:
        return "deck-empty", "cards", {}
    if move.verb == "draw-three" and city.phase == Phase.CHOOSING:
        return "nothing-to-draw", "draw", {}
    if move.verb == "enough" and city.phase in (Phase.STARTING, Phase.DRAWING):
        return "must-draw", "draw" if city.phase == Phase.DRAWING else "turn", {}
    return None


def against_play(city: City, seat: int, move: Move) -> Reason | None:
    if move.verb == "done" and city.phase == Phase.DEVELOPING:
        return "wren-first", "action-cards", {}
    if move.verb != "play" or city.phase not in (Phase.CHOOSING, Phase.DEVELOPING):
        return None
    card = TYPE_NAMES.index(str(move.args["card"]))
    hindrance = asked.hindrance_to_play(city, seat, card)
    if hindrance == Hindrance.PAUPER:
        return "paupers-not-played", "paupers", {}
    if hindrance == Hindrance.ACTION:
        return "wren-builds", "action-cards", {}
    if hindrance == Hindrance.COST:
        cost = asked.cost_of(city, seat, card)
        return "cost", "develop", {"card": move.args["card"], "cost": cost, "money": city.money[seat]}
    return "no-discard", "develop", {"card": move.args["card"]}


def against_stack(city: City, seat: int, move: Move) -> Reason | None:
    if move.verb not in ("cover", "activate"):
        return None
    if city.phase != (Phase.PLACING if move.verb == "cover" else Phase.RUNNING):
        return None
    stack = int(move.args["stack"])
    if stack > city.stacks[seat]:
        return "no-stack", "develop", {"stack": stack, "stacks": city.stacks[seat]}
    card = asked.on_top(city, seat, stack - 1)
    if move.verb == "cover":
        return "fresh", "develop", {"card": TYPE_NAMES[card]}
    hindrance = asked.hindrance_to_activate(city, seat, stack - 1)
    facts: dict[str, Any] = {"card": TYPE_NAMES[card]}
    if hindrance == Hindrance.COST:
        facts |= {"cost": city.data.pay_money[card], "money": city.money[seat]}
    return AGAINST_ACTIVATING[hindrance], "run", facts


def against_land(city: City, seat: int, move: Move) -> Reason | None:
    if move.verb == "borough" and city.phase == Phase.RUNNING:
        return ("borough-ran", "run", {}) if city.borough_ran else ("no-run-effect", "run", {})
    if move.verb != "buy" or city.phase != Phase.CHOOSING:
        return None
    borough = BOROUGH_NAMES.index(str(move.args["borough"]))
    if borough not in list(city.offers):
        return "not-offered", "land", {"borough": move.args["borough"]}
    cost = city.data.price[borough]
    return "land-cost", "land", {"borough": move.args["borough"], "cost": cost, "money": city.money[seat]}
