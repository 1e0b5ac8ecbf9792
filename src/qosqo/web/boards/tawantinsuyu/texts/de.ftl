# Was das Spielbrett von Tawantinsuyu neben den Texten des Spiels sagt.
hill-label = Der Hügel: drei Terrassen um den Coricancha
letter-0 = A
letter-1 = H
letter-2 = K
letter-3 = B
letter-4 = P
space-colour-0 = ohne Farbe
space-colour-1 = blau (Architekten)
space-colour-2 = grün (Handwerker)
space-label = { $space }, { $colour }. Aufgaben: { $tasks }.
space-worker = Hier steht: { $worker }.
space-cost =
    { $count ->
        [0] Keine Nahrung von deinem Hohepriester aus (T3.2).
       *[other] { $count } Nahrung von deinem Hohepriester aus (T3.2).
    }
steps-free = Platz für die Stufen ({ $level }) in Abschnitt { $section }: 2 Nahrung weniger für alle, die hier hinabsteigen (T3.2, T3.9)
steps-built = Stufen ({ $level }) in Abschnitt { $section }, gebaut von { $name }: 2 Nahrung weniger; wer sie sonst nutzt, bringt dem Besitzer 1 Punkt (T3.3)
coricancha-label = Der Coricancha mit je einer Aktion der Hohepriester auf seinen fünf Feldern (T3.18)
priest-label = Hohepriester von { $name }

tip-task-0 = Aufgabe: 3 Kartoffeln sammeln (T3.8)
tip-task-1 = Aufgabe: 2 Mais sammeln (T3.8)
tip-task-2 = Aufgabe: 2 Stein sammeln (T3.8)
tip-task-3 = Aufgabe: 1 Gold sammeln (T3.8)
tip-task-4 = Aufgabe: Stufen bauen für 3 Stein; 4 Punkte, 1 Mais, 2 Kartoffeln (T3.9)
tip-task-5 = Aufgabe: ein Gebäude vom Markt errichten (T3.10)
tip-task-6 = Aufgabe: eine Statue bauen (T3.11)
tip-task-7 = Aufgabe: 3 Webstücke ziehen; 1, 2 oder 3 kaufen für 1, 3 oder 6 Mais (T3.12)
tip-task-8 = Aufgabe: Händler, die Belohnungen aller passenden Kanten deiner Wandteppiche (T3.15)
tip-task-9 = Aufgabe: Ausbildung, 2 Armeekarten ziehen, 1 behalten (T3.16)
tip-task-10 = Aufgabe: der Ertrag eines offenen Produktionsgebäudes (T3.17)
name-tapestry = Wandteppich { $tapestry }
name-tapestry-new = ein neuer Wandteppich
name-spot = { $action } (Platz { $spot })
name-village-end = { $worker } ({ $end })
tip-action-0 = Feld { $spot }, Produzieren: alle nutzen offene Produktionsgebäude und drehen sie um; wer am Zug ist, deckt eins auf (T3.24)
tip-action-1 = Feld { $spot }, Anbetung: wer am Zug ist, gibt eine große Statue für 3 Tempelstufen und eine kleine für 1; die anderen eine Statue für 1 Stufe (T3.19)
tip-action-2 = Feld { $spot }, Opfergabe: 2, 4 oder 6 Mais für 1, 2 oder 3 Tempelstufen; die anderen 3 Mais für 1 Stufe (T3.20)
tip-action-3 = Feld { $spot }, Eroberung: ein Arbeiter fällt, Armeekarten werden gespielt, Eroberungsmarker gesetzt (T3.22)
tip-action-4 = Feld { $spot }, Erneuern: Produktionsgebäude und Armeekarten aufdecken (T3.21)
tip-worker-0 = Architekt: 1 Aufgabe mehr auf einem blauen Feld (T3.7)
tip-worker-1 = Handwerker: 1 Aufgabe mehr auf einem grünen Feld (T3.7)
tip-worker-2 = Krieger: 1 Armeekarte ziehen, dann darfst du einen benachbarten Arbeiter nehmen, der kein Krieger ist (T3.7)
tip-worker-3 = Bote: 1 Nahrung weniger, und 1 Aufgabe mehr, wenn er allein im Segment ist (T3.7)
tip-worker-4 = Priester: 1 Aufgabe mehr für 1 Kartoffel; nach den Aufgaben eine Götterkarte ziehen (T3.7)
place-as = als { $role }

