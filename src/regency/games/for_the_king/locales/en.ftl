game-name = For the King (and Me)
game-summary = Share out cards one at a time, then bid for the ones that were hidden. Lead the king’s offices to score.

option-tie_break = If players tie on points and gold, how is the tie broken?
option-tie_break-cards = More cards in an office, then the letter closest to A
option-tie_break-sum = Higher total in an office, then the letter closest to A
option-tie_break-about = Used only at the very end, between tied players. Offices are compared one at a time, diplomacy first.

office-diplomacy = Diplomacy
office-military = Military
office-architecture = Architecture
office-livestock = Livestock
office-entertainment = Entertainment
office-provisions = Provisions

card-hidden = a hidden card
card-government = { $office } { $letter } (value { $value })
card-gold = Gold { $value }
card-king-up = King +1
card-king-down = King −1
card-king-either = King +1 or −1
card-king-up-up = King +1 +1
card-king-down-down = King −1 −1
card-king-up-down = King +1 −1
card-copies = { $count } × { $card }

tile-both = { $office } { $first } (secondary { $second })
tile-one = { $office } { $first }
table-tiles = Primary duties: { $tiles }.
table-influence = { $who ->
    [you] Share Influence: you’re the adviser.
   *[other] Share Influence: { $seat } is the adviser.
} { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}, { $favour } in the favour deck.
table-held = You drew { $card }: keep it, offer it in the centre, or hide it in the favour deck.
table-placing = { $who ->
    [you] You’re looking at a card.
   *[other] { $seat } is looking at a card.
}
table-centre = In the centre: { $cards }.
table-taking = { $who ->
    [you] You must take a card from the centre.
   *[other] { $seat } must take a card from the centre.
}
table-king = { $who ->
    [you] You must resolve { $card }.
   *[other] { $seat } must resolve { $card }.
}
table-shuffle = The favour deck is about to be shuffled for the auctions.
table-hammer = { $left ->
    [one] Up for auction: { $card }. { $left } more card to come.
   *[other] Up for auction: { $card }. { $left } more cards to come.
}
table-high = { $who ->
    [you] You have the highest bid: { $amount }.
   *[other] { $seat } has the highest bid: { $amount }.
}
table-bidding = { $who ->
    [you] You must bid or pass.
   *[other] { $seat } must bid or pass.
}
table-penalty = { $who ->
    [you] You can’t pay and are about to lose a random card.
   *[other] { $seat } can’t pay and is about to lose a random card.
}
table-pay-cards = { $who ->
    [you] You
   *[other] { $seat }
} must discard { $due ->
    [one] { $due } card
   *[other] { $due } cards
} face down.
table-pay-gold = { $who ->
    [you] You must pay { $due } more gold.
   *[other] { $seat } must pay { $due } more gold.
}
table-own-favour = Your own cards still in the favour deck: { $cards }.
table-first = { $who ->
    [you] You take the primary duty of { $office }: { $value }.
   *[other] { $seat } takes the primary duty of { $office }: { $value }.
}
table-second = { $who ->
    [you] You take the secondary duty of { $office }: { $value }.
   *[other] { $seat } takes the secondary duty of { $office }: { $value }.
}
table-hand = { $who ->
    [you] You have { $cards }; { $gold } gold in total.
   *[other] { $seat } has { $cards }; { $gold } gold in total.
}
table-hand-empty = { $who ->
    [you] You have no cards.
   *[other] { $seat } has no cards.
}
table-others = { $who ->
    [you] { $count ->
        [one] You have { $count } card; { $losses } discarded face down so far.
       *[other] You have { $count } cards; { $losses } discarded face down so far.
    }
   *[other] { $count ->
        [one] { $seat } has { $count } card; { $losses } discarded face down so far.
       *[other] { $seat } has { $count } cards; { $losses } discarded face down so far.
    }
}
table-seen = { $who ->
    [you] Seen going to you: { $cards }.
   *[other] Seen going to { $seat }: { $cards }.
}

