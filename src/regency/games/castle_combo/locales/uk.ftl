# Names as in the Ukrainian rulebook; game terms throughout this file follow it too.
card-royal-guard = Вартівниця
    .acc = Вартівницю
card-miraculously-cured = Зцілений
    .acc = Зціленого
card-spy = Шпигун
    .acc = Шпигуна
card-militiaman = Ратник
    .acc = Ратника
card-sculptor = Скульпторка
    .acc = Скульпторку

# Names translated by us: the rulebook does not show these cards.
card-duchess = Герцогиня
    .acc = Герцогиню
card-his-majesty = Його Величність
    .acc = Його Величність
card-prince = Принц
    .acc = Принца
card-princess = Принцеса
    .acc = Принцесу
card-chancellor = Канцлерка
    .acc = Канцлерку
card-jester = Блазень
    .acc = Блазня
card-queen-mother = Королева-мати
    .acc = Королеву-матір
card-her-majesty-the-queen = Її Величність королева
    .acc = Її Величність королеву
card-baron = Барон
    .acc = Барона
card-steward = Управитель
    .acc = Управителя
card-mother-superior = Мати-настоятелька
    .acc = Матір-настоятельку
card-scribe = Писар
    .acc = Писаря
card-gravedigger = Гробар
    .acc = Гробаря
card-templar = Тамплієр
    .acc = Тамплієра
card-cardinal = Кардиналка
    .acc = Кардиналку
card-chaplain = Капелан
    .acc = Капелана
card-his-holiness = Його Святість
    .acc = Його Святість
card-nun = Черниця
    .acc = Черницю
card-devout = Богомолець
    .acc = Богомольця
card-pilgrim = Паломник
    .acc = Паломника
card-astronomer = Астроном
    .acc = Астронома
card-alchemist = Алхімік
    .acc = Алхіміка
card-professor = Професор
    .acc = Професора
card-apothecary = Аптекар
    .acc = Аптекаря
card-goldsmith = Золотар
    .acc = Золотаря
card-architect = Архітектор
    .acc = Архітектора
card-patron = Меценат
    .acc = Мецената
card-judge = Суддя
    .acc = Суддю
card-captain = Капітан
    .acc = Капітана
card-officer = Офіцер
    .acc = Офіцера
card-lookout = Дозорець
    .acc = Дозорця
card-knight = Лицарка
    .acc = Лицарку
card-general = Генералка
    .acc = Генералку
card-guildmaster = Голова гільдії
    .acc = Голову гільдії
card-glassblower = Склодув
    .acc = Склодува
card-chatelaine = Каштелянка
    .acc = Каштелянку
card-pawnbroker = Лихвар
    .acc = Лихваря
card-banker = Банкірка
    .acc = Банкірку
card-vicar = Парох
    .acc = Пароха
card-inventor = Винахідник
    .acc = Винахідника
card-doctor = Лікар
    .acc = Лікаря
card-philosopher = Філософ
    .acc = Філософа
card-squire = Зброєносець
    .acc = Зброєносця
card-bombardier = Гармаш
    .acc = Гармаша
card-barbarian = Варвар
    .acc = Варвара
card-executioner = Кат
    .acc = Ката
card-mercenary = Найманець
    .acc = Найманця
card-master-at-arms = Фехтмейстер
    .acc = Фехтмейстера
card-blacksmith = Ковалька
    .acc = Ковальку
card-stonemason = Каменярка
    .acc = Каменярку
card-potter = Гончар
    .acc = Гончаря
card-armorer = Зброярка
    .acc = Зброярку
card-spice-merchant = Торговка прянощами
    .acc = Торговку прянощами
card-clockmaker = Годинникарка
    .acc = Годинникарку
card-innkeeper = Шинкар
    .acc = Шинкаря
card-carpenter = Тесляр
    .acc = Тесляра
card-locksmith = Замкар
    .acc = Замкаря
card-farmer = Хліборобка
    .acc = Хліборобку
card-woodcutter = Дроворуб
    .acc = Дроворуба
card-brigand = Розбійник
    .acc = Розбійника
card-witch = Відьма
    .acc = Відьму
card-beggar = Жебрачка
    .acc = Жебрачку
card-monk = Монах
    .acc = Монаха
card-shepherd = Пастушка
    .acc = Пастушку
