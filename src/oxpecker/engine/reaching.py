"""Searches for an input that reaches a line: the line gets a false assertion, which is the goal of the search."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from types import MappingProxyType

from oxpecker import terms
from oxpecker.engine.bounds import Bounds
from oxpecker.engine.checking import MethodCheck
from oxpecker.engine.counterexamples.replay import Sources
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.explore.reachability import Reachability
from oxpecker.engine.explore.rounds import Round
from oxpecker.engine.options import Options
from oxpecker.engine.path.endings import Deadlocked, Threw, Violated
from oxpecker.engine.path.state import PathEnd
from oxpecker.engine.preparation import prepared
from oxpecker.engine.progress import Progress
from oxpecker.engine.unexpected_threads import result_of
from oxpecker.oox import typed
from oxpecker.oox.call_graph import call_graph
from oxpecker.oox.hierarchy import STATIC_INITIALISER
from oxpecker.oox.source import Span
from oxpecker.oox.tree import Rewriter
from oxpecker.oox.types import BOOL
from oxpecker.results import FindingKind, MethodResult, ReachResult, ReachVerdict, Verdict
from oxpecker.solver import Solver

_VERDICTS = {
    Verdict.VALID: ReachVerdict.UNREACHABLE,
    Verdict.VALID_WITHIN_BOUNDS: ReachVerdict.NOT_REACHED,
    Verdict.INVALID: ReachVerdict.REACHED,
    Verdict.DEADLOCK: ReachVerdict.REACHED,
    Verdict.UNKNOWN: ReachVerdict.UNKNOWN,
}

_WEAKNESS = (ReachVerdict.UNREACHABLE, ReachVerdict.NOT_REACHED, ReachVerdict.UNKNOWN)


def statements_of(program: typed.Program, file: str) -> Iterator[tuple[typed.Method, typed.Statement]]:
    """The statements of a file except blocks, with their methods."""
    for method in program.methods.values():
        if _is_elsewhere(method, file):
            continue
        for statement in typed.STATEMENTS.found(method.body, typed.Statement):
            if statement.span.file == file and not isinstance(statement, typed.Block):
                yield method, statement


def _is_elsewhere(method: typed.Method, file: str) -> bool:
    """Whether no statement of a library method is in a file; its body need not be asked for."""
    return method.deferred is not None and method.info.span.file != file


def starting_points(program: typed.Program, own: Sequence[typed.Method], file: str, line: int) -> list[typed.Method]:
    """The methods where runs to a line may start, the likeliest first; empty if no statement starts on it.

    Only the program calls a lambda, or a method of a class inside a method. A run to such a line starts with the method
    that contains the line, or with another of the program's `own` methods that may call the code.
    """
    holding = [method for method, statement in statements_of(program, file) if statement.span.line == line]
    outer = [method for method in own if not any(_is_inside(method, other) for other in own)]
    callable_ = {method.info.key for method in outer}
    for method in holding:
        if method.info.key in callable_ or method.info.name == STATIC_INITIALISER:
            return [method]
    around = [method for method in outer if any(_is_inside(each, method) for each in holding)]
    graph = call_graph(program)
    wanted = {method.info.key for method in holding}
    calling = [m for m in outer if m not in around and wanted & {each.key for each in graph.below(m.info)}]
    return [*around, *calling] or holding[:1]


def _is_inside(method: typed.Method, other: typed.Method) -> bool:
    """Whether a method is written in the body of another."""
    inner, outer = method.info.span, other.body.span if other.body is not None else None
    if outer is None or inner.file != outer.file or method is other:
        return False
    start, end = (inner.line, inner.column), (inner.end_line, inner.end_column)
    return (outer.line, outer.column) <= start and end <= (outer.end_line, outer.end_column)


def check_reach_from(starts: Sequence[typed.Method], search: Callable[[typed.Method], ReachResult]) -> ReachResult:
    """Whether calls of several methods reach a line: the first that does, or what is known about all of them."""
    results: list[ReachResult] = []
    for method in starts:
        results.append(search(method))
        if results[-1].verdict is ReachVerdict.REACHED:
            return results[-1]
    weakest = max(results, key=lambda result: _WEAKNESS.index(result.verdict))
    return replace(weakest, starts=tuple(str(method.info) for method in starts))


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
        result = result_of(check)
    shown = tuple(replace(finding, kind=FindingKind.REACH, clause=f"line {line}") for finding in result.findings)
    return ReachResult(file, line, _VERDICTS[result.verdict], replace(result, findings=shown))


class ReachCheck(MethodCheck):
    """Explores the paths of a method that may reach the goal."""

    splits = False

    def explorer(self, bounds: Bounds) -> Explorer:
        """An explorer that abandons paths that cannot reach the goal, unless there are threads."""
        if self.code.forking:
            return super().explorer(bounds)
        goals = Reachability(self.code, self.method.info)
        return Explorer(self.code, bounds, self.solver, self.options, self.watch, goals)

    def consume(self, explorer: Explorer, end: PathEnd, found: Round) -> None:
        """Ignores other violations: they end a run before it reaches the line."""
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
        self.rewriter = Rewriter(typed.STATEMENTS, before={typed.Statement: self.marked})
        methods = {key: self.method(method) for key, method in program.methods.items()}
        self.program = replace(program, methods=methods)

    def method(self, method: typed.Method) -> typed.Method:
        """The method with the line marked; itself where the line is elsewhere."""
        if _is_elsewhere(method, self.file):
            return method
        body = None if method.body is None else self.rewriter.rewrite(method.body)
        return method if body is method.body else replace(method, body=body)

    def marked(self, statement: typed.Statement) -> typed.Statement | None:
        """A statement on the line with its mark; None where it is on another."""
        span = statement.span
        if span.file != self.file or span.line != self.line or isinstance(statement, typed.Block):
            return None
        self.goals.append(span)
        mark = typed.Assert(typed.Literal(BOOL, False, span=span), span=span)
        return typed.Block((mark, statement), span=span)
