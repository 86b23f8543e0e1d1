### Words every game shares.

prompt = choose a move.
seat = Seat { $number }
event-took-back = { $who } took back “{ $move }”.
    .you = You took back “{ $move }”.
event-took-back-hidden = { $who } took back a choice.
event-rewound = By consent, the game went back to the last choice of { $who }; what nobody had seen was drawn anew.
    .you = By consent, the game went back to your last choice; what nobody had seen was drawn anew.
refusal-over = The game is over.
refusal-not-asked = You owe no choice now; it is for { $seats } to choose.

## What a move would change

outlook-certain = { $what } { $now } → { $least }
outlook-between = { $what } { $now } → { $least } to { $most }
outlook-open = { $what } { $now } → ?
outlook-of = { $of }: { $changes }
outlook-ends-turn = ends your turn
outlook-ends-round = ends the round
outlook-ends-game = ends the game
outlook-may-end-turn = may end your turn
outlook-may-end-round = may end the round
outlook-may-end-game = may end the game

## What is advised, and why

advice-reason = { $what } ({ $share })
advice-better = better than “{ $than }” by { $difference }: { $because }
advice-better-though = better than “{ $than }” by { $difference }: { $because }; though { $though }
advice-worse = { $difference } against “{ $than }”: { $because }
advice-worse-though = { $difference } against “{ $than }”: { $because }; though { $though }
advice-even = as good as “{ $than }”, as far as these games tell
advice-line = Then: { $steps }
advice-step = { $who }: { $move }
advice-others = { $good ->
    [yes] less for the others
   *[no] more for the others
}
advice-rest = { $good ->
    [yes] a better end
   *[no] a worse end
}

## The table as text, for language models and other programs

text-you = You are { $who }, one of { $players } players.
text-watching = You look on; { $players } play.
text-options = Options: { $options }.
text-table = The table
text-rules = The rules
text-news = What happened since your last choice
text-asked = What is asked
text-moves = Your moves, as they are written
text-answer = How to answer
text-answer-listed = Think as long as you like. End your answer with one line, with a move written as above:
text-answer-unlisted = Think as long as you like. End your answer with one line, with a move written like “{ $example }”:
text-again = Your last answer cannot be used
text-said = You answered: { $answer }
text-empty = There was no answer.
text-unparsable = No move could be read from it.
text-illegal = “{ $move }” is not allowed. { $reason } (The rule: { $rule })
text-over = How it ended
text-won = { $points ->
    [one] one point
   *[other] { $points } points
}, won
text-points = { $points ->
    [one] one point
   *[other] { $points } points
}

## The command line: small words

cli-percent = { $value }%
cli-and = { $first } and { $last }
cli-you = you
cli-person = Player { $number }
cli-yes-words = y yes
cli-back-words = b back
cli-game = Game
cli-players = Players
cli-minutes = Minutes
cli-about = What it is
cli-option = Option
cli-values = Values
cli-place = Place
cli-who = Who
cli-points = Points
cli-source = Source
cli-total = Total
cli-bot = Bot
cli-seat = Seat
cli-played = Games
cli-share = Wins
cli-interval = 95% interval
cli-spread = Spread
cli-mean = Mean
cli-least = Least
cli-most = Most

## The command line: what is wrong with what was typed

