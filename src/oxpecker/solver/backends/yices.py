"""Yices 2: integers and bit-vectors, no floats."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_int32, c_int64
from typing import Any

from oxpecker.limits.signals import Stoppable
from oxpecker.solver.backends.incremental import Backend
from oxpecker.solver.backends.native import Outcome
from oxpecker.solver.backends.watchdog import Watchdog
from oxpecker.solver.backends.yices_library import BINARY, MANY, UNARY, TermVector, load
from oxpecker.solver.encoding.builder import BOOLEAN, Bits, NativeSort, Node
from oxpecker.solver.encoding.choice import Theory
from oxpecker.solver.errors import Unsupported

_LOGICS = {Theory.LINEAR: b"QF_LIA", Theory.NONLINEAR: b"QF_NIA", Theory.BITS: b"QF_BV"}
_SATISFIABLE, _UNSATISFIABLE, _INTERRUPTED = 3, 4, 5


class Yices:
    """Builds Yices' terms, which are global to the process."""

    name = "yices"
    theories = frozenset(_LOGICS)
    lifetime = 2_000
    remainders = frozenset[int]()

    def __init__(self) -> None:
        self.call: dict[str, Any] = load().functions
        self.watchdog = Watchdog(self.call["stop_search"])

    def checked(self, node: int) -> int:
        """The node if it is valid; otherwise raises Yices' error."""
        if node < 0:
            self.complain()
        return node

    def complain(self) -> None:
        """Raise Yices' error."""
        reason = self.call["error_string"]().decode(errors="replace")
        self.call["clear_error"]()
        raise RuntimeError(f"yices: {reason}")

    def boolean(self, value: bool) -> Node:
        """true or false"""
        return self.call["true" if value else "false"]()

    def integer(self, value: int) -> Node:
        """A numeral."""
        if -(1 << 63) <= value < 1 << 63:
            return self.checked(self.call["int64"](value))
        return self.checked(self.call["parse_rational"](str(value).encode()))

    def bits(self, value: int, width: int) -> Node:
        """A numeral of this width."""
        return self.checked(self.call["parse_bvbin"](f"{value & (1 << width) - 1:0{width}b}".encode()))

    def variable(self, name: str, sort: NativeSort) -> Node:
        """A free constant; Yices does not know its name."""
        del name
        if isinstance(sort, Bits):
            kind = self.call["bv_type"](sort.width)
        else:
            kind = self.call["bool_type" if sort == BOOLEAN else "int_type"]()
        return self.checked(self.call["new_uninterpreted_term"](kind))

    def apply(self, operator: str, *arguments: Node) -> Node:
        """An operator on its arguments."""
        if operator in MANY:
            return self.checked(self.call[MANY[operator]](len(arguments), (c_int32 * len(arguments))(*arguments)))
        name = UNARY.get(operator) or BINARY.get(operator) or operator
        if name not in self.call:
            raise Unsupported(operator)
        return self.checked(self.call[name](*arguments))

    def extract(self, high: int, low: int, argument: Node) -> Node:
        """A slice of a bit-vector."""
        return self.checked(self.call["bvextract"](argument, low, high))

    def extend(self, signed: bool, by: int, argument: Node) -> Node:
        """A wider bit-vector."""
        return self.checked(self.call["sign_extend" if signed else "zero_extend"](argument, by))

    def float_from_bits(self, argument: Node, width: int) -> Node:
        """Yices has no floats."""
        raise Unsupported(f"the float of {width} bits {argument}")

    float_from_float = float_from_signed = signed_from_float = float_from_bits

    def session(self, theory: Theory) -> YicesSession:
        """A context for a theory."""
        return YicesSession(self, theory)

    def interrupt(self) -> None:
        """End the running check."""
        self.watchdog.interrupt()

    def close(self) -> None:
        """End the watchdog; Yices' terms live as long as the process."""
        self.watchdog.close()


