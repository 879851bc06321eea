"""Linked structures in proofs: objects of which any number may exist, such as the nodes of lists and trees.

A class is linked if its references lead to its own objects only. Then a field is an array over objects, and so is which
objects are allocated. What can be reached is a predicate over the fields that are references.
"""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.formula import (
    FALSE,
    NULL_OBJECT,
    TRUE,
    ZERO,
    Formula,
    Op,
    Range,
    Sort,
    call,
    conjunction,
    disjunction,
    equal,
    implication,
    negation,
    quantified,
    select,
    store,
    symbol,
)
from oxpecker.horn.objects import Fields, Location, ObjectRegion, location
from oxpecker.horn.values import Value, as_object, is_scalar
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy
from oxpecker.oox.reaching import HAS, MEMBERS, REACH
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import Span
from oxpecker.oox.types import BOOL, FLOATING, OBJECT, STRING, ArrayType, ClassType, Type

_REACHES = "reach "
"""Begins the names of the predicates."""
ALLOCATED = "is allocated"
"""In the place of a field, it is which objects are allocated."""
_MARKS = (InputRole.OPEN, InputRole.MISSING, InputRole.COPIED)


def linked_classes(hierarchy: Hierarchy) -> frozenset[str]:
    """The classes whose references lead to their own objects only."""
    return frozenset(name for name, info in hierarchy.classes.items() if _is_linked(info, hierarchy))


def _is_linked(info: ClassInfo, hierarchy: Hierarchy) -> bool:
    others = [each.type for each in info.layout if not _is_plain(each.type)]
    to_own = all(isinstance(each, ClassType) and each.name == info.name for each in others)
    above = info.superclass is None or info.superclass.name == OBJECT.name
    alone = above and not info.abstract and len(hierarchy.subclasses(info.name)) == 1
    return alone and bool(others) and to_own and not any(mark in info.methods for mark in _MARKS)


def _is_plain(t: Type) -> bool:
    return is_scalar(t) or t in (*FLOATING, STRING)


# --- fields ------------------------------------------------------------------------------------------------


def heap_of(class_name: str) -> ObjectRegion:
    """Stands for all objects of a linked class."""
    return ObjectRegion(-2, class_name, class_name, True)


def place_of(field: FieldInfo) -> Location:
    """The place of a field of all objects."""
    return location(heap_of(field.owner), field)


def allocated_place(class_name: str) -> Location:
    """The place of which objects are allocated."""
    return heap_of(class_name), class_name, ALLOCATED


def kept_fields(info: ClassInfo) -> Iterator[FieldInfo]:
    """The fields that have formulas."""
    return (each for each in info.layout if is_scalar(each.type) or isinstance(each.type, ClassType))


def array_of(field: FieldInfo, name: str, within: Range) -> Formula:
    """A field of all objects of which nothing is known."""
    if not is_scalar(field.type):
        return symbol(name, Sort.FIELD_OF_OBJECTS)
    return symbol(name, Sort.FIELD_OF_BOOLS) if field.type == BOOL else symbol(name, Sort.FIELD_OF_INTS, within)


def allocation(name: str) -> Formula:
    """Which objects are allocated, of which nothing is known."""
    return symbol(name, Sort.FIELD_OF_BOOLS)


def is_object(value: Value) -> bool:
    """Whether a value is an object of a linked structure."""
    return isinstance(value, Formula) and value.sort is Sort.OBJECT


def exists(fields: Fields, class_name: str, value: Formula) -> Formula:
    """Whether a reference is null or refers to an object that is allocated."""
    return disjunction(equal(value, NULL_OBJECT), select(_array(fields, allocated_place(class_name)), value))


