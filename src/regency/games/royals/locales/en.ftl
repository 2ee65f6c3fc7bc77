game-name = Royals
game-summary = Noble houses claim and usurp the titles of Europe, city by city, through three periods.

option-open_row = How many country cards lie open in the row?
option-open_row-3 = Three, as printed
option-open_row-4 = Four: more choice
option-open_row-about = The row is what everyone sees and may take from; the deck is drawn from blind.

country-france = France
country-german-states = German States
country-britain = Britain
country-spain = Spain

title-marshal = marshal
title-baron = baron
title-countess = countess
title-duke = duke
title-cardinal = cardinal
title-princess = princess
title-king = king

city-paris = Paris
city-marseille = Marseille
city-dijon = Dijon
city-bordeaux = Bordeaux
city-nantes = Nantes
city-vienna = Vienna
city-cologne = Cologne
city-munich = Munich
city-berlin = Berlin
city-london = London
city-edinburgh = Edinburgh
city-plymouth = Plymouth
city-madrid = Madrid
city-seville = Seville
city-barcelona = Barcelona
city-valencia = Valencia

card-france = France
card-german-states = German States
card-britain = Britain
card-spain = Spain
card-france-german-states = intrigue France–German States
card-france-britain = intrigue France–Britain
card-france-spain = intrigue France–Spain
card-german-states-britain = intrigue German States–Britain
card-german-states-spain = intrigue German States–Spain
card-britain-spain = intrigue Britain–Spain
card-hidden = a hidden card
cards-of = { $count } × { $card }
noble = { $title } of { $city }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
city-points = { $city } ({ $points })
title-cubes = { $title } { $cubes }
seat-influence = { $seat } { $influence }

table-period = Period { $number } of 3 ({ $year }). { $cards ->
    [one] { $cards } card in the country deck.
   *[other] { $cards } cards in the country deck.
}
table-last-round = The deck of the last period has run out: this round is the last.
table-row = In the row: { $cards }.
table-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } country card
   *[other] { $cards } country cards
}, { $plots ->
    [one] { $plots } intrigue card
   *[other] { $plots } intrigue cards
}.
table-hand = Your hand: { $cards }.
table-known = Known in the hand of { $seat }: { $cards }.
table-nobles = { $seat } holds: { $nobles }.
table-cathedrals = { $seat } has cubes in the cathedrals of: { $cities }.
table-titles = { $seat } has cubes on title markers: { $titles }.
table-free = Free in { $country }: { $nobles }.
table-influence = Influence in { $country }: { $seats }.
table-country-bonus = Country bonuses left for { $country }: { $bonuses }.
table-cities = City bonuses left: { $cities }.
table-houses = Noble-house bonuses left: { $houses }.
table-deal = The cards are about to be dealt.
table-draw = { $seat } must draw.
table-play = { $seat } may claim nobles, or ends the turn.
table-pay = { $seat } is paying for the { $noble }.
table-staged = Laid so far: { $cards }.
table-discard = { $seat } must discard down to the hand limits.
table-shuffle = The discards are about to be shuffled into a new deck.
table-over = The match is over.
table-reconstructed = Some cities, places of nobles and point values are a reconstruction: the printed board could not be read.

label-draw-deck = draw a country card from the deck
label-draw-row = take { $card } from the row
label-draw-intrigue = draw an intrigue card
label-claim = claim the { $noble } for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
label-usurp = usurp the { $noble } from { $owner_seat } for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and { $plots } intrigue
label-end = end the turn
label-pay = pay { $card }
label-done = that is the payment
label-discard = discard { $card }

