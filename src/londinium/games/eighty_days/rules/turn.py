"""The turn: whose it is, which hat plays, and what may be chosen."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.eighty_days.pieces import (
    CHARACTERS,
    LONDON_AGAIN,
    NOBODY,
    ROUNDS,
    Act,
    Character,
    Phase,
    Told,
    Visit,
)
from londinium.games.eighty_days.rules import back, bets, characters, forward, passepartout, police, pounds, the_end
from londinium.games.eighty_days.rules.race import Race


def owner(race: Race, hat: int) -> int:
    """Whose hat it is."""
    return hat if race.hats_each == 1 else hat // 2


def begin_turn(race: Race) -> None:
    """A hat is chosen, if there is a choice, and what its space owes it is settled before it moves."""
    race.aid = Character.UNAIDED
    race.paid = 0
    race.due = 0
    race.asked = 0
    race.hat = race.turn * race.hats_each
    if race.hats_each == 1:
        play_hat(race, race.hat)
        return
    race.playable = hats_to_play(race)
    if race.playable == 3:
        race.phase = Phase.CHOOSING_HAT
        race.call(1 << race.turn)
    else:
        play_hat(race, race.hat if race.playable == 1 else race.hat + 1)


def hats_to_play(race: Race) -> int:
    """Which of two hats may be played: one that is turned over, else one that must leave the police, else any.

    A hat that must leave but cannot move leaves the turn to the other. A hat that only a character could move may
    be chosen, and need not: whether a character is used is the player's own affair.
    """
    if race.rules_version < 2:
        return hats_to_play_at_first(race)
    able = 0
    helped = 0
    leaving = 0
    travelling = 0
    first = 2 * race.turn
    for i in range(2):
        hat = first + i
        if race.police[hat] == Visit.TURNED:
            return 1 << i
        if race.police[hat] == Visit.LEAVING:
            leaving |= 1 << i
        if race.space[hat] != LONDON_AGAIN:
            travelling |= 1 << i
            if forward.is_able(race, hat, race.money[race.turn]):
                able |= 1 << i
            elif characters.can_be_helped(race, hat, race.money[race.turn] + bets.bet_money(race, hat)):
                helped |= 1 << i
    if able & leaving != 0:
        return (able | helped) & leaving
    return able | helped if able != 0 else travelling


def hats_to_play_at_first(race: Race) -> int:
    """Under rules 1 the first hat was looked at first, and no character counted."""
    movable = 0
    travelling = 0
    for i in range(2):
        hat = 2 * race.turn + i
        if race.police[hat] == Visit.TURNED:
            return 1 << i
        if race.space[hat] != LONDON_AGAIN:
            travelling |= 1 << i
            if forward.is_able(race, hat, race.money[race.turn]):
                if race.police[hat] == Visit.LEAVING:
                    return 1 << i
                movable |= 1 << i
    return movable if movable != 0 else travelling


def play_hat(race: Race, hat: int) -> None:
    race.hat = hat
    if race.police[hat] == Visit.TURNED:
        police.visit_police(race)
    else:
        bets.settle_bet(race)


def open_move(race: Race) -> None:
    race.phase = Phase.MOVING
    race.call(1 << race.turn)


def end_turn(race: Race) -> None:
    """The symbol takes effect, and the next in clockwise order plays, or the same player again."""
    if race.reshuffle:
        passepartout.shuffle_discards_in(race)
        race.reshuffle = False
    if race.again:
        race.again = False
        begin_turn(race)
        return
    pass_turn_on(race)
    if not race.over:
        begin_turn(race)


def pass_turn_on(race: Race) -> None:
    """Whoever is home is passed over; whoever must miss a turn misses it."""
    while True:
        race.turn = race.turn + 1 if race.turn + 1 < race.players else 0
        if race.turn == race.starter:
            if race.round == ROUNDS:
                race.tell(Told.TIME_UP, NOBODY, ROUNDS, 0, 0)
                the_end.finish(race)
                return
            race.round += 1
        if race.place[race.turn] == 0:
            if race.missing[race.turn] == 0:
                return
            race.missing[race.turn] -= 1
            race.tell(Told.MISSED_TURN, race.turn, 0, 0, 0)


# What may be chosen


def choices(race: Race, seat: int, out: Moves) -> None:
    if race.phase == Phase.MOVING:
        if race.aid == Character.UNAIDED:
            turn_choices(race, seat, out)
        else:
            characters.aided_choices(race, race.aid, out)
    elif race.phase == Phase.CHOOSING_HAT:
        out.add_set(race.playable, Act.HAT, 2)
    elif race.phase == Phase.KEEPING:
        out.add(Act.KEEP)
        out.add(Act.KEEP + 1)
    elif race.phase == Phase.TAKING:
        pounds.offer_exchange(race, seat, out)
        out.add(Act.NEITHER)
    else:
        out.add(Act.USE + Character.FIX)
        out.add(Act.DECLINE)


def turn_choices(race: Race, seat: int, out: Moves) -> None:
    """Forward, back, or staying on a Pound space; who can do none of it passes or starts again in London."""
    forward.forward_choices(race, forward.reach_alone(race, race.money[seat]), out)
    if forward.may_enter_london(race, seat, race.hat, race.money[seat]):
        out.add(Act.FORWARD + forward.way_home(race, race.hat) - 1)
    if back.stage_behind(race, race.hat) != 0:
        out.add(Act.BACK)
    if pounds.may_stay(race, race.hat):
        pounds.offer_exchange(race, seat, out)
    if out.count == 0 and not forward.must_be_helped(race, race.hat):
        out.add(Act.RESTART if race.space[race.hat] <= race.data.first_stage else Act.PASS)
    for character in range(CHARACTERS):
        if race.kept[seat * CHARACTERS + character] != 0 and characters.may_use(race, character):
            out.add(Act.USE + character)


# Carrying a choice out


def choose(race: Race, seat: int, move: int) -> None:
    if race.phase == Phase.CHOOSING_HAT:
        race.tell(Told.HAT_CHOSEN, seat, move - Act.HAT + 1, 0, 0)
        play_hat(race, race.hat + move - Act.HAT)
    elif race.phase == Phase.KEEPING:
        passepartout.keep_card(race, seat, move - Act.KEEP)
    elif race.phase == Phase.TAKING:
        pounds.take_or_give(race, seat, move)
    elif race.phase == Phase.STOPPING:
        police.answer_fix(race, seat, move)
    elif move < Act.BACK:
        forward.go_forward(race, seat, move - Act.FORWARD + 1)
    elif move == Act.BACK:
        back.go_back(race, seat, back.stage_behind(race, race.hat))
    elif move in (Act.TAKE, Act.GIVE):
        pounds.stay(race, seat, move)
    elif move == Act.PASS:
        back.pass_by(race, seat)
    elif move == Act.RESTART:
        back.restart(race, seat)
    else:
        characters.use(race, seat, move - Act.USE)
