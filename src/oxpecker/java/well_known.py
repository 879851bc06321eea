"""Classes that the front end knows by name: those of the Java Language Specification, and those it generates code
for.

Everything else about the library is stated in its models (`oxpecker.java.facts`).
"""

from __future__ import annotations

CLASS = "java.lang.Class"
CLONEABLE = "java.lang.Cloneable"
COMPARABLE = "java.lang.Comparable"
COMPARATOR = "java.util.Comparator"
ENUM = "java.lang.Enum"
INCOMPATIBLE_CLASS_CHANGE = "java.lang.IncompatibleClassChangeError"
ITERABLE = "java.lang.Iterable"
NULL_POINTER = "java.lang.NullPointerException"
PRINT_STREAM = "java.io.PrintStream"
RECORD = "java.lang.Record"
SERIALIZABLE = "java.io.Serializable"
THREAD = "java.lang.Thread"

ALWAYS_IMPORTED = "java.lang"
"""The package whose classes need no import (JLS 7.3)."""

INTRINSICS = "oxpecker.Oox"
IDENTITY = "oxpecker.Identity"
INTERRUPTS = "oxpecker.Interrupts"
KEY_ORDER = "oxpecker.KeyOrder"
UNKNOWN_ORDER = "oxpecker.UnknownKeyOrder"