prompt-deal = The cards are being dealt.
prompt-place-you-keep-offer-favour = Your turn: keep this card, offer it in the centre, or hide it in the favour deck.
prompt-place-you-keep-offer = Your turn: keep this card or offer it in the centre.
prompt-place-you-keep-favour = Your turn: keep this card or hide it in the favour deck.
prompt-place-you-offer-favour = Your turn: offer this card in the centre or hide it in the favour deck.
prompt-place-you-keep = Your turn: keep this card. There’s no room anywhere else.
prompt-place-you-offer = Your turn: offer this card in the centre. There’s no room anywhere else.
prompt-place-you-favour = Your turn: hide this card in the favour deck. There’s no room anywhere else.
prompt-place-other = { $seat } is deciding where a card goes.
prompt-take-you = Your turn: take a card from the centre.
prompt-take-other = { $seat } is choosing a card from the centre.
prompt-king-you-up = { $left ->
    [one] Your turn: raise one duty tile by 1. Choose an office.
   *[other] Your turn: raise { $left } different duty tiles by 1. Choose an office.
}
prompt-king-you-down = { $left ->
    [one] Your turn: lower one duty tile by 1. Choose an office.
   *[other] Your turn: lower { $left } different duty tiles by 1. Choose an office.
}
prompt-king-you-either = Your turn: raise or lower one duty tile by 1. Choose an office and a direction.
prompt-king-you-up-down = Your turn: raise one duty tile by 1, then lower another. Choose the one to raise.
prompt-king-you-nothing = Your turn: this king can’t change anything. Discard it.
prompt-king-other = { $seat } is resolving { $card }.
prompt-shuffle = The favour deck is being shuffled for the auctions.
prompt-bid-you-open-gold = Your turn: start the bidding in gold for { $card }, or pass.
prompt-bid-you-open-cards = Your turn: start the bidding in cards for { $card }, or pass.
prompt-bid-you-raise-gold = Your turn: bid more than { $high } gold for { $card }, or pass.
prompt-bid-you-raise-cards = { $high ->
    [one] Your turn: bid more than { $high } card for { $card }, or pass.
   *[other] Your turn: bid more than { $high } cards for { $card }, or pass.
}
prompt-bid-you-pass = Your turn: you can only pass on { $card }.
prompt-bid-other = { $high ->
    [0] { $seat } is deciding whether to bid for { $card }.
   *[other] { $seat } is deciding whether to bid more than { $high } for { $card }.
}
prompt-pay-you-gold = Your turn: pay { $due } more gold for { $card }.
prompt-pay-you-cards = { $due ->
    [one] Your turn: discard { $due } more card face down for { $card }.
   *[other] Your turn: discard { $due } more cards face down for { $card }.
}
prompt-pay-other-gold = { $seat } is paying for { $card }: { $due } gold to go.
prompt-pay-other-cards = { $due ->
    [one] { $seat } is paying for { $card }: { $due } card to go.
   *[other] { $seat } is paying for { $card }: { $due } cards to go.
}
prompt-penalty-you = You can’t pay { $amount }, so you lose a random card.
prompt-penalty-other = { $seat } can’t pay { $amount } and loses a random card.
prompt-seat = { $who ->
    [you] you
   *[other] { $seat }
}
prompt-over-you = { $points ->
    [one] The match is over: you win with { $points } point.
   *[other] The match is over: you win with { $points } points.
}
prompt-over-other = { $points ->
    [one] The match is over: { $seat } wins with { $points } point.
   *[other] The match is over: { $seat } wins with { $points } points.
}
prompt-over-shared = { $points ->
    [one] The match is over: { $winners } share the win with { $points } point.
   *[other] The match is over: { $winners } share the win with { $points } points.
}

label-keep = Keep { $card }
label-offer = Offer { $card } in the centre
label-favour = Hide { $card } in the favour deck
label-take = Take { $card }
label-pay = Pay with { $card }
label-discard = Discard { $card } face down
label-up = Raise { $office } to { $value }
label-down = Lower { $office } to { $value }
label-nothing = Discard the king
label-bid-gold = Bid { $amount } gold
label-bid-cards = { $amount ->
    [one] Bid { $amount } card
   *[other] Bid { $amount } cards
}
label-pass = Pass

