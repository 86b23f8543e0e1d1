"""Write the next revision: what schema.py has and the migrations so far do not make.

    python -m londinium.server.storage.migrations "Remember what was said"

Read what it wrote, correct it, and name it NEWEST in migrations/__init__.py.
"""

from __future__ import annotations

import sys

from alembic import command
from sqlalchemy import create_engine

from londinium.server.storage import upgrade


def write_revision(message: str) -> None:
    config = upgrade.config()
    with create_engine("sqlite://").connect() as connection:
        config.attributes["connection"] = connection
        known = upgrade.revisions()
        if known:
            command.upgrade(config, "head")
        command.revision(config, message, autogenerate=True, rev_id=f"{len(known) + 1:04d}")


if __name__ == "__main__":
    write_revision(" ".join(sys.argv[1:]) or "Change the schema")
