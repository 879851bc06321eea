"""Translates typed expressions to Python source.

Two dialects: `TotalCode` for the expressions of instructions, which cannot fail, and `SpecificationCode` for contracts
and assertions, whose parts may throw (`Thrown`), look at the past and call pure methods. The frame is `f`, the thread
`m`; everything else a piece of code needs is kept in `constants` under a made-up name.
"""

from __future__ import annotations

import math

from oxpecker.oox import typed
from oxpecker.oox.code_units import code_units
from oxpecker.oox.interpreter.critical_points import compared_values
from oxpecker.oox.limits import DEEPEST_INLINE
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import FoldKind, QuantifierKind
from oxpecker.oox.syntax import UnaryOperator as U
from oxpecker.oox.types import (
    BIGINT,
    BOOL,
    DOUBLE,
    FLOAT,
    FLOATING,
    INTEGRAL,
    RANGES,
    STRING,
    Type,
    is_reference,
)

_PLAIN = {
    B.LESS: "<",
    B.LESS_EQUAL: "<=",
    B.GREATER: ">",
    B.GREATER_EQUAL: ">=",
    B.BIT_AND: "&",
    B.BIT_OR: "|",
    B.BIT_XOR: "^",
    B.AND: "and",
    B.OR: "or",
}
_INTEGER = {B.PLUS: "({0} + {1})", B.MINUS: "({0} - {1})", B.TIMES: "({0} * {1})"}
_FLOATING = {**_INTEGER, B.DIVIDE: "float_divide({0}, {1})", B.REMAINDER: "float_remainder({0}, {1})"}
_SHIFTS = {B.SHIFT_LEFT: "shift_left", B.SHIFT_RIGHT: "shift_right", B.SHIFT_RIGHT_UNSIGNED: "shift_right_unsigned"}
_FOLDS = {
    FoldKind.SUM: "added",
    FoldKind.PRODUCT: "multiplied",
    FoldKind.MIN: "least",
    FoldKind.MAX: "greatest",
    FoldKind.COUNT: "sum",
}


def is_constant(name: str) -> bool:
    """Whether code finds a constant under a name."""
    return name[0] == "k" and name[1:].isdigit()


