# Слова застосунку.
app-name = Regency
skip-to-content = Перейти до вмісту
navigation = Навігація
loading = Хвилинку…
close = Закрити
cancel = Скасувати
change = змінити
add = Додати
send = Надіслати
you = ви
guest = Гість

title-new = Нова партія
title-table = Стіл
title-turn = Ваш хід: { $game }
title-replay = Повтор партії
title-review = Аналіз партії
title-rules = Як грати
title-almanac = Альманах
title-settings = Налаштування
lost-title = Тут нічого немає
lost-text = Такої сторінки немає або її вже видалено.
to-home = На головну
to-score = До підсумку

server-away = Сервер зараз недоступний. Сторінка пробує ще раз сама, вам нічого не треба робити.
trouble-offline = Сервер недоступний. Перевірте з’єднання і спробуйте ще раз.
trouble-not-found = Не знайдено: можливо, цього вже немає.
trouble-other = Не вийшло: { $words }

home-title = Запрошуємо до двору
home-words = Три королівські гри: з друзями, хоч би де вони були, або з ботами. Безплатно, без реєстрації, і нічого не треба читати наперед.
games = Ігри
more-games = Інші ігри
your-name = Ваше ім’я
choose-face = Виберіть обличчя
your-face = Ваше обличчя: { $face }. Вибрати інше
face-poet = поет
face-gardener = садівниця
face-falconer = сокольник
face-lady = панна
face-fool = блазень
face-scholar = учений
face-cook = кухар
face-nun = черниця
face-sailor = моряк
face-pilgrim = прочанин
face-stargazer = звіздарка
face-miller = мельник
face-painter = художник
face-dancer = танцівниця
face-smith = коваль
face-weaver = ткаля
face-troubadour = трубадур
face-merchant = купець
face-widow = вдова
face-maiden-at-arms = войовниця
face-northerner = північанин
face-hermit = пустельник
face-apprentice = підмайстер
face-duchess = герцогиня
face-monk = чернець
face-corsair = корсарка
face-judge = суддя
face-inventor = винахідник
face-seamstress = кравчиня
face-singer = співачка
face-vagabond = волоцюга
face-notary = нотар
language = Мова
seats-range = { $one ->
    [yes] { $to ->
        [one] { $to } гравець
        [few] { $to } гравці
       *[many] { $to } гравців
    }
   *[no] { $to ->
        [few] { $from }–{ $to } гравці
       *[many] { $from }–{ $to } гравців
    }
}
minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
}
seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
}
rules = Правила
play-now = Грати
starting = Розкладаємо гру…
against-bots = { $bots ->
    [one] { $bots } бот, рівень «{ $level }»
    [few] { $bots } боти, рівень «{ $level }»
   *[many] { $bots } ботів, рівень «{ $level }»
}
invite = Запросити
pass-and-play = На одному пристрої
continue = Ваші партії
to-table = Повернутися
join = Відкриті столи
join-none = Зараз немає відкритих столів. Відкрийте свій: натисніть «Запросити» біля будь-якої гри.
sit-down = Сісти за стіл
sit-here = Сісти сюди
watch = Дивитися
watch-not = Закрита партія триває
seats-free = { $seats ->
    [one] { $seats } вільне місце
    [few] { $seats } вільні місця
   *[other] { $seats } вільних місць
}
records = Записи партій
import = Відкрити запис партії
import-words = Тут можна переглянути партію, збережену у файл: з цього сайту чи з іншого.

new-words = Виберіть, хто сяде за стіл, і починайте.
pass-and-play-words = Грайте разом на одному пристрої: передавайте його по колу, між ходами карти сховано.
seats = Гравці
how-many-seats = Скільки гравців

# --- вчитися граючи

# --- the coach of the first matches
coach = Підказки новачкам
coach-understood = Зрозуміло
coach-off = Без підказок
coach-wanted = Показувати підказки в перших партіях
manners-wanted = Боти кидають репліки
bot-page-manner = Багато завзяття й трохи трепету.
bot-page-greets = Мій перший двір! Будьте поблажливі.
bot-page-struck = Ой! Оце несподіванка.
bot-page-wins = Перемога? Моя? Скажіть мамі!
bot-page-loses = Стільки нового! Може, ще раз?
bot-squire-manner = Веселощі й трохи забагато відваги.
bot-squire-greets = Чоботи блищать, розум теж. До справи!
bot-squire-struck = Ай! Це я запам’ятаю.
bot-squire-wins = Ха! І на моїй вулиці свято.
bot-squire-loses = Чудова гра! Чекаю на реванш.
bot-herald-manner = Оголошує все, навіть власні помилки.
bot-herald-greets = Слухайте всі! Двір у зборі.
bot-herald-struck = Слухайте всі! Який удар!
bot-herald-wins = Слухайте всі! Здається, перемога моя.
bot-herald-loses = Слухайте всі! Гідна перемога!
bot-knight-manner = Бездоганна ввічливість, мало слів.
bot-knight-greets = Вітаю. Нехай переможе сильніший.
bot-knight-struck = Добрий удар. Моя повага.
bot-knight-wins = Чесний двобій. Гарна гра.
bot-knight-loses = Ваша перемога чесна.
bot-chancellor-manner = Сухо, точно, за всіма параграфами.
bot-chancellor-greets = Правила прочитано. Двічі.
bot-chancellor-struck = Доведеться змінити плани.
bot-chancellor-wins = Як і було пораховано.
bot-chancellor-loses = Помилка скарбниці. Гарна гра.
bot-sovereign-manner = Велич навіть у поразці.
bot-sovereign-greets = Ми раді вас прийняти.
bot-sovereign-struck = Ви Нас здивували. Приємно.
bot-sovereign-wins = Корона лишається на місці.
bot-sovereign-loses = Ми схиляємо голову. Один раз.