line-turned = { $card } is turned up.
line-drew = { $seat } draws a country card from the deck.
line-drew-you = { $seat } draws { $card } from the deck.
line-took = { $seat } takes { $card } from the row.
line-schemed = { $seat } draws an intrigue card.
line-schemed-you = { $seat } draws { $card }.
line-shuffled-country = The country deck has run out: { $cards } discards make a new one, and the period ends with this turn.
line-shuffled-intrigue = The intrigue deck is renewed from { $cards ->
    [one] { $cards } discard.
   *[other] { $cards } discards.
}
line-plotted = { $seat } plays { $card }.
line-paid = { $seat } pays { $cards }.
line-claimed = { $seat } claims the { $noble }.
line-usurped = { $seat } usurps the { $noble }; the cube of { $loser_seat } moves to the cathedral.
line-city = { $seat } takes the city bonus of { $city }: { $points }.
line-country = { $seat } has a cube in every city of { $country } and takes a country bonus: { $points }.
line-house = { $seat } has a cube on every title and takes a noble-house bonus: { $points }.
line-discarded = { $seat } discards { $card }.
line-ended = { $seat } ends the turn.
line-period = The period { $year } is scored.
line-majority = { $country }: { $seat } is { $place ->
    [one] first
   *[other] second
} and takes { $points }.
line-title = { $seat } has most cubes on the { $title } marker and takes { $points }.
line-title-half = { $seat } shares the { $title } marker and takes { $points }.
line-title-lost = Nobody takes the { $title } marker.
line-over = The match is over after { $turns } turns.

sheet-city = city bonus of { $city }
sheet-country = country bonus of { $country }
sheet-house = noble-house bonus
sheet-majority = { $place ->
    [one] first
   *[other] second
} in { $country }, { $year }
sheet-title = title marker: { $title }
sheet-title-half = half a title marker: { $title }

why-not-dealt = The cards are not dealt yet.
why-over = The match is over.
why-shuffle = The discards are being shuffled.
why-not-your-turn = It is the turn of { $seat }.
why-draw-first = First draw all your cards; no draw may be declined.
why-draw-done = You have drawn all the cards of this turn.
why-row = There is no { $card } card in the row.
why-intrigue = An intrigue card goes only with a single country card, and not on the first turn.
why-own = You hold the { $noble } yourself.
why-cards = The { $noble } costs { $cards } of { $country }; even with jokers your cards do not suffice.
why-plots = To usurp the { $noble } you need { $plots } intrigue showing { $country }; even with jokers your cards do not suffice.
why-no-claim = Choose a noble first: cards are paid for a claim.
why-pay-first = First finish the payment for the { $noble }.
why-not-enough = The payment is not complete.
why-no-card = You hold no { $card } card.
why-order = Cards are laid in the order of the countries; { $card } is laid already.
why-no-fit = With { $card } the payment could not come out exactly.
why-discard-first = Discard down to the limits: 12 country cards and 4 intrigue cards.
why-no-discard = Cards are discarded only at the end of the turn, above a limit.

prompt-deal = The cards are being dealt.
prompt-shuffle = The discards are being shuffled into a new deck.
prompt-over = The match is over.
prompt-you-draw = Your turn: draw { $cards ->
    [one] { $cards } country card
   *[other] { $cards } country cards
}, open from the row or blind from the deck.
prompt-you-draw-any = Your turn: draw three country cards, or one country card and one intrigue card.
prompt-you-draw-either = Your turn: draw { $cards } more country cards, or one intrigue card.
prompt-you-play = Your turn: claim { $nobles ->
    [one] a noble (you can pay for { $nobles })
   *[other] nobles (you can pay for { $nobles })
}, or end the turn.
prompt-you-end = Your turn: your cards pay for no noble now; end the turn.
prompt-you-pay = Your turn: choose the cards that pay for the { $noble }.
prompt-you-discard = Your turn: discard { $cards ->
    [one] { $cards } country card
   *[other] { $cards } country cards
}; you may keep 12.
prompt-you-discard-plots = Your turn: discard { $plots ->
    [one] { $plots } intrigue card
   *[other] { $plots } intrigue cards
}; you may keep 4.
prompt-other-draw = { $seat } is drawing cards.
prompt-other-play = { $seat } may claim nobles, then ends the turn.
prompt-other-pay = { $seat } is paying for the { $noble }.
prompt-other-discard = { $seat } is discarding down to the limits.

