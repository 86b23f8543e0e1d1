"""OpenAPI: the description of the HTTP API as a page to read, in plain HTML; it fetches nothing from elsewhere."""

from __future__ import annotations

from html import escape
from itertools import groupby
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
:root { color-scheme: light dark } code, h3 { font-family: ui-monospace, monospace } h3 { margin: 2rem 0 0 }
dl { margin: .5rem 0 0 1.5rem } dt { font-weight: 600 } dd { margin: 0 0 .5rem 1.5rem }
table { border-collapse: collapse } td { padding: .1rem 1rem .1rem 0; vertical-align: top }
"""
BOUNDS = {
    "minLength": "from {} characters",
    "maxLength": "up to {} characters",
    "minItems": "from {}",
    "maxItems": "up to {}",
    "minimum": "≥ {:g}",
    "maximum": "≤ {:g}",
    "pattern": "{}",
}


class OpenApiPage(OpenAPIRenderPlugin):
    """The page at `/api/schema`; the description itself is `/api/schema/openapi.json`."""

    def __init__(self) -> None:
        super().__init__(path="/page")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return page_of(openapi_schema, self.get_openapi_json_route(request)).encode()


def page_of(described: dict[str, Any], source: str) -> str:
    """All operations, those of one kind together, and then the shapes they speak of."""
    about = described["info"]
    operations = [
        (operation["tags"][0], method, path, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]
    operations.sort(key=lambda one: (one[0], one[2]))
    parts = [
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(about['title'])}</title>",
        f"<meta name=viewport content='width=device-width, initial-scale=1'><style>{STYLE}</style>",
        f"<h1>{escape(about['title'])} {escape(about['version'])}</h1><p>{escape(about['description'])}",
        f"<p>For programs: <a href='{escape(source)}'>the same as OpenAPI</a>.",
    ]
    for tag, group in groupby(operations, lambda one: one[0]):
        parts.append(f"<h2>{escape(tag)}</h2>")
        parts += [operation_in_words(method, path, operation) for _, method, path, operation in group]
    parts.append("<h2>What is sent and answered</h2>")
    parts += [shape_in_words(name, shape) for name, shape in described["components"]["schemas"].items()]
    return "\n".join(parts)


def operation_in_words(method: str, path: str, operation: dict[str, Any]) -> str:
    rows = [
        (one["name"], f"{kind(one['schema'])}{'' if one.get('required') else ', optional'}", one.get("description", ""))
        for one in operation.get("parameters", ())
    ]
    body = operation.get("requestBody")
    if body:
        rows.append(("body", kind(body["content"]["application/json"]["schema"]), ""))
    answers = [(status, "", one.get("description", "")) for status, one in operation["responses"].items()]
    return (
        f"<h3>{method.upper()} {escape(path)}</h3><p>{escape(operation.get('description', ''))}"
        f"{table_of(rows)}<details><summary>Answers</summary>{table_of(answers)}</details>"
    )


def table_of(rows: list[tuple[str, str, str]]) -> str:
    """Rows of a name, a kind that is HTML already, and words."""
    lines = (f"<tr><td><code>{escape(name)}</code><td>{what}<td>{escape(said)}" for name, what, said in rows)
    return f"<table>{''.join(lines)}</table>" if rows else ""


def shape_in_words(name: str, shape: dict[str, Any]) -> str:
    needed = shape.get("required", ())
    fields = (
        f"<dt>{escape(field)}<dd>{kind(what)}{'' if field in needed else ', optional'}"
        for field, what in shape.get("properties", {}).items()
    )
    return f"<h3 id='{escape(name)}'>{escape(name)}</h3><dl>{''.join(fields)}</dl>"


def kind(schema: dict[str, Any]) -> str:
    """What a value is, in HTML.

    >>> kind({"type": "array", "items": {"type": "integer", "minimum": 0}, "maxItems": 5})
    'list (up to 5) of integer (≥ 0)'
    """
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f"<a href='#{name}'>{name}</a>"
    bounds = [said.format(schema[bound]) for bound, said in BOUNDS.items() if bound in schema]
    limits = f" ({escape(', '.join(bounds))})" if bounds else ""
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(kind(one) for one in schema[several]) + limits
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(one))}</code>" for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list{limits} of {kind(schema['items'])}"
    return escape(str(schema.get("type", "anything"))) + limits
