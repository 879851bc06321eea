"""Thresholds of reports: how much is shown. Measures of pictures, in pixels, stand where pictures are drawn."""

# --- Change speed or output only -------------------------------------------------------------------------

WIDEST_STATEMENT = 72
"""Characters of a statement in a picture of control flow."""
MOST_OPEN_SIDES = 20
"""Sides of branches that are named as not covered."""
LONGEST_CALL = 90
"""Characters of a call; in a longer one the receiver is shortened."""
FIRST_STEPS = 6
"""Steps at the beginning of a counterexample that are shown."""
LAST_STEPS = 12
"""Steps at the end of a counterexample that are shown."""
DEEPEST_INDENT = 8
"""Calls inside each other up to which steps are indented."""
MOST_ANSWERS = 20
"""Answers of open methods that are shown."""
MOST_HEAP_LINES = 12
"""Lines of a heap in words."""
MOST_ELEMENTS = 16
"""Elements of an array in such a line."""
MOST_CELLS = 24
"""Elements of an array in a picture of a heap."""
LONGEST_CELL = 24
"""Characters of a string in a picture of a heap."""
WHOLE_METHOD = 60
"""Lines of a method that is shown as a whole."""
LONGEST_METHOD = 2000
"""Lines in which the end of a method is looked for."""
MOST_OBJECTS = 60
"""Objects of a heap that is drawn; larger heaps are shown as text only, because the picture would be unreadable."""
LONGEST_NAME = 80
"""Characters of the name of a page."""
HEATS = 6
"""Degrees of heat of covered lines."""
DEEPEST_STEP = 8
"""Calls inside each other up to which steps are indented in a page."""
MOST_PATHS = 400
"""Paths that are shown: more are of no use to a reader."""
OPEN_TREE = 40
"""Paths of a tree that is open from the beginning."""
MOST_INPUTS = 8
"""Inputs of a path that are shown."""
MOST_PARTS = 8
"""Fields or elements of an input that are shown."""
DEEPEST_PART = 4
"""Objects inside each other of an input that are shown."""
LONGEST_VALUE = 110
"""Characters of an input that are shown."""
LARGE_GRAPH = 120
"""Edges from which on Graphviz is not asked: for a hundred blocks with one exceptional exit it takes half a minute."""
DOT_SECONDS = 30.0
"""Seconds that `dot` may take."""
CROSSING_ROUNDS = 4
"""Rounds that reduce the crossings of edges: more no longer change pictures of control flow."""
WIDEST_CONDITION = 48
"""Characters of a condition in a tree of paths."""
MOST_ENDS = 6
"""Paths that are named at one end of a tree."""
MOST_NAMED = 10
"""Lines of a plot that are named, the best ones; more could not be told apart."""
LONGEST_TRACE = 12
"""Calls of a trace that are shown."""
TABLE_WIDTH = 112
"""Characters of a line of a schedule."""
NARROWEST_COLUMN = 16
"""Characters of a thread's column at least; where there is less room, a schedule is a list."""
FIRST_ROWS = 8
"""Actions at the beginning of a schedule that are shown."""
LAST_ROWS = 16
"""Actions at the end of a schedule that are shown."""
