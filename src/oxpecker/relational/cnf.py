"""Converts circuits to clauses."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.relational.circuit import TRUE, Choice, Circuit

Clause = list[int]


class Clauses:
    """Generates the clauses of gates, each once and only for the polarities it occurs in (Plaisted and Greenbaum)."""

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit
        self.number_of: dict[int, int] = {}
        """The solver's variable of a gate or a variable of the circuit."""
        self._given: set[int] = set()

    def literal(self, literal: int) -> int:
        """The solver's literal."""
        known = self.number_of.get(abs(literal))
        if known is None:
            known = self.number_of[abs(literal)] = len(self.number_of) + 1
        return known if literal > 0 else -known

    def fresh(self) -> int:
        """A solver variable that is not in the circuit."""
        return self.literal(self.circuit.variable())

    def meaning(self, root: int) -> Iterator[Clause]:
        """The clauses by which a literal implies its definition."""
        pending = [root]
        while pending:
            literal = pending.pop()
            if literal in self._given:
                continue
            self._given.add(literal)
            if abs(literal) == TRUE:
                yield [self.literal(TRUE)]
                continue
            inputs = self.circuit.inputs[abs(literal)]
            if inputs is None:
                self.literal(literal)
                continue
            own = self.literal(literal)
            if isinstance(inputs, Choice):
                condition, then, otherwise = inputs if literal > 0 else (inputs[0], -inputs[1], -inputs[2])
                yield [-own, self.literal(-condition), self.literal(then)]
                yield [-own, self.literal(condition), self.literal(otherwise)]
                if then != -otherwise:  # follows from the others, and lets the solver infer more
                    yield [-own, self.literal(then), self.literal(otherwise)]
                pending.extend((condition, -condition, then, otherwise))
            elif literal > 0:
                for each in inputs:
                    yield [-own, self.literal(each)]
                pending.extend(inputs)
            else:
                yield [-own, *(self.literal(-each) for each in inputs)]
                pending.extend(-each for each in inputs)
