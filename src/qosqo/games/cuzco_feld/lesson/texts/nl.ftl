goal =
    Welkom, chasqui! Je brengt boodschappen van Cuzco naar de dorpen, versiert je masker en dient de goden.
    Het spel heeft zes rondes. In elke ronde plaats je drie dobbelstenen, gebruik je je fiches en loop je langs de gebouwen van Cuzco.
    Wie aan het eind de meeste overwinningspunten heeft, wint.
feather =
    Dit is je masker. Heeft een diadeem links en rechts een veer, dan kun je het later activeren voor veel punten.
    Je eerste veer is oranje. Steek hem naast diadeem 5, op de gemarkeerde plek.
feather-not = Elke plek van zijn kleur mag. Maar naast diadeem 5 krijgt deze veer gauw een maatje, en dat loont.
missions =
    De Sapa Inca geeft je opdrachten, elk 6 punten waard. Eén heb je al: een priester in de tempel en een wetenschapsfiche.
    Houd er twee van deze vier. Kleding kun je kopen, dus neem “2 kleding” en een andere naar keuze.
missions-not = Houd “2 kleding”: kleding koop je al in deze ronde. De andere opdracht mag je zelf kiezen.
dice =
    De dobbelstenen zijn geworpen: je hebt een 5 en twee zessen. Om de beurt plaatsen jullie een dobbelsteen op een actieveld en doen wat het zegt.
    Hoge dobbelstenen kunnen meer. Maar elke nieuwe dobbelsteen op een veld moet lager zijn dan alle die er al liggen.
trail =
    We gaan lopen. Pak de 5 en leg hem op “stenen weg”.
trail-not = Begin met lopen, en met de 5: de zessen bewaren we voor iets beters.
run =
    Je chasqui staat in Cuzco en mag over een stenen weg van hoogstens 5 ogen lopen. In elk nieuw dorp bezorg je een quipu-fiche en krijg je de veer.
    Loop naar het gemarkeerde dorp: turquoise is precies wat je nodig hebt.
run-not = Daarheen mag je lopen, maar die veer past niet. Het gemarkeerde dorp geeft je de turquoise.
pair =
    Steek de turquoise veer naast de oranje. Dan heeft diadeem 5 ze allebei.
pair-not = Een veer verhuist nooit meer. Steek hem naast de oranje, dan heeft diadeem 5 ze allebei.
lower =
    { $rival } heeft een 4 op de tempel gelegd en een priester op trede 4 gezet. Vanaf nu past daar alleen nog een 3, 2 of 1.
    Het telt dus wie er eerst komt, en met welke dobbelsteen.
headdress =
    Nu je grote moment: leg een 6 op “hoofdtooi”. Diadeem 5 is 4 punten waard, en in de eerste twee rondes brengt elk diadeem er 10 bij!
headdress-not = Dat mag, maar de bonus voor diademen zakt van 10 naar 7 en dan naar 4. Pak hem nu.
blessing =
    14 punten! En een vuurproef erbij: twee kleine geschenken. Eerst een godenkaart of een offergave.
    Neem de gemarkeerde godenkaart, en let op welke eronder tevoorschijn komt.
blessing-not = Een offergave is nooit verkeerd. Maar onder de gemarkeerde kaart ligt er een die ik je wil laten zien.
food =
    Het tweede geschenk: een stap kennis of voedsel. Neem voedsel; straks gaan we naar de markt.
food-not = Kennis levert een punt op en bepaalt wie begint. Maar voor kleding heb je voedsel nodig.
medal =
    Kijk: “nog een beurt met een 1” ligt nu open. Anders kost een godenkaart een offergave, en je moet hem in de hand hebben.
    Je Inti-medaille vervangt allebei. Betaal ermee voor deze kaart!
medal-not = Dan is de kans voorbij: een ander kan de kaart nemen. Betaal met de medaille en je hebt een beurt meer.
temple =
    De extra beurt telt als een 1, en een 1 past bijna overal. Zet een priester in de tempel: dat is de helft van je opdracht.
