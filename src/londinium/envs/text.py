"""Text: what a seat may know, in words for a language model, and a harness that asks one for moves; it calls no model.

Everything here is made from a seat's view, its legal moves and what it was told: there is nothing else to leak.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from enum import Enum
from random import Random
from typing import Any

from londinium.core.errors import BadMove, LondiniumError
from londinium.core.events import Who
from londinium.core.game import Game
from londinium.core.moves import Move
from londinium.core.options import spelled
from londinium.core.registry import game as registered
from londinium.core.words import LANGUAGES, Words, unmarked
from londinium.envs.seats import Seat

TEXT = 1  # the version of the format: docs/research/text.md
MARKER = "Final Answer:"
MARKED = re.compile(r"final\s+answer\W*?[:：]", re.IGNORECASE)
BOXED = re.compile(r"\\boxed\{(?:\\text\{)?([^{}]*)\}")
FENCE = re.compile(r"^[ \t]*```\w*[ \t]*$", re.MULTILINE)
AROUND = " \t*`_\"'.,;!<>()[]«»“”„$\\"
USUAL_RETHINKS = 3
LONGEST_QUOTE = 500  # letters of an answer that is shown to its author again

FRAME = {"game", "players", "options", "seat", "round", "over", "to_act"}  # of every view

Model = Callable[[str], str | None]


class BadView(LondiniumError):
    """That is not what a seat may know."""


class NothingToChoose(LondiniumError):
    """A seat that owes no choice is not asked for one."""


class Fault(Enum):
    """What can be wrong with an answer."""

    EMPTY = "empty"
    UNPARSABLE = "unparsable"
    ILLEGAL = "illegal"


EMPTY, UNPARSABLE, ILLEGAL = Fault


# what is said


def observation(
    view: Mapping[str, Any], lang: str = "en", names: Mapping[Who, str] | None = None, news: Iterable[str] = ()
) -> str:
    """What a seat may know, as text: who it is, the table, what happened, what is asked.

    >>> import londinium
    >>> table = londinium.game("kids-of-london").table(players=3, seed=7)
    >>> print(observation(table.view(1)).partition("## The table")[0].strip())
    Londinium text 1: kids-of-london, seat 2 of 3, en
    <BLANKLINE>
    ## Kids of London
    You are Seat 2, one of 3 players.
    """
    game = game_of(view)
    say = game.words(lang)
    parts = [heading(game, view, lang, names), ("text-table", drawn(game, view, say, names or {}))]
    if lines := [f"- {line}" for line in news]:
        parts.append(("text-news", "\n".join(lines)))
    parts.append(("text-asked", asked(game, view, lang, names)))
    return f"{head(view, lang)}\n\n{written(parts, say)}"


def prompt(
    view: Mapping[str, Any],
    moves: Iterable[Move | str] | None = None,
    lang: str = "en",
    names: Mapping[Who, str] | None = None,
    news: Iterable[str] = (),
    rules: bool = False,
) -> str:
    """What a language model is asked: the observation, its legal moves if they are given, and how to answer.

    With `rules`, the rules as they are played here come first.

    >>> import londinium
    >>> table = londinium.game("kids-of-london").table(players=3, seed=7)
    >>> print(prompt(table.view(1), table.moves(1)[:2], lang="fr").partition("## Vos")[2])
     coups, tels qu’ils s’écrivent
    - send 0: Envoyer l’enfant 0
    - send 1: Envoyer l’enfant 1
    <BLANKLINE>
    ## Comment répondre
    Réfléchissez autant que vous voulez. Terminez par une seule ligne, avec un coup écrit comme ci-dessus :
    Final Answer: send 0
    """
    game = game_of(view)
    say = game.words(lang)
    parts: list[tuple[str, str]] = []
    if moves is None:
        example = str(game.moves[0])
        how = say.say("text-answer-unlisted", example=example)
    else:
        found = [game.move(move) for move in moves]
        if not found:
            raise NothingToChoose(f"seat {view['seat']} owes no choice, so there is nothing to ask it for")
        example = str(found[0])
        parts.append(("text-moves", "\n".join(f"- {move}: {move.text(lang)}" for move in found)))
        how = say.say("text-answer-listed")
    parts.append(("text-answer", f"{how}\n{MARKER} {example}"))
    before = written([("text-rules", rules_text(game, lang))], say) + "\n\n" if rules else ""
    return f"{before}{observation(view, lang, names, news)}\n\n{written(parts, say)}"


def again(asked_before: str, answer: str | None, reason: str, say: Words) -> str:
    """The same prompt once more, with the answer that could not be used and the reason."""
    quoted = " ".join((answer or "").split())
    lines = [say.say("text-said", answer=f"{quoted[:LONGEST_QUOTE]}…" if len(quoted) > LONGEST_QUOTE else quoted)]
    return f"{asked_before}\n\n{written([('text-again', chr(10).join([*lines, reason] if quoted else [reason]))], say)}"


def game_of(view: Mapping[str, Any]) -> Game:
    """The game a view is of."""
    if not isinstance(view, Mapping) or not set(view) >= FRAME:
        raise BadView(f"a view is what table.view(seat) gives, with {', '.join(sorted(FRAME))}; this is not one")
    return registered(view["game"])


def head(view: Mapping[str, Any], lang: str) -> str:
    """The first line, the same in every language."""
    seat = "spectator" if view["seat"] is None else f"seat {view['seat'] + 1}"
    return f"Londinium text {TEXT}: {view['game']}, {seat} of {view['players']}, {lang}"


def heading(game: Game, view: Mapping[str, Any], lang: str, names: Mapping[Who, str] | None) -> tuple[str, str]:
    say = game.words(lang)
    if view["seat"] is None:
        lines = [say.say("text-watching", players=view["players"])]
    else:
        lines = [say.say("text-you", who=game.name(view["seat"], lang, names), players=view["players"])]
    if view["options"]:
        options = ", ".join(f"{name}={spelled(value)}" for name, value in view["options"].items())
        lines.append(say.say("text-options", options=options))
    return "title", "\n".join(lines)


def drawn(game: Game, view: Mapping[str, Any], say: Words, names: Mapping[Who, str]) -> str:
    """The game's picture without its marks."""
    return "\n".join(line.rstrip() for line in unmarked(game.picture(view, say, names)).splitlines())


