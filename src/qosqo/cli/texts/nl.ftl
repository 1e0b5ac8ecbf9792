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
bad-real = ‘{ $text }’ is geen getal van { $least } tot en met { $most }.
number-too-large = ‘{ $text }’ is te groot: hoogstens { $most }.
bad-seats = { $game } is voor { $fewest } tot { $most } spelers, niet { $seats }.
unknown-argument = Het argument { $name } bestaat hier niet.
unknown-choice = ‘{ $name }’ kan hier niet; er zijn: { $known }.
unknown-command = De opdracht ‘{ $name }’ bestaat niet; er zijn: { $known }.
unknown-game = Het spel ‘{ $name }’ bestaat niet; er zijn: { $known }.
unknown-language = De taal ‘{ $name }’ bestaat niet; er zijn: { $known }.
unknown-option = { $game } heeft geen optie ‘{ $name }’; er zijn: { $known }.
unknown-option-choice = Optie { $option }: ‘{ $name }’ hoort er niet bij; er zijn: { $known }.
no-options = { $game } heeft geen opties.
missing-server = Installeer voor tafels in de browser nog: { $install }
missing-ratings = Installeer voor ranglijsten nog: { $install }
missing-data = Installeer voor gegevensbestanden nog: { $install }
missing-lab = Voor verslagen van het lab graag meer installeren: { $install }
missing-ray = Installeer voor Ray nog: { $install }
missing-postgres = Installeer voor PostgreSQL nog: { $install }
no-ray-here = Ray kon hier niet worden gestart: { $detail }
no-ray-there = Op { $address } antwoordt geen Ray: { $detail }
process-died = Een proces dat een deel van het werk deed, is gestorven: het is beëindigd, of er was te weinig geheugen. Wat klaar was en in een bestand komt, staat daar.

## games
help-games = de spellen tonen
about-games = Toont de spellen met het aantal spelers en de opties die je voor een partij kunt kiezen. De eerste keuze van een optie geldt als je niets zegt.
no-games = Er zijn hier nog geen spellen.
column-id = spel
column-name = naam
column-players = spelers
column-options = opties

## rules
help-rules = de regels van de spellen lezen
about-rules = Toont de regels in onze eigen woorden. Met een spel: de inhoudsopgave. Met het nummer van een regel of hoofdstuk: precies dat. Met woorden: alle regels waarin ze staan. Wat wij hebben beslist waar de gedrukte regels zwijgen, en wat gereconstrueerd is, staat er telkens bij.
help-rules-words = een spel ({ $games }), het nummer van een regel zoals K3.4, of woorden om naar te zoeken
help-rules-all = alles voluit tonen
value-rules = SPEL|NUMMER|WOORDEN
rules-unwritten = De regels van { $game } zijn nog niet geschreven.
rules-no-number = Er is geen regel { $name }.
rules-nothing = Over “{ $wanted }” zeggen de regels niets.
rules-many = { $count } regels. Eén ervan lezen: qosqo rules NUMMER, allemaal: met --all.
rules-how-to-read = Verder lezen met: qosqo rules NUMMER, qosqo rules SPEL WOORDEN of qosqo rules SPEL --all
rules-words = Begrippen
rules-ruling = Beslissing
rules-why = Waarom
rules-reconstructed = Gereconstrueerd
rules-example = Voorbeeld

## check
help-check = een spel met willekeurige partijen controleren
about-check = Speelt willekeurige partijen met elk aantal spelers en alle opties en controleert wat elk spel belooft: partijen eindigen, kopieën zijn gelijk en onafhankelijk, stellingen overleven JSON, aanzichten verraden niets, verslagen kunnen worden nagespeeld, teksten bestaan. Het kortste verslag van een fout wordt bewaard. Afsluitcode 1 als er iets niet klopt.
help-check-players = aantal spelers, of all voor alle (standaard)
help-check-games = hoeveel partijen in totaal, minstens één per instelling (standaard: 100)
help-check-seed = startgetal van de eerste partij; de andere volgen (standaard: 1)
help-check-every = de dure controles bij elke N-de beslissing (standaard: 5)
help-check-output = waar het kortste foute verslag komt (standaard: SPEL-check-STARTGETAL.jsonl)
help-jobs = hoeveel processen (standaard: één per processor)
value-file = BESTAND
check-progress = { $game } wordt gecontroleerd
check-missing-text = Tekst ontbreekt: { $text }
check-broken = Gebroken belofte: { $promise } ({ $times } keer)
check-detail = { "  " }na { $moves } zetten: { $detail }
check-again = { "  " }nog eens: { $command }
check-record = Het kortste foute verslag staat in { $file }
check-passed = { $game } houdt zijn beloften: { $games } partijen met { $settings } instellingen, { $decisions } beslissingen, { $seconds } s.
check-failed = { $game } klopt niet: { $failures } van { $games } partijen mislukten, { $missing } teksten ontbreken ({ $settings } instellingen, { $decisions } beslissingen, { $seconds } s).

