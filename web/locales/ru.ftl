# Слова приложения.
app-name = Regency
skip-to-content = К содержанию
navigation = Навигация
loading = Минутку…
close = Закрыть
cancel = Передумать
change = изменить
add = Добавить
send = Отправить
you = вы
guest = Гость

title-new = Новая партия
title-table = Стол
title-your-turn = Ваш ход
title-replay = Просмотр
title-rules = Правила
title-settings = Настройки
lost-title = Здесь ничего нет
lost-text = Этот адрес никуда не ведёт, или того, что здесь было, уже нет.
to-home = На главную

server-away = Сервер сейчас недоступен. Страница пробует снова сама, вам ничего не нужно делать.
trouble-offline = Сервер недоступен. Проверьте соединение и попробуйте снова.
trouble-not-found = Такого (уже) нет.
trouble-other = Не получилось: { $words }

home-title = Играйте при дворе
home-words = Три королевские игры — с друзьями где угодно или с ботами. Бесплатно, без регистрации, ничего не нужно читать заранее.
games = Игры
more-games = Другие игры
your-name = Ваше имя
language = Язык
seats-range = { $one ->
    [yes] { $to } места
   *[no] { $to ->
        [few] { $from }–{ $to } места
       *[other] { $from }–{ $to } мест
    }
}
minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}
rules = Правила
play-now = Играть сейчас
starting = Накрываем стол…
against-bots = { $bots ->
    [one] Против { $bots } бота ({ $level })
   *[other] Против { $bots } ботов ({ $level })
}
invite = Пригласить
pass-and-play = На одном устройстве
continue = Продолжить
to-table = К столу
join = Присоединиться
join-none = Сейчас нет открытых столов. Откройте свой: «Пригласить» у любой игры.
sit-down = Сесть
sit-here = Сесть сюда
watch = Смотреть
watch-not = Идёт закрытая партия
seats-free = { $seats ->
    [one] { $seats } свободное место
    [few] { $seats } свободных места
   *[other] { $seats } свободных мест
}
records = Записи
import = Открыть файл записи
import-words = Партию, сохранённую в файле здесь или где-то ещё, можно пересмотреть.

new-words = Выберите, кто сядет за стол, и начинайте.
pass-and-play-words = Несколько человек на этом устройстве: оно переходит из рук в руки, а между ходами прячет карты.
seats = Места
how-many-seats = Сколько мест
n-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}
seat-kind = Кто сидит на месте { $number }
seat-level = Уровень бота на месте { $number }
seat-name = Имя на месте { $number }
seat-me = Я
seat-here = Здесь, рядом
seat-open = Гость
seat-bot = Бот
seat-open-words = свободно для всех, у кого есть ссылка
seat-empty = свободное место
player-number = Игрок { $number }
bot-named = { $level } { $number }
send-away = Вывести из-за стола: { $name }
away = не в сети
host = хозяин
options = Варианты
clock = Время на раздумья каждому
clock-none = Без часов
clock-day = одни сутки
clock-increment = Добавляется за каждое решение
stand-in = Когда время выйдет
stand-in-none = Никто не заменит
table-public = Видно всем
table-spectators = Другие могут смотреть
open-table = Открыть стол
start = Начать партию
start-when-full = Чтобы начать, на каждое свободное место нужен гость или бот.
waiting-for = { $seats ->
    [one] Ждём ещё { $seats } человека.
   *[other] Ждём ещё { $seats } человек.
}
ready-host = Все на месте. Можно начинать.
ready-guest = Все на месте. Начинает хозяин.
away-host = Не в сети: { $names }. Можно начинать или подождать.
away-guest = Не в сети: { $names }. Начинает хозяин.
table-full = Все места заняты.
leave = Встать из-за стола
invite-title = Пригласите кого-нибудь
invite-link = Ссылка на этот стол
qr-label = QR-код со ссылкой на этот стол
copy-link = Копировать ссылку
copied = Скопировано
copy-failed = Скопировать не удалось. Ссылка выделена: скопируйте её оттуда.
copy-by-hand = Скопировать не удалось, вот ссылка: { $link }
invite-here-only = Эта ссылка работает только на этом устройстве: сервер больше никого не слушает. Если запустить его с «--host 0.0.0.0», до него доберутся телефоны в той же сети.
share = Поделиться
fair-deal = Честная раздача
fair-words = Раздачу определяют тайна, которую сервер зафиксировал заранее, и ваши слова. После партии каждый может её проверить.
words-so-far = Уже добавленные слова:
words-by = Слова добавили: { $names }
words-missing = Ещё без слова: { $names }
word-of = Слово от имени: { $name }
deal-renewed = { $why ->
    [options] Варианты изменились, поэтому обещана новая раздача; добавьте свои слова снова.
   *[seats] Состав стола изменился, поэтому обещана новая раздача; добавьте свои слова снова.
}
your-word = Ваше слово

