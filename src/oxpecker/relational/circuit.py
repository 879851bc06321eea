"""Boolean circuits with shared gates.

A literal is a number: 1 is true, -1 false, every other positive number a variable or a gate, and its negative the
negation. Gates are conjunctions (a disjunction is a negated one) and choices (an exclusive or is one), so equal parts
share one gate. A choice made of conjunctions would need three gates, and a solver would infer less from them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

TRUE = 1
FALSE = -1


class Choice(NamedTuple):
    """`if condition then .. else ..`."""

    condition: int
    then: int
    otherwise: int


class Circuit:
    """Variables and gates; equal gates are shared, and gates with a constant value are folded."""

    def __init__(self) -> None:
        self.inputs: list[tuple[int, ...] | Choice | None] = [None, None]
        """The choice that each gate is, or what it is the conjunction of; None for variables."""
        self._known: dict[tuple[int, ...], int] = {}
        self._choices: dict[Choice, int] = {}

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
        if condition < 0:
            condition, then, otherwise = -condition, otherwise, then
        if condition == TRUE or then == otherwise:
            return then
        if then in (TRUE, condition):
            return self.either(condition, otherwise)
        if then in (FALSE, -condition):
            return self.both(-condition, otherwise)
        if otherwise in (FALSE, condition):
            return self.both(condition, then)
        if otherwise in (TRUE, -condition):
            return self.either(-condition, then)
        if then == -otherwise and condition > abs(otherwise):  # an exclusive or, whose operands are sorted
            sign = 1 if otherwise > 0 else -1
            condition, then, otherwise = sign * otherwise, sign * -condition, sign * condition
        if then < 0:
            return -self._choice(Choice(condition, -then, -otherwise))
        return self._choice(Choice(condition, then, otherwise))

    def _choice(self, choice: Choice) -> int:
        gate = self._choices.get(choice)
        if gate is None:
            self.inputs.append(choice)
            gate = self._choices[choice] = len(self.inputs) - 1
        return gate

    def differ(self, a: int, b: int) -> int:
        """Exclusive or."""
        return self.choose(a, -b, b)

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
