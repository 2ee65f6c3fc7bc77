game-name = Royals
game-summary = Des maisons nobles revendiquent et usurpent les titres d’Europe, ville après ville, en trois périodes.

option-open_row = Combien de cartes de pays sont visibles ?
option-open_row-3 = Trois, comme imprimé
option-open_row-4 = Quatre : plus de choix
option-open_row-about = Tout le monde voit ces cartes et peut en prendre ; dans la pioche, on tire à l’aveugle.

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
table-last-round = La pioche de la dernière période est épuisée : ce tour de table est le dernier.
table-row = Cartes visibles : { $cards }.
table-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte de pays
   *[other] { $cards } cartes de pays
}, { $plots ->
    [one] { $plots } carte d’intrigue
   *[other] { $plots } cartes d’intrigue
}.
table-hand = Votre main : { $cards }.
table-known = Connu dans la main de { $seat } : { $cards }.
table-nobles = { $seat } tient : { $nobles }.
table-cathedrals = { $seat } a des cubes dans les cathédrales de : { $cities }.
table-titles = { $seat } a des cubes sur les marqueurs de titre : { $titles }.
table-free = Libres, { $country } : { $nobles }.
table-influence = Influence, { $country } : { $seats }.
table-country-bonus = Bonus de pays restants, { $country } : { $bonuses }.
table-cities = Bonus de ville restants : { $cities }.
table-houses = Bonus de maison noble restants : { $houses }.
table-deal = Les cartes vont être distribuées.
table-draw = { $seat } doit piocher.
table-play = { $seat } peut revendiquer des nobles, ou termine son tour.
table-pay = { $seat } paie pour { $noble }.
table-staged = Déjà posé : { $cards }.
table-discard = { $seat } doit défausser jusqu’aux limites de main.
table-shuffle = La défausse va être mélangée pour former une nouvelle pioche.
table-over = La partie est terminée.
table-reconstructed = Certaines villes, places de nobles et valeurs de points sont une reconstitution : le plateau imprimé n’a pas pu être lu.

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
line-shuffled-country = La pioche des pays est épuisée : { $cards } cartes défaussées en forment une nouvelle, et la période finit avec ce tour.
line-shuffled-intrigue = La pioche d’intrigue est renouvelée avec { $cards ->
    [one] { $cards } carte défaussée.
   *[other] { $cards } cartes défaussées.
}
line-plotted = { $seat } joue { $card }.
line-paid = { $seat } paie { $cards }.
line-claimed = { $seat } revendique { $noble }.
line-usurped = { $seat } usurpe { $noble } ; le cube de { $loser_seat } va à la cathédrale.
line-city = { $seat } prend le bonus de ville de { $city } : { $points }.
line-country = { $seat } a un cube dans chaque ville ({ $country }) et prend un bonus de pays : { $points }.
line-house = { $seat } a un cube sur chaque titre et prend un bonus de maison noble : { $points }.
line-discarded = { $seat } défausse { $card }.
line-ended = { $seat } termine son tour.
line-period = Décompte de la période { $year }.
line-majority = { $country } : { $place ->
    [one] première place
   *[other] deuxième place
} pour { $seat }, { $points }.
line-title = { $seat } a le plus de cubes sur le titre { $title } et prend { $points }.
line-title-half = { $seat } partage le titre { $title } et prend { $points }.
line-title-lost = Personne ne prend le marqueur du titre { $title }.
line-over = La partie est terminée après { $turns } tours.

sheet-city = bonus de ville : { $city }
sheet-country = bonus de pays : { $country }
sheet-house = bonus de maison noble
sheet-majority = { $place ->
    [one] première place
   *[other] deuxième place
}, { $country }, { $year }
sheet-title = marqueur de titre : { $title }
sheet-title-half = demi-marqueur de titre : { $title }

