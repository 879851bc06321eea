"""The mutants of a program, type-checked on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from oxpecker.api.limits import MUTANTS_OF_A_JOB
from oxpecker.cluster import Done, Failed, Pool, Report, in_order, results
from oxpecker.limits import LimitReached
from oxpecker.limits.reason import Cause, Reason
from oxpecker.mutation import OPERATORS, Mutant, MutationOperator, TypeCheck, changes
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.syntax import Program

_LOST = Reason("memory: a process that checked mutants was ended by the system", Cause.MEMORY)


@dataclass(frozen=True, slots=True)
class Changes:
    """All changes of some classes or of one method of a program, also those that do not type-check."""

    program: Program
    classes: frozenset[str]
    method: str | None
    operators: frozenset[str]

    def __iter__(self) -> Iterator[Mutant]:
        """The changes in their order."""
        chosen = [each for each in OPERATORS if each.name in self.operators]
        return changes(self.program, self.method, chosen, self.classes)


@dataclass(frozen=True, slots=True)
class MutantWork:
    """Type-checks changes on another machine."""

    changes: Changes

    def __call__(self, part: range, _report: Report) -> list[bool]:
        """Whether each of these changes is well typed."""
        with deep_recursion():
            type_check = TypeCheck(self.changes.program)
            chosen = islice(self.changes, part.start, part.stop)
            return [type_check.accepts(each.point, each.replacement) for each in chosen]


def mutants_by(
    cluster: Pool,
    program: Program,
    classes: frozenset[str],
    method: str | None,
    operators: Sequence[MutationOperator],
    look: Callable[[], None],
) -> Iterator[Mutant]:
    """The same mutants as `mutants` yields; `look` may end the wait."""
    changes = Changes(program, classes, method, frozenset(each.name for each in operators))
    every = list(changes)
    starts = range(0, len(every), MUTANTS_OF_A_JOB)
    parts = [range(start, min(start + MUTANTS_OF_A_JOB, len(every))) for start in starts]
    with deep_recursion():
        arriving = results(cluster, MutantWork(changes), parts, 0, look, lambda number: f"mutants {parts[number][0]}")
    for result in in_order(arriving):
        if isinstance(result, Failed):
            raise result.error
        if not isinstance(result, Done):
            raise LimitReached(_LOST)
        for number, is_mutant in zip(parts[result.job], result.value, strict=True):
            if is_mutant:
                yield every[number]
