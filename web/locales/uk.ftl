# Слова застосунку.
app-name = Regency
skip-to-content = До вмісту
navigation = Навігація
loading = Хвилинку…
close = Закрити
cancel = Передумати
change = змінити
add = Додати
send = Надіслати
you = ви
guest = Гість

title-new = Нова партія
title-table = Стіл
title-your-turn = Ваш хід
title-replay = Перегляд
title-rules = Правила
title-settings = Налаштування
lost-title = Тут нічого немає
lost-text = Ця адреса нікуди не веде, або того, що тут було, вже немає.
to-home = На головну

server-away = Сервер зараз недоступний. Сторінка пробує знову сама, вам нічого не треба робити.
trouble-offline = Сервер недоступний. Перевірте з’єднання і спробуйте ще раз.
trouble-not-found = Такого (вже) немає.
trouble-other = Не вийшло: { $words }

home-title = Грайте при дворі
home-words = Три королівські гри — з друзями будь-де або з ботами. Безкоштовно, без реєстрації, нічого не треба читати наперед.
games = Ігри
more-games = Інші ігри
your-name = Ваше ім’я
language = Мова
seats-range = { $one ->
    [yes] { $to } місця
   *[no] { $to ->
        [few] { $from }–{ $to } місця
       *[other] { $from }–{ $to } місць
    }
}
minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
}
seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
}
rules = Правила
play-now = Грати зараз
starting = Накриваємо стіл…
against-bots = { $bots ->
    [one] Проти { $bots } бота ({ $level })
   *[other] Проти { $bots } ботів ({ $level })
}
invite = Запросити
pass-and-play = На одному пристрої
continue = Продовжити
to-table = До столу
join = Приєднатися
join-none = Зараз немає відкритих столів. Відкрийте свій: «Запросити» біля будь-якої гри.
sit-down = Сісти
sit-here = Сісти сюди
watch = Дивитися
watch-not = Закрита партія триває
seats-free = { $seats ->
    [one] { $seats } вільне місце
    [few] { $seats } вільні місця
   *[other] { $seats } вільних місць
}
records = Записи
import = Відкрити файл запису
import-words = Партію, збережену у файлі тут чи деінде, можна переглянути.

new-words = Оберіть, хто сяде за стіл, і починайте.
pass-and-play-words = Кілька людей на цьому пристрої: він переходить з рук у руки, а між ходами ховає карти.
seats = Місця
how-many-seats = Скільки місць
n-seats = { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[other] { $seats } місць
}
seat-kind = Хто сидить на місці { $number }
seat-level = Рівень бота на місці { $number }
seat-name = Ім’я на місці { $number }
seat-me = Я
seat-here = Тут, поруч
seat-open = Гість
seat-bot = Бот
seat-open-words = вільне для всіх, хто має посилання
seat-empty = вільне місце
player-number = Гравець { $number }
bot-named = { $level } { $number }
send-away = Вивести з-за столу: { $name }
away = не в мережі
host = господар
options = Варіанти
clock = Час на роздуми кожному
clock-none = Без годинника
clock-day = одна доба
clock-increment = Додається за кожне рішення
stand-in = Коли час вийде
stand-in-none = Ніхто не замінить
table-public = Видно всім
table-spectators = Інші можуть дивитися
open-table = Відкрити стіл
start = Почати партію
start-when-full = Щоб почати, на кожне вільне місце потрібен гість або бот.
waiting-for = { $seats ->
    [one] Чекаємо ще на { $seats } людину.
   *[other] Чекаємо ще на { $seats } людей.
}
ready-host = Усі на місці. Можна починати.
ready-guest = Усі на місці. Починає господар.
away-host = Не в мережі: { $names }. Можна починати або зачекати.
away-guest = Не в мережі: { $names }. Починає господар.
table-full = Усі місця зайняті.
leave = Встати з-за столу
invite-title = Запросіть когось
invite-link = Посилання на цей стіл
qr-label = QR-код із посиланням на цей стіл
copy-link = Копіювати посилання
copied = Скопійовано
copy-failed = Скопіювати не вдалося. Посилання виділено: скопіюйте його звідти.
copy-by-hand = Скопіювати не вдалося, ось посилання: { $link }
invite-here-only = Це посилання діє лише на цьому пристрої: сервер більше нікого не слухає. Якщо запустити його з «--host 0.0.0.0», до нього дістануться телефони в тій самій мережі.
share = Поділитися
fair-deal = Чесна роздача
fair-words = Роздачу визначають таємниця, яку сервер зафіксував наперед, і ваші слова. Після партії кожен може її перевірити.
words-so-far = Уже додані слова:
words-by = Слова додали: { $names }
words-missing = Ще без слова: { $names }
word-of = Слово від імені: { $name }
deal-renewed = { $why ->
    [options] Варіанти змінилися, тож обіцяно нову роздачу; додайте свої слова знову.
   *[seats] Склад столу змінився, тож обіцяно нову роздачу; додайте свої слова знову.
}
your-word = Ваше слово

