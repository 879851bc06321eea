"""Invariants that were found, as JML."""

from __future__ import annotations

from itertools import chain, count

from oxpecker.horn.arithmetic import WRAP
from oxpecker.horn.bits import AND
from oxpecker.horn.folds import INDEX, Folds
from oxpecker.horn.formula import (
    NULL_OBJECT,
    Formula,
    Op,
    Sort,
    conditional,
    equal,
    minus,
    negation,
    number,
    plus,
    scaled,
    select,
    symbol,
)
from oxpecker.horn.invariants import LENGTH, OLD
from oxpecker.horn.linked import class_of, is_reaching
from oxpecker.horn.substitution import substituted
from oxpecker.oox.syntax import FoldKind

_FOLDS = {
    FoldKind.SUM: r"\sum",
    FoldKind.PRODUCT: r"\product",
    FoldKind.COUNT: r"\num_of",
    FoldKind.MIN: r"\min",
    FoldKind.MAX: r"\max",
}


def written(part: Formula, folds: Folds) -> str:
    """A formula as a JML expression."""
    return _Writer(folds, {each.name for each in part.symbols}).text(part)


class _Writer:
    def __init__(self, folds: Folds, free: set[str]) -> None:
        self.folds = folds
        self.free = free
        """The names in scope, which bound variables must not have."""

    def text(self, part: Formula) -> str:
        match part.op:
            case Op.LITERAL if part == NULL_OBJECT:
                return "null"
            case Op.LITERAL:
                return str(part.value).lower() if part.sort is Sort.BOOL else str(part.value)
            case Op.SYMBOL if part.name.startswith(OLD) and part.sort in (*_COMPARED, Sort.BOOL):
                return rf"\old({part.name.removeprefix(OLD)})"
            case Op.SYMBOL:
                name, is_bound, _ = part.name.partition("'")
                return self.unused(name) if is_bound else name
            case Op.SUM:
                return self.sum(part)
            case Op.AT_MOST_ZERO:
                return self.comparison(part.arguments[0])
            case Op.EQUAL if part.arguments[0].sort in (Sort.INTS, Sort.BOOLS):
                return self.same_elements(*part.arguments)
            case Op.EQUAL if part.arguments[0].sort is Sort.INT:
                return self.equality(part, "==")
            case Op.NOT if part.arguments[0].op is Op.EQUAL and part.arguments[0].arguments[0].sort in _COMPARED:
                return self.equality(part.arguments[0], "!=")
            case Op.NOT:
                return f"!({self.text(part.arguments[0])})"
            case Op.SELECT:
                return self.element(*part.arguments)
            case Op.FORALL | Op.EXISTS:
                return self.quantifier(part)
            case Op.CALL:
                return self.call(part)
            case Op.DIV | Op.MOD if _may_be_negative(part.arguments[0]) and _is_power(part.arguments[1]):
                return self.bits(part)
            case Op.ITE:
                return "({} ? {} : {})".format(*map(self.text, part.arguments))
        return _OPERATORS[part.op].join(map(self.operand, part.arguments))

    def unused(self, name: str) -> str:
        """The name of a bound variable: with a number, if something else has it."""
        return next(each for each in chain([name], (f"{name}{digit}" for digit in count(1))) if each not in self.free)

    def bits(self, part: Formula) -> str:
        """A division that rounds down, also below zero, where Java's does not."""
        value, power = part.arguments
        if part.op is Op.DIV:
            return f"{self.operand(value)} >> {power.value.bit_length() - 1}"
        return f"{self.operand(value)} & {power.value - 1}"

    def operand(self, part: Formula) -> str:
        """An operand, in parentheses if it needs them."""
        text = self.text(part)
        return f"({text})" if part.op in (Op.SUM, Op.AND, Op.OR, Op.TIMES, Op.DIV, Op.MOD) else text

    def sum(self, part: Formula) -> str:
        parts = zip(part.coefficients, part.arguments, strict=True)
        terms = [(c, self.operand(each) if abs(c) == 1 else f"{abs(c)} * {self.operand(each)}") for c, each in parts]
        terms.sort(key=lambda term: term[0] < 0)
        terms += [(part.value, str(abs(part.value)))] if part.value else []
        first, text = terms[0]
        result = text if first > 0 else f"-{text}"
        return result + "".join(f" {'+' if c > 0 else '-'} {text}" for c, text in terms[1:])

    def comparison(self, total: Formula) -> str:
        """`left <= right`, with what is subtracted on the right."""
        left, right = _sides(total)
        constant = total.value if total.op is Op.SUM else 0
        if constant == 1:
            return f"{self.text(left)} < {self.text(right)}"
        left, right = (plus(left, number(constant)), right) if constant > 0 else (left, minus(right, number(constant)))
        return f"{self.text(left)} <= {self.text(right)}"

    def equality(self, part: Formula, operator: str) -> str:
        """`left == right`; a sum that is compared has what is subtracted on the other side."""
        left, right = part.arguments
        if Op.SUM in (left.op, right.op):
            total = minus(left, right)
            left, right = _sides(total)
            constant = total.value if total.op is Op.SUM else 0
            left, right = plus(left, number(max(constant, 0))), plus(right, number(max(-constant, 0)))
            if right.op is Op.SYMBOL and left.op is not Op.SYMBOL:
                left, right = right, left
        sides = (self.text(each) if each.op in (Op.SUM, Op.TIMES) else self.operand(each) for each in (left, right))
        return f" {operator} ".join(sides)

    def element(self, array: Formula, index: Formula) -> str:
        """An element; of an array with assignments, it is what was assigned last."""
        if array.op in (Op.STORE, Op.ITE, Op.CONSTANT_ARRAY):
            return self.text(_read(array, index))
        if array.sort.is_field:
            read = f"{self.text(index)}.{array.name.rpartition('.')[2]}"
            return rf"\old({read})" if array.name.startswith(OLD) else read
        name = self.text(array).removesuffix("[]")
        if name.startswith(OLD):
            return rf"\old({name.removeprefix(OLD)}[{self.text(index)}])"
        return f"{name}[{self.text(index)}]"

    def same_elements(self, one: Formula, other: Formula) -> str:
        """Two contents are equal; JML compares arrays element by element."""
        name = self.unused("k")
        index = symbol(name, Sort.INT)
        named = next(each for array in (one, other) for each in array.symbols if each.sort is array.sort)
        length = f"{named.name.removeprefix(OLD).removesuffix('[]')}{LENGTH}"
        said = " == ".join(self.operand(_read(array, index)) for array in (one, other))
        return rf"(\forall int {name}; 0 <= {name} && {name} < {length}; {said})"

    def quantifier(self, part: Formula) -> str:
        """The guards of the variables are the range; those of a universal quantifier are disjuncts of its body."""
        (body,) = part.arguments
        universal = part.op is Op.FORALL
        parts = body.arguments if body.op is (Op.OR if universal else Op.AND) else (body,)
        guards = [each for each in parts if _is_guard(each, part.bound, universal)]
        rest = [each for each in parts if each not in guards]
        names = ", ".join(map(self.text, part.bound))
        classes = [class_of(each) for each in part.walk() if is_reaching(each) and part.bound[0].sort is Sort.OBJECT]
        t = classes[0].replace("$", ".") if classes else "int"
        shown = " && ".join(self.text(negation(each) if universal else each) for each in guards)
        said = (" || " if universal else " && ").join(map(self.operand, rest)) or ("false" if universal else "true")
        return rf"(\{part.op} {t} {names}; {shown}; {said})" if shown else rf"(\{part.op} {t} {names}; {said})"

    def call(self, part: Formula) -> str:
        if part.name.startswith(WRAP):
            return self.text(part.arguments[0])
        if part.name == AND:
            return f"({' & '.join(map(self.operand, part.arguments))})"
        if is_reaching(part):
            *fields, root, wanted = part.arguments
            asked = rf"\reach({self.text(root)}).has({self.text(wanted)})"
            return rf"\old({asked})" if any(each.name.startswith(OLD) for each in fields) else asked
        function = self.folds.functions[part.name]
        *given, low, high = part.arguments
        name = self.unused("j")
        index = symbol(name, Sort.INT)
        values = dict(zip(function.parameters, given, strict=True))
        body = substituted(function.body, {**values, INDEX: index})
        if function.kind is FoldKind.COUNT and body.op is Op.ITE:
            body = body.arguments[0]
        within = f"{self.text(low)} <= {name} && {name} < {self.text(high)}"
        return rf"({_FOLDS[function.kind]} int {name}; {within}; {self.text(body)})"


