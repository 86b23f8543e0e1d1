### Les mots du plateau de Key to the City – London.

board-good = { $good ->
    [blue] connecteur bleu
    [brown] connecteur brun
    [grey] connecteur gris
    [yellow] connecteur jaune
    [black] connecteur noir
    [red] connecteur rouge
    [any-connector] connecteur de n’importe quelle couleur
    [different-connector] connecteur d’une autre couleur
    [architect] architecte
    [builder] maçon
    [financier] financier
   *[any-skill] compétence quelconque
}
board-hue = { $colour ->
    [blue] bleu
    [red] rouge
   *[yellow] jaune
}
board-keyples-of = { $colour ->
    [blue] { $count ->
        [one] { $count } keyple bleu
       *[other] { $count } keyples bleus
    }
    [red] { $count ->
        [one] { $count } keyple rouge
       *[other] { $count } keyples rouges
    }
    [yellow] { $count ->
        [one] { $count } keyple jaune
       *[other] { $count } keyples jaunes
    }
   *[none] { $count ->
        [one] { $count } keyple d’une couleur
       *[other] { $count } keyples d’une même couleur
    }
}

## Tuiles

board-scores = { $kind ->
    [network] Rapporte { $rate } pour chaque autre tuile reliée par { board-of }.
    [count] Rapporte { $rate } pour chaque { board-of-one } sur ses côtés.
    [variety] Rapporte { $rate } pour chaque couleur différente sur ses côtés.
    [per-routemaster] Rapporte { $rate } pour chacune de vos tuiles Routemaster.
    [per-keyple] Rapporte { $rate } pour chaque keyple { $of ->
        [blue] bleu
        [red] rouge
       *[yellow] jaune
    } que vous avez à la fin.
    [keyple-sets] Rapporte { $rate } pour chaque lot de trois couleurs de keyples.
    [per-skill] Rapporte { $rate } pour chaque { $of ->
        [architect] architecte
        [builder] maçon
       *[financier] financier
    } que vous avez à la fin.
    [skill-sets] Rapporte { $rate } pour quatre compétences dont les trois sortes.
    [per-landmark] Rapporte { $rate } pour chaque bâtiment principal amélioré deux fois.
    [connector-sets] Rapporte { $rate } pour chaque connecteur de la couleur que vous avez le moins.
    [full-tiles] Rapporte { $rate } pour chaque tuile à six connecteurs.
   *[river-network] Rapporte { $rate } pour chaque tuile rivière reliée par du bleu.
}
board-of = { $of ->
    [blue] du bleu
    [brown] du brun
    [grey] du gris
    [yellow] du jaune
    [black] du noir
   *[red] du rouge
}
board-of-one = { $of ->
    [blue] connecteur bleu
    [brown] connecteur brun
    [grey] connecteur gris
    [yellow] connecteur jaune
    [black] connecteur noir
    [red] connecteur rouge
   *[any] connecteur
}
board-worth = Vaut { points }.
board-now = { points } à présent.
board-makes = Donne : { $goods }.
board-makes-for-skill = Contre une compétence quelconque, donne : { $goods }.
board-upgrade-asks = L’amélioration demande { $goods }{ $points ->
    [0] { $rate ->
        [0] .
       *[other] , puis { $rate } pour chacun.
    }
   *[other] , puis vaut { $points }.
}
board-has-river = La rivière la traverse.
board-lot = { tile }, { $who }.
board-connectors = Connecteurs : { $list }.
board-stand = { $count ->
    [one] { board-keyples-of } s’y trouve.
   *[other] { board-keyples-of } s’y trouvent.
}
board-bids = Offres{ $colour ->
    [blue] { " " }en bleu
    [red] { " " }en rouge
    [yellow] { " " }en jaune
   *[none] { "" }
} : { $bids }.
board-no-bids = Pas encore d’offre.

## Ce qu’apporte un choix

