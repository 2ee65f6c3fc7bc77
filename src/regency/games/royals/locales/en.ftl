game-name = Royals
game-summary = Claim noble titles across the cities of Europe, and usurp your rivals’, over three periods.

option-open_row = How many country cards are face up in the row?
option-open_row-3 = Three (standard)
option-open_row-4 = Four (more choice)
option-open_row-about = Everyone can see the row and take cards from it. Cards from the deck are drawn unseen.

country-france = France
    .the = France
country-german-states = German States
    .the = the German States
country-britain = Britain
    .the = Britain
country-spain = Spain
    .the = Spain

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
card-france-german-states = France–German States intrigue
card-france-britain = France–Britain intrigue
card-france-spain = France–Spain intrigue
card-german-states-britain = German States–Britain intrigue
card-german-states-spain = German States–Spain intrigue
card-britain-spain = Britain–Spain intrigue
card-hidden = hidden
cards-of = { $count } × { $card }
noble = { $title } of { $city }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
city-points = { $city } ({ $points })
title-cubes = { $title } ({ $cubes })
seat-influence = { $who ->
    [you] you ({ $influence })
   *[other] { $seat } ({ $influence })
}

table-period = Period { $number } of 3 ({ $year }). { $cards ->
    [one] { $cards } card in the country deck.
   *[other] { $cards } cards in the country deck.
}
table-last-round = Last round: the deck has run out in the last period.
table-row = In the row: { $cards }.
table-seat = { $who ->
    [you] You
   *[other] { $seat }
}: { $points ->
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
table-known = { $who ->
    [you] Your cards that everyone has seen: { $cards }.
   *[other] Known cards in { $seat }’s hand: { $cards }.
}
table-nobles = { $who ->
    [you] You hold: { $nobles }.
   *[other] { $seat } holds: { $nobles }.
}
table-cathedrals = { $who ->
    [you] Your cubes in cathedrals: { $cities }.
   *[other] { $seat }’s cubes in cathedrals: { $cities }.
}
table-titles = { $who ->
    [you] Your cubes on title markers: { $titles }.
   *[other] { $seat }’s cubes on title markers: { $titles }.
}
table-free = Unclaimed in { $country_the }: { $nobles }.
table-influence = Influence in { $country_the }: { $seats }.
table-country-bonus = Country bonuses left for { $country_the }: { $bonuses }.
table-cities = City bonuses left: { $cities }.
table-houses = Noble-house bonuses left: { $houses }.
table-deal = The cards are about to be dealt.
table-draw = { $who ->
    [you] You must draw.
   *[other] { $seat } must draw.
}
table-play = { $who ->
    [you] You can claim nobles or end your turn.
   *[other] { $seat } can claim nobles or end their turn.
}
table-pay = { $who ->
    [you] You’re paying for the { $noble }.
   *[other] { $seat } is paying for the { $noble }.
}
table-staged = Paid so far: { $cards }.
table-discard = { $who ->
    [you] You must discard down to the hand limits.
   *[other] { $seat } must discard down to the hand limits.
}
table-shuffle = The discards are about to be shuffled into a new deck.
table-over = The match is over.

label-draw-deck = Draw a country card from the deck
label-draw-row = Take a { $card } card from the row
label-draw-intrigue = Draw an intrigue card
label-claim = Claim the { $noble } for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
label-usurp = Usurp the { $noble } from { $owner_seat } for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and { $plots ->
    [one] { $plots } intrigue card
   *[other] { $plots } intrigue cards
}
label-end = End turn
label-pay = Pay with a { $card } card
label-done = Confirm payment
label-discard = Discard a { $card } card

line-turned = A { $card } card joins the row.
line-drew = { $who ->
    [you] You draw a country card from the deck.
   *[other] { $seat } draws a country card from the deck.
}
line-drew-you = { $who ->
    [you] You draw a { $card } card from the deck.
   *[other] { $seat } draws a { $card } card from the deck.
}
line-took = { $who ->
    [you] You take a { $card } card from the row.
   *[other] { $seat } takes a { $card } card from the row.
}
line-schemed = { $who ->
    [you] You draw an intrigue card.
   *[other] { $seat } draws an intrigue card.
}
line-schemed-you = { $who ->
    [you] You draw a { $card } card.
   *[other] { $seat } draws a { $card } card.
}
line-shuffled-country = The country deck has run out. { $cards } discards are shuffled into a new deck, and the period ends with this turn.
line-shuffled-intrigue = { $cards ->
    [one] { $cards } discard is shuffled into a new intrigue deck.
   *[other] { $cards } discards are shuffled into a new intrigue deck.
}
line-plotted = { $who ->
    [you] You play a { $card } card.
   *[other] { $seat } plays a { $card } card.
}
line-paid = { $who ->
    [you] You pay { $cards }.
   *[other] { $seat } pays { $cards }.
}
line-claimed = { $who ->
    [you] You claim the { $noble }.
   *[other] { $seat } claims the { $noble }.
}
line-usurped = { $who ->
    [you] You usurp the { $noble } from { $loser_seat }.
   *[other] { $loser_who ->
        [you] { $seat } usurps the { $noble } from you.
       *[other] { $seat } usurps the { $noble } from { $loser_seat }.
    }
} The old cube moves to the cathedral.
line-city = { $who ->
    [you] You take the city bonus for { $city }
   *[other] { $seat } takes the city bonus for { $city }
}: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
line-country = { $who ->
    [you] You have a cube in every city of { $country_the } and take a country bonus
   *[other] { $seat } has a cube in every city of { $country_the } and takes a country bonus
}: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
line-house = { $who ->
    [you] You have a cube on every title and take a noble-house bonus
   *[other] { $seat } has a cube on every title and takes a noble-house bonus
}: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
line-discarded = { $who ->
    [you] You discard a { $card } card.
   *[other] { $seat } discards a { $card } card.
}
line-ended = { $who ->
    [you] You end your turn.
   *[other] { $seat } ends their turn.
}
line-period = Period { $year } is scored.
line-majority = { $country }: { $who ->
    [you] you have
   *[other] { $seat } has
} { $place ->
    [1] the most
   *[other] the second-most
} influence and { $who ->
    [you] score
   *[other] scores
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
line-title = { $who ->
    [you] You have the most cubes on the { $title } marker and score
   *[other] { $seat } has the most cubes on the { $title } marker and scores
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
line-title-half = { $who ->
    [you] You tie for the { $title } marker and score
   *[other] { $seat } ties for the { $title } marker and scores
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
line-title-lost = Nobody scores the { $title } marker.
line-over = The match is over after { $turns } turns.

sheet-city = City bonus: { $city }
sheet-country = Country bonus: { $country }
sheet-house = Noble-house bonus
sheet-majority = { $country } { $year }: { $place ->
    [1] most influence
   *[other] second-most influence
}
sheet-title = Title marker: { $title }
sheet-title-half = Title marker (tied): { $title }

why-not-dealt = The cards haven’t been dealt yet.
why-over = The match is over.
why-shuffle = Wait: the discards are being shuffled.
why-not-your-turn = It’s { $seat }’s turn.
why-draw-first = Draw all your cards first. You can’t skip a draw.
why-draw-done = You’ve already drawn all your cards this turn.
why-row = There’s no { $card } card in the row.
why-intrigue = You can draw an intrigue card only together with one country card, and not on your first turn.
why-own = You already hold the { $noble }.
why-cards = The { $noble } costs { $cards ->
    [one] { $cards } { $country } card
   *[other] { $cards } { $country } cards
}. You don’t have enough, even with jokers.
why-plots = To usurp the { $noble }, you need { $plots ->
    [one] { $plots } intrigue card
   *[other] { $plots } intrigue cards
} showing { $country }. You don’t have enough, even with jokers.
why-no-claim = Choose a noble first, then pay for it.
why-pay-first = First, finish paying for the { $noble }.
why-not-enough = You haven’t paid enough yet.
why-no-card = You don’t have a { $card } card.
why-order = Pay in the order of the countries: you’ve already paid a { $card } card.
why-no-fit = You can’t pay with a { $card } card: every card must count, by itself or as part of a joker.
why-discard-first = Discard down to your hand limits: 12 country cards and 4 intrigue cards.
why-no-discard = You discard only at the end of your turn, and only if you’re over a hand limit.

prompt-deal = The cards are being dealt.
prompt-shuffle = The discards are being shuffled into a new deck.
prompt-over = The match is over.
prompt-you-draw = { $cards ->
    [one] Your turn: draw { $cards } country card, from the row or from the deck.
   *[other] Your turn: draw { $cards } country cards, from the row or from the deck.
}
prompt-you-draw-any = Your turn: draw three country cards, or one country card and one intrigue card.
prompt-you-draw-either = Your turn: draw { $cards } more country cards, or one intrigue card.
prompt-you-play = Your turn: claim a noble (you can afford { $nobles }) or end your turn.
prompt-you-end = Your turn: you can’t afford any noble right now. End your turn.
prompt-you-pay = Your turn: choose cards to pay for the { $noble }.
prompt-you-discard = { $cards ->
    [one] Your turn: discard { $cards } country card. You can keep 12.
   *[other] Your turn: discard { $cards } country cards. You can keep 12.
}
prompt-you-discard-plots = { $plots ->
    [one] Your turn: discard { $plots } intrigue card. You can keep 4.
   *[other] Your turn: discard { $plots } intrigue cards. You can keep 4.
}
prompt-other-draw = { $seat } is drawing cards.
prompt-other-play = { $seat } is deciding what to claim.
prompt-other-pay = { $seat } is paying for the { $noble }.
prompt-other-discard = { $seat } is discarding down to the hand limits.

sheet-majority-now = { $country } { $year }: { $place ->
    [1] most influence, if scored now
   *[other] second-most influence, if scored now
}
sheet-title-now = Title marker: { $title }, if the match ended now
sheet-title-half-now = Title marker (tied): { $title }, if the match ended now

period-name = Period { $year }
about-country-card = Pay for this country’s nobles with its cards. Any three country cards count as one card of any country.
about-country-cards = { $cards } cards in the box; some are removed with fewer than five players.
about-country-bonus = Country bonus for having a cube in all { $cities } cities: { $first } points for the first player to do it, { $second } for the second.
about-country-period = { $year }: { $first } points for the most influence, { $second } for the second most.
about-intrigue = Needed, together with country cards, to usurp a noble in { $country_the } or { $other_the } from another player.
about-intrigue-joker = Any two intrigue cards count as one of your choice. There are { $copies } for each pair of countries.
about-title-cost = Cost: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of the noble’s country.
about-title-influence = Influence in that country while you hold it: { $influence }.
about-title-plots = { $plots ->
    [one] To usurp it, add { $plots } intrigue card showing the country.
   *[other] To usurp it, add { $plots } intrigue cards showing the country.
}
about-title-marker = “{ $title }” marker at the end of the match: { $full } points for the most cubes; if two players tie, { $half } each.
about-title-count = { $nobles } nobles on the board have this title.
about-city-country = Country: { $country }.
about-city-nobles = Nobles here: { $nobles }.
about-city-bonus = { $points ->
    [one] City bonus for the first player to claim a noble here: { $points } point.
   *[other] City bonus for the first player to claim a noble here: { $points } points.
}
about-city-cathedral = When a noble is usurped, the previous holder’s cube moves to the cathedral. It no longer gives influence, but still counts for the country bonus.
about-period = At the end of a period, the players with the most and second-most influence in each country take its markers.
about-period-end = The period ends when the country deck runs out; it is scored at the end of that turn.
about-period-last = In the last period, the round is finished once the deck has run out. Then the period and the titles are scored.
about-period-country = { $country }: { $first } points for the most influence, { $second } for the second most.
about-house = For a cube on all seven title markers: the highest noble-house bonus left. One per player at most.
about-house-seats = With { $seats } players: { $values }.
about-reconstructed-value = * A value here is our best guess. We couldn’t check the printed one, so we chose one that plays well.
about-reconstructed-place = * That this noble lives in this city is our best guess. We couldn’t check the printed board.
about-reconstructed-city = * That this city is on the board is our best guess. We couldn’t check the printed board.

board-map = Map of western Europe
board-seats = Players
board-seat = { $seat }{ $who ->
    [you] {" "}(you)
   *[other] {""}
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } country card
   *[other] { $cards } country cards
}, { $plots ->
    [one] { $plots } intrigue card
   *[other] { $plots } intrigue cards
}.
board-market = Row and decks
# --- what one is about to do
board-doing-claim = { $noble }: choose the cards to pay with, then claim.
# --- great moments
scene-period = The period is scored
scene-titles = The titles are awarded
board-hand = Your cards
board-known = Cards everyone has seen
board-rest = Cards left
board-rest-unseen = Unseen
board-rest-discarded = Discarded
board-rest-all = Total
board-rest-words = Unseen cards are in a deck, or other players drew them from the deck.
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
board-noble-worth = { $points ->
    [one] Would bring { $points } point if the match ended now.
   *[other] Would bring { $points } points if the match ended now.
}
board-hand-of = Cards of { $seat }
board-hands = Everybody’s cards
board-no-points = No points yet
board-turn = { $who ->
    [you] It’s your turn.
   *[other] It’s their turn.
}
board-nobody = none yet
board-close = Close
board-cancel = Cancel
board-countries = Countries: influence and markers
board-country = Country
board-influence = Influence
board-all-cities = All cities
board-titles = Titles
board-title = Title
board-cost = Cost
board-cubes = Cubes
board-at-the-end = Final points
board-house = All seven titles
board-open-country = { $country }: show its cities. Influence: { $standing }.
board-open-titles = Show all titles
board-to-map = Back to the map
board-look = About { $what }
board-city-bonus = { $points ->
    [one] City bonus: { $points } point, not taken yet.
   *[other] City bonus: { $points } points, not taken yet.
}
board-city-taken = { $who ->
    [you] You took the city bonus.
   *[other] { $seat } took the city bonus.
}
board-cathedral = In the cathedral: { $cubes }.
board-noble-free = { $noble }, unclaimed. Cost { $cards }, influence { $influence }.
board-noble-held = { $who ->
    [you] { $noble }, held by you.
   *[other] { $noble }, held by { $seat }.
} Cost { $cards }, influence { $influence }.
board-noble-claim = You can claim it.
board-noble-usurp = You can usurp it.
board-period = Period { $number } of 3
board-period-short = { $number } / 3
board-period-ends = Scoring after this turn
board-last-round = Last round
board-row-card = Take a { $card } card from the row
board-deck = { $cards ->
    [one] Draw from the country deck: { $cards } card left
   *[other] Draw from the country deck: { $cards } cards left
}
board-plots = { $cards ->
    [one] Draw from the intrigue deck: { $cards } card left
   *[other] Draw from the intrigue deck: { $cards } cards left
}
board-stack = { $count ->
    [one] { $card }: { $count } card in your hand. View it.
   *[other] { $card }: { $count } cards in your hand. View it.
}
board-end = End turn
board-claim = Claim: { $noble }
board-usurp = Usurp: { $noble }, from { $seat }
board-do-claim = Claim
board-do-usurp = Usurp
board-gain-city = city bonus
board-gain-country = country bonus
board-gain-house = noble-house bonus
board-gain-influence = influence in { $country_the }
board-gain-cube = cube on the { $title } marker
board-gain-now = points, if the match ended now
board-price = { $cards } × { $country }
board-price-plots = { $plots ->
    [one] { $plots } intrigue card
   *[other] { $plots } intrigue cards
} showing { $country }
board-pay-exact = exact
board-pay-jokers = { $jokers ->
    [one] exact, with { $jokers } joker
   *[other] exact, with { $jokers } jokers
}
board-pay-missing = { $missing } more needed
board-pay-over = extra card: remove it, or complete a joker
board-less = Remove a { $card } card
board-more = Add a { $card } card
board-chosen-of = { $card }: { $count } of { $most }
board-discard = Choose cards to discard
board-discard-cards = { $cards ->
    [one] Choose { $cards } more country card.
   *[other] Choose { $cards } more country cards.
}
board-discard-plots = { $plots ->
    [one] Choose { $plots } more intrigue card.
   *[other] Choose { $plots } more intrigue cards.
}
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

rules-RY-1 = The board is a map of western Europe with four countries: France, the German States, Britain and Spain. Their 16 cities have 29 nobles, one or two per city. Every noble has one of seven titles, from lowest to highest: marshal, baron, countess, duke, cardinal, princess, king. The title sets what the noble costs, from one card of its country for a marshal to eight for a king, and how much influence it gives its holder in that country.
rules-RY-2 = Points come from markers. There is one bonus for each city; two for each country, one high and one low; noble-house bonuses of 16, 12 and 8 with four or five players, 12 and 8 with three, and 8 with two; a first and a second marker for each country in each of the three periods; and a marker for each title, won whole by one player or half each by two.
rules-RY-3 = The country deck has 31 France, 26 German States, 25 Britain and 20 Spain cards. With fewer than five players, some go back in the box, in that order: 7, 6, 6 and 5 with two players; 6, 5, 5 and 4 with three; 5, 4, 4 and 3 with four. The intrigue deck has 24 cards, four for each pair of countries. Both decks are shuffled, and three country cards (or four, by option) are turned face up next to the deck: the row.
rules-RY-4 = Two to five players. The first player begins, and play passes to the left. A turn has three parts, always in this order: draw cards, play cards, end your turn. You have as many cubes of your colour as you need.
rules-RY-5 = You must draw; you can’t skip a draw. On your first turn you take only country cards, and players later in turn order take more: one and two cards with two players; one, one, two with three; one, one, two, two with four; one, one, two, two, three with five. On every later turn you take either three country cards, or one country card and one intrigue card in either order. You don’t have to decide in advance: after one country card you can still take an intrigue card or two more country cards; after an intrigue card you must take exactly one country card. Take country cards from the row, where you see them, or unseen from the deck, one at a time, so you can look at each before choosing the next. The row isn’t refilled during your turn. Intrigue cards are always drawn unseen.
rules-RY-6 = After drawing, you may claim nobles: none, one, or as many as you can afford, in any order. You can also save your cards for a later turn.
rules-RY-7 = To claim a noble that nobody holds, pay as many cards of its country as its title costs. For example, the baron of Dijon costs two France cards.
rules-RY-8 = You can usurp a noble that another player holds: pay the same country cards and, at the same time, one intrigue card showing the country (two for a king). You can’t usurp your own noble. The previous holder’s cube moves to the city’s cathedral and stays there for good. It no longer gives influence, but still counts for its owner’s country bonus. A cathedral can hold any number of cubes. Cubes on title markers never move.
rules-RY-9 = Jokers: any three country cards count as one card of the country you need, and any two intrigue cards count as one intrigue card you need. You can use several jokers in one payment, even if you don’t need to, and the three may include cards of the right country. You can’t overpay: every card must count, by itself or as part of a joker. So a cost of 4 is paid with four cards of the country, or three and a joker (six cards), or two and two jokers (eight cards), and so on.
rules-RY-10 = After a claim, put one of your cubes on the noble: you now hold it and have its influence. Put another on its title marker, where it stays until the end of the match, even if the noble is usurped.
rules-RY-11 = Cards that are paid or discarded go to two face-up discard piles: one for country cards, one for intrigue cards. If the intrigue deck is empty when someone draws from it, its discards are shuffled into a new deck.
rules-RY-12 = At the end of your turn you can keep 12 country cards and 4 intrigue cards. Discard the rest; you choose which. There’s no limit during your turn. Then the row is refilled from the deck and, if a period ended, it is scored. The row is refilled after the last turn of the match too.
rules-RY-13 = City bonus: the first player ever to claim a noble in a city takes its marker immediately. Later players get nothing for the city.
rules-RY-14 = Country bonus: as soon as you have a cube in every city of a country, on a noble or in the cathedral, you take the highest bonus left there. Each player can take at most one bonus per country. If both are gone, there’s nothing to take.
rules-RY-15 = Noble-house bonus: as soon as you have a cube on all seven title markers, you take the highest noble-house bonus left. Each player can take at most one. If all are gone, there’s nothing to take.
rules-RY-16 = There are three periods. A period ends when the last card leaves the country deck, either drawn or turned up to refill the row, even if that card exactly fills the row. The country discards are shuffled into a new deck right away, and the turn continues with it as usual. The period is scored at the end of that turn, and the next player continues in the new period.
rules-RY-17 = In the third period, the round is finished first: everyone up to the last player takes a turn, so that all players have had the same number. Then the period is scored and the match ends.
rules-RY-18 = Each country is scored separately. Your influence there is the total of the nobles you hold at that moment; cubes in cathedrals don’t count. The player with the most influence takes the first marker of the period, and the next player takes the second. You need influence to take a marker: if only one player has any, nobody takes the second one.
rules-RY-19 = If two players have the same influence in a country, compare their best nobles there: the one with the more expensive title is ahead. If the titles are equal, it’s the one in the city with the higher printed bonus, whether or not its marker has been taken. If that’s equal too, compare the next-best nobles in the same way. If all are equal, the player earlier in turn order is ahead.
rules-RY-20 = At the end of the match each title marker, from marshal to king, goes to the player with the most cubes on it. If exactly two players tie for the most, each scores half. If three or more tie, or nobody has a cube there, nobody gets it.
rules-RY-21 = Your score is the total of all your markers, and the highest score wins. If scores are equal, compare the highest single marker, then the next highest, and so on. If all are equal, the place is shared. The other places are decided in the same way.
rules-RY-22 = Everyone can see the board, all markers and who has them, the row, the discards, how many cards each player holds, where each card was drawn from, which cards were taken from the row, paid or discarded, and which cards (but not in what order) make up a reshuffled deck. Cards drawn from a deck and the order of the decks are secret. Cards a player took from the row and hasn’t played yet are shown as known.
