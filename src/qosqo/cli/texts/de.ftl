# Was der Befehl `qosqo` sagt.

## Der Befehl als Ganzes
about-qosqo = Drei Brettspiele der Inka: spielen, prüfen, Partien nachlesen.
after-qosqo = Sprachen: en, de, nl (--language oder die Umgebungsvariable QOSQO_LANGUAGE). Zum Anfangen: qosqo play
version-compiled = qosqo { $version } (die Spiele laufen übersetzt)
version-interpreted = qosqo { $version } (die Spiele laufen interpretiert)

## Hilfe
help-usage = Aufruf:
help-arguments = Angaben
help-options = Optionen
help-commands = Befehle
help-help = diese Hilfe zeigen und aufhören
help-version = die Version zeigen, und ob die Spiele übersetzt laufen
help-language = en, de oder nl
help-json = JSON für Programme schreiben
help-game = welches Spiel: { $games }; oder ein Spiel aus einem Python-Modul als paket.modul:NAME
help-game-options = Optionen des Spiels als Name=Wahl (siehe: qosqo games)
value-command = BEFEHL
value-game = SPIEL
value-language = SPRACHE
value-option = NAME=WAHL
value-number = N

## Beschwerden: je eine Zeile
did-you-mean = Ist { $nearest } gemeint?
bad-arguments = { $detail }. Siehe: { $help }
bad-number = „{ $text }“ ist keine ganze Zahl von mindestens { $least }.
bad-seats = { $game } ist für { $fewest } bis { $most } Personen, nicht { $seats }.
unknown-argument = Die Angabe { $name } gibt es hier nicht.
unknown-choice = „{ $name }“ ist hier nicht möglich; es gibt: { $known }.
unknown-command = Den Befehl „{ $name }“ gibt es nicht; es gibt: { $known }.
unknown-game = Das Spiel „{ $name }“ gibt es nicht; es gibt: { $known }.
unknown-language = Die Sprache „{ $name }“ gibt es nicht; es gibt: { $known }.
unknown-option = { $game } hat keine Option „{ $name }“; es gibt: { $known }.
unknown-option-choice = Option { $option }: „{ $name }“ ist nicht dabei; es gibt: { $known }.
no-options = { $game } hat keine Optionen.

## games
help-games = die Spiele auflisten
about-games = Listet die Spiele auf, mit der Zahl der Personen und den Optionen, die vor einer Partie gewählt werden können. Die erste Wahl einer Option gilt, wenn nichts gesagt wird.
no-games = Hier gibt es noch keine Spiele.
column-id = Spiel
column-name = Name
column-players = Personen
column-options = Optionen
