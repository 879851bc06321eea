"""Integers in Alloy: named operations and constants."""

from __future__ import annotations

from oxpecker.relational import syntax
from oxpecker.relational.operators import ArithmeticOperator
from oxpecker.relational.syntax import Declaration, Expression, IntegerConstant, SumOfAtoms, Variable

ARITHMETIC = {
    "add": ArithmeticOperator.ADD,
    "plus": ArithmeticOperator.ADD,
    "sub": ArithmeticOperator.SUBTRACT,
    "minus": ArithmeticOperator.SUBTRACT,
    "mul": ArithmeticOperator.MULTIPLY,
    "div": ArithmeticOperator.DIVIDE,
    "rem": ArithmeticOperator.REMAINDER,
}
INFIX = {
    **{f"fun/{name}": operator for name, operator in ARITHMETIC.items() if name not in ("plus", "minus")},
    "<<": ArithmeticOperator.SHIFT_LEFT,
    ">>": ArithmeticOperator.SHIFT_RIGHT,
    ">>>": ArithmeticOperator.SHIFT_RIGHT_UNSIGNED,
}
"""Operators between integers, as they are written."""
CONSTANTS = ("fun/min", "fun/max", "fun/next")


def constant(name: str) -> Expression:
    """The smallest integer, the largest one, or the relation from each to the next."""
    here, there = Variable("i"), Variable("j")
    if name == "fun/next":
        following = SumOfAtoms(there).equals(SumOfAtoms(here) + IntegerConstant(1))
        larger = SumOfAtoms(here).less(SumOfAtoms(there))  # the largest integer wraps around, but has no successor
        both = (Declaration(here, syntax.INTEGERS), Declaration(there, syntax.INTEGERS))
        return syntax.comprehension(both, larger & following)
    left, right = (here, there) if name == "fun/min" else (there, here)
    bound = syntax.every(there, syntax.INTEGERS, SumOfAtoms(left).at_most(SumOfAtoms(right)))
    return syntax.comprehension([Declaration(here, syntax.INTEGERS)], bound)