class TotalCode:
    """Python source of expressions that cannot fail."""

    def __init__(self, constants: dict[str, object], java_ints: bool, overflow_check: bool) -> None:
        self.constants = constants
        self.java_ints = java_ints
        self.overflow_check = overflow_check
        self.depth = 0
        self.bound: list[int] = []
        self.outlines: dict[str, str] = {}
        """The sources of functions for parts of expressions, by their names."""

    def constant(self, value: object) -> str:
        """A name under which the generated code finds a value."""
        name = f"k{len(self.constants)}"
        self.constants[name] = value
        return name

    def code(self, node: typed.Expression) -> str:
        """Python source with the value of the expression."""
        self.depth += 1
        try:
            return self.outlined(node) if self.depth % DEEPEST_INLINE == 0 else self.inline(node)
        finally:
            self.depth -= 1

    def outlined(self, node: typed.Expression) -> str:
        """A call of a function for this part alone: Python's own parser does not take deep nesting."""
        parameters = ", ".join(["m", "f", *(f"q{index}" for index in self.bound)])
        source = f"lambda {parameters}: {self.inline(node)}"
        name = self.constant(eval(source, self.constants))
        self.outlines[name] = source
        return f"{name}({parameters})"

    def inline(self, node: typed.Expression) -> str:
        """The source of the expression itself."""
        if isinstance(node, typed.Literal):
            return self.literal(node)
        if isinstance(node, typed.Local):
            return f"f[{node.variable.index}]"
        if isinstance(node, typed.Bound):
            return f"q{node.index}"
        if isinstance(node, typed.Unary):
            return self.unary(node)
        if isinstance(node, typed.Binary):
            return self.binary(node)
        if isinstance(node, typed.Conditional):
            condition, then, otherwise = map(self.code, (node.condition, node.then, node.otherwise))
            return f"({then} if {condition} else {otherwise})"
        if isinstance(node, typed.Convert):
            return self.convert(node)
        if isinstance(node, typed.BitsOf):
            return f"bits_of({self.code(node.operand)}, {self.constant(node.type)})"
        if isinstance(node, typed.Elementary):
            name = "approximate" if node.is_approximate else "elementary"
            return f"{name}({self.constant(node.function)}, [{', '.join(map(self.code, node.arguments))}])"
        if isinstance(node, typed.TypeTest):
            return f"instance_of({self.code(node.operand)}, {self.constant(node.tested)})"
        return self.partial(node)

    def partial(self, node: typed.Expression) -> str:
        """What may fail in a specification; in an instruction a guard has seen to it that it does not."""
        if isinstance(node, typed.LengthOf):
            target = self.code(node.target)
            return f"len({target})" if node.target.type == STRING else f"len({target}.slots)"
        if isinstance(node, typed.ElementRead):
            return f"ord({self.code(node.target)}[{self.code(node.index)}])"
        if isinstance(node, typed.CastReference):
            return self.code(node.operand)
        if isinstance(node, typed.Storable):
            return f"storable({self.code(node.array)}, {self.code(node.value)})"
        raise AssertionError(node)

    def literal(self, node: typed.Literal) -> str:
        """The value as Python writes it."""
        value = node.value
        if isinstance(value, str):
            return self.constant(code_units(value)) if len(value) > 20 else repr(code_units(value))
        if isinstance(value, float) and not math.isfinite(value):
            return self.constant(value)
        if isinstance(value, int) and not isinstance(value, bool):
            return f"({value})" if abs(value) < 10**18 else self.constant(value)
        return f"({value!r})" if isinstance(value, float) else repr(value)

    def unary(self, node: typed.Unary) -> str:
        """`!`, `-`, `~`."""
        operand = self.code(node.operand)
        if node.operator is U.NOT:
            return f"(not {operand})"
        if node.type in FLOATING:
            return f"(-{operand})"
        return self.fit(f"({node.operator}{operand})", node.type, node.span)

    def fit(self, code: str, t: Type, span: Span) -> str:
        """An integer result brought into the range of its type, or checked to lie in it."""
        if t == BIGINT:
            return code
        low, high = RANGES[t]
        if self.overflow_check:
            return f"in_range_or_stop(m, {code}, ({low}), {high}, {self.constant(span)})"
        return f"(({code} - ({low}) & {high - low}) + ({low}))" if self.java_ints else code

    def binary(self, node: typed.Binary) -> str:
        """By the types of the operands."""
        left, right = self.code(node.left), self.code(node.right)
        operator = node.operator
        if operator in (B.EQUAL, B.NOT_EQUAL):
            return self.equality(node, left, right)
        if operator is B.IMPLIES:
            return f"(not {left} or {right})"
        if operator in _PLAIN:
            return f"({left} {_PLAIN[operator]} {right})"
        if node.type == STRING:
            return f"concatenate({left}, {right})"
        if node.type in FLOATING:
            result = _FLOATING[operator].format(left, right)
            return f"to_single({result})" if node.type == FLOAT else result
        return self.integer(node, left, right)

    def integer(self, node: typed.Binary, left: str, right: str) -> str:
        """Integer arithmetic; shifts never count as overflow."""
        operator = node.operator
        if operator in _SHIFTS:
            result = f"{_SHIFTS[operator]}({left}, {right}, {self.constant(node.type)})"
            if operator is not B.SHIFT_LEFT or not self.java_ints:
                return result
            low, high = RANGES[node.type]
            return f"(({result} - ({low}) & {high - low}) + ({low}))"
        if operator is B.REMAINDER:
            return self.division("remainder", left, right)
        if operator is B.DIVIDE:
            return self.fit(self.division("divide", left, right), node.type, node.span)
        if operator is B.TIMES and (node.type == BIGINT or not self.java_ints):
            return self.fit(f"product({left}, {right})", node.type, node.span)
        return self.fit(_INTEGER[operator].format(left, right), node.type, node.span)

    def division(self, name: str, left: str, right: str) -> str:
        """The divisor is known not to be zero."""
        return f"{name}({left}, {right})"

    def equality(self, node: typed.Binary, left: str, right: str) -> str:
        """References are compared by identity, strings and numbers by value."""
        by_identity = is_reference(node.left.type) and STRING not in (node.left.type, node.right.type)
        if node.operator is B.EQUAL:
            return f"({left} is {right})" if by_identity else f"({left} == {right})"
        return f"({left} is not {right})" if by_identity else f"({left} != {right})"

    def convert(self, node: typed.Convert) -> str:
        """Numeric conversions, and values as text."""
        source, target, operand = node.operand.type, node.type, self.code(node.operand)
        if target == STRING:
            return f"text_of({operand}, {self.constant(source)})"
        widens = target == BIGINT or (source in INTEGRAL and target in INTEGRAL and _contains(target, source))
        if widens or (source == FLOAT and target == DOUBLE):
            return operand
        return f"convert({operand}, {self.constant(source)}, {self.constant(target)}, {self.java_ints})"


