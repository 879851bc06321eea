"""Java's syntax as plain data with places; nothing is resolved yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from oxpecker.oox.source import NOWHERE, Span


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """Anything with a place in a Java file."""

    span: Span = field(default=NOWHERE, kw_only=True)


# --- types -------------------------------------------------------------------------------------------------


class TypeNode(Node):
    """A type as written."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, eq=False)
class PrimitiveNode(TypeNode):
    """`int`, `boolean`, .., and `void`."""

    name: str


@dataclass(frozen=True, slots=True, eq=False)
class NamedTypePart(Node):
    """One name of `a.b.Outer<X>.Inner<Y>`; `arguments` is None without `<..>` and empty for a diamond."""

    name: str
    arguments: tuple[TypeNode, ...] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class NamedType(TypeNode):
    """A class, interface or type variable, perhaps with type arguments; `var` too."""

    parts: tuple[NamedTypePart, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ArrayTypeNode(TypeNode):
    """`T[]`."""

    element: TypeNode


@dataclass(frozen=True, slots=True, eq=False)
class WildcardNode(TypeNode):
    """`?`, `? extends T` or `? super T`."""

    kind: str
    bound: TypeNode | None


@dataclass(frozen=True, slots=True, eq=False)
class IntersectionNode(TypeNode):
    """`A & B` in a cast, `A | B` in a catch: several types for one value."""

    types: tuple[TypeNode, ...]


@dataclass(frozen=True, slots=True, eq=False)
class TypeParameterNode(Node):
    """`T extends A & B`."""

    name: str
    bounds: tuple[TypeNode, ...]


# --- expressions -------------------------------------------------------------------------------------------


class Expression(Node):
    """Something with a value."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, eq=False)
class Literal(Expression):
    """A literal; `kind` is int, long, float, double, char, string, boolean or null."""

    kind: str
    value: int | float | str | bool | None


@dataclass(frozen=True, slots=True, eq=False)
class Name(Expression):
    """A simple name: a variable, or a class or package before a dot."""

    identifier: str


@dataclass(frozen=True, slots=True, eq=False)
class FieldAccess(Expression):
    """`target.name`: a field, a class of a package, a length."""

    target: Expression
    name: str


@dataclass(frozen=True, slots=True, eq=False)
class ArrayAccess(Expression):
    """`array[index]`."""

    array: Expression
    index: Expression


@dataclass(frozen=True, slots=True, eq=False)
class This(Expression):
    """`this` or `Outer.this`."""

    qualifier: Expression | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Super(Expression):
    """`super` or `Interface.super`, before a dot."""

    qualifier: Expression | None = None


@dataclass(frozen=True, slots=True, eq=False)
class MethodCall(Expression):
    """`target.<types>name(arguments)`."""

    target: Expression | None
    name: str
    arguments: tuple[Expression, ...]
    type_arguments: tuple[TypeNode, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class New(Expression):
    """`outer.new C<..>(arguments) { body }`."""

    type: TypeNode
    arguments: tuple[Expression, ...]
    outer: Expression | None = None
    body: ClassDeclaration | None = None


@dataclass(frozen=True, slots=True, eq=False)
class NewArray(Expression):
    """`new T[size]..[]` (`element` is what the outermost array holds) or `new T[] {values}`."""

    element: TypeNode
    sizes: tuple[Expression, ...]
    values: ArrayInitialiser | None = None


@dataclass(frozen=True, slots=True, eq=False)
class ArrayInitialiser(Expression):
    """`{a, b, c}`, whose type is that of what it initialises."""

    values: tuple[Expression, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Unary(Expression):
    """`+ - ~ !` before an operand."""

    operator: str
    operand: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Increment(Expression):
    """`++` and `--`, before or after their operand."""

    operator: str
    prefix: bool
    operand: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Binary(Expression):
    """`left operator right`."""

    operator: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True, eq=False)
class InstanceOf(Expression):
    """`operand instanceof T` or `operand instanceof T name`."""

    operand: Expression
    type: TypeNode
    name: str | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Conditional(Expression):
    """`condition ? then : otherwise`."""

    condition: Expression
    then: Expression
    otherwise: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Assign(Expression):
    """`target = value`, or `target op= value` with the operator."""

    target: Expression
    operator: str | None
    value: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Cast(Expression):
    """`(T) operand`."""

    type: TypeNode
    operand: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Lambda(Expression):
    """`(parameters) -> body`; a parameter without a type has none written."""

    parameters: tuple[LambdaParameter, ...]
    body: Expression | Block


@dataclass(frozen=True, slots=True, eq=False)
class LambdaParameter(Node):
    """`x` or `T x`."""

    name: str
    type: TypeNode | None = None


@dataclass(frozen=True, slots=True, eq=False)
class MethodReference(Expression):
    """`target::name`; the name of a constructor is `new`. What the target is shows only when names are resolved."""

    target: Expression | TypeNode
    name: str


@dataclass(frozen=True, slots=True, eq=False)
class ClassLiteral(Expression):
    """`T.class`."""

    type: TypeNode


@dataclass(frozen=True, slots=True, eq=False)
class Case(Node):
    """One group of a switch: its labels, whether `default` is one, `->` or `:`, and what follows."""

    labels: tuple[Expression, ...]
    default: bool
    arrow: bool
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True, eq=False)
class SwitchExpression(Expression):
    """`switch (selector) { cases }` as a value."""

    selector: Expression
    cases: tuple[Case, ...]


# --- statements --------------------------------------------------------------------------------------------


class Statement(Node):
    """Something that is executed."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, eq=False)
class Declarator(Node):
    """`name = initial` of a declaration, with its full type."""

    name: str
    type: TypeNode
    initial: Expression | None


@dataclass(frozen=True, slots=True, eq=False)
class LocalVariables(Statement):
    """`T x = 1, y[];`."""

    declarators: tuple[Declarator, ...]
    final: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class LocalClass(Statement):
    """A class, record, enum or interface declared among statements."""

    declaration: ClassDeclaration


@dataclass(frozen=True, slots=True, eq=False)
class ExpressionStatement(Statement):
    """An expression for its effect."""

    expression: Expression


@dataclass(frozen=True, slots=True, eq=False)
class If(Statement):
    """`if (condition) then else otherwise`."""

    condition: Expression
    then: Statement
    otherwise: Statement | None


@dataclass(frozen=True, slots=True, eq=False)
class While(Statement):
    """`while (condition) body`."""

    condition: Expression
    body: Statement
    jml: tuple[Comment, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class DoWhile(Statement):
    """`do body while (condition);`."""

    body: Statement
    condition: Expression
    jml: tuple[Comment, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class For(Statement):
    """`for (initial; condition; update) body`."""

    initial: tuple[Statement, ...]
    condition: Expression | None
    update: tuple[Expression, ...]
    body: Statement
    jml: tuple[Comment, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class ForEach(Statement):
    """`for (T name : values) body`."""

    type: TypeNode
    name: str
    values: Expression
    body: Statement
    jml: tuple[Comment, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Labelled(Statement):
    """`label: body`."""

    label: str
    body: Statement


@dataclass(frozen=True, slots=True, eq=False)
class Break(Statement):
    """`break label;`."""

    label: str | None


@dataclass(frozen=True, slots=True, eq=False)
class Continue(Statement):
    """`continue label;`."""

    label: str | None


@dataclass(frozen=True, slots=True, eq=False)
class Return(Statement):
    """`return value;`."""

    value: Expression | None


@dataclass(frozen=True, slots=True, eq=False)
class Yield(Statement):
    """`yield value;`."""

    value: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Throw(Statement):
    """`throw value;`."""

    value: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Resource(Node):
    """`T name = value` of a try; without a name, a variable that is there already."""

    type: TypeNode | None
    name: str | None
    value: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Catch(Node):
    """`catch (A | B name) body`."""

    types: tuple[TypeNode, ...]
    name: str
    body: Block


@dataclass(frozen=True, slots=True, eq=False)
class Try(Statement):
    """`try (resources) body catch .. finally ..`."""

    resources: tuple[Resource, ...]
    body: Block
    catches: tuple[Catch, ...]
    finally_body: Block | None


@dataclass(frozen=True, slots=True, eq=False)
class Switch(Statement):
    """`switch (selector) { cases }` as a statement."""

    selector: Expression
    cases: tuple[Case, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Synchronized(Statement):
    """`synchronized (monitor) body`."""

    monitor: Expression
    body: Block


@dataclass(frozen=True, slots=True, eq=False)
class Assert(Statement):
    """`assert condition : message;`."""

    condition: Expression
    message: Expression | None


@dataclass(frozen=True, slots=True, eq=False)
class Block(Statement):
    """`{ .. }`."""

    statements: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Empty(Statement):
    """`;`."""


@dataclass(frozen=True, slots=True, eq=False)
class ConstructorCall(Statement):
    """`this(..);`, `super(..);` or `outer.super(..);`."""

    kind: str
    arguments: tuple[Expression, ...]
    outer: Expression | None = None


# --- comments and annotations ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Comment(Node):
    """A JML comment: `//@ ..` or `/*@ .. @*/`, with its whole text as written."""

    text: str


@dataclass(frozen=True, slots=True, eq=False)
class JmlStatement(Statement):
    """A JML comment among statements that belongs to no loop."""

    comment: Comment


@dataclass(frozen=True, slots=True, eq=False)
class Annotation(Node):
    """`@Name(element = value)`; a lone value is under `value`."""

    name: str
    elements: dict[str, Expression | Annotation]


@dataclass(frozen=True, slots=True, eq=False)
class Modifiers(Node):
    """The words and annotations before a declaration."""

    words: frozenset[str] = frozenset()
    annotations: tuple[Annotation, ...] = ()


# --- declarations ------------------------------------------------------------------------------------------


class Member(Node):
    """A part of a class."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, eq=False)
class Parameter(Node):
    """`T name`; of `T... name` the type is the array's."""

    type: TypeNode
    name: str
    varargs: bool = False
    modifiers: Modifiers = Modifiers()
    jml: tuple[Comment, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class FieldDeclaration(Member):
    """`modifiers T x = 1, y;`."""

    modifiers: Modifiers
    declarators: tuple[Declarator, ...]
    jml: tuple[Comment, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class MethodDeclaration(Member):
    """A method; `body` is read when it is asked for, and None where there is none."""

    modifiers: Modifiers
    type_parameters: tuple[TypeParameterNode, ...]
    return_type: TypeNode
    name: str
    parameters: tuple[Parameter, ...]
    throws: tuple[TypeNode, ...]
    body: Callable[[], Block] | None
    jml: tuple[Comment, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class ConstructorDeclaration(Member):
    """A constructor; a record's compact one has no parameters of its own."""

    modifiers: Modifiers
    type_parameters: tuple[TypeParameterNode, ...]
    name: str
    parameters: tuple[Parameter, ...]
    throws: tuple[TypeNode, ...]
    body: Callable[[], Block]
    compact: bool = False
    jml: tuple[Comment, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Initialiser(Member):
    """`{ .. }` or `static { .. }` in a class."""

    static: bool
    body: Callable[[], Block]


@dataclass(frozen=True, slots=True, eq=False)
class EnumConstant(Member):
    """`NAME(arguments) { body }`."""

    name: str
    arguments: tuple[Expression, ...]
    body: ClassDeclaration | None


@dataclass(frozen=True, slots=True, eq=False)
class ClassDeclaration(Member):
    """A class, interface, enum, record or annotation type; an anonymous one has an empty name."""

    kind: str
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


@dataclass(frozen=True, slots=True, eq=False)
class Import(Node):
    """`import static? a.b.C;` or `import a.b.*;`."""

    name: str
    static: bool
    all: bool


@dataclass(frozen=True, slots=True, eq=False)
class File(Node):
    """One compilation unit."""

    package: str
    imports: tuple[Import, ...]
    classes: tuple[ClassDeclaration, ...]
