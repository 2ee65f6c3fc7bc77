# Names translated by us: no Russian edition is known to us. So is everything else in this file.
card-duchess = Герцогиня
    .acc = Герцогиню
card-his-majesty = Его Величество
    .acc = Его Величество
card-prince = Принц
    .acc = Принца
card-princess = Принцесса
    .acc = Принцессу
card-chancellor = Канцлер
    .acc = Канцлера
card-jester = Шут
    .acc = Шута
card-queen-mother = Королева-мать
    .acc = Королеву-мать
card-her-majesty-the-queen = Её Величество
    .acc = Её Величество
card-baron = Барон
    .acc = Барона
card-steward = Управляющий
    .acc = Управляющего
card-mother-superior = Аббатиса
    .acc = Аббатису
card-scribe = Писец
    .acc = Писца
card-gravedigger = Могильщик
    .acc = Могильщика
card-templar = Тамплиер
    .acc = Тамплиера
card-cardinal = Кардинал
    .acc = Кардинала
card-chaplain = Капеллан
    .acc = Капеллана
card-his-holiness = Его Святейшество
    .acc = Его Святейшество
card-nun = Монахиня
    .acc = Монахиню
card-devout = Богомолец
    .acc = Богомольца
card-pilgrim = Паломник
    .acc = Паломника
card-astronomer = Астроном
    .acc = Астронома
card-alchemist = Алхимик
    .acc = Алхимика
card-professor = Профессор
    .acc = Профессора
card-apothecary = Аптекарь
    .acc = Аптекаря
card-goldsmith = Ювелир
    .acc = Ювелира
card-architect = Архитектор
    .acc = Архитектора
card-patron = Меценат
    .acc = Мецената
card-judge = Судья
    .acc = Судью
card-captain = Капитан
    .acc = Капитана
card-officer = Офицер
    .acc = Офицера
card-royal-guard = Гвардеец
    .acc = Гвардейца
card-lookout = Дозорный
    .acc = Дозорного
card-knight = Рыцарь
    .acc = Рыцаря
card-general = Генерал
    .acc = Генерала
card-guildmaster = Глава гильдии
    .acc = Главу гильдии
card-glassblower = Стеклодув
    .acc = Стеклодува
card-chatelaine = Хозяйка замка
    .acc = Хозяйку замка
card-pawnbroker = Ростовщик
    .acc = Ростовщика
card-banker = Банкир
    .acc = Банкира
card-miraculously-cured = Исцелённая
    .acc = Исцелённую
card-vicar = Кюре
    .acc = Кюре
card-spy = Шпион
    .acc = Шпиона
card-inventor = Изобретатель
    .acc = Изобретателя
card-doctor = Лекарь
    .acc = Лекаря
card-philosopher = Философ
    .acc = Философа
card-squire = Оруженосец
    .acc = Оруженосца
card-bombardier = Бомбардир
    .acc = Бомбардира
card-militiaman = Ополченец
    .acc = Ополченца
card-barbarian = Варвар
    .acc = Варвара
card-executioner = Палач
    .acc = Палача
card-mercenary = Наёмник
    .acc = Наёмника
card-master-at-arms = Мастер оружия
    .acc = Мастера оружия
card-blacksmith = Кузнец
    .acc = Кузнеца
card-stonemason = Каменотёс
    .acc = Каменотёса
card-potter = Гончар
    .acc = Гончара
card-armorer = Оружейница
    .acc = Оружейницу
card-spice-merchant = Бакалейщица
    .acc = Бакалейщицу
card-clockmaker = Часовщица
    .acc = Часовщицу
card-sculptor = Скульптор
    .acc = Скульптора
card-innkeeper = Трактирщик
    .acc = Трактирщика
card-carpenter = Плотник
    .acc = Плотника
card-locksmith = Слесарь
    .acc = Слесаря
card-farmer = Крестьянка
    .acc = Крестьянку
card-woodcutter = Дровосек
    .acc = Дровосека
card-brigand = Разбойник
    .acc = Разбойника
card-witch = Ведьма
    .acc = Ведьму
card-beggar = Нищенка
    .acc = Нищенку
