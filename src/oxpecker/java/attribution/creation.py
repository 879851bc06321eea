"""New objects, anonymous classes and new arrays (JLS 15.9, 15.10)."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.arguments import attribute_arguments, untranslated
from oxpecker.java.attribution.calls import candidates_for
from oxpecker.java.attribution.context import Attribution, Given, temporary
from oxpecker.java.attribution.conversions import attribute_as, coerce, promote_unary, unknown
from oxpecker.java.attribution.declared import declared_methods, declared_use
from oxpecker.java.attribution.missing import Use, may_fit
from oxpecker.java.attribution.names import has_this, this_of
from oxpecker.java.attribution.passing import pass_arguments
from oxpecker.java.attribution.picking import has_open, pick
from oxpecker.java.kinds import ClassKind, UseKind
from oxpecker.java.resolution.access import accessible
from oxpecker.java.resolution.left_out import lacks_overload
from oxpecker.java.resolution.lookup import as_super
from oxpecker.java.resolution.members import complete_members
from oxpecker.java.resolution.names import member_class, resolve_type
from oxpecker.java.resolution.overloads import Candidate
from oxpecker.java.resolution.platform_release import in_release
from oxpecker.java.resolution.scope import Scope
from oxpecker.java.symbols import CONSTRUCTOR, ClassSymbol, MethodSymbol
from oxpecker.java.types import (
    INT,
    OBJECT,
    VOID,
    ArrayType,
    ClassType,
    Type,
    TypeVariable,
    UnknownType,
    Wildcard,
    erase,
    innermost,
    substitute,
    upper,
)
from oxpecker.oox.source import Span


def attribute_new_array(context: Attribution, scope: Scope, node: tree.NewArray, _target: Type | None) -> a.Expression:
    """`new T[n]` and `new T[] {..}`."""
    element = resolve_type(scope, node.element)
    if _is_generic(element) and not scope.symbol.library:
        context.error("generic array creation", node.span)
    if node.values is not None:
        return context.expression(scope, node.values, ArrayType(element))
    sizes = tuple(coerce(context, promote_unary(context.expression(scope, size)), INT) for size in node.sizes)
    return a.NewArray(ArrayType(element), sizes, span=node.span)


def _is_generic(t: Type) -> bool:
    """Whether arrays of a type would need type arguments at run time (JLS 15.10.1)."""
    t = innermost(t)
    if isinstance(t, ClassType):
        known = [each for each in t.arguments if not isinstance(each, UnknownType)]
        return any(not isinstance(each, Wildcard) or each.bound is not None for each in known)
    return isinstance(t, TypeVariable)


def attribute_array_initialiser(
    context: Attribution, scope: Scope, node: tree.ArrayInitialiser, target: Type | None
) -> a.Expression:
    """`{..}` with an array as target type."""
    if not isinstance(target, ArrayType):
        context.error(f"'{{..}}' makes an array, but {target or 'something else'} is wanted", node.span)
        return unknown(node.span)
    values = tuple(attribute_as(context, scope, value, target.element) for value in node.values)
    return a.ArrayOf(target, values, span=node.span)


def attribute_new(context: Attribution, scope: Scope, node: tree.New, target: Type | None) -> a.Expression:
    """`new C(..)`, `outer.new C(..)`, `new C(..) {..}`."""
    outer = None if node.outer is None else context.expression(scope, node.outer)
    created = _created_type(context, scope, node, outer)
    given = attribute_arguments(context, scope, node.arguments)
    if created is None:
        return unknown(node.span)
    symbol = context.world[created.name]
    assert isinstance(node.type, tree.NamedType)
    diamond = node.type.parts[-1].arguments == ()
    if symbol.unmodelled and node.body is not None and context.world.opens:
        return _anonymous_open(context, scope, node, symbol, created, given, outer)
    if symbol.unmodelled:
        declared = _declared_new(context, scope, node, symbol, created, diamond, given, target)
        return declared or _untranslated_new(context, scope, node, created, f"class {symbol.name}", given, outer)
    if node.body is not None:
        return _anonymous(context, scope, node, symbol, created, diamond, given, outer, target)
    if symbol.abstract or symbol.kind is ClassKind.ENUM:
        kind = "an enum" if symbol.kind is ClassKind.ENUM else "abstract"
        context.error(f"{symbol.shown} is {kind}; cannot be instantiated", node.span)
        return unknown(node.span)
    left_out = is_left_out(context, scope, symbol, created, given, created)
    found = construct(context, scope, symbol, created, diamond, given, target, node.span, left_out, created)
    if found is None and left_out:
        return _untranslated_new(context, scope, node, created, f"this constructor of {symbol.shown}", given, outer)
    if found is None:
        return unknown(node.span)
    constructor, arguments, t = found
    enclosing = enclosing_object(context, scope, symbol, outer, node.span)
    if symbol.captures:
        scope.closure.makes[symbol.name] = None
    return a.New(t, symbol, constructor, arguments, enclosing, span=node.span)


def is_left_out(
    context: Attribution,
    scope: Scope,
    symbol: ClassSymbol,
    created: ClassType,
    given: list[Given],
    site: ClassType | None = None,
) -> bool:
    """Whether the platform may have a constructor for the arguments that the model lacks."""
    if has_open(context, scope, given) or lacks_overload(context.world, symbol, CONSTRUCTOR, len(given)):
        return True
    constructors = accessible(context.world, scope.symbol, symbol.constructors, site)
    return may_fit(context, candidates_for(context, constructors, created), given)


def _declared_new(
    context: Attribution,
    scope: Scope,
    node: tree.New,
    symbol: ClassSymbol,
    created: ClassType,
    diamond: bool,
    given: list[Given],
    target: Type | None,
) -> a.Expression | None:
    """An object of a class that is known by its class file; None if no constructor fits."""
    use = Use(symbol.name, "new", UseKind.CREATION)
    if node.body is not None or symbol.inner or not declared_methods(context, use):
        return None
    with context.attempting() as attempt:
        found = construct(context, scope, symbol, created, diamond, given, target, node.span, quiet=True)
        attempt.kept = found is not None and not attempt.diagnostics.errors
    if found is None or not attempt.kept:
        return None
    constructor, arguments, t = found
    return declared_use(context, use, constructor, None, arguments, t, node.span)


def _untranslated_new(
    context: Attribution,
    scope: Scope,
    node: tree.New,
    created: ClassType,
    what: str,
    given: list[Given],
    outer: a.Expression | None,
) -> a.Unsupported:
    """An object without a known constructor; the body of its anonymous class is not visible."""
    first = () if outer is None else (outer,)
    use = Use(created.name, "new", UseKind.CREATION) if context.world.is_unmodelled(created) else None
    found = untranslated(context, scope, what, given, node.span, first, created, use)
    return found if node.body is None else replace(found, hides=True)


def _created_type(context: Attribution, scope: Scope, node: tree.New, outer: a.Expression | None) -> ClassType | None:
    if outer is not None and isinstance(node.type, tree.NamedType):
        if not isinstance(outer.type, ClassType):
            return None
        found = member_class(context.world, context.world[outer.type.name], node.type.parts[0].name)
        if found is None:
            context.error(f"cannot find symbol: class {node.type.parts[0].name} in {outer.type}", node.type.span)
            return None
        return _inside(context, scope, node.type.parts[0], found, outer.type)
    resolved = resolve_type(scope, node.type)
    if isinstance(resolved, UnknownType):
        return None
    if not isinstance(resolved, ClassType):
        context.error(f"{resolved} cannot be instantiated: it is not a class", node.type.span)
        return None
    wildcard = next((each for each in resolved.arguments if isinstance(each, Wildcard)), None)
    if wildcard is not None:
        message = f"unexpected type; required: class or interface without bounds, found: {wildcard}"
        context.error(message, node.type.span)
        return None
    return resolved


def _inside(
    context: Attribution, scope: Scope, part: tree.NamedTypePart, found: ClassSymbol, outer: ClassType
) -> ClassType:
    """The type of an inner object, which shares the type arguments of the enclosing one."""
    own = tuple(resolve_type(scope, argument) for argument in part.arguments or ())
    seen = None if found.outer is None else as_super(context.world, outer, found.outer.name)
    arguments = (*own, *(() if seen is None else seen.arguments))
    return ClassType(found.name, arguments if len(arguments) == len(found.type_parameters) else ())


def construct(
    context: Attribution,
    scope: Scope,
    symbol: ClassSymbol,
    created: ClassType,
    diamond: bool,
    given: list[Given],
    target: Type | None,
    span: Span,
    quiet: bool = False,
    site: ClassType | None = None,
) -> tuple[MethodSymbol, tuple[a.Expression, ...], ClassType] | None:
    """The chosen constructor, its arguments, and the type of the object.

    `site` is the class after `new`, if the object is no part of a subclass's object (JLS 6.6.2.2).
    """
    infer = diamond and bool(symbol.type_parameters)
    own: Type = symbol.type if infer or not symbol.type_parameters else created
    candidates = []
    declared = in_release(context.world, scope.symbol, symbol.constructors)
    for candidate in candidates_for(context, accessible(context.world, scope.symbol, declared, site), own):
        if infer:
            candidates.append(Candidate(candidate.method, candidate.method.parameters, VOID, {}))
        else:
            candidates.append(candidate)
    if infer:
        candidates = [_generic(c, symbol) for c in candidates]
    choice = pick(context, scope, candidates, given, symbol.shown, span, quiet)
    if choice is None:
        return None
    result: Type = symbol.type if infer else created
    more = symbol.type_parameters if infer else ()
    arguments, t = pass_arguments(context, scope, choice, given, target, span, result, more)
    assert isinstance(t, ClassType)
    return _plain(choice.candidate.method, symbol), arguments, t


def _generic(candidate: Candidate, symbol: ClassSymbol) -> Candidate:
    """For a diamond, treats the class's type parameters as the constructor's, so that they are inferred."""
    method = candidate.method
    generic = MethodSymbol(
        symbol,
        method.name,
        method.parameters,
        VOID,
        method.names,
        (*symbol.type_parameters, *method.type_parameters),
        method.modifiers,
        method.varargs,
        span=method.span,
        declaration=method.declaration,
    )
    return Candidate(generic, method.parameters, VOID, {})


def _plain(method: MethodSymbol, symbol: ClassSymbol) -> MethodSymbol:
    """The constructor without type parameters added for inference."""
    for constructor in symbol.constructors:
        if constructor is method or constructor.parameters == method.parameters:
            return constructor
    return method


def enclosing_object(
    context: Attribution, scope: Scope, symbol: ClassSymbol, outer: a.Expression | None, span: Span
) -> a.Expression | None:
    """The enclosing object of a new object of an inner class (JLS 15.9.2)."""
    if not symbol.inner or symbol.outer is None:
        return None
    if outer is not None:
        return outer
    current: ClassSymbol | None = scope.symbol
    if has_this(scope):
        while current is not None:
            if _is_below(context, current, symbol.outer):
                return this_of(scope, current, span)
            current = current.outer if current.inner else None
    context.error(f"an instance of {symbol.shown} needs an enclosing instance of {symbol.outer.shown}", span)
    return None


def _is_below(context: Attribution, symbol: ClassSymbol, above: ClassSymbol) -> bool:
    return as_super(context.world, ClassType(symbol.name), above.name) is not None


# --- anonymous classes -------------------------------------------------------------------------------------


def _anonymous(
    context: Attribution,
    scope: Scope,
    node: tree.New,
    above: ClassSymbol,
    created: ClassType,
    diamond: bool,
    given: list[Given],
    outer: a.Expression | None,
    target: Type | None,
) -> a.Expression:
    """An anonymous subclass of `C`; its constructor passes its arguments on."""
    assert node.body is not None
    arguments: tuple[a.Expression, ...] = ()
    if above.interface:
        if diamond and isinstance(target, ClassType) and target.name == created.name:
            created = ClassType(created.name, tuple(_inferred(t) for t in target.arguments))
        supertypes: tuple[ClassType, tuple[ClassType, ...]] = (OBJECT, (created,))
        constructor = context.world[OBJECT.name].constructors[0]
    else:
        left_out = is_left_out(context, scope, above, created, given)
        found = construct(context, scope, above, created, diamond, given, target, node.span, left_out)
        if found is None and left_out:
            return _untranslated_new(context, scope, node, created, f"this constructor of {above.shown}", given, outer)
        if found is None:
            return unknown(node.span)
        constructor, arguments, created = found
        supertypes = (created, ())
    symbol = anonymous_symbol(context, scope, node.body, supertypes, constructor, created)
    above_outer = None
    if not above.interface:
        above_outer = enclosing_object(context, scope, above, outer, node.span)
    if above.captures:
        scope.closure.makes[above.name] = None
    context.class_body(symbol, scope)
    scope.closure.makes[symbol.name] = None
    enclosing = None
    if symbol.inner:
        enclosing = this_of(scope, scope.symbol, node.span)
    if above_outer is not None:
        arguments = (above_outer, *arguments)
    return a.New(ClassType(symbol.name), symbol, symbol.constructors[0], arguments, enclosing, span=node.span)


def _anonymous_open(
    context: Attribution,
    scope: Scope,
    node: tree.New,
    above: ClassSymbol,
    created: ClassType,
    given: list[Given],
    outer: a.Expression | None,
) -> a.Expression:
    """An anonymous subclass of a class without source, whose code may run the methods of the object."""
    assert node.body is not None
    what = f"class {above.name}"
    made = _untranslated_new(context, scope, replace(node, body=None), created, what, given, outer)
    nearest = context.world.nearest_superclass(above.name)
    with context.attempting() as attempt:
        constructor = context.world[OBJECT.name].constructors[0]
        symbol = anonymous_symbol(context, scope, node.body, (nearest, ()), constructor, OBJECT, created)
        context.class_body(symbol, scope)
        attempt.kept = not attempt.diagnostics.errors
    if not attempt.kept:
        return replace(made, hides=True)
    scope.closure.makes[symbol.name] = None
    enclosing = this_of(scope, scope.symbol, node.span) if symbol.inner else None
    new = a.New(ClassType(symbol.name), symbol, symbol.constructors[0], (), enclosing, span=node.span)
    return a.Let(new.type, temporary(scope, "above", created, node.span), made, new, span=node.span)


def _inferred(argument: Type) -> Type:
    """The type argument that a target infers for a diamond: the bound of a wildcard."""
    return argument.bound if isinstance(argument, Wildcard) and argument.bound is not None else upper(argument)


def anonymous_symbol(
    context: Attribution,
    scope: Scope,
    body: tree.ClassDeclaration,
    supertypes: tuple[ClassType, tuple[ClassType, ...]],
    above: MethodSymbol,
    created: ClassType,
    foreign: ClassType | None = None,
) -> ClassSymbol:
    """The class of an anonymous object, with its implicit constructor (JLS 15.9.5.1).

    `foreign` is its supertype, if that has no source.
    """
    top = scope.symbol
    name = f"{top.name}${context.number(top.name)}"
    symbol = context.world.enter_class(body, name, top, top.library)
    symbol.local = True
    symbol.static_context = not has_this(scope)
    symbol.set_supertypes(*supertypes)
    if foreign is not None:
        symbol.beyond, symbol.foreign_supertypes, symbol.superclass_unmodelled = (foreign.name,), (foreign,), True
    symbol.complete_header = None
    symbol.complete_members = lambda s: complete_members(context.world, s, scope)
    values: dict[TypeVariable, Type] = {}
    owner = above.owner
    if created.arguments and len(created.arguments) == len(owner.type_parameters):
        values = dict(zip(owner.type_parameters, created.arguments, strict=True))
    parameters = tuple(erase(substitute(p, values)) for p in above.parameters)
    if owner.inner and not owner.local:
        assert owner.outer is not None
        parameters = (ClassType(owner.outer.name), *parameters)
    _ = symbol.fields
    names = tuple(f"p{number}" for number in range(len(parameters)))
    symbol.add_method(MethodSymbol(symbol, CONSTRUCTOR, parameters, VOID, names, span=symbol.span))
    symbol.anonymous_super = above
    return symbol
