game-name = Покер Куна
game-summary = Три карти, двоє гравців, одна ставка. Найменший покер у світі.

card-jack = валет
card-queen = дама
card-king = король
card-hidden = прихована карта

table-pot = { $chips ->
    [one] У банку { $chips } фішка.
    [few] У банку { $chips } фішки.
   *[many] У банку { $chips } фішок.
}
table-own-card = Ваша карта: { $card }.
table-card = { $who ->
    [you] Ваша карта: { $card }.
   *[other] { $seat }: { $card }.
}
table-facing = { $who ->
    [you] Ви маєте зрівняти ставку { $chips } або скинути карту.
   *[other] { $seat } має зрівняти ставку { $chips } або скинути карту.
}

prompt-deal = Роздаємо карти…
prompt-over = Партію завершено.
prompt-you-free = Ваш хід: скажіть «чек» або поставте { $chips }.
prompt-you-facing = Ваш хід: зрівняйте ставку { $chips } або скиньте карту.
prompt-other-free = { $seat } може сказати «чек» або зробити ставку.
prompt-other-facing = { $seat } має зрівняти ставку або скинути карту.
about-card = Ранг { $rank } із 3: на розкритті виграє старша карта.

label-check = чек
label-fold = скинути карту
label-bet = поставити { $chips }
label-call = зрівняти { $chips }

line-dealt = { $who ->
    [you] Ви отримуєте карту.
   *[other] { $seat } отримує карту.
}
line-dealt-you = Ви отримуєте карту: { $card }.
line-checked = { $who ->
    [you] Ви кажете «чек».
   *[other] { $seat } каже «чек».
}
line-bet = { $who ->
    [you] Ви ставите { $chips }.
   *[other] { $seat } ставить { $chips }.
}
line-called = { $who ->
    [you] Ви зрівнюєте { $chips }.
   *[other] { $seat } зрівнює { $chips }.
}
line-folded = { $who ->
    [you] Ви скидаєте карту.
   *[other] { $seat } скидає карту.
}
line-shown = { $who ->
    [you] Ви показуєте карту: { $card }.
   *[other] { $seat } показує карту: { $card }.
}
line-won = { $who ->
    [you] Ви виграєте { $chips ->
        [one] { $chips } фішку.
        [few] { $chips } фішки.
       *[many] { $chips } фішок.
    }
   *[other] { $seat } виграє { $chips ->
        [one] { $chips } фішку.
        [few] { $chips } фішки.
       *[many] { $chips } фішок.
    }
}

sheet-won = { $chips ->
    [one] виграє { $chips } фішку суперника
    [few] виграє { $chips } фішки суперника
   *[many] виграє { $chips } фішок суперника
}
sheet-lost = { $chips ->
    [one] програє { $chips } внесену фішку
    [few] програє { $chips } внесені фішки
   *[many] програє { $chips } внесених фішок
}

why-not-dealt = Карти ще не роздано.
why-over = Партію завершено.
why-not-your-turn = Зараз ходить { $seat }.
why-no-such-action = Можна сказати «чек» або поставити; у відповідь на ставку — зрівняти або скинути карту.

# --- заголовки правил
section-KU-1 = До ставки
section-KU-3 = Ставка
section-KU-5 = Хто виграє

rules-KU-1 = Двоє гравців. Кожен вносить у банк 1 фішку.
rules-KU-2 = У колоді валет, дама і король. Кожен отримує одну карту долілиць; третьої не бачить ніхто.
rules-KU-3 = Перший гравець каже «чек» або ставить 1 фішку. Після «чеку» другий каже «чек» або ставить.
rules-KU-4 = У відповідь на ставку гравець зрівнює 1 фішкою або скидає карту.
rules-KU-5 = Після двох чеків або зрівняної ставки обидві карти відкривають, і старша виграє; якщо хтось скинув карту, виграє інший, і нічого не відкривають.
rules-KU-6 = Переможець забирає банк: він виграє те, що вніс суперник, а суперник це програє.
rules-KU-7 = Гравець знає свою карту і все, що було зроблено; інша карта й третя стають відомі лише на розкритті.
