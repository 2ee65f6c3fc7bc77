# 應用程式的文字。
app-name = Regency
skip-to-content = 跳到主要內容
navigation = 導覽
loading = 請稍候…
close = 關閉
cancel = 取消
change = 更改
add = 加入
send = 送出
you = 你
guest = 訪客

title-new = 開新局
title-table = 牌桌
title-turn = 輪到你：{ $game }
title-replay = 重播
title-review = 牌局檢討
title-rules = 玩法
title-almanac = 圖鑑
title-settings = 設定
lost-title = 找不到頁面
lost-text = 網址有誤，或內容已被移除。
to-home = 首頁
to-score = 回到計分

server-away = 目前無法連上伺服器。頁面會自動重試，你什麼都不必做。
trouble-offline = 連不上伺服器。請檢查網路後再試。
trouble-not-found = 找不到，或已被移除。
trouble-other = 操作失敗：{ $words }

home-title = 宮廷桌遊
home-words = 三款宮廷桌遊，跟遠方的朋友或電腦一起玩。免費、免註冊，不必先看規則。
games = 遊戲
more-games = 其他遊戲
your-name = 你的名字
choose-face = 選擇你的頭像
your-face = 你的頭像：{ $face }。選擇另一個
face-poet = 詩人
face-gardener = 園丁
face-falconer = 馴鷹人
face-lady = 淑女
face-fool = 弄臣
face-scholar = 學者
face-cook = 廚師
face-nun = 修女
face-sailor = 水手
face-pilgrim = 朝聖者
face-stargazer = 觀星者
face-miller = 磨坊主
face-painter = 畫家
face-dancer = 舞者
face-smith = 鐵匠
face-weaver = 織工
face-troubadour = 吟遊詩人
face-merchant = 商人
face-widow = 寡婦
face-maiden-at-arms = 女戰士
face-northerner = 北方人
face-hermit = 隱士
face-apprentice = 學徒
face-duchess = 公爵夫人
face-monk = 修士
face-corsair = 女海盜
face-judge = 法官
face-inventor = 發明家
face-seamstress = 裁縫
face-singer = 歌手
face-vagabond = 流浪者
face-notary = 公證人
language = 語言
seats-range = { $one ->
    [yes] { $to }人
   *[no] { $from }–{ $to }人
}
minutes = { $minutes }分鐘
seconds = { $seconds }秒
rules = 規則
play-now = 立即開始
starting = 正在擺設…
against-bots = 對戰{ $bots }位電腦玩家（{ $level }）
invite = 邀請
pass-and-play = 同機輪流玩
continue = 你的牌局
to-table = 回到牌桌
join = 加入牌桌
join-none = 目前沒有開放的牌桌。在任一遊戲按「邀請」即可開一桌。
sit-down = 入座
sit-here = 坐這裡
watch = 觀戰
watch-not = 私人牌桌，遊戲進行中
seats-free = 還有{ $seats }個空位
records = 牌局檔案
import = 開啟牌局檔案
import-words = 存成檔案的牌局，不論來自哪裡，都可以重看。

# --- 邊玩邊學

# --- the coach of the first matches
coach = 小提醒
coach-understood = 知道了
coach-off = 不再提醒
coach-wanted = 前幾局顯示小提醒
manners-wanted = 電腦對手會說話
bot-page-manner = 滿腔熱忱，有點怯場。
bot-page-greets = 我第一次上朝，請手下留情！
bot-page-struck = 啊！完全沒想到。
bot-page-wins = 我贏了？快告訴我媽媽！
bot-page-loses = 學到好多，再來一局？
bot-squire-manner = 開朗大方，膽子稍大。
bot-squire-greets = 靴子擦亮，腦袋清醒，開始吧！
bot-squire-struck = 哎喲！這招我記住了。
bot-squire-wins = 哈！也輪到我風光了。
bot-squire-loses = 打得好！下次我要扳回來。
bot-herald-manner = 凡事都要宣布，連自己的失誤也不例外。
bot-herald-greets = 肅靜！宮廷開場了。
bot-herald-struck = 聽好！好一記妙招。
bot-herald-wins = 聽好！看來是我贏了。
bot-herald-loses = 聽好！實至名歸的勝利！
bot-knight-manner = 彬彬有禮，惜字如金。
bot-knight-greets = 向你致敬，願強者勝。
bot-knight-struck = 好招，佩服。
bot-knight-wins = 光榮的一戰，打得好。
bot-knight-loses = 你贏得光明正大。
bot-chancellor-manner = 冷靜精確，凡事有據可查。
bot-chancellor-greets = 規則我讀過了，兩遍。
bot-chancellor-struck = 看來得修改計畫了。
bot-chancellor-wins = 一如所算。
bot-chancellor-loses = 國庫的失誤。打得好。
bot-sovereign-manner = 雍容華貴，輸也輸得體面。
bot-sovereign-greets = 朕歡迎你。
bot-sovereign-struck = 出乎朕意料，不錯。
bot-sovereign-wins = 王冠還是留在原處。
bot-sovereign-loses = 朕向你低頭，僅此一次。

