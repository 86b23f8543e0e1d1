"""London drawn in characters, from a View: the auction, the river, every borough as a map of hexes, and live scores."""

from __future__ import annotations

import re
from collections.abc import Mapping
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from londinium.core.events import Who
from londinium.core.words import Words
from londinium.games.key_to_the_city.pieces import SIDES, SOURCE_NAMES, TILE_NAMES

if TYPE_CHECKING:
    from londinium.core.game import Game

WIDTH = 96
ACROSS = 8  # characters from one column of hexes to the next
DOWN = 4  # lines from one hex to the one below
HEX_WIDTH = 13
HEX_HEIGHT = 5
NAMED = 26
TOLD = 21
SHORT = (
    *("Buckinghm", "Greenwich", "Palace W.", "Chelsea", "Somerset", "Tower"),
    *("Bank", "Barbican", "Battersea", "Covent G.", "Paddingt.", "Senate H."),
    *("Brit.Lib.", "BT Tower", "Charing X", "Harrods", "Lloyd’s", "Southwark"),
    *("Canary W.", "Gherkin", "Marble A.", "Monument", "Opera", "Tower Br.", "Globe"),
    *("King’s X", "MI6", "R.Academy", "W.Abbey", "W.Cathedr", "Waterloo", "Guildhall"),
    *("L. Eye", "St Pancr.", "Albert H.", "St Paul’s", "Shard", "Hyde Park", "Piccadil.", "Trafalgar"),
    *("Br.Museum", "Lord’s", "Oval", "Zoo", "Tussauds", "Nat.Gall.", "Tate Brit", "Tate Mod."),
    *("V&A", "Nat.Hist.", "Festival", "Science", "Hungerf.", "Millenn.", "London B.", "The O2", "Barrier"),
)
LETTERS = {
    "blue": "b",
    "brown": "n",
    "grey": "g",
    "yellow": "y",
    "black": "k",
    "red": "r",
    "any-connector": "w",
    "different-connector": "d",
    "architect": "A",
    "builder": "B",
    "financier": "F",
    "any-skill": "S",
    "any": "w",
}
SCORES = {
    "network": "⌁",
    "count": "·",
    "variety": "≠",
    "per-routemaster": "bus",
    "per-keyple": "♟",
    "keyple-sets": "♟bry",
    "per-skill": "",
    "skill-sets": "ABFS",
    "per-landmark": "✪",
    "connector-sets": "bngykr",
    "full-tiles": "⬡6",
    "river-network": "~",
}
WHERE = ((0, 6), (1, 10), (3, 10), (4, 6), (3, 2), (1, 2))  # line and column of each side's connector
EDGES = "─╲╱─╲╱"

Cell = tuple[str, str]  # a character and its style


def picture(game: Game, view: Mapping[str, Any], say: Words, names: Mapping[Who, str]) -> str:
    called = [game.name(seat, say.lang, names) for seat in range(view["players"])]
    parts = [head(view, say, called)]
    if view["auction"]:
        parts.append(auction(view, say))
    at_auction = {offer["tile"] for offer in view["auction"]}
    if waiting := [one for one in view["routemasters"] if one["tile"] not in at_auction]:
        parts.append(routemasters(view, waiting, say))
    parts.append(boroughs(view, say, called))
    parts.append("\n".join(f"[faint]{line}[/]" for line in wrap(say.say("picture-key"), WIDTH)))
    begun = chosen(view, say)
    if begun:
        parts.append("\n".join(begun))
    return "\n\n".join(parts)


def chosen(view: Mapping[str, Any], say: Words) -> list[str]:
    """What the seat has begun to choose, in the words of the choices."""
    choosing, seat = view["choosing"], view["seat"]
    parts = []
    if choosing:
        parts.append(say.say(f"move-{choosing['action']}", tile=choosing["tile"]))
        if choosing["colour"] is not None:
            parts.append(say.say("move-colour", colour=choosing["colour"]))
        parts += [say.say("move-join", tile=tile) for tile in choosing["groups"]]
        parts += [say.say("move-decline", connector=colour) for colour in choosing["declined"]]
    elif seat is not None and view["laying"][seat]:
        parts.append(say.say("move-lay", tile=view["laying"][seat]["tile"]))
    return parts and wrapped(f"[now]{say.say('picture-chosen')}[/]", parts)


# the river


def head(view: Mapping[str, Any], say: Words, called: list[str]) -> str:
    lines = [f"[now]{say.say('picture-era', era=view['era'])}[/]"]
    place = say.say("picture-river", tile=view["sails_to"]) if view["sails_to"] else say.say("picture-thames")
    berths = []
    for at, berth in enumerate(view["berths"], 1):
        prize = f"+{SHORT[TILE_NAMES.index(berth['prize'])]}" if berth["prize"] else ""
        there = f" {disc(berth['seat'])}" if berth["seat"] is not None else ""
        berths.append(f"{at}:\\[{berth['number']}{prize}{there}]")
    lines += [place, f"[river]~~~[/] {' '.join(berths)} [river]~~~[/]"]
    return "\n".join(lines)