line-drawn = Card drawn: { $card }.
line-kept = { $who ->
    [you] You keep a card.
   *[other] { $seat } keeps a card.
}
line-kept-own = { $who ->
    [you] You keep { $card }.
   *[other] { $seat } keeps { $card }.
}
line-offered = { $who ->
    [you] You offer { $card } in the centre.
   *[other] { $seat } offers { $card } in the centre.
}
line-favoured = { $who ->
    [you] You hide a card in the favour deck.
   *[other] { $seat } hides a card in the favour deck.
}
line-favoured-own = { $who ->
    [you] You hide { $card } in the favour deck.
   *[other] { $seat } hides { $card } in the favour deck.
}
line-took = { $who ->
    [you] You take { $card }.
   *[other] { $seat } takes { $card }.
}
line-king = { $who ->
    [you] You reveal { $card }.
   *[other] { $seat } reveals { $card }.
}
line-raised = { $who ->
    [you] You raise { $office } to { $value }.
   *[other] { $seat } raises { $office } to { $value }.
}
line-lowered = { $who ->
    [you] You lower { $office } to { $value }.
   *[other] { $seat } lowers { $office } to { $value }.
}
line-unmoved = { $card } can’t change anything.
line-shuffled = { $count ->
    [one] The favour deck ({ $count } card) is shuffled.
   *[other] The favour deck ({ $count } cards) is shuffled.
}
line-turned = { $who ->
    [you] You turn up { $card }.
   *[other] { $seat } turns up { $card }.
}
story-auction = Auction: { $card }
line-bid = { $who ->
    [you] You bid { $amount }.
   *[other] { $seat } bids { $amount }.
}
line-passed = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
}
line-paid = { $who ->
    [you] You pay with { $card }.
   *[other] { $seat } pays with { $card }.
}
line-discarded = { $who ->
    [you] You discard a card face down.
   *[other] { $seat } discards a card face down.
}
line-discarded-own = { $who ->
    [you] You discard { $card } face down.
   *[other] { $seat } discards { $card } face down.
}
line-won = { $who ->
    [you] You win { $card } for { $amount }.
   *[other] { $seat } wins { $card } for { $amount }.
}
line-failed = { $who ->
    [you] You can’t pay { $amount } for { $card }.
   *[other] { $seat } can’t pay { $amount } for { $card }.
}
line-penalty = { $by_who ->
    [you] You draw a random card from { $seat }’s hand and discard it face down.
   *[other] { $who ->
        [you] { $by_seat } draws a random card from your hand and discards it face down.
       *[other] { $by_seat } draws a random card from { $seat }’s hand and discards it face down.
    }
}
line-penalty-own = { $who ->
    [you] { $by_seat } draws a random card from your hand: you lose { $card }.
   *[other] { $by_who ->
        [you] You draw a random card from { $seat }’s hand: { $card } is lost.
       *[other] { $by_seat } draws a random card from { $seat }’s hand: { $card } is lost.
    }
}
line-unsold = Nobody buys { $card }, so it’s discarded.
line-shown = { $who ->
    [you] You show { $office }: { $letters }.
   *[other] { $seat } shows { $office }: { $letters }.
}
line-purse = { $who ->
    [you] You have { $gold } gold left.
   *[other] { $seat } has { $gold } gold left.
}
line-first = { $who ->
    [you] You lead { $office } with { $sum } and take the primary duty: { $value }.
   *[other] { $seat } leads { $office } with { $sum } and takes the primary duty: { $value }.
}
line-second = { $who ->
    [you] You’re second in { $office } with { $sum } and take the secondary duty: { $value }.
   *[other] { $seat } is second in { $office } with { $sum } and takes the secondary duty: { $value }.
}

