// Nothing moves by itself on this board.
