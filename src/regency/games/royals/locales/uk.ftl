game-name = Royals
game-summary = Шляхетні доми займають і захоплюють титули Європи, місто за містом, у трьох періодах.

country-france = Франція
country-german-states = Німецькі держави
country-britain = Британія
country-spain = Іспанія

title-marshal = маршал
title-baron = барон
title-countess = графиня
title-duke = герцог
title-cardinal = кардинал
title-princess = принцеса
title-king = король

city-paris = Париж
city-marseille = Марсель
city-dijon = Діжон
city-bordeaux = Бордо
city-nantes = Нант
city-vienna = Відень
city-cologne = Кельн
city-munich = Мюнхен
city-berlin = Берлін
city-london = Лондон
city-edinburgh = Единбург
city-plymouth = Плімут
city-madrid = Мадрид
city-seville = Севілья
city-barcelona = Барселона
city-valencia = Валенсія

card-france = Франція
card-german-states = Німецькі держави
card-britain = Британія
card-spain = Іспанія
card-france-german-states = інтрига Франція–Німецькі держави
card-france-britain = інтрига Франція–Британія
card-france-spain = інтрига Франція–Іспанія
card-german-states-britain = інтрига Німецькі держави–Британія
card-german-states-spain = інтрига Німецькі держави–Іспанія
card-britain-spain = інтрига Британія–Іспанія
card-hidden = закрита карта
cards-of = { $count } × { $card }
noble = { $title } ({ $city })
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
city-points = { $city } ({ $points })
title-cubes = { $title } { $cubes }
seat-influence = { $seat } { $influence }

table-period = Період { $number } з 3 ({ $year }). { $cards ->
    [one] У колоді країн { $cards } карта.
    [few] У колоді країн { $cards } карти.
   *[many] У колоді країн { $cards } карт.
}
table-last-round = Колода останнього періоду вичерпалася: цей раунд останній.
table-row = Відкриті карти: { $cards }.
table-seat = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, { $cards ->
    [one] { $cards } карта країни
    [few] { $cards } карти країн
   *[many] { $cards } карт країн
}, { $plots ->
    [one] { $plots } карта інтриг
    [few] { $plots } карти інтриг
   *[many] { $plots } карт інтриг
}.
table-hand = Ваша рука: { $cards }.
table-known = Відомо в руці, { $seat }: { $cards }.
table-nobles = { $seat } володіє: { $nobles }.
table-cathedrals = { $seat }, кубики в соборах: { $cities }.
table-titles = { $seat }, кубики на маркерах титулів: { $titles }.
table-free = { $country }, вільні: { $nobles }.
table-influence = { $country }, вплив: { $seats }.
table-country-bonus = { $country }, лишилися бонуси країни: { $bonuses }.
table-cities = Лишилися бонуси міст: { $cities }.
table-houses = Лишилися бонуси шляхетних домів: { $houses }.
table-deal = Зараз роздадуть карти.
table-draw = { $seat } бере карти: це обов’язково.
table-play = { $seat } може займати аристократів або завершує хід.
table-pay = { $seat } платить: { $noble }.
table-staged = Уже викладено: { $cards }.
table-discard = { $seat } скидає карти до ліміту.
table-shuffle = Скид зараз перетасують у нову колоду.
table-over = Партію завершено.
table-reconstructed = Частину міст, місць аристократів і значень очок відтворено: надруковане поле прочитати не вдалося.

label-draw-deck = взяти карту країни з колоди
label-draw-row = взяти відкриту карту: { $card }
label-draw-intrigue = взяти карту інтриг
label-claim = зайняти: { $noble }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}
label-usurp = захопити: { $noble }, володіє { $owner_seat }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
} і { $plots ->
    [one] { $plots } інтрига
    [few] { $plots } інтриги
   *[many] { $plots } інтриг
}
label-end = завершити хід
label-pay = заплатити: { $card }
label-done = це вся плата
label-discard = скинути: { $card }

