"""Contracts: clauses, and the locations an `assignable` clause lists."""

from __future__ import annotations

from oxpecker.oox.records import dataclass
from oxpecker.oox.syntax.expressions import Expression
from oxpecker.oox.syntax.node import Node, TypeUse


@dataclass(frozen=True, slots=True)
class Location(Node):
    """Something an `assignable` clause allows to change."""


@dataclass(frozen=True, slots=True)
class Nothing(Location):
    """`nothing`."""


@dataclass(frozen=True, slots=True)
class Everything(Location):
    """`everything`."""


@dataclass(frozen=True, slots=True)
class FieldLocation(Location):
    """`e.f`, or `C.f` for a static field."""

    target: Expression
    field: str


@dataclass(frozen=True, slots=True)
class AllFields(Location):
    """`e.*`."""

    target: Expression


@dataclass(frozen=True, slots=True)
class ElementLocation(Location):
    """`a[i]`."""

    target: Expression
    index: Expression


@dataclass(frozen=True, slots=True)
class ElementRange(Location):
    """`a[low .. high]`, both included."""

    target: Expression
    low: Expression
    high: Expression


@dataclass(frozen=True, slots=True)
class AllElements(Location):
    """`a[*]`."""

    target: Expression


@dataclass(frozen=True, slots=True)
class Clause(Node):
    """One clause of a method's contract."""


@dataclass(frozen=True, slots=True)
class Requires(Clause):
    """`requires(E)`: true on entry."""

    condition: Expression


@dataclass(frozen=True, slots=True)
class Ensures(Clause):
    """`ensures(E)`: true on normal return."""

    condition: Expression


@dataclass(frozen=True, slots=True)
class Exceptional(Clause):
    """`exceptional(E)`: true whenever an exception leaves the method."""

    condition: Expression


@dataclass(frozen=True, slots=True)
class Signals(Clause):
    """`signals (T e) E`: true whenever an exception of type T leaves the method."""

    type: TypeUse
    name: str | None
    condition: Expression


@dataclass(frozen=True, slots=True)
class Assignable(Clause):
    """`assignable(locations)`: nothing else that existed on entry is assigned."""

    locations: tuple[Location, ...]


@dataclass(frozen=True, slots=True)
class Decreases(Clause):
    """`decreases(E, F)`: in a recursion each call has smaller values than the one before it, the first ones first."""

    measures: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Also(Clause):
    """`also`: what follows is another specification case."""


@dataclass(frozen=True, slots=True)
class Diverges(Clause):
    """`diverges`: the method may run forever; belongs to no case."""


@dataclass(frozen=True, slots=True)
class Rejects(Clause):
    """`rejects(T, U)`: by exceptions of these types the method refuses what callers ask; belongs to no case."""

    types: tuple[TypeUse, ...]


@dataclass(frozen=True, slots=True)
class Throws(Clause):
    """`throws(T, U)`: exceptions of these types may leave the method; belongs to no case."""

    types: tuple[TypeUse, ...]
