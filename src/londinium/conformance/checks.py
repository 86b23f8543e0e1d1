"""The checks made at any one position: each looks at a table, leaves it as it is, and raises Broken with a sentence."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random

import londinium
from londinium.conformance.base import (
    SPECTATOR,
    Broken,
    Check,
    Viewer,
    answers,
    choice,
    demand,
    demand_same,
    event_text,
    layout_at,
    observation,
    play_listed,
    play_out,
    seats_of,
    someone_can_go_on,
    text_of,
    view_text,
    viewers,
)
from londinium.conformance.foretelling import outlook
from londinium.core.errors import IllegalMove, NothingToUndo
from londinium.core.events import Event, Refusal
from londinium.core.fields import fingerprint
from londinium.core.moves import Move
from londinium.core.observing import ONE_OF
from londinium.core.state import State
from londinium.core.table import Step, Table
from londinium.core.words import LANGUAGES

PLAYED_ON = 6  # decisions a restored table is played on before its record is replayed
IDS_TRIED = 24  # moves tried for each seat where not all are
REFUSALS_COMPARED = 4
BEGUN = 8  # small choices with which one is begun
RECHOICES = 50  # more small choices than this nobody makes in secret at one go


# turns


def turns(table: Table, dice: Random) -> None:
    """`to_act`, the actor and the moves agree; nobody is stuck; a finished game asks nobody."""
    someone_can_go_on(table)


# snapshots and records


def snapshots(table: Table, dice: Random) -> None:
    """A snapshot, sent through JSON, restores the same position, which plays on and whose record replays."""
    before = answers(table)
    snapshot, position = table.snapshot(), table.game.position_of(table.state)
    demand({name: snapshot[name] for name in position} == position, "the position is written as another")
    text = json.dumps(snapshot)
    restored = table.game.restore(json.loads(text))
    demand_same(before, answers(restored), "a table restored from a snapshot differs")
    for seat in range(table.players):
        observes_the_same(table, restored, seat)
    demand(json.dumps(restored.snapshot()) == text, "a restored table has another snapshot than it came from")
    for _ in range(PLAYED_ON):
        if restored.over:
            break
        restored.play(*choice(restored, dice))
    records(restored, dice)


def records(table: Table, dice: Random) -> None:
    """A record, sent through JSON, replays to the same position through the same events."""
    text = table.record().dumps()
    replayed = londinium.replay(text)
    demand_same(answers(table), answers(replayed), "a replayed table differs")
    demand(replayed.record().dumps() == text, "the record of a replayed table differs from the one it came from")
    if all(line.takes_back is None for line in table.log):
        for viewer in viewers(table):
            demand(
                event_text(table.events, viewer) == event_text(replayed.events, viewer),
                f"the events of a replayed table differ for {viewer}",
            )


# copies


def copies(table: Table, dice: Random) -> None:
    """Playing a clone, or an imagined position, to its end touches neither the original nor another copy."""
    state = table.state
    kept = state.clone()
    mark = fingerprint(state)
    demand(fingerprint(kept) == mark, "a clone is not equal to its original")
    seat = dice.choice([SPECTATOR, *range(table.players)])
    imagined = state.imagine(seat, dice.getrandbits(64))
    mark_of_imagined = fingerprint(imagined)
    bound = table.game.bound(table.players, table.options)
    for copy in (state.clone(), kept.clone(), imagined.clone()):
        play_out(copy, bound, dice)
    demand(fingerprint(state) == mark, "playing a clone changed the original")
    demand(fingerprint(kept) == mark, "playing a clone changed another clone")
    demand(fingerprint(imagined) == mark_of_imagined, "playing the clone of an imagined position changed it")
    play_out(imagined, bound, dice)
    demand(fingerprint(state) == mark, "playing an imagined position changed the original")


# legality


def legality(table: Table, dice: Random) -> None:
    """Every id of the action space is accepted if and only if it is in `moves()`."""
    for seat in range(table.players):
        try_moves(table, seat, table.game.moves)


def some_legality(table: Table, dice: Random) -> None:
    """The same for a few ids."""
    some = dice.sample(table.game.moves, min(IDS_TRIED, len(table.game.moves)))
    for seat in range(table.players):
        try_moves(table, seat, some)


def try_moves(table: Table, seat: int, tried: tuple[Move, ...] | list[Move]) -> None:
    legal = table.state.legal(seat)
    demand(legal == [move.id for move in table.moves(seat)], f"state and table list other moves for seat {seat}")
    refused: list[Move] = []
    said: set[str] = set()
    for move in tried:
        refusal = table.refusal(seat, move)
        if (refusal is None) != (move.id in legal):
            listed = "in moves()" if move.id in legal else "not in moves()"
            raise Broken(f"{move} of seat {seat} is {listed}, and its refusal is {refusal}")
        if refusal is not None:
            refused.append(move)
            if (key := f"{refusal.key} {refusal.rule} {refusal.facts}") not in said:
                said.add(key)
                sentence_and_rule(table, refusal)
    other = table.ahead()
    for move in refused:
        refuses(other, seat, move)
    for move in tried:
        if move.id in legal:
            accepts(table, seat, move)
    demand_same(answers(table), answers(other), f"a refused move of seat {seat} changed the table")
    for id in (-1, len(table.game.moves), 2**31 - 1):
        refuses_id(other.state, seat, id)


def sentence_and_rule(table: Table, refusal: Refusal) -> None:
    """A refusal says why in a sentence of each language and names a chapter of the rules."""
    chapters = table.game.chapters
    demand(refusal.rule in chapters, f"refusal {refusal.key} names {refusal.rule!r}, which is no chapter of {chapters}")
    for lang in LANGUAGES:
        reason = refusal.text(lang).strip()
        demand(" " in reason and reason[-1] in ".!?…", f"refusal {refusal.key} is no sentence in {lang}: {reason!r}")
        demand(bool(refusal.rule_text(lang).strip()), f"chapter {refusal.rule} has no title in {lang}")


def refuses(table: Table, seat: int, move: Move) -> None:
    """Playing a move that is not legal raises IllegalMove with the refusal, from the table and from the state."""
    lines, happened = len(table.log), len(table.events)
    refusal = table.refusal(seat, move)
    try:
        table.play(seat, move)
    except IllegalMove as problem:
        demand(problem.refusal == refusal, f"play() refuses {move} of seat {seat} with another reason than refusal()")
    else:
        raise Broken(f"{move} of seat {seat} is not in moves(), and play() accepted it")
    demand((len(table.log), len(table.events)) == (lines, happened), f"refused {move} of seat {seat} left a trace")
    refuses_id(table.state, seat, move.id)


def refuses_id(state: State, seat: int, id: int) -> None:
    try:
        state.apply(id, seat)
    except IllegalMove:
        return
    raise Broken(f"move {id} of seat {seat} is not legal, and state.apply() accepted it")


def accepts(table: Table, seat: int, move: Move) -> None:
    """A legal move is carried out by a copy of the table and of the state alike."""
    state = table.state.clone()
    other = table.ahead()
    other._standing.clear()
    play_listed(other, seat, move.id)
    state.apply(move.id, seat)
    demand(fingerprint(state) == fingerprint(other.state), f"{move} of seat {seat} differs on table and state")


# secrets


def another_world(table: Table, viewer: Viewer, dice: Random) -> Table:
    """A table the viewer cannot tell from this one: what it cannot know is drawn anew, secret choices are made anew."""
    world = table.ahead()
    world._standing.clear()
    world._state = table.state.imagine(SPECTATOR if viewer is None else viewer, dice.getrandbits(64))
    choose_again(world.state, table.state.waiting, dice)
    return world


def choose_again(state: State, waiting: int, dice: Random) -> None:
    """Let the seats whose choices were taken back choose something, until only those owe that owed before."""
    for _ in range(RECHOICES):
        for seat in seats_of(state.waiting & ~waiting):
            legal = state.legal(seat)
            demand(bool(legal), f"in an imagined position seat {seat} owes a choice and has none")
            state.apply(dice.choice(legal), seat)
        if state.waiting == waiting:
            return
    raise Broken(f"{seats_of(waiting)} owe a choice; in an imagined position {seats_of(state.waiting)} do")


def secrets(table: Table, dice: Random) -> None:
    """What a seat cannot know changes nothing it sees: not its view, moves, refusals, outlook, picture or events."""
    for viewer in viewers(table):
        world = another_world(table, viewer, dice)
        looks_the_same(table, world, viewer, dice)
        if viewer is not None:
            taking_back_tells_nothing(table, viewer, dice)
        no_seed_in(table, view_text(table, viewer))
    if not table.over:
        next_move_tells_nothing(table, dice)


def looks_the_same(table: Table, world: Table, viewer: Viewer, dice: Random) -> None:
    """Two worlds the viewer cannot tell apart look the same to it, byte for byte."""
    one, other = view_text(table, viewer), view_text(world, viewer)
    if one != other:
        raise Broken(f"the view of {viewer} shows what it cannot know: {difference(one, other)}")
    if table.to_act != world.to_act:
        raise Broken(f"who must choose depends on what {viewer} cannot know")
    if viewer is not None:
        if table.moves(viewer) != world.moves(viewer):
            raise Broken(f"the moves of {viewer} depend on what it cannot know")
        legal = table.state.legal(viewer)
        illegal = [move for move in table.game.moves if move.id not in legal]
        for move in dice.sample(illegal, min(REFUSALS_COMPARED, len(illegal))):
            if table.refusal(viewer, move) != world.refusal(viewer, move):
                raise Broken(f"the refusal of {move} tells {viewer} what it cannot know")
        observes_the_same(table, world, viewer)
        luck = dice.getrandbits(64)
        if fingerprint(table.state.imagine(viewer, luck)) != fingerprint(world.state.imagine(viewer, luck)):
            raise Broken(f"what is imagined for {viewer}, and so what its bot sees, depends on what it cannot know")
        if table.outlook(viewer) != world.outlook(viewer):
            raise Broken(f"the outlook tells {viewer} what it cannot know")
    lang = dice.choice(LANGUAGES)
    words = table.game.words(lang)
    if table.game.picture(table.view(viewer), words, {}) != world.game.picture(world.view(viewer), words, {}):
        raise Broken(f"the picture in {lang} shows {viewer} what it cannot know")


def observes_the_same(table: Table, world: Table, seat: int) -> None:
    """Two worlds a seat cannot tell apart give it the same numbers, and the same scores to measure itself by."""
    one, other = observation(table, seat), observation(world, seat)
    if one.tobytes() != other.tobytes():
        fields = [name for name, at in layout_at(table).fields.items() if (one != other)[at.begin : at.end].any()]
        raise Broken(f"the observation of {seat} differs by what it cannot know: {', '.join(fields)}")
    for of in range(table.players):
        if table.state.points_known(of, seat) != world.state.points_known(of, seat):
            raise Broken(f"the score of {of} that {seat} is told depends on what it cannot know")


def difference(one: str, other: str) -> str:
    """Where two texts part."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"…{one[max(0, at - 60) : at + 60]}… against …{other[max(0, at - 60) : at + 60]}…"


