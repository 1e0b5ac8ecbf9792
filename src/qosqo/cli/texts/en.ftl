# What the command `qosqo` says.

## The command as a whole
about-qosqo = Three Inca board games: play them, check them, read their records.
after-qosqo = Languages: en, de, nl (--language, or the environment variable QOSQO_LANGUAGE). Start with: qosqo play
version-compiled = qosqo { $version } (the engine runs compiled)
version-interpreted = qosqo { $version } (the engine runs interpreted)

## Help
help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-help = show this help and stop
help-version = show the version, and whether the engine runs compiled
help-language = en, de or nl
help-json = write JSON for programs
help-game = which game: { $games }; or a game from any Python module as package.module:NAME
help-game-options = options of the game as name=choice (see: qosqo games)
value-command = COMMAND
value-game = GAME
value-language = LANGUAGE
value-option = NAME=CHOICE
value-number = N

## Complaints: one line each
did-you-mean = Did you mean { $nearest }?
bad-arguments = { $detail }. See: { $help }
bad-number = “{ $text }” is not a whole number of at least { $least }.
bad-real = “{ $text }” is not a number from { $least } to { $most }.
number-too-large = “{ $text }” is too large: at most { $most }.
bad-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
unknown-argument = There is no argument { $name } here.
unknown-choice = “{ $name }” is not possible here; there are: { $known }.
unknown-command = There is no command “{ $name }”; there are: { $known }.
unknown-game = There is no game “{ $name }”; there are: { $known }.
unknown-language = There is no language “{ $name }”; there are: { $known }.
unknown-option = { $game } has no option “{ $name }”; there are: { $known }.
unknown-option-choice = Option { $option }: “{ $name }” is not one of { $known }.
no-options = { $game } has no options.
missing-server = For tables in the browser please install more: { $install }
missing-ratings = For ladders please install more: { $install }
missing-data = For data files please install more: { $install }
missing-lab = For reports of the lab please install more: { $install }
missing-ray = For Ray please install more: { $install }
missing-postgres = For PostgreSQL please install more: { $install }
no-ray-here = Ray could not be started here: { $detail }
no-ray-there = No Ray answers at { $address }: { $detail }
process-died = A process that did some of the work has died: it was ended, or there was too little memory. What was finished and goes into a file is there.

## games
help-games = list the games
about-games = Lists the games with the number of players and the options that can be chosen before a game starts. The first choice of an option is the default.
no-games = There are no games here yet.
column-id = game
column-name = name
column-players = players
column-options = options

## rules
help-rules = read the rules of the games
about-rules = Shows the rules in our own words. With a game: its contents. With the number of a rule or chapter: that one. With words: every rule that contains them. Rulings where the printed rules are silent, and what is reconstructed, are said where it matters.
help-rules-words = a game ({ $games }), the number of a rule like K3.4, or words to look for
help-rules-all = show everything at full length
value-rules = GAME|NUMBER|WORDS
rules-unwritten = The rules of { $game } are not written yet.
rules-no-number = There is no rule { $name }.
rules-nothing = The rules say nothing about “{ $wanted }”.
rules-many = { $count } rules. Read one with qosqo rules NUMBER, all of them with --all.
rules-how-to-read = Read on with: qosqo rules NUMBER, qosqo rules GAME WORDS, or qosqo rules GAME --all
rules-words = Words
rules-ruling = Ruling
rules-why = Why
rules-reconstructed = Reconstructed
rules-example = Example

## check
help-check = check a game by playing random games
about-check = Plays random games with every number of players and every combination of options and checks what every game promises: games end, copies are equal and independent, positions survive JSON, views show no secrets, records can be replayed, texts exist. The shortest record that shows a failure is kept. Exit code 1 if something is wrong.
help-check-players = number of players, or all (default)
help-check-games = how many random games in all, at least one per setting (default: 100)
help-check-seed = seed of the first game; the others follow (default: 1)
help-check-every = make the expensive checks at every N-th decision (default: 5)
help-check-output = where to keep the shortest failing record (default: GAME-check-SEED.jsonl)
help-jobs = how many processes (default: one per processor)
value-file = FILE
check-progress = Checking { $game }
check-missing-text = Missing text: { $text }
check-broken = Broken promise: { $promise } ({ $times ->
        [one] once
       *[other] { $times } times
    })
