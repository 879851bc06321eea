"""Attributed JML: the nodes that it adds to attributed Java, and contracts ready for lowering."""

from __future__ import annotations

from dataclasses import field

from oxpecker.java import attributed as a
from oxpecker.java.kinds import LocationKind
from oxpecker.java.resolution.scope import Variable
from oxpecker.java.symbols import FieldSymbol
from oxpecker.java.types import ClassType, Type
from oxpecker.oox.records import dataclass

# --- expressions -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Old(a.Expression):
    """The value at entry."""

    operand: a.Expression


@dataclass(frozen=True, slots=True, eq=False)
class Implies(a.Expression):
    """`left ==> right`."""

    left: a.Expression
    right: a.Expression


@dataclass(frozen=True, slots=True, eq=False)
class Property(a.Expression):
    r"""`\\fresh` and `\\alldifferent`."""

    name: str
    operand: a.Expression


@dataclass(frozen=True, slots=True, eq=False)
class OfType(a.Expression):
    """Whether the class of an object is exactly this one."""

    operand: a.Expression
    tested: ClassType


@dataclass(frozen=True, slots=True, eq=False)
class Reaches(a.Expression):
    """Whether one object is reachable from another through fields."""

    root: a.Expression
    wanted: a.Expression


@dataclass(frozen=True, slots=True, eq=False)
class InvariantFor(a.Expression):
    """Whether the invariants of an object hold: those of its class and its superclasses."""

    operand: a.Expression


@dataclass(frozen=True, slots=True, eq=False)
class ObjectRange(a.Node):
    """The objects that a quantified variable ranges over: those reachable from an object that satisfy `guard`."""

    variable: Variable
    root: a.Expression
    past: bool
    """Whether reachability at entry is meant."""
    guard: a.Expression | None


@dataclass(frozen=True, slots=True, eq=False)
class Range(a.Node):
    """The values of a quantified variable: from `low` to `high` (possibly exclusive) that satisfy `guard`."""

    variable: Variable
    low: a.Expression
    high: a.Expression
    exclusive: bool
    guard: a.Expression | None


@dataclass(frozen=True, slots=True, eq=False)
class Quantified(a.Expression):
    """A quantifier over one or more variables; `condition` depends on none of them."""

    kind: str
    condition: a.Expression | None
    ranges: tuple[Range, ...] | tuple[ObjectRange, ...]
    body: a.Expression


@dataclass(frozen=True, slots=True, eq=False)
class Specified(a.Expression):
    """The value of a specification expression in code."""

    operand: a.Expression


# --- contracts ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Condition(a.Node):
    """A clause with a condition; if `value` is None it is not covered, for the given reason."""

    word: str
    value: a.Expression | None
    reason: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Signals(a.Node):
    """`signals (T e) E`."""

    type: Type
    variable: Variable | None
    condition: Condition


@dataclass(frozen=True, slots=True, eq=False)
class Location(a.Node):
    """`nothing`, `everything`, `all` fields, one `place`, or `elements`."""

    kind: LocationKind
    target: a.Expression | None = None
    low: a.Expression | None = None
    high: a.Expression | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Assignable(a.Node):
    """`assignable`."""

    locations: tuple[Location, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Accessible(a.Node):
    """`accessible`."""

    locations: tuple[Location, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Diverges(a.Node):
    """`diverges`: the method need not terminate, at least for some inputs."""


@dataclass(frozen=True, slots=True, eq=False)
class Measure(a.Node):
    """`measured_by`: a value that decreases with every recursive call."""

    parts: tuple[a.Expression, ...]


@dataclass(frozen=True, slots=True, eq=False)
class OldVariable(a.Node):
    """A name for a value at entry, for the following clauses; None if the value is not covered."""

    variable: Variable
    value: a.Expression | None


Clause = Condition | Signals | Assignable | Accessible | Measure | OldVariable | Diverges


@dataclass(frozen=True, slots=True, eq=False)
class Contract:
    """A method's own specification cases, and the variable for its result."""

    cases: tuple[tuple[Clause, ...], ...] = ()
    result: Variable | None = None
    pure: bool = False
    helper: bool = False
    rejects: tuple[ClassType, ...] = ()
    """The exceptions that its documentation lists."""


@dataclass(frozen=True, slots=True, eq=False)
class LoopSpecification:
    """The annotations of a loop."""

    invariants: tuple[Condition, ...] = ()
    decreases: Condition | None = None
    frames: tuple[Assignable, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class ClassSpecification:
    """The specification of a class: its invariants, including static ones."""

    invariants: tuple[Condition, ...] = ()
    static_invariants: tuple[Condition, ...] = ()
    models: tuple[tuple[FieldSymbol, Condition | None], ...] = ()
    """Model fields, and their representation in this class; None if it is left to subclasses."""


@dataclass(frozen=True, slots=True, eq=False)
class Statement(a.Statement):
    """`assert` and `assume`."""

    conditions: tuple[Condition, ...] = field(default=())
