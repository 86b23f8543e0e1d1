"""Records: exact, replayed to any step, and refused with a sentence when cut, changed or newer."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

import londinium
from londinium import Record, Table
from londinium.core.errors import BadOption, BadPlayers, BadRecord, BadRules, BadSnapshot, LondiniumError, UnknownGame
from londinium.core.fields import fingerprint

GAME = londinium.game("kids-of-london")


def played(steps: int = 20, players: int = 3, seed: int = 3) -> Table:
    table = GAME.table(players=players, seed=seed)
    go_on(table, steps)
    return table


def go_on(table: Table, steps: int) -> None:
    for step in range(steps):
        if table.over:
            return
        seat = table.to_act[step % len(table.to_act)]
        moves = table.moves(seat)
        table.play(seat, moves[step * 5 % len(moves)])


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("steps", [0, 1, 13, 200])
def test_a_record_replays_to_the_same_position_and_the_same_events(players: int, steps: int) -> None:
    table = played(steps, players)
    again = londinium.replay(table.record().dumps())
    assert fingerprint(again.state) == fingerprint(table.state)
    assert [event.json(0) for event in again.events] == [event.json(0) for event in table.events]
    assert again.record() == table.record()


def test_a_record_can_be_given_as_a_record_its_text_its_bytes_or_its_content() -> None:
    record = played().record()
    text = record.dumps()
    ends = {londinium.replay(given).record().ends for given in (record, text, text.encode(), json.loads(text))}
    assert ends == {record.ends}


def test_a_record_replays_to_every_step() -> None:
    table = GAME.table(players=3, seed=9)
    prints = [fingerprint(table.state)]
    for _ in range(12):
        go_on(table, 1)
        prints.append(fingerprint(table.state))
    record = table.record()
    assert [fingerprint(londinium.replay(record, moves=n).state) for n in range(13)] == prints


def test_a_game_can_go_on_from_a_replayed_step() -> None:
    table = londinium.replay(played(20).record(), moves=7)
    go_on(table, 200)
    assert table.over
    assert londinium.replay(table.record()).over


def test_a_record_can_start_from_a_position() -> None:
    table = GAME.restore({"players": 4, "hour": 7, "character": "prince", "coins": [4, 3, 2, 1]})
    go_on(table, 200)
    record = table.record()
    assert record.seed is None
    assert record.start is not None
    assert record.start["hour"] == 7
    assert fingerprint(londinium.replay(record.dumps()).state) == fingerprint(table.state)


def test_a_record_keeps_a_whole_seed() -> None:
    seed = (1 << 128) - 5
    assert GAME.table(players=3, seed=seed).record().seed == f"{seed:032x}"
    again = londinium.replay(GAME.table(players=3, seed=seed).record())
    assert again.seed == seed


def test_notes_are_kept_and_change_nothing() -> None:
    record = played().record()
    record.notes["seats"] = ["Ada", "Zoë", "Łucja"]
    again = Record.loads(record.dumps())
    assert again.notes == {"seats": ["Ada", "Zoë", "Łucja"]}
    assert londinium.replay(again).record().ends == record.ends


def test_a_record_of_a_game_with_other_data_carries_it() -> None:
    text = GAME.data_file.read_text(encoding="utf-8").replace("coins = 7", "coins = 9")
    table = GAME.table(players=3, seed=1, data=text)
    go_on(table, 200)
    record = table.record()
    assert record.data["content"]["character"][4]["coins"] == 9
    assert fingerprint(londinium.replay(record.dumps()).state) == fingerprint(table.state)
    assert "content" not in played().record().data


def with_check(record: Record, **changes: Any) -> str:
    return replace(record, **changes).dumps()


@pytest.mark.parametrize("length", [0, 1, 50, -2, -1])
def test_a_record_cut_short_is_refused(length: int) -> None:
    with pytest.raises(BadRecord, match="cut short"):
        londinium.replay(played().record().dumps()[:length])


def test_a_changed_record_is_refused() -> None:
    text = played().record().dumps()
    with pytest.raises(BadRecord, match="changed after it was saved"):
        londinium.replay(text.replace('"players": 3', '"players": 4'))
    with pytest.raises(BadRecord, match="changed after it was saved"):
        londinium.replay(text.replace("send", "Send", 1))


def test_a_record_without_its_check_is_refused() -> None:
    content = json.loads(played().record().dumps())
    del content["check"]
    with pytest.raises(BadRecord, match="no check sum"):
        londinium.replay(content)


@pytest.mark.parametrize(
    ("changes", "error", "complaint"),
    [
        ({"format": 3}, BadRecord, "format 3 and this version reads up to 2"),
        ({"format": "new"}, BadRecord, "format 'new'"),
        ({"rules_version": 99}, BadRecord, "made under rules 99 of Kids of London"),
        ({"game": "chess"}, UnknownGame, "no game 'chess'"),
        ({"players": 9}, BadPlayers, "for 2 to 5 players"),
        ({"options": {"edition": "fr"}}, BadOption, "no option 'edition'"),
        ({"seed": "xyz"}, BadRecord, "start of the record cannot be read"),
        ({"seed": None}, BadRecord, "neither a seed nor a snapshot"),
        ({"data": {"hash": "0"}}, BadRecord, "other component data"),
        ({"data": {}}, BadRecord, '"data" must be'),
        ({"moves": [(0, "send 1"), (0, "send 2")]}, BadRecord, "move 2, 'send 2' by seat 0, cannot be replayed"),
        ({"moves": [(0, "fly")]}, BadRecord, "move 1 cannot be replayed: 'fly' is not a move"),
        ({"moves": [(7, "send 1")]}, BadRecord, "move 1 cannot be replayed: there is no seat 7"),
        ({"moves": [(0, "send 1", 3)]}, BadRecord, r"a list of \[seat, move\]"),
        ({"moves": []}, BadRecord, "replays to another end"),
        ({"ends": "0"}, BadRecord, "replays to another end"),
    ],
)
def test_a_record_that_cannot_be_replayed_says_why(
    changes: dict[str, Any], error: type[LondiniumError], complaint: str
) -> None:
    with pytest.raises(error, match=complaint):
        londinium.replay(with_check(played().record(), **changes))


@pytest.mark.parametrize("given", ["[]", "3", "null", "{}", '{"game": "kids-of-london"}'])
def test_what_is_not_a_record_is_refused(given: str) -> None:
    with pytest.raises(BadRecord, match="not a record"):
        londinium.replay(given)


def test_a_record_with_missing_or_unknown_parts_is_refused() -> None:
    from londinium.core.record import check_of

    content = played().record().content()
    for changed in ({**content, "weather": "fog"}, {k: v for k, v in content.items() if k != "ends"}):
        with pytest.raises(BadRecord, match="the record should have"):
            londinium.replay({**changed, "check": check_of(changed)})


def test_a_record_of_format_1_is_read_and_its_end_is_checked_by_the_fields_of_its_state() -> None:
    table = played(13)
    record = table.record()
    record.format, record.ends = 1, fingerprint(table.state)
    assert londinium.replay(record.dumps()).record() == table.record()
    record.ends = table.record().ends
    with pytest.raises(BadRecord, match="another end"):
        londinium.replay(record.dumps())


def test_a_table_keeps_the_rules_it_began_under(monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(13)
    record, snapshot = before.record().dumps(), before.snapshot()
    monkeypatch.setattr(type(GAME), "rules_version", 2)
    assert GAME.table(players=3, seed=9).state.rules_version == 2
    for table in (londinium.replay(record), GAME.restore(snapshot)):
        assert table.rules_version == table.state.rules_version == table.snapshot()["rules_version"] == 1
        assert table.state.clone().rules_version == table.state.imagine(0, 5).rules_version == 1
        table.play(table.to_act[0], table.moves(table.to_act[0])[0])
        assert londinium.replay(table.record().dumps()).record() == table.record()
        assert table.record().rules_version == 1


def test_a_version_of_the_rules_that_is_no_longer_played_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    record, snapshot = played(5).record().dumps(), played(5).snapshot()
    monkeypatch.setattr(type(GAME), "rules_version", 3)
    monkeypatch.setattr(type(GAME), "oldest_rules", 2)
    with pytest.raises(BadRecord, match="made under rules 1 of Kids of London; this version knows 2 to 3"):
        londinium.replay(record)
    with pytest.raises(BadSnapshot, match="made under rules 1 of Kids of London; this version knows 2 to 3"):
        GAME.restore(snapshot)
    with pytest.raises(BadRules, match="made under rules 4"):
        GAME.table(players=3, rules_version=4)


def test_earlier_data_of_ours_is_found_by_its_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(13)
    corrected = deepcopy(GAME.own_data.content)
    corrected["character"][0]["coins"] += 1
    now = GAME.read_data(corrected, ours=True)
    monkeypatch.setitem(vars(GAME), "own_data", now)
    monkeypatch.setitem(vars(GAME), "earlier_data", {before.data.hash: before.data})
    assert GAME.table(players=3, seed=9).data is now
    assert londinium.replay(before.record().dumps()).data is GAME.restore(before.snapshot()).data is before.data
    assert "content" not in before.record().data
