"""Contracts put into the text of a program."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import unified_diff

from oxpecker.oox import typed
from oxpecker.oox.source import Source
from oxpecker.refinement.extraction.contracts import JML, OOX, Contract, Dialect, may_be_overridden


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


def patched(source: Source, contracts: Iterable[tuple[typed.Method, Contract]]) -> str:
    """The text with the contracts in it; for Java in comments before the methods, for OOX behind their heads."""
    lines = source.text.splitlines(keepends=True)
    order = sorted(contracts, key=lambda pair: pair[0].info.span, reverse=True)
    for method, contract in order:
        clauses = contract.clauses(dialect_of(source.name))
        if source.name.endswith(".java"):
            _comment(lines, method, clauses)
        else:
            _behind_head(lines, method, clauses)
    return "".join(lines)


def patch(source: Source, contracts: Iterable[tuple[typed.Method, Contract]]) -> str:
    """The change as a unified diff."""
    after = patched(source, contracts)
    before = source.text.splitlines(keepends=True)
    return "".join(unified_diff(before, after.splitlines(keepends=True), f"a/{source.name}", f"b/{source.name}"))


def _line(source: Source, number: int) -> str:
    return source.text.splitlines()[number - 1]


def _comment(lines: list[str], method: typed.Method, clauses: list[str]) -> None:
    at = method.info.span.line - 1
    while at > 0 and lines[at - 1].lstrip().startswith("@"):
        at -= 1
    indent = _indent(lines[at])
    lines[at:at] = [f"{indent}//@ {clause}\n" for clause in clauses]


def _behind_head(lines: list[str], method: typed.Method, clauses: list[str]) -> None:
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
