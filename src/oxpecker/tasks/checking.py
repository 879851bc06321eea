"""Answers to one property of one task."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import monotonic

from oxpecker.api.session import Session
from oxpecker.api.watcher import Telling
from oxpecker.engine import Options, Progress
from oxpecker.engine.checking import DEADLOCKS
from oxpecker.limits import LimitReached, Watch, alarmed
from oxpecker.results import Finding, MethodResult, Verdict
from oxpecker.solver import open_solver
from oxpecker.tasks.induction import Induction
from oxpecker.tasks.limits import (
    APART_SHARE,
    BRIEF_SECONDS,
    BRIEF_SHARE,
    INDUCTION_SECONDS,
    INDUCTION_SHARE,
    SEEKING_SHARE,
)
from oxpecker.tasks.probing import probe
from oxpecker.tasks.program import ProgramError, TaskProgram, load_program
from oxpecker.tasks.scoring import Answer, Outcome
from oxpecker.tasks.seeking import seek
from oxpecker.tasks.task import Property, PropertyKind, Task
from oxpecker.tasks.witness import correctness_witness, violation_witness

Watcher = Callable[[Progress], None]


@dataclass(frozen=True, slots=True)
class Question:
    """One property of one task, and how it is looked into."""

    task: str
    inputs: tuple[Path, ...]
    property: Property
    options: Options = field(default_factory=Options)
    bounded_true: bool = False
    """Whether `valid within bounds` is answered as `true`, although nothing is known beyond the bounds."""
    witness: bool = False
    """Whether a witness is wanted."""


def questions(task: Task, options: Options, bounded_true: bool = False, witness: bool = False) -> list[Question]:
    """The questions that a task asks."""
    return [Question(task.name, task.inputs, each, options, bounded_true, witness) for each in task.properties]


def answer(question: Question, watcher: Watcher | None = None) -> Outcome:
    """Finds out whether the property holds within the time; TaskError when the program cannot be read."""
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
    for finding in probe(program, kind):
        return replace(_violation(question, kind, program, finding), seconds=monotonic() - begun)
    until = begun + question.options.seconds
    result = _search(question, kind, program, until, watcher, seeks=True)
    if isinstance(result, Finding):
        return replace(_violation(question, kind, program, result), seconds=monotonic() - begun)
    widely = result.verdict is Verdict.UNKNOWN and program.is_estimated
    if widely:
        wide = load_program(question.inputs, question.property.entry, widely=True)
        proof = _search(question, kind, wide, until, watcher, seeks=False)
        result = result if isinstance(proof, Finding) or proof.verdict is not Verdict.VALID else proof
    if result.verdict is Verdict.VALID and program.is_read_in_two_ways(kind):
        strict = load_program(question.inputs, question.property.entry, strictly=kind, widely=widely)
        found = _search(question, kind, strict, until, watcher, seeks=False)
        if isinstance(found, Finding) or found.verdict is not Verdict.VALID:
            unclear = _outcome(question, Answer.UNKNOWN, _AFTERWARDS if kind is _NO_DEADLOCK else _TWO_WAYS)
            return replace(unclear, seconds=monotonic() - begun)
    return replace(_conclude(question, kind, program, result), seconds=monotonic() - begun)


_TWO_WAYS = "true, unless main may get arguments, or an assertion that fails and is caught counts"
_NO_DEADLOCK = PropertyKind.NO_DEADLOCK
_AFTERWARDS = "true, unless main may get arguments, or threads wait forever after an exception has left another"


_OPEN = (Verdict.VALID_WITHIN_BOUNDS, Verdict.UNKNOWN)


def _search(
    question: Question, kind: PropertyKind, program: TaskProgram, until: float, watcher: Watcher | None, seeks: bool
) -> MethodResult | Finding:
    """Looks at each path, which is quick where there are few; then seeks numbers; then at paths that part less.

    Where there are loops or recursion, induction is tried before that.
    """
    merged = program.merged()
    induction = Induction(merged, kind)
    # Contracts in place of methods say nothing of threads that wait there.
    if induction.has_cuts and kind is not _NO_DEADLOCK:
        brief = min(BRIEF_SECONDS, _remaining(until) * BRIEF_SHARE)
        result = _check(question, kind, program, max(1.0, round(brief, 1)), watcher)
        if result.verdict not in _OPEN or monotonic() > until:
            return result
        if _proves(question, induction, min(INDUCTION_SECONDS, _remaining(until) * INDUCTION_SHARE)):
            return replace(result, verdict=Verdict.VALID, reason="", bounds_hit=())
    parts = merged is not program
    if parts:
        result = _check(question, kind, program, max(1.0, round(_remaining(until) * APART_SHARE, 1)), watcher)
        if result.verdict not in _OPEN or monotonic() > until:
            return result
    found = seek(program, kind, _remaining(until) * SEEKING_SHARE) if seeks else None
    if found is not None:
        return found
    further = _check(question, kind, merged, _remaining(until), watcher)
    return result if parts and further.verdict is Verdict.UNKNOWN else further


def _proves(question: Question, induction: Induction, seconds: float) -> bool:
    """Whether the property holds by induction over loops and recursion."""
    with open_solver(question.options.solver) as solver:
        return induction.proves(solver, replace(question.options, seconds=seconds, needs_end=False))


def _remaining(until: float) -> float:
    return max(1.0, round(until - monotonic(), 1))


def _check(
    question: Question, kind: PropertyKind, program: TaskProgram, seconds: float, watcher: Watcher | None
) -> MethodResult:
    counted = program.violating(kind) | program.doubtful(kind)
    options = replace(
        question.options,
        exceptions=counted,
        deadlocks=kind is _NO_DEADLOCK,
        needs_end=False,
        most_findings=1,
        persistent=True,
        seconds=seconds,
    )
    told = None if watcher is None else Telling(watcher)
    return Session(program.loaded, options, [program.start], watcher=told).check(program.start)


def answer_anyway(question: Question, watcher: Watcher | None = None) -> Outcome:
    """As `answer`; whatever goes wrong is `unknown`, so that many tasks can be gone through."""
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
    """What a verdict means for the property."""
    match result.verdict:
        case Verdict.INVALID | Verdict.DEADLOCK if program.is_violated_by(finding := result.findings[0], kind):
            return _violation(question, kind, program, finding)
        case Verdict.VALID if DEADLOCKS in result.notes or (kind is _NO_DEADLOCK and result.notes):
            return _outcome(question, Answer.UNKNOWN, f"true, but {result.notes[0]}")
        case Verdict.VALID:
            proof = correctness_witness(question.property, program) if question.witness else ""
            return replace(_outcome(question, Answer.TRUE), witness=proof)
        case Verdict.VALID_WITHIN_BOUNDS if question.bounded_true:
            return _outcome(question, Answer.TRUE)
        case Verdict.VALID_WITHIN_BOUNDS:
            return _outcome(question, Answer.UNKNOWN, f"valid within bounds: {result.reason}")
        case Verdict.INVALID | Verdict.DEADLOCK:
            # The property is silent about these; the search ended there, so nothing is known about the rest.
            finding = result.findings[0]
            return _outcome(question, Answer.UNKNOWN, f"{finding.reason or finding.kind} at {finding.span}")
    return _outcome(question, Answer.UNKNOWN, result.reason)


def _violation(question: Question, kind: PropertyKind, program: TaskProgram, finding: Finding) -> Outcome:
    return replace(
        _outcome(question, Answer.FALSE, str(kind)),
        explanation=tuple(_explain(finding)),
        witness=violation_witness(question.property, program, finding) if question.witness else "",
    )


def _explain(finding: Finding) -> list[str]:
    thrown = finding.exception
    lines = [f"thread {stuck.thread} in {stuck.method} waits at {stuck.span}" for stuck in finding.waiting]
    lines += [] if thrown is None else [f"{thrown.text} at {thrown.span}"]
    return [*lines, *([f"nondet values: {' '.join(finding.values)}"] if finding.values else [])]