board = Поле
tools = Інструменти
beside = Очки, оповідь і розмова
menu = Меню
sending = Надсилаємо…
confirm = Підтвердити
confirm-group = Підтвердьте вибір
points-change = { $points ->
    [one] { $sign ->
        [plus] +{ $points } очко
        [minus] −{ $points } очко
       *[none] без змін
    }
    [few] { $sign ->
        [plus] +{ $points } очки
        [minus] −{ $points } очки
       *[none] без змін
    }
   *[other] { $sign ->
        [plus] +{ $points } очок
        [minus] −{ $points } очок
       *[none] без змін
    }
}
undo = Скасувати
undo-ask = Попросити скасувати
undo-asked = { $name } хоче скасувати останнє рішення.
undo-asked-mine = Ви хочете скасувати своє останнє рішення.
undo-question = { $name }, чи дозволяєте ви?
undo-question-words = { $asker } хоче скасувати останнє рішення. Карти тим часом закриті.
allow-as = { $name } дозволяє
refuse-as = { $name } відмовляє
allow = Дозволити
refuse = Відмовити
hint = Порада
hint-thinking = Бот думає…
hint-how = Сильний бот подумав за вас, знаючи лише те, що знаєте ви.
hint-share = { $percent } % його спроб
hint-win = перемог: { $percent } %
hint-points = очікує очок: { $points }
hint-take = Обрати
log = Оповідь
log-empty = Ще нічого не сталося.
story-sat-down = { $name } сідає на місце { $number }.
story-stood-in = { $why ->
    [left] { $name } виходить із партії; далі грає бот ({ $level }).
    [removed] Господар передає місце боту ({ $level }): { $name }.
    [absent] { $name } не в мережі; господар дозволяє грати боту ({ $level }).
    [time] { $name } не має більше часу; далі грає бот ({ $level }).
   *[other] { $name } дозволяє грати боту ({ $level }).
}
story-came-back = { $name } повертається і грає далі.
story-seat-asked = { $name } просить місце { $number }.
story-seat-refused = { $how ->
    [silence] Не всі погодилися вчасно: { $name } не отримує місця { $number }.
   *[person] { $by } каже «ні»: { $name } не отримує місця { $number }.
}
story-seat-withdrawn = { $name } більше не просить місця.
story-undo-asked = { $name } просить скасувати рішення.
story-undo-refused = { $how ->
    [silence] Партія пішла далі: прохання скасувати відпало ({ $name }).
   *[person] { $by } не дозволяє скасувати рішення: { $name }.
}
story-undo-withdrawn = { $name } більше не просить скасувати.
story-undone = { $name } скасовує своє рішення.
story-renewed = { $why ->
    [options] Варіанти змінилися: обіцяно нову роздачу.
   *[seats] Склад столу змінився: обіцяно нову роздачу.
}
show-moment = Показати цю мить
looking-back = Погляд назад: мить { $at }.
back-to-now = До теперішнього
# --- following the others
pace = Ходи інших
pace-calm = Спокійно
pace-normal = Звичайно
pace-quick = Швидко
pace-at-once = Відразу
skip = Одразу до вашого ходу
since-title = Після вашого останнього ходу
since-none = Поки що нічого не сталося.
since-points = Ваші очки: { $before } → { $after }
points = Очки
points-unknown = ?
points-none = Поки нічого.
to-move = має ходити
cards-shown = Карти, які видно
your-actions = Що ви можете зробити
actions-none = Зараз нічого.
rule-named = Правило { $clause }
read-table = Стіл словами
chat = Розмова
chat-empty = Ще ніхто нічого не сказав.
chat-unsent = ще не надіслано
chat-muted = Розмову вимкнено.
chat-say = Скажіть щось
phrases = Швидкі фрази
mute = Вимкнути розмову
watching = { $people ->
    [one] дивиться { $people } людина
    [few] дивляться { $people } людини
   *[other] дивляться { $people } людей
}
you-watch = Ви дивитеся.
no-spectators = Ця партія закрита для глядачів.
no-spectators-words = За цим столом грають лише між собою.
ask-seat = Попросити місце
ask-seat-words = Про місце бота питаємо всіх за столом, про місце людини — лише того, хто там сидить. Мовчання означає «ні».
ask-seat-of = Попросити місце: { $name }
seat-asking = Ви попросили місце: { $name }.
seat-asked-by = { $guest } хоче сісти на місце: { $name }.
silence-is-no = Мовчання означає «ні»
agreed-so-far = Згодні: { $names }
waiting-answers = Чекаємо на відповідь: { $names }
agree = Погодитися
disagree = Ні
withdraw = Відкликати
take-seat-back = Повернути собі місце
let-bot-play = Нехай за мене грає бот
stand-in-mine = { $why ->
    [left] Ви вийшли з партії; за вас грає бот.
    [removed] Господар передав ваше місце боту.
    [absent] Вас не було, тож господар дозволив боту грати за вас.
    [time] Ваш час вийшов; за вас грає бот.
   *[other] За вас грає бот.
}
stand-in-mine-of = { $why ->
    [left] { $name } не грає далі; грає бот.
    [removed] Господар передав боту місце: { $name }.
    [absent] { $name } не в мережі, тож господар дозволив грати боту.
    [time] { $name } не має більше часу; грає бот.
   *[other] Грає бот замість: { $name }.
}
take-seat-back-of = { $name } знову грає
stand-in-short = { $why ->
    [left] не за столом; грає бот ({ $level })
    [removed] місце передано боту ({ $level })
    [absent] не в мережі; грає бот ({ $level })
    [time] час вийшов; грає бот ({ $level })
   *[other] грає бот ({ $level })
}
leave-match = Вийти з партії
leave-match-words = За вас гратиме бот; повернутися можна будь-коли.
let-bot-play-for = Нехай бот грає замість: { $name }
let-bot-play-words = { $name } не в мережі. Бот гратиме, доки { $name } не повернеться на своє місце.
time-left = залишилося { $time }
connection-lost = З’єднання втрачено. Пробуємо знову; нічого не пропало.
connection-back = З’єднання відновлено.
rules-unable = Не вдалося завантажити правила на цю сторінку, тож стіл малює сервер. Усе працює, лише відповіді трохи повільніші.
table-missing = Такого столу (вже) немає.
set-aside = Відкладено
set-aside-title = Цю партію відкладено
hand-over = Передайте пристрій: { $name }
hand-over-words = Карти з’являться лише тоді, коли { $name } про це попросить.
hand-over-take = Це я, { $name }
as-things-stand = Станом на зараз
reconstructed = Одне зі значень відновлене: жодного друкованого примірника не вдалося прочитати.
end-title = Підсумок
end-winner = { $count ->
    [one] Перемога: { $names }!
   *[other] Перемогу ділять: { $names }!
}
end-place = місце { $place }
end-skip = Показати все відразу
practice = Тренувальна партія
practice-words = Скасовано хід, після якого відкрилося щось нове, тож це тренувальна партія.
dealt-here = На цьому пристрої
dealt-here-words = Карти перетасовано на цьому пристрої: ніхто інший не може перевірити цю роздачу.
matches-here = Ваші партії на цьому пристрої
delete-match = Видалити партію
delete-match-words = Вона зберігається лише на цьому пристрої: видалену партію вже не повернути.
set-aside-here = Цю партію розпочато за іншими правилами, ніж ті, за якими грає ця сторінка. Її відкладено; нічого з неї не втрачено.
end-seed = Таємниця роздачі, для перевірки:
rematch = Реванш
to-rematch = До реваншу
replay = Переглянути
export = Зберегти файл запису

