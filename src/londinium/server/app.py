"""The app: routes, who asks, what may be sent, and the headers that keep a browser safe."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Litestar, Request, Response, get
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, generate_latest

import londinium
from londinium.core.errors import LondiniumError
from londinium.server import api, page
from londinium.server.channels_api import ChannelsApi
from londinium.server.config import Config
from londinium.server.described import DescribedPage
from londinium.server.door import Reading, check_scope
from londinium.server.errors import Malformed, NotFound, NotYours, Refused
from londinium.server.failing import as_refusal, note
from londinium.server.house import House
from londinium.server.limits import spend_from
from londinium.server.live import live_table
from londinium.server.people import Person

LARGEST_BODY = 300_000
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "X-Frame-Options": "DENY",
}

log = structlog.get_logger("app")


class Metrics:
    """What Prometheus may read."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "londinium_requests", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        for name, help, read in (
            ("tables_in_memory", "Tables in memory", lambda: len(house.rooms.live)),
            ("connections", "WebSockets open", lambda: house.connected),
            ("commits", "Transactions of the log since the start", lambda: house.store.batches),
            ("notices", "Notices sent since the start", lambda: house.notices.told),
            ("bots_thinking", "Bots that think now", lambda: house.keeper.busy),
        ):
            Gauge(f"londinium_{name}", help, registry=self.registry).set_function(read)

    def answered(self, method: str, route: str, status: int) -> None:
        self.requests.labels(method, route, str(status)).inc()


def asked_here(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody on this machine asks, and not for another.

    How often the log was written would tell a guest how many steps another takes in secret.
    """
    host = request.client.host if request.client else ""
    return "x-forwarded-for" not in request.headers and is_loopback(host)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def make_app(
    config: Config, clock: Callable[[], float] | None = None, ticks: Callable[[], float] = time.monotonic
) -> Litestar:
    """The server as an ASGI application."""
    house = House(config, clock, ticks)
    metrics = Metrics(house)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def provide_person(request: Request[Any, Any, Any]) -> Person | None:
        return await house.people.who_has(request.cookies.get(api.COOKIE))

    @get("/health", include_in_schema=False)
    async def health() -> Response[dict[str, Any]]:
        """Whether the server answers, and its database takes what is written."""
        problem = await house.health.problem()
        content = {"ok": problem is None, "version": londinium.__version__}
        if problem is not None:
            return Response({**content, "reason": problem}, status_code=503)
        return Response(content)

    @get("/metrics", include_in_schema=False)
    async def read_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
        if not config.open_metrics and not asked_here(request):
            raise NotFound("there is no such page")
        return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)

    async def on_answer(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start" and scope["type"] == ScopeType.HTTP:
            metrics.answered(scope["method"], scope.get("path_template") or "none", message["status"])
            if scope["path"].startswith("/api/"):  # what is answered there depends on who asks, and on when
                keep_nowhere(message)

    app = Litestar(
        route_handlers=[*api.HANDLERS, *page.HANDLERS, ChannelsApi, live_table, health, read_metrics],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "person": Provide(provide_person),
        },
        lifespan=[lifespan],
        request_class=Reading,
        before_request=check_request,
        before_send=[on_answer],
        exception_handlers={
            Refused: refused,
            LondiniumError: game_refused,
            HTTPException: http_refused,
            Exception: failed,
        },
        response_headers=HEADERS,
        openapi_config=OpenAPIConfig(
            title="Londinium",
            version=londinium.__version__,
            description="Four London board games, played live. Every operation of the page is here too.",
            path="/api/schema",
            render_plugins=[DescribedPage()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
    app.state.house = house
    return app


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Nobody may ask too often; only our own pages, and programs that are no browsers, may change anything."""
    check_scope(request.scope)
    house: House = request.app.state.house
    spend_from(house, "requests", api.address_of(request, house), house.config.limits.requests)
    if request.method in SAFE:
        return
    site = request.headers.get("sec-fetch-site")
    origin = request.headers.get("origin")
    if site not in (None, "same-origin", "none") or (
        origin is not None and urlsplit(origin).netloc != request.headers.get("host")
    ):
        raise NotYours("another site may not do this for you")


def keep_nowhere(message: Any) -> None:
    """Let nothing between the server and a person keep an answer, nor the browser itself."""
    if not any(name.lower() == b"cache-control" for name, _ in message["headers"]):
        message["headers"] = [*message["headers"], (b"cache-control", b"no-store")]


def refused(request: Request[Any, Any, Any], problem: Refused) -> Response[dict[str, Any]]:
    return answer(problem)


def answer(problem: Refused) -> Response[dict[str, Any]]:
    headers = {"Retry-After": str(int(problem.facts["after"]) + 1)} if "after" in problem.facts else {}
    return Response(problem.content(), status_code=problem.status, headers={**HEADERS, **headers})


def game_refused(request: Request[Any, Any, Any], problem: LondiniumError) -> Response[dict[str, Any]]:
    return answer(Malformed(str(problem)))


def http_refused(request: Request[Any, Any, Any], problem: HTTPException) -> Response[dict[str, Any]]:
    content = {"error": "malformed" if problem.status_code == 400 else "http", "reason": problem.detail}
    if problem.extra:
        content["facts"] = problem.extra  # type: ignore[assignment]  # what was wrong with which field
    return Response(content, status_code=problem.status_code, headers={**HEADERS, **(problem.headers or {})})


def failed(request: Request[Any, Any, Any], problem: Exception) -> Response[dict[str, Any]]:
    note(log, "request failed", problem, route=request.scope.get("path_template"))
    return answer(as_refusal(problem))
