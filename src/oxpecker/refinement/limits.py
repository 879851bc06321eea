"""Thresholds of refinement and of inferred specifications; the bounds of a relational check are in `scope`."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

MOST_RECURSION_ROUNDS = 16
"""Rounds for a recursive method before its summary becomes `may change everything reachable`."""
RECURSION_WEIGHT = 2
"""Rounds of a loop for each round of a recursive method, whose bounds may grow much faster."""
ROUNDS_AFTER_CLOSURE = 5
"""Rounds after the first closure; bounds that still grow then become unlimited."""
DEEPEST_QUERIES = 8
"""Nesting of calls of methods without effects."""
REPLAY_STEPS = 2_000_000
"""Steps of a replay."""

# --- Change speed or output only -------------------------------------------------------------------------

MOST_WAYS = 3
"""Cases of a result in a contract; a result with more cases is not worth its length."""
MOST_ALTERNATIVES = 3
"""Values of a result that an inferred contract lists."""
WAYS_LEARNT_SINGLY = 3
"""Paths through a callee that are learnt one by one before the whole core is used."""
MOST_REFINEMENTS_OF_CALL = 8
"""Refinements of one call before it is inlined."""
MOST_REFINEMENTS_OF_RECURSION = 1
"""The same for a call of a recursive method: what is learnt of one level says little about the next."""
MOST_CHECKS_OF_CALL = 24
"""Times that runs are looked up in one callee before it is inlined."""
SMALL_METHOD = 12
"""Blocks of a method without loops up to which it is inlined."""
LONGEST_SHOWN = 240
"""Characters of a call's guarantee that are shown."""
MOST_PATHS = 64
"""Paths of a method from which a contract is inferred."""
MOST_STEPS_OF_PATHS = 5_000
"""Blocks that all these paths may take together."""
DEEPEST_INLINING = 6
"""Calls in one another that are followed for an inferred contract."""
LONGEST_CONDITION = 6
"""Literals in the condition of a path that an inferred clause mentions."""
