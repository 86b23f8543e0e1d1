board-tab = Le voyage
board-area = { $area ->
    [map] La carte
   *[desk] Le retour, les compagnons et les cartes
}
board-last = Prise en dernier : { card }
board-signs = Ce que disent les signes
board-whole = Voir toute la carte
board-near = Voir où vous pouvez aller
board-first-aim = Soyez le premier de retour à Londres : sans Rumeur, et avec 10 £ au plus.
board-first-choosing-hat = Choisissez l’un de vos deux chapeaux : lui seul joue ce tour.
board-first-moving = Avancez sur une case cerclée d’or : l’étiquette dit ce qu’elle coûte et ce qui vous reste. Reculer jusqu’à une étape rapporte de l’argent.
board-first-keeping = Vous avez pioché deux cartes : prenez-en une. Un événement a lieu aussitôt, un compagnon reste avec vous.
board-first-taking = Prenez 10 £ ou donnez 10 £ : pour rentrer il faut en avoir peu, pour voyager beaucoup.
board-first-stopping = Quelqu’un va être payé. Fix peut l’empêcher, une fois.
board-sea = { $sea ->
    [indian] océan Indien
    [pacific] océan Pacifique
   *[atlantic] océan Atlantique
}
board-map = Le voyage : { $count } cases
board-target = à { $space }, { kind } · { $cost } £ · reste { $money } £
board-to-london = à Londres · { $cost } £ · reste { $money } £
board-pays = rapporte { $pays } £ maintenant
board-pays-nothing = ne rapporte rien maintenant
board-left = puis { $money } £
board-offer = { $offer ->
    [take] Prendre 10 £
    [give] Donner 10 £
    [neither] Aucun
    [pass] Passer
    [restart] Repartir
   *[other] Pas maintenant
}
board-back = à { city } ({ $space }) · +{ $income } £ · puis { $money } £
board-money = argent
board-rumours = Rumeurs
board-at = case
board-position = rang
board-characters = avec
board-missing = passe
board-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
board-home = Puis-je entrer à Londres ?
board-home-yes = Oui : { $cost } £, et il reste { $left } £.
board-home-no = Non. { $reason }
board-pile = { $count } cartes dans la pioche
board-unseen = Ce qui reste dans la pioche
board-space = Case { $space } : { kind }. { kind-help }
board-taken = { $who } y est.
board-hat = Chapeau de { $who } sur { $space }
board-describe = { $who } : case { $space }, rang { position }, { $money } £, { rumours }.
board-describe-london = { $who } : à Londres, { $money } £, { rumours }.
board-describe-character = { $who } a { card } : { card-help }
kind-help = { $kind ->
    [passepartout] Piochez : le premier prend une carte, les autres en choisissent une sur deux.
    [pound] À un tour suivant vous pouvez rester, et prendre ou donner 10 £.
    [bet-1] Rapporte 10 £ si vous êtes 1er à votre prochain tour.
    [bet-2] Rapporte 20 £ si vous êtes 2e à votre prochain tour.
    [bet-3] Rapporte 30 £ si vous êtes 3e à votre prochain tour.
    [bet-456] Rapporte 10 £ fois votre rang si vous êtes 4e ou plus loin à votre prochain tour.
    [police] À votre prochain tour une rumeur s’efface et 10 £ fois votre rang sont payées.
    [stage] On n’y vient qu’en reculant, pour 10 £ la case.
   *[other] Où le voyage commence et finit.
}

## When a table is made

board-option-hats = Chapeaux par joueur
board-option-hats-1 = un
board-option-hats-2 = deux
board-option-hats-help = Avec deux chapeaux chacun, on commence avec 5 Rumeurs et 110 £.
board-option-places = Jouer pour les places
board-option-places-help = Si l’on continue après la première arrivée, jusqu’à ce que les places soient connues.
board-option-passepartout = Cartes Passepartout
board-option-passepartout-help = { option-passepartout }

## Exemples à côté des règles

board-example-three = Avancer de trois cases coûte 1 + 2 + 3 = 6 £ : sur 80 £ il en reste 74.
board-example-five = De la case 5 à la case 10 il y a cinq cases : elles coûtent 15 £.
board-example-calcutta = Depuis la case 42, l’étape la plus proche en arrière est Calcutta, case 38. Reculer de quatre cases rapporte 40 £.
board-example-second = Le chapeau arrive sur un Pari pour le deuxième. Rien ne se passe encore. À son tour suivant il est toujours deuxième et touche 20 £ avant de repartir.
