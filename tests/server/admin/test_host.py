"""What a host can do, with or without a server running: look, close, export, prune, remove, back up, replay it all."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy import text

import londinium
from londinium.server.live.websocket import AGAIN
from londinium.server.storage.database import Database
from tests.cli.conftest import Command, Said
from tests.cli.conftest import command as command_fixture
from tests.server.playing import PATIENCE, Eyes, Guest, Server, serving, together
from tests.server.schemas import __file__ as schemas

command = command_fixture
NOT_THERE = "there-is-none"
MOST_BACKUPS = 100


class Hosted:
    """A database, the server on it if one runs, and the host's commands."""

    def __init__(self, database: str, command: Command) -> None:
        self.database = database
        self.command = command

    async def run(self, *arguments: str) -> Said:
        """A command beside the running server."""
        return await asyncio.to_thread(self.command, *arguments, "--database", self.database)

    async def good(self, *arguments: str) -> str:
        said = await self.run(*arguments)
        assert said.code == 0, said.err
        return said.out

    async def bad(self, *arguments: str) -> str:
        said = await self.run(*arguments)
        assert said.code in (1, 2)
        assert "Traceback" not in said.err
        return said.err

    async def change(self, statement: str, **facts: Any) -> None:
        """Do behind everybody's back what no command does."""
        stored = Database(self.database)
        async with stored.engine.begin() as connection:
            await connection.execute(text(statement), facts)
        await stored.engine.dispose()

    async def everything(self) -> str:
        """All that is stored, as one text."""
        stored = Database(self.database)
        async with stored.engine.connect() as connection:
            found = []
            for table in ("people", "tables", "seats", "log", "results", "ratings"):
                found += [str(row) for row in await connection.execute(text(f"select * from {table}"))]
        await stored.engine.dispose()
        return "\n".join(found)


@pytest.fixture
def hosted(database: str, command: Command) -> Hosted:
    return Hosted(database, command)


@pytest.fixture
def on_sqlite(tmp_path: Path, command: Command) -> Hosted:
    return Hosted(f"sqlite:///{tmp_path / 'tables.sqlite'}", command)


def tell(hosted: Hosted, story: Callable[[Server, Guest], Awaitable[None]]) -> None:
    """A story at a running server, where Anna is."""

    async def told() -> None:
        async with serving(hosted.database) as server:
            anna = await server.guest("Anna")
            try:
                await story(server, anna)
            finally:
                await anna.leave()

    asyncio.run(told())


async def finish(guest: Guest) -> str:
    """A table played to its end, with bots."""
    table = await guest.make("me", "bot", "bot")
    async with guest.look(table) as eyes:
        while eyes.now["status"] == "playing":
            if 0 in eyes.now["to_act"]:
                await eyes.play(0)
            else:
                await eyes.read()
    return table


async def closing_code(eyes: Eyes) -> int:
    """Read on until the server ends the connection."""
    with pytest.raises(websockets.ConnectionClosed):
        await eyes.until(lambda eyes: False)
    return int(eyes.connection.close_code)


# looking


def test_a_host_sees_every_table_and_person(hosted: Hosted) -> None:
    async def story(server: Server, anna: Guest) -> None:
        over, gathering = await finish(anna), await anna.make("me", "open")
        out = await hosted.good("host", "tables")
        assert over in out
        assert gathering in out
        assert "2 tables." in out
        assert "Anna, Byron, Clara" in out
        only = await hosted.good("host", "tables", "--status", "over", "--lang", "fr")
        assert gathering not in only
        assert "terminée" in only
        people = await hosted.good("host", "people", "--lang", "pl")
        assert anna.id in people
        assert "Jedna osoba." in people
        assert anna.credential not in out + only + people
        assert "A table is gathering, playing, over, closed, not “lost”." in await hosted.bad(
            "host", "tables", "--status", "lost"
        )

    tell(hosted, story)


def test_a_command_makes_no_database_where_there_is_none(on_sqlite: Hosted, tmp_path: Path) -> None:
    async def story() -> None:
        for arguments in (("replay-all",), ("host", "tables"), ("host", "backup", "copy.sqlite")):
            assert "There is no database" in await on_sqlite.bad(*arguments)
        assert not (tmp_path / "tables.sqlite").exists()

    asyncio.run(story())


# closing


