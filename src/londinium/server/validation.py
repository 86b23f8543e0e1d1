"""Validation: what nobody could read or store is refused before anything looks at what it says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

import msgspec
from litestar import Request

from londinium.server.errors import Malformed
from londinium.server.sanitize import storable

DEEPEST = 32  # lists and objects within each other; what is asked for here has at most five


class ValidatedRequest(Request[Any, Any, Any]):
    """A request whose body is JSON that can be read and stored."""

    async def json(self) -> Any:
        try:
            found = await super().json()
        except UnicodeDecodeError:
            raise Malformed("the body is not UTF-8") from None
        except RecursionError:
            raise too_deep() from None
        check_value(found)
        return found


def check_scope(scope: Any) -> None:
    """Refuse a request, or the handshake of a socket, whose address or headers cannot be read."""
    check_bytes(unquote_to_bytes(scope["raw_path"]), "the path")
    check_bytes(unquote_to_bytes(scope["query_string"]), "the query")
    check_headers(scope["headers"])


def check_headers(headers: Iterable[tuple[bytes, bytes]]) -> None:
    for name, value in headers:
        said = name.decode("latin-1")
        check_bytes(value, f"the header {said}")
        if name == b"cookie":
            check_bytes(unquote_to_bytes(value), "the cookie")
        elif name == b"origin":
            try:
                urlsplit(value.decode())
            except ValueError:
                raise Malformed("the header origin is not an address") from None


def check_bytes(value: bytes, where: str) -> None:
    try:
        text = value.decode()
    except UnicodeDecodeError:
        raise Malformed(f"{where} is not UTF-8") from None
    if not storable(text):
        raise Malformed(f"{where} holds a NUL, which is no text")


def check_message(text: str | bytes) -> None:
    """Refuse a message over a socket that cannot be read or stored. Most are seen to be harmless at a glance."""
    raw = text if isinstance(text, bytes) else text.encode()
    if b"\\u" in raw or raw.count(b"[") + raw.count(b"{") > DEEPEST:
        check_value(read(raw))


def read(raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise Malformed(f"this cannot be read: {problem}") from None
    except RecursionError:
        raise too_deep() from None


def check_value(value: Any) -> None:
    """Refuse JSON that holds a text no database takes, or is nested without end."""
    level = [value]
    for _ in range(DEEPEST + 1):
        inner: list[Any] = []
        for one in level:
            if isinstance(one, str):
                if not storable(one):
                    raise Malformed("a text holds a NUL or half a character, which is no text")
            elif isinstance(one, dict):
                inner += one.keys()
                inner += one.values()
            elif isinstance(one, list):
                inner += one
        if not inner:
            return
        level = inner
    raise too_deep()


def too_deep() -> Malformed:
    return Malformed(f"this is nested too deeply: at most {DEEPEST} lists and objects within each other")
