"""Thresholds of processes and clusters."""

# --- Can make a verdict weaker ------------------------------------------------------------------------------------

MOST_LOSSES = 2
"""Processes that may end by themselves while they do one job, before the job is given up."""
SECONDS_TO_CONNECT = 10.0
"""Seconds within which the scheduler of a cluster must answer."""
SECONDS_WITHOUT_WORKERS = 120.0
"""Seconds for which jobs wait for a cluster to get its first worker, or another one."""

# --- Change speed or output only ----------------------------------------------------------------------------------

SECONDS_BETWEEN_REPORTS = 0.5
"""Seconds between two reports of a process about the progress of its job."""
SECONDS_BETWEEN_LOOKS = 0.5
"""Seconds between two checks of the limits while jobs are being done elsewhere."""
SECONDS_BETWEEN_POLLS = 0.2
"""Seconds for which a worker of a cluster waits for its process before it looks whether the job is still wanted."""
SECONDS_BETWEEN_COUNTS = 2.0
"""Seconds between two counts of the workers of a cluster."""
MOST_IDLE_PROCESSES = 4
"""Processes that a worker of a cluster keeps without a job, each with a program that it has loaded."""
USUAL_SCHEDULER_PORT = 8786
"""The TCP port on which schedulers of Dask listen."""
