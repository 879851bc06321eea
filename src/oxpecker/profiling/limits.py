"""Thresholds of profiles."""

# --- Change speed or output only -------------------------------------------------------------------------

SECONDS_BETWEEN_SAMPLES = 0.002
"""Seconds: short enough to see every stage of a check that takes one, and seldom enough to cost little."""
SMALLEST_SHARE = 0.005
"""The part of the whole time below which a stage has no line of its own."""
