"""Data groups: the fields and elements that a model field stands for in an `assignable` clause."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.jml import attributed as spec
from oxpecker.java.jml import tree as jml
from oxpecker.java.jml.cursor import NotCovered
from oxpecker.java.jml.declarations import MODEL
from oxpecker.java.jml.members import specification_of
from oxpecker.java.kinds import LocationKind
from oxpecker.java.resolution.lookup import find_field
from oxpecker.java.resolution.subtyping import is_subtype
from oxpecker.java.symbols import ClassSymbol, FieldSymbol
from oxpecker.java.types import ArrayType, ClassType
from oxpecker.java.world import World
from oxpecker.oox.source import Span


def group_locations(context: Attribution, group: a.FieldRead, span: Span) -> list[spec.Location]:
    """The locations of a model field: the fields that are declared `in` it, in every class.

    A subclass of the object's class may add fields, which count if the object is of that subclass.
    """
    found: list[spec.Location] = []
    pending, seen = [group.field], {group.field}
    while pending:
        current = pending.pop()
        for field, clause in _members(context.world, current):
            if field.model and field not in seen:
                seen.add(field)
                pending.append(field)
            if field.model:
                continue
            place = a.FieldRead(field.type, _holder(context.world, group, field, span), field, span=span)
            if isinstance(clause, jml.In):
                found.append(spec.Location(LocationKind.PLACE, place, span=span))
            else:
                found.append(_mapped(clause, field, place, span))
    return found


def _holder(world: World, group: a.FieldRead, field: FieldSymbol, span: Span) -> a.Expression | None:
    """The object, cast to the class that declares the field."""
    if field.static or group.target is None:
        return None
    if is_subtype(world, group.target.type, ClassType(field.owner.name)):
        return group.target
    return a.Cast(field.owner.type, group.target, span=span)


def _mapped(clause: jml.Maps, field: FieldSymbol, place: a.Expression, span: Span) -> spec.Location:
    r"""`maps a[*] \into g`, `maps o.* \into g`: locations reached through the field."""
    target = clause.location.target
    if isinstance(target, tree.FieldAccess) and isinstance(target.target, tree.This):
        target = tree.Name(target.name, span=target.span)
    whole = clause.location.low is None and isinstance(target, tree.Name) and target.identifier == field.name
    if whole and clause.location.kind is LocationKind.ELEMENTS and isinstance(field.type, ArrayType):
        return spec.Location(LocationKind.ELEMENTS, place, span=span)
    if whole and clause.location.kind is LocationKind.ALL:
        return spec.Location(LocationKind.ALL, place, span=span)
    raise NotCovered("'maps' of anything but all elements or all fields", clause.span)


def _members(world: World, group: FieldSymbol) -> Iterator[tuple[FieldSymbol, jml.In | jml.Maps]]:
    """The fields of a group, with the clauses that declare them."""
    for symbol in list(world.classes.values()):
        if symbol.library or symbol.declaration is None:
            continue
        for field, clause in memberships(world, symbol):
            if any(find_field(world, symbol, name) is group for name in clause.groups):
                yield field, clause


def memberships(world: World, symbol: ClassSymbol) -> Iterator[tuple[FieldSymbol, jml.In | jml.Maps]]:
    """The fields of a class that belong to data groups; the clauses follow their declarations."""
    assert symbol.declaration is not None
    members = [m for m in symbol.declaration.members if not isinstance(m, tree.Initialiser)]
    clauses = [(member, specification_of(world, member).clauses) for member in members]
    variables = [clause for _, found in clauses for clause in found if isinstance(clause, (jml.Ghost, jml.Model))]
    added = {declarator.span for clause in variables for declarator in clause.declarators}
    last: list[FieldSymbol] = []
    for member, found in clauses:
        for clause in found:
            if isinstance(clause, (jml.Ghost, jml.Model)):
                last = _fields(symbol, clause.declarators)
            elif isinstance(clause, (jml.In, jml.Maps)):
                yield from ((field, clause) for field in last)
        if not isinstance(member, tree.FieldDeclaration):
            is_model = isinstance(member, tree.MethodDeclaration) and MODEL in member.modifiers.words
            last = last if is_model else []
        elif member.declarators and member.declarators[0].span not in added:
            last = _fields(symbol, member.declarators)


def check_groups(context: Attribution, symbol: ClassSymbol) -> None:
    """Reports clauses that name no data group, or follow no field."""
    assert symbol.declaration is not None
    placed = [clause for _, clause in memberships(context.world, symbol)]
    for member in symbol.declaration.members:
        if isinstance(member, tree.Initialiser):
            continue
        for clause in specification_of(context.world, member).clauses:
            if not isinstance(clause, (jml.In, jml.Maps)):
                continue
            if clause not in placed:
                context.error(f"JML: '{clause.word}' must directly follow a field", clause.span)
            for name in clause.groups:
                field = find_field(context.world, symbol, name)
                if field is None or not field.model:
                    context.error(f"JML: '{name}' is not a model field", clause.span)


def _fields(symbol: ClassSymbol, declarators: tuple[tree.Declarator, ...]) -> list[FieldSymbol]:
    return [symbol.fields[d.name] for d in declarators if d.name in symbol.fields]
