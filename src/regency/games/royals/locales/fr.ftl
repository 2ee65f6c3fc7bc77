game-name = Royals
game-summary = Des maisons nobles revendiquent et usurpent les titres d’Europe, ville après ville, en trois périodes.

country-france = France
country-german-states = États allemands
country-britain = Grande-Bretagne
country-spain = Espagne

title-marshal = maréchal
title-baron = baron
title-countess = comtesse
title-duke = duc
title-cardinal = cardinal
title-princess = princesse
title-king = roi

city-paris = Paris
city-marseille = Marseille
city-dijon = Dijon
city-bordeaux = Bordeaux
city-nantes = Nantes
city-vienna = Vienne
city-cologne = Cologne
city-munich = Munich
city-berlin = Berlin
city-london = Londres
city-edinburgh = Édimbourg
city-plymouth = Plymouth
city-madrid = Madrid
city-seville = Séville
city-barcelona = Barcelone
city-valencia = Valence

card-france = France
card-german-states = États allemands
card-britain = Grande-Bretagne
card-spain = Espagne
card-france-german-states = intrigue France–États allemands
card-france-britain = intrigue France–Grande-Bretagne
card-france-spain = intrigue France–Espagne
card-german-states-britain = intrigue États allemands–Grande-Bretagne
card-german-states-spain = intrigue États allemands–Espagne
card-britain-spain = intrigue Grande-Bretagne–Espagne
card-hidden = une carte cachée
cards-of = { $count } × { $card }
noble = { $city } ({ $title })
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
city-points = { $city } ({ $points })
title-cubes = { $title } { $cubes }
seat-influence = { $seat } { $influence }

table-period = Période { $number } sur 3 ({ $year }). { $cards ->
    [one] { $cards } carte dans la pioche des pays.
   *[other] { $cards } cartes dans la pioche des pays.
}
table-last-round = La pioche de la dernière période est épuisée : ce tour de table est le dernier.
table-row = Cartes visibles : { $cards }.
table-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte de pays
   *[other] { $cards } cartes de pays
}, { $plots ->
    [one] { $plots } carte d’intrigue
   *[other] { $plots } cartes d’intrigue
}.
table-hand = Votre main : { $cards }.
table-known = Connu dans la main de { $seat } : { $cards }.
table-nobles = { $seat } tient : { $nobles }.
table-cathedrals = { $seat } a des cubes dans les cathédrales de : { $cities }.
table-titles = { $seat } a des cubes sur les marqueurs de titre : { $titles }.
table-free = Libres, { $country } : { $nobles }.
table-influence = Influence, { $country } : { $seats }.
table-country-bonus = Bonus de pays restants, { $country } : { $bonuses }.
table-cities = Bonus de ville restants : { $cities }.
table-houses = Bonus de maison noble restants : { $houses }.
table-deal = Les cartes vont être distribuées.
table-draw = { $seat } doit piocher.
table-play = { $seat } peut revendiquer des nobles, ou termine son tour.
table-pay = { $seat } paie pour { $noble }.
table-staged = Déjà posé : { $cards }.
table-discard = { $seat } doit défausser jusqu’aux limites de main.
table-shuffle = La défausse va être mélangée pour former une nouvelle pioche.
table-over = La partie est terminée.
table-reconstructed = Certaines villes, places de nobles et valeurs de points sont une reconstitution : le plateau imprimé n’a pas pu être lu.

