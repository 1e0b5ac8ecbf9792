"""Bots at tables: who plays their turns, what they are asked, and the processes in which they think."""
