# How to play, in words beside the pictures.
guide-goal = Offices serve the king. Collect cards of an office: whoever has the highest total there at the end takes its points. The most points win.

guide-turn-1 = First half: share out the cards
guide-turn-1-words = On your turn you draw one card after another, look at it in secret and place it before the next: keep one, hide one in the favour deck, offer one to each opponent in the centre.
guide-turn-2 = The others choose
guide-turn-2-words = Everyone else takes one card from the centre, for all to see. Then the next player is the adviser.
guide-turn-3 = Kings change what an office is worth
guide-turn-3-words = A king is never kept. Whoever gets one raises or lowers duty tiles immediately, between 1 and 6.
guide-turn-4 = Second half: the auction
guide-turn-4-words = The favour deck is turned up card by card. Bid more or pass. Government cards and kings are paid for in gold, gold in cards of any kind.

guide-points-1 = Each office is scored separately. Add up the values of your cards: the highest total takes the primary duty tile. With three or more players, the second highest takes the secondary tile, worth half as much.
guide-points-2 = If totals are equal, the letter closest to A is ahead. Gold scores nothing, but it breaks ties at the very end.
guide-example = How a real match ended for one player: the tiles taken, and why.

guide-forget-1 = What the others take from the centre is public. Watch who collects what.
guide-forget-2 = You know what you hid in the favour deck. It will come up for auction.
guide-forget-3 = You may bid more than you have. If you win and can’t pay, you lose a random card.
guide-forget-4 = You get no change: keep small gold for small bids.
guide-forget-5 = A small lead is enough. Cards beyond it are better used to pay for gold.
guide-forget-6 = Raise the offices that you lead, lower the others.
guide-note = We couldn’t check every printed card: the letters of the government cards, two kings and the office for five players only are our best guess. The almanac says which.

# --- icons
icon-office-about = One of the offices. The highest total in its cards takes its tile.
icon-government = Government card
icon-government-about = Top left its value, top right its letter, which breaks ties.
icon-gold = Gold
icon-gold-about = Pays 1, 2 or 3 in the auction.
icon-king = King
icon-king-about = Each arrow up raises a duty tile by 1, each arrow down lowers one by 1.
icon-either = King of your choice
icon-either-about = Raise or lower one duty tile by 1, as you like.
icon-back = Card face down
icon-back-about = A card you may not see: in the deck, in the favour deck or in a hand.
icon-primary = Duty tile
icon-primary-about = The points its leader takes at the end. Beside it, smaller, those of the second.
icon-first = Leader
icon-first-about = Has the highest total in this office, as far as you can know.
icon-second = Second
icon-second-about = Has the second-highest total in this office, as far as you can know.
icon-raise-about = Adds 1 to the duty tile of this office.
icon-lower-about = Takes 1 from the duty tile of this office.
icon-points = Points
icon-points-about = The points of a player at the end, or by how much a choice changes yours.
icon-now = As things stand
icon-now-about = The points if the match ended now: two numbers while that isn’t certain.
icon-cards = Number of cards
icon-cards-about = How many cards are in a hand, or still to be auctioned.
icon-lead = Adviser
icon-lead-about = Draws and places the cards this turn.
icon-high = Highest bid
icon-high-about = Wins the card if nobody bids more.
icon-passed = Passed
icon-passed-about = Out of the auction for this card only.
icon-barred = Couldn’t pay
icon-barred-about = Can’t bid for this card again.
icon-known = Known cards
icon-known-about = Opens a list of what everyone knows of each hand.

# --- the almanac
filter-kind = Kind
filter-office = Office
filter-kind-government = Government cards
filter-kind-king = Kings
filter-kind-gold = Gold
filter-kind-office = Offices
almanac-counted = Counted: cards in hand at the end, and kings by who resolved them.
