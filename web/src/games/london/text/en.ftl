board-money = money
board-loans = loans
board-poverty = poverty
board-prestige = prestige
board-cards = cards in hand
board-standing = score if it ended now
board-score = score
board-counted-track = prestige earned
board-counted-cards = cards of the city, covered and flipped ones too
board-counted-money = £{ $money }, after the loans: £3 each
board-counted-loans = { $loans ->
    [0] no loans
    [one] one loan: 7 if it cannot be repaid
   *[other] { $loans } loans: 7 for each that cannot be repaid
}
board-counted-poverty = { $poverty } poverty with the cards in hand; the least anybody has is { $least }
board-hand-groups = In hand, by the backs: { $list }.
board-no-hand = No cards in hand.
board-run-cards = Every card in sight and the borough, as printed: { $brought }.
board-end-near = { $cards ->
    [0] The deck is empty
    [one] One card left: the end is near
   *[other] { $cards } cards left: the end is near
}
board-end-last = Last turn!
board-stacks = stacks
board-borough = borough
board-colour = { $colour ->
    [brown] brown
    [blue] blue
    [pink] pink
   *[grey] grey
}
board-side = { $side ->
    [north] north of the river
   *[south] south of the river
}
board-money-more = £{ $money }
board-money-less = −£{ $money }
board-prestige-more = { $prestige } prestige
board-poverty-more = +{ $poverty } poverty
board-poverty-less = −{ $poverty } poverty
board-pay-money = pay £{ $money }
board-pay-card = discard { short-card }
board-effect-give-poverty = give { $amount } of your poverty to another player
board-effect-send-poverty = another player receives { $amount } poverty from the supply
board-effect-spare-hand = your hand brings no poverty in this run
board-ability-spare-hand = { $amount } cards of your hand bring no poverty in a run
board-paupers = Never played and of no colour: they pay for activations, or go when a card or borough takes them
board-paupers-short = never played
board-action = Played without a discard: { $what }; then it leaves the game
board-action-short = action
board-cost = Costs £{ $cost } to play
board-ongoing = While it is seen: { $what }
board-activate = When activated: { $what }
board-activate-paid = To activate it, { $price }: { $what }
board-flips = flipped after use
board-stays = stays face up after use
board-worth = { $prestige } prestige at the end
board-place = { $side ->
    [north] North of the river{ $river ->
        [yes] , on its bank
       *[no] {""}
    }.
   *[south] South of the river{ $river ->
        [yes] , on its bank
       *[no] {""}
    }.
}
board-price = Costs £{ $cost } and brings at once: { $what }.
board-every-run = In every run: { $what }.
board-run-short = every run
board-down = flipped
board-used = used
board-fresh = new
board-city = City of { $who }
board-no-city = Nothing built yet.
board-stack = Stack { $stack }: { card }{ $down ->
    [yes] , face down
   *[no] {""}
}{ $used ->
    [yes] , used this turn
   *[no] {""}
}{ $fresh ->
    [yes] , placed this turn
   *[no] {""}
}{ $till ->
    [0] {""}
   *[other] , £{ $till } on it
}{ $under ->
    [0] {""}
    [one] , one card underneath
   *[other] , { $under } cards underneath
}.
board-under = { $count ->
    [one] One card underneath
   *[other] { $count } cards underneath
}
board-from-top = From the top to the bottom:
board-top = Uppermost borough: { borough }.
board-covered = Covered, still owned: { $list }
board-choose = Choose { $who }
board-tag-play = play
board-tag-discard = discard
board-tag-school = school, £{ $price }
board-tag-take-upper = take
board-tag-take-lower = take
board-tag-keep = keep
board-tag-draw = draw
board-tag-look = look
board-tag-draw-three = draw three
board-tag-buy = buy
board-tag-activate = activate
board-tag-cover = cover
board-tag-flip = flip
board-tag-use = use
board-tag-swap = swap
board-tag-run = run the city
board-tag-done = finish
board-tag-enough = enough
board-run-now = A run now
board-penalty = Poverty above the lowest player’s, and the prestige it costs: { $list }; each one more: −{ $beyond } ({ board-source }).
board-run-brings = +{ $more } poverty, { $poverty } in all; −{ $after } prestige if it ended so
board-left = £{ $money } left
board-costs = £{ $cost }, £{ $money } left
board-costs-between = £{ $cheap } to £{ $dear }, £{ $least } to £{ $most } left
board-free = no money
board-to-display = goes to the display
board-covers = covers { card }, which still counts at the end
board-one-more-stack = one more poverty in every run
board-has-poverty = seat { $seat }, with { $poverty } poverty
board-loan-brings = £{ $brings }, then £{ $money }; £15 to repay, +1 poverty a run
board-deck-left = { $cards ->
    [one] one card left, group { $group }
   *[other] { $cards } cards left, group { $group } on top
}
board-deck-words = { $cards ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $cards } cards are left in the deck.
}
board-map = Map of London; { $left } more boroughs will come up for sale
board-land-left = Boroughs still to come: { $left }
board-owned = Owned by { $who }, covered.
board-owned-top = Owned by { $who }, uppermost.
board-on-sale = For sale.
board-not-yet = Not for sale yet.
board-held = { $phase ->
    [paying] waits for the card you discard for it.
    [placing] waits for its place in the city.
   *[other] is to be swapped.
}
board-tab = { $tab ->
    [display] Cards
    [city] City
   *[town] London
}
board-mine = You
board-new-stack = New stack
board-signs = Signs
board-sign-more = does more: look closer
board-part = { $part ->
    [hand] Hand
    [display] Display
    [city] City
    [map] Map
    [offers] For sale
   *[others] Others
}
board-look-help = Point at a card, or walk to it with the arrow keys, to see it large. The key i, a long touch, or a click on what cannot be chosen shows where every number comes from.
board-legend = What the signs mean
board-sign = { $sign ->
    [eye] cards that are known
    [brown] brown card
    [blue] blue card
    [pink] pink card
    [grey] Paupers, of no colour
    [money] money
    [prestige] prestige
    [poverty] poverty
    [loan] loan
    [card] card of the hand
    [stack] stack of a city
    [flip] flipped after use
    [ongoing] works as long as it is seen
    [score] prestige at the end; the score
    [borough] borough
    [riverside] on the river bank
    [north] north of the river
   *[south] south of the river
}
board-to-come = What is still to come
board-group = Group { $group }
board-group-where = { $deck } in the deck, { $hands } in other hands; unseen:
board-gone = Out of the game
board-sources = Where each value comes from
board-source = { $source ->
    [own] from this table’s own data
   *[other] { data-source }
}
board-key = { $key ->
    [colour] colour
    [cost] price
    [pay_money] money to activate
    [pay_card] card to activate
    [money] money
    [prestige] prestige
    [poverty] poverty
    [per] for each
    [per_money] money for each
    [per_prestige] prestige for each
    [effect] effect
    [amount] how many
    [each_money] money a card
    [each_prestige] prestige a card
    [each_poverty] poverty a card
    [ongoing] while it is seen
    [ongoing_amount] how many
    [flips] flipped after use
    [end_prestige] prestige at the end
    [side] side
    [riverside] on the river bank
    [cards] cards
    [run_money] money in every run
    [run_prestige] prestige in every run
    [run_poverty] poverty in every run
    [ability] ability
    [ability_amount] how many
   *[copies] copies by group
}

