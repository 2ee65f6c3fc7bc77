game-name = 皇室 Royals
game-summary = 各大世家歷經三個時期，逐城拉攏、篡奪歐洲的貴族頭銜。

option-open_row = 公開幾張國家卡？
option-open_row-3 = 3張（原版規則）
option-open_row-4 = 4張：選擇更多
option-open_row-about = 公開牌人人可見、可拿；從牌庫抽牌則看不到內容。

country-france = 法國
country-german-states = 德意志
country-britain = 英國
country-spain = 西班牙

title-marshal = 元帥
title-baron = 男爵
title-countess = 女伯爵
title-duke = 公爵
title-cardinal = 樞機主教
title-princess = 公主
title-king = 國王

city-paris = 巴黎
city-marseille = 馬賽
city-dijon = 第戎
city-bordeaux = 波爾多
city-nantes = 南特
city-vienna = 維也納
city-cologne = 科隆
city-munich = 慕尼黑
city-berlin = 柏林
city-london = 倫敦
city-edinburgh = 愛丁堡
city-plymouth = 普利茅斯
city-madrid = 馬德里
city-seville = 塞維亞
city-barcelona = 巴塞隆納
city-valencia = 瓦倫西亞

card-france = 法國卡
card-german-states = 德意志卡
card-britain = 英國卡
card-spain = 西班牙卡
card-france-german-states = 陰謀卡（法國／德意志）
card-france-britain = 陰謀卡（法國／英國）
card-france-spain = 陰謀卡（法國／西班牙）
card-german-states-britain = 陰謀卡（德意志／英國）
card-german-states-spain = 陰謀卡（德意志／西班牙）
card-britain-spain = 陰謀卡（英國／西班牙）
card-hidden = 一張蓋著的牌
cards-of = { $card }×{ $count }
noble = { $city }的{ $title }
points = { $points }分
city-points = { $city }（{ $points }分）
title-cubes = { $title }×{ $cubes }
seat-influence = { $who ->
    [you] 你（{ $influence }）
   *[other] { $seat }（{ $influence }）
}

table-period = 第{ $number }時期（共3個，至{ $year }年）。國家牌庫剩{ $cards }張。
table-last-round = 最後時期的牌庫已抽完：這是最後一輪。
table-row = 公開牌：{ $cards }。
table-seat = { $who ->
    [you] 你：{ $points }分，{ $cards }張國家卡，{ $plots }張陰謀卡。
   *[other] { $seat }：{ $points }分，{ $cards }張國家卡，{ $plots }張陰謀卡。
}
table-hand = 你的手牌：{ $cards }。
table-known = { $who ->
    [you] 你手中大家已知的牌：{ $cards }。
   *[other] { $seat }手中已知的牌：{ $cards }。
}
table-nobles = { $who ->
    [you] 你擁有：{ $nobles }。
   *[other] { $seat }擁有：{ $nobles }。
}
table-cathedrals = { $who ->
    [you] 你在這些城市的大教堂有方塊：{ $cities }。
   *[other] { $seat }在這些城市的大教堂有方塊：{ $cities }。
}
table-titles = { $who ->
    [you] 你在頭銜標記上的方塊：{ $titles }。
   *[other] { $seat }在頭銜標記上的方塊：{ $titles }。
}
table-free = { $country }的無主貴族：{ $nobles }。
table-influence = { $country }的影響力：{ $seats }。
table-country-bonus = { $country }剩下的國家獎勵：{ $bonuses }。
table-cities = 剩下的城市獎勵：{ $cities }。
table-houses = 剩下的世家獎勵：{ $houses }。
table-deal = 即將發牌。
table-draw = { $who ->
    [you] 你必須抽牌。
   *[other] { $seat }必須抽牌。
}
table-play = { $who ->
    [you] 你可以拉攏貴族，或結束回合。
   *[other] { $seat }可以拉攏貴族，或結束回合。
}
table-pay = { $who ->
    [you] 你正在支付{ $noble }的費用。
   *[other] { $seat }正在支付{ $noble }的費用。
}
table-staged = 已打出：{ $cards }。
table-discard = { $who ->
    [you] 你必須棄牌至手牌上限。
   *[other] { $seat }必須棄牌至手牌上限。
}
table-shuffle = 棄牌即將洗成新的牌庫。
table-over = 遊戲已結束。

