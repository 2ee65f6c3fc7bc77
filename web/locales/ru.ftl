# Слова приложения.
app-name = Regency
skip-to-content = Перейти к содержимому
navigation = Навигация
loading = Минутку…
close = Закрыть
cancel = Отмена
change = изменить
add = Добавить
send = Отправить
you = вы
guest = Гость

title-new = Новая партия
title-table = Стол
title-turn = Ваш ход: { $game }
title-replay = Повтор
title-review = Разбор партии
title-rules = Как играть
title-almanac = Альманах
title-settings = Настройки
lost-title = Здесь ничего нет
lost-text = Такой страницы нет, или её уже удалили.
to-home = На главную
to-score = К итогу

server-away = Сервер сейчас недоступен. Страница пробует снова сама, вам ничего не нужно делать.
trouble-offline = Сервер недоступен. Проверьте соединение и попробуйте снова.
trouble-not-found = Не найдено: возможно, этого уже нет.
trouble-other = Не получилось: { $words }

home-title = Добро пожаловать ко двору
home-words = Три королевские игры: с друзьями по всему миру или с ботами. Бесплатно, без регистрации, правила можно не читать заранее.
games = Игры
more-games = Другие игры
your-name = Ваше имя
choose-face = Выберите лицо
your-face = Ваше лицо: { $face }. Выбрать другое
face-poet = поэт
face-gardener = садовница
face-falconer = сокольничий
face-lady = дама
face-fool = шут
face-scholar = учёный
face-cook = повар
face-nun = монахиня
face-sailor = моряк
face-pilgrim = паломник
face-stargazer = звездочётка
face-miller = мельник
face-painter = художник
face-dancer = танцовщица
face-smith = кузнец
face-weaver = ткачиха
face-troubadour = трубадур
face-merchant = купец
face-widow = вдова
face-maiden-at-arms = воительница
face-northerner = северянин
face-hermit = отшельник
face-apprentice = подмастерье
face-duchess = герцогиня
face-monk = монах
face-corsair = корсарка
face-judge = судья
face-inventor = изобретатель
face-seamstress = швея
face-singer = певица
face-vagabond = бродяга
face-notary = нотариус
language = Язык
seats-range = { $one ->
    [yes] { $to ->
        [one] { $to } игрок
        [few] { $to } игрока
       *[many] { $to } игроков
    }
   *[no] { $to ->
        [few] { $from }–{ $to } игрока
       *[many] { $from }–{ $to } игроков
    }
}
minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}
rules = Правила
play-now = Играть
starting = Раскладываем игру…
against-bots = { $bots ->
    [one] { $bots } бот, уровень «{ $level }»
    [few] { $bots } бота, уровень «{ $level }»
   *[many] { $bots } ботов, уровень «{ $level }»
}
invite = Пригласить
pass-and-play = На одном устройстве
continue = Ваши партии
to-table = Вернуться
join = Открытые столы
join-none = Открытых столов пока нет. Откройте свой: нажмите «Пригласить» у любой игры.
sit-down = Сесть за стол
sit-here = Занять место
watch = Смотреть
watch-not = Идёт закрытая партия
seats-free = { $seats ->
    [one] { $seats } свободное место
    [few] { $seats } свободных места
   *[other] { $seats } свободных мест
}
records = Записи партий
import = Открыть запись
import-words = Сохранённую партию, свою или чужую, можно посмотреть ещё раз.

# --- учиться играя

# --- the coach of the first matches
coach = Советы
coach-understood = Понятно
coach-off = Без советов
coach-wanted = Показывать советы в первых партиях
manners-wanted = Боты вставляют реплики
bot-page-manner = Много рвения и немного трепета.
bot-page-greets = Мой первый двор! Будьте снисходительны.
bot-page-struck = Ой! Вот это неожиданность.
bot-page-wins = Победа? Моя? Скажите маме!
bot-page-loses = Столько нового! Может, ещё раз?
bot-squire-manner = Веселье и чуть больше отваги, чем надо.
bot-squire-greets = Сапоги блестят, ум тоже. К делу!
bot-squire-struck = Ай! Это я запомню.
bot-squire-wins = Ха! И на моей улице праздник.
bot-squire-loses = Отличная игра! Жду реванша.
bot-herald-manner = Объявляет всё, даже собственные ошибки.
bot-herald-greets = Слушайте все! Двор в сборе.
bot-herald-struck = Слушайте все! Какой удар!
bot-herald-wins = Слушайте все! Кажется, победа моя.
bot-herald-loses = Слушайте все! Достойная победа!
bot-knight-manner = Безупречная учтивость, мало слов.
bot-knight-greets = Приветствую. Пусть победит сильнейший.
bot-knight-struck = Славный удар. Моё почтение.
bot-knight-wins = Честный поединок. Хорошая игра.
bot-knight-loses = Ваша победа честна.
bot-chancellor-manner = Сухо, точно, по всем параграфам.
bot-chancellor-greets = Правила прочитаны. Дважды.
bot-chancellor-struck = Придётся изменить планы.
bot-chancellor-wins = Как и было подсчитано.
bot-chancellor-loses = Ошибка казны. Хорошая игра.
bot-sovereign-manner = Величие даже в поражении.
bot-sovereign-greets = Мы рады вас принять.
bot-sovereign-struck = Вы Нас удивили. Приятно.
bot-sovereign-wins = Корона остаётся на месте.
bot-sovereign-loses = Мы склоняем голову. Один раз.

