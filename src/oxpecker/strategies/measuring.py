"""Concrete runs that record the branch distance of each decision."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import NamedTuple

from oxpecker.oox import typed
from oxpecker.oox.cfg import Graph, graph
from oxpecker.oox.interpreter import Interpreter, Value
from oxpecker.oox.interpreter.choices import Choices
from oxpecker.oox.interpreter.compiler import BlockCompiler
from oxpecker.oox.interpreter.host import Code
from oxpecker.oox.interpreter.limits import Limits
from oxpecker.oox.interpreter.templates import templates_of
from oxpecker.oox.interpreter.world import World
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import UnaryOperator as U
from oxpecker.oox.types import CHAR, FLOATING, INTEGRAL
from oxpecker.strategies.limits import MOST_DECISIONS

Place = tuple[str, int]
"""The key of a method and the index of a block."""

_FAR = 1e300
"""The distance of NaN from everything."""

_COMPARISONS: dict[B, Callable[[float, float], bool]] = {
    B.LESS: operator.lt,
    B.LESS_EQUAL: operator.le,
    B.GREATER: operator.gt,
    B.GREATER_EQUAL: operator.ge,
    B.EQUAL: operator.eq,
    B.NOT_EQUAL: operator.ne,
}


class Decision(NamedTuple):
    """The decision of a branch, and the difference of the compared numbers; None if it compared no numbers."""

    place: Place
    holds: bool
    difference: float | None

    @property
    def distance(self) -> float:
        """The branch distance."""
        return _FAR if self.difference is None else abs(self.difference)


class MeasuringInterpreter(Interpreter):
    """Runs a program and records the decisions of the last run in methods of some files."""

    world: MeasuringWorld

    def __init__(self, program: typed.Program, limits: Limits, files: frozenset[str]) -> None:
        self.files = files
        super().__init__(program, limits)

    def new_world(self, limits: Limits, java_ints: bool, overflow_check: bool) -> MeasuringWorld:
        """The world in which the program runs and decisions are recorded."""
        return MeasuringWorld(self.program, limits, java_ints, overflow_check, self.files)


class MeasuringWorld(World):
    """A world whose code records its decisions."""

    splits = True

    def __init__(
        self, program: typed.Program, limits: Limits, java_ints: bool, overflow_check: bool, files: frozenset[str]
    ) -> None:
        self.files = files
        self.decisions: list[Decision] = []
        super().__init__(program, limits, java_ints, overflow_check)

    def reset(self, choices: Choices) -> None:
        """Prepares for another run."""
        super().reset(choices)
        self.decisions = []

    def compile(self, graph: Graph) -> Code:
        """The entry function of a method, instrumented if it is in one of the files."""
        own = graph.method.info.span.file in self.files
        return templates_of(self.program).code(MeasuringCompiler if own else BlockCompiler, graph, self)

    def decided(self, place: Place, holds: bool) -> bool:
        """Records a decision that compares no numbers."""
        if len(self.decisions) < MOST_DECISIONS:
            self.decisions.append(Decision(place, holds, None))
        return holds

    def compared(self, place: Place, comparison: B, left: Value, right: Value) -> bool:
        """Records a comparison of two numbers."""
        assert isinstance(left, (int, float)) and isinstance(right, (int, float))
        holds = _COMPARISONS[comparison](left, right)
        if len(self.decisions) < MOST_DECISIONS:
            self.decisions.append(Decision(place, holds, _difference(left, right)))
        return holds


def _difference(left: float, right: float) -> float:
    difference = float(left) - float(right)
    return difference if math.isfinite(difference) else math.copysign(_FAR, difference)


class MeasuringCompiler(BlockCompiler):
    """Compiles one graph with a probe at each branch."""

    def branch(self, end: graph.Branch, indent: str, nested: int) -> None:
        """Both sides of a branch, after a probe."""
        number = next(block.number for block in self.cfg.blocks if block.terminator is end)
        place = self.total.constant((self.cfg.method.info.key, number))
        self.lines.append(f"{indent}if {self.probed(end.condition, place)}:")
        self.go(end.then, indent + "    ", nested + 1)
        self.go(end.otherwise, indent, nested)

    def probed(self, condition: typed.Expression, place: str) -> str:
        """The condition, wrapped in a call that records it."""
        if isinstance(condition, typed.Unary) and condition.operator is U.NOT:
            return f"(not {self.probed(condition.operand, place)})"
        code = self.total.code
        if isinstance(condition, typed.Binary) and condition.operator in _COMPARISONS and _is_number(condition.left):
            comparison = self.total.constant(condition.operator)
            return f"world.compared({place}, {comparison}, {code(condition.left)}, {code(condition.right)})"
        return f"world.decided({place}, {code(condition)})"


def _is_number(value: typed.Expression) -> bool:
    return value.type in INTEGRAL or value.type in FLOATING or value.type == CHAR
