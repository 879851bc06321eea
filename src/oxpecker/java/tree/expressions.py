"""Expressions."""

from __future__ import annotations

from oxpecker.java.tree.declarations import ClassDeclaration
from oxpecker.java.tree.node import Block, Expression, Node
from oxpecker.java.tree.patterns import Case, Pattern
from oxpecker.java.tree.types import TypeNode
from oxpecker.oox.records import dataclass


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
    """`new T[size]..[]` (`element` is the element type of the outermost array) or `new T[] {values}`."""

    element: TypeNode
    sizes: tuple[Expression, ...]
    values: ArrayInitialiser | None = None


@dataclass(frozen=True, slots=True, eq=False)
class ArrayInitialiser(Expression):
    """`{a, b, c}`, whose type is that of the initialised variable."""

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
    """`operand instanceof T`, or with a pattern instead of the type."""

    operand: Expression
    tested: TypeNode | Pattern


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
    """`(parameters) -> body`; an implicitly typed parameter has no type."""

    parameters: tuple[LambdaParameter, ...]
    body: Expression | Block


@dataclass(frozen=True, slots=True, eq=False)
class LambdaParameter(Node):
    """`x` or `T x`."""

    name: str
    type: TypeNode | None = None
    final: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class MethodReference(Expression):
    """`target::<types>name`; the name of a constructor is `new`. The kind of the target is resolved later."""

    target: Expression | TypeNode
    name: str
    type_arguments: tuple[TypeNode, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class ClassLiteral(Expression):
    """`T.class`."""

    type: TypeNode


@dataclass(frozen=True, slots=True, eq=False)
class SwitchExpression(Expression):
    """`switch (selector) { cases }` as a value."""

    selector: Expression
    cases: tuple[Case, ...]
