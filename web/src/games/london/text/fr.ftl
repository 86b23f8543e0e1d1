board-money = argent
board-loans = prêts
board-poverty = pauvreté
board-prestige = prestige
board-cards = cartes en main
board-standing = score si tout finissait ici
board-score = score
board-counted-track = prestige gagné
board-counted-cards = cartes de la ville, couvertes et retournées aussi
board-counted-money = { $money } £, une fois les prêts remboursés : 3 £ l’un
board-counted-loans = { $loans ->
    [0] aucun prêt
    [one] un prêt : 7 s’il ne peut être remboursé
   *[other] { $loans } prêts : 7 pour chacun qui ne peut être remboursé
}
board-counted-poverty = { $poverty } pauvreté avec les cartes en main ; le minimum à la table est { $least }
board-hand-groups = En main, d’après les dos : { $list }.
board-no-hand = Aucune carte en main.
board-run-cards = Toutes les cartes visibles et le district, comme imprimé : { $brought }.
board-end-near = { $cards ->
    [0] Le paquet est vide
    [one] Encore une carte : la fin est proche
   *[other] Encore { $cards } cartes : la fin est proche
}
board-end-last = Dernier tour !
board-stacks = piles
board-borough = district
board-colour = { $colour ->
    [brown] marron
    [blue] bleu
    [pink] rose
   *[grey] gris
}
board-side = { $side ->
    [north] au nord du fleuve
   *[south] au sud du fleuve
}
board-money-more = { $money } £
board-money-less = −{ $money } £
board-prestige-more = { $prestige } prestige
board-poverty-more = +{ $poverty } pauvreté
board-poverty-less = −{ $poverty } pauvreté
board-pay-money = payez { $money } £
board-pay-card = défaussez { short-card }
board-effect-give-poverty = donnez { $amount } pauvreté à un autre joueur
board-effect-send-poverty = un autre joueur reçoit { $amount } pauvreté de la réserve
board-effect-spare-hand = votre main n’apporte pas de pauvreté cette fois
board-ability-spare-hand = { $amount } cartes en main n’apportent pas de pauvreté
board-paupers = Jamais joués et sans couleur : ils paient des activations, ou partent quand une carte ou un district les prend
board-paupers-short = jamais joués
board-action = Jouée sans défausse : { $what } ; puis elle quitte la partie
board-action-short = action
board-cost = Coûte { $cost } £ à jouer
board-ongoing = Tant qu’elle est visible : { $what }
board-activate = À l’activation : { $what }
board-activate-paid = Pour l’activer, { $price } : { $what }
board-flips = retournée après usage
board-stays = reste visible après usage
board-worth = { $prestige } prestige à la fin
board-place = { $side ->
    [north] Au nord du fleuve{ $river ->
        [yes] , sur la rive
       *[no] {""}
    }.
   *[south] Au sud du fleuve{ $river ->
        [yes] , sur la rive
       *[no] {""}
    }.
}
board-price = Coûte { $cost } £ et apporte aussitôt : { $what }.
board-every-run = À chaque activation de la ville : { $what }.
board-run-short = activation
board-down = retournée
board-used = activée
board-fresh = nouvelle
board-city = Ville de { $who }
board-no-city = Rien de bâti encore.
board-stack = Pile { $stack } : { card }{ $down ->
    [yes] , face cachée
   *[no] {""}
}{ $used ->
    [yes] , activée ce tour
   *[no] {""}
}{ $fresh ->
    [yes] , posée ce tour
   *[no] {""}
}{ $till ->
    [0] {""}
   *[other] , { $till } £ dessus
}{ $under ->
    [0] {""}
    [one] , { $under } carte dessous
   *[other] , { $under } cartes dessous
}.
board-under = { $count ->
    [one] { $count } carte dessous
   *[other] { $count } cartes dessous
}
board-from-top = De haut en bas :
board-top = District du dessus : { borough }.
board-covered = Couverts, toujours possédés : { $list }
board-choose = Choisir { $who }
board-tag-play = jouer
board-tag-discard = défausser
board-tag-school = École, { $price } £
board-tag-take-upper = prendre
board-tag-take-lower = prendre
board-tag-keep = garder
board-tag-draw = piocher
board-tag-look = regarder
board-tag-draw-three = piocher trois
board-tag-buy = acheter
board-tag-activate = activer
board-tag-cover = couvrir
board-tag-flip = retourner
board-tag-use = utiliser
board-tag-swap = échanger
board-tag-run = activer la ville
board-tag-done = finir
board-tag-enough = assez
board-run-now = Activer maintenant
board-penalty = Pauvreté de plus que le plus bas, et le prestige qu’elle coûte : { $list } ; chacune au-delà : −{ $beyond } ({ board-source }).
board-run-brings = +{ $more } pauvreté, { $poverty } en tout ; −{ $after } prestige si tout finissait ainsi
board-left = reste { $money } £
board-costs = { $cost } £, reste { $money } £
board-costs-between = { $cheap } à { $dear } £, reste { $least } à { $most } £
board-free = pas d’argent
board-to-display = va sur le plateau
board-covers = couvre { card }, qui compte encore à la fin
board-one-more-stack = une pauvreté de plus à chaque activation
board-has-poverty = place { $seat }, avec { $poverty } pauvreté
board-loan-brings = { $brings } £, soit { $money } £ ; 15 £ à rendre, +1 pauvreté par activation
board-deck-left = { $cards ->
    [one] { $cards } carte restante, groupe { $group }
   *[other] { $cards } cartes, groupe { $group } au-dessus
}
board-deck-words = { $cards ->
    [0] Le paquet est vide.
    [one] Il reste { $cards } carte dans le paquet.
   *[other] Il reste { $cards } cartes dans le paquet.
}
board-map = Plan de Londres ; { $left } autres districts seront en vente
board-land-left = Districts à venir : { $left }
board-owned = À { $who }, couvert.
board-owned-top = À { $who }, sur le dessus.
board-on-sale = En vente.
board-not-yet = Pas encore en vente.
board-held = { $phase ->
    [paying] attend la carte défaussée pour elle.
    [placing] attend sa place dans la ville.
   *[other] va être échangée.
}
board-tab = { $tab ->
    [display] Cartes
    [city] Ville
   *[town] Londres
}
board-mine = Vous
board-new-stack = Nouvelle pile
board-signs = Signes
board-sign-more = fait davantage : regardez de plus près
board-part = { $part ->
    [hand] Main
    [display] Plateau
    [city] Ville
    [map] Plan
    [offers] À vendre
   *[others] Autres
}
board-look-help = Montrez une carte, ou allez-y avec les flèches, pour la voir en grand. La touche i, un appui long, ou un clic sur ce qui ne peut être choisi montre d’où vient chaque valeur.
board-legend = Le sens des signes
board-sign = { $sign ->
    [eye] cartes connues
    [brown] carte marron
    [blue] carte bleue
    [pink] carte rose
    [grey] Pauvres, sans couleur
    [money] argent
    [prestige] prestige
    [poverty] pauvreté
    [loan] prêt
    [card] carte en main
    [stack] pile d’une ville
    [flip] retournée après usage
    [ongoing] agit tant qu’elle est visible
    [score] prestige à la fin ; le score
    [borough] district
    [riverside] au bord de l’eau
    [north] au nord du fleuve
   *[south] au sud du fleuve
}
board-to-come = Ce qui vient encore
board-group = Groupe { $group }
board-group-where = { $deck } dans le paquet, { $hands } dans les autres mains ; pas encore vues :
board-gone = Hors de la partie
board-sources = D’où vient chaque valeur
board-source = { $source ->
    [own] des données propres à cette table
   *[other] { data-source }
}
board-key = { $key ->
    [colour] couleur
    [cost] prix
    [pay_money] argent pour activer
    [pay_card] carte pour activer
    [money] argent
    [prestige] prestige
    [poverty] pauvreté
    [per] pour chacun
    [per_money] argent pour chacun
    [per_prestige] prestige pour chacun
    [effect] effet
    [amount] combien
    [each_money] argent par carte
    [each_prestige] prestige par carte
    [each_poverty] pauvreté par carte
    [ongoing] tant qu’elle est visible
    [ongoing_amount] combien
    [flips] retournée après usage
    [end_prestige] prestige à la fin
    [side] rive
    [riverside] au bord de l’eau
    [cards] cartes
    [run_money] argent à chaque activation
    [run_prestige] prestige à chaque activation
    [run_poverty] pauvreté à chaque activation
    [ability] capacité
    [ability_amount] combien
   *[copies] exemplaires par groupe
}

