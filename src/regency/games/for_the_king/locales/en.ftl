game-name = For the King (and Me)
game-summary = Deal out influence one card at a time, then bid for the king’s favour: whoever leads an office takes its esteem.

option-tie_break = At equal points and gold, what decides in an office?
option-tie_break-cards = More cards, then the letter nearest A
option-tie_break-sum = The higher sum, then the letter nearest A
option-tie_break-about = Counts only at the very end, between seats that are level: their offices are compared one by one, diplomacy first.

office-diplomacy = Diplomacy
office-military = Military
office-architecture = Architecture
office-livestock = Livestock
office-entertainment = Entertainment
office-provisions = Provisions

card-hidden = a hidden card
card-government = { $office } { $letter } (value { $value })
card-gold = gold { $value }
card-king-up = the king “+1”
card-king-down = the king “−1”
card-king-either = the king “+1 or −1”
card-king-up-up = the king “+1 +1”
card-king-down-down = the king “−1 −1”
card-king-up-down = the king “+1 −1”
card-copies = { $count } × { $card }

tile-both = { $office } { $first } (secondary { $second })
tile-one = { $office } { $first }
table-tiles = Primary duties: { $tiles }.
table-influence = Share Influence: { $seat } is the adviser; { $deck ->
    [one] { $deck } card left in the deck
   *[other] { $deck } cards left in the deck
}, { $favour } on the favour deck.
table-held = You look at { $card }: keep it, offer it in the centre, or put it on the favour deck.
table-placing = { $seat } looks at a card.
table-centre = In the centre: { $cards }.
table-taking = { $seat } must take a card from the centre.
table-king = { $seat } must resolve { $card }.
table-shuffle = The favour deck is about to be shuffled.
table-hammer = Under the hammer: { $card }; { $left ->
    [one] { $left } favour card to come
   *[other] { $left } favour cards to come
}.
table-high = The highest bid is { $amount }, by { $seat }.
table-bidding = { $seat } must bid or pass.
table-penalty = { $seat } cannot pay and is about to lose a random card.
table-pay-cards = { $seat } must discard { $due ->
    [one] { $due } card
   *[other] { $due } cards
} face down.
table-pay-gold = { $seat } must pay { $due } more gold.
table-own-favour = Your own cards still on the favour deck: { $cards }.
table-first = { $seat } takes the primary duty of { $office }: { $value }.
table-second = { $seat } takes the secondary duty of { $office }: { $value }.
table-hand = { $seat } holds { $cards }; { $gold } gold in all.
table-hand-empty = { $seat } holds no card.
table-others = { $seat } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; { $losses } discarded face down so far.
table-seen = { $seat } was seen to get { $cards }.

