"""Text for language models: a stable format in three languages, answers read strictly, and no secret in any prompt."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import londinium
from londinium.bots import bot
from londinium.conformance import Broken, Setup, walk_on
from londinium.conformance.base import demand, plain_setups, viewers
from londinium.conformance.checks import another_world, difference
from londinium.core.errors import BadMove, BadOption, BadSeat, IllegalMove
from londinium.core.events import Event, Who
from londinium.core.game import Game
from londinium.core.moves import Move
from londinium.core.table import Table
from londinium.core.words import LANGUAGES, Words
from londinium.envs.seats import LocalSeat, NotOver
from londinium.envs.text import (
    EMPTY,
    ILLEGAL,
    UNPARSABLE,
    BadView,
    Harness,
    NothingToChoose,
    observation,
    parse,
    prompt,
    rules_text,
    why_not,
)
from tests.conformance import planted
from tests.language.golden import GOLDEN, golden

KIDS = londinium.game("kids-of-london")
POSITIONS = 24 if londinium.compiled else 4  # of each game, all its player counts together


# secrets


def prompts(table: Table, dice: Random) -> None:
    """Worlds that a viewer cannot tell apart give it the same prompts, byte for byte, and the same reasons."""
    for viewer in viewers(table):
        world = another_world(table, viewer, dice)
        world.events = [with_other_secrets(event, viewer, dice) for event in table.events]
        lang = dice.choice(LANGUAGES)
        one, other = asked(table, viewer, lang, dice.random()), asked(world, viewer, lang, 0)
        demand(one == other, f"a prompt for {viewer} tells what it cannot know: {difference(one, other)}")
        if viewer is not None and not table.over:
            for move in dice.sample(table.game.moves, 3):
                here, there = (why_not(LocalSeat(one, viewer), move, lang) for one in (table, world))
                demand(here == there, f"why {move} is not allowed tells {viewer} what it cannot know")


def asked(table: Table, viewer: int | None, lang: str, salt: float) -> str:
    """All that a model is told at a position."""
    news = [event.text(lang, viewer) for event in table.events]
    if viewer is None:
        return observation(table.view(None), lang, news=news)
    seat = LocalSeat(table, viewer)
    assert seat.story(lang) == news
    if not seat.moves():
        return observation(seat.view(), lang, seat.names, news)
    return prompt(seat.view(), seat.moves(), lang, seat.names, news)


def with_other_secrets(event: Event, viewer: int | None, dice: Random) -> Event:
    """The same event, with other facts where the viewer may not know them."""
    kind = event.game.kinds[event.told[0]]
    if not kind.has_secrets or event.seen_by(viewer):
        return event
    told = list(event.told)
    for place, fact in enumerate(kind.facts):
        if fact.secret:
            most = len(fact.names) if fact.names else len(event.game.moves) if fact.move else event.players
            told[2 + place] = dice.randrange(most)
    return Event(event.game, event.players, event.number, (told[0], told[1], told[2], told[3], told[4], told[5]))


@pytest.mark.parametrize("setup", [one for game in londinium.games() for one in plain_setups(game)], ids=str)
def test_no_prompt_holds_what_its_seat_cannot_know(setup: Setup) -> None:
    walk_on(setup, {"prompts": prompts}, {"prompts": max(2, POSITIONS // len(setup.game.players))})


class DrawsTheFuture(planted.ShowsTheFuture):
    """Its picture shows what lies face down."""

    def picture(self, view: Mapping[str, Any], say: Words, names: Mapping[Who, str]) -> str:
        return f"{super().picture(view, say, names)}\n{view['next']}"


class AsksWithTheFuture(planted.ShowsTheFuture):
    """What it asks for tells what lies face down."""

    def prompt(self, view: Mapping[str, Any], lang: str = "en") -> str:
        return f"{super().prompt(view, lang)} {view['next']}"


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (DrawsTheFuture(), "a prompt for . tells what it cannot know"),
        (AsksWithTheFuture(), "a prompt for . tells what it cannot know"),
        (planted.ShowsChoices(), None),  # in the view, and in no word of a prompt
        (planted.RefusalTells(), None),  # told in no words
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_prompt_that_tells_is_found(fault: Game, sentence: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("londinium.envs.text.registered", lambda id: fault)
    setup = Setup(fault, 3)
    if sentence is None:
        walk_on(setup, {"prompts": prompts}, {"prompts": 20})
    else:
        with pytest.raises(Broken, match=sentence):
            walk_on(setup, {"prompts": prompts}, {"prompts": 60})


def test_an_event_that_shouts_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hidden words are not chosen: as if everyone had seen everything."""
    monkeypatch.setattr(Event, "seen_by", lambda event, seat: True)
    table = KIDS.table(3, seed=1)
    table.play(0, "send 7")
    event = table.events[-1]
    told = list(event.told)
    told[2] = 3
    other = Event(KIDS, 3, event.number, (told[0], told[1], told[2], told[3], told[4], told[5]))
    assert event.text("en", 1) != other.text("en", 1)


# the format