about-letter = { $letter } { $value }
about-office-tile = Its primary duty tile starts at { $start }, and kings move it between { $low } and { $high }. With three or more players, the secondary tile is worth half of that, rounded down.
about-office-majority = At the end, the player with the highest total in its cards takes the primary tile, and the second-highest takes the secondary tile. Ties go to the letter closest to A.
about-office-cards = Its nine cards and their values: { $values }.
about-office-ties = If players tie for a place and have equal gold, this office is number { $rank } in the order of tie-breaks.
about-office-seats = Used only with { $seats } players.
about-government-value = Adds { $value } to your total in { $office } at the end.
about-government-letter = Letter { $letter }: if totals are equal, the letter closest to A is ahead.
about-government-paid = In an auction it is paid for in gold. Once in your hand, you can discard it to pay for gold.
about-gold-pays = Worth { $value } when you pay for a government card or a king. You get no change.
about-gold-auction = In an auction, gold is paid for in cards: discard as many cards as you bid, of any kind, face down.
about-gold-ties = Gold left at the end scores no points, but it’s the first tie-break.
about-king-up = Raises one primary duty tile by 1.
about-king-down = Lowers one primary duty tile by 1.
about-king-either = Raises or lowers one primary duty tile by 1.
about-king-up-up = Raises two different primary duty tiles by 1 each.
about-king-down-down = Lowers two different primary duty tiles by 1 each.
about-king-up-down = Raises one primary duty tile by 1, then lowers a different one by 1.
about-king-limits = Tiles stay between { $low } and { $high }. You must carry out as much of the effect as possible.
about-king-once = A king is never kept. The player who gets one resolves it immediately, and then it’s out of the game.
sheet-lead-now = { $office }, primary duty ({ $value }): leading with { $sum }, judging by cards seen (best rival: { $best })
sheet-lead-sure-now = { $office }, primary duty ({ $value }): leading with { $sum }, for certain
sheet-next-now = { $office }, secondary duty ({ $value }): second with { $sum }, judging by cards seen (best rival: { $best })
sheet-next-sure-now = { $office }, secondary duty ({ $value }): second with { $sum }, for certain

sheet-first = { $office }, primary duty ({ $value }): highest total, { $sum } (best letter { $letter })
sheet-first-letter = { $office }, primary duty ({ $value }): tied at { $sum }, won by letter { $letter }
sheet-second = { $office }, secondary duty ({ $value }): second-highest total, { $sum } (best letter { $letter })
sheet-second-letter = { $office }, secondary duty ({ $value }): tied at { $sum }, decided by letter { $letter }
sheet-tie-gold = { $other_who ->
    [you] Ahead of you on gold: { $ours } to { $theirs }
   *[other] Ahead of { $other_seat } on gold: { $ours } to { $theirs }
}
sheet-tie-cards = { $other_who ->
    [you] Ahead of you on { $office } cards: { $ours } to { $theirs }
   *[other] Ahead of { $other_seat } on { $office } cards: { $ours } to { $theirs }
}
sheet-tie-sum = { $other_who ->
    [you] Ahead of you on { $office } total: { $ours } to { $theirs }
   *[other] Ahead of { $other_seat } on { $office } total: { $ours } to { $theirs }
}
sheet-tie-letter = { $other_who ->
    [you] Ahead of you by letter { $letter } in { $office }
   *[other] Ahead of { $other_seat } by letter { $letter } in { $office }
}
sheet-tie-shared = { $other_who ->
    [you] Tied with you
   *[other] Tied with { $other_seat }
}

why-turn = It’s { $seat }’s turn.
why-deal = The cards haven’t been dealt yet.
why-place = First, place the card you drew.
why-zone-full = There’s no room here this turn. Choose another place.
why-take = First, take a card from the centre.
why-not-in-centre = { $card } isn’t in the centre.
why-king = First, resolve the king.
why-must-change = You must change a tile if you can.
why-not-in-play = { $office } isn’t used with this number of players.
why-changed = You’ve already changed { $office }. Choose a different tile.
why-highest = { $office } is at { $value } and can’t go any higher.
why-lowest = { $office } is at { $value } and can’t go any lower.
why-no-up = This king can’t raise any more tiles.
why-no-down = This king can’t lower any more tiles.
why-up-first = First raise one tile, then lower another.
why-spoils = If you raise { $office }, there’ll be no tile left to lower. Choose another tile.
why-shuffle = Wait: the favour deck is being shuffled.
why-bid = You must bid or pass first.
why-no-cards = You have no cards, so you must pass.
why-highest-bid = { $amount } is the highest bid possible. You must pass.
why-low-bid = Bid more than { $high }.
why-pay = First, pay for the card you won.
why-not-held = You don’t have { $card }.
why-pay-in-gold = Pay for government cards and kings with gold.
why-large-first = Pay with your highest gold cards first.
why-short = You can’t pay the remaining { $due } with { $card }: one of your cards would be unnecessary. Choose another.
why-penalty = Wait: a random card is being drawn from the player who couldn’t pay.
why-over = The match is over.

