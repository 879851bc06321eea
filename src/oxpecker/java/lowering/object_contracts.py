r"""Lowers contracts about objects: `\\reach`, quantifiers over objects, `\\invariant_for`."""

from __future__ import annotations

from typing import TypeVar

from oxpecker.java import attributed as a
from oxpecker.java.jml import attributed as spec
from oxpecker.java.jml.cursor import NotCovered
from oxpecker.java.lowering.code import Code
from oxpecker.java.lowering.conditions import lower_specification
from oxpecker.java.lowering.reachability import members_of
from oxpecker.java.resolution.lookup import as_super
from oxpecker.java.types import ArrayType, ClassType, erase
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.reaching import HAS, REACH
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.tree import Rewriter

_SELF = "$self"
"""The variable for the object in invariants of an object other than `this`."""

N = TypeVar("N")


# --- what can be reached -----------------------------------------------------------------------------------


def lower_reaches(code: Code, node: spec.Reaches) -> syntax.Expression:
    """A call of the method that searches."""
    root, wanted = code.expression(node.root), code.expression(node.wanted)
    code.program.roots.setdefault(code.program.type(node.root.type), node.span)
    return syntax.Call(syntax.Name(REACH, span=node.span), HAS, (root, wanted), span=node.span)


def reached_objects(code: Code, found: spec.ObjectRange) -> syntax.Expression:
    """The objects that a variable ranges over, as an array."""
    t = code.program.type(found.variable.type)
    if not isinstance(t, oox.ClassType):
        raise NotCovered(f"a quantifier over objects of {found.variable.type}", found.span)
    code.program.roots.setdefault(code.program.type(found.root.type), found.span)
    root = code.expression(found.root)
    method = members_of(code.program, t)
    result: syntax.Expression = syntax.Call(syntax.Name(REACH, span=found.span), method, (root,), span=found.span)
    return syntax.Old(result, span=found.span) if found.past else result


# --- invariants of other objects ---------------------------------------------------------------------------


def lower_invariant_for(code: Code, node: spec.InvariantFor) -> syntax.Expression:
    """The invariants of every class that the object may have, each under a type test."""
    program, span = code.program, node.span
    operand = code.expression(node.operand)
    result: syntax.Expression = syntax.Binary(B.NOT_EQUAL, operand, syntax.NullLiteral(span=span), span=span)
    static = erase(node.operand.type)
    for name, body in program.invariants.items():
        own = ClassType(name)
        if isinstance(static, ArrayType) or not isinstance(static, ClassType):
            break
        certain = as_super(program.world, static, name) is not None
        related = certain or as_super(program.world, own, static.name) is not None
        if not related and not (body.symbol.interface or program.world[static.name].interface):
            continue
        use = program.use(own, span)
        this = operand if certain else syntax.Cast(use, operand, span=span)
        invariants = _invariants(code, body, this, span)
        if not certain:
            test = syntax.InstanceOf(operand, use, span=span)
            invariants = syntax.Binary(B.IMPLIES, test, invariants, span=span)
        result = syntax.Binary(B.AND, result, invariants, span=span)
    return result


def _invariants(code: Code, body: a.ClassBody, this: syntax.Expression, span: Span) -> syntax.Expression:
    """The invariants of a class, applied to an object."""
    program, name = code.program, body.symbol.name
    if name in program.unfolding:
        raise NotCovered(r"'\invariant_for' in an invariant that it asks for", span)
    assert body.specification is not None
    program.unfolding.append(name)
    inside = Code(program, body.closure)
    inside.self_name = _SELF
    inside.active = set(code.active)
    result: syntax.Expression | None = None
    try:
        for clause in body.specification.invariants:
            if clause.value is None:
                raise NotCovered(clause.reason, clause.span)
            invariant = _about(lower_specification(inside, clause.value), this)
            result = invariant if result is None else syntax.Binary(B.AND, result, invariant, span=span)
    finally:
        program.unfolding.pop()
    assert result is not None
    return result


def _about(node: syntax.Expression, this: syntax.Expression) -> syntax.Expression:
    """The expression with `this` replaced by another object."""
    rules = {syntax.Name: lambda name: this if name.identifier == _SELF else name}
    return Rewriter(syntax.TREE, rules).rewrite(node)
