"""Getters, setters and withers."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java.kinds import ClassKind
from oxpecker.java.lombok.notes import Note
from oxpecker.java.lombok.shape import Property, Shape
from oxpecker.java.lombok.texts import method, null_check


def accessors(shape: Shape) -> Iterator[str]:
    """The accessors of all fields, as Java text; what a field says overrides what its class says."""
    if shape.declaration.kind is ClassKind.RECORD:
        yield from (text for field in shape.fields for text in _wither(shape, field))
        return
    for field in shape.fields:
        yield from _getter(shape, field)
    for field in shape.fields:
        yield from _setter(shape, field)
    for field in shape.fields:
        yield from _wither(shape, field)
    for field in shape.properties:
        if field.is_static and shape.notes.has(field.modifiers, "Getter"):
            yield from _getter(shape, field)


def _chosen(shape: Shape, field: Property, name: str, *implied: str) -> Note | None:
    """The annotation for a field: its own, that of its class, or one that another annotation of the class implies."""
    own = shape.notes.find(field.modifiers, name) or shape.find(name)
    return own or (Note({}) if shape.has(*implied) else None)


def _style(shape: Shape, field: Property) -> Note:
    return shape.notes.find(field.modifiers, "Accessors") or shape.find("Accessors") or Note({})


def getter_name(shape: Shape, field: Property) -> str:
    """The name of the getter of a field, in the style of its class."""
    return field.name if _style(shape, field).flag("fluent") else field.getter


def _getter(shape: Shape, field: Property) -> Iterator[str]:
    note = _chosen(shape, field, "Getter", "Data", "Value")
    level = None if note is None else note.level()
    name = getter_name(shape, field)
    if level is None or shape.has_method(name, 0):
        return
    static, place = ("static ", shape.name) if field.is_static else ("", "this")
    yield f"{level}{static}/*@ pure @*/ {field.type} {name}() {{ return {place}.{field.name}; }}"


def _setter(shape: Shape, field: Property) -> Iterator[str]:
    note = _chosen(shape, field, "Setter", "Data")
    level = None if note is None else note.level()
    style = _style(shape, field)
    name = field.name if style.flag("fluent") else f"set{field.base}"
    if level is None or field.is_final or shape.has_method(name, 1):
        return
    is_chained = style.flag("chain") or (style.flag("fluent") and not style.is_off("chain"))
    result, last = (shape.type, "return this;") if is_chained else ("void", "")
    check = null_check(field.name) if field.non_null and not field.is_primitive else ""
    assign = f"this.{field.name} = {field.name};"
    yield method(f"{level}{result} {name}", f"final {field.type} {field.name}", check, assign, last)


def _wither(shape: Shape, field: Property) -> Iterator[str]:
    note = _chosen(shape, field, "With") or _chosen(shape, field, "Wither")
    level = None if note is None else note.level()
    name = f"with{field.base}"
    if level is None or shape.has_method(name, 1) or (field.is_final and field.has_value):
        return
    check = null_check(field.name) if field.non_null and not field.is_primitive else ""
    given = ", ".join(each.name if each is field or each == field else f"this.{each.name}" for each in shape.assigned)
    yield (
        f"{level}{shape.type} {name}(final {field.type} {field.name}) {{ {check}"
        f"return this.{field.name} == {field.name} ? this : new {shape.type}({given}); }}"
    )
