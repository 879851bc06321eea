"""Values of a path: numbers, strings and terms, and the operators on them."""
