"""Thresholds of answering verification tasks."""

# --- Change speed or output only -------------------------------------------------------------------------

MOST_WITNESS_STEPS = 100_000
"""Steps of a run that are recorded for a witness."""
