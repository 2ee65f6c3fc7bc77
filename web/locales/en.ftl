# Words of the web app.
app-name = Regency
skip-to-content = Skip to the content
navigation = Navigation
loading = One moment…
close = Close
cancel = Cancel
change = change
add = Add
send = Send
you = you
guest = Guest

title-new = New match
title-table = Table
title-your-turn = Your turn
title-replay = Replay
title-rules = How to play
title-almanac = Almanac
title-settings = Settings
lost-title = There is nothing here
lost-text = The address leads nowhere, or what was there is gone.
to-home = Home
to-score = Back to the score

server-away = The server cannot be reached just now. It is tried again by itself; you need do nothing.
trouble-offline = The server cannot be reached. Check the connection and try again.
trouble-not-found = There is no such thing (any more).
trouble-other = That did not work: { $words }

home-title = Play at court
home-words = Three royal games, with friends anywhere or with bots. Free, no account, nothing to read first.
games = Games
more-games = More games
your-name = Your name
language = Language
seats-range = { $one ->
    [yes] { $to } seats
   *[no] { $from }–{ $to } seats
}
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
rules = Rules
play-now = Play now
starting = Setting the table…
against-bots = { $bots ->
    [one] Against one bot ({ $level })
   *[other] Against { $bots } bots ({ $level })
}
invite = Invite
pass-and-play = Pass and play
continue = Continue
to-table = To the table
join = Join
join-none = No open table now. Open one: “Invite” on any game.
sit-down = Sit down
sit-here = Sit here
watch = Watch
watch-not = Private, being played
seats-free = { $seats ->
    [one] one seat free
   *[other] { $seats } seats free
}
records = Records
import = Open a record file
import-words = A match kept as a file, from here or elsewhere, can be looked back at.

# --- learning by playing

title-lessons = Lessons
learn = Learn
lessons-of = Learn { $game }
lesson-begin = Start
lesson-resume = Continue at step { $step } of { $steps }
lesson-done = Done. Play it again
lesson-missing = There is no such lesson.
lesson-leave = Leave the lesson
lesson-again = Start again
lesson-back = Back
lesson-next = Next
lesson-step = { $step } of { $steps }
lesson-your-move = Your move
lesson-points-at = Shown: { $name }
lesson-not-now = You may do that in a real match. For now, try what the ring shows.
lesson-over = That was the lesson. Well done!
lesson-next-one = Next lesson
lesson-play-on = Play on from here

new-words = Choose who sits at the table, and begin.
pass-and-play-words = Several people on this device: it goes from hand to hand, and hides the cards in between.
seats = Seats
how-many-seats = How many seats
n-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
seat-kind = Who sits at seat { $number }
seat-level = Level of the bot at seat { $number }
seat-name = Name at seat { $number }
seat-me = Me
seat-here = On this device
seat-open = A guest
seat-bot = A bot
seat-open-words = free for whoever has the link
seat-empty = free seat
player-number = Player { $number }
# A bot is a courtier: one name for each seat, so that no two at a table are called alike.
bot-named = { $number ->
    [1] Odo
    [2] Mabel
    [3] Tancred
    [4] Clarice
   *[5] Lambert
}
send-away = Send { $name } away
away = away
host = host
options = Options
clock = Thinking time for each
clock-none = No clock
clock-day = one day
clock-increment = Added at each decision
stand-in = When time runs out
stand-in-none = Nobody takes over
table-public = Listed for everybody
table-spectators = Others may watch
open-table = Open the table
start = Start the match
start-when-full = A free seat wants a guest or a bot before you can start.
waiting-for = { $seats ->
    [one] Waiting for one more person.
   *[other] Waiting for { $seats } more people.
}
ready-host = Everybody is here. You may start.
ready-guest = Everybody is here. The host starts.
away-host = { $count ->
    [one] { $names } is away. You may start, or wait.
   *[other] { $names } are away. You may start, or wait.
}
away-guest = { $count ->
    [one] { $names } is away. The host starts.
   *[other] { $names } are away. The host starts.
}
table-full = All seats are taken.
leave = Leave the table
invite-title = Invite someone
invite-link = Link to this table
qr-label = QR code with the link to this table
copy-link = Copy the link
copied = Copied
copy-failed = This could not be copied. The link is selected: copy it from there.
copy-by-hand = This could not be copied; here is the link: { $link }
invite-here-only = This link works on this device only: the server listens to nobody else. Started with “--host 0.0.0.0” it can be reached from phones in the same network.
share = Share
fair-deal = A fair deal
fair-words = The deal is fixed by a secret the server has committed to, and by your words. After the match anyone can check it.
words-so-far = Words so far:
words-by = Added by: { $names }
words-missing = Still without a word: { $names }
word-of = A word from { $name }
deal-renewed = { $why ->
    [options] The options changed, so a new deal was promised; add your words again.
   *[seats] The table changed, so a new deal was promised; add your words again.
}
your-word = A word of your own

