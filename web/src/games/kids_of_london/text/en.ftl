board-hour = Hour { $hour } of 9
board-over = The nine hours are over
board-hand = Your band: choose a child to send
board-hand-sent = You send { child }
board-last = What happened in hour { $hour }
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
