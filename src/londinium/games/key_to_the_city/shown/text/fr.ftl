### Key to the City – London

title = Key to the City – London
tagline = Gagnez aux enchères les hauts lieux de Londres, reliez-les par tuyaux et tunnels, et sachez quand laisser partir votre barge.

## Pieces

tile = { $tile ->
    [buckingham-palace] Buckingham Palace
    [greenwich] Greenwich
    [palace-of-westminster] Palace of Westminster
    [royal-hospital-chelsea] Royal Hospital, Chelsea
    [somerset-house] Somerset House
    [tower-of-london] Tower of London
    [bank-of-england] Bank of England
    [barbican] Barbican
    [battersea-power-station] Battersea Power Station
    [covent-garden] Covent Garden
    [paddington-station] Paddington Station
    [senate-house] Senate House
    [british-library] British Library
    [bt-tower] BT Tower
    [charing-cross] Charing Cross
    [harrods] Harrods
    [lloyds-building] Lloyd’s Building
    [southwark-cathedral] Southwark Cathedral
    [canary-wharf] Canary Wharf
    [gherkin] Gherkin
    [marble-arch] Marble Arch
    [monument] Monument
    [royal-opera-house] Royal Opera House
    [tower-bridge] Tower Bridge
    [globe-theatre] Globe Theatre
    [kings-cross-station] King’s Cross Station
    [mi6-building] MI6 Building
    [royal-academy] Royal Academy
    [westminster-abbey] Westminster Abbey
    [westminster-cathedral] Westminster Cathedral
    [waterloo-station] Waterloo Station
    [guildhall] Guildhall
    [london-eye] London Eye
    [st-pancras-station] St. Pancras Station
    [royal-albert-hall] Royal Albert Hall
    [st-pauls-cathedral] St. Paul’s Cathedral
    [the-shard] The Shard
    [hyde-park-and-kensington-gardens] Hyde Park and Kensington Gardens
    [piccadilly-circus] Piccadilly Circus
    [trafalgar-square] Trafalgar Square
    [british-museum] British Museum
    [lords-cricket-ground] Lord’s Cricket Ground
    [oval-cricket-ground] Oval Cricket Ground
    [zsl-london-zoo] ZSL London Zoo
    [madame-tussauds] Madame Tussauds
    [national-gallery] National Gallery
    [tate-britain] Tate Britain
    [tate-modern] Tate Modern
    [victoria-and-albert-museum] Victoria and Albert Museum
    [natural-history-museum] Natural History Museum
    [royal-festival-hall] Royal Festival Hall
    [science-museum] Science Museum
    [hungerford-bridge] Hungerford Bridge
    [millennium-bridge] Millennium Bridge
    [london-bridge] London Bridge
    [the-o2] The O2
   *[thames-barrier] Thames Barrier
}
colour = { $colour ->
    [blue] bleu
    [red] rouge
   *[yellow] jaune
}
colours = { $colour ->
    [blue] bleus
    [red] rouges
   *[yellow] jaunes
}
connector = { $connector ->
    [blue] conduite d’eau bleue
    [brown] égout brun
    [grey] câble électrique gris
    [yellow] conduite de gaz jaune
    [black] ligne téléphonique noire
   *[red] tunnel rouge
}
skill = { $skill ->
    [architect] un compas d’architecte
    [builder] une brique de maçon
   *[financier] une pièce de financier
}
good = { $good ->
    [blue] un connecteur bleu
    [brown] un connecteur brun
    [grey] un connecteur gris
    [yellow] un connecteur jaune
    [black] un connecteur noir
    [red] un connecteur rouge
    [any-connector] un connecteur de n’importe quelle couleur
    [different-connector] un connecteur d’une couleur encore absente
    [architect] une compétence d’architecte
    [builder] une compétence de maçon
    [financier] une compétence de financier
   *[any-skill] une compétence quelconque
}
keyples = { $count ->
    [one] { $count } keyple
   *[other] { $count } keyples
}
coloured = { $count ->
    [one] { $count } keyple { colour }
   *[other] { $count } keyples { colours }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
side = { $side ->
    [0] du haut
    [1] en haut à droite
    [2] en bas à droite
    [3] du bas
    [4] en bas à gauche
   *[5] en haut à gauche
}

## Moves

move-bid = Enchérir : { tile }
move-use = Utiliser : { tile }
move-upgrade = Améliorer : { tile }
move-lay = Poser : { tile }
move-join = Déplacer votre offre perdante depuis { tile }
move-side = Côté { side } de votre tuile { $lot }
move-keyples = { $count ->
    [0] Aucun de derrière l’écran
   *[other] { keyples } de derrière l’écran
}
move-colour = Avec des keyples { colours }
move-pay = Donner { skill }
move-take = Prendre { skill }
move-connector = Prendre un connecteur : { connector }
move-turn = { $sixths ->
    [0] La poser telle quelle
    [one] La tourner de { $sixths } sixième vers la droite
   *[other] La tourner de { $sixths } sixièmes vers la droite
}
move-sail = Prendre le large, couchette { $berth }
move-pass = Passer
move-enough = Ne plus prendre de connecteurs
move-discard = Défausser le connecteur
move-decline = Laisser un connecteur dans la réserve : { connector }
move-set-aside = Renoncer aux tuiles qui ne vont nulle part

## What is asked

prompt-acting = enchérissez, utilisez ou améliorez une tuile, passez ou prenez le large.
prompt-colour = choisissez la couleur des keyples : tous ceux d’une action ont la même.
prompt-counting = choisissez combien de keyples placer.
prompt-connecting = placez ou défaussez le connecteur ({ connector }) avant votre prochain tour.
prompt-paying = choisissez la compétence que vous donnez, car la tuile en demande une.
prompt-taking = choisissez la compétence que vous prenez parmi ce que produit la tuile.
prompt-picking = choisissez un connecteur parmi ce que produit la tuile, ou n’en prenez plus.
prompt-berthing = tous ont passé ; choisissez une couchette.
prompt-laying = posez les tuiles remportées ; quand tous l’ont fait, la partie continue.
prompt-spot = choisissez le côté de votre quartier contre lequel { tile } est posée.
prompt-turn = choisissez comment tourner { tile } ; telle quelle, la rivière en sort par ces côtés : { $sides }.

## What happened

event-era-began = L’époque { $era } commence.
event-offered = { $level ->
    [0] Mise aux enchères : { tile }.
   *[other] Mise aux enchères, déjà améliorée : { tile }.
}
event-drew = { $who } a pioché { keyples } dans le sac.
    .you = Vous avez pioché { keyples } dans le sac.
event-found = { $who } a pioché { $blue } bleus, { $red } rouges et { $yellow } jaunes.
    .you = Vous avez pioché { $blue } bleus, { $red } rouges et { $yellow } jaunes.
event-found-hidden = { $who } a mis les keyples piochés derrière son écran.
event-moved-bid = { $who } a retiré de { tile } son offre perdante de { coloured }.
    .you = Vous avez retiré de { tile } votre offre perdante de { coloured }.
event-bid = { $who } offre { coloured } pour { tile }.
    .you = Vous offrez { coloured } pour { tile }.
event-used = { $who } a utilisé { tile } avec { coloured }.
    .you = Vous avez utilisé { tile } avec { coloured }.
event-upgraded = { $who } a amélioré { tile } avec { coloured }.
    .you = Vous avez amélioré { tile } avec { coloured }.
event-paid = { $who } a donné { skill }.
    .you = Vous avez donné { skill }.
event-took-skill = { $who } a pris { skill }.
    .you = Vous avez pris { skill }.
event-skill-lacked = { $who } n’a pas pu prendre { skill } : il n’y en a plus.
    .you = Vous n’avez pas pu prendre { skill } : il n’y en a plus.
event-got-connectors = { $who } a reçu { $count } × { connector }.
    .you = Vous avez reçu { $count } × { connector }.
event-connectors-lacked = Plus de connecteurs : { $count } × { connector } sont perdus.
event-connected = { $who } a posé un connecteur ({ connector }) sur le côté { side } de { tile }.
    .you = Vous avez posé un connecteur ({ connector }) sur le côté { side } de { tile }.
event-discarded = { $who } a défaussé un connecteur ({ connector }).
    .you = Vous avez défaussé un connecteur ({ connector }).
event-declined = { $who } a laissé dans la réserve { $count } × { connector }.
    .you = Vous avez laissé dans la réserve { $count } × { connector }.
event-took-no-more = { $who } n’a plus pris de connecteurs.
    .you = Vous n’avez plus pris de connecteurs.
event-passed = { $who } a passé.
    .you = Vous avez passé.
event-sailed = { $who } a pris le large : couchette { $berth } ({ $number }) de { tile }.
    .you = Vous avez pris le large : couchette { $berth } ({ $number }) de { tile }.
event-bid-returned = { $who } a repris de { tile } son offre perdante de { coloured }.
    .you = Vous avez repris de { tile } votre offre perdante de { coloured }.
event-tile-won = { $who } a remporté { tile } pour { keyples }.
    .you = Vous avez remporté { tile } pour { keyples }.
event-unsold = Personne n’a voulu de { tile } : la tuile quitte la partie.
event-river-won = { $who } a remporté { tile }, prise à la rivière.
    .you = Vous avez remporté { tile }, prise à la rivière.
event-river-lost = { tile } ne revient à personne.
event-gathered = { $who } a récupéré { coloured } de { tile }.
    .you = Vous avez récupéré { coloured } de { tile }.
event-laid = { $who } a posé { tile }.
    .you = Vous avez posé { tile }.
event-set-aside = { $who } n’avait pas de place pour { tile } : la tuile quitte la partie.
    .you = Vous n’aviez pas de place pour { tile } : la tuile quitte la partie.
event-won = { $who } gagne avec { points } !
    .you = Vous gagnez avec { points } !
event-ended = La dernière barge a passé la Thames Barrier.

## Why not

refusal-pay-first = Choisissez d’abord la compétence que vous donnez.
refusal-take-first = Choisissez d’abord la compétence que vous prenez ; une compétence produite doit être prise.
refusal-pick-first = Choisissez d’abord vos connecteurs, ou dites que vous n’en prenez plus.
refusal-berth-taken = Cette couchette est occupée ; choisissez-en une libre.
refusal-must-sail = Tout le monde a passé, vous prenez donc le large : choisissez une couchette.
refusal-river-meets-land = Tournée ainsi, la rivière toucherait la terre, ou la tuile aurait le même aspect qu’autrement tournée.
refusal-turn-first = Choisissez d’abord comment tourner la tuile.
refusal-no-room = { tile } ne peut pas aller là : la case n’est pas libre, touche d’abord une autre de vos tuiles, ou la rivière y toucherait la terre.
refusal-place-first = Choisissez d’abord où poser { tile }.
refusal-fits-nowhere = { tile } ne va encore nulle part ; posez d’abord une autre tuile.
refusal-lay-first = Posez d’abord les tuiles que vous avez remportées.
refusal-lay-later = Les tuiles se posent à la fin de l’époque.
refusal-connect-first = Placez ou défaussez d’abord vos connecteurs.
refusal-taken-already = Vous avez pris les connecteurs ; placez-les ou défaussez-les.
refusal-decline-later = On laisse des connecteurs en utilisant la tuile qui les produit, avant de placer les keyples.
refusal-not-made = { tile } ne produit pas de connecteur à laisser de cette sorte : { connector }.
refusal-all-taken = Cette partie a commencé sous des règles antérieures : tous les connecteurs sont pris, puis peuvent être défaussés.
refusal-no-such-tile = Votre quartier a { $size } tuiles ; il n’y a pas de tuile { $lot }.
refusal-side-taken = Ce côté de { tile } porte déjà un connecteur ; il n’y a de place que pour un.
refusal-shared-side = Ce côté est partagé avec { tile }, posée avant : c’est le côté { side } de votre tuile { $lot }.
refusal-nothing-to-place = Vous n’avez pas de connecteur à placer.
refusal-no-skill-now = On ne donne et ne prend une compétence que si une tuile le demande.
refusal-act-first = Choisissez d’abord une action : enchérir, utiliser, améliorer, passer ou prendre le large.
refusal-not-at-auction = { tile } n’est pas aux enchères.
refusal-bid-too-low = { $colour ->
    [none] Il faut au moins { $least } keyples de plus, d’une même couleur, pour { tile } ; vous en avez trop peu.
   *[other] Il faut au moins { $least } keyples { colours } de plus pour { tile } ; vous en avez trop peu.
}
refusal-makes-nothing = { tile } ne produit rien.
refusal-not-in-play = { tile } n’est ni aux enchères ni dans un quartier.
refusal-no-skill = { tile } demande une compétence, et vous n’en avez pas.
refusal-too-few-keyples = { $colour ->
    [none] { tile } demande au moins { $least } keyples d’une même couleur ; vous en avez trop peu.
   *[other] { tile } demande au moins { $least } keyples { colours } ; vous en avez trop peu.
}
refusal-not-yours = { tile } n’est pas dans votre quartier ; on n’améliore que ce qu’on possède.
refusal-fully-upgraded = { tile } ne peut plus être améliorée.
refusal-cost-missing = { $count ->
    [one] Pour améliorer { tile }, il manque { good }.
   *[other] Pour améliorer { tile }, il manque { $count } choses, dont { good }.
}
refusal-colour-too-few = Vous avez trop peu de keyples { colours } pour { tile }.
refusal-colour-first = Choisissez d’abord la couleur des keyples pour { tile }.
refusal-group-stays = Votre offre sur { tile } compte là où elle est.
refusal-no-such-group = Vous n’avez sur { tile } aucune offre perdante de keyples { colours } à déplacer.
refusal-not-so-many = Derrière votre écran, vous avez { coloured }.
refusal-not-enough = Ce n’est pas assez pour { tile }.
refusal-count-first = Choisissez d’abord les keyples pour { tile }.

## Options

option-jennifer = La variante Jennifer : les keyples qui reviennent des offres perdantes et du quartier restent visibles devant l’écran.
option-counts = Si tous voient combien de keyples et de compétences sont derrière chaque écran (public) ou non (hidden).
option-millennium = Ce que compte le Millennium Bridge : seulement les tuiles rivière, ou aussi les constructions avec un bras de rivière (river-buildings).
option-reuse = Si un keyple ou une compétence peut compter pour plusieurs tuiles ; sinon, le meilleur partage est trouvé pour vous.
option-first_seat = Qui commence la première époque : une place, comptée à partir de 0, ou random (au hasard).

## Sources of points

source-home = Maison
source-production = Tuiles productives
source-networks = Réseaux
source-connectors = Connecteurs sur les tuiles
source-landmarks = Bâtiments principaux
source-keyples = Keyples
source-skills = Compétences
source-museums = Musées et salles
source-river = Tuiles rivière
source-barge = La barge

## Figures of many games

figure-keyples-spent = Keyples dépensés en tuiles remportées, par place
figure-unsold = Tuiles dont personne n’a voulu
figure-points-home = Points : maison
figure-points-production = Points : tuiles productives
figure-points-networks = Points : réseaux
figure-points-connectors = Points : connecteurs sur les tuiles
figure-points-landmarks = Points : bâtiments principaux
figure-points-keyples = Points : keyples
figure-points-skills = Points : compétences
figure-points-museums = Points : musées et salles
figure-points-river = Points : tuiles rivière
figure-points-barge = Points : la barge
figure-worth = Valeur pour son propriétaire : { NAME($piece, of: "tile") }

## The picture

picture-era = { $era ->
    [5] La partie est finie
   *[other] Époque { $era } sur 4
}
picture-chosen = Déjà choisi :
picture-auction = Aux enchères
picture-routemasters = Tuiles Routemaster, et ce que chacune vous rapporterait maintenant
picture-river = Les barges vont vers { tile }
picture-thames = La Thames Barrier
picture-keyples = keyples
picture-skills = compétences
picture-open = devant l’écran
picture-to-place = à placer
picture-to-lay = à poser
picture-total = total
picture-key = Connecteurs : b bleu, n brun, g gris, y jaune, k noir, r rouge, w au choix, d différents ; compétences : A architecte, B maçon, F financier, S au choix. ⌁ réseau, · sur la tuile, ≠ différents, ~ rivière, + améliorée, ✪ bâtiment principal, ↑ coût de l’amélioration, › contre une compétence, ! dernière utilisation, ♟ keyples, ⬡6 tuiles à six connecteurs.

## The rules as implemented

rule-aim-title = Le but
rule-aim = Bâtir le quartier de Londres qui vaut le plus de points après quatre époques.
rule-setup-title = Mise en place
rule-setup = Chacun a une maison, une barge et dix keyples tirés à l’aveugle d’un sac de 40 bleus, 40 rouges et 40 jaunes. Deux fois plus de tuiles Routemaster que de joueurs sont visibles dès le début ; elles viennent aux enchères à la dernière époque. Aux époques 1 et 2, les six tuiles de l’époque sont mises aux enchères avec 4, 5 ou 6 constructions (à 2, 3, ou plus) ; à l’époque 3, seulement autant de constructions, déjà améliorées.
rule-turn-title = À qui le tour
rule-turn = La barge la plus à droite commence l’époque, puis on joue dans le sens horaire. À votre tour : enchérir, utiliser une tuile, améliorer une tuile, passer ou prendre le large. Vos connecteurs doivent d’abord être placés ou défaussés. Ce que vous avez commencé à choisir ne regarde que vous jusqu’au choix du nombre de keyples.
rule-keyples-title = Keyples
rule-keyples = Tous les keyples d’une action ont une seule couleur, celle de tous les keyples déjà présents sur cette tuile à cette époque, offres et utilisations confondues. Ils viennent de derrière votre écran, de vos offres perdantes, ou des deux ; une offre perdante ne bouge qu’en entier. Une offre gagnante et les keyples posés sur une tuile restent.
rule-bidding-title = Enchérir
rule-bidding = Votre offre doit dépasser strictement toutes les autres ; vous pouvez renforcer la vôtre, même gagnante.
rule-using-title = Utiliser une tuile
rule-using = Utilisez toute tuile qui produit : dans votre quartier, chez un autre ou aux enchères. Sur une tuile, au cours d’une époque, chaque placement, pour une utilisation ou une amélioration, doit être plus grand que le précédent. Une maison et Waterloo Station demandent d’abord une compétence quelconque. On peut utiliser une tuile même sans pouvoir prendre ce qu’elle produit.
rule-connectors-title = Connecteurs
rule-connectors = Il y en a 24 de chacune des six couleurs. Ils vont sur les côtés des tuiles de votre propre quartier, un par côté ; un côté partagé par deux tuiles compte pour les deux, les côtés extérieurs sont permis, et rien ne bouge ensuite. En utilisant une tuile, vous n’êtes pas tenu de tout prendre : avant de placer les keyples, vous pouvez laisser des connecteurs un par un, et ils restent dans la réserve pour tous. Placez ou défaussez ceux que vous avez pris avant votre prochain tour ; les autres n’ont pas à attendre. Ceux qu’on défausse retournent à la réserve, mais une couleur dont le dernier connecteur a été pris est épuisée pour la partie.
rule-skills-title = Compétences
rule-skills = Il y en a 24 de chacune des trois sortes. Une compétence produite doit être prise. Ce qui manque est perdu. Les compétences dépensées retournent à la réserve.
rule-upgrading-title = Améliorer
rule-upgrading = On n’améliore que les tuiles de son propre quartier : la maison, les tuiles des époques 1 et 2, les constructions, et deux fois les bâtiments principaux. Les connecteurs demandés doivent être sur les côtés de la tuile, où ils restent ; les compétences sont dépensées. Les keyples posés ne produisent rien.
rule-passing-title = Passer
rule-passing = Qui passe peut rejouer plus tard. Si tous ceux qui n’ont pas pris le large passent l’un après l’autre, sans action ni départ entre-temps, ils prennent le large dans l’ordre où ils ont passé.
rule-sailing-title = Prendre le large
rule-sailing = Votre barge prend une couchette libre de la tuile rivière suivante, et vous ne jouez plus de cette époque ; vos offres restent et peuvent être dépassées. La couchette dit combien de keyples vous piochez (à la Thames Barrier, combien de points vous gagnez) ; la barge la plus à droite commence l’époque suivante, et une couchette remporte la tuile rivière de l’époque qui finit.
rule-era-end-title = La fin d’une époque
rule-era-end = Les offres perdantes reviennent à leurs propriétaires. À partir de la barge la plus à droite, dans le sens horaire, les gagnants prennent leurs tuiles et leurs offres vont dans le sac ; une tuile sans offre quitte la partie, les keyples posés dessus vont dans le sac. La tuile rivière revient à la couchette qui la donne, ou à personne. Tous piochent selon leur couchette, dans le même ordre ; un sac vide ne donne rien. Chacun récupère les keyples posés sur les tuiles de son quartier et sur celles qu’il vient de remporter, quel que soit celui qui les a placés. Puis on pose les tuiles. Après l’époque 4, personne ne pioche.
rule-laying-title = Poser les tuiles
rule-laying = Tous posent leurs tuiles en même temps, à découvert, chacun dans l’ordre qu’il veut. Une tuile touche au moins une tuile du quartier et peut être tournée ; là où un connecteur attend sur le côté touché, les tuiles sont reliées. Un côté de rivière ne touche qu’un côté de rivière. Les tuiles qui ne vont nulle part quittent la partie.
rule-scoring-title = Le décompte
rule-scoring = Une construction de réseau vaut 1 point (2 si améliorée) par autre tuile reliée à elle par sa couleur, directement ou en chaîne. Une construction de comptage vaut 1 (2) par connecteur de sa couleur sur ses côtés ; le Guildhall, par couleur différente. Les bâtiments principaux valent 3, 6 ou 12. Hungerford Bridge rapporte 2 par connecteur bleu posé dessus, London Bridge 2 par connecteur, le Millennium Bridge 2 par tuile rivière reliée en bleu à travers des tuiles rivière, The O2 6. Les maisons et les tuiles productives ont leurs propres points.
rule-routemasters-title = Tuiles Routemaster
rule-routemasters = Lord’s, l’Oval et le Zoo rapportent 2 par keyple rouge, jaune ou bleu que vous avez à la fin, Madame Tussauds 2 par lot des trois couleurs ; la National Gallery, Tate Britain et Tate Modern 2 par architecte, financier ou maçon, le V&A 6 par lot de quatre compétences où figurent les trois sortes. Le British Museum rapporte 2 par tuile Routemaster du quartier, le Natural History Museum 3 par bâtiment principal amélioré deux fois, le Royal Festival Hall 3 par connecteur de la couleur que vous avez le moins, le Science Museum 2 par tuile à six connecteurs. Un keyple ou une compétence peut compter pour plusieurs tuiles.
rule-end-title = La fin
rule-end = Après la quatrième époque, le plus de points gagne. À égalité, gagne celui dont la barge est le plus à droite à la Thames Barrier.
rule-options-title = Options
rule-options = La variante Jennifer laisse visibles devant les écrans les keyples qui reviennent. Les nombres derrière les écrans peuvent être cachés. Le Millennium Bridge peut compter les constructions avec un bras de rivière. Keyples et compétences peuvent ne compter que pour une tuile chacun ; ils sont alors répartis au mieux.

## Ce qui se lit sur la table

gauge-points = points
gauge-keyples = keyples
gauge-blue = keyples bleus
gauge-red = keyples rouges
gauge-yellow = keyples jaunes
gauge-skills = compétences
gauge-architects = architectes
gauge-builders = maçons
gauge-financiers = financiers
gauge-tiles = tuiles
gauge-connectors = connecteurs à placer
gauge-passes = passes avant que tous prennent le large
gauge-to-place = à placer
gauge-bid = votre offre
gauge-next = keyples à placer ensuite
gauge-lacking = choses qui manquent à son amélioration

## Ce que compte un conseil

counted-points = { $good ->
    [yes] plus de points
   *[no] moins de points
}
counted-keyples = { $good ->
    [yes] plus de keyples pour agir
   *[no] moins de keyples pour agir
}
counted-tiles = { $good ->
    [yes] de meilleures tuiles en vue
   *[no] de moins bonnes tuiles en vue
}
counted-upgrades = { $good ->
    [yes] de meilleurs espoirs d’amélioration
   *[no] de moins bons espoirs d’amélioration
}
counted-connectors = { $good ->
    [yes] des connecteurs plus utiles
   *[no] des connecteurs moins utiles
}
counted-berths = { $good ->
    [yes] un meilleur mouillage
   *[no] un moins bon mouillage
}
