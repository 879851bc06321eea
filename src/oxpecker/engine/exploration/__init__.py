"""Which paths there are, in which order they are taken, and when there are no more."""