board-council = The council: offices, duty tiles and known totals
board-deal = Share Influence: placing and taking cards
board-auction = Gain Esteem: the auction
board-end = Tiles each player took
# --- great moments
scene-auctions = The auctions begin
scene-lot = A new lot
scene-sold = Sold!
scene-unsold = No bids
scene-bluff = The bluff fails
scene-king = The king appears
scene-duty = A duty changes
scene-council = The council opens its cards
board-hand = Your hand
board-hand-gold = Gold: { $sum } in total
board-hand-office = { $office }: total { $sum }
board-known = Known cards
board-known-open = Show everyone’s known cards
board-close = Close
board-up = Raise
board-down = Lower
board-unseen = Unseen
board-unseen-long = Cards you haven’t seen
board-tile-one = { $office }: primary duty { $first }. View it.
board-tile-both = { $office }: primary duty { $first }, secondary duty { $second }. View it.
board-short-diplomacy = Dipl.
board-short-military = Milit.
board-short-architecture = Arch.
board-short-livestock = Livest.
board-short-entertainment = Ent.
board-short-provisions = Prov.
board-gold = Gold
board-king = King
board-state-high = has the highest bid
board-state-passed = has passed
board-state-barred = couldn’t pay and is out
board-state-lead = is the adviser
board-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-gold-exact = { $sum } gold
board-gold-seen = at least { $sum } gold
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-blind = { $count ->
    [one] { $count } unknown card
   *[other] { $count } unknown cards
}
board-first = first, judging by cards seen
board-first-sure = first, for certain
board-second = second, judging by cards seen
board-second-sure = second, for certain
board-pick = Pay with { $card }
board-look = View { $card }
board-take = Take { $card }
board-zone-self = Keep
board-zone-centre = Offer
board-zone-favour = Hide
board-zone-self-label = { $room ->
    [0] Keep: no room left this turn
   *[other] Keep this card face down
}
board-zone-centre-label = { $room ->
    [0] Offer in the centre: no room left this turn.
    [one] Offer in the centre: room for { $room } more card.
   *[other] Offer in the centre: room for { $room } more cards.
}
board-zone-centre-holds = Now there: { $cards }.
board-zone-favour-label = { $room ->
    [0] Hide in the favour deck: no room left this turn
   *[other] Hide this card in the favour deck
}
board-held-hidden = { $who ->
    [you] A card only you can see
   *[other] A card only { $seat } can see
}
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
board-dismiss = Discard the king
board-lot = Up for auction: { $card }. View it.
board-unit-gold = gold
board-unit-cards = { $count ->
    [one] card
   *[other] cards
}
board-no-bid = No bids yet
board-paid-in-gold = paid in gold
board-paid-in-cards = paid in cards
board-still-in = Still bidding
board-seat-in = { $who ->
    [you] You’re still bidding
   *[other] { $seat } is still bidding
}
board-seat-passed = { $who ->
    [you] You have passed
   *[other] { $seat } has passed
}
board-seat-barred = { $who ->
    [you] You couldn’t pay and are out
   *[other] { $seat } couldn’t pay and is out
}
# --- honest figures: what is at stake, and what is only a forecast
board-now = now
board-now-points = { $points ->
    [one] If the match ended now: { $points } point
   *[other] If the match ended now: { $points } points
}
board-now-range = If the match ended now: { $least } to { $most } points
board-sum-range = Between { $least } and { $most }: cards were discarded face down
board-lots-left = { $count ->
    [0] The last lot
    [one] { $count } more lot
   *[other] { $count } more lots
}
board-win-points = { $points ->
    [one] If you win: { $office } total { $sum }, { $points } more point as things stand.
   *[other] If you win: { $office } total { $sum }, { $points } more points as things stand.
}
board-win-sum = If you win: { $office } total { $sum }, no more points as things stand.
board-win-gold = If you win: { $sum } gold in total, before you pay in cards.
board-win-king = If you win, you resolve this king right away.
board-would-lose = { $who ->
    [you] { $points ->
        [one] You would lose { $points } point.
       *[other] You would lose { $points } points.
    }
   *[other] { $points ->
        [one] { $seat } would lose { $points } point.
       *[other] { $seat } would lose { $points } points.
    }
}
board-left-gold = You’d have at most { $left } gold left.
board-left-cards = { $left ->
    [one] You’d then have { $left } card.
   *[other] You’d then have { $left } cards.
}
board-your-bid = Your bid
board-bid-less = Bid less
board-bid-more = Bid more
board-bluff = That’s more than you can pay. If you win, you’ll lose a random card.
board-means-gold = You have { $means } gold.
board-means-cards = { $means ->
    [one] You have { $means } card.
   *[other] You have { $means } cards.
}
board-choose-gold = Choose gold from your hand: { $due } in total.
board-choose-cards = { $due ->
    [one] Choose { $due } card from your hand.
   *[other] Choose { $due } cards from your hand.
}
board-pay-gold = Pay { $count } gold
board-pay-cards = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
board-too-many = { $count ->
    [one] { $count } card too many.
   *[other] { $count } cards too many.
}
board-no-change = { $count } more than needed. You get no change.
board-took-first = Primary duty of { $office }: { $value }
board-took-second = Secondary duty of { $office }: { $value }
board-favoured = { $count ->
    [one] { $count } card hidden in the favour deck
   *[other] { $count } cards hidden in the favour deck
}
board-losses = { $count ->
    [one] { $count } card discarded face down
   *[other] { $count } cards discarded face down
}
board-holds = In hand
board-seen = Seen going here, still here
board-maybe = Seen going here, may be gone
board-lost = Discarded face down
board-own-favour = Your cards still in the favour deck
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
board-rest = Other known cards
board-gone = Out of the game, face up