board = Board
tools = Tools
beside = Points, story and talk
menu = Menu
sending = Sending…
confirm = Confirm
confirm-group = Confirm your choice
points-change = { $points ->
    [one] { $sign ->
        [plus] +{ $points } point
        [minus] −{ $points } point
       *[none] no change
    }
   *[other] { $sign ->
        [plus] +{ $points } points
        [minus] −{ $points } points
       *[none] no change
    }
}
undo = Undo
undo-ask = Ask to undo
undo-asked = { $name } would like to take the last decision back.
undo-asked-mine = You would like to take your last decision back.
undo-question = { $name }, do you allow it?
undo-question-words = { $asker } would like to take the last decision back. No cards are shown meanwhile.
allow-as = { $name } allows it
refuse-as = { $name } refuses
allow = Allow
refuse = Refuse
hint = Hint
hint-thinking = Looking ahead…
hint-how = A strong bot looked ahead from your seat, knowing only what you know.
hint-win = wins { $percent }%
hint-points = expects { $points } points
# --- what a hint says for a move
hint-merit-win = Best chance to win.
hint-merit-points = Most points.
hint-merit-close = Nearly as good.
hint-take = Choose
log = Story
log-empty = Nothing has happened yet.
story-sat-down = { $name } sits down at seat { $number }.
story-stood-in = { $why ->
    [left] { $name } leaves the match; a bot plays on ({ $level }).
    [removed] The host hands { $name }’s seat to a bot ({ $level }).
    [absent] { $name } is away; the host lets a bot play ({ $level }).
    [time] { $name } is out of time; a bot plays on ({ $level }).
   *[other] { $name } lets a bot play ({ $level }).
}
story-came-back = { $name } is back and plays on.
story-seat-asked = { $name } asks for seat { $number }.
story-seat-refused = { $how ->
    [silence] Not everybody agreed in time: { $name } does not get seat { $number }.
   *[person] { $by } says no: { $name } does not get seat { $number }.
}
story-seat-withdrawn = { $name } no longer asks for a seat.
story-undo-asked = { $name } asks to take a decision back.
story-undo-refused = { $how ->
    [silence] The match went on: { $name }’s undo has lapsed.
   *[person] { $by } does not allow { $name }’s undo.
}
story-undo-withdrawn = { $name } no longer asks for an undo.
story-undone = { $name } takes a decision back.
story-renewed = { $why ->
    [options] The options changed: a new deal was promised.
   *[seats] The table changed: a new deal was promised.
}
show-moment = Show this moment
looking-back = Looking back at moment { $at }.
back-to-now = Back to now
# --- following the others
pace = The others’ turns
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
pace-at-once = All at once
skip = Skip to your turn
since-title = Since your last turn
since-none = Nothing has happened yet.
since-points = Your points: { $before } → { $after }
# --- great moments, and sound
scene-on = Go on
scene-leads = { $who ->
    [you] You lead by { $points }.
   *[other] { $seat } leads by { $points }.
}
sound = Sound
sound-off = Off
sound-soft = Soft
sound-normal = Normal
sound-loud = Loud
points = Points
points-unknown = ?
points-none = Nothing yet.
# --- scored, and what would be scored
points-supposed = As if the match ended now
points-scored = scored { $points }
to-move = to move
cards-shown = Cards in sight
your-actions = What you may do
actions-none = Nothing just now.
rule-named = Rule { $clause }
read-table = The table in words
chat = Talk
chat-empty = Nobody has said anything yet.
chat-unsent = not sent yet
chat-muted = The talk is muted.
chat-say = Say something
phrases = Quick phrases
mute = Mute the talk
watching = { $people ->
    [one] one person watches
   *[other] { $people } people watch
}
you-watch = You are watching.
no-spectators = This match is not open to spectators.
no-spectators-words = The people at the table play among themselves.
ask-seat = Ask for a seat
ask-seat-words = For a bot’s seat everybody at the table is asked, for a person’s that person. Whoever stays silent says no.
ask-seat-of = Ask for { $name }’s seat
seat-asking = You asked for { $name }’s seat.
seat-asked-by = { $guest } would like to take over { $name }’s seat.
silence-is-no = Silence means no
agreed-so-far = Agreed: { $names }
waiting-answers = Waiting for: { $names }
agree = Agree
disagree = No
withdraw = Withdraw
take-seat-back = Take my seat back
let-bot-play = Let a bot play for me
stand-in-mine = { $why ->
    [left] You left the match; a bot plays on for you.
    [removed] The host handed your seat to a bot.
    [absent] You were away, so the host let a bot play for you.
    [time] Your time ran out; a bot plays on for you.
   *[other] A bot plays for you.
}
stand-in-mine-of = { $why ->
    [left] { $name } left the match; a bot plays on.
    [removed] The host handed { $name }’s seat to a bot.
    [absent] { $name } was away, so the host let a bot play.
    [time] { $name }’s time ran out; a bot plays on.
   *[other] A bot plays for { $name }.
}
take-seat-back-of = { $name } plays again
stand-in-short = { $why ->
    [left] has left; a bot plays ({ $level })
    [removed] seat handed to a bot ({ $level })
    [absent] away; a bot plays ({ $level })
    [time] out of time; a bot plays ({ $level })
   *[other] a bot plays ({ $level })
}
leave-match = Leave the match
leave-match-words = A bot plays on for you; you can come back at any time.
let-bot-play-for = Let a bot play for { $name }
let-bot-play-words = { $name } is away. A bot plays on until { $name } takes the seat back.
time-left = { $time } left
connection-lost = Connection lost. Trying again; nothing is lost.
connection-back = Connected again.
rules-unable = The rules could not be loaded into this page, so the server draws the table. Everything works; answers take a little longer.
table-missing = There is no such table (any more).
set-aside = Set aside
set-aside-title = This match is set aside
hand-over = Pass the device to { $name }
hand-over-words = Cards are shown only once { $name } says so.
hand-over-take = I am { $name }
as-things-stand = As things stand
reconstructed = A value here is a reconstruction: no printed copy could be read for it.
reconstructed-short = About these figures
end-title = The score
end-winner = { $count ->
    [one] { $who ->
        [you] You win!
       *[other] { $names } wins!
    }
   *[other] { $who ->
        [you] You share the win with { $others }!
       *[other] { $names } share the win!
    }
}
end-place = place { $place }
end-skip = Show all at once
practice = Practice match
practice-words = An undo took back something that had been learnt, so this is a practice match.
dealt-here = On this device
dealt-here-words = The cards were shuffled on this device: nobody else can check this deal.
matches-here = Your matches on this device
delete-match = Delete the match
delete-match-words = It is kept on this device and nowhere else: once deleted, it is gone for good.
set-aside-here = This match was begun under other rules than those of this page. It has been set aside; nothing of it is lost.
end-seed = The secret of the deal, to be checked:
rematch = Rematch
to-rematch = To the rematch
replay = Replay
export = Save the record file