card-winemaker = Винороб
    .acc = Винороба
card-stable-boy = Конюх
    .acc = Конюха
card-farmhand = Наймичка
    .acc = Наймичку
card-traveler = Мандрівниця
    .acc = Мандрівницю
card-usurper = Узурпатор
    .acc = Узурпатора
card-fisherman = Рибалка
    .acc = Рибалку
card-revolutionary = Революціонер
    .acc = Революціонера
card-baker = Пекарка
    .acc = Пекарку
card-beekeeper = Пасічник
    .acc = Пасічника

game-name = Castle Combo
game-summary = Найміть дев’ять персонажів із замку та села й викладіть їх квадратом 3×3 так, щоб разом вони дали найбільше переможних очок.

# --- words

location-castle = Замок
location-village = Село
banner-castle = замок
banner-village = село
to-castle = до замку
to-village = до села
at-castle = у замку
at-village = у селі
of-castle = замку
of-village = села

shield-nobility = вельмож
    .nom = вельможі
shield-faith = духівників
    .nom = духівники
shield-scholarship = учених
    .nom = учені
shield-military = вояків
    .nom = вояки
shield-craftsmanship = ремісників
    .nom = ремісники
shield-peasantry = селян
    .nom = селяни
two-shields = { $shield } ×2
    .nom = { $shield_nom } ×2

n-gold = { $amount ->
    [one] { $amount } дукат
    [few] { $amount } дукати
   *[many] { $amount } дукатів
}
n-keys = { $amount ->
    [one] { $amount } ключ
    [few] { $amount } ключі
   *[many] { $amount } ключів
}
n-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}

# --- a card explains itself

describe-facts = Стяг: { $location }. Ціна: { $cost }. Щити: { $shields_nom }.
describe-messenger = Гонець іде { $location }.
describe-purse = { $gold ->
    [one] Гаманець уміщує { $gold } дукат.
   *[other] Гаманець уміщує до { $gold } дукатів.
}
describe-scroll = Сувій: { $scroll }

ability-gain-gold-per = { $amount ->
    [one] Отримайте { $amount } дукат за { $what } { $where }.
    [few] Отримайте { $amount } дукати за { $what } { $where }.
   *[many] Отримайте { $amount } дукатів за { $what } { $where }.
}
ability-gain-keys-per = { $amount ->
    [one] Отримайте { $amount } ключ за { $what } { $where }.
    [few] Отримайте { $amount } ключі за { $what } { $where }.
   *[many] Отримайте { $amount } ключів за { $what } { $where }.
}
ability-gain-keys = { $amount ->
    [one] Отримайте { $amount } ключ.
    [few] Отримайте { $amount } ключі.
   *[many] Отримайте { $amount } ключів.
}
ability-opponents-gain-gold = { $amount ->
    [one] Кожен суперник отримує { $amount } дукат.
    [few] Кожен суперник отримує { $amount } дукати.
   *[many] Кожен суперник отримує { $amount } дукатів.
}
ability-opponents-gain-keys = { $amount ->
    [one] Кожен суперник отримує { $amount } ключ.
    [few] Кожен суперник отримує { $amount } ключі.
   *[many] Кожен суперник отримує { $amount } ключів.
}
ability-all-players-gain-keys = Кожен гравець отримує { n-keys }.
ability-purse-add-each = Покладіть { $amount ->
    [one] { $amount } дукат
    [few] { $amount } дукати
   *[many] { $amount } дукатів
} із запасу в кожен свій гаманець.
ability-purse-fill = { $amount ->
    [one] Наповніть із запасу { $amount } свій гаманець.
    [few] Наповніть із запасу { $amount } свої гаманці.
   *[many] Наповніть із запасу { $amount } своїх гаманців.
}
ability-discard-castle-gold = Скиньте карту з ряду замку й отримайте стільки дукатів, скільки вона коштує.
ability-discard-castle-keys = Скиньте карту з ряду замку й отримайте стільки ключів, скільки дукатів вона коштує.
ability-discard-village-gold = Скиньте карту з ряду села й отримайте стільки дукатів, скільки вона коштує.
ability-discard-village-keys = Скиньте карту з ряду села й отримайте стільки ключів, скільки дукатів вона коштує.
ability-discount-castle = Знижка в { n-gold } на персонажів із замку.
ability-discount-village = Знижка в { n-gold } на персонажів із села.
ability-discount-any = Знижка в { n-gold } на будь-якого персонажа.
ability-choose-one = На вибір: { $first } Або: { $second }

