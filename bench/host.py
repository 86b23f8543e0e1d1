"""Our server as a program, for the benchmark that starts it: DATABASE and the number of the socket it listens on."""

from __future__ import annotations

import gc
import signal
import socket
import sys

import uvicorn
import uvloop

from londinium.server import schema
from londinium.server.app import make_app
from londinium.server.config import Config, Limits
from londinium.server.memory import look_for_garbage_seldom
from londinium.server.wire import Wire

MANY = Limits(people=1_000_000, tables=1_000_000, joins=1_000_000, sayings=1_000_000, requests=10_000_000)


async def main(database: str, listening: socket.socket) -> None:
    app = make_app(Config(database=database, limits=MANY))
    async with app.state.house.store.engine.begin() as connection:
        await connection.run_sync(schema.metadata.create_all)
    look_for_garbage_seldom()
    settings = uvicorn.Config(app, log_level="warning", ws=Wire, ws_per_message_deflate=False, lifespan="on")
    await uvicorn.Server(settings).serve([listening])


if __name__ == "__main__":
    signal.signal(signal.SIGUSR2, lambda *_: gc.collect())
    uvloop.run(main(sys.argv[1], socket.socket(fileno=int(sys.argv[2]))))
