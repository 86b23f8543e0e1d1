"""Plans: who meets whom on which deal, and that a run depends on nothing but its plan."""

from __future__ import annotations

import pickle
import shutil
from collections import Counter
from math import factorial
from pathlib import Path

import pytest

import londinium
from londinium.arena.matches import BadMatch
from londinium.arena.plans import MOST_GAMES, NothingToTest, Plan, TooFewBots, TooManyGames, plan_for, settings_hash
from londinium.arena.sprt import Sprt
from londinium.bots import BadBudget, UnknownBot
from londinium.core.errors import BadPlayers

GAME = londinium.game("kids-of-london")


def contested(plan: Plan) -> list[tuple[str, ...]]:
    """Who sits where in the games of a block, controls left out."""
    return [plan.matches[match].seats(at) for match, at in plan.games(0) if not plan.matches[match].control]


def test_as_many_bots_as_seats_sit_in_every_arrangement() -> None:
    sat = contested(plan_for(GAME, ["search:10", "greedy", "random"], 3, blocks=2))
    assert len(sat) == len(set(sat)) == factorial(3)


def test_bots_of_one_name_are_not_told_apart() -> None:
    sat = contested(plan_for(GAME, ["greedy", "random", "random", "random"], 4, blocks=2))
    assert sorted(seats.index("greedy") for seats in sat) == [0, 1, 2, 3]


def test_more_bots_than_seats_meet_in_every_combination() -> None:
    names = ["search:10", "search:20", "greedy", "random"]
    sat = contested(plan_for(GAME, names, 2, blocks=2))
    assert len(sat) == len(set(sat)) == 4 * 3
    assert Counter(name for seats in sat for name in seats) == dict.fromkeys(names, 6)


def test_fewer_bots_than_seats_sit_alone_at_tables_of_each_other() -> None:
    sat = contested(plan_for(GAME, ["greedy", "random"], 4, blocks=2))
    assert Counter(seats.count("greedy") for seats in sat) == {1: 4, 3: 4}
    alone = [seats.index("greedy") for seats in sat if seats.count("greedy") == 1]
    assert sorted(alone) == [0, 1, 2, 3]


def test_the_first_alone_may_be_all_that_is_asked() -> None:
    sat = contested(plan_for(GAME, ["greedy", "random", "search:10"], 3, blocks=2, form="first"))
    assert len(sat) == 6
    assert all(seats.count("greedy") == 1 for seats in sat)


def test_in_steps_each_sits_alone_at_a_table_of_the_one_named_next() -> None:
    sat = contested(plan_for(GAME, ["search:10", "greedy", "random"], 3, blocks=2, form="steps"))
    assert len(sat) == 6
    assert {tuple(sorted(seats)) for seats in sat} == {
        ("greedy", "greedy", "search:10"),
        ("greedy", "random", "random"),
    }


def test_with_two_seats_nobody_meets_twice() -> None:
    for form in ("mixed", "round"):
        sat = contested(plan_for(GAME, ["greedy", "random"], 2, blocks=2, form=form))
        assert sorted(sat) == [("greedy", "random"), ("random", "greedy")]


def test_the_first_always_plays_against_itself_and_against_random() -> None:
    for bots in (["greedy"], ["greedy", "search:10"], ["greedy", "search:10", "random"]):
        plan = plan_for(GAME, bots, 3, blocks=2)
        kinds = [match.kind for match in plan.matches if match.control]
        assert kinds == ["mirror", "random"]
        mirror = next(match for match in plan.matches if match.kind == "mirror")
        assert mirror.sides == ("greedy", "greedy")
        assert len(mirror.arrangements) == 3  # one of the copies is followed from seat to seat
    assert [match.kind for match in plan_for(GAME, ["random"], 3, blocks=2).matches] == ["mirror"]


def test_whoever_meets_random_anyway_need_not_do_so_twice() -> None:
    for bots, players in ((["greedy", "random"], 2), (["greedy", "random"], 4), (["greedy", *["random"] * 3], 4)):
        plan = plan_for(GAME, bots, players, blocks=2)
        assert [match.kind for match in plan.matches if match.control] == ["mirror"]


def test_controls_may_end_before_the_rest() -> None:
    plan = plan_for(GAME, ["greedy", "random"], 2, blocks=5, control_blocks=2)
    assert [len(list(plan.games(block))) for block in (0, 1, 2, 4)] == [4, 4, 2, 2]


def test_the_control_against_random_may_go_on_after_the_mirror_has_ended() -> None:
    plan = plan_for(GAME, ["greedy", "search:10"], 2, blocks=5, form="first", control_blocks=1, random_blocks=4)
    kinds = [{plan.matches[match].kind for match, _ in plan.games(block)} for block in (0, 1, 3, 4)]
    assert kinds == [{"duel", "mirror", "random"}, {"duel", "random"}, {"duel", "random"}, {"duel"}]


def test_all_games_of_a_block_have_its_deal_and_luck_of_their_own() -> None:
    plan = plan_for(GAME, ["greedy", "random"], 3, blocks=2, seed=5)
    first, second = plan.play(0), plan.play(1)
    assert {game.seed for game in first} == {plan.deal(0)}
    assert {game.seed for game in second} == {plan.deal(1)}
    mirror = [game for game in first if set(game.bots) == {"greedy"}]
    assert len({game.points for game in mirror}) > 1, "games of a mirror must not be the same game"


