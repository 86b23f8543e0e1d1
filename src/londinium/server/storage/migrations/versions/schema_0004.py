"""Note at every table up to where its numbers were told to everyone, so that links from then lead on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("version"), sa.column("numbered"))


def upgrade() -> None:
    op.add_column("tables", sa.Column("numbered", sa.Integer, nullable=False, server_default="0"))
    op.execute(TABLES.update().values(numbered=TABLES.c.version))