def with_new(info: ClassInfo, fields: dict[Location, Value], new: Formula) -> None:
    """A new object with default values."""
    for each in kept_fields(info):
        default = NULL_OBJECT if not is_scalar(each.type) else FALSE if each.type == BOOL else ZERO
        fields[place_of(each)] = store(_array(fields, place_of(each)), new, default)
    place = allocated_place(info.name)
    fields[place] = store(_array(fields, place), new, TRUE)


def closed(info: ClassInfo, fields: Fields) -> Formula:
    """What is allocated leads to nothing else."""
    allocated = _array(fields, allocated_place(info.name))
    one, other = symbol("object'", Sort.OBJECT), symbol("other'", Sort.OBJECT)
    known = [negation(select(allocated, NULL_OBJECT))]
    for each in (_array(fields, place_of(field)) for field in kept_fields(info) if not is_scalar(field.type)):
        led = disjunction(equal(select(each, one), NULL_OBJECT), select(allocated, select(each, one)))
        known.append(quantified(Op.FORALL, (one,), implication(select(allocated, one), led)))
    reached = reaches(fields, info.name, one, other)
    ends = implication(conjunction(reached, select(allocated, one)), select(allocated, other))
    return conjunction(*known, quantified(Op.FORALL, (one, other), ends))


def grown(before: Formula, after: Formula) -> Formula:
    """What was allocated still is."""
    one = symbol("object'", Sort.OBJECT)
    return quantified(Op.FORALL, (one,), implication(select(before, one), select(after, one)))


def _array(fields: Fields, place: Location) -> Formula:
    found = fields[place]
    assert isinstance(found, Formula)
    return found


# --- what can be reached -----------------------------------------------------------------------------------


def reaches(fields: Fields, class_name: str, root: Formula, wanted: Formula) -> Formula:
    """Whether one object of a class leads to another one."""
    heap = heap_of(class_name)
    arrays = [
        each
        for place, each in sorted(fields.items(), key=lambda item: item[0][2])
        if place[0] == heap and isinstance(each, Formula) and each.sort is Sort.FIELD_OF_OBJECTS
    ]
    return call(f"{_REACHES}{class_name}", Sort.BOOL, (*arrays, root, wanted))


def is_reaching(part: Formula) -> bool:
    """Whether a formula says that an object leads to another one."""
    return part.op is Op.CALL and part.name.startswith(_REACHES)


def class_of(reaching: Formula) -> str:
    """The class of the objects that are reached."""
    return reaching.name.removeprefix(_REACHES)


Valued = tuple[Value, Formula]


def asked(node: typed.Expression) -> tuple[str, tuple[typed.Expression, ...]] | None:
    """The class and the operands of a question what can be reached; None for another expression."""
    if not isinstance(node, typed.Invoke) or node.method.owner != REACH:
        return None
    t = node.type
    wanted = t.element if isinstance(t, ArrayType) and node.method.name.startswith(MEMBERS) else None
    if node.method.name == HAS:
        wanted = next((_type(each) for each in node.arguments if not isinstance(_plain(each), typed.Literal)), None)
    operands = [each for each in map(_plain, node.arguments) if not isinstance(each, typed.Literal)]
    if not isinstance(wanted, ClassType) or any(_type(each) != wanted for each in operands):
        raise NotEncodable("what objects of different classes reach", node.span)
    return wanted.name, tuple(map(_plain, node.arguments))


def _plain(node: typed.Expression) -> typed.Expression:
    """An expression without casts."""
    while isinstance(node, typed.CastReference):
        node = node.operand
    return node


def _type(node: typed.Expression) -> Type:
    """The declared type of an expression without casts."""
    t = _plain(node).type
    return ClassType(t.name) if isinstance(t, ClassType) else t


def object_of(value: Value, fields: Fields, class_name: str, span: Span) -> Formula:
    """A value as an object of a linked class."""
    found = as_object(value)
    if not isinstance(found, Formula) or found.sort is not Sort.OBJECT or allocated_place(class_name) not in fields:
        raise NotEncodable("what is reached from an object whose class is not linked", span)
    return found