# --- вчитися граючи

title-lessons = Уроки
learn = Навчитися
learn-progress = Навчання: { $done } з { $lessons }
lessons-of = Уроки: { $game }
lesson-begin = Почати
lesson-resume = Продовжити з кроку { $step } із { $steps }
lesson-done = Пройдено. Ще раз
lesson-missing = Такого уроку немає.
lesson-leave = Вийти з уроку
lesson-again = Почати спочатку
lesson-back = Назад
lesson-next = Далі
lesson-step = { $step } із { $steps }
lesson-your-move = Ваш хід
lesson-points-at = Показано: { $name }
lesson-not-now = У справжній партії так можна. У цьому уроці — { $wanted }.
lesson-why-not = { $reason } У цьому уроці — { $wanted }.
lesson-read-on = Спершу прочитайте, що каже урок, а тоді натисніть «Далі».
lesson-wait = Зачекайте: зараз ходять інші.
lesson-over = Урок завершено. Чудово!
lesson-next-one = Наступний урок
lesson-play-on = Грати далі звідси
n-seats = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}
seat-kind = Гравець { $number }: хто грає
seat-level = Гравець { $number }: рівень бота
seat-name = Гравець { $number }: ім’я
seat-me = Я
seat-here = На цьому пристрої
seat-open = За посиланням
seat-bot = Бот
seat-open-words = для того, хто відкриє посилання
seat-empty = вільне місце
player-number = Гравець { $number }
# A bot is a courtier: one name for each seat, so that no two at a table are called alike.
bot-named = { $number ->
    [1] Одон
    [2] Мабель
    [3] Танкред
    [4] Клариса
   *[5] Ламберт
}
send-away = Прибрати з-за столу: { $name }
away = не в мережі
host = господар столу
options = Параметри партії
clock = Час на роздуми кожному гравцеві
clock-none = Без обмеження
clock-increment = Додається за кожен хід
stand-in = Коли час вийде
stand-in-none = Чекати далі
stand-in-bot = Грає бот: { $level }
table-public = Показувати в загальному списку
table-spectators = Дозволити глядачів
table-hints = Дозволити підказки
table-takebacks = Дозволити хід назад
talk-choice = { $talk ->
    [phrases] Лише швидкі фрази
    [none] Без чату
   *[words] Вільний
}
agreed = Про що домовлено
agreed-hints = { $allowed ->
    [yes] Підказки дозволено
   *[no] Без підказок
}
agreed-takebacks = { $allowed ->
    [yes] Хід можна повернути: вільно або за згодою інших
   *[no] Ходів не повертають
}
agreed-spectators = { $allowed ->
    [yes] Глядачів дозволено
   *[no] Без глядачів
}
agreed-chat = { $talk ->
    [phrases] У чаті лише швидкі фрази
    [none] Без чату
   *[words] Вільний чат
}
agreed-public = Стіл у загальному списку
agreed-increment = + { $seconds } с за хід
agreed-turn = { $minutes } хв на хід
agreed-changed = Господар змінив умови.
open-table = Відкрити стіл
start = Почати партію
start-when-full = Щоб почати, запросіть гравця або посадіть бота на кожне вільне місце.
waiting-for = { $seats ->
    [one] Чекаємо ще на { $seats } гравця.
   *[other] Чекаємо ще на { $seats } гравців.
}
ready-host = Усі на місці. Можна починати.
ready-guest = Усі на місці. Чекаємо, доки господар почне партію.
away-host = Не в мережі: { $names }. Можна починати або зачекати.
away-guest = Не в мережі: { $names }. Чекаємо, доки господар почне партію.
table-full = Усі місця зайняті.
leave = Встати з-за столу
invite-title = Запросіть друзів
invite-link = Посилання на цей стіл
qr-label = QR-код із посиланням на цей стіл
copy-link = Скопіювати посилання
copied = Скопійовано
copy-failed = Скопіювати не вдалося. Посилання виділено: скопіюйте його звідти.
copy-by-hand = Скопіювати не вдалося, ось посилання: { $link }
invite-here-only = Це посилання діє лише на цьому пристрої: сервер більше нікого не слухає. Якщо запустити його з «--host 0.0.0.0», до нього дістануться телефони в тій самій мережі.
share = Поділитися
fair-deal = Чесна роздача
fair-words = Роздачу визначають секрет, який сервер зафіксував наперед, і ваші слова. Після партії її чесність може перевірити кожен.
fair-code = Що саме зафіксовано
words-so-far = Уже додано:
words-by = Слова додали: { $names }
words-missing = Ще без слова: { $names }
word-of = Слово від імені: { $name }
deal-renewed = { $why ->
    [options] Параметри партії змінилися, тож роздача буде нова; додайте свої слова знову.
   *[seats] Склад гравців змінився, тож роздача буде нова; додайте свої слова знову.
}
your-word = Ваше слово

