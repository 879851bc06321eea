"""Typed statements."""

from __future__ import annotations

from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import MonitorAction
from oxpecker.oox.typed.expressions import Expression, Invoke
from oxpecker.oox.typed.node import Node, Variable
from oxpecker.oox.types import Type


@dataclass(frozen=True, slots=True)
class Statement(Node):
    """Something that is executed."""


@dataclass(frozen=True, slots=True)
class SetLocal(Statement):
    """Assignment to a local; `declares` when it is the default value of a declaration without initial value."""

    variable: Variable
    value: Expression
    declares: bool = False


@dataclass(frozen=True, slots=True)
class SetField(Statement):
    """Assignment to a field of an object."""

    target: Expression
    field: FieldInfo
    value: Expression


@dataclass(frozen=True, slots=True)
class SetStatic(Statement):
    """Assignment to a static field."""

    field: FieldInfo
    value: Expression


@dataclass(frozen=True, slots=True)
class SetElement(Statement):
    """Assignment to an element of an array."""

    array: Expression
    index: Expression
    value: Expression


@dataclass(frozen=True, slots=True)
class Evaluate(Statement):
    """An expression evaluated for its effect."""

    expression: Expression


@dataclass(frozen=True, slots=True)
class Skip(Statement):
    """Nothing."""


@dataclass(frozen=True, slots=True)
class Print(Statement):
    """Writes values as text."""

    values: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Unsupported(Statement):
    """The program does something here that its translation does not cover."""

    what: str


@dataclass(frozen=True, slots=True)
class Assert(Statement):
    """A condition that must hold; it may be a postcondition about the last values of parameters."""

    condition: Expression
    ensures: bool = False


@dataclass(frozen=True, slots=True)
class Assume(Statement):
    """A condition without which the run is not considered."""

    condition: Expression


@dataclass(eq=False, frozen=True, slots=True)
class Target:
    """What a break or continue leads to; one per loop or labelled statement, each different from all others."""

    label: str | None
    loop: bool
    span: Span


@dataclass(frozen=True, slots=True)
class While(Statement):
    """A loop; every target in `targets` (its own and its labels') may be broken from or continued."""

    condition: Expression
    body: Statement
    invariants: tuple[Expression, ...]
    decreases: Expression | None
    targets: tuple[Target, ...]
    ranking: tuple[Expression, ...] = ()
    """A measure that nobody wrote, to be proved where the loop is cut: integers, the first ones first."""


@dataclass(frozen=True, slots=True)
class If(Statement):
    """A choice."""

    condition: Expression
    then: Statement
    otherwise: Statement


@dataclass(frozen=True, slots=True)
class Labelled(Statement):
    """A statement other than a loop that can be broken from."""

    target: Target
    body: Statement


@dataclass(frozen=True, slots=True)
class Break(Statement):
    """Go on after the target."""

    target: Target


@dataclass(frozen=True, slots=True)
class Continue(Statement):
    """Go on with the next round of the target."""

    target: Target


@dataclass(frozen=True, slots=True)
class Return(Statement):
    """Leave the method."""

    value: Expression | None


@dataclass(frozen=True, slots=True)
class Throw(Statement):
    """Throw an object, or a new `Exception` when there is no value."""

    value: Expression | None


@dataclass(frozen=True, slots=True)
class Catch(Node):
    """A handler; no types means that it takes everything."""

    types: tuple[Type, ...]
    variable: Variable
    body: Statement


@dataclass(frozen=True, slots=True)
class Try(Statement):
    """A body with handlers and a part that runs however the rest is left."""

    body: Statement
    catches: tuple[Catch, ...]
    finally_body: Statement | None


@dataclass(frozen=True, slots=True)
class Block(Statement):
    """Statements in order."""

    statements: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Lock(Statement):
    """A body that runs while a monitor is held."""

    target: Expression
    body: Statement


@dataclass(frozen=True, slots=True)
class Fork(Statement):
    """A call in a new thread."""

    call: Invoke


@dataclass(frozen=True, slots=True)
class Join(Statement):
    """Wait for all children."""


@dataclass(frozen=True, slots=True)
class Monitor(Statement):
    """Use a monitor, or the gate whose count is the field."""

    action: MonitorAction
    target: Expression
    gate: FieldInfo | None = None
    until: Expression | None = None
    """The gate that ends the wait as well, with its count."""
    until_gate: FieldInfo | None = None
    amount: Expression | None = None
    """How often the gate is opened or closed, if not once."""
