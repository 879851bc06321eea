"""The names of classes in properties: of nested classes, the simple name and the one with dots."""

from __future__ import annotations

import re
from collections.abc import Iterator

from oxpecker.oox.hierarchy import Hierarchy

_DOTTED = re.compile(r"(?<![\w$.'])[^\W\d][\w$]*(?:\.[^\W\d][\w$]*)+")


def class_named(hierarchy: Hierarchy, name: str, owner: str) -> str | None:
    """The class that a simple name means in a class: a member of it or of those around it, as in Java.

    Otherwise a class of that name, or the only nested one.
    """
    for outer in _around(owner):
        for info in hierarchy[outer].lineage() if outer in hierarchy.classes else ():
            if f"{info.name}${name}" in hierarchy.classes:
                return f"{info.name}${name}"
    if name in hierarchy.classes:
        return name
    nested = [each for each in hierarchy.classes if each.endswith(f"${name}")]
    return nested[0] if len(nested) == 1 else None


def _around(owner: str) -> Iterator[str]:
    while owner:
        yield owner
        owner = owner.rpartition("$")[0]


def with_nested_names(hierarchy: Hierarchy, text: str, owner: str) -> str:
    """A formula in which a nested class has one name, `Outer$Inner` in place of `Outer.Inner`; all places stay."""

    def replaced(match: re.Match[str]) -> str:
        name, *others = match.group().split(".")
        while others and class_named(hierarchy, name, owner) and class_named(hierarchy, f"{name}${others[0]}", owner):
            name = f"{name}${others.pop(0)}"
        return ".".join([name, *others])

    return _DOTTED.sub(replaced, text)