in-own-tableau = у вашій ігровій зоні
in-neighbours-tableau = в ігровій зоні одного із сусідів
each-shield = кожен щит { $shield }
each-banner-castle = кожен стяг замку
each-banner-village = кожен стяг села
each-card-with-shields = { $shields ->
    [one] кожну карту з { $shields } щитом
    [few] кожну карту з { $shields } щитами
   *[many] кожну карту з { $shields } щитами
}
each-card-costing = кожну карту ціною { $cost }
each-card-from-cost = кожну карту ціною { $cost } чи більше
each-distinct-shield-types = кожен різний тип щитів
each-missing-shield-types = кожен відсутній тип щитів
each-occupied-positions = кожну карту
each-empty-positions = кожне порожнє місце
each-cards-with-purse = кожну карту з гаманцем

scroll-per-shield = { n-points } за кожен щит { $shield } { $where }.
scroll-position = { n-points }, якщо ця карта опиниться { $place }.
scroll-per-gold-on-this-purse = { n-points } за кожен дукат на цій карті.
scroll-if-shield-missing = { n-points }, якщо у вашій ігровій зоні немає щитів { $shield }.
scroll-per-banner = { n-points } за { $what }.
scroll-per-shield-set = { n-points } за кожен набір щитів { $shields }.
scroll-per-distinct-shield-type = { n-points } за кожен різний тип щитів { $where }.
scroll-per-card-with-cost = { n-points } за { $what }.
scroll-per-key = ще { n-points } за кожен ключ.
scroll-per-banner-set = { n-points } за кожен набір стягів: { $banners }.
scroll-per-missing-shield-type = { n-points } за кожен тип щитів, якого немає у вашій ігровій зоні.
scroll-per-discount-card = { n-points } за кожну карту зі знижкою.
scroll-per-identical-shield-set = { n-points } за кожен набір із { $size } однакових щитів.
scroll-per-gold-on-all-purses = { n-points } за кожен дукат у всіх ваших гаманцях.
scroll-per-card-with-shield-count = { n-points } за { $what }.
scroll-if-face-down-card = { n-points }, якщо у вас є перевернута карта.

scope-row = у цьому ряді
scope-column = у цьому стовпці
scope-row-and-column = у цьому ряді та цьому стовпці
scope-tableau = у вашій ігровій зоні
place-top-row = у верхньому ряді
place-middle-row = у середньому ряді
place-bottom-row = у нижньому ряді
place-left-column = у лівому стовпці
place-middle-column = у центральному стовпці
place-right-column = у правому стовпці
place-corner = у куті
place-edge-not-corner = посередині будь-якої сторони

# --- pieces that can be looked at

piece-gold = Дукати
piece-key = Ключ
piece-messenger = Гонець
piece-purse = Гаманець
piece-face-down = Перевернута карта
about-gold = Ними платять за карти. Наприкінці вони наповнюють ваші гаманці, а решта розв’язує нічию.
about-key = Використайте один на початку ходу, щоб перемістити гінця або оновити його ряд. Кожен збережений ключ дає 1 очко.
about-messenger = Указує ряд, з якого ви наймаєте персонажів. Його переміщує ключ або викладена горілиць карта з його символом.
about-purse = Уміщує стільки дукатів, скільки показано. Витрачати їх не можна, але сувій цієї карти дає за них очки.
about-face-down = Будь-яку карту можна взяти безплатно долілиць: ви отримуєте { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дукати
   *[many] { $gold } дукатів
} і { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключі
   *[many] { $keys } ключів
}, а все надруковане на ній не враховують.

# --- the table

