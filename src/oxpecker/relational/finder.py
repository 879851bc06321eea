"""Finding instances of formulas within bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from time import perf_counter
from types import TracebackType

from oxpecker.relational.circuit import Circuit
from oxpecker.relational.cnf import Clauses
from oxpecker.relational.instance import Instance
from oxpecker.relational.limits import CLAUSES_AT_ONCE, SYMMETRY_BITS
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
    """How a problem is solved."""

    solver: SolverName = SolverName.CADICAL
    symmetry: int = SYMMETRY_BITS
    """How many bits are compared to break a symmetry; 0 breaks none."""
    skolem_depth: int = 0
    """Below how many universal variables existential ones become relations."""
    wrap_at: int | None = None
    """The bit width at which integers wrap around; None: they do not."""
    cores: bool = True
    """Whether `core` may be asked for; without, the solver simplifies more."""
    reachable_sets: bool = False
    """Whether sets take the place of closures where they may (see `reachability`); other instances may come first."""


@dataclass(slots=True)
class Statistics:
    """How large the problem was and how long it took."""

    variables: int = 0
    """Tuples that may or may not be there."""
    gates: int = 0
    clauses: int = 0
    solver_calls: int = 0
    translation_seconds: float = 0.0
    solver_seconds: float = 0.0


@dataclass(slots=True)
class Finder:
    """A problem that grows: bounds, and formulas that are added to it; what the solver learnt is kept.

    Use it as a context manager, or `close` it: the solver's memory is not Python's.
    """

    bounds: Bounds
    options: Options = field(default_factory=Options)
    statistics: Statistics = field(default_factory=Statistics)
    watch: Callable[[], None] = lambda: None
    """Called now and then, a few times in a second; what it raises ends the work."""
    _translator: Translator = field(init=False)
    _clauses: Clauses = field(init=False)
    _solver: SatSolver = field(init=False)
    _skolemiser: Skolemiser = field(init=False)
    _reachability: Reachability | None = None
    _given: dict[int, Formula] = field(default_factory=dict)
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
            self._assert(breaking(self._translator, self._shown, self.options.symmetry))

    def __enter__(self) -> Finder:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Gives back the solver's memory."""
        self._solver.close()

    def bind(self, relation: Relation, bound: Bound) -> None:
        """Brings in another relation. Atoms that were interchangeable must be so in its bound."""
        if relation not in self._translator.bounds:
            self._translator.bounds.bind(relation, bound.upper, bound.lower)
            self._shown.append(relation)

    def add(self, *formulas: Formula) -> None:
        """From now on these must hold, too. Conjunctions are taken apart, so that cores are fine."""
        for formula in formulas:
            for part in _parts(formula):
                self.watch()
                begun = perf_counter()
                literal = self._translator.formula(self._without_closures(self._skolemiser.formula(part)))
                self.statistics.translation_seconds += perf_counter() - begun
                if not self.options.cores:
                    self._assert(literal)
                    continue
                selector = self._clauses.fresh()
                self._given[selector] = part
                self._add_clauses(self._clauses.meaning(literal))
                self._add_clauses([[-selector, self._clauses.literal(literal)]])

    def _without_closures(self, formula: Formula) -> Formula:
        """The formula with sets in the place of closures; what defines these holds from now on, whatever is asked."""
        if self._reachability is None:
            return formula
        changed = self._reachability.formula(formula)
        while self._reachability.definitions:
            self._assert(self._translator.formula(self._reachability.definitions.pop()))
        return changed

    def solve(self) -> Instance | None:
        """An instance of all formulas; None if there is none within the bounds."""
        return self._instance() if self._solve(list(self._given)) else None

    def instances(self, *, isomorphic: bool = True) -> Iterator[Instance]:
        """All instances; with `isomorphic=False`, one of each class that differ only by the names of atoms.

        With symmetry breaking some isomorphic instances are missing even so; switch it off to count them all.
        """
        seen: set[object] = set()
        groups = [] if isomorphic else classes(self.bounds)
        shown = [*self._shown, *self._skolemiser.relations]
        while self._solve(list(self._given)):
            found = self._instance()
            self._block()
            if not isomorphic:
                form = Instance(found.universe, {r: found[r] for r in shown}).canonical(groups)
                if form in seen:
                    continue
                seen.add(form)
            yield found

    def core(self) -> list[Formula]:
        """If there is no instance: a minimal set of formulas that contradict each other within the bounds."""
        if not self.options.cores:
            raise RelationalError("unsat cores are switched off; set Options.cores")
        selectors = list(self._given)
        if self._solve(selectors):
            return []
        core = self._solver.core()
        for selector in sorted(core):
            rest = [each for each in core if each != selector]
            if selector in core and not self._solve(rest):
                core = self._solver.core()
        return [self._given[selector] for selector in sorted(core)]

    def _solve(self, assumptions: Sequence[int]) -> bool:
        begun = perf_counter()
        answer = self._solver.solve(assumptions)
        self.statistics.solver_seconds += perf_counter() - begun
        self.statistics.solver_calls += 1
        return answer

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
        """Excludes the instance that was found last; what does not matter to any formula is enumerated, too."""
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
