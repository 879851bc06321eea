"""Contracts, invariants and assertions on a path: shown, assumed, or put in the place of code."""
