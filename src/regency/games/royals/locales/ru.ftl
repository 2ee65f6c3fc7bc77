game-name = Royals
game-summary = Благородные дома занимают и захватывают титулы Европы, город за городом, в трёх периодах.

country-france = Франция
country-german-states = Германские государства
country-britain = Британия
country-spain = Испания

title-marshal = маршал
title-baron = барон
title-countess = графиня
title-duke = герцог
title-cardinal = кардинал
title-princess = принцесса
title-king = король

city-paris = Париж
city-marseille = Марсель
city-dijon = Дижон
city-bordeaux = Бордо
city-nantes = Нант
city-vienna = Вена
city-cologne = Кёльн
city-munich = Мюнхен
city-berlin = Берлин
city-london = Лондон
city-edinburgh = Эдинбург
city-plymouth = Плимут
city-madrid = Мадрид
city-seville = Севилья
city-barcelona = Барселона
city-valencia = Валенсия

card-france = Франция
card-german-states = Германские государства
card-britain = Британия
card-spain = Испания
card-france-german-states = интрига Франция–Германские государства
card-france-britain = интрига Франция–Британия
card-france-spain = интрига Франция–Испания
card-german-states-britain = интрига Германские государства–Британия
card-german-states-spain = интрига Германские государства–Испания
card-britain-spain = интрига Британия–Испания
card-hidden = закрытая карта
cards-of = { $count } × { $card }
noble = { $title } ({ $city })
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
city-points = { $city } ({ $points })
title-cubes = { $title } { $cubes }
seat-influence = { $seat } { $influence }

table-period = Период { $number } из 3 ({ $year }). { $cards ->
    [one] В колоде стран { $cards } карта.
    [few] В колоде стран { $cards } карты.
   *[many] В колоде стран { $cards } карт.
}
table-last-round = Колода последнего периода закончилась: этот раунд последний.
table-row = Открытые карты: { $cards }.
table-seat = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $cards ->
    [one] { $cards } карта страны
    [few] { $cards } карты стран
   *[many] { $cards } карт стран
}, { $plots ->
    [one] { $plots } карта интриг
    [few] { $plots } карты интриг
   *[many] { $plots } карт интриг
}.
table-hand = Ваша рука: { $cards }.
table-known = Известно в руке, { $seat }: { $cards }.
table-nobles = { $seat } владеет: { $nobles }.
table-cathedrals = { $seat }, кубики в соборах: { $cities }.
table-titles = { $seat }, кубики на маркерах титулов: { $titles }.
table-free = { $country }, свободны: { $nobles }.
table-influence = { $country }, влияние: { $seats }.
table-country-bonus = { $country }, остались бонусы страны: { $bonuses }.
table-cities = Остались бонусы городов: { $cities }.
table-houses = Остались бонусы благородных домов: { $houses }.
table-deal = Сейчас будут розданы карты.
table-draw = { $seat } берёт карты: это обязательно.
table-play = { $seat } может занимать аристократов или заканчивает ход.
table-pay = { $seat } платит: { $noble }.
table-staged = Уже выложено: { $cards }.
table-discard = { $seat } сбрасывает карты до лимита.
table-shuffle = Сброс сейчас перетасуют в новую колоду.
table-over = Партия окончена.
table-reconstructed = Часть городов, мест аристократов и значений очков восстановлена: напечатанное поле прочесть не удалось.

label-draw-deck = взять карту страны из колоды
label-draw-row = взять открытую карту: { $card }
label-draw-intrigue = взять карту интриг
label-claim = занять: { $noble }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
label-usurp = захватить: { $noble }, владеет { $owner_seat }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} и { $plots ->
    [one] { $plots } интрига
    [few] { $plots } интриги
   *[many] { $plots } интриг
}
label-end = закончить ход
label-pay = заплатить: { $card }
label-done = это вся плата
label-discard = сбросить: { $card }

