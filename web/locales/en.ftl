# Words of the web app.
app-name = Regency
skip-to-content = Skip to content
navigation = Navigation
loading = Loading…
close = Close
cancel = Cancel
change = Change
add = Add
send = Send
you = (you)
guest = Guest

title-new = New match
title-table = Table
title-turn = Your turn: { $game }
title-replay = Replay
title-review = Match review
title-rules = How to play
title-almanac = Almanac
title-settings = Settings
lost-title = Page not found
lost-text = The link may be wrong, or the page may have been removed.
to-home = Back to home
to-score = Back to the score

server-away = Can’t reach the server right now. Trying again…
trouble-offline = Can’t reach the server. Check your connection and try again.
trouble-not-found = We couldn’t find that. The link may be wrong, or the match may have been removed.
trouble-other = Something went wrong. Try again. ({ $words })

home-title = Royal-court board games, free online
home-words = Three games to play with friends or against bots. Free, in your browser, no account needed.
games = Games
more-games = More games
your-name = Your name
choose-face = Choose your face
your-face = Your face: { $face }. Choose another
face-poet = Poet
face-gardener = Gardener
face-falconer = Falconer
face-lady = Lady
face-fool = Fool
face-scholar = Scholar
face-cook = Cook
face-nun = Nun
face-sailor = Sailor
face-pilgrim = Pilgrim
face-stargazer = Stargazer
face-miller = Miller
face-painter = Painter
face-dancer = Dancer
face-smith = Blacksmith
face-weaver = Weaver
face-troubadour = Troubadour
face-merchant = Merchant
face-widow = Widow
face-maiden-at-arms = Maiden-at-arms
face-northerner = Northerner
face-hermit = Hermit
face-apprentice = Apprentice
face-duchess = Duchess
face-monk = Monk
face-corsair = Corsair
face-judge = Judge
face-inventor = Inventor
face-seamstress = Seamstress
face-singer = Singer
face-vagabond = Vagabond
face-notary = Notary
language = Language
seats-range = { $one ->
    [yes] { $to } players
   *[no] { $from }–{ $to } players
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
starting = Starting…
against-bots = { $bots ->
    [one] Against { $bots } bot ({ $level })
   *[other] Against { $bots } bots ({ $level })
}
invite = Invite friends
pass-and-play = Pass and play
continue = Your matches
to-table = Continue
join = Open tables
join-none = No open tables right now. To start one, choose “Invite friends” on any game.
sit-down = Join
sit-here = Take this seat
watch = Watch
watch-not = Private match
seats-free = { $seats ->
    [one] { $seats } seat open
   *[other] { $seats } seats open
}
records = Saved matches
import = Open a match file
import-words = Have a match file? Open it here to watch the replay.

# --- learning by playing

# --- the coach of the first matches
coach = Tips
coach-understood = Got it
coach-off = No more tips
coach-wanted = Show tips in my first matches
manners-wanted = Bots make remarks
bot-page-manner = Eager, and a little in awe.
bot-page-greets = My first court! Be gentle.
bot-page-struck = Oh! I did not see that coming.
bot-page-wins = I won? Please tell my mother!
bot-page-loses = I learnt a lot. Again?
bot-squire-manner = Cheerful, and a little too bold.
bot-squire-greets = Boots polished, wits sharpened. Let us begin!
bot-squire-struck = Ouch! I shall remember that one.
bot-squire-wins = Ha! Every squire has his day.
bot-squire-loses = Well fought! I want a rematch.
bot-herald-manner = Announces everything, mistakes included.
bot-herald-greets = Hear ye! The court is in session.
bot-herald-struck = Hear ye! A fine blow was struck.
bot-herald-wins = Hear ye! I seem to have won.
bot-herald-loses = Hear ye! A worthy winner!
bot-knight-manner = Perfect courtesy, few words.
bot-knight-greets = I salute you. May the better hand win.
bot-knight-struck = A good stroke. My compliments.
bot-knight-wins = An honourable contest. Well played.
bot-knight-loses = You bested me fairly.
bot-chancellor-manner = Dry, precise, always well documented.
bot-chancellor-greets = I have read the rules. Twice.
bot-chancellor-struck = I shall have to amend my plans.
bot-chancellor-wins = As calculated.
bot-chancellor-loses = An error of the treasury. Well played.
bot-sovereign-manner = Majestic, even in defeat.
bot-sovereign-greets = We are pleased to receive you.
bot-sovereign-struck = We are not amused. But impressed.
bot-sovereign-wins = The crown stays where it is.
bot-sovereign-loses = We bow to you. Once.

# --- learning by playing

title-lessons = Lessons
learn = Learn
learn-progress = Learn: { $done } of { $lessons }
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
lesson-not-now = You can do that in a real match. In this lesson: { $wanted }.
lesson-why-not = { $reason } In this lesson: { $wanted }.
lesson-read-on = First read what the lesson says, then tap Next.
lesson-wait = Wait a moment: the others are taking their turns.
lesson-over = That was the lesson. Well done!
lesson-next-one = Next lesson
lesson-play-on = Play on from here

new-words = Choose who’s playing, then start.
pass-and-play-words = Share one device: pass it around, and cards stay hidden between turns.
seats = Players
how-many-seats = Number of players
n-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
seat-kind = Who plays as player { $number }
seat-level = Bot level for player { $number }
seat-name = Name of player { $number }
seat-me = Me
seat-here = On this device
seat-open = Open seat
seat-bot = Bot
seat-open-words = Anyone with the link can join
seat-empty = Open seat
player-number = Player { $number }
# A bot is a courtier: one name for each seat, so that no two at a table are called alike.
bot-named = { $number ->
    [1] Odo
    [2] Mabel
    [3] Tancred
    [4] Clarice
   *[5] Lambert
}
send-away = Remove { $name }
away = Away
host = Host
options = Options
clock = Time per player
clock-none = No time limit
clock-increment = Time added per move
stand-in = When time runs out
stand-in-none = Keep waiting
stand-in-bot = A bot plays: { $level }
table-public = Show under “Open tables”
table-spectators = Allow spectators
table-hints = Allow hints
table-takebacks = Allow undo
talk-choice = { $talk ->
    [phrases] Quick messages only
    [none] No chat
   *[words] Free chat
}
agreed = What’s agreed
agreed-hints = { $allowed ->
    [yes] Hints allowed
   *[no] No hints
}
agreed-takebacks = { $allowed ->
    [yes] Undo allowed: freely, or if the others agree
   *[no] No undo
}
agreed-spectators = { $allowed ->
    [yes] Others may watch
   *[no] Nobody else may watch
}
agreed-chat = { $talk ->
    [phrases] Quick messages only, no free chat
    [none] No chat
   *[words] Free chat
}
agreed-public = Shown under “Open tables”
agreed-increment = + { $seconds } s per move
agreed-turn = { $minutes } min per move
agreed-changed = The host changed what’s agreed.
open-table = Create table
start = Start match
start-when-full = To start, fill every open seat with a player or a bot.
waiting-for = { $seats ->
    [one] Waiting for { $seats } more player…
   *[other] Waiting for { $seats } more players…
}
ready-host = Everyone’s here. Start when you’re ready.
ready-guest = Everyone’s here. Waiting for the host to start…
away-host = { $count ->
    [one] { $names } is away. You can start now, or wait.
   *[other] { $names } are away. You can start now, or wait.
}
away-guest = { $count ->
    [one] { $names } is away. Waiting for the host to start…
   *[other] { $names } are away. Waiting for the host to start…
}
table-full = This table is full.
leave = Leave table
invite-title = Invite friends
invite-link = Link to this table
qr-label = QR code for this table
copy-link = Copy link
copied = Link copied
copy-failed = Couldn’t copy. The link is selected: copy it from there.
copy-by-hand = Couldn’t copy. Here is the link: { $link }
invite-here-only = This link works only on this device, because the server listens to nobody else. Start it with “--host 0.0.0.0” to reach it from phones in the same network.
share = Share
fair-deal = Provably fair deal
fair-words = The server has already locked in a secret number. Add any word you like: the shuffle depends on both, so the server can’t choose the cards. After the match, anyone can check it.
fair-code = What was locked in
words-so-far = Words added:
words-by = Added by: { $names }
words-missing = No word yet: { $names }
word-of = A word from { $name }
deal-renewed = { $why ->
    [options] The options changed, so there is a new deal. Add your words again.
   *[seats] The table changed, so there is a new deal. Add your words again.
}
your-word = Your word

board = Board
tools = Tools
beside = Score, log and chat
menu = Menu
sending = Sending…
confirm = Confirm
confirm-group = Confirm your move
brings-nothing = This brings nothing right now.
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
undo-asked = { $name } wants to undo their last move.
undo-asked-mine = You asked to undo your last move.
undo-question = { $name }, do you allow it?
undo-question-words = { $asker } wants to undo their last move. Cards stay hidden for now.
allow-as = { $name } allows it
refuse-as = { $name } declines
allow = Allow
refuse = Decline
hint = Hint
hint-thinking = Thinking…
hint-how = What a strong bot would play in your place. It sees only what you see.
hint-win = { $percent }% chance to win
hint-points = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
}
# --- what a hint says for a move
hint-merit-win = Best chance to win.
hint-merit-points = Most points.
hint-merit-close = Nearly as good.
hint-brings = Brings more: { $source } (+{ $points }).
hint-denies = Leaves others less: { $source } (−{ $points }).
hint-opens = Keeps open: { $source }, { $other }.
hint-take = Choose this move
log = Log
log-empty = No moves yet.
story-sat-down = { $who ->
    [you] You take seat { $number }.
   *[other] { $name } takes seat { $number }.
}
story-stood-in = { $who ->
    [you] { $why ->
        [left] You leave the match. A bot takes over ({ $level }).
        [removed] The host gives your seat to a bot ({ $level }).
        [absent] You’re away. The host lets a bot take over ({ $level }).
        [agreed] You’re away. The others let a bot take over ({ $level }).
        [time] You run out of time. A bot takes over ({ $level }).
        [forfeit] You run out of time and lose the match. A bot plays on ({ $level }).
        [resigned] You resign. A bot plays on ({ $level }).
       *[other] You let a bot take over ({ $level }).
    }
   *[other] { $why ->
        [left] { $name } leaves the match. A bot takes over ({ $level }).
        [removed] The host gives { $name }’s seat to a bot ({ $level }).
        [absent] { $name } is away. The host lets a bot take over ({ $level }).
        [agreed] { $name } is away. The others let a bot take over ({ $level }).
        [time] { $name } runs out of time. A bot takes over ({ $level }).
        [forfeit] { $name } runs out of time and loses the match. A bot plays on ({ $level }).
        [resigned] { $name } resigns. A bot plays on ({ $level }).
       *[other] { $name } lets a bot take over ({ $level }).
    }
}
story-came-back = { $who ->
    [you] You’re back and play again.
   *[other] { $name } is back and plays again.
}
story-seat-asked = { $who ->
    [you] You ask for seat { $number }.
   *[other] { $name } asks for seat { $number }.
}
story-seat-refused = { $how ->
    [silence] Not everyone agreed in time: { $who ->
        [you] you don’t get seat { $number }.
       *[other] { $name } doesn’t get seat { $number }.
    }
   *[person] { $by_who ->
        [you] You say no: { $name } doesn’t get seat { $number }.
       *[other] { $by } says no: { $who ->
            [you] you don’t get seat { $number }.
           *[other] { $name } doesn’t get seat { $number }.
        }
    }
}
story-seat-withdrawn = { $who ->
    [you] You no longer ask for a seat.
   *[other] { $name } no longer asks for a seat.
}
story-undo-asked = { $who ->
    [you] You ask to undo a move.
   *[other] { $name } asks to undo a move.
}
story-undo-refused = { $how ->
    [silence] { $who ->
        [you] The match went on, so your undo request has lapsed.
       *[other] The match went on, so { $name }’s undo request has lapsed.
    }
   *[person] { $by_who ->
        [you] You don’t allow { $name }’s undo.
       *[other] { $who ->
            [you] { $by } doesn’t allow your undo.
           *[other] { $by } doesn’t allow { $name }’s undo.
        }
    }
}
story-undo-withdrawn = { $who ->
    [you] You no longer ask to undo.
   *[other] { $name } no longer asks to undo.
}
story-undone = { $who ->
    [you] You undo a move.
   *[other] { $name } undoes a move.
}
story-abort-asked = { $who ->
    [you] You ask to end the match without a result.
   *[other] { $name } asks to end the match without a result.
}
story-abort-refused = { $by_who ->
    [you] You don’t want to end the match.
   *[other] { $by } doesn’t want to end the match.
}
story-abort-withdrawn = { $who ->
    [you] You no longer ask to end the match.
   *[other] { $name } no longer asks to end the match.
}
story-aborted = Everyone agrees: the match ends without a result.
story-stand-in-asked = { $by_who ->
    [you] You ask for a bot to play for { $name }, who is away.
   *[other] { $by } asks for a bot to play for { $name }, who is away.
}
story-stand-in-refused = { $how ->
    [silence] { $name } is back: no bot is needed.
   *[person] { $by_who ->
        [you] You say no: no bot plays for { $name }.
       *[other] { $by } says no: no bot plays for { $name }.
    }
}
story-renewed = { $why ->
    [options] The options changed: new deal.
   *[seats] The table changed: new deal.
}
show-moment = Go to this step
looking-back = You’re viewing an earlier turn (step { $at }).
back-to-now = Back to the match
# --- following the others
pace = The others’ turns
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
pace-at-once = All at once
pace-clock = Where a clock has less than an hour left, moves are shown at once.
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
points = Score
points-unknown = ?
points-none = No points yet.
# --- scored, and what would be scored
points-supposed = As if the match ended now
points-scored = scored { $points }
to-move = Current turn
cards-shown = Visible cards
your-actions = Available moves
actions-none = No moves available right now.
rule-named = Rule { $clause }
read-table = Describe the table
chat = Chat
chat-empty = No messages yet.
chat-unsent = not sent yet
chat-muted = Chat is muted.
chat-say = Write a message
phrases = Quick messages
mute = Mute chat
watching = { $people ->
    [one] { $people } spectator
   *[other] { $people } spectators
}
you-watch = You’re watching.
no-spectators = This match is closed to spectators. Ask the host to allow them.
no-spectators-words = Only the players can see it.
ask-seat = Ask for a seat
ask-seat-words = To take a bot’s seat, everyone at the table must agree. To take a person’s seat, that person must agree. No answer means no.
ask-seat-of = Ask for { $name }’s seat
seat-asking = You asked for { $name }’s seat.
seat-asked-by = { $guest } wants to take over { $name }’s seat.
silence-is-no = No answer means no
agreed-so-far = Agreed: { $names }
waiting-answers = Waiting for: { $names }
agree = Agree
disagree = No
withdraw = Withdraw
take-seat-back = Take back my seat
let-bot-play = Let a bot play for me
stand-in-mine = { $why ->
    [left] You left the match. A bot is playing for you.
    [removed] The host gave your seat to a bot.
    [absent] You were away, so the host let a bot play for you.
    [agreed] You were away, so the others let a bot play for you.
    [time] Your time ran out. A bot is playing for you.
    [forfeit] Your time ran out, so you lost this match. A bot is playing on for the others.
    [resigned] You resigned. A bot is playing on for the others.
   *[other] A bot is playing for you.
}
stand-in-mine-of = { $why ->
    [left] { $name } left the match. A bot is playing.
    [removed] The host gave { $name }’s seat to a bot.
    [absent] { $name } was away, so the host let a bot play.
    [agreed] { $name } was away, so the others let a bot play.
    [time] { $name }’s time ran out. A bot is playing.
    [forfeit] { $name }’s time ran out, and the match is lost. A bot is playing on.
    [resigned] { $name } resigned. A bot is playing on.
   *[other] A bot is playing for { $name }.
}
take-seat-back-of = { $name } plays again
stand-in-short = { $why ->
    [left] has left; bot playing ({ $level })
    [removed] seat given to a bot ({ $level })
    [absent] away; bot playing ({ $level })
    [agreed] away; bot playing ({ $level })
    [time] out of time; bot playing ({ $level })
    [forfeit] lost on time; bot playing ({ $level })
    [resigned] resigned; bot playing ({ $level })
   *[other] bot playing ({ $level })
}
leave-match = Leave match
leave-match-words = A bot plays for you until you come back, which you can at any time. The result counts as yours.
resign = Resign
resign-of = Resign for { $name }
resign-words = You give this match up for good. You’re placed last, whatever happens, and the match counts as lost in your statistics. A bot plays on for the others. You can’t come back.
resign-words-of = { $name } gives this match up for good and is placed last, whatever happens. A bot plays on for the others. { $name } can’t come back.
abort = End without a result
abort-words = If everyone who still plays agrees, the match ends at once and counts for nobody: no places, nothing in anyone’s statistics. One “no” is enough to go on.
abort-asked = { $name } wants to end the match without a result: it would count for nobody.
abort-asked-mine = You asked to end the match without a result.
aborted = Ended without a result
aborted-words = Everyone agreed to end this match. It counts for nobody.
missing-asked = { $asker } asks: shall a bot play for { $name }, who is away?
missing-asked-mine = You asked for a bot to play for { $name }.
missing-silence = Unless someone says no, a bot plays in
let-bot-ask-words = { $name } is away. Once the others agree, or if nobody says no within two minutes, a bot plays until { $name } takes the seat back.
end-given-up = gave up: placed last
history-no-result = no result
review-aborted = This match ended without a result, so there is nothing to review.
let-bot-play-for = Let a bot play for { $name }
time-left = { $time } left
connection-lost = Connection lost. Reconnecting… Your match is safe.
connection-back = You’re back online.
rules-unable = The rules couldn’t be loaded into this page, so the server draws the table. Everything works, only a little slower.
bots-instead = The bots’ neural network couldn’t be loaded. They search instead, so their level may differ.
table-missing = This table doesn’t exist. The link may be wrong, or the table may be gone.
set-aside = Set aside
set-aside-title = This match is set aside
hand-over = Pass the device to { $name }
hand-over-words = Cards stay hidden until { $name } taps the button.
hand-over-take = I’m { $name }: show my cards
as-things-stand = Right now
reconstructed = Some values here are our best guess: we couldn’t confirm them from a printed copy.
reconstructed-short = About these figures
end-title = Final score
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
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-skip = Skip to the result
practice = Practice match
practice-words = An undo took back something that had been revealed, so this is a practice match.
dealt-here = On this device
dealt-here-words = The cards were shuffled on this device, so nobody else can check this deal.
matches-here = Your matches on this device
delete-match = Delete match
delete-match-words = It’s saved on this device only. Once deleted, it’s gone for good.
set-aside-here = This match was started with a different version of the rules, so it has been set aside. Nothing of it is lost.
end-seed = Code to check that the deal was fair:
rematch = Rematch
to-rematch = Go to rematch
rematch-waits = The rematch is ready.
replay = Watch replay
export = Download match file

