"""The types of what a method may get from its inputs."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.oox import typed
from oxpecker.oox.analysis.structures import is_library
from oxpecker.oox.candidates import candidates
from oxpecker.oox.hierarchy import ClassInfo, Hierarchy
from oxpecker.oox.input_clauses import factory
from oxpecker.oox.types import OBJECT, ArrayType, ClassType, Type, is_reference


def input_types(hierarchy: Hierarchy, method: typed.Method) -> list[Type]:
    """The declared types of the references among the inputs of a method, and of all that those lead to."""
    info = method.info
    parameters = method.parameters if info.static else method.parameters[1:]
    found: dict[Type, None] = dict.fromkeys(each.type for each in parameters if is_reference(each.type))
    pending = list(found)
    if not info.static and not info.is_constructor:
        pending += _held(hierarchy.concrete_subclasses(info.owner))
        found |= dict.fromkeys(pending)
    while pending:
        new = [each for each in _parts(hierarchy, pending.pop()) if each not in found]
        found |= dict.fromkeys(new)
        pending += new
    return list(found)


def _parts(hierarchy: Hierarchy, t: Type) -> list[Type]:
    """The types of references that an input of a type holds."""
    if isinstance(t, ArrayType):
        return [t.element] if is_reference(t.element) else []
    if not isinstance(t, ClassType):
        return []
    classes = candidates(hierarchy, t)
    raw = not t.arguments and any(is_library(each) and factory(each) is not None for each in classes)
    return [*t.arguments, *([OBJECT] if raw else []), *_held(each for each in classes if not is_library(each))]


def _held(classes: Iterable[ClassInfo]) -> list[Type]:
    return [field.type for cls in classes for field in cls.layout if is_reference(field.type)]
