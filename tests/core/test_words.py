"""Words: every word a person reads exists in English, French and Polish, and can be put together."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import londinium
from londinium import Event, Game
from londinium.core.errors import BadOption
from londinium.core.words import LANGUAGES, SHARED, Words, words
from londinium.games.kids_of_london.pieces import CHARACTERS, UNDECIDED

FOLDERS = [SHARED, *[game.text_folder for game in londinium.games()]]
KIDS = londinium.game("kids-of-london")
SHARED_REFUSALS = ("over", "not-asked")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the parser's own name
        self.names.add(node.id.name)


def variables(node: Any) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


def messages(folder: Path, lang: str) -> dict[str, Any]:
    tree = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in tree.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in tree.body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_english_key_exists_in_every_language(folder: Path, lang: str) -> None:
    missing = set(messages(folder, "en")) - set(messages(folder, lang))
    assert missing == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_key_is_written_twice(folder: Path, lang: str) -> None:
    keys = re.findall(r"(?m)^([a-z][a-z0-9-]*) =", (folder / f"{lang}.ftl").read_text(encoding="utf-8"))
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", londinium.games(), ids=lambda game: game.id)
def test_a_game_has_words_for_all_it_can_say(game: Game, lang: str) -> None:
    say = game.words(lang)
    needed = ["title", "tagline", *(f"refusal-{key}" for key in SHARED_REFUSALS)]
    needed += [f"rule-{chapter}" for chapter in game.chapters]
    needed += [f"rule-{chapter}-title" for chapter in game.chapters]
    needed += [f"option-{option.name}" for option in game.options]
    needed += [f"extra-{extra}" for players in game.players for extra in game.extras(players)]
    for kind in game.kinds:
        needed.append(f"event-{kind.name}")
        needed += [f"event-{kind.name}-hidden" for fact in kind.facts if fact.secret]
    assert [key for key in needed if not say.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", londinium.games(), ids=lambda game: game.id)
def test_every_move_has_its_own_words(game: Game, lang: str) -> None:
    texts = [move.text(lang) for move in game.moves]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", londinium.games(), ids=lambda game: game.id)
def test_every_figure_of_a_finished_game_has_words_of_its_own(game: Game, lang: str) -> None:
    state = game.table(players=max(game.players), seed=5).state
    while not state.over:
        legal = state.legal()
        state.apply(legal[state.round * 7 % len(legal)])
    names = list(game.figures(state))
    texts = [game.words(lang).figure(name) for name in names]
    assert not set(texts) & set(names)
    assert len(set(texts)) == len(names)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Worth to its owner: King’s Cross Station"),
        ("fr", "Valeur pour son propriétaire : King’s Cross Station"),
        ("pl", "Wartość dla właściciela: King’s Cross Station"),
    ],
)
def test_a_family_of_figures_is_one_message_with_the_name_of_the_piece(lang: str, sentence: str) -> None:
    say = londinium.game("key-to-the-city").words(lang)
    assert say.figure("worth-kings-cross-station") == sentence
    assert say.figure("weather") == "weather"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fact_of_another_name_is_said_as_the_piece_it_is(lang: str) -> None:
    say = londinium.game("london").words(lang)
    swapped = say.say("event-swapped", who="Ada", given="sewers", taken="lords")
    assert say.say("card", card="sewers") in swapped
    assert say.say("card", card="lords") in swapped


@pytest.mark.once  # words are the same however the rules are built
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", londinium.games(), ids=lambda game: game.id)
def test_everything_that_happens_in_a_game_can_be_said_to_everyone(game: Game, lang: str) -> None:
    for players in game.players:
        table = game.table(players=players, seed=players)
        while not table.over:
            seat = table.to_act[len(table.log) % len(table.to_act)]
            moves = table.moves(seat)
            table.play(seat, moves[len(table.log) * 5 % len(moves)])
        for event in table.events:
            for viewer in (None, *range(players)):
                text = event.text(lang, viewer)
                assert text
                assert not re.search(r"[{}$]|\bNone\b|\bnone\b|[\u2066-\u2069]", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_event_can_be_said_to_whoever_did_it_and_to_whom_it_was_done(folder: Path, lang: str) -> None:
    said = {key: entry for key, entry in messages(folder, lang).items() if key.startswith("event-")}
    assert said
    for key, message in said.items():
        forms = {one.id.name: variables(one.value) for one in message.attributes}
        named = variables(message.value)
        if not key.endswith("-hidden"):  # which is said to others alone
            assert "who" not in named or "you" in forms, key
            assert not named & {"to", "whom"} or "to-you" in forms, key
        assert "who" not in forms.get("you", ()), key
        assert not forms.get("to-you", set()) & {"to", "whom"}, key
        assert all(uses <= named for uses in forms.values()), key


@pytest.mark.once  # words are the same however the rules are built
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", londinium.games(), ids=lambda game: game.id)
def test_what_somebody_did_is_said_to_them_without_their_name(game: Game, lang: str) -> None:
    names: dict[int | str, str] = {seat: f"Xavier-{seat}" for seat in range(6)}
    spoken = 0
    for players in game.players:
        table = game.table(players=players, seed=players)
        while not table.over:
            seat = table.to_act[len(table.log) % len(table.to_act)]
            moves = table.moves(seat)
            table.play(seat, moves[len(table.log) * 5 % len(moves)])
        for event in table.events:
            about = {who for who in event.seats().values() if isinstance(who, int)}
            for seat in about:
                text = event.text(lang, seat, names, you=True)
                assert names[seat] not in text, text
                assert not re.search(r"[{}$]|\bNone\b|\bnone\b", text), text
                assert event.text(lang, seat, names) != text
                spoken += 1
    assert spoken > 50


def test_a_secret_is_not_in_the_words_for_others() -> None:
    table = KIDS.table(players=3, seed=1)
    [event] = table.play(1, "send 7")
    for lang in LANGUAGES:
        assert "7" in event.text(lang, seat=1)
        assert "7" not in event.text(lang, seat=0)
        assert "7" not in event.text(lang)


def test_names_take_the_place_of_seats() -> None:
    table = KIDS.table(players=3, seed=1)
    [event] = table.play(1, "send 7")
    assert event.text("en", names={1: "Zoë"}) == "Zoë has chosen."
    assert event.text("fr", names={1: "Zoë"}) == "Zoë a choisi."
    assert event.text("pl", names={1: "Zoë"}) == "Zoë dokonuje wyboru."


@pytest.mark.parametrize(
    ("lang", "counted"),
    [
        ("en", {0: "0 coins", 1: "1 coin", 2: "2 coins", 5: "5 coins", 21: "21 coins"}),
        ("fr", {0: "0 pièce", 1: "1 pièce", 2: "2 pièces", 5: "5 pièces", 21: "21 pièces"}),
        (
            "pl",
            {0: "0 monet", 1: "1 moneta", 2: "2 monety", 5: "5 monet", 12: "12 monet", 21: "21 monet", 22: "22 monety"},
        ),
    ],
)
def test_coins_are_counted_as_the_language_counts(lang: str, counted: dict[int, str]) -> None:
    say = KIDS.words(lang)
    assert {coins: say.say("coins", coins=coins) for coins in counted} == counted


def happened(kind: str, who: int, a: int, b: int, c: int = 0) -> Event:
    """An event of a table of two."""
    return Event(KIDS, 2, 1, (KIDS.kind_number(kind), who, a, b, c, -1))


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Ada robbed the jeweller of 6 coins."),
        ("fr", "Ada a volé 6 pièces à la bijoutière."),
        ("pl", "Ada okrada jubilerkę i bierze 6 monet."),
    ],
)
def test_characters_are_declined_as_the_sentence_needs(lang: str, sentence: str) -> None:
    event = happened("robbed", 0, CHARACTERS.index("jeweller"), 6)
    assert event.text(lang, names={0: "Ada"}) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "character", ["merchant", "left-curate", "right-curate", "jeweller", "banker", "prince", "beggar"]
)
def test_no_character_shows_its_bare_id(character: str, lang: str) -> None:
    say = KIDS.words(lang)
    number, stranger = CHARACTERS.index(character), 2
    events = [
        happened("hour-struck", -1, 1, number, UNDECIDED).text(lang),
        happened("hour-struck", -1, 1, number, 4).text(lang),
        say.say("character", character=character),
        say.say("purse", character=character, coins=5),
    ]
    if character.endswith("curate"):
        events.append(happened("gave", 0, stranger, 5, number).text(lang))
    elif character != "beggar":
        events.append(happened("robbed", 0, number, 5).text(lang))
    foreign = lang != "en" and character != "prince"  # who is called so in French too
    assert not any("-" in text or (foreign and character in text) for text in events)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["choose-child", "child-gone", "choose-take", "not-lowest", "last-hour-prince"])
def test_refusals_are_sentences(key: str, lang: str) -> None:
    text = KIDS.refuse(key, "sending", child=8).text(lang)
    assert text[0].isupper()
    assert text.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_who_must_choose_and_the_chapter(lang: str) -> None:
    table = KIDS.table(players=3, seed=1)
    table.play(0, "send 1")
    refusal = table.refusal(0, "send 2")
    assert refusal is not None
    assert KIDS.name(1, lang) in refusal.text(lang)
    assert KIDS.name(2, lang) in refusal.text(lang)
    assert refusal.rule_text(lang) == KIDS.words(lang).say("rule-turn-title")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption, match="no language 'de'; choose one of en, fr, pl"):
        Words("de")


def test_an_unknown_key_or_a_missing_fact_is_an_error_of_ours_and_never_a_silent_gap() -> None:
    with pytest.raises(KeyError, match="no words for 'weather' in en"):
        words("en").say("weather")
    with pytest.raises(ValueError, match="cannot be put together"):
        KIDS.words("en").say("coins")


def test_words_are_read_once() -> None:
    assert KIDS.words("fr") is KIDS.words("fr")
    assert words("fr") is not KIDS.words("fr")
