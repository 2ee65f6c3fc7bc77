game-name = Pour le Roi (et Moi)
game-summary = Distribuez l’influence carte par carte, puis enchérissez pour la faveur du Roi : le plus influent de chaque ministère en prend les points.

option-tie_break = À égalité de points et d’Or, qu’est-ce qui décide dans un ministère ?
option-tie_break-cards = Le plus de cartes, puis la lettre la plus proche de A
option-tie_break-sum = La plus grande somme, puis la lettre la plus proche de A
option-tie_break-about = Ne sert qu’à la toute fin, entre joueurs à égalité : on compare leurs ministères un par un, Diplomatie en premier.

office-diplomacy = Diplomatie
office-military = Armée
office-architecture = Architecture
office-livestock = Animaux
office-entertainment = Divertissement
office-provisions = Victuailles

card-hidden = une carte cachée
card-government = { $office } { $letter } (valeur { $value })
card-gold = Or { $value }
card-king-up = le Roi « +1 »
card-king-down = le Roi « −1 »
card-king-either = le Roi « +1 ou −1 »
card-king-up-up = le Roi « +1 +1 »
card-king-down-down = le Roi « −1 −1 »
card-king-up-down = le Roi « +1 −1 »
card-copies = { $count } × { $card }

tile-both = { $office } { $first } (secondaire { $second })
tile-one = { $office } { $first }
table-tiles = Fonctions primaires : { $tiles }.
table-influence = Phase de don : { $seat } est le donneur ; { $deck ->
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}, { $favour } dans le paquet neutre.
table-held = Vous regardez { $card } : gardez cette carte, placez-la au centre ou dans le paquet neutre.
table-placing = { $seat } regarde une carte.
table-centre = Au centre : { $cards }.
table-taking = { $seat } doit prendre une carte au centre.
table-king = { $seat } doit appliquer { $card }.
table-shuffle = Le paquet neutre va être mélangé.
table-hammer = Aux enchères : { $card } ; { $left ->
    [one] encore { $left } carte dans le paquet neutre
   *[other] encore { $left } cartes dans le paquet neutre
}.
table-high = Plus haute enchère : { $amount }, par { $seat }.
table-bidding = { $seat } doit enchérir ou passer.
table-penalty = { $seat } ne peut pas payer et va perdre une carte au hasard.
table-pay-cards = { $seat } doit défausser { $due ->
    [one] { $due } carte
   *[other] { $due } cartes
} face cachée.
table-pay-gold = { $seat } doit encore payer { $due } Or.
table-own-favour = Vos cartes encore dans le paquet neutre : { $cards }.
table-first = { $seat } prend le jeton Fonction primaire { $office } : { $value }.
table-second = { $seat } prend le jeton Fonction secondaire { $office } : { $value }.
table-hand = { $seat } a en main { $cards } ; { $gold } Or en tout.
table-hand-empty = { $seat } n’a aucune carte.
table-others = { $seat } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main ; défaussées face cachée : { $losses }.
table-seen = Cartes vues chez { $seat } : { $cards }.