sheet-majority-now = { $place ->
    [one] first
   *[other] second
} in { $country }, if { $year } were scored now
sheet-title-now = most cubes on { $title }, if the match ended now
sheet-title-half-now = tied on { $title }, if the match ended now

period-name = Period { $year }
about-country-card = Its cards pay for its nobles. Any three country cards together count as one card of any country.
about-country-cards = { $cards } cards in the box; with fewer than five seats some are removed.
about-country-bonus = Country bonus for a cube in all { $cities } cities: { $first } points for the first seat to do so, { $second } for the second.
about-country-period = { $year }: { $first } points for most influence, { $second } for second most.
about-intrigue = Needed, beside the country cards, to usurp a noble of { $country } or { $other } from another seat.
about-intrigue-joker = Any two intrigue cards together count as one of your choice. There are { $copies } of each pair of countries.
about-title-cost = Cost: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of the noble’s country.
about-title-influence = Influence in that country while you hold it: { $influence }.
about-title-plots = To usurp it, also: { $plots ->
    [one] { $plots } intrigue card
   *[other] { $plots } intrigue cards
} showing the country.
about-title-marker = Title marker “{ $title }” at the end of the match: { $full } points for most cubes; two tied seats take { $half } each.
about-title-count = { $nobles } nobles on the board have this title.
about-city-country = Country: { $country }.
about-city-nobles = Nobles here: { $nobles }.
about-city-bonus = City bonus for the first seat that claims a noble here: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
about-city-cathedral = When a noble is usurped, the beaten cube moves to the cathedral. There it gives no influence, but still counts for the country bonus.
about-period = At the end of a period the seats with most and second most influence in each country take its markers.
about-period-end = The period ends when the country deck runs out; it is scored at the end of that turn.
about-period-last = The last period: once the deck has run out, the round is finished, then the period and the titles are scored.
about-period-country = { $country }: { $first } points for the first, { $second } for the second.
about-house = For a cube on all seven title markers: the highest noble-house bonus left, at most one for each seat.
about-house-seats = With { $seats } seats: { $values }.
about-reconstructed-value = * A figure here is a reconstruction: the printed one could not be read. It was chosen so that the game plays well.
about-reconstructed-place = * That this noble lives in this city is a reconstruction: the printed board could not be read there.
about-reconstructed-city = * That this city is on the board is a reconstruction: the printed board could not be read there.