check-detail = { "  " }after { $moves } moves: { $detail }
check-again = { "  " }again: { $command }
check-record = The shortest failing record is in { $file }
check-passed = { $game } keeps its promises: { $games } games with { $settings } settings, { $decisions } decisions, { $seconds } s.
check-failed = { $game } is not right: { $failures } of { $games } games failed, { $missing } texts are missing ({ $settings } settings, { $decisions } decisions, { $seconds } s).

## record
help-record = show, verify, replay or export the record of a game
about-record = Works with the files in which games are kept: JSON lines with all moves, chance outcomes and checksums.
help-record-show = who played what, the log and the score sheet
about-record-show = Shows the game of a record: who played what, what happened and the score sheet. Of a game that is over everything is told, of any other only what everybody (or the seat asked for) may know.
help-record-verify = check every line, move and position of a record
about-record-verify = Plays the record through and checks form, checksums, legality, chance outcomes and positions. The first error is reported with its line and cause; exit code 1.
help-record-replay = show the position after a number of moves
about-record-replay = Shows what the last move brought about and the position after it.
help-record-export = write what one seat may take home
about-record-export = Writes a game for one seat, or for a spectator if no seat is given. A game that is over is written in full; of an unfinished one only what the seat has seen, without the seed and without secrets.
help-record-file = the record
help-record-game = a game of your own as package.module:NAME, if the record is of one
help-record-seat = seen by this seat (number or name)
help-record-rules = add the number of the rule to each line
help-record-open = a file that is still being written (without a closing line) is fine, too
help-record-to = the number of moves (default: all)
help-record-output = write to this file instead of the terminal
value-seat = SEAT
no-file = There is no file { $file }.
bad-file = { $file }: { $detail }.
no-such-move = There is no move { $number }; the last one is { $last }.
unknown-seat = Nobody called “{ $name }” plays here; there are: { $known }.
record-bad = { $file }, line { $line }: { $cause }.
record-good-over = { $file } is right: a finished game of { $game } with { $moves } moves in { $entries } entries.
record-good-unfinished = { $file } is right: an unfinished game of { $game } with { $moves } moves in { $entries } entries.
record-game = Game
record-game-value = { $name } (rules version { $rules })
record-players = Players
record-data = Components
record-data-own = the game’s own ({ $hash })
record-data-other = others, kept in the record ({ $hash })
record-moves = Moves
record-moves-value = { $moves }, { $undone } times taken back, { $state }
record-over = the game is over
record-unfinished = not yet over

## Boards and score sheets
board-over = the game is over
board-turn = { $name } to play
board-move = { $number ->
        [one] after 1 move
       *[other] after { $number } moves
    }
board-spectator = what everybody sees
board-seen-by = seen by { $name }
board-points = points
yes = yes
no = no
scores-title = Score sheet
scores-start = At the start
scores-total = Total
scores-won = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }

