place = Wo kannst du deinen Architekten mit deinen Götterkarten und deinem Gold einsetzen? Drück auf die Felder des Hügels.
task = Dein Architekt steht in Abschnitt 4. Welche Aufgaben stehen ihm offen? Drück auf die Symbole um ihn.
building = Welche Gebäude vom Markt könntest du errichten? Drück darauf.
conquest = Welches Feld können deine Soldaten erobern? Drück auf die Felder der vier Regionen.
