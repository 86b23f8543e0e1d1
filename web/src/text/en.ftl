### The words of the page's shell.

skip = Skip to the table
home = Home
settings = Settings
close = Close
keep = Keep
cancel = Cancel
confirm = Do it
yes = yes
no = no
copy = Copy
copied = Copied
one-moment = One moment …
guest = Guest { $number }

what-this-is = Four board games about London, in your browser: alone against bots or with friends, without an account.
begin-here = Play your first game: { $title }, { minutes }
begin-bots = against bots that are still learning
how-to-play = How to play
weight = { $weight ->
    [1] learnt in a minute
    [2] easy to learn
    [3] something to think about
    [4] much to think about
   *[5] for experts
}
result-won = You won with { points }
result-place = You came in at place { $place }, with { points }

your-name = Your name
ask-name = What should others call you?
not-now = Not now
name-kept = Others now see this name.
language = Language
setting-theme = Light or dark
setting-theme-system = As the device
setting-theme-light = Day
setting-theme-dark = Night
setting-contrast = Contrast
setting-contrast-normal = Normal
setting-contrast-more = More
setting-motion = Motion
setting-motion-system = As the device
setting-motion-full = Pieces move
setting-motion-none = No motion
setting-pace = What others do is shown
setting-pace-slow = Slowly
setting-pace-normal = At a pace to follow
setting-pace-fast = Fast
setting-pace-none = At once
setting-sound = Sounds: pieces, and a bell when it is your turn
setting-confirm = Ask again
setting-confirm-none = Never
setting-confirm-turn = Before a turn ends
setting-confirm-each = Before every choice
setting-single = Where there is one answer
setting-single-answer = It is given for me
setting-single-ask = Ask me all the same
setting-keys = Single keys act: digits fold parts of a table, C opens the choices
other-device = Go on on another device
other-device-help = The link works once, within a day. This device is then signed out.
make-link = Make a link

games = The games
my-tables = Your tables
open-tables = Open tables
no-open-tables = No table is open right now. Make one and tick “anyone may join”.
waits-for-you = Waits for you
status-gathering = Waiting for players
status-playing = In play
status-over = Over
free-seat = free seat
free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
look-on = Look on
you-look-on = You are looking on
you-look-on-help = You are looking on. Sit down if you want to play.
players-range = { $least }–{ $most } players
minutes = { $minutes } minutes
play-now = Play now against bots
play-with-friends = Play with friends
friends-title = { $title } with friends
friends-help = You get a link to send. Whoever does not come can be replaced by a bot.
more-choices = More choices
rules = Rules

players = Players
a-bot = A bot
a-friend = A friend, by link
same-screen = Somebody at this screen
curtain = Hand the screen to { $who }
curtain-why = Only { $who } should look now: what the others hold stays hidden.
curtain-open = I am { $who }
bots-play = Bots
level-first = Level { $number }: still learning
level = Level { $number } of { $most }
level-last = Level { $number }: the strongest
pace = Time for each choice
pace-0 = no clock
pace-30 = 30 seconds
pace-120 = 2 minutes
pace-86400 = a day
hints = Hints for whoever asks
hints-help = A game in which somebody asked for a hint counts for no rating.
options = Variants
option-first-seat = Who begins
option-random = chosen by lot
table-open = Anyone may join and look on
spectators-chat = Whoever looks on may chat
only-players-chat = Only those who play may chat here.
make-table = Make the table

gathering = The game begins by itself when every seat is taken, or when you begin it.
gathering-for-others = The game begins by itself when every seat is taken, or when those who sit there begin it.
invite-link = Send this link to your friends
invite-code = The link as a code for a camera
invite-code-help = Or let them point the camera of a phone at the code.
share = Share
is-there = here
who-is-there = { $count } of { $all } are here
start-with-bots = Begin, with bots on the free seats
sit-down = Sit down
leave = Leave

