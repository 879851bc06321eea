"""Operators, assignments and type tests (JLS 15.13 - 15.26)."""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.conversions import (
    as_it_is,
    boolean,
    cast,
    coerce,
    condition,
    convert_primitive,
    numeric,
    promote_unary,
    promoted_type,
    unbox,
    unknown,
    unsupported,
)
from oxpecker.java.attribution.missing import Use, use_of_type, wanted_by_operator
from oxpecker.java.attribution.patterns import attribute_pattern, is_unchecked, is_unconditional, matches
from oxpecker.java.jml.cursor import NotCovered
from oxpecker.java.release import Feature
from oxpecker.java.resolution import constants
from oxpecker.java.resolution.names import resolve_type
from oxpecker.java.resolution.scope import Scope, Variable
from oxpecker.java.resolution.subtyping import castable, join
from oxpecker.java.types import (
    BIGINT,
    BOOLEAN,
    CHAR,
    DOUBLE,
    FLOAT,
    INT,
    INTEGRAL,
    NULL,
    OBJECT,
    RANGES,
    STRING,
    TEXT,
    UNKNOWN,
    VOID,
    ArrayType,
    ClassType,
    NullType,
    OpenType,
    Type,
    UnknownType,
    boxed,
    is_open,
    is_primitive,
    qualified_name,
    unboxed,
)
from oxpecker.oox.source import Span

SHIFTS = ("<<", ">>", ">>>")
COMPARISONS = ("<", "<=", ">", ">=")
EQUALITIES = ("==", "!=")
BITWISE = ("&", "|", "^")


# --- pattern variables -------------------------------------------------------------------------------------


def bindings(value: a.Expression, when: bool) -> dict[str, Variable]:
    """The pattern variables that are bound when a condition is true, or false (JLS 6.3.1)."""
    if isinstance(value, a.InstanceOf) and value.variable is not None:
        return {value.variable.name: value.variable} if when else {}
    if isinstance(value, a.Unary) and value.operator == "!":
        return bindings(value.operand, not when)
    if isinstance(value, a.Binary) and value.operator == ("&&" if when else "||"):
        return bindings(value.left, when) | bindings(value.right, when)
    return {}


def with_bindings(scope: Scope, value: a.Expression, when: bool) -> Scope:
    """The scope in which a condition is known to be true, or false."""
    return _with(scope, bindings(value, when))


def _with(scope: Scope, found: dict[str, Variable]) -> Scope:
    if not found:
        return scope
    inside = scope.inside()
    inside.locals.update(found)
    return inside


def attribute_instance_of(
    context: Attribution, scope: Scope, node: tree.InstanceOf, _target: Type | None
) -> a.Expression:
    """`e instanceof T`, and with a pattern."""
    operand = context.expression(scope, node.operand)
    if isinstance(operand.type, OpenType):
        operand = coerce(context, operand, OBJECT)
    if unsupported(operand) is None:
        operand = _without_target(context, operand)
    if isinstance(node.tested, tree.Pattern):
        return _matches(context, scope, operand, node.tested, node.span)
    tested = resolve_type(scope, node.tested)
    if isinstance(operand.type, UnknownType) or isinstance(tested, UnknownType):
        return unsupported(operand) or unknown(node.span)
    if context.world.is_unmodelled(tested) and not context.world.opens:
        return a.Unsupported(BOOLEAN, f"class {qualified_name(tested)}", (operand,), span=node.span)
    if is_primitive(operand.type) or is_primitive(tested) or not castable(context.world, operand.type, tested):
        context.error(f"incompatible types: {operand.type} cannot be converted to {tested}", node.span)
        return unknown(node.span)
    if is_unchecked(context.world, operand.type, tested):
        context.error(f"{operand.type} cannot be safely cast to {tested}", node.span)
        return unknown(node.span)
    return a.InstanceOf(BOOLEAN, operand, tested, None, span=node.span)


