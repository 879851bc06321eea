"""Values as people read them and `parse_arguments` reads them back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite

from oxpecker.oox.candidates import usual_class
from oxpecker.oox.code_units import escaped, joined
from oxpecker.oox.float_text import float_text
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo, field_name
from oxpecker.oox.input_clauses import (
    GIVEN,
    constant_class,
    constructor_fact_methods,
    has_entries,
    interned_flag,
    is_order,
    parts_of,
    separate_flag,
    whole_of_part,
    written_as,
)
from oxpecker.oox.interpreter.heap import ArrayValue, Heap, ObjectValue, Reference, Value
from oxpecker.oox.interpreter.static_places import PlaceNames
from oxpecker.oox.interpreter.text import integer_text
from oxpecker.oox.records import dataclass
from oxpecker.oox.roles import InputRole
from oxpecker.oox.types import (
    BOOL,
    BYTE,
    CHAR,
    DOUBLE,
    FLOAT,
    FLOATING,
    INT,
    LONG,
    OBJECT,
    SHORT,
    STRING,
    ArrayType,
    ClassType,
    Type,
    as_input,
    default_value,
    shown_class,
    shown_type,
)

INTERNED = ".intern()"
"""What follows a simple value that stands for the interned object."""
_ESCAPES = {"\n": "\\n", "\t": "\\t", "\r": "\\r", "\b": "\\b", "\f": "\\f", "\0": "\\0", "\\": "\\\\"}


def show_value(value: Value, t: Type, heap: Heap | None = None) -> str:
    """A value in the syntax of arguments; what is reached twice is named once (`&1`) and then referred to (`*1`).

    With its heap, objects that classes make from parts are shown as these parts, and constants by their names.
    """
    return _Shower([value], heap, None).show(value, t)


def show_answer(value: Value, t: Type, heap: Heap, known: Mapping[str, Reference]) -> str:
    """What a run gets from an open method; objects that static fields or known ones lead to are shown by name."""
    return _Shower([value], heap, PlaceNames(heap, known)).show(value, t)


@dataclass(frozen=True, slots=True)
class ShownInputs:
    """The inputs of a run as text."""

    arguments: tuple[str, ...]
    statics: tuple[tuple[str, str], ...]
    """The given places of the static state, and what they hold."""
    static_objects: frozenset[str]
    """The names of those objects among the inputs that static fields lead to by themselves."""


def show_inputs(values: Sequence[Value], types: Sequence[Type], heap: Heap) -> ShownInputs:
    """The arguments of a run and the given static state; what they share is named in the first that reaches it.

    Objects that static fields lead to are shown by name: another object with the same parts would be another input.
    """
    static = PlaceNames(heap)
    shower = _Shower([*values, *(each.value for each in heap.given if not each.is_contents)], heap, static)
    arguments = tuple(shower.show(value, t) for value, t in zip(values, types, strict=True))
    statics = []
    for each in heap.given:
        name, t = static.slot_name(each)
        statics.append((name, shower.show_contents(each.value, t) if each.is_contents else shower.show(each.value, t)))
    return ShownInputs(arguments, tuple(statics), frozenset(shower.used))


class _Shower:
    """Shows values that may share objects."""

    def __init__(self, values: Sequence[Value], heap: Heap | None, static: PlaceNames | None) -> None:
        self.heap = heap
        self.static = static
        self.used: set[str] = set()
        self.parts: dict[int, ArrayValue] = {}
        self.names: dict[int, int] = {}
        self.shared = self.reached_twice(values)

    def show(self, value: Value, t: Type) -> str:
        """One value."""
        return self.text([("", value, t)])

    def show_contents(self, value: Value, t: Type) -> str:
        """A library object as what it holds, even if it has a name."""
        assert isinstance(value, ObjectValue)
        return self.text(self.from_parts(value, t) if id(value) in self.parts else self.fields(value))

    def text(self, written: list[_Piece]) -> str:
        """Pieces as text."""
        pieces: list[str] = []
        pending = written[::-1]
        while pending:
            text, current, current_type = pending.pop()
            pieces.append(text)
            if isinstance(current, (ObjectValue, ArrayValue)):
                pending += reversed(self.reference(current, current_type, pieces))
            elif current_type is not None:
                pieces.append(show_simple(current, current_type))
        return "".join(pieces)

    def reference(self, reference: Reference, t: Type | None, pieces: list[str]) -> list[_Piece]:
        """The pieces of an object or array; its name, if it has been shown."""
        number = self.names.get(id(reference))
        if number is not None:
            pieces.append(f"*{number}")
            return []
        if id(reference) in self.shared:
            self.names[id(reference)] = len(self.names) + 1
            pieces.append(f"&{len(self.names)} ")
        name = self.name(reference)
        if name is not None:
            return [(name, None, None)]
        if isinstance(reference, ArrayValue):
            if isinstance(t, ArrayType) and t.element == reference.element:
                return _listed("[", reference.slots, reference.element, "]")
            # Arrays are covariant: the place does not say what this one was made with.
            return _listed(f"{shown_type(ArrayType(reference.element))}{{", reference.slots, reference.element, "}")
        plain = _plain(reference, t)
        if plain:
            return plain
        if id(reference) in self.parts:
            return self.from_parts(reference, t)
        return self.fields(reference)

    def fields(self, reference: ObjectValue) -> list[_Piece]:
        """An object as its fields."""
        pieces: list[_Piece] = [(shown_class(reference.cls.name) + "{", None, None)]
        for field, value in [] if _is_untouched(reference) else _shown_fields(reference):
            if not (_is_fresh_part(value) and id(value) not in self.shared):
                name = _written_name(reference.cls, field)
                pieces.append((f"{', ' if len(pieces) > 1 else ''}{name}: ", value, as_input(field.type)))
        return [*pieces, ("}", None, None)]

    def from_parts(self, reference: ObjectValue, t: Type | None) -> list[_Piece]:
        """An object as its parts; with its class where the type alone does not say it."""
        slots = [part for part in self.parts[id(reference)].slots if not _is_order(part)]
        name = "" if t is not None and self.is_usual(reference.cls, t) else shown_class(reference.cls.name)
        types = t.arguments if isinstance(t, ClassType) and t.arguments else (OBJECT,)
        if not has_entries(reference.cls):
            return _listed(f"{name}[", slots, types[0], "]")
        pieces: list[_Piece] = [(f"{name}{{", None, None)]
        for i, value in enumerate(slots):
            pieces.append(("" if i == 0 else "=" if i % 2 else ", ", value, types[i % min(len(types), 2)]))
        return [*pieces, ("}", None, None)]

    def is_usual(self, cls: ClassInfo, t: Type) -> bool:
        """Whether inputs of a type are of a class where nothing else is said."""
        return self.heap is not None and usual_class(self.heap.hierarchy, t) is cls

    def name(self, reference: Reference) -> str | None:
        """The name of a constant, or of an object that static fields lead to."""
        if self.heap is None:
            return None
        static = None if self.static is None else self.static.name(reference)
        if static is not None:
            self.used.add(static)
            return static
        return constant_name(reference, self.heap) if isinstance(reference, ObjectValue) else None

    def reached_twice(self, values: Sequence[Value]) -> set[int]:
        """The references reached more than once; those with names do not count."""
        seen: set[int] = set()
        twice: set[int] = set()
        pending: list[Value] = list(values)
        for each in () if self.static is None else self.static.heap.given:
            pending += self.inside(each.holder) if each.is_contents and isinstance(each.holder, ObjectValue) else ()
        while pending:
            current = pending.pop()
            if not isinstance(current, (ObjectValue, ArrayValue)):
                continue
            if self.name(current) is not None:
                continue
            if id(current) in seen:
                twice.add(id(current))
            else:
                seen.add(id(current))
                pending += self.inside(current)
        return twice

    def inside(self, reference: Reference) -> list[Value]:
        """What is shown inside an object or an array."""
        if isinstance(reference, ObjectValue) and self.heap is not None:
            method = parts_of(reference.cls)
            with self.heap.unrecorded():
                found = None if method is None else self.heap.run(method, [reference], None)
            if isinstance(found, ArrayValue):
                self.parts[id(reference)] = found
                return found.slots
        if isinstance(reference, ObjectValue):
            return [value for _, value in _shown_fields(reference)]
        return reference.slots


def constant_name(reference: ObjectValue, heap: Heap) -> str | None:
    """The name of the static field that holds a constant; None for other objects."""
    holder = constant_class(reference.cls)
    if holder is not None:
        for static in holder.static_fields.values():
            if heap.statics[holder.name][static.slot] is reference:
                return str(static)
    return None


def _is_order(part: Value) -> bool:
    return isinstance(part, ObjectValue) and is_order(part.cls)


def _plain(reference: ObjectValue, t: Type | None) -> list[_Piece]:
    """The simple value that an object is written as, so that reading it back gives an object of the same class."""
    cls, simple = reference.cls, written_as(reference.cls)
    found = None if simple is None else cls.find_field(simple[0], static=False)
    if found is None:
        return []
    marks = [flag for flag in (interned_flag(cls), separate_flag(cls)) if flag is not None]
    for each, value in zip(cls.layout, reference.slots, strict=True):
        if each is not found and each not in marks and value != default_value(each.type):
            return []
    value = reference.slots[found.slot]
    if _is_set(reference, separate_flag(cls)):
        return [(f"new {shown_class(cls.name)}(", value, found.type), (")", None, None)]
    around = ("", "") if str(t) == cls.name else _typed(value, found.type)
    if around is None:
        return []
    interned = INTERNED if _is_set(reference, interned_flag(cls)) else ""
    return [(around[0], value, found.type), (around[1] + interned, None, None)]


def _is_set(reference: ObjectValue, flag: FieldInfo | None) -> bool:
    return flag is not None and reference.slots[flag.slot] is True


def _typed(value: Value, t: Type) -> tuple[str, str] | None:
    """What stands before and after a value whose type its place does not tell, as in Java; None if nothing tells it."""
    if t in _UNMISTAKABLE:
        return "", ""
    if t == LONG:
        return "", "L"
    if t == FLOAT and isinstance(value, float) and isfinite(value):
        return "", "f"
    return (f"({t}) ", "") if t in (BYTE, SHORT, FLOAT) else None


def _listed(begin: str, values: Sequence[Value], t: Type, end: str) -> list[_Piece]:
    return [(begin, None, None), *((", " if i else "", v, t) for i, v in enumerate(values)), (end, None, None)]


def _shown_fields(reference: ObjectValue) -> list[tuple[FieldInfo, Value]]:
    """The fields of an object that say something.

    Of an object with internal parts, such as a lock, those with the default value do not, nor does the way back from
    a part to the object that holds it: whoever reads the text restores them. Of one whose past is unknown, neither
    does what is null.
    """
    pairs = list(zip(reference.cls.layout, reference.slots, strict=True))
    back, has_parts = whole_of_part(reference.cls), any(_is_part(value) for value in reference.slots)
    shown = [(field, value) for field, value in pairs if not (is_hidden(field, value) or _leads_back(field, reference))]
    if any(field.name == GIVEN for field, _ in shown):
        shown = [(field, value) for field, value in shown if value is not None]
    if back is None and not has_parts:
        return shown
    return [(field, value) for field, value in shown if value != default_value(field.type)]


def _written_name(cls: ClassInfo, field: FieldInfo) -> str:
    """The name of a field in texts: the `$` of an internal one is left out unless it tells two fields apart."""
    plain = field.name.removeprefix("$")
    return plain if cls.find_field(plain, static=False) is None else field_name(cls, field)


def _is_part(value: Value) -> bool:
    return isinstance(value, ObjectValue) and whole_of_part(value.cls) is not None


def _leads_back(field: FieldInfo, part: ObjectValue) -> bool:
    """Whether a field holds the object that the part is found in."""
    whole = part.slots[field.slot] if field is whole_of_part(part.cls) else None
    return isinstance(whole, ObjectValue) and any(each is part for each in whole.slots)


def _is_fresh_part(value: Value) -> bool:
    """Whether a value is an internal part as it was when it was created."""
    return isinstance(value, ObjectValue) and _is_part(value) and not _shown_fields(value)


def _is_untouched(reference: ObjectValue) -> bool:
    """Whether an object is a library object that no code has accessed: its fields mean nothing."""
    cls = reference.cls
    if InputRole.INTERNAL not in cls.methods or not constructor_fact_methods(cls):
        return False
    return all(v == default_value(f.type) for f, v in zip(cls.layout, reference.slots, strict=True))


def is_hidden(field: FieldInfo, value: Value) -> bool:
    """Whether a field is not shown: its name begins with a `$`, and it holds what it held when the object was made."""
    return field.name.startswith("$") and value == default_value(field.type)


def show_call(method: MethodInfo, arguments: Sequence[str]) -> str:
    """A call with its arguments as text, the receiver first."""
    if method.static:
        return f"{shown_class(method.owner)}.{method.shown}({', '.join(arguments)})"
    receiver, *others = arguments
    if method.is_constructor:
        return f"new {shown_class(method.owner)}({', '.join(others)})"
    return f"{receiver}.{method.shown}({', '.join(others)})"


def show_exception(exception: ObjectValue) -> str:
    """The class of an exception and its message."""
    field = exception.cls.find_field("message", static=False)
    message = exception.slots[field.slot] if field is not None else None
    name = shown_class(exception.cls.name)
    return f"{name}: {message}" if isinstance(message, str) else name


_UNMISTAKABLE = (INT, DOUBLE, CHAR, BOOL, STRING)
"""Simple types whose values are read as the same class whatever the type of the place."""

_Piece = tuple[str, Value, Type | None]
"""Text, and after it a value; without a type there is only the text."""


def show_simple(value: Value, t: Type) -> str:
    """A value that is not an object or an array."""
    if value is None:
        return "null"
    if isinstance(value, str):
        return '"' + quoted(value, '"') + '"'
    if t == BOOL:
        return "true" if value else "false"
    if t == CHAR and isinstance(value, int):
        return "'" + quoted(chr(value), "'") + "'"
    if t in FLOATING and isinstance(value, float):
        return float_text(value, t)
    return integer_text(value) if isinstance(value, int) else str(value)


def quoted(text: str, quote: str) -> str:
    """The inside of a string or character literal, which OOX, `parse_arguments` and Java read alike.

    Pairs of surrogates are shown as their character if it can be printed; everything else that cannot be is escaped,
    unit by unit.
    """
    parts = []
    for position, c in enumerate(text := joined(text)):
        if c == quote:
            parts.append("\\" + c)
        elif c == "\0" and text[position + 1 : position + 2].isdigit():
            parts.append("\\u0000")  # Java takes digits after `\0` for more of the escape
        elif c in _ESCAPES:
            parts.append(_ESCAPES[c])
        elif c.isprintable():
            parts.append(c)
        else:
            parts.append(escaped(c))
    return "".join(parts)
