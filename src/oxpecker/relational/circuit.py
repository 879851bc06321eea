"""Boolean circuits with shared gates.

A literal is a number: 1 is true, -1 false, every other positive number a variable or a gate, and its negative the
negation. All gates are conjunctions (a disjunction is a negated one), so equal parts share one gate.
"""

from __future__ import annotations

from collections.abc import Iterable

TRUE = 1
FALSE = -1


class Circuit:
    """Variables and gates; equal gates are shared, and gates with a constant value are folded."""

    def __init__(self) -> None:
        self.inputs: list[tuple[int, ...] | None] = [None, None]
        """What each gate is the conjunction of; None for variables."""
        self._known: dict[tuple[int, ...], int] = {}

    def variable(self) -> int:
        """A fresh variable."""
        self.inputs.append(None)
        return len(self.inputs) - 1

    def both(self, a: int, b: int) -> int:
        """`a and b`."""
        if a == b or b == TRUE:
            return a
        if a == TRUE:
            return b
        if a == FALSE or b == FALSE or a == -b:
            return FALSE
        key = (a, b) if a < b else (b, a)
        gate = self._known.get(key)
        if gate is None:
            self.inputs.append(key)
            gate = self._known[key] = len(self.inputs) - 1
        return gate

    def either(self, a: int, b: int) -> int:
        """`a or b`."""
        return -self.both(-a, -b)

    def conjunction(self, literals: Iterable[int]) -> int:
        """The conjunction; flattens nested conjunctions and detects contradictions."""
        found: set[int] = set()
        for literal in literals:
            if literal == FALSE or -literal in found:
                return FALSE
            if literal != TRUE:
                found.add(literal)
        if len(found) < 2:
            return next(iter(found), TRUE)
        key = tuple(sorted(found))
        gate = self._known.get(key)
        if gate is None:
            self.inputs.append(key)
            gate = self._known[key] = len(self.inputs) - 1
        return gate

    def disjunction(self, literals: Iterable[int]) -> int:
        """The disjunction."""
        return -self.conjunction([-literal for literal in literals])

    def choose(self, condition: int, then: int, otherwise: int) -> int:
        """`if condition then .. else ..`."""
        if condition == TRUE or then == otherwise:
            return then
        if condition == FALSE:
            return otherwise
        return self.both(self.either(-condition, then), self.either(condition, otherwise))

    def differ(self, a: int, b: int) -> int:
        """Exclusive or."""
        if a == b:
            return FALSE
        if a == -b:
            return TRUE
        if abs(a) == TRUE:
            return -b if a == TRUE else b
        if abs(b) == TRUE:
            return -a if b == TRUE else a
        return self.both(self.either(a, b), -self.both(a, b))

    def same(self, a: int, b: int) -> int:
        """Equivalence."""
        return -self.differ(a, b)

    def at_most_one(self, literals: Iterable[int]) -> int:
        """At most one of the literals holds; a chain, linear in their number."""
        seen, parts = FALSE, []
        for literal in literals:
            parts.append(-self.both(seen, literal))
            seen = self.either(seen, literal)
        return self.conjunction(parts)
