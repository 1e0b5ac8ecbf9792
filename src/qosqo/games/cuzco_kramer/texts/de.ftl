game-name = Cuzco (Kramer & Kiesling)
game-about = Terrassen anlegen, Dörfer durch Tempel zu Städten machen, Teiche graben und Feste für den Sonnengott feiern.
game-facts = von Wolfgang Kramer und Michael Kiesling · etwa 90 Minuten · Kennerspiel
game-motto = Terrassen, Tempel und Feste
category-0 = Tempel
category-1 = Teiche
category-2 = Feste
category-3 = Große Schlusswertung
part-hex = Feld
part-rotation = Drehung
part-from = von
part-to = nach
part-value = Wert
part-card = Karte
rotation-0 = Osten
rotation-1 = Südosten
rotation-2 = Südwesten
rotation-3 = Westen
rotation-4 = Nordwesten
rotation-5 = Nordosten
card-0 = A
card-1 = B
card-2 = C
card-3 = A+B
card-4 = A+C
card-5 = B+C

prompt-turn =
    { $stop ->
        [yes] Nimm etwas und wähle ein Feld, oder beende den Zug.
       *[no] Nimm etwas und wähle ein Feld.
    }
prompt-bid = Spiele eine Karte, spiele keine weitere oder steige aus.

title-triple = Dreierlandschaft · ab 1 AP
title-double = Zweierlandschaft · ab 1 AP
title-village = einzelnes Dorf · 1 AP
title-crop = einzelner Acker · 1 AP
title-enter = Inka bringen
title-move = Inka ziehen
title-leave = Inka vom Gelände nehmen
title-build = Tempel bauen · 1 AP
title-expand = Tempel ausbauen · 1 AP
title-pond = Teich · 1 AP
title-festival = Fest vorschlagen
title-play = Karte spielen
title-draw = Festkarte ziehen · 1 AP
title-take = offene Karte nehmen · 1 AP
title-token = Zusatzaktion · +1 AP
brief-leave = Inka auf { $from } vom Gelände nehmen
brief-build = Tempel { $value } auf { $hex } bauen
brief-expand = Tempel auf { $hex } auf { $value } ausbauen
brief-pond = Teich auf { $hex }
move-triple = eine Dreierlandschaft legen: Dorf auf { $hex }, Äcker im Uhrzeigersinn ab { $rotation }
move-double = eine Zweierlandschaft legen: Dorf auf { $hex }, Acker im { $rotation }
move-village = ein einzelnes Dorf auf { $hex } legen
move-crop = einen einzelnen Acker auf { $hex } legen
move-enter = einen Inka nach { $to } bringen
move-move = den Inka auf { $from } nach { $to } ziehen
move-leave = den Inka auf { $from } vom Gelände nehmen
move-build = auf { $hex } einen Tempel vom Wert { $value } bauen
move-expand = den Tempel auf { $hex } auf den Wert { $value } ausbauen
move-pond = auf { $hex } einen Teich anlegen
move-draw = eine Festkarte vom Stapel ziehen
move-take = die offene Festkarte nehmen
move-token = ein Zusatzaktionsplättchen einsetzen
move-festival = ein Fest am Tempel auf { $hex } mit einer Karte { $card } vorschlagen
move-end-turn = den Zug beenden
move-play = eine Karte { $card } spielen
move-hold = keine weitere Karte spielen
move-drop = aussteigen

event-turn-began =
    { $last ->
        [0] { $seat } beginnt einen Zug mit { $left } Aktionspunkten (AP).
       *[other] { $seat } beginnt den eigenen letzten Zug mit { $left } Aktionspunkten (AP).
    }
