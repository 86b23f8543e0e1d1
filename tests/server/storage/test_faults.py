"""The disk is full, the database is started again, a file is damaged, a process dies: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import shutil
import signal
import sqlite3
import struct
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
import websockets

from londinium.server.storage.database import Database
from tests.server.faults import ask_without_key, check_whole, texts_of
from tests.server.playing import PATIENCE, Eyes, Guest, serving, together
from tests.server.postgres import PostgresServer, pgexec, running_postgres
from tests.server.programs import Program, check_logs, play_and_note, running

TABLES = 10
ENOUGH = 400  # attempts after which something that must happen has not


class Chatter:
    """Somebody who says one thing after the other at a table, and notes what was acknowledged and what refused."""

    def __init__(self, table: str, eyes: Eyes) -> None:
        self.table = table
        self.eyes = eyes
        self.done: list[str] = []
        self.refused: list[str] = []
        self.reasons: set[str] = set()

    async def say(self) -> bool:
        words = f"{len(self.done) + len(self.refused)} " + "x" * 400
        answer = await ask_without_key(self.eyes, "say", text=words)
        if answer["is"] == "done":
            self.done.append(words)
            return True
        assert answer["error"] == "not-saved", answer
        self.refused.append(words)
        self.reasons.add(answer["reason"])
        return False


@asynccontextmanager
async def chatting(url: str) -> AsyncIterator[tuple[Guest, list[Chatter]]]:
    anna = Guest(url)
    await anna.arrive("Anna")
    tables = [await anna.make("me", "bot") for _ in range(TABLES)]
    async with contextlib.AsyncExitStack() as stack:
        yield anna, [Chatter(table, await stack.enter_async_context(anna.look(table))) for table in tables]


async def until_all(chatters: list[Chatter], done: bool) -> None:
    """Let everyone talk at once until each was acknowledged, or was refused."""
    waiting = list(chatters)
    for _ in range(ENOUGH):
        answers = await asyncio.gather(*(chatter.say() for chatter in waiting))
        waiting = [chatter for chatter, answer in zip(waiting, answers, strict=True) if answer != done]
        if not waiting:
            return
    raise AssertionError("it never came so far")


async def fill_the_disk(chatters: list[Chatter], make_room: Callable[[], None]) -> None:
    """Talk until nothing can be saved; then there is room again, and everyone goes on where they are."""
    await until_all(chatters, False)
    assert all("could not be saved; try again" in reason for chatter in chatters for reason in chatter.reasons)
    make_room()
    await until_all(chatters, True)
    for chatter in chatters:
        await chatter.eyes.play(0)
        await chatter.eyes.until(lambda eyes: 0 in eyes.now["to_act"] or eyes.now["status"] != "playing")  # the bot too


async def check_chat(database: str, chatters: list[Chatter]) -> None:
    stored = Database(database)
    try:
        for chatter in chatters:
            assert await texts_of(stored, chatter.table) == chatter.done
        await check_whole(stored)
    finally:
        await stored.close()


def test_on_a_full_disk_people_get_a_sentence_and_play_on_when_there_is_room(tmp_path: Path) -> None:
    """The database may have so many pages."""
    database = f"sqlite:///{tmp_path / 'full.sqlite'}"

    async def story() -> None:
        async with serving(database) as server, chatting(server.url) as (_, chatters):
            await until_all(chatters, True)
            sql: Any = server.services.database.writer.backend.sql  # type: ignore[attr-defined]  # SQLite's
            driver = sql.connection.driver_connection
            (pages,) = driver.execute("PRAGMA page_count").fetchone()
            driver.execute(f"PRAGMA max_page_count = {pages + 20}")
            await fill_the_disk(chatters, lambda: driver.execute("PRAGMA max_page_count = 1000000").fetchone())
            await check_chat(database, chatters)

    asyncio.run(story())


def test_when_a_commit_cannot_be_written_people_get_a_sentence_and_play_on_when_there_is_room(tmp_path: Path) -> None:
    """The files of a process may be so long."""
    database = f"sqlite:///{tmp_path / 'full.sqlite'}"

    async def story() -> None:
        async with running(database) as [program], chatting(program.url) as (_, chatters):
            await until_all(chatters, True)
            assert program.process
            pid, length = program.process.pid, (tmp_path / "full.sqlite-wal").stat().st_size
            _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (length + 200_000, most))
            await fill_the_disk(chatters, lambda: resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most)) and None)
            await program.stop(signal.SIGTERM)
            await check_chat(database, chatters)

    asyncio.run(story())


# a damaged journal

FRAME, HEAD, JOURNAL_HEAD = 4096 + 24, 24, 32


class Untidied(Program):
    """A server that leaves everything in SQLite's journal."""

    async def start(self) -> None:
        await self.start_with(
            "-c",
            "import sys; from londinium.server.storage import sqlite; sqlite.TIDY = sqlite.TIDY_AFTER = 10**9; "
            "from tests.server.program import main; main(sys.argv[1], int(sys.argv[2]))",
        )


