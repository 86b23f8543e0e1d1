"""What a seat cannot know: the order of the pile."""

from __future__ import annotations

from tests.rules.eighty_days.track import draw


def test_the_order_of_the_pile_is_hidden_and_its_content_is_not() -> None:
    table = draw(["kiouni", "lose-half"])
    other = draw(["lose-half", "kiouni"])
    for viewer in (0, 1, 2, None):
        assert table.view(viewer) == other.view(viewer)
    assert sum(table.view(0)["unseen"].values()) == 25
