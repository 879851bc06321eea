"""Floating point by boxes: functions that SMT solvers do not know, and queries that are too hard for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from oxpecker.limits.budget import Budget, give_up_question, question_units
from oxpecker.numerics.floats import Floats
from oxpecker.solver.encoding.choice import ENCODED, Choice, Feature
from oxpecker.solver.limits import BOX_UNITS, BRIEF_BOX_UNITS, FUNCTION_BOX_UNITS
from oxpecker.solver.models import restricted, satisfies
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Satisfiable, Solver, Unknown, Unsatisfiable
from oxpecker.solver.wrapper import Wrapper, together
from oxpecker.terms import Op, Sort, Term, fp_le, fp_lt, land, lnot, substitute_all, variable
from oxpecker.terms.walking import subterms

if TYPE_CHECKING:
    from oxpecker.solver.boxes.domains import Domain
    from oxpecker.solver.boxes.search import BoxSearch


class Enclosing(Wrapper):
    """Asks boxes briefly, then the solver inside, and then boxes with more effort.

    If a query has functions that the solver does not know, their results become variables: a contradiction
    remains one, and a model counts if it satisfies the query itself.
    """

    counters = ("box_queries", "box_decisions", "box_abstractions")

    def __init__(self, inner: Solver) -> None:
        super().__init__(inner)
        self._choice = Choice()

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """The first answer."""
        question = together(path, constraints)
        features = self._choice.features_of(question)
        if not features & Feature.FLOATS:
            return self.inner.check(constraints, path, model)
        from oxpecker.solver.boxes.search import BoxSearch

        self.counts["box_queries"] += 1
        allowed = question_units()
        search = BoxSearch(question)
        is_encoded = not features & Feature.FUNCTIONS
        first = BRIEF_BOX_UNITS if is_encoded else FUNCTION_BOX_UNITS
        answer = search.run(first if allowed is None else min(first, allowed))
        if isinstance(answer, Unknown):
            answer = self.inner.check(constraints, path, model) if is_encoded else self._abstracted(question, search)
            if not isinstance(answer, Unknown):
                return answer
            answer = self._continued(search, allowed, answer)
        if not isinstance(answer, Unknown):
            self.counts["box_decisions"] += 1
        return answer

    def _continued(self, search: BoxSearch, allowed: int | None, unknown: Unknown) -> Answer:
        units = BOX_UNITS if allowed is None else min(BOX_UNITS, allowed)
        answer = search.run(units)
        if not isinstance(answer, Unknown):
            return answer
        if units < BOX_UNITS:
            give_up_question()
        return unknown

    def _abstracted(self, question: Sequence[Term], search: BoxSearch) -> Answer:
        """What the solver says of the query with any results of unknown functions, as far as a box encloses them."""
        unknown = [each for each in subterms(question) if each.op is Op.FP_FUNCTION and each.args[0] not in ENCODED]
        named = {each: variable(f"#{each.uid}", Sort.DOUBLE) for each in unknown}
        replaced = substitute_all(question, named)
        facts = [_inside(name, domain) for name, domain in zip(named.values(), search.domains(unknown), strict=True)]
        abstracted = [each for each in (*replaced, *facts) if each is not True]
        if any(each is False for each in abstracted):
            return Unsatisfiable()
        self.counts["box_abstractions"] += 1
        with Budget(question=question_units()).spending():
            answer = self.inner.check([each for each in abstracted if type(each) is Term])
        if isinstance(answer, Satisfiable):
            found = restricted(answer.model, question)
            return Satisfiable(found) if satisfies(found, question) else Unknown("functions without an encoding")
        return Unsatisfiable() if isinstance(answer, Unsatisfiable) else answer  # its core is of the abstraction


def _inside(name: Term, domain: Domain) -> Term | bool:
    """What is known of a result: it is NaN, if it may be, or between two numbers."""
    assert isinstance(domain, Floats)
    if domain.nan:
        return land(lnot(fp_lt(name, domain.low)), lnot(fp_lt(domain.high, name)))
    return land(fp_le(domain.low, name), fp_le(name, domain.high))
