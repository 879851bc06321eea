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


class Comparator(StrEnum):
    """Comparisons of integers."""

    EQUAL = "="
    LESS = "<"
    AT_MOST = "=<"
