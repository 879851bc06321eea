"""Lambdas and method references (JLS 15.13, 15.27): both become a function object with a body."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attributed_tree import STATEMENTS
from oxpecker.java.attribution.context import Attribution, Jumps, temporary
from oxpecker.java.attribution.conversions import coerce, unknown, unsupported
from oxpecker.java.attribution.names import Meaning, class_bounds, meaning
from oxpecker.java.limits import MOST_PARAMETERS
from oxpecker.java.resolution.functions import Function
from oxpecker.java.resolution.lookup import find_methods
from oxpecker.java.resolution.names import check_class_access, find_class, resolve_type, type_variable
from oxpecker.java.resolution.scope import Closure, Fixed, Scope, Variable
from oxpecker.java.resolution.subtyping import is_subtype, join, related
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.types import (
    UNKNOWN,
    VOID,
    ArrayType,
    ClassType,
    OpenType,
    Type,
    TypeVariable,
    UnknownType,
    mentions,
    upper,
)
from oxpecker.oox.source import Span


def result_of_function(
    context: Attribution,
    scope: Scope,
    node: tree.Lambda | tree.MethodReference,
    function: Function,
    variables: frozenset[TypeVariable],
) -> Type | None:
    """The result type of a function with known parameters; None if they are unknown, or if it is void."""
    implicit = isinstance(node, tree.MethodReference) or any(p.type is None for p in node.parameters)
    if implicit and any(mentions(p, variables) for p in function.parameters):
        unsettled = tuple(UNKNOWN if mentions(p, variables) else p for p in function.parameters)
        if isinstance(node, tree.Lambda) and node.parameters:
            return None
        function = replace(function, parameters=unsettled)
    open_result = replace(function, result=UNKNOWN)
    with context.speculating():
        if isinstance(node, tree.MethodReference):
            body = attribute_reference(context, scope, node, open_result)
        else:
            body = attribute_lambda(context, scope, node, open_result)
    while isinstance(body, a.Let):
        body = body.body
    if not isinstance(body, a.Lambda):
        return None
    types = [r.value.type for r in _returns(body.body) if r.value is not None]
    known = [t for t in types if not isinstance(t, UnknownType)]
    if not known:
        return next((t for t in types if isinstance(t, OpenType)), None)
    return known[0] if all(t == known[0] for t in known) else join(context.world, known)


def owner_of_reference(context: Attribution, scope: Scope, node: tree.MethodReference) -> tuple[Type, bool]:
    """The type before `::`, and whether it is written as a type; unknown for `super`."""
    with context.speculating():
        if isinstance(node.target, tree.TypeNode):
            return resolve_type(scope, node.target), True
        if isinstance(node.target, tree.Super):
            return UNKNOWN, False
        found = _before(context, scope, node, node.target)
    if isinstance(found, ClassSymbol):
        return found.type, True
    return (UNKNOWN if isinstance(found, str) else found.type), False


def _before(context: Attribution, scope: Scope, node: tree.MethodReference, target: tree.Expression) -> Meaning:
    """What stands before `::`; the name before `::new` is that of a class, whatever variables have it (JLS 15.13)."""
    if node.name == "new" and isinstance(target, tree.Name):
        symbol = find_class(scope, target.identifier)
        if symbol is not None:
            check_class_access(scope, symbol, target.span)
            return symbol
    return meaning(context, scope, target)


def arities_of_reference(context: Attribution, scope: Scope, node: tree.MethodReference) -> frozenset[int] | None:
    """The numbers of arguments that a method reference can take (JLS 15.12.2.1); None if unknown."""
    owner, written = owner_of_reference(context, scope, node)
    if isinstance(owner, ArrayType) and node.name == "new":
        return frozenset({1})
    symbol = context.world.find(owner.name) if isinstance(owner, ClassType) else None
    if symbol is None or symbol.unmodelled:
        return None
    methods = symbol.constructors if node.name == "new" else find_methods(context.world, symbol, node.name)
    if not methods or any(method.varargs for method in methods):
        return None
    counts = {len(method.parameters) for method in methods}
    if written and node.name != "new":
        counts |= {len(method.parameters) + 1 for method in methods if not method.static}
    known = {len(method.parameters) for method in methods}
    if any(context.world.lacks(symbol, node.name, n, certainly=True) for n in range(MOST_PARAMETERS) if n not in known):
        return None  # a model leaves out one of the overloads
    return frozenset(counts)


def type_of_new(context: Attribution, scope: Scope, node: tree.MethodReference) -> Type | None:
    """The type of the objects that `X::new` creates; None for other references."""
    return owner_of_reference(context, scope, node)[0] if node.name == "new" else None


def taken_by_function(
    context: Attribution, scope: Scope, node: tree.Lambda | tree.MethodReference, count: int
) -> tuple[Type, ...] | None:
    """The parameter types that a function itself determines: declared types, or those of the one method it means."""
    if isinstance(node, tree.Lambda):
        if not node.parameters or any(p.type is None for p in node.parameters):
            return None
        return tuple(resolve_type(scope, p.type) for p in node.parameters if p.type is not None)
    meant, written = owner_of_reference(context, scope, node)
    symbol = context.world.find(meant.name) if isinstance(meant, ClassType) else None
    if symbol is None or not written or symbol.type_parameters or node.name == "new":
        return None
    methods = find_methods(context.world, symbol, node.name)
    if len(methods) != 1 or methods[0].varargs or methods[0].type_parameters:
        return None  # JLS 15.13.1: not exact
    (method,) = methods
    taken = method.parameters if method.static else (symbol.type, *method.parameters)
    return taken if len(taken) == count else None


def _returns(body: a.Statement) -> list[a.Return]:
    return list(STATEMENTS.found(body, a.Return))


# --- lambdas -----------------------------------------------------------------------------------------------


def attribute_lambda(context: Attribution, scope: Scope, node: tree.Lambda, function: Function) -> a.Expression:
    if len(node.parameters) != len(function.parameters):
        wanted = len(function.parameters)
        problem = f"{function.method} has {wanted} parameters, not {len(node.parameters)}"
        context.error(f"incompatible parameter types in lambda expression: {problem}", node.span)
        return unknown(node.span)
    closure = Closure(scope.closure, scope.symbol, is_lambda=True)
    context.lambdas.append(closure)
    inside = scope.inside(closure=closure)
    parameters = []
    for written, t in zip(node.parameters, function.parameters, strict=True):
        declared = upper(t) if written.type is None else resolve_type(scope, written.type)
        known = scope.lookup(written.name)
        if known is not None and known.home.symbol is scope.symbol:
            context.error(f"variable {written.name} is already defined", written.span)
        variable = Variable(written.name, declared, closure, written.span)
        variable.fixed = Fixed.PARAMETER if written.final else None
        inside.locals[written.name] = variable
        parameters.append(variable)
    result = None if isinstance(function.result, UnknownType) else function.result
    inside.flow = Jumps(result)
    body = _body(context, inside, node.body, function.result)
    return a.Lambda(
        function.interface, closure, function.interface, function.method, tuple(parameters), function.parameters, body,
        function.also, span=node.span,
    )  # fmt: skip


def _body(context: Attribution, scope: Scope, node: tree.Expression | tree.Block, result: Type) -> a.Statement:
    if isinstance(node, tree.Block):
        return context.statement(scope, node)
    wanted = None if isinstance(result, UnknownType) or result == VOID else result
    value = context.expression(scope, node, wanted)
    if result == VOID or (isinstance(result, UnknownType) and value.type == VOID):
        return a.Evaluate(value, span=node.span)
    if not isinstance(result, UnknownType):
        value = coerce(context, value, result)
    return a.Return(value, span=node.span)


# --- method references -------------------------------------------------------------------------------------


def attribute_reference(
    context: Attribution, scope: Scope, node: tree.MethodReference, function: Function
) -> a.Expression:
    """`X::m` as an equivalent lambda; a receiver is evaluated first, once."""
    meant: a.Expression | ClassSymbol | Type
    if isinstance(node.target, tree.TypeNode):
        meant = resolve_type(scope, node.target)
    elif isinstance(node.target, tree.Super):
        meant = a.This(scope.symbol.type, scope.symbol, span=node.span)
    elif isinstance(node.target, tree.Name) and (variable := type_variable(scope, node.target.identifier)) is not None:
        meant = class_bounds(variable)[0]
    else:
        found = _before(context, scope, node, node.target)
        if isinstance(found, str):
            context.error(f"cannot find symbol: {found}", node.span)
            return unknown(node.span)
        meant = found
    if isinstance(meant, UnknownType) or (isinstance(meant, a.Expression) and isinstance(meant.type, UnknownType)):
        missing = unsupported(meant) if isinstance(meant, a.Expression) else None
        return unknown(node.span) if missing is None else replace(missing, hides=True)
    span = node.span
    names = [f"$a{number}" for number in range(len(function.parameters))]
    arguments: list[tree.Expression] = [tree.Name(name, span=span) for name in names]
    if isinstance(meant, a.Expression):
        if isinstance(node.target, (tree.Super, tree.This)):
            call: tree.Expression = _call_of(node, node.target, arguments)
            return _lambda_of(context, scope, function, names, call, span)
        receiver = temporary(scope, "receiver", meant.type, span)
        inside = scope.inside()
        inside.locals[receiver.name] = receiver
        call = _call_of(node, tree.Name(receiver.name, span=span), arguments)
        function_object = _lambda_of(context, inside, function, names, call, span)
        checked = a.Intrinsic(meant.type, "nonNull", (meant,), span=span)
        return a.Let(function_object.type, receiver, checked, function_object, span=span)
    return _type_reference(context, scope, node, meant, function, names, arguments)


def _call_of(node: tree.MethodReference, target: tree.Expression, arguments: list[tree.Expression]) -> tree.MethodCall:
    """The call that a function object of a method reference makes."""
    return tree.MethodCall(target, node.name, tuple(arguments), node.type_arguments, span=node.span)


def _type_reference(
    context: Attribution,
    scope: Scope,
    node: tree.MethodReference,
    meant: ClassSymbol | Type,
    function: Function,
    names: list[str],
    arguments: list[tree.Expression],
) -> a.Expression:
    span = node.span
    if isinstance(meant, ArrayType):
        size = tree.NewArray(_node_of(scope, meant.element, span), tuple(arguments), span=span)
        return _lambda_of(context, scope, function, names, size, span)
    symbol = (
        meant if isinstance(meant, ClassSymbol) else context.world[meant.name] if isinstance(meant, ClassType) else None
    )
    if symbol is None:
        context.error(f"{meant} cannot be dereferenced", span)
        return unknown(span)
    written = _resolved(scope, symbol)
    if node.name == "new":
        parts = tree.NamedTypePart(written, () if symbol.type_parameters else None, span=span)
        creation: tree.Expression = tree.New(tree.NamedType((parts,), span=span), tuple(arguments), span=span)
        return _lambda_of(context, scope, function, names, creation, span)
    methods = find_methods(context.world, symbol, node.name)
    if not methods and context.world.opens and context.world.lacks(symbol, node.name):
        return _open_reference(context, scope, node, symbol, function, names)
    if not methods and context.world.lacks(symbol, node.name):
        return a.Unsupported(UNKNOWN, f"{symbol.shown}.{node.name}", span=span)
    if not methods:
        context.error(f"cannot find symbol: method {node.name} in class {symbol.shown}", span)
        return unknown(span)
    count = len(arguments)
    static = [m for m in methods if m.static and (len(m.parameters) == count or m.varargs)]
    bound = [m for m in methods if not m.static and (len(m.parameters) == count - 1 or m.varargs)]
    if static and bound:
        with context.speculating() as scratch:
            tried = _call_of(node, tree.Name(written, span=span), arguments)
            _lambda_of(context, scope, function, names, tried, span)
        static = [] if scratch.errors else static
    if static or not bound:
        call = _call_of(node, tree.Name(written, span=span), arguments)
        return _lambda_of(context, scope, function, names, call, span)
    first: tree.Expression = arguments[0]
    declared = meant if isinstance(meant, ClassType) else ClassType(symbol.name)
    if (function.parameters and isinstance(function.parameters[0], UnknownType)) or not _known_below(
        context, function, declared
    ):
        first = tree.Cast(tree.NamedType((tree.NamedTypePart(written, span=span),), span=span), first, span=span)
    call = _call_of(node, first, arguments[1:])
    return _lambda_of(context, scope, function, names, call, span)


def _open_reference(
    context: Attribution,
    scope: Scope,
    node: tree.MethodReference,
    symbol: ClassSymbol,
    function: Function,
    names: list[str],
) -> a.Expression:
    """`U::m` of a class without source: a method of the first argument, if that may be its object; else static."""
    span, written = node.span, _resolved(scope, symbol)
    arguments: list[tree.Expression] = [tree.Name(name, span=span) for name in names]
    first = function.parameters[0] if function.parameters else None
    if first is not None and related(context.world, upper(first), ClassType(symbol.name)):
        target = tree.NamedType((tree.NamedTypePart(written, span=span),), span=span)
        receiver = tree.Cast(target, arguments.pop(0), span=span)
        call = tree.MethodCall(receiver, node.name, tuple(arguments), span=span)
    else:
        call = tree.MethodCall(tree.Name(written, span=span), node.name, tuple(arguments), span=span)
    return _lambda_of(context, scope, function, names, call, span)


def _known_below(context: Attribution, function: Function, declared: ClassType) -> bool:
    return bool(function.parameters) and is_subtype(context.world, function.parameters[0], ClassType(declared.name))


def _resolved(scope: Scope, symbol: ClassSymbol) -> str:
    """A name that certainly resolves to the class in a scope."""
    if find_class(scope, symbol.simple) is not symbol:
        name = f"$class:{symbol.name}"
        scope.classes[name] = symbol
        return name
    return symbol.simple


def _node_of(scope: Scope, t: Type, span: Span) -> tree.TypeNode:
    if isinstance(t, ArrayType):
        return tree.ArrayTypeNode(_node_of(scope, t.element, span), span=span)
    if isinstance(t, ClassType):
        name = _resolved(scope, scope.world[t.name])
        return tree.NamedType((tree.NamedTypePart(name, span=span),), span=span)
    if isinstance(t, TypeVariable):
        return tree.NamedType((tree.NamedTypePart(t.name, span=span),), span=span)
    return tree.PrimitiveNode(str(t), span=span)


def _lambda_of(
    context: Attribution, scope: Scope, function: Function, names: list[str], body: tree.Expression, span: Span
) -> a.Expression:
    parameters = tuple(tree.LambdaParameter(name, span=span) for name in names)
    return attribute_lambda(context, scope, tree.Lambda(parameters, body, span=span), function)
