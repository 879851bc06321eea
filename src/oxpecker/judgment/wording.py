"""Conditions in the words of the source."""

from __future__ import annotations

from collections.abc import Mapping

from oxpecker.oox import typed
from oxpecker.oox.cfg import listing
from oxpecker.oox.checker.conversions import WIDENING
from oxpecker.oox.late_patterns import late_pattern
from oxpecker.oox.numbers import in_range
from oxpecker.oox.source import BUILT_IN, Source, Span
from oxpecker.oox.syntax import BinaryOperator, UnaryOperator
from oxpecker.oox.types import BIGINT, BYTE, CHAR, DOUBLE, FLOAT, INT, INTEGERS, LONG, NUMERIC, SHORT, UINT, Type

_CONNECTIVES = (BinaryOperator.AND, BinaryOperator.OR)
_COMPARISONS = (
    BinaryOperator.LESS,
    BinaryOperator.LESS_EQUAL,
    BinaryOperator.GREATER,
    BinaryOperator.GREATER_EQUAL,
    BinaryOperator.EQUAL,
    BinaryOperator.NOT_EQUAL,
)
_CONSTANT = late_pattern(r"'(?:[^'\\]|\\.+)'|\"[^\"]*\"|0[xXbB][\w]+|(?:[A-Za-z]\w*\.)*[A-Z][A-Z0-9_]+")
"""Constants that are best quoted: characters, texts, numbers with another base, names of constants."""
_SHIFTS = (BinaryOperator.SHIFT_LEFT, BinaryOperator.SHIFT_RIGHT, BinaryOperator.SHIFT_RIGHT_UNSIGNED)
_RANKS: dict[Type, int] = {BYTE: 0, SHORT: 0, CHAR: 0, UINT: 0, INT: 0, LONG: 1, BIGINT: 2, FLOAT: 3, DOUBLE: 4}
"""The types in which numbers are combined, from narrow to wide: an operand of a wider type decides."""
_IDENTITY = ("same", "$same")
"""The methods of models that compare references to objects which are also values."""
_NAME = late_pattern(r"[A-Za-z]\w*(?:\.[A-Za-z]\w*)*")


