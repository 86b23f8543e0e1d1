### Les mots communs à tous les jeux.

prompt = choisissez un coup.
seat = Siège { $number }
event-took-back = { $who } a repris « { $move } ».
    .you = Vous avez repris « { $move } ».
event-took-back-hidden = { $who } a repris un choix.
event-rewound = D’un commun accord, la partie est revenue au dernier choix de { $who } ; ce que personne n’avait vu est tiré de nouveau.
    .you = D’un commun accord, la partie est revenue à votre dernier choix ; ce que personne n’avait vu est tiré de nouveau.
refusal-over = La partie est terminée.
refusal-not-asked = Vous n’avez rien à choisir maintenant ; c’est à { $seats } de choisir.

## Ce qu’un coup changerait

outlook-certain = { $what } { $now } → { $least }
outlook-between = { $what } { $now } → { $least } à { $most }
outlook-open = { $what } { $now } → ?
outlook-of = { $of } : { $changes }
outlook-ends-turn = termine votre tour
outlook-ends-round = termine la manche
outlook-ends-game = termine la partie
outlook-may-end-turn = peut terminer votre tour
outlook-may-end-round = peut terminer la manche
outlook-may-end-game = peut terminer la partie

## Ce qui est conseillé, et pourquoi

advice-reason = { $what } ({ $share })
advice-better = meilleur que « { $than } » de { $difference } : { $because }
advice-better-though = meilleur que « { $than } » de { $difference } : { $because } ; malgré { $though }
advice-worse = { $difference } par rapport à « { $than } » : { $because }
advice-worse-though = { $difference } par rapport à « { $than } » : { $because } ; malgré { $though }
advice-even = aussi bon que « { $than } », pour autant que ces parties le disent
advice-line = Ensuite : { $steps }
advice-step = { $who } : { $move }
advice-others = { $good ->
    [yes] moins pour les autres
   *[no] plus pour les autres
}
advice-rest = { $good ->
    [yes] une meilleure fin
   *[no] une moins bonne fin
}

## La table en texte, pour modèles de langage et autres programmes

text-you = Vous êtes { $who }, parmi { $players } joueurs.
text-watching = Vous regardez ; { $players } personnes jouent.
text-options = Options : { $options }.
text-table = La table
text-rules = Les règles
text-news = Ce qui s’est passé depuis votre dernier choix
text-asked = Ce qui est demandé
text-moves = Vos coups, tels qu’ils s’écrivent
text-answer = Comment répondre
text-answer-listed = Réfléchissez autant que vous voulez. Terminez par une seule ligne, avec un coup écrit comme ci-dessus :
text-answer-unlisted = Réfléchissez autant que vous voulez. Terminez par une seule ligne, avec un coup écrit comme « { $example } » :
text-again = Votre dernière réponse ne convient pas
text-said = Vous avez répondu : { $answer }
text-empty = Il n’y avait pas de réponse.
text-unparsable = Aucun coup n’a pu y être lu.
text-illegal = « { $move } » n’est pas permis. { $reason } (La règle : { $rule })
text-over = Comment cela s’est terminé
text-won = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, victoire
text-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## La ligne de commande : petits mots

cli-percent = { $value } %
cli-and = { $first } et { $last }
cli-you = vous
cli-person = Joueur { $number }
cli-yes-words = o oui
cli-back-words = r retour
cli-game = Jeu
cli-players = Joueurs
cli-minutes = Minutes
cli-about = De quoi il s’agit
cli-option = Option
cli-values = Valeurs
cli-place = Place
cli-who = Qui
cli-points = Points
cli-source = Origine
cli-total = Total
cli-bot = Robot
cli-seat = Siège
cli-played = Parties
cli-share = Victoires
cli-interval = Intervalle à 95 %
cli-spread = Écart
cli-mean = Moyenne
cli-least = Minimum
cli-most = Maximum

## La ligne de commande : ce qui ne va pas dans ce qui a été saisi