board = Поле
tools = Дії
beside = Очки, журнал і чат
menu = Меню
sending = Надсилаємо…
confirm = Підтвердити
confirm-group = Підтвердьте вибір
brings-nothing = Зараз це нічого не дає.
points-change = { $points ->
    [one] { $sign ->
        [plus] +{ $points } очко
        [minus] −{ $points } очко
       *[none] без змін
    }
    [few] { $sign ->
        [plus] +{ $points } очки
        [minus] −{ $points } очки
       *[none] без змін
    }
   *[other] { $sign ->
        [plus] +{ $points } очок
        [minus] −{ $points } очок
       *[none] без змін
    }
}
undo = Хід назад
undo-ask = Просити хід назад
undo-asked = { $name } просить повернути останній хід.
undo-asked-mine = Ви просите повернути свій останній хід.
undo-question = { $name }, ви погоджуєтеся?
undo-question-words = { $asker } просить повернути останній хід. Карти тим часом закриті.
allow-as = { $name } дозволяє
refuse-as = { $name } відмовляє
allow = Дозволити
refuse = Відмовити
hint = Підказка
hint-thinking = Бот думає…
hint-how = Сильний бот прорахував ходи з вашого місця, знаючи лише те, що й ви.
hint-win = шанс на перемогу: { $percent } %
hint-points = у середньому { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
# --- what a hint says for a move
hint-merit-win = Найкращий шанс виграти.
hint-merit-points = Найбільше очок.
hint-merit-close = Майже так само добре.
hint-brings = Дає більше: { $source } (+{ $points }).
hint-denies = Лишає іншим менше: { $source } (−{ $points }).
hint-opens = Зберігає можливості: { $source }, { $other }.
hint-take = Вибрати
log = Журнал
log-empty = Ще нічого не сталося.
story-sat-down = { $who ->
    [you] Ви сідаєте за стіл (місце { $number }).
   *[other] { $name } сідає за стіл (місце { $number }).
}
story-stood-in = { $who ->
    [you] { $why ->
        [left] Ви виходите з партії; далі за вас грає бот ({ $level }).
        [removed] Господар передає ваше місце боту ({ $level }).
        [absent] Ви не в мережі; господар дозволяє грати боту ({ $level }).
        [agreed] Ви не в мережі; інші дозволяють грати боту ({ $level }).
        [time] Ваш час вичерпано; далі за вас грає бот ({ $level }).
        [forfeit] Ваш час вичерпано, партію програно; далі грає бот ({ $level }).
        [resigned] Ви здаєтеся; далі грає бот ({ $level }).
       *[other] Ви дозволяєте грати боту ({ $level }).
    }
   *[other] { $why ->
        [left] { $name } виходить із партії; далі грає бот ({ $level }).
        [removed] { $name }: господар передає місце боту ({ $level }).
        [absent] { $name } не в мережі; господар дозволяє грати боту ({ $level }).
        [agreed] { $name } не в мережі; інші дозволяють грати боту ({ $level }).
        [time] { $name } не має більше часу; далі грає бот ({ $level }).
        [forfeit] { $name } не має більше часу й програє партію; далі грає бот ({ $level }).
        [resigned] { $name } здається; далі грає бот ({ $level }).
       *[other] { $name } дозволяє грати боту ({ $level }).
    }
}
story-came-back = { $who ->
    [you] Ви повертаєтеся і граєте далі.
   *[other] { $name } повертається і грає далі.
}
story-seat-asked = { $who ->
    [you] Ви просите місце { $number }.
   *[other] { $name } просить місце { $number }.
}
story-seat-refused = { $how ->
    [silence] Не всі погодилися вчасно: { $who ->
        [you] ви не отримуєте місця { $number }.
       *[other] { $name } не отримує місця { $number }.
    }
   *[person] { $by_who ->
        [you] Ви не погоджуєтеся: { $name } не отримує місця { $number }.
       *[other] { $by } не погоджується: { $who ->
            [you] ви не отримуєте місця { $number }.
           *[other] { $name } не отримує місця { $number }.
        }
    }
}
story-seat-withdrawn = { $who ->
    [you] Ви більше не просите місця.
   *[other] { $name } більше не просить місця.
}
story-undo-asked = { $who ->
    [you] Ви просите повернути хід.
   *[other] { $name } просить повернути хід.
}
story-undo-refused = { $how ->
    [silence] Партія пішла далі: { $who ->
        [you] ви вже не можете повернути хід.
       *[other] { $name } вже не може повернути хід.
    }
   *[person] { $by_who ->
        [you] Ви не погоджуєтеся: { $name } не повертає хід.
       *[other] { $by } не погоджується: { $who ->
            [you] ви не повертаєте хід.
           *[other] { $name } не повертає хід.
        }
    }
}
story-undo-withdrawn = { $who ->
    [you] Ви більше не просите повернути хід.
   *[other] { $name } більше не просить повернути хід.
}
story-undone = { $who ->
    [you] Ви повертаєте свій хід.
   *[other] { $name } повертає свій хід.
}
story-abort-asked = { $who ->
    [you] Ви просите закінчити партію без результату.
   *[other] { $name } просить закінчити партію без результату.
}
story-abort-refused = { $by_who ->
    [you] Ви не згодні закінчити партію.
   *[other] { $by } не погоджується закінчити партію.
}
story-abort-withdrawn = { $who ->
    [you] Ви більше не просите закінчити партію.
   *[other] { $name } більше не просить закінчити партію.
}
story-aborted = Усі згодні: партія закінчується без результату.
story-stand-in-asked = { $by_who ->
    [you] Ви просите, щоб за відсутнього грав бот: { $name }.
   *[other] { $by } просить, щоб за відсутнього грав бот: { $name }.
}
story-stand-in-refused = { $how ->
    [silence] { $name } знову тут: бот не потрібен.
   *[person] { $by_who ->
        [you] Ви проти: бот не гратиме, місце лишається ({ $name }).
       *[other] { $by } проти: бот не гратиме, місце лишається ({ $name }).
    }
}
story-renewed = { $why ->
    [options] Параметри партії змінилися: роздача буде нова.
   *[seats] Склад гравців змінився: роздача буде нова.
}
# --- following the others
pace = Ходи інших
pace-calm = Спокійно
pace-normal = Звичайно
pace-quick = Швидко
pace-at-once = Відразу
pace-clock = Коли комусь лишається менш ніж година, ходи показуються відразу.
skip = Одразу до вашого ходу
since-title = Після вашого останнього ходу
since-none = Поки що нічого не сталося.
since-points = Ваші очки: { $before } → { $after }
show-moment = Показати цей момент
looking-back = Ви переглядаєте момент { $at }.
back-to-now = Повернутися до гри
# --- great moments, and sound
scene-on = Далі
scene-leads = { $who ->
    [you] Ви попереду, відрив: { $points }.
   *[other] { $seat } попереду, відрив: { $points }.
}
sound = Звук
sound-off = Вимкнено
sound-soft = Тихо
sound-normal = Звичайно
sound-loud = Голосно
points = Очки
points-unknown = ?
points-none = Поки що нічого.
# --- scored, and what would be scored
points-supposed = Якби партія скінчилася зараз
points-scored = здобуто { $points }
to-move = зараз ходить
cards-shown = Видимі карти
your-actions = Можливі ходи
actions-none = Зараз ходів немає.
rule-named = Правило { $clause }
read-table = Стан гри текстом
chat = Чат
chat-empty = Повідомлень ще немає.
chat-unsent = ще не надіслано
chat-muted = Чат вимкнено.
chat-say = Напишіть повідомлення
phrases = Швидкі фрази
mute = Вимкнути чат
watching = { $people ->
    [one] { $people } глядач
    [few] { $people } глядачі
   *[many] { $people } глядачів
}
you-watch = Ви спостерігаєте за партією.
no-spectators = Ця партія закрита для глядачів.
no-spectators-words = За цим столом грають лише між собою.
ask-seat = Попросити місце
ask-seat-words = Про місце бота питаємо всіх за столом, про місце людини — лише того, хто там сидить. Мовчання означає «ні».
ask-seat-of = Попросити місце: { $name }
seat-asking = Ви попросили місце: { $name }.
seat-asked-by = { $guest } хоче сісти на місце: { $name }.
silence-is-no = Мовчання означає «ні»
agreed-so-far = Згодні: { $names }
waiting-answers = Чекаємо на відповідь: { $names }
agree = Погодитися
disagree = Ні
withdraw = Відкликати
take-seat-back = Повернутися в гру
let-bot-play = Нехай за мене грає бот
stand-in-mine = { $why ->
    [left] Ви вийшли з партії; за вас грає бот.
    [removed] Господар передав ваше місце боту.
    [absent] Вас не було, тож господар дозволив боту грати за вас.
    [agreed] Вас не було, тож інші дозволили боту грати за вас.
    [time] Ваш час вийшов; за вас грає бот.
    [forfeit] Ваш час вийшов, партію програно. Для інших далі грає бот.
    [resigned] Ви здалися. Для інших далі грає бот.
   *[other] За вас грає бот.
}
stand-in-mine-of = { $why ->
    [left] { $name } не грає далі; грає бот.
    [removed] Господар передав боту місце: { $name }.
    [absent] { $name } не в мережі, тож господар дозволив грати боту.
    [agreed] { $name } не в мережі, тож інші дозволили грати боту.
    [time] { $name } не має більше часу; грає бот.
    [forfeit] { $name } не має більше часу, партію програно; грає бот.
    [resigned] { $name } здається; грає бот.
   *[other] { $name } не грає; грає бот.
}
take-seat-back-of = { $name } знову грає
stand-in-short = { $why ->
    [left] не за столом; грає бот ({ $level })
    [removed] місце передано боту ({ $level })
    [absent] не в мережі; грає бот ({ $level })
    [agreed] не в мережі; грає бот ({ $level })
    [time] час вийшов; грає бот ({ $level })
    [forfeit] програш за часом; грає бот ({ $level })
    [resigned] здається; грає бот ({ $level })
   *[other] грає бот ({ $level })
}
leave-match = Вийти з партії
leave-match-words = За вас гратиме бот, доки ви не повернетеся, а це можна будь-коли. Результат зарахують вам.
resign = Здатися
resign-of = Здатися: { $name }
resign-words = Ви здаєтеся остаточно. Хоч би що було далі, ваше місце останнє, і в статистиці партія буде програною. Для інших далі грає бот. Повернутися не можна.
resign-words-of = { $name } здається остаточно. Хоч би що було далі, це останнє місце. Для інших далі грає бот. Повернутися не можна.
abort = Закінчити без результату
abort-words = Якщо згодні всі, хто ще грає, партія закінчиться одразу й не рахуватиметься нікому: ні місць, ні статистики. Досить одного «ні», щоб грати далі.
abort-asked = { $name } просить закінчити без результату: партія не рахуватиметься нікому.
abort-asked-mine = Ви просите закінчити партію без результату.
aborted = Закінчено без результату
aborted-words = Усі погодилися закінчити цю партію. Вона не рахується нікому.
missing-asked = { $asker } питає: хай за відсутнього грає бот? Місце: { $name }
missing-asked-mine = Ви просите, щоб бот грав за відсутнього: { $name }.
missing-silence = Якщо ніхто не проти, бот почне грати через
let-bot-ask-words = { $name } не в мережі. Щойно інші погодяться або якщо за дві хвилини ніхто не буде проти, гратиме бот, доки { $name } не повернеться.
end-given-up = здача: останнє місце
history-no-result = без результату
review-aborted = Ця партія закінчилася без результату, тож розбирати нічого.
let-bot-play-for = { $name }: нехай грає бот
time-left = залишилося { $time }
connection-lost = З’єднання втрачено. Відновлюємо; нічого не пропало.
connection-back = З’єднання відновлено.
rules-unable = Не вдалося завантажити правила на цю сторінку, тож стіл малює сервер. Усе працює, лише відповіді трохи повільніші.
bots-instead = Нейронну мережу ботів не вдалося завантажити: їхній рівень може відрізнятися.
table-missing = Такого столу немає або його вже закрито.
set-aside = Відкладено
set-aside-title = Цю партію відкладено
hand-over = Тепер { $name }. Передайте пристрій.
hand-over-words = Карти з’являться, щойно { $name } натисне кнопку.
hand-over-take = Це я, { $name }
as-things-stand = На цей момент
reconstructed = Одне зі значень — припущення: надруковане прочитати не вдалося.
reconstructed-short = Звідки ці числа
end-title = Підсумки
end-winner = { $who ->
    [you] { $count ->
        [one] Ви перемогли!
       *[other] Перемогу ділите ви та { $others }!
    }
   *[other] { $count ->
        [one] Перемагає { $names }!
       *[other] Перемогу ділять { $names }!
    }
}
end-place = { $place ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
   *[other] { $place }-те місце
}
end-skip = Показати все відразу
practice = Тренувальна партія
practice-words = Повернуто хід, після якого відкрилося щось нове, тож це тренувальна партія.
dealt-here = На цьому пристрої
dealt-here-words = Карти перетасовано на цьому пристрої: ніхто інший не може перевірити цю роздачу.
matches-here = Ваші партії на цьому пристрої
delete-match = Видалити партію
delete-match-words = Вона зберігається лише на цьому пристрої: видалену партію вже не повернути.
set-aside-here = Цю партію розпочато за іншими правилами, ніж ті, за якими грає ця сторінка. Її відкладено; нічого з неї не втрачено.
end-seed = Секрет роздачі для перевірки:
rematch = Реванш
to-rematch = Перейти до реваншу
rematch-waits = Реванш уже готовий.
replay = Повтор
export = Зберегти запис партії

replay-view = Чиїми очима
replay-open = Усі карти відкриті
replay-spectator = Як бачить глядач
replay-as = Як бачить { $name }
replay-controls = Керування повтором
replay-moment = Момент
replay-step = { $at } з { $steps }
replay-first = На початок
replay-back = Крок назад
replay-next = Крок уперед
replay-last = У кінець
replay-turns = Перейти до ходу
replay-turn = Хід { $number }: { $name }
replay-setup = Початок
replay-turn-back = Попередній хід
replay-turn-next = Наступний хід
replay-speed = Швидкість
replay-choice-back = Попереднє рішення
replay-choice-next = Наступне рішення
replay-choices = Рішення ({ $name })
replay-verdicts = Що показав аналіз
copy-moment = Скопіювати посилання на цей момент
play = Відтворити
pause = Пауза

# --- looking back: a match judged
lookback = Аналіз партії
lookback-progress = Аналізуємо партію: { $percent } %
lookback-stop = Зупинити
lookback-stopped = Аналіз зупинено. Ось що вдалося знайти.
lookback-again = Аналізувати ще раз
lookback-done = Аналіз завершено.
lookback-failed = Цей браузер не може проаналізувати партію.
lookback-download = Завантажити аналіз
lookback-playing = Ця партія ще триває. Аналіз буде доступний, коли вона завершиться.
lookback-lens = Як оцінювати рішення
lookback-eyes = За тим, що ви могли знати
lookback-hands = За відкритих карт
lookback-eyes-about = Враховано лише те, що гравець бачив тоді.
lookback-hands-about = Так, ніби карти в руках бачили всі.
lookback-graph = Шанс перемогти після кожного ходу
lookback-start = Початок
lookback-end = Кінець
lookback-turn = Хід { $number }
lookback-turning = Переломні моменти
lookback-further = Чого ще можна навчитися
lookback-none = Жодне рішення явно не коштувало перемоги.
lookback-none-yet = Поки що нічого…
lookback-moment = { $name }, хід { $number }
lookback-blunder = Груба помилка
lookback-mistake = Помилка
lookback-inaccuracy = Неточність
lookback-costly = Дороге рішення
lookback-cost = Шанс перемогти менший на { $percent } %
lookback-played = Зіграно
lookback-better = Краще
lookback-loss = Втрачений шанс перемогти: { $percent } % (від { $low } % до { $high } %).
lookback-loss-points = Втрачено очок: { $points }.
lookback-reason = Що краще рішення дає наприкінці в середньому: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} ({ $source }).
lookback-show = Показати в повторі
lookback-try = Спробувати звідси ще раз
lookback-try-failed = Не вдалося зберегти нову партію. Можливо, у браузері бракує місця.
lookback-players = Хто як зіграв
lookback-accuracy = Точність: { $percent } зі 100
lookback-choices = { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
   *[other] { $count } рішень
}
lookback-blunders = Грубі помилки: { $count }
lookback-mistakes = Помилки: { $count }
lookback-inaccuracies = Неточності: { $count }
lookback-ledger = Удача чи майстерність?
lookback-ledger-about = Що привело шанси кожного від початку до підсумку. Вибір порівнюють із вибором простого бота: хто грає, як він, отримує 0, навіть якщо був кращий хід.
lookback-ledger-network = Що привело шанси кожного від початку до підсумку.
lookback-points = { $points } очк.
lookback-points-playouts = Дрібні числа: очки.
lookback-points-network = Дрібні числа: на скільки очок більше, ніж у середньому в інших.
lookback-method-network = Оцінила нейронна мережа, навчена цієї гри; роздач на кожну позицію: { $count }.
lookback-most = Що важило найбільше: { $what } ({ $change })
lookback-luck = Удача
lookback-own = Власні рішення
lookback-rival = Рішення ({ $name })
lookback-result = Підсумок
lookback-share = { $percent } %
lookback-instead = Нейронну мережу тут не вдалося використати, тож замість неї партію дограно до кінця багато разів.
lookback-method = Кожну позицію дограно до кінця багато разів ({ $count }), однаково на кожному пристрої.