def test_closing_a_table_is_told_to_those_who_play_there(hosted: Hosted) -> None:
    async def story(server: Server, anna: Guest) -> None:
        table = await anna.make("me", "me")
        async with anna.look(table) as eyes:
            assert f"Table {table} is closed." in await hosted.good("host", "close", table, "--reason", "rude")
            await eyes.until(lambda eyes: eyes.now["status"] == "closed")
        await anna.wish(table, "play", seat=0, move="send 3", status=409)
        assert "ended already" in await hosted.bad("host", "close", table)
        assert "There is no table" in await hosted.bad("host", "close", NOT_THERE)

    tell(hosted, story)


# exporting and pruning


def test_an_exported_table_is_a_record_with_the_names_of_those_who_played(hosted: Hosted, tmp_path: Path) -> None:
    async def story(server: Server, anna: Guest) -> None:
        table = await finish(anna)
        name = f"kids-of-london-{table}.json"
        assert name in await hosted.good("host", "export", table)
        record = londinium.Record.loads((tmp_path / name).read_text())
        assert record.notes["names"] == ["Anna", "Byron", "Clara"]
        assert londinium.replay(record).over
        said = await asyncio.to_thread(hosted.command, "replay", name)
        assert said.code == 0
        assert "Anna" in said.out
        gathering = await anna.make("me", "open")
        assert "No game was begun" in await hosted.bad("host", "export", gathering)
        assert "There is no table" in await hosted.bad("host", "export", NOT_THERE)
        assert "There is no folder" in await hosted.bad("host", "export", table, "--out", "nowhere")

    tell(hosted, story)


def test_a_table_of_other_rules_is_exported_as_the_log_it_is(hosted: Hosted, tmp_path: Path) -> None:
    async def story(server: Server, anna: Guest) -> None:
        table = await anna.make("me", "me")
        await hosted.change("update tables set rules_version = 99 where id = :id", id=table)
        assert "as a bare log" in await hosted.good("host", "export", table)
        kept = json.loads((tmp_path / f"kids-of-london-{table}-log.json").read_text())
        assert kept["rules_version"] == 99
        assert [entry["kind"] for entry in kept["log"]] == ["seated", "seated", "started"]

    tell(hosted, story)


def test_pruning_exports_old_tables_that_ended_forgets_those_that_never_began_and_leaves_all_others(
    hosted: Hosted, tmp_path: Path
) -> None:
    async def story(server: Server, anna: Guest) -> None:
        old, young, going = await finish(anna), await finish(anna), await anna.make("me", "me")
        empty, gathering = await anna.make("me", "open"), await anna.make("me", "open")
        older = "update tables set changed = changed - 864000 where id in (:a, :b, :c)"
        await hosted.change(older, a=old, b=going, c=empty)
        records = tmp_path / "records"
        prune = ("host", "prune", "--older-than", "9", "--export", str(records))
        assert "There is no folder" in await hosted.bad(*prune)
        records.mkdir()
        async with anna.look(old) as eyes:
            assert "2 tables were forgotten" in await hosted.good(*prune)
            assert await closing_code(eyes) == AGAIN
        assert [path.name for path in records.iterdir()] == [f"kids-of-london-{old}.json"]
        assert londinium.replay(next(records.iterdir()).read_text()).over
        for table in (old, empty):
            async with asyncio.timeout(PATIENCE):
                while (await anna.http.get(f"/api/tables/{table}")).status_code != 404:
                    await asyncio.sleep(0.01)
        for table in (young, going, gathering):
            await anna.get(f"/api/tables/{table}")
        assert "Nothing was old enough." in await hosted.good(*prune)
        assert "wants a number of days" in await hosted.bad(*prune[:3], "soon", *prune[4:])

    tell(hosted, story)


# removing


def test_chat_that_is_removed_is_gone_from_the_running_server_too_and_the_numbers_stay(hosted: Hosted) -> None:
    async def story(server: Server, anna: Guest) -> None:
        table = await anna.make("me", "me")
        numbers = [
            (await anna.wish(table, "say", text=f"{word} you"))["number"] for word in ("bother", "bless", "drat")
        ]
        assert "One saying" in await hosted.good("host", "remove-chat", table, str(numbers[0]))
        await server.services.invalidation.look()
        log = await anna.get(f"/api/tables/{table}/log")
        assert [entry["text"] for entry in log if entry["kind"] == "said"] == ["…", "bless you", "drat you"]
        assert [entry["number"] for entry in log if entry["kind"] == "said"] == numbers
        assert "3 sayings" in await hosted.good("host", "remove-chat", table)
        assert " you" not in await hosted.everything()
        await server.services.invalidation.look()
        assert " you" not in json.dumps(await anna.get(f"/api/tables/{table}/log"))
        assert "Nothing was said" in await hosted.bad("host", "remove-chat", NOT_THERE)
        assert "Nothing was said" in await hosted.bad("host", "remove-chat", table, "1")

    tell(hosted, story)


