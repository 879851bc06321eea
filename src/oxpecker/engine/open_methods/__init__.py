"""Methods without a body: what they answer on a path, and in the runs that repeat it."""
