"""Thresholds of generated tests. They change which tests are written and how they read, never a verdict."""

# --- Change speed or output only -------------------------------------------------------------------------

MOST_CALLS = 3
"""Methods that are called after a constructor."""
MOST_TRIED_CALLS = 200
"""Calls that are tried for one object."""
MOST_OBJECTS = 6
"""Objects of one heap for which calls are searched that construct them."""
CONSTRUCTION_STEPS = 20_000
"""Steps of one call that is tried."""
CONTAINER_STEPS = 50_000
"""Steps of one call that fills a collection."""
MOST_COVERS = 100_000
"""Partial covers that the exact search for the fewest tests looks at."""
MOST_FACTS = 3
"""Facts in the name of a test."""
LONGEST_NAME = 90
"""Characters of the name of a test."""
MACHINE_SECONDS = 300
"""Seconds in which a compiler or a JVM must end."""
