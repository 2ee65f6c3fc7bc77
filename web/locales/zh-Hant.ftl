# 應用程式的文字。
app-name = Regency
skip-to-content = 跳到內容
navigation = 導覽
loading = 請稍候…
close = 關閉
cancel = 取消
change = 更改
add = 加入
send = 送出
you = 你
guest = 訪客

title-new = 新對局
title-table = 牌桌
title-your-turn = 輪到你了
title-replay = 重播
title-rules = 規則
title-settings = 設定
lost-title = 這裡什麼都沒有
lost-text = 這個網址不通，或者原來的內容已經不在了。
to-home = 首頁

server-away = 目前無法連上伺服器。頁面會自動重試，您什麼都不必做。
trouble-offline = 連不上伺服器。請檢查網路後再試。
trouble-not-found = 找不到，或者已經不在了。
trouble-other = 沒有成功：{ $words }

home-title = 宮廷對弈
home-words = 三款王室遊戲，與各地的朋友或電腦對局。免費、免註冊，不必先讀規則。
games = 遊戲
more-games = 其他遊戲
your-name = 你的名字
language = 語言
seats-range = { $one ->
    [yes] { $to } 人
   *[no] { $from }–{ $to } 人
}
minutes = { $minutes } 分鐘
seconds = { $seconds } 秒
rules = 規則
play-now = 立即開始
starting = 正在擺桌…
against-bots = 對戰 { $bots } 名電腦（{ $level }）
invite = 邀請
pass-and-play = 共用一台裝置
continue = 繼續
to-table = 回到牌桌
join = 加入
join-none = 目前沒有開放的牌桌。在任一遊戲按「邀請」即可開一桌。
sit-down = 入座
sit-here = 坐這裡
watch = 觀戰
watch-not = 私人對局進行中
seats-free = 還有 { $seats } 個空位
records = 對局紀錄
import = 開啟紀錄檔
import-words = 存成檔案的對局，無論來自這裡或別處，都可以重看。

new-words = 選好誰坐哪裡，就開始吧。
pass-and-play-words = 幾個人共用這台裝置：輪流傳遞，中間會把牌遮起來。
seats = 座位
how-many-seats = 幾個座位
n-seats = { $seats } 個座位
seat-kind = 座位 { $number } 由誰坐
seat-level = 座位 { $number } 電腦的等級
seat-name = 座位 { $number } 的名字
seat-me = 我
seat-here = 在這台裝置上
seat-open = 客人
seat-bot = 電腦
seat-open-words = 留給有連結的人
seat-empty = 空位
player-number = 玩家 { $number }
bot-named = { $level } { $number }
send-away = 請 { $name } 離座
away = 不在
host = 主人
options = 選項
clock = 每人思考時間
clock-none = 不計時
clock-day = 一天
clock-increment = 每次決定後加時
stand-in = 時間用完時
stand-in-none = 無人代打
table-public = 列給所有人看
table-spectators = 允許觀戰
open-table = 開桌
start = 開始對局
start-when-full = 空位要有客人或電腦坐下才能開始。
waiting-for = 還在等 { $seats } 個人。
ready-host = 人到齊了，可以開始。
ready-guest = 人到齊了，等主人開始。
away-host = { $names } 不在。可以開始，也可以再等等。
away-guest = { $names } 不在。等主人開始。
table-full = 座位都滿了。
leave = 離開牌桌
invite-title = 邀請別人
invite-link = 這張牌桌的連結
qr-label = 這張牌桌連結的 QR 碼
copy-link = 複製連結
copied = 已複製
copy-failed = 無法複製。連結已選取，請從那裡複製。
copy-by-hand = 無法複製，連結在此：{ $link }
invite-here-only = 此連結只能在這部裝置上使用，因為伺服器只接受本機連線。以「--host 0.0.0.0」啟動後，同一網路上的手機便能連上。
share = 分享
fair-deal = 公平發牌
fair-words = 發牌由伺服器事先承諾的祕密和你們的字詞決定。對局結束後人人都能查驗。
words-so-far = 目前的字詞：
words-by = 已加入字詞：{ $names }
words-missing = 尚未加入：{ $names }
word-of = { $name } 的字詞
deal-renewed = { $why ->
    [options] 選項變了，因此重新承諾了一次發牌；請再加入你們的字詞。
   *[seats] 座位變了，因此重新承諾了一次發牌；請再加入你們的字詞。
}
your-word = 你自己的字詞

