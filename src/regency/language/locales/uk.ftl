# Слова дому: повідомлення гри в терміналі.
seat-number = Гравець { $number }
list-separator = ,{" "}

play-choose-game = Яка гра? Введіть її номер або назву.
play-welcome = { $game }. { $summary }
play-how = Введіть номер ходу або його слова (Tab доповнює). «довідка» розповість більше.
play-your-turn = { $seat }, ваш хід. Можна:
play-move = { $number }. { $move }
play-move-range = { $from_number }–{ $to_number }. { $first } … { $last }
play-not-understood = «{ $words }» немає серед варіантів. Введіть номер зі списку або «довідка».
play-ambiguous = «{ $words }» підходить до кількох ходів: { $moves }.
play-hint = Бот обрав би: { $move }.
play-thinking = Обмірковую…
play-hint-line = { $move }: розглянуто разів: { $visits } ({ $percent } %)
play-hint-seat = { "  " }{ $seat }: перемагає в { $percent } % таких продовжень, очок у середньому: { $points }
play-command = { $word }: { $does }
play-no-rule = Жодне правило не згадує «{ $words }».
play-no-undo = Немає чого скасовувати: скасування діє проти ботів, починаючи з вашого другого рішення.
play-undone = Хід скасовано.
play-hand-over = Передайте екран: { $seat }. Натисніть Enter, коли екран бачите лише ви.
play-over = Партію завершено.
play-sheet-line = { $seat }: { $points } — { $reason } ({ $clause })
play-result = Місце { $place }: { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
play-stopped = Зупинено. Партію збережено: «regency play --resume» продовжить її звідси.
play-bot-name = Бот { $number }
play-guest = Гість
play-again = Ще партію? (так або Enter; будь-що інше — кінець)
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
does-table = ще раз стіл і ваші ходи
does-log = усе, що сталося досі
does-rules = правила; додайте слово, щоб його знайти
does-undo = скасувати ваше останнє рішення (проти ботів)
does-quit = зупинитися; партію буде збережено
