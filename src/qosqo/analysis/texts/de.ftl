## Wie ein Zug genannt wird
label-best = bester Zug
label-fine = guter Zug
label-inaccuracy = Ungenauigkeit
label-mistake = Fehler
label-blunder = grober Fehler

## Berichte
analysis-title = Analyse von { $game }
analysis-result = { $name }: { $points }
analysis-player = Wer
analysis-decisions = Entscheidungen
analysis-best = Beste Züge
analysis-loss = Verschenkt je Entscheidung
analysis-luck = Glück, in Punkten
analysis-strength = Spielt wie
analysis-points = { $points } { $count ->
        [one] Punkt
       *[other] Punkte
    }
analysis-course = Wie wahrscheinlich wer gewinnt
analysis-turning-points = Wendepunkte
analysis-turning-point = { $number }. { $name }: { $played } – { $label }: verschenkte { $points }, die Gewinnchance sank um { $share }. Besser: { $better }.
analysis-none = Niemand hat etwas verschenkt, das sich vom Zufall unterscheiden ließe.
analysis-explained = Woher der Vorsprung kam
analysis-start = Platz am Tisch
analysis-own = eigene Züge, verglichen mit denen flüchtiger Bots
analysis-others = Züge der anderen
analysis-chance = Glück
analysis-rest = nicht erklärt
analysis-final = Vorsprung am Ende
analysis-mistakes = Ungenauigkeiten · Fehler · grobe Fehler
strength-between = zwischen { $weaker } und { $stronger }
strength-below = schwächer als { $bot }
strength-above = stärker als { $bot }
strength-interval = { $place } (von { $low } bis { $high })
strength-open = aus so wenigen Entscheidungen nicht zu sagen
analysis-ladder = „Spielt wie“ vergleicht mit Bots, vom schwächsten an: { $bots }. Gierige nehmen, was einen Zug weit am besten aussieht; mittlere und schwere hatten einen kleinen Teil der Zeit, die sie am Tisch haben. Eine Partie sagt darüber wenig, daher die weiten Grenzen; viele Partien sagen mehr.
analysis-how = Jeder Zug wurde in Stellungen versucht, in denen alles neu verteilt war, was man nicht wissen konnte; dann spielten flüchtige Bots weiter, die nehmen, was auf den ersten Blick am besten aussieht. Ein verschenkter Punkt ist am Ende ein Punkt weniger Vorsprung vor dem Mittel der anderen. Welcher Zug der beste ist, richtet sich nach der Gewinnchance: ist eine Partie entschieden, zählt jeder als bester, auch wenn er Punkte verschenkt. Die Grenzen in Klammern umfassen die Wahrheit in 95 von 100 Fällen.

## Looking back with an analysis
review-title = Analyse
review-analyse = Analysieren
review-offer = Was hat jeder Zug gekostet, und was war Glück? Die Bots finden es nebenbei heraus, während du dich umsiehst. Gründlich dauert es etwa viermal so lange wie schnell.
review-quick = Schnell analysieren
review-standard = Gründlich analysieren
review-working = { $share } % fertig
review-failed = Die Analyse konnte nicht weitergehen.
review-done-quick = Schnell analysiert.
review-done-standard = Gründlich analysiert.
review-done-deep = Sehr gründlich analysiert.
review-done-study = Während der Partie beurteilt.
review-own-only = Solange die Partie läuft, erfährst du nur etwas über deine eigenen Entscheidungen.
review-players = Die Spieler, und woher der Vorsprung kam
review-find = Gespielt wurde: { $played }. Was wäre besser gewesen? Wähle für { $name } einen Zug, als würde er gemacht.
review-give-up = Lösung zeigen
review-cost = Das verschenkte { $points }; die Gewinnchance sank um { $share }.
review-luck-good = Was dann kam, war Glück: { $points } und { $share } mehr Gewinnchance.
review-luck-bad = Was dann kam, war Pech: { $points } und { $share } weniger Gewinnchance.
review-line = Stattdessen: { $moves }
review-try = Noch einmal versuchen
review-better = Die bessere Folge zeigen
review-further = Weiter
review-back = Zurück zur Partie, wie sie war
review-fork = Neuer Tisch von hier an
review-luck = Glück
review-next = Nächster Wendepunkt
review-see = Zur Analyse
review-worth = Gewinnchance { $share }, { $lead }
review-between = In 95 von 100 Fällen zwischen { $low } und { $high }
review-played = gespielt
analysis-mark = { $number }. { $name }: { $label }
analysis-lucky = { $number }. Glück für { $name }: { $share }
analysis-unlucky = { $number }. Pech für { $name }: { $share }
tried-same = { $move }: das wurde gespielt. Such etwas anderes.
tried-found = Gefunden! { $move }: damit ist die Gewinnchance um { $share } höher als mit dem, was gespielt wurde.
tried-worse = { $move } – { $label }: die Gewinnchance wäre um { $share } niedriger als mit dem besten Zug. Versuch etwas anderes.
study-ask = Züge schon während der Partie beurteilen
study-stop = Züge nicht während der Partie beurteilen
study-request = { $name } möchte, dass Züge schon während der Partie beurteilt werden. Jeder sieht, was über die eigenen Züge gesagt wird.
study-waiting = Die anderen sind gefragt, ob Züge schon während der Partie beurteilt werden dürfen.
study-latest = Dein letzter beurteilter Zug: { $played } –
study-none = Bisher hast du nichts verschenkt, das sich vom Zufall unterscheiden ließe.
analysis-where = Wo Punkte verschenkt wurden
analysis-over-games = { $game }: { $count } Partien zusammen
analysis-kind = „{ $kind }“
analysis-all-seats = Aussichten aller
analysis-worth = Gewinnchance { $share }, { $points }, { $lead }
analysis-ahead = { $points } { $others ->
        [one] voraus
       *[other] vor dem Mittel der anderen
    }
analysis-behind = { $points } { $others ->
        [one] zurück
       *[other] hinter dem Mittel der anderen
    }
analysis-then = dann: { $moves }
phase-beginning = Anfang
phase-middle = Mitte
phase-end = Ende
review-lost = −{ $points }, −{ $share } Gewinnchance
tried-good = Gefunden! { $move }: so gut wie der beste Zug, soweit es sich sagen lässt.

## Dateien, in denen Analysen stehen
kept-no-analysis = { $file } ist keine Analyse, die sich fortsetzen ließe
kept-other-settings = { $file } entstand mit anderen Einstellungen: wähle einen anderen Namen
kept-no-part = { $file } enthält eine Zeile, die kein Teil einer Analyse ist
kept-no-text = { $file } ist kein UTF-8-Text
kept-no-json = { $file } ist keine Datei aus JSON-Zeilen
