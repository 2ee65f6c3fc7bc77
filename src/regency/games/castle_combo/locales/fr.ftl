# Names: as printed on the French cards. Everything else is our own translation.
card-duchess = Duchesse
card-his-majesty = Son Altesse
card-prince = Prince
card-princess = Princesse
card-chancellor = Chancelière
card-jester = Bouffon
card-queen-mother = Doyenne
card-her-majesty-the-queen = Sa Majesté la reine
card-baron = Baron
card-steward = Intendant
card-mother-superior = Mère supérieure
card-scribe = Scribe
card-gravedigger = Fossoyeur
card-templar = Templier
card-cardinal = Cardinale
card-chaplain = Aumônier
card-his-holiness = Sa Sainteté
card-nun = Nonne
card-devout = Dévot
card-pilgrim = Pèlerin
card-astronomer = Astronome
card-alchemist = Alchimiste
card-professor = Professeur
card-apothecary = Apothicaire
card-goldsmith = Orfèvre
card-architect = Architecte
card-patron = Mécène
card-judge = Juge
card-captain = Capitaine
card-officer = Officier
card-royal-guard = Garde royal
card-lookout = Veilleur
card-knight = Chevaleresse
card-general = Générale
card-guildmaster = Maître de guilde
card-glassblower = Souffleur de verre
card-chatelaine = Châtelaine
card-pawnbroker = Prêteur sur gages
card-banker = Banquière
card-miraculously-cured = Miraculée
card-vicar = Curé
card-spy = Espion
card-inventor = Inventeur
card-doctor = Médecin
card-philosopher = Philosophe
card-squire = Écuyer
card-bombardier = Artificier
card-militiaman = Milicien
card-barbarian = Barbare
card-executioner = Bourreau
card-mercenary = Mercenaire
card-master-at-arms = Maître d’armes
card-blacksmith = Forgeronne
card-stonemason = Tailleuse de pierre
card-potter = Potier
card-armorer = Armurière
card-spice-merchant = Épicière
card-clockmaker = Horlogère
card-sculptor = Sculptrice
card-innkeeper = Aubergiste
card-carpenter = Charpentier
card-locksmith = Serrurier
card-farmer = Agricultrice
card-woodcutter = Bûcheron
card-brigand = Brigand
card-witch = Sorcière
card-beggar = Mendiante
card-monk = Moine
card-shepherd = Bergère
card-winemaker = Vigneron
card-stable-boy = Bâtard
card-farmhand = Fermière
card-traveler = Voyageuse
card-usurper = Usurpateur
card-fisherman = Pêcheur
card-revolutionary = Révolutionnaire
card-baker = Boulangère
card-beekeeper = Apiculteur

game-name = Castle Combo
game-summary = Recrutez neuf personnages du château et du village dans un tableau de 3×3 et faites-leur rapporter le plus de points ensemble.

# --- words

location-castle = Château
location-village = Village
banner-castle = Château
banner-village = Village
to-castle = au château
to-village = au village
at-castle = au château
at-village = au village
of-castle = du château
of-village = du village

shield-nobility = Noblesse
shield-faith = Foi
shield-scholarship = Érudition
shield-military = Armée
shield-craftsmanship = Artisanat
shield-peasantry = Paysannerie
two-shields = { $shield } ×2

