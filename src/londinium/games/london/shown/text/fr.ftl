### Londres

title = Londres
tagline = Reconstruisez la ville après le Grand Incendie : bâtissez, activez, achetez, et restez moins pauvre que les autres.

## Pièces

card = { $card ->
    [vauxhall-gardens] Jardins de Vauxhall
    [woolwich-arsenal] Arsenal de Woolwich
    [east-india-company] Compagnie des Indes
    [st-pauls] Cathédrale Saint-Paul
    [vintners] Marchands de vin
    [water-works] Compagnie des eaux
    [mercers] Merciers
    [coffee-house] Café
    [covent-garden] Covent Garden
    [theatre-royal] Théâtre royal
    [school-blue-a] École (bleue)
    [school-brown-a] École (marron)
    [paupers] Pauvres
    [hospital] Hôpital
    [great-fire-monument] Monument du Grand Incendie
    [haberdashers] Passementiers
    [huguenots] Huguenots
    [salters] Marchands de sel
    [fishmongers] Poissonniers
    [grocers] Épiciers
    [wren] Wren
    [almshouses] Hospices
    [oxford-street] Oxford Street
    [workers-houses] Maisons ouvrières
    [furniture-makers] Ébénistes
    [albert-dock] Albert Dock
    [highgate-cemetery] Cimetière de Highgate
    [kew-gardens] Jardins de Kew
    [royal-victoria-dock] Royal Victoria Dock
    [ship-building] Chantier naval
    [nelsons-column] Colonne de Nelson
    [west-india-docks] West India Docks
    [town-houses] Maisons de ville
    [watch-makers] Horlogers
    [police-force] Police
    [fleet-street] Fleet Street
    [lloyds] Lloyd’s de Londres
    [silk-weaving] Tissage de la soie
    [brewing] Brasserie
    [regent-street] Regent Street
    [british-museum] British Museum
    [buckingham-palace] Palais de Buckingham
    [bridge] Pont
    [omnibus] Omnibus
    [stock-exchange] Bourse
    [brixton-prison] Prison de Brixton
    [steamboats] Bateaux à vapeur
    [street-lights] Réverbères
    [leather-industry] Tanneries
    [shops] Boutiques
    [university-of-london] Université de Londres
    [lords] Lord’s
    [fire-brigade] Pompiers
    [bank-of-england] Banque d’Angleterre
    [millbank-prison] Prison de Millbank
    [underground] Métro
    [billingsgate] Marché de Billingsgate
    [sewers] Égouts
    [great-exhibition] Exposition universelle
    [train-station-s] Gare (sud)
    [train-station-n] Gare (nord)
    [public-houses] Pubs
    [smithfield] Marché de Smithfield
    [thames-embankment] Quais de la Tamise
    [tower-bridge] Tower Bridge
    [albert-hall] Albert Hall
    [whitehall] Whitehall
    [natural-history-museum] Muséum d’histoire naturelle
    [parliament] Parlement
    [workhouse] Maison de travail
    [school-blue-c] École (bleue, pauvreté)
    [jewish-refugees] Réfugiés juifs
    [grand-hotel] Grand Hôtel
   *[other] { $card }
}
borough = { $borough ->
    [city] City
    [westminster] Westminster
    [southwark-bermondsey] Southwark & Bermondsey
    [wandsworth] Wandsworth
    [hammersmith] Hammersmith
    [lewisham] Lewisham
    [fulham-chelsea] Fulham & Chelsea
    [kensington] Kensington
    [hampstead] Hampstead
    [paddington] Paddington
    [st-marylebone] St Marylebone
    [st-pancras] St Pancras
    [islington-stoke-newington] Islington & Stoke Newington
    [hackney] Hackney
    [bethnal-green-stepney-poplar] Bethnal Green, Stepney & Poplar
    [lambeth] Lambeth
    [battersea] Battersea
    [camberwell] Camberwell
    [deptford] Deptford
    [greenwich] Greenwich
   *[other] { $borough }
}
gains = { $money ->
    [0] {""}
   *[other] {" "}£{ $money }
}{ $prestige ->
    [0] {""}
   *[other] { $money ->
        [0] {""}
       *[other] ,
    }{" "}{ $prestige } prestige
}{ $poverty ->
    [0] {""}
   *[other] { $money ->
        [0] { $prestige ->
            [0] {""}
           *[other] ,
        }
       *[other] ,
    }{" "}{ $poverty } pauvreté
}
loans = { $loans ->
    [one] { $loans } prêt
   *[other] { $loans } prêts
}
drawn-from = { $deck ->
    [0] du plateau
   *[other] du paquet ou du plateau
}
nth-place = { $place ->
    [1] la première
    [2] la deuxième
   *[other] la troisième
}