# --- 邊玩邊學

title-lessons = 教學
learn = 教學
learn-progress = 教學：{ $done }/{ $lessons }
lessons-of = 學玩{ $game }
lesson-begin = 開始
lesson-resume = 從第{ $step }步繼續（共{ $steps }步）
lesson-done = 已完成，再玩一次
lesson-missing = 沒有這堂教學。
lesson-leave = 離開教學
lesson-again = 從頭開始
lesson-back = 上一步
lesson-next = 下一步
lesson-step = { $step }／{ $steps }
lesson-your-move = 輪到你
lesson-points-at = 圈出的是：{ $name }
lesson-not-now = 正式遊戲中可以這麼做。這一步請選「{ $wanted }」。
lesson-why-not = { $reason }這一步請選「{ $wanted }」。
lesson-read-on = 先看完教學的說明，再點「下一步」。
lesson-wait = 請稍候：其他玩家正在行動。
lesson-over = 教學完成，做得好！
lesson-next-one = 下一堂
lesson-play-on = 從這裡接著玩

new-words = 選好誰坐哪裡，就開始吧。
pass-and-play-words = 幾個人共用這台裝置：輪流傳遞，中間會把牌遮起來。
seats = 玩家
how-many-seats = 玩家人數
n-seats = { $seats }人
seat-kind = 座位{ $number }由誰坐
seat-level = 座位{ $number }電腦的等級
seat-name = 座位{ $number }的名字
seat-me = 我
seat-here = 在這台裝置上
seat-open = 開放加入
seat-bot = 電腦
seat-open-words = 有連結就能入座
seat-empty = 空位
player-number = { $number }號玩家
send-away = 請{ $name }離座
away = 離線
host = 桌主
# A bot is a courtier: one name for each seat, so that no two at a table are called alike.
bot-named = { $number ->
    [1] 奧多
    [2] 梅貝爾
    [3] 坦克雷德
    [4] 克拉麗絲
   *[5] 蘭伯特
}
options = 選項
clock = 每人思考時間
clock-none = 不計時
clock-increment = 每步加時
stand-in = 時間用完時
stand-in-none = 不代打
stand-in-bot = 由電腦代打：{ $level }
table-public = 公開牌桌
table-spectators = 允許觀戰
table-hints = 允許提示
table-takebacks = 允許復原
talk-choice = { $talk ->
    [phrases] 只用常用短句
    [none] 不開放聊天
   *[words] 自由聊天
}
agreed = 這局的約定
agreed-hints = { $allowed ->
    [yes] 允許提示
   *[no] 不使用提示
}
agreed-takebacks = { $allowed ->
    [yes] 可以復原，必要時須經其他人同意
   *[no] 不能復原
}
agreed-spectators = { $allowed ->
    [yes] 允許觀戰
   *[no] 不允許觀戰
}
agreed-chat = { $talk ->
    [phrases] 聊天只用常用短句
    [none] 不開放聊天
   *[words] 自由聊天
}
agreed-public = 公開牌桌
agreed-increment = 每步加{ $seconds }秒
agreed-turn = 每步{ $minutes }分鐘
agreed-changed = 桌主改了約定。
open-table = 開桌
start = 開始遊戲
start-when-full = 坐滿才能開始：等人加入，或安排電腦。
waiting-for = 還差{ $seats }人。
ready-host = 人到齊了，可以開始。
ready-guest = 人到齊了，等桌主開始。
away-host = { $names }離線。可以開始，也可以再等等。
away-guest = { $names }離線。等桌主開始。
table-full = 座位都滿了。
leave = 離開牌桌
invite-title = 邀請朋友
invite-link = 這張牌桌的連結
qr-label = 這張牌桌連結的QR碼
copy-link = 複製連結
copied = 已複製
copy-failed = 無法複製。連結已選取，請從那裡複製。
copy-by-hand = 無法複製，連結在此：{ $link }
invite-here-only = 此連結只能在這部裝置上使用，因為伺服器只接受本機連線。以「--host 0.0.0.0」啟動後，同一網路上的手機便能連上。
share = 分享
fair-deal = 公平發牌
fair-words = 發牌由伺服器事先鎖定的密碼，加上你們各自輸入的詞共同決定；遊戲結束後人人都能驗證。
fair-code = 已鎖定的代碼
words-so-far = 已輸入的詞：
words-by = 已輸入的人：{ $names }
words-missing = 還沒輸入的人：{ $names }
word-of = { $name }的詞
deal-renewed = { $why ->
    [options] 選項變了，會重新發牌；請再輸入你們的詞。
   *[seats] 座位變了，會重新發牌；請再輸入你們的詞。
}
your-word = 輸入一個詞

