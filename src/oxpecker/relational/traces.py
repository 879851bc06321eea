"""Finds traces: for each length, the shortest first, lassos that satisfy temporal formulas."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from types import TracebackType

from oxpecker.relational.finder import Finder, Options, Statistics
from oxpecker.relational.instance import Instance
from oxpecker.relational.lasso import Lasso, States
from oxpecker.relational.symmetry import classes
from oxpecker.relational.syntax import Formula, Relation
from oxpecker.relational.universe import Bounds, Tuples

PROPOSITION = "states"
"""An atom of the universe that no relation of the problem holds; it carries propositions about the trace."""


@dataclass(frozen=True, slots=True)
class Trace:
    """An infinite sequence of states: the last one is followed by the one where the loop begins."""

    states: tuple[Instance, ...]
    loop: int


@dataclass(slots=True)
class TraceFinder:
    """Searches for traces of increasing length in one solver, which keeps what it has learnt."""

    bounds: Bounds
    variable: frozenset[Relation]
    formulas: Sequence[Formula]
    first: int
    last: int
    options: Options = field(default_factory=Options)
    statistics: Statistics = field(default_factory=Statistics)
    watch: Callable[[], None] = lambda: None
    _states: States = field(init=False)
    _finder: Finder = field(init=False)
    _static: list[Relation] = field(init=False)
    _lasso: Lasso | None = None

    def __post_init__(self) -> None:
        self._states = States(self.variable)
        own = Bounds(self.bounds.universe)
        self._static = [relation for relation in self.bounds if relation not in self.variable]
        for relation in self._static:
            own.bind(relation, self.bounds[relation].upper, self.bounds[relation].lower)
        for relation in self._states.ordered:
            bound = self.bounds[relation]
            own.bind(self._states.copy(relation, 0), bound.upper, bound.lower)
        self._finder = Finder(own, self.options, self.statistics, self.watch)

    def __enter__(self) -> TraceFinder:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._finder.close()

    def solve(self) -> Trace | None:
        """A shortest trace; None if there is none within the bounds."""
        for _ in self._lengths():
            found = self._finder.solve()
            if found is not None:
                return self._trace(found)
        return None

    def traces(self, *, isomorphic: bool = True) -> Iterator[Trace]:
        """All infinite traces, each once even if several lassos denote it; with `isomorphic=False`, up to renaming."""
        seen: set[object] = set()
        groups = [] if isomorphic else classes(self.bounds)
        for _ in self._lengths():
            for found in self._finder.instances():
                trace = self._trace(found)
                form = self._form(shortest(trace, self.variable), groups)
                if form not in seen:
                    seen.add(form)
                    yield trace

    def core(self) -> list[Formula]:
        """If there is no trace: formulas that exclude those of the greatest length."""
        return self._finder.core()

    def _lengths(self) -> Iterator[int]:
        universe = self.bounds.universe
        proposition: Tuples = universe.tuples(PROPOSITION)
        for length in range(self.first, self.last + 1):
            if self._lasso is not None:
                self._finder.retract(self._lasso.loops)
            self._lasso = Lasso(self._states, length)
            for relation, bound in self._lasso.bounds(self.bounds, proposition).items():
                self._finder.bind(relation, bound)
            self._finder.add(self._lasso.one_loop, *(self._lasso.at_start(formula) for formula in self.formulas))
            yield length

    def _trace(self, found: Instance) -> Trace:
        assert self._lasso is not None
        loop = next(state for state, relation in enumerate(self._lasso.loops) if found[relation])
        hidden = {*self._lasso.loops, *(each for copies in self._states.copies for each in copies.values())}
        shared = {relation: rows for relation, rows in found.relations.items() if relation not in hidden}
        original = list(self.bounds)
        states = []
        for state in range(self._lasso.length):
            rows = {r: found[self._states.copy(r, state) if r in self.variable else r] for r in original}
            states.append(Instance(found.universe, {**rows, **shared}))
        return Trace(tuple(states), loop)

    def _form(self, trace: Trace, groups: Sequence[Sequence[int]]) -> object:
        """What tells infinite traces apart."""
        tables: dict[Relation, Tuples] = {}
        for number, state in enumerate(trace.states):
            for relation, rows in state.relations.items():
                if relation in self.variable or number == 0:
                    tables[Relation(f"{relation.name}@{number}", relation.arity)] = rows
        return trace.loop, len(trace.states), Instance(self.bounds.universe, tables).canonical(groups).form


def shortest(trace: Trace, variable: frozenset[Relation]) -> Trace:
    """The shortest lasso that denotes the same infinite trace."""
    keys = [tuple(sorted((r.name, str(r.place), tuple(sorted(s[r]))) for r in variable)) for s in trace.states]
    loop = keys[trace.loop :]
    period = next(
        size for size in range(1, len(loop) + 1) if len(loop) % size == 0 and loop == loop[:size] * (len(loop) // size)
    )
    begin, end = trace.loop, trace.loop + period
    while begin > 0 and keys[begin - 1] == keys[end - 1]:
        begin, end = begin - 1, end - 1
    return Trace(trace.states[:end], begin)
