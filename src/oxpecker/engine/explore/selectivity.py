"""Which conjuncts of the assumptions of a method exclude most inputs, found by trying each on small inputs."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import inf

from oxpecker.engine.bounds import Bounds
from oxpecker.engine.compiled.preconditions import precondition_only
from oxpecker.engine.compiled.program import ProgramCode
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.limits import SELECTIVITY_STEPS
from oxpecker.engine.options import Options
from oxpecker.engine.path.endings import Excluded
from oxpecker.engine.path.requests import Unsupported
from oxpecker.engine.specification.assumptions import Assumptions, Cost, in_order
from oxpecker.limits import LimitReached, Watch
from oxpecker.oox import typed
from oxpecker.solver import Solver

_BOUNDS = Bounds(decisions=40, calls=20, chain=2, array=2, string=2, range=8, steps=2_000)


class Selectivity:
    """Tries the conjuncts that one method may assume."""

    def __init__(
        self, program: typed.Program, method: typed.Method, solver: Solver, options: Options, watch: Watch
    ) -> None:
        self.program = program
        self.method = method
        self.solver = solver
        self.options = replace(options, bounds=_BOUNDS)
        self.watch = watch
        self.steps = 0
        """The steps that the trials have taken."""

    def assumptions(self) -> Assumptions:
        """The best order in which to evaluate the conjuncts."""
        requires: dict[int, tuple[typed.Clause, ...]] = {}
        invariants: dict[str, tuple[typed.Clause, ...]] = {}
        for number, case in enumerate(self.method.cases):
            found = in_order(case.requires, partial(self.cost_of_precondition, case))
            if found is not None:
                requires[number] = found
        for name in self.above():
            found = in_order(self.program.invariants.get(name, ()), partial(self.cost_of_invariant, name))
            if found is not None:
                invariants[name] = found
        return Assumptions(requires, invariants)

    def above(self) -> list[str]:
        """The classes and interfaces whose invariants hold for the receiver, as far as they are known."""
        if self.method.info.static or self.method.info.is_constructor or self.method.info.helper:
            return []
        owner = self.program.hierarchy[self.method.info.owner]
        return [each.name for each in (*owner.all_interfaces(), *owner.lineage())]

    def cost_of_precondition(self, case: typed.Case, clauses: tuple[typed.Clause, ...]) -> Cost:
        """The cost of clauses as the precondition of a case."""
        return self.cost((replace(case, requires=clauses),), {})

    def cost_of_invariant(self, name: str, clauses: tuple[typed.Clause, ...]) -> Cost:
        """The cost of clauses as the invariant of a class."""
        return self.cost((), {name: clauses})

    def cost(self, cases: tuple[typed.Case, ...], invariants: dict[str, tuple[typed.Clause, ...]]) -> Cost:
        """How many small inputs satisfy a contract, and how many steps that takes to find out."""
        only = replace(self.program, invariants=invariants, static_invariants={})
        program, method = precondition_only(only, replace(self.method, cases=cases))
        code = ProgramCode(program, started=method.info)
        explorer = Explorer(code, _BOUNDS, self.solver, self.options, self.watch)
        left = 0
        try:
            for end in explorer.paths(method):
                left += not isinstance(end.ending, Excluded)
                if code.steps > SELECTIVITY_STEPS:
                    return (inf, left, code.steps)
        except (LimitReached, Unsupported):
            return (inf, inf, code.steps)
        finally:
            self.steps += code.steps
        return (left, left, code.steps)
