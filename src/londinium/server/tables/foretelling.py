"""Foretelling: what a seat's moves would change, worked out on a thread, for whoever asks."""

from __future__ import annotations

import asyncio
from typing import Any

from londinium.core.outlook import outlook
from londinium.server.errors import Refused
from londinium.server.tables.broadcast import LiveTable


async def foretell(live: LiveTable, seat: int | None) -> dict[str, Any]:
    """The outlook of a seat, with the version of the table it is true of."""
    await live.settled()
    room = live.room
    if seat is None or room.table is None:
        raise Refused("only somebody who plays has moves to foretell")
    version = room.number_for(room.version, seat)
    state = room.table.state.clone()
    told = await asyncio.to_thread(outlook, room.game, state, seat)
    return {"seat": seat, "version": version, "moves": [one.json() for one in told]}
