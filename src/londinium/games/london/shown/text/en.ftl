### London

title = London
tagline = Rebuild the city after the Great Fire: build, run, buy land, and keep poverty below the others’.

## Pieces

card = { $card ->
    [vauxhall-gardens] Vauxhall Gardens
    [woolwich-arsenal] Woolwich Arsenal
    [east-india-company] East India Company
    [st-pauls] St Paul’s
    [vintners] Vintners
    [water-works] Water Works
    [mercers] Mercers
    [coffee-house] Coffee House
    [covent-garden] Covent Garden
    [theatre-royal] Theatre Royal
    [school-blue-a] School (blue)
    [school-brown-a] School (brown)
    [paupers] Paupers
    [hospital] Hospital
    [great-fire-monument] Great Fire Monument
    [haberdashers] Haberdashers
    [huguenots] Huguenots
    [salters] Salters
    [fishmongers] Fishmongers
    [grocers] Grocers
    [wren] Wren
    [almshouses] Almshouses
    [oxford-street] Oxford Street
    [workers-houses] Workers’ Houses
    [furniture-makers] Furniture Makers
    [albert-dock] Albert Dock
    [highgate-cemetery] Highgate Cemetery
    [kew-gardens] Kew Gardens
    [royal-victoria-dock] Royal Victoria Dock
    [ship-building] Ship Building
    [nelsons-column] Nelson’s Column
    [west-india-docks] West India Docks
    [town-houses] Town Houses
    [watch-makers] Watch Makers
    [police-force] Police Force
    [fleet-street] Fleet Street
    [lloyds] Lloyds of London
    [silk-weaving] Silk Weaving
    [brewing] Brewing
    [regent-street] Regent Street
    [british-museum] British Museum
    [buckingham-palace] Buckingham Palace
    [bridge] Bridge
    [omnibus] Omnibus
    [stock-exchange] Stock Exchange
    [brixton-prison] Brixton Prison
    [steamboats] Steamboats
    [street-lights] Street Lights
    [leather-industry] Leather Industry
    [shops] Shops
    [university-of-london] University of London
    [lords] Lord’s
    [fire-brigade] Fire Brigade
    [bank-of-england] Bank of England
    [millbank-prison] Millbank Prison
    [underground] Underground
    [billingsgate] Billingsgate Market
    [sewers] Sewers
    [great-exhibition] Great Exhibition
    [train-station-s] Train Station (south)
    [train-station-n] Train Station (north)
    [public-houses] Public Houses
    [smithfield] Smithfield Market
    [thames-embankment] Thames Embankment
    [tower-bridge] Tower Bridge
    [albert-hall] Albert Hall
    [whitehall] Whitehall
    [natural-history-museum] Natural History Museum
    [parliament] Parliament
    [workhouse] Workhouse
    [school-blue-c] School (blue, poverty)
    [jewish-refugees] Jewish Refugees
    [grand-hotel] Grand Hotel
   *[other] { $card }
}
borough = { $borough ->
    [city] City
    [westminster] Westminster
    [southwark-bermondsey] Southwark & Bermondsey
    [wandsworth] Wandsworth
    [hammersmith] Hammersmith
    [lewisham] Lewisham
    [fulham-chelsea] Fulham & Chelsea
    [kensington] Kensington
    [hampstead] Hampstead
    [paddington] Paddington
    [st-marylebone] St Marylebone
    [st-pancras] St Pancras
    [islington-stoke-newington] Islington & Stoke Newington
    [hackney] Hackney
    [bethnal-green-stepney-poplar] Bethnal Green, Stepney & Poplar
    [lambeth] Lambeth
    [battersea] Battersea
    [camberwell] Camberwell
    [deptford] Deptford
    [greenwich] Greenwich
   *[other] { $borough }
}
gains = { $money ->
    [0] {""}
   *[other] {" "}£{ $money }
}{ $prestige ->
    [0] {""}
   *[other] { $money ->
        [0] {""}
       *[other] ,
    }{" "}{ $prestige } prestige
}{ $poverty ->
    [0] {""}
   *[other] { $money ->
        [0] { $prestige ->
            [0] {""}
           *[other] ,
        }
       *[other] ,
    }{" "}{ $poverty } poverty
}
loans = { $loans ->
    [one] { $loans } loan
   *[other] { $loans } loans
}
drawn-from = { $deck ->
    [0] from the display
   *[other] from the deck or the display
}
nth-place = { $place ->
    [1] the first
    [2] the second
   *[other] the third
}

