"""Many independent jobs, whose results come as they are found; lost ones are done again, and counted once."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence

from oxpecker.cluster.executor import Done, Executor, Failed, Lost, Message, Work
from oxpecker.cluster.limits import MOST_LOSSES, SECONDS_BETWEEN_LOOKS
from oxpecker.cluster.pool import Pool

Result = Done | Failed | Lost


def results(
    pool: Pool,
    work: Work,
    arguments: Sequence[object],
    jobs: int,
    look: Callable[[], object] | None = None,
    title: Callable[[int], str] = str,
) -> Iterator[Result]:
    """The result of the work for each argument; its job is the argument's position.

    The user has asked for a number of jobs at the same time. `look` is called from time to time, and may end the wait
    by an exception. The work is packed before this returns.
    """
    return _results(pool, pool.executor(work), arguments, jobs, look, title)


def in_order(arriving: Iterator[Result]) -> Iterator[Result]:
    """Results in the order of their jobs, each as soon as it and those before it are there."""
    known: dict[int, Result] = {}
    following = 0
    for result in arriving:
        known[result.job] = result
        while following in known:
            yield known.pop(following)
            following += 1


def _results(
    pool: Pool,
    opened: Executor,
    arguments: Sequence[object],
    jobs: int,
    look: Callable[[], object] | None,
    title: Callable[[int], str],
) -> Iterator[Result]:
    waiting = deque(range(len(arguments)))
    losses: Counter[int] = Counter()
    with opened as executor:
        open_jobs = 0
        while waiting or open_jobs:
            while waiting and open_jobs < pool.capacity(jobs):
                position = waiting.popleft()
                executor.submit(position, arguments[position], title(position))
                open_jobs += 1
            for event in executor.events(SECONDS_BETWEEN_LOOKS):
                if isinstance(event, Message):
                    continue
                open_jobs -= 1
                losses[event.job] += isinstance(event, Lost)
                if isinstance(event, Lost) and losses[event.job] < MOST_LOSSES:
                    waiting.appendleft(event.job)
                else:
                    yield event
            if look is not None:
                look()
