### Around the World in 80 Days

title = Le Tour du monde en 80 jours
tagline = Faites le tour du monde et rentrez le premier, sans soupçon et la bourse vide.

## Options

option-hats = Chapeaux de chacun des deux joueurs : 1, ou 2 avec 5 Rumeurs et 110 £.
option-places = Si l’on continue pour les places après la première arrivée.
option-passepartout = Si les cases Passepartout font piocher ; sinon elles sont vides et le hasard disparaît.
option-first_seat = Le siège qui commence : son numéro à partir de 0, ou random (au hasard).

## Pièces

spaces = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
rumours = { $rumours ->
    [0] aucune Rumeur
    [one] { $rumours } Rumeur
   *[other] { $rumours } Rumeurs
}
position = { $position ->
    [1] 1er
   *[other] { $position }e
}
city = { $city ->
    [london] Londres
    [paris] Paris
    [turin] Turin
    [brindisi] Brindisi
    [suez] Suez
    [aden] Aden
    [bombay] Bombay
    [allahabad] Allahabad
    [calcutta] Calcutta
    [singapore] Singapour
    [saigon] Saïgon
    [hong-kong] Hong Kong
    [shanghai] Shanghai
    [yokohama] Yokohama
    [san-francisco] San Francisco
    [salt-lake-city] Salt Lake City
    [omaha] Omaha
    [chicago] Chicago
    [new-york] New York
    [queenstown] Queenstown
    [dublin] Dublin
    [liverpool] Liverpool
   *[other] { $city }
}
kind = { $kind ->
    [london] Londres
    [passepartout] Passepartout
    [pound] Livre
    [bet-1] Pari 1
    [bet-2] Pari 2
    [bet-3] Pari 3
    [bet-456] Pari 4, 5, 6
    [stage] Étape
    [police] Police
   *[other] { $kind }
}
card = { $card ->
    [refund] Billet remboursé
    [take-or-give] Pari entre gentlemen
    [overtake] Train express
    [fall-behind] Correspondance manquée
    [next-pound] Lettre de crédit
    [previous-pound] Bourse oubliée
    [again] Bon vent
    [miss-turn] Tempête en mer
    [clear-rumour] Alibi
    [pay-behind] Hôte généreux
    [reset] Nouvelle traite
    [rumour-money] Récit pour la presse
    [lose-half] Pickpocket
    [crowd] Quai bondé
    [tip] Pourboires
    [aouda] Aouda
    [fix] Fix
    [cromarty] Cromarty
    [kiouni] Kiouni
    [speedy] Capitaine Speedy
    [mudge] Mudge
    [bunsby] Bunsby
   *[other] { $card }
}
card-help = { $card ->
    [refund] vous récupérez ce que ce déplacement vous a coûté.
    [take-or-give] prenez 10 £ à la banque, donnez-lui 10 £, ou n’en faites rien.
    [overtake] allez gratuitement à la première case ouverte devant le prochain chapeau.
    [fall-behind] allez à la première case ouverte derrière le chapeau qui vous suit.
    [next-pound] allez gratuitement à la case Livre libre la plus proche devant vous.
    [previous-pound] revenez à la case Livre libre la plus proche derrière vous.
    [again] jouez tout de suite un autre tour.
    [miss-turn] passez votre prochain tour.
    [clear-rumour] défaussez une Rumeur et prenez 10 £ fois votre position.
    [pay-behind] donnez { $amount } £ à chaque joueur derrière vous ; à défaut 5 £ ou 1 £ chacun.
    [reset] vous avez désormais exactement { $amount } £.
    [rumour-money] prenez { $amount } £ par Rumeur ; si vous n’en avez pas, passez votre prochain tour.
    [lose-half] perdez la moitié de votre argent, arrondie en votre faveur.
    [crowd] s’il y a plus de chapeaux derrière que devant, passez un tour ; sinon rejouez.
    [tip] prenez { $amount } £ à chaque autre joueur. On remélange.
    [aouda] avant de bouger, défaussez une Rumeur, sans être payé.
    [fix] empêchez un Pari ou la police de payer un autre joueur.
    [cromarty] une avancée coûte { $amount } £ de moins, mais au moins 1 £.
    [kiouni] une avancée de { $amount } cases au plus est gratuite.
    [speedy] une avancée est comptée { $amount } cases de moins.
    [mudge] après une avancée, une case de plus, gratuite.
    [bunsby] reculez par-dessus une Étape occupée jusqu’à la précédente.
   *[other] { $card }
}

