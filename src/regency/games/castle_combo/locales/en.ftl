# Names: as printed on the English cards.
card-duchess = Duchess
card-his-majesty = His Majesty
card-prince = Prince
card-princess = Princess
card-chancellor = Chancellor
card-jester = Jester
card-queen-mother = Queen Mother
card-her-majesty-the-queen = Her Majesty the Queen
card-baron = Baron
card-steward = Steward
card-mother-superior = Mother Superior
card-scribe = Scribe
card-gravedigger = Gravedigger
card-templar = Templar
card-cardinal = Cardinal
card-chaplain = Chaplain
card-his-holiness = His Holiness
card-nun = Nun
card-devout = Devout
card-pilgrim = Pilgrim
card-astronomer = Astronomer
card-alchemist = Alchemist
card-professor = Professor
card-apothecary = Apothecary
card-goldsmith = Goldsmith
card-architect = Architect
card-patron = Patron
card-judge = Judge
card-captain = Captain
card-officer = Officer
card-royal-guard = Royal Guard
card-lookout = Lookout
card-knight = Knight
card-general = General
card-guildmaster = Guildmaster
card-glassblower = Glassblower
card-chatelaine = Chatelaine
card-pawnbroker = Pawnbroker
card-banker = Banker
card-miraculously-cured = Miraculously cured
card-vicar = Vicar
card-spy = Spy
card-inventor = Inventor
card-doctor = Doctor
card-philosopher = Philosopher
card-squire = Squire
card-bombardier = Bombardier
card-militiaman = Militiaman
card-barbarian = Barbarian
card-executioner = Executioner
card-mercenary = Mercenary
card-master-at-arms = Master-at-arms
card-blacksmith = Blacksmith
card-stonemason = Stonemason
card-potter = Potter
card-armorer = Armorer
card-spice-merchant = Spice merchant
card-clockmaker = Clockmaker
card-sculptor = Sculptor
card-innkeeper = Innkeeper
card-carpenter = Carpenter
card-locksmith = Locksmith
card-farmer = Farmer
card-woodcutter = Woodcutter
card-brigand = Brigand
card-witch = Witch
card-beggar = Beggar
card-monk = Monk
card-shepherd = Shepherd
card-winemaker = Winemaker
card-stable-boy = Stable Boy
card-farmhand = Farmhand
card-traveler = Traveler
card-usurper = Usurper
card-fisherman = Fisherman
card-revolutionary = Revolutionary
card-baker = Baker
card-beekeeper = Beekeeper
game-name = Castle Combo
game-summary = Hire nine characters from castle and village into a 3×3 tableau, and make them worth the most together.

# --- words

location-castle = Castle
location-village = Village
banner-castle = Castle
banner-village = Village
to-castle = the castle
to-village = the village
at-castle = the castle
at-village = the village
of-castle = castle
of-village = village

shield-nobility = Nobility
shield-faith = Faith
shield-scholarship = Scholarship
shield-military = Military
shield-craftsmanship = Craftsmanship
shield-peasantry = Peasantry
two-shields = { $shield } ×2

