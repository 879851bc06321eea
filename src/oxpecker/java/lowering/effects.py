"""Determines which expressions become statements."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java.attributed_patterns import Component
from oxpecker.java.attributed_tree import OPERANDS
from oxpecker.java.types import UnknownType

_EFFECTS = (a.Assign, a.Update, a.Let, a.SwitchValue, a.Lambda, Component, a.Intrinsic, a.Unsupported)


def has_effects(node: a.Expression) -> bool:
    """Whether some part of an expression becomes a statement."""
    return any(_is_statement(part) for part in OPERANDS.walk(node))


def _is_statement(part: object) -> bool:
    if isinstance(part, a.InstanceOf):
        return part.variable is not None or part.unconditional
    return isinstance(part, _EFFECTS) or (isinstance(part, a.Constant) and isinstance(part.type, UnknownType))
