"""Constructors: captured values, constructor calls, initial values (JLS 12.5)."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java.attributed_tree import constructor_call, delegates
from oxpecker.java.kinds import ClassKind
from oxpecker.java.lowering import contracts
from oxpecker.java.lowering.calls import captured_values, exact
from oxpecker.java.lowering.closed import is_closed
from oxpecker.java.lowering.code import Code, captured_name, outer_field
from oxpecker.java.lowering.constants import unknown
from oxpecker.java.lowering.nullness import with_declared_nullness
from oxpecker.java.lowering.open_uses import lower_open_effect
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.lowering.strings import literal
from oxpecker.java.lowering.visibility import is_internal, is_private
from oxpecker.java.resolution.lookup import as_super
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.types import STRING, THROWABLE, VOID, ClassType, erase
from oxpecker.java.well_known import ALWAYS_IMPORTED
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import ConstructorKind

NAME, ORDINAL = "$name", "$ordinal"
"""The first parameters of an enum's constructor."""


def is_enum_class(program: Lowering, symbol: ClassSymbol) -> bool:
    """Whether objects of the class are enum constants."""
    if symbol.kind is ClassKind.ENUM:
        return True
    above = symbol.superclass
    return above is not None and symbol.local and program.world[above.name].kind is ClassKind.ENUM


def around(program: Lowering, body: a.ClassBody) -> list[tuple[str, oox.Type]]:
    """The fields that hold the enclosing object and captured variables."""
    symbol = body.symbol
    found: list[tuple[str, oox.Type]] = []
    if symbol.inner and symbol.outer is not None:
        found.append((outer_field(symbol), oox.ClassType(program.class_name(symbol.outer), non_null=True)))
    closure = body.closure
    return found + [(captured_name(closure, v), program.declared(v.type, symbol.span).type) for v in closure.captured]


def lower_constructor(
    program: Lowering, body: a.ClassBody, node: a.MethodBody, initial: list[a.Initialisation]
) -> syntax.Constructor:
    """A constructor with everything that Java adds to it."""
    code = Code(program, body.closure)
    symbol = body.symbol
    span = node.span
    parameters = _parameters(code, body, node)
    for name, _ in around(program, body):
        place = syntax.FieldAccess(syntax.This(span=span), name, span=span)
        code.emit(syntax.Assign(place, syntax.Name(name, span=span), span=span))
    statements = list(node.body.statements) if isinstance(node.body, a.Block) else []
    call = constructor_call(node.body)
    after = 0 if call is None else call + 1
    for statement in statements[:after]:
        code.statement(statement)
    if call is None:
        _implicit_super(code, symbol, node)
    if _fills_trace(program, symbol) and not delegates(node.body):
        this = syntax.This(span=span)
        code.emit(syntax.Evaluate(syntax.Call(this, "$fillTrace", (), span=span), span=span))
    if not delegates(node.body):
        for item in initial:
            lower_initialisation(code, item)
    for statement in statements[after:]:
        code.statement(statement)
    clauses = contracts.method_clauses(code, node)
    block = syntax.Block(tuple(code.statements), span=span)
    private = is_private(program.visibility, node.symbol)
    closed = is_closed(program, node.symbol)
    internal = not private and is_internal(program.world, node.symbol)
    return syntax.Constructor(
        program.class_name(symbol), parameters, clauses, block, private, closed, internal, span=span
    )


def _fills_trace(program: Lowering, symbol: ClassSymbol) -> bool:
    """Whether a constructor of the library above this class would call a method of the program (`Throwable`)."""
    above = symbol.superclass
    if above is None or symbol.superclass_unmodelled or not program.world[above.name].library:
        return False
    if as_super(program.world, ClassType(symbol.name), THROWABLE.name) is None:
        return False
    return any(not each.parameters for own in program.own for each in own.methods.get("fillInStackTrace", ()))


def lower_initialisation(code: Code, item: a.Initialisation) -> None:
    """A field initialiser or an initialiser block."""
    code.statement(item.body)


def _parameters(code: Code, body: a.ClassBody, node: a.MethodBody) -> tuple[syntax.Parameter, ...]:
    program, span = code.program, node.span
    found: list[tuple[str, oox.Type]] = []
    if is_enum_class(program, body.symbol):
        found += [(NAME, oox.ClassType(program.named(STRING.name))), (ORDINAL, oox.INT)]
    kept = around(program, body)
    outer = 1 if body.symbol.inner else 0
    for name, _ in kept:
        code.active.add(name)
    declared = [
        (code.name_of(variable), with_declared_nullness(program.declared(variable.type, span).type, variable.type))
        for variable in node.parameters
    ]
    found += [*kept[:outer], *declared, *kept[outer:]]
    return tuple(syntax.Parameter(syntax.TypeUse(t, span=span), name, span=span) for name, t in found)


