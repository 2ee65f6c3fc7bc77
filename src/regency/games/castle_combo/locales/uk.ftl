# Names as in the Ukrainian rulebook; game terms throughout this file follow it too.
card-royal-guard = Вартівниця
card-miraculously-cured = Зцілений
card-spy = Шпигун
card-militiaman = Ратник
card-sculptor = Скульпторка

# Names translated by us: the rulebook does not show these cards.
card-duchess = Герцогиня
card-his-majesty = Його Величність
card-prince = Принц
card-princess = Принцеса
card-chancellor = Канцлерка
card-jester = Блазень
card-queen-mother = Королева-мати
card-her-majesty-the-queen = Її Величність королева
card-baron = Барон
card-steward = Управитель
card-mother-superior = Мати-настоятелька
card-scribe = Писар
card-gravedigger = Гробар
card-templar = Тамплієр
card-cardinal = Кардиналка
card-chaplain = Капелан
card-his-holiness = Його Святість
card-nun = Черниця
card-devout = Богомілець
card-pilgrim = Паломник
card-astronomer = Астроном
card-alchemist = Алхімік
card-professor = Професор
card-apothecary = Аптекар
card-goldsmith = Золотар
card-architect = Архітектор
card-patron = Меценат
card-judge = Суддя
card-captain = Капітан
card-officer = Офіцер
card-lookout = Дозорець
card-knight = Лицарка
card-general = Генералка
card-guildmaster = Голова гільдії
card-glassblower = Склодув
card-chatelaine = Каштелянка
card-pawnbroker = Лихвар
card-banker = Банкірка
card-vicar = Парох
card-inventor = Винахідник
card-doctor = Лікар
card-philosopher = Філософ
card-squire = Зброєносець
card-bombardier = Гармаш
card-barbarian = Варвар
card-executioner = Кат
card-mercenary = Найманець
card-master-at-arms = Майстер зброї
card-blacksmith = Ковалька
card-stonemason = Каменярка
card-potter = Гончар
card-armorer = Зброярка
card-spice-merchant = Торговка прянощами
card-clockmaker = Годинникарка
card-innkeeper = Шинкар
card-carpenter = Тесляр
card-locksmith = Слюсар
card-farmer = Хліборобка
card-woodcutter = Дроворуб
card-brigand = Розбійник
card-witch = Відьма
card-beggar = Жебрачка
card-monk = Монах
card-shepherd = Пастушка
card-winemaker = Виноградар
card-stable-boy = Конюх
card-farmhand = Наймичка
card-traveler = Мандрівниця
card-usurper = Узурпатор
card-fisherman = Рибалка
card-revolutionary = Революціонер
card-baker = Пекарка
card-beekeeper = Пасічник

game-name = Castle Combo
game-summary = Найміть дев’ять персонажів із замку та села у квадрат 3×3 так, щоб разом вони дали найбільше переможних очок.

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
shield-faith = духівників
shield-scholarship = учених
shield-military = вояків
shield-craftsmanship = ремісників
shield-peasantry = селян

n-gold = { $amount ->
    [one] { $amount } дукат
    [few] { $amount } дукати
   *[many] { $amount } дукатів
}
n-keys = { $amount ->
    [one] { $amount } ключ
    [few] { $amount } ключі
   *[many] { $amount } ключів
}
n-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}

# --- a card explains itself

describe-facts = Стяг: { $location }. Ціна: { $cost }. Щити: { $shields }.
describe-messenger = Гонець іде { $location }.
describe-purse = { $gold ->
    [one] Гаманець уміщує { $gold } дукат.
    [few] Гаманець уміщує до { $gold } дукатів.
   *[many] Гаманець уміщує до { $gold } дукатів.
}
describe-scroll = Сувій: { $scroll }

