"""Collections inside a collection, told apart by where the declared type of a field has them.

In `Map<String, List<T>>`, the map has the path `()`, its keys `(0,)`, its lists `(1,)`, and their elements `(1, 0)`.
A type on such a path is nested if it is a library type with arguments; other objects lead to no collection.
"""

from __future__ import annotations

from oxpecker.oox.analysis.plain_types import PlainTypes
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.input_clauses import order_types
from oxpecker.oox.records import dataclass
from oxpecker.oox.roles import InputRole
from oxpecker.oox.types import ArrayType, ClassType, Type

Path = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Level:
    """A collection on a path."""

    path: Path


@dataclass(frozen=True, slots=True)
class Around:
    """A library object that leads to collections, such as a view, an iterator or a stream."""

    arguments: tuple[Shape | None, ...]


Shape = Level | Around


class Nesting:
    """The collections that the type of a field has on paths."""

    def __init__(self, plain: PlainTypes, held: FieldInfo) -> None:
        self.plain, self.hierarchy = plain, plain.hierarchy
        self.levels: dict[Path, tuple[Type, ...]] = {}
        """The types of the parts of each collection, by its path."""
        self.elements: set[Path] = set()
        """The paths of the elements of arrays, which are null at first."""
        self._add((), held.type)

    def _add(self, path: Path, t: Type) -> None:
        parts = self._parts(t)
        if parts:
            self.levels[path] = parts
            self.elements |= {(*path, 0)} if isinstance(t, ArrayType) else set()
            for place, part in enumerate(parts):
                self._add((*path, place), part)

    def _parts(self, t: Type) -> tuple[Type, ...]:
        """What a type that may be nested holds; nothing if the objects of a type are not followed."""
        if isinstance(t, ArrayType):
            return (t.element,) if self._parts(t.element) else ()
        if not isinstance(t, ClassType) or t.place >= 0 or t.wild or not self.is_model(t.name):
            return ()
        cls = self.hierarchy[t.allocated or t.name]
        return t.arguments[: len(t.arguments) - len(order_types(cls, t.arguments))]

    def is_model(self, name: str) -> bool:
        """Whether a class is a library model that hands on its type arguments as they are."""
        return self.plain.is_library(name) and InputRole.SUPERTYPES not in self.hierarchy[name].methods

    def inner_paths(self) -> frozenset[Path]:
        """The paths of what is in collections that are in others."""
        return frozenset((*path, place) for path, parts in self.levels.items() for place in range(len(parts)) if path)

    def arguments(self, shape: Shape) -> tuple[Shape | None, ...]:
        """The parts of an object that lead to collections; None for the others."""
        if isinstance(shape, Around):
            return shape.arguments
        places = range(len(self.levels[shape.path]))
        paths = ((*shape.path, place) for place in places)
        return tuple(Level(path) if path in self.levels else None for path in paths)

    def applied(self, t: Type | None, arguments: tuple[Shape | None, ...]) -> Shape | None:
        """The shape of an object whose type is declared in terms of type parameters with these arguments."""
        if isinstance(t, ArrayType):
            element = self.applied(t.element, arguments)
            return None if element is None else Around((element,))
        if not isinstance(t, ClassType):
            return None
        if t.lower is not None:
            return self.applied(t.lower, arguments)
        if t.place >= 0:
            return arguments[t.place] if t.place < len(arguments) else None
        inner = tuple(self.applied(each, arguments) for each in t.arguments)
        return Around(inner) if any(inner) else None
