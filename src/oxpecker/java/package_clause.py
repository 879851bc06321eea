"""Reads the package clause of a Java file without parsing the file."""

from __future__ import annotations

import re

from oxpecker.oox.late_patterns import late_pattern

_SPACE = r"(?:\s|//[^\n]*(?:\n|$)|/\*.*?\*/)*+"
_ANNOTATION = rf"(?:@{_SPACE}[\w.$]+{_SPACE}(?:\([^()]*(?:\([^()]*\)[^()]*)*\){_SPACE})?)*+"
_NAME = rf"{_SPACE}[\w$]+{_SPACE}"
_CLAUSE = late_pattern(rf"{_SPACE}{_ANNOTATION}package\b({_NAME}(?:\.{_NAME})*);", re.DOTALL)
_COMMENT = late_pattern(r"//[^\n]*|/\*.*?\*/|\s+", re.DOTALL)


def package_of(text: str) -> str:
    """The package that a file declares; empty if it has no package clause."""
    found = _CLAUSE.match(text)
    return "" if found is None else _COMMENT.sub("", found[1])