def no_seed_in(table: Table, text: str) -> None:
    """Neither the seed nor the random stream is written where a seat can read it."""
    words = [word for word in (*table.state.stream, table.seed or 0) if word >> 40]
    for word in words:
        demand(str(word) not in text and f"{word:x}" not in text, "the seed or the random stream can be read")


def next_move_tells_nothing(table: Table, dice: Random) -> None:
    """A move that can be taken back shows nobody more than its seat knew, and a secret one shows nobody anything.

    What a seat holds is its own to show: of two equal cards that everybody can tell apart by their backs it may lay
    down either. So what everybody sees is compared in worlds that the mover cannot tell from this one, and what one
    other viewer sees in worlds that this viewer could not tell from it, where everybody still sees the same.
    """
    mover, move = choice(table, dice)
    true = table.ahead()
    true._standing.clear()
    events = true.play(mover, move)
    shown = f"{table.game.moves[move]} of seat {mover} reveals something to {{}}; no event says `reveals`"
    for viewer in viewers(table):
        no_seed_in(true, event_text(events, viewer))
        if viewer != mover and still_secret(true, viewer, mover):
            world = another_world(table, viewer, dice)
            told = world.play(mover, dice.choice(world.state.legal(mover)))
            reason = f"seat {mover} chose in secret, and {viewer} can see what"
            demand_told_the_same(true, events, world, told, viewer, reason)
        elif true.can_undo(mover):
            world = another_world(table, mover if viewer is None else viewer, dice)
            if move not in world.state.legal(mover):
                continue
            told = world.play(mover, move)
            public = view_text(true, None), event_text(events, None)
            if viewer in (None, mover) or public == (view_text(world, None), event_text(told, None)):
                demand_told_the_same(true, events, world, told, viewer, shown.format(viewer))


