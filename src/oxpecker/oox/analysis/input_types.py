"""The types of what a method may get from its inputs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

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
    types = [each.type for each in parameters if is_reference(each.type)]
    if not info.static and not info.is_constructor:
        types += _held(hierarchy.concrete_subclasses(info.owner))
    return _closure(types, partial(_held_by_input, hierarchy))


def reachable_types(hierarchy: Hierarchy, t: Type) -> list[Type]:
    """A type of references, and the declared types of the references that any objects of it lead to."""
    return _closure([t], partial(_held_by_any, hierarchy))


def _closure(types: Iterable[Type], held: Callable[[Type], list[Type]]) -> list[Type]:
    found = dict.fromkeys(types)
    pending = list(found)
    while pending:
        new = [each for each in held(pending.pop()) if each not in found]
        found |= dict.fromkeys(new)
        pending += new
    return list(found)


def _held_by_input(hierarchy: Hierarchy, t: Type) -> list[Type]:
    """The types of references that an input of a type holds."""
    return _parts(t, candidates(hierarchy, t))


def _held_by_any(hierarchy: Hierarchy, t: Type) -> list[Type]:
    """The types of references that an object of a type holds, of whatever class it is."""
    is_class = isinstance(t, ClassType) and t.name in hierarchy.classes and t != OBJECT
    return _parts(t, hierarchy.concrete_subclasses(t.name) if is_class and isinstance(t, ClassType) else ())


def _parts(t: Type, classes: Sequence[ClassInfo]) -> list[Type]:
    """The types of references that an array holds, or an object of one of some classes."""
    if isinstance(t, ArrayType):
        return [t.element] if is_reference(t.element) else []
    if not isinstance(t, ClassType):
        return []
    raw = not t.arguments and any(is_library(each) and factory(each) is not None for each in classes)
    return [*t.arguments, *([OBJECT] if raw else []), *_held(each for each in classes if not is_library(each))]


def _held(classes: Iterable[ClassInfo]) -> list[Type]:
    return [field.type for cls in classes for field in cls.layout if is_reference(field.type)]
