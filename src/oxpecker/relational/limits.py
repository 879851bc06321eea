"""Thresholds of relational logic."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

DEFAULT_SCOPE = 3
"""Atoms of each top-level signature if a command gives no scope, as in Alloy."""
DEFAULT_BIT_WIDTH = 4
"""Bits of an integer if a command gives no width, as in Alloy."""
DEEPEST_EXPRESSION = 45
"""Nesting of an expression; deeper nesting is an error, so that no text exhausts the stack."""
MOST_DIGITS = 100
"""Digits of a number in a text; more are an error."""

# --- Change speed or output only -------------------------------------------------------------------------

CLAUSES_AT_ONCE = 10_000
"""Clauses passed to the SAT solver at once."""
FIRST_CONFLICTS = 2_000
"""Conflicts between two checks of the limits."""
SLICE_SECONDS = 0.3
"""Target number of seconds between two checks of the limits."""
SYMMETRY_BITS = 20
"""Default number of bits of an instance that are compared with its mirror image, as in Kodkod."""
