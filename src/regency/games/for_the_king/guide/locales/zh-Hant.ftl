# 玩法：圖旁的說明。
guide-goal = 各部門為國王效力。收集各部門的牌：最後在該部門最強的人拿走它的分數。總分最高者獲勝。

guide-turn-1 = 前半：發牌
guide-turn-1-words = 輪到你時逐張抽牌，只有你能看，放好才抽下一張：1張留給自己，1張放進恩賜牌堆，每位對手各1張放到中央。
guide-turn-2 = 其他人選牌
guide-turn-2-words = 其他每人從中央拿1張，大家都看得到。然後換下一位玩家發牌。
guide-turn-3 = 國王改變職位的數值
guide-turn-3-words = 國王不能保留。獲得國王的人立即提高或降低職位板塊的數值，範圍是1到6。
guide-turn-4 = 後半：競標
guide-turn-4-words = 恩賜牌堆逐張翻開。加價或跳過。政府卡牌與國王用黃金支付，黃金則用任何牌支付。

guide-points-1 = 每個部門分別計算。把你的牌的價值相加：總和最高者拿主要職位板塊；3人以上時，第二高者拿次要職位板塊，數值減半。
guide-points-2 = 總和相同時，字母最接近A者領先。黃金不算分，但最後平手時比黃金。
guide-example = 一局真實遊戲的結尾：一位玩家拿到的板塊，以及原因。

guide-forget-1 = 別人從中央拿了什麼是公開的，留意誰在收集什麼。
guide-forget-2 = 你知道自己放進恩賜牌堆的牌，它們之後會拿出來競標。
guide-forget-3 = 出價可以超過手上的；但得標卻付不起，就隨機失去1張牌。
guide-forget-4 = 不找零：留些小額黃金付小額的出價。
guide-forget-5 = 領先一點就夠了，多的牌不如拿去換黃金。
guide-forget-6 = 提高你領先的部門，降低其他的。
guide-note = 有些印刷的牌無法核對：政府卡牌的字母、兩種國王，以及只在5人時使用的部門是推定的。圖鑑會註明是哪些。

# --- 圖示
icon-office-about = 部門之一。該部門牌的總和最高者拿走它的板塊。
icon-government = 政府卡牌
icon-government-about = 左上是價值，右上是字母，平手時比字母。
icon-gold = 黃金
icon-gold-about = 競標時可付1、2或3。
icon-king = 國王
icon-king-about = 每個向上的箭頭把一個板塊提高1，向下的降低1。
icon-either = 任選的國王
icon-either-about = 把一個板塊提高或降低1，由你決定。
icon-back = 面朝下的牌
icon-back-about = 你看不到的牌：在牌堆、恩賜牌堆或手上。
icon-primary = 職位板塊
icon-primary-about = 最後由第一名拿走的分數；旁邊較小的是第二名的。

# --- 圖鑑
filter-kind = 種類
filter-office = 部門
filter-kind-government = 政府卡牌
filter-kind-king = 國王
filter-kind-gold = 黃金
filter-kind-office = 部門
almanac-counted = 統計的是遊戲結束時的手牌；國王則算給使用它的玩家。