line-turned = Открывается карта: { $card }.
line-drew = { $seat } берёт карту страны из колоды.
line-drew-you = { $seat } берёт из колоды карту: { $card }.
line-took = { $seat } берёт открытую карту: { $card }.
line-schemed = { $seat } берёт карту интриг.
line-schemed-you = { $seat } берёт карту: { $card }.
line-shuffled-country = Колода стран закончилась, сброс перетасован в новую колоду (карт: { $cards }); период закончится с этим ходом.
line-shuffled-intrigue = Колода интриг составлена заново из сброса, карт: { $cards }.
line-plotted = { $seat } разыгрывает карту: { $card }.
line-paid = { $seat } платит: { $cards }.
line-claimed = { $seat } занимает портрет: { $noble }.
line-usurped = { $seat } захватывает портрет: { $noble }; кубик { $loser_seat } переходит в собор.
line-city = { $seat } получает бонус города { $city }: { $points }.
line-country = { $seat }: кубик есть в каждом городе ({ $country }), бонус страны { $points }.
line-house = { $seat }: кубик есть на каждом титуле, бонус благородного дома { $points }.
line-discarded = { $seat } сбрасывает карту: { $card }.
line-ended = { $seat } заканчивает ход.
line-period = Подсчёт очков за период { $year }.
line-majority = { $country }: { $place ->
    [one] первое место
   *[other] второе место
} — { $seat }, очки: { $points }.
line-title = { $seat }: больше всех кубиков на маркере титула «{ $title }», очки: { $points }.
line-title-half = { $seat } делит маркер титула «{ $title }», очки: { $points }.
line-title-lost = Маркер титула «{ $title }» никому не достаётся.
line-over = Партия окончена, сыграно ходов: { $turns }.

sheet-city = бонус города: { $city }
sheet-country = бонус страны: { $country }
sheet-house = бонус благородного дома
sheet-majority = { $place ->
    [one] первое место
   *[other] второе место
}, { $country }, { $year }
sheet-title = маркер титула: { $title }
sheet-title-half = половина маркера титула: { $title }

why-not-dealt = Карты ещё не розданы.
why-over = Партия окончена.
why-shuffle = Сброс сейчас тасуют.
why-not-your-turn = Сейчас ходит { $seat }.
why-draw-first = Сначала возьмите все карты; отказаться нельзя.
why-draw-done = Все карты этого хода уже взяты.
why-row = Среди открытых нет карты: { $card }.
why-intrigue = Карту интриг берут только вместе с одной картой страны и не в первый ход.
why-own = Это ваш аристократ: { $noble }.
why-cards = { $noble }: нужно карт ({ $country }): { $cards }; даже с джокерами ваших карт не хватает.
why-plots = { $noble }: для захвата нужно карт интриг ({ $country }): { $plots }; даже с джокерами ваших карт не хватает.
why-no-claim = Сначала выберите аристократа: карты платят за него.
why-pay-first = Сначала закончите плату: { $noble }.
why-not-enough = Плата ещё не полная.
why-no-card = У вас нет карты: { $card }.
why-order = Карты выкладывают в порядке стран; уже выложена карта: { $card }.
why-no-fit = С этой картой плата не сойдётся ровно: { $card }.
why-discard-first = Сбросьте карты до лимита: 12 карт стран и 4 карты интриг.
why-no-discard = Карты сбрасывают только в конце хода, сверх лимита.

