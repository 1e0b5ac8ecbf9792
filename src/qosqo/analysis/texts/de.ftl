## Wie ein Zug genannt wird
label-best = bester Zug
label-fine = guter Zug
label-inaccuracy = Ungenauigkeit
label-mistake = Fehler
label-blunder = grober Fehler

## Berichte
analysis-title = Analyse von { $game }
analysis-result = { $name } { $points }
analysis-player = Wer
analysis-decisions = Entscheidungen
analysis-best = Beste Züge
analysis-loss = Verschenkt je Entscheidung
analysis-luck = Glück
analysis-strength = Spielt wie
analysis-points = { $points } { $count ->
        [one] Punkt
       *[other] Punkte
    }
analysis-course = Wie wahrscheinlich wer gewinnt
analysis-turning-points = Wendepunkte
analysis-turning-point = { $number }. { $name }: { $played } – { $label }, { $share } des Sieges und { $points } verschenkt. Besser: { $better }.
analysis-none = Niemand hat etwas verschenkt, das sich vom Zufall unterscheiden ließe.
analysis-explained = Woher der Vorsprung kam
analysis-start = Platz am Tisch
analysis-own = eigene Züge, verglichen mit denen flüchtiger Bots
analysis-others = Züge der anderen
analysis-chance = Glück
analysis-rest = nicht erklärt
analysis-final = Vorsprung am Ende
analysis-parts = Anfang, Mitte, Ende
analysis-kinds = Am meisten verschenkt bei
analysis-mistakes = Bewertungen
strength-like = { $bot }
strength-between = zwischen { $weaker } und { $stronger }
strength-below = schwächer als { $bot }
strength-above = stärker als { $bot }
analysis-how = Jeder Zug wurde in Stellungen versucht, in denen alles neu verteilt war, was man nicht wissen konnte; die Bereiche enthalten die Wahrheit in 95 von 100 Fällen. Ein Vorsprung ist der vor dem Mittel der anderen.

## Looking back with an analysis
review-title = Analyse
review-analyse = Analysieren
review-offer = Was hat jeder Zug gekostet, und was war Glück? Die Prozesse der Bots finden es heraus, während du dich umsiehst.
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
review-find = Was wäre besser gewesen als „{ $played }“? Wähle für { $name } einen Zug, als würde er gemacht.
review-give-up = Lösung zeigen
review-cost = Das verschenkte { $share } des Siegs und { $points }.
review-luck-good = Was dann kam, war Glück: { $share } mehr vom Sieg.
review-luck-bad = Was dann kam, war Pech: { $share } weniger vom Sieg.
review-line = Stattdessen: { $moves }
review-try = Noch einmal versuchen
review-better = Die bessere Folge zeigen
review-further = Einen Zug weiter
review-back = Zurück zur Partie, wie sie war
review-fork = Von hier an einem neuen Tisch weiterspielen
review-played = gespielt
analysis-mark = { $number }. { $name }: { $label }
analysis-lucky = { $number }. Glück für { $name }: { $share }
analysis-unlucky = { $number }. Pech für { $name }: { $share }
tried-same = „{ $move }“ wurde gespielt. Such etwas anderes.
tried-found = Gefunden! „{ $move }“ behält { $share } des Siegs, die verschenkt wurden.
tried-worse = „{ $move }“: { $label }, das würde { $share } des Siegs verschenken. Versuch etwas anderes.
study-ask = Züge schon während der Partie beurteilen
study-stop = Züge nicht mehr während der Partie beurteilen
study-request = { $name } möchte, dass Züge schon während der Partie beurteilt werden. Jeder sieht, was über die eigenen Züge gesagt wird.
study-agree = Einverstanden
