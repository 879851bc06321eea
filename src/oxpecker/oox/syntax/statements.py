"""Statements."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.oox.syntax.expressions import Call, Expression
from oxpecker.oox.syntax.node import Node, TypeUse


@dataclass(frozen=True, slots=True)
class Statement(Node):
    """Something that is executed."""


@dataclass(frozen=True, slots=True)
class Declare(Statement):
    """`T x;` or `T x := e;`."""

    type: TypeUse
    name: str
    initial: Expression | None = None


@dataclass(frozen=True, slots=True)
class Assign(Statement):
    """`target := value;`; the target is a Name, a FieldAccess or an Index."""

    target: Expression
    value: Expression


@dataclass(frozen=True, slots=True)
class Evaluate(Statement):
    """A Call or New whose result is dropped."""

    expression: Expression


@dataclass(frozen=True, slots=True)
class Skip(Statement):
    """`;`."""


@dataclass(frozen=True, slots=True)
class Assert(Statement):
    """`assert E;`."""

    condition: Expression


@dataclass(frozen=True, slots=True)
class Assume(Statement):
    """`assume E;`."""

    condition: Expression


@dataclass(frozen=True, slots=True)
class While(Statement):
    """`while (E) invariant(I) decreases(D) S`."""

    condition: Expression
    body: Statement
    invariants: tuple[Expression, ...] = ()
    decreases: Expression | None = None


@dataclass(frozen=True, slots=True)
class If(Statement):
    """`if (E) S1 else S2`; a missing else is None."""

    condition: Expression
    then: Statement
    otherwise: Statement | None = None


@dataclass(frozen=True, slots=True)
class Labelled(Statement):
    """`label: S`."""

    label: str
    body: Statement


@dataclass(frozen=True, slots=True)
class Break(Statement):
    """`break;` or `break label;`."""

    label: str | None = None


@dataclass(frozen=True, slots=True)
class Continue(Statement):
    """`continue;` or `continue label;`."""

    label: str | None = None


@dataclass(frozen=True, slots=True)
class Return(Statement):
    """`return;` or `return e;`."""

    value: Expression | None = None


@dataclass(frozen=True, slots=True)
class Throw(Statement):
    """`throw e;`, or the untyped `throw;`, which throws a new `Exception`."""

    value: Expression | None = None


@dataclass(frozen=True, slots=True)
class Catch(Node):
    """`catch (T | U e) { .. }`, or the untyped `catch { .. }` (no types, no name), which catches everything."""

    types: tuple[TypeUse, ...]
    name: str | None
    body: Block


@dataclass(frozen=True, slots=True)
class Try(Statement):
    """`try { .. } catch .. finally { .. }`, with at least one catch or a finally."""

    body: Block
    catches: tuple[Catch, ...] = ()
    finally_body: Block | None = None


@dataclass(frozen=True, slots=True)
class Block(Statement):
    """`{ .. }`: a scope."""

    statements: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True)
class Lock(Statement):
    """`lock (e) { .. }`: the body runs while the monitor of e is held."""

    target: Expression
    body: Block


@dataclass(frozen=True, slots=True)
class Fork(Statement):
    """`fork call;`: a new thread runs the call."""

    call: Call


@dataclass(frozen=True, slots=True)
class Join(Statement):
    """`join;`: wait until all threads forked by this one have ended."""


class MonitorAction(StrEnum):
    """What a thread does with a monitor outside of `lock`, or with a gate.

    A monitor is used by its holder, or entered and left anywhere. A gate is an object with an integer field `count`.
    """

    WAIT = "wait"
    NOTIFY = "notify"
    NOTIFY_ALL = "notifyall"
    ENTER = "monitorenter"
    TRY = "monitortry"
    EXIT = "monitorexit"
    CLOSE_GATE = "gateclose"
    """Adds one to the count."""
    OPEN_GATE = "gateopen"
    """Takes one from the count."""
    AWAIT_GATE = "gateawait"
    """Waits until the count is not above zero."""
    TAKE_GATE = "gatetake"
    """Waits until adding a number to the count does not bring it above zero, and adds it: a semaphore."""
    TRY_GATE = "gatetry"
    """The same without waiting: throws IllegalMonitorStateException instead."""
    TEST_GATE = "gatetest"
    """Throws IllegalMonitorStateException if the count is not above zero."""

    @property
    def is_of_gate(self) -> bool:
        """Whether it uses a gate."""
        return self.value.startswith("gate")

    @property
    def waits(self) -> bool:
        """Whether a second gate may end it."""
        return self in (MonitorAction.WAIT, MonitorAction.AWAIT_GATE)

    @property
    def has_amount(self) -> bool:
        """Whether a number says how often the gate is opened or closed."""
        return self in (MonitorAction.OPEN_GATE, MonitorAction.TAKE_GATE, MonitorAction.TRY_GATE)


@dataclass(frozen=True, slots=True)
class Monitor(Statement):
    """`wait(e);`, `wait(e, gate);`, `notify(e);`, `monitorenter(e);`, .., `gateawait(e);`, `gateawait(e, gate);`,
    `gatetake(e, amount);`.
    """

    action: MonitorAction
    target: Expression
    until: Expression | None = None
    """The gate that ends the wait as well."""
    amount: Expression | None = None
    """How often the gate is opened or closed, if not once."""

    @staticmethod
    def of(action: MonitorAction, operands: Sequence[Expression], span: Span) -> Monitor:
        """The action with its target; a second operand is the amount, or the gate that ends the wait."""
        target, *second = operands
        other = second[0] if second else None
        until, amount = (None, other) if action.has_amount else (other, None)
        return Monitor(action, target, until, amount, span=span)


@dataclass(frozen=True, slots=True)
class Print(Statement):
    """`print(a, b);`: writes values one after another, as they read in a concatenation."""

    values: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Unsupported(Statement):
    """`unsupported("what");`: a translation says here that it does not cover what the program does."""

    what: str


class ConstructorKind(StrEnum):
    """Whose constructor an explicit constructor call means."""

    THIS = "this"
    SUPER = "super"


@dataclass(frozen=True, slots=True)
class ConstructorCall(Statement):
    """`this(args);` or `super(args);`, only as the first statement of a constructor."""

    kind: ConstructorKind
    arguments: tuple[Expression, ...]
