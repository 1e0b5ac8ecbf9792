goal =
    Willkommen im Tal von Cuzco!
    Du legst Terrassen, führst deine Inka hinauf, und wo du am höchsten stehst, darfst du Tempel bauen.
    Tempel bringen sofort ein wenig und am Ende viel. Wer die meisten Punkte hat, gewinnt.
turn =
    In jedem Zug hast du sechs Aktionspunkte. Fast alles kostet einen davon.
    Zuerst legst du immer Gelände. Also los.
terrain =
    Nimm eine Dreierlandschaft: ein Dorf und zwei Äcker. Leg ihr Dorf auf das Feld mit dem Ring und ihre Äcker auf die gepunkteten Felder.
    Drehen kannst du sie mit der Taste R oder dem Mausrad; auf dem Touchscreen tippst du noch einmal darauf.
terrain-not = Gelände darf fast überall liegen, das war also kein schlechter Zug. Aber fang bitte am Wald an, im Süden: Von dort kommen deine Inka für nur einen Punkt herein.
terrain-not-triple = Fast! Ihr Dorf gehört auf das Feld mit dem Ring, ihre Äcker auf die gepunkteten. Dreh die Landschaft, bevor du sie ablegst: mit R oder dem Mausrad, oder indem du noch einmal tippst.
village =
    Jetzt eine zweite Dreierlandschaft, sodass sich die beiden Dörfer berühren. Was sich berührt, ist ein einziges Dorf, und erst ein Dorf aus zwei Feldern ist groß genug für einen Tempel.
village-not = Die beiden Dorffelder müssen sich berühren: Erst zusammen sind sie groß genug für einen Tempel.
village-not-triple = { terrain-not-triple }
inca =
    Die Terrassen sind leer: Bring einen Inka herein. Durch den Wald kostet das einen Punkt, durch die Berge zwei.
inca-not = Erst muss jemand dort oben stehen: Ohne Inka darfst du nicht bauen.
temple =
    In diesem Dorf bist du allein, also stehst du dort am höchsten. Bau einen Tempel auf das freie Feld!
    Ein Tempel darf so viel wert sein, wie sein Dorf Felder hat: hier 2.
temple-not = Du hast jetzt alles für einen Tempel. Überlass ihn nicht den anderen.
first-points =
    Die Hälfte vom Wert des Tempels bekommst du sofort: 1 Punkt. Das Dorf ist jetzt eine Stadt.
    Am Ende des Spiels bekommt den ganzen Wert, wer in dieser Stadt am höchsten steht, und die Hälfte, wer Zweiter ist. Das ist das Wichtigste!
shore =
    Zwei Punkte hast du noch. Siehst du den Teich über deinem Dorf? Liegt ringsum Gelände, bringt er 3 Punkte für den, der daneben am höchsten steht.
    Leg eine Dreierlandschaft an sein Ufer.
shore-not = So kommst du dem Teich nicht näher. Er ist 3 Punkte wert, und du bist ihm am nächsten.
shore-not-triple = { terrain-not-triple }
card =
    Für den letzten Punkt zieh eine Festkarte. Du brauchst bald eine.
card-not = Zieh eine Karte: Für ein Fest braucht man eine, und im nächsten Zug feierst du.
end-turn =
    Alle Punkte sind ausgegeben. Beende den Zug und schau zu, was { $rival } macht.
end-turn-not = Bezahlen kannst du nichts mehr. Beende den Zug.
opponent =
    { $rival } hat eine eigene Stadt gegründet. Gute Nachbarschaft! Mal sehen, wer höher steigt.
terrace =
    Jetzt das Herz des Spiels: Gelände auf Gelände. Unter der neuen Landschaft müssen alle Felder gleich hoch sein, und sie darf nicht genau auf einer gleich geformten liegen.
    Leg eine Dreierlandschaft über die drei markierten Felder. Ihr Dorf gehört dann zu deiner Stadt, eine Stufe höher.
terrace-not = Höher ist besser: Hier gewinnst du ein Feld für deine Stadt und einen Platz eine Stufe weiter oben.
terrace-not-triple = { terrain-not-triple }
walk =
    Inka gehen, so weit sie wollen, auch bergauf. Nur der Schritt vom Dorf auf einen Acker oder zurück kostet einen Punkt.
    Schick deinen durch das neue Dorffeld hinunter auf den Acker am Ufer.
