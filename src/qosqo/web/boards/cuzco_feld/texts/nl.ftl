map-title = Wegennet
actions-title = Actievelden
university-title = Universiteit
temple-title = Tempel
display-title = Wetenschap en landbouw
gods-title = Goden
market-title = Markt van ronde { $round }
market-later = Goederen van latere rondes
palace-title = Paleis: opdrachten
own-title = Je masker
own-line = Je dobbelstenen en voorraad
other-title = Masker van { $name }
missions-title = Opdrachten
hand-title = Godenkaarten
drawn-title = Houd twee van deze opdrachten
discards-title = Afgelegde fiches
mask-label = Masker
go-on = Verder
order-word = Volgorde:
set-up = Voorbereiding
the-end = Eindtelling
round-label = Ronde { $round }, fase { $phase }
order-label = Spelersvolgorde: { $names }
pips-left = { $count ->
    [one] nog 1 oog
   *[other] nog { $count } ogen
  }
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-whole = Hele kaart

about-phase-0 = Veren, opdrachten en godenkaarten worden uitgedeeld. (F1.9)
about-phase-1 = Fase I: plaats per beurt een dobbelsteen en voer de actie meteen uit, driemaal rond. (F2.1)
about-phase-2 = Fase II: gebruik een wetenschaps- en een landbouwvaardigheid. (F4.1)
about-phase-3 = Fase III: universiteit, tempel, markt, paleis. (F5.1)
about-actions = Kies een dobbelsteen en een veld. Een dobbelsteen moet lager zijn dan alle dobbelstenen op het veld. (F2.2)
about-university = Punten voor het bereikte veld; wie verder of bovenop ligt, is eerder in de nieuwe volgorde. (F5.1)
about-temple = Punten voor elke priester; de meeste leveren een Inti-medaille op. (F5.2)
about-display = Een fiche bij hoogstens de ogen van de dobbelsteen gaat naar een leeg veld van het masker. (F2.9)
about-gods = De bovenste kaart van elke god ligt open. Een kaart spelen kost een offergave; een Inti-medaille gebruikt een open kaart. (F3.1, F3.2)
about-market = In fase III mag ieder een goederenfiche kopen voor het voedsel dat erop staat. (F5.3)
about-palace = In fase III vervult ieder een opdracht (6 punten) of legt er een af, en neemt dan een nieuwe. (F5.4)

short-action-0 = Steen
short-action-1 = Brug
short-action-2 = Wetenschap
short-action-3 = Landbouw
short-action-4 = Omruilen
short-action-5 = Tempel
short-action-6 = Tooi
short-action-7 = 2 punten
about-action-0 = Verplaats de chasqui over een stenen weg met hoogstens zoveel ogen. (F2.4)
about-action-1 = Verplaats de chasqui over een hangbrug met hoogstens zoveel ogen. (F2.4)
about-action-2 = Neem een wetenschapsfiche bij hoogstens de ogen van de dobbelsteen. (F2.9)
about-action-3 = Neem een landbouwfiche bij hoogstens de ogen van de dobbelsteen. (F2.9)
about-action-4 = Geef de ogen uit: 1 om een fiche omlaag te schuiven of voor 1 punt; 2 voor een offergave, een godenkaart, een veer of een quipu-fiche naar het reserveveld. (F2.10)
about-action-5 = Plaats een priester op de trede van de ogen; anderen worden omlaag geduwd. Vuurproef. (F2.11)
about-action-6 = Activeer een diadeem met hoogstens de ogen en beide veren: zijn punten, de rondebonus, vuurproef. (F2.12)
about-action-7 = 2 overwinningspunten. Elke dobbelsteen mag altijd. (F2.13)
bonus-now = Bonus van deze ronde: { $points }.
space-limit = De volgende dobbelsteen hier moet lager zijn dan { $pips }.
die-label = Dobbelsteen van { $name }: { $pips }