prompt-deal = The cards are being dealt.
prompt-place-you-keep-offer-favour = Your turn: place this card — you may keep it, offer it in the centre, or hide it in the favour deck.
prompt-place-you-keep-offer = Your turn: place this card — you may keep it or offer it in the centre.
prompt-place-you-keep-favour = Your turn: place this card — you may keep it or hide it in the favour deck.
prompt-place-you-offer-favour = Your turn: place this card — you may offer it in the centre or hide it in the favour deck.
prompt-place-you-keep = Your turn: only your own deck has room left — keep this card.
prompt-place-you-offer = Your turn: only the centre has room left — offer this card.
prompt-place-you-favour = Your turn: only the favour deck has room left — hide this card there.
prompt-place-other = { $seat } looks at a card and decides where it goes.
prompt-take-you = Your turn: take one of the cards in the centre.
prompt-take-other = { $seat } chooses a card from the centre.
prompt-king-you-up = Your turn: the king raises { $left ->
    [one] one duty tile
   *[other] { $left } different duty tiles
} by 1 — choose an office.
prompt-king-you-down = Your turn: the king lowers { $left ->
    [one] one duty tile
   *[other] { $left } different duty tiles
} by 1 — choose an office.
prompt-king-you-either = Your turn: the king raises or lowers one duty tile by 1 — choose an office and a direction.
prompt-king-you-up-down = Your turn: the king raises one duty tile by 1, then lowers another — choose the one to raise.
prompt-king-you-nothing = Your turn: the king can change nothing — send him away.
prompt-king-other = { $seat } resolves { $card }.
prompt-shuffle = The favour deck is being shuffled for the auctions.
prompt-bid-you-open-gold = Your turn: open the bidding in gold for { $card }, or pass.
prompt-bid-you-open-cards = Your turn: open the bidding in cards for { $card }, or pass.
prompt-bid-you-raise-gold = Your turn: bid more than { $high } gold for { $card }, or pass.
prompt-bid-you-raise-cards = { $high ->
    [one] Your turn: bid more than { $high } card for { $card }, or pass.
   *[other] Your turn: bid more than { $high } cards for { $card }, or pass.
}
prompt-bid-you-pass = Your turn: you can only pass on { $card }.
prompt-bid-other = { $high ->
    [0] { $seat } may open the bidding for { $card } or pass.
   *[other] { $seat } may bid more than { $high } for { $card } or pass.
}
prompt-pay-you-gold = Your turn: pay { $due } more gold for { $card }.
prompt-pay-you-cards = { $due ->
    [one] Your turn: discard { $due } more card face down for { $card }.
   *[other] Your turn: discard { $due } more cards face down for { $card }.
}
prompt-pay-other-gold = { $seat } pays { $due } more gold for { $card }.
prompt-pay-other-cards = { $due ->
    [one] { $seat } discards { $due } more card for { $card }.
   *[other] { $seat } discards { $due } more cards for { $card }.
}
prompt-penalty-you = You cannot pay { $amount }: you lose a card drawn at random.
prompt-penalty-other = { $seat } cannot pay { $amount } and loses a card drawn at random.
prompt-seat = { $seat }
prompt-over-you = { $points ->
    [one] The match is over: you win with { $points } point.
   *[other] The match is over: you win with { $points } points.
}
prompt-over-other = { $points ->
    [one] The match is over: { $seat } wins with { $points } point.
   *[other] The match is over: { $seat } wins with { $points } points.
}
prompt-over-shared = The match is over; victory is shared, at { $points }: { $winners }.

label-keep = keep { $card }
label-offer = offer { $card } in the centre
label-favour = put { $card } on the favour deck
label-take = take { $card }
label-pay = pay { $card }
label-discard = discard { $card } face down
label-up = raise { $office } to { $value }
label-down = lower { $office } to { $value }
label-nothing = change nothing
label-bid-gold = bid { $amount } gold
label-bid-cards = { $amount ->
    [one] bid { $amount } card
   *[other] bid { $amount } cards
}
label-pass = pass

line-drawn = Drawn: { $card }.
line-kept = { $seat } keeps a card.
line-kept-own = { $seat } keeps { $card }.
line-offered = { $seat } puts { $card } in the centre.
line-favoured = { $seat } puts a card on the favour deck.
line-favoured-own = { $seat } puts { $card } on the favour deck.
line-took = { $seat } takes { $card }.
line-king = { $seat } reveals { $card }.
line-raised = { $seat } raises { $office } to { $value }.
line-lowered = { $seat } lowers { $office } to { $value }.
line-unmoved = { $seat } can change nothing with { $card }.
line-shuffled = { $count ->
    [one] The favour deck, { $count } card, is shuffled.
   *[other] The favour deck, { $count } cards, is shuffled.
}
line-turned = { $seat } turns up { $card }.
line-bid = { $seat } bids { $amount }.
line-passed = { $seat } passes.
line-paid = { $seat } pays { $card }.
line-discarded = { $seat } discards a card face down.
line-discarded-own = { $seat } discards { $card } face down.
line-won = { $seat } wins { $card } for { $amount }.
line-failed = { $seat } cannot pay { $amount } for { $card }.
line-penalty = { $by_seat } draws a random card of { $seat }; it is discarded face down.
line-penalty-own = { $by_seat } draws a random card of { $seat }; lost: { $card }.
line-unsold = Nobody buys { $card }; it is discarded.
line-shown = { $seat } shows { $office }: { $letters }.
line-purse = { $seat } has { $gold } gold left.
line-first = { $seat } leads { $office } with { $sum } and takes the primary duty: { $value }.
line-second = { $seat } is second in { $office } with { $sum } and takes the secondary duty: { $value }.

