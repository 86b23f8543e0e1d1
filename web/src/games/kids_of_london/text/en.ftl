board-area = { $area ->
    [street] The street
    [bands] The bands
   *[hand] Your children
}
board-tab = The street
board-place = { $place ->
    [second] second richest: the winning place
    [won] second richest: wins
    [stripped] richest: loses everything
   *[richest] richest: would lose everything
}
board-place-short = { $place ->
    [second] wins now
    [won] wins
    [stripped] loses all
   *[richest] loses all
}
board-share = { $coins } each for { $count }
board-take = Take { coins }
board-comedian = Only a comedian
board-hour = Hour { $hour } of 9
board-over = The nine hours are over
board-result = { $coins ->
    [0] nothing
   *[other] { $sign }{ $coins }
}
board-arrested = arrested
board-left = children left
board-coins-of = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-coins = coins
board-if-lowest = { $child ->
    [0] as the lowest: nothing
   *[other] as the lowest: +{ $child }
}
board-gain = brings { $least }
board-gain-between = brings { $least } to { $most }
board-street = Hour { $hour } of 9. In the street: { character }, { purse }.
board-to-come = Still to come: { $list }.
board-band = { $who }: { coins }, children left { $hand }.
board-band-chosen = { $who } has chosen.
board-about = { $character ->
    [left-curate] What the thief takes goes to the neighbour on the left.
    [right-curate] What the thief takes goes to the neighbour on the right.
    [prince] Each thief may call him a comedian and take nothing. In the last hour he is a prince.
    [beggar] Whoever robs the beggar pays for it.
   *[other] The highest child robs them; equal ones share.
}
board-about-child = { $child ->
    [8] Robs as the highest. Two chiefs in one street are arrested.
   *[other] Robs as the highest; as the lowest it steals its number elsewhere.
}
board-source = (The numbers are those of the rulebook.)
board-first-aim = Be the second richest after nine hours: the richest lose everything.
board-first-sending = Send a child in secret. The highest robs whoever is in the street, the lowest steals its number elsewhere; the others get nothing.
board-first-sharing = Your child robs: choose what it takes.

## Examples beside the rules

board-example-jeweller = Dickens’s 8 is the highest: he robs the jeweller of her 6 coins. Ada’s 4 is the lowest and steals 4 elsewhere. Byron and Clara get nothing.
board-example-chiefs = Ada and Byron both send their chief, and the police take both. So Clara’s 5 is the highest and robs the banker of 7; Dickens’s 1 steals 1 elsewhere.
board-example-prince = Ada and Byron tie and each chooses alone. Ada says he is a comedian and takes nothing. Byron takes half of the prince’s 8 coins, because two tied. Clara’s 1 steals 1 elsewhere.
board-example-second = Clara is the richest and loses everything. Ada comes next, so Ada wins.
