### Kids of London

title = Kids of London
tagline = À chaque heure, envoyez un enfant des rues détrousser les passants, et soyez à la fin le deuxième plus riche.
extra-stranger = L’inconnu

## Pièces

child = { $child ->
    [8] le chef (8)
   *[other] l’enfant { $child }
}
character = { $character ->
    [merchant] marchand
    [left-curate] curé de gauche
    [right-curate] curé de droite
    [jeweller] bijoutière
    [banker] banquier
    [prince] prince ou comédien
    [beggar] mendiant
   *[other] { $character }
}
    .seen = { $character ->
        [merchant] un marchand
        [left-curate] le curé de gauche
        [right-curate] le curé de droite
        [jeweller] une bijoutière
        [banker] le banquier
        [prince] le prince ou un comédien
        [beggar] le mendiant
       *[other] { $character }
    }
    .robbed = { $character ->
        [merchant] au marchand
        [jeweller] à la bijoutière
        [banker] au banquier
        [prince] au prince
       *[other] à { $character }
    }
coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
purse = { $character ->
    [left-curate] { coins } pour le voisin de gauche du voleur
    [right-curate] { coins } pour le voisin de droite du voleur
    [prince] { coins } ou rien, au choix du voleur
    [beggar] le voleur perd { coins }
   *[other] porte { coins }
}

## Coups

move-send = Envoyer { child }
move-take-own = Voler ailleurs, pour la valeur de votre enfant
move-take-purse = Voler le personnage
move-take-nothing = Dire que ce n’était qu’un comédien, et ne rien prendre

## Ce qui est demandé

prompt-sending = envoyez un enfant ; dans la rue : { character }.
prompt-sharing = choisissez ce que vous prenez.

## Ce qui s’est passé

event-hour-struck = { $stranger ->
    [none] Heure { $hour } : { character.seen } passe dans la rue.
   *[other] Heure { $hour } : { character.seen } passe dans la rue, et l’inconnu envoie { $stranger }.
}
event-chose = { $who } a choisi { child }.
    .you = Vous avez choisi { child }.
event-chose-hidden = { $who } a choisi.
event-sent = { $who } a envoyé { child }.
    .you = Vous avez envoyé { child }.
event-arrested = { $who } : la police a emmené le chef.
    .you = La police a emmené votre chef.
event-stole-elsewhere = { $who } a volé { coins } ailleurs dans Londres.
    .you = Vous avez volé { coins } ailleurs dans Londres.
event-decided = { $who } a décidé : { $take ->
    [take-own] la valeur de son enfant
    [take-purse] l’argent du personnage
   *[take-nothing] ce n’était qu’un comédien
}.
    .you = Vous avez décidé : { $take ->
        [take-own] la valeur de votre enfant
        [take-purse] l’argent du personnage
       *[take-nothing] ce n’était qu’un comédien
    }.
event-decided-hidden = { $who } a décidé.
event-robbed = { $who } a volé { coins } { character.robbed }.
    .you = Vous avez volé { coins } { character.robbed }.
event-gave = { $who } a détroussé le { character }. { $to } a reçu { coins }.
    .you = Vous avez détroussé le { character }. { $to } a reçu { coins }.
    .to-you = { $who } a détroussé le { character }. Vous avez reçu { coins }.
event-lost = { $who } a croisé le mendiant et a perdu { coins }.
    .you = Vous avez croisé le mendiant et avez perdu { coins }.
event-met-comedian = { $who } n’a croisé qu’un comédien.
    .you = Vous n’avez croisé qu’un comédien.
event-stripped = { $who } avait la plus grosse fortune ({ coins }) et a dû tout rendre au chef du quartier.
    .you = Vous aviez la plus grosse fortune ({ coins }) et avez dû tout rendre au chef du quartier.
event-won = { $who } gagne avec { coins } !
    .you = Vous gagnez avec { coins } !
event-ended = Les neuf heures sont passées.

## Pourquoi pas

refusal-choose-child = C’est le moment d’envoyer un enfant ; on choisit quoi prendre après le vol.
refusal-child-gone = { $child ->
    [8] Votre chef (8) est déjà sorti
   *[other] Votre enfant { $child } est déjà sorti
} ; chaque enfant ne sort qu’une fois.
refusal-choose-take = Les enfants sont dans la rue ; choisissez ce que vous prenez.
refusal-not-lowest = Seul un enfant à la fois le plus fort et le plus faible peut prendre sa propre valeur.
refusal-last-hour-prince = À la dernière heure, c’est toujours le prince.
refusal-not-comedian = Ce n’est pas un comédien ({ character }) : on ne peut pas renoncer.