line-turned = Відкривається карта: { $card }.
line-drew = { $seat } бере карту країни з колоди.
line-drew-you = { $seat } бере з колоди карту: { $card }.
line-took = { $seat } бере відкриту карту: { $card }.
line-schemed = { $seat } бере карту інтриг.
line-schemed-you = { $seat } бере карту: { $card }.
line-shuffled-country = Колода країн вичерпалася, скид перетасовано в нову колоду (карт: { $cards }); період завершиться з цим ходом.
line-shuffled-intrigue = Колоду інтриг складено заново зі скиду, карт: { $cards }.
line-plotted = { $seat } розігрує карту: { $card }.
line-paid = { $seat } платить: { $cards }.
line-claimed = { $seat } займає портрет: { $noble }.
line-usurped = { $seat } захоплює портрет: { $noble }; кубик { $loser_seat } переходить до собору.
line-city = { $seat } отримує бонус міста { $city }: { $points }.
line-country = { $seat }: кубик є в кожному місті ({ $country }), бонус країни { $points }.
line-house = { $seat }: кубик є на кожному титулі, бонус шляхетного дому { $points }.
line-discarded = { $seat } скидає карту: { $card }.
line-ended = { $seat } завершує хід.
line-period = Підрахунок очок за період { $year }.
line-majority = { $country }: { $place ->
    [one] перше місце
   *[other] друге місце
} — { $seat }, очки: { $points }.
line-title = { $seat }: найбільше кубиків на маркері титулу «{ $title }», очки: { $points }.
line-title-half = { $seat } ділить маркер титулу «{ $title }», очки: { $points }.
line-title-lost = Маркер титулу «{ $title }» нікому не дістається.
line-over = Партію завершено, зіграно ходів: { $turns }.

sheet-city = бонус міста: { $city }
sheet-country = бонус країни: { $country }
sheet-house = бонус шляхетного дому
sheet-majority = { $place ->
    [one] перше місце
   *[other] друге місце
}, { $country }, { $year }
sheet-title = маркер титулу: { $title }
sheet-title-half = половина маркера титулу: { $title }

why-not-dealt = Карти ще не роздано.
why-over = Партію завершено.
why-shuffle = Скид зараз тасують.
why-not-your-turn = Зараз ходить { $seat }.
why-draw-first = Спершу візьміть усі карти; відмовитися не можна.
why-draw-done = Усі карти цього ходу вже взято.
why-row = Серед відкритих немає карти: { $card }.
why-intrigue = Карту інтриг беруть лише разом з однією картою країни і не першого ходу.
why-own = Це ваш аристократ: { $noble }.
why-cards = { $noble }: потрібно карт ({ $country }): { $cards }; навіть із джокерами ваших карт замало.
why-plots = { $noble }: для захоплення потрібно карт інтриг ({ $country }): { $plots }; навіть із джокерами ваших карт замало.
why-no-claim = Спершу виберіть аристократа: карти платять за нього.
why-pay-first = Спершу завершіть плату: { $noble }.
why-not-enough = Плата ще не повна.
why-no-card = У вас немає карти: { $card }.
why-order = Карти викладають у порядку країн; уже викладено карту: { $card }.
why-no-fit = З цією картою плата не зійдеться рівно: { $card }.
why-discard-first = Скиньте карти до ліміту: 12 карт країн і 4 карти інтриг.
why-no-discard = Карти скидають лише наприкінці ходу, понад ліміт.