cli-problem = Cela n’a pas marché : { $problem }
cli-usage = { $problem } Voir : { $path } --help
cli-no-extra = Il faut pour cela l’extra « { $extra } » ; dans le dossier de Londinium : pip install '.[{ $extra }]'
cli-usage-option = Il n’y a pas d’option { $value } ici. Voir : { $path } --help
cli-usage-command = Il n’y a pas de commande « { $value } ». Voir : { $path } --help
cli-usage-value = { $value } attend une valeur. Voir : { $path } --help
cli-usage-extra = « { $value } » est de trop. Voir : { $path } --help
cli-usage-missing = Il manque { $value }. Voir : { $path } --help
cli-not-a-number = { $what } attend un nombre entier, pas « { $value } ».
cli-number-least = { $what } doit valoir au moins { $least }.
cli-number-range = { $what } doit être compris entre { $least } et { $most }.
cli-bad-minutes = --minutes attend un nombre plus grand que 0, pas « { $value } ».
cli-no-language = La langue « { $value } » n’existe pas ici ; choisissez parmi { $choices }.
cli-no-game = Le jeu « { $value } » n’existe pas ; les jeux : { $choices }.
cli-which-game = Quel jeu ? Dites par exemple : londinium play JEU --players 4 (jeux : { $choices }).
cli-bad-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $value }.
cli-option-form = Une option s’écrit nom=valeur, pas « { $value } ».
cli-no-option = Ce jeu n’a pas d’option « { $value } » ; ses options : { $choices }.
cli-option-value = L’option { $name } ne peut pas valoir « { $value } » ; choisissez parmi { $choices }.
cli-option-players = L’option { $name }={ $value } n’est pas prévue pour { $players } joueurs.
cli-no-bot = Le robot « { $value } » n’existe pas ; choisissez parmi { $choices }.
cli-bad-budget = « { $value } » ne peut pas réfléchir ainsi : écrivez search:2s ou search:250ms (temps de calcul par tour, dix minutes au plus), ou search:5000 (simulations par tour).
cli-no-program = Le programme « { $value } » n’existe pas ; après program: vient un fichier Python contenant un robot, ou une commande (sans virgule).
cli-noted-program = La partie nomme un programme (« { $value } »), et une partie n’en lance aucun ; nommez-le vous-même avec --bots.
cli-bots-count = { $count ->
    [one] Il y a un robot
   *[other] Il y a { $count } robots
} pour { $seats ->
    [one] un siège
   *[other] { $seats } sièges
} ; nommez un seul robot pour tous, ou un pour chacun.
cli-no-seat = Il n’y a pas de siège « { $value } » ; les sièges vont de 1 à { $most }.
cli-names-count = Il y a plus de noms ({ $count }) que de personnes ({ $people }).
cli-cannot-read = Impossible de lire { $path } : { $problem }
cli-cannot-write = Impossible d’écrire { $path } : { $problem }
cli-no-folder = Il n’y a pas de dossier { $path } où écrire.
cli-out-suffix = { $path } : le nom du fichier doit finir par l’un de { $choices }.
cli-bad-record = { $path } n’est pas une partie que l’on peut rejouer : { $problem }
cli-bad-notes = Les notes de la partie ne disent pas clairement qui était assis où ; dites-le avec --you et --bots.
cli-bad-data = { $path } ne convient pas à { $game } : { $problem }
cli-other-game = { $path } est une partie de { $game } ; ne nommez pas le jeu.
cli-resume-has = { $name } ne peut pas changer dans une partie commencée ; retirez-le.
cli-uncompiled = Remarque : les règles tournent en Python simple, bien plus lentement que compilées. Installez un compilateur C (par exemple : apt-get install gcc python3-dev) puis réinstallez Londinium.

## La ligne de commande : jouer

