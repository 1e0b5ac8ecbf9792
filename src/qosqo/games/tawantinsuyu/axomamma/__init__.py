"""Axomamma, the automated opponent (chapter 8): it takes the second of two seats and never decides anything."""