temple-not = Je opdracht vraagt om een priester in de tempel, en de 4 van { $rival } laat alleen plaats voor lage dobbelstenen. De 1 is ervoor gemaakt.
offering =
    Nog een vuurproef. Neem nu een offergave: daarmee kun je later de godenkaart in je hand spelen.
offering-not = Zonder offergaven blijven je godenkaarten in je hand. Neem er een.
more-food =
    En nog eens voedsel. Kleding kost er twee.
more-food-not = Kleding kost twee voedsel, en je hebt er een.
study =
    Je laatste dobbelsteen: een 6 op “wetenschap”. Een wetenschapsfiche is de andere helft van je opdracht.
study-not = Je opdracht vraagt ook om een wetenschapsfiche. Met een 6 heb je de keus uit alle.
tile =
    Een fiche blijft het hele spel op je masker en werkt elke ronde voor je. Neem dat met voedsel.
tile-not = Ook een goed fiche. Maar ik heb liever dat je voedsel hebt voor de markt.
ability =
    Alle dobbelstenen liggen: fase twee. Nu werken je fiches. Gebruik “voedsel”!
    Je mag altijd één soort wetenschapsfiche en één soort landbouwfiche gebruiken. Twee of drie gelijke doen twee of drie keer zoveel.
ability-not = Een fiche gebruiken kost niets. Neem het voedsel.
city =
    Fase drie, de gebouwen. De universiteit betaalde voor kennis: { $rival } had meer en begint daarom de volgende keer.
    De tempel gaf een punt per priester, en de medaille ging naar { $rival }, wier priester hoger staat.
market =
    Nu de markt. Je hebt drie voedsel: koop kleding voor twee. Dat zijn 3 punten en een stap naar je opdracht.
market-not = Het voedsel heb je al. Kleding levert 3 punten op, en je opdracht vraagt erom.
palace =
    En in het paleis is je eerste opdracht vervuld: een priester en een wetenschapsfiche. 6 punten!
    Neem een nieuwe. Kies waar je al halverwege bent.
palace-not = Neem een van de opdrachten die er liggen.
on-your-own =
    Dat was een hele ronde, en bijna alles heb je gezien. Er komen er nog vijf, en nu beslis jij.
    Een raad: loop vroeg, want dorpen geven veren en plaats op je masker. En kijk naar je opdrachten voor je een dobbelsteen plaatst.
second-game =
    Je eerste spel zit erop. Goed gelopen! Drie dingen voor de volgende keer:
    Verzamel gelijke fiches. Drie gelijke zijn veel meer waard dan drie verschillende.
    Activeer diademen in de eerste twee rondes, als elk er 10 punten bij brengt.
    Denk aan het eind: 10 quipu-fiches, 12 veren, 6 diademen en 9 opdrachten geven elk een grote bonus.
exchange =
    Omruilen is een winkel: je geeft de ogen van je dobbelsteen uit zoals je wilt. Fiches omlaagschuiven is goedkoop, een veer naar keuze kost 2.
no-mission =
    Je vervult geen van je opdrachten, dus er moet er een weg. Gooi die weg waarvan je het verst af bent.
overlay =
    Je bent terug in Cuzco en mag de schijf met wegen draaien voordat je vertrekt. Opeens is er een ander dorp dichtbij.
pushed =
    Er is een priester omlaaggeduwd. Wie van de onderste trede wordt geduwd, gaat naar huis: een plek in de tempel is nooit veilig.
two-abilities =
    Denk eraan: in elke ronde één vaardigheid van wetenschapsfiches en één van landbouwfiches. Ze mogen elkaar zelfs helpen.
play-card =
    Je hebt een godenkaart en een offergave om ervoor te betalen. Blijf op de kaart staan om te lezen wat hij doet.