table-deal = Роздаємо карти…
table-row = { $location }: { $cards }. У колоді { $deck }, у скиді { $discards }.
table-card = { $card } ({ $price })
table-gone-castle = Замок вилучено з гри.
table-gone-village = Село вилучено з гри.
table-messenger = Гонець { $location }.
table-seat = { $who ->
    [you] У вас зараз
   *[other] { $seat }: зараз
} { n-points }, { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дукати
   *[many] { $gold } дукатів
}, { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключі
   *[many] { $keys } ключів
}.
table-tableau = — { $cards }
cell-empty = порожньо
cell-face-down = перевернута
cell-card = { $card } [{ $points }]
cell-purse = { $card }, { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дукати
   *[many] { $gold } дукатів
} [{ $points }]
table-shuffle = Тасуємо скид { $location }…
table-act = { $who ->
    [you] Ви наймаєте персонажа або спершу використовуєте ключ.
   *[other] { $seat } наймає персонажа або спершу використовує ключ.
}
table-place = { $who ->
    [you] Ви розміщуєте карту.
   *[other] { $seat } розміщує карту.
}
table-choose = { $who ->
    [you] Ви вибираєте один із двох ефектів.
   *[other] { $seat } вибирає один із двох ефектів.
}
table-discard = { $who ->
    [you] Ви вибираєте карту, яку скинути.
   *[other] { $seat } вибирає карту, яку скинути.
}
table-done = Партію завершено.

# --- whose turn it is

prompt-you-act = Ваш хід: найміть персонажа з ряду { $location }.
prompt-you-act-key = Ваш хід: найміть персонажа з ряду { $location } або спершу використайте ключ.
prompt-you-place-up = { $price ->
    [0] Ваш хід: розмістіть карту «{ $card }» безплатно.
    [one] Ваш хід: розмістіть карту «{ $card }» і сплатіть { $price } дукат.
    [few] Ваш хід: розмістіть карту «{ $card }» і сплатіть { $price } дукати.
   *[many] Ваш хід: розмістіть карту «{ $card }» і сплатіть { $price } дукатів.
}
prompt-you-place-down = Ваш хід: розмістіть карту «{ $card }» долілиць; ви отримаєте { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дукати
   *[many] { $gold } дукатів
} і { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключі
   *[many] { $keys } ключів
}.
prompt-you-choose = Ваш хід: виберіть один із двох ефектів карти «{ $card }».
prompt-you-discard = Ваш хід: скиньте карту з ряду { $location } за ефектом карти «{ $card }».
prompt-other-act = { $seat } наймає персонажа з ряду { $location }.
prompt-other-place-up = { $seat } розміщує карту «{ $card }».
prompt-other-place-down = { $seat } розміщує карту «{ $card }» долілиць.
prompt-other-choose = { $seat } вибирає ефект карти «{ $card }».
prompt-other-discard = { $seat } скидає карту з ряду { $location } за ефектом карти «{ $card }».

# --- actions

label-key-messenger = використати ключ: перемістити гінця { $location }
label-key-refresh = використати ключ: оновити ряд { $location }
label-take-up = { $price ->
    [0] найняти { $card_acc } безплатно
    [one] найняти { $card_acc } за { $price } дукат
    [few] найняти { $card_acc } за { $price } дукати
   *[many] найняти { $card_acc } за { $price } дукатів
}
label-take-down = узяти долілиць карту «{ $card }»
label-place-first = покласти в центр
label-place = розмістити: { $row }, { $column }
row-minus-2 = на два ряди вище від першої карти
row-minus-1 = на ряд вище від першої карти
row-same = у ряді першої карти
row-plus-1 = на ряд нижче від першої карти
row-plus-2 = на два ряди нижче від першої карти
column-minus-2 = на два стовпці ліворуч
column-minus-1 = на стовпець ліворуч
column-same = у тому самому стовпці
column-plus-1 = на стовпець праворуч
column-plus-2 = на два стовпці праворуч
label-discard-gold = скинути { $card_acc } за { n-gold }
label-discard-keys = скинути { $card_acc } за { n-keys }

# --- the log

