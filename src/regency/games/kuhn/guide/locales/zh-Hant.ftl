# 玩法。
guide-goal = 3張牌、2位玩家、1次下注。贏走對手的籌碼：靠較大的牌，或讓對手棄牌。
guide-turn-1 = 付底注
guide-turn-1-words = 每位玩家放1枚籌碼到底池。
guide-turn-2 = 看你的牌
guide-turn-2-words = 每人拿到3張牌之一：J、Q或K。第三張沒有人看得到。
guide-turn-3 = 過牌或下注
guide-turn-3-words = 第一位玩家過牌，或下注1枚籌碼。過牌之後，第二位也一樣。
guide-turn-4 = 跟注或棄牌
guide-turn-4-words = 面對下注，也放1枚籌碼，或棄牌並失去底注。沒有人棄牌時，較大的牌獲勝。
guide-points-1 = 你贏得對手放進的籌碼：1枚，下注被跟則是2枚。
guide-example = 你拿K下注，Q跟注：你贏得2枚籌碼。
guide-forget-1 = 拿J也可以下注。偶爾虛張聲勢，你的K才有人跟。
guide-forget-2 = 拿Q下注收穫不大：較大的牌會跟，較小的會棄。

# --- the almanac
almanac-counted = 統計的是發到的牌。
