"""A real PostgreSQL for the tests that need one, started once and ended with them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from tests.server.playing import SEED
from tests.server.postgres import PostgresServer, running_postgres


@pytest.fixture(autouse=True)
def the_same_game_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables made in this process get one seed, so that a test tells one story."""
    monkeypatch.setattr("londinium.server.tables.service.secrets.randbits", lambda bits: SEED)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    with running_postgres() as server:
        yield server


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
