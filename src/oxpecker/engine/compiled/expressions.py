"""Total expressions over numbers and terms as Python source, in the words of `arithmetic`."""

from __future__ import annotations

from oxpecker.oox import typed
from oxpecker.oox.code_units import code_units
from oxpecker.oox.interpreter.expressions import TotalCode
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import UnaryOperator as U
from oxpecker.oox.types import (
    BIGINT,
    FLOATING,
    INTEGRAL,
    STRING,
    Type,
    is_reference,
)

_ARITHMETIC = {B.PLUS: "+", B.MINUS: "-", B.TIMES: "*"}
_COMPARISONS = {B.LESS: "<", B.LESS_EQUAL: "<=", B.GREATER: ">", B.GREATER_EQUAL: ">="}
_LOGICAL = {B.AND: "conjunction", B.OR: "disjunction", B.IMPLIES: "implication"}
_BITWISE = {B.BIT_AND: "&", B.BIT_OR: "|", B.BIT_XOR: "^"}


class SymbolicCode(TotalCode):
    """Python source of total expressions over numbers and terms."""

    def inline(self, node: typed.Expression) -> str:
        """The source of the expression itself."""
        if isinstance(node, typed.Literal) and node.value is None:
            return "None" if node.type == STRING else "0"
        if isinstance(node, typed.Conditional):
            if self.may_overflow(node.then) or self.may_overflow(node.otherwise):
                condition = f"holds(m, {self.code(node.condition)})"
                return f"({self.code(node.then)} if {condition} else {self.code(node.otherwise)})"
            return f"conditional({self.code(node.condition)}, {self.code(node.then)}, {self.code(node.otherwise)})"
        if isinstance(node, typed.TypeTest):
            return f"type_test(m, {self.code(node.operand)}, {self.constant(node.tested)})"
        return super().inline(node)

    def may_overflow(self, node: typed.Expression) -> bool:
        """Whether a side that is not taken could violate the overflow check, so that it must not be evaluated."""
        if not self.overflow_check:
            return False
        if isinstance(node, (typed.Binary, typed.Unary)) and node.type in INTEGRAL:
            return True
        return any(self.may_overflow(part) for part in typed.EXPRESSIONS.children(node))

    def partial(self, node: typed.Expression) -> str:
        """Parts of references that guards have checked."""
        if isinstance(node, typed.LengthOf):
            return f"length(m, {self.code(node.target)})"
        if isinstance(node, typed.Storable):
            return f"storable(m, {self.code(node.array)}, {self.code(node.value)})"
        if isinstance(node, typed.ElementRead):
            return f"character(m, {self.code(node.target)}, {self.code(node.index)})"
        return super().partial(node)

    def unary(self, node: typed.Unary) -> str:
        """`!`, `-`, `~`."""
        operand = self.code(node.operand)
        if node.operator is U.NOT:
            return f"negation({operand})"
        if node.type in FLOATING:
            zero = "(-0.0)"
            return f"floating('-', {zero}, {operand}, {self.constant(node.type)})"
        return self.fit(f"({node.operator}{operand})", node.type, node.span)

    def fit(self, code: str, t: Type, span: Span) -> str:
        """An integer result brought into the range of its type."""
        if self.overflow_check:
            return f"in_range(m, {code}, {self.constant(t)}, {self.constant(span)})"
        return f"wrap({code}, {self.constant(t)})" if self.java_ints else code

    def binary(self, node: typed.Binary) -> str:
        """By the types of the operands."""
        left, right, operator = self.code(node.left), self.code(node.right), node.operator
        operands = node.left.type
        if operator in _LOGICAL and self.may_overflow(node.right):
            stops = {B.AND: f"{right} if holds(m, {left}) else False", B.OR: f"True if holds(m, {left}) else {right}"}
            return f"({stops.get(operator, f'{right} if holds(m, {left}) else True')})"
        if operator in _LOGICAL:
            return f"{_LOGICAL[operator]}({left}, {right})"
        if operands in FLOATING and operator in {*_COMPARISONS, B.EQUAL, B.NOT_EQUAL}:
            return f"floating_compare({operator.value!r}, {left}, {right})"
        if operator in (B.EQUAL, B.NOT_EQUAL):
            return self.equality(node, left, right)
        if operator in _COMPARISONS:
            return f"({left} {_COMPARISONS[operator]} {right})"
        if node.type in FLOATING:
            return f"floating({operator.value!r}, {left}, {right}, {self.constant(node.type)})"
        if node.type == STRING:
            return f"joined({left}, {right})"
        if operator in _BITWISE:
            if str(operands) == "bool" and operator is B.BIT_XOR:
                return f"exclusive({left}, {right})"
            logical = {B.BIT_AND: "conjunction", B.BIT_OR: "disjunction"}
            if str(operands) == "bool":
                return f"{logical[operator]}({left}, {right})"
            return f"({left} {_BITWISE[operator]} {right})"
        return self.integer(node, left, right)

    def integer(self, node: typed.Binary, left: str, right: str) -> str:
        """Integer arithmetic; shifts never count as overflow."""
        operator = node.operator
        if operator in (B.SHIFT_LEFT, B.SHIFT_RIGHT, B.SHIFT_RIGHT_UNSIGNED):
            name = {B.SHIFT_LEFT: "shift_left", B.SHIFT_RIGHT: "shift_right"}.get(operator, "shift_right_unsigned")
            result = f"{name}({left}, {right}, {self.constant(node.type)})"
            wraps = operator is B.SHIFT_LEFT and self.java_ints
            return f"wrap({result}, {self.constant(node.type)})" if wraps else result
        if operator is B.REMAINDER:
            return f"remainder({left}, {right})"
        if operator is B.DIVIDE:
            return self.fit(f"divide({left}, {right})", node.type, node.span)
        if operator is B.TIMES and (node.type == BIGINT or not self.java_ints):
            return self.fit(f"product({left}, {right})", node.type, node.span)
        return self.fit(f"({left} {_ARITHMETIC[operator]} {right})", node.type, node.span)

    def equality(self, node: typed.Binary, left: str, right: str) -> str:
        """References by identity, strings and numbers by value."""
        same = node.operator is B.EQUAL
        if STRING in (node.left.type, node.right.type):
            result = f"same_text(m, {left}, {right})"
        elif is_reference(node.left.type):
            result = f"same(m, {left}, {right})"
        else:
            return f"equal({left}, {right})" if same else f"unequal({left}, {right})"
        return result if same else f"negation({result})"

    def convert(self, node: typed.Convert) -> str:
        """Numeric conversions, and values as text."""
        if node.type == STRING:
            return f"as_text(m, {self.code(node.operand)}, {self.constant(node.operand.type)})"
        if node.type in FLOATING and node.operand.type in FLOATING:
            kinds = f"{self.constant(node.operand.type)}, {self.constant(node.type)}"
            return f"convert({self.code(node.operand)}, {kinds}, {self.java_ints})"
        return super().convert(node)

    def literal(self, node: typed.Literal) -> str:
        """Strings as their code units."""
        return self.constant(code_units(node.value)) if isinstance(node.value, str) else super().literal(node)
