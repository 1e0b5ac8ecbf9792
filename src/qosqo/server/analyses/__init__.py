"""Analyses of tables: who may have one, how it is worked through beside the bots' turns, and what is kept of it."""
