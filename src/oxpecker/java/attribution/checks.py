"""Rules about whole classes: overriding, and unimplemented abstract methods (JLS 8.1.1.1, 8.4.8)."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java import tree
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.kinds import ClassKind
from oxpecker.java.release import OLDEST
from oxpecker.java.resolution.exceptions import is_checked, is_covered, is_settled
from oxpecker.java.resolution.lookup import as_super, erased_parameters, lineage, overrides, type_values
from oxpecker.java.resolution.platform_release import first_release, in_release
from oxpecker.java.resolution.subtyping import is_subtype
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import (
    OBJECT,
    THROWABLE,
    ClassType,
    Type,
    TypeVariable,
    erase,
    is_primitive,
    is_reference,
    mentions,
    substitute,
)


def check_class(context: Attribution, symbol: ClassSymbol) -> None:
    """Reports invalid overrides, and abstract methods that a concrete class does not implement."""
    if symbol.library:
        return
    inherited = _inherited(context, symbol)
    for group in symbol.methods.values():
        for method in group:
            for other in inherited.get(method.name, []):
                if not other.private and not method.private and overrides(context.world, method, other):
                    _check_overriding(context, symbol, method, other)
            _check_override(context, symbol, method, inherited)
    _check_types(context, symbol)
    _check_constants(context, symbol)
    _check_inherited(context, symbol, inherited)
    _check_defaults(context, symbol, inherited)
    if not symbol.abstract and not _all_have_bodies(symbol):
        _check_complete(context, symbol, inherited)


def _check_types(context: Attribution, symbol: ClassSymbol) -> None:
    """Reports invalid types in `throws`, generic exceptions, and instance type variables in a static context."""
    world = context.world
    own = frozenset(symbol.type_parameters)
    for method in (each for group in (*symbol.methods.values(), symbol.constructors) for each in group):
        for t in method.throws:
            if not is_subtype(world, t, THROWABLE):
                context.error(f"incompatible types: {t} cannot be converted to Throwable", method.span)
        if method.static and any(mentions(t, own) for t in (*method.parameters, method.return_type)):
            context.error("non-static type variable cannot be referenced from a static context", method.span)
    for field in symbol.fields.values():
        if field.static and mentions(field.type, own) and not field.enum_constant:
            context.error("non-static type variable cannot be referenced from a static context", field.span)
    if symbol.type_parameters and as_super(world, symbol.type, THROWABLE.name) is not None:
        world.header_error(symbol, "a generic class may not extend java.lang.Throwable", symbol.span)


def _check_constants(context: Attribution, symbol: ClassSymbol) -> None:
    """Constants of an enum without a body leave no method of it abstract (JLS 8.9.1)."""
    constants = () if symbol.declaration is None else symbol.declaration.constants
    plain = [each for each in constants if each.body is None]
    for method in (each for group in symbol.methods.values() for each in group if each.abstract and plain):
        message = f"{symbol.shown} is not abstract and does not override abstract method {method}"
        context.world.header_error(symbol, message, symbol.span, ("declared here", method.span))


def _all_have_bodies(symbol: ClassSymbol) -> bool:
    """Whether every object is one of a constant's own class."""
    constants = () if symbol.declaration is None else symbol.declaration.constants
    return bool(constants) and all(each.body is not None for each in constants)


def _check_inherited(context: Attribution, symbol: ClassSymbol, inherited: dict[str, list[MethodSymbol]]) -> None:
    """Reports inherited methods of one signature that cannot be one method (JLS 8.4.8.4)."""
    for name, group in inherited.items():
        visible = [each for each in group if not (each.private or each.package_private or _may_be_later(context, each))]
        if len({(each.return_type, each.static) for each in visible}) < 2:
            continue
        open_ones = [
            each
            for each in visible
            if not any(_implements(context, symbol, own, each) for own in symbol.methods.get(name, []))
        ]
        nearest = [each for each in open_ones if not any(_is_overridden(context, symbol, each, by) for by in open_ones)]
        for number, one in enumerate(nearest):
            for other in nearest[number + 1 :]:
                if _implements(context, symbol, one, other):
                    _check_together(context, symbol, one, other)