board-map = Map of western Europe
board-seats = Seats
board-market = Row and decks
# --- what one is about to do
board-doing-claim = { $noble }: choose the cards to pay with, then claim.
# --- great moments
scene-period = The period is scored
scene-titles = The titles are awarded
board-hand = Your cards
board-known = Cards everybody knows
board-rest = What is left
board-rest-unseen = Not seen yet
board-rest-discarded = Discarded
board-rest-all = In the game
board-rest-words = Not seen yet are the cards of the decks and those others drew blind.
board-hand-size = In hand: { $cards ->
    [one] { $cards } country card
   *[other] { $cards } country cards
}, { $plots ->
    [one] { $plots } intrigue card
   *[other] { $plots } intrigue cards
}.
board-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the match ended now.
# --- scored, and what would be scored
board-if-now = now { $points }
board-noble-worth = Brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the match ended now.
board-hand-of = Cards of { $seat }
board-hands = Everybody’s cards
board-no-points = No points yet
board-turn = It is this seat’s turn.
board-nobody = nobody
board-close = Close
board-cancel = Cancel
board-countries = Countries: influence and markers
board-country = Country
board-influence = Influence
board-all-cities = All cities
board-titles = The ladder of titles
board-title = Title
board-cost = Cost
board-cubes = Cubes
board-at-the-end = At the end
board-house = All seven titles
board-open-country = { $country }: show its cities. Influence: { $standing }.
board-open-titles = Titles: show the whole ladder
board-to-map = Back to the map
board-look = More about: { $what }
board-city-bonus = City bonus { $points }, still to be won.
board-city-taken = City bonus taken by { $seat }.
board-cathedral = In the cathedral: { $cubes }.
board-noble-free = { $noble }, free. Cost { $cards }, influence { $influence }.
board-noble-held = { $noble }, held by { $seat }. Cost { $cards }, influence { $influence }.
board-noble-claim = You can claim it.
board-noble-usurp = You can usurp it.
board-period = Period { $number } of 3
board-period-short = { $number } / 3
board-period-ends = Scored after this turn
board-last-round = Last round
board-row-card = Take { $card } from the row
board-deck = Draw blind from the country deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-plots = Draw from the intrigue deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-stack = { $card }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in your hand. Look closely.
board-end = End turn
board-claim = Claim: { $noble }
board-usurp = Usurp: { $noble }, from { $seat }
board-do-claim = Claim
board-do-usurp = Usurp
board-gain-city = city bonus
board-gain-country = country bonus
board-gain-house = noble-house bonus
board-gain-influence = influence in { $country }
board-gain-cube = cube on { $title }
board-gain-now = points if the match ended now
board-price = { $cards } × { $country }
board-price-plots = { $plots ->
    [one] { $plots } intrigue card
   *[other] { $plots } intrigue cards
} showing { $country }
board-pay-exact = paid
board-pay-jokers = { $jokers ->
    [one] paid, with { $jokers } joker
   *[other] paid, with { $jokers } jokers
}
board-pay-missing = { $missing } missing
board-pay-over = does not come out exactly
board-less = One { $card } less
board-more = One { $card } more
board-chosen-of = { $card }: { $count } of { $most }
board-discard = Choose what to discard
board-discard-cards = Country cards still to choose: { $cards }.
board-discard-plots = Intrigue cards still to choose: { $plots }.
board-do-discard = Discard
board-letter-france = F
board-letter-german-states = G
board-letter-britain = B
board-letter-spain = S

# --- headings of the rules
section-RY-1 = What there is
section-RY-4 = Your turn: drawing
section-RY-6 = Claiming and usurping
section-RY-11 = Discards and the end of a turn
section-RY-13 = Bonuses
section-RY-16 = Periods and influence
section-RY-20 = The end
section-RY-22 = Who knows what