## Ce qui est demandé

prompt-starting = { $draw_left ->
    [0] il ne reste rien à piocher : continuer.
    [one] piocher une carte pour commencer le tour, { drawn-from }.
   *[other] piocher jusqu’à { $draw_left } cartes pour commencer le tour, { drawn-from }.
}
prompt-looked = garder une des cartes regardées.
prompt-choosing = une action : jouer des cartes, acheter un terrain, activer la ville ou piocher trois cartes.
prompt-developing = { $free_plays ->
    [0] jouer une autre carte, ou terminer le développement.
    [1] Wren : jouer encore une carte sans défausse, ou dire que cela suffit.
   *[other] Wren : jouer jusqu’à { $free_plays } cartes sans défausse, ou dire que cela suffit.
}
prompt-paying = { NAME($held, of: "card") } : défausser une carte de la même couleur pour la jouer.
prompt-placing = { NAME($held, of: "card") } : commencer une nouvelle pile, ou couvrir une carte qui n’a pas été posée ce tour.
prompt-drawing = { $draw_left ->
    [one] piocher encore une carte, { drawn-from }.
   *[other] piocher { $draw_left } cartes, { drawn-from }.
}
prompt-running = activer les cartes de la ville, chacune une fois ; la pauvreté vient quand on termine.
prompt-paying-card = la pile { $active } demande une carte : en défausser une pour l’activer.
prompt-shedding = { $shed_left ->
    [one] pile { $active } : défausser encore une carte pour elle, ou dire que cela suffit.
   *[other] pile { $active } : défausser jusqu’à { $shed_left } cartes pour elle, ou dire que cela suffit.
}
prompt-targeting = la pile { $active } envoie de la pauvreté : choisir qui la reçoit.
prompt-taking = Café : choisir la carte du plateau qui va dessus.
prompt-repeating = Whitehall : choisir la carte activée une seconde fois.
prompt-flipping = la pile { $active } a été activée : la retourner, ou l’Hôpital à sa place.
prompt-trimming = plus de neuf cartes à la fin du tour : en défausser une.
prompt-giving = Bourse : choisir la carte de la main que l’on donne.
prompt-receiving = Bourse : choisir la carte du plateau prise en échange ({ NAME($held, of: "card") } est donnée).

## Coups

move-take-upper = Prendre dans la ligne du haut : { card }
move-take-lower = Prendre dans la ligne du bas : { card }
move-keep = { $place ->
    [1] Garder la première
    [2] Garder la deuxième
   *[other] Garder la troisième
}
move-play = Jouer : { card }
move-discard = Défausser : { card }
move-school = Défausser comme une autre couleur (École) : { card }
move-cover = La poser sur la pile { $stack }
move-activate = Activer la pile { $stack }
move-buy = Acheter { borough }
move-choose = { $player ->
    [1] Choisir le joueur suivant
    [2] Choisir le deuxième joueur après vous
   *[other] Choisir le troisième joueur après vous
}
move-repay = Rembourser un prêt pour 15 £
move-loan = Prendre un prêt
move-draw = Piocher dans le paquet
move-look = Regarder le dessus du paquet
move-enough = Cela suffit, continuer
move-run = Activer sa ville
move-draw-three = Piocher trois cartes
move-free = La jouer sans défausse (votre district)
move-new-stack = Commencer une nouvelle pile
move-done = Terminer
move-borough = Appliquer l’effet de votre district
move-flip = Retourner la carte
move-flip-hospital = Retourner l’Hôpital à la place
move-swap = Échanger une carte avec le plateau

