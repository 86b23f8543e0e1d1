"""Extras: what is installed only where it is asked for, and the sentence for where it was not."""

from __future__ import annotations

from importlib.util import find_spec

from londinium.cli.complaints import Complaint

# The modules that tell whether an extra of pyproject.toml is installed.
MODULES = {
    "server": (
        "aiosmtplib",
        "aiosqlite",
        "alembic",
        "asyncpg",
        "cryptography",
        "httpx",
        "litestar",
        "openskill",
        "prometheus_client",
        "pywebpush",
        "segno",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "websockets",
    ),
    "parquet": ("polars",),
    "arena": ("openskill",),
    "ray": ("ray",),
    "client": ("httpx", "websockets"),
    "mcp": ("httpx", "mcp", "websockets"),
}


def needs(extra: str) -> None:
    """Complain, before anything is begun, that an extra is not installed."""
    if not all(map(is_there, MODULES[extra])):
        raise Complaint("cli-no-extra", extra=extra)


def is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False