def _matches(context: Attribution, scope: Scope, operand: a.Expression, node: tree.Pattern, span: Span) -> a.Expression:
    if isinstance(operand.type, UnknownType):
        return unsupported(operand) or unknown(span)
    pattern = attribute_pattern(context, scope, node, operand.type)
    if pattern is None:
        return unknown(span)
    if context.world.release < Feature.UNCONDITIONAL_INSTANCEOF.since and is_unconditional(
        context.world, pattern, operand.type
    ):
        context.error(Feature.UNCONDITIONAL_INSTANCEOF.missing_in(context.world.release), span)
    return matches(context, scope, pattern, operand, span)


# --- unary and binary --------------------------------------------------------------------------------------


def attribute_unary(context: Attribution, scope: Scope, node: tree.Unary, _target: Type | None) -> a.Expression:
    """`+ - ~ !`."""
    if node.operator == "-" and isinstance(node.operand, tree.Literal):
        value = node.operand.value
        if isinstance(value, int) and value in (2**31, 2**63):
            t = INT if node.operand.kind == "int" else context.expression(scope, node.operand).type
            return a.Constant(t, -value, span=node.span)
    operand = context.expression(scope, node.operand)
    if isinstance(operand.type, OpenType):
        operand = coerce(context, operand, BOOLEAN if node.operator == "!" else INT)
    if isinstance(operand.type, UnknownType):
        return unsupported(operand) or unknown(node.span)
    if node.operator == "!":
        if not boolean(operand.type):
            context.error(f"bad operand type {operand.type} for unary operator '!'", node.span)
            return unknown(node.span)
        operand = unbox(operand)
    else:
        if node.operator == "~" and operand.type == BIGINT:
            raise NotCovered(r"'~' of \bigint", node.span)
        fits = numeric(operand.type) and (node.operator != "~" or unboxed(operand.type) in INTEGRAL)
        if not fits:
            context.error(f"bad operand type {operand.type} for unary operator '{node.operator}'", node.span)
            return unknown(node.span)
        operand = promote_unary(operand)
    if isinstance(operand, a.Constant) and operand.value is not None:
        return a.Constant(operand.type, constants.unary(node.operator, operand.value, operand.type), span=node.span)
    return operand if node.operator == "+" else a.Unary(operand.type, node.operator, operand, span=node.span)


def attribute_binary(context: Attribution, scope: Scope, node: tree.Binary, target: Type | None) -> a.Expression:
    """A binary operator; a chain that associates to the left is attributed iteratively."""
    chain: list[tree.Binary] = []
    current: tree.Expression = node
    while isinstance(current, tree.Binary):
        chain.append(current)
        current = current.left
    left = right = context.expression(scope, current)
    found: dict[str, Variable] = {}
    before = ""
    for link in reversed(chain):
        inside = scope
        if link.operator in ("&&", "||"):
            when = link.operator == "&&"
            # The bindings of a long chain are known up to its last operand.
            found = found | bindings(right, when) if link.operator == before else bindings(left, when)
            inside = _with(scope, found)
        right, before = context.expression(inside, link.right), link.operator
        if link.operator == "+" and target == STRING:
            left, right = _parts_of_text(context, left, right)
        left = binary(context, link.operator, left, right, link.span)
    return left


