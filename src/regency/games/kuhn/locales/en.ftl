game-name = Kuhn poker
game-summary = Three cards, two players, one bet: the smallest poker there is.

card-jack = the jack
card-queen = the queen
card-king = the king
card-hidden = a hidden card

table-pot = { $chips ->
    [one] { $chips } chip in the pot.
   *[other] { $chips } chips in the pot.
}
table-own-card = You have { $card }.
table-card = { $who ->
    [you] You have { $card }.
   *[other] { $seat } has { $card }.
}
table-facing = { $who ->
    [you] You must call { $chips } or fold.
   *[other] { $seat } must call { $chips } or fold.
}

prompt-deal = The cards are being dealt.
prompt-over = The match is over.
prompt-you-free = { $chips ->
    [one] Your turn: check, or bet { $chips } chip.
   *[other] Your turn: check, or bet { $chips } chips.
}
prompt-you-facing = { $chips ->
    [one] Your turn: call { $chips } chip, or fold.
   *[other] Your turn: call { $chips } chips, or fold.
}
prompt-other-free = { $seat } is deciding whether to check or bet.
prompt-other-facing = { $seat } is deciding whether to call or fold.
about-card = Rank { $rank } of 3. The higher card wins the showdown.

label-check = Check
label-fold = Fold
label-bet = Bet { $chips }
label-call = Call { $chips }

line-dealt = { $who ->
    [you] You are dealt a card.
   *[other] { $seat } is dealt a card.
}
line-dealt-you = You are dealt { $card }.
line-checked = { $who ->
    [you] You check.
   *[other] { $seat } checks.
}
line-bet = { $who ->
    [you] You bet { $chips }.
   *[other] { $seat } bets { $chips }.
}
line-called = { $who ->
    [you] You call { $chips }.
   *[other] { $seat } calls { $chips }.
}
line-folded = { $who ->
    [you] You fold.
   *[other] { $seat } folds.
}
line-shown = { $who ->
    [you] You show { $card }.
   *[other] { $seat } shows { $card }.
}
line-won = { $who ->
    [you] You win
   *[other] { $seat } wins
} { $chips ->
    [one] { $chips } chip.
   *[other] { $chips } chips.
}

sheet-won = { $chips ->
    [one] won { $chips } chip
   *[other] won { $chips } chips
}
sheet-lost = { $chips ->
    [one] lost { $chips } chip
   *[other] lost { $chips } chips
}

why-not-dealt = The cards haven’t been dealt yet.
why-over = The match is over.
why-not-your-turn = It’s { $seat }’s turn.
why-no-such-action = You can check or bet. If the other player has bet, call or fold.

# --- headings of the rules
section-KU-1 = Before the bet
section-KU-3 = The bet
section-KU-5 = Who wins

rules-KU-1 = Two players. Each pays an ante of 1 chip.
rules-KU-2 = The deck is a jack, a queen and a king. Each player is dealt one card face down. Nobody sees the third.
rules-KU-3 = The first player checks or bets 1 chip. After a check, the second player checks or bets 1 chip.
rules-KU-4 = If the other player has bet, call with 1 chip or fold.
rules-KU-5 = After two checks or a call, both cards are revealed and the higher one wins. After a fold, the other player wins and no card is revealed.
rules-KU-6 = The winner takes the pot and so gains what the other player paid in.
rules-KU-7 = You know your own card and every move made. The other card is revealed only in a showdown. The third card is never shown.
