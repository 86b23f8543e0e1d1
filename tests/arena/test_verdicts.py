"""Verdicts: intervals hold the truth as often as they say, tests err as seldom as they promise, ratings keep order."""

from __future__ import annotations

import numpy as np
import pytest
from openskill.models import PlackettLuce

import londinium
from londinium.arena.intervals import Interval, share_between
from londinium.arena.plans import plan_for
from londinium.arena.ratings import rated, ratings
from londinium.arena.sprt import LEAST, BadTest, Sprt
from londinium.arena.tally import Control, Tally
from londinium.arena.wording import control_verdict
from londinium.core.words import Words

GAME = londinium.game("kids-of-london")


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    dice = np.random.default_rng(1)
    held = 0
    for trial in range(300):
        strength = dice.beta(5, 15, size=80)  # deals differ, and the games of one deal resemble each other
        wins = dice.binomial(4, strength)
        held += share_between(wins.tolist(), [4] * 80, seed=trial, resamples=400).holds(0.25)
    assert 0.91 <= held / 300 <= 0.985


def test_games_of_one_deal_are_not_taken_for_independent() -> None:
    dice = np.random.default_rng(1)
    alike = (dice.random(100) < 0.5) * 10.0  # a deal decides all ten games
    apart = dice.binomial(10, 0.5, size=100).astype(float)
    wide, narrow = (share_between(wins.tolist(), [10] * 100) for wins in (alike, apart))
    assert wide.high - wide.low > 2.5 * (narrow.high - narrow.low)


def test_a_share_that_is_always_the_same_is_not_believed_to_be_certain() -> None:
    always = share_between([4.0] * 50, [4] * 50)
    assert always.mean == always.high == 1.0
    assert 0.9 < always.low < 1.0


def test_between_two_bots_what_the_fictitious_band_won_does_not_count() -> None:
    plan = plan_for(GAME, ["greedy", "random"], 2, blocks=30, seed=4)
    tally = Tally(plan, {block: plan.play(block) for block in range(plan.blocks)})
    (match, first, _) = tally.by_first_side()[0]
    shares = tally.by_bot()
    both = shares["greedy"].mean + shares["random"].mean
    found = tally.between_two(match)
    assert both < 1.0, "the fictitious band must have won a game here"
    assert found.mean == pytest.approx(first.mean / both)
    assert found.low < found.mean < found.high


@pytest.mark.parametrize(("p0", "p1", "seats"), [(0.25, 0.30, 4), (0.5, 0.55, 2), (1 / 6, 0.25, 6)])
def test_a_sequential_test_errs_no_more_than_it_promises(p0: float, p1: float, seats: int) -> None:
    test = Sprt(p0, p1)
    dice = np.random.default_rng(2)
    for truth, wrong in ((p0, "p1"), (p1, "p0")):
        verdicts = [test.after((dice.binomial(seats, truth, size=2000) / seats).tolist()) for _ in range(300)]
        errors = sum(verdict.accepted == wrong for verdict in verdicts) / 300
        assert errors <= 0.05 + 0.03, "three standard errors of 300 trials are 0.038"
        assert all(verdict.accepted for verdict in verdicts)


def test_a_sequential_test_looks_no_further_than_its_end() -> None:
    test = Sprt(0.25, 0.5)
    scores = [0.75, 0.5, 0.5, 0.25] * 20
    verdict = test.after(scores)
    assert verdict.accepted == "p1"
    assert verdict == test.after(scores[: verdict.blocks]) == test.after(scores + [0.0] * 1000)
    assert test.after(scores[: LEAST - 1]).accepted is None
    assert test.after([]).accepted is None


@pytest.mark.parametrize(
    "text", ["", "0.3", "0.3,0.2", "0.3,0.3", "a,b", "0.2,0.3,0.1", "0.2,1.3", "0.2,0.3,0,0.1", "nan,1"]
)
def test_bounds_that_make_no_test_are_refused(text: str) -> None:
    with pytest.raises(BadTest):
        Sprt.read(text)


def test_ratings_are_those_of_openskill() -> None:
    games = [(("a", "b", "c"), (1.0, 0.0, 0.0)), (("b", "c", "a"), (0.5, 0.5, 0.0)), (("c", "a", "b"), (0.0, 0.0, 1.0))]
    model = PlackettLuce(tau=0.0)
    known = {name: model.rating() for name in "abc"}
    for bots, payoffs in games:
        after = model.rate([[known[name]] for name in bots], ranks=[0.0 if payoff else 1.0 for payoff in payoffs])
        known = {name: one for name, [one] in zip(bots, after, strict=True)}
    ours = rated(games, "abc")
    for name in "abc":
        assert ours[name] == pytest.approx((known[name].mu, known[name].sigma))


