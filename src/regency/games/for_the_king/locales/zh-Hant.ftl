game-name = 國王與我
game-summary = 逐張分配影響力，再為國王的恩賜出價：在各部門領先的玩家獲得名望。

option-tie_break = 分數與黃金都平手時，怎麼比部門？
option-tie_break-cards = 先比張數（中文規則書），再比最接近A的字母
option-tie_break-sum = 先比總和，再比最接近A的字母
option-tie_break-about = 只在終局平手時使用：從外交開始，逐一比較各部門。

office-diplomacy = 外交
office-military = 軍事
office-architecture = 建築
office-livestock = 畜牧
office-entertainment = 娛樂
office-provisions = 糧食

card-hidden = 一張蓋著的牌
card-government = { $office }{ $letter }（{ $value }）
card-gold = 黃金卡（{ $value }）
card-king-up = 國王「+1」
card-king-down = 國王「−1」
card-king-either = 國王「+1或−1」
card-king-up-up = 國王「+1 +1」
card-king-down-down = 國王「−1 −1」
card-king-up-down = 國王「+1 −1」
card-copies = { $card }×{ $count }

tile-both = { $office }{ $first }（次要{ $second }）
tile-one = { $office }{ $first }
table-tiles = 主要職位：{ $tiles }。
table-influence = 影響力分享階段：{ $who ->
    [you] 你
   *[other] { $seat }
}擔任顧問；牌堆剩{ $deck }張，恩賜牌堆{ $favour }張。
table-held = 你抽到{ $card }：留給自己、放到中央，或放進恩賜牌堆。
table-placing = { $who ->
    [you] 你正在看一張牌。
   *[other] { $seat }正在看一張牌。
}
table-centre = 桌面中央：{ $cards }。
table-taking = { $who ->
    [you] 你必須拿取一張中央卡牌。
   *[other] { $seat }必須拿取一張中央卡牌。
}
table-king = { $who ->
    [you] 你必須使用{ $card }。
   *[other] { $seat }必須使用{ $card }。
}
table-shuffle = 即將混洗恩賜牌堆。
table-hammer = { $left ->
    [0] 競標中：{ $card }；這是恩賜牌堆的最後一張。
   *[other] 競標中：{ $card }；恩賜牌堆還有{ $left }張。
}
table-high = 最高出價{ $amount }，由{ $who ->
    [you] 你
   *[other] { $seat }
}提出。
table-bidding = { $who ->
    [you] 你必須出價或跳過。
   *[other] { $seat }必須出價或跳過。
}
table-penalty = { $who ->
    [you] 你付不起，將隨機失去一張牌。
   *[other] { $seat }付不起，將隨機失去一張牌。
}
table-pay-cards = { $who ->
    [you] 你還要面朝下棄掉{ $due }張牌。
   *[other] { $seat }還要面朝下棄掉{ $due }張牌。
}
table-pay-gold = { $who ->
    [you] 你還要付{ $due }黃金。
   *[other] { $seat }還要付{ $due }黃金。
}
table-own-favour = 你放進恩賜牌堆、還沒翻開的牌：{ $cards }。
table-first = { $who ->
    [you] 你獲得{ $office }的主要職位（{ $value }分）。
   *[other] { $seat }獲得{ $office }的主要職位（{ $value }分）。
}
table-second = { $who ->
    [you] 你獲得{ $office }的次要職位（{ $value }分）。
   *[other] { $seat }獲得{ $office }的次要職位（{ $value }分）。
}
table-hand = { $who ->
    [you] 你的手牌：{ $cards }；共{ $gold }黃金。
   *[other] { $seat }的手牌：{ $cards }；共{ $gold }黃金。
}
table-hand-empty = { $who ->
    [you] 你沒有手牌。
   *[other] { $seat }沒有手牌。
}
table-others = { $who ->
    [you] 你有{ $count }張手牌；已面朝下棄掉{ $losses }張。
   *[other] { $seat }有{ $count }張手牌；已面朝下棄掉{ $losses }張。
}
table-seen = { $who ->
    [you] 大家看過你拿到：{ $cards }。
   *[other] 大家看過{ $seat }拿到：{ $cards }。
}

