### Around the World in 80 Days

title = Around the World in 80 Days
tagline = Race round the world and come home first, with clean hands and an empty purse.

## Options

option-hats = Hats for each of two players: 1, or 2 with 5 Rumours and £110.
option-places = Whether play goes on for the places after the first player is home.
option-passepartout = Whether Passepartout spaces draw a card; if not, they are blank and there is no luck.
option-first_seat = The seat that begins: its number from 0, or random.

## Pieces

spaces = { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}
rumours = { $rumours ->
    [0] no Rumour
    [one] { $rumours } Rumour
   *[other] { $rumours } Rumours
}
position = { $position ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $position }th
}
city = { $city ->
    [london] London
    [paris] Paris
    [turin] Turin
    [brindisi] Brindisi
    [suez] Suez
    [aden] Aden
    [bombay] Bombay
    [allahabad] Allahabad
    [calcutta] Calcutta
    [singapore] Singapore
    [saigon] Saigon
    [hong-kong] Hong Kong
    [shanghai] Shanghai
    [yokohama] Yokohama
    [san-francisco] San Francisco
    [salt-lake-city] Salt Lake City
    [omaha] Omaha
    [chicago] Chicago
    [new-york] New York
    [queenstown] Queenstown
    [dublin] Dublin
    [liverpool] Liverpool
   *[other] { $city }
}
kind = { $kind ->
    [london] London
    [passepartout] Passepartout
    [pound] Pound
    [bet-1] Bet 1
    [bet-2] Bet 2
    [bet-3] Bet 3
    [bet-456] Bet 4, 5, 6
    [stage] Stage
    [police] Police
   *[other] { $kind }
}
card = { $card ->
    [refund] Fare refunded
    [take-or-give] A gentleman’s wager
    [overtake] Express train
    [fall-behind] Missed connection
    [next-pound] Letter of credit
    [previous-pound] Forgotten purse
    [again] Fair wind
    [miss-turn] Storm at sea
    [clear-rumour] Alibi
    [pay-behind] Generous host
    [reset] New bank draft
    [rumour-money] Story for the papers
    [lose-half] Pickpocket
    [crowd] Crowded quay
    [tip] Tips all round
    [aouda] Aouda
    [fix] Fix
    [cromarty] Cromarty
    [kiouni] Kiouni
    [speedy] Captain Speedy
    [mudge] Mudge
    [bunsby] Bunsby
   *[other] { $card }
}
card-help = { $card ->
    [refund] you get back what this move cost you.
    [take-or-give] take £10 from the bank, give it £10, or leave it.
    [overtake] go free of charge to the first open space past the next hat ahead.
    [fall-behind] go to the first open space behind the next hat behind you.
    [next-pound] go free of charge to the nearest free Pound space ahead.
    [previous-pound] go back to the nearest free Pound space behind.
    [again] take another turn now.
    [miss-turn] miss your next turn.
    [clear-rumour] discard a Rumour and take £10 times your position.
    [pay-behind] give £{ $amount } to every player behind you; if you cannot, £5 or £1 each.
    [reset] your money becomes exactly £{ $amount }.
    [rumour-money] take £{ $amount } for each of your Rumours; without any, miss your next turn.
    [lose-half] lose half your money, rounded in your favour.
    [crowd] with more hats behind you than ahead, miss your next turn; otherwise take another now.
    [tip] take £{ $amount } from every other player. Reshuffle.
    [aouda] before moving, discard a Rumour; you are not paid for it.
    [fix] stop what a Bet or the police are about to pay another player.
    [cromarty] one move forward costs £{ $amount } less, but at least £1.
    [kiouni] one move forward of up to { $amount } spaces is free.
    [speedy] one move forward costs as if it were { $amount } spaces shorter.
    [mudge] after a move forward, go one more space free of charge.
    [bunsby] go back past a taken stage to the one before it.
   *[other] { $card }
}

## Moves

move-forward = Go forward { spaces }
move-back = Go back to the nearest stage
move-take = Take £10
move-give = Give £10
move-neither = Neither take nor give
move-pass = Pass
move-restart = Start again in London
move-hat = Play hat { $hat }
move-keep = { $which ->
    [1] Take the first card
   *[other] Take the second card
}
move-use = { $character ->
    [aouda] Use Aouda: discard a Rumour
    [fix] Use Fix: stop the payment
    [cromarty] Use Cromarty: a cheaper move
    [kiouni] Use Kiouni: a short move free of charge
    [speedy] Use Captain Speedy: a longer move for less
    [mudge] Use Mudge: one more space after the move
   *[bunsby] Use Bunsby: back past the taken stage
}
move-decline = Not now