prompt-deal = Карты раздают.
prompt-shuffle = Сброс тасуют в новую колоду.
prompt-over = Партия окончена.
prompt-you-draw = Ваш ход: возьмите { $cards ->
    [one] { $cards } карту страны
    [few] { $cards } карты стран
   *[many] { $cards } карт стран
} — открытую или вслепую из колоды.
prompt-you-draw-any = Ваш ход: возьмите три карты стран или одну карту страны и одну карту интриг.
prompt-you-draw-either = Ваш ход: возьмите ещё { $cards ->
    [one] { $cards } карту страны
    [few] { $cards } карты стран
   *[many] { $cards } карт стран
} или одну карту интриг.
prompt-you-play = Ваш ход: занимайте аристократов ({ $nobles ->
    [one] хватает на { $nobles } портрет
    [few] хватает на { $nobles } портрета на выбор
   *[many] хватает на { $nobles } портретов на выбор
}) или закончите ход.
prompt-you-end = Ваш ход: ваших карт не хватает ни на одного аристократа; закончите ход.
prompt-you-pay = Ваш ход: выберите карты для оплаты — { $noble }.
prompt-you-discard = Ваш ход: сбросьте { $cards ->
    [one] { $cards } карту страны
    [few] { $cards } карты стран
   *[many] { $cards } карт стран
}; оставить можно 12.
prompt-you-discard-plots = Ваш ход: сбросьте { $plots ->
    [one] { $plots } карту интриг
    [few] { $plots } карты интриг
   *[many] { $plots } карт интриг
}; оставить можно 4.
prompt-other-draw = { $seat } берёт карты.
prompt-other-play = { $seat } может занимать аристократов, затем заканчивает ход.
prompt-other-pay = { $seat } платит: { $noble }.
prompt-other-discard = { $seat } сбрасывает карты до лимита.

sheet-majority-now = { $place ->
    [one] первое место
   *[other] второе место
}, { $country }, если бы { $year } считали сейчас
sheet-title-now = больше всех кубиков на титуле «{ $title }», если бы партия кончилась сейчас
sheet-title-half-now = равенство на титуле «{ $title }», если бы партия кончилась сейчас

period-name = Период { $year }
about-country-card = Карты страны платят за её аристократов. Любые три карты стран вместе считаются одной картой любой страны.
about-country-cards = Карт в коробке: { $cards }; если играет меньше пяти, часть убирают.
about-country-bonus = Бонус страны за кубик во всех её городах (городов: { $cities }): первый получает { $first }, второй — { $second }.
about-country-period = { $year }: за наибольшее влияние { $first }, за второе — { $second }.
about-intrigue = Нужна вместе с картами страны, чтобы захватить чужого аристократа: { $country } или { $other }.
about-intrigue-joker = Любые две карты интриг вместе считаются одной на ваш выбор. Карт на каждую пару стран: { $copies }.
about-title-cost = Цена: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} страны этого аристократа.
about-title-influence = Влияние в этой стране, пока он ваш: { $influence }.
about-title-plots = Для захвата ещё нужно: { $plots ->
    [one] { $plots } карта интриг
    [few] { $plots } карты интриг
   *[many] { $plots } карт интриг
} с этой страной.
about-title-marker = Маркер титула «{ $title }» в конце партии: { $full } за большинство кубиков; двое с равным числом берут по { $half }.
about-title-count = Аристократов с этим титулом на поле: { $nobles }.
about-city-country = Страна: { $country }.
about-city-nobles = Здесь живут: { $nobles }.
about-city-bonus = Бонус города тому, кто первым займёт здесь аристократа: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
about-city-cathedral = Когда аристократа захватывают, побеждённый кубик переходит в собор. Там он не даёт влияния, но считается для бонуса страны.
about-period = В конце периода первый и второй по влиянию в каждой стране берут её маркеры.
about-period-end = Период заканчивается, когда кончается колода стран; его считают в конце того хода.
about-period-last = Последний период: когда колода кончилась, раунд доигрывают, затем считают период и титулы.
about-period-country = { $country }: первый получает { $first }, второй — { $second }.
about-house = За кубик на всех семи маркерах титулов: наибольший оставшийся бонус благородного дома, не больше одного каждому.
about-house-seats = Игроков { $seats }: { $values }.
about-reconstructed-value = * Здесь есть восстановленное число: напечатанное прочесть не удалось. Оно подобрано так, чтобы хорошо игралось.
about-reconstructed-place = * То, что этот аристократ живёт в этом городе, восстановлено: напечатанное поле здесь прочесть не удалось.
about-reconstructed-city = * То, что этот город есть на поле, восстановлено: напечатанное поле здесь прочесть не удалось.