board = Поле
tools = Инструменты
beside = Очки, рассказ и разговор
menu = Меню
sending = Отправляем…
confirm = Подтвердить
confirm-group = Подтвердите выбор
points-change = { $points ->
    [one] { $sign ->
        [plus] +{ $points } очко
        [minus] −{ $points } очко
       *[none] без изменений
    }
    [few] { $sign ->
        [plus] +{ $points } очка
        [minus] −{ $points } очка
       *[none] без изменений
    }
   *[other] { $sign ->
        [plus] +{ $points } очков
        [minus] −{ $points } очков
       *[none] без изменений
    }
}
undo = Отменить
undo-ask = Попросить отменить
undo-asked = { $name } хочет отменить последнее решение.
undo-asked-mine = Вы хотите отменить своё последнее решение.
undo-question = { $name }, вы разрешаете?
undo-question-words = { $asker } хочет отменить последнее решение. Карты тем временем закрыты.
allow-as = { $name } разрешает
refuse-as = { $name } отказывает
allow = Разрешить
refuse = Отказать
hint = Совет
hint-thinking = Бот думает…
hint-how = Сильный бот подумал за вас, зная лишь то, что знаете вы.
hint-share = { $percent } % его попыток
hint-win = побед: { $percent } %
hint-points = ожидает очков: { $points }
hint-take = Выбрать
log = Рассказ
log-empty = Ещё ничего не произошло.
story-sat-down = { $name } садится на место { $number }.
story-stood-in = { $why ->
    [left] { $name } выходит из партии; дальше играет бот ({ $level }).
    [removed] Хозяин передаёт место боту ({ $level }): { $name }.
    [absent] { $name } не в сети; хозяин разрешает играть боту ({ $level }).
    [time] У игрока { $name } вышло время; дальше играет бот ({ $level }).
   *[other] { $name } разрешает играть боту ({ $level }).
}
story-came-back = { $name } возвращается и играет дальше.
story-seat-asked = { $name } просит место { $number }.
story-seat-refused = { $how ->
    [silence] Не все согласились вовремя: { $name } не получает место { $number }.
   *[person] { $by } говорит «нет»: { $name } не получает место { $number }.
}
story-seat-withdrawn = { $name } больше не просит места.
story-undo-asked = { $name } просит отменить решение.
story-undo-refused = { $how ->
    [silence] Партия пошла дальше: просьба об отмене отпала ({ $name }).
   *[person] { $by } не разрешает отменить решение: { $name }.
}
story-undo-withdrawn = { $name } больше не просит отмены.
story-undone = { $name } отменяет своё решение.
story-renewed = { $why ->
    [options] Варианты изменились: обещана новая раздача.
   *[seats] Состав стола изменился: обещана новая раздача.
}
show-moment = Показать этот миг
looking-back = Взгляд назад: миг { $at }.
back-to-now = К настоящему
# --- following the others
pace = Ходы других
pace-calm = Спокойно
pace-normal = Обычно
pace-quick = Быстро
pace-at-once = Сразу
skip = Сразу к вашему ходу
since-title = После вашего последнего хода
since-none = Пока ничего не произошло.
since-points = Ваши очки: { $before } → { $after }
points = Очки
points-unknown = ?
points-none = Пока ничего.
to-move = ходит
cards-shown = Видимые карты
your-actions = Что вы можете сделать
actions-none = Сейчас ничего.
rule-named = Правило { $clause }
read-table = Стол словами
chat = Разговор
chat-empty = Ещё никто ничего не сказал.
chat-unsent = ещё не отправлено
chat-muted = Разговор отключён.
chat-say = Скажите что-нибудь
phrases = Быстрые фразы
mute = Отключить разговор
watching = { $people ->
    [one] смотрит { $people } человек
    [few] смотрят { $people } человека
   *[other] смотрят { $people } человек
}
you-watch = Вы смотрите.
no-spectators = Эта партия закрыта для зрителей.
no-spectators-words = За этим столом играют только между собой.
ask-seat = Попросить место
ask-seat-words = О месте бота спрашиваем всех за столом, о месте человека — только того, кто там сидит. Молчание означает «нет».
ask-seat-of = Попросить место: { $name }
seat-asking = Вы попросили место: { $name }.
seat-asked-by = { $guest } хочет сесть на место: { $name }.
silence-is-no = Молчание означает «нет»
agreed-so-far = Согласны: { $names }
waiting-answers = Ждём ответа: { $names }
agree = Согласиться
disagree = Нет
withdraw = Отозвать
take-seat-back = Вернуть себе место
let-bot-play = Пусть за меня играет бот
stand-in-mine = { $why ->
    [left] Вы вышли из партии; за вас играет бот.
    [removed] Хозяин передал ваше место боту.
    [absent] Вас не было, поэтому хозяин разрешил боту играть за вас.
    [time] Ваше время вышло; за вас играет бот.
   *[other] За вас играет бот.
}
stand-in-mine-of = { $why ->
    [left] { $name } больше не играет; играет бот.
    [removed] Хозяин передал боту место: { $name }.
    [absent] { $name } не в сети, поэтому хозяин разрешил играть боту.
    [time] У игрока { $name } вышло время; играет бот.
   *[other] Играет бот вместо: { $name }.
}
take-seat-back-of = { $name } снова играет
stand-in-short = { $why ->
    [left] не за столом; играет бот ({ $level })
    [removed] место передано боту ({ $level })
    [absent] не в сети; играет бот ({ $level })
    [time] время вышло; играет бот ({ $level })
   *[other] играет бот ({ $level })
}
leave-match = Выйти из партии
leave-match-words = За вас будет играть бот; вернуться можно в любой момент.
let-bot-play-for = Пусть бот играет вместо: { $name }
let-bot-play-words = { $name } не в сети. Бот будет играть, пока { $name } не вернётся на своё место.
time-left = осталось { $time }
connection-lost = Соединение потеряно. Пробуем снова; ничего не пропало.
connection-back = Соединение восстановлено.
rules-unable = Не удалось загрузить правила на эту страницу, поэтому стол рисует сервер. Всё работает, только ответы приходят чуть медленнее.
table-missing = Такого стола (уже) нет.
set-aside = Отложена
set-aside-title = Эта партия отложена
hand-over = Передайте устройство: { $name }
hand-over-words = Карты появятся, только когда { $name } об этом попросит.
hand-over-take = Это я, { $name }
as-things-stand = На данный момент
reconstructed = Одно из значений восстановлено: ни одного печатного экземпляра прочесть не удалось.
end-title = Итог
end-winner = { $count ->
    [one] Победа: { $names }!
   *[other] Победу делят: { $names }!
}
end-place = место { $place }
end-skip = Показать всё сразу
practice = Тренировочная партия
practice-words = Отменён ход, после которого открылось что-то новое, поэтому это тренировочная партия.
dealt-here = На этом устройстве
dealt-here-words = Карты перетасованы на этом устройстве: никто другой не может проверить эту раздачу.
matches-here = Ваши партии на этом устройстве
delete-match = Удалить партию
delete-match-words = Она хранится только на этом устройстве: удалённую партию уже не вернуть.
set-aside-here = Эта партия начата не по тем правилам, по которым играет эта страница. Она отложена; ничего из неё не потеряно.
end-seed = Тайна раздачи, для проверки:
rematch = Реванш
to-rematch = К реваншу
replay = Пересмотреть
export = Сохранить файл записи

