"""The types of OOX and what they mean for numbers."""

from __future__ import annotations

import re
from dataclasses import field, replace
from enum import Enum

from oxpecker.oox.records import dataclass


@dataclass(frozen=True, slots=True)
class Type:
    """A type of OOX; `str()` gives its syntax."""


class Sharing(Enum):
    """What else may refer to an input that is part of an object; the value is how a type says so."""

    ANYTHING = ""
    ARGUMENTS = "^&"
    """No other object refers to it, but it may be an argument, or the receiver."""
    NOTHING = "^"


@dataclass(frozen=True, slots=True)
class Primitive(Type):
    """`bool`, a character, an integer or a floating-point type; `called` is its name where people read it."""

    name: str
    called: str = field(default="", compare=False)

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class StringType(Type):
    """Immutable character sequences; a reference type compared by content.

    Written `string!`, it says that an input of the type is not null, and `string?` that it may well be; to all else it
    is the same type.
    """

    non_null: bool = field(default=False, compare=False)
    nullable: bool = field(default=False, compare=False)

    def __str__(self) -> str:
        return "string"


@dataclass(frozen=True, slots=True)
class ClassType(Type):
    """A class or an interface, by name.

    `arguments` say what an input of the type holds, as in `List<Integer>`. `place` is not negative where the class of
    the object around it says so with its argument there, as in `Object<0>`. A type that is `non_null`, as in `Outer!`,
    has no null; one that is `nullable`, as in `Outer?`, is declared to have it. `allocated` is the class of its objects
    if a known one below this, as in `List<Integer>!(ArrayList)`, whose arguments these are. `also` are further types
    that it has, as in `Number & Comparable`. An argument is that very type, or, if `wild`, any below it, as in `List<?
    extends Number>`, that is one above the type `lower`, as in `List<? super Integer>`. `sharing` is as for arrays. All
    this matters to inputs alone: to everything else such types are the same.
    """

    name: str
    arguments: tuple[Type, ...] = field(default=(), compare=False)
    place: int = field(default=-1, compare=False)
    non_null: bool = field(default=False, compare=False)
    allocated: str = field(default="", compare=False)
    also: tuple[Type, ...] = field(default=(), compare=False)
    wild: bool = field(default=False, compare=False)
    lower: Type | None = field(default=None, compare=False)
    nullable: bool = field(default=False, compare=False)
    sharing: Sharing = field(default=Sharing.ANYTHING, compare=False)

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class ArrayType(Type):
    """Arrays of an element type; arrays of arrays nest.

    Written `int[]!`, an input of the type is not null, and `int[]?` that it may well be. `allocated` is the element
    type that inputs were created with, if it is known, as in `Object<0>[](Object)`: arrays are covariant, so that
    others may hold less. `length` is that of all inputs of the type, as in `int[26]`. `sharing` tells what else may
    refer to an input of the type: nothing, as in `int[]^`, or arguments, as in `int[]^&`.
    """

    element: Type
    non_null: bool = field(default=False, compare=False)
    allocated: Type | None = field(default=None, compare=False)
    length: int | None = field(default=None, compare=False)
    nullable: bool = field(default=False, compare=False)
    sharing: Sharing = field(default=Sharing.ANYTHING, compare=False)

    def __str__(self) -> str:
        return f"{self.element}[]"


@dataclass(frozen=True, slots=True)
class NullType(Type):
    """The type of `null`: a subtype of every reference type."""

    def __str__(self) -> str:
        return "null"


@dataclass(frozen=True, slots=True)
class VoidType(Type):
    """The result of a method that returns nothing."""

    def __str__(self) -> str:
        return "void"


BOOL = Primitive("bool")
BOOLEAN = Primitive("bool", "boolean")
"""The truth values of a program whose author knows them by that name."""
BYTE = Primitive("byte")
SHORT = Primitive("short")
CHAR = Primitive("char")
INT = Primitive("int")
LONG = Primitive("long")
UINT = Primitive("uint")
BIGINT = Primitive("bigint")
"""The integers of mathematics, whatever is said about the width of the others."""
FLOAT = Primitive("float")
DOUBLE = Primitive("double")
STRING = StringType()
PRESENT_STRING = StringType(True)
NULL = NullType()
VOID = VoidType()
OBJECT = ClassType("Object")
THROWABLE = ClassType("Throwable")

INTEGRAL = frozenset({BYTE, SHORT, CHAR, INT, LONG, UINT})
"""The types of integers that have a width."""
INTEGERS = INTEGRAL | {BIGINT}
FLOATING = frozenset({FLOAT, DOUBLE})
NUMERIC = INTEGERS | FLOATING
PRIMITIVES = {t.name: t for t in (BOOL, BYTE, SHORT, CHAR, INT, LONG, UINT, BIGINT, FLOAT, DOUBLE)}

RANGES: dict[Type, tuple[int, int]] = {
    BYTE: (-(2**7), 2**7 - 1),
    SHORT: (-(2**15), 2**15 - 1),
    CHAR: (0, 2**16 - 1),
    INT: (-(2**31), 2**31 - 1),
    UINT: (0, 2**32 - 1),
    LONG: (-(2**63), 2**63 - 1),
}
"""The least and greatest value of each integer type at its Java width."""

