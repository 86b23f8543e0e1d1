"""Note at every table with which component data it was made, so that corrected data deals nobody another game."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from londinium.core.data import content_hash

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

# What was ours up to this revision, when a table of ours noted nothing.
OURS = {
    "kids-of-london": "b9aca87e8bf3ef54af0a6824232fa6ea",
    "eighty-days": "b13985438764d461e034f30780cc4ed2",
    "london": "ed374ca9c3aa46c44680cd6b4254d494",
    "key-to-the-city": "9b51768eca25b79ca2a33b2701cab8b3",
}
TABLES = sa.table("tables", sa.column("id"), sa.column("game"), sa.column("data"))


def upgrade() -> None:
    connection = op.get_bind()
    for id, text in connection.execute(sa.select(TABLES.c.id, TABLES.c.data).where(TABLES.c.data.is_not(None))).all():
        content = json.loads(text)
        note = json.dumps({"hash": content_hash(content), "content": content})
        connection.execute(TABLES.update().where(TABLES.c.id == id).values(data=note))
    for game, hash in OURS.items():
        ours = TABLES.update().where(TABLES.c.data.is_(None), TABLES.c.game == game)
        connection.execute(ours.values(data=json.dumps({"hash": hash})))
