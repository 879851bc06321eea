"""Thresholds of the solvers: how long they may try, and how much they remember."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

WIDEST_VECTOR = 256
"""Bits of a bit-vector. Beyond this, bit-vectors are slower than anything else that could be done."""
MOST_RESTARTS = 3
"""Starts of a solver's process that ended without any answer."""
ANSWER_GRACE = 0.1
"""Seconds after its limit, and the part of the limit besides, in which a solver may still answer."""
START_SECONDS = 30.0
"""Seconds in which a process must have loaded its solver."""
CONSTRAINT_EFFORT = 2.0
"""Deterministic seconds, CP-SAT's own measure of work, for a query that other stages may be asked about too."""
LARGEST_SUM = 1 << 60
"""The greatest absolute value of a sum: none may come near the end of CP-SAT's 64 bits."""
LOCAL_EFFORT = 8_000
"""Units of a budget for one case."""
Z3_RESOURCES = 750
"""What Z3 counts as its resources for one unit of a budget: in the same time an explorer looks once at its watch."""
SLOWEST_MACHINE = 10
"""Times that the clock may take longer than a timeout whose work is counted."""
BITWUZLA_LOOKS = 5
"""Times that Bitwuzla asks whether to end for one unit of a budget."""

# --- Change speed or output only -------------------------------------------------------------------------

SHORTEST_QUESTION = 0.01
"""Seconds; with less than these left there is no point in asking."""
MOST_TRANSLATED = 100_000
"""Terms that a backend translates before it starts afresh: a library's memory never shrinks by itself."""
WATCHDOG_TICK = 0.01
"""Seconds between two checks whether a library has run out of time."""
WATCHDOG_REST = 100
"""Ticks without a check after which the watching thread sleeps until there is one."""
MOST_KNOWN_FEATURES = 100_000
"""Terms whose features are remembered; then all are forgotten."""
FEW_RUNS = 2
"""Runs of ones in a mask that are still cheap as remainders."""
MOST_CIRCUITS = 10
"""Products, quotients and remainders up to which Z3 keeps its limit; more go to a process that can be killed."""
TRIAL_CALLS = 16
"""Calls after which a stage is judged."""
LEAST_HELPED = 4
"""Calls of a trial that must have helped; else the stage pauses."""
FIRST_PAUSE = 32
"""Queries that a stage is not asked after its first trial that did not help."""
LONGEST_PAUSE = 4096
"""Queries in the longest pause of a stage; pauses double."""
MOST_SENT = 200_000
"""Terms that a solver's process is sent before it forgets them."""
DEAF_SECONDS = 5.0
"""Seconds that a solver which was told to stop may go on before its process is ended, if others work meanwhile."""
CONSTRAINT_PASSES = 4
"""Passes of interval inference before a query becomes one of finite domains."""
NARROW_DOMAIN = 1 << 12
"""Values of a domain that counts as narrow."""
MOST_CHOICES = 64
"""Alternatives of disjunctions that are tried before the query is passed on."""
MANY_DISJUNCTIONS = 16
"""Disjunctions; with more it pays to look at all of them before any is taken apart."""
MOST_KNOWN_SHAPES = 1 << 16
"""Constraints whose shape is remembered."""
DIFFERENCES_STRIDE = 64
"""Constraints after which what they say is kept for the next query."""
SMALL_DOMAIN = 64
"""Values of a domain that has a literal for each of them."""
MOST_INTERVAL_PASSES = 64
"""Passes of the stage `intervals`. Fixpoints may be far away: x < y && y < x halves nothing, it moves by one."""
LINEAR_PASSES = 4
"""Passes of interval inference before a query becomes a linear program."""
DENOMINATORS = (1, 64, 1 << 20)
"""How finely the multipliers of a proof are rounded, one after the other: coarse ones cancel large columns exactly."""
LARGEST_EXACT = 1e15
"""The greatest number of a linear program: floating point does not tell larger ones from their neighbours."""
LEAST_INFEASIBILITY = 1e-6
"""The least value of the objective that counts as a contradiction."""
LOCAL_DEPTHS = (2, 4)
"""Conditionals below each other that are kept, in the first try and in the second."""
LOCAL_NODES = 1 << 14
"""Nodes of a query, written out as a tree; smaller ones are no trouble to those who decide them."""
TIGHTENING_PASSES = 4
"""Passes of interval inference over the constraints of a path."""