trail-label = { $trail }, { $pips }: { $one } – { $other }
cuzco-label = Cuzco. Aankomen geeft een vuurproef. (F2.7, F2.14)
knob-label = Cuzco-tableau { $number }: { $trail } { $pips } leidt naar { $place } (F2.7)
village-label =
    { $place }: { $feather } veer, { $value ->
        [one] 1 punt
       *[other] { $value } punten
    } voor het bovenste quipu-fiche.
village-quipus = Quipu-fiches van boven naar onder: { $names }.
step-label = Trede { $step }
step-priest = Priester van { $name }.
temple-medals = Inti-medailles bij de tempel: { $count }
temple-points =
    { $points ->
        [one] { $points } punt per priester in deze ronde
       *[other] { $points } punten per priester in deze ronde
    }
university-label = Kennis: { $told }
pile-0 = Wetenschapsfiches op de stapel: { $count }
pile-1 = Landbouwfiches op de stapel: { $count }
pile-empty = { $god }: geen kaart
pile-left = Kaarten eronder: { $count }
market-row = Ronde { $round }: { $goods }
supply-offerings = Offergaven in de voorraad: { $count }
supply-food = Voedsel in de voorraad: { $count }
supply-knowledge = Ga 1 veld vooruit op het kennisspoor
supply-point = Neem 1 overwinningspunt

tip-tile = { $colour } “{ $ability }”
worth-study = Omlaag schuiven levert { $value } kennis op. (F2.10)
worth-farm = Omlaag schuiven levert { $value } voedsel op. (F2.10)
slid-down = Het is omlaag geschoven. (F2.17)
tip-mission = Opdracht “{ $mission }”: 6 punten
tip-progress = Bereikt: { $reached } van { $need }.
tip-good =
    { $good }: { $food } voedsel, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (F5.3)
card-phase = Fase { $phase }.
unknown-card = Een godenkaart die je niet kent
hand-label = Godenkaarten in de hand: { $count }
slot-empty = Uitsparing { $slot } voor een { $feather } veer, leeg (F2.8)
slot-filled = Uitsparing { $slot }: { $feather } veer (F2.8)
circlet-label =
    Diadeem { $circlet }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } en de rondebonus. (F2.12)
circlet-state-0 = Het heeft beide veren nodig.
circlet-state-1 = Beide veren zijn er.
circlet-state-2 = Geactiveerd.
quipu-label = Quipu-fiche; het bovenste linker wordt het eerst bezorgd (F2.5)
has-food = Voedsel: { $count }
has-offerings = Offergaven: { $count }
has-medals = Inti-medailles: { $count }
has-priests = Priesters op het masker: { $count }
has-reserve = Quipu-fiches op het reserveveld: { $count }
has-completed = Vervulde opdrachten: { $count }
has-light = Lichte slakkenhuisjes (±1): { $count }
has-dark = Donkere slakkenhuisjes (±2): { $count }
has-good = { $good }: { $count }

