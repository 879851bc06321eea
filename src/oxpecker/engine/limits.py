"""Thresholds of the engine. None can make an incorrect program valid: beyond them a path is given up."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

LONGEST_CHOICE = 64
"""Values among which a conditional value chooses: references of an array, characters of a string."""
LONGEST_ELEMENT = 4096
"""Integers of an array among which an index that is not known chooses."""
LONGEST_RANGE = 10_000
"""Integers of a range that is fixed which a quantifier tries one by one."""
LONGEST_ARRAY = 2**31 - 1
"""Elements of the longest array that Java has."""
DECISIONS_OF_A_TEST = 250
"""Decisions of a path for which a test is written."""
STEPS_OF_A_TEST = 30_000
"""Steps of a path for which a test is written."""
SHORTEST_QUESTION = 0.01
"""Seconds that a query may take in any case."""
MERGED_SHARE = 0.5
"""Of the time limit, for a round of merged paths; where their terms are too hard, paths are explored apart."""
PROBING_PART = 0.25
"""Of the work of exploring interleavings, for probes that look for something wrong with few preemptions."""
LEAST_PROBING = 250
"""Units of a budget with which a probe is worth while."""
BETTER_UNITS = 4_000
"""Units of a budget for a search that goes on after doubtful findings, to see whether there is a better one."""
FURTHER_EFFORT = 2_000
"""Checks of the limits while findings are searched with wider bounds after a path could not be followed."""
MOST_ELEMENTS = 1_000_000
"""Elements that the arrays of one input may have together."""
LONGEST_STRING = 10_000_000
"""Characters of a string in a counterexample."""
MOST_INSTANCES = 24
"""Integers that are searched because the values of a path violate a quantifier for them."""
MOST_RETYPINGS = 50
"""Queries for other values because an object would have types that none has."""
MOST_TYPES = 4
"""Types under which one object is checked: a circle of objects may be seen under ever larger ones."""
WIDTHS = (1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 32)
"""Lengths of arrays, strings and chains that rounds try one after the other."""
SWITCHES = (0, 1, 2, 3, 4, 6, 8, 12, 16)
"""Preemptions of threads that rounds allow one after the other."""
LONGEST_KNOWN = 300
"""Elements of an input whose type tells its length, so that it is not held to the bound of arrays."""
MOST_PARTS = 2**30
"""Parts of an input: a machine has no room for more, and their number fits an int when some are added."""
LONGEST_LOOP = 2000
"""Pieces of code of a loop that is checked for repetition."""
PLAIN_CALLS = 8
"""Calls between the bound and a recursion that repeats itself: those of its other methods."""
ENDLESS_STEPS = 100_000
"""Steps in which a run must come to an earlier state again, to be seen as endless."""
ENDLESS_ELEMENTS = 10_000
"""Elements of the input arrays of a run that may be endless. Building and showing longer ones takes seconds."""
ENDLESS_CALLS = 1_000
"""Calls inside each other among which one must be repeated."""
CUT_PATHS_TRIED = 3
"""Paths that were cut at one place whose inputs are run to see whether they never end."""
MOST_HAVOCKED = 5_000
"""Elements of one array that get new unknowns."""

# --- Change speed or output only -------------------------------------------------------------------------

LONGEST_ROUND = 50
"""Steps of a thread that are compared to find a round of a loop in which it has only read."""
OTHER_RUNS = 4
"""Runs with other answers of classes without source that must show a defect, if it does not need their answers."""
LONGEST_CHAIN = 8
"""Values in a chain of conditional values; longer chains of integers become elements of a list."""
MOST_TABLED = 1_000
"""Results of calls that one path remembers."""
MOST_RACE_NOTES = 3
"""Data races that are described."""
MOST_SCHEDULE_REPLAYS = 200
"""Replays that look for a schedule with fewer switches."""
MOST_SCHEDULE_STEPS = 150_000
"""Steps of all these replays together."""
CUT_STEPS = 200_000
"""Steps that the inputs of a path which was cut are run, to see what they reach."""
QUESTIONS_OF_A_CASE = 5
"""Queries to the solver for smaller inputs of one path: there may be many paths."""
PATHS_COMPARED = 10
"""Paths with the same ending that are examined for a smaller counterexample."""
PATHS_FOR_BETTER = 100
"""Paths that are examined for a more plausible finding after the first one."""
MOST_TURNS = 3
"""Rounds of shrinking the inputs of a counterexample after its schedule."""
LONGEST_TRIED = 16
"""Lengths of an array or a string that are tried, from 0 on, to make an input smaller."""
SHRINKING_RUNS = 200
"""Runs that make one input smaller."""
SHRINKING_STEPS = 100_000
"""Steps of all these runs together."""
ATTEMPTED_STEPS = 2_000
"""Steps of a run on a smaller input that may never end, too."""
BOXES = (1, 2, 4, 10, 100, 10_000)
"""Absolute values to which all integers of a model are limited, one after the other."""
SMALLEST_CALLS = 20
"""Queries to the solver for smaller values of one model."""
UNITS_FOR_SMALLER = 4_000
"""Units of a budget for one of these queries: the counterexample is there, and a smaller one is a courtesy."""
SMALLEST_PASSES = 8
"""Passes over the variables of a model that try smaller values without a query."""
UNITS_OF_A_PIECE = 1_200
"""Units of work after which an open branch of an exploration becomes a piece for other processes."""
LATER_PIECES = 2
"""Times this work before a piece is split again: it has repeated its beginning, and there are other pieces by then."""
UNITS_OF_A_QUERY = 10
"""Units of work for a query that caches do not answer: most solvers do not count their work."""
MOST_KNOWN_ANSWERS = 8_000
"""Answers with which the solver of a piece begins; about 100 bytes each travel to another machine, once in a round."""
MOST_LEARNED_ANSWERS = 2_000
"""Answers that a piece adds to them, for later rounds."""
REPLAYED_PART = 4
"""Times the work of repeating its beginning that a piece does before it is split again."""
SECONDS_BETWEEN_GLANCES = 0.1
"""Seconds for which a check waits for its helpers before it checks its limits and reports progress."""
SECONDS_UNTIL_OUTRUN = 30.0
"""Seconds without news from a cluster after which a check explores pieces itself that workers have begun."""
STEPS_BETWEEN_LOOKS = 1_000
"""Steps of a path between checks of its limits, and of whether it loops."""
CALLS_OF_A_UNIT = 50
"""Calls on a path that count as one unit of a budget: they take longer than other steps."""
CALLS_OF_A_CONTRACT = 5
"""Calls that take as long as to check a contract on entry and exit."""
STEPS_BEFORE_DOUBT = 2_000
"""Steps of a path after which its inputs are run to see whether they never end."""
STEPS_OF_A_SHORT_TRIAL = 4_000
"""Steps of a trial after which endless loops are looked for: most trials are shorter."""
MANY_PATHS = 64
"""Paths of a round, from which on the next one is explored merged: a few are clearer than large terms."""
TOO_MANY_PATHS = 512
"""Paths of a round beyond which it is restarted with merged paths: it may be the first round, and never end."""
LEAST_PRUNING = 0.05
"""The least probability that a branch is checked for feasibility at once."""
SELECTIVITY_STEPS = 5_000
"""Steps in which the inputs that one conjunct leaves over are counted."""
MOST_NUMBERS = 1_000
"""Results of a call that are tried to see whether one alone is possible."""
SHORT_RANGES = (1, 4, 16)
"""Lengths of ranges that a quantifier tries before the longest one that is allowed."""
AS_LONG_AS_IT_CAN = 1_000_000
"""Steps that count as the maximum a thread can take before it waits or ends."""

MOST_SEPARATIONS = 4
"""Shared objects of a counterexample that are replaced by separate ones; each takes a few runs."""