## simulate
help-simulate = let bots play many games
about-simulate = Plays games between bots and counts wins and points, with the interval in which the truth lies in 95 of 100 cases. Every deal is played once for each way of rotating the bots around the table. Interrupted with Ctrl+C, it tells what it knows so far; with --json it can be continued later.
value-bots = BOT,BOT
value-budget = BUDGET
value-address = ADDRESS
help-players = number of players (default: 2)
help-solo = play alone against the game's own opponent, in all its difficulties
help-simulate-games = how many games (default: 100)
help-bots = who plays: { $bots }, package.module:CLASS or program:COMMAND; the last one fills the remaining seats; with weights of a file as BOT+FILE, with a budget of its own as BOT@BUDGET
help-budget = how long bots think about a turn: 0.5s (seconds), 200 (iterations), x0.1 (of their usual time)
help-simulate-seed = seed of the first deal; the others follow (default: 1)
help-simulate-json = write every game as a line of JSON to this new file
help-resume = go on with such a file; its contest counts, but --games may make it longer
help-simulate-records = keep the record of every game in this folder, to replay it
help-simulate-parquet = write every decision as a row of this new Parquet file, to learn from it
simulate-keeps-new-games = --records and --parquet keep games as they are played: they do not go with --resume.
simulate-kept-records = The records are in { $folder }.
simulate-kept-rows = { $rows } decisions are in { $file }, after { $seconds } s.
file-exists = { $file } exists already; choose another name.
folder-not-empty = There are files in { $folder } already; choose another folder.
value-folder = FOLDER
help-ray = play on a Ray cluster (without an address: a Ray on this machine)
unknown-bot = There is no bot “{ $name }”; there are: { $known }, package.module:CLASS or program:COMMAND.
simulate-which-game = Which game? Name one (see: qosqo games).
simulate-no-solo = { $game } has no opponent of its own.
simulate-solo-files = --solo plays several contests: it goes with neither --json nor --resume.
simulate-solo-players = --solo is for one alone: --players does not go with it.
simulate-told-by-file = { $file } says what is played: { $word } does not go with --resume.
simulate-other-game = { $file } is about { $game }.
simulate-progress = Playing { $game }
simulate-interrupted = Interrupted after { $done } of { $games } games. Go on with: qosqo simulate --resume { $file }
simulate-length = { $games ->
    [one] 1 game
   *[other] { $games } games
 } from seed { $seed }; { $decisions } decisions per game; { $speed } decisions/s in one process.
column-bot = bot
column-seat = seat
column-difficulty = difficulty
column-opponent = opponent's points
difficulty-easiest = easiest
difficulty-standard = standard
difficulty-hardest = hardest
column-wins = wins
column-fair = fair
column-score = points
column-decisions = decisions
column-thinking = thinking per game

## rate
help-rate = keep a ladder of the bots
about-rate = Draws the ladder of a game, the strongest bot on top, with the interval of each rating. With --bots it first lets every group of these bots play, with --add it reads games of qosqo simulate.
help-rate-file = where the ladders are kept (default: ladder.json)
help-rate-bots = bots that are to play each other: { $bots }, package.module:CLASS or program:COMMAND; with weights of a file as BOT+FILE, with a budget of its own as BOT@BUDGET
help-rate-games = how many games each group of bots plays (default: 20)
help-rate-add = files of qosqo simulate --json to be counted
rate-interrupted = Interrupted: games of bots that were not through with each other do not count.
rate-empty = There is no such ladder in { $file } yet. Start one with: qosqo rate GAME --bots random,greedy
column-rating = rating
column-games = games

