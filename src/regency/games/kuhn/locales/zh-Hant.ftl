game-name = 庫恩撲克
game-summary = 三張牌、兩個人、一次下注：最小的撲克。

card-jack = J
card-queen = Q
card-king = K
card-hidden = 一張蓋著的牌

table-pot = 底池有{ $chips }枚籌碼。
table-own-card = 你的牌是{ $card }。
table-card = { $who ->
    [you] 你的牌是{ $card }。
   *[other] { $seat }的牌是{ $card }。
}
table-facing = { $who ->
    [you] 你要跟注{ $chips }，或棄牌。
   *[other] { $seat }要跟注{ $chips }，或棄牌。
}

prompt-deal = 正在發牌。
prompt-over = 遊戲結束。
prompt-you-free = 輪到你：過牌，或下注{ $chips }。
prompt-you-facing = 輪到你：跟注{ $chips }，或棄牌。
prompt-other-free = { $seat }可過牌或下注。
prompt-other-facing = { $seat }要跟注或棄牌。
about-card = 三張牌由小到大第{ $rank }張：攤牌時大者勝。

label-check = 過牌
label-fold = 棄牌
label-bet = 下注{ $chips }
label-call = 跟注{ $chips }

line-dealt = { $who ->
    [you] 你拿到一張牌。
   *[other] { $seat }拿到一張牌。
}
line-dealt-you = 你拿到{ $card }。
line-checked = { $who ->
    [you] 你過牌。
   *[other] { $seat }過牌。
}
line-bet = { $who ->
    [you] 你下注{ $chips }。
   *[other] { $seat }下注{ $chips }。
}
line-called = { $who ->
    [you] 你跟注{ $chips }。
   *[other] { $seat }跟注{ $chips }。
}
line-folded = { $who ->
    [you] 你棄牌。
   *[other] { $seat }棄牌。
}
line-shown = { $who ->
    [you] 你亮出{ $card }。
   *[other] { $seat }亮出{ $card }。
}
line-won = { $who ->
    [you] 你贏得{ $chips }枚籌碼。
   *[other] { $seat }贏得{ $chips }枚籌碼。
}

sheet-won = 贏得對手的{ $chips }枚籌碼
sheet-lost = 輸掉已投入的{ $chips }枚籌碼

why-not-dealt = 尚未發牌。
why-over = 遊戲已結束。
why-not-your-turn = 現在輪到{ $seat }。
why-no-such-action = 可以過牌或下注；面對下注時，可以跟注或棄牌。

# --- 規則的標題
section-KU-1 = 下注之前
section-KU-3 = 下注
section-KU-5 = 誰贏

rules-KU-1 = 兩位玩家各先投入1枚籌碼。
rules-KU-2 = 牌組是J、Q、K各一張。每位玩家拿一張蓋著的牌；第三張誰也看不到。
rules-KU-3 = 第一位玩家過牌，或下注1枚籌碼。過牌之後，第二位玩家過牌或下注。
rules-KU-4 = 面對下注的玩家用1枚籌碼跟注，或棄牌。
rules-KU-5 = 兩次過牌或跟注之後，兩張牌都亮出，大者獲勝；若有人棄牌，另一位玩家獲勝，不亮牌。
rules-KU-6 = 贏家拿走底池，也就是贏得對手投入的籌碼。
rules-KU-7 = 玩家知道自己的牌與所有行動；對手的牌只在亮牌時揭曉，第三張牌永遠不亮出。
