"""Keep less in order that every choice would put out of order again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

CLOCK_RUNS = sa.column("deadline", sa.Float()).is_not(None)
BY_KEY = {"sqlite_with_rowid": False}


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("ix_tables_lobby")
        tables.create_index("ix_tables_lobby", ["status", "open", "created"])
        tables.drop_index("ix_tables_deadline")
        tables.create_index("ix_tables_deadline", ["deadline"], sqlite_where=CLOCK_RUNS, postgresql_where=CLOCK_RUNS)
    with op.batch_alter_table("log", table_kwargs=BY_KEY) as log:
        log.drop_constraint("uq_log_key", type_="unique")
    if op.get_context().dialect.name == "sqlite":
        with op.batch_alter_table("seats", table_kwargs=BY_KEY, recreate="always"):
            pass
