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
bad-real = „{ $text }“ ist keine Zahl von { $least } bis { $most }.
number-too-large = „{ $text }“ ist zu groß: höchstens { $most }.
bad-seats = { $game } ist für { $fewest } bis { $most } Personen, nicht { $seats }.
unknown-argument = Die Angabe { $name } gibt es hier nicht.
unknown-choice = „{ $name }“ ist hier nicht möglich; es gibt: { $known }.
unknown-command = Den Befehl „{ $name }“ gibt es nicht; es gibt: { $known }.
unknown-game = Das Spiel „{ $name }“ gibt es nicht; es gibt: { $known }.
unknown-language = Die Sprache „{ $name }“ gibt es nicht; es gibt: { $known }.
unknown-option = { $game } hat keine Option „{ $name }“; es gibt: { $known }.
unknown-option-choice = Option { $option }: „{ $name }“ ist nicht dabei; es gibt: { $known }.
no-options = { $game } hat keine Optionen.
missing-server = Für Tische im Browser bitte mehr installieren: { $install }
missing-ratings = Für Ranglisten bitte mehr installieren: { $install }
missing-data = Für Datendateien bitte mehr installieren: { $install }
missing-lab = Für Berichte des Labors bitte mehr installieren: { $install }
missing-ray = Für Ray bitte mehr installieren: { $install }
missing-postgres = Für PostgreSQL bitte mehr installieren: { $install }
no-ray-here = Ray ließ sich hier nicht starten: { $detail }
no-ray-there = Unter { $address } antwortet kein Ray: { $detail }
process-died = Ein Prozess, der einen Teil der Arbeit tat, ist gestorben: Er wurde beendet, oder es gab zu wenig Speicher. Was fertig war und in eine Datei kommt, steht dort.

## games
help-games = die Spiele auflisten
about-games = Listet die Spiele auf, mit der Zahl der Personen und den Optionen, die vor einer Partie gewählt werden können. Die erste Wahl einer Option gilt, wenn nichts gesagt wird.
no-games = Hier gibt es noch keine Spiele.
column-id = Spiel
column-name = Name
column-players = Personen
column-options = Optionen

## rules
help-rules = die Regeln der Spiele lesen
about-rules = Zeigt die Regeln in unseren eigenen Worten. Mit einem Spiel: das Inhaltsverzeichnis. Mit der Nummer einer Regel oder eines Kapitels: genau dies. Mit Wörtern: alle Regeln, die sie enthalten. Was wir entschieden haben, wo die gedruckten Regeln schweigen, und was rekonstruiert ist, steht jeweils dabei.
help-rules-words = ein Spiel ({ $games }), die Nummer einer Regel wie K3.4 oder gesuchte Wörter
help-rules-all = alles in voller Länge zeigen
value-rules = SPIEL|NUMMER|WÖRTER
rules-unwritten = Die Regeln von { $game } sind noch nicht geschrieben.
rules-no-number = Es gibt keine Regel { $name }.
rules-nothing = Über „{ $wanted }“ sagen die Regeln nichts.
rules-many = { $count } Regeln. Eine davon lesen: qosqo rules NUMMER, alle: mit --all.
rules-how-to-read = Weiterlesen mit: qosqo rules NUMMER, qosqo rules SPIEL WÖRTER oder qosqo rules SPIEL --all
rules-words = Begriffe
rules-ruling = Entscheidung
rules-why = Warum
rules-reconstructed = Rekonstruiert
rules-example = Beispiel

## check
help-check = ein Spiel mit zufälligen Partien prüfen
about-check = Spielt zufällige Partien mit jeder Personenzahl und allen Optionen und prüft, was jedes Spiel verspricht: Partien enden, Kopien sind gleich und unabhängig, Stellungen überstehen JSON, Ansichten verraten nichts, Aufzeichnungen lassen sich nachspielen, Texte sind da. Die kürzeste Aufzeichnung eines Fehlers wird aufgehoben. Rückgabe 1, wenn etwas nicht stimmt.
help-check-players = Zahl der Personen, oder all für alle (Vorgabe)
help-check-games = wie viele Partien insgesamt, mindestens eine je Einstellung (Vorgabe: 100)
help-check-seed = Startzahl der ersten Partie; die anderen folgen (Vorgabe: 1)
help-check-every = die teuren Prüfungen bei jeder N-ten Entscheidung (Vorgabe: 5)
help-check-output = wohin mit der kürzesten fehlerhaften Aufzeichnung (Vorgabe: SPIEL-check-STARTZAHL.jsonl)
help-jobs = wie viele Prozesse (Vorgabe: einer je Prozessor)
value-file = DATEI
check-progress = { $game } wird geprüft
check-missing-text = Text fehlt: { $text }
check-broken = Gebrochenes Versprechen: { $promise } ({ $times }-mal)
check-detail = { "  " }nach { $moves } Zügen: { $detail }
check-again = { "  " }noch einmal: { $command }
check-record = Die kürzeste fehlerhafte Aufzeichnung steht in { $file }
check-passed = { $game } hält seine Versprechen: { $games } Partien mit { $settings } Einstellungen, { $decisions } Entscheidungen, { $seconds } s.
check-failed = { $game } ist nicht in Ordnung: { $failures } von { $games } Partien sind gescheitert, { $missing } Texte fehlen ({ $settings } Einstellungen, { $decisions } Entscheidungen, { $seconds } s).

