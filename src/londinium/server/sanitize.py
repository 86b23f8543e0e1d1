"""Sanitizing: which texts every database can take, and what names and chat are cleaned of."""

from __future__ import annotations


def storable(text: str) -> bool:
    """Whether every database can take a text: PostgreSQL refuses NUL, and half a surrogate pair is no UTF-8.

    >>> storable("Żółć"), storable("a\\0b"), storable("\\ud800")
    (True, False, False)
    """
    if "\0" in text:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


# What nobody sees but what changes how the rest is seen. Joiners stay: scripts and many emoji are written with them.
CONTROLS = (*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029)
DIRECTIONS = (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))
BLANKS = (0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0)  # printed, as nothing
WIDTHLESS = (0x00AD, 0x180E, 0x200B, *range(0x2060, 0x2066), *range(0x206A, 0x2070), 0xFEFF, *range(0xFFF9, 0xFFFC))
SEEN = {**dict.fromkeys((*CONTROLS, *BLANKS), " "), **dict.fromkeys((*DIRECTIONS, *WIDTHLESS))}


def one_line(text: str) -> str:
    """A text as others will see it, in one line, with nothing in it that hides or turns around what stands beside it.

    >>> one_line("  Anna\\n\\u202eneB\\u200b ")
    'Anna neB'
    """
    return " ".join(text.translate(SEEN).split())