label-draw-deck = 從牌庫抽一張國家卡
label-draw-row = 拿取公開的{ $card }
label-draw-intrigue = 抽一張陰謀卡
label-claim = 用{ $cards }張牌拉攏{ $noble }
label-usurp = 用{ $cards }張牌與{ $plots }張陰謀卡，篡奪{ $owner_seat }的{ $noble }
label-end = 結束回合
label-pay = 付出{ $card }
label-done = 完成支付
label-discard = 棄掉{ $card }

line-turned = 翻開{ $card }。
line-drew = { $who ->
    [you] 你從牌庫抽一張國家卡。
   *[other] { $seat }從牌庫抽一張國家卡。
}
line-drew-you = { $who ->
    [you] 你從牌庫抽到{ $card }。
   *[other] { $seat }從牌庫抽到{ $card }。
}
line-took = { $who ->
    [you] 你拿取公開的{ $card }。
   *[other] { $seat }拿取公開的{ $card }。
}
line-schemed = { $who ->
    [you] 你抽一張陰謀卡。
   *[other] { $seat }抽一張陰謀卡。
}
line-schemed-you = { $who ->
    [you] 你抽到{ $card }。
   *[other] { $seat }抽到{ $card }。
}
line-shuffled-country = 國家牌庫抽完：{ $cards }張棄牌洗成新牌庫，本回合結束時計分。
line-shuffled-intrigue = { $cards }張棄牌洗成新的陰謀牌庫。
line-plotted = { $who ->
    [you] 你打出{ $card }。
   *[other] { $seat }打出{ $card }。
}
line-paid = { $who ->
    [you] 你付出{ $cards }。
   *[other] { $seat }付出{ $cards }。
}
line-claimed = { $who ->
    [you] 你拉攏{ $noble }。
   *[other] { $seat }拉攏{ $noble }。
}
line-usurped = { $who ->
    [you] 你篡奪{ $noble }；{ $loser_seat }的方塊移到大教堂。
   *[other] { $loser_who ->
            [you] { $seat }篡奪{ $noble }；你的方塊移到大教堂。
           *[other] { $seat }篡奪{ $noble }；{ $loser_seat }的方塊移到大教堂。
        }
}
line-city = { $who ->
    [you] 你拿到{ $city }的城市獎勵，得{ $points }分。
   *[other] { $seat }拿到{ $city }的城市獎勵，得{ $points }分。
}
line-country = { $who ->
    [you] 你在{ $country }每座城市都有方塊，拿到國家獎勵，得{ $points }分。
   *[other] { $seat }在{ $country }每座城市都有方塊，拿到國家獎勵，得{ $points }分。
}
line-house = { $who ->
    [you] 你集齊七種頭銜，拿到世家獎勵，得{ $points }分。
   *[other] { $seat }集齊七種頭銜，拿到世家獎勵，得{ $points }分。
}
line-discarded = { $who ->
    [you] 你棄掉{ $card }。
   *[other] { $seat }棄掉{ $card }。
}
line-ended = { $who ->
    [you] 你結束回合。
   *[other] { $seat }結束回合。
}
line-period = { $year }年時期計分。
line-majority = { $who ->
    [you] { $country }：你第{ $place }名，得{ $points }分。
   *[other] { $country }：{ $seat }第{ $place }名，得{ $points }分。
}
line-title = { $who ->
    [you] 你的{ $title }方塊最多，得{ $points }分。
   *[other] { $seat }的{ $title }方塊最多，得{ $points }分。
}
line-title-half = { $who ->
    [you] 你平分{ $title }標記，得{ $points }分。
   *[other] { $seat }平分{ $title }標記，得{ $points }分。
}
line-title-lost = 沒有人拿到{ $title }標記。
line-over = 遊戲結束，共{ $turns }個回合。

