"""Static rules of expressions, one function per construct."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oxpecker.numerics import PROMISES, Function
from oxpecker.oox import syntax, typed
from oxpecker.oox.checker import leniency, operators
from oxpecker.oox.checker.calls import check_call, check_copy, check_new
from oxpecker.oox.checker.context import ASSERTION, ERROR, VALUE, Context
from oxpecker.oox.checker.conversions import assign, convert, fits, mixes, promote
from oxpecker.oox.checker.names import check_type, class_named, field_of, unknown_name
from oxpecker.oox.checker.operators import bad
from oxpecker.oox.hierarchy import STATIC_INITIALISER, FieldInfo
from oxpecker.oox.types import (
    BIGINT,
    BOOL,
    CHAR,
    DOUBLE,
    FLOAT,
    INT,
    INTEGERS,
    LONG,
    NULL,
    NUMERIC,
    RANGES,
    STRING,
    UINT,
    VOID,
    ArrayType,
    Type,
    is_reference,
)


def check(context: Context, node: syntax.Expression) -> typed.Expression:
    """The typed form of an expression; errors are reported and result in the error type."""
    return _RULES[type(node)](context, node)


def check_value(context: Context, node: syntax.Expression, wanted: Type, what: str) -> typed.Expression:
    """An expression that must be assignable to a type."""
    return assign(context, check(context, node), node, wanted, what)


def check_condition(context: Context, node: syntax.Expression, what: str) -> typed.Expression:
    """An expression that must be bool."""
    return check_value(context, node, BOOL, what)


def check_index(context: Context, node: syntax.Expression, what: str) -> typed.Expression:
    """An expression that must be an int; in specifications, it may be an unbounded integer."""
    index = check(context, node)
    if index.type == BIGINT and context.place.specification:
        return index
    return assign(context, index, node, INT, what)


# --- literals and names ------------------------------------------------------------------------------------


def _integer(context: Context, node: syntax.IntegerLiteral) -> typed.Expression:
    """Koppier literals: an integer must lie within its type (checked where the width matters)."""
    suffixes = {syntax.IntegerSuffix.LONG: LONG, syntax.IntegerSuffix.UINT: UINT, syntax.IntegerSuffix.NONE: INT}
    literal_type = suffixes[node.suffix]
    if context.settings.java_ints and node.value > RANGES[literal_type][1]:
        context.error(f"integer number too large for {literal_type}: {node.value}", node.span)
    return typed.Literal(literal_type, node.value, span=node.span)


def _float(_context: Context, node: syntax.FloatLiteral) -> typed.Expression:
    literal = typed.Literal(DOUBLE, node.value, span=node.span)
    return convert(literal, FLOAT) if node.suffix is syntax.FloatSuffix.FLOAT else literal


def _boolean(_context: Context, node: syntax.BooleanLiteral) -> typed.Expression:
    return typed.Literal(BOOL, node.value, span=node.span)


def _char(_context: Context, node: syntax.CharLiteral) -> typed.Expression:
    return typed.Literal(CHAR, node.value, span=node.span)


def _string(_context: Context, node: syntax.StringLiteral) -> typed.Expression:
    return typed.Literal(STRING, node.value, span=node.span)


def _null(_context: Context, node: syntax.NullLiteral) -> typed.Expression:
    return typed.Literal(NULL, None, span=node.span)


def _name(context: Context, node: syntax.Name) -> typed.Expression:
    """A bound variable, `retval` where there is one, or a local."""
    bound = context.lookup_bound(node.identifier)
    if bound is not None:
        return typed.Bound(bound.type, bound.name, bound.index, span=node.span)
    if node.identifier == typed.RETVAL and context.place.retval is not None:
        if context.place.retval == VOID:
            context.error(f"'retval' cannot be used here: {context.method} returns void", node.span)
            return bad(node)
        return typed.Bound(context.place.retval, typed.RETVAL, 0, span=node.span)
    variable = context.lookup(node.identifier) or context.lookup_ended(node.identifier, node.span)
    if variable is None:
        unknown_name(context, node)
        return bad(node)
    return typed.Local(variable.type, variable, span=node.span)


def _this(context: Context, node: syntax.This) -> typed.Expression:
    variable = context.lookup("this")
    if variable is None:
        context.error("'this' cannot be used here: there is no current object", node.span)
        return bad(node)
    return typed.Local(variable.type, variable, span=node.span)


def _super(context: Context, node: syntax.Super) -> typed.Expression:
    context.error("'super' can only be used to call a method", node.span)
    return bad(node)


# --- parts of objects and arrays ---------------------------------------------------------------------------


def _field_access(context: Context, node: syntax.FieldAccess) -> typed.Expression:
    """Koppier rhs_field: the target's class has the field; its type is the field's."""
    owner = class_named(context, node.target)
    if owner is not None:
        found = field_of(context, owner, node.field, True, node.span)
        return bad(node) if found is None else typed.StaticRead(found.type, found, span=node.span)
    target = check(context, node.target)
    field = _instance_field(context, target, node)
    return bad(node) if field is None else typed.FieldRead(field.declared, target, field, span=node.span)


def _instance_field(context: Context, target: typed.Expression, node: syntax.FieldAccess) -> FieldInfo | None:
    if target.type == ERROR:
        return None
    if isinstance(target.type, ArrayType) or target.type == STRING:
        hint = "; write '#' before it to get its length" if node.field == "length" else ""
        context.error(f"{target.type} has no fields{hint}", node.span)
        return None
    info = context.hierarchy.get(str(target.type))
    if info is None:
        context.error(f"{target.type} has no fields", node.target.span)
        return None
    return field_of(context, info, node.field, False, node.span)


def _index(context: Context, node: syntax.Index) -> typed.Expression:
    """Koppier rhs_elem: an element of an array, at an int; of a string, a char."""
    target = check(context, node.target)
    index = check_index(context, node.index, "array index")
    if target.type == ERROR:
        return bad(node)
    if target.type == STRING:
        return typed.ElementRead(CHAR, target, index, span=node.span)
    if not isinstance(target.type, ArrayType):
        context.error(f"array or string required, but {target.type} found", target.span)
        return bad(node)
    read = typed.ElementRead(target.type.element, target, index, span=node.span)
    is_lenient = context.settings.jip and not context.place.specification
    return leniency.read_below_zero(read) if is_lenient else read


def _length(context: Context, node: syntax.Length) -> typed.Expression:
    """Koppier sizeof: the length of an array (or string), an int."""
    target = check(context, node.target)
    if target.type == ERROR:
        return bad(node)
    if target.type != STRING and not isinstance(target.type, ArrayType):
        context.error(f"array or string required for '#', but {target.type} found", target.span)
        return bad(node)
    return typed.LengthOf(INT, target, span=node.span)


def _new_array(context: Context, node: syntax.NewArray) -> typed.Expression:
    """Koppier rhs_array: every size is an int."""
    code_only(context, node, "cannot create an array")
    element = check_type(context, node.element)
    sizes = tuple(check_index(context, size, "array size") for size in node.sizes)
    return bad(node) if element == ERROR else typed.NewArray(ArrayType(element), sizes, span=node.span)


def _array_literal(context: Context, node: syntax.ArrayLiteral) -> typed.Expression:
    code_only(context, node, "cannot create an array")
    element = check_type(context, node.element)
    values = tuple(check_value(context, value, element, "array element") for value in node.values)
    return bad(node) if element == ERROR else typed.ArrayOf(ArrayType(element), values, span=node.span)


# --- operators ---------------------------------------------------------------------------------------------


def _unary(context: Context, node: syntax.Unary) -> typed.Expression:
    operand = node.operand
    least = isinstance(operand, syntax.IntegerLiteral) and operand.value in (2**31, 2**63)
    if node.operator is syntax.UnaryOperator.NEGATE and least and context.settings.java_ints:
        # The least int and long are written as the negation of a literal that does not fit.
        assert isinstance(operand, syntax.IntegerLiteral)
        wanted = LONG if operand.suffix is syntax.IntegerSuffix.LONG else INT
        if -operand.value == RANGES[wanted][0]:
            return typed.Literal(wanted, -operand.value, span=node.span)
    return operators.unary(context, node, check(context, operand))


def _binary(context: Context, node: syntax.Binary) -> typed.Expression:
    return operators.binary(context, node, check(context, node.left), check(context, node.right))


def _conditional(context: Context, node: syntax.Conditional) -> typed.Expression:
    """Koppier ite: bool, τ, τ give τ; numbers are promoted, references joined."""
    condition = check_condition(context, node.condition, "the condition before '?'")
    then, otherwise = check(context, node.then), check(context, node.otherwise)
    if ERROR in (then.type, otherwise.type):
        return bad(node)
    if then.type in NUMERIC and otherwise.type in NUMERIC and then.type != otherwise.type:
        common = _common_number(context, node, then, otherwise)
        then, otherwise = convert(then, common), convert(otherwise, common)
    elif is_reference(then.type) and is_reference(otherwise.type):
        if STRING in (then.type, otherwise.type) and not {then.type, otherwise.type} <= {STRING, NULL}:
            return _no_common_type(context, node, then, otherwise)
        common = context.hierarchy.join(then.type, otherwise.type)
    elif then.type == otherwise.type and then.type != VOID:
        common = then.type
    else:
        return _no_common_type(context, node, then, otherwise)
    return typed.Conditional(common, condition, then, otherwise, span=node.span)


def _common_number(
    context: Context, node: syntax.Conditional, then: typed.Expression, otherwise: typed.Expression
) -> Type:
    if fits(context, otherwise, node.otherwise, then.type) and isinstance(otherwise, typed.Literal):
        return then.type
    if fits(context, then, node.then, otherwise.type) and isinstance(then, typed.Literal):
        return otherwise.type
    return promote(then, otherwise, node.then, node.otherwise)


def _no_common_type(
    context: Context, node: syntax.Conditional, then: typed.Expression, otherwise: typed.Expression
) -> typed.Expression:
    message = f"incompatible types in conditional expression: {then.type} and {otherwise.type}"
    context.error(message, node.span)
    return bad(node)


def _cast(context: Context, node: syntax.Cast) -> typed.Expression:
    """Numbers convert to any numeric type, references to any type they could be of."""
    target = check_type(context, node.type)
    operand = check(context, node.operand)
    if ERROR in (target, operand.type):
        return bad(node)
    if operand.type == target:
        return operand
    if operand.type in NUMERIC and target in NUMERIC and not mixes(operand.type, target):
        return convert(operand, target)
    references = is_reference(operand.type) and is_reference(target)
    if references and context.hierarchy.castable(operand.type, target):
        return typed.CastReference(target, operand, span=node.span)
    context.error(f"incompatible types: {operand.type} cannot be converted to {target}", node.span)
    return bad(node)


def _instance_of(context: Context, node: syntax.InstanceOf) -> typed.Expression:
    """A reference may be tested for any type it could be of."""
    operand = check(context, node.operand)
    tested = check_type(context, node.type)
    if ERROR in (tested, operand.type):
        return bad(node)
    if not is_reference(operand.type) or not is_reference(tested):
        context.error(f"reference types required for 'instanceof', but {operand.type} and {tested} found", node.span)
        return bad(node)
    if not context.hierarchy.castable(operand.type, tested):
        context.error(f"incompatible types: {operand.type} cannot be converted to {tested}", node.span)
        return bad(node)
    return typed.TypeTest(BOOL, operand, tested, span=node.span)


_PATTERNS: dict[Type, Type] = {FLOAT: INT, INT: FLOAT, DOUBLE: LONG, LONG: DOUBLE}
"""The type of the other kind with the same number of bits."""


def _bits(context: Context, node: syntax.BitsOf) -> typed.Expression:
    operand = check(context, node.operand)
    if operand.type == ERROR:
        return bad(node)
    if operand.type not in _PATTERNS:
        context.error(f"int, long, float or double required for 'bits', but {operand.type} found", operand.span)
        return bad(node)
    return typed.BitsOf(_PATTERNS[operand.type], operand, span=node.span)


def _elementary(context: Context, node: syntax.Elementary) -> typed.Expression:
    if node.function not in set(Function):
        context.error(f"'{node.function}' is not a function of floating-point numbers", node.span)
        return bad(node)
    function = Function(node.function)
    wanted = PROMISES[function].arity
    if len(node.arguments) != wanted:
        context.error(f"'{function}' needs {wanted} arguments, but has {len(node.arguments)}", node.span)
        return bad(node)
    arguments = tuple(check(context, each) for each in node.arguments)
    if any(each.type == ERROR for each in arguments):
        return bad(node)
    for each in arguments:
        if each.type != DOUBLE:
            context.error(f"double required for '{function}', but {each.type} found", each.span)
            return bad(node)
    return typed.Elementary(DOUBLE, function, arguments, node.is_approximate, span=node.span)


def _nondet(context: Context, node: syntax.Nondet) -> typed.Expression:
    code_only(context, node, "cannot use 'nondet'")
    value_type = check_type(context, node.type)
    return typed.Nondet(value_type, span=node.span)


# --- specifications ----------------------------------------------------------------------------------------


def code_only(context: Context, node: syntax.Expression, message: str) -> None:
    """Reports what has an effect where only a value may be computed."""
    if context.place.specification:
        context.error(f"{message} in {_a(context.place.name)}", node.span)


def _a(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def _specification_only(context: Context, node: syntax.Expression, what: str) -> None:
    if not context.place.specification:
        context.error(f"{what} can be used only in assertions, assumptions and contracts", node.span)


def _array_quantifier(context: Context, node: syntax.ArrayQuantifier) -> typed.Expression:
    """Koppier forall/exists: i1 is an element, i2 an int, the body bool."""
    _specification_only(context, node, f"'{node.kind}'")
    array = check(context, node.array)
    element: Type = ERROR
    if isinstance(array.type, ArrayType):
        element = array.type.element
    elif array.type != ERROR:
        context.error(f"array required for '{node.kind}', but {array.type} found", array.span)
    if node.value == node.index:
        context.error(f"'{node.value}' cannot name both the element and its index", node.span)
    value, index = context.new_bound(node.value, element, node.span), context.new_bound(node.index, INT, node.span)
    with context.binding(value, index):
        body = check_condition(context, node.body, f"the body of '{node.kind}'")
    if not any(each == value for each in typed.found([body], typed.Bound)):
        # Positions alone need no elements, so arrays of any length are covered.
        first, length = typed.Literal(INT, 0, span=node.span), typed.LengthOf(INT, array, span=node.span)
        return typed.ForRange(BOOL, node.kind, index, first, length, body, exclusive=True, span=node.span)
    return typed.ForElements(BOOL, node.kind, value, index, array, body, span=node.span)


def _check_range(
    context: Context, node: syntax.RangeQuantifier | syntax.Fold
) -> tuple[typed.Bound, typed.Expression, typed.Expression]:
    """The variable and the ends of a range: integers, of the wider type of the two."""
    _specification_only(context, node, f"'{node.kind}'")
    low, high = check(context, node.low), check(context, node.high)
    for bound in (low, high):
        if bound.type not in INTEGERS and bound.type != ERROR:
            context.error(f"integer required in a range, but {bound.type} found", bound.span)
    wide = next((t for t in (BIGINT, LONG) if t in (low.type, high.type)), INT)
    return context.new_bound(node.index, wide, node.span), convert(low, wide), convert(high, wide)


def _range_quantifier(context: Context, node: syntax.RangeQuantifier) -> typed.Expression:
    index, low, high = _check_range(context, node)
    with context.binding(index):
        body = check_condition(context, node.body, f"the body of '{node.kind}'")
    return typed.ForRange(BOOL, node.kind, index, low, high, body, node.exclusive, span=node.span)


def _fold(context: Context, node: syntax.Fold) -> typed.Expression:
    """The body of `count` is bool; of the others a number, promoted as the operators do."""
    index, low, high = _check_range(context, node)
    chosen: typed.Expression | None = None
    with context.binding(index):
        if node.filter is not None:
            chosen = check_condition(context, node.filter, f"the filter of '{node.kind}'")
        if node.kind is syntax.FoldKind.COUNT:
            body = check_condition(context, node.body, "the body of 'count'")
            return typed.Fold(LONG, node.kind, index, low, high, body, chosen, node.exclusive, span=node.span)
        body = check(context, node.body)
    if body.type == ERROR:
        return bad(node)
    if body.type not in NUMERIC:
        context.error(f"number required in the body of '{node.kind}', but {body.type} found", body.span)
        return bad(node)
    if body.type not in (UINT, LONG, BIGINT, FLOAT, DOUBLE):
        body = convert(body, INT)
    return typed.Fold(body.type, node.kind, index, low, high, body, chosen, node.exclusive, span=node.span)


def _fresh(context: Context, node: syntax.Fresh) -> typed.Expression:
    """`fresh` is allowed only where there is a state at entry."""
    operand = check(context, node.operand)
    if not context.place.old or context.inside_old:
        where = f"in {_a(context.place.name)}" if context.place.specification else "in code"
        context.error(f"'fresh' cannot be used {'in old(..)' if context.inside_old else where}", node.span)
        return bad(node)
    if operand.type != ERROR and (not is_reference(operand.type) or operand.type == STRING):
        context.error(f"object or array required for 'fresh', but {operand.type} found", operand.span)
    return typed.Fresh(BOOL, operand, span=node.span)


def _uncovered(context: Context, node: syntax.Uncovered) -> typed.Expression:
    _specification_only(context, node, "'unsupported' as a condition")
    return typed.Uncovered(BOOL, node.what, span=node.span)


def _old(context: Context, node: syntax.Old) -> typed.Expression:
    """`old` is allowed only where there is a state at entry, and not inside of itself."""
    if not context.place.old:
        where = f"in {_a(context.place.name)}" if context.place.specification else "in code"
        context.error(f"'old' cannot be used {where}", node.span)
        return bad(node)
    if context.inside_old:
        context.error("'old' cannot be used inside 'old'", node.span)
        return bad(node)
    context.inside_old = True
    operand = check(context, node.operand)
    context.inside_old = False
    return typed.Old(operand.type, operand, span=node.span)


def _specified(context: Context, node: syntax.Specified) -> typed.Expression:
    """In code, the value of a specification expression; in a specification, no effect."""
    if context.place.specification:
        return check(context, node.operand)
    with context.at(VALUE if context.method.name == STATIC_INITIALISER else ASSERTION):
        operand = check(context, node.operand)
    return typed.Specified(operand.type, operand, span=node.span)


def _all_different(context: Context, node: syntax.AllDifferent) -> typed.Expression:
    _specification_only(context, node, "'alldifferent'")
    operand = check(context, node.operand)
    if operand.type != ERROR and not isinstance(operand.type, ArrayType):
        context.error(f"array required for 'alldifferent', but {operand.type} found", operand.span)
    return typed.AllDifferent(BOOL, operand, span=node.span)


_RULES: dict[type[syntax.Expression], Callable[[Context, Any], typed.Expression]] = {
    syntax.IntegerLiteral: _integer,
    syntax.FloatLiteral: _float,
    syntax.BooleanLiteral: _boolean,
    syntax.CharLiteral: _char,
    syntax.StringLiteral: _string,
    syntax.NullLiteral: _null,
    syntax.Name: _name,
    syntax.This: _this,
    syntax.Super: _super,
    syntax.FieldAccess: _field_access,
    syntax.Index: _index,
    syntax.Length: _length,
    syntax.Call: lambda context, node: check_call(context, node, check),
    syntax.New: lambda context, node: check_new(context, node, check),
    syntax.NewCopy: lambda context, node: check_copy(context, node, check),
    syntax.NewArray: _new_array,
    syntax.ArrayLiteral: _array_literal,
    syntax.Unary: _unary,
    syntax.Binary: _binary,
    syntax.Conditional: _conditional,
    syntax.Cast: _cast,
    syntax.InstanceOf: _instance_of,
    syntax.Nondet: _nondet,
    syntax.BitsOf: _bits,
    syntax.Elementary: _elementary,
    syntax.ArrayQuantifier: _array_quantifier,
    syntax.RangeQuantifier: _range_quantifier,
    syntax.Old: _old,
    syntax.AllDifferent: _all_different,
    syntax.Specified: _specified,
    syntax.Fold: _fold,
    syntax.Fresh: _fresh,
    syntax.Uncovered: _uncovered,
}
