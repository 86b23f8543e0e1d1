"""`londinium serve`: it starts, it can be found, it keeps secrets out of its log, and it loses nothing when it ends."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import websockets

from londinium.cli.complaints import Complaint
from londinium.cli.serving import USUAL_PORT, mail_from
from londinium.server.live.websocket import AGAIN
from tests.cli.conftest import Command
from tests.cli.conftest import command as command_fixture
from tests.server.playing import Eyes, Guest
from tests.server.serve import londinium_serve

command = command_fixture
DOCS = Path(__file__).parents[2] / "docs" / "host"
IN_USE = {
    "en": "A server is running on",
    "fr": "Un serveur utilise déjà",
    "pl": "działa już serwer",
}


async def healthy(url: str) -> bool:
    async with httpx.AsyncClient() as http:
        return bool((await http.get(f"{url}/health")).json()["ok"])


async def play_on(eyes: Eyes, choices: int) -> int:
    """One person plays for all seats; the number of the last choice that was acknowledged."""
    for _ in range(choices):
        seat = eyes.now["to_act"][0]
        if eyes.now["seat"] != seat:
            await eyes.connection.send(json.dumps({"do": "look", "seat": seat}))
            await eyes.until(lambda eyes: eyes.now["seat"] in eyes.now["to_act"])
        number = (await eyes.play(eyes.now["seat"]))["number"]
    return int(number)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_when_told_to_and_nothing_acknowledged_is_missing(tmp_path: Path, how: int) -> None:
    async def story() -> None:
        path = tmp_path / "tables.sqlite"
        async with londinium_serve("--database", str(path)) as served:
            assert await healthy(served.url)
            anna = await served.guest("Anna")
            table = await anna.make("me", "me", "me", game="eighty-days")  # long enough not to be over first
            credential = anna.credential
            async with anna.look(table) as eyes:
                last = await play_on(eyes, 8)
                os.kill(served.process.pid, how)
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    last = await play_on(eyes, 300)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == AGAIN
            assert await served.ended() == 0
            assert "All is written." in served.said
            assert served.logged("closed")
            await anna.leave()
        assert not path.with_name(path.name + "-wal").exists()
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        async with londinium_serve("--database", str(path)) as served:
            anna = Guest(served.url, credential)
            assert (await anna.now(table))["version"] >= last > 8
            await anna.leave()

    asyncio.run(story())


def test_bots_that_think_for_long_play_at_a_server_as_people_start_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with londinium_serve("--database", str(tmp_path / "bots.sqlite")) as served:
            anna = await served.guest("Anna")
            content = {"game": "kids-of-london", "seats": [{"who": "me"}, {"who": "bot", "bot": "search"}]}
            table = str((await anna.post("/api/tables", content))["table"]["id"])
            async with anna.look(table) as eyes:
                await eyes.play(0)
                await eyes.until(lambda eyes: 1 not in eyes.now["to_act"] or eyes.now["view"]["hour"] == 2)
            await anna.leave()

    asyncio.run(story())


def test_on_the_local_network_it_prints_the_address_and_draws_it_for_a_phone(tmp_path: Path) -> None:
    async def story() -> None:
        async with londinium_serve("--lan", "--database", str(tmp_path / "lan.sqlite")) as served:
            assert await healthy(served.url)
            alone = "127.0.0.1" in served.url
            assert ("█▀" in served.said) is not alone
            assert ("in no network" in served.said) is alone

    asyncio.run(story())


def test_every_metric_the_host_is_told_of_is_there(tmp_path: Path) -> None:
    told = re.findall(r"^\| `(londinium_\w+)`", (DOCS / "keeping.md").read_text(), re.MULTILINE)
    assert len(told) > 4

    async def story() -> None:
        async with londinium_serve("--database", str(tmp_path / "tables.sqlite")) as served:
            async with httpx.AsyncClient(base_url=served.url) as http:
                await http.get("/api/games")
                found = (await http.get("/metrics")).text
            assert [name for name in told if f"\n{name}" not in f"\n{found}"] == []

    asyncio.run(story())


def told_commands() -> list[str]:
    """Every command of ours in the examples for hosts, in one line each."""
    text = "".join(path.read_text() for path in sorted(DOCS.glob("*.md"))).replace("\\\n", " ")
    found = re.findall(r"^ +(?:ExecStart=\S*/)?(londinium [a-z].*)|`(londinium [a-z][^`]*)`", text, re.MULTILINE)
    return sorted({re.sub(r"\s+#.*", "", one or other) for one, other in found})


@pytest.mark.parametrize("told", told_commands())
def test_every_command_the_host_is_told_of_is_there_with_its_options(command: Command, told: str) -> None:
    words = re.findall(r"[^\s\[\]]+", told)[1:]
    name = words[:2] if words[0] == "host" else words[:1]
    helped = command(*name, "--help")
    assert helped.code == 0, helped.err
    assert [word for word in words if word.startswith("--") and word not in helped.out] == []


def test_it_keeps_its_tables_in_the_users_own_folder_and_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with londinium_serve(
            "--lang", "pl", ready=0, XDG_DATA_HOME=str(tmp_path), LONDINIUM_DATABASE=""
        ) as served:
            await served.until(lambda served: "Stoły są przechowywane w" in served.said)
            assert str(tmp_path / "londinium" / "londinium.sqlite") in served.said
        assert (tmp_path / "londinium" / "londinium.sqlite").is_file()
        named = str(tmp_path / "named.sqlite")
        async with londinium_serve(LONDINIUM_DATABASE=named) as served:
            assert named in served.said

    asyncio.run(story())


def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        arguments = ("--database", str(tmp_path / "tables.sqlite"))
        async with londinium_serve(*arguments) as first:
            for lang, sentence in IN_USE.items():
                async with londinium_serve(*arguments, "--lang", lang, ready=0) as second:
                    assert await second.ended() == 1
                    assert sentence in "".join(second.log)
            await first.end(signal.SIGKILL)
            async with londinium_serve(*arguments) as third:
                assert await healthy(third.url)

    asyncio.run(story())


def test_a_taken_port_is_left_for_a_free_one_unless_it_was_asked_for(tmp_path: Path) -> None:
    async def story() -> None:
        with contextlib.ExitStack() as taken:
            with contextlib.suppress(OSError):  # then somebody else has it, which is as good
                taken.enter_context(socket.create_server(("127.0.0.1", USUAL_PORT)))
            async with londinium_serve("--any", "--database", str(tmp_path / "one.sqlite")) as served:
                assert not served.url.endswith(f":{USUAL_PORT}")
                assert await healthy(served.url)
                port = served.url.rpartition(":")[2]
                other = ("--port", port, "--database", str(tmp_path / "two.sqlite"))
                async with londinium_serve(*other, ready=0) as refused:
                    assert await refused.ended() == 1
                    assert f"Cannot listen on 127.0.0.1, port {port}" in "".join(refused.log)

    asyncio.run(story())


def test_what_people_are_told_of_is_the_address_the_host_gives(tmp_path: Path) -> None:
    async def story() -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        arguments = ("--port", str(port), "--address", "https://club.example/", "--behind-proxy")
        async with londinium_serve(*arguments, "--database", str(tmp_path / "tables.sqlite")) as served:
            assert served.url == "https://club.example"
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
                came = await http.post("/api/people", json={"name": "Anna"}, headers={"X-Forwarded-For": "192.0.2.7"})
                assert "; Secure" in came.headers["set-cookie"]
                assert "server" not in came.headers
        async with londinium_serve("--address", "club.example", ready=0) as served:
            assert await served.ended() == 2
            assert "--address wants an address" in "".join(served.log)

    asyncio.run(story())


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    async def story() -> None:
        async with londinium_serve("--processes", "2", "--database", str(tmp_path / "a.sqlite"), ready=0) as served:
            assert await served.ended() == 2
            assert "Several processes need PostgreSQL" in "".join(served.log)

    asyncio.run(story())


def test_a_process_of_several_that_dies_is_replaced_and_all_end_together(postgres: str) -> None:
    async def story() -> None:
        async with londinium_serve("--processes", "2", LONDINIUM_DATABASE=postgres, ready=2) as served:
            first, second = [facts["process"] for facts in served.logged("ready")]
            anna = await served.guest("Anna")
            table = await anna.make("me", "open")
            os.kill(first, signal.SIGKILL)
            await served.until(lambda served: len(served.logged("ready")) == 3)
            await anna.leave()
            anna = Guest(served.url, anna.credential)
            assert (await anna.now(table))["status"] == "gathering"
            await anna.leave()
            assert await served.end() == 0
            third = served.logged("ready")[2]["process"]
            assert len(served.logged("closed")) == 2
            assert served.logged("process ended")[0]["process"] == first
            for process in (first, second, third):
                with pytest.raises(ProcessLookupError):
                    os.kill(process, 0)

    asyncio.run(story())


def test_processes_end_when_the_one_that_started_them_is_killed(postgres: str) -> None:
    async def story() -> None:
        async with londinium_serve("--processes", "2", LONDINIUM_DATABASE=postgres, ready=2) as served:
            os.kill(served.process.pid, signal.SIGKILL)
            await served.ended()  # the streams close when the last process that writes to them is gone
            assert len(served.logged("closed")) == 2

    asyncio.run(story())


def test_the_log_is_json_and_holds_nothing_that_opens_a_door(tmp_path: Path) -> None:
    async def story() -> None:
        async with londinium_serve(
            "--database",
            str(tmp_path / "tables.sqlite"),
            LONDINIUM_SMTP_HOST="localhost",
            LONDINIUM_SMTP_PASSWORD="open sesame",
        ) as served:
            anna, ben = await served.guest("Anna"), await served.guest("Ben")
            table = await anna.make("me", "open")
            invite = await anna.invite(table)
            await ben.get(f"/api/tables/invited/{invite}")
            await ben.get(f"/api/tables/{table}", invite=invite)
            async with ben.look(table, invite=invite) as eyes:
                await eyes.ask("say", text="my secret plan")
            token = (await ben.post("/api/me/recovery"))["token"]
            await anna.get(f"/nowhere/{invite}", status=404)
            await served.until(lambda served: served.logged("socket closed"))
            with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
                database.execute("alter table tables rename to lost")
            await ben.get(f"/api/tables/invited/{invite}", status=500)
            secrets = [invite, anna.credential, ben.credential, token, "open sesame", "secret plan"]
            await anna.leave()
            await ben.leave()
            await served.end()
            assert served.logged("request failed")[0]["route"] == "/api/tables/invited/{invite}"
            routes = {facts["route"] for facts in served.logged("request")}
            assert {"/api/tables/invited/{invite}", "/api/tables/{id}", "(none)"} <= routes
            assert served.logged("socket closed")[0]["table"] == table
            everything = "".join([*served.log, *served.out])
            assert not [secret for secret in secrets if secret in everything]

    asyncio.run(story())


def test_an_error_in_the_log_tells_where_it_was_and_no_values(tmp_path: Path) -> None:
    program = """
