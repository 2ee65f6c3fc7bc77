# Names translated by us: no edition in Traditional Chinese is known to us. So is everything else here.
card-duchess = 公爵夫人
card-his-majesty = 國王陛下
card-prince = 王子
card-princess = 公主
card-chancellor = 大法官
card-jester = 弄臣
card-queen-mother = 王太后
card-her-majesty-the-queen = 王后陛下
card-baron = 男爵
card-steward = 總管
card-mother-superior = 修道院長
card-scribe = 抄寫員
card-gravedigger = 掘墓人
card-templar = 聖殿騎士
card-cardinal = 樞機主教
card-chaplain = 隨軍神父
card-his-holiness = 教宗陛下
card-nun = 修女
card-devout = 虔信者
card-pilgrim = 朝聖者
card-astronomer = 天文學家
card-alchemist = 煉金術士
card-professor = 教授
card-apothecary = 藥劑師
card-goldsmith = 金匠
card-architect = 建築師
card-patron = 贊助人
card-judge = 法官
card-captain = 隊長
card-officer = 軍官
card-royal-guard = 皇家衛兵
card-lookout = 瞭望員
card-knight = 騎士
card-general = 將軍
card-guildmaster = 行會會長
card-glassblower = 吹玻璃匠
card-chatelaine = 城堡女主人
card-pawnbroker = 當鋪老闆
card-banker = 銀行家
card-miraculously-cured = 奇蹟痊癒者
card-vicar = 教區神父
card-spy = 間諜
card-inventor = 發明家
card-doctor = 醫生
card-philosopher = 哲學家
card-squire = 侍從
card-bombardier = 砲手
card-militiaman = 民兵
card-barbarian = 蠻族
card-executioner = 劊子手
card-mercenary = 傭兵
card-master-at-arms = 武術教頭
card-blacksmith = 鐵匠
card-stonemason = 石匠
card-potter = 陶匠
card-armorer = 盔甲匠
card-spice-merchant = 香料商
card-clockmaker = 鐘錶匠
card-sculptor = 雕刻家
card-innkeeper = 旅店老闆
card-carpenter = 木匠
card-locksmith = 鎖匠
card-farmer = 農夫
card-woodcutter = 樵夫
card-brigand = 強盜
card-witch = 女巫
card-beggar = 乞丐
card-monk = 修士
card-shepherd = 牧羊人
card-winemaker = 釀酒師
card-stable-boy = 馬僮
card-farmhand = 農場幫工
card-traveler = 旅人
card-usurper = 篡位者
card-fisherman = 漁夫
card-revolutionary = 革命者
card-baker = 麵包師
card-beekeeper = 養蜂人

game-name = Castle Combo
game-summary = 從城堡與村莊招募九名人物，排成 3×3 的版圖，讓他們合起來得最多分。

# --- words

location-castle = 城堡
location-village = 村莊
banner-castle = 城堡
banner-village = 村莊
to-castle = 城堡
to-village = 村莊
at-castle = 城堡
at-village = 村莊
of-castle = 城堡
of-village = 村莊

shield-nobility = 貴族
shield-faith = 信仰
shield-scholarship = 學術
shield-military = 軍事
shield-craftsmanship = 工藝
shield-peasantry = 農民
two-shields = { $shield }×2

n-gold = { $amount } 金幣
n-keys = { $amount } 把鑰匙
n-points = { $points } 分

# --- a card explains itself

describe-facts = { $location }牌。費用 { $cost }。盾徽：{ $shields }。
describe-messenger = 信使前往{ $location }。
describe-purse = 錢袋：最多放 { $gold } 金幣。
describe-scroll = 卷軸：{ $scroll }

