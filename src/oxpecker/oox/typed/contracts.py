"""Typed contracts."""

from __future__ import annotations

from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.typed.expressions import Bound, Expression
from oxpecker.oox.typed.node import Node
from oxpecker.oox.types import Type


@dataclass(frozen=True, slots=True)
class FieldSet(Node):
    """Assignable: one field of an object, or all if `field` is None."""

    target: Expression
    field: FieldInfo | None


@dataclass(frozen=True, slots=True)
class StaticSet(Node):
    """Assignable: a static field."""

    field: FieldInfo


@dataclass(frozen=True, slots=True)
class ElementSet(Node):
    """Assignable: the elements from low to high of an array, or all if both are None."""

    target: Expression
    low: Expression | None
    high: Expression | None


Locations = tuple[FieldSet | StaticSet | ElementSet, ...]


@dataclass(frozen=True, slots=True)
class Clause(Node):
    """A condition of a contract, with the clause it was written in as text for messages."""

    condition: Expression


@dataclass(frozen=True, slots=True)
class SignalsClause(Node):
    """A condition on exceptions of one type; `exception` is bound to the object."""

    type: Type
    exception: Bound
    condition: Expression


@dataclass(frozen=True, slots=True)
class Measure(Node):
    """What gets smaller with every call of a recursion: integers, the first ones first."""

    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Case(Node):
    """One specification case: where its `requires` held on entry, the rest must hold on exit.

    A method has a case of its own and those of the methods it overrides. `assignable` is None when
    everything may be assigned.
    """

    method: MethodInfo
    requires: tuple[Clause, ...] = ()
    ensures: tuple[Clause, ...] = ()
    exceptional: tuple[Clause, ...] = ()
    signals: tuple[SignalsClause, ...] = ()
    assignable: Locations | None = None
    measure: Measure | None = None

    @property
    def trivial(self) -> bool:
        """Whether this case says nothing, except perhaps a measure, which does not belong to cases."""
        nothing_said = not (self.requires or self.ensures or self.exceptional or self.signals)
        return nothing_said and self.assignable is None
