"""Method calls: the receiver, overload resolution, and argument conversions (JLS 15.12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.arguments import attribute_arguments, untranslated, untranslated_call
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.conversions import coerce, unknown, unsupported
from oxpecker.java.attribution.declared import declared_methods, declared_use, seen_from_file
from oxpecker.java.attribution.enum_sets import with_constants
from oxpecker.java.attribution.field_accessors import with_accessors
from oxpecker.java.attribution.missing import Use, as_object, leaves_out, may_fit, seen_as, use_of_type
from oxpecker.java.attribution.names import class_bounds, has_this, meaning, this_of
from oxpecker.java.attribution.passing import pass_arguments
from oxpecker.java.attribution.picking import has_open, pick
from oxpecker.java.kinds import CallMode, UseKind, WildcardKind
from oxpecker.java.resolution.access import accessible
from oxpecker.java.resolution.foreign import erases_to_model
from oxpecker.java.resolution.left_out import lacks_overload, outside_members
from oxpecker.java.resolution.lookup import find_methods, is_member, type_values
from oxpecker.java.resolution.names import imported_from, qualified, resolve_type
from oxpecker.java.resolution.overloads import Candidate, with_type_arguments
from oxpecker.java.resolution.platform_release import in_release
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.resolution.subtyping import is_subtype
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import (
    CHAR,
    INT,
    OBJECT,
    TEXT,
    VOID,
    ArrayType,
    ClassType,
    Type,
    TypeVariable,
    UnknownType,
    Wildcard,
    erase,
    is_primitive,
    qualified_name,
    substitute,
)
from oxpecker.java.well_known import CLASS, INTRINSICS
from oxpecker.oox.source import Span


def attribute_call(context: Attribution, scope: Scope, node: tree.MethodCall, target: Type | None) -> a.Expression:
    """`m(..)`, `e.m(..)`, `C.m(..)`, `super.m(..)`."""
    if node.target is None:
        return _unqualified(context, scope, node, target)
    if isinstance(node.target, tree.Super):
        return _super(context, scope, node, node.target, target)
    before = meaning(context, scope, node.target)
    if isinstance(before, str):
        context.error(f"cannot find symbol: {before}", node.target.span)
        return unknown(node.span)
    if isinstance(before, ClassSymbol):
        if before.unmodelled:
            use = Use(before.name, node.name)
            return _open_call(context, scope, node, None, f"class {before.name}", use, target)
        methods = find_methods(context.world, before, node.name)
        return _call(context, scope, node, methods, None, before, target, CallMode.STATIC)
    return _on_value(context, scope, node, before, target)


def _unqualified(context: Attribution, scope: Scope, node: tree.MethodCall, target: Type | None) -> a.Expression:
    """JLS 15.12.1: the innermost enclosing class that has a method of this name."""
    found = list(_around(context, scope, node))
    named = imported_from(context.world, scope, node.name, on_demand=False)
    if named is not None and not any(methods for _, methods, _ in found):
        return _open_call(context, scope, node, None, f"class {named}", Use(named, node.name), target)
    if found and not found[0][1]:
        return _inherited_call(context, scope, node, found[0][0], found[0][2], target)
    nearest = next(
        (each for each in found if any(is_member(context.world, each[0], method) for method in each[1])), None
    )
    imported = [] if nearest else _imported(context, scope, node.name)
    if imported:
        return _call(context, scope, node, imported, None, imported[0].owner, target, CallMode.STATIC)
    left_out = leaves_out(scope, lambda symbol: context.world.lacks(symbol, node.name, len(node.arguments)))
    if nearest or found:
        symbol, methods, static = nearest or found[0]
        receiver = None if static else this_of(scope, symbol, node.span)
        mode = CallMode.STATIC if static else CallMode.VIRTUAL
        if left_out is None or left_out is symbol or not context.world.opens:
            return _call(context, scope, node, methods, receiver, symbol, target, mode)
        with context.attempting() as attempt:
            called = _call(context, scope, node, methods, receiver, symbol, target, mode)
            attempt.kept = not attempt.diagnostics.errors
        if attempt.kept:
            return called
    if left_out is not None:
        return _inherited_call(context, scope, node, left_out, _is_static_for(scope, left_out), target)
    owner = imported_from(context.world, scope, node.name)
    if owner is not None:
        return _open_call(context, scope, node, None, f"class {owner}", Use(owner, node.name), target)
    attribute_arguments(context, scope, node.arguments)
    context.error(f"cannot find symbol: method {node.name}", node.span)
    return unknown(node.span)


def _is_static_for(scope: Scope, symbol: ClassSymbol) -> bool:
    """Whether there is no object of an enclosing class here."""
    current: Scope | None = scope
    static = False
    while current is not None and not (current.is_class and current.symbol is symbol):
        static = static or current.static or (current.is_class and not current.symbol.inner)
        current = current.parent
    return static


def _inherited_call(
    context: Attribution, scope: Scope, node: tree.MethodCall, symbol: ClassSymbol, is_static: bool, target: Type | None
) -> a.Expression:
    """A call of a method that a class inherits from one without a model or without source."""
    what = f"{symbol.shown}.{node.name}"
    owner = context.world.owner_of_method(symbol, node.name, len(node.arguments))
    if owner is None:
        return untranslated_call(context, scope, node, None, what)
    receiver = None if is_static else this_of(scope, symbol, node.span)
    use = Use(owner, node.name, on_object=not is_static)
    return _open_call(context, scope, node, receiver, what, use, target)


def _around(
    context: Attribution, scope: Scope, node: tree.MethodCall
) -> Iterator[tuple[ClassSymbol, list[MethodSymbol], bool]]:
    """The enclosing classes with methods of a name, innermost first, and whether the context is static for each.

    There are no methods where a class inherits one that a model of the library leaves out.
    """
    world = context.world
    current: Scope | None = scope
    static = False
    while current is not None:
        static = static or current.static
        if current.is_class:
            methods = find_methods(world, current.symbol, node.name)
            is_left_out = not world.compiles and world.lacks(
                current.symbol, node.name, len(node.arguments), certainly=True
            )
            if methods or is_left_out:
                yield current.symbol, methods, static
            static = static or not current.symbol.inner
        current = current.parent


def _imported(context: Attribution, scope: Scope, name: str) -> list[MethodSymbol]:
    found: list[MethodSymbol] = []
    for item in context.world.file_of(scope.symbol).imports:
        if not item.static:
            continue
        owner, _, member = item.name.rpartition(".")
        symbol = qualified(context.world, item.name if item.all else owner)
        if symbol is not None and (item.all or member == name):
            found += [m for m in find_methods(context.world, symbol, name) if m.static and m not in found]
    return found


def _super(
    context: Attribution, scope: Scope, node: tree.MethodCall, target_node: tree.Super, target: Type | None
) -> a.Expression:
    if not has_this(scope):
        context.error("non-static variable super cannot be referenced from a static context", node.span)
        return unknown(node.span)
    above: ClassType | None = scope.symbol.superclass or OBJECT
    if target_node.qualifier is None and scope.symbol.superclass_unmodelled:
        owner = context.world.owner_of_method(scope.symbol, node.name, len(node.arguments))
        use = None if owner is None else Use(owner, node.name, UseKind.SUPER, True)
        receiver = this_of(scope, scope.symbol, node.span)
        return _open_call(context, scope, node, receiver, f"class {scope.symbol.beyond[0]}", use, target)
    if target_node.qualifier is not None:
        meant = meaning(context, scope, target_node.qualifier)
        direct = {t.name: t for t in scope.symbol.interfaces}
        above = direct.get(meant.name) if isinstance(meant, ClassSymbol) else None
        if above is None:
            return untranslated_call(context, scope, node, None, "'Outer.super'")
    assert above is not None
    symbol = context.world[above.name]
    methods = find_methods(context.world, symbol, node.name)
    if not methods and context.world.lacks(scope.symbol, node.name, len(node.arguments)):
        return untranslated_call(context, scope, node, None, f"{scope.symbol.shown}.{node.name}")
    receiver = this_of(scope, scope.symbol, node.span)
    mode = CallMode.DEFAULT if symbol.interface else CallMode.SUPER
    return _call(context, scope, node, methods, receiver, symbol, target, mode)


def _on_value(
    context: Attribution, scope: Scope, node: tree.MethodCall, receiver: a.Expression, target: Type | None
) -> a.Expression:
    receiver = as_object(receiver)
    use = use_of_type(context, receiver.type, node.name)
    if use is not None:
        return _open_call(context, scope, node, receiver, f"class {use.owner}", use, target)
    unmodelled = context.world.is_unmodelled(receiver.type)
    missing = unsupported(receiver)
    if missing is not None and (unmodelled or isinstance(receiver.type, UnknownType)):
        return untranslated_call(context, scope, node, receiver, missing.what)
    if unmodelled:
        return untranslated_call(context, scope, node, receiver, f"class {qualified_name(receiver.type)}")
    if isinstance(receiver.type, UnknownType):
        if not isinstance(receiver, a.Constant):
            if not find_methods(context.world, context.world[OBJECT.name], node.name):
                return untranslated_call(
                    context, scope, node, receiver, f"a call of '{node.name}' on a value of unknown type"
                )
            return _on_value(context, scope, node, a.Cast(OBJECT, receiver, span=receiver.span), target)
        attribute_arguments(context, scope, node.arguments)
        return unknown(node.span)
    if receiver.type == TEXT:
        return _on_text(context, scope, node, receiver)
    if is_primitive(receiver.type) or receiver.type == VOID:
        context.error(f"{receiver.type} cannot be dereferenced", node.span)
        return unknown(node.span)
    if isinstance(receiver.type, ArrayType) and node.name == "clone" and not node.arguments:
        return a.Intrinsic(receiver.type, "clone", (receiver,), span=node.span)
    beyond = receiver.variable.beyond if isinstance(receiver, a.Local) else ""
    if beyond and context.world.may_declare(beyond, node.name, len(node.arguments)):
        return _beyond(context, scope, node, receiver, beyond)
    for bound in class_bounds(receiver.type):
        symbol = context.world.find(bound.name)
        methods = [] if symbol is None else find_methods(context.world, symbol, node.name)
        use = use_of_type(context, bound, node.name)
        if use is not None and methods:
            return _open_call(context, scope, node, receiver, f"class {use.owner}", use, target)
        if symbol is not None and (methods or any(outside_members(context.world, symbol, node.name))):
            return _call(context, scope, node, methods, receiver, symbol, target, CallMode.VIRTUAL)
        if symbol is not None and context.world.lacks(symbol, node.name):
            owner = context.world.owner_of_method(symbol, node.name)
            use = None if owner is None else Use(owner, node.name, on_object=True)
            return _open_call(context, scope, node, receiver, f"{symbol.shown}.{node.name}", use, target)
    if beyond:
        return _beyond(context, scope, node, receiver, beyond)
    context.error(f"cannot find symbol: method {node.name} in {receiver.type}", node.span)
    attribute_arguments(context, scope, node.arguments)
    return unknown(node.span)


def _beyond(
    context: Attribution, scope: Scope, node: tree.MethodCall, receiver: a.Expression, name: str
) -> a.Expression:
    """A call on an object of a class without source, which is seen as its nearest superclass with one."""
    use = Use(name, node.name, on_object=True)
    return untranslated_call(context, scope, node, receiver, f"class {name}", use)


def _on_text(context: Attribution, scope: Scope, node: tree.MethodCall, receiver: a.Expression) -> a.Expression:
    """The operations of OOX's `string`, for library models."""
    given = [g for g in attribute_arguments(context, scope, node.arguments) if isinstance(g, a.Expression)]
    if node.name == "length" and not given:
        return a.Length(INT, receiver, span=node.span)
    if node.name == "charAt" and len(given) == 1:
        return a.Element(CHAR, receiver, coerce(context, given[0], INT), span=node.span)
    context.error(f"a text has no method '{node.name}'", node.span)
    return unknown(node.span)


