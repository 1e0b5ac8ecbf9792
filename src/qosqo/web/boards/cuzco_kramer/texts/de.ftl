site-label = Das Baugelände
cell-empty = { $hex }: freies Baugelände
cell-outside =
    { $price ->
        [one] { $hex }: Wald. Hier kommen und gehen Inka für 1 AP (K4.1).
       *[other] { $hex }: Gebirge. Hier kommen und gehen Inka für { $price } AP (K4.1).
    }
cell-crop = { $hex }: Äcker, Höhe { $height }.
cell-village =
    { $size ->
        [one] { $hex }: einzelnes Dorf-Feld, Höhe { $height }.
       *[other] { $hex }: Dorf aus { $size } Feldern, Höhe { $height }.
    }
cell-city =
    { $size ->
        [one] { $hex }: Stadt aus einem einzigen Feld, Höhe { $height }.
       *[other] { $hex }: Stadt aus { $size } Feldern, Höhe { $height }.
    }
cell-pond =
    { $missing ->
        [one] { $hex }: Teich der Größe { $size }. Noch ein Feld Landschaft umschließt ihn, dann bringt er { $points } Punkte (K6.2).
       *[other] { $hex }: Teich der Größe { $size }. Noch { $missing } Felder Landschaft umschließen ihn, dann bringt er { $points } Punkte (K6.2).
    }
cell-pond-scored = { $hex }: Teich der Größe { $size }, bereits umschlossen und gewertet.
inca-of = Hier steht ein Inka von { $name }.
own-inca = Dein Inka auf { $hex }, Höhe { $height }: ziehen oder vom Gelände nehmen (K4).
leads = Höchste Position: { $name }.
nobody-leads = Niemand hat allein die höchste Position.
temple-label =
    { $size ->
        [one] Tempel vom Wert { $value } auf { $hex }, allein in seiner Stadt.
       *[other] Tempel vom Wert { $value } auf { $hex } in einer Stadt aus { $size } Feldern.
    }
rank-first = Erste Position: { $names } ({ $points } in der Schlusswertung).
rank-second = Zweite Position: { $names } ({ $points }).
disc-label = Sonnenscheibe: kein Fest, bevor der Tempel ausgebaut wird (K8.1).
changed-label = In diesem Zug schon gebaut oder ausgebaut (K5.6).

legend-mountain = Gebirge: 2 AP
legend-forest = Wald: 1 AP
legend-city = Stadt
legend-village = Dorf
legend-first = höchste Position

ap-word = AP
tip-ap =
    { $count ->
        [one] Noch 1 Aktionspunkt
       *[other] Noch { $count } Aktionspunkte
    }
duty-note = Zuerst Landschaft legen
last-turns-note =
    { $count ->
        [one] Letzter Zug
       *[other] Noch { $count } Züge bis zum Ende
    }
group-terrain = Landschaft
group-buildings = Inka, Teiche und Tempel
group-cards = Karten, Plättchen, Zugende
tip-triple = Dreierlandschaft, noch { $count } für alle: zwei Äcker und ein Dorf. 1 AP (K3). Die letzte leitet das Ende ein.
tip-double = Eigene Zweierlandschaft, noch { $count }: ein Acker und ein Dorf. 1 AP (K3).
tip-village = Eigene einzelne Dörfer, noch { $count }. 1 AP (K3).
tip-crop = Eigene einzelne Äcker, noch { $count }. 1 AP (K3).
tip-inca = Eigene Inka, { $count } noch nicht auf dem Gelände. Einen hereinbringen: 1 AP durch den Wald, 2 AP durch das Gebirge (K4.1). Um einen herauszunehmen, erst ihn auf dem Gelände und dann hier wählen.
tip-pond = Teiche, noch { $count }. Auf ein freies Feld, das nicht am Rand liegt: 1 AP (K6.1). Umschlossen bringt ein Teich 3 Punkte je Feld.
tip-floor =
    Tempelstockwerk vom Wert { $value }, noch { $count }. Bauen oder Ausbauen darauf kostet 1 AP und bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; Dorf oder Stadt braucht ebenso viele Felder (K5).
tip-deck = Festkarten: { $count } im Stapel, { $discards } abgelegt. Eine ziehen: 1 AP, höchstens zwei Karten je Zug (K7.1).
tip-face-up = Offene Karte { $card }: Ihre Reliquien zählen bei Festen. Sie nehmen: 1 AP (K7.1, K8.2).
tip-token = Eigene Zusatzaktionsplättchen, noch { $count }. Eins je Zug gibt 1 AP mehr (K2.1).
end-turn = Zug beenden
tip-end-turn = Den Zug beenden; übrige Aktionspunkte verfallen (K2.2).

