# Wat de pagina's zeggen.
yes = Ja
no = Nee
and = en
close = Sluiten
skip-link = Naar de inhoud
home-link = Terug naar de startpagina
settings-title = Instellingen
settings-language = Taal
settings-theme = Kleuren
theme-auto = zoals het apparaat
theme-light = licht
theme-dark = donker
settings-pace = Tempo van de bots
pace-slow = langzaam
pace-normal = normaal
pace-fast = snel
pace-none = zonder wachten
settings-confirm = Einde van de beurt bevestigen
settings-name = Je naam
signals-title = Als ik aan de beurt ben
signal-sound = Geluid
signal-notification = Melding
settings-save = Opslaan

# Start
home-about = Drie bordspellen over de Inca's, met vrienden en tegen programma's.
home-play = Spelen
home-players = { $fewest } tot { $most } spelers
home-reading = { $minutes } minuten regels
home-start-about = tegen een bot
home-new = Nieuw hier? ‘Leren met een leraar’ legt een spel uit terwijl je het speelt.
home-estimates = Hoe lang en hoe moeilijk de spellen zijn, hebben we geschat.
home-start = Meteen spelen
home-solo = Alleen tegen { $name }
home-setup = Tafel klaarzetten
home-mine = Mijn tafels
home-none = Nog geen tafels. Begin er hierboven een.
home-watch = Meekijken
home-none-public = Verder speelt er nu niemand.
home-records = Opgenomen partijen
home-upload = Opname openen
table-finished = afgelopen, { $scores }
table-recorded = opname van { $moves } zetten
table-my-turn = jij bent aan de beurt
table-turn-of = aan de beurt: { $name }
table-put-away = Wegleggen
table-bring-back = Terughalen
home-away = Weggelegd: { $count }
table-running =
    { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }
gallery-title = Galerij
gallery-about = Alle pictogrammen, kaarten en tegels van de spellen, getekend voor Qosqo.
gallery-empty = Er zijn nog geen tekeningen.
gallery-search = Zoeken in de galerij
gallery-contents = Inhoud van de galerij
gallery-found = Gevonden: { $count }
gallery-nothing = Niets gevonden.

# Klaarzetten en meedoen
setup-title = { $game }: tafel klaarzetten
setup-way = Tegen wie?
way-bots = Tegen bots
way-friends = Met vrienden, via een uitnodigingslink
way-automaton = Alleen tegen { $name }, de tegenstander van het spel zelf
way-mix = Gemengd: elke plaats apart kiezen
setup-bots = Hoeveel bots?
setup-friends = Hoeveel vrienden?
setup-friends-about = Aan tafel krijg je voor elk van hen een link. Een bot kan een plaats overnemen die leeg blijft.
setup-strength = Hoe sterk?
setup-difficulty = Hoe sterk?
difficulty-easiest = makkelijker
difficulty-standard = zoals in de regels
difficulty-hardest = moeilijker
difficulty-own = regel voor regel
setup-more = Meer
setup-seats-about = { $fewest } tot { $most } spelers. Vrienden krijgen een link van je.
setup-seat = Plaats { $number }
setup-name = Naam (mag leeg blijven)
setup-options = Hoe willen jullie spelen?
data-title = Spelmateriaal
data-other = een eigen bestand
setup-data-about = Wat op kaarten, tegels en borden staat, kan voor een variant door een eigen bestand worden vervangen.
setup-data-own = Gegevens van dit spel downloaden
setup-data = Gegevensbestand (TOML)
setup-listed = Anderen mogen deze tafel vinden en meekijken
setup-start = Spel beginnen
who-me = ik
who-friend = een vriend, met een uitnodigingslink
who-device = iemand anders op dit apparaat
who-bot = bot: { $strength }
who-none = niemand
join-title = Je bent uitgenodigd voor { $game }
join-with = Aan tafel: { $names }
join-sit = Gaan zitten

