"""Thresholds of a session."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

USUAL_SIZE = 2
"""Default links of a chain, elements of an array and characters of a string in the inputs of paths."""
SECONDS_OF_INFERENCE_CHECK = 10.0
"""Time for one check of the clauses of an inferred contract; what is not shown by then is not believed."""
MOST_INFERENCE_ROUNDS = 40
"""Checks of one method, each without the clauses that the one before has refuted."""

# --- Change speed or output only -------------------------------------------------------------------------

NEARLY_ALL = 0.9
"""Fraction of the time limit after which the end of a check is attributed to time."""
