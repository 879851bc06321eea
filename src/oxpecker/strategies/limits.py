"""Thresholds of the strategies: how much each may try before the next one runs, or the verdict is `unknown`."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

MOST_CONDITIONS = 12
"""Checks of one method, each under more conditions on its callers, before its first finding counts."""
MOST_CANDIDATES = 120
"""Candidate invariants for one loop or method: each costs queries."""
MOST_COMPARED = 6
"""Locals that are compared with each other in candidates."""
STEPS_OF_A_UNIT = 250
"""Steps of concrete runs that count as one unit of a budget."""
PROBING_UNITS = 1_200
"""Units for probing."""
BRIEF_SHARE = 0.03
"""Share of the time limit for exploring paths with loops or recursion, before induction."""
MOST_BRIEF_UNITS = 16_000
"""Units for these paths."""
INDUCTION_SHARE = 0.12
"""Share of the time limit for induction."""
MOST_INDUCTION_UNITS = 80_000
"""Units for induction: if it succeeds, it is fast."""
APART_SHARE = 0.25
"""Share of the time limit for exploring separate paths, before search-based testing and merging."""
SEEKING_SHARE = 0.2
"""Share of the time limit for search-based testing."""
MOST_SEEKING_UNITS = 24_000
"""Units for search-based testing."""
TOLERANCE_ULPS = 4
"""Units in the last place: Java allows 2.5 at most, and the estimates are not exact either."""
MIXTURES = 8
"""Runs with randomly shifted results, after all have been shifted up and down."""
MOST_DECISIONS = 3_000
"""Decisions of one run that are measured."""
MOST_LITERALS = 40
"""Literals of each kind that are taken from a program's text."""
PROBING_RUNS = 60
"""Runs of probing."""
SEEKING_RUNS = 12_000
"""Runs of one search."""
RUNS_OF_TARGET = 400
"""Runs towards one side of a branch."""
RANDOM_STARTS = 12
"""Runs from which the search starts."""
PLAIN_STARTS = 60
"""Runs that use the same index of the pool everywhere, such as two numbers in a text."""
SAMPLES = 10
"""Random values of which the nearest is the start of another search."""
WANDERINGS = 40
"""Random changes of several values at once, for paths too narrow for single changes."""
ROUNDED_DIGITS = (0, 1, 2, 3)
"""Decimal places to which numbers are rounded that would violate the goal with exact functions."""
MOST_ROUNDINGS = 20
"""Runs with rounded numbers."""
