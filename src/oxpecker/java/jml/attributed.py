"""JML with names resolved: what it adds to attributed Java, and contracts ready to be lowered."""

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
    """The value on entry."""

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
    """Whether fields lead from one object to another."""

    root: a.Expression
    wanted: a.Expression


@dataclass(frozen=True, slots=True, eq=False)
class InvariantFor(a.Expression):
    """Whether the invariants of an object hold: those of its class, and of the classes above that."""

    operand: a.Expression


@dataclass(frozen=True, slots=True, eq=False)
class ObjectRange(a.Node):
    """The objects a quantified variable stands for: those that can be reached from one, where `guard` holds."""

    variable: Variable
    root: a.Expression
    past: bool
    """Whether what could be reached on entry is meant."""
    guard: a.Expression | None


@dataclass(frozen=True, slots=True, eq=False)
class Range(a.Node):
    """The values a quantified variable takes: from `low` to `high` (perhaps without it), where `guard` holds."""

    variable: Variable
    low: a.Expression
    high: a.Expression
    exclusive: bool
    guard: a.Expression | None


@dataclass(frozen=True, slots=True, eq=False)
class Quantified(a.Expression):
    """A quantifier over one variable inside another; `condition` speaks of none of them."""

    kind: str
    condition: a.Expression | None
    ranges: tuple[Range, ...] | tuple[ObjectRange, ...]
    body: a.Expression


@dataclass(frozen=True, slots=True, eq=False)
class Specified(a.Expression):
    """The value of a specification in code."""

    operand: a.Expression


# --- contracts ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Condition(a.Node):
    """A clause that is a condition; where `value` is None it is not covered, for the reason given."""

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
    """`diverges`: the method may run forever, for some inputs at least."""


@dataclass(frozen=True, slots=True, eq=False)
class Measure(a.Node):
    """`measured_by`: what gets smaller with every call of a recursion."""

    parts: tuple[a.Expression, ...]


@dataclass(frozen=True, slots=True, eq=False)
class OldVariable(a.Node):
    """A name for a value on entry, for the clauses that follow; None where the value is not covered."""

    variable: Variable
    value: a.Expression | None


Clause = Condition | Signals | Assignable | Accessible | Measure | OldVariable | Diverges


@dataclass(frozen=True, slots=True, eq=False)
class Contract:
    """A method's own specification cases, and the variable that stands for its result."""

    cases: tuple[tuple[Clause, ...], ...] = ()
    result: Variable | None = None
    pure: bool = False
    helper: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class LoopSpecification:
    """What is said about a loop."""

    invariants: tuple[Condition, ...] = ()
    decreases: Condition | None = None
    frames: tuple[Assignable, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class ClassSpecification:
    """What is said about a class: invariants, static ones too."""

    invariants: tuple[Condition, ...] = ()
    static_invariants: tuple[Condition, ...] = ()
    models: tuple[tuple[FieldSymbol, Condition | None], ...] = ()
    """Model fields, and what represents them in this class; None where that is left to subclasses."""


@dataclass(frozen=True, slots=True, eq=False)
class Statement(a.Statement):
    """`assert` and `assume`."""

    conditions: tuple[Condition, ...] = field(default=())