board = 圖板
tools = 工具
beside = 分數、紀事與交談
menu = 選單
sending = 傳送中…
confirm = 確認
confirm-group = 確認你的選擇
points-change = { $sign ->
    [plus] +{ $points } 分
    [minus] −{ $points } 分
   *[none] 分數不變
}
undo = 收回
undo-ask = 請求收回
undo-asked = { $name } 想收回上一個決定。
undo-asked-mine = 你想收回上一個決定。
undo-question = { $name }，你同意嗎？
undo-question-words = { $asker } 想收回上一個決定。這段時間不會顯示任何牌。
allow-as = { $name } 同意
refuse-as = { $name } 拒絕
allow = 同意
refuse = 拒絕
hint = 提示
hint-thinking = 正在推演…
hint-how = 一名高手電腦站在你的位置推演，它只知道你知道的事。
hint-share = 推演的 { $percent }%
hint-win = 勝率 { $percent }%
hint-points = 預期 { $points } 分
hint-take = 選這個
log = 紀事
log-empty = 還沒有發生任何事。
story-sat-down = { $name } 坐上座位 { $number }。
story-stood-in = { $why ->
    [left] { $name } 離開對局，由電腦代打（{ $level }）。
    [removed] 主人把 { $name } 的座位交給電腦（{ $level }）。
    [absent] { $name } 不在，主人讓電腦代打（{ $level }）。
    [time] { $name } 的時間用完了，由電腦代打（{ $level }）。
   *[other] { $name } 讓電腦代打（{ $level }）。
}
story-came-back = { $name } 回來繼續打。
story-seat-asked = { $name } 請求座位 { $number }。
story-seat-refused = { $how ->
    [silence] 並非所有人都及時同意：{ $name } 沒有得到座位 { $number }。
   *[person] { $by } 不同意：{ $name } 沒有得到座位 { $number }。
}
story-seat-withdrawn = { $name } 不再請求座位。
story-undo-asked = { $name } 請求收回一個決定。
story-undo-refused = { $how ->
    [silence] 對局已繼續：{ $name } 的收回請求作廢。
   *[person] { $by } 不同意 { $name } 收回。
}
story-undo-withdrawn = { $name } 不再請求收回。
story-undone = { $name } 收回一個決定。
story-renewed = { $why ->
    [options] 選項變了：重新承諾了一次發牌。
   *[seats] 座位變了：重新承諾了一次發牌。
}
show-moment = 看這一刻
looking-back = 回看第 { $at } 步。
back-to-now = 回到現在
# --- following the others
pace = 其他玩家的回合
pace-calm = 從容
pace-normal = 一般
pace-quick = 快速
pace-at-once = 立即
skip = 跳到你的回合
since-title = 你上一回合之後
since-none = 還沒有任何動靜。
since-points = 你的分數：{ $before } → { $after }
points = 分數
points-unknown = ？
points-none = 還沒有。
to-move = 輪到行動
cards-shown = 看得見的牌
your-actions = 你可以做的事
actions-none = 目前沒有。
rule-named = 規則 { $clause }
read-table = 用文字看牌桌
chat = 交談
chat-empty = 還沒有人說話。
chat-unsent = 尚未送出
chat-muted = 交談已靜音。
chat-say = 說點什麼
phrases = 常用短句
mute = 交談靜音
watching = { $people } 人觀戰
you-watch = 你正在觀戰。
no-spectators = 這局不開放觀戰。
no-spectators-words = 這桌的人只想自己玩。
ask-seat = 請求入座
ask-seat-words = 電腦的座位要問桌上每一個人，別人的座位只問坐在那裡的人；沒有回答就算拒絕。
ask-seat-of = 請求接手 { $name } 的座位
seat-asking = 你請求接手 { $name } 的座位。
seat-asked-by = { $guest } 想接手 { $name } 的座位。
silence-is-no = 沒有回答就算拒絕
agreed-so-far = 已同意：{ $names }
waiting-answers = 等待回答：{ $names }
agree = 同意
disagree = 不同意
withdraw = 撤回請求
take-seat-back = 收回我的座位
let-bot-play = 讓電腦替我打
stand-in-mine = { $why ->
    [left] 你離開了對局，電腦正在替你打。
    [removed] 主人把你的座位交給了電腦。
    [absent] 你不在，主人讓電腦替你打。
    [time] 你的時間用完了，電腦正在替你打。
   *[other] 電腦正在替你打。
}
stand-in-mine-of = { $why ->
    [left] { $name } 離開了對局，由電腦代打。
    [removed] 主人把 { $name } 的座位交給了電腦。
    [absent] { $name } 不在，主人讓電腦代打。
    [time] { $name } 的時間用完了，由電腦代打。
   *[other] 電腦正在替 { $name } 打。
}
take-seat-back-of = { $name } 繼續自己打
stand-in-short = { $why ->
    [left] 已離開，電腦代打（{ $level }）
    [removed] 座位已交給電腦（{ $level }）
    [absent] 不在，電腦代打（{ $level }）
    [time] 時間用完，電腦代打（{ $level }）
   *[other] 電腦代打（{ $level }）
}
leave-match = 離開對局
leave-match-words = 電腦會替你打下去；你隨時可以回來。
let-bot-play-for = 讓電腦替 { $name } 打
let-bot-play-words = { $name } 不在。電腦會代打，直到 { $name } 收回座位。
time-left = 剩下 { $time }
connection-lost = 連線中斷。正在重試，不會遺失任何東西。
connection-back = 已重新連線。
rules-unable = 無法將規則載入此頁面，因此由伺服器繪製牌桌。一切功能正常，只是回應稍慢。
table-missing = 沒有這張牌桌，或者已經不在了。
set-aside = 已擱置
set-aside-title = 這局已擱置
hand-over = 請把裝置交給 { $name }
hand-over-words = { $name } 按下後才會顯示牌。
hand-over-take = 我是 { $name }
as-things-stand = 目前情況
reconstructed = 這裡有一個數值是推定的：找不到可以核對的印刷本。
end-title = 計分
end-winner = { $count ->
    [1] { $names } 獲勝！
   *[other] { $names } 並列獲勝！
}
end-place = 第 { $place } 名
end-skip = 一次全部顯示
practice = 練習局
practice-words = 收回了已經得知結果的一步，因此這是練習局。
dealt-here = 在這台裝置上
dealt-here-words = 牌是在這台裝置上洗的，其他人無法驗證這次發牌。
matches-here = 這台裝置上的對局
delete-match = 刪除這局
delete-match-words = 這局只保存在這台裝置上，刪除後就無法找回。
set-aside-here = 這局開始時的規則與這個頁面現在的規則不同，因此已擱置，內容沒有遺失。
end-seed = 發牌的祕密，供查驗：
rematch = 再來一局
to-rematch = 前往下一局
replay = 重播
export = 儲存紀錄檔

