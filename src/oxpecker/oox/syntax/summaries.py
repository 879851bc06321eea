"""Makes the summaries of code that is known to obey the static rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oxpecker.oox.syntax.code_summary import CodeSummary
from oxpecker.oox.syntax.declarations import Class, Constructor, Field, Member, Method
from oxpecker.oox.syntax.expressions import FieldAccess, Fresh, Index, Old
from oxpecker.oox.syntax.node import Node
from oxpecker.oox.syntax.statements import Assign, Fork, If, Monitor, Statement, Unsupported
from oxpecker.oox.syntax.tree import walk


def summarised(declaration: Class) -> Class:
    """A class whose methods and constructors say what their code may do."""
    fields = [member for member in declaration.members if isinstance(member, Field) and not member.static]
    initial = [node for field in fields if field.initial is not None for node in (field, *walk(field.initial))]
    return replace(declaration, members=tuple(_with_summary(member, initial) for member in declaration.members))


def without_summary(member: Member) -> Member:
    """A member whose code is checked at once."""
    return replace(member, summary=None) if isinstance(member, (Method, Constructor)) else member


def _with_summary(member: Member, initial: list[Node]) -> Member:
    if isinstance(member, Constructor):
        return replace(member, summary=_summary(member.body, [*initial, *walk(member.body)]))
    if isinstance(member, Method) and member.body is not None:
        return replace(member, summary=_summary(member.body, list(walk(member.body))))
    return member


def _summary(body: Statement, nodes: Sequence[Node]) -> CodeSummary:
    """The summary of a body, given with all nodes that run with it: a constructor sets the initial values of fields."""
    return CodeSummary(
        body=body,
        forks=any(isinstance(node, Fork) for node in nodes),
        stores=any(map(_stores, nodes)),
        looks_back=any(isinstance(node, (Old, Fresh)) for node in nodes),
        branches=any(isinstance(node, If) for node in nodes),
        gives_up=any(isinstance(node, Unsupported) for node in nodes),
        reads=frozenset(node.field for node in nodes if isinstance(node, FieldAccess)),
    )


def _stores(node: Node) -> bool:
    assigns = isinstance(node, Assign) and isinstance(node.target, (FieldAccess, Index))
    return assigns or isinstance(node, (Field, Monitor))
