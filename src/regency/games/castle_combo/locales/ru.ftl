# Names translated by us: no Russian edition is known to us. So is everything else in this file.
card-duchess = Герцогиня
card-his-majesty = Его Величество
card-prince = Принц
card-princess = Принцесса
card-chancellor = Канцлер
card-jester = Шут
card-queen-mother = Королева-мать
card-her-majesty-the-queen = Её Величество королева
card-baron = Барон
card-steward = Управляющий
card-mother-superior = Мать-настоятельница
card-scribe = Писец
card-gravedigger = Могильщик
card-templar = Тамплиер
card-cardinal = Кардинал
card-chaplain = Капеллан
card-his-holiness = Его Святейшество
card-nun = Монахиня
card-devout = Богомолец
card-pilgrim = Паломник
card-astronomer = Астроном
card-alchemist = Алхимик
card-professor = Профессор
card-apothecary = Аптекарь
card-goldsmith = Золотых дел мастер
card-architect = Архитектор
card-patron = Меценат
card-judge = Судья
card-captain = Капитан
card-officer = Офицер
card-royal-guard = Гвардеец
card-lookout = Дозорный
card-knight = Рыцарь
card-general = Генерал
card-guildmaster = Глава гильдии
card-glassblower = Стеклодув
card-chatelaine = Владелица замка
card-pawnbroker = Ростовщик
card-banker = Банкир
card-miraculously-cured = Чудом исцелённая
card-vicar = Приходской священник
card-spy = Шпион
card-inventor = Изобретатель
card-doctor = Лекарь
card-philosopher = Философ
card-squire = Оруженосец
card-bombardier = Бомбардир
card-militiaman = Ополченец
card-barbarian = Варвар
card-executioner = Палач
card-mercenary = Наёмник
card-master-at-arms = Мастер оружия
card-blacksmith = Кузнец
card-stonemason = Каменотёс
card-potter = Гончар
card-armorer = Оружейница
card-spice-merchant = Торговка пряностями
card-clockmaker = Часовщица
card-sculptor = Скульптор
card-innkeeper = Трактирщик
card-carpenter = Плотник
card-locksmith = Слесарь
card-farmer = Земледелица
card-woodcutter = Дровосек
card-brigand = Разбойник
card-witch = Ведьма
card-beggar = Нищенка
card-monk = Монах
card-shepherd = Пастушка
card-winemaker = Винодел
card-stable-boy = Конюх
card-farmhand = Батрачка
card-traveler = Странница
card-usurper = Узурпатор
card-fisherman = Рыбак
card-revolutionary = Революционер
card-baker = Пекарша
card-beekeeper = Пасечник

game-name = Castle Combo
game-summary = Наймите девять персонажей из замка и деревни в квадрат 3×3 так, чтобы вместе они принесли больше всего очков.

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
shield-faith = духовенства
shield-scholarship = учёных
shield-military = воинов
shield-craftsmanship = ремесленников
shield-peasantry = крестьян

n-gold = { $amount ->
    [one] { $amount } дукат
    [few] { $amount } дуката
   *[many] { $amount } дукатов
}
n-keys = { $amount ->
    [one] { $amount } ключ
    [few] { $amount } ключа
   *[many] { $amount } ключей
}
n-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

# --- a card explains itself

describe-facts = Знамя: { $location }. Цена: { $cost }. Щиты: { $shields }.
describe-messenger = Гонец идёт { $location }.
describe-purse = { $gold ->
    [one] Кошель вмещает до { $gold } дуката.
    [few] Кошель вмещает до { $gold } дукатов.
   *[many] Кошель вмещает до { $gold } дукатов.
}
describe-scroll = Свиток: { $scroll }

