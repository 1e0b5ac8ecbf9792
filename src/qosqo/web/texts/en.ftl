# What the pages say.
yes = Yes
no = No
and = and
close = Close
skip-link = Skip to the content
home-link = Back to the start page
settings-title = Settings
settings-language = Language
settings-theme = Colours
theme-auto = like the device
theme-light = light
theme-dark = dark
settings-pace = Pace of the bots
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-none = without waiting
settings-confirm = Confirm the end of a turn
settings-name = Your name
signals-title = When it is my turn
signal-sound = Sound
signal-notification = Notification
settings-save = Save

# Home
home-about = Three board games about the Inca, to play with friends and against programs.
home-play = Play
home-players = { $fewest } to { $most } players
home-reading = { $minutes } minutes of rules
home-start-about = against a bot
home-new = New here? “Learn with a teacher” explains a game while you play it.
home-estimates = How long and how demanding the games are is our estimate.
home-start = Play now
home-solo = Alone against { $name }
home-setup = Set up a table
home-mine = My tables
home-none = No tables yet. Start one above.
home-watch = Watch a table
home-none-public = Nobody else is playing just now.
home-records = Recorded games
home-upload = Open a record
table-finished = finished, { $scores }
table-recorded = record of { $moves } moves
table-my-turn = your turn
table-turn-of = to play: { $name }
table-put-away = Put away
table-bring-back = Bring back
home-away = Put away: { $count }
table-running =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
gallery-title = Gallery
gallery-about = Every icon, card and tile of the games, drawn for Qosqo.
gallery-empty = There are no drawings yet.
gallery-search = Search the gallery
gallery-contents = Contents of the gallery
gallery-found = Found: { $count }
gallery-nothing = Nothing found.

# Setting up and joining
setup-title = { $game }: set up a table
setup-way = Against whom?
way-bots = Against bots
way-friends = With friends, by an invite link
way-automaton = Alone against { $name }, the game’s own opponent
way-mix = Mixed: choose each seat
setup-bots = How many bots?
setup-friends = How many friends?
setup-friends-about = You get a link for each of them at the table. A bot can still take a seat that stays empty.
setup-strength = How strong?
setup-difficulty = How strong?
difficulty-easiest = easier
difficulty-standard = as in the rules
difficulty-hardest = harder
difficulty-own = rule by rule
setup-more = More
setup-seats-about = { $fewest } to { $most } players. Friends get a link from you.
setup-seat = Seat { $number }
setup-name = Name (optional)
setup-options = How do you want to play?
data-title = Component data
data-other = a file of their own
setup-data-about = What is printed on cards, tiles and boards can be replaced by a file of your own, for a variant.
setup-data-own = Download the data of this game
setup-data = Data file (TOML)
setup-listed = Others may find this table and watch
setup-start = Start the game
who-me = me
who-friend = a friend, by invite link
who-device = another person on this device
who-bot = bot: { $strength }
who-none = nobody
join-title = You are invited to { $game }
join-with = At the table: { $names }
join-sit = Sit down

# The table
board-title = The board
choices-title = Your choice
needs-script = Playing needs JavaScript.
about-table = About this table
kind-person = person
kind-bot = bot
kind-device = person on the device of the host
kind-open = invited, not here yet
kind-automaton = the game's own opponent
seats-title = Players
seat-more = All that belongs to { $name }
seat-you = you
seat-here = on this device
seat-bot = bot, { $strength }
seat-automaton = plays by rules of its own
seat-open = invited
seat-online = connected
seat-offline = not connected
seat-acting = to play
seat-thinking = is thinking
seat-winner = winner
points-word = Points:
prompt-your-turn = { $name }, it is your turn. { $what }
prompt-choose = Choose what to do.
prompt-waiting = { $name } is to play.
standing-waiting = Not your turn
standing-thinking = Thinking
standing-away = Not connected
standing-invited = Nobody has taken this seat yet
standing-watching = You are watching
standing-looking-back = Looking back
standing-record = Recorded game
standing-over = The game is over
prompt-pass-device = Pass the device to { $name }.
prompt-winner =
    { $count ->
        [one] { $name } wins the game.
       *[other] { $name } share the victory.
    }
