goal =
    Welkom in het rijk van de vier regio's! Je stuurt werkers de heuvel onder de gouden tempel af en doet wat de symbolen naast hen bieden.
    Je bouwt, weeft, hakt beelden, klimt in de tempel en verovert.
    Na het derde festival wordt er geteld. Wie de meeste punten heeft, wordt de volgende Sapa Inca.
weaving =
    Iedereen begint met een weefsel. Weefsels naast elkaar vormen later een wandtapijt, en lange tapijten leveren aan het eind veel op.
    Neem het gemarkeerde.
weaving-not = Het ene is zo goed als het andere. Neem voor deze les het gemarkeerde.
cards =
    Je hebt acht godenkaarten. Drie houd je: daarmee betaal je het plaatsen van werkers. De andere vijf helpen je meteen.
    Houd de drie gemarkeerde: Pachamama met maïs en 2 punten, Illapa met aardappels en steen, Mama Qucha met goud.
cards-not = Een kaart betaalt een vak met het teken van haar god. Houd voor wat ik je wil laten zien de drie gemarkeerde.
use =
    Gebruik nu de andere kaarten, een voor een, in elke volgorde: aardappelen, steen en wat ze verder brengen.
use-not = Gebruik een van je godenkaarten; nu kosten ze niets.
priest =
    Je hogepriester staat op de gouden tempel. De wegen van je werkers beginnen in de sectie onder hem.
    Zet hem op de gemarkeerde plek.
priest-not = Alleen onder je hogepriester zijn de wegen kort. De werker die we zo plaatsen, gaat naar de gemarkeerde sectie.
hill =
    In elke beurt plaats je een werker, of je doet twee kleine acties.
    Elk vak op de heuvel raakt drie symbolen: dat zijn de taken die een werker daar kan doen. Hoe lager het terras, hoe duurder de weg.
place =
    Plaats je koerier op het gemarkeerde vak van het middelste terras. Betaal met de kaart van Illapa: zijn teken staat op het vak.
    De weg naar beneden kost 2 voedsel; koeriers betalen 1 minder.
place-not = Een toegestaan vak, maar vanaf het gemarkeerde kan je koerier een beeld bouwen, en de steen heb je.
tasks =
    Je mag één taak doen, en nog één omdat de koerier alleen is in dit segment. Bouw eerst een beeld.
tasks-not = Eerst het beeld, zolang je de steen hebt.
statue =
    Een klein beeld kost 3 steen en levert 3 punten op. En de god wordt je vriend: kies Pachamama. Je zult zien waarom.
statue-not = Elke god zou blij zijn. Maar je hebt een kaart van Pachamama, en haar gunst loont in de volgende beurt.
corn =
    Tweede taak: verzamel maïs.
corn-not = Maïs is wat je nu nodig hebt.
buy =
    Aan het eind van je beurt mag je een werker uit het dorp kopen, voor een aardappel of voor maïs, afhankelijk van het eind van de rij.
    Neem de priester aan de aardappelkant.
buy-not = Je hebt nog maar één werker. Neem de priester: hij krijgt gezelschap.
village =
    { $rival } heeft een leger getraind en haar hogepriester verplaatst. Als het dorp leeg is, komt er een festival; het derde beëindigt het spel.
favour =
    Plaats je priester op het gemarkeerde vak en betaal met de kaart van Pachamama. Je hebt haar beeld, dus krijg je ook wat de kaart biedt.
    Ernaast staat al een priester: werkers van één kleur helpen elkaar.
favour-not = Zoek wat samenkomt: een kaart van Pachamama, haar beeld en een buur van dezelfde kleur. Alle drie vind je bij het gemarkeerde vak.
pay =
    Deze keer is de weg lang: 3 voedsel. Betaal zoals je wilt, met aardappelen of maïs.
pay-not = Goud is daar te goed voor. Betaal met aardappelen of maïs.
feed =
    Voor één aardappel zou je priester nog een taak doen. Twee is voorlopig genoeg: sla het af.
