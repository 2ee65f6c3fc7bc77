# Words of the house: the terminal game, live tables, bots.
seat-number = Player { $number }
list-separator = ,{" "}
list-pair = {" "}and{" "}
list-last = {" "}and{" "}
list = { $items }
sentence-separator = {" "}
named = { $name }: { $words }
label = { $name }:

play-choose-game = Which game? Type its number or name.
play-welcome = { $game }. { $summary }
play-how = Type a move’s number or its words (Tab completes). Type “help” for more.
play-your-turn = Your turn, { $seat }. Choose a move:
play-move = { $number }. { $move }
play-move-range = { $from_number }–{ $to_number }. { $first } … { $last }
play-not-understood = “{ $words }” isn’t one of the choices. Type a number from the list, or “help”.
play-ambiguous = “{ $words }” matches several moves: { $moves }. Type more, or use a number.
play-hint = Best move found: { $move }.
play-thinking = Thinking…
play-hint-line = { $visits ->
    [one] { $move }: { $visits } simulation ({ $percent }%)
   *[other] { $move }: { $visits } simulations ({ $percent }%)
}
play-hint-seat = { "  " }{ $who ->
    [you] you: { $percent }% of them won, { $points } points on average
   *[other] { $seat }: { $percent }% of them won, { $points } points on average
}
play-hint-chance = { $move }: { $percent }% chance to win
play-hint-brings = Brings more: { $source } (+{ $points })
play-hint-denies = Leaves others less: { $source } (−{ $points })
play-hint-opens = Keeps open: { $source }, { $other }
play-command = { $word }: { $does }
play-no-rule = No rule mentions “{ $words }”.
play-no-undo = Nothing to undo. Undo works only against bots, once you’ve made a move.
play-undone = Move undone.
play-hand-over = Pass the device to { $seat }. Press Enter when only you can see the screen.
play-over = The match is over.
play-sheet-line = { $who ->
    [you] You
   *[other] { $seat }
}: { $points } — { $reason } ({ $clause })
play-result = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}: { $who ->
    [you] you
   *[other] { $seat }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-stopped = Stopped. Your match is saved. To continue, run “regency play --resume”.
play-stopped-early = Stopped. No match was started.
# The names that a page gives bots, too.
play-bot-name = { $number ->
    [1] Odo
    [2] Mabel
    [3] Tancred
    [4] Clarice
   *[5] Lambert
}
play-guest = Guest
play-again = Play again? Press Enter for yes, or type anything else to quit.
command-yes = yes
command-help = help
command-hint = hint
command-table = table
command-log = log
command-rules = rules
command-undo = undo
command-quit = quit
does-help = show this list
does-hint = show what a bot would play
does-table = show the table and your moves again
does-log = show everything that has happened so far
does-rules = show the rules; add a word to search
does-undo = undo your last move (against bots only)
does-quit = save and quit

# Why a live table refuses something.
refused-stale = The match has moved on. Check the board and try again.
refused-not-your-turn = It’s not your turn.
refused-illegal = The rules don’t allow that right now.
refused-not-started = The match hasn’t started yet.
refused-over = The match is over.
refused-no-seat = You’re not playing at this table. Join first.
refused-malformed = Something went wrong. Reload the page and try again.
refused-too-many = You’re going too fast. Wait a moment and try again.
refused-too-large = That’s too large. The limit is { $kilobytes } KB.
refused-records-full = You’ve kept as much here as one person can ({ $records } match files, { $megabytes } MB in all). Delete some in Settings, under “Your data”, and try again.
refused-not-allowed = You can’t do that here.
refused-unavailable = We can’t save the match right now. Nothing is lost. Try again in a moment.
refused-failed = Something went wrong. Try again; nothing you did is lost.
refused-set-aside = This match can’t be read, so it has been set aside. Nothing of it is lost; the people who run this server can look at it.
refused-set-aside-rules = This match was started with version { $version } of the rules; this server plays version { $present }. It has been set aside, and nothing of it is lost.
refused-busy = The server is busy with other matches. Try again in a moment.
refused-no-replay = This replay isn’t available right now. Try again in a moment.
refused-unknown = Page not found. The link may be wrong.
refused-name = Your name can’t be empty.
refused-no-name = Enter your name first.
refused-origin = Open Regency at its own address and try again.
refused-already-started = The match has already started.
refused-empty-seats = Some seats are still open. Wait for players, or add bots.
refused-hand-over = Pass the device to { $seat } first.
refused-it-is-legal = You can do this now.
refused-no-hint = No hint available right now. Try again in a moment.
refused-abort-asked = Someone has already asked to end the match without a result.
refused-stand-in-asked = Someone has already asked about a player who is away.
refused-slow-clock = At this table players have days to move: the clock decides.
refused-hints-off = No hints at this table: that was agreed before the start.
refused-no-takebacks = No undo at this table: that was agreed before the start.
refused-no-chat = There’s no chat at this table.
refused-only-phrases = Only quick messages can be sent at this table.
refused-no-such-action = That move doesn’t exist in this game. Reload the page.
refused-no-such-game = There’s no game called “{ $game }”.
refused-no-such-level = There’s no bot level called “{ $level }”.
refused-no-such-phrase = That quick message isn’t available.
refused-no-such-seat = There’s no such seat at this table.
refused-not-over = The match isn’t over yet.
refused-no-rematch = Nobody has asked for a rematch yet.
refused-not-your-seat = That’s not your seat.
refused-nothing-asked = There’s no undo request to answer.
refused-nothing-to-undo = There’s nothing to undo.
refused-one-match = Choose a file with exactly one match. This one has { $matches }.
refused-review-line = Line { $line } can’t be read as part of a review.
refused-review-sum = This review doesn’t add up: start, luck and choices don’t give the result.
refused-review-match = This is the review of a different match.
refused-review-evaluator = This server doesn’t know the judge of this review. Review the match again in an up-to-date page.
refused-review-deals = This review was made in more deals than a review is kept in.
refused-only-host = Only the host can do this.
refused-own-seat = You can’t remove yourself. Use “Leave table”.
refused-seat-taken = That seat isn’t available.
refused-too-much-talk = You’re sending messages too fast. Wait a moment.
refused-one-word = You’ve already added your word: one per person.
refused-seat-held = You have, or had, a seat in this match. Nobody can play two.
refused-someone-asks = Someone is already asking for a seat. Wait a moment.
refused-nobody-to-ask = Nobody is at the table to agree.
refused-undo-asked = Someone has already asked to undo.
refused-stand-in = A bot is playing for you. Take back your seat first.
refused-given-up = This seat was given up for good: it can’t be taken back.
refused-bot-plays = A bot is already playing there.
refused-bot-moves = It’s the bot’s move now. Take back your seat once it has moved.
refused-sent-away = You’ve already removed this player once in this match, and they came back.
refused-undo-handed-on = That would undo a move made by whoever had the seat before.
refused-holiday = Choose days in the next year that don’t overlap, up to { $most } days in all.
refused-link-over = This link has already been used, or is more than ten minutes old. Make a new one on your other device; nothing is lost.
refused-passkey = That passkey could not be checked. Try again; nothing has changed.
refused-passkey-unknown = Nobody here has that passkey. If you lost yours, use your recovery key.
refused-recovery = That isn’t a recovery key, or it has been replaced by a newer one. Check every letter.

# What is wrong with a record file.
record-no-text = This file isn’t text, so it can’t be a match file.
record-not-text = Line { $line } isn’t text.
record-not-json = Line { $line } can’t be read: it is cut off, garbled, or not JSON.
record-no-line = Line { $line } isn’t a line of a match file: it must be a header, a move, a chance or a result.
record-no-header = Line { $line }: a match starts with its header, and there is none before this line.
record-empty = There’s no match in this file.
record-version = Line { $line }: only match files of version { $version } can be read here.
record-game = Line { $line }: there’s no game called { $game } here.
record-member = Line { $line }: “{ $member }” is missing or wrong.
record-after-result = Line { $line }: nothing can follow the result.
record-result = Line { $line }: the result isn’t the one this match led to.
record-malformed = Line { $line } isn’t what a match file must say there.
record-rule = Line { $line } breaks rule { $clause }.

# What the house says at a table.
notice-bot-failed = The bot had a problem. A simpler bot is playing for now.
notice-sat-down = A new player has taken this seat.
notice-left = This player has left. A bot plays until they come back.
notice-removed = The host has removed this player. A bot plays until they come back.
notice-absent = This player is away. A bot plays until they come back.
notice-agreed = This player is away. The others let a bot play until they come back.
notice-time = Out of time. A bot plays until this player comes back.
notice-forfeit = Out of time: this player has lost the match. A bot plays on.
notice-resigned = This player has resigned. A bot plays on.
notice-handed-over = A bot plays here for now, at this player’s request.
notice-came-back = This player is back.

# A review in the terminal.
review-method = Judged by { $judge }, in { $count ->
    [one] { $count } deal
   *[other] { $count } deals
} for each position.
review-by-network = a neural network trained on this game
review-by-playouts = matches played out by rule of thumb
review-start = { $seat } started with a { $percent }% chance to win.
review-luck = Luck: { $percent } percentage points.
review-choices = Choices by { $seat }: { $percent } percentage points.
review-result = Result: { $percent }%.
review-points = { $what }: { $start } at the start, { $luck } by luck, { $choices } by choices, { $result } at the end.
review-points-playouts = Points
review-points-network = Points ahead of the others’ average
review-points-lost = Points lost: { $points }.
review-accuracy = Accuracy { $percent } of 100, { $count ->
    [one] { $count } move.
   *[other] { $count } moves.
}
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-moment = Step { $step }, { $seat }: { $verdict }. Played: { $played }. Better: { $best }. It lowered the chance to win by { $percent }% (between { $low } and { $high }).
review-reason = What it brings in the end, on average: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source }).
review-hands = With all hands open it would have been { $percent }%.

