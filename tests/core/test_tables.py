"""What a table tells from its first moment on."""

from __future__ import annotations

import londinium


def test_the_first_events_tell_of_the_set_up() -> None:
    table = londinium.game("kids-of-london").table(players=3, seed=7)
    [struck] = table.events
    assert struck.json(None) == {
        "number": 1,
        "kind": "hour-struck",
        "hour": 1,
        "character": table.view(None)["character"],
        "stranger": None,
    }


def test_a_restored_table_tells_nothing_of_a_set_up_that_was_not_its_own() -> None:
    assert londinium.game("kids-of-london").restore({"players": 3, "hour": 4}).events == []


def test_a_choice_taken_back_is_told_in_words_to_the_one_who_made_it() -> None:
    table = londinium.game("kids-of-london").table(players=3, seed=7)
    table.play(0, "send 8")
    [event] = table.undo(0)
    assert event.text("en", seat=0, names={0: "Ada"}) == "Ada took back “Send the chief (8)”."
    assert event.text("pl", seat=1, names={0: "Ada"}) == "Ada cofa swój wybór."
