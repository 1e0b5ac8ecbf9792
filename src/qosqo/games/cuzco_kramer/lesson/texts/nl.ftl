goal =
    Welkom in de vallei van Cuzco!
    Je legt terrassen, brengt je Inca's naar boven, en waar jij het hoogst staat, mag je tempels bouwen.
    Tempels leveren meteen een beetje op en aan het eind veel. Wie de meeste punten heeft, wint.
turn =
    In elke beurt heb je zes actiepunten. Bijna alles kost er een.
    Je begint altijd met terrein leggen. Dus aan de slag.
terrain =
    Pak een drievoudig terrein: een dorp en twee akkers. Leg het dorp op het veld met de ring en de akkers op de gestippelde velden.
    Draaien doe je met de toets R of het muiswiel; op een aanraakscherm tik je er nog eens op.
terrain-not = Terrein mag bijna overal liggen, dus dit was geen slechte zet. Maar begin liever bij het bos, in het zuiden: van daaruit komen je Inca's voor maar één punt binnen.
terrain-not-triple = Bijna! Het dorp hoort op het veld met de ring, de akkers op de gestippelde velden. Draai het terrein voordat je het neerlegt: met R of het muiswiel, of door nog eens te tikken.
village =
    Nu een tweede drievoudig terrein, zo dat de twee dorpen elkaar raken. Wat elkaar raakt is één dorp, en pas een dorp van twee velden is groot genoeg voor een tempel.
village-not = De twee dorpsvelden moeten elkaar raken: pas samen zijn ze groot genoeg voor een tempel.
village-not-triple = { terrain-not-triple }
inca =
    De terrassen zijn leeg: breng een Inca binnen. Door het bos kost dat één punt, door de bergen twee.
inca-not = Eerst moet er iemand boven staan: zonder Inca mag je niet bouwen.
temple =
    In dit dorp ben je alleen, dus sta jij er het hoogst. Bouw een tempel op het vrije veld!
    Een tempel mag zoveel waard zijn als zijn dorp velden heeft: hier 2.
temple-not = Je hebt nu alles voor een tempel. Laat hem niet aan een ander.
first-points =
    De helft van de waarde van de tempel krijg je meteen: 1 punt. Het dorp is nu een stad.
    Aan het eind van het spel krijgt wie in deze stad het hoogst staat de hele waarde, en wie tweede is de helft. Dat is het belangrijkste!
shore =
    Je hebt nog twee punten. Zie je de vijver boven je dorp? Ligt er rondom terrein, dan levert hij 3 punten op voor wie er het hoogst naast staat.
    Leg een drievoudig terrein langs de oever.
shore-not = Zo kom je niet dichter bij de vijver. Hij is 3 punten waard, en jij bent er het dichtst bij.
shore-not-triple = { terrain-not-triple }
card =
    Trek voor je laatste punt een feestkaart. Je hebt er binnenkort een nodig.
card-not = Trek een kaart: voor een feest heb je er een nodig, en in je volgende beurt ga je feesten.
end-turn =
    Alle punten zijn op. Beëindig je beurt en kijk wat { $rival } doet.
end-turn-not = Je kunt niets meer betalen. Beëindig je beurt.
opponent =
    { $rival } heeft een eigen stad gesticht. Goede buren! We zullen zien wie er hoger klimt.
terrace =
    Nu het hart van het spel: terrein op terrein. Onder het nieuwe terrein moeten alle velden even hoog zijn, en het mag niet precies op een terrein van dezelfde vorm liggen.
    Leg een drievoudig terrein over de drie gemarkeerde velden. Het dorp hoort dan bij je stad, een niveau hoger.
terrace-not = Hoger is beter: hier win je een veld voor je stad en een plek een niveau hoger.
terrace-not-triple = { terrain-not-triple }
walk =
    Inca's lopen zo ver als ze willen, ook bergop. Alleen de stap van dorp naar akker, of terug, kost één punt.
    Stuur de jouwe door het nieuwe dorpsveld naar beneden, naar de akker aan de oever.
walk-not = De vijver levert alleen iets op als jouw Inca ernaast staat wanneer hij wordt ingesloten.
gap =
    Rond de vijver zijn nog twee gaten. Leg vanaf de andere kant een drievoudig terrein.
gap-not = Zo blijft de vijver open, en { $rival } kan hem in haar eigen voordeel sluiten.
gap-not-triple = { terrain-not-triple }
pond =
    Er ontbreekt één veld. Een losse akker uit je eigen voorraad past precies. Sluit de vijver!
pond-not = Sluit de vijver nu, zolang alleen jij ernaast staat.
back =
    3 punten! Breng je Inca nu terug omhoog naar de stad. Op de akkers bouwt niemand tempels.
back-not = Je stad is leeg. Als { $rival } binnenkomt, staat zij er het hoogst.
festival =
    Een feest kost geen punten, alleen een kaart met een relikwie van de open kaart. Het is altijd het laatste wat je doet.
    Behalve jij is er niemand in de stad, dus één kaart is genoeg.
festival-not = Een feest komt als laatste, en het is een gratis punt. Als je nu je beurt beëindigt, loop je het mis.
visitor =
    { $rival } is je stad binnengekomen! Zij staat op hoogte 1, jij op hoogte 2: jij bent eerste, zij is tweede.
    Alleen wie eerste is, mag de tempel uitbreiden. Blijf boven de anderen.
grow =
    De stad heeft drie velden. Leg er nog een dorp naast, dan past er een tempel met waarde 4.
grow-not = Voor een grotere tempel heeft de stad een vierde veld nodig.
grow-not-triple = { terrain-not-triple }
expand =
    Breid de tempel nu uit naar 4. De helft daarvan krijg je meteen.
expand-not = De stad is groot genoeg. Breid de tempel uit voordat iemand je voorbijklimt.
on-your-own =
    Nu ken je alles: leggen, klimmen, bouwen, feesten. Vanaf hier beslis jij.
    Wie het laatste drievoudige terrein legt, luidt het einde in; dan betaalt elke stad. In dit korte spel zijn er niet veel meer over.
second-game =
    Dat was je eerste spel Cuzco. Goed gespeeld! Drie dingen voor de volgende keer:
    Zet in elke stad die je wilt houden een tweede Inca. Staan de hoogste gelijk, dan beslissen de tweede.
    Bezoek de steden van anderen: de tweede plaats betaalt de helft, en je hoeft er niets voor te bouwen.
    Bewaar een extra-actiefiche voor de laatste beurt. Met zeven punten haal je vaak een stad meer.
last-turn =
    Het laatste drievoudige terrein ligt: dit is je laatste beurt. Terrein hoef je niet meer te leggen.
    Breng je Inca's naar zo veel mogelijk steden; eerste en tweede plaatsen betalen.
bid =
    { $rival } houdt een feest waar jij ook een Inca hebt. Bied evenveel en jullie delen; bied meer en zij moet volgen; of stap uit en houd je kaarten.
their-pond =
    Er is een vijver ingesloten. Let op vijvers met nog één gat: wie er het hoogst naast staat, krijgt 3 punten voor elk veld ervan.
again-festival =
    Je mag weer een feest houden: een uitgebreide tempel heeft zijn zonneschijf verloren. Doe het als laatste in je beurt.
higher-temple =
    Je staat het hoogst in een stad die groot genoeg is voor een hogere tempel. Dat kost één punt en levert de helft van de nieuwe waarde op.
token =
    Je hebt extra-actiefiches: één keer per beurt geeft er een je een zevende punt.
