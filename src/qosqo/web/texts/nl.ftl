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
settings-save = Opslaan

# Start
home-about = Drie bordspellen over de Inca's, met vrienden en tegen programma's.
home-play = Spelen
home-players = voor { $fewest } tot { $most } spelers
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
table-my-turn = jij bent aan de beurt
table-turn-of = aan de beurt: { $name }
table-put-away = Wegleggen
table-bring-back = Terughalen
home-away = Weggelegd: { $count }
table-running =
    { $moves ->
        [one] bezig, 1 zet
       *[other] bezig, { $moves } zetten
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
setup-seats = Wie speelt er mee?
setup-seats-about = { $fewest } tot { $most } spelers. Vrienden krijgen een link van je.
setup-seat = Plaats { $number }
setup-name = Naam (mag leeg blijven)
setup-options = Hoe willen jullie spelen?
setup-automaton = Makkelijker of moeilijker, alleen tegen { $name }
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
who-automaton = { $name }, de tegenstander van het spel
strength-easy = makkelijk
strength-normal = gemiddeld
strength-hard = moeilijk
strength-random = willekeurig
strength-greedy = gretig
strength-search = vooruitdenkend
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
seat-offline = niet verbonden
seat-acting = aan de beurt
seat-thinking = denkt na
seat-winner = wint
points-word = Punten:
prompt-your-turn = { $name }, je bent aan de beurt. { $what }
prompt-choose = Kies wat je wilt doen.
prompt-waiting = { $name } is aan de beurt.
prompt-pass-device = Geef het apparaat aan { $name }.
prompt-winner =
    { $count ->
        [one] { $name } wint het spel.
       *[other] { $name } delen de overwinning.
    }
undo-step = Terugnemen
undo-turn = Hele beurt terugnemen
undo-ask = Vragen om terug te nemen
undo-last = Mijn laatste zet terugnemen
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
end-margin =
    { $points ->
        [one] Eén punt voor { $name }.
       *[other] { $points } punten voor { $name }.
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
client-list = Of kies uit een lijst van { $count }
client-put-away = Keuzes tonen of verbergen

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
help-zoom = groter, kleiner, hele bord
help-replay = een zet terug of verder
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