def _implicit_super(code: Code, symbol: ClassSymbol, node: a.MethodBody) -> None:
    """The implicit call of the superclass's constructor."""
    above = symbol.superclass
    if above is None:
        return
    span = node.span
    if symbol.superclass_unmodelled:
        what = f"class {symbol.beyond[0]}"
        if code.program.world.opens:
            lower_open_effect(code, a.OpenUse(VOID, what, owner=symbol.beyond[0], member="new", span=span))
        else:
            code.emit(syntax.Unsupported(what, span=span))
        return
    arguments: list[syntax.Expression] = []
    if is_enum_class(code.program, symbol):
        arguments = [syntax.Name(NAME, span=span), syntax.Name(ORDINAL, span=span)]
    if symbol.anonymous_super is not None:
        arguments += [code.local(variable, span) for variable in node.parameters]
        arguments += captured_values(code, symbol.anonymous_super.owner, span)
        owner = symbol.anonymous_super.owner
        if owner.local and owner.inner:
            assert owner.outer is not None
            arguments.insert(0, code.this(owner.outer, span))
    elif symbol.kind is not ClassKind.ENUM:
        owner = code.program.world[above.name]
        outer = _outer_of_super(code, symbol, owner)
        if outer is not None:
            arguments.append(code.this(outer, span))
        arguments += _implicit_varargs(code, owner, span) or _unreachable_arguments(code, owner, node)
        arguments += captured_values(code, owner, span)
    if arguments:
        call = syntax.ConstructorCall(syntax.ConstructorKind.SUPER, tuple(arguments), span=span)
        code.emit(call)
    elif code.statements:
        code.emit(syntax.ConstructorCall(syntax.ConstructorKind.SUPER, (), span=span))


def _outer_of_super(code: Code, symbol: ClassSymbol, owner: ClassSymbol) -> ClassSymbol | None:
    """The innermost enclosing class whose object encloses the superclass's part (JLS 8.8.7.1)."""
    current = symbol.outer if symbol.inner and owner.inner else None
    while current is not None and owner.outer is not None:
        if as_super(code.program.world, ClassType(current.name), owner.outer.name) is not None:
            return current
        current = current.outer if current.inner else None
    return None


def _implicit_varargs(code: Code, owner: ClassSymbol, span: Span) -> list[syntax.Expression]:
    """The empty array for a superclass constructor of variable arity."""
    if any(not c.parameters for c in owner.constructors):
        return []
    found = [c for c in owner.constructors if c.varargs and len(c.parameters) == 1]
    if not found:
        return []
    array = code.program.type(found[0].parameters[0])
    assert isinstance(array, oox.ArrayType)
    return [syntax.ArrayLiteral(syntax.TypeUse(array.element, span=span), (), span=span)]


def _unreachable_arguments(code: Code, owner: ClassSymbol, node: a.MethodBody) -> list[syntax.Expression]:
    """Some arguments for a superclass that needs them: the written call is not translated, so no path comes here."""
    if owner.library or not owner.constructors or any(not each.parameters for each in owner.constructors):
        return []
    code.emit(syntax.Unsupported("a constructor call that is not translated", span=node.span))
    return [unknown(code, erase(t), node.span) for t in owner.constructors[0].parameters]


def lower_constructor_call(code: Code, node: a.ConstructorCall) -> None:
    """`this(..)` and `super(..)` as written, with the implicit arguments."""
    symbol = code.closure.symbol
    owner = node.constructor.owner
    span = node.span
    values: list[syntax.Expression] = []
    if is_enum_class(code.program, symbol):
        values = [syntax.Name(NAME, span=span), syntax.Name(ORDINAL, span=span)]
    if node.kind is ConstructorKind.THIS and symbol.inner:
        values.append(syntax.Name(outer_field(symbol), span=span))
    elif node.outer is not None:
        values.append(code.expression(node.outer))
    same = [c for c in owner.constructors if len(c.parameters) == len(node.constructor.parameters)]
    prelude = owner.library and owner.package == ALWAYS_IMPORTED
    values += exact(code, [], [], node.arguments, node.constructor, len(same) > 1 or prelude)
    values += captured_values(code, owner, span)
    code.emit(syntax.ConstructorCall(node.kind, tuple(values), span=span))


def enum_arguments(code: Code, item: a.Initialisation, ordinal: int) -> tuple[syntax.Expression, ...]:
    """Name and ordinal of an enum constant."""
    assert item.field is not None
    return (literal(code, item.field.name, item.span), syntax.IntegerLiteral(ordinal, span=item.span))
