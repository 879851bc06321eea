"""The refinement loop: finds a candidate run, checks its calls, learns from infeasible ones (Karun 2.4, 2.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from oxpecker.oox.depth import deep_recursion
from oxpecker.refinement.encoding import Frame
from oxpecker.refinement.limits import (
    MOST_CHECKS_OF_CALL,
    MOST_REFINEMENTS_OF_CALL,
    MOST_REFINEMENTS_OF_RECURSION,
    WAYS_LEARNT_SINGLY,
)
from oxpecker.refinement.logic import all_of, implication
from oxpecker.refinement.problem import Problem
from oxpecker.refinement.sites import CallSite
from oxpecker.refinement.specialisation import Specialiser
from oxpecker.relational.finder import Finder, Options
from oxpecker.relational.instance import Instance
from oxpecker.relational.scope import relations
from oxpecker.relational.syntax import And, Formula, Relation
from oxpecker.relational.universe import Bounds, Tuples

Known = dict[Relation, Tuples]
"""The known relations of a counterexample so far."""


class PilesUp(Exception):
    """So much is learnt of the calls of a method that inlining them is less work."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(slots=True)
class Effort:
    """The cost of a check."""

    searches: int = 0
    checks: int = 0
    refinements: int = 0
    variables: int = 0
    clauses: int = 0


@dataclass(slots=True)
class Refiner:
    """Searches for a run of a problem that satisfies a formula, with calls as currently specified."""

    problem: Problem
    wanted: Formula
    tick: Callable[[], None]
    effort: Effort = field(default_factory=Effort)
    lazy: bool = True
    """Whether to solve the formula alone first: if it is unsatisfiable, the code is not needed."""
    patient: bool = False
    """Whether calls are refined however often; otherwise PilesUp is raised."""
    _relations: dict[Formula, list[Relation]] = field(default_factory=dict)

    def counterexample(self) -> Known | None:
        """The relations of a run whose calls have all been confirmed; None if there is none."""
        domain = self.problem.domain
        with (
            deep_recursion(),
            Finder(domain.bounds.copy(), Options(cores=False, reachable_sets=True), watch=self.tick) as finder,
        ):
            self._add(finder, [self.wanted])
            if self.lazy and self._solve(finder) is None:
                return None
            self._add(finder, self.problem.frame.constraints)
            for site in sites_of(self.problem.frame):
                self._add(finder, site.specification())
            while True:
                found = self._solve(finder)
                if found is None:
                    return None
                known: Known = dict(found.relations)
                learnt = self._check_all(self.problem.frame, known)
                if not learnt:
                    return known
                for site, formula in learnt:
                    self._add(finder, [implication(site.guard, formula)])

    def _solve(self, finder: Finder) -> Instance | None:
        self.tick()
        self.effort.searches += 1
        found = finder.solve()
        self.effort.variables, self.effort.clauses = finder.statistics.variables, finder.statistics.clauses
        return found

    def _add(self, finder: Finder, formulas: Iterable[Formula]) -> None:
        bounds = self.problem.domain.bounds
        for formula in formulas:
            for relation in self._mentioned(formula):
                finder.bind(relation, bounds[relation])
            finder.add(formula)

    def _check_all(self, frame: Frame, known: Known) -> list[tuple[CallSite, Formula]]:
        """Checks the calls of a run in order; returns what was learnt from infeasible ones.

        Summaries come first: looking up a run in them is cheap, and they hold for all runs.
        """
        executed = [site for site in sites_of(frame) if self._decided(site.guard, known) is True]
        learnt = []
        for site in executed:
            used = site.use_summary(lambda formula: self._decided(formula, known) is False)
            if used:
                learnt.append((site, all_of(used)))
        if learnt:
            return learnt
        for site in executed:
            refinement = self._check(site, known)
            if refinement is not None:
                learnt.append((site, refinement))
                most = MOST_REFINEMENTS_OF_RECURSION if site.is_recursive else MOST_REFINEMENTS_OF_CALL
                if len(site.refinements) >= most and not self.patient:
                    raise PilesUp(site.info.key)
        return learnt

    def _decided(self, formula: Formula, known: Known) -> bool | None:
        return Specialiser(self._fixed([formula], known), self.tick).decided(formula)

    def _check(self, site: CallSite, known: Known) -> Formula | None:
        """Checks whether the callee can do what a run requires; if so, adds its own effects to the run.

        Otherwise refines the specification of the site and returns the refinement.
        """
        callee = site.open()
        while True:
            self.tick()
            self.effort.checks += 1
            site.checks += 1
            if site.checks > MOST_CHECKS_OF_CALL and not self.patient:
                raise PilesUp(site.info.key)
            formulas = [formula for _, formula in site.obligations] + callee.constraints
            formulas += [part for inner in sites_of(callee) for part in inner.specification()]
            bounds = self._fixed(formulas, known)
            with Finder(bounds, Options(symmetry=0), watch=self.tick) as finder:
                finder.add(*formulas)
                found = finder.solve()
                core = [] if found is not None else finder.core()
            if found is None:
                return self._refine(site, core, bounds)
            within = known | dict(found.relations)
            if not self._check_all(callee, within):
                known.update(within)
                return None

    def _refine(self, site: CallSite, core: list[Formula], bounds: Bounds) -> Formula:
        """The core specialised to states like the given one; the whole core if there were too many such states."""
        self.effort.refinements += 1
        about = tuple(name for name, formula in site.obligations if any(part in core for part in _conjuncts(formula)))
        refinement = all_of(core)
        if len(site.refinements) < WAYS_LEARNT_SINGLY:
            smaller = Specialiser(bounds, self.tick).specification(core)
            with Finder(bounds, Options(symmetry=0), watch=self.tick) as finder:
                finder.add(smaller)
                if finder.solve() is None:
                    refinement = smaller
        site.refinements.append((refinement, about))
        return refinement

    def _fixed(self, formulas: Iterable[Formula], known: Known) -> Bounds:
        """Bounds that fix all known relations."""
        domain = self.problem.domain
        bounds = Bounds(domain.universe)
        for relation in dict.fromkeys(each for formula in formulas for each in self._mentioned(formula)):
            tuples = known.get(relation)
            if tuples is None:
                bound = domain.bounds[relation]
                bounds.bind(relation, bound.upper, bound.lower)
            else:
                bounds.fix(relation, tuples)
        return bounds

    def _mentioned(self, formula: Formula) -> list[Relation]:
        """The relations of a formula, by name."""
        found = self._relations.get(formula)
        if found is None:
            found = self._relations[formula] = sorted(relations(formula), key=lambda each: each.name)
        return found


def sites_of(frame: Frame) -> list[CallSite]:
    """The call sites of a frame, in execution order."""
    return [site for site in frame.sites if isinstance(site, CallSite)]


def _conjuncts(formula: Formula) -> Iterable[Formula]:
    if isinstance(formula, And):
        for part in formula.parts:
            yield from _conjuncts(part)
    else:
        yield formula