## Ce qui s’est passé

event-turn-began = { $who } commence son tour (manche { $round }).
    .you = Vous commencez votre tour (manche { $round }).
event-repaid = { $who } a remboursé un prêt ; reste : { loans }.
    .you = Vous avez remboursé un prêt ; reste : { loans }.
event-took-loan = { $who } a pris un prêt, a reçu { $money } £ et a maintenant { loans }.
    .you = Vous avez pris un prêt, avez reçu { $money } £ et avez maintenant { loans }.
event-drew = { $who } a pioché dans le paquet : { card }.
    .you = Vous avez pioché dans le paquet : { card }.
event-drew-hidden = { $who } a pioché une carte du paquet.
event-took = { $who } a pris sur le plateau : { card }.
    .you = Vous avez pris sur le plateau : { card }.
event-looked = { $who } a regardé le paquet : { card }{ $second ->
    [none] {""}
   *[other] {""}, { NAME($second, of: "card") }
}{ $third ->
    [none] {""}
   *[other] {""}, { NAME($third, of: "card") }
}.
    .you = Vous avez regardé le paquet : { card }{ $second ->
        [none] {""}
       *[other] {""}, { NAME($second, of: "card") }
    }{ $third ->
        [none] {""}
       *[other] {""}, { NAME($third, of: "card") }
    }.
event-looked-hidden = { $who } a regardé le dessus du paquet.
event-kept = { $who } a gardé : { card } ({ nth-place }).
    .you = Vous avez gardé : { card } ({ nth-place }).
event-kept-hidden = { $who } a gardé { nth-place } de ces cartes.
event-went-on = { $who } a continué sans piocher.
    .you = Vous avez continué sans piocher.
event-chose = { $who } { $action ->
    [develop] développe sa ville
    [run] active sa ville
   *[draw-three] pioche trois cartes
}.
    .you = Vous { $action ->
        [develop] développez votre ville
        [run] activez votre ville
       *[draw-three] piochez trois cartes
    }.
event-played = { $who } a joué : { card }.
    .you = Vous avez joué : { card }.
event-discarded = { $who } a défaussé : { card }.
    .you = Vous avez défaussé : { card }.
event-schooled = { $who } { $money ->
    [0] s’est servi de l’École
   *[other] a payé { $money } £ pour l’École
} : { card } compte comme une autre couleur.
    .you = Vous { $money ->
        [0] avez utilisé l’École
       *[other] avez payé { $money } £ pour l’École
    } : { card } compte comme une autre couleur.
event-built = { $who } a posé { card } sur la pile { $stack }{ $cost ->
    [0] {""}
   *[other] {""} pour { $cost } £
}.
    .you = Vous avez posé { card } sur la pile { $stack }{ $cost ->
        [0] {""}
       *[other] {""} pour { $cost } £
    }.
event-till-filled = { $who } a maintenant { $money } £ sur { card } (pile { $stack }).
    .you = Vous avez maintenant { $money } £ sur { card } (pile { $stack }).
event-bought = { $who } a acheté { borough }{ $cost ->
    [0] {""}
   *[other] {""} pour { $cost } £
}.
    .you = Vous avez acheté { borough }{ $cost ->
        [0] {""}
       *[other] {""} pour { $cost } £
    }.
event-borough-shown = { borough } est maintenant en vente.
event-gained = { $who } obtient{ gains }.
    .you = Vous obtenez{ gains }.
event-activated = { $who } a activé { card } (pile { $stack }){ $cost ->
    [0] {""}
   *[other] {""} pour { $cost } £
}.
    .you = Vous avez activé { card } (pile { $stack }){ $cost ->
        [0] {""}
       *[other] {""} pour { $cost } £
    }.
event-flipped = { $who } a retourné { card } (pile { $stack }).
    .you = Vous avez retourné { card } (pile { $stack }).
event-spared = { $who } garde { card } face visible ; l’Hôpital de la pile { $hospital } est retourné à la place.
    .you = Vous gardez { card } face visible ; l’Hôpital de la pile { $hospital } est retourné à la place.
