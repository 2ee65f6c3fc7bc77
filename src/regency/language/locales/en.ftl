# Words of the house: the terminal game's own messages.
seat-number = Seat { $number }
list-separator = ,{" "}

play-choose-game = Which game? Type its number or its name.
play-welcome = { $game }. { $summary }
play-how = Type the number of a move, or its words (Tab completes them). “help” tells more.
play-your-turn = Your turn, { $seat }. You may:
play-move = { $number }. { $move }
play-move-range = { $from_number }–{ $to_number }. { $first } … { $last }
play-not-understood = “{ $words }” is not one of the choices. Type a number from the list, or “help”.
play-ambiguous = “{ $words }” could be several: { $moves }.
play-hint = The bot would choose: { $move }.
play-thinking = Looking ahead…
play-hint-line = { $move }: looked at { $visits } times ({ $percent } %)
play-hint-seat = { "  " }{ $seat }: wins in { $percent } % of these continuations, points on average: { $points }
play-command = { $word }: { $does }
play-no-rule = No rule mentions “{ $words }”.
play-no-undo = There is nothing you can take back: undo works against bots, from your second decision on.
play-undone = Taken back.
play-hand-over = Hand over to { $seat }. Press Enter when only you can see the screen.
play-over = The match is over.
play-sheet-line = { $seat }: { $points } — { $reason } ({ $clause })
play-result = Place { $place }: { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-stopped = Stopped. The match is kept: “regency play --resume” goes on from here.
play-bot-name = Bot { $number }
play-guest = Guest
play-again = Another match? (yes, or Enter; anything else stops)
command-yes = yes
command-help = help
command-hint = hint
command-table = table
command-log = log
command-rules = rules
command-undo = undo
command-quit = quit
does-help = this list
does-hint = what the bot would do in your place
does-table = the table and your moves again
does-log = everything that happened so far
does-rules = the rules; add a word to search for it
does-undo = take your last decision back (against bots)
does-quit = stop; the match is kept