def binary(context: Attribution, operator: str, left: a.Expression, right: a.Expression, span: Span) -> a.Expression:
    """An operator on two attributed operands, with implicit conversions."""
    both = [t for t in (left.type, right.type) if isinstance(t, OpenType)]
    is_open = len(both) == 2 and operator not in (*EQUALITIES, *COMPARISONS, "&&", "||")
    # Beside a character, only the context tells whether `+` concatenates.
    if is_open or (operator == "+" and both and CHAR in (left.type, right.type)):
        return Use(both[0].owner, f"{both[0].path} {operator}").given((left, right), span)
    left, right = _settled_operands(context, operator, left, right)
    if isinstance(left.type, UnknownType) or isinstance(right.type, UnknownType):
        missing = unsupported(left) or unsupported(right)
        if missing is not None and operator in ("&&", "||"):
            return _logical(context, operator, coerce(context, left, BOOLEAN), coerce(context, right, BOOLEAN), span)
        if missing is not None:
            return a.Unsupported(UNKNOWN, missing.what, (left, right), span=missing.span)
        if operator == "+" and STRING in (left.type, right.type):
            return _concatenation(left, right, span)
        if not isinstance(left, a.Constant) and not isinstance(right, a.Constant):
            context.error(f"the operand types of '{operator}' are not known; write a cast", span)
        return unknown(span)
    if operator == "+" and STRING in (left.type, right.type) and VOID not in (left.type, right.type):
        return _concatenation(left, right, span)
    if TEXT in (left.type, right.type) and operator in ("+", *EQUALITIES):
        return a.Binary(TEXT if operator == "+" else BOOLEAN, operator, left, right, span=span)
    if operator in ("&&", "||") or (operator in BITWISE and boolean(left.type) and boolean(right.type)):
        return _logical(context, operator, left, right, span)
    if operator in EQUALITIES and not _by_value(left.type, right.type):
        return _identity(context, operator, left, right, span)
    if operator in EQUALITIES and boolean(left.type) and boolean(right.type):
        return _folded(operator, unbox(left), unbox(right), BOOLEAN, BOOLEAN, span)
    if not (numeric(left.type) and numeric(right.type)):
        context.error(f"bad operand types for binary operator '{operator}': {left.type} and {right.type}", span)
        return unknown(span)
    return _numeric(context, operator, left, right, span)


def _parts_of_text(context: Attribution, left: a.Expression, right: a.Expression) -> tuple[a.Expression, a.Expression]:
    """The operands of `+` where a text is wanted: what a class without source gives beside a number is a text."""
    if isinstance(left.type, OpenType) and numeric(right.type):
        return coerce(context, left, STRING), right
    if isinstance(right.type, OpenType) and numeric(left.type):
        return left, coerce(context, right, STRING)
    return left, right


def _settled_operands(
    context: Attribution, operator: str, left: a.Expression, right: a.Expression
) -> tuple[a.Expression, a.Expression]:
    """The operands; one that a class without source gives has the type that the other one asks for."""
    one, two = left.type, right.type
    if isinstance(one, OpenType):
        left = coerce(context, left, wanted_by_operator(operator, two))
    if isinstance(two, OpenType):
        right = coerce(context, right, wanted_by_operator(operator, one))
    if operator in EQUALITIES and not (unsupported(left) or unsupported(right)):
        left, right = _without_target(context, left), _without_target(context, right)
    return left, right


def _without_target(context: Attribution, operand: a.Expression) -> a.Expression:
    """An operand; type variables of a call about which nothing is known are Object there (JLS 18.4)."""
    is_call = isinstance(operand.type, UnknownType) and not isinstance(operand, a.Constant)
    return coerce(context, operand, OBJECT) if is_call else operand


def _by_value(one: Type, two: Type) -> bool:
    """JLS 15.21: numbers and booleans are compared by value if at least one of them is primitive."""
    return is_primitive(one) or is_primitive(two)


def _logical(context: Attribution, operator: str, left: a.Expression, right: a.Expression, span: Span) -> a.Expression:
    if not (boolean(left.type) and boolean(right.type)):
        context.error(f"bad operand types for binary operator '{operator}': {left.type} and {right.type}", span)
        return unknown(span)
    return _folded(operator, unbox(left), unbox(right), BOOLEAN, BOOLEAN, span)