## Coups

move-forward = Avancer de { spaces }
move-back = Reculer à l’Étape la plus proche
move-take = Prendre 10 £
move-give = Donner 10 £
move-neither = Ni prendre ni donner
move-pass = Passer
move-restart = Repartir de Londres
move-hat = Jouer le chapeau { $hat }
move-keep = { $which ->
    [1] Choisir la première carte
   *[other] Choisir la seconde carte
}
move-use = { $character ->
    [aouda] Utiliser Aouda : défausser une Rumeur
    [fix] Utiliser Fix : empêcher le paiement
    [cromarty] Utiliser Cromarty : avancer à moindre prix
    [kiouni] Utiliser Kiouni : avancer un peu, gratuitement
    [speedy] Utiliser le capitaine Speedy : avancer plus loin pour moins
    [mudge] Utiliser Mudge : une case de plus après l’avancée
   *[bunsby] Utiliser Bunsby : reculer par-dessus l’Étape occupée
}
move-decline = Pas maintenant

## Ce qui est demandé

prompt-choosing-hat = choisir un chapeau à jouer.
prompt-moving = déplacer un chapeau.
prompt-keeping = choisir une des deux cartes.
prompt-taking = prendre 10 £, donner 10 £, ou n’en rien faire.
prompt-stopping = { $due } £ vont être payées ; envoyer Fix pour l’empêcher, ou pas maintenant.

## Ce qui s’est passé

event-hat-chosen = { $who } joue son chapeau { $hat }.
    .you = Vous jouez votre chapeau { $hat }.
event-went-forward = { $space ->
    [80] { $who } avance de { spaces } jusqu’à Londres { fare }.
   *[other] { $who } avance de { spaces } jusqu’à la case { $space } { fare }.
}
    .you = { $space ->
        [80] Vous avancez de { spaces } jusqu’à Londres { fare }.
       *[other] Vous avancez de { spaces } jusqu’à la case { $space } { fare }.
    }
fare = { $cost ->
    [0] sans payer
   *[other] pour { $cost } £
}
event-went-back = { $who } recule jusqu’à { city } ({ $space }) et reçoit { $money } £.
    .you = Vous reculez jusqu’à { city } ({ $space }) et recevez { $money } £.
event-stayed = { $exchange ->
    [take] { $who } reste et prend { $money } £.
   *[give] { $who } reste et donne { $money } £.
}
    .you = { $exchange ->
        [take] Vous restez et prenez { $money } £.
       *[give] Vous restez et donnez { $money } £.
    }
event-passed = { $who } ne peut pas bouger et passe.
    .you = Vous ne pouvez pas bouger et passez.
event-restarted = { $who } repart de Londres avec { $money } £.
    .you = Vous repartez de Londres avec { $money } £.
event-missed-turn = { $who } passe un tour.
    .you = Vous passez un tour.
event-bet-won = { $who } gagne son pari : { $money } £ pour la { $position ->
    [1] 1re
   *[other] { $position }e
} place.
    .you = Vous gagnez votre pari : { $money } £ pour la { $position ->
        [1] 1re
       *[other] { $position }e
    } place.
event-bet-lost = { $who } perd son pari, à la { $position ->
    [1] 1re
   *[other] { $position }e
} place.
    .you = Vous perdez votre pari, à la { $position ->
        [1] 1re
       *[other] { $position }e
    } place.
