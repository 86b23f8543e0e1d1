"""London drawn in characters, from a View: cities, display, boroughs, hand and what a run would cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from londinium.core.events import Who
from londinium.core.words import Words

if TYPE_CHECKING:
    from londinium.core.game import Game

WIDTH = 96


def picture(game: Game, view: Mapping[str, Any], say: Words, names: Mapping[Who, str]) -> str:
    lines = [*warning(game, view, say, names), *board(view, say), ""]
    for seat in range(view["players"]):
        lines += [*area(game, view, seat, say, names), ""]
    if view["hand"] is not None:
        lines += wrapped(say.say("picture-hand"), counted(view["hand"], say))
    return "\n".join(lines).rstrip()


def warning(game: Game, view: Mapping[str, Any], say: Words, names: Mapping[Who, str]) -> list[str]:
    if not view["last_turns"]:
        return []
    return [f"[bad]{say.say('picture-last-turn', who=game.name(view['ended_by'], say.lang, names))}[/]", ""]


def card_name(say: Words, card: str) -> str:
    return say.say("card", card=card)


def wrapped(head: str, parts: list[str]) -> list[str]:
    """Parts after a head, over as many lines as they need."""
    lines, line = [], head
    width = len(head)
    for i, part in enumerate(parts):
        text = part + (" ·" if i < len(parts) - 1 else "")
        if width + 1 + len(text) > WIDTH and line.strip():
            lines.append(line)
            line, width = "   ", 3
        line += f" {text}"
        width += 1 + len(text)
    return [*lines, line.rstrip()]


def counted(cards: list[str], say: Words) -> list[str]:
    return [card_name(say, card) + (f" ×{n}" if n > 1 else "") for card, n in Counter(cards).items()]


def board(view: Mapping[str, Any], say: Words) -> list[str]:
    lines = [say.say("picture-deck", cards=view["deck"], boroughs=view["boroughs_left"])]
    for row in ("upper", "lower"):
        spaces = ["–" if card is None else card_name(say, card) for card in view[row]]
        lines += wrapped(say.say(f"picture-{row}"), spaces)
    lines += wrapped(say.say("picture-offers"), [say.say("borough", borough=one) for one in view["offers"]])
    if any(view["deck_known"]):
        known = ["?" if card is None else card_name(say, card) for card in view["deck_known"]]
        lines += wrapped(say.say("picture-deck-known"), known)
    if view["held"] is not None:
        lines += wrapped(say.say("picture-held"), [card_name(say, view["held"])])
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
    )
    lines = [f"[seat{seat}]{mark} {game.name(seat, say.lang, names)}[/]  {numbers}"]
    stacks = [stack_text(number, stack, say) for number, stack in enumerate(view["cities"][seat], 1)]
    lines += wrapped(f"  {say.say('picture-city')}", stacks or ["–"])
    boroughs = [say.say("borough", borough=one) for one in view["boroughs"][seat]]
    if boroughs:
        lines += wrapped(f"  {say.say('picture-boroughs')}", boroughs)
    if view["known"][seat] and seat != view["seat"]:
        lines += wrapped(f"  {say.say('picture-known')}", counted(view["known"][seat], say))
    if seat == view["seat"] or (view["seat"] is None and seat == view["turn"]):
        lines.append(f"  [faint]{forecast(view, seat, say)}[/]")
    return lines


def stack_text(number: int, stack: Mapping[str, Any], say: Words) -> str:
    name = card_name(say, stack["cards"][-1])
    if stack["down"]:
        name = f"({name})"
    if stack["used"] and not stack["down"]:
        name += "*"
    if stack["fresh"]:
        name += "+"
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
