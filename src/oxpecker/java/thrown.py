"""The names of the classes that a program uses as exceptions: a class without source among them is one."""

from __future__ import annotations

import re
from collections.abc import Iterable

from oxpecker.oox.late_patterns import late_pattern

_USED = late_pattern(
    r"\bcatch\s*\(\s*(?:final\s+)?([\w$.\s|]+?)\s+[\w$]+\s*\)|\bthrows\s+([\w$.,\s]+)|\bthrow\s+new\s+([\w$.]+)"
)
_EXTENDS = late_pattern(r"\bclass\s+([\w$]+)(?:\s*<[^{]*?>)?\s+extends\s+([\w$.]+)")


def thrown_names(texts: Iterable[str]) -> frozenset[str]:
    """The simple names of the classes that code catches, throws or declares, and of their superclasses.

    Comments and strings may add names; a class that nothing is known of may as well be an exception.
    """
    found: set[str] = set()
    above: dict[str, set[str]] = {}
    for text in texts:
        for groups in _USED.findall(text):
            found |= {_simple(name) for name in re.split(r"[|,]", "".join(groups))}
        for name, superclass in _EXTENDS.findall(text):
            above.setdefault(name, set()).add(_simple(superclass))
    pending = list(found)
    while pending:
        further = above.get(pending.pop(), set()) - found
        found |= further
        pending += further
    return frozenset(found)


def _simple(name: str) -> str:
    return name.strip().rpartition(".")[2]
