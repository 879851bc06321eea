"""What a summary speaks of: fields, static fields, allocated objects, elements of arrays, locals and the result."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import FieldInfo, Hierarchy
from oxpecker.oox.types import BIGINT, BOOL, FLOATING, INTEGRAL, OBJECT, ArrayType, ClassType, StringType, Type
from oxpecker.refinement.extraction.expressions import (
    EVERYTHING,
    FALSE,
    INTEGERS,
    NULL,
    NULL_SORT,
    TRUE,
    Column,
    Expr,
    Kind,
    Symbol,
    leaf,
    number,
)
from oxpecker.refinement.extraction.simplification import product, union

ARRAY = "Array"


class Place(StrEnum):
    """The kinds of locations."""

    FIELD = "field"
    STATIC = "static"
    ALLOCATED = "allocated"
    ELEMENTS = "elements"
    SPECIFIED = "specified"
    """What a specification of the library speaks of, in place of fields."""
    VARIABLE = "variable"
    RESULT = "result"


ASSIGNABLE = (Place.FIELD, Place.STATIC, Place.ELEMENTS)
"""What statements assign."""


@dataclass(frozen=True, slots=True)
class Location:
    """Something that holds a relation before and after a call."""

    place: Place
    name: str
    owner: str = ""

    def __str__(self) -> str:
        return f"{self.owner}.{self.name}" if self.owner else self.name


RESULT = Location(Place.RESULT, "return")
CONTENT = Location(Place.SPECIFIED, "content")
"""The elements of collections."""
MAPPING = Location(Place.SPECIFIED, "mapping")
"""The keys and values of maps."""
WALKED = Location(Place.SPECIFIED, "walked")
"""The collections that iterators go through."""
_COLUMNS = {CONTENT: 2, MAPPING: 3, WALKED: 2}


def field_location(field: FieldInfo) -> Location:
    """A field, for all objects at once; a static one by itself."""
    return Location(Place.STATIC if field.static else Place.FIELD, field.name, field.owner)


def allocated(class_name: str) -> Location:
    """The objects there are of exactly this class (`Array`: all arrays)."""
    return Location(Place.ALLOCATED, class_name)


def elements(element: Type) -> Location:
    """The elements of arrays: one relation for each primitive type, one for all references."""
    return Location(Place.ELEMENTS, str(element) if element in INTEGRAL | FLOATING | {BIGINT, BOOL} else "Object")


def variable(local: typed.Variable) -> Location:
    """A local of the method."""
    return Location(Place.VARIABLE, str(local.index))


@dataclass(eq=False)
class Vocabulary:
    """The symbols for the locations of a program."""

    hierarchy: Hierarchy

    @cached_property
    def fields(self) -> dict[Location, FieldInfo]:
        """Every field of the program."""
        found = {}
        for info in self.hierarchy.classes.values():
            for field in (*info.fields.values(), *info.static_fields.values()):
                found[field_location(field)] = field
        return found

    @cache  # noqa: B019 - a vocabulary lives as long as its program
    def sorts(self, t: Type) -> Column:
        """What values of a type may be, null aside."""
        if t in INTEGRAL or t == BIGINT:
            return frozenset({"Int"})
        if t == BOOL:
            return frozenset({"Bool"})
        if t in FLOATING:
            return frozenset({"Float"})
        if isinstance(t, StringType):
            return frozenset({"String"})
        if isinstance(t, ArrayType):
            return frozenset({ARRAY})
        if isinstance(t, ClassType):
            named = {info.name for info in self.hierarchy.concrete_subclasses(t.name)}
            return frozenset(named | ({ARRAY} if t == OBJECT else set()))
        return frozenset()

    @cache  # noqa: B019 - a vocabulary lives as long as its program
    def column(self, t: Type) -> Column:
        """What values of a type may be."""
        sorts = self.sorts(t)
        nullable = isinstance(t, (ClassType, ArrayType, StringType))
        return sorts | {NULL_SORT} if nullable and sorts is not None else sorts

    @cache  # noqa: B019 - a vocabulary lives as long as its program
    def objects(self, t: Type) -> Expr:
        """All objects of a type, null left out."""
        if t in INTEGRAL or t == BIGINT:
            return INTEGERS
        if t == BOOL:
            return union(TRUE, FALSE)
        name = "Float" if t in FLOATING else "String" if isinstance(t, StringType) else str(t)
        name = ARRAY if isinstance(t, ArrayType) else name
        return leaf(Symbol(Kind.TYPE, name, (self.sorts(t),)))

    @cache  # noqa: B019 - a vocabulary lives as long as its program
    def top(self, t: Type) -> Expr:
        """All values of a type."""
        if isinstance(t, (ClassType, ArrayType, StringType)):
            return union(self.objects(t), NULL)
        return self.objects(t)

    def default(self, t: Type) -> Expr | None:
        """What a new object's field of the type holds."""
        if t in INTEGRAL or t == BIGINT:
            return number(0)
        if t == BOOL:
            return FALSE
        return None if t in FLOATING else NULL

    @cache  # noqa: B019 - a vocabulary lives as long as its program
    def element_type(self, location: Location) -> Type:
        """The type of the elements of a relation of arrays."""
        return next((t for t in INTEGRAL | FLOATING | {BOOL} if str(t) == location.name), OBJECT)

    @cache  # noqa: B019 - a vocabulary lives as long as its program
    def top_of(self, location: Location) -> Expr:
        """Everything that a location may hold."""
        if location.place is Place.ALLOCATED:
            return leaf(Symbol(Kind.TYPE, location.name, self.columns_of(location)))
        if location.place is Place.SPECIFIED:
            return rows(EVERYTHING, _COLUMNS[location])
        if location.place is Place.ELEMENTS:
            arrays = leaf(Symbol(Kind.TYPE, ARRAY, (frozenset({ARRAY}),)))
            return product(arrays, product(INTEGERS, self._top_element(location)))
        field = self.fields[location]
        if field.static:
            return self.top(field.type)
        return product(self.objects(ClassType(field.owner)), self.top(field.type))

    def _top_element(self, location: Location) -> Expr:
        held = self.top(self.element_type(location))
        if location.name == "Object":  # strings are no objects, but elements
            return union(held, leaf(Symbol(Kind.TYPE, "String", (frozenset({"String"}),))))
        return held

    @cache  # noqa: B019 - a vocabulary lives as long as its program
    def columns_of(self, location: Location) -> tuple[Column, ...]:
        """The sorts of a location's columns."""
        if location.place is Place.SPECIFIED:
            return (None,) * _COLUMNS[location]
        if location.place is Place.ALLOCATED:
            return (frozenset({location.name}),)
        if location.place is Place.ELEMENTS:
            return (frozenset({ARRAY}), frozenset({"Int"}), self._top_element(location).columns[0])
        field = self.fields[location]
        if field.static:
            return (self.column(field.type),)
        return (self.sorts(ClassType(field.owner)), self.column(field.type))

    @cache  # noqa: B019 - a vocabulary lives as long as its program
    def before(self, location: Location) -> Expr:
        """What a location of the heap holds before the call."""
        kinds = {Place.FIELD: Kind.FIELD, Place.STATIC: Kind.VALUE}
        kind = kinds.get(location.place, Kind.SET)
        return leaf(Symbol(kind, str(location), self.columns_of(location), location.place))

    @cache  # noqa: B019 - a vocabulary lives as long as its program
    def bound(self, location: Location, side: str) -> Expr:
        """The bound on one side of a location that is not known exactly before the call."""
        return leaf(Symbol(Kind.SET, str(location), self.columns_of(location), f"{location.place}{side}"))

    @cache  # noqa: B019 - a vocabulary lives as long as its program
    def parameter(self, local: typed.Variable, method: typed.Method, side: str = "") -> Expr:
        """The argument for a parameter, or a bound on it."""
        this = local.name == "this" and not method.info.static
        column = self.sorts(local.type) if this else self.column(local.type)
        return leaf(Symbol(Kind.SET if side else Kind.VALUE, local.name, (column,), f"parameter{side}"))

    def new(self, class_name: str, index: int) -> Expr:
        """A new object."""
        return leaf(Symbol(Kind.NEW, f"New${class_name}", (frozenset({class_name}),), str(index)))

    def new_set(self, class_name: str) -> Expr:
        """Any number of new objects."""
        return leaf(Symbol(Kind.NEW_SET, f"NewSet${class_name}", (frozenset({class_name}),)))


def rows(keys: Expr, arity: int) -> Expr:
    """`x -> univ`, of some arity: all that may be said about some keys."""
    result = keys
    while result.arity < arity:
        result = product(result, EVERYTHING)
    return result
