"""Table: a State with its history, which is what people and servers use; not the rules, which are the State's."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from londinium.core.errors import (
    BadData,
    BadMove,
    BadRecord,
    BadRules,
    BadSeat,
    BadSnapshot,
    BadStanding,
    IllegalMove,
    LondiniumError,
    NothingToUndo,
)
from londinium.core.events import Event, Rank, Refusal, Score, Told, decode
from londinium.core.fields import fingerprint
from londinium.core.moves import Move
from londinium.core.options import check_options
from londinium.core.outlook import Outlook, outlook
from londinium.core.record import FORMAT, Record
from londinium.core.registry import game as registered
from londinium.core.rendering import SNAPSHOT_FORMAT, Rendering, seats_in
from londinium.core.state import State, perform, set_up

if TYPE_CHECKING:
    from londinium.core.game import Game

HALF_SEED = (1 << 64) - 1
FRAME = ("format", "game", "rules_version", "players", "options", "data", "seed", "stream")
UNTIL = ("revoked", "once", "round")


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """One line of the table's log, which only ever grows: a move, or the taking back of an earlier line.

    It is quiet if nobody else could notice it: a choice begun and not finished is nobody else's business.
    """

    number: int
    seat: int
    move: Move
    takes_back: int | None = None
    quiet: bool = False


class Step(msgspec.Struct, frozen=True, gc=False):
    """A move that may still be taken back: what was before it, and whose choices leave it free to be taken back."""

    line: int
    seat: int
    move: Move
    before: State
    beside: int
    quiet: bool


@dataclass(frozen=True)
class Standing:
    """A standing answer: play this move whenever it is legal, until it is revoked, once, or while the round lasts."""

    move: Move
    until: str
    round: int


class Table:
    """A game being played.

    >>> import londinium
    >>> table = londinium.game("kids-of-london").table(players=3, seed=7)
    >>> for seat in table.to_act:
    ...     events = table.play(seat, table.moves(seat)[-1])
    >>> [event.kind for event in events][:4]
    ['chose', 'sent', 'sent', 'sent']
    >>> table.view(0)["coins"]
    [0, 0, 0]
    """

    __slots__ = (
        "_rendering",
        "_standing",
        "_stands",
        "_state",
        "_steps",
        "data",
        "events",
        "game",
        "log",
        "options",
        "players",
        "rules_version",
        "seed",
        "start",
    )

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        data: Any = None,
        rules_version: int | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.rules_version = game.rules_version if rules_version is None else game.check_rules(rules_version)
        self.options = check_options(game.options, options, players, game.id) if options or game.options else {}
        self.data = game.own_data if data is None else game.data(data)
        self.seed: int | None = seed
        self.start: dict[str, Any] | None = None
        self.log: list[LogEntry] = []
        self._state = game.bare_state(self.data, players, self.options, self.rules_version)
        begun = set_up(self._state, seed & HALF_SEED, seed >> 64)
        self.events = [Event(game, players, number, one) for number, one in enumerate(begun, 1)]
        self._stands: list[int] = []  # the lines of the log that stand, in order
        self._steps: list[Step] = []  # what may still be taken back
        self._standing: dict[int, Standing] = {}
        self._rendering: Rendering | None = None  # made when something is first written

    def _written(self) -> Rendering:
        """What was written of the table, where it may be written again."""
        if self._rendering is None:
            self._rendering = Rendering(self.game, self.players, self.options, self.data, self.rules_version)
        return self._rendering

    def __repr__(self) -> str:
        return f"<Table {self.game.id}, {self.players} players, {len(self._stands)} moves>"

    # what is true now

    @property
    def state(self) -> State:
        """The compiled layer underneath, with the whole truth: for search and environments, never for a seat.

        >>> import londinium
        >>> londinium.game("kids-of-london").table(3, seed=7).state.legal(2)
        [0, 1, 2, 3, 4, 5, 6, 7, 8]
        """
        return self._state

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a choice; several where choices are simultaneous, none when the game is over.

        >>> import londinium
        >>> table = londinium.game("kids-of-london").table(3, seed=7)
        >>> _ = table.play(1, "send 3")
        >>> table.to_act
        (0, 2)
        """
        return seats_in(self._state.waiting)

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> import londinium
        >>> londinium.game("kids-of-london").restore({"players": 3, "hour": 10}).over
        True
        """
        return self._state.over

    def moves(self, seat: int) -> list[Move]:
        """Every legal move of a seat, in a stable order; none if it owes no choice.

        >>> import londinium
        >>> [str(move) for move in londinium.game("kids-of-london").table(3, seed=7).moves(0)][:2]
        ['send 0', 'send 1']
        """
        moves = self.game.moves
        return [moves[id] for id in self._state.legal(self.check_seat(seat))]

    def scores(self) -> tuple[Score, ...]:
        """Everyone's points and where they came from, as far as the game has gone.

        >>> import londinium
        >>> londinium.game("kids-of-london").restore({"players": 3, "coins": [5, 2, 0]}).scores()[0]
        Score(who=0, points=5, breakdown={'robbed': 5, 'elsewhere': 0, 'given': 0, 'beggar': 0, 'stripped': 0})
        """
        return self.game.scores(self._state)

    def ranking(self) -> tuple[Rank, ...]:
        """Everyone at the table from the best place to the last, with ties.

        >>> import londinium
        >>> table = londinium.game("kids-of-london").restore({"players": 3, "hour": 10, "coins": [9, 7, 7]})
        >>> [(rank.place, rank.who, rank.won) for rank in table.ranking()]
        [(1, 1, True), (1, 2, True), (3, 0, False)]
        """
        return self.game.ranking(self._state)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, and nothing else; None is a spectator.

        >>> import londinium
        >>> table = londinium.game("kids-of-london").table(3, seed=7)
        >>> _ = table.play(0, "send 3")
        >>> table.view(0)["my_choice"], table.view(1)["my_choice"], table.view(None)["chosen"]
        (3, None, [True, False, False])
        """
        return view_of(self.game, self._state, self.options, self.check_seat(seat, spectator=True))

    def view_lines(self, seats: Sequence[int | None]) -> dict[int | None, bytes]:
        """What several seats may know, as JSON text: the same as each one's view, with what all may know written once.

        >>> import londinium
        >>> table = londinium.game("kids-of-london").table(3, seed=7)
        >>> decode(table.view_lines([0, None])[0]) == table.view(0)
        True
        """
        return self._written().views(self._state, [self.check_seat(seat, spectator=True) for seat in seats])

    def outlook(self, seat: int) -> tuple[Outlook, ...]:
        """For each legal move of a seat what would change for certain, found by playing it on imagined positions.

        >>> import londinium
        >>> table = londinium.game("kids-of-london").restore({"players": 3, "hour": 9, "hands": [[4], [7], [5]]})
        >>> table.outlook(0)[0].text(names={1: "Ben", 2: "Clara"})
        'coins 0 → 4, children 1 → 0 · Ben: coins 0 → 6, children 1 → 0 · Clara: children 1 → 0 · ends the game'
        """
        return outlook(self.game, self._state, self.check_seat(seat))

    def check_seat(self, seat: Any, spectator: bool = False) -> Any:
        if seat is None and spectator:
            return None
        if type(seat) is not int or not 0 <= seat < self.players:
            raise BadSeat(seat, self.players)
        return seat

    # playing

    def refusal(self, seat: int, move: Any) -> Refusal | None:
        """Why the seat may not play the move now, or None if it may.

        >>> import londinium
        >>> table = londinium.game("kids-of-london").table(players=3, seed=7)
        >>> _ = table.play(0, "send 3")
        >>> print(table.refusal(0, "send 4"))
        You owe no choice now; it is for Seat 2, Seat 3 to choose. (rules: Whose turn it is)
        """
        return self._refusal(self.check_seat(seat), self.game.move(move))

    def _refusal(self, seat: int, move: Move) -> Refusal | None:
        state = self._state
        if state.over:
            return self.game.refuse("over", "end")
        if not state.waiting >> seat & 1:
            return self.game.refuse("not-asked", "turn", seats=self.to_act)
        if move.id in state.legal(seat):
            return None
        return self.game.why_not(state, seat, move)

    def play(self, seat: int, move: Any, standing: bool = True) -> list[Event]:
        """Play a move and say what happened; standing answers that follow are played too, unless they are left out.

        >>> import londinium
        >>> table = londinium.game("kids-of-london").table(3, seed=7)
        >>> [event.text() for event in table.play(0, {"verb": "send", "child": 3})]
        ['Seat 1 has chosen.']
        """
        seat = self.check_seat(seat)
        found = self.game.move(move)
        refusal = self._refusal(seat, found)
        if refusal is not None:
            problem = IllegalMove(str(refusal))
            problem.refusal = refusal
            raise problem
        events = self.play_legal(seat, found)
        return events + self._answer_standing() if standing else events

    def play_legal(self, seat: int, move: Move) -> list[Event]:
        """Play a move that the caller knows to be legal, without asking for all legal moves again; no standing answers.

        >>> import londinium
        >>> table = londinium.game("kids-of-london").table(3, seed=7)
        >>> [event.kind for event in table.play_legal(0, table.moves(0)[0])]
        ['chose']
        """
        state = self._state
        before = state.clone()
        told = perform(state, move.id, seat)
        line = len(self.log)
        drew = before.stream != state.stream
        quiet = not told and not drew and self._unnoticed(before)
        self.log.append(LogEntry(line, seat, move, None, quiet))
        self._stands.append(line)
        kinds = self.game.kinds
        if any(kinds[one[0]].reveals for one in told) or state.over or drew:
            self._steps.clear()
        else:
            self._steps.append(Step(line, seat, move, before, before.companions(seat), quiet))
        return self._tell(told)

    def _unnoticed(self, before: State) -> bool:
        """Whether all looks the same as before to those who see no more than everybody does."""
        return view_of(self.game, before, self.options, None) == self.view(None)

    def _tell(self, told: list[Told]) -> list[Event]:
        game, players, number = self.game, self.players, len(self.events)
        events = [Event(game, players, number + place, one) for place, one in enumerate(told, 1)]
        self.events += events
        return events

    # taking back

    def undo(self, seat: int) -> list[Event]:
        """Take back the seat's last choice; never past a reveal, a random draw or another seat's later turn.

        >>> import londinium
        >>> table = londinium.game("kids-of-london").table(players=3, seed=7)
        >>> _ = table.play(0, "send 3"); _ = table.play(1, "send 5")
        >>> table.undo(0)[0].text("en", seat=1)
        'Seat 1 took back a choice.'
        >>> table.to_act
        (0, 2)
        """
        seat = self.check_seat(seat)
        step, self._state, self._steps, begun = self._without_last_choice(seat)
        quiet = step.quiet and not begun
        for gone in (step, *begun):
            self._stands.remove(gone.line)
            self.log.append(LogEntry(len(self.log), gone.seat, gone.move, gone.line, quiet))
        self._standing.pop(seat, None)  # or it would play the same move again at once
        self._written().forget()
        took_back = (self.game.kind_number("took-back"), seat, step.move.id, 0, 0, 1 << seat)
        return [] if quiet else self._tell([took_back])

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has a choice it may take back."""
        if self.check_seat(seat) not in [step.seat for step in self._steps]:
            return False
        try:
            self._without_last_choice(seat)
        except NothingToUndo:
            return False
        return True

    def _without_last_choice(self, seat: int) -> tuple[Step, State, list[Step], list[Step]]:
        """The seat's last choice, the position without it, the steps that may then still be taken back, and those lost.

        Lost is what others have only begun: if it kept a choice from being taken back, it would be known.
        """
        at = max((i for i, step in enumerate(self._steps) if step.seat == seat), default=None)
        if at is None:
            raise NothingToUndo("you have made no choice that can still be taken back: what followed was shown to all")
        step, steps, later = self._steps[at], self._steps[:at], self._steps[at + 1 :]
        begun: list[Step] = []
        state = step.before.clone()
        for place, other in enumerate(later):
            beside = step.beside >> other.seat & 1
            unfinished = all(one.quiet for one in later[place:] if one.seat == other.seat)
            goes_on = all(one.seat != other.seat for one in begun) and other.move.id in state.legal(other.seat)
            if goes_on and (beside or unfinished):
                companions = state.companions(other.seat)
                steps.append(Step(other.line, other.seat, other.move, state.clone(), companions, other.quiet))
                state.apply(other.move.id, other.seat)
            elif unfinished:
                begun.append(other)
            elif beside:
                raise NothingToUndo("another player's choice rests on yours, so it stands")
            else:
                raise NothingToUndo("another player has moved since your choice, so it stands")
        return step, state, steps, begun

    def rewind(self, seat: int, seed: int) -> list[Event]:
        """Take back the seat's last choice and everything since, which all must have agreed to.

        What nobody has been shown by then is drawn anew, so that nobody knows what will come. The record of the table
        begins anew there.

        >>> import londinium
        >>> table = londinium.game("kids-of-london").table(players=3, seed=7)
        >>> for seat in range(3):
        ...     _ = table.play(seat, "send 3")
        >>> table.rewind(1, seed=5)[0].text()
        'By consent, the game went back to the last choice of Seat 2; what nobody had seen was drawn anew.'
        >>> table.to_act
        (1, 2)
        """
        line = next((line for line in reversed(self._stands) if self.log[line].seat == self.check_seat(seat)), None)
        if line is None:
            raise NothingToUndo("you have made no choice yet that could be taken back")
        taken = [other for other in self._stands if other >= line]
        state = restore(self.game, self.start).state if self.start else self._dealt()
        for other in self._stands[: -len(taken)]:
            state.apply(self.log[other].move.id, self.log[other].seat)
        self._state = state.reshuffled(seed & HALF_SEED, seed >> 64)
        for other in reversed(taken):
            self.log.append(LogEntry(len(self.log), seat, self.log[other].move, takes_back=other))
        self._stands, self._steps = [], []
        self._standing.clear()
        self._written().forget()
        self.seed, self.start = None, self.snapshot()
        noticed = sum(
            not self.log[other].quiet for other in taken
        )  # how many steps were only begun is nobody's business
        return self._tell([(self.game.kind_number("rewound"), seat, noticed, 0, 0, 0)])

    def _dealt(self) -> State:
        seed, state = self.seed or 0, self.game.bare_state(self.data, self.players, self.options, self.rules_version)
        return state.begin(seed & HALF_SEED, seed >> 64)

    # standing answers

    def standing(self, seat: int, rule: Mapping[str, Any] | None, answer: bool = True) -> list[Event]:
        """Set a seat's standing answer, or revoke it with None; it is secret, and answers at once if it can and may.

        `rule`: {"move": a move, "until": "revoked" | "once" | "round"}.

        >>> import londinium
        >>> table = londinium.game("kids-of-london").table(players=3, seed=7)
        >>> _ = table.standing(2, {"move": "send 0", "until": "once"})
        >>> table.to_act
        (0, 1)
        """
        seat = self.check_seat(seat)
        if rule is None:
            self._standing.pop(seat, None)
            return []
        if not isinstance(rule, Mapping) or "move" not in rule or set(rule) - {"move", "until", "round"}:
            raise BadStanding('a standing answer is {"move": …, "until": "revoked" | "once" | "round"}')
        until = rule.get("until", "revoked")
        if until not in UNTIL:
            raise BadStanding(f"a standing answer lasts until {' or '.join(UNTIL)}, not {until!r}")
        self._standing[seat] = Standing(self.game.move(rule["move"]), until, rule.get("round", self._state.round))
        return self._answer_standing() if answer else []

    def standing_of(self, seat: int) -> dict[str, Any] | None:
        """The seat's own standing answer, as `standing` takes it."""
        rule = self._standing.get(self.check_seat(seat))
        if rule is None or (rule.until == "round" and rule.round != self._state.round):
            return None
        answer = {"move": str(rule.move), "until": rule.until}
        return {**answer, "round": rule.round} if rule.until == "round" else answer

    def _answer_standing(self) -> list[Event]:
        events: list[Event] = []
        answering = True
        while answering and self._standing:
            answering = False
            for seat in self.to_act:
                rule = self._standing.get(seat)
                if rule is None:
                    continue
                if rule.until == "round" and rule.round != self._state.round:
                    del self._standing[seat]
                elif rule.move.id in self._state.legal(seat):
                    if rule.until == "once":
                        del self._standing[seat]
                    events += self.play_legal(seat, rule.move)
                    answering = True
                    break
        return events

    @property
    def has_standing(self) -> bool:
        """Whether any seat has left a standing answer."""
        return bool(self._standing)

    def ahead(self) -> Table:
        """A table like this one on which something can be tried out; this one stays as it is.

        >>> import londinium
        >>> table = londinium.game("kids-of-london").table(3, seed=7)
        >>> _ = table.ahead().play(0, "send 3")
        >>> table.to_act
        (0, 1, 2)
        """
        other = copy(self)
        other.log, other.events = list(self.log), list(self.events)
        other._state = self._state.clone()
        other._stands, other._steps = list(self._stands), list(self._steps)  # a step's position is never changed
        other._standing, other._rendering = dict(self._standing), self._written().fork()
        return other

    # keeping

    def snapshot(self) -> dict[str, Any]:
        """The whole truth with readable names, as JSON; `game.restore` takes it back.

        >>> import londinium
        >>> table = londinium.game("kids-of-london").table(3, seed=7)
        >>> table.game.restore(table.snapshot()).view(0) == table.view(0)
        True
        """
        found: dict[str, Any] = decode(self.snapshot_line())
        return found

    def snapshot_line(self) -> bytes:
        """The same as JSON text."""
        return self._written().snapshot(self._state)

    def imagined_line(self, seat: int, seed: int) -> bytes:
        """The snapshot of a position imagined for a seat, as JSON text: what whoever thinks elsewhere may know.

        >>> import londinium
        >>> game = londinium.game("kids-of-london")
        >>> table = game.table(3, seed=7)
        >>> _ = table.play(1, "send 8")
        >>> game.restore(londinium.core.events.decode(table.imagined_line(0, 5))).to_act
        (0, 1, 2)
        """
        self.check_seat(seat)
        rendering = self._written().fork()
        rendering.forget()
        return rendering.snapshot(self._state.imagine(seat, seed))

    def record(self) -> Record:
        """Everything needed to replay the game: its start and the moves that stand.

        >>> import londinium
        >>> table = londinium.game("kids-of-london").table(3, seed=7)
        >>> _ = table.play(0, "send 3"); _ = table.undo(0); _ = table.play(0, "send 4")
        >>> table.record().moves
        [(0, 'send 4')]
        """
        return Record(
            game=self.game.id,
            rules_version=self.rules_version,
            players=self.players,
            options=dict(self.options),
            data=self.data.note(),
            seed=None if self.seed is None else f"{self.seed:032x}",
            start=self.start,
            moves=[(self.log[line].seat, str(self.log[line].move)) for line in self._stands],
            ends=end_of(self.game, self._state),
        )


