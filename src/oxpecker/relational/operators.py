"""The operators of relational logic, by their symbols in Alloy."""

from __future__ import annotations

from enum import StrEnum


class BinaryOperator(StrEnum):
    """Operators on relations of equal arity."""

    UNION = "+"
    INTERSECTION = "&"
    DIFFERENCE = "-"
    OVERRIDE = "++"


class UnaryOperator(StrEnum):
    """Operators on binary relations."""

    TRANSPOSE = "~"
    CLOSURE = "^"
    REFLEXIVE_CLOSURE = "*"


class ConstantKind(StrEnum):
    """Relations that are determined by the universe."""

    UNIVERSE = "univ"
    IDENTITY = "iden"
    NONE = "none"
    INTEGERS = "Int"


class Multiplicity(StrEnum):
    """The number of tuples or atoms."""

    NO = "no"
    SOME = "some"
    ONE = "one"
    LONE = "lone"
    SET = "set"


class Quantifier(StrEnum):
    """For how many bindings a formula holds."""

    ALL = "all"
    SOME = "some"
    NO = "no"
    ONE = "one"
    LONE = "lone"


class ArithmeticOperator(StrEnum):
    """Operators on integers; division and remainder truncate towards zero, as in Java."""

    ADD = "+"
    SUBTRACT = "-"
    MULTIPLY = "*"
    DIVIDE = "/"
    REMAINDER = "%"
    SHIFT_LEFT = "<<"
    SHIFT_RIGHT = ">>"
    """Keeps the sign."""
    SHIFT_RIGHT_UNSIGNED = ">>>"
    """Fills with zeros, within the bit width."""


class Comparator(StrEnum):
    """Comparisons of integers."""

    EQUAL = "="
    LESS = "<"
    AT_MOST = "=<"


class TemporalOperator(StrEnum):
    """Operators on formulas that hold or not in each state of a trace."""

    AFTER = "after"
    ALWAYS = "always"
    EVENTUALLY = "eventually"
    BEFORE = "before"
    HISTORICALLY = "historically"
    ONCE = "once"
    UNTIL = "until"
    RELEASES = "releases"
    SINCE = "since"
    TRIGGERED = "triggered"


PAST = frozenset(
    (
        TemporalOperator.BEFORE,
        TemporalOperator.HISTORICALLY,
        TemporalOperator.ONCE,
        TemporalOperator.SINCE,
        TemporalOperator.TRIGGERED,
    )
)
"""The operators that look back."""
