"""Translates terms to a solver's terms."""
