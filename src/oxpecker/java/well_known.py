"""Classes that the front end knows by name: those of the Java Language Specification, and those it generates code
for.

Everything else about the library is stated in its models (`oxpecker.java.facts`).
"""

from __future__ import annotations

import re

CLASS = "java.lang.Class"
CLONEABLE = "java.lang.Cloneable"
COMPARABLE = "java.lang.Comparable"
COMPARATOR = "java.util.Comparator"
ANNOTATION = "java.lang.annotation.Annotation"
ENUM = "java.lang.Enum"
ITERABLE = "java.lang.Iterable"
MATCH_EXCEPTION = "java.lang.MatchException"
NULL_POINTER = "java.lang.NullPointerException"
PRINT_STREAM = "java.io.PrintStream"
RECORD = "java.lang.Record"
SERIALIZABLE = "java.io.Serializable"
THREAD = "java.lang.Thread"

LOMBOK = "lombok"
"""The package of the annotations from which Lombok generates members."""
SNEAKY = "sneaky"
"""The word among modifiers for a method that may throw checked exceptions without declaring them."""

BASE_MODULE = "java.base"
"""The module that compact source files import."""

PLATFORM_PACKAGE = "java."
"""No program declares classes in such packages."""

ALWAYS_IMPORTED = "java.lang"
"""The package whose classes need no import (JLS 7.3)."""

INTRINSICS = "oxpecker.Oox"
IDENTITY = "oxpecker.Identity"
INTERRUPTS = "oxpecker.Interrupts"
KEY_ORDER = "oxpecker.KeyOrder"
SHARED = "oxpecker.Shared"
THREADS = "oxpecker.Threads"
UNKNOWN_ORDER = "oxpecker.UnknownKeyOrder"

RESERVED = re.compile(
    r"(abstract|assert|boolean|break|byte|case|catch|char|class|const|continue|default|do|double|else|enum|extends|false|"
    r"final|finally|float|for|goto|if|implements|import|instanceof|int|interface|long|native|new|null|package|private|"
    r"protected|public|record|return|short|static|strictfp|super|switch|synchronized|this|throw|throws|transient|true|"
    r"try|var|void|volatile|while|yield)$"
)
"""The reserved words that the grammar accepts as class names."""
INFERRED = "var"
"""The type of local variables that have the type of their value."""