import asyncio, sys, structlog
from londinium.server import logs
from londinium.server.storage import schema
from londinium.server.storage.database import Database
async def main():
    stored = Database(sys.argv[2])
    await stored.open()
    credential = "open sesame"
    try:
        async with stored.begin() as connection:
            await connection.execute(schema.people.insert().values(id="1", name="Anna", credential=credential))
    except Exception as problem:
        structlog.get_logger("app").error("failed", exc_info=problem)
    await stored.close()
logs.set_up(sys.argv[1])
asyncio.run(main())
"""
    for lines in ("json", "plain"):
        database = f"sqlite:///{tmp_path / lines}.sqlite"
        ran = subprocess.run(
            [sys.executable, "-c", program, lines, database], capture_output=True, text=True, check=True
        )
        assert "NOT NULL constraint failed" in ran.stderr
        assert "<string>" in ran.stderr
        assert "sesame" not in ran.stderr.replace('credential = "open sesame"', "")


def test_a_database_that_cannot_be_used_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "odd.sqlite").write_text("not a database " * 100)
    (tmp_path / "shut.sqlite.lock").mkdir()
    for database, sentence in (
        (str(tmp_path / "shut.sqlite"), "That did not work: "),
        (str(tmp_path / "odd.sqlite"), "cannot be used now: "),
        (str(tmp_path / "none" / "tables.sqlite"), "There is no folder"),
        ("mysql://club", "A database is a file or postgresql://…, not “mysql://…”."),
        (
            "postgresql://londinium:open-sesame@127.0.0.1:1/club",
            "The database postgresql://londinium:***@127.0.0.1:1/club",
        ),
    ):

        async def story(database: str = database, sentence: str = sentence) -> None:
            async with londinium_serve("--database", database, ready=0) as served:
                assert await served.ended() in (1, 2)
                said = "".join(served.log)
                assert sentence in said
                assert "Traceback" not in said
                assert "sesame" not in said

        asyncio.run(story())


def test_a_database_that_does_not_exist_on_the_server_gets_a_sentence(postgres: str, command: Command) -> None:
    nowhere = postgres.replace("/test_", "/none_")
    said = command("host", "tables", "--database", nowhere)
    assert said.code == 1
    assert "cannot be used now: database" in said.err
    assert "does not exist" in said.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("serve --port many", "--port wants a whole number, not “many”."),
        ("serve --port 70000", "--port must be from 0 to 65535."),
        ("serve --processes 0 --lang fr", "--processes doit être compris entre 1 et 64."),
        ("serve --log loud", "The log can be auto, json, plain, not “loud”."),
        ("--lang pl serve --database mysql://club", "Baza to plik albo postgresql://…"),
        ("serve --database postgresql://", "A database is a file or postgresql://…"),
        ("serve --database postgresql://host:port/club", "A database is a file or postgresql://…"),
        ("host close", "ID is missing. See: londinium host close --help"),
        ("--lang pl host tables --database none.sqlite", "tworzy ją londinium serve"),
        ("host dance", "There is no command “dance”. See: londinium host --help"),
        ("host prune --older-than 9", "EXPORT is missing."),
        ("replay-all --database none.sqlite", "There is no database"),
    ],
)
def test_a_wrong_argument_gets_a_sentence(command: Command, arguments: str, sentence: str) -> None:
    said = command(*arguments.split())
    assert said.code in (1, 2)
    assert sentence in said.err
    assert "Traceback" not in said.err


def test_mail_is_set_up_by_the_environment() -> None:
    assert mail_from({}) is None
    settings = {
        "HOST": "mail.example",
        "PORT": "587",
        "SENDER": "club@example",
        "USER": "u",
        "PASSWORD": "p",
        "TLS": "1",
    }
    mail = mail_from({f"LONDINIUM_SMTP_{name}": value for name, value in settings.items()})
    assert mail
    assert (mail.host, mail.port, mail.sender, mail.user, mail.password, mail.tls) == (
        "mail.example",
        587,
        "club@example",
        "u",
        "p",
        True,
    )
    with pytest.raises(Complaint, match="cli-bad-setting"):
        mail_from({"LONDINIUM_SMTP_HOSTT": "mail.example"})
    with pytest.raises(Complaint, match="cli-not-a-number"):
        mail_from({"LONDINIUM_SMTP_HOST": "mail.example", "LONDINIUM_SMTP_PORT": "smtp"})