def demand_told_the_same(
    one: Table, events: list[Event], other: Table, told: list[Event], viewer: Viewer, reason: str
) -> None:
    demand(event_text(events, viewer) == event_text(told, viewer), f"{reason} (events)")
    demand(view_text(one, viewer) == view_text(other, viewer), f"{reason} (view)")
    if viewer is not None:
        same = (observation(one, viewer) == observation(other, viewer)).all()
        demand(bool(same), f"{reason} (observation)")


def still_secret(table: Table, viewer: Viewer, mover: int) -> bool:
    """Whether the mover's last choice is pending, and unknown to the viewer: imagining takes it back."""
    imagined = table.state.imagine(SPECTATOR if viewer is None else viewer, 0)
    return bool(imagined.waiting & ~table.state.waiting & 1 << mover)


def taking_back_tells_nothing(table: Table, viewer: int, dice: Random) -> None:
    """What a seat may take back, and what comes of it, is the same whatever others have chosen in secret."""
    world = another_past(table, viewer, dice)
    if world is not None:
        one, other = taken_back(table, viewer, (viewer,)), taken_back(world, viewer, (viewer,))
        demand(one == other, f"what comes of taking back tells {viewer} what it cannot know: {difference(one, other)}")


def another_past(table: Table, viewer: int, dice: Random) -> Table | None:
    """A table the viewer cannot tell from this one, in which others chose otherwise since the last reveal, if any."""
    if not table._steps:
        return None
    world = table.ahead()
    state = table._steps[0].before.imagine(viewer, dice.getrandbits(64))
    steps = []
    for step in table._steps:
        legal = state.legal(step.seat)
        move = step.move if step.seat == viewer or dice.random() < 0.5 else table.game.moves[dice.choice(legal or [0])]
        if move.id not in legal:
            return None
        before = state.clone()
        steps.append(Step(step.line, step.seat, move, before, before.companions(step.seat), step.quiet))
        state.apply(move.id, step.seat)
    world._state, world._steps = state, steps
    return world if view_text(world, viewer) == view_text(table, viewer) else None