replay-view = Point of view
replay-open = All cards face up
replay-spectator = Spectator’s view
replay-as = { $name }’s view
replay-controls = Replay controls
replay-moment = Step
replay-step = Step { $at } of { $steps }
replay-first = Go to start
replay-back = Previous step
replay-next = Next step
replay-last = Go to end
replay-turns = Jump to turn
replay-turn = Turn { $number }: { $name }
replay-setup = Setup
replay-turn-back = Previous turn
replay-turn-next = Next turn
replay-speed = Speed
replay-choice-back = Previous choice
replay-choice-next = Next choice
replay-choices = Choices: { $name }
replay-verdicts = What the review found
copy-moment = Copy link to this step
play = Play
pause = Pause

# --- looking back: a match judged
lookback = Review match
lookback-progress = Reviewing the match: { $percent }%
lookback-stop = Stop
lookback-stopped = Stopped. Here’s what was found so far.
lookback-again = Review again
lookback-done = The review is done.
lookback-failed = This match can’t be reviewed in this browser.
lookback-download = Download review
lookback-playing = This match is still being played. You can review it once it’s over.
lookback-lens = Judge each choice by
lookback-eyes = What you could know
lookback-hands = Open hands
lookback-eyes-about = Only what the player could see at the time counts.
lookback-hands-about = As if every hand had been face up.
lookback-graph = Chance to win, turn by turn
lookback-start = Start
lookback-end = End
lookback-turn = Turn { $number }
lookback-turning = Turning points
lookback-further = More to learn from
lookback-none = No choice clearly cost anyone the win.
lookback-none-yet = Nothing found yet…
lookback-moment = { $name }, turn { $number }
lookback-blunder = Blunder
lookback-mistake = Mistake
lookback-inaccuracy = Inaccuracy
lookback-costly = Costly choice
lookback-cost = { $percent }% less chance to win
lookback-played = Played
lookback-better = Better
lookback-loss = Chance to win lost: { $percent }% (between { $low }% and { $high }%).
lookback-loss-points = Points lost: { $points }.
lookback-reason = What the better choice brings by the end, on average: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source }).
lookback-show = Show in replay
lookback-try = Try again from here
lookback-try-failed = The new match couldn’t be kept here. This browser may have no room left.
lookback-players = How well everyone played
lookback-accuracy = Accuracy: { $percent } of 100
lookback-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
lookback-blunders = Blunders: { $count }
lookback-mistakes = Mistakes: { $count }
lookback-inaccuracies = Inaccuracies: { $count }
lookback-ledger = Luck or skill?
lookback-ledger-about = What took each player’s chance to win from the start to the result. Choices are measured against a simple bot’s: whoever plays like it gets 0, even where something better was possible.
lookback-ledger-network = What took each player’s chance to win from the start to the result.
lookback-points = { $points } pts
lookback-points-playouts = Small figures: points.
lookback-points-network = Small figures: points ahead of the others’ average.
lookback-method-network = Judged by a neural network trained on this game, in { $count } deals for each position.
lookback-most = What counted most: { $what } ({ $change })
lookback-luck = Luck
lookback-own = Own choices
lookback-rival = Choices: { $name }
lookback-result = Result
lookback-share = { $percent }%
lookback-instead = The neural network couldn’t be used here, so the match was played out instead.
lookback-method = From every position the match was played out { $count } times, the same way on every device.

rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-none = No rules match your search.

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
almanac-look = View { $name }
almanac-order = Order
almanac-order-printed = as printed
almanac-order-wins = wins most
almanac-wins = Players who had it won { $share }% of their matches ({ $low }–{ $high }%).
almanac-wins-about = How often a card wins was counted in { $matches } matches between { $seats } equally strong bots. The average is { $even }%. It tells who won with it, not why.

settings = Settings
theme = Theme
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
motion = Animations
motion-auto = Same as device
motion-full = On
motion-still = Off
playing = Gameplay
confirm-moves = Ask me to confirm each move
my-data = Your data
my-data-words = You don’t need an account: a cookie in this browser identifies you. The server stores your name, your seats, your messages, your devices and keys, and the match files you opened.
my-data-download = Download my data
brought = Match files you opened here
brought-none = No files yet.
brought-one = { $when }, { $kilobytes } KB
brought-drop = Delete
brought-drop-this = Delete: { $when }, { $kilobytes } KB
sessions-end = Sign out everywhere else
sessions-end-words = Signs you out of every other browser right away. This one stays signed in.
sessions-ended = Done. Only this browser is signed in now.
delete-me = Delete my data
delete-me-gone = Your name, your messages and the match files you opened are deleted, and you leave your circles.
delete-me-stays = Matches stay for the people you played with: your moves without your name. In matches still being played, a bot takes over.
delete-me-final = This can’t be undone, not even by the people who run the server, except from a backup.
delete-me-now = Delete everything
me-deleted = Deleted. Nobody here knows you now.