line-turned = Нова карта { $location }: { $card }.
line-shuffled = Нова колода { $location }: перетасовано { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
}.
line-emptied-castle = Ряд замку неможливо поповнити: замок вилучають із гри.
line-emptied-village = Ряд села неможливо поповнити: село вилучають із гри.
line-messenger = Гонець іде { $location }.
line-key-messenger = { $who ->
    [you] Ви використовуєте ключ:
   *[other] { $seat } використовує ключ:
} гонець іде { $location }.
line-key-refresh = { $who ->
    [you] Ви використовуєте ключ і оновлюєте
   *[other] { $seat } використовує ключ і оновлює
} ряд { $location }.
line-recruited = { $who ->
    [you] Ви наймаєте { $card_acc }
   *[other] { $seat } наймає { $card_acc }
} { $price ->
    [0] безплатно.
    [one] за { $price } дукат.
    [few] за { $price } дукати.
   *[many] за { $price } дукатів.
}
line-face-down = { $who ->
    [you] Ви берете
   *[other] { $seat } бере
} карту «{ $card }» долілиць.
line-gained = { $who ->
    [you] Ви отримуєте { $goods }.
   *[other] { $seat } отримує { $goods }.
}
line-stored = { $who ->
    [you] Ви кладете
   *[other] { $seat } кладе
} { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дукати
   *[many] { $gold } дукатів
} у гаманець карти «{ $card }».
line-chose = { $who ->
    [you] Ви вибираєте
   *[other] { $seat } вибирає
} ефект карти «{ $card }»: { $what }
line-discarded = { $who ->
    [you] Ви скидаєте
   *[other] { $seat } скидає
} з ряду карту «{ $card }».
line-ended = Усі ігрові зони заповнено: партію завершено.

# --- the score sheet

sheet-keys = { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключі
   *[many] { $keys } ключів
}
sheet-card = { $card }: { $how }
sheet-counted = { $card }: { $how } Усього: { $times }.
sheet-purse = { $card } ({ $gold ->
    [one] { $gold } дукат
    [few] { $gold } дукати
   *[many] { $gold } дукатів
}): { $how }
sheet-face-down = Перевернута карта.

# --- why not

why-deal = Карти ще не роздано.
why-over = Партію завершено.
why-shuffle = Спершу треба перетасувати скид.
why-not-your-turn = Зараз ходить { $seat }.
why-no-place = Спершу виберіть карту з ряду, де стоїть гонець.
why-no-choose = Зараз вибирати нічого.
why-no-discard = Зараз жоден ефект не дозволяє скинути карту.
why-first-place = Спершу розмістіть узяту карту.
why-first-choose = Спершу виберіть один із двох ефектів.
why-first-discard = Спершу скиньте карту, як велить ефект.
why-key-used = Цього ходу ви вже використали ключ.
why-no-key = У вас немає ключів.
why-gone = Однієї локації вже немає: гонець залишається на місці.
why-too-dear = { $price ->
    [one] Потрібен { $price } дукат
    [few] Потрібно { $price } дукати
   *[many] Потрібно { $price } дукатів
}, а у вас { $gold }.
why-occupied = Тут уже є карта.
why-first-card = Перша карта лягає посередині: ігрова зона росте від неї.
why-too-wide = Так ігрова зона не вміститься у квадрат 3×3.
why-not-beside = Карта має бути суміжною з однією з ваших по горизонталі чи вертикалі.
why-no-card = Тут немає карти, яку можна скинути.

# --- the board in the browser

