"""Functions of floating-point numbers: their values, what Java promises, and sets that enclose their results."""

from oxpecker.numerics.exact_results import exact_result
from oxpecker.numerics.functions import PROMISES, Function, Promise, result_of
from oxpecker.numerics.tolerance import Tolerance

__all__ = ["PROMISES", "Function", "Promise", "Tolerance", "exact_result", "result_of"]
