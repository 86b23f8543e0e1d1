"""Every check can fail: games with planted faults are found out, by the checks and by the fuzzer."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import londinium
from londinium.conformance import STEP_CHECKS, Broken, Setup, fuzz, play_table, walk_on
from londinium.conformance.base import DeadEnd, Endless, pairwise, random_game, setups, someone_can_go_on
from londinium.conformance.checks import legality
from londinium.conformance.fuzzer import Progress
from londinium.conformance.golden import playthrough
from londinium.conformance.mistakes import wrong_setups
from londinium.conformance.whole import (
    at_every_step,
    ends,
    hidden_hands_are_redrawn,
    no_other_chance,
    past_copies,
    unbiased,
)
from londinium.conformance.wording import all_words
from londinium.core import registry
from londinium.core.game import Game
from londinium.games.kids_of_london.game import KidsOfLondon
from tests.conformance import planted

pytestmark = pytest.mark.once  # planted games are never compiled

SOUND = KidsOfLondon()


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Game], Game]]:
    """Make a planted game the only registered one, so that its records replay to itself."""

    def seat(game: Game) -> Game:
        monkeypatch.setattr(registry, "SOURCES", [lambda: (game,)])
        registry.games.cache_clear()
        return game

    yield seat
    registry.games.cache_clear()


def find(game: Game, check: str, players: int = 3) -> None:
    checks = {**STEP_CHECKS, "legality": legality}
    walk_on(Setup(game, players), {check: checks[check]}, {check: 60})


@pytest.mark.parametrize(
    ("fault", "check", "sentence"),
    [
        (planted.ShowsTheFuture(), "secrets", "shows what it cannot know"),
        (planted.ShowsTheSeed(), "secrets", "cannot know"),
        (planted.ForetellsNothing(), "outlook", "nothing was foretold"),
        (planted.ForetellsOthers(), "outlook", "as foretold|foretold was"),
        (planted.ForetellsTooMuch(), "outlook", "foretold"),
        (planted.ShowsChoices(), "secrets", "cannot know|can see what"),
        (planted.ShoutsChoices(), "secrets", "chose in secret"),
        (planted.RefusalTells(), "secrets", "refusal of"),
        (planted.TellsOfTheBegunGame(), "begun", "tells what seat . has begun"),
        (planted.GoesPastTurnsGame(), "undo", "before a turn of seat"),
        (planted.with_state(planted.CountsBelowNothing), "turns", "coins is .255"),
        (planted.PassesReveals(), "undo", "showed seat|before a turn"),
        (planted.PassesReveals(), "secrets", "no event says"),
        (planted.with_state(planted.ImaginesFromTheTruth), "secrets", "what its bot sees, depends on"),
        (
            planted.with_state(planted.ObservesTheFuture),
            "secrets",
            "the observation of . differs by what it cannot know: shown",
        ),
        (planted.with_state(planted.ObservesTooMuch), "observations", "outside their bounds: {'shown'"),
        (planted.RefusesWithoutReason(), "legality", "its refusal is None"),
        (planted.NamesNoChapter(), "legality", "no chapter"),
        (planted.ForgetsCoins(), "snapshots", "restored from a snapshot differs"),
        (planted.WritesOtherwise(), "snapshots", "is written as another"),
        (planted.MiscountsScores(), "scores", "adds up to"),
        (planted.CrownsEverybody(), "scores", "has payoff"),
        (planted.with_state(planted.SharesItself), "copies", "changed"),
        (planted.with_state(planted.HidesAMove), "legality", "accepted"),
        (planted.with_state(planted.ListsTooMuch), "legality", "refuses it"),
        (planted.with_state(planted.KeepsTheStream), "imagination", "true random stream"),
        (planted.with_state(planted.KeepsChoices), "imagination", "chose in secret"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Game) else str(value),
)
def test_a_planted_fault_is_found(seated: Callable[[Game], Game], fault: Game, check: str, sentence: str) -> None:
    seated(fault)
    with pytest.raises(Broken, match=sentence):
        find(fault, check)


@pytest.mark.parametrize("check", [*STEP_CHECKS])
def test_the_game_without_a_fault_passes(seated: Callable[[Game], Game], check: str) -> None:
    find(seated(SOUND), check)


def test_a_view_that_shows_the_future_is_found_at_every_step() -> None:
    with pytest.raises(Broken, match="at step 0 shows"):
        at_every_step(Setup(planted.ShowsTheFuture(), 3), 1)


def test_a_shared_clone_is_found_at_the_end_of_the_game() -> None:
    with pytest.raises(Broken, match="changed by later play"):
        past_copies(Setup(planted.with_state(planted.SharesItself), 3), 1)


def test_a_bias_of_imagination_is_found() -> None:
    table = planted.with_state(planted.ImaginesTheBest).table(3, seed=1)
    assert unbiased(SOUND.table(3, seed=1), 0) == 8
    with pytest.raises(Broken, match="biased"):
        unbiased(table, 0)


def test_a_piece_invented_by_imagination_is_found() -> None:
    table = planted.with_state(planted.Inventive).restore({"players": 3, "character": "prince"})
    with pytest.raises(Broken, match="loses or invents"):
        unbiased(table, 0)


def test_a_hidden_hand_that_is_not_drawn_anew_is_found() -> None:
    assert hidden_hands_are_redrawn(Setup(planted.DealsHands(), 3)) == 3
    with pytest.raises(Broken, match="imagines it as it is"):
        hidden_hands_are_redrawn(Setup(planted.with_state(planted.KeepsChoices, planted.DealsHands), 3))


def test_a_dead_end_and_an_endless_game_are_told_apart() -> None:
    with pytest.raises(DeadEnd, match="owes a choice and has no move"):
        ends(Setup(planted.with_state(planted.Stuck), 3), 1)
    with pytest.raises(Endless, match="its bound"):
        ends(Setup(planted.NeverEnds(), 3), 1)


def test_an_error_that_is_not_ours_is_found() -> None:
    with pytest.raises(Broken, match="none of our errors"):
        wrong_setups(planted.WantsIntegers())


@pytest.mark.parametrize(
    ("lang", "old", "new", "sentence"),
    [
        ("fr", "title = ", "titre = ", "fr lacks title"),
        ("pl", "title = ", "title = { $nobody }", "pl: title uses nobody"),
        ("pl", "event-ended = ", "event-ended = { no-such-message }", "refers to no-such-message"),
        ("pl", "event-ended = ", 'event-ended = { NAME($who, of: "no-such-name") }', "refers to no-such-name"),
        ("pl", "event-ended = ", "event-ended = { NAMED($who) }", "there is no function NAMED"),
        ("en", "title = ", "= ", "not Fluent"),
        ("fr", "title = ", "more = Encore\ntitle = ", "only fr has more"),
    ],
)
def test_missing_words_are_found(tmp_path: Path, lang: str, old: str, new: str, sentence: str) -> None:
    shutil.copytree(SOUND.text_folder, tmp_path / "shown" / "text")
    path = tmp_path / "shown" / "text" / f"{lang}.ftl"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")

    class Moved(KidsOfLondon):
        folder = tmp_path

    with pytest.raises(Broken, match=sentence):
        all_words(Moved())


@pytest.mark.parametrize("line", ["import random", "from time import time", "first = hash('x') % 3"])
def test_chance_that_differs_from_run_to_run_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "rules.py").write_text(line, encoding="utf-8")

    class Moved(KidsOfLondon):
        folder = tmp_path

    with pytest.raises(Broken, match="differs from run to run"):
        no_other_chance(Moved())


def test_a_changed_rule_changes_the_golden_playthrough() -> None:
    assert playthrough(Setup(SOUND, 3)) == playthrough(Setup(SOUND, 3))
    assert playthrough(Setup(SOUND, 3)) != playthrough(Setup(planted.ShowsChoices(), 3))


# which tables are played


def test_option_sets_are_few_and_have_every_pair_of_values() -> None:
    choices: dict[str, list[Any]] = {"a": [0, 1, 2, 3, 4], "b": ["x", "y", "z"], "c": [False, True], "d": [1, 2, 3]}
    rows = [dict(row) for row in pairwise(choices)]
    assert rows[0] == {"a": 0, "b": "x", "c": False, "d": 1}
    assert len(rows) <= 20
    for one in choices:
        for other in choices:
            pairs = {(row[one], row[other]) for row in rows}
            expected = len(choices[one]) * len(choices[other]) if one != other else len(choices[one])
            assert len(pairs) == expected


def test_every_option_of_a_game_is_played_where_it_is_allowed() -> None:
    class Variants(KidsOfLondon):
        options = (
            londinium.Option("edition", ("fr", "en", "pl"), "fr"),
            londinium.Option("first_seat", (0, 1, 2, 3, 4, "random"), 0),
            londinium.Option("long", (False, True), False, players=range(4, 6)),
        )

    found = setups(Variants(), every=False)
    for players in (2, 3):
        assert {dict(setup.options)["long"] for setup in found if setup.players == players} == {False}
    assert {dict(setup.options)["long"] for setup in found if setup.players == 5} == {False, True}
    everything = setups(Variants(), every=True)
    assert len(everything) == 18 + 18 + 36 + 36
    assert len(found) < 80
    assert {setup.players for setup in found} == {2, 3, 4, 5}


def test_a_random_game_is_the_same_every_time() -> None:
    first, again = [[*random_game(Setup(SOUND, 4), 3)][-1].record() for _ in range(2)]
    assert first == again


# the fuzzer


@pytest.mark.parametrize(
    ("fault", "kind", "sentence"),
    [
        (planted.ShowsTheFuture(), "broken invariant", "cannot know"),
        (planted.with_state(planted.Stuck), "dead end", "has no move"),
        (planted.NeverEnds(), "endless", "after 7 decisions"),
        (planted.Stumbles(), "crash", "ZeroDivisionError"),
        (planted.with_state(planted.SharesItself), "broken invariant", "clone"),
    ],
    ids=["leak", "dead end", "endless", "crash", "shared copy"],
)
def test_the_fuzzer_finds_a_planted_fault(
    seated: Callable[[Game], Game], fault: Game, kind: str, sentence: str
) -> None:
    findings = fuzz([seated(fault)], seconds=60, seed=1, tables=12)
    found = next(finding for finding in findings if finding.kind == kind and sentence in finding.message)
    assert found.game == fault.id
    again, _ = play_table(fault, found.seed)
    assert again == found


def test_the_record_of_a_finding_leads_to_where_it_shows(seated: Callable[[Game], Game]) -> None:
    findings = fuzz([seated(planted.with_state(planted.Stuck))], seconds=60, seed=2, tables=12)
    finding = next(one for one in findings if one.message.startswith("asking whose turn it is"))
    assert londinium.Record.loads(finding.record).notes["fuzz"]["found"] == finding.message
    with pytest.raises(DeadEnd, match="owes a choice and has no move"):
        someone_can_go_on(londinium.replay(finding.record))


def test_the_fuzzer_finds_nothing_in_a_sound_game_and_stops() -> None:
    heard: list[Progress] = []
    games = [londinium.game("kids-of-london")]
    assert fuzz(games, seconds=600, seed=3, progress=heard.append, tables=4) == []
    assert heard[-1].tables == 4
    assert fuzz(londinium.games(), seconds=0) == []
