"""Oxpecker checks object-oriented programs against their contracts."""

__version__ = "0.1.0"