## What is asked for

prompt-starting = { $draw_left ->
    [0] nothing is left to draw: go on.
    [one] draw a card to begin the turn, { drawn-from }.
   *[other] draw up to { $draw_left } cards to begin the turn, { drawn-from }.
}
prompt-looked = keep one of the cards looked at.
prompt-choosing = take one action: play cards, buy land, run the city, or draw three cards.
prompt-developing = { $free_plays ->
    [0] play another card, or finish developing.
    [one] Wren: play one more card without a discard, or say that is enough.
   *[other] Wren: play up to { $free_plays } cards without a discard, or say that is enough.
}
prompt-paying = { NAME($held, of: "card") }: discard a card of the same colour to play it.
prompt-placing = { NAME($held, of: "card") }: start a new stack with it, or cover a card that was not placed this turn.
prompt-drawing = { $draw_left ->
    [one] draw one more card, { drawn-from }.
   *[other] draw { $draw_left } cards, { drawn-from }.
}
prompt-running = activate cards of the city, each once; the poverty comes when the run is finished.
prompt-paying-card = stack { $active } asks for a card: discard one to activate it.
prompt-shedding = { $shed_left ->
    [one] stack { $active }: discard one more card for it, or say that is enough.
   *[other] stack { $active }: discard cards for it, up to { $shed_left }, or say that is enough.
}
prompt-targeting = stack { $active } sends poverty: choose who receives it.
prompt-taking = Coffee House: choose the card of the display that goes on it.
prompt-repeating = Whitehall: choose the card that is activated a second time.
prompt-flipping = stack { $active } was activated: flip it, or the Hospital in its place.
prompt-trimming = more than nine cards at the end of the turn: discard one.
prompt-giving = Stock Exchange: choose the card of the hand that is given.
prompt-receiving = Stock Exchange: choose the card of the display taken for { NAME($held, of: "card") }.

## Moves

move-take-upper = Take from the upper row: { card }
move-take-lower = Take from the lower row: { card }
move-keep = { $place ->
    [1] Keep the first of them
    [2] Keep the second of them
   *[other] Keep the third of them
}
move-play = Play: { card }
move-discard = Discard: { card }
move-school = Discard as another colour (School): { card }
move-cover = Put it on stack { $stack }
move-activate = Activate stack { $stack }
move-buy = Buy { borough }
move-choose = { $player ->
    [1] Choose the next player
    [2] Choose the second player after you
   *[other] Choose the third player after you
}
move-repay = Repay a loan for £15
move-loan = Take a loan
move-draw = Draw the top card of the deck
move-look = Look at the top of the deck
move-enough = That is enough; go on
move-run = Run your city
move-draw-three = Draw three cards
move-free = Play it without a discard (your borough)
move-new-stack = Start a new stack with it
move-done = Finish
move-borough = Apply your borough’s effect
move-flip = Flip the card
move-flip-hospital = Flip the Hospital instead
move-swap = Swap a card with the display

## What happened

event-turn-began = { $who } begins a turn (round { $round }).
    .you = You begin a turn (round { $round }).
event-repaid = { $who } repaid a loan and has { loans } left.
    .you = You repaid a loan and have { loans } left.
event-took-loan = { $who } took a loan, received £{ $money } and now has { loans }.
    .you = You took a loan, received £{ $money } and now have { loans }.
event-drew = { $who } drew from the deck: { card }.
    .you = You drew from the deck: { card }.