event-gave-poverty = { $poverty ->
    [0] { $who } n’a donné aucune pauvreté à { $to }.
   *[other] { $who } a donné { $poverty } pauvreté à { $to }.
}
    .you = { $poverty ->
        [0] Vous n’avez donné aucune pauvreté à { $to }.
       *[other] Vous avez donné { $poverty } pauvreté à { $to }.
    }
    .to-you = { $poverty ->
        [0] { $who } ne vous a donné aucune pauvreté.
       *[other] { $who } vous a donné { $poverty } pauvreté.
    }
event-sent-poverty = { $poverty ->
    [0] { $who } n’a envoyé aucune pauvreté à { $to }.
   *[other] { $who } a envoyé { $poverty } pauvreté de la réserve à { $to }.
}
    .you = { $poverty ->
        [0] Vous n’avez envoyé aucune pauvreté à { $to }.
       *[other] Vous avez envoyé { $poverty } pauvreté de la réserve à { $to }.
    }
    .to-you = { $poverty ->
        [0] { $who } ne vous a envoyé aucune pauvreté.
       *[other] { $who } vous a envoyé { $poverty } pauvreté de la réserve.
    }
event-paid = { $money ->
    [0] { $to ->
        [none] { $who } n’avait rien pour payer la banque.
       *[other] { $who } n’avait rien pour payer { $to }.
    }
   *[other] { $to ->
        [none] { $who } a payé { $money } £ à la banque.
       *[other] { $who } a payé { $money } £ à { $to }.
    }
}
    .you = { $money ->
        [0] { $to ->
            [none] Vous n’aviez rien pour payer la banque.
           *[other] Vous n’aviez rien pour payer { $to }.
        }
       *[other] { $to ->
            [none] Vous avez payé { $money } £ à la banque.
           *[other] Vous avez payé { $money } £ à { $to }.
        }
    }
    .to-you = { $money ->
        [0] { $who } n’avait rien pour vous payer.
       *[other] { $who } vous a payé { $money } £.
    }
event-row-left = Le plateau était plein : la ligne du bas quitte la partie, celle du haut descend.
event-swapped = { $who } a donné { NAME($given, of: "card") } contre { NAME($taken, of: "card") }, pris sur le plateau.
    .you = Vous avez donné { NAME($given, of: "card") } contre { NAME($taken, of: "card") }, pris sur le plateau.
run-parts = { $stacks ->
    [0] {""}
   *[other] {" "}{ $stacks } pour les piles
}{ $loans ->
    [0] {""}
   *[other] { $stacks ->
        [0] {""}
       *[other] ,
    }{" "}{ $loans } pour les prêts
}{ $hand ->
    [0] {""}
   *[other] { $stacks ->
        [0] { $loans ->
            [0] {""}
           *[other] ,
        }
       *[other] ,
    }{" "}{ $hand } pour la main
}
run-poverty = { $who } prend de la pauvreté :{ run-parts }.
    .you = Vous prenez de la pauvreté :{ run-parts }.
run-poverty-without-stacks = { $loans ->
    [0] { $hand ->
        [0] { $who } ne prend aucune pauvreté pour cette activation.
       *[other] { run-poverty }
    }
   *[other] { run-poverty }
}
    .you = { $loans ->
        [0] { $hand ->
            [0] Vous ne prenez aucune pauvreté pour cette activation.
           *[other] { run-poverty.you }
        }
       *[other] { run-poverty.you }
    }
event-run-poverty = { $stacks ->
    [0] { run-poverty-without-stacks }
   *[other] { run-poverty }
}
    .you = { $stacks ->
        [0] { run-poverty-without-stacks.you }
       *[other] { run-poverty.you }
    }
event-borough-ran = { $who } a appliqué l’effet de { borough }.
    .you = Vous avez appliqué l’effet de { borough }.
event-last-turns = Le paquet est vide après le tour de { $who } : tous les autres ont un dernier tour.
    .you = Le paquet est vide après votre tour : tous les autres ont un dernier tour.