def view_of(game: Game, state: State, options: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
    """What a seat may know of a State."""
    return {
        "game": game.id,
        "players": state.players,
        "options": dict(options),
        "seat": seat,
        "round": state.round,
        "over": state.over,
        "to_act": list(seats_in(state.waiting)),
        **game.view_of(state, seat),
    }


def noted_data(game: Game, note: Any, error: type[LondiniumError]) -> Any:
    """The data set a record or snapshot was made with."""
    if note is None:
        return game.own_data
    if not isinstance(note, Mapping) or not isinstance(note.get("hash"), str):
        raise error('"data" must be {"hash": …}, with "content" where the data set is not ours')
    try:
        return game.noted_data(note)
    except BadData as problem:
        raise error(str(problem)) from None


def noted_rules(game: Game, version: Any, error: type[LondiniumError]) -> int:
    """The version of the rules a record or snapshot was made under."""
    try:
        return game.check_rules(version)
    except BadRules as problem:
        raise error(str(problem)) from None


def end_of(game: Game, state: State, format: int = FORMAT) -> str:
    """What the end of a record is checked by: a short hash of the whole truth.

    It is of the position with its readable names; records of format 1 took the fields of the State instead.
    """
    if format == 1:
        return fingerprint(state, without=game.later_fields)
    position = {"stream": [f"{word:016x}" for word in state.stream], **game.position_of(state)}
    return blake2b(json.dumps(position, sort_keys=True).encode(), digest_size=16).hexdigest()


def noted_seed(seed: Any) -> int:
    """The seed of a snapshot: a number, or its hexadecimal digits."""
    if isinstance(seed, str) and re.fullmatch("[0-9a-f]{1,32}", seed):
        return int(seed, 16)
    if type(seed) is not int or not 0 <= seed < 1 << 128:
        raise BadSnapshot(f"the seed of a snapshot is a number of 128 bits or its hexadecimal digits, not {seed!r}")
    return seed


def restore(game: Game, snapshot: Mapping[str, Any]) -> Table:
    """A table at the position a snapshot names."""
    if not isinstance(snapshot, Mapping):
        raise BadSnapshot(f"a snapshot is a JSON object, not a {type(snapshot).__name__}")
    if snapshot.get("game", game.id) != game.id:
        raise BadSnapshot(f"this is a snapshot of {snapshot['game']!r}, not of {game.id}")
    if snapshot.get("format", SNAPSHOT_FORMAT) != SNAPSHOT_FORMAT:
        raise BadSnapshot(f"this version reads snapshots of format {SNAPSHOT_FORMAT}, not {snapshot['format']!r}")
    rules_version = noted_rules(game, snapshot.get("rules_version"), BadSnapshot)
    if "players" not in snapshot:
        raise BadSnapshot('a snapshot says at least how many play, as "players"')
    table = Table(
        game,
        game.check_players(snapshot["players"]),
        noted_seed(snapshot.get("seed", 0)),
        snapshot.get("options"),
        noted_data(game, snapshot.get("data"), BadSnapshot),
        rules_version,
    )
    try:
        game.place(table.state, {name: value for name, value in snapshot.items() if name not in FRAME})
        if "stream" in snapshot:
            words = [int(word, 16) for word in snapshot["stream"]]
            if len(words) != 4 or not any(words) or not all(0 <= word < 1 << 64 for word in words):
                raise ValueError("a stream is four words of 64 bits")
            table.state.stream = words
    except BadSnapshot:
        raise
    except (TypeError, ValueError, KeyError, IndexError, AttributeError, OverflowError) as problem:
        raise BadSnapshot(f"the snapshot cannot be read: {problem}") from None
    table.seed = None
    table.start = table.snapshot()
    table.events.clear()  # they told of the set-up that the position replaced
    return table


def replay(record: Record | str | bytes | Mapping[str, Any], moves: int | None = None) -> Table:
    """The table a record tells of, after all its moves or the first few; BadRecord says at which move it fails.

    >>> import londinium
    >>> table = londinium.game("kids-of-london").table(3, seed=7)
    >>> _ = table.play(0, "send 3"); _ = table.play(1, "send 5")
    >>> replay(table.record().dumps(), moves=1).to_act
    (1, 2)
    """
    if isinstance(record, (str, bytes)):
        record = Record.loads(record)
    elif isinstance(record, Mapping):
        record = Record.from_content(record)
    elif not isinstance(record, Record):
        raise BadRecord(f"a record is a Record, its JSON text or its content, not {record!r}")
    game = registered(record.game)
    rules_version = noted_rules(game, record.rules_version, BadRecord)
    try:
        if record.start is not None:
            table = restore(game, record.start)
        elif record.seed is not None:
            data = noted_data(game, record.data, BadRecord)
            players = game.check_players(record.players)
            table = Table(game, players, int(record.seed, 16), record.options, data, rules_version)
        else:
            raise BadRecord("the record has neither a seed nor a snapshot to start from")
    except (TypeError, ValueError) as problem:
        raise BadRecord(f"the start of the record cannot be read: {problem}") from None
    for number, (seat, notation) in enumerate(record.moves[:moves], 1):
        try:
            table.check_seat(seat)
            move = game.move(notation)
            refusal = table._refusal(seat, move)
        except (BadMove, BadSeat) as problem:
            raise BadRecord(f"move {number} cannot be replayed: {problem}") from None
        if refusal is not None:
            raise BadRecord(f"move {number}, {notation!r} by seat {seat}, cannot be replayed: {refusal}")
        table.play_legal(seat, move)
    if moves is None and record.ends != end_of(game, table.state, record.format):
        raise BadRecord("the record replays to another end than it was saved with")
    return table
