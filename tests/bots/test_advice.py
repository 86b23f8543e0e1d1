"""Advice: that it sees what its seat sees, that its reasons add up, and that everything it says can be said."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import permutations
from math import factorial
from random import Random

import pytest

import londinium
from londinium import Advice, Advised, NoAdvice, advise
from londinium.bots import BadBudget, Budget
from londinium.bots.advice import (
    FEWEST,
    PLAIN,
    Adviser,
    Calibration,
    Compared,
    Saying,
    calibration_of,
    deviation,
    line_of,
)
from londinium.bots.comparing import Comparison, begin_comparison, compare
from londinium.bots.search import Here, Spending, settings_of
from londinium.conformance.base import setups
from londinium.conformance.checks import another_world
from londinium.core.errors import BadSeat
from londinium.core.game import Game
from londinium.core.sizes import COMPARED, MOST_SEATS, MOST_SOURCES, PARTS
from londinium.core.table import Table
from londinium.core.words import LANGUAGES
from tests.bots.test_search import tables
from tests.night import by_night, games_in_time

GAMES = games_in_time()
MANY = 240 if londinium.compiled else 6


def adviser(game: Game, seed: int = 1, simulations: int = MANY, threads: int = 1) -> Adviser:
    """One that foresees little in plain Python, which takes longest there."""
    settings = settings_of(game, 2)
    if not londinium.compiled:
        settings = replace(settings, samples=min(settings.samples, 2), lucks=1, rounds=min(settings.rounds, 1))
    return Adviser(game, Budget(simulations=simulations), seed, threads, settings)


def asked(game: Game, players: int, count: int) -> list[tuple[Table, int]]:
    return tables(game, players, count if londinium.compiled else 1)


def check(advice: Advice, table: Table, seat: int) -> None:
    """What holds of all advice."""
    legal = table.moves(seat)
    assert 1 <= len(advice.moves) <= min(3, len(legal))
    assert all(advised.move in legal for advised in advice.moves)
    assert len({advised.move for advised in advice.moves}) == len(advice.moves)
    for advised in advice.moves:
        assert 0 <= advised.share <= 1
        assert advised.error >= 0
        assert sum(reason.share for reason in advised.reasons) == pytest.approx(advised.difference, abs=1e-9)
        parts = [abs(reason.share) for reason in advised.reasons]
        assert parts == sorted(parts, reverse=True)
        assert {reason.source for reason in advised.reasons} <= {*table.game.sources, "others", "rest"}
        assert all(0 <= step.seat < table.players for step in advised.line)
    json.dumps(advice.json())
    for lang in LANGUAGES:
        for number, advised in enumerate(advice.moves):
            assert (advice.why(number, lang) != "") == (len(advice.moves) > 1)
            assert (advised.line_text(lang) != "") == (advised.line != ())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_reasons_add_up_to_the_difference_and_the_largest_comes_first(game: Game) -> None:
    for players in game.players:
        for table, seat in asked(game, players, 4):
            advice = adviser(game).advise(table.state, seat)
            check(advice, table, seat)
            if len(advice.moves) > 1:
                best, second = advice.moves[:2]
                assert best.difference == pytest.approx(-second.difference, abs=1e-12)
                assert best.difference == pytest.approx(best.share - second.share, abs=1e-9)
                assert {r.source: r.share for r in best.reasons} == pytest.approx(
                    {r.source: -r.share for r in second.reasons}, abs=1e-12
                )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_seat_cannot_know_changes_nothing_in_its_advice(game: Game) -> None:
    dice = Random(3)
    for players in (game.players[0], game.players[-1]):
        for table, seat in asked(game, players, 3):
            world = another_world(table, seat, dice)
            said = [json.dumps(adviser(game, 5).advise(one.state, seat).json()) for one in (table, world)]
            assert said[0] == said[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_seed_and_simulations_give_the_same_advice_on_any_number_of_threads(game: Game) -> None:
    for table, seat in asked(game, game.players[-1], 2):
        said = [adviser(game, 7, threads=threads).advise(table.state, seat) for threads in (1, 2, 1)]
        assert said[0] == said[1] == said[2]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_there_is_advice_in_every_phase_under_every_option(game: Game) -> None:
    dice = Random(4)
    phases: set[object] = set()
    for setup in setups(game)[:: by_night(4, 1) if londinium.compiled else 40]:
        table = setup.table(dice.getrandbits(64))
        here: set[object] = set()
        while not table.over:
            seat = dice.choice(table.to_act)
            phase = table.view(seat).get("phase")
            if phase not in here and (phase not in phases or dice.random() < 0.3):
                here.add(phase)
                check(adviser(game, 2, MANY // 8).advise(table.state, seat), table, seat)
            table.play(seat, dice.choice(table.moves(seat)))
        phases |= here
    assert len(phases) > (1 if londinium.compiled else 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_asking_for_advice_changes_nothing_at_the_table(game: Game) -> None:
    table, seat = asked(game, game.players[0], 1)[0]
    before = game.position_of(table.state), len(table.log), len(table.events)
    adviser(game).advise(table.state, seat)
    assert (game.position_of(table.state), len(table.log), len(table.events)) == before


def test_an_only_move_has_a_share_and_needs_no_reasons() -> None:
    table = londinium.game("kids-of-london").restore({"players": 3, "hour": 9, "hands": [[2], [7], [5]]})
    advice = advise(table, 0, "20")
    assert [str(advised.move) for advised in advice.moves] == ["send 2"]
    assert advice.moves[0].reasons == ()
    assert advice.moves[0].difference == 0
    assert advice.why(0) == ""


def second_richest(own: float, others: list[float]) -> float:
    """What the end of Kids of London makes of such coins, said once more."""
    coins = [own, *others]
    poorer = [sum_ for sum_ in coins if sum_ < max(coins)]
    return 1 / coins.count(max(poorer)) if poorer and own == max(poorer) else 0.0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_moves_that_are_advised_are_those_that_were_compared(game: Game) -> None:
    for seed in range(8 if londinium.compiled else 2):
        table = game.table(2, seed=seed)
        seat = table.to_act[0]
        thinking = adviser(game, seed, MANY)
        moves = thinking.compare(table.state, seat).moves
        for lane in thinking.search.lanes:
            candidate, order = list(lane.candidate), list(lane.order)
            assert moves == tuple(candidate[which] for which in order[: len(moves)])


def test_the_parts_of_a_difference_are_what_each_source_adds_on_average_over_all_orders() -> None:
    game = londinium.game("kids-of-london")
    state = game.table(4, seed=2).state.imagine(1, 1)
    thinking = adviser(game).search
    lane = thinking.prepare(state, 1, [2, 7], Spending(0.0, False, Here()))[0]
    told = set()
    for world in range(200 if londinium.compiled else 12):
        found = Comparison()
        begin_comparison(found, lane, 2, 4, len(game.sources))
        compare(found, lane, world, 1)
        values, amounts, totals = list(found.value), list(found.amount), list(found.total)
        own = [[amounts[which * MOST_SEATS * MOST_SOURCES + MOST_SOURCES + i] for i in range(5)] for which in range(2)]
        others = [[totals[which * MOST_SEATS + seat] for seat in (0, 2, 3)] for which in range(2)]
        parts = [0.0] * 6
        for order in permutations(range(6)):
            chosen = [0] * 6
            before = values[0]
            for source in order:
                chosen[source] = 1
                after = second_richest(sum(own[chosen[i]][i] for i in range(5)), others[chosen[5]])
                parts[source] += (after - before) / factorial(6)
                before = after
            assert before == values[1]
        said = list(found.parts)[COMPARED * PARTS :][:PARTS]
        assert [*said[:5], said[MOST_SOURCES]] == pytest.approx(parts, abs=1e-12)
        assert said[PARTS - 1] == pytest.approx(0, abs=1e-12)
        told |= {source for source, part in enumerate(parts) if part}
    assert told >= {0, 1, 5}  # robbed, elsewhere, and what the others have


def test_a_source_that_is_all_the_difference_gets_all_of_it() -> None:
    """The same position but for one borough's prestige: what is compared differs in points and nothing else."""
    game = londinium.game("london")
    table = game.table(2, seed=1)
    compared = Compared(
        moves=(0, 1),
        worlds=10,
        sums=((5.0, 2.6, 5.0), (6.0, 3.7, 6.0)),
        pairs={(1, 0): (1.0, 0.11, (1.5, 0.0, -0.5, *[0.0] * 7), (0.3, 0.0, 0.03, *[0.0] * 7))},
        lines=((), ()),
    )
    saying = Saying(game, table.state, compared)
    saying.calibration = PLAIN
    advised = saying.advised(1, 0)
    assert advised.difference == pytest.approx(0.1)
    assert [(reason.source, round(reason.share, 6)) for reason in advised.reasons] == [
        ("points", 0.15),
        ("loans", -0.05),
    ]
    assert advised.difference_error == pytest.approx(deviation(1.0, 0.11, 10))
    advice = Advice(0, (advised, saying.advised(0, 1)), 20)
    assert advice.why(0).endswith("by 10.0%: more prestige (+15.0%); though more loans (−5.0%)")
    assert "less prestige (−15.0%); though fewer loans (+5.0%)" in advice.why(1)
    assert "moins d’emprunts (+5,0" in advice.why(1, "fr")
    assert "więcej prestiżu (+15,0" in advice.why(0, "pl")