class YicesSession:
    """A context of Yices and its assertion stack."""

    def __init__(self, owner: Yices, theory: Theory) -> None:
        self._owner, self._theory = owner, theory
        self._call = owner.call
        self._context = self._make()
        self._model: int | None = None
        self._idle_levels = 0
        """Levels that Yices does not have: it refuses to push onto what is unsatisfiable already."""

    def _make(self) -> int:
        configuration = self._call["new_config"]()
        self._call["default_config_for_logic"](configuration, _LOGICS[self._theory])
        self._call["set_config"](configuration, b"mode", b"push-pop")
        context: int | None = self._call["new_context"](configuration)
        self._call["free_config"](configuration)
        if context is None:
            self._owner.complain()
        assert context is not None
        return context

    def push(self) -> None:
        """Push a level."""
        refuted = self._call["context_status"](self._context) == _UNSATISFIABLE
        if self._idle_levels or refuted:
            self._idle_levels += 1
        else:
            self._done(self._call["push"](self._context))

    def pop(self, count: int) -> None:
        """Pop some levels."""
        idle = min(count, self._idle_levels)
        self._idle_levels -= idle
        for _ in range(count - idle):
            self._done(self._call["pop"](self._context))

    def add(self, node: Node) -> None:
        """Assert on the current level; nothing can be added to a contradiction."""
        if not self._idle_levels and self._call["context_status"](self._context) != _UNSATISFIABLE:
            self._done(self._call["assert_formula"](self._context, node))

    def _done(self, code: int) -> None:
        if code < 0:
            self._owner.complain()

    def check(self, seconds: float | None) -> Outcome | str:
        """The outcome, or the reason why there is none."""
        self._drop_model()
        if self._idle_levels:
            return Outcome.UNSATISFIABLE
        with Stoppable(self._owner.interrupt), self._owner.watchdog.watching(self._context, seconds):
            status = self._call["check_context"](self._context, None)
        if status == _SATISFIABLE:
            return Outcome.SATISFIABLE
        if status == _UNSATISFIABLE:
            return Outcome.UNSATISFIABLE
        if status == _INTERRUPTED:
            return "interrupted" if self._owner.watchdog.interrupted else "timeout"
        return f"status {status}"

    def value(self, node: Node) -> bool | int:
        """The value of a variable in the model of the last check."""
        if self._model is None:
            self._model = self._call["get_model"](self._context, 1)
        truth, number = c_int32(), c_int64()
        if self._theory is Theory.BITS:
            width = self._width(node)
            if width:
                digits = (c_int32 * width)()
                self._done(self._call["get_bv_value"](self._model, node, digits))
                return sum(digit << place for place, digit in enumerate(digits))
        elif self._call["get_int64_value"](self._model, node, byref(number)) == 0:
            return number.value
        if self._call["get_bool_value"](self._model, node, byref(truth)) == 0:
            return bool(truth.value)
        self._call["clear_error"]()
        return int(self._text(self._owner.checked(self._call["get_value_as_term"](self._model, node))))

    def _width(self, node: Node) -> int:
        """The width of a bit-vector; 0 for a Boolean."""
        width: int = self._call["term_bitsize"](node)
        return width

    def _text(self, node: Node) -> str:
        pointer = self._call["term_to_string"](node, 10_000, 1, 0)
        text = ctypes.string_at(pointer).decode()
        self._call["free_string"](pointer)
        return text

    def core(self, nodes: list[Node], seconds: float | None) -> list[int] | None:
        """The indices of nodes that already contradict each other."""
        context = self._make()
        try:
            names = [self._owner.variable("", BOOLEAN) for _ in nodes]
            for name, node in zip(names, nodes, strict=True):
                self._done(self._call["assert_formula"](context, self._owner.apply("=>", name, node)))
            asked = (c_int32 * len(names))(*names)
            with Stoppable(self._owner.interrupt), self._owner.watchdog.watching(context, seconds):
                status = self._call["check_context_with_assumptions"](context, None, len(names), asked)
            if status != _UNSATISFIABLE:
                return None
            vector = TermVector()
            self._call["init_term_vector"](byref(vector))
            self._done(self._call["get_unsat_core"](context, byref(vector)))
            found = [names.index(vector.data[each]) for each in range(vector.size)]
            self._call["delete_term_vector"](byref(vector))
            return found
        finally:
            self._call["free_context"](context)

    def _drop_model(self) -> None:
        if self._model is not None:
            self._call["free_model"](self._model)
            self._model = None

    def close(self) -> None:
        """Free the context."""
        self._drop_model()
        self._call["free_context"](self._context)


def create(cores: bool = False) -> Backend:
    """A backend with its own contexts."""
    return Backend(Yices, cores)