## For somebody new

board-first-aim = Ayez le plus de prestige quand le paquet est épuisé. La pauvreté coûte du prestige : plus vous en avez que le joueur qui en a le moins, plus elle coûte.
board-first-starting = Chaque tour commence par une carte : piochez-la, ou prenez-en une du plateau.
board-first-looked = Vous voyez le dessus du paquet : gardez une de ces cartes.
board-first-choosing = Une action par tour : jouer des cartes de la main, acheter un district, faire fonctionner la ville, ou piocher trois cartes.
board-first-developing = Jouez autant de cartes que vous voulez. Chacune demande une autre carte de sa couleur.
board-first-paying = Une carte se paie par une autre de la même couleur. Ce que vous défaussez va sur le plateau, où tous peuvent le prendre.
board-first-placing = Chaque pile apporte de la pauvreté à chaque fonctionnement. Couvrir une carte évite une pile ; la carte couverte n’agit plus, mais compte à la fin.
board-first-drawing = Prenez les cartes auxquelles vous avez droit : du paquet ou du plateau.
board-first-running = Activez vos cartes, chacune une fois, dans l’ordre que vous voulez. À la fin, la pauvreté vient pour chaque pile, prêt et carte en main.
board-first-paying-card = Cette carte demande une carte de votre main avant d’agir.
board-first-shedding = Les cartes défaussées ici apportent ce que dit la carte, et plus de pauvreté.
board-first-targeting = Choisissez qui reçoit la pauvreté.
board-first-trimming = Un tour finit avec neuf cartes au plus. Ce que vous défaussez va sur le plateau.

