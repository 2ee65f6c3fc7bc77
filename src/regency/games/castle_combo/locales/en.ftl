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
game-summary = Recruit nine characters from the castle and the village into a 3×3 tableau where they score for one another.

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

describe-facts = { $location } card. Cost: { $cost } gold. Shields: { $shields }.
describe-messenger = Moves the messenger to { $location }.
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
ability-purse-add-each = Add { $amount } gold from the supply to each of your purses.
ability-purse-fill = { $amount ->
    [one] Fill { $amount } of your purses from the supply.
   *[other] Fill { $amount } of your purses from the supply.
}
ability-discard-castle-gold = Discard a card from the castle row and gain its cost in gold.
ability-discard-castle-keys = Discard a card from the castle row and gain its cost in keys.
ability-discard-village-gold = Discard a card from the village row and gain its cost in gold.
ability-discard-village-keys = Discard a card from the village row and gain its cost in keys.
ability-discount-castle = From now on, castle cards cost you { $amount } gold less.
ability-discount-village = From now on, village cards cost you { $amount } gold less.
ability-discount-any = From now on, all cards cost you { $amount } gold less.
ability-choose-one = Choose one: { $first } Or: { $second }

in-own-tableau = in your tableau
in-neighbours-tableau = in one neighbour’s tableau (whichever gives you more)
each-shield = each { $shield } shield
each-banner-castle = each castle banner
each-banner-village = each village banner
each-card-with-shields = { $shields ->
    [one] each card with exactly { $shields } shield
   *[other] each card with exactly { $shields } shields
}
each-card-costing = each card costing exactly { $cost }
each-card-from-cost = each card costing { $cost } or more
each-distinct-shield-types = each different shield type
each-missing-shield-types = each shield type you don’t have
each-occupied-positions = each card, face up or down,
each-empty-positions = each empty space
each-cards-with-purse = each card with a purse

scroll-per-shield = { n-points } for each { $shield } shield { $where }.
scroll-position = { n-points } if this card ends up { $place }.
scroll-per-gold-on-this-purse = { n-points } for each gold in this purse.
scroll-if-shield-missing = { n-points } if your tableau has no { $shield } shields.
scroll-per-banner = { n-points } for { $what }.
scroll-per-shield-set = { n-points } for each set of { $shields } shields.
scroll-per-distinct-shield-type = { n-points } for each different shield type { $where }.
scroll-per-card-with-cost = { n-points } for { $what }.
scroll-per-key = An extra { n-points } for each key.
scroll-per-banner-set = { n-points } for each set of banners: { $banners }.
scroll-per-missing-shield-type = { n-points } for each shield type missing from your tableau.
scroll-per-discount-card = { n-points } for each card with a discount.
scroll-per-identical-shield-set = { n-points } for each set of { $size } matching shields.
scroll-per-gold-on-all-purses = { n-points } for each gold in your purses.
scroll-per-card-with-shield-count = { n-points } for { $what }.
scroll-if-face-down-card = { n-points } if you have a face-down card.

scope-row = in this row
scope-column = in this column
scope-row-and-column = in this row and column
scope-tableau = in your tableau
place-top-row = in the top row
place-middle-row = in the middle row
place-bottom-row = in the bottom row
place-left-column = in the left column
place-middle-column = in the middle column
place-right-column = in the right column
place-corner = in a corner
place-edge-not-corner = in the middle of an edge

# --- pieces that can be looked at

piece-gold = Gold
piece-key = Key
piece-messenger = Messenger
piece-purse = Purse
piece-face-down = Face-down card
about-gold = Spend it to recruit cards. At the end, leftover gold goes into your purses; the rest breaks ties.
about-key = At the start of your turn, spend one to move the messenger or to replace the row it stands at. Each key you keep scores 1 point.
about-messenger = Shows which row you must take a card from. A key can move it, and so can a face-up card with the messenger icon.
about-purse = Holds gold up to the number shown. You can’t spend that gold, but the card’s scroll scores it.
about-face-down = You can take any card face down for free. You gain { $gold } gold and { $keys } keys, but nothing printed on the card counts.

# --- the table