cli-problem = That did not work: { $problem }
cli-usage = { $problem } See: { $path } --help
cli-no-extra = This needs the extra “{ $extra }”; in Londinium’s folder, say: pip install '.[{ $extra }]'
cli-usage-option = There is no option { $value } here. See: { $path } --help
cli-usage-command = There is no command “{ $value }”. See: { $path } --help
cli-usage-value = { $value } wants a value. See: { $path } --help
cli-usage-extra = “{ $value }” is more than was asked for. See: { $path } --help
cli-usage-missing = { $value } is missing. See: { $path } --help
cli-not-a-number = { $what } wants a whole number, not “{ $value }”.
cli-number-least = { $what } must be at least { $least }.
cli-number-range = { $what } must be from { $least } to { $most }.
cli-bad-minutes = --minutes wants a number greater than 0, not “{ $value }”.
cli-no-language = There is no language “{ $value }”; choose one of { $choices }.
cli-no-game = There is no game “{ $value }”; the games are: { $choices }.
cli-which-game = Which game? Say, for example: londinium play GAME --players 4 (games: { $choices }).
cli-bad-players = { $game } is for { $least } to { $most } players, not { $value }.
cli-option-form = An option is written name=value, not “{ $value }”.
cli-no-option = This game has no option “{ $value }”; its options: { $choices }.
cli-option-value = Option { $name } cannot be “{ $value }”; choose one of { $choices }.
cli-option-players = Option { $name }={ $value } is not for { $players } players.
cli-no-bot = There is no bot “{ $value }”; choose among { $choices }.
cli-bad-budget = “{ $value }” cannot think for so long: write search:2s or search:250ms (CPU time a turn, ten minutes at most), or search:5000 (simulations a turn).
cli-no-program = There is no program “{ $value }”; after program: comes a Python file with a bot in it, or a command (without commas).
cli-noted-program = The record names a program (“{ $value }”), and a record starts none; name it yourself with --bots.
cli-bots-count = { $count ->
    [one] There is one bot
   *[other] There are { $count } bots
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}; name one bot for all of them, or one for each.
cli-no-seat = There is no seat “{ $value }”; seats are counted from 1 to { $most }.
cli-names-count = There are more names ({ $count }) than people ({ $people }).
cli-cannot-read = Cannot read { $path }: { $problem }
cli-cannot-write = Cannot write { $path }: { $problem }
cli-no-folder = There is no folder { $path } to write to.
cli-out-suffix = { $path }: the name of the file must end in one of { $choices }.
cli-bad-record = { $path } is not a record that can be played back: { $problem }
cli-bad-notes = The record’s notes do not say who sat where in a way that makes sense; say it yourself with --you and --bots.
cli-bad-data = { $path } does not fit { $game }: { $problem }
cli-other-game = { $path } is a game of { $game }; leave the name of the game out.
cli-resume-has = { $name } cannot be changed in a game that has begun; leave it out.
cli-uncompiled = Note: the rules run as plain Python, many times slower than compiled. Install a C compiler (for example: apt-get install gcc python3-dev) and install Londinium again.

## The command line: playing

cli-welcome = Londinium · board games of London
cli-goodbye = Goodbye.
cli-ask-language = Language ({ $choices }) [{ $lang }]:
cli-ask-game = Which game?
cli-ask-players = How many players, { $least } to { $most }? [{ $usual }]
cli-ask-name = What is your name? [{ $name }]
cli-news = Since your last choice
cli-so-far = So far
cli-must-choose = { $who }: { $prompt }
cli-others-too = { $names } { $count ->
    [one] chooses
   *[other] choose
} at the same time.
cli-outlook-move = Choice
cli-outlook-changes = What it would change
cli-outlook-nothing = nothing that can be counted
cli-advice-share = Share of wins
cli-advice-why = Why
cli-advice-thinking = Thinking
cli-advice-none = There is nothing to advise on: you owe no choice now.
cli-keys = a number, or: u undo · w what if · a advice · l log · s save · ? rules · h help · q quit
cli-not-an-answer = { $blank ->
    [True] Please choose:
   *[other] “{ $answer }” is no answer here:
} { $count ->
    [one] press Enter, write the move
   *[other] type the number of a choice, write a move
} such as “{ $example }”, or h for help.
cli-rule = The rule: { $title }
cli-chosen = ✓ { $move }.
cli-move-lost = { $who } lost a move, and any legal one was drawn instead: { $reason }
cli-let-stand = Enter: go on · u: take it back
cli-enter-or-undo = Press Enter to go on, or type u to take your choice back.
cli-taken-back = Taken back.
cli-nothing-to-undo = There is nothing you can take back: what came after your last choice cannot be unseen.
cli-log-empty = Nothing has happened yet.
cli-pass = Pass the keyboard to { $who }.
cli-press-enter = Nobody else looking? Press Enter.
cli-more = — Enter: more · q: back —
cli-rules-of = { $game }: the rules as they are played here
cli-help-type = Type
cli-help-what = to
cli-help-number = make that choice
cli-help-notation = make that choice, written as a move
cli-help-undo = take your last choice back
cli-help-outlook = see what each choice would change for certain
cli-help-advice = see the best choices, how often they win, and why
cli-help-log = read all that happened
cli-help-save = save the game (or: s FILE)
cli-help-rules = read the rules
cli-help-help = see this help
cli-help-quit = leave; you may save first
cli-save-first = Save the game first? (y: yes · n: no · b: back to the game)
cli-keep-record = Keep a record of this game? (y/n)
cli-file-name = File name [{ $name }]:
cli-overwrite = { $path } exists. Write over it? (y/n)
cli-not-saved = Not saved.
cli-saved = Saved. Go on with: londinium play --resume { $path }
cli-saved-over = Saved. See it again with: londinium replay { $path }
cli-over = The game is over
cli-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
cli-no-winner = Nobody wins.

