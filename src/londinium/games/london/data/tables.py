"""The numbers of London's cards and boroughs, one object for each deck; it never changes."""

from __future__ import annotations

from typing import Any

from londinium.games.london.pieces import BOROUGHS, CARDS, PENALTIES, PRINTS, SEATS, TYPES


class Cards:
    """One deck with the boroughs: every number a card or a borough has, by its kind."""

    def __init__(self, cards: list[dict[str, int]], prints: list[tuple[int, int, int]], rest: dict[str, Any]) -> None:
        self.lay_out()
        for card, numbers in enumerate(cards):
            self.kind[card] = numbers["kind"]
            self.colour[card] = numbers["colour"]
            self.cost[card] = numbers["cost"]
            self.pay_money[card] = numbers["pay_money"]
            self.pay_card[card] = numbers["pay_card"]
            self.money[card] = numbers["money"]
            self.prestige[card] = numbers["prestige"]
            self.poverty[card] = numbers["poverty"]
            self.per[card] = numbers["per"]
            self.per_money[card] = numbers["per_money"]
            self.per_prestige[card] = numbers["per_prestige"]
            self.effect[card] = numbers["effect"]
            self.amount[card] = numbers["amount"]
            self.each_money[card] = numbers["each_money"]
            self.each_prestige[card] = numbers["each_prestige"]
            self.each_poverty[card] = numbers["each_poverty"]
            self.ongoing[card] = numbers["ongoing"]
            self.ongoing_amount[card] = numbers["ongoing_amount"]
            self.end_prestige[card] = numbers["end_prestige"]
            self.flips[card] = numbers["flips"]
        self.prints = len(prints)
        for number, (card, group, copies) in enumerate(prints):
            self.type_of[number] = card
            self.group_of[number] = group
            self.copies[number] = copies
            self.deck_size += copies
        for borough, numbers in enumerate(rest["boroughs"]):
            self.north[borough] = numbers["north"]
            self.riverside[borough] = numbers["riverside"]
            self.starter[borough] = numbers["starter"]
            self.price[borough] = numbers["cost"]
            self.land_cards[borough] = numbers["cards"]
            self.land_prestige[borough] = numbers["prestige"]
            self.land_poverty[borough] = numbers["poverty"]
            self.ability[borough] = numbers["ability"]
            self.ability_amount[borough] = numbers["ability_amount"]
            self.run_money[borough] = numbers["run_money"]
            self.run_prestige[borough] = numbers["run_prestige"]
            self.run_poverty[borough] = numbers["run_poverty"]
            self.proven[borough] = numbers["proven"]
        self.penalty[:] = rest["penalty"]
        self.beyond = int(rest["beyond"])
        for winners in range(1, SEATS + 1):
            self.portion[winners] = 1.0 / winners
        for count in range(1, CARDS + 1):
            self.share[count] = 1.0 / count

    def lay_out(self) -> None:
        self.kind = [0] * TYPES
        self.colour = [0] * TYPES
        self.cost = [0] * TYPES
        self.pay_money = [0] * TYPES
        self.pay_card = [0] * TYPES
        self.money = [0] * TYPES
        self.prestige = [0] * TYPES
        self.poverty = [0] * TYPES
        self.per = [0] * TYPES
        self.per_money = [0] * TYPES
        self.per_prestige = [0] * TYPES
        self.effect = [0] * TYPES
        self.amount = [0] * TYPES
        self.each_money = [0] * TYPES
        self.each_prestige = [0] * TYPES
        self.each_poverty = [0] * TYPES
        self.ongoing = [0] * TYPES
        self.ongoing_amount = [0] * TYPES
        self.end_prestige = [0] * TYPES
        self.flips = [0] * TYPES
        self.prints = 0
        self.deck_size = 0
        self.type_of = [0] * PRINTS
        self.group_of = [0] * PRINTS
        self.copies = [0] * PRINTS
        self.north = [0] * BOROUGHS
        self.riverside = [0] * BOROUGHS
        self.starter = [0] * BOROUGHS
        self.price = [0] * BOROUGHS
        self.land_cards = [0] * BOROUGHS
        self.land_prestige = [0] * BOROUGHS
        self.land_poverty = [0] * BOROUGHS
        self.ability = [0] * BOROUGHS
        self.ability_amount = [0] * BOROUGHS
        self.run_money = [0] * BOROUGHS
        self.run_prestige = [0] * BOROUGHS
        self.run_poverty = [0] * BOROUGHS
        self.proven = [0] * BOROUGHS  # whether the rulebook itself prints the effect of a run
        self.penalty = [0] * PENALTIES
        self.beyond = 0
        self.portion: list[float] = [0.0] * (SEATS + 1)
        self.share: list[float] = [0.0] * (CARDS + 1)