# --- учиться играя

title-lessons = Уроки
learn = Научиться
learn-progress = Обучение: { $done } из { $lessons }
lessons-of = Уроки: { $game }
lesson-begin = Начать
lesson-resume = Продолжить с шага { $step } из { $steps }
lesson-done = Пройдено. Ещё раз
lesson-missing = Такого урока нет.
lesson-leave = Выйти из урока
lesson-again = Начать сначала
lesson-back = Назад
lesson-next = Далее
lesson-step = { $step } из { $steps }
lesson-your-move = Ваш ход
lesson-points-at = Показано: { $name }
lesson-not-now = В настоящей партии так можно. В этом уроке — { $wanted }.
lesson-why-not = { $reason } В этом уроке — { $wanted }.
lesson-read-on = Сначала прочитайте, что говорит урок, потом нажмите «Далее».
lesson-wait = Подождите: сейчас ходят другие.
lesson-over = Урок окончен. Отлично!
lesson-next-one = Следующий урок
lesson-play-on = Играть дальше отсюда

new-words = Выберите, кто сядет за стол, и начинайте.
pass-and-play-words = Играйте вместе на одном устройстве: передавайте его по кругу, между ходами карты скрыты.
seats = Игроки
how-many-seats = Число игроков
n-seats = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
seat-kind = Игрок { $number }: кто играет
seat-level = Игрок { $number }: уровень бота
seat-name = Игрок { $number }: имя
seat-me = Я
seat-here = На этом устройстве
seat-open = По ссылке
seat-bot = Бот
seat-open-words = для того, кто откроет ссылку
seat-empty = свободное место
player-number = Игрок { $number }
# A bot is a courtier: one name for each seat, so that no two at a table are called alike.
bot-named = { $number ->
    [1] Одон
    [2] Мабель
    [3] Танкред
    [4] Кларисса
   *[5] Ламберт
}
send-away = Убрать из-за стола: { $name }
away = не в сети
host = хозяин стола
options = Параметры партии
clock = Время на размышление каждому
clock-none = Без ограничения
clock-increment = Добавка за ход
stand-in = Когда время выйдет
stand-in-none = Ждать дальше
stand-in-bot = Играет бот: { $level }
table-public = Показывать стол в общем списке
table-spectators = Разрешить зрителей
table-hints = Разрешить подсказки
table-takebacks = Разрешить отмену хода
talk-choice = { $talk ->
    [phrases] Только быстрые фразы
    [none] Без чата
   *[words] Свободный
}
agreed = О чём договорились
agreed-hints = { $allowed ->
    [yes] Подсказки разрешены
   *[no] Без подсказок
}
agreed-takebacks = { $allowed ->
    [yes] Ход можно отменить: свободно или с согласия остальных
   *[no] Ходы не отменяются
}
agreed-spectators = { $allowed ->
    [yes] Зрители разрешены
   *[no] Без зрителей
}
agreed-chat = { $talk ->
    [phrases] В чате только быстрые фразы
    [none] Без чата
   *[words] Свободный чат
}
agreed-public = Стол в общем списке
agreed-increment = + { $seconds } с за ход
agreed-turn = { $minutes } мин на ход
agreed-changed = Хозяин стола изменил условия.
open-table = Открыть стол
start = Начать партию
start-when-full = Чтобы начать, пригласите игрока или посадите бота на каждое свободное место.
waiting-for = { $seats ->
    [one] Ждём ещё { $seats } игрока.
   *[other] Ждём ещё { $seats } игроков.
}
ready-host = Все на месте. Можно начинать.
ready-guest = Все на месте. Ждём, когда хозяин стола начнёт партию.
away-host = Не в сети: { $names }. Можно начинать или подождать.
away-guest = Не в сети: { $names }. Ждём, когда хозяин стола начнёт партию.
table-full = Все места заняты.
leave = Встать из-за стола
invite-title = Пригласите друзей
invite-link = Ссылка на этот стол
qr-label = QR-код со ссылкой на этот стол
copy-link = Скопировать ссылку
copied = Скопировано
copy-failed = Скопировать не удалось. Ссылка выделена: скопируйте её оттуда.
copy-by-hand = Скопировать не удалось, вот ссылка: { $link }
invite-here-only = Эта ссылка работает только на этом устройстве: сервер больше никого не слушает. Если запустить его с «--host 0.0.0.0», до него доберутся телефоны в той же сети.
share = Поделиться
fair-deal = Честная раздача
fair-words = Раздачу определяют секретный код, который сервер зафиксировал заранее, и слова игроков. После партии её может проверить каждый.
fair-code = Что именно зафиксировано
words-so-far = Уже добавленные слова:
words-by = Слова добавили: { $names }
words-missing = Ещё без слова: { $names }
word-of = Слово от имени: { $name }
deal-renewed = { $why ->
    [options] Параметры партии изменились, поэтому раздача будет новой; добавьте свои слова снова.
   *[seats] Состав игроков изменился, поэтому раздача будет новой; добавьте свои слова снова.
}
your-word = Ваше слово

