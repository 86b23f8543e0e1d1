"""The streets drawn in characters, from a View: what a terminal or a log can show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from londinium.core.events import Who
from londinium.core.words import Words
from londinium.games.kids_of_london.pieces import CHIEF, HOURS

if TYPE_CHECKING:
    from londinium.core.game import Game


def picture(game: Game, view: Mapping[str, Any], say: Words, names: Mapping[Who, str]) -> str:
    lines = [clock(view, say), ""]
    if view["character"] is not None:
        lines += [street(view, say), ""]
    widest = max(len(name_of(game, view, band, say, names)) for band in range(len(view["coins"])))
    lines += [band_line(game, view, band, say, names, widest) for band in range(len(view["coins"]))]
    return "\n".join(lines)


def clock(view: Mapping[str, Any], say: Words) -> str:
    hours = []
    for hour in range(1, HOURS + 1):
        if hour < view["hour"]:
            hours.append(f"[past]{hour}[/]")
        elif hour == view["hour"]:
            hours.append(f"[now]({hour})[/]")
        else:
            hours.append(f"{hour}")
    return f"{say.say('picture-clock')}  {' '.join(hours)}"


def street(view: Mapping[str, Any], say: Words) -> str:
    who = say.say("character", character=view["character"])
    what = say.say("purse", character=view["character"], coins=view["purse"])
    to_come = ", ".join(
        say.say("character", character=name) + (f" ×{count}" if count > 1 else "")
        for name, count in view["to_come"].items()
    )
    lines = [f"[character]{who}[/]  {what}"]
    if to_come:
        lines.append(f"[faint]{say.say('picture-to-come')} {to_come}[/]")
    return "\n".join(lines)


def name_of(game: Game, view: Mapping[str, Any], band: int, say: Words, names: Mapping[Who, str]) -> str:
    return game.name(game.who(band, view["players"]), say.lang, names)


def band_line(game: Game, view: Mapping[str, Any], band: int, say: Words, names: Mapping[Who, str], widest: int) -> str:
    name = name_of(game, view, band, say, names)
    hand = " ".join(str(child) if child in view["hands"][band] else "·" for child in range(CHIEF + 1))
    state = ""
    if band == view["seat"] and view["my_choice"] is not None:
        state = game.moves[view["my_choice"]].text(say.lang)
    elif band < view["players"] and view["chosen"][band]:
        state = say.say("picture-chosen")
    elif band >= view["players"] and view["stranger"] is not None and view["phase"] == "sending":
        state = say.say("picture-sends", child=view["stranger"])
    elif band in view["to_act"]:
        state = say.say("picture-thinking")
    child = view["shown"][band]
    last = "" if child is None else f"⟨{child}⟩"
    coins = say.say("coins", coins=view["coins"][band])
    return f"[seat{band}]●[/] {name:<{widest}}  [hand]{hand}[/]  {last:<3}  [coin]{coins:>10}[/]  [faint]{state}[/]"
