"""What a seat cannot know: every position it could be in, each as likely, and no other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations, product
from typing import Any

import pytest

from londinium import Table
from tests.rules.london.tables import GAME, choosing, play, position, running, starting

World = tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]
Place = tuple[str, int, int]
FIRST = {"deck": "first"}


def world_of(state: Any) -> World:
    """The hands, each as a set of cards, and the deck in its order."""
    found = GAME.position_of(state)
    return tuple(tuple(sorted(hand)) for hand in found["hands"]), tuple(found["deck"])


def imagined(table: Table, seat: int, times: int) -> Counter[World]:
    return Counter(world_of(table.state.imagine(seat, seed)) for seed in range(times))


def possible(table: Table, seat: int, fits: Callable[[World], bool] = lambda world: True) -> Counter[World]:
    """Every position the seat cannot tell from this one, by trying all orders of the hidden cards of each group."""
    found = GAME.position_of(table.state)
    bit = 1 << seat
    places: list[Place] = [("deck", 0, i) for i, mask in enumerate(found["deck_seen"]) if not mask & bit]
    for owner, masks in enumerate(found["shown"]):
        places += [("hand", owner, i) for i, mask in enumerate(masks) if not mask & bit]

    def card(place: Place) -> str:
        where, owner, i = place
        return str(found["deck"][i] if where == "deck" else found["hands"][owner][i])

    by_group = [[place for place in places if card(place)[-1] == group] for group in "ABC"]
    worlds: Counter[World] = Counter()
    for orders in product(*(permutations([card(place) for place in group]) for group in by_group)):
        deck, hands = list(found["deck"]), [list(hand) for hand in found["hands"]]
        for group, order in zip(by_group, orders, strict=True):
            for (where, owner, i), name in zip(group, order, strict=True):
                (deck if where == "deck" else hands[owner])[i] = name
        world = tuple(tuple(sorted(hand)) for hand in hands), tuple(deck)
        if fits(world):
            worlds[world] += 1
    return worlds


def demand_exact(table: Table, seat: int, fits: Callable[[World], bool] = lambda world: True) -> None:
    """What is imagined is what is possible, as often as it should be."""
    wanted = possible(table, seat, fits)
    each = 120
    times = each * len(wanted)
    found = imagined(table, seat, times)
    assert set(found) == set(wanted)
    whole = sum(wanted.values())
    for world, weight in wanted.items():
        expected = times * weight / whole
        assert 0.5 * expected < found[world] < 1.6 * expected


def test_hidden_cards_change_places_within_their_group_every_way_alike() -> None:
    table = position(
        "choosing", hands=[["lords"], ["mercers", "bridge"]], deck=["salters", "grocers", "omnibus"], upper=["sewers"]
    )
    assert len(possible(table, 0)) == 12
    demand_exact(table, 0)
    demand_exact(table, 1)


def test_everyone_can_tell_the_groups_of_deck_and_hands() -> None:
    table = position("choosing", hands=[["lords"], ["mercers", "sewers"]], deck=["salters", "omnibus", "bridge"])
    for seat in (0, 1, None):
        view = table.view(seat)
        assert view["deck_groups"] == "ABB"
        assert view["hand_groups"] == ["B", "AC"]


def looked_at_the_border(kept: str) -> Table:
    """Seat 0 looked at the last card of A and the first two of B, and kept one of the three."""
    table = starting(
        cities=[["university-of-london"], []],
        hands=[[], ["vintners", "lords"]],
        deck=["salters", "omnibus", "bridge", "shops:B"],
    )
    return play(table, "look", kept)


def test_a_card_kept_across_two_groups_leaves_each_place_of_the_deck_its_group() -> None:
    for kept, groups, hand in (("keep 1", "BBB", "A"), ("keep 2", "ABB", "B"), ("keep 3", "ABB", "B")):
        table = looked_at_the_border(kept)
        assert table.view(1)["deck_groups"] == groups
        assert table.view(1)["hand_groups"][0] == hand
        demand_exact(table, 1)


def test_everyone_sees_which_of_the_cards_looked_at_was_kept_but_not_what_it_was() -> None:
    table = starting(cities=[["university-of-london"], []], deck=["salters", "omnibus", "bridge"])
    play(table, "look")
    events = table.play(0, "keep 2")
    assert next(event for event in events if event.kind == "kept").known_to(1) == {"place": 2}
    assert next(event for event in events if event.kind == "kept").known_to(0) == {"card": "omnibus", "place": 2}


def both_looked(kept: str) -> Table:
    """Seat 0 (Greenwich) knows the top card; then seat 1 (University) looks at three and keeps one."""
    table = starting(
        cities=[[], ["university-of-london"]],
        boroughs=[["greenwich"], []],
        hands=[["vintners"], ["mercers"]],
        deck=["omnibus", "bridge", "lords", "steamboats", "watch-makers"],
    )
    play(table, "look", "keep 1", "run", "done")
    table.play(1, "look")
    table.play(1, kept)
    return table


def test_two_players_who_looked_at_the_same_cards_both_remember_them() -> None:
    table = both_looked("keep 1")
    assert table.view(0)["known"][1] == ["bridge"]
    assert table.view(0)["deck_known"] == []
    assert table.view(1)["deck_known"] == ["lords", "steamboats"]
    demand_exact(table, 0)
    table = both_looked("keep 2")
    assert table.view(0)["known"][1] == []
    assert table.view(0)["deck_known"] == ["bridge"]
    assert table.view(1)["deck_known"] == ["bridge", "steamboats"]
    demand_exact(table, 0)
    demand_exact(table, 1)


def holds_one_of(*names: str) -> Callable[[World], bool]:
    return lambda world: any(card.partition(":")[0] in names for card in world[0][0])


def test_whoever_pays_for_a_card_is_imagined_with_a_card_of_its_colour() -> None:
    table = choosing("mercers", "vintners", "theatre-royal", deck=["water-works", "grocers"])
    play(table, "play mercers")
    assert len(possible(table, 1)) > len(possible(table, 1, holds_one_of("vintners", "grocers")))
    demand_exact(table, 1, holds_one_of("vintners", "grocers"))


def test_the_card_that_pays_may_be_of_any_group_each_as_likely_as_it_is() -> None:
    table = choosing("mercers", "vintners", "lords", "kew-gardens", deck=["theatre-royal", "omnibus", "british-museum"])
    play(table, "play mercers")
    demand_exact(table, 1, holds_one_of("vintners", "omnibus"))


def test_the_only_card_that_can_pay_is_always_imagined_where_it_must_be() -> None:
    table = choosing("bridge", "workhouse", deck=["sewers", "smithfield", "albert-hall", "grand-hotel", "paupers:C"])
    play(table, "play bridge")
    for seed in range(60):
        assert world_of(table.state.imagine(1, seed))[0][0] == ("workhouse:C",)


def test_a_known_card_that_can_pay_leaves_the_others_open() -> None:
    table = choosing("mercers", "vintners", "theatre-royal", deck=["water-works", "grocers"], shown=[[0, 31, 0], []])
    play(table, "play mercers")
    demand_exact(table, 1)


def test_a_price_of_one_colour_is_imagined_in_the_hand_that_pays_it() -> None:
    table = running("great-exhibition", hand=["lords", "omnibus"], deck=["bridge", "street-lights"], options=FIRST)
    play(table, "activate 1")
    demand_exact(table, 1, holds_one_of("lords", "street-lights"))


def test_an_activated_workhouse_does_not_betray_whether_there_are_paupers() -> None:
    table = play(running("workhouse", hand=["lords"], deck=["street-lights", "paupers:B"]), "activate 1")
    assert [str(move) for move in table.moves(0)] == ["enough"]
    assert table.view(1)["phase"] == "shedding"
    demand_exact(table, 1)


def test_of_equal_cards_of_two_groups_the_earliest_goes_and_the_other_stays_known() -> None:
    table = running("west-india-docks", hand=["paupers:A", "paupers:B"], shown=[[31, 31], []])
    play(table, "activate 1", "discard paupers")
    assert table.view(1)["known"][0] == ["paupers"]
    assert table.view(1)["hand_groups"][0] == "B"


@pytest.mark.parametrize(("hand", "left"), [(["paupers:A", "lords:B"], "B"), (["paupers:B", "salters:A"], "A")])
def test_the_letter_of_a_discarded_card_is_seen_and_the_choice_can_be_taken_back(hand: list[str], left: str) -> None:
    table = running("west-india-docks", hand=hand)
    play(table, "activate 1")
    before = table.view(1)
    play(table, "discard paupers")
    assert table.view(1)["hand_groups"][0] == left
    table.undo(0)
    assert table.view(1) == before


def test_going_back_by_consent_draws_anew_what_nobody_has_seen_and_nothing_else() -> None:
    table = looked_at_the_border("keep 1")
    kept = GAME.position_of(table.state)
    found = set()
    for seed in range(40):
        again = GAME.position_of(table.state.clone().reshuffled(seed, 0))
        assert again["hands"] == kept["hands"]
        assert again["deck"][:2] == kept["deck"][:2]
        found.add(tuple(again["deck"]))
    assert len(found) == 1  # only one card is left that nobody has seen
    table = choosing("lords", deck=["salters", "grocers", "omnibus", "bridge"])
    decks = {tuple(GAME.position_of(table.state.clone().reshuffled(seed, 0))["deck"]) for seed in range(60)}
    assert len(decks) == 4


def test_the_six_cards_dealt_are_known_to_their_owner_alone() -> None:
    table = GAME.table(3, seed=3)
    assert [len(table.view(seat)["known"][seat]) for seat in range(3)] == [6, 6, 6]
    for viewer, owners in ((0, (1, 2)), (1, (0, 2)), (2, (0, 1)), (None, (0, 1, 2))):
        assert [table.view(viewer)["known"][owner] for owner in owners] == [[]] * len(owners)


def test_cards_taken_openly_are_known_to_all_and_cards_from_the_deck_to_their_owner() -> None:
    table = play(
        starting(upper=["lords"], deck=["bridge", "mercers", "sewers"]), "take-upper lords", "draw-three", "draw"
    )
    assert table.view(1)["known"][0] == ["lords"]
    assert table.view(None)["known"][0] == ["lords"]
    assert sorted(table.view(0)["known"][0]) == ["bridge", "lords"]


def test_of_two_equal_cards_the_known_one_counts_as_the_one_that_went() -> None:
    table = running("west-india-docks", hand=["paupers", "paupers"], shown=[[0, 31], []])
    assert table.view(1)["known"][0] == ["paupers"]
    play(table, "activate 1", "discard paupers")
    assert table.view(1)["known"][0] == []
