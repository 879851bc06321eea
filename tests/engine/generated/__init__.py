"""Whole programs made up from a seed, all their small inputs, and what must agree about them."""