replay-view = 視角
replay-open = 所有牌公開
replay-spectator = 觀戰者的視角
replay-as = { $name } 的視角
replay-controls = 重播控制
replay-moment = 時刻
replay-step = { $at } / { $steps }
replay-first = 到開頭
replay-back = 上一步
replay-next = 下一步
replay-last = 到結尾
copy-moment = 複製這一刻的連結
play = 播放
pause = 暫停

rules-search = 搜尋規則
rules-found = 找到 { $count } 條規則
rules-none = 沒有規則提到它。

settings = 設定
theme = 外觀
theme-auto = 跟隨裝置
theme-light = 淺色
theme-dark = 深色
motion = 動畫
motion-auto = 跟隨裝置
motion-full = 全部播放
motion-still = 全部靜止
playing = 對局
confirm-moves = 每一步都請我確認
my-data = 關於我的資料
my-data-words = 這裡沒有帳號：您的身分由這個瀏覽器裡的 Cookie 表示。伺服器保存您的名字、座位、說過的話，以及您帶來的紀錄。
my-data-download = 下載資料
sessions-end = 登出其他所有瀏覽器
sessions-end-words = 其他使用您身分的瀏覽器會立即失效，這個瀏覽器不受影響。
sessions-ended = 完成：現在只有這個瀏覽器使用您的身分。
delete-me = 刪除我的資料
delete-me-gone = 您的名字、說過的話和帶來的紀錄都會刪除。
delete-me-stays = 對局會為同桌的人保留：保留您的行動，但不留名字；進行中的對局由電腦接手。
delete-me-final = 此操作無法復原，架設伺服器的人也做不到，除非從備份還原。
delete-me-now = 全部刪除
me-deleted = 已刪除。這裡不再有您的任何資料。

shortcuts = 鍵盤
key-tab = 從一區到下一區
key-arrows = 在一區之內移動：手牌、市場、圖板
key-enter = 選擇；再按一次確認
key-escape = 放棄選擇、關閉、回到現在
key-skip = 跳到你的回合
key-board = 前往圖板上可做的事
key-actions = 可做的事一覽
key-undo = 收回
key-hint = 提示
key-log = 紀事
key-points = 分數
key-chat = 交談
key-read = 用文字看牌桌
key-rules = 規則
key-help = 這份清單