def test_what_is_no_more_than_chance_is_said_to_be_even() -> None:
    game = londinium.game("london")
    move = game.moves[0]
    one = Advised(move, 0.5, 0.1, (), 0.01, 0.02, ())
    assert Advice(0, (one, replace(one, move=game.moves[1])), 2).why(0) == (
        f"as good as “{game.moves[1].text()}”, as far as these games tell"
    )


def test_a_line_goes_on_as_long_as_one_answer_is_likely_and_stops_at_the_next_own_turn() -> None:
    ways = [[0, 9, 0, 4, 1, 5, 0, 6]] * 6 + [[0, 9, 0, 4, 1, 7, 0, 6]] * 2
    assert line_of(ways, 0) == ((0, 4), (1, 5))
    assert line_of(ways, 2) == ((0, 4), (1, 5), (0, 6))
    assert line_of([[0, 9, 1, answer] for answer in range(8)], 0) == ()
    assert line_of([[0, 9, 1, 5]] * (FEWEST - 1), 0) == ()
    assert line_of([], 0) == ()


def test_a_share_grows_with_what_is_found_and_is_a_share() -> None:
    for game in GAMES:
        for calibration in (calibration_of(game), Calibration(0.2, 1.5, 0.1, 0.9)):
            for players in game.players:
                for round in (0, 5, 20):
                    shares = [calibration.share(mean / 20, players, round) for mean in range(21)]
                    assert shares == sorted(shares)
                    assert 0 <= shares[0] < shares[-1] <= 1
                    rise = calibration.rise(0.4, 0.3, players, round)
                    assert rise * 0.1 == pytest.approx(shares[8] - shares[6])


