"""Answers many questions, sequentially or in several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from oxpecker.tasks.checking import Question, Watcher, answer_anyway
from oxpecker.tasks.scoring import Answer, Outcome


def answers(
    asked: Sequence[Question], jobs: int = 1, watcher: Callable[[int], Watcher] | None = None
) -> Iterator[tuple[int, Outcome]]:
    """Outcomes as they arrive, each with the index of its question; a watcher works with one process only."""
    if jobs > 1:
        yield from _in_processes(asked, jobs)
        return
    for position, question in enumerate(asked):
        yield position, answer_anyway(question, watcher(position) if watcher is not None else None)


def _in_processes(asked: Sequence[Question], jobs: int) -> Iterator[tuple[int, Outcome]]:
    # Solvers start threads, and a process forked beside threads may hang.
    pool = ProcessPoolExecutor(max_workers=min(jobs, len(asked) or 1), mp_context=get_context("spawn"))
    try:
        running = {pool.submit(answer_anyway, question): position for position, question in enumerate(asked)}
        for future in as_completed(running):
            position = running[future]
            yield position, _result(future, asked[position])
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _result(future: Future[Outcome], question: Question) -> Outcome:
    """The outcome; if a process died, usually out of memory, its questions are `unknown`."""
    problem = future.exception()
    if problem is None:
        return future.result()
    detail = f"its process ended: {type(problem).__name__}"
    prop = question.property
    return Outcome(question.task, prop.file.name, Answer.UNKNOWN, detail, prop.expected)