def _identity(context: Attribution, operator: str, left: a.Expression, right: a.Expression, span: Span) -> a.Expression:
    if is_primitive(left.type) or is_primitive(right.type) or VOID in (left.type, right.type):
        context.error(f"bad operand types for binary operator '{operator}': {left.type} and {right.type}", span)
        return unknown(span)
    if not castable(context.world, left.type, right.type) and not castable(context.world, right.type, left.type):
        context.error(f"incomparable types: {left.type} and {right.type}", span)
        return unknown(span)
    both = isinstance(left, a.Constant) and isinstance(right, a.Constant)
    if both and isinstance(left, a.Constant) and isinstance(right, a.Constant):
        return a.Constant(BOOLEAN, (left.value == right.value) == (operator == "=="), span=span)
    if isinstance(left.type, NullType) or isinstance(right.type, NullType):
        left, right = as_it_is(left), as_it_is(right)
    return a.Binary(BOOLEAN, operator, left, right, span=span)


def _numeric(context: Attribution, operator: str, left: a.Expression, right: a.Expression, span: Span) -> a.Expression:
    left, right = unbox(left), unbox(right)
    if operator in (*SHIFTS, *BITWISE) and BIGINT in (left.type, right.type):
        raise NotCovered(rf"'{operator}' of \bigint", span)
    integral = left.type in INTEGRAL and right.type in INTEGRAL
    if operator in (*SHIFTS, *BITWISE) and not integral:
        context.error(f"bad operand types for binary operator '{operator}': {left.type} and {right.type}", span)
        return unknown(span)
    if operator in SHIFTS:
        left, right = promote_unary(left), promote_unary(right)
        return _folded(operator, left, right, left.type, left.type, span)
    common = promoted_type(left.type, right.type)
    if BIGINT in (left.type, right.type) and common in (FLOAT, DOUBLE):
        raise NotCovered(rf"'{operator}' of \bigint and {common}", span)
    left, right = convert_primitive(left, common), convert_primitive(right, common)
    result = BOOLEAN if operator in (*COMPARISONS, *EQUALITIES) else common
    return _folded(operator, left, right, result, common, span)


def _folded(
    operator: str, left: a.Expression, right: a.Expression, result: Type, common: Type, span: Span
) -> a.Expression:
    if _constant(left) and _constant(right):
        assert isinstance(left, a.Constant) and left.value is not None
        assert isinstance(right, a.Constant) and right.value is not None
        value = constants.binary(operator, left.value, right.value, common)
        if value is not None:
            return a.Constant(result, value, span=span)
    return a.Binary(result, operator, left, right, span=span)


def _concatenation(left: a.Expression, right: a.Expression, span: Span) -> a.Expression:
    """JLS 15.18.1; a chain becomes one concatenation."""
    if _constant(left) and _constant(right):
        assert isinstance(left, a.Constant) and isinstance(right, a.Constant)
        text = constants.text_of(left.value, left.type) + constants.text_of(right.value, right.type)
        return a.Constant(STRING, text, span=span)
    first = left.parts if isinstance(left, a.Concatenation) else (left,)
    return a.Concatenation(STRING, (*first, right), span=span)


def _constant(value: a.Expression) -> bool:
    return isinstance(value, a.Constant) and value.value is not None


# --- conditional -------------------------------------------------------------------------------------------


def attribute_conditional(
    context: Attribution, scope: Scope, node: tree.Conditional, target: Type | None
) -> a.Expression:
    """`c ? a : b` (JLS 15.25)."""
    test = condition(context, context.expression(scope, node.condition))
    wanted = target if target is not None and not is_primitive(target) and target != VOID else None
    then = context.expression(with_bindings(scope, test, True), node.then, wanted)
    otherwise = context.expression(with_bindings(scope, test, False), node.otherwise, wanted)
    t = conditional_type(context, [then, otherwise], wanted)
    if target is not None and numeric(target) and _is_open(then, otherwise, target):
        t = target
    if t == NULL:
        t = next((side.type for side in (then, otherwise) if isinstance(side.type, UnknownType)), t)
    then, otherwise = coerce(context, then, t), coerce(context, otherwise, t)
    if isinstance(test, a.Constant) and _constant(then) and _constant(otherwise):
        chosen = then if test.value else otherwise
        assert isinstance(chosen, a.Constant)
        return a.Constant(t, chosen.value, span=node.span)
    return a.Conditional(t, test, then, otherwise, span=node.span)