def taken_back(table: Table, seat: int, viewers: Iterable[Viewer]) -> str:
    """What some viewers see if a seat takes its last choice back, or what it is told if it may not."""
    other = table.ahead()
    try:
        events = other.undo(seat)
    except NothingToUndo as problem:
        demand(not table.can_undo(seat), f"can_undo({seat}) is true, and undo({seat}) is refused: {problem}")
        return str(problem)
    demand(table.can_undo(seat), f"can_undo({seat}) is false, and undo({seat}) went through")
    return text_of([[event_text(events, viewer), view_text(other, viewer)] for viewer in viewers])


def gone_back(table: Table, seat: int, viewers: Iterable[Viewer]) -> str:
    """What some viewers see if all agree that a seat goes back, or what it is told if it cannot."""
    other = table.ahead()
    try:
        events = other.rewind(seat, 7)
    except NothingToUndo as problem:
        return str(problem)
    return text_of([[event_text(events, viewer), view_text(other, viewer)] for viewer in viewers])


# choices that are only begun


def begun(table: Table, dice: Random) -> None:
    """A choice begun and not finished is nobody else's business: for others nothing has changed."""
    if table.over:
        return
    before = table.ahead()
    before._standing.clear()
    after, mover = before.ahead(), dice.choice(table.to_act)
    others = [viewer for viewer in viewers(table) if viewer != mover]
    for _ in range(BEGUN):
        if mover not in after.to_act:
            break
        trial = after.ahead()
        move = dice.choice(trial.state.legal(mover))
        events = play_listed(trial, mover, move)
        seen = any(view_text(trial, viewer) != view_text(table, viewer) for viewer in others)
        seen |= any((observation(trial, one) != observation(table, one)).any() for one in others if one is not None)
        if events or seen or trial.state.stream != table.state.stream:
            sentence = f"others can notice {table.game.moves[move]} of seat {mover}, and they are not told of it"
            demand(not trial.log[-1].quiet, sentence)
            break
        demand(
            trial.log[-1].quiet, f"nobody can notice {table.game.moves[move]} of seat {mover}, and all are told of it"
        )
        after = trial
    for seat in range(table.players):
        if seat != mover:
            for name, outcome in (("undo", taken_back), ("rewind", gone_back)):
                one, other = outcome(before, seat, others), outcome(after, seat, others)
                demand(one == other, f"{name}({seat}) tells what seat {mover} has begun: {difference(one, other)}")
    while len(after._stands) > len(table._stands):
        demand(not after.undo(mover), f"seat {mover} took back what it had only begun, and everybody is told")
        demand(after.log[-1].quiet, f"seat {mover} took back what it had only begun, and it is not quiet")
    demand_same(answers(before), answers(after), f"seat {mover} took back what it had begun, and not all is as before")