prompt-deal = Роздають карти.
prompt-shuffle = Скид тасують у нову колоду.
prompt-over = Партію завершено.
prompt-you-draw = Ваш хід: візьміть { $cards ->
    [one] { $cards } карту країни
    [few] { $cards } карти країн
   *[many] { $cards } карт країн
} — відкриту або наосліп із колоди.
prompt-you-draw-any = Ваш хід: візьміть три карти країн або одну карту країни й одну карту інтриг.
prompt-you-draw-either = Ваш хід: візьміть ще { $cards ->
    [one] { $cards } карту країни
    [few] { $cards } карти країн
   *[many] { $cards } карт країн
} або одну карту інтриг.
prompt-you-play = Ваш хід: займайте аристократів ({ $nobles ->
    [one] вистачає на { $nobles } портрет
    [few] вистачає на { $nobles } портрети на вибір
   *[many] вистачає на { $nobles } портретів на вибір
}) або завершіть хід.
prompt-you-end = Ваш хід: ваших карт не вистачає на жодного аристократа; завершіть хід.
prompt-you-pay = Ваш хід: виберіть карти для сплати — { $noble }.
prompt-you-discard = Ваш хід: скиньте { $cards ->
    [one] { $cards } карту країни
    [few] { $cards } карти країн
   *[many] { $cards } карт країн
}; лишити можна 12.
prompt-you-discard-plots = Ваш хід: скиньте { $plots ->
    [one] { $plots } карту інтриг
    [few] { $plots } карти інтриг
   *[many] { $plots } карт інтриг
}; лишити можна 4.
prompt-other-draw = { $seat } бере карти.
prompt-other-play = { $seat } може займати аристократів, потім завершує хід.
prompt-other-pay = { $seat } платить: { $noble }.
prompt-other-discard = { $seat } скидає карти до ліміту.

sheet-majority-now = { $place ->
    [one] перше місце
   *[other] друге місце
}, { $country }, якби { $year } рахували зараз
sheet-title-now = найбільше кубиків на титулі «{ $title }», якби партія скінчилася зараз
sheet-title-half-now = рівність на титулі «{ $title }», якби партія скінчилася зараз

period-name = Період { $year }
about-country-card = Карти країни платять за її аристократів. Будь-які три карти країн разом рахуються як одна карта будь-якої країни.
about-country-cards = Карт у коробці: { $cards }; коли грає менше п’яти, частину прибирають.
about-country-bonus = Бонус країни за кубик у всіх її містах (міст: { $cities }): перший отримує { $first }, другий — { $second }.
about-country-period = { $year }: за найбільший вплив { $first }, за другий — { $second }.
about-intrigue = Потрібна разом із картами країни, щоб захопити чужого аристократа: { $country } або { $other }.
about-intrigue-joker = Будь-які дві карти інтриг разом рахуються як одна на ваш вибір. Карт на кожну пару країн: { $copies }.
about-title-cost = Ціна: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
} країни цього аристократа.
about-title-influence = Вплив у цій країні, поки він ваш: { $influence }.
about-title-plots = Для захоплення ще потрібно: { $plots ->
    [one] { $plots } карта інтриг
    [few] { $plots } карти інтриг
   *[many] { $plots } карт інтриг
} із цією країною.
about-title-marker = Маркер титулу «{ $title }» наприкінці партії: { $full } за найбільше кубиків; двоє з рівною кількістю беруть по { $half }.
about-title-count = Аристократів із цим титулом на полі: { $nobles }.
about-city-country = Країна: { $country }.
about-city-nobles = Тут живуть: { $nobles }.
about-city-bonus = Бонус міста тому, хто першим займе тут аристократа: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
about-city-cathedral = Коли аристократа захоплюють, переможений кубик переходить до собору. Там він не дає впливу, але рахується для бонусу країни.
about-period = Наприкінці періоду перший і другий за впливом у кожній країні беруть її маркери.
about-period-end = Період закінчується, коли вичерпується колода країн; його рахують наприкінці того ходу.
about-period-last = Останній період: коли колода вичерпалася, дограють раунд, а тоді рахують період і титули.
about-period-country = { $country }: перший отримує { $first }, другий — { $second }.
about-house = За кубик на всіх семи маркерах титулів: найбільший бонус шляхетного дому, що лишився, не більше одного кожному.
about-house-seats = Гравців { $seats }: { $values }.
about-reconstructed-value = * Тут є відтворене число: надруковане прочитати не вдалося. Його дібрано так, щоб добре гралося.
about-reconstructed-place = * Те, що цей аристократ живе в цьому місті, відтворено: надруковане поле тут прочитати не вдалося.
about-reconstructed-city = * Те, що це місто є на полі, відтворено: надруковане поле тут прочитати не вдалося.