village-title = Dorf
village-empty = leer: ein Fest kommt
village-worker = { $worker }, Platz { $place } vom Kartoffelende
tip-village-end-0 = Kartoffelende: der Arbeiter hier kostet am Ende des Zuges 1 Kartoffel (T3.28)
tip-village-end-1 = Maisende: der Arbeiter hier kostet am Ende des Zuges 1 Mais (T3.28)
nomads-title = Nomaden
nomad-worker = { $worker } bei den Nomaden: als Nebenaktion anwerben (T3.27)
casualties-title = Opfer des Krieges
tip-casualties = Opfer des Krieges: die Punkte für die meisten Eroberungen einer Region bei einem Fest (T4.2)
tip-bag = Arbeiter im Beutel
festival-free = Gefeierte Feste. Wer einen Zug mit leerem Dorf beendet, nimmt den Festmarker (T4.1).
festival-held = { $name } hat den Festmarker: das Fest kommt zu Beginn des nächsten Zuges (T4.1)
temple-title = Tempel
temple-reward = Lohn
temple-final = Ende
temple-festival = Fest
temple-step = Stufe { $step }. Belohnung: { $reward }. Punkte beim Fest: { $festival }, am Ende: { $final }. Hier: { $names }.
regions-title = Eroberungsgebiete
conquest-label = { $name }: { $flip } Soldaten umdrehen und { $discard } abwerfen; du bekommst { $does } (T3.22).
conquest-owner = Erobert von { $name }.
market-title = Gebäudemarkt
market-left = übrig: { $production } Produktion, { $passive } passiv
building-passive = Passives Gebäude, kostet { $cost }: { $does }
building-production = Produktionsgebäude, kostet { $cost }: { $does }
building-used = Produktionsgebäude, verdeckt, bis es erneuert wird: { $does }
statues-title = Statuen
statue-label = Statue ({ $size }) von { $god }: kostet { $cost }, { $points } Punkte; { $count } übrig. Mit einer Statue ihres Gottes bringt eine Götterkarte, die ein Einsetzen bezahlt, ihren Vorteil (T3.4, T3.11).
statue-own = { $count } × Statue ({ $size }) von { $god }: Götterkarten von { $god } bringen ihren Vorteil, wenn sie ein Einsetzen bezahlen (T3.4)
weavings-title = Webstücke
weavings-left = { $count } im Stapel
weavings-drawn = gezogen
weaving-label = Webstück mit dem Muster { $pattern }. Linke Kante: { $left }; rechte Kante: { $right }. Gleiche Kanten von Nachbarn passen zusammen (T3.15).
weaving-beneath = Das ungesehene Webstück unter dem offenen (T3.13)
offer-title = Götter- und Armeekarten
tip-god-deck = Der Stapel der Götterkarten. Beten: 2 Götterkarten nehmen (T3.25)
tip-army-deck = Der Stapel der Armeekarten, { $count } abgeworfen. Ausbilden: 2 ziehen, 1 behalten (T3.26)
chosen-title = für ihren Vorteil zu nutzen
card-unknown = eine verdeckte Götterkarte
card-label = { $god }: bezahlt ein Feld von { $god }. Vorteil: { $does }.
army-unknown = eine verdeckte Armeekarte
army-label = { $soldiers ->
    [one] Armeekarte mit 1 Soldaten; aus der Hand abgeworfen bringt sie { $does } (T2.3).
   *[other] Armeekarte mit { $soldiers } Soldaten; aus der Hand abgeworfen bringt sie { $does } (T2.3).
}
army-hand = Auf der Hand.
army-trained = Behalten oder abwerfen.
army-up = Offen auf dem Tisch.
army-down = Verdeckt, bis sie erneuert wird.

mat-title = Vor dir
resources-title = Rohstoffe
workers-title = Arbeiter
keep-hint = Wähle die drei Karten, die du behältst; die Vorteile der anderen fünf bekommst du gleich (T1.11).
hand-title = Götterkarten
army-title = Armee
buildings-title = Gebäude
tapestries-title = Wandteppiche
button-pass = Nichts weiter
button-pay = Zahlweise wählen
pay-no-gold = kein Gold
button-one = Nur ein Gebäude
attach-0 = Das Webstück links an Wandteppich { $tapestry } legen
attach-1 = Das Webstück rechts an Wandteppich { $tapestry } legen
attach-new = Mit dem Webstück einen neuen Wandteppich beginnen
has-cards = { $count ->
    [one] 1 Götterkarte auf der Hand
   *[other] { $count } Götterkarten auf der Hand
}
has-steps = { $count ->
    [one] noch 1 Stufenmarker
   *[other] noch { $count } Stufenmarker
}
has-markers = { $count ->
    [one] noch 1 Eroberungsmarker
   *[other] noch { $count } Eroberungsmarker
}
has-temple = Auf Tempelstufe { $count }
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-whole = Ganzer Hügel

axomamma-title = Axomamma
axomamma-note = Der Würfel wählt die Marker, die handeln (T8.30)
axomamma-spot = Feld { $spot }: { $does }. Marker hier: { $tokens }.
tucked-title = Karten nach Würfelzahl
recruits-title = Arbeiter, älteste zuerst:

passive-1 = du darfst jeden Arbeiter als Boten einsetzen (T7.01).
passive-2 = du darfst jeden Arbeiter als Priester einsetzen (T7.02).
passive-3 = wenn du einen Krieger einsetzt, decke bis zu 2 Produktionsgebäude auf (T7.03).
passive-4 = ein neues Paar in einem Wandteppich bringt sofort seine Belohnung (T7.04).
passive-5 = Architekten dürfen als Handwerker gelten und umgekehrt (T7.05).
passive-6 = 4 Kartoffeln zu Beginn jedes Festes; am Ende 1 Punkt mehr je Götterkarte auf der Hand (T7.06).
passive-7 = 1 Punkt für jeden eigenen Stufenmarker, der beim Einsetzen genutzt wird (T7.07).
passive-8 = zum Kauf 5 Webstücke ziehen, 2 davon kommen zuerst unter den Stapel (T7.08).
passive-9 = zu Beginn jedes Festes 1 Punkt je Webstück im längsten Wandteppich (T7.09).
passive-10 = 2 Kartoffeln, 1 Mais und 1 Stein zu Beginn jedes Festes (T7.10).
passive-11 = immer wenn jemand Opfergabe auslöst, bekommst du ein Webstück (T7.11).
passive-12 = immer wenn jemand Anbetung auslöst und vor jedem Fest darfst du 1 Gold für eine Tempelstufe zahlen (T7.12).
passive-13 = jede Eroberung braucht 1 Soldaten weniger, mindestens aber 1 (T7.13).
passive-14 = 2 Aufgaben mehr, wenn du einen Krieger einsetzt (T7.14).
passive-15 = in deinem Zug 2 Stein, 2 Mais und 1 Gold gegeneinander tauschen (T7.15).
passive-16 = immer wenn jemand Produzieren auslöst, 1 Produktionsgebäude oder Armeekarte aufdecken (T7.16).
passive-17 = immer wenn jemand Eroberung auslöst, 1 Gold und 1 Punkt (T7.17).
passive-18 = immer wenn jemand Erneuern auslöst, 1 Armeekarte und 1 Gold (T7.18).
passive-19 = in deinem Zug beliebig oft 1 Kartoffel für eine Götterkarte zahlen (T7.19).
passive-20 = Sammeln von Kartoffeln, Mais oder Stein bringt 1 mehr und 1 Punkt (T7.20).

gallery-gods = Götter
gallery-workers = Arbeiter
gallery-tasks = Aufgaben
gallery-actions = Aktionen des Hohepriesters
gallery-benefits = Vorteile
gallery-god-cards = Götterkarten
gallery-army-cards = Armeekarten
gallery-buildings = Gebäude
gallery-weavings = Webstücke
gallery-rewards = Belohnungen der Wandteppiche
gallery-conquests = Eroberungsfelder
about-god = Eine Karte dieses Gottes oder 1 Gold bezahlt ein Feld mit diesem Zeichen (T3.1).
exhibit-reward = Belohnung { $number }

legend-title = Was die Zeichen bedeuten
legend-gallery = Alle Karten, Gebäude und Webstücke in der Galerie
sign-festival = gefeierte Feste
sign-flip = wird umgedreht
sign-discard = wird abgeworfen
gallery-pieces = Figuren und Marker
gallery-axomamma = Axomamma
exhibit-priest = Hohepriester
about-priest = Steht auf dem Coricancha; der Weg eines Arbeiters beginnt in seinem Abschnitt (T3.2, T3.18).
exhibit-flag = Marker
about-flag = Stufen, Eroberungen und der Platz im Tempel; Farbe und Zeichen sagen, wem er gehört.
exhibit-marker = Übrige Eroberungsmarker
about-marker = So viele Eroberungen sind dir noch möglich (T3.22).
exhibit-festival = Festmarker
about-festival = Wer einen Zug mit leerem Dorf beendet, nimmt ihn; nach dem dritten Fest endet das Spiel (T4.1).
exhibit-skull = Opfer des Krieges
about-skull = Bei einem Fest bringt eine Region so viele Punkte, wie es Opfer des Krieges gibt (T4.2).
exhibit-bag = Beutel
about-bag = Die Arbeiter, die noch nicht ins Dorf gekommen sind.
exhibit-soldier = Soldat
about-soldier = Offene Armeekarten haben einen oder zwei; eine Eroberung dreht sie um ↻ oder wirft sie ab ✕ (T3.22).
exhibit-small = Kleine Statue
about-small = Mit einer Statue ihres Gottes bringt eine Götterkarte, die ein Einsetzen bezahlt, ihren Vorteil (T3.4).
exhibit-large = Große Statue
about-large = Wie eine kleine, und bei der Anbetung 3 Tempelstufen wert (T3.19).
exhibit-token = Marker { $number }
about-token = Zieht auf seiner Schleife weiter, sooft der Würfel ihn wählt (T8.30).
about-deed = Ein Feld auf Axomammas Tafel.