board = 圖板
tools = 工具
beside = 分數、紀錄與聊天
menu = 選單
sending = 傳送中…
confirm = 確認
confirm-group = 確認你的選擇
brings-nothing = 目前沒有任何收穫。
points-change = { $sign ->
    [plus] +{ $points }分
    [minus] −{ $points }分
   *[none] 分數不變
}
undo = 復原
undo-ask = 請求復原
undo-asked = { $name }想復原上一步。
undo-asked-mine = 你想復原上一步。
undo-question = { $name }，你同意嗎？
undo-question-words = { $asker }想復原上一步。這段時間不會顯示任何牌。
allow-as = { $name }同意
refuse-as = { $name }拒絕
allow = 同意
refuse = 拒絕
hint = 提示
hint-thinking = 電腦正在推演…
hint-how = 高手級電腦從你的位置往後推演，只用你知道的資訊。
hint-win = 勝率{ $percent }%
hint-points = 平均{ $points }分
# --- what a hint says for a move
hint-merit-win = 勝算最大。
hint-merit-points = 得分最多。
hint-merit-close = 幾乎一樣好。
hint-brings = 得分更多：{ $source }（+{ $points }）。
hint-denies = 讓對手少得：{ $source }（−{ $points }）。
hint-opens = 保留機會：{ $source }、{ $other }。
hint-take = 選這個
log = 紀錄
log-empty = 還沒有紀錄。
story-sat-down = { $who ->
    [you] 你坐上座位{ $number }。
   *[other] { $name }坐上座位{ $number }。
}
story-stood-in = { $who ->
    [you] { $why ->
        [left] 你離開了，由電腦代打（{ $level }）。
        [removed] 桌主把你的座位交給電腦（{ $level }）。
        [absent] 你離線了，桌主讓電腦代打（{ $level }）。
        [agreed] 你離線了，其他人讓電腦代打（{ $level }）。
        [time] 你的時間用完了，由電腦代打（{ $level }）。
        [forfeit] 你的時間用完，輸了這場，之後由電腦接手（{ $level }）。
        [resigned] 你認輸，之後由電腦接手（{ $level }）。
       *[other] 你讓電腦代打（{ $level }）。
    }
   *[other] { $why ->
        [left] { $name }離開，由電腦代打（{ $level }）。
        [removed] 桌主把{ $name }的座位交給電腦（{ $level }）。
        [absent] { $name }離線，桌主讓電腦代打（{ $level }）。
        [agreed] { $name }離線，其他人讓電腦代打（{ $level }）。
        [time] { $name }的時間用完了，由電腦代打（{ $level }）。
        [forfeit] { $name }的時間用完，輸了這場，之後由電腦接手（{ $level }）。
        [resigned] { $name }認輸，之後由電腦接手（{ $level }）。
       *[other] { $name }讓電腦代打（{ $level }）。
    }
}
story-came-back = { $who ->
    [you] 你回來繼續玩。
   *[other] { $name }回來繼續玩。
}
story-seat-asked = { $who ->
    [you] 你請求座位{ $number }。
   *[other] { $name }請求座位{ $number }。
}
story-seat-refused = { $how ->
    [silence] 並非所有人都及時同意：{ $who ->
        [you] 你沒有得到座位{ $number }。
       *[other] { $name }沒有得到座位{ $number }。
    }
   *[person] { $by_who ->
        [you] 你不同意：{ $name }沒有得到座位{ $number }。
       *[other] { $by }不同意：{ $who ->
            [you] 你沒有得到座位{ $number }。
           *[other] { $name }沒有得到座位{ $number }。
        }
    }
}
story-seat-withdrawn = { $who ->
    [you] 你不再請求座位。
   *[other] { $name }不再請求座位。
}
story-undo-asked = { $who ->
    [you] 你請求復原一步。
   *[other] { $name }請求復原一步。
}
story-undo-refused = { $how ->
    [silence] { $who ->
        [you] 遊戲已繼續：你的復原請求作廢。
       *[other] 遊戲已繼續：{ $name }的復原請求作廢。
    }
   *[person] { $by_who ->
        [you] 你不同意{ $name }復原。
       *[other] { $who ->
            [you] { $by }不同意你復原。
           *[other] { $by }不同意{ $name }復原。
        }
    }
}
story-undo-withdrawn = { $who ->
    [you] 你不再請求復原。
   *[other] { $name }不再請求復原。
}
story-undone = { $who ->
    [you] 你復原一步。
   *[other] { $name }復原一步。
}
story-abort-asked = { $who ->
    [you] 你請求不計結果結束這局。
   *[other] { $name }請求不計結果結束這局。
}
story-abort-refused = { $by_who ->
    [you] 你不同意結束這局。
   *[other] { $by }不同意結束這局。
}
story-abort-withdrawn = { $who ->
    [you] 你不再請求結束這局。
   *[other] { $name }不再請求結束這局。
}
story-aborted = 大家同意：這局不計結果結束。
story-stand-in-asked = { $by_who ->
    [you] 你請求讓電腦幫離線的{ $name }代打。
   *[other] { $by }請求讓電腦幫離線的{ $name }代打。
}
story-stand-in-refused = { $how ->
    [silence] { $name }回來了，不需要電腦代打。
   *[person] { $by_who ->
        [you] 你不同意：電腦不幫{ $name }代打。
       *[other] { $by }不同意：電腦不幫{ $name }代打。
    }
}
story-renewed = { $why ->
    [options] 選項變了：會重新發牌。
   *[seats] 座位變了：會重新發牌。
}
show-moment = 看這一步
looking-back = 回看第{ $at }步。
back-to-now = 回到現在
# --- following the others
pace = 其他玩家的回合
pace-calm = 從容
pace-normal = 一般
pace-quick = 快速
pace-at-once = 立即
pace-clock = 只要有人剩下不到一小時，行動就會立即顯示。
skip = 跳到你的回合
since-title = 你上一回合之後
since-none = 還沒有任何動靜。
since-points = 你的分數：{ $before } → { $after }
# --- great moments, and sound
scene-on = 繼續
scene-leads = { $who ->
    [you] 你領先{ $points }分。
   *[other] { $seat }領先{ $points }分。
}
sound = 音效
sound-off = 關閉
sound-soft = 小聲
sound-normal = 一般
sound-loud = 大聲
points = 分數
points-unknown = ？
points-none = 還沒有得分。
# --- scored, and what would be scored
points-supposed = 假設遊戲此刻結束
points-scored = 已得{ $points }分
to-move = 行動中
cards-shown = 看得見的牌
your-actions = 可用的行動
actions-none = 目前沒有可用的行動。
rule-named = 規則{ $clause }
read-table = 文字版牌桌
chat = 聊天
chat-empty = 還沒有人說話。
chat-unsent = 尚未送出
chat-muted = 聊天已靜音。
chat-say = 說點什麼
phrases = 常用短句
mute = 聊天靜音
watching = { $people }人觀戰
you-watch = 你正在觀戰。
no-spectators = 這局不開放觀戰。
no-spectators-words = 這桌的人只想自己玩。
ask-seat = 請求入座
ask-seat-words = 電腦的座位要問桌上每一個人，別人的座位只問坐在那裡的人；沒有回答就算拒絕。
ask-seat-of = 請求接手{ $name }的座位
seat-asking = 你請求接手{ $name }的座位。
seat-asked-by = { $guest }想接手{ $name }的座位。
silence-is-no = 沒有回答就算拒絕
agreed-so-far = 已同意：{ $names }
waiting-answers = 等待回答：{ $names }
agree = 同意
disagree = 不同意
withdraw = 撤回請求
take-seat-back = 換我自己玩
let-bot-play = 讓電腦代打
stand-in-mine = { $why ->
    [left] 你離開了這局，電腦正在幫你代打。
    [removed] 桌主把你的座位交給了電腦。
    [absent] 你離線時，桌主讓電腦幫你代打。
    [agreed] 你離線時，其他人讓電腦幫你代打。
    [time] 你的時間用完了，電腦正在幫你代打。
    [forfeit] 你的時間用完，這場輸了。電腦會為其他人繼續玩。
    [resigned] 你認輸了。電腦會為其他人繼續玩。
   *[other] 電腦正在幫你代打。
}
stand-in-mine-of = { $why ->
    [left] { $name }離開了這局，由電腦代打。
    [removed] 桌主把{ $name }的座位交給了電腦。
    [absent] { $name }離線，桌主讓電腦代打。
    [agreed] { $name }離線，其他人讓電腦代打。
    [time] { $name }的時間用完了，由電腦代打。
    [forfeit] { $name }的時間用完，這場輸了，由電腦代打。
    [resigned] { $name }認輸了，由電腦代打。
   *[other] 電腦正在幫{ $name }代打。
}
take-seat-back-of = 換{ $name }自己玩
stand-in-short = { $why ->
    [left] 已離開，電腦代打（{ $level }）
    [removed] 座位已交給電腦（{ $level }）
    [absent] 離線，電腦代打（{ $level }）
    [agreed] 離線，電腦代打（{ $level }）
    [time] 時間用完，電腦代打（{ $level }）
    [forfeit] 超時判負，電腦代打（{ $level }）
    [resigned] 已認輸，電腦代打（{ $level }）
   *[other] 電腦代打（{ $level }）
}
leave-match = 離開這局
leave-match-words = 電腦會代打到你回來為止，你隨時可以回來。結果仍算你的。
resign = 認輸
resign-of = { $name }認輸
resign-words = 你會永久放棄這局：無論之後如何都排最後一名，統計中算輸。電腦會為其他人繼續玩。你不能再回來。
resign-words-of = { $name }會永久放棄這局：無論之後如何都排最後一名。電腦會為其他人繼續玩。{ $name }不能再回來。
abort = 不計結果結束
abort-words = 只要所有還在玩的人都同意，這局就立刻結束，對任何人都不計：沒有名次，也不進統計。只要一人不同意就繼續玩。
abort-asked = { $name }想不計結果結束這局，對任何人都不計。
abort-asked-mine = 你請求不計結果結束這局。
aborted = 已結束，不計結果
aborted-words = 大家同意結束這局，對任何人都不計。
missing-asked = { $asker }問：{ $name }離線，要讓電腦代打嗎？
missing-asked-mine = 你請求讓電腦幫{ $name }代打。
missing-silence = 若無人反對，電腦開始代打還有
let-bot-ask-words = { $name }離線。其他人同意後，或兩分鐘內無人反對，電腦就會代打，直到{ $name }回來。
end-given-up = 認輸：排最後一名
history-no-result = 不計結果
review-aborted = 這局不計結果結束，沒有可檢討的內容。
let-bot-play-for = 讓電腦幫{ $name }代打
time-left = 剩下{ $time }
connection-lost = 連線中斷，正在重新連線；進度不會遺失。
connection-back = 已重新連線。
rules-unable = 無法將規則載入此頁面，因此由伺服器繪製牌桌。一切功能正常，只是回應稍慢。
bots-instead = 無法載入電腦玩家的神經網路，因此各級強度可能與平時不同。
table-missing = 沒有這張牌桌，或已經收桌。
set-aside = 已擱置
set-aside-title = 這局已擱置
hand-over = 請把裝置交給{ $name }
hand-over-words = { $name }按下後才會顯示牌。
hand-over-take = 我是{ $name }
as-things-stand = 目前情況
reconstructed = 這裡有一個數值為推定：沒有實體版可以核對。
reconstructed-short = 關於這些數值
end-title = 結算
end-winner = { $count ->
    [1] { $who ->
        [you] 你獲勝！
       *[other] { $names }獲勝！
    }
   *[other] { $who ->
        [you] 你與{ $others }並列獲勝！
       *[other] { $names }並列獲勝！
    }
}
end-place = 第{ $place }名
end-skip = 直接看結果
practice = 練習局
practice-words = 復原了已經得知結果的一步，因此這是練習局。
dealt-here = 在這台裝置上
dealt-here-words = 牌是在這台裝置上洗的，其他人無法驗證這次發牌。
matches-here = 這台裝置上的牌局
delete-match = 刪除這局
delete-match-words = 這局只保存在這台裝置上，刪除後就無法找回。
set-aside-here = 這局開始時的規則與這個頁面現在的規則不同，因此已擱置，內容沒有遺失。
end-seed = 發牌密碼（供驗證）：
rematch = 再來一局
to-rematch = 前往下一局
rematch-waits = 下一局已經準備好了。
replay = 重播
export = 下載牌局檔案