ability-gain-gold-per = { $amount ->
    [one] Отримайте { $amount } дукат за { $what } { $where }.
    [few] Отримайте { $amount } дукати за { $what } { $where }.
   *[many] Отримайте { $amount } дукатів за { $what } { $where }.
}
ability-gain-keys-per = { $amount ->
    [one] Отримайте { $amount } ключ за { $what } { $where }.
    [few] Отримайте { $amount } ключі за { $what } { $where }.
   *[many] Отримайте { $amount } ключів за { $what } { $where }.
}
ability-gain-keys = { $amount ->
    [one] Отримайте { $amount } ключ.
    [few] Отримайте { $amount } ключі.
   *[many] Отримайте { $amount } ключів.
}
ability-opponents-gain-gold = { $amount ->
    [one] Кожен суперник отримує { $amount } дукат.
    [few] Кожен суперник отримує { $amount } дукати.
   *[many] Кожен суперник отримує { $amount } дукатів.
}
ability-opponents-gain-keys = { $amount ->
    [one] Кожен суперник отримує { $amount } ключ.
    [few] Кожен суперник отримує { $amount } ключі.
   *[many] Кожен суперник отримує { $amount } ключів.
}
ability-all-players-gain-keys = { $amount ->
    [one] Усі гравці отримують { $amount } ключ.
    [few] Усі гравці отримують { $amount } ключі.
   *[many] Усі гравці отримують { $amount } ключів.
}
ability-purse-add-each = { $amount ->
    [one] Покладіть { $amount } дукат із запасу на кожен свій гаманець.
    [few] Покладіть { $amount } дукати із запасу на кожен свій гаманець.
   *[many] Покладіть { $amount } дукатів із запасу на кожен свій гаманець.
}
ability-purse-fill = { $amount ->
    [one] Наповніть із запасу { $amount } свій гаманець.
    [few] Наповніть із запасу { $amount } свої гаманці.
   *[many] Наповніть із запасу { $amount } своїх гаманців.
}
ability-discard-castle-gold = Скиньте карту з ряду замку й отримайте її ціну в дукатах.
ability-discard-castle-keys = Скиньте карту з ряду замку й отримайте її ціну в ключах.
ability-discard-village-gold = Скиньте карту з ряду села й отримайте її ціну в дукатах.
ability-discard-village-keys = Скиньте карту з ряду села й отримайте її ціну в ключах.
ability-discount-castle = Відтепер знижка на карти замку: { $amount }.
ability-discount-village = Відтепер знижка на карти села: { $amount }.
ability-discount-any = Відтепер знижка на всі карти: { $amount }.
ability-choose-one = На вибір: { $first } Або: { $second }

in-own-tableau = у вашій ігровій зоні
in-neighbours-tableau = в ігровій зоні одного із сусідів
each-shield = кожен щит { $shield }
each-banner-castle = кожен стяг замку
each-banner-village = кожен стяг села
each-card-with-shields = { $shields ->
    [one] кожну карту з { $shields } щитом
    [few] кожну карту з { $shields } щитами
   *[many] кожну карту з { $shields } щитами
}
each-card-costing = кожну карту ціною { $cost }
each-card-from-cost = кожну карту ціною від { $cost }
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
scroll-per-shield-set = { n-points } за кожен набір щитів: { $shields }.
scroll-per-distinct-shield-type = { n-points } за кожен різний тип щитів { $where }.
scroll-per-card-with-cost = { n-points } за { $what }.
scroll-per-key = ще { n-points } за кожен ключ.
scroll-per-banner-set = { n-points } за кожен набір стягів: { $banners }.
scroll-per-missing-shield-type = { n-points } за кожен тип щитів, якого немає у вашій ігровій зоні.
scroll-per-discount-card = { n-points } за кожну карту зі знижкою.
scroll-per-identical-shield-set = { n-points } за кожен набір однакових щитів ({ $size }).
scroll-per-gold-on-all-purses = { n-points } за кожен дукат на всіх ваших гаманцях.
scroll-per-card-with-shield-count = { n-points } за { $what }.
scroll-if-face-down-card = { n-points }, якщо у вас є карта долілиць.

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
place-edge-not-corner = посередині сторони