undo-step = Undo
undo-turn = Whole turn
undo-ask = Ask to undo
undo-last = Undo my move
undo-request =
    { $count ->
        [one] { $name } asks to take back the last move.
       *[other] { $name } asks to take back the last { $count } moves.
    }
undo-agree = Agree
undo-refuse = Refuse
skip-bots = Hurry up
cover-title = { $name } is next
cover-text = Pass the device on. Hidden cards are shown only after you press the button.
cover-ready = I am { $name }
invite-label = Invite link for { $seat }
invite-copy = Copy
invite-bot = Let a bot play instead
view-empty = none

# Scores
sheet-title = Score sheet
sheet-category = For
sheet-start = At the start
sheet-total = Total
sheet-by-round = Points by round
sheet-round = Round
sheet-round-number = Round { $number }
chart-title = Scores over time
chart-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
end-scores = Scores (fold away to see the board)
end-margin =
    { $points ->
        [one] One point ahead of { $name }.
       *[other] { $points } points ahead of { $name }.
    }
end-tie = Level on points with { $name }; the rules decide the tie.
end-difference = What { $name } has scored more and less than { $other }
rematch = Play again
rematch-join = To the rematch

# Log and replay
log-title = Log
log-show = Show the position after move { $number }
replay-title = Look back
replay-more = More
replay-first = To the start
replay-back = One move back
replay-play = Play or pause
replay-forward = One move on
replay-last = To the present
replay-position = Move { $shown } of { $length }
replay-seat = Seen by
replay-spectator = a spectator
replay-live = Back to the game
fork-here = Continue from here at a new table
download = Download
report-problem = Report a problem

# Said by the page itself, which fills in what stands in braces
client-back = Back
client-confirm = Confirm
client-reveals = Something hidden or random comes up: this cannot be undone alone.
client-reveals-to-bots = Something hidden or random comes up.
client-ends = This ends your turn.
client-point = { $points } point
client-points = { $points } points
client-open-points = points depend on chance
client-chosen = Chosen
client-lost = The connection is lost. Trying again …
client-back-online = Connected again.
client-copied = Copied.
problem-label = What is wrong? The record of the game is kept with your remark.
problem-send = Send
problem-cancel = Cancel
client-not-now = That is not possible now.
client-kind = What do you want to do?
client-refused = Not possible: { $reason }
client-more = Show all { $count }
client-on-board = Press a place on the board.
client-list = or from a list of { $count }
client-short-list = list ({ $count })
client-best = best here: { $points }
client-missing = { $count } more to choose.
client-may-add = Complete; you may add one more.
client-complete = Complete.
client-put-away = Show or hide the choices
client-since = Since your last turn
client-lately = Lately
client-your-turn = Your turn
client-why = Why can’t I …?
client-not-this = You cannot use this now. { $now }
client-no-notifications = This browser does not allow notifications here.

# Help
help-title = Keys
help-number = take the choice with this number
help-arrows = go from choice to choice; on the board: from place to place
help-enter = take the choice; confirm
help-escape = one step back
help-undo = undo the last move
help-undo-turn = undo the whole turn
help-skip = let the bots hurry up
help-board = go to the board
help-log = go to the log
help-rule = open the rule that an explanation names; a right click or a long press keeps the explanation
help-zoom = zoom in, out, whole board
help-replay = look one move back or on
help-analysis = with an analysis: begin it, next and previous turning point, show the better line, try again
help-help = show this help

# Rules
rules-title = Rules
rules-of = Rules of { $game }
rules-contents = Contents of the rules
rules-search = Search the rules
rules-find = Search
rules-found = Found: { $count }
rules-nothing = Nothing found.
rules-print = Print
rules-words = Words
rules-ruling = Ruling:
rules-why = Why:
rules-reconstructed = Reconstructed:
rules-example = Example:
rules-correct-this = Know better?
rules-correcting = Correct what is reconstructed
rules-correcting-about = What is marked as reconstructed is not known from the box: it is our best guess. If you own the game and know better, you can play with the true values at once.
rules-correcting-edit = Correct what is wrong with any text editor. Every group says where its values come from.
rules-correcting-use = Set up a table and choose your file there
rules-correcting-tell = Tell us, too: press “Report a problem” at any table. Then everybody plays with what is true.