board-map = Карта Западной Европы
board-seats = Места
board-market = Открытые карты и колоды
board-hand = Ваши карты
board-known = Карты, известные всем
board-hand-size = В руке: { $cards ->
    [one] { $cards } карта страны
    [few] { $cards } карты стран
   *[many] { $cards } карт стран
}, { $plots ->
    [one] { $plots } карта интриг
    [few] { $plots } карты интриг
   *[many] { $plots } карт интриг
}.
board-standing = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если бы партия кончилась сейчас.
board-no-points = Очков ещё нет
board-turn = Сейчас ход этого места.
board-nobody = никто
board-close = Закрыть
board-cancel = Отмена
board-countries = Страны: влияние и маркеры
board-country = Страна
board-influence = Влияние
board-all-cities = Все города
board-titles = Лестница титулов
board-title = Титул
board-cost = Цена
board-cubes = Кубики
board-at-the-end = В конце
board-house = Все семь титулов
board-open-country = { $country }: показать города. Влияние: { $standing }.
board-open-titles = Титулы: показать всю лестницу
board-to-map = Назад к карте
board-look = Подробнее: { $what }
board-city-bonus = Бонус города { $points }, ещё не взят.
board-city-taken = Бонус города у { $seat }.
board-cathedral = В соборе: { $cubes }.
board-noble-free = { $noble }, свободно. Цена { $cards }, влияние { $influence }.
board-noble-held = { $noble }, владеет { $seat }. Цена { $cards }, влияние { $influence }.
board-noble-claim = Вы можете занять.
board-noble-usurp = Вы можете захватить.
board-marked = Место восстановлено.
board-reconstructed = Число или место восстановлено
board-period = Период { $number } из 3
board-period-ends = Подсчёт после этого хода
board-last-round = Последний раунд
board-row-card = Взять открытую карту: { $card }
board-deck = Взять вслепую из колоды стран: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
board-plots = Взять из колоды интриг: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
board-stack = { $card }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} в вашей руке. Рассмотреть.
board-end = Конец хода
board-claim = Занять: { $noble }
board-usurp = Захватить: { $noble }, владеет { $seat }
board-do-claim = Занять
board-do-usurp = Захватить
board-gain-city = бонус города
board-gain-country = бонус страны
board-gain-house = бонус благородного дома
board-gain-influence = влияние ({ $country })
board-gain-cube = кубик на титуле «{ $title }»
board-gain-now = к счёту, если бы партия кончилась сейчас
board-price = { $cards } × { $country }
board-price-plots = { $plots ->
    [one] { $plots } карта интриг
    [few] { $plots } карты интриг
   *[many] { $plots } карт интриг
} ({ $country })
board-pay-exact = оплачено
board-pay-jokers = оплачено, { $jokers ->
    [one] { $jokers } джокер
    [few] { $jokers } джокера
   *[many] { $jokers } джокеров
}
board-pay-missing = не хватает { $missing }
board-pay-over = не сходится ровно
board-less = На одну меньше: { $card }
board-more = На одну больше: { $card }
board-chosen-of = { $card }: { $count } из { $most }
board-discard = Выберите, что сбросить
board-discard-cards = Ещё выбрать карт стран: { $cards }.
board-discard-plots = Ещё выбрать карт интриг: { $plots }.
board-do-discard = Сбросить
board-letter-france = Ф
board-letter-german-states = Г
board-letter-britain = Б
board-letter-spain = И
board-letter-marshal = М
board-letter-baron = Б
board-letter-countess = Гр
board-letter-duke = Ге
board-letter-cardinal = К
board-letter-princess = П
board-letter-king = Кр

