seat-name = Speler { $number }
nobody = niemand
event-points =
    { $points ->
        [one] { $seat } krijgt 1 punt ({ $category }).
       *[other] { $seat } krijgt { $points } punten ({ $category }).
    }
event-lost-points =
    { $points ->
        [one] { $seat } verliest 1 punt ({ $category }).
       *[other] { $seat } verliest { $points } punten ({ $category }).
    }
refused-over = Het spel is afgelopen.
refused-not-your-turn = { $name } is aan de beurt.
refused-not-offered = Dat kan nu niet.
refused-no-such-move = Er zijn maar { $last } zetten.
refused-no-such-seat = Die plaats bestaat niet.
refused-nothing-to-undo = Er is niets om terug te nemen.
refused-undo-needs-agreement = Er is sindsdien iets onthuld, of iemand anders heeft gespeeld: alle anderen moeten instemmen.
cause-empty = het bestand is leeg
cause-no-record = dit is geen verslag van Qosqo (in de eerste regel ontbreekt het veld ‘qosqo’)
cause-format = formaat { $found } is hier niet bekend (dit is formaat { $known })
cause-checksum = de controlesom klopt niet: deze regel is veranderd, of er ontbreekt een regel ervoor
cause-truncated = het bestand is afgebroken: de slotregel ontbreekt
cause-cut-off = het bestand is midden in deze regel afgebroken
cause-no-json = geen JSON ({ $detail })
cause-no-text = deze regel bevat tekens die niet op te schrijven zijn, of te diep genest spul
cause-other-game = dit is een verslag van ‘{ $found }’, niet van ‘{ $game }’
cause-no-game = hier is geen spel ‘{ $found }’
cause-rules = gespeeld volgens versie { $found } van de regels van { $game }; de nieuwste versie die hier bekend is, is { $known }
cause-other-data = gespeeld met spelmateriaal { $data }, dat hier niet is en niet in het verslag staat
cause-seats = { $game } is voor { $fewest } tot { $most } personen, niet { $seats }
cause-automaton-seats = tegen { $name } zijn er twee plaatsen, die van jou en die van de tegenstander, niet { $seats }
