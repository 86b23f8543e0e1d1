board-hour = Heure { $hour } sur 9
board-over = Les neuf heures sont passées
board-hand = Votre bande : choisissez l’enfant à envoyer
board-hand-sent = Vous envoyez { child }
board-last = Ce qui s’est passé à l’heure { $hour }
board-result = { $coins ->
    [0] rien
   *[other] { $sign }{ $coins }
}
board-arrested = arrêté
board-left = enfants restants
board-coins = pièces
board-if-lowest = { $child ->
    [0] si le plus faible : rien
   *[other] si le plus faible : +{ $child }
}
board-gain = rapporte { $least }
board-gain-between = rapporte { $least } à { $most }
board-street = Heure { $hour } sur 9. Dans la rue : { character }, { purse }.
board-to-come = Encore à venir : { $list }.
board-band = { $who } : { coins }, enfants restants { $hand }.
board-band-chosen = { $who } a choisi.
