"""Thresholds of a session."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

USUAL_SIZE = 2
"""Default links of a chain, elements of an array and characters of a string in the inputs of paths."""
UNITS_OF_INFERENCE_CHECK = 40_000
"""Budget of one check of the clauses of an inferred contract; what is not shown within it is not believed."""
MOST_INFERENCE_ROUNDS = 40
"""Checks of one method, each without the clauses that the one before has refuted."""

SECONDS_OF_FIRST_ROUND = 0.5
"""Least time for a method in the first round of a run with a budget."""
GROWTH_OF_ROUNDS = 4
"""How many times longer than the one before a round lasts for a method."""

MOST_PATHS_OF_A_VERSION = 40
"""Paths of one version of a method whose inputs are tried on both versions before the versions are checked together."""
UNITS_OF_A_VERSION = 8_000
"""Budget of the paths of one version of a method."""
SHARE_OF_A_VERSION = 0.25
"""The largest part of the time limit of a method that the paths of one version may take."""

MOST_TRIALS = 300
"""Calls that are tried of a method whose search has found nothing certain."""
STEPS_OF_A_TRIAL = 20_000
"""Steps of one such call."""
STEPS_OF_TRIALS = 300_000
"""Steps of all such calls of a method."""
SECONDS_OF_TRIALS = 0.25
"""Least time for the trials of a method within a budget."""
SHARE_OF_TRIALS = 0.5
"""The part of the time of a round that the trials of a method may take."""
SHARE_OF_LATE_TRIALS = 0.04
"""The part of a time limit that the trials of a method may take after it."""

# --- Change speed or output only -------------------------------------------------------------------------

MOST_LISTED_METHODS = 10
"""Methods that a message about an unknown method lists."""
NEARLY_ALL = 0.9
"""Fraction of the time limit after which the end of a check is attributed to time."""
LARGEST_SIZE = 4
"""The same for tests of branches that smaller inputs do not take."""
MOST_LARGER_CASES = 100
"""Paths of such inputs that may become tests."""
UNITS_OF_LARGER_INPUTS = 40_000
"""Budget of the paths of one method with such inputs."""
MOST_RECONSTRUCTED = 4
"""Cases with the same finding for which calls are searched that construct such objects."""
MOST_NATURAL_CASES = 60
"""Inputs made of those of other cases that are tried for a method, so that a test need not set the state of objects."""
MUTANTS_OF_A_JOB = 50
"""Changes of a program that a worker of a cluster type-checks as one job."""
TRIALS_OF_A_JOB = 10
"""Mutants that a worker of a cluster tries as one job."""
MOST_MUTANTS = 250
"""Mutants whose killing decides which tests are kept; of more, an even sample."""
MOST_RUNS_OF_A_MUTANT = 100
"""Cases that a mutant runs before one that kills it is enough."""
MOST_PATHS_OF_A_MUTANT = 100
"""Paths of a mutant that are followed to find an input that kills it."""
UNITS_OF_A_MUTANT = 40_000
"""Budget of the paths of one method of a mutant, within which it must be told from the program."""
MOST_VARIANTS = 60
"""Further inputs of a method that are tried on mutants which survive those of all paths."""
MOST_GROWN_INPUTS = 500
"""Inputs of a method, with objects to which calls lead, that are run on mutants which survive those, too."""
MOST_FOLLOWED_GROWN = 5
"""Such inputs that a mutant tells apart and that are followed on a path of the program, until one is confirmed."""
MOST_LOADS_OF_COPIES = 12
"""Attempts to load the mutants that compile, each without those that the one before has shown not to."""
MOST_EXPLORED_MUTANTS = 12
"""Mutants whose own paths are followed to find an input that kills them, if only the choice of tests depends on it."""
MANY_MUTANTS = 100_000
"""Mutants that are tried if a score is asked for: all of them."""
SECONDS_ALONE = 2.0
"""Time for which one process checks methods before others are started to help; most runs have ended by then."""
ENDING_SECONDS = 10.0
"""Seconds for which an interrupted run waits for what its processes know."""
MOST_CHECKED_CALLERS = 6
"""Callers that are checked to learn whether a private method can fail."""
SHORTEST_CHECK = 0.1
"""Seconds that another check of a method has at least, if the first one has used its time."""
LARGEST_FIRST_METHOD = 600
"""Nodes of the body of a method that is proposed for a first check; larger ones take long."""
LONGEST_VALUE = 60
"""Characters of a wrong value that a message shows."""
