goal =
    Willkommen im Reich der vier Regionen! Du schickst Arbeiter den Hügel unter dem goldenen Tempel hinab und tust, was die Symbole neben ihnen bieten.
    Du baust, webst, meißelst Statuen, steigst im Tempel auf und eroberst.
    Nach dem dritten Fest wird gezählt. Wer die meisten Punkte hat, wird der nächste Sapa Inka.
weaving =
    Alle beginnen mit einem Webstück. Webstücke nebeneinander ergeben später einen Wandteppich, und lange Teppiche zahlen sich am Ende aus.
    Nimm das markierte.
weaving-not = Eines ist so gut wie das andere. Nimm für diese Stunde das markierte.
cards =
    Du hast acht Götterkarten. Drei behältst du: Mit ihnen bezahlst du das Einsetzen von Arbeitern. Die anderen fünf helfen dir sofort.
    Behalte die drei markierten: Pachamama mit Mais und 2 Punkten, Illapa mit Kartoffeln und Stein, Mama Qucha mit Gold.
cards-not = Eine Karte bezahlt ein Feld, das das Zeichen ihres Gottes trägt. Für das, was ich dir zeigen will, behalte die drei markierten.
use =
    Nutze jetzt die anderen Karten, eine nach der anderen, in beliebiger Reihenfolge: Kartoffeln, Stein und was sie sonst noch bringen.
use-not = Nutze eine deiner Götterkarten; jetzt kosten sie nichts.
priest =
    Dein Hohepriester steht auf dem goldenen Tempel. Die Wege deiner Arbeiter beginnen im Abschnitt unter ihm.
    Stell ihn auf den markierten Platz.
priest-not = Kurz sind die Wege nur unter deinem Hohepriester. Der Arbeiter, den wir gleich einsetzen, geht in den markierten Abschnitt.
hill =
    In jedem Zug setzt du entweder einen Arbeiter ein oder machst zwei kleine Aktionen.
    Jedes Feld auf dem Hügel berührt drei Symbole: Das sind die Aufgaben, die ein Arbeiter dort erledigen kann. Je tiefer die Terrasse, desto teurer der Weg.
place =
    Setz deinen Boten auf das markierte Feld der mittleren Terrasse. Bezahl mit der Karte von Illapa: Sein Zeichen steht auf dem Feld.
    Der Weg hinab kostet 2 Nahrung; Boten zahlen 1 weniger.
place-not = Ein erlaubtes Feld, aber vom markierten aus kann dein Bote eine Statue bauen, und den Stein dafür hast du.
tasks =
    Eine Aufgabe darfst du erledigen, und eine weitere, weil der Bote in diesem Segment allein ist. Bau zuerst eine Statue.
tasks-not = Erst die Statue, solange du den Stein hast.
statue =
    Eine kleine Statue kostet 3 Stein und bringt 3 Punkte. Und ihr Gott wird dein Freund: Nimm Pachamama. Du wirst sehen, warum.
statue-not = Jeder Gott würde sich freuen. Aber du hast eine Karte von Pachamama, und ihre Gunst lohnt sich im nächsten Zug.
corn =
    Zweite Aufgabe: Sammle Mais.
corn-not = Mais ist, was du jetzt brauchst.
buy =
    Am Ende deines Zuges darfst du einen Arbeiter aus dem Dorf kaufen, für eine Kartoffel oder für Mais, je nach Ende der Schlange.
    Nimm den Priester am Kartoffelende.
buy-not = Du hast nur noch einen Arbeiter. Nimm den Priester: Er wird Gesellschaft finden.
village =
    { $rival } hat eine Armee ausgebildet und ihren Hohepriester bewegt. Ist das Dorf leer, kommt ein Fest; das dritte beendet das Spiel.
favour =
    Setz deinen Priester auf das markierte Feld und bezahl mit der Karte von Pachamama. Du hast ihre Statue, also bekommst du obendrein, was die Karte bietet.
    Daneben steht schon ein Priester: Arbeiter gleicher Farbe helfen einander.
favour-not = Such, was zusammenkommt: eine Karte von Pachamama, ihre Statue und ein Nachbar gleicher Farbe. Alles drei gibt es auf dem markierten Feld.
pay =
    Diesmal ist der Weg weit: 3 Nahrung. Bezahl, wie du magst, mit Kartoffeln oder Mais.
pay-not = Gold ist dafür zu schade. Bezahl mit Kartoffeln oder Mais.
feed =
    Für eine Kartoffel würde dein Priester noch eine Aufgabe erledigen. Zwei genügen vorerst: Lehn ab.
