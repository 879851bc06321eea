"""The stage of local abstraction: refutes a query by nearby constraints.

Long computations build deep terms: an element after a sort is a conditional of conditionals, one level for each
exchange. But the reason why one element is not greater than the next is near the surface. So conditionals and array
elements below some depth become variables with any value, and only those other constraints are kept that mention
nothing else. That is a relaxation (CPBPV, 3): refuting it refutes the query. A disjunction is refuted case by case,
each with its own constraints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from oxpecker.limits import Budget
from oxpecker.solver.allowance import Allowance
from oxpecker.solver.limits import LOCAL_DEPTHS, LOCAL_EFFORT, LOCAL_NODES
from oxpecker.solver.query import Solver, Unsatisfiable
from oxpecker.solver.stages.stage import PASSED, Question, Stage, StageAnswer
from oxpecker.terms import Op, Sort, Term, conjuncts, disjuncts, substitute_all, variable

_DEEP: Final = frozenset({Op.ITE, Op.ELEMENT})


class LocalStage(Stage):
    """Refutes a query by what is near its last constraint, the question on a path."""

    name = "local"

    def __init__(self, make: Callable[[], Solver]) -> None:
        self._make = make
        self._solver: Solver | None = None

    @property
    def _inner(self) -> Solver:
        """The solver of the abstraction, created at the first query."""
        if self._solver is None:
            self._solver = self._make()
        return self._solver

    def suits(self, question: Question) -> bool:
        """Whether the last constraint is large enough to be worth it."""
        return question[-1].size >= LOCAL_NODES

    def ask(self, question: Question, seconds: float | None) -> StageAnswer:
        """Refute every case of the last constraint."""
        allowance = Allowance(seconds)
        others = [(each, frozenset(surface([each]))) for each in question[:-1]]
        for case in disjuncts(question[-1]):
            if type(case) is not Term or not self._refutes(case, others, allowance):
                return PASSED
        return StageAnswer(Unsatisfiable(), False)

    def _refutes(self, case: Term, others: Sequence[tuple[Term, frozenset[Term]]], allowance: Allowance) -> bool:
        for depth in LOCAL_DEPTHS:
            if allowance.spent():
                break
            seen, cut = horizon(case, depth)
            near = [each for each, atoms in others if atoms <= seen]
            self._inner.limit(allowance.left())
            abstracted = [c for each in abstraction([*near, case], cut) for c in conjuncts(each)]
            if not all(type(each) is Term for each in abstracted):
                return True  # one of them is false; `conjuncts` omits true ones
            with Budget(LOCAL_EFFORT, question=LOCAL_EFFORT).spending():
                answer = self._inner.check([each for each in abstracted if type(each) is Term])
            if isinstance(answer, Unsatisfiable):
                return True
            if not cut:
                break
        return False

    def statistics(self) -> dict[str, float]:
        """Nothing besides the sequence's counters: the inner queries are not queries of the program."""
        return {}

    def interrupt(self) -> None:
        """End the running query."""
        if self._solver is not None:
            self._solver.interrupt()

    def close(self) -> None:
        """Close the solver inside."""
        if self._solver is not None:
            self._solver.close()


def surface(roots: Iterable[object]) -> set[Term]:
    """The variables, conditional integers and array elements in terms, without descending into them."""
    found: set[Term] = set()
    seen: set[Term] = set()
    stack = [root for root in roots if type(root) is Term]
    while stack:
        term = stack.pop()
        if term in seen:
            continue
        seen.add(term)
        if term.op is Op.VARIABLE or _is_deep(term):
            found.add(term)
        else:
            stack += [each for each in term.args if type(each) is Term]
    return found


def horizon(case: Term, depth: int) -> tuple[set[Term], list[Term]]:
    """The parts of a term down to a depth, and those among them that are not descended into."""
    level = surface([case])
    seen = set(level)
    for _ in range(depth):
        below: set[Term] = set()
        stack = [term for term in level if _is_deep(term)]
        while stack:
            term = stack.pop()
            new = surface(term.args) - seen
            seen |= new
            for each in new:
                # A choice among several is one step, however long its chain of conditionals.
                (stack.append if _goes_on(term, each) else below.add)(each)
        level = below
    return seen, [term for term in level if _is_deep(term)]


def _goes_on(term: Term, other: Term) -> bool:
    """Whether two conditionals depend on the same unknowns."""
    return term.op is other.op is Op.ITE and surface(term.args[:1]) == surface(other.args[:1])


def abstraction(constraints: Sequence[Term], cut: Iterable[Term]) -> list[Term | bool]:
    """The constraints with variables for some of their parts; a variable has the interval of the part."""
    unknown = {part: variable(f"#{part.uid}", Sort.INT, part.interval) for part in cut}
    return [each for each in substitute_all(constraints, unknown) if isinstance(each, (Term, bool))]


def _is_deep(term: Term) -> bool:
    return term.op in _DEEP and term.sort is Sort.INT
