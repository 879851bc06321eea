"""Thresholds of terms: beyond most of them, terms are simplified less, but keep their meaning."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

MOST_FACTORS = 2**14
"""Factors of a product. A longer product is too large: its path ends, out of memory."""

# --- Change speed or output only -------------------------------------------------------------------------

MOST_PUSHED = 40
"""Parts of nested conditionals into which a comparison is pushed."""
MOST_END_BITS = 4096
"""Binary digits of an interval's end. A longer end counts as infinite."""
MOST_PERIODS = 4
"""Periods of a wrap up to which its argument is narrowed."""
DEEPEST_NARROWED = 30
"""Depth within a condition up to which inference uses it."""
MOST_NARROWING_STEPS = 300
"""Parts of one condition that inference visits: shared parts can be reached in many ways."""
LONGEST_TEXT = 2000
"""Characters of a term that `str` shows."""
LARGEST_NESTED = 60
"""Nodes of a term up to which it is pickled as nested arguments, so that pickle can share parts between terms."""
FIRST_SWEEP = 1 << 16
"""Terms in the table before it is swept for unused ones."""