def _open_call(
    context: Attribution,
    scope: Scope,
    node: tree.MethodCall,
    receiver: a.Expression | None,
    what: str,
    use: Use | None,
    target: Type | None,
) -> a.Expression:
    """A call of a class without source, with the types that its class file declares if there is one."""
    methods = [] if use is None else declared_methods(context, use)
    if use is None or not methods:
        return untranslated_call(context, scope, node, receiver, what, use)
    with context.attempting() as attempt:
        given = attribute_arguments(context, scope, node.arguments)
        site = None if receiver is None else seen_from_file(context, receiver.type, use.owner)
        candidates = candidates_for(context, accessible(context.world, scope.symbol, methods), site)
        written = tuple(resolve_type(scope, t) for t in node.type_arguments)
        candidates = [with_type_arguments(candidate, written) for candidate in candidates]
        choice = pick(context, scope, candidates, given, what, node.span)
        passed = None if choice is None else pass_arguments(context, scope, choice, given, target, node.span)
        attempt.kept = passed is not None and not attempt.diagnostics.errors
    if choice is None or passed is None or not attempt.kept:
        return untranslated_call(context, scope, node, receiver, what, use)
    arguments, result = passed
    return declared_use(context, use, choice.candidate.method, receiver, arguments, result, node.span)


