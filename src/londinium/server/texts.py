"""Texts: which of them every database can take. What a text may say is decided where it is used."""

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
