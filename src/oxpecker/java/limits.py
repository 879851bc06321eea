"""Thresholds of reading Java. None changes what a program means."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

DEEPEST_EXPRESSION = 1_000
"""Levels of expressions inside each other in JML; more are an error in the program."""

# --- Change speed or output only -------------------------------------------------------------------------

DEEPEST_SPECULATION = 6
"""Calls inside each other that are attributed twice, without and with a wanted type; further inside, once."""
LONGEST_WORD = 30
"""Characters of a word that are shown in an error."""
CHUNK = 2**14
"""Bytes that the parser gets at once; between two chunks, signals are noted."""
