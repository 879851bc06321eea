"""Specialises a formula to a given state: the path that was taken, and why (Karun 6.3).

A partial instance decides many conditions. A conditional expression is then replaced by the branch taken, and the
reason for the decision becomes an antecedent. So the result follows from the formula, and is as strong for the
given state.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from oxpecker.refinement.logic import all_of, any_of, implication, negation
from oxpecker.relational import syntax
from oxpecker.relational.circuit import TRUE as YES
from oxpecker.relational.circuit import Circuit
from oxpecker.relational.syntax import Expression, Formula, Integer, Node
from oxpecker.relational.translation import Translator
from oxpecker.relational.universe import Bounds

AnyNode = TypeVar("AnyNode", bound=Node)

_PARTS = ("left", "right", "operand", "value", "condition", "then", "otherwise")


class Specialiser:
    """Specialises formulas under given bounds; collects the antecedents."""

    def __init__(self, bounds: Bounds, watch: Callable[[], None] = lambda: None) -> None:
        self._translator = Translator(bounds, Circuit(), watch=watch)
        self.antecedents: dict[Formula, None] = {}
        self._done: dict[Node, Node] = {}
        self._explained: set[tuple[Formula, bool]] = set()

    def specification(self, formulas: list[Formula]) -> Formula:
        """The formulas specialised to states like the given one."""
        parts = [self._consequence(formula) for formula in formulas]
        return implication(all_of(self.antecedents), all_of(parts))

    def decided(self, formula: Formula) -> bool | None:
        """The value of a formula if the bounds decide it; otherwise None."""
        literal = self._translator.formula(formula)
        return True if literal == YES else False if literal == -YES else None

    def _consequence(self, formula: Formula) -> Formula:
        """A specialised conjunct; false parts of a disjunction are dropped."""
        if isinstance(formula, syntax.Or):
            left = []
            for part in formula.parts:
                if self.decided(part) is False and not isinstance(part, syntax.Comparison):
                    self._explain(part, False)
                else:
                    left.append(self._consequence(part))
            return any_of(left)
        return self.reduced(formula)

    def reduced(self, node: AnyNode) -> AnyNode:
        """The node without branches that are not taken."""
        known = self._done.get(node)
        if known is None:
            known = self._done[node] = self._reduce(node)
        return known  # type: ignore[return-value]

    def _reduce(self, node: Node) -> Node:
        if isinstance(node, syntax.Conditional | syntax.IntegerConditional):
            taken = self.decided(node.condition)
            if taken is not None:
                self._explain(node.condition, taken)
                return self.reduced(node.then if taken else node.otherwise)
        if isinstance(node, syntax.And | syntax.Or):
            parts = tuple(self.reduced(part) for part in node.parts)
            return node if all(a is b for a, b in zip(parts, node.parts, strict=True)) else replace(node, parts=parts)
        changed: dict[str, Any] = {}
        if not isinstance(node, syntax.Quantified | syntax.Comprehension | syntax.SumOver | syntax.IntegerConstant):
            for name in _PARTS:
                part = getattr(node, name, None)
                if isinstance(part, Expression | Formula | Integer):
                    smaller = self.reduced(part)
                    if smaller is not part:
                        changed[name] = smaller
        return replace(node, **changed) if changed else node  # type: ignore[type-var]

    def _explain(self, formula: Formula, value: bool) -> None:
        """Adds antecedents that determine the value of a formula."""
        if (formula, value) in self._explained:
            return
        self._explained.add((formula, value))
        match formula:
            case syntax.Not():
                self._explain(formula.operand, not value)
            case syntax.And() | syntax.Or() if isinstance(formula, syntax.And) == value:
                for part in formula.parts:
                    self._explain(part, value)
            case syntax.And() | syntax.Or() if (one := self._deciding(formula.parts, value)) is not None:
                self._explain(one, value)
            case syntax.Truth():
                pass
            case _:
                reduced = self.reduced(formula)
                self.antecedents[reduced if value else negation(reduced)] = None

    def _deciding(self, parts: tuple[Formula, ...], value: bool) -> Formula | None:
        """The first part with the value; None if only several parts together determine it, like `p` and `not p`."""
        return next((part for part in parts if self.decided(part) is value), None)