# A first game with a teacher.
home-learn = Learn with a teacher
teacher-title = The teacher
teacher-place = { $place } of { $ideas }
teacher-next = Go on
teacher-noted = Got it
teacher-show = Do it for me
teacher-mistake = Not quite.
teacher-take-back = Take it back
teacher-alone = Leave it and play on without guidance
exercises-link = Exercises
exercises-of = Exercises: { $game }
exercises-about = Short positions from games that were really played. It is your turn: reach what is asked for before anybody else decides. Nothing here depends on luck.
exercises-done = { $done } of { $count } solved.
exercise-easy = (to warm up)
exercise-solve = Solve
exercise-solve-again = Once more
exercise-solved = solved
exercise-state-open = Exercise
exercise-state-missed = Not yet.
exercise-state-reached = Solved!
exercise-state-shown = The solution
exercise-state-seen = That is how it goes.
exercise-so-far = Points so far: { $gained } of { $least }.
exercise-step = Next step
exercise-again = Try again
exercise-solution = Show the solution
exercise-next = Next exercise
exercise-all = All exercises


## The lab

lab-title = The lab
lab-link = The lab: change what is printed on cards and boards
lab-about = Change what is printed on the components of a game and see at once what comes of it. Your changes stay in this tab of the browser only: download the file when you are done, or play with it at once.
lab-return = Back to the lab
lab-other = All games
lab-choose = Choose a game:
lab-of = The lab: { $game }
lab-entries = Entries
lab-search = Find an entry
lab-origin-rulebook = printed in the rulebook
lab-origin-known = known
lab-origin-reconstructed = reconstructed: if you own the box, please correct it
lab-undo = Undo
lab-redo = Redo
lab-words = Words that may stand here:
lab-original = Originally: { $value }
lab-back = Back to the original
lab-draw = Draw anew
lab-download = Download the file
lab-play = Play it
lab-unreadable = This cannot be read. Numbers, texts in quotation marks, lists in [ ] and tables in {"{"} {"}"} are written as in the file.
lab-wrong = Something is not right yet: see the marked entries.
lab-lost = The server did not answer, so this page shows what was there before. With your next change it is asked again.
lab-fine = The data can be played with.
lab-changes = Changed entries: { $count }
lab-changed = Changed drawings
lab-before = before
lab-after = now
lab-unchanged = No drawing has changed so far.
lab-board = The board
lab-experiment = Try it out
lab-experiment-about = Bots play the game as it is and with your changes, with the same deals; then you read what is different.
lab-needs-more = Experiments need some more packages: { $install }, then start the server again.
lab-bot = Bots
lab-players = Players
lab-games = Games of each
lab-start = Start
lab-yours = changed
lab-as-it-is = as it is
lab-running = { $played } of { $wanted } games
lab-failed = The experiment could not be carried out.
lab-nothing = Stopped before a game was over: there is nothing to read.
lab-watch = An experiment: { $game }
lab-waiting = The report appears here when all games are played.
lab-tried = Tried out so far:
lab-ready = report ready
lab-stop = Stop and read what there is
lab-look-again = Look again
# Hints

settings-hints = Say what new decisions are good for
hint-ask = What could I do?
hint-title = New:
hint-noted = Got it
hint-never = No more hints
hint-thinking = A bot is thinking about what you could do …
hint-could =
    { $count ->
        [0] Nothing better comes to mind than what you see.
        [one] You could do this:
       *[other] You could do one of these:
    }
hint-do = Do the first step
hints-request = { $name } would like everybody at this table to be able to ask a bot what one could do.
hints-waiting = The others are asked whether hints are allowed at this table.
hints-taken = A bot was asked for hints:
hints-taken-by =
    { $count ->
        [one] { $name } once
       *[other] { $name } { $count } times
    }

# Examples that can be tried

try-open = Try it
try-title = Try it: { $rule }
try-back = Back to { $rule }
try-press = Press on the board: the engine answers.
try-you = Ana
try-rival = Sisa
try-yes = Yes. { $effects }
try-no = No. { $reason }
try-not = Not here.
try-points =
    { $count ->
        [one] 1 point.
       *[other] { $count } points.
    }
rules-see-this = Look at it
