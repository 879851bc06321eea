"""Classes of any implementation: for types of inputs that no class of the program offers objects of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from oxpecker.oox import syntax
from oxpecker.oox.open_methods import NATIVE
from oxpecker.oox.roles import InputRole
from oxpecker.oox.syntax import MethodModifier as Modifier
from oxpecker.oox.types import ANY, VOID, ArrayType, ClassType, Type, as_input


def input_types(declaration: syntax.Class) -> list[Type]:
    """The types that inputs of a class and its methods are declared with."""
    found: list[Type] = []
    for member in declaration.members:
        if isinstance(member, syntax.Field):
            found.append(member.type.type)
        elif isinstance(member, (syntax.Method, syntax.Constructor)) and member.name != InputRole.SUPERTYPES:
            found += [parameter.type.type for parameter in member.parameters]
            found += [member.return_type.type] if isinstance(member, syntax.Method) and _has_no_code(member) else []
    return [part for t in found for part in parts_of(t)]


def _has_no_code(method: syntax.Method) -> bool:
    """Whether a method is abstract or native, so that its result may be an input."""
    statements = () if method.body is None else method.body.statements
    return method.body is None or (
        len(statements) == 1 and isinstance(statements[0], syntax.Unsupported) and statements[0].what.startswith(NATIVE)
    )


def parts_of(t: Type) -> list[Type]:
    """The class of a type or of its elements, and those of its type arguments."""
    while isinstance(t, ArrayType):
        t = t.element
    t = as_input(t)
    if not isinstance(t, ClassType):
        return []
    return [t, *(part for argument in t.arguments for part in parts_of(argument))]


def with_open_classes(program: syntax.Program) -> syntax.Program:
    """The program with a class of any implementation for each type of inputs that has no objects."""
    classes = {declaration.name: declaration for declaration in program.classes}
    wanted = sorted({str(t) for declaration in program.classes for t in input_types(declaration)})
    offered = {name for each in program.classes if is_concrete(each) for name in above(each.name, classes)}
    made = [
        any_implementation(classes[name], classes)
        for name in wanted
        if name in classes and name not in offered and not is_concrete(classes[name])
    ]
    if not made:
        return program
    unknown = {each.name.removesuffix(ANY) for each in made}
    marked = (
        replace(each, members=(*each.members, marker(InputRole.OPEN)))
        if each.name in unknown and not _is_open(each)
        else each
        for each in program.classes
    )
    return replace(program, classes=(*marked, *made))


def _is_open(declaration: syntax.Class) -> bool:
    """Whether a class has the marker already, as one of a program that was printed."""
    return any(isinstance(each, syntax.Method) and each.name == InputRole.OPEN for each in declaration.members)


def marker(role: InputRole) -> syntax.Method:
    """A static method that marks its class by its name."""
    return syntax.Method(syntax.TypeUse(VOID), role.value, (), (), syntax.Block(()), frozenset({Modifier.STATIC}))


def is_concrete(declaration: syntax.Class) -> bool:
    """Whether a class has objects."""
    return not declaration.interface and not declaration.abstract


def above(name: str, classes: Mapping[str, syntax.Class]) -> set[str]:
    """A class and everything above it."""
    found: set[str] = set()
    pending = [name]
    while pending:
        current = classes.get(pending.pop())
        if current is not None and current.name not in found:
            found.add(current.name)
            pending += [each.name for each in current.interfaces]
            pending += [current.superclass.name] if current.superclass is not None else []
    return found


def any_implementation(declaration: syntax.Class, classes: Mapping[str, syntax.Class]) -> syntax.Class:
    """A class whose methods return any result and have only the effects that their contracts allow."""
    members: dict[tuple[str, ...], syntax.Member] = {}
    bodies: set[tuple[str, ...]] = set()
    for current in supertypes(declaration, classes):
        for member in current.members:
            if not isinstance(member, syntax.Method) or Modifier.STATIC in member.modifiers:
                continue
            key = (member.name, *(str(parameter.type.type) for parameter in member.parameters))
            if member.body is not None:
                bodies.add(key)
            elif key not in bodies and not (current.name != declaration.name and key in members):
                members[key] = any_method(member)
    name = syntax.ClassName(declaration.name, span=declaration.span)
    superclass = None if declaration.interface else name
    made = (*_constructor(declaration), *members.values())
    interfaces = (name,) if declaration.interface else ()
    return syntax.Class(f"{declaration.name}{ANY}", made, superclass, interfaces, span=declaration.span)


def supertypes(declaration: syntax.Class, classes: Mapping[str, syntax.Class]) -> Iterable[syntax.Class]:
    """A class and what is above it, nearest first; superclasses before interfaces."""
    pending = [declaration.name]
    seen: set[str] = set()
    while pending:
        current = classes.get(pending.pop(0))
        if current is None or current.name in seen:
            continue
        seen.add(current.name)
        yield current
        pending = [
            *([current.superclass.name] if current.superclass is not None else []),
            *pending,
            *(name.name for name in current.interfaces),
        ]


def _constructor(declaration: syntax.Class) -> tuple[syntax.Constructor, ...]:
    """A constructor that is never called, if the superclass has none without parameters."""
    found = [member for member in declaration.members if isinstance(member, syntax.Constructor)]
    if not found or any(not member.parameters for member in found):
        return ()
    span = declaration.span
    drawn = tuple(syntax.Nondet(parameter.type, span=span) for parameter in found[0].parameters)
    call = syntax.ConstructorCall(syntax.ConstructorKind.SUPER, drawn, span=span)
    body = syntax.Block((call,), span=span)
    return (syntax.Constructor(f"{declaration.name}{ANY}", (), (), body, span=span),)


def any_method(method: syntax.Method) -> syntax.Method:
    """A method that returns any result; the inherited contract restricts it."""
    statements: tuple[syntax.Statement, ...] = ()
    if method.return_type.type != VOID:
        statements = (syntax.Return(syntax.Nondet(method.return_type, span=method.span), span=method.span),)
    modifiers = frozenset(method.modifiers - {Modifier.ABSTRACT, Modifier.CLOSED})
    return replace(method, clauses=(), body=syntax.Block(statements, span=method.span), modifiers=modifiers)