ability-gain-gold-per = { $amount ->
    [one] Получите { $amount } дукат за { $what } { $where }.
    [few] Получите { $amount } дуката за { $what } { $where }.
   *[many] Получите { $amount } дукатов за { $what } { $where }.
}
ability-gain-keys-per = { $amount ->
    [one] Получите { $amount } ключ за { $what } { $where }.
    [few] Получите { $amount } ключа за { $what } { $where }.
   *[many] Получите { $amount } ключей за { $what } { $where }.
}
ability-gain-keys = { $amount ->
    [one] Получите { $amount } ключ.
    [few] Получите { $amount } ключа.
   *[many] Получите { $amount } ключей.
}
ability-opponents-gain-gold = { $amount ->
    [one] Каждый соперник получает { $amount } дукат.
    [few] Каждый соперник получает { $amount } дуката.
   *[many] Каждый соперник получает { $amount } дукатов.
}
ability-opponents-gain-keys = { $amount ->
    [one] Каждый соперник получает { $amount } ключ.
    [few] Каждый соперник получает { $amount } ключа.
   *[many] Каждый соперник получает { $amount } ключей.
}
ability-all-players-gain-keys = { $amount ->
    [one] Все игроки получают { $amount } ключ.
    [few] Все игроки получают { $amount } ключа.
   *[many] Все игроки получают { $amount } ключей.
}
ability-purse-add-each = { $amount ->
    [one] Положите { $amount } дукат из запаса на каждый свой кошель.
    [few] Положите { $amount } дуката из запаса на каждый свой кошель.
   *[many] Положите { $amount } дукатов из запаса на каждый свой кошель.
}
ability-purse-fill = { $amount ->
    [one] Наполните из запаса { $amount } свой кошель.
    [few] Наполните из запаса { $amount } своих кошеля.
   *[many] Наполните из запаса { $amount } своих кошелей.
}
ability-discard-castle-gold = Сбросьте карту из ряда замка и получите её цену в дукатах.
ability-discard-castle-keys = Сбросьте карту из ряда замка и получите её цену в ключах.
ability-discard-village-gold = Сбросьте карту из ряда деревни и получите её цену в дукатах.
ability-discard-village-keys = Сбросьте карту из ряда деревни и получите её цену в ключах.
ability-discount-castle = Отныне скидка на карты замка: { $amount }.
ability-discount-village = Отныне скидка на карты деревни: { $amount }.
ability-discount-any = Отныне скидка на все карты: { $amount }.
ability-choose-one = На выбор: { $first } Или: { $second }

in-own-tableau = в вашей игровой зоне
in-neighbours-tableau = в игровой зоне одного из соседей
each-shield = каждый щит { $shield }
each-banner-castle = каждое знамя замка
each-banner-village = каждое знамя деревни
each-card-with-shields = { $shields ->
    [one] каждую карту с { $shields } щитом
    [few] каждую карту с { $shields } щитами
   *[many] каждую карту с { $shields } щитами
}
each-card-costing = каждую карту ценой { $cost }
each-card-from-cost = каждую карту ценой от { $cost }
each-distinct-shield-types = каждый различный тип щитов
each-missing-shield-types = каждый отсутствующий тип щитов
each-occupied-positions = каждую карту
each-empty-positions = каждое пустое место
each-cards-with-purse = каждую карту с кошелём

scroll-per-shield = { n-points } за каждый щит { $shield } { $where }.
scroll-position = { n-points }, если эта карта окажется { $place }.
scroll-per-gold-on-this-purse = { n-points } за каждый дукат на этой карте.
scroll-if-shield-missing = { n-points }, если в вашей игровой зоне нет щитов { $shield }.
scroll-per-banner = { n-points } за { $what }.
scroll-per-shield-set = { n-points } за каждый набор щитов: { $shields }.
scroll-per-distinct-shield-type = { n-points } за каждый различный тип щитов { $where }.
scroll-per-card-with-cost = { n-points } за { $what }.
scroll-per-key = ещё { n-points } за каждый ключ.
scroll-per-banner-set = { n-points } за каждый набор знамён: { $banners }.
scroll-per-missing-shield-type = { n-points } за каждый тип щитов, которого нет в вашей игровой зоне.
scroll-per-discount-card = { n-points } за каждую карту со скидкой.
scroll-per-identical-shield-set = { n-points } за каждый набор одинаковых щитов ({ $size }).
scroll-per-gold-on-all-purses = { n-points } за каждый дукат на всех ваших кошелях.
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
place-edge-not-corner = посередине стороны

