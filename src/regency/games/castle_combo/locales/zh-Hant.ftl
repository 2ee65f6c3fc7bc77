# Names translated by us: no edition in Traditional Chinese is known to us. So is everything else here.
card-duchess = 公爵夫人
card-his-majesty = 國王陛下
card-prince = 王子
card-princess = 公主
card-chancellor = 宰相
card-jester = 弄臣
card-queen-mother = 王太后
card-her-majesty-the-queen = 王后陛下
card-baron = 男爵
card-steward = 總管
card-mother-superior = 女修道院長
card-scribe = 抄寫員
card-gravedigger = 掘墓人
card-templar = 聖殿騎士
card-cardinal = 樞機主教
card-chaplain = 宮廷神父
card-his-holiness = 教宗
card-nun = 修女
card-devout = 虔誠信徒
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
card-glassblower = 玻璃匠
card-chatelaine = 城堡女主人
card-pawnbroker = 當鋪老闆
card-banker = 銀行家
card-miraculously-cured = 奇蹟痊癒者
card-vicar = 教區神父
card-spy = 間諜
card-inventor = 發明家
card-doctor = 醫生
card-philosopher = 哲學家
card-squire = 扈從
card-bombardier = 砲手
card-militiaman = 民兵
card-barbarian = 野蠻人
card-executioner = 劊子手
card-mercenary = 傭兵
card-master-at-arms = 武藝教官
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
card-farmhand = 農場工人
card-traveler = 旅人
card-usurper = 篡位者
card-fisherman = 漁夫
card-revolutionary = 革命者
card-baker = 麵包師
card-beekeeper = 養蜂人

game-name = 九宮堡 Castle Combo
game-summary = 從城堡與村莊招募9位人物，排成九宮格，湊出最高分的組合。

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

n-gold = { $amount }金幣
n-keys = { $amount }把鑰匙
n-points = { $points }分

# --- a card explains itself

describe-facts = { $location }牌。費用{ $cost }金幣。盾徽：{ $shields }。
describe-messenger = 信使前往{ $location }。
describe-purse = 錢袋：最多放{ $gold }金幣。
describe-scroll = 卷軸：{ $scroll }

ability-gain-gold-per = { $where }，{ $what }獲得{ $amount }金幣。
ability-gain-keys-per = { $where }，{ $what }獲得{ $amount }把鑰匙。
ability-gain-keys = 獲得{ $amount }把鑰匙。
ability-opponents-gain-gold = 每位對手獲得{ $amount }金幣。
ability-opponents-gain-keys = 每位對手獲得{ $amount }把鑰匙。
ability-all-players-gain-keys = 所有玩家各獲得{ $amount }把鑰匙。
ability-purse-add-each = 從供應區拿金幣，你的每個錢袋各放{ $amount }枚。
ability-purse-fill = 從供應區拿金幣，裝滿你的{ $amount }個錢袋。
ability-discard-castle-gold = 棄掉城堡列的一張牌，獲得與其費用相同數量的金幣。
ability-discard-castle-keys = 棄掉城堡列的一張牌，獲得與其費用相同數量的鑰匙。
ability-discard-village-gold = 棄掉村莊列的一張牌，獲得與其費用相同數量的金幣。
ability-discard-village-keys = 棄掉村莊列的一張牌，獲得與其費用相同數量的鑰匙。
ability-discount-castle = 此後招募城堡牌的費用減{ $amount }金幣。
ability-discount-village = 此後招募村莊牌的費用減{ $amount }金幣。
ability-discount-any = 此後招募任何牌的費用減{ $amount }金幣。
ability-choose-one = 二選一：{ $first }或者：{ $second }

in-own-tableau = 你的九宮格中
in-neighbours-tableau = 一位鄰座玩家的九宮格中
each-shield = 每個{ $shield }盾徽
each-banner-castle = 每面城堡旗幟
each-banner-village = 每面村莊旗幟
each-card-with-shields = 每張恰有{ $shields }個盾徽的牌
each-card-costing = 每張費用{ $cost }的牌
each-card-from-cost = 每張費用{ $cost }以上的牌
each-distinct-shield-types = 每種不同的盾徽
each-missing-shield-types = 每缺少1種盾徽
each-occupied-positions = 每張牌
each-empty-positions = 每個空位
each-cards-with-purse = 每張有錢袋的牌