## tune
help-tune = fit the bots' weights to games and try them
about-tune = Lets bots play against themselves, with some random turns and forced plans, fits what the parts of a position are worth in each phase of the game, and lets the new weights play against the present ones. Only that duel counts. The same command goes on where it was interrupted. The weights are used as a bot called search+FILE, normal+FILE or hard+FILE.
help-tune-out = where the weights are written (default: GAME-weights.json); the games lie beside it
help-tune-by = fit: fit the parts of a worth to results; play: shift all weights at random and follow those who win (default: fit)
help-tune-players = only games of so many players (default: each number in turn)
help-tune-start = with --by play: begin with the weights of a file
help-tune-shift = with --by play: how far all weights are shifted (default: 0.25)
help-tune-games = how many games to learn from, or with --by play how many trials of two games (default: 300), in turn with each number of players
help-tune-bots = with --by fit: who plays them (default: greedy), separated by commas, as BOT or BOT@ITERATIONS; several meet each other and are told apart
help-tune-iterations = iterations per turn of a searching bot in these games (default: 30)
help-tune-explore = the part of turns that begin with a random move (default: 0.08)
help-tune-phases = how many phases of the game have factors of their own (default: 3)
help-tune-ridge = with --by fit: how strongly the present weights hold the new ones back (default: 0.5)
help-tune-step = how much of the change that was found is made (default: 0.5)
help-tune-duel = games of the duel (default: 100; 0: none), with the number of players that --players says, otherwise two
help-tune-budget = of the duel: how long both sides think about a turn: 0.5s (seconds), 200 (iterations), x0.1 (of their usual time) (default: 100)
tune-progress = Learning { $game }
tune-at-sign = In the duel { $file } would be read as a bot with a budget behind the @; choose a name without one.
tune-start-is-out = { $file } cannot be both the weights to begin with and those that are found: then the same command could not go on. Choose another name for --out.
tune-only-with = { $word } only goes with --by { $by }.
tune-own-phases = The weights of { $game } have phases of their own: with --by play, --phases changes nothing.
tune-interrupted = Interrupted after { $done } of { $games } games. The same command goes on from there.
tune-fitted = Fitted to { $samples } positions: the final margin was missed by { $before } points before and { $after } now, which says little about play. Written to { $file }.
tune-played = The weights went with those who won { $trials ->
    [one] one trial
   *[other] { $trials } trials
}. Written to { $file }.
tune-duel = The new weights won { $wins } of { $games } games of { $players }; equal ones would win { $fair }. { $better ->
    [yes] They are better.
   *[no] That does not show that they are better.
}
column-part = part
column-weights = weights
column-factors = factors, from the beginning of the game to its end

## benchmark
help-benchmark = compare an agent with others by a fixed set of games
about-benchmark = Plays a fixed set of deals against fixed opponents, each deal once from every seat, and prints a row for a table: the share of wins with the interval in which the truth lies in 95 of 100 cases, and the lead in points. The set has a number; results with the same numbers of set and rules can be compared.
value-agent = AGENT
value-stages = NUMBERS
help-benchmark-agent = who is tried: package.module:CLASS, program:COMMAND, or one of { $bots }
help-benchmark-budget = how long the agent thinks about a turn: 0.5s (seconds), 200 (iterations), x0.1 (of its usual time); the opponents are always the same
help-benchmark-stages = only some opponents, by their places from 1 to { $last }, as 1,2
benchmark-no-stage = “{ $text }” are not places of opponents: numbers from 1 to { $last }, with commas between them.
column-agent = agent
benchmark-lead = lead in points
benchmark-length = { $games } games of { $game } by rules { $rules } and set { $protocol }; the agent thought for at most { $seconds } s per game on average.
## analyse
help-analyse = see what each move gave away, and what was luck
about-analyse = Goes through the records of games and finds for every decision what it gave away, for every chance event what it brought, and for every player how well the moves were chosen: by playing on from positions dealt anew in all that the player could not know. Interrupted with Ctrl+C, an analysis kept with --json goes on when the same command is given again.
help-analyse-files = records of games, or folders of them
help-analyse-level = how thorough: { $levels } (default: standard)
help-analyse-seconds = as much as can be done in so many seconds per game, instead of a level
help-analyse-seed = seed of the analysis: the same seed gives the same result (default: 1)
help-analyse-open-cards = judge by what was really hidden, instead of by what the players could know
help-analyse-json = keep the analysis in this file as JSON lines, and go on with what it holds
help-analyse-html = write a page that can be read without a network
analyse-empty = { $file } holds no move that could be analysed.
analyse-no-records = There are no records (*.jsonl) in { $folder }.
analyse-progress = Analysing { $file }
analyse-interrupted = Interrupted. What was found is in { $file }; the same command goes on.
analyse-interrupted-lost = Interrupted, and nothing was kept. With --json and the name of a file the same command would go on where it stopped.
analyse-same-file = The records, the analysis that is kept and the page each need a file of their own. See: qosqo analyse --help