rules-RY-1 = На поле четыре страны, 16 городов и 29 аристократов, один или два в городе. У аристократа один из семи титулов: маршал, барон, графиня, герцог, кардинал, принцесса, король. Титул задаёт цену в картах стран и влияние.
rules-RY-2 = Маркеры: бонус каждого города; по два бонуса каждой страны; бонусы благородных домов 16, 12 и 8 вчетвером и впятером, 12 и 8 втроём, 8 вдвоём; первый и второй маркер каждой страны в каждом периоде; маркер каждого титула, целый или из двух половин.
rules-RY-3 = В колоде стран 31 карта Франции, 26 Германских государств, 25 Британии и 20 Испании, за вычетом убранных, если игроков меньше пяти. В колоде интриг по четыре карты на каждую пару стран. Обе тасуют и открывают три карты стран (по желанию четыре).
rules-RY-4 = От двух до пяти мест ходят по очереди влево, начиная с первого. Ход: взять карты, разыграть карты, конец хода. Число кубиков не ограничено.
rules-RY-5 = Брать карты обязательно. В первый ход — столько карт стран, сколько в таблице. Потом — три карты стран или одна карта страны и одна карта интриг в любом порядке. Каждую карту страны берут из открытых или вслепую из колоды, по одной; открытые тем временем не пополняют. Карты интриг берут вслепую.
rules-RY-6 = Затем можно занять сколько угодно аристократов в любом порядке.
rules-RY-7 = За свободного аристократа платят столько карт его страны, сколько стоит его титул.
rules-RY-8 = Чтобы захватить чужого аристократа, платят столько же и одновременно карту интриг с этой страной, за короля две. Своего захватить нельзя. Побеждённый кубик переходит в собор города и остаётся своим; кубики на маркерах титулов не двигаются.
rules-RY-9 = Любые три карты стран считаются одной картой страны на выбор, любые две карты интриг — одной на выбор: и без нужды, и по нескольку раз. Переплачивать нельзя: с j джокерами цену c платят ровно c + 2j картами, из них не меньше c − j нужной страны; k интриг — ровно k + j картами, из них не меньше k − j с нужной страной.
rules-RY-10 = Заняв аристократа, кладут кубик на портрет и кубик на маркер его титула.
rules-RY-11 = Сыгранные и сброшенные карты идут в два сброса. Пустую колоду интриг составляют из её сброса, когда из неё берут карту.
rules-RY-12 = В конце хода сбрасывают лишнее на свой выбор до 12 карт стран и 4 карт интриг; во время хода лимита нет. Затем пополняют открытые карты и подсчитывают закончившийся период.
rules-RY-13 = Бонус города: тому, кто первым занимает аристократа в городе.
rules-RY-14 = Бонус страны: с кубиком на портрете или в соборе каждого города страны берут наибольший оставшийся бонус, не больше одного на страну.
rules-RY-15 = Бонус благородного дома: с кубиком на всех семи маркерах титулов берут наибольший оставшийся, не больше одного.
rules-RY-16 = Период заканчивается, когда последняя карта уходит из колоды стран, при взятии или пополнении. Сброс сразу тасуют в новую колоду, ход продолжается; период подсчитывают в конце этого хода.
rules-RY-17 = В третьем периоде раунд доигрывают, чтобы у всех было поровну ходов; затем подсчитывают период, и партия окончена.
rules-RY-18 = Подсчёт периода в каждой стране: у кого больше всего влияния от своих аристократов, получает первый маркер, следующий — второй. Соборы не считаются; без влияния маркера нет.
rules-RY-19 = При равном влиянии решает лучший аристократ в этой стране: по цене, затем по напечатанному бонусу города; затем следующие аристократы, затем меньший номер места.
rules-RY-20 = В конце маркер титула получает тот, у кого на нём больше кубиков. Двое с равным числом берут по половине; если равны трое и больше или кубиков нет, маркер никому не достаётся.
rules-RY-21 = Счёт — сумма маркеров, побеждает наибольший. При равенстве решает самый ценный маркер, затем следующий и так далее; если всё равно, место делится.
rules-RY-22 = Все видят поле, маркеры, открытые карты, сброс, размеры рук, карты, взятые из открытых, уплаченные и сброшенные, и состав новой колоды. Взятое вслепую и порядок колод — тайна.
