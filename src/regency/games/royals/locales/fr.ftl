game-name = Royals
game-summary = À la tête d’une maison noble, emparez-vous des titres d’Europe, ville après ville, en trois périodes.

option-open_row = Combien de cartes Pays sont visibles ?
option-open_row-3 = Trois (règle imprimée)
option-open_row-4 = Quatre : plus de choix
option-open_row-about = Tout le monde voit ces cartes et peut en prendre ; dans la pioche, on prend à l’aveugle.

country-france = France
    .the = la France
    .in = en France
    .of = de France
country-german-states = États allemands
    .the = les États allemands
    .in = dans les États allemands
    .of = des États allemands
country-britain = Grande-Bretagne
    .the = la Grande-Bretagne
    .in = en Grande-Bretagne
    .of = de Grande-Bretagne
country-spain = Espagne
    .the = l’Espagne
    .in = en Espagne
    .of = d’Espagne

title-marshal = maréchal
    .the = le maréchal
    .cap = Le maréchal
title-baron = baron
    .the = le baron
    .cap = Le baron
title-countess = comtesse
    .the = la comtesse
    .cap = La comtesse
title-duke = duc
    .the = le duc
    .cap = Le duc
title-cardinal = cardinal
    .the = le cardinal
    .cap = Le cardinal
title-princess = princesse
    .the = la princesse
    .cap = La princesse
title-king = roi
    .the = le roi
    .cap = Le roi

city-paris = Paris
    .of = de Paris
city-marseille = Marseille
    .of = de Marseille
city-dijon = Dijon
    .of = de Dijon
city-bordeaux = Bordeaux
    .of = de Bordeaux
city-nantes = Nantes
    .of = de Nantes
city-vienna = Vienne
    .of = de Vienne
city-cologne = Cologne
    .of = de Cologne
city-munich = Munich
    .of = de Munich
city-berlin = Berlin
    .of = de Berlin
city-london = Londres
    .of = de Londres
city-edinburgh = Édimbourg
    .of = d’Édimbourg
city-plymouth = Plymouth
    .of = de Plymouth
city-madrid = Madrid
    .of = de Madrid
city-seville = Séville
    .of = de Séville
city-barcelona = Barcelone
    .of = de Barcelone
city-valencia = Valence
    .of = de Valence

card-france = France
card-german-states = États allemands
card-britain = Grande-Bretagne
card-spain = Espagne
card-france-german-states = Intrigue France–États allemands
card-france-britain = Intrigue France–Grande-Bretagne
card-france-spain = Intrigue France–Espagne
card-german-states-britain = Intrigue États allemands–Grande-Bretagne
card-german-states-spain = Intrigue États allemands–Espagne
card-britain-spain = Intrigue Grande-Bretagne–Espagne
card-hidden = une carte cachée
cards-of = { $count } × { $card }
noble = { $title_the } { $city_of }
    .cap = { $title_cap } { $city_of }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
city-points = { $city } ({ $points })
title-cubes = { $title } ({ $cubes })
seat-influence = { $who ->
    [you] vous ({ $influence })
   *[other] { $seat } ({ $influence })
}