# --- pieces that can be looked at

piece-gold = Дукати
piece-key = Ключ
piece-messenger = Гонець
piece-purse = Гаманець
piece-face-down = Карта долілиць
about-gold = Ними платять за карти. Наприкінці вони наповнюють ваші гаманці, а решта вирішує нічию.
about-key = Використайте один на початку ходу, щоб перемістити гінця або оновити його ряд. Кожен збережений ключ дає 1 очко.
about-messenger = Показує ряд, з якого ви мусите наймати. Його переміщує ключ, а також карта горілиць із його символом.
about-purse = Уміщує стільки дукатів, скільки показано. Витрачати їх не можна, але сувій цієї карти дає за них очки.
about-face-down = Будь-яку карту можна взяти безплатно долілиць: ви отримуєте { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дукати
   *[many] { $gold } дукатів
} і { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключі
   *[many] { $keys } ключів
}, а все надруковане на ній не враховують.

# --- the table

table-deal = Карти роздають.
table-row = { $location }: { $cards }. Колода { $deck }, скид { $discards }.
table-card = { $card } ({ $price })
table-gone-castle = Замок вилучено з гри.
table-gone-village = Село вилучено з гри.
table-messenger = Гонець { $location }.
table-seat = { $seat }: зараз { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дукати
   *[many] { $gold } дукатів
}, { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключі
   *[many] { $keys } ключів
}.
table-tableau = — { $cards }
cell-empty = порожньо
cell-face-down = долілиць
cell-card = { $card } [{ $points }]
cell-purse = { $card }, дукатів { $gold } [{ $points }]
table-shuffle = Скид { $location } тасують.
table-act = { $seat }: найняти персонажа або спершу використати ключ.
table-place = { $seat }: розмістити карту.
table-choose = { $seat }: вибрати один із двох ефектів.
table-discard = { $seat }: вибрати карту, яку скинути.
table-done = Партію завершено.

# --- whose turn it is

prompt-you-act = Ваш хід: найміть персонажа з ряду { $location }.
prompt-you-act-key = Ваш хід: найміть персонажа з ряду { $location } або спершу використайте ключ.
prompt-you-place-up = { $price ->
    [one] Ваш хід: розмістіть карту «{ $card }» і сплатіть { $price } дукат.
    [few] Ваш хід: розмістіть карту «{ $card }» і сплатіть { $price } дукати.
   *[many] Ваш хід: розмістіть карту «{ $card }» і сплатіть { $price } дукатів.
}
prompt-you-place-down = Ваш хід: розмістіть карту «{ $card }» долілиць; ви отримаєте { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дукати
   *[many] { $gold } дукатів
} і { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключі
   *[many] { $keys } ключів
}.
prompt-you-choose = Ваш хід: виберіть один із двох ефектів карти «{ $card }».
prompt-you-discard = Ваш хід: «{ $card }» — виберіть карту з ряду { $location }, яку скинути.
prompt-other-act = { $seat } наймає персонажа з ряду { $location }.
prompt-other-place-up = { $seat } розміщує карту «{ $card }».
prompt-other-place-down = { $seat } розміщує карту «{ $card }» долілиць.
prompt-other-choose = { $seat } вибирає ефект карти «{ $card }».
prompt-other-discard = { $seat } скидає карту з ряду { $location } за ефектом карти «{ $card }».

# --- actions