## record
help-record = die Aufzeichnung einer Partie zeigen, prüfen, nachspielen oder weitergeben
about-record = Arbeitet mit den Dateien, in denen Partien stehen: JSON-Zeilen mit allen Zügen, Zufallsergebnissen und Prüfsummen.
help-record-show = wer was gespielt hat, der Verlauf und die Wertung
about-record-show = Zeigt die Partie einer Aufzeichnung: wer was gespielt hat, was geschah und die Wertung. Von einer beendeten Partie wird alles erzählt, von jeder anderen nur, was alle (oder der gefragte Platz) wissen dürfen.
help-record-verify = jede Zeile, jeden Zug und jede Stellung prüfen
about-record-verify = Spielt die Aufzeichnung durch und prüft Form, Prüfsummen, Regeln, Zufallsergebnisse und Stellungen. Der erste Fehler wird mit Zeile und Ursache gemeldet; Rückgabe 1.
help-record-replay = die Stellung nach einer Zahl von Zügen zeigen
about-record-replay = Zeigt, was der letzte Zug bewirkt hat, und die Stellung danach.
help-record-export = schreiben, was ein Platz mitnehmen darf
about-record-export = Schreibt eine Partie für einen Platz oder, ohne Platz, für Zuschauer. Eine beendete Partie wird ganz geschrieben, von einer unbeendeten nur, was der Platz gesehen hat, ohne Startzahl und Geheimnisse.
help-record-file = die Aufzeichnung
help-record-game = ein eigenes Spiel als paket.modul:NAME, falls die Aufzeichnung davon ist
help-record-seat = gesehen von diesem Platz (Nummer oder Name)
help-record-rules = zu jeder Zeile die Nummer der Regel
help-record-open = auch eine Datei, die noch geschrieben wird (ohne Schlusszeile), ist recht
help-record-to = die Zahl der Züge (Vorgabe: alle)
help-record-output = in diese Datei schreiben
value-seat = PLATZ
no-file = Die Datei { $file } gibt es nicht.
bad-file = { $file }: { $detail }.
no-such-move = Zug { $number } gibt es nicht; der letzte ist { $last }.
unknown-seat = Hier spielt niemand namens „{ $name }“; es gibt: { $known }.
record-bad = { $file }, Zeile { $line }: { $cause }.
record-good-over = { $file } stimmt: eine beendete Partie { $game } mit { $moves } Zügen in { $entries } Einträgen.
record-good-unfinished = { $file } stimmt: eine unbeendete Partie { $game } mit { $moves } Zügen in { $entries } Einträgen.
record-game = Spiel
record-game-value = { $name } (Regelfassung { $rules })
record-players = Personen
record-data = Material
record-data-own = das des Spiels ({ $hash })
record-data-other = anderes, steht in der Aufzeichnung ({ $hash })
record-moves = Züge
record-moves-value = { $moves }, { $undone }-mal zurückgenommen, { $state }
record-over = die Partie ist zu Ende
record-unfinished = noch nicht zu Ende

## Spielstände und Wertungen
board-over = die Partie ist zu Ende
board-turn = { $name } ist am Zug
board-move = { $number ->
        [one] nach 1 Zug
       *[other] nach { $number } Zügen
    }
board-spectator = was alle sehen
board-seen-by = gesehen von { $name }
board-points = Punkte
yes = ja
no = nein
scores-title = Wertung
scores-start = Am Anfang
scores-total = Summe
scores-won = { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }

