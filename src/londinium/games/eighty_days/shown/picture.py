"""The track drawn in characters, from a View: hats, what each space ahead costs, and what it would bring."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from londinium.core.events import Who
from londinium.core.words import Words
from londinium.games.eighty_days.pieces import LONDON_AGAIN

if TYPE_CHECKING:
    from londinium.core.game import Game

ROW = 8  # spaces in a row
CELL = 10  # columns of a space
WIDTH = ROW * CELL
SIGNS = {
    "passepartout": "?",
    "pound": "£",
    "bet-1": "b1",
    "bet-2": "b2",
    "bet-3": "b3",
    "bet-456": "b456",
    "police": "!",
}


def picture(game: Game, view: Mapping[str, Any], say: Words, names: Mapping[Who, str]) -> str:
    lines = [header(view, say), *track(view, say), "", legend(say), ""]
    called = [game.name(seat, say.lang, names) for seat in range(view["players"])]
    lines += players(view, say, called)
    lines += [one for line in (*advice(view, say), *cards(view, say)) for one in wrap(line)]
    return "\n".join(line.rstrip() for line in lines)


def header(view: Mapping[str, Any], say: Words) -> str:
    waiting = [mark(view, hat) for hat, one in enumerate(view["hats"]) if one["space"] == 0]
    start = f"   {say.say('picture-london')} {' '.join(waiting)}" if waiting else ""
    return say.say("picture-round", round=view["round"]) + start


# the track


def track(view: Mapping[str, Any], say: Words) -> list[str]:
    lines: list[str] = []
    for first in range(1, LONDON_AGAIN + 1, ROW):
        spaces = range(first, first + ROW)
        lines.append("".join(fill(space_cell(view, say, space)) for space in spaces))
        for reach in shown_reaches(view):
            targets = {target["space"]: target for target in reach["forward"] if target["closed"] is None}
            if any(space in targets for space in spaces):
                whose = mark(view, reach["hat"]) + " " if len(shown_reaches(view)) > 1 else ""
                lines.append("".join(fill(cost_cell(targets.get(space), whose)) for space in spaces))
                lines.append("".join(fill(left_cell(targets.get(space))) for space in spaces))
    return lines


def shown_reaches(view: Mapping[str, Any]) -> list[Any]:
    """What the hat in play can reach; before it is known which will play, or if it is another's, all there are."""
    mine = [reach for reach in view["reach"] if reach["hat"] == view["hat"]]
    return mine or view["reach"]


def space_cell(view: Mapping[str, Any], say: Words, space: int) -> str:
    here = [mark(view, hat) for hat, one in enumerate(view["hats"]) if one["space"] == space]
    if space == LONDON_AGAIN:
        return f"[now]80 {''.join(here) or say.say('city', city='london')}[/]"
    kind = view["board"][space]
    sign = SIGNS.get(kind) or "■" + say.say("city", city=view["cities"][str(space)])[:3]
    return f"[faint]{space:>2}[/] [{kind}]{sign}[/] {here[0] if here else ''}"


def cost_cell(target: Mapping[str, Any] | None, whose: str) -> str:
    return "" if target is None else f"   {whose}[coin]£{target['cost']}[/]"


def left_cell(target: Mapping[str, Any] | None) -> str:
    if target is None:
        return ""
    pays = f" [now]+{target['pays']}[/]" if target["pays"] else ""
    lead = "   " if target["money"] < 100 or not target["pays"] else " "
    return f"{lead}[faint]→{target['money']}[/]{pays}"


def fill(cell: str) -> str:
    """Pad a cell to its width; marks of style take no room."""
    return cell + " " * (CELL - width(cell))


def width(text: str) -> int:
    return len(re.sub(r"\[[^\]]*\]", "", text))


def mark(view: Mapping[str, Any], hat: int) -> str:
    """A hat: the letter of its seat, small for a second hat, with an arrow while the police have turned it over."""
    one = view["hats"][hat]
    second = len(view["hats"]) > view["players"] and hat % 2
    letter = "abcdef"[one["seat"]] if second else "ABCDEF"[one["seat"]]
    return f"[seat{one['seat']}]{letter}[/]" + ("↓" if one["police"] == "turned" else "")


def legend(say: Words) -> str:
    return f"[faint]{say.say('picture-legend')}[/]"