ability-gain-gold-per = { $where }{ $what }，獲得 { $amount } 金幣。
ability-gain-keys-per = { $where }{ $what }，獲得 { $amount } 把鑰匙。
ability-gain-keys = 獲得 { $amount } 把鑰匙。
ability-opponents-gain-gold = 每位對手獲得 { $amount } 金幣。
ability-opponents-gain-keys = 每位對手獲得 { $amount } 把鑰匙。
ability-all-players-gain-keys = 所有玩家各獲得 { $amount } 把鑰匙。
ability-purse-add-each = 從供應區在你的每個錢袋放 { $amount } 金幣。
ability-purse-fill = 從供應區裝滿你的 { $amount } 個錢袋。
ability-discard-castle-gold = 棄掉城堡列的一張牌，獲得等同其費用的金幣。
ability-discard-castle-keys = 棄掉城堡列的一張牌，獲得等同其費用的鑰匙。
ability-discard-village-gold = 棄掉村莊列的一張牌，獲得等同其費用的金幣。
ability-discard-village-keys = 棄掉村莊列的一張牌，獲得等同其費用的鑰匙。
ability-discount-castle = 此後你的城堡牌便宜 { $amount } 金幣。
ability-discount-village = 此後你的村莊牌便宜 { $amount } 金幣。
ability-discount-any = 此後你的所有牌便宜 { $amount } 金幣。
ability-choose-one = 擇一：{ $first }或：{ $second }

in-own-tableau = 你的版圖中
in-neighbours-tableau = 一位鄰座的版圖中
each-shield = 每個{ $shield }盾徽
each-banner-castle = 每面城堡旗幟
each-banner-village = 每面村莊旗幟
each-card-with-shields = 每張有 { $shields } 個盾徽的牌
each-card-costing = 每張費用 { $cost } 的牌
each-card-from-cost = 每張費用 { $cost } 以上的牌
each-distinct-shield-types = 每種不同的盾徽
each-missing-shield-types = 每種缺少的盾徽
each-occupied-positions = 每張牌
each-empty-positions = 每個空位
each-cards-with-purse = 每張有錢袋的牌

scroll-per-shield = { $where }每個{ $shield }盾徽 { n-points }。
scroll-position = 此牌最後{ $place }得 { n-points }。
scroll-per-gold-on-this-purse = 此牌上每枚金幣 { n-points }。
scroll-if-shield-missing = 你的版圖沒有{ $shield }盾徽得 { n-points }。
scroll-per-banner = { $what } { n-points }。
scroll-per-shield-set = 每組盾徽（{ $shields }）{ n-points }。
scroll-per-distinct-shield-type = { $where }每種不同的盾徽 { n-points }。
scroll-per-card-with-cost = { $what } { n-points }。
scroll-per-key = 每把鑰匙再加 { n-points }。
scroll-per-banner-set = 每組旗幟（{ $banners }）{ n-points }。
scroll-per-missing-shield-type = 你的版圖每缺少一種盾徽 { n-points }。
scroll-per-discount-card = 每張有折扣的牌 { n-points }。
scroll-per-identical-shield-set = 每 { $size } 個相同盾徽 { n-points }。
scroll-per-gold-on-all-purses = 你所有錢袋上的每枚金幣 { n-points }。
scroll-per-card-with-shield-count = { $what } { n-points }。
scroll-if-face-down-card = 你有面朝下的牌得 { n-points }。

scope-row = 此橫列
scope-column = 此直行
scope-row-and-column = 此橫列與此直行
scope-tableau = 你的版圖中
place-top-row = 在最上列
place-middle-row = 在中間列
place-bottom-row = 在最下列
place-left-column = 在最左行
place-middle-column = 在中間行
place-right-column = 在最右行
place-corner = 在角落
place-edge-not-corner = 在一邊的正中

# --- pieces that can be looked at

piece-gold = 金幣
piece-key = 鑰匙
piece-messenger = 信使
piece-purse = 錢袋
piece-face-down = 面朝下的牌
about-gold = 用來付牌的價格。終局時放上你的錢袋；剩下的用來分出平手。
about-key = 回合開始時可用一把，移動信使或更換他所在的列。留下的每把鑰匙值 1 分。
about-messenger = 他所在的列就是你必須招募的列。鑰匙可以移動他，面朝上且有信使圖示的牌也會移動他。
about-purse = 可放金幣，最多到所示數目。這些金幣不能花用，但該牌的卷軸會為它們給分。
about-face-down = 任何牌都可免費面朝下拿取：你獲得 { $gold } 金幣與 { $keys } 把鑰匙，牌上印的一切都不算。