# De tafel
board-title = Het spelbord
choices-title = Jouw keuze
needs-script = Om te spelen is JavaScript nodig.
about-table = Over deze tafel
kind-person = mens
kind-bot = bot
kind-device = mens op het apparaat van de gastheer
kind-open = uitgenodigd, nog niet hier
kind-automaton = tegenstander van het spel
seats-title = Spelers
seat-more = Alles van { $name }
seat-you = jij
seat-here = op dit apparaat
seat-bot = bot, { $strength }
seat-automaton = speelt volgens eigen regels
seat-open = uitgenodigd
seat-online = verbonden
seat-offline = niet verbonden
seat-acting = aan de beurt
seat-thinking = denkt na
seat-winner = wint
points-word = Punten:
prompt-your-turn = { $name }, je bent aan de beurt. { $what }
prompt-choose = Kies wat je wilt doen.
prompt-waiting = { $name } is aan de beurt.
standing-waiting = Je bent niet aan de beurt
standing-thinking = Denkt na
standing-away = Niet verbonden
standing-invited = Op deze plaats zit nog niemand
standing-watching = Je kijkt toe
standing-looking-back = Terugkijken
standing-record = Opgenomen partij
standing-over = Het spel is afgelopen
prompt-pass-device = Geef het apparaat aan { $name }.
prompt-winner =
    { $count ->
        [one] { $name } wint het spel.
       *[other] { $name } delen de overwinning.
    }
undo-step = Terugnemen
undo-turn = Hele beurt
undo-ask = Vragen om terug te nemen
undo-last = Terugnemen
undo-request =
    { $count ->
        [one] { $name } wil de laatste zet terugnemen.
       *[other] { $name } wil de laatste { $count } zetten terugnemen.
    }
undo-agree = Akkoord
undo-refuse = Weigeren
skip-bots = Sneller
cover-title = { $name } is aan de beurt
cover-text = Geef het apparaat door. Verborgen kaarten verschijnen pas na de druk op de knop.
cover-ready = Ik ben { $name }
invite-label = Uitnodigingslink voor { $seat }
invite-copy = Kopiëren
invite-bot = Liever een bot
view-empty = niets

# Score
sheet-title = Scoreblad
sheet-category = Voor
sheet-start = Aan het begin
sheet-total = Totaal
sheet-by-round = Punten per ronde
sheet-round = Ronde
sheet-round-number = Ronde { $number }
chart-title = Punten in de loop van het spel
chart-moves =
    { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }
end-scores = Score (vouw dicht om het bord te zien)
end-margin =
    { $points ->
        [one] Eén punt meer dan { $name }.
       *[other] { $points } punten meer dan { $name }.
    }
end-tie = Evenveel punten als { $name }; de regels beslissen het gelijkspel.
end-difference = Wat { $name } meer en minder heeft gehaald dan { $other }
rematch = Nog eens spelen
rematch-join = Naar de revanche

# Verslag en terugblik
log-title = Verslag
log-show = Stelling na zet { $number } tonen
replay-title = Terugblik
replay-more = Meer
replay-first = Naar het begin
replay-back = Een zet terug
replay-play = Afspelen of pauzeren
replay-forward = Een zet verder
replay-last = Naar het heden
replay-position = Zet { $shown } van { $length }
replay-seat = Gezien door
replay-spectator = een toeschouwer
replay-live = Terug naar het spel
fork-here = Vanaf hier verder aan een nieuwe tafel
download = Downloaden
report-problem = Probleem melden

# Zegt de pagina zelf
client-back = Terug
client-confirm = Bevestigen
client-reveals = Er komt iets verborgens of toevalligs tevoorschijn: dat kun je niet alleen terugnemen.
client-reveals-to-bots = Er komt iets verborgens of toevalligs tevoorschijn.
client-ends = Hiermee eindigt je beurt.
client-point = { $points } punt
client-points = { $points } punten
client-open-points = punten hangen van het toeval af
client-chosen = Gekozen
client-lost = De verbinding is weg. Nieuwe poging …
client-back-online = Weer verbonden.
client-copied = Gekopieerd.
problem-label = Wat klopt er niet? De opname van het spel wordt met je opmerking bewaard.
problem-send = Versturen
problem-cancel = Annuleren
client-not-now = Dat kan nu niet.
client-kind = Wat wil je doen?
client-refused = Kan niet: { $reason }
client-more = Alle { $count } tonen
client-on-board = Druk op een plek op het bord.
client-list = of uit een lijst van { $count }
client-short-list = lijst ({ $count })
client-best = hier hoogstens: { $points }
client-missing = Nog { $count } te kiezen.
client-may-add = Volledig; nog één erbij mag.
client-complete = Volledig.
client-put-away = Keuzes tonen of verbergen
client-since = Sinds je laatste beurt
client-lately = Het laatst
client-your-turn = Jij bent aan de beurt
client-why = Waarom kan ik niet …?
client-not-this = Dit kun je nu niet gebruiken. { $now }
client-no-notifications = Deze browser staat hier geen meldingen toe.