board-bid-leads = { $colour ->
    [none] en tête avec { $least }
    [blue] en tête avec { $least } bleus
    [red] en tête avec { $least } rouges
   *[yellow] en tête avec { $least } jaunes
}
board-bid-more = { $own } déjà là, { $least } de plus en { $colour ->
    [blue] bleu
    [red] rouge
   *[yellow] jaune
} pour mener
board-would-bring = { points } pour vous à présent
board-least = au moins { $least } { $colour ->
    [none] { $least ->
        [one] keyple
       *[other] keyples
    }
    [blue] { $least ->
        [one] bleu
       *[other] bleus
    }
    [red] { $least ->
        [one] rouge
       *[other] rouges
    }
   *[yellow] { $least ->
        [one] jaune
       *[other] jaunes
    }
}
board-keyples-go = les keyples vont à { $who }
board-keyples-go-there = les keyples vont à son propriétaire
board-behind = { $count } derrière votre écran
board-adds = { $count ->
    [one] ajoute { $count } keyple
   *[other] ajoute { $count } keyples
}
board-count-bid = votre offre : { $total } · reste { $left }
board-count-use = ensuite il en faut { $next } · reste { $left }
board-touches = touche { $tiles }
board-joined = reliée par { $goods }
board-joins = relie { tile } et { $other }
board-outer = { tile }, côté extérieur
board-helps-it = { $count ->
    [0] a alors tout ce qu’il faut
    [one] il manque alors { $count } chose
   *[other] il manque alors { $count } choses
}
board-helps = { $count ->
    [0] { tile } a alors tout ce qu’il faut
    [one] il manque alors { $count } chose à { tile }
   *[other] il manque alors { $count } choses à { tile }
}
board-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
board-draw = { $count ->
    [one] pioche { $count } keyple
   *[other] pioche { $count } keyples
}
board-enough = Assez
board-pass = { $left ->
    [0] tous ont passé : vous prenez le large
    [one] si { $left } autre passe, tous prennent le large
   *[other] si { $left } autres passent, tous prennent le large
}
board-have = vous en avez { $count }
board-left = il en reste { $count }
board-against = Côté { side } de { tile }

## La Tamise

board-thames = La Tamise
board-berth = { $number ->
    [one] Couchette { $berth } : { $number } keyple du sac.
   *[other] Couchette { $berth } : { $number } keyples du sac.
}
board-berth-points = { $number ->
    [one] Couchette { $berth } : { $number } point.
   *[other] Couchette { $berth } : { $number } points.
}
board-berth-prize = Remporte { tile }.
board-berth-first = La plus à droite : commence l’époque suivante.
board-berth-tie = La plus à droite : l’emporte à égalité.
board-begins-short = commence
board-tie-short = départage
board-berth-taken = { $who } y est amarré.
board-berth-free = Libre.
board-barge-waits = { $who } n’a pas encore pris le large.

## Les parties de la table

board-boroughs = Les quartiers
board-routemasters = Les tuiles Routemaster et ce que chacune vous rapporterait à présent
board-routemaster = Routemaster
board-worth-now = Valeur à présent : { $list }.
board-screen = Derrière votre écran
board-keyples = { board-keyples-of } derrière votre écran.
board-skills = Compétences
board-skill-count = { $skill ->
    [architect] Architectes
    [builder] Maçons
   *[financier] Financiers
} : vous en avez { $count }, { $left } en réserve.
board-supply = Réserve
board-connector-count = { $connector ->
    [blue] Conduites d’eau bleues
    [brown] Égouts bruns
    [grey] Câbles électriques gris
    [yellow] Conduites de gaz jaunes
    [black] Lignes téléphoniques noires
   *[red] Tunnels rouges
} : { $count } en réserve.
board-bag = { $count ->
    [one] { $count } keyple dans le sac
   *[other] { $count } keyples dans le sac
}
board-to-take = Ce que vous prenez : cliquez pour laisser
board-taking = { connector } : { $count } à prendre.
board-to-place = À placer
board-to-lay = Tuiles à poser
board-tiles = tuiles
board-scores-title = Points jusqu’ici
board-source = Source
board-hidden = dépend de ce qui est derrière un écran
board-lacks = Il manque { $goods }.
board-ready = tout y est
board-describe = { $who } : { $points } points, keyples { $keyples }, compétences { $skills }.