label-key-messenger = використати ключ: гонець { $location }
label-key-refresh = використати ключ: оновити ряд { $location }
label-take-up = найняти: { $card }, ціна { $price }
label-take-down = узяти долілиць: { $card }
label-place = розмістити: { $row }, { $column }
row-minus-2 = на два ряди вище від першої карти
row-minus-1 = на один ряд вище від першої карти
row-same = у ряді першої карти
row-plus-1 = на один ряд нижче від першої карти
row-plus-2 = на два ряди нижче від першої карти
column-minus-2 = на два стовпці ліворуч
column-minus-1 = на один стовпець ліворуч
column-same = той самий стовпець
column-plus-1 = на один стовпець праворуч
column-plus-2 = на два стовпці праворуч
label-discard-gold = { $amount ->
    [one] скинути: { $card } за { $amount } дукат
    [few] скинути: { $card } за { $amount } дукати
   *[many] скинути: { $card } за { $amount } дукатів
}
label-discard-keys = { $amount ->
    [one] скинути: { $card } за { $amount } ключ
    [few] скинути: { $card } за { $amount } ключі
   *[many] скинути: { $card } за { $amount } ключів
}

# --- the log

line-turned = Нова карта { $location }: { $card }.
line-shuffled = { $cards ->
    [one] { $cards } карту { $location } тасують у нову колоду.
    [few] { $cards } карти { $location } тасують у нову колоду.
   *[many] { $cards } карт { $location } тасують у нову колоду.
}
line-emptied-castle = Ряд замку неможливо поповнити: замок вилучають із гри.
line-emptied-village = Ряд села неможливо поповнити: село вилучають із гри.
line-messenger = Гонець іде { $location }.
line-key-messenger = { $seat } використовує ключ: гонець іде { $location }.
line-key-refresh = { $seat } використовує ключ і оновлює ряд { $location }.
line-recruited = { $seat } наймає персонажа: { $card }, ціна { $price }.
line-face-down = { $seat } бере карту долілиць: { $card }.
line-gained = { $seat } отримує { $goods }.
line-stored = { $seat }: дукати на карту «{ $card }»: { $gold }.
line-chose = { $seat } вибирає для карти «{ $card }»: { $what }
line-discarded = { $seat } скидає карту з ряду: { $card }.
line-ended = Усі ігрові зони заповнено: партію завершено.

# --- the score sheet

sheet-keys = { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключі
   *[many] { $keys } ключів
}
sheet-card = { $card }: { $how }
sheet-counted = { $card }: { $how } Налічено: { $times }.
sheet-purse = { $card }, дукатів { $gold }: { $how }
sheet-face-down = карта долілиць

# --- why not

why-deal = Карти ще не роздано.
why-over = Партію завершено.
why-shuffle = Спершу треба перетасувати скид.
why-not-your-turn = Зараз ходить { $seat }.
why-no-place = Спершу виберіть карту з ряду, де стоїть гонець.
why-no-choose = Зараз жодна карта не дає вибору.
why-no-discard = Зараз жодна карта не дає скидати.
why-first-place = Спершу розмістіть узяту карту.
why-first-choose = Спершу виберіть один із двох ефектів.
why-first-discard = Спершу скиньте карту за ефектом.
why-key-used = Ви вже використали ключ цього ходу.
why-no-key = У вас немає ключів.
why-gone = Однієї локації вже немає: гонець залишається на місці.
why-too-dear = Ціна { $price }, а дукатів у вас { $gold }.
why-occupied = Тут уже є карта.
why-first-card = Перша карта лягає посередині: ігрова зона росте від неї.
why-too-wide = Ігрова зона вже не вмістилася б у квадрат 3×3.
why-not-beside = Карта має бути суміжною з однією з ваших по горизонталі чи вертикалі.
why-no-card = Тут немає карти, яку можна скинути.

# --- the board in the browser