rules-RY-1 = The board is a map of western Europe with four countries: France, the German States, Britain and Spain. In their 16 cities live 29 nobles, one or two in a city. Every noble has one of seven titles, from the lowest to the highest: marshal, baron, countess, duke, cardinal, princess, king. The title says what the noble costs, from one card of its country for a marshal to eight for a king, and how much influence it gives in that country to the seat that holds it.
rules-RY-2 = Points come from markers. There is one bonus for each city; two for each country, a high and a low one; noble-house bonuses of 16, 12 and 8 with four or five seats, 12 and 8 with three, 8 with two; a first and a second marker for each country in each of the three periods; and a marker for each title, won whole by one seat or in halves by two.
rules-RY-3 = The country deck has 31 France, 26 German States, 25 Britain and 20 Spain cards. With fewer than five seats some go back into the box, in that order: 7, 6, 6 and 5 with two seats, 6, 5, 5 and 4 with three, 5, 4, 4 and 3 with four. The intrigue deck has 24 cards, four for each pair of countries. Both decks are shuffled, and three country cards (by option four) are laid open beside the deck: the row.
rules-RY-4 = Two to five seats play. The first seat begins, and turns pass to the left. A turn has three parts, always in this order: draw cards, play cards, end the turn. Every seat has as many cubes of its colour as it needs.
rules-RY-5 = You must draw; no draw may be declined. On your first turn you take only country cards, the later your seat the more: one and two cards with two seats; one, one, two with three; one, one, two, two with four; one, one, two, two, three with five. On every later turn you take either three country cards, or one country card and one intrigue card in any order. You need not say beforehand which it will be: after one country card you may still take an intrigue card or two more country cards; after an intrigue card exactly one country card is due. A country card comes from the row, where you see it, or blind from the deck, one at a time, so that you can look at it before the next choice. The row is not refilled meanwhile. Intrigue cards are always drawn blind.
rules-RY-6 = After drawing you may claim nobles: none, one, or as many as you can pay for, in any order. You may also save your cards for a later turn.
rules-RY-7 = To claim a noble nobody holds, pay as many cards of its country as its title costs. The baron of Dijon, for example, costs two France cards.
rules-RY-8 = You can usurp a noble that another seat holds: pay the same country cards and, at the same time, one intrigue card that shows the country, two for a king. You cannot usurp your own noble. The beaten cube moves to the cathedral of the city and stays there as its owner’s for good: it gives no influence any more, but still counts for the country bonus. Any number of cubes fit into a cathedral. Cubes on title markers never move.
rules-RY-9 = Jokers: any three country cards together count as one card of the country you need, and any two intrigue cards as one intrigue card you need. You may use several jokers in one payment, even when you could do without, and cards of the right country may be among the three. You may not pay too much: every card you lay must count, by itself or as part of a joker. So a cost of 4 is paid with four cards of the country, or three and a joker (six cards), or two and two jokers (eight cards), and so on.
rules-RY-10 = After a claim put one of your cubes on the noble: you hold it now and have its influence. Put another on the marker of its title: it stays there to the end of the match, even if the noble is usurped from you.
rules-RY-11 = Cards that are paid or discarded go to two discard piles, open to all: one for country cards, one for intrigue cards. If the intrigue deck is empty when somebody draws from it, its discards are shuffled and become the new deck.
rules-RY-12 = At the end of your turn you may keep 12 country cards and 4 intrigue cards; discard the rest, those you choose. During the turn there is no limit. Then the row is filled up again from the deck, and if a period ended it is scored. After the last turn of the match the row is filled up too.
rules-RY-13 = City bonus: the first seat that ever claims a noble in a city takes its marker at once. Whoever comes later gets nothing for the city.
rules-RY-14 = Country bonus: as soon as you have a cube in every city of a country, on a noble or in the cathedral, you take the highest bonus still lying there. Each seat takes at most one bonus in a country; if both are gone, there is none.
rules-RY-15 = Noble-house bonus: as soon as you have a cube on all seven title markers, you take the highest noble-house bonus still lying there. Each seat takes at most one; if all are gone, there is none.
rules-RY-16 = There are three periods. A period ends when the last card leaves the country deck, in a draw or when the row is filled, even if that card just fills it. At once the country discards are shuffled into a new deck, and the turn goes on with it as usual. At the end of that turn the period is scored, and the next seat plays on in the new period.
rules-RY-17 = In the third period the round is finished first: everybody up to the last seat still has a turn, so that all have had the same number. Then the period is scored and the match ends.
rules-RY-18 = A period is scored in each country on its own. Your influence there is the sum over the nobles you hold at that moment; cubes in cathedrals do not count. The seat with most influence takes the first marker of the period, the next one the second. Without influence there is no marker: if only one seat has any, the second marker goes to nobody.
rules-RY-19 = If two seats have the same influence in a country, their best nobles there are compared: the one whose title costs more is ahead; with equal titles the one in the city with the higher printed bonus, whether or not its marker is still there. If that is equal too, the next-best nobles are compared in the same way, and at last the lower seat is ahead.
rules-RY-20 = At the end of the match each title marker, from marshal to king, goes to the seat with most cubes on it. If exactly two seats are tied for most, each takes half the value. If three or more are tied, or nobody has a cube there, it goes to nobody.
rules-RY-21 = Your score is the sum of all your markers, and the highest score wins. If scores are equal, the highest single marker decides, then the next-highest, and so on; if all of them are equal, the place is shared. The other places are ordered in the same way.
rules-RY-22 = Everybody sees the board, all markers and who has them, the row, the discards, how many cards each hand holds, where each card was drawn from, which cards were taken from the row, paid or discarded, and which cards, though not in which order, make up a renewed deck. Secret are the cards drawn blind and the order of the decks. Cards somebody took from the row and has not played since are shown as known.
