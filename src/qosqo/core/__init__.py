"""What every game is made of: positions, steps, moves, chance, views, records. Knows no game."""
