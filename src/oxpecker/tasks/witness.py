"""Witnesses in SV-COMP's format 2.0, with which another tool can reproduce a violation.

A violation is a sequence of segments: one for each value that a `Verifier.nondet..()` returned, then the place
where the exception is thrown. `\\result` has the same syntax in ACSL, which the format names, and in JML.

A proof is a set of loop invariants, at the first character of their loops. The format has no quantifiers, so that
invariants about all elements of an array are left out.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from oxpecker import __version__
from oxpecker.oox.interpreter import Choices, Limits
from oxpecker.oox.interpreter.steps import StepLog
from oxpecker.oox.interpreter.tracing import TracingInterpreter
from oxpecker.oox.source import BUILT_IN, Span
from oxpecker.results import Finding, LoopInvariant, MethodResult, Step
from oxpecker.tasks.limits import MOST_WITNESS_STEPS
from oxpecker.tasks.program import TaskProgram
from oxpecker.tasks.task import Property

_VERIFIER = f"{BUILT_IN}library/org/sosy_lab/sv_benchmarks/Verifier.java"
_RETURN = "return "


def violation_witness(prop: Property, program: TaskProgram, finding: Finding) -> str:
    """The values that open calls returned, in order, and the place of the violation."""
    own = {str(file) for file in program.files}
    segments = [
        _waypoint("function_return", _end(span), method, {"value": _equation(value), "format": "acsl_expression"})
        for span, method, value in open_values(program, finding)
    ]
    target = _target(finding, own)
    segments += [] if target is None else [_waypoint("target", *target)]
    return _dump("violation_sequence", prop, program, segments)


def correctness_witness(prop: Property, program: TaskProgram, result: MethodResult) -> str:
    """A witness that the property holds, with the loop invariants of the proof; exploring all paths needs none."""
    found = () if result.proof is None else result.proof.invariants
    own = {str(file) for file in program.files}
    kept = [each for each in found if each.span.file in own and _is_expressible(program, each)]
    return _dump("invariant_set", prop, program, [_invariant(program, each) for each in kept])


def _is_expressible(program: TaskProgram, invariant: LoopInvariant) -> bool:
    """Whether it is an expression of Java over names of the source, and its loop tests its condition first."""
    source = program.loaded.sources.get(invariant.span.file)
    loop = "" if source is None else source.line(invariant.span.line)[invariant.span.column - 1 :]
    return loop.startswith(("for", "while")) and not _BEYOND_JAVA.search(invariant.text)


_BEYOND_JAVA = re.compile(r"[\\$#]|==>|<==")
"""JML's own operators, and marks of names that the source does not have."""


def _invariant(program: TaskProgram, invariant: LoopInvariant) -> dict[str, Any]:
    span = invariant.span
    location: dict[str, Any] = {"file_name": span.file, "line": span.line, "column": span.column}
    bodies = [(each.body.span, each.info) for each in program.program.methods.values() if each.body is not None]
    around = [(body.end_line - body.line, str(info)) for body, info in bodies if _contains(body, span)]
    if around:
        location["function"] = min(around)[1]
    part = {"type": "loop_invariant", "location": location, "value": invariant.text, "format": "c_expression"}
    return {"invariant": part}


def _contains(outer: Span, inner: Span) -> bool:
    return outer.file == inner.file and outer.line <= inner.line and inner.end_line <= outer.end_line


def open_values(program: TaskProgram, finding: Finding) -> list[tuple[Span, str, str]]:
    """For each open number or truth value that the task requested: its place, its method, and its value."""
    return [
        (call.span, call.method, given.text.removeprefix(_RETURN))
        for call, given in pairwise(replayed(program, finding))
        if _returns_open_value(call, given)
    ]


def count_of_requests(program: TaskProgram, finding: Finding) -> int:
    """How many values, strings among them, the task requested from `Verifier`."""
    return sum(_is_in_verifier(step) and "nondetObject" not in step.method for step in replayed(program, finding))


def replayed(program: TaskProgram, finding: Finding) -> Sequence[Step]:
    """The steps of a finding's run, those of the library included."""
    interpreter = TracingInterpreter(program.program, Limits(steps=10_000_000))
    interpreter.world.log = StepLog(MOST_WITNESS_STEPS, 1)
    interpreter.world.shows_library = True
    interpreter.run(program.start, lambda _heap: [], Choices(finding.schedule, texts=finding.values))
    return interpreter.steps


def _returns_open_value(call: Step, given: Step) -> bool:
    """Whether these steps are a call of `Verifier.nondet..()` and its return; strings are objects, and ignored."""
    return _is_in_verifier(given) and given.depth == call.depth + 1 and "nondetString" not in given.method


def _is_in_verifier(given: Step) -> bool:
    """Whether a step is the return of a `Verifier.nondet..()`."""
    inside = given.span.file == _VERIFIER and given.text.startswith(_RETURN)
    return inside and ".nondet" in given.method


def _end(call: Span) -> Span:
    """The closing parenthesis of a call, where the format places its return."""
    last = max(call.end_column - 1, 1)
    return Span(call.file, call.end_line, last, call.end_line, last + 1)


def _equation(value: str) -> str:
    return "\\result != \\result" if value == "NaN" else f"\\result == {value}"


def _target(finding: Finding, own: set[str]) -> tuple[Span, str] | None:
    """The place in the task's own files nearest to the throw."""
    thrown = finding.exception
    if thrown is not None and thrown.span.file in own:
        return thrown.span, thrown.method
    if finding.span.file in own:
        return finding.span, finding.method
    inside = [(step.span, step.method) for step in finding.steps if step.span.file in own]
    return inside[-1] if inside else None


def _waypoint(kind: str, span: Span, method: str, constraint: dict[str, str] | None = None) -> dict[str, Any]:
    location = {"file_name": span.file, "line": span.line, "column": span.column, "function": method}
    waypoint: dict[str, Any] = {"type": kind, "action": "follow", "location": location}
    if constraint is not None:
        waypoint["constraint"] = constraint
    return {"segment": [{"waypoint": waypoint}]}


def _dump(entry: str, prop: Property, program: TaskProgram, content: Sequence[dict[str, Any]]) -> str:
    import yaml

    hashes = {str(file): hashlib.sha256(file.read_bytes()).hexdigest() for file in program.files}
    described = repr((entry, prop.text, hashes, content))
    metadata = {
        "format_version": "2.0",
        "uuid": str(uuid5(NAMESPACE_URL, f"oxpecker {__version__} {described}")),
        "creation_time": _now(),
        "producer": {"name": "Oxpecker", "version": __version__},
        "task": {
            "input_files": list(hashes),
            "input_file_hashes": hashes,
            "specification": prop.text,
            # The format requires a data model: this one has the widths of Java's `int` and `long`.
            "data_model": "LP64",
            "language": "Java",
        },
    }
    witness = [{"entry_type": entry, "metadata": metadata, "content": list(content)}]
    text: str = yaml.safe_dump(witness, sort_keys=False, allow_unicode=True, width=120)
    return text


def _now() -> str:
    """The current time; SOURCE_DATE_EPOCH fixes it, so that witnesses can be compared."""
    fixed = os.environ.get("SOURCE_DATE_EPOCH", "")
    moment = datetime.fromtimestamp(int(fixed), UTC) if fixed.isdigit() else datetime.now(UTC)
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")