event-drew-hidden = { $who } drew a card from the deck.
event-took = { $who } took from the display: { card }.
    .you = You took from the display: { card }.
event-looked = { $who } looked at the deck: { card }{ $second ->
    [none] {""}
   *[other] {""}, { NAME($second, of: "card") }
}{ $third ->
    [none] {""}
   *[other] {""}, { NAME($third, of: "card") }
}.
    .you = You looked at the deck: { card }{ $second ->
        [none] {""}
       *[other] {""}, { NAME($second, of: "card") }
    }{ $third ->
        [none] {""}
       *[other] {""}, { NAME($third, of: "card") }
    }.
event-looked-hidden = { $who } looked at the top of the deck.
event-kept = { $who } kept: { card } ({ nth-place }).
    .you = You kept: { card } ({ nth-place }).
event-kept-hidden = { $who } kept { nth-place } of those cards.
event-went-on = { $who } went on without drawing.
    .you = You went on without drawing.
event-chose = { $who } { $action ->
    [develop] develops the city
    [run] runs the city
   *[draw-three] draws three cards
}.
    .you = You { $action ->
        [develop] develop the city
        [run] run the city
       *[draw-three] draw three cards
    }.
event-played = { $who } played: { card }.
    .you = You played: { card }.
event-discarded = { $who } discarded: { card }.
    .you = You discarded: { card }.
event-schooled = { $who } { $money ->
    [0] used School
   *[other] paid £{ $money } for School
}: { card } counts as another colour.
    .you = You { $money ->
        [0] used School
       *[other] paid £{ $money } for School
    }: { card } counts as another colour.
event-built = { $who } placed { card } on stack { $stack }{ $cost ->
    [0] {""}
   *[other] {""} for £{ $cost }
}.
    .you = You placed { card } on stack { $stack }{ $cost ->
        [0] {""}
       *[other] {""} for £{ $cost }
    }.
event-till-filled = { $who } now has £{ $money } on { card } (stack { $stack }).
    .you = You now have £{ $money } on { card } (stack { $stack }).
event-bought = { $who } bought { borough }{ $cost ->
    [0] {""}
   *[other] {""} for £{ $cost }
}.
    .you = You bought { borough }{ $cost ->
        [0] {""}
       *[other] {""} for £{ $cost }
    }.
event-borough-shown = { borough } is for sale now.
event-gained = { $who } gets{ gains }.
    .you = You get{ gains }.
event-activated = { $who } activated { card } (stack { $stack }){ $cost ->
    [0] {""}
   *[other] {""} for £{ $cost }
}.
    .you = You activated { card } (stack { $stack }){ $cost ->
        [0] {""}
       *[other] {""} for £{ $cost }
    }.
event-flipped = { $who } flipped { card } (stack { $stack }).
    .you = You flipped { card } (stack { $stack }).
event-spared = { $who } keeps { card } face up; the Hospital on stack { $hospital } is flipped instead.
    .you = You keep { card } face up; the Hospital on stack { $hospital } is flipped instead.
event-gave-poverty = { $who } gave { $to } { $poverty ->
    [0] no
   *[other] { $poverty }
} poverty.
    .you = You gave { $to } { $poverty ->
        [0] no
       *[other] { $poverty }
    } poverty.
    .to-you = { $who } gave you { $poverty ->
        [0] no
       *[other] { $poverty }
    } poverty.
event-sent-poverty = { $who } sent { $to } { $poverty ->
    [0] no
   *[other] { $poverty }
} poverty from the supply.
    .you = You sent { $to } { $poverty ->
        [0] no
       *[other] { $poverty }
    } poverty from the supply.
    .to-you = { $who } sent you { $poverty ->
        [0] no
       *[other] { $poverty }
    } poverty from the supply.
