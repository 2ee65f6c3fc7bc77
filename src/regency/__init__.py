"""Regency: three royal-court games with people, with bots, and for research."""

__version__ = "0.1.0"
