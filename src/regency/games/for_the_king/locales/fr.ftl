game-name = Pour le Roi (et Moi)
game-summary = Distribuez les cartes une à une, puis enchérissez pour la faveur du Roi : le joueur majoritaire dans chaque ministère en remporte les points.

option-tie_break = À égalité de points et d’Or, qu’est-ce qui décide dans un ministère ?
option-tie_break-cards = Le plus de cartes, puis la lettre la plus proche de A
option-tie_break-sum = La plus grande somme (règle de l’édition française), puis la lettre la plus proche de A
option-tie_break-about = Ne sert qu’à la toute fin, entre joueurs à égalité : on compare leurs ministères un par un, Diplomatie en premier.

office-diplomacy = Diplomatie
office-military = Armée
office-architecture = Architecture
office-livestock = Animaux
office-entertainment = Divertissement
office-provisions = Victuailles

card-hidden = une carte cachée
    .the = une carte cachée
card-government = { $office } { $letter } (valeur { $value })
    .the = la carte { $office } { $letter } (valeur { $value })
card-gold = Or (valeur { $value })
    .the = une carte Or (valeur { $value })
card-king-up = le Roi « +1 »
    .the = le Roi « +1 »
card-king-down = le Roi « −1 »
    .the = le Roi « −1 »
card-king-either = le Roi « +1 ou −1 »
    .the = le Roi « +1 ou −1 »
card-king-up-up = le Roi « +1 +1 »
    .the = le Roi « +1 +1 »
card-king-down-down = le Roi « −1 −1 »
    .the = le Roi « −1 −1 »
card-king-up-down = le Roi « +1 −1 »
    .the = le Roi « +1 −1 »
card-copies = { $count } × { $card }

tile-both = { $office } { $first } (secondaire { $second })
tile-one = { $office } { $first }
table-tiles = Jetons Fonction primaire : { $tiles }.
table-influence = Phase de don : { $who ->
    [you] vous êtes
   *[other] { $seat } est
} le donneur ; pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}, paquet neutre : { $favour ->
    [one] { $favour } carte
   *[other] { $favour } cartes
}.
table-held = Vous regardez { $card_the } : gardez cette carte, placez-la au centre ou cachez-la dans le paquet neutre.
table-placing = { $who ->
    [you] Vous regardez une carte.
   *[other] { $seat } regarde une carte.
}
table-centre = Au centre : { $cards }.
table-taking = { $who ->
    [you] Vous devez prendre une carte au centre.
   *[other] { $seat } doit prendre une carte au centre.
}
table-king = { $who ->
    [you] Vous devez appliquer { $card_the }.
   *[other] { $seat } doit appliquer { $card_the }.
}
table-shuffle = On va mélanger le paquet neutre.
table-hammer = Aux enchères : { $card } ; { $left ->
    [0] c’est la dernière carte du paquet neutre
    [one] encore { $left } carte dans le paquet neutre
   *[other] encore { $left } cartes dans le paquet neutre
}.
table-high = Plus haute enchère : { $amount }, { $who ->
    [you] la vôtre
   *[other] par { $seat }
}.
table-bidding = { $who ->
    [you] Vous devez enchérir ou passer.
   *[other] { $seat } doit enchérir ou passer.
}
table-penalty = { $who ->
    [you] Vous ne pouvez pas payer et allez perdre une carte au hasard.
   *[other] { $seat } ne peut pas payer et va perdre une carte au hasard.
}
table-pay-cards = { $who ->
    [you] Vous devez défausser { $due ->
            [one] { $due } carte
           *[other] { $due } cartes
        } face cachée.
   *[other] { $seat } doit défausser { $due ->
            [one] { $due } carte
           *[other] { $due } cartes
        } face cachée.
}
table-pay-gold = { $who ->
    [you] Vous avez { $due } Or à payer.
   *[other] { $seat } a { $due } Or à payer.
}
table-own-favour = Vos cartes encore dans le paquet neutre : { $cards }.
table-first = { $who ->
    [you] Vous prenez le jeton Fonction primaire { $office } : { $value ->
            [one] { $value } point
           *[other] { $value } points
        }.
   *[other] { $seat } prend le jeton Fonction primaire { $office } : { $value ->
            [one] { $value } point
           *[other] { $value } points
        }.
}
table-second = { $who ->
    [you] Vous prenez le jeton Fonction secondaire { $office } : { $value ->
            [one] { $value } point
           *[other] { $value } points
        }.
   *[other] { $seat } prend le jeton Fonction secondaire { $office } : { $value ->
            [one] { $value } point
           *[other] { $value } points
        }.
}
table-hand = { $who ->
    [you] Vous avez en main { $cards } ; { $gold } Or en tout.
   *[other] { $seat } a en main { $cards } ; { $gold } Or en tout.
}
table-hand-empty = { $who ->
    [you] Vous n’avez aucune carte.
   *[other] { $seat } n’a aucune carte.
}
table-others = { $who ->
    [you] Vous avez { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } en main ; défaussées face cachée : { $losses }.
   *[other] { $seat } a { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } en main ; défaussées face cachée : { $losses }.
}
table-seen = { $who ->
    [you] Vos cartes connues de tous : { $cards }.
   *[other] Cartes vues chez { $seat } : { $cards }.
}

