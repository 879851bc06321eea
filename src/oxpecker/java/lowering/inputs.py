"""What the program says about inputs of library types: which classes they are of, and which of them are left out."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java.lowering.outline import MAKERS, Outline
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.making import ANY, CONSTANTS, INTERNAL, OPEN, ORDER
from oxpecker.oox.syntax import MethodModifier as Modifier

ORDERS = frozenset({"Comparator", "Comparable"})
"""The interfaces of the library whose implementations compare keys in an order."""


def input_types(declaration: syntax.Class) -> list[oox.Type]:
    """The types that inputs of a class and its methods are declared with."""
    found: list[oox.Type] = []
    for member in declaration.members:
        if isinstance(member, syntax.Field) and not member.static:
            found.append(member.type.type)
        elif isinstance(member, (syntax.Method, syntax.Constructor)):
            found += [parameter.type.type for parameter in member.parameters]
    return [part for t in found for part in _with_parts(t)]


def _with_parts(t: oox.Type) -> list[oox.Type]:
    while isinstance(t, oox.ArrayType):
        t = t.element
    if not isinstance(t, oox.ClassType):
        return []
    return [t, *(part for argument in t.arguments for part in _with_parts(argument))]


def implementations(outlines: dict[str, Outline], own: set[str], found: list[syntax.Class]) -> list[syntax.Class]:
    """A class of any implementation for each interface that inputs have and that no class of the program offers."""
    classes = {name: outline.declaration for name, outline in outlines.items()}
    wanted = {str(t) for declaration in found if declaration.name in own for t in input_types(declaration)}
    made: list[syntax.Class] = []
    for name in sorted(wanted):
        declaration = classes.get(name)
        if declaration is None or not declaration.interface or outlines[name].makes_inputs:
            continue
        if not any(_offers(other, name, classes, own) for other in found):
            made.append(_any_implementation(declaration, outlines))
    return made


def _offers(declaration: syntax.Class, name: str, classes: dict[str, syntax.Class], own: set[str]) -> bool:
    """Whether inputs may be of a class below an interface."""
    if declaration.interface or declaration.abstract or _is_internal(declaration, own, classes):
        return False
    return name in above(declaration.name, classes)


def above(name: str, classes: dict[str, syntax.Class]) -> set[str]:
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


def _has(declaration: syntax.Class, names: frozenset[str]) -> bool:
    return any(isinstance(member, syntax.Method) and member.name in names for member in declaration.members)


def _is_internal(declaration: syntax.Class, own: set[str], classes: dict[str, syntax.Class]) -> bool:
    """Whether nobody outside the library makes such objects, or nobody knows what they hold."""
    if "$lambda$" in declaration.name:
        return True
    if declaration.name in own or declaration.name == "Object" or _has(declaration, MAKERS | {CONSTANTS}):
        return False
    return not declaration.name.endswith(ANY) and "Throwable" not in above(declaration.name, classes)


def marked(found: list[syntax.Class], own: set[str]) -> list[syntax.Class]:
    """The classes with what they say about inputs."""
    classes = {declaration.name: declaration for declaration in found}
    unknown = {name.name for declaration in found if declaration.name.endswith(ANY) for name in declaration.interfaces}
    result = []
    for declaration in found:
        names = []
        if declaration.interface and (declaration.name not in own or declaration.name in unknown):
            names.append(OPEN)
        elif not declaration.interface and not declaration.abstract and _is_internal(declaration, own, classes):
            names.append(INTERNAL)
        if declaration.name in ORDERS and declaration.interface and declaration.name not in own:
            names.append(ORDER)
        members = (*declaration.members, *(_mark(name) for name in names))
        result.append(replace(declaration, members=members) if names else declaration)
    return result


def _mark(name: str) -> syntax.Method:
    return syntax.Method(syntax.TypeUse(oox.VOID), name, (), (), syntax.Block(()), frozenset({Modifier.STATIC}))


def _any_implementation(interface: syntax.Class, outlines: dict[str, Outline]) -> syntax.Class:
    """A class whose methods give any results and do nothing else."""
    members: dict[tuple[str, int], syntax.Member] = {}
    defaults: set[tuple[str, int]] = set()
    pending = [interface.name]
    while pending:
        current = outlines[pending.pop(0)].whole()
        pending += [name.name for name in current.interfaces]
        for member in current.members:
            if not isinstance(member, syntax.Method) or Modifier.STATIC in member.modifiers:
                continue
            key = (member.name, len(member.parameters))
            if member.body is not None:
                defaults.add(key)
            elif key not in defaults and not (current.name != interface.name and key in members):
                members[key] = _any_method(member)
    name = syntax.ClassName(interface.name, span=interface.span)
    return syntax.Class(f"{interface.name}{ANY}", tuple(members.values()), None, (name,), span=interface.span)


def _any_method(method: syntax.Method) -> syntax.Method:
    statements: tuple[syntax.Statement, ...] = ()
    if method.return_type.type != oox.VOID:
        statements = (syntax.Return(syntax.Nondet(method.return_type, span=method.span), span=method.span),)
    modifiers = frozenset(method.modifiers - {Modifier.ABSTRACT})
    return replace(method, clauses=(), body=syntax.Block(statements, span=method.span), modifiers=modifiers)
