"""Thresholds of proofs without bounds. Each can only turn a proof into none."""

# --- Can make a verdict weaker: `unknown`, or valid within bounds ----------------------------------------

MOST_FOLD_PAIRS = 60
"""Pairs of sums, products or counts in one obligation that are related to each other."""
MOST_PATHS = 400
"""Paths between loop heads for one way in which array parameters alias."""
MOST_ALIASINGS = 15
"""Ways in which array parameters alias."""
MOST_FIELD_STEPS = 2
"""Fields in a row that lead from an input to an object in a proof."""
MOST_TEXT = 60_000
"""Characters of a formula."""
MOST_INLINED = 8
"""Calls on the stack whose bodies are inlined."""
MOST_PURE_STATEMENTS = 60
"""Statements of a method that a contract calls, counted once for each way through it."""
MOST_ALTERNATIVES = 24
"""Ways to refute a goal that are tried one by one; a goal with more is tried as a whole."""
MOST_REGION_CONSTANTS = 4
"""Constants that all elements of a region may be."""
MOST_CANDIDATES = 80
"""Candidate invariants of one loop."""
INFERENCE_UNITS = 10_000
"""Units of a budget for filtering the candidate invariants of a method."""
CANDIDATE_RESOURCES = 100_000
"""Z3's resources for the question whether an iteration keeps a candidate."""
SPACER_RESOURCES = 3_000_000
"""Z3's resources for the Horn clauses of a method, in one of several ways to solve them."""
MOST_GHOSTS = 2
"""Sums, counts and products that the unknown invariant of one loop may speak of."""
MOST_INSTANCES = 40
"""Instances of one quantified hypothesis in a Horn clause."""
MOST_BIT_RUNS = 4
"""Runs of ones in a constant mask that are cut out one by one."""
MOST_REACH_VERSIONS = 12
"""Moments in one obligation for which it is known what objects lead to."""
MOST_TRIGGERS = 6
"""Triggers of one quantified fact."""
FIRST_RESOURCES = 400_000
"""Z3's resources for an obligation by triggers alone."""
SECOND_RESOURCES = 2_500_000
"""Z3's resources for an obligation with quantifiers instantiated by models."""
CVC5_RESOURCES = 40_000
"""cvc5's resources for an obligation that Z3 neither shows nor refutes."""
SAMPLE_RESOURCES = 8_000
"""cvc5's resources for a question that Z3 has refuted."""
ONE_ASKED_TWICE_OF = 5
"""Questions of a proof of which one is put to cvc5, too."""
MOST_SAMPLES = 160
"""Runs of a recursive method from which its result is guessed."""
MOST_SAMPLED_STEPS = 400_000
"""Steps of all these runs."""
SAMPLE_STEPS = 30_000
"""Steps of one of them."""
SAMPLE_CALLS = 400
"""Calls inside each other in one of them."""
STEPS_OF_A_UNIT = 250
"""Steps of concrete runs that count as one unit of a budget."""
FEWEST_SAMPLES = 4
"""Runs that a case of a function needs to be a case."""
MOST_CASES = 14
"""Cases of a function for which a rule is guessed."""
LARGEST_FITTED = 1 << 30
"""Results that count as samples: larger ones may have wrapped."""
MOST_EQUAL_BOUNDS = 2
"""Distances of a result from a bound that need not be observed twice."""
MOST_POSTCONDITIONS = 90
"""Candidate postconditions of one method."""
MOST_THRESHOLDS = 24
"""Constants with which the arguments of calls are compared."""
SUMMARY_UNITS = 10_000
"""Units of a budget for filtering the candidate contracts of recursive methods."""
REDUNDANCY_UNITS = 2_000
"""Units for leaving out conditions that follow from others."""
SPARE_SAMPLES = 2
"""Runs beyond the number of unknowns that a rule needs, so that it is no coincidence."""
LARGEST_EXPONENT = 30
"""The exponents of two whose powers are guessed: the power is a positive `int`."""
MOST_DIVISIBILITY_LEMMAS = 60
"""Facts about divisors that are added to one obligation."""
MOST_DIVISOR_INSTANCES = 40
"""Instances of universal facts about divisors that are added to one obligation."""
LARGEST_DIVISOR = 8
"""The divisors of a parameter on whose remainder a truth value may depend."""
FIRST_POINTS = 4
"""Single results of a function that are candidates."""
MOST_RELATIONS = 120
"""Candidate relations of one pair of loops that run in step."""
LARGEST_FACTOR = 64
"""Factors by which a variable of one loop may be a multiple of one of the other."""
FEWEST_RESULTS = 3
"""Different results that a rule with a division needs, so that it is no coincidence."""