prompt-deal = Mise en place : on mélange les cartes.
prompt-place-you-keep-offer-favour = À vous : gardez cette carte, placez-la au centre ou cachez-la dans le paquet neutre.
prompt-place-you-keep-offer = À vous : gardez cette carte ou placez-la au centre.
prompt-place-you-keep-favour = À vous : gardez cette carte ou cachez-la dans le paquet neutre.
prompt-place-you-offer-favour = À vous : placez cette carte au centre ou cachez-la dans le paquet neutre.
prompt-place-you-keep = À vous : gardez cette carte (seule place libre).
prompt-place-you-offer = À vous : placez cette carte au centre (seule place libre).
prompt-place-you-favour = À vous : cachez cette carte dans le paquet neutre (seule place libre).
prompt-place-other = { $seat } regarde une carte et décide où la placer.
prompt-take-you = À vous : prenez une des cartes du centre.
prompt-take-other = { $seat } choisit une carte au centre.
prompt-king-you-up = À vous : augmentez de 1 la valeur { $left ->
    [one] d’un jeton Fonction
   *[other] de deux jetons Fonction différents
}.
prompt-king-you-down = À vous : baissez de 1 la valeur { $left ->
    [one] d’un jeton Fonction
   *[other] de deux jetons Fonction différents
}.
prompt-king-you-either = À vous : augmentez ou baissez de 1 la valeur d’un jeton Fonction.
prompt-king-you-up-down = À vous : augmentez de 1 la valeur d’un jeton Fonction ; vous en baisserez ensuite un autre.
prompt-king-you-nothing = À vous : ce Roi ne peut rien changer ; défaussez-le.
prompt-king-other = { $seat } applique { $card_the }.
prompt-shuffle = On mélange le paquet neutre pour les enchères.
prompt-bid-you-open-gold = À vous : ouvrez les enchères en Or pour { $card_the }, ou passez.
prompt-bid-you-open-cards = À vous : ouvrez les enchères en cartes pour { $card_the }, ou passez.
prompt-bid-you-raise-gold = À vous : proposez plus de { $high } Or pour { $card_the }, ou passez.
prompt-bid-you-raise-cards = À vous : proposez plus de { $high ->
    [one] { $high } carte
   *[other] { $high } cartes
} pour { $card_the }, ou passez.
prompt-bid-you-pass = À vous : vous ne pouvez que passer pour { $card_the }.
prompt-bid-other = { $high ->
    [0] { $seat } peut ouvrir les enchères pour { $card_the } ou passer.
   *[other] { $seat } peut proposer plus de { $high } pour { $card_the } ou passer.
}
prompt-pay-you-gold = À vous : { $due } Or à payer pour { $card_the }.
prompt-pay-you-cards = À vous : { $due ->
    [one] { $due } carte
   *[other] { $due } cartes
} à défausser face cachée pour { $card_the }.
prompt-pay-other-gold = { $seat } a { $due } Or à payer pour { $card_the }.
prompt-pay-other-cards = { $seat } a { $due ->
    [one] { $due } carte
   *[other] { $due } cartes
} à défausser pour { $card_the }.
prompt-penalty-you = Vous ne pouvez pas payer { $amount } : vous perdez une carte tirée au hasard.
prompt-penalty-other = { $seat } ne peut pas payer { $amount } et perd une carte tirée au hasard.
prompt-seat = { $who ->
    [you] vous
   *[other] { $seat }
}
prompt-over-you = { $points ->
    [one] La partie est finie : vous gagnez avec { $points } point.
   *[other] La partie est finie : vous gagnez avec { $points } points.
}
prompt-over-other = { $points ->
    [one] La partie est finie : { $seat } gagne avec { $points } point.
   *[other] La partie est finie : { $seat } gagne avec { $points } points.
}
prompt-over-shared = La partie est finie : victoire partagée à { board-points } ({ $winners }).