prompt-deal = Les cartes sont en train d’être distribuées.
prompt-place-you-keep-offer-favour = À vous : placez cette carte — gardez-la, placez-la au centre ou cachez-la dans le paquet neutre.
prompt-place-you-keep-offer = À vous : placez cette carte — gardez-la ou placez-la au centre.
prompt-place-you-keep-favour = À vous : placez cette carte — gardez-la ou cachez-la dans le paquet neutre.
prompt-place-you-offer-favour = À vous : placez cette carte — au centre ou, cachée, dans le paquet neutre.
prompt-place-you-keep = À vous : il ne reste de place que chez vous — gardez cette carte.
prompt-place-you-offer = À vous : il ne reste de place qu’au centre — placez-y cette carte.
prompt-place-you-favour = À vous : il ne reste de place que dans le paquet neutre — cachez-y cette carte.
prompt-place-other = { $seat } regarde une carte et décide où la placer.
prompt-take-you = À vous : prenez une des cartes du centre.
prompt-take-other = { $seat } choisit une carte au centre.
prompt-king-you-up = À vous : le Roi monte de 1 { $left ->
    [one] un jeton Fonction
   *[other] { $left } jetons Fonction différents
} — choisissez un ministère.
prompt-king-you-down = À vous : le Roi baisse de 1 { $left ->
    [one] un jeton Fonction
   *[other] { $left } jetons Fonction différents
} — choisissez un ministère.
prompt-king-you-either = À vous : le Roi monte ou baisse de 1 un jeton Fonction — choisissez le ministère et le sens.
prompt-king-you-up-down = À vous : le Roi monte un jeton Fonction de 1, puis en baisse un autre — choisissez celui qui monte.
prompt-king-you-nothing = À vous : le Roi ne peut rien changer — renvoyez-le.
prompt-king-other = { $seat } applique { $card }.
prompt-shuffle = Le paquet neutre est mélangé pour les enchères.
prompt-bid-you-open-gold = À vous : ouvrez les enchères en Or pour { $card }, ou passez.
prompt-bid-you-open-cards = À vous : ouvrez les enchères en cartes pour { $card }, ou passez.
prompt-bid-you-raise-gold = À vous : enchérissez plus de { $high } Or pour { $card }, ou passez.
prompt-bid-you-raise-cards = { $high ->
    [one] À vous : enchérissez plus de { $high } carte pour { $card }, ou passez.
   *[other] À vous : enchérissez plus de { $high } cartes pour { $card }, ou passez.
}
prompt-bid-you-pass = À vous : vous ne pouvez que passer pour { $card }.
prompt-bid-other = { $high ->
    [0] { $seat } peut ouvrir les enchères pour { $card } ou passer.
   *[other] { $seat } peut enchérir plus de { $high } pour { $card } ou passer.
}
prompt-pay-you-gold = À vous : payez encore { $due } Or pour { $card }.
prompt-pay-you-cards = { $due ->
    [one] À vous : défaussez encore { $due } carte face cachée pour { $card }.
   *[other] À vous : défaussez encore { $due } cartes face cachée pour { $card }.
}
prompt-pay-other-gold = { $seat } paie encore { $due } Or pour { $card }.
prompt-pay-other-cards = { $due ->
    [one] { $seat } défausse encore { $due } carte pour { $card }.
   *[other] { $seat } défausse encore { $due } cartes pour { $card }.
}
prompt-penalty-you = Vous ne pouvez pas payer { $amount } : vous perdez une carte tirée au hasard.
prompt-penalty-other = { $seat } ne peut pas payer { $amount } et perd une carte tirée au hasard.
prompt-seat = { $seat }
prompt-over-you = { $points ->
    [one] La partie est finie : vous gagnez avec { $points } point.
   *[other] La partie est finie : vous gagnez avec { $points } points.
}
prompt-over-other = { $points ->
    [one] La partie est finie : { $seat } gagne avec { $points } point.
   *[other] La partie est finie : { $seat } gagne avec { $points } points.
}
prompt-over-shared = La partie est finie ; la victoire est partagée, à { $points } : { $winners }.

label-keep = garder { $card }
label-offer = placer { $card } au centre
label-favour = placer { $card } dans le paquet neutre
label-take = prendre { $card }
label-pay = payer avec { $card }
label-discard = défausser { $card } face cachée
label-up = monter { $office } à { $value }
label-down = baisser { $office } à { $value }
label-nothing = ne rien changer
label-bid-gold = enchérir { $amount } Or
label-bid-cards = { $amount ->
    [one] enchérir { $amount } carte
   *[other] enchérir { $amount } cartes
}
label-pass = passer

