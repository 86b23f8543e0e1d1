"""What is hidden, what can be worked out, and the options about it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from londinium.core.fields import fields
from londinium.games.key_to_the_city.pieces import HUE_NAMES
from londinium.games.key_to_the_city.rules.city import City
from tests.rules.key_to_the_city.common import (
    GAME,
    HOME,
    SECOND_HOME,
    city,
    imagine,
    keyples,
    offer,
    play,
    points,
    table,
)


def screens(state: City, seat: int) -> list[int]:
    return list(state.screen)[seat * 3 : seat * 3 + 3]


def unseen(state: City, seat: int) -> int:
    """How many of a seat's keyples were drawn and never shown."""
    return sum(list(state.drawn)[seat * 12 : seat * 12 + 12]) - sum(list(state.shown)[seat * 12 : seat * 12 + 12])


def imagined(at: Any, seat: int, of: int, times: int = 60) -> list[list[int]]:
    """What a seat imagines behind the screen of another."""
    return [screens(imagine(at, seat, seed), of) for seed in range(times)]


def test_colours_behind_a_screen_are_seen_by_its_owner_alone() -> None:
    at = GAME.table(players=3, seed=1)
    own, other, nobody = at.view(0), at.view(1), at.view(None)
    assert sum(own["keyples"][0]["colours"].values()) == 10
    assert other["keyples"][0] == nobody["keyples"][0] == {"count": 10, "colours": None, "front": None}


@pytest.mark.parametrize(("counts", "seen"), [("public", 10), ("hidden", None)])
def test_how_many_are_behind_a_screen_is_an_option(counts: str, seen: int | None) -> None:
    at = GAME.table(players=2, seed=1, options={"counts": counts})
    assert at.view(1)["keyples"][0]["count"] == seen
    assert at.view(1)["skills"][0]["count"] == (None if seen is None else 0)
    assert at.view(0)["keyples"][0]["count"] == 10
    assert at.view(0)["bag"] == (None if seen is None else 100)


def test_at_the_end_all_screens_are_lifted() -> None:
    at = table(era=5, options={"counts": "hidden"}, keyples=[keyples(1, 2, 3), keyples()])
    assert at.view(1)["keyples"][0]["colours"] == keyples(1, 2, 3)


def test_keyples_that_came_back_openly_are_known_to_all_who_imagine() -> None:
    at = table(turn=0, auction=[offer("barbican", "red", (3, 4))], keyples=[keyples(2, 0, 0), keyples()])
    play(at, 0, "sail 2")
    play(at, 1, "sail 3")
    found = imagined(at, 1, 0)
    assert all(one[1] >= 3 and sum(one) == 3 + 2 + 9 for one in found)
    assert len({tuple(one) for one in found}) > 5


def test_what_is_paid_beyond_what_was_known_shrinks_what_is_unknown() -> None:
    at = table(
        turn=0, auction=[offer("barbican")], keyples=[keyples(0, 6, 4), keyples()], known=[keyples(0, 2, 0), keyples()]
    )
    play(at, 0, "bid barbican", "colour red", "keyples 5")
    assert list(city(at).known)[:3] == [0, 0, 0]
    assert unseen(city(at), 0) == 5
    assert all(sum(one) == 5 for one in imagined(at, 1, 0))


def test_keyples_everyone_knows_of_are_taken_to_leave_first() -> None:
    at = table(
        turn=0, auction=[offer("barbican")], keyples=[keyples(0, 6, 4), keyples()], known=[keyples(0, 2, 0), keyples()]
    )
    play(at, 0, "bid barbican", "colour red", "keyples 1")
    assert list(city(at).known)[:3] == [0, 1, 0]
    assert unseen(city(at), 0) == 8


def test_an_imagined_position_has_forty_of_each_colour() -> None:
    at = GAME.table(players=4, seed=2)
    for _ in range(150):
        if not at.over:
            seat = at.to_act[0]
            moves = at.moves(seat)
            at.play(seat, moves[len(at.log) * 5 % len(moves)])
    state = imagine(at, 2, 9)
    for hue in range(len(HUE_NAMES)):
        total = state.bag[hue] + sum(screens(state, seat)[hue] for seat in range(4))
        for slot in range(state.offers):
            if state.tint[state.auction[slot]] == hue:
                total += sum(list(state.bids)[slot * 6 : slot * 6 + 6])
        total += sum(state.standing[tile] for tile in range(57) if state.tint[tile] == hue)
        assert total == 40
    assert screens(state, 2) == screens(city(at), 2)