## simulate
help-simulate = Bots viele Partien spielen lassen
about-simulate = Lässt Bots gegeneinander spielen und zählt Siege und Punkte, mit dem Bereich, in dem die Wahrheit in 95 von 100 Fällen liegt. Jede Verteilung wird einmal mit jeder Drehung der Bots um den Tisch gespielt. Mit Strg+C unterbrochen, sagt der Befehl, was er bis dahin weiß; mit --json lässt er sich später fortsetzen.
value-bots = BOT,BOT
value-budget = BEDENKZEIT
value-address = ADRESSE
help-players = Zahl der Personen (Vorgabe: 2)
help-solo = allein gegen den Gegner des Spiels, in allen Schwierigkeiten
help-simulate-games = wie viele Partien (Vorgabe: 100)
help-bots = wer spielt: { $bots }, paket.modul:KLASSE oder program:BEFEHL; der letzte füllt die übrigen Plätze; mit Gewichten einer Datei als BOT+DATEI, mit eigener Bedenkzeit als BOT@BEDENKZEIT
help-budget = wie lange Bots über einen Zug nachdenken: 0.5s (Sekunden), 200 (Durchläufe), x0.1 (der üblichen Zeit)
help-simulate-seed = Startzahl der ersten Verteilung; die anderen folgen (Vorgabe: 1)
help-simulate-json = jede Partie als JSON-Zeile in diese neue Datei schreiben
help-resume = eine solche Datei fortsetzen; es gilt ihr Wettkampf, nur --games darf ihn verlängern
help-simulate-records = die Aufzeichnung jeder Partie in diesem Ordner behalten, um sie nachzuspielen
help-simulate-parquet = jede Entscheidung als Zeile dieser neuen Parquet-Datei schreiben, um daraus zu lernen
simulate-keeps-new-games = --records und --parquet behalten Partien, während sie gespielt werden: --resume passt nicht dazu.
simulate-kept-records = Die Aufzeichnungen liegen in { $folder }.
simulate-kept-rows = { $rows } Entscheidungen stehen in { $file }, nach { $seconds } s.
file-exists = { $file } gibt es schon; bitte einen anderen Namen wählen.
folder-not-empty = In { $folder } liegen schon Dateien; bitte einen anderen Ordner wählen.
value-folder = ORDNER
help-ray = auf einem Ray-Cluster spielen (ohne Adresse: ein Ray auf diesem Rechner)
unknown-bot = Es gibt keinen Bot „{ $name }“; es gibt: { $known }, paket.modul:KLASSE oder program:BEFEHL.
simulate-which-game = Welches Spiel? Bitte eines nennen (siehe: qosqo games).
simulate-no-solo = { $game } hat keinen eigenen Gegner.
simulate-solo-files = --solo spielt mehrere Wettkämpfe: weder --json noch --resume passt dazu.
simulate-solo-players = Mit --solo spielt einer allein: --players passt nicht dazu.
simulate-told-by-file = Was gespielt wird, steht in { $file }: { $word } passt nicht zu --resume.
simulate-other-game = In { $file } geht es um { $game }.
simulate-progress = { $game } wird gespielt
simulate-interrupted = Nach { $done } von { $games } Partien unterbrochen. Fortsetzen mit: qosqo simulate --resume { $file }
simulate-length = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 } ab Startzahl { $seed }; { $decisions } Entscheidungen je Partie; { $speed } Entscheidungen/s in einem Prozess.
column-bot = Bot
column-seat = Platz
column-difficulty = Schwierigkeit
column-opponent = Punkte des Gegners
difficulty-easiest = am leichtesten
difficulty-standard = üblich
difficulty-hardest = am schwersten
column-wins = Siege
column-fair = fair
column-score = Punkte
column-decisions = Entscheidungen
column-thinking = Bedenkzeit je Partie

## rate
help-rate = eine Rangliste der Bots führen
about-rate = Zeichnet die Rangliste eines Spiels, den stärksten Bot oben, mit dem Bereich jeder Wertung. Mit --bots spielt zuerst jede Gruppe dieser Bots, mit --add werden Partien von qosqo simulate gelesen.
help-rate-file = wo die Ranglisten stehen (Vorgabe: ladder.json)
help-rate-bots = Bots, die gegeneinander spielen sollen: { $bots }, paket.modul:KLASSE oder program:BEFEHL; mit Gewichten einer Datei als BOT+DATEI, mit eigener Bedenkzeit als BOT@BEDENKZEIT
help-rate-games = wie viele Partien jede Gruppe von Bots spielt (Vorgabe: 20)
help-rate-add = Dateien von qosqo simulate --json, die zählen sollen
rate-interrupted = Unterbrochen: Partien von Bots, die noch nicht fertig gegeneinander gespielt hatten, zählen nicht.
rate-empty = In { $file } gibt es noch keine solche Rangliste. Anfangen mit: qosqo rate SPIEL --bots random,greedy
column-rating = Wertung
column-games = Partien

