"""Expressions of contracts: no part of them may become a statement."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java.jml import attributed as spec
from oxpecker.java.jml.cursor import NotCovered
from oxpecker.java.lowering.code import Code
from oxpecker.oox import syntax


def lower_specification(code: Code, node: a.Expression) -> syntax.Expression:
    """An expression of a contract."""
    hoisted, before = code.hoisted, code.specification
    code.hoisted, code.specification = [], True
    try:
        with code.buffer() as statements:
            value = code.expression(node)
        if statements or code.hoisted:
            raise NotCovered("an expression that needs several steps", node.span)
    finally:
        code.hoisted, code.specification = hoisted, before
    return value


def lower_condition(code: Code, node: spec.Condition) -> syntax.Expression:
    """A condition; an unsupported one is marked as such."""
    if node.value is None:
        return syntax.Uncovered(node.reason, span=node.span)
    try:
        return lower_specification(code, node.value)
    except NotCovered as missing:
        return syntax.Uncovered(f"{node.word}: {missing.what}", span=missing.span)
