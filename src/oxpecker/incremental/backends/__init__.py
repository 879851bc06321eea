"""Where stored results are: one file for each kind of place."""
