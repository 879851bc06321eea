"""Reachability and definite assignment at each place of a body (JLS 14.22, 16)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce

from oxpecker.java.resolution.scope import Variable
from oxpecker.java.symbols import FieldSymbol
from oxpecker.oox.records import dataclass

Place = Variable | FieldSymbol
"""A local variable, or a final field without an initialiser."""


@dataclass(frozen=True, slots=True)
class Flow:
    """What holds whenever control reaches a place."""

    assigned: frozenset[Place] | None = frozenset()
    """The definitely assigned variables; None means all, if control never reaches the place."""
    touched: frozenset[Place] = frozenset()
    """The variables that are not definitely unassigned."""
    reachable: bool = True

    def has(self, place: Place) -> bool:
        """Whether a variable is definitely assigned."""
        return self.assigned is None or place in self.assigned

    def declare(self, place: Place) -> Flow:
        """Declares a variable without a value."""
        assigned = self.assigned if self.assigned is None else self.assigned - {place}
        return replace(self, assigned=assigned, touched=self.touched - {place})

    def assign(self, place: Place) -> Flow:
        """Assigns a variable."""
        return self.with_assigned(frozenset({place}))

    def with_assigned(self, places: frozenset[Place] | None) -> Flow:
        """Adds definitely assigned variables."""
        if self.assigned is None or places is None:
            return replace(self, assigned=None)
        return replace(self, assigned=self.assigned | places, touched=self.touched | places)

    def touch(self, places: frozenset[Place]) -> Flow:
        """Adds possibly assigned variables."""
        return replace(self, touched=self.touched | places)

    def never(self) -> Flow:
        """A place that control never reaches, although the rules about unreachable code do not apply."""
        return replace(self, assigned=None, touched=frozenset())


END = Flow(None, frozenset(), False)
"""After a statement that does not complete normally."""


def joined(flows: Iterable[Flow]) -> Flow:
    """What holds where several paths join."""
    return reduce(_join, flows, END)


def _join(one: Flow, two: Flow) -> Flow:
    if one.assigned is None or two.assigned is None:
        assigned = two.assigned if one.assigned is None else one.assigned
    else:
        assigned = one.assigned & two.assigned
    return Flow(assigned, one.touched | two.touched, one.reachable or two.reachable)
