lower-die = You hold a 5. Where may it go? Press the action spaces.
trail = You put a 6 on “rope bridge”. Where can the chasqui run? Press the villages.
feather-slot = You have a purple feather. Where may it go? Press the slots of your headdress.
tile-in-reach = You put a 2 on “farming”. Which tiles may you take? Press the farm tiles on display.