@pytest.mark.parametrize("game", londinium.games(), ids=lambda game: game.id)
def test_the_text_of_a_position_is_what_it_was(game: Game) -> None:
    """Kept in golden/; `python -m tests.language.golden` writes it anew. Another form is another version."""
    assert golden(game) == (GOLDEN / f"{game.id}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", londinium.games(), ids=lambda game: game.id)
def test_every_language_has_the_same_parts_in_the_same_order(game: Game, lang: str) -> None:
    table = game.table(2, seed=1)
    seat = table.to_act[0]
    text = prompt(table.view(seat), table.moves(seat), lang, news=["It happened."])
    say = game.words(lang).say
    heads = re.findall(r"^## (.*)$", text, re.MULTILINE)
    parts = ("table", "news", "asked", "moves", "answer")
    assert heads == [say("title"), *(say(f"text-{part}") for part in parts)]
    assert text.splitlines()[0] == f"Londinium text 1: {game.id}, seat {seat + 1} of 2, {lang}"
    listed = re.findall(r"^- (.*?): ", text.partition(f"## {say('text-moves')}")[2], re.MULTILINE)
    assert listed == [str(move) for move in table.moves(seat)]
    assert text.splitlines()[-1] == f"Final Answer: {listed[0]}"


def test_moves_are_listed_on_request_only() -> None:
    table = KIDS.table(3, seed=7)
    text = prompt(table.view(0))
    assert "send 3:" not in text
    assert "written like “send 0”" in text


def test_the_rules_come_first_if_they_are_wanted() -> None:
    table = KIDS.table(3, seed=7)
    assert prompt(table.view(0), table.moves(0), rules=True).startswith("## The rules\n### ")
    assert rules_text(KIDS, "fr", ["turn"]).count("###") == 1


def test_a_spectator_and_who_owes_nothing_are_told_whose_turn_it_is() -> None:
    table = KIDS.table(3, seed=7)
    table.play(0, "send 1")
    assert "You owe no choice now; it is for Seat 2, Seat 3 to choose." in observation(table.view(0))
    assert "You look on; 3 play." in observation(table.view(None))
    assert "Seat 2, Seat 3: " in observation(table.view(None))
    with pytest.raises(NothingToChoose, match="owes no choice"):
        prompt(table.view(0), table.moves(0))


def test_names_take_the_place_of_seats_everywhere() -> None:
    table = KIDS.table(3, seed=7)
    text = observation(table.view(0), names={0: "Ada", 1: "Ben", 2: "Ben"})
    assert "Seat" not in text
    assert "You are Ada" in text
    assert "Ben, Ben choose at the same time." in text


def test_the_options_are_told() -> None:
    table = londinium.game("london").table(2, seed=1, options={"deck": "first"})
    assert "deck=first" in observation(table.view(0), "pl")


# answers


@pytest.mark.parametrize(
    "answer",
    [
        "send 8",
        "SEND  8",
        "Final Answer: send 8",
        "I think long.\n\nFinal Answer: send 8",
        "**Final Answer:** send 8",
        "**Final Answer: send 8**",
        "Final answer: `send 8`.",
        "Final Answer:\nsend 8",
        "First I thought Final Answer: send 3, but no.\nFinal Answer: send 8",
        "Final Answer: - send 8: Send the chief (8)",
        "Final Answer: Send the chief (8)",
        "Final Answer: Envoyer le chef (8)",
        'Final Answer: {"move": "send 8"}',
        'Final Answer:\n```json\n{"move": "send 8"}\n```',
        'I thought {long}.\n```json\n{\n  "why": "strong",\n  "move": "send 8"\n}\n```',
        "Final Answer:\n```\nsend 8\n```\nGood luck!",
        "```send 8```",
        r"Final Answer: $\boxed{send 8}$",
        r"Final Answer: $\boxed{\text{send 8}}$",
        "Since it is late:\nsend 8",
    ],
)
def test_a_move_is_read_from_an_answer(answer: str) -> None:
    moves = KIDS.table(3, seed=7).moves(0)
    assert parse(answer, moves) is KIDS.move("send 8")


@pytest.mark.parametrize("answer", [None, "", "   \n\t"])
def test_no_answer_is_empty(answer: str | None) -> None:
    assert parse(answer, KIDS.table(3, seed=7).moves(0)) is EMPTY


@pytest.mark.parametrize(
    "answer",
    [
        "I would send 8 if I were brave.",
        "send 8 or send 7",
        "Final Answer:",
        "Final Answer: the chief",
        "Final Answer: 8",
        "send 8\nFinal Answer: I do not know",
        "send 99",
        "{",
        '{"move": 8.5}',
        '{"move": "send 8"}\nor {"move": "send 7"}',
        '{\n  "move": "send 8"\n} I think',
        "[" * 100_000,
        "\x00",
    ],
)
def test_nothing_is_guessed_from_prose(answer: str) -> None:
    assert parse(answer, KIDS.table(3, seed=7).moves(0)) is UNPARSABLE


