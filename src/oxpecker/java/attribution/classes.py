"""Attributes classes: the bodies of methods, initial values and initialisers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attributed_tree import hides_code
from oxpecker.java.attribution.access import check_access
from oxpecker.java.attribution.arguments import attribute_arguments, untranslated
from oxpecker.java.attribution.checked_exceptions import check_exceptions
from oxpecker.java.attribution.checks import check_class
from oxpecker.java.attribution.completion import completes
from oxpecker.java.attribution.constants import constant_of
from oxpecker.java.attribution.construction import check_construction
from oxpecker.java.attribution.context import Attribution, Given, Jumps, declare
from oxpecker.java.attribution.conversions import attribute_as
from oxpecker.java.attribution.creation import anonymous_symbol, construct, enclosing_object, is_left_out
from oxpecker.java.attribution.definite_assignment import check_assignments
from oxpecker.java.attribution.forward_references import check_forward_references
from oxpecker.java.attribution.missing import Use, as_object
from oxpecker.java.attribution.modifiers import check_modifiers
from oxpecker.java.attribution.names import has_this, this_of
from oxpecker.java.attribution.picking import has_open
from oxpecker.java.attribution.sealed import check_sealed
from oxpecker.java.attribution.sequences import attribute_block, attribute_sequence
from oxpecker.java.jml.contracts import attribute_class_specification, attribute_contract
from oxpecker.java.jml.nullness import with_nullness
from oxpecker.java.jml.purity import check_body
from oxpecker.java.kinds import ClassKind
from oxpecker.java.resolution.headers import complete_header
from oxpecker.java.resolution.lookup import as_super
from oxpecker.java.resolution.members import complete_members
from oxpecker.java.resolution.scope import Fixed, Scope, Variable, class_scope
from oxpecker.java.symbols import ClassSymbol, FieldSymbol, MethodSymbol
from oxpecker.java.types import VOID, ClassType, UnknownType
from oxpecker.limits.defects import INTERNAL_ERROR, guarded
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import ConstructorKind


def attribute_class(context: Attribution, symbol: ClassSymbol, around: Scope | None = None) -> None:
    """A class and its member classes; the bodies are added to the attribution."""
    declaration = symbol.declaration
    assert declaration is not None
    closure = context.closure_of(symbol, None if around is None else around.closure)
    scope = class_scope(context.world, symbol, around, closure)
    for member in _members(context, symbol):
        attribute_class(context, member, scope)
    if symbol.is_inside_code:
        _check_header(context, symbol, scope)
    check_modifiers(context, symbol, declaration)
    check_forward_references(context, symbol, declaration)
    constants = [
        _guarded(context, symbol.fields[constant.name], partial(_constant, context, scope, symbol, constant))
        for constant in declaration.constants
    ]
    initialisations = [*constants, *_initialisations(context, scope, symbol, declaration)]
    methods = [
        _guarded_method(context, scope, method)
        for method in [*symbol.constructors, *(m for group in symbol.methods.values() for m in group)]
    ]
    specification = attribute_class_specification(context, scope, symbol)
    body = a.ClassBody(symbol, closure, tuple(methods), tuple(initialisations), specification, span=symbol.span)
    context.bodies.append(body)
    for check in (check_access, check_construction, check_assignments, check_exceptions):
        guarded(partial(check, context, body), partial(_report, context, symbol.span))


def check_headers(context: Attribution, symbol: ClassSymbol, around: Scope | None = None) -> None:
    """Checks how the members of a class, and of its member classes, fit together and into those above."""
    closure = context.closure_of(symbol, None if around is None else around.closure)
    scope = class_scope(context.world, symbol, around, closure)
    for member in _members(context, symbol):
        check_headers(context, member, scope)
    _check_header(context, symbol, scope)


def _check_header(context: Attribution, symbol: ClassSymbol, scope: Scope) -> None:
    check_class(context, symbol)
    if not symbol.library:
        check_sealed(context, symbol, scope)


def _members(context: Attribution, symbol: ClassSymbol) -> list[ClassSymbol]:
    """The member classes that are not left out."""
    return [each for each in symbol.member_classes.values() if each.name not in context.world.rejections.skipped]


def attribute_local_class(context: Attribution, scope: Scope, node: tree.LocalClass) -> a.Statement:
    """A local class, visible from here on in its block."""
    declaration, top = node.declaration, scope.symbol
    number = context.number(f"{top.name}${declaration.name}")
    symbol = context.world.enter_class(declaration, f"{top.name}${number}{declaration.name}", top, top.library)
    symbol.local = True
    symbol.static_context = not has_this(scope)
    scope.classes[declaration.name] = symbol
    inside = scope.inside()
    symbol.complete_header = lambda s: complete_header(context.world, s, inside)
    symbol.complete_members = lambda s: complete_members(context.world, s, inside)
    attribute_class(context, symbol, inside)
    return a.Block(span=node.span)


# --- initial values ----------------------------------------------------------------------------------------


def _initialisations(
    context: Attribution, scope: Scope, symbol: ClassSymbol, declaration: tree.ClassDeclaration
) -> list[a.Initialisation]:
    found: list[a.Initialisation] = []
    for member in declaration.members:
        if isinstance(member, tree.FieldDeclaration):
            for declarator in member.declarators:
                field = symbol.fields.get(declarator.name)
                if field is not None and field.span == declarator.span and declarator.initial is not None:
                    work = partial(_initial_value, context, scope, field, declarator.initial)
                    found.append(_guarded(context, field, work))
        elif isinstance(member, tree.Initialiser):
            inside = scope.inside(static=member.static, flow=Jumps(VOID))
            body = _guarded_block(context, inside, member)
            found.append(a.Initialisation(member.static, body, span=member.span))
    return found


def _initial_value(context: Attribution, scope: Scope, field: FieldSymbol, node: tree.Expression) -> a.Initialisation:
    inside = scope.inside(static=field.static)
    inside.flow = Jumps(VOID)
    value = attribute_as(context, inside, node, field.type)
    constant = constant_of(context, field)
    if constant is not None:
        value = a.Constant(field.type, constant, span=node.span)
    # A class without source hands out what constants hold, such as loggers, and not null.
    return _set(field, as_object(value) if field.static and field.final else value)


def _set(field: FieldSymbol, value: a.Expression) -> a.Initialisation:
    target = None if field.static else a.This(field.owner.type, field.owner, span=field.span)
    place = a.FieldRead(field.type, target, field, span=field.span)
    body = a.Evaluate(a.Assign(field.type, place, value, span=field.span), span=field.span)
    return a.Initialisation(field.static, body, field, span=field.span)


def _constant(context: Attribution, scope: Scope, symbol: ClassSymbol, node: tree.EnumConstant) -> a.Initialisation:
    """`A(1) {..}`: a static field that holds a new object; the lowering adds name and ordinal."""
    inside = scope.inside(static=True, flow=Jumps(VOID))
    field = symbol.fields[node.name]
    given = attribute_arguments(context, inside, node.arguments)
    own = ClassType(symbol.name)
    found = construct(context, inside, symbol, own, False, given, None, node.span)
    if found is None:
        return _set(field, a.null(node.span))
    constructor, arguments, _ = found
    owner = symbol
    if node.body is not None:
        owner = anonymous_symbol(context, inside, node.body, (own, ()), constructor, own)
        attribute_class(context, owner, inside)
        constructor = owner.constructors[0]
    new = a.New(own, owner, constructor, arguments, None, span=node.span)
    return _set(field, new)


# --- defects of the attribution ----------------------------------------------------------------------------


def _report(context: Attribution, span: Span, what: str) -> None:
    """Reports a defect where it occurs: the code is unsupported then, and everything else stays exact."""
    context.error(f"{INTERNAL_ERROR}: {what}", span)


def _guarded(context: Attribution, field: FieldSymbol, work: Callable[[], a.Initialisation]) -> a.Initialisation:
    """An initial value that is unsupported after a defect."""

    def failed(what: str) -> a.Initialisation:
        _report(context, field.span, what)
        return _set(field, a.Unsupported(field.type, INTERNAL_ERROR, hides=True, span=field.span))

    return guarded(work, failed)


def _guarded_block(context: Attribution, scope: Scope, node: tree.Initialiser) -> a.Statement:
    """An initialiser that is unsupported after a defect."""

    def failed(what: str) -> a.Statement:
        _report(context, node.span, what)
        return a.Evaluate(a.Unsupported(VOID, INTERNAL_ERROR, hides=True, span=node.span), span=node.span)

    return guarded(lambda: attribute_block(context, scope, node.body()), failed)


def _guarded_method(context: Attribution, scope: Scope, method: MethodSymbol) -> a.MethodBody:
    """A method whose body is unsupported after a defect."""

    def failed(what: str) -> a.MethodBody:
        _report(context, method.span, what)
        pairs = zip(method.names, method.parameters, strict=True)
        parameters = tuple(Variable(name, t, scope.closure, method.span) for name, t in pairs)
        body = a.Block((a.Evaluate(a.Unsupported(VOID, INTERNAL_ERROR, hides=True)),), span=method.span)
        return a.MethodBody(method, parameters, None if method.abstract else body, span=method.span)

    return guarded(partial(_method, context, scope, method), failed)


# --- methods -----------------------------------------------------------------------------------------------


def _method(context: Attribution, scope: Scope, method: MethodSymbol) -> a.MethodBody:
    inside = scope.inside(static=method.static, method=method, flow=Jumps(method.return_type))
    for variable in method.type_parameters:
        inside.type_variables[variable.name] = variable
    declaration = method.declaration
    types = list(method.parameters)
    for number, written in enumerate(() if declaration is None else declaration.parameters):
        types[number] = with_nullness(context.world, method, written, types[number])
    parameters = tuple(
        declare(context, inside, name, t, method.span) for name, t in zip(method.names, types, strict=True)
    )
    for parameter, written in zip(parameters, () if declaration is None else declaration.parameters, strict=False):
        parameter.declared = True
        parameter.fixed = Fixed.PARAMETER if "final" in written.modifiers.words else None
    contract = attribute_contract(context, inside, method, parameters)
    if declaration is None and method.is_constructor:
        _check_default_constructor(context, inside)
    if declaration is None or declaration.body is None:
        return a.MethodBody(method, parameters, None, contract, span=method.span)
    block = declaration.body()
    if isinstance(declaration, tree.ConstructorDeclaration):
        body = _constructor(context, inside, declaration, block, parameters)
    else:
        body = a.Block(attribute_sequence(context, inside, block.statements), span=block.span)
        if method.return_type != VOID and completes(body) and not hides_code(body):
            context.error(f"missing return statement in {method}", method.span)
    check_body(context, method, body)
    return a.MethodBody(method, parameters, body, contract, span=method.span)


def _check_default_constructor(context: Attribution, scope: Scope) -> None:
    """A default constructor calls a constructor of the superclass without arguments (JLS 8.8.9)."""
    symbol = scope.symbol
    if symbol.library or symbol.kind is not ClassKind.CLASS or symbol.anonymous_super is not None:
        return
    with context.speculating() as scratch:
        constructor_call(context, scope, tree.ConstructorCall(ConstructorKind.SUPER, (), span=symbol.span))
    for problem in scratch.errors:
        context.error(problem.message, problem.span)


def _constructor(
    context: Attribution,
    scope: Scope,
    declaration: tree.ConstructorDeclaration,
    block: tree.Block,
    parameters: tuple[Variable, ...],
) -> a.Statement:
    symbol = scope.symbol
    nodes = block.statements
    written = next((number for number, each in enumerate(nodes) if isinstance(each, tree.ConstructorCall)), None)
    before, call = nodes[: written or 0], None
    if written is not None:
        node = nodes[written]
        assert isinstance(node, tree.ConstructorCall)
        early = attribute_sequence(context, scope, before)
        call, nodes = constructor_call(context, scope, node), nodes[written + 1 :]
    else:
        early = ()
        if symbol.superclass is not None and symbol.kind is not ClassKind.ENUM:
            implicit = tree.ConstructorCall(ConstructorKind.SUPER, (), span=declaration.span)
            call = constructor_call(context, scope, implicit)
    rest = attribute_sequence(context, scope, nodes)
    last: list[a.Statement] = []
    if declaration.compact:
        last = [assign_component(symbol, variable) for variable in parameters]
    return a.Block((*early, *(() if call is None else (call,)), *rest, *last), span=block.span)


def assign_component(symbol: ClassSymbol, variable: Variable) -> a.Statement:
    """`this.x = x` at the end of a record's compact constructor (JLS 8.10.4.2)."""
    field = symbol.fields[variable.name]
    value = a.Local(variable.type, variable, span=variable.span)
    return _set(field, value).body