event-hat-turned = { $who } salue la police sur la case { $space }, chapeau retourné.
    .you = Vous saluez la police sur la case { $space }, chapeau retourné.
event-rumour-cleared = { $who } se défait d’une Rumeur à la police ; reste : { rumours }.
    .you = Vous vous défaites d’une Rumeur à la police ; reste : { rumours }.
event-police-paid = La police paie { $who } : { $money } £ pour la { $position ->
    [1] 1re
   *[other] { $position }e
} place.
    .you = La police vous paie { $money } £ pour la { $position ->
        [1] 1re
       *[other] { $position }e
    } place.
event-drew = { $who } pioche « { card } ».
    .you = Vous piochez « { card } ».
event-discarded = { $who } défausse « { card } ».
    .you = Vous défaussez « { card } ».
event-applied = { $who } choisit « { card } ».
    .you = Vous choisissez « { card } ».
event-kept = { $who } garde { card } pour plus tard.
    .you = Vous gardez { card } pour plus tard.
event-used = { $who } utilise { card }.
    .you = Vous utilisez { card }.
event-stopped = { $who } envoie Fix : { $whom } ne reçoit pas { $money } £.
    .you = Vous envoyez Fix : { $whom } ne reçoit pas { $money } £.
    .to-you = { $who } envoie Fix : vous ne recevez pas { $money } £.
event-declined = { $who } laisse payer { $whom }.
    .you = Vous laissez payer { $whom }.
    .to-you = { $who } ne s’oppose pas à votre gain.
event-card-gave = { $money ->
    [0] { event-card-lost }
   *[other] { $who } reçoit { $money } £ et a { $left } £.
}
    .you = { $money ->
        [0] { event-card-lost.you }
       *[other] Vous recevez { $money } £ et avez { $left } £.
    }
event-card-took = { $money ->
    [0] { event-card-lost }
   *[other] { $who } paie { $money } £ et a { $left } £.
}
    .you = { $money ->
        [0] { event-card-lost.you }
       *[other] Vous payez { $money } £ et avez { $left } £.
    }
event-card-moved = { $who } est conduit sur la case { $space }.
    .you = Vous voilà sur la case { $space }.
event-card-lost = « { card } » reste sans effet pour { $who }.
    .you = « { card } » reste sans effet pour vous.
event-card-rumour = { $who } se défait d’une Rumeur ; reste : { rumours }.
    .you = Vous vous défaites d’une Rumeur ; reste : { rumours }.
event-plays-again = { $who } rejoue aussitôt.
    .you = Vous rejouez aussitôt.
event-will-miss = { $who } passera un tour.
    .you = Vous passerez un tour.
event-paid = { $who } donne { $money } £ à { $to }.
    .you = Vous donnez { $money } £ à { $to }.
    .to-you = { $who } vous donne { $money } £.
event-reshuffled = La défausse est mélangée à la pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
event-came-home = { $place ->
    [0] Un chapeau de { $who } est rentré ; l’autre est encore en route.
    [1] { $who } rentre à Londres à la 1re place avec { $money } £.
   *[other] { $who } rentre à Londres à la { $place }e place avec { $money } £.
}
    .you = { $place ->
        [0] Un de vos chapeaux est rentré ; l’autre est encore en route.
        [1] Vous rentrez à Londres à la 1re place avec { $money } £.
       *[other] Vous rentrez à Londres à la { $place }e place avec { $money } £.
    }
event-time-up = { $rounds } tours de table sont passés : le temps est écoulé.
event-won = { $who } gagne !
    .you = Vous gagnez !
event-ended = Le voyage est terminé.

## Pourquoi pas

