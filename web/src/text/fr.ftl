### Les mots de la page.

skip = Aller à la table
home = Accueil
settings = Réglages
close = Fermer
keep = Garder
cancel = Annuler
confirm = Confirmer
yes = oui
no = non
copy = Copier
copied = Copié
one-moment = Un instant…
guest = Invité { $number }

what-this-is = Quatre jeux de société sur Londres, dans votre navigateur : seul contre des robots ou entre amis, sans compte.
begin-here = Jouez votre première partie : { $title }, { minutes }
begin-bots = contre des robots qui apprennent encore
how-to-play = Comment jouer
weight = { $weight ->
    [1] s’apprend en une minute
    [2] facile à apprendre
    [3] de quoi réfléchir
    [4] beaucoup à réfléchir
   *[5] pour experts
}
result-won = Vous avez gagné avec { points }
result-place = Vous avez fini à la place { $place }, avec { points }

your-name = Votre nom
ask-name = Comment les autres doivent-ils vous appeler ?
not-now = Pas maintenant
name-kept = Les autres voient maintenant ce nom.
language = Langue
setting-theme = Clair ou sombre
setting-theme-system = Comme l’appareil
setting-theme-light = Jour
setting-theme-dark = Nuit
setting-contrast = Contraste
setting-contrast-normal = Normal
setting-contrast-more = Renforcé
setting-motion = Mouvement
setting-motion-system = Comme l’appareil
setting-motion-full = Les pièces bougent
setting-motion-none = Aucun mouvement
setting-pace = Ce que font les autres se montre
setting-pace-slow = Lentement
setting-pace-normal = À un rythme qu’on peut suivre
setting-pace-fast = Vite
setting-pace-none = D’un coup
setting-sound = Sons : les pièces, et une cloche quand c’est à vous
setting-confirm = Demander confirmation
setting-confirm-none = Jamais
setting-confirm-turn = Avant la fin d’un tour
setting-confirm-each = Avant chaque choix
setting-single = Quand une seule réponse est possible
setting-single-answer = Elle est donnée pour moi
setting-single-ask = Me demander quand même
setting-keys = Touches seules : un chiffre replie une partie de la table, C ouvre les choix
other-device = Continuer sur un autre appareil
other-device-help = Le lien sert une fois, pendant un jour. Cet appareil-ci est alors déconnecté.
make-link = Créer un lien

games = Les jeux
my-tables = Vos tables
open-tables = Tables ouvertes
no-open-tables = Aucune table n’est ouverte. Créez-en une et cochez « tout le monde peut venir ».
waits-for-you = Vous attend
status-gathering = Attend des joueurs
status-playing = En cours
status-over = Terminée
free-seat = place libre
free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
look-on = Regarder
you-look-on = Vous regardez
you-look-on-help = Vous regardez. Asseyez-vous si vous voulez jouer.
players-range = { $least } à { $most } joueurs
minutes = { $minutes } minutes
play-now = Jouer contre des robots
play-with-friends = Jouer avec des amis
friends-title = { $title } entre amis
friends-help = Vous recevez un lien à envoyer. Un robot peut remplacer qui ne vient pas.
more-choices = Plus de choix
rules = Règles

players = Joueurs
a-bot = Un robot
a-friend = Un ami, par lien
same-screen = Quelqu’un devant cet écran
curtain = Passez l’écran à { $who }
curtain-why = Seul·e { $who } regarde maintenant : ce que les autres ont en main reste caché.
curtain-open = Je suis { $who }
bots-play = Robots
level-first = Niveau { $number } : débutants
level = Niveau { $number } sur { $most }
level-last = Niveau { $number } : les plus forts
pace = Temps pour chaque choix
pace-0 = sans pendule
pace-30 = 30 secondes
pace-120 = 2 minutes
pace-86400 = un jour
hints = Conseils pour qui en demande
hints-help = Une partie où quelqu’un a demandé un conseil ne compte pour aucun classement.
options = Variantes
option-first-seat = Qui commence
option-random = tiré au sort
table-open = Tout le monde peut venir et regarder
spectators-chat = Qui regarde peut discuter
only-players-chat = Seuls ceux qui jouent peuvent discuter ici.
make-table = Créer la table