label-draw-deck = piocher une carte de pays
label-draw-row = prendre la carte visible { $card }
label-draw-intrigue = piocher une carte d’intrigue
label-claim = revendiquer { $noble } pour { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
label-usurp = usurper { $noble } à { $owner_seat } pour { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et { $plots ->
    [one] { $plots } intrigue
   *[other] { $plots } intrigues
}
label-end = terminer le tour
label-pay = payer { $card }
label-done = le paiement est complet
label-discard = défausser { $card }

line-turned = { $card } est retournée face visible.
line-drew = { $seat } pioche une carte de pays.
line-drew-you = { $seat } pioche { $card }.
line-took = { $seat } prend la carte visible { $card }.
line-schemed = { $seat } pioche une carte d’intrigue.
line-schemed-you = { $seat } pioche { $card }.
line-shuffled-country = La pioche des pays est épuisée : { $cards } cartes défaussées en forment une nouvelle, et la période finit avec ce tour.
line-shuffled-intrigue = La pioche d’intrigue est renouvelée avec { $cards ->
    [one] { $cards } carte défaussée.
   *[other] { $cards } cartes défaussées.
}
line-plotted = { $seat } joue { $card }.
line-paid = { $seat } paie { $cards }.
line-claimed = { $seat } revendique { $noble }.
line-usurped = { $seat } usurpe { $noble } ; le cube de { $loser_seat } va à la cathédrale.
line-city = { $seat } prend le bonus de ville de { $city } : { $points }.
line-country = { $seat } a un cube dans chaque ville ({ $country }) et prend un bonus de pays : { $points }.
line-house = { $seat } a un cube sur chaque titre et prend un bonus de maison noble : { $points }.
line-discarded = { $seat } défausse { $card }.
line-ended = { $seat } termine son tour.
line-period = Décompte de la période { $year }.
line-majority = { $country } : { $place ->
    [one] première place
   *[other] deuxième place
} pour { $seat }, { $points }.
line-title = { $seat } a le plus de cubes sur le titre { $title } et prend { $points }.
line-title-half = { $seat } partage le titre { $title } et prend { $points }.
line-title-lost = Personne ne prend le marqueur du titre { $title }.
line-over = La partie est terminée après { $turns } tours.

sheet-city = bonus de ville : { $city }
sheet-country = bonus de pays : { $country }
sheet-house = bonus de maison noble
sheet-majority = { $place ->
    [one] première place
   *[other] deuxième place
}, { $country }, { $year }
sheet-title = marqueur de titre : { $title }
sheet-title-half = demi-marqueur de titre : { $title }

why-not-dealt = Les cartes ne sont pas encore distribuées.
why-over = La partie est terminée.
why-shuffle = La défausse est en train d’être mélangée.
why-not-your-turn = C’est au tour de { $seat }.
why-draw-first = Piochez d’abord toutes vos cartes ; on ne peut pas y renoncer.
why-draw-done = Vous avez pioché toutes les cartes de ce tour.
why-row = Il n’y a pas de carte { $card } visible.
why-intrigue = Une carte d’intrigue va seulement avec une unique carte de pays, et jamais au premier tour.
why-own = Vous tenez déjà { $noble }.
why-cards = Pour { $noble } il faut { $cards } cartes ({ $country }) ; même avec des jokers les vôtres ne suffisent pas.
why-plots = Pour usurper { $noble } il faut { $plots } intrigue(s) montrant { $country } ; même avec des jokers les vôtres ne suffisent pas.
why-no-claim = Choisissez d’abord un noble : on paie pour une revendication.
why-pay-first = Terminez d’abord le paiement pour { $noble }.
why-not-enough = Le paiement n’est pas complet.
why-no-card = Vous n’avez pas de carte { $card }.
why-order = Les cartes se posent dans l’ordre des pays ; { $card } est déjà posée.
why-no-fit = Avec { $card } le paiement ne pourrait pas tomber juste.
why-discard-first = Défaussez jusqu’aux limites : 12 cartes de pays et 4 cartes d’intrigue.
why-no-discard = On ne défausse qu’à la fin du tour, au-dessus d’une limite.

prompt-deal = Les cartes sont distribuées.
prompt-shuffle = La défausse est mélangée pour former une nouvelle pioche.
prompt-over = La partie est terminée.
prompt-you-draw = À vous : prenez { $cards ->
    [one] { $cards } carte de pays
   *[other] { $cards } cartes de pays
}, face visible ou à l’aveugle.
prompt-you-draw-any = À vous : prenez trois cartes de pays, ou une carte de pays et une carte d’intrigue.
prompt-you-draw-either = À vous : prenez encore { $cards } cartes de pays, ou une carte d’intrigue.
prompt-you-play = À vous : revendiquez { $nobles ->
    [one] un noble (vous pouvez en payer { $nobles })
   *[other] des nobles (vous pouvez en payer { $nobles })
}, ou terminez le tour.
prompt-you-end = À vous : vos cartes ne paient aucun noble ; terminez le tour.
prompt-you-pay = À vous : choisissez les cartes qui paient { $noble }.
prompt-you-discard = À vous : défaussez { $cards ->
    [one] { $cards } carte de pays
   *[other] { $cards } cartes de pays
} ; vous pouvez en garder 12.
prompt-you-discard-plots = À vous : défaussez { $plots ->
    [one] { $plots } carte d’intrigue
   *[other] { $plots } cartes d’intrigue
} ; vous pouvez en garder 4.
prompt-other-draw = { $seat } pioche.
prompt-other-play = { $seat } peut revendiquer des nobles, puis termine son tour.
prompt-other-pay = { $seat } paie pour { $noble }.
prompt-other-discard = { $seat } défausse jusqu’aux limites.

sheet-majority-now = { $place ->
    [one] première place
   *[other] deuxième place
}, { $country }, si { $year } était décompté maintenant
sheet-title-now = le plus de cubes sur { $title }, si la partie finissait maintenant
sheet-title-half-now = égalité sur { $title }, si la partie finissait maintenant

period-name = Période { $year }
about-country-card = Ses cartes paient ses nobles. Trois cartes de pays quelconques valent ensemble une carte de n’importe quel pays.
about-country-cards = { $cards } cartes dans la boîte ; à moins de cinq, on en retire quelques-unes.
about-country-bonus = Bonus de pays pour un cube dans chacune des { $cities } villes : { $first } points au premier qui y parvient, { $second } au deuxième.
about-country-period = { $year } : { $first } points pour la plus grande influence, { $second } pour la deuxième.
about-intrigue = Nécessaire, avec les cartes de pays, pour usurper un noble ({ $country } ou { $other }) à quelqu’un d’autre.
about-intrigue-joker = Deux cartes d’intrigue quelconques valent ensemble une carte d’intrigue au choix. Il y en a { $copies } de chaque paire de pays.
about-title-cost = Coût : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} du pays du noble.
about-title-influence = Influence dans ce pays tant que vous le tenez : { $influence }.
about-title-plots = Pour l’usurper, en plus : { $plots ->
    [one] { $plots } carte d’intrigue
   *[other] { $plots } cartes d’intrigue
} montrant le pays.
about-title-marker = Marqueur de titre « { $title } » à la fin de la partie : { $full } points pour le plus de cubes ; deux ex æquo prennent { $half } chacun.
about-title-count = { $nobles } nobles du plateau portent ce titre.
about-city-country = Pays : { $country }.
about-city-nobles = Nobles ici : { $nobles }.
about-city-bonus = Bonus de ville au premier qui revendique un noble ici : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
about-city-cathedral = Quand un noble est usurpé, le cube battu va à la cathédrale. Il n’y donne pas d’influence, mais compte toujours pour le bonus de pays.
about-period = À la fin d’une période, la première et la deuxième influence de chaque pays prennent ses marqueurs.
about-period-end = La période finit quand la pioche des pays est épuisée ; on la décompte à la fin de ce tour.
about-period-last = La dernière période : la pioche épuisée, on finit le tour de table, puis on décompte la période et les titres.
about-period-country = { $country } : { $first } points pour la première place, { $second } pour la deuxième.
about-house = Pour un cube sur les sept marqueurs de titre : le plus haut bonus de maison noble restant, un seul chacun.
about-house-seats = À { $seats } : { $values }.
about-reconstructed-value = * Un chiffre est ici une reconstitution : l’imprimé n’a pas pu être lu. Il est choisi pour que la partie soit bonne.
about-reconstructed-place = * La présence de ce noble dans cette ville est une reconstitution : le plateau imprimé n’a pas pu être lu à cet endroit.
about-reconstructed-city = * La présence de cette ville sur le plateau est une reconstitution : le plateau imprimé n’a pas pu être lu à cet endroit.

board-map = Carte de l’Europe occidentale
board-seats = Places
board-market = Cartes visibles et pioches
board-hand = Vos cartes
board-known = Cartes connues de tous
board-hand-size = En main : { $cards ->
    [one] { $cards } carte de pays
   *[other] { $cards } cartes de pays
}, { $plots ->
    [one] { $plots } carte d’intrigue
   *[other] { $plots } cartes d’intrigue
}.
board-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
} si la partie finissait maintenant.
board-no-points = Pas encore de points
board-turn = C’est son tour.
board-nobody = personne
board-close = Fermer
board-cancel = Annuler
board-countries = Pays : influence et marqueurs
board-country = Pays
board-influence = Influence
board-all-cities = Toutes villes
board-titles = L’échelle des titres
board-title = Titre
board-cost = Coût
board-cubes = Cubes
board-at-the-end = À la fin
board-house = Les sept titres
board-open-country = { $country } : montrer ses villes. Influence : { $standing }.
board-open-titles = Titres : montrer toute l’échelle
board-to-map = Retour à la carte
board-look = En savoir plus : { $what }
board-city-bonus = Bonus de ville { $points }, encore à prendre.
board-city-taken = Bonus de ville pris par { $seat }.
board-cathedral = Dans la cathédrale : { $cubes }.
board-noble-free = { $noble }, libre. Coût { $cards }, influence { $influence }.
board-noble-held = { $noble }, tenu par { $seat }. Coût { $cards }, influence { $influence }.
board-noble-claim = Vous pouvez le revendiquer.
board-noble-usurp = Vous pouvez l’usurper.
board-marked = Place reconstituée.
board-reconstructed = Chiffre ou place reconstitués
board-period = Période { $number } sur 3
board-period-ends = Décompte après ce tour
board-last-round = Dernier tour
board-row-card = Prendre la carte visible { $card }
board-deck = Piocher à l’aveugle une carte de pays : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-plots = Piocher une carte d’intrigue : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-stack = { $card } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main. Voir de près.
board-end = Fin du tour
board-claim = Revendiquer : { $noble }
board-usurp = Usurper : { $noble }, à { $seat }
board-do-claim = Revendiquer
board-do-usurp = Usurper
board-gain-city = bonus de ville
board-gain-country = bonus de pays
board-gain-house = bonus de maison noble
board-gain-influence = influence ({ $country })
board-gain-cube = cube sur le titre { $title }
board-gain-now = points si la partie finissait maintenant
board-price = { $cards } × { $country }
board-price-plots = { $plots ->
    [one] { $plots } carte d’intrigue
   *[other] { $plots } cartes d’intrigue
} montrant { $country }
board-pay-exact = payé
board-pay-jokers = { $jokers ->
    [one] payé, avec { $jokers } joker
   *[other] payé, avec { $jokers } jokers
}
board-pay-missing = il manque { $missing }
board-pay-over = ne tombe pas juste
board-less = Une carte de moins : { $card }
board-more = Une carte de plus : { $card }
board-chosen-of = { $card } : { $count } sur { $most }
board-discard = Choisissez quoi défausser
board-discard-cards = Cartes de pays encore à choisir : { $cards }.
board-discard-plots = Cartes d’intrigue encore à choisir : { $plots }.
board-do-discard = Défausser
board-letter-france = F
board-letter-german-states = A
board-letter-britain = B
board-letter-spain = E
board-letter-marshal = M
board-letter-baron = B
board-letter-countess = Co
board-letter-duke = D
board-letter-cardinal = Ca
board-letter-princess = P
board-letter-king = R

