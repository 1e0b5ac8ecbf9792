crop-anywhere = Dein Inka steht im Dorf, neben einem Tempel. Wohin darf ein einzelner Acker? Drück auf die Felder.
enter-border = Wo kann ein Inka hereinkommen? Drück auf Felder am Rand und im Inneren.
walk = Der Inka in der Stadt darf laufen. Wohin, und was kostet es? Drück auf die Felder.
dig-pond = Wo darf ein Teich entstehen? Drück auf leere Felder, auf Gelände und auf Felder am Rand.
first-temple = Wo darfst du einen Tempel vom Wert 2 bauen? Drück auf die Felder des Dorfes.
