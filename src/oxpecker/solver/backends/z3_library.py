"""Z3's library, called without its Python layer, which costs three times as much per term, and 0.1 s to import."""

from __future__ import annotations

import ctypes
import importlib.util
from collections.abc import Callable
from ctypes import POINTER, c_bool, c_char_p, c_double, c_int, c_int64, c_uint, c_void_p
from functools import cache
from pathlib import Path
from typing import Any

from oxpecker.solver.errors import SolverMissing

OLDEST = (4, 13)

ErrorHandler = ctypes.CFUNCTYPE(None, c_void_p, c_uint)

_PROTOTYPES: dict[str, tuple[Any, ...]] = {
    "mk_config": (c_void_p,),
    "del_config": (None, c_void_p),
    "mk_context": (c_void_p, c_void_p),
    "del_context": (None, c_void_p),
    "interrupt": (None, c_void_p),
    "set_error_handler": (None, c_void_p, ErrorHandler),
    "get_error_code": (c_uint, c_void_p),
    "get_error_msg": (c_char_p, c_void_p, c_uint),
    "mk_string_symbol": (c_void_p, c_void_p, c_char_p),
    "mk_bool_sort": (c_void_p, c_void_p),
    "mk_int_sort": (c_void_p, c_void_p),
    "mk_bv_sort": (c_void_p, c_void_p, c_uint),
    "mk_fpa_sort_single": (c_void_p, c_void_p),
    "mk_fpa_sort_double": (c_void_p, c_void_p),
    "mk_fpa_rne": (c_void_p, c_void_p),
    "mk_fpa_rtz": (c_void_p, c_void_p),
    "mk_const": (c_void_p, c_void_p, c_void_p, c_void_p),
    "mk_true": (c_void_p, c_void_p),
    "mk_false": (c_void_p, c_void_p),
    "mk_int64": (c_void_p, c_void_p, c_int64, c_void_p),
    "mk_numeral": (c_void_p, c_void_p, c_char_p, c_void_p),
    "mk_extract": (c_void_p, c_void_p, c_uint, c_uint, c_void_p),
    "mk_sign_ext": (c_void_p, c_void_p, c_uint, c_void_p),
    "mk_zero_ext": (c_void_p, c_void_p, c_uint, c_void_p),
    "mk_fpa_to_fp_bv": (c_void_p, c_void_p, c_void_p, c_void_p),
    "mk_fpa_to_fp_float": (c_void_p, c_void_p, c_void_p, c_void_p, c_void_p),
    "mk_fpa_to_fp_signed": (c_void_p, c_void_p, c_void_p, c_void_p, c_void_p),
    "mk_fpa_to_sbv": (c_void_p, c_void_p, c_void_p, c_void_p, c_uint),
    "mk_simple_solver": (c_void_p, c_void_p),
    "mk_solver_for_logic": (c_void_p, c_void_p, c_void_p),
    "solver_inc_ref": (None, c_void_p, c_void_p),
    "solver_dec_ref": (None, c_void_p, c_void_p),
    "solver_push": (None, c_void_p, c_void_p),
    "solver_pop": (None, c_void_p, c_void_p, c_uint),
    "solver_assert": (None, c_void_p, c_void_p, c_void_p),
    "solver_check": (c_int, c_void_p, c_void_p),
    "solver_check_assumptions": (c_int, c_void_p, c_void_p, c_uint, c_void_p),
    "solver_get_unsat_core": (c_void_p, c_void_p, c_void_p),
    "solver_get_model": (c_void_p, c_void_p, c_void_p),
    "solver_get_reason_unknown": (c_char_p, c_void_p, c_void_p),
    "solver_set_params": (None, c_void_p, c_void_p, c_void_p),
    "solver_get_statistics": (c_void_p, c_void_p, c_void_p),
    "stats_inc_ref": (None, c_void_p, c_void_p),
    "stats_dec_ref": (None, c_void_p, c_void_p),
    "stats_size": (c_uint, c_void_p, c_void_p),
    "stats_get_key": (c_char_p, c_void_p, c_void_p, c_uint),
    "stats_is_uint": (c_bool, c_void_p, c_void_p, c_uint),
    "stats_get_uint_value": (c_uint, c_void_p, c_void_p, c_uint),
    "stats_get_double_value": (c_double, c_void_p, c_void_p, c_uint),
    "mk_params": (c_void_p, c_void_p),
    "params_inc_ref": (None, c_void_p, c_void_p),
    "params_dec_ref": (None, c_void_p, c_void_p),
    "params_set_uint": (None, c_void_p, c_void_p, c_void_p, c_uint),
    "params_set_bool": (None, c_void_p, c_void_p, c_void_p, c_bool),
    "model_inc_ref": (None, c_void_p, c_void_p),
    "model_dec_ref": (None, c_void_p, c_void_p),
    "model_eval": (c_bool, c_void_p, c_void_p, c_void_p, c_bool, POINTER(c_void_p)),
    "get_bool_value": (c_int, c_void_p, c_void_p),
    "get_numeral_int64": (c_bool, c_void_p, c_void_p, POINTER(c_int64)),
    "get_numeral_string": (c_char_p, c_void_p, c_void_p),
    "ast_vector_inc_ref": (None, c_void_p, c_void_p),
    "ast_vector_dec_ref": (None, c_void_p, c_void_p),
    "ast_vector_size": (c_uint, c_void_p, c_void_p),
    "ast_vector_get": (c_void_p, c_void_p, c_void_p, c_uint),
    "parse_smtlib2_string": (
        *(c_void_p, c_void_p, c_char_p),
        *(c_uint, c_void_p, c_void_p),
        *(c_uint, c_void_p, c_void_p),
    ),
    "eval_smtlib2_string": (c_char_p, c_void_p, c_char_p),
    "mk_solver": (c_void_p, c_void_p),
    "get_version": (None, POINTER(c_uint), POINTER(c_uint), POINTER(c_uint), POINTER(c_uint)),
}
"""The result and argument types of each used function, by its name without `Z3_`."""