event-time-up = { $rounds } manches sans carte du paquet : on compte les points tels quels.
event-hand-counted = { $cards ->
    [0] { $who } a la main vide et { $poverty } pauvreté.
   *[other] { $who } prend { $cards } pauvreté pour sa main et en a { $poverty }.
}
    .you = { $cards ->
        [0] Vous avez la main vide et { $poverty } pauvreté.
       *[other] Vous prenez { $cards } pauvreté pour votre main et en avez { $poverty }.
    }
event-scored = { $who } a { $points } points de prestige.
    .you = Vous avez { $points } points de prestige.
event-won = { $who } gagne avec { $points } points de prestige !
    .you = Vous gagnez avec { $points } points de prestige !
event-ended = La partie est finie.

## Pourquoi pas

refusal-most-loans = Vous avez déjà { $loans } prêts ; personne ne peut en avoir plus.
refusal-repay-first = On ne rembourse qu’au tout début de son tour.
refusal-no-loan = Vous n’avez aucun prêt à rembourser.
refusal-repay-costs = Rembourser un prêt coûte { $price } £ et vous avez { $money } £.
refusal-no-exchange = Seule une Bourse visible dans votre ville permet d’échanger.
refusal-swapped-already = Vous avez déjà échangé une carte ce tour.
refusal-not-in-hand = Vous n’avez pas cette carte en main : { card }.
refusal-wrong-colour = Défaussez une carte de la même couleur que celle que vous jouez ({ card }).
refusal-wrong-price = Cette carte demande une carte d’une autre couleur.
refusal-only-paupers = Seuls des Pauvres peuvent être défaussés pour cette carte.
refusal-no-school = Il faut une École visible dans votre ville, et de quoi la payer une fois le coût payé, pour changer la couleur d’une carte.
refusal-not-to-place = { card } ne peut être posée : elle n’est pas dans cette ligne, ou ce n’est pas une carte pour une ville.
refusal-not-on-display = { card } n’est pas dans cette ligne du plateau.
refusal-deck-empty = Le paquet est vide.
refusal-nothing-to-draw = Il ne reste aucune carte à piocher.
refusal-must-draw = Vous devez piocher tant qu’il y a des cartes.
refusal-wren-first = Wren vous laisse bâtir sans défausse ; dites d’abord que cela suffit.
refusal-paupers-not-played = Les Pauvres ne se jouent jamais.
refusal-wren-builds = Wren sert aux cartes posées dans la ville, pas aux cartes Action.
refusal-cost = { card } coûte { $cost } £ et vous avez { $money } £ ; prenez d’abord un prêt.
refusal-no-discard = Vous n’avez aucune carte à défausser pour { card }, ou pas de place.
refusal-no-stack = Il n’y a pas de pile { $stack } dans votre ville ; vous en avez { $stacks }.
refusal-fresh = { card } a été posée ce tour : rien ne peut encore la couvrir.
refusal-face-down = { card } est face cachée et ne peut être activée.
refusal-used = { card } a déjà été activée ce tour.
refusal-just-placed = { card } a été posée ce tour et ne peut encore être activée.
refusal-activation-cost = Activer { card } coûte { $cost } £ et vous avez { $money } £ ; prenez d’abord un prêt.
refusal-activation-card = Activer { card } coûte une carte, et aucune des vôtres ne convient.
refusal-does-nothing = { card } ne pourrait rien faire maintenant.
refusal-borough-ran = L’effet de votre district a déjà été appliqué.
refusal-no-run-effect = Votre district du dessus n’a pas d’effet à l’activation.
refusal-not-offered = { borough } n’est pas en vente.
refusal-land-cost = { borough } coûte { $cost } £ et vous avez { $money } £ ; prenez d’abord un prêt.
refusal-now-starting = Votre tour commence par une carte à piocher.
refusal-now-starting-empty = Il ne reste aucune carte à piocher : continuez d’abord sans piocher.
refusal-now-looked = Choisissez une des cartes regardées.
refusal-now-choosing = Choisissez une action : développer, acheter un terrain, activer la ville ou piocher trois cartes.
refusal-now-developing = Jouez une carte, ou terminez le développement.
refusal-now-paying = Choisissez la carte défaussée pour celle que vous jouez.
refusal-now-placing = Choisissez où va la carte : une nouvelle pile, ou une carte qui n’a pas été posée ce tour.
refusal-now-drawing = Piochez une carte du paquet ou du plateau.
refusal-now-running = Activez une carte de votre ville, ou terminez l’activation.
refusal-now-paying-card = Choisissez la carte défaussée pour activer celle-ci.
refusal-now-shedding = Choisissez une carte à défausser, ou dites que cela suffit.
refusal-now-targeting = Choisissez un joueur.
refusal-now-taking = Choisissez la carte du plateau qui va sur le Café.
refusal-now-repeating = Choisissez la carte activée une seconde fois.
refusal-now-flipping = Choisissez ce qui est retourné : la carte, ou l’Hôpital à sa place.
refusal-now-trimming = Vous avez plus de neuf cartes : défaussez-en une.
refusal-now-giving = Choisissez la carte que vous donnez.
refusal-now-receiving = Choisissez la carte du plateau que vous prenez en échange.

