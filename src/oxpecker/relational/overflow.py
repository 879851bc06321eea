"""Integers that exceed the bit width decide nothing (Milicevic and Jackson, 2014).

A formula about integers in which something overflows may serve neither as a witness nor as a counterexample:
existential variables do not take values that make it overflow, and universal ones skip them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import cast

from oxpecker.relational import syntax
from oxpecker.relational.operators import Quantifier
from oxpecker.relational.scope import free_variables, integers_in
from oxpecker.relational.substitution import rebuilt
from oxpecker.relational.syntax import Formula, Node, Variable
from oxpecker.relational.temporal import Temporal

_ATOMS = (syntax.Comparison, syntax.IntegerComparison, syntax.HasTuples)


def prevented(formula: Formula) -> Formula:
    """The formula, in which nothing follows from integers that overflow."""
    return _changed(formula, True, {})


def _changed(formula: Formula, positive: bool, universal: Mapping[Variable, bool]) -> Formula:
    """A formula below an even or odd number of negations; `universal` tells the effect of the quantifiers around."""
    match formula:
        case syntax.Not():
            return syntax.Not(_changed(formula.operand, not positive, universal), formula.place)
        case syntax.And() | syntax.Or() | Temporal():
            parts = tuple(_changed(each, positive, universal) for each in formula.parts)
            return cast(Formula, rebuilt(formula, dict(zip(formula.parts, parts, strict=True)).__getitem__))  # type: ignore[arg-type]
        case syntax.Iff():
            left, right = (_changed(each, positive, universal) for each in (formula.left, formula.right))
            return syntax.Iff(left, right, formula.place)
        case syntax.Quantified():
            return _quantified(formula, positive, universal)
    if isinstance(formula, _ATOMS):
        return _defined(formula, positive, universal)
    return formula


def _quantified(formula: syntax.Quantified, positive: bool, universal: Mapping[Variable, bool]) -> Formula:
    if formula.quantifier is Quantifier.NO:
        some = syntax.Quantified(Quantifier.SOME, formula.declarations, formula.body, formula.place)
        return syntax.Not(_quantified(some, not positive, universal), formula.place)
    every = (formula.quantifier is Quantifier.ALL) == positive
    inner = {**universal, **{each.variable: every for each in formula.declarations}}
    body = _changed(formula.body, positive, inner)
    return syntax.Quantified(formula.quantifier, formula.declarations, body, formula.place)


def _defined(formula: Formula, positive: bool, universal: Mapping[Variable, bool]) -> Formula:
    """The formula; if something in it overflows, whatever its context needs in order to ignore it."""
    formula = cast(Formula, rebuilt(formula, lambda part: _within(part, universal)))
    skipped, refused = list[Formula](), list[Formula]()
    for integer in integers_in(formula):
        free = free_variables(integer)
        depends = [every for variable, every in universal.items() if variable in free]  # the innermost one comes last
        (skipped if depends and depends[-1] else refused).append(syntax.Overflows(integer))
    if not skipped and not refused:
        return formula
    ignored, excluded = (skipped, refused) if positive else (refused, skipped)
    whole = syntax.Or((formula, *ignored), formula.place) if ignored else formula
    return syntax.And((whole, *map(syntax.Not, excluded)), formula.place) if excluded else whole


def _within(node: Node, universal: Mapping[Variable, bool]) -> Node:
    """An expression or an integer in which comprehensions leave out what overflows."""
    if isinstance(node, Formula | syntax.Relation | Variable | syntax.Constant | syntax.IntegerConstant):
        return node
    if isinstance(node, syntax.Comprehension):
        inner = {**universal, **dict.fromkeys((each.variable for each in node.declarations), False)}
        return replace(node, body=_changed(node.body, True, inner))
    if isinstance(node, syntax.SumOver):
        return node
    return rebuilt(node, lambda part: _within(part, universal))