replay-view = 視角
replay-open = 攤開所有牌
replay-spectator = 觀戰者
replay-as = { $name }
replay-controls = 重播控制
replay-moment = 步數
replay-step = { $at }/{ $steps }
replay-first = 到開頭
replay-back = 上一步
replay-next = 下一步
replay-last = 到結尾
replay-turns = 跳到回合
replay-turn = 第{ $number }回合：{ $name }
replay-setup = 開局
replay-turn-back = 上一回合
replay-turn-next = 下一回合
replay-speed = 速度
replay-choice-back = 上一個抉擇
replay-choice-next = 下一個抉擇
replay-choices = { $name }的抉擇
replay-verdicts = 檢討的結論
copy-moment = 複製這一步的連結
play = 播放
pause = 暫停

# --- looking back: a match judged
lookback = 檢討這局
lookback-progress = 正在檢討：{ $percent }%
lookback-stop = 停止
lookback-stopped = 已停止。以下是目前找到的結果。
lookback-again = 重新檢討
lookback-done = 檢討完成。
lookback-failed = 這個瀏覽器無法檢討這一局。
lookback-download = 下載檢討
lookback-playing = 這一局還在進行中，結束後才能檢討。
lookback-lens = 評判依據
lookback-eyes = 你當時能知道的
lookback-hands = 攤開手牌
lookback-eyes-about = 只看玩家當時看得到的資訊。
lookback-hands-about = 假設所有手牌都攤開。
lookback-graph = 各回合的勝率
lookback-start = 開局
lookback-end = 終局
lookback-turn = 第{ $number }回合
lookback-turning = 轉捩點
lookback-further = 其他值得學習之處
lookback-none = 沒有任何抉擇明顯斷送勝利。
lookback-none-yet = 目前還沒有發現…
lookback-moment = { $name }，第{ $number }回合
lookback-blunder = 大失誤
lookback-mistake = 失誤
lookback-inaccuracy = 小失誤
lookback-costly = 代價較高的抉擇
lookback-cost = 勝率減少{ $percent }%
lookback-played = 實際
lookback-better = 更好
lookback-loss = 損失的勝率：{ $percent }%（介於{ $low }%與{ $high }%之間）。
lookback-loss-points = 損失的分數：{ $points }。
lookback-reason = 更好的抉擇最後平均多得{ $points }分（{ $source }）。
lookback-show = 在重播中查看
lookback-try = 從這裡再試一次
lookback-try-failed = 無法在這裡保存新的一局，瀏覽器的空間可能不足。
lookback-players = 各玩家的表現
lookback-accuracy = 準確度：{ $percent }（滿分100）
lookback-choices = { $count }次抉擇
lookback-blunders = 大失誤：{ $count }
lookback-mistakes = 失誤：{ $count }
lookback-inaccuracies = 小失誤：{ $count }
lookback-ledger = 運氣還是實力？
lookback-ledger-about = 各玩家的勝率如何從開局走到結果。抉擇以簡單電腦的下法為準：下法相同就算0，即使還有更好的選擇。
lookback-ledger-network = 各玩家的勝率如何從開局走到結果。
lookback-points = { $points }分
lookback-points-playouts = 小字為分數。
lookback-points-network = 小字為領先其他玩家平均的分數。
lookback-method-network = 由為此遊戲訓練的神經網路評估，每個局面{ $count }次發牌。
lookback-most = 影響最大：{ $what }（{ $change }）
lookback-luck = 運氣
lookback-own = 自己的抉擇
lookback-rival = { $name }的抉擇
lookback-result = 結果
lookback-share = { $percent }%
lookback-instead = 這裡無法使用神經網路，因此改以模擬到終局來評估。
lookback-method = 每個局面都模擬到終局{ $count }次，在任何裝置上結果都相同。