cli-welcome = Londinium · jeux de Londres
cli-goodbye = Au revoir.
cli-ask-language = Langue ({ $choices }) [{ $lang }] :
cli-ask-game = Quel jeu ?
cli-ask-players = Combien de joueurs, de { $least } à { $most } ? [{ $usual }]
cli-ask-name = Quel est votre nom ? [{ $name }]
cli-news = Depuis votre dernier choix
cli-so-far = Jusqu’ici
cli-must-choose = { $who }: { $prompt }
cli-others-too = { $names } { $count ->
    [one] choisit
   *[other] choisissent
} en même temps.
cli-outlook-move = Choix
cli-outlook-changes = Ce qu’il changerait
cli-outlook-nothing = rien qui se compte
cli-advice-share = Part de victoires
cli-advice-why = Pourquoi
cli-advice-thinking = Réflexion
cli-advice-none = Il n’y a rien à conseiller : vous ne devez aucun choix.
cli-keys = un numéro ou : u reprendre · w effets · a conseil · l journal · s sauver · ? règles · h aide · q sortir
cli-not-an-answer = { $blank ->
    [True] Faites votre choix :
   *[other] « { $answer } » n’est pas une réponse possible :
} { $count ->
    [one] tapez Entrée, écrivez le coup
   *[other] tapez le numéro d’un choix, écrivez un coup
} comme « { $example } », ou h pour l’aide.
cli-rule = La règle : { $title }
cli-chosen = ✓ { $move }.
cli-move-lost = { $who } a perdu un coup, et un coup permis a été tiré au sort à la place : { $reason }
cli-let-stand = Entrée : continuer · u : reprendre
cli-enter-or-undo = Appuyez sur Entrée pour continuer, ou tapez u pour reprendre votre choix.
cli-taken-back = Choix repris.
cli-nothing-to-undo = Vous ne pouvez rien reprendre : ce qui a suivi votre dernier choix a été vu.
cli-log-empty = Il ne s’est encore rien passé.
cli-pass = Passez le clavier à { $who }.
cli-press-enter = Personne d’autre ne regarde ? Appuyez sur Entrée.
cli-more = — Entrée : suite · q : retour —
cli-rules-of = { $game } : les règles telles qu’on les joue ici
cli-help-type = Tapez
cli-help-what = pour
cli-help-number = faire ce choix
cli-help-notation = faire ce choix, écrit comme un coup
cli-help-undo = reprendre votre dernier choix
cli-help-outlook = voir ce que chaque choix changerait à coup sûr
cli-help-advice = voir les meilleurs choix, leur part de victoires et pourquoi
cli-help-log = relire tout ce qui s’est passé
cli-help-save = sauver la partie (ou : s FICHIER)
cli-help-rules = lire les règles
cli-help-help = voir cette aide
cli-help-quit = quitter ; vous pourrez sauver d’abord
cli-save-first = Sauver la partie d’abord ? (o : oui · n : non · r : retour au jeu)
cli-keep-record = Garder cette partie dans un fichier ? (o/n)
cli-file-name = Nom du fichier [{ $name }] :
cli-overwrite = { $path } existe. L’écraser ? (o/n)
cli-not-saved = Rien n’a été sauvé.
cli-saved = Sauvé. Pour continuer : londinium play --resume { $path }
cli-saved-over = Sauvé. Pour revoir la partie : londinium replay { $path }
cli-over = La partie est terminée
cli-winners = { $count ->
    [one] { $names } gagne !
   *[other] { $names } partagent la victoire !
}
cli-no-winner = Personne ne gagne.

## La ligne de commande : les autres commandes

