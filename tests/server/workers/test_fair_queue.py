"""Fair queue: whose turn it is to think, how many may wait, and how long somebody has waited."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from londinium.server.errors import TooMuch
from londinium.server.workers.fair_queue import FairQueue, Lane
from londinium.server.workers.waits import LATELY, STEP, Waits
from tests.server.playing import Clock

asked = st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("123")), max_size=40)


@given(asked)
def test_between_two_turns_of_an_owner_everyone_else_who_waits_has_one(places: list[tuple[str, str]]) -> None:
    queue: FairQueue[tuple[str, str, int]] = FairQueue()
    for number, (owner, table) in enumerate(places):
        queue.put(owner, owner + table, (owner, owner + table, number))
    order = [queue.take() for _ in range(len(queue))]
    assert sorted(number for _, _, number in order) == list(range(len(places)))
    for at, (owner, _, _) in enumerate(order):
        later = [one for one, _, _ in order[at + 1 :]]
        if owner in later:
            between = later[: later.index(owner)]
            assert sorted(between) == sorted(set(later) - {owner}), "everyone once"


@given(asked)
def test_the_tables_of_an_owner_take_turns_and_a_table_is_served_in_order(places: list[tuple[str, str]]) -> None:
    queue: FairQueue[tuple[str, int]] = FairQueue()
    for number, (_, table) in enumerate(places):
        queue.put("owner", table, (table, number))
    order = [queue.take() for _ in range(len(queue))]
    for at, (table, number) in enumerate(order):
        later = [one for one, _ in order[at + 1 :]]
        if table in later:
            assert sorted(later[: later.index(table)]) == sorted(set(later) - {table})
        assert all(number < other for one, other in order[at + 1 :] if one == table)


@given(asked, st.data())
def test_what_is_taken_out_of_the_queue_is_never_served_and_leaves_nothing_behind(
    places: list[tuple[str, str]], data: st.DataObject
) -> None:
    queue: FairQueue[int] = FairQueue()
    for number, (owner, table) in enumerate(places):
        queue.put(owner, table, number)
    gone = data.draw(st.sets(st.sampled_from(range(len(places))))) if places else set()
    for number in gone:
        queue.discard(*places[number], number)
        queue.discard(*places[number], number)
    assert {queue.take() for _ in range(len(queue))} == set(range(len(places))) - gone
    assert not queue.owners


def test_a_lane_lets_no_more_in_than_it_has_places_and_shares_them_among_those_who_wait() -> None:
    async def story() -> None:
        lane = Lane(2, most=10)
        inside: list[str] = []
        go = asyncio.Event()
        among = []

        async def think(owner: str, table: str) -> None:
            async with lane.turn(owner, table):
                among.append(lane.among)
                inside.append(table)
                await go.wait()

        tasks = [asyncio.create_task(think("crowd", f"table {number}")) for number in range(5)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(think("one", "only table")))
        for _ in range(5):
            await asyncio.sleep(0)
        assert inside == ["table 0", "table 1"]
        assert lane.waiting == 4
        go.set()
        await asyncio.gather(*tasks)
        assert inside[2:4] == ["table 2", "only table"]
        assert among == [1, 1, 2, 1.5, 1, 1]
        assert (lane.free, lane.waiting) == (2, 0)

    asyncio.run(story())


def test_whoever_gives_up_waiting_takes_no_place_and_too_many_are_refused() -> None:
    async def story() -> None:
        lane = Lane(1, most=2)
        async with AsyncExitStack() as inside:
            await inside.enter_async_context(lane.turn("a", "1"))
            waiting = [asyncio.create_task(lane.turn("a", "2").__aenter__()) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(TooMuch, match="too many wait"):
                await lane.turn("b", "3").__aenter__()
            waiting[0].cancel()
            await asyncio.wait(waiting[:1])
            assert lane.waiting == 1
        waiting[1].cancel()  # in the moment in which it was given the place
        await asyncio.wait(waiting)
        assert (lane.free, lane.waiting) == (1, 0)

    asyncio.run(story())


def test_the_longest_wait_is_told_since_the_start_and_lately_also_of_whoever_still_waits() -> None:
    clock = Clock()
    waits = Waits(clock)
    assert (waits.longest(), waits.lately()) == (0, 0)
    with waits.measured():
        clock.now += 7
        assert (waits.longest(), waits.lately()) == (7, 7)
    for _ in range(3):
        with waits.measured():
            clock.now += 2
        clock.now += STEP
    assert (waits.longest(), waits.lately()) == (7, 7)
    clock.now += LATELY
    assert waits.longest() == 7
    assert waits.lately() <= 2
    clock.now += LATELY
    assert (waits.longest(), waits.lately()) == (7, 0)
    assert not waits.steps
