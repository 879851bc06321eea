"""Thresholds of reports: how much is shown. Sizes in pixels are defined where pictures are drawn."""

# --- Change speed or output only -------------------------------------------------------------------------

WIDEST_STATEMENT = 72
"""Characters of a statement in a picture of control flow."""
MOST_OPEN_SIDES = 20
"""Sides of branches that are listed as not covered."""
MOST_PATHS_OF_FINDING = 10
"""Paths with the same failure that a counterexample links to."""
MOST_TELLING = 10
"""Findings at the end of a large run."""
MOST_METHODS_NAMED = 3
"""Methods that are named as others that reach a finding."""
MANY_METHODS = 10
"""Methods beyond which a run ends with the findings that matter most."""
LONGEST_CONDITIONS = 240
"""Characters of the conditions after a verdict; the shortest condition is always shown."""
LONGEST_CALL = 90
"""Characters of a call, beyond which the receiver is shortened."""
FIRST_STEPS = 6
"""Steps shown at the beginning of a counterexample."""
LAST_STEPS = 12
"""Steps shown at the end of a counterexample."""
DEEPEST_INDENT = 8
"""Nested calls up to which steps are indented."""
MOST_ANSWERS = 20
"""Results of open methods that are shown."""
MOST_HEAP_LINES = 12
"""Lines of a heap as text."""
MOST_ELEMENTS = 16
"""Elements of an array in one line."""
MOST_MATRIX_CELLS = 120
"""The most cells of an array of arrays that is drawn as one table."""
MOST_CELLS = 24
"""Elements of an array in a picture of a heap."""
LONGEST_CELL = 24
"""Characters of a string in a picture of a heap."""
WHOLE_METHOD = 60
"""Lines up to which a method is shown as a whole."""
LONGEST_METHOD = 2000
"""Lines in which the end of a method is searched for."""
MOST_OBJECTS = 60
"""Objects up to which a heap is drawn; larger heaps are shown as text, because a picture would be unreadable."""
LONGEST_NAME = 80
"""Characters of the name of a page."""
HEATS = 6
"""Levels of heat of covered lines."""
DEEPEST_STEP = 8
"""Nested calls up to which steps are indented on a page."""
MOST_PATHS = 400
"""Paths that are shown: more would not help a reader."""
OPEN_TREE = 40
"""Paths up to which a tree is initially open."""
MOST_INPUTS = 8
"""Inputs of a path that are shown."""
MOST_PARTS = 8
"""Fields or elements of an input that are shown."""
DEEPEST_PART = 4
"""Nesting of the objects of an input that are shown."""
LONGEST_VALUE = 110
"""Characters of an input that are shown."""
LARGE_GRAPH = 120
"""Edges beyond which Graphviz is not used: a hundred blocks with one exceptional exit take it half a minute."""
DOT_SECONDS = 30.0
"""Seconds until `dot` is stopped."""
CROSSING_ROUNDS = 4
"""Rounds of crossing reduction: more do not change pictures of control flow."""
WIDEST_CONDITION = 48
"""Characters of a condition in a path tree."""
MOST_ENDS = 6
"""Paths that are named at one leaf of a tree."""
MOST_NAMED = 10
"""Lines of a plot that are named, best first; more could not be distinguished."""
LONGEST_TRACE = 12
"""Calls of a trace that are shown."""
TABLE_WIDTH = 112
"""Characters of a line of a schedule."""
NARROWEST_COLUMN = 16
"""Minimum characters of a thread's column; with less room, a schedule is a list."""
FIRST_ROWS = 8
"""Actions shown at the beginning of a schedule."""
LAST_ROWS = 16
"""Actions shown at the end of a schedule."""
SIGNS_OF_TIME = 2
"""Signs that a signature is about time (its name, relations of three columns or more), beyond which each of its atoms
has a picture of its own."""
LONGEST_FILE_NAME = 200
"""Bytes of the name of a file made from that of a method; longer ones are cut."""