card-monk = Монах
    .acc = Монаха
card-shepherd = Пастушка
    .acc = Пастушку
card-winemaker = Винодел
    .acc = Винодела
card-stable-boy = Конюх
    .acc = Конюха
card-farmhand = Батрачка
    .acc = Батрачку
card-traveler = Странница
    .acc = Странницу
card-usurper = Узурпатор
    .acc = Узурпатора
card-fisherman = Рыбак
    .acc = Рыбака
card-revolutionary = Революционер
    .acc = Революционера
card-baker = Булочница
    .acc = Булочницу
card-beekeeper = Пасечник
    .acc = Пасечника

game-name = Замок де Комбо
game-summary = Наймите девять персонажей из замка и деревни, сложите квадрат 3×3 и соберите больше всех очков.

# --- words

location-castle = Замок
location-village = Деревня
banner-castle = замок
banner-village = деревня
to-castle = в замок
to-village = в деревню
at-castle = в замке
at-village = в деревне
of-castle = замка
of-village = деревни

shield-nobility = знати
    .nom = знать
shield-faith = духовенства
    .nom = духовенство
shield-scholarship = учёных
    .nom = учёные
shield-military = воинов
    .nom = воины
shield-craftsmanship = ремесленников
    .nom = ремесленники
shield-peasantry = крестьян
    .nom = крестьяне
two-shields = { $shield } ×2
    .nom = { $shield_nom } ×2

n-gold = { $amount ->
    [one] { $amount } дукат
    [few] { $amount } дуката
   *[many] { $amount } дукатов
}
n-keys = { $amount ->
    [one] { $amount } ключ
    [few] { $amount } ключа
   *[many] { $amount } ключей
}
n-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

# --- a card explains itself

describe-facts = Знамя: { $location }. Цена: { $cost }. Щиты: { $shields_nom }.
describe-messenger = Герольд идёт { $location }.
describe-purse = { $gold ->
    [one] Кошель вмещает до { $gold } дуката.
    [few] Кошель вмещает до { $gold } дукатов.
   *[many] Кошель вмещает до { $gold } дукатов.
}
describe-scroll = Свиток: { $scroll }

ability-gain-gold-per = { $amount ->
    [one] Получите { $amount } дукат за { $what } { $where }.
    [few] Получите { $amount } дуката за { $what } { $where }.
   *[many] Получите { $amount } дукатов за { $what } { $where }.
}
ability-gain-keys-per = { $amount ->
    [one] Получите { $amount } ключ за { $what } { $where }.
    [few] Получите { $amount } ключа за { $what } { $where }.
   *[many] Получите { $amount } ключей за { $what } { $where }.
}
ability-gain-keys = { $amount ->
    [one] Получите { $amount } ключ.
    [few] Получите { $amount } ключа.
   *[many] Получите { $amount } ключей.
}
ability-opponents-gain-gold = { $amount ->
    [one] Каждый соперник получает { $amount } дукат.
    [few] Каждый соперник получает { $amount } дуката.
   *[many] Каждый соперник получает { $amount } дукатов.
}
ability-opponents-gain-keys = { $amount ->
    [one] Каждый соперник получает { $amount } ключ.
    [few] Каждый соперник получает { $amount } ключа.
   *[many] Каждый соперник получает { $amount } ключей.
}
ability-all-players-gain-keys = Каждый игрок получает { n-keys }.
ability-purse-add-each = Положите { n-gold } из запаса в каждый свой кошель.
ability-purse-fill = { $amount ->
    [one] Наполните из запаса { $amount } свой кошель.
    [few] Наполните из запаса { $amount } своих кошеля.
   *[many] Наполните из запаса { $amount } своих кошелей.
}
ability-discard-castle-gold = Сбросьте карту из ряда замка и получите столько дукатов, сколько она стоит.
ability-discard-castle-keys = Сбросьте карту из ряда замка и получите столько ключей, сколько дукатов она стоит.
ability-discard-village-gold = Сбросьте карту из ряда деревни и получите столько дукатов, сколько она стоит.
ability-discard-village-keys = Сбросьте карту из ряда деревни и получите столько ключей, сколько дукатов она стоит.
ability-discount-castle = Карты замка дешевле на { n-gold }.
ability-discount-village = Карты деревни дешевле на { n-gold }.
ability-discount-any = Все карты дешевле на { n-gold }.
ability-choose-one = На выбор: { $first } Или: { $second }

