"""A server as a program of its own, for tests that start several and kill them: DATABASE PORT [SECONDS TO CLOSE]."""

from __future__ import annotations

import secrets
import socket
import sys

from londinium.server.config import Config
from londinium.server.process import run_one
from tests.server.playing import MANY, SEED


def main(database: str, port: int, close_within: float = 20.0) -> int:
    secrets.randbits = lambda k: SEED  # tables made here get one seed, so that a test tells one story
    listening = socket.create_server(("127.0.0.1", port))
    address = f"http://127.0.0.1:{port}"
    config = Config(database=database, address=address, limits=MANY, close_within=close_within)
    return run_one(config, listening, "plain")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1], int(sys.argv[2]), *map(float, sys.argv[3:])))
