"""Files, classes and members."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.java.kinds import ClassKind
from oxpecker.java.tree.comments import NO_MODIFIERS, Comment, Modifiers
from oxpecker.java.tree.node import Block, Expression, Member, Node
from oxpecker.java.tree.types import TypeNode, TypeParameterNode
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.tree import Reference


@dataclass(frozen=True, slots=True, eq=False)
class Parameter(Node):
    """`T name`; for `T... name` the type is the array type."""

    type: TypeNode
    name: str
    varargs: bool = False
    modifiers: Modifiers = NO_MODIFIERS
    jml: tuple[Comment, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Declarator(Node):
    """`name = initial` of a declaration, with its full type."""

    name: str
    type: TypeNode
    initial: Expression | None


@dataclass(frozen=True, slots=True, eq=False)
class FieldDeclaration(Member):
    """`modifiers T x = 1, y;`."""

    modifiers: Modifiers
    declarators: tuple[Declarator, ...]
    jml: tuple[Comment, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class MethodDeclaration(Member):
    """A method; `body` is parsed on demand, and None if there is none."""

    modifiers: Modifiers
    type_parameters: tuple[TypeParameterNode, ...]
    return_type: TypeNode
    name: str
    parameters: tuple[Parameter, ...]
    throws: tuple[TypeNode, ...]
    body: Reference[Callable[[], Block] | None]
    jml: tuple[Comment, ...] = ()
    documented: tuple[str, ...] = ()
    """The exceptions that its documentation lists with `@throws`, as they are named there."""


@dataclass(frozen=True, slots=True, eq=False)
class ConstructorDeclaration(Member):
    """A constructor; a record's compact constructor has no parameters of its own."""

    modifiers: Modifiers
    type_parameters: tuple[TypeParameterNode, ...]
    name: str
    parameters: tuple[Parameter, ...]
    throws: tuple[TypeNode, ...]
    body: Reference[Callable[[], Block]]
    compact: bool = False
    jml: tuple[Comment, ...] = ()
    documented: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Initialiser(Member):
    """`{ .. }` or `static { .. }` in a class."""

    static: bool
    body: Reference[Callable[[], Block]]


@dataclass(frozen=True, slots=True, eq=False)
class EnumConstant(Member):
    """`NAME(arguments) { body }`."""

    name: str
    arguments: tuple[Expression, ...]
    body: ClassDeclaration | None


@dataclass(frozen=True, slots=True, eq=False)
class ClassDeclaration(Member):
    """A class, interface, enum, record or annotation type; an anonymous one has an empty name."""

    kind: ClassKind
    name: str
    modifiers: Modifiers
    type_parameters: tuple[TypeParameterNode, ...]
    superclass: TypeNode | None
    interfaces: tuple[TypeNode, ...]
    members: tuple[Member, ...]
    components: tuple[Parameter, ...] = ()
    constants: tuple[EnumConstant, ...] = ()
    jml: tuple[Comment, ...] = ()
    name_span: Span = NOWHERE
    permits: tuple[TypeNode, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Import(Node):
    """`import static? a.b.C;`, `import a.b.*;` or `import module m;`."""

    name: str
    static: bool
    all: bool
    module: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class File(Node):
    """One compilation unit."""

    package: str
    imports: tuple[Import, ...]
    classes: tuple[ClassDeclaration, ...]
    package_annotations: tuple[str, ...] = ()
    """The names of the annotations of its package clause, which only `package-info.java` may have."""
    module_annotations: tuple[str, ...] | None = None
    """The names of the annotations of the module that it declares; None if it declares none."""
