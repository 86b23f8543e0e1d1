board-hour = Godzina { $hour } z 9
board-over = Dziewięć godzin minęło
board-hand = Twoja banda: wybierz dziecko, które wyślesz
board-hand-sent = Wysyłasz: { child }
board-last = Co się stało o godzinie { $hour }
board-result = { $coins ->
    [0] nic
   *[other] { $sign }{ $coins }
}
board-arrested = w areszcie
board-left = pozostałe dzieci
board-coins = monety
board-if-lowest = { $child ->
    [0] jako najniższe: nic
   *[other] jako najniższe: +{ $child }
}
board-gain = przyniesie { $least }
board-gain-between = przyniesie od { $least } do { $most }
board-street = Godzina { $hour } z 9. Na ulicy: { character }, { purse }.
board-to-come = Jeszcze nadejdą: { $list }.
board-band = { $who }: { coins }, pozostałe dzieci { $hand }.
board-band-chosen = { $who }: wybór dokonany.
