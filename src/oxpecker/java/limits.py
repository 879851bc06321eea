"""Thresholds of reading Java. None changes the meaning of a program."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

DEEPEST_EXPRESSION = 1_000
"""Nesting of JML expressions; deeper nesting is an error in the program."""

# --- Change speed or output only -------------------------------------------------------------------------

DEEPEST_SPECULATION = 6
"""Nested calls that are attributed twice, without and with a target type; deeper ones, once."""
LONGEST_WORD = 30
"""Characters of a word that are shown in an error."""
CHUNK = 2**14
"""Bytes that the parser gets at once; signals are checked between two chunks."""
