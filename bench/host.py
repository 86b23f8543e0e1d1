"""Our server as a program, for the benchmark that starts it: DATABASE and the number of the socket it listens on."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys

from londinium.server.config import Config, Limits
from londinium.server.process import make_server
from londinium.server.tables import registry

MANY = Limits(
    people=1_000_000,
    tables=1_000_000,
    open_tables=1_000_000,
    joins=1_000_000,
    sayings=1_000_000,
    requests=10_000_000,
)


def main(database: str, listening: socket.socket, stay: float = registry.IDLE) -> None:
    """What `londinium serve` starts, without the limits of a person and the lines of its log.

    `stay`: seconds in memory for a table nobody uses.
    """
    registry.IDLE = stay
    signal.signal(signal.SIGUSR2, lambda *_: gc.collect())
    logging.disable(logging.INFO)
    make_server(Config(database=database, limits=MANY)).run([listening])


if __name__ == "__main__":
    main(sys.argv[1], socket.socket(fileno=int(sys.argv[2])), *map(float, sys.argv[3:]))