event-placed-triple = { $seat } legt eine Dreierlandschaft auf Höhe { $elevation }, das Dorf auf { $hex }, die Äcker im Uhrzeigersinn ab { $rotation } ({ terrain-cost }).
event-placed-double = { $seat } legt eine Zweierlandschaft auf Höhe { $elevation }, das Dorf auf { $hex }, den Acker im { $rotation } ({ terrain-cost }).
event-placed-village = { $seat } legt auf { $hex } ein einzelnes Dorf auf Höhe { $elevation } ({ terrain-cost }).
event-placed-crop = { $seat } legt auf { $hex } einen einzelnen Acker auf Höhe { $elevation } ({ terrain-cost }).
event-entered = { $seat } bringt einen Inka nach { $to } ({ $cost } AP).
event-moved = { $seat } zieht einen Inka von { $from } nach { $to } ({ walk-cost }).
event-left = { $seat } nimmt den Inka auf { $from } vom Gelände ({ $cost } AP).
event-built = { $seat } hält im Dorf aus { $size } Feldern die höchste Position und baut auf { $hex } einen Tempel vom Wert { $value } ({ $cost } AP).
event-expanded = { $seat } hält in der Stadt aus { $size } Feldern die höchste Position und baut den Tempel auf { $hex } vom Wert { $old } auf { $value } aus ({ $cost } AP).
event-dug-pond = { $seat } legt auf { $hex } einen Teich an ({ $cost } AP).
event-pond-surrounded =
    { $size ->
        [one] Der Teich bei { $hex } ist umschlossen: { $seat } hält die höchste Position an seinem Ufer.
       *[other] Der Teich aus { $size } Feldern bei { $hex } ist umschlossen: { $seat } hält die höchste Position an seinem Ufer.
    }
event-pond-undecided =
    { $size ->
        [one] Der Teich bei { $hex } ist umschlossen, aber an seinem Ufer herrscht Gleichstand: Er bringt niemandem Punkte, auch später nicht.
       *[other] Der Teich aus { $size } Feldern bei { $hex } ist umschlossen, aber an seinem Ufer herrscht Gleichstand: Er bringt niemandem Punkte, auch später nicht.
    }
event-drew = { $seat } zieht eine Karte { $card } vom Stapel (1 AP).
event-drew-hidden = { $seat } zieht eine Karte vom Stapel (1 AP).
event-took = { $seat } nimmt die offene Karte { $card } (1 AP).
event-turned-up = Die Karte { $card } wird aufgedeckt.
event-reshuffled = Die Ablage wird zum neuen Stapel gemischt.
event-spent-token = { $seat } setzt ein Zusatzaktionsplättchen ein: 1 AP mehr.
event-proposed =
    { $left ->
        [0] { $seat } schlägt ein Fest am Tempel vom Wert { $value } auf { $hex } vor.
        [one] { $seat } schlägt ein Fest am Tempel vom Wert { $value } auf { $hex } vor; 1 AP verfällt.
       *[other] { $seat } schlägt ein Fest am Tempel vom Wert { $value } auf { $hex } vor; { $left } AP verfallen.
    }
event-played =
    { $worth ->
        [one] { $seat } spielt eine Karte { $card }, deren Reliquie { $relic } zählt: 1 Festpunkt (FP), zusammen { $total } FP.
       *[other] { $seat } spielt eine Karte { $card }, deren Reliquien beide zählen: { $worth } Festpunkte (FP), zusammen { $total } FP.
    }
event-dropped = { $seat } hält bei { $total } FP nicht mit und steigt aus.
event-declined = { $seat } erhöht nicht.
event-organized =
    { $points ->
        [0] { $seat } richtet das Fest bei { $hex } allein aus; ein Tempel vom Wert { $value } bringt dafür nichts.
       *[other] { $seat } richtet das Fest bei { $hex } allein aus (Tempel vom Wert { $value }).
    }
event-co-organized =
    { $points ->
        [0] { $seat } richtet das Fest bei { $hex } mit aus; ein Tempel vom Wert { $value } bringt dafür nichts.
       *[other] { $seat } richtet das Fest bei { $hex } mit aus (Tempel vom Wert { $value }).
    }
