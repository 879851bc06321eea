"""Verdicts in an editor: diagnostics, hover texts and code actions."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass, fields

from oxpecker.api.advice import junit_command
from oxpecker.api.checking import replay_flags
from oxpecker.engine import Bounds, Options
from oxpecker.limits.reason import Cause
from oxpecker.lsp.inference import can_be_written, facts
from oxpecker.lsp.loop_invariants import invariant_edit
from oxpecker.lsp.nullable import nullable_edit
from oxpecker.lsp.preconditions import guard_edit, precondition_edit
from oxpecker.lsp.program import OpenProgram
from oxpecker.oox import typed
from oxpecker.oox.source import Severity, Span
from oxpecker.report.check import describe_condition, describe_result
from oxpecker.report.finding import describe_class, replay_command, short_call, what_happens
from oxpecker.report.telling import describe_others
from oxpecker.results import Classification, Condition, MethodResult, Verdict
from oxpecker.results.finding_class import Level, level_of
from oxpecker.results.root_causes import RootCause, root_causes


@dataclass(frozen=True, slots=True)
class Remark:
    """A message about a place, with related places; `code` is its kind."""

    severity: str
    code: str
    message: str
    span: Span
    related: tuple[tuple[str, Span], ...] = ()


@dataclass(frozen=True, slots=True)
class Action:
    """A code action for a method: a title, a command of the server and its arguments."""

    title: str
    command: str
    arguments: tuple[object, ...]


RAISE = "oxpecker.raise"
RUN = "oxpecker.run"
CHECK = "oxpecker.check"
CONTRACT = "oxpecker.contract"
INVARIANTS = "oxpecker.invariants"
PRECONDITION = "oxpecker.precondition"
GUARD = "oxpecker.guard"
NULLABLE = "oxpecker.nullable"
VALUES = "oxpecker.values"
REPORT = "oxpecker.report"
STATES = "oxpecker.states"
EXPLAIN = "oxpecker.explain"


_NAMELESS = re.compile(r"\$\d")
"""Occurs in the names of anonymous and local classes, which no test can name."""
_SEVERITIES = {Level.ERROR: "error", Level.WARNING: "warning", Level.NOTE: "hint"}


def remarks(program: OpenProgram, results: Sequence[MethodResult]) -> list[Remark]:
    """The errors in the text, then the results of its methods."""
    found = [
        Remark(str(item.severity), "program", item.message, item.span, item.notes)
        for item in program.diagnostics
        if item.span.file == program.name or item.severity is Severity.ERROR
    ]
    spans = {result.method: result.span for result in results}
    causes = root_causes(results)
    found += [_cause_remark(cause, spans[cause.finding.started], program.name) for cause in causes]
    for result in results:
        found += [Remark("warning", "contract", f"{result.method}: {t}", _head(result.span)) for t in result.warnings]
        if result.verdict is Verdict.UNKNOWN:
            found.append(
                Remark("warning", "unknown", f"{result.method}: unknown ({result.reason})", _head(result.span))
            )
        elif result.verdict.is_within_bounds:
            message = f"{result.method}: valid within bounds ({result.reason})"
            found.append(Remark("hint", "bounds", message, _head(result.span)))
        if result.verdict.is_positive:
            found += [_condition_remark(condition, result, program.name) for condition in result.conditions]
    return found


def mistakes(program: OpenProgram, problems: Sequence[str]) -> list[Remark]:
    """The errors in the options of a program: at the annotation, or at the first line."""
    found = []
    for problem in problems:
        place, _, message = problem.partition(": error: ")
        own = re.fullmatch(rf"{re.escape(program.name)}:(\d+):(\d+)", place)
        line, column = (int(own[1]), int(own[2])) if own is not None else (1, 1)
        text = message if own is not None else f"{place}: {message}"
        found.append(Remark("error", "configuration", text, Span(program.name, line, column, line + 1, 1)))
    return found


def _cause_remark(cause: RootCause, method: Span, file: str) -> Remark:
    """A cause, at the place of its most telling finding if that is in the document, otherwise at the method."""
    finding = cause.finding
    here = finding.span.file == file
    related = [] if here else [("this is violated", finding.span)]
    if finding.exception is not None and finding.exception.span != finding.span:
        related.append((f"{finding.exception.text} is thrown here", finding.exception.span))
    witness = f" where {', '.join(f'{name} = {value}' for name, value in finding.witness)}" if finding.witness else ""
    if finding.breaks is not None:
        related += [(f"in {each.method}", each.span) for each in finding.calls if each.span != finding.span]
    message = f"{short_call(finding)} {what_happens(finding)}{witness} ({describe_class(finding)})"
    message += f"; {finding.breaks.words}" if finding.breaks is not None else ""
    severity = _SEVERITIES[level_of(cause.rank)]
    place = finding.span if here else _head(method)
    return Remark(severity, finding.kind, message + describe_others(cause), place, tuple(related))


def _condition_remark(condition: Condition, result: MethodResult, file: str) -> Remark:
    """A condition on callers, where the method fails otherwise."""
    place = condition.span if condition.span.file == file else _head(result.span)
    if condition.classification is Classification.INVARIANT:
        message = f"{result.method} {describe_condition(condition)}"
    else:
        message = f"{result.method} needs that {condition.words}; otherwise it throws {condition.exception}"
    return Remark("hint", "precondition", message, place)


def _head(span: Span) -> Span:
    """The first line of a method: underlining a whole body does not help."""
    return span if span.line == span.end_line else Span(span.file, span.line, span.column, span.line + 1, 1)


def hover_text(program: OpenProgram, method: typed.Method, result: MethodResult | None) -> str:
    """What is known about a method, as Markdown: contract, verdict, bounds, paths, and inferred facts."""
    parts = [f"**{method.info}**"]
    contract = _contract(program, method)
    if contract:
        parts.append("```\n" + "\n".join(contract) + "\n```")
    if result is None:
        parts.append("not checked yet; save the file to check it")
    else:
        sources = {} if program.loaded is None else program.loaded.sources
        flags = replay_flags(program.language)
        head, *rest = describe_result(result, program.path, sources, flags).split("\n")
        parts.append(f"**{head.partition(': ')[2]}**")
        if rest:
            parts.append("```\n" + "\n".join(line.removeprefix("  ") for line in rest) + "\n```")
    found = facts(program, method)
    if found:
        parts.append("inferred from the code:\n```\n" + "\n".join(found) + "\n```")
    return "\n\n".join(parts)


def _contract(program: OpenProgram, method: typed.Method) -> list[str]:
    """The clauses of the contract as written."""
    sources = {} if program.loaded is None else program.loaded.sources
    lines = []
    for case in method.cases:
        for clause in (*case.requires, *case.ensures, *case.exceptional, *case.signals):
            source = sources.get(clause.span.file)
            if source is not None:
                lines.append(source.excerpt(clause.span))
    return lines


def actions(program: OpenProgram, method: typed.Method, result: MethodResult, options: Options) -> list[Action]:
    """The code actions for a method."""
    found = [Action(f"Check {result.method} again", CHECK, (program.name, result.method))]
    limited = result.verdict is Verdict.UNKNOWN and result.reason.cause is Cause.TIME
    if limited or result.verdict.is_within_bounds:
        if options.bounds is None:
            seconds = options.seconds * 4
            found.append(
                Action(f"Check for {seconds:g} seconds", RAISE, (program.name, result.method, {"seconds": seconds}))
            )
        else:
            found += _wider(program, result, options.bounds)
    for finding in result.findings:
        replay = shlex.split(replay_command(finding, program.path, replay_flags(program.language)))[1:]
        found.append(Action(f"Replay {short_call(finding)}", RUN, (replay,)))
    tests = junit_command(result, program.path, {}, _tests_folder(program))
    if tests is not None:
        words = [*shlex.split(tests)[1:], *replay_flags(program.language)]
        found.append(Action(f"Write tests of {result.method} that show it", RUN, (words,)))
    found += _for_conditions(program, method, result)
    if invariant_edit(program, result):
        found.append(
            Action(f"Insert the loop invariants found for {result.method}", INVARIANTS, (program.name, result.method))
        )
    if can_be_written(program, method):
        title = f"Insert the inferred contract of {result.method}"
        found.append(Action(title, CONTRACT, (program.name, result.method)))
    return found


def _tests_folder(program: OpenProgram) -> str:
    return f"{program.name.removesuffix('.java')}-tests"


def tests_action(program: OpenProgram, method: str) -> Action | None:
    """Writes the tests of a method; None if tests cannot be written for it."""
    if not program.name.endswith(".java") or _NAMELESS.search(method):
        return None
    words = ["tests", program.path, "--method", method, "--out", _tests_folder(program)]
    return Action(f"Write tests of {method}", RUN, ([*words, *replay_flags(program.language)],))


def _for_conditions(program: OpenProgram, method: typed.Method, result: MethodResult) -> list[Action]:
    """Ways to say what a method expects of its callers, as a precondition or a guard, or that it may not expect it."""
    found = []
    for expression in expected_of_callers(result):
        where = (program.name, result.method, expression)
        if precondition_edit(program, method, expression):
            found.append(Action(f"Add the precondition {expression}", PRECONDITION, where))
        if guard_edit(program, method, expression):
            found.append(Action(f"Throw IllegalArgumentException unless {expression}", GUARD, where))
        nullable = nullable_edit(program, method, expression)
        if nullable is not None:
            name = expression.partition(" ")[0]
            found.append(Action(f"Declare that {name} may be null: {nullable.annotation}", NULLABLE, where))
    return found


def expected_of_callers(result: MethodResult) -> list[str]:
    """The conditions on callers that can be written as expressions."""
    conditions = [*result.conditions, *(each.condition for each in result.findings if each.condition is not None)]
    kinds = (Classification.INVARIANT, Classification.GUARD)
    silent = [each.expression for each in conditions if each.classification not in kinds]
    return [each for each in dict.fromkeys(silent) if each]


def _wider(program: OpenProgram, result: MethodResult, bounds: Bounds) -> list[Action]:
    names = {each.name for each in fields(Bounds)}
    found = []
    for name in dict.fromkeys(hit.bound for hit in result.bounds_hit if hit.bound in names):
        wider = max(1, 2 * getattr(bounds, name))
        found.append(
            Action(f"Raise the bound '{name}' to {wider}", RAISE, (program.name, result.method, {name: wider}))
        )
    return found