rules-RY-1 = Le plateau montre quatre pays avec 16 villes et 29 nobles, un ou deux par ville. Un noble porte l’un de sept titres : maréchal, baron, comtesse, duc, cardinal, princesse, roi. Le titre fixe son coût en cartes de pays et son influence.
rules-RY-2 = Marqueurs : un bonus par ville ; deux par pays ; des bonus de maison noble de 16, 12 et 8 à quatre ou cinq, 12 et 8 à trois, 8 à deux ; un premier et un second marqueur par pays et période ; et un par titre, entier ou en deux moitiés.
rules-RY-3 = La pioche des pays compte 31 cartes France, 26 États allemands, 25 Grande-Bretagne et 20 Espagne, moins quelques-unes retirées à moins de cinq. La pioche d’intrigue a quatre cartes pour chaque paire de pays. On mélange les deux et on retourne trois cartes de pays (quatre par option).
rules-RY-4 = De deux à cinq, on joue à tour de rôle vers la gauche, en commençant par la première place. Un tour : piocher, jouer, finir. Les cubes ne sont pas limités.
rules-RY-5 = Piocher est obligatoire. À votre premier tour, prenez le nombre de cartes de pays donné par le tableau. Ensuite, trois cartes de pays, ou une carte de pays et une carte d’intrigue dans l’ordre voulu. Chaque carte de pays est prise face visible ou à l’aveugle, une par une ; les cartes visibles ne sont pas complétées entre-temps. L’intrigue se pioche à l’aveugle.
rules-RY-6 = Vous pouvez ensuite revendiquer autant de nobles que vous voulez, dans n’importe quel ordre.
rules-RY-7 = Pour revendiquer un noble libre, payez autant de cartes de son pays que coûte son titre.
rules-RY-8 = Pour usurper un noble adverse, payez la même chose et en même temps une carte d’intrigue montrant le pays, deux pour un roi. Jamais votre propre noble. Le cube battu va à la cathédrale de la ville et reste à son propriétaire ; les cubes sur les titres ne bougent jamais.
rules-RY-9 = Trois cartes de pays quelconques valent une carte de pays au choix, deux cartes d’intrigue quelconques une carte d’intrigue au choix : même sans nécessité, et plusieurs fois dans un paiement. On ne surpaie pas : avec j jokers un coût c se paie avec exactement c + 2j cartes, dont au moins c − j du pays ; k intrigues avec exactement k + j cartes, dont au moins k − j le montrant.
rules-RY-10 = Après une revendication, placez un cube sur le noble et un sur le marqueur de son titre.
rules-RY-11 = Les cartes jouées ou défaussées vont sur deux défausses. Une pioche d’intrigue vide est renouvelée avec sa défausse quand quelqu’un y pioche.
rules-RY-12 = À la fin du tour il faut défausser, au choix, jusqu’à 12 cartes de pays et 4 d’intrigue ; pendant le tour il n’y a pas de limite. Puis les cartes visibles sont complétées, et une période finie est décomptée.
rules-RY-13 = Bonus de ville : à qui revendique le tout premier un noble de la ville.
rules-RY-14 = Bonus de pays : avec un cube sur un noble ou dans une cathédrale de chaque ville d’un pays, prenez le plus haut bonus restant, un seul par pays.
rules-RY-15 = Bonus de maison noble : avec un cube sur les sept titres, prenez le plus haut restant, un seul en tout.
rules-RY-16 = Une période finit quand la dernière carte quitte la pioche des pays, en piochant ou en complétant. Aussitôt la défausse mélangée forme une nouvelle pioche et le tour continue ; la période est décomptée à la fin de ce tour.
rules-RY-17 = Dans la troisième période on finit le tour de table, afin que chacun ait joué autant de tours ; puis on décompte et la partie s’arrête.
rules-RY-18 = Décompte d’une période, dans chaque pays : la plus grande influence des nobles tenus prend le premier marqueur, la suivante le second. Les cathédrales ne comptent pas ; sans influence, pas de marqueur.
rules-RY-19 = À égalité d’influence, le meilleur noble du pays l’emporte, par son coût, puis par le bonus imprimé de sa ville ; puis les nobles suivants, puis la place la plus basse.
rules-RY-20 = À la fin, chaque marqueur de titre va à qui y a le plus de cubes. Deux à égalité prennent chacun la moitié ; à trois ou plus, ou sans cube, personne ne le prend.
rules-RY-21 = Le score est la somme des marqueurs, et le plus haut gagne. À égalité, le marqueur le plus élevé, puis le suivant, et ainsi de suite ; si tout est égal la place est partagée.
rules-RY-22 = Chacun voit le plateau, les marqueurs, les cartes visibles, les défausses, la taille des mains, les cartes prises face visible, payées ou défaussées, et de quelles cartes se compose une nouvelle pioche. Les cartes piochées à l’aveugle et l’ordre des pioches sont secrets.
