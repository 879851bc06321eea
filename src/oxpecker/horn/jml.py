"""Invariants that were found, as JML."""

from __future__ import annotations

from itertools import chain, count

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
from oxpecker.horn.sizes import Sizes, Wrapped, with_wraps, wrapped_value
from oxpecker.horn.substitution import substituted
from oxpecker.oox.syntax import FoldKind
from oxpecker.oox.types import BIGINT, INT, LONG, RANGES, Type

_FOLDS = {
    FoldKind.SUM: r"\sum",
    FoldKind.PRODUCT: r"\product",
    FoldKind.COUNT: r"\num_of",
    FoldKind.MIN: r"\min",
    FoldKind.MAX: r"\max",
}

COUNT = symbol(r"\count", Sort.INT)
"""How many iterations of a loop over an array are complete."""


def written(part: Formula, folds: Folds, sizes: Sizes | None = None) -> str:
    """A formula as a JML expression, which computes in types that are large enough."""
    bound = {_plain(variable) for each in part.walk() for variable in each.bound}
    return _Writer(folds, {each.name for each in part.symbols}, bound, sizes or Sizes(folds)).text(with_wraps(part))


def _plain(bound: Formula) -> str:
    """The name of a bound variable, without what tells its quantifier apart."""
    return bound.name.partition("'")[0]


class _Writer:
    def __init__(self, folds: Folds, free: set[str], bound: set[str], sizes: Sizes) -> None:
        self.folds, self.sizes = folds, sizes
        self.free = free
        """The names in scope, which bound variables must not have."""
        self.bound = bound
        """The names of bound variables."""
        self.renamed: dict[str, str] = {}
        """Those that have other names in the text."""

    def text(self, part: Formula) -> str:
        match part.op:
            case Op.LITERAL if part == NULL_OBJECT:
                return "null"
            case Op.LITERAL:
                return str(part.value).lower() if part.sort is Sort.BOOL else _numeral(part.value)
            case Op.SYMBOL if part.name.startswith(OLD) and part.sort in (*_COMPARED, Sort.BOOL):
                return rf"\old({part.name.removeprefix(OLD)})"
            case Op.SYMBOL:
                return self.bound_name(_plain(part)) if "'" in part.name else part.name
            case Op.CALL if (wrapped := wrapped_value(part)) is not None:
                return self.wrapped(wrapped)
            case Op.SUM | Op.TIMES:
                return self.sum(part, self.sizes.type_of(part))
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
            case Op.DIV | Op.MOD if self.sizes.range(part.arguments[0])[0] < 0 and _is_power(part.arguments[1]):
                return self.bits(part)
            case Op.ITE:
                return "({} ? {} : {})".format(*map(self.text, part.arguments))
        return _OPERATORS[part.op].join(map(self.operand, part.arguments))

    def unused(self, name: str) -> str:
        """The name of a bound variable: with a number, if something else has it."""
        return next(each for each in chain([name], (f"{name}{digit}" for digit in count(1))) if each not in self.free)

    def bound_name(self, name: str) -> str:
        """The name of a bound variable. The translation marks one that a local has, too, with `$`."""
        plain, mark, _ = name.partition("$")
        if not mark:
            return self.unused(name)
        if name not in self.renamed:
            self.renamed[name] = self.new(plain or "k")
            self.bound.add(self.renamed[name])
        return self.renamed[name]

    def new(self, name: str) -> str:
        """A name that nothing has, bound variables included."""
        others = self.free | self.bound
        return next(each for each in chain([name], (f"{name}{digit}" for digit in count(1))) if each not in others)

    def bits(self, part: Formula) -> str:
        """A division that rounds down, also below zero, where Java's does not."""
        value, power = part.arguments
        if self.sizes.type_of(value) is BIGINT:  # which has no bit operators
            whole, divisor = self.operand(value), _numeral(power.value)
            rest = f"(({whole} % {divisor} + {divisor}) % {divisor})"
            return f"({whole} - {rest}) / {divisor}" if part.op is Op.DIV else rest
        if part.op is Op.DIV:
            return f"{self.operand(value)} >> {power.value.bit_length() - 1}"
        return f"{self.operand(value)} & {_numeral(power.value - 1)}"

    def operand(self, part: Formula) -> str:
        """An operand, in parentheses if it needs them."""
        text = self.text(part)
        return f"({text})" if part.op in (*_COMPUTED, Op.AND, Op.OR, Op.DIV, Op.MOD) or wrapped_value(part) else text

    def wrapped(self, number: Wrapped) -> str:
        """A number that is wrapped to its type, which Java does by itself if it computes in that type."""
        if number.value.op not in _COMPUTED:
            return f"({number.type}) {self.operand(number.value)}"
        computed = self.sizes.type_of_parts(number.value)
        if number.type is LONG and computed is INT:
            computed = LONG
        text = self.sum(number.value, computed)
        return text if computed is number.type else f"({number.type}) ({text})"

    def sum(self, part: Formula, t: Type) -> str:
        """A sum or a product, computed in a type."""
        if part.op is Op.TIMES:
            factor, *factors = part.arguments
            return " * ".join([self.term(1, factor, t, is_first=True), *map(self.operand, factors)])
        pairs = sorted(zip(part.coefficients, part.arguments, strict=True), key=lambda term: term[0] < 0)
        is_first = len(pairs) > 1 or self.sizes.type_of(number(part.value)) is not t
        (sign, each), *others = pairs
        text = self.term(abs(sign), each, t, is_first)
        terms = [(c, self.term(abs(c), each, t, is_first=False)) for c, each in others]
        terms += [(part.value, _numeral(abs(part.value)))] if part.value else []
        result = text if sign > 0 else f"-{text}" if not text.startswith("(") else f"-({text})"
        return result + "".join(f" {'+' if c > 0 else '-'} {text}" for c, text in terms)

    def term(self, factor: int, part: Formula, t: Type, is_first: bool) -> str:
        """A summand, or the first factor. Java takes the type of an operation from its operands, from left to right."""
        text, is_narrow = self.operand(part), self.sizes.type_of(part) is not t
        if factor == 1:
            return f"{_cast(t)} {text}" if is_first and is_narrow else text
        if is_narrow and t is BIGINT:
            return f"{_cast(t)} {factor} * {text}"
        return f"{_numeral(factor)}{'L' if is_narrow and factor in _INTS else ''} * {text}"

    def comparison(self, total: Formula) -> str:
        """`left <= right`, with what is subtracted on the right."""
        left, right = _sides(total)
        constant = total.value if total.op is Op.SUM else 0
        if constant == 1:
            return f"{self.text(left)} < {self.text(right)}"
        ways = [(plus(left, number(constant)), right), (left, minus(right, number(constant)))]
        ways = ways if constant > 0 else ways[::-1]
        left, right = next((way for way in ways if all(map(self.is_narrow, way))), ways[0])
        return f"{self.text(left)} <= {self.text(right)}"

    def is_narrow(self, part: Formula) -> bool:
        """Whether Java computes a number in the type of its operands."""
        return part.op is not Op.SUM or self.sizes.type_of(part) is self.sizes.type_of_parts(part)

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
        is_plain = [each.op in _COMPUTED or wrapped_value(each) is not None for each in (left, right)]
        sides = (
            self.text(each) if plain else self.operand(each)
            for each, plain in zip((left, right), is_plain, strict=True)
        )
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
            return rf"\old({name.removeprefix(OLD)}[{self.index(index)}])"
        return f"{name}[{self.index(index)}]"

    def index(self, part: Formula) -> str:
        """An index, which is no `long`: where it lies within an array, Java's arithmetic does not wrap."""
        if part.op is not Op.SUM or self.sizes.type_of_parts(part) is not INT:
            return self.text(part)
        return self.sum(part, INT)

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
        sizes = self.sizes
        self.sizes = sizes.knowing(negation(each) if universal else each for each in guards)
        names = ", ".join(map(self.text, part.bound))
        classes = [class_of(each) for each in part.walk() if is_reaching(each) and part.bound[0].sort is Sort.OBJECT]
        t = classes[0].replace("$", ".") if classes else "int"
        shown = " && ".join(self.text(negation(each) if universal else each) for each in guards)
        said = (" || " if universal else " && ").join(map(self.operand, rest)) or ("false" if universal else "true")
        self.sizes = sizes
        return rf"(\{part.op} {t} {names}; {shown}; {said})" if shown else rf"(\{part.op} {t} {names}; {said})"

    def call(self, part: Formula) -> str:
        if part.name == AND:
            return f"({' & '.join(map(self.operand, part.arguments))})"
        if is_reaching(part):
            *fields, root, wanted = part.arguments
            asked = rf"\reach({self.text(root)}).has({self.text(wanted)})"
            return rf"\old({asked})" if any(each.name.startswith(OLD) for each in fields) else asked
        function = self.folds.functions[part.name]
        *given, low, high = part.arguments
        name = self.new("j")
        self.bound.add(name)
        index = symbol(name, Sort.INT)
        values = dict(zip(function.parameters, given, strict=True))
        body = with_wraps(substituted(function.body, {**values, INDEX: index}))
        if function.kind is FoldKind.COUNT and body.op is Op.ITE:
            body = body.arguments[0]
        within = f"{self.text(low)} <= {name} && {name} < {self.text(high)}"
        is_long = function.type is LONG and body.sort is Sort.INT and function.kind is not FoldKind.COUNT
        said = self.term(1, body, LONG, is_first=True) if is_long else self.text(body)
        self.bound.remove(name)
        return rf"({_FOLDS[function.kind]} int {name}; {within}; {said})"


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