cli-options-of = Options de { $game }
cli-try = Pour jouer : londinium play { $game }
cli-playing = Parties
cli-simulated = { $game }, { $players } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
cli-par = À forces égales, chacun gagnerait { $share } ; une victoire partagée compte en parts.
cli-by-bot = Par robot
cli-by-seat = Par siège
cli-without-winner = { $share } des victoires ne sont allées à aucun siège.
cli-length = Durée d’une partie
cli-decisions = Choix
cli-rounds = Tours
cli-figures = Chiffres du jeu
cli-took = { $seconds } s, { $speed } parties par seconde.
cli-stopped = Arrêté après { $done } parties sur { $games } ; voici ce qu’elles ont donné.
cli-written = { $count ->
    [one] { $count } partie écrite
   *[other] { $count } parties écrites
} dans { $path }.
cli-step = Coup { $move } sur { $moves } — Entrée : suite · b : retour · q : quitter
cli-unfinished = La partie n’est pas finie ; l’enregistrement s’arrête après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
cli-data-fits = { $path } convient à { $game }.
cli-data-ours = Ce sont les mêmes données que celles livrées avec le jeu.
cli-entries = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
data-source = { $source ->
    [rulebook] imprimé dans la règle
    [published] d’une source publique
    [first-edition] de la première édition
    [reconstructed] reconstitué par nous
   *[other] { $source }
}
cli-fuzzing = Recherche de défauts dans { $games }, graine { $seed }. Ctrl-C pour arrêter.
cli-fuzzed = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}, { $speed } par seconde
cli-finding = { $number }. { $game } : { $kind ->
    [crash] plantage
    [dead-end] impasse
    [endless] partie sans fin
    [broken-invariant] invariant rompu
   *[other] { $kind }
}. { $message }
cli-finding-record = La partie qui le montre : { $path }
cli-finding-seed = Graine : { $seed }
cli-findings = { $count ->
    [0] rien trouvé jusqu’ici
    [one] { $count } défaut
   *[other] { $count } défauts
}
cli-no-findings = Rien trouvé.

## La ligne de commande : héberger une table et tenir un serveur

cli-serving = Londinium est à l’adresse { $address }
cli-serving-database = Les tables sont conservées dans { $path }
cli-scan = Avec un téléphone du même réseau, visez ceci :
cli-no-network = Cette machine ne semble être dans aucun réseau ; elle seule peut jouer.
cli-ctrl-c = Ctrl-C l’arrête ; on pourra reprendre les parties quand il sera de retour.
cli-serve-ended = Tout est écrit. Au revoir.
cli-serve-failed = Le serveur n’a pas pu démarrer ; le journal dit pourquoi.
cli-processes-sqlite = Plusieurs processus demandent PostgreSQL : --database postgresql://… (un fichier SQLite est pour un seul).
cli-in-use = Un serveur utilise déjà { $path } ; arrêtez-le d’abord, ou choisissez une autre base.
cli-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $problem }
cli-bad-address = --address attend une adresse comme https://club.example, pas « { $value } ».
cli-bad-setting = Le réglage { $value } n’existe pas ; il y a { $choices }.
cli-no-lines = Le journal peut être { $choices }, pas « { $value } ».
cli-database-form = Une base est un fichier ou postgresql://…, pas « { $value } ».
cli-database-away = La base { $path } ne peut pas être utilisée maintenant : { $problem }
cli-database-newer = { $path } vient d’un Londinium plus récent ; installez cette version, ou restaurez une sauvegarde d’avant.
cli-database-not-ours = { $path } contient autre chose que les tables de Londinium ; choisissez une autre base.
cli-database-damaged = { $path } n’est pas une base SQLite entière : { $problem }
cli-no-database = Il n’y a pas de base { $path } ; londinium serve en crée une.
cli-only-sqlite = Ceci est pour SQLite ; PostgreSQL a ses propres outils : pg_dump et pg_restore.
cli-same-file = { $path } est la base elle-même ; choisissez un autre fichier.
cli-not-found = Il n’y a ni table ni personne avec cet identifiant.
cli-no-game-begun = Aucune partie n’a commencé à cette table ; il n’y a rien à exporter.
cli-nothing-said = Rien n’y a été dit.
cli-outdated = Cette table suit d’autres règles que celles de cette version ; on peut l’exporter.
cli-no-status = Une table est { $choices }, pas « { $value } ».
cli-bad-days = --older-than attend un nombre de jours, pas « { $value } ».
cli-table = Table
cli-status = État
cli-names = Qui joue
cli-entries-made = Entrées
cli-changed = Dernier changement
cli-person-id = Personne
cli-name = Nom
cli-tables-of = Tables
cli-since = Depuis
cli-seen = Vu la dernière fois
cli-status-of = { $status ->
    [gathering] se remplit
    [playing] en cours
    [over] terminée
    [closed] fermée
   *[other] { $status }
}
cli-tables = { $count ->
    [0] Aucune table.
    [one] Une table.
   *[other] { $count } tables.
}
cli-people = { $count ->
    [0] Personne.
    [one] Une personne.
   *[other] { $count } personnes.
}
cli-closed = La table { $table } est fermée.
cli-exported = Écrit dans { $path }. Pour la revoir : londinium replay { $path }
cli-exported-log = Écrit dans { $path }, comme simple journal : ces règles ne peuvent pas la rejouer.
cli-pruned = { $count ->
    [0] Rien n’était assez ancien.
    [one] Une table a été oubliée ici ; ce qui y a été joué est dans { $path }.
   *[other] { $count } tables ont été oubliées ici ; ce qui y a été joué est dans { $path }.
}
cli-chat-removed = { $count ->
    [one] Un propos a été retiré
   *[other] { $count } propos ont été retirés
} de la table { $table }.
cli-person-removed = { $person } est retiré, de { $count ->
    [0] aucune table
    [one] une table
   *[other] { $count } tables
}.
cli-backed-up = Une copie entière est dans { $path }.
cli-restored = { $path } est tel qu’au moment de la copie.
cli-laid-aside = Ce qui était là s’appelle maintenant { $path }
cli-replaying = On rejoue
cli-replay-differs = { $table } ({ $game }) : ce qui est conservé diffère de ce que dit le journal : { $what }
cli-replay-broken = { $table } ({ $game }) : le journal ne peut pas être rejoué, à l’entrée { $what }
cli-replay-other-rules = { $table } ({ $game }) : créée sous d’autres règles : { $what }
cli-replayed = { $count ->
    [0] Il n’y a aucune table.
    [one] Une table, conforme à son journal.
   *[other] { $count } tables, toutes conformes à leur journal.
}
cli-replayed-odd = { $count ->
    [one] Une table
   *[other] { $count } tables
}, dont { $odd ->
    [one] une n’est pas
   *[other] { $odd } ne sont pas
} comme il faut.