board-market = Ряди замку та села
# --- what one is about to do
board-doing-place = { $card }: оберіть місце.
board-others = Інші гравці
board-your-tableau = Ваша ігрова зона
board-tableau-of = Ігрова зона: { $seat }
board-rival = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дукати
   *[many] { $gold } дукатів
}, { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключі
   *[many] { $keys } ключів
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}. Показати ігрову зону.
board-pile = Колода { $location }: { $deck ->
    [one] { $deck } карта
    [few] { $deck } карти
   *[many] { $deck } карт
}, у скиді { $discards }. Показати, що про неї відомо.
board-offer = { $card }, ціна { $price }. { $words }
board-own-card = { $points ->
    [one] { $reason } Зараз { $points } очко.
    [few] { $reason } Зараз { $points } очки.
   *[many] { $reason } Зараз { $points } очок.
}
board-points = { $points ->
    [one] Зараз { $points } очко
    [few] Зараз { $points } очки
   *[many] Зараз { $points } очок
}
board-shields = Щити дотепер
board-shield-count = Щити { $shield }: { $count }
board-in-deck = { $cards ->
    [0] Колода порожня
    [one] У колоді ще { $cards } карта
    [few] У колоді ще { $cards } карти, їхнього порядку не знає ніхто
   *[many] У колоді ще { $cards } карт, їхнього порядку не знає ніхто
}
board-discarded = { $cards ->
    [0] Скид порожній
    [one] { $cards } карта у скиді
    [few] { $cards } карти у скиді
   *[many] { $cards } карт у скиді
}
board-place-up = Виберіть для неї місце.
board-place-down = Долілиць: виберіть місце.
board-put-back = Повернути карту
board-look = Роздивитися: { $card }
board-standing-tableau = В ігровій зоні, { $seat }: зараз { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
   *[many] { $points } очок.
}
board-standing-down = В ігровій зоні, { $seat }: долілиць.
board-standing-row = У ряді { $location }, ціна { $price }.
board-standing-deck = Ще в колоді { $location }.
board-standing-discards = У скиді { $location }.
board-or = або
board-close = Закрити
board-letter-nobility = В
board-letter-faith = Д
board-letter-scholarship = У
board-letter-military = Я
board-letter-craftsmanship = Р
board-letter-peasantry = С

# --- the rules