board = Поле
tools = Действия
beside = Очки, журнал и чат
menu = Меню
sending = Отправляем…
confirm = Подтвердить
confirm-group = Подтвердите выбор
brings-nothing = Сейчас это ничего не даёт.
points-change = { $points ->
    [one] { $sign ->
        [plus] +{ $points } очко
        [minus] −{ $points } очко
       *[none] без изменений
    }
    [few] { $sign ->
        [plus] +{ $points } очка
        [minus] −{ $points } очка
       *[none] без изменений
    }
   *[other] { $sign ->
        [plus] +{ $points } очков
        [minus] −{ $points } очков
       *[none] без изменений
    }
}
undo = Отменить
undo-ask = Просить отмену
undo-asked = { $name } просит отменить последний ход.
undo-asked-mine = Вы просите отменить свой последний ход.
undo-question = { $name }, вы согласны?
undo-question-words = { $asker } просит отменить последний ход. Карты тем временем закрыты.
allow-as = { $name } разрешает
refuse-as = { $name } отказывает
allow = Разрешить
refuse = Отказать
hint = Подсказка
hint-thinking = Бот думает…
hint-how = Сильный бот просчитал ходы с вашего места, зная лишь то, что знаете вы.
hint-win = шанс победы: { $percent } %
hint-points = в среднем { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
# --- what a hint says for a move
hint-merit-win = Лучший шанс выиграть.
hint-merit-points = Больше всего очков.
hint-merit-close = Почти так же хорошо.
hint-brings = Даёт больше: { $source } (+{ $points }).
hint-denies = Оставляет другим меньше: { $source } (−{ $points }).
hint-opens = Сохраняет возможности: { $source }, { $other }.
hint-take = Выбрать
log = Журнал
log-empty = Ещё ничего не произошло.
story-sat-down = { $who ->
    [you] Вы садитесь за стол (место { $number }).
   *[other] { $name } садится за стол (место { $number }).
}
story-stood-in = { $who ->
    [you] { $why ->
        [left] Вы выходите из партии; дальше за вас играет бот ({ $level }).
        [removed] Хозяин передаёт ваше место боту ({ $level }).
        [absent] Вы не в сети; хозяин разрешает играть боту ({ $level }).
        [agreed] Вы не в сети; остальные разрешают играть боту ({ $level }).
        [time] Ваше время вышло; дальше за вас играет бот ({ $level }).
        [forfeit] Ваше время вышло, партия проиграна; дальше играет бот ({ $level }).
        [resigned] Вы сдаётесь; дальше играет бот ({ $level }).
       *[other] Вы разрешаете играть боту ({ $level }).
    }
   *[other] { $why ->
        [left] { $name } выходит из партии; дальше играет бот ({ $level }).
        [removed] { $name }: хозяин передаёт место боту ({ $level }).
        [absent] { $name } не в сети; хозяин разрешает играть боту ({ $level }).
        [agreed] { $name } не в сети; остальные разрешают играть боту ({ $level }).
        [time] У игрока { $name } вышло время; дальше играет бот ({ $level }).
        [forfeit] У игрока { $name } вышло время, партия проиграна; дальше играет бот ({ $level }).
        [resigned] { $name } сдаётся; дальше играет бот ({ $level }).
       *[other] { $name } разрешает играть боту ({ $level }).
    }
}
story-came-back = { $who ->
    [you] Вы возвращаетесь и играете дальше.
   *[other] { $name } возвращается и играет дальше.
}
story-seat-asked = { $who ->
    [you] Вы просите место { $number }.
   *[other] { $name } просит место { $number }.
}
story-seat-refused = { $how ->
    [silence] Не все согласились вовремя: { $who ->
        [you] вы не получаете место { $number }.
       *[other] { $name } не получает место { $number }.
    }
   *[person] { $by_who ->
        [you] Вы не соглашаетесь: { $name } не получает место { $number }.
       *[other] { $by } не соглашается: { $who ->
            [you] вы не получаете место { $number }.
           *[other] { $name } не получает место { $number }.
        }
    }
}
story-seat-withdrawn = { $who ->
    [you] Вы больше не просите места.
   *[other] { $name } больше не просит места.
}
story-undo-asked = { $who ->
    [you] Вы просите отменить ход.
   *[other] { $name } просит отменить ход.
}
story-undo-refused = { $how ->
    [silence] Партия пошла дальше: { $who ->
        [you] вы уже не можете отменить ход.
       *[other] { $name } уже не может отменить ход.
    }
   *[person] { $by_who ->
        [you] Вы не соглашаетесь: { $name } не отменяет ход.
       *[other] { $by } не соглашается: { $who ->
            [you] вы не отменяете ход.
           *[other] { $name } не отменяет ход.
        }
    }
}
story-undo-withdrawn = { $who ->
    [you] Вы больше не просите отменить ход.
   *[other] { $name } больше не просит отменить ход.
}
story-undone = { $who ->
    [you] Вы отменяете свой ход.
   *[other] { $name } отменяет свой ход.
}
story-abort-asked = { $who ->
    [you] Вы просите закончить партию без результата.
   *[other] { $name } просит закончить партию без результата.
}
story-abort-refused = { $by_who ->
    [you] Вы не согласны закончить партию.
   *[other] { $by } не соглашается закончить партию.
}
story-abort-withdrawn = { $who ->
    [you] Вы больше не просите закончить партию.
   *[other] { $name } больше не просит закончить партию.
}
story-aborted = Все согласны: партия заканчивается без результата.
story-stand-in-asked = { $by_who ->
    [you] Вы просите, чтобы за отсутствующего играл бот: { $name }.
   *[other] { $by } просит, чтобы за отсутствующего играл бот: { $name }.
}
story-stand-in-refused = { $how ->
    [silence] { $name } снова здесь: бот не нужен.
   *[person] { $by_who ->
        [you] Вы против: бот играть не будет, место остаётся ({ $name }).
       *[other] { $by } против: бот играть не будет, место остаётся ({ $name }).
    }
}
story-renewed = { $why ->
    [options] Параметры партии изменились: раздача будет новой.
   *[seats] Состав игроков изменился: раздача будет новой.
}
# --- following the others
pace = Ходы других
pace-calm = Спокойно
pace-normal = Обычно
pace-quick = Быстро
pace-at-once = Сразу
pace-clock = Когда у кого-то остаётся меньше часа, ходы показываются сразу.
skip = Сразу к вашему ходу
since-title = После вашего последнего хода
since-none = Пока ничего не произошло.
since-points = Ваши очки: { $before } → { $after }
show-moment = Показать этот момент
looking-back = Вы смотрите прошлое: шаг { $at }.
back-to-now = Вернуться к игре
# --- great moments, and sound
scene-on = Дальше
scene-leads = { $who ->
    [you] Вы впереди, отрыв: { $points }.
   *[other] { $seat } впереди, отрыв: { $points }.
}
sound = Звук
sound-off = Выключен
sound-soft = Тихо
sound-normal = Обычно
sound-loud = Громко
points = Очки
points-unknown = ?
points-none = Пока очков нет.
# --- scored, and what would be scored
points-supposed = Если бы партия закончилась сейчас
points-scored = набрано { $points }
to-move = ходит
cards-shown = Открытые карты
your-actions = Возможные действия
actions-none = Сейчас действий нет.
rule-named = Правило { $clause }
read-table = Описание стола
chat = Чат
chat-empty = Сообщений пока нет.
chat-unsent = ещё не отправлено
chat-muted = Чат отключён.
chat-say = Сообщение…
phrases = Быстрые фразы
mute = Отключить чат
watching = { $people ->
    [one] { $people } зритель
    [few] { $people } зрителя
   *[many] { $people } зрителей
}
you-watch = Вы зритель.
no-spectators = Эта партия закрыта для зрителей.
no-spectators-words = За этим столом играют только между собой.
ask-seat = Попросить место
ask-seat-words = О месте бота спрашиваем всех за столом, о месте человека — только того, кто там сидит. Молчание означает «нет».
ask-seat-of = Попросить место: { $name }
seat-asking = Вы попросили место: { $name }.
seat-asked-by = { $guest } хочет сесть на место: { $name }.
silence-is-no = Молчание означает «нет»
agreed-so-far = Согласны: { $names }
waiting-answers = Ждём ответа: { $names }
agree = Согласиться
disagree = Нет
withdraw = Отозвать
take-seat-back = Вернуться в игру
let-bot-play = Пусть за меня играет бот
stand-in-mine = { $why ->
    [left] Вы вышли из партии; за вас играет бот.
    [removed] Хозяин передал ваше место боту.
    [absent] Вас не было, поэтому хозяин разрешил боту играть за вас.
    [agreed] Вас не было, поэтому остальные разрешили боту играть за вас.
    [time] Ваше время вышло; за вас играет бот.
    [forfeit] Ваше время вышло, партия проиграна. Для остальных дальше играет бот.
    [resigned] Вы сдались. Для остальных дальше играет бот.
   *[other] За вас играет бот.
}
stand-in-mine-of = { $why ->
    [left] { $name } больше не играет; играет бот.
    [removed] Хозяин передал боту место: { $name }.
    [absent] { $name } не в сети, поэтому хозяин разрешил играть боту.
    [agreed] { $name } не в сети, поэтому остальные разрешили играть боту.
    [time] У игрока { $name } вышло время; играет бот.
    [forfeit] У игрока { $name } вышло время, партия проиграна; играет бот.
    [resigned] { $name } сдаётся; играет бот.
   *[other] { $name } не играет; играет бот.
}
take-seat-back-of = { $name } снова играет
stand-in-short = { $why ->
    [left] не за столом; играет бот ({ $level })
    [removed] место передано боту ({ $level })
    [absent] не в сети; играет бот ({ $level })
    [agreed] не в сети; играет бот ({ $level })
    [time] время вышло; играет бот ({ $level })
    [forfeit] проигрыш по времени; играет бот ({ $level })
    [resigned] сдаётся; играет бот ({ $level })
   *[other] играет бот ({ $level })
}
leave-match = Выйти из партии
leave-match-words = За вас будет играть бот, пока вы не вернётесь, а это можно в любой момент. Результат засчитают вам.
resign = Сдаться
resign-of = Сдаться: { $name }
resign-words = Вы сдаётесь окончательно. Что бы ни было дальше, ваше место последнее, и в статистике партия будет проигранной. Для остальных дальше играет бот. Вернуться нельзя.
resign-words-of = { $name } сдаётся окончательно. Что бы ни было дальше, это последнее место. Для остальных дальше играет бот. Вернуться нельзя.
abort = Закончить без результата
abort-words = Если согласны все, кто ещё играет, партия закончится сразу и не будет засчитана никому: ни мест, ни статистики. Достаточно одного «нет», чтобы играть дальше.
abort-asked = { $name } просит закончить без результата: партия не будет засчитана никому.
abort-asked-mine = Вы просите закончить партию без результата.
aborted = Закончена без результата
aborted-words = Все согласились закончить эту партию. Она не засчитана никому.
missing-asked = { $asker } спрашивает: пусть за отсутствующего играет бот? Место: { $name }
missing-asked-mine = Вы просите, чтобы бот играл за отсутствующего: { $name }.
missing-silence = Если никто не против, бот начнёт играть через
let-bot-ask-words = { $name } не в сети. Как только остальные согласятся или если за две минуты никто не будет против, будет играть бот, пока { $name } не вернётся.
end-given-up = сдача: последнее место
history-no-result = без результата
review-aborted = Эта партия закончилась без результата, разбирать нечего.
let-bot-play-for = { $name }: пусть играет бот
time-left = осталось { $time }
connection-lost = Связь потеряна, восстанавливаем. Партия сохранена.
connection-back = Соединение восстановлено.
rules-unable = Не удалось загрузить правила на эту страницу, поэтому стол рисует сервер. Всё работает, только ответы приходят чуть медленнее.
bots-instead = Нейросеть ботов не удалось загрузить: их уровень может отличаться.
table-missing = Такого стола нет, или он уже закрыт.
set-aside = Отложена
set-aside-title = Эта партия отложена
hand-over = Ходит { $name }: передайте устройство
hand-over-words = Карты откроются, когда { $name } нажмёт кнопку.
hand-over-take = Это я, { $name }
as-things-stand = На данный момент
reconstructed = Одно из чисел — наша реконструкция: напечатанное разобрать не удалось.
reconstructed-short = Откуда эти числа
end-title = Итоги
end-winner = { $who ->
    [you] { $count ->
        [one] Вы победили!
       *[other] Победу делите вы и { $others }!
    }
   *[other] { $count ->
        [one] Побеждает { $names }!
       *[other] Победу делят { $names }!
    }
}
end-place = { $place }-е место
end-skip = Показать всё сразу
practice = Тренировочная партия
practice-words = Отменён ход, после которого открылось что-то новое, поэтому это тренировочная партия.
dealt-here = На этом устройстве
dealt-here-words = Карты перетасованы на этом устройстве: никто другой не может проверить эту раздачу.
matches-here = Ваши партии на этом устройстве
delete-match = Удалить партию
delete-match-words = Она хранится только на этом устройстве: удалённую партию уже не вернуть.
set-aside-here = Эта партия начата не по тем правилам, по которым играет эта страница. Она отложена; ничего из неё не потеряно.
end-seed = Код раздачи для проверки:
rematch = Реванш
to-rematch = Перейти к реваншу
rematch-waits = Реванш уже готов.
replay = Смотреть повтор
export = Скачать запись

replay-view = Чьими глазами
replay-open = Все карты открыты
replay-spectator = Как видит зритель
replay-as = Как видит { $name }
replay-controls = Управление повтором
replay-moment = Шаг
replay-step = { $at } из { $steps }
replay-first = В начало
replay-back = Шаг назад
replay-next = Шаг вперёд
replay-last = В конец
replay-turns = Перейти к ходу
replay-turn = Ход { $number }: { $name }
replay-setup = Начало
replay-turn-back = Предыдущий ход
replay-turn-next = Следующий ход
replay-speed = Скорость
replay-choice-back = Предыдущее решение
replay-choice-next = Следующее решение
replay-choices = Решения ({ $name })
replay-verdicts = Что показал разбор
copy-moment = Скопировать ссылку на этот момент
play = Воспроизвести
pause = Пауза

# --- looking back: a match judged
lookback = Разбор партии
lookback-progress = Разбираем партию: { $percent } %
lookback-stop = Остановить
lookback-stopped = Разбор остановлен. Вот что удалось найти.
lookback-again = Разобрать ещё раз
lookback-done = Разбор готов.
lookback-failed = Этот браузер не может разобрать партию.
lookback-download = Скачать разбор
lookback-playing = Эта партия ещё идёт. Разобрать её можно будет, когда она закончится.
lookback-lens = Как оценивать решения
lookback-eyes = По тому, что вы могли знать
lookback-hands = При открытых картах
lookback-eyes-about = Учтено только то, что игрок видел тогда.
lookback-hands-about = Так, будто карты в руках видели все.
lookback-graph = Шанс победить после каждого хода
lookback-start = Начало
lookback-end = Конец
lookback-turn = Ход { $number }
lookback-turning = Переломные моменты
lookback-further = Чему ещё можно научиться
lookback-none = Ни одно решение явно не стоило победы.
lookback-none-yet = Пока ничего…
lookback-moment = { $name }, ход { $number }
lookback-blunder = Грубая ошибка
lookback-mistake = Ошибка
lookback-inaccuracy = Неточность
lookback-costly = Дорогое решение
lookback-cost = Шанс победить меньше на { $percent } %
lookback-played = Сыграно
lookback-better = Лучше
lookback-loss = Потерянный шанс победить: { $percent } % (от { $low } % до { $high } %).
lookback-loss-points = Потеряно очков: { $points }.
lookback-reason = Что лучшее решение даёт в конце в среднем: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} ({ $source }).
lookback-show = Показать в повторе
lookback-try = Попробовать отсюда ещё раз
lookback-try-failed = Не удалось сохранить новую партию. Возможно, в браузере не хватает места.
lookback-players = Кто как сыграл
lookback-accuracy = Точность: { $percent } из 100
lookback-choices = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
}
lookback-blunders = Грубые ошибки: { $count }
lookback-mistakes = Ошибки: { $count }
lookback-inaccuracies = Неточности: { $count }
lookback-ledger = Удача или мастерство?
lookback-ledger-about = Что привело шансы каждого от начала к итогу. Выбор сравнивается с выбором простого бота: кто играет так же, получает 0, даже если был ход лучше.
lookback-ledger-network = Что привело шансы каждого от начала к итогу.
lookback-points = { $points } очк.
lookback-points-playouts = Мелкие числа: очки.
lookback-points-network = Мелкие числа: на сколько очков больше, чем в среднем у остальных.
lookback-method-network = Оценила нейросеть, обученная этой игре; раздач на каждую позицию: { $count }.
lookback-most = Что повлияло больше всего: { $what } ({ $change })
lookback-luck = Удача
lookback-own = Свои решения
lookback-rival = Решения ({ $name })
lookback-result = Итог
lookback-share = { $percent } %
lookback-instead = Нейросеть здесь использовать не удалось, поэтому вместо неё партия много раз доиграна до конца.
lookback-method = Каждая позиция доиграна до конца много раз ({ $count }), одинаково на любом устройстве.

