"""What annotations of methods and their parameters change in bodies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from oxpecker.java import tree
from oxpecker.java.lombok.locals import uses_locals, with_locals
from oxpecker.java.lombok.notes import Notes
from oxpecker.java.lombok.texts import null_check
from oxpecker.java.reading import parse_members
from oxpecker.java.well_known import SNEAKY
from oxpecker.oox.source import Span

Written = TypeVar("Written", tree.MethodDeclaration, tree.ConstructorDeclaration)


def with_checks(member: Written, notes: Notes) -> Written:
    """A method that checks its parameters against null, and that may throw what it does not declare."""
    names = [each.name for each in member.parameters if notes.has(each.modifiers, "NonNull") and _may_be_null(each)]
    parameters = tuple(
        replace(each, modifiers=notes.without_own_null_checks(each.modifiers)) for each in member.parameters
    )
    body = member.body
    if body is not None and uses_locals(notes):
        body = _rewritten(body, notes)
    if body is not None and names:
        body = _checked(body, names, member.span)
    words = member.modifiers.words | ({SNEAKY} if notes.has(member.modifiers, "SneakyThrows") else set())
    modifiers = replace(notes.without_own_null_checks(member.modifiers), words=words)
    return replace(member, parameters=parameters, modifiers=modifiers, body=body)


def _rewritten(body: Callable[[], tree.Block], notes: Notes) -> Callable[[], tree.Block]:
    return lambda: with_locals(body(), notes)


def _may_be_null(parameter: tree.Parameter) -> bool:
    return not isinstance(parameter.type, tree.PrimitiveNode)


def _checked(body: Callable[[], tree.Block], names: list[str], span: Span) -> Callable[[], tree.Block]:
    """A body that starts with null checks; in a constructor, they follow the call of another one."""

    def checked() -> tree.Block:
        block = body()
        checks = tuple(_checks(names, span))
        first = 1 if block.statements and isinstance(block.statements[0], tree.ConstructorCall) else 0
        return replace(block, statements=(*block.statements[:first], *checks, *block.statements[first:]))

    return checked


def _checks(names: list[str], span: Span) -> tuple[tree.Statement, ...]:
    text = "".join(map(null_check, names))
    (method,) = parse_members(f"void checks() {{ {text} }}", span)
    assert isinstance(method, tree.MethodDeclaration) and method.body is not None
    return tuple(method.body().statements)
