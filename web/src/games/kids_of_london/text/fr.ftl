board-area = { $area ->
    [street] La rue
    [bands] Les bandes
   *[hand] Vos enfants
}
board-tab = La rue
board-place = { $place ->
    [second] deuxième fortune : la place gagnante
    [won] deuxième fortune : elle gagne
    [stripped] la plus riche : elle perd tout
   *[richest] la plus riche : elle perdrait tout
}
board-place-short = { $place ->
    [second] gagnerait
    [won] gagne
    [stripped] perd tout
   *[richest] perdrait tout
}
board-share = { $coins } chacun à { $count }
board-take = Prendre { coins }
board-comedian = Un simple comédien
board-hour = Heure { $hour } sur 9
board-over = Les neuf heures sont passées
board-result = { $coins ->
    [0] rien
   *[other] { $sign }{ $coins }
}
board-arrested = arrêté
board-left = enfants restants
board-coins-of = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
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
board-about = { $character ->
    [left-curate] Ce que prend le voleur va à son voisin de gauche.
    [right-curate] Ce que prend le voleur va à son voisin de droite.
    [prince] Chaque voleur peut dire que ce n’est qu’un comédien et ne rien prendre. À la dernière heure, c’est un prince.
    [beggar] Qui vole le mendiant le paie.
   *[other] L’enfant le plus fort le vole ; à égalité, on partage.
}
board-about-child = { $child ->
    [8] Vole s’il est le plus fort. Deux chefs dans une rue sont arrêtés.
   *[other] Vole s’il est le plus fort ; s’il est le plus faible, il vole son nombre ailleurs.
}
board-source = (Les nombres sont ceux de la règle.)
board-first-aim = Ayez la deuxième fortune après neuf heures : la plus grosse perd tout.
board-first-sending = Envoyez un enfant en secret. Le plus fort vole la personne dans la rue, le plus faible vole son nombre ailleurs ; les autres n’ont rien.
board-first-sharing = Votre enfant vole : choisissez ce qu’il prend.

## Exemples à côté des règles

board-example-jeweller = Le 8 de Dickens est le plus haut : il vole les 6 pièces de la bijoutière. Le 4 d’Ada est le plus bas et vole 4 pièces ailleurs. Byron et Clara n’ont rien.
board-example-chiefs = Ada et Byron envoient tous deux leur chef, et la police emmène les deux. Le 5 de Clara devient le plus haut et vole les 7 pièces du banquier ; le 1 de Dickens en vole 1 ailleurs.
board-example-prince = Ada et Byron sont à égalité et choisissent chacun pour soi. Ada dit que c’est un comédien et ne prend rien. Byron prend la moitié des 8 pièces du prince, puisqu’ils étaient deux. Le 1 de Clara vole 1 pièce ailleurs.
board-example-second = Clara est la plus riche et perd tout. Ada vient juste après : Ada gagne.