sheet-city = { $city }的城市獎勵
sheet-country = { $country }的國家獎勵
sheet-house = 世家獎勵
sheet-majority = { $year }年{ $country }第{ $place }名
sheet-title = 頭銜標記：{ $title }
sheet-title-half = 半個頭銜標記：{ $title }

why-not-dealt = 尚未發牌。
why-over = 遊戲已結束。
why-shuffle = 正在洗棄牌。
why-not-your-turn = 現在輪到{ $seat }。
why-draw-first = 請先抽完本回合的牌（不能少抽）。
why-draw-done = 本回合的牌已抽完。
why-row = 公開牌中沒有{ $card }。
why-intrigue = 抽陰謀卡的回合只能再抽1張國家卡；第一回合不能抽陰謀卡。
why-own = { $noble }已經是你的。
why-cards = { $noble }需要{ $cards }張{ $country }卡；即使用萬用組合，你的牌也不夠。
why-plots = 篡奪{ $noble }需要{ $plots }張含{ $country }的陰謀卡；即使用萬用組合，你的牌也不夠。
why-no-claim = 請先選要拉攏的貴族。
why-pay-first = 請先付完{ $noble }的費用。
why-not-enough = 還沒付足。
why-no-card = 你沒有{ $card }。
why-order = 牌要按國家順序打出；{ $card }已經打出。
why-no-fit = 加上{ $card }就無法剛好付清。
why-discard-first = 請棄牌至上限：12張國家卡與4張陰謀卡。
why-no-discard = 只有回合結束且超過上限時才棄牌。

prompt-deal = 正在發牌。
prompt-shuffle = 正在把棄牌洗成新的牌庫。
prompt-over = 遊戲已結束。
prompt-you-draw = 輪到你：抽{ $cards }張國家卡，拿公開牌或從牌庫盲抽。
prompt-you-draw-any = 輪到你：抽3張國家卡，或1張國家卡與1張陰謀卡。
prompt-you-draw-either = 輪到你：再抽{ $cards }張國家卡，或1張陰謀卡。
prompt-you-play = 輪到你：拉攏貴族（付得起{ $nobles }位），或結束回合。
prompt-you-end = 輪到你：手牌不夠拉攏任何貴族，請結束回合。
prompt-you-pay = 輪到你：選擇支付{ $noble }的牌。
prompt-you-discard = 輪到你：棄掉{ $cards }張國家卡；可保留12張。
prompt-you-discard-plots = 輪到你：棄掉{ $plots }張陰謀卡；可保留4張。
prompt-other-draw = { $seat }正在抽牌。
prompt-other-play = { $seat }可以拉攏貴族，然後結束回合。
prompt-other-pay = { $seat }正在支付{ $noble }的費用。
prompt-other-discard = { $seat }正在棄牌至手牌上限。

sheet-majority-now = 若現在計分：{ $year }年{ $country }第{ $place }名
sheet-title-now = 若現在結束：{ $title }方塊最多
sheet-title-half-now = 若現在結束：{ $title }平手