gathering = La partie commence d’elle-même quand toutes les places sont prises, ou quand vous la lancez.
gathering-for-others = La partie commence d’elle-même quand toutes les places sont prises, ou quand ceux qui sont assis la lancent.
invite-link = Envoyez ce lien à vos amis
invite-code = Le lien sous forme de code pour un appareil photo
invite-code-help = Ou faites viser le code avec l’appareil photo d’un téléphone.
share = Partager
is-there = présent
who-is-there = { $count } sur { $all } sont là
start-with-bots = Commencer, avec des robots aux places libres
sit-down = S’asseoir
leave = Partir

no-such-table = Cette table n’existe pas, ou elle est sur invitation. Demandez une invitation à qui y joue, ou commencez votre propre partie.
no-such-game = Ce jeu n’existe pas ici.
new-version = Il y a une nouvelle version de cette page ; elle est en cours de chargement…
reconnecting = La connexion est perdue ; nouvel essai…
changed = La table avait changé avant l’arrivée de votre choix. Regardez et choisissez à nouveau.
refused-offline = Le serveur est injoignable. Votre table attend ; réessayez dans un instant.
refused-refused = Ce n’est pas possible maintenant.
refused-not-found = Cela n’existe pas, ou vous n’y avez pas accès.
refused-not-yours = C’est à quelqu’un d’autre de le faire.
refused-not-known = Dites d’abord qui vous êtes.
refused-illegal = Les règles ne le permettent pas maintenant.
refused-malformed = Cela n’a pas pu être compris. Vérifiez ce que vous avez écrit.
refused-outdated = Cette table suit d’autres règles que celles de cette version. Son hôte peut l’exporter.
refused-too-much = C’était trop à la fois. Attendez un instant, puis réessayez.
refused-all-seats-are-taken = Toutes les places sont prises.
refused-somebody-is-asking-already = Quelqu’un demande déjà ; répondez d’abord.
refused-nobody-asks-to-take-anything-back = Personne ne demande plus à reprendre un choix.
refused-you-have-answered-already = Vous avez déjà répondu.
refused-a-bot-plays-there-already = Un robot y joue déjà.
refused-you-are-playing-there-already = Vous y jouez déjà.
refused-the-table-has-ended-already = La table est déjà terminée.
refused-the-game-has-begun-already = La partie a déjà commencé.
refused-the-table-has-ended = La table est terminée.
refused-the-game-has-not-begun = La partie n’a pas commencé.
refused-the-game-is-over = La partie est terminée.
refused-the-game-is-not-over = La partie n’est pas terminée.
refused-you-have-no-seat-at-this-table = Vous n’avez pas de place à cette table.
refused-that-is-not-your-seat = Ce n’est pas votre place.
refused-only-those-who-play-may-chat-at-this-table = À cette table, seuls ceux qui jouent peuvent discuter.
refused-this-table-was-made-without-hints = Cette table a été créée sans conseils.
refused-there-is-a-hint-only-for-whoever-owes-a-choice = Il n’y a de conseil que lorsque vous avez un choix à faire.
refused-one-hint-at-a-time-the-last-one-is-still-being-thought-about = Un conseil à la fois : le dernier est encore en cours de réflexion.
refused-too-many-wait-for-a-thought-already-try-again-in-a-moment = Trop de robots réfléchissent. Réessayez dans un instant.
refused-there-is-no-hint-just-now-try-again-in-a-moment = Pas de conseil pour l’instant. Réessayez dans un instant.
refused-there-is-no-such-table-or-it-is-by-invitation-only = Cette table n’existe pas, ou elle est sur invitation.
refused-this-invitation-leads-nowhere-ask-for-a-new-one = Cette invitation ne mène nulle part ; demandez-en une autre.
refused-this-link-was-used-already-or-is-too-old-ask-for-a-new-one-on-the-device-you-come-from = Ce lien a déjà servi ou est trop vieux. Faites-en un autre sur l’appareil d’où vous venez.
refused-you-have-made-no-choice-that-can-still-be-taken-back-what-followed-was-shown-to-all = Aucun de vos choix ne peut plus être repris : tous ont vu la suite. Vous pouvez demander aux autres.
refused-another-player-has-moved-since-your-choice-so-it-stands = Quelqu’un a joué depuis votre choix, qui reste donc. Vous pouvez demander aux autres.
refused-another-player-s-choice-rests-on-yours-so-it-stands = Le choix d’un autre repose sur le vôtre, qui reste donc. Vous pouvez demander aux autres.
refused-you-have-made-no-choice-yet-that-could-be-taken-back = Vous n’avez encore fait aucun choix à reprendre.
refused-too-much-for = C’était trop souvent. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
in-the-past = Vous regardez le passé : moment { $index } sur { $count }.
to-the-present = Revenir au présent
line-you = À vous : { $prompt }
line-won = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } se partagent la victoire.
}
line-you-won = Vous avez gagné !
line-nobody-won = La partie est finie. Personne n’a gagné.
line-closed = L’hôte a fermé cette table.
asks-back = { $who } voudrait reprendre son dernier choix. Tout le monde doit accepter.
you-ask-back = Vous avez demandé à reprendre votre dernier choix. Tout le monde doit accepter.
agree = Accepter
decline = Refuser
bot-plays-for-you = Un robot joue pour vous.
come-back = Reprendre la main
hand-over = Confier à un robot
board = Le plateau
first-hint = Pour votre première partie
understood = Compris
look-closely = Vu de près
choices = Vos choix
choices-all = Tous ({ $count })
choices-filter = Tapez pour trouver un choix
choices-key = Tous les choix : touche C
parts = Parties de la table
fold = Replier { $title } : touche { $key }
look-at-board = Regarder le plateau
undo = Reprendre
ask-back = Demander à reprendre
hint = Conseil
hint-thinking = Réflexion en cours …
hint-share = gagne { $share } ± { $error }
hint-others = Autres bons choix
you = vous
bot = robot
away = absent
to-choose = doit choisir
hours = { $hours } h
text-view = En mots
log = Ce qui s’est passé
log-tab = Journal
log-fold = Replier ce tour
log-undone = {" "}(repris)
skip-ahead = Tout montrer d’un coup
say-something = Dites quelque chose
send = Envoyer