## tune
help-tune = die Gewichte der Bots an Partien anpassen und erproben
about-tune = Lässt Bots gegen sich selbst spielen, mit einigen zufälligen Zügen und erzwungenen Plänen, schätzt daraus, was die Teile einer Stellung in jedem Abschnitt der Partie wert sind, und lässt die neuen Gewichte gegen die jetzigen antreten. Nur dieses Duell zählt. Nach einer Unterbrechung macht derselbe Befehl weiter. Mit den Gewichten spielt ein Bot namens search+DATEI, normal+DATEI oder hard+DATEI.
help-tune-out = wohin die Gewichte geschrieben werden (sonst: SPIEL-weights.json); die Partien liegen daneben
help-tune-by = fit: die Teile eines Werts an Ergebnisse anpassen; play: alle Gewichte zufällig verschieben und denen folgen, die gewinnen (sonst: fit)
help-tune-players = nur Partien mit so vielen Mitspielenden (sonst: reihum mit jeder Zahl)
help-tune-start = mit --by play: mit den Gewichten einer Datei beginnen
help-tune-shift = mit --by play: wie weit alle Gewichte verschoben werden (sonst: 0.25)
help-tune-games = aus wie vielen Partien gelernt wird, oder mit --by play, wie viele Versuche zu zwei Partien (sonst: 300), reihum mit jeder Zahl von Mitspielenden
help-tune-bots = mit --by fit: wer sie spielt (sonst: greedy), durch Kommas getrennt, als BOT oder BOT@DURCHLÄUFE; mehrere treffen aufeinander und werden auseinandergehalten
help-tune-iterations = Durchläufe je Zug, wenn ein suchender Bot sie spielt (sonst: 30)
help-tune-explore = der Anteil der Züge, die zufällig beginnen (sonst: 0.08)
help-tune-phases = wie viele Abschnitte der Partie eigene Faktoren haben (sonst: 3)
help-tune-ridge = mit --by fit: wie stark die jetzigen Gewichte die neuen zurückhalten (sonst: 0.5)
help-tune-step = wie viel der gefundenen Änderung übernommen wird (sonst: 0.5)
help-tune-duel = Partien des Duells (sonst: 100; 0: keines), mit so vielen Mitspielenden, wie --players sagt, sonst zweien
help-tune-budget = im Duell: wie lange beide Seiten über einen Zug nachdenken: 0.5s (Sekunden), 200 (Durchläufe), x0.1 (der üblichen Zeit) (sonst: 100)
tune-progress = { $game } wird gelernt
tune-at-sign = Im Duell würde { $file } als Bot gelesen, dessen Bedenkzeit hinter dem @ steht; bitte einen Namen ohne @ wählen.
tune-start-is-out = { $file } kann nicht zugleich die Gewichte enthalten, mit denen begonnen wird, und die gefundenen: derselbe Befehl könnte dann nicht weitermachen. Bitte für --out einen anderen Namen wählen.
tune-only-with = { $word } geht nur mit --by { $by }.
tune-own-phases = Die Gewichte von { $game } haben eigene Abschnitte: Mit --by play ändert --phases nichts.
tune-interrupted = Unterbrochen nach { $done } von { $games } Partien. Derselbe Befehl macht dort weiter.
tune-fitted = An { $samples } Stellungen angepasst: Der Abstand am Ende wurde vorher um { $before } Punkte verfehlt, jetzt um { $after }; das sagt wenig über das Spiel. Geschrieben nach { $file }.
tune-played = Die Gewichte sind { $trials ->
    [one] einen Versuch
   *[other] { $trials } Versuche
} lang denen gefolgt, die gewannen. Geschrieben nach { $file }.
tune-duel = Die neuen Gewichte gewannen { $wins } von { $games } Partien zu { $players }; gleich gute gewännen { $fair }. { $better ->
    [yes] Sie sind besser.
   *[no] Dass sie besser sind, zeigt das nicht.
}
column-part = Teil
column-weights = Gewichte
column-factors = Faktoren, vom Anfang des Spiels bis zu seinem Ende

