"""Thresholds of terms: beyond most of them, less is concluded about a term, which means the same values."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

MOST_FACTORS = 2**14
"""Factors of a product; a longer one is too large, and its path ends for want of memory."""

# --- Change speed or output only -------------------------------------------------------------------------

MOST_PUSHED = 40
"""Parts of nested conditionals that a comparison is pushed into."""
MOST_END_BITS = 4096
"""Binary digits of an end of an interval. A longer one counts as infinite."""
MOST_PERIODS = 4
"""Periods of a wrap over which its argument is narrowed."""
DEEPEST_NARROWED = 30
"""Levels below a condition at which something is concluded from it."""
MOST_NARROWING_STEPS = 300
"""Parts of one condition that are looked at: shared parts lie on many ways."""
LONGEST_TEXT = 2000
"""Characters of a term that `str` shows."""
LARGEST_NESTED = 60
"""Nodes of a term that is pickled as nested arguments, which lets pickle share parts between terms."""
FIRST_SWEEP = 1 << 16
"""Terms that are kept before those that nobody uses are looked for."""
