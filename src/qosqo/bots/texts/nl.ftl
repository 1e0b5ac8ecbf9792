plan-scored =
    { $count ->
        [one] { $category }: 1 punt
       *[other] { $category }: { $count } punten
    }
plan-reason = { $what }: { $points }
plan-others-lose = kost de anderen: { $points }
plan-others-gain = helpt ook de anderen: { $points }
plan-part = “{ $part }”
plan-open = daarna beslissen het toeval of de anderen
plan-quiet = levert nog niets telbaars op

# Hoe bots heten naar hoe ze spelen.
strength-easy = makkelijk
strength-normal = gemiddeld
strength-hard = moeilijk
strength-random = willekeurig
strength-greedy = gretig
strength-search = vooruitdenkend
strength-builder = bouwt graag
strength-warrior = vecht graag
strength-racer = heeft haast

# Hoe de bots zijn waaruit je kiest.
character-easy = { $name }, makkelijk: speelt op gevoel en laat menige kans liggen
character-normal = { $name }, gemiddeld: denkt even vooruit en ziet het meeste
character-hard = { $name }, moeilijk: neemt de tijd en ziet weinig over het hoofd
character-builder = { $name }, gemiddeld met een voorliefde: bouwt het liefst
character-warrior = { $name }, gemiddeld met een voorliefde: wil overal vooraan staan
character-racer = { $name }, gemiddeld met een voorliefde: pakt punten liever vandaag dan morgen