event-paid = { $money ->
    [0] { $to ->
        [none] { $who } had nothing to pay the bank with.
       *[other] { $who } had nothing to pay { $to } with.
    }
   *[other] { $to ->
        [none] { $who } paid the bank £{ $money }.
       *[other] { $who } paid { $to } £{ $money }.
    }
}
    .you = { $money ->
        [0] { $to ->
            [none] You had nothing to pay the bank with.
           *[other] You had nothing to pay { $to } with.
        }
       *[other] { $to ->
            [none] You paid the bank £{ $money }.
           *[other] You paid { $to } £{ $money }.
        }
    }
    .to-you = { $money ->
        [0] { $who } had nothing to pay you with.
       *[other] { $who } paid you £{ $money }.
    }
event-row-left = The display was full: the lower row left the game and the upper row moved down.
event-swapped = { $who } gave { NAME($given, of: "card") } for { NAME($taken, of: "card") } of the display.
    .you = You gave { NAME($given, of: "card") } for { NAME($taken, of: "card") } of the display.
run-parts = { $stacks ->
    [0] {""}
   *[other] {" "}{ $stacks } for stacks
}{ $loans ->
    [0] {""}
   *[other] { $stacks ->
        [0] {""}
       *[other] ,
    }{" "}{ $loans } for loans
}{ $hand ->
    [0] {""}
   *[other] { $stacks ->
        [0] { $loans ->
            [0] {""}
           *[other] ,
        }
       *[other] ,
    }{" "}{ $hand } for cards in hand
}
run-poverty = { $who } takes poverty:{ run-parts }.
    .you = You take poverty:{ run-parts }.
run-poverty-without-stacks = { $loans ->
    [0] { $hand ->
        [0] { $who } takes no poverty for this run.
       *[other] { run-poverty }
    }
   *[other] { run-poverty }
}
    .you = { $loans ->
        [0] { $hand ->
            [0] You take no poverty for this run.
           *[other] { run-poverty.you }
        }
       *[other] { run-poverty.you }
    }
event-run-poverty = { $stacks ->
    [0] { run-poverty-without-stacks }
   *[other] { run-poverty }
}
    .you = { $stacks ->
        [0] { run-poverty-without-stacks.you }
       *[other] { run-poverty.you }
    }
event-borough-ran = { $who } applied the effect of { borough }.
    .you = You applied the effect of { borough }.
event-last-turns = The deck is empty after { $who }’s turn: everyone else has one last turn.
    .you = The deck is empty after your turn: everyone else has one last turn.
event-time-up = { $rounds } rounds without a card from the deck: the game is scored as it stands.
event-hand-counted = { $cards ->
    [0] { $who } has an empty hand and { $poverty } poverty.
   *[other] { $who } takes { $cards } poverty for the hand and has { $poverty }.
}
    .you = { $cards ->
        [0] You have an empty hand and { $poverty } poverty.
       *[other] You take { $cards } poverty for the hand and have { $poverty }.
    }
event-scored = { $who } has { $points } prestige.
    .you = You have { $points } prestige.
event-won = { $who } wins with { $points } prestige!
    .you = You win with { $points } prestige!
event-ended = The game is over.

## Why not

