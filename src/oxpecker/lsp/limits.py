"""Thresholds of the language server."""

# --- Change speed or output only -------------------------------------------------------------------------

LONGEST_EVENT = 64 * 2**20
"""Bytes of one event of a checking process."""
SHOWN_ERRORS = 2_000
"""Characters shown from the end of a failed check's error output."""
SECONDS_OF_CONTRACT = 10.0
"""Seconds to infer a contract while the user waits."""
