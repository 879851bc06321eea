"""Where contracts enter: each function gives what JML says at one kind of place, as OOX."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.lowering.code import Code
from oxpecker.oox import syntax


def method_clauses(_code: Code, _node: a.MethodBody) -> tuple[syntax.Clause, ...]:
    """The contract of a method or constructor."""
    return ()


def is_pure(node: a.MethodBody) -> bool:
    """Whether a method says that it changes nothing."""
    declaration = node.symbol.declaration
    return declaration is not None and any("pure" in comment.text.split() for comment in _comments(declaration))


def _comments(declaration: tree.MethodDeclaration | tree.ConstructorDeclaration) -> tuple[tree.Comment, ...]:
    return declaration.jml


def class_invariants(_code: Code, _node: a.ClassBody) -> list[syntax.Member]:
    """The invariants of a class."""
    return []


def loop_specification(_code: Code, _node: a.Loop) -> tuple[tuple[syntax.Expression, ...], syntax.Expression | None]:
    """The invariants of a loop, and what decreases in it."""
    return (), None


def lower_jml_statement(_code: Code, _node: a.JmlStatement) -> None:
    """`//@ assert`, `//@ assume` and the like among statements."""