# Hulp
help-title = Toetsen
help-number = de mogelijkheid met dit nummer kiezen
help-arrows = van mogelijkheid naar mogelijkheid; op het bord: van plek naar plek
help-enter = kiezen; bevestigen
help-escape = een stap terug
help-undo = laatste zet terugnemen
help-undo-turn = hele beurt terugnemen
help-skip = bots sneller laten spelen
help-board = naar het spelbord
help-log = naar het verslag
help-rule = de regel openen die een uitleg noemt; rechtsklikken of lang drukken houdt de uitleg vast
help-zoom = groter, kleiner, hele bord
help-replay = een zet terug of verder
help-analysis = met een analyse: beginnen, volgend en vorig keerpunt, het betere vervolg tonen, opnieuw proberen
help-help = deze hulp tonen

# Regels
rules-title = Regels
rules-of = Regels van { $game }
rules-contents = Inhoud van de regels
rules-search = Zoeken in de regels
rules-find = Zoeken
rules-found = Gevonden: { $count }
rules-nothing = Niets gevonden.
rules-print = Afdrukken
rules-words = Woorden
rules-ruling = Beslissing:
rules-why = Waarom:
rules-reconstructed = Gereconstrueerd:
rules-example = Voorbeeld:
rules-correct-this = Weet je het beter?
rules-correcting = Corrigeren wat gereconstrueerd is
rules-correcting-about = Wat als gereconstrueerd is aangegeven, kennen we niet uit de doos: het is ons beste vermoeden. Als je het spel bezit en het beter weet, kun je meteen met de echte waarden spelen.
rules-correcting-edit = Verbeter wat fout is met een teksteditor naar keuze. Elke groep zegt waar haar waarden vandaan komen.
rules-correcting-use = Richt een tafel in en kies daar je bestand
rules-correcting-tell = Vertel het ook ons: druk aan een tafel op “Probleem melden”. Dan speelt iedereen met wat klopt.

# Een eerste spel met leraar.
home-learn = Leren met een leraar
teacher-title = De leraar
teacher-place = { $place } van { $ideas }
teacher-next = Verder
teacher-noted = Begrepen
teacher-show = Doe het voor mij
teacher-mistake = Niet helemaal.
teacher-take-back = Terugnemen
teacher-alone = Zo laten en zonder begeleiding verder spelen
exercises-link = Oefeningen
exercises-of = Oefeningen: { $game }
exercises-about = Korte stellingen uit echt gespeelde partijen. Jij bent aan de beurt: bereik wat gevraagd wordt voordat iemand anders beslist. Niets hiervan hangt van geluk af.
exercises-done = { $done } van { $count } opgelost.
exercise-easy = (om warm te lopen)
exercise-solve = Oplossen
exercise-solve-again = Nog een keer
exercise-solved = opgelost
exercise-state-open = Oefening
exercise-state-missed = Nog niet.
exercise-state-reached = Opgelost!
exercise-state-shown = De oplossing
exercise-state-seen = Zo gaat het.
exercise-so-far = Punten tot nu toe: { $gained } van { $least }.
exercise-step = Volgende stap
exercise-again = Opnieuw proberen
exercise-solution = Oplossing tonen
exercise-next = Volgende oefening
exercise-all = Alle oefeningen


## Het lab