# --- the table

table-deal = 正在發牌。
table-row = { $location }：{ $cards }。牌庫 { $deck }，棄牌 { $discards }。
table-card = { $card }（{ $price }）
table-gone-castle = 城堡已移出遊戲。
table-gone-village = 村莊已移出遊戲。
table-messenger = 信使在{ $location }。
table-seat = { $seat }：目前 { $points } 分，{ $gold } 金幣，{ $keys } 把鑰匙。
table-tableau = — { $cards }
cell-empty = 空
cell-face-down = 面朝下
cell-card = { $card } [{ $points }]
cell-purse = { $card }，{ $gold } 金幣 [{ $points }]
table-shuffle = 正在洗{ $location }的棄牌。
table-act = { $seat }：招募一張牌，或先用一把鑰匙。
table-place = { $seat }：放置這張牌。
table-choose = { $seat }：在兩個效果中選一個。
table-discard = { $seat }：選一張牌棄掉。
table-done = 對局結束。

# --- whose turn it is

prompt-you-act = 輪到你：從{ $location }列招募一張牌。
prompt-you-act-key = 輪到你：從{ $location }列招募一張牌，或先用一把鑰匙。
prompt-you-place-up = 輪到你：把{ $card }放進你的版圖，支付 { $price } 金幣。
prompt-you-place-down = 輪到你：把{ $card }面朝下放置；你獲得 { $gold } 金幣與 { $keys } 把鑰匙。
prompt-you-choose = 輪到你：在{ $card }的兩個效果中選一個。
prompt-you-discard = 輪到你：{ $card }——從{ $location }列選一張牌棄掉。
prompt-other-act = { $seat } 從{ $location }列招募。
prompt-other-place-up = { $seat } 放置{ $card }。
prompt-other-place-down = { $seat } 面朝下放置{ $card }。
prompt-other-choose = { $seat } 選擇{ $card }的一個效果。
prompt-other-discard = { $seat } 因{ $card }從{ $location }列棄一張牌。

# --- actions

label-key-messenger = 用一把鑰匙：信使前往{ $location }
label-key-refresh = 用一把鑰匙：更換{ $location }列
label-take-up = 以 { $price } 金幣招募{ $card }
label-take-down = 面朝下拿取{ $card }
label-place = 放置：{ $row }，{ $column }
row-minus-2 = 首張牌上方第二列
row-minus-1 = 首張牌上方一列
row-same = 首張牌同列
row-plus-1 = 首張牌下方一列
row-plus-2 = 首張牌下方第二列
column-minus-2 = 左方第二行
column-minus-1 = 左方一行
column-same = 同行
column-plus-1 = 右方一行
column-plus-2 = 右方第二行
label-discard-gold = 棄掉{ $card }，得 { $amount } 金幣
label-discard-keys = 棄掉{ $card }，得 { $amount } 把鑰匙

# --- the log

line-turned = { $location }翻開{ $card }。
line-shuffled = { $cards } 張{ $location }牌洗成新牌庫。
line-emptied-castle = 城堡列無法補滿，城堡移出遊戲。
line-emptied-village = 村莊列無法補滿，村莊移出遊戲。
line-messenger = 信使前往{ $location }。
line-key-messenger = { $seat } 用一把鑰匙：信使前往{ $location }。
line-key-refresh = { $seat } 用一把鑰匙更換{ $location }列。
line-recruited = { $seat } 以 { $price } 金幣招募{ $card }。
line-face-down = { $seat } 面朝下拿取{ $card }。
line-gained = { $seat } 獲得 { $goods }。
line-stored = { $seat } 的{ $card }放上 { $gold } 金幣。
line-chose = { $seat } 為{ $card }選擇：{ $what }
line-discarded = { $seat } 從列中棄掉{ $card }。
line-ended = 所有版圖都已填滿，對局結束。

