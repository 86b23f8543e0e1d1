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
from londinium.server.config import Config
from londinium.server.errors import Malformed, NotFound, NotYours, Refused
from londinium.server.http import page
from londinium.server.http.channels import ChannelsApi
from londinium.server.http.games import GamesApi
from londinium.server.http.openapi import OpenApiPage
from londinium.server.http.people import PeopleApi
from londinium.server.http.tables import TablesApi
from londinium.server.live.websocket import live_table
from londinium.server.requests import COOKIE, address_of
from londinium.server.services import Services
from londinium.server.storage.failures import as_refusal, log_failure
from londinium.server.tables.people import Person
from londinium.server.validation import ValidatedRequest, check_scope

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

    def __init__(self, services: Services) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "londinium_requests", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        for name, help, read in (
            ("tables_in_memory", "Tables in memory", lambda: len(services.registry.live)),
            ("connections", "WebSockets open", lambda: services.connected),
            ("commits", "Transactions of the log since the start", lambda: services.database.writer.batches),
            ("notices", "Notices sent since the start", lambda: services.notices.told),
            ("bots_thinking", "Tables at which a bot thinks or is to think", lambda: services.bots.busy),
            ("bots_waiting", "Thoughts of bots that have not begun", lambda: services.bots.waiting),
            (
                "bots_longest_wait_seconds",
                "The longest anybody waited for a bot since the start",
                services.bots.waits.longest,
            ),
            (
                "bots_longest_wait_lately_seconds",
                "The longest anybody waited for a bot in the last five minutes",
                services.bots.waits.lately,
            ),
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
    services = Services(config, clock, ticks)
    metrics = Metrics(services)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    async def provide_person(request: Request[Any, Any, Any]) -> Person | None:
        return await services.people.by_credential(request.cookies.get(COOKIE))

    @get("/health", include_in_schema=False)
    async def health() -> Response[dict[str, Any]]:
        """Whether the server answers, and its database takes what is written."""
        problem = await services.health.problem()
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
        route_handlers=[PeopleApi, GamesApi, TablesApi, *page.HANDLERS, ChannelsApi, live_table, health, read_metrics],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "person": Provide(provide_person),
        },
        lifespan=[lifespan],
        request_class=ValidatedRequest,
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
            render_plugins=[OpenApiPage()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
    app.state.services = services
    return app


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Nobody may ask too often; only our own pages, and programs that are no browsers, may change anything."""
    check_scope(request.scope)
    services: Services = request.app.state.services
    services.limiter.spend_from("requests", address_of(request, services.config), services.config.limits.requests)
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
    log_failure(log, "request failed", problem, route=request.scope.get("path_template"))
    return answer(as_refusal(problem))
