"""Thresholds of the playground's server; what a run may use is in `settings`."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

ENGINE_SHARE = 0.7
"""Part of the memory at which the engine gives up by itself, with a verdict."""
LARGEST_FILE = 64_000_000
"""Bytes of a file that a job may write."""
MOST_OUTPUT = 32_000_000
"""Bytes that a job may answer."""

# --- Change speed or output only -------------------------------------------------------------------------

LONGEST_COMPLAINT = 4_000
"""Characters at the end of what a failed job wrote that are looked at."""
ENDING_SECONDS = 5.0
"""Seconds in which a process that has closed its output must end."""
MOST_LEFT_OUT = 32_000_000
"""Bytes of a request that is too long, which are read before it is refused."""
HEARTBEAT_SECONDS = 2.0
"""Seconds after which something is written even without news, to detect closed connections."""
LONGEST_METHOD = 500
"""Characters of the name of a method in a request."""
PROGRESS_SECONDS = 0.15
"""Seconds between two events about progress."""
MOST_PATHS = 200
"""Paths that are followed."""
MOST_PICTURES = 60
"""Paths whose heaps are drawn."""
LOOK_SECONDS = 0.5
"""Seconds between two rounds of housekeeping."""
FAREWELL_SECONDS = 5.0
"""Seconds to wait for runs to clear up at the end."""