replay-view = Взгляд
replay-open = Карты открыты
replay-spectator = Глазами зрителя
replay-as = Глазами: { $name }
replay-controls = Управление просмотром
replay-moment = Миг
replay-step = { $at } из { $steps }
replay-first = В начало
replay-back = Шаг назад
replay-next = Шаг вперёд
replay-last = В конец
copy-moment = Копировать ссылку на этот миг
play = Воспроизвести
pause = Пауза

rules-search = Искать в правилах
rules-found = { $count ->
    [one] найдено { $count } правило
    [few] найдено { $count } правила
   *[other] найдено { $count } правил
}
rules-none = Ни одно правило об этом не говорит.

settings = Настройки
theme = Вид
theme-auto = Как на устройстве
theme-light = Светлый
theme-dark = Тёмный
motion = Движение
motion-auto = Как на устройстве
motion-full = Всё движется
motion-still = Ничего не движется
playing = Игра
confirm-moves = Просить подтверждение каждого хода
my-data = Что обо мне хранится
my-data-words = Учётной записи нет: кто вы здесь, говорит файл cookie в этом браузере. Сервер хранит ваше имя, ваши места, сказанное вами и записи, которые вы добавили.
my-data-download = Скачать
sessions-end = Выйти везде, кроме этого браузера
sessions-end-words = Все другие браузеры, в которых вы — это вы, сразу перестанут вами быть. Этот останется.
sessions-ended = Готово: теперь вы только в этом браузере.
delete-me = Удалить меня
delete-me-gone = Ваше имя, сказанное вами и записи, которые вы добавили, будут удалены.
delete-me-stays = Партии остаются тем, с кем вы играли: с вашими ходами, но без вашего имени; в неоконченных дальше играет бот.
delete-me-final = Отменить это нельзя, даже тому, кто держит сервер, разве что из резервной копии.
delete-me-now = Удалить всё
me-deleted = Удалено. Теперь о вас здесь ничего не известно.

shortcuts = Клавиатура
key-tab = от одной области к другой
key-arrows = внутри области: рука, рынок, поле
key-enter = выбрать; ещё раз — подтвердить
key-escape = отменить выбор, закрыть, к настоящему
key-skip = сразу к вашему ходу
key-board = к тому, что можно сделать на поле
key-actions = что можно сделать, списком
key-undo = отменить
key-hint = совет
key-log = рассказ
key-points = очки
key-chat = разговор
key-read = стол словами
key-rules = правила
key-help = этот список
