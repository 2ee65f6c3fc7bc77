# 主程式的用語：終端機遊戲的訊息。
seat-number = { $number }號玩家
list-separator = 、
list-pair = 和
list-last = 和
list = { $items }
sentence-separator = {""}
named = { $name }：{ $words }
label = { $name }：

play-choose-game = 要玩哪一款遊戲？輸入編號或名稱。
play-welcome = { $game }。{ $summary }
play-how = 輸入行動的編號或文字（Tab可補全）。輸入「說明」可看更多。
play-your-turn = 輪到你了，{ $seat }。你可以：
play-move = { $number }. { $move }
play-move-range = { $from_number }–{ $to_number }. { $first }…{ $last }
play-not-understood = 「{ $words }」不在選項中。請輸入清單上的編號，或輸入「說明」。
play-ambiguous = 「{ $words }」可能是好幾個行動：{ $moves }。
play-hint = 電腦會選：{ $move }。
play-thinking = 思考中…
play-hint-line = { $move }：考慮了{ $visits }次（{ $percent }%）
play-hint-seat = { "  " }{ $who ->
    [you] 你
   *[other] { $seat }
}：往後推演勝率{ $percent }%，平均{ $points }分
play-hint-chance = { $move }：勝率{ $percent }%
play-hint-brings = 得分更多：{ $source }（+{ $points }）
play-hint-denies = 讓對手少得：{ $source }（−{ $points }）
play-hint-opens = 保留機會：{ $source }、{ $other }
play-command = { $word }：{ $does }
play-no-rule = 沒有規則提到「{ $words }」。
play-no-undo = 沒有可以復原的行動：只有跟電腦玩，而且從你的第二步起才能復原。
play-undone = 已復原。
play-hand-over = 請把畫面交給{ $seat }。確定只有自己看得到後，按Enter。
play-over = 遊戲結束。
play-sheet-line = { $who ->
    [you] 你
   *[other] { $seat }
}：{ $points }分，{ $reason }（{ $clause }）
play-result = 第{ $place }名：{ $who ->
    [you] 你
   *[other] { $seat }
}，{ $points }分
play-stopped = 已停止，進度已儲存：「regency play --resume」可從這裡繼續。
play-stopped-early = 已停止，尚未開始任何遊戲。
# The names that a page gives bots, too.
play-bot-name = { $number ->
    [1] 奧多
    [2] 梅貝爾
    [3] 坦克雷德
    [4] 克拉麗絲
   *[5] 蘭伯特
}
play-guest = 訪客
play-again = 再來一局？（是，或按Enter；輸入其他則結束）
command-yes = 是
command-help = 說明
command-hint = 提示
command-table = 牌桌
command-log = 紀錄
command-rules = 規則
command-undo = 復原
command-quit = 離開
does-help = 這份清單
does-hint = 電腦在你的位置會怎麼做
does-table = 再看一次牌桌與可用的行動
does-log = 到目前為止發生的一切
does-rules = 規則；後面加一個詞可以搜尋
does-undo = 復原你的上一步（跟電腦玩時）
does-quit = 離開；進度會儲存