table-deal = The cards are being dealt.
table-row = { $location } row: { $cards }. { $deck } in the deck, { $discards } discarded.
table-card = { $card } ({ $price } gold)
table-gone-castle = The castle is out of the game.
table-gone-village = The village is out of the game.
table-messenger = The messenger is at { $location }.
table-seat = { $who ->
    [you] You
   *[other] { $seat }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} now, { $gold } gold, { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}.
table-tableau = — { $cards }
cell-empty = empty
cell-face-down = face down
cell-card = { $points ->
    [one] { $card } ({ $points } point)
   *[other] { $card } ({ $points } points)
}
cell-purse = { $points ->
    [one] { $card } ({ $gold } gold, { $points } point)
   *[other] { $card } ({ $gold } gold, { $points } points)
}
table-shuffle = Shuffling the { $location } discards…
table-act = { $who ->
    [you] Your turn: take a card. You can spend a key first.
   *[other] { $seat } is choosing a card.
}
table-place = { $who ->
    [you] Your turn: place the card.
   *[other] { $seat } is placing a card.
}
table-choose = { $who ->
    [you] Your turn: choose one of the two effects.
   *[other] { $seat } is choosing an effect.
}
table-discard = { $who ->
    [you] Your turn: choose a card to discard.
   *[other] { $seat } is choosing a card to discard.
}
table-done = The match is over.

# --- whose turn it is

prompt-you-act = Your turn: take a card from the { $location } row.
prompt-you-act-key = Your turn: take a card from the { $location } row. You can spend a key first.
prompt-you-place-up = Your turn: choose a space for { $card } ({ $price } gold).
prompt-you-place-down = Your turn: choose a space for { $card }, face down. You gain { $gold } gold and { $keys } keys.
prompt-you-choose = Your turn: choose one of { $card }’s two effects.
prompt-you-discard = Your turn: { $card } lets you discard a card. Choose one from the { $location } row.
prompt-other-act = { $seat } is choosing a card from the { $location } row.
prompt-other-place-up = { $seat } is placing { $card }.
prompt-other-place-down = { $seat } is placing { $card } face down.
prompt-other-choose = { $seat } is choosing one of { $card }’s effects.
prompt-other-discard = { $seat } is choosing a card to discard from the { $location } row ({ $card }).

# --- actions

label-key-messenger = Spend a key to move the messenger to { $location }
label-key-refresh = Spend a key to replace the { $location } row
label-take-up = Recruit { $card } { $price ->
    [0] for free
   *[other] for { $price } gold
}
label-take-down = Take { $card } face down
label-place-first = Place your first card
label-place = Place it { $row }, { $column }
row-minus-2 = two rows up
row-minus-1 = one row up
row-same = in the same row
row-plus-1 = one row down
row-plus-2 = two rows down
column-minus-2 = two columns left
column-minus-1 = one column left
column-same = in the same column
column-plus-1 = one column right
column-plus-2 = two columns right
label-discard-gold = Discard { $card } for { $amount } gold
label-discard-keys = { $amount ->
    [one] Discard { $card } for { $amount } key
   *[other] Discard { $card } for { $amount } keys
}

# --- the log

line-turned = { $card } joins the row at { $location }.
line-shuffled = { $cards ->
    [one] { $cards } { $location } card is shuffled into a deck.
   *[other] { $cards } { $location } cards are shuffled into a deck.
}
line-emptied-castle = The castle row can’t be refilled. The castle leaves the game.
line-emptied-village = The village row can’t be refilled. The village leaves the game.
line-messenger = The messenger moves to { $location }.
line-key-messenger = { $who ->
    [you] You spend a key to move the messenger to { $location }.
   *[other] { $seat } spends a key to move the messenger to { $location }.
}
line-key-refresh = { $who ->
    [you] You spend a key to replace the { $location } row.
   *[other] { $seat } spends a key to replace the { $location } row.
}
line-recruited = { $who ->
    [you] You recruit
   *[other] { $seat } recruits
} { $card } { $price ->
    [0] for free.
   *[other] for { $price } gold.
}
line-face-down = { $who ->
    [you] You take { $card } face down.
   *[other] { $seat } takes { $card } face down.
}
line-gained = { $who ->
    [you] You gain { $goods }.
   *[other] { $seat } gains { $goods }.
}
line-stored = { $who ->
    [you] { $gold } gold goes into the purse on your { $card }.
   *[other] { $gold } gold goes into the purse on { $seat }’s { $card }.
}
line-chose = { $who ->
    [you] You choose { $card }’s effect: { $what }
   *[other] { $seat } chooses { $card }’s effect: { $what }
}
line-discarded = { $who ->
    [you] You discard { $card } from the row.
   *[other] { $seat } discards { $card } from the row.
}
line-ended = Every tableau is full. The match is over.

