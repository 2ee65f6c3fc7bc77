# Слова дому: повідомлення гри в терміналі.
seat-number = Гравець { $number }
list-separator = ,{" "}
list-pair = {" "}та{" "}
list-last = {" "}та{" "}
list = { $items }
sentence-separator = {" "}
named = { $name }: { $words }
label = { $name }:

play-choose-game = У що зіграємо? Введіть номер або назву гри.
play-welcome = { $game }. { $summary }
play-how = Введіть номер ходу або почніть писати його назву (Tab допише). Докладніше — «довідка».
play-your-turn = { $seat }, ваш хід. Можна:
play-move = { $number }. { $move }
play-move-range = { $from_number }–{ $to_number }. { $first } … { $last }
play-not-understood = «{ $words }» немає серед варіантів. Введіть номер зі списку або слово «довідка».
play-ambiguous = «{ $words }» підходить до кількох ходів: { $moves }.
play-hint = Бот вибрав би: { $move }.
play-thinking = Бот думає…
play-hint-line = { $move }: { $visits ->
    [one] розглянуто { $visits } раз
    [few] розглянуто { $visits } рази
   *[many] розглянуто { $visits } разів
} ({ $percent } %)
play-hint-seat = { "  " }{ $who ->
    [you] ви перемагаєте
   *[other] { $seat }: перемога
} в { $percent } % таких продовжень, очок у середньому: { $points }
play-hint-chance = { $move }: шанс на перемогу { $percent } %
play-hint-brings = Дає більше: { $source } (+{ $points })
play-hint-denies = Лишає іншим менше: { $source } (−{ $points })
play-hint-opens = Зберігає можливості: { $source }, { $other }
play-command = { $word }: { $does }
play-no-rule = У правилах не знайдено «{ $words }».
play-no-undo = Скасовувати нічого: це можна в грі з ботами, починаючи з вашого другого ходу.
play-undone = Хід скасовано.
play-hand-over = Тепер { $seat }. Передайте пристрій і натисніть Enter, коли екран бачите лише ви.
play-over = Партію завершено.
play-sheet-line = { $who ->
    [you] Ви
   *[other] { $seat }
}: { $points } — { $reason } ({ $clause })
play-result = { $place ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
   *[other] { $place }-те місце
}: { $who ->
    [you] ви
   *[other] { $seat }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
play-stopped = Зупинено. Партію збережено: «regency play --resume» продовжить її звідси.
play-stopped-early = Зупинено. Жодної партії не почато.
# The names that a page gives bots, too.
play-bot-name = { $number ->
    [1] Одон
    [2] Мабель
    [3] Танкред
    [4] Клариса
   *[5] Ламберт
}
play-guest = Гість
play-again = Ще партію? («так» або Enter; будь-яка інша відповідь — вихід)
command-yes = так
command-help = довідка
command-hint = підказка
command-table = стіл
command-log = журнал
command-rules = правила
command-undo = скасувати
command-quit = вийти
does-help = цей список
does-hint = що зробив би бот на вашому місці
does-table = показати стіл і ваші ходи ще раз
does-log = усе, що сталося досі
does-rules = правила; додайте слово, щоб його знайти
does-undo = скасувати ваш останній хід (у грі з ботами)
does-quit = зупинитися; партію буде збережено

# Why a live table refuses something.
refused-stale = За столом уже щось змінилося; подивіться ще раз.
refused-not-your-turn = Зараз не ваш хід.
refused-illegal = Правила зараз цього не дозволяють.
refused-not-started = Партія ще не почалася.
refused-over = Партію завершено.
refused-no-seat = У вас немає місця за цим столом.
refused-malformed = Цей запит не вдалося зрозуміти.
refused-too-many = Забагато запитів. Зачекайте хвилинку і спробуйте ще раз.
refused-too-large = Завеликий обсяг: щонайбільше { $kilobytes } КБ.
refused-records-full = Більше зберегти не можна (записів партій: { $records }, разом { $megabytes } МБ). Видаліть зайві в налаштуваннях, у розділі «Що про мене зберігається», і спробуйте ще раз.
refused-not-allowed = Тут цього робити не можна.
refused-unavailable = Зараз партію не вдається зберегти. Нічого не втрачено; спробуйте трохи згодом.
refused-failed = У нас щось пішло не так. Спробуйте ще раз; нічого зі зробленого не втрачено.
refused-set-aside = Цю партію не вдається прочитати, тож її відкладено. Нічого не втрачено; власник цього сервера може її переглянути.
refused-set-aside-rules = Цю партію почато за версією правил { $version }, а цей сервер грає за версією { $present }. Її відкладено, і нічого не втрачено.
refused-busy = Сервер зайнятий іншими партіями. Спробуйте ще раз за мить.
refused-no-replay = Зараз цю партію не вдається переглянути. Спробуйте ще раз за мить.
refused-unknown = За цією адресою нічого немає.
refused-name = Ім’я має містити хоча б одну видиму літеру.
refused-no-name = Спершу введіть ім’я.
refused-origin = Цей запит надійшов з іншого сайту.
refused-already-started = Партія вже почалася.
refused-empty-seats = Деякі місця ще вільні: зачекайте на гостей або посадіть туди ботів.
refused-hand-over = Спершу передайте пристрій: тепер { $seat }.
refused-it-is-legal = Це дозволено: ви можете так зробити.
refused-no-hint = Зараз підказки немає.
refused-abort-asked = Закінчити без результату вже просять.
refused-stand-in-asked = Про відсутнього гравця вже питають.
refused-slow-clock = За цим столом на хід дають дні: вирішує годинник.
refused-hints-off = За цим столом без підказок: так домовилися до початку.
refused-no-takebacks = За цим столом ходів не повертають: так домовилися до початку.
refused-no-chat = За цим столом немає чату.
refused-only-phrases = За цим столом можна надсилати лише швидкі фрази.
refused-no-such-action = У цій грі такої дії немає.
refused-no-such-game = Немає гри «{ $game }».
refused-no-such-level = Немає рівня «{ $level }».
refused-no-such-phrase = Такої фрази немає в списку.
refused-no-such-seat = За цим столом немає такого місця.
refused-not-over = Партію ще не завершено.
refused-no-rematch = Реваншу ще ніхто не запропонував.
refused-not-your-seat = Це не ваше місце.
refused-nothing-asked = Ніхто не просить вашого дозволу.
refused-nothing-to-undo = Немає чого скасовувати.
refused-one-match = У файлі має бути рівно одна партія, а тут їх { $matches }.
refused-review-line = Рядок { $line } не є частиною аналізу партії.
refused-review-sum = Аналіз не сходиться: початок, удача й рішення не дають результату.
refused-review-match = Це аналіз іншої партії.
refused-review-evaluator = Цей сервер не знає, чим зроблено цей аналіз. Оновіть сторінку й проаналізуйте партію знову.
refused-review-deals = У цьому аналізі більше роздач, ніж зберігається.
refused-only-host = Це може зробити лише господар столу.
refused-own-seat = Щоб звільнити своє місце, встаньте з-за столу.
refused-seat-taken = Вільних місць немає.
refused-too-much-talk = Ви пишете швидше, ніж інші читають. Зачекайте хвилинку.
refused-one-word = Ваше слово вже враховано в роздачі: по одному від кожного.
refused-seat-held = У вас є або вже було місце в цій партії: за двох тут не грають.
refused-someone-asks = Хтось уже просить місце. Зачекайте трохи.
refused-nobody-to-ask = За цим столом немає людей, які могли б погодитися.
refused-undo-asked = Повернути хід уже просять.
refused-stand-in = На цьому місці за вас грає бот. Спершу поверніть його собі.
refused-given-up = Від цього місця відмовилися остаточно: повернути його не можна.
refused-bot-plays = На цьому місці вже грає бот.
refused-bot-moves = Зараз ходить бот. Повернутися в гру можна після його ходу.
refused-sent-away = У цій партії ви вже відсторонювали цього гравця, і він повернувся.
refused-undo-handed-on = Так повернувся б хід того, хто сидів на цьому місці раніше.
refused-holiday = Виберіть дні протягом наступного року, які не перетинаються, разом до { $most } днів.
refused-link-over = Це посилання вже використано, або йому понад десять хвилин. Створіть нове на іншому пристрої; нічого не втрачено.
refused-passkey = Цей ключ доступу не вдалося перевірити. Спробуйте ще раз; нічого не змінилося.
refused-passkey-unknown = Такого ключа доступу тут ніхто не має. Якщо ви втратили свій, скористайтеся запасним ключем.
refused-recovery = Це не запасний ключ, або його замінено новішим. Перевірте кожну літеру.

# What is wrong with a record file.
record-no-text = Цей файл не є текстом: записом партії він бути не може.
record-not-text = Рядок { $line } не є текстом.
record-not-json = Рядок { $line } не вдається прочитати: він обірваний, пошкоджений або це не JSON.
record-no-line = Рядок { $line } не належить до запису: це не заголовок, не хід, не випадок і не результат.
record-no-header = Рядок { $line }: партія починається із заголовка, а перед цим рядком його немає.
record-empty = У цьому файлі немає жодної партії.
record-version = Рядок { $line }: тут читаються лише записи версії { $version }.
record-game = Рядок { $line }: гри з назвою { $game } тут немає.
record-member = Рядок { $line }: «{ $member }» бракує або там не те, що має бути.
record-after-result = Рядок { $line }: після результату більше нічого не може бути.
record-result = Рядок { $line }: результат не той, до якого привела ця партія.
record-malformed = Рядок { $line } не каже того, що має казати запис у цьому місці.
record-rule = Рядок { $line } порушує правило { $clause }.

# What the house says at a table.
notice-bot-failed = На цьому місці поки що грає простіший бот.
notice-sat-down = На це місце сідає новий гравець.
notice-left = Гравець із цього місця виходить; до його повернення грає бот.
notice-removed = Господар столу відсторонює гравця з цього місця; до його повернення грає бот.
notice-absent = Гравця на цьому місці немає; до його повернення грає бот.
notice-agreed = Гравця немає. Інші дали зіграти боту, доки він не повернеться.
notice-time = Час вийшов: на цьому місці грає бот, доки не повернеться гравець.
notice-forfeit = Час вийшов: цей гравець програв. Далі грає бот.
notice-resigned = Цей гравець здався. Далі грає бот.
notice-handed-over = На прохання гравця на цьому місці поки що грає бот.
notice-came-back = Гравець повертається на це місце.

# Огляд у терміналі.
review-method = Оцінювання: { $judge }; { $count ->
    [one] { $count } роздача
    [few] { $count } роздачі
   *[other] { $count } роздач
} на кожну позицію.
review-by-network = нейронна мережа, навчена цієї гри
review-by-playouts = партії, дограні за простими правилами
review-start = { $seat }: шанс перемогти на початку { $percent } %.
review-luck = Удача: { $percent } в. п.
review-choices = Рішення ({ $seat }): { $percent } в. п.
review-result = Підсумок: { $percent } %.
review-points = { $what }: { $start } на початку, { $luck } від удачі, { $choices } від рішень, { $result } наприкінці.
review-points-playouts = Очки
review-points-network = Перевага в очках над середнім в інших
review-points-lost = Втрачено очок: { $points }.
review-accuracy = Точність { $percent } зі 100, { $count ->
    [one] { $count } рішення.
    [few] { $count } рішення.
   *[many] { $count } рішень.
}
review-inaccuracy = неточність
review-mistake = помилка
review-blunder = груба помилка
review-moment = Крок { $step }, { $seat }: { $verdict }. Зіграно: { $played }. Краще: { $best }. Шанс перемогти зменшився на { $percent } % (від { $low } до { $high }).
review-reason = Що це дає наприкінці в середньому: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} ({ $source }).
review-hands = Якби всі карти було відкрито, різниця була б { $percent } %.

