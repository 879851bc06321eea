"""Thresholds of refinement and of inferred specifications; the bounds of a relational check are in `scope`."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

MOST_RECURSION_ROUNDS = 16
"""Rounds for a recursive method before it may change all that it can reach."""
RECURSION_WEIGHT = 2
"""Rounds of a loop that a round of a recursive method counts for: its bounds may grow much faster."""
ROUNDS_AFTER_CLOSURE = 5
"""Rounds after the first closure; what still grows then becomes everything."""
DEEPEST_QUERIES = 8
"""Calls of methods without effects that may lie in one another."""
REPLAY_STEPS = 2_000_000
"""Steps of a replay."""

# --- Change speed or output only -------------------------------------------------------------------------

MOST_WAYS = 3
"""Ways in which an answer may come; one that comes in more tells too little to be worth its length."""
MOST_ALTERNATIVES = 3
"""Values of a result that are listed in an inferred contract."""
WAYS_LEARNT_SINGLY = 3
"""Ways through a callee that are learnt one by one before all of what mattered is taken."""
SMALL_METHOD = 12
"""Blocks of a method without loops that is taken as it is."""
LONGEST_SHOWN = 240
"""Characters of what a call guarantees that are shown."""
