board-tab = The journey
board-area = { $area ->
    [map] The map
   *[desk] The way home, companions and cards
}
board-last = Taken last: { card }
board-signs = What the signs mean
board-whole = Show the whole map
board-near = Show where you can go
board-first-aim = Be the first back in London: without a Rumour, and with at most £10 left.
board-first-choosing-hat = Choose one of your two hats: only that one moves in this turn.
board-first-moving = Go forward to a space with a gold ring: the tag says what it costs and what you keep. Going back to a stage earns money.
board-first-keeping = You drew two cards: take one. Events happen at once, companions stay with you.
board-first-taking = Take £10 or give £10: to come home you must have little, to travel you need much.
board-first-stopping = Somebody is about to be paid. Fix can stop it, once.
board-sea = { $sea ->
    [indian] Indian Ocean
    [pacific] Pacific Ocean
   *[atlantic] Atlantic Ocean
}
board-map = The journey: { $count } spaces
board-target = to { $space }, { kind } · £{ $cost } · £{ $money } left
board-to-london = to London · £{ $cost } · £{ $money } left
board-pays = pays £{ $pays } now
board-pays-nothing = pays nothing now
board-left = then £{ $money }
board-offer = { $offer ->
    [take] Take £10
    [give] Give £10
    [neither] Neither
    [pass] Pass
    [restart] Start again
   *[other] Not now
}
board-back = to { city } ({ $space }) · +£{ $income } · then £{ $money }
board-money = money
board-rumours = Rumours
board-at = space
board-position = position
board-characters = with
board-missing = misses
board-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
board-home = May I enter London?
board-home-yes = Yes: £{ $cost }, and £{ $left } left.
board-home-no = No. { $reason }
board-pile = { $count } cards in the pile
board-unseen = What is still in the pile
board-space = Space { $space }: { kind }. { kind-help }
board-taken = { $who } is there.
board-hat = Hat of { $who } on { $space }
board-describe = { $who }: on space { $space }, { position }, £{ $money }, { rumours }.
board-describe-london = { $who }: in London, £{ $money }, { rumours }.
board-describe-character = { $who } has { card }: { card-help }
kind-help = { $kind ->
    [passepartout] Draw a card: the leader takes one, everyone else chooses one of two.
    [pound] In a later turn you may stay, and take or give £10.
    [bet-1] Pays £10 if you are 1st when your turn comes again.
    [bet-2] Pays £20 if you are 2nd when your turn comes again.
    [bet-3] Pays £30 if you are 3rd when your turn comes again.
    [bet-456] Pays £10 times your position if you are 4th or later when your turn comes again.
    [police] In your next turn a Rumour is cleared and £10 times your position is paid.
    [stage] Reached only by going back, for £10 a space.
   *[other] Where the journey begins and ends.
}

## When a table is made

board-option-hats = Hats each
board-option-hats-1 = one
board-option-hats-2 = two
board-option-hats-help = With two hats each you begin with 5 Rumours and £110.
board-option-places = Play for places
board-option-places-help = Whether play goes on after the first player is home, until the places are settled.
board-option-passepartout = Passepartout cards
board-option-passepartout-help = { option-passepartout }

## Examples beside the rules

board-example-three = Three spaces forward cost £1 + £2 + £3 = £6: of £80, £74 are left.
board-example-five = From space 5 to space 10 are five spaces: they cost £15.
board-example-calcutta = On space 42 the nearest stage behind is Calcutta, on 38. Going back four spaces brings £40.
board-example-second = The hat comes to a Bet space for the second. Nothing happens yet. When its turn comes again it is still second, and is paid £20 before it moves on.
