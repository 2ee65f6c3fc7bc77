# Слова дома: сообщения игры в терминале.
seat-number = Игрок { $number }
list-separator = ,{" "}
list-pair = {" "}и{" "}
list-last = {" "}и{" "}
list = { $items }
sentence-separator = {" "}
named = { $name }: { $words }
label = { $name }:

play-choose-game = Во что играем? Введите номер или название.
play-welcome = { $game }. { $summary }
play-how = Введите номер хода или его название (Tab дополняет). Подробнее — «помощь».
play-your-turn = { $seat }, ваш ход. Можно:
play-move = { $number }. { $move }
play-move-range = { $from_number }–{ $to_number }. { $first } … { $last }
play-not-understood = «{ $words }» нет среди вариантов. Введите номер из списка или слово «помощь».
play-ambiguous = «{ $words }» подходит к нескольким ходам: { $moves }.
play-hint = Бот выбрал бы: { $move }.
play-thinking = Бот думает…
play-hint-line = { $move } — просмотров: { $visits } ({ $percent } %)
play-hint-seat = { "  " }{ $who ->
    [you] вы побеждаете
   *[other] { $seat }: победа
} в { $percent } % таких продолжений, очков в среднем: { $points }
play-hint-chance = { $move }: шанс на победу { $percent } %
play-hint-brings = Даёт больше: { $source } (+{ $points })
play-hint-denies = Оставляет другим меньше: { $source } (−{ $points })
play-hint-opens = Сохраняет возможности: { $source }, { $other }
play-command = { $word }: { $does }
play-no-rule = В правилах не найдено «{ $words }».
play-no-undo = Отменять нечего: отмена работает в игре с ботами, со второго вашего хода.
play-undone = Ход отменён.
play-hand-over = Ходит { $seat }: передайте экран. Нажмите Enter, когда его видите только вы.
play-over = Партия окончена.
play-sheet-line = { $who ->
    [you] Вы
   *[other] { $seat }
}: { $points } — { $reason } ({ $clause })
play-result = { $place }-е место: { $who ->
    [you] вы
   *[other] { $seat }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
play-stopped = Остановлено. Партия сохранена: «regency play --resume» продолжит её отсюда.
play-stopped-early = Остановлено. Ни одна партия не начата.
# The names that a page gives bots, too.
play-bot-name = { $number ->
    [1] Одон
    [2] Мабель
    [3] Танкред
    [4] Кларисса
   *[5] Ламберт
}
play-guest = Гость
play-again = Ещё партию? («да» или Enter; любой другой ответ — выход)
command-yes = да
command-help = помощь
command-hint = подсказка
command-table = стол
command-log = журнал
command-rules = правила
command-undo = отменить
command-quit = выйти
does-help = этот список
does-hint = что сделал бы бот на вашем месте
does-table = показать стол и ваши ходы ещё раз
does-log = всё, что произошло до сих пор
does-rules = правила; добавьте слово, чтобы найти его
does-undo = отменить ваш последний ход (в игре с ботами)
does-quit = остановиться; партия сохранится

# Why a live table refuses something.
refused-stale = Положение уже изменилось; посмотрите ещё раз.
refused-not-your-turn = Сейчас не ваш ход.
refused-illegal = Правила сейчас этого не позволяют.
refused-not-started = Партия ещё не началась.
refused-over = Партия окончена.
refused-no-seat = У вас нет места за этим столом.
refused-malformed = Этот запрос не удалось понять.
refused-too-many = Слишком много запросов. Подождите немного и попробуйте ещё раз.
refused-too-large = Слишком большой объём: не более { $kilobytes } КБ.
refused-records-full = Больше сохранить нельзя (записей партий: { $records }, вместе { $megabytes } МБ). Удалите лишние в настройках, в разделе «Что обо мне хранится», и попробуйте ещё раз.
refused-not-allowed = Вам это действие здесь недоступно.
refused-unavailable = Сейчас партию не удаётся сохранить. Ничего не потеряно; попробуйте чуть позже.
refused-failed = У нас что-то пошло не так. Попробуйте ещё раз; ничего из сделанного не потеряно.
refused-set-aside = Эту партию не удаётся прочитать, поэтому она отложена. Ничего не потеряно; владелец этого сервера может её посмотреть.
refused-set-aside-rules = Эта партия начата по версии правил { $version }, а этот сервер играет по версии { $present }. Она отложена, и ничего не потеряно.
refused-busy = Сервер занят другими партиями. Попробуйте ещё раз через мгновение.
refused-no-replay = Сейчас эту партию не удаётся просмотреть. Попробуйте ещё раз через мгновение.
refused-unknown = По этому адресу ничего нет.
refused-name = В имени нужна хотя бы одна видимая буква.
refused-no-name = Сначала введите имя.
refused-origin = Этот запрос пришёл с другого сайта.
refused-already-started = Партия уже началась.
refused-empty-seats = Некоторые места ещё свободны: дождитесь гостей или посадите туда ботов.
refused-hand-over = Сначала передайте устройство: ходит { $seat }.
refused-it-is-legal = Это разрешено: вы можете так сделать.
refused-no-hint = Сейчас подсказать нечего.
refused-abort-asked = Закончить без результата уже попросили.
refused-stand-in-asked = Об отсутствующем игроке уже спрашивают.
refused-slow-clock = За этим столом на ход дают дни: решают часы.
refused-hints-off = За этим столом без подсказок: так договорились до начала.
refused-no-takebacks = За этим столом ходы не отменяют: так договорились до начала.
refused-no-chat = За этим столом нет чата.
refused-only-phrases = За этим столом можно отправлять только быстрые фразы.
refused-no-such-action = В этой игре такого действия нет.
refused-no-such-game = Нет игры «{ $game }».
refused-no-such-level = Нет уровня «{ $level }».
refused-no-such-phrase = Такой фразы нет в списке.
refused-no-such-seat = За этим столом нет такого места.
refused-not-over = Партия ещё не окончена.
refused-no-rematch = Реванш ещё никто не предложил.
refused-not-your-seat = Это не ваше место.
refused-nothing-asked = Никто не просит вашего разрешения.
refused-nothing-to-undo = Нечего отменять.
refused-one-match = В файле должна быть одна партия, а в этом их { $matches }.
refused-review-line = Строка { $line } не является частью разбора.
refused-review-sum = Разбор не сходится: начало, удача и решения не дают результата.
refused-review-match = Это разбор другой партии.
refused-review-evaluator = Этот сервер не знает, чем сделан этот разбор. Обновите страницу и разберите партию заново.
refused-review-deals = В этом разборе больше раздач, чем сохраняется.
refused-only-host = Это может сделать только хозяин стола.
refused-own-seat = Чтобы освободить своё место, встаньте из-за стола.
refused-seat-taken = Свободных мест нет.
refused-too-much-talk = Вы пишете быстрее, чем другие читают. Подождите немного.
refused-one-word = Ваше слово уже учтено в раздаче: по одному от каждого.
refused-seat-held = У вас есть или уже было место в этой партии: за двоих здесь не играют.
refused-someone-asks = Кто-то уже просит место. Подождите немного.
refused-nobody-to-ask = За этим столом нет людей, которые могли бы согласиться.
refused-undo-asked = Отменить ход уже попросили.
refused-stand-in = На этом месте за вас играет бот. Сначала верните его себе.
refused-given-up = От этого места отказались окончательно: вернуть его нельзя.
refused-bot-plays = На этом месте уже играет бот.
refused-bot-moves = Сейчас ходит бот. Вернуться в игру можно после его хода.
refused-sent-away = В этой партии вы уже отстраняли этого игрока, и он вернулся.
refused-undo-handed-on = Так отменился бы ход того, кто сидел на этом месте раньше.
refused-holiday = Выберите дни в течение следующего года, которые не пересекаются, всего до { $most } дней.
refused-link-over = Эта ссылка уже использована, или ей больше десяти минут. Создайте новую на другом устройстве; ничего не потеряно.
refused-passkey = Этот ключ доступа не удалось проверить. Попробуйте ещё раз; ничего не изменилось.
refused-passkey-unknown = Такого ключа доступа здесь ни у кого нет. Если вы потеряли свой, войдите с запасным ключом.
refused-recovery = Это не запасной ключ, или его заменили новым. Проверьте каждую букву.

# What is wrong with a record file.
record-no-text = Этот файл не текст: записью партии он быть не может.
record-not-text = Строка { $line } не является текстом.
record-not-json = Строку { $line } не удаётся прочитать: она оборвана, испорчена или это не JSON.
record-no-line = Строке { $line } не место в записи: это не заголовок, не ход, не случай и не результат.
record-no-header = Строка { $line }: партия начинается с заголовка, а перед этой строкой его нет.
record-empty = В этом файле нет ни одной партии.
record-version = Строка { $line }: здесь читаются только записи версии { $version }.
record-game = Строка { $line }: игры с названием { $game } здесь нет.
record-member = Строка { $line }: «{ $member }» отсутствует или там не то, что должно быть.
record-after-result = Строка { $line }: после результата больше ничего быть не может.
record-result = Строка { $line }: результат не тот, к которому привела эта партия.
record-malformed = Строка { $line } не говорит того, что должна говорить запись в этом месте.
record-rule = Строка { $line } нарушает правило { $clause }.

# What the house says at a table.
notice-bot-failed = На этом месте пока играет бот попроще.
notice-sat-down = На это место садится новый игрок.
notice-left = Игрок с этого места уходит; до его возвращения играет бот.
notice-removed = Хозяин стола отстраняет игрока с этого места; до его возвращения играет бот.
notice-absent = Игрока на этом месте нет; до его возвращения играет бот.
notice-agreed = Игрока нет. Остальные дали сыграть боту, пока он не вернётся.
notice-time = Время вышло: на этом месте играет бот, пока не вернётся игрок.
notice-forfeit = Время вышло: этот игрок проиграл. Дальше играет бот.
notice-resigned = Этот игрок сдался. Дальше играет бот.
notice-handed-over = По просьбе игрока на этом месте пока играет бот.
notice-came-back = Игрок возвращается на это место.

# Обзор в терминале.
review-method = Оценка: { $judge }; { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
   *[other] { $count } раздач
} на каждую позицию.
review-by-network = нейросеть, обученная этой игре
review-by-playouts = партии, доигранные по простым правилам
review-start = { $seat }: шанс победить в начале { $percent } %.
review-luck = Удача: { $percent } п. п.
review-choices = Решения ({ $seat }): { $percent } п. п.
review-result = Итог: { $percent } %.
review-points = { $what }: { $start } в начале, { $luck } от удачи, { $choices } от решений, { $result } в конце.
review-points-playouts = Очки
review-points-network = Перевес в очках над средним у остальных
review-points-lost = Потеряно очков: { $points }.
review-accuracy = Точность { $percent } из 100, { $count ->
    [one] { $count } решение.
    [few] { $count } решения.
   *[many] { $count } решений.
}
review-inaccuracy = неточность
review-mistake = ошибка
review-blunder = грубая ошибка
review-moment = Шаг { $step }, { $seat }: { $verdict }. Сыграно: { $played }. Лучше: { $best }. Шанс победить снизился на { $percent } % (от { $low } до { $high }).
review-reason = Что это даёт в конце в среднем: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} ({ $source }).
review-hands = При открытых картах разница была бы { $percent } %.

