"""Thresholds of reading Java. None changes the meaning of a program."""

# --- Can make a verdict weaker: `unknown`, or valid within narrower bounds -------------------------------

DEEPEST_EXPRESSION = 1_000
"""Nesting of JML expressions; deeper nesting is an error in the program."""

MOST_SEARCHED_FILES = 5_000
"""Files of the source path that are searched for subclasses; with more, every class may have others."""

FUNCTION_RUNS = 2
"""Times that a class without source runs a function that it gets."""

# --- Change speed or output only -------------------------------------------------------------------------

DEEPEST_SPECULATION = 6
"""Nested calls that are attributed twice, without and with a target type; deeper ones, once."""
MOST_PARAMETERS = 12
"""Parameters of a method of the library; longer overloads are not looked for behind a method reference."""
LIKENESS_OF_MISTAKES = 0.85
"""How similar, by `difflib`, a word of JML is to a mistake in it; other unknown words are those of another tool."""
LONGEST_WORD = 30
"""Characters of a word that are shown in an error."""
MOST_BYTES_OF_REPAIRS = 2**20
"""Bytes of text that are parsed to find out what is missing at the syntax errors of a file."""
MOST_DIMENSIONS = 255
"""Dimensions of an array type (JVMS 4.4.1)."""
MOST_GAPS = 8
"""Tokens of a syntax error behind which something may be missing."""
CHUNK = 2**14
"""Bytes that the parser gets at once; signals are checked between two chunks."""
NEWEST_RELEASE = 25
"""The newest release of Java whose class files are chosen in jars for several releases."""
NEWEST_CLASS_FILE = 69
"""The newest known version of class files; later ones are read with a message."""
LARGEST_CLASS_FILE = 2**24
"""Bytes of one class file; a larger one is not read."""
LARGEST_SOURCE_FILE = 50_000_000
"""Bytes of a Java file in a jar, after decompression."""
LARGEST_SOURCE_JAR = 1_000_000_000
"""Bytes of all Java files in a jar, after decompression."""
MOST_MISSING_SHOWN = 5
"""Missing dependencies that the line about a project names."""
