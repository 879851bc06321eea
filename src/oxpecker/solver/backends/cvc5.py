"""cvc5."""

from __future__ import annotations

from typing import Any

from oxpecker.solver.backends.incremental import Backend
from oxpecker.solver.backends.native import Outcome
from oxpecker.solver.encoding.builder import BOOLEAN, Bits, NativeSort, Node
from oxpecker.solver.encoding.choice import Theory
from oxpecker.solver.errors import SolverMissing

_LOGICS = {
    Theory.LINEAR: "QF_LIA",
    Theory.NONLINEAR: "QF_NIA",
    Theory.BITS: "QF_BV",
    Theory.FLOAT_BITS: "QF_BVFP",
    Theory.FLOAT_INTEGERS: "QF_ALL",
}

_KINDS = {
    "not": "NOT",
    "and": "AND",
    "or": "OR",
    "=>": "IMPLIES",
    "=": "EQUAL",
    "ite": "ITE",
    "<": "LT",
    "<=": "LEQ",
    "+": "ADD",
    "*": "MULT",
    "-": "NEG",
    "div": "INTS_DIVISION",
    "mod": "INTS_MODULUS",
    "concat": "BITVECTOR_CONCAT",
    "bvneg": "BITVECTOR_NEG",
    "bvnot": "BITVECTOR_NOT",
    "bvadd": "BITVECTOR_ADD",
    "bvsub": "BITVECTOR_SUB",
    "bvmul": "BITVECTOR_MULT",
    "bvsdiv": "BITVECTOR_SDIV",
    "bvsrem": "BITVECTOR_SREM",
    "bvand": "BITVECTOR_AND",
    "bvor": "BITVECTOR_OR",
    "bvxor": "BITVECTOR_XOR",
    "bvshl": "BITVECTOR_SHL",
    "bvlshr": "BITVECTOR_LSHR",
    "bvashr": "BITVECTOR_ASHR",
    "bvslt": "BITVECTOR_SLT",
    "bvsle": "BITVECTOR_SLE",
    "fp.neg": "FLOATINGPOINT_NEG",
    "fp.abs": "FLOATINGPOINT_ABS",
    "fp.isNaN": "FLOATINGPOINT_IS_NAN",
    "fp.isNegative": "FLOATINGPOINT_IS_NEG",
    "fp.lt": "FLOATINGPOINT_LT",
    "fp.leq": "FLOATINGPOINT_LEQ",
    "fp.eq": "FLOATINGPOINT_EQ",
    "fp.rem": "FLOATINGPOINT_REM",
}
_ROUNDED = {
    "fp.add": "FLOATINGPOINT_ADD",
    "fp.sub": "FLOATINGPOINT_SUB",
    "fp.mul": "FLOATINGPOINT_MULT",
    "fp.div": "FLOATINGPOINT_DIV",
    "fp.sqrt": "FLOATINGPOINT_SQRT",
    "fp.fma": "FLOATINGPOINT_FMA",
}
_TO_WHOLE = {
    "fp.floor": "ROUND_TOWARD_NEGATIVE",
    "fp.ceil": "ROUND_TOWARD_POSITIVE",
    "fp.rint": "ROUND_NEAREST_TIES_TO_EVEN",
}
"""Roundings to whole numbers, with cvc5's names of the directions."""
_FORMATS = {32: (8, 24), 64: (11, 53)}


