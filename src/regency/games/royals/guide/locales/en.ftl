# How to play, in words beside the pictures.
guide-goal = Win the nobles of Europe, city by city. Nobles give you influence in their country; influence, cities and titles give points. The most points after three periods win.

guide-turn-1 = Draw cards
guide-turn-1-words = Take three country cards, from the row or unseen from the deck. Or take one country card and one intrigue card.
guide-turn-2 = Claim a noble
guide-turn-2-words = Pay as many cards of its country as its title costs, from 1 for a marshal to 8 for a king. Any three country cards together stand for one you lack.
guide-turn-3 = Or usurp one
guide-turn-3-words = A noble held by another player costs the same, plus one intrigue card showing the country, two for a king. The previous holder’s cube moves to the cathedral.
guide-turn-4 = Place your cubes
guide-turn-4-words = One on the noble: you hold it, and it gives influence. One on its title: that one stays to the end. You may claim more, then your turn ends.

guide-points-1 = Immediately: the first cube in a city, a cube in every city of a country, a cube on all seven titles.
guide-points-2 = When the country deck runs out, a period ends: in each country, the most influence takes the first marker and the second most takes the second. That happens three times.
guide-points-3 = At the end each title marker goes to whoever has the most cubes on it.
guide-example = How a real match with five players ended for one of them: every marker taken.

guide-forget-1 = Influence counts three times, at the end of each period. A noble claimed early pays most.
guide-forget-2 = A noble taken from you still counts: its cube in the cathedral for the country, the one on the title for good.
guide-forget-3 = You may keep 12 country cards and 4 intrigue cards. Saving for a king can fill your hand.
guide-forget-4 = Watch the country deck: once it runs out, that period is scored at the end of the same turn.
guide-forget-5 = A high city bonus goes to the first one there, however small the noble.
guide-forget-6 = Titles with few nobles are won with few cubes.
guide-note = Parts of the printed board couldn’t be read: some cities, places of nobles and point values are our best guess, chosen so that the game plays well. The almanac says which.

# --- icons
icon-country-about = A country. Cards with its arms pay for its nobles.
icon-plot = Intrigue card
icon-plot-about = Shows two countries. Needed to usurp a noble in one of them.
icon-country-back = Country card, face down
icon-country-back-about = Drawn unseen, or in somebody’s hand.
icon-title-about = One of the seven titles, from marshal to king. It says what a noble costs and how much influence it gives.
icon-cathedral = Cathedral
icon-cathedral-about = Cubes of previous holders stay here. They give no influence, but still count for the country bonus.
icon-cube = Cube
icon-cube-about = A noble or title of a player; colour, shape and letter tell whose.
icon-cost = Cost
icon-cost-about = How many cards of the country the noble costs.
icon-marker = Marker
icon-marker-about = Points to be won. A cube shows who took it; with a question mark, who would take it now.

# --- the almanac
filter-kind = Kind
filter-country = Country
filter-title = Title
filter-kind-noble = Nobles
filter-kind-title = Titles
filter-kind-city = Cities
filter-kind-country = Country cards
filter-kind-intrigue = Intrigue cards
filter-kind-period = Periods
filter-kind-house = Noble house
almanac-counted = Counted: nobles held at the end, and titles led alone.
