lesson-1 = Le don
lesson-1-about = Garder une carte, en offrir deux, en cacher une. Et un Roi.

lesson-1-goal = Chaque colonne est un ministère. Qui y est majoritaire à la fin en prend les points.
lesson-1-tile = Ministère « Diplomatie » : 3 points au premier, la moitié, arrondie à l’inférieur, au deuxième : 1.
lesson-1-adviser = Vous êtes le donneur : vous piochez quatre cartes une à une, et placez chacune avant de voir la suivante.
lesson-1-self = Cette carte vaut beaucoup. Gardez-la dans votre paquet : personne ne la voit.
lesson-1-centre = Une carte faible. Offrez-la au centre, face visible. Chacun des autres y prendra une carte.
lesson-1-favour = De l’Or. Cachez-le dans le paquet neutre : il sera mis aux enchères ensuite.
lesson-1-last = Il ne reste de place qu’au centre : la dernière carte y va forcément.
lesson-1-take = Le donneur suivant offre ses cartes. Il en reste une pour vous : prenez-la.
lesson-1-king = Cette fois, vous choisissez en premier. Prenez le Roi : il agit aussitôt, puis quitte la partie.
lesson-1-raise = Ce Roi ajoute 1 à un ministère. Faites monter celui que vous visez.
lesson-1-end = Il vaut maintenant 4, et 2 au deuxième. Un ministère vaut de 1 à 6. Pioche vide ? Place aux enchères.

lesson-2 = Les enchères
lesson-2-about = Enchérir, passer, payer en Or ou en cartes, bluffer.

lesson-2-start = Le paquet neutre se vend carte par carte. Votre main sert à payer et à gagner les ministères.
lesson-2-bid = On enchérit tour à tour, toujours plus haut. Commencez avec 1 Or.
lesson-2-pass = 3 Or, c’est trop pour cette carte. Passez : vous sortez pour cette carte seulement.
lesson-2-next = Le gagnant a payé 3 Or. Voici la carte suivante ; l’enchère est à 2.
lesson-2-three = Proposez 3. Si les autres passent, vous payez et la carte rejoint votre main.
lesson-2-pay = Remportée ! Payez au moins 3 en Or ; on ne rend rien. Choisissez Or 3, puis payez.
lesson-2-bluff = Vous pouvez proposer plus que vous n’avez, pour faire payer les autres.
lesson-2-fail = Mais qui gagne sans pouvoir payer perd une carte au hasard, et l’enchère repart sans lui. Passez.
lesson-2-gold = L’Or ne se paie pas en Or, mais en cartes. Proposez 1 carte.
lesson-2-card = Remporté pour une carte de votre choix. Défaussez-en une dont vous n’avez pas besoin.
lesson-2-end = Et ainsi de suite, jusqu’au bout du paquet neutre. Ensuite, on compte les ministères.

lesson-3 = Le gouvernement
lesson-3-about = Qui est majoritaire, les Rois, les lettres et les points.

lesson-3-crown = La couronne montre qui est majoritaire, autant qu’on sache. Additionnez les valeurs des cartes.
lesson-3-king = Un Roi qui baisse deux ministères est en vente. Vous n’avez plus d’Or : passez, et regardez.
lesson-3-lowered = Il a servi contre vous : Architecture et Divertissement valent 1 de moins. Jamais moins de 1.
lesson-3-pass = De l’Or est en vente, mais vos cartes servent à vos ministères. Passez.
lesson-3-bid = La dernière carte est aussi de l’Or, sans enchère encore. Proposez 1 carte.
lesson-3-pay = Payez avec celle-ci : il vous reste 3 dans ce ministère, sans doute assez pour mener.
lesson-3-first = Vous êtes majoritaire ici avec 6 : les 3 points sont à vous.
lesson-3-second = Ce ministère était monté à 6 : 6 au premier, 3 au deuxième. Les Rois comptent !
lesson-3-letter = Sommes égales dans un ministère ? La lettre la plus proche du A l’emporte.
lesson-3-sum = Vous avez 3 + 1 = 4 points, le gagnant 10. À égalité, le plus d’Or en main départage.

# --- the coach: each said once, where the prompt or the event is first met
coach-prompt-place-you-keep-offer-favour = Gardez-en une, cachez-en une, offrez le reste. La suivante se montre après.
coach-prompt-take-you = Tous voient ce que vous prenez ici. Personne ne voit ce que vous gardez.
coach-event-king = Un Roi agit aussitôt : il change la valeur d’un ministère, puis quitte la partie.
coach-event-turned = Enchères ! Gouvernement et Rois se paient en Or, l’Or se paie en cartes.
coach-prompt-pay-you-gold = On ne rend pas la monnaie : visez le compte juste.
coach-event-failed = Qui gagne sans pouvoir payer perd une carte au hasard et attend la suivante.