replay-view = Seen by
replay-open = All cards open
replay-spectator = As a spectator saw it
replay-as = As { $name } saw it
replay-controls = Replay controls
replay-moment = Moment
replay-step = { $at } of { $steps }
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
copy-moment = Copy a link to this moment
play = Play
pause = Pause

rules-search = Search the rules
rules-found = { $count ->
    [one] one rule found
   *[other] { $count } rules found
}
rules-none = No rule mentions that.

# --- how to play
howto = How to play
howto-contents = On this page
howto-goal = The goal
howto-turn = A turn in four pictures
howto-points = How points are counted
howto-sum = in all
howto-icons = All icons
howto-forget = What beginners forget
howto-rules = All rules
almanac = Almanac
almanac-search = Search names and effects
almanac-all = all
almanac-found = { $count ->
    [one] one found
   *[other] { $count } found
}
almanac-none = Nothing like that is in this game.
almanac-look = Look at { $name }

settings = Settings
theme = Look
theme-auto = As the device
theme-light = Light
theme-dark = Dark
motion = Motion
motion-auto = As the device
motion-full = Everything moves
motion-still = Nothing moves
playing = Playing
confirm-moves = Ask me to confirm each move
my-data = What is kept about me
my-data-words = There is no account: a cookie in this browser is who you are here. The server keeps your name, your seats, what you said and the records you brought.
my-data-download = Download it
sessions-end = Sign out everywhere else
sessions-end-words = Every other browser that is you stops being you at once. This one stays.
sessions-ended = Done: only this browser is you now.
delete-me = Delete me
delete-me-gone = Your name, what you said, and the records you brought are deleted.
delete-me-stays = Matches stay for those you played with, with your moves and without your name; in running ones a bot plays on.
delete-me-final = It cannot be undone, not even by whoever runs the server, except from a backup.
delete-me-now = Delete all of it
me-deleted = Deleted. You are nobody here now.

shortcuts = Keyboard
key-tab = from one area to the next
key-arrows = within an area: hand, market, board
key-enter = choose; once more to confirm
key-escape = drop the choice, close, back to now
key-skip = skip to your turn
key-board = to what can be done on the board
key-actions = what you may do, as a list
key-undo = undo
key-hint = hint
key-log = story
key-points = points
key-chat = talk
key-read = the table in words
key-rules = rules
key-help = this list