def _sides(total: Formula) -> tuple[Formula, Formula]:
    """What a sum adds and what it subtracts, but for the constant."""
    left, right = number(0), number(0)
    parts = zip(total.coefficients, total.arguments, strict=True) if total.op is Op.SUM else ((1, total),)
    for coefficient, part in parts:
        if coefficient > 0:
            left = plus(left, scaled(coefficient, part))
        else:
            right = plus(right, scaled(-coefficient, part))
    return left, right


def _read(array: Formula, index: Formula) -> Formula:
    """The element of an array, with a choice for each assignment."""
    match array.op:
        case Op.STORE:
            before, place, value = array.arguments
            return conditional(equal(index, place), value, _read(before, index))
        case Op.ITE:
            condition, then, otherwise = array.arguments
            return conditional(condition, _read(then, index), _read(otherwise, index))
        case Op.CONSTANT_ARRAY:
            return array.arguments[0]
    return select(array, index)


_COMPARED = (Sort.INT, Sort.OBJECT)
_OPERATORS = {
    Op.TIMES: " * ",
    Op.DIV: " / ",
    Op.MOD: " % ",
    Op.EQUAL: " == ",
    Op.AND: " && ",
    Op.OR: " || ",
}


def _is_power(divisor: Formula) -> bool:
    """Whether a divisor is a power of two."""
    return divisor.op is Op.LITERAL and divisor.value > 0 and divisor.value & divisor.value - 1 == 0


def _may_be_negative(value: Formula) -> bool:
    is_length = value.op is Op.SYMBOL and value.name.endswith(LENGTH)
    return not (is_length or (value.range[0] is not None and value.range[0] >= 0))


def _is_guard(part: Formula, variables: tuple[Formula, ...], universal: bool) -> bool:
    """Whether a comparison says which values a variable has, or a condition which objects are meant."""
    reaching = part.arguments[0] if universal and part.op is Op.NOT else part
    if is_reaching(reaching) and (part.op is Op.NOT) == universal:
        return reaching.arguments[-1] in variables
    reads = any(each.op is Op.SELECT for each in part.walk())
    return part.op is Op.AT_MOST_ZERO and not reads and bool(set(variables) & part.symbols)