def test_the_one_who_waits_hears_how_far_it_is() -> None:
    heard: list[float] = []
    advise(
        londinium.game("kids-of-london").table(2, seed=1), 0, "200" if londinium.compiled else "8", told=heard.append
    )
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    assert len(heard) > 2


def test_what_cannot_be_advised_gets_a_sentence() -> None:
    game = londinium.game("kids-of-london")
    table = game.table(3, seed=1)
    with pytest.raises(BadSeat, match="there is no seat 3 at a table of 3"):
        advise(table, 3, "10")
    with pytest.raises(BadSeat, match=r"there is no seat 1\.0"):
        advise(table, 1.0, "10")  # type: ignore[arg-type]
    table.play(1, 8)
    with pytest.raises(NoAdvice, match="seat 1 owes no choice now; it is for 0, 2 to choose"):
        advise(table, 1, "10")
    for wrong in ("0", "forever", "", "11m"):
        with pytest.raises(BadBudget, match="is no time to think"):
            advise(table, 0, wrong)
    with pytest.raises(BadBudget, match="5 is no time to think: give '2s'"):
        advise(table, 0, 5)  # type: ignore[arg-type]
    over = game.restore({"players": 3, "hour": 10, "coins": [9, 7, 7]})
    with pytest.raises(NoAdvice, match="the game is over"):
        advise(over, 0, "10")


@pytest.mark.nightly("a hundred decisions of each game take hours")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_named_first_is_the_largest_in_a_fresh_sample_nine_times_of_ten(game: Game) -> None:
    from bench.advice import truth

    verdict = truth(game, decisions=100, simulations=40_000 if game.id == "kids-of-london" else 8000)
    assert verdict.decisions == verdict.added_up == 100
    assert verdict.held >= 90, verdict.text(game)