def asked(game: Game, view: Mapping[str, Any], lang: str, names: Mapping[Who, str] | None) -> str:
    """Who must do what, in a line."""
    say = game.words(lang)
    if view["over"]:
        return say.say("refusal-over")
    owing = [game.name(seat, lang, names) for seat in view["to_act"] if seat != view["seat"]]
    if view["seat"] in view["to_act"]:
        who = game.name(view["seat"], lang, names)
        line = say.say("cli-must-choose", who=who, prompt=game.prompt(view, lang))
        return f"{line} {say.say('cli-others-too', names=', '.join(owing), count=len(owing))}" if owing else line
    if view["seat"] is None:
        return say.say("cli-must-choose", who=", ".join(owing), prompt=game.prompt(view, lang))
    return say.say("refusal-not-asked", seats=", ".join(owing))


def rules_text(game: Game, lang: str = "en", chapters: Iterable[str] | None = None) -> str:
    """The rules as they are played here, all chapters or some."""
    say = game.words(lang).say
    found = game.chapters if chapters is None else chapters
    return "\n\n".join(f"### {say(f'rule-{chapter}-title')}\n{say(f'rule-{chapter}')}" for chapter in found)


def written(parts: Iterable[tuple[str, str]], say: Words) -> str:
    return "\n\n".join(f"## {say.say(key)}\n{text}" for key, text in parts)


# what is answered


@dataclass(frozen=True)
class Reading:
    """What an answer says: a move, or what is wrong with it, or both if the move is not allowed."""

    move: Move | None
    fault: Fault | None


def parse(answer: str | None, moves: Sequence[Move]) -> Move | Fault:
    """The move an answer ends with, if it is one of these; else EMPTY, UNPARSABLE, or ILLEGAL for another of the game.

    >>> import londinium
    >>> moves = londinium.game("kids-of-london").table(players=3, seed=7).moves(0)
    >>> parse("The chief is strong.\\n**Final Answer:** `send 8`", moves)
    <Move kids-of-london 8: send 8>
    >>> parse("", moves), parse("I like trains.", moves), parse("Final Answer: take-own", moves)
    (<Fault.EMPTY: 'empty'>, <Fault.UNPARSABLE: 'unparsable'>, <Fault.ILLEGAL: 'illegal'>)
    """
    found = reading(answer, moves)
    if found.fault is not None:
        return found.fault
    assert found.move is not None
    return found.move


def reading(answer: str | None, moves: Sequence[Move]) -> Reading:
    """The same, with the move that is not allowed."""
    if not moves:
        raise NothingToChoose("there is no move to choose, so there is no answer to read")
    if answer is None or not answer.strip():
        return Reading(None, EMPTY)
    for text in candidates(answer):
        move = move_in(text, moves)
        if move is not None:
            return Reading(move, None if move in moves else ILLEGAL)
    return Reading(None, UNPARSABLE)


def candidates(answer: str) -> list[str]:
    """Where the move may stand: after the last marker, or else on the last line; nothing is guessed from prose."""
    after = MARKED.split(answer)
    lines = [line for line in FENCE.sub("", after[-1]).splitlines() if line.strip(AROUND)]
    if not lines:
        return []
    marked = len(after) > 1
    line = lines[0] if marked else lines[-1]
    boxed = BOXED.findall(line)
    found = [boxed[-1]] if boxed else []
    opened = [place for place, one in enumerate(lines) if one.lstrip().startswith("{")]  # where an object may begin
    if opened and (not marked or opened[0] == 0):
        with suppress(ValueError, TypeError, KeyError, RecursionError):
            text = "\n".join(lines[opened[0 if marked else -1] :]).strip()
            content, end = json.JSONDecoder().raw_decode(text)
            if marked or not text[end:].strip(AROUND):
                found.append(str(content["move"]))
    whole = line.strip().removeprefix("- ").strip(AROUND)
    return [*found, whole, whole.partition(":")[0].strip(AROUND)]


