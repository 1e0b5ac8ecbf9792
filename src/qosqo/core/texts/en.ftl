# What every game says.
seat-name = Player { $number }
nobody = nobody
event-points =
    { $points ->
        [one] { $seat } gains 1 point ({ $category }).
       *[other] { $seat } gains { $points } points ({ $category }).
    }
event-lost-points =
    { $points ->
        [one] { $seat } loses 1 point ({ $category }).
       *[other] { $seat } loses { $points } points ({ $category }).
    }
refused-over = The game is over.
refused-not-your-turn = It is the turn of { $name }.
refused-not-offered = That is not possible now.
refused-no-such-move = There are only { $last } moves.
refused-no-such-seat = There is no such seat.
refused-nothing-to-undo = There is nothing to take back.
refused-undo-needs-agreement = Something was revealed since, or somebody else has played: all others must agree.

# Why a record or a set-up cannot be used.
cause-empty = the file is empty
cause-no-record = this is not a Qosqo record (the first line has no field 'qosqo')
cause-format = record format { $found } is not known here (this is format { $known })
cause-checksum = the checksum does not fit: this line was changed, or a line before it is missing
cause-truncated = the file is truncated: the closing line is missing
cause-cut-off = the file is truncated in the middle of this line
cause-no-json = not JSON ({ $detail })
cause-no-text = this line holds characters that cannot be written down, or too many things inside of each other
cause-other-game = this is a record of '{ $found }', not of '{ $game }'
cause-no-game = there is no game '{ $found }' here
cause-rules = played by version { $found } of the rules of { $game }; the newest version known here is { $known }
cause-other-data = played with component data { $data }, which are not here, and the record does not hold its own
cause-seats = { $game } is for { $fewest } to { $most } players, not { $seats }
cause-automaton-seats = against { $name } there are two seats, yours and its own, not { $seats }