_COMPUTED = (Op.SUM, Op.TIMES)
_COMPARED = (Sort.INT, Sort.OBJECT)
_INTS = range(RANGES[INT][0], RANGES[INT][1] + 1)
_OPERATORS = {
    Op.DIV: " / ",
    Op.MOD: " % ",
    Op.EQUAL: " == ",
    Op.AND: " && ",
    Op.OR: " || ",
}


def _is_power(divisor: Formula) -> bool:
    """Whether a divisor is a power of two."""
    return divisor.op is Op.LITERAL and divisor.value > 0 and divisor.value & divisor.value - 1 == 0


def _numeral(value: int) -> str:
    return str(value) if value in _INTS else f"{value}L"


def _cast(t: Type) -> str:
    return r"(\bigint)" if t is BIGINT else f"({t})"


def _is_guard(part: Formula, variables: tuple[Formula, ...], universal: bool) -> bool:
    """Whether a comparison says which values a variable has, or a condition which objects are meant."""
    reaching = part.arguments[0] if universal and part.op is Op.NOT else part
    if is_reaching(reaching) and (part.op is Op.NOT) == universal:
        return reaching.arguments[-1] in variables
    reads = any(each.op is Op.SELECT for each in part.walk())
    return part.op is Op.AT_MOST_ZERO and not reads and bool(set(variables) & part.symbols)
