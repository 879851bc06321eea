"""Symbolic terms: interned, simplified as they are built, with intervals, evaluation under a model and printing.

Plain Python ints, bools and floats are values; only what is symbolic is a `Term`. Every constructor takes either and
returns a plain value when it can.
"""

from oxpecker.terms import operators as operators  # defines the operators of terms
from oxpecker.terms.arithmetic import div, mul, rem
from oxpecker.terms.bits import bit_and, bit_not, bit_or, bit_xor, shift_left, shift_right, shift_right_unsigned
from oxpecker.terms.comparison import eq, ge, gt, le, lt, ne
from oxpecker.terms.conditional import ite
from oxpecker.terms.element import element
from oxpecker.terms.evaluation import Evaluation, default_value, evaluate
from oxpecker.terms.floating import (
    fp_add,
    fp_div,
    fp_eq,
    fp_function,
    fp_le,
    fp_lt,
    fp_mul,
    fp_neg,
    fp_rem,
    fp_sub,
    fp_to_fp,
    fp_to_int,
    int_to_fp,
)
from oxpecker.terms.interval import FULL, Interval
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.levels import Level, evaluation, get_evaluation, set_evaluation
from oxpecker.terms.linear import add, linear_parts, neg, sub, total
from oxpecker.terms.logic import conj, conjuncts, disj, disjuncts, implies, land, lor
from oxpecker.terms.narrowing import infer, term_interval
from oxpecker.terms.negation import lnot
from oxpecker.terms.packing import pack, unpack
from oxpecker.terms.patterns import bits_to_fp, fp_to_bits
from oxpecker.terms.show import show, sides
from oxpecker.terms.substitution import rebuild, simplify_under, substitute, substitute_all
from oxpecker.terms.term import AnyValue, Bool, Float, Int, Term, Value, live, sort_of, sweep, variable
from oxpecker.terms.walking import subterms
from oxpecker.terms.wrapping import wrap

__all__ = [
    "FULL",
    "AnyValue",
    "Bool",
    "Evaluation",
    "Float",
    "Int",
    "Interval",
    "Level",
    "Op",
    "Sort",
    "Term",
    "Value",
    "add",
    "bit_and",
    "bit_not",
    "bit_or",
    "bit_xor",
    "bits_to_fp",
    "conj",
    "conjuncts",
    "default_value",
    "disj",
    "disjuncts",
    "div",
    "element",
    "eq",
    "evaluate",
    "evaluation",
    "fp_add",
    "fp_div",
    "fp_eq",
    "fp_function",
    "fp_le",
    "fp_lt",
    "fp_mul",
    "fp_neg",
    "fp_rem",
    "fp_sub",
    "fp_to_bits",
    "fp_to_fp",
    "fp_to_int",
    "ge",
    "get_evaluation",
    "gt",
    "implies",
    "infer",
    "int_to_fp",
    "ite",
    "land",
    "le",
    "linear_parts",
    "live",
    "lnot",
    "lor",
    "lt",
    "mul",
    "ne",
    "neg",
    "pack",
    "rebuild",
    "rem",
    "set_evaluation",
    "shift_left",
    "shift_right",
    "shift_right_unsigned",
    "show",
    "sides",
    "simplify_under",
    "sort_of",
    "sub",
    "substitute",
    "substitute_all",
    "subterms",
    "sweep",
    "term_interval",
    "total",
    "unpack",
    "variable",
    "wrap",
]