about-letter = { $letter } { $value }
about-office-tile = Its primary duty tile starts at { $start } and is moved by kings between { $low } and { $high }; the secondary tile (three seats or more) is worth half of that, rounded down.
about-office-majority = At the end the highest sum of its cards takes the primary tile, the second sum the secondary tile; equal sums are decided by the letter nearest A.
about-office-cards = Its nine cards and their values: { $values }.
about-office-ties = When seats tie for a place and have equal gold, this office is number { $rank } in the order that decides.
about-office-seats = In play only with { $seats } seats.
about-government-value = Adds { $value } to its holder’s sum for { $office } when the offices are counted at the end.
about-government-letter = Letter { $letter }: at equal sums the seat with the letter nearest A is ahead.
about-government-paid = Under the hammer it is paid for in gold; in hand it can itself be discarded to pay for gold.
about-gold-pays = Pays { $value } towards a bid for a government card or a king; no change is given.
about-gold-auction = Under the hammer, gold is paid for in cards: as many cards of any kind as were bid, face down.
about-gold-ties = Gold left at the end gives no points but is the first thing that breaks a tie.
about-king-up = Raises one primary duty tile by 1.
about-king-down = Lowers one primary duty tile by 1.
about-king-either = Raises or lowers one primary duty tile by 1.
about-king-up-up = Raises two different primary duty tiles by 1 each.
about-king-down-down = Lowers two different primary duty tiles by 1 each.
about-king-up-down = Raises one primary duty tile by 1, then lowers a different one by 1.
about-king-limits = Tiles stay between { $low } and { $high }; as much of the effect as possible must be done.
about-king-once = A king is never kept: whoever gets him resolves him at once, and then he is out of the game.

sheet-lead = primary duty of { $office }, value { $value }: { $sum } in hand leads as far as cards were seen (best other: { $best })
sheet-lead-sure = primary duty of { $office }, value { $value }: { $sum } in hand, nobody can be ahead now
sheet-next = secondary duty of { $office }, value { $value }: { $sum } in hand is second as far as cards were seen (best other: { $best })
sheet-next-sure = secondary duty of { $office }, value { $value }: { $sum } in hand is surely second now
sheet-first = primary duty of { $office }, value { $value }: highest sum, { $sum } (best letter { $letter })
sheet-first-letter = primary duty of { $office }, value { $value }: tied at { $sum }, letter { $letter } is nearest A
sheet-second = secondary duty of { $office }, value { $value }: second sum, { $sum } (best letter { $letter })
sheet-second-letter = secondary duty of { $office }, value { $value }: tied at { $sum }, decided by letter { $letter }
sheet-tie-gold = ahead of { $other_seat } by gold: { $ours } to { $theirs }
sheet-tie-cards = ahead of { $other_seat } by cards of { $office }: { $ours } to { $theirs }
sheet-tie-sum = ahead of { $other_seat } by the sum of { $office }: { $ours } to { $theirs }
sheet-tie-letter = ahead of { $other_seat } by letter { $letter } of { $office }
sheet-tie-shared = shares its place with { $other_seat }