# Quick phrases.
phrase-hello = Вітаю!
phrase-good-luck = Щасти!
phrase-well-played = Гарно зіграно!
phrase-thanks = Дякую!
phrase-oops = Ой!
phrase-thinking = Думаю…
phrase-your-turn = Ваш хід.
phrase-one-moment = Хвилинку, будь ласка.
phrase-good-game = Гарна партія!
phrase-another = Ще партію?

# Levels of bots.
level-page = Паж
level-page-about = Для початківців. Легкий суперник для першої партії.
level-squire = Зброєносець
level-squire-about = Легко. Знає правила й кілька вдалих прийомів.
level-herald = Герольд
level-herald-about = Середньо. Трохи планує наперед, часом помиляється.
level-knight = Лицар
level-knight-about = Важко. Рідко помиляється.
level-chancellor = Канцлер
level-chancellor-about = Дуже важко. Майже нічого не пропускає.
level-sovereign = Володар
level-sovereign-about = Для знавців. Найсильніший із наших ботів.

# Calls to people who are not there
call-turn = Ваш хід: { $game }
call-turn-many = { $tables ->
    [one] Ваш хід за { $tables } столом
    [few] Ваш хід за { $tables } столами
   *[many] Ваш хід за { $tables } столами
}
call-chat = Нові повідомлення: { $game }
call-chat-many = { $tables ->
    [one] Нові повідомлення за { $tables } столом
    [few] Нові повідомлення за { $tables } столами
   *[many] Нові повідомлення за { $tables } столами
}
call-rematch = Реванш: { $game }
call-rematch-many = { $tables ->
    [one] { $tables } реванш
    [few] { $tables } реванші
   *[many] { $tables } реваншів
}
call-invited = Запрошення: { $game }
call-invited-many = { $tables ->
    [one] { $tables } запрошення
    [few] { $tables } запрошення
   *[many] { $tables } запрошень
}
call-mail-foot = Ви отримали цей лист, бо просили Regency кликати вас. Більше не надсилати: { $link }
call-confirm = Regency: це ваша адреса?
call-confirm-words = Хтось, мабуть ви, хоче отримувати на цю адресу листи від Regency, коли настає черга ходити. Якщо це не ви, нічого не робіть: більше листів не буде. Якщо це ви, відкрийте посилання: { $link }
refused-endpoint = Браузер назвав адресу, на яку цей сервер не надсилає. Сповіщення тут неможливі.
refused-no-mail = Цей сервер не надсилає листів.
refused-address = Це не адреса пошти. Вона має вигляд name@example.org.
refused-mail-failed = Не вдалося надіслати лист. Перевірте адресу або спробуйте пізніше.
refused-too-many-mails = Забагато листів для підтвердження. Пошукайте останній, також у спамі, або спробуйте ще раз за годину.
refused-mail-link = Це посилання вже не діє. Вкажіть адресу ще раз у налаштуваннях.
refused-circle-name = Компанії потрібна назва.
refused-circle-link = Це посилання до компанії вже не діє. Попросіть нове в когось із неї.
refused-circle-full = У цій компанії вже немає місця: у ній може бути 40 учасників.
refused-circles-many = Ви вже у 20 компаніях. Спершу вийдіть з однієї.
refused-only-founder = Це може зробити лише той, хто заснував компанію.
refused-own-membership = Себе прибрати не можна: натомість вийдіть із компанії.
refused-no-circle = Ви не в цій компанії.

## What a link to a table looks like where it is pasted
picture-invites = { $host } запрошує вас
picture-invited = Вас запрошують
picture-seats = { $free ->
    [0] Усі місця зайняті
    [one] { $free } вільне місце
    [few] { $free } вільні місця
   *[many] { $free } вільних місць
}
picture-clock-none = Без обмеження часу
picture-clock = { $minutes } хв кожному
picture-clock-added = { $minutes } хв кожному, + { $seconds } с за хід
picture-clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[many] { $days } днів на хід
}
picture-clock-hours = { $hours } год на хід
picture-playing = Партія триває
link-circle = Вас запрошують до компанії
link-circle-words = Друзі, які часто грають разом: одне посилання, спільний рахунок.
picture-over = Партію закінчено
picture-play = Грайте в браузері, без облікового запису.
