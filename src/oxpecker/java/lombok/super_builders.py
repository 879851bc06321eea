"""Builders of class hierarchies: `@SuperBuilder` on a class and on those above it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oxpecker.java import tree
from oxpecker.java.kinds import ClassKind
from oxpecker.java.lombok.builders import collected, is_collected, setter_name, setters, shown_values
from oxpecker.java.lombok.notes import Note
from oxpecker.java.lombok.shape import Property, Shape
from oxpecker.java.lombok.texts import null_check, type_text


def super_builders(shape: Shape) -> Iterator[str]:
    """A builder whose methods return the builder of the subclass, its implementation, and a constructor for it."""
    note = shape.find("SuperBuilder")
    if note is None or shape.declaration.kind is not ClassKind.CLASS:
        return
    name = note.text("builderClassName") or f"{shape.name}Builder"
    declared = [each.name for each in shape.declaration.type_parameters]
    bounds = shape.type_parameters.strip().removeprefix("<").removesuffix(">")
    before, first = (f"{bounds}, ", f"{', '.join(declared)}, ") if declared else ("", "")
    own = f"{name}<{first}C, B>"
    head = f"public static abstract class {name}<{before}C extends {shape.type}, B extends {own}>"
    above = _builder_above(shape)
    values = shape.assigned
    yield f"{head}{f' extends {above}' if above else ''} {{ {' '.join(_members(shape, note, name, values))} }}"
    any_builder = f"{name}<{first}?, ?>"
    if not _has_constructor_for(shape, name):
        yield _constructor(shape, any_builder, values)
    if "abstract" not in shape.declaration.modifiers.words:
        yield from _start(shape, note, name, first, any_builder)


def _superclass(shape: Shape) -> tree.NamedTypePart | None:
    above = shape.declaration.superclass
    return above.parts[-1] if isinstance(above, tree.NamedType) else None


def _builder_above(shape: Shape) -> str:
    """The builder of the superclass, which must have one, too; empty if there is none."""
    above, part = shape.declaration.superclass, _superclass(shape)
    if above is None or part is None:
        return ""
    arguments = "".join(f"{type_text(each)}, " for each in part.arguments or ())
    return f"{type_text(above).partition('<')[0]}.{part.name}Builder<{arguments}C, B>"


def _build(note: Note) -> str:
    return note.text("buildMethodName") or "build"


def _members(shape: Shape, note: Note, name: str, values: Sequence[Property]) -> Iterator[str]:
    is_lower = _superclass(shape) is not None
    for field in values:
        yield from setters(shape, field, "B", setter_name(note, field), "self()")
    yield f"protected abstract B self(); public abstract C {_build(note)}();"
    if note.flag("toBuilder"):
        above = "super.$fillValuesFrom(instance); " if is_lower else ""
        instance = f"(({shape.type}) instance)"
        copied = "".join(f"this.{setter_name(note, each)}({instance}.{each.name}); " for each in values)
        yield f"protected B $fillValuesFrom(final C instance) {{ {above}{copied}return self(); }}"
    parts = ['super=" + super.toString()'] if is_lower else []
    parts += [shown_values(shape, values)] if values else []
    inside = ' + ", '.join(parts)
    text = f'"{shape.shown}.{name}({inside} + ")"' if inside else f'"{shape.shown}.{name}()"'
    yield f"public String toString() {{ return {text}; }}"


def _has_constructor_for(shape: Shape, name: str) -> bool:
    """Whether a constructor that takes the builder is written."""
    constructors = (each for each in shape.declaration.members if isinstance(each, tree.ConstructorDeclaration))
    types = (each.parameters[0].type for each in constructors if len(each.parameters) == 1)
    return any(isinstance(t, tree.NamedType) and t.parts[-1].name == name for t in types)


def _constructor(shape: Shape, builder: str, values: Sequence[Property]) -> str:
    """The constructor that takes its values from a builder."""
    statements = ["super(b);"] if _superclass(shape) is not None else []
    for field in values:
        target = f"this.{field.name} ="
        if is_collected(shape, field):
            statements.append(f"{target} {collected(field, 'b')};")
        elif shape.is_default(field):
            default = f"{shape.name}.$default${field.name}()"
            statements.append(f"{target} b.{field.name}$set ? b.{field.name}$value : {default};")
        else:
            statements.append(f"{target} b.{field.name};")
        if field.non_null and not field.is_primitive:
            statements.append(null_check(f"this.{field.name}", field.name))
    return f"protected {shape.name}(final {builder} b) {{ {' '.join(statements)} }}"


def _start(shape: Shape, note: Note, name: str, first: str, any_builder: str) -> Iterator[str]:
    """The builder of objects of this very class, and the methods that start it."""
    parameters, arguments = shape.type_parameters, f"<{first.removesuffix(', ')}>" if first else ""
    own = f"{name}Impl{arguments}"
    above = f"{name}<{first}{shape.type}, {own}>"
    members = (
        f"private {name}Impl() {{ }} protected {own} self() {{ return this; }} "
        f"public {shape.type} {_build(note)}() {{ return new {shape.type}(this); }}"
    )
    yield f"private static final class {name}Impl{parameters.strip()} extends {above} {{ {members} }}"
    start = note.text("builderMethodName") or "builder"
    if not shape.has_method(start, 0):
        yield f"public static {parameters}{any_builder} {start}() {{ return new {own}(); }}"
    if note.flag("toBuilder") and not shape.has_method("toBuilder", 0):
        yield f"public {any_builder} toBuilder() {{ return new {own}().$fillValuesFrom(this); }}"
