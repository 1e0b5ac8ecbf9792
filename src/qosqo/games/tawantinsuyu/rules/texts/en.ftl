place = Where may you place your architect with the god cards and the gold that you have? Press the spaces of the hill.
task = Your architect stands in section 4. Which tasks are open to it? Press the icons around it.
building = Which buildings of the market could you construct? Press them.
conquest = Which space can your soldiers conquer? Press the spaces of the four regions.