# imagination


def imagination(table: Table, dice: Random) -> None:
    """An imagined position is what the seat sees, is lawful, and follows from its seed and not from the true stream."""
    state = table.state
    for viewer in viewers(table):
        seat = SPECTATOR if viewer is None else viewer
        seed = dice.getrandbits(64)
        imagined = state.imagine(seat, seed)
        mark = fingerprint(imagined)
        demand(fingerprint(state.imagine(seat, seed)) == mark, f"imagine({seat}, {seed}) gives two different positions")
        demand(imagined.stream != state.stream, f"imagine({seat}, …) keeps the true random stream")
        demand(
            state.imagine(seat, seed ^ 1).stream != imagined.stream,
            f"imagine({seat}, …) gives the same random stream for two seeds",
        )
        otherwise = state.clone()
        otherwise.stream = [dice.getrandbits(64) for _ in range(4)]
        demand(fingerprint(otherwise.imagine(seat, seed)) == mark, f"imagine({seat}, …) depends on the true stream")
        again = imagined.imagine(seat, dice.getrandbits(64))
        for one, how in (
            (imagined.clone(), "an imagined position"),
            (again, "one imagined from an imagined one"),
        ):
            choose_again(one, state.waiting, dice)
            world = table.ahead()
            world._state = one
            demand(view_text(world, viewer) == view_text(table, viewer), f"{how} is not what {viewer} sees")
            if viewer is not None:
                demand(one.legal(viewer) == state.legal(viewer), f"in {how} seat {viewer} has other moves")
        play_out(imagined, table.game.bound(table.players, table.options), dice)
    if not table.over:
        pending_choices_are_taken_back(table, dice)


def pending_choices_are_taken_back(table: Table, dice: Random) -> None:
    """Where seats choose at the same time and nobody can see what one chose, imagining gives it the choice again."""
    mover, move = choice(table, dice)
    others = [id for id in table.state.legal(mover) if id != move]
    if len(table.to_act) == 1 or not others:
        return
    one, other = table.ahead(), table.ahead()
    one._standing.clear()
    other._standing.clear()
    one.play(mover, move)
    other.play(mover, dice.choice(others))
    left = table.state.waiting & ~(1 << mover)
    if one.state.waiting != left or other.state.waiting != left:
        return
    for viewer in viewers(table):
        if viewer != mover and view_text(one, viewer) == view_text(other, viewer):
            demand(still_secret(one, viewer, mover), f"imagine() for {viewer} keeps what seat {mover} chose in secret")


# undo


