"""Let a table say whether those who only look on may chat there; at those there were, anybody could."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("spectators_chat", sa.Boolean, nullable=False, server_default=sa.true()))