walk-not = Der Teich zahlt nur, wenn dein Inka daneben steht, sobald er umschlossen ist.
gap =
    Zwei Lücken sind noch um den Teich. Leg eine Dreierlandschaft von der anderen Seite an.
gap-not = So bleibt der Teich offen, und { $rival } könnte ihn zum eigenen Vorteil schließen.
gap-not-triple = { terrain-not-triple }
pond =
    Ein Feld fehlt noch. Ein einzelner Acker aus deinem eigenen Vorrat passt genau. Schließ den Teich!
pond-not = Schließ den Teich jetzt, solange nur du daneben stehst.
back =
    3 Punkte! Jetzt führ deinen Inka wieder hinauf in die Stadt. Auf den Äckern baut niemand Tempel.
back-not = Deine Stadt ist leer. Kommt { $rival } herein, steht sie dort am höchsten.
festival =
    Ein Fest kostet keine Punkte, nur eine Karte mit einer Reliquie der offenen Karte. Es ist immer das Letzte, was du tust.
    Außer dir ist niemand in der Stadt, also genügt eine Karte.
festival-not = Das Fest kommt zum Schluss, und es ist ein geschenkter Punkt. Beendest du den Zug jetzt, entgeht er dir.
visitor =
    { $rival } ist in deine Stadt gekommen! Sie steht auf Höhe 1, du auf Höhe 2: Du bist vorn, sie ist Zweite.
    Nur wer vorn ist, darf den Tempel ausbauen. Bleib über den anderen.
grow =
    Die Stadt hat drei Felder. Leg noch ein Dorf daneben, dann passt ein Tempel mit dem Wert 4 hinein.
grow-not = Für einen größeren Tempel braucht die Stadt ein viertes Feld.
grow-not-triple = { terrain-not-triple }
expand =
    Jetzt bau den Tempel auf 4 aus. Die Hälfte davon bekommst du sofort.
expand-not = Die Stadt ist groß genug. Bau ihren Tempel aus, bevor dich jemand überholt.
on-your-own =
    Jetzt kennst du alles: legen, steigen, bauen, feiern. Von hier an entscheidest du.
    Wer die letzte Dreierlandschaft legt, läutet das Ende ein; dann zahlt jede Stadt. In diesem kurzen Spiel sind nicht mehr viele da.
second-game =
    Das war dein erstes Spiel Cuzco. Gut gespielt! Drei Dinge für das nächste Mal:
    Stell in jede Stadt, die du halten willst, einen zweiten Inka. Stehen die höchsten gleich hoch, entscheiden die zweiten.
    Besuche die Städte der anderen: Der zweite Platz zahlt die Hälfte, und bauen musst du dafür nichts.
    Heb dir ein Zusatzaktionsplättchen für den letzten Zug auf. Mit sieben Punkten reicht es oft für eine Stadt mehr.
last-turn =
    Die letzte Dreierlandschaft liegt: Dies ist dein letzter Zug. Gelände musst du jetzt keines mehr legen.
    Führ deine Inka in so viele Städte wie möglich; erste und zweite Plätze zahlen.
bid =
    { $rival } feiert ein Fest, wo auch du einen Inka hast. Zieh mit dem Gebot gleich, dann teilt ihr; erhöhe, dann muss sie folgen; oder steig aus und behalte deine Karten.
their-pond =
    Ein Teich wurde umschlossen. Achte auf Teiche mit nur einer Lücke: Wer daneben am höchsten steht, bekommt 3 Punkte für jedes ihrer Felder.
again-festival =
    Du darfst wieder ein Fest feiern: Ein ausgebauter Tempel hat seine Sonnenscheibe verloren. Tu es zuletzt in deinem Zug.
higher-temple =
    Du stehst am höchsten in einer Stadt, die für einen höheren Tempel groß genug ist. Das kostet einen Punkt und bringt die Hälfte des neuen Werts.
token =
    Du hast Zusatzaktionsplättchen: Einmal im Zug bringt dir eines davon einen siebten Punkt.
