### Les mots du serveur : ce qu'on dit à ceux qui ne sont pas à la table.

notice-turn-subject = À vous de jouer : { $game }
notice-turn = { $name }, c'est à vous de jouer à { $game }.
notice-asked-subject = Une question pour vous : { $game }
notice-asked = { $name }, { $who } demande si un choix peut être repris à { $game }.
notice-test-subject = Londinium sait vous joindre
notice-test = { $name }, c'est ainsi que Londinium vous dira qu'une table vous attend.

mail-to-the-table = Vers la table : { $link }
mail-stop = Ne plus en recevoir : { $link }
mail-confirm-subject = Cette adresse est-elle la vôtre ?
mail-confirm = { $name } souhaite apprendre à cette adresse qu'une table de Londinium attend.
    Si c'est vous, ouvrez ce lien ; sinon, ne faites rien et nous ne vous écrirons plus.

channel-problem-not-an-address = L'adresse est illisible.
channel-problem-unknown-name = Aucun serveur ne porte ce nom.
channel-problem-private = L'adresse mène dans un réseau privé, ce que l'hôte de ce serveur ne permet pas.
channel-problem-unreachable = L'autre serveur n'a pas pu être joint.
channel-problem-slow = L'autre serveur a mis trop de temps.
channel-problem-answered = L'autre serveur n'a pas accepté le message (réponse { $code }).
channel-problem-refused = Le serveur de courrier n'a pas accepté l'adresse.
channel-problem-mail = Aucun courrier ne peut partir en ce moment.
channel-problem-too-large = Le message était trop long.
channel-problem-keys = Les clés du navigateur sont inutilisables ; autorisez-y de nouveau les notifications.