rules-search = Поиск по правилам
rules-found = { $count ->
    [one] найдено { $count } правило
    [few] найдено { $count } правила
   *[other] найдено { $count } правил
}
rules-none = В правилах об этом ничего нет.

# --- как играть
howto = Как играть
howto-contents = На этой странице
howto-goal = Цель
howto-turn = Ход в четырёх картинках
howto-points = Как считают очки
howto-sum = всего
howto-icons = Все значки
howto-forget = Что забывают новички
howto-rules = Все правила
almanac = Альманах
almanac-search = Искать название или эффект
almanac-all = все
almanac-found = { $count ->
    [one] найдено { $count }
   *[other] найдено { $count }
}
almanac-none = Такого в этой игре нет.
almanac-look = Рассмотреть: { $name }
almanac-order = Порядок
almanac-order-printed = как напечатано
almanac-order-wins = по победам
almanac-wins = У кого это было, тот выиграл { $share } % партий (от { $low } до { $high } %).
almanac-wins-about = Доля побед подсчитана в партиях между ботами равной силы: партий — { $matches }, игроков — { $seats }. В среднем { $even } %. Она говорит, кто с этим выиграл, а не почему.

settings = Настройки
theme = Тема
theme-auto = Как в системе
theme-light = Светлая
theme-dark = Тёмная
motion = Анимация
motion-auto = Как в системе
motion-full = Включена
motion-still = Выключена
playing = Игра
confirm-moves = Подтверждать каждый ход
my-data = Что обо мне хранится
my-data-words = Учётная запись не нужна: кто вы здесь, говорит файл cookie в этом браузере. Сервер хранит ваше имя, ваши места, ваши сообщения, ваши устройства и ключи и добавленные вами записи партий.
my-data-download = Скачать
brought = Добавленные вами записи партий
brought-none = Пока ни одной.
brought-one = { $when }, { $kilobytes } КБ
brought-drop = Удалить
brought-drop-this = Удалить: { $when }, { $kilobytes } КБ
sessions-end = Выйти везде, кроме этого браузера
sessions-end-words = Вы сразу выйдете из всех других браузеров. В этом вы останетесь.
sessions-ended = Готово: теперь вы только в этом браузере.
delete-me = Удалить мои данные
delete-me-gone = Ваше имя, ваши сообщения и добавленные вами записи партий будут удалены, вы выйдете из всех компаний.
delete-me-stays = Партии остаются тем, с кем вы играли: с вашими ходами, но без вашего имени; в неоконченных дальше играет бот.
delete-me-final = Отменить это нельзя, даже тому, кто держит сервер, разве что из резервной копии.
delete-me-now = Удалить всё
me-deleted = Удалено. Теперь о вас здесь ничего не известно.

