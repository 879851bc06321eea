"""Why a text does not name a place of the static state that can be set."""

from __future__ import annotations

from oxpecker.oox.hierarchy import field_name
from oxpecker.oox.input_clauses import IDENTITY, has_entries, parts_of, static_named
from oxpecker.oox.interpreter.heap import ArrayValue, Heap, ObjectValue, Value
from oxpecker.oox.interpreter.static_places import CONTENTS, PLACE, STEP, found_at, parts
from oxpecker.oox.types import shown_class


def why_missing(heap: Heap, text: str) -> str:
    """A sentence about the first step of a name that leads nowhere, or why the place cannot be set."""
    name = text.removesuffix(CONTENTS)
    if not PLACE.fullmatch(name):
        return f"{text!r} is not the name of a static field, such as Shop.items or Shop.items[0]"
    steps: list[str] = STEP.findall(name)
    known = next((n for n in range(2, len(steps) + 1) if _is_field(heap, steps[:n])), None)
    if known is None:
        return _why_no_field(heap, steps)
    # A key of a map takes two steps.
    reached = max(n for n in range(known, len(steps) + 1) if found_at(heap, "".join(steps[:n])) is not None)
    around = "".join(steps[:reached])
    value = found_at(heap, around)
    assert value is not None
    if reached < len(steps):
        return _why_no_part(heap, around, value.value, steps[reached:])
    if text.endswith(CONTENTS):
        return f"{around} is not a collection or other library object, so it has no contents to set"
    return f"set the contents of {_around_parts(steps)} as a whole: '{_around_parts(steps)}{CONTENTS}=..'"


def _is_field(heap: Heap, steps: list[str]) -> bool:
    return static_named(heap.hierarchy, "".join(steps)) is not None


def _why_no_field(heap: Heap, steps: list[str]) -> str:
    """Which class or static field is not there."""
    names = [step for step in steps if step[0] != "["]
    for count in range(len(names) - 1, 0, -1):
        cls = heap.hierarchy.named("".join(names[:count]))
        if cls is not None:
            return f"class {shown_class(cls.name)} has no static field {names[count].removeprefix('.')}"
    return f"there is no class {names[0]}"


def _why_no_part(heap: Heap, around: str, value: Value, steps: list[str]) -> str:
    """Why the next steps lead nowhere from a value."""
    step = steps[0]
    if value is None:
        return f"{around} is null, so it has no {step.removeprefix('.')}"
    if isinstance(value, ArrayValue):
        if step[0] == "[":
            return f"{around} has length {len(value.slots)}, so it has no element {step}"
        return f"{around} is an array, so it has no field {step.removeprefix('.')}"
    if not isinstance(value, ObjectValue):
        return f"{around} is {value!r}, which has no parts"
    if parts_of(value.cls) is not None and (step[0] == "[" or has_entries(value.cls)):
        count = len(parts(value, heap))
        if has_entries(value.cls):
            entries = "one entry" if count == 2 else f"{count // 2} entries"
            return f"{around} has {entries}, whose parts are named {around}.keys[0], {around}.values[0] and so on"
        return f"{around} has size {count}, so it has no element {step}"
    fields = ", ".join(field_name(value.cls, field) for field in value.cls.layout if field.name != IDENTITY)
    has = f"; its fields are {fields}" if fields and parts_of(value.cls) is None else ""
    return f"{around} is an object of class {shown_class(value.cls.name)}, which has no {_called(step)}{has}"


def _called(step: str) -> str:
    return f"element {step}" if step[0] == "[" else f"field {step.removeprefix('.')}"


def _around_parts(steps: list[str]) -> str:
    """The library object that computes the part that some steps name."""
    count = len(steps) - (2 if steps[-2] in (".keys", ".values") else 1)
    return "".join(steps[:count])