def test_a_move_of_the_game_that_is_not_allowed_is_illegal() -> None:
    table = KIDS.table(3, seed=7)
    assert parse("Final Answer: take-own", table.moves(0)) is ILLEGAL
    with pytest.raises(NothingToChoose, match="no move to choose"):
        parse("send 8", [])


@pytest.mark.parametrize("game", londinium.games(), ids=lambda game: game.id)
def test_every_move_of_every_game_is_read_from_its_notation(game: Game) -> None:
    for move in game.moves:
        assert parse(f"Final Answer: {move}", [move]) is move
        assert parse(f"Final Answer: {move}: {move.text('pl')}", [move]) is move


# the harness


def scripted(*answers: str | None) -> Any:
    left = iter(answers)
    return lambda prompt: next(left)


def test_an_answer_that_cannot_be_used_is_asked_for_again_with_the_reason() -> None:
    seat = LocalSeat(KIDS.table(3, seed=7), 0)
    harness = Harness(scripted("", "trains", "take-own", "Final Answer: send 2"), lang="fr")
    turn = harness.play(seat)
    assert (turn.move, turn.lost) == ("send 2", False)
    assert [attempt.outcome for attempt in turn.attempts] == ["empty", "unparsable", "illegal", "move"]
    first, second, third, fourth = (attempt.prompt for attempt in turn.attempts)
    assert second == first + "\n\n## Votre dernière réponse ne convient pas\nIl n’y avait pas de réponse."
    assert third.endswith("Vous avez répondu : trains\nAucun coup n’a pu y être lu.")
    refusal = seat.game.table(3, seed=7).refusal(0, "take-own")
    assert refusal is not None
    assert refusal.text("fr") in fourth
    assert refusal.rule_text("fr") in fourth


def test_after_the_last_attempt_a_legal_move_is_drawn_the_same_for_the_same_seed() -> None:
    seat = LocalSeat(KIDS.table(3, seed=7), 0)
    turns = [Harness(scripted("", "", ""), rethinks=2, seed=3).choose(seat) for _ in range(2)]
    assert turns[0] == turns[1]
    assert turns[0].lost
    assert len(turns[0].attempts) == 3
    drawn = {Harness(scripted(""), rethinks=0, seed=seed).choose(seat).move for seed in range(20)}
    assert len(drawn) > 3
    assert {KIDS.move(move) for move in drawn} <= set(seat.moves())


@pytest.mark.parametrize("game", londinium.games(), ids=lambda game: game.id)
def test_a_model_plays_a_whole_game_and_leaves_a_transcript(game: Game) -> None:
    table = game.table(2, seed=4)
    seat = LocalSeat(table, 0, {1: bot("random", seed=1)})
    with pytest.raises(NotOver):
        seat.record()

    def model(prompt: str) -> str:
        return prompt.splitlines()[-1]  # the example it is shown

    harness = Harness(model)
    harness.play_on(seat)
    seat.close()
    assert table.over
    assert londinium.replay(seat.record()).scores() == table.scores()
    lines = [json.loads(line) for line in harness.dumps().splitlines()]
    assert [line["move"] for line in lines] == [str(entry.move) for entry in table.log if entry.seat == 0]
    assert [line["number"] for line in lines] == list(range(1, len(lines) + 1))
    assert not any(line["lost"] for line in lines)


def test_news_are_what_happened_since_the_last_choice() -> None:
    table = KIDS.table(2, seed=4)
    seat = LocalSeat(table, 0, {1: bot("random", seed=1)})
    seat.wait()
    begun = seat.news()
    seat.play("send 3")
    assert len(seat.news()) == 1  # its own choice
    seat.wait()
    assert seat.story()[: len(begun)] == begun
    assert seat.story()[len(begun) :] == seat.news()


def test_moves_are_given_to_a_prompt_in_any_form() -> None:
    table = KIDS.table(3, seed=7)
    moves: list[Move | str] = ["send 0", table.moves(0)[1]]
    assert "- send 1: Send child 1" in prompt(table.view(0), moves)


# what is given wrongly


def test_what_is_not_a_view_a_move_a_language_or_a_seat_is_named() -> None:
    table = KIDS.table(3, seed=7)
    some: list[Any] = [{}, {"game": KIDS.id}, [], "view"]
    for wrong in some:
        with pytest.raises(BadView, match=r"a view is what table.view\(seat\) gives"):
            observation(wrong)
    with pytest.raises(BadMove, match="is not a move of kids-of-london"):
        prompt(table.view(0), ["castle"])
    with pytest.raises(BadOption, match="there is no language 'de'"):
        prompt(table.view(0), table.moves(0), lang="de")
    with pytest.raises(BadSeat, match="there is no seat 3"):
        LocalSeat(table, 3)


def test_a_refused_move_of_a_seat_changes_nothing() -> None:
    table = KIDS.table(3, seed=7)
    seat = LocalSeat(table, 0)
    before = table.snapshot(), seat.news(), seat.view()
    with pytest.raises(IllegalMove):
        seat.play("take-own")
    with pytest.raises(BadMove):
        seat.play("castle")
    assert (table.snapshot(), seat.news(), seat.view()) == before
