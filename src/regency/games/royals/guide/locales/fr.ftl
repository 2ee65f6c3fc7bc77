# Comment jouer, en mots à côté des images.
guide-goal = Gagnez les nobles d’Europe, ville après ville. Ils vous donnent de l’influence dans leur pays ; influence, villes et titres rapportent des points. Après trois périodes, le plus de points l’emporte.

guide-turn-1 = Piochez
guide-turn-1-words = Prenez trois cartes Pays, visibles ou à l’aveugle. Ou une carte Pays et une carte Intrigue.
guide-turn-2 = Revendiquez un noble
guide-turn-2-words = Payez autant de cartes de son pays que coûte son titre, de 1 pour un maréchal à 8 pour un roi. Trois cartes Pays quelconques en remplacent une qui manque.
guide-turn-3 = Ou évincez un adversaire
guide-turn-3-words = Le noble d’un autre joueur coûte autant, plus une carte Intrigue de ce pays, deux pour un roi. Le cube évincé va à la cathédrale.
guide-turn-4 = Posez vos cubes
guide-turn-4-words = Un sur le noble : il est à vous et donne de l’influence. Un sur son titre : celui-là y reste jusqu’à la fin. Vous pouvez en revendiquer d’autres, puis votre tour s’achève.

guide-points-1 = Tout de suite : le premier cube d’une ville, un cube dans chaque ville d’un pays, un cube sur les sept titres.
guide-points-2 = Quand la pioche Pays s’épuise, une période finit : dans chaque pays, la plus grande influence prend le premier marqueur, la suivante le second. Cela arrive trois fois.
guide-points-3 = À la fin, chaque marqueur de titre va à qui y a le plus de cubes.
guide-example = La fin d’une vraie partie à cinq pour l’un des joueurs : tous ses marqueurs.

guide-forget-1 = L’influence compte trois fois, à la fin de chaque période. Un noble gagné tôt rapporte le plus.
guide-forget-2 = Un noble qu’on vous prend compte encore : son cube à la cathédrale pour le pays, celui du titre pour toujours.
guide-forget-3 = Vous pouvez garder 12 cartes Pays et 4 cartes Intrigue. Épargner pour un roi remplit vite la main.
guide-forget-4 = Surveillez la pioche Pays : dès qu’elle se vide, la période est décomptée à la fin de ce même tour.
guide-forget-5 = Un gros bonus de ville va au premier arrivé, si petit que soit le noble.
guide-forget-6 = Les titres à peu de nobles se gagnent avec peu de cubes.
guide-note = Le plateau imprimé n’était pas lisible partout : certaines villes, places de nobles et valeurs sont supposées, et choisies pour que le jeu se joue bien. L’almanach dit lesquelles.

# --- icônes
icon-country-about = Un pays. Les cartes à ses armes paient ses nobles.
icon-plot = Carte Intrigue
icon-plot-about = Montre deux pays. Il en faut une pour prendre à un autre un noble de l’un d’eux.
icon-country-back = Carte Pays, face cachée
icon-country-back-about = Piochée à l’aveugle, ou dans la main d’un joueur.
icon-title-about = L’un des sept titres, du maréchal au roi. Il dit ce qu’un noble coûte et l’influence qu’il donne.
icon-cathedral = Cathédrale
icon-cathedral-about = Les cubes évincés y restent. Ils ne donnent plus d’influence, mais comptent pour le bonus de pays.
icon-cube = Cube
icon-cube-about = Le noble ou le titre d’un joueur ; couleur, forme et lettre disent de qui.
icon-cost = Coût
icon-cost-about = Combien de cartes du pays coûte le noble.
icon-marker = Marqueur
icon-marker-about = Des points à gagner. Un cube dit qui l’a pris ; avec un point d’interrogation, qui le prendrait maintenant.

# --- l’almanach
filter-kind = Type
filter-country = Pays
filter-title = Titre
filter-kind-noble = Nobles
filter-kind-title = Titres
filter-kind-city = Villes
filter-kind-country = Cartes Pays
filter-kind-intrigue = Cartes Intrigue
filter-kind-period = Périodes
filter-kind-house = Maison noble
almanac-counted = Comptés : les nobles contrôlés à la fin, et les titres menés seul.
