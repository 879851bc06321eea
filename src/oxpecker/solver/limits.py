"""Thresholds of the solvers: how long they may try, and how much they cache."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

WIDEST_VECTOR = 256
"""Bits of a bit-vector. Beyond this, bit-vectors are slower than any alternative."""
MOST_RESTARTS = 3
"""Starts of a solver's process that ended without an answer."""
ANSWER_GRACE = 0.1
"""Seconds after its limit, plus this part of the limit, in which a solver may still answer."""
START_SECONDS = 120.0
"""Seconds in which a process must load its solver."""
CONSTRAINT_EFFORT = 2.0
"""Deterministic seconds, CP-SAT's own measure of work, for a query that other stages may be asked about too."""
LARGEST_SUM = 1 << 60
"""The greatest absolute value of a sum, so that none comes near the end of CP-SAT's 64 bits."""
LOCAL_EFFORT = 8_000
"""Units of a budget for one case."""
Z3_RESOURCES = 750
"""Z3's resources for one unit of a budget: about one check of the limits by an explorer."""
CVC5_MILLISECONDS = 10_000
"""The time of one second opinion on any machine: it cannot be interrupted."""
CVC5_RESOURCES = 30
"""cvc5's resources for one unit of a budget."""
SCRIPT_UNITS = 6
"""Units of a budget for reading a script, besides answering it."""
LEAST_SPACER_RESOURCES = 1_000_000
"""Z3's resources below which Horn clauses are not worth a process."""
SPACER_MEGABYTES = 1_500
"""Memory of the process that solves Horn clauses."""
SLOWEST_MACHINE = 10
"""The factor by which the clock may exceed a timeout whose work is counted."""
BITWUZLA_LOOKS = 5
"""Bitwuzla's termination callbacks for one unit of a budget."""
DIVISION_UNITS = 800
"""Units of a budget for a query of which only the laws of division are known, before the query itself."""
BOX_UNITS = 24_000
"""Units of a budget for the boxes of one query with functions that SMT solvers do not know, or that SMT gave up on."""
BOX_SAMPLES = 300
"""Random values that are tried before a query is split."""

# --- Change speed or output only -------------------------------------------------------------------------

SOON_UNITS = 800
"""Units of a budget for a query that multiplies unknowns, before their boundary values are tried."""
MOST_BOUNDARY_VARIABLES = 4
"""Unknowns of a query up to which combinations of their boundary values are tried."""
BOUNDARY_TRIES = 400
"""Combinations of boundary values that are tried for one query."""
BOUNDARY_TRIES_OF_A_UNIT = 50
"""Combinations of boundary values that are tried in one unit."""
FUNCTION_BOX_UNITS = 2_000
"""Units for boxes before SMT is asked about a query whose functions it does not know."""
MOST_DERIVED = 80
"""Parts of a query up to which derivatives are computed."""
LARGEST_DERIVED_POWER = 64
"""The exponents up to which powers of numbers of any sign are derived."""
WIDEST_DERIVED = 2.0
"""The width of an input up to which derivatives are computed: in wider boxes they say nothing."""
FAR_INTEGER = 1 << 64
"""The absolute value up to which unbounded integers are tried."""
FAR_APART = 1024.0
"""The quotient of the ends of an interval from which on it is split at their geometric mean."""
BRIEF_BOX_UNITS = 40
"""Units for boxes before SMT is asked about floats."""
PARTS_OF_A_UNIT = 5
"""Parts of a query whose domains are computed and narrowed in one unit."""
BOX_ROUNDS = 3
"""Rounds in which a box is narrowed before it is split."""
LEAST_NARROWING = 0.7
"""A box must shrink to this share of its width for another round."""
SHORTEST_QUESTION = 0.01
"""Seconds below which another query is not worth asking."""
MOST_TRANSLATED = 100_000
"""Terms that a backend translates before it starts afresh: a library's memory never shrinks."""
WATCHDOG_TICK = 0.01
"""Seconds between two checks whether a library has run out of time."""
WATCHDOG_REST = 100
"""Ticks without a check after which the watching thread sleeps until there is one."""
MOST_KNOWN_FEATURES = 100_000
"""Terms whose features are cached; then all are dropped."""
FEW_RUNS = 2
"""Runs of ones in a mask that are still cheap as remainders."""
MOST_CIRCUITS = 10
"""Products, quotients and remainders up to which Z3 respects its limit; more go to a killable process."""
TRIAL_CALLS = 16
"""Calls after which a stage is judged."""
LEAST_HELPED = 4
"""Calls of a trial that must have helped; otherwise the stage pauses."""
TRIAL_UNITS = 100
"""Units of a budget for SMT before any stage that may take longer: most queries need fewer."""
MANY_UNEQUAL = 10
"""Disequalities of a query, as many as of five variables that all differ."""
TURNS = (400, 1_600)
"""Units for constraint programming and then for SMT, before each goes as far as it may."""
WASTED_TRIALS = 2
"""Queries in a row that SMT was asked in vain and its rival has decided, after which the rival is asked first."""
FIRST_LEAD = 8
"""Queries of which the rival is then asked first; the number doubles."""
FIRST_PAUSE = 32
"""Queries for which a stage pauses after its first unsuccessful trial."""
LONGEST_PAUSE = 4096
"""Queries in the longest pause of a stage; pauses double."""
LONGEST_LEARNED_TEXT = 10_000_000
"""Characters that describe what a solver has learned; a file with more is not read."""
MOST_SENT = 200_000
"""Terms sent to a solver's process before it drops them."""
DEAF_SECONDS = 5.0
"""Seconds after a stop request before a solver's process is killed, if others work meanwhile."""
CONSTRAINT_PASSES = 4
"""Passes of interval inference before a query is translated to finite domains."""
NARROW_DOMAIN = 1 << 12
"""Values of a domain that counts as narrow."""
MOST_CHOICES = 64
"""Alternatives of disjunctions that are tried before the query is passed on."""
MANY_DISJUNCTIONS = 16
"""Disjunctions beyond which all are simplified before any is split."""
MOST_KNOWN_SHAPES = 1 << 16
"""Constraints whose shape is cached."""
DIFFERENCES_STRIDE = 64
"""Constraints after which their effect is kept for the next query."""
SMALL_DOMAIN = 64
"""Values of a domain that has a literal for each value."""
MOST_INTERVAL_PASSES = 64
"""Passes of the stage `intervals`. Fixpoints may be far away: x < y && y < x moves by one in each pass."""
LINEAR_PASSES = 4
"""Passes of interval inference before a query becomes a linear program."""
DENOMINATORS = (1, 64, 1 << 20)
"""The precisions to which the multipliers of a proof are rounded, in turn: coarse ones cancel large columns exactly."""
LARGEST_EXACT = 1e15
"""The greatest number in a linear program: floating point cannot distinguish larger ones from their neighbours."""
LEAST_INFEASIBILITY = 1e-6
"""The least value of the objective that counts as a contradiction."""
LOCAL_DEPTHS = (2, 4)
"""Nested conditionals that are kept, in the first try and in the second."""
LOCAL_NODES = 1 << 14
"""Nodes of a query, as a tree; smaller queries are easy for later stages."""
TIGHTENING_PASSES = 4
"""Passes of interval inference over the constraints of a path."""
ONE_CROSS_CHECKED_OF = 1_000
"""Refutations of a method of which one is put to a second solver."""
SECONDS_OF_SAMPLED_CROSS_CHECK = 2.0
"""Seconds that the second solver has for it."""
