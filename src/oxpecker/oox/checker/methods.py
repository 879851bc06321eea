"""Checks the inside of methods, constructors and initialisers."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from oxpecker.limits.garbage import uncollected
from oxpecker.oox import syntax, typed
from oxpecker.oox.checker.context import Context, Settings
from oxpecker.oox.checker.contracts import check_contract, check_invariant
from oxpecker.oox.checker.exit_values import settle_parameters
from oxpecker.oox.checker.expressions import check_value
from oxpecker.oox.checker.leniency import with_defaults
from oxpecker.oox.checker.statements import check_block, check_statement, leading_constructor_call
from oxpecker.oox.containment import left_out
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.hierarchy import ClassInfo, Hierarchy, MethodInfo
from oxpecker.oox.source import Diagnostics
from oxpecker.oox.types import VOID


def new_context(
    hierarchy: Hierarchy, diagnostics: Diagnostics, settings: Settings, owner: ClassInfo, method: MethodInfo
) -> Context:
    """The inside of a method, its parameters declared."""
    context = Context(hierarchy, diagnostics, settings, owner, method)
    if not method.static:
        context.declare("this", context.this_type, method.span)
    for name, parameter_type in method.parameters:
        if name not in context.scopes[0]:
            context.declare(name, parameter_type, method.span)
        else:
            context.new_variable(name, parameter_type)
    return context


def check_method(context: Context) -> typed.Method:
    """A method's contract and body; abstract ones have only a contract."""
    info = context.method
    parameters = tuple(context.variables)
    declaration = info.declaration
    cases = check_contract(context, info, declaration.clauses if declaration is not None else ())
    summary = None if declaration is None else declaration.code_summary
    if summary is not None:
        code = typed.DeferredCode(summary, partial(_deferred_code, context))
        return typed.Method.with_deferred(info, parameters, cases, code)
    method = typed.Method(info, parameters, context.variables, cases)
    if info.is_constructor:
        method.body = _constructor_body(context, declaration)
    elif isinstance(declaration, syntax.Method) and declaration.body is not None:
        method.body = check_block(context, declaration.body)
        if info.return_type != VOID and may_complete(method.body):
            message = f"missing return statement in {info}; it may return the default value of {info.return_type}"
            context.warning(message, info.span)
    if method.body is not None:
        method.body = with_defaults(context, method.body)
    settle_parameters(context, method)
    return method


def _deferred_code(context: Context) -> tuple[typed.Statement, list[typed.Variable]]:
    """The body of a library method, and its variables; the context stays as it is if something interrupts this."""
    declaration = context.method.declaration
    assert declaration is not None
    scopes = [dict(scope) for scope in context.scopes]
    inside = replace(context, diagnostics=Diagnostics(), variables=list(context.variables), scopes=scopes)
    with deep_recursion(), uncollected():
        body = _body(inside, declaration)
    errors = inside.diagnostics.errors
    if errors:
        raise AssertionError(f"the model of {context.method} is not correct: {errors[0].message} ({errors[0].span})")
    return body, inside.variables


def _body(context: Context, declaration: syntax.Method | syntax.Constructor) -> typed.Statement:
    if isinstance(declaration, syntax.Constructor):
        return _constructor_body(context, declaration)
    assert declaration.body is not None
    return check_block(context, declaration.body)


def _constructor_body(context: Context, declaration: syntax.Method | syntax.Constructor | None) -> typed.Statement:
    """Java's order: statements before the constructor call, the call, field initialisers, the rest."""
    body = declaration.body if declaration is not None else None
    statements = list(body.statements) if body is not None else []
    span = body.span if body is not None else context.method.span
    parts: list[typed.Statement] = []
    calls_this = False
    with context.scope():
        calls = [number for number, s in enumerate(statements) if isinstance(s, syntax.ConstructorCall)]
        if calls:
            call = statements.pop(calls[0])
            before, statements = statements[: calls[0]], statements[calls[0] :]
            parts += [check_statement(context, statement) for statement in before]
            assert isinstance(call, syntax.ConstructorCall)
            calls_this = call.kind is syntax.ConstructorKind.THIS
            parts.append(leading_constructor_call(context, call))
        elif context.owner.superclass is not None and not left_out(statements):
            implicit = syntax.ConstructorCall(syntax.ConstructorKind.SUPER, (), span=context.method.span)
            parts.append(leading_constructor_call(context, implicit))
        if not calls_this:
            parts += _initial_values(context, static=False)
        parts += [check_statement(context, statement) for statement in statements]
    return typed.Block(tuple(parts), span=span)