def test_a_person_who_is_removed_is_nobody_and_a_bot_plays_on(hosted: Hosted) -> None:
    async def story(server: Server, anna: Guest) -> None:
        ben = await server.guest("Benedict")
        await finish(ben)
        playing = await together(anna, ben)
        await ben.wish(playing, "say", text="Benedict was here")
        gathering = await anna.make("me", "open", "open", open=True)
        await ben.wish(gathering, "join")
        async with anna.look(playing) as eyes:
            assert "from 3 tables" in await hosted.good("host", "remove-person", ben.id)
            await eyes.until(lambda eyes: eyes.now["seats"][1]["bot"] is not None)
            await eyes.play(0)
            await eyes.until(lambda eyes: 1 not in eyes.now["to_act"])
        await server.services.invalidation.look()
        assert (await ben.get("/api/me"))["person"] is None
        stored = await hosted.everything()
        assert "Benedict" not in stored
        assert [seat["taken"] for seat in (await anna.now(gathering))["seats"]] == [True, False, False]
        for table in (playing, gathering):
            assert "Benedict" not in json.dumps(await anna.get(f"/api/tables/{table}/log"))
        assert "There is no table or person" in await hosted.bad("host", "remove-person", ben.id)
        assert "are as their logs tell" in await hosted.good("replay-all")
        await ben.leave()

    tell(hosted, story)


# replaying everything


def test_replaying_everything_names_each_table_that_is_not_as_it_should_be(hosted: Hosted) -> None:
    async def story(server: Server, anna: Guest) -> None:
        good = [await finish(anna), await anna.make("me", "me"), await anna.make("me", "open")]
        assert "3 tables, and all are as their logs tell." in await hosted.good("replay-all")
        tampered, older, torn = [await anna.make("me", "me") for _ in range(3)]
        for statement, table in (
            ("update tables set snapshot = replace(snapshot, '\"players\"', '\"people\"') where id = :id", tampered),
            ("update tables set rules_version = 99 where id = :id", older),
            ("delete from log where number = 2 and table_id = :id", torn),
        ):
            await hosted.change(statement, id=table)
        said = await hosted.run("replay-all")
        assert said.code == 1
        assert f"{tampered} (kids-of-london): what is stored differs from what the log tells: snapshot" in said.out
        assert f"{older} (kids-of-london): made under other rules: 99 ≠ 1" in said.out
        assert f"{torn} (kids-of-london): the log cannot be played, at entry 2" in said.out
        assert not [table for table in good if table in said.out]
        assert "6 tables, 3 of them not as it should be." in said.out
        assert (await hosted.run("replay-all", "--lang", "fr")).code == 1

    tell(hosted, story)


# backup