why-not-dealt = Les cartes ne sont pas encore distribuées.
why-over = La partie est terminée.
why-shuffle = La défausse est en train d’être mélangée.
why-not-your-turn = C’est au tour de { $seat }.
why-draw-first = Piochez d’abord toutes vos cartes ; on ne peut pas y renoncer.
why-draw-done = Vous avez pioché toutes les cartes de ce tour.
why-row = Il n’y a pas de carte { $card } visible.
why-intrigue = Une carte d’intrigue va seulement avec une unique carte de pays, et jamais au premier tour.
why-own = Vous tenez déjà { $noble }.
why-cards = Pour { $noble }, il faut { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ({ $country }) ; même avec des jokers, les vôtres ne suffisent pas.
why-plots = Pour usurper { $noble }, il faut { $plots ->
    [one] { $plots } carte d’intrigue
   *[other] { $plots } cartes d’intrigue
} montrant { $country } ; même avec des jokers, les vôtres ne suffisent pas.
why-no-claim = Choisissez d’abord un noble : on paie pour une revendication.
why-pay-first = Terminez d’abord le paiement pour { $noble }.
why-not-enough = Le paiement n’est pas complet.
why-no-card = Vous n’avez pas de carte { $card }.
why-order = Les cartes se posent dans l’ordre des pays ; { $card } est déjà posée.
why-no-fit = Avec { $card } le paiement ne pourrait pas tomber juste.
why-discard-first = Défaussez jusqu’aux limites : 12 cartes de pays et 4 cartes d’intrigue.
why-no-discard = On ne défausse qu’à la fin du tour, au-dessus d’une limite.

prompt-deal = Les cartes sont distribuées.
prompt-shuffle = La défausse est mélangée pour former une nouvelle pioche.
prompt-over = La partie est terminée.
prompt-you-draw = À vous : prenez { $cards ->
    [one] { $cards } carte de pays
   *[other] { $cards } cartes de pays
}, face visible ou à l’aveugle.
prompt-you-draw-any = À vous : prenez trois cartes de pays, ou une carte de pays et une carte d’intrigue.
prompt-you-draw-either = À vous : prenez encore { $cards } cartes de pays, ou une carte d’intrigue.
prompt-you-play = À vous : revendiquez { $nobles ->
    [one] un noble (vous pouvez en payer { $nobles })
   *[other] des nobles (vous pouvez en payer { $nobles })
}, ou terminez le tour.
prompt-you-end = À vous : vos cartes ne paient aucun noble ; terminez le tour.
prompt-you-pay = À vous : choisissez les cartes qui paient { $noble }.
prompt-you-discard = À vous : défaussez { $cards ->
    [one] { $cards } carte de pays
   *[other] { $cards } cartes de pays
} ; vous pouvez en garder 12.
prompt-you-discard-plots = À vous : défaussez { $plots ->
    [one] { $plots } carte d’intrigue
   *[other] { $plots } cartes d’intrigue
} ; vous pouvez en garder 4.
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
about-country-cards = { $cards } cartes dans la boîte ; à moins de cinq, on en retire quelques-unes.
about-country-bonus = Bonus de pays pour un cube dans chacune des { $cities } villes : { $first } points au premier qui y parvient, { $second } au deuxième.
about-country-period = { $year } : { $first } points pour la plus grande influence, { $second } pour la deuxième.
about-intrigue = Nécessaire, avec les cartes de pays, pour usurper un noble ({ $country } ou { $other }) à quelqu’un d’autre.
about-intrigue-joker = Deux cartes d’intrigue quelconques valent ensemble une carte d’intrigue au choix. Il y en a { $copies } de chaque paire de pays.
about-title-cost = Coût : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} du pays du noble.
about-title-influence = Influence dans ce pays tant que vous le tenez : { $influence }.
about-title-plots = Pour l’usurper, en plus : { $plots ->
    [one] { $plots } carte d’intrigue
   *[other] { $plots } cartes d’intrigue
} montrant le pays.
about-title-marker = Marqueur de titre « { $title } » à la fin de la partie : { $full } points pour le plus de cubes ; deux ex æquo prennent { $half } chacun.
about-title-count = { $nobles } nobles du plateau portent ce titre.
about-city-country = Pays : { $country }.
about-city-nobles = Nobles ici : { $nobles }.
about-city-bonus = Bonus de ville au premier qui revendique un noble ici : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
about-city-cathedral = Quand un noble est usurpé, le cube battu va à la cathédrale. Il n’y donne pas d’influence, mais compte toujours pour le bonus de pays.
about-period = À la fin d’une période, la première et la deuxième influence de chaque pays prennent ses marqueurs.
about-period-end = La période finit quand la pioche des pays est épuisée ; on la décompte à la fin de ce tour.
about-period-last = La dernière période : la pioche épuisée, on finit le tour de table, puis on décompte la période et les titres.
about-period-country = { $country } : { $first } points pour la première place, { $second } pour la deuxième.
about-house = Pour un cube sur les sept marqueurs de titre : le plus haut bonus de maison noble restant, un seul chacun.
about-house-seats = À { $seats } : { $values }.
about-reconstructed-value = * Un chiffre est ici une reconstitution : l’imprimé n’a pas pu être lu. Il est choisi pour que la partie soit bonne.
about-reconstructed-place = * La présence de ce noble dans cette ville est une reconstitution : le plateau imprimé n’a pas pu être lu à cet endroit.
about-reconstructed-city = * La présence de cette ville sur le plateau est une reconstitution : le plateau imprimé n’a pas pu être lu à cet endroit.

