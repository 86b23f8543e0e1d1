"""The machine's clock is set while people play: the log stays in order, and nobody loses or gains time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from londinium.server.clock import SLEW, SlewedClock
from londinium.server.workers.notices import GRACE
from tests.server.playing import Clock, serving, together
from tests.server.receiving import receiving

HOUR = 3600.0


class Machine:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.passed = Clock()
        self.set_by = 0.0
        self.clock = SlewedClock(self.wall, self.passed)

    def wall(self) -> float:
        return self.passed.now + self.set_by


@pytest.mark.parametrize("leap", [HOUR, -HOUR])
def test_a_clock_that_is_set_is_followed_slowly_and_without_leaps(leap: float) -> None:
    machine = Machine()
    assert machine.clock() == machine.wall()
    machine.set_by = leap
    last = machine.clock()
    for _ in range(10):
        machine.passed.now += 1
        machine.clock.slew()
        assert abs(machine.clock() - last - 1) <= SLEW * 1.001
        last = machine.clock()
    machine.passed.now += HOUR / SLEW
    machine.clock.slew()
    assert machine.clock() == pytest.approx(machine.wall())
    machine.passed.now += 100
    machine.clock.slew()
    assert machine.clock() == pytest.approx(machine.wall())


@pytest.mark.parametrize("leap", [HOUR, -HOUR])
def test_when_the_clock_is_set_nobody_loses_time_and_the_log_stays_in_order(database: str, leap: float) -> None:
    async def story() -> None:
        machine = Machine()
        async with serving(database, machine.clock) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await together(anna, ben, pace={"each": 100, "store": 50})
            async with anna.look(table) as left, ben.look(table) as right:
                begun = machine.passed.now
                machine.passed.now += 90
                for seat, eyes, step in ((0, left, leap), (1, right, -leap)):
                    machine.set_by += step
                    for _ in range(3):
                        await server.services.clocks.watch()
                    assert eyes.now["deadlines"][str(seat)] == pytest.approx(begun + 150, abs=2)
                    assert (await eyes.ask("say", text="still my time"))["is"] == "done"
                    assert (await eyes.play(seat))["is"] == "done"
                await left.until(lambda eyes: eyes.now["view"]["hour"] == 2)
                asked = left.entries[-1]["at"]
                assert list(left.now["deadlines"].values()) == [pytest.approx(asked + 150)] * 2
                assert not any(entry.get("by") == "clock" for entry in left.entries)
                times = [entry["at"] for entry in left.entries]
                assert times == sorted(times)
                machine.passed.now += 160  # and time still runs out
                while not any(entry.get("by") == "clock" for entry in left.entries):
                    await server.services.clocks.watch()
                    await left.read()

    asyncio.run(story())


@pytest.mark.parametrize("leap", [HOUR, -HOUR])
def test_when_the_clock_is_set_notices_come_neither_early_nor_late(tmp_path: Path, leap: float) -> None:
    async def story() -> None:
        machine = Machine()
        async with (
            receiving() as receiver,
            serving(tmp_path / "told.sqlite", machine.clock, private_webhooks=True) as server,
        ):
            anna = await server.guest("Anna")
            await anna.post("/api/me/channels", {"kind": "webhook", "url": receiver.url()})
            table = await anna.make("me", "bot")
            machine.set_by = leap
            await server.services.clocks.watch()
            await server.services.notices.look_round()
            await server.services.notices.settled()
            assert receiver.seen == []
            machine.passed.now += GRACE + 1
            await server.services.notices.look_round()
            await server.services.notices.settled()
            assert (await receiver.next()).json["table"] == table
            assert len(receiver.seen) == 1

    asyncio.run(story())