refusal-choose-hat = Choisissez d’abord lequel de vos chapeaux jouer.
refusal-choose-card = Vous avez pioché deux cartes ; choisissez-en une.
refusal-choose-exchange = La carte vous laisse prendre, donner, ou ni l’un ni l’autre ; choisissez.
refusal-answer-fix = Vous avez Fix ; dites si vous empêchez le paiement.
refusal-aid-forward = Vous utilisez { card-of-character } ; choisissez maintenant de combien avancer.
refusal-beyond-london = Londres n’est qu’à { $left } cases ; il faut y arriver exactement.
refusal-stage-forward = { city }, case { $space }, est une Étape : on n’y arrive qu’en reculant.
refusal-taken = La case { $space } est occupée ; une case ne tient qu’un chapeau.
refusal-no-rumour = La police, case { $space }, ne reçoit qu’un joueur qui a une Rumeur.
refusal-kiouni-far = Kiouni vous porte de { $most } cases au plus.
refusal-too-dear = { $space ->
    [80] Londres coûte { $cost } £ et vous avez { $money } £.
   *[other] La case { $space } coûte { $cost } £ et vous avez { $money } £.
}
refusal-mudge-step = Le pas de plus de Mudge finirait sur la case { $space }, où vous ne pouvez pas vous arrêter.
refusal-home-rumours = Il vous reste { rumours } ; on ne rentre pas sous le soupçon.
refusal-home-aided = Londres se paie au prix exact : { card-of-character } n’y peut rien.
refusal-home-money = Vous rentreriez avec { $left } £ ; { $limit } £ au plus sont permises.
refusal-no-stage = Il n’y a pas d’Étape derrière la case { $space }.
refusal-stage-taken = { city }, case { $space }, est occupée : vous ne pouvez pas reculer.
refusal-not-on-pound = On ne reste pour prendre ou donner que sur une case Livre.
refusal-cannot-give = Vous avez { $money } £ et il faudrait en donner { $amount }.
refusal-no-exchange = Aucune carte ne vous fait prendre ou donner maintenant.
refusal-can-move = Vous pouvez bouger : vous ne pouvez donc pas passer.
refusal-can-move-on = Vous pouvez bouger : vous ne pouvez donc pas repartir de Londres.
refusal-must-restart = Vous ne pouvez pas bouger et n’avez pas dépassé la première Étape : repartez de Londres.
refusal-must-pass = Vous avez dépassé { city } : passez et attendez, sans repartir de Londres.
refusal-no-hat-choice = Il n’y a pas de chapeau à choisir maintenant.
refusal-no-cards = Il n’y a pas de carte à choisir maintenant.
refusal-nothing-to-decline = On ne vous propose rien que vous puissiez refuser.
refusal-not-held = Vous n’avez pas { card-of-character }.
refusal-fix-later = Fix s’utilise quand un Pari ou la police va payer un autre joueur.
refusal-aouda-idle = Vous n’avez pas de Rumeur dont Aouda puisse vous défaire.
refusal-bunsby-idle = Bunsby n’aide que si l’Étape la plus proche est occupée et la précédente libre.
refusal-no-help = { card-of-character } ne vous ferait atteindre aucune case ouverte.
refusal-no-such-move = Ce coup ne vous est pas ouvert maintenant.
card-of-character = { $character ->
    [aouda] Aouda
    [fix] Fix
    [cromarty] Cromarty
    [kiouni] Kiouni
    [speedy] le capitaine Speedy
    [mudge] Mudge
   *[bunsby] Bunsby
}

## Origine des points

source-travelled = Cases parcourues
source-first-hat = Premier chapeau
source-second-hat = Second chapeau

## Le dessin

picture-round = Tour { $round }
picture-london = À Londres :
picture-legend = ? Passepartout  £ Livre  b Pari  ■ Étape  ! police  £ coût  → reste  + paie
picture-missing = passe un tour
picture-place = place { $place }
picture-bet = Votre pari paierait { $money } £ maintenant.
picture-back = Reculer à { city } ({ $space }) : +{ $income } £, soit { $money } £.
picture-back-taken = Reculer à { city } ({ $space }) : occupée.
picture-stay = { $give ->
    [none] Rester : prendre 10 £, soit { $take } £.
   *[other] Rester : prendre 10 £, soit { $take } £ ; ou donner 10 £, soit { $give } £.
}
picture-home = Vous pouvez rentrer : Londres coûte { $cost } £ et il vous reste { $left } £.
picture-not-home = Pas encore rentré :
picture-pile = { $pile } cartes dans la pioche, { $discards } défaussées