has-incas = Inka noch nicht auf dem Gelände: { $count }
has-doubles = Zweierlandschaft: { $count }
has-villages = Einzelne Dörfer: { $count }
has-crops = Einzelne Äcker: { $count }
has-tokens = Zusatzaktionsplättchen: { $count }
hand-label = Festkarten: { $count }
tip-unknown-card = Eine verdeckte Festkarte
tip-card = Festkarte { $card }. Jede Reliquie, die auch die offene Karte zeigt, ist 1 Festpunkt wert (K8.2).

festival-title = Fest auf { $hex }
festival-about =
    Allein { $alone ->
        [one] 1 Punkt
       *[other] { $alone } Punkte
    }; geteilt je { $shared }.
bid = { $points } FP
dropped-out = ausgestiegen
hold = Nichts mehr spielen
tip-hold = Mit diesem Gebot keine weitere Karte spielen (K8.4).
drop = Aussteigen
tip-drop = Das Fest verlassen; gespielte Karten sind verloren (K8.3).

ghost-turn = Drehen
ghost-hint = R oder das Mausrad dreht, ein Klick legt.
ghost-touch-hint = Noch einmal antippen dreht.
ghost-cost = { $cost } AP
ghost-height = Höhe { $height }
ghost-village = Ein neues Dorf.
ghost-grows = Das Dorf wächst auf { $size } Felder.
ghost-city-grows = Die Stadt wächst auf { $size } Felder.
ghost-joins = Verbindet { $count } Gruppen zu einer aus { $size } Feldern.
ghost-cuts = Zerteilt ein Dorf oder eine Stadt in { $count } Teile.
ghost-zoom-in = Vergrößern
ghost-zoom-out = Verkleinern
ghost-zoom-whole = Ganze Karte
ghost-vanishes = Überdeckt ein Dorf.

gallery-terrain = Landschaft
gallery-heights = Höhen
gallery-site = Das Baugelände
gallery-temples = Tempel
gallery-relics = Reliquien
gallery-cards = Festkarten
gallery-pieces = Figuren und Plättchen
exhibit-triple = Dreierlandschaft
about-triple = Zwei Äcker und ein Dorf; 56 für alle zusammen.
exhibit-double = Zweierlandschaft
about-double = Ein Acker und ein Dorf; fünf für jeden.
exhibit-single-village = Einzelnes Dorf
about-single-village = Zwei für jeden.
exhibit-single-crop = Einzelner Acker
about-single-crop = Drei für jeden.
exhibit-height = Höhe { $number }
about-height = Je höher die Landschaft, desto heller; die Zahl sagt es genau.
exhibit-ground = Baugelände
about-ground = Frei: Hierhin passen Landschaft oder ein Teich.
exhibit-pond = Teich
about-pond = Von Landschaft umschlossen bringt er 3 Punkte je Feld, wenn jemand allein die höchste Position daneben hat.
exhibit-forest = Wald
about-forest = Ein Baum: Inka kommen und gehen für 1 AP.
exhibit-mountain = Gebirge
about-mountain = Zwei Gipfel: Inka kommen und gehen für 2 AP.
exhibit-temple = Tempel vom Wert { $number }
about-temple = Macht ein Dorf aus mindestens { $number } Feldern zur Stadt.
exhibit-disc = Sonnenscheibe
about-disc = Liegt nach einem Fest auf dem Tempel, bis er ausgebaut wird.
exhibit-relic-a = Reliquie A
about-relic-a = Das Messer Tumi.
exhibit-relic-b = Reliquie B
about-relic-b = Der Krug Aryballos.
exhibit-relic-c = Reliquie C
about-relic-c = Das Lama.
exhibit-card-0 = Karte A
exhibit-card-1 = Karte B
exhibit-card-2 = Karte C
exhibit-card-3 = Karte A+B
exhibit-card-4 = Karte A+C
exhibit-card-5 = Karte B+C
about-card = Fünfmal vorhanden. Jede Reliquie, die auch die offene Karte zeigt, ist 1 Festpunkt wert.
exhibit-back = Kartenrückseite
about-back = Die Karten auf der Hand sind geheim.
exhibit-inca = Inka
about-inca = Zwölf für jeden; Farbe und Zeichen sagen, wessen.
exhibit-pennant = Wimpel
about-pennant = Weht über der Stadt, in der jemand allein die höchste Position hat.
exhibit-token = Zusatzaktionsplättchen
about-token = Eins je Zug gibt einen Aktionspunkt mehr.

legend-title = Was die Zeichen bedeuten
legend-gallery = Alle Karten und Plättchen in der Galerie
exhibit-village = Dorf
about-village = Eine Gruppe von Dorf-Feldern ohne Tempel: gestrichelter Umriss.
exhibit-city = Stadt
about-city = Eine Gruppe mit Tempel: goldener Umriss. Städte werden nie verbunden (K3.5).
exhibit-scored = Gewerteter Teich
about-scored = Umschlossen und gewertet: blasser, gepunkteter Umriss.
