"""Answers commands: one after the other, or several at once in processes of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from oxpecker.limits import LimitReached, Watch, alarmed
from oxpecker.relational.alloy.growth import grown, keep
from oxpecker.relational.alloy.problem import Problem, problem
from oxpecker.relational.alloy.search import Found, Search, searching
from oxpecker.relational.alloy.solution import Solution
from oxpecker.relational.alloy.tree import Command, Module
from oxpecker.relational.finder import Options, Statistics
from oxpecker.relational.limits import SYMMETRY_BITS
from oxpecker.relational.numbers import Overflow
from oxpecker.relational.place import Place, RelationalError
from oxpecker.relational.sat import SolverName
from oxpecker.relational.traces import Trace

Explore = Callable[["Answer", Iterator[Solution]], None]
"""Looks at the first solutions of an answer, and may ask for the following ones."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is asked about each command, and how."""

    solver: SolverName = SolverName.GLUCOSE
    instances: int = 1
    count: bool = False
    isomorphic: bool = False
    core: bool = False
    symmetry: int = SYMMETRY_BITS
    skolem_depth: int = 0
    overflow: Overflow = Overflow.WRAP
    seconds: float | None = None
    """The time limit of each command."""

    @property
    def grows(self) -> bool:
        """Whether an instance is grown with its scope, which is one for a single instance only."""
        return self.instances == 1 and not self.count


@dataclass(slots=True)
class Answer:
    """The results of a command, as they are found."""

    command: Command
    solutions: list[Solution] = field(default_factory=list)
    count: int | None = None
    core: list[Place] = field(default_factory=list)
    statistics: Statistics = field(default_factory=Statistics)
    reason: str = ""
    """Why the search was cut short."""
    error: str = ""
    """A mistake in the module, with its place, that makes the command meaningless."""
    error_place: Place | None = None
    """The place alone."""
    endless: bool = False
    """Whether it was shown for traces of any length that there is nothing to be found."""
    growth: int = 0
    """How often the scope has grown before the solutions were found."""
    asked: Problem | None = field(default=None, repr=False)
    """What the solutions solve."""

    @property
    def found(self) -> bool:
        """Whether there is an instance or a counterexample."""
        return bool(self.solutions) or bool(self.count)

    def run(self, module: Module, text: str, wanted: Wanted, explore: Explore | None = None) -> None:
        """Runs the command; its own time limit and its own mistakes leave the other commands alone."""
        watch = Watch(wanted.seconds)
        try:
            with alarmed(watch):
                self._grow(module, text, wanted, watch, explore)
        except RelationalError as error:
            self.error, self.error_place = f"{error.place or module.file}: error: {error.message}", error.place
        except LimitReached as limit:
            if watch.deadline is None or limit.reason != watch.out_of_time:
                raise
            self.reason = str(limit.reason)

    def _grow(self, module: Module, text: str, wanted: Wanted, watch: Watch, explore: Explore | None) -> None:
        """A `check` stops at its first counterexample; a `run` grows its instance while there is a larger one.

        In a chain, the instance of a `run` grows to one of the next command; a `check` stands for itself.
        """
        before: Problem | None = None
        for number, command in enumerate(grown(self.command)):
            asked, known = problem(module, command), self.solutions
            if before is not None and known and not command.check:
                keep(asked, before, known[0].states[0])
            self.solutions = []
            self._find(asked, module, text, wanted, watch, explore)
            is_found = self.found
            if is_found:
                self.growth, self.asked = number, asked
            elif not command.check:
                self.solutions = known
            if is_found is command.check or (is_found and (not wanted.grows or asked.steps is not None)):
                return
            before = asked

    def _find(
        self, asked: Problem, module: Module, text: str, wanted: Wanted, watch: Watch, explore: Explore | None
    ) -> None:
        """Searches within one scope."""
        lists_traces = wanted.count and wanted.isomorphic and asked.steps is not None
        options = Options(
            wanted.solver,
            0 if lists_traces else wanted.symmetry,
            wanted.skolem_depth,
            cores=wanted.core,
            symmetry_phases=not wanted.count and asked.steps is None,
        )
        wrap_at = None if wanted.overflow is Overflow.EXACT else asked.bit_width or None
        with searching(asked, options, self.statistics, watch.look, wanted.overflow) as search:
            if wanted.count:
                self.count = 0
                for number in search.count(isomorphic=wanted.isomorphic):
                    self.count = number
            else:
                each = search.all(isomorphic=wanted.isomorphic)
                found = (solution_of(asked, module, text, one, wrap_at) for one in each)
                self.solutions += islice(found, wanted.instances)
                if explore is not None and self.solutions:
                    explore(self, found)
            if not self.found:
                self._nothing(search, asked, wanted)

    def _nothing(self, search: Search, asked: Problem, wanted: Wanted) -> None:
        if asked.steps is not None and asked.steps.endless:
            self.endless = self.command.check and search.is_impossible()
            if not self.endless:
                self.reason = f"traces of more than {asked.steps.last} states were not tried"
        if wanted.core:
            self.core = [formula.place for formula in search.core() if formula.place]


def solution_of(asked: Problem, module: Module, text: str, found: Found, wrap_at: int | None) -> Solution:
    """What a search has found, with what is needed to look at it."""
    states, loop = (found.states, found.loop) if isinstance(found, Trace) else ((found,), None)
    return Solution(
        module.file, text, asked.command, asked.schema, asked.resolver, states, loop, wrap_at, asked.variable
    )
