"""Types as written."""

from __future__ import annotations

from oxpecker.java.kinds import WildcardKind
from oxpecker.java.tree.node import Node
from oxpecker.oox.records import dataclass


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
    """A class, interface or type variable, possibly with type arguments; also `var`."""

    parts: tuple[NamedTypePart, ...]
    annotations: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class ArrayTypeNode(TypeNode):
    """`T[]`."""

    element: TypeNode
    annotations: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class WildcardNode(TypeNode):
    """`?`, `? extends T` or `? super T`."""

    kind: WildcardKind
    bound: TypeNode | None


@dataclass(frozen=True, slots=True, eq=False)
class IntersectionNode(TypeNode):
    """`A & B` in a cast, `A | B` in a catch."""

    types: tuple[TypeNode, ...]


@dataclass(frozen=True, slots=True, eq=False)
class TypeParameterNode(Node):
    """`T extends A & B`."""

    name: str
    bounds: tuple[TypeNode, ...]