## benchmark
help-benchmark = ein Programm an festgelegten Partien mit anderen vergleichen
about-benchmark = Spielt festgelegte Verteilungen gegen festgelegte Gegner, jede Verteilung einmal von jedem Platz aus, und druckt eine Tabellenzeile: den Anteil der Siege mit dem Bereich, in dem die Wahrheit in 95 von 100 Fällen liegt, und den Vorsprung in Punkten. Die Auswahl hat eine Nummer; Ergebnisse mit gleicher Nummer der Auswahl und der Regeln sind vergleichbar.
value-agent = PROGRAMM
value-stages = NUMMERN
help-benchmark-agent = wer geprüft wird: paket.modul:KLASSE, program:BEFEHL oder einer von { $bots }
help-benchmark-budget = wie lange das Programm über einen Zug nachdenkt: 0.5s (Sekunden), 200 (Durchläufe), x0.1 (der üblichen Zeit); die Gegner bleiben immer gleich
help-benchmark-stages = nur einige Gegner, nach ihren Stellen von 1 bis { $last }, etwa 1,2
benchmark-no-stage = „{ $text }“ sind keine Stellen von Gegnern: Zahlen von 1 bis { $last }, durch Kommas getrennt.
column-agent = Programm
benchmark-lead = Vorsprung in Punkten
benchmark-length = { $games } Partien { $game } nach Regeln { $rules } und Auswahl { $protocol }; das Programm hat im Mittel höchstens { $seconds } s je Partie nachgedacht.
## analyse
help-analyse = sehen, was jeder Zug verschenkt hat und was Glück war
about-analyse = Geht Aufzeichnungen von Partien durch und findet für jede Entscheidung, was sie verschenkt hat, für jeden Zufall, was er gebracht hat, und für alle am Tisch, wie gut die Züge gewählt waren: durch Weiterspielen aus Stellungen, in denen alles neu verteilt ist, was man nicht wissen konnte. Mit Strg+C unterbrochen, geht eine mit --json aufgehobene Analyse weiter, wenn derselbe Befehl noch einmal gegeben wird.
help-analyse-files = Aufzeichnungen von Partien oder Ordner davon
help-analyse-level = wie gründlich: { $levels } (Vorgabe: standard)
help-analyse-seconds = so viel, wie in so vielen Sekunden je Partie zu schaffen ist, statt einer Stufe
help-analyse-seed = Startzahl der Analyse: dieselbe Zahl gibt dasselbe Ergebnis (Vorgabe: 1)
help-analyse-open-cards = nach dem urteilen, was wirklich verdeckt lag, statt nach dem, was man wissen konnte
help-analyse-json = die Analyse in dieser Datei als JSON-Zeilen aufheben und mit dem weitermachen, was darin steht
help-analyse-html = eine Seite schreiben, die ohne Netz zu lesen ist
analyse-empty = In { $file } steht kein Zug, der sich analysieren ließe.
analyse-no-records = In { $folder } sind keine Aufzeichnungen (*.jsonl).
analyse-progress = { $file } wird analysiert
analyse-interrupted = Unterbrochen. Was gefunden wurde, steht in { $file }; derselbe Befehl macht weiter.
analyse-interrupted-lost = Unterbrochen, und nichts wurde aufgehoben. Mit --json und dem Namen einer Datei ginge derselbe Befehl dort weiter, wo er aufgehört hat.
analyse-same-file = Aufzeichnungen, aufgehobene Analyse und Seite brauchen je eine eigene Datei. Siehe: qosqo analyse --help

