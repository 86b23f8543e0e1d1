"""Rendering: what an environment shows of its game, as a spectator sees it: nobody's secret is on the screen."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from londinium.core.errors import BadNumber
from londinium.core.table import Table
from londinium.core.words import unmarked
from londinium.envs.page import check_page, page_picture
from londinium.envs.playing import check_word

ANSI, HUMAN, RGB = "ansi", "human", "rgb_array"
MODES = (ANSI, HUMAN, RGB)
TERMINAL, PAGE = "terminal", "page"
PICTURES = (TERMINAL, PAGE)
FONT = Path(__file__).parent / "font" / "DejaVuSansMono.ttf"
SIZE = 15  # of the letters, in pixels
MARGIN = 12
PAPER, INK = (250, 246, 238), (40, 34, 28)


def check_mode(mode: Any) -> str | None:
    return None if mode is None else check_word("render_mode", mode, MODES)


def check_picture(picture: Any, mode: str | None) -> str:
    """Which picture an image is of; whether the page can be drawn here is found out before a game begins."""
    if check_word("picture", picture, PICTURES) == PAGE:
        if mode != RGB:
            raise BadNumber(f'the page is drawn for render_mode "{RGB}" alone, not for {mode!r}')
        check_page()
    return str(picture)


def render(table: Table, mode: str | None, picture: str) -> str | NDArray[np.uint8] | None:
    """A picture of the table: given back as text or as an image, or printed where a person looks."""
    if mode is None:
        return None
    if picture == PAGE:
        return page_picture(table)
    characters = unmarked(table.game.picture(table.view(None), table.game.words("en"), {}))
    if mode == RGB:
        return drawn(characters)
    if mode == ANSI:
        return characters
    print(characters, end="\n\n")
    return None


@cache
def font() -> Any:
    from PIL import ImageFont

    return ImageFont.truetype(FONT, SIZE)


def drawn(picture: str) -> NDArray[np.uint8]:
    """A picture made of characters as an image of height × width × 3."""
    from PIL import Image, ImageDraw

    letters = font()
    lines = picture.splitlines()
    high = sum(letters.getmetrics())
    wide = max(int(letters.getlength(line)) for line in lines)
    image = Image.new("RGB", (wide + 2 * MARGIN, high * len(lines) + 2 * MARGIN), PAPER)
    pen = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        pen.text((MARGIN, MARGIN + number * high), line, font=letters, fill=INK)
    return np.asarray(image)