event-ended-turn =
    { $left ->
        [0] { $seat } beendet den Zug.
        [one] { $seat } beendet den Zug; 1 AP verfällt.
       *[other] { $seat } beendet den Zug; { $left } AP verfallen.
    }
event-no-place = { $seat } hat für keine Landschaft Platz und muss keine legen.
event-last-triple = { $seat } hat die letzte Dreierlandschaft gelegt: Für { $seat } ist dies der letzte Zug, alle anderen haben noch einen.
event-all-stuck = Reihum hat niemand Platz für eine Landschaft gefunden, zuletzt { $seat }: Für { $seat } ist dies der letzte Zug, alle anderen haben noch einen.
event-final-first =
    { $tied ->
        [0] { $seat } liegt in der Stadt bei { $hex } auf Platz 1 (Tempel vom Wert { $value }).
       *[other] { $seat } teilt sich in der Stadt bei { $hex } Platz 1 (Tempel vom Wert { $value }); es zählt der volle Wert.
    }
event-final-second =
    { $tied ->
        [0] { $seat } liegt in der Stadt bei { $hex } auf Platz 2 (Tempel vom Wert { $value }).
       *[other] { $seat } teilt sich in der Stadt bei { $hex } Platz 2 (Tempel vom Wert { $value }); es zählt die Hälfte.
    }
event-final-scored = Große Schlusswertung von { $seat }.
event-pond-deserted =
    { $size ->
        [one] Der Teich bei { $hex } ist umschlossen, aber an seinem Ufer steht kein Inka: Er bringt niemandem Punkte, auch später nicht.
       *[other] Der Teich aus { $size } Feldern bei { $hex } ist umschlossen, aber an seinem Ufer steht kein Inka: Er bringt niemandem Punkte, auch später nicht.
    }
event-final-nowhere = { $seat } liegt in keiner Stadt auf Platz 1 oder 2.
event-dealt =
    { $count ->
        [0] Niemand bekommt Festkarten.
        [one] Alle bekommen verdeckt 1 Festkarte.
       *[other] Alle bekommen verdeckt { $count } Festkarten.
    }
event-first-card = Die erste offene Festkarte ist { $card }.
event-first-player = Das Los bestimmt: { $seat } beginnt.
event-disc-taken = Die Sonnenscheibe auf dem Tempel bei { $hex } wird entfernt: Dort ist wieder ein Fest möglich.
event-disc-placed = Der Tempel auf { $hex } bekommt eine Sonnenscheibe: Bis er ausgebaut wird, gibt es dort kein Fest.
event-nobody-else = Sonst hat niemand einen Inka in der Stadt.
event-next-card = Alle gespielten Karten werden abgelegt, und die Karte { $card } wird aufgedeckt.
event-won =
    { $points ->
        [one] { $seat } gewinnt mit 1 Punkt.
       *[other] { $seat } gewinnt mit { $points } Punkten.
    }
event-shared-victory =
    { $points ->
        [one] { $seat } teilt den Sieg mit 1 Punkt.
       *[other] { $seat } teilt den Sieg mit { $points } Punkten.
    }
event-stayed = { $seat } bleibt bei { $total } FP.

# Parts of the above.
terrain-cost =
    { $cost ->
        [one] 1 AP
       *[other] { $cost } AP, weil sie aus dem Gelände hinausragt
    }
walk-cost =
    { $cost ->
        [0] kostenlos
       *[other] { $cost } AP
    }

refusal-terrain-first = Die erste Aktion eines Zuges ist das Legen einer Landschaft.
refusal-too-few-ap =
    { $left ->
        [0] Das kostet { $cost } AP, es ist aber keiner übrig.
        [one] Das kostet { $cost } AP, es ist aber nur 1 übrig.
       *[other] Das kostet { $cost } AP, es sind aber nur { $left } übrig.
    }