## Sources de points

source-track = Prestige gagné
source-cards = Prestige des cartes de la ville
source-money = Argent restant
source-loans = Prêts non remboursés
source-poverty = Pauvreté

## Le dessin

picture-last-turn = Dernier tour ! Le paquet s’est vidé au tour de { $who } ; tous les autres jouent encore une fois.
picture-deck = Paquet : { $cards } · districts à venir : { $boroughs }
picture-upper = Ligne du haut :
picture-lower = Ligne du bas :
picture-offers = En vente :
picture-deck-known = Dessus du paquet :
picture-held = En jeu :
picture-numbers = { $money } £ · { loans } · prestige { $prestige } · pauvreté { $poverty } · main { $cards }
picture-city = Ville :
picture-boroughs = Districts :
picture-known = Connu en main :
picture-hand = Votre main :
picture-forecast = Activer : { $more } pauvreté de plus, { $poverty } en tout ; { $after } prestige perdus face au plus bas (ici { $now }).

picture-end-near = La fin est proche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans le paquet. S’il est vide à la fin d’un tour, tous les autres jouent encore une fois.
picture-signs = ■ marron · ◆ bleu · ▲ rose · ○ Pauvres · (£) coût pour jouer · ★ prestige · † pauvreté · ↻ retournée après usage · ⟨=★⟩ prestige final · (nom) face cachée · * activée · + posée ce tour · /n cartes dessous
short-card = { $colour ->
    [brown] 1 carte marron
    [blue] 1 carte bleue
    [pink] 1 carte rose
    [grey] 1 Pauvres
   *[any] 1 carte
}
short-per = { $each } par { $per ->
    [brown] carte marron visible
    [blue] carte bleue visible
    [not-brown] carte visible non marron
    [borough] district
    [riverside] district au bord de l’eau
    [north] district du nord
   *[south] district du sud
}
short-draws = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
short-run = | à chaque activation : { $each }
short-place = { $side ->
    [north] N
   *[south] S
}{ $river ->
    [True] , fleuve
   *[other] {""}
}
short-place-card = pose sur elle une carte du plateau
short-spare = se retourne à la place d’une autre carte
short-draw = piochez { $amount } cartes
short-build = jouez jusqu’à { $amount } cartes sans défausse
short-give-poverty = { $amount } de vos † à un autre joueur
short-send-poverty = { $amount } † de la réserve à un autre joueur
short-levy = { $amount } £ de chaque autre joueur
short-shed = défaussez jusqu’à { $amount } cartes, chacune { $each }
short-shed-paupers = défaussez des Pauvres, chacun { $each }
short-till-taken = et l’argent posé dessus
short-fire = chaque autre joueur paie { $amount } £ par district à lui
short-spare-hand = votre main n’apporte pas de † cette fois
short-again = activez encore une carte de ce tour
short-no-discard = sans défausse
short-school = { $amount } £ : une carte défaussée compte comme une autre couleur
short-swap = une fois par tour, échangez une carte avec le plateau
short-till = { $amount } £ dessus pour chaque carte jouée
short-look-draw = en début de tour, on regarde { $amount } cartes pour piocher
short-bank = un prêt rapporte { $amount } £
short-parliament = commencez un tour avec 0 à { $amount } cartes
short-paupers-any-colour = | les Pauvres comptent comme toute couleur pour jouer
short-free-card = | une carte par tour sans défausse
short-blue-discount = | les cartes bleues coûtent { $amount } £ de moins
short-hand-spared = | { $amount } cartes en main n’apportent pas de †
short-draw-more = | piocher trois : { $amount } de plus si vous voulez
short-discard-paupers = | en activant, défaussez jusqu’à { $amount } Pauvres
short-look-ahead = | au début, vous pouvez regarder { $amount } cartes du paquet et en garder une

