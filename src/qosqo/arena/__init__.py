"""Matches between bots: many games on all cores, with seats rotated and deals paired, and what they tell about the bots."""
