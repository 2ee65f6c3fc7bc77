lesson-1 = A turn
lesson-1-about = Recruit, place, move the messenger, use a key.

lesson-1-goal = Recruit nine characters into a 3×3 square. When everyone has nine, the most points wins.
lesson-1-goods = You start with 15 gold to hire people and 2 keys for special moves.
lesson-1-messenger = The messenger is at the village, so today everyone recruits from this row. All cards are open.
lesson-1-recruit = { card-locksmith } costs 4. Tap the card, then the empty place, then confirm.
lesson-1-ability = Its effect happens at once: 1 key for each craft shield you have, its own included.
lesson-1-moved = Its banner shows a messenger, so he went to the castle. The rows are filled up again.
lesson-1-key = Before you recruit you may use one key. Send the messenger back to the village.
lesson-1-place = A new card must touch one of yours, side by side, and all must fit into 3×3. Cards never move.
lesson-1-down = Short of gold? Take { card-farmer } face down: it is free and brings 6 gold and 2 keys.
lesson-1-end = 17 gold and 4 keys. But a card face down has no effect and no points: it only fills its place.

lesson-2 = Points
lesson-2-about = Places, rows, sets and keys: what a card is worth.

lesson-2-scroll = The scroll on each card says what it pays at the end. The number shows its points now.
lesson-2-place = { card-duchess } pays 8 in the top row. She is there: 8 points.
lesson-2-missing = { card-philosopher } pays 10 as long as you have no military shield. So hire no soldiers!
lesson-2-row = { card-princess } pays 3 for each noble shield in her row: 2 and her own make 9. Put her beside { card-duchess }.
lesson-2-key = The next one you want is in the other row. A key takes the messenger there.
lesson-2-neighbours = { card-jester } is noble too and pays 2 for each noble shield in his row and column. Put him in the corner.
lesson-2-grown = His shield counts for { card-princess } as well: 4 × 3 = 12. One card can serve many.
lesson-2-set = { card-judge } pays 3 for each pair of a castle and a village card. You have 1 pair: 3 points.
lesson-2-keys = Each key left at the end is 1 point. Some cards pay for keys on top of that.

lesson-3 = The last turns
lesson-3-about = A purse, new cards for a key, and the final score.

lesson-3-left = Seven cards lie here: two turns left. Every place counts now.
lesson-3-key = { card-potter } is at the village. Send the messenger there.
lesson-3-purse = { card-potter } has a purse. She puts 2 gold on each of your purses, her own too. Place her on the left.
lesson-3-gold = Each gold on it pays 2 points: 4. It cannot be spent. At the end, gold you have left goes there too.
lesson-3-refresh = A key can also do this: throw the three cards of this row away and deal three new ones.
lesson-3-last = { card-chatelaine } pays 2 for each different shield in her row: 4 kinds, 8 points. Take the last place.
lesson-3-sum = 86 points: 6 for your keys, 80 for your nine scrolls. The other player has 75. You win!
lesson-3-tie = Were you level, the one with more gold beside the purses would win.