refusal-none-left = Davon ist keine Landschaft mehr übrig.
refusal-off-site = { $hex }: mindestens ein Feld muss auf dem Gelände liegen; einzelne Landschaften liegen nie außerhalb.
refusal-on-pond = { $hex }: ein Teich darf nicht überbaut werden.
refusal-on-inca = { $hex }: dort steht ein Inka im Weg.
refusal-on-temple = { $hex }: ein Tempel darf nicht überbaut werden.
refusal-uneven = { $hex }: ein Teil der Landschaft hinge in der Luft.
refusal-same-shape = { $hex }: eine Landschaft darf nicht genau auf einer der gleichen Form liegen.
refusal-joins-cities = { $hex }: zwei Städte dürfen nicht verbunden werden.
refusal-no-inca-left = Alle deine Inka sind schon auf dem Gelände.
refusal-not-your-inca = { $hex }: dort steht keiner deiner Inka.
refusal-no-way = Kein Weg führt dorthin über Landschaft ohne Tempel und fremde Inka.
refusal-hex-taken = Dort steht schon ein Inka.
refusal-moved-freely = { $hex }: dieser Inka ist eben erst kostenlos gezogen; er darf es wieder nach einer Aktion, die AP kostet.
refusal-no-village = { $hex }: dort ist kein Dorf.
refusal-no-city = { $hex }: dort ist kein Tempel.
refusal-not-highest = Das darf nur, wer allein die höchste Position hält.
refusal-too-small =
    { $size ->
        [one] Der Wert des Tempels darf die Zahl der Felder nicht übersteigen: es gibt nur 1.
       *[other] Der Wert des Tempels darf die Zahl der Felder nicht übersteigen: es sind nur { $size }.
    }
refusal-not-higher = Der Tempel hat schon den Wert { $old }: durch den Ausbau muss er höher werden.
refusal-no-floor = Im Vorrat ist kein Tempelstockwerk vom Wert { $value } mehr, es wird aber gebraucht.
refusal-changed-already = Dieser Tempel wurde in diesem Zug schon gebaut oder ausgebaut.
refusal-city-has-temple = Eine Stadt hat nur einen Tempel.
refusal-not-empty = { $hex }: ein Teich braucht ein leeres Feld des Geländes.
refusal-pond-on-border = { $hex }: kein Teich am Rand.
refusal-no-pond-left = Im Vorrat ist kein Teich mehr.
refusal-drew-enough = In diesem Zug dürfen keine Karten mehr gezogen werden.
refusal-no-card-left = Es gibt keine Karte mehr zu ziehen oder als Ersatz für die offene.
refusal-no-token-left = Du hast kein Zusatzaktionsplättchen mehr.
refusal-token-spent = Nur ein Zusatzaktionsplättchen je Zug.
refusal-no-inca-there = Du hast in dieser Stadt keinen Inka.
refusal-solar-disc = Der Tempel trägt eine Sonnenscheibe: erst muss er ausgebaut werden.
refusal-card-not-in-hand = Auf der Hand ist keine Karte { $card }.
refusal-no-match = Die Karte { $card } zeigt keine Reliquie der offenen Karte.
refusal-cannot-match = Deine Karten erreichen das höchste Gebot von { $total } FP nicht.
refusal-must-match = Das Gebot muss gehalten werden: { $total } FP oder aussteigen.
refusal-already-high = Dein Gebot ist so hoch wie jedes andere: du bleibst dabei.
refusal-no-festival = Es wird gerade kein Fest ausgerichtet.
refusal-festival-first = Gerade wird ein Fest ausgerichtet: es ist das Letzte im Zug.
refusal-inca-on-hex = { $hex }: dort steht ein Inka; ein Tempel braucht ein freies Feld.
refusal-begun-to-bid = Du hast zu bieten begonnen: spiele weiter, bis du { $total } FP erreichst.
refusal-no-way-out = { $hex }: kein Weg führt über Landschaft ohne Tempel und fremde Inka vom Gelände.