# Quick phrases.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-oops = Oops!
phrase-thinking = Thinking…
phrase-your-turn = Your turn!
phrase-one-moment = One moment!
phrase-good-game = Good game!
phrase-another = Play again?

# Levels of bots.
level-page = Page
level-page-about = Beginner. A gentle opponent for your first match.
level-squire = Squire
level-squire-about = Easy. Knows the rules and a few tricks.
level-herald = Herald
level-herald-about = Medium. Plans a little, but makes mistakes.
level-knight = Knight
level-knight-about = Hard. Rarely makes mistakes.
level-chancellor = Chancellor
level-chancellor-about = Very hard. Misses very little.
level-sovereign = Sovereign
level-sovereign-about = Expert. Our strongest bot.

# Calls to people who are not there
call-turn = Your turn: { $game }
call-turn-many = { $tables ->
    [one] Your turn at { $tables } table
   *[other] Your turn at { $tables } tables
}
call-chat = New messages: { $game }
call-chat-many = { $tables ->
    [one] New messages at { $tables } table
   *[other] New messages at { $tables } tables
}
call-rematch = Rematch: { $game }
call-rematch-many = { $tables ->
    [one] { $tables } rematch
   *[other] { $tables } rematches
}
call-invited = Invitation: { $game }
call-invited-many = { $tables ->
    [one] { $tables } invitation
   *[other] { $tables } invitations
}
call-mail-foot = You get this mail because you asked Regency to call you. No more mail: { $link }
call-confirm = Regency: is this your address?
call-confirm-words = Somebody, probably you, wants mail from Regency at this address when it is their turn. If it wasn’t you, do nothing: no more mail will come. If it was you, open this link: { $link }
refused-endpoint = Your browser gave an address that this server doesn’t send to. Notifications aren’t possible here.
refused-no-mail = This server doesn’t send mail.
refused-address = That isn’t a mail address. It looks like name@example.org.
refused-mail-failed = The mail couldn’t be sent. Check the address, or try again later.
refused-too-many-mails = That’s too many confirmation mails. Look for the last one, in the spam folder too, or try again in an hour.
refused-mail-link = This link is no longer valid. Give your address again in the settings.
refused-circle-name = A circle needs a name.
refused-circle-link = This link to a circle is no longer valid. Ask somebody in the circle for the new one.
refused-circle-full = This circle is full: it can have 40 members.
refused-circles-many = You’re already in 20 circles. Leave one first.
refused-only-founder = Only the founder of the circle can do this.
refused-own-membership = You can’t remove yourself. Leave the circle instead.
refused-no-circle = You aren’t in this circle.

## What a link to a table looks like where it is pasted
picture-invites = { $host } invites you
picture-invited = You’re invited
picture-seats = { $free ->
    [0] The table is full
    [one] { $free } open seat
   *[other] { $free } open seats
}
picture-clock-none = No time limit
picture-clock = { $minutes } min per player
picture-clock-added = { $minutes } min per player, + { $seconds } s per move
picture-clock-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
picture-clock-hours = { $hours } h per move
picture-playing = The match is on
link-circle = You’re invited to a circle
link-circle-words = Friends who often play together: one link, one score.
picture-over = The match is over
picture-play = Play in your browser, no account needed.
