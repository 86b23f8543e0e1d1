"""Cards that move a hat, give or take turns, or move money and Rumours."""

from __future__ import annotations

from londinium.games.eighty_days.pieces import LONDON_AGAIN, PAY_HALF, PAY_LEAST, POSITION_MONEY, Card, Space, Told
from londinium.games.eighty_days.rules import bets, forward, passepartout
from londinium.games.eighty_days.rules.race import Race

# Events that move the hat


def move_by_card(race: Race, seat: int, card: int) -> None:
    """Free of charge, and without drawing again; where there is no such space, the card is lost."""
    space = Space.LONDON
    if card == Card.OVERTAKE:
        space = open_space_from(race, next_hat_ahead(race) + 1)
    elif card == Card.FALL_BEHIND:
        space = open_space_behind(race, next_hat_behind(race))
    elif card == Card.NEXT_POUND:
        space = free_pound_ahead(race)
    else:
        space = free_pound_behind(race)
    if space == Space.LONDON:
        race.tell(Told.CARD_LOST, seat, card, 0, 0)
        return
    forward.put_hat(race, space)
    race.tell(Told.CARD_MOVED, seat, card, space, 0)
    forward.stop(race, seat, space)


def next_hat_ahead(race: Race) -> int:
    """The space of the nearest hat ahead, London if there is none on the way."""
    nearest = LONDON_AGAIN
    for hat in range(race.hats):
        if race.space[race.hat] < race.space[hat] < nearest:
            nearest = race.space[hat]
    return nearest


def next_hat_behind(race: Race) -> int:
    nearest = Space.LONDON
    for hat in range(race.hats):
        if nearest < race.space[hat] < race.space[race.hat]:
            nearest = race.space[hat]
    return nearest


def open_space_from(race: Race, space: int) -> int:
    while space < LONDON_AGAIN:
        if forward.may_stop(race, race.turn, space):
            return space
        space += 1
    return Space.LONDON


def open_space_behind(race: Race, space: int) -> int:
    space -= 1
    while space > Space.LONDON:
        if forward.may_stop(race, race.turn, space):
            return space
        space -= 1
    return Space.LONDON


def free_pound_ahead(race: Race) -> int:
    for space in range(race.space[race.hat] + 1, LONDON_AGAIN):
        if race.data.kind[space] == Space.POUND and race.board[space] == 0:
            return space
    return Space.LONDON


def free_pound_behind(race: Race) -> int:
    for space in range(race.space[race.hat] - 1, Space.LONDON, -1):
        if race.data.kind[space] == Space.POUND and race.board[space] == 0:
            return space
    return Space.LONDON


# Events that give or take turns


def change_turns(race: Race, seat: int, card: int) -> None:
    again = card == Card.AGAIN
    if card == Card.CROWD:
        again = not more_behind_than_ahead(race)
    if again:
        race.again = True
        race.tell(Told.PLAYS_AGAIN, seat, card, 0, 0)
    else:
        miss_next(race, seat, card)


def more_behind_than_ahead(race: Race) -> bool:
    difference = 0
    for hat in range(race.hats):
        if race.space[hat] < race.space[race.hat]:
            difference += 1
        elif race.space[hat] > race.space[race.hat]:
            difference -= 1
    return difference > 0


def miss_next(race: Race, seat: int, card: int) -> None:
    race.missing[seat] += 1
    race.tell(Told.WILL_MISS, seat, card, 0, 0)


# Events about money and Rumours


def move_money(race: Race, seat: int, card: int) -> None:
    if card == Card.REFUND:
        passepartout.gain(race, seat, card, race.paid)
    elif card == Card.CLEAR_RUMOUR:
        clear_rumour(race, seat)
    elif card == Card.PAY_BEHIND:
        pay_behind(race, seat)
    elif card == Card.RESET:
        reset_money(race, seat)
    elif card == Card.RUMOUR_MONEY:
        if race.rumours[seat] == 0:
            miss_next(race, seat, card)
        else:
            passepartout.gain(race, seat, card, race.data.amount[card] * race.rumours[seat])
    elif card == Card.LOSE_HALF:
        passepartout.lose(race, seat, card, race.money[seat] // 2)
    else:
        collect_tips(race, seat)


def clear_rumour(race: Race, seat: int) -> None:
    if race.rumours[seat] == 0:
        race.tell(Told.CARD_LOST, seat, Card.CLEAR_RUMOUR, 0, 0)
        return
    race.rumours[seat] -= 1
    race.tell(Told.CARD_RUMOUR, seat, Card.CLEAR_RUMOUR, race.rumours[seat], 0)
    passepartout.gain(race, seat, Card.CLEAR_RUMOUR, POSITION_MONEY * bets.position(race, race.hat))


def reset_money(race: Race, seat: int) -> None:
    money = race.data.amount[Card.RESET] - race.money[seat]
    if money < 0:
        passepartout.lose(race, seat, Card.RESET, -money)
    else:
        passepartout.gain(race, seat, Card.RESET, money)


def pay_behind(race: Race, seat: int) -> None:
    """Ten to each player behind; who cannot gives five each, or one each, or nothing."""
    behind = 0
    for other in range(race.players):
        if is_behind(race, other, seat):
            behind += 1
    each = race.data.amount[Card.PAY_BEHIND]
    if each * behind > race.money[seat]:
        each = PAY_HALF
    if each * behind > race.money[seat]:
        each = PAY_LEAST
    if behind == 0 or each * behind > race.money[seat]:
        race.tell(Told.CARD_LOST, seat, Card.PAY_BEHIND, 0, 0)
        return
    for other in range(race.players):
        if is_behind(race, other, seat):
            hand_over(race, seat, other, each)


def is_behind(race: Race, other: int, seat: int) -> bool:
    """Whether another player has a hat behind the one that drew."""
    if other == seat:
        return False
    for hat in range(other * race.hats_each, (other + 1) * race.hats_each):
        if race.space[hat] < race.space[race.hat]:
            return True
    return False


def collect_tips(race: Race, seat: int) -> None:
    """A little from everyone else, as far as they have it."""
    found = 0
    for other in range(race.players):
        tip = race.data.amount[Card.TIP]
        if tip > race.money[other]:
            tip = race.money[other]
        if other != seat and tip != 0:
            hand_over(race, other, seat, tip)
            found += tip
    if found == 0:
        race.tell(Told.CARD_LOST, seat, Card.TIP, 0, 0)


def hand_over(race: Race, giver: int, taker: int, money: int) -> None:
    race.money[giver] -= money
    race.money[taker] += money
    race.tell(Told.PAID, giver, taker, money, 0)
