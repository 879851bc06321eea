"""Thresholds of relational logic."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

DEFAULT_SCOPE = 3
"""Atoms of each top-level signature if a command gives no scope, as in Alloy."""
DEFAULT_BIT_WIDTH = 4
"""Bits of an integer if a command gives no width, as in Alloy."""
DEEPEST_EXPRESSION = 400
"""Nesting of an expression; deeper nesting is an error, so that no text exhausts the stack."""
DEEPEST_MACRO = 20
"""Nesting of macros, as in Alloy; deeper nesting is an error."""
DEFAULT_STEPS = 10
"""States of a trace if a command gives no number of steps, as in Alloy."""
LONGEST_ENDLESS = 10
"""States of the longest trace that is tried if a command asks for any length (`1.. steps`)."""
DEEPEST_INDUCTION = 10
"""States that a proof by induction about traces of any length looks back."""
DEFAULT_SEQUENCE = 4
"""Elements of a sequence if a command gives no overall scope, as in Alloy."""
WIDTH_OF_SHIFTS = 32
"""Bits within which integers that never overflow are shifted."""
MOST_DIGITS = 100
"""Digits of a number in a text; more are an error."""

# --- Change speed or output only -------------------------------------------------------------------------

SMALL_BIT_WIDTH = 6
"""Bits of an integer up to which all integers are atoms even if nothing mentions them."""
CLAUSES_AT_ONCE = 10_000
"""Clauses passed to the SAT solver at once."""
FIRST_CONFLICTS = 2_000
"""Conflicts between two checks of the limits."""
SLICE_SECONDS = 0.3
"""Target number of seconds between two checks of the limits."""
SYMMETRY_BITS = 20
"""Default number of bits of an instance that are compared with its mirror image, as in Kodkod."""
SYMMETRY_PHASES = ((2_000, True), (20_000, False), (40_000, True), (40_000, False))
"""Conflicts of a search with and without symmetry breaking, in turns: it shortens refutations, but hides instances.
After the last phase, symmetry stays broken."""
