# Слова дома: сообщения игры в терминале.
seat-number = Игрок { $number }
list-separator = ,{" "}

play-choose-game = Какая игра? Введите её номер или название.
play-welcome = { $game }. { $summary }
play-how = Введите номер хода или его слова (Tab дополняет). «помощь» расскажет больше.
play-your-turn = { $seat }, ваш ход. Можно:
play-move = { $number }. { $move }
play-move-range = { $from_number }–{ $to_number }. { $first } … { $last }
play-not-understood = «{ $words }» нет среди вариантов. Введите номер из списка или «помощь».
play-ambiguous = «{ $words }» подходит к нескольким ходам: { $moves }.
play-hint = Бот выбрал бы: { $move }.
play-thinking = Обдумываю…
play-hint-line = { $move }: рассмотрено раз: { $visits } ({ $percent } %)
play-hint-seat = { "  " }{ $seat }: побеждает в { $percent } % таких продолжений, очков в среднем: { $points }
play-command = { $word }: { $does }
play-no-rule = Ни одно правило не упоминает «{ $words }».
play-no-undo = Отменять нечего: отмена действует против ботов, начиная с вашего второго решения.
play-undone = Ход отменён.
play-hand-over = Передайте экран: { $seat }. Нажмите Enter, когда экран видите только вы.
play-over = Партия окончена.
play-sheet-line = { $seat }: { $points } — { $reason } ({ $clause })
play-result = Место { $place }: { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
play-stopped = Остановлено. Партия сохранена: «regency play --resume» продолжит её отсюда.
play-bot-name = Бот { $number }
play-guest = Гость
play-again = Ещё партию? (да или Enter; что угодно другое — конец)
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
does-table = ещё раз стол и ваши ходы
does-log = всё, что произошло до сих пор
does-rules = правила; добавьте слово, чтобы найти его
does-undo = отменить ваше последнее решение (против ботов)
does-quit = остановиться; партия сохранится