def _check_defaults(context: Attribution, symbol: ClassSymbol, inherited: dict[str, list[MethodSymbol]]) -> None:
    """Reports a default method that meets another method of an unrelated interface (JLS 8.4.8.4, 9.4.1.3).

    Interfaces of the library are left out: a model may have an abstract method in place of a default one.
    """
    for name, group in inherited.items():
        of_source = [each for each in group if each.owner.interface and not each.owner.library and not each.private]
        if not any(not each.abstract for each in of_source):
            continue
        others = [*symbol.methods.get(name, []), *(each for each in group if not each.owner.interface)]
        left = [each for each in of_source if not any(_implements(context, symbol, by, each) for by in others)]
        nearest = [each for each in left if not any(_is_overridden(context, symbol, each, by) for by in left)]
        for default in [each for each in nearest if not each.abstract][:1]:
            same = [each for each in nearest if each is not default and _implements(context, symbol, default, each)]
            for other in same[:1]:
                _report_defaults(context, symbol, default, other)


def _report_defaults(context: Attribution, symbol: ClassSymbol, default: MethodSymbol, other: MethodSymbol) -> None:
    pair = f"{default.owner.shown} and {other.owner.shown}"
    kinds = "abstract and default" if other.abstract else "unrelated defaults"
    whose = f"{'interface' if symbol.interface else 'class'} {symbol.shown}"
    method = f"{other.name}({', '.join(map(str, erased_parameters(context.world, symbol, other)))})"
    problem = f"types {pair} are incompatible; {whose} inherits {kinds} for {method} from types {pair}"
    notes = (("declared here", default.span), ("declared here", other.span))
    context.world.header_error(symbol, problem, symbol.span, *notes)


def _is_overridden(context: Attribution, symbol: ClassSymbol, method: MethodSymbol, by: MethodSymbol) -> bool:
    """Whether an inherited method is overridden by another inherited one."""
    below = by.owner is not method.owner and as_super(context.world, ClassType(by.owner.name), method.owner.name)
    return bool(below) and _implements(context, symbol, by, method)


def _check_together(context: Attribution, symbol: ClassSymbol, one: MethodSymbol, other: MethodSymbol) -> None:
    if one.owner.interface and not other.owner.interface:
        one, other = other, one
    shown = f"{one.name}({', '.join(map(str, one.parameters))})"
    if one.static != other.static:
        problem = (
            f"{shown} in {one.owner.shown} cannot implement {shown} in {other.owner.shown}: overriding method is static"
        )
    elif _differ(context, one, other):
        pair = f"{one.owner.shown} and {other.owner.shown}"
        problem = f"types {pair} are incompatible; both define {shown}, but with unrelated return types"
    else:
        return
    context.world.header_error(symbol, problem, symbol.span, ("declared here", one.span), ("declared here", other.span))


def _differ(context: Attribution, one: MethodSymbol, other: MethodSymbol) -> bool:
    """Whether no type can be the result of both, whatever type arguments are."""
    given, wanted = one.return_type, other.return_type
    if not is_reference(given) or not is_reference(wanted):
        return given != wanted
    erased = (erase(given), erase(wanted))
    if not all(isinstance(each, ClassType) and is_settled(context.world, each) for each in (given, wanted)):
        return False
    return not (is_subtype(context.world, *erased) or is_subtype(context.world, *reversed(erased)))


def _inherited(context: Attribution, symbol: ClassSymbol) -> dict[str, list[MethodSymbol]]:
    found: dict[str, list[MethodSymbol]] = {}
    for above in lineage(context.world, ClassType(symbol.name)):
        current = context.world.find(above.name)
        if current is None or current is symbol:
            continue
        for name, group in current.methods.items():
            found.setdefault(name, []).extend(m for m in group if not (m.static and current.interface))
    return found


def _check_override(
    context: Attribution, symbol: ClassSymbol, method: MethodSymbol, inherited: dict[str, list[MethodSymbol]]
) -> None:
    """`@Override` requires that a method overrides another one (JLS 9.6.4.4)."""
    declaration = method.declaration
    if declaration is None or not tree.has_annotation(declaration.modifiers, "Override"):
        return
    is_accessor = symbol.kind is ClassKind.RECORD and method.name in symbol.fields and not method.parameters
    above = [*inherited.get(method.name, []), *context.world[OBJECT.name].methods.get(method.name, [])]
    others = in_release(context.world, symbol, above)
    if is_accessor or any(_implements(context, symbol, method, other) for other in others):
        return
    if not context.world.lacks(symbol, method.name, len(method.parameters)):
        context.error("method does not override or implement a method from a supertype", method.span)