board-map = Карта Західної Європи
board-seats = Місця
board-market = Відкриті карти й колоди
board-hand = Ваші карти
board-known = Карти, відомі всім
board-hand-size = У руці: { $cards ->
    [one] { $cards } карта країни
    [few] { $cards } карти країн
   *[many] { $cards } карт країн
}, { $plots ->
    [one] { $plots } карта інтриг
    [few] { $plots } карти інтриг
   *[many] { $plots } карт інтриг
}.
board-standing = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, якби партія скінчилася зараз.
board-no-points = Очок ще немає
board-turn = Зараз хід цього місця.
board-nobody = ніхто
board-close = Закрити
board-cancel = Скасувати
board-countries = Країни: вплив і маркери
board-country = Країна
board-influence = Вплив
board-all-cities = Усі міста
board-titles = Драбина титулів
board-title = Титул
board-cost = Ціна
board-cubes = Кубики
board-at-the-end = Наприкінці
board-house = Усі сім титулів
board-open-country = { $country }: показати міста. Вплив: { $standing }.
board-open-titles = Титули: показати всю драбину
board-to-map = Назад до карти
board-look = Докладніше: { $what }
board-city-bonus = Бонус міста { $points }, ще не взято.
board-city-taken = Бонус міста має { $seat }.
board-cathedral = У соборі: { $cubes }.
board-noble-free = { $noble }, вільно. Ціна { $cards }, вплив { $influence }.
board-noble-held = { $noble }, володіє { $seat }. Ціна { $cards }, вплив { $influence }.
board-noble-claim = Ви можете зайняти.
board-noble-usurp = Ви можете захопити.
board-marked = Місце відтворено.
board-reconstructed = Число або місце відтворено
board-period = Період { $number } з 3
board-period-ends = Підрахунок після цього ходу
board-last-round = Останній раунд
board-row-card = Взяти відкриту карту: { $card }
board-deck = Взяти наосліп із колоди країн: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}
board-plots = Взяти з колоди інтриг: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}
board-stack = { $card }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
} у вашій руці. Розглянути.
board-end = Кінець ходу
board-claim = Зайняти: { $noble }
board-usurp = Захопити: { $noble }, володіє { $seat }
board-do-claim = Зайняти
board-do-usurp = Захопити
board-gain-city = бонус міста
board-gain-country = бонус країни
board-gain-house = бонус шляхетного дому
board-gain-influence = вплив ({ $country })
board-gain-cube = кубик на титулі «{ $title }»
board-gain-now = до рахунку, якби партія скінчилася зараз
board-price = { $cards } × { $country }
board-price-plots = { $plots ->
    [one] { $plots } карта інтриг
    [few] { $plots } карти інтриг
   *[many] { $plots } карт інтриг
} ({ $country })
board-pay-exact = сплачено
board-pay-jokers = сплачено, { $jokers ->
    [one] { $jokers } джокер
    [few] { $jokers } джокери
   *[many] { $jokers } джокерів
}
board-pay-missing = бракує { $missing }
board-pay-over = не сходиться рівно
board-less = На одну менше: { $card }
board-more = На одну більше: { $card }
board-chosen-of = { $card }: { $count } з { $most }
board-discard = Виберіть, що скинути
board-discard-cards = Ще вибрати карт країн: { $cards }.
board-discard-plots = Ще вибрати карт інтриг: { $plots }.
board-do-discard = Скинути
board-letter-france = Ф
board-letter-german-states = Н
board-letter-britain = Б
board-letter-spain = І
board-letter-marshal = М
board-letter-baron = Б
board-letter-countess = Гр
board-letter-duke = Ге
board-letter-cardinal = К
board-letter-princess = П
board-letter-king = Кр

