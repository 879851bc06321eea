"""Explores paths: where they split, in which order, and how far."""