WIDTHS: dict[Type, int] = {BYTE: 8, SHORT: 16, CHAR: 16, INT: 32, UINT: 32, LONG: 64}


def written(t: Type) -> str:
    """The syntax of a type with what it says about inputs."""
    mark = "!" if is_non_null(t) else "?" if is_nullable(t) else ""
    if isinstance(t, (ClassType, ArrayType)) and t.allocated:
        mark += f"({t.allocated})"
    if isinstance(t, ArrayType):
        return f"{written(t.element)}[{'' if t.length is None else t.length}]{t.sharing.value}{mark}"
    if isinstance(t, ClassType):
        mark = "".join(f" & {written(each)}" for each in t.also) + t.sharing.value + mark
    if isinstance(t, ClassType) and t.arguments:
        # Two closing brackets together would be a shift.
        return f"{t.name}<{', '.join(map(_written_argument, t.arguments))}>".replace(">>", "> >") + mark
    return f"{t.name}<{t.place}>{mark}" if isinstance(t, ClassType) and t.place >= 0 else f"{t}{mark}"


def _written_argument(t: Type) -> str:
    if not isinstance(t, ClassType) or not t.wild:
        return written(t)
    if t.lower is not None:
        return f"? super {written(t.lower)}"
    return "?" if t == OBJECT and not (t.non_null or t.nullable) else f"? extends {written(t)}"


ANY = "$any"
"""Ends the name of a class of implementations that nothing is known of."""
_GIVEN = re.compile(r"\$(?:lambda|own)\b|\$\d|^\$|\$$")
"""Characters in names that are not in the source."""


def shown_class(name: str) -> str:
    """The name of a class where people read it: a class inside of another one has a dot before its name.

    An unknown implementation of a type has the name of the type.
    """
    name = name.removesuffix(ANY)
    return name if "$" not in name or _GIVEN.search(name) else name.replace("$", ".")


def named_field(shown: str) -> tuple[str, str]:
    """The class and the name of a static field that is shown as `Outer.Inner.field`."""
    owner, _, name = shown.rpartition(".")
    return owner.replace(".", "$"), name


def shown_type(t: Type) -> str:
    """A type where people read it."""
    if isinstance(t, ArrayType):
        return f"{shown_type(t.element)}[]"
    if isinstance(t, Primitive):
        return t.called or t.name
    return shown_class(str(t))


def is_non_null(t: Type) -> bool:
    """Whether an input of the type is not null."""
    return isinstance(t, (ClassType, ArrayType, StringType)) and t.non_null


def is_nullable(t: Type) -> bool:
    """Whether the declaration of an input says that it may be null; without a word it may be, too."""
    return isinstance(t, (ClassType, ArrayType, StringType)) and t.nullable and not t.non_null


def with_nullness(t: Type, non_null: bool, nullable: bool) -> Type:
    """A type that also says whether its inputs may be null."""
    if not isinstance(t, (ClassType, ArrayType, StringType)):
        return t
    return replace(t, non_null=non_null or t.non_null, nullable=nullable or t.nullable)


def without_null_inside(t: Type) -> Type:
    """The type of the inputs that hold no null, wherever the type does not say that they may."""
    match t:
        case ArrayType(element=element):
            return replace(t, element=_never_null(element))
        case ClassType(arguments=arguments):
            return replace(t, arguments=tuple(map(_never_null, arguments)))
    return t


def _never_null(t: Type) -> Type:
    inside = without_null_inside(t)
    return inside if is_nullable(t) else with_nullness(inside, non_null=True, nullable=False)


def applied(t: Type, arguments: tuple[Type, ...]) -> Type:
    """The type of a part of an input, given the type arguments of the whole."""
    if isinstance(t, ArrayType):
        return replace(t, element=applied(t.element, arguments))
    if not isinstance(t, ClassType):
        return t
    if 0 <= t.place < len(arguments):
        given = arguments[t.place]
        if isinstance(given, ClassType) and given == OBJECT and given.place < 0:
            # Nobody knows more than the bound of the variable says.
            return replace(t, place=-1, wild=given.wild, lower=given.lower)
        return with_nullness(given, t.non_null, t.nullable) if isinstance(given, (ClassType, StringType)) else given
    return as_input(replace(t, arguments=tuple(applied(argument, arguments) for argument in t.arguments)))


def as_input(t: Type) -> Type:
    """The type that an input has which is declared with a type: that of the class it is said to be of."""
    return replace(t, name=t.allocated, allocated="") if isinstance(t, ClassType) and t.allocated else t


def is_reference(t: Type) -> bool:
    """Whether values of the type live on the heap or are null (Koppier's `REF`)."""
    return isinstance(t, (ClassType, ArrayType, StringType, NullType))


def default_value(t: Type) -> int | bool | float | None:
    """What a field, an element or a declared local holds before its first assignment (Koppier 3.2)."""
    if t == BOOL:
        return False
    if t in FLOATING:
        return 0.0
    return 0 if t in INTEGERS else None
