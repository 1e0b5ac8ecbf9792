goal =
    Willkommen, Chasqui! Du bringst Nachrichten von Cuzco in die Dörfer, schmückst deine Maske und dienst den Göttern.
    Das Spiel hat sechs Runden. In jeder setzt du drei Würfel ein, nutzt deine Plättchen und gehst durch die Gebäude von Cuzco.
    Wer am Ende die meisten Punkte hat, gewinnt.
feather =
    Das ist deine Maske. Hat ein Stirnreif links und rechts eine Feder, kannst du ihn später für viele Punkte aktivieren.
    Deine erste Feder ist orange. Steck sie neben den Stirnreif 5, an die markierte Stelle.
feather-not = Jede Stelle ihrer Farbe ist erlaubt. Aber neben dem Stirnreif 5 bekommt diese Feder bald eine Partnerin, und das lohnt sich.
missions =
    Der Sapa Inka stellt dir Aufgaben, jede ist 6 Punkte wert. Eine hast du schon: ein Priester im Tempel und ein Forschungs-Plättchen.
    Behalte zwei von diesen vieren. Kleidung kann man kaufen, also nimm „2 Kleidung“ und irgendeine andere.
missions-not = Behalte „2 Kleidung“: Kleidung kaufst du schon in dieser Runde. Die andere Aufgabe suchst du dir aus.
dice =
    Die Würfel sind gefallen: Du hast eine 5 und zwei Sechsen. Abwechselnd setzt ihr je einen Würfel auf ein Aktionsfeld und tut, was es sagt.
    Hohe Würfel können mehr. Aber jeder neue Würfel auf einem Feld muss niedriger sein als alle, die schon dort liegen.
trail =
    Laufen wir los. Nimm die 5 und setz sie auf „Steinweg“.
trail-not = Fang mit dem Laufen an, und zwar mit der 5: Die Sechsen heben wir uns für Besseres auf.
run =
    Dein Chasqui steht in Cuzco und darf über einen Steinweg mit höchstens 5 Augen laufen. In jedem neuen Dorf legst du ein Khipu ab und bekommst dessen Feder.
    Lauf in das markierte Dorf: Türkis ist genau, was du brauchst.
run-not = Dorthin darfst du laufen, aber die Feder von dort passt nicht. Das markierte Dorf gibt dir die türkise.
pair =
    Steck die türkise Feder neben die orange. Dann hat der Stirnreif 5 beide.
pair-not = Eine Feder wandert nie wieder. Steck sie neben die orange, dann hat der Stirnreif 5 beide.
lower =
    { $rival } hat eine 4 auf den Tempel gesetzt und einen Priester auf Stufe 4 gestellt. Von jetzt an passt dort nur noch eine 3, 2 oder 1.
    Es kommt also darauf an, wer zuerst kommt, und mit welchem Würfel.
headdress =
    Jetzt dein großer Augenblick: Setz eine 6 auf „Federschmuck“. Stirnreif 5 ist 4 Punkte wert, und in den ersten beiden Runden bringt jeder Stirnreif 10 dazu!
headdress-not = Das ist erlaubt, aber der Bonus für Stirnreife sinkt von 10 auf 7 und dann auf 4. Hol ihn dir jetzt.
blessing =
    14 Punkte! Und eine Feuerprobe obendrein: zwei kleine Geschenke. Zuerst eine Götterkarte oder eine Opfergabe.
    Nimm die markierte Götterkarte, und achte darauf, welche darunter zum Vorschein kommt.
blessing-not = Eine Opfergabe ist nie verkehrt. Aber unter der markierten Karte liegt eine, die ich dir zeigen möchte.
food =
    Das zweite Geschenk: ein Schritt Status oder Nahrung. Nimm Nahrung; später gehen wir auf den Markt.
food-not = Status bringt einen Punkt und entscheidet, wer anfängt. Aber für Kleidung brauchst du Nahrung.
medal =
    Sieh an: „weiterer Zug mit einer 1“ liegt jetzt offen. Sonst kostet eine Götterkarte eine Opfergabe, und du musst sie auf der Hand haben.
    Dein Inti-Medaillon ersetzt beides. Gib es für diese Karte ab!
medal-not = Dann ist die Gelegenheit vorbei: Jemand anders kann die Karte nehmen. Gib das Medaillon ab, und du hast einen Zug mehr.
temple =
    Der Zusatzzug zählt als 1, und eine 1 passt fast überall. Stell einen Priester in den Tempel: Das ist die Hälfte deiner Aufgabe.
