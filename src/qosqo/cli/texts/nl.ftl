# Wat de opdracht `qosqo` zegt.

## De opdracht als geheel
about-qosqo = Drie bordspellen over de Inca's: spelen, controleren, partijen nalezen.
after-qosqo = Talen: en, de, nl (--language of de omgevingsvariabele QOSQO_LANGUAGE). Om te beginnen: qosqo play
version-compiled = qosqo { $version } (de spellen draaien gecompileerd)
version-interpreted = qosqo { $version } (de spellen draaien geïnterpreteerd)

## Hulp
help-usage = gebruik:
help-arguments = argumenten
help-options = opties
help-commands = opdrachten
help-help = deze hulp tonen en stoppen
help-version = de versie tonen, en of de spellen gecompileerd draaien
help-language = en, de of nl
help-json = JSON voor programma's schrijven
help-game = welk spel: { $games }; of een spel uit een Python-module als pakket.module:NAAM
help-game-options = opties van het spel als naam=keuze (zie: qosqo games)
value-command = OPDRACHT
value-game = SPEL
value-language = TAAL
value-option = NAAM=KEUZE
value-number = N

## Klachten: telkens één regel
did-you-mean = Bedoel je { $nearest }?
bad-arguments = { $detail }. Zie: { $help }
bad-number = ‘{ $text }’ is geen geheel getal van minstens { $least }.
bad-seats = { $game } is voor { $fewest } tot { $most } spelers, niet { $seats }.
unknown-argument = Het argument { $name } bestaat hier niet.
unknown-choice = ‘{ $name }’ kan hier niet; er zijn: { $known }.
unknown-command = De opdracht ‘{ $name }’ bestaat niet; er zijn: { $known }.
unknown-game = Het spel ‘{ $name }’ bestaat niet; er zijn: { $known }.
unknown-language = De taal ‘{ $name }’ bestaat niet; er zijn: { $known }.
unknown-option = { $game } heeft geen optie ‘{ $name }’; er zijn: { $known }.
unknown-option-choice = Optie { $option }: ‘{ $name }’ hoort er niet bij; er zijn: { $known }.
no-options = { $game } heeft geen opties.

## games
help-games = de spellen tonen
about-games = Toont de spellen met het aantal spelers en de opties die je voor een partij kunt kiezen. De eerste keuze van een optie geldt als je niets zegt.
no-games = Er zijn hier nog geen spellen.
column-id = spel
column-name = naam
column-players = spelers
column-options = opties
