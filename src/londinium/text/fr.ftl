### Les mots communs à tous les jeux.

seat = Siège { $number }
event-took-back = { $who } a repris « { $move } ».
event-took-back-hidden = { $who } a repris un choix.
refusal-over = La partie est terminée.
refusal-not-asked = Votre choix est fait ; c’est à { $seats } de choisir.
