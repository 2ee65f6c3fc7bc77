lesson-1 = 抽牌與拉攏
lesson-1-about = 收集國家卡，拉攏該國的貴族。

lesson-1-goal = 你帶領一個世家。用牌拉攏四國的貴族，取得影響力和分數。
lesson-1-first = 先抽牌。第一個回合只抽1張：拿法國。
lesson-1-claim = 馬賽的元帥要1張法國卡。跟著框線選他，然後拉攏。
lesson-1-city = 你是第一個在馬賽拉攏貴族的人，得到城市獎勵3分。
lesson-1-ladder = 頭銜上也會放1個方塊。遊戲結束時方塊最多的人得到它的分數。
lesson-1-end = 只要付得起，可以拉攏很多位。現在付不起了，結束回合。
lesson-1-three = 之後每回合抽3張國家卡，或1張國家卡加1張陰謀卡。從牌庫抽看不到牌面。
lesson-1-again = 抽到法國。再從牌庫抽1張。
lesson-1-open = 最後1張從公開牌拿：德意志。
lesson-1-baron = 2張法國卡，正好是第戎男爵的費用。拉攏他。
lesson-1-joker = 缺一張時，任意3張牌可以當作任何國家的1張。

lesson-2 = 篡奪
lesson-2-about = 陰謀卡、大教堂與整個國家。

lesson-2-held = 第戎男爵屬於對手。你可以篡奪他。
lesson-2-card = 需要他的費用：2張法國卡。拿第2張。
lesson-2-plot = 還要1張陰謀卡。抽了1張國家卡之後，可以抽1張陰謀卡。
lesson-2-shows = 這張有法國和西班牙，兩國都能用。
lesson-2-usurp = 付2張法國卡和這張陰謀卡。男爵是你的了。
lesson-2-cathedral = 被取代的方塊移到第戎的大教堂，留在那裡，但不再有影響力。
lesson-2-country = 在一國的每個城市都有方塊，大教堂也算，就得到國家獎勵。
lesson-2-king = 國王需要2張陰謀卡。任意2張可以當作缺的1張。
lesson-2-end = 結束回合。最多留12張國家卡和4張陰謀卡，多的要棄掉。

lesson-3 = 時期結束
lesson-3-about = 逐國計分，再看頭銜。

lesson-3-deck = 共有3個時期。牌庫抽完，時期就結束，現在快沒了。
lesson-3-claim = 快增加在法國的影響力！你有6張牌：拉攏馬賽的公主。
lesson-3-end = 結束回合，注意牌庫。
lesson-3-over = 牌庫抽完了，所以在那個回合結束時計算1648年時期。棄牌重新洗成牌庫。
lesson-3-france = 法國：影響力最高得7分，第二得4分。你是第二。
lesson-3-britain = 在英國你領先：你得5分，對手3分。
lesson-3-tie = 德意志3比3平手，就比費用最高的貴族：對手的公爵（4）勝過你的女伯爵（3）。
lesson-3-titles = 頭銜只在最後計一次。兩人並列各得一半，三人並列都沒有。
lesson-3-house = 在7種頭銜都有方塊，就拿剩下最高的世家獎勵。
lesson-3-sum = 第三時期大家的回合數相同。最後加總所有分數，最高者獲勝。

# --- the coach: each said once, where the prompt or the event is first met
coach-prompt-you-draw-any = 用國家卡拉攏貴族。要篡奪別人的，還要1張陰謀卡。
coach-prompt-you-play = 點一個國家看它的貴族。付得起就可以繼續拉攏。
coach-event-city = 第一個在城市拉攏貴族的人，永久得到城市獎勵。
coach-event-usurped = 被取代的方塊移到大教堂，仍計入國家獎勵。
coach-event-period = 時期結束：每國影響力最高的兩人得分。
