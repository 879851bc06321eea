"""Releases of Java, and the constructs that each of them introduced."""

from __future__ import annotations

from enum import Enum

NEWEST = 25
"""The newest release whose constructs are known."""
OLDEST = 8
"""The oldest release that can be asked for."""
RELEASES = range(OLDEST, NEWEST + 1)


class Feature(Enum):
    """A construct: javac's name for it with its verb, and the first release that has it."""

    PRIVATE_INTERFACE_METHODS = "private interface methods are", 9
    SWITCH_EXPRESSIONS = "switch expressions are", 14
    SWITCH_RULES = "switch rules are", 14
    MULTIPLE_LABELS = "multiple case labels are", 14
    TEXT_BLOCKS = "text blocks are", 15
    RECORDS = "records are", 16
    INSTANCEOF_PATTERNS = "pattern matching in instanceof is", 16
    SEALED_CLASSES = "sealed classes are", 17
    UNCONDITIONAL_INSTANCEOF = "unconditional patterns in instanceof are", 21
    PATTERN_SWITCH = "patterns in switch statements are", 21
    NULL_CASE = "null in switch cases is", 21
    RECORD_PATTERNS = "deconstruction patterns are", 21
    UNNAMED_VARIABLES = "unnamed variables are", 22
    FLEXIBLE_CONSTRUCTORS = "flexible constructors is", 25
    MODULE_IMPORTS = "module imports are", 25
    IMPLICIT_CLASSES = "implicitly declared classes are", 25

    @property
    def since(self) -> int:
        """The first release that has it."""
        return self.value[1]

    def missing_in(self, release: int) -> str:
        """The error message where a release does not have it, in javac's words."""
        name = self.value[0].rpartition(" ")[0]
        higher = f"(use -source {self.since} or higher to enable {name})"
        return f"{self.value[0]} not supported in -source {release} {higher}"
