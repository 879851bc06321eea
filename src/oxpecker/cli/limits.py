"""Thresholds of the command line: what is shown, and when. None can change a verdict."""

# --- Change speed or output only -------------------------------------------------------------------------

LONGEST_NAME = 80
"""Characters of the name of a file in a message that it is too long."""
SILENT_SECONDS = 0.5
"""Seconds before any progress is shown: most checks are over by then."""
PLAIN_SECONDS = 10.0
"""Seconds between plain lines, where there is no terminal."""
REFRESH_SECONDS = 0.5
"""Seconds after which a line is written again although nothing was heard: a single question may take long."""
LONGEST_FORMULA = 90
"""Characters of a formula that are shown."""