## La table, ses parties et la première partie

board-area = { $area ->
    [river] La Tamise
    [buses] Les Routemaster
    [auction] Les enchères
    [borough] Votre quartier
    [others] Les autres
   *[screen] Votre écran
}
board-tab = { $tab ->
    [auction] Offres
    [borough] À moi
   *[others] Autres
}
board-farther = Tout montrer
board-nearer = Montrer de près le quartier de { $who }
board-upgrades = Vos améliorations
board-upgrade-brings = { $points ->
    [one] L’améliorer rapporterait { $points } point.
   *[other] L’améliorer rapporterait { $points } points.
}
board-has-all = Tout y est pour cela.
board-last-era = L’époque précédente
board-era-came-to = Bilan de l’époque { $era }
board-no-era = Aucune époque n’est encore finie.
board-won-nothing = aucune tuile
board-came-home = { $home } keyples sont revenus, { $drawn } ont été piochés dans le sac
board-unsold = Personne n’a voulu : { $list }.
board-first-aim = Remportez des tuiles en quatre enchères, reliez-les par des connecteurs et améliorez-les. Le plus de points après quatre époques gagne.
board-first-acting = Faites une chose : misez des keyples sur une tuile, utilisez une tuile pour obtenir des connecteurs ou des compétences, améliorez une des vôtres, ou prenez le large et quittez cette époque.
board-first-colour = Tous les keyples d’une action ont une seule couleur, et après vous chacun doit y jouer cette couleur.
board-first-counting = Placez plus de keyples qu’il n’y en a. Les offres perdantes vous reviennent.
board-first-connecting = Placez le connecteur sur un côté d’une de vos tuiles. Un nombre vert dit ce qu’il rapporte aussitôt.
board-first-taking = Choisissez une compétence : les améliorations en demandent.
board-first-paying = La tuile demande une compétence : choisissez celle que vous donnez.
board-first-picking = Choisissez les connecteurs que la tuile vous donne.
board-first-berthing = Choisissez une couchette : elle donne des keyples pour l’époque suivante ; certaines remportent un pont.
board-first-laying = Posez les tuiles remportées à côté des vôtres. Des tuiles qui se touchent peuvent être reliées par des connecteurs.

## When a table is made

board-option-jennifer = Variante Jennifer
board-option-jennifer-help = Les keyples qui reviennent des offres perdantes et du quartier restent visibles devant l’écran.
board-option-counts = Derrière les écrans
board-option-counts-public = tous voient combien
board-option-counts-hidden = personne ne voit combien
board-option-counts-help = Si tous voient combien de keyples et de compétences les autres ont derrière leur écran.
board-option-millennium = Le Millennium Bridge compte
board-option-millennium-tiles = les tuiles rivière
board-option-millennium-river-buildings = aussi les constructions sur la rivière
board-option-millennium-help = Si les constructions avec un bras de rivière comptent aussi pour le Millennium Bridge.
board-option-reuse = Compter plusieurs fois
board-option-reuse-help = { option-reuse }

## Exemples à côté des règles

board-example-outbid = Byron mise deux keyples rouges sur le Barbican. Ada doit miser du rouge aussi, et plus de deux : elle mène avec trois. Les deux de Byron restent là jusqu’à ce qu’il les déplace ou surenchérisse.
board-example-use = Un keyple bleu se trouve déjà sur Covent Garden à cette époque. Qui l’utilise ensuite en place plus, de la même couleur : deux. Il y en a maintenant trois, et le suivant en place au moins trois.
board-example-connect = Un connecteur se place sur un côté. Le bleu est entre deux tuiles et les relie ; le rouge attend sur un côté extérieur une tuile posée plus tard.
board-example-upgrade = Harrods demande un connecteur rouge sur l’un de ses côtés et un architecte. Le connecteur reste, l’architecte est dépensé, et l’on place des keyples : plus que la fois d’avant.
board-example-sail = La barge de Byron prend la couchette la plus à gauche, qui gagne la tuile rivière de l’époque. Celle d’Ada prend la plus à droite et commence l’époque suivante. Le nombre dit combien de keyples chacun pioche.