refusal-most-loans = You have { $loans } loans already; nobody may have more.
refusal-repay-first = Loans are repaid at the very start of your turn only.
refusal-no-loan = You have no loan to repay.
refusal-repay-costs = Repaying a loan costs £{ $price } and you have £{ $money }.
refusal-no-exchange = Only a Stock Exchange that can be seen in your city lets you swap.
refusal-swapped-already = You have swapped a card this turn already.
refusal-not-in-hand = You have no such card in hand: { card }.
refusal-wrong-colour = Discard a card of the same colour as the one you play ({ card }).
refusal-wrong-price = This card asks for a card of another colour.
refusal-only-paupers = Only Paupers can be discarded for this card.
refusal-no-school = Only a School that can be seen in your city, and its price left after the cost, lets a card count as another colour.
refusal-not-to-place = { card } cannot be placed: it is not in that row of the display, or it is no card for a city.
refusal-not-on-display = { card } is not in that row of the display.
refusal-deck-empty = The deck is empty.
refusal-nothing-to-draw = There is no card left to draw.
refusal-must-draw = You must draw as long as there are cards.
refusal-wren-first = Wren lets you build without discards; say that is enough first.
refusal-paupers-not-played = Paupers are never played.
refusal-wren-builds = Wren is for cards that are placed in your city, not for action cards.
refusal-cost = { card } costs £{ $cost } and you have £{ $money }; take a loan first.
refusal-no-discard = You have no card to discard for { card }, or no place for it.
refusal-no-stack = There is no stack { $stack } in your city; you have { $stacks }.
refusal-fresh = { card } was placed this turn, so nothing may be put on it yet.
refusal-face-down = { card } lies face down and cannot be activated.
refusal-used = { card } was activated this turn already.
refusal-just-placed = { card } was placed this turn and cannot be activated yet.
refusal-activation-cost = Activating { card } costs £{ $cost } and you have £{ $money }; take a loan first.
refusal-activation-card = Activating { card } costs a card, and you have none that fits.
refusal-does-nothing = There is nothing that { card } could do now.
refusal-borough-ran = Your borough’s effect was applied already.
refusal-no-run-effect = Your uppermost borough has no effect when you run.
refusal-not-offered = { borough } is not for sale.
refusal-land-cost = { borough } costs £{ $cost } and you have £{ $money }; take a loan first.
refusal-now-starting = Your turn begins with drawing a card.
refusal-now-starting-empty = There is no card left to draw: go on without one first.
refusal-now-looked = Choose one of the cards you looked at.
refusal-now-choosing = Choose one action: develop, buy land, run your city, or draw three cards.
refusal-now-developing = Play a card, or finish developing.
refusal-now-paying = Choose the card you discard for the one you play.
refusal-now-placing = Choose where the card goes: a new stack, or a card that was not placed this turn.
refusal-now-drawing = Draw a card from the deck or the display.
refusal-now-running = Activate a card of your city, or finish your run.
refusal-now-paying-card = Choose the card you discard to activate this one.
refusal-now-shedding = Choose a card to discard, or say that is enough.
refusal-now-targeting = Choose a player.
refusal-now-taking = Choose the card of the display that goes on the Coffee House.
refusal-now-repeating = Choose the card that is activated a second time.
refusal-now-flipping = Choose what is flipped: the card, or the Hospital in its place.
refusal-now-trimming = You hold more than nine cards: discard one.
refusal-now-giving = Choose the card you give for the swap.
refusal-now-receiving = Choose the card of the display you take for it.

## Sources of points

source-track = Prestige earned
source-cards = Prestige of the city’s cards
source-money = Money left
source-loans = Loans not repaid
source-poverty = Poverty

## The picture

picture-last-turn = Last turn! The deck ran out in { $who }’s turn; everyone else plays once more.
picture-deck = Deck: { $cards } · boroughs to come: { $boroughs }
picture-upper = Upper row:
picture-lower = Lower row:
picture-offers = For sale:
picture-deck-known = On top of the deck:
picture-held = In play:
picture-numbers = £{ $money } · { loans } · prestige { $prestige } · poverty { $poverty } · hand { $cards }
picture-city = City:
picture-boroughs = Boroughs:
picture-known = Known in hand:
picture-hand = Your hand:
picture-forecast = A run now: { $more } more poverty, { $poverty } in all; it would cost { $after } prestige against the lowest (now { $now }).

