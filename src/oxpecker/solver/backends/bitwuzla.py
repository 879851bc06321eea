"""Bitwuzla: bit-vectors and floats only; integers where their intervals are finite."""

from __future__ import annotations

from time import monotonic
from typing import Any

from oxpecker.limits.budget import give_up_question, question_units, spend
from oxpecker.limits.signals import Deferred
from oxpecker.solver.backends.incremental import Backend
from oxpecker.solver.backends.native import Outcome
from oxpecker.solver.encoding.builder import BOOLEAN, Bits, NativeSort, Node
from oxpecker.solver.encoding.choice import Theory
from oxpecker.solver.errors import SolverMissing, Unsupported
from oxpecker.solver.limits import BITWUZLA_LOOKS

_KINDS = {
    "not": "NOT",
    "and": "AND",
    "or": "OR",
    "=>": "IMPLIES",
    "=": "EQUAL",
    "ite": "ITE",
    "concat": "BV_CONCAT",
    "bvneg": "BV_NEG",
    "bvnot": "BV_NOT",
    "bvadd": "BV_ADD",
    "bvsub": "BV_SUB",
    "bvmul": "BV_MUL",
    "bvsdiv": "BV_SDIV",
    "bvsrem": "BV_SREM",
    "bvand": "BV_AND",
    "bvor": "BV_OR",
    "bvxor": "BV_XOR",
    "bvshl": "BV_SHL",
    "bvlshr": "BV_SHR",
    "bvashr": "BV_ASHR",
    "bvslt": "BV_SLT",
    "bvsle": "BV_SLE",
    "fp.neg": "FP_NEG",
    "fp.abs": "FP_ABS",
    "fp.isNaN": "FP_IS_NAN",
    "fp.isNegative": "FP_IS_NEG",
    "fp.lt": "FP_LT",
    "fp.leq": "FP_LEQ",
    "fp.eq": "FP_EQUAL",
    "fp.rem": "FP_REM",
}
_ROUNDED = {"fp.add": "FP_ADD", "fp.sub": "FP_SUB", "fp.mul": "FP_MUL", "fp.div": "FP_DIV"}
_ROUNDED |= {"fp.sqrt": "FP_SQRT", "fp.fma": "FP_FMA"}
_TO_WHOLE = {"fp.floor": "RTN", "fp.ceil": "RTP", "fp.rint": "RNE"}
"""Roundings to whole numbers, with Bitwuzla's names of the directions."""
_FORMATS = {32: (8, 24), 64: (11, 53)}