## Origine des pièces

source-robbed = Volées aux personnages
source-elsewhere = Volées ailleurs
source-given = Reçues des curés
source-beggar = Perdues face au mendiant
source-stripped = Reprises par le chef du quartier

## Le dessin

picture-clock = L’horloge
picture-to-come = Encore à venir :
picture-chosen = a choisi
picture-thinking = réfléchit…
picture-sends = envoie { $child }

## Les règles telles qu’elles sont programmées

rule-aim-title = Le but
rule-aim = Être le deuxième plus riche au bout des neuf heures. Les plus riches perdent tout.
rule-setup-title = La mise en place
rule-setup = Chaque bande a neuf enfants numérotés de 0 à 8. Les neuf personnages sont mélangés face cachée. Personne n’a de pièces. Les pièces sont toujours visibles et ne manquent jamais.
rule-turn-title = À qui de jouer
rule-turn = La partie dure neuf heures. À chaque heure, un personnage est retourné, tous choisissent un enfant en secret et en même temps, on montre les enfants, et le vol a lieu. Tant que le dernier n’a pas choisi, on peut reprendre son choix.
rule-sending-title = Envoyer un enfant
rule-sending = Chaque enfant ne sort qu’une fois. Tous ont vu les enfants déjà sortis : ce qui reste en main est donc connu de tous.
rule-theft-title = Le vol
rule-theft = L’enfant le plus fort vole le personnage ; à égalité, on partage en arrondissant vers le bas. L’enfant le plus faible vole ailleurs dans Londres : son joueur prend autant de pièces que sa valeur ; à égalité, chacun prend la sienne. Les autres ne prennent rien.
rule-chiefs-title = Les chefs
rule-chiefs = L’enfant 8 est le chef. Si deux chefs ou plus sortent à la même heure, la police les emmène tous : ils ne volent rien, et l’enfant le plus fort après eux vole le personnage.
rule-lone-title = Le plus fort et le plus faible à la fois
rule-lone = Un enfant à la fois le plus fort et le plus faible laisse le choix : sa propre valeur ou l’argent du personnage. C’est le cas quand tous les autres sont arrêtés, et quand tous les enfants libres sont égaux ; les voleurs à égalité choisissent alors en secret et en même temps, et chacun de ceux qui volent le personnage reçoit son argent divisé par le nombre de voleurs à égalité.
rule-characters-title = Les personnages
rule-characters = Les marchands portent 4 pièces, les bijoutières 6, le banquier 7. Les 5 pièces d’un curé vont au voisin de gauche ou de droite du voleur ; à plusieurs, chacun donne sa part à son propre voisin. À gauche est assis le siège suivant, et le siège 1 après le dernier. Le prince porte 8 pièces, mais chaque voleur peut dire que ce n’était qu’un comédien et ne rien prendre ; à la dernière heure, c’est toujours le prince. Qui vole le mendiant perd 3 pièces, jamais plus qu’il n’en a ; à plusieurs, on partage la perte en arrondissant vers le bas.
rule-end-title = La fin
rule-end = Après neuf heures, les plus riches perdent tout et sont derniers. Les deuxièmes gagnent, même sans une pièce ; à égalité, ils partagent la victoire. Si tous sont également riches, tous perdent tout et personne ne gagne.
rule-two-title = À deux joueurs
rule-two = Un inconnu joue avec vous : ses enfants sont mélangés, et celui de l’heure se voit avant votre choix. Quand il y a un choix, il vole toujours le personnage, et pour lui c’est toujours un prince. Il est assis à gauche du siège 2 et à droite du siège 1. Il peut gagner, ou partager la victoire.

## Ce qui se lit sur la table

gauge-coins = pièces
gauge-children = enfants
outlook-ends-round = termine l’heure
outlook-may-end-round = peut terminer l’heure

## Ce que compte un conseil

counted-robbed = { $good ->
    [yes] des vols mieux placés
   *[no] des vols moins bien placés
}
counted-elsewhere = { $good ->
    [yes] de meilleurs vols ailleurs
   *[no] de moins bons vols ailleurs
}
counted-given = { $good ->
    [yes] une meilleure part des curés
   *[no] une moins bonne part des curés
}
counted-beggar = { $good ->
    [yes] un meilleur sort face au mendiant
   *[no] un moins bon sort face au mendiant
}
counted-children = { $good ->
    [yes] de meilleurs enfants en main
   *[no] de moins bons enfants en main
}
