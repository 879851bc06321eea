"""Statements."""

from __future__ import annotations

from oxpecker.java.tree.comments import Annotation, Comment
from oxpecker.java.tree.declarations import ClassDeclaration, Declarator
from oxpecker.java.tree.node import Block, Expression, Node, Statement
from oxpecker.java.tree.patterns import Case
from oxpecker.java.tree.types import TypeNode
from oxpecker.oox.records import dataclass
from oxpecker.oox.syntax import ConstructorKind


@dataclass(frozen=True, slots=True, eq=False)
class LocalVariables(Statement):
    """`T x = 1, y[];`."""

    declarators: tuple[Declarator, ...]
    final: bool = False
    annotations: tuple[Annotation, ...] = ()


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
    final: bool = False


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
    """`T name = value` of a try; without a name, an existing variable."""

    type: TypeNode | None
    name: str | None
    value: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Catch(Node):
    """`catch (A | B name) body`."""

    types: tuple[TypeNode, ...]
    name: str
    body: Block
    final: bool = False


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
class Empty(Statement):
    """`;`."""


@dataclass(frozen=True, slots=True, eq=False)
class ConstructorCall(Statement):
    """`this(..);`, `super(..);` or `outer.super(..);`."""

    kind: ConstructorKind
    arguments: tuple[Expression, ...]
    outer: Expression | None = None


@dataclass(frozen=True, slots=True, eq=False)
class JmlStatement(Statement):
    """JML comments among statements that do not belong to a loop."""

    comments: tuple[Comment, ...]
