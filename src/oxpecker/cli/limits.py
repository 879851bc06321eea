"""Thresholds of the command line: what is shown, and when. None can change a verdict."""

# --- Change speed or output only -------------------------------------------------------------------------

LONGEST_NAME = 80
"""Characters shown of a file name that is too long."""
SILENT_SECONDS = 0.5
"""Seconds before progress is shown: most checks have ended by then."""
PLAIN_SECONDS = 10.0
"""Seconds between plain progress lines, without a terminal."""
REFRESH_SECONDS = 0.5
"""Seconds after which the line is updated without news: a single query may take long."""
LONGEST_FORMULA = 90
"""Characters of a formula that are shown."""
STEPS_BEFORE_DOUBT = 1_000_000
"""Steps after which `run` looks whether a run repeats itself."""
MOST_FILES_LISTED = 10_000
"""Programs that `oxpecker` without arguments counts before it proposes first steps."""
MOST_FOLDERS_LISTED = 5_000
"""Folders in which it looks for them."""
MOST_FIRST_METHODS = 3
"""Methods that `init` names for a first check."""
SECONDS_OF_FIRST_LOOK = 60.0
"""Seconds for which `init` reads programs to find them."""
NARROWEST_NAME = 12
"""Characters of a method in the table of a run."""
FIRST_VTE_WITH_LINKS = 5000
"""The version (0.50) since which VTE, the terminal of Gnome and others, shows links."""
