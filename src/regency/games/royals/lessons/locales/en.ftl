lesson-1 = Drawing and claiming
lesson-1-about = Collect cards of a country and win its nobles.

lesson-1-goal = You lead a noble house. Win nobles in four countries with your cards: they bring influence and points.
lesson-1-first = First you draw. On the very first turn that’s just one card: take France.
lesson-1-claim = The marshal of Marseille costs 1 France card. Follow the ring to him, then claim.
lesson-1-city = You were first in Marseille: its bonus of 3 points is yours for good.
lesson-1-ladder = Each claim also puts a cube on the title. Whoever has the most there at the end gets its points.
lesson-1-end = You may claim as often as you can pay. You can’t now, so end your turn.
lesson-1-three = From now on draw three country cards, or one and an intrigue card. From the deck they come unseen.
lesson-1-again = You drew France. Draw from the deck again.
lesson-1-open = The last one from the row: take the German States.
lesson-1-baron = Two France cards: that buys the baron of Dijon. Claim him.
lesson-1-joker = Any three cards count as one of any country, if you are one short.

lesson-2 = Usurping
lesson-2-about = Intrigue cards, cathedrals and a whole country.

lesson-2-held = The other player holds the baron of Dijon. You can take him away.
lesson-2-card = For that you need his price of 2 France cards. Take the second one.
lesson-2-plot = And an intrigue card. After one country card you may draw one: now.
lesson-2-shows = Yours shows France and Spain. It helps in either country.
lesson-2-usurp = Now pay 2 France cards and the intrigue card. The baron is yours.
lesson-2-cathedral = The previous holder’s cube moves to the cathedral of Dijon. It stays there, but has no influence any more.
lesson-2-country = A cube in every city of a country, cathedrals included, brings the country bonus.
lesson-2-king = A king takes two intrigue cards. Any two of them count as one you lack.
lesson-2-end = End your turn. You may keep 12 country cards and 4 intrigue cards; more must go.

lesson-3 = The end of a period
lesson-3-about = Country by country, then the titles.

lesson-3-deck = There are three periods. One ends when this deck runs out, and it is nearly empty.
lesson-3-claim = Quick, more influence for France! You have 6 cards: claim the princess of Marseille.
lesson-3-end = End your turn and watch the deck.
lesson-3-over = The deck ran out, so the period 1648 was scored at the end of that turn. The deck is reshuffled.
lesson-3-france = France: the most influence takes 7 points, the second most takes 4. You were second.
lesson-3-britain = In Britain you led: 5 points for you, 3 for the other player.
lesson-3-tie = German States, 3 to 3: the more expensive noble decides. Their duke (4) beats your countess (3).
lesson-3-titles = The titles are counted once, at the very end. If two share the lead, each gets half; three get nothing.
lesson-3-house = With a cube on all seven titles you take the highest noble-house bonus left.
lesson-3-sum = In the third period the round is finished, so all have had as many turns. Then the most points win.

# --- the coach: each said once, where the prompt or the event is first met
coach-prompt-you-draw-any = Country cards claim nobles. To take one from someone, you also need an intrigue card.
coach-prompt-you-play = Tap a country to see its nobles. Claim as many as you can pay for.
coach-event-city = The first to claim a noble in a city takes its bonus for good.
coach-event-usurped = The cube that lost goes to the cathedral. It still counts for the country bonus.
coach-event-period = A period is over: in each country, the two with most influence score.
