# Names: as printed on the French cards. Everything else is our own translation.
card-duchess = Duchesse
    .the = la Duchesse
card-his-majesty = Son Altesse
    .the = Son Altesse
card-prince = Prince
    .the = le Prince
card-princess = Princesse
    .the = la Princesse
card-chancellor = Chancelière
    .the = la Chancelière
card-jester = Bouffon
    .the = le Bouffon
card-queen-mother = Doyenne
    .the = la Doyenne
card-her-majesty-the-queen = Sa Majesté la reine
    .the = Sa Majesté la reine
card-baron = Baron
    .the = le Baron
card-steward = Intendant
    .the = l’Intendant
card-mother-superior = Mère supérieure
    .the = la Mère supérieure
card-scribe = Scribe
    .the = le Scribe
card-gravedigger = Fossoyeur
    .the = le Fossoyeur
card-templar = Templier
    .the = le Templier
card-cardinal = Cardinale
    .the = la Cardinale
card-chaplain = Aumônier
    .the = l’Aumônier
card-his-holiness = Sa Sainteté
    .the = Sa Sainteté
card-nun = Nonne
    .the = la Nonne
card-devout = Dévot
    .the = le Dévot
card-pilgrim = Pèlerin
    .the = le Pèlerin
card-astronomer = Astronome
    .the = l’Astronome
card-alchemist = Alchimiste
    .the = l’Alchimiste
card-professor = Professeur
    .the = le Professeur
card-apothecary = Apothicaire
    .the = l’Apothicaire
card-goldsmith = Orfèvre
    .the = l’Orfèvre
card-architect = Architecte
    .the = l’Architecte
card-patron = Mécène
    .the = le Mécène
card-judge = Juge
    .the = le Juge
card-captain = Capitaine
    .the = le Capitaine
card-officer = Officier
    .the = l’Officier
card-royal-guard = Garde royal
    .the = le Garde royal
card-lookout = Veilleur
    .the = le Veilleur
card-knight = Chevaleresse
    .the = la Chevaleresse
card-general = Générale
    .the = la Générale
card-guildmaster = Maître de guilde
    .the = le Maître de guilde
card-glassblower = Souffleur de verre
    .the = le Souffleur de verre
card-chatelaine = Châtelaine
    .the = la Châtelaine
card-pawnbroker = Prêteur sur gages
    .the = le Prêteur sur gages
card-banker = Banquière
    .the = la Banquière
card-miraculously-cured = Miraculée
    .the = la Miraculée
card-vicar = Curé
    .the = le Curé
card-spy = Espion
    .the = l’Espion
card-inventor = Inventeur
    .the = l’Inventeur
card-doctor = Médecin
    .the = le Médecin
card-philosopher = Philosophe
    .the = le Philosophe
card-squire = Écuyer
    .the = l’Écuyer
card-bombardier = Artificier
    .the = l’Artificier
card-militiaman = Milicien
    .the = le Milicien
card-barbarian = Barbare
    .the = le Barbare
card-executioner = Bourreau
    .the = le Bourreau
card-mercenary = Mercenaire
    .the = le Mercenaire
card-master-at-arms = Maître d’armes
    .the = le Maître d’armes
card-blacksmith = Forgeronne
    .the = la Forgeronne
card-stonemason = Tailleuse de pierre
    .the = la Tailleuse de pierre
card-potter = Potier
    .the = le Potier
card-armorer = Armurière
    .the = l’Armurière
card-spice-merchant = Épicière
    .the = l’Épicière
card-clockmaker = Horlogère
    .the = l’Horlogère
card-sculptor = Sculptrice
    .the = la Sculptrice
card-innkeeper = Aubergiste
    .the = l’Aubergiste
card-carpenter = Charpentier
    .the = le Charpentier
card-locksmith = Serrurier
    .the = le Serrurier
card-farmer = Agricultrice
    .the = l’Agricultrice
card-woodcutter = Bûcheron
    .the = le Bûcheron
card-brigand = Brigand
    .the = le Brigand