feed-not = Houd de aardappel: je hebt er een nodig voor de volgende werker.
neighbours =
    Twee taken: één zoals altijd, één vanwege de buur. Elke taak moet een ander symbool gebruiken. Eerst maïs.
neighbours-not = Neem eerst maïs.
potatoes =
    Dan aardappelen. Daar kun je nooit genoeg van hebben.
potatoes-not = Aardappelen voeden je werkers en, bij festivals, de goden. Neem ze.
new-card =
    Na een priester trek je een godenkaart: van de stapel, of een open kaart.
new-card-not = Neem een godenkaart.
buy-again =
    Koop nog een werker, van welke kant je wilt. Maar denk eraan: aan het eind van je beurt mag je er hoogstens twee hebben.
buy-again-not = Wie geen werkers heeft, kan er geen plaatsen. Koop er een.
worship =
    { $rival } heeft haar hogepriester op “Aanbidding” gezet. Zo'n actie is voor iedereen: je zou je beeld kunnen afgeven voor een trede in de tempel.
    Houd het, het is je nog van nut.
worship-not = Een trede in de tempel is niet slecht, maar het beeld zou weg zijn, en daarmee de gunst van Pachamama.
secondary =
    Nu twee kleine acties in plaats van een werker plaatsen. Verplaats eerst je eigen hogepriester één plek.
secondary-not = In deze beurt wil ik je de kleine acties laten zien. Begin met de hogepriester, één plek.
gold =
    “Verjongen” heeft voor jou nog geen nut. Je mag in plaats daarvan altijd goud nemen, en goud vervangt elke grondstof.
gold-not = Er valt nog niets open te draaien. Neem het goud.
pray =
    En nu bidden: twee godenkaarten voor de volgende werkers.
pray-not = Je hand is bijna leeg. Bid, dan krijg je twee godenkaarten.
draw =
    Neem twee kaarten, een voor een, van de stapel of van de open kaarten.
draw-not = Neem een godenkaart.
on-your-own =
    Je weet nu hoe een beurt gaat. Vanaf hier beslis jij, en ik laat van me horen als er iets nieuws komt.
    Een raad: zoek vakken waar buren van dezelfde kleur staan. Elke taak meer is een halve beurt gewonnen.
second-game =
    Je eerste spel zit erop. Goed geregeerd! Drie dingen voor de volgende keer:
    Zet werkers van één kleur naast elkaar. Drie taken in één beurt zijn beter dan drie beurten.
    Klim vroeg in de tempel: de treden betalen bij elk festival.
    Weef liever één lang wandtapijt dan een paar korte: zeven weefsels zijn 21 punten waard.
festival =
    Het dorp is leeg: er komt een festival. De tempeltreden betalen, en elke godenkaart in je hand wil een aardappel.
feed-gods =
    De goden willen een aardappel voor elke kaart in je hand; elke ontbrekende kost 2 punten. Goud mag een aardappel vervangen.
conquest =
    Een verovering kost de soldaten op je open legerkaarten en geeft wat het vak laat zien. Bij festivals betaalt de regio aan wie er de meeste fiches heeft.
weavings =
    Je mag weefsels kopen. Een wandtapijt groeit aan beide kanten, maar geen patroon mag er twee keer in voorkomen.
attach =
    Waar komt het weefsel? Passen de symbolen aan de randen bij elkaar, dan betaalt de koopman er later voor.
build =
    Passieve gebouwen helpen je altijd; productiegebouwen geven iets telkens als je produceert.
army =
    Van twee legerkaarten houd je er een. Soldaten zijn voor veroveringen, maar je mag een kaart ook altijd ruilen voor de grondstof.
fetch =
    Een krijger mag een buur van de heuvel naar je voorraad halen. Een gratis werker!
dismiss =
    Je mag maar twee werkers houden. Laat gaan wiens vaardigheid je het minst nodig hebt.
offering =
    Een offer maakt van maïs tempeltreden. Elke trede betaalt meteen en bij elk festival.
