"""Thresholds of the playground's server; what a run may use is in `settings`."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

COMMAND_SECONDS = 20.0
"""Seconds for each command of an Alloy module, unless the page asks for others."""
ENGINE_SHARE = 0.7
"""Fraction of the memory limit at which the engine stops by itself, with a verdict."""
LARGEST_FILE = 64_000_000
"""Bytes of a file that a job may write."""
MOST_OUTPUT = 32_000_000
"""Bytes that a job may send."""

# --- Change speed or output only -------------------------------------------------------------------------

LONGEST_COMPLAINT = 4_000
"""Characters at the end of a failed job's error output that are inspected."""
ENDING_SECONDS = 5.0
"""Seconds in which a process that has closed its output must end."""
MOST_LEFT_OUT = 32_000_000
"""Bytes of an oversized request that are read before it is refused."""
HEARTBEAT_SECONDS = 2.0
"""Seconds after which something is sent even without news, to detect closed connections."""
LONGEST_METHOD = 500
"""Characters of the name of a method in a request."""
MOST_EXCLUDED = 100
"""Inputs that a request may exclude."""
MOST_INSTANCES = 1_000
"""Instances of a command that one can step to."""
MOST_EXPRESSIONS = 20
"""Expressions that a request may have evaluated."""
LONGEST_EXPRESSION = 1_000
"""Characters of such an expression."""
PROGRESS_SECONDS = 0.15
"""Seconds between two events about progress."""
MOST_PATHS = 200
"""Paths that are explored."""
MOST_PICTURES = 60
"""Paths whose heaps are drawn."""
MOST_KEPT_RUNS = 300
"""Ended runs whose results are available."""
MOST_KEPT_BYTES = 200_000_000
"""Bytes of these results together."""
RETRY_SECONDS = 10
"""Seconds after which a client that was refused should try again."""
LOOK_SECONDS = 0.5
"""Seconds between two rounds of housekeeping."""
FAREWELL_SECONDS = 5.0
"""Seconds to wait for runs to clean up at the end."""
