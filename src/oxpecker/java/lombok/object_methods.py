"""`toString`, `equals`, `hashCode` and `canEqual`."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java.kinds import ClassKind
from oxpecker.java.lombok.accessors import getter_name
from oxpecker.java.lombok.notes import Note
from oxpecker.java.lombok.shape import Property, Shape


def object_methods(shape: Shape) -> Iterator[str]:
    """The methods of `Object` that annotations of a class ask for, as Java text."""
    if shape.declaration.kind is ClassKind.RECORD:
        return
    both = Note({}) if shape.has("Data", "Value") else None
    equality = shape.find("EqualsAndHashCode") or both
    if equality is not None:
        yield from _equality(shape, equality)
    text = shape.find("ToString") or both
    if text is not None and not shape.has_method("toString", 0):
        yield _to_string(shape, text)


def _fields(shape: Shape, note: Note, name: str) -> list[Property]:
    """The fields that count: all, the listed ones, or those without an exclusion."""
    listed, excluded = note.texts("of"), note.texts("exclude")
    if listed:
        return [each for each in shape.fields if each.name in listed]
    included = [each for each in shape.fields if shape.notes.has(each.modifiers, f"{name}.Include")]
    if note.flag("onlyExplicitlyIncluded"):
        return included
    return [
        each
        for each in shape.fields
        if each.name not in excluded and not shape.notes.has(each.modifiers, f"{name}.Exclude")
    ]


def _value(shape: Shape, note: Note, field: Property, receiver: str = "this") -> str:
    """A field, read by its getter if one is written: a generated one gives the same."""
    written = shape.written_method(getter_name(shape, field), 0)
    if written is not None and not note.flag("doNotUseGetters"):
        return f"{receiver}.{written}()"
    return f"{receiver}.{field.name}"


def _to_string(shape: Shape, note: Note) -> str:
    fields = _fields(shape, note, "ToString")
    parts = ['"super=" + super.toString()'] if note.flag("callSuper") else []
    for field in fields:
        value = _value(shape, note, field)
        if field.is_array:
            deep = field.type.endswith("[][]") or not field.type.removesuffix("[]").islower()
            value = f"java.util.Arrays.{'deepToString' if deep else 'toString'}({value})"
        chosen = shape.notes.find(field.modifiers, "ToString.Include")
        shown = (chosen.text("name") if chosen is not None else "") or field.name
        parts.append(value if note.is_off("includeFieldNames") else f'"{shown}=" + {value}')
    inside = ' + ", " + '.join(parts)
    content = f'"{shape.shown}(" + {inside} + ")"' if parts else f'"{shape.shown}()"'
    return f"public String toString() {{ return {content}; }}"


def _equality(shape: Shape, note: Note) -> Iterator[str]:
    if shape.has_method("equals", 1) or shape.has_method("hashCode", 0) or shape.has_method("canEqual", 1):
        return
    fields = [each for each in _fields(shape, note, "EqualsAndHashCode") if "transient" not in each.modifiers.words]
    fields.sort(key=lambda each: (not each.is_primitive, not each.is_boxed))
    is_final = "final" in shape.declaration.modifiers.words or shape.has("Value")
    can_equal = not (is_final and shape.declaration.superclass is None)
    wild = f"<{', '.join('?' for _ in shape.declaration.type_parameters)}>" if shape.declaration.type_parameters else ""
    own = f"{shape.name}{wild}"
    tests = ["if (!other$.canEqual((Object) this)) { return false; } "] if can_equal else []
    tests += ["if (!super.equals(o)) { return false; } "] if note.flag("callSuper") else []
    tests += [f"if ({_differ(shape, note, each)}) {{ return false; }} " for each in fields]
    other = f"final {own} other$ = ({own}) o; " if tests else ""
    yield (
        "public boolean equals(final Object o) { if (o == this) { return true; } "
        f"if (!(o instanceof {shape.name})) {{ return false; }} {other}{''.join(tests)}return true; }}"
    )
    if can_equal:
        yield f"protected boolean canEqual(final Object other) {{ return other instanceof {shape.name}; }}"
    start = "super.hashCode()" if note.flag("callSuper") else "1"
    steps = "".join(f"result = result * 59 + {_hash(shape, note, each)}; " for each in fields)
    yield f"public int hashCode() {{ int result = {start}; {steps}return result; }}"


def _differ(shape: Shape, note: Note, field: Property) -> str:
    one, two = _value(shape, note, field), _value(shape, note, field, "other$")
    if field.type in ("float", "double"):
        return f"{field.type.capitalize()}.compare({one}, {two}) != 0"
    if field.is_primitive:
        return f"{one} != {two}"
    if field.is_array:
        return f"!java.util.Arrays.{_deep(field)}quals({one}, {two})"
    return f"!java.util.Objects.equals({one}, {two})"


def _deep(field: Property) -> str:
    is_plain = field.type.removesuffix("[]") in ("boolean", "byte", "short", "char", "int", "long", "float", "double")
    return "e" if is_plain else "deepE"


def _hash(shape: Shape, note: Note, field: Property) -> str:
    value = _value(shape, note, field)
    match field.type:
        case "boolean":
            return f"({value} ? 79 : 97)"
        case "long":
            return f"(int) ({value} >>> 32 ^ {value})"
        case "float":
            return f"Float.floatToIntBits({value})"
        case "double":
            bits = f"Double.doubleToLongBits({value})"
            return f"(int) ({bits} >>> 32 ^ {bits})"
    if field.is_primitive:
        return value
    if field.is_array:
        return f"java.util.Arrays.{'hashCode' if _deep(field) == 'e' else 'deepHashCode'}({value})"
    return f"({value} == null ? 43 : {value}.hashCode())"
