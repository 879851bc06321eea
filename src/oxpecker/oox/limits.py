"""Thresholds of OOX: of its parser, its analyses and its interpreter."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

MAX_DEPTH = 500
"""Levels of syntax inside each other that the parser accepts."""
FRAMES_PER_LEVEL = 16
"""Calls of Python for one level of syntax."""
STACK_BYTES = 100 * 2**20
"""Bytes that the stack of the main thread may grow to."""
FRAMES_ON_STACK = 80_000
"""Python calls that such a stack has room for."""
MOST_SKIPPED = 500_000
"""Tokens that may be skipped after errors before parsing stops."""
MOST_DIGITS = 600
"""Digits of a number: Python converts at least this many to and from text, and no meaningful number has more."""
DIGITS_IN_A_SCHEDULE = 18
"""Digits of a number in a schedule."""
LONGEST_SCHEDULE = 10_000_000
"""Choices that a schedule may have; one word could ask for more than there is memory."""
DEEPEST_STRUCTURE = 8
"""Objects inside each other whose classes are known in the analysis of constant collections."""
MOST_CONTEXTS = 1_000
"""Methods with values of their parameters that the analysis of constant collections follows from one call."""
MOST_ARRAY_CLASSES = 3
"""Classes of the arrays in a field that are told apart; methods are analysed anew for each set of them."""
MOST_METHODS_WITH_INNER_COLLECTIONS = 200
"""Methods through which the collections in the collection of one field are followed."""
LONGEST_RANGE = 10_000_000
"""Integers that a quantifier runs through."""

MOST_BOUNDARY_INPUTS = 150
"""Plain and boundary inputs that are tried before anything else."""
MOST_RANDOM_INPUTS = 200
"""Random inputs that are tried after them."""
LARGEST_RANDOM_SIZE = 5
"""Elements of a random array or list, and characters of a random string."""
MOST_RANDOM_VALUES = 5
"""Values of a type that random inputs consist of: few, so that equal ones are frequent."""

FURTHER_NESTING = 3
"""Levels by which random objects that are never null nest deeper than others."""
FIRST_ANCHOR = 300
"""Steps of a run after which its state is first kept, to see whether it comes back."""
FIRST_DEEP_CALL = 16
"""Calls inside each other from which on the arguments of calls are compared."""
REPLAYED_ROUNDS = 3
"""Rounds of a loop or a recursion that must all lead to the same state."""
KEPT_VISITS = 64
"""Rounds of a loop or calls of a method whose values are kept, to guess what all of them have in common."""
STAYING_ROUNDS = 40
"""Rounds that a run must stay in a recurrence set."""

# --- Change speed or output only -------------------------------------------------------------------------

STEPS_OF_A_LONG_INITIALISER = 200
"""Steps of a static initialiser from which on later runs take over what it has left."""
KEPT_PLANS = 4
"""Results of one initialiser that are kept: they depend on the classes that were initialised before."""
TOKENS_AT_ONCE = 256
"""Tokens that the parser takes from the lexer at once."""
SHORT_RANGE = 10_000
"""Integers of a range that are tried in order; of a longer range, those that may decide it come first."""
LARGEST_CONVERTED = 150
"""Nodes of a conditional value; a larger one would cost more than the paths it saves."""
STEPS_BETWEEN_LOOKS = 100_000
"""Steps of a run between two checks of its limits."""
MOST_NESTED = 12
"""Branches inside each other that are compiled into one function."""
LONG_FUNCTION = 50
"""Lines after which a function leads on to another one."""
MOST_LINES = 2_000
"""Lines that Python compiles at a time."""
KEPT_CODES = 5_000
"""Methods whose compiled code is kept for further programs."""
KEPT_TEMPLATES = 5_000
"""Methods of a program whose compiled code is kept for further runs."""
DEEPEST_INLINE = 30
"""Nesting after which a part of an expression gets its own function."""
LONGEST_VALUE = 60
"""Characters of a value that a step shows."""
SHOWN_ELEMENTS = 10
"""Elements of an array that a step shows."""
MOST_WITNESSES = 8
"""Values that explain why a clause is violated."""
LONGEST_HEADER = 100
"""Tokens after a malformed header among which the members of a class are searched."""
LONGEST_LINE = 160
"""Characters of a line that are quoted."""