table-period = Période { $number } sur 3 ({ $year }). Pioche Pays : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
table-last-round = La pioche de la dernière période est épuisée : ce tour de table est le dernier.
table-row = Cartes visibles : { $cards }.
table-seat = { $who ->
    [you] Vous : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, { $cards ->
            [one] { $cards } carte Pays
           *[other] { $cards } cartes Pays
        }, { $plots ->
            [one] { $plots } carte Intrigue
           *[other] { $plots } cartes Intrigue
        }.
   *[other] { $seat } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, { $cards ->
            [one] { $cards } carte Pays
           *[other] { $cards } cartes Pays
        }, { $plots ->
            [one] { $plots } carte Intrigue
           *[other] { $plots } cartes Intrigue
        }.
}
table-hand = Votre main : { $cards }.
table-known = { $who ->
    [you] Vos cartes connues de tous : { $cards }.
   *[other] Cartes connues chez { $seat } : { $cards }.
}
table-nobles = { $who ->
    [you] Vous contrôlez : { $nobles }.
   *[other] { $seat } contrôle : { $nobles }.
}
table-cathedrals = { $who ->
    [you] Vous avez des cubes dans ces cathédrales : { $cities }.
   *[other] { $seat } a des cubes dans ces cathédrales : { $cities }.
}
table-titles = { $who ->
    [you] Vous avez des cubes sur ces marqueurs de titre : { $titles }.
   *[other] { $seat } a des cubes sur ces marqueurs de titre : { $titles }.
}
table-free = Nobles libres { $country_in } : { $nobles }.
table-influence = Influence { $country_in } : { $seats }.
table-country-bonus = Bonus de pays restants ({ $country }) : { $bonuses }.
table-cities = Bonus de ville restants : { $cities }.
table-houses = Bonus de maison noble restants : { $houses }.
table-deal = Mise en place : on va distribuer les cartes.
table-draw = { $who ->
    [you] Vous devez piocher.
   *[other] { $seat } doit piocher.
}
table-play = { $who ->
    [you] Vous pouvez revendiquer des nobles ou terminer votre tour.
   *[other] { $seat } peut revendiquer des nobles ou terminer son tour.
}
table-pay = { $who ->
    [you] Vous payez { $noble }.
   *[other] { $seat } paie { $noble }.
}
table-staged = Cartes déjà posées : { $cards }.
table-discard = { $who ->
    [you] Vous devez défausser pour revenir à la limite de main.
   *[other] { $seat } doit défausser pour revenir à la limite de main.
}
table-shuffle = On va mélanger la défausse pour former une nouvelle pioche.
table-over = La partie est terminée.