def test_a_backup_while_moves_are_made_restores_to_a_whole_database(on_sqlite: Hosted, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    acknowledged: dict[str, int] = {}

    async def play_on(server: Server, name: str, enough: asyncio.Event) -> None:
        guest = await server.guest(name)
        while not enough.is_set():
            table = await guest.make("me", "bot")
            async with guest.look(table) as eyes:
                while eyes.now["status"] == "playing" and not enough.is_set():
                    if 0 in eyes.now["to_act"]:
                        acknowledged[table] = (await eyes.play(0))["number"]
                    else:
                        await eyes.read()
        await guest.leave()

    async def story(server: Server, anna: Guest) -> None:
        enough = asyncio.Event()
        players = [asyncio.create_task(play_on(server, f"Guest {number}", enough)) for number in range(4)]
        while sum(acknowledged.values()) < 100:
            await asyncio.sleep(0)
        for _ in range(MOST_BACKUPS):
            before = dict(acknowledged)
            assert "A whole copy is in" in await on_sqlite.good("host", "backup", str(copy))
            if acknowledged != before:
                break
        else:
            raise AssertionError("no move was made during any backup")
        enough.set()
        await asyncio.gather(*players)
        restored = Hosted(f"sqlite:///{tmp_path / 'restored.sqlite'}", on_sqlite.command)
        await restored.good("host", "restore", str(copy))
        assert "are as their logs tell" in await restored.good("replay-all")
        stored = Database(restored.database)
        async with stored.engine.connect() as connection:
            versions = {row[0]: row[1] for row in await connection.execute(text("select id, version from tables"))}
        await stored.engine.dispose()
        assert [table for table, number in before.items() if versions[table] < number] == []

    tell(on_sqlite, story)


def test_a_restored_server_goes_on_from_the_backup_and_what_was_there_is_laid_aside(
    on_sqlite: Hosted, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite"
    tables: list[str] = []

    async def before(server: Server, anna: Guest) -> None:
        tables.append(await anna.make("me", "me"))
        await on_sqlite.good("host", "backup", str(copy))
        await anna.wish(tables[0], "play", seat=0, move="send 3")
        tables.append(anna.credential)

    async def after(server: Server, ben: Guest) -> None:
        anna = Guest(server.url, tables[1])
        assert (await anna.now(tables[0]))["version"] == 3
        async with anna.look(tables[0], since="4@0") as eyes:
            assert eyes.version == 3
            await eyes.play(0)
        await anna.leave()

    tell(on_sqlite, before)
    out = asyncio.run(on_sqlite.good("host", "restore", str(copy)))
    aside = next(tmp_path.glob("tables.sqlite.before-*"))
    assert str(aside) in out
    with closing(sqlite3.connect(aside)) as connection:
        assert connection.execute("select max(number) from log").fetchone() == (4,)
    tell(on_sqlite, after)


def test_what_is_restored_belongs_to_whom_the_database_belonged(on_sqlite: Hosted, tmp_path: Path) -> None:
    """The server runs as a user of its own, and a host who is root restores for it."""
    database, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"

    async def before(server: Server, anna: Guest) -> None:
        await on_sqlite.good("host", "backup", str(copy))

    tell(on_sqlite, before)
    owner = (12_345, 12_345) if os.geteuid() == 0 else (os.geteuid(), os.getegid())
    for place in (database, None):
        os.chown(place or tmp_path, *owner)
        if place is None:
            database.unlink()
        asyncio.run(on_sqlite.good("host", "restore", str(copy)))
        for path in (database, tmp_path / "tables.sqlite.lock"):
            assert (path.stat().st_uid, path.stat().st_gid) == owner, path
            assert stat.S_IMODE(database.stat().st_mode) == 0o600


def test_an_old_backup_is_brought_to_the_newest_schema(on_sqlite: Hosted, tmp_path: Path) -> None:
    first = tmp_path / "first.sqlite"
    with closing(sqlite3.connect(first)) as connection:
        connection.executescript((Path(schemas).parent / "0001.sqlite.sql").read_text())
    asyncio.run(on_sqlite.good("host", "restore", str(first)))
    assert "Anna, Ben, Clara" in asyncio.run(on_sqlite.good("host", "tables"))


def test_what_is_no_backup_is_refused_and_changes_nothing(on_sqlite: Hosted, tmp_path: Path) -> None:
    first, newer, other, torn = [tmp_path / f"{name}.sqlite" for name in ("first", "newer", "other", "torn")]
    for path in (first, newer):
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript((Path(schemas).parent / "0001.sqlite.sql").read_text())
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("create table people (height integer)")
    torn.write_bytes(first.read_bytes()[:20_000])

    async def story(server: Server, anna: Guest) -> None:
        for path, sentence in (
            (newer, "newer.sqlite was made by a newer Londinium"),
            (other, "holds something else"),
            (torn, "torn.sqlite is not a whole SQLite database"),
            (tmp_path / "none.sqlite", "No such file"),
            (tmp_path / "tables.sqlite", "is the database itself"),
        ):
            assert sentence in await on_sqlite.bad("host", "restore", str(path))
        assert (await anna.get("/api/me"))["person"]["name"] == "Anna"
        assert "No such file or directory" in await on_sqlite.bad("host", "backup", str(tmp_path / "none" / "copy"))

    tell(on_sqlite, story)


def test_backup_and_restore_are_for_sqlite(postgres: str, command: Command) -> None:
    for what in ("backup", "restore"):
        assert "pg_dump" in command("host", what, "copy", "--database", postgres).err
