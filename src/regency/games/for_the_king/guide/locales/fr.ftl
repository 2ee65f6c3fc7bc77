# Comment jouer, en mots à côté des images.
guide-goal = Des ministères servent le Roi. Réunissez les cartes d’un ministère : qui en a le plus à la fin prend ses points. Le plus de points l’emporte.

guide-turn-1 = Première phase : le don
guide-turn-1-words = À votre tour, vous piochez une carte après l’autre, la regardez en secret et la placez avant la suivante : une pour vous, une au paquet neutre, une au centre pour chaque adversaire.
guide-turn-2 = Les autres choisissent
guide-turn-2-words = Chacun prend une carte du centre, à la vue de tous. Puis le joueur suivant devient donneur.
guide-turn-3 = Les Rois changent la valeur d’un ministère
guide-turn-3-words = Un Roi ne se garde jamais. Qui l’obtient augmente ou baisse aussitôt la valeur des jetons Fonction, entre 1 et 6.
guide-turn-4 = Seconde phase : les enchères
guide-turn-4-words = Le paquet neutre est révélé carte par carte. Enchérissez ou passez. Les cartes Gouvernement et les Rois se paient en Or, l’Or avec n’importe quelles cartes.

guide-points-1 = Chaque ministère se compte à part. Additionnez la valeur de vos cartes : la plus grande somme prend le jeton Fonction primaire. À trois joueurs ou plus, la deuxième prend le secondaire, qui vaut la moitié.
guide-points-2 = À égalité, la lettre la plus proche de A l’emporte. L’Or ne rapporte rien, mais départage à la toute fin.
guide-example = La fin d’une vraie partie pour un joueur : les jetons pris, et pourquoi.

guide-forget-1 = Ce que les autres prennent au centre est public. Regardez qui réunit quoi.
guide-forget-2 = Vous savez ce que vous avez mis au paquet neutre. Cela reviendra aux enchères.
guide-forget-3 = On peut enchérir plus que ce qu’on a. Qui gagne sans pouvoir payer perd une carte au hasard.
guide-forget-4 = On ne rend pas la monnaie : gardez de petites cartes Or pour les petites enchères.
guide-forget-5 = Une courte avance suffit. Les cartes en trop servent mieux à acheter de l’Or.
guide-forget-6 = Augmentez les ministères où vous êtes en tête, baissez les autres.
guide-note = Nous n’avons pas pu vérifier toutes les cartes imprimées : les lettres des cartes Gouvernement, deux Rois et le ministère réservé à cinq joueurs sont supposés. L’almanach dit lesquels.

# --- icônes
icon-office-about = L’un des ministères. La plus grande somme de ses cartes prend son jeton.
icon-government = Carte Gouvernement
icon-government-about = En haut à gauche sa valeur, à droite sa lettre, qui départage.
icon-gold = Or
icon-gold-about = Paie 1, 2 ou 3 aux enchères.
icon-king = Roi
icon-king-about = Chaque flèche vers le haut augmente de 1 la valeur d’un jeton Fonction, chaque flèche vers le bas la baisse de 1.
icon-either = Roi au choix
icon-either-about = Augmentez ou baissez de 1 la valeur d’un jeton Fonction, à votre choix.
icon-back = Carte face cachée
icon-back-about = Une carte que vous ne pouvez pas voir : dans la pioche, le paquet neutre ou une main.
icon-primary = Jeton Fonction
icon-primary-about = Les points que prend le premier à la fin. À côté, plus petits, ceux du deuxième.
icon-first = En tête
icon-first-about = A la plus grande somme de ce ministère, d’après ce qu’on sait.
icon-second = Deuxième
icon-second-about = A la deuxième somme de ce ministère, d’après ce qu’on sait.
icon-raise-about = Augmente de 1 la valeur du jeton Fonction de ce ministère.
icon-lower-about = Baisse de 1 la valeur du jeton Fonction de ce ministère.
icon-points = Points
icon-points-about = Les points d’un joueur à la fin, ou ce qu’un choix change aux vôtres.
icon-now = Pour l’instant
icon-now-about = Les points si la partie finissait maintenant : deux nombres tant que ce n’est pas sûr.
icon-cards = Nombre de cartes
icon-cards-about = Combien de cartes sont en main, ou restent à mettre aux enchères.
icon-lead = Donneur
icon-lead-about = Pioche et place les cartes de ce tour.
icon-high = Plus haute enchère
icon-high-about = Remporte la carte si personne ne propose plus.
icon-passed = A passé
icon-passed-about = Hors de l’enchère pour cette carte seulement.
icon-barred = N’a pas pu payer
icon-barred-about = Ne peut plus enchérir pour cette carte.
icon-known = Ce qu’on sait des cartes
icon-known-about = Ouvre la liste de ce que chacun sait de chaque main.

# --- l’almanach
filter-kind = Type
filter-office = Ministère
filter-kind-government = Cartes Gouvernement
filter-kind-king = Rois
filter-kind-gold = Or
filter-kind-office = Ministères
almanac-counted = Comptés : les cartes en main à la fin, et les Rois pour qui les a appliqués.