prompt-deal = 正在混洗卡牌。
prompt-place-you-keep-offer-favour = 輪到你：這張牌要留給自己、放到中央，還是放進恩賜牌堆？
prompt-place-you-keep-offer = 輪到你：這張牌要留給自己，還是放到中央？
prompt-place-you-keep-favour = 輪到你：這張牌要留給自己，還是放進恩賜牌堆？
prompt-place-you-offer-favour = 輪到你：這張牌要放到中央，還是放進恩賜牌堆？
prompt-place-you-keep = 輪到你：這張牌只能留給自己。
prompt-place-you-offer = 輪到你：這張牌只能放到中央。
prompt-place-you-favour = 輪到你：這張牌只能放進恩賜牌堆。
prompt-place-other = { $seat }正在看一張牌，決定放到哪裡。
prompt-take-you = 輪到你：拿取一張中央卡牌。
prompt-take-other = { $seat }正在選擇中央卡牌。
prompt-king-you-up = { $left ->
    [1] 輪到你：選一個部門，主要職位+1。
   *[other] 輪到你：選{ $left }個不同的部門，主要職位各+1。
}
prompt-king-you-down = { $left ->
    [1] 輪到你：選一個部門，主要職位−1。
   *[other] 輪到你：選{ $left }個不同的部門，主要職位各−1。
}
prompt-king-you-either = 輪到你：選一個部門，主要職位+1或−1。
prompt-king-you-up-down = 輪到你：先選一個部門+1，再選另一個−1。
prompt-king-you-nothing = 輪到你：國王無法改變任何數值，直接移出遊戲。
prompt-king-other = { $seat }使用{ $card }。
prompt-shuffle = 正在混洗恩賜牌堆，準備競標。
prompt-bid-you-open-gold = 輪到你：用黃金競標{ $card }，或跳過。
prompt-bid-you-open-cards = 輪到你：用手牌張數競標{ $card }，或跳過。
prompt-bid-you-raise-gold = 輪到你：{ $card }目前出價{ $high }黃金，加價或跳過。
prompt-bid-you-raise-cards = 輪到你：{ $card }目前出價{ $high }張，加價或跳過。
prompt-bid-you-pass = 輪到你：這張{ $card }你只能跳過。
prompt-bid-other = { $high ->
    [0] 等{ $seat }為{ $card }出價或跳過。
   *[other] 等{ $seat }為{ $card }加價（目前{ $high }）或跳過。
}
prompt-pay-you-gold = 輪到你：還要付{ $due }黃金，才能拿{ $card }。
prompt-pay-you-cards = 輪到你：還要面朝下棄掉{ $due }張牌，才能拿{ $card }。
prompt-pay-other-gold = { $seat }還要為{ $card }付{ $due }黃金。
prompt-pay-other-cards = { $seat }還要為{ $card }棄掉{ $due }張牌。
prompt-penalty-you = 你付不出{ $amount }：隨機失去一張牌。
prompt-penalty-other = { $seat }付不出{ $amount }，隨機失去一張牌。
prompt-seat = { $who ->
    [you] 你
   *[other] { $seat }
}
prompt-over-you = 遊戲結束：你以{ $points }分獲勝。
prompt-over-other = 遊戲結束：{ $seat }以{ $points }分獲勝。
prompt-over-shared = 遊戲結束：{ $winners }以{ $points }分並列獲勝。

label-keep = 留下{ $card }
label-offer = 把{ $card }放到中央
label-favour = 把{ $card }放進恩賜牌堆
label-take = 拿取{ $card }
label-pay = 用{ $card }支付
label-discard = 面朝下棄掉{ $card }
label-up = { $office }升為{ $value }
label-down = { $office }降為{ $value }
label-nothing = 不改變
label-bid-gold = 出價{ $amount }黃金
label-bid-cards = 出價{ $amount }張牌
label-pass = 跳過