## play
help-play = play in the terminal
about-play = Play in the terminal, alone against bots or with several people at one keyboard: hands are covered when the turn passes to somebody else. What is not said here will be asked. Every game is kept in a file as it goes, so nothing is lost when you stop.
help-play-seats = who plays, for example Ana,Ben,bot:hard (bots: { $bots })
help-play-seed = the seed of chance, to play the same game again
help-play-data = other component data than those of the game
help-play-save = the file in which the game is kept
help-play-resume = go on with the game of a file; without FILE with the last one
value-seats = NAME,…
not-a-choice = “{ $text }” is neither a number from 1 to { $last } nor a word that is known here.
not-a-number-of-players = “{ $text }” players? There can be { $fewest } to { $most }.
unknown-opponent = There is no bot “{ $name }”; there are: { $known }.
bot-of-a-file = The bot “{ $name }” of this record is none of Qosqo’s own: a file starts no programs and loads no modules.
empty-name = A seat needs a name.
name-taken = Somebody else is already called { $name }.
bad-data = { $file } cannot be used as component data: { $detail }.
nothing-to-resume = There is no unfinished game in { $folder }.
ask-game = Which game?
ask-players = How many players, { $fewest } to { $most }? [{ $default }]
ask-seats = Who plays? Type a name, or one of these for a bot:
ask-difficulty = How strong shall { $name } be?
alone-against-automaton = Against { $name } one person plays, not { $count }: its seat needs no name.
ask-seat = Seat { $number } [{ $default }]:
play-welcome = Choose by number. “{ $word }” tells what else you can type.
play-thinking = { $name } is thinking …
play-what = what?
play-prompt = { $name }, { $what } (1–{ $last })
play-back-hint = { "      " }back: choose again
play-nothing-chosen = Nothing is chosen yet. To take back a move: undo
play-cover = { $name } is next. Press Enter to cover the screen:
play-handed = Pass the keyboard to { $name }. { $name }, press Enter:
play-all-agree = Do all others agree?
play-undone = Taken back.
play-no-reason = Nothing that one might look for here is forbidden.
play-no-reason-for = There is no rule to name about “{ $wanted }”: it is possible, or it is not the time for it.
play-more-reasons = { "      " }… and { $more } more like this; “why WORDS” narrows them down
play-board-hint = “{ $word }” shows the board again
play-saved = The game is kept in { $file }
play-how-to-resume = Go on with: { $command }
play-not-started = No game was started.
play-help-numbers = Type the number of a choice. Several numbers in one line answer several questions. Or type a word (its beginning is enough):
play-help-board = show the board again
play-help-back = go back to the question before
play-help-undo = take back your last move
play-help-why = why something is not possible; “why draw” asks about moves that have to do with “draw”
play-help-hint = What could I do? Up to three plans of a bot, with reasons
play-help-log = what happened; “log 30” shows the last 30 moves
play-help-save = keep the game in another file: “save FILE”
play-help-help = this help
play-help-quit = stop; the game is kept
word-board = board
word-back = back
word-undo = undo
word-why = why
word-hint = hint
word-log = log
word-save = save
word-help = help
word-quit = quit