in-own-tableau = в вашей игровой зоне
in-neighbours-tableau = в игровой зоне одного из соседей
each-shield = каждый щит { $shield }
each-banner-castle = каждое знамя замка
each-banner-village = каждое знамя деревни
each-card-with-shields = { $shields ->
    [one] каждую карту с { $shields } щитом
    [few] каждую карту с { $shields } щитами
   *[many] каждую карту с { $shields } щитами
}
each-card-costing = каждую карту ценой { $cost }
each-card-from-cost = каждую карту ценой { $cost } и больше
each-distinct-shield-types = каждый тип щитов
each-missing-shield-types = каждый отсутствующий тип щитов
each-occupied-positions = каждую карту
each-empty-positions = каждое пустое место
each-cards-with-purse = каждую карту с кошелём

scroll-per-shield = { n-points } за каждый щит { $shield } { $where }.
scroll-position = { n-points }, если эта карта окажется { $place }.
scroll-per-gold-on-this-purse = { n-points } за каждый дукат на этой карте.
scroll-if-shield-missing = { n-points }, если в вашей игровой зоне нет щитов { $shield }.
scroll-per-banner = { n-points } за { $what }.
scroll-per-shield-set = { n-points } за каждый набор щитов { $shields }.
scroll-per-distinct-shield-type = { n-points } за каждый тип щитов { $where }.
scroll-per-card-with-cost = { n-points } за { $what }.
scroll-per-key = ещё { n-points } за каждый ключ.
scroll-per-banner-set = { n-points } за каждый набор знамён: { $banners }.
scroll-per-missing-shield-type = { n-points } за каждый тип щитов, которого нет в вашей игровой зоне.
scroll-per-discount-card = { n-points } за каждую карту со скидкой.
scroll-per-identical-shield-set = { n-points } за каждый набор из { $size } одинаковых щитов.
scroll-per-gold-on-all-purses = { n-points } за каждый дукат во всех ваших кошелях.
scroll-per-card-with-shield-count = { n-points } за { $what }.
scroll-if-face-down-card = { n-points }, если у вас есть карта лицом вниз.

scope-row = в этом ряду
scope-column = в этом столбце
scope-row-and-column = в этом ряду и этом столбце
scope-tableau = в вашей игровой зоне
place-top-row = в верхнем ряду
place-middle-row = в среднем ряду
place-bottom-row = в нижнем ряду
place-left-column = в левом столбце
place-middle-column = в среднем столбце
place-right-column = в правом столбце
place-corner = в углу
place-edge-not-corner = в середине любой стороны

# --- pieces that can be looked at

piece-gold = Дукаты
piece-key = Ключ
piece-messenger = Герольд
piece-purse = Кошель
piece-face-down = Карта лицом вниз
about-gold = Ими платят за карты. В конце они наполняют ваши кошели, а остаток решает при ничьей.
about-key = Потратьте один в начале хода, чтобы переместить герольда или обновить его ряд. Каждый сохранённый ключ даёт 1 очко.
about-messenger = Указывает ряд, из которого вы нанимаете персонажей. Его перемещает ключ или карта с его знаком, выложенная лицом вверх.
about-purse = Вмещает столько дукатов, сколько указано. Тратить их нельзя, но свиток этой карты даёт за них очки.
about-face-down = Любую карту можно взять бесплатно лицом вниз: вы получаете { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дуката
   *[many] { $gold } дукатов
} и { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключа
   *[many] { $keys } ключей
}, а всё напечатанное на ней не учитывается.

# --- the table