scroll-per-shield = { $where }每個{ $shield }盾徽得{ n-points }。
scroll-position = 遊戲結束時此牌{ $place }，得{ n-points }。
scroll-per-gold-on-this-purse = 此牌上每枚金幣得{ n-points }。
scroll-if-shield-missing = 若你的九宮格沒有{ $shield }盾徽，得{ n-points }。
scroll-per-banner = { $what }得{ n-points }。
scroll-per-shield-set = 每組「{ $shields }」盾徽得{ n-points }。
scroll-per-distinct-shield-type = { $where }每種不同的盾徽得{ n-points }。
scroll-per-card-with-cost = { $what }得{ n-points }。
scroll-per-key = 每把鑰匙再加{ n-points }。
scroll-per-banner-set = 每組「{ $banners }」旗幟得{ n-points }。
scroll-per-missing-shield-type = 你的九宮格每缺少1種盾徽得{ n-points }。
scroll-per-discount-card = 每張有折扣能力的牌得{ n-points }。
scroll-per-identical-shield-set = 每{ $size }個相同的盾徽得{ n-points }。
scroll-per-gold-on-all-purses = 你所有錢袋中的每枚金幣得{ n-points }。
scroll-per-card-with-shield-count = { $what }得{ n-points }。
scroll-if-face-down-card = 若你有面朝下的牌，得{ n-points }。

scope-row = 此橫列
scope-column = 此直行
scope-row-and-column = 此橫列與此直行
scope-tableau = 你的九宮格中
place-top-row = 在最上面的橫列
place-middle-row = 在中間的橫列
place-bottom-row = 在最下面的橫列
place-left-column = 在最左邊的直行
place-middle-column = 在中間的直行
place-right-column = 在最右邊的直行
place-corner = 在角落
place-edge-not-corner = 在任一邊的中間（非角落）

# --- pieces that can be looked at

piece-gold = 金幣
piece-key = 鑰匙
piece-messenger = 信使
piece-purse = 錢袋
piece-face-down = 面朝下的牌
about-gold = 用來支付費用。遊戲結束時放進你的錢袋；剩下的只在平手時比多寡。
about-key = 回合開始時可用1把，移動信使或更換信使那一列。留到最後每把1分。
about-messenger = 他所在的列就是你必須招募的列。鑰匙可以移動他，面朝上且有信使圖示的牌也會移動他。
about-purse = 可放金幣，上限如圖示。放進去就不能再花，但此牌的卷軸會依金幣給分。
about-face-down = 任何牌都可免費面朝下拿取：你獲得{ $gold }金幣與{ $keys }把鑰匙，牌上印的一切都不算。

# --- the table

table-deal = 正在洗牌、擺設。
table-row = { $location }：{ $cards }。牌庫{ $deck }張，棄牌{ $discards }張。
table-card = { $card }（{ $price }金幣）
table-gone-castle = 城堡已移出遊戲。
table-gone-village = 村莊已移出遊戲。
table-messenger = 信使在{ $location }。
table-seat = { $who ->
    [you] 你：目前{ $points }分，{ $gold }金幣，{ $keys }把鑰匙。
   *[other] { $seat }：目前{ $points }分，{ $gold }金幣，{ $keys }把鑰匙。
}
table-tableau = —{ $cards }
cell-empty = 空
cell-face-down = 面朝下
cell-card = { $card }（{ $points }分）
cell-purse = { $card }，{ $gold }金幣（{ $points }分）
table-shuffle = 正在洗{ $location }的棄牌。
table-act = { $who ->
    [you] 你要招募一張牌，或先用一把鑰匙。
   *[other] { $seat }要招募一張牌，或先用一把鑰匙。
}
table-place = { $who ->
    [you] 你要放置這張牌。
   *[other] { $seat }要放置這張牌。
}
table-choose = { $who ->
    [you] 你要在兩個效果中選一個。
   *[other] { $seat }要在兩個效果中選一個。
}
table-discard = { $who ->
    [you] 你要選一張牌棄掉。
   *[other] { $seat }要選一張牌棄掉。
}
table-done = 遊戲結束。

# --- whose turn it is