## The command line: the other commands

cli-options-of = Options of { $game }
cli-try = To play: londinium play { $game }
cli-playing = Playing
cli-simulated = { $game }, { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
cli-par = Evenly matched, everyone would win { $share }; shared victories count in parts.
cli-by-bot = By bot
cli-by-seat = By seat
cli-without-winner = { $share } of the victories went to no seat.
cli-length = Length of a game
cli-decisions = Decisions
cli-rounds = Rounds
cli-figures = Figures of the game
cli-took = { $seconds } s, { $speed } games a second.
cli-stopped = Stopped after { $done } of { $games } games; this is what they came to.
cli-written = { $count ->
    [one] One game
   *[other] { $count } games
} written to { $path }.
cli-step = Move { $move } of { $moves } — Enter: next · b: back · q: leave
cli-unfinished = The game is not over yet; the record ends after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
cli-data-fits = { $path } fits { $game }.
cli-data-ours = It says the same as the data that comes with the game.
cli-entries = { $count ->
    [one] one entry
   *[other] { $count } entries
}
data-source = { $source ->
    [rulebook] printed in the rulebook
    [published] from a public source
    [first-edition] from the first edition
    [reconstructed] reconstructed by us
   *[other] { $source }
}
cli-fuzzing = Looking for trouble in { $games }, seed { $seed }. Ctrl-C stops.
cli-fuzzed = { $games ->
    [one] One game
   *[other] { $games } games
} played, { $speed } a second
cli-finding = { $number }. { $game }: { $kind ->
    [crash] crash
    [dead-end] dead end
    [endless] endless game
    [broken-invariant] broken invariant
   *[other] { $kind }
}. { $message }
cli-finding-record = The game that shows it: { $path }
cli-finding-seed = Seed: { $seed }
cli-findings = { $count ->
    [0] nothing found so far
    [one] one finding
   *[other] { $count } findings
}
cli-no-findings = Nothing found.

## The command line: serving, and keeping a server

cli-serving = Londinium is at { $address }
cli-serving-database = The tables are kept in { $path }
cli-scan = On a phone in the same network, point the camera here:
cli-no-network = This machine seems to be in no network; only it can play.
cli-ctrl-c = Ctrl-C ends it; whoever plays can go on when it is back.
cli-serve-ended = All is written. Goodbye.
cli-serve-failed = The server could not start; the log says why.
cli-processes-sqlite = Several processes need PostgreSQL: --database postgresql://… (a SQLite file is for one).
cli-in-use = A server is running on { $path }; end it first, or choose another database.
cli-cannot-listen = Cannot listen on { $host }, port { $port }: { $problem }
cli-bad-address = --address wants an address such as https://club.example, not “{ $value }”.
cli-bad-setting = There is no setting { $value }; there are { $choices }.
cli-no-lines = The log can be { $choices }, not “{ $value }”.
cli-database-form = A database is a file or postgresql://…, not “{ $value }”.
cli-database-away = The database { $path } cannot be used now: { $problem }
cli-database-newer = { $path } was made by a newer Londinium; install that version, or restore a backup from before.
cli-database-not-ours = { $path } holds something else than Londinium’s tables; choose another database.
cli-database-damaged = { $path } is not a whole SQLite database: { $problem }
cli-no-database = There is no database { $path }; londinium serve makes one.
cli-only-sqlite = This is for SQLite; PostgreSQL has tools of its own: pg_dump and pg_restore.
cli-same-file = { $path } is the database itself; choose another file.
cli-not-found = There is no table or person of that id.
cli-no-game-begun = No game was begun at this table, so there is nothing to export.
cli-nothing-said = Nothing was said there.
cli-outdated = This table was made under other rules than this version has; it can be exported.
cli-no-status = A table is { $choices }, not “{ $value }”.
cli-bad-days = --older-than wants a number of days, not “{ $value }”.
cli-table = Table
cli-status = Status
cli-names = Who plays
cli-entries-made = Entries
cli-changed = Last change
cli-person-id = Person
cli-name = Name
cli-tables-of = Tables
cli-since = Since
cli-seen = Last seen
cli-status-of = { $status ->
    [gathering] gathering
    [playing] being played
    [over] over
    [closed] closed
   *[other] { $status }
}
cli-tables = { $count ->
    [0] No tables.
    [one] One table.
   *[other] { $count } tables.
}
cli-people = { $count ->
    [0] Nobody.
    [one] One person.
   *[other] { $count } people.
}
cli-closed = Table { $table } is closed.
cli-exported = Written to { $path }. See it with: londinium replay { $path }
cli-exported-log = Written to { $path }, as a bare log: these rules cannot replay it.
cli-pruned = { $count ->
    [0] Nothing was old enough.
    [one] One table was forgotten here; what was played there is in { $path }.
   *[other] { $count } tables were forgotten here; what was played there is in { $path }.
}
cli-chat-removed = { $count ->
    [one] One saying
   *[other] { $count } sayings
} removed from table { $table }.
cli-person-removed = { $person } is removed, from { $count ->
    [0] no table
    [one] one table
   *[other] { $count } tables
}.
cli-backed-up = A whole copy is in { $path }.
cli-restored = { $path } is as it was when the copy was made.
cli-laid-aside = What was there is now { $path }
cli-replaying = Replaying
cli-replay-differs = { $table } ({ $game }): what is stored differs from what the log tells: { $what }
cli-replay-broken = { $table } ({ $game }): the log cannot be played, at entry { $what }
cli-replay-other-rules = { $table } ({ $game }): made under other rules: { $what }
cli-replayed = { $count ->
    [0] There are no tables.
    [one] One table, and it is as its log tells.
   *[other] { $count } tables, and all are as their logs tell.
}
cli-replayed-odd = { $count ->
    [one] One table
   *[other] { $count } tables
}, { $odd ->
    [one] one of them
   *[other] { $odd } of them
} not as it should be.

## The command line: programs at tables

cli-bad-link = “{ $value }” is no invitation; copy the link of a table, such as https://club.example/#/invite/…
cli-server-says = The server says: { $reason }
cli-bot-seated = { $name } sits at seat { $seat } of a table of { $game }.
cli-bot-over = The game is over: { $result }

## The command line: the arena, and its report

cli-arena-head = { $game }, { $players } players: { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}, { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
cli-arena-commit = The seed is that of commit { $commit }.
cli-arena-goes-on = Run { $run } goes on: { $done } of { $blocks } blocks are there.
cli-arena-stopped = Stopped after { $done } of { $blocks } blocks, and all of them are kept. The same command goes on.
cli-arena-lost = { $count ->
    [one] One block
   *[other] { $count } blocks
} could not be played ({ $reason }) and { $count ->
    [one] does
   *[other] do
} not count; the same command tries again.
cli-arena-forfeit = { $bot } lost { $count ->
    [one] a game
   *[other] { $count } games
} by failing: { $reason }
cli-arena-written = Rows in { $path }, the report in { $report }
cli-arena-ladder-written = The ladder is in { $path }
cli-other-run = { $path } holds another run, which has { $differs }. Choose another --out, or give the command of that run to go on with it.
cli-no-journal = { $path } is there already and is not of a run that could go on ({ $journal } is missing); choose another --out.
cli-run-in-use = Another command is writing to { $path }.
cli-bad-sprt = --sprt wants P0,P1 or P0,P1,ALPHA,BETA, shares from 0 to 1 with P0 below P1 and error rates below 0.5, not “{ $value }”.
cli-nothing-to-test = --sprt tests the first bot against others: name another bot, and the first only once.
cli-many-games = A block has { $games } games here: --blocks can be at most { $most }.
cli-mixed-bots = Mixed tables of { $players } need at least { $players } bots, and { $count } { $count ->
    [one] is
   *[other] are
} named; say --form round or --form first.
cli-no-form = --form is { $choices }, not “{ $value }”.
cli-bad-limit = --limit wants seconds from 0.1 to 86400, not “{ $value }”.
cli-bad-seed = --seed wants a whole number, commit, or commit:HASH, not “{ $value }”.
cli-no-commit = There is no commit “{ $value }” here to take the seed from.
cli-bad-cluster = --cluster wants auto or ray://HOST:PORT, not “{ $value }”.
cli-bad-ladder = { $path } is no plan of a ladder: { $problem }
cli-ladder-has = { $name } is said by the plan of the ladder; leave it out.
cli-ladder-suffix = { $path }: a ladder is written as .md.
arena-title = { $game }: who wins how often
arena-bots = Bots
arena-ratings = Ratings
arena-ratings-about = OpenSkill (Plackett–Luce), higher is better, 25 is the mean of all; 95% intervals from drawing whole blocks anew.
arena-rating = Rating
arena-shares = Share of victory
arena-shares-about = Everyone alike would win { $share } (the dashed line); shared victories count in parts. A block is one deal in every arrangement of the bots; the 95% intervals come from drawing whole blocks anew.
arena-matches = Match by match
arena-match = Match
arena-duel = { $one } alone against { $other }
arena-mixed = { $bots } together
arena-seats = Share of victory by seat
arena-everyone = Everyone
arena-points = Points
arena-length = Length of a game
arena-length-about = Decisions of all seats in a game.
arena-effort = Thinking
arena-effort-about = CPU time of the choices alone, on the machines named below.
arena-choices = Decisions
arena-a-second = Decisions a second
arena-a-turn = CPU a turn
arena-ms = { $value } ms
arena-controls = Controls
arena-mirror = { $bot } against itself
arena-against-random = { $bot } against random
arena-even = If even
arena-verdict = Verdict
arena-control-fine = as it should be
arena-mirror-odd = not even: look for a fault before believing the rest (one mirror in twenty is so by chance)
arena-random-odd = not shown to be better than random play
arena-random-few = every game won, but too few to show that it is better than random play
arena-test = Sequential test
arena-test-about = Whether the first bot’s share is { $p0 } or { $p1 }, wrong at most { $alpha } and { $beta } of the time; generalized SPRT on the means of blocks.
arena-test-p1 = After { $blocks } blocks: { $p1 } is accepted (log likelihood ratio { $ratio }).
arena-test-p0 = After { $blocks } blocks: { $p0 } is accepted (log likelihood ratio { $ratio }).
arena-test-open = Undecided after { $blocks } blocks (log likelihood ratio { $ratio }, between { $low } and { $high }).
arena-origin = Where this comes from
arena-command = Command
arena-run = Run
arena-seed = Seed
arena-deals = Blocks
arena-form = Form
arena-limit = Limit
arena-limit-about = { $seconds } s a choice; a bot that fails or takes longer loses the game, and the others share the victory.
arena-commit = Commit
arena-changed = with changes that are not committed
arena-machine = Machine
arena-plain = not compiled
arena-options = Options
arena-games = Games