picture-end-near = The end is near: { $cards ->
    [one] one card
   *[other] { $cards } cards
} left in the deck. When it is empty at the end of a turn, everyone else plays once more.
picture-signs = ■ brown · ◆ blue · ▲ pink · ○ Paupers · (£) cost to play · ★ prestige · † poverty · ↻ flipped after use · ⟨=★⟩ prestige at the end · (name) face down · * used · + placed this turn · /n cards underneath
short-card = { $colour ->
    [brown] 1 brown card
    [blue] 1 blue card
    [pink] 1 pink card
    [grey] 1 Paupers
   *[any] 1 card
}
short-per = { $each } per { $per ->
    [brown] brown card seen
    [blue] blue card seen
    [not-brown] card seen that is not brown
    [borough] borough
    [riverside] riverside borough
    [north] borough in the north
   *[south] borough in the south
}
short-draws = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
short-run = | every run: { $each }
short-place = { $side ->
    [north] N
   *[south] S
}{ $river ->
    [True] , river
   *[other] {""}
}
short-place-card = puts a card of the display on itself
short-spare = flips in place of another card
short-draw = draw { $amount } cards
short-build = play up to { $amount } cards without discards
short-give-poverty = { $amount } of your † to another player
short-send-poverty = { $amount } † from the supply to another player
short-levy = £{ $amount } from every other player
short-shed = discard up to { $amount } cards, each { $each }
short-shed-paupers = discard any Paupers, each { $each }
short-till-taken = and the money lying on it
short-fire = every other player pays £{ $amount } for each own borough
short-spare-hand = your hand brings no † this run
short-again = activate a card of this run again
short-no-discard = needs no discard
short-school = £{ $amount }: a discarded card counts as another colour
short-swap = once a turn swap a card with the display
short-till = £{ $amount } on it for each card you play
short-look-draw = draws at the start look at { $amount } cards
short-bank = loans bring £{ $amount }
short-parliament = begin a turn with 0 to { $amount } cards
short-paupers-any-colour = | Paupers count as any colour when you play cards
short-free-card = | one card a turn without a discard
short-blue-discount = | blue cards cost £{ $amount } less
short-hand-spared = | { $amount } cards of your hand bring no †
short-draw-more = | draw three: you may draw { $amount } more
short-discard-paupers = | in a run discard up to { $amount } Paupers
short-look-ahead = | at the start you may look at { $amount } cards of the deck and keep one

## The rules as implemented

