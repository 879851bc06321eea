"""Thresholds of answering verification tasks: how much is tried before an answer is `unknown`."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

MOST_CANDIDATES = 120
"""Candidates for an invariant of one loop or method: each costs questions."""
MOST_COMPARED = 6
"""Locals that are compared with each other."""
APART_SHARE = 0.25
"""Of the time, how much is for paths that part at every branch."""
BRIEF_SHARE = 0.1
"""Of the time, how much is for paths where there are loops or recursion, before induction is tried."""
BRIEF_SECONDS = 4.0
"""Seconds at most for these paths."""
INDUCTION_SHARE = 0.12
"""Of the time that is left then, how much is for induction."""
INDUCTION_SECONDS = 20.0
"""Seconds at most for induction: where it succeeds it is quick."""
SEEKING_SHARE = 0.25
"""Of the time that is left then, how much is for seeking numbers."""
TOLERANCE_ULPS = 4
"""Units in the last place: Java allows 2.5 at most, and the estimates are not exact either."""
MIXTURES = 8
"""Runs in which results are moved at random, after all have been moved up and down."""
MOST_DECISIONS = 3_000
"""Decisions of one run that are measured."""
MOST_LITERALS = 40
"""Literals of each kind that are taken from the text of a program."""
PROBING_RUNS = 60
"""Runs on plain inputs."""
PROBING_STEPS = 300_000
"""Steps of all these runs together."""
SEEKING_RUNS = 12_000
"""Runs of one search."""
SEEKING_STEPS = 6_000_000
"""Steps of all these runs together: where there is time, the answer is the same on every machine."""
RUNS_OF_TARGET = 400
"""Runs towards one side of a branch."""
RANDOM_STARTS = 12
"""Runs from which the search begins."""
PLAIN_STARTS = 60
"""Runs that take the same place of the pool everywhere: two numbers in text, say."""
SAMPLES = 10
"""Values at random of which the nearest is where a search begins again."""
WANDERINGS = 40
"""Changes of several values at once, by chance: the way may be too narrow for one alone."""
ROUNDED_DIGITS = (0, 1, 2, 3)
"""Decimal places to which numbers are rounded that would do if functions were exact: of round ones some are."""
MOST_ROUNDINGS = 20
"""Runs whose numbers are rounded so."""

# --- Change speed or output only -------------------------------------------------------------------------

MOST_WITNESS_STEPS = 100_000
"""Steps of a run that are kept for a witness."""
