"""Searches for the instances or traces of a command's problem."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from oxpecker.relational.alloy.problem import Problem
from oxpecker.relational.finder import Finder, Options, Statistics
from oxpecker.relational.induction import Induction, obligations
from oxpecker.relational.instance import Instance
from oxpecker.relational.limits import DEEPEST_INDUCTION
from oxpecker.relational.numbers import Overflow
from oxpecker.relational.overflow import prevented
from oxpecker.relational.syntax import Formula
from oxpecker.relational.traces import Trace, TraceFinder

Found = Instance | Trace


@dataclass(slots=True)
class Search:
    """A search that has begun: either for instances, or for traces."""

    problem: Problem
    finder: Finder | TraceFinder

    def solve(self) -> Found | None:
        """An instance or a shortest trace, its atoms named after their signatures."""
        found = self.finder.solve()
        return None if found is None else self.problem.named(found)

    def all(self, *, isomorphic: bool = True) -> Iterator[Found]:
        """All instances or traces; with `isomorphic=False`, one of each isomorphism class."""
        if isinstance(self.finder, TraceFinder):
            yield from map(self.problem.named, self.finder.traces(isomorphic=isomorphic))
        else:
            yield from map(self.problem.named, self.finder.instances(isomorphic=isomorphic))

    def count(self, *, isomorphic: bool = True) -> Iterator[int]:
        """The number of instances or traces found so far; the last one is the answer."""
        if isinstance(self.finder, TraceFinder):
            for number, _ in enumerate(self.finder.traces(isomorphic=isomorphic), 1):
                yield number
        else:
            yield from self.finder.count(isomorphic=isomorphic)

    def is_impossible(self) -> bool:
        """Whether a proof by induction shows that there is no trace of any length."""
        finder = self.finder
        if not isinstance(finder, TraceFinder):
            return False
        wanted = obligations(finder.formulas, finder.variable)
        if wanted is None:
            return False
        options = replace(finder.options, cores=False)
        induction = Induction(finder.bounds, finder.variable, options, finder.statistics, finder.watch)
        return all(induction.shows(each, DEEPEST_INDUCTION) for each in wanted)

    def core(self) -> list[Formula]:
        """If there is nothing: formulas that contradict each other."""
        return self.finder.core()


@contextmanager
def searching(
    problem: Problem,
    options: Options | None = None,
    statistics: Statistics | None = None,
    watch: Callable[[], None] = lambda: None,
    overflow: Overflow = Overflow.WRAP,
) -> Iterator[Search]:
    """A search for a problem; ends with the `with` block. The scope gives the bit width at which integers overflow."""
    wrap_at = None if overflow is Overflow.EXACT else problem.bit_width or None
    chosen = replace(options or Options(), wrap_at=wrap_at)
    counted = statistics or Statistics()
    formulas = [prevented(each) for each in problem.formulas] if overflow is Overflow.PREVENT else problem.formulas
    if problem.steps is None:
        with Finder(problem.bounds, chosen, counted, watch) as finder:
            finder.add(*formulas)
            yield Search(problem, finder)
        return
    steps, settings = problem.steps, replace(chosen, cores=True)
    with TraceFinder(
        problem.bounds, problem.variable, formulas, steps.first, steps.last, settings, counted, watch
    ) as traces:
        yield Search(problem, traces)
