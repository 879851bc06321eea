"""Completes the members of classes, including implicit ones."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import tree
from oxpecker.java.kinds import Access, ClassKind, access_of
from oxpecker.java.nullness import own_nullness
from oxpecker.java.resolution.derived import derived_members
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.scope import Scope, class_scope
from oxpecker.java.resolution.type_parameters import resolve_bounds
from oxpecker.java.symbols import CONSTRUCTOR, ClassSymbol, FieldSymbol, MethodSymbol
from oxpecker.java.types import VOID, ArrayType, ClassType, Type, TypeVariable
from oxpecker.java.world import World
from oxpecker.oox.source import Span


def complete_members(world: World, symbol: ClassSymbol, around: Scope | None = None) -> None:
    """Resolves the types of all members of a class."""
    declaration = symbol.declaration
    assert declaration is not None
    scope = class_scope(world, symbol, around)
    for constant in declaration.constants:
        enum = ClassType(symbol.name)
        _add_field(world, symbol, FieldSymbol(symbol, constant.name, enum, True, True, constant.span, None, True))
    for component in declaration.components:
        resolved = resolve_type(scope, component.type)
        added = FieldSymbol(symbol, component.name, resolved, False, True, component.span, access=Access.PRIVATE)
        _add_field(world, symbol, added)
    for member in declaration.members:
        if isinstance(member, tree.FieldDeclaration):
            _fields(world, symbol, scope, member)
        elif isinstance(member, tree.MethodDeclaration):
            _method(world, symbol, scope, member)
        elif isinstance(member, tree.ConstructorDeclaration):
            _constructor(world, symbol, scope, member)
    _implicit(world, symbol, scope, declaration)


def _add_field(world: World, symbol: ClassSymbol, added: FieldSymbol) -> None:
    known = symbol.fields.get(added.name)
    if known is not None:
        note = ("first declared here", known.span)
        message = f"variable {added.name} is already defined in class {symbol.shown}"
        world.header_error(symbol, message, added.span, note)
        return
    symbol.add_field(added)


def _fields(world: World, symbol: ClassSymbol, scope: Scope, member: tree.FieldDeclaration) -> None:
    words = member.modifiers.words
    model = "model" in words
    static = "static" in words or (symbol.interface and not model)
    final = "final" in words or (symbol.interface and not model)
    for declarator in member.declarators:
        resolved = resolve_type(scope, declarator.type)
        if isinstance(resolved, (ClassType, TypeVariable)) and resolved.nullness is None and not symbol.library:
            names = (note.name for note in member.modifiers.annotations)
            resolved = replace(resolved, nullness=own_nullness(names))
        added = FieldSymbol(symbol, declarator.name, resolved, static, final, declarator.span, declarator.initial)
        added.model, added.volatile = model, "volatile" in words
        added.access = access_of(words, symbol.interface)
        _check_value(world, symbol, resolved, declarator.span)
        _add_field(world, symbol, added)


def method_scope(
    scope: Scope, nodes: tuple[tree.TypeParameterNode, ...], owner: str
) -> tuple[Scope, tuple[TypeVariable, ...]]:
    """The scope of a generic method's type parameters, and the parameters."""
    if not nodes:
        return scope, ()
    inside = scope.inside()
    variables = tuple(TypeVariable(node.name, owner) for node in nodes)
    inside.type_variables = {variable.name: variable for variable in variables}
    resolve_bounds(inside, variables, nodes)
    return inside, variables


def _method(world: World, symbol: ClassSymbol, scope: Scope, member: tree.MethodDeclaration) -> None:
    owner = f"{symbol.name}.{member.name}:{member.span.line}:{member.span.column}"
    inside, variables = method_scope(scope, member.type_parameters, owner)
    words = member.modifiers.words
    body_allowed = member.body is not None
    abstract = not body_allowed and "native" not in words
    added = MethodSymbol(
        symbol,
        member.name,
        tuple(resolve_type(inside, p.type) for p in member.parameters),
        resolve_type(inside, member.return_type),
        tuple(p.name for p in member.parameters),
        variables,
        words,
        any(p.varargs for p in member.parameters),
        abstract,
        member.span,
        tuple(resolve_type(inside, t) for t in member.throws),
        member,
    )
    _check_method(world, symbol, added)
    symbol.add_method(added)


def _check_value(world: World, symbol: ClassSymbol, t: Type, span: Span) -> None:
    """There are no values of the type `void`."""
    while isinstance(t, ArrayType):
        t = t.element
    if t == VOID:
        world.header_error(symbol, "'void' type not allowed here", span)


def _check_method(world: World, symbol: ClassSymbol, added: MethodSymbol) -> None:
    group = symbol.constructors if added.is_constructor else symbol.methods.get(added.name, [])
    for known in group:
        if known.erased == added.erased:
            note = ("first declared here", known.span)
            world.header_error(symbol, f"method {added} is already defined", added.span, note)
    for t in (*added.parameters, *((added.return_type,) if isinstance(added.return_type, ArrayType) else ())):
        _check_value(world, symbol, t, added.span)
    words = added.modifiers
    if added.abstract and not symbol.interface and "abstract" not in words:
        world.header_error(symbol, f"{added}: missing method body, or declare abstract", added.span)
    elif "abstract" in words and not added.abstract:
        world.error(f"{added}: abstract methods cannot have a body", added.span)
    elif added.abstract and not symbol.abstract and symbol.kind is not ClassKind.ENUM:
        world.header_error(
            symbol,
            f"{symbol.shown} is not abstract and cannot declare abstract method {added}",
            added.span,
            ("the class", symbol.span),
        )


def _constructor(world: World, symbol: ClassSymbol, scope: Scope, member: tree.ConstructorDeclaration) -> None:
    if member.name != symbol.simple:
        world.error(f"{member.name}: invalid method declaration; return type required", member.span)
        return
    owner = f"{symbol.name}.<init>:{member.span.line}:{member.span.column}"
    inside, variables = method_scope(scope, member.type_parameters, owner)
    parameters = member.parameters
    if member.compact:
        assert symbol.declaration is not None
        parameters = symbol.declaration.components
    added = MethodSymbol(
        symbol,
        CONSTRUCTOR,
        tuple(resolve_type(inside, p.type) for p in parameters),
        VOID,
        tuple(p.name for p in parameters),
        variables,
        member.modifiers.words,
        any(p.varargs for p in parameters),
        False,
        member.span,
        tuple(resolve_type(inside, t) for t in member.throws),
        member,
    )
    _check_method(world, symbol, added)
    symbol.add_method(added)


def _implicit(world: World, symbol: ClassSymbol, scope: Scope, declaration: tree.ClassDeclaration) -> None:
    """Adds implicit members: those of enums and records, and the default constructor (JLS 8.8.9)."""
    for member in derived_members(symbol, declaration):
        if isinstance(member, tree.MethodDeclaration):
            _method(world, symbol, scope, member)
        elif isinstance(member, tree.ConstructorDeclaration):
            _constructor(world, symbol, scope, member)
    if not symbol.constructors and not symbol.interface and declaration.name:
        words = symbol.modifiers & frozenset(Access)
        symbol.add_method(MethodSymbol(symbol, CONSTRUCTOR, (), VOID, span=symbol.span, modifiers=words))