line-drawn = Carte piochée : { $card }.
line-kept = { $seat } garde une carte.
line-kept-own = { $seat } garde { $card }.
line-offered = { $seat } place { $card } au centre.
line-favoured = { $seat } place une carte dans le paquet neutre.
line-favoured-own = { $seat } place { $card } dans le paquet neutre.
line-took = { $seat } prend { $card }.
line-king = { $seat } révèle { $card }.
line-raised = { $seat } monte { $office } à { $value }.
line-lowered = { $seat } baisse { $office } à { $value }.
line-unmoved = { $seat } ne peut rien changer avec { $card }.
line-shuffled = { $count ->
    [one] Le paquet neutre ({ $count } carte) est mélangé.
   *[other] Le paquet neutre ({ $count } cartes) est mélangé.
}
line-turned = { $seat } révèle { $card } aux enchères.
line-bid = { $seat } enchérit { $amount }.
line-passed = { $seat } passe.
line-paid = { $seat } paie { $card }.
line-discarded = { $seat } défausse une carte face cachée.
line-discarded-own = { $seat } défausse { $card } face cachée.
line-won = { $seat } remporte { $card } pour { $amount }.
line-failed = { $seat } ne peut pas payer { $amount } pour { $card }.
line-penalty = { $by_seat } pioche au hasard une carte de { $seat } ; elle est défaussée face cachée.
line-penalty-own = { $by_seat } pioche au hasard une carte de { $seat } ; perdue : { $card }.
line-unsold = Personne n’achète { $card } : la carte est défaussée.
line-shown = { $seat } montre { $office } : { $letters }.
line-purse = { $seat } garde { $gold } Or.
line-first = { $seat } est majoritaire en { $office } avec { $sum } : jeton primaire, { $value }.
line-second = { $seat } est deuxième en { $office } avec { $sum } : jeton secondaire, { $value }.

about-letter = { $letter } { $value }
about-office-tile = Son jeton Fonction primaire commence à { $start } ; les Rois le déplacent entre { $low } et { $high }. Le jeton secondaire (à trois joueurs ou plus) vaut la moitié, arrondie à l’inférieur.
about-office-majority = À la fin, la plus grande somme de ses cartes prend le jeton primaire, la deuxième le jeton secondaire ; à somme égale, la lettre la plus proche de A décide.
about-office-cards = Ses neuf cartes et leurs valeurs : { $values }.
about-office-ties = Quand des joueurs sont à égalité de points et d’Or, ce ministère est le numéro { $rank } dans l’ordre qui départage.
about-office-seats = En jeu seulement à { $seats } joueurs.
about-government-value = Ajoute { $value } à la somme { $office } de qui la détient quand on compte les ministères à la fin.
about-government-letter = Lettre { $letter } : à somme égale, la lettre la plus proche de A est devant.
about-government-paid = Aux enchères, elle se paie en Or ; en main, elle peut être défaussée pour payer de l’Or.
about-gold-pays = Paie { $value } pour une enchère sur une carte Gouvernement ou un Roi ; on ne rend pas la monnaie.
about-gold-auction = Aux enchères, l’Or se paie en cartes : autant de cartes que l’enchère, de tout type, face cachée.
about-gold-ties = L’Or gardé jusqu’à la fin ne rapporte pas de points mais départage en premier les égalités.
about-king-up = Monte de 1 un jeton Fonction primaire.
about-king-down = Baisse de 1 un jeton Fonction primaire.
about-king-either = Monte ou baisse de 1 un jeton Fonction primaire.
about-king-up-up = Monte de 1 deux jetons Fonction primaire différents.
about-king-down-down = Baisse de 1 deux jetons Fonction primaire différents.
about-king-up-down = Monte de 1 un jeton Fonction primaire, puis en baisse de 1 un autre.
about-king-limits = Les jetons restent entre { $low } et { $high } ; il faut appliquer tout ce qui peut l’être.
about-king-once = Un Roi ne se garde jamais : qui l’obtient l’applique aussitôt, puis il sort du jeu.

