"""Thresholds of the store of results. They decide what is still known, never what a result says."""

# --- Change speed or output only -------------------------------------------------------------------------

WRITING_SECONDS = 5.0
"""Seconds to wait for another process that writes."""
MOST_RESULTS = 20_000
"""Results that are kept; those that were not used for longest go first."""
SECONDS_BETWEEN_NOTES = 24 * 60 * 60.0
"""Seconds after which it is noted again that a result was used: readers need not wait for writers more often."""
