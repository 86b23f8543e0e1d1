"""Ids and tokens: what tables and people are known by, and what only those know who were told."""

from __future__ import annotations

import secrets


def new_id() -> str:
    return secrets.token_hex(8)  # no dash in front: it is typed on command lines


def new_table_id(now: float) -> str:
    """It begins with the time, so that tables played at the same time lie side by side in the database."""
    return f"{int(now):08x}{secrets.token_hex(4)}"


def new_token() -> str:
    return secrets.token_urlsafe(24)
