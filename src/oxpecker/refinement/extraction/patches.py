"""Contracts put into the text of a program."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import unified_diff

from oxpecker.oox import typed
from oxpecker.oox.source import Source, Span
from oxpecker.refinement.extraction.contracts import JML, OOX, Dialect, may_be_overridden


def dialect_of(file: str) -> Dialect:
    """The words for contracts in a file."""
    return JML if file.endswith(".java") else OOX


def why_not_written(program: typed.Program, method: typed.Method, source: Source | None) -> str | None:
    """Why no contract can be put at the method's declaration; None when one can."""
    if source is None:
        return "it is not declared in this file"
    if may_be_overridden(program, method):
        return "it is overridden, and the overriding methods would have to satisfy the contract too"
    if any(not case.trivial for case in method.cases):
        return "it has a contract"
    declaration = method.info.declaration
    if declaration is None or declaration.body is None:
        return "it is not declared in this file"
    line, column = method.info.span.line, method.info.span.column
    if source.name.endswith(".java") and any(sign in _line(source, line)[: column - 1] for sign in "{};"):
        return "its declaration does not start on a line of its own"
    return None


def patched(source: Source, contracts: Iterable[tuple[typed.Method, Sequence[str]]]) -> str:
    """The text with clauses in it; for Java in comments before the methods, for OOX behind their heads."""
    lines = source.text.splitlines(keepends=True)
    for method, clauses in sorted(contracts, key=lambda pair: pair[0].info.span, reverse=True):
        if source.name.endswith(".java"):
            _comment(lines, method, clauses)
        else:
            _behind_head(lines, method, clauses)
    return "".join(lines)


def first_line(source: Source, method: typed.Method) -> int:
    """The line of the first clause that `patched` puts at a method, if it changes no other."""
    lines = source.text.splitlines(keepends=True)
    if source.name.endswith(".java"):
        return _before(lines, method) + 1 + bool(_beginning(lines[_before(lines, method)], method))
    declaration = method.info.declaration
    assert declaration is not None and declaration.body is not None
    body = declaration.body.span
    return body.line + bool(lines[body.line - 1][: body.column - 1].strip())


def moved(source: Source, method: typed.Method, clauses: int, span: Span) -> Span:
    """Where a place of the text begins once `patched` has put so many clauses at a method."""
    if span.file != source.name or span.line < first_line(source, method) - 1:
        return span
    lines = source.text.splitlines(keepends=True)
    if source.name.endswith(".java"):
        at = _before(lines, method)
        beginning, indent = _beginning(lines[at], method), len(_indent(lines[at]))
        if not beginning:
            return span if span.line <= at else span._replace(line=span.line + clauses)
        if span.line <= at or (span.line == at + 1 and span.column <= len(beginning)):
            return span
        rest = lines[at][len(beginning) :]
        shift = indent - len(beginning) - len(rest) + len(rest.lstrip()) if span.line == at + 1 else 0
        return span._replace(line=span.line + clauses + 1, column=span.column + shift)
    declaration = method.info.declaration
    assert declaration is not None and declaration.body is not None
    body = declaration.body.span
    if not lines[body.line - 1][: body.column - 1].strip():
        return span if span.line < body.line else span._replace(line=span.line + clauses)
    if (span.line, span.column) < (body.line, body.column):
        return span
    indent = len(_indent(lines[method.info.span.line - 1]))
    shift = indent - body.column + 1 if span.line == body.line else 0
    return span._replace(line=span.line + clauses + 1, column=span.column + shift)


def patch(source: Source, contracts: Iterable[tuple[typed.Method, Sequence[str]]]) -> str:
    """The change as a unified diff."""
    after = patched(source, contracts)
    before = source.text.splitlines(keepends=True)
    return "".join(unified_diff(before, after.splitlines(keepends=True), f"a/{source.name}", f"b/{source.name}"))


def _line(source: Source, number: int) -> str:
    return source.text.splitlines()[number - 1]


def _before(lines: list[str], method: typed.Method) -> int:
    """The index of the line before which a comment belongs to a method."""
    at = method.info.span.line - 1
    while at > 0 and lines[at - 1].lstrip().startswith("@") and not _beginning(lines[at], method):
        at -= 1
    return at


def _beginning(line: str, method: typed.Method) -> str:
    """What stands before a declaration in its line and belongs to something else."""
    head = line[: method.info.span.column - 1]
    return head[: max(head.rfind(sign) for sign in "{};") + 1]


def _comment(lines: list[str], method: typed.Method, clauses: Sequence[str]) -> None:
    at = _before(lines, method)
    indent, beginning = _indent(lines[at]), _beginning(lines[at], method)
    added = [f"{indent}//@ {clause}\n" for clause in clauses]
    if beginning:
        lines[at : at + 1] = [f"{beginning}\n", *added, indent + lines[at][len(beginning) :].lstrip()]
    else:
        lines[at:at] = added


def _behind_head(lines: list[str], method: typed.Method, clauses: Sequence[str]) -> None:
    declaration = method.info.declaration
    assert declaration is not None and declaration.body is not None
    body = declaration.body.span
    line = lines[body.line - 1]
    head, brace = line[: body.column - 1], line[body.column - 1 :]
    indent = _indent(lines[method.info.span.line - 1])
    added = [f"{indent}    {clause}\n" for clause in clauses]
    if head.strip():
        lines[body.line - 1 : body.line] = [head.rstrip() + "\n", *added, indent + brace]
    else:
        lines[body.line - 1 : body.line] = [*added, line]


def _indent(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]
