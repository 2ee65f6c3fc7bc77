# 玩法：圖旁的說明。
guide-goal = 招募9名人物，排成3×3的九宮格。所有人都排滿後，總分最高者獲勝。

guide-turn-1 = 看信使在哪一列
guide-turn-1-words = 你只能從信使那一列拿牌：城堡或村莊。拿牌前可用1把鑰匙，移動信使，或更換那一列的3張牌。
guide-turn-2 = 拿一張牌
guide-turn-2-words = 付費用，面朝上拿取；或免費拿任何一張，面朝下：獲得6金幣與2把鑰匙，但牌上印的一切都不算。
guide-turn-3 = 放進九宮格
guide-turn-3-words = 必須與你的一張牌邊靠邊，全部要能放進3×3。放好後不再移動。
guide-turn-4 = 能力立即生效
guide-turn-4-words = 獲得牌上所寫的東西。牌上若有信使，信使就走到另一列。補滿兩列，換下一位玩家。

guide-points-1 = 每人進行9回合。之後每把鑰匙1分，每張面朝上的牌依卷軸給分。
guide-points-2 = 同一個盾徽可用於多個卷軸。剩下的金幣先放進你的錢袋。
guide-example = 一局真實遊戲的結尾：9張牌，各得幾分。

guide-forget-1 = 剩下的金幣本身不算分，放進錢袋的才算。
guide-forget-2 = 留下的每把鑰匙都是1分，要用就用在更值得的地方。
guide-forget-3 = 面朝下拿牌不是壞事：6金幣與2把鑰匙往往能換來兩個好回合。
guide-forget-4 = 牌也會算到自己：自己的盾徽、旗幟與位置。
guide-forget-5 = 排到3個橫列時，才確定哪一列在最上面；在那之前，上下都還能延伸。
guide-forget-6 = 下一位玩家看到什麼由你決定：有信使的牌會把信使送到另一列。

# --- 圖示
icon-nobility = 貴族
icon-faith = 信仰
icon-scholarship = 學術
icon-military = 軍事
icon-craftsmanship = 工藝
icon-peasantry = 農民
icon-shield-about = 6種盾徽之一，能力與卷軸會計算它們。
icon-different = 不同的盾徽
icon-different-about = 計算6種盾徽中有幾種。
icon-missing = 缺少的盾徽
icon-missing-about = 計算你沒有的盾徽種類。
icon-gold-about = 用來支付費用。印在牌角的是這張牌的費用。
icon-discount = 折扣
icon-discount-about = 從此這類牌對你較便宜。
icon-key-about = 拿牌前可用1把：移動信使，或更換信使那一列。留到最後每把1分。
icon-castle = 城堡
icon-castle-about = 城堡牌，或城堡列。
icon-village = 村莊
icon-village-about = 村莊牌，或村莊列。
icon-scroll = 卷軸
icon-scroll-about = 終局時這張牌給的分數；斜線後是計算的東西。
icon-row = 此橫列
icon-row-about = 只計算同一橫列的3張牌。
icon-column = 此直行
icon-column-about = 只計算同一直行的3張牌。
icon-place = 位置
icon-place-about = 這張牌最後位於塗滿的格子之一就得分。
icon-card = 牌
icon-card-about = 計算你的每一張牌。
icon-empty = 空位
icon-empty-about = 計算你每個尚未放牌的位置。
icon-neighbour = 鄰家
icon-neighbour-about = 計算左邊或右邊玩家的九宮格，取對你較有利的一邊。
icon-people = 對手
icon-people-about = 其他每位玩家都獲得。
icon-everyone = 所有人
icon-everyone-about = 你與其他所有玩家都獲得。
icon-discard = 棄牌
icon-discard-about = 棄掉那一列的一張牌，獲得與其費用相同的數量。

# --- 圖鑑
filter-location = 列
filter-shield = 盾徽
filter-price = 費用
