crop-anywhere = Je Inca staat in het dorp, naast een tempel. Waar mag een enkele akker liggen? Druk op de vakken.
enter-border = Waar kan een Inca binnenkomen? Druk op vakken aan de rand en binnenin.
walk = De Inca in de stad mag lopen. Waarheen, en wat kost het? Druk op de vakken.
dig-pond = Waar mag een vijver komen? Druk op lege vakken, op terrein en op vakken aan de rand.
first-temple = Waar mag je een tempel van waarde 2 bouwen? Druk op de vakken van het dorp.
