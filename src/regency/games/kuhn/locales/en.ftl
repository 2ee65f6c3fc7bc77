game-name = Kuhn poker
game-summary = Three cards, two seats, one bet. The smallest poker there is.

card-jack = the jack
card-queen = the queen
card-king = the king
card-hidden = a hidden card

table-pot = { $chips ->
    [one] { $chips } chip in the pot.
   *[other] { $chips } chips in the pot.
}
table-own-card = You hold { $card }.
table-card = { $seat } holds { $card }.
table-facing = { $seat } must call { $chips } or fold.

prompt-deal = The cards are being dealt.
prompt-over = The match is over.
prompt-you-free = Your turn: check, or bet { $chips }.
prompt-you-facing = Your turn: call { $chips }, or fold.
prompt-other-free = { $seat } may check or bet.
prompt-other-facing = { $seat } must call or fold.
about-card = Rank { $rank } of 3: the higher card wins a showdown.

label-check = check
label-fold = fold
label-bet = bet { $chips }
label-call = call { $chips }

line-dealt = { $seat } is dealt a card.
line-dealt-you = You are dealt { $card }.
line-checked = { $seat } checks.
line-bet = { $seat } bets { $chips }.
line-called = { $seat } calls { $chips }.
line-folded = { $seat } folds.
line-shown = { $seat } shows { $card }.
line-won = { $chips ->
    [one] { $seat } wins { $chips } chip.
   *[other] { $seat } wins { $chips } chips.
}

sheet-won = { $chips ->
    [one] wins the other seat’s { $chips } chip
   *[other] wins the other seat’s { $chips } chips
}
sheet-lost = { $chips ->
    [one] loses the { $chips } chip paid in
   *[other] loses the { $chips } chips paid in
}

why-not-dealt = The cards are not dealt yet.
why-over = The match is over.
why-not-your-turn = It is the turn of { $seat }.
why-no-such-action = You may check or bet; facing a bet, call or fold.

# --- headings of the rules
section-KU-1 = Before the bet
section-KU-3 = The bet
section-KU-5 = Who wins

rules-KU-1 = Two seats. Each pays an ante of 1 chip.
rules-KU-2 = The deck is a jack, a queen and a king. Each seat is dealt one card face down; the third is seen by nobody.
rules-KU-3 = The first seat checks or bets 1 chip. After a check the second seat checks or bets.
rules-KU-4 = A seat facing a bet calls with 1 chip or folds.
rules-KU-5 = After two checks or a call both cards are shown and the higher wins; after a fold the other seat wins and nothing is shown.
rules-KU-6 = The winner takes the pot: it gains what the other seat paid in, and the other seat loses it.
rules-KU-7 = A seat knows its own card and everything done; the other card and the third one come to light only in a showdown.