# who has what


def players(view: Mapping[str, Any], say: Words, called: list[str]) -> list[str]:
    seats = range(view["players"])
    columns = [
        [f"[seat{seat}]{called[seat]}[/]" for seat in seats],
        [where_are(view, say, seat) for seat in seats],
        [f"[coin]£{view['money'][seat]}[/]" for seat in seats],
        [say.say("rumours", rumours=view["rumours"][seat]) for seat in seats],
    ]
    room = [max(map(width, column)) for column in columns]
    lines = []
    for seat in seats:
        now = "[now]▸[/] " if seat == view["turn"] else "  "
        told = "  ".join(column[seat] + " " * (room[i] - width(column[seat])) for i, column in enumerate(columns))
        lines.append(now + told + status(view, say, seat))
    return lines


def where_are(view: Mapping[str, Any], say: Words, seat: int) -> str:
    hats = [hat for hat, one in enumerate(view["hats"]) if one["seat"] == seat]
    return "  ".join(f"{mark(view, hat)} {where_is(view, say, hat)}" for hat in hats)


def where_is(view: Mapping[str, Any], say: Words, hat: int) -> str:
    space = view["hats"][hat]["space"]
    where = say.say("city", city="london") if space in (0, LONDON_AGAIN) else str(space)
    return f"{where} {say.say('position', position=view['hats'][hat]['position'])}"


def status(view: Mapping[str, Any], say: Words, seat: int) -> str:
    found = [say.say("card", card=name) for name in view["characters"][seat]]
    if view["missing"][seat]:
        found.append(say.say("picture-missing"))
    if view["places"][seat]:
        found.append(say.say("picture-place", place=view["places"][seat]))
    return f"  [faint]{', '.join(found)}[/]" if found else ""


# what the player concerned can do besides going forward


def advice(view: Mapping[str, Any], say: Words) -> list[str]:
    lines: list[str] = []
    reaches = shown_reaches(view)
    for reach in reaches:
        said: list[str] = []
        if reach["bet"] is not None and view["board"][view["hats"][reach["hat"]]["space"]] != "police":
            said.append(say.say("picture-bet", money=reach["bet"]))
        if reach["back"] is not None:
            key = "picture-back-taken" if reach["back"]["taken"] else "picture-back"
            said.append(say.say(key, **{name: reach["back"][name] for name in ("space", "city", "income", "money")}))
        if reach["take"] is not None:
            give = "none" if reach["give"] is None else reach["give"]
            said.append(say.say("picture-stay", take=reach["take"], give=give))
        said.append(home_line(reach["home"], say))
        lead = f"{mark(view, reach['hat'])}: "
        lines += [lead + said[0], *(" " * width(lead) + one for one in said[1:])]
    return ["", *lines] if lines else []


def home_line(home: Mapping[str, Any], say: Words) -> str:
    if home["may"]:
        return f"[now]{say.say('picture-home', cost=home['cost'], left=home['left'])}[/]"
    return f"{say.say('picture-not-home')} {say.say('refusal-' + home['closed'], **home['facts'])}"


def cards(view: Mapping[str, Any], say: Words) -> list[str]:
    lines = [""]
    for number, name in enumerate(view["drawn"], 1):
        lines.append(f"{number}. [character]{say.say('card', card=name)}[/]: {help_for(view, say, name)}")
    mine = view["characters"][view["seat"]] if view["seat"] is not None else []
    for name in sorted(set(mine)):
        lines.append(f"[character]{say.say('card', card=name)}[/]: {help_for(view, say, name)}")
    if view["options"].get("passepartout", True):
        piles = say.say("picture-pile", pile=view["pile"], discards=sum(view["discards"].values()))
        lines.append(f"[faint]{piles}[/]")
    return lines


def help_for(view: Mapping[str, Any], say: Words, card: str) -> str:
    return say.say("card-help", card=card, amount=view["amounts"].get(card, 0))


def wrap(line: str) -> list[str]:
    """Break a line at spaces so that it fits, and indent what follows."""
    words = line.split(" ")
    found: list[str] = []
    now = words[0]
    for word in words[1:]:
        if width(now) + 1 + width(word) > WIDTH - 1:
            found.append(now)
            now = "   " + word
        else:
            now = f"{now} {word}"
    return [*found, now]
