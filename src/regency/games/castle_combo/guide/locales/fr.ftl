# Comment jouer, en mots à côté des images.
guide-goal = Réunissez un tableau de neuf personnages, trois par trois. Quand tous les tableaux sont complets, celui qui vaut le plus de points l’emporte.

guide-turn-1 = Voyez où se tient le Messager
guide-turn-1-words = Vous devez prendre une carte de sa rangée, Château ou Village. Avant cela, vous pouvez dépenser une clé pour le déplacer ou pour renouveler les trois cartes de sa rangée.
guide-turn-2 = Prenez une carte
guide-turn-2-words = Payez son prix et prenez-la face visible. Ou prenez n’importe quelle carte face cachée, gratuitement : vous gagnez 6 Or et 2 clés, mais rien de ce qui est imprimé ne compte.
guide-turn-3 = Placez-la
guide-turn-3-words = Elle doit être adjacente à l’une de vos cartes, et le tout doit tenir dans un carré de 3 cartes par 3. Une carte placée ne bouge plus.
guide-turn-4 = Son effet s’applique aussitôt
guide-turn-4-words = Gagnez ce que dit la carte. Si elle porte le Messager, il va à l’autre rangée. On complète les rangées, puis c’est au joueur suivant.

guide-points-1 = Chacun joue neuf tours. Ensuite, chaque clé restante vaut 1 point, et chaque carte face visible rapporte ce que dit son parchemin.
guide-points-2 = Un même blason peut servir à plusieurs parchemins. L’or qui vous reste remplit d’abord vos bourses.
guide-example = La fin d’une vraie partie : neuf cartes, et ce que chacune a rapporté.

guide-forget-1 = L’or restant ne vaut rien en soi. Seul l’or d’une bourse rapporte des points.
guide-forget-2 = Chaque clé gardée vaut un point. Dépensez-la pour mieux, pas par habitude.
guide-forget-3 = Une carte face cachée n’est pas un drame : 6 Or et 2 clés paient souvent deux bons tours.
guide-forget-4 = Une carte se compte elle-même : ses blasons, sa bannière, sa place.
guide-forget-5 = On ne sait quelle ligne est celle du haut que lorsque votre tableau en compte trois. Jusque-là, il peut grandir des deux côtés.
guide-forget-6 = Vous choisissez ce que trouvera le joueur suivant : une carte avec le Messager l’envoie à l’autre rangée.

# --- icônes
icon-nobility = Noble
icon-faith = Religieux
icon-scholarship = Érudit
icon-military = Militaire
icon-craftsmanship = Artisan
icon-peasantry = Paysan
icon-shield-about = L’un des six types de blason. Les effets et les parchemins les comptent.
icon-different = Blasons différents
icon-different-about = Compte combien des six types sont présents.
icon-missing = Blasons absents
icon-missing-about = Compte les types de blason que vous n’avez pas.
icon-gold-about = Sert à acheter des cartes. Dans le coin d’une carte, c’est son prix.
icon-discount = Réduction
icon-discount-about = Désormais, ces cartes vous coûtent moins cher.
icon-key-about = Dépensez-en une avant de prendre une carte : déplacez le Messager ou renouvelez sa rangée. Chaque clé gardée vaut 1 point.
icon-castle = Château
icon-castle-about = Une carte Château, ou la rangée du Château.
icon-village = Village
icon-village-about = Une carte Village, ou la rangée du Village.
icon-scroll = Parchemin
icon-scroll-about = Les points que la carte rapporte à la fin ; après la barre, pour quoi.
icon-row = Sur cette ligne
icon-row-about = Ne compte que les trois cartes de sa ligne.
icon-column = Dans cette colonne
icon-column-about = Ne compte que les trois cartes de sa colonne.
icon-row_and_column = Sur cette ligne et dans cette colonne
icon-row_and_column-about = Compte les cinq cartes de sa ligne et de sa colonne.
icon-place = Emplacement
icon-place-about = Rapporte si la carte finit sur l’une des cases pleines.
icon-card = Carte
icon-card-about = Compte chacune de vos cartes.
icon-empty = Emplacement vide
icon-empty-about = Compte chaque emplacement encore vide chez vous.
icon-neighbour = Voisin
icon-neighbour-about = Compte chez le joueur à votre gauche ou à votre droite, selon ce qui vous rapporte le plus.
icon-people = Adversaires
icon-people-about = Chaque autre joueur gagne cela.
icon-everyone = Tout le monde
icon-everyone-about = Vous et tous les autres gagnez cela.
icon-down-about = Le parchemin rapporte si vous avez une carte face cachée.
icon-discard = Défausse
icon-discard-about = Défaussez une carte de cette rangée et gagnez son coût.

# --- l’almanach
filter-location = Rangée
filter-shield = Blason
filter-price = Prix
almanac-counted = Comptés : les personnages face visible à la fin.