line-drawn = 抽到{ $card }。
line-kept = { $who ->
    [you] 你留下一張牌。
   *[other] { $seat }留下一張牌。
}
line-kept-own = { $who ->
    [you] 你留下{ $card }。
   *[other] { $seat }留下{ $card }。
}
line-offered = { $who ->
    [you] 你把{ $card }放到中央。
   *[other] { $seat }把{ $card }放到中央。
}
line-favoured = { $who ->
    [you] 你把一張牌放進恩賜牌堆。
   *[other] { $seat }把一張牌放進恩賜牌堆。
}
line-favoured-own = { $who ->
    [you] 你把{ $card }放進恩賜牌堆。
   *[other] { $seat }把{ $card }放進恩賜牌堆。
}
line-took = { $who ->
    [you] 你拿取{ $card }。
   *[other] { $seat }拿取{ $card }。
}
line-king = { $who ->
    [you] 你展示{ $card }。
   *[other] { $seat }展示{ $card }。
}
line-raised = { $who ->
    [you] 你將{ $office }升為{ $value }。
   *[other] { $seat }將{ $office }升為{ $value }。
}
line-lowered = { $who ->
    [you] 你將{ $office }降為{ $value }。
   *[other] { $seat }將{ $office }降為{ $value }。
}
line-unmoved = { $who ->
    [you] 你的{ $card }無法改變任何數值。
   *[other] { $seat }的{ $card }無法改變任何數值。
}
line-shuffled = 混洗恩賜牌堆，共{ $count }張。
line-turned = { $who ->
    [you] 你翻開{ $card }。
   *[other] { $seat }翻開{ $card }。
}
story-auction = 競標：{ $card }
line-bid = { $who ->
    [you] 你出價{ $amount }。
   *[other] { $seat }出價{ $amount }。
}
line-passed = { $who ->
    [you] 你跳過。
   *[other] { $seat }跳過。
}
line-paid = { $who ->
    [you] 你用{ $card }支付。
   *[other] { $seat }用{ $card }支付。
}
line-discarded = { $who ->
    [you] 你面朝下棄掉一張牌。
   *[other] { $seat }面朝下棄掉一張牌。
}
line-discarded-own = { $who ->
    [you] 你面朝下棄掉{ $card }。
   *[other] { $seat }面朝下棄掉{ $card }。
}
line-won = { $who ->
    [you] 你以{ $amount }得標{ $card }。
   *[other] { $seat }以{ $amount }得標{ $card }。
}
line-failed = { $who ->
    [you] 你付不出{ $amount }，沒能買下{ $card }。
   *[other] { $seat }付不出{ $amount }，沒能買下{ $card }。
}
line-penalty = { $who ->
    [you] { $by_seat }隨機抽走你的一張手牌，面朝下棄掉。
   *[other] { $by_who ->
            [you] 你隨機抽走{ $seat }的一張手牌，面朝下棄掉。
           *[other] { $by_seat }隨機抽走{ $seat }的一張手牌，面朝下棄掉。
        }
}
line-penalty-own = { $who ->
    [you] { $by_seat }隨機抽走你的一張手牌；失去{ $card }。
   *[other] { $by_who ->
        [you] 你隨機抽走{ $seat }的一張手牌；失去{ $card }。
       *[other] { $by_seat }隨機抽走{ $seat }的一張手牌；失去{ $card }。
    }
}
line-unsold = 沒有人出價，棄掉{ $card }。
line-shown = { $who ->
    [you] 你展示{ $office }：{ $letters }。
   *[other] { $seat }展示{ $office }：{ $letters }。
}
line-purse = { $who ->
    [you] 你剩下{ $gold }黃金。
   *[other] { $seat }剩下{ $gold }黃金。
}
line-first = { $who ->
    [you] 你以總和{ $sum }在{ $office }第一，獲得主要職位（{ $value }分）。
   *[other] { $seat }以總和{ $sum }在{ $office }第一，獲得主要職位（{ $value }分）。
}
line-second = { $who ->
    [you] 你以總和{ $sum }在{ $office }第二，獲得次要職位（{ $value }分）。
   *[other] { $seat }以總和{ $sum }在{ $office }第二，獲得次要職位（{ $value }分）。
}