replay-view = Погляд
replay-open = Карти відкриті
replay-spectator = Очима глядача
replay-as = Очима: { $name }
replay-controls = Керування переглядом
replay-moment = Мить
replay-step = { $at } з { $steps }
replay-first = На початок
replay-back = Крок назад
replay-next = Крок уперед
replay-last = У кінець
copy-moment = Копіювати посилання на цю мить
play = Відтворити
pause = Пауза

rules-search = Шукати в правилах
rules-found = { $count ->
    [one] знайдено { $count } правило
    [few] знайдено { $count } правила
   *[other] знайдено { $count } правил
}
rules-none = Жодне правило про це не каже.

settings = Налаштування
theme = Вигляд
theme-auto = Як на пристрої
theme-light = Світлий
theme-dark = Темний
motion = Рух
motion-auto = Як на пристрої
motion-full = Усе рухається
motion-still = Нічого не рухається
playing = Гра
confirm-moves = Просити підтвердження кожного ходу
my-data = Що про мене зберігається
my-data-words = Облікового запису немає: хто ви тут, каже файл cookie в цьому браузері. Сервер зберігає ваше ім’я, ваші місця, сказане вами й записи, які ви додали.
my-data-download = Завантажити
sessions-end = Вийти всюди, крім цього браузера
sessions-end-words = Усі інші браузери, у яких ви — це ви, одразу перестануть вами бути. Цей залишиться.
sessions-ended = Готово: тепер ви лише в цьому браузері.
delete-me = Видалити мене
delete-me-gone = Ваше ім’я, сказане вами й записи, які ви додали, буде видалено.
delete-me-stays = Партії залишаються тим, з ким ви грали: з вашими ходами, але без вашого імені; у незакінчених далі гратиме бот.
delete-me-final = Скасувати це неможливо, навіть тому, хто тримає сервер, хіба що з резервної копії.
delete-me-now = Видалити все
me-deleted = Видалено. Тепер про вас тут нічого не відомо.

shortcuts = Клавіатура
key-tab = від однієї ділянки до іншої
key-arrows = у межах ділянки: рука, ринок, поле
key-enter = обрати; ще раз — підтвердити
key-escape = скасувати вибір, закрити, до теперішнього
key-skip = одразу до вашого ходу
key-board = до того, що можна зробити на полі
key-actions = що можна зробити, списком
key-undo = скасувати
key-hint = порада
key-log = оповідь
key-points = очки
key-chat = розмова
key-read = стіл словами
key-rules = правила
key-help = цей перелік