shortcuts = Keyboard shortcuts
key-tab = Move to the next area
key-arrows = Move within an area (hand, market, board)
key-enter = Select; press again to confirm
key-escape = Cancel, close, or go back to the match
key-skip = Skip to your turn
key-board = Jump to the next available move on the board
key-actions = List available moves
key-undo = Undo
key-hint = Show a hint
key-log = Open the log
key-points = Open the score
key-chat = Open the chat
key-read = Describe the table
key-rules = Open the rules
key-help = Show this list

## One person on several devices
devices = Your devices
devices-words = Play the same matches on your phone, tablet and computer. No account needed.
device-unknown = Unknown browser
device-on = { $browser } on { $system }
device-here = This device
device-used = Last used { $when }
device-end = Sign out
device-end-this = Sign out: { $device }
link-make = Continue on another device
link-again = New link
link-words = Scan the code with your phone, or open the link on your other device. It works once, until { $time }. Don’t send it to anyone else: whoever opens it plays as you.
link-label = Link to your other device
link-qr = QR code with the link to your other device
continue-title = Continue here
continue-as = Play on this device as { $name }?
continue-words = All your matches, your history and your settings will be here too.
continue-brings =
    { $tables ->
        [one] The match you’re playing on this device comes along.
       *[other] The { $tables } matches you’re playing on this device come along.
    }
