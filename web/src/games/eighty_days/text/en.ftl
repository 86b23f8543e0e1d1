board-map = The journey: { $count } spaces
board-target = to { $space }, { kind } · £{ $cost } · £{ $money } left
board-to-london = to London · £{ $cost } · £{ $money } left
board-pays = pays £{ $pays } now
board-pays-nothing = pays nothing now
board-left = then £{ $money }
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
board-bet = Your bet here
board-drawn = Drawn
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