why-turn = It is the turn of { $seat }.
why-deal = The cards are not dealt yet.
why-place = Place the card you have drawn first.
why-zone-full = This zone takes no more cards this turn.
why-take = Take one of the cards in the centre.
why-not-in-centre = Not in the centre: { $card }.
why-king = Resolve the king first.
why-must-change = A change can be made, so it must be.
why-not-in-play = Not in play with so few seats: { $office }.
why-changed = A king changes different tiles; already changed: { $office }.
why-highest = { $office } is at { $value } and cannot go up.
why-lowest = { $office } is at { $value } and cannot go down.
why-no-up = This king raises no (more) tile.
why-no-down = This king lowers no (more) tile.
why-up-first = First one tile goes up, then another goes down.
why-spoils = Raising { $office } would leave no tile to lower, and another choice allows both.
why-shuffle = The favour deck is being shuffled.
why-bid = Bid or pass.
why-no-cards = A seat with no card in hand must pass.
why-highest-bid = { $amount } is the highest bid there is: you must pass.
why-low-bid = A bid of { $amount } is not greater than { $high }.
why-pay = Pay for the card you have won.
why-not-held = You do not hold { $card }.
why-pay-in-gold = Government and king cards are paid in gold.
why-large-first = Gold is paid from large to small.
why-short = If you went on with { $card }, you could not reach the { $due } due without a superfluous card.
why-penalty = A card of the seat that cannot pay is being drawn.
why-over = The match is over.

board-council = The council: offices, duty tiles and known sums
board-deal = Share Influence: placing and taking cards
board-auction = Gain Esteem: the auction
board-end = The tiles each seat took
# --- great moments
scene-lot = A new lot
scene-sold = Sold!
scene-unsold = No bids
scene-bluff = The bluff fails
scene-king = The king appears
scene-duty = A duty changes
scene-council = The council opens its cards
board-hand = Your hand
board-hand-gold = Gold, { $sum } in all
board-hand-office = { $office }, sum { $sum }
board-known = What is known of the cards
board-known-open = What is known of everyone’s cards
board-close = Close
board-up = Raise
board-down = Lower
board-unseen = Not seen yet
board-unseen-long = Cards you have not seen anywhere
board-tile-one = { $office }: primary duty { $first }. Look at it.
board-tile-both = { $office }: primary duty { $first }, secondary duty { $second }. Look at it.
board-short-diplomacy = Dipl.
board-short-military = Milit.
board-short-architecture = Arch.
board-short-livestock = Livest.
board-short-entertainment = Enter.
board-short-provisions = Prov.
board-gold = Gold
board-king = King
board-state-high = has the highest bid
board-state-passed = has passed
board-state-barred = could not pay and is out
board-state-lead = is the adviser
board-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-gold-exact = { $sum } gold
board-gold-seen = at least { $sum } gold, as seen
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-blind = { $count ->
    [one] { $count } card kept unseen
   *[other] { $count } cards kept unseen
}
board-first = first, as far as known
board-first-sure = surely first
board-second = second, as far as known
board-second-sure = surely second
board-pick = Put forward as payment: { $card }
board-look = Look at { $card }
board-zone-self = Keep
board-zone-centre = Centre
board-zone-favour = Favour
board-zone-self-label = { $room ->
    [0] Keep: no room left this turn
   *[other] Keep this card face down
}
board-zone-centre-label = { $room ->
    [0] Centre: no room left this turn.
    [one] Offer in the centre: room for { $room } more card.
   *[other] Offer in the centre: room for { $room } more cards.
}
board-zone-centre-holds = It holds { $cards }.
board-zone-favour-label = { $room ->
    [0] Favour deck: no room left this turn
   *[other] Hide this card in the favour deck
}
board-held-hidden = A card that only { $seat } sees
board-deck = Deck
board-deck-left = { $count ->
    [one] Deck: { $count } card left
   *[other] Deck: { $count } cards left
}
board-favour = Favour deck
board-favour-left = { $count ->
    [one] Favour deck: { $count } card face down
   *[other] Favour deck: { $count } cards face down
}
board-dismiss = Send the king away
board-lot = Under the hammer: { $card }. Look at it.
board-unit-gold = gold
board-unit-cards = { $count ->
    [one] card
   *[other] cards
}
board-no-bid = No bid yet
board-paid-in-gold = paid in gold
board-paid-in-cards = paid in cards
board-still-in = Who is still in
board-seat-in = { $seat } is still in
board-seat-passed = { $seat } has passed
board-seat-barred = { $seat } could not pay and is out
board-your-bid = Your bid
board-bid-less = Bid less
board-bid-more = Bid more
board-bluff = More than you can pay: if you win you lose a random card.
board-means-gold = You hold { $means } gold.
board-means-cards = { $means ->
    [one] You hold { $means } card.
   *[other] You hold { $means } cards.
}
board-choose-gold = Choose gold from your hand, worth { $due }.
board-choose-cards = { $due ->
    [one] Choose { $due } card from your hand.
   *[other] Choose { $due } cards from your hand.
}
board-pay-gold = Pay { $count }
board-pay-cards = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
board-too-many = { $count ->
    [one] { $count } card too many.
   *[other] { $count } cards too many.
}
board-no-change = { $count } more than due: no change is given.
board-took-first = Primary duty of { $office }: { $value }
board-took-second = Secondary duty of { $office }: { $value }
board-favoured = { $count ->
    [one] { $count } card put on the favour deck
   *[other] { $count } cards put on the favour deck
}
board-losses = { $count ->
    [one] { $count } card discarded face down
   *[other] { $count } cards discarded face down
}
board-holds = In hand
board-seen = Seen going there, and there still
board-maybe = Seen going there, perhaps discarded since
board-lost = Discarded face down
board-own-favour = Your own cards still in the favour deck
board-gold-cards = { $count ->
    [one] { $count } gold card
   *[other] { $count } gold cards
}
board-kings = { $count ->
    [one] { $count } king
   *[other] { $count } kings
}
board-phase-influence = Share Influence
board-phase-esteem = Gain Esteem
board-rest = What else is known
board-gone = Out of the game, face up

