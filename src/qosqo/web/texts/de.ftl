# Was die Seiten sagen.
yes = Ja
no = Nein
and = und
close = Schließen
skip-link = Zum Inhalt springen
home-link = Zurück zur Startseite
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
settings-pace = Tempo der Bots
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-none = ohne Warten
settings-confirm = Ende des Zuges bestätigen
settings-name = Dein Name
signals-title = Wenn ich am Zug bin
signal-sound = Ton
signal-notification = Benachrichtigung
settings-save = Speichern

# Start
home-about = Drei Brettspiele über die Inka, mit Freunden und gegen Programme.
home-play = Spielen
home-players = { $fewest } bis { $most } Personen
home-reading = { $minutes } Minuten Regeln
home-start-about = gegen einen Bot
home-new = Neu hier? „Mit Lehrer lernen“ erklärt dir ein Spiel, während du es spielst.
home-estimates = Wie lange die Spiele dauern und wie anspruchsvoll sie sind, haben wir geschätzt.
home-start = Sofort spielen
home-solo = Allein gegen { $name }
home-setup = Tisch einrichten
home-mine = Meine Tische
home-none = Noch keine Tische. Fang oben einen an.
home-watch = Zuschauen
home-none-public = Sonst spielt gerade niemand.
home-records = Aufgezeichnete Partien
home-upload = Aufzeichnung öffnen
table-finished = beendet, { $scores }
table-recorded = Aufzeichnung mit { $moves } Zügen
table-my-turn = du bist am Zug
table-turn-of = am Zug: { $name }
table-put-away = Weglegen
table-bring-back = Zurückholen
home-away = Weggelegt: { $count }
table-running =
    { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
gallery-title = Galerie
gallery-about = Alle Symbole, Karten und Plättchen der Spiele, gezeichnet für Qosqo.
gallery-empty = Es gibt noch keine Zeichnungen.
gallery-search = Galerie durchsuchen
gallery-contents = Inhalt der Galerie
gallery-found = Gefunden: { $count }
gallery-nothing = Nichts gefunden.

# Einrichten und beitreten
setup-title = { $game }: Tisch einrichten
setup-way = Gegen wen?
way-bots = Gegen Bots
way-friends = Mit Freunden, über einen Einladungslink
way-automaton = Allein gegen { $name }, den Gegner aus dem Spiel
way-mix = Gemischt: jeden Platz einzeln wählen
setup-bots = Wie viele Bots?
setup-friends = Wie viele Freunde?
setup-friends-about = Am Tisch bekommst du für jede Person einen Link. Bleibt ein Platz leer, kann ein Bot ihn übernehmen.
setup-strength = Wie stark?
setup-difficulty = Wie stark?
difficulty-easiest = leichter
difficulty-standard = wie in den Regeln
difficulty-hardest = schwerer
difficulty-own = Regel für Regel
setup-more = Mehr
setup-seats-about = { $fewest } bis { $most } Personen. Freunde bekommen einen Link von dir.
setup-seat = Platz { $number }
setup-name = Name (freiwillig)
setup-options = Wie wollt ihr spielen?
data-title = Spielmaterial
data-other = eine eigene Datei
setup-data-about = Was auf Karten, Plättchen und Plänen steht, lässt sich für eine Variante durch eine eigene Datei ersetzen.
setup-data-own = Daten dieses Spiels herunterladen
setup-data = Datei mit Daten (TOML)
setup-listed = Andere dürfen diesen Tisch finden und zuschauen
setup-start = Spiel beginnen
who-me = ich
who-friend = ein Freund, über einen Einladungslink
who-device = noch jemand an diesem Gerät
who-bot = Bot: { $strength }
who-none = niemand
join-title = Du bist zu { $game } eingeladen
join-with = Am Tisch: { $names }
join-sit = Platz nehmen

# Der Tisch
board-title = Das Spielbrett
choices-title = Deine Wahl
needs-script = Zum Spielen wird JavaScript gebraucht.
about-table = Über diesen Tisch
kind-person = Mensch
kind-bot = Bot
kind-device = Mensch am Gerät des Gastgebers
kind-open = eingeladen, noch nicht da
kind-automaton = Gegner des Spiels
seats-title = Mitspielende
seat-more = Alles, was { $name } gehört
seat-you = du
seat-here = an diesem Gerät
seat-bot = Bot, { $strength }
seat-automaton = spielt nach eigenen Regeln
seat-open = eingeladen
seat-online = verbunden
seat-offline = nicht verbunden
seat-acting = am Zug
seat-thinking = überlegt
seat-winner = gewinnt
points-word = Punkte:
prompt-your-turn = { $name }, du bist am Zug. { $what }
prompt-choose = Wähle, was du tun willst.
prompt-waiting = { $name } ist am Zug.
standing-waiting = Du bist nicht am Zug
standing-thinking = Denkt nach
standing-away = Nicht verbunden
standing-invited = Auf diesem Platz sitzt noch niemand
standing-watching = Du schaust zu
standing-looking-back = Rückblick
standing-record = Aufgezeichnete Partie
standing-over = Das Spiel ist aus
prompt-pass-device = Gib das Gerät an { $name } weiter.
prompt-winner =
    { $count ->
        [one] { $name } gewinnt das Spiel.
       *[other] { $name } teilen sich den Sieg.
    }
undo-step = Zurücknehmen
undo-turn = Ganzen Zug
undo-ask = Um Zurücknehmen bitten
undo-last = Zurücknehmen
undo-request =
    { $count ->
        [one] { $name } möchte den letzten Zug zurücknehmen.
       *[other] { $name } möchte die letzten { $count } Züge zurücknehmen.
    }
undo-agree = Einverstanden
undo-refuse = Ablehnen
skip-bots = Schneller
cover-title = { $name } ist dran
cover-text = Gib das Gerät weiter. Verdeckte Karten erscheinen erst nach dem Knopfdruck.
cover-ready = Ich bin { $name }
invite-label = Einladungslink für { $seat }
invite-copy = Kopieren
invite-bot = Lieber ein Bot
view-empty = nichts

# Wertung
sheet-title = Wertungsblatt
sheet-category = Für
sheet-start = Zu Beginn
sheet-total = Summe
sheet-by-round = Punkte nach Runden
sheet-round = Runde
sheet-round-number = Runde { $number }
chart-title = Punkte im Verlauf
chart-moves =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
end-scores = Wertung (zuklappen, um den Plan zu sehen)
end-margin =
    { $points ->
        [one] Ein Punkt vor { $name }.
       *[other] { $points } Punkte vor { $name }.
    }
end-tie = Punktgleich mit { $name }; die Regeln entscheiden den Gleichstand.
end-difference = Was { $name } mehr und weniger geholt hat als { $other }
rematch = Noch einmal spielen
rematch-join = Zur Revanche

# Protokoll und Rückschau
log-title = Protokoll
log-show = Stellung nach Zug { $number } zeigen
replay-title = Rückschau
replay-more = Mehr
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen oder anhalten
replay-forward = Einen Zug vor
replay-last = Zur Gegenwart
replay-position = Zug { $shown } von { $length }
replay-seat = Aus Sicht von
replay-spectator = Zuschauer
replay-live = Zurück zum Spiel
fork-here = Von hier an einem neuen Tisch weiterspielen
download = Herunterladen
report-problem = Problem melden

# Sagt die Seite selbst
client-back = Zurück
client-confirm = Bestätigen
client-reveals = Etwas Verdecktes oder Zufälliges kommt heraus: Das lässt sich nicht allein zurücknehmen.
client-reveals-to-bots = Etwas Verdecktes oder Zufälliges kommt heraus.
client-ends = Damit endet dein Zug.
client-point = { $points } Punkt
client-points = { $points } Punkte
client-open-points = Punkte hängen vom Zufall ab
client-chosen = Gewählt
client-lost = Die Verbindung ist weg. Neuer Versuch …
client-back-online = Wieder verbunden.
client-copied = Kopiert.
problem-label = Was stimmt nicht? Die Aufzeichnung des Spiels wird mit deiner Bemerkung aufgehoben.
problem-send = Senden
problem-cancel = Abbrechen
client-not-now = Das geht gerade nicht.
client-kind = Was willst du tun?
client-refused = Geht nicht: { $reason }
client-more = Alle { $count } zeigen
client-on-board = Drücke auf eine Stelle des Plans.
client-list = oder aus einer Liste von { $count }
client-short-list = Liste ({ $count })
client-best = bestens: { $points }
client-missing = Noch { $count } zu wählen.
client-may-add = Vollständig; eines mehr ist möglich.
client-complete = Vollständig.
client-put-away = Auswahl zeigen oder verbergen
client-since = Seit deinem letzten Zug
client-lately = Zuletzt
client-your-turn = Du bist am Zug
client-why = Warum kann ich nicht …?
client-not-this = Das kannst du jetzt nicht nutzen. { $now }
client-no-notifications = Dieser Browser erlaubt hier keine Benachrichtigungen.

# Hilfe
help-title = Tasten
help-number = die Möglichkeit mit dieser Nummer wählen
help-arrows = von Möglichkeit zu Möglichkeit; auf dem Brett: von Ort zu Ort
help-enter = wählen; bestätigen
help-escape = einen Schritt zurück
help-undo = letzten Zug zurücknehmen
help-undo-turn = ganzen Zug zurücknehmen
help-skip = Bots schneller spielen lassen
help-board = zum Spielbrett
help-log = zum Protokoll
help-rule = die Regel öffnen, die eine Erklärung nennt; ein Rechtsklick oder langer Druck hält die Erklärung fest
help-zoom = größer, kleiner, ganzes Brett
help-replay = einen Zug zurück oder vor
help-analysis = mit einer Analyse: beginnen, nächster und voriger Wendepunkt, die bessere Folge zeigen, noch einmal versuchen
help-help = diese Hilfe zeigen

# Regeln
rules-title = Regeln
rules-of = Regeln von { $game }
rules-contents = Inhalt der Regeln
rules-search = Regeln durchsuchen
rules-find = Suchen
rules-found = Gefunden: { $count }
rules-nothing = Nichts gefunden.
rules-print = Drucken
rules-words = Wörter
rules-ruling = Entscheidung:
rules-why = Warum:
rules-reconstructed = Rekonstruiert:
rules-example = Beispiel:
rules-correct-this = Weißt du es besser?
rules-correcting = Rekonstruiertes berichtigen
rules-correcting-about = Was als rekonstruiert bezeichnet ist, kennen wir nicht aus der Schachtel: Es ist unsere beste Vermutung. Wenn du das Spiel besitzt und es besser weißt, kannst du sofort mit den wahren Werten spielen.
rules-correcting-edit = Berichtige das Falsche mit einem beliebigen Texteditor. Jede Gruppe sagt, woher ihre Werte kommen.
rules-correcting-use = Richte einen Tisch ein und wähle dort deine Datei
rules-correcting-tell = Sag es auch uns: Drücke an einem Tisch „Problem melden“. Dann spielen alle mit dem, was stimmt.

# Ein erstes Spiel mit Lehrer.
home-learn = Mit Lehrer lernen
teacher-title = Der Lehrer
teacher-place = { $place } von { $ideas }
teacher-next = Weiter
teacher-noted = Verstanden
teacher-show = Mach es für mich
teacher-mistake = Nicht ganz.
teacher-take-back = Zurücknehmen
teacher-alone = So lassen und ohne Anleitung weiterspielen
exercises-link = Übungen
exercises-of = Übungen: { $game }
exercises-about = Kurze Stellungen aus wirklich gespielten Partien. Du bist am Zug: Erreiche, was verlangt ist, bevor jemand anderes entscheidet. Nichts davon hängt vom Glück ab.
exercises-done = { $done } von { $count } gelöst.
exercise-easy = (zum Aufwärmen)
exercise-solve = Lösen
exercise-solve-again = Noch einmal
exercise-solved = gelöst
exercise-state-open = Übung
exercise-state-missed = Noch nicht.
exercise-state-reached = Gelöst!
exercise-state-shown = Die Lösung
exercise-state-seen = So geht es.
exercise-so-far = Punkte bisher: { $gained } von { $least }.
exercise-step = Nächster Schritt
exercise-again = Noch einmal versuchen
exercise-solution = Lösung zeigen
exercise-next = Nächste Übung
exercise-all = Alle Übungen


## Das Labor

lab-title = Das Labor
lab-link = Das Labor: ändern, was auf Karten und Plänen steht
lab-about = Ändere, was auf dem Material eines Spiels gedruckt ist, und sieh sofort, was daraus wird. Deine Änderungen bleiben nur in diesem Tab: Lade am Ende die Datei herunter, oder spiel gleich damit.
lab-return = Zurück ins Labor
lab-other = Alle Spiele
lab-choose = Wähle ein Spiel:
lab-of = Das Labor: { $game }
lab-entries = Einträge
lab-search = Einen Eintrag finden
lab-origin-rulebook = steht in der Spielregel
lab-origin-known = bekannt
lab-origin-reconstructed = rekonstruiert: Wer die Schachtel besitzt, berichtige es bitte
lab-undo = Rückgängig
lab-redo = Wiederholen
lab-words = Wörter, die hier stehen können:
lab-original = Ursprünglich: { $value }
lab-back = Zurück zum Ursprünglichen
lab-draw = Neu zeichnen
lab-download = Datei herunterladen
lab-play = Damit spielen
lab-unreadable = Das lässt sich nicht lesen. Zahlen, Texte in Anführungszeichen, Listen in [ ] und Tabellen in {"{"} {"}"} werden wie in der Datei geschrieben.
lab-wrong = Etwas stimmt noch nicht: siehe die markierten Einträge.
lab-lost = Der Server hat nicht geantwortet; diese Seite zeigt noch, was vorher war. Bei deiner nächsten Änderung wird er wieder gefragt.
lab-fine = Mit diesen Daten kann gespielt werden.
lab-changes = Geänderte Einträge: { $count }
lab-changed = Geänderte Zeichnungen
lab-before = vorher
lab-after = jetzt
lab-unchanged = Noch hat sich keine Zeichnung geändert.
lab-board = Der Spielplan
lab-experiment = Ausprobieren
lab-experiment-about = Bots spielen das Spiel, wie es ist, und mit deinen Änderungen, mit denselben Verteilungen; dann liest du, was anders ist.
lab-needs-more = Versuche brauchen noch ein paar Pakete: { $install }, dann den Server neu starten.
lab-bot = Bots
lab-players = Spieler
lab-games = Partien von jedem
lab-start = Beginnen
lab-yours = geändert
lab-as-it-is = wie es ist
lab-running = { $played } von { $wanted } Partien
lab-failed = Der Versuch konnte nicht durchgeführt werden.
lab-nothing = Angehalten, bevor eine Partie zu Ende war: Es gibt nichts zu lesen.
lab-watch = Ein Versuch: { $game }
lab-waiting = Der Bericht erscheint hier, wenn alle Partien gespielt sind.
lab-tried = Bisher ausprobiert:
lab-ready = Bericht fertig
lab-stop = Anhalten und lesen, was es gibt
lab-look-again = Noch einmal nachsehen
# Hints

settings-hints = Bei Neuem sagen, wozu es gut ist
hint-ask = Was kann ich tun?
hint-title = Neu:
hint-noted = Verstanden
hint-never = Keine Hinweise mehr
hint-thinking = Ein Bot überlegt, was du tun könntest …
hint-could =
    { $count ->
        [0] Etwas Besseres als das, was du siehst, fällt mir nicht ein.
        [one] Das könntest du tun:
       *[other] Eines davon könntest du tun:
    }
hint-do = Den ersten Schritt machen
hints-request = { $name } möchte, dass an diesem Tisch alle einen Bot fragen dürfen, was man tun könnte.
hints-waiting = Die anderen werden gefragt, ob an diesem Tisch Hinweise erlaubt sind.
hints-taken = Einen Bot um Hinweise gefragt haben:
hints-taken-by =
    { $count ->
        [one] { $name } einmal
       *[other] { $name } { $count }-mal
    }

# Examples that can be tried

try-open = Probier es aus
try-title = Probier es aus: { $rule }
try-back = Zurück zu { $rule }
try-press = Drück auf das Brett: Die Spielregeln antworten.
try-you = Ana
try-rival = Sisa
try-yes = Ja. { $effects }
try-no = Nein. { $reason }
try-not = Hier nicht.
try-points =
    { $count ->
        [one] 1 Punkt.
       *[other] { $count } Punkte.
    }
rules-see-this = Ansehen