rule-aim-title = The aim
rule-aim = Have the most prestige when the deck has run out.
rule-setup-title = Setting up
rule-setup = The cards of each group are shuffled: C lies under B under A. Everyone has six cards and £5. City, Westminster and Southwark & Bermondsey are for sale; the other boroughs are shuffled. The display has two rows of three, four or five spaces for two, three or four players.
rule-turn-title = The turn
rule-turn = First you may repay loans. Then you draw a card, if there is one, and then take one action: develop, buy land, run the city, or draw three cards. At the end of the turn you discard down to nine cards.
rule-cards-title = Drawing and discarding
rule-cards = Every card drawn comes from the top of the deck or from the display, as you like. What is discarded goes to the upper row, then to the lower one. If both are full, the lower row leaves the game and the upper one moves down.
rule-loans-title = Loans
rule-loans = Whenever you choose what to do next you may take a loan: £10. If a cost cannot be refused and you cannot pay it, you must. You can have twelve. A loan is repaid for £15, at the start of a turn, before anything else. Each loan brings one poverty in every run.
rule-develop-title = Developing
rule-develop = Play one or more cards, one after the other. For each you discard a card of the same colour and pay its cost. It starts a new stack or goes on any stack whose top card was not placed this turn. An ongoing effect works at once, until the card is covered or flipped. Your action is to develop as soon as you play the first card. The covered and face-down cards of every city stay open to all: everybody saw them laid.
rule-action-cards-title = Action cards
rule-action-cards = They are played while developing, without a discard, and then leave the game. Huguenots and Jewish Refugees: draw two cards. Wren: play up to two cards without discarding for them; their costs are paid.
rule-paupers-title = Paupers
rule-paupers = They are never played and not discarded for a colour, unless a card or a borough says so. They can pay for activations, and go when you hold too many cards.
rule-land-title = Buying land
rule-land = Buy one of the boroughs for sale. It covers your last one; what it brings comes at once: prestige, less poverty, cards. Another borough is shown in its place as long as there are any. Covered boroughs still count as yours.
rule-run-title = Running the city
rule-run = Activate any of your face-up cards, each once, in any order: pay its price, take what it brings, and flip it if it has the sign. The effect of your uppermost borough is applied when you like, at the latest at the end. Then you take one poverty for each stack, each loan and each card in hand.
rule-draw-title = Drawing three cards
rule-draw = Exactly three, or all that are left.
rule-special-title = Special cards
rule-special = Hospital: flipped in place of a card you just activated. Coffee House: a card of the display, but no Paupers and no action card, is placed on it at no cost. School: for £1 a discarded card counts as another colour. Stock Exchange: once a turn swap a card of your hand with one of the display. University: instead of drawing blindly at the start of your turn, look at the top three cards of the deck and keep one, or take one of the display; everyone sees which of the three you keep. Greenwich: you may look at two and keep one. Parliament: begin your turn with 0, 1 or 2 cards. Whitehall: activate a card of this run again, without a discard, even if it was flipped. Shops: £1 for every card you play after them. Bank of England: loans bring £12. Public Houses: your hand brings no poverty this run.
rule-end-title = The end
rule-end = If the deck is empty at the end of a turn, every other player has one more turn. If no card comes from the deck for fifteen rounds, the game is scored as it stands.
rule-scoring-title = Scoring
rule-scoring = One poverty for each card in hand; the prestige of all cards of your city, covered and flipped ones too; loans are repaid as far as the money goes; £3 are one prestige; each loan left costs 7. Then everyone gives back as much poverty as the lowest has, and loses for the rest: 1 or 2 cost 1, 3 cost 2, 4 cost 3, each more up to ten costs 2, each beyond 3. Ties: less poverty, then more boroughs, then the prestige of the cards.
rule-options-title = Editions and variants
rule-options = The French rules break the last tie by all cards of a city together, the Polish by its best card. Boroughs can be played plain, with only what the rulebook prints. The first edition’s deck has 110 cards; its Underground is played without counters, since there is no map. Many card values of the second edition are reconstructed; each says where it comes from.

## Options

option-edition = Which rulebook breaks the last tie: fr by all cards together, pl by the best single card
option-boroughs = abilities: boroughs have the reconstructed abilities; plain: only what the rulebook prints
option-deck = second: the 101 cards of the second edition, partly reconstructed; first: the 110 of the first
option-first_seat = Who begins: a seat, counted from 0, or random

## Doubts about the data

doubt-brown-money = The brown cards of group { $group } bring £{ $money } in all; a public review of the second edition counts £{ $total }. Which cards differ is not known.
doubt-abilities = Here { $count } of { $boroughs } boroughs have an ability; a public review of the second edition says that boroughs usually have one.

## Figures

figure-prestige = Prestige on the track
figure-poverty = Poverty at the end
figure-loans = Loans taken
figure-runs = Runs
figure-boroughs = Boroughs
figure-stacks = Stacks
figure-most-stacks = Most stacks of one city
figure-played = { NAME($piece, of: "card") }, played
figure-run = { NAME($piece, of: "card") }, run

## What can be read off the table

gauge-money = money
gauge-loans = loans
gauge-poverty = poverty
gauge-prestige = prestige
gauge-standing = points if the game ended now
gauge-cards = cards in hand
gauge-draws = cards to draw
gauge-stacks = stacks
gauge-boroughs = boroughs

## What advice counts

counted-points = { $good ->
    [yes] more prestige
   *[no] less prestige
}
counted-money = { $good ->
    [yes] more money
   *[no] less money
}
counted-loans = { $good ->
    [yes] fewer loans
   *[no] more loans
}
counted-cards = { $good ->
    [yes] better cards in hand
   *[no] worse cards in hand
}
counted-city = { $good ->
    [yes] a city that will bring more
   *[no] a city that will bring less
}
counted-poverty = { $good ->
    [yes] less poverty
   *[no] more poverty
}