# --- headings of the rules
section-FK-1 = What there is
section-FK-5 = First half: dealing
section-FK-8 = Kings
section-FK-11 = Second half: the auctions
section-FK-16 = Paying
section-FK-20 = The end and the points
section-FK-24 = Who knows what

rules-FK-1 = There are six offices: diplomacy, military, architecture, livestock, entertainment and provisions. With two to four seats livestock is out; with five all six are in play.
rules-FK-2 = Each office in play has a primary duty tile, the points its leader takes at the end. It is worth 3 at first; kings move it, always between 1 and 6. With three seats or more there is also a secondary duty tile for whoever is second, always worth half the primary, rounded down: 6 gives 3, 4 or 5 give 2, 2 or 3 give 1, and 1 gives none. With two seats there is no secondary tile.
rules-FK-3 = There are three kinds of cards. Government cards, nine for each office, have a letter from A to I and a value: 2 to 4 in diplomacy, military and livestock, 1 or 2 in architecture, entertainment and provisions. Kings move duty tiles. Gold is worth 1, 2 or 3. With fewer seats some stay in the box: there are 9, 10, 11 or 13 gold cards of each value with two, three, four or five seats, 10 kings (15 with five seats), and only the offices in play.
rules-FK-4 = All cards in play are shuffled, and some go back into the box without anyone seeing them: 22 with two seats, 13 with three, 8 with four, none with five. The rest, 60, 72, 80 or 108 cards, is the deck. So nobody can count on a card being there, except with five seats.
rules-FK-5 = Two to five seats play. The first seat is the first adviser; turns go to the left, clockwise.
rules-FK-6 = On its turn the adviser draws the top card, looks at it alone, and places it before drawing the next, with no second thoughts. There are three places: keep (one card, face down, in one’s own deck), the centre (one card for each opponent, face up), and the favour deck (one card, face down). The order is free, but every place must be filled in the turn, so the last cards may have only one place left.
rules-FK-7 = When all places are filled, each opponent, from the adviser’s left, takes one of the centre cards into its own deck, face down. Everyone has seen who took which; the last one takes what is left.
rules-FK-8 = A king is never kept. Whoever gets one (the adviser by keeping it, an opponent by taking it from the centre, a winner by paying for it) shows it, moves the tiles at once, and the king is out of the game. Kept by the adviser, it uses up the place for the kept card. On the favour deck it stays hidden until its auction; in the centre it waits to be taken.
rules-FK-9 = A king moves primary tiles by 1 as it shows: one up, one down, one either way, two up, two down, or one up and then another down; two changes go to different tiles. A tile at 6 cannot go up, one at 1 cannot go down.
rules-FK-10 = A king must do as much as can be done. A choice that would make its other half impossible is not allowed while another choice allows both: if only one tile stands above 1, an up-and-down king may not raise that one. If only half can be done, that half is done; if nothing can be changed, the king is simply out.
rules-FK-11 = After the turn the deck passes to the left and the next seat is the adviser. The deck always comes out even; when it is empty after a turn, the auctions begin.
rules-FK-12 = The favour deck, one card from every turn, is shuffled. Everyone takes their own deck in hand. The seat left of the last adviser is the first bidder.
rules-FK-13 = The first bidder turns up the top favour card. From there, clockwise and as often around the table as needed, each seat still in either bids a whole number above the highest bid so far (at least 1) or passes. A seat that has passed is out of this card.
rules-FK-14 = The last seat in that has bid wins. If all others passed without a bid, the last seat may still bid, and then wins at once. If nobody bids, the card is discarded and a king is not resolved.
rules-FK-15 = A bid may be higher than what the bidder can pay: that is a bluff, and it is risky to win with it. The highest bid there is, for every card, is 78, the sum of all gold. Facing 78, or with no card in hand, a seat must pass.
rules-FK-16 = The winner must pay what it bid if it can; it may not choose to fail. A government card or a king is paid for in gold from the hand, face up, worth at least the bid. No change is given, but no card may be superfluous: with any one of them left out the payment would fall short. (For a bid of 3 with gold 1, 1, 2, 2, 3 one may pay 3, 2+2 or 2+1, not 3+1.) A gold card is paid for with exactly as many cards as were bid, of any kind, face down; the card won does not count.
rules-FK-17 = A government or gold card goes to the winner’s hand; a king is resolved at once.
rules-FK-18 = A winner who cannot pay pays nothing. Instead its left neighbour draws a card of its hand at random, which is discarded face down without being looked at; the owner finds out what is missing. Then the same card is auctioned again without that seat.
rules-FK-19 = The new auction starts from no bid, with the round’s first bidder or the next seat allowed. Seats that only passed are in again; seats that failed to pay stay out. When all have failed, the card is discarded.
rules-FK-20 = When a card is sold or discarded, the seat left of the first bidder becomes first bidder and turns up the next card. When the favour deck is empty the match ends and all hands are shown.
rules-FK-21 = Each office is counted by itself. Add up the values of each seat’s cards of that office; the highest sum takes the primary tile, the second highest the secondary tile, if there is one. At equal sums the seat with the letter nearest A among these cards is ahead. A seat with no card of the office takes nothing, even if nobody else is there.
rules-FK-22 = A seat’s points are the values of the duty tiles it took. The most points win. Cards and gold left in hand give no points.
rules-FK-23 = At equal points the seat with more gold (by value) is ahead. If that is equal too: more cards of diplomacy (with the option “sum”: the higher sum of its values), then the diplomacy letter nearest A. If no tied seat holds diplomacy, or they are equal there, the same is done with entertainment, livestock, architecture, military and provisions, in this order. Seats still tied share the place.
rules-FK-24 = Everybody may know: the tiles, whose turn it is, how many cards lie where and in every hand, the centre cards and who took which, kings, bids and passes, gold paid, the card under the hammer, and auctioned cards nobody bought. The board keeps all of this in mind for you.
rules-FK-25 = Each seat alone knows its own cards, the card it is just placing, the cards it put on the favour deck (though not where they lie after the shuffle), and what it discarded or lost face down.
rules-FK-26 = Nobody knows the cards taken out at the start. A card seen going to a seat is surely there until that seat has discarded something face down; from then on it may be gone.