class Wording:
    """Writes conditions; constants look as in the sources."""

    def __init__(self, sources: Mapping[str, Source]) -> None:
        self._sources = sources

    def of(self, condition: typed.Expression) -> str:
        """A condition as text; empty if it is about something that the source does not name."""
        text = self._words(condition)
        return "" if "$" in text else text

    def _words(self, node: typed.Expression) -> str:
        match node:
            case typed.Literal() | typed.StaticRead():
                quoted = self._quoted(node.span)
                return quoted if _CONSTANT.fullmatch(quoted) else listing.expression(node) + _suffix(node)
            case typed.Binary(operator=operator, left=left, right=right) if operator in _CONNECTIVES:
                # Arguments that are one variable may make both sides one condition.
                sides = dict.fromkeys(self._connected(each, operator) for each in (left, right))
                return f" {operator} ".join(sides)
            case typed.Binary(operator=operator, left=left, right=right):
                write = self._compared if operator in _COMPARISONS else self._operand
                one = self._cast(left) if _loses_width(node) else write(left)
                return f"{one} {operator} {write(right)}"
            case typed.LengthOf(target=target):
                return f"{self._operand(target)}.length"
            case typed.FieldRead(target=typed.Local(variable=variable), field=field) if variable.name == "this":
                return field.name
            case typed.FieldRead(target=target, field=field):
                return f"{self._operand(target)}.{field.name}"
            case typed.ElementRead(target=target, index=index):
                return f"{self._operand(target)}[{self._words(index)}]"
            case typed.ForRange(kind=kind, index=index, low=low, high=high, body=body, exclusive=exclusive):
                name, upper = index.name, BinaryOperator.LESS if exclusive else BinaryOperator.LESS_EQUAL
                bounds = f"{self._compared(low)} <= {name} && {name} {upper} {self._compared(high)}"
                return f"(\\{kind} int {name}; {bounds}; {self._words(body)})"
            case typed.Unary(operator=UnaryOperator.NOT, operand=typed.Invoke() as call) if _is_identity(call):
                return self._identity(call, BinaryOperator.NOT_EQUAL)
            case typed.Unary(operator=operator, operand=operand):
                is_wider = operand.type in NUMERIC and _written_type(operand) != operand.type
                text = self._cast(operand) if is_wider else self._operand(operand)
                return f"{operator}({text})" if text.startswith("-") else f"{operator}{text}"
            case typed.Convert():
                bare = _bare(node)
                return self._cast(bare) if isinstance(bare, typed.Convert) else self._words(bare)
            case typed.CastReference(operand=operand):
                return self._words(operand)
            case typed.TypeTest(operand=operand, tested=tested):
                return f"{self._operand(operand)} instanceof {tested}"
            case typed.Conditional(condition=condition, then=then, otherwise=otherwise):
                return " ".join((self._operand(condition), "?", self._operand(then), ":", self._operand(otherwise)))
            case typed.Invoke() if _is_identity(node):
                return self._identity(node, BinaryOperator.EQUAL)
            case typed.Invoke(method=method, arguments=(first, *_)) if " " in method.name:
                return f"{method.name} {self._operand(first)}"  # a measure, which is named in words
            case typed.Invoke():
                return self._call(node)
        return listing.expression(node)

    def _cast(self, node: typed.Expression) -> str:
        """A number with the cast that Java needs for its type."""
        operand = node.operand if isinstance(node, typed.Convert) else node
        mark = "\\" if node.type == BIGINT else ""
        return f"({mark}{node.type}) {self._operand(operand)}"

    def _identity(self, call: typed.Invoke, operator: BinaryOperator) -> str:
        return f" {operator} ".join(map(self._compared, call.arguments))

    def _call(self, node: typed.Invoke) -> str:
        if node.receiver is not None and not node.arguments and _NAME.fullmatch(self._quoted(node.span)):
            return self._operand(node.receiver)  # unboxing, of which the source says nothing
        place = node.method.owner if node.receiver is None else self._operand(node.receiver)
        prefix = "" if place == "this" else f"{place}."
        return f"{prefix}{node.method.shown}({', '.join(map(self._argument, node.arguments))})"

    def _argument(self, node: typed.Expression) -> str:
        """An argument of a call; its type may choose among methods of the same name."""
        is_wider = node.type in NUMERIC and _RANKS[_written_type(node)] < _RANKS[node.type]
        return self._cast(node) if is_wider else self._words(node)

    def _connected(self, node: typed.Expression, around: BinaryOperator) -> str:
        """A condition between others: only another connective needs brackets."""
        is_other = isinstance(node, typed.Binary) and node.operator in _CONNECTIVES and node.operator is not around
        return f"({self._words(node)})" if is_other or isinstance(node, typed.Conditional) else self._words(node)

    def _compared(self, node: typed.Expression) -> str:
        """A side of a comparison: what is computed needs no brackets."""
        bare = _bare(node)
        is_computed = isinstance(bare, typed.Binary) and bare.operator not in (*_COMPARISONS, *_CONNECTIVES)
        return self._words(node) if is_computed and node.type in NUMERIC else self._operand(node)

    def _operand(self, node: typed.Expression) -> str:
        text = self._words(node)
        return f"({text})" if isinstance(_bare(node), (typed.Binary, typed.Conditional, typed.TypeTest)) else text

    def _quoted(self, span: Span) -> str:
        source = self._sources.get(span.file)
        return "" if source is None else source.excerpt(span)


def _is_implicit(source: Type, target: Type) -> bool:
    """Whether Java converts a number without a cast; the text of a value needs none either."""
    return target not in NUMERIC or target in WIDENING.get(source, ())


def _bare(node: typed.Expression) -> typed.Expression:
    """A number without the conversions that Java does by itself, as it is written.

    A float that was an integer may have lost digits, which a wider type does not bring back.
    """
    if not isinstance(node, typed.Convert) or not _is_implicit(node.operand.type, node.type):
        return node
    inner = node.operand
    if isinstance(inner, typed.Convert) and inner.type == FLOAT and inner.operand.type in INTEGERS:
        return inner
    return _bare(inner)


def _suffix(node: typed.Expression) -> str:
    """The letter that a number needs for its type."""
    match node:
        case typed.Literal(type=t) if t == FLOAT:
            return "f"
        case typed.Literal(type=t, value=int(value)) if t == LONG and not in_range(value, INT):
            return "L"
    return ""


def _loses_width(node: typed.Binary) -> bool:
    """Whether an operation would be computed in a narrower type if the conversions of its operands were left out.

    Integers compare alike in every width.
    """
    combined = node.left.type
    if combined not in NUMERIC or (node.operator in _COMPARISONS and combined in INTEGERS):
        return False
    operands = (node.left,) if node.operator in _SHIFTS else (node.left, node.right)
    return all(_RANKS[_written_type(each)] < _RANKS[combined] for each in operands)


def _written_type(node: typed.Expression) -> Type:
    """The type of a number as it is written, without the conversions that are left out."""
    bare = _bare(node)
    if isinstance(bare, typed.Literal) and isinstance(bare.value, int) and bare.type in INTEGERS:
        return INT if in_range(bare.value, INT) else bare.type
    return bare.type if bare.type in NUMERIC else node.type


def _is_identity(call: typed.Invoke) -> bool:
    """Whether a call stands for `==` on objects."""
    is_model = call.method.static and call.method.span.file.startswith(BUILT_IN)
    return is_model and call.method.name in _IDENTITY and len(call.arguments) == 2
