"""Thresholds of the comparison of two versions."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

STEPS_OF_A_REPLAY = 200_000
"""Steps after which a replayed run counts as one that does not end."""
MOST_BOUNDARY_INPUTS = 150
"""Plain and boundary inputs that are tried before anything else."""
MOST_RANDOM_INPUTS = 200
"""Random inputs that are tried after them."""
LARGEST_RANDOM_SIZE = 5
"""Elements of a random array or list, and characters of a random string."""
MOST_RANDOM_VALUES = 5
"""Values of a type that random inputs consist of: few, so that equal ones are frequent."""
LEAST_SIMILARITY = 0.75
"""How similar the code of a renamed method must be, from 0 to 1."""
LEAST_MARGIN = 0.1
"""How much more similar it must be than the next candidate."""
