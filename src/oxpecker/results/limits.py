"""Thresholds of results: how much of a run is kept and shown."""

# --- Change speed or output only -------------------------------------------------------------------------

FIRST_MOMENTS = 11
"""Steps at the beginning of a run whose heaps are kept."""
LAST_MOMENTS = 12
"""Steps at the end of a run whose heaps are kept."""
LONGEST_KEY = 40
"""Characters of the key of a map that are shown."""