board-market = Ряди замку та села
# --- what one is about to do
board-doing-place = { $card }: виберіть місце.
board-doing-place-down = { $card } долілиць: оберіть місце.
board-doing-dear = «{ $card }»: потрібно { $price ->
    [one] { $price } дукат
    [few] { $price } дукати
   *[many] { $price } дукатів
}, а у вас { $gold }. Узяти карту долілиць?
board-doing-far = «{ $card }» { $location }: використайте ключ, щоб перемістити туди гінця.
board-doing-confirm = «{ $card }» лежатиме тут: підтвердьте або оберіть інше місце.
# --- buttons say what they do
board-best = Щонайбільше: { $change }.
board-recruit = Найняти
board-price = { $amount ->
    [0] безплатно
    [one] { $amount } дукат
    [few] { $amount } дукати
   *[many] { $amount } дукатів
}
board-face-down = Долілиць
board-brings = +{ $gold ->
    [one] { $gold } дукат
    [few] { $gold } дукати
   *[many] { $gold } дукатів
}, +{ $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключі
   *[many] { $keys } ключів
}
board-key-messenger = Перемістити гінця { $location }
board-key-refresh = Оновити ряд { $location }
# --- great moments
scene-last-card = Останню карту викладено
board-others = Інші гравці
board-your-tableau = Ваша ігрова зона
board-tableau-of = { $who ->
    [you] Ваша ігрова зона
   *[other] Ігрова зона: { $seat }
}
board-rival = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дукати
   *[many] { $gold } дукатів
}, { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключі
   *[many] { $keys } ключів
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}. Показати ігрову зону.
board-pile = Колода { $location }: { $deck ->
    [one] { $deck } карта
    [few] { $deck } карти
   *[many] { $deck } карт
}, у скиді { $discards }. Показати, що про неї відомо.
board-offer = { $card }, ціна { $price }. { $words }
board-own-card = { $points ->
    [one] { $reason } Зараз { $points } очко.
    [few] { $reason } Зараз { $points } очки.
   *[many] { $reason } Зараз { $points } очок.
}
board-points = { $points ->
    [one] Зараз { $points } очко
    [few] Зараз { $points } очки
   *[many] Зараз { $points } очок
}
board-shields = Зібрані щити
board-shield-count = Щити { $shield }: { $count }
board-in-deck = { $cards ->
    [0] Колода порожня
    [1] У колоді ще 1 карта
    [one] У колоді ще { $cards } карта, порядок невідомий
    [few] У колоді ще { $cards } карти, порядок невідомий
   *[many] У колоді ще { $cards } карт, порядок невідомий
}
board-discarded = { $cards ->
    [0] Скид порожній
    [one] { $cards } карта у скиді
    [few] { $cards } карти у скиді
   *[many] { $cards } карт у скиді
}
board-place-up = Виберіть для неї місце.
board-place-down = Долілиць: виберіть місце.
board-put-back = Повернути карту
board-look = Роздивитися: { $card }
board-standing-tableau = { $who ->
    [you] Ваша ігрова зона:
   *[other] { $seat }, ігрова зона:
} зараз { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
   *[many] { $points } очок.
}
board-standing-down = { $who ->
    [you] Ваша ігрова зона:
   *[other] { $seat }, ігрова зона:
} лежить долілиць.
board-standing-row = У ряді { $location }, ціна { $price }.
board-standing-deck = Ще в колоді { $location }.
board-standing-discards = У скиді { $location }.
board-or = або
board-close = Закрити

# --- the rules

# --- заголовки правил
section-CC-1 = Підготовка
section-CC-3 = Як брати карту
section-CC-7 = Викладання й ефект
section-CC-9 = Гонець і ряди
section-CC-12 = Що рахують і дають ефекти
section-CC-17 = Кінець і очки
section-CC-21 = Що всім відомо