## record
help-record = het verslag van een partij tonen, controleren, naspelen of doorgeven
about-record = Werkt met de bestanden waarin partijen staan: JSON-regels met alle zetten, toevalsuitkomsten en controlesommen.
help-record-show = wie wat speelde, het verloop en de score
about-record-show = Toont de partij van een verslag: wie wat speelde, wat er gebeurde en de score. Van een afgelopen partij wordt alles verteld, van elke andere alleen wat iedereen (of de gevraagde plaats) mag weten.
help-record-verify = elke regel, zet en stelling controleren
about-record-verify = Speelt het verslag na en controleert vorm, controlesommen, spelregels, toevalsuitkomsten en stellingen. De eerste fout wordt met regel en oorzaak gemeld; afsluitcode 1.
help-record-replay = de stelling na een aantal zetten tonen
about-record-replay = Toont wat de laatste zet teweegbracht en de stelling daarna.
help-record-export = schrijven wat één plaats mag meenemen
about-record-export = Schrijft een partij voor één plaats of, zonder plaats, voor toeschouwers. Een afgelopen partij wordt helemaal geschreven, van een onafgemaakte alleen wat de plaats heeft gezien, zonder startgetal en geheimen.
help-record-file = het verslag
help-record-game = een eigen spel als pakket.module:NAAM, als het verslag daarvan is
help-record-seat = gezien door deze plaats (nummer of naam)
help-record-rules = bij elke regel het nummer van de spelregel
help-record-open = ook een bestand dat nog wordt geschreven (zonder slotregel) is goed
help-record-to = het aantal zetten (standaard: alle)
help-record-output = naar dit bestand schrijven
value-seat = PLAATS
no-file = Het bestand { $file } bestaat niet.
bad-file = { $file }: { $detail }.
no-such-move = Zet { $number } bestaat niet; de laatste is { $last }.
unknown-seat = Hier speelt niemand die ‘{ $name }’ heet; er zijn: { $known }.
record-bad = { $file }, regel { $line }: { $cause }.
record-good-over = { $file } klopt: een afgelopen partij { $game } met { $moves } zetten in { $entries } regels.
record-good-unfinished = { $file } klopt: een onafgemaakte partij { $game } met { $moves } zetten in { $entries } regels.
record-game = Spel
record-game-value = { $name } (regelversie { $rules })
record-players = Spelers
record-data = Materiaal
record-data-own = dat van het spel ({ $hash })
record-data-other = ander, staat in het verslag ({ $hash })
record-moves = Zetten
record-moves-value = { $moves }, { $undone } keer teruggenomen, { $state }
record-over = de partij is afgelopen
record-unfinished = nog niet afgelopen

## Borden en scores
board-over = de partij is afgelopen
board-turn = { $name } is aan zet
board-move = { $number ->
        [one] na 1 zet
       *[other] na { $number } zetten
    }
board-spectator = wat iedereen ziet
board-seen-by = gezien door { $name }
board-points = punten
yes = ja
no = nee
scores-title = Score
scores-start = Aan het begin
scores-total = Totaal
scores-won = { $count ->
        [one] { $names } wint.
       *[other] { $names } delen de overwinning.
    }