## What is asked

prompt-choosing-hat = choose a hat to play.
prompt-moving = move a hat.
prompt-keeping = choose one of two cards.
prompt-taking = take £10, give £10, or leave it.
prompt-stopping = £{ $due } are about to be paid; send Fix to stop it, or not now.

## What happened

event-hat-chosen = { $who } plays hat { $hat }.
    .you = You play hat { $hat }.
event-went-forward = { $space ->
    [80] { $who } went forward { spaces } to London { fare }.
   *[other] { $who } went forward { spaces } to { $space } { fare }.
}
    .you = { $space ->
        [80] You went forward { spaces } to London { fare }.
       *[other] You went forward { spaces } to { $space } { fare }.
    }
fare = { $cost ->
    [0] free of charge
   *[other] for £{ $cost }
}
event-went-back = { $who } went back to { city } ({ $space }) and took £{ $money }.
    .you = You went back to { city } ({ $space }) and took £{ $money }.
event-stayed = { $exchange ->
    [take] { $who } stayed and took £{ $money }.
   *[give] { $who } stayed and gave £{ $money }.
}
    .you = { $exchange ->
        [take] You stayed and took £{ $money }.
       *[give] You stayed and gave £{ $money }.
    }
event-passed = { $who } could not move and passed.
    .you = You could not move and passed.
event-restarted = { $who } is back in London, with £{ $money }.
    .you = You are back in London, with £{ $money }.
event-missed-turn = { $who } missed a turn.
    .you = You missed a turn.
event-bet-won = { $who } won the bet: £{ $money } for being { position }.
    .you = You won the bet: £{ $money } for being { position }.
event-bet-lost = { $who } lost the bet, being { position }.
    .you = You lost the bet, being { position }.
event-hat-turned = { $who } paid respects to the police on { $space }, hat turned over.
    .you = You paid respects to the police on { $space }, hat turned over.
event-rumour-cleared = { $who } cleared a Rumour with the police and has { rumours } left.
    .you = You cleared a Rumour with the police and have { rumours } left.
event-police-paid = The police paid { $who } £{ $money } for being { position }.
    .you = The police paid you £{ $money } for being { position }.
event-drew = { $who } drew “{ card }”.
    .you = You drew “{ card }”.
event-discarded = { $who } discarded “{ card }”.
    .you = You discarded “{ card }”.
event-applied = { $who } took “{ card }”.
    .you = You took “{ card }”.
event-kept = { $who } keeps { card } for later.
    .you = You keep { card } for later.
event-used = { $who } used { card }.
    .you = You used { card }.
event-stopped = { $who } sent Fix: { $whom } did not get £{ $money }.
    .you = You sent Fix: { $whom } did not get £{ $money }.
    .to-you = { $who } sent Fix: you did not get £{ $money }.
event-declined = { $who } let { $whom } be paid.
    .you = You let { $whom } be paid.
    .to-you = { $who } let you be paid.
event-card-gave = { $money ->
    [0] { event-card-lost }
   *[other] { $who } received £{ $money } and has £{ $left }.
}
    .you = { $money ->
        [0] { event-card-lost.you }
       *[other] You received £{ $money } and have £{ $left }.
    }
event-card-took = { $money ->
    [0] { event-card-lost }
   *[other] { $who } paid £{ $money } and has £{ $left }.
}
    .you = { $money ->
        [0] { event-card-lost.you }
       *[other] You paid £{ $money } and have £{ $left }.
    }
event-card-moved = { $who } was brought to { $space }.
    .you = You were brought to { $space }.
event-card-lost = “{ card }” came to nothing for { $who }.
    .you = “{ card }” came to nothing for you.
event-card-rumour = { $who } got rid of a Rumour and has { rumours } left.
    .you = You got rid of a Rumour and have { rumours } left.
event-plays-again = { $who } plays again at once.
    .you = You play again at once.
event-will-miss = { $who } will miss a turn.
    .you = You will miss a turn.
event-paid = { $who } gave { $to } £{ $money }.
    .you = You gave { $to } £{ $money }.
    .to-you = { $who } gave you £{ $money }.
event-reshuffled = The discards were shuffled in: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the pile.
event-came-home = { $place ->
    [0] A hat of { $who } came home; the other is still on the way.
   *[other] { $who } came home in place { $place } with £{ $money } left.
}
    .you = { $place ->
        [0] A hat of yours came home; the other is still on the way.
       *[other] You came home in place { $place } with £{ $money } left.
    }
