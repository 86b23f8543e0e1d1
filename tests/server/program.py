"""A server as a program of its own, for tests that start several and kill them: DATABASE PORT."""

from __future__ import annotations

import socket
import sys

from londinium.server.config import Config
from londinium.server.running import run_one
from tests.server.playing import MANY


def main(database: str, port: int) -> int:
    listening = socket.create_server(("127.0.0.1", port))
    return run_one(Config(database=database, address=f"http://127.0.0.1:{port}", limits=MANY), listening, "plain")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1], int(sys.argv[2])))
