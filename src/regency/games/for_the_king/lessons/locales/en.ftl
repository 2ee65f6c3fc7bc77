lesson-1 = Sharing out cards
lesson-1-about = Keep one card, offer two, hide one. And meet a king.

lesson-1-goal = Each column is an office. Hold the most in an office at the end and its points are yours.
lesson-1-tile = First in { office-diplomacy } gets 3 points, second gets half of it, rounded down: 1.
lesson-1-adviser = You’re the adviser. You draw four cards, one by one, and place each before you see the next.
lesson-1-self = This card is worth a lot in { office-diplomacy }. Keep it: nobody sees it.
lesson-1-centre = A weak card. Offer it in the centre, face up. Each of the others will take one there.
lesson-1-favour = Gold. Hide it in the favour deck: those cards are auctioned in the second half.
lesson-1-last = Only the centre has room left, so the last card must go there.
lesson-1-take = The next adviser offers cards now. One is left for you: take it.
lesson-1-king = You may choose first this time. Take the king: it acts immediately and then leaves the game.
lesson-1-raise = This king adds 1 to an office. Raise the one you want to win: { office-diplomacy }.
lesson-1-end = { office-diplomacy } pays 4 now and 2 for second. An office is worth 1 to 6. When the deck is empty, the auction begins.

lesson-2 = The auction
lesson-2-about = Bid, pass, pay in gold or in cards, and bluff.

lesson-2-start = The favour deck is sold card by card. What you kept is your hand: use it to pay and to win offices.
lesson-2-bid = Bids go round; each must be higher. Start with 1 gold.
lesson-2-pass = 3 gold is too much for this card. Pass: you’re out for this card only.
lesson-2-next = The winner paid 3 gold. The next card is up, and the bid is 2.
lesson-2-three = Bid 3. When the others pass, you pay and the card joins your hand.
lesson-2-pay = You won. Pay with gold worth at least 3; you get no change. Pick your gold 3, then pay.
lesson-2-bluff = You may bid more than you have, to make others pay more.
lesson-2-fail = But win and fail to pay, and you lose a random card and this auction starts again without you. Pass.
lesson-2-gold = Gold itself isn’t paid for in gold but in cards. Bid 1 card for it.
lesson-2-card = Won for one card of your choice. Discard one you don’t need, face down.
lesson-2-end = So it goes on until the favour deck is empty. Then the offices are counted.

lesson-3 = The council
lesson-3-about = Who leads an office, kings, letters and points.

lesson-3-crown = The crown shows who leads an office as far as you can know. Add up the values of the cards.
lesson-3-king = A king that lowers two offices is up. You have no gold left: pass, and see what happens.
lesson-3-lowered = It was used against you: your offices Architecture and Entertainment pay 1 less. Never below 1.
lesson-3-pass = Gold is up, and you need your cards for your offices. Pass.
lesson-3-bid = The last card is gold too, and nobody has bid yet. Bid 1 card.
lesson-3-pay = Pay with this card. 3 stay in { office-entertainment }, probably enough to lead.
lesson-3-first = You lead { office-architecture } with 6: the tile of 3 points is yours.
lesson-3-second = { office-provisions } had been raised to 6: 6 for the first, 3 for the second. Kings matter!
lesson-3-letter = Equal totals in an office? The card with the letter closest to A decides.
lesson-3-sum = You have 3 + 1 = 4 points, the winner 10. With equal points, more gold in hand decides.

# --- the coach: each said once, where the prompt or the event is first met
coach-prompt-place-you-keep-offer-favour = Keep one, hide one, offer the rest. Only then do you see the next card.
coach-prompt-take-you = Everyone sees what you take here. Nobody sees what you keep.
coach-event-king = A king acts immediately: it changes what an office is worth, then leaves the game.
coach-event-turned = Auction! You pay for government cards and kings in gold, for gold in cards.
coach-prompt-pay-you-gold = You get no change, so try to pay exactly.
coach-event-failed = Win without being able to pay, and you lose a random card and sit this one out.