prompt-you-act = 輪到你：從{ $location }列招募一張牌。
prompt-you-act-key = 輪到你：從{ $location }列招募一張牌，或先用一把鑰匙。
prompt-you-place-up = 輪到你：把{ $card }放進九宮格，支付{ $price }金幣。
prompt-you-place-down = 輪到你：把{ $card }面朝下放置；你獲得{ $gold }金幣與{ $keys }把鑰匙。
prompt-you-choose = 輪到你：{ $card }的兩個效果選一個。
prompt-you-discard = 輪到你：發動{ $card }，棄掉{ $location }列的一張牌。
prompt-other-act = { $seat }正在從{ $location }列招募。
prompt-other-place-up = { $seat }正在放置{ $card }。
prompt-other-place-down = { $seat }正在把{ $card }面朝下放置。
prompt-other-choose = { $seat }正在選擇{ $card }的效果。
prompt-other-discard = { $seat }發動{ $card }，要棄掉{ $location }列的一張牌。

# --- actions

label-key-messenger = 用一把鑰匙：信使前往{ $location }
label-key-refresh = 用一把鑰匙：更換{ $location }列
label-take-up = { $price ->
    [0] 免費招募{ $card }
   *[other] 以{ $price }金幣招募{ $card }
}
label-take-down = 面朝下拿取{ $card }
label-place-first = 放在正中央
label-place = 放在{ $row }、{ $column }
row-minus-2 = 首張牌往上2格
row-minus-1 = 首張牌往上1格
row-same = 首張牌的同一橫列
row-plus-1 = 首張牌往下1格
row-plus-2 = 首張牌往下2格
column-minus-2 = 往左2格
column-minus-1 = 往左1格
column-same = 同一直行
column-plus-1 = 往右1格
column-plus-2 = 往右2格
label-discard-gold = 棄掉{ $card }，得{ $amount }金幣
label-discard-keys = 棄掉{ $card }，得{ $amount }把鑰匙

# --- the log

line-turned = { $location }列翻出{ $card }。
line-shuffled = { $cards }張{ $location }牌洗成新牌庫。
line-emptied-castle = 城堡列無法補滿，城堡移出遊戲。
line-emptied-village = 村莊列無法補滿，村莊移出遊戲。
line-messenger = 信使前往{ $location }。
line-key-messenger = { $who ->
    [you] 你用一把鑰匙：信使前往{ $location }。
   *[other] { $seat }用一把鑰匙：信使前往{ $location }。
}
line-key-refresh = { $who ->
    [you] 你用一把鑰匙更換{ $location }列。
   *[other] { $seat }用一把鑰匙更換{ $location }列。
}
line-recruited = { $who ->
    [you] 你
   *[other] { $seat }
}{ $price ->
    [0] 免費招募{ $card }。
   *[other] 以{ $price }金幣招募{ $card }。
}
line-face-down = { $who ->
    [you] 你面朝下拿取{ $card }。
   *[other] { $seat }面朝下拿取{ $card }。
}
line-gained = { $who ->
    [you] 你獲得{ $goods }。
   *[other] { $seat }獲得{ $goods }。
}
line-stored = { $who ->
    [you] 你的{ $card }錢袋放入{ $gold }金幣。
   *[other] { $seat }的{ $card }錢袋放入{ $gold }金幣。
}
line-chose = { $who ->
    [you] 你為{ $card }選擇：{ $what }
   *[other] { $seat }為{ $card }選擇：{ $what }
}
line-discarded = { $who ->
    [you] 你棄掉市場的{ $card }。
   *[other] { $seat }棄掉市場的{ $card }。
}
line-ended = 所有玩家都放滿九宮格，遊戲結束。

# --- the score sheet

sheet-keys = { $keys }把鑰匙
sheet-card = { $card }：{ $how }
sheet-counted = { $card }：{ $how }計{ $times }次。
sheet-purse = { $card }（{ $gold }金幣）：{ $how }
sheet-face-down = 面朝下的牌

# --- why not