def test_skills_were_taken_openly_so_that_nobody_imagines_others() -> None:
    at = table(turn=0, skills=[{"builder": 2, "architect": 1}, {}])
    assert at.view(1)["skills"][0] == {"count": 3, "kinds": None}
    assert all(list(imagine(at, 1, seed).skills)[:3] == [1, 2, 0] for seed in range(10))


def test_buildings_to_come_are_imagined_in_any_order() -> None:
    at = GAME.table(players=2, seed=1)
    orders = {tuple(imagine(at, 0, seed).stack) for seed in range(20)}
    assert len(orders) == 20
    assert len({order[:4] for order in orders}) == 1


def test_routemaster_tiles_lie_open_from_the_start_with_what_they_would_bring() -> None:
    at = table(keyples=[keyples(0, 4, 0), keyples()], routemasters=["lords-cricket-ground", "british-museum"])
    assert at.view(0)["routemasters"] == [
        {"tile": "british-museum", "worth": [2, 2]},
        {"tile": "lords-cricket-ground", "worth": [8, None]},
    ]
    assert at.view(None)["routemasters"][1]["worth"] == [None, None]


def test_in_the_variant_keyples_that_came_back_lie_in_front_of_the_screen() -> None:
    position = {"turn": 0, "auction": [offer("barbican", "red", (3, 4))], "keyples": [keyples(2, 0, 0), keyples()]}
    at = table(options={"jennifer": True}, **position)
    play(at, 0, "sail 2")
    play(at, 1, "sail 3")
    assert at.view(1)["keyples"][0]["front"] == keyples(0, 3, 0)
    assert at.view(1)["keyples"][0]["colours"] is None
    assert table(**position).view(1)["keyples"][0]["front"] is None


def test_points_that_depend_on_a_screen_are_hidden_from_the_others() -> None:
    at = table(
        era=4,
        phase="laying",
        won=[["tate-modern"], []],
        boroughs=[[HOME, "lords-cricket-ground", "bt-tower"], [SECOND_HOME]],
    )
    assert at.view(1)["scores"][0]["keyples"] is None
    assert at.view(0)["scores"][0]["keyples"] is not None
    assert at.view(1)["scores"][0]["skills"] == 0
    assert [tile["points"] for tile in at.view(1)["boroughs"][0]] == [0, None, 1]


def test_the_millennium_bridge_may_count_buildings_with_a_piece_of_river() -> None:
    bridge = {"tile": "millennium-bridge", "at": [1, 0], "connectors": ["blue", None, None, None, None, None]}
    tower = {"tile": "tower-bridge", "at": [1, -1]}
    for option, expected in (("tiles", 0), ("river-buildings", 2)):
        at = table(era=5, options={"millennium": option}, boroughs=[[HOME, bridge, tower], []])
        assert points(at, 0, "river") == expected


def test_a_keyple_or_skill_may_score_for_several_tiles_unless_the_option_forbids_it() -> None:
    borough = [[HOME, "lords-cricket-ground", "madame-tussauds", "tate-modern", "victoria-and-albert-museum"], []]
    skills = [{"architect": 1, "builder": 4, "financier": 1}, {}]
    both = {"era": 5, "boroughs": borough, "skills": skills, "keyples": [keyples(2, 5, 2), keyples()]}
    at = table(**both)
    assert (points(at, 0, "keyples"), points(at, 0, "skills")) == (10 + 4, 8 + 6)
    once = table(options={"reuse": False}, **both)
    assert (points(once, 0, "keyples"), points(once, 0, "skills")) == (10, 6 + 2 * 2)
    assert sum(once.scores()[0].breakdown.values()) == once.state.points(0)