## simulate
help-simulate = bots veel partijen laten spelen
about-simulate = Laat bots tegen elkaar spelen en telt winst en punten, met het bereik waarin de waarheid in 95 van de 100 gevallen ligt. Elke verdeling wordt één keer gespeeld met elke draaiing van de bots om de tafel. Onderbroken met Ctrl+C zegt de opdracht wat hij tot dan toe weet; met --json kan hij later verder.
value-bots = BOT,BOT
value-budget = BEDENKTIJD
value-address = ADRES
help-players = aantal spelers (standaard: 2)
help-solo = alleen tegen de tegenstander van het spel, in alle moeilijkheden
help-simulate-games = hoeveel partijen (standaard: 100)
help-bots = wie speelt: { $bots }, pakket.module:KLASSE of program:OPDRACHT; de laatste vult de overige plaatsen; met gewichten uit een bestand als BOT+BESTAND, met een eigen bedenktijd als BOT@BEDENKTIJD
help-budget = hoe lang bots over een beurt nadenken: 0.5s (seconden), 200 (iteraties), x0.1 (van hun gewone tijd)
help-simulate-seed = startgetal van de eerste verdeling; de andere volgen (standaard: 1)
help-simulate-json = elke partij als JSON-regel naar dit nieuwe bestand schrijven
help-resume = met zo'n bestand verdergaan; de wedstrijd ervan geldt, alleen --games mag hem langer maken
help-simulate-records = het verslag van elke partij in deze map bewaren, om haar na te spelen
help-simulate-parquet = elke beslissing als rij van dit nieuwe Parquet-bestand schrijven, om ervan te leren
simulate-keeps-new-games = --records en --parquet bewaren partijen terwijl ze gespeeld worden: --resume hoort er niet bij.
simulate-kept-records = De verslagen staan in { $folder }.
simulate-kept-rows = { $rows } beslissingen staan in { $file }, na { $seconds } s.
file-exists = { $file } bestaat al; kies een andere naam.
folder-not-empty = In { $folder } staan al bestanden; kies een andere map.
value-folder = MAP
help-ray = op een Ray-cluster spelen (zonder adres: een Ray op deze machine)
unknown-bot = Er is geen bot “{ $name }”; er zijn: { $known }, pakket.module:KLASSE of program:OPDRACHT.
simulate-which-game = Welk spel? Noem er een (zie: qosqo games).
simulate-no-solo = { $game } heeft geen eigen tegenstander.
simulate-solo-files = --solo speelt meer wedstrijden: --json en --resume horen er niet bij.
simulate-solo-players = Met --solo speelt er één alleen: --players hoort er niet bij.
simulate-told-by-file = Wat er gespeeld wordt, staat in { $file }: { $word } hoort niet bij --resume.
simulate-other-game = { $file } gaat over { $game }.
simulate-progress = { $game } wordt gespeeld
simulate-interrupted = Onderbroken na { $done } van { $games } partijen. Verder met: qosqo simulate --resume { $file }
simulate-length = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
 } vanaf startgetal { $seed }; { $decisions } beslissingen per partij; { $speed } beslissingen/s in één proces.
column-bot = bot
column-seat = plaats
column-difficulty = moeilijkheid
column-opponent = punten tegenstander
difficulty-easiest = makkelijkst
difficulty-standard = gewoon
difficulty-hardest = moeilijkst
column-wins = winst
column-fair = eerlijk
column-score = punten
column-decisions = beslissingen
column-thinking = bedenktijd per partij

## rate
help-rate = een ranglijst van de bots bijhouden
about-rate = Tekent de ranglijst van een spel, de sterkste bot bovenaan, met het bereik van elke waardering. Met --bots speelt eerst elke groep van deze bots, met --add worden partijen van qosqo simulate gelezen.
help-rate-file = waar de ranglijsten staan (standaard: ladder.json)
help-rate-bots = bots die tegen elkaar moeten spelen: { $bots }, pakket.module:KLASSE of program:OPDRACHT; met gewichten uit een bestand als BOT+BESTAND, met een eigen bedenktijd als BOT@BEDENKTIJD
help-rate-games = hoeveel partijen elke groep bots speelt (standaard: 20)
help-rate-add = bestanden van qosqo simulate --json die moeten meetellen
rate-interrupted = Onderbroken: partijen van bots die nog niet klaar waren met elkaar, tellen niet mee.
rate-empty = In { $file } staat nog geen ranglijst hiervan. Beginnen met: qosqo rate SPEL --bots random,greedy
column-rating = waardering
column-games = partijen

