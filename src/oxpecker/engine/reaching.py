"""Looks for an input that reaches a line: the line gets an assertion that does not hold, and the search goes there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from types import MappingProxyType
from typing import Any

from oxpecker import terms
from oxpecker.engine.bounds import Bounds
from oxpecker.engine.checking import MethodCheck
from oxpecker.engine.counterexamples.replay import Sources
from oxpecker.engine.exploration.explorer import Explorer
from oxpecker.engine.exploration.paths import Deadlocked, PathEnd, Threw, Violated
from oxpecker.engine.exploration.reachability import GoalExplorer, Reachability
from oxpecker.engine.exploration.rounds import Round
from oxpecker.engine.options import Options
from oxpecker.engine.preparation import prepared
from oxpecker.engine.progress import Progress
from oxpecker.limits import Watch
from oxpecker.oox import typed
from oxpecker.oox.source import Span
from oxpecker.oox.typed.walking import sub_statements
from oxpecker.oox.types import BOOL
from oxpecker.results import MethodResult, ReachResult, ReachVerdict, Verdict
from oxpecker.solver import Solver

_VERDICTS = {
    Verdict.VALID: ReachVerdict.UNREACHABLE,
    Verdict.VALID_WITHIN_BOUNDS: ReachVerdict.NOT_REACHED,
    Verdict.INVALID: ReachVerdict.REACHED,
    Verdict.DEADLOCK: ReachVerdict.REACHED,
    Verdict.UNKNOWN: ReachVerdict.UNKNOWN,
}


def statements_of(program: typed.Program, file: str) -> Iterator[tuple[typed.Method, typed.Statement]]:
    """The statements that a file has, with their methods; blocks are none."""
    for method in program.methods.values():
        pending = [] if method.body is None else [method.body]
        while pending:
            statement = pending.pop()
            pending += sub_statements(statement)
            if statement.span.file == file and not isinstance(statement, typed.Block):
                yield method, statement


def check_reach(
    program: typed.Program,
    method: typed.Method,
    file: str,
    line: int,
    solver: Solver,
    options: Options,
    sources: Sources = MappingProxyType({}),
    watcher: Callable[[Progress], None] | None = None,
) -> ReachResult:
    """Whether calls of a method reach a line, on which a statement begins, and with which input."""
    marked = Marked(program, file, line)
    with terms.evaluation(terms.Level(options.solver.evaluation.value)):
        started = marked.program.methods[method.info.key]
        chosen = replace(options, needs_end=False)
        check = prepared(lambda: ReachCheck(marked.program, started, solver, chosen, sources, watcher), method, options)
        if isinstance(check, MethodResult):
            return ReachResult(file, line, ReachVerdict.UNKNOWN, check)
        check.code.goals = frozenset(marked.goals)
        result = check.result()
    shown = tuple(replace(finding, kind="reach", clause=f"line {line}") for finding in result.findings)
    return ReachResult(file, line, _VERDICTS[result.verdict], replace(result, findings=shown))


class ReachCheck(MethodCheck):
    """Follows the paths of a method; only those that come to a goal matter."""

    def explorer(self, bounds: Bounds, watch: Watch) -> Explorer:
        """One that leaves paths from which the goal is out of reach; with threads, others may still come to it."""
        if self.code.forking:
            return super().explorer(bounds, watch)
        explorer = GoalExplorer(self.code, bounds, self.solver, self.options, watch)
        explorer.reachability = Reachability(self.code, self.method.info)
        return explorer

    def consume(self, explorer: Explorer, end: PathEnd, found: Round) -> None:
        """What else goes wrong on the way ends a run before it reaches the line."""
        ending = end.ending
        elsewhere = isinstance(ending, Violated) and ending.span not in self.code.goals
        if elsewhere or isinstance(ending, (Threw, Deadlocked)):
            found.paths += 1
        else:
            super().consume(explorer, end, found)


class Marked:
    """A program with an assertion that does not hold before each statement that begins on a line."""

    def __init__(self, program: typed.Program, file: str, line: int) -> None:
        self.file = file
        self.line = line
        self.goals: list[Span] = []
        methods = {key: self.method(method) for key, method in program.methods.items()}
        self.program = replace(program, methods=methods)

    def method(self, method: typed.Method) -> typed.Method:
        """The method with the line marked; itself where the line is elsewhere."""
        if method.body is None:
            return method
        body = self.statement(method.body)
        return method if body is method.body else replace(method, body=body)

    def statement(self, statement: typed.Statement) -> typed.Statement:
        """The statement with the line marked."""
        span = statement.span
        if span.file == self.file and span.line == self.line and not isinstance(statement, typed.Block):
            self.goals.append(span)
            mark = typed.Assert(typed.Literal(BOOL, False, span=span), span=span)
            return typed.Block((mark, statement), span=span)
        changed: dict[str, Any] = {}
        for field in fields(statement):
            before = getattr(statement, field.name)
            after = self.part(before)
            if after is not before:
                changed[field.name] = after
        return replace(statement, **changed) if changed else statement

    def part(self, value: Any) -> Any:
        """A part of a statement with the line marked."""
        if isinstance(value, typed.Statement):
            return self.statement(value)
        if isinstance(value, typed.Catch):
            body = self.statement(value.body)
            return value if body is value.body else replace(value, body=body)
        if isinstance(value, tuple) and not isinstance(value, Span):
            parts = tuple(self.part(item) for item in value)
            return value if all(a is b for a, b in zip(parts, value, strict=True)) else parts
        return value
