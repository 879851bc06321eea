"""A query as a circuit: every part once, with rules that compute its domain and narrow those of its arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oxpecker.numerics.floats import Floats
from oxpecker.numerics.singles import single_from, single_up_to
from oxpecker.solver.boxes.backward import Projection, projection
from oxpecker.solver.boxes.domains import TRUE, Contradiction, Domain, met, only, whole
from oxpecker.solver.boxes.forward import Rule, Values, rule
from oxpecker.solver.limits import BOX_ROUNDS, LEAST_NARROWING
from oxpecker.terms import Interval, Op, Sort, Term
from oxpecker.terms.walking import subterms

Box = tuple[Domain, ...]
"""A domain for each variable."""


class Circuit:
    """The parts of a query in the order of computation; constants are parts too."""

    def __init__(self, question: Sequence[Term]) -> None:
        self._places: dict[Term, int] = {}
        self._start: Values = []
        self._rules: list[tuple[int, Rule]] = []
        self._projections: list[tuple[int, Projection]] = []
        self.variables: list[Term] = []
        self._inputs: list[int] = []
        self._singles: list[int] = []
        """The inputs that are floats of 32 bits."""
        for term in subterms(question):
            self._add(term)
        self._projections.reverse()
        self._roots = [self._places[each] for each in question]

    @property
    def size(self) -> int:
        """The number of parts."""
        return len(self._start)

    def _add(self, term: Term) -> None:
        if term.op is Op.VARIABLE:
            self.variables.append(term)
            self._inputs.append(self._place(term, whole(term)))
            self._singles += self._inputs[-1:] if term.sort is Sort.FLOAT else []
            return
        places = tuple(self._argument(each) for each in term.args)
        place = self._place(term, whole(term))
        self._rules.append((place, rule(term, places, self._places.__getitem__)))
        projected = projection(term, place, places)
        if projected is not None:
            self._projections.append((place, projected))

    def _place(self, term: Term, domain: Domain) -> int:
        place = self._places[term] = len(self._start)
        self._start.append(domain)
        return place

    def _argument(self, argument: Any) -> int:
        if type(argument) is Term:
            return self._places[argument]
        self._start.append(only(argument))
        return len(self._start) - 1

    @property
    def box(self) -> Box:
        """All values of all variables."""
        return tuple(self._start[each] for each in self._inputs)

    def domains(self, parts: Sequence[Term], box: Box) -> list[Domain]:
        """What parts of the query may be in a box, whether the constraints hold or not."""
        values = list(self._start)
        for place, domain in zip(self._inputs, box, strict=True):
            values[place] = domain
        for place, compute in self._rules:
            values[place] = compute(values)
        return [values[self._places[each]] for each in parts]

    def narrowed(self, box: Box) -> Box | None:
        """The box without values that contradict the constraints; None if nothing is left."""
        values = list(self._start)
        for place, domain in zip(self._inputs, box, strict=True):
            values[place] = domain
        try:
            for number in range(BOX_ROUNDS):
                before = [values[each] for each in self._inputs]
                for place, compute in self._rules:
                    found = compute(values)
                    values[place] = found if number == 0 else met(values[place], found)
                for root in self._roots:
                    values[root] = met(values[root], TRUE)
                for _, project in self._projections:
                    project(values)
                for place in self._singles:
                    values[place] = met(values[place], _of_singles(values[place]))
                after = [values[each] for each in self._inputs]
                if not any(_is_much_smaller(one, other) for one, other in zip(after, before, strict=True)):
                    break
        except Contradiction:
            return None
        return tuple(values[each] for each in self._inputs)


def _of_singles(domain: Floats) -> Floats:
    """The floats of 32 bits in a set."""
    if not domain.has_numbers:
        return domain
    return Floats(single_from(domain.low), single_up_to(domain.high), domain.nan)


def _is_much_smaller(one: Domain, other: Domain) -> bool:
    """Whether a domain has lost enough for another round."""
    if one == other:
        return False
    if isinstance(one, int) or isinstance(other, int):
        return True
    low, high = other[:2]
    if low is None or high is None or isinstance(one, Interval) or one.nan is not bool(other[-1]):
        return True
    return not one[1] - one[0] > LEAST_NARROWING * (high - low)
