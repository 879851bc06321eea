"""Thresholds of profiles.

None of these can change a verdict.
"""

from __future__ import annotations

SECONDS_BETWEEN_SAMPLES = 0.002
"""Short enough to see every stage of a check that takes a second, long enough to slow it down by some percent only."""

SMALLEST_SHARE = 0.005
"""The part of the whole time below which a stage has no line of its own."""