n-gold = { $amount } gold
n-keys = { $amount ->
    [one] { $amount } key
   *[other] { $amount } keys
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# --- a card explains itself

describe-facts = { $location } card. Cost { $cost }. Shields: { $shields }.
describe-messenger = The messenger goes to { $location }.
describe-purse = Purse: holds up to { $gold } gold.
describe-scroll = Scroll: { $scroll }

ability-gain-gold-per = Gain { $amount } gold for { $what } { $where }.
ability-gain-keys-per = { $amount ->
    [one] Gain { $amount } key for { $what } { $where }.
   *[other] Gain { $amount } keys for { $what } { $where }.
}
ability-gain-keys = { $amount ->
    [one] Gain { $amount } key.
   *[other] Gain { $amount } keys.
}
ability-opponents-gain-gold = Each opponent gains { $amount } gold.
ability-opponents-gain-keys = { $amount ->
    [one] Each opponent gains { $amount } key.
   *[other] Each opponent gains { $amount } keys.
}
ability-all-players-gain-keys = { $amount ->
    [one] Everyone gains { $amount } key.
   *[other] Everyone gains { $amount } keys.
}
ability-purse-add-each = Put { $amount } gold from the supply on each of your purses.
ability-purse-fill = { $amount ->
    [one] Fill { $amount } of your purses from the supply.
   *[other] Fill { $amount } of your purses from the supply.
}
ability-discard-castle-gold = Discard a card of the castle row and gain its cost in gold.
ability-discard-castle-keys = Discard a card of the castle row and gain its cost in keys.
ability-discard-village-gold = Discard a card of the village row and gain its cost in gold.
ability-discard-village-keys = Discard a card of the village row and gain its cost in keys.
ability-discount-castle = From now on castle cards cost you { $amount } gold less.
ability-discount-village = From now on village cards cost you { $amount } gold less.
ability-discount-any = From now on all cards cost you { $amount } gold less.
ability-choose-one = Choose: { $first } Or: { $second }

in-own-tableau = in your tableau
in-neighbours-tableau = in one neighbour’s tableau
each-shield = each { $shield } shield
each-banner-castle = each castle banner
each-banner-village = each village banner
each-card-with-shields = { $shields ->
    [one] each card with { $shields } shield
   *[other] each card with { $shields } shields
}
each-card-costing = each card that costs { $cost }
each-card-from-cost = each card that costs { $cost } or more
each-distinct-shield-types = each different shield type
each-missing-shield-types = each missing shield type
each-occupied-positions = each card
each-empty-positions = each empty place
each-cards-with-purse = each card with a purse

scroll-per-shield = { n-points } for each { $shield } shield { $where }.
scroll-position = { n-points } if this card ends { $place }.
scroll-per-gold-on-this-purse = { n-points } for each gold on this card.
scroll-if-shield-missing = { n-points } if your tableau has no { $shield } shield.
scroll-per-banner = { n-points } for { $what }.
scroll-per-shield-set = { n-points } for each set of shields: { $shields }.
scroll-per-distinct-shield-type = { n-points } for each different shield type { $where }.
scroll-per-card-with-cost = { n-points } for { $what }.
scroll-per-key = { n-points } more for each key.
scroll-per-banner-set = { n-points } for each set of banners: { $banners }.
scroll-per-missing-shield-type = { n-points } for each shield type missing from your tableau.
scroll-per-discount-card = { n-points } for each card with a discount.
scroll-per-identical-shield-set = { n-points } for each set of { $size } equal shields.
scroll-per-gold-on-all-purses = { n-points } for each gold on all your purses.
scroll-per-card-with-shield-count = { n-points } for { $what }.
scroll-if-face-down-card = { n-points } if you have a face-down card.

scope-row = in this row
scope-column = in this column
scope-row-and-column = in this row and this column
scope-tableau = in your tableau
place-top-row = in the top row
place-middle-row = in the middle row
place-bottom-row = in the bottom row
place-left-column = in the left column
place-middle-column = in the middle column
place-right-column = in the right column
place-corner = in a corner
place-edge-not-corner = in the middle of a side

# --- pieces that can be looked at

piece-gold = Gold
piece-key = Key
piece-messenger = Messenger
piece-purse = Purse
piece-face-down = Card face down
about-gold = Pays for cards. At the end it fills your purses; what is left over breaks ties.
about-key = Spend one at the start of your turn to move the messenger or to replace his row. Each key you keep is worth 1 point.
about-messenger = He shows the row you must recruit from. A key moves him, and so does a face-up card with his sign.
about-purse = Holds gold up to the number shown. That gold cannot be spent, but the scroll of its card pays for it.
about-face-down = Any card may be taken face down for nothing: you gain { $gold } gold and { $keys } keys, and nothing printed on it counts.

# --- the table

table-deal = The cards are being dealt.
table-row = { $location }: { $cards }. Deck { $deck }, discards { $discards }.
table-card = { $card } ({ $price })
table-gone-castle = The castle has left the game.
table-gone-village = The village has left the game.
table-messenger = The messenger stands at { $location }.
table-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} now, { $gold } gold, { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}.
table-tableau = — { $cards }
cell-empty = empty
cell-face-down = face down
cell-card = { $card } [{ $points }]
cell-purse = { $card } with { $gold } gold [{ $points }]
table-shuffle = The { $location } discards are being shuffled.
table-act = { $seat }: recruit a card, or first spend a key.
table-place = { $seat }: place the card.
table-choose = { $seat }: choose one of the two effects.
table-discard = { $seat }: choose a card to discard.
table-done = The match is over.

# --- whose turn it is

prompt-you-act = Your turn: recruit a card of the { $location } row.
prompt-you-act-key = Your turn: recruit a card of the { $location } row, or spend a key first.
prompt-you-place-up = Your turn: place { $card } in your tableau and pay { $price } gold.
prompt-you-place-down = Your turn: place { $card } face down; you gain { $gold } gold and { $keys } keys.
prompt-you-choose = Your turn: choose one of the two effects of { $card }.
prompt-you-discard = Your turn: { $card } — choose a card of the { $location } row to discard.
prompt-other-act = { $seat } recruits from the { $location } row.
prompt-other-place-up = { $seat } places { $card }.
prompt-other-place-down = { $seat } places { $card } face down.
prompt-other-choose = { $seat } chooses an effect of { $card }.
prompt-other-discard = { $seat } discards a card of the { $location } row for { $card }.

