"""Queries about terms, and those who answer them."""