rules-search = 搜尋規則
rules-found = 找到{ $count }條規則
rules-none = 找不到相關規則。

# --- 玩法
howto = 玩法
howto-contents = 本頁內容
howto-goal = 目標
howto-turn = 四張圖看懂一回合
howto-points = 怎麼算分
howto-sum = 合計
howto-icons = 所有圖示
howto-forget = 新手常忘記的事
howto-rules = 完整規則
almanac = 圖鑑
almanac-search = 搜尋名稱或效果
almanac-all = 全部
almanac-found = 找到{ $count }項
almanac-none = 這個遊戲裡沒有。
almanac-look = 放大看{ $name }
almanac-order = 排序
almanac-order-printed = 原本順序
almanac-order-wins = 勝率由高到低
almanac-wins = 擁有它的玩家勝率為{ $share }%（{ $low }–{ $high }%）。
almanac-wins-about = 勝率統計自{ $matches }場遊戲，由{ $seats }位同等實力的電腦玩家進行，平均為{ $even }%。這只說明誰帶著它獲勝，不代表原因。

settings = 設定
theme = 外觀
theme-auto = 跟隨系統
theme-light = 淺色
theme-dark = 深色
motion = 動畫
motion-auto = 跟隨系統
motion-full = 開啟
motion-still = 關閉
playing = 遊戲
confirm-moves = 每一步都要確認
my-data = 關於我的資料
my-data-words = 不需要帳號：你的身分由這個瀏覽器裡的Cookie表示。伺服器保存你的名字、座位、說過的話、裝置和金鑰，以及你開啟過的牌局檔案。
my-data-download = 下載資料
brought = 你開啟過的牌局檔案
brought-none = 還沒有。
brought-one = { $when }，{ $kilobytes }KB
brought-drop = 刪除
brought-drop-this = 刪除：{ $when }，{ $kilobytes }KB
sessions-end = 登出其他所有瀏覽器
sessions-end-words = 其他使用你身分的瀏覽器會立即登出，這個瀏覽器不受影響。
sessions-ended = 完成：現在只有這個瀏覽器使用你的身分。
delete-me = 刪除我的資料
delete-me-gone = 你的名字、說過的話和開啟過的牌局檔案都會刪除，並退出所有牌友圈。
delete-me-stays = 牌局會為同桌的人保留：保留你的行動，但不留名字；進行中的遊戲由電腦接手。
delete-me-final = 此操作無法復原，架設伺服器的人也做不到，除非從備份還原。
delete-me-now = 全部刪除
me-deleted = 已刪除。這裡不再有你的任何資料。