## Chiffres

figure-restarts = Retours au départ
figure-passes = Tours passés
figure-space-london = Arrêts : Londres
figure-space-passepartout = Arrêts : Passepartout
figure-space-pound = Arrêts : Livre
figure-space-bet-1 = Arrêts : Pari 1
figure-space-bet-2 = Arrêts : Pari 2
figure-space-bet-3 = Arrêts : Pari 3
figure-space-bet-456 = Arrêts : Pari 4, 5, 6
figure-space-stage = Arrêts : Étape
figure-space-police = Arrêts : Police
figure-card = Piochée : { NAME($piece, of: "card") }

## Les règles telles qu’elles sont programmées

rule-aim-title = Le but
rule-aim = Revenir le premier à Londres. On n’y rentre que sans Rumeur et avec 10 £ au plus.
rule-setup-title = La mise en place
rule-setup = Chacun a un chapeau à Londres (case 0, et 80 au bout du parcours), 80 £ et trois Rumeurs. On mélange les 25 cartes Passepartout. L’argent, les Rumeurs et les cartes piochées sont visibles ; la banque ne manque jamais.
rule-turn-title = À qui de jouer
rule-turn = Dans le sens des aiguilles d’une montre. À votre tour on règle d’abord ce que votre case vous doit ; puis vous devez déplacer votre chapeau sur une case libre, en avant ou en arrière, sauf si la case en dispose autrement. Vous pouvez reprendre un choix tant qu’aucune carte n’est piochée et que personne d’autre n’a joué.
rule-forward-title = Avancer
rule-forward = Allez à n’importe quelle case libre devant vous, sauf une Étape. Une case coûte 1 £, deux 3 £, trois 6 £, n cases n × (n + 1) ÷ 2. Les cases occupées et Londres comptent. On paie avant de bouger, et l’on ne va pas où l’on ne peut payer.
rule-back-title = Reculer
rule-back = Seulement jusqu’à l’Étape la plus proche, si elle est libre ; d’une Étape à la précédente. Vous recevez 10 £ par case, que cela vous plaise ou non.
rule-stuck-title = Quand on ne peut pas bouger
rule-stuck = Si vous ne pouvez payer aucune case ouverte et que l’Étape derrière vous est occupée, vous passez. Si vous n’avez pas dépassé la première Étape (y être ne compte pas comme dépasser), votre chapeau revient à Londres et votre argent est complété à 80 £ ; vous jouez au tour suivant. Londres n’est pas une Étape.
rule-position-title = La position
rule-position = Votre position est le nombre de chapeaux devant le vôtre, plus un. Les chapeaux à Londres au départ sont à égalité ; ceux qui sont rentrés sont devant.
rule-bets-title = Les cases Pari
rule-bets = Rien ne se passe à l’arrivée. Au début de votre tour suivant, avant de bouger, vous recevez 10 £ fois votre position si la case la nomme ; et encore à chaque tour où vous y êtes bloqué. « 4, 5, 6 » ne paie personne quand moins de quatre chapeaux sont sur le plateau : à deux ou trois joueurs, sauf à deux avec deux chapeaux chacun.
rule-pounds-title = Les cases Livre
rule-pounds = Rien ne se passe à l’arrivée. Aux tours suivants, partez, ou restez et prenez 10 £ ou donnez 10 £ ; aussi souvent que vous voulez. Personne n’y est donc bloqué, même avant la première Étape.
rule-police-title = La police
rule-police = On ne s’y arrête qu’avec une Rumeur ; le chapeau est retourné. Au tour suivant on le redresse, une Rumeur s’en va, vous recevez 10 £ fois votre position, et le tour est fini. Au tour d’après vous devez partir.
rule-passepartout-title = Passepartout
rule-passepartout = Le premier pioche une carte et la prend ; les autres en piochent deux, en prennent une et défaussent l’autre. Les événements ont lieu aussitôt, les personnages se gardent face visible. Si une carte piochée porte le symbole, on mélange défausse et pioche à la fin du tour ; de même quand la pioche est vide. Une carte impossible est perdue. Une carte qui vous déplace ne fait pas piocher encore, n’arrête sur aucune Étape, et à la police seulement si vous avez une Rumeur.
rule-events-title = Les événements
rule-events = Billet remboursé ; prendre ou donner 10 £ ; devant le prochain chapeau ; derrière le chapeau qui suit ; à la case Livre suivante ou précédente ; un autre tour ; un tour passé ; une Rumeur défaite et payée ; 10 £ à chaque joueur derrière ; exactement 80 £ ; 10 £ par Rumeur ; la moitié perdue ; passer ou rejouer selon que la plupart des chapeaux sont derrière ou non ; 1 £ de chacun.
rule-characters-title = Les personnages
rule-characters = On les utilise à son tour avant de bouger, sauf Fix. Aouda : défausser une Rumeur. Cromarty : avancer pour 10 £ de moins, 1 £ au moins. Kiouni : jusqu’à 4 cases gratuites. Le capitaine Speedy : compté 3 cases de moins. Mudge : une case de plus après l’avancée. Bunsby : reculer par-dessus une Étape occupée. Un seul personnage aide à un déplacement, et aucun n’aide à payer Londres. Fix empêche un Pari ou la police de payer un autre joueur : la Rumeur s’en va quand même et le tour est dépensé.
rule-end-title = La fin
rule-end = La partie finit aussitôt qu’un joueur entre à Londres en payant le prix exact, sans Rumeur et avec 10 £ au plus. Après 100 tours de table, le plus près de Londres gagne.
rule-two-title = Deux chapeaux chacun
rule-two = À deux joueurs on peut prendre deux chapeaux chacun, cinq Rumeurs et 110 £. À votre tour, choisissez un chapeau et ne jouez que lui. La position compte les quatre chapeaux ; seul le chapeau joué touche son pari. Un chapeau retourné doit être joué, puis quitter la police s’il le peut ; si les deux doivent partir, vous choisissez. Un chapeau bloqué ne se joue que si l’autre l’est aussi, ou si l’un de vos personnages le fait bouger. Le premier chapeau rentre sans Rumeur et avec n’importe quelle somme, le second avec 20 £ au plus ; il faut rentrer les deux.
rule-options-title = Options
rule-options = Jouer les places : on continue jusqu’à ce qu’il ne reste qu’un joueur ; le deuxième peut rentrer avec 20 £, le troisième avec 30 £, et ainsi de suite ; leurs personnages sont défaussés. Sans Passepartout : ces cases sont vides.

## Ce qui se lit sur la table

gauge-money = argent
gauge-rumours = Rumeurs
gauge-space = case
gauge-second-space = case du second chapeau
gauge-characters = personnages
gauge-missing = tours à passer
gauge-place = place à l’arrivée

## Ce que compte un conseil

counted-distance = { $good ->
    [yes] plus d’avance en chemin
   *[no] moins d’avance en chemin
}
counted-money = { $good ->
    [yes] plus d’argent utile
   *[no] moins d’argent utile
}
counted-rumours = { $good ->
    [yes] moins d’ennuis avec la police
   *[no] plus d’ennuis avec la police
}
counted-time = { $good ->
    [yes] du temps gagné
   *[no] du temps perdu
}
counted-characters = { $good ->
    [yes] plus d’aide des personnages
   *[no] moins d’aide des personnages
}