## tune
help-tune = de gewichten van de bots aan partijen aanpassen en uitproberen
about-tune = Laat bots tegen zichzelf spelen, met enkele willekeurige beurten en opgelegde plannen, schat daaruit wat de delen van een stelling in elke fase van de partij waard zijn, en laat de nieuwe gewichten tegen de huidige spelen. Alleen dat duel telt. Na een onderbreking gaat hetzelfde commando verder. Met de gewichten speelt een bot die search+BESTAND, normal+BESTAND of hard+BESTAND heet.
help-tune-out = waar de gewichten worden geschreven (anders: SPEL-weights.json); de partijen liggen ernaast
help-tune-by = fit: de delen van een waarde aan uitslagen aanpassen; play: alle gewichten willekeurig verschuiven en volgen wie wint (anders: fit)
help-tune-players = alleen partijen met zoveel spelers (anders: om beurten met elk aantal)
help-tune-start = met --by play: beginnen met de gewichten van een bestand
help-tune-shift = met --by play: hoe ver alle gewichten worden verschoven (anders: 0.25)
help-tune-games = van hoeveel partijen wordt geleerd, of met --by play hoeveel proeven van twee partijen (anders: 300), om beurten met elk aantal spelers
help-tune-bots = met --by fit: wie ze speelt (anders: greedy), gescheiden door komma's, als BOT of BOT@ITERATIES; meerdere spelen tegen elkaar en worden uit elkaar gehouden
help-tune-iterations = iteraties per beurt als een zoekende bot ze speelt (anders: 30)
help-tune-explore = het deel van de beurten dat willekeurig begint (anders: 0.08)
help-tune-phases = hoeveel fasen van de partij eigen factoren hebben (anders: 3)
help-tune-ridge = met --by fit: hoe sterk de huidige gewichten de nieuwe tegenhouden (anders: 0.5)
help-tune-step = hoeveel van de gevonden verandering wordt overgenomen (anders: 0.5)
help-tune-duel = partijen van het duel (anders: 100; 0: geen), met zoveel spelers als --players zegt, anders twee
help-tune-budget = in het duel: hoe lang beide kanten over een beurt nadenken: 0.5s (seconden), 200 (iteraties), x0.1 (van hun gewone tijd) (anders: 100)
tune-progress = { $game } wordt geleerd
tune-at-sign = In het duel zou { $file } gelezen worden als een bot met een bedenktijd achter de @; kies een naam zonder @.
tune-start-is-out = { $file } kan niet tegelijk de gewichten bevatten waarmee begonnen wordt en de gevonden gewichten: dan kan dezelfde opdracht niet verdergaan. Kies een andere naam voor --out.
tune-only-with = { $word } gaat alleen met --by { $by }.
tune-own-phases = De gewichten van { $game } hebben eigen fasen: met --by play verandert --phases niets.
tune-interrupted = Onderbroken na { $done } van { $games } partijen. Hetzelfde commando gaat daar verder.
tune-fitted = Aangepast aan { $samples } stellingen: het verschil aan het eind werd eerst { $before } punten gemist, nu { $after }; dat zegt weinig over het spel. Geschreven naar { $file }.
tune-played = De gewichten volgden { $trials ->
    [one] één proef
   *[other] { $trials } proeven
} lang wie won. Geschreven naar { $file }.
tune-duel = De nieuwe gewichten wonnen { $wins } van { $games } partijen met { $players }; even goede zouden { $fair } winnen. { $better ->
    [yes] Ze zijn beter.
   *[no] Dat ze beter zijn, blijkt hier niet uit.
}
column-part = deel
column-weights = gewichten
column-factors = factoren, van het begin van het spel tot het einde

