"""Thresholds of the strategies: how much each may try before the next one runs, or the verdict is `unknown`."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

MOST_CONDITIONS = 12
"""Checks of one method, each under more conditions on its callers, before its first finding counts."""
MOST_INVARIANT_CHECKS = 400
"""Checks of methods for the invariant of one class; without an invariant after that."""
METHOD_UNITS = 16_000
"""Units to show that one method keeps an invariant."""
INVARIANT_SIZE = 2
"""The size of inputs (Kiasan's k) for which methods are shown to keep an invariant."""
INVARIANT_CALLS = 12
"""Nested calls while methods are shown to keep an invariant: a measure calls itself for each node, also of a cycle."""
MOST_INVARIANT_CANDIDATES = 250
"""Candidates for the invariant of one class."""
MOST_CANDIDATES = 120
"""Candidate invariants for one loop or method: each costs queries."""
MOST_COMPARED = 6
"""Locals that are compared with each other in candidates."""
STEPS_OF_A_UNIT = 250
"""Steps of concrete runs that count as one unit of a budget."""
PROBING_UNITS = 1_200
"""Units for probing."""
FIRST_SHARE = 0.01
"""Share of the time limit for exploring paths before proofs without bounds."""
MOST_FIRST_UNITS = 500
"""Units for these paths."""
BRIEF_SHARE = 0.03
"""Share of the time limit for exploring paths with loops or recursion, before induction."""
MOST_BRIEF_UNITS = 16_000
"""Units for these paths."""
EARLY_HORN_UNITS = 2_000
"""Units for a first proof without bounds: most that succeed need no more."""
SECOND_UNITS = 1_000
"""Units for paths before the proof may take longer."""
EARLY_INDUCTION_UNITS = 3_000
"""Units for a first induction, before paths with loops or recursion are explored for longer."""
HORN_SHARE = 0.2
"""Share of the time limit for proofs without bounds."""
MOST_HORN_UNITS = 24_000
"""Units for proofs without bounds: obligations that hold are shown fast."""
INDUCTION_SHARE = 0.12
"""Share of the time limit for induction."""
MOST_INDUCTION_UNITS = 80_000
"""Units for induction: if it succeeds, it is fast."""
TERMINATION_SHARE = 0.4
"""Share of the time limit for proofs that every run ends, if they were asked for."""
APART_SHARE = 0.25
"""Share of the time limit for exploring separate paths, before search-based testing and merging."""
SEEKING_SHARE = 0.2
"""Share of the time limit for search-based testing."""
MOST_SEEKING_UNITS = 24_000
"""Units for search-based testing."""
MOST_DECISIONS = 3_000
"""Decisions of one run that are measured."""
MOST_LITERALS = 40
"""Literals of each kind that are taken from a program's text."""
LONGEST_NUMBER = 70
"""Characters of the longest number that is taken from a program's text: the bits of a `long` are shorter."""
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
WIDEST_LOW_BITS = 4
"""Last bits of numbers that candidates for recurrence sets are about."""
MOST_ENDLESS_INPUTS = 60
"""Simple inputs that are run to see whether a method never ends."""
STEPS_OF_SUSPICION = 3_000
"""Steps after which a run on a simple input may be one that never ends."""
CALLS_OF_SUSPICION = 200
"""Calls inside each other after which a recursion may be one that never ends."""
MOST_SUSPECTS = 3
"""Runs, and loops of each run, for which a recurrence set is looked for."""
RECURRENCE_SHARE = 0.1
"""Share of the time limit for recurrence sets."""
EARLY_RECURRENCE_UNITS = 2_000
"""Units for recurrence sets before a proof, which says nothing about runs that never end."""
MOST_RECURRENCE_UNITS = 20_000
"""Units for recurrence sets."""
MOST_MINIMISED = 12
"""Conditions of a recurrence set that are tried alone, to explain it by one of them."""
MOST_MEASURES = 16
"""Candidate measures for one loop or recursive method."""
MOST_PARTS = 4
"""Candidate measures that are combined in pairs."""

# --- Change speed or output only -------------------------------------------------------------------------

LONGEST_CONDITION = 120
"""Characters of what a guard asks for; a longer condition is named by the place of the guard."""
MOST_WAYS = 3
"""Texts of what one guard asks for on different paths; a guard with more is named by its place."""