# --- pieces that can be looked at

piece-gold = Дукаты
piece-key = Ключ
piece-messenger = Гонец
piece-purse = Кошель
piece-face-down = Карта лицом вниз
about-gold = Ими платят за карты. В конце они наполняют ваши кошели, а остаток решает ничью.
about-key = Потратьте один в начале хода, чтобы переместить гонца или обновить его ряд. Каждый сохранённый ключ даёт 1 очко.
about-messenger = Показывает ряд, из которого вы обязаны нанимать. Его перемещает ключ, а также карта лицом вверх с его знаком.
about-purse = Вмещает столько дукатов, сколько указано. Тратить их нельзя, но свиток этой карты даёт за них очки.
about-face-down = Любую карту можно взять бесплатно лицом вниз: вы получаете { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дуката
   *[many] { $gold } дукатов
} и { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключа
   *[many] { $keys } ключей
}, а всё напечатанное на ней не учитывается.

# --- the table

table-deal = Карты раздаются.
table-row = { $location }: { $cards }. Колода { $deck }, сброс { $discards }.
table-card = { $card } ({ $price })
table-gone-castle = Замок выбыл из игры.
table-gone-village = Деревня выбыла из игры.
table-messenger = Гонец { $location }.
table-seat = { $seat }: сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дуката
   *[many] { $gold } дукатов
}, { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключа
   *[many] { $keys } ключей
}.
table-tableau = — { $cards }
cell-empty = пусто
cell-face-down = лицом вниз
cell-card = { $card } [{ $points }]
cell-purse = { $card }, дукатов { $gold } [{ $points }]
table-shuffle = Сброс { $location } перемешивают.
table-act = { $seat }: нанять персонажа или сначала потратить ключ.
table-place = { $seat }: разместить карту.
table-choose = { $seat }: выбрать один из двух эффектов.
table-discard = { $seat }: выбрать карту для сброса.
table-done = Партия окончена.

# --- whose turn it is

prompt-you-act = Ваш ход: наймите персонажа из ряда { $location }.
prompt-you-act-key = Ваш ход: наймите персонажа из ряда { $location } или сначала потратьте ключ.
prompt-you-place-up = { $price ->
    [one] Ваш ход: разместите карту «{ $card }» и заплатите { $price } дукат.
    [few] Ваш ход: разместите карту «{ $card }» и заплатите { $price } дуката.
   *[many] Ваш ход: разместите карту «{ $card }» и заплатите { $price } дукатов.
}
prompt-you-place-down = Ваш ход: разместите карту «{ $card }» лицом вниз; вы получите { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дуката
   *[many] { $gold } дукатов
} и { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключа
   *[many] { $keys } ключей
}.
prompt-you-choose = Ваш ход: выберите один из двух эффектов карты «{ $card }».
prompt-you-discard = Ваш ход: «{ $card }» — выберите карту из ряда { $location }, которую сбросить.
prompt-other-act = { $seat } нанимает персонажа из ряда { $location }.
prompt-other-place-up = { $seat } размещает карту «{ $card }».
prompt-other-place-down = { $seat } размещает карту «{ $card }» лицом вниз.
prompt-other-choose = { $seat } выбирает эффект карты «{ $card }».
prompt-other-discard = { $seat } сбрасывает карту из ряда { $location } по эффекту карты «{ $card }».

# --- actions