UNARY = {"not": "mk_not", "-": "mk_unary_minus", "bvneg": "mk_bvneg", "bvnot": "mk_bvnot"}
UNARY |= {"fp.neg": "mk_fpa_neg", "fp.abs": "mk_fpa_abs", "fp.isNaN": "mk_fpa_is_nan"}
UNARY |= {"fp.isInfinite": "mk_fpa_is_infinite", "fp.isNegative": "mk_fpa_is_negative", "fp.isZero": "mk_fpa_is_zero"}

BINARY = {"=": "mk_eq", "=>": "mk_implies", "<": "mk_lt", "<=": "mk_le", "div": "mk_div", "mod": "mk_mod"}
BINARY |= {
    f"bv{name}": f"mk_bv{name}" for name in ("add", "sub", "mul", "sdiv", "srem", "udiv", "urem", "and", "or", "xor")
}
BINARY |= {f"bv{name}": f"mk_bv{name}" for name in ("shl", "lshr", "ashr", "slt", "sle", "ult", "ule")}
BINARY |= {
    "concat": "mk_concat",
    "fp.lt": "mk_fpa_lt",
    "fp.leq": "mk_fpa_leq",
    "fp.eq": "mk_fpa_eq",
    "fp.rem": "mk_fpa_rem",
}

MANY = {"and": "mk_and", "or": "mk_or", "+": "mk_add", "*": "mk_mul"}

ROUNDED = {"fp.add": "mk_fpa_add", "fp.sub": "mk_fpa_sub", "fp.mul": "mk_fpa_mul", "fp.div": "mk_fpa_div"}
ROUNDED_UNARY = {"fp.sqrt": "mk_fpa_sqrt"}
TO_WHOLE = {"fp.floor": "mk_fpa_rtn", "fp.ceil": "mk_fpa_rtp", "fp.rint": "mk_fpa_rne"}
"""Roundings to whole numbers, with the functions that return their directions."""

for _name in UNARY.values():
    _PROTOTYPES[_name] = (c_void_p, c_void_p, c_void_p)
for _name in (*BINARY.values(), *ROUNDED_UNARY.values(), "mk_fpa_round_to_integral"):
    _PROTOTYPES[_name] = (c_void_p, c_void_p, c_void_p, c_void_p)
for _name in (*ROUNDED.values(), "mk_ite"):
    _PROTOTYPES[_name] = (c_void_p, c_void_p, c_void_p, c_void_p, c_void_p)
for _name in TO_WHOLE.values():
    _PROTOTYPES[_name] = (c_void_p, c_void_p)
_PROTOTYPES["mk_fpa_fma"] = (c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p)
for _name in MANY.values():
    _PROTOTYPES[_name] = (c_void_p, c_void_p, c_uint, c_void_p)


class Library:
    """The Z3 functions that are used, as `library.mk_add(...)`; pointers are plain integers."""

    def __init__(self, path: Path) -> None:
        self._library = ctypes.CDLL(str(path))
        for name, (result, *arguments) in _PROTOTYPES.items():
            # Indexing creates a fresh object each time, so prototypes defined elsewhere do not clash.
            function = self._library[f"Z3_{name}"]
            function.restype = result
            function.argtypes = arguments
            setattr(self, name, function)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        raise AttributeError(f"no prototype for Z3_{name}")

    def version(self) -> tuple[int, int, int]:
        """The version of the loaded library."""
        parts = [c_uint() for _ in range(4)]
        self.get_version(*parts)
        return parts[0].value, parts[1].value, parts[2].value


@cache
def load() -> Library:
    """The library inside of the package `z3-solver`, never a system library."""
    found = importlib.util.find_spec("z3")
    for folder in (found.submodule_search_locations or ()) if found else ():
        for name in ("libz3.so", "libz3.dylib", "libz3.dll"):
            path = Path(folder) / "lib" / name
            if path.is_file():
                library = Library(path)
                if library.version()[:2] < OLDEST:
                    raise SolverMissing("z3", f"version {library.version()} of its library is too old")
                return library
    raise SolverMissing("z3", "install z3-solver")
