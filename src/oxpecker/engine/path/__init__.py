"""A path under way: the parts of its state, how it ends, and what it may ask for."""
