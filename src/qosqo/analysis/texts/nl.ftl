## Hoe een zet heet
label-best = beste zet
label-fine = goede zet
label-inaccuracy = onnauwkeurigheid
label-mistake = fout
label-blunder = blunder

## Verslagen
analysis-title = Analyse van { $game }
analysis-result = { $name }: { $points }
analysis-player = Wie
analysis-decisions = Keuzes
analysis-best = Beste zetten
analysis-loss = Weggegeven per keuze
analysis-luck = Geluk, in punten
analysis-strength = Speelt als
analysis-points = { $points } { $count ->
        [one] punt
       *[other] punten
    }
analysis-course = Hoe waarschijnlijk wie wint
analysis-turning-points = Keerpunten
analysis-turning-point = { $number }. { $name }: { $played } – { $label }: gaf { $points } weg, de winstkans daalde met { $share }. Beter: { $better }.
analysis-none = Niemand heeft iets weggegeven dat van toeval te onderscheiden was.
analysis-explained = Waar de voorsprong vandaan kwam
analysis-start = plaats aan tafel
analysis-own = eigen zetten, vergeleken met die van vluchtige bots
analysis-others = zetten van de anderen
analysis-chance = geluk
analysis-rest = niet verklaard
analysis-final = voorsprong aan het eind
analysis-mistakes = Onnauwkeurigheden · fouten · blunders
strength-between = tussen { $weaker } en { $stronger }
strength-below = zwakker dan { $bot }
strength-above = sterker dan { $bot }
strength-interval = { $place } (van { $low } tot { $high })
strength-open = uit zo weinig beslissingen niet op te maken
analysis-ladder = ‘Speelt als’ vergelijkt met bots, van de zwakste af: { $bots }. Gretige nemen wat één zet vooruit het beste lijkt; gemiddelde en moeilijke hadden een klein deel van de tijd die ze aan tafel hebben. Eén partij zegt daar weinig over, vandaar de ruime grenzen; veel partijen zeggen meer.
analysis-how = Elke zet is geprobeerd in stellingen waarin alles opnieuw gedeeld was wat je niet kon weten; daarna speelden vluchtige bots verder, die nemen wat er op het eerste gezicht het best uitziet. Een weggegeven punt is aan het eind een punt minder voorsprong op het gemiddelde van de anderen. Welke zet de beste is, hangt af van de winstkans: is een partij beslist, dan telt elke zet als beste, ook als hij punten weggeeft. De grenzen tussen haakjes omvatten de waarheid in 95 van de 100 gevallen.

## Looking back with an analysis
review-title = Analyse
review-analyse = Analyseren
review-offer = Wat kostte elke zet, en wat was geluk? De bots zoeken het op de achtergrond uit terwijl je rondkijkt. Grondig duurt ongeveer vier keer zo lang als snel.
review-quick = Snel analyseren
review-standard = Grondig analyseren
review-working = { $share } % klaar
review-failed = De analyse kon niet verdergaan.
review-done-quick = Snel geanalyseerd.
review-done-standard = Grondig geanalyseerd.
review-done-deep = Zeer grondig geanalyseerd.
review-done-study = Tijdens de partij beoordeeld.
review-own-only = Zolang de partij loopt, hoor je alleen iets over je eigen beslissingen.
review-players = De spelers, en waar de voorsprong vandaan kwam
review-find = Gespeeld werd: { $played }. Wat was beter geweest? Kies een zet voor { $name } alsof die gedaan wordt.
review-give-up = Toon het antwoord
review-cost = Dat gaf { $points } weg; de winstkans daalde met { $share }.
review-luck-good = Wat er toen kwam, was geluk: { $points } en { $share } meer winstkans.
review-luck-bad = Wat er toen kwam, was pech: { $points } en { $share } minder winstkans.
review-line = In plaats daarvan: { $moves }
review-try = Probeer het opnieuw
review-better = Toon het betere vervolg
review-further = Verder
review-back = Terug naar de partij zoals ze was
review-fork = Nieuwe tafel vanaf hier
review-luck = geluk
review-next = Volgend keerpunt
review-see = Naar de analyse
review-worth = winstkans { $share }, { $lead }
review-between = In 95 van de 100 gevallen tussen { $low } en { $high }
review-played = gespeeld
analysis-mark = { $number }. { $name }: { $label }
analysis-lucky = { $number }. Geluk voor { $name }: { $share }
analysis-unlucky = { $number }. Pech voor { $name }: { $share }
tried-same = { $move }: dat is wat er gespeeld werd. Zoek iets anders.
tried-found = Gevonden! { $move }: daarmee is de winstkans { $share } hoger dan met wat er gespeeld werd.
tried-worse = { $move } – { $label }: de winstkans zou { $share } lager zijn dan met de beste zet. Probeer iets anders.
study-ask = Zetten al tijdens de partij beoordelen
study-stop = Zetten niet tijdens de partij beoordelen
study-request = { $name } wil dat zetten al tijdens de partij beoordeeld worden. Iedereen ziet wat er over de eigen zetten gezegd wordt.
study-waiting = De anderen is gevraagd of zetten al tijdens de partij beoordeeld mogen worden.
study-latest = Je laatste beoordeelde zet: { $played } –
study-none = Tot nu toe heb je niets weggegeven dat van toeval te onderscheiden was.
analysis-where = Waar punten werden weggegeven
analysis-over-games = { $game }: { $count } partijen samen
analysis-kind = “{ $kind }”
analysis-all-seats = vooruitzichten van iedereen
analysis-worth = winstkans { $share }, { $points }, { $lead }
analysis-ahead = { $points } { $others ->
        [one] voor
       *[other] voor op het gemiddelde van de anderen
    }
analysis-behind = { $points } { $others ->
        [one] achter
       *[other] achter op het gemiddelde van de anderen
    }
analysis-then = daarna: { $moves }
phase-beginning = begin
phase-middle = midden
phase-end = einde
review-lost = −{ $points }, −{ $share } winstkans
tried-good = Gevonden! { $move }: zo goed als de beste zet, voor zover dat te zeggen is.

## Bestanden waarin analyses staan
kept-no-analysis = { $file } is geen analyse die kan worden voortgezet
kept-other-settings = { $file } is met andere instellingen gemaakt: kies een andere naam
kept-no-part = { $file } bevat een regel die geen deel van een analyse is
kept-no-text = { $file } is geen UTF-8-tekst
kept-no-json = { $file } is geen bestand van JSON-regels
