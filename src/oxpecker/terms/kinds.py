"""The sorts of terms and the operations they are built from."""

from __future__ import annotations

from enum import StrEnum


class Sort(StrEnum):
    """What kind of value a term stands for."""

    BOOL = "bool"
    INT = "int"
    """Mathematical integers; the arithmetic of Java is `wrap` around them."""
    FLOAT = "float"
    DOUBLE = "double"


class Op(StrEnum):
    """What a term is made by. Arguments are terms or plain values, unless said otherwise."""

    VARIABLE = "variable"
    """(name, low, high): the bounds are those declared, None for infinite or not an integer."""

    LINEAR = "linear"
    """(constant, c1, x1, c2, x2, ...): constant + c1*x1 + c2*x2 + ..., plain ints and terms that are not LINEAR."""
    ADD = "+"
    """(a, b); below the extended level only, as SUB and NEG."""
    SUB = "-"
    NEG = "neg"
    MUL = "*"
    """(a, b, ...): at the extended level a product of terms only; its integer factor stands in a LINEAR."""
    DIV = "/"
    """(a, b): truncating; 0 when b is 0."""
    REM = "%"
    """(a, b): with the sign of a; 0 when b is 0."""
    WRAP = "wrap"
    """(x, width, signed): the value of that two's complement width congruent to x."""
    BIT_AND = "&"
    """(a, b, ...): two's complement without end, as Python has it."""
    BIT_OR = "|"
    BIT_XOR = "^"
    BIT_NOT = "~"
    """(a,); below the extended level only: above, it is -a - 1."""
    SHIFT_LEFT = "<<"
    """(x, distance, width): by distance & (width - 1); not wrapped."""
    SHIFT_RIGHT = ">>"
    """(x, distance, width)"""
    SHIFT_RIGHT_UNSIGNED = ">>>"
    """(x, distance, width, signed): of the low `width` bits; the result wrapped."""
    ITE = "?:"
    """(condition, a, b), of every sort."""

    ELEMENT = "element"
    """(index, v0, v1, ..), of ints: the value at an index; of an index beyond either end, the value there."""

    EQ = "=="
    """(a, b): sameness of any sort (for floats: NaN is itself, 0.0 is not -0.0). For ints at the extended level
    (lin, k) as in LE."""
    LT = "<"
    """(a, b); below the extended level only."""
    LE = "<="
    """(lin, k): k is a plain int, and lin has no constant, no common factor and a positive first coefficient."""
    GE = ">="
    """(lin, k), as LE."""
    NOT = "!"
    """(p,); a disjunction is NOT of AND of NOTs (Koppier 4.6.3)."""
    AND = "&&"
    """(p, q, ...)"""

    FP_ADD = "fp+"
    """(a, b), rounded to the sort of the term."""
    FP_SUB = "fp-"
    FP_MUL = "fp*"
    FP_DIV = "fp/"
    FP_REM = "fp%"
    """(a, b): Java's %, C's fmod; not the remainder of IEEE."""
    FP_NEG = "fpneg"
    FP_LT = "fp<"
    """(a, b): as IEEE compares; at least one argument is a term and tells the sort."""
    FP_LE = "fp<="
    FP_EQ = "fp=="
    INT_TO_FP = "inttofp"
    """(x,): rounded to nearest even, once, to the sort of the term."""
    FP_TO_INT = "fptoint"
    """(x, low, high, saturating): truncated; NaN is 0. Not saturating, only infinities become low and high."""
    FP_TO_FP = "fptofp"
    """(x,): to the sort of the term."""
