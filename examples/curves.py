"""Curves of the examples: numbers with their intervals as CSV that says how they came about, and drawn as SVG."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

WIDE, HIGH = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 60, 90, 40, 50
STYLE = """
  text { font: 13px sans-serif; fill: #28221c }
  .paper { fill: #faf6ee }
  .axis { stroke: #8a8178; fill: none }
  .between { fill: #9c4a2f; opacity: 0.2 }
  .curve { stroke: #9c4a2f; stroke-width: 2; fill: none }
  .beside { stroke: #2f5d9c; stroke-dasharray: 6 4; fill: none }
"""


class Point(NamedTuple):
    """A value with the interval it lies in, after so many iterations."""

    at: int
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Curve:
    """How something went, and what it is compared with."""

    title: str
    across: str  # what is counted from left to right
    command: str
    seed: int
    points: Sequence[Point]
    lines: dict[str, Point] = field(default_factory=dict)  # what does not change, by its name


def write(curve: Curve, path: Path) -> None:
    """As CSV: first, behind #, how it came about."""
    with path.open("w", encoding="utf-8", newline="") as file:
        for name in ("title", "across", "command", "seed"):
            file.write(f"# {name}: {getattr(curve, name)}\n")
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(("what", *Point._fields))
        for what, point in [("curve", point) for point in curve.points] + list(curve.lines.items()):
            rows.writerow((what, point.at, *(f"{number:.5f}" for number in point[1:])))


def read(path: Path) -> Curve:
    """What `write` wrote."""
    lines = path.read_text(encoding="utf-8").splitlines()
    said = dict(line[2:].split(": ", 1) for line in lines if line.startswith("# "))
    points: list[Point] = []
    beside: dict[str, Point] = {}
    for what, at, *numbers in list(csv.reader(line for line in lines if not line.startswith("#")))[1:]:
        point = Point(int(at), *map(float, numbers))
        if what == "curve":
            points.append(point)
        else:
            beside[what] = point
    return Curve(said["title"], said["across"], said["command"], int(said["seed"]), points, beside)


def draw(curve: Curve) -> str:
    """The curve with its interval, and dashed what it is compared with."""
    everything = [*curve.points, *curve.lines.values()]
    low, high = min(point.low for point in everything), max(point.high for point in everything)
    last = max(point.at for point in curve.points) or 1

    def x(at: float) -> float:
        return LEFT + at / last * (WIDE - LEFT - RIGHT)

    def y(value: float) -> float:
        return HIGH - BOTTOM - (value - low) / ((high - low) or 1) * (HIGH - BOTTOM - TOP)

    def path(points: Sequence[tuple[float, float]]) -> str:
        return "M" + "L".join(f"{across:.1f} {up:.1f}" for across, up in points)

    between = [(x(p.at), y(p.low)) for p in curve.points] + [(x(p.at), y(p.high)) for p in reversed(curve.points)]
    end = curve.points[-1]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img">',
        f"<title>{curve.title}</title><style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDE}" height="{HIGH}"/><text x="{LEFT}" y="24">{curve.title}</text>',
        f'<path class="axis" d="M{LEFT} {TOP}V{HIGH - BOTTOM}H{WIDE - RIGHT}"/>',
        f'<path class="between" d="{path(between)}Z"/>',
        f'<path class="curve" d="{path([(x(p.at), y(p.value)) for p in curve.points])}"/>',
        f'<text x="{x(end.at) + 6:.1f}" y="{y(end.value) + 4:.1f}">{end.value:.3f}</text>',
        *(f'<text x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{value:.2f}</text>' for value in (low, high)),
        *(f'<text x="{x(at):.1f}" y="{HIGH - BOTTOM + 18}" text-anchor="middle">{at}</text>' for at in (0, last)),
        f'<text x="{x(last / 2):.1f}" y="{HIGH - 14}" text-anchor="middle">{curve.across}</text>',
    ]
    for name, line in curve.lines.items():
        parts.append(f'<path class="beside" d="M{LEFT} {y(line.value):.1f}H{WIDE - RIGHT}"/>')
        parts.append(f'<text x="{WIDE - RIGHT + 6}" y="{y(line.value) + 4:.1f}">{name} {line.value:.3f}</text>')
    return "\n".join([*parts, "</svg>\n"])
