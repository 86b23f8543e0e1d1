"""Names are people's own words: whatever they are, they stay in one line."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.playing import KIDS, serving


def test_the_name_of_a_seat_is_as_clean_as_that_of_a_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "names.sqlite") as server:
            anna = await server.guest("Anna")
            seats = [{"who": "me", "name": "Anna\n\tand\u202e Ben"}, {"who": "bot"}]
            made = await anna.post("/api/tables", {"game": KIDS, "seats": seats})
            assert made["now"]["seats"][0]["name"] == "Anna and Ben"
            await anna.leave()

    asyncio.run(story())