def undo(table: Table, dice: Random) -> None:
    """A choice is taken back exactly, and never past a reveal or a random draw."""
    if table.over:
        for seat in range(table.players):
            cannot_undo(table, seat)
        return
    before = answers(table)
    record = table.record().dumps()
    for seat in table.to_act:
        move = dice.choice(table.state.legal(seat))
        after = table.ahead()
        after._standing.clear()
        after.play(seat, move)
        if not after.can_undo(seat):
            cannot_undo(after, seat)
            continue
        demand(not after.over, "the end of the game can be taken back")
        demand(after.state.stream == table.state.stream, "a random draw can be taken back")
        reveals_nothing_to_the_mover(table, after, seat, move, dice)
        lines, happened, quiet = len(after.log), len(after.events), after.log[-1].quiet
        events = after.undo(seat)
        demand_same(before, answers(after), f"seat {seat} took {table.game.moves[move]} back, and not all is as before")
        demand(after.record().dumps() == record, "a move that was taken back is in the record")
        demand(len(after.log) == lines + 1 and after.log[-1].takes_back == lines - 1, "an undo is not in the log")
        demand(
            len(after.events) == happened + len(events)
            and [event.kind for event in events] == ([] if quiet else ["took-back"]),
            "an undo is not told as one event, or one that nobody may know of is",
        )
        for event in events:
            for viewer in viewers(table):
                told = set(event.json(viewer)) - {"number", "kind", "who"}
                demand(viewer == seat or not told, f"{viewer} is told what seat {seat} took back")
    if len(table.to_act) > 1:
        taken_back_after_others_chose(table, dice)
    stands_once_a_turn_has_passed(table, dice)


def stands_once_a_turn_has_passed(table: Table, dice: Random) -> None:
    """Nothing is taken back past a move of another that asked somebody anew."""
    other = table.ahead()
    other._standing.clear()
    for _ in range(PLAYED_ON):
        if other.over:
            return
        free = [seat for seat in range(table.players) if other.can_undo(seat)]
        mover, move = choice(other, dice)
        before = other.state.waiting
        play_listed(other, mover, move)
        if other.state.waiting & ~before:
            for seat in free:
                if seat != mover and other.can_undo(seat):
                    raise Broken(f"seat {seat} may take back what it chose before a turn of seat {mover}")


def rewinding(table: Table, dice: Random) -> None:
    """Going back by consent leaves every seat what it knew then, and what nobody knew may come otherwise."""
    other = table.ahead()
    other._state = table.state.clone().reshuffled(dice.getrandbits(64), dice.getrandbits(64))
    before = {name: answer for name, answer in answers(table).items() if name != "state"}
    demand_same(before, answers(other), "drawing anew what nobody knows changed what somebody knows")
    if table._stands:
        seat = table.log[dice.choice(table._stands)].seat
        back = table.ahead()
        events = back.rewind(seat, dice.getrandbits(128))
        demand([event.kind for event in events] == ["rewound"], "going back is not told as one event")
        demand(seat in back.to_act, f"seat {seat} took its choice back and is not asked again")
        again = londinium.replay(back.record().dumps())
        demand_same(answers(back), answers(again), "the record of a table that went back replays to another position")


def cannot_undo(table: Table, seat: int) -> None:
    """What cannot be taken back raises NothingToUndo and changes nothing."""
    if table.can_undo(seat):
        raise Broken(f"seat {seat} may still take a choice back although nothing can be taken back")
    other = table.ahead()
    try:
        other.undo(seat)
    except NothingToUndo:
        demand_same(answers(table), answers(other), "a refused undo changed the table")
        demand(
            (len(other.log), len(other.events)) == (len(table.log), len(table.events)), "a refused undo is in the log"
        )
        return
    raise Broken(f"can_undo({seat}) is false, and undo({seat}) went through")


def reveals_nothing_to_the_mover(table: Table, after: Table, seat: int, move: int, dice: Random) -> None:
    """A move that can be taken back shows its seat the same in every world it cannot tell from this one."""
    world = another_world(table, seat, dice)
    world.play(seat, move)
    demand(
        view_text(after, seat) == view_text(world, seat),
        f"{table.game.moves[move]} showed seat {seat} something hidden and can still be taken back",
    )