n-gold = { $amount } or
n-keys = { $amount ->
    [one] { $amount } clé
   *[other] { $amount } clés
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# --- a card explains itself

describe-facts = Carte { $location }. Coût : { $cost }. Blasons : { $shields }.
describe-messenger = Le messager va { $location }.
describe-purse = Bourse : contient jusqu’à { $gold } or.
describe-scroll = Parchemin : { $scroll }

ability-gain-gold-per = Gagnez { $amount } or pour { $what } { $where }.
ability-gain-keys-per = { $amount ->
    [one] Gagnez { $amount } clé pour { $what } { $where }.
   *[other] Gagnez { $amount } clés pour { $what } { $where }.
}
ability-gain-keys = { $amount ->
    [one] Gagnez { $amount } clé.
   *[other] Gagnez { $amount } clés.
}
ability-opponents-gain-gold = Chaque adversaire gagne { $amount } or.
ability-opponents-gain-keys = { $amount ->
    [one] Chaque adversaire gagne { $amount } clé.
   *[other] Chaque adversaire gagne { $amount } clés.
}
ability-all-players-gain-keys = { $amount ->
    [one] Tout le monde gagne { $amount } clé.
   *[other] Tout le monde gagne { $amount } clés.
}
ability-purse-add-each = Placez { $amount } or de la réserve sur chacune de vos bourses.
ability-purse-fill = { $amount ->
    [one] Remplissez { $amount } de vos bourses avec l’or de la réserve.
   *[other] Remplissez { $amount } de vos bourses avec l’or de la réserve.
}
ability-discard-castle-gold = Défaussez une carte de la rangée du château et gagnez son coût en or.
ability-discard-castle-keys = Défaussez une carte de la rangée du château et gagnez son coût en clés.
ability-discard-village-gold = Défaussez une carte de la rangée du village et gagnez son coût en or.
ability-discard-village-keys = Défaussez une carte de la rangée du village et gagnez son coût en clés.
ability-discount-castle = Désormais les cartes Château vous coûtent { $amount } or de moins.
ability-discount-village = Désormais les cartes Village vous coûtent { $amount } or de moins.
ability-discount-any = Désormais toutes les cartes vous coûtent { $amount } or de moins.
ability-choose-one = Au choix : { $first } Ou : { $second }

in-own-tableau = dans votre tableau
in-neighbours-tableau = dans le tableau d’un voisin
each-shield = chaque blason { $shield }
each-banner-castle = chaque bannière Château
each-banner-village = chaque bannière Village
each-card-with-shields = { $shields ->
    [one] chaque carte à { $shields } blason
   *[other] chaque carte à { $shields } blasons
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
scroll-per-gold-on-this-purse = { n-points } pour chaque or sur cette carte.
scroll-if-shield-missing = { n-points } si votre tableau n’a aucun blason { $shield }.
scroll-per-banner = { n-points } pour { $what }.
scroll-per-shield-set = { n-points } pour chaque série de blasons : { $shields }.
scroll-per-distinct-shield-type = { n-points } pour chaque type de blason différent { $where }.
scroll-per-card-with-cost = { n-points } pour { $what }.
scroll-per-key = { n-points } de plus pour chaque clé.
scroll-per-banner-set = { n-points } pour chaque série de bannières : { $banners }.
scroll-per-missing-shield-type = { n-points } pour chaque type de blason absent de votre tableau.
scroll-per-discount-card = { n-points } pour chaque carte avec une réduction.
scroll-per-identical-shield-set = { n-points } pour chaque série de { $size } blasons identiques.
scroll-per-gold-on-all-purses = { n-points } pour chaque or sur l’ensemble de vos bourses.
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
about-gold = Paie les cartes. À la fin, il remplit vos bourses ; ce qui reste départage les égalités.
about-key = Dépensez-en une au début de votre tour pour déplacer le messager ou renouveler sa rangée. Chaque clé gardée vaut 1 point.
about-messenger = Il montre la rangée où vous devez recruter. Une clé le déplace, tout comme une carte visible qui porte son signe.
about-purse = Contient de l’or jusqu’au nombre indiqué. Cet or ne peut pas être dépensé, mais le parchemin de sa carte le récompense.
about-face-down = Toute carte peut être prise gratuitement face cachée : vous gagnez { $gold } or et { $keys } clés, et rien de ce qui est imprimé ne compte.

# --- the table

table-deal = Les cartes sont en cours de distribution.
table-row = { $location } : { $cards }. Pioche { $deck }, défausse { $discards }.
table-card = { $card } ({ $price })
table-gone-castle = Le château a quitté la partie.
table-gone-village = Le village a quitté la partie.
table-messenger = Le messager est { $location }.
table-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant, { $gold } or, { $keys ->
    [one] { $keys } clé
   *[other] { $keys } clés
}.
table-tableau = — { $cards }
cell-empty = vide
cell-face-down = face cachée
cell-card = { $card } [{ $points }]
cell-purse = { $card } avec { $gold } or [{ $points }]
table-shuffle = La défausse { $location } est mélangée.
table-act = { $seat } : recruter une carte, ou d’abord dépenser une clé.
table-place = { $seat } : placer la carte.
table-choose = { $seat } : choisir l’un des deux effets.
table-discard = { $seat } : choisir une carte à défausser.
table-done = La partie est terminée.

# --- whose turn it is

prompt-you-act = À vous : recrutez une carte de la rangée { $location }.
prompt-you-act-key = À vous : recrutez une carte de la rangée { $location }, ou dépensez d’abord une clé.
prompt-you-place-up = À vous : placez { $card } dans votre tableau et payez { $price } or.
prompt-you-place-down = À vous : placez { $card } face cachée ; vous gagnez { $gold } or et { $keys } clés.
prompt-you-choose = À vous : choisissez l’un des deux effets de { $card }.
prompt-you-discard = À vous : { $card } — choisissez une carte de la rangée { $location } à défausser.
prompt-other-act = { $seat } recrute dans la rangée { $location }.
prompt-other-place-up = { $seat } place { $card }.
prompt-other-place-down = { $seat } place { $card } face cachée.
prompt-other-choose = { $seat } choisit un effet de { $card }.
prompt-other-discard = { $seat } défausse une carte de la rangée { $location } pour { $card }.

# --- actions

label-key-messenger = dépenser une clé : envoyer le messager { $location }
label-key-refresh = dépenser une clé : renouveler la rangée { $location }
label-take-up = recruter { $card } pour { $price }
label-take-down = prendre { $card } face cachée
label-place = placer : { $row }, { $column }
row-minus-2 = deux lignes au-dessus de votre première carte
row-minus-1 = une ligne au-dessus de votre première carte
row-same = sur la ligne de votre première carte
row-plus-1 = une ligne au-dessous de votre première carte
row-plus-2 = deux lignes au-dessous de votre première carte
column-minus-2 = deux colonnes à gauche
column-minus-1 = une colonne à gauche
column-same = même colonne
column-plus-1 = une colonne à droite
column-plus-2 = deux colonnes à droite
label-discard-gold = défausser { $card } pour { $amount } or
label-discard-keys = { $amount ->
    [one] défausser { $card } pour { $amount } clé
   *[other] défausser { $card } pour { $amount } clés
}

# --- the log

line-turned = Nouvelle carte { $location } : { $card }.
line-shuffled = { $cards ->
    [one] { $cards } carte { $location } est mélangée en une nouvelle pioche.
   *[other] { $cards } cartes { $location } sont mélangées en une nouvelle pioche.
}
line-emptied-castle = Le château ne peut plus être complété et quitte la partie.
line-emptied-village = Le village ne peut plus être complété et quitte la partie.
line-messenger = Le messager va { $location }.
line-key-messenger = { $seat } dépense une clé : le messager va { $location }.
line-key-refresh = { $seat } dépense une clé et renouvelle la rangée { $location }.
line-recruited = { $seat } recrute { $card } pour { $price } or.
line-face-down = { $seat } prend { $card } face cachée.
line-gained = { $seat } gagne { $goods }.
line-stored = { $seat } reçoit { $gold } or sur { $card }.
line-chose = { $seat } choisit pour { $card } : { $what }
line-discarded = { $seat } défausse { $card } de sa rangée.
line-ended = Tous les tableaux sont complets : la partie est terminée.

# --- the score sheet

sheet-keys = { $keys ->
    [one] { $keys } clé
   *[other] { $keys } clés
}
sheet-card = { $card } : { $how }
sheet-counted = { $card } : { $how } Compte : { $times }.
sheet-purse = { $card } avec { $gold } or : { $how }
sheet-face-down = une carte face cachée

# --- why not

why-deal = Les cartes ne sont pas encore distribuées.
why-over = La partie est terminée.
why-shuffle = Il faut d’abord mélanger la défausse.
why-not-your-turn = C’est au tour de { $seat }.
why-no-place = Choisissez d’abord une carte de la rangée du messager.
why-no-choose = Aucune carte ne vous demande de choisir.
why-no-discard = Aucune carte ne vous demande de défausser.
why-first-place = Placez d’abord la carte que vous avez prise.
why-first-choose = Choisissez d’abord l’un des deux effets.
why-first-discard = Défaussez d’abord une carte pour votre effet.
why-key-used = Vous avez déjà dépensé une clé pendant ce tour.
why-no-key = Vous n’avez pas de clé.
why-gone = Un lieu a disparu : le messager ne bouge plus.
why-too-dear = Elle coûte { $price } et vous avez { $gold } or.
why-occupied = Il y a déjà une carte ici.
why-first-card = Votre première carte se place au centre : le tableau grandit autour d’elle.
why-too-wide = Le tableau ne tiendrait plus dans 3×3.
why-not-beside = Une carte doit toucher le côté d’une des vôtres.
why-no-card = Il n’y a pas de carte à défausser ici.

# --- the board in the browser

board-market = Rangées du château et du village
# --- what one is about to do
board-doing-place = { $card } : choisissez un emplacement.
board-others = Les autres joueurs
board-your-tableau = Votre tableau
board-tableau-of = Tableau de { $seat }
board-rival = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } or, { $keys ->
    [one] { $keys } clé
   *[other] { $keys } clés
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. Montrer le tableau.
board-pile = Pioche { $location } : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}, { $discards } en défausse. Montrer ce qu’on en sait.
board-offer = { $card }, { $price } or. { $words }
board-own-card = { $points ->
    [one] { $reason } { $points } point pour l’instant.
   *[other] { $reason } { $points } points pour l’instant.
}
board-points = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
board-shields = Blasons jusqu’ici
board-shield-count = { $shield } : { $count }
board-in-deck = { $cards ->
    [0] La pioche est vide
    [one] { $cards } carte encore dans la pioche
   *[other] { $cards } cartes encore dans la pioche, dans un ordre inconnu
}
board-discarded = { $cards ->
    [0] Rien en défausse
    [one] { $cards } carte en défausse
   *[other] { $cards } cartes en défausse
}
board-place-up = Choisissez sa place.
board-place-down = Face cachée : choisissez sa place.
board-put-back = Remettre la carte
board-look = Regarder { $card }
board-standing-tableau = Dans le tableau de { $seat } : { $points ->
    [one] { $points } point pour l’instant.
   *[other] { $points } points pour l’instant.
}
board-standing-down = Face cachée dans le tableau de { $seat }.
board-standing-row = Dans la rangée { $location }, pour { $price } or.
board-standing-deck = Encore dans la pioche { $location }.
board-standing-discards = Dans la défausse { $location }.
board-or = ou
board-close = Fermer

# --- the rules

rules-CC-1 = Il y a 39 cartes Château et 39 cartes Village. Chaque pioche est mélangée à part et ses trois premières cartes sont révélées à côté d’elle : c’est la rangée du château et celle du village.
rules-CC-2 = De deux à cinq joueurs. Le messager commence au village. Chacun a 15 or et 2 clés au départ ; l’or et les clés sont illimités. Le premier joueur commence, le tour passe à gauche, et chacun joue neuf tours, un pour chaque carte de son tableau.
rules-CC-3 = Avant de recruter, vous pouvez dépenser une clé, une seule par tour, pour l’une de ces deux actions : déplacer le messager vers l’autre lieu, ou défausser les trois cartes de la rangée où il se trouve et en révéler trois autres. Les trois cartes sont d’abord défaussées, puis les nouvelles sont révélées une à une ; si la pioche s’épuise entre-temps, toute la défausse, ces trois cartes comprises, est mélangée en une nouvelle pioche.
rules-CC-4 = À chaque tour, vous devez prendre exactement une carte de la rangée où se trouve le messager et l’ajouter à votre tableau : face visible contre son prix, ou face cachée gratuitement.
rules-CC-5 = Le prix est le coût imprimé moins les réductions de vos cartes visibles pour le lieu de cette carte, sans jamais descendre sous 0. La réduction d’une carte ne vaut pas pour son propre achat. Vous devez pouvoir payer le prix entier.
rules-CC-6 = Toute carte peut être prise gratuitement face cachée, même si vous pouviez la payer : vous gagnez aussitôt 6 or et 2 clés. Dès lors, rien de ce qui est imprimé ne compte : elle n’a ni nom, ni bannière, ni blason, ni coût, ni réduction, ni bourse, ni effet, ni parchemin, et ne déplace pas le messager. Elle occupe seulement sa place.
rules-CC-7 = Votre première carte commence votre tableau. Chaque carte suivante doit toucher une des vôtres par un côté entier, pas seulement par un coin, et le tableau doit toujours tenir dans un carré de trois sur trois. Les cartes ne bougent jamais. On ne sait quelle ligne est celle du haut ou quelle colonne celle de gauche que lorsque le tableau en compte trois.
rules-CC-8 = L’effet s’applique juste après la pose et est obligatoire ; ce qu’il donne vient de la réserve. Il compte la carte elle-même : ses blasons, sa bannière, son coût imprimé, sa bourse, sa place. Deux lignes s’appliquent toutes deux, dans l’ordre imprimé ; avec « ou » entre elles, vous en choisissez une, même la moins bonne ou une qui ne donne rien. Sauf mention contraire, un effet ne regarde que votre tableau ; s’il n’y a rien à compter, il ne donne rien.
rules-CC-9 = Puis vient le messager : si la nouvelle carte est visible et le montre, il va au lieu indiqué, toujours l’autre. Ensuite chaque rangée est complétée à trois cartes depuis sa pioche, celle du château d’abord. Le tout dernier tour de la partie se joue de la même façon.
rules-CC-10 = Les défausses sont visibles à côté de leur pioche et chacun peut les consulter. Quand il faut piocher et que la pioche est vide, la défausse de ce lieu est mélangée en une nouvelle pioche. Une pioche dont on vient de tirer la dernière carte n’est pas renouvelée avant qu’une autre soit nécessaire.
rules-CC-11 = Si une rangée ne peut toujours pas être complétée à trois, parce que pioche et défausse sont vides, toutes les cartes restantes de ce lieu quittent la partie. Le messager va définitivement à l’autre lieu : ni cartes ni clés ne le déplacent plus. Une clé peut encore renouveler la rangée restante. Cela n’arrive qu’à cinq joueurs.
rules-CC-12 = Un voisin est le joueur assis juste à votre gauche ou à votre droite. Quand un effet regarde un voisin, le côté qui vous rapporte le plus est pris pour vous ; à deux joueurs, votre seul adversaire est le voisin, compté une fois. Les adversaires sont tous les autres joueurs, même ceux qui ont déjà neuf cartes.
rules-CC-13 = Tout ce qui concerne le coût d’une carte, et ce que rapporte une carte défaussée, suit le coût imprimé, quel que soit le prix payé.
rules-CC-14 = Quand un effet défausse d’une rangée, vous choisissez une des cartes qui s’y trouvent, la défaussez et gagnez son coût imprimé en or ou en clés, selon l’effet. C’est obligatoire, même pour 0. Le vide est comblé à la fin du tour. Si ce lieu a quitté la partie, rien ne se passe.
rules-CC-15 = L’or placé sur les bourses vient de la réserve et va sur les cartes elles-mêmes, y compris sur la bourse de la nouvelle carte. Chaque bourse a une capacité ; ce qui ne tient pas n’est pas gagné. L’or d’une bourse ne peut plus être dépensé. L’Intendant remplit les deux bourses qui ont le plus de place, ou celles qu’il y a ; à place égale, la première en lisant ligne par ligne.
rules-CC-16 = Les réductions de plusieurs cartes s’additionnent et durent jusqu’à la fin de la partie. Ce que reçoivent les adversaires est aussitôt à eux.
rules-CC-17 = La partie s’arrête quand chacun a neuf cartes. L’or restant va sur vos bourses tant qu’il y a de la place ; toutes les bourses rapportent autant, c’est donc fait pour vous, ligne par ligne. Ce qui reste encore ne sert qu’aux égalités.
rules-CC-18 = Vous marquez 1 point par clé et ce que dit le parchemin de chaque carte visible. Chaque parchemin compte pour lui-même : un même blason peut en servir plusieurs. Une ligne ou une colonne, ce sont trois cartes du tableau fini, la carte elle-même comprise ; ligne et colonne ensemble font cinq cartes. Seules les séries complètes comptent ; trois blasons identiques font une série de leur type, six en font deux.
rules-CC-19 = Un parchemin qui récompense les clés s’ajoute au point que vaut déjà chaque clé.
rules-CC-20 = À points égaux, le joueur qui a le plus d’or hors des bourses passe devant, compté après le remplissage des bourses. Si l’égalité demeure, la place est partagée. Il en va de même pour chaque place.
rules-CC-21 = Tout est public sauf l’ordre des deux pioches. Les cartes face cachée ont été vues quand elles ont été prises. Chacun peut donc savoir quelles cartes restent dans une pioche, mais personne dans quel ordre.
