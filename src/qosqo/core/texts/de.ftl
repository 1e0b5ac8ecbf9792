seat-name = Spieler { $number }
nobody = niemand
event-points =
    { $points ->
        [one] { $seat } erhält 1 Punkt ({ $category }).
       *[other] { $seat } erhält { $points } Punkte ({ $category }).
    }
event-lost-points =
    { $points ->
        [one] { $seat } verliert 1 Punkt ({ $category }).
       *[other] { $seat } verliert { $points } Punkte ({ $category }).
    }
refused-over = Das Spiel ist zu Ende.
refused-not-your-turn = { $name } ist am Zug.
refused-not-offered = Das ist jetzt nicht möglich.
refused-no-such-move = Es gibt nur { $last } Züge.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-undo-needs-agreement = Seither wurde etwas aufgedeckt, oder jemand anders hat gespielt: alle anderen müssen zustimmen.
cause-empty = die Datei ist leer
cause-no-record = das ist keine Aufzeichnung von Qosqo (in der ersten Zeile fehlt das Feld „qosqo“)
cause-format = Format { $found } ist hier nicht bekannt (dies ist Format { $known })
cause-checksum = die Prüfsumme passt nicht: Diese Zeile wurde geändert, oder eine Zeile davor fehlt
cause-truncated = die Datei ist abgeschnitten: Die Schlusszeile fehlt
cause-cut-off = die Datei ist mitten in dieser Zeile abgeschnitten
cause-no-json = kein JSON ({ $detail })
cause-no-text = diese Zeile enthält Zeichen, die sich nicht aufschreiben lassen, oder zu tief Verschachteltes
cause-other-game = das ist eine Aufzeichnung von „{ $found }“, nicht von „{ $game }“
cause-no-game = hier gibt es kein Spiel „{ $found }“
cause-rules = gespielt nach Fassung { $found } der Regeln von { $game }; die neueste hier bekannte Fassung ist { $known }
cause-other-data = gespielt mit Spielmaterial { $data }, das es hier nicht gibt und das die Aufzeichnung nicht enthält
cause-seats = { $game } ist für { $fewest } bis { $most } Personen, nicht { $seats }
cause-automaton-seats = gegen { $name } gibt es zwei Plätze, deinen und den des Gegners, nicht { $seats }