temple-not = Deine Aufgabe verlangt einen Priester im Tempel, und die 4 von { $rival } lässt nur niedrigen Würfeln Platz. Die 1 ist wie gemacht dafür.
offering =
    Noch eine Feuerprobe. Nimm diesmal eine Opfergabe: Damit kannst du später die Götterkarte auf deiner Hand spielen.
offering-not = Ohne Opfergaben bleiben deine Götterkarten auf der Hand. Nimm eine.
more-food =
    Und noch einmal Nahrung. Kleidung kostet zwei.
more-food-not = Kleidung kostet zwei Nahrung, und du hast eine.
study =
    Dein letzter Würfel: eine 6 auf „Forschung“. Ein Forschungs-Plättchen ist die andere Hälfte deiner Aufgabe.
study-not = Deine Aufgabe verlangt auch ein Forschungs-Plättchen. Mit einer 6 hast du die Wahl unter allen.
tile =
    Ein Plättchen bleibt das ganze Spiel auf deiner Maske und arbeitet in jeder Runde für dich. Nimm das mit der Nahrung.
tile-not = Auch ein gutes Plättchen. Aber ich hätte gern, dass du Nahrung für den Markt hast.
ability =
    Alle Würfel sind gesetzt: Phase zwei. Jetzt arbeiten deine Plättchen. Nutze „Nahrung“!
    Du darfst immer eine Art Forschungs-Plättchen und eine Art Landwirtschafts-Plättchen nutzen. Zwei oder drei gleiche bringen doppelt oder dreifach so viel.
ability-not = Ein Plättchen zu nutzen kostet nichts. Nimm die Nahrung.
city =
    Phase drei, die Gebäude. Die Universität hat für Status bezahlt: { $rival } hatte mehr und fängt deshalb nächstes Mal an.
    Der Tempel brachte einen Punkt je Priester, und das Medaillon ging an { $rival }, deren Priester höher steht.
market =
    Jetzt der Markt. Du hast drei Nahrung: Kauf Kleidung für zwei. Das sind 3 Punkte und ein Schritt zu deiner Aufgabe.
market-not = Die Nahrung hast du schon. Kleidung bringt 3 Punkte, und deine Aufgabe verlangt sie.
palace =
    Und im Palast ist deine erste Aufgabe erfüllt: ein Priester und ein Forschungs-Plättchen. 6 Punkte!
    Nimm eine neue. Wähl, wozu du schon halb unterwegs bist.
palace-not = Nimm eine der Aufgaben aus der Auslage.
on-your-own =
    Das war eine ganze Runde, und fast alles hast du gesehen. Fünf kommen noch, und jetzt entscheidest du.
    Ein Rat: Lauf früh, denn Dörfer geben Federn und Platz auf der Maske. Und sieh auf deine Aufgaben, bevor du einen Würfel setzt.
second-game =
    Dein erstes Spiel ist geschafft. Gut gelaufen! Drei Dinge für das nächste Mal:
    Sammle gleiche Plättchen. Drei gleiche sind weit mehr wert als drei verschiedene.
    Aktiviere Stirnreife in den ersten beiden Runden, wenn jeder 10 Punkte dazu bringt.
    Denk an das Ende: 10 Khipu, 12 Federn, 6 Stirnreife und 9 Aufgaben bringen je einen großen Bonus.
exchange =
    Der Tausch ist ein Laden: Du gibst die Augen deines Würfels aus, wie du willst. Plättchen herunterschieben ist billig, eine Feder deiner Wahl kostet 2.
no-mission =
    Du erfüllst keine deiner Aufgaben, also muss eine weg. Wirf die weg, zu der dir am meisten fehlt.
overlay =
    Du bist nach Cuzco zurückgekommen und darfst die Scheibe mit den Wegen drehen, bevor du gehst. Plötzlich ist ein anderes Dorf nah.
pushed =
    Ein Priester wurde hinuntergeschoben. Wer von der untersten Stufe geschoben wird, geht heim: Sicher ist ein Platz im Tempel nie.
two-abilities =
    Denk daran: in jeder Runde eine Fähigkeit von Forschungs-Plättchen und eine von Landwirtschafts-Plättchen. Sie dürfen einander sogar helfen.
play-card =
    Du hast eine Götterkarte und eine Opfergabe, um sie zu bezahlen. Verweile auf der Karte, um zu lesen, was sie kann.
