step-keepmissions = Jede erfüllte Aufgabe bringt 6 Punkte: Behalte die, die zu dem passen, was du ohnehin vorhast.
step-placedie = Hohe Würfel können mehr, aber auf ein Feld dürfen nur niedrigere als die, die schon daliegen: Wo auch andere hinwollen, sei zuerst da.
step-movement = Wo der Chasqui ein Khipu abliefert, bekommst du eine Feder; liegt es am Ende zuoberst, zählt das Dorf für dich, und auf der Maske wird Platz für ein Plättchen.
step-placefeather = Zwei Federn machen einen Stirnreif bereit; wer ihn früh aktiviert, bekommt mehr Bonus.
step-taketile = Ein Plättchen gibt in jedem Durchgang seine Fähigkeit; mehrere mit derselben machen sie stärker.
step-exchange = Augen, die du anderswo nicht brauchst, werden zu Federn, Opfergaben, Karten oder Punkten; hinuntergeschobene Plättchen zählen dazu.
step-placepriest = Priester auf hohen Stufen bleiben länger und zählen in jedem Durchgang; wer die meisten hat, bekommt das Inti-Medaillon.
step-headdress = Ein Stirnreif bringt seine Punkte und den Bonus des Durchgangs; dafür braucht er beide Federn.
step-fireblessing = Die Feuerprobe ist ein Geschenk: Eine Götterkarte nützt nur, wenn du eine Opfergabe hast, um sie auszuspielen.
step-secondhalf = Status entscheidet, wer im nächsten Durchgang beginnt, und zählt an seinem Ende; mit Nahrung kaufst du am Markt.
step-useabilities = Einmal je Durchgang nutzt du eine Fähigkeit der Forschung und eine der Landwirtschaft: die, von denen du die meisten Plättchen hast.
step-buygood = Teurere Waren bringen mehr Punkte je Nahrung; sechs Waren bringen am Ende noch 6 dazu.
step-dealwithmission = Eine Aufgabe, die du erfüllst, bringt 6 Punkte und kostet nichts; erfüllst du keine, trenne dich von der, die am weitesten weg ist.
step-takemission = Nimm eine Aufgabe, die du schon halb erfüllt hast.
can-play-card = Eine Götterkarte hebt einmal eine Regel auf und kostet eine Opfergabe; nicht ausgespielte sind am Ende nichts wert.
can-use-medal = Mit einem Inti-Medaillon nutzt du die offene Götterkarte; unbenutzt ist es 2 Punkte wert.
can-slide-down = Ein hinuntergeschobenes Plättchen gibt einmal seinen Wert, in Status oder Nahrung, und behält seine Fähigkeit.

gain-order = früher in der Reihenfolge
loss-order = später in der Reihenfolge
gain-university = Status in der Universität
loss-university = fällt in der Universität zurück
gain-temple = Priester und Inti-Medaillon
loss-temple = fällt im Tempel zurück
gain-villages = zuoberst in einem Dorf
loss-villages = in einem Dorf nicht mehr zuoberst
gain-headdress = Federn für einen Stirnreif
loss-headdress = ein Stirnreif weniger in Aussicht
gain-tiles = ein Plättchen mit seiner Fähigkeit
loss-tiles = hinuntergeschobene Plättchen
gain-missions = näher an einer Aufgabe
loss-missions = eine Aufgabe weniger auf der Hand
gain-supplies = Nahrung und Waren
loss-supplies = verbraucht Nahrung
gain-cards = Götterkarten und Opfergaben
loss-cards = verbraucht Karten oder Opfergaben
left-dice =
    { $count ->
        [0] kein Würfel bleibt
        [one] ein Würfel bleibt
       *[other] { $count } Würfel bleiben
    }