shortcuts = 鍵盤快速鍵
key-tab = 跳到下一區
key-arrows = 在區內移動：手牌、市場、圖板
key-enter = 選擇；再按一次確認
key-skip = 跳到你的回合
key-escape = 取消選擇、關閉、回到現在
key-board = 跳到圖板上可用的行動
key-actions = 可用行動一覽
key-undo = 復原
key-hint = 提示
key-log = 紀錄
key-points = 分數
key-chat = 聊天
key-read = 文字版牌桌
key-rules = 規則
key-help = 顯示這份清單

## 一個人，多個裝置
devices = 你的裝置
devices-words = 在手機、平板和電腦上玩同樣的牌局，不需要帳號。
device-unknown = 未知的瀏覽器
device-on = { $system }上的{ $browser }
device-here = 這個裝置
device-used = 上次使用：{ $when }
device-end = 登出
device-end-this = 登出：{ $device }
link-make = 在其他裝置上繼續
link-again = 新的連結
link-words = 用手機掃描QR碼，或在另一個裝置開啟連結。連結只能用一次，{ $time }前有效。請勿傳給別人：開啟的人會以你的身分遊戲。
link-label = 給你其他裝置的連結
link-qr = 給你其他裝置的QR碼
continue-title = 在這裡繼續
continue-as = 在這個裝置上以{ $name }的身分遊戲？
continue-words = 你所有的牌局、紀錄和設定都會在這裡。
continue-brings = 你在這個裝置上的{ $tables }場牌局會一起帶過去。
continue-already = { $name }，這個裝置已經是你的了。
continue-now = 在這裡繼續
continue-how = 要在這裡繼續，請在另一個裝置開啟設定，選擇「在其他裝置上繼續」，再用這裡開啟該連結。
keys = 免密碼登入
keys-words = 即使這個瀏覽器忘了你，手機或電腦裡的通行密鑰仍認得你。萬一遺失，可用列印的復原金鑰。
passkey-make = 建立通行密鑰
passkey-made = 已建立通行密鑰。
passkey-not-made = 沒有建立通行密鑰，沒有任何變更。
passkey-of = 通行密鑰 · { $device }
passkey-created = 建立於{ $when }
passkey-drop = 移除
passkey-drop-this = 移除：{ $device }
passkey-use = 用通行密鑰登入
passkey-none = 沒有使用通行密鑰。如果你的遺失了，請使用復原金鑰。
passkey-cannot = 通行密鑰需要安全的網址（https）和較新的瀏覽器。在這裡可以使用復原金鑰。
recovery-make = 建立復原金鑰
recovery-renew = 更換復原金鑰
recovery-since = 你的復原金鑰建立於{ $when }。
recovery-words = 請列印或抄下來，妥善保管。金鑰只在此時顯示。持有它的人可以用你的身分遊戲。
recovery-of = Regency · { $name }的復原金鑰
recovery-how = 使用時，請在任何裝置開啟{ $address }，進入「設定」，選擇「我已在其他裝置上遊戲」，再輸入金鑰。
recovery-print = 列印
recovery-use = 使用復原金鑰
recovery-label = 復原金鑰
sign-in = 我已在其他裝置上遊戲
sign-in-now = 登入
sign-in-leaves = 你在這裡以{ $name }的身分遊戲。若有其他人登入，你的牌局仍屬於你，用通行密鑰或復原金鑰即可回來。
sign-in-brings = 在這個裝置上玩過的一切都會永久轉給登入的人。若要分開保留，請先在這裡建立通行密鑰或復原金鑰。
## 以天計時
clock-live = 整場以分鐘計時
clock-slow = 每步以天計時
clock-days = { $days }天
clock-per-move = 每步{ $days }天
clock-reserve = 不夠時的備用時間
clock-no-reserve = 無
time-days = { $days }天{ $hours }小時
stand-in-forfeit = 判負
time-of = { $name }：剩下{ $time }
holidays = 假期
holidays-words = 在這些日子裡，以天計時的鐘會為你停下，每年最多{ $most }天。同桌的人看得到你離開到何時。
holiday-from = 第一天
holiday-to = 最後一天
holiday-add = 新增
holiday-drop = 移除：{ $days }
holiday-until = 休假至{ $day }
## 我的牌局
turn-mine = 輪到你
turn-mine-since = 輪到你，已{ $time }
turn-of = 輪到{ $name }
turn-of-since = 輪到{ $name }，已{ $time }
to-turn = 輪到你行動
stage-waiting = 等待玩家
unread = { $lines }則新訊息
prune = 從清單移除：{ $game }
prune-playing = 你會離開這場遊戲，由電腦代打。用牌桌連結可以回來；結束後會出現在你的牌局紀錄裡。
prune-waiting = 你會離開這張牌桌。
prune-now = 移除
history = 我的牌局
history-matches = 已結束的牌局
history-filters = 只顯示
history-game = 遊戲
history-outcome = 結果
history-opponent = 對手
history-all = 全部
history-won = 獲勝
history-lost = 未獲勝
history-nothing = 沒有符合的牌局。
history-more = 顯示更多
history-empty = 還沒有結束的牌局。在牌桌上打完的牌局會出現在這裡，可以回放並查看統計。
history-export = 下載我所有的牌局紀錄
history-replay = 回放
history-review = 檢討
history-by-game = 依遊戲
history-by-opponent = 依對手
history-with = { $game }，{ $seats }人
history-won-of = { $played }場中勝{ $good }場
history-ahead-of = { $played }場中領先{ $good }場
## Circles
circles = 牌友圈
circles-words = 牌友圈是常一起玩的朋友：一個連結、一份總戰績，下一桌人人都會受邀。
circle-found = 建立牌友圈
circle-name = 牌友圈名稱
circle-size = { $members }位成員
circle-play = 下一桌
circle-play-words = 圈內所有人都會受邀。
circle-tables = 牌桌
circle-score = 戰績
circle-nothing = 還沒有結束的牌局。來開第一桌吧。
circle-members = 成員
circle-founder = 圈主
circle-left = { $name }（已退出）
circle-remove = 移出牌友圈：{ $name }
circle-remove-words = 這個人將不再屬於牌友圈，舊連結也會失效。牌局和戰績會保留。
circle-link = 牌友圈連結
circle-link-words = 有這個連結的人都能加入牌友圈。
circle-link-renew = 建立新連結
circle-qr = 牌友圈連結的QR碼
circle-keeping = 管理
circle-rename = 改名
circle-leave = 退出牌友圈
circle-leave-words = 用連結可以再加入。你的牌局仍是你的。
circle-leave-founder = 之後由加入最久的人擔任圈主，可以改名、移除成員和刪除牌友圈。你的牌局仍是你的。
circle-leave-last = 你是最後一人：退出後牌友圈就會刪除。你的牌局仍是你的。
circle-end = 刪除牌友圈
circle-end-words = 牌友圈和戰績將永遠消失。每個人的牌局仍留在各自的紀錄裡。
circle-door = 加入「{ $name }」？
circle-door-names = 圈內成員：{ $names }
circle-join = 加入牌友圈
circle-shut = 你不在這個牌友圈裡
circle-shut-words = 請向圈內的人索取連結。
to-circle = 前往牌友圈
invited-by = { $name }邀請你
decline = 這次不參加：{ $game }
## 通知
calls = 通知
calls-words = 輪到你而你不在時，Regency可以通知你。通知絕不會顯示牌面或別人寫的話。
calls-here = 在這個裝置通知我
calls-stop = 不在這個裝置通知我
calls-cannot = 這個網址無法通知瀏覽器：通知需要https。
calls-denied = 瀏覽器不允許這個頁面的通知，可在瀏覽器設定中更改。
calls-failed = 瀏覽器無法連上它的通知服務。請稍後再試，或改用其他瀏覽器。
calls-for = 何時通知我
calls-turn = 輪到我
calls-invited = 有人邀請我
calls-rematch = 有人想再來一場
calls-chat = 有新訊息
calls-quiet = 安靜時段不通知
calls-from = 從
calls-to = 到
calls-mail = 或在裝置都無法通知時寄信
calls-mail-set = 儲存
calls-mail-waits = 請開啟寄到{ $address }的信中連結，以確認地址。
calls-mail-confirmed = 信會寄到{ $address }。
calls-hint = 輪到你時要通知你嗎？
calls-hint-go = 選擇
mail-confirm = 這是你的信箱嗎？確認後，Regency就能寄信給你。
mail-confirm-now = 是我的
mail-confirm-done = 已確認，謝謝。
mail-leave = 不想再收到Regency的信嗎？
mail-leave-now = 不再收信
mail-leave-done = 完成，你的地址已刪除。
mail-cut = 連結不完整。請再從信中開啟，或完整複製。
chat-unread = 聊天，{ $lines }則新訊息
