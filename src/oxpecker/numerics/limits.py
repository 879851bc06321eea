"""Thresholds of functions of floating-point numbers."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

LARGEST_ANGLE = 1e6
"""The angle in radians up to which quarter turns are counted with doubles; beyond, a sine may be anything."""
COUNTING_ERROR = 1e-8
"""Quarter turns by which such a count may be wrong, and far more than that."""

# --- Change speed or output only -------------------------------------------------------------------------

MIXTURES = 8
"""Runs with randomly shifted results, after all have been shifted up and down."""
