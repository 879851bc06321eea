"""Methods without a body: their results on a path, and in the runs that repeat it."""
