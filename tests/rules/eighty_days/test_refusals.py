"""Why a move is refused, in words."""

from __future__ import annotations

from tests.rules.eighty_days.track import race


def test_what_is_refused_changes_nothing_and_says_why_in_words() -> None:
    table = race(2, spaces=[12, 0])
    before = table.snapshot()
    refusal = table.refusal(0, "forward 2")
    assert str(refusal) == "Paris on 14 is a stage, and a stage is only reached by going back. (rules: Going forward)"
    assert table.snapshot() == before