rules-CC-1 = У грі 39 карт замку і 39 карт села. Кожну колоду тасують окремо, а три її перші карти відкривають поруч: це ряд замку і ряд села.
rules-CC-2 = Від двох до п’яти гравців. Спершу гонець стоїть біля села. Кожен спершу має 15 дукатів і 2 ключі; їхній запас необмежений. Починає перший гравець, хід переходить за годинниковою стрілкою, і кожен робить дев’ять ходів, по одному на кожну карту своєї ігрової зони.
rules-CC-3 = Перед наймом можна використати один ключ, не більше одного за хід, для однієї з двох дій: перемістити гінця до іншої локації або скинути три карти ряду, де він стоїть, і відкрити три нові. Спершу скидають усі три, потім відкривають карти по одній; якщо тим часом колода скінчиться, увесь скид, разом із цими трьома, тасують у нову колоду.
rules-CC-4 = Кожного ходу ви мусите взяти рівно одну карту з ряду, де стоїть гонець, і додати її до ігрової зони: горілиць за її ціну або долілиць безплатно.
rules-CC-5 = Ви платите надруковану ціну мінус знижки ваших карт, що лежать горілиць, для локації цієї карти, але не менше ніж 0. Знижка карти не діє на купівлю її самої. Сплатити треба всю ціну.
rules-CC-6 = Будь-яку карту можна взяти безплатно долілиць, навіть якщо ви могли б за неї заплатити: ви одразу отримуєте 6 дукатів і 2 ключі. Відтоді все надруковане на ній не враховують: вона не має ні назви, ні стяга, ні щита, ні ціни, ні знижки, ні гаманця, ні ефекту, ні сувою, і не переміщує гінця. Вона лише займає місце.
rules-CC-7 = Перша карта починає ігрову зону. Кожна наступна має торкатися однієї з ваших цілою стороною, а не лише кутом, і все має завжди вміщатися у квадрат три на три. Викладені карти не переміщують. Який ряд верхній, а який стовпець лівий, стає відомо лише тоді, коли карти займають три ряди чи три стовпці.
rules-CC-8 = Ефект діє відразу після розміщення, і він обов’язковий; усе, що він дає, береться із запасу. Він враховує саму карту: її щити, стяг, надруковану ціну, гаманець, місце. Якщо рядків два, діють обидва, у надрукованому порядку; якщо між ними «або», ви вибираєте один, навіть гірший чи такий, що нічого не дає. Якщо не сказано інакше, ефект стосується лише вашої ігрової зони; якщо рахувати нічого, він нічого не дає.
rules-CC-9 = Далі гонець: якщо нова карта лежить горілиць і має його символ, він іде до вказаної локації, завжди до іншої. Потім кожен ряд поповнюють із його колоди до трьох карт, спершу ряд замку. Останній хід партії завершують так само.
rules-CC-10 = Скинуті карти лежать горілиць біля своєї колоди, і їх може переглядати кожен. Коли треба взяти карту, а колода порожня, скид цієї локації тасують у нову колоду. Колоду, з якої щойно взяли останню карту, не поновлюють, доки не знадобиться наступна.
rules-CC-11 = Якщо ряд усе одно не можна поповнити до трьох, бо порожні й колода, і скид, усі карти, що залишилися в цій локації, вилучають із гри. Гонець назавжди переходить до іншої: ні карти, ні ключі його більше не переміщують. Ключем іще можна оновити ряд, що залишився. Таке трапляється лише в грі вп’ятьох.
rules-CC-12 = Сусід — гравець одразу ліворуч або праворуч від вас. Якщо ефект стосується сусіда, гра сама бере того, хто дає вам більше; удвох ваш єдиний суперник і є сусідом, його рахують один раз. Суперники — усі інші гравці, навіть ті, хто вже має дев’ять карт.
rules-CC-13 = Усе, що залежить від ціни карти, і винагорода за скинуту карту рахуються за надрукованою ціною, хоч би скільки було сплачено.
rules-CC-14 = Якщо ефект велить скинути карту з ряду, ви вибираєте одну з тих, що там лежать, скидаєте її й отримуєте її надруковану ціну дукатами чи ключами, як сказано в ефекті. Це обов’язково, навіть якщо вона дає 0. Місце поповнюють наприкінці ходу. Якщо цю локацію вилучено з гри, нічого не стається.
rules-CC-15 = Дукати для гаманців беруть із запасу і кладуть на самі карти, у гаманець нової карти теж. Кожен гаманець уміщує лише певну кількість; що не вміщається, того ви не отримуєте. Дукати з гаманця вже не можна витратити. Управитель наповнює два гаманці, де найбільше місця, або стільки, скільки їх є; якщо місця порівну, той, що трапляється раніше ряд за рядом.
rules-CC-16 = Знижки кількох карт додаються і діють до кінця партії. Те, що отримують суперники, одразу належить їм.
rules-CC-17 = Партія закінчується, коли в кожного дев’ять карт. Дукати, що залишилися, кладуть у ваші гаманці, скільки вміститься; усі гаманці дають порівну, тож гра робить це за вас, ряд за рядом. Решта важить лише за нічиєї.
rules-CC-18 = Кожен ключ дає 1 переможне очко, а кожна карта горілиць — те, що каже її сувій. Кожен сувій рахують окремо, тож один щит може придатися кільком. Ряд чи стовпець — це три карти готової ігрової зони разом із самою картою; ряд і стовпець разом — п’ять карт. Рахують лише повні набори; три однакові щити — один набір свого типу, шість — два.
rules-CC-19 = Сувій за ключі дає очки понад те одне очко, яке й так дає кожен ключ.
rules-CC-20 = За рівних очок вище той, у кого більше дукатів поза гаманцями, якщо рахувати після наповнення гаманців. Якщо й це однаково, місце ділять. Так само визначають інші місця.
rules-CC-21 = Відкрито все, крім порядку карт у двох колодах. Карти долілиць усі бачили, коли їх брали. Тож кожен може знати, які карти ще в колоді, але ніхто не знає, у якому порядку.