rules-CC-1 = У грі 39 карт замку і 39 карт села. Кожну колоду тасують окремо, а три її перші карти відкривають поруч: це ряд замку і ряд села.
rules-CC-2 = Від двох до п’яти гравців. Гонець починає біля села. Кожен спершу має 15 дукатів і 2 ключі; їхній запас необмежений. Починає перший гравець, хід переходить ліворуч, і кожен робить дев’ять ходів, по одному на кожну карту своєї ігрової зони.
rules-CC-3 = Перед наймом можна використати один ключ, не більше одного за хід, для однієї з двох дій: перемістити гінця до іншої локації або скинути три карти ряду, де він стоїть, і відкрити три нові. Спершу скидають усі три, потім відкривають карти по одній; якщо тим часом колода скінчиться, увесь скид, разом із цими трьома, тасують у нову колоду.
rules-CC-4 = Кожного ходу ви мусите взяти рівно одну карту з ряду, де стоїть гонець, і додати її до ігрової зони: горілиць за її ціну або долілиць безплатно.
rules-CC-5 = Платите надруковану ціну мінус знижки ваших карт, що лежать горілиць, для локації цієї карти, але не менше ніж 0. Власна знижка карти на її купівлю не діє. Треба мати змогу заплатити все.
rules-CC-6 = Будь-яку карту можна взяти безплатно долілиць, навіть якщо ви могли б за неї заплатити: ви одразу отримуєте 6 дукатів і 2 ключі. Відтоді все надруковане на ній не враховують: вона не має ні назви, ні стягу, ні щита, ні ціни, ні знижки, ні гаманця, ні ефекту, ні сувою, і не переміщує гінця. Вона лише займає місце.
rules-CC-7 = Перша карта починає ігрову зону. Кожна наступна має торкатися однієї з ваших цілою стороною, а не лише кутом, і все має завжди вміщатися у квадрат три на три. Карти не рухають. Який ряд верхній і який стовпець лівий, визначено лише тоді, коли зайнято три.
rules-CC-8 = Ефект діє відразу після розміщення, і він обов’язковий; усе, що він дає, береться із запасу. Він враховує саму карту: її щити, стяг, надруковану ціну, гаманець, місце. Два рядки діють обидва, у надрукованому порядку; зі словом «або» між ними ви вибираєте один, навіть гірший чи такий, що нічого не дає. Якщо не сказано інакше, ефект стосується лише вашої ігрової зони; якщо рахувати нічого, він нічого не дає.
rules-CC-9 = Далі гонець: якщо нова карта лежить горілиць і має його символ, він іде до вказаної локації, завжди до іншої. Потім кожен ряд поповнюють із його колоди до трьох карт, спершу ряд замку. Останній хід партії завершують так само.
rules-CC-10 = Скинуті карти лежать горілиць біля своєї колоди, і їх може переглядати кожен. Коли треба взяти карту, а колода порожня, скид цієї локації тасують у нову колоду. Колоду, з якої щойно взяли останню карту, не поновлюють, доки не знадобиться наступна.
rules-CC-11 = Якщо ряд усе одно не можна поповнити до трьох, бо порожні й колода, і скид, усі карти, що залишилися в цій локації, вилучають із гри. Гонець назавжди переходить до іншої: ні карти, ні ключі його більше не переміщують. Ключем іще можна оновити ряд, що залишився. Таке трапляється лише вп’ятьох.
rules-CC-12 = Сусід — гравець одразу ліворуч або праворуч від вас. Якщо ефект стосується сусіда, за вас беруть той бік, що дає більше; удвох ваш єдиний суперник і є сусідом, його рахують один раз. Суперники — усі інші гравці, навіть ті, хто вже має дев’ять карт.
rules-CC-13 = Усе, що залежить від ціни карти, і винагорода за скинуту карту рахуються за надрукованою ціною, хоч би скільки було сплачено.
rules-CC-14 = Якщо ефект велить скинути карту з ряду, ви вибираєте одну з тих, що там лежать, скидаєте її й отримуєте її надруковану ціну дукатами чи ключами, як сказано в ефекті. Це обов’язково, навіть якщо вона дає 0. Місце поповнюють наприкінці ходу. Якщо цю локацію вилучено з гри, нічого не стається.
rules-CC-15 = Дукати для гаманців беруть із запасу і кладуть на самі карти, на гаманець нової карти теж. Кожен гаманець уміщує лише певну кількість; що не вміщається, того ви не отримуєте. Дукати з гаманця вже не можна витратити. Управитель наповнює два гаманці, де найбільше місця, або стільки, скільки їх є; якщо місця порівну, той, що перший за читанням ряд за рядом.
rules-CC-16 = Знижки кількох карт додаються і діють до кінця партії. Те, що отримують суперники, одразу належить їм.
rules-CC-17 = Партія закінчується, коли в кожного дев’ять карт. Дукати, що залишилися, лягають на ваші гаманці, скільки вміститься; усі гаманці платять однаково, тож це роблять за вас, ряд за рядом. Решта важить лише за нічиєї.
rules-CC-18 = Кожен ключ дає 1 переможне очко, а кожна карта горілиць — те, що каже її сувій. Кожен сувій рахують окремо, тож один щит може придатися кільком. Ряд чи стовпець — це три карти готової ігрової зони разом із самою картою; ряд і стовпець разом — п’ять карт. Рахують лише повні набори; три однакові щити — один набір свого типу, шість — два.
rules-CC-19 = Сувій за ключі дає очки понад те одне очко, яке й так дає кожен ключ.
rules-CC-20 = За рівних очок вище той, у кого більше дукатів поза гаманцями, якщо рахувати після наповнення гаманців. Якщо й це однаково, місце ділять. Так само для кожного місця.
rules-CC-21 = Відкрито все, крім порядку карт у двох колодах. Карти долілиць усі бачили, коли їх брали. Тож кожен може знати, які карти ще в колоді, але ніхто не знає, у якому порядку.