about-letter = { $letter }：{ $value }
about-office-tile = 主要職位板塊起始為{ $start }，國王卡牌可改變其數值（{ $low }到{ $high }）；次要職位板塊（3人以上）為其一半，無條件捨去。
about-office-majority = 遊戲結束時，該部門數值總和最高者獲得主要職位，第二高者獲得次要職位；總和相同時，最接近A的字母領先。
about-office-cards = 九張卡牌及其價值：{ $values }。
about-office-ties = 分數與黃金都平手時，此部門第{ $rank }個比較。
about-office-seats = 只在{ $seats }人遊戲時使用。
about-government-value = 遊戲結束計算{ $office }時，為持有者的總和加{ $value }。
about-government-letter = 字母{ $letter }：總和相同時，最接近A的字母領先。
about-government-paid = 競標時以黃金支付；在手中也可棄掉，用來支付黃金卡牌。
about-gold-pays = 競標政府或國王卡牌時可付{ $value }黃金；不找零。
about-gold-auction = 競標黃金卡牌時以卡牌支付：面朝下棄掉與出價相同張數的任意卡牌。
about-gold-ties = 遊戲結束時剩下的黃金不計分，但平手時最先比黃金。
about-king-up = 選一個主要職位板塊，數值+1。
about-king-down = 選一個主要職位板塊，數值−1。
about-king-either = 選一個主要職位板塊，數值+1或−1。
about-king-up-up = 選兩個不同的主要職位板塊，數值各+1。
about-king-down-down = 選兩個不同的主要職位板塊，數值各−1。
about-king-up-down = 選一個主要職位板塊數值+1，再選另一個−1。
about-king-limits = 數值保持在{ $low }到{ $high }之間；能發動的效果都必須發動。
about-king-once = 國王不能保留：獲得者立即使用，然後移出遊戲。
sheet-lead-now = { $office }主要職位{ $value }分：就已知的牌，總和{ $sum }領先（對手最高{ $best }）
sheet-lead-sure-now = { $office }主要職位{ $value }分：總和{ $sum }，目前確定第一
sheet-next-now = { $office }次要職位{ $value }分：就已知的牌，總和{ $sum }第二（對手最高{ $best }）
sheet-next-sure-now = { $office }次要職位{ $value }分：總和{ $sum }，目前確定第二

sheet-first = { $office }主要職位{ $value }分：總和{ $sum }，最高（最佳字母{ $letter }）
sheet-first-letter = { $office }主要職位{ $value }分：{ $sum }平手，字母{ $letter }最接近A
sheet-second = { $office }次要職位{ $value }分：總和{ $sum }，第二（最佳字母{ $letter }）
sheet-second-letter = { $office }次要職位{ $value }分：{ $sum }平手，由字母{ $letter }決定
sheet-tie-gold = 黃金勝過{ $other_who ->
    [you] 你
   *[other] { $other_seat }
}：{ $ours }比{ $theirs }
sheet-tie-cards = { $office }卡牌張數勝過{ $other_who ->
    [you] 你
   *[other] { $other_seat }
}：{ $ours }比{ $theirs }
sheet-tie-sum = { $office }總和勝過{ $other_who ->
    [you] 你
   *[other] { $other_seat }
}：{ $ours }比{ $theirs }
sheet-tie-letter = 以{ $office }的字母{ $letter }勝過{ $other_who ->
    [you] 你
   *[other] { $other_seat }
}
sheet-tie-shared = 與{ $other_who ->
    [you] 你
   *[other] { $other_seat }
}同名次

why-turn = 現在輪到{ $seat }。
why-deal = 尚未混洗卡牌。
why-place = 請先放置抽到的牌。
why-zone-full = 這個區域本回合已達上限。
why-take = 請拿取一張中央卡牌。
why-not-in-centre = { $card }不在桌面中央。
why-king = 請先使用國王卡牌。
why-must-change = 還有數值可以改變，必須改變。
why-not-in-play = 這個人數不使用{ $office }。
why-changed = 須改變不同的板塊；{ $office }已經改變過。
why-highest = { $office }已是{ $value }，不能再+1。
why-lowest = { $office }已是{ $value }，不能再−1。
why-no-up = 這張國王卡牌不能（再）+1。
why-no-down = 這張國王卡牌不能（再）−1。
why-up-first = 先選一個+1，再選另一個−1。
why-spoils = 若將{ $office }+1，就沒有板塊可以−1；請選能兩者都做到的部門。
why-shuffle = 正在混洗恩賜牌堆。
why-bid = 請出價或跳過。
why-no-cards = 沒有手牌就必須跳過。
why-highest-bid = 出價上限是{ $amount }，你必須跳過。
why-low-bid = 出價{ $amount }沒有高於{ $high }。
why-pay = 請為贏得的牌付費。
why-not-held = 你沒有{ $card }。
why-pay-in-gold = 政府卡牌與國王卡牌須用黃金支付。
why-large-first = 黃金須由大到小支付。
why-short = 若付{ $card }，之後怎麼湊{ $due }都會多出一張牌。
why-penalty = 正在抽走付不起的玩家的一張牌。
why-over = 遊戲已結束。