lab-title = Het lab
lab-link = Het lab: verander wat er op kaarten en borden staat
lab-about = Verander wat er op het materiaal van een spel gedrukt is en zie meteen wat ervan komt. Je wijzigingen blijven alleen in dit tabblad: download aan het eind het bestand, of speel er meteen mee.
lab-return = Terug naar het lab
lab-other = Alle spellen
lab-choose = Kies een spel:
lab-of = Het lab: { $game }
lab-entries = Gegevens
lab-search = Zoek een gegeven
lab-origin-rulebook = staat in de spelregels
lab-origin-known = bekend
lab-origin-reconstructed = gereconstrueerd: verbeter het als je de doos hebt
lab-undo = Ongedaan maken
lab-redo = Opnieuw
lab-words = Woorden die hier kunnen staan:
lab-original = Oorspronkelijk: { $value }
lab-back = Terug naar het oorspronkelijke
lab-draw = Opnieuw tekenen
lab-download = Bestand downloaden
lab-play = Ermee spelen
lab-unreadable = Dit is niet te lezen. Getallen, teksten tussen aanhalingstekens, lijsten in [ ] en tabellen in {"{"} {"}"} schrijf je zoals in het bestand.
lab-wrong = Er klopt nog iets niet: zie de gemarkeerde gegevens.
lab-lost = De server antwoordde niet; deze pagina toont nog wat er eerst was. Bij je volgende wijziging wordt het opnieuw gevraagd.
lab-fine = Met deze gegevens kan gespeeld worden.
lab-changes = Gewijzigde gegevens: { $count }
lab-changed = Gewijzigde tekeningen
lab-before = eerst
lab-after = nu
lab-unchanged = Er is nog geen tekening veranderd.
lab-board = Het bord
lab-experiment = Uitproberen
lab-experiment-about = Bots spelen het spel zoals het is en met jouw wijzigingen, met dezelfde verdelingen; daarna lees je wat er anders is.
lab-needs-more = Proeven hebben nog wat pakketten nodig: { $install }, start daarna de server opnieuw.
lab-bot = Bots
lab-players = Spelers
lab-games = Partijen van elk
lab-start = Beginnen
lab-yours = gewijzigd
lab-as-it-is = zoals het is
lab-running = { $played } van { $wanted } partijen
lab-failed = De proef kon niet worden uitgevoerd.
lab-nothing = Gestopt voordat er een partij klaar was: er valt niets te lezen.
lab-watch = Een proef: { $game }
lab-waiting = Het verslag verschijnt hier als alle partijen gespeeld zijn.
lab-tried = Tot nu toe uitgeprobeerd:
lab-ready = verslag klaar
lab-stop = Stoppen en lezen wat er is
lab-look-again = Opnieuw kijken
# Hints

settings-hints = Bij iets nieuws zeggen waar het goed voor is
hint-ask = Wat kan ik doen?
hint-title = Nieuw:
hint-noted = Begrepen
hint-never = Geen hints meer
hint-thinking = Een bot denkt na over wat je zou kunnen doen …
hint-could =
    { $count ->
        [0] Iets beters dan wat je ziet, weet ik niet.
        [one] Dit zou je kunnen doen:
       *[other] Een hiervan zou je kunnen doen:
    }
hint-do = De eerste stap doen
hints-request = { $name } wil graag dat iedereen aan deze tafel een bot mag vragen wat je zou kunnen doen.
hints-waiting = De anderen wordt gevraagd of hints aan deze tafel mogen.
hints-taken = Een bot om hints gevraagd:
hints-taken-by =
    { $count ->
        [one] { $name } één keer
       *[other] { $name } { $count } keer
    }

# Examples that can be tried

try-open = Probeer het
try-title = Probeer het: { $rule }
try-back = Terug naar { $rule }
try-press = Druk op het bord: de spelregels antwoorden.
try-you = Ana
try-rival = Sisa
try-yes = Ja. { $effects }
try-no = Nee. { $reason }
try-not = Hier niet.
try-points =
    { $count ->
        [one] 1 punt.
       *[other] { $count } punten.
    }
rules-see-this = Bekijken
