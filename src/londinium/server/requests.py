"""Requests: the cookie that says who asks, and the address they are counted under, for HTTP and WebSockets alike."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

from litestar.connection import ASGIConnection

from londinium.server.config import Config

COOKIE = "londinium"


def address_of(connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> str:
    """Where somebody comes from, as far as limits go: of IPv6 everyone has as many addresses as they like."""
    if config.behind_proxy and (found := forwarded_for(connection.scope["headers"])):
        return found
    client = connection.client.host if connection.client else "?"
    return counted(client) or client


def forwarded_for(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The address the proxy itself has added: the last of all lines. What comes before it, anybody may have written."""
    lines = [value for name, value in headers if name == b"x-forwarded-for"]
    last = b",".join(lines).rpartition(b",")[2].decode("latin-1").strip()
    if last.startswith("["):
        last = last[1:].partition("]")[0]  # some proxies name the port too
    elif last.count(":") == 1:
        last = last.partition(":")[0]
    return counted(last)


def counted(address: str) -> str | None:
    """Under what an address is counted, if it is one."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))
    return str(found)
