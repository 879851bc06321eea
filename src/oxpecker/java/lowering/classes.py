"""Lowers classes: fields, methods, bridges, static initialisation."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java.facts import Fact, inherits, refuses_null, states
from oxpecker.java.jml.declarations import MODEL
from oxpecker.java.kinds import ClassKind
from oxpecker.java.lowering import contracts
from oxpecker.java.lowering.bridges import bridges, named_parameters
from oxpecker.java.lowering.calls import class_object, default_key
from oxpecker.java.lowering.closed import closed_modifiers, parameter_use
from oxpecker.java.lowering.code import Code
from oxpecker.java.lowering.constructor_facts import constructor_facts
from oxpecker.java.lowering.constructors import around, enum_arguments, lower_constructor, lower_initialisation
from oxpecker.java.lowering.copies import copy_method
from oxpecker.java.lowering.held import extended_type, field_use
from oxpecker.java.lowering.naming import CLASSES, identifier
from oxpecker.java.lowering.nullness import if_nullable
from oxpecker.java.lowering.order import lower_apart
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.lowering.stubs import is_throwable
from oxpecker.java.lowering.superinterfaces import superinterfaces_first
from oxpecker.java.lowering.visibility import is_internal, is_private, with_visibility
from oxpecker.java.nullness import Nullness, own_nullness
from oxpecker.java.symbols import FieldSymbol, MethodSymbol
from oxpecker.java.types import OBJECT, VOID
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.open_classes import marker
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import MethodModifier as Modifier


def lower_class(program: Lowering, body: a.ClassBody) -> syntax.Class:
    """A lowered class with all its members."""
    with program.declaring(body.symbol):
        return _lowered_class(program, body)


def _lowered_class(program: Lowering, body: a.ClassBody) -> syntax.Class:
    symbol = body.symbol
    span = symbol.span
    code = Code(program, body.closure)
    members: list[syntax.Member] = []
    for name, t in around(program, body):
        members.append(syntax.Field(syntax.TypeUse(t, span=span), name, final=True, span=span))
    pure, initial = _instance_values(code, body)
    members += superinterfaces_first(program, symbol)
    members += _fields(code, body, pure)
    members += contracts.class_invariants(code, body)
    members += contracts.model_methods(code, body)
    for node in body.methods:
        if node.symbol.is_constructor:
            constructor = lower_constructor(program, body, node, initial)
            if node.symbol.declaration is not None or constructor.parameters or constructor.body.statements:
                members.append(constructor)
        else:
            members.append(_method(program, body, node))
    if not symbol.library and symbol.kind is not ClassKind.ENUM:
        members += constructor_facts(program, body)
    if symbol.kind is not ClassKind.ENUM:
        members += _inherited(program, body)
    if not (symbol.library and symbol.type_parameters):
        # Generic library classes pass their arguments on unchanged.
        members += _above(program, body)
    if any(inherits(program.world, each.symbol, Fact.QUERY) for each in body.methods):
        members.append(marker(InputRole.INSPECTABLE))
    if states(symbol, Fact.VIEW):
        members.append(marker(InputRole.VIEW))
    filling = [each.symbol for each in body.methods if states(each.symbol, Fact.FILLS)]
    if filling:
        members.append(replace(marker(InputRole.FILLS), parameters=tuple(map(_filling, filling))))
    if symbol.name in program.visibility.cloned and not symbol.library:
        members.append(marker(InputRole.COPIED))
    abstract = "abstract" in symbol.modifiers or _is_abstract_enum(body)
    members += copy_method(program, symbol, abstract)
    members += bridges(program, body)
    members += [_left_out(program, method, span) for method in symbol.left_out]
    members += [_accessor(program, method, span) for method in program.accessors.get(symbol.name, {})]
    superclass = None
    if symbol.superclass is not None and symbol.superclass != OBJECT:
        superclass = syntax.ClassName(program.named(symbol.superclass.name), span=span)
    interfaces = tuple(syntax.ClassName(program.named(t.name), span=span) for t in symbol.interfaces)
    for name in symbol.beyond:
        above = syntax.ClassName(program.stub(name), span=span)
        if is_throwable(program.world, name):
            superclass = above
        else:
            interfaces += (above,)
    return syntax.Class(
        program.class_name(symbol),
        tuple(members),
        superclass,
        _distinct(interfaces),
        abstract and not symbol.interface,
        symbol.interface,
        span=span,
    )


def _filling(method: MethodSymbol) -> syntax.Parameter:
    """A library method that fills its receiver; it is declared as one of `Object!` if it refuses null."""
    t = replace(oox.OBJECT, non_null=refuses_null(method))
    return syntax.Parameter(syntax.TypeUse(t, span=method.span), method.name, span=method.span)


def _inherited(program: Lowering, body: a.ClassBody) -> list[syntax.Member]:
    """A marker with the superclass as written, if it is a generic library class: it may construct the inputs."""
    above, span = body.symbol.superclass, body.symbol.span
    if above is None or not above.arguments or not program.world[above.name].library:
        return []
    extended = syntax.TypeUse(extended_type(program, body.symbol, above), span=span)
    parameter = syntax.Parameter(extended, "above", span=span)
    use, block = syntax.TypeUse(oox.VOID, span=span), syntax.Block((), span=span)
    return [
        syntax.Method(use, InputRole.INHERITED.value, (parameter,), (), block, frozenset({Modifier.STATIC}), span=span)
    ]


def _above(program: Lowering, body: a.ClassBody) -> list[syntax.Member]:
    """A marker with the generic supertypes as written, if type arguments matter."""
    symbol, span = body.symbol, body.symbol.span
    above = [t for t in (symbol.superclass, *symbol.interfaces) if t is not None and t.arguments]
    if not above and not symbol.type_parameters:
        return []
    parameters = tuple(
        syntax.Parameter(program.declared(t, span), f"above{number}", span=span) for number, t in enumerate(above)
    )
    use, block = syntax.TypeUse(oox.VOID, span=span), syntax.Block((), span=span)
    return [
        syntax.Method(use, InputRole.SUPERTYPES.value, parameters, (), block, frozenset({Modifier.STATIC}), span=span)
    ]


def _left_out(program: Lowering, method: MethodSymbol, span: Span) -> syntax.Method:
    """A method that a superclass without a model implements."""
    parameters = tuple(
        syntax.Parameter(program.use(t, span), f"$p{number}", span=span) for number, t in enumerate(method.parameters)
    )
    body = syntax.Block((syntax.Unsupported(str(method), span=span),), span=span)
    result = program.use(method.return_type, span)
    return syntax.Method(result, program.method_name(method), parameters, (), body, span=span)


def _distinct(names: tuple[syntax.ClassName, ...]) -> tuple[syntax.ClassName, ...]:
    return tuple({name.name: name for name in names}.values())


def _is_abstract_enum(body: a.ClassBody) -> bool:
    """Whether all constants of an enum have, or must have, their own classes."""
    declaration = body.symbol.declaration
    if body.symbol.kind is not ClassKind.ENUM or declaration is None:
        return False
    bodies = [constant.body for constant in declaration.constants]
    return any(m.symbol.abstract for m in body.methods) or (bool(bodies) and None not in bodies)


# --- fields ------------------------------------------------------------------------------------------------


def _instance_values(code: Code, body: a.ClassBody) -> tuple[dict[str, syntax.Expression], list[a.Initialisation]]:
    """Initial values that OOX can declare at the field; from the first other one on, constructors assign them."""
    items = [item for item in body.initialisations if not item.static]
    pure: dict[str, syntax.Expression] = {}
    for item in items:
        value = _initial_value(item)
        if item.field is None or value is None:
            return {}, items
        before, lowered = lower_apart(code, value)
        if before:
            return {}, items
        pure[item.field.name] = lowered
    return pure, []


def _initial_value(item: a.Initialisation) -> a.Expression | None:
    body = item.body
    if isinstance(body, a.Evaluate) and isinstance(body.expression, a.Assign):
        return body.expression.value
    return None


def _fields(code: Code, body: a.ClassBody, pure: dict[str, syntax.Expression]) -> list[syntax.Member]:
    symbol, program = body.symbol, code.program
    members: list[syntax.Member] = []
    placed: set[str] = set()
    ordinal = 0
    for item in body.initialisations:
        if not item.static:
            continue
        if item.field is None:
            members.append(_static_block(program, body, item))
            continue
        name = item.field.name
        placed.add(name)
        use = _static_use(program, item.field, item.span)
        inside = Code(program, body.closure)
        value = _initial_value(item)
        assert value is not None
        before, lowered = lower_apart(inside, value)
        if item.field.enum_constant and isinstance(lowered, syntax.New):
            extra = enum_arguments(inside, item, ordinal)
            ordinal += 1
            lowered = syntax.New(lowered.class_name, (*extra, *lowered.arguments), span=lowered.span)
        if not before:
            member = syntax.Field(use, identifier(name), True, lowered, item.field.volatile, span=item.span)
            members.append(with_visibility(program.visibility, item.field, member))
            continue
        members += _computed(program, body, item, use, [*before, *inside.hoisted], lowered)
    for field in symbol.fields.values():
        if field.static and field.name not in placed:
            use = _static_use(program, field, field.span)
            name = identifier(field.name)
            member = syntax.Field(use, name, True, volatile=field.volatile, span=field.span)
            members.append(with_visibility(program.visibility, field, member))
        elif not field.static and not field.model:
            use = field_use(code, field)
            name, initial = identifier(field.name), pure.get(field.name)
            member = syntax.Field(use, name, False, initial, field.volatile, span=field.span)
            members.append(with_visibility(program.visibility, field, member))
    return members


def _static_use(program: Lowering, field: FieldSymbol, span: Span) -> syntax.TypeUse:
    """The type of a static field; static fields of the program may be inputs."""
    if field.owner.library:
        return program.use(field.type, span)
    use = program.declared(field.type, span)
    return replace(use, type=if_nullable(use.type, field.type))


def _computed(
    program: Lowering,
    body: a.ClassBody,
    item: a.Initialisation,
    use: syntax.TypeUse,
    before: list[syntax.Statement],
    value: syntax.Expression,
) -> list[syntax.Member]:
    """A static field whose value needs statements: a static block, or in an interface a method."""
    assert item.field is not None
    name, span = identifier(item.field.name), item.span
    owner = program.class_name(body.symbol)
    if not body.symbol.interface:
        place = syntax.FieldAccess(syntax.Name(owner, span=span), name, span=span)
        block = syntax.Block((*before, syntax.Assign(place, value, span=span)), span=span)
        field = syntax.Field(use, name, True, volatile=item.field.volatile, span=span)
        return [with_visibility(program.visibility, item.field, field), syntax.StaticInitialiser(block, span=span)]
    value_name = f"{name}$value"
    block = syntax.Block((*before, syntax.Return(value, span=span)), span=span)
    method = syntax.Method(use, value_name, (), (), block, frozenset({Modifier.STATIC}), span=span)
    call = syntax.Call(syntax.Name(owner, span=span), value_name, (), span=span)
    return [with_visibility(program.visibility, item.field, syntax.Field(use, name, True, call, span=span)), method]


def _static_block(program: Lowering, body: a.ClassBody, item: a.Initialisation) -> syntax.Member:
    code = Code(program, body.closure)
    lower_initialisation(code, item)
    return syntax.StaticInitialiser(syntax.Block(tuple(code.statements), span=item.span), span=item.span)


# --- methods -----------------------------------------------------------------------------------------------


def _return_use(program: Lowering, method: MethodSymbol, span: Span) -> syntax.TypeUse:
    if method.return_type == VOID:
        return syntax.TypeUse(oox.VOID, span=span)
    use = program.declared(method.return_type, span)
    notes = () if method.declaration is None else method.declaration.modifiers.annotations
    is_nullable = own_nullness(note.name for note in notes) is Nullness.MAYBE
    said = oox.with_nullness(if_nullable(use.type, method.return_type), states(method, Fact.NEVER_NULL), is_nullable)
    return replace(use, type=said)


def _method(program: Lowering, body: a.ClassBody, node: a.MethodBody) -> syntax.Method:
    symbol, method, span = body.symbol, node.symbol, node.span
    code = Code(program, body.closure)
    modifiers: set[Modifier] = set(closed_modifiers(program, symbol, method))
    parameters = tuple(
        syntax.Parameter(parameter_use(program, method, variable.type, span), code.name_of(variable), span=span)
        for variable in node.parameters
    )
    if method.static:
        modifiers.add(Modifier.STATIC)
    modifiers |= contracts.modifiers(node)
    if is_private(program.visibility, method):
        modifiers.add(Modifier.PRIVATE)
    elif is_internal(program.world, method):
        modifiers.add(Modifier.INTERNAL)
    block: syntax.Block | None = None
    if method.abstract:
        if not symbol.interface:
            modifiers.add(Modifier.ABSTRACT)
    else:
        block = _body(code, body, node)
    clauses = contracts.method_clauses(code, node)
    use = _return_use(program, method, span)
    if MODEL in method.modifiers and (node.contract is None or not node.contract.cases):
        span = symbol.span  # it is not checked by itself
    return syntax.Method(use, program.method_name(method), parameters, clauses, block, frozenset(modifiers), span=span)


def _body(code: Code, body: a.ClassBody, node: a.MethodBody) -> syntax.Block:
    method, span = node.symbol, node.span
    if node.body is None:
        code.emit(syntax.Unsupported(f"native method {method}", span=span))
    elif isinstance(node.body, a.Block):
        for statement in node.body.statements:
            code.statement(statement)
    inside = syntax.Block(tuple(code.statements), span=span if node.body is None else node.body.span)
    if "synchronized" not in method.modifiers:
        return inside
    monitor: syntax.Expression = syntax.This(span=span)
    if method.static:
        monitor = syntax.FieldAccess(syntax.Name(CLASSES, span=span), class_object(code, body.symbol.type), span=span)
    return syntax.Block((syntax.Lock(monitor, inside, span=span),), span=span)


def _accessor(program: Lowering, method: MethodSymbol, span: Span) -> syntax.Method:
    """A method through which lambdas call the superclass's method."""
    parameters = named_parameters(program, method, span)
    arguments = tuple(syntax.Name(each.name, span=span) for each in parameters)
    call = syntax.Call(syntax.Super(span=span), program.method_name(method), arguments, span=span)
    last: syntax.Statement = syntax.Return(call, span=span)
    if method.return_type == VOID:
        last = syntax.Evaluate(call, span=span)
    use = _return_use(program, method, span)
    return syntax.Method(
        use, f"super${program.method_name(method)}", parameters, (), syntax.Block((last,), span=span), span=span
    )


def lower_defaults(program: Lowering, body: a.ClassBody, every: bool = False) -> list[syntax.Member]:
    """The default methods of an interface that `I.super.m(..)` calls and that do not exist yet; or all."""
    found: list[syntax.Member] = []
    for node in body.methods:
        key = default_key(node.symbol)
        offered = every and not node.symbol.abstract and not node.symbol.static
        if offered or program.defaults.get(key) is False:
            program.defaults[key] = True
            found.append(_default(program, body, node))
    return found


def _default(program: Lowering, body: a.ClassBody, node: a.MethodBody) -> syntax.Method:
    """A default method as a static method with a parameter for the receiver, for `I.super.m(..)`."""
    code = Code(program, body.closure)
    code.self_name = "self$"
    use = _return_use(program, node.symbol, node.span)
    this = syntax.Parameter(program.use(body.symbol.type, node.span), "self$", span=node.span)
    parameters = tuple(
        syntax.Parameter(program.use(variable.type, node.span), code.name_of(variable), span=node.span)
        for variable in node.parameters
    )
    block = _body(code, body, node)
    name = f"{program.method_name(node.symbol)}$default"
    return syntax.Method(use, name, (this, *parameters), (), block, frozenset({Modifier.STATIC}), span=node.span)
