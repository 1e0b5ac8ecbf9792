place = Waar kun je je architect met je godenkaarten en je goud plaatsen? Druk op de vakken van de heuvel.
task = Je architect staat in sectie 4. Welke taken staan voor hem open? Druk op de symbolen om hem heen.
building = Welke gebouwen van de markt zou je kunnen bouwen? Druk erop.
conquest = Welk vak kunnen je soldaten veroveren? Druk op de vakken van de vier regio's.
