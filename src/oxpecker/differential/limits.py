"""Thresholds of the comparison of two versions."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

STEPS_OF_A_REPLAY = 200_000
"""Steps after which a replayed run counts as one that does not end."""
LEAST_SIMILARITY = 0.75
"""How similar the code of a renamed method must be, from 0 to 1."""
LEAST_MARGIN = 0.1
"""How much more similar it must be than the next candidate."""