# Why a live table refuses something.
refused-stale = 局面已經改變，請再看一次。
refused-not-your-turn = 現在還沒輪到你。
refused-illegal = 規則目前不允許這樣做。
refused-not-started = 遊戲尚未開始。
refused-over = 遊戲已經結束。
refused-no-seat = 你在這張牌桌沒有座位。
refused-malformed = 無法處理這個請求。
refused-too-many = 操作太頻繁，請稍後再試。
refused-too-large = 內容過長：最多{ $kilobytes }KB。
refused-records-full = 你保存的牌局檔案已達上限（{ $records }個，共{ $megabytes }MB）。請到設定的「關於我的資料」刪除一些再試。
refused-not-allowed = 你不能這樣做。
refused-unavailable = 目前無法儲存進度。沒有任何遺失，請稍後再試。
refused-failed = 伺服器發生問題，請再試一次；你做過的事都沒有遺失。
refused-set-aside = 這局無法讀取，已暫時擱置。內容並未遺失，伺服器的管理者可以查看。
refused-set-aside-rules = 這局是依規則第{ $version }版開始的，而本伺服器使用第{ $present }版。這局已擱置，內容並未遺失。
refused-busy = 伺服器正忙，請稍後再試。
refused-no-replay = 目前無法重看這局，請稍後再試。
refused-unknown = 這個網址沒有內容。
refused-name = 名字至少要有一個可見的字。
refused-no-name = 請先輸入名字。
refused-origin = 這個請求來自其他網站。
refused-already-started = 遊戲已經開始。
refused-empty-seats = 還有空位：請等人加入，或安排電腦入座。
refused-hand-over = 請先把裝置交給{ $seat }。
refused-it-is-legal = 這是允許的，你可以這樣做。
refused-no-hint = 目前無法提供提示。
refused-abort-asked = 已有人請求不計結果結束。
refused-stand-in-asked = 已有人在詢問離線玩家的事。
refused-slow-clock = 這張牌桌每步有數天時間：由時鐘決定。
refused-hints-off = 這張牌桌約定不使用提示。
refused-no-takebacks = 這張牌桌約定不能復原。
refused-no-chat = 這張牌桌不開放聊天。
refused-only-phrases = 這張牌桌只能使用常用短句。
refused-no-such-action = 這個遊戲沒有這種行動。
refused-no-such-game = 沒有名為「{ $game }」的遊戲。
refused-no-such-level = 沒有名為「{ $level }」的等級。
refused-no-such-phrase = 清單中沒有這句話。
refused-no-such-seat = 這張牌桌沒有這個座位。
refused-not-over = 遊戲尚未結束。
refused-no-rematch = 還沒有人提議再來一局。
refused-not-your-seat = 這不是你的座位。
refused-nothing-asked = 沒有人在徵求你的同意。
refused-nothing-to-undo = 沒有可以復原的行動。
refused-one-match = 這裡一個檔案只能有一局；此檔案有{ $matches }局。
refused-review-line = 第{ $line }行不是牌局檢討的內容。
refused-review-sum = 這份檢討的數字不符：開局、運氣與抉擇加起來不等於結果。
refused-review-match = 這是另一局的檢討。
refused-review-evaluator = 此伺服器不認得這份檢討的評估者。請更新頁面，再檢討一次。
refused-review-deals = 這份檢討的發牌次數超過可保存的上限。
refused-only-host = 只有桌主可以這樣做。
refused-own-seat = 要離開自己的座位，請離開牌桌。
refused-seat-taken = 這裡沒有空位。
refused-too-much-talk = 你說得比別人讀得還快，請等一下。
refused-one-word = 你的詞已加入發牌：每人一個。
refused-seat-held = 你在這局已有或曾有座位：一人只能坐一個座位。
refused-someone-asks = 已有人在請求座位，請等一下。
refused-nobody-to-ask = 這張牌桌沒有人可以表示同意。
refused-undo-asked = 已有人請求復原。
refused-stand-in = 電腦正在這個座位代打，請先換回自己玩。
refused-given-up = 這個座位已經放棄，無法換回。
refused-bot-plays = 這個座位已由電腦代打。
refused-bot-moves = 現在輪到電腦行動，等它行動完再換回自己玩。
refused-sent-away = 這局你已請這位玩家離座過一次，而他已經回來了。
refused-undo-handed-on = 這樣會復原這個座位前一位玩家的行動。
refused-holiday = 請選擇未來一年內不重疊的日子，合計最多{ $most }天。
refused-link-over = 這個連結已經用過，或已超過十分鐘。請在另一個裝置建立新的連結；沒有任何東西遺失。
refused-passkey = 無法驗證這個通行密鑰。請再試一次；沒有任何變更。
refused-passkey-unknown = 這裡沒有人使用這個通行密鑰。如果你的遺失了，請使用復原金鑰。
refused-recovery = 這不是復原金鑰，或已被較新的取代。請檢查每個字母。

# What is wrong with a record file.
record-no-text = 這個檔案不是文字檔，不可能是牌局檔案。
record-not-text = 第{ $line }行不是文字。
record-not-json = 無法讀取第{ $line }行：內容不完整、已損毀，或不是JSON。
record-no-line = 第{ $line }行不屬於牌局檔案：既不是開頭、行動、發牌，也不是結果。
record-no-header = 第{ $line }行：一局須以開頭行起始，但此行之前沒有。
record-empty = 這個檔案裡沒有任何牌局。
record-version = 第{ $line }行：這裡只能讀取第{ $version }版的檔案。
record-game = 第{ $line }行：這裡沒有名為「{ $game }」的遊戲。
record-member = 第{ $line }行：「{ $member }」缺少或內容不正確。
record-after-result = 第{ $line }行：結果之後不能再有任何內容。
record-result = 第{ $line }行：結果與這局的實際結果不符。
record-malformed = 第{ $line }行的內容不符合牌局檔案此處的要求。
record-rule = 第{ $line }行違反規則{ $clause }。

# What the house says at a table.
notice-bot-failed = 這個座位暫時由較簡單的電腦代打。
notice-sat-down = 新玩家坐下了。
notice-left = 這個座位的玩家離開了；在他回來之前由電腦代打。
notice-removed = 桌主請這個座位的玩家離座；在他回來之前由電腦代打。
notice-absent = 這個座位的玩家離線；在他回來之前由電腦代打。
notice-agreed = 這位玩家不在，其他人同意由電腦代打，直到玩家回來。
notice-time = 時間用完：在玩家回來之前，這個座位由電腦代打。
notice-forfeit = 時間用完：這位玩家輸了這場，之後由電腦接手。
notice-resigned = 這位玩家認輸了，之後由電腦接手。
notice-handed-over = 應玩家的要求，這個座位暫時由電腦代打。
notice-came-back = 這個座位的玩家回來了。