# --- headings of the rules
section-FK-1 = What there is
section-FK-5 = First half: dealing
section-FK-8 = Kings
section-FK-11 = Second half: the auctions
section-FK-16 = Paying
section-FK-20 = The end and the points
section-FK-24 = Who knows what

rules-FK-1 = There are six offices: diplomacy, military, architecture, livestock, entertainment and provisions. With two to four players, livestock isn’t used; with five, all six are.
rules-FK-2 = Each office in play has a primary duty tile, worth points to its leader at the end. It starts at 3, and kings move it between 1 and 6. With three or more players there is also a secondary duty tile for second place, always worth half the primary tile, rounded down: 6 gives 3, 4 or 5 gives 2, 2 or 3 gives 1, and 1 gives nothing. With two players there is no secondary tile.
rules-FK-3 = There are three kinds of cards. Government cards, nine for each office, have a letter from A to I and a value: 2 to 4 in diplomacy, military and livestock; 1 or 2 in architecture, entertainment and provisions. Kings move duty tiles. Gold is worth 1, 2 or 3. With fewer players, some cards stay in the box: there are 9, 10, 11 or 13 gold cards of each value with two, three, four or five players, 10 kings (15 with five players), and only the offices in play.
rules-FK-4 = All cards in play are shuffled, and some go back in the box unseen: 22 with two players, 13 with three, 8 with four, none with five. The remaining 60, 72, 80 or 108 cards are the deck. So, except with five players, you can’t count on any card being there.
rules-FK-5 = Two to five players. The first player is the first adviser. Play passes to the left, clockwise.
rules-FK-6 = When you are the adviser, draw the top card, look at it in secret, and place it before you draw the next. You can’t change your mind. There are three places: keep (one card, face down, in your own deck), the centre (one card for each opponent, face up), and the favour deck (one card, face down). Fill them in any order, but all must be filled by the end of the turn, so the last cards may have only one place left.
rules-FK-7 = When all places are filled, each opponent, starting on the adviser’s left, takes one of the centre cards into their own deck, face down. Everyone sees who takes what. The last player takes what is left.
rules-FK-8 = A king is never kept. The player who gets one (the adviser by keeping it, an opponent by taking it from the centre, a winner by paying for it) shows it, moves the tiles immediately, and the king is out of the game. If the adviser keeps a king, it uses up the place for the kept card. In the favour deck it stays hidden until its auction; in the centre it waits to be taken.
rules-FK-9 = A king moves primary tiles by 1, as shown on it: one up, one down, one either way, two up, two down, or one up and then another down. Two changes must go to different tiles. A tile at 6 can’t go up, and a tile at 1 can’t go down.
rules-FK-10 = You must carry out as much of a king as you can. You can’t make a choice that makes the other half impossible if another choice allows both: for example, if only one tile is above 1, you can’t raise it with an up-and-down king. If only half can be done, do that half. If nothing can be changed, the king simply leaves the game.
rules-FK-11 = After the turn, the deck passes to the left and the next player becomes the adviser. The deck always runs out at the end of a turn. Then the auctions begin.
rules-FK-12 = The favour deck, one card from every turn, is shuffled. Everyone takes their own deck in hand. The player to the left of the last adviser bids first.
rules-FK-13 = The first bidder turns up the top favour card. Going clockwise, around the table as often as needed, each player still in must either bid a whole number above the highest bid so far (at least 1) or pass. If you pass, you’re out of the auction for this card.
rules-FK-14 = The last player still in wins, if they have bid. If everyone else passes without bidding, the last player may still bid, and then wins immediately. If nobody bids, the card is discarded; a king isn’t resolved.
rules-FK-15 = You can bid more than you can pay: that’s a bluff, and winning with it is risky. The highest bid possible, for any card, is 78, the total of all gold. If the bid is at 78, or you have no cards, you must pass.
rules-FK-16 = If you win and can pay, you must pay; you can’t choose to fail. For a government card or a king, pay with gold from your hand, face up, worth at least your bid. You get no change, but every card must be needed: without any one of them the payment would fall short. (For a bid of 3 with gold 1, 1, 2, 2, 3 you can pay 3, 2+2 or 2+1, but not 3+1.) For a gold card, pay with exactly as many cards as you bid, of any kind, face down; the card you won doesn’t count.
rules-FK-17 = A government or gold card goes to the winner’s hand. A king is resolved immediately.
rules-FK-18 = If you win and can’t pay, you pay nothing. Instead, the player on your left draws a random card from your hand, which is discarded face down without anyone looking at it; you find out which one is missing. Then the same card is auctioned again without you.
rules-FK-19 = The new auction starts with no bid, from the round’s first bidder or the next player allowed to bid. Players who only passed are back in; players who failed to pay stay out. If everyone has failed, the card is discarded.
rules-FK-20 = When a card is sold or discarded, the player to the left of the first bidder becomes the first bidder and turns up the next card. When the favour deck is empty, the match ends and all hands are shown.
rules-FK-21 = Each office is scored separately. Add up the values of each player’s cards in that office. The highest total takes the primary tile, and the second highest takes the secondary tile, if there is one. If totals are equal, the player with the letter closest to A among these cards is ahead. A player with no cards in the office takes nothing, even if nobody else has any.
rules-FK-22 = Your points are the values of the duty tiles you took. The most points win. Cards and gold left in your hand score nothing.
rules-FK-23 = If points are equal, the player with more gold (by value) is ahead. If that’s equal too: more diplomacy cards (with the “total” option: the higher total), then the diplomacy letter closest to A. If no tied player has diplomacy, or they’re equal there, do the same with entertainment, livestock, architecture, military and provisions, in that order. Players who are still tied share the place.
rules-FK-24 = Everyone can see the tiles, whose turn it is, how many cards are in each place and in every hand, the centre cards and who took them, kings, bids and passes, gold paid, the card being auctioned, and auctioned cards nobody bought. The board keeps track of all this for you.
rules-FK-25 = Only you know your own cards, the card you’re placing, the cards you hid in the favour deck (though not where they are after the shuffle), and what you discarded or lost face down.
rules-FK-26 = Nobody knows the cards removed at the start. A card seen going to a player is certain to be there until that player discards something face down. After that, it may be gone.
