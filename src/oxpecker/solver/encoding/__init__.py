"""How terms become terms of a solver."""