def taken_back_after_others_chose(table: Table, dice: Random) -> None:
    """Of seats that choose at the same time each may take its choice back after another chose, whose choice stands."""
    first, second = dice.sample(table.to_act, 2)
    if not table.state.companions(first) >> second & 1:
        return  # what the second does is a turn of its own: see stands_once_a_turn_has_passed
    both = table.ahead()
    both._standing.clear()
    both.play(first, dice.choice(table.state.legal(first)))
    if second not in both.to_act or not both.can_undo(first):
        return  # the first choice was shown to all at once, so it stands whatever the second is
    reply = dice.choice(both.state.legal(second))
    both.play(second, reply)
    if not both.can_undo(second):
        return  # it was the last to choose, or its choice showed something
    if reply not in table.state.legal(second):
        demand(not both.can_undo(first), f"what seat {second} chose needs what seat {first} may still take back")
        cannot_undo(both, first)
        return
    demand(both.can_undo(first), f"seat {first} cannot take its choice back once seat {second} has chosen")
    both.undo(first)
    alone = table.ahead()
    alone._standing.clear()
    alone.play(second, reply)
    demand_same(answers(alone), answers(both), f"seat {first} took back, and what seat {second} chose does not stand")


# standing answers


def standing(table: Table, dice: Random) -> None:
    """A standing answer is secret until it acts, and then is a move like any other."""
    if table.over:
        return
    seat, move = choice(table, dice)
    answered, played = table.ahead(), table.ahead()
    answered._standing.clear()
    played._standing.clear()
    events = answered.standing(seat, {"move": move, "until": "once"})
    told = played.play(seat, move)
    demand_same(answers(played), answers(answered), "a standing answer does something else than its move")
    demand(answered.record() == played.record(), "a standing answer is not recorded as the move it plays")
    for viewer in viewers(table):
        demand(event_text(events, viewer) == event_text(told, viewer), "a standing answer is not told like a move")
    demand(answered.standing_of(seat) is None, "a standing answer given once stands after it was played")
    waits_in_secret(table, dice)


def waits_in_secret(table: Table, dice: Random) -> None:
    seat = dice.randrange(table.players)
    legal = table.state.legal(seat)
    illegal = [move for move in table.game.moves if move.id not in legal]
    if not illegal:
        return
    other = table.ahead()
    other._standing.clear()
    events = other.standing(seat, {"move": dice.choice(illegal), "until": "revoked"})
    demand(not events, "a standing answer that cannot act yet was told of")
    demand_same(answers(table), answers(other), "a standing answer that cannot act yet can be seen")
    demand(text_of(other.snapshot()) == text_of(table.snapshot()), "a standing answer is in the snapshot")
    demand(other.standing_of(seat) is not None, "a standing answer was forgotten before it could act")
    other.standing(seat, None)
    demand(other.standing_of(seat) is None, "a standing answer stands after it was revoked")


# scores


def scores(table: Table, dice: Random) -> None:
    """Scores add up to points; the ranking has everyone, ties in the same place; winners are those with a payoff."""
    state, game = table.state, table.game
    everyone = {game.who(index, table.players) for index in range(table.players + len(game.extras(table.players)))}
    found = {score.who: score for score in table.scores()}
    demand(set(found) == everyone and len(table.scores()) == len(everyone), "the scores do not have everyone once")
    for seat in range(table.players):
        score = found[seat]
        demand(sum(score.breakdown.values()) == score.points, f"the score of seat {seat} does not add up")
        demand(
            score.points == state.points(seat),
            f"the score of seat {seat} adds up to {score.points} and state.points() is {state.points(seat)}",
        )
        demand(table.over or state.payoff(seat) == 0, f"seat {seat} has a payoff before the end")
        demand(0 <= state.value(seat) <= 1, f"the value of the position for seat {seat} is {state.value(seat)}")
    places(table, everyone)
    if table.over:
        victory(table)


def places(table: Table, everyone: set[int | str]) -> None:
    ranking = table.ranking()
    demand({rank.who for rank in ranking} == everyone and len(ranking) == len(everyone), "the ranking lacks somebody")
    for at, rank in enumerate(ranking):
        ahead = sum(other.place < rank.place for other in ranking)
        demand(rank.place == ahead + 1, f"place {rank.place} has {ahead} ahead of it")
        demand(at == 0 or ranking[at - 1].place <= rank.place, "the ranking is not in order")
        demand(table.over or not rank.won, f"{rank.who} has won before the end")