feed-not = Behalt die Kartoffel: Du brauchst eine für den nächsten Arbeiter.
neighbours =
    Zwei Aufgaben: eine wie immer, eine wegen des Nachbarn. Jede muss ein anderes Symbol nutzen. Zuerst Mais.
neighbours-not = Nimm zuerst Mais.
potatoes =
    Dann Kartoffeln. Davon kann man nie genug haben.
potatoes-not = Kartoffeln ernähren deine Arbeiter und, bei den Festen, die Götter. Nimm sie.
new-card =
    Nach einem Priester ziehst du eine Götterkarte: vom Stapel oder eine offene.
new-card-not = Nimm eine Götterkarte.
buy-again =
    Kauf noch einen Arbeiter, von welchem Ende du willst. Aber denk daran: Am Ende deines Zuges darfst du höchstens zwei haben.
buy-again-not = Wer keine Arbeiter hat, kann keine einsetzen. Kauf einen.
worship =
    { $rival } hat ihren Hohepriester auf „Anbetung“ gestellt. Eine solche Aktion gilt für alle: Du könntest deine Statue für eine Stufe im Tempel abgeben.
    Behalt sie, sie dient dir noch.
worship-not = Eine Stufe im Tempel ist nicht schlecht, aber die Statue wäre weg und mit ihr die Gunst Pachamamas.
secondary =
    Jetzt zwei kleine Aktionen, statt einen Arbeiter einzusetzen. Beweg zuerst deinen eigenen Hohepriester um einen Platz.
secondary-not = In diesem Zug möchte ich dir die kleinen Aktionen zeigen. Fang mit dem Hohepriester an, einen Platz weit.
gold =
    „Erneuern“ nützt dir noch nichts. Du darfst stattdessen immer Gold nehmen, und Gold ersetzt jeden Rohstoff.
gold-not = Es gibt noch nichts aufzudecken. Nimm das Gold.
pray =
    Und jetzt bete: zwei Götterkarten für die nächsten Arbeiter.
pray-not = Deine Hand ist fast leer. Bete, dann bekommst du zwei Götterkarten.
draw =
    Nimm zwei Karten, eine nach der anderen, vom Stapel oder von den offenen.
draw-not = Nimm eine Götterkarte.
on-your-own =
    Du weißt jetzt, wie ein Zug geht. Von hier an entscheidest du, und ich melde mich, wenn etwas Neues kommt.
    Ein Rat: Such Felder, neben denen Nachbarn gleicher Farbe stehen. Jede Aufgabe mehr ist ein halber gewonnener Zug.
second-game =
    Dein erstes Spiel ist geschafft. Gut regiert! Drei Dinge für das nächste Mal:
    Setz Arbeiter gleicher Farbe nebeneinander. Drei Aufgaben in einem Zug sind besser als drei Züge.
    Steig früh im Tempel auf: Seine Stufen zahlen bei jedem Fest.
    Web lieber einen langen Wandteppich als mehrere kurze: Sieben Webstücke sind 21 Punkte wert.
festival =
    Das Dorf ist leer: Ein Fest kommt. Die Tempelstufen zahlen, und jede Götterkarte auf deiner Hand will eine Kartoffel.
feed-gods =
    Die Götter wollen eine Kartoffel für jede Karte auf deiner Hand; jede fehlende kostet 2 Punkte. Gold ersetzt eine Kartoffel.
conquest =
    Eine Eroberung kostet die Soldaten auf deinen offenen Armeekarten und bringt, was das Feld zeigt. Bei Festen zahlt die Region dem, der dort die meisten Marker hat.
weavings =
    Du darfst Webstücke kaufen. Ein Wandteppich wächst an beiden Enden, aber kein Muster darf zweimal darin vorkommen.
attach =
    Wohin mit dem Webstück? Passen die Symbole an den Kanten zusammen, zahlt später der Händler dafür.
build =
    Passive Gebäude helfen dir immer; Produktionsgebäude geben etwas, sooft du produzierst.
army =
    Von zwei Armeekarten behältst du eine. Soldaten sind für Eroberungen, aber du kannst eine Karte auch jederzeit gegen ihren Rohstoff tauschen.
fetch =
    Ein Krieger darf einen Nachbarn vom Hügel in deinen Vorrat holen. Ein Arbeiter umsonst!
dismiss =
    Nur zwei Arbeiter darfst du behalten. Lass die gehen, deren Fähigkeit du am wenigsten brauchst.
offering =
    Eine Opfergabe macht aus Mais Tempelstufen. Jede Stufe zahlt sofort und bei jedem Fest.
