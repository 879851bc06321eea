"""The state of a path and its parts, how paths end, and what they may request."""