card-witch = Sorcière
    .the = la Sorcière
card-beggar = Mendiante
    .the = la Mendiante
card-monk = Moine
    .the = le Moine
card-shepherd = Bergère
    .the = la Bergère
card-winemaker = Vigneron
    .the = le Vigneron
card-stable-boy = Bâtard
    .the = le Bâtard
card-farmhand = Fermière
    .the = la Fermière
card-traveler = Voyageuse
    .the = la Voyageuse
card-usurper = Usurpateur
    .the = l’Usurpateur
card-fisherman = Pêcheur
    .the = le Pêcheur
card-revolutionary = Révolutionnaire
    .the = le Révolutionnaire
card-baker = Boulangère
    .the = la Boulangère
card-beekeeper = Apiculteur
    .the = l’Apiculteur

game-name = Château Combo
game-summary = Recrutez neuf personnages du Château et du Village, placez-les en un tableau de 3 × 3 et marquez le plus de points grâce à leurs combos.

# --- words

location-castle = Château
location-village = Village
banner-castle = Château
banner-village = Village
to-castle = au Château
to-village = au Village
at-castle = au Château
at-village = au Village
of-castle = du Château
of-village = du Village

two-shields = { $shield } ×2
shield-nobility = Noble
shield-faith = Religieux
shield-scholarship = Érudit
shield-military = Militaire
shield-craftsmanship = Artisan
shield-peasantry = Paysan