board-council = 政府版圖：部門、職位板塊與已知總和
board-deal = 影響力分享階段：放置與拿取卡牌
board-auction = 競取名望階段：競標
board-end = 每人獲得的板塊
# --- great moments
scene-auctions = 競標開始
scene-lot = 新的拍品
scene-sold = 成交！
scene-unsold = 流標
scene-bluff = 虛張聲勢失敗
scene-king = 國王駕到
scene-duty = 職位數值變動
scene-council = 各部門攤牌
board-hand = 你的手牌
board-hand-gold = 黃金，共{ $sum }
board-hand-office = { $office }，總和{ $sum }
board-known = 已知的卡牌
board-known-open = 查看各人已知的卡牌
board-close = 關閉
board-up = +1
board-down = −1
board-unseen = 未知
board-unseen-long = 你尚未在任何地方看到的牌
board-tile-one = { $office }：主要職位{ $first }。查看。
board-tile-both = { $office }：主要職位{ $first }，次要職位{ $second }。查看。
board-short-diplomacy = 外交
board-short-military = 軍事
board-short-architecture = 建築
board-short-livestock = 畜牧
board-short-entertainment = 娛樂
board-short-provisions = 糧食
board-gold = 黃金
board-king = 國王
board-state-high = 出價最高
board-state-passed = 已跳過
board-state-barred = 付不起，本輪不能再出價
board-state-lead = 顧問
board-hand-count = { $count }張手牌
board-gold-exact = { $sum }黃金
board-gold-seen = 已知至少{ $sum }黃金
board-points = { $points }分
board-blind = { $count }張別人沒看過的牌
board-first = 目前看來第一
board-first-sure = 確定第一
board-second = 目前看來第二
board-second-sure = 確定第二
board-pick = 用來支付：{ $card }
board-look = 查看{ $card }
board-take = 拿取{ $card }
board-zone-self = 留下
board-zone-centre = 中央
board-zone-favour = 恩賜
board-zone-self-label = { $room ->
    [0] 留下：本回合已無空位
   *[other] 把這張牌面朝下留給自己
}
board-zone-centre-label = { $room ->
    [0] 中央：本回合已無空位。
   *[other] 放到中央：還可放{ $room }張。
}
board-zone-centre-holds = 目前有{ $cards }。
board-zone-favour-label = { $room ->
    [0] 恩賜牌堆：本回合已無空位
   *[other] 把這張牌放進恩賜牌堆
}
board-held-hidden = { $who ->
    [you] 只有你看得到的牌
   *[other] 只有{ $seat }看得到的牌
}
board-deck = 牌堆
board-deck-left = 牌堆：剩{ $count }張
board-favour = 恩賜牌堆
board-favour-left = 恩賜牌堆：{ $count }張面朝下
board-dismiss = 移除國王
board-lot = 競標中：{ $card }。查看。
board-unit-gold = 黃金
board-unit-cards = 張牌
board-no-bid = 尚無出價
board-paid-in-gold = 以黃金支付
board-paid-in-cards = 以卡牌支付
board-still-in = 仍在競標的玩家
board-seat-in = { $who ->
    [you] 你仍在競標
   *[other] { $seat }仍在競標
}
board-seat-passed = { $who ->
    [you] 你已跳過
   *[other] { $seat }已跳過
}
board-seat-barred = { $who ->
    [you] 你付不起，本輪不能再出價
   *[other] { $seat }付不起，本輪不能再出價
}
# --- 誠實的數字：得失與預估
board-now = 現算
board-now-points = 若遊戲此刻結束：{ $points }分
board-now-range = 若遊戲此刻結束：{ $least }到{ $most }分
board-sum-range = 介於{ $least }與{ $most }之間：有牌面朝下棄掉了
board-lots-left = { $count ->
    [0] 最後一件拍品
   *[other] 還有{ $count }件拍品
}
board-win-points = 若你得標：{ $office }總和{ $sum }，目前多得{ $points }分。
board-win-sum = 若你得標：{ $office }總和{ $sum }，目前不加分。
board-win-gold = 若你得標：黃金共{ $sum }，以卡牌支付。
board-win-king = 若你得標，立即使用這張國王。
board-would-lose = { $who ->
    [you] 你會少{ $points }分。
   *[other] { $seat }會少{ $points }分。
}
board-left-gold = 付款後最多剩{ $left }黃金。
board-left-cards = 之後你有{ $left }張牌。
board-your-bid = 你的出價
board-bid-less = 減少
board-bid-more = 增加
board-bluff = 超過你付得起的數目：若得標，將隨機失去一張牌。
board-means-gold = 你有{ $means }黃金。
board-means-cards = 你有{ $means }張牌。
board-choose-gold = 從手牌選黃金，合計至少{ $due }。
board-choose-cards = 從手牌選擇{ $due }張牌。
board-pay-gold = 支付{ $count }黃金
board-pay-cards = 棄掉{ $count }張
board-too-many = 多了{ $count }張。
board-no-change = 多付{ $count }黃金：不找零。
board-took-first = { $office }主要職位：{ $value }分
board-took-second = { $office }次要職位：{ $value }分
board-favoured = 放進恩賜牌堆{ $count }張
board-losses = 面朝下棄掉{ $count }張
board-holds = 手牌
board-seen = 看他拿走的，一定還在
board-maybe = 看他拿走的，可能已棄掉
board-lost = 面朝下棄掉的牌
board-own-favour = 你放進恩賜牌堆、還沒翻開的牌
board-gold-cards = { $count }張黃金卡
board-kings = { $count }張國王
board-phase-influence = 影響力分享
board-phase-esteem = 競取名望
board-rest = 其他已知的牌
board-gone = 已公開移出遊戲的牌