## play
help-play = im Terminal spielen
about-play = Im Terminal spielen, allein gegen Bots oder zu mehreren an einer Tastatur: Karten auf der Hand werden verdeckt, wenn jemand anders an die Reihe kommt. Was hier nicht gesagt wird, wird gefragt. Jede Partie wird laufend in einer Datei aufgehoben, es geht also nichts verloren.
help-play-seats = wer spielt, zum Beispiel Ana,Ben,bot:hard (Bots: { $bots })
help-play-seed = die Startzahl des Zufalls, um dieselbe Partie noch einmal zu spielen
help-play-data = anderes Spielmaterial als das des Spiels
help-play-save = die Datei, in der die Partie aufgehoben wird
help-play-resume = die Partie einer Datei fortsetzen; ohne DATEI die letzte
value-seats = NAME,…
not-a-choice = „{ $text }“ ist weder eine Zahl von 1 bis { $last } noch ein Wort, das man hier kennt.
not-a-number-of-players = „{ $text }“ Personen? Es können { $fewest } bis { $most } sein.
unknown-opponent = Den Bot „{ $name }“ gibt es nicht; es gibt: { $known }.
bot-of-a-file = Der Bot „{ $name }“ dieser Aufzeichnung gehört nicht zu Qosqo: Eine Datei startet keine Programme und lädt keine Module.
empty-name = Ein Platz braucht einen Namen.
name-taken = Jemand anders heißt schon { $name }.
bad-data = { $file } ist als Spielmaterial nicht brauchbar: { $detail }.
nothing-to-resume = In { $folder } gibt es keine unbeendete Partie.
ask-game = Welches Spiel?
ask-players = Wie viele Personen, { $fewest } bis { $most }? [{ $default }]
ask-seats = Wer spielt? Einen Namen eingeben, oder für einen Bot eines von diesen:
ask-difficulty = Wie stark soll { $name } sein?
alone-against-automaton = Gegen { $name } spielt eine Person, nicht { $count }: Der Platz des Gegners braucht keinen Namen.
ask-seat = Platz { $number } [{ $default }]:
play-welcome = Wählen mit der Nummer. „{ $word }“ sagt, was man sonst eingeben kann.
play-thinking = { $name } denkt nach …
play-what = was?
play-prompt = { $name }, { $what } (1–{ $last })
play-back-hint = { "      " }anders: neu wählen
play-nothing-chosen = Es ist noch nichts gewählt. Um einen Zug zurückzunehmen: zurück
play-cover = { $name } ist dran. Mit Enter den Bildschirm verdecken:
play-handed = Die Tastatur an { $name } geben. { $name }, Enter drücken:
play-all-agree = Sind alle anderen einverstanden?
play-undone = Zurückgenommen.
play-no-reason = Nichts, was man hier suchen könnte, ist verboten.
play-no-reason-for = Zu „{ $wanted }“ ist keine Regel zu nennen: Es ist möglich, oder es ist nicht die Zeit dafür.
play-more-reasons = { "      " }… und { $more } weitere dieser Art; „warum WORTE“ schränkt ein
play-board-hint = „{ $word }“ zeigt den Spielstand noch einmal
play-saved = Die Partie steht in { $file }
play-how-to-resume = Weiter geht es mit: { $command }
play-not-started = Es wurde keine Partie begonnen.
play-help-numbers = Die Nummer einer Wahl eingeben. Mehrere Nummern in einer Zeile beantworten mehrere Fragen. Oder ein Wort (sein Anfang genügt):
play-help-board = den Spielstand noch einmal zeigen
play-help-back = zur Frage davor
play-help-undo = den eigenen letzten Zug zurücknehmen
play-help-why = warum etwas nicht geht; „warum ziehe“ fragt nach Zügen, die mit „ziehe“ zu tun haben
play-help-hint = Was könnte ich tun? Bis zu drei Pläne eines Bots, mit Gründen
play-help-log = was geschehen ist; „verlauf 30“ zeigt die letzten 30 Züge
play-help-save = die Partie in einer anderen Datei aufheben: „speichern DATEI“
play-help-help = diese Hilfe
play-help-quit = aufhören; die Partie wird aufgehoben
word-board = brett
word-back = anders
word-undo = zurück
word-why = warum
word-hint = hinweis
word-log = verlauf
word-save = speichern
word-help = hilfe
word-quit = ende

## Für das Terminal gezeichnete Spielpläne
kramer-legend = c Feld, v Dorf mit Höhe; T Tempel mit Wert; ≈≈ Teich
feld-headline = Durchgang { $round } von { $rounds } · { $phase } · Reihenfolge: { $order }
feld-phase-0 = Aufbau
feld-phase-1 = Phase 1, Würfel einsetzen
feld-phase-2 = Phase 2, Fähigkeiten
feld-phase-3 = Phase 3, Cuzco
feld-phase-4 = das Ende
feld-map = Karte ({ $stone }, { $rope })
feld-village = Dorf
feld-feather = Feder
feld-worth = Punkte
feld-quipus = Quipus
feld-here = Chasqui
feld-ways = Wege
feld-actions = Aktionsfelder
feld-temple-steps = Tempel, Stufen 1–6
feld-display = Auslage
feld-market = Markt
feld-face-up = Offene Götterkarten
feld-palace = Aufträge im Palast
feld-drawn = Aufträge zur Wahl
feld-slid = ↓
feld-spaces = { $quipus } Quipus, { $empty } leer
tawa-headline = Zug { $turn } · { $festivals } von 3 Festen · Festmarker: { $holder }
tawa-terrace-0 = Obere Terrasse
tawa-terrace-1 = Mittlere Terrasse
tawa-terrace-2 = Untere Terrasse
tawa-colour-0 = { "" }
tawa-colour-1 = { " (b)" }
tawa-colour-2 = { " (g)" }
tawa-task-0 = Kar
tawa-task-1 = Mai
tawa-task-2 = Ste
tawa-task-3 = Gol
tawa-task-4 = Tre
tawa-task-5 = Geb
tawa-task-6 = Sta
tawa-task-7 = Web
tawa-task-8 = Händ
tawa-task-9 = Ausb
tawa-task-10 = Prod
tawa-coricancha = Coricancha
tawa-steps = Treppen
tawa-regions = Regionen (Soldaten umdrehen + abwerfen)
tawa-village = Dorf, Kartoffelende → Maisende
tawa-nomads = Nomaden
tawa-casualties = Kriegsopfer
tawa-market = Gebäude im Angebot
tawa-offer = Götterkarten im Angebot
tawa-weaving = Oberstes Gewebe
tawa-drawn = Gezogene Gewebe
tawa-trained = Heereskarten zur Wahl
tawa-chosen = Gewählte Götterkarten