n-gold = { $amount } Or
n-keys = { $amount ->
    [one] { $amount } clé
   *[other] { $amount } clés
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# --- a card explains itself

describe-facts = Carte { $location }. Coût : { $cost } Or. Blasons : { $shields }.
describe-messenger = Le Messager va { $location }.
describe-purse = Bourse : contient jusqu’à { $gold } Or.
describe-scroll = Parchemin de score : { $scroll }

ability-gain-gold-per = Gagnez { $amount } Or pour { $what } { $where }.
ability-gain-keys-per = { $amount ->
    [one] Gagnez { $amount } clé pour { $what } { $where }.
   *[other] Gagnez { $amount } clés pour { $what } { $where }.
}
ability-gain-keys = { $amount ->
    [one] Gagnez { $amount } clé.
   *[other] Gagnez { $amount } clés.
}
ability-opponents-gain-gold = Chaque adversaire gagne { $amount } Or.
ability-opponents-gain-keys = { $amount ->
    [one] Chaque adversaire gagne { $amount } clé.
   *[other] Chaque adversaire gagne { $amount } clés.
}
ability-all-players-gain-keys = { $amount ->
    [one] Tout le monde gagne { $amount } clé.
   *[other] Tout le monde gagne { $amount } clés.
}
ability-purse-add-each = Placez { $amount } Or de la réserve sur chacune de vos bourses.
ability-purse-fill = Remplissez { $amount ->
    [one] une de vos bourses
   *[other] { $amount } de vos bourses
} avec l’or de la réserve.
ability-discard-castle-gold = Défaussez une carte de la rangée du Château et gagnez son coût en or.
ability-discard-castle-keys = Défaussez une carte de la rangée du Château et gagnez son coût en clés.
ability-discard-village-gold = Défaussez une carte de la rangée du Village et gagnez son coût en or.
ability-discard-village-keys = Défaussez une carte de la rangée du Village et gagnez son coût en clés.
ability-discount-castle = Désormais, les cartes Château vous coûtent { $amount } Or de moins.
ability-discount-village = Désormais, les cartes Village vous coûtent { $amount } Or de moins.
ability-discount-any = Désormais, toutes les cartes vous coûtent { $amount } Or de moins.
ability-choose-one = Au choix : { $first } Ou : { $second }

in-own-tableau = dans votre tableau
in-neighbours-tableau = dans le tableau d’un voisin
each-shield = chaque blason { $shield }
each-banner-castle = chaque bannière Château
each-banner-village = chaque bannière Village
each-card-with-shields = { $shields ->
    [one] chaque carte à { $shields } blason
   *[other] chaque carte à { $shields } blasons
}
each-card-costing = chaque carte de coût { $cost }
each-card-from-cost = chaque carte de coût { $cost } ou plus
each-distinct-shield-types = chaque type de blason différent
each-missing-shield-types = chaque type de blason absent
each-occupied-positions = chaque carte
each-empty-positions = chaque emplacement vide
each-cards-with-purse = chaque carte avec une bourse

scroll-per-shield = { n-points } pour chaque blason { $shield } { $where }.
scroll-position = { n-points } si cette carte finit { $place }.
scroll-per-gold-on-this-purse = { n-points } pour chaque Or stocké sur cette carte.
scroll-if-shield-missing = { n-points } si votre tableau n’a aucun blason { $shield }.
scroll-per-banner = { n-points } pour { $what }.
scroll-per-shield-set = { n-points } pour chaque lot de blasons : { $shields }.
scroll-per-distinct-shield-type = { n-points } pour chaque type de blason différent { $where }.
scroll-per-card-with-cost = { n-points } pour { $what }.
scroll-per-key = { n-points } de plus pour chaque clé.
scroll-per-banner-set = { n-points } pour chaque lot de bannières : { $banners }.
scroll-per-missing-shield-type = { n-points } pour chaque type de blason absent de votre tableau.
scroll-per-discount-card = { n-points } pour chaque carte avec une réduction.
scroll-per-identical-shield-set = { n-points } pour chaque lot de { $size } blasons identiques.
scroll-per-gold-on-all-purses = { n-points } pour chaque Or stocké sur vos bourses.
scroll-per-card-with-shield-count = { n-points } pour { $what }.
scroll-if-face-down-card = { n-points } si vous avez une carte face cachée.

scope-row = dans cette ligne
scope-column = dans cette colonne
scope-row-and-column = dans cette ligne et cette colonne
scope-tableau = dans votre tableau
place-top-row = dans la ligne du haut
place-middle-row = dans la ligne du milieu
place-bottom-row = dans la ligne du bas
place-left-column = dans la colonne de gauche
place-middle-column = dans la colonne du milieu
place-right-column = dans la colonne de droite
place-corner = dans un coin
place-edge-not-corner = au milieu d’un côté

# --- pieces that can be looked at

piece-gold = Or
piece-key = Clé
piece-messenger = Messager
piece-purse = Bourse
piece-face-down = Carte face cachée
about-gold = Sert à acheter des cartes. En fin de partie, il remplit vos bourses ; le reste départage les égalités.
about-key = Dépensez-en une au début de votre tour pour déplacer le Messager ou renouveler sa rangée. Chaque clé gardée vaut 1 point.
about-messenger = Il indique la rangée où vous devez recruter. Une clé le déplace, tout comme une carte face visible avec l’icône Messager.
about-purse = Stocke de l’or, jusqu’au nombre indiqué. Cet or ne peut plus être dépensé, mais il rapporte des points en fin de partie.
about-face-down = Toute carte peut être prise gratuitement face cachée : vous gagnez { $gold } Or et { $keys } clés, et rien de ce qui est imprimé dessus ne compte.

# --- the table

table-deal = Mise en place : les piles sont mélangées.
table-row = { $location } : { $cards }. Pioche : { $deck } ; défausse : { $discards }.
table-card = { $card } ({ $price } Or)
table-gone-castle = Le Château est épuisé : il n’est plus en jeu.
table-gone-village = Le Village est épuisé : il n’est plus en jeu.
table-messenger = Le Messager est { $location }.
table-seat = { $who ->
    [you] Vous : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour l’instant, { $gold } Or, { $keys ->
            [one] { $keys } clé
           *[other] { $keys } clés
        }.
   *[other] { $seat } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour l’instant, { $gold } Or, { $keys ->
            [one] { $keys } clé
           *[other] { $keys } clés
        }.
}
table-tableau = — { $cards }
cell-empty = vide
cell-face-down = face cachée
cell-card = { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
cell-purse = { $card }, { $gold } Or ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
table-shuffle = On mélange la défausse { $location }.
table-act = { $who ->
    [you] Vous devez recruter une carte, ou d’abord dépenser une clé.
   *[other] { $seat } doit recruter une carte, ou d’abord dépenser une clé.
}
table-place = { $who ->
    [you] Vous devez placer la carte.
   *[other] { $seat } doit placer la carte.
}
table-choose = { $who ->
    [you] Vous devez choisir l’un des deux effets.
   *[other] { $seat } doit choisir l’un des deux effets.
}
table-discard = { $who ->
    [you] Vous devez choisir une carte à défausser.
   *[other] { $seat } doit choisir une carte à défausser.
}
table-done = La partie est terminée.

# --- whose turn it is

prompt-you-act = À vous : recrutez une carte de la rangée { $location }.
prompt-you-act-key = À vous : recrutez une carte de la rangée { $location }, ou dépensez d’abord une clé.
prompt-you-place-up = À vous : placez { $card_the } dans votre tableau ({ $price } Or).
prompt-you-place-down = À vous : placez { $card_the } face cachée ; vous gagnez { $gold } Or et { $keys } clés.
prompt-you-choose = À vous : choisissez l’un des deux effets ({ $card }).
prompt-you-discard = À vous : défaussez une carte de la rangée { $location } ({ $card }).
prompt-other-act = { $seat } recrute dans la rangée { $location }.
prompt-other-place-up = { $seat } place { $card_the }.
prompt-other-place-down = { $seat } place { $card_the } face cachée.
prompt-other-choose = { $seat } choisit l’un des deux effets ({ $card }).
prompt-other-discard = { $seat } défausse une carte de la rangée { $location } ({ $card }).

# --- actions

label-key-messenger = dépenser une clé : envoyer le Messager { $location }
label-key-refresh = dépenser une clé : renouveler la rangée { $location }
label-take-up = { $price ->
    [0] recruter { $card_the } gratuitement
   *[other] recruter { $card_the } pour { $price } Or
}
label-take-down = prendre { $card_the } face cachée
label-place-first = placer au centre
label-place = placer { $row }, { $column }
row-minus-2 = deux lignes plus haut que votre première carte
row-minus-1 = une ligne plus haut que votre première carte
row-same = sur la ligne de votre première carte
row-plus-1 = une ligne plus bas que votre première carte
row-plus-2 = deux lignes plus bas que votre première carte
column-minus-2 = deux colonnes à gauche
column-minus-1 = une colonne à gauche
column-same = dans la même colonne
column-plus-1 = une colonne à droite
column-plus-2 = deux colonnes à droite
label-discard-gold = défausser { $card_the } pour { $amount } Or
label-discard-keys = défausser { $card_the } pour { $amount ->
    [one] { $amount } clé
   *[other] { $amount } clés
}

# --- the log

line-turned = Nouvelle carte { $location } : { $card }.
line-shuffled = On mélange { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} { $location } pour former une nouvelle pioche.
line-emptied-castle = La rangée du Château ne peut plus être complétée : le Château est épuisé.
line-emptied-village = La rangée du Village ne peut plus être complétée : le Village est épuisé.
line-messenger = Le Messager va { $location }.
line-key-messenger = { $who ->
    [you] Vous dépensez une clé : le Messager va { $location }.
   *[other] { $seat } dépense une clé : le Messager va { $location }.
}
line-key-refresh = { $who ->
    [you] Vous dépensez une clé et renouvelez la rangée { $location }.
   *[other] { $seat } dépense une clé et renouvelle la rangée { $location }.
}
line-recruited = { $who ->
    [you] Vous recrutez { $card_the }
   *[other] { $seat } recrute { $card_the }
} { $price ->
    [0] gratuitement.
   *[other] pour { $price } Or.
}
line-face-down = { $who ->
    [you] Vous prenez { $card_the } face cachée.
   *[other] { $seat } prend { $card_the } face cachée.
}
line-gained = { $who ->
    [you] Vous gagnez { $goods }.
   *[other] { $seat } gagne { $goods }.
}
line-stored = { $who ->
    [you] Vous placez { $gold } Or sur { $card_the }.
   *[other] { $seat } place { $gold } Or sur { $card_the }.
}
line-chose = { $who ->
    [you] Vous choisissez un effet ({ $card }) : { $what }
   *[other] { $seat } choisit un effet ({ $card }) : { $what }
}
line-discarded = { $who ->
    [you] Vous défaussez { $card_the }.
   *[other] { $seat } défausse { $card_the }.
}
line-ended = Tous les tableaux sont complets : la partie est terminée.

# --- the score sheet

sheet-keys = { $keys ->
    [one] { $keys } clé
   *[other] { $keys } clés
}
sheet-card = { $card } : { $how }
sheet-counted = { $card } : { $how } Nombre : { $times }.
sheet-purse = { $card }, { $gold } Or : { $how }
sheet-face-down = une carte face cachée

# --- why not

why-deal = La mise en place n’est pas terminée.
why-over = La partie est terminée.
why-shuffle = Il faut d’abord mélanger la défausse.
why-not-your-turn = C’est à { $seat } de jouer.
why-no-place = Choisissez d’abord une carte de la rangée du Messager.
why-no-choose = Aucune carte ne vous demande de choisir.
why-no-discard = Aucune carte ne vous demande de défausser.
why-first-place = Placez d’abord la carte que vous avez prise.
why-first-choose = Choisissez d’abord l’un des deux effets.
why-first-discard = Appliquez d’abord l’effet : défaussez une carte.
why-key-used = Vous avez déjà dépensé une clé pendant ce tour.
why-no-key = Vous n’avez pas de clé.
why-gone = Un lieu est épuisé : le Messager ne se déplace plus.
why-too-dear = Cette carte coûte { $price } Or ; vous en avez { $gold }.
why-occupied = Il y a déjà une carte ici.
why-first-card = Votre première carte se place au centre : le tableau grandit autour d’elle.
why-too-wide = Le tableau ne peut pas dépasser 3 cartes par 3.
why-not-beside = Une carte doit être adjacente à l’une des vôtres, pas en diagonale.
why-no-card = Il n’y a pas de carte à défausser ici.

# --- the board in the browser

# --- what one is about to do
board-doing-place = { $card } : choisissez un emplacement.
board-doing-place-down = { $card }, face cachée : choisissez un emplacement.
board-doing-dear = { $card } : { $price } Or, et vous en avez { $gold }. Prendre la carte face cachée ?
board-doing-far = { $card } : dépensez une clé pour envoyer le Messager { $location }.
board-doing-confirm = { $card } : confirmez cet emplacement ou choisissez-en un autre.
# --- buttons say what they do
board-best = Au mieux : { $change }.
board-recruit = Recruter
board-price = { $amount } Or
board-face-down = Face cachée
board-brings = { $keys ->
    [one] +{ $gold } Or, +{ $keys } clé
   *[other] +{ $gold } Or, +{ $keys } clés
}
board-key-messenger = Envoyer le Messager { $location }
board-key-refresh = Renouveler la rangée { $location }
board-market = Rangées du Château et du Village
# --- great moments
scene-last-card = La dernière carte est posée
board-others = Les autres joueurs
board-your-tableau = Votre tableau
board-tableau-of = { $who ->
    [you] Votre tableau
   *[other] Tableau : { $seat }
}
board-rival = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } Or, { $keys ->
    [one] { $keys } clé
   *[other] { $keys } clés
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. Voir le tableau.
board-pile = Pioche { $location } : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}, { $discards } dans la défausse. Voir les cartes restantes.
board-offer = { $card }, { $price } Or. { $words }
board-own-card = { $points ->
    [one] { $reason } { $points } point pour l’instant.
   *[other] { $reason } { $points } points pour l’instant.
}
board-points = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
board-shields = Blasons jusqu’ici
board-shield-count = { $shield } : { $count }
board-in-deck = { $cards ->
    [0] La pioche est vide
    [one] { $cards } carte encore dans la pioche
   *[other] { $cards } cartes encore dans la pioche, dans un ordre inconnu
}
board-discarded = { $cards ->
    [0] Défausse vide
    [one] { $cards } carte dans la défausse
   *[other] { $cards } cartes dans la défausse
}
board-place-up = Choisissez sa place.
board-place-down = Face cachée : choisissez sa place.
board-put-back = Reposer la carte
board-look = Voir { $card }
board-standing-tableau = { $who ->
    [you] Dans votre tableau
   *[other] Chez { $seat }
} : { $points ->
    [one] { $points } point pour l’instant.
   *[other] { $points } points pour l’instant.
}
board-standing-down = { $who ->
    [you] Face cachée dans votre tableau.
   *[other] Face cachée chez { $seat }.
}
board-standing-row = Dans la rangée { $location }, pour { $price } Or.
board-standing-deck = Encore dans la pioche { $location }.
board-standing-discards = Dans la défausse { $location }.
board-or = ou
board-close = Fermer

# --- the rules

# --- titres des règles
section-CC-1 = Mise en place
section-CC-3 = Prendre une carte
section-CC-7 = La placer, et son effet
section-CC-9 = Le Messager et les rangées
section-CC-12 = Ce que les effets comptent et donnent
section-CC-17 = La fin et les points
section-CC-21 = Ce que chacun peut savoir

rules-CC-1 = Il y a 39 cartes Château et 39 cartes Village. Chaque pioche est mélangée à part et ses trois premières cartes sont révélées à côté d’elle : c’est la rangée du Château et celle du Village.
rules-CC-2 = De deux à cinq joueurs. Le Messager commence au Village. Chacun a 15 Or et 2 clés au départ ; l’or et les clés sont illimités. Le premier joueur commence, on joue dans le sens horaire, et chacun joue neuf tours, un pour chaque carte de son tableau.
rules-CC-3 = Avant de recruter, vous pouvez dépenser une clé, une seule par tour, pour l’une de ces deux actions : déplacer le Messager vers l’autre lieu, ou défausser les trois cartes de la rangée où il se trouve et en révéler trois autres. Les trois cartes sont d’abord défaussées, puis les nouvelles sont révélées une à une ; si la pioche s’épuise entre-temps, toute la défausse, ces trois cartes comprises, est mélangée en une nouvelle pioche.
rules-CC-4 = À chaque tour, vous devez prendre exactement une carte de la rangée où se trouve le Messager et l’ajouter à votre tableau : face visible en payant son prix, ou face cachée gratuitement.
rules-CC-5 = Le prix est le coût imprimé moins les réductions de vos cartes face visible pour le lieu de cette carte, sans jamais descendre sous 0. La réduction d’une carte ne vaut pas pour son propre achat. Vous devez pouvoir payer le prix entier.
rules-CC-6 = Toute carte peut être prise gratuitement face cachée, même si vous pouvez la payer : vous gagnez aussitôt 6 Or et 2 clés. Dès lors, rien de ce qui est imprimé dessus ne compte : elle n’a ni nom, ni bannière, ni blason, ni coût, ni réduction, ni bourse, ni effet, ni parchemin, et ne déplace pas le Messager. Elle occupe seulement sa place.
rules-CC-7 = Votre première carte est le départ de votre tableau. Chaque carte suivante doit être adjacente à l’une des vôtres par un côté entier, pas seulement par un coin, et le tableau ne dépasse jamais 3 cartes par 3. Les cartes ne bougent plus une fois placées. On ne sait quelle ligne est celle du haut ou quelle colonne celle de gauche que lorsque le tableau en compte trois.
rules-CC-8 = L’effet s’applique juste après la pose et est obligatoire ; ce qu’il donne vient de la réserve. Il compte la carte elle-même : ses blasons, sa bannière, son coût imprimé, sa bourse, sa place. S’il y a deux lignes, les deux s’appliquent, dans l’ordre imprimé ; si « ou » les sépare, vous en choisissez une, même la moins bonne ou une qui ne donne rien. Sauf mention contraire, un effet ne regarde que votre tableau ; s’il n’y a rien à compter, il ne donne rien.
rules-CC-9 = Puis vient le Messager : si la nouvelle carte est face visible et porte l’icône Messager, il va au lieu indiqué, toujours l’autre. Ensuite chaque rangée est complétée à trois cartes depuis sa pioche, celle du Château d’abord. Le tout dernier tour de la partie se joue de la même façon.
rules-CC-10 = Les défausses sont visibles à côté de leur pioche et chacun peut les consulter. Quand il faut piocher et que la pioche est vide, la défausse de ce lieu est mélangée en une nouvelle pioche. Une pioche dont on vient de tirer la dernière carte n’est pas renouvelée avant qu’une autre soit nécessaire.
rules-CC-11 = Si une rangée ne peut toujours pas être complétée à trois, parce que pioche et défausse sont vides, toutes les cartes restantes de ce lieu sont retirées du jeu. Le Messager va définitivement à l’autre lieu : ni cartes ni clés ne le déplacent plus. Une clé peut encore renouveler la rangée restante. Cela n’arrive qu’à cinq joueurs.
rules-CC-12 = Un voisin est le joueur assis juste à votre gauche ou à votre droite. Quand un effet compte chez un voisin, on retient automatiquement celui qui vous rapporte le plus ; à deux joueurs, votre seul adversaire est votre voisin, compté une fois. Les adversaires sont tous les autres joueurs, même ceux qui ont déjà neuf cartes.
rules-CC-13 = Tout ce qui concerne le coût d’une carte, et ce que rapporte une carte défaussée, suit le coût imprimé, quel que soit le prix payé.
rules-CC-14 = Quand un effet défausse d’une rangée, vous choisissez une des cartes qui s’y trouvent, la défaussez et gagnez son coût imprimé en or ou en clés, selon l’effet. C’est obligatoire, même pour 0. La rangée est complétée à la fin du tour. Si ce lieu est épuisé, rien ne se passe.
rules-CC-15 = L’or placé sur les bourses vient de la réserve et va sur les cartes elles-mêmes, y compris sur la bourse de la nouvelle carte. Chaque bourse a une capacité ; ce qui ne tient pas n’est pas gagné. L’or d’une bourse ne peut plus être dépensé. L’Intendant remplit les deux bourses qui ont le plus de place, ou moins s’il n’y en a pas deux ; à place égale, la première en lisant ligne par ligne.
rules-CC-16 = Les réductions de plusieurs cartes s’additionnent et durent jusqu’à la fin de la partie. Ce que reçoivent les adversaires est aussitôt à eux.
rules-CC-17 = La partie s’arrête quand chacun a neuf cartes. L’or restant va sur vos bourses tant qu’il y a de la place ; toutes les bourses rapportent autant : cela se fait donc automatiquement, ligne par ligne. Ce qui reste encore ne sert qu’aux égalités.
rules-CC-18 = Vous marquez 1 point par clé, plus les points du parchemin de score de chaque carte face visible. Chaque parchemin se compte séparément : un même blason peut en servir plusieurs. Une ligne ou une colonne, ce sont trois cartes du tableau fini, la carte elle-même comprise ; ligne et colonne ensemble font cinq cartes. Seuls les lots complets comptent ; trois blasons identiques forment un lot, six en forment deux.
rules-CC-19 = Un parchemin qui rapporte des points par clé s’ajoute au point que vaut déjà chaque clé.
rules-CC-20 = À égalité de points, le joueur qui a le plus d’or hors des bourses passe devant, compté après le remplissage des bourses. Si l’égalité demeure, la place est partagée. Il en va de même pour chaque place.
rules-CC-21 = Tout est public sauf l’ordre des deux pioches. Les cartes face cachée ont été vues quand elles ont été prises. Chacun peut donc savoir quelles cartes restent dans une pioche, mais personne dans quel ordre.
