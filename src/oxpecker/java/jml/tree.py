"""JML's syntax as plain data with places: expressions, clauses, and specifications."""

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
    r"""`\reach(root).has(wanted)`: reachability between two objects."""

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
    """The value of a JML expression in code: of a ghost variable, or in the body of a model method.

    `past` tells whether it may refer to the state at entry. Without an operand the value is unknown.
    """

    operand: Expression | None
    past: bool = False


# --- locations ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Location(Node):
    r"""What may be assigned: `
    othing`, `\everything`, `all` fields of a target, one `place`, `elements` of it.

    `strictly nothing` also excludes object creation.
    """

    kind: LocationKind
    target: Expression | None = None
    low: Expression | None = None
    high: Expression | None = None


# --- clauses -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Clause(Node):
    """A clause of a contract, with its keyword; `condition` is its condition, if it has one."""

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
    """`accessible l, m;`: the method reads no other mutable state."""

    locations: tuple[Location, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Measure(Clause):
    """`measured_by e, f;`: values that decrease with every recursive call."""

    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True, eq=False)
class OldVariables(Clause):
    """`old T x = e;`: names for values at entry, in scope of the following clauses of the case."""

    declarators: tuple[tree.Declarator, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Use(Clause):
    """`use lemma(x);`: a call of a method for the sake of its contract."""

    call: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Set(Clause):
    """`set x = e;`."""

    assignment: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Ghost(Clause):
    """`ghost T x = e;`: specification-only variables; as a field, with its modifiers."""

    declarators: tuple[tree.Declarator, ...]
    modifiers: frozenset[str]


@dataclass(frozen=True, slots=True, eq=False)
class Model(Clause):
    """`model T x;`: a specification-only field, whose value is computed on demand."""

    declarators: tuple[tree.Declarator, ...]
    modifiers: frozenset[str]


@dataclass(frozen=True, slots=True, eq=False)
class Represents(Clause):
    """`represents x = e;`: the value of a model field."""

    name: str
    value: Expression


@dataclass(frozen=True, slots=True, eq=False)
class ModelMethod(Clause):
    """`model T f(U x) { return e; }`: a specification-only method, with its own contract."""

    declaration: tree.MethodDeclaration
    specification: Specification
    nullness: tuple[frozenset[str], ...]
    """The specification of each parameter."""


@dataclass(frozen=True, slots=True, eq=False)
class In(Clause):
    """`in g, h;`: the preceding field belongs to the data groups of these model fields."""

    groups: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Maps(Clause):
    r"""`maps a[*] \into g;`: a location reached through the preceding field belongs to a data group."""

    location: Location
    groups: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ModelImport(Clause):
    """`model import a.b.*;`: a specification-only import."""

    imported: tree.Import


@dataclass(frozen=True, slots=True, eq=False)
class Unsupported(Clause):
    """An unsupported clause: methods that depend on it get no verdict. `names` are the declared names."""

    names: tuple[str, ...] = ()


# --- what clauses belong to --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Case(Node):
    """One specification case; its kind is empty, `behavior`, `normal_behavior` or `exceptional_behavior`."""

    kind: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Specification(Node):
    """The specification before a member: modifiers, specification cases, and clauses about the class."""

    modifiers: frozenset[str]
    cases: tuple[Case, ...]
    clauses: tuple[Clause, ...]