# --- actions

label-key-messenger = spend a key: send the messenger to { $location }
label-key-refresh = spend a key: replace the { $location } row
label-take-up = recruit { $card } for { $price }
label-take-down = take { $card } face down
label-place-first = place it in the middle
label-place = place: { $row }, { $column }
row-minus-2 = two rows above your first card
row-minus-1 = one row above your first card
row-same = in the row of your first card
row-plus-1 = one row below your first card
row-plus-2 = two rows below your first card
column-minus-2 = two columns to the left
column-minus-1 = one column to the left
column-same = same column
column-plus-1 = one column to the right
column-plus-2 = two columns to the right
label-discard-gold = discard { $card } for { $amount } gold
label-discard-keys = { $amount ->
    [one] discard { $card } for { $amount } key
   *[other] discard { $card } for { $amount } keys
}

# --- the log

line-turned = { $card } is turned up at { $location }.
line-shuffled = { $cards ->
    [one] { $cards } { $location } card is shuffled into a new deck.
   *[other] { $cards } { $location } cards are shuffled into a new deck.
}
line-emptied-castle = The castle cannot be refilled and leaves the game.
line-emptied-village = The village cannot be refilled and leaves the game.
line-messenger = The messenger goes to { $location }.
line-key-messenger = { $seat } spends a key: the messenger goes to { $location }.
line-key-refresh = { $seat } spends a key and replaces the { $location } row.
line-recruited = { $seat } recruits { $card } for { $price } gold.
line-face-down = { $seat } takes { $card } face down.
line-gained = { $seat } gains { $goods }.
line-stored = { $seat } has { $gold } gold put on { $card }.
line-chose = { $seat } chooses for { $card }: { $what }
line-discarded = { $seat } discards { $card } from its row.
line-ended = Every tableau is full: the match is over.

# --- the score sheet

sheet-keys = { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}
sheet-card = { $card }: { $how }
sheet-counted = { $card }: { $how } Counted: { $times }.
sheet-purse = { $card } with { $gold } gold: { $how }
sheet-face-down = a face-down card

# --- why not

why-deal = The cards are not dealt yet.
why-over = The match is over.
why-shuffle = The discards must be shuffled first.
why-not-your-turn = It is the turn of { $seat }.
why-no-place = Choose a card of the messenger’s row first.
why-no-choose = No card asks you to choose now.
why-no-discard = No card asks you to discard now.
why-first-place = Place the card you took first.
why-first-choose = Choose one of the two effects first.
why-first-discard = Discard a card for your ability first.
why-key-used = You have spent a key this turn already.
why-no-key = You have no key.
why-gone = A location is gone: the messenger stays where it is.
why-too-dear = It costs { $price }, and you have { $gold } gold.
why-occupied = There is a card already.
why-first-card = Your first card lies in the middle: the tableau grows from it.
why-too-wide = The tableau would no longer fit in 3×3.
why-not-beside = A card must touch the side of one of yours.
why-no-card = There is no card to discard there.

# --- the board in the browser

board-market = Castle and village rows
# --- what one is about to do
board-doing-place = { $card } chosen: now choose a place.
# --- great moments
scene-last-card = The last card is placed
board-others = The other seats
board-your-tableau = Your tableau
board-tableau-of = Tableau of { $seat }
board-rival = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } gold, { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}. Show the tableau.
board-pile = The { $location } deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}, { $discards } discarded. Show what is known of it.
board-offer = { $card }, { $price } gold. { $words }
board-own-card = { $points ->
    [one] { $reason } { $points } point now.
   *[other] { $reason } { $points } points now.
}
board-points = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
board-shields = Shields so far
board-shield-count = { $shield }: { $count }
board-in-deck = { $cards ->
    [0] The deck is empty
    [one] { $cards } card still in the deck
   *[other] { $cards } cards still in the deck, in an order nobody knows
}
board-discarded = { $cards ->
    [0] Nothing discarded
    [one] { $cards } card discarded
   *[other] { $cards } cards discarded
}
board-place-up = Choose its place.
board-place-down = Face down: choose its place.
board-put-back = Put the card back
board-look = Look at { $card }
board-standing-tableau = In the tableau of { $seat }: { $points ->
    [one] { $points } point now.
   *[other] { $points } points now.
}
board-standing-down = Face down in the tableau of { $seat }.
board-standing-row = In the { $location } row, for { $price } gold.
board-standing-deck = Still in the { $location } deck.
board-standing-discards = Among the { $location } discards.
board-or = or
board-close = Close

# --- the rules