table-deal = Идёт раздача карт.
table-row = { $location }: { $cards }. В колоде { $deck }, в сбросе { $discards }.
table-card = { $card } ({ $price })
table-gone-castle = Замок выбыл из игры.
table-gone-village = Деревня выбыла из игры.
table-messenger = Герольд { $location }.
table-seat = { $who ->
    [you] У вас сейчас
   *[other] { $seat }: сейчас
} { n-points }, { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дуката
   *[many] { $gold } дукатов
}, { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключа
   *[many] { $keys } ключей
}.
table-tableau = — { $cards }
cell-empty = пусто
cell-face-down = лицом вниз
cell-card = { $card } [{ $points }]
cell-purse = { $card }, { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дуката
   *[many] { $gold } дукатов
} [{ $points }]
table-shuffle = Перемешиваем сброс { $location }…
table-act = { $who ->
    [you] Вы нанимаете персонажа или сначала тратите ключ.
   *[other] { $seat } нанимает персонажа или сначала тратит ключ.
}
table-place = { $who ->
    [you] Вы размещаете карту.
   *[other] { $seat } размещает карту.
}
table-choose = { $who ->
    [you] Вы выбираете один из двух эффектов.
   *[other] { $seat } выбирает один из двух эффектов.
}
table-discard = { $who ->
    [you] Вы выбираете карту для сброса.
   *[other] { $seat } выбирает карту для сброса.
}
table-done = Партия окончена.

# --- whose turn it is

prompt-you-act = Ваш ход: наймите персонажа из ряда { $location }.
prompt-you-act-key = Ваш ход: наймите персонажа из ряда { $location } или сначала потратьте ключ.
prompt-you-place-up = { $price ->
    [0] Ваш ход: разместите карту «{ $card }» бесплатно.
    [one] Ваш ход: разместите карту «{ $card }» и заплатите { $price } дукат.
    [few] Ваш ход: разместите карту «{ $card }» и заплатите { $price } дуката.
   *[many] Ваш ход: разместите карту «{ $card }» и заплатите { $price } дукатов.
}
prompt-you-place-down = Ваш ход: разместите карту «{ $card }» лицом вниз; вы получите { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дуката
   *[many] { $gold } дукатов
} и { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключа
   *[many] { $keys } ключей
}.
prompt-you-choose = Ваш ход: выберите один из двух эффектов карты «{ $card }».
prompt-you-discard = Ваш ход: по эффекту карты «{ $card }» сбросьте карту из ряда { $location }.
prompt-other-act = { $seat } нанимает персонажа из ряда { $location }.
prompt-other-place-up = { $seat } размещает карту «{ $card }».
prompt-other-place-down = { $seat } размещает карту «{ $card }» лицом вниз.
prompt-other-choose = { $seat } выбирает эффект карты «{ $card }».
prompt-other-discard = { $seat } сбрасывает карту из ряда { $location } по эффекту карты «{ $card }».

# --- actions

label-key-messenger = потратить ключ: переместить герольда { $location }
label-key-refresh = потратить ключ: обновить ряд { $location }
label-take-up = { $price ->
    [0] нанять { $card_acc } бесплатно
    [one] нанять { $card_acc } за { $price } дукат
    [few] нанять { $card_acc } за { $price } дуката
   *[many] нанять { $card_acc } за { $price } дукатов
}
label-take-down = взять лицом вниз карту «{ $card }»
label-place-first = положить в центр
label-place = разместить: { $row }, { $column }
row-minus-2 = на два ряда выше первой карты
row-minus-1 = на ряд выше первой карты
row-same = в ряду первой карты
row-plus-1 = на ряд ниже первой карты
row-plus-2 = на два ряда ниже первой карты
column-minus-2 = на два столбца левее
column-minus-1 = на столбец левее
column-same = в том же столбце
column-plus-1 = на столбец правее
column-plus-2 = на два столбца правее
label-discard-gold = сбросить { $card_acc } за { n-gold }
label-discard-keys = сбросить { $card_acc } за { n-keys }

# --- the log