sheet-lead = Fonction primaire { $office }, valeur { $value } : { $sum } en main, en tête d’après les cartes vues (meilleure autre somme : { $best })
sheet-lead-sure = Fonction primaire { $office }, valeur { $value } : { $sum } en main, personne ne peut être devant à présent
sheet-next = Fonction secondaire { $office }, valeur { $value } : { $sum } en main, deuxième d’après les cartes vues (meilleure autre somme : { $best })
sheet-next-sure = Fonction secondaire { $office }, valeur { $value } : { $sum } en main, deuxième à coup sûr à présent
sheet-first = Fonction primaire { $office }, valeur { $value } : plus grande somme, { $sum } (meilleure lettre { $letter })
sheet-first-letter = Fonction primaire { $office }, valeur { $value } : égalité à { $sum }, la lettre { $letter } est la plus proche de A
sheet-second = Fonction secondaire { $office }, valeur { $value } : deuxième somme, { $sum } (meilleure lettre { $letter })
sheet-second-letter = Fonction secondaire { $office }, valeur { $value } : égalité à { $sum }, décidée par la lettre { $letter }
sheet-tie-gold = devant { $other_seat } grâce à l’Or : { $ours } contre { $theirs }
sheet-tie-cards = devant { $other_seat } grâce au nombre de cartes { $office } : { $ours } contre { $theirs }
sheet-tie-sum = devant { $other_seat } grâce à la somme en { $office } : { $ours } contre { $theirs }
sheet-tie-letter = devant { $other_seat } grâce à la lettre { $letter } en { $office }
sheet-tie-shared = partage sa place avec { $other_seat }

why-turn = C’est au tour de { $seat }.
why-deal = Les cartes ne sont pas encore distribuées.
why-place = Placez d’abord la carte piochée.
why-zone-full = Cette zone n’accepte plus de carte ce tour-ci.
why-take = Prenez une des cartes du centre.
why-not-in-centre = N’est pas au centre : { $card }.
why-king = Appliquez d’abord le Roi.
why-must-change = Un changement est possible : il est obligatoire.
why-not-in-play = N’est pas en jeu à ce nombre de joueurs : { $office }.
why-changed = Un Roi change des jetons différents ; déjà changé : { $office }.
why-highest = { $office } est à { $value } et ne peut pas monter.
why-lowest = { $office } est à { $value } et ne peut pas baisser.
why-no-up = Ce Roi ne monte pas (ou plus) de jeton.
why-no-down = Ce Roi ne baisse pas (ou plus) de jeton.
why-up-first = Un jeton monte d’abord, puis un autre baisse.
why-spoils = Monter { $office } ne laisserait aucun jeton à baisser, alors qu’un autre choix permet les deux.
why-shuffle = Le paquet neutre est mélangé.
why-bid = Enchérissez ou passez.
why-no-cards = Sans carte en main, il faut passer.
why-highest-bid = { $amount } est la plus haute enchère possible : il faut passer.
why-low-bid = Une enchère de { $amount } ne dépasse pas { $high }.
why-pay = Payez la carte remportée.
why-not-held = Vous n’avez pas { $card } en main.
why-pay-in-gold = Les cartes Gouvernement et Roi se paient en Or.
why-large-first = L’Or se paie de la plus grande valeur à la plus petite.
why-short = En continuant avec { $card }, il serait impossible d’atteindre les { $due } dus sans carte superflue.
why-penalty = On pioche une carte chez le joueur qui ne peut pas payer.
why-over = La partie est terminée.