period-name = { $year }年時期
about-country-card = 該國的牌用來支付該國的貴族。任意3張國家卡合起來可當任一國的1張牌。
about-country-cards = 共{ $cards }張；少於5人時移除一部分。
about-country-bonus = 國家獎勵：在全部{ $cities }座城市都有方塊，第一位達成的玩家{ $first }分，第二位{ $second }分。
about-country-period = { $year }年：影響力最高{ $first }分，次高{ $second }分。
about-intrigue = 篡奪他人在{ $country }或{ $other }的貴族時，除了國家卡還要付這張。
about-intrigue-joker = 任意2張陰謀卡合起來可當任選的1張陰謀卡。每兩國一組各有{ $copies }張。
about-title-cost = 費用：{ $cards }張該貴族所屬國家的牌。
about-title-influence = 擁有期間在該國的影響力：{ $influence }。
about-title-plots = 篡奪時另需：{ $plots }張含該國的陰謀卡。
about-title-marker = 遊戲結束時的「{ $title }」頭銜標記：方塊最多的玩家得{ $full }分；2人平手各得{ $half }分。
about-title-count = 圖板上有{ $nobles }位貴族擁有此頭銜。
about-city-country = 國家：{ $country }。
about-city-nobles = 這裡的貴族：{ $nobles }。
about-city-bonus = 第一位在此拉攏貴族的玩家得城市獎勵：{ $points }分。
about-city-cathedral = 貴族被篡奪時，被取代的方塊移到大教堂。它在那裡不提供影響力，但仍計入國家獎勵。
about-period = 時期結束時，各國影響力最高與次高的玩家拿取該國的標記。
about-period-end = 國家牌庫抽完時，時期結束；在該回合結束時計分。
about-period-last = 最後的時期：牌庫抽完後打完這一輪，然後為時期與頭銜計分。
about-period-country = { $country }：第一名{ $first }分，第二名{ $second }分。
about-house = 在七種頭銜標記上都有方塊時，拿取剩下最高的世家獎勵，每位玩家最多一個。
about-house-seats = { $seats }人：{ $values }。
about-reconstructed-value = * 此處有推定的數值：無法看清實體圖板，因此選了玩起來平衡的值。
about-reconstructed-place = * 這位貴族的位置為推定：無法看清實體圖板。
about-reconstructed-city = * 這座城市為推定：無法看清實體圖板。

board-map = 西歐地圖
board-seats = 玩家
board-seat = { $seat }{ $who ->
    [you] （你）
   *[other] {""}
}：{ $points }分，{ $cards }張國家卡，{ $plots }張陰謀卡。
board-market = 公開牌與牌庫
# --- what one is about to do
board-doing-claim = { $noble }：選擇要付的牌，再確認。
# --- great moments
scene-period = 時期計分
scene-titles = 頭銜頒授
board-hand = 你的牌
board-known = 大家都知道的牌
board-rest = 剩餘的牌
board-rest-unseen = 未知
board-rest-discarded = 棄牌
board-rest-all = 總數
board-rest-words = 未知的是牌庫中的牌，以及其他人盲抽的牌。
board-hand-size = 手牌：{ $cards }張國家卡，{ $plots }張陰謀卡。
board-standing = 若現在結束：{ $points }分。
# --- scored, and what would be scored
board-if-now = 現算{ $points }
board-noble-worth = 遊戲若此刻結束，可得{ $points }分。
board-hand-of = { $seat }的牌
board-hands = 所有人的牌
board-no-points = 還沒有分數
board-turn = { $who ->
    [you] 現在輪到你。
   *[other] 現在輪到這位玩家。
}
board-nobody = 無人
board-close = 關閉
board-cancel = 取消
board-countries = 各國：影響力與標記
board-country = 國家
board-influence = 影響力
board-all-cities = 所有城市
board-titles = 頭銜表
board-title = 頭銜
board-cost = 費用
board-cubes = 方塊
board-at-the-end = 遊戲結束
board-house = 七種頭銜
board-open-country = { $country }：查看城市。影響力：{ $standing }。
board-open-titles = 頭銜：查看整張表
board-to-map = 回到地圖
board-look = 更多說明：{ $what }
board-city-bonus = 城市獎勵{ $points }分，尚未有人拿取。
board-city-taken = { $who ->
    [you] 你已拿取城市獎勵。
   *[other] 城市獎勵已由{ $seat }拿取。
}
board-cathedral = 大教堂中：{ $cubes }。
board-noble-free = { $noble }，無主。費用{ $cards }張，影響力{ $influence }。
board-noble-held = { $noble }，屬於{ $who ->
    [you] 你
   *[other] { $seat }
}。費用{ $cards }張，影響力{ $influence }。
board-noble-claim = 你可以拉攏。
board-noble-usurp = 你可以篡奪。
board-period = 第{ $number }時期（共3個）
board-period-short = { $number }/3
board-period-ends = 本回合後計分
board-last-round = 最後一輪
board-row-card = 拿取公開的{ $card }
board-deck = 從國家牌庫盲抽：{ $cards }張
board-plots = 從陰謀牌庫抽：{ $cards }張
board-stack = { $card }：手中{ $count }張。查看。
board-end = 結束回合
board-claim = 拉攏：{ $noble }
board-usurp = 篡奪：{ $noble }（屬於{ $seat }）
board-do-claim = 拉攏
board-do-usurp = 篡奪
board-gain-city = 城市獎勵
board-gain-country = 國家獎勵
board-gain-house = 世家獎勵
board-gain-influence = { $country }的影響力
board-gain-cube = 「{ $title }」上的方塊
board-gain-now = 分（若現在結束）
board-price = { $country }×{ $cards }
board-price-plots = { $plots }張含{ $country }的陰謀卡
board-pay-exact = 已付清
board-pay-jokers = 已付清，用{ $jokers }個萬用組合
board-pay-missing = 還差{ $missing }張
board-pay-over = 無法剛好付清
board-less = 少一張{ $card }
board-more = 多一張{ $card }
board-chosen-of = { $card }：{ $count }/{ $most }
board-discard = 選擇要棄的牌
board-discard-cards = 還要選國家卡：{ $cards }張。
board-discard-plots = 還要選陰謀卡：{ $plots }張。
board-do-discard = 棄牌
board-letter-france = 法
board-letter-german-states = 德
board-letter-britain = 英
board-letter-spain = 西

