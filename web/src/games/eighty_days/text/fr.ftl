board-map = Le voyage : { $count } cases
board-target = à { $space }, { kind } · { $cost } £ · reste { $money } £
board-to-london = à Londres · { $cost } £ · reste { $money } £
board-pays = rapporte { $pays } £ maintenant
board-pays-nothing = ne rapporte rien maintenant
board-left = puis { $money } £
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
board-bet = Votre pari ici
board-drawn = Piochées
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