## Boards drawn for the terminal
kramer-legend = c crop, v village with elevation; T temple with value; ≈≈ pond
feld-headline = Round { $round } of { $rounds } · { $phase } · Order: { $order }
feld-phase-0 = set-up
feld-phase-1 = phase 1, placing dice
feld-phase-2 = phase 2, abilities
feld-phase-3 = phase 3, Cuzco
feld-phase-4 = the end
feld-map = Map ({ $stone }, { $rope })
feld-village = place
feld-feather = feather
feld-worth = VP
feld-quipus = quipus
feld-here = chasqui
feld-ways = ways
feld-actions = Action spaces
feld-temple-steps = temple, steps 1–6
feld-display = Display
feld-market = Market
feld-face-up = God cards face up
feld-palace = Missions in the palace
feld-drawn = Missions to choose from
feld-slid = ↓
feld-spaces = { $quipus } quipus, { $empty } empty
tawa-headline = Turn { $turn } · { $festivals } of 3 festivals · Festival token: { $holder }
tawa-terrace-0 = Top terrace
tawa-terrace-1 = Middle terrace
tawa-terrace-2 = Bottom terrace
tawa-colour-0 = { "" }
tawa-colour-1 = { " (b)" }
tawa-colour-2 = { " (g)" }
tawa-task-0 = pot
tawa-task-1 = cor
tawa-task-2 = sto
tawa-task-3 = gol
tawa-task-4 = step
tawa-task-5 = bui
tawa-task-6 = sta
tawa-task-7 = wea
tawa-task-8 = mer
tawa-task-9 = tra
tawa-task-10 = pro
tawa-coricancha = Coricancha
tawa-steps = steps
tawa-regions = Regions (soldiers to flip + to discard)
tawa-village = Village, potato end → corn end
tawa-nomads = Nomads
tawa-casualties = Casualties of war
tawa-market = Buildings for sale
tawa-offer = God cards on offer
tawa-weaving = Weaving on top
tawa-drawn = Weavings drawn
tawa-trained = Army cards to choose from
tawa-chosen = God cards chosen

## Entries of views that are listed beside the drawn boards
view-supply = supply
view-incas = Incas left
view-doubles = double terrain
view-villages = single villages
view-crops = single crops
view-tokens = extra-action tokens
view-hand = hand
view-temples = temples
view-cell = hex
view-value = value
view-disc = solar disc
view-size = size
view-changed = changed this turn
view-triples = triple terrain
view-ponds = ponds
view-floors = temple floors 2–10
view-deck = deck
view-face-up = face up
view-discards = discards
view-action-points = action points left
view-duty = terrain must come first
view-token-spent = token spent
view-rested = just moved for free
view-last-turns = turns left
view-festival = festival
view-bids = bids
view-bidding = still bidding
view-played = cards played
view-dice = dice
view-knowledge = knowledge
view-feathers = feathers [missing]
view-circlets = circlets
view-tiles = tiles (↓ slid down)
view-quipus = spaces
view-reserve = quipus in reserve
view-priests = priests at home
view-offerings = offerings
view-food = food
view-medals = Inti medals
view-goods = goods
view-missions = missions
view-completed = missions completed
view-light = light pututus
view-dark = dark pututus
view-study-pile = study tiles
view-farm-pile = farm tiles
view-decks = god cards
view-mission-deck = missions
view-offering-supply = offerings
view-food-supply = food
view-light-supply = light pututus
view-dark-supply = dark pututus
view-temple-medals = Inti medals
view-resources = resources
view-temple = temple step
view-workers = workers
view-statues = statues
view-steps-left = steps left
view-markers-left = conquest markers left
view-buildings = buildings [face down]
view-god-cards = god cards
view-army-cards = army cards
view-army-up = armies face up
view-army-down = armies face down
view-tapestries = tapestries

## serve
help-serve = play in the browser: tables for people and bots
about-serve = Starts the server. People open its address in a browser, programs use the HTTP API (described by /openapi.json). All tables are kept in a database and survive any crash.
help-serve-host = the network address to listen on; 0.0.0.0: everybody on the network (otherwise only this machine)
help-serve-port = the port to listen on (otherwise { $port })
help-serve-socket = serve on a socket that is open already, by its number (from systemd: 3), instead of host and port
help-serve-database = where tables are kept: a file, or postgresql://… (otherwise { $file })
help-serve-site = the address by which people reach the server through a proxy, like https://games.example
help-serve-behind-proxy = believe what a proxy on this machine says about where requests come from
help-serve-hosts = answer only under these names (games.example), whatever else leads here
help-serve-only-https = tell browsers to come by HTTPS only from now on
help-serve-lab = open the lab to everybody who can reach the server (otherwise it is open only where the server can be reached from this machine alone)
help-serve-thinkers = in how many processes bots think (default: 1); one bot may use them all while nobody else needs them
help-serve-more-games = further games, like package.module:GAME
help-serve-open = open a browser, too
help-serve-log-level = how much is logged: debug, info, warning or error
value-database = DATABASE
value-level = LEVEL
serve-address = Qosqo is at { $address } (stop with Ctrl-C)
serve-bad-port = Port { $port } cannot be used: { $detail }. Does Qosqo run there already? Another one: --port 8751
serve-bad-database = The database { $database } cannot be used: { $detail }