class CVC5:
    """A term manager of cvc5."""

    name = "cvc5"
    theories = frozenset(Theory)
    lifetime = 100_000
    remainders = frozenset({32})

    def __init__(self) -> None:
        try:
            import cvc5
        except ImportError as missing:
            raise SolverMissing("cvc5", "install oxpecker[solvers]") from missing
        self.module: Any = cvc5
        self.manager: Any = cvc5.TermManager()
        self._kinds = {name: getattr(cvc5.Kind, kind) for name, kind in (_KINDS | _ROUNDED).items()}
        self._nearest = self.manager.mkRoundingMode(cvc5.RoundingMode.ROUND_NEAREST_TIES_TO_EVEN)
        self._towards_zero = self.manager.mkRoundingMode(cvc5.RoundingMode.ROUND_TOWARD_ZERO)

    def _sort(self, sort: NativeSort) -> Any:
        if isinstance(sort, Bits):
            return self.manager.mkBitVectorSort(sort.width)
        return self.manager.getBooleanSort() if sort == BOOLEAN else self.manager.getIntegerSort()

    def boolean(self, value: bool) -> Node:
        """true or false"""
        return self.manager.mkBoolean(value)

    def integer(self, value: int) -> Node:
        """A numeral; the binding takes numbers beyond a machine word as text."""
        return self.manager.mkInteger(value if -(1 << 31) <= value < 1 << 31 else str(value))

    def bits(self, value: int, width: int) -> Node:
        """A numeral of this width."""
        return self.manager.mkBitVector(width, str(value & (1 << width) - 1), 10)

    def variable(self, name: str, sort: NativeSort) -> Node:
        """A free constant."""
        return self.manager.mkConst(self._sort(sort), name)

    def apply(self, operator: str, *arguments: Node) -> Node:
        """An operator on its arguments."""
        if operator in _ROUNDED:
            return self.manager.mkTerm(self._kinds[operator], self._nearest, *arguments)
        if operator in _TO_WHOLE:
            direction = self.manager.mkRoundingMode(getattr(self.module.RoundingMode, _TO_WHOLE[operator]))
            return self.manager.mkTerm(self.module.Kind.FLOATINGPOINT_RTI, direction, *arguments)
        return self.manager.mkTerm(self._kinds[operator], *arguments)

    def _indexed(self, kind: str, indices: tuple[int, ...], *arguments: Node) -> Node:
        return self.manager.mkTerm(self.manager.mkOp(getattr(self.module.Kind, kind), *indices), *arguments)

    def extract(self, high: int, low: int, argument: Node) -> Node:
        """A slice of a bit-vector."""
        return self._indexed("BITVECTOR_EXTRACT", (high, low), argument)

    def extend(self, signed: bool, by: int, argument: Node) -> Node:
        """A wider bit-vector."""
        return self._indexed("BITVECTOR_SIGN_EXTEND" if signed else "BITVECTOR_ZERO_EXTEND", (by,), argument)

    def float_from_bits(self, argument: Node, width: int) -> Node:
        """The float with these bits."""
        return self._indexed("FLOATINGPOINT_TO_FP_FROM_IEEE_BV", _FORMATS[width], argument)

    def float_from_float(self, argument: Node, width: int) -> Node:
        """The nearest float of another width."""
        return self._indexed("FLOATINGPOINT_TO_FP_FROM_FP", _FORMATS[width], self._nearest, argument)

    def float_from_signed(self, argument: Node, width: int) -> Node:
        """The nearest float to a two's complement."""
        return self._indexed("FLOATINGPOINT_TO_FP_FROM_SBV", _FORMATS[width], self._nearest, argument)

    def signed_from_float(self, argument: Node, width: int) -> Node:
        """The two's complement of a float, truncated."""
        return self._indexed("FLOATINGPOINT_TO_SBV", (width,), self._towards_zero, argument)

    def session(self, theory: Theory) -> CVC5Session:
        """A solver for a theory."""
        return CVC5Session(self, theory)

    def interrupt(self) -> None:
        """Does nothing: cvc5 cannot be interrupted, and ends by its limit."""

    def close(self) -> None:
        """Freed with the object."""


class CVC5Session:
    """A solver of cvc5 and its assertion stack."""

    def __init__(self, owner: CVC5, theory: Theory) -> None:
        self._owner, self._theory = owner, theory
        self._seconds: float | None = None
        self._solver = self._make()

    def _make(self, cores: bool = False) -> Any:
        solver = self._owner.module.Solver(self._owner.manager)
        solver.setLogic(_LOGICS[self._theory])
        solver.setOption("incremental", "true")
        solver.setOption("produce-unsat-assumptions" if cores else "produce-models", "true")
        return solver

    def push(self) -> None:
        """Push a level."""
        self._solver.push()

    def pop(self, count: int) -> None:
        """Pop some levels."""
        self._solver.pop(count)

    def add(self, node: Node) -> None:
        """Assert on the current level."""
        self._solver.assertFormula(node)

    def check(self, seconds: float | None) -> Outcome | str:
        """The outcome, or the reason why there is none."""
        if seconds != self._seconds:
            self._solver.setOption("tlimit-per", _milliseconds(seconds))
            self._seconds = seconds
        result = self._solver.checkSat()
        if result.isUnknown():
            return str(result.getUnknownExplanation().name).lower()
        return Outcome.SATISFIABLE if result.isSat() else Outcome.UNSATISFIABLE

    def value(self, node: Node) -> bool | int:
        """The value of a variable in the model of the last check."""
        found = self._solver.getValue(node)
        if found.isBooleanValue():
            return bool(found.getBooleanValue())
        return int(found.getBitVectorValue(10)) if found.isBitVectorValue() else int(found.getIntegerValue())

    def core(self, nodes: list[Node], seconds: float | None) -> list[int] | None:
        """The indices of nodes that already contradict each other."""
        solver = self._make(cores=True)
        solver.setOption("tlimit-per", _milliseconds(seconds))
        names = [self._owner.variable(f"core#{number}", BOOLEAN) for number in range(len(nodes))]
        for name, node in zip(names, nodes, strict=True):
            solver.assertFormula(self._owner.apply("=>", name, node))
        if not solver.checkSatAssuming(*names).isUnsat():
            return None
        chosen = solver.getUnsatAssumptions()
        return [number for number, name in enumerate(names) if name in chosen]

    def close(self) -> None:
        """Freed with the object."""
        del self._solver


def _milliseconds(seconds: float | None) -> str:
    """A limit in cvc5's form; 0 means no limit."""
    return "0" if seconds is None else str(max(int(seconds * 1000), 1))


def create(cores: bool = False) -> Backend:
    """A backend with its own term manager."""
    return Backend(CVC5, cores)
