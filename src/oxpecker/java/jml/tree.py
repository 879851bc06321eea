"""JML's syntax as plain data with places: what it adds to Java's expressions, clauses, and what they belong to."""

from __future__ import annotations

from oxpecker.java import tree
from oxpecker.java.kinds import LocationKind
from oxpecker.java.tree import Expression, Node, TypeNode
from oxpecker.oox.records import dataclass

# --- expressions -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Old(Expression):
    r"""`\old(e)`, `\pre(e)`."""

    operand: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Quantified(Expression):
    r"""`(\forall T i, j; range; body)` and `\exists`, `\sum`, `\product`, `\min`, `\max`, `\num_of`."""

    kind: str
    type: TypeNode
    names: tuple[str, ...]
    range: Expression | None
    body: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Implication(Expression):
    """`==>`, `<==`, `<==>` and `<=!=>`."""

    operator: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Property(Expression):
    r"""`\fresh(e)`, `\alldifferent(a)`, `\nonnullelements(a)`, `\not_modified(e)`."""

    name: str
    operand: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Reaches(Expression):
    r"""`\reach(root).has(wanted)`: fields lead from one object to another."""

    root: Expression
    wanted: Expression


@dataclass(frozen=True, slots=True, eq=False)
class InvariantFor(Expression):
    r"""`\invariant_for(e)`: the invariants of an object hold."""

    operand: Expression


@dataclass(frozen=True, slots=True, eq=False)
class TypeOf(Expression):
    r"""`\typeof(e)`: the class of an object."""

    operand: Expression


@dataclass(frozen=True, slots=True, eq=False)
class TypeLiteral(Expression):
    r"""`\type(T)`."""

    type: TypeNode


@dataclass(frozen=True, slots=True, eq=False)
class TypeRelation(Expression):
    """`==`, `!=` and `<:` between classes."""

    operator: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Specified(Expression):
    """The value of an expression of JML in code: of a ghost variable, or in the body of a model method.

    `past` says whether there is a moment of entry that it may speak of. Without an operand no value is known.
    """

    operand: Expression | None
    past: bool = False


# --- locations ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Location(Node):
    r"""What may be assigned: `\nothing`, `\everything`, `all` fields of a target, one `place`, `elements` of it.

    `strictly nothing` is listed where no objects are made, either.
    """

    kind: LocationKind
    target: Expression | None = None
    low: Expression | None = None
    high: Expression | None = None


# --- clauses -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Clause(Node):
    """Something a contract says, by its word; `condition` is what it says, where it is a condition."""

    word: str


@dataclass(frozen=True, slots=True, eq=False)
class Condition(Clause):
    """`requires E;`, `ensures E;`, `invariant E;`, `assert E;` and the like."""

    condition: Expression
    static: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Signals(Clause):
    """`signals (T e) E;`."""

    type: TypeNode
    name: str | None
    condition: Expression | None


@dataclass(frozen=True, slots=True, eq=False)
class SignalsOnly(Clause):
    r"""`signals_only T, U;` or `signals_only \nothing;`."""

    types: tuple[TypeNode, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Assignable(Clause):
    """`assignable l, m;`."""

    locations: tuple[Location, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Accessible(Clause):
    """`accessible l, m;`: nothing else that may change is read."""

    locations: tuple[Location, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Measure(Clause):
    """`measured_by e, f;`: what gets smaller with every call of a recursion."""

    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True, eq=False)
class OldVariables(Clause):
    """`old T x = e;`: names for values on entry, known to the clauses that follow in the case."""

    declarators: tuple[tree.Declarator, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Use(Clause):
    """`use lemma(x);`: a call of a method whose contract is wanted."""

    call: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Set(Clause):
    """`set x = e;`."""

    assignment: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Ghost(Clause):
    """`ghost T x = e;`: variables for specifications alone; as a field, with its modifiers."""

    declarators: tuple[tree.Declarator, ...]
    modifiers: frozenset[str]


@dataclass(frozen=True, slots=True, eq=False)
class Model(Clause):
    """`model T x;`: a field for contracts alone, whose value is computed when it is asked for."""

    declarators: tuple[tree.Declarator, ...]
    modifiers: frozenset[str]


@dataclass(frozen=True, slots=True, eq=False)
class Represents(Clause):
    """`represents x = e;`: the value of a model field."""

    name: str
    value: Expression


@dataclass(frozen=True, slots=True, eq=False)
class ModelMethod(Clause):
    """`model T f(U x) { return e; }`: a method for contracts alone, with a contract of its own."""

    declaration: tree.MethodDeclaration
    specification: Specification
    nullness: tuple[frozenset[str], ...]
    """What is said of each parameter."""


@dataclass(frozen=True, slots=True, eq=False)
class In(Clause):
    """`in g, h;`: the field before it belongs to the data groups of these model fields."""

    groups: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Maps(Clause):
    r"""`maps a[*] \into g;`: a location that is reached by the field before it belongs to a data group."""

    location: Location
    groups: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ModelImport(Clause):
    """`model import a.b.*;`: an import for contracts alone."""

    imported: tree.Import


@dataclass(frozen=True, slots=True, eq=False)
class Unsupported(Clause):
    """An unsupported clause: methods that depend on it get no verdict. `names` are those that it declares."""

    names: tuple[str, ...] = ()


# --- what clauses belong to --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Case(Node):
    """One specification case; its kind is empty, `behavior`, `normal_behavior` or `exceptional_behavior`."""

    kind: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Specification(Node):
    """What the comments before a member say: its modifiers, specification cases, and clauses about the class."""

    modifiers: frozenset[str]
    cases: tuple[Case, ...]
    clauses: tuple[Clause, ...]