def victory(table: Table) -> None:
    """Payoffs are equal shares of 1 among the winners; those without a seat keep theirs."""
    winners = [rank.who for rank in table.ranking() if rank.won]
    payoffs = [table.state.payoff(seat) for seat in range(table.players)]
    for seat, payoff in enumerate(payoffs):
        share = 1 / len(winners) if seat in winners else 0
        demand(abs(payoff - share) < 1e-9, f"seat {seat} has payoff {payoff}; with winners {winners} it is {share}")
    first = [rank.who for rank in table.ranking() if rank.place == 1]
    demand(not winners or set(winners) == set(first), f"{first} are in the first place and {winners} have won")


# views and words


def views(table: Table, dice: Random) -> None:
    """A view is JSON as it stands, says whose it is, is the same among several, and can be drawn in every language."""
    several = table.view_lines(list(viewers(table)))
    for viewer in viewers(table):
        view = table.view(viewer)
        names = [name for name, _ in json.loads(several[viewer], object_pairs_hook=list)]
        demand(len(names) == len(set(names)), f"the view of {viewer} says something twice: {names}")
        demand(json.loads(several[viewer]) == view, f"the view of {viewer} is another among several")
        demand(json.loads(text_of(view)) == view, f"the view of {viewer} does not survive JSON")
        demand(view["seat"] == viewer and view["to_act"] == list(table.to_act), f"the view of {viewer} is another's")
        lang = dice.choice(LANGUAGES)
        demand(bool(table.game.picture(view, table.game.words(lang), {}).strip()), f"{viewer} sees an empty picture")


def observations(table: Table, dice: Random) -> None:
    """Every number of an observation lies within its bounds, and they say who owes a choice, from the seat on."""
    layout = layout_at(table)
    for seat in range(table.players):
        row = observation(table, seat)
        beyond = (row < layout.low) | (row > layout.high)
        fields = {name: row[at.begin : at.end].tolist() for name, at in layout.fields.items()}
        wrong = {name: fields[name] for name, at in layout.fields.items() if beyond[at.begin : at.end].any()}
        demand(not wrong, f"the observation of {seat} has numbers outside their bounds: {wrong}")
        said = layout.explain(row)
        owing = [(seat + i) % table.players in table.to_act for i in range(table.players)]
        demand(fields["owes"] == [int(one) for one in owing], f"the observation of {seat} says that {said['owes']} owe")
        demand(said["over"] == table.over and said["round"] == table.state.round, f"seat {seat} observes another time")
        for name, at in layout.fields.items():
            if at.field.kind == ONE_OF and at.shape[-1]:
                most = row[at.begin : at.end].reshape(at.shape).sum(axis=-1).max(initial=0)
                demand(most <= 1, f"{name} in the observation of {seat} says that several are the one")


def spoken(table: Table, dice: Random) -> None:
    """The events of the last move and the moves that can follow have words in every language."""
    for lang in LANGUAGES:
        for event in table.events[-12:]:
            for viewer in viewers(table):
                demand(bool(event.text(lang, viewer).strip()), f"event {event.kind} has no words in {lang}")
        for seat in table.to_act:
            for move in table.moves(seat):
                demand(bool(move.text(lang).strip()), f"move {move} has no words in {lang}")
        for score in table.scores():
            for source in score.breakdown:
                demand(table.game.words(lang).has(f"source-{source}"), f"source {source} has no words in {lang}")


STEP_CHECKS: dict[str, Check] = {
    "turns": turns,
    "snapshots": snapshots,
    "records": records,
    "copies": copies,
    "legality": some_legality,
    "secrets": secrets,
    "begun": begun,
    "imagination": imagination,
    "undo": undo,
    "rewinding": rewinding,
    "standing": standing,
    "scores": scores,
    "views": views,
    "observations": observations,
    "words": spoken,
    "outlook": outlook,
}