replay = Revoir la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = Au présent
replay-play = Lire
replay-pause = Pause
replay-turn-back = Un tour en arrière
replay-turn-forward = Un tour en avant
replay-round-back = Une manche en arrière
replay-round-forward = Une manche en avant
replay-moment = Moment { $index } sur { $count }

rules-as-implemented = Les règles telles qu’on les joue ici.
search = Chercher
found = { $count ->
    [0] rien trouvé
    [one] un passage trouvé
   *[other] { $count } passages trouvés
}
rulings = Là où le livret se tait

scores = Points par source
source = Source
total = Total
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
winner = gagnant
course = L’évolution des points
course-words = Points manche par manche. { $text }
rematch = Rejouer
rematch-here = On rejoue ? { $link }
rematch-of = Rejouer avec { $who }
record = Télécharger la partie
proof-kept = Le mélange est celui qui était promis avant la partie.
proof-broken = Le mélange n’est pas celui qui était promis avant la partie.
secrets = Ce qui était secret
proof-help = Avant le premier choix, le serveur a montré le SHA-256 de la graine. Cette page vient de le recalculer à partir de la graine.

entry-seated = { $bot ->
    [yes] { $who }, un robot, s’est assis.
   *[no] { $who } a pris place.
}
    .you = Vous avez pris place.
entry-vacated = { $who } est parti.
    .you = Vous avez quitté la table.
entry-started = La partie a commencé.
entry-took-back = { $who } a repris un choix.
    .you = Vous avez repris un choix.
entry-asked-back = { $who } a demandé à reprendre un choix.
    .you = Vous avez demandé à reprendre un choix.
entry-agreed = { $who } a accepté.
    .you = Vous avez accepté.
entry-declined = { $who } a refusé.
    .you = Vous avez refusé.
entry-went-back = Tout le monde a accepté : le choix est repris.
entry-handed-over = { $by ->
    [clock] Le temps de { $who } est écoulé ; un robot continue.
   *[none] { $who } laisse jouer un robot.
}
    .you = { $by ->
        [clock] Votre temps est écoulé ; un robot continue.
       *[none] Vous laissez jouer un robot.
    }
entry-returned = { $who } est de retour.
    .you = Vous êtes de retour.
entry-hinted = { $who } a demandé un conseil.
    .you = Vous avez demandé un conseil.
entry-closed = L’hôte a fermé la table.
