"""Answers many questions, sequentially or in several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from oxpecker.cluster import Done, Failed, LocalPool, Pool, Report, Result, results
from oxpecker.tasks.checking import Question, Watcher, answer_anyway
from oxpecker.tasks.scoring import Answer, Outcome
from oxpecker.tasks.sent_files import SentQuestion

PROCESSES = LocalPool(copies=False)
"""New processes: solvers start threads, and a process that is copied beside threads may hang."""


def answers(
    asked: Sequence[Question],
    jobs: int = 1,
    watcher: Callable[[int], Watcher] | None = None,
    pool: Pool = PROCESSES,
) -> Iterator[tuple[int, Outcome]]:
    """Outcomes as they arrive, each with the index of its question; a watcher works with one process only."""
    if jobs > 1 or pool.is_remote:
        sent = [SentQuestion.of(each) for each in asked] if pool.is_remote else asked
        for result in results(pool, _answered, sent, jobs, title=lambda position: asked[position].task):
            yield result.job, _outcome(result, asked[result.job])
        return
    for position, question in enumerate(asked):
        yield position, answer_anyway(question, watcher(position) if watcher is not None else None)


def _answered(question: Question | SentQuestion, report: Report) -> Outcome:
    return question.answer(report) if isinstance(question, SentQuestion) else answer_anyway(question, report)


def _outcome(result: Result, question: Question) -> Outcome:
    """The outcome; if processes died of a question, usually out of memory, the answer is `unknown`."""
    if isinstance(result, Done):
        found: Outcome = result.value
        return found
    detail = "its process was ended by the system"
    if isinstance(result, Failed):
        detail = f"its process failed: {type(result.error).__name__}"
    prop = question.property
    return Outcome(question.task, prop.file.name, Answer.UNKNOWN, detail, prop.expected)