## Les règles appliquées

rule-aim-title = Le but
rule-aim = Avoir le plus de prestige quand le paquet est épuisé.
rule-setup-title = Mise en place
rule-setup = On mélange chaque groupe : C sous B sous A. Chacun a six cartes et 5 £. City, Westminster et Southwark & Bermondsey sont en vente ; les autres districts sont mélangés. Le plateau a deux lignes de trois, quatre ou cinq cases pour deux, trois ou quatre joueurs.
rule-turn-title = Le tour
rule-turn = D’abord, on peut rembourser des prêts. Puis on pioche une carte, s’il y en a une, et on fait une action : développer, acheter un terrain, activer la ville ou piocher trois cartes. En fin de tour, on redescend à neuf cartes.
rule-cards-title = Piocher et défausser
rule-cards = Chaque carte vient du dessus du paquet ou du plateau, au choix. La défausse va dans la ligne du haut, puis dans celle du bas. Si tout est plein, la ligne du bas quitte la partie et celle du haut descend.
rule-loans-title = Les prêts
rule-loans = Chaque fois que l’on choisit quoi faire, on peut prendre un prêt : 10 £. On y est obligé si un coût inévitable ne peut être payé. On peut en avoir douze. Un prêt se rembourse 15 £, au début du tour, avant toute chose. Chaque prêt apporte une pauvreté à chaque activation.
rule-develop-title = Développer
rule-develop = Jouez une ou plusieurs cartes, l’une après l’autre. Pour chacune, défaussez une carte de la même couleur et payez son coût. Elle commence une pile ou couvre une carte qui n’a pas été posée ce tour. Un effet continu agit aussitôt, jusqu’à ce que la carte soit couverte ou retournée. Dès la première carte jouée, votre action est de développer. Dans chaque ville, les cartes couvertes et les cartes face cachée restent connues de tous : chacun les a vu poser.
rule-action-cards-title = Les cartes Action
rule-action-cards = On les joue en développant, sans défausse, puis elles quittent la partie. Huguenots et Réfugiés juifs : piochez deux cartes. Wren : jouez jusqu’à deux cartes sans défausse ; leurs coûts sont payés.
rule-paupers-title = Les Pauvres
rule-paupers = On ne les joue jamais et on ne les défausse pas pour une couleur, sauf si une carte ou un district le dit. Ils peuvent payer une activation et partent quand la main est trop grande.
rule-land-title = Acheter un terrain
rule-land = Achetez un des districts en vente. Il couvre le précédent ; ses gains sont immédiats : prestige, pauvreté en moins, cartes. Un autre district le remplace tant qu’il y en a. Les districts couverts comptent toujours.
rule-run-title = Activer la ville
rule-run = Activez vos cartes visibles, chacune une fois, dans l’ordre voulu : payez, prenez les gains, retournez la carte si elle porte le signe. L’effet du district du dessus s’applique quand vous voulez, au plus tard à la fin. Prenez ensuite une pauvreté par pile, par prêt et par carte en main.
rule-draw-title = Piocher trois cartes
rule-draw = Exactement trois, ou toutes celles qui restent.
rule-special-title = Cartes particulières
rule-special = Hôpital : retourné à la place d’une carte qui vient d’être activée. Café : une carte du plateau, ni Pauvres ni Action, est posée dessus sans frais. École : pour 1 £, une carte défaussée compte comme une autre couleur. Bourse : une fois par tour, échangez une carte avec le plateau. Université : au lieu de piocher à l’aveugle au début du tour, regardez les trois premières cartes du paquet et gardez-en une, ou prenez-en une du plateau ; tous voient laquelle des trois vous gardez. Greenwich : vous pouvez en regarder deux et en garder une. Parlement : commencez avec 0, 1 ou 2 cartes. Whitehall : activez à nouveau une carte de ce tour, sans défausse, même retournée. Boutiques : 1 £ pour chaque carte jouée ensuite. Banque d’Angleterre : un prêt apporte 12 £. Pubs : la main n’apporte pas de pauvreté ce tour.
rule-end-title = La fin
rule-end = Si le paquet est vide à la fin d’un tour, chaque autre joueur a un dernier tour. Si aucune carte ne vient du paquet pendant quinze manches, on compte les points tels quels.
rule-scoring-title = Le décompte
rule-scoring = Une pauvreté par carte en main ; le prestige de toutes les cartes de la ville, même couvertes ou retournées ; on rembourse ce que l’on peut ; 3 £ valent un prestige ; chaque prêt restant coûte 7. Puis chacun rend autant de pauvreté qu’en a le moins pauvre et perd pour le reste : 1 ou 2 coûtent 1, 3 coûtent 2, 4 coûtent 3, chaque suivante jusqu’à dix 2, au-delà 3. Égalités : moins de pauvreté, plus de districts, puis le prestige des cartes.
rule-options-title = Éditions et variantes
rule-options = Les règles françaises départagent en dernier par toutes les cartes de la ville, les polonaises par la meilleure. Les districts peuvent se jouer nus, avec ce que la règle imprime seulement. Le paquet de la première édition a 110 cartes ; son Métro se joue sans jetons, puisqu’il n’y a pas de carte de Londres. Beaucoup de valeurs de la seconde sont reconstituées ; chacune dit d’où elle vient.

