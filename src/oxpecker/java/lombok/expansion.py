"""Replaces Lombok's annotations in a file by what they generate, as delombok does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from oxpecker.java import tree
from oxpecker.java.kinds import ClassKind
from oxpecker.java.lombok.accessors import accessors
from oxpecker.java.lombok.bodies import with_checks
from oxpecker.java.lombok.builders import builders
from oxpecker.java.lombok.constructors import constructors
from oxpecker.java.lombok.loggers import loggers
from oxpecker.java.lombok.notes import Notes
from oxpecker.java.lombok.object_methods import object_methods
from oxpecker.java.lombok.shape import Shape
from oxpecker.java.lombok.super_builders import super_builders
from oxpecker.java.lombok.texts import method
from oxpecker.java.reading import parse_members
from oxpecker.java.well_known import LOMBOK

_ACCESS = frozenset({"public", "protected", "private"})
_UTILITY = 'throw new UnsupportedOperationException("This is a utility class and cannot be instantiated");'


def expanded(file: tree.File) -> tree.File:
    """The file with generated members; its imports of Lombok are gone."""
    notes = Notes(file.imports)
    classes = tuple(_class(each, notes, ()) for each in file.classes)
    imports = tuple(each for each in file.imports if each.name.partition(".")[0] != LOMBOK)
    return replace(file, imports=imports, classes=classes)


def _class(declaration: tree.ClassDeclaration, notes: Notes, outer: tuple[str, ...]) -> tree.ClassDeclaration:
    name = declaration.name
    members = tuple(
        _class(each, notes, (*outer, name)) if isinstance(each, tree.ClassDeclaration) else each
        for each in declaration.members
    )
    declaration = _with_modifiers(replace(declaration, members=members), notes)
    shape = Shape(declaration, notes, outer)
    added: list[tree.Member] = []
    if not declaration.kind.is_interface:
        parts = (loggers, constructors, accessors, object_methods, builders, super_builders)
        texts = [text for part in parts for text in part(shape)]
        if shape.has("UtilityClass"):
            texts.append(f"private {name}() {{ {_UTILITY} }}")
        for text in texts:
            added += parse_members(text, declaration.name_span, name)
        added += _defaults(shape)
    kept = tuple(_member(each, shape) for each in declaration.members)
    components = tuple(
        replace(each, modifiers=notes.without_own_null_checks(each.modifiers)) for each in declaration.components
    )
    if declaration.kind is ClassKind.RECORD:
        kept = _with_compact_constructor(kept, declaration, notes)
    return replace(declaration, members=(*kept, *added), components=components)


# --- modifiers ---------------------------------------------------------------------------------------------


def _with_modifiers(declaration: tree.ClassDeclaration, notes: Notes) -> tree.ClassDeclaration:
    """The words that `@Value`, `@FieldDefaults` and `@UtilityClass` imply."""
    if notes.has(declaration.modifiers, "UtilityClass"):
        members = tuple(_with_words(each, {"static"}) for each in declaration.members)
        words = declaration.modifiers.words | {"final"}
        return replace(declaration, members=members, modifiers=replace(declaration.modifiers, words=words))
    is_value = notes.has(declaration.modifiers, "Value")
    defaults = notes.find(declaration.modifiers, "FieldDefaults")
    if not is_value and defaults is None:
        return declaration
    level = "private" if is_value else ""
    if defaults is not None and "level" in defaults.elements:
        level = (defaults.level("level") or "").strip()
    is_final = is_value or (defaults is not None and defaults.flag("makeFinal"))
    members = tuple(_as_value(each, notes, level, is_final) for each in declaration.members)
    words = declaration.modifiers.words | ({"final"} if is_value and declaration.kind is ClassKind.CLASS else set())
    return replace(declaration, members=members, modifiers=replace(declaration.modifiers, words=words))


def _as_value(member: tree.Member, notes: Notes, level: str, is_final: bool) -> tree.Member:
    if not isinstance(member, tree.FieldDeclaration) or "static" in member.modifiers.words:
        return member
    words = set(member.modifiers.words)
    if level and not words & _ACCESS and not notes.has(member.modifiers, "PackagePrivate"):
        words.add(level)
    if is_final and not notes.has(member.modifiers, "NonFinal"):
        words.add("final")
    return replace(member, modifiers=replace(member.modifiers, words=frozenset(words)))


def _with_words(member: tree.Member, words: set[str]) -> tree.Member:
    if isinstance(member, (tree.FieldDeclaration, tree.MethodDeclaration, tree.ClassDeclaration)):
        return replace(member, modifiers=replace(member.modifiers, words=member.modifiers.words | words))
    return replace(member, static=True) if isinstance(member, tree.Initialiser) else member


# --- members -----------------------------------------------------------------------------------------------


def _member(member: tree.Member, shape: Shape) -> tree.Member:
    """A written member: null checks of its parameters, no value where a builder has the default."""
    if isinstance(member, tree.MethodDeclaration):
        return with_checks(member, shape.notes)
    if isinstance(member, tree.ConstructorDeclaration):
        return with_checks(member, shape.notes)
    if not isinstance(member, tree.FieldDeclaration):
        return member
    modifiers = shape.notes.without_own_null_checks(member.modifiers)
    if shape.notes.has(member.modifiers, "Builder.Default"):
        declarators = tuple(replace(each, initial=None) for each in member.declarators)
        return replace(member, modifiers=modifiers, declarators=declarators)
    return replace(member, modifiers=modifiers)


def _defaults(shape: Shape) -> Iterator[tree.Member]:
    """The methods that give the default values of a builder."""
    for field in shape.fields:
        if not shape.is_default(field) or field.initial is None:
            continue
        head = f"private static {shape.type_parameters}{field.type} $default${field.name}"
        text = method(head, "", f"return {field.default};")
        for each in parse_members(text, shape.declaration.name_span, shape.name):
            if isinstance(each, tree.MethodDeclaration):
                value = tree.Return(field.initial, span=field.initial.span)
                yield replace(each, body=_returning(tree.Block((value,), span=field.initial.span)))


def _returning(block: tree.Block) -> Callable[[], tree.Block]:
    return lambda: block


def _with_compact_constructor(
    members: tuple[tree.Member, ...], declaration: tree.ClassDeclaration, notes: Notes
) -> tuple[tree.Member, ...]:
    """The members of a record, with a compact constructor that checks its components."""
    checked = [each for each in declaration.components if notes.has(each.modifiers, "NonNull")]
    if not checked or any(isinstance(each, tree.ConstructorDeclaration) for each in members):
        return members
    made = [
        with_checks(replace(each, parameters=tuple(checked)), notes)
        for each in parse_members(f"public {declaration.name}() {{ }}", declaration.name_span, declaration.name)
        if isinstance(each, tree.ConstructorDeclaration)
    ]
    return (*members, *(replace(each, parameters=(), compact=True) for each in made))