board-council = Le conseil : ministères, jetons Fonction et sommes connues
board-deal = Phase de don : placer et prendre des cartes
board-auction = Les enchères
board-end = Les jetons pris par chacun
board-hand = Votre main
board-hand-gold = Or, { $sum } en tout
board-hand-office = { $office }, somme { $sum }
board-known = Ce qu’on sait des cartes
board-known-open = Ce qu’on sait des cartes de chacun
board-close = Fermer
board-up = Monter
board-down = Baisser
board-unseen = Non vues
board-unseen-long = Cartes que vous n’avez vues nulle part
board-tile-one = { $office } : Fonction primaire { $first }. Regarder.
board-tile-both = { $office } : Fonction primaire { $first }, secondaire { $second }. Regarder.
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
board-state-barred = n’a pas pu payer et reste exclu
board-state-lead = est le donneur
board-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-gold-exact = { $sum } Or
board-gold-seen = au moins { $sum } Or, d’après ce qu’on a vu
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-blind = { $count ->
    [one] { $count } carte gardée sans être vue
   *[other] { $count } cartes gardées sans être vues
}
board-first = en tête, d’après ce qu’on sait
board-first-sure = en tête à coup sûr
board-second = deuxième, d’après ce qu’on sait
board-second-sure = deuxième à coup sûr
board-pick = Proposer en paiement : { $card }
board-look = Regarder { $card }
board-zone-self = Garder
board-zone-centre = Centre
board-zone-favour = Neutre
board-zone-self-label = { $room ->
    [0] Garder : plus de place ce tour-ci
   *[other] Garder cette carte face cachée
}
board-zone-centre-label = { $room ->
    [0] Centre : plus de place ce tour-ci.
    [one] Placer au centre : place pour encore { $room } carte.
   *[other] Placer au centre : place pour encore { $room } cartes.
}
board-zone-centre-holds = On y trouve { $cards }.
board-zone-favour-label = { $room ->
    [0] Paquet neutre : plus de place ce tour-ci
   *[other] Cacher cette carte dans le paquet neutre
}
board-held-hidden = Une carte que seul { $seat } voit
board-deck = Pioche
board-deck-left = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
board-favour = Paquet neutre
board-favour-left = { $count ->
    [one] Paquet neutre : { $count } carte face cachée
   *[other] Paquet neutre : { $count } cartes face cachée
}
board-dismiss = Renvoyer le Roi
board-lot = Aux enchères : { $card }. Regarder.
board-unit-gold = Or
board-unit-cards = { $count ->
    [one] carte
   *[other] cartes
}
board-no-bid = Aucune enchère
board-paid-in-gold = se paie en Or
board-paid-in-cards = se paie en cartes
board-still-in = Qui est encore en lice
board-seat-in = { $seat } est encore en lice
board-seat-passed = { $seat } a passé
board-seat-barred = { $seat } n’a pas pu payer et reste exclu
board-your-bid = Votre enchère
board-bid-less = Moins
board-bid-more = Plus
board-bluff = Plus que vous ne pouvez payer : si vous gagnez, vous perdez une carte au hasard.
board-means-gold = Vous avez { $means } Or.
board-means-cards = { $means ->
    [one] Vous avez { $means } carte.
   *[other] Vous avez { $means } cartes.
}
board-choose-gold = Choisissez dans votre main de l’Or pour { $due }.
board-choose-cards = { $due ->
    [one] Choisissez { $due } carte de votre main.
   *[other] Choisissez { $due } cartes de votre main.
}
board-pay-gold = Payer { $count }
board-pay-cards = { $count ->
    [one] Défausser { $count } carte
   *[other] Défausser { $count } cartes
}
board-too-many = { $count ->
    [one] { $count } carte de trop.
   *[other] { $count } cartes de trop.
}
board-no-change = { $count } de plus que dû : on ne rend pas la monnaie.
board-took-first = Fonction primaire { $office } : { $value }
board-took-second = Fonction secondaire { $office } : { $value }
board-favoured = { $count ->
    [one] { $count } carte mise dans le paquet neutre
   *[other] { $count } cartes mises dans le paquet neutre
}
board-losses = { $count ->
    [one] { $count } carte défaussée face cachée
   *[other] { $count } cartes défaussées face cachée
}
board-holds = En main
board-seen = Vues en arrivant là, et toujours là
board-maybe = Vues en arrivant là, peut-être défaussées depuis
board-lost = Défaussées face cachée
board-own-favour = Vos cartes encore dans le paquet neutre
board-gold-cards = { $count ->
    [one] { $count } carte Or
   *[other] { $count } cartes Or
}
board-kings = { $count ->
    [one] { $count } Roi
   *[other] { $count } Rois
}
board-phase-influence = Phase de don
board-phase-esteem = Enchères
board-rest = Ce qu’on sait du reste
board-gone = Hors du jeu, face visible