## benchmark
help-benchmark = een programma met andere vergelijken aan de hand van vaste partijen
about-benchmark = Speelt vaste verdelingen tegen vaste tegenstanders, elke verdeling één keer vanaf elke plaats, en drukt een tabelregel af: het aandeel overwinningen met het gebied waarin de waarheid in 95 van 100 gevallen ligt, en de voorsprong in punten. De reeks heeft een nummer; uitslagen met dezelfde nummers van reeks en regels zijn te vergelijken.
value-agent = PROGRAMMA
value-stages = NUMMERS
help-benchmark-agent = wie beproefd wordt: pakket.module:KLASSE, program:OPDRACHT of een van { $bots }
help-benchmark-budget = hoe lang het programma over een beurt nadenkt: 0.5s (seconden), 200 (iteraties), x0.1 (van zijn gewone tijd); de tegenstanders blijven altijd gelijk
help-benchmark-stages = alleen enkele tegenstanders, naar hun plaats van 1 tot { $last }, zoals 1,2
benchmark-no-stage = “{ $text }” zijn geen plaatsen van tegenstanders: getallen van 1 tot { $last }, met komma's ertussen.
column-agent = programma
benchmark-lead = voorsprong in punten
benchmark-length = { $games } partijen { $game } volgens regels { $rules } en reeks { $protocol }; het programma dacht gemiddeld hoogstens { $seconds } s per partij na.
## analyse
help-analyse = zien wat elke zet heeft weggegeven en wat geluk was
about-analyse = Loopt verslagen van partijen door en zoekt voor elke beslissing wat die heeft weggegeven, voor elk toeval wat het heeft gebracht, en voor iedereen aan tafel hoe goed de zetten gekozen waren: door verder te spelen vanuit stellingen waarin alles opnieuw gedeeld is wat je niet kon weten. Een met --json bewaarde analyse die met Ctrl+C is onderbroken, gaat verder als hetzelfde commando nog eens wordt gegeven.
help-analyse-files = verslagen van partijen, of mappen ervan
help-analyse-level = hoe grondig: { $levels } (standaard: standard)
help-analyse-seconds = zoveel als er in zoveel seconden per partij kan, in plaats van een niveau
help-analyse-seed = startgetal van de analyse: hetzelfde getal geeft hetzelfde resultaat (standaard: 1)
help-analyse-open-cards = oordelen naar wat er echt verborgen was, in plaats van naar wat je kon weten
help-analyse-json = de analyse in dit bestand bewaren als JSON-regels, en verdergaan met wat erin staat
help-analyse-html = een pagina schrijven die zonder netwerk te lezen is
analyse-empty = In { $file } staat geen zet die te analyseren is.
analyse-no-records = Er staan geen verslagen (*.jsonl) in { $folder }.
analyse-progress = { $file } wordt geanalyseerd
analyse-interrupted = Onderbroken. Wat gevonden is, staat in { $file }; hetzelfde commando gaat verder.
analyse-interrupted-lost = Onderbroken, en er is niets bewaard. Met --json en de naam van een bestand zou hetzelfde commando verdergaan waar het ophield.
analyse-same-file = Verslagen, bewaarde analyse en pagina hebben elk een eigen bestand nodig. Zie: qosqo analyse --help

## play
help-play = in de terminal spelen
about-play = In de terminal spelen, alleen tegen bots of met meer mensen aan één toetsenbord: handkaarten worden afgedekt als iemand anders aan de beurt komt. Wat hier niet wordt gezegd, wordt gevraagd. Elke partij wordt steeds in een bestand bewaard, er gaat dus niets verloren.
help-play-seats = wie speelt, bijvoorbeeld Ana,Ben,bot:hard (bots: { $bots })
help-play-seed = het startgetal van het toeval, om dezelfde partij nog eens te spelen
help-play-data = ander spelmateriaal dan dat van het spel
help-play-save = het bestand waarin de partij wordt bewaard
help-play-resume = verdergaan met de partij van een bestand; zonder BESTAND met de laatste
value-seats = NAAM,…
not-a-choice = ‘{ $text }’ is geen getal van 1 tot { $last } en geen woord dat hier bekend is.
not-a-number-of-players = ‘{ $text }’ spelers? Het kunnen er { $fewest } tot { $most } zijn.
unknown-opponent = De bot ‘{ $name }’ bestaat niet; er zijn: { $known }.
bot-of-a-file = De bot ‘{ $name }’ uit dit verslag hoort niet bij Qosqo: een bestand start geen programma’s en laadt geen modules.
empty-name = Een plaats heeft een naam nodig.
name-taken = Iemand anders heet al { $name }.
bad-data = { $file } is niet bruikbaar als spelmateriaal: { $detail }.
nothing-to-resume = Er is geen onafgemaakte partij in { $folder }.
ask-game = Welk spel?
ask-players = Hoeveel spelers, { $fewest } tot { $most }? [{ $default }]
ask-seats = Wie speelt? Typ een naam, of voor een bot een van deze:
ask-difficulty = Hoe sterk moet { $name } zijn?
alone-against-automaton = Tegen { $name } speelt één persoon, niet { $count }: de plaats van de tegenstander heeft geen naam nodig.
ask-seat = Plaats { $number } [{ $default }]:
play-welcome = Kies met het nummer. ‘{ $word }’ zegt wat je nog meer kunt typen.
play-thinking = { $name } denkt na …
play-what = wat?
play-prompt = { $name }, { $what } (1–{ $last })
play-back-hint = { "      " }anders: opnieuw kiezen
play-nothing-chosen = Er is nog niets gekozen. Om een zet terug te nemen: terug
play-cover = { $name } is aan de beurt. Druk op Enter om het scherm af te dekken:
play-handed = Geef het toetsenbord aan { $name }. { $name }, druk op Enter:
play-all-agree = Zijn alle anderen het eens?
play-undone = Teruggenomen.
play-no-reason = Niets wat je hier zou kunnen zoeken is verboden.
play-no-reason-for = Over ‘{ $wanted }’ valt geen spelregel te noemen: het kan, of het is er nu niet de tijd voor.
play-more-reasons = { "      " }… en nog { $more } van dit soort; ‘waarom WOORDEN’ beperkt ze
play-board-hint = ‘{ $word }’ toont het bord nog eens
play-saved = De partij staat in { $file }
play-how-to-resume = Verder gaat het met: { $command }
play-not-started = Er is geen partij begonnen.
play-help-numbers = Typ het nummer van een keuze. Meer nummers op één regel beantwoorden meer vragen. Of typ een woord (het begin is genoeg):
play-help-board = het bord nog eens tonen
play-help-back = naar de vraag ervoor
play-help-undo = je laatste zet terugnemen
play-help-why = waarom iets niet kan; ‘waarom trek’ vraagt naar zetten die met ‘trek’ te maken hebben
play-help-hint = Wat zou ik kunnen doen? Tot drie plannen van een bot, met redenen
play-help-log = wat er gebeurde; ‘verloop 30’ toont de laatste 30 zetten
play-help-save = de partij in een ander bestand bewaren: ‘bewaar BESTAND’
play-help-help = deze hulp
play-help-quit = stoppen; de partij wordt bewaard
word-board = bord
word-back = anders
word-undo = terug
word-why = waarom
word-hint = hint
word-log = verloop
word-save = bewaar
word-help = hulp
word-quit = stop