def conditional_type(
    context: Attribution, sides: list[a.Expression], target: Type | None, constants: bool = True
) -> Type:
    """The type of a conditional or switch with these results; `constants` may be narrowed."""
    types = [side.type for side in sides if not isinstance(side.type, UnknownType)]
    if not types:
        return sides[0].type if sides else NULL
    if all(t == types[0] for t in types):
        return types[0]
    if all(boolean(t) for t in types):
        return BOOLEAN
    if all(numeric(t) for t in types):
        return _common_number(sides, constants)
    if target is not None and not isinstance(target, UnknownType):
        return target
    joined = join(context.world, [boxed(t) for t in types])
    if isinstance(target, UnknownType) and isinstance(joined, ClassType) and any(map(is_open, types)):
        return ClassType(joined.name, (UNKNOWN,) * len(joined.arguments))  # the target will tell
    return joined


def _common_number(sides: list[a.Expression], constants: bool) -> Type:
    types = [unboxed(side.type) or side.type for side in sides if not isinstance(side.type, UnknownType)]
    for narrow in types if constants else ():
        if narrow in (CHAR, *RANGES) and all(_fits(side, narrow) for side in sides):
            return narrow
    result = types[0]
    for t in types[1:]:
        result = t if result == t else _wider(result, t)
    return result


def _is_open(one: a.Expression, two: a.Expression, t: Type) -> bool:
    """Whether a class without source gives one of two results, which is of a numeric type if the other fits."""
    others = [side for side in (one, two) if not isinstance(side.type, OpenType)]
    if len(others) == 2 or not all(numeric(side.type) for side in others):
        return False
    return all((t in RANGES and _fits(side, t)) or promoted_type(side.type, t) == t for side in others)


def _wider(one: Type, two: Type) -> Type:
    names = {str(one), str(two)}
    if names == {"byte", "short"}:
        return one if str(one) == "short" else two
    return promoted_type(one, two)


def _fits(side: a.Expression, narrow: Type) -> bool:
    if (unboxed(side.type) or side.type) == narrow:
        return True
    constant = isinstance(side, a.Constant) and side.type == INT and isinstance(side.value, int)
    low, high = RANGES[narrow]
    return constant and str(narrow) in ("byte", "short", "char") and low <= side.value <= high  # type: ignore[attr-defined]


# --- places and assignments --------------------------------------------------------------------------------


def attribute_element(context: Attribution, scope: Scope, node: tree.ArrayAccess, _target: Type | None) -> a.Expression:
    """`a[i]`."""
    array = context.expression(scope, node.array)
    index = context.expression(scope, node.index)
    index = index if isinstance(index.type, OpenType) else promote_unary(index)
    index = index if index.type == BIGINT else coerce(context, index, INT)
    use = use_of_type(context, array.type, "[]")
    if use is not None:
        return use.given((array, index), node.span)
    missing = unsupported(array)
    if missing is not None and isinstance(array.type, UnknownType):
        return a.Unsupported(UNKNOWN, missing.what, (array, index), span=missing.span)
    if isinstance(array.type, UnknownType):
        return unknown(node.span)
    if not isinstance(array.type, ArrayType):
        context.error(f"array required, but {array.type} found", node.array.span)
        return unknown(node.span)
    return a.Element(array.type.element, array, index, span=node.span)


def attribute_cast(context: Attribution, scope: Scope, node: tree.Cast, _target: Type | None) -> a.Expression:
    """`(T) e`."""
    target = resolve_type(scope, node.type)
    # A cast determines the interface of a function; other operands are standalone (JLS 15.16).
    wanted = target if isinstance(node.operand, (tree.Lambda, tree.MethodReference)) else None
    return cast(context, context.expression(scope, node.operand, wanted), target, node.span)