event-time-up = { $rounds } rounds are over, and the travellers have run out of time.
event-won = { $who } wins!
    .you = You win!
event-ended = The journey is over.

## Why not

refusal-choose-hat = First choose which of your hats to play.
refusal-choose-card = You drew two cards; choose one of them.
refusal-choose-exchange = The card lets you take money, give it, or do neither; choose now.
refusal-answer-fix = You hold Fix; say whether to stop the payment.
refusal-aid-forward = You are using { card-of-character }; now choose how far to go forward.
refusal-beyond-london = London is only { $left } spaces away; it must be reached exactly.
refusal-stage-forward = { city } on { $space } is a stage, and a stage is only reached by going back.
refusal-taken = Space { $space } is taken; a space holds one hat.
refusal-no-rumour = The police on { $space } only receive a player with a Rumour.
refusal-kiouni-far = Kiouni carries you at most { $most } spaces.
refusal-too-dear = { $space ->
    [80] London costs £{ $cost } and you have £{ $money }.
   *[other] Space { $space } costs £{ $cost } and you have £{ $money }.
}
refusal-mudge-step = Mudge’s extra step would end on { $space }, where you may not stop.
refusal-home-rumours = You still hold { rumours }; nobody comes home under suspicion.
refusal-home-aided = London must be paid for in full, so { card-of-character } cannot help you there.
refusal-home-money = You would come home with £{ $left }; at most £{ $limit } is allowed.
refusal-no-stage = There is no stage behind space { $space }.
refusal-stage-taken = { city } on { $space } is taken, so you cannot go back.
refusal-not-on-pound = You can stay and take or give money only on a Pound space.
refusal-cannot-give = You have £{ $money } and would have to give £{ $amount }.
refusal-no-exchange = No card asks you to take or give money now.
refusal-can-move = You can move, so you may not pass.
refusal-can-move-on = You can move, so you may not start again.
refusal-must-restart = You cannot move and are not past the first stage, so you start again in London.
refusal-must-pass = You are past { city }, so you pass and wait instead of starting again.
refusal-no-hat-choice = There is no hat to choose now.
refusal-no-cards = There are no cards to choose from now.
refusal-nothing-to-decline = Nothing was offered to you that you could decline.
refusal-not-held = You do not hold { card-of-character }.
refusal-fix-later = Fix is used when another player is about to be paid by a Bet or by the police.
refusal-aouda-idle = You have no Rumour for Aouda to clear.
refusal-bunsby-idle = Bunsby helps only when the nearest stage behind is taken and the one before it is free.
refusal-no-help = { card-of-character } would not let you reach any open space.
refusal-no-such-move = That move is not open to you now.
card-of-character = { $character ->
    [aouda] Aouda
    [fix] Fix
    [cromarty] Cromarty
    [kiouni] Kiouni
    [speedy] Captain Speedy
    [mudge] Mudge
   *[bunsby] Bunsby
}

## Sources of points

source-travelled = Spaces travelled
source-first-hat = First hat
source-second-hat = Second hat

## The picture

picture-round = Round { $round }
picture-london = In London:
picture-legend = ? Passepartout  £ Pound  b Bet  ■ stage  ! police  £ cost  → left  + pays now
picture-missing = misses a turn
picture-place = home, place { $place }
picture-bet = Your bet would pay £{ $money } now.
picture-back = Back to { city } ({ $space }): +£{ $income }, then £{ $money }.
picture-back-taken = Back to { city } ({ $space }): taken.
picture-stay = { $give ->
    [none] Stay: take £10, then £{ $take }.
   *[other] Stay: take £10, then £{ $take }; or give £10, then £{ $give }.
}
picture-home = You may enter London: it costs £{ $cost } and leaves £{ $left }.
picture-not-home = Not home yet:
picture-pile = { $pile } cards in the pile, { $discards } discarded

## Figures

figure-restarts = Starting again in London
figure-passes = Passing
figure-space-london = Stops: London
figure-space-passepartout = Stops: Passepartout
figure-space-pound = Stops: Pound
figure-space-bet-1 = Stops: Bet 1
figure-space-bet-2 = Stops: Bet 2
figure-space-bet-3 = Stops: Bet 3
figure-space-bet-456 = Stops: Bet 4, 5, 6
figure-space-stage = Stops: Stage
figure-space-police = Stops: Police
figure-card = Drawn: { NAME($piece, of: "card") }

## The rules as implemented