why-deal = 尚未擺設完成。
why-over = 遊戲已結束。
why-shuffle = 必須先洗棄牌。
why-not-your-turn = 現在輪到{ $seat }。
why-no-place = 請先從信使所在的列選一張牌。
why-no-choose = 現在不需要選擇效果。
why-no-discard = 現在不需要棄牌。
why-first-place = 請先放置你拿的牌。
why-first-choose = 請先從兩個效果選一個。
why-first-discard = 請先依能力棄掉一張牌。
why-key-used = 你這回合已用過一把鑰匙。
why-no-key = 你沒有鑰匙。
why-gone = 一個地點已移出遊戲：信使不再移動。
why-too-dear = 要{ $price }金幣，你只有{ $gold }。
why-occupied = 這裡已有牌。
why-first-card = 首張牌放在正中央，之後由此向外擺。
why-too-wide = 這樣會超出3×3的九宮格。
why-not-beside = 必須與你的某張牌上下左右相鄰。
why-no-card = 那裡沒有可棄的牌。

# --- the board in the browser

board-market = 城堡列與村莊列
# --- what one is about to do
board-doing-place = 已選{ $card }：請選位置。
board-doing-place-down = 已選{ $card }，面朝下：請選位置。
board-doing-dear = { $card }要{ $price }金幣，你只有{ $gold }。要面朝下拿取嗎？
board-doing-far = { $card }在{ $location }：用一把鑰匙讓信使前往。
board-doing-confirm = { $card }放在這裡：請確認，或改選其他位置。
# --- buttons say what they do
board-best = 最好的位置：{ $change }。
board-recruit = 招募
board-price = { $amount }金幣
board-face-down = 面朝下
board-brings = +{ $gold }金幣、+{ $keys }把鑰匙
board-key-messenger = 信使前往{ $location }
board-key-refresh = 更換{ $location }列
# --- great moments
scene-last-card = 最後一張牌已放好
board-others = 其他玩家
board-your-tableau = 你的九宮格
board-tableau-of = { $who ->
    [you] 你的九宮格
   *[other] { $seat }的九宮格
}
board-rival = { $seat }：{ $points }分，{ $gold }金幣，{ $keys }把鑰匙，{ $cards }張牌。查看九宮格。
board-pile = { $location }牌庫：{ $deck }張，棄牌{ $discards }張。查看剩下的牌。
board-offer = { $card }，{ $price }金幣。{ $words }
board-own-card = { $reason }（目前{ $points }分）
board-points = 目前{ $points }分
board-shields = 目前的盾徽
board-shield-count = { $shield }：{ $count }
board-in-deck = 牌庫還有{ $cards }張，順序未知
board-discarded = { $cards ->
    [0] 沒有棄牌
   *[other] { $cards }張棄牌
}
board-place-up = 選擇放置的位置。
board-place-down = 面朝下：選擇位置。
board-put-back = 放回這張牌
board-look = 查看{ $card }
board-standing-tableau = { $who ->
    [you] 在你的九宮格，目前{ $points }分。
   *[other] 在{ $seat }的九宮格，目前{ $points }分。
}
board-standing-down = { $who ->
    [you] 面朝下放在你的九宮格。
   *[other] 面朝下放在{ $seat }的九宮格。
}
board-standing-row = 在{ $location }列，價格{ $price }金幣。
board-standing-deck = 還在{ $location }牌庫。
board-standing-discards = 在{ $location }棄牌中。
board-or = 或
board-close = 關閉

# --- the rules

# --- 規則的標題
section-CC-1 = 準備
section-CC-3 = 拿牌
section-CC-7 = 放牌與能力
section-CC-9 = 信使與兩列
section-CC-12 = 能力計算與給予什麼
section-CC-17 = 終局與計分
section-CC-21 = 公開的資訊

