"""Values as people read them and `parse_arguments` reads them back."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.oox import numbers
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.interpreter.heap import ArrayValue, ObjectValue, Reference, Value
from oxpecker.oox.interpreter.text import integer_text, readable
from oxpecker.oox.types import BOOL, CHAR, FLOATING, Type

_ESCAPES = {"\n": "\\n", "\t": "\\t", "\r": "\\r", "\b": "\\b", "\f": "\\f", "\0": "\\0", "\\": "\\\\"}


def show_value(value: Value, t: Type) -> str:
    """A value in the syntax of arguments; what is reached twice is named once (`&1`) and then referred to (`*1`)."""
    return show_values([value], [t])[0]


def show_values(values: Sequence[Value], types: Sequence[Type]) -> tuple[str, ...]:
    """Several values, such as arguments; what they share is named in the first that reaches it."""
    shared = _shared(values)
    names: dict[int, int] = {}
    return tuple(_show(value, t, shared, names) for value, t in zip(values, types, strict=True))


def _show(value: Value, t: Type, shared: set[int], names: dict[int, int]) -> str:
    pieces: list[str] = []
    pending: list[_Piece] = [("", value, t)]
    while pending:
        text, current, current_type = pending.pop()
        pieces.append(text)
        if isinstance(current, (ObjectValue, ArrayValue)):
            pending += reversed(_show_reference(current, shared, names, pieces))
        elif current_type is not None:
            pieces.append(show_simple(current, current_type))
    return "".join(pieces)


def show_call(method: MethodInfo, arguments: Sequence[str]) -> str:
    """A call with its arguments as text, the receiver first."""
    if method.static:
        return f"{method.owner}.{method.shown}({', '.join(arguments)})"
    receiver, *others = arguments
    if method.is_constructor:
        return f"new {method.owner}({', '.join(others)})"
    return f"{receiver}.{method.shown}({', '.join(others)})"


def show_exception(exception: ObjectValue) -> str:
    """The class of an exception and its message."""
    field = exception.cls.find_field("message", static=False)
    message = exception.slots[field.slot] if field is not None else None
    return f"{exception.cls.name}: {message}" if isinstance(message, str) else exception.cls.name


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
        return numbers.float_text(value, t)
    return integer_text(value) if isinstance(value, int) else str(value)


def quoted(text: str, quote: str) -> str:
    """The inside of a string or character literal."""
    parts = []
    for c in readable(text) if len(text) > 1 else text:
        if c == quote:
            parts.append("\\" + c)
        elif c in _ESCAPES:
            parts.append(_ESCAPES[c])
        elif c.isprintable():
            parts.append(c)
        else:
            parts.append("".join(f"\\u{ord(u):04x}" for u in c))
    return "".join(parts)


def _show_reference(reference: Reference, shared: set[int], names: dict[int, int], pieces: list[str]) -> list[_Piece]:
    if id(reference) in names:
        pieces.append(f"*{names[id(reference)]}")
        return []
    if id(reference) in shared:
        names[id(reference)] = len(names) + 1
        pieces.append(f"&{len(names)} ")
    if isinstance(reference, ArrayValue):
        pieces.append("[")
        parts: list[_Piece] = [(", " if i else "", v, reference.element) for i, v in enumerate(reference.slots)]
        return [*parts, ("]", None, None)]
    pieces.append(reference.cls.name + "{")
    fields = zip(reference.cls.layout, reference.slots, strict=True)
    written = [field_name(reference.cls, f) for f in reference.cls.layout]
    parts = [(f"{', ' if i else ''}{written[i]}: ", v, f.type) for i, (f, v) in enumerate(fields)]
    return [*parts, ("}", None, None)]


def field_name(cls: ClassInfo, field: FieldInfo) -> str:
    """The name of a field in objects of a class; one that another of the same name hides is written with its class."""
    return field.name if cls.find_field(field.name, static=False) is field else str(field)


def _shared(values: Sequence[Value]) -> set[int]:
    """The references reached more than once."""
    seen: set[int] = set()
    twice: set[int] = set()
    pending: list[Value] = list(values)
    while pending:
        current = pending.pop()
        if not isinstance(current, (ObjectValue, ArrayValue)):
            continue
        if id(current) in seen:
            twice.add(id(current))
        else:
            seen.add(id(current))
            pending += current.slots
    return twice
