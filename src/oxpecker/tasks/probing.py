"""A few runs on plain values, before anything symbolic: they settle many programs that are wrong.

Values are those that programs tend to ask for: zero and its neighbours, and what the program's own text compares with.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from oxpecker.oox.interpreter import Choices, Excluded, Value
from oxpecker.oox.types import Type
from oxpecker.results import Finding
from oxpecker.tasks.limits import PROBING_RUNS, PROBING_STEPS
from oxpecker.tasks.pool import Pool, pool_of_task
from oxpecker.tasks.program import TaskProgram
from oxpecker.tasks.runs import Runs
from oxpecker.tasks.task import PropertyKind


def probe(program: TaskProgram, kind: PropertyKind) -> Iterator[Finding]:
    """What violates a property in a few runs."""
    pool, runs = pool_of_task(program), Runs(program, kind)
    left = PROBING_STEPS
    for number in range(PROBING_RUNS):
        run = runs.run(_choices(pool, number))
        finding = runs.finding(run)
        if finding is not None:
            yield finding
        left -= run.outcome.steps
        if left < 0 or not (run.values or run.schedule or isinstance(run.outcome, Excluded)):
            break


def _choices(pool: Pool, number: int) -> Choices:
    """The plainest values everywhere, then the next plain ones, then any mixture."""
    random = Random(number)

    def draw(t: Type) -> Value | None:
        values = pool.values(t)
        if not values:
            return None
        return values[min(number, len(values) - 1)] if number < 2 else random.choice(values)

    return Choices(seed=number if number > 1 else None, draw=draw)
