"""A server as a program of its own, for tests that start several and kill them: DATABASE PORT."""

from __future__ import annotations

import asyncio
import sys

import uvicorn

from londinium.server.app import make_app
from londinium.server.config import Config
from tests.server.playing import MANY


async def main(database: str, port: int) -> None:
    app = make_app(Config(database=database, address=f"http://127.0.0.1:{port}", limits=MANY))
    await uvicorn.Server(
        uvicorn.Config(app, port=port, log_level="warning", ws="websockets-sansio", lifespan="on")
    ).serve()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
