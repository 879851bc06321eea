"""What is known at each place of a body: reachable code and assigned variables (JLS 14.22, 16)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce

from oxpecker.java.resolution.scope import Variable
from oxpecker.java.symbols import FieldSymbol

Place = Variable | FieldSymbol
"""A local variable, or a final field that its declaration does not assign."""


@dataclass(frozen=True, slots=True)
class Flow:
    """What holds whenever control comes to a place."""

    assigned: frozenset[Place] | None = frozenset()
    """The variables that are definitely assigned; None for all, where control never comes."""
    touched: frozenset[Place] = frozenset()
    """The variables that are not definitely unassigned."""
    reachable: bool = True

    def has(self, place: Place) -> bool:
        """Whether a variable is definitely assigned."""
        return self.assigned is None or place in self.assigned

    def declare(self, place: Place) -> Flow:
        """A variable begins without a value."""
        assigned = self.assigned if self.assigned is None else self.assigned - {place}
        return replace(self, assigned=assigned, touched=self.touched - {place})

    def assign(self, place: Place) -> Flow:
        """A variable gets a value."""
        return self.with_assigned(frozenset({place}))

    def with_assigned(self, places: frozenset[Place] | None) -> Flow:
        """Variables have a value, too."""
        if self.assigned is None or places is None:
            return replace(self, assigned=None)
        return replace(self, assigned=self.assigned | places, touched=self.touched | places)

    def touch(self, places: frozenset[Place]) -> Flow:
        """Variables may have got a value."""
        return replace(self, touched=self.touched | places)

    def never(self) -> Flow:
        """Where control does not come, though the rules about unreachable code do not say so."""
        return replace(self, assigned=None, touched=frozenset())


END = Flow(None, frozenset(), False)
"""After a statement that does not complete normally."""


def joined(flows: Iterable[Flow]) -> Flow:
    """What holds where several ways meet."""
    return reduce(_join, flows, END)


def _join(one: Flow, two: Flow) -> Flow:
    if one.assigned is None or two.assigned is None:
        assigned = two.assigned if one.assigned is None else one.assigned
    else:
        assigned = one.assigned & two.assigned
    return Flow(assigned, one.touched | two.touched, one.reachable or two.reachable)