# --- the score sheet

sheet-keys = { $keys } 把鑰匙
sheet-card = { $card }：{ $how }
sheet-counted = { $card }：{ $how }計數：{ $times }。
sheet-purse = { $card }，{ $gold } 金幣：{ $how }
sheet-face-down = 面朝下的牌

# --- why not

why-deal = 還沒發牌。
why-over = 對局已結束。
why-shuffle = 必須先洗棄牌。
why-not-your-turn = 現在輪到 { $seat }。
why-no-place = 請先從信使所在的列選一張牌。
why-no-choose = 現在沒有牌要你選擇。
why-no-discard = 現在沒有牌要你棄牌。
why-first-place = 請先放置你拿的牌。
why-first-choose = 請先在兩個效果中選一個。
why-first-discard = 請先為效果棄一張牌。
why-key-used = 你這回合已用過一把鑰匙。
why-no-key = 你沒有鑰匙。
why-gone = 一個地點已移出遊戲：信使不再移動。
why-too-dear = 價格 { $price }，而你只有 { $gold } 金幣。
why-occupied = 這裡已有牌。
why-first-card = 首張牌放在正中：版圖由此展開。
why-too-wide = 版圖會超出 3×3。
why-not-beside = 牌必須與你的一張牌邊靠邊。
why-no-card = 那裡沒有可棄的牌。

# --- the board in the browser

board-market = 城堡列與村莊列
# --- what one is about to do
board-doing-place = 已選{ $card }：請選位置。
board-others = 其他玩家
board-your-tableau = 你的版圖
board-tableau-of = { $seat } 的版圖
board-rival = { $seat }：{ $points } 分，{ $gold } 金幣，{ $keys } 把鑰匙，{ $cards } 張牌。顯示版圖。
board-pile = { $location }牌庫：{ $deck } 張，棄牌 { $discards } 張。顯示已知的內容。
board-offer = { $card }，{ $price } 金幣。{ $words }
board-own-card = { $reason }目前 { $points } 分。
board-points = 目前 { $points } 分
board-shields = 目前的盾徽
board-shield-count = { $shield }：{ $count }
board-in-deck = { $cards ->
    [0] 牌庫是空的
   *[other] 牌庫還有 { $cards } 張牌，順序無人知道
}
board-discarded = { $cards ->
    [0] 沒有棄牌
   *[other] { $cards } 張棄牌
}
board-place-up = 選擇放置的位置。
board-place-down = 面朝下：選擇位置。
board-put-back = 放回這張牌
board-look = 查看{ $card }
board-standing-tableau = 在 { $seat } 的版圖：目前 { $points } 分。
board-standing-down = 面朝下在 { $seat } 的版圖。
board-standing-row = 在{ $location }列，價格 { $price } 金幣。
board-standing-deck = 還在{ $location }牌庫。
board-standing-discards = 在{ $location }棄牌中。
board-or = 或
board-close = 關閉

# --- the rules

