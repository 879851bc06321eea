"""Contains an error in its method: that method is unsupported, and all others stay exact."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from oxpecker.oox import syntax
from oxpecker.oox.source import Diagnostic, Span

_Code = syntax.Method | syntax.Constructor | syntax.StaticInitialiser


def contained(program: syntax.Program, errors: Sequence[Diagnostic]) -> syntax.Program | None:
    """The program with the code that has errors unsupported; None where an error is outside of any code."""
    members = [member for declaration in program.classes for member in declaration.members]
    code = [member for member in members if isinstance(member, _Code) and member.span.line]
    wrong: dict[int, str] = {}
    for error in errors:
        found = _around(code, error.span)
        if not found:
            return None
        for member in found:
            wrong.setdefault(id(member), error.message)
    return replace(
        program, classes=tuple(replace(each, members=tuple(_members(each, wrong))) for each in program.classes)
    )


def _around(code: Sequence[_Code], place: Span) -> list[_Code]:
    """The members that contain a place; a translation may write one place into several, far from their own places."""
    exact = [
        member
        for member in code
        if member.span.file == place.file and any(node.span == place for node in syntax.TREE.walk((member,)))
    ]
    around = [member for member in code if holds(_extent(member), place)]
    return exact or sorted(around, key=lambda member: (member.span.line, member.span.column))[-1:]


def _extent(member: _Code) -> Span:
    """The place of a member with its body: a translation may place it at its name."""
    own, body = member.span, member.body
    if body is None or body.span.file != own.file:
        return own
    end = max((own.end_line, own.end_column), (body.span.end_line, body.span.end_column))
    return Span(own.file, own.line, own.column, *end)


def _members(declaration: syntax.Class, wrong: dict[int, str]) -> Iterator[syntax.Member]:
    for member in declaration.members:
        message = wrong.get(id(member))
        if message is None or not isinstance(member, _Code):
            yield member
            continue
        body = syntax.Block((syntax.Unsupported(f"this code ({message})", span=member.span),), span=member.span)
        if isinstance(member, syntax.StaticInitialiser):
            yield replace(member, body=body)
        else:
            yield replace(member, body=body, clauses=())


def holds(around: Span, inside: Span) -> bool:
    """Whether a place begins inside another one."""
    begins = (around.line, around.column) <= (inside.line, inside.column)
    return (
        around.file == inside.file and begins and (inside.line, inside.column) <= (around.end_line, around.end_column)
    )
