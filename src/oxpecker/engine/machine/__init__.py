"""What instructions do to the state of a path."""