rules-RY-1 = На полі чотири країни, 16 міст і 29 аристократів, один або два в місті. Аристократ має один із семи титулів: маршал, барон, графиня, герцог, кардинал, принцеса, король. Титул визначає ціну в картах країн і вплив.
rules-RY-2 = Маркери: бонус кожного міста; по два бонуси кожної країни; бонуси шляхетних домів 16, 12 і 8 учотирьох і вп’ятьох, 12 і 8 утрьох, 8 удвох; перший і другий маркер кожної країни в кожному періоді; маркер кожного титулу, цілий або з двох половин.
rules-RY-3 = У колоді країн 31 карта Франції, 26 Німецьких держав, 25 Британії та 20 Іспанії, без вилучених, якщо гравців менше п’яти. У колоді інтриг по чотири карти на кожну пару країн. Обидві тасують і відкривають три карти країн (за бажанням чотири).
rules-RY-4 = Від двох до п’яти місць ходять по черзі ліворуч, починаючи з першого. Хід: узяти карти, розіграти карти, кінець ходу. Кількість кубиків не обмежено.
rules-RY-5 = Брати карти обов’язково. Першого ходу — стільки карт країн, скільки в таблиці. Далі — три карти країн або одну карту країни й одну карту інтриг у будь-якому порядку. Кожну карту країни беруть з відкритих або наосліп із колоди, по одній; відкриті тим часом не поповнюють. Карти інтриг беруть наосліп.
rules-RY-6 = Потім можна зайняти скільки завгодно аристократів у будь-якому порядку.
rules-RY-7 = За вільного аристократа платять стільки карт його країни, скільки коштує його титул.
rules-RY-8 = Щоб захопити чужого аристократа, платять стільки ж і водночас карту інтриг із цією країною, за короля дві. Свого захопити не можна. Переможений кубик переходить до собору міста й лишається своїм; кубики на маркерах титулів не рухаються.
rules-RY-9 = Будь-які три карти країн вважаються однією картою країни на вибір, будь-які дві карти інтриг — однією на вибір: і без потреби, і по кілька разів. Переплачувати не можна: з j джокерами ціну c платять рівно c + 2j картами, з них не менше c − j потрібної країни; k інтриг — рівно k + j картами, з них не менше k − j із потрібною країною.
rules-RY-10 = Зайнявши аристократа, кладуть кубик на портрет і кубик на маркер його титулу.
rules-RY-11 = Зіграні та скинуті карти йдуть у два скиди. Порожню колоду інтриг складають з її скиду, коли з неї беруть карту.
rules-RY-12 = Наприкінці ходу скидають зайве на власний вибір до 12 карт країн і 4 карт інтриг; під час ходу ліміту немає. Потім поповнюють відкриті карти й підраховують завершений період.
rules-RY-13 = Бонус міста: тому, хто першим займає аристократа в місті.
rules-RY-14 = Бонус країни: з кубиком на портреті або в соборі кожного міста країни беруть найбільший бонус, що лишився, не більше одного на країну.
rules-RY-15 = Бонус шляхетного дому: з кубиком на всіх семи маркерах титулів беруть найбільший, що лишився, не більше одного.
rules-RY-16 = Період завершується, коли остання карта покидає колоду країн, під час узяття чи поповнення. Скид одразу тасують у нову колоду, хід триває; період підраховують наприкінці цього ходу.
rules-RY-17 = У третьому періоді раунд догравають, щоб усі мали порівну ходів; потім підраховують період, і партію завершено.
rules-RY-18 = Підрахунок періоду в кожній країні: хто має найбільше впливу від своїх аристократів, отримує перший маркер, наступний — другий. Собори не рахуються; без впливу маркера немає.
rules-RY-19 = За рівного впливу вирішує найкращий аристократ у цій країні: за ціною, потім за надрукованим бонусом міста; потім наступні аристократи, потім менший номер місця.
rules-RY-20 = Наприкінці маркер титулу отримує той, хто має на ньому найбільше кубиків. Двоє з рівною кількістю беруть по половині; якщо рівні троє й більше або кубиків немає, маркер нікому не дістається.
rules-RY-21 = Рахунок — сума маркерів, перемагає найбільший. За рівності вирішує найцінніший маркер, потім наступний і так далі; якщо все рівне, місце ділиться.
rules-RY-22 = Усі бачать поле, маркери, відкриті карти, скид, розміри рук, карти, взяті з відкритих, сплачені та скинуті, і склад нової колоди. Узяте наосліп і порядок колод — таємниця.
