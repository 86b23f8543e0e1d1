"""What a person can do at a table: make it, join it, play it to its end, look on, read what happened."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from threading import Event

import pytest
import websockets
from sqlalchemy import select, update

import londinium
from londinium.bots.greedy import Greedy
from londinium.core.state import State
from londinium.server.storage import schema
from londinium.server.tables import operations
from tests.server.playing import KIDS, PATIENCE, Clock, Guest, serving, together


def test_one_person_plays_bots_from_the_first_choice_to_the_published_seed(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "one.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "bot", "bot")
            async with anna.look(table) as eyes:
                hash_at_the_start = eyes.greeting["table"]["seed_hash"]
                assert "seed" not in eyes.greeting["table"]
                while eyes.now["status"] == "playing":
                    if 0 in eyes.now["to_act"]:
                        await eyes.play(0)
                    else:
                        await eyes.read()
            result = eyes.now["result"]
            assert sha256(result["seed"].encode()).hexdigest() == hash_at_the_start
            record = await anna.get(f"/api/tables/{table}/record")
            again = londinium.replay(record)
            assert again.over
            assert [rank["points"] for rank in result["ranking"]] == [rank.points for rank in again.ranking()]
            assert record["seed"] == result["seed"]
            await anna.leave()

    asyncio.run(story())


def test_two_people_meet_by_invitation_and_a_third_cannot_even_see_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "two.sqlite") as server:
            anna, ben, carl = [await server.guest(name) for name in ("Anna", "Ben", "Carl")]
            table = await anna.make("me", "open")
            invite = await anna.invite(table)
            await carl.get(f"/api/tables/{table}", status=404)
            await carl.wish(table, "join", status=404)
            assert (await ben.get(f"/api/tables/invited/{invite}"))["id"] == table
            assert (await ben.now(table, invite=invite))["status"] == "gathering"
            await ben.wish(table, "join", invite=invite)
            assert (await anna.now(table))["status"] == "playing"
            assert [seat["name"] for seat in (await ben.now(table))["seats"]] == ["Anna", "Ben"]
            await carl.wish(table, "play", seat=0, move="send 3", status=404)
            await carl.wish(table, "play", seat=0, move="send 3", status=403, invite=invite)
            await close(anna, ben, carl)

    asyncio.run(story())


def test_an_open_table_is_in_the_lobby_and_one_that_waits_for_me_comes_first(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with serving(tmp_path / "lobby.sqlite", clock) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            waiting = await anna.make("me", "bot")
            gathering = await anna.make("me", "open", open=True)
            hidden = await anna.make("me", "open")
            lobby = await ben.get("/api/tables")
            assert [table["id"] for table in lobby["open"]] == [gathering]
            assert lobby["mine"] == []
            mine = (await anna.get("/api/tables"))["mine"]
            assert mine[0]["id"] == waiting
            assert {table["id"] for table in mine} == {waiting, gathering, hidden}
            assert [table["waits_for_you"] for table in mine] == [True, False, False]
            clock.now += 8 * 24 * 3600
            assert (await ben.get("/api/tables"))["open"] == [], "nobody has come to it for a week"
            await ben.wish(gathering, "join")
            assert [table["id"] for table in (await ben.get("/api/tables"))["open"]] == [gathering]
            await ben.wish(gathering, "leave", status=409)
            await close(anna, ben)

    asyncio.run(story())


def test_one_of_many_tables_that_waits_for_me_is_never_left_out(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("londinium.server.http.tables.LISTED", 2)

    async def story() -> None:
        async with serving(database) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            tables = [await anna.make("me", "open", open=True) for _ in range(3)]
            for table in tables:
                await ben.wish(table, "join")
            for table in tables[1:]:
                await anna.wish(table, "play", seat=0, move="send 3")
            mine = (await anna.get("/api/tables"))["mine"]
            assert [(one["id"], one["waits_for_you"]) for one in mine] == [(tables[0], True), (tables[2], False)]

    asyncio.run(story())


def test_a_spectator_sees_what_is_public_and_chats_without_a_seat(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            anna, ben, carl = [await server.guest(name) for name in ("Anna", "Ben", "Carl")]
            table = await together(anna, ben)
            async with carl.look(table) as onlooker, anna.look(table) as eyes:
                await eyes.play(0, "send 3")
                await onlooker.until(lambda eyes: eyes.now["to_act"] == [1])
                assert onlooker.now["seat"] is None
                assert "moves" not in onlooker.now
                assert onlooker.now["view"]["my_choice"] is None
                assert (await onlooker.ask("play", seat=0, move="send 4"))["error"] == "not-yours"
                await onlooker.ask("say", text="  good\n luck  ")
                await eyes.until(lambda eyes: eyes.entries[-1]["kind"] == "said")
                assert (eyes.entries[-1]["name"], eyes.entries[-1]["text"]) == ("Carl", "good luck")
            await close(anna, ben, carl)

    asyncio.run(story())


def test_where_a_table_is_made_so_only_those_who_play_may_chat(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "quiet.sqlite") as server:
            anna, ben, cora = await server.guest("Anna"), await server.guest("Ben"), await server.guest("Cora")
            table = await together(anna, ben, spectators_chat=False)
            assert (await anna.get(f"/api/tables/{table}"))["table"]["spectators_chat"] is False
            async with cora.look(table) as onlooker, anna.look(table) as eyes:
                refused = await onlooker.ask("say", text="move your chief")
                assert refused["error"] == "not-yours"
                assert refused["reason"] == operations.ONLY_PLAYERS_CHAT
                assert (await cora.wish(table, "say", 403, text="and over HTTP"))["error"] == "not-yours"
                assert (await eyes.ask("say", text="good luck"))["is"] == "done"
                assert [entry["text"] for entry in eyes.entries if entry["kind"] == "said"] == ["good luck"]
            server.services.registry.live.clear()  # it is kept with the table
            await cora.wish(table, "say", 403, text="and later")
            assert (await anna.get(f"/api/tables/{await anna.make('me', 'bot')}"))["table"]["spectators_chat"] is True

    asyncio.run(story())


def test_a_rematch_keeps_who_may_chat(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "again.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "bot", spectators_chat=False)
            await server.services.registry.apply(table, operations.close("enough"))
            again = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
            assert (await anna.get(f"/api/tables/{again}"))["table"]["spectators_chat"] is False

    asyncio.run(story())


def test_an_entry_with_which_a_round_begins_says_which_also_when_it_is_gone_back_to(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "rounds.sqlite") as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await together(anna, ben)
            async with anna.look(table) as eyes:
                await eyes.play(0, "send 3")
                await ben.wish(table, "play", seat=1, move="send 5")
                await eyes.until(lambda eyes: eyes.now["view"]["hour"] == 2)
                await eyes.ask("ask-back", seat=0)
                await ben.wish(table, "answer-back", seat=1, agree=True)
                await eyes.until(lambda eyes: eyes.now["view"]["hour"] == 1)
                told = [(entry["kind"], entry["round"]) for entry in eyes.entries if "round" in entry]
                assert told == [("started", 0), ("played", 1), ("went-back", 0)]
            later = await ben.get(f"/api/tables/{table}/log")
            assert [entry["round"] for entry in later if "round" in entry] == [0, 1, 0]

    asyncio.run(story())


def test_a_refused_move_says_why_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "no.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            before = await anna.now(table)
            unknown = await anna.wish(table, "play", seat=0, move="fly 3", status=400)
            assert unknown["error"] == "malformed"
            await anna.wish(table, "play", seat=0, move="send 3")
            refused = await anna.wish(table, "play", seat=0, move="send 4", status=422)
            assert refused["error"] == "illegal"
            assert "Seat 2" in refused["reason"]
            assert (await anna.now(table))["version"] == before["version"] + 1
            await anna.leave()

    asyncio.run(story())


def test_a_person_may_hold_several_seats_and_looks_through_one_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "sofa.sqlite") as server:
            anna = await server.guest("Anna")
            seats = [{"who": "me"}, {"who": "me", "name": "Granny"}]
            table = (await anna.post("/api/tables", {"game": KIDS, "seats": seats}))["table"]["id"]
            async with anna.look(table) as eyes:
                assert eyes.greeting["mine"] == [0, 1]
                await eyes.play(0, "send 3")
                assert eyes.now["view"]["my_choice"] == 3
                await eyes.connection.send('{"do": "look", "seat": 1}')
                await eyes.until(lambda eyes: eyes.now["seat"] == 1)
                assert eyes.now["view"]["my_choice"] is None
                assert [seat["name"] for seat in eyes.now["seats"]] == ["Anna", "Granny"]
                await eyes.play(1, "send 5")
                await eyes.until(lambda eyes: eyes.now["view"]["hour"] == 2)
            await anna.leave()

    asyncio.run(story())


def test_a_moment_of_the_past_is_shown_as_it_was_seen_then(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "past.sqlite") as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await together(anna, ben)
            start = (await anna.now(table))["version"]
            await anna.wish(table, "play", seat=0, move="send 3")
            await ben.wish(table, "play", seat=1, move="send 5")
            then = await ben.get(f"/api/tables/{table}/moments/{start + 1}")
            assert then["view"]["my_choice"] is None
            assert then["view"]["chosen"] == [True, False]
            assert (await anna.get(f"/api/tables/{table}/moments/{start + 1}"))["view"]["my_choice"] == 3
            await ben.get(f"/api/tables/{table}/moments/{start + 9}", status=404)
            log = await ben.get(f"/api/tables/{table}/log", since=start)
            assert log[0]["text"] == ["Anna has chosen."]
            assert "Anna sent child 3." in log[1]["text"]
            polish = await ben.get(f"/api/tables/{table}/log", since=start, lang="pl")
            assert polish[0]["text"] != log[0]["text"]
            await anna.get(f"/api/tables/{table}/record", status=409)
            await close(anna, ben)

    asyncio.run(story())


def test_a_rematch_seats_bots_and_its_maker_as_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "again.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("bot", "me")
            await anna.post(f"/api/tables/{table}/rematch", status=409)
            await play_to_the_end(anna, table, 1)
            again = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
            now = await anna.now(again)
            assert [bool(seat["bot"]) for seat in now["seats"]] == [True, False]
            assert now["status"] == "playing"
            await anna.leave()

    asyncio.run(story())


def test_a_seat_is_handed_to_a_bot_and_taken_back(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await together(anna, ben)
            async with ben.look(table) as eyes:
                await anna.wish(table, "hand-over", seat=0)
                await eyes.until(lambda eyes: eyes.now["to_act"] == [1])
                assert eyes.now["seats"][0]["bot"] == "greedy"
                await anna.wish(table, "come-back", seat=0)
                await eyes.play(1)
                await eyes.until(lambda eyes: eyes.now["view"]["hour"] == 2)
                assert eyes.now["to_act"] == [0, 1]
                assert eyes.now["seats"][0] == {"name": "Anna", "bot": None, "person": True, "taken": True}
            await anna.wish(table, "come-back", seat=0, status=409)
            await close(anna, ben)

    asyncio.run(story())


def test_bots_fill_the_free_seats_when_asked_and_the_game_begins(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "fill.sqlite") as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await anna.make("open", "me", "open", open=True)
            await ben.wish(table, "start", status=403)
            await anna.wish(table, "start", bot="grandmaster", status=400)
            await anna.wish(table, "start", bot="random")
            now = await anna.now(table)
            assert now["status"] == "playing"
            assert [seat["bot"] for seat in now["seats"]] == ["random", None, "random"]
            await close(anna, ben)

    asyncio.run(story())


def test_standing_answers_are_played_and_nobody_hears_of_them(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await together(anna, ben)
            version = (await ben.now(table))["version"]
            await anna.wish(table, "play", seat=0, move="send 3")
            await anna.wish(table, "standing", seat=0, rule={"move": "send 5", "until": "once"})
            assert (await ben.now(table))["version"] == version + 1
            assert (await ben.now(table))["standing"] is None
            assert (await anna.now(table))["standing"] == {"move": "send 5", "until": "once"}
            server.services.registry.live.clear()  # as after a restart
            await ben.wish(table, "play", seat=1, move="send 4")
            now = await ben.now(table)
            assert now["view"]["hour"] == 2
            assert now["to_act"] == [1], "the standing answer was not played"
            assert (await anna.now(table))["standing"] is None
            server.services.registry.live.clear()
            assert (await anna.now(table))["standing"] is None
            await close(anna, ben)

    asyncio.run(story())


async def play_to_the_end(guest: Guest, table: str, seat: int) -> None:
    async with guest.look(table) as eyes:
        while eyes.now["status"] == "playing":
            await (eyes.play(seat) if seat in eyes.now["to_act"] else eyes.read())


async def close(*guests: Guest) -> None:
    for guest in guests:
        await guest.leave()


def test_whoever_comes_by_invitation_can_chat_and_sit_down_over_the_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "invited.sqlite") as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await anna.make("me", "open")
            async with ben.look(table, invite=await anna.invite(table)) as eyes:
                assert (await eyes.ask("say", text="may I?"))["is"] == "done"
                assert (await eyes.ask("join"))["is"] == "done"
                await eyes.until(lambda eyes: eyes.now["seat"] == 1)
                assert eyes.now["status"] == "playing"
                assert (await eyes.play(1))["is"] == "done"

    asyncio.run(story())


def test_while_a_bot_thinks_others_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, enough = Event(), Event()

    def think_long(bot: Greedy, state: State, seat: int) -> int:
        thinking.set()
        assert enough.wait(PATIENCE)
        return state.legal(seat)[0]

    monkeypatch.setattr(Greedy, "choose", think_long)

    async def story() -> None:
        async with serving(tmp_path / "think.sqlite") as server:
            anna = await server.guest("Anna")
            slow, quick = await anna.make("me", "bot"), await anna.make("me", "me")
            while not thinking.is_set():
                await asyncio.sleep(0.01)
            for seat in (0, 1):
                await anna.wish(quick, "play", seat=seat, move="send 3")
            await anna.wish(slow, "play", seat=0, move="send 3")
            assert (await anna.now(slow))["to_act"] == [1]
            enough.set()
            async with anna.look(slow) as eyes:
                await eyes.until(lambda eyes: eyes.now["view"]["hour"] == 2)

    asyncio.run(story())


def test_a_table_made_under_other_rules_is_refused_with_a_reason_and_not_touched(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "rules.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            async with server.services.database.begin() as connection:
                await connection.execute(update(schema.tables).values(rules_version=0))
            server.services.registry.live.clear()
            refused = await anna.wish(table, "play", seat=0, move="send 3", status=409)
            assert refused["error"] == "outdated"
            assert "rules 0" in refused["reason"]
            async with anna.look(table) as eyes:
                assert eyes.answers[""]["error"] == "outdated"
                with pytest.raises(websockets.ConnectionClosed):
                    await eyes.read()
            rows = await server.services.database.rows(select(schema.log).where(schema.log.c.kind == "played"))
            assert rows == []

    asyncio.run(story())