## reports
help-reports = problems that people have reported at tables
about-reports = Lists the problem reports of a server's database. With the name of a report its record is printed, to be kept in a file and looked at with qosqo record.
help-reports-report = print the record of this report
value-report = REPORT
no-reports = Nobody has reported anything.
unknown-report = There is no report “{ $name }”.
column-report = Report
column-when = When
column-table = Table (version)
column-text = Remark

## tables
help-tables = the tables that a server keeps
about-tables = Looks after the tables in a server's database.
help-tables-verify = check whether all stored games go on with this version
about-tables-verify = Plays all stored games through with the installed code, before a server is changed over to it. Names those that would not go on, and why; exit code 1 then. Opens the database only to read; nothing is changed.
tables-progress = Tables
tables-verified = { $tables ->
    [one] 1 table: { $finished } finished, { $running } running.
   *[other] { $tables } tables: { $finished } finished, { $running } running.
}
tables-all-go-on = All of them go on with this version.
tables-failed = { $failed ->
    [one] 1 table would not go on with this version.
   *[other] { $failed } tables would not go on with this version.
}
column-stored-table = table
column-line = line
column-reason = reason

## lab
help-lab = experiments with what is printed on cards, tiles and boards
about-lab = Changes component data and options as an experiment says, lets bots play every variant with the same deals, and reports what that does to the game. docs/lab.md tells how an experiment is written.
help-lab-run = play the games of an experiment
about-lab-run = Plays an experiment on all cores, or on a Ray cluster. It stops early where all that the experiment asks is certain. Interrupted with Ctrl+C, the same command goes on.
help-lab-experiment = the file of the experiment (TOML)
help-lab-results = where the games are kept (default: beside the experiment, ending in .jsonl)
help-lab-report = say what an experiment has found
about-lab-report = Writes one page that can be read without a network, with charts and tables, and on request JSON.
help-lab-games = the file of results, as qosqo lab run has written it
help-lab-html = the page (default: beside the results, ending in .html)
help-lab-json = write all numbers to this file, too
lab-progress = Playing { $title }
lab-done = { $games } games are in { $file }. Now: qosqo lab report { $file }
lab-early = { $left } of { $all } line-ups needed fewer games: all that was asked about them is certain.
lab-same-file = The games, the page and the numbers each need a file of their own. See: qosqo lab report --help
lab-interrupted = Interrupted after { $games } games. The same command goes on.
lab-bad = { $file }: { $detail }
lab-not-games = { $file } says what is to be played; a report is made of the games: qosqo lab report { $games }
lab-empty = { $file } holds no games yet.
lab-written = The report is in { $file }.
play-hints-agree = Everybody here agrees that a bot may be asked for hints?
play-hint-thinking = A bot is thinking about what you could do …
play-hints-taken =
    { $count ->
        [one] { $name } has asked a bot for a hint once.
       *[other] { $name } has asked a bot for hints { $count } times.
    }
help-exercises = solve short positions, one turn each
about-exercises = Positions from recorded games: reach with one turn what is asked for. After a missed attempt you may try again or be shown the solution. What you have solved is remembered.
help-exercises-number = which exercise; without it you choose from the list
ask-exercise = Which exercise
ask-after = What now
after-again = try again
after-solution = show the solution
after-leave = leave
exercise-reached = Solved!
exercise-missed = Not yet: somebody else would decide now.
no-exercises = Nobody has made exercises for this game yet.
no-such-exercise = There are exercises 1 to { $last }.