rule-aim-title = The aim
rule-aim = Be the first to come back to London. You may only come home without a Rumour and with at most £10.
rule-setup-title = Setting up
rule-setup = Everyone has a hat in London (space 0, and 80 at the end of the track), £80 and three Rumours. The 25 Passepartout cards are shuffled. Money, Rumours and cards drawn are open; the bank never runs out.
rule-turn-title = Whose turn it is
rule-turn = Clockwise. In your turn what your space owes you is settled first; then you must move your hat to a free space, forward or back, unless the space says otherwise. You may take a choice back until a card is drawn or another player moves.
rule-forward-title = Going forward
rule-forward = Go to any free space ahead except a stage. One space costs £1, two cost £3, three £6, n spaces n × (n + 1) ÷ 2. Taken spaces and London count. You pay before you move, and cannot go where you cannot pay.
rule-back-title = Going back
rule-back = Only to the nearest stage behind, if it is free; from a stage to the one before. You receive £10 for each space, whether you like it or not.
rule-stuck-title = When you cannot move
rule-stuck = If you can pay for no open space ahead and the stage behind is taken, you pass. If you are not past the first stage (on it counts as not past), your hat returns to London and your money is topped up to £80; you play on next turn. London is no stage.
rule-position-title = Position
rule-position = Your position is one more than the number of hats ahead of yours. Hats in London at the start are equal; hats already home are ahead.
rule-bets-title = Bet spaces
rule-bets = Nothing happens when you arrive. At the start of your next turn, before moving, you receive £10 times your position if the space names it; and again each turn you are still stuck there. “4, 5, 6” pays nobody where fewer than four hats are on the board: with two or three players, unless two have two hats each.
rule-pounds-title = Pound spaces
rule-pounds = Nothing happens when you arrive. In later turns leave, or stay and take £10 or give £10; as often as you wish. So nobody is stuck there, not even before the first stage.
rule-police-title = The police
rule-police = You may stop there only with a Rumour; your hat is turned over. In your next turn the hat is set upright, one Rumour goes, you receive £10 times your position, and the turn is over. In the turn after that you must leave.
rule-passepartout-title = Passepartout
rule-passepartout = The leader draws one card and takes it; everyone else draws two, takes one and discards the other. Events happen at once, characters are kept face up. If a drawn card bears the symbol, discards and pile are shuffled together at the end of the turn; so they are when the pile is empty. A card that cannot be carried out is lost. A card that moves you draws no further card, stops on no stage, and on the police only if you have a Rumour.
rule-events-title = Events
rule-events = Fare refunded; take or give £10; past the next hat ahead; behind the next hat behind; to the next or the previous Pound space; another turn; miss a turn; a Rumour cleared and paid; £10 to each player behind; exactly £80; £10 for each Rumour; lose half; miss a turn or play again, as most hats are behind or not; £1 from everyone.
rule-characters-title = Characters
rule-characters = Use one in your own turn before moving, except Fix. Aouda: discard a Rumour. Cromarty: a move forward for £10 less, at least £1. Kiouni: up to 4 spaces free. Captain Speedy: charged as 3 spaces shorter. Mudge: one space more after a move. Bunsby: back past a taken stage. One character helps with one move, and none helps with the price of London. Fix stops what a Bet or the police would pay another player: the Rumour still goes and the turn is still spent.
rule-end-title = The end
rule-end = The game ends at once when a player enters London by paying the exact price, holds no Rumour and has at most £10 left. After 100 rounds whoever is nearest home wins.
rule-two-title = Two hats each
rule-two = Two players may have two hats each, five Rumours and £110. In your turn choose one hat and play only that. Positions count all four hats; only the hat you play collects its bet. A hat turned over must be played, and then must leave the police, if it can; if both must leave, you choose. A hat that cannot move may be played only if the other cannot either, or if one of your characters moves it. The first hat comes home without a Rumour and with any money, the second with at most £20; both must be home.
rule-options-title = Options
rule-options = Play for places: the game goes on until one player is left, and the second may come home with £20, the third with £30, and so on; their characters are discarded. Without Passepartout: those spaces are blank.

## What can be read off the table

gauge-money = money
gauge-rumours = Rumours
gauge-space = space
gauge-second-space = space of the second hat
gauge-characters = characters
gauge-missing = turns to miss
gauge-place = place at home

## What advice counts

counted-distance = { $good ->
    [yes] further on the way
   *[no] less far on the way
}
counted-money = { $good ->
    [yes] more useful money
   *[no] less useful money
}
counted-rumours = { $good ->
    [yes] less trouble with the police
   *[no] more trouble with the police
}
counted-time = { $good ->
    [yes] time gained
   *[no] time lost
}
counted-characters = { $good ->
    [yes] more help from characters
   *[no] less help from characters
}