rules-search = Пошук у правилах
rules-found = { $count ->
    [one] знайдено { $count } правило
    [few] знайдено { $count } правила
   *[other] знайдено { $count } правил
}
rules-none = У правилах про це нічого немає.

# --- як грати
howto = Як грати
howto-contents = На цій сторінці
howto-goal = Мета
howto-turn = Хід у чотирьох малюнках
howto-points = Як рахують очки
howto-sum = разом
howto-icons = Усі значки
howto-forget = Що забувають новачки
howto-rules = Усі правила
almanac = Альманах
almanac-search = Шукати назву або ефект
almanac-all = усі
almanac-found = { $count ->
    [one] знайдено { $count }
   *[other] знайдено { $count }
}
almanac-none = Такого в цій грі немає.
almanac-look = Роздивитися: { $name }
almanac-order = Порядок
almanac-order-printed = як надруковано
almanac-order-wins = за перемогами
almanac-wins = Хто це мав, виграв { $share } % партій (від { $low } до { $high } %).
almanac-wins-about = Частку перемог пораховано в партіях між ботами однакової сили: партій — { $matches }, гравців — { $seats }. У середньому { $even } %. Вона каже, хто з цим виграв, а не чому.

settings = Налаштування
theme = Тема
theme-auto = Як у системі
theme-light = Світла
theme-dark = Темна
motion = Анімація
motion-auto = Як у системі
motion-full = Увімкнено
motion-still = Вимкнено
playing = Гра
confirm-moves = Підтверджувати кожен хід
my-data = Що про мене зберігається
my-data-words = Обліковий запис не потрібен: хто ви тут, каже файл cookie в цьому браузері. Сервер зберігає ваше ім’я, ваші місця, ваші повідомлення, ваші пристрої та ключі й додані вами записи партій.
my-data-download = Завантажити
brought = Додані вами записи партій
brought-none = Поки що жодного.
brought-one = { $when }, { $kilobytes } КБ
brought-drop = Видалити
brought-drop-this = Видалити: { $when }, { $kilobytes } КБ
sessions-end = Вийти всюди, крім цього браузера
sessions-end-words = Ви одразу вийдете з усіх інших браузерів. У цьому ви залишитеся.
sessions-ended = Готово: тепер ви лише в цьому браузері.
delete-me = Видалити мої дані
delete-me-gone = Ваше ім’я, ваші повідомлення й додані вами записи партій буде видалено, ви вийдете з усіх компаній.
delete-me-stays = Партії залишаються тим, з ким ви грали: з вашими ходами, але без вашого імені; у незакінчених далі гратиме бот.
delete-me-final = Скасувати це неможливо, навіть тому, хто тримає сервер, хіба що з резервної копії.
delete-me-now = Видалити все
me-deleted = Видалено. Тепер про вас тут нічого не відомо.

