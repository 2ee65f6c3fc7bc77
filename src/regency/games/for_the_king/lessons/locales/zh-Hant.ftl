lesson-1 = 發牌
lesson-1-about = 留一張、給兩張、藏一張，還有第一位國王。

lesson-1-goal = 每一直行是一個部門。遊戲結束時在該部門最高的人，拿走它的分數。
lesson-1-tile = 「{ office-diplomacy }」：第一名得3分，第二名得一半，捨去小數：1分。
lesson-1-adviser = 你是顧問。一張一張抽4張牌，每張都要先放好才能看下一張。
lesson-1-self = 這張牌在它的部門價值很高。留給自己，沒有人看得到。
lesson-1-centre = 這張牌較弱。面朝上放到中央，其他玩家每人會拿一張。
lesson-1-favour = 是黃金。面朝下放到恩賜牌堆，下半場會拿出來競標。
lesson-1-last = 只剩中央有空位，所以最後一張一定放這裡。
lesson-1-take = 換下一位顧問給牌。剩下這一張是你的，拿走它。
lesson-1-king = 這次由你先選。拿國王：他立刻發動，然後離開遊戲。
lesson-1-raise = 這位國王讓一個部門加1。提高你想贏的那個部門。
lesson-1-end = 現在第一名4分，第二名2分。部門最低1，最高6。牌堆抽完就開始競標。

lesson-2 = 競標
lesson-2-about = 出價、跳過、用黃金或牌支付，還有虛張聲勢。

lesson-2-start = 恩賜牌堆一張一張競標。你留下的牌現在是手牌，用來付款，也用來爭奪部門。
lesson-2-bid = 輪流出價，每次都要更高。先出1黃金。
lesson-2-pass = 這張牌不值3黃金。跳過：你只退出這張牌的競標。
lesson-2-next = 得標者付了3黃金。接著是下一張，目前出價2。
lesson-2-three = 出價3。其他人都跳過後，你付款，牌就加入手牌。
lesson-2-pay = 你得標了！用黃金支付至少3，不找零。選黃金3，然後支付。
lesson-2-bluff = 出價可以超過你有的黃金，好讓別人多付一點。
lesson-2-fail = 但得標卻付不出來，會隨機失去一張手牌，而且這張牌會重新競標，你不能參加。跳過吧。
lesson-2-gold = 黃金不是用黃金買，而是用牌。出價1張牌。
lesson-2-card = 你用一張牌得標。選一張不需要的，面朝下棄掉。
lesson-2-end = 就這樣一直到恩賜牌堆用完，然後計算各部門。

lesson-3 = 政府版圖
lesson-3-about = 誰領先、國王、字母與分數。

lesson-3-crown = 王冠標示目前已知誰在部門領先。把牌的價值加起來比較。
lesson-3-king = 正在競標的國王會讓兩個部門降低。你沒有黃金了：跳過，看看會怎樣。
lesson-3-lowered = 他被用來對付你：你的兩個部門各減1。最低是1。
lesson-3-pass = 現在競標黃金，但你的牌要留給部門。跳過。
lesson-3-bid = 最後一張也是黃金，還沒有人出價。出價1張牌。
lesson-3-pay = 用這張付。這個部門還剩3，應該足以領先。
lesson-3-first = 你以6領先這個部門：3分的板塊是你的。
lesson-3-second = 這個部門被提高到6：第一名6分，第二名3分。國王很重要！
lesson-3-letter = 部門總和相同？字母最接近A的牌勝出。
lesson-3-sum = 你有3＋1＝4分，贏家10分。同分時，手上黃金較多的人勝出。

# --- the coach: each said once, where the prompt or the event is first met
coach-prompt-place-you-keep-offer-favour = 留1張、藏1張，其餘放中央。放好才看得到下一張。
coach-prompt-take-you = 在這裡拿的牌人人看到；自己留的牌沒人看到。
coach-event-king = 國王立刻發動：改變部門的數值，然後離開遊戲。
coach-event-turned = 競標開始！政府和國王用黃金付，黃金用卡牌付。
coach-prompt-pay-you-gold = 不找零，盡量付得剛好。
coach-event-failed = 得標卻付不出來，會隨機失去1張牌，並退出這次競標。
