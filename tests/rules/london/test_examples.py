"""The three examples printed in the rulebooks."""

from __future__ import annotations

from tests.rules.london.tables import can, change, choosing, developing, play, running


def test_the_example_of_developing() -> None:
    hand = ("vauxhall-gardens", "hospital", "huguenots", "vintners")
    table = developing(*hand, money=[5, 5])
    assert change(table, "play hospital", "discard vauxhall-gardens", "new-stack") == (-2, 0, 0)
    assert change(developing(*hand), "play vauxhall-gardens", "discard hospital", "new-stack") == (0, 0, 0)
    assert play(developing(*hand), "play vintners", "discard huguenots", "new-stack").view(0)["upper"][0] == "huguenots"
    table = play(developing(*hand), "play huguenots", "draw", "draw")
    assert "vintners" in table.view(0)["hand"]
    assert len(table.view(0)["hand"]) == 5


def test_the_example_of_buying_land() -> None:
    table = choosing(
        money=[5, 5],
        boroughs=[["hackney"], []],
        offers=["hammersmith", "lewisham", "southwark-bermondsey"],
    )
    assert not can(table, "buy hammersmith")
    assert "loan" in str(table.refusal(0, "buy hammersmith"))
    assert can(table, "buy southwark-bermondsey")
    assert change(table, "buy lewisham") == (-3, 1, -5)
    assert table.view(0)["boroughs"][0] == ["hackney", "lewisham"]
    assert len(table.view(0)["offers"]) == 3


def test_the_example_of_running_the_city() -> None:
    table = running(
        "hospital",
        "west-india-docks",
        "town-houses",
        "steamboats",
        hand=["paupers", "lords", "mercers"],
        boroughs=[["hackney", "city", "southwark-bermondsey"], []],
        money=[10, 0],
        loans=[1, 0],
        poverty=[3, 0],
    )
    assert change(table, "activate 2", "discard paupers", "flip") == (7, 0, 0)
    assert change(table, "activate 3", "flip-hospital") == (0, 2, 0)
    assert change(table, "activate 4") == (4, 0, 0)
    assert change(table, "borough") == (0, 0, 1)
    assert table.view(0)["poverty"][0] == 4
    assert table.view(0)["forecast"][0]["poverty"] == 11
    assert [stack["down"] for stack in table.view(0)["cities"][0]] == [True, True, False, True]
    assert change(table, "done") == (0, 0, 7)
    assert table.view(0)["poverty"][0] == 11
