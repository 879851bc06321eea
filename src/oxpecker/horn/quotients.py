"""Products of a quotient and its divisor: what was divided, without the rest. They are linear."""

from __future__ import annotations

from oxpecker.horn.formula import ZERO, Formula, Op, at_most, combined, conditional, minus, modulo, narrowed, scaled


def is_natural(value: Formula) -> bool:
    """Whether a number is known not to be negative."""
    return value.range[0] is not None and value.range[0] >= 0


def size_of(value: Formula) -> Formula:
    """The absolute value."""
    if is_natural(value):
        return value
    opposite = scaled(-1, value)
    return opposite if is_natural(opposite) else conditional(at_most(ZERO, value), value, opposite)


def undivided(factor: Formula, divisor: Formula, wrap: str) -> Formula | None:
    """The product of a divisor and a number that consists of quotients by it; None if it is another number.

    The product is the same modulo the width of a type, whose function `wrap` changes nothing else. Where the divisor
    is zero, nothing is claimed: the quotient is not defined.
    """
    match factor.op:
        case Op.LITERAL:
            return scaled(factor.value, divisor)
        case Op.DIV:
            dividend, positive = factor.arguments
            return _without_rest(dividend, positive, divisor)
        case Op.CALL if factor.name == wrap:
            return undivided(factor.arguments[0], divisor, wrap)
        case Op.ITE:
            condition, then, otherwise = factor.arguments
            first, second = undivided(then, divisor, wrap), undivided(otherwise, divisor, wrap)
            return None if first is None or second is None else conditional(condition, first, second)
        case Op.SUM:
            parts = [(factor.value, divisor)]
            for coefficient, argument in zip(factor.coefficients, factor.arguments, strict=True):
                part = undivided(argument, divisor, wrap)
                if part is None:
                    return None
                parts.append((coefficient, part))
            return combined(parts)
    return None


def _without_rest(dividend: Formula, positive: Formula, divisor: Formula) -> Formula | None:
    """The quotient of a dividend and the absolute value of a divisor, multiplied by the divisor."""
    if positive.text != size_of(divisor).text:
        return None
    whole = minus(dividend, modulo(dividend, positive))
    if is_natural(dividend):
        whole = narrowed(whole, (0, dividend.range[1]))
    if is_natural(divisor):
        return whole
    opposite = scaled(-1, whole)
    return opposite if is_natural(scaled(-1, divisor)) else conditional(at_most(ZERO, divisor), whole, opposite)
