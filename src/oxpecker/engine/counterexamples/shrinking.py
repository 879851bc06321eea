"""Smaller inputs for a schedule that was found after them: tried in the interpreter, one change after the other.

The model of a path is small for the steps of that path. A schedule with fewer switches may do with less.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from oxpecker.engine.concurrency.schedules import GuidedChoices, Schedule, switching_earlier
from oxpecker.engine.counterexamples.smallest import smaller_values
from oxpecker.engine.counterexamples.static_inputs import StaticsOf
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.limits import LONGEST_TRIED, SHRINKING_RUNS, SHRINKING_STEPS
from oxpecker.engine.path.state import State
from oxpecker.oox.records import dataclass
from oxpecker.oox.weak_memory import Moment
from oxpecker.terms import Sort, Term


@dataclass(frozen=True, slots=True)
class Inputs:
    """The inputs that a path is taken by, and the steps its threads make."""

    explorer: Explorer
    state: State
    model: Mapping[Term, Any]
    statics: StaticsOf = StaticsOf.PATH
    """What code has done with static fields before."""

    def with_less_static_state(self) -> Iterator[Inputs]:
        """The same inputs after code that has done less with static fields, the least first."""
        yield replace(self, statics=StaticsOf.NOTHING)
        yield replace(self, statics=StaticsOf.INITIALISERS)

    def schedule(self) -> Schedule:
        """The steps of the path."""
        steps = self.state.threads.steps.listed()
        wakes = [step.woken for step in steps if step.woken is not None]
        taken: Counter[int] = Counter()
        reads: dict[Moment, Moment] = {}
        for step in steps:
            taken[step.thread] += 1
            if step.sees is not None:
                reads[step.thread, taken[step.thread]] = step.sees
        return Schedule(tuple(step.thread for step in steps), tuple(wakes), reads)

    def smaller(self) -> Iterator[Inputs]:
        """Inputs with one thing less: a null, a shorter array, a number nearer to zero; equal numbers also together."""
        for variable in sorted(self.references(), key=lambda v: v.uid):
            state = self.state.fork()
            state.knowledge.resolution[variable] = 0
            yield replace(self, state=state)
        for group in self.groups():
            current = self.model[group[0]]
            # A path may be about the arrays beyond a bound; a shorter one may do all the same.
            shorter = group[0].name.startswith("#")
            for value in range(min(current, LONGEST_TRIED)) if shorter else smaller_values(group[0], current):
                yield replace(self, model={**self.model, **dict.fromkeys(group, value)})

    def references(self) -> list[Term]:
        """The references that lead to an object."""
        return [variable for variable, address in self.state.knowledge.resolution.items() if address]

    def groups(self) -> list[list[Term]]:
        """What may change: lengths first, then everything else separately, then equal numbers together."""
        plain = [v for v in self.model if v not in self.explorer.inputs.unknowns]
        alone = sorted(plain, key=lambda v: (not v.name.startswith("#"), v.uid))
        same: dict[int, list[Term]] = {}
        for variable in alone:
            if variable.sort is Sort.INT and not variable.name.startswith("#"):
                same.setdefault(self.model[variable], []).append(variable)
        return [[variable] for variable in alone] + [group for group in same.values() if len(group) > 1]


Attempt: TypeAlias = Callable[[Inputs, GuidedChoices], tuple[bool, int]]
"""Runs with some inputs and choices; whether the defect showed, and the steps it took."""


def lowered(attempt: Attempt, inputs: Inputs, schedule: Schedule) -> tuple[Inputs, Schedule]:
    """Inputs with the same defect, as small as can be found quickly, with a schedule that is at least as good."""
    return _Lowering(attempt).result(inputs, schedule)


class _Lowering:
    """Tries smaller inputs one after the other."""

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt
        self.runs = 0
        self.steps = 0

    def result(self, inputs: Inputs, schedule: Schedule) -> tuple[Inputs, Schedule]:
        """The smallest inputs that were found, and the schedule they are run with."""
        found: tuple[Inputs, Schedule] | None = inputs, schedule
        while found is not None:
            inputs, schedule = found
            found = self.smaller(inputs, schedule)
        return inputs, schedule

    def smaller(self, inputs: Inputs, schedule: Schedule) -> tuple[Inputs, Schedule] | None:
        """Smaller inputs that show the same with the schedule, or with one that switches a little earlier."""
        earlier = list(switching_earlier(schedule.segments))
        for segments_tried in ([schedule.segments], earlier):
            for candidate in inputs.smaller():
                for segments in segments_tried:
                    if self.runs >= SHRINKING_RUNS or self.steps >= SHRINKING_STEPS:
                        return None
                    choices = GuidedChoices(segments=segments, wishes=schedule.wakes, reads=schedule.reads)
                    shown, steps = self.attempt(candidate, choices)
                    self.runs, self.steps = self.runs + 1, self.steps + steps
                    taken = choices.schedule_taken()
                    if shown and taken.costs <= schedule.costs:
                        return candidate, taken
        return None
