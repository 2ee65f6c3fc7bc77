lesson-1 = 一個回合
lesson-1-about = 招募、擺放、移動信使、使用鑰匙。

lesson-1-goal = 招募9位人物，排成3×3的九宮格。大家都放滿後，分數最高者獲勝。
lesson-1-goods = 你一開始有15金幣用來招募，還有2把鑰匙用來做特別的事。
lesson-1-messenger = 信使在村莊，所以大家都從這一列招募。所有牌都公開。
lesson-1-recruit = { card-locksmith }要4金幣。點這張牌，再點空格，然後確認。
lesson-1-ability = 能力立刻生效：你每有1個工藝盾徽得1把鑰匙，它自己也算。
lesson-1-moved = 旗幟上有信使，所以信使去了城堡。兩列都會補滿。
lesson-1-key = 招募之前可以用1把鑰匙。把信使送回村莊。
lesson-1-place = 新牌必須與你的牌上下左右相鄰，全部要放得進3×3，放下就不再移動。
lesson-1-down = 金幣不夠？把{ card-farmer }面朝下拿走：免費，還得6金幣和2把鑰匙。
lesson-1-end = 現在有17金幣和4把鑰匙。但面朝下的牌沒有能力也沒有分數，只佔一格。

lesson-2 = 分數
lesson-2-about = 位置、橫列、組合與鑰匙：一張牌值幾分。

lesson-2-scroll = 牌上的卷軸說明遊戲結束時怎麼給分。數字是目前的分數。
lesson-2-place = { card-duchess }在最上面的橫列得8分。她就在那裡。
lesson-2-missing = 只要你沒有軍事盾徽，{ card-philosopher }就得10分。別招募士兵！
lesson-2-row = { card-princess }：同一橫列每個貴族盾徽得3分。連她自己共3個，9分。放在旁邊。
lesson-2-key = 下一位人物在另一列。用鑰匙把信使送過去。
lesson-2-neighbours = { card-jester }：同橫列與直行每個貴族盾徽得2分。把他放到角落。
lesson-2-grown = 他的盾徽也算給{ card-princess }：4×3＝12分。一張牌可以幫好幾張。
lesson-2-set = { card-judge }：每一對城堡牌與村莊牌得3分。你有1對：3分。
lesson-2-keys = 留到最後的鑰匙每把1分。有些牌還會為鑰匙另外給分。

lesson-3 = 最後幾回合
lesson-3-about = 錢袋、用鑰匙換牌，以及最後計分。

lesson-3-left = 已經放了7張牌，只剩2個回合。每一格都很重要。
lesson-3-key = { card-potter }在村莊。把信使送過去。
lesson-3-purse = { card-potter }有錢袋，能力是在你的每個錢袋各放2金幣。放到左邊。
lesson-3-gold = 裡面每枚金幣得2分，共4分，但不能再花。遊戲結束時剩下的金幣也會放進去。
lesson-3-refresh = 鑰匙也能這樣用：棄掉這一列的3張牌，翻開3張新的。
lesson-3-last = { card-chatelaine }：同橫列每種盾徽得2分。共4種，8分。放進最後一格。
lesson-3-sum = 86分：鑰匙6分，九張卷軸80分。對手75分。你贏了！
lesson-3-tie = 如果同分，錢袋以外金幣較多的人獲勝。

# --- the coach: each said once, where the prompt or the event is first met
coach-prompt-you-act-key = 太貴？面朝下拿就免費，還得6金幣和2把鑰匙。
coach-event-recruited = 新牌要與已放的牌上下左右相鄰，全部放得進3×3。
coach-event-gained-keys = 鑰匙在招募前用：移動信使，或更換他那一列的牌。
coach-event-messenger = 信使移動了：現在大家都從他那一列招募。
coach-event-stored = 錢袋裡的金幣不能再花，遊戲結束時計分。
