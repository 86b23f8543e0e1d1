"""Logs: one line of facts for each thing that happened, for people at a terminal and as JSON for programs.

A log never holds what opens a door: no cookies, no query strings, no paths (an invitation is in some), no address of a
person. What was asked for is named by its route.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Mapping, MutableMapping
from typing import Any

import structlog
from litestar.types import ASGIApp, Receive, Send

QUIET = ("/health", "/metrics")  # asked for every few seconds by machines
NOT_OURS = "(none)"

log = structlog.get_logger("access")


def set_up(lines: str = "auto") -> None:
    """Let everything in this process log in one way: `json`, `plain`, or as suits where it goes."""
    as_json = lines == "json" or (lines == "auto" and not sys.stderr.isatty())
    before: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[Any] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if as_json
        else [
            structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
        ]  # no values of variables
    )
    structlog.configure(
        processors=[*before, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=before,
            processors=[drop_colours, structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name in ("sqlalchemy", "alembic", "httpx", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)


def drop_colours(_: Any, __: str, facts: MutableMapping[str, Any]) -> Mapping[str, Any]:
    facts.pop("color_message", None)  # uvicorn says some things twice
    return facts


class AccessLog:
    """Wraps the app and tells of every request by its route, its status and how long it took."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        status: list[int] = []

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                status.append(message["status"])
            elif message["type"] == "websocket.close":
                status.append(message["code"])
            await send(message)

        begun = time.perf_counter()
        try:
            await self.app(scope, receive, sending)
        finally:
            route = str(scope.get("path_template") or NOT_OURS)
            if route not in QUIET:
                self.tell(scope, route, status, time.perf_counter() - begun)

    def tell(self, scope: Any, route: str, status: list[int], seconds: float) -> None:
        facts: dict[str, Any] = {"route": route, "status": status[-1] if status else None}
        if isinstance(table := (scope.get("path_params") or {}).get("id"), str):
            facts["table"] = table[:16]
        if scope["type"] == "http":
            log.info("request", method=scope["method"], ms=round(1000 * seconds, 1), **facts)
        else:
            log.info("socket closed", seconds=round(seconds), **facts)
