"""Follows paths: where they fork, in which order, and how far."""
