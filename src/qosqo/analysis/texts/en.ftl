## What a move is called
label-best = best
label-fine = fine
label-inaccuracy = inaccuracy
label-mistake = mistake
label-blunder = blunder

## Reports
analysis-title = Analysis of { $game }
analysis-result = { $name }: { $points }
analysis-player = Player
analysis-decisions = Choices
analysis-best = Best moves
analysis-loss = Given away per choice
analysis-luck = Luck, in points
analysis-strength = Plays like
analysis-points = { $points } { $count ->
        [one] point
       *[other] points
    }
analysis-course = How likely each player was to win
analysis-turning-points = Turning points
analysis-turning-point = { $number }. { $name }: { $played } – { $label }: gave away { $points }, the chance of winning fell by { $share }. Better: { $better }.
analysis-none = Nobody gave away anything that could be told from chance.
analysis-explained = Where the lead came from
analysis-start = place at the table
analysis-own = own moves, against those of hasty bots
analysis-others = others’ moves
analysis-chance = luck
analysis-rest = not explained
analysis-final = lead in the end
analysis-mistakes = Inaccuracies · mistakes · blunders
strength-between = between { $weaker } and { $stronger }
strength-below = weaker than { $bot }
strength-above = stronger than { $bot }
strength-interval = { $place } (from { $low } to { $high })
strength-open = cannot be told from so few choices
analysis-ladder = “Plays like” compares with bots, from the weakest on: { $bots }. Greedy ones take what looks best one move ahead; normal and hard ones had a small part of the time that they have at a table. One game says little about it, hence the wide bounds; many games say more.
analysis-how = Each move was tried in positions dealt anew in all that the player could not know, and played on by hasty bots, who take what looks best at first sight. A point given away is a point less of lead over the mean of the others in the end. Which move is best goes by the chance of winning: once a game is decided, every move counts as best, even if it gives away points. Bounds in brackets hold the truth in 95 of 100 cases.

## Looking back with an analysis
review-title = Analysis
review-analyse = Analyse
review-offer = What did each move cost, and what was luck? The bots find out in the background while you look around. Thoroughly takes about four times as long as quickly.
review-quick = Analyse quickly
review-standard = Analyse thoroughly
review-working = { $share } % done
review-failed = The analysis could not go on.
review-done-quick = Analysed quickly.
review-done-standard = Analysed thoroughly.
review-done-deep = Analysed very thoroughly.
review-done-study = Judged during the game.
review-own-only = While the game goes on you are told about your own decisions only.
review-players = Players, and where the lead came from
review-find = Played was: { $played }. What would have been better? Choose a move for { $name } as if it were to be made.
review-give-up = Show the answer
review-cost = It gave away { $points }; the chance of winning fell by { $share }.
review-luck-good = What came up then was luck: { $points } and { $share } more chance of winning.
review-luck-bad = What came up then was bad luck: { $points } and { $share } less chance of winning.
review-line = Instead: { $moves }
review-try = Try again
review-better = Show the better line
review-further = Further
review-back = Back to the game as it was
review-fork = New table from here
review-luck = luck
review-next = Next turning point
review-see = See the analysis
review-worth = { $share } to win, { $lead }
review-between = Between { $low } and { $high } in 95 of 100 cases
review-played = played
analysis-mark = { $number }. { $name }: { $label }
analysis-lucky = { $number }. Luck for { $name }: { $share }
analysis-unlucky = { $number }. Bad luck for { $name }: { $share }
tried-same = { $move }: that is what was played. Look for something else.
tried-found = Found! { $move }: with it the chance of winning is { $share } higher than with what was played.
tried-worse = { $move } – { $label }: the chance of winning would be { $share } lower than with the best move. Try another one.
study-ask = Have moves judged while we play
study-stop = No judging while we play
study-request = { $name } would like to have moves judged while you play. Everybody sees what is said about their own moves.
study-waiting = The others are asked whether moves may be judged while you play.
study-latest = Your last move that was judged: { $played } –
study-none = So far you have given away nothing that could be told from chance.
analysis-where = Where points were given away
analysis-over-games = { $game }: { $count } games together
analysis-kind = “{ $kind }”
analysis-all-seats = everybody’s outlook
analysis-worth = { $share } to win, { $points }, { $lead }
analysis-ahead = { $points } { $others ->
        [one] ahead
       *[other] ahead of the others’ mean
    }
analysis-behind = { $points } { $others ->
        [one] behind
       *[other] behind the others’ mean
    }
analysis-then = then: { $moves }
phase-beginning = beginning
phase-middle = middle
phase-end = end
review-lost = −{ $points }, −{ $share } chance of winning
tried-good = Found! { $move }: as good as the best move, as far as can be told.

## Files that keep analyses
kept-no-analysis = { $file } is not an analysis that could be continued
kept-other-settings = { $file } was made with other settings: choose another name
kept-no-part = { $file } holds a line that is no part of an analysis
kept-no-text = { $file } is not UTF-8 text
kept-no-json = { $file } is not a file of JSON lines
