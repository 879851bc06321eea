"""Thresholds of the result store and of watching. They decide which results are stored, never what a result says."""

# --- Change speed or output only -------------------------------------------------------------------------

WRITING_SECONDS = 5.0
"""Seconds to wait for another process that writes."""
MOST_RESULTS = 20_000
"""Stored results; the least recently used are dropped first."""
MOST_STORED_CHARACTERS = 500_000_000
"""Characters of all stored results together."""
WRITES_BETWEEN_TRIMS = 32
"""Writes of a process after which it drops what is too much."""
CONNECTING_SECONDS = 5
"""Seconds to wait for a database."""
MOST_FAILURES = 3
"""Failures after which a process does not ask a store any more: an unreachable one would only cost time."""
ONE_PROVED_AGAIN_OF = 64
"""Of so many results of a shared store, one is proved again."""
SECONDS_BETWEEN_NOTES = 24 * 60 * 60.0
"""Seconds until the use of a result is recorded again, so that readers rarely wait for writers."""
SECONDS_UNTIL_RECORDING = 5.0
"""Seconds after which a check writes a journal, so that it can be resumed."""
SECONDS_BETWEEN_SYNCS = 0.2
"""Seconds of results that a power failure may lose; the end of the process loses none."""
MOST_RUNS = 50
"""Recorded runs; the oldest are dropped first."""
MOST_PROGRAMS = 8
"""Stored programs; the least recently used are dropped first."""
MANY_METHODS = 5
"""Methods of a large program from which results are also stored by what they depend on, and found after other edits."""
DIGESTED_PROGRAMS = 3
"""Programs whose digests are kept for the rounds of a method: its own, and those with merged paths."""
MOST_NOTES = 500
"""Files about which it is remembered that they use a large program; the least recently checked are dropped first."""
NANOSECONDS_OF_CLOCKS = 2_000_000_000
"""Nanoseconds by which the times of files may be behind the clock."""
LEAST_STORED_TEXT = 200_000
"""Characters of source text from which a program is stored: smaller ones are read as fast."""
SAVING_SECONDS = 0.1
"""Seconds without a change after which a file counts as saved: an editor may empty it first and write it then."""
