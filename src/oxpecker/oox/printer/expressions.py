"""The text of expressions."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.oox import syntax as s
from oxpecker.oox.code_units import escaped
from oxpecker.oox.lexer import RESERVED
from oxpecker.oox.syntax import BinaryOperator as Op
from oxpecker.oox.types import ArrayType, Type, written

# How tightly each form binds, from the grammar's levels (docs/language.md 1.3).
EXPRESSION, _IMPLICATION, _OR, _AND, _BIT_OR, _BIT_XOR, _BIT_AND = range(7)
_EQUALITY, _RELATION, _SHIFT, _SUM, _PRODUCT, _UNARY, _POSTFIX = range(7, 14)

_LEVELS = {
    Op.TIMES: _PRODUCT,
    Op.DIVIDE: _PRODUCT,
    Op.REMAINDER: _PRODUCT,
    Op.PLUS: _SUM,
    Op.MINUS: _SUM,
    Op.SHIFT_LEFT: _SHIFT,
    Op.SHIFT_RIGHT: _SHIFT,
    Op.SHIFT_RIGHT_UNSIGNED: _SHIFT,
    Op.LESS: _RELATION,
    Op.LESS_EQUAL: _RELATION,
    Op.GREATER: _RELATION,
    Op.GREATER_EQUAL: _RELATION,
    Op.EQUAL: _EQUALITY,
    Op.NOT_EQUAL: _EQUALITY,
    Op.BIT_AND: _BIT_AND,
    Op.BIT_XOR: _BIT_XOR,
    Op.BIT_OR: _BIT_OR,
    Op.AND: _AND,
    Op.OR: _OR,
    Op.IMPLIES: _IMPLICATION,
}

# `(a + b) - c` and `a + (b - c)` are the same, so the chain needs no parentheses in either reading (1.5).
_SAME_IN_BOTH_READINGS = frozenset(
    [(op, op) for op in (Op.TIMES, Op.PLUS, Op.BIT_AND, Op.BIT_XOR, Op.BIT_OR, Op.AND, Op.OR)] + [(Op.PLUS, Op.MINUS)]
)

_ESCAPES = {"\n": "\\n", "\t": "\\t", "\r": "\\r", "\b": "\\b", "\f": "\\f", "\0": "\\0", "\\": "\\\\"}

# `tail` means that nothing follows which the body of a quantifier, extending as far as possible, would swallow.


def whole(e: s.Expression) -> str:
    return operand_text(e, EXPRESSION, tail=True)


def operand_text(e: s.Expression, least: int, *, tail: bool) -> str:
    """The expression, in parentheses when it binds less tightly than its place demands."""
    if isinstance(e, (s.ArrayQuantifier, s.RangeQuantifier, s.Fold)):
        return _quantifier(e) if tail else f"({_quantifier(e)})"
    if _level(e) >= least:
        return _bare(e, tail)
    return f"({_bare(e, tail=True)})"


def _level(e: s.Expression) -> int:
    match e:
        case s.Conditional():
            return EXPRESSION
        case s.Binary():
            return _LEVELS[e.operator]
        case s.InstanceOf():
            return _RELATION
        case s.Unary() | s.Length() | s.Cast():
            return _UNARY
        case _:
            return _POSTFIX


def _bare(e: s.Expression, tail: bool) -> str:
    match e:
        case s.Binary():
            return _binary(e, tail)
        case s.Unary():
            return _unary(e)
        case s.Conditional():
            condition = operand_text(e.condition, _IMPLICATION, tail=False)
            then = operand_text(e.then, EXPRESSION, tail=False)
            return f"{condition} ? {then} : {operand_text(e.otherwise, EXPRESSION, tail=tail)}"
        case s.InstanceOf():
            # `!a instanceof T` denies the test.
            denied = isinstance(e.operand, s.Unary) and e.operand.operator is s.UnaryOperator.NOT
            return f"{operand_text(e.operand, _POSTFIX if denied else _SHIFT, tail=False)} instanceof {e.type.type}"
        case s.Cast():
            return _cast(e)
        case s.Length():
            return f"#{operand_text(e.target, _UNARY, tail=False)}"
        case _:
            return primary(e)


def name_text(name: str) -> str:
    """A name of a member or a variable; programs in other languages may use words that OOX keeps for itself."""
    return f"{name}$" if name in RESERVED else name


def primary(e: s.Expression) -> str:
    match e:
        case s.Name():
            return name_text(e.identifier)
        case s.This():
            return "this"
        case s.Super():
            return "super"
        case s.FieldAccess():
            return f"{target_text(e.target)}.{name_text(e.field)}"
        case s.Index():
            return f"{target_text(e.target)}[{whole(e.index)}]"
        case s.Call():
            receiver = "" if e.target is None else f"{target_text(e.target)}."
            return f"{receiver}{name_text(e.method)}({listed(e.arguments)})"
        case s.New():
            return f"new {e.class_name}({listed(e.arguments)})"
        case s.NewCopy():
            return f"new {e.class_name} copying ({whole(e.operand)})"
        case s.NewArray():
            return _new_array(e)
        case s.ArrayLiteral():
            return f"new {e.element.type}[] {{{listed(e.values)}}}"
        case s.Nondet():
            return f"nondet({written(e.type.type)})"
        case s.BitsOf():
            return f"bits({whole(e.operand)})"
        case s.Elementary():
            word = "approximate" if e.is_approximate else "elementary"
            return f"{word}({', '.join(map(whole, (s.StringLiteral(e.function), *e.arguments)))})"
        case s.Old():
            return f"old({whole(e.operand)})"
        case s.Specified():
            return f"specified({whole(e.operand)})"
        case s.AllDifferent():
            return f"alldifferent({whole(e.operand)})"
        case s.Fresh():
            return f"fresh({whole(e.operand)})"
        case s.Uncovered():
            return f"unsupported({whole(s.StringLiteral(e.what))})"
        case _:
            return _literal(e)


def _literal(e: s.Expression) -> str:
    match e:
        case s.IntegerLiteral():
            return f"{e.value}{e.suffix}"
        case s.FloatLiteral():
            return f"{e.value!r}".replace("+", "") + e.suffix
        case s.BooleanLiteral():
            return "true" if e.value else "false"
        case s.CharLiteral():
            return _quoted(chr(e.value), "'")
        case s.StringLiteral():
            return _quoted(e.value, '"')
        case s.NullLiteral():
            return "null"
        case _:
            raise TypeError(f"no text for {type(e).__name__}")


def _quoted(text: str, quote: str) -> str:
    """The text as a literal in printable ASCII; what lies beyond 16 bits becomes two escapes, as in UTF-16."""
    parts = [quote]
    for c in text:
        if c == quote:
            parts.append("\\" + c)
        elif c in _ESCAPES:
            parts.append(_ESCAPES[c])
        elif " " <= c <= "~":
            parts.append(c)
        else:
            parts.append(escaped(c))
    return "".join([*parts, quote])


def listed(expressions: Iterable[s.Expression]) -> str:
    return ", ".join([whole(e) for e in expressions])


def target_text(e: s.Expression) -> str:
    """The text of a target before a dot or a bracket: `5.f` would be a number, `new int[3][0]` a larger array."""
    if isinstance(e, (s.IntegerLiteral, s.FloatLiteral, s.NewArray, s.ArrayLiteral)):
        return f"({primary(e)})"
    return operand_text(e, _POSTFIX, tail=False)


def _new_array(e: s.NewArray) -> str:
    inner: Type = e.element.type
    for _ in e.sizes[1:]:
        if isinstance(inner, ArrayType):
            inner = inner.element
    unsized = ""
    while isinstance(inner, ArrayType):
        inner, unsized = inner.element, unsized + "[]"
    sizes = "".join([f"[{whole(size)}]" for size in e.sizes])
    return f"new {inner}{sizes}{unsized}"


def _unary(e: s.Unary) -> str:
    operand = operand_text(e.operand, _UNARY, tail=False)
    if e.operator is s.UnaryOperator.NEGATE and operand.startswith("-"):
        operand = f"({operand})"
    return f"{e.operator}{operand}"


def _cast(e: s.Cast) -> str:
    """`(T) operand`; an operand that could continue `(T)` needs parentheses (1.3: `(x) - y` subtracts)."""
    operand = operand_text(e.operand, _UNARY, tail=False)
    if operand.startswith(("-", "#", "super.")):
        operand = f"({operand})"
    return f"({e.type.type}) {operand}"


def _binary(e: s.Binary, tail: bool) -> str:
    level = _LEVELS[e.operator]
    if e.operator is Op.IMPLIES:
        left = operand_text(e.left, _OR, tail=False)
        return f"{left} ==> {operand_text(e.right, _IMPLICATION, tail=tail)}"
    # `a && b || c` is `a && (b || c)` to the theses, so an `&&` before an `||` is closed off.
    inner = _BIT_OR if e.operator is Op.OR else level + 1
    parts = [f" {e.operator} {operand_text(e.right, level + 1, tail=tail)}"]
    while isinstance(e.left, s.Binary) and (e.left.operator, e.operator) in _SAME_IN_BOTH_READINGS:
        e = e.left
        parts.append(f" {e.operator} {operand_text(e.right, inner, tail=False)}")
    parts.append(operand_text(e.left, inner, tail=False))
    return "".join(reversed(parts))


def _quantifier(e: s.ArrayQuantifier | s.RangeQuantifier | s.Fold) -> str:
    if isinstance(e, s.ArrayQuantifier):
        head = f"{e.kind} {name_text(e.value)}, {name_text(e.index)} : {operand_text(e.array, _POSTFIX, tail=False)}"
    else:
        low, high = (operand_text(bound, _SHIFT, tail=False) for bound in (e.low, e.high))
        head = f"{e.kind} {name_text(e.index)} : {low} {'..<' if e.exclusive else '..'} {high}"
        if isinstance(e, s.Fold) and e.filter is not None:
            head += f" if {operand_text(e.filter, EXPRESSION, tail=False)}"
    return f"{head} : {whole(e.body)}"