## Voor de terminal getekende borden
kramer-legend = c akker, v dorp met hoogte; T tempel met waarde; ≈≈ vijver
feld-headline = Ronde { $round } van { $rounds } · { $phase } · Volgorde: { $order }
feld-phase-0 = opbouw
feld-phase-1 = fase 1, dobbelstenen plaatsen
feld-phase-2 = fase 2, vaardigheden
feld-phase-3 = fase 3, Cuzco
feld-phase-4 = het einde
feld-map = Kaart ({ $stone }, { $rope })
feld-village = plaats
feld-feather = veer
feld-worth = OP
feld-quipus = quipu’s
feld-here = chasqui
feld-ways = wegen
feld-actions = Actievakken
feld-temple-steps = tempel, treden 1–6
feld-display = Aanbod
feld-market = Markt
feld-face-up = Open godenkaarten
feld-palace = Opdrachten in het paleis
feld-drawn = Opdrachten om uit te kiezen
feld-slid = ↓
feld-spaces = { $quipus } quipu’s, { $empty } leeg
tawa-headline = Beurt { $turn } · { $festivals } van 3 feesten · Feestfiche: { $holder }
tawa-terrace-0 = Bovenste terras
tawa-terrace-1 = Middelste terras
tawa-terrace-2 = Onderste terras
tawa-colour-0 = { "" }
tawa-colour-1 = { " (b)" }
tawa-colour-2 = { " (g)" }
tawa-task-0 = aar
tawa-task-1 = maïs
tawa-task-2 = ste
tawa-task-3 = gou
tawa-task-4 = trap
tawa-task-5 = geb
tawa-task-6 = bee
tawa-task-7 = wee
tawa-task-8 = han
tawa-task-9 = opl
tawa-task-10 = prod
tawa-coricancha = Coricancha
tawa-steps = trappen
tawa-regions = Gebieden (soldaten omdraaien + afleggen)
tawa-village = Dorp, aardappelkant → maïskant
tawa-nomads = Nomaden
tawa-casualties = Oorlogsslachtoffers
tawa-market = Gebouwen te koop
tawa-offer = Godenkaarten in het aanbod
tawa-weaving = Bovenste weefsel
tawa-drawn = Getrokken weefsels
tawa-trained = Legerkaarten om uit te kiezen
tawa-chosen = Gekozen godenkaarten

