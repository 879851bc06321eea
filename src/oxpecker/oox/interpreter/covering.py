"""Runs that record the blocks they pass and the side of each branch they take.

Only runs that need it are compiled this way, so that ordinary ones cost nothing extra.
"""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.oox import typed
from oxpecker.oox.cfg import Graph, graph
from oxpecker.oox.hierarchy import STATIC_INITIALISER, ClassInfo, FieldInfo
from oxpecker.oox.interpreter import Interpreter
from oxpecker.oox.interpreter.choices import Choices
from oxpecker.oox.interpreter.compiler import BlockCompiler
from oxpecker.oox.interpreter.host import Code
from oxpecker.oox.interpreter.limits import Limits
from oxpecker.oox.interpreter.templates import templates_of
from oxpecker.oox.interpreter.world import World

Place = tuple[str, int]
"""The key of a method and the number of a block."""


class CoveringInterpreter(Interpreter):
    """Runs methods and records what the last run passed in the methods of some classes, without specifications."""

    world: CoveringWorld

    def __init__(self, program: typed.Program, limits: Limits | None, classes: frozenset[str]) -> None:
        self.classes = classes
        super().__init__(program, limits)

    def new_world(self, limits: Limits, java_ints: bool, overflow_check: bool) -> CoveringWorld:
        """The world in which the program runs and its coverage is recorded."""
        return CoveringWorld(self.program, limits, java_ints, overflow_check, self.classes)


class CoveringWorld(World):
    """A world whose code records the blocks and branches it takes."""

    splits = True

    def __init__(
        self, program: typed.Program, limits: Limits, java_ints: bool, overflow_check: bool, classes: frozenset[str]
    ) -> None:
        self.classes = classes
        self.graphs: dict[str, Graph] = {}
        """The methods that have been entered so far, by key."""
        self.blocks: dict[Place, None] = {}
        self.decisions: list[tuple[Place, bool]] = []
        self.assigned: dict[FieldInfo, None] = {}
        """The static fields that were assigned other than by initialisers."""
        self.when_initialised: Callable[[ClassInfo], None] | None = None
        """Called whenever the initialiser of a class has ended."""
        super().__init__(program, limits, java_ints, overflow_check)

    def reset(self, choices: Choices) -> None:
        """Prepares for another run."""
        super().reset(choices)
        self.blocks = {}
        self.decisions = []
        self.assigned = {}

    def complete(self, cls: ClassInfo) -> None:
        """Notes that the initialiser of a class has ended."""
        super().complete(cls)
        if self.when_initialised is not None:
            self.when_initialised(cls)

    def compile(self, graph: Graph) -> Code:
        """The entry function of a method, with probes if the method is one of those to be covered."""
        info = graph.method.info
        if info.owner not in self.classes or info.declaration is None:
            return super().compile(graph)
        self.graphs[info.key] = graph
        return templates_of(self.program).code(CoveringCompiler, graph, self)

    def visit(self, block: Place) -> None:
        """Records a block."""
        if not self.in_specification:
            self.blocks[block] = None

    def decided(self, place: Place, holds: bool) -> bool:
        """Records the truth value of a condition."""
        if not self.in_specification:
            self.decisions.append((place, holds))
        return holds


class CoveringCompiler(BlockCompiler):
    """Compiles one graph with a probe at each block and at each condition of a branch."""

    def emit_block(self, number: int, start: int, resumed: bool, indent: str, nested: int) -> None:
        if start == 0 and not resumed:
            block = self.total.constant((self.cfg.method.info.key, number))
            self.lines.append(f"{indent}world.visit({block})")
        super().emit_block(number, start, resumed, indent, nested)

    def instruction(self, node: graph.Instruction) -> list[str]:
        """The Python statements of one instruction; static fields that a method assigns are noted."""
        lines = super().instruction(node)
        if isinstance(node, graph.StoreStatic) and self.cfg.method.info.name != STATIC_INITIALISER:
            lines.append(f"world.assigned[{self.total.constant(node.field)}] = None")
        return lines

    def branch(self, end: graph.Branch, indent: str, nested: int) -> None:
        """Both ways, after a probe."""
        number = next(block.number for block in self.cfg.blocks if block.terminator is end)
        place = self.total.constant((self.cfg.method.info.key, number))
        self.lines.append(f"{indent}if world.decided({place}, {self.total.code(end.condition)}):")
        self.go(end.then, indent + "    ", nested + 1)
        self.go(end.otherwise, indent, nested)