shortcuts = Горячие клавиши
key-tab = от одной области к другой
key-arrows = внутри области: рука, рынок, поле
key-skip = сразу к вашему ходу
key-enter = выбрать; ещё раз — подтвердить
key-escape = отменить выбор, закрыть окно, вернуться к игре
key-board = к возможным действиям на поле
key-actions = список возможных действий
key-undo = отменить
key-hint = подсказка
key-log = журнал
key-points = очки
key-chat = чат
key-read = описание стола
key-rules = правила
key-help = этот список

## Один человек на нескольких устройствах
devices = Ваши устройства
devices-words = Играйте те же партии на телефоне, планшете и компьютере. Учётная запись не нужна.
device-unknown = Неизвестный браузер
device-on = { $browser }, { $system }
device-here = Это устройство
device-used = Последний раз: { $when }
device-end = Выйти
device-end-this = Выйти: { $device }
link-make = Продолжить на другом устройстве
link-again = Новая ссылка
link-words = Наведите телефон на код или откройте ссылку на другом устройстве. Она сработает один раз, до { $time }. Никому её не отправляйте: кто её откроет, будет играть за вас.
link-label = Ссылка для вашего другого устройства
link-qr = QR-код со ссылкой для вашего другого устройства
continue-title = Продолжить здесь
continue-as = Играть на этом устройстве как { $name }?
continue-words = Здесь будут все ваши партии, история и настройки.
continue-brings =
    { $tables ->
        [one] { $tables } партия, которую вы играете на этом устройстве, тоже будет вашей.
        [few] { $tables } партии, которые вы играете на этом устройстве, тоже будут вашими.
       *[many] { $tables } партий, которые вы играете на этом устройстве, тоже будут вашими.
    }
