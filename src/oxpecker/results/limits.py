"""Thresholds of results: how much of a run is recorded and shown."""

# --- Change speed or output only -------------------------------------------------------------------------

FIRST_MOMENTS = 11
"""Steps at the beginning of a run whose heaps are recorded."""
LAST_MOMENTS = 12
"""Steps at the end of a run whose heaps are recorded."""
EXTREME_NUMBER = 2**30
"""Absolute value of a number at the edge of its type. Inputs are as small as possible, so the failure needs it."""
LONGEST_KEY = 40
"""Characters of a map's key that are shown."""
