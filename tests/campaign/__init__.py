"""A campaign: made-up programs against a JVM, and laws on stored and made-up programs, for as long as one likes."""