label-key-messenger = потратить ключ: гонец { $location }
label-key-refresh = потратить ключ: обновить ряд { $location }
label-take-up = нанять: { $card }, цена { $price }
label-take-down = взять лицом вниз: { $card }
label-place = разместить: { $row }, { $column }
row-minus-2 = на два ряда выше первой карты
row-minus-1 = на один ряд выше первой карты
row-same = в ряду первой карты
row-plus-1 = на один ряд ниже первой карты
row-plus-2 = на два ряда ниже первой карты
column-minus-2 = на два столбца левее
column-minus-1 = на один столбец левее
column-same = тот же столбец
column-plus-1 = на один столбец правее
column-plus-2 = на два столбца правее
label-discard-gold = { $amount ->
    [one] сбросить: { $card } за { $amount } дукат
    [few] сбросить: { $card } за { $amount } дуката
   *[many] сбросить: { $card } за { $amount } дукатов
}
label-discard-keys = { $amount ->
    [one] сбросить: { $card } за { $amount } ключ
    [few] сбросить: { $card } за { $amount } ключа
   *[many] сбросить: { $card } за { $amount } ключей
}

# --- the log

line-turned = Новая карта { $location }: { $card }.
line-shuffled = { $cards ->
    [one] { $cards } карту { $location } перемешивают в новую колоду.
    [few] { $cards } карты { $location } перемешивают в новую колоду.
   *[many] { $cards } карт { $location } перемешивают в новую колоду.
}
line-emptied-castle = Ряд замка нельзя пополнить: замок выбывает из игры.
line-emptied-village = Ряд деревни нельзя пополнить: деревня выбывает из игры.
line-messenger = Гонец идёт { $location }.
line-key-messenger = { $seat } тратит ключ: гонец идёт { $location }.
line-key-refresh = { $seat } тратит ключ и обновляет ряд { $location }.
line-recruited = { $seat } нанимает персонажа: { $card }, цена { $price }.
line-face-down = { $seat } берёт карту лицом вниз: { $card }.
line-gained = { $seat } получает { $goods }.
line-stored = { $seat }: дукаты на карту «{ $card }»: { $gold }.
line-chose = { $seat } выбирает для карты «{ $card }»: { $what }
line-discarded = { $seat } сбрасывает карту из ряда: { $card }.
line-ended = Все игровые зоны заполнены: партия окончена.

# --- the score sheet

sheet-keys = { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключа
   *[many] { $keys } ключей
}
sheet-card = { $card }: { $how }
sheet-counted = { $card }: { $how } Насчитано: { $times }.
sheet-purse = { $card }, дукатов { $gold }: { $how }
sheet-face-down = карта лицом вниз

# --- why not

why-deal = Карты ещё не розданы.
why-over = Партия окончена.
why-shuffle = Сначала нужно перемешать сброс.
why-not-your-turn = Сейчас ходит { $seat }.
why-no-place = Сначала выберите карту из ряда, где стоит гонец.
why-no-choose = Сейчас ни одна карта не даёт выбора.
why-no-discard = Сейчас ни одна карта не велит сбрасывать.
why-first-place = Сначала разместите взятую карту.
why-first-choose = Сначала выберите один из двух эффектов.
why-first-discard = Сначала сбросьте карту по эффекту.
why-key-used = В этот ход ключ уже потрачен.
why-no-key = У вас нет ключей.
why-gone = Одной локации уже нет: гонец остаётся на месте.
why-too-dear = Цена { $price }, а дукатов у вас { $gold }.
why-occupied = Здесь уже есть карта.
why-first-card = Первая карта ложится в середину: игровая зона растёт от неё.
why-too-wide = Игровая зона уже не поместилась бы в квадрат 3×3.
why-not-beside = Карта должна касаться стороной одной из ваших.
why-no-card = Здесь нет карты, которую можно сбросить.

# --- the board in the browser