def disc(seat: int) -> str:
    return f"[seat{seat}]●{seat + 1}[/]"


# the auction


def auction(view: Mapping[str, Any], say: Words) -> str:
    title = say.say("picture-auction")
    bids = "".join(f" {disc(seat)}  " for seat in range(view["players"]))
    lines = [f"[title]{title:<{NAMED + TOLD + 12}}[/] {bids}"]
    return "\n".join(lines + [offer_line(view, offer, say) for offer in view["auction"]])


def offer_line(view: Mapping[str, Any], offer: Mapping[str, Any], say: Words) -> str:
    upgraded = "+" * offer["level"]
    name = fit(cut(say.say("tile", tile=offer["tile"]), NAMED - len(upgraded)) + upgraded, NAMED)
    told = fit(rule_of(view["facts"][offer["tile"]], offer["level"]), TOLD)
    colour = "" if offer["colour"] is None else say.say("colour", colour=offer["colour"])
    used = f"!{offer['used']}" if offer["used"] else ""
    bids = []
    for seat, bid in enumerate(offer["bids"]):
        text = f"{bid or '·':<2}"
        bids.append(f"[seat{seat}]{'▶' if seat == offer['leader'] else ' '}{text}[/] ")
    return f"{name} [faint]{told}[/] {fit(colour, 8)}{used:<3} {' '.join(bids)}".rstrip()


def rule_of(facts: Mapping[str, Any], level: int) -> str:
    """What a tile makes, scores and costs, in letters."""
    parts = []
    if facts["makes"]:
        paid = "S›" if facts["pays"] else ""
        parts.append(f"{paid}{letters(facts['makes'][level])}")
    if facts["scores"] != "plain":
        parts.append(f"{facts['rate'][level]}×{SCORES[facts['scores']]}{LETTERS.get(facts['of'], '')}")
    elif any(facts["points"]):
        parts.append("/".join(map(str, facts["points"])))
    parts.append("".join(f"↑{letters(cost)}" for cost in facts["costs"][level:]))
    return " ".join(part for part in parts if part)


def letters(goods: list[str]) -> str:
    return "".join(LETTERS[good] for good in goods)


def fit(text: str, width: int) -> str:
    return f"{cut(text, width):<{width}}"


def cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def routemasters(view: Mapping[str, Any], waiting: list[Mapping[str, Any]], say: Words) -> str:
    lines = [f"[title]{say.say('picture-routemasters')}[/]"]
    row = ""
    for one in waiting:
        worth = "" if view["seat"] is None else f" [good]{one['worth'][view['seat']]}[/]"
        told = rule_of(view["facts"][one["tile"]], 0)
        text = f"{say.say('tile', tile=one['tile'])} [faint]{told}[/]{worth}"
        if plain_length(row) + plain_length(text) + 3 > WIDTH and row:
            lines.append(row)
            row = ""
        row += f"{' · ' if row else ''}{text}"
    return "\n".join([*lines, row])


def plain_length(text: str) -> int:
    """How many characters are seen."""
    return len(re.sub(r"(?<!\\)\[[^\]]*\]", "", text).replace("\\[", "["))


# boroughs


def boroughs(view: Mapping[str, Any], say: Words, called: list[str]) -> str:
    blocks = [borough(view, seat, say, called) for seat in range(view["players"])]
    return "\n\n".join(blocks)


def borough(view: Mapping[str, Any], seat: int, say: Words, called: list[str]) -> str:
    lines = [*seat_lines(view, seat, say, called), *hexes(view["boroughs"][seat], seat), *rules_of(view, seat)]
    return "\n".join(lines)


def rules_of(view: Mapping[str, Any], seat: int) -> list[str]:
    """What the tiles of a borough make, score and cost, by their numbers; and how many keyples last used them."""
    parts = []
    for lot, tile in enumerate(view["boroughs"][seat], 1):
        used = f" !{tile['used']}" if tile["used"] else ""
        parts.append(f"[seat{seat}]{lot}[/] {rule_of(view['facts'][tile['tile']], tile['level'])}{used}")
    return [f"[faint]{line}[/]" for line in wrapped(" ", parts)]


def seat_lines(view: Mapping[str, Any], seat: int, say: Words, called: list[str]) -> list[str]:
    score = view["scores"][seat]
    marks = "◀" if seat in view["to_act"] else ""
    first = f"[seat{seat}]●{seat + 1} {called[seat]}[/] {marks} {say.say('picture-total')} [good]{score['total']}[/]"
    sources = [
        f"{say.say(f'source-{name}')} {'?' if score[name] is None else score[name]}"
        for name in SOURCE_NAMES
        if score[name] != 0
    ]
    lines = wrapped(first, sources)
    return lines + wrapped(" ", belongings(view, seat, say))


