"""The rulings: what we decided where the rulebook is silent. RULINGS.md names the tests that show it."""

from __future__ import annotations

from tests.rules.key_to_the_city.common import GAME


def test_every_entry_says_what_of_it_is_printed() -> None:
    content = GAME.data().content
    assert GAME.data().sources() == {"rulebook": 12, "reconstructed": 54}
    for entry in content["tile"] + content["berths"]:
        assert set(entry.get("printed", [])) <= set(entry) - {"id", "source", "printed"}
        if entry["source"] == "rulebook":
            assert "printed" not in entry
