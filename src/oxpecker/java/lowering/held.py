"""What the fields of an input contain, according to their declarations and to what their classes store in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java.attributed_tree import constructor_call, delegates, outside_functions, walk
from oxpecker.java.facts import flagged_order, has_order, is_order
from oxpecker.java.lowering.assigned import assigned_values, plain, roots
from oxpecker.java.lowering.code import Code
from oxpecker.java.lowering.naming import ORDER, identifier
from oxpecker.java.lowering.nullness import if_nullable
from oxpecker.java.lowering.order import lower_apart
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.lowering.visibility import visibility
from oxpecker.java.symbols import ClassSymbol, FieldSymbol
from oxpecker.java.types import BOOLEAN, INT, OBJECT, TEXT, ClassType, erase
from oxpecker.java.well_known import COMPARATOR, KEY_ORDER, UNKNOWN_ORDER
from oxpecker.oox import syntax
from oxpecker.oox import types as oox


def look_at_fields(program: Lowering, bodies: list[a.ClassBody]) -> None:
    """Analyses the fields of some classes before the classes are lowered."""
    program.visibility = visibility(program.world, bodies)
    program.assigned = assigned_values(program.world, bodies)
    program.flagged = set(_flagged(program, bodies))


def field_use(code: Code, field: FieldSymbol) -> syntax.TypeUse:
    """The type of a field with what is known about inputs."""
    program = code.program
    use = program.declared(field.type, field.span)
    use = replace(use, type=if_nullable(use.type, field.type))
    if field.type == TEXT and not field.final and field.initial is None:
        return replace(use, type=oox.STRING)
    values, known = program.assigned.get(field), use.type
    created = None if values is None else _common_creation(values)
    if values is not None and created is not None and isinstance(known, oox.ClassType):
        found = program.declared(created.type, field.span).type
        assert isinstance(found, oox.ClassType)
        arguments = found.arguments
        if has_order(created.symbol):
            width = len(created.symbol.type_parameters)
            arguments = (*arguments[:width], *_order(code, field, values, created))
        flagged = flagged_order(created.symbol)
        if flagged is not None and all(map(_has_flag, values)):
            arguments = (*arguments, program.declared(flagged, field.span).type)
        known = replace(known, arguments=arguments)
    return replace(use, type=known)


def extended_type(program: Lowering, symbol: ClassSymbol, above: ClassType) -> oox.Type:
    """The generic library class that a class extends, with what is known about inputs."""
    known = program.declared(above, symbol.span).type
    flagged = flagged_order(program.world[above.name]) if symbol.name in program.flagged else None
    if flagged is None or not isinstance(known, oox.ClassType):
        return known
    return replace(known, arguments=(*known.arguments, program.declared(flagged, symbol.span).type))


def _flagged(program: Lowering, bodies: list[a.ClassBody]) -> Iterator[str]:
    """The classes that always construct the library class above them with a true flag."""
    for body in bodies:
        above = body.symbol.superclass
        if above is not None and flagged_order(program.world[above.name]) is not None:
            values = list(_given_above(bodies, body))
            if values and all(any(map(_is_true, each)) for each in values):
                yield body.symbol.name


def _given_above(bodies: list[a.ClassBody], body: a.ClassBody) -> Iterator[tuple[a.Expression, ...]]:
    """What the constructors of a class pass to one of its superclass; an anonymous class passes on what it gets."""
    if body.symbol.anonymous_super is not None:
        for root in roots(bodies):
            yield from (each.arguments for each in walk(root) if isinstance(each, a.New) and each.symbol is body.symbol)
        return
    for method in body.methods:
        if method.symbol.is_constructor and not delegates(method.body):
            number = constructor_call(method.body)
            call = method.body.statements[number] if isinstance(method.body, a.Block) and number is not None else None
            yield call.arguments if isinstance(call, a.ConstructorCall) else ()


def _common_creation(values: list[a.Expression]) -> a.New | None:
    """The first value, if all are new objects of one library class, such as `ArrayList` for a `List`."""
    found: list[a.New] = []
    for value in values:
        value = plain(value)
        if not isinstance(value, a.New) or not value.symbol.library or not isinstance(value.type, ClassType):
            return None
        found.append(value)
    return found[0] if len({each.type for each in found}) == 1 else None


def _order(code: Code, field: FieldSymbol, values: list[a.Expression], created: a.New) -> Iterator[oox.Type]:
    """The comparator class of a new sorted collection; empty for the natural order."""
    if not any(_has_order(each) for each in values):
        return
    program = code.program
    given = [
        e for t, e in zip(created.constructor.parameters, created.arguments, strict=True) if is_order(program.world, t)
    ]
    if len(values) > 1 or len(given) != 1 or not _is_closed(given[0]):
        yield oox.ClassType(program.named(UNKNOWN_ORDER), non_null=True)
        return
    yield oox.ClassType(_order_class(code, field, given[0]), non_null=True)


def _has_order(value: a.Expression) -> bool:
    """Whether a new collection has arguments besides a size; null means the natural order."""
    value = plain(value)
    if not isinstance(value, a.New):
        return False
    given = zip(value.constructor.parameters, map(plain, value.arguments), strict=True)
    return any(erase(t) != INT and not isinstance(each, a.Constant) for t, each in given)


def _has_flag(value: a.Expression) -> bool:
    """Whether a new collection is constructed with a true flag."""
    value = plain(value)
    given = value.arguments if isinstance(value, a.New) else ()
    return any(map(_is_true, given))


def _is_true(value: a.Expression) -> bool:
    return value.type == BOOLEAN and isinstance(value, a.Constant) and value.value is True


def _is_closed(expression: a.Expression) -> bool:
    """Whether a value is always the same function: it captures nothing, and depends on nothing mutable."""
    for node in outside_functions(expression):
        if isinstance(node, a.Lambda):
            if node.closure.captured or node.closure.uses_this:
                return False
        elif isinstance(node, a.FieldRead):
            if not node.field.final:
                return False
        elif isinstance(node, (a.Invoke, a.New)):
            if not _is_constant_creation(node):
                return False
        elif isinstance(node, (a.Local, a.This, a.Let, a.Assign, a.Update, a.SwitchValue)):
            return False
    return True


def _is_constant_creation(node: a.Invoke | a.New) -> bool:
    """Whether a call always returns an equal object; for the program's own classes, one without fields."""
    if isinstance(node, a.Invoke):
        return node.method.owner.library
    symbol = node.symbol
    above = symbol.superclass
    has_state = any(not each.static for each in symbol.fields.values())
    return symbol.library or not (has_state or symbol.captures or (above is not None and above != OBJECT))


def _order_class(code: Code, field: FieldSymbol, comparator: a.Expression) -> str:
    """A class without fields that compares like a comparator."""
    program, span = code.program, field.span
    name = f"{program.class_name(field.owner)}{ORDER}{identifier(field.name)}"
    before, value = lower_apart(Code(program, code.closure), comparator)
    use = program.use(ClassType(COMPARATOR), span)
    keys = tuple(syntax.Parameter(syntax.TypeUse(oox.OBJECT, span=span), key, span=span) for key in ("a", "b"))
    arguments = tuple(syntax.Name(key.name, span=span) for key in keys)
    call = syntax.Call(syntax.Cast(use, value, span=span), "compare", arguments, span=span)
    block = syntax.Block((*before, syntax.Return(call, span=span)), span=span)
    compare = syntax.Method(syntax.TypeUse(oox.INT, span=span), "compare", keys, (), block, span=span)
    interfaces = tuple(syntax.ClassName(program.named(each), span=span) for each in (COMPARATOR, KEY_ORDER))
    program.generated.append(syntax.Class(name, (compare,), None, interfaces, span=span))
    return name