about-ability-0 = Een offergave voor elk fiche van deze soort.
about-ability-1 = 2 punten voor elk fiche van deze soort.
about-ability-2 = Een veer naar keuze voor elk fiche van deze soort.
about-ability-3 = Over een stenen weg als met een 2, 4 of 6 (een, twee of drie fiches).
about-ability-4 = 1 kennis voor elk fiche van deze soort.
about-ability-5 = Over een hangbrug als met een 2, 4 of 6 (een, twee of drie fiches).
about-ability-6 = Een open godenkaart voor elk fiche van deze soort.
about-ability-7 = Tot één quipu-fiche voor elk fiche van deze soort gaat naar het reserveveld.
about-ability-8 = Activeer een diadeem als met een 3, vanaf twee fiches als met een 6.
about-ability-9 = 1 voedsel voor elk fiche van deze soort.
about-ability-10 = Neem een landbouwfiche als met een 3, vanaf twee fiches als met een 6.
about-ability-11 = Neem een wetenschapsfiche als met een 3, vanaf twee fiches als met een 6.
about-card-0 = Eén wetenschaps- en één landbouwgebruik van deze beurt tellen een fiche meer. (F3.4)
about-card-1 = Bij het omruilen: schuif tot twee fiches weer omhoog. (F3.4)
about-card-2 = Het gekochte goederenfiche levert zijn punten tweemaal op. (F3.4)
about-card-3 = Vervul een opdracht met 1 voorwaarde minder, voor 4 punten. (F3.5)
about-card-4 = Na de beurt nog een als met een 1; er wordt geen dobbelsteen geplaatst. (F3.5)
about-card-5 = Verplaats voor de beurt een geplaatste dobbelsteen naar een ander veld. (F3.5)
about-card-6 = Plaats een gelijke of hogere dobbelsteen. (F3.6)
about-card-7 = Een vuurproef geeft in plaats daarvan 3 voedsel en 3 kennis. (F3.6)
about-card-8 = Neem na een fiche ook een afgelegd fiche. (F3.6)
about-card-9 = Een bezorgd quipu-fiche levert de punten van het dorp ook meteen op. (F3.7)
about-card-10 = Gebruik nog een andere wetenschapsvaardigheid. (F3.7)
about-card-11 = De priester die er stond, gaat terug naar zijn masker in plaats van een trede omlaag. (F3.7)
about-card-12 = De dobbelsteen telt voor zijn actie als 6. (F3.8)
about-card-13 = Een verplaatsing leidt naar een willekeurig dorp. (F3.8)
about-card-14 = Gebruik nog een andere landbouwvaardigheid. (F3.8)

legend-title = Wat de tekens betekenen
legend-gallery = Alle kaarten en fiches in de galerij
piece-mission = Opdracht
piece-god-card = Godenkaart
gallery-pieces = Stukken en tekens
gallery-actions = Acties
gallery-feathers = Veren
gallery-tiles = Wetenschaps- en landbouwfiches
gallery-cards = Godenkaarten
gallery-goods = Goederen
gallery-missions = Opdrachten
about-back = De hand is geheim.
about-feather = Drie van elke kleur passen op een masker; kleur en patroon onderscheiden ze.
about-mission = 6 punten als je hem in het paleis vervult.
piece-die = Dobbelsteen
about-piece-die = Drie voor ieder; kleur en teken zeggen van wie.
piece-quipu = Quipu-fiche
about-piece-quipu = Tien voor ieder; het bovenste levert de punten van het dorp op.
chasqui-of = Chasqui van { $name }
piece-chasqui = Chasqui
about-piece-chasqui = De loper die quipu-fiches bezorgt.
piece-priest = Priester
about-piece-priest = Vier voor ieder, voor de tempel.
piece-medal = Inti-medaille
about-piece-medal = Gebruikt een open godenkaart, of 2 punten aan het einde.
piece-offering = Offergave
about-piece-offering = Een godenkaart spelen kost er een.
piece-food = Voedsel
about-piece-food = Koopt goederen op de markt.
piece-knowledge = Kennis
about-piece-knowledge = Velden op het spoor van de universiteit.
piece-points = Overwinningspunten
about-piece-points = Wie de meeste heeft, wint.
piece-village = Dorp
about-piece-village = Twaalf op de kaart, elk met een veer en een waarde.
piece-stone = Stenen weg
about-piece-stone = Grijs en geplaveid, de ogen op een vierkant.
piece-rope = Hangbrug
about-piece-rope = Bruin met planken, de ogen op een schijf.
piece-circlet = Diadeem
about-piece-circlet = Zes op elk masker, elk tussen twee veren.
piece-light = Licht slakkenhuisje
about-piece-light = Verandert een dobbelsteen met 1.
piece-dark = Donker slakkenhuisje
about-piece-dark = Verandert een dobbelsteen met hoogstens 2.
