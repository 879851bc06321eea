"""Z3."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import byref, c_int64, c_void_p
from functools import partial
from threading import Lock
from typing import Any

from oxpecker.limits.budget import give_up_question, question_units, spend
from oxpecker.limits.signals import Stoppable
from oxpecker.solver.backends.incremental import Backend
from oxpecker.solver.backends.native import Outcome
from oxpecker.solver.backends.z3_library import (
    BINARY,
    MANY,
    ROUNDED,
    ROUNDED_UNARY,
    TO_WHOLE,
    UNARY,
    ErrorHandler,
    Library,
    load,
)
from oxpecker.solver.encoding.builder import BOOLEAN, INTEGER, Bits, NativeSort, Node
from oxpecker.solver.encoding.choice import Theory
from oxpecker.solver.limits import Z3_RESOURCES

# Of the suitable logics, those whose solvers are fastest at small incremental queries.
_LOGICS = {Theory.LINEAR: b"QF_LIA", Theory.NONLINEAR: b"QF_NIA", Theory.BITS: b"QF_UFBV"}
_TRUE, _FALSE = 1, -1
_UNDEFINED = 0


def _to_whole(library: Library, direction: int, context: int, argument: int) -> int:
    """A float rounded to a whole number."""
    found: int = library.mk_fpa_round_to_integral(context, direction, argument)
    return found


class Z3:
    """A context of Z3 without reference counts: translated terms live as long as the context."""

    name = "z3"
    theories = frozenset(Theory)
    lifetime = 100_000
    remainders = frozenset({32})

    def __init__(self) -> None:
        self.library: Library = load()
        configuration = self.library.mk_config()
        self.context: int = self.library.mk_context(configuration)
        self.library.del_config(configuration)
        self._errors: list[str] = []
        self._handler = ErrorHandler(self._note)  # kept alive, because the library does not do so
        self.library.set_error_handler(self.context, self._handler)
        self._lock = Lock()
        self._checking = False
        self._interrupted = False
        self._resources = 0
        self._scratch: int | None = None
        self._sorts: dict[NativeSort, int] = {}
        self._floats = {
            32: self.library.mk_fpa_sort_single(self.context),
            64: self.library.mk_fpa_sort_double(self.context),
        }
        self._nearest = self.library.mk_fpa_rne(self.context)
        self._towards_zero = self.library.mk_fpa_rtz(self.context)
        self._operators = self._make_operators()

    def _make_operators(self) -> dict[str, Callable[..., int]]:
        library, context, nearest = self.library, self.context, self._nearest

        def few(function: Any) -> Callable[..., int]:
            return lambda *arguments: function(context, *arguments)

        def many(function: Any) -> Callable[..., int]:
            return lambda *arguments: function(context, len(arguments), (c_void_p * len(arguments))(*arguments))

        def rounded(function: Any) -> Callable[..., int]:
            return lambda *arguments: function(context, nearest, *arguments)

        table = {name: few(getattr(library, each)) for name, each in (UNARY | BINARY).items()}
        table |= {name: many(getattr(library, each)) for name, each in MANY.items()}
        table |= {name: rounded(getattr(library, each)) for name, each in (ROUNDED | ROUNDED_UNARY).items()}
        table["fp.fma"] = rounded(library.mk_fpa_fma)
        for name, direction in TO_WHOLE.items():
            table[name] = few(partial(_to_whole, library, getattr(library, direction)(context)))
        table["ite"] = few(library.mk_ite)
        return table

    def _sort(self, sort: NativeSort) -> int:
        found = self._sorts.get(sort)
        if found is None:
            if isinstance(sort, Bits):
                found = self.library.mk_bv_sort(self.context, sort.width)
            else:
                found = (self.library.mk_bool_sort if sort == BOOLEAN else self.library.mk_int_sort)(self.context)
            self._sorts[sort] = found
        return found

    def symbol(self, name: bytes) -> int:
        """A name in Z3's form."""
        found: int = self.library.mk_string_symbol(self.context, name)
        return found

    def boolean(self, value: bool) -> Node:
        """true or false"""
        return (self.library.mk_true if value else self.library.mk_false)(self.context)

    def integer(self, value: int) -> Node:
        """A numeral."""
        return self._numeral(value, INTEGER)

    def bits(self, value: int, width: int) -> Node:
        """A numeral of this width; Z3 reduces it."""
        return self._numeral(value, Bits(width))

    def _numeral(self, value: int, sort: NativeSort) -> Node:
        if -(1 << 63) <= value < 1 << 63:
            return self.library.mk_int64(self.context, value, self._sort(sort))
        return self.library.mk_numeral(self.context, str(value).encode(), self._sort(sort))

    def variable(self, name: str, sort: NativeSort) -> Node:
        """A free constant."""
        return self.library.mk_const(self.context, self.symbol(name.encode()), self._sort(sort))

    def apply(self, operator: str, *arguments: Node) -> Node:
        """An operator on its arguments."""
        return self._operators[operator](*arguments)

    def extract(self, high: int, low: int, argument: Node) -> Node:
        """A slice of a bit-vector."""
        return self.library.mk_extract(self.context, high, low, argument)

    def extend(self, signed: bool, by: int, argument: Node) -> Node:
        """A wider bit-vector."""
        return (self.library.mk_sign_ext if signed else self.library.mk_zero_ext)(self.context, by, argument)

    def float_from_bits(self, argument: Node, width: int) -> Node:
        """The float with these bits."""
        return self.library.mk_fpa_to_fp_bv(self.context, argument, self._floats[width])

    def float_from_float(self, argument: Node, width: int) -> Node:
        """The nearest float of another width."""
        return self.library.mk_fpa_to_fp_float(self.context, self._nearest, argument, self._floats[width])

    def float_from_signed(self, argument: Node, width: int) -> Node:
        """The nearest float to a two's complement."""
        return self.library.mk_fpa_to_fp_signed(self.context, self._nearest, argument, self._floats[width])

    def signed_from_float(self, argument: Node, width: int) -> Node:
        """The two's complement of a float, truncated."""
        return self.library.mk_fpa_to_sbv(self.context, self._towards_zero, argument, width)

    def session(self, theory: Theory) -> Z3Session:
        """A solver for a theory."""
        if self._interrupted:  # by an exception, which left no time to clear it
            self._forget_interruption()
        return Z3Session(self, theory)

    def _note(self, context: int, code: int) -> None:
        """Called by Z3 at every error instead of ending the process; a later call would only return the last one."""
        self._errors.append(self.library.get_error_msg(context, code).decode(errors="replace"))

    def complain(self) -> None:
        """Raise the errors that Z3 has reported since the last call."""
        if self._errors:
            found = "; ".join(self._errors)
            self._errors.clear()
            raise RuntimeError(f"z3: {found}")

    def interrupt(self) -> None:
        """End the running check. Between checks, Z3 would drop assertions."""
        with self._lock:
            if self._checking:
                self._interrupted = True
                self.library.interrupt(self.context)

    def check(self, call: Callable[[], int]) -> int | None:
        """The result of a check; None if it was interrupted."""
        with Stoppable(self.interrupt):
            with self._lock:
                self._checking = True
            try:
                result = call()
            finally:
                with self._lock:
                    self._checking = False
        if not self._interrupted:
            return result
        self._forget_interruption()
        return None

    def count_resources(self, solver: int) -> int:
        """The work of Z3 since the last call, which counts towards the budgets in force."""
        used = self.resources(solver)
        spend(used // Z3_RESOURCES)
        return used

    def resources(self, solver: int) -> int:
        """The work of Z3 since the last call."""
        library, context, used = self.library, self.context, 0
        told = library.solver_get_statistics(context, solver)
        library.stats_inc_ref(context, told)
        for number in range(library.stats_size(context, told)):
            if library.stats_get_key(context, told, number) == b"rlimit count":
                is_whole = library.stats_is_uint(context, told, number)
                read = library.stats_get_uint_value if is_whole else library.stats_get_double_value
                total = int(read(context, told, number))
                used, self._resources = (total - self._resources) % (1 << 32), total
        library.stats_dec_ref(context, told)
        return used

    def _forget_interruption(self) -> None:
        """Clears an interruption that came after the end of the check, by another check."""
        if self._scratch is None:
            self._scratch = self.library.mk_simple_solver(self.context)
            self.library.solver_inc_ref(self.context, self._scratch)
        self.library.solver_check(self.context, self._scratch)
        self._errors.clear()
        self._interrupted = False

    def close(self) -> None:
        """Free everything."""
        if self._scratch is not None:
            self.library.solver_dec_ref(self.context, self._scratch)
            self._scratch = None
        if self.context:
            self.library.del_context(self.context)
        self.context = 0


class Z3Session:
    """A solver of Z3 and its assertion stack."""

    def __init__(self, owner: Z3, theory: Theory) -> None:
        self._owner, self._theory = owner, theory
        self._library, self._context = owner.library, owner.context
        self._solver = self._make()
        self._model: int | None = None
        self._limits: tuple[int, int] | None = None

    def _make(self) -> int:
        logic = _LOGICS.get(self._theory)
        if logic is None:
            solver: int = self._library.mk_simple_solver(self._context)
        else:
            solver = self._library.mk_solver_for_logic(self._context, self._owner.symbol(logic))
        self._library.solver_inc_ref(self._context, solver)
        self._owner.complain()
        return solver

    def push(self) -> None:
        """Push a level."""
        self._library.solver_push(self._context, self._solver)

    def pop(self, count: int) -> None:
        """Pop some levels."""
        self._library.solver_pop(self._context, self._solver, count)

    def add(self, node: Node) -> None:
        """Assert on the current level."""
        self._library.solver_assert(self._context, self._solver, node)

    def check(self, seconds: float | None) -> Outcome | str:
        """The outcome, or the reason why there is none."""
        self._owner.complain()
        self._drop_model()
        limits = _milliseconds(seconds), _resources()
        if limits != self._limits:
            self._set_limits(self._solver, *limits)
            self._limits = limits
        result = self._owner.check(lambda: self._library.solver_check(self._context, self._solver))
        used = self._owner.count_resources(self._solver)
        if result is None:
            return "interrupted"
        self._owner.complain()
        if result != _UNDEFINED:
            return Outcome.SATISFIABLE if result == _TRUE else Outcome.UNSATISFIABLE
        reason: str = self._library.solver_get_reason_unknown(self._context, self._solver).decode(errors="replace")
        if limits[1] != _NO_LIMIT and used >= limits[1]:
            give_up_question()
        return "timeout" if reason == "canceled" else reason

    def _set_limits(self, solver: int, milliseconds: int, resources: int) -> None:
        parameters = self._library.mk_params(self._context)
        self._library.params_inc_ref(self._context, parameters)
        self._library.params_set_uint(self._context, parameters, self._owner.symbol(b"timeout"), milliseconds)
        self._library.params_set_uint(self._context, parameters, self._owner.symbol(b"rlimit"), resources)
        # Otherwise Z3 catches Ctrl-C during a check, and Python never receives it.
        self._library.params_set_bool(self._context, parameters, self._owner.symbol(b"ctrl_c"), False)
        self._library.solver_set_params(self._context, solver, parameters)
        self._library.params_dec_ref(self._context, parameters)

    def value(self, node: Node) -> bool | int:
        """The value of a variable in the model of the last check."""
        library, context = self._library, self._context
        if self._model is None:
            self._model = library.solver_get_model(context, self._solver)
            self._owner.complain()
            library.model_inc_ref(context, self._model)
        found, number = c_void_p(), c_int64()
        if not library.model_eval(context, self._model, node, True, byref(found)):
            raise RuntimeError("z3: a variable has no value")
        truth = library.get_bool_value(context, found)
        if truth != _UNDEFINED:
            return bool(truth == _TRUE)
        if library.get_numeral_int64(context, found, byref(number)):
            return number.value
        return int(library.get_numeral_string(context, found))

    def core(self, nodes: list[Node], seconds: float | None) -> list[int] | None:
        """The indices of nodes that already contradict each other."""
        library, context = self._library, self._context
        solver = self._make()
        try:
            self._set_limits(solver, _milliseconds(seconds), _resources())
            names = [self._owner.variable(f"core#{number}", BOOLEAN) for number in range(len(nodes))]
            for name, node in zip(names, nodes, strict=True):
                library.solver_assert(context, solver, self._owner.apply("=>", name, node))
            asked = (c_void_p * len(names))(*names)
            result = self._owner.check(lambda: library.solver_check_assumptions(context, solver, len(names), asked))
            if result != _FALSE:
                return None
            vector = library.solver_get_unsat_core(context, solver)
            library.ast_vector_inc_ref(context, vector)
            size = library.ast_vector_size(context, vector)
            found = [names.index(library.ast_vector_get(context, vector, each)) for each in range(size)]
            library.ast_vector_dec_ref(context, vector)
            return found
        finally:
            library.solver_dec_ref(context, solver)

    def _drop_model(self) -> None:
        if self._model is not None:
            self._library.model_dec_ref(self._context, self._model)
            self._model = None

    def close(self) -> None:
        """Free the solver."""
        self._drop_model()
        self._library.solver_dec_ref(self._context, self._solver)


_NEVER = (1 << 32) - 1
_NO_LIMIT = 0
"""Z3's unit of work."""


def _milliseconds(seconds: float | None) -> int:
    """A limit in Z3's form; never 0, which would mean no limit."""
    return _NEVER if seconds is None else min(max(int(seconds * 1000), 1), _NEVER - 1)


def _resources() -> int:
    """Z3's units for one query under the budgets in force; unlimited without a budget."""
    units = question_units()
    return min((units or _NO_LIMIT) * Z3_RESOURCES, _NEVER)


def create(cores: bool = False) -> Backend:
    """A backend with its own context."""
    return Backend(Z3, cores)
