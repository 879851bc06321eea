"""Objects of Java's library without contents, such as counters, locks and random generators: how tests create them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from oxpecker.java.outline import MODELS
from oxpecker.oox.types import OBJECT, Type
from oxpecker.results.heap import HeapObject, HeapReference, HeapValue
from oxpecker.testgen.literals import java_primitive
from oxpecker.testgen.shapes import HIDDEN
from oxpecker.testgen.view import JavaView

_DEFAULTS = (None, "0", "false", "0.0")


def library_creation(
    view: JavaView, objects: Mapping[str, HeapObject], each: HeapObject, written: Callable[[HeapValue, Type], str]
) -> str | None:
    """The expression that creates an object by a public constructor: of its only value, or of nothing."""
    model, name = view.model(each.type), view.class_name(each.type)
    if model is None or name is None or model.abstract:
        return None
    fields = [(field, value) for field, value in each.fields if field not in HIDDEN]
    told = [(field, value) for field, value in fields if not _is_as_created(view, objects, each, value)]
    if not told and () in model.constructors:
        return f"new {name}()"
    if not told:
        told = [(field, value) for field, value in fields if isinstance(value, str)]
    if len(told) != 1:
        return None
    ((field, value),) = told
    info = view.program.hierarchy[each.type].find_field(field, static=False)
    taken = [types[0] for types in model.constructors if len(types) == 1]
    if info is None or not any(_fits(view, kind, value, info.type) for kind in taken):
        return None
    return f"new {name}({written(value, OBJECT if isinstance(value, HeapReference) else info.type)})"


def _fits(view: JavaView, kind: str, value: HeapValue, t: Type) -> bool:
    """Whether a constructor takes the value of a field: its type, or that of a type variable."""
    if isinstance(value, HeapReference):
        return len(kind) == 1
    return kind == (java_primitive(t) if view.type_name(t).islower() else view.type_name(t))


def _is_as_created(view: JavaView, objects: Mapping[str, HeapObject], whole: HeapObject, value: HeapValue) -> bool:
    """Whether a part is as every new object has it: a default, or an object that only leads back to the whole."""
    if not isinstance(value, HeapReference):
        return value in _DEFAULTS
    if value.name == whole.name or _is_internal(view, objects, value):
        return True
    part = objects[value.name]
    inside = part.type.startswith(f"{whole.type}$")
    return inside and all(_is_as_created(view, objects, whole, each) for _, each in part.fields if each != value)


def _is_internal(view: JavaView, objects: Mapping[str, HeapObject], value: HeapValue) -> bool:
    """Whether an object exists in the model alone, not in Java."""
    info = view.program.hierarchy.get(objects[value.name].type) if isinstance(value, HeapReference) else None
    return info is not None and info.declaration.span.file.startswith(f"{MODELS}oxpecker/")