continue-already = Это уже ваше устройство, { $name }.
continue-now = Продолжить здесь
continue-how = Чтобы продолжить здесь, откройте настройки на другом устройстве, выберите «Продолжить на другом устройстве» и откройте ту ссылку здесь.
keys = Вход без пароля
keys-words = Ключ доступа в телефоне или компьютере узнает вас, даже если этот браузер вас забудет. Напечатанный запасной ключ пригодится, если вы его потеряете.
passkey-make = Создать ключ доступа
passkey-made = Ключ доступа создан.
passkey-not-made = Ключ доступа не создан. Ничего не изменилось.
passkey-of = Ключ доступа · { $device }
passkey-created = Создан { $when }
passkey-drop = Убрать
passkey-drop-this = Убрать: { $device }
passkey-use = Войти с ключом доступа
passkey-none = Ключ доступа не использован. Если вы потеряли свой, войдите с запасным ключом.
passkey-cannot = Ключам доступа нужны защищённый адрес (https) и новый браузер. Здесь можно войти с запасным ключом.
recovery-make = Создать запасной ключ
recovery-renew = Заменить запасной ключ
recovery-since = Вы создали запасной ключ { $when }.
recovery-words = Напечатайте или запишите его и храните в надёжном месте. Он показан только сейчас. У кого он есть, может играть за вас.
recovery-of = Regency · запасной ключ: { $name }
recovery-how = Чтобы войти с ним, откройте { $address } на любом устройстве, выберите «Настройки», затем «Я уже играю на другом устройстве» и введите его.
recovery-print = Напечатать
recovery-use = Войти с запасным ключом
recovery-label = Запасной ключ
sign-in = Я уже играю на другом устройстве
sign-in-now = Войти
sign-in-leaves = Здесь вы играете как { $name }. Если войдёт кто-то другой, ваши партии останутся вашими: вы вернётесь с ключом доступа или запасным ключом.
sign-in-brings = Всё, что сыграно на этом устройстве, навсегда перейдёт к тому, кто войдёт. Чтобы этого не случилось, сначала создайте здесь ключ доступа или запасной ключ.
## Время в днях
clock-live = Минуты на всю партию
clock-slow = Дни на каждый ход
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
clock-per-move = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
clock-reserve = Запас, если этого мало
clock-no-reserve = Нет
time-days = { $days } д { $hours } ч
stand-in-forfeit = Партия проиграна
time-of = { $name }: осталось { $time }
holidays = Отпуск
holidays-words = В эти дни часы, которые считают днями, для вас стоят: до { $most } дней в году. Остальные за столом видят, до какого дня вас нет.
holiday-from = Первый день
holiday-to = Последний день
holiday-add = Добавить
holiday-drop = Убрать: { $days }
holiday-until = в отпуске до { $day }
## Мои партии
turn-mine = Ваш ход
turn-mine-since = Ваш ход уже { $time }
turn-of = Сейчас ходит { $name }
turn-of-since = { $name } ходит уже { $time }
to-turn = Ходить
stage-waiting = Ждём игроков
unread = { $lines ->
    [one] { $lines } новое сообщение
    [few] { $lines } новых сообщения
   *[many] { $lines } новых сообщений
}
prune = Убрать из списка: { $game }
prune-playing = Вы выходите из партии, дальше за вас играет бот. Вернуться можно по ссылке на стол. Оконченная партия будет среди ваших.
prune-waiting = Вы встаёте из-за стола.
prune-now = Убрать
history = Мои партии
history-matches = Оконченные партии
history-filters = Показать только
history-game = Игра
history-outcome = Результат
history-opponent = Соперник
history-all = Все
history-won = Победа
history-lost = Не победа
history-nothing = Таких партий нет.
history-more = Показать ещё
history-empty = Оконченных партий пока нет. Партии, которые вы закончите за столом, будут здесь, с повтором и статистикой.
history-export = Скачать записи всех моих партий
history-replay = Повтор
history-review = Разбор
history-by-game = По играм
history-by-opponent = По соперникам
history-with = { $seats ->
    [one] { $game }, { $seats } игрок
    [few] { $game }, { $seats } игрока
   *[many] { $game }, { $seats } игроков
}
history-won-of = побед: { $good } из { $played }
history-ahead-of = впереди: { $good } из { $played }
## Circles
circles = Компании
circles-words = Компания — это друзья, которые часто играют вместе: одна ссылка, общий счёт, и за следующий стол приглашены все.
circle-found = Основать компанию
circle-name = Название компании
circle-size = { $members ->
    [one] { $members } участник
    [few] { $members } участника
   *[many] { $members } участников
}
circle-play = Следующий стол
circle-play-words = Приглашена вся компания.
circle-tables = Столы
circle-score = Счёт
circle-nothing = Оконченных партий пока нет. Откройте первый стол.
circle-members = Участники
circle-founder = Основал компанию
circle-left = { $name } (уже не в компании)
circle-remove = Убрать из компании: { $name }
circle-remove-words = Этого участника больше не будет в компании, а старая ссылка перестанет действовать. Партии и счёт останутся.
circle-link = Ссылка в компанию
circle-link-words = В компанию может войти каждый, у кого есть эта ссылка.
circle-link-renew = Создать новую ссылку
circle-qr = QR-код ссылки в компанию
circle-keeping = Управление
circle-rename = Переименовать
circle-leave = Выйти из компании
circle-leave-words = Вернуться можно по ссылке. Ваши партии останутся вашими.
circle-leave-founder = Менять название, убирать участников и удалить компанию сможет тот, кто в ней дольше всех после вас. Ваши партии останутся вашими.
circle-leave-last = Вы последние: как только выйдете, компания будет удалена. Ваши партии останутся вашими.
circle-end = Удалить компанию
circle-end-words = Компания и её счёт исчезнут навсегда. Партии останутся в истории у каждого.
circle-door = Вступить в «{ $name }»?
circle-door-names = В компании: { $names }
circle-join = Вступить
circle-shut = Вы не в этой компании
circle-shut-words = Попросите ссылку у кого-нибудь из неё.
to-circle = К компании
invited-by = Вас приглашает { $name }
decline = Не в этот раз: { $game }
## Когда вас зовут
calls = Уведомления
calls-words = Regency может позвать вас, когда наступает ваш ход, а вас нет. Уведомление никогда не показывает карт и того, что кто-то написал.
calls-here = Звать меня на этом устройстве
calls-stop = Не звать меня на этом устройстве
calls-cannot = По этому адресу браузер нельзя позвать: уведомлениям нужен https.
calls-denied = Браузер не разрешает уведомлений с этой страницы. Это можно изменить в его настройках.
calls-failed = Браузеру не удалось связаться со своей службой уведомлений. Попробуйте позже или в другом браузере.
calls-for = Звать меня, когда
calls-turn = наступает мой ход
calls-invited = меня приглашают
calls-rematch = предлагают реванш
calls-chat = есть новые сообщения
calls-quiet = Не беспокоить в тихие часы
calls-from = С
calls-to = До
calls-mail = Или письмом, если ни одно устройство не доступно
calls-mail-set = Сохранить
calls-mail-waits = Чтобы подтвердить адрес, откройте ссылку в письме на { $address }.
calls-mail-confirmed = Письма приходят на { $address }.
calls-hint = Звать вас, когда наступает ваш ход?
calls-hint-go = Выбрать
mail-confirm = Это ваш адрес? Подтвердите его, и Regency сможет вам писать.
mail-confirm-now = Мой
mail-confirm-done = Адрес подтверждён. Спасибо.
mail-leave = Больше не получать писем от Regency?
mail-leave-now = Больше не присылать
mail-leave-done = Готово. Ваш адрес удалён.
mail-cut = Ссылка неполная. Откройте её в письме ещё раз или скопируйте целиком.
chat-unread = { $lines ->
    [one] Чат, { $lines } новое сообщение
    [few] Чат, { $lines } новых сообщения
   *[many] Чат, { $lines } новых сообщений
}
