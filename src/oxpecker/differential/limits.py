"""Thresholds of the comparison of two versions."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

STEPS_OF_A_REPLAY = 200_000
"""Steps of a replayed run, before the interpreter with more patience runs it again."""
STEPS_OF_A_LONG_REPLAY = 2_000_000
"""Steps after which a run on a small input counts as one that does not end."""
LARGEST_SMALL_NUMBER = 16
"""The largest number of a small input: even a recursive Fibonacci function ends soon."""
LONGEST_SMALL_INPUT = 400
"""Characters of a small input."""
LEAST_SIMILARITY = 0.75
"""How similar the code of a renamed method must be, from 0 to 1."""
LEAST_MARGIN = 0.1
"""How much more similar it must be than the next candidate."""

# --- Change speed or output only -------------------------------------------------------------------------

MOST_SMALLER_INPUTS = 200
"""Attempts to find a smaller input on which the versions differ."""
