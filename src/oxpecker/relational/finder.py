"""Finds instances of formulas within bounds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import factorial, prod
from time import perf_counter
from types import TracebackType

from oxpecker.relational.circuit import Circuit
from oxpecker.relational.cnf import Clauses
from oxpecker.relational.instance import Instance
from oxpecker.relational.limits import CLAUSES_AT_ONCE, SYMMETRY_BITS, SYMMETRY_PHASES
from oxpecker.relational.place import RelationalError
from oxpecker.relational.reachability import Reachability
from oxpecker.relational.sat import SatSolver, SolverName
from oxpecker.relational.skolem import Skolemiser
from oxpecker.relational.symmetry import breaking, classes
from oxpecker.relational.syntax import And, Formula, Relation
from oxpecker.relational.translation import Translator
from oxpecker.relational.universe import Bound, Bounds


@dataclass(frozen=True, slots=True)
class Options:
    """How to solve a problem."""

    solver: SolverName = SolverName.CADICAL
    symmetry: int = SYMMETRY_BITS
    """The least number of bits compared to break a symmetry; 0 switches symmetry breaking off."""
    skolem_depth: int = 0
    """The number of enclosing universal variables up to which existential ones are skolemised."""
    wrap_at: int | None = None
    """The bit width at which integers wrap around; None if they do not."""
    cores: bool = True
    """Whether `core` may be called; if not, the solver can simplify more."""
    symmetry_phases: bool = False
    """Whether the search for a first instance breaks symmetries only by turns; may change the first instance."""
    reachable_sets: bool = False
    """Whether to replace closures by sets where possible (see `reachability`); may change the first instance."""


@dataclass(slots=True)
class Statistics:
    """The size of a problem and the time it took."""

    variables: int = 0
    """Tuples between the lower and upper bounds."""
    gates: int = 0
    clauses: int = 0
    solver_calls: int = 0
    translation_seconds: float = 0.0
    solver_seconds: float = 0.0


@dataclass(slots=True)
class Finder:
    """An incremental problem: bounds and added formulas; learnt clauses are kept.

    Use it as a context manager, or `close` it: Python does not manage the solver's memory.
    """

    bounds: Bounds
    options: Options = field(default_factory=Options)
    statistics: Statistics = field(default_factory=Statistics)
    watch: Callable[[], None] = lambda: None
    """Called a few times per second; an exception that it raises ends the work."""
    _translator: Translator = field(init=False)
    _clauses: Clauses = field(init=False)
    _solver: SatSolver = field(init=False)
    _skolemiser: Skolemiser = field(init=False)
    _reachability: Reachability | None = None
    _given: dict[int, Formula] = field(default_factory=dict)
    _broken: int | None = None
    """The selector of symmetry breaking, as long as it is not permanent."""
    _shown: list[Relation] = field(init=False)

    def __post_init__(self) -> None:
        self._shown = list(self.bounds)
        own = self.bounds.copy()
        circuit = Circuit()
        self._translator = Translator(own, circuit, self.options.wrap_at, self.watch)
        self._clauses = Clauses(circuit)
        self._skolemiser = Skolemiser(own, self.options.skolem_depth)
        if self.options.reachable_sets:
            self._reachability = Reachability(self._translator)
        self._solver = SatSolver(self.options.solver, self.watch)
        if self.options.symmetry:
            self._break_symmetry(breaking(self._translator, self._shown, self.options.symmetry))

    def __enter__(self) -> Finder:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Frees the solver's memory."""
        self._solver.close()

    def bind(self, relation: Relation, bound: Bound) -> None:
        """Adds another relation. Its bound must preserve the symmetries of the atoms."""
        if relation not in self._translator.bounds:
            self._translator.bounds.bind(relation, bound.upper, bound.lower)
            self._shown.append(relation)

    def add(self, *formulas: Formula) -> None:
        """Adds formulas that must hold from now on. Conjunctions are split, so that cores are fine-grained."""
        for formula in formulas:
            for part in _parts(formula):
                self.watch()
                begun = perf_counter()
                literal = self._translator.formula(self._without_closures(self._skolemiser.formula(part)))
                self.statistics.translation_seconds += perf_counter() - begun
                if self.options.cores:
                    self._given[self._select(literal)] = part
                else:
                    self._assert(literal)

    def _without_closures(self, formula: Formula) -> Formula:
        """The formula with closures replaced by sets; the definitions of the sets hold from now on."""
        if self._reachability is None:
            return formula
        changed = self._reachability.formula(formula)
        while self._reachability.definitions:
            self._assert(self._translator.formula(self._reachability.definitions.pop()))
        return changed

    def retract(self, hidden: Collection[Relation]) -> None:
        """Forgets all formulas, but not what the solver has learnt, and no longer shows these relations."""
        if not self.options.cores:
            raise RelationalError("formulas cannot be retracted without cores; set Options.cores")
        self._given.clear()
        self._skolemiser = Skolemiser(self._translator.bounds, self.options.skolem_depth)
        self._shown = [relation for relation in self._shown if relation not in hidden]

    def _break_symmetry(self, literal: int) -> None:
        if self.options.symmetry_phases:
            self._broken = self._select(literal)
        else:
            self._assert(literal)

    def _select(self, literal: int) -> int:
        """A selector that implies a literal."""
        selector = self._clauses.fresh()
        self._add_clauses(self._clauses.meaning(literal))
        self._add_clauses([[-selector, self._clauses.literal(literal)]])
        return selector

    def solve(self) -> Instance | None:
        """An instance of all formulas; None if there is none within the bounds."""
        return self._instance() if self._solve(list(self._given)) else None

    def instances(self, *, isomorphic: bool = True) -> Iterator[Instance]:
        """All instances; with `isomorphic=False`, one of each isomorphism class.

        Symmetry breaking still omits some isomorphic instances; switch it off to enumerate all.
        """
        seen: set[object] = set()
        groups = [] if isomorphic else classes(self.bounds)
        shown = self._undecided()
        while self._solve(list(self._given)):
            found = self._instance()
            self._block()
            self._keep_symmetry_broken()
            if isomorphic:
                yield found
                continue
            if not seen:  # canonical forms can be expensive, and the first instance is always new
                yield found
            form = Instance(found.universe, {r: found[r] for r in shown}).canonical(groups).form
            if seen and form not in seen:
                yield found
            seen.add(form)

    def count(self, *, isomorphic: bool = True) -> Iterator[int]:
        """The number of instances, or of their isomorphism classes, found so far; the last one is the answer.

        One instance of each class is enough: as many instances are isomorphic to it as there are renamings, divided by
        the number of those that change nothing.
        """
        seen: set[object] = set()
        groups, total = classes(self.bounds), 0
        renamings = prod(factorial(len(group)) for group in groups)
        shown = self._undecided()
        self._keep_symmetry_broken()
        while self._solve(list(self._given)):
            found = self._instance()
            self._block()
            canonical = Instance(found.universe, {r: found[r] for r in shown}).canonical(groups)
            if canonical.form not in seen:
                seen.add(canonical.form)
                total += renamings // canonical.automorphisms if isomorphic else 1
                yield total

    def _undecided(self) -> list[Relation]:
        """The relations that may differ between instances."""
        bounds = self._translator.bounds
        return [r for r in (*self._shown, *self._skolemiser.relations) if bounds[r].lower != bounds[r].upper]

    def core(self) -> list[Formula]:
        """If there is no instance: a minimal set of formulas that contradict each other within the bounds."""
        if not self.options.cores:
            raise RelationalError("unsat cores are switched off; set Options.cores")
        selectors = list(self._given)
        if self._solve(selectors):
            return []
        core = [each for each in self._solver.core() if each in self._given]
        self._keep_symmetry_broken()
        for selector in sorted(core):
            rest = [each for each in core if each != selector]
            if selector in core and not self._solve(rest):
                core = self._solver.core()
        return [self._given[selector] for selector in sorted(core)]

    def _solve(self, assumptions: Sequence[int]) -> bool:
        begun = perf_counter()
        answer = self._solve_by_turns(assumptions) if self._broken is not None else self._solver.solve(assumptions)
        self.statistics.solver_seconds += perf_counter() - begun
        self.statistics.solver_calls += 1
        return answer

    def _solve_by_turns(self, assumptions: Sequence[int]) -> bool:
        """Searches with and without symmetry breaking, by turns."""
        assert self._broken is not None
        for conflicts, broken in SYMMETRY_PHASES:
            answer = self._solver.solve_within(conflicts, (*assumptions, self._broken) if broken else assumptions)
            if answer is not None:
                return answer
        self._keep_symmetry_broken()
        return self._solver.solve(assumptions)

    def _keep_symmetry_broken(self) -> None:
        """Breaks symmetries for good: further instances should not be isomorphic ones."""
        if self._broken is not None:
            self._add_clauses([[self._broken]])
            self._broken = None

    def _assert(self, literal: int) -> None:
        self._add_clauses([*self._clauses.meaning(literal), [self._clauses.literal(literal)]])

    def _add_clauses(self, clauses: Iterable[list[int]]) -> None:
        rest = iter(clauses)
        while some := list(islice(rest, CLAUSES_AT_ONCE)):
            self.watch()
            self._solver.add(some)
            self.statistics.clauses += len(some)
        self.statistics.gates = len(self._translator.circuit.inputs) - 2
        self.statistics.variables = sum(map(len, self._translator.variables.values()))

    def _instance(self) -> Instance:
        true = self._solver.model()
        number_of = self._clauses.number_of
        found = {}
        for relation in (*self._shown, *self._skolemiser.relations):
            self._translator.relation(relation)
            chosen = self._translator.variables[relation]
            rows = {row for row, variable in chosen.items() if number_of.get(variable) in true}
            found[relation] = self._translator.bounds[relation].lower | rows
        return Instance(self._translator.bounds.universe, found)

    def _block(self) -> None:
        """Excludes the last instance; tuples that no formula mentions are enumerated, too."""
        true = self._solver.model()
        clause = []
        for relation in (*self._shown, *self._skolemiser.relations):
            self._translator.relation(relation)
            for variable in self._translator.variables[relation].values():
                literal = self._clauses.literal(variable)
                clause.append(-literal if literal in true else literal)
        self._add_clauses([clause])


def _parts(formula: Formula) -> Iterator[Formula]:
    if isinstance(formula, And):
        for part in formula.parts:
            yield from _parts(part)
    else:
        yield formula


def solve(formula: Formula, bounds: Bounds, options: Options | None = None) -> Instance | None:
    """An instance of a formula within bounds; None if there is none."""
    with Finder(bounds, options or Options()) as finder:
        finder.add(formula)
        return finder.solve()