class Stop:
    """Whether the running check must end; Bitwuzla calls this periodically."""

    def __init__(self) -> None:
        self.interrupted = False
        self._deadline: float | None = None
        self._asked = 0
        self._most: int | None = None

    def start(self, seconds: float | None) -> None:
        """Starts a check with a time limit, and with as much work as the budgets in force allow."""
        self.interrupted = False
        self._deadline = None if seconds is None else monotonic() + seconds
        units = question_units()
        self._asked, self._most = 0, units * BITWUZLA_LOOKS if units else None

    def __call__(self) -> bool:
        """Called by Bitwuzla, equally often in every run."""
        self._asked += 1
        if self._most is not None and self._asked > self._most:
            return True
        return self.interrupted or (self._deadline is not None and monotonic() > self._deadline)

    def ended(self) -> None:
        """Ends the check and counts its work."""
        spend(self._asked // BITWUZLA_LOOKS)
        if self._most is not None and self._asked > self._most:
            give_up_question()

    def interrupt(self) -> None:
        """End the running check, at Bitwuzla's next call."""
        self.interrupted = True


class Bitwuzla:
    """A term manager of Bitwuzla."""

    name = "bitwuzla"
    theories = frozenset({Theory.BITS, Theory.FLOAT_BITS})
    lifetime = 100
    remainders = frozenset({32, 64})

    def __init__(self) -> None:
        try:
            import bitwuzla
        except ImportError as missing:
            raise SolverMissing("bitwuzla", "install oxpecker[solvers]") from missing
        self.module: Any = bitwuzla
        self.manager: Any = bitwuzla.TermManager()
        self.stop = Stop()
        self._kinds = {name: getattr(bitwuzla.Kind, kind) for name, kind in (_KINDS | _ROUNDED).items()}
        self._nearest = self.manager.mk_rm_value(bitwuzla.RoundingMode.RNE)
        self._towards_zero = self.manager.mk_rm_value(bitwuzla.RoundingMode.RTZ)
        modes = bitwuzla.RoundingMode
        self._directions = {name: self.manager.mk_rm_value(getattr(modes, mode)) for name, mode in _TO_WHOLE.items()}

    def _sort(self, sort: NativeSort) -> Any:
        if isinstance(sort, Bits):
            return self.manager.mk_bv_sort(sort.width)
        if sort == BOOLEAN:
            return self.manager.mk_bool_sort()
        raise Unsupported("integers that are not bit-vectors")

    def boolean(self, value: bool) -> Node:
        """true or false"""
        return self.manager.mk_true() if value else self.manager.mk_false()

    def integer(self, value: int) -> Node:
        """Bitwuzla has no integers."""
        raise Unsupported(f"the unbounded integer {value}")

    def bits(self, value: int, width: int) -> Node:
        """A numeral of this width."""
        return self.manager.mk_bv_value(self.manager.mk_bv_sort(width), value & (1 << width) - 1)

    def variable(self, name: str, sort: NativeSort) -> Node:
        """A free constant."""
        return self.manager.mk_const(self._sort(sort), name)

    def apply(self, operator: str, *arguments: Node) -> Node:
        """An operator on its arguments."""
        if operator in _ROUNDED:
            return self.manager.mk_term(self._kinds[operator], [self._nearest, *arguments])
        if operator in _TO_WHOLE:
            return self.manager.mk_term(self.module.Kind.FP_RTI, [self._directions[operator], *arguments])
        return self.manager.mk_term(self._kinds[operator], [*arguments])

    def _indexed(self, kind: str, indices: tuple[int, ...], *arguments: Node) -> Node:
        return self.manager.mk_term(getattr(self.module.Kind, kind), [*arguments], [*indices])

    def extract(self, high: int, low: int, argument: Node) -> Node:
        """A slice of a bit-vector."""
        return self._indexed("BV_EXTRACT", (high, low), argument)

    def extend(self, signed: bool, by: int, argument: Node) -> Node:
        """A wider bit-vector."""
        return self._indexed("BV_SIGN_EXTEND" if signed else "BV_ZERO_EXTEND", (by,), argument)

    def float_from_bits(self, argument: Node, width: int) -> Node:
        """The float with these bits."""
        return self._indexed("FP_TO_FP_FROM_BV", _FORMATS[width], argument)

    def float_from_float(self, argument: Node, width: int) -> Node:
        """The nearest float of another width."""
        return self._indexed("FP_TO_FP_FROM_FP", _FORMATS[width], self._nearest, argument)

    def float_from_signed(self, argument: Node, width: int) -> Node:
        """The nearest float to a two's complement."""
        return self._indexed("FP_TO_FP_FROM_SBV", _FORMATS[width], self._nearest, argument)

    def signed_from_float(self, argument: Node, width: int) -> Node:
        """The two's complement of a float, truncated."""
        return self._indexed("FP_TO_SBV", (width,), self._towards_zero, argument)

    def session(self, theory: Theory) -> BitwuzlaSession:
        """A solver, the same for all theories."""
        del theory
        return BitwuzlaSession(self)

    def interrupt(self) -> None:
        """End the running check, at its next call."""
        self.stop.interrupt()

    def close(self) -> None:
        """Frees the terms, then their manager: Python would free cyclic references in any order, and crash."""
        self._nearest = self._towards_zero = None
        self._directions = {}
        self.manager = None


class BitwuzlaSession:
    """A solver of Bitwuzla and its assertion stack."""

    def __init__(self, owner: Bitwuzla) -> None:
        self._owner = owner
        self._solver = self._make()

    def _make(self, cores: bool = False) -> Any:
        module = self._owner.module
        options = module.Options()
        options.set(module.Option.PRODUCE_UNSAT_ASSUMPTIONS if cores else module.Option.PRODUCE_MODELS, True)
        solver = module.Bitwuzla(self._owner.manager, options)
        # Not a bound method: the solver and this object would refer to each other, and never be freed.
        solver.configure_terminator(self._owner.stop)
        return solver

    def push(self) -> None:
        """Push a level."""
        self._solver.push()

    def pop(self, count: int) -> None:
        """Pop some levels."""
        self._solver.pop(count)

    def add(self, node: Node) -> None:
        """Assert on the current level."""
        self._solver.assert_formula(node)

    def check(self, seconds: float | None) -> Outcome | str:
        """The outcome, or the reason why there is none."""
        return self._outcome(self._solver, [], seconds)

    def _outcome(self, solver: Any, assumptions: list[Node], seconds: float | None) -> Outcome | str:
        stop, results = self._owner.stop, self._owner.module.Result
        stop.start(seconds)
        # A KeyboardInterrupt raised in Bitwuzla's callback would be printed and lost.
        with Deferred(stop.interrupt):
            result = solver.check_sat(*assumptions)
        stop.ended()
        if result is results.SAT:
            return Outcome.SATISFIABLE
        if result is results.UNSAT:
            return Outcome.UNSATISFIABLE
        return "interrupted" if stop.interrupted else "timeout"

    def value(self, node: Node) -> bool | int:
        """The value of a variable in the model of the last check."""
        found = self._solver.get_value(node)
        return bool(found.value()) if found.sort().is_bool() else int(found.value(10))

    def core(self, nodes: list[Node], seconds: float | None) -> list[int] | None:
        """The indices of nodes that already contradict each other."""
        solver = self._make(cores=True)
        names = [self._owner.variable(f"core#{number}", BOOLEAN) for number in range(len(nodes))]
        for name, node in zip(names, nodes, strict=True):
            solver.assert_formula(self._owner.apply("=>", name, node))
        if self._outcome(solver, names, seconds) is not Outcome.UNSATISFIABLE:
            return None
        chosen = solver.get_unsat_assumptions()
        return [number for number, name in enumerate(names) if name in chosen]

    def close(self) -> None:
        """Freed with the object."""
        del self._solver


def create(cores: bool = False) -> Backend:
    """A backend with its own term manager."""
    return Backend(Bitwuzla, cores)