label-draw-deck = piocher une carte Pays
label-draw-row = prendre la carte visible { $card }
label-draw-intrigue = piocher une carte Intrigue
label-claim = revendiquer { $noble } pour { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
label-usurp = évincer { $owner_seat } : { $noble }, pour { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et { $plots ->
    [one] { $plots } intrigue
   *[other] { $plots } intrigues
}
label-end = terminer le tour
label-pay = payer avec une carte { $card }
label-done = valider le paiement
label-discard = défausser une carte { $card }

line-turned = Nouvelle carte visible : { $card }.
line-drew = { $who ->
    [you] Vous piochez une carte Pays.
   *[other] { $seat } pioche une carte Pays.
}
line-drew-you = { $who ->
    [you] Vous piochez une carte { $card }.
   *[other] { $seat } pioche une carte { $card }.
}
line-took = { $who ->
    [you] Vous prenez la carte visible { $card }.
   *[other] { $seat } prend la carte visible { $card }.
}
line-schemed = { $who ->
    [you] Vous piochez une carte Intrigue.
   *[other] { $seat } pioche une carte Intrigue.
}
line-schemed-you = { $who ->
    [you] Vous piochez une carte { $card }.
   *[other] { $seat } pioche une carte { $card }.
}
line-shuffled-country = La pioche Pays est épuisée : { $cards ->
    [one] { $cards } carte défaussée en forme
   *[other] { $cards } cartes défaussées en forment
} une nouvelle, et la période se termine à la fin de ce tour.
line-shuffled-intrigue = La pioche Intrigue est renouvelée avec { $cards ->
    [one] { $cards } carte défaussée.
   *[other] { $cards } cartes défaussées.
}
line-plotted = { $who ->
    [you] Vous jouez une carte { $card }.
   *[other] { $seat } joue une carte { $card }.
}
line-paid = { $who ->
    [you] Vous payez avec { $cards }.
   *[other] { $seat } paie avec { $cards }.
}
line-claimed = { $who ->
    [you] Vous revendiquez { $noble }.
   *[other] { $seat } revendique { $noble }.
}
line-usurped = { $who ->
    [you] Vous évincez { $loser_seat } et prenez { $noble } ; le cube évincé va à la cathédrale.
   *[other] { $loser_who ->
            [you] { $seat } vous évince et prend { $noble } ; votre cube va à la cathédrale.
           *[other] { $seat } évince { $loser_seat } et prend { $noble } ; le cube évincé va à la cathédrale.
        }
}
line-city = { $who ->
    [you] Vous prenez le bonus de ville ({ $city }) : { points }.
   *[other] { $seat } prend le bonus de ville ({ $city }) : { points }.
}
line-country = { $who ->
    [you] Vous avez un cube dans chaque ville { $country_of } et prenez un bonus de pays : { points }.
   *[other] { $seat } a un cube dans chaque ville { $country_of } et prend un bonus de pays : { points }.
}
line-house = { $who ->
    [you] Vous avez un cube sur chaque titre et prenez un bonus de maison noble : { points }.
   *[other] { $seat } a un cube sur chaque titre et prend un bonus de maison noble : { points }.
}
line-discarded = { $who ->
    [you] Vous défaussez une carte { $card }.
   *[other] { $seat } défausse une carte { $card }.
}
line-ended = { $who ->
    [you] Vous terminez votre tour.
   *[other] { $seat } termine son tour.
}
line-period = Décompte de la période { $year }.
line-majority = { $who ->
    [you] { $country } : vous êtes { $place ->
            [one] en tête
           *[other] deuxième
        } et prenez { points }.
   *[other] { $country } : { $seat } est { $place ->
            [one] en tête
           *[other] deuxième
        } et prend { points }.
}
line-title = { $who ->
    [you] Vous avez le plus de cubes sur « { $title } » et prenez { points }.
   *[other] { $seat } a le plus de cubes sur « { $title } » et prend { points }.
}
line-title-half = { $who ->
    [you] Vous partagez le marqueur « { $title } » et prenez { points }.
   *[other] { $seat } partage le marqueur « { $title } » et prend { points }.
}
line-title-lost = Personne ne prend le marqueur « { $title } ».
line-over = La partie est terminée après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.

sheet-city = bonus de ville : { $city }
sheet-country = bonus de pays : { $country }
sheet-house = bonus de maison noble
sheet-majority = { $place ->
    [one] 1re place
   *[other] 2e place
}, { $country }, { $year }
sheet-title = marqueur de titre : { $title }
sheet-title-half = demi-marqueur de titre : { $title }

why-not-dealt = Les cartes ne sont pas encore distribuées.
why-over = La partie est terminée.
why-shuffle = On est en train de mélanger la défausse.
why-not-your-turn = C’est à { $seat } de jouer.
why-draw-first = Piochez d’abord toutes vos cartes : c’est obligatoire.
why-draw-done = Vous avez pioché toutes les cartes de ce tour.
why-row = Il n’y a pas de carte { $card } visible.
why-intrigue = Une carte Intrigue se pioche avec une seule carte Pays, et jamais au premier tour.
why-own = Vous contrôlez déjà { $noble }.
why-cards = Pour { $noble }, il faut { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} { $country } ; même avec des jokers, vous n’en avez pas assez.
why-plots = Pour prendre { $noble } à un adversaire, il faut { $plots ->
    [one] { $plots } carte Intrigue
   *[other] { $plots } cartes Intrigue
} ({ $country }) ; même avec des jokers, vous n’en avez pas assez.
why-no-claim = Choisissez d’abord le noble à revendiquer.
why-pay-first = Payez d’abord { $noble }.
why-not-enough = Le paiement n’est pas complet.
why-no-card = Vous n’avez pas de carte { $card }.
why-order = Les cartes se posent dans l’ordre des pays ; une carte { $card } est déjà posée.
why-no-fit = Avec une carte { $card }, le paiement ne pourrait pas tomber juste.
why-discard-first = Défaussez d’abord : 12 cartes Pays et 4 cartes Intrigue au plus.
why-no-discard = On ne défausse qu’à la fin du tour, si l’on dépasse une limite.

prompt-deal = Distribution des cartes…
prompt-shuffle = On mélange la défausse pour former une nouvelle pioche.
prompt-over = La partie est terminée.
prompt-you-draw = À vous : prenez { $cards ->
    [one] { $cards } carte Pays, visible ou de la pioche
   *[other] { $cards } cartes Pays, visibles ou de la pioche
}.
prompt-you-draw-any = À vous : prenez trois cartes Pays, ou une carte Pays et une carte Intrigue.
prompt-you-draw-either = À vous : prenez encore { $cards ->
    [one] { $cards } carte Pays
   *[other] { $cards } cartes Pays
}, ou une carte Intrigue.
prompt-you-play = À vous : revendiquez { $nobles ->
    [one] un noble (1 à votre portée)
   *[other] des nobles ({ $nobles } à votre portée)
} ou terminez votre tour.
prompt-you-end = À vous : vous ne pouvez payer aucun noble ; terminez votre tour.
prompt-you-pay = À vous : choisissez les cartes pour payer { $noble }.
prompt-you-discard = À vous : défaussez { $cards ->
    [one] { $cards } carte Pays
   *[other] { $cards } cartes Pays
} ; vous pouvez en garder 12.
prompt-you-discard-plots = À vous : défaussez { $plots ->
    [one] { $plots } carte Intrigue
   *[other] { $plots } cartes Intrigue
} ; vous pouvez en garder 4.
prompt-other-draw = { $seat } pioche.
prompt-other-play = { $seat } peut revendiquer des nobles, puis termine son tour.
prompt-other-pay = { $seat } paie { $noble }.
prompt-other-discard = { $seat } défausse pour revenir à la limite de main.

sheet-majority-now = { $place ->
    [one] 1re place
   *[other] 2e place
}, { $country }, si la période { $year } était décomptée maintenant
sheet-title-now = le plus de cubes sur « { $title } », si la partie finissait maintenant
sheet-title-half-now = égalité sur « { $title } », si la partie finissait maintenant

period-name = Période { $year }
about-country-card = Ces cartes paient les nobles du pays. Trois cartes Pays quelconques forment un joker : une carte de n’importe quel pays.
about-country-cards = { $cards } cartes dans la boîte ; à moins de cinq joueurs, on en retire quelques-unes.
about-country-bonus = Bonus de pays pour un cube dans chacune des { $cities } villes : { $first } points au premier joueur qui y parvient, { $second } au deuxième.
about-country-period = { $year } : { $first } points pour la plus grande influence, { $second } pour la deuxième.
about-intrigue = Nécessaire, en plus des cartes Pays, pour évincer un adversaire d’un noble ({ $country } ou { $other }).
about-intrigue-joker = Deux cartes Intrigue quelconques forment un joker : une carte Intrigue au choix. Il y en a { $copies } par paire de pays.
about-title-cost = Coût : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} du pays du noble.
about-title-influence = Influence dans ce pays tant que vous y avez votre cube : { $influence }.
about-title-plots = Pour évincer un adversaire, en plus : { $plots ->
    [one] { $plots } carte Intrigue
   *[other] { $plots } cartes Intrigue
} de ce pays.
about-title-marker = Marqueur « { $title } » en fin de partie : { $full } points au joueur qui y a le plus de cubes ; à deux à égalité, { $half } chacun.
about-title-count = { $nobles } nobles du plateau portent ce titre.
about-city-country = Pays : { $country }.
about-city-nobles = Nobles ici : { $nobles }.
about-city-bonus = Bonus de ville au premier joueur qui revendique un noble ici : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
about-city-cathedral = Quand un joueur est évincé, son cube va à la cathédrale. Il n’y donne plus d’influence, mais compte toujours pour le bonus de pays.
about-period = À la fin d’une période, les deux joueurs les plus influents de chaque pays prennent ses marqueurs.
about-period-end = La période finit quand la pioche Pays est épuisée ; on la décompte à la fin de ce tour.
about-period-last = La dernière période : la pioche épuisée, on finit le tour de table, puis on décompte la période et les titres.
about-period-country = { $country } : { $first } points pour la première place, { $second } pour la deuxième.
about-house = Un cube sur chacun des sept marqueurs de titre : le plus haut bonus de maison noble restant, un seul par joueur.
about-house-seats = À { $seats } joueurs : { $values }.
about-reconstructed-value = * Ce chiffre est supposé : nous n’avons pas pu lire l’original. Il est choisi pour que le jeu reste équilibré.
about-reconstructed-place = * La ville de ce noble est supposée : le plateau imprimé n’était pas lisible à cet endroit.
about-reconstructed-city = * Cette ville est supposée : le plateau imprimé n’était pas lisible à cet endroit.

board-map = Carte de l’Europe occidentale
board-seats = Joueurs
board-seat = { $seat }{ $who ->
    [you] {" "}(vous)
   *[other] {""}
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte Pays
   *[other] { $cards } cartes Pays
}, { $plots ->
    [one] { $plots } carte Intrigue
   *[other] { $plots } cartes Intrigue
}.
board-market = Cartes visibles et pioches
# --- what one is about to do
board-doing-claim = { $noble } : choisissez les cartes à payer, puis confirmez.
# --- great moments
scene-period = Décompte de la période
scene-titles = Attribution des titres
board-hand = Vos cartes
board-known = Cartes connues de tous
board-rest = Ce qui reste
board-rest-unseen = Non vues
board-rest-discarded = Défaussées
board-rest-all = Au total
board-rest-words = Non vues : les cartes des pioches et celles que les autres ont piochées à l’aveugle.
board-hand-size = En main : { $cards ->
    [one] { $cards } carte Pays
   *[other] { $cards } cartes Pays
}, { $plots ->
    [one] { $plots } carte Intrigue
   *[other] { $plots } cartes Intrigue
}.
board-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en l’état actuel, si la partie finissait maintenant.
# --- scored, and what would be scored
board-if-now = actuel : { $points }
board-noble-worth = { $points ->
    [one] Rapporterait { $points } point si la partie finissait maintenant.
   *[other] Rapporterait { $points } points si la partie finissait maintenant.
}
board-hand-of = Cartes : { $seat }
board-hands = Les cartes de tous
board-no-points = Pas encore de points
board-turn = { $who ->
    [you] C’est votre tour.
   *[other] C’est son tour.
}
board-nobody = personne
board-close = Fermer
board-cancel = Annuler
board-countries = Pays : influence et marqueurs
board-country = Pays
board-influence = Influence
board-all-cities = Toutes les villes
board-titles = Échelle des titres
board-title = Titre
board-cost = Coût
board-cubes = Cubes
board-at-the-end = À la fin
board-house = Les sept titres
board-open-country = { $country } : voir les villes. Influence : { $standing }.
board-open-titles = Titres : voir toute l’échelle
board-to-map = Retour à la carte
board-look = En savoir plus : { $what }
board-city-bonus = Bonus de ville : { points }, à prendre.
board-city-taken = { $who ->
    [you] Vous avez pris le bonus de ville.
   *[other] Bonus de ville pris par { $seat }.
}
board-cathedral = Dans la cathédrale : { $cubes }.
board-noble-free = { $noble_cap }, libre. Coût : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; influence : { $influence }.
board-noble-held = { $noble_cap }, place occupée par { $who ->
    [you] vous
   *[other] { $seat }
}. Coût : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; influence : { $influence }.
board-noble-claim = Revendication possible.
board-noble-usurp = Éviction possible.
board-period = Période { $number } sur 3
board-period-short = { $number } / 3
board-period-ends = Décompte après ce tour
board-last-round = Dernier tour de table
board-row-card = Prendre la carte visible { $card }
board-deck = Piocher à l’aveugle une carte Pays : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-plots = Piocher une carte Intrigue : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-stack = { $card } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main. Voir en grand.
board-end = Fin du tour
board-claim = Revendiquer { $noble }
board-usurp = Évincer { $seat } : { $noble }
board-do-claim = Revendiquer
board-do-usurp = Évincer
board-gain-city = bonus de ville
board-gain-country = bonus de pays
board-gain-house = bonus de maison noble
board-gain-influence = influence ({ $country })
board-gain-cube = cube sur « { $title } »
board-gain-now = points si la partie finissait maintenant
board-price = { $cards } × { $country }
board-price-plots = { $plots ->
    [one] { $plots } carte Intrigue
   *[other] { $plots } cartes Intrigue
} ({ $country })
board-pay-exact = complet
board-pay-jokers = complet, avec { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}
board-pay-missing = il manque { $missing }
board-pay-over = ne tombe pas juste
board-less = Une carte de moins : { $card }
board-more = Une carte de plus : { $card }
board-chosen-of = { $card } : { $count } sur { $most }
board-discard = Choisissez les cartes à défausser
board-discard-cards = Cartes Pays encore à choisir : { $cards }.
board-discard-plots = Cartes Intrigue encore à choisir : { $plots }.
board-do-discard = Défausser
board-letter-france = F
board-letter-german-states = A
board-letter-britain = G
board-letter-spain = E

# --- titres des règles
section-RY-1 = Le matériel
section-RY-4 = Votre tour : piocher
section-RY-6 = Revendiquer et prendre
section-RY-11 = Défausse et fin du tour
section-RY-13 = Les bonus
section-RY-16 = Périodes et influence
section-RY-20 = La fin
section-RY-22 = Qui sait quoi

rules-RY-1 = Le plateau est une carte de l’Europe occidentale avec quatre pays : la France, les États allemands, la Grande-Bretagne et l’Espagne. Dans leurs 16 villes vivent 29 nobles, un ou deux par ville. Chaque noble porte l’un de sept titres, du plus bas au plus haut : maréchal, baron, comtesse, duc, cardinal, princesse, roi. Le titre dit ce que coûte le noble, d’une carte de son pays pour un maréchal à huit pour un roi, et combien d’influence il donne dans ce pays au joueur qui le contrôle.
rules-RY-2 = Les points viennent des marqueurs. Il y a un bonus par ville ; deux par pays, un plus élevé que l’autre ; des bonus de maison noble de 16, 12 et 8 à quatre ou cinq joueurs, 12 et 8 à trois joueurs, 8 à deux joueurs ; un premier et un second marqueur par pays dans chacune des trois périodes ; et un marqueur par titre, gagné en entier par un joueur ou partagé à parts égales entre deux.
rules-RY-3 = La pioche Pays compte 31 cartes France, 26 États allemands, 25 Grande-Bretagne et 20 Espagne. À moins de cinq joueurs, on en remet dans la boîte, dans cet ordre : 7, 6, 6 et 5 à deux joueurs, 6, 5, 5 et 4 à trois joueurs, 5, 4, 4 et 3 à quatre joueurs. La pioche Intrigue compte 24 cartes, quatre pour chaque paire de pays. On mélange les deux pioches et on pose trois cartes Pays (quatre avec l’option) face visible à côté de la pioche.
rules-RY-4 = On joue de deux à cinq. Le premier joueur commence, et l’on joue dans le sens horaire. Un tour a trois parties, toujours dans cet ordre : piocher, jouer des cartes, finir le tour. Chacun a autant de cubes de sa couleur qu’il lui en faut.
rules-RY-5 = Piocher est obligatoire. À votre premier tour, vous ne prenez que des cartes Pays, d’autant plus que vous jouez tard dans le premier tour : une et deux cartes à deux joueurs ; une, une, deux à trois joueurs ; une, une, deux, deux à quatre joueurs ; une, une, deux, deux, trois à cinq joueurs. À chaque tour suivant, prenez soit trois cartes Pays, soit une carte Pays et une carte Intrigue dans l’ordre voulu. Inutile d’annoncer votre choix : après une carte Pays, vous pouvez encore prendre une carte Intrigue ou deux autres cartes Pays ; après une carte Intrigue, il faut exactement une carte Pays. Une carte Pays se prend parmi les cartes visibles ou à l’aveugle dans la pioche, une par une, et vous la regardez avant le choix suivant. Les cartes visibles ne sont pas complétées entre-temps. Une carte Intrigue se pioche toujours à l’aveugle.
rules-RY-6 = Après avoir pioché, vous pouvez revendiquer des nobles : aucun, un, ou autant que vous pouvez en payer, dans n’importe quel ordre. Vous pouvez aussi garder vos cartes pour plus tard.
rules-RY-7 = Pour revendiquer un noble que personne ne contrôle, payez autant de cartes de son pays que coûte son titre. Le baron de Dijon, par exemple, coûte deux cartes France.
rules-RY-8 = Vous pouvez évincer un adversaire d’un noble : payez les mêmes cartes Pays et, en même temps, une carte Intrigue de ce pays, deux pour un roi. On ne s’évince pas soi-même. Le cube évincé va à la cathédrale de la ville et y reste pour toujours à son propriétaire : il ne donne plus d’influence, mais compte encore pour le bonus de pays. Une cathédrale reçoit autant de cubes qu’il en vient. Les cubes sur les marqueurs de titre ne bougent jamais.
rules-RY-9 = Jokers : trois cartes Pays quelconques valent ensemble une carte du pays voulu, deux cartes Intrigue quelconques une carte Intrigue au choix. On peut employer plusieurs jokers dans un paiement, même sans nécessité, et des cartes du bon pays peuvent en faire partie. On ne surpaie pas : chaque carte posée doit compter, seule ou dans un joker. Un coût de 4 se paie donc avec quatre cartes du pays, ou trois et un joker (six cartes), ou deux et deux jokers (huit cartes), et ainsi de suite.
rules-RY-10 = Après une revendication, posez un de vos cubes sur le noble : vous le contrôlez et avez son influence. Posez-en un autre sur le marqueur de son titre : il y reste jusqu’à la fin de la partie, même si un adversaire vous évince.
rules-RY-11 = Les cartes payées ou défaussées vont sur deux défausses visibles de tous : l’une pour les pays, l’autre pour l’intrigue. Si la pioche Intrigue est vide quand quelqu’un y pioche, sa défausse est mélangée et devient la nouvelle pioche.
rules-RY-12 = À la fin de votre tour, vous pouvez garder 12 cartes Pays et 4 cartes Intrigue ; défaussez le reste, à votre choix. Pendant le tour il n’y a pas de limite. Puis les cartes visibles sont complétées avec la pioche, et si une période est finie, on la décompte. On complète aussi après le dernier tour de la partie.
rules-RY-13 = Bonus de ville : le premier joueur qui revendique un noble dans une ville prend aussitôt son marqueur. Les suivants ne reçoivent rien pour la ville.
rules-RY-14 = Bonus de pays : dès que vous avez un cube dans chaque ville d’un pays, sur un noble ou dans la cathédrale, prenez le plus haut bonus qui reste. On en prend au plus un par pays ; si les deux sont pris, il n’y en a plus.
rules-RY-15 = Bonus de maison noble : dès que vous avez un cube sur chacun des sept marqueurs de titre, prenez le plus haut bonus de maison noble qui reste. On en prend au plus un ; s’ils sont tous pris, il n’y en a plus.
rules-RY-16 = Il y a trois périodes. Une période finit quand la dernière carte quitte la pioche Pays, en piochant ou en complétant les cartes visibles, même si cette carte les complète exactement. Aussitôt, la défausse Pays est mélangée en une nouvelle pioche, et le tour continue normalement. À la fin de ce tour, on décompte la période, et le joueur suivant joue dans la nouvelle période.
rules-RY-17 = Dans la troisième période on finit d’abord le tour de table : on joue encore jusqu’au dernier joueur, afin que tous aient joué autant de tours. Puis on décompte la période et la partie s’arrête.
rules-RY-18 = Une période se décompte pays par pays. Votre influence y est la somme de celle des nobles que vous contrôlez à ce moment ; les cubes des cathédrales ne comptent pas. Le joueur le plus influent prend le premier marqueur de la période, le suivant le second. Sans influence, pas de marqueur : si un seul joueur en a, le second marqueur ne va à personne.
rules-RY-19 = À égalité d’influence dans un pays, on compare les meilleurs nobles qu’on y contrôle : le titre le plus cher l’emporte ; à titres égaux, la ville au plus haut bonus imprimé, que son marqueur y soit encore ou non. Si c’est encore égal, on compare de même les nobles suivants, et enfin celui qui joue le premier dans le tour l’emporte.
rules-RY-20 = À la fin de la partie, chaque marqueur de titre, du maréchal au roi, va au joueur qui y a le plus de cubes. Si exactement deux joueurs sont à égalité, chacun prend la moitié de la valeur. À trois joueurs ou plus à égalité, ou sans aucun cube, il ne va à personne.
rules-RY-21 = Votre score est la somme de tous vos marqueurs, et le plus haut score gagne. À égalité, le marqueur le plus élevé décide, puis le suivant, et ainsi de suite ; si tout est égal, la place est partagée. Les autres places se décident de même.
rules-RY-22 = Chacun voit le plateau, tous les marqueurs et qui les a, les cartes visibles, les défausses, la taille des mains, d’où chaque carte a été piochée, quelles cartes ont été prises face visible, payées ou défaussées, et de quelles cartes, mais non dans quel ordre, se compose une nouvelle pioche. Les cartes piochées à l’aveugle et l’ordre des pioches sont secrets. Les cartes prises face visible et pas encore jouées sont montrées comme connues.
