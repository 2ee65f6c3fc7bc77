lesson-1 = One bet
lesson-1-about = One card each, one bet, and the higher card wins.

lesson-1-goal = Two players, one bet. Whoever wins takes the other’s chips.
lesson-1-card = You hold the queen. The king beats it, the jack does not. You cannot see the other card.
lesson-1-pot = Each of you has paid 1 chip, so the pot holds 2.
lesson-1-bet = Check and you risk nothing more; bet and you risk 1 more chip. Bet, then confirm.
lesson-1-called = You were called: the other player paid 1 chip too instead of folding. Now both cards are shown.
lesson-1-won = Queen beats jack: you win 2 chips. Had the other folded, you would have won 1 and nothing would be shown.

# --- the coach: each said once, where the prompt or the event is first met
coach-prompt-you-free = If the other player folds, your card stays hidden: you can bluff.
coach-prompt-you-facing = Fold and you lose 1 chip. Call and you win or lose 2.