# Quick phrases.
phrase-hello = Всем привет!
phrase-good-luck = Удачи!
phrase-well-played = Хорошо сыграно!
phrase-thanks = Спасибо!
phrase-oops = Ой!
phrase-thinking = Думаю…
phrase-your-turn = Ваш ход.
phrase-one-moment = Минутку, пожалуйста.
phrase-good-game = Хорошая партия!
phrase-another = Ещё партию?

# Levels of bots.
level-page = Паж
level-page-about = Для новичков. Лёгкий соперник для первой партии.
level-squire = Оруженосец
level-squire-about = Легко. Знает правила и несколько удачных приёмов.
level-herald = Глашатай
level-herald-about = Средне. Немного планирует наперёд, иногда ошибается.
level-knight = Рыцарь
level-knight-about = Трудно. Редко ошибается.
level-chancellor = Канцлер
level-chancellor-about = Очень трудно. Почти ничего не упускает.
level-sovereign = Государь
level-sovereign-about = Для знатоков. Наш сильнейший бот.

# Calls to people who are not there
call-turn = Ваш ход: { $game }
call-turn-many = { $tables ->
    [one] Ваш ход за { $tables } столом
    [few] Ваш ход за { $tables } столами
   *[many] Ваш ход за { $tables } столами
}
call-chat = Новые сообщения: { $game }
call-chat-many = { $tables ->
    [one] Новые сообщения за { $tables } столом
    [few] Новые сообщения за { $tables } столами
   *[many] Новые сообщения за { $tables } столами
}
call-rematch = Реванш: { $game }
call-rematch-many = { $tables ->
    [one] { $tables } реванш
    [few] { $tables } реванша
   *[many] { $tables } реваншей
}
call-invited = Приглашение: { $game }
call-invited-many = { $tables ->
    [one] { $tables } приглашение
    [few] { $tables } приглашения
   *[many] { $tables } приглашений
}
call-mail-foot = Вы получили это письмо, потому что просили Regency звать вас. Больше не присылать: { $link }
call-confirm = Regency: это ваш адрес?
call-confirm-words = Кто-то, наверное вы, хочет получать на этот адрес письма от Regency, когда подходит очередь ходить. Если это не вы, ничего не делайте: больше писем не будет. Если это вы, откройте ссылку: { $link }
refused-endpoint = Браузер назвал адрес, на который этот сервер не отправляет. Уведомления здесь невозможны.
refused-no-mail = Этот сервер не отправляет писем.
refused-address = Это не адрес почты. Он выглядит так: name@example.org.
refused-mail-failed = Не удалось отправить письмо. Проверьте адрес или попробуйте позже.
refused-too-many-mails = Слишком много писем для подтверждения. Поищите последнее, в том числе в спаме, или попробуйте ещё раз через час.
refused-mail-link = Эта ссылка больше не действует. Укажите адрес ещё раз в настройках.
refused-circle-name = Компании нужно название.
refused-circle-link = Эта ссылка в компанию больше не действует. Попросите новую у кого-нибудь из неё.
refused-circle-full = В этой компании больше нет места: в ней может быть 40 участников.
refused-circles-many = Вы уже в 20 компаниях. Сначала выйдите из одной.
refused-only-founder = Это может сделать только тот, кто основал компанию.
refused-own-membership = Себя убрать нельзя: вместо этого выйдите из компании.
refused-no-circle = Вы не в этой компании.

## What a link to a table looks like where it is pasted
picture-invites = { $host } приглашает вас
picture-invited = Вас приглашают
picture-seats = { $free ->
    [0] Все места заняты
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
}
picture-clock-none = Без ограничения времени
picture-clock = { $minutes } мин каждому
picture-clock-added = { $minutes } мин каждому, + { $seconds } с за ход
picture-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
picture-clock-hours = { $hours } ч на ход
picture-playing = Партия идёт
link-circle = Вас приглашают в компанию
link-circle-words = Друзья, которые часто играют вместе: одна ссылка, общий счёт.
picture-over = Партия окончена
picture-play = Играйте в браузере, без учётной записи.
