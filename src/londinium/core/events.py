"""Events, scores and refusals: what a Table says back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

if TYPE_CHECKING:
    from londinium.core.game import Game

Who = int | str  # a seat, or the name of somebody at the table who has none
MANY = 200  # larger than any seat: "nobody" in a byte


class Fact(NamedTuple):
    """One number of an event: what it is called, what its values are called, whether it may be secret."""

    name: str
    names: tuple[str, ...] = ()
    secret: bool = False
    seat: bool = False
    move: bool = False  # its value is a move, in notation
    none: int | None = None  # the number that means "none"


@dataclass(frozen=True)
class EventKind:
    """A kind of event of a game.

    `reveals`: it shows somebody what was hidden, or ends a choice that several made at the same time, so nothing before
    it can be undone.
    """

    name: str
    facts: tuple[Fact, ...] = ()
    reveals: bool = False


class Event(msgspec.Struct, frozen=True):
    """Something that happened. `facts` everyone knows; `secret` only the seats in `seen`.

    >>> import londinium
    >>> table = londinium.game("kids-of-london").table(players=3, seed=1)
    >>> [event] = table.play(1, "send 8")
    >>> event.json(1)
    {'number': 2, 'kind': 'chose', 'who': 1, 'child': 8}
    >>> event.json(0)
    {'number': 2, 'kind': 'chose', 'who': 1}
    >>> event.text("en", seat=0)
    'Seat 2 has chosen.'
    """

    game: Game
    number: int
    kind: str
    who: Who | None
    facts: dict[str, Any]
    secret: dict[str, Any] = {}
    seen: frozenset[int] = frozenset()

    def __repr__(self) -> str:
        facts = {**self.facts, **self.secret}
        return f"<Event {self.number} of {self.game.id}: {self.kind} {self.who} {facts}>"

    def known_to(self, seat: int | None) -> dict[str, Any]:
        """The facts a seat may know; None is a spectator."""
        return {**self.facts, **self.secret} if seat in self.seen else dict(self.facts)

    def json(self, seat: int | None) -> dict[str, Any]:
        """The event as that seat may see it."""
        found: dict[str, Any] = {"number": self.number, "kind": self.kind}
        if self.who is not None:
            found["who"] = self.who
        found.update(self.facts)
        if seat in self.seen:
            found.update(self.secret)
        return found

    def text(self, lang: str = "en", seat: int | None = None, names: dict[Who, str] | None = None) -> str:
        """The event in a sentence, as that seat may know it."""
        words = self.game.words(lang)
        key = f"event-{self.kind}"
        if self.secret and seat not in self.seen:
            key += "-hidden"
        facts = {name: "none" if value is None else value for name, value in self.known_to(seat).items()}
        for name, value in self.seats().items():
            facts[name] = self.game.name(value, lang, names)
        for fact in self.game.event_kind(self.kind).facts:
            if fact.move and fact.name in facts:
                facts[fact.name] = self.game.move(facts[fact.name]).text(lang)
        return words.say(key, **facts)

    def seats(self) -> dict[str, Who]:
        kind = self.game.event_kind(self.kind)
        found: dict[str, Who] = {} if self.who is None else {"who": self.who}
        for fact in kind.facts:
            if fact.seat and self.facts.get(fact.name) is not None:
                found[fact.name] = self.facts[fact.name]
        return found


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed, and the chapter of the rules that says so."""

    game: Game = field(repr=False)
    key: str
    rule: str
    facts: dict[str, Any] = field(default_factory=dict)

    @property
    def reason(self) -> str:
        """The reason in English; `text` has it in every language."""
        return self.text("en")

    def text(self, lang: str = "en") -> str:
        """The reason in a sentence."""
        facts = dict(self.facts)
        if "seats" in facts:
            facts["seats"] = ", ".join(self.game.name(seat, lang) for seat in facts["seats"])
        return self.game.words(lang).say(f"refusal-{self.key}", **facts)

    def rule_text(self, lang: str = "en") -> str:
        """The title of the chapter."""
        return self.game.words(lang).say(f"rule-{self.rule}-title")

    def __str__(self) -> str:
        return f"{self.reason} (rules: {self.rule_text()})"


@dataclass(frozen=True)
class Score:
    """The points of one seat, or of somebody without one, and where they came from."""

    who: Who
    points: int
    breakdown: dict[str, int]


@dataclass(frozen=True)
class Rank:
    """A place in the ranking; equal places are ties."""

    place: int
    who: Who
    points: int
    won: bool