# --- 規則的標題
section-RY-1 = 遊戲內容
section-RY-4 = 回合：抽牌
section-RY-6 = 拉攏與篡奪
section-RY-11 = 棄牌與回合結束
section-RY-13 = 獎勵
section-RY-16 = 時期與影響力
section-RY-20 = 終局
section-RY-22 = 誰知道什麼

rules-RY-1 = 圖板是一張西歐地圖，有四個國家：法國、德意志、英國與西班牙。它們的16座城市裡住著29位貴族，每城一或兩位。每位貴族有七種頭銜之一，由低到高為：元帥、男爵、女伯爵、公爵、樞機主教、公主、國王。頭銜決定費用（從元帥的1張該國牌到國王的8張），以及擁有者在該國得到的影響力。
rules-RY-2 = 分數來自標記。每城一個獎勵；每國兩個，一高一低；世家獎勵在4或5人時為16、12、8，3人時為12、8，2人時為8；三個時期中每國各有第一與第二標記；每種頭銜一個標記，由一人全得或兩人各得一半。
rules-RY-3 = 國家牌庫有法國31張、德意志26張、英國25張、西班牙20張。少於5人時依同樣順序放回盒中：2人7、6、6、5張，3人6、5、5、4張，4人5、4、4、3張。陰謀牌庫有24張，每兩國一組各4張。兩副都洗勻，並在牌庫旁翻開3張國家卡（選項為4張），即公開牌。
rules-RY-4 = 2–5人。由起始玩家開始，順時針輪流。一個回合有三部分，順序固定：抽牌、出牌、結束回合。每人自己顏色的方塊數量不限。
rules-RY-5 = 必須抽牌，不能少抽。第一回合只抽國家卡，順位越後抽得越多：2人依序1、2張；3人1、1、2張；4人1、1、2、2張；5人1、1、2、2、3張。之後每回合抽3張國家卡，或以任意順序抽1張國家卡與1張陰謀卡。不必事先聲明：抽了1張國家卡後，仍可抽1張陰謀卡，或再抽2張國家卡；抽了陰謀卡後，恰好還要1張國家卡。國家卡拿公開牌，或從牌庫盲抽，一次一張，看過再決定下一張。期間不補公開牌。陰謀卡一律盲抽。
rules-RY-6 = 抽牌後可以拉攏貴族：不拉攏、拉攏一位，或付得起多少就拉攏多少，順序任意。也可以把牌留到以後。
rules-RY-7 = 要拉攏無主貴族，付出該國的牌，張數等於其頭銜的費用。例如第戎的男爵要2張法國卡。
rules-RY-8 = 可以篡奪別人擁有的貴族：付出相同的國家卡，並同時付1張含該國的陰謀卡，國王要2張。不能篡奪自己的貴族。被取代的方塊移到該城大教堂，永遠留在那裡屬於原主：不再提供影響力，但仍計入國家獎勵。大教堂可放任意數量的方塊。頭銜標記上的方塊從不移動。
rules-RY-9 = 萬用組合：任意3張國家卡合起來可當1張所需國家的牌，任意2張陰謀卡合起來可當1張所需的陰謀卡。一次支付可用多組，即使沒有必要，所需國家的牌也可放進組合。不可多付：打出的每張牌都要算數，單獨算或在組合中算。因此費用4可付4張該國牌，或3張加一組（共6張），或2張加兩組（共8張），依此類推。
rules-RY-10 = 拉攏後在貴族上放一個自己的方塊：現在由你擁有並得到影響力。另在其頭銜標記上放一個：即使貴族被篡奪，它仍留到遊戲結束。
rules-RY-11 = 付出與棄掉的牌放入兩個公開的棄牌堆：國家卡一堆，陰謀卡一堆。有人要從空的陰謀牌庫抽牌時，把其棄牌洗勻成為新牌庫。
rules-RY-12 = 回合結束時可保留12張國家卡與4張陰謀卡；其餘自選棄掉。回合中沒有上限。然後從牌庫補滿公開牌；時期若已結束則計分。遊戲最後一個回合之後也要補牌。
rules-RY-13 = 城市獎勵：第一位在該城拉攏貴族的玩家立刻拿取標記。後來者得不到該城的獎勵。
rules-RY-14 = 國家獎勵：只要你在一國每座城市都有方塊（在貴族上或大教堂中），就拿取那裡剩下最高的獎勵。每位玩家在每國最多一個；兩個都被拿走就沒有了。
rules-RY-15 = 世家獎勵：只要你在七種頭銜標記上都有方塊，就拿取剩下最高的世家獎勵。每位玩家最多一個；全被拿走就沒有了。
rules-RY-16 = 共有三個時期。國家牌庫最後一張被拿走時（抽牌或補公開牌，即使剛好補滿），時期結束。立刻把國家卡的棄牌洗成新牌庫，回合照常進行。該回合結束時計分，下一位玩家在新的時期繼續。
rules-RY-17 = 第三時期要先打完這一輪：直到最後一位玩家都還有一個回合，使每人回合數相同。然後計分並結束遊戲。
rules-RY-18 = 時期計分逐國進行。你在該國的影響力是你當時擁有的貴族之和；大教堂中的方塊不計。影響力最高的玩家得該時期的第一標記，次高者得第二標記。沒有影響力就沒有標記：若只有一位玩家有影響力，第二標記無人獲得。
rules-RY-19 = 在一國影響力相同時，比較各自在該國最好的貴族：頭銜費用較高者領先；頭銜相同則比城市印刷的獎勵，無論標記是否還在。仍相同則同樣比較下一位貴族，最後順位較前者領先。
rules-RY-20 = 遊戲結束時，從元帥到國王，每種頭銜標記歸方塊最多的玩家。恰好2人平手各得一半分數；3人以上平手或沒有方塊則無人獲得。
rules-RY-21 = 得分為你所有標記之和，最高者勝。平手比最高的單一標記，再比次高，依此類推；完全相同則並列。其他名次同樣排定。
rules-RY-22 = 大家都看得到圖板、所有標記及其歸屬、公開牌、棄牌堆、每人手牌張數、每張牌從哪裡抽來、哪些牌取自公開牌、付出或棄掉，以及新牌庫由哪些牌組成（但不知順序）。盲抽的牌與牌庫順序是祕密。從公開牌拿取而尚未打出的牌會顯示為已知。
