"""The sorts of terms and the operations they are built from."""

from __future__ import annotations

from enum import StrEnum


class Sort(StrEnum):
    """The kind of value that a term stands for."""

    BOOL = "bool"
    INT = "int"
    """Mathematical integers; Java's arithmetic applies `wrap` to them."""
    FLOAT = "float"
    DOUBLE = "double"


class Op(StrEnum):
    """The operation at the root of a term. Arguments are terms or plain values, unless stated otherwise."""

    VARIABLE = "variable"
    """(name, low, high): the declared bounds; None if infinite or not an integer."""

    LINEAR = "linear"
    """(constant, c1, x1, c2, x2, ...): constant + c1*x1 + c2*x2 + ..., plain ints and terms that are not LINEAR."""
    ADD = "+"
    """(a, b); like SUB and NEG, used below the extended level only."""
    SUB = "-"
    NEG = "neg"
    MUL = "*"
    """(a, b, ...): at the extended level, terms only; an integer factor belongs to the enclosing LINEAR."""
    DIV = "/"
    """(a, b): truncating; 0 when b is 0."""
    REM = "%"
    """(a, b): with the sign of a; 0 when b is 0."""
    WRAP = "wrap"
    """(x, width, signed): the value of that two's complement width congruent to x."""
    BIT_AND = "&"
    """(a, b, ...): infinite two's complement, as in Python."""
    BIT_OR = "|"
    BIT_XOR = "^"
    BIT_NOT = "~"
    """(a,); used below the extended level only: above it is -a - 1."""
    SHIFT_LEFT = "<<"
    """(x, distance, width): by distance & (width - 1); not wrapped."""
    SHIFT_RIGHT = ">>"
    """(x, distance, width)"""
    SHIFT_RIGHT_UNSIGNED = ">>>"
    """(x, distance, width, signed): of the low `width` bits; the result wrapped."""
    ITE = "?:"
    """(condition, a, b), for every sort."""

    ELEMENT = "element"
    """(index, v0, v1, ..), integers: the value at the index; an index out of range is clamped to the nearest end."""

    EQ = "=="
    """(a, b): identity, for any sort (floats: NaN equals itself, 0.0 differs from -0.0). Ints at the extended
    level: (lin, k) as in LE."""
    LT = "<"
    """(a, b); used below the extended level only."""
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
    """(a, b): Java's %, C's fmod; not the IEEE remainder."""
    FP_NEG = "fpneg"
    FP_FUNCTION = "fpfunction"
    """(name, is_approximate, a, ..): a function of doubles; approximate ones may have any result that is as exact
    as Java promises, always the same for the same arguments. Evaluation computes that of fdlibm."""
    FP_LT = "fp<"
    """(a, b): the IEEE comparison; at least one argument is a term and determines the sort."""
    FP_LE = "fp<="
    FP_EQ = "fp=="
    INT_TO_FP = "inttofp"
    """(x,): rounded to nearest even, once, to the sort of the term."""
    FP_TO_INT = "fptoint"
    """(x, low, high, saturating): truncated; NaN becomes 0. If not saturating, only infinities become low and high."""
    FP_TO_FP = "fptofp"
    """(x,): to the sort of the term."""
    FP_TO_BITS = "fptobits"
    """(x, width): the bits of a 32-bit or 64-bit float in two's complement; there is only one NaN, Java's."""
    BITS_TO_FP = "bitstofp"
    """(n,): the float whose bits are the low bits of an integer."""
