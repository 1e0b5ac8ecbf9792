"""Qosqo: the digital edition of three Inca board games."""

__version__ = "0.1.0"
