"""Which inputs a verdict within bounds speaks of: it names the classes that were tried for a declared type."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tests.reference_inputs.values import CLASSES

_NAMED = re.compile(r"([\w.]+)(?:<[^>]*>)? inputs of class ((?:[\w.\[\]]+|those of the program)(?:, [\w.\[\] ]+)*)")
_ALONE = re.compile(r"no subclasses of ([\w.]+(?:<[^>]*>)?) as inputs")
_OWN = "those of the program"
_ONLY_OWN = "inputs of the classes of the program"


def class_of(value: str) -> str:
    """The class of a value, by how it is written in Java; empty for null and for what is no plain object."""
    if value.startswith('"'):
        return "String"
    if re.fullmatch(r"-?\d+|Integer\..*", value):
        return "Integer"
    if re.match(r"(List\.of|Arrays\.asList)\(", value):
        return "List.of"  # of a class without a name
    made = re.match(r"new (\w+)(?:<[^>]*>)?(\[\])?", value)
    if made is not None:
        return made[1] + (made[2] or "")
    constant = re.match(r"([A-Z]\w*)\.\w+$", value)
    return constant[1] if constant is not None else ""


def is_outside(reason: str, types: Sequence[str], arguments: Sequence[str]) -> bool:
    """Whether an argument is of a class that the verdict does not claim to have tried."""
    said = _ALONE.sub(r"\1 inputs of class \1", reason.replace(_ONLY_OWN, f"inputs of class {_OWN}"))
    tried = {name: set(listed.split(", ")) for name, listed in _NAMED.findall(said)}
    for t, value in zip(types, arguments, strict=True):
        names = tried.get(t.partition("<")[0])
        found = class_of(value)
        if names is not None and found and found not in names and not (_OWN in names and found in CLASSES):
            return True
    return False
