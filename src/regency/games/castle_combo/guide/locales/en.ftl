# How to play, in words beside the pictures.
guide-goal = Build a tableau of nine characters, three by three. When every tableau is full, the one worth the most points wins.

guide-turn-1 = See where the messenger stands
guide-turn-1-words = You must take a card from that row, castle or village. First you may spend one key to move the messenger, or to replace the three cards in its row.
guide-turn-2 = Take one card
guide-turn-2-words = Pay its price and take it face up. Or take any card face down for nothing: you gain 6 gold and 2 keys, but nothing printed on it counts.
guide-turn-3 = Place it
guide-turn-3-words = It must touch the side of one of your cards, and all must fit in a square of 3 × 3. Cards never move again.
guide-turn-4 = Its ability takes effect immediately
guide-turn-4-words = Gain what the card says. If it shows the messenger, the messenger moves to the other row. The rows are refilled, and the next player takes a turn.

guide-points-1 = Everyone takes nine turns. Then each key you still have scores 1 point, and each face-up card scores what its scroll says.
guide-points-2 = One shield may count for several scrolls. Gold you have left goes into your purses first.
guide-example = How a real match ended: nine cards, and what each of them scored.

guide-forget-1 = Gold left over scores nothing by itself. Only gold in a purse does.
guide-forget-2 = Every key you keep is a point. Spend one for something better, not out of habit.
guide-forget-3 = A face-down card is no disaster: 6 gold and 2 keys often pay for two good turns.
guide-forget-4 = A card counts itself: its own shields, its own banner, its own space.
guide-forget-5 = Which row is the top one is settled only when your tableau is three rows high. Until then it can still grow either way.
guide-forget-6 = You choose what the next player finds: a card with the messenger sends it to the other row.

# --- icons
icon-nobility = Nobility
icon-faith = Faith
icon-scholarship = Scholarship
icon-military = Military
icon-craftsmanship = Craftsmanship
icon-peasantry = Peasantry
icon-shield-about = One of the six shield types. Abilities and scrolls count them.
icon-different = Different shields
icon-different-about = Counts how many of the six types there are.
icon-missing = Missing shields
icon-missing-about = Counts the shield types you don’t have.
icon-gold-about = Pays for cards. In the top corner of a card it is the price.
icon-discount = Discount
icon-discount-about = From now on such cards cost you less.
icon-key-about = Spend one before you take a card: move the messenger or replace its row. Each one you keep scores 1 point.
icon-castle = Castle
icon-castle-about = A castle card, or the castle row.
icon-village = Village
icon-village-about = A village card, or the village row.
icon-scroll = Scroll
icon-scroll-about = The points a card scores at the end; after the stroke, what for.
icon-row = In this row
icon-row-about = Counts the three cards of its row only.
icon-column = In this column
icon-column-about = Counts the three cards of its column only.
icon-row_and_column = In this row and column
icon-row_and_column-about = Counts the five cards of its row and its column.
icon-place = Place
icon-place-about = Scores if the card ends up on one of the filled squares.
icon-card = Card
icon-card-about = Counts each card you have.
icon-empty = Empty space
icon-empty-about = Counts each space you haven’t filled yet.
icon-neighbour = Neighbour
icon-neighbour-about = Counts in the tableau of the player to your left or right, whichever gives you more.
icon-people = Opponents
icon-people-about = Each other player gains this.
icon-everyone = Everyone
icon-everyone-about = You and all others gain this.
icon-down-about = The scroll scores if you have a face-down card.
icon-discard = Discard
icon-discard-about = Discard a card from that row and gain its cost.

# --- the almanac
filter-location = Row
filter-shield = Shield
filter-price = Price
almanac-counted = Counted: characters that lie face up at the end.
