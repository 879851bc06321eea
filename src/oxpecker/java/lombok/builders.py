"""Builders of classes, constructors and static methods."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oxpecker.java import tree
from oxpecker.java.lombok.notes import Note
from oxpecker.java.lombok.shape import Property, Shape, properties_of
from oxpecker.java.lombok.texts import declared_parameters, method, null_check, type_arguments, type_text
from oxpecker.oox.records import dataclass

_COPIES = {
    "Collection": "ArrayList",
    "Iterable": "ArrayList",
    "List": "ArrayList",
    "Set": "LinkedHashSet",
    "Map": "LinkedHashMap",
}
"""What a builder collects the values of a `@Singular` field in."""


@dataclass(frozen=True, slots=True)
class _Built:
    """What a builder creates: the call that creates it, and the values that it passes."""

    note: Note
    type: str
    simple: str
    call: str
    parameters: tuple[tree.TypeParameterNode, ...]
    values: Sequence[Property]


def builders(shape: Shape) -> Iterator[str]:
    """The builders that annotations ask for, as Java text: a nested class, and the methods that start it."""
    for built in _built(shape):
        name = built.note.text("builderClassName") or f"{built.simple}Builder"
        level = built.note.level("access") or ""
        own, declared = name + type_arguments(built.parameters), declared_parameters(built.parameters)
        if not any(isinstance(each, tree.ClassDeclaration) and each.name == name for each in shape.declaration.members):
            yield f"{level}static class {name}{declared.strip()} {{ {' '.join(_members(shape, built, name, own))} }}"
        start = built.note.text("builderMethodName") or "builder"
        if not shape.has_method(start, 0):
            yield f"{level}static {declared}{own} {start}() {{ return new {own}(); }}"
        if built.note.flag("toBuilder") and not shape.has_method("toBuilder", 0):
            copied = "".join(f".{setter_name(built.note, each)}(this.{each.name})" for each in built.values)
            yield f"{level}{own} toBuilder() {{ return new {own}(){copied}; }}"


def _built(shape: Shape) -> Iterator[_Built]:
    declaration = shape.declaration
    note = shape.find("Builder")
    if note is not None:
        yield _Built(note, shape.type, shape.name, f"new {shape.type}", declaration.type_parameters, shape.assigned)
    for member in declaration.members:
        if isinstance(member, tree.ConstructorDeclaration):
            note = shape.notes.find(member.modifiers, "Builder")
            values = properties_of(member.parameters, shape.notes)
            if note is not None:
                call = f"new {shape.type}"
                yield _Built(note, shape.type, shape.name, call, declaration.type_parameters, values)
        elif isinstance(member, tree.MethodDeclaration) and "static" in member.modifiers.words:
            note = shape.notes.find(member.modifiers, "Builder")
            if note is not None:
                result = type_text(member.return_type)
                simple = "Void" if result == "void" else result.partition("<")[0]
                values = properties_of(member.parameters, shape.notes)
                call = f"{shape.name}.{member.name}"
                yield _Built(note, result, simple.rpartition(".")[2], call, member.type_parameters, values)


def setter_name(note: Note, field: Property) -> str:
    """The name of the method of a builder that sets a value."""
    prefix = note.text("setterPrefix")
    return f"{prefix}{field.name[:1].upper()}{field.name[1:]}" if prefix else field.name


def is_collected(shape: Shape, field: Property) -> bool:
    """Whether a builder collects the values of a field one by one."""
    return shape.notes.has(field.modifiers, "Singular") and _container(field) in _COPIES


def setters(shape: Shape, field: Property, own: str, name: str, back: str = "this") -> Iterator[str]:
    """The fields of a builder for a value, and the methods that set it; they return `back`, of type `own`."""
    head, given = f"public {own} {name}", f"final {field.type} {field.name}"
    check = null_check(field.name) if field.non_null and not field.is_primitive else ""
    if is_collected(shape, field):
        yield from _singular(shape, field, own, back)
    elif shape.is_default(field):
        place, is_set = f"{field.name}$value", f"this.{field.name}$set"
        yield f"private boolean {field.name}$set; private {field.type} {place};"
        yield method(head, given, check, f"this.{place} = {field.name}; {is_set} = true; return {back};")
    else:
        yield f"private {field.type} {field.name};"
        yield method(head, given, check, f"this.{field.name} = {field.name}; return {back};")


def shown_values(shape: Shape, values: Sequence[Property]) -> str:
    """The values of a builder in the text of its `toString`, as a Java expression without its first quote."""
    return ' + ", '.join(f'{_stored(shape, each)}=" + this.{_stored(shape, each)}' for each in values)


def _members(shape: Shape, built: _Built, name: str, own: str) -> Iterator[str]:
    yield f"{name}() {{ }}"
    passed: list[str] = []
    before: list[str] = []
    for field in built.values:
        yield from setters(shape, field, own, setter_name(built.note, field))
        if is_collected(shape, field):
            passed.append(collected(field))
        elif shape.is_default(field):
            place = f"{field.name}$value"
            default = f"{place} = {shape.name}.$default${field.name}();"
            before.append(f"{field.type} {place} = this.{place}; if (!this.{field.name}$set) {{ {default} }} ")
            passed.append(place)
        else:
            passed.append(f"this.{field.name}")
    call = f"{built.call}({', '.join(passed)})"
    made = f"{call};" if built.type == "void" else f"return {call};"
    yield f"public {built.type} {built.note.text('buildMethodName') or 'build'}() {{ {''.join(before)}{made} }}"
    shown = shown_values(shape, built.values)
    inside = f'"{shape.shown}.{name}({shown} + ")"' if built.values else f'"{shape.shown}.{name}()"'
    yield f"public String toString() {{ return {inside}; }}"


def _stored(shape: Shape, field: Property) -> str:
    return f"{field.name}$value" if shape.is_default(field) else field.name


def _container(field: Property) -> str:
    return field.type.partition("<")[0].rpartition(".")[2]


def _arguments(field: Property) -> str:
    return field.type.partition("<")[2].removesuffix(">")


def _split(arguments: str) -> list[str]:
    """The type arguments in a text, without splitting nested ones."""
    found, depth = [""], 0
    for letter in arguments:
        depth += {"<": 1, ">": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [each.strip() for each in found]


def _singular(shape: Shape, field: Property, own: str, back: str) -> Iterator[str]:
    """The methods that add one value or many to a collection."""
    note = shape.notes.find(field.modifiers, "Singular")
    one = (note.text("value") if note is not None else "") or singular(field.name)
    kind, arguments = _COPIES[_container(field)], _arguments(field)
    stored, copied = f"java.util.{kind}<{arguments}>", field.name
    yield f"private {stored} {field.name} = new {stored}();"
    types = _split(arguments)
    if kind == "LinkedHashMap":
        key, value = types if len(types) == 2 else ("Object", "Object")
        added = f"this.{copied}.put({one}Key, {one}Value); return {back};"
        yield method(f"public {own} {one}", f"final {key} {one}Key, final {value} {one}Value", added)
        many = f"java.util.Map<? extends {key}, ? extends {value}>"
        add = "putAll"
    else:
        yield f"public {own} {one}(final {types[0]} {one}) {{ this.{copied}.add({one}); return {back}; }}"
        many = f"java.util.Collection<? extends {types[0]}>"
        add = "addAll"
    cannot = f'if ({field.name} == null) {{ throw new NullPointerException("{field.name} cannot be null"); }} '
    body = f"this.{copied}.{add}({field.name}); return {back};"
    yield method(f"public {own} {field.name}", f"final {many} {field.name}", cannot, body)
    cleared = field.name[:1].upper() + field.name[1:]
    yield f"public {own} clear{cleared}() {{ this.{copied}.clear(); return {back}; }}"


def collected(field: Property, builder: str = "this") -> str:
    """The unmodifiable copy that `build` passes on."""
    kind = _COPIES[_container(field)]
    view = kind.removeprefix("Array").removeprefix("LinkedHash")
    copy = f"new java.util.{kind}<{_arguments(field)}>({builder}.{field.name})"
    return f"java.util.Collections.unmodifiable{view}({copy})"


def singular(name: str) -> str:
    """The English singular of a plural, for the usual endings."""
    for end, instead in (("ies", "y"), ("sses", "ss"), ("xes", "x"), ("ches", "ch"), ("shes", "sh"), ("s", "")):
        if name.endswith(end) and not name.endswith("ss"):
            return name.removesuffix(end) + instead
    return name