@pytest.mark.parametrize("kinds", [(a, b, c) for a in range(4) for b in range(4) for c in range(0, 5, 2)])
@pytest.mark.parametrize("galleries", [[], ["national-gallery"], ["tate-modern", "tate-britain"]])
def test_without_reuse_the_best_way_to_share_skills_out_is_found(
    kinds: tuple[int, int, int], galleries: list[str]
) -> None:
    skills = dict(zip(("architect", "builder", "financier"), kinds, strict=True))
    at = table(
        era=5,
        options={"reuse": False},
        boroughs=[[HOME, "victoria-and-albert-museum", *galleries], []],
        skills=[skills, {}],
    )
    single = {"national-gallery": "architect", "tate-modern": "builder", "tate-britain": "financier"}
    rates = [2 if any(single[one] == name for one in galleries) else 0 for name in skills]
    assert points(at, 0, "skills") == best_share(list(kinds), rates)


def best_share(kinds: list[int], rates: list[int]) -> int:
    """Every way to take sets away, one after the other."""
    best = sum(count * rate for count, rate in zip(kinds, rates, strict=True))
    for fourth in range(3):
        left = [count - 1 - (kind == fourth) for kind, count in enumerate(kinds)]
        if min(left) >= 0:
            best = max(best, 6 + best_share(left, rates))
    return best


def test_the_row_of_the_thames_barrier_is_data() -> None:
    text = GAME.data_file.read_text(encoding="utf-8")
    data = GAME.data(text.replace("numbers = [8, 14, 14, 14, 13, 13]", "numbers = [8, 13, 12, 11, 10, 9]"))
    at = GAME.restore({"players": 2, "era": 5, "berths": [1, 2], "data": {"hash": data.hash, "content": data.content}})
    assert [score.breakdown["barge"] for score in at.scores()] == [8, 13]


def test_the_picture_shows_auction_river_boroughs_and_scores_within_a_hundred_columns() -> None:
    for players in GAME.players:
        at = GAME.table(players=players, seed=5)
        while not at.over:
            seat = at.to_act[0]
            moves = at.moves(seat)
            at.play(seat, moves[len(at.log) * 3 % len(moves)])
            if len(at.log) % 40 == 0:
                for lang in ("en", "fr", "pl"):
                    assert widest(GAME.picture(at.view(0), GAME.words(lang), {})) <= 100
    at = table(
        turn=0,
        auction=[offer("barbican", "red", (3, 4))],
        boroughs=[[{"tile": HOME, "connectors": ["red", None, "blue", None, None, None]}], []],
    )
    drawn = plain(GAME.picture(at.view(0), GAME.words("en"), {}))
    assert "───r───" in drawn
    assert "▶4" in drawn
    assert "1:[7+Hungerf.]" in drawn
    assert "1 S›S 0/10 ↑dddddd" in drawn  # what the home makes, is worth and costs


def test_the_picture_shows_what_both_upgrades_of_a_landmark_cost_and_that_a_tile_of_a_long_name_is_upgraded() -> None:
    def drawn(era: int, *tiles: dict[str, Any]) -> str:
        at = table(era=era, auction=list(tiles))
        return plain(GAME.picture(at.view(0), GAME.words("en"), {}))

    park = offer("hyde-park-and-kensington-gardens")
    assert "3/6/12 ↑gk↑gkB" in drawn(2, offer("the-shard"))
    assert "Kensington … 3/6/12" in drawn(2, park)
    assert "Kensington…+ 3/6/12" in drawn(3, {**park, "level": 1})


def plain(text: str) -> str:
    return re.sub(r"(?<!\\)\[[^\]]*\]", "", text).replace("\\[", "[")


def widest(text: str) -> int:
    return max(len(line) for line in plain(text).splitlines())


def test_the_state_is_small() -> None:
    numbers = sum(
        len(value) if isinstance(value, list) else 1 for value in fields(GAME.table(6, seed=1).state).values()
    )
    assert numbers < 2500


def test_every_array_of_a_position_has_limits_that_a_number_below_nothing_breaks() -> None:
    """Compiled, one less than 0 is 255 in a small field; only names of seats and tiles have a use for that number."""
    state = GAME.table(6, seed=1).state
    limits = GAME.limits(state)
    assert set(limits) == {name for name, value in fields(state).items() if isinstance(value, list)} - {"stream"}
    for name, (least, most, *nothing) in limits.items():
        assert 0 <= least <= most, name
        if name not in ("spent", "spot"):
            assert most < 255, name
        assert (255 in nothing) == (name in ("row", "moored", "near", "lots", "auction", "laying")), name