def belongings(view: Mapping[str, Any], seat: int, say: Words) -> list[str]:
    keyples, skills = view["keyples"][seat], view["skills"][seat]
    found = []
    if keyples["count"] is not None:
        found.append(f"{say.say('picture-keyples')} {keyples['count']}{inside(keyples['colours'])}")
    if keyples["front"] is not None:
        found.append(f"{say.say('picture-open')}{inside(keyples['front'])}")
    if skills["count"] is not None:
        found.append(f"{say.say('picture-skills')} {skills['count']}{inside(skills['kinds'])}")
    hold = "".join(LETTERS[colour] * count for colour, count in view["hold"][seat].items())
    if hold:
        found.append(f"{say.say('picture-to-place')} [now]{hold}[/]")
    if view["won"][seat]:
        won = ", ".join(say.say("tile", tile=tile) for tile in view["won"][seat])
        found.append(f"{say.say('picture-to-lay')} {won}")
    return found


def inside(parts: Mapping[str, int] | None) -> str:
    if parts is None:
        return ""
    return f" ({' '.join(f'{LETTERS[name]}{count}' for name, count in parts.items())})"


def wrapped(first: str, parts: list[str]) -> list[str]:
    """Parts one after the other, on as many lines as they need."""
    lines = [first]
    for part in parts:
        if plain_length(lines[-1]) + plain_length(part) + 3 > WIDTH:
            lines.append("  ")
        lines[-1] += f"{' · ' if lines[-1].strip() and lines[-1] is not first else '  '}{part}"
    return [line for line in lines if line.strip()]


def hexes(tiles: list[Mapping[str, Any]], seat: int) -> list[str]:
    """The borough as a map; one wider than a terminal is cut and goes on below."""
    left = min(tile["at"][0] for tile in tiles)
    top = min(2 * tile["at"][1] + tile["at"][0] for tile in tiles)
    right = max(tile["at"][0] for tile in tiles)
    bottom = max(2 * tile["at"][1] + tile["at"][0] for tile in tiles)
    wide = (right - left) * ACROSS + HEX_WIDTH
    high = (bottom - top) * DOWN // 2 + HEX_HEIGHT
    canvas: list[list[Cell]] = [[(" ", "")] * wide for _ in range(high)]
    for lot, tile in enumerate(tiles, 1):
        q, r = tile["at"]
        draw(canvas, tile, lot, seat, (q - left) * ACROSS, (2 * r + q - top) * DOWN // 2)
    found = []
    for start in range(0, wide, WIDTH):
        found += [line for line in (joined(row[start : start + WIDTH]) for row in canvas) if line.strip()]
    return found


def draw(canvas: list[list[Cell]], tile: Mapping[str, Any], lot: int, seat: int, x: int, y: int) -> None:
    """One hex: its number and level, its name, its points and the keyples on it; around it its sides."""
    for side in range(SIDES):
        draw_side(canvas, tile["connectors"][side], tile["river"][side], side, x, y)
    mark = "✪" if tile["level"] == 2 else "+" * tile["level"]
    write(canvas, f"{lot}{mark}", f"seat{seat}", x + 3, y + 1, 7)
    write(canvas, SHORT[TILE_NAMES.index(tile["tile"])], "", x + 2, y + 2, 9)
    points = "?" if tile["points"] is None else str(tile["points"])
    stands = f" ♟{tile['standing']}{LETTERS[tile['colour']]}" if tile["standing"] else ""
    write(canvas, points + stands, "good", x + 3, y + 3, 7)


def draw_side(canvas: list[list[Cell]], connector: str | None, river: bool, side: int, x: int, y: int) -> None:
    line, column = WHERE[side]
    edge = ("~", "river") if river else (EDGES[side], "faint")
    if side in (0, 3):
        for i in range(-3, 4):
            put(canvas, edge, x + column + i, y + line)
    put(canvas, edge if connector is None else (LETTERS[connector], f"pipe-{connector}"), x + column, y + line)


def write(canvas: list[list[Cell]], text: str, style: str, x: int, y: int, width: int) -> None:
    for i, character in enumerate(f"{text[:width]:^{width}}"):
        if character != " ":
            put(canvas, (character, style), x + i, y)


def put(canvas: list[list[Cell]], cell: Cell, x: int, y: int) -> None:
    canvas[y][x] = cell


def joined(row: list[Cell]) -> str:
    """A row of the map with each run of one style marked once."""
    text, now = "", ""
    seen = max((i for i, cell in enumerate(row) if cell[0] != " "), default=-1)
    for character, style in row[: seen + 1]:
        if style != now and character != " ":
            text += ("[/]" if now else "") + (f"[{style}]" if style else "")
            now = style
        text += character
    return text + ("[/]" if now else "")
