"""What a package of its own adds to the rules of Tambo: an evaluation, a drawn board, a board for the terminal. See `pyproject.toml`."""