board-map = Carte de l’Europe occidentale
board-seats = Places
board-market = Cartes visibles et pioches
# --- what one is about to do
board-doing-claim = { $noble } : choisissez les cartes à payer, puis confirmez.
board-hand = Vos cartes
board-known = Cartes connues de tous
board-rest = Ce qui reste
board-rest-unseen = Non vues
board-rest-discarded = En défausse
board-rest-all = Dans le jeu
board-rest-words = Non vues : les cartes des pioches et celles que les autres ont piochées à l’aveugle.
board-hand-size = En main : { $cards ->
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
board-cancel = Renoncer
board-countries = Pays : influence et marqueurs
board-country = Pays
board-influence = Influence
board-all-cities = Toutes villes
board-titles = L’échelle des titres
board-title = Titre
board-cost = Coût
board-cubes = Cubes
board-at-the-end = À la fin
board-house = Les sept titres
board-open-country = { $country } : montrer ses villes. Influence : { $standing }.
board-open-titles = Titres : montrer toute l’échelle
board-to-map = Retour à la carte
board-look = En savoir plus : { $what }
board-city-bonus = Bonus de ville { $points }, encore à prendre.
board-city-taken = Bonus de ville pris par { $seat }.
board-cathedral = Dans la cathédrale : { $cubes }.
board-noble-free = { $noble }, libre. Coût { $cards }, influence { $influence }.
board-noble-held = { $noble }, tenu par { $seat }. Coût { $cards }, influence { $influence }.
board-noble-claim = Vous pouvez le revendiquer.
board-noble-usurp = Vous pouvez l’usurper.
board-marked = Place reconstituée.
board-reconstructed = Chiffre ou place reconstitués
board-period = Période { $number } sur 3
board-period-short = { $number } / 3
board-period-ends = Décompte après ce tour
board-last-round = Dernier tour
board-row-card = Prendre la carte visible { $card }
board-deck = Piocher à l’aveugle une carte de pays : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-plots = Piocher une carte d’intrigue : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-stack = { $card } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main. Voir de près.
board-end = Fin du tour
board-claim = Revendiquer : { $noble }
board-usurp = Usurper : { $noble }, à { $seat }
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
board-less = Une carte de moins : { $card }
board-more = Une carte de plus : { $card }
board-chosen-of = { $card } : { $count } sur { $most }
board-discard = Choisissez quoi défausser
board-discard-cards = Cartes de pays encore à choisir : { $cards }.
board-discard-plots = Cartes d’intrigue encore à choisir : { $plots }.
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

rules-RY-1 = Le plateau est une carte de l’Europe occidentale avec quatre pays : la France, les États allemands, la Grande-Bretagne et l’Espagne. Dans leurs 16 villes vivent 29 nobles, un ou deux par ville. Chaque noble porte l’un de sept titres, du plus bas au plus haut : maréchal, baron, comtesse, duc, cardinal, princesse, roi. Le titre dit ce que coûte le noble, d’une carte de son pays pour un maréchal à huit pour un roi, et combien d’influence il donne dans ce pays à qui le tient.
rules-RY-2 = Les points viennent des marqueurs. Il y a un bonus par ville ; deux par pays, un fort et un faible ; des bonus de maison noble de 16, 12 et 8 à quatre ou cinq, 12 et 8 à trois, 8 à deux ; un premier et un second marqueur par pays dans chacune des trois périodes ; et un marqueur par titre, gagné entier par une personne ou en deux moitiés par deux.
rules-RY-3 = La pioche des pays compte 31 cartes France, 26 États allemands, 25 Grande-Bretagne et 20 Espagne. À moins de cinq on en remet dans la boîte, dans cet ordre : 7, 6, 6 et 5 à deux, 6, 5, 5 et 4 à trois, 5, 4, 4 et 3 à quatre. La pioche d’intrigue a 24 cartes, quatre pour chaque paire de pays. On mélange les deux pioches et on pose trois cartes de pays (quatre par option) face visible à côté de la pioche.
rules-RY-4 = On joue de deux à cinq. La première place commence, et le tour passe vers la gauche. Un tour a trois parties, toujours dans cet ordre : piocher, jouer des cartes, finir le tour. Chacun a autant de cubes de sa couleur qu’il lui en faut.
rules-RY-5 = Piocher est obligatoire, on ne peut pas y renoncer. À votre premier tour vous ne prenez que des cartes de pays, d’autant plus que votre place est tardive : une et deux cartes à deux ; une, une, deux à trois ; une, une, deux, deux à quatre ; une, une, deux, deux, trois à cinq. À chaque tour suivant, prenez soit trois cartes de pays, soit une carte de pays et une carte d’intrigue dans l’ordre voulu. Rien n’est à annoncer : après une carte de pays, vous pouvez encore prendre une carte d’intrigue ou deux autres cartes de pays ; après une carte d’intrigue, il faut exactement une carte de pays. Une carte de pays se prend parmi les cartes visibles ou à l’aveugle dans la pioche, une par une, et vous la regardez avant le choix suivant. Les cartes visibles ne sont pas complétées entre-temps. L’intrigue se pioche toujours à l’aveugle.
rules-RY-6 = Après avoir pioché, vous pouvez revendiquer des nobles : aucun, un, ou autant que vous pouvez en payer, dans n’importe quel ordre. Vous pouvez aussi garder vos cartes pour plus tard.
rules-RY-7 = Pour revendiquer un noble que personne ne tient, payez autant de cartes de son pays que coûte son titre. Le baron de Dijon, par exemple, coûte deux cartes France.
rules-RY-8 = Vous pouvez usurper un noble tenu par quelqu’un d’autre : payez les mêmes cartes de pays et, en même temps, une carte d’intrigue montrant le pays, deux pour un roi. On n’usurpe pas son propre noble. Le cube battu va à la cathédrale de la ville et y reste pour toujours à son propriétaire : il ne donne plus d’influence, mais compte encore pour le bonus de pays. Une cathédrale reçoit autant de cubes qu’il en vient. Les cubes sur les marqueurs de titre ne bougent jamais.
rules-RY-9 = Jokers : trois cartes de pays quelconques valent ensemble une carte du pays voulu, deux cartes d’intrigue quelconques une carte d’intrigue voulue. On peut employer plusieurs jokers dans un paiement, même sans nécessité, et des cartes du bon pays peuvent en faire partie. On ne paie pas trop : chaque carte posée doit compter, seule ou dans un joker. Un coût de 4 se paie donc avec quatre cartes du pays, ou trois et un joker (six cartes), ou deux et deux jokers (huit cartes), et ainsi de suite.
rules-RY-10 = Après une revendication, posez un de vos cubes sur le noble : vous le tenez et avez son influence. Posez-en un autre sur le marqueur de son titre : il y reste jusqu’à la fin de la partie, même si le noble vous est usurpé.
rules-RY-11 = Les cartes payées ou défaussées vont sur deux défausses visibles de tous : l’une pour les pays, l’autre pour l’intrigue. Si la pioche d’intrigue est vide quand quelqu’un y pioche, sa défausse est mélangée et devient la nouvelle pioche.
rules-RY-12 = À la fin de votre tour, vous pouvez garder 12 cartes de pays et 4 cartes d’intrigue ; défaussez le reste, à votre choix. Pendant le tour il n’y a pas de limite. Puis les cartes visibles sont complétées avec la pioche, et si une période est finie, on la décompte. On complète aussi après le dernier tour de la partie.
rules-RY-13 = Bonus de ville : la première personne qui revendique un noble dans une ville prend aussitôt son marqueur. Les suivantes ne reçoivent rien pour la ville.
rules-RY-14 = Bonus de pays : dès que vous avez un cube dans chaque ville d’un pays, sur un noble ou dans la cathédrale, prenez le plus haut bonus qui reste. On en prend au plus un par pays ; si les deux sont pris, il n’y en a plus.
rules-RY-15 = Bonus de maison noble : dès que vous avez un cube sur les sept marqueurs de titre, prenez le plus haut bonus de maison noble qui reste. On en prend au plus un ; s’ils sont tous pris, il n’y en a plus.
rules-RY-16 = Il y a trois périodes. Une période finit quand la dernière carte quitte la pioche des pays, en piochant ou en complétant les cartes visibles, même si cette carte les complète exactement. Aussitôt la défausse des pays est mélangée en une nouvelle pioche, et le tour continue normalement. À la fin de ce tour on décompte la période, et la place suivante joue dans la nouvelle période.
rules-RY-17 = Dans la troisième période on finit d’abord le tour de table : chacun joue encore jusqu’à la dernière place, afin que tous aient eu autant de tours. Puis on décompte la période et la partie s’arrête.
rules-RY-18 = Une période se décompte pays par pays. Votre influence y est la somme de celle des nobles que vous tenez à ce moment ; les cubes des cathédrales ne comptent pas. La plus grande influence prend le premier marqueur de la période, la suivante le second. Sans influence, pas de marqueur : si une seule personne en a, le second marqueur ne va à personne.
rules-RY-19 = À égalité d’influence dans un pays, on compare les meilleurs nobles qu’on y tient : le titre le plus cher l’emporte ; à titres égaux, la ville au plus haut bonus imprimé, que son marqueur y soit encore ou non. Si c’est encore égal, on compare de même les nobles suivants, et enfin la place la plus basse l’emporte.
rules-RY-20 = À la fin de la partie, chaque marqueur de titre, du maréchal au roi, va à qui y a le plus de cubes. Si exactement deux sont à égalité, chacun prend la moitié de la valeur. À trois ou plus à égalité, ou sans aucun cube, il ne va à personne.
rules-RY-21 = Votre score est la somme de tous vos marqueurs, et le plus haut score gagne. À égalité, le marqueur le plus élevé décide, puis le suivant, et ainsi de suite ; si tout est égal, la place est partagée. Les autres places se décident de même.
rules-RY-22 = Chacun voit le plateau, tous les marqueurs et qui les a, les cartes visibles, les défausses, la taille des mains, d’où chaque carte a été piochée, quelles cartes ont été prises face visible, payées ou défaussées, et de quelles cartes, mais non dans quel ordre, se compose une nouvelle pioche. Les cartes piochées à l’aveugle et l’ordre des pioches sont secrets. Les cartes prises face visible et pas encore jouées sont montrées comme connues.
