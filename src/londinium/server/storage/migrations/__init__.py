"""Migrations: every change of the schema since the first release, for Alembic. What they lead to is `schema.py`."""

from __future__ import annotations

NEWEST = "0006"  # the revision that schema.py describes
