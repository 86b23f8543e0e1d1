board-area = { $area ->
    [street] The street
    [bands] The bands
   *[hand] Your children
}
board-tab = The street
board-place = { $place ->
    [second] second richest: the winning place
   *[richest] richest: would lose everything
}
board-hour = Hour { $hour } of 9
board-over = The nine hours are over
board-result = { $coins ->
    [0] nothing
   *[other] { $sign }{ $coins }
}
board-arrested = arrested
board-left = children left
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