# --- the call ----------------------------------------------------------------------------------------------


def candidates_for(context: Attribution, methods: Sequence[MethodSymbol], receiver: Type | None) -> list[Candidate]:
    """The methods with the receiver's type arguments substituted in their parameters."""
    found = []
    for method in methods:
        values: dict[TypeVariable, Type] = {}
        raw = False
        if receiver is not None and not method.static and method.owner.type_parameters:
            for bound in class_bounds(receiver):
                values = values or type_values(context.world, bound, method.owner)
            raw = not values
        if raw:
            parameters = method.erased
            found.append(Candidate(method, parameters, erase(method.return_type), {}))
        else:
            parameters = tuple(substitute(p, values) for p in method.parameters)
            found.append(Candidate(method, parameters, substitute(method.return_type, values), values))
    return found


def _call(
    context: Attribution,
    scope: Scope,
    node: tree.MethodCall,
    methods: list[MethodSymbol],
    receiver: a.Expression | None,
    symbol: ClassSymbol,
    target: Type | None,
    mode: CallMode,
) -> a.Expression:
    outside = list(outside_members(context.world, symbol, node.name))
    methods = [*methods, *outside]
    later = not scope.symbol.library and bool(methods)
    methods = in_release(context.world, scope.symbol, methods)
    if later and not methods:
        context.error(f"cannot find symbol: method {node.name} in class {symbol.shown}", node.span)
        return unknown(node.span)
    if not methods and context.world.lacks(symbol, node.name):
        return untranslated_call(context, scope, node, receiver, f"{symbol.shown}.{node.name}")
    twin = with_accessors(context, scope, symbol, node)
    if twin is not None:
        return _call(context, scope, twin, symbol.methods[twin.name], receiver, symbol, target, mode)
    given = attribute_arguments(context, scope, node.arguments)
    if not methods:
        context.error(f"cannot find symbol: method {node.name} in class {symbol.shown}", node.span)
        return unknown(node.span)
    site = None if receiver is None or mode.is_exact else receiver.type
    methods = accessible(context.world, scope.symbol, methods, site)
    candidates = candidates_for(context, methods, None if receiver is None else receiver.type)
    written = tuple(resolve_type(scope, t) for t in node.type_arguments)
    candidates = [with_type_arguments(candidate, written) for candidate in candidates]
    undecided = has_open(context, scope, given)
    is_incomplete = not outside and lacks_overload(context.world, symbol, node.name, len(given))
    left_out = undecided or is_incomplete or may_fit(context, candidates, given)
    choice = pick(context, scope, candidates, given, f"{symbol.shown}.{node.name}", node.span, left_out)
    if choice is None and left_out:
        first = () if receiver is None else (receiver,)
        what = f"{symbol.shown}.{node.name}"
        what = f"an overload of {what} that a class without source decides" if undecided else what
        return untranslated(context, scope, what, given, node.span, first)
    if choice is None:
        return unknown(node.span)
    arguments, result = pass_arguments(context, scope, choice, given, target, node.span)
    method = choice.candidate.method
    if method in outside and (method.static or receiver is not None):
        use = Use(symbol.name, method.name, on_object=True)
        return declared_use(context, use, method, receiver, arguments, result, node.span)
    return _invocation(context, receiver, method, arguments, result, mode, node.span)


