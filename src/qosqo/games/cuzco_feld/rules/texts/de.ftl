lower-die = Du hast eine 5. Wohin darf sie? Drück auf die Aktionsfelder.
trail = Du hast eine 6 auf „Hängebrücke“ gesetzt. Wohin kann der Chasqui laufen? Drück auf die Dörfer.
feather-slot = Du hast eine violette Feder. Wohin darf sie? Drück auf die Aussparungen deines Federschmucks.
tile-in-reach = Du hast eine 2 auf „Landwirtschaft“ gesetzt. Welche Plättchen darfst du nehmen? Drück auf die der Auslage.