# 終端機裡的復盤。
review-method = 評估方式：{ $judge }，每個局面{ $count }次發牌。
review-by-network = 為此遊戲訓練的神經網路
review-by-playouts = 依簡單法則模擬到終局
review-start = { $seat }開局時的勝率：{ $percent }%。
review-luck = 運氣：{ $percent }個百分點。
review-choices = { $seat }的抉擇：{ $percent }個百分點。
review-result = 結果：{ $percent }%。
review-points = { $what }：開局{ $start }，運氣{ $luck }，抉擇{ $choices }，終局{ $result }。
review-points-playouts = 分數
review-points-network = 領先其他玩家平均的分數
review-points-lost = 損失的分數：{ $points }。
review-accuracy = 準確度{ $percent }（滿分100），共{ $count }次抉擇。
review-inaccuracy = 小失誤
review-mistake = 失誤
review-blunder = 大失誤
review-moment = 第{ $step }步，{ $seat }：{ $verdict }。實際：{ $played }。更好：{ $best }。代價：勝率{ $percent }%（介於{ $low }與{ $high }之間）。
review-reason = 最後平均多得{ $points }分（{ $source }）。
review-hands = 若攤開所有手牌，差距會是{ $percent }%。

# Quick phrases.
phrase-hello = 大家好！
phrase-good-luck = 祝大家好運！
phrase-well-played = 這步漂亮！
phrase-thanks = 謝謝！
phrase-oops = 哎呀！
phrase-thinking = 我在想…
phrase-your-turn = 輪到你了。
phrase-one-moment = 請稍等一下。
phrase-good-game = 這局真精彩！
phrase-another = 再來一局？

# Levels of bots.
level-page = 侍童
level-page-about = 新手級。適合第一局的溫和對手。
level-squire = 扈從
level-squire-about = 簡單。懂得規則，也有一些好點子。
level-herald = 傳令官
level-herald-about = 普通。會多想一兩步，偶爾失誤。
level-knight = 騎士
level-knight-about = 困難。很少失誤。
level-chancellor = 宰相
level-chancellor-about = 非常困難。幾乎不出差錯。
level-sovereign = 君主
level-sovereign-about = 專家級。我們最強的電腦。

# Calls to people who are not there
call-turn = 輪到你：{ $game }
call-turn-many = { $tables }張牌桌輪到你
call-chat = 新訊息：{ $game }
call-chat-many = { $tables }張牌桌有新訊息
call-rematch = 再來一場：{ $game }
call-rematch-many = { $tables }場再戰邀請
call-invited = 邀請：{ $game }
call-invited-many = { $tables }個邀請
call-mail-foot = 你收到這封信，是因為你請Regency通知你。不再收信：{ $link }
call-confirm = Regency：這是你的信箱嗎？
call-confirm-words = 有人（可能是你）希望在輪到自己時，由Regency寄信到這個地址。如果不是你，請不必理會，不會再有信寄來。如果是你，請開啟這個連結：{ $link }
refused-endpoint = 瀏覽器提供的地址是這個伺服器不會傳送的。這裡無法使用通知。
refused-no-mail = 這個伺服器不寄信。
refused-address = 這不是電子郵件地址，應類似name@example.org。
refused-mail-failed = 無法寄出郵件。請檢查地址，或稍後再試。
refused-too-many-mails = 確認信寄得太多了。請找找上一封，也看看垃圾郵件，或一小時後再試。
refused-mail-link = 這個連結已失效。請在設定裡重新輸入地址。
refused-circle-name = 牌友圈需要名稱。
refused-circle-link = 這個牌友圈連結已失效。請向圈內的人索取新的連結。
refused-circle-full = 這個牌友圈已滿：最多40人。
refused-circles-many = 你已加入20個牌友圈，請先退出一個。
refused-only-founder = 只有圈主可以這樣做。
refused-own-membership = 不能移除自己，請改為退出牌友圈。
refused-no-circle = 你不在這個牌友圈裡。

## What a link to a table looks like where it is pasted
picture-invites = { $host }邀請你
picture-invited = 你收到邀請
picture-seats = { $free ->
    [0] 座位已滿
   *[other] 還有{ $free }個空位
}
picture-clock-none = 不計時
picture-clock = 每人{ $minutes }分鐘
picture-clock-added = 每人{ $minutes }分鐘，每步加{ $seconds }秒
picture-clock-days = 每步{ $days }天
picture-clock-hours = 每步{ $hours }小時
picture-playing = 遊戲進行中
link-circle = 你收到牌友圈的邀請
link-circle-words = 常一起玩的朋友：一個連結、一份總戰績。
picture-over = 遊戲已結束
picture-play = 用瀏覽器就能玩，不需要帳號。