## Options

option-edition = Quelle règle départage en dernier : fr par toutes les cartes ensemble, pl par la meilleure carte
option-boroughs = abilities : capacités reconstituées ; plain : seulement ce que la règle imprime
option-deck = second : les 101 cartes de la seconde édition, en partie reconstituées ; first : les 110 de la première
option-first_seat = Qui commence : une place, comptée à partir de 0, ou random (au hasard)

## Doutes sur les données

doubt-brown-money = Les cartes marron du groupe { $group } apportent { $money } £ en tout ; une critique publique de la seconde édition compte { $total } £. On ne sait pas quelles cartes diffèrent.
doubt-abilities = Ici, { $count } districts sur { $boroughs } ont une capacité ; une critique publique de la seconde édition dit que les districts en ont d’ordinaire une.

## Chiffres

figure-prestige = Prestige sur la piste
figure-poverty = Pauvreté à la fin
figure-loans = Prêts pris
figure-runs = Activations de la ville
figure-boroughs = Districts
figure-stacks = Piles
figure-most-stacks = Piles de la plus grande ville
figure-played = { NAME($piece, of: "card") }, jouée
figure-run = { NAME($piece, of: "card") }, activée

## Ce qui se lit sur la table

gauge-money = argent
gauge-loans = emprunts
gauge-poverty = pauvreté
gauge-prestige = prestige
gauge-standing = points si la partie finissait
gauge-cards = cartes en main
gauge-draws = cartes à piocher
gauge-stacks = piles
gauge-boroughs = quartiers

## Ce que compte un conseil

counted-points = { $good ->
    [yes] plus de prestige
   *[no] moins de prestige
}
counted-money = { $good ->
    [yes] plus d’argent
   *[no] moins d’argent
}
counted-loans = { $good ->
    [yes] moins d’emprunts
   *[no] plus d’emprunts
}
counted-cards = { $good ->
    [yes] de meilleures cartes en main
   *[no] de moins bonnes cartes en main
}
counted-city = { $good ->
    [yes] une ville qui rapportera plus
   *[no] une ville qui rapportera moins
}
counted-poverty = { $good ->
    [yes] moins de pauvreté
   *[no] plus de pauvreté
}
