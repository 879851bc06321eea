"""Thresholds of judgments."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

DEEPEST_ORIGIN = 3
"""Locals and calls through which the origin of a value is followed; beyond it, a failure stays a finding."""
MOST_LENGTHS = 4
"""Lengths that the code of a class gives its arrays, and that are tried as lengths of the array in a field."""
DEEPEST_MEASURE = 100
"""Nodes of a heap that a measure of a chain follows; beyond it, the heap refutes nothing."""
