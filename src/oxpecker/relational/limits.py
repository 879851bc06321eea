"""Thresholds of relational logic."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

DEFAULT_SCOPE = 3
"""Atoms of each top-level signature when a command names no scope, as in Alloy."""
DEFAULT_BIT_WIDTH = 4
"""Bits of an integer when a command names no width, as in Alloy."""
DEEPEST_EXPRESSION = 45
"""Levels of an expression; more are an error of their own, so that no text exhausts the stack."""
MOST_DIGITS = 100
"""Digits of a number in a text; more are an error."""

# --- Change speed or output only -------------------------------------------------------------------------

CLAUSES_AT_ONCE = 10_000
"""Clauses that are handed to the SAT solver at once."""
FIRST_CONFLICTS = 2_000
"""Conflicts between two checks of the limits."""
SLICE_SECONDS = 0.3
"""Seconds that it should take, about, from one such question to the next."""
SYMMETRY_BITS = 20
"""Bits of an instance that are compared with its mirror image, unless told otherwise; as Kodkod does."""