rules-CC-1 = 有39張城堡牌與39張村莊牌。兩副牌分別洗勻，各把最上面的三張翻開放在旁邊，成為城堡列與村莊列。
rules-CC-2 = 2–5人。信使從村莊開始。每人起始有15金幣與2把鑰匙；金幣與鑰匙不限量。起始玩家先開始，順時針輪流；每人進行9個回合，每回合在九宮格放一張牌。
rules-CC-3 = 招募前可用一把鑰匙，每回合最多一把，二擇一：把信使移到另一地點；或棄掉信使所在列的三張牌並翻開三張新牌。三張先一起棄掉，再逐張翻開；若其間牌庫用完，就把所有棄牌（包括剛棄的三張）洗成新牌庫。
rules-CC-4 = 每回合你必須從信使所在的列拿恰好一張牌放進九宮格：支付費用面朝上，或免費面朝下。
rules-CC-5 = 費用是牌面費用減去你面朝上的牌對該牌所屬地點的折扣，最低為0。此牌的折扣不適用於它自己。你必須付得起全部費用。
rules-CC-6 = 任何牌都可免費面朝下拿取，即使你付得起：你立即獲得6金幣與2把鑰匙。此後牌上印的一切都不算：沒有名稱、旗幟、盾徽、費用、折扣、錢袋、能力與卷軸，也不移動信使，只佔一個位置。
rules-CC-7 = 首張牌是九宮格的起點。之後每張牌都要與你的某張牌上下左右相鄰（斜角不算），且始終不超出3×3。放好的牌不再移動。橫列或直行佔滿三條時，才確定哪一列最上、哪一行最左。
rules-CC-8 = 能力在放置後立即生效，而且必須執行；所得都來自供應區。它會計入該牌本身：盾徽、旗幟、牌面費用、錢袋與所佔位置。牌上有兩個效果時，依牌面順序都生效；中間有「或」時由你擇一，即使選較差的或什麼也得不到的。除非另有說明，能力只計算你自己的九宮格；沒有可計的就什麼也得不到。
rules-CC-9 = 接著是信使：若新牌面朝上且有信使圖示，信使前往所示地點，也就是另一地點。然後兩列各從自己的牌庫補到三張，城堡列先補。遊戲的最後一個回合也照樣完成。
rules-CC-10 = 棄牌面朝上放在各自的牌庫旁，任何人都可隨時查看。需要抽牌而牌庫空了，就把該地點的棄牌洗成新牌庫。剛好抽完的牌庫，要等到下次需要抽牌時才更新。
rules-CC-11 = 若牌庫與棄牌都空了，某一列仍無法補到三張，該地點剩下的牌全部移出遊戲。信使永遠前往另一地點：牌與鑰匙都不再移動信使。鑰匙仍可更換剩下的那一列。這只會在5人遊戲發生。
rules-CC-12 = 鄰座玩家是你左手邊與右手邊的玩家。能力計算鄰座玩家時，自動取對你較有利的一位；2人遊戲時唯一的對手就是鄰座玩家，只算一次。對手是其他所有玩家，包括已有9張牌的人。
rules-CC-13 = 凡是計算牌的費用，以及棄牌的回報，都以牌面費用為準，與實際支付多少無關。
rules-CC-14 = 能力要從列中棄牌時，你選那裡的一張牌棄掉，並依能力所示獲得與其牌面費用相同數量的金幣或鑰匙。即使是0也必須執行。空位在回合結束時補上。若該地點已移出遊戲，什麼也不發生。
rules-CC-15 = 放進錢袋的金幣來自供應區，直接放在牌上，新牌自己的錢袋也算。每個錢袋有容量上限，放不下的就得不到。錢袋裡的金幣不能再花用。總管會裝滿空間最多的兩個錢袋，不足兩個就有幾個裝幾個；空間相同時，依由上而下、由左而右的順序。
rules-CC-16 = 多張牌的折扣可累加，並持續到遊戲結束。給對手的東西立即歸他們所有。
rules-CC-17 = 每人都有9張牌時遊戲結束。剩餘金幣盡量放進你的錢袋；所有錢袋得分相同，所以由系統代放（由上而下、由左而右）。再剩下的只在平手時比多寡。
rules-CC-18 = 每把鑰匙1分，加上每張面朝上的牌的卷軸所得。每個卷軸各自計算，所以同一個盾徽可以用於多個卷軸。橫列或直行是指完成的九宮格中的三張牌，包含該牌本身；橫列加直行共五張牌。只計完整的組；三個相同的盾徽為一組，六個為兩組。
rules-CC-19 = 計算鑰匙的卷軸，是在每把鑰匙原有的1分之外再加。
rules-CC-20 = 分數相同時，裝滿錢袋之後、錢袋外金幣較多者在前。若仍相同，則並列。每個名次都一樣。
rules-CC-21 = 除了兩副牌庫的順序，一切都是公開的。面朝下的牌在拿取時大家都看過。因此人人都能知道牌庫裡還有哪些牌，但沒有人知道順序。
