"""Java's types. They refer to classes by name, so they can be stored without the classes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field

from oxpecker.java.kinds import WildcardKind
from oxpecker.java.nullness import Nullness
from oxpecker.oox.records import dataclass


@dataclass(frozen=True, slots=True)
class Type:
    """A type of Java; `str()` is its text in messages."""


@dataclass(frozen=True, slots=True)
class Primitive(Type):
    """`int`, `boolean`, .."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class ClassType(Type):
    """A class by its binary name (`java.util.Map$Entry`), with type arguments; raw or not generic if there are none.

    As all types of references, it may say whether null is among its values; to Java it is the same type.
    """

    name: str
    arguments: tuple[Type, ...] = ()
    nullness: Nullness | None = field(default=None, compare=False, repr=False)

    def __str__(self) -> str:
        shown = self.name.rpartition(".")[2].replace("$", ".")
        return f"{shown}<{', '.join(map(str, self.arguments))}>" if self.arguments else shown


@dataclass(frozen=True, slots=True)
class ArrayType(Type):
    """`T[]`."""

    element: Type
    nullness: Nullness | None = field(default=None, compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.element}[]"


def innermost(t: Type) -> Type:
    """The type of the elements of an array, without all its dimensions; other types are their own."""
    while isinstance(t, ArrayType):
        t = t.element
    return t


@dataclass(frozen=True, slots=True)
class TypeVariable(Type):
    """A type variable of a class or method, identified by its owner; bounds may mention the variable itself."""

    name: str
    owner: str
    bounds: list[Type] = field(default_factory=list, compare=False, repr=False)
    nullness: Nullness | None = field(default=None, compare=False, repr=False)

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Wildcard(Type):
    """`?`, `? extends T`, `? super T` as a type argument."""

    kind: WildcardKind = WildcardKind.ANY
    bound: Type | None = None

    def __str__(self) -> str:
        return f"? {self.kind} {self.bound}" if self.bound is not None else "?"


@dataclass(frozen=True, slots=True)
class Intersection(Type):
    """An intersection type; its erasure is that of the first."""

    types: tuple[Type, ...]

    def __str__(self) -> str:
        return " & ".join(map(str, self.types))


@dataclass(frozen=True, slots=True)
class NullType(Type):
    """The type of `null`."""

    def __str__(self) -> str:
        return "null"


@dataclass(frozen=True, slots=True)
class VoidType(Type):
    """No value."""

    def __str__(self) -> str:
        return "void"


@dataclass(frozen=True, slots=True)
class UnknownType(Type):
    """An unknown type: an error has been reported, or inference has only found `Object`."""

    def __str__(self) -> str:
        return "?"


@dataclass(frozen=True, slots=True)
class OpenType(UnknownType):
    """The type of a use of a class without source; the context decides what it is."""

    owner: str
    """The class without source, by its binary name."""
    path: str
    """What was used of it: `name()`, `size().count`."""


BOOLEAN = Primitive("boolean")
BYTE = Primitive("byte")
SHORT = Primitive("short")
CHAR = Primitive("char")
INT = Primitive("int")
LONG = Primitive("long")
FLOAT = Primitive("float")
DOUBLE = Primitive("double")
BIGINT = Primitive(r"\bigint")
"""JML's mathematical integers."""
TEXT = Primitive("text")
"""OOX's `string`, which library models use as `oxpecker.Text`."""
NULL = NullType()
VOID = VoidType()
UNKNOWN = UnknownType()

PRIMITIVES = {t.name: t for t in (BOOLEAN, BYTE, SHORT, CHAR, INT, LONG, FLOAT, DOUBLE)}
INTEGRAL = frozenset({BYTE, SHORT, CHAR, INT, LONG})
INTEGERS = INTEGRAL | {BIGINT}
NUMERIC = INTEGERS | {FLOAT, DOUBLE}
TEXT_CLASS = "oxpecker.Text"
WHOLE_CLASS = "oxpecker.Whole"
"""The classes by which library models name OOX's `string` and `bigint`."""

OBJECT = ClassType("java.lang.Object")
STRING = ClassType("java.lang.String")
THROWABLE = ClassType("java.lang.Throwable")
RUNTIME_EXCEPTION = ClassType("java.lang.RuntimeException")
UNCHECKED = (RUNTIME_EXCEPTION, ClassType("java.lang.Error"))
"""The exceptions that need no declaration, with their subclasses (JLS 11.1.1)."""
EXCEPTION = ClassType("java.lang.Exception")

RANGES: dict[Type, tuple[int, int]] = {
    BYTE: (-(2**7), 2**7 - 1),
    SHORT: (-(2**15), 2**15 - 1),
    CHAR: (0, 2**16 - 1),
    INT: (-(2**31), 2**31 - 1),
    LONG: (-(2**63), 2**63 - 1),
}

WIDENING: dict[Type, tuple[Type, ...]] = {
    BYTE: (SHORT, INT, LONG, FLOAT, DOUBLE, BIGINT),
    SHORT: (INT, LONG, FLOAT, DOUBLE, BIGINT),
    CHAR: (INT, LONG, FLOAT, DOUBLE, BIGINT),
    INT: (LONG, FLOAT, DOUBLE, BIGINT),
    LONG: (FLOAT, DOUBLE, BIGINT),
    FLOAT: (DOUBLE,),
}
"""JLS 5.1.2: the widening conversions from each type; JML adds `\\bigint`."""