## La ligne de commande : des programmes à la table

cli-bad-link = « { $value } » n’est pas une invitation ; copiez le lien d’une table, comme https://club.example/#/invite/…
cli-server-says = Le serveur dit : { $reason }
cli-bot-seated = { $name } est au siège { $seat } d’une table de { $game }.
cli-bot-over = La partie est terminée : { $result }

## La ligne de commande : l’arène et son rapport

cli-arena-head = { $game }, { $players } joueurs : { $blocks ->
    [one] un bloc
   *[other] { $blocks } blocs
}, { $games ->
    [one] une partie
   *[other] { $games } parties
}, graine { $seed }
cli-arena-commit = La graine est celle du commit { $commit }.
cli-arena-goes-on = La série { $run } continue : { $done } blocs sur { $blocks } sont là.
cli-arena-stopped = Arrêt après { $done } blocs sur { $blocks }, tous conservés. La même commande continue.
cli-arena-lost = { $count ->
    [one] Un bloc n’a pas pu être joué ({ $reason }) et ne compte pas
   *[other] { $count } blocs n’ont pas pu être joués ({ $reason }) et ne comptent pas
} ; la même commande essaie encore.
cli-arena-forfeit = { $bot } a perdu { $count ->
    [one] une partie
   *[other] { $count } parties
} par défaillance : { $reason }
cli-arena-written = Les lignes sont dans { $path }, le rapport dans { $report }
cli-arena-ladder-written = Le classement est dans { $path }
cli-other-run = { $path } contient une autre série, qui a { $differs }. Choisissez un autre --out, ou donnez la commande de cette série pour la continuer.
cli-no-journal = { $path } existe déjà et n’est pas d’une série que l’on pourrait continuer ({ $journal } manque) ; choisissez un autre --out.
cli-run-in-use = Une autre commande écrit dans { $path }.
cli-bad-sprt = --sprt attend P0,P1 ou P0,P1,ALPHA,BETA, des parts de 0 à 1 avec P0 sous P1 et des taux d’erreur sous 0.5, et non « { $value } ».
cli-nothing-to-test = --sprt éprouve le premier robot contre d’autres : nommez un autre robot, et le premier une seule fois.
cli-many-games = Un bloc a ici { $games } parties : --blocks peut valoir { $most } au plus.
cli-mixed-bots = Des tables mêlées de { $players } demandent au moins { $players } robots, et { $count ->
    [one] un seul est nommé
   *[other] { $count } sont nommés
} ; dites --form round ou --form first.
cli-no-form = --form vaut { $choices }, et non « { $value } ».
cli-bad-limit = --limit attend des secondes de 0.1 à 86400, et non « { $value } ».
cli-bad-seed = --seed attend un nombre entier, commit ou commit:HASH, et non « { $value } ».
cli-no-commit = Il n’y a pas ici de commit « { $value } » dont tirer la graine.
cli-bad-cluster = --cluster attend auto ou ray://HOST:PORT, et non « { $value } ».
cli-bad-ladder = { $path } n’est pas un plan de classement : { $problem }
cli-ladder-has = { $name } est dit par le plan du classement ; ne le répétez pas.
cli-ladder-suffix = { $path } : un classement s’écrit en .md.
arena-title = { $game } : qui gagne combien de fois
arena-bots = Robots
arena-ratings = Cotes
arena-ratings-about = OpenSkill (Plackett–Luce), plus haut est meilleur, 25 est la moyenne de tous ; intervalles à 95 % en retirant des blocs entiers.
arena-rating = Cote
arena-shares = Part des victoires
arena-shares-about = À forces égales, chacun gagnerait { $share } (la ligne en tirets) ; les victoires partagées comptent par parts. Un bloc est une donne dans tous les arrangements des robots ; les intervalles à 95 % viennent de blocs entiers retirés au sort.
arena-matches = Match par match
arena-match = Match
arena-duel = { $one } seul contre { $other }
arena-mixed = { $bots } ensemble
arena-seats = Part des victoires selon la place
arena-everyone = Tous
arena-points = Points
arena-length = Durée d’une partie
arena-length-about = Décisions de toutes les places dans une partie.
arena-effort = Réflexion
arena-effort-about = Temps processeur des choix seuls, sur les machines nommées plus bas.
arena-choices = Décisions
arena-a-second = Décisions par seconde
arena-a-turn = Processeur par tour
arena-ms = { $value } ms
arena-controls = Contrôles
arena-mirror = { $bot } contre lui-même
arena-against-random = { $bot } contre le hasard
arena-even = À égalité
arena-verdict = Verdict
arena-control-fine = comme il se doit
arena-mirror-odd = inégal : cherchez une faute avant de croire le reste (un miroir sur vingt l’est par hasard)
arena-random-odd = rien ne montre qu’il soit meilleur que le hasard
arena-random-few = toutes gagnées, mais trop peu pour montrer qu’il est meilleur que le hasard
arena-test = Test séquentiel
arena-test-about = La part du premier robot est-elle { $p0 } ou { $p1 } ? Erreurs au plus { $alpha } et { $beta } du temps ; SPRT généralisé sur les moyennes des blocs.
arena-test-p1 = Après { $blocks } blocs : { $p1 } est accepté (log du rapport de vraisemblance { $ratio }).
arena-test-p0 = Après { $blocks } blocs : { $p0 } est accepté (log du rapport de vraisemblance { $ratio }).
arena-test-open = Indécis après { $blocks } blocs (log du rapport de vraisemblance { $ratio }, entre { $low } et { $high }).
arena-origin = D’où cela vient
arena-command = Commande
arena-run = Série
arena-seed = Graine
arena-deals = Blocs
arena-form = Forme
arena-limit = Limite
arena-limit-about = { $seconds } s par choix ; un robot qui défaille ou dépasse perd la partie, et les autres partagent la victoire.
arena-commit = Commit
arena-changed = avec des changements non enregistrés
arena-machine = Machine
arena-plain = non compilé
arena-options = Options
arena-games = Parties