def test_a_block_is_the_same_again_in_another_process_or_by_another_plan_of_the_same_words() -> None:
    plan = plan_for(GAME, ["greedy", "random"], 3, blocks=4, seed=5)
    copy: Plan = pickle.loads(pickle.dumps(plan))
    assert copy.hash == plan.hash
    assert copy.play(3) == plan.play(3)
    longer = plan_for(GAME, ["greedy", "random"], 3, blocks=400, seed=5)
    assert longer.hash != plan.hash
    assert longer.play(3) == plan.play(3)


def test_with_other_settings_of_its_bots_it_is_another_run_and_with_other_comments_it_is_not(tmp_path: Path) -> None:
    settings = (GAME.folder / "bot" / "search.toml").read_text(encoding="utf-8")
    found = []
    for text in (settings, settings + "# more to say\n", settings.replace("samples = 16", "samples = 8")):
        (tmp_path / "search.toml").write_text(text, encoding="utf-8")
        found.append(settings_hash(tmp_path, 2))
    assert found[0] == found[1] != found[2]
    plan = plan_for(GAME, ["search:10", "greedy"], 2, blocks=2, seed=5)
    assert plan.described()["settings"] == settings_hash(GAME.folder / "bot", 2, levels=False)


def test_levels_make_it_another_run_only_where_they_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plans = [plan_for(GAME, [bot, "greedy"], 2, blocks=2, seed=5) for bot in ("search:10", "level:2")]
    before = [(plan.hash, plan.older_hash) for plan in plans]
    folder = tmp_path / "bot"
    shutil.copytree(GAME.folder / "bot", folder)
    (folder / "levels.toml").write_text("[[level]]\nahead = 1\n[[level]]\nusual = true\n", encoding="utf-8")
    monkeypatch.setattr(type(GAME), "folder", tmp_path)
    for plan in plans:
        del plan.__dict__["hash"], plan.__dict__["older_hash"]
    after = [(plan.hash, plan.older_hash) for plan in plans]
    same = [[one == other for one, other in zip(*pair, strict=True)] for pair in zip(before, after, strict=True)]
    assert same == [[True, False], [False, False]]


def test_what_its_bots_do_at_fuller_tables_does_not_make_it_another_run(tmp_path: Path) -> None:
    settings = (GAME.folder / "bot" / "search.toml").read_text(encoding="utf-8")
    found = []
    for text in (settings, settings + "\n[players.4]\nsamples = 8\n"):
        (tmp_path / "search.toml").write_text(text, encoding="utf-8")
        found.append([settings_hash(tmp_path, players) for players in (3, 4, 5)])
    assert [one == other for one, other in zip(*found, strict=True)] == [True, False, False]


@pytest.mark.parametrize(
    "changed",
    [
        {"seed": 6},
        {"players": 4},
        {"blocks": 5},
        {"bots": ["random", "greedy"]},
        {"form": "first"},
        {"control_blocks": 2},
        {"random_blocks": 2},
        {"limit": 5.0},
        {"sprt": Sprt(0.3, 0.4), "form": "round"},
    ],
    ids=lambda changed: next(iter(changed)),
)
def test_everything_that_decides_a_run_is_in_its_hash(changed: dict[str, object]) -> None:
    usual: dict[str, object] = {"bots": ["greedy", "random"], "players": 3, "blocks": 4, "seed": 5, "form": "round"}
    assert plan_for(GAME, **{**usual, **changed}).hash != plan_for(GAME, **usual).hash  # type: ignore[arg-type]  # named one by one


def test_other_data_make_another_run() -> None:
    content = {"character": [dict(entry) for entry in GAME.own_data.content["character"]]}
    content["character"][0]["coins"] += 1
    ours, theirs = (plan_for(GAME, ["greedy"], 3, blocks=2, seed=1, data=data) for data in (None, content))
    assert ours.hash != theirs.hash


def test_what_cannot_be_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownBot):
        plan_for(GAME, ["deep"], 3, blocks=2)
    for budget in ("search:0s", "search:2h", "search:3600s", "greedy:2s"):
        with pytest.raises((BadBudget, UnknownBot)):
            plan_for(GAME, [budget], 3, blocks=2)
    with pytest.raises(BadPlayers):
        plan_for(GAME, ["greedy"], 9, blocks=2)
    with pytest.raises(BadMatch, match="at least 2"):
        plan_for(GAME, ["greedy"], 3, blocks=1)
    with pytest.raises(TooManyGames) as problem:
        plan_for(GAME, ["greedy", "random"], 3, blocks=MOST_GAMES)
    assert problem.value.most == MOST_GAMES // 9
    with pytest.raises(TooManyGames):
        plan_for(GAME, [f"search:{number}" for number in range(1, 31)], 5, blocks=100)
    with pytest.raises(TooFewBots):
        plan_for(GAME, ["greedy", "random"], 3, blocks=2, form="mixed")
    with pytest.raises(NothingToTest):
        plan_for(GAME, ["greedy"], 3, blocks=2, sprt=Sprt(0.3, 0.4))
    with pytest.raises(NothingToTest):
        plan_for(GAME, ["greedy", "greedy", "random"], 3, blocks=2, sprt=Sprt(0.3, 0.4))