def test_a_bot_at_several_seats_moves_by_their_average() -> None:
    after = rated([(("a", "b", "b", "b"), (1.0, 0.0, 0.0, 0.0))], ["a", "b"])
    [(one,), (other,), *_] = PlackettLuce(tau=0.0).rate(
        [[PlackettLuce().rating()] for _ in range(4)], ranks=[0, 1, 1, 1]
    )
    assert after["a"][0] == pytest.approx(one.mu)
    assert after["b"][0] == pytest.approx(other.mu)


def tally_of(players: int, bots: list[str], blocks: int = 6) -> Tally:
    plan = plan_for(GAME, bots, players, blocks=blocks, seed=1)
    return Tally(plan, {block: plan.play(block) for block in range(blocks)})


def test_ratings_go_over_player_counts_and_put_the_stronger_first() -> None:
    tallies = [tally_of(players, ["random", "greedy"], blocks=10) for players in (2, 3)]
    found = ratings(tallies, seed=1)
    assert [rating.bot for rating in found] == ["greedy", "random"]
    assert all(rating.low < rating.mean < rating.high for rating in found)
    assert sum(rating.mean for rating in found) / 2 == pytest.approx(25)
    assert found[0].games == sum(len(set(game.result.bots)) > 1 for tally in tallies for game in tally.games)
    assert ratings(tallies, seed=1) == found


def test_a_bot_that_always_wins_is_not_rated_as_if_that_were_certain() -> None:
    tally = tally_of(2, ["greedy", "random"])
    for game in tally.games:
        if len(set(game.result.bots)) > 1:
            game.result.payoffs = tuple(float(name == "greedy") for name in game.result.bots)
    best, worst = ratings([tally])
    assert best.high - best.low > 1
    assert worst.high - worst.low > 1


def test_a_mirror_is_even_where_nothing_is_wrong() -> None:
    [mirror, random] = tally_of(3, ["greedy"], blocks=20).controls()
    assert (mirror.kind, random.kind) == ("mirror", "random")
    assert not mirror.doubtful
    assert mirror.par == pytest.approx(1 / 3, abs=0.02)
    assert not random.doubtful
    assert random.share.low > random.par


def test_of_a_bot_that_won_too_few_games_against_random_play_that_is_said() -> None:
    say = Words("en")
    few, lost = (Control("random", "greedy", Interval(mean, 0.2, 1.0, 1), 0.5) for mean in (1.0, 0.5))
    assert few.doubtful
    assert "too few" in control_verdict(few, say)
    assert control_verdict(lost, say) == say.say("arena-random-odd")


def test_a_mirror_that_is_not_even_is_flagged() -> None:
    plan = plan_for(GAME, ["random"], 3, blocks=20, seed=1)
    blocks = {block: plan.play(block) for block in range(20)}
    for results in blocks.values():
        for result, (match, arrangement) in zip(results, plan.games(0), strict=True):
            if plan.matches[match].kind == "mirror" and result.number % 2:  # as if its own copy knew its cards
                first = plan.matches[match].arrangements[arrangement].index(0)
                result.payoffs = tuple(1.0 if seat == first else 0.0 for seat in range(3))
    [mirror] = Tally(plan, blocks).controls()
    assert mirror.doubtful


def test_shares_of_all_bots_add_up_and_efforts_are_measured() -> None:
    bots = ["greedy", "random", *["search:10"] * londinium.compiled]  # it takes minutes in plain Python
    tally = tally_of(2, bots, blocks=2)
    assert sum(share.mean for share in tally.by_bot().values()) / len(bots) == pytest.approx(
        sum(share.mean for share in tally.by_seat()) / 2
    )
    efforts = tally.efforts()
    assert set(efforts) == set(bots)
    assert all(effort.a_turn > 0 and effort.a_second > 0 for effort in efforts.values())
    assert all(effort.choices >= effort.turns > 0 for effort in efforts.values())
    assert sum(effort.choices for effort in efforts.values()) == sum(game.result.decisions for game in tally.games)


def test_bots_that_think_alike_are_rated_as_one_and_link_what_they_meet() -> None:
    plans = [plan_for(GAME, bots, 2, blocks=20, seed=6) for bots in (["greedy", "random"], ["level:3", "level:1"])]
    tallies = [Tally(plan, {block: plan.play(block) for block in range(plan.blocks)}) for plan in plans]
    found = {rating.bot: rating for rating in ratings(tallies)}
    assert found["greedy"].mean == found["level:3"].mean > found["level:1"].mean
    assert found["greedy"].games == found["level:3"].games > 40, "those of both names"
