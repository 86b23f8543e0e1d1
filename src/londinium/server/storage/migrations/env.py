"""What Alembic runs a migration with: the connection it is handed, and our own schema to compare with."""

from __future__ import annotations

from typing import Any

from alembic import context

from londinium.server.storage import schema

settings: dict[str, Any] = {
    "target_metadata": schema.metadata,
    "render_as_batch": True,  # SQLite cannot change a table in place
    "compare_type": True,
}
connection = context.config.attributes.get("connection")
if connection is None:  # only the SQL is wanted
    context.configure(dialect_name=context.config.attributes["dialect"], **settings)
else:
    context.configure(connection=connection, **settings)
with context.begin_transaction():
    context.run_migrations()
