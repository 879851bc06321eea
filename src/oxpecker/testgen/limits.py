"""Thresholds of generated tests. They affect which tests are written and how they look, never a verdict."""

# --- Change speed or output only -------------------------------------------------------------------------

MOST_CALLS = 3
"""Method calls after a constructor."""
MOST_TRIED_CALLS = 200
"""Calls tried for one object."""
MOST_TRIED_SEQUENCES = 500
"""Sequences of calls tried for one object by the search that also knows factories and builders."""
SEARCH_STEPS = 400_000
"""Steps of all sequences tried for one object."""
CALLS_IN_A_ROW = 12
"""Calls tried on one object before another one gets its turn."""
MOST_GUIDED_CALLS = 8
"""Calls of a sequence in which each comes closer to the wanted object."""
MOST_ARGUMENT_LISTS = 16
"""Lists of arguments tried for one method."""
FEW_PARAMETERS = 2
"""Parameters up to which the lists of simple values soon differ in all of them."""
MOST_MENTIONED = 24
"""Strings and characters in code that texts are composed of."""
MOST_TEXTS = 24
"""Texts tried for code that mentions parts of them."""
LONGEST_SEPARATOR = 2
"""Characters of a string that may separate parts of a text."""
LONGEST_WORD = 12
"""Characters of a string in code that is tried as a text."""
MOST_CONSTANTS = 6
"""Constants of a class tried for one parameter."""
USUAL_CONSTANTS = 2
"""Constants of an enum of the library tried for one parameter."""
USUAL_ELEMENTS = 2
"""Elements of the longest collection that is filled without a search."""
MOST_SUBCLASSES = 4
"""Subclasses of an abstract class of which objects are constructed by a search for any."""
MOST_NESTED = 4
"""Objects of a class tried for one parameter."""
MOST_ALTERNATIVES = 5
"""Objects tried for one input of a finding before the search for the next input ends without a result."""
MOST_RECEIVERS = 24
"""Objects on which a method is tried whose search has found nothing certain."""
SIMPLE_RECEIVERS = 8
"""Of these, the first ones, on which all lists of arguments are tried."""
FEW_ARGUMENT_LISTS = 6
"""Lists of arguments tried on each of the others."""
MOST_REPEATED_CALLS = 20
"""Calls of one method on an object, to fill it."""
MOST_REPEATED_METHODS = 4
"""Methods that are called so often."""
MOST_REPEATED_LISTS = 40
"""Calls among which these are chosen."""
MOST_TRIED_TEXTS = 6
"""Texts that code suggests and that are tried as its arguments."""
MOST_TRIED_VALUES = 5
"""Values of a type of the library that are tried for one parameter."""
MOST_OBJECTS = 6
"""Objects of one heap for which constructing calls are searched."""
CONSTRUCTION_STEPS = 20_000
"""Steps of one tried call."""
OTHER_ENVIRONMENTS = 2
"""Further runs of calls that depend on their environment, each in another one."""
SHORTEST_ORDINARY_LENGTH = 3
"""Elements from which on the length of an input array is ordinary."""
ORDINARY_ROWS = ((3, 3), (3, 4), (20, 20))
"""Rows and columns of ordinary arrays of arrays that are tried in place of irregular ones."""
ORDINARY_LENGTH = 20
"""Elements of an ordinary array that is tried in place of a shorter one."""
CONTAINER_STEPS = 50_000
"""Steps of one call that fills a collection."""
MOST_COVERS = 100_000
"""Partial covers that the exact search for the fewest tests visits."""
MOST_ALIKE = 50
"""Cases with the same finding of which one becomes a test."""
MUTANT_STEPS = 20_000
"""Steps of a run of a mutant, after which it does not end."""
MOST_DONORS = 8
"""Objects of a class that take the place of an input in turn."""
MOST_VARIED_CASES = 6
"""Cases of a method whose inputs are exchanged."""
MOST_GROWN = 60
"""Objects of a class, with those that calls lead to, that take the place of an input if nothing else tells a mutant."""
MOST_GROWING_CALLS = 400
"""Calls on objects of one class that look for further ones."""
MOST_GROWN_NUMBERS = 2
"""Other numbers that are tried beside each of these objects."""
MOST_OBSERVATIONS = 8
"""Calls of public methods that observe one object."""
MOST_FACTS = 3
"""Facts in the name of a test."""
LONGEST_NAME = 90
"""Characters of the name of a test."""
TEST_MILLISECONDS = 2_000
"""Time of one test against a mutant, after which it does not end."""
MACHINE_SECONDS = 300
"""Seconds until a compiler or a JVM is stopped."""
