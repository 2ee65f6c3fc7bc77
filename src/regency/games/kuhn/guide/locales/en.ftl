# How to play, in words.
guide-goal = Three cards, two players, one bet. Win your opponent’s chips: with the higher card, or by making them fold.
guide-turn-1 = Pay your ante
guide-turn-1-words = Each player puts 1 chip into the pot.
guide-turn-2 = See your card
guide-turn-2-words = Each gets one of three cards: jack, queen or king. Nobody sees the third.
guide-turn-3 = Check or bet
guide-turn-3-words = The first player checks or bets 1 chip. After a check, the second may do the same.
guide-turn-4 = Call or fold
guide-turn-4-words = Facing a bet, put in 1 chip too, or fold and lose your ante. If nobody folds, the higher card wins.
guide-points-1 = You win what the other put in: 1 chip, or 2 after a bet that was called.
guide-example = You bet with the king and are called by the queen: you win 2 chips.
guide-forget-1 = You may bet with the jack. A bluff now and then makes your king pay.
guide-forget-2 = With the queen, a bet wins little: a better card calls, a worse one folds.

# --- the almanac
almanac-counted = Counted: the card you were dealt.