## For somebody new

board-first-aim = Have the most prestige when the deck has run out. Poverty costs prestige: the more you have above whoever has least, the more it costs.
board-first-starting = Each turn begins with a card: draw one from the deck, or take one that lies in the display.
board-first-looked = You see the top of the deck: keep one of these cards.
board-first-choosing = One action a turn: play cards from your hand, buy a borough, run your city, or draw three cards.
board-first-developing = Play as many cards as you like. Each asks for another card of its colour.
board-first-paying = A card is paid with another of the same colour. What you discard lies in the display, for everybody to take.
board-first-placing = Every stack brings poverty in each run. Covering a card saves a stack; the covered card no longer works but still counts at the end.
board-first-drawing = Take the cards you have a right to, from the deck or from the display.
board-first-running = Activate your cards, each once, in the order you like. When you finish, poverty comes for every stack, loan and card in hand.
board-first-paying-card = This card asks for a card of your hand before it works.
board-first-shedding = Cards you discard here bring what the card says, and no poverty any more.
board-first-targeting = Choose who gets the poverty.
board-first-trimming = A turn ends with at most nine cards. What you discard lies in the display.

## When a table is made

board-option-edition = Last tie
board-option-edition-fr = French rules: all cards together
board-option-edition-pl = Polish rules: the best card
board-option-edition-help = Which rulebook breaks the last tie: by all cards of a city together, or by its best single card.
board-option-boroughs = Boroughs
board-option-boroughs-abilities = with abilities
board-option-boroughs-plain = plain
board-option-boroughs-help = Whether boroughs have their abilities, which are reconstructed, or only what the rulebook prints.
board-option-deck = Deck
board-option-deck-second = second edition, 101 cards
board-option-deck-first = first edition, 110 cards
board-option-deck-help = Which cards are played with; those of the second edition are partly reconstructed.

## Examples beside the rules

board-example-develop = You want to build with these four cards. The two blue ones pay for each other: here the Hospital is played for its £2, and Vauxhall Gardens goes to the display. The brown ones could do the same; or the Huguenots are played as an action and bring two cards.
board-example-land = With £5 Hammersmith is too dear without a loan. Lewisham costs £3 and takes five poverty away; it covers Hackney, which is still yours.
board-example-run = The docks take a card of your hand, bring £7 and are flipped. The Town Houses bring 2 prestige for two blue cards in sight, and the Hospital is flipped in their place. The Steamboats bring £4 for two boroughs on the river. Southwark & Bermondsey adds one poverty.
board-example-poverty = Then poverty comes: four stacks, one loan and two cards are 7 more. With the 4 there were, that makes 11.
