"""London drawn in characters, from a View: cities, display, boroughs, hand and what a run would cost.

Every card and borough that matters for a choice stands on a line of its own with what is printed on it, in signs that
the last line explains.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from londinium.core.events import Who
from londinium.core.words import Words

if TYPE_CHECKING:
    from londinium.core.game import Game

WIDTH = 96
ONGOING_WORDS = {"look": "look-draw"}  # where the data uses one word for two things
EFFECT_WORDS = {"place": "place-card", "till": "till-taken"}
ABILITY_WORDS = {"look": "look-ahead", "spare-hand": "hand-spared"}
COLOURS = {"brown": "■", "blue": "◆", "pink": "▲", "grey": "○"}


def picture(game: Game, view: Mapping[str, Any], say: Words, names: Mapping[Who, str]) -> str:
    lines = [*warning(game, view, say, names), *board(view, say), ""]
    for seat in range(view["players"]):
        lines += [*area(game, view, seat, say, names), ""]
    if view["hand"] is not None:
        lines.append(say.say("picture-hand") + ("" if view["hand"] else " –"))
        for card, count in Counter(view["hand"]).items():
            lines += wrapped("  ", [card_text(view, card, say) + (f" ×{count}" if count > 1 else "")])
    lines += ["", *(f"[faint]{line}[/]" for line in wrapped("", say.say("picture-signs").split(" · ")))]
    return "\n".join(lines).rstrip()


def warning(game: Game, view: Mapping[str, Any], say: Words, names: Mapping[Who, str]) -> list[str]:
    if view["last_turns"]:
        return [f"[bad]{say.say('picture-last-turn', who=game.name(view['ended_by'], say.lang, names))}[/]", ""]
    if view["phase"] != "over" and view["deck"] <= 2 * view["players"]:
        return [f"[bad]{say.say('picture-end-near', cards=view['deck'])}[/]", ""]
    return []


def card_name(say: Words, card: str) -> str:
    return say.say("card", card=card)


def wrapped(head: str, parts: list[str]) -> list[str]:
    """Parts after a head, over as many lines as they need."""
    lines, line = [], head
    for i, part in enumerate(parts):
        text = part + (" ·" if i < len(parts) - 1 else "")
        for word in [text] if len(text) < WIDTH // 2 else text.split(" "):
            if len(line) + 1 + len(word) > WIDTH and line.strip():
                lines.append(line)
                line = "   "
            line += f" {word}" if line else word
    return [*lines, line.rstrip()]


def counted(cards: list[str], say: Words) -> list[str]:
    return [card_name(say, card) + (f" ×{n}" if n > 1 else "") for card, n in Counter(cards).items()]


# what is printed on a card or a borough


def card_text(view: Mapping[str, Any], card: str, say: Words) -> str:
    """A card with its colour, its cost, what it does and what it is worth at the end."""
    printed = view["cards"].get(card)
    if printed is None:
        return card_name(say, card)
    cost = f" (£{printed['cost']})" if "cost" in printed else ""
    return " ".join([f"{COLOURS[printed['colour']]} {card_name(say, card)}{cost}", *signs(printed, say)])


def signs(printed: Mapping[str, Any], say: Words) -> list[str]:
    found: list[str] = []
    if "ongoing" in printed:
        name = ONGOING_WORDS.get(printed["ongoing"], printed["ongoing"])
        found.append(say.say(f"short-{name}", amount=printed.get("ongoing_amount", 0)) + ";")
    if "pay_money" in printed:
        found.append(f"£{printed['pay_money']} →")
    if "pay_card" in printed:
        found.append(say.say("short-card", colour=printed["pay_card"]) + " →")
    found += gains(printed.get("money", 0), printed.get("prestige", 0), printed.get("poverty", 0))
    if "per" in printed:
        each = "".join(gains(printed.get("per_money", 0), printed.get("per_prestige", 0), 0))
        found.append(say.say("short-per", each=each, per=printed["per"]))
    if "effect" in printed:
        each = " ".join(
            gains(printed.get("each_money", 0), printed.get("each_prestige", 0), printed.get("each_poverty", 0))
        )
        name = EFFECT_WORDS.get(printed["effect"], printed["effect"])
        found.append(say.say(f"short-{name}", amount=printed.get("amount", 0), each=each))
    if printed.get("flips"):
        found.append("↻")
    if "end_prestige" in printed:
        found.append(f"⟨={printed['end_prestige']}★⟩")
    return found


def gains(money: int, prestige: int, poverty: int) -> list[str]:
    found = [f"£{money}"] if money else []
    found += [f"{prestige}★"] if prestige else []
    return [*found, f"{'+' if poverty > 0 else '−'}{abs(poverty)}†"] if poverty else found


def borough_text(view: Mapping[str, Any], borough: str, say: Words, price: bool = True) -> str:
    """A borough with its place, and what it brings when bought and in every run."""
    printed = view["land"].get(borough)
    name = say.say("borough", borough=borough)
    if printed is None:
        return name
    place = say.say("short-place", side=printed["side"], river=str(printed["riverside"]))
    parts = [f"{name} ⟨{place}⟩"]
    if price:
        parts.append(f"£{printed['cost']}:")
        parts += gains(0, printed["prestige"], -printed["poverty"])
        parts.append(say.say("short-draws", amount=printed["cards"]))
    run = gains(printed.get("run_money", 0), printed.get("run_prestige", 0), printed.get("run_poverty", 0))
    if run:
        parts.append(say.say("short-run", each=" ".join(run)))
    if "ability" in printed:
        ability = ABILITY_WORDS.get(printed["ability"], printed["ability"])
        parts.append(say.say(f"short-{ability}", amount=printed["ability_amount"]))
    return " ".join(parts)


# the table


def board(view: Mapping[str, Any], say: Words) -> list[str]:
    lines = [say.say("picture-deck", cards=view["deck"], boroughs=view["boroughs_left"])]
    for row in ("upper", "lower"):
        head = say.say(f"picture-{row}")
        lines.append(head if any(view[row]) else f"{head} –")
        for card, count in Counter(card for card in view[row] if card is not None).items():
            lines += wrapped("  ", [card_text(view, card, say) + (f" ×{count}" if count > 1 else "")])
    lines.append(say.say("picture-offers") + ("" if view["offers"] else " –"))
    for borough in view["offers"]:
        lines += wrapped("  ", [borough_text(view, borough, say)])
    if any(view["deck_known"]):
        lines.append(say.say("picture-deck-known"))
        for place, card in enumerate(view["deck_known"], 1):
            lines += wrapped("  ", [f"{place}", "?" if card is None else card_text(view, card, say)])
    if view["held"] is not None:
        lines += wrapped(say.say("picture-held"), [card_text(view, view["held"], say)])
    return lines


def area(game: Game, view: Mapping[str, Any], seat: int, say: Words, names: Mapping[Who, str]) -> list[str]:
    mark = "▶" if seat in view["to_act"] else "●"
    numbers = say.say(
        "picture-numbers",
        money=view["money"][seat],
        loans=view["loans"][seat],
        prestige=view["prestige"][seat],
        poverty=view["poverty"][seat],
        cards=view["hand_sizes"][seat],
        standing=view["standing"][seat],
    )
    lines = [f"[seat{seat}]{mark} {game.name(seat, say.lang, names)}[/]  {numbers}"]
    lines += city(view, seat, say)
    boroughs = [say.say("borough", borough=one) for one in view["boroughs"][seat][:-1]]
    boroughs += [borough_text(view, one, say, price=False) for one in view["boroughs"][seat][-1:]]
    if boroughs:
        lines += wrapped(f"  {say.say('picture-boroughs')}", boroughs)
    if view["known"][seat] and seat != view["seat"]:
        lines += wrapped(f"  {say.say('picture-known')}", counted(view["known"][seat], say))
    if seat == view["seat"] or (view["seat"] is None and seat == view["turn"]):
        lines.append(f"  [faint]{forecast(view, seat, say)}[/]")
    return lines


def city(view: Mapping[str, Any], seat: int, say: Words) -> list[str]:
    """One's own stacks on lines of their own, everybody else's one after the other."""
    head = f"  {say.say('picture-city')}"
    stacks = list(enumerate(view["cities"][seat], 1))
    if seat != view["seat"] or not stacks:
        return wrapped(
            head, [stack_text(number, stack, card_name(say, stack["cards"][-1])) for number, stack in stacks] or ["–"]
        )
    lines = [head]
    for number, stack in stacks:
        top = stack["cards"][-1]
        lines += wrapped(
            "   ", [stack_text(number, stack, card_name(say, top) if stack["down"] else card_text(view, top, say))]
        )
    return lines


def stack_text(number: int, stack: Mapping[str, Any], name: str) -> str:
    if stack["down"]:
        name = f"({name})"
    if stack["used"] and not stack["down"]:
        name += " *"
    if stack["fresh"]:
        name += " +"
    if stack["till"]:
        name += f" £{stack['till']}"
    under = len(stack["cards"]) - 1
    return f"{number} {name}" + (f" /{under}" if under else "")


def forecast(view: Mapping[str, Any], seat: int, say: Words) -> str:
    one = view["forecast"][seat]
    return say.say(
        "picture-forecast",
        more=one["poverty"] - view["poverty"][seat],
        poverty=one["poverty"],
        now=one["lost_now"],
        after=one["lost_after"],
    )