## Gegevens naast de getekende borden
view-supply = voorraad
view-incas = Inca’s over
view-doubles = dubbele landschappen
view-villages = losse dorpen
view-crops = losse akkers
view-tokens = extra acties
view-hand = handkaarten
view-temples = tempels
view-cell = veld
view-value = waarde
view-disc = zonneschijf
view-size = grootte
view-changed = deze beurt veranderd
view-triples = drievoudige landschappen
view-ponds = vijvers
view-floors = tempelverdiepingen 2–10
view-deck = stapel
view-face-up = open
view-discards = aflegstapel
view-action-points = actiepunten over
view-duty = eerst een landschap
view-token-spent = extra actie gebruikt
view-rested = net gratis verplaatst
view-last-turns = beurten over
view-festival = feest
view-bids = biedingen
view-bidding = biedt nog
view-played = gespeelde kaarten
view-dice = dobbelstenen
view-knowledge = kennis
view-feathers = veren [ontbrekend]
view-circlets = diademen
view-tiles = tegels (↓ verschoven)
view-quipus = vakken
view-reserve = quipu’s in reserve
view-priests = priesters thuis
view-offerings = offergaven
view-food = voedsel
view-medals = Inti-medailles
view-goods = goederen
view-missions = opdrachten
view-completed = vervulde opdrachten
view-light = lichte pututu’s
view-dark = donkere pututu’s
view-study-pile = studietegels
view-farm-pile = landbouwtegels
view-decks = godenkaarten
view-mission-deck = opdrachten
view-offering-supply = offergaven
view-food-supply = voedsel
view-light-supply = lichte pututu’s
view-dark-supply = donkere pututu’s
view-temple-medals = Inti-medailles
view-resources = grondstoffen
view-temple = tempeltrede
view-workers = arbeiders
view-statues = beelden
view-steps-left = trappen over
view-markers-left = veroveringsfiches over
view-buildings = gebouwen [dicht]
view-god-cards = godenkaarten
view-army-cards = legerkaarten
view-army-up = legers open
view-army-down = legers dicht
view-tapestries = wandtapijten

## serve
help-serve = in de browser spelen: tafels voor mensen en programma's
about-serve = Start de server. Mensen openen zijn adres in een browser, programma's gebruiken de HTTP-API (beschreven door /openapi.json). Alle tafels staan in een database en overleven elke storing.
help-serve-host = het netwerkadres om op te luisteren; 0.0.0.0: iedereen op het netwerk (anders alleen deze computer)
help-serve-port = de poort om op te luisteren (anders { $port })
help-serve-socket = dien op een socket die al open is, met zijn nummer (van systemd: 3), in plaats van adres en poort
help-serve-database = waar tafels bewaard worden: een bestand, of postgresql://… (anders { $file })
help-serve-site = het adres waarop men de server via een proxy bereikt, zoals https://games.example
help-serve-behind-proxy = geloof wat een proxy op deze computer zegt over de herkomst van verzoeken
help-serve-hosts = antwoord alleen onder deze namen (games.example), wat hier ook nog heen leidt
help-serve-only-https = zeg browsers dat ze voortaan alleen via HTTPS moeten komen
help-serve-lab = open het lab voor iedereen die de server kan bereiken (anders is het alleen open waar de server alleen vanaf deze computer te bereiken is)
help-serve-thinkers = in hoeveel processen programma's nadenken (anders: 1); één programma mag ze alle gebruiken zolang niemand anders ze nodig heeft
help-serve-more-games = verdere spellen, zoals package.module:GAME
help-serve-open = open ook een browser
help-serve-log-level = hoeveel er wordt bijgehouden: debug, info, warning of error
value-database = DATABASE
value-level = NIVEAU
serve-address = Qosqo staat op { $address } (stoppen met Ctrl-C)
serve-bad-port = Poort { $port } is niet te gebruiken: { $detail }. Draait Qosqo daar al? Een andere: --port 8751
serve-bad-database = De database { $database } is niet te gebruiken: { $detail }

## reports
help-reports = problemen die aan tafels gemeld zijn
about-reports = Toont de probleemmeldingen uit de database van een server. Met de naam van een melding wordt het verslag ervan afgedrukt, om in een bestand te bewaren en met qosqo record te bekijken.
help-reports-report = druk het verslag van deze melding af
value-report = MELDING
no-reports = Niemand heeft iets gemeld.
unknown-report = Er is geen melding “{ $name }”.
column-report = Melding
column-when = Wanneer
column-table = Tafel (stand)
column-text = Opmerking