def _initial_values(context: Context, static: bool) -> list[typed.Statement]:
    """The initial values of fields (and static initialisers) in the order of the text."""
    parts: list[typed.Statement] = []
    for member in context.owner.declaration.members:
        if isinstance(member, syntax.Field) and member.static == static and member.initial is not None:
            parts += check_initial_value(context, member)
        elif static and isinstance(member, syntax.StaticInitialiser):
            parts.append(check_block(context, member.body))
    return parts


def check_initial_value(context: Context, member: syntax.Field) -> list[typed.Statement]:
    """The assignment of the initial value that a field is declared with."""
    info = context.owner
    field = (info.static_fields if member.static else info.fields).get(member.name)
    if field is None or field.span != member.span or member.initial is None:
        return []
    hidden = context.scopes
    this = context.lookup("this")
    # A field's initial value does not see the constructor's parameters.
    context.scopes = [{"this": (this, context.method.span)} if this is not None else {}]
    value = check_value(context, member.initial, field.declared, f"the initial value of '{member.name}'")
    context.scopes = hidden
    if member.static:
        return [typed.SetStatic(field, value, span=member.span)]
    assert this is not None
    target = typed.Local(this.type, this, span=member.span)
    return [typed.SetField(target, field, value, span=member.span)]


def check_static_initialiser(context: Context) -> typed.Method:
    """The class's static initial values and blocks as one method."""
    body = typed.Block(tuple(_initial_values(context, static=True)), span=context.method.span)
    return typed.Method(context.method, (), context.variables, (), body)


def check_invariants(context: Context) -> tuple[typed.Clause, ...]:
    """The invariants a class declares itself, static or not as the context is."""
    members = [member for member in context.owner.declaration.members if isinstance(member, syntax.Invariant)]
    return tuple(check_invariant(context, member) for member in members if member.static == context.method.static)


def may_complete(statement: typed.Statement) -> bool:
    """Whether control can reach the end of a statement, as far as its form tells."""
    if isinstance(statement, (typed.Return, typed.Throw, typed.Break, typed.Continue, typed.Unsupported)):
        return False
    if isinstance(statement, typed.Block):
        return all(may_complete(inner) for inner in statement.statements)
    if isinstance(statement, typed.If):
        return may_complete(statement.then) or may_complete(statement.otherwise)
    if isinstance(statement, typed.While):
        endless = isinstance(statement.condition, typed.Literal) and statement.condition.value is True
        return not endless or _breaks_to(statement.body, set(statement.targets))
    if isinstance(statement, typed.Labelled):
        return may_complete(statement.body) or _breaks_to(statement.body, {statement.target})
    if isinstance(statement, typed.Lock):
        return may_complete(statement.body)
    if isinstance(statement, typed.Try):
        if statement.finally_body is not None and not may_complete(statement.finally_body):
            return False
        return may_complete(statement.body) or any(may_complete(catch.body) for catch in statement.catches)
    return True


def _breaks_to(statement: typed.Statement, targets: set[typed.Target]) -> bool:
    return any(each.target in targets for each in typed.STATEMENTS.found(statement, typed.Break))


def check_constructor_cycles(owner: ClassInfo, methods: dict[str, typed.Method], diagnostics: Diagnostics) -> None:
    """A constructor does not come back to itself through `this(..)`."""
    calls = {c.key: _called_constructor(methods[c.key]) for c in owner.constructors if _calls_another(c)}
    for constructor in owner.constructors:
        seen: list[str] = []
        current: str | None = constructor.key
        while current is not None and current not in seen:
            seen.append(current)
            current = calls.get(current)
        if current == constructor.key:
            diagnostics.error(f"recursive constructor invocation: {constructor}", constructor.span)


def _calls_another(constructor: MethodInfo) -> bool:
    """Whether a constructor begins with `this(..)`."""
    body = None if constructor.declaration is None else constructor.declaration.body
    calls = (each for each in (() if body is None else body.statements) if isinstance(each, syntax.ConstructorCall))
    return any(each.kind is syntax.ConstructorKind.THIS for each in calls)


def _called_constructor(method: typed.Method) -> str | None:
    body = method.body
    for statement in body.statements if isinstance(body, typed.Block) else ():
        if isinstance(statement, typed.Evaluate) and isinstance(statement.expression, typed.Invoke):
            called = statement.expression
            if called.method.is_constructor:
                return called.method.key
    return None