def _invocation(
    context: Attribution,
    receiver: a.Expression | None,
    method: MethodSymbol,
    arguments: tuple[a.Expression, ...],
    result: Type,
    mode: CallMode,
    span: Span,
) -> a.Expression:
    """The call of a method that was chosen."""
    if method.owner.name == INTRINSICS:
        return a.Intrinsic(result, method.name, arguments, span=span)
    if method.static:
        dropped = receiver if isinstance(receiver, (a.Invoke, a.New, a.Assign, a.Update)) else None
        call = a.Invoke(method.return_type, method, dropped, arguments, CallMode.STATIC, span=span)
        return typed_result(context, with_constants(context.world, call, result), method, result, span)
    if receiver is None:
        context.error(f"non-static method {method} cannot be referenced from a static context", span)
        return unknown(span)
    if mode.is_exact and method.abstract:
        context.error(f"abstract method {method} cannot be accessed directly", span)
        return unknown(span)
    if method.name == "getClass" and method.owner.name == OBJECT.name:
        # Its type argument is the erased class of the receiver (JLS 4.3.2).
        below = Wildcard(WildcardKind.EXTENDS, erase(receiver.type))
        return a.Intrinsic(ClassType(CLASS, (below,)), "getClass", (receiver,), span=span)
    receiver = _as_owner(context, receiver, method)
    call = a.Invoke(method.return_type, method, receiver, arguments, mode, span=span)
    return typed_result(context, call, method, result, span)


def _as_owner(context: Attribution, receiver: a.Expression, method: MethodSymbol) -> a.Expression:
    """The receiver, cast if its erasure does not have the method."""
    owner = ClassType(method.owner.name)
    if is_subtype(context.world, erase(receiver.type), owner):
        return receiver
    return a.Cast(owner, receiver, span=receiver.span)


def typed_result(
    context: Attribution, call: a.Expression, method: MethodSymbol, result: Type, span: Span
) -> a.Expression:
    """A call with the result type under its type arguments: a cast if erasure loses it."""
    if result == method.return_type:
        return call
    if erases_to_model(context.world, result, method.return_type):
        return seen_as(context, call, result)
    return a.Cast(result, call, implied=True, span=span)
