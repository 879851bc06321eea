"""Whether both versions keep the same in the fields of their objects: if not, no input fits both."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from oxpecker.differential.heap_code import ClassPair
from oxpecker.oox.hierarchy import FieldInfo, Hierarchy, MethodInfo
from oxpecker.oox.types import ArrayType, ClassType, Type, is_reference

_KINDS = ("List", "Deque", "Set", "Map")
"""The types that say when two objects of different library classes are equal."""


def kept_differently(
    hierarchy: Hierarchy,
    method: MethodInfo,
    pairs: Sequence[ClassPair],
    touched: Collection[tuple[str, str]],
    original: Callable[[str], str],
) -> tuple[str, str] | None:
    """A class of inputs whose objects hold other things in the versions, with its fields that differ.

    Only fields count that code of either version uses. A number or a truth value that only one version has is no
    obstacle: it is 0 or false in the objects of the other one. `original` gives names of the new version.
    """
    inputs = set(_input_classes(hierarchy, method))
    for pair in pairs:
        if pair.is_enum or not any(_are_related(hierarchy, pair.new.name, each) for each in inputs):
            continue
        old, new = ({each.name: each for each in info.layout} for info in (pair.old, pair.new))
        names = [name for name in dict.fromkeys((*old, *new)) if not name.startswith("$")]
        used = [name for name in names if _is_touched((old.get(name), new.get(name)), touched, original)]
        differing = [name for name in used if not _is_alike(hierarchy, old.get(name), new.get(name), original)]
        if differing:
            return pair.new.name, ", ".join(differing)
    return None


def _input_classes(hierarchy: Hierarchy, method: MethodInfo) -> Iterator[str]:
    """The classes of the objects that a method is given, and that these hold."""
    is_given = not method.static and not method.is_constructor
    pending: list[Type] = [*([ClassType(method.owner)] if is_given else []), *method.parameter_types]
    seen = set[str]()
    while pending:
        t = pending.pop()
        if isinstance(t, ArrayType):
            pending.append(t.element)
        if not isinstance(t, ClassType) or t.name in seen:
            continue
        seen.add(t.name)
        yield t.name
        pending += t.arguments
        cls = hierarchy.get(t.name)
        pending += [each.declared for each in cls.layout] if cls is not None else []


def _are_related(hierarchy: Hierarchy, one: str, two: str) -> bool:
    return two != "Object" and (hierarchy.subclass(one, two) or hierarchy.subclass(two, one))


def _is_touched(
    fields: Iterable[FieldInfo | None], touched: Collection[tuple[str, str]], original: Callable[[str], str]
) -> bool:
    return any(each is not None and (original(each.owner), each.name) in touched for each in fields)


def _is_alike(
    hierarchy: Hierarchy, old: FieldInfo | None, new: FieldInfo | None, original: Callable[[str], str]
) -> bool:
    """Whether a field holds the same in both versions, as far as its declarations tell."""
    if old is None or new is None:
        only = old or new
        return only is None or not is_reference(only.declared)
    one, two = old.declared, new.declared
    if not (isinstance(one, ClassType) and isinstance(two, ClassType)):
        return is_reference(one) == is_reference(two) and isinstance(one, ArrayType) == isinstance(two, ArrayType)
    here, there = original(one.name), two.name
    if hierarchy.get(here) is None or hierarchy.get(there) is None:
        return here == there
    if hierarchy.subclass(here, there) or hierarchy.subclass(there, here):
        return True
    kinds = [{kind for kind in _KINDS if hierarchy.subclass(name, kind)} for name in (here, there)]
    return bool(kinds[0]) and kinds[0] == kinds[1]