rules-CC-1 = 有 39 張城堡牌與 39 張村莊牌。兩副牌分別洗勻，各把最上面的三張翻開放在旁邊，成為城堡列與村莊列。
rules-CC-2 = 二至五人。信使從村莊開始。每人起始有 15 金幣與 2 把鑰匙；金幣與鑰匙不限量。首位玩家先開始，向左輪流；每人進行九個回合，每回合為版圖加一張牌。
rules-CC-3 = 招募前可用一把鑰匙，每回合最多一把，二擇一：把信使移到另一地點；或棄掉信使所在列的三張牌並翻開三張新牌。三張先一起棄掉，再逐張翻開；若其間牌庫用完，就把所有棄牌（包括剛棄的三張）洗成新牌庫。
rules-CC-4 = 每回合你必須從信使所在的列拿恰好一張牌加入版圖：付價格面朝上，或免費面朝下。
rules-CC-5 = 價格是印製費用減去你面朝上的牌對該牌所屬地點的折扣，最低為 0。牌自己的折扣不適用於購買它本身。你必須付得起全部價格。
rules-CC-6 = 任何牌都可免費面朝下拿取，即使你付得起：你立即獲得 6 金幣與 2 把鑰匙。此後牌上印的一切都不算：沒有名稱、旗幟、盾徽、費用、折扣、錢袋、能力與卷軸，也不移動信使，只佔一個位置。
rules-CC-7 = 首張牌是版圖的起點。之後的每張牌都要以整條邊貼著你的一張牌，只碰到角不算；版圖必須始終能放進三乘三的方格。牌不會移動。要到佔滿三列或三行時，才確定哪一列在上、哪一行在左。
rules-CC-8 = 能力在放置後立即生效，而且必須執行；所得都來自供應區。它會計入該牌本身：盾徽、旗幟、印製費用、錢袋與所佔位置。兩行依印製順序都生效；中間有「或」時由你擇一，即使選較差的或什麼也得不到的。除非另有說明，能力只看你自己的版圖；沒有可計的就不給任何東西。
rules-CC-9 = 接著是信使：若新牌面朝上且有信使圖示，信使前往所示地點，也就是另一地點。然後兩列各從自己的牌庫補到三張，城堡列先補。對局的最後一個回合也照樣完成。
rules-CC-10 = 棄牌面朝上放在各自的牌庫旁，任何人都可隨時查看。需要抽牌而牌庫空了，就把該地點的棄牌洗成新牌庫。剛好抽完的牌庫，要等到下次需要抽牌時才更新。
rules-CC-11 = 若牌庫與棄牌都空了，某一列仍無法補到三張，該地點剩下的牌全部移出遊戲。信使永遠前往另一地點：牌與鑰匙都不再移動他。鑰匙仍可更換剩下的那一列。這只會在五人對局發生。
rules-CC-12 = 鄰座是你左手邊或右手邊緊鄰的玩家。能力看鄰座時，自動取給你較多的一邊；兩人對局時唯一的對手就是鄰座，只算一次。對手是其他所有玩家，包括已有九張牌的人。
rules-CC-13 = 凡是看牌的費用，以及棄牌的回報，都以印製費用為準，與實際支付多少無關。
rules-CC-14 = 能力要從列中棄牌時，你選那裡的一張牌棄掉，並依能力所示獲得等同其印製費用的金幣或鑰匙。即使是 0 也必須執行。空位在回合結束時補上。若該地點已移出遊戲，什麼也不發生。
rules-CC-15 = 放上錢袋的金幣來自供應區，直接放在牌上，新牌自己的錢袋也算。每個錢袋有容量上限，放不下的就得不到。錢袋上的金幣不能再花用。總管會裝滿空間最多的兩個錢袋，不足兩個就有幾個裝幾個；空間相同時，依逐列閱讀的順序。
rules-CC-16 = 多張牌的折扣可累加，並持續到對局結束。給對手的東西立即歸他們所有。
rules-CC-17 = 每人都有九張牌時對局結束。剩餘金幣盡量放上你的錢袋；所有錢袋得分相同，所以由系統依逐列順序代放。再剩下的只用來分出平手。
rules-CC-18 = 每把鑰匙 1 分，加上每張面朝上的牌的卷軸所得。每個卷軸各自計算，所以同一個盾徽可以用於多個卷軸。列或行是指完成版圖中的三張牌，包含該牌本身；列與行合起來是五張牌。只計完整的組；三個相同盾徽為該種的一組，六個為兩組。
rules-CC-19 = 計算鑰匙的卷軸，是在每把鑰匙原有的 1 分之外再加。
rules-CC-20 = 分數相同時，裝滿錢袋之後、錢袋外金幣較多者在前。若仍相同，則並列。每個名次都一樣。
rules-CC-21 = 除了兩副牌庫的順序，一切都是公開的。面朝下的牌在拿取時大家都看過。因此人人都能知道牌庫裡還有哪些牌，但沒有人知道順序。
