"""Thresholds of the language server."""

# --- Change speed or output only -------------------------------------------------------------------------

LONGEST_EVENT = 64 * 2**20
"""Bytes of one event of a checking process."""
SHOWN_ERRORS = 2_000
"""Characters shown from the end of a failed check's error output."""
SECONDS_OF_CONTRACT = 10.0
"""Seconds to infer a contract while the user waits."""
STACK_BYTES = 256 * 2**20
"""Bytes for the stack of the thread that reads programs; only what is used takes memory."""
TYPING_PAUSE = 0.15
"""Seconds without a change after which a text is read."""
SHOWING_PAUSE = 0.1
"""Seconds in which new results are collected before an editor shows them."""
VALUES_ON_LINE = 4
"""Values of one variable that are shown at a line of a counterexample: the first ones and the last."""
LONGEST_VALUE = 60
"""Characters of a value at a line."""
LONGEST_LENS = 90
"""Characters of a verdict above a method."""
