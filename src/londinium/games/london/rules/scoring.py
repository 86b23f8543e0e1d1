"""The end: poverty, loans, prestige, and who has won."""

from __future__ import annotations

from londinium.games.london.pieces import COMPARED, LOAN_LOSS, LOAN_PRICE, MONEY_A_POINT, NOBODY, PENALTIES, Told
from londinium.games.london.rules.city import City


def finish(city: City) -> None:
    city.over = True
    city.call(0)
    for seat in range(city.players):
        city.tell(Told.HAND_COUNTED, seat, city.hand_size[seat], final_poverty(city, seat), 0)
    for seat in range(city.players):
        city.tell(Told.SCORED, seat, tally(city, seat), 0, 0)
    for seat in range(city.players):
        if is_best(city, seat):
            city.tell(Told.WON, seat, tally(city, seat), 0, 0)
    city.tell(Told.ENDED, NOBODY, 0, 0, 0)


def tally(city: City, seat: int) -> int:
    """The seven steps of the scoring, as if the game ended now."""
    return (
        city.prestige[seat]
        + city_prestige(city, seat)
        + money_prestige(city, seat)
        - loan_loss(city, seat)
        - poverty_loss(city, seat)
    )


def final_poverty(city: City, seat: int) -> int:
    return city.poverty[seat] + city.hand_size[seat]


def city_prestige(city: City, seat: int) -> int:
    """All cards of the city, flipped and covered ones too."""
    total = 0
    for i in range(city.laid_count):
        if city.laid_by[i] == seat:
            total += city.data.end_prestige[city.data.type_of[city.laid[i]]]
    return total


def best_card(city: City, seat: int) -> int:
    best = 0
    for i in range(city.laid_count):
        if city.laid_by[i] == seat and city.data.end_prestige[city.data.type_of[city.laid[i]]] > best:
            best = city.data.end_prestige[city.data.type_of[city.laid[i]]]
    return best


def repaid_at_end(city: City, seat: int) -> int:
    affordable = city.money[seat] // LOAN_PRICE
    return affordable if affordable < city.loans[seat] else city.loans[seat]


def money_prestige(city: City, seat: int) -> int:
    return (city.money[seat] - LOAN_PRICE * repaid_at_end(city, seat)) // MONEY_A_POINT


def loan_loss(city: City, seat: int) -> int:
    return LOAN_LOSS * (city.loans[seat] - repaid_at_end(city, seat))


def poverty_loss(city: City, seat: int) -> int:
    return loss_with(city, seat, 0)


def loss_with(city: City, seat: int, more: int) -> int:
    """What poverty costs a seat that has so much more: only what is above the lowest counts."""
    own = final_poverty(city, seat) + more
    lowest = own
    for other in range(city.players):
        if other != seat and final_poverty(city, other) < lowest:
            lowest = final_poverty(city, other)
    return penalty_for(city, own - lowest)


def penalty_for(city: City, more: int) -> int:
    if more < PENALTIES:
        return city.data.penalty[more]
    return city.data.penalty[PENALTIES - 1] + city.data.beyond * (more - PENALTIES + 1)


def ahead(city: City, seat: int, other: int) -> int:
    """Above 0 if the seat comes before the other, 0 if nothing tells them apart."""
    for step in range(COMPARED):
        apart = compared(city, seat, step) - compared(city, other, step)
        if apart != 0:
            return apart
    return 0


def compared(city: City, seat: int, step: int) -> int:
    """What decides, one after the other: prestige, less poverty, more boroughs, the cards of the city."""
    if step == 0:
        return tally(city, seat)
    if step == 1:
        return -final_poverty(city, seat)
    if step == 2:
        return city.owned_count[seat]
    return third_tie_break(city, seat)


def third_tie_break(city: City, seat: int) -> int:
    """The Polish rules look at the best single card, the French at all of them together."""
    return best_card(city, seat) if city.polish else city_prestige(city, seat)


def is_best(city: City, seat: int) -> bool:
    better = 0
    for other in range(city.players):
        better += 1 if ahead(city, other, seat) > 0 else 0
    return better == 0


def victory(city: City, seat: int) -> float:
    if not is_best(city, seat):
        return 0.0
    winners = 0
    for other in range(city.players):
        if is_best(city, other):
            winners += 1
    return city.data.portion[winners]