## Angaben neben den gezeichneten Spielplänen
view-supply = Vorrat
view-incas = Inka übrig
view-doubles = Zweierlandschaften
view-villages = einzelne Dörfer
view-crops = einzelne Felder
view-tokens = Zusatzaktionen
view-hand = Handkarten
view-temples = Tempel
view-cell = Feld
view-value = Wert
view-disc = Sonnenscheibe
view-size = Größe
view-changed = in diesem Zug verändert
view-triples = Dreierlandschaften
view-ponds = Teiche
view-floors = Tempelstufen 2–10
view-deck = Stapel
view-face-up = offen
view-discards = Ablage
view-action-points = Aktionspunkte übrig
view-duty = Landschaft muss zuerst
view-token-spent = Zusatzaktion verbraucht
view-rested = gerade umsonst gezogen
view-last-turns = Züge übrig
view-festival = Fest
view-bids = Gebote
view-bidding = noch dabei
view-played = gespielte Karten
view-dice = Würfel
view-knowledge = Wissen
view-feathers = Federn [fehlend]
view-circlets = Stirnreife
view-tiles = Plättchen (↓ verschoben)
view-quipus = Felder der Maske
view-reserve = Quipus im Vorrat
view-priests = Priester zu Hause
view-offerings = Opfergaben
view-food = Nahrung
view-medals = Inti-Medaillen
view-goods = Waren
view-missions = Aufträge
view-completed = erfüllte Aufträge
view-light = helle Pututus
view-dark = dunkle Pututus
view-study-pile = Studienplättchen
view-farm-pile = Ackerplättchen
view-decks = Götterkarten
view-mission-deck = Aufträge
view-offering-supply = Opfergaben
view-food-supply = Nahrung
view-light-supply = helle Pututus
view-dark-supply = dunkle Pututus
view-temple-medals = Inti-Medaillen
view-resources = Rohstoffe
view-temple = Tempelstufe
view-workers = Arbeiter
view-statues = Statuen
view-steps-left = Treppen übrig
view-markers-left = Eroberungsmarker übrig
view-buildings = Gebäude [verdeckt]
view-god-cards = Götterkarten
view-army-cards = Heereskarten
view-army-up = Heere offen
view-army-down = Heere verdeckt
view-tapestries = Wandteppiche

## serve
help-serve = im Browser spielen: Tische für Menschen und Programme
about-serve = Startet den Server. Menschen öffnen seine Adresse im Browser, Programme benutzen die HTTP-Schnittstelle (beschrieben durch /openapi.json). Alle Tische liegen in einer Datenbank und überstehen jeden Absturz.
help-serve-host = die Netzadresse, an der gelauscht wird; 0.0.0.0: alle im Netz (sonst nur dieser Rechner)
help-serve-port = der Port, an dem gelauscht wird (sonst { $port })
help-serve-socket = an einem Socket dienen, der schon offen ist, nach seiner Nummer (von systemd: 3), statt an Adresse und Port
help-serve-database = wo Tische aufbewahrt werden: eine Datei, oder postgresql://… (sonst { $file })
help-serve-site = die Adresse, unter der man den Server durch einen Proxy erreicht, etwa https://games.example
help-serve-behind-proxy = einem Proxy auf diesem Rechner glauben, woher Anfragen kommen
help-serve-hosts = nur unter diesen Namen (games.example) antworten, was immer sonst hierher führt
help-serve-only-https = Browsern sagen, dass sie von nun an nur noch über HTTPS kommen sollen
help-serve-lab = das Labor für alle öffnen, die den Server erreichen (sonst ist es nur offen, wo man ihn allein von diesem Rechner aus erreicht)
help-serve-thinkers = in wie vielen Prozessen Programme nachdenken (sonst: 1); eines darf alle nutzen, solange niemand sie braucht
help-serve-more-games = weitere Spiele, etwa package.module:GAME
help-serve-open = auch einen Browser öffnen
help-serve-log-level = wie viel mitgeschrieben wird: debug, info, warning oder error
value-database = DATENBANK
value-level = STUFE
serve-address = Qosqo ist unter { $address } zu finden (Ende mit Strg-C)
serve-bad-port = Port { $port } ist nicht zu gebrauchen: { $detail }. Läuft Qosqo dort schon? Ein anderer: --port 8751
serve-bad-database = Die Datenbank { $database } ist nicht zu gebrauchen: { $detail }

## reports
help-reports = Probleme, die an Tischen gemeldet wurden
about-reports = Listet die Problemmeldungen aus der Datenbank eines Servers. Mit dem Namen einer Meldung wird ihr Protokoll ausgegeben, um es in einer Datei aufzubewahren und mit qosqo record anzusehen.
help-reports-report = das Protokoll dieser Meldung ausgeben
value-report = MELDUNG
no-reports = Niemand hat etwas gemeldet.
unknown-report = Es gibt keine Meldung „{ $name }“.
column-report = Meldung
column-when = Wann
column-table = Tisch (Stand)
column-text = Bemerkung