# --- the score sheet

sheet-keys = { $keys ->
    [one] { $keys } key, 1 point
   *[other] { $keys } keys, 1 point each
}
sheet-card = { $card }: { $how }
sheet-counted = { $card } (×{ $times }): { $how }
sheet-purse = { $card } ({ $gold } gold): { $how }
sheet-face-down = Face-down card: no points

# --- why not

why-deal = The cards haven’t been dealt yet.
why-over = The match is over.
why-shuffle = Wait: the discards are being shuffled.
why-not-your-turn = It’s { $seat }’s turn.
why-no-place = First, choose a card from the messenger’s row.
why-no-choose = There’s nothing to choose right now.
why-no-discard = There’s nothing to discard right now.
why-first-place = First, place the card you took.
why-first-choose = First, choose one of the two effects.
why-first-discard = First, discard a card for your ability.
why-key-used = You’ve already spent a key this turn.
why-no-key = You have no keys left.
why-gone = The other row has left the game, so the messenger can’t move.
why-too-dear = This costs { $price } gold and you have { $gold }. You can still take it face down.
why-occupied = There’s already a card here.
why-first-card = Your first card goes in the middle space.
why-too-wide = That would make your tableau larger than 3×3.
why-not-beside = Place the card next to one of yours: above, below, left or right.
why-no-card = There’s no card to discard there.

# --- the board in the browser

board-market = Castle and village rows
# --- what one is about to do
board-doing-place = { $card } chosen: now choose a space.
board-doing-place-down = { $card }, face down: now choose a space.
board-doing-dear = { $card } costs { $price } gold and you have { $gold }. Take it face down?
board-doing-far = { $card } is at { $location }: spend a key to move the messenger there.
board-doing-confirm = { $card } goes here: confirm, or choose another space.
# --- buttons say what they do
board-best = At best: { $change }.
board-recruit = Recruit
board-price = { $amount ->
    [0] free
   *[other] { $amount } gold
}
board-face-down = Face down
board-brings = { $keys ->
    [one] +{ $gold } gold, +{ $keys } key
   *[other] +{ $gold } gold, +{ $keys } keys
}
board-key-messenger = Move messenger to { $location }
board-key-refresh = Replace { $location } row
# --- great moments
scene-last-card = The last card is placed
board-others = Opponents
board-your-tableau = Your tableau
board-tableau-of = { $who ->
    [you] Your tableau
   *[other] { $seat }’s tableau
}
board-rival = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } gold, { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}. Show tableau.
board-pile = The { $location } deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}, { $discards } discarded. Show known cards.
board-offer = { $card }, { $price } gold. { $words }
board-own-card = { $points ->
    [one] { $reason } { $points } point now.
   *[other] { $reason } { $points } points now.
}
board-points = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
board-shields = Your shields
board-shield-count = { $shield }: { $count }
board-in-deck = { $cards ->
    [0] The deck is empty
    [one] { $cards } card still in the deck
   *[other] { $cards } cards still in the deck (order unknown)
}
board-discarded = { $cards ->
    [0] Nothing discarded
    [one] { $cards } card discarded
   *[other] { $cards } cards discarded
}
board-place-up = Choose a space.
board-place-down = Face down: choose a space.
board-put-back = Put the card back
board-look = View { $card }
board-standing-tableau = { $who ->
    [you] In your tableau
   *[other] In { $seat }’s tableau
}: { $points ->
    [one] { $points } point now.
   *[other] { $points } points now.
}
board-standing-down = { $who ->
    [you] Face down in your tableau.
   *[other] Face down in { $seat }’s tableau.
}
board-standing-row = In the { $location } row, for { $price } gold.
board-standing-deck = Still in the { $location } deck.
board-standing-discards = In the { $location } discard pile.
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

