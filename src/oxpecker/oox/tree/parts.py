"""What the nodes of a class consist of, read from the declared types of its fields.

A field holds nodes (one, perhaps none, or tuples of them), or values that are no part of the tree. Every type must be
known to be the one or the other: a field of any other type is an error, so that no walker overlooks what it holds.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from enum import Enum, auto
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span

T = TypeVar("T")

_REFERENCE = "reference"
Reference = Annotated[T, _REFERENCE]
"""The type of a field whose nodes walks do not follow: they are elsewhere in the tree, or not read yet."""

_VALUES = (str, int, float, bytes, NoneType, Enum, Span)
_CONTAINERS = (tuple, frozenset, list, dict)


class UnclassifiedFieldError(TypeError):
    """It is not declared whether the values of a field are nodes."""


class Holds(Enum):
    """How a field holds nodes."""

    ONE = auto()
    PERHAPS_ONE = auto()
    TUPLE = auto()
    """A tuple of nodes, or None."""
    MIXED = auto()
    """Nodes and other values, in tuples of any depth: each value must be inspected."""


@dataclass(frozen=True, slots=True)
class Part:
    """A field that holds nodes."""

    name: str
    holds: Holds


@dataclass(frozen=True, slots=True)
class Classification:
    """Which types are nodes of a tree: those below `root`, but not those below `without`; `others` are none."""

    root: type[object]
    others: tuple[type[object], ...]
    names: Mapping[str, object]
    """What annotations name that their modules import for type checkers alone."""
    without: tuple[type[object], ...]

    def parts(self, kind: type[object]) -> tuple[Part, ...]:
        """The fields of a class that hold nodes, in the order of their declaration."""
        found = []
        for name, hint in _hints(kind, self.names):
            try:
                holds = self._holding(hint)
            except UnclassifiedFieldError as error:
                raise UnclassifiedFieldError(f"{kind.__qualname__}.{name}: {error}") from None
            if holds is not None:
                found.append(Part(name, holds))
        return tuple(found)

    def is_node(self, value: object) -> bool:
        """Whether a value is a node of the tree."""
        return isinstance(value, self.root) and not isinstance(value, self.without)

    def _holding(self, hint: Any) -> Holds | None:
        """How a field of a type holds nodes; None where it holds none."""
        some, all_ = self._nodes(hint)
        if not some:
            return None
        choices = [each for each in _choices(hint) if each is not NoneType]
        if len(choices) == 1 and get_origin(choices[0]) is tuple:
            arguments = get_args(choices[0])
            plain = arguments[1:] == (...,) and all(isinstance(each, type) for each in _choices(arguments[0]))
            return Holds.TUPLE if plain and self._nodes(arguments[0]) == (True, True) else Holds.MIXED
        if not all(isinstance(each, type) for each in choices):
            return Holds.MIXED
        if all_:
            return Holds.ONE
        return Holds.PERHAPS_ONE if all(self._nodes(each)[1] for each in choices) else Holds.MIXED

    def _nodes(self, hint: Any) -> tuple[bool, bool]:
        """Whether some values of a type are, or hold, nodes of the tree, and whether all are nodes of it."""
        if isinstance(hint, type) and get_origin(hint) is None:
            return self._nodes_of_class(hint)
        arguments = get_args(hint)
        origin = get_origin(hint)
        if origin is Annotated and _REFERENCE in arguments:
            return False, False
        if origin is Annotated:
            return self._nodes(arguments[0])
        if origin in (Union, UnionType):
            found = [self._nodes(each) for each in arguments]
            return any(some for some, _ in found), all(every for _, every in found)
        if origin in _CONTAINERS:
            some = any(self._nodes(each)[0] for each in arguments if each is not ...)
            if some and origin is not tuple:
                raise UnclassifiedFieldError(f"nodes are held by themselves or in tuples, not in {hint}")
            return some, False
        raise UnclassifiedFieldError(f"a type that is neither nodes nor other values: {hint}")

    def _nodes_of_class(self, kind: type[object]) -> tuple[bool, bool]:
        if issubclass(kind, self.without):
            return False, False
        if issubclass(kind, self.root):
            return True, not any(issubclass(each, kind) for each in self.without)
        if issubclass(kind, _VALUES) or issubclass(kind, self.others):
            return False, False
        raise UnclassifiedFieldError(f"{kind.__qualname__} is no node, and not among the other values of the tree")


def _choices(hint: Any) -> tuple[Any, ...]:
    """The alternatives of a type."""
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def _hints(kind: type[object], names: Mapping[str, object]) -> Iterator[tuple[str, Any]]:
    """The fields of a class with the types they are declared with."""
    found: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        module = sys.modules[base.__module__].__dict__
        for name, text in base.__dict__.get("__annotations__", {}).items():  # noqa: RUF063 - `inspect` is slow to import
            found[name] = _meaning(base.__module__, module, text, names)
    return ((name, found[name]) for name in getattr(kind, "__dataclass_fields__", ()))


_MEANINGS: dict[tuple[str, str], Any] = {}


def _meaning(place: str, module: dict[str, Any], text: str, names: Mapping[str, object]) -> Any:
    """What an annotation means in its module."""
    if (place, text) not in _MEANINGS:
        _MEANINGS[place, text] = eval(text, module, dict(names))
    return _MEANINGS[place, text]
