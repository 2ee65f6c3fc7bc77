lesson-1 = A turn
lesson-1-about = Recruit, place, move the messenger, spend a key.

lesson-1-goal = Recruit nine characters into a 3×3 square. When everyone has nine, whoever has the most points wins.
lesson-1-goods = You start with 15 gold to recruit with, and 2 keys for special moves.
lesson-1-messenger = The messenger is at the village, so everyone recruits from this row. All cards are face up.
lesson-1-recruit = Locksmith costs 4. Tap the card, then the empty space, then confirm.
lesson-1-ability = Its ability takes effect immediately: 1 key for each Craftsmanship shield you have, its own included.
lesson-1-moved = Its banner shows a messenger, so the messenger went to the castle. The rows are refilled.
lesson-1-key = Before you recruit you may spend one key. Send the messenger back to the village.
lesson-1-place = A new card must touch one of yours, side by side, and all must fit into 3×3. Cards never move.
lesson-1-down = Short of gold? Take Farmer face down: it’s free and brings 6 gold and 2 keys.
lesson-1-end = 17 gold and 4 keys. But a face-down card has no ability and no points: it only fills its space.

lesson-2 = Points
lesson-2-about = Spaces, rows, sets and keys: what a card is worth.

lesson-2-scroll = The scroll on each card says what it scores at the end. The number shows its points now.
lesson-2-place = Duchess scores 8 in the top row. She is there: 8 points.
lesson-2-missing = Philosopher scores 10 as long as you have no Military shield. So recruit no soldiers!
lesson-2-row = Princess scores 3 for each Nobility shield in her row: 2 and her own make 9. Put her beside Duchess.
lesson-2-key = The next one you want is in the other row. A key moves the messenger there.
lesson-2-neighbours = Jester is noble too and scores 2 for each Nobility shield in his row and column. Put him in the corner.
lesson-2-grown = His shield counts for { card-princess } as well: 4 × 3 = 12. One card can serve many.
lesson-2-set = Judge scores 3 for each pair of a castle and a village card. You have 1 pair: 3 points.
lesson-2-keys = Each key left at the end is 1 point. Some cards score keys on top of that.

lesson-3 = The last turns
lesson-3-about = A purse, new cards for a key, and the final score.

lesson-3-left = Seven cards lie here: two turns left. Every space counts now.
lesson-3-key = { card-potter } is at the village. Send the messenger there.
lesson-3-purse = { card-potter } has a purse. She puts 2 gold on each of your purses, her own too. Place her on the left.
lesson-3-gold = Each gold on it scores 2 points: 4. It can’t be spent. At the end, leftover gold goes there too.
lesson-3-refresh = A key can also do this: discard the three cards in this row and turn up three new ones.
lesson-3-last = Chatelaine scores 2 for each different shield in her row: 4 types, 8 points. Take the last space.
lesson-3-sum = 86 points: 6 for your keys, 80 for your nine scrolls. The other player has 75. You win!
lesson-3-tie = If you were tied, the one with more gold outside the purses would win.

# --- the coach: each said once, where the prompt or the event is first met
coach-prompt-you-act-key = Too expensive? Take it face down: it’s free, and you gain 6 gold and 2 keys.
coach-event-recruited = Each new card must touch one already there, side by side, and all must fit into 3×3.
coach-event-gained-keys = Spend a key before you take a card: move the messenger, or replace its row.
coach-event-messenger = The messenger has moved: everyone takes cards from its row now.
coach-event-stored = Gold in a purse can’t be spent. It scores points at the end.