key-skip = одразу до вашого ходу
shortcuts = Гарячі клавіші
key-tab = до наступної області
key-arrows = у межах області: рука, ринок, поле
key-enter = вибрати; ще раз — підтвердити
key-escape = скасувати вибір, закрити, повернутися до гри
key-board = до можливих ходів на полі
key-actions = можливі ходи списком
key-undo = хід назад
key-hint = підказка
key-log = журнал
key-points = очки
key-chat = чат
key-read = стан гри текстом
key-rules = правила
key-help = цей перелік

## Одна людина на кількох пристроях
devices = Ваші пристрої
devices-words = Грайте ті самі партії на телефоні, планшеті й комп’ютері. Обліковий запис не потрібен.
device-unknown = Невідомий браузер
device-on = { $browser }, { $system }
device-here = Цей пристрій
device-used = Востаннє: { $when }
device-end = Вийти
device-end-this = Вийти: { $device }
link-make = Продовжити на іншому пристрої
link-again = Нове посилання
link-words = Наведіть телефон на код або відкрийте посилання на іншому пристрої. Воно спрацює один раз, до { $time }. Не надсилайте його нікому: хто його відкриє, гратиме замість вас.
link-label = Посилання для вашого іншого пристрою
link-qr = QR-код із посиланням для вашого іншого пристрою
continue-title = Продовжити тут
continue-as = Грати на цьому пристрої як { $name }?
continue-words = Тут будуть усі ваші партії, історія та налаштування.
continue-brings =
    { $tables ->
        [one] { $tables } партія, яку ви граєте на цьому пристрої, теж буде вашою.
        [few] { $tables } партії, які ви граєте на цьому пристрої, теж будуть вашими.
       *[many] { $tables } партій, які ви граєте на цьому пристрої, теж будуть вашими.
    }