## When a table is made

board-option-edition = Dernière égalité
board-option-edition-fr = règle française : toutes les cartes
board-option-edition-pl = règle polonaise : la meilleure carte
board-option-edition-help = Quelle règle départage en dernier : toutes les cartes d’une ville ensemble, ou sa meilleure carte.
board-option-boroughs = Districts
board-option-boroughs-abilities = avec capacités
board-option-boroughs-plain = nus
board-option-boroughs-help = Si les districts ont leurs capacités, qui sont reconstituées, ou seulement ce que la règle imprime.
board-option-deck = Paquet
board-option-deck-second = seconde édition, 101 cartes
board-option-deck-first = première édition, 110 cartes
board-option-deck-help = Avec quelles cartes on joue ; celles de la seconde édition sont en partie reconstituées.

## Exemples à côté des règles

board-example-develop = Vous voulez construire avec ces quatre cartes. Les deux bleues se paient l’une l’autre : ici l’Hôpital est joué pour ses 2 £, et les Jardins de Vauxhall vont sur le plateau. Les marron le peuvent aussi ; ou bien les Huguenots sont joués comme action et rapportent deux cartes.
board-example-land = Avec 5 £, Hammersmith est trop cher sans prêt. Lewisham coûte 3 £ et enlève cinq pauvretés ; il couvre Hackney, qui reste à vous.
board-example-run = Les docks prennent une carte de la main, rapportent 7 £ et sont retournés. Les Maisons de ville rapportent 2 prestiges pour deux cartes bleues visibles, et l’Hôpital est retourné à leur place. Les Bateaux à vapeur rapportent 4 £ pour deux districts au bord du fleuve. Southwark & Bermondsey ajoute une pauvreté.
board-example-poverty = Puis vient la pauvreté : quatre piles, un prêt et deux cartes en font 7 de plus. Avec les 4 d’avant, cela fait 11.
