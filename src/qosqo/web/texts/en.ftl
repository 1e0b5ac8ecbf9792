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
settings-save = Save

# Home
home-about = Three board games about the Inca, to play with friends and against programs.
home-play = Play
home-players = for { $fewest } to { $most } players
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
table-my-turn = your turn
table-turn-of = to play: { $name }
table-put-away = Put away
table-bring-back = Bring back
home-away = Put away: { $count }
table-running =
    { $moves ->
        [one] running, 1 move
       *[other] running, { $moves } moves
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
setup-seats = Who plays?
setup-seats-about = { $fewest } to { $most } players. Friends get a link from you.
setup-seat = Seat { $number }
setup-name = Name (optional)
setup-options = How do you want to play?
setup-automaton = Easier or harder, only against { $name }
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
who-automaton = { $name }, the game's own opponent
strength-easy = easy
strength-normal = normal
strength-hard = hard
strength-random = random
strength-greedy = greedy
strength-search = thinking ahead
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
seat-offline = not connected
seat-acting = to play
seat-thinking = is thinking
seat-winner = winner
points-word = Points:
prompt-your-turn = { $name }, it is your turn. { $what }
prompt-choose = Choose what to do.
prompt-waiting = { $name } is to play.
prompt-pass-device = Pass the device to { $name }.
prompt-winner =
    { $count ->
        [one] { $name } wins the game.
       *[other] { $name } share the victory.
    }
undo-step = Undo
undo-turn = Undo the turn
undo-ask = Ask to undo
undo-last = Undo my last move
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
client-list = Or choose from a list of { $count }
client-put-away = Show or hide the choices

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
help-zoom = zoom in, out, whole board
help-replay = look one move back or on
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
