"""Events, scores and refusals: what a Table says back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

if TYPE_CHECKING:
    from londinium.core.game import Game

Who = int | str  # a seat, or the name of somebody at the table who has none
Told = tuple[int, int, int, int, int, int]  # an event as the rules tell it: kind, who, three facts, who knows all
MANY = 200  # larger than any seat: "nobody" in a byte
REMEMBERED = 10_000  # what happened, as it was last written

encode = msgspec.json.Encoder().encode
decode = msgspec.json.decode


def members(content: Mapping[str, Any]) -> bytes:
    """A JSON object without its braces, to be put among others."""
    return encode(content)[1:-1]


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

    @cached_property
    def has_secrets(self) -> bool:
        return any(fact.secret for fact in self.facts)


def says(*facts: Fact, reveals: bool = False) -> tuple[tuple[Fact, ...], bool]:
    """What a kind of event says, and whether it reveals something."""
    return facts, reveals


def event_kinds(told: type, said: Mapping[int, tuple[tuple[Fact, ...], bool]]) -> tuple[EventKind, ...]:
    """The kinds of events of a game, by the numbers its rules tell them by; each is called as its number is.

    >>> class Told:
    ...     HOUR_STRUCK = 0
    >>> event_kinds(Told, {Told.HOUR_STRUCK: says(Fact("hour"))})[0].name
    'hour-struck'
    """
    names = {number: name for name, number in vars(told).items() if not name.startswith("_")}
    if list(names) != list(range(len(names))) or set(said) != set(names):
        raise TypeError(f"{told.__qualname__} numbers what is told from 0 on, and each is said once")
    return tuple(EventKind(name.lower().replace("_", "-"), *said[number]) for number, name in names.items())


class Event(msgspec.Struct, frozen=True, gc=False):
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
    players: int
    number: int
    told: Told

    def __repr__(self) -> str:
        return f"<Event {self.number} of {self.game.id}: {self.kind} {self.who} {self.facts | self.secret}>"

    @property
    def kind(self) -> str:
        """What kind of event it is."""
        return self.game.kinds[self.told[0]].name

    @property
    def who(self) -> Who | None:
        """Whose doing it was, if anybody's."""
        who = self.told[1]
        return None if who < 0 else self.game.who(who, self.players)

    @property
    def facts(self) -> dict[str, Any]:
        """What everyone knows of it."""
        return facts_of(self.game, self.players, self.told, secret=False)

    @property
    def secret(self) -> dict[str, Any]:
        """What only those in `seen` know of it."""
        return facts_of(self.game, self.players, self.told, secret=True)

    @property
    def seen(self) -> frozenset[int]:
        """The seats that know the secret."""
        return frozenset(seat for seat in range(self.players) if self.knowing >> seat & 1)

    @property
    def knowing(self) -> int:
        """The same as bits."""
        told = self.told
        return told[5] if self.game.kinds[told[0]].has_secrets else 0

    def seen_by(self, seat: int | None) -> bool:
        """Whether the seat knows the secret; None is a spectator."""
        return seat is not None and bool(self.knowing >> seat & 1)

    def known_to(self, seat: int | None) -> dict[str, Any]:
        """The facts a seat may know; None is a spectator."""
        return self.facts | self.secret if self.seen_by(seat) else self.facts

    def json(self, seat: int | None) -> dict[str, Any]:
        """The event as that seat may see it."""
        found: list[dict[str, Any]] = decode(as_told([self], [seat])[0])
        return found[0]

    def text(
        self, lang: str = "en", seat: int | None = None, names: dict[Who, str] | None = None, you: bool = False
    ) -> str:
        """The event in a sentence, as that seat may know it; with `you`, as it is said to whoever sits there."""
        words = self.game.words(lang)
        key = f"event-{self.kind}"
        if self.secret and not self.seen_by(seat):
            key += "-hidden"
        facts = {name: "none" if value is None else value for name, value in self.known_to(seat).items()}
        seats = self.seats()
        if you and (form := form_for(seats, seat)) and words.has(f"{key}.{form}"):
            key += f".{form}"
        for name, value in seats.items():
            facts[name] = self.game.name(value, lang, names)
        for fact in self.game.kinds[self.told[0]].facts:
            if fact.move and fact.name in facts:
                facts[fact.name] = self.game.move(facts[fact.name]).text(lang)
        return words.say(key, **facts)

    def seats(self) -> dict[str, Who]:
        who, known = self.who, self.facts
        found: dict[str, Who] = {} if who is None else {"who": who}
        for fact in self.game.kinds[self.told[0]].facts:
            if fact.seat and known.get(fact.name) is not None:
                found[fact.name] = known[fact.name]
        return found


def form_for(seats: Mapping[str, Who], seat: int | None) -> str:
    """The form of a sentence for a seat: `you` if it is about what it did, `to-you` if it was done to it.

    >>> [form_for({"who": 1, "to": 2}, seat) for seat in (0, 1, 2)]
    ['', 'you', 'to-you']
    """
    if seat is None or seat not in seats.values():
        return ""
    return "you" if seats.get("who") == seat else "to-you"


def facts_of(game: Game, players: int, told: Told, secret: bool) -> dict[str, Any]:
    """What the rules told in numbers, with names: either what everyone knows or what only some do."""
    found: dict[str, Any] = {}
    for fact, value in zip(game.kinds[told[0]].facts, told[2:], strict=False):
        if fact.secret == secret:
            found[fact.name] = value_of(game, players, fact, value)
    return found


def value_of(game: Game, players: int, fact: Fact, value: int) -> int | str | None:
    if value == fact.none:
        return None
    if fact.seat:
        return game.who(value, players)
    if fact.move:
        return game.moves[value].notation
    return fact.names[value] if fact.names else value


def as_told(events: Sequence[Event], seats: Sequence[int | None]) -> list[bytes]:
    """Events in JSON, as each of some seats may see them; what all may know is written once."""
    texts, for_all, some_know = [], [], 0
    for event in events:
        text = written(event.game, event.players, event.told)
        texts.append(text)
        for_all.append(b'{"number":%d,%b' % (event.number, text[0]))
        some_know |= text[2]
    found = [b"[%b]" % b",".join(for_all)] * len(seats)
    for place, seat in enumerate(seats):
        if seat is not None and some_know >> seat & 1:
            known = for_all.copy()
            for number, (_, whole, knowing) in enumerate(texts):
                if knowing >> seat & 1:
                    known[number] = b'{"number":%d,%b' % (events[number].number, whole)
            found[place] = b"[%b]" % b",".join(known)
    return found


@lru_cache(REMEMBERED)
def written(game: Game, players: int, told: Told) -> tuple[bytes, bytes, int]:
    """What follows an event's number in JSON for all, and for those who know its secret, and their bits.

    At tables of one game much the same happens again and again.
    """
    event = Event(game, players, 0, told)
    known = {"kind": event.kind, "who": event.who, **event.facts}
    if event.who is None:
        del known["who"]
    return encode(known)[1:], encode(known | event.secret)[1:], event.knowing


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