def _check_overriding(context: Attribution, symbol: ClassSymbol, method: MethodSymbol, other: MethodSymbol) -> None:
    """Reports why a method cannot override another one, unless only a later release has the other one."""
    world = context.world
    reasons = list(_reasons(context, symbol, method, other))
    if reasons and _may_be_later(context, other):
        world.rejections.apart.add(method)
        return
    for reason in reasons:
        note = (f"{other} is declared here", other.span)
        world.header_error(symbol, f"{method} cannot override {other}: {reason}", method.span, note)
    if not reasons and symbol.name not in world.rejections.errors and _has_no_common_type(context, method, other):
        note = (f"{other} is declared here", other.span)
        said = f"{method} returns {method.return_type}, which has no source, in place of {other.return_type}"
        world.header_error(symbol, f"unsupported: {said}", method.span, note)


def _has_no_common_type(context: Attribution, method: MethodSymbol, other: MethodSymbol) -> bool:
    """Whether a result is of a class without source, of which the translation does not know what is above it."""
    world, given, wanted = context.world, erase(method.return_type), erase(other.return_type)
    if not isinstance(given, ClassType) or not isinstance(wanted, ClassType) or wanted in (given, OBJECT):
        return False
    is_open = world.is_unmodelled(given) and as_super(world, given, THROWABLE.name) is None
    return is_open and wanted.name not in world.all_unmodelled_above(given.name)


def _may_be_later(context: Attribution, method: MethodSymbol) -> bool:
    """Whether the program may be older than a method of the platform, which it knows nothing of then."""
    world = context.world
    return method.owner.library and first_release(method) > (world.platform_release or OLDEST)


def _reasons(context: Attribution, symbol: ClassSymbol, method: MethodSymbol, other: MethodSymbol) -> Iterator[str]:
    """Why a method cannot override another one (JLS 8.4.8.3)."""
    if method.static != other.static:
        kinds = ("static", "not static") if method.static else ("not static", "static")
        yield f"the former is {kinds[0]}, the latter is {kinds[1]}"
        return
    if not symbol.interface and method.access.is_weaker(other.access):
        yield f"attempting to assign weaker access privileges; was {other.access}"
    if "final" in other.modifiers:
        yield "the overridden method is final"
    values = type_values(context.world, symbol.type, other.owner)
    wanted = substitute(other.return_type, values) if values else erase(other.return_type)
    if len(method.type_parameters) == len(other.type_parameters):
        wanted = substitute(wanted, dict(zip(other.type_parameters, method.type_parameters, strict=True)))
    given = method.return_type
    same = given == wanted or erase(given) == erase(wanted)
    covariant = not is_primitive(given) and not is_primitive(wanted) and is_subtype(context.world, given, wanted)
    for t in method.throws:
        if not _may_throw(context, t, other, values):
            yield f"overridden method does not throw {t}"
    if not same and not covariant:
        yield f"return type {given} is not compatible with {wanted}"


def _may_throw(context: Attribution, t: Type, other: MethodSymbol, values: dict[TypeVariable, Type]) -> bool:
    """Whether an overriding method may throw an exception (JLS 8.4.8.3)."""
    world = context.world
    if not is_settled(world, t) or not is_checked(world, t):
        return True
    return is_covered(world, t, [substitute(each, values) for each in other.throws])


def _check_complete(context: Attribution, symbol: ClassSymbol, inherited: dict[str, list[MethodSymbol]]) -> None:
    world = context.world
    for name, group in inherited.items():
        for method in group:
            if not method.abstract:
                continue
            own = symbol.methods.get(name, [])
            candidates = [m for m in [*own, *group] if not m.abstract]
            if any(_implements(context, symbol, m, method) for m in candidates):
                continue
            if any(each.name == name and _implements(context, symbol, each, method) for each in symbol.left_out):
                continue
            if _is_left_out(context, symbol, method):
                symbol.left_out.append(method)
            else:
                message = f"{symbol.shown} is not abstract and does not override abstract method {method}"
                world.header_error(symbol, message, symbol.span, ("declared here", method.span))


def _is_left_out(context: Attribution, symbol: ClassSymbol, method: MethodSymbol) -> bool:
    """Whether a library superclass may implement a method that its model leaves out."""
    world = context.world
    above = [world.find(each.name) for each in lineage(world, ClassType(symbol.name)) if each != OBJECT]
    found = [each for each in above if each is not None and (each.beyond or (each.library and not each.interface))]
    return bool(found) and world.lacks(symbol, method.name, len(method.parameters))


def _implements(context: Attribution, symbol: ClassSymbol, method: MethodSymbol, abstract: MethodSymbol) -> bool:
    """Whether the two have the same parameters, as the class sees them."""
    if len(method.parameters) != len(abstract.parameters):
        return False
    if abstract.package_private and not overrides(context.world, method, abstract):
        return False
    if method.erased == abstract.erased:
        return True
    world = context.world
    return erased_parameters(world, symbol, method) == erased_parameters(world, symbol, abstract)