def constructor_call(context: Attribution, scope: Scope, node: tree.ConstructorCall) -> a.Statement | None:
    """`this(..)` and `super(..)`; arguments cannot use `this`."""
    symbol = scope.symbol
    constructed = symbol.type if node.kind is ConstructorKind.THIS else symbol.superclass
    if constructed is None:
        return None
    owner = context.world[constructed.name]
    given = attribute_arguments(context, scope, node.arguments)
    if node.kind is ConstructorKind.SUPER and symbol.superclass_unmodelled:
        use = Use(symbol.beyond[0], "new")
        missing = untranslated(context, scope, f"class {symbol.beyond[0]}", given, node.span, t=VOID, use=use)
        return a.Evaluate(missing, span=node.span)
    left_out = is_left_out(context, scope, owner, constructed, given)
    found = construct(context, scope, owner, constructed, False, given, None, node.span, left_out)
    undecided = has_open(context, scope, given) or any(_is_unknown(each) for each in given)
    if undecided and found is not None and found[0] is scope.method:
        found = None  # No constructor calls itself: only the types of the arguments could tell which one is meant.
    if found is None and (left_out or undecided):
        what = f"an overload of {owner.shown} that a class without source decides"
        what = f"this constructor of {owner.shown}" if left_out else what
        missing = untranslated(context, scope, what, given, node.span, t=VOID)
        # Another constructor of the same class assigns its fields.
        missing = replace(missing, hides=missing.hides or node.kind is ConstructorKind.THIS)
        return a.Evaluate(missing, span=node.span)
    if found is None:
        return None
    constructor, arguments, _ = found
    outer = None
    if node.kind is ConstructorKind.SUPER:
        given_outer = None if node.outer is None else context.expression(scope, node.outer)
        outer = _outer_of_super(context, scope, owner, given_outer, node)
        if owner.captures:
            scope.closure.makes[owner.name] = None
    return a.ConstructorCall(node.kind, constructor, arguments, outer, span=node.span)


def _is_unknown(given: Given) -> bool:
    return isinstance(given, a.Expression) and isinstance(given.type, UnknownType)


def _outer_of_super(
    context: Attribution, scope: Scope, owner: ClassSymbol, outer: a.Expression | None, node: tree.ConstructorCall
) -> a.Expression | None:
    """The enclosing object of the superclass's part: one that encloses this object, not this object (JLS 8.8.7.1)."""
    if not owner.inner or outer is not None:
        return outer
    symbol = scope.symbol
    if symbol.inner and symbol.outer is not None:
        current: ClassSymbol | None = symbol.outer
        while current is not None:
            if owner.outer is not None and as_super(context.world, ClassType(current.name), owner.outer.name):
                return this_of(scope, current, node.span)
            current = current.outer if current.inner else None
    return enclosing_object(context, scope, owner, None, node.span)
