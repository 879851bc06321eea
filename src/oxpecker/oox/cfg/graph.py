"""The control flow graph of a method: blocks of instructions that cannot fail, and the ways between them.

Every operation that may throw is split in two: a guard with an edge to the handler, and an instruction that then
cannot fail (Koppier 4.2, transformation T1, with the guards of conditions evaluated where the condition is).
Expressions in instructions are total and read only locals; the heap is read and written by instructions of their own,
one access each.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from enum import StrEnum

from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import MonitorAction
from oxpecker.oox.tree import Reference
from oxpecker.oox.typed import Expression, Method, Node, Variable

# --- instructions ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Instruction(Node):
    """A step that cannot fail."""


@dataclass(frozen=True, slots=True)
class SetVariable(Instruction):
    """A local gets the value of a total expression."""

    variable: Variable
    value: Expression


@dataclass(frozen=True, slots=True)
class LoadField(Instruction):
    """A local gets a field of an object that is not null."""

    variable: Variable
    target: Expression
    field: FieldInfo


@dataclass(frozen=True, slots=True)
class StoreField(Instruction):
    """A field of an object that is not null gets a value."""

    target: Expression
    field: FieldInfo
    value: Expression


@dataclass(frozen=True, slots=True)
class LoadStatic(Instruction):
    """A local gets a static field."""

    variable: Variable
    field: FieldInfo


@dataclass(frozen=True, slots=True)
class StoreStatic(Instruction):
    """A static field gets a value."""

    field: FieldInfo
    value: Expression


@dataclass(frozen=True, slots=True)
class LoadElement(Instruction):
    """A local gets an element; array and index have been checked."""

    variable: Variable
    array: Expression
    index: Expression


@dataclass(frozen=True, slots=True)
class StoreElement(Instruction):
    """An element gets a value; array, index and value have been checked."""

    array: Expression
    index: Expression
    value: Expression


@dataclass(frozen=True, slots=True)
class AllocateObject(Instruction):
    """A local gets a new object whose fields hold their defaults; the constructor is called next.

    A copy has no constructor: its fields are assigned next.
    """

    variable: Variable
    class_name: str
    is_copy: bool = False


@dataclass(frozen=True, slots=True)
class AllocateArray(Instruction):
    """A local gets a new array, with arrays in it when there are several sizes; none is negative."""

    variable: Variable
    sizes: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Havoc(Instruction):
    """A local gets any value of its type; `part` as in `Nondet`."""

    variable: Variable
    part: str = ""


@dataclass(frozen=True, slots=True)
class Acquire(Instruction):
    """Enter a monitor; waits while another thread holds it."""

    target: Expression


@dataclass(frozen=True, slots=True)
class Release(Instruction):
    """Leave a monitor that is held."""

    target: Expression


@dataclass(frozen=True, slots=True)
class ForkThread(Instruction):
    """Start a thread that runs a call; the receiver is not null."""

    method: MethodInfo
    receiver: Expression | None
    arguments: tuple[Expression, ...]
    virtual: bool


@dataclass(frozen=True, slots=True)
class JoinThreads(Instruction):
    """Wait until all children of this thread have ended."""


@dataclass(frozen=True, slots=True)
class Output(Instruction):
    """Values are written as text."""

    values: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class GiveUp(Instruction):
    """Something unsupported: nothing is known about what follows, unless it `changes_nothing`."""

    what: str
    changes_nothing: bool = False


# --- terminators -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Handler:
    """Where an exception goes, and the local that then holds it."""

    block: int
    variable: Variable


@dataclass(frozen=True, slots=True)
class Terminator(Node):
    """How a block ends."""


@dataclass(frozen=True, slots=True)
class Goto(Terminator):
    """Go on elsewhere."""

    target: int


@dataclass(frozen=True, slots=True)
class Branch(Terminator):
    """A choice by a total condition."""

    condition: Expression
    then: int
    otherwise: int


@dataclass(frozen=True, slots=True)
class Guard(Terminator):
    """Throws a built-in exception when the condition holds, else goes on.

    `details` says what fields of the exception hold, for those that its class has.
    """

    condition: Expression
    exception: str
    details: tuple[tuple[str, Expression], ...]
    next: int
    handler: Reference[Handler]


@dataclass(frozen=True, slots=True)
class CallMethod(Terminator):
    """A call; the receiver is not null. The result goes to the variable, an exception to the handler."""

    variable: Variable | None
    method: MethodInfo
    receiver: Expression | None
    arguments: tuple[Expression, ...]
    virtual: bool
    next: int
    handler: Reference[Handler]


class CheckKind(StrEnum):
    """Which statement a check comes from."""

    ASSERT = "assert"
    ASSUME = "assume"
    LOOP_INVARIANT = "loop invariant"
    LOOP_ASSUMPTION = "loop assumption"
    """The invariant of a cut loop, assumed at the start of the arbitrary iteration."""
    DECREASES = "decreases"
    ENSURES = "ensures"
    """A postcondition about the last values of parameters."""


@dataclass(frozen=True, slots=True)
class Check(Terminator):
    """A specification that must hold, or is assumed; evaluating it may throw."""

    kind: CheckKind
    condition: Expression
    next: int
    handler: Reference[Handler]


@dataclass(frozen=True, slots=True)
class Measure(Terminator):
    """A local gets the value of a specification expression; evaluating it may throw.

    What a `plain` one throws is an ordinary exception; the measure of a loop must have a value.
    """

    variable: Variable
    value: Expression
    next: int
    handler: Reference[Handler]
    plain: bool = False


@dataclass(frozen=True, slots=True)
class EnterLoop(Terminator):
    """Start an arbitrary iteration of a loop: everything that the loop may assign has any value.

    `assigned` are the locals, `blocks` what the loop consists of.
    """

    assigned: tuple[Variable, ...]
    blocks: Reference[tuple[Block, ...]]
    has_measure: bool
    next: int


@dataclass(frozen=True, slots=True)
class CloseLoop(Terminator):
    """The arbitrary iteration of a cut loop is over, and so is the path."""


@dataclass(frozen=True, slots=True)
class InitialiseClass(Terminator):
    """Runs the static initialisers of a class and its superclasses unless they have run."""

    class_name: str
    next: int
    handler: Reference[Handler]


@dataclass(frozen=True, slots=True)
class UseMonitor(Terminator):
    """Wait on, notify or leave a monitor, or try to enter it; throws when this thread does not hold it, or may not.

    Or close, open, pass or take the gate whose count is the field. A wait that a second gate has ended throws.
    """

    action: MonitorAction
    target: Expression
    next: int
    handler: Reference[Handler]
    gate: FieldInfo | None = None
    until: Expression | None = None
    until_gate: FieldInfo | None = None
    amount: Expression | None = None


@dataclass(frozen=True, slots=True)
class ThrowObject(Terminator):
    """Throw an object that is not null."""

    value: Expression
    handler: Reference[Handler]


@dataclass(frozen=True, slots=True)
class Resume(Terminator):
    """The end of a `finally`: continue where the selector says."""

    selector: Variable
    targets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Leave(Terminator):
    """Return normally, with the value of a local."""

    variable: Variable | None


@dataclass(frozen=True, slots=True)
class LeaveThrowing(Terminator):
    """Leave the method with the exception in a local."""

    variable: Variable


# --- graphs ------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Block:
    """Instructions in order, then one terminator."""

    number: int
    instructions: list[Instruction] = field(default_factory=list)
    terminator: Terminator | None = None

    def end(self) -> Terminator:
        """The terminator of a finished block."""
        assert self.terminator is not None
        return self.terminator


class EdgeKind(StrEnum):
    """Why control takes an edge."""

    NEXT = ""
    TRUE = "true"
    FALSE = "false"
    EXCEPTION = "exception"


@dataclass(frozen=True, slots=True)
class Edge:
    """A way from one block to another."""

    source: int
    target: int
    kind: EdgeKind


def edges_of(block: Block) -> Iterator[Edge]:
    """The ways out of a block."""
    end = block.end()
    if isinstance(end, Goto):
        yield Edge(block.number, end.target, EdgeKind.NEXT)
    elif isinstance(end, Branch):
        yield Edge(block.number, end.then, EdgeKind.TRUE)
        yield Edge(block.number, end.otherwise, EdgeKind.FALSE)
    elif isinstance(end, Resume):
        for target in end.targets:
            yield Edge(block.number, target, EdgeKind.NEXT)
    elif isinstance(end, EnterLoop):
        yield Edge(block.number, end.next, EdgeKind.NEXT)
    elif isinstance(end, ThrowObject):
        yield Edge(block.number, end.handler.block, EdgeKind.EXCEPTION)
    elif isinstance(end, (Guard, CallMethod, Check, Measure, InitialiseClass, UseMonitor)):
        yield Edge(block.number, end.next, EdgeKind.NEXT)
        yield Edge(block.number, end.handler.block, EdgeKind.EXCEPTION)


@dataclass(frozen=True, slots=True)
class Loop:
    """A `while` of the source: its head block and its annotations."""

    head: int
    invariants: tuple[Expression, ...]
    decreases: Expression | None
    span: Span


@dataclass(slots=True)
class Graph:
    """The control flow graph of one method; block 0 is the entry.

    `exit` ends every normal return and `exceptional_exit` every exceptional one; either may be absent when
    nothing reaches it.
    """

    method: Method
    blocks: list[Block]
    exit: int | None
    exceptional_exit: int | None
    loops: tuple[Loop, ...]
    heads: list[int] | None = field(default=None, init=False, repr=False, compare=False)
    """The blocks that begin loops, once they have been asked for."""

    def edges(self) -> Iterator[Edge]:
        """Every edge, in the order of blocks."""
        for block in self.blocks:
            yield from edges_of(block)

    def successors(self, number: int) -> list[int]:
        """Where control may go from a block, each target once."""
        return list(dict.fromkeys(edge.target for edge in edges_of(self.blocks[number])))

    def below(self, number: int) -> set[int]:
        """The blocks that control may come to after a block."""
        found: set[int] = set()
        pending = self.successors(number)
        while pending:
            each = pending.pop()
            if each not in found:
                found.add(each)
                pending += self.successors(each)
        return found
