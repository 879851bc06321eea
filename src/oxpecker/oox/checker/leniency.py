"""What Jip's dialect tolerates: the program is read all the same, and a warning says how.

Jip has no static checks. Where its engine gives a mistake a meaning, so do these rules; a statement with any other
mistake is unsupported, so that only the paths that reach it are unknown.
"""

from __future__ import annotations

from oxpecker.oox import syntax, typed
from oxpecker.oox.checker.context import ERROR, Context
from oxpecker.oox.checker.conversions import convert
from oxpecker.oox.types import BIGINT, BOOL, INT, INTEGERS, NULL, STRING, VOID, Type, default_value, is_reference

_REPEATABLE = (
    typed.Literal,
    typed.Local,
    typed.FieldRead,
    typed.ElementRead,
    typed.LengthOf,
    typed.Unary,
    typed.Binary,
    typed.Conditional,
)
"""Expressions without effects, which may be evaluated twice."""


def contained(context: Context, node: syntax.Statement, checked: typed.Statement, said: int) -> typed.Statement:
    """The statement as it was checked; if an error was said since, a warning and an unsupported statement."""
    errors = context.diagnostics.weaken_errors(said, "; paths that reach this statement are unknown")
    if not errors:
        return checked
    return typed.Unsupported(f"this statement ({errors[0].message})", span=node.span)


def type_of_first_value(context: Context, name: str, declared: Type, value: typed.Expression) -> Type:
    """Jip uses values, not declared types: a local with another initial value has the value's type."""
    if not _has_type(value.type):
        return declared
    message = f"'{name}' is declared as {declared}, but its value is {value.type}; the value decides"
    context.warning(message, value.span)
    return value.type


def declare_by_value(context: Context, target: syntax.Name, value: typed.Expression) -> typed.Variable | None:
    """The local that an assignment to an undeclared name declares for the rest of the method."""
    if not _has_type(value.type):
        return None
    name = target.identifier
    context.warning(f"'{name}' is not declared; it is read as a local of type {value.type}", target.span)
    variable = context.new_variable(name, value.type)
    context.scopes[0][name] = (variable, target.span)
    context.outliving[variable.index] = variable
    return variable


def with_defaults(context: Context, body: typed.Statement) -> typed.Statement:
    """A body in which locals used outside of their blocks hold their types' defaults until they are assigned."""
    if not context.outliving:
        return body
    defaults = [
        typed.SetLocal(
            each, typed.Literal(each.type, default_value(each.type), span=body.span), declares=True, span=body.span
        )
        for each in context.outliving.values()
    ]
    return typed.Block((*defaults, body), span=body.span)


def return_of_nothing(context: Context, node: syntax.Return, value: typed.Expression) -> typed.Statement:
    """`return E;` in a method without a result: the value is dropped."""
    context.warning(f"{context.method} returns nothing; the value is dropped", node.span)
    dropped = typed.Evaluate(value, span=node.span)
    return typed.Block((dropped, typed.Return(None, span=node.span)), span=node.span)


def compare_with_number(
    context: Context, node: syntax.Binary, left: typed.Expression, right: typed.Expression
) -> typed.Expression | None:
    """`reference == number`: null is 0, and no object is a number. None if the operands are others."""
    reference, number = (left, right) if is_reference(left.type) else (right, left)
    if not is_reference(reference.type) or reference.type == STRING or number.type not in INTEGERS:
        return None
    context.warning(f"{left.type} is compared with {right.type}: only null is equal to a number, to 0", node.span)
    none = typed.Literal(NULL, None, span=node.span)
    zero = convert(typed.Literal(INT, 0, span=node.span), BIGINT if number.type == BIGINT else INT)
    is_null = typed.Binary(BOOL, syntax.BinaryOperator.EQUAL, reference, none, span=node.span)
    is_zero = typed.Binary(BOOL, syntax.BinaryOperator.EQUAL, convert(number, zero.type), zero, span=node.span)
    equal = typed.Binary(BOOL, syntax.BinaryOperator.AND, is_null, is_zero, span=node.span)
    if node.operator is syntax.BinaryOperator.EQUAL:
        return equal
    return typed.Unary(BOOL, syntax.UnaryOperator.NOT, equal, span=node.span)


def read_below_zero(read: typed.ElementRead) -> typed.Expression:
    """`a[i]`: Jip compares an index with the length only; what is read below the first element is a default value.

    The length is asked for in any case, so that a null array fails.
    """
    array, index, span = read.target, read.index, read.span
    is_natural = isinstance(index, typed.Literal) and isinstance(index.value, int) and index.value >= 0
    if is_natural or not all(isinstance(each, _REPEATABLE) for each in typed.walk((array, index))):
        return read
    zero = typed.Literal(INT, 0, span=span)
    length = typed.LengthOf(INT, array, span=span)
    is_array = typed.Binary(BOOL, syntax.BinaryOperator.LESS_EQUAL, zero, length, span=span)
    is_below = typed.Binary(BOOL, syntax.BinaryOperator.LESS, index, zero, span=span)
    both = typed.Binary(BOOL, syntax.BinaryOperator.AND, is_below, is_array, span=span)
    nothing = typed.Literal(read.type, default_value(read.type), span=span)
    return typed.Conditional(read.type, both, nothing, read, span=span)


def _has_type(t: Type) -> bool:
    return t not in (ERROR, VOID, NULL)