def move_in(text: str, moves: Sequence[Move]) -> Move | None:
    """The move that a text spells, in notation or in the words of any language."""
    try:
        return moves[0].game.move(text.strip(AROUND))
    except BadMove:
        words = text.strip(AROUND).casefold()
        spoken = (move for move in moves for lang in LANGUAGES if move.text(lang).strip(AROUND).casefold() == words)
        return next(spoken, None)


# who is asked


@dataclass(frozen=True)
class Attempt:
    """One question to a model, its answer, and what came of it: `move` or a fault, with the reason it was told."""

    prompt: str
    answer: str | None
    outcome: str
    reason: str | None = None


@dataclass(frozen=True)
class Turn:
    """One choice of a model: every attempt, and the move; `lost` if none could be used and it was drawn."""

    game: str
    seat: int
    number: int  # of the choice, from 1
    attempts: tuple[Attempt, ...]
    move: str
    lost: bool

    def json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass
class Harness:
    """Asks a model for the choices of a seat, again with the reason where an answer cannot be used; keeps a transcript.

    `model` takes a prompt and gives an answer. A choice has one attempt and up to `rethinks` more; then the move is
    lost, and any legal one is drawn from `seed`.

    >>> import londinium
    >>> from londinium.envs.seats import LocalSeat
    >>> seat = LocalSeat(londinium.game("kids-of-london").table(players=3, seed=7), 0)
    >>> answers = iter(["take-own", "Final Answer: send 3"])
    >>> harness = Harness(lambda prompt: next(answers))
    >>> turn = harness.play(seat)
    >>> turn.move, [attempt.outcome for attempt in turn.attempts]
    ('send 3', ['illegal', 'move'])
    >>> print(turn.attempts[0].reason)
    “take-own” is not allowed. ... (The rule: ...)
    """

    model: Model
    lang: str = "en"
    listed: bool = True  # whether legal moves are in the prompt
    rules: bool = False  # whether the rules are
    rethinks: int = USUAL_RETHINKS
    seed: int = 0
    transcript: list[Turn] = field(default_factory=list)

    def choose(self, seat: Seat) -> Turn:
        """What the model chooses for a seat that owes a choice; nothing is played."""
        moves = seat.moves()
        names = seat.names
        first = prompt(
            seat.view(), moves if self.listed else None, self.lang, names, seat.news(self.lang), rules=self.rules
        )
        question = first
        attempts: list[Attempt] = []
        say = seat.game.words(self.lang)
        for _ in range(1 + self.rethinks):
            answer = self.model(question)
            found = reading(answer, moves)
            if found.fault is None and found.move is not None:
                attempts.append(Attempt(question, answer, "move"))
                return self.turn(seat, attempts, found.move, lost=False)
            reason = self.reason(seat, found)
            attempts.append(Attempt(question, answer, str((found.fault or EMPTY).value), reason))
            question = again(first, answer, reason, say)
        dice = Random(f"{self.seed} {len(self.transcript)}")
        return self.turn(seat, attempts, dice.choice(moves), lost=True)

    def turn(self, seat: Seat, attempts: list[Attempt], move: Move, lost: bool) -> Turn:
        return Turn(seat.game.id, seat.number, len(self.transcript) + 1, tuple(attempts), str(move), lost)

    def reason(self, seat: Seat, found: Reading) -> str:
        """Why an answer cannot be used, in a sentence."""
        say = seat.game.words(self.lang)
        if found.move is not None:
            return why_not(seat, found.move, self.lang)
        return say.say("text-empty" if found.fault is EMPTY else "text-unparsable")

    def play(self, seat: Seat) -> Turn:
        """Let the model choose, and play that."""
        turn = self.choose(seat)
        seat.play(turn.move)
        self.transcript.append(turn)
        return turn

    def play_on(self, seat: Seat) -> None:
        """Play every choice of the seat until the game is over."""
        while seat.wait():
            self.play(seat)

    def dumps(self) -> str:
        """The transcript as lines of JSON, a turn each."""
        return "".join(json.dumps(turn.json(), ensure_ascii=False) + "\n" for turn in self.transcript)


def why_not(seat: Seat, move: Move, lang: str = "en") -> str:
    """Why a seat may not play a move now, in a sentence with the rule's name; empty if it may."""
    refused = seat.refusal(move, lang)
    if refused is None:
        return ""
    say = seat.game.words(lang)
    return say.say("text-illegal", move=str(move), reason=refused.reason, rule=refused.rule)