no-such-table = There is no such table, or it is by invitation only. Ask whoever plays there for an invitation, or begin a game of your own.
no-such-game = There is no such game here.
new-version = There is a new version of this page; it is being loaded …
reconnecting = The connection is gone; trying again …
changed = The table had changed before your choice arrived. Look again and choose.
refused-offline = The server cannot be reached. Your table waits; try again in a moment.
refused-refused = That cannot be done now.
refused-not-found = There is no such thing, or you may not know of it.
refused-not-yours = That is for somebody else to do.
refused-not-known = Say who you are first.
refused-illegal = The rules do not allow that now.
refused-malformed = That could not be understood. Check what you wrote.
refused-outdated = This table was made under other rules than this version has. Its owner can export it.
refused-too-much = That was too much at a time. Wait a moment, then try again.
refused-all-seats-are-taken = All seats are taken.
refused-somebody-is-asking-already = Somebody is asking already; answer that first.
refused-nobody-asks-to-take-anything-back = Nobody asks to take anything back any more.
refused-you-have-answered-already = You have answered already.
refused-a-bot-plays-there-already = A bot plays there already.
refused-you-are-playing-there-already = You are playing there already.
refused-the-table-has-ended-already = The table has ended already.
refused-the-game-has-begun-already = The game has begun already.
refused-the-table-has-ended = The table has ended.
refused-the-game-has-not-begun = The game has not begun.
refused-the-game-is-over = The game is over.
refused-the-game-is-not-over = The game is not over yet.
refused-you-have-no-seat-at-this-table = You have no seat at this table.
refused-that-is-not-your-seat = That is not your seat.
refused-only-those-who-play-may-chat-at-this-table = Only those who play may chat at this table.
refused-this-table-was-made-without-hints = This table was made without hints.
refused-there-is-a-hint-only-for-whoever-owes-a-choice = There is a hint only when you have a choice to make.
refused-one-hint-at-a-time-the-last-one-is-still-being-thought-about = One hint at a time: the last one is still being thought about.
refused-too-many-wait-for-a-thought-already-try-again-in-a-moment = Too many bots are thinking. Try again in a moment.
refused-there-is-no-hint-just-now-try-again-in-a-moment = There is no hint just now. Try again in a moment.
refused-there-is-no-such-table-or-it-is-by-invitation-only = There is no such table, or it is by invitation only.
refused-this-invitation-leads-nowhere-ask-for-a-new-one = This invitation leads nowhere; ask for a new one.
refused-this-link-was-used-already-or-is-too-old-ask-for-a-new-one-on-the-device-you-come-from = This link was used already or is too old. Make a new one on the device you come from.
refused-you-have-made-no-choice-that-can-still-be-taken-back-what-followed-was-shown-to-all = None of your choices can still be taken back: what followed was shown to all. You can ask the others.
refused-another-player-has-moved-since-your-choice-so-it-stands = Another player has moved since your choice, so it stands. You can ask the others.
refused-another-player-s-choice-rests-on-yours-so-it-stands = Another player’s choice rests on yours, so it stands. You can ask the others.
refused-you-have-made-no-choice-yet-that-could-be-taken-back = You have made no choice yet that could be taken back.
refused-too-much-for = That was too often. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
in-the-past = You are looking at the past: moment { $index } of { $count }.
to-the-present = Back to the present
line-you = Your turn: { $prompt }
line-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } share the victory.
}
line-you-won = You have won!
line-nobody-won = The game is over. Nobody has won.
line-closed = The host has closed this table.
asks-back = { $who } would like to take the last choice back. Everyone must agree.
you-ask-back = You have asked to take your last choice back. Everyone must agree.
agree = Agree
decline = Decline
bot-plays-for-you = A bot is playing for you.
come-back = Take over again
hand-over = Let a bot play on
board = The board
first-hint = For your first game
understood = Understood
look-closely = Looked at closely
choices = Your choices
choices-all = All { $count }
choices-filter = Type to find a choice
choices-key = All choices: the key C
parts = Parts of the table
fold = Fold { $title }: the key { $key }
look-at-board = Look at the board
undo = Take back
ask-back = Ask to take back
hint = Hint
hint-thinking = Thinking about it …
hint-share = wins { $share } ± { $error }
hint-others = Other good moves
you = you
bot = bot
away = away
to-choose = to choose
hours = { $hours } h
text-view = In words
log = What happened
log-tab = Log
log-fold = Fold this turn
log-undone = {" "}(taken back)
skip-ahead = Show the rest at once
say-something = Say something
send = Send

replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the present
replay-play = Play
replay-pause = Pause
replay-turn-back = One turn back
replay-turn-forward = One turn forward
replay-round-back = One round back
replay-round-forward = One round forward
replay-moment = Moment { $index } of { $count }

rules-as-implemented = The rules as they are played here.
search = Search
found = { $count ->
    [0] nothing found
    [one] one passage found
   *[other] { $count } passages found
}
rulings = Where the rulebook is silent

scores = Scores by source
source = Source
total = Total
points = { $points ->
    [one] one point
   *[other] { $points } points
}
winner = winner
course = How the scores went
course-words = Scores round by round. { $text }
rematch = Play again
rematch-here = Play again? { $link }
rematch-of = Play again with { $who }
record = Download the record
proof-kept = The shuffle is the one promised before the game.
proof-broken = The shuffle is not the one promised before the game.
secrets = What was secret
proof-help = Before the first choice the server showed the SHA-256 of the seed. This page has now computed it from the seed itself.

entry-seated = { $bot ->
    [yes] { $who }, a bot, sat down.
   *[no] { $who } sat down.
}
    .you = You sat down.
entry-vacated = { $who } left.
    .you = You left.
entry-started = The game began.
entry-took-back = { $who } took a choice back.
    .you = You took a choice back.
entry-asked-back = { $who } asked to take a choice back.
    .you = You asked to take a choice back.
entry-agreed = { $who } agreed.
    .you = You agreed.
entry-declined = { $who } declined.
    .you = You declined.
entry-went-back = All agreed: the choice was taken back.
entry-handed-over = { $by ->
    [clock] { $who } ran out of time; a bot plays on.
   *[none] { $who } let a bot play on.
}
    .you = { $by ->
        [clock] You ran out of time; a bot plays on.
       *[none] You let a bot play on.
    }
entry-returned = { $who } is back.
    .you = You are back.
entry-hinted = { $who } asked for a hint.
    .you = You asked for a hint.
entry-closed = The host closed the table.
