"""Thresholds of a session."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

USUAL_SIZE = 2
"""Links of a chain, elements of an array and characters of a string in inputs of paths, if no bounds are given."""

# --- Change speed or output only -------------------------------------------------------------------------

NEARLY_ALL = 0.9
"""Part of the time after which it was the time that ended a check."""