continue-already = Це вже ваш пристрій, { $name }.
continue-now = Продовжити тут
continue-how = Щоб продовжити тут, відкрийте налаштування на іншому пристрої, виберіть «Продовжити на іншому пристрої» й відкрийте те посилання тут.
keys = Вхід без пароля
keys-words = Ключ доступу в телефоні чи комп’ютері впізнає вас, навіть якщо цей браузер вас забуде. Роздрукований запасний ключ знадобиться, якщо ви його втратите.
passkey-make = Створити ключ доступу
passkey-made = Ключ доступу створено.
passkey-not-made = Ключ доступу не створено. Нічого не змінилося.
passkey-of = Ключ доступу · { $device }
passkey-created = Створено { $when }
passkey-drop = Прибрати
passkey-drop-this = Прибрати: { $device }
passkey-use = Увійти з ключем доступу
passkey-none = Ключ доступу не використано. Якщо ви втратили свій, скористайтеся запасним ключем.
passkey-cannot = Ключі доступу потребують захищеної адреси (https) і нового браузера. Тут можна скористатися запасним ключем.
recovery-make = Створити запасний ключ
recovery-renew = Замінити запасний ключ
recovery-since = Ви створили запасний ключ { $when }.
recovery-words = Роздрукуйте або запишіть його й бережіть. Його показано лише зараз. Хто його має, може грати замість вас.
recovery-of = Regency · запасний ключ: { $name }
recovery-how = Щоб скористатися ним, відкрийте { $address } на будь-якому пристрої, виберіть «Налаштування», потім «Я вже граю на іншому пристрої» і введіть його.
recovery-print = Надрукувати
recovery-use = Увійти із запасним ключем
recovery-label = Запасний ключ
sign-in = Я вже граю на іншому пристрої
sign-in-now = Увійти
sign-in-leaves = Тут ви граєте як { $name }. Якщо ввійде хтось інший, ваші партії залишаться вашими: ви повернетеся з ключем доступу або запасним ключем.
sign-in-brings = Усе, що зіграно на цьому пристрої, назавжди перейде до того, хто ввійде. Щоб цього не сталося, спершу створіть тут ключ доступу або запасний ключ.
## Час у днях
clock-live = Хвилини на всю партію
clock-slow = Дні на кожен хід
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}
clock-per-move = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[many] { $days } днів на хід
}
clock-reserve = Запас, якщо цього замало
clock-no-reserve = Немає
time-days = { $days } д { $hours } год
stand-in-forfeit = Партію програно
time-of = { $name }: залишилося { $time }
holidays = Відпустка
holidays-words = У ці дні годинники, що рахують днями, для вас стоять: до { $most } днів на рік. Інші за столом бачать, до якого дня вас немає.
holiday-from = Перший день
holiday-to = Останній день
holiday-add = Додати
holiday-drop = Прибрати: { $days }
holiday-until = у відпустці до { $day }
## Мої партії
turn-mine = Ваш хід
turn-mine-since = Ваш хід уже { $time }
turn-of = Зараз ходить { $name }
turn-of-since = { $name } ходить уже { $time }
to-turn = Ходити
stage-waiting = Чекаємо на гравців
unread = { $lines ->
    [one] { $lines } нове повідомлення
    [few] { $lines } нові повідомлення
   *[many] { $lines } нових повідомлень
}
prune = Прибрати зі списку: { $game }
prune-playing = Ви виходите з партії, далі за вас грає бот. Повернутися можна за посиланням на стіл. Закінчена партія буде серед ваших.
prune-waiting = Ви встаєте з-за столу.
prune-now = Прибрати
history = Мої партії
history-matches = Закінчені партії
history-filters = Показати лише
history-game = Гра
history-outcome = Результат
history-opponent = Суперник
history-all = Усі
history-won = Перемога
history-lost = Не перемога
history-nothing = Таких партій немає.
history-more = Показати ще
history-empty = Закінчених партій ще немає. Партії, які ви закінчите за столом, будуть тут, з повтором і статистикою.
history-export = Завантажити записи всіх моїх партій
history-replay = Повтор
history-review = Розбір
history-by-game = За грою
history-by-opponent = За суперником
history-with = { $seats ->
    [one] { $game }, { $seats } гравець
    [few] { $game }, { $seats } гравці
   *[many] { $game }, { $seats } гравців
}
history-won-of = перемог: { $good } з { $played }
history-ahead-of = попереду: { $good } з { $played }
## Circles
circles = Компанії
circles-words = Компанія — це друзі, які часто грають разом: одне посилання, спільний рахунок, і на наступний стіл запрошено всіх.
circle-found = Заснувати компанію
circle-name = Назва компанії
circle-size = { $members ->
    [one] { $members } учасник
    [few] { $members } учасники
   *[many] { $members } учасників
}
circle-play = Наступний стіл
circle-play-words = Запрошено всю компанію.
circle-tables = Столи
circle-score = Рахунок
circle-nothing = Закінчених партій ще немає. Відкрийте перший стіл.
circle-members = Учасники
circle-founder = Заснував компанію
circle-left = { $name } (вже не в компанії)
circle-remove = Прибрати з компанії: { $name }
circle-remove-words = Цього учасника більше не буде в компанії, а старе посилання перестане діяти. Партії та рахунок залишаться.
circle-link = Посилання до компанії
circle-link-words = До компанії може приєднатися кожен, у кого є це посилання.
circle-link-renew = Створити нове посилання
circle-qr = QR-код посилання до компанії
circle-keeping = Керування
circle-rename = Перейменувати
circle-leave = Вийти з компанії
circle-leave-words = Повернутися можна за посиланням. Ваші партії залишаться вашими.
circle-leave-founder = Назву змінювати, учасників прибирати й видаляти компанію зможе той, хто в ній найдовше після вас. Ваші партії залишаться вашими.
circle-leave-last = Ви останні: щойно вийдете, компанію буде видалено. Ваші партії залишаться вашими.
circle-end = Видалити компанію
circle-end-words = Компанія та її рахунок зникнуть назавжди. Партії залишаться в історії кожного.
circle-door = Приєднатися до «{ $name }»?
circle-door-names = У компанії: { $names }
circle-join = Приєднатися
circle-shut = Ви не в цій компанії
circle-shut-words = Попросіть посилання в когось із неї.
to-circle = До компанії
invited-by = Вас запрошує { $name }
decline = Не цього разу: { $game }
## Коли вас кличуть
calls = Сповіщення
calls-words = Regency може покликати вас, коли настає ваш хід, а вас немає. Сповіщення ніколи не показує карт і того, що хтось написав.
calls-here = Кликати мене на цьому пристрої
calls-stop = Не кликати мене на цьому пристрої
calls-cannot = За цією адресою браузер не можна покликати: сповіщення потребують https.
calls-denied = Браузер не дозволяє сповіщень із цієї сторінки. Це можна змінити в його налаштуваннях.
calls-failed = Браузер не зміг зв’язатися зі своєю службою сповіщень. Спробуйте пізніше або в іншому браузері.
calls-for = Кликати мене, коли
calls-turn = настає мій хід
calls-invited = мене запрошують
calls-rematch = пропонують реванш
calls-chat = є нові повідомлення
calls-quiet = Не турбувати в тихі години
calls-from = Від
calls-to = До
calls-mail = Або листом, якщо жоден пристрій не доступний
calls-mail-set = Зберегти
calls-mail-waits = Щоб підтвердити адресу, відкрийте посилання в листі на { $address }.
calls-mail-confirmed = Листи надходять на { $address }.
calls-hint = Кликати вас, коли настає ваш хід?
calls-hint-go = Вибрати
mail-confirm = Це ваша адреса? Підтвердьте її, і Regency зможе вам писати.
mail-confirm-now = Моя
mail-confirm-done = Адресу підтверджено. Дякуємо.
mail-leave = Більше не отримувати листів від Regency?
mail-leave-now = Більше не надсилати
mail-leave-done = Готово. Вашу адресу видалено.
mail-cut = Посилання неповне. Відкрийте його в листі ще раз або скопіюйте повністю.
chat-unread = { $lines ->
    [one] Чат, { $lines } нове повідомлення
    [few] Чат, { $lines } нові повідомлення
   *[many] Чат, { $lines } нових повідомлень
}