# --- headings of the rules
section-CC-1 = Setting up
section-CC-3 = Taking a card
section-CC-7 = Placing it, and its ability
section-CC-9 = The messenger and the rows
section-CC-12 = What abilities count and give
section-CC-17 = The end and the points
section-CC-21 = What everyone may know

rules-CC-1 = There are 39 castle cards and 39 village cards. Each deck is shuffled by itself, and its first three cards are turned up beside it: that is the row of the castle and the row of the village.
rules-CC-2 = Two to five seats. The messenger starts at the village. Everyone begins with 15 gold and 2 keys; gold and keys never run out. The first seat begins, turns pass to the left, and each seat takes nine turns, one for each card of its tableau.
rules-CC-3 = Before recruiting you may spend one key, at most one a turn, for one of two things: move the messenger to the other location, or discard the three cards of the row where he stands and turn up three others. The three go to the discards first, then cards are turned up one by one; if the deck runs out meanwhile, all discards, those three included, are shuffled into a new deck.
rules-CC-4 = Every turn you must take exactly one card of the row where the messenger stands and add it to your tableau: face up for its price, or face down for nothing.
rules-CC-5 = The price is the printed cost less the discounts of your face-up cards for that card’s location, but never below 0. A card’s own discount does not lower its own price. You must be able to pay the whole price.
rules-CC-6 = Any card may be taken face down, free of charge, even if you could pay for it: you gain 6 gold and 2 keys at once. From then on nothing printed on it counts: it has no name, banner, shield, cost, discount, purse, ability or scroll, and it does not move the messenger. It only fills its place.
rules-CC-7 = Your first card starts your tableau. Every later card must touch one of yours with a whole side, not just a corner, and the tableau must always fit in a square of three by three. Cards never move. Which row is the top one or which column the left one is settled only when the tableau spans three.
rules-CC-8 = The ability works right after the card is placed, and must be used; what it gives comes from the supply. It counts the card itself: its shields, its banner, its printed cost, its purse, its place. Two lines both apply, in the order printed; with "or" between them you choose one, even the worse or one that gives nothing. An ability looks at your own tableau only, unless it says otherwise; where there is nothing to count it gives nothing.
rules-CC-9 = Then the messenger: if the new card lies face up and shows him, he goes to the location shown, always the other one. After that each row is filled up to three cards from its deck, the castle’s row first. The very last turn of the match is played out in the same way.
rules-CC-10 = Discards lie face up beside their deck, and everyone may look through them. When a card must be drawn and the deck is empty, that location’s discards are shuffled into a new deck. A deck whose last card was just drawn is not renewed before the next card is needed.
rules-CC-11 = If a row cannot be filled to three even so, because deck and discards are both empty, all cards left at that location leave the game. The messenger goes to the other location for good: neither cards nor keys move him any more. A key may still replace the row that is left. This can only happen with five seats.
rules-CC-12 = A neighbour is the seat directly to your left or right. Where an ability looks at a neighbour, the side that gives you more is taken for you; with two seats your only opponent is the neighbour, counted once. Opponents are all other seats, also those that already have nine cards.
rules-CC-13 = Whatever asks for a card’s cost, and what a discarded card pays, goes by the printed cost, whatever was paid.
rules-CC-14 = When an ability discards from a row, you choose one of the cards lying there, discard it, and gain its printed cost in gold or in keys, as the ability says. You must do so even if it pays 0. The gap is filled at the end of the turn. If that location has left the game, nothing happens.
rules-CC-15 = Gold put on purses comes from the supply and goes on the cards themselves, on the new card’s purse too. Each purse holds only so much; what does not fit is not gained. Gold on a purse can no longer be spent. The Steward fills the two purses with the most room, or as many as there are; where the room is equal, the one that comes first reading row by row.
rules-CC-16 = Discounts of several cards add up and last until the end of the match. What opponents are given is theirs at once.
rules-CC-17 = The match ends when every seat has nine cards. Gold that is left goes on your purses as far as there is room; all purses pay the same, so it is done for you, row by row. What is still left only counts for ties.
rules-CC-18 = You score 1 point for each key and what the scroll of each face-up card says. Every scroll is counted for itself, so one shield may serve many of them. A row or a column means three cards of the finished tableau, the card itself among them; row and column together are five cards. Sets count only when complete; three equal shields make one set of their kind, six make two.
rules-CC-19 = A scroll that pays for keys pays on top of the 1 point every key is worth anyway.
rules-CC-20 = Between equal points the seat with more gold that is not on purses comes first, counted after the purses have been filled. If that is equal too, the place is shared. The same holds for every place.
rules-CC-21 = Everything lies open but the order of the two decks. Face-down cards were seen when they were taken. So everybody can know which cards are still in a deck, but nobody in which order.