line-turned = Новая карта { $location }: { $card }.
line-shuffled = Новая колода { $location }: перемешано { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
line-emptied-castle = Ряд замка нельзя пополнить: замок выбывает из игры.
line-emptied-village = Ряд деревни нельзя пополнить: деревня выбывает из игры.
line-messenger = Герольд идёт { $location }.
line-key-messenger = { $who ->
    [you] Вы тратите ключ:
   *[other] { $seat } тратит ключ:
} герольд идёт { $location }.
line-key-refresh = { $who ->
    [you] Вы тратите ключ и обновляете
   *[other] { $seat } тратит ключ и обновляет
} ряд { $location }.
line-recruited = { $who ->
    [you] Вы нанимаете { $card_acc }
   *[other] { $seat } нанимает { $card_acc }
} { $price ->
    [0] бесплатно.
    [one] за { $price } дукат.
    [few] за { $price } дуката.
   *[many] за { $price } дукатов.
}
line-face-down = { $who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} карту «{ $card }» лицом вниз.
line-gained = { $who ->
    [you] Вы получаете { $goods }.
   *[other] { $seat } получает { $goods }.
}
line-stored = { $who ->
    [you] Вы кладёте
   *[other] { $seat } кладёт
} { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дуката
   *[many] { $gold } дукатов
} в кошель карты «{ $card }».
line-chose = { $who ->
    [you] Вы выбираете
   *[other] { $seat } выбирает
} эффект карты «{ $card }»: { $what }
line-discarded = { $who ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} из ряда карту «{ $card }».
line-ended = Все игровые зоны заполнены: партия окончена.

# --- the score sheet

sheet-keys = { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключа
   *[many] { $keys } ключей
}
sheet-card = { $card }: { $how }
sheet-counted = { $card }: { $how } Всего: { $times }.
sheet-purse = { $card } ({ $gold ->
    [one] { $gold } дукат
    [few] { $gold } дуката
   *[many] { $gold } дукатов
}): { $how }
sheet-face-down = Карта лицом вниз.

# --- why not

why-deal = Карты ещё не розданы.
why-over = Партия окончена.
why-shuffle = Сначала нужно перемешать сброс.
why-not-your-turn = Сейчас ходит { $seat }.
why-no-place = Сначала выберите карту из ряда, где стоит герольд.
why-no-choose = Сейчас выбирать нечего.
why-no-discard = Сейчас сбрасывать нечего.
why-first-place = Сначала разместите взятую карту.
why-first-choose = Сначала выберите один из двух эффектов.
why-first-discard = Сначала сбросьте карту, как велит эффект.
why-key-used = В этот ход ключ уже потрачен.
why-no-key = У вас нет ключей.
why-gone = Одной области уже нет: герольд остаётся на месте.
why-too-dear = Не хватает дукатов: цена { $price }, у вас { $gold }.
why-occupied = Здесь уже есть карта.
why-first-card = Первая карта ложится в середину: игровая зона растёт от неё.
why-too-wide = Так игровая зона не поместится в квадрат 3×3.
why-not-beside = Карта должна касаться стороной одной из ваших.
why-no-card = Здесь нет карты, которую можно сбросить.

# --- the board in the browser

board-market = Ряды замка и деревни
# --- what one is about to do
board-doing-place = { $card }: выберите место.
board-doing-place-down = { $card } лицом вниз: выберите место.
board-doing-dear = «{ $card }»: цена { $price ->
    [one] { $price } дукат
    [few] { $price } дуката
   *[many] { $price } дукатов
}, а у вас { $gold }. Взять карту лицом вниз?
board-doing-far = «{ $card }» { $location }: потратьте ключ, чтобы переместить туда герольда.
board-doing-confirm = «{ $card }» будет лежать здесь: подтвердите или выберите другое место.
# --- buttons say what they do
board-best = В лучшем случае: { $change }.
board-recruit = Нанять
board-price = { $amount ->
    [0] бесплатно
    [one] { $amount } дукат
    [few] { $amount } дуката
   *[many] { $amount } дукатов
}
board-face-down = Лицом вниз
board-brings = +{ $gold ->
    [one] { $gold } дукат
    [few] { $gold } дуката
   *[many] { $gold } дукатов
}, +{ $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключа
   *[many] { $keys } ключей
}
board-key-messenger = Переместить герольда { $location }
board-key-refresh = Обновить ряд { $location }
# --- great moments
scene-last-card = Последняя карта выложена
board-others = Другие игроки
board-your-tableau = Ваша игровая зона
board-tableau-of = { $who ->
    [you] Ваша игровая зона
   *[other] Игровая зона: { $seat }
}
board-rival = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дуката
   *[many] { $gold } дукатов
}, { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключа
   *[many] { $keys } ключей
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}. Показать игровую зону.
board-pile = Колода { $location }: { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[many] { $deck } карт
}, в сбросе { $discards }. Показать, что о ней известно.
board-offer = { $card }, цена { $price }. { $words }
board-own-card = { $points ->
    [one] { $reason } Сейчас { $points } очко.
    [few] { $reason } Сейчас { $points } очка.
   *[many] { $reason } Сейчас { $points } очков.
}
board-points = { $points ->
    [one] Сейчас { $points } очко
    [few] Сейчас { $points } очка
   *[many] Сейчас { $points } очков
}
board-shields = Щиты сейчас
board-shield-count = Щиты { $shield }: { $count }
board-in-deck = { $cards ->
    [0] Колода пуста
    [1] В колоде ещё 1 карта
    [one] В колоде ещё { $cards } карта, порядок неизвестен
    [few] В колоде ещё { $cards } карты, порядок неизвестен
   *[many] В колоде ещё { $cards } карт, порядок неизвестен
}
board-discarded = { $cards ->
    [0] Сброс пуст
    [one] { $cards } карта в сбросе
    [few] { $cards } карты в сбросе
   *[many] { $cards } карт в сбросе
}
board-place-up = Выберите для неё место.
board-place-down = Лицом вниз: выберите место.
board-put-back = Вернуть карту
board-look = Рассмотреть: { $card }
board-standing-tableau = { $who ->
    [you] В вашей игровой зоне: сейчас
   *[other] В игровой зоне ({ $seat }): сейчас
} { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
board-standing-down = { $who ->
    [you] В вашей игровой зоне: лицом вниз.
   *[other] В игровой зоне ({ $seat }): лицом вниз.
}
board-standing-row = В ряду { $location }, цена { $price }.
board-standing-deck = Ещё в колоде { $location }.
board-standing-discards = В сбросе { $location }.
board-or = или
board-close = Закрыть

# --- the rules

# --- заголовки правил
section-CC-1 = Подготовка
section-CC-3 = Как брать карту
section-CC-7 = Выкладывание и эффект
section-CC-9 = Герольд и ряды
section-CC-12 = Что считают и дают эффекты
section-CC-17 = Конец и очки
section-CC-21 = Что всем известно

rules-CC-1 = В игре 39 карт замка и 39 карт деревни. Каждую колоду перемешивают отдельно, а три её первые карты открывают рядом: это ряд замка и ряд деревни.
rules-CC-2 = От двух до пяти игроков. Вначале герольд стоит у деревни. У каждого сначала 15 дукатов и 2 ключа; их запас не ограничен. Начинает первый игрок, ход переходит по часовой стрелке, и каждый делает девять ходов, по одному на каждую карту своей игровой зоны.
rules-CC-3 = Перед наймом можно потратить один ключ, не больше одного за ход, на одно из двух: переместить герольда в другую область или сбросить три карты ряда, где он стоит, и открыть три новые. Сначала сбрасывают все три, потом открывают карты по одной; если тем временем колода закончится, весь сброс, вместе с этими тремя, перемешивают в новую колоду.
rules-CC-4 = Каждый ход вы обязаны взять ровно одну карту из ряда, где стоит герольд, и добавить её в игровую зону: лицом вверх за её цену или лицом вниз бесплатно.
rules-CC-5 = Вы платите напечатанную цену минус скидки ваших карт лицом вверх для области этой карты, но не меньше 0. Скидка карты не действует на покупку её самой. Цену платят полностью.
rules-CC-6 = Любую карту можно взять бесплатно лицом вниз, даже если вы могли бы за неё заплатить: вы сразу получаете 6 дукатов и 2 ключа. С этого момента всё напечатанное на ней не учитывается: у неё нет ни имени, ни знамени, ни щита, ни цены, ни скидки, ни кошеля, ни эффекта, ни свитка, и герольда она не перемещает. Она лишь занимает место.
rules-CC-7 = Первая карта начинает игровую зону. Каждая следующая должна касаться одной из ваших целой стороной, а не только углом, и всё должно всегда помещаться в квадрат три на три. Выложенные карты не перемещают. Какой ряд верхний и какой столбец левый, становится ясно, лишь когда рядов или столбцов уже три.
rules-CC-8 = Эффект действует сразу после размещения и обязателен; всё, что он даёт, берётся из запаса. Он учитывает саму карту: её щиты, знамя, напечатанную цену, кошель, место. Если строк две, действуют обе, в напечатанном порядке; если между ними «или», вы выбираете одну, даже если она хуже или ничего не даёт. Если не сказано иначе, эффект касается только вашей игровой зоны; если считать нечего, он ничего не даёт.
rules-CC-9 = Затем герольд: если новая карта лежит лицом вверх и на ней есть его знак, он идёт в указанную область, всегда в другую. Потом каждый ряд пополняют из его колоды до трёх карт, сначала ряд замка. Последний ход партии завершают так же.
rules-CC-10 = Сброшенные карты лежат лицом вверх у своей колоды, и смотреть их может каждый. Когда нужно взять карту, а колода пуста, сброс этой области перемешивают в новую колоду. Колоду, из которой только что взяли последнюю карту, не обновляют, пока не понадобится следующая.
rules-CC-11 = Если ряд всё равно нельзя пополнить до трёх, потому что пусты и колода, и сброс, все карты, оставшиеся в этой области, выбывают из игры. Герольд навсегда переходит в другую: ни карты, ни ключи его больше не перемещают. Ключом ещё можно обновить оставшийся ряд. Такое бывает только в игре впятером.
rules-CC-12 = Сосед — игрок сразу слева или справа от вас. Если эффект касается соседа, учитывается тот сосед, который даёт вам больше; вдвоём ваш единственный соперник и есть сосед, его считают один раз. Соперники — все остальные игроки, даже те, у кого уже девять карт.
rules-CC-13 = Всё, что зависит от цены карты, и награда за сброшенную карту считаются по напечатанной цене, сколько бы ни было заплачено.
rules-CC-14 = Если эффект велит сбросить карту из ряда, вы выбираете одну из лежащих там, сбрасываете её и получаете её напечатанную цену дукатами или ключами, как сказано в эффекте. Это обязательно, даже если она даёт 0. Место пополняют в конце хода. Если эта область выбыла из игры, ничего не происходит.
rules-CC-15 = Дукаты для кошелей берут из запаса и кладут на сами карты, в кошель новой карты тоже. Каждый кошель вмещает лишь столько, сколько указано; что не поместилось, того вы не получаете. Дукаты из кошеля уже нельзя потратить. Управляющий наполняет два кошеля, где больше всего места, или столько, сколько их есть; если места поровну — тот, что встречается раньше ряд за рядом.
rules-CC-16 = Скидки нескольких карт складываются и действуют до конца партии. То, что получают соперники, сразу принадлежит им.
rules-CC-17 = Партия заканчивается, когда у каждого девять карт. Оставшиеся дукаты идут в ваши кошели, сколько поместится; все кошели дают поровну, поэтому дукаты раскладываются сами, ряд за рядом. Остаток важен только при ничьей.
rules-CC-18 = Каждый ключ даёт 1 победное очко, а каждая карта лицом вверх — то, что говорит её свиток. Каждый свиток считают отдельно, так что один щит может пригодиться нескольким. Ряд или столбец — это три карты готовой игровой зоны вместе с самой картой; ряд и столбец вместе — пять карт. Считают только полные наборы; три одинаковых щита — один набор своего типа, шесть — два.
rules-CC-19 = Свиток за ключи даёт очки сверх того одного очка, которое и так даёт каждый ключ.
rules-CC-20 = При равных очках выше тот, у кого больше дукатов вне кошелей, если считать после наполнения кошелей. Если и это поровну, место делят. Так же определяют остальные места.
rules-CC-21 = Открыто всё, кроме порядка карт в двух колодах. Карты лицом вниз все видели, когда их брали. Поэтому каждый может знать, какие карты ещё в колоде, но никто не знает, в каком порядке.