rules-FK-1 = Il y a six ministères : Diplomatie, Armée, Architecture, Animaux, Divertissement et Victuailles. De deux à quatre joueurs, Animaux est hors du jeu ; à cinq, les six sont en jeu.
rules-FK-2 = Chaque ministère en jeu a un jeton Fonction primaire : les points que prendra celui qui le domine à la fin. Il vaut 3 au début ; les Rois le déplacent, toujours entre 1 et 6. À trois joueurs ou plus, il y a aussi un jeton Fonction secondaire pour le deuxième, qui vaut toujours la moitié du primaire, arrondie à l’inférieur : 6 donne 3, 4 ou 5 donnent 2, 2 ou 3 donnent 1, et 1 n’en donne pas. À deux joueurs, il n’y a pas de jeton secondaire.
rules-FK-3 = Il y a trois sortes de cartes. Les cartes Gouvernement, neuf par ministère, ont une lettre de A à I et une valeur : de 2 à 4 en Diplomatie, Armée et Animaux, 1 ou 2 en Architecture, Divertissement et Victuailles. Les Rois déplacent les jetons Fonction. L’Or vaut 1, 2 ou 3. À moins de joueurs, certaines restent dans la boîte : il y a 9, 10, 11 ou 13 cartes Or de chaque valeur à deux, trois, quatre ou cinq joueurs, 10 Rois (15 à cinq), et seulement les ministères en jeu.
rules-FK-4 = On mélange toutes les cartes en jeu et on en remet dans la boîte sans que personne les voie : 22 à deux joueurs, 13 à trois, 8 à quatre, aucune à cinq. Le reste, soit 60, 72, 80 ou 108 cartes, forme la pioche. Personne ne peut donc compter sur la présence d’une carte, sauf à cinq.
rules-FK-5 = On joue de deux à cinq. La première place est le premier donneur ; les tours vont vers la gauche, dans le sens horaire.
rules-FK-6 = À son tour, le donneur pioche la première carte, la regarde seul et la place avant de piocher la suivante, sans pouvoir changer d’avis. Il y a trois endroits : garder (une carte, face cachée, dans son propre paquet), le centre (une carte par adversaire, face visible) et le paquet neutre (une carte, face cachée). L’ordre est libre, mais tout doit être rempli dans le tour : les dernières cartes n’ont donc parfois qu’une place possible.
rules-FK-7 = Quand tout est rempli, chaque adversaire, en partant de la gauche du donneur, prend une des cartes du centre dans son propre paquet, face cachée. Tous ont vu qui a pris quoi ; le dernier prend ce qui reste.
rules-FK-8 = Un Roi ne se garde jamais. Qui l’obtient (le donneur en le gardant, un adversaire en le prenant au centre, un gagnant en le payant) le montre, déplace aussitôt les jetons, et le Roi sort du jeu. Gardé par le donneur, il occupe la place de la carte gardée. Dans le paquet neutre, il reste caché jusqu’à son enchère ; au centre, il attend d’être pris.
rules-FK-9 = Un Roi déplace de 1 des jetons primaires, comme indiqué : un à la hausse, un à la baisse, un au choix, deux à la hausse, deux à la baisse, ou un à la hausse puis un autre à la baisse ; deux changements touchent deux jetons différents. À 6 on ne monte plus, à 1 on ne baisse plus.
rules-FK-10 = Un Roi doit faire tout ce qui peut l’être. Un choix qui rendrait l’autre moitié impossible est interdit tant qu’un autre permet les deux : si un seul jeton est au-dessus de 1, un Roi « +1 −1 » ne peut pas monter celui-là. Si une moitié seulement est possible, on la fait ; si rien ne peut changer, le Roi sort simplement du jeu.
rules-FK-11 = Après le tour, la pioche passe à gauche et le joueur suivant devient donneur. La pioche tombe toujours juste ; quand elle est vide après un tour, les enchères commencent.
rules-FK-12 = Le paquet neutre, une carte de chaque tour, est mélangé. Chacun prend son paquet en main. Le joueur à gauche du dernier donneur enchérit en premier.
rules-FK-13 = Le premier joueur révèle la première carte du paquet neutre. À partir de lui, dans le sens horaire et autant de tours de table qu’il faut, chacun annonce un nombre entier supérieur à la plus haute enchère (au moins 1) ou passe. Qui a passé est hors de cette enchère.
rules-FK-14 = Le dernier joueur en lice qui a enchéri l’emporte. Si tous les autres ont passé sans enchère, le dernier peut encore enchérir et l’emporte aussitôt. Sans aucune enchère, la carte est défaussée et un Roi n’est pas appliqué.
rules-FK-15 = On peut enchérir plus qu’on ne peut payer : c’est un bluff, et il est risqué de gagner ainsi. La plus haute enchère possible, pour toute carte, est 78, la somme de tout l’Or. Face à 78, ou sans carte en main, il faut passer.
rules-FK-16 = Le gagnant doit payer son enchère s’il le peut ; il ne peut pas choisir d’échouer. Une carte Gouvernement ou un Roi se paie en Or de sa main, face visible, pour au moins l’enchère. On ne rend pas la monnaie, mais aucune carte ne doit être superflue : en retirer une seule rendrait le paiement insuffisant. (Pour une enchère de 3 avec de l’Or 1, 1, 2, 2, 3, on peut payer 3, 2+2 ou 2+1, pas 3+1.) Une carte Or se paie avec exactement autant de cartes que l’enchère, de tout type, face cachée ; la carte gagnée ne compte pas.
rules-FK-17 = Une carte Gouvernement ou Or va dans la main du gagnant ; un Roi est appliqué aussitôt.
rules-FK-18 = Un gagnant qui ne peut pas payer ne paie rien. Son voisin de gauche pioche au hasard une carte de sa main, défaussée face cachée sans être regardée ; son propriétaire découvre ce qui manque. Puis la même carte est remise aux enchères sans lui.
rules-FK-19 = La nouvelle enchère repart de zéro, avec le premier joueur du tour ou le suivant autorisé. Ceux qui avaient seulement passé reviennent ; ceux qui n’ont pas pu payer restent exclus. Si tous ont échoué, la carte est défaussée.
rules-FK-20 = Quand une carte est vendue ou défaussée, le joueur à gauche du premier joueur devient premier joueur et révèle la carte suivante. Quand le paquet neutre est vide, la partie est finie et toutes les mains sont montrées.
rules-FK-21 = Chaque ministère se compte à part. Additionnez les valeurs des cartes de ce ministère chez chacun : la plus grande somme prend le jeton primaire, la deuxième le jeton secondaire s’il y en a un. À somme égale, celui qui a parmi ces cartes la lettre la plus proche de A est devant. Qui n’a aucune carte du ministère ne prend rien, même si personne d’autre n’en a.
rules-FK-22 = Les points d’un joueur sont les valeurs des jetons Fonction pris. Le plus grand total gagne. Les cartes et l’Or gardés en main ne rapportent pas de points.
rules-FK-23 = À égalité de points, celui qui a le plus d’Or (en valeur) est devant. Si c’est encore égal : plus de cartes Diplomatie (avec l’option « somme » : la plus grande somme de leurs valeurs), puis la lettre Diplomatie la plus proche de A. Si aucun n’a de Diplomatie, ou s’ils y sont égaux, on fait de même avec Divertissement, Animaux, Architecture, Armée et Victuailles, dans cet ordre. Toujours à égalité, la place est partagée.
rules-FK-24 = Tous peuvent savoir : les jetons, à qui est le tour, combien de cartes se trouvent où et dans chaque main, les cartes du centre et qui les a prises, les Rois, les enchères, qui a passé, l’Or payé, la carte aux enchères et celles que personne n’a achetées. Le plateau retient tout cela pour vous.
rules-FK-25 = Chacun est seul à connaître ses propres cartes, celle qu’il est en train de placer, celles qu’il a mises dans le paquet neutre (mais pas leur place après le mélange), et ce qu’il a défaussé ou perdu face cachée.
rules-FK-26 = Personne ne connaît les cartes retirées au début. Une carte vue allant chez un joueur y est à coup sûr tant qu’il n’a rien défaussé face cachée ; ensuite, elle n’y est peut-être plus.