def _contains(wide: Type, narrow: Type) -> bool:
    return RANGES[wide][0] <= RANGES[narrow][0] and RANGES[narrow][1] <= RANGES[wide][1]


class SpecificationCode(TotalCode):
    """Python source of contract expressions."""

    def partial(self, node: typed.Expression) -> str:
        """Parts that may throw, refer to the past, or range over elements."""
        if isinstance(node, typed.FieldRead):
            return f"read_field({self.code(node.target)}, {node.field.slot})"
        if isinstance(node, typed.StaticRead):
            return f"m.read_static({node.field.owner!r}, {node.field.slot}, {self.constant(node.span)})"
        if isinstance(node, typed.ElementRead):
            reader = "read_character" if node.target.type == STRING else "read_element"
            return f"{reader}({self.code(node.target)}, {self.code(node.index)})"
        if isinstance(node, typed.LengthOf):
            return f"length_of({self.code(node.target)})"
        if isinstance(node, typed.CastReference):
            return f"cast({self.code(node.operand)}, {self.constant(node.type)})"
        if isinstance(node, typed.Invoke):
            return self.invoke(node)
        if isinstance(node, typed.Old):
            return f"m.old(lambda f: {self.code(node.operand)})"
        if isinstance(node, typed.AllDifferent):
            by_identity = is_reference(_element(node.operand.type)) and _element(node.operand.type) != STRING
            return f"all_different({self.code(node.operand)}, {by_identity})"
        if isinstance(node, (typed.ForElements, typed.ForRange)):
            return self.quantifier(node)
        if isinstance(node, typed.Fold):
            return self.fold(node)
        if isinstance(node, typed.Fresh):
            return f"m.is_fresh({self.code(node.operand)})"
        if isinstance(node, typed.Uncovered):
            return f"m.give_up({node.what!r}, {self.constant(node.span)})"
        return super().partial(node)

    def division(self, name: str, left: str, right: str) -> str:
        """Division by zero throws."""
        return f"checked_{name}({left}, {right})"

    def invoke(self, node: typed.Invoke) -> str:
        """A call of a pure method, run to its end."""
        values = ([] if node.receiver is None else [node.receiver]) + list(node.arguments)
        arguments = ", ".join(self.code(value) for value in values)
        return f"m.call_pure({self.constant(node.method)}, [{arguments}], {node.virtual}, {self.constant(node.span)})"

    def quantifier(self, node: typed.ForElements | typed.ForRange) -> str:
        """A generator over the instances; evaluation stops at the first that decides."""
        test = "all" if node.kind is QuantifierKind.FORALL else "any"
        if isinstance(node, typed.ForElements):
            variables = [node.index.index, node.value.index]
            domain = f"elements({self.code(node.array)})"
        else:
            variables = [node.index.index]
            domain = self.tried_integers(node)
        self.bound += variables
        body = self.code(node.body)
        del self.bound[-len(variables) :]
        return f"{test}({body} for {', '.join(f'q{index}' for index in variables)} in {domain})"

    def tried_integers(self, node: typed.ForRange) -> str:
        """The integers of a range that decide a quantifier."""
        compared = compared_values(node)
        if compared is None:
            return self.integers(node, "tried_integers")
        values = ", ".join(self.code(value) for value in compared)
        return f"critical_integers({self.integers(node, 'range_to_try')}, lambda: [{values}])"

    def integers(self, node: typed.ForRange | typed.Fold, how: str = "integers") -> str:
        """The integers of a range."""
        low, high = self.code(node.low), self.code(node.high)
        return f"{how}(m, {low}, {high}{' - 1' if node.exclusive else ''}, {self.constant(node.span)})"

    def fold(self, node: typed.Fold) -> str:
        """A number computed by a generator over the instances, in order."""
        domain, variable = self.integers(node), node.index.index
        self.bound.append(variable)
        body = self.code(node.body)
        chosen = "" if node.filter is None else f" if {self.code(node.filter)}"
        self.bound.pop()
        if node.kind is FoldKind.COUNT:
            body = f"(1 if {body} else 0)"
        values = f"{_FOLDS[node.kind]}(({body} for q{variable} in {domain}{chosen})"
        if node.kind in (FoldKind.MIN, FoldKind.MAX, FoldKind.COUNT):
            return f"{values})"
        if node.type in FLOATING:
            return f"{values}, {0.0 if node.kind is FoldKind.SUM else 1.0}, {node.type == FLOAT})"
        return self.fit(f"{values}, {0 if node.kind is FoldKind.SUM else 1}, False)", node.type, node.span)


def _element(t: Type) -> Type:
    element = getattr(t, "element", BOOL)
    assert isinstance(element, Type)
    return element