## tables
help-tables = die Tische, die ein Server aufbewahrt
about-tables = Kümmert sich um die Tische in der Datenbank eines Servers.
help-tables-verify = prüfen, ob alle gespeicherten Partien mit dieser Version weitergehen
about-tables-verify = Spielt alle gespeicherten Partien mit dem installierten Programm durch, bevor ein Server darauf umgestellt wird. Nennt die, die nicht weitergingen, und warum; Rückgabe 1 in diesem Fall. Öffnet die Datenbank nur zum Lesen; nichts wird verändert.
tables-progress = Tische
tables-verified = { $tables ->
    [one] 1 Tisch: { $finished } beendet, { $running } im Gang.
   *[other] { $tables } Tische: { $finished } beendet, { $running } im Gang.
}
tables-all-go-on = Alle gehen mit dieser Version weiter.
tables-failed = { $failed ->
    [one] 1 Tisch ginge mit dieser Version nicht weiter.
   *[other] { $failed } Tische gingen mit dieser Version nicht weiter.
}
column-stored-table = Tisch
column-line = Zeile
column-reason = Grund

## lab
help-lab = Versuche mit dem, was auf Karten, Plättchen und Plänen steht
about-lab = Ändert Materialdaten und Optionen, wie ein Versuch es sagt, lässt Bots jede Variante mit denselben Verteilungen spielen und berichtet, was das mit dem Spiel macht. Wie man einen Versuch schreibt, steht in docs/lab.md.
help-lab-run = die Partien eines Versuchs spielen
about-lab-run = Spielt einen Versuch auf allen Kernen oder auf einem Ray-Cluster. Hört früher auf, wo alles sicher ist, was der Versuch fragt. Mit Strg+C unterbrochen, geht es mit demselben Befehl weiter.
help-lab-experiment = die Datei des Versuchs (TOML)
help-lab-results = wo die Partien bleiben (sonst: neben dem Versuch, mit der Endung .jsonl)
help-lab-report = sagen, was ein Versuch ergeben hat
about-lab-report = Schreibt eine Seite, die ohne Netz lesbar ist, mit Diagrammen und Tabellen, und auf Wunsch JSON.
help-lab-games = die Datei der Ergebnisse, wie qosqo lab run sie geschrieben hat
help-lab-html = die Seite (sonst: neben den Ergebnissen, mit der Endung .html)
help-lab-json = alle Zahlen auch in diese Datei schreiben
lab-progress = { $title } wird gespielt
lab-done = { $games } Partien stehen in { $file }. Weiter mit: qosqo lab report { $file }
lab-early = { $left } von { $all } Besetzungen brauchten weniger Partien: Alles, was über sie gefragt war, ist sicher.
lab-same-file = Partien, Seite und Zahlen brauchen je eine eigene Datei. Siehe: qosqo lab report --help
lab-interrupted = Unterbrochen nach { $games } Partien. Derselbe Befehl macht weiter.
lab-bad = { $file }: { $detail }
lab-not-games = { $file } sagt, was gespielt werden soll; ein Bericht entsteht aus den Partien: qosqo lab report { $games }
lab-empty = { $file } enthält noch keine Partien.
lab-written = Der Bericht steht in { $file }.
play-hints-agree = Sind alle hier einverstanden, dass ein Bot um Hinweise gefragt werden darf?
play-hint-thinking = Ein Bot überlegt, was du tun könntest …
play-hints-taken =
    { $count ->
        [one] { $name } hat einmal einen Bot um einen Hinweis gefragt.
       *[other] { $name } hat { $count }-mal einen Bot um Hinweise gefragt.
    }
help-exercises = kurze Stellungen lösen, je einen Zug lang
about-exercises = Stellungen aus aufgezeichneten Partien: Erreiche mit einem Zug, was verlangt ist. Nach einem Fehlversuch kannst du es noch einmal versuchen oder dir die Lösung zeigen lassen. Was du gelöst hast, wird gemerkt.
help-exercises-number = welche Übung; ohne Nummer wählst du aus der Liste
ask-exercise = Welche Übung
ask-after = Was nun
after-again = noch einmal versuchen
after-solution = die Lösung zeigen
after-leave = aufhören
exercise-reached = Gelöst!
exercise-missed = Noch nicht: Jetzt würde jemand anderes entscheiden.
no-exercises = Für dieses Spiel hat noch niemand Übungen gemacht.
no-such-exercise = Es gibt die Übungen 1 bis { $last }.