# --- 規則的標題
section-FK-1 = 遊戲內容
section-FK-5 = 前半：發牌
section-FK-8 = 國王
section-FK-11 = 後半：競標
section-FK-16 = 付費
section-FK-20 = 終局與計分
section-FK-24 = 誰知道什麼

rules-FK-1 = 共有六個部門：外交、軍事、建築、畜牧、娛樂、糧食。2–4人不使用畜牧；5人時六個都使用。
rules-FK-2 = 每個使用中的部門有一個主要職位板塊，就是遊戲結束時該部門領先者獲得的分數。起始為3，國王卡牌會改變它的數值，永遠介於1到6。3人以上另有次要職位板塊給第二名，數值永遠是主要的一半（無條件捨去）：6得3，4或5得2，2或3得1，1則沒有。2人遊戲沒有次要板塊。
rules-FK-3 = 卡牌有三種。政府卡牌每個部門9張，有A到I的字母與價值：外交、軍事、畜牧為2到4，建築、娛樂、糧食為1或2。國王卡牌改變主要職位板塊的數值。黃金卡牌價值1、2或3。人數較少時部分卡牌留在盒中：2、3、4、5人時每種價值的黃金各9、10、11、13張，國王10張（5人15張），政府卡牌只用使用中的部門。
rules-FK-4 = 混洗所有使用的卡牌，再將一部分不經查看放回盒中：2人22張、3人13張、4人8張、5人0張。其餘60、72、80或108張組成牌堆。因此除了5人遊戲，沒有人能確定某張牌一定在場。
rules-FK-5 = 2–5人。第一位玩家擔任首位顧問，順時針輪流。
rules-FK-6 = 輪到顧問時，抽牌堆頂的一張牌，只有自己看，放好後才抽下一張，不可反悔。有三個地方可放：留給自己（1張，面朝下，放入個人牌堆）、桌面中央（每位對手1張，面朝上）、恩賜牌堆（1張，面朝下）。順序自訂，但一個回合內每處都必須放滿，所以最後幾張可能只剩一處可放。
rules-FK-7 = 全部放滿後，由顧問左手邊的玩家開始，每位對手各拿取一張中央卡牌，面朝下加入個人牌堆。所有人都看到誰拿了什麼；最後一人拿剩下的那張。
rules-FK-8 = 國王不能保留。獲得國王的人（顧問留給自己、對手從中央拿取、或得標者付費）展示它，立即改變板塊數值，然後國王移出遊戲。顧問把國王留給自己時，也用掉了本回合的保留位置。放在恩賜牌堆的國王一直蓋著，直到輪到它競標；放在中央的則等待被拿取。
rules-FK-9 = 國王依圖示改變主要職位板塊的數值：一個+1、一個−1、一個+1或−1、兩個各+1、兩個各−1，或一個+1再另一個−1；兩次改變須用在不同板塊。6不能再加，1不能再減。
rules-FK-10 = 國王的效果能發動的都必須發動。若有選擇能兩者都做到，就不可選會使另一半無法發動的板塊：例如只有一個板塊高於1時，「+1 −1」的國王不可將那個板塊+1。只能發動一半時就發動那一半；完全無法改變時，國王直接移出遊戲。
rules-FK-11 = 回合結束後，牌堆傳給左手邊的玩家，由其擔任顧問。牌堆總是在回合結束時剛好用完；用完後便開始競標。
rules-FK-12 = 混洗恩賜牌堆，其中每個回合各有一張。所有人將個人牌堆拿到手上。最後一位顧問左手邊的玩家擔任起始玩家。
rules-FK-13 = 起始玩家翻開恩賜牌堆頂的牌。由起始玩家開始順時針，需要幾圈就幾圈，仍在競標的玩家各出一個高於目前最高出價的整數（至少1），或跳過。跳過的玩家退出這張牌的競標。
rules-FK-14 = 最後剩下且有出價的玩家得標。若其他人都未出價就跳過，最後一人仍可出價並立即得標。若無人出價，該牌棄掉，國王不發動。
rules-FK-15 = 出價可以超過自己付得起的數目：這是虛張聲勢，得標會有風險。任何牌的出價上限為78，即所有黃金的總和。面對78或沒有手牌時必須跳過。
rules-FK-16 = 得標者付得起就必須付，不可故意不付。政府卡牌或國王卡牌以手中的黃金面朝上支付，總值至少等於出價。不找零，但不得有多餘的牌：拿掉任何一張就會不足。（出價3，黃金有1、1、2、2、3：可付3、2+2或2+1，不可付3+1。）黃金卡牌則以與出價相同張數的任意卡牌面朝下支付，得標的那張不計。
rules-FK-17 = 政府或黃金卡牌加入得標者的手牌；國王立即使用。
rules-FK-18 = 付不起的得標者不付費。改由其左手邊的玩家隨機抽走其一張手牌，不查看，面朝下棄掉；牌主自己會知道少了什麼。接著同一張牌重新競標，該玩家不得參與。
rules-FK-19 = 重新競標從零開始，由本輪起始玩家或下一位可參與者先出價。僅跳過者重新加入；付不起者不得參與。若所有人都付不起，該牌棄掉。
rules-FK-20 = 一張牌售出或棄掉後，起始玩家左手邊的玩家成為新的起始玩家，翻開下一張。恩賜牌堆用盡時遊戲結束，所有人展示手牌。
rules-FK-21 = 每個部門分別計算。將各人該部門卡牌的價值相加：總和最高者獲得主要職位，第二高者獲得次要職位（若有）。總和相同時，這些牌中字母最接近A者領先。沒有該部門卡牌者什麼都拿不到，即使別人也都沒有。
rules-FK-22 = 每人的分數是所獲職位板塊的價值總和，最高者獲勝。剩下的手牌與黃金不計分。
rules-FK-23 = 分數平手時，黃金（價值）較多者領先。仍平手時：外交卡牌較多者（選項「總和」則比其價值總和），再比外交中最接近A的字母。若平手的玩家都沒有外交，或仍平手，則依序以娛樂、畜牧、建築、軍事、糧食同樣比較。仍平手則名次並列。
rules-FK-24 = 所有人都可以知道：板塊、輪到誰、各處與各人手上的牌數、中央卡牌與誰拿走了哪張、國王、出價與跳過、支付的黃金、競標中的牌，以及沒有人買的牌。畫面會替你記住這一切。
rules-FK-25 = 只有自己知道：自己的牌、正在放置的牌、自己放到恩賜牌堆的牌（但不知混洗後的位置），以及自己面朝下棄掉或失去的牌。
rules-FK-26 = 沒有人知道開始時移除的牌。看過某位玩家拿走的牌一定還在其手中，直到該玩家面朝下棄掉過牌；之後就可能已經不在了。
