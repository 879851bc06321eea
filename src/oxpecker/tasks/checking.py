"""Answers to one property of one task."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from oxpecker.api.session import Session
from oxpecker.api.watcher import Telling
from oxpecker.engine import LoopTreatment, Options, Progress
from oxpecker.engine.checking import DEADLOCKS
from oxpecker.limits import LimitReached, Watch, alarmed
from oxpecker.limits.clock import monotonic
from oxpecker.results import Finding, MethodResult, Verdict
from oxpecker.tasks.confirmation import Confirmation, confirm
from oxpecker.tasks.program import ProgramError, TaskProgram, load_program
from oxpecker.tasks.scoring import Answer, Outcome
from oxpecker.tasks.task import Property, PropertyKind, Task
from oxpecker.tasks.witness import correctness_witness, violation_witness

Watcher = Callable[[Progress], None]


@dataclass(frozen=True, slots=True)
class Question:
    """One property of one task, and how to check it."""

    task: str
    inputs: tuple[Path, ...]
    property: Property
    options: Options = field(default_factory=Options)
    bounded_true: bool = False
    """Whether to answer `true` for `valid within bounds`, although nothing is known beyond the bounds."""
    witness: bool = False
    """Whether to write a witness."""
    confirm: bool = False
    """Whether a JVM must confirm violations."""


def questions(
    task: Task, options: Options, bounded_true: bool = False, witness: bool = False, confirm: bool = False
) -> list[Question]:
    """The questions of a task: one for each property."""
    given = (options, bounded_true, witness, confirm)
    return [Question(task.name, task.inputs, each, *given) for each in task.properties]


def answer(question: Question, watcher: Watcher | None = None) -> Outcome:
    """Checks the property within the time limit; raises TaskError if the program cannot be read."""
    begun = monotonic()
    watch = Watch(question.options.seconds, question.options.megabytes)
    try:
        with alarmed(watch):
            return _answer(question, watcher)
    except LimitReached as limit:
        reason = str(limit)
    except MemoryError:
        reason = watch.out_of_memory
    return replace(_outcome(question, Answer.UNKNOWN, reason), seconds=monotonic() - begun)


def _answer(question: Question, watcher: Watcher | None) -> Outcome:
    begun = monotonic()
    kind = question.property.kind
    if kind is None:
        return _outcome(question, Answer.UNKNOWN, f"unsupported property {question.property.text}")
    program = load_program(question.inputs, question.property.entry)
    result = _check(question, kind, program, begun, watcher)
    if result.verdict is Verdict.VALID and program.is_read_in_two_ways(kind):
        strict = load_program(question.inputs, question.property.entry, strictly=kind)
        if _check(question, kind, strict, begun, watcher).verdict is not Verdict.VALID:
            unclear = _outcome(question, Answer.UNKNOWN, _AFTERWARDS if kind is _NO_DEADLOCK else _TWO_WAYS)
            return replace(unclear, seconds=monotonic() - begun)
    return replace(_conclude(question, kind, program, result), seconds=monotonic() - begun)


_TWO_WAYS = "true, unless main gets arguments or a caught assertion failure counts"
_NO_DEADLOCK = PropertyKind.NO_DEADLOCK
_AFTERWARDS = "true, unless main gets arguments or threads wait forever after an exception has ended another"


def _check(
    question: Question, kind: PropertyKind, program: TaskProgram, begun: float, watcher: Watcher | None
) -> MethodResult:
    options = replace(options_of(program, kind, question.options), used=monotonic() - begun)
    progress = None if watcher is None else Telling(watcher)
    return Session(program.loaded, options, [program.start], watcher=progress).check(program.start)


def options_of(program: TaskProgram, kind: PropertyKind, given: Options) -> Options:
    """The options for checking a program's entry point against a property."""
    doubtful = program.doubtful(kind)
    return replace(
        given,
        exceptions=program.violating(kind) | doubtful,
        doubtful=doubtful,
        answer_only=True,
        deadlocks=kind in (_NO_DEADLOCK, PropertyKind.CORRECT),
        # Contracts that replace methods do not describe threads that wait there.
        loops=LoopTreatment.UNROLL if kind is _NO_DEADLOCK else LoopTreatment.AUTO,
        needs_end=False,
        most_findings=1,
        persistent=True,
    )


def answer_anyway(question: Question, watcher: Watcher | None = None) -> Outcome:
    """Like `answer`, but any failure becomes `unknown`, so that a run over many tasks continues."""
    begun = monotonic()
    try:
        return answer(question, watcher)
    except ProgramError as error:
        reason = f"error in the program: {error.brief}"
    except Exception as error:
        reason = f"internal error: {type(error).__name__}: {error}"
    return replace(_outcome(question, Answer.UNKNOWN, " ".join(reason.split())), seconds=monotonic() - begun)


def _outcome(question: Question, found: Answer, detail: str = "") -> Outcome:
    return Outcome(question.task, question.property.file.name, found, detail, question.property.expected)


def _conclude(question: Question, kind: PropertyKind, program: TaskProgram, result: MethodResult) -> Outcome:
    """The answer for the property that follows from a verdict."""
    match result.verdict:
        case Verdict.INVALID if result.findings[0].last_digits:
            return _outcome(question, Answer.UNKNOWN, "depends on the last digits of results of Math")
        case Verdict.INVALID | Verdict.DEADLOCK if program.is_violated_by(finding := result.findings[0], kind):
            return _violation(question, kind, program, finding)
        case Verdict.VALID if DEADLOCKS in result.notes or (kind is _NO_DEADLOCK and result.notes):
            return _outcome(question, Answer.UNKNOWN, f"true, but {result.notes[0]}")
        case Verdict.VALID:
            proof = correctness_witness(question.property, program, result) if question.witness else ""
            return replace(_outcome(question, Answer.TRUE), witness=proof)
        case Verdict.VALID_WITHIN_BOUNDS if question.bounded_true:
            return _outcome(question, Answer.TRUE)
        case Verdict.VALID_WITHIN_BOUNDS:
            return _outcome(question, Answer.UNKNOWN, f"valid within bounds: {result.reason}")
        case Verdict.INVALID | Verdict.DEADLOCK:
            # The property does not cover these findings; the search ended there, so the rest is unknown.
            finding = result.findings[0]
            return _outcome(question, Answer.UNKNOWN, f"{finding.reason or finding.kind} at {finding.span}")
    return _outcome(question, Answer.UNKNOWN, result.reason)


def _violation(question: Question, kind: PropertyKind, program: TaskProgram, finding: Finding) -> Outcome:
    tried = confirm(program, question.property.entry, finding) if question.confirm else None
    if tried is not None and tried.confirmation is Confirmation.REFUTED:
        return replace(_outcome(question, Answer.UNKNOWN, str(tried)), explanation=tuple(_explain(finding)))
    return replace(
        _outcome(question, Answer.FALSE, str(kind)),
        explanation=(*_explain(finding), *([] if tried is None else [str(tried)])),
        witness=violation_witness(question.property, program, finding) if question.witness else "",
    )


def _explain(finding: Finding) -> list[str]:
    thrown = finding.exception
    lines = [f"thread {stuck.thread} in {stuck.method} waits at {stuck.span}" for stuck in finding.waiting]
    lines += [] if thrown is None else [f"{thrown.text} at {thrown.span}"]
    return [*lines, *([f"nondet values: {' '.join(finding.values)}"] if finding.values else [])]
