lower-die = Je hebt een 5. Waar mag die heen? Druk op de actievelden.
trail = Je hebt een 6 op “hangbrug” gelegd. Waar kan de chasqui heen? Druk op de dorpen.
feather-slot = Je hebt een paarse veer. Waar mag die heen? Druk op de uitsparingen van je hoofdtooi.
tile-in-reach = Je hebt een 2 op “landbouw” gelegd. Welke fiches mag je nemen? Druk op die in de uitstalling.
