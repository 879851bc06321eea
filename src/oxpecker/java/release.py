"""Releases of Java, and the constructs that each of them introduced."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

NEWEST = 25
"""The newest release whose constructs are known."""
OLDEST = 8
"""The oldest release that can be asked for."""
RELEASES = range(OLDEST, NEWEST + 1)


@dataclass(frozen=True, slots=True)
class SourceLevel:
    """The releases that a program is written for; None: any of them."""

    language: int | None = None
    """Whose constructs it may use: javac's `-source`."""
    platform: int | None = None
    """Whose classes and members of the platform it may use: javac's `--release` sets it, too."""

    @staticmethod
    def of_release(release: int) -> SourceLevel:
        """What `--release` asks for."""
        return SourceLevel(release, release)


ANY_RELEASE = SourceLevel()


def highest(levels: Iterable[SourceLevel]) -> SourceLevel:
    """What all parts of a program may be written for."""
    found = list(levels)
    languages, platforms = [each.language for each in found], [each.platform for each in found]
    return SourceLevel(_highest(languages), _highest(platforms))


def _highest(releases: list[int | None]) -> int | None:
    known = [each for each in releases if each is not None]
    return max(known) if known and len(known) == len(releases) else None


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