label-keep = garder { $card_the }
label-offer = placer { $card_the } au centre
label-favour = cacher { $card_the } dans le paquet neutre
label-take = prendre { $card_the }
label-pay = payer avec { $card_the }
label-discard = défausser { $card_the } face cachée
label-up = faire monter { $office } à { $value }
label-down = faire baisser { $office } à { $value }
label-nothing = ne rien changer
label-bid-gold = proposer { $amount } Or
label-bid-cards = { $amount ->
    [one] proposer { $amount } carte
   *[other] proposer { $amount } cartes
}
label-pass = passer

line-drawn = Carte piochée : { $card }.
line-kept = { $who ->
    [you] Vous gardez une carte.
   *[other] { $seat } garde une carte.
}
line-kept-own = { $who ->
    [you] Vous gardez { $card_the }.
   *[other] { $seat } garde { $card_the }.
}
line-offered = { $who ->
    [you] Vous placez { $card_the } au centre.
   *[other] { $seat } place { $card_the } au centre.
}
line-favoured = { $who ->
    [you] Vous placez une carte dans le paquet neutre.
   *[other] { $seat } place une carte dans le paquet neutre.
}
line-favoured-own = { $who ->
    [you] Vous placez { $card_the } dans le paquet neutre.
   *[other] { $seat } place { $card_the } dans le paquet neutre.
}
line-took = { $who ->
    [you] Vous prenez { $card_the }.
   *[other] { $seat } prend { $card_the }.
}
line-king = { $who ->
    [you] Vous révélez { $card_the }.
   *[other] { $seat } révèle { $card_the }.
}
line-raised = { $who ->
    [you] Vous faites monter { $office } à { $value }.
   *[other] { $seat } fait monter { $office } à { $value }.
}
line-lowered = { $who ->
    [you] Vous faites baisser { $office } à { $value }.
   *[other] { $seat } fait baisser { $office } à { $value }.
}
line-unmoved = { $who ->
    [you] Vous ne pouvez rien changer avec { $card_the }.
   *[other] { $seat } ne peut rien changer avec { $card_the }.
}
line-shuffled = On mélange le paquet neutre ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}).
line-turned = { $who ->
    [you] Vous mettez { $card_the } aux enchères.
   *[other] { $seat } met { $card_the } aux enchères.
}
story-auction = Enchère : { $card }
line-bid = { $who ->
    [you] Vous proposez { $amount }.
   *[other] { $seat } propose { $amount }.
}
line-passed = { $who ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
line-paid = { $who ->
    [you] Vous payez avec { $card_the }.
   *[other] { $seat } paie avec { $card_the }.
}
line-discarded = { $who ->
    [you] Vous défaussez une carte face cachée.
   *[other] { $seat } défausse une carte face cachée.
}
line-discarded-own = { $who ->
    [you] Vous défaussez { $card_the } face cachée.
   *[other] { $seat } défausse { $card_the } face cachée.
}
line-won = { $who ->
    [you] Vous remportez { $card_the } pour { $amount }.
   *[other] { $seat } remporte { $card_the } pour { $amount }.
}
line-failed = { $who ->
    [you] Vous ne pouvez pas payer { $amount } pour { $card_the }.
   *[other] { $seat } ne peut pas payer { $amount } pour { $card_the }.
}
line-penalty = { $who ->
    [you] { $by_seat } pioche au hasard une de vos cartes ; elle est défaussée face cachée.
   *[other] { $by_who ->
            [you] Vous piochez au hasard une carte chez { $seat } ; elle est défaussée face cachée.
           *[other] { $by_seat } pioche au hasard une carte chez { $seat } ; elle est défaussée face cachée.
        }
}
line-penalty-own = { $who ->
    [you] { $by_seat } pioche au hasard une de vos cartes ; carte perdue : { $card }.
   *[other] { $by_who ->
        [you] Vous piochez au hasard une carte chez { $seat } ; carte perdue : { $card }.
       *[other] { $by_seat } pioche au hasard une carte chez { $seat } ; carte perdue : { $card }.
    }
}
line-unsold = Personne n’enchérit pour { $card_the } : la carte est défaussée.
line-shown = { $who ->
    [you] Vous montrez { $office } : { $letters }.
   *[other] { $seat } montre { $office } : { $letters }.
}
line-purse = { $who ->
    [you] Vous finissez avec { $gold } Or.
   *[other] { $seat } finit avec { $gold } Or.
}
line-first = { $who ->
    [you] Vous êtes majoritaire en { $office } ({ $sum }) et prenez le jeton Fonction primaire : { $value ->
            [one] { $value } point
           *[other] { $value } points
        }.
   *[other] { $seat } est majoritaire en { $office } ({ $sum }) et prend le jeton Fonction primaire : { $value ->
            [one] { $value } point
           *[other] { $value } points
        }.
}
line-second = { $who ->
    [you] Vous êtes deuxième en { $office } ({ $sum }) et prenez le jeton Fonction secondaire : { $value ->
            [one] { $value } point
           *[other] { $value } points
        }.
   *[other] { $seat } est deuxième en { $office } ({ $sum }) et prend le jeton Fonction secondaire : { $value ->
            [one] { $value } point
           *[other] { $value } points
        }.
}

about-letter = { $letter } { $value }
about-office-tile = Son jeton Fonction primaire commence à { $start } ; les Rois modifient sa valeur, entre { $low } et { $high }. Le jeton secondaire (à trois joueurs ou plus) vaut la moitié, arrondie à l’inférieur.
about-office-majority = À la fin, le joueur majoritaire (la plus grande somme) prend le jeton primaire, le deuxième le jeton secondaire ; à somme égale, la lettre la plus proche de A l’emporte.
about-office-cards = Ses neuf cartes et leurs valeurs : { $values }.
about-office-ties = Quand des joueurs sont à égalité de points et d’Or, ce ministère est le numéro { $rank } dans l’ordre qui départage.
about-office-seats = En jeu seulement à { $seats } joueurs.
about-government-value = Ajoute { $value } à la somme { $office } de qui la détient quand on compte les ministères à la fin.
about-government-letter = Lettre { $letter } : à somme égale, la lettre la plus proche de A est devant.
about-government-paid = Aux enchères, elle se paie en Or ; en main, elle peut être défaussée pour remporter une carte Or.
about-gold-pays = Vaut { $value } Or pour payer une carte Gouvernement ou un Roi ; on ne rend pas la monnaie.
about-gold-auction = Aux enchères, l’Or se paie en cartes : autant de cartes que l’enchère, de tout type, face cachée.
about-gold-ties = L’Or gardé jusqu’à la fin ne rapporte pas de points mais départage en premier les égalités.
about-king-up = Augmentez de 1 la valeur d’un jeton Fonction primaire.
about-king-down = Baissez de 1 la valeur d’un jeton Fonction primaire.
about-king-either = Augmentez ou baissez de 1 la valeur d’un jeton Fonction primaire.
about-king-up-up = Augmentez de 1 la valeur de deux jetons Fonction primaire différents.
about-king-down-down = Baissez de 1 la valeur de deux jetons Fonction primaire différents.
about-king-up-down = Augmentez de 1 la valeur d’un jeton Fonction primaire, puis baissez de 1 celle d’un autre.
about-king-limits = Les jetons restent entre { $low } et { $high } ; il faut appliquer tout ce qui peut l’être.
about-king-once = Un Roi ne se garde jamais : qui l’obtient l’applique aussitôt, puis il sort du jeu.
sheet-lead-now = Fonction primaire { $office }, valeur { $value } : { $sum } en main, en tête d’après les cartes vues (meilleure autre somme : { $best })
sheet-lead-sure-now = Fonction primaire { $office }, valeur { $value } : { $sum } en main, personne ne peut être devant à présent
sheet-next-now = Fonction secondaire { $office }, valeur { $value } : { $sum } en main, deuxième d’après les cartes vues (meilleure autre somme : { $best })
sheet-next-sure-now = Fonction secondaire { $office }, valeur { $value } : { $sum } en main, deuxième à coup sûr à présent

sheet-first = Fonction primaire { $office }, valeur { $value } : plus grande somme, { $sum } (meilleure lettre { $letter })
sheet-first-letter = Fonction primaire { $office }, valeur { $value } : égalité à { $sum }, la lettre { $letter } est la plus proche de A
sheet-second = Fonction secondaire { $office }, valeur { $value } : deuxième somme, { $sum } (meilleure lettre { $letter })
sheet-second-letter = Fonction secondaire { $office }, valeur { $value } : égalité à { $sum }, décidée par la lettre { $letter }
sheet-tie-gold = devant { $other_who ->
    [you] vous
   *[other] { $other_seat }
} grâce à l’Or : { $ours } contre { $theirs }
sheet-tie-cards = devant { $other_who ->
    [you] vous
   *[other] { $other_seat }
} grâce au nombre de cartes { $office } : { $ours } contre { $theirs }
sheet-tie-sum = devant { $other_who ->
    [you] vous
   *[other] { $other_seat }
} grâce à la somme en { $office } : { $ours } contre { $theirs }
sheet-tie-letter = devant { $other_who ->
    [you] vous
   *[other] { $other_seat }
} grâce à la lettre { $letter } en { $office }
sheet-tie-shared = à égalité parfaite avec { $other_who ->
    [you] vous
   *[other] { $other_seat }
}

why-turn = C’est à { $seat } de jouer.
why-deal = La mise en place n’est pas terminée.
why-place = Placez d’abord la carte piochée.
why-zone-full = Cette zone n’accepte plus de carte ce tour-ci.
why-take = Prenez une des cartes du centre.
why-not-in-centre = Cette carte n’est pas au centre : { $card }.
why-king = Appliquez d’abord le Roi.
why-must-change = Un changement est possible : il est obligatoire.
why-not-in-play = Ministère absent à ce nombre de joueurs : { $office }.
why-changed = Un Roi change des jetons différents ; déjà changé : { $office }.
why-highest = Le jeton { $office } est déjà au maximum ({ $value }).
why-lowest = Le jeton { $office } est déjà au minimum ({ $value }).
why-no-up = Ce Roi ne permet pas (ou plus) d’augmenter un jeton.
why-no-down = Ce Roi ne permet pas (ou plus) de baisser un jeton.
why-up-first = Augmentez d’abord un jeton, puis baissez-en un autre.
why-spoils = Augmenter { $office } ne laisserait aucun jeton à baisser, alors qu’un autre choix permet les deux.
why-shuffle = On mélange le paquet neutre.
why-bid = Enchérissez ou passez.
why-no-cards = Sans carte en main, il faut passer.
why-highest-bid = { $amount } est la plus haute enchère possible : il faut passer.
why-low-bid = Une enchère de { $amount } ne dépasse pas { $high }.
why-pay = Payez la carte remportée.
why-not-held = Vous n’avez pas en main { $card_the }.
why-pay-in-gold = Les cartes Gouvernement et Roi se paient en Or.
why-large-first = L’Or se paie de la plus grande valeur à la plus petite.
why-short = Avec { $card_the }, impossible d’atteindre { $due } sans carte superflue.
why-penalty = On pioche une carte dans la main du joueur qui ne peut pas payer.
why-over = La partie est terminée.

board-council = Le gouvernement : ministères, jetons Fonction et sommes connues
board-deal = Phase de don : placer et prendre des cartes
board-auction = Phase d’enchères
board-end = Les jetons de chacun
# --- great moments
scene-auctions = Les enchères commencent
scene-lot = Un nouveau lot
scene-sold = Adjugé !
scene-unsold = Sans enchère
scene-bluff = Le bluff échoue
scene-king = Le Roi paraît
scene-duty = Une fonction change de valeur
scene-council = Le gouvernement dévoile ses cartes
board-hand = Votre main
board-hand-gold = Or, { $sum } en tout
board-hand-office = { $office }, somme { $sum }
board-known = Ce qu’on sait des cartes
board-known-open = Ce qu’on sait des cartes de chacun
board-close = Fermer
board-up = Hausse
board-down = Baisse
board-unseen = Non vues
board-unseen-long = Cartes que vous n’avez vues nulle part
board-tile-one = { $office } : Fonction primaire { $first }. Voir le détail.
board-tile-both = { $office } : Fonction primaire { $first }, secondaire { $second }. Voir le détail.
board-short-diplomacy = Dipl.
board-short-military = Armée
board-short-architecture = Archi.
board-short-livestock = Anim.
board-short-entertainment = Divert.
board-short-provisions = Vict.
board-gold = Or
board-king = Roi
board-state-high = a la plus haute enchère
board-state-passed = a passé
board-state-barred = n’a pas pu payer et ne participe plus
board-state-lead = est le donneur
board-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-gold-exact = { $sum } Or
board-gold-seen = au moins { $sum } Or, d’après ce qu’on a vu
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-blind = { $count ->
    [one] { $count } carte gardée face cachée
   *[other] { $count } cartes gardées face cachée
}
board-first = en tête, d’après ce qu’on sait
board-first-sure = en tête à coup sûr
board-second = deuxième, d’après ce qu’on sait
board-second-sure = deuxième à coup sûr
board-pick = Choisir pour payer : { $card }
board-look = Voir { $card }
board-take = Prendre { $card_the }
board-zone-self = Garder
board-zone-centre = Centre
board-zone-favour = Neutre
board-zone-self-label = { $room ->
    [0] Garder : plus de place ce tour-ci
   *[other] Garder cette carte face cachée
}
board-zone-centre-label = { $room ->
    [0] Centre : plus de place ce tour-ci.
    [one] Placer au centre : place pour encore { $room } carte.
   *[other] Placer au centre : place pour encore { $room } cartes.
}
board-zone-centre-holds = Au centre : { $cards }.
board-zone-favour-label = { $room ->
    [0] Paquet neutre : plus de place ce tour-ci
   *[other] Cacher cette carte dans le paquet neutre
}
board-held-hidden = { $who ->
    [you] Une carte visible uniquement pour vous
   *[other] Une carte visible uniquement pour { $seat }
}
board-deck = Pioche
board-deck-left = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
board-favour = Paquet neutre
board-favour-left = { $count ->
    [one] Paquet neutre : { $count } carte face cachée
   *[other] Paquet neutre : { $count } cartes face cachée
}
board-dismiss = Défausser le Roi
board-lot = Aux enchères : { $card }. Voir le détail.
board-unit-gold = Or
board-unit-cards = { $count ->
    [one] carte
   *[other] cartes
}
board-no-bid = Aucune enchère
board-paid-in-gold = se paie en Or
board-paid-in-cards = se paie en cartes
board-still-in = Encore en lice
board-seat-in = { $who ->
    [you] Vous êtes encore en lice
   *[other] { $seat } est encore en lice
}
board-seat-passed = { $who ->
    [you] Vous avez passé
   *[other] { $seat } a passé
}
board-seat-barred = { $who ->
    [you] Vous n’avez pas pu payer et ne participez plus
   *[other] { $seat } n’a pas pu payer et ne participe plus
}
# --- chiffres honnêtes : ce qui est en jeu, et ce qui n’est qu’une prévision
board-now = actuel
board-now-points = { $points ->
    [one] Si la partie finissait maintenant : { $points } point
   *[other] Si la partie finissait maintenant : { $points } points
}
board-now-range = Si la partie finissait maintenant : de { $least } à { $most } points
board-sum-range = Entre { $least } et { $most } : des cartes ont été défaussées face cachée
board-lots-left = { $count ->
    [0] Dernier lot
    [one] Encore { $count } lot
   *[other] Encore { $count } lots
}
board-win-points = { $points ->
    [one] Si vous gagnez : { $office }, somme { $sum } ; pour l’instant, { $points } point de plus.
   *[other] Si vous gagnez : { $office }, somme { $sum } ; pour l’instant, { $points } points de plus.
}
board-win-sum = Si vous gagnez : { $office }, somme { $sum } ; pour l’instant, aucun point de plus.
board-win-gold = Si vous gagnez : { $sum } Or en tout, avant de payer en cartes.
board-win-king = Si vous gagnez, vous appliquez aussitôt ce Roi.
board-would-lose = { $who ->
    [you] { $points ->
        [one] Vous perdriez { $points } point.
       *[other] Vous perdriez { $points } points.
    }
   *[other] { $points ->
        [one] { $seat } perdrait { $points } point.
       *[other] { $seat } perdrait { $points } points.
    }
}
board-left-gold = Il vous resterait au plus { $left } Or.
board-left-cards = { $left ->
    [one] Vous auriez alors { $left } carte.
   *[other] Vous auriez alors { $left } cartes.
}
board-your-bid = Votre enchère
board-bid-less = Moins
board-bid-more = Plus
board-bluff = Plus que vous ne pouvez payer : si vous gagnez, vous perdez une carte au hasard.
board-means-gold = Vous avez { $means } Or.
board-means-cards = { $means ->
    [one] Vous avez { $means } carte.
   *[other] Vous avez { $means } cartes.
}
board-choose-gold = Choisissez des cartes Or pour au moins { $due }.
board-choose-cards = { $due ->
    [one] Choisissez { $due } carte de votre main.
   *[other] Choisissez { $due } cartes de votre main.
}
board-pay-gold = Payer { $count } Or
board-pay-cards = { $count ->
    [one] Défausser { $count } carte
   *[other] Défausser { $count } cartes
}
board-too-many = { $count ->
    [one] { $count } carte de trop.
   *[other] { $count } cartes de trop.
}
board-no-change = { $count } Or de trop : on ne rend pas la monnaie.
board-took-first = Fonction primaire { $office } : { $value }
board-took-second = Fonction secondaire { $office } : { $value }
board-favoured = { $count ->
    [one] { $count } carte mise dans le paquet neutre
   *[other] { $count } cartes mises dans le paquet neutre
}
board-losses = { $count ->
    [one] { $count } carte défaussée face cachée
   *[other] { $count } cartes défaussées face cachée
}
board-holds = En main
board-seen = Vues, encore en main
board-maybe = Vues, peut-être défaussées depuis
board-lost = Défaussées face cachée
board-own-favour = Vos cartes encore dans le paquet neutre
board-gold-cards = { $count ->
    [one] { $count } carte Or
   *[other] { $count } cartes Or
}
board-kings = { $count ->
    [one] { $count } Roi
   *[other] { $count } Rois
}
board-phase-influence = Phase de don
board-phase-esteem = Enchères
board-rest = Ce qu’on sait du reste
board-gone = Retirées du jeu, face visible

# --- titres des règles
section-FK-1 = Le matériel
section-FK-5 = Première phase : le don
section-FK-8 = Les Rois
section-FK-11 = Seconde phase : les enchères
section-FK-16 = Le paiement
section-FK-20 = La fin et les points
section-FK-24 = Qui sait quoi

rules-FK-1 = Il y a six ministères : Diplomatie, Armée, Architecture, Animaux, Divertissement et Victuailles. De deux à quatre joueurs, le ministère des Animaux n’est pas en jeu ; à cinq, les six sont en jeu.
rules-FK-2 = Chaque ministère en jeu a un jeton Fonction primaire : les points que remporte le joueur majoritaire à la fin. Il vaut 3 au début ; les Rois modifient sa valeur, toujours entre 1 et 6. À trois joueurs ou plus, il y a aussi un jeton Fonction secondaire pour le deuxième, qui vaut toujours la moitié du primaire, arrondie à l’inférieur : 6 donne 3, 4 ou 5 donnent 2, 2 ou 3 donnent 1, et 1 n’en donne pas. À deux joueurs, il n’y a pas de jeton secondaire.
rules-FK-3 = Il y a trois sortes de cartes. Les cartes Gouvernement, neuf par ministère, ont une lettre de A à I et une valeur : de 2 à 4 en Diplomatie, Armée et Animaux, 1 ou 2 en Architecture, Divertissement et Victuailles. Les Rois modifient la valeur des jetons Fonction. L’Or vaut 1, 2 ou 3. À moins de cinq joueurs, certaines restent dans la boîte : il y a 9, 10, 11 ou 13 cartes Or de chaque valeur à deux, trois, quatre ou cinq joueurs, 10 Rois (15 à cinq), et seulement les ministères en jeu.
rules-FK-4 = On mélange toutes les cartes en jeu et on en remet dans la boîte sans que personne les voie : 22 à deux joueurs, 13 à trois, 8 à quatre, aucune à cinq. Le reste, soit 60, 72, 80 ou 108 cartes, forme la pioche. Personne ne peut donc compter sur la présence d’une carte, sauf à cinq.
rules-FK-5 = On joue de deux à cinq. Le premier joueur est le premier donneur ; on joue dans le sens horaire.
rules-FK-6 = À son tour, le donneur pioche la première carte, la regarde seul et la place avant de piocher la suivante, sans pouvoir changer d’avis. Il y a trois zones : son paquet personnel (une carte, face cachée), le centre (une carte par adversaire, face visible) et le paquet neutre (une carte, face cachée). L’ordre est libre, mais tout doit être rempli dans le tour : les dernières cartes n’ont donc parfois qu’une place possible.
rules-FK-7 = Quand tout est rempli, chaque adversaire, en partant de la gauche du donneur, prend une des cartes du centre dans son paquet personnel, face cachée. Tous ont vu qui a pris quoi ; le dernier prend ce qui reste.
rules-FK-8 = Un Roi ne se garde jamais. Qui l’obtient (le donneur en le gardant, un adversaire en le prenant au centre, un gagnant en le payant) le révèle, modifie aussitôt la valeur des jetons, et le Roi sort du jeu. Gardé par le donneur, il occupe la place de la carte gardée. Dans le paquet neutre, il reste caché jusqu’à son enchère ; au centre, il attend d’être pris.
rules-FK-9 = Un Roi modifie de 1 la valeur de jetons Fonction primaire, comme indiqué sur la carte : un à la hausse, un à la baisse, un au choix, deux à la hausse, deux à la baisse, ou un à la hausse puis un autre à la baisse ; deux changements touchent deux jetons différents. À 6 on ne monte plus, à 1 on ne baisse plus.
rules-FK-10 = Un Roi doit faire tout ce qui peut l’être. Un choix qui rendrait l’autre moitié impossible est interdit tant qu’un autre permet les deux : si un seul jeton est au-dessus de 1, un Roi « +1 −1 » ne peut pas augmenter celui-là. Si une moitié seulement est possible, on la fait ; si rien ne peut changer, le Roi sort simplement du jeu.
rules-FK-11 = Après le tour, la pioche passe à gauche et le joueur suivant devient donneur. La pioche se vide toujours à la fin d’un tour ; les enchères commencent alors.
rules-FK-12 = Le paquet neutre, une carte de chaque tour, est mélangé. Chacun prend son paquet personnel en main. Le joueur à gauche du dernier donneur devient premier joueur.
rules-FK-13 = Le premier joueur révèle la première carte du paquet neutre. À partir de lui, dans le sens horaire et autant de tours de table qu’il faut, chacun annonce un nombre entier supérieur à la plus haute enchère (au moins 1) ou passe. Qui a passé est hors de cette enchère.
rules-FK-14 = Le dernier joueur en lice qui a enchéri l’emporte. Si tous les autres ont passé sans enchère, le dernier peut encore enchérir et l’emporte aussitôt. Sans aucune enchère, la carte est défaussée et un Roi n’est pas appliqué.
rules-FK-15 = On peut enchérir plus qu’on ne peut payer : c’est un bluff, et il est risqué de gagner ainsi. La plus haute enchère possible, pour toute carte, est 78, la somme de tout l’Or. Face à 78, ou sans carte en main, il faut passer.
rules-FK-16 = Le gagnant doit payer son enchère s’il le peut ; il ne peut pas choisir d’échouer. Une carte Gouvernement ou un Roi se paie en Or de sa main, face visible, pour au moins l’enchère. On ne rend pas la monnaie, mais aucune carte ne doit être superflue : en retirer une seule rendrait le paiement insuffisant. (Pour une enchère de 3 avec de l’Or 1, 1, 2, 2, 3, on peut payer 3, 2+2 ou 2+1, pas 3+1.) Une carte Or se paie avec exactement autant de cartes que l’enchère, de tout type, face cachée ; la carte gagnée ne compte pas.
rules-FK-17 = Une carte Gouvernement ou Or va dans la main du gagnant ; un Roi est appliqué aussitôt.
rules-FK-18 = Un gagnant qui ne peut pas payer ne paie rien. Son voisin de gauche pioche au hasard une carte de sa main, défaussée face cachée sans être regardée ; son propriétaire découvre ce qui manque. Puis la même carte est remise aux enchères sans lui.
rules-FK-19 = La nouvelle enchère repart de zéro, avec le premier joueur du tour ou, s’il ne participe plus, avec le suivant. Ceux qui avaient seulement passé reviennent ; ceux qui n’ont pas pu payer restent exclus. Si tous ont échoué, la carte est défaussée.
rules-FK-20 = Quand une carte est vendue ou défaussée, le joueur à gauche du premier joueur devient premier joueur et révèle la carte suivante. Quand le paquet neutre est vide, la partie est finie et toutes les mains sont montrées.
rules-FK-21 = Chaque ministère se compte à part. Additionnez les valeurs des cartes de ce ministère chez chacun : la plus grande somme remporte le jeton Fonction primaire, la deuxième le jeton Fonction secondaire s’il y en a un. À somme égale, celui qui a parmi ces cartes la lettre la plus proche de A est devant. Qui n’a aucune carte du ministère ne prend rien, même si personne d’autre n’en a.
rules-FK-22 = Les points d’un joueur sont les valeurs des jetons Fonction pris. Le plus grand total gagne. Les cartes et l’Or gardés en main ne rapportent pas de points.
rules-FK-23 = À égalité de points, celui qui a le plus d’Or (en valeur) est devant. Si c’est encore égal : le plus de cartes Diplomatie (ou, avec l’option « somme », qui est la règle de l’édition française, la plus grande somme de leurs valeurs), puis la lettre Diplomatie la plus proche de A. Si aucun n’a de Diplomatie, ou s’ils y sont égaux, on fait de même avec Divertissement, Animaux, Architecture, Armée et Victuailles, dans cet ordre. Toujours à égalité, la place est partagée.
rules-FK-24 = Tout le monde peut connaître : les jetons, à qui est le tour, combien de cartes se trouvent où et dans chaque main, les cartes du centre et qui les a prises, les Rois, les enchères, qui a passé, l’Or payé, la carte aux enchères et celles pour lesquelles personne n’a enchéri. Le plateau retient tout cela pour vous.
rules-FK-25 = Chacun est seul à connaître ses propres cartes, celle qu’il est en train de placer, celles qu’il a mises dans le paquet neutre (mais pas leur place après le mélange), et ce qu’il a défaussé ou perdu face cachée.
rules-FK-26 = Personne ne connaît les cartes retirées au début. Une carte vue allant chez un joueur y est à coup sûr tant qu’il n’a rien défaussé face cachée ; ensuite, elle n’y est peut-être plus.