board-market = Ряды замка и деревни
# --- what one is about to do
board-doing-place = { $card }: выберите место.
board-others = Другие игроки
board-your-tableau = Ваша игровая зона
board-tableau-of = Игровая зона: { $seat }
board-rival = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $gold ->
    [one] { $gold } дукат
    [few] { $gold } дуката
   *[many] { $gold } дукатов
}, { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключа
   *[many] { $keys } ключей
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}. Показать игровую зону.
board-pile = Колода { $location }: { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[many] { $deck } карт
}, в сбросе { $discards }. Показать, что о ней известно.
board-offer = { $card }, цена { $price }. { $words }
board-own-card = { $points ->
    [one] { $reason } Сейчас { $points } очко.
    [few] { $reason } Сейчас { $points } очка.
   *[many] { $reason } Сейчас { $points } очков.
}
board-points = { $points ->
    [one] Сейчас { $points } очко
    [few] Сейчас { $points } очка
   *[many] Сейчас { $points } очков
}
board-shields = Щиты к этому моменту
board-shield-count = Щиты { $shield }: { $count }
board-in-deck = { $cards ->
    [0] Колода пуста
    [one] В колоде ещё { $cards } карта
    [few] В колоде ещё { $cards } карты, их порядка не знает никто
   *[many] В колоде ещё { $cards } карт, их порядка не знает никто
}
board-discarded = { $cards ->
    [0] Сброс пуст
    [one] { $cards } карта в сбросе
    [few] { $cards } карты в сбросе
   *[many] { $cards } карт в сбросе
}
board-place-up = Выберите для неё место.
board-place-down = Лицом вниз: выберите место.
board-put-back = Вернуть карту
board-look = Рассмотреть: { $card }
board-standing-tableau = В игровой зоне, { $seat }: сейчас { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
board-standing-down = В игровой зоне, { $seat }: лицом вниз.
board-standing-row = В ряду { $location }, цена { $price }.
board-standing-deck = Ещё в колоде { $location }.
board-standing-discards = В сбросе { $location }.
board-or = или
board-close = Закрыть
board-letter-nobility = З
board-letter-faith = Д
board-letter-scholarship = У
board-letter-military = В
board-letter-craftsmanship = Р
board-letter-peasantry = К

# --- the rules

rules-CC-1 = В игре 39 карт замка и 39 карт деревни. Каждую колоду перемешивают отдельно, а три её первые карты открывают рядом: это ряд замка и ряд деревни.
rules-CC-2 = От двух до пяти игроков. Гонец начинает у деревни. У каждого сначала 15 дукатов и 2 ключа; их запас не ограничен. Начинает первый игрок, ход переходит налево, и каждый делает девять ходов, по одному на каждую карту своей игровой зоны.
rules-CC-3 = Перед наймом можно потратить один ключ, не больше одного за ход, на одно из двух: переместить гонца в другую локацию или сбросить три карты ряда, где он стоит, и открыть три новые. Сначала сбрасывают все три, потом открывают карты по одной; если тем временем колода закончится, весь сброс, вместе с этими тремя, перемешивают в новую колоду.
rules-CC-4 = Каждый ход вы обязаны взять ровно одну карту из ряда, где стоит гонец, и добавить её в игровую зону: лицом вверх за её цену или лицом вниз бесплатно.
rules-CC-5 = Вы платите напечатанную цену минус скидки ваших карт лицом вверх для локации этой карты, но не меньше 0. Собственная скидка карты на её покупку не действует. Нужно иметь возможность заплатить всё.
rules-CC-6 = Любую карту можно взять бесплатно лицом вниз, даже если вы могли бы за неё заплатить: вы сразу получаете 6 дукатов и 2 ключа. С этого момента всё напечатанное на ней не учитывается: у неё нет ни имени, ни знамени, ни щита, ни цены, ни скидки, ни кошеля, ни эффекта, ни свитка, и гонца она не перемещает. Она лишь занимает место.
rules-CC-7 = Первая карта начинает игровую зону. Каждая следующая должна касаться одной из ваших целой стороной, а не только углом, и всё должно всегда помещаться в квадрат три на три. Карты не двигают. Какой ряд верхний и какой столбец левый, определено лишь тогда, когда занято три.
rules-CC-8 = Эффект действует сразу после размещения и обязателен; всё, что он даёт, берётся из запаса. Он учитывает саму карту: её щиты, знамя, напечатанную цену, кошель, место. Две строки действуют обе, в напечатанном порядке; со словом «или» между ними вы выбираете одну, даже худшую или такую, что ничего не даёт. Если не сказано иначе, эффект касается только вашей игровой зоны; если считать нечего, он ничего не даёт.
rules-CC-9 = Затем гонец: если новая карта лежит лицом вверх и на ней есть его знак, он идёт в указанную локацию, всегда в другую. Потом каждый ряд пополняют из его колоды до трёх карт, сначала ряд замка. Последний ход партии завершают так же.
rules-CC-10 = Сброшенные карты лежат лицом вверх у своей колоды, и смотреть их может каждый. Когда нужно взять карту, а колода пуста, сброс этой локации перемешивают в новую колоду. Колоду, из которой только что взяли последнюю карту, не обновляют, пока не понадобится следующая.
rules-CC-11 = Если ряд всё равно нельзя пополнить до трёх, потому что пусты и колода, и сброс, все карты, оставшиеся в этой локации, выбывают из игры. Гонец навсегда переходит в другую: ни карты, ни ключи его больше не перемещают. Ключом ещё можно обновить оставшийся ряд. Такое бывает только впятером.
rules-CC-12 = Сосед — игрок сразу слева или справа от вас. Если эффект касается соседа, за вас берут ту сторону, которая даёт больше; вдвоём ваш единственный соперник и есть сосед, его считают один раз. Соперники — все остальные игроки, даже те, у кого уже девять карт.
rules-CC-13 = Всё, что зависит от цены карты, и награда за сброшенную карту считаются по напечатанной цене, сколько бы ни было заплачено.
rules-CC-14 = Если эффект велит сбросить карту из ряда, вы выбираете одну из лежащих там, сбрасываете её и получаете её напечатанную цену дукатами или ключами, как сказано в эффекте. Это обязательно, даже если она даёт 0. Место пополняют в конце хода. Если эта локация выбыла из игры, ничего не происходит.
rules-CC-15 = Дукаты для кошелей берут из запаса и кладут на сами карты, на кошель новой карты тоже. Каждый кошель вмещает лишь столько, сколько указано; что не поместилось, того вы не получаете. Дукаты с кошеля уже нельзя потратить. Управляющий наполняет два кошеля, где больше всего места, или столько, сколько их есть; если места поровну, тот, что первый при чтении ряд за рядом.
rules-CC-16 = Скидки нескольких карт складываются и действуют до конца партии. То, что получают соперники, сразу принадлежит им.
rules-CC-17 = Партия кончается, когда у каждого девять карт. Оставшиеся дукаты ложатся на ваши кошели, сколько поместится; все кошели платят одинаково, поэтому это делают за вас, ряд за рядом. Остаток важен только при ничьей.
rules-CC-18 = Каждый ключ даёт 1 победное очко, а каждая карта лицом вверх — то, что говорит её свиток. Каждый свиток считают отдельно, так что один щит может пригодиться нескольким. Ряд или столбец — это три карты готовой игровой зоны вместе с самой картой; ряд и столбец вместе — пять карт. Считают только полные наборы; три одинаковых щита — один набор своего типа, шесть — два.
rules-CC-19 = Свиток за ключи даёт очки сверх того одного очка, которое и так даёт каждый ключ.
rules-CC-20 = При равных очках выше тот, у кого больше дукатов вне кошелей, если считать после наполнения кошелей. Если и это поровну, место делят. Так же для каждого места.
rules-CC-21 = Открыто всё, кроме порядка карт в двух колодах. Карты лицом вниз все видели, когда их брали. Поэтому каждый может знать, какие карты ещё в колоде, но никто не знает, в каком порядке.
