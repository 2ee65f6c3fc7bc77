# 玩法：圖旁的說明。
guide-goal = 一城一城拉攏歐洲的貴族。貴族在其國家給你影響力；影響力、城市與頭銜都給分。三個時期之後，總分最高者獲勝。

guide-turn-1 = 抽牌
guide-turn-1-words = 拿3張國家卡，公開牌或盲抽；或拿1張國家卡與1張陰謀卡。
guide-turn-2 = 拉攏貴族
guide-turn-2-words = 付出該國的牌，張數等於頭銜的費用：元帥1張，國王8張。任意3張國家卡可當缺少的1張。
guide-turn-3 = 或篡奪別人的
guide-turn-3-words = 別人的貴族費用相同，另加1張含該國的陰謀卡，國王要2張。被取代的方塊移到大教堂。
guide-turn-4 = 放方塊
guide-turn-4-words = 1個放在貴族上：他歸你，給你影響力。1個放在頭銜上：一直留到最後。還可以再拉攏別的貴族，然後回合結束。

guide-points-1 = 立即得分：第一個在一座城市放方塊、在一國每座城市都有方塊、七種頭銜都有方塊。
guide-points-2 = 國家牌庫用完時一個時期結束：每國影響力最高者拿第一標記，第二高者拿第二標記。一共三次。
guide-points-3 = 終局時，每個頭銜標記歸上面方塊最多的人。
guide-example = 一局真實的五人遊戲結尾：一位玩家拿到的所有標記。

guide-forget-1 = 影響力計三次，每個時期結束時一次。越早得到的貴族給分越多。
guide-forget-2 = 被奪走的貴族仍有用：大教堂的方塊算國家獎勵，頭銜上的方塊永遠算。
guide-forget-3 = 可保留12張國家卡與4張陰謀卡。要存牌拉攏國王，手牌很快就滿。
guide-forget-4 = 留意國家牌庫：一旦抽完，同一回合結束時就計算該時期的分數。
guide-forget-5 = 城市獎勵歸第一個到的人，貴族再小也一樣。
guide-forget-6 = 貴族少的頭銜，少少方塊就能贏。
guide-note = 印刷的圖板並非處處都能辨認：部分城市、貴族位置與分數是推定的，以遊戲好玩為準。圖鑑會註明是哪些。

# --- 圖示
icon-country-about = 國家。有其紋章的牌用來支付該國的貴族。
icon-plot = 陰謀卡
icon-plot-about = 上面有兩個國家。篡奪其中一國的貴族時需要它。
icon-country-back = 面朝下的國家卡
icon-country-back-about = 盲抽的牌，或在某人手上。
icon-title-about = 七種頭銜之一，從元帥到國王，決定貴族的費用與影響力。
icon-cathedral = 大教堂
icon-cathedral-about = 被取代的方塊留在這裡，不給影響力，但仍計入國家獎勵。
icon-cube = 方塊
icon-cube-about = 玩家的貴族或頭銜；顏色、形狀與字母表示是誰的。
icon-cost = 費用
icon-cost-about = 拉攏這位貴族需要幾張該國的卡。
icon-marker = 標記
icon-marker-about = 可以贏得的分數。有方塊時表示誰已拿走；加上問號則是現在會由誰拿走。

# --- 圖鑑
filter-kind = 種類
filter-country = 國家
filter-title = 頭銜
filter-kind-noble = 貴族
filter-kind-title = 頭銜
filter-kind-city = 城市
filter-kind-country = 國家卡
filter-kind-intrigue = 陰謀卡
filter-kind-period = 時期
filter-kind-house = 世家
almanac-counted = 統計的是遊戲結束時擁有的貴族，以及獨自領先的頭銜。