def commits(journal: Path) -> list[int]:
    """Where the transactions of a journal end, in bytes."""
    content = journal.read_bytes()
    salt = content[16:24]
    ends, at = [], JOURNAL_HEAD
    while at + FRAME <= len(content) and content[at + 8 : at + 16] == salt:
        if struct.unpack(">I", content[at + 4 : at + 8])[0]:
            ends.append(at + FRAME)
        at += FRAME
    return ends


def copy_of(database: Path, folder: Path) -> Path:
    folder.mkdir()
    for end in ("", "-wal"):
        shutil.copy(f"{database}{end}", folder)
    return folder / database.name


def log_of(database: Path) -> set[tuple[str, int, str]]:
    with closing(sqlite3.connect(database)) as connection:
        return set(connection.execute("SELECT table_id, number, key FROM log"))


@pytest.mark.parametrize("damage", ["bytes are others", "the end is missing"])
def test_with_a_damaged_last_frame_only_the_last_transaction_is_lost_and_nothing_is_half(
    tmp_path: Path, damage: str
) -> None:
    """SQLite acknowledges after the frames of its journal are on the disk, so this is a disk that has lied or decayed.

    Everything before the last transaction is there, the last one is gone as a whole, and play goes on. The frame was
    not yet brought into the database itself: what decays later than that is for backups.
    """
    path = tmp_path / "torn.sqlite"

    async def story() -> None:
        program = Untidied(f"sqlite:///{path}")
        try:
            await program.start()
            anna = Guest(program.url)
            await anna.arrive("Anna")
            tables = [await anna.make("me", "me") for _ in range(TABLES)]
            done: dict[str, dict[str, int]] = {}
            over = asyncio.Event()
            streams = [asyncio.create_task(play_and_note(anna, table, done, over)) for table in tables]
            async with asyncio.timeout(PATIENCE):
                while sum(map(len, done.values())) < 4 * TABLES:
                    await asyncio.sleep(0.01)
            await program.stop(signal.SIGKILL)
            over.set()
            await asyncio.gather(*streams)

            journal = Path(f"{path}-wal")
            *_, before, end = commits(journal)
            everything = log_of(copy_of(path, tmp_path / "whole"))
            acknowledged = {(table, number, key) for table in done for key, number in done[table].items()}
            assert acknowledged <= everything
            older = copy_of(path, tmp_path / "older")
            with Path(f"{older}-wal").open("r+b") as file:
                file.truncate(before)
            with journal.open("r+b") as file:
                if damage == "the end is missing":
                    file.truncate(end - FRAME // 2)
                else:
                    file.seek(end - FRAME + HEAD + 1000)
                    file.write(b"decay" * 20)

            stored = Database(f"sqlite:///{path}")
            await check_whole(stored)
            await stored.close()
            left = log_of(path)
            assert left == log_of(older)
            assert left <= everything
            await program.start()
            after: dict[str, dict[str, int]] = {}
            streams = [
                asyncio.create_task(play_and_note(anna, table, after, over := asyncio.Event())) for table in tables[:2]
            ]
            async with asyncio.timeout(PATIENCE):
                while sum(map(len, after.values())) < 4:
                    await asyncio.sleep(0.01)
            over.set()
            for stream in streams:
                stream.cancel()
            await asyncio.gather(*streams, return_exceptions=True)
            await anna.leave()
        finally:
            await program.stop()

    asyncio.run(story())


# PostgreSQL is started again


@pytest.fixture
def own_postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL that may be started again without anybody else noticing."""
    with running_postgres() as server:
        yield server


class Player:
    """Somebody who plays both seats of a table and asks again, with the same key, whatever could not be saved."""

    def __init__(self, url: str, credential: str, who: str, table: str) -> None:
        self.url, self.credential, self.who, self.table = url, credential, who, table
        self.seats = [0, 1]
        self.noted: dict[str, int] = {}
        self.wish: dict[str, Any] | None = None  # what was not yet answered

    async def play(self, until: asyncio.Event) -> None:
        """Play on through one connection after the other, until it is enough or the game is over."""
        guest = Guest(self.url, self.credential)
        for _ in range(ENOUGH):
            with contextlib.suppress(websockets.WebSocketException, OSError):
                async with guest.look(self.table) as eyes:
                    await self.play_on(eyes, until)
                    return
            guest.url = self.url
            await asyncio.sleep(0.05)
        raise AssertionError("nobody answered")

    async def play_on(self, eyes: Eyes, until: asyncio.Event) -> None:
        while eyes.now["status"] == "playing" and not until.is_set():
            seat = next((seat for seat in self.seats if seat in eyes.now["to_act"]), None)
            if seat is None and self.wish is None:
                reading = asyncio.create_task(eyes.read())
                waiting = asyncio.create_task(until.wait())
                await asyncio.wait({reading, waiting}, return_when="FIRST_COMPLETED")
                waiting.cancel()
                if not reading.done():
                    reading.cancel()
                    return
                reading.result()
                continue
            if self.wish is None:
                await eyes.connection.send(json.dumps({"do": "look", "seat": seat}))
                await eyes.until(lambda eyes, seat=seat: eyes.now["seat"] == seat)  # type: ignore[misc]  # bound now
                if not eyes.now["moves"]:
                    continue
                key = f"{seat} {eyes.version}"
                self.wish = {"do": "play", "seat": seat, "move": eyes.now["moves"][0], "key": key}
            await self.ask(eyes, self.wish)

    async def ask(self, eyes: Eyes, wish: dict[str, Any]) -> None:
        eyes.answers.pop(wish["key"], None)
        await eyes.connection.send(json.dumps(wish))
        await eyes.until(lambda eyes: wish["key"] in eyes.answers)
        answer = eyes.answers[wish["key"]]
        if answer["is"] == "done":
            self.noted[f"{self.who[:12]} {wish['key']}"] = answer["number"]
            self.wish = None
        else:
            assert answer["error"] in ("not-saved", "unavailable"), answer
            assert answer["reason"]


async def until_noted(players: list[Player], more: int) -> None:
    """Wait until each was acknowledged so many times more."""
    wanted = [(player, len(player.noted) + more) for player in players]
    async with asyncio.timeout(3 * PATIENCE):
        while any(len(player.noted) < many for player, many in wanted):
            await asyncio.sleep(0.02)


async def all_done(players: list[Player], database: str) -> None:
    done: dict[str, dict[str, int]] = {}
    for player in players:
        done.setdefault(player.table, {}).update(player.noted)
    await check_logs(database, done)
    stored = Database(database)
    try:
        await check_whole(stored)
    finally:
        await stored.close()


def test_when_postgresql_is_started_again_everyone_plays_on_and_nothing_is_lost_or_doubled(
    own_postgres: PostgresServer,
) -> None:
    database = str(own_postgres.get_uri())

    def restart() -> None:
        settings = ("-w", "-D", str(own_postgres.pgdata), "-l", str(own_postgres.log), "-m", "fast", "restart")
        pgexec("pg_ctl", settings, bin_path=own_postgres.bin_path, user=own_postgres.system_user)

    async def story() -> None:
        async with serving(database) as server:
            anna = await server.guest("Anna")
            tables = [await anna.make("me", "me") for _ in range(TABLES)]
            players = [Player(server.url, anna.credential, anna.id, table) for table in tables]
            enough = asyncio.Event()
            streams = [asyncio.create_task(player.play(enough)) for player in players]
            await until_noted(players, 2)
            await asyncio.to_thread(restart)
            await until_noted(players, 2)
            enough.set()
            await asyncio.gather(*streams)
            await all_done(players, database)

    asyncio.run(story())


def test_of_two_processes_one_is_killed_and_all_play_on_at_the_other(postgres: str) -> None:
    """At each table one plays on either process; whoever was on the one that died asks again at the other."""

    async def story() -> None:
        async with running(postgres, postgres) as [one, other]:
            anna, ben = Guest(one.url), Guest(other.url)
            await anna.arrive("Anna")
            await ben.arrive("Ben")
            players = []
            for _ in range(TABLES):
                table = await together(anna, ben)
                for seat, guest in enumerate((anna, ben)):
                    player = Player(guest.url, guest.credential, guest.id, table)
                    player.seats = [seat]
                    players.append(player)
            enough = asyncio.Event()
            streams = [asyncio.create_task(player.play(enough)) for player in players]
            await until_noted(players, 2)
            for player in players:
                player.url = other.url
            await one.stop(signal.SIGKILL)
            await until_noted(players, 2)
            enough.set()
            await asyncio.gather(*streams)
            await all_done(players, postgres)

    asyncio.run(story())