rules-CC-1 = There are 39 castle cards and 39 village cards. Each deck is shuffled separately, and its first three cards are turned face up next to it. These are the castle row and the village row.
rules-CC-2 = Two to five players. The messenger starts at the village. Everyone starts with 15 gold and 2 keys; the supply never runs out. The first player begins, play passes to the left, and everyone takes nine turns, one for each card in their tableau.
rules-CC-3 = Before taking a card you may spend one key (at most one per turn) to do one of two things: move the messenger to the other location, or discard the three cards in the messenger’s row and turn up three new ones. The three cards are discarded first, then new ones are turned up one at a time. If the deck runs out, all discards, including those three, are shuffled into a new deck.
rules-CC-4 = Each turn you must take exactly one card from the messenger’s row and add it to your tableau: face up for its price, or face down for free.
rules-CC-5 = The price is the printed cost minus the discounts on your face-up cards for that card’s location, but never below 0. A card’s own discount doesn’t apply to itself. You must be able to pay the full price.
rules-CC-6 = You can take any card face down for free, even if you could afford it. You immediately gain 6 gold and 2 keys. From then on nothing printed on the card counts: it has no name, banner, shield, cost, discount, purse, ability or scroll, and it doesn’t move the messenger. It only fills its space.
rules-CC-7 = Your first card starts your tableau. Each later card must share a full side with one of your cards (corners don’t count), and the tableau must always fit in a 3×3 square. Cards never move. Which row is the top one, or which column the left one, is decided only once your tableau spans three.
rules-CC-8 = A card’s ability takes effect right after you place it, and you must use it. What it gives comes from the supply. It counts the card itself: its shields, banner, printed cost, purse and space. If there are two lines, both apply in the order printed. If there is an “or” between them, choose one, even one that gives less or nothing. An ability looks only at your own tableau unless it says otherwise. If there’s nothing to count, it gives nothing.
rules-CC-9 = Then the messenger: if the new card is face up and shows the messenger, the messenger moves to the location shown, which is always the other one. After that each row is refilled to three cards from its deck, castle first. This also happens after the very last turn.
rules-CC-10 = Discards stay face up next to their deck, and anyone may look through them. If a card must be drawn and the deck is empty, that location’s discards are shuffled into a new deck. A deck isn’t renewed when its last card is drawn, only when the next card is needed.
rules-CC-11 = If a row can’t be refilled to three because its deck and discards are both empty, all cards left at that location leave the game. The messenger moves to the other location for good: neither cards nor keys can move it again. You can still spend a key to replace the remaining row. This can happen only with five players.
rules-CC-12 = Your neighbours are the players directly to your left and right. If an ability counts a neighbour’s cards, the neighbour who gives you more is used automatically. With two players, your opponent is your only neighbour and is counted once. Opponents are all other players, including those who already have nine cards.
rules-CC-13 = Whenever a card’s cost matters, including what a discarded card is worth, use the printed cost, whatever you paid.
rules-CC-14 = When an ability discards from a row, choose a card in that row, discard it, and gain its printed cost in gold or keys, as the ability says. You must do this even if the cost is 0. The gap is refilled at the end of the turn. If that location has left the game, nothing happens.
rules-CC-15 = Gold added to purses comes from the supply and goes on the cards themselves, including the purse of the card just placed. Each purse has a limit, and anything beyond it isn’t gained. Gold in a purse can’t be spent. The Steward fills the two purses with the most room, or as many as you have. If purses have equal room, the first one is filled, reading row by row.
rules-CC-16 = Discounts from several cards add up and last until the end of the match. Anything your opponents gain is theirs immediately.
rules-CC-17 = The match ends when every player has nine cards. Leftover gold then goes into your purses as far as there’s room. All purses score the same, so this is done for you, row by row. Gold that is still left counts only for ties.
rules-CC-18 = You score 1 point for each key, plus the scroll of each face-up card. Each scroll is scored separately, so one shield can count for several. A row or a column means three cards of the finished tableau, including the card itself; a row and column together are five cards. Only complete sets score: three matching shields make one set, six make two.
rules-CC-19 = A scroll that scores keys adds to the 1 point each key is already worth.
rules-CC-20 = If players tie on points, the one with more gold outside purses (after the purses have been filled) is ahead. If that’s equal too, they share the place. This applies to every place.
rules-CC-21 = Everything is public except the order of the two decks. Face-down cards were seen when they were taken, so everyone can know which cards are left in a deck, but nobody knows their order.
