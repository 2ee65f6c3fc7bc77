# Comment jouer, en mots.
guide-goal = Trois cartes, deux joueurs, une mise. Gagnez les jetons de l’autre : avec la plus haute carte, ou en le faisant se coucher.
guide-turn-1 = Payez la mise initiale
guide-turn-1-words = Chaque joueur met 1 jeton au pot.
guide-turn-2 = Regardez votre carte
guide-turn-2-words = Chacun reçoit l’une des trois cartes : valet, dame ou roi. Personne ne voit la troisième.
guide-turn-3 = Parole ou mise
guide-turn-3-words = Le premier dit « parole » ou mise 1 jeton. Après « parole », le second a le même choix.
guide-turn-4 = Suivre ou se coucher
guide-turn-4-words = Face à une mise, ajoutez 1 jeton, ou couchez-vous et perdez votre mise initiale. Si personne ne se couche, la plus haute carte gagne.
guide-points-1 = Vous gagnez ce que l’autre a mis : 1 jeton, ou 2 après une mise suivie.
guide-example = Vous misez avec le roi, la dame suit : vous gagnez 2 jetons.
guide-forget-1 = On peut miser avec le valet. Un bluff de temps en temps, et l’on suit aussi votre roi.
guide-forget-2 = Avec la dame, miser rapporte peu : une meilleure carte suit, une moins bonne se couche.

# --- the almanac
almanac-counted = Comptée : la carte reçue.
