# Words of the house: the terminal game, live tables, bots.
seat-number = Seat { $number }
list-separator = ,{" "}
list-pair = {" "}and{" "}
list-last = {" "}and{" "}
list = { $items }
sentence-separator = {" "}
named = { $name }: { $words }
label = { $name }:

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
play-hint-line = { $move }: looked at { $visits } times ({ $percent }%)
play-hint-seat = { "  " }{ $seat }: wins in { $percent }% of these continuations, points on average: { $points }
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
# The names that a page gives bots, too.
play-bot-name = { $number ->
    [1] Odo
    [2] Mabel
    [3] Tancred
    [4] Clarice
   *[5] Lambert
}
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

# Why a live table refuses something.
refused-stale = The table has moved on; look again.
refused-not-your-turn = It is not your turn.
refused-illegal = The rules do not allow this now.
refused-not-started = The match has not started yet.
refused-over = The match is over.
refused-no-seat = You have no seat at this table.
refused-malformed = This request could not be understood.
refused-too-many = Too much at once. Wait a moment and try again.
refused-too-large = This is too long: { $bytes } bytes at most.
refused-not-allowed = You may not do this here.
refused-unavailable = The match cannot be saved at the moment. Nothing is lost; try again soon.
refused-failed = Something went wrong here. Try again; nothing you did is lost.
refused-set-aside = This match cannot be read, so it has been set aside. Nothing of it is lost; whoever runs this server can look at it.
refused-set-aside-rules = This match was begun under version { $version } of the rules; this server plays version { $present }. It has been set aside, and nothing of it is lost.
refused-busy = The server is busy with other matches. Try again in a moment.
refused-no-replay = This match cannot be looked back at just now. Try again in a moment.
refused-unknown = There is nothing at this address.
refused-words = { $words }
refused-name = A name needs at least one visible letter.
refused-no-name = Tell us your name first.
refused-origin = This request comes from another site.
refused-already-started = The match has already started.
refused-empty-seats = Some seats are still empty: wait for guests, or seat bots there.
refused-hand-over = Hand the device to { $seat } first.
refused-it-is-legal = This is allowed: you may do it.
refused-no-hint = No hint can be given at the moment.
refused-no-such-action = There is no such action in this game.
refused-no-such-game = There is no game called “{ $game }”.
refused-no-such-level = There is no level called “{ $level }”.
refused-no-such-phrase = This phrase is not on the list.
refused-no-such-seat = This table has no such seat.
refused-not-over = The match is not over yet.
refused-no-rematch = Nobody has asked for a rematch yet.
refused-not-your-seat = This seat is not yours.
refused-nothing-asked = Nobody asks you to allow anything.
refused-nothing-to-undo = There is nothing to take back.
refused-one-match = A file holds exactly one match here; this one holds { $matches }.
refused-only-host = Only the host may do this.
refused-own-seat = To leave your own seat, leave the table.
refused-seat-taken = No seat is free here.
refused-too-much-talk = You talk faster than others can read. Wait a moment.
refused-one-word = Your word is in the deal already: one for each person.
refused-seat-held = You have a seat in this match, or had one: no one plays two.
refused-someone-asks = Somebody is asking for a seat already. Wait a moment.
refused-nobody-to-ask = Nobody is at this table who could agree.
refused-undo-asked = An undo has been asked for already.
refused-stand-in = A bot plays this seat for you. Take it back first.

# What is wrong with a record file.
record-no-text = This file is not text: it cannot be the record of a match.
record-not-text = Line { $line } is not text.
record-not-json = Line { $line } cannot be read: it is cut off, garbled, or not JSON.
record-no-line = Line { $line } is no line of a record: it is neither a header nor a move, a chance or a result.
record-no-header = Line { $line }: a match begins with its header, and there is none before this line.
record-empty = There is no match in this file.
record-version = Line { $line }: only records of version { $version } can be read here.
record-game = Line { $line }: there is no game called { $game } here.
record-member = Line { $line }: “{ $member }” is missing, or is not what it has to be.
record-after-result = Line { $line }: after the result nothing more can follow.
record-result = Line { $line }: the result is not the one this match led to.
record-malformed = Line { $line } does not say what a record has to say there.
record-rule = Line { $line } goes against rule { $clause }.

# What the house says at a table.
notice-bot-failed = A simpler bot plays on at this seat for now.
notice-sat-down = A newcomer has sat down here.
notice-left = This seat’s person has left; a bot plays on until they come back.
notice-removed = The host has sent this seat’s person away; a bot plays on until they come back.
notice-absent = This seat’s person is away; a bot plays on until they come back.
notice-time = Out of time: a bot plays on at this seat until its person comes back.
notice-handed-over = A bot plays here for now, as this seat’s person wished.
notice-came-back = This seat’s person is back.

# A review in the terminal.
review-start = { $seat } started with a { $percent }% chance to win.
review-luck = Luck: { $percent } percentage points.
review-choices = Choices by { $seat }: { $percent } percentage points.
review-result = Result: { $percent }%.
review-accuracy = Accuracy { $percent } of 100, { $count ->
    [one] { $count } decision.
   *[other] { $count } decisions.
}
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-moment = Step { $step }, { $seat }: { $verdict }. Played: { $played }. Better: { $best }. That cost { $percent }% of the win (between { $low } and { $high }).
review-reason = What it brings in the end, on average: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source }).
review-hands = With all hands open it would have been { $percent }%.

# Quick phrases.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-thinking = I am thinking…
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
phrase-another = Another match?

# Levels of bots.
level-page = Page
level-page-about = A gentle opponent for a first match.
level-squire = Squire
level-squire-about = Knows the rules and a few good ideas.
level-herald = Herald
level-herald-about = Plans a little ahead and sometimes slips.
level-knight = Knight
level-knight-about = A good player who rarely slips.
level-chancellor = Chancellor
level-chancellor-about = Looks far ahead and forgives little.
level-sovereign = Sovereign
level-sovereign-about = The best we have; it takes its time.
