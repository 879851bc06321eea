"""Switches over what a class without source gives: the labels tell what it is."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.conversions import coerce
from oxpecker.java.attribution.missing import as_object, use_of_type
from oxpecker.java.attribution.names import value_of_name
from oxpecker.java.kinds import UseKind
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.types import STRING, OpenType, Type

Switch = TypeVar("Switch", tree.Switch, tree.SwitchExpression)


def settled_switch(
    context: Attribution, scope: Scope, node: Switch, value: a.Expression
) -> tuple[Switch, a.Expression]:
    """The switch and its selector, whose type the labels decide.

    Names that are no variables are constants of an enum: equal names are equal values, and different ones differ. So
    the selector is its name then.
    """
    labels = [each for case in node.cases for label in case.labels for each in label.values]
    t = next((t for label in labels if (t := _type(context, scope, label)) is not None), None)
    if t is not None:
        return node, coerce(context, value, t) if isinstance(value.type, OpenType) else value
    use = use_of_type(context, value.type, "name", UseKind.VIEW)
    if use is None or not labels or not all(isinstance(each, (tree.Name, tree.FieldAccess)) for each in labels):
        return node, value
    return _by_name(node), use.given((as_object(value),), value.span, STRING)


def _type(context: Attribution, scope: Scope, label: tree.Expression) -> Type | None:
    """The type of a label that is a literal or a constant variable."""
    if isinstance(label, tree.Name):
        known = value_of_name(context, scope, label)
        return None if known is None else known.type
    if isinstance(label, (tree.Pattern, tree.FieldAccess)):
        return None
    with context.speculating():
        return context.expression(scope, label).type


def _by_name(node: Switch) -> Switch:
    """The switch with texts as labels; without a default, its last group is for all other values."""
    cases = [replace(case, labels=tuple(map(_named, case.labels))) for case in node.cases]
    has_default = any(label.default for case in cases for label in case.labels)
    if isinstance(node, tree.SwitchExpression) and not has_default:
        last = cases[-1]
        cases[-1] = replace(last, labels=(tree.Label((), default=True, span=last.span),))
    return replace(node, cases=tuple(cases))


def _named(label: tree.Label) -> tree.Label:
    return replace(label, values=tuple(tree.Literal("string", _name(each), span=each.span) for each in label.values))


def _name(label: tree.Expression) -> str:
    assert isinstance(label, (tree.Name, tree.FieldAccess))
    return label.identifier if isinstance(label, tree.Name) else label.name
