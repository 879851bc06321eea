"""Thresholds of a session."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

USUAL_SIZE = 2
"""Default links of a chain, elements of an array and characters of a string in the inputs of paths."""

# --- Change speed or output only -------------------------------------------------------------------------

NEARLY_ALL = 0.9
"""Fraction of the time limit after which the end of a check is attributed to time."""
