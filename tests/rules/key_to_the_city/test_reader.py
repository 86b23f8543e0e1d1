"""The component file: the tiles, the berths, and what of them is printed."""

from __future__ import annotations

import re

from londinium.games.key_to_the_city.pieces import TILE_NAMES
from tests.rules.key_to_the_city.common import COLOURS, GAME, table
from tests.rules.key_to_the_city.tiles import COSTS, COUNTS, HOMES, MAKES, NETWORKS, RIVER_SIDES, SECOND_COSTS


def test_the_id_of_a_tile_is_its_name_in_small_letters_without_marks() -> None:
    for tile in TILE_NAMES:
        name = GAME.words("en").say("tile", tile=tile).lower().replace("’", "")
        assert re.sub(r"[^a-z0-9]+", "-", name) == tile


def test_the_box_has_as_many_pieces_of_each_kind_as_the_rulebook_counts() -> None:
    at = GAME.table(players=6, seed=1)
    kinds = {tile: at.view(0)["facts"][tile]["category"] for tile in (*HOMES, "thames-barrier")}
    for tile in TILE_NAMES[6:56]:
        won = table(era=4, phase="laying", won=[[tile], []])
        kinds[tile] = won.view(0)["facts"][tile]["category"]
    counted = {kind: list(kinds.values()).count(kind) for kind in kinds.values()}
    assert sum(counted.values()) == 57
    assert counted["building"] + counted["landmark"] == 22
    assert (counted["home"], counted["era-1"], counted["era-2"], counted["landmark"]) == (6, 6, 6, 8)
    assert (counted["routemaster"], counted["river"]) == (12, 5)
    wet = [one["id"] for one in GAME.data().content["tile"] if one.get("river") and kinds[one["id"]] == "building"]
    assert sorted(wet) == sorted(RIVER_SIDES)
    assert at.view(0)["supply"] == dict.fromkeys(COLOURS, 24)
    assert at.view(0)["skill_supply"] == dict.fromkeys(("architect", "builder", "financier"), 24)


def test_the_tables_of_the_tests_name_every_tile() -> None:
    tried = {*HOMES, *MAKES, *COSTS, *SECOND_COSTS, *NETWORKS, *COUNTS, *TILE_NAMES[40:]}
    assert tried == set(TILE_NAMES)
    assert len(TILE_NAMES) == 57


def test_the_row_of_the_thames_barrier_is_data() -> None:
    text = GAME.data_file.read_text(encoding="utf-8")
    data = GAME.data(text.replace("numbers = [8, 14, 14, 14, 13, 13]", "numbers = [8, 13, 12, 11, 10, 9]"))
    at = GAME.restore({"players": 2, "era": 5, "berths": [1, 2], "data": {"hash": data.hash, "content": data.content}})
    assert [score.breakdown["barge"] for score in at.scores()] == [8, 13]


def test_every_entry_says_what_of_it_is_printed() -> None:
    content = GAME.data().content
    assert GAME.data().sources() == {"rulebook": 12, "reconstructed": 54}
    for entry in content["tile"] + content["berths"]:
        assert set(entry.get("printed", [])) <= set(entry) - {"id", "source", "printed"}
        if entry["source"] == "rulebook":
            assert "printed" not in entry
