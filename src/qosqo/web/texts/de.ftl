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
settings-save = Speichern

# Start
home-about = Drei Brettspiele über die Inka, mit Freunden und gegen Programme.
home-play = Spielen
home-players = für { $fewest } bis { $most } Personen
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
table-my-turn = du bist am Zug
table-turn-of = am Zug: { $name }
table-put-away = Weglegen
table-bring-back = Zurückholen
home-away = Weggelegt: { $count }
table-running =
    { $moves ->
        [one] läuft, 1 Zug
       *[other] läuft, { $moves } Züge
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
setup-seats = Wer spielt?
setup-seats-about = { $fewest } bis { $most } Personen. Freunde bekommen einen Link von dir.
setup-seat = Platz { $number }
setup-name = Name (freiwillig)
setup-options = Wie wollt ihr spielen?
setup-automaton = Leichter oder schwerer, nur gegen { $name }
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
who-automaton = { $name }, der Gegner des Spiels
strength-easy = leicht
strength-normal = mittel
strength-hard = schwer
strength-random = zufällig
strength-greedy = gierig
strength-search = vorausdenkend
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
seat-offline = nicht verbunden
seat-acting = am Zug
seat-thinking = überlegt
seat-winner = gewinnt
points-word = Punkte:
prompt-your-turn = { $name }, du bist am Zug. { $what }
prompt-choose = Wähle, was du tun willst.
prompt-waiting = { $name } ist am Zug.
prompt-pass-device = Gib das Gerät an { $name } weiter.
prompt-winner =
    { $count ->
        [one] { $name } gewinnt das Spiel.
       *[other] { $name } teilen sich den Sieg.
    }
undo-step = Zurücknehmen
undo-turn = Ganzen Zug zurücknehmen
undo-ask = Um Zurücknehmen bitten
undo-last = Meinen letzten Zug zurücknehmen
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
client-list = Oder aus einer Liste von { $count } wählen
client-put-away = Auswahl zeigen oder verbergen

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
help-zoom = größer, kleiner, ganzes Brett
help-replay = einen Zug zurück oder vor
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