## tables
help-tables = de tafels die een server bewaart
about-tables = Zorgt voor de tafels in de database van een server.
help-tables-verify = controleren of alle bewaarde partijen met deze versie verdergaan
about-tables-verify = Speelt alle bewaarde partijen na met het geïnstalleerde programma, voordat een server erop overgaat. Noemt de partijen die niet verder zouden gaan, en waarom; afsluitcode 1 in dat geval. Opent de database alleen om te lezen; er verandert niets.
tables-progress = Tafels
tables-verified = { $tables ->
    [one] 1 tafel: { $finished } klaar, { $running } bezig.
   *[other] { $tables } tafels: { $finished } klaar, { $running } bezig.
}
tables-all-go-on = Ze gaan allemaal verder met deze versie.
tables-failed = { $failed ->
    [one] 1 tafel zou met deze versie niet verdergaan.
   *[other] { $failed } tafels zouden met deze versie niet verdergaan.
}
column-stored-table = tafel
column-line = regel
column-reason = reden

## lab
help-lab = proeven met wat er op kaarten, tegels en borden staat
about-lab = Verandert gegevens van het spelmateriaal en opties zoals een proef zegt, laat bots elke variant met dezelfde verdelingen spelen en vertelt wat dat met het spel doet. Hoe je een proef schrijft, staat in docs/lab.md.
help-lab-run = de partijen van een proef spelen
about-lab-run = Speelt een proef op alle kernen, of op een Ray-cluster. Stopt eerder waar alles zeker is wat de proef vraagt. Na een onderbreking met Ctrl+C gaat dezelfde opdracht verder.
help-lab-experiment = het bestand van de proef (TOML)
help-lab-results = waar de partijen blijven (anders: naast de proef, eindigend op .jsonl)
help-lab-report = vertellen wat een proef heeft opgeleverd
about-lab-report = Schrijft één pagina die zonder netwerk te lezen is, met grafieken en tabellen, en desgewenst JSON.
help-lab-games = het bestand met resultaten, zoals qosqo lab run het schreef
help-lab-html = de pagina (anders: naast de resultaten, eindigend op .html)
help-lab-json = alle getallen ook in dit bestand schrijven
lab-progress = { $title } wordt gespeeld
lab-done = { $games } partijen staan in { $file }. Verder met: qosqo lab report { $file }
lab-early = { $left } van { $all } bezettingen hadden minder partijen nodig: alles wat daarover gevraagd was, is zeker.
lab-same-file = Partijen, pagina en getallen hebben elk een eigen bestand nodig. Zie: qosqo lab report --help
lab-interrupted = Onderbroken na { $games } partijen. Dezelfde opdracht gaat verder.
lab-bad = { $file }: { $detail }
lab-not-games = { $file } zegt wat er gespeeld moet worden; een rapport komt van de partijen: qosqo lab report { $games }
lab-empty = { $file } bevat nog geen partijen.
lab-written = Het verslag staat in { $file }.
play-hints-agree = Vindt iedereen hier het goed dat een bot om hints gevraagd mag worden?
play-hint-thinking = Een bot denkt na over wat je zou kunnen doen …
play-hints-taken =
    { $count ->
        [one] { $name } heeft één keer een bot om een hint gevraagd.
       *[other] { $name } heeft { $count } keer een bot om hints gevraagd.
    }
help-exercises = korte stellingen oplossen, elk één beurt lang
about-exercises = Stellingen uit opgenomen partijen: bereik met één beurt wat gevraagd wordt. Na een mislukte poging kun je het opnieuw proberen of de oplossing laten zien. Wat je hebt opgelost, wordt onthouden.
help-exercises-number = welke oefening; zonder nummer kies je uit de lijst
ask-exercise = Welke oefening
ask-after = Wat nu
after-again = opnieuw proberen
after-solution = de oplossing tonen
after-leave = stoppen
exercise-reached = Opgelost!
exercise-missed = Nog niet: nu zou iemand anders beslissen.
no-exercises = Voor dit spel heeft nog niemand oefeningen gemaakt.
no-such-exercise = Er zijn oefeningen 1 tot en met { $last }.