BOXES: dict[Type, ClassType] = {
    BOOLEAN: ClassType("java.lang.Boolean"),
    BYTE: ClassType("java.lang.Byte"),
    SHORT: ClassType("java.lang.Short"),
    CHAR: ClassType("java.lang.Character"),
    INT: ClassType("java.lang.Integer"),
    LONG: ClassType("java.lang.Long"),
    FLOAT: ClassType("java.lang.Float"),
    DOUBLE: ClassType("java.lang.Double"),
}
UNBOXED: dict[str, Type] = {box.name: primitive for primitive, box in BOXES.items()}


def is_primitive(t: Type) -> bool:
    """Whether values of the type are not references."""
    return isinstance(t, Primitive)


def is_reference(t: Type) -> bool:
    """Whether values of the type may be null."""
    return not isinstance(t, (Primitive, VoidType))


def unboxed(t: Type) -> Type | None:
    """The primitive type of a number, character or boolean, boxed or not; None for other types."""
    if isinstance(t, Primitive):
        return t
    if isinstance(t, TypeVariable) and t.bounds:
        return unboxed(t.bounds[0])
    if isinstance(t, Wildcard) and t.kind is WildcardKind.EXTENDS and t.bound is not None:
        return unboxed(t.bound)
    return UNBOXED.get(t.name) if isinstance(t, ClassType) else None


def boxed(t: Type) -> Type:
    """The reference type that boxes values of the type."""
    return BOXES.get(t, t)


def erase(t: Type) -> Type:
    """JLS 4.6: the type without type variables and arguments."""
    if isinstance(t, ClassType):
        return ClassType(t.name) if t.arguments else t
    if isinstance(t, ArrayType):
        return ArrayType(erase(t.element))
    if isinstance(t, TypeVariable):
        return erase(t.bounds[0]) if t.bounds else OBJECT
    if isinstance(t, Wildcard):
        return erase(t.bound) if t.kind is WildcardKind.EXTENDS and t.bound is not None else OBJECT
    if isinstance(t, Intersection):
        return erase(t.types[0])
    return OBJECT if isinstance(t, UnknownType) else t


def substitute(t: Type, values: Mapping[TypeVariable, Type]) -> Type:
    """The type with type variables replaced."""
    if not values:
        return t
    if isinstance(t, TypeVariable):
        return values.get(t, t)
    if isinstance(t, ClassType):
        if not t.arguments:
            return t
        return ClassType(t.name, tuple(substitute(a, values) for a in t.arguments))
    if isinstance(t, ArrayType):
        return ArrayType(substitute(t.element, values))
    if isinstance(t, Wildcard) and t.bound is not None:
        bound = substitute(t.bound, values)
        return bound if isinstance(bound, Wildcard) else Wildcard(t.kind, bound)
    if isinstance(t, Intersection):
        return Intersection(tuple(substitute(part, values) for part in t.types))
    return t


def upper(t: Type) -> Type:
    """The upper bound of a type argument: the bound of a wildcard (simplified capture)."""
    if isinstance(t, Wildcard):
        return upper(t.bound) if t.kind is WildcardKind.EXTENDS and t.bound is not None else OBJECT
    return t


def _occurs(t: Type, is_sought: Callable[[Type], bool]) -> bool:
    """Whether the type, or a part of it, satisfies the predicate."""
    match t:
        case ClassType(arguments=parts) | Intersection(types=parts):
            return is_sought(t) or any(_occurs(part, is_sought) for part in parts)
        case ArrayType(element=part) | Wildcard(bound=Type() as part):
            return _occurs(part, is_sought)
    return is_sought(t)


def mentions(t: Type, variables: frozenset[TypeVariable]) -> bool:
    """Whether one of the variables occurs in the type."""
    return _occurs(t, lambda part: isinstance(part, TypeVariable) and part in variables)


def has_wildcards(t: Type) -> bool:
    """Whether a wildcard occurs in the type."""
    match t:
        case Wildcard():
            return True
        case ClassType(arguments=parts) | Intersection(types=parts):
            return any(map(has_wildcards, parts))
        case ArrayType(element=part):
            return has_wildcards(part)
    return False


def has_variables(t: Type) -> bool:
    """Whether a type variable occurs in the type."""
    return _occurs(t, lambda part: isinstance(part, TypeVariable))


def all_bounds(variable: TypeVariable) -> list[Type]:
    """The bounds of a variable that are classes; bounds that are variables are replaced by their own."""
    return [t for b in variable.bounds for t in (all_bounds(b) if isinstance(b, TypeVariable) else [b])]


def is_open(t: Type) -> bool:
    """Whether the type contains an unknown part."""
    return _occurs(t, lambda part: isinstance(part, UnknownType))


def qualified_name(t: Type) -> str:
    """The qualified name of a class; other types as written."""
    return t.name.replace("$", ".") if isinstance(t, ClassType) else str(t)
