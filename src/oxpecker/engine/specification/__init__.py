"""Contracts, invariants and assertions on a path: checked, assumed, or used in place of code."""
