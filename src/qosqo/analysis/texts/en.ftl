## What a move is called
label-best = best
label-fine = fine
label-inaccuracy = inaccuracy
label-mistake = mistake
label-blunder = blunder

## Reports
analysis-title = Analysis of { $game }
analysis-result = { $name } { $points }
analysis-player = Player
analysis-decisions = Choices
analysis-best = Best moves
analysis-loss = Given away per choice
analysis-luck = Luck
analysis-strength = Plays like
analysis-points = { $points } { $count ->
        [one] point
       *[other] points
    }
analysis-course = How likely each player was to win
analysis-turning-points = Turning points
analysis-turning-point = { $number }. { $name }: { $played } – { $label }, { $share } of the win and { $points } given away. Better: { $better }.
analysis-none = Nobody gave away anything that could be told from chance.
analysis-explained = Where the lead came from
analysis-start = place at the table
analysis-own = own moves, against those of hasty bots
analysis-others = others’ moves
analysis-chance = luck
analysis-rest = not explained
analysis-final = lead in the end
analysis-parts = Beginning, middle, end
analysis-kinds = Most was given away by
analysis-mistakes = Labels
strength-like = { $bot }
strength-between = between { $weaker } and { $stronger }
strength-below = weaker than { $bot }
strength-above = stronger than { $bot }
analysis-how = Each move was tried in positions dealt anew in all that the player could not know; intervals hold the truth in 95 of 100 cases. A lead is that over the mean of the others.

## Looking back with an analysis
review-title = Analysis
review-analyse = Analyse
review-offer = What did each move cost, and what was luck? The bots’ processes find out while you look around.
review-quick = Analyse quickly
review-standard = Analyse thoroughly
review-working = { $share } % done
review-failed = The analysis could not go on.
review-done-quick = Analysed quickly.
review-done-standard = Analysed thoroughly.
review-done-deep = Analysed very thoroughly.
review-done-study = Judged while the game went on.
review-own-only = While the game goes on you are told about your own decisions only.
review-players = Players, and where the lead came from
review-find = What would have been better than “{ $played }”? Choose a move for { $name } as if it were to be made.
review-give-up = Show the answer
review-cost = It gave away { $share } of the win and { $points }.
review-luck-good = What came up then was luck: { $share } more of the win.
review-luck-bad = What came up then was bad luck: { $share } less of the win.
review-line = Instead: { $moves }
review-try = Try again
review-better = Show the better line
review-further = One move further
review-back = Back to the game as it was
review-fork = Go on from here at a new table
review-played = played
analysis-mark = { $number }. { $name }: { $label }
analysis-lucky = { $number }. Luck for { $name }: { $share }
analysis-unlucky = { $number }. Bad luck for { $name }: { $share }
tried-same = “{ $move }” is what was played. Look for something else.
tried-found = Found! “{ $move }” keeps { $share } of the win that was given away.
tried-worse = “{ $move }”: { $label }, it would give away { $share } of the win. Try another one.
study-ask = Have moves judged while we play
study-stop = No more judging while we play
study-request = { $name } would like to have moves judged while you play. Everybody sees what is said about their own moves.
study-agree = Agree