continue-already = This device is already yours, { $name }.
continue-now = Continue here
continue-how = To continue here, open Settings on your other device, choose “Continue on another device”, and open that link here.
keys = Sign in without a password
keys-words = A passkey on your phone or computer knows you again, even if this browser forgets you. A printed recovery key is for the day you lose it.
passkey-make = Create a passkey
passkey-made = Passkey created.
passkey-not-made = No passkey was created. Nothing has changed.
passkey-of = Passkey · { $device }
passkey-created = Created { $when }
passkey-drop = Remove
passkey-drop-this = Remove: { $device }
passkey-use = Sign in with a passkey
passkey-none = No passkey was used. If you lost yours, use your recovery key.
passkey-cannot = Passkeys need a secure address (https) and a recent browser. Here you can use a recovery key.
recovery-make = Create a recovery key
recovery-renew = Replace the recovery key
recovery-since = You created a recovery key { $when }.
recovery-words = Print it or write it down, and keep it safe. It’s shown only now. Whoever has it can play as you.
recovery-of = Regency · recovery key of { $name }
recovery-how = To use it, open { $address } on any device, choose Settings, then “I already play on another device”, and type it in.
recovery-print = Print
recovery-use = Use a recovery key
recovery-label = Recovery key
sign-in = I already play on another device
sign-in-now = Sign in
sign-in-leaves = You’re signed in here as { $name }. If someone else signs in, your matches stay yours: you come back with your passkey or recovery key.
sign-in-brings = Everything played on this device goes to whoever signs in, for good. To keep it apart, create a passkey or a recovery key here first.
## Clocks in days
clock-live = Minutes for the whole match
clock-slow = Days for each move
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-per-move = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
clock-reserve = Reserve, if that’s not enough
clock-no-reserve = No reserve
time-days = { $days } d { $hours } h
stand-in-forfeit = The match is lost
time-of = { $name }: { $time } left
holidays = Holidays
holidays-words = Clocks that give days for a move stand still for you on these days, up to { $most } days a year. Others at the table see until when you’re away.
holiday-from = First day
holiday-to = Last day
holiday-add = Add
holiday-drop = Remove: { $days }
holiday-until = away until { $day }
## One's own matches
turn-mine = Your turn
turn-mine-since = Your turn for { $time }
turn-of = { $name }’s turn
turn-of-since = { $name }’s turn for { $time }
to-turn = Your move
stage-waiting = Waiting for players
unread = { $lines ->
    [one] { $lines } new message
   *[other] { $lines } new messages
}
prune = Remove from the list: { $game }
prune-playing = You leave the match and a bot plays for you. You can come back with the table’s link. The finished match will be in your history.
prune-waiting = You leave the table.
prune-now = Remove
history = My matches
history-matches = Finished matches
history-filters = Show only
history-game = Game
history-outcome = Result
history-opponent = Opponent
history-all = All
history-won = Won
history-lost = Not won
history-nothing = No match fits these filters.
history-more = Show more
history-empty = No finished matches yet. Matches you finish at a table will be here, with replays and statistics.
history-export = Download all my match records
history-replay = Replay
history-review = Review
history-by-game = By game
history-by-opponent = By opponent
history-with = { $seats ->
    [one] { $game }, { $seats } player
   *[other] { $game }, { $seats } players
}
history-won-of = won { $good } of { $played }
history-ahead-of = ahead in { $good } of { $played }
## Circles
circles = Circles
circles-words = A circle is a group of friends who often play together: one link, one score, and everyone is invited to the next table.
circle-found = Start a circle
circle-name = Name of the circle
circle-size = { $members ->
    [one] { $members } member
   *[other] { $members } members
}
circle-play = Next table
circle-play-words = Everyone in the circle is invited.
circle-tables = Tables
circle-score = Score
circle-nothing = No finished matches yet. Start the first table.
circle-members = Members
circle-founder = Founder
circle-left = { $name } (has left)
circle-remove = Remove from the circle: { $name }
circle-remove-words = They’re no longer in the circle, and its old link stops working. Matches and scores stay.
circle-link = Link to the circle
circle-link-words = Anyone who has this link can join the circle.
circle-link-renew = Make a new link
circle-qr = QR code of the link to the circle
circle-keeping = Manage
circle-rename = Rename
circle-leave = Leave the circle
circle-leave-words = You can come back with its link. Your matches stay yours.
circle-leave-founder = Whoever has been in the circle longest after you can then rename it, remove members and delete it. Your matches stay yours.
circle-leave-last = You’re the last one: the circle is deleted when you leave. Your matches stay yours.
circle-end = Delete the circle
circle-end-words = The circle and its score are gone for good. Everyone’s matches stay in their own history.
circle-door = Join “{ $name }”?
circle-door-names = In the circle: { $names }
circle-join = Join the circle
circle-shut = You aren’t in this circle
circle-shut-words = Ask somebody in it for its link.
to-circle = To the circle
invited-by = { $name } invites you
decline = Not this time: { $game }
## Being called
calls = Notifications
calls-words = Regency can call you when it’s your turn and you’re not here. A notification never shows a card or what somebody wrote.
calls-here = Call me on this device
calls-stop = Don’t call me on this device
calls-cannot = This browser can’t be called at this address: notifications need https.
calls-denied = Your browser doesn’t allow notifications from this page. You can change that in its settings.
calls-failed = This browser couldn’t reach its notification service. Try again later, or in another browser.
calls-for = Call me for
calls-turn = My turn
calls-invited = Invitations
calls-rematch = Rematches
calls-chat = Messages
calls-quiet = Not during quiet hours
calls-from = From
calls-to = To
calls-mail = Or by mail, if no device can be reached
calls-mail-set = Save
calls-mail-waits = Open the link in the mail to { $address } to confirm the address.
calls-mail-confirmed = Mail goes to { $address }.
calls-hint = Shall we call you when it’s your turn?
calls-hint-go = Choose
mail-confirm = Is this your mail address? Then confirm it, and Regency may write to you.
mail-confirm-now = It’s mine
mail-confirm-done = Confirmed. Thank you.
mail-leave = Don’t you want any more mail from Regency?
mail-leave-now = No more mail
mail-leave-done = Done. Your address is deleted.
mail-cut = This link isn’t complete. Open it in the mail again, or copy all of it.
chat-unread = { $lines ->
    [one] Chat, { $lines } new message
   *[other] Chat, { $lines } new messages
}
