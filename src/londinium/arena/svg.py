"""SVG: the few kinds of pictures a report needs, drawn small enough for a phone; colours are the page's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor, log10

WIDTH = 400
EDGE = 12
ROW = 40
BINS = 24
BARS = 44  # height of a row of bars
AXIS = 26

Written = Callable[[float], str]


def steps(low: float, high: float, count: int = 4) -> list[float]:
    """Round numbers that span a range.

    >>> steps(0.02, 0.61)
    [0.0, 0.2, 0.4, 0.6, 0.8]
    >>> steps(3, 3)
    [2.5, 3.0, 3.5]
    """
    if high - low < 1e-9:
        low, high = low - 0.5, high + 0.5
    rough = (high - low) / count
    power = 10 ** floor(log10(rough))
    step = min((one * power for one in (1, 2, 5, 10) if one * power >= rough * 0.999), default=10 * power)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


class Scale:
    """From values to places across the picture."""

    def __init__(self, values: Sequence[float]) -> None:
        self.ticks = steps(min(values), max(values))

    def __call__(self, value: float) -> float:
        first, last = self.ticks[0], self.ticks[-1]
        return round(2 * EDGE + (WIDTH - 4 * EDGE) * (value - first) / (last - first), 1)

    def axis(self, height: float, written: Written) -> str:
        """Lines at the round numbers, with what they are."""
        return "".join(
            f'<line class="grid" x1="{self(tick)}" x2="{self(tick)}" y1="4" y2="{height}"/>'
            f'<text class="tick" x="{self(tick)}" y="{height + 16}" text-anchor="middle">{escape(written(tick))}</text>'
            for tick in self.ticks
        )


def picture(height: float, title: str, parts: str) -> str:
    """A picture of its own."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {round(height)}" role="img" aria-label="{escape(title, quote=True)}">'
        f"<title>{escape(title)}</title>{parts}</svg>"
    )


def whiskers(
    title: str,
    rows: Sequence[tuple[str, float, float, float]],
    written: Written,
    par: float | None = None,
) -> str:
    """A dot for each mean and a line for its interval, under its name; a dashed line where par is.

    >>> drawn = whiskers("Wins", [("greedy", 0.4, 0.3, 0.5)], str, par=0.25)
    >>> drawn.count("<circle"), 'class="par"' in drawn
    (1, True)
    """
    scale = Scale([value for _, *values in rows for value in values] + ([] if par is None else [par]))
    height = 6 + ROW * len(rows)
    parts = [scale.axis(height, written)]
    if par is not None:
        parts.append(f'<line class="par" x1="{scale(par)}" x2="{scale(par)}" y1="4" y2="{height}"/>')
    for number, (name, mean, low, high) in enumerate(rows):
        y = 4 + ROW * number + 28
        parts.append(
            f'<text class="name" x="{EDGE}" y="{y - 12}">{escape(name)}</text>'
            f'<text class="value" x="{WIDTH - EDGE}" y="{y - 12}" text-anchor="end">{escape(written(mean))}</text>'
            f'<line class="reach" x1="{scale(low)}" x2="{scale(high)}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{scale(mean)}" cy="{y}" r="5"/>'
        )
    return picture(height + AXIS, title, "".join(parts))


def bars(title: str, rows: Sequence[tuple[str, float]], written: Written) -> str:
    """A bar for each amount, from nothing, under its name."""
    scale = Scale([0.0, *(value for _, value in rows)])
    height = 6 + ROW * len(rows)
    parts = [scale.axis(height, written)]
    for number, (name, value) in enumerate(rows):
        y = 4 + ROW * number + 28
        parts.append(
            f'<text class="name" x="{EDGE}" y="{y - 12}">{escape(name)}</text>'
            f'<text class="value" x="{WIDTH - EDGE}" y="{y - 12}" text-anchor="end">{escape(written(value))}</text>'
            f'<rect class="bar" x="{scale(0)}" y="{y - 7}" width="{max(1, scale(value) - scale(0))}" height="12"/>'
        )
    return picture(height + AXIS, title, "".join(parts))


def histograms(title: str, groups: Mapping[str, Sequence[float]], written: Written) -> str:
    """How often each amount came, one row of bars for each group on one axis; a tick marks the mean.

    >>> histograms("Points", {"greedy": [1, 2, 2], "random": [0]}, str).count('class="mean"')
    2
    """
    scale = Scale([float(value) for values in groups.values() for value in (min(values), max(values))])
    edges = bins(scale.ticks[0], scale.ticks[-1])
    height = 6 + (BARS + 20) * len(groups)
    parts = [scale.axis(height, written)]
    for number, (name, values) in enumerate(groups.items()):
        foot = 4 + (BARS + 20) * (number + 1)
        mean = sum(values) / len(values)
        counts = counted(values, edges)
        parts.append(f'<text class="name" x="{EDGE}" y="{foot - BARS - 6}">{escape(name)}</text>')
        parts += [
            f'<rect class="bar" x="{scale(left) + 0.5:.1f}" y="{foot - BARS * count / max(counts):.1f}" '
            f'width="{max(1.0, scale(right) - scale(left) - 1):.1f}" height="{BARS * count / max(counts):.1f}"/>'
            for count, (left, right) in zip(counts, pairwise(edges), strict=True)
            if count
        ]
        parts.append(
            f'<text class="value" x="{WIDTH - EDGE}" y="{foot - BARS - 6}" text-anchor="end">'
            f"{escape(written(mean))}</text>"
            f'<line class="mean" x1="{scale(mean)}" x2="{scale(mean)}" y1="{foot - BARS}" y2="{foot}"/>'
        )
    return picture(height + AXIS, title, "".join(parts))


def bins(first: float, last: float) -> list[float]:
    """Edges of equal bins from first to last; whole numbers fill whole bins.

    >>> bins(0, 4)
    [0.0, 1.0, 2.0, 3.0, 4.0]
    """
    width = max(1.0, ceil((last - first) / BINS))
    return [first + width * number for number in range(ceil((last - first) / width) + 1)]


def counted(values: Sequence[float], edges: Sequence[float]) -> list[int]:
    """How many values each bin holds; the last bin takes its right edge too."""
    counts = [0] * (len(edges) - 1)
    width = edges[1] - edges[0]
    for value in values:
        counts[min(len(counts) - 1, int((value - edges[0]) / width))] += 1
    return counts
