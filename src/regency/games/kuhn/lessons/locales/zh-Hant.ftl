lesson-1 = 一次下注
lesson-1-about = 一人一張牌，下一次注，牌大者勝。

lesson-1-goal = 兩位玩家，只下一次注。贏家拿走對方的籌碼。
lesson-1-card = 你的牌是Q。K比它大，J比它小。你看不到對方的牌。
lesson-1-pot = 雙方各付了1枚籌碼，底池裡有2枚。
lesson-1-bet = 過牌不會多付；下注要多付1枚。請下注，然後確認。
lesson-1-called = 對方跟注了，也多付1枚，而沒有棄牌。現在雙方亮牌。
lesson-1-won = Q大過J，你贏2枚。如果對方棄牌，你只贏1枚，也不必亮牌。

# --- the coach: each said once, where the prompt or the event is first met
coach-prompt-you-free = 對方棄牌時，你的牌不會亮出來，所以可以虛張聲勢。
coach-prompt-you-facing = 棄牌輸1枚；跟注則贏或輸2枚。
