"""Formulas over mathematical integers, truth values and arrays of them, with quantifiers.

A formula is its SMT-LIB text plus what a pass must know about it. Integer sums and comparisons are kept in a linear
normal form, so that equal ones have equal texts, and constants are folded.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, cached_property


class Sort(StrEnum):
    """The sorts by their names in SMT-LIB."""

    INT = "Int"
    BOOL = "Bool"
    INTS = "(Array Int Int)"
    BOOLS = "(Array Int Bool)"
    OBJECT = "Object"
    """The objects of linked structures, and null."""
    FIELD_OF_INTS = "(Array Object Int)"
    FIELD_OF_BOOLS = "(Array Object Bool)"
    FIELD_OF_OBJECTS = "(Array Object Object)"

    @property
    def element(self) -> Sort:
        """The sort of an array's elements."""
        return _ELEMENTS[self]

    @property
    def is_field(self) -> bool:
        """Whether it is that of a field, as an array over objects."""
        return self in (Sort.FIELD_OF_INTS, Sort.FIELD_OF_BOOLS, Sort.FIELD_OF_OBJECTS)


_ELEMENTS = {
    Sort.INTS: Sort.INT,
    Sort.BOOLS: Sort.BOOL,
    Sort.FIELD_OF_INTS: Sort.INT,
    Sort.FIELD_OF_BOOLS: Sort.BOOL,
    Sort.FIELD_OF_OBJECTS: Sort.OBJECT,
}


Range = tuple[int | None, int | None]
"""The least and the greatest value; None where there is none."""
ANY: Range = (None, None)


class Op(StrEnum):
    """The operators by their names in SMT-LIB."""

    LITERAL = "literal"
    SYMBOL = "symbol"
    SUM = "+"
    TIMES = "*"
    DIV = "div"
    MOD = "mod"
    AT_MOST_ZERO = "<="
    EQUAL = "="
    NOT = "not"
    AND = "and"
    OR = "or"
    ITE = "ite"
    SELECT = "select"
    STORE = "store"
    CONSTANT_ARRAY = "as const"
    CALL = "call"
    """A function or predicate without a meaning of its own; the name is that of the formula."""
    FORALL = "forall"
    EXISTS = "exists"


@dataclass(frozen=True, eq=False)
class Formula:
    """A formula; equal ones have the same text."""

    text: str
    op: Op
    sort: Sort
    arguments: tuple[Formula, ...] = ()
    range: Range = ANY
    """Of an integer, or of an array's elements; a path may know a narrower one than the type gives."""
    declared: Range = ANY
    """The range of a symbol or a function by its type: holds in every state."""
    name: str = ""
    value: int | bool = 0
    """Of a literal; the constant of a sum."""
    coefficients: tuple[int, ...] = ()
    """Of the arguments of a sum."""
    bound: tuple[Formula, ...] = ()
    """The variables of a quantifier."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Formula) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return self.text

    @cached_property
    def symbols(self) -> frozenset[Formula]:
        """The free symbols."""
        if self.op is Op.SYMBOL:
            return frozenset((self,))
        found = frozenset[Formula]().union(*(each.symbols for each in self.arguments))
        return found - frozenset(self.bound)

    @cached_property
    def has_quantifier(self) -> bool:
        """Whether there is a quantifier in it."""
        return self.op in (Op.FORALL, Op.EXISTS) or any(each.has_quantifier for each in self.arguments)

    def walk(self) -> Iterator[Formula]:
        """The formula and all its parts, each once."""
        seen: set[str] = set()
        pending = [self]
        while pending:
            current = pending.pop()
            if current.text not in seen:
                seen.add(current.text)
                yield current
                pending.extend(reversed(current.arguments))


def _numeral(value: int) -> str:
    return str(value) if value >= 0 else f"(- {-value})"


@cache
def number(value: int) -> Formula:
    """An integer."""
    return Formula(_numeral(value), Op.LITERAL, Sort.INT, range=(value, value), value=value)


TRUE = Formula("true", Op.LITERAL, Sort.BOOL, value=True)
FALSE = Formula("false", Op.LITERAL, Sort.BOOL, value=False)
ZERO, ONE = number(0), number(1)
NULL_OBJECT = Formula("null", Op.LITERAL, Sort.OBJECT)
"""Null as an object of a linked structure."""


def truth(value: bool) -> Formula:
    """A truth value."""
    return TRUE if value else FALSE


def symbol(name: str, sort: Sort, within: Range = ANY) -> Formula:
    """A constant of unknown value."""
    return Formula(quoted(name), Op.SYMBOL, sort, range=within, declared=within, name=name)


def quoted(name: str) -> str:
    """A name in SMT-LIB that no word of the language has, such as `select`, and that is plain ASCII."""
    plain = name if name.isascii() else name.encode("unicode_escape").decode().replace("\\", "?")
    return f"|${plain}|"


# --- integers ----------------------------------------------------------------------------------------------


def plus(*parts: Formula) -> Formula:
    """A sum."""
    return combined([(1, part) for part in parts])


def minus(left: Formula, right: Formula) -> Formula:
    """A difference."""
    return combined([(1, left), (-1, right)])


def scaled(factor: int, part: Formula) -> Formula:
    """A multiple."""
    return combined([(factor, part)])


def combined(parts: list[tuple[int, Formula]]) -> Formula:
    """A linear combination in normal form."""
    constant = 0
    found: dict[Formula, int] = {}
    for factor, part in parts:
        if part.op is Op.LITERAL:
            constant += factor * part.value
        elif part.op is Op.SUM:
            constant += factor * part.value
            for coefficient, argument in zip(part.coefficients, part.arguments, strict=True):
                found[argument] = found.get(argument, 0) + factor * coefficient
        else:
            found[part] = found.get(part, 0) + factor
    kept = sorted(((each, c) for each, c in found.items() if c), key=lambda item: item[0].text)
    if not kept:
        return number(constant)
    if len(kept) == 1 and kept[0][1] == 1 and constant == 0:
        return kept[0][0]
    texts = [each.text if c == 1 else f"(* {_numeral(c)} {each.text})" for each, c in kept]
    if constant:
        texts.append(_numeral(constant))
    text = texts[0] if len(texts) == 1 else f"(+ {' '.join(texts)})"
    arguments, coefficients = tuple(each for each, _ in kept), tuple(c for _, c in kept)
    within = _range_of_sum(constant, arguments, coefficients)
    return Formula(text, Op.SUM, Sort.INT, arguments, within, value=constant, coefficients=coefficients)


def _range_of_sum(constant: int, arguments: tuple[Formula, ...], coefficients: tuple[int, ...]) -> Range:
    low: int | None = constant
    high: int | None = constant
    for argument, coefficient in zip(arguments, coefficients, strict=True):
        least, greatest = argument.range if coefficient > 0 else argument.range[::-1]
        low = None if low is None or least is None else low + coefficient * least
        high = None if high is None or greatest is None else high + coefficient * greatest
    return low, high


def times(left: Formula, right: Formula) -> Formula:
    """A product."""
    if left.op is Op.LITERAL:
        return scaled(left.value, right)
    if right.op is Op.LITERAL:
        return scaled(right.value, left)
    if Op.SUM in (left.op, right.op):
        return _expanded(left, right)
    factors = sorted((*_factors(left), *_factors(right)), key=lambda each: each.text)
    text = f"(* {' '.join(each.text for each in factors)})"
    return Formula(text, Op.TIMES, Sort.INT, tuple(factors), _range_of_product(left, right))


def _factors(part: Formula) -> tuple[Formula, ...]:
    return part.arguments if part.op is Op.TIMES else (part,)


def _monomials(part: Formula) -> list[tuple[int, Formula]]:
    if part.op is not Op.SUM:
        return [(1, part)]
    found = list(zip(part.coefficients, part.arguments, strict=True))
    return [*found, (part.value, ONE)] if part.value else found


def _expanded(left: Formula, right: Formula) -> Formula:
    """A product of sums as a sum of products: a polynomial identity is then a matter of text."""
    pairs = [(c * d, times(m, n)) for c, m in _monomials(left) for d, n in _monomials(right)]
    found = combined(pairs)
    low, high = _range_of_product(left, right)
    return narrowed(found, (low, high))


def narrowed(part: Formula, within: Range) -> Formula:
    """The formula with the better of two ranges at each end."""
    low = max((each for each in (part.range[0], within[0]) if each is not None), default=None)
    high = min((each for each in (part.range[1], within[1]) if each is not None), default=None)
    if (low, high) == part.range or part.op is Op.LITERAL:
        return part
    return replace(part, range=(low, high))


def _range_of_product(left: Formula, right: Formula) -> Range:
    (a, b), (c, d) = left.range, right.range
    if a is None or b is None or c is None or d is None:
        return ANY
    ends = (a * c, a * d, b * c, b * d)
    return min(ends), max(ends)


def floor_div(left: Formula, right: Formula) -> Formula:
    """The quotient rounded down; the divisor is positive."""
    if left.op is Op.LITERAL and right.op is Op.LITERAL:
        return number(left.value // right.value)
    low, high = left.range
    if low is not None and low >= 0:
        within: Range = (0, high)
    else:
        within = (low, None if high is None else max(high, 0))
    divisor = right.value if right.op is Op.LITERAL else 1
    within = tuple(None if each is None else each // divisor for each in within)  # type: ignore[assignment]
    return Formula(f"(div {left.text} {right.text})", Op.DIV, Sort.INT, (left, right), within)


def modulo(left: Formula, right: Formula) -> Formula:
    """What rounding down leaves; the divisor is positive."""
    if left.op is Op.LITERAL and right.op is Op.LITERAL:
        return number(left.value % right.value)
    greatest = right.range[1]
    if right.op is Op.LITERAL and _lies_within(left, 0, right.value - 1):
        return left
    within: Range = (0, None if greatest is None else max(greatest - 1, 0))
    low, high = left.range
    if low is not None and low >= 0 and high is not None and (within[1] is None or high < within[1]):
        within = (0, high)
    return Formula(f"(mod {left.text} {right.text})", Op.MOD, Sort.INT, (left, right), within)


def _lies_within(part: Formula, least: int, most: int) -> bool:
    low, high = part.range
    return low is not None and high is not None and least <= low and high <= most


# --- comparisons -------------------------------------------------------------------------------------------


def at_most(left: Formula, right: Formula) -> Formula:
    """`left <= right`."""
    difference = minus(left, right)
    low, high = difference.range
    if high is not None and high <= 0:
        return TRUE
    if low is not None and low > 0:
        return FALSE
    return Formula(f"(<= {difference.text} 0)", Op.AT_MOST_ZERO, Sort.BOOL, (difference,))


def less(left: Formula, right: Formula) -> Formula:
    """`left < right`."""
    return at_most(plus(left, ONE), right)


def equal(left: Formula, right: Formula) -> Formula:
    """Equality of two values of one sort."""
    if left == right:
        return TRUE
    if left.sort is Sort.INT:
        difference = minus(left, right)
        low, high = difference.range
        if (low is not None and low > 0) or (high is not None and high < 0):
            return FALSE
        if difference.op is Op.LITERAL:
            return truth(difference.value == 0)
    if left.sort is Sort.BOOL:
        for one, other in ((left, right), (right, left)):
            if one.op is Op.LITERAL:
                return other if one.value else negation(other)
    first, second = sorted((left, right), key=lambda each: each.text)
    return Formula(f"(= {first.text} {second.text})", Op.EQUAL, Sort.BOOL, (first, second))


# --- truth values ------------------------------------------------------------------------------------------


def negation(part: Formula) -> Formula:
    """The opposite; that of a comparison is a comparison."""
    if part.op is Op.LITERAL:
        return truth(not part.value)
    if part.op is Op.NOT:
        return part.arguments[0]
    if part.op is Op.AT_MOST_ZERO:
        return at_most(ONE, part.arguments[0])
    if part.op in (Op.AND, Op.OR):
        return (disjunction if part.op is Op.AND else conjunction)(*map(negation, part.arguments))
    return Formula(f"(not {part.text})", Op.NOT, Sort.BOOL, (part,))


def conjunction(*parts: Formula) -> Formula:
    """Whether all hold."""
    return _joined(Op.AND, parts, TRUE, FALSE)


def disjunction(*parts: Formula) -> Formula:
    """Whether one holds."""
    return _joined(Op.OR, parts, FALSE, TRUE)


def implication(left: Formula, right: Formula) -> Formula:
    """Whether the right side holds if the left one does."""
    return disjunction(negation(left), right)


def _joined(op: Op, parts: tuple[Formula, ...], neutral: Formula, deciding: Formula) -> Formula:
    found: dict[Formula, None] = {}
    for part in parts:
        for each in part.arguments if part.op is op else (part,):
            if each == deciding or negation(each) in found:
                return deciding
            if each != neutral:
                found[each] = None
    if not found:
        return neutral
    if len(found) == 1:
        return next(iter(found))
    return Formula(f"({op} {' '.join(each.text for each in found)})", op, Sort.BOOL, tuple(found))


def conjuncts(part: Formula) -> tuple[Formula, ...]:
    """The parts of a conjunction."""
    return part.arguments if part.op is Op.AND else (part,)


def conditional(condition: Formula, then: Formula, otherwise: Formula) -> Formula:
    """One of two values."""
    if condition.op is Op.LITERAL:
        return then if condition.value else otherwise
    if then == otherwise:
        return then
    if then.sort is Sort.BOOL:
        return conjunction(implication(condition, then), disjunction(condition, otherwise))
    text = f"(ite {condition.text} {then.text} {otherwise.text})"
    (a, b), (c, d) = then.range, otherwise.range
    within = (None if a is None or c is None else min(a, c), None if b is None or d is None else max(b, d))
    return Formula(text, Op.ITE, then.sort, (condition, then, otherwise), within)


# --- arrays, functions, quantifiers ------------------------------------------------------------------------


def constant_array(sort: Sort, value: int | bool) -> Formula:
    """An array whose elements are all the same."""
    element = truth(bool(value)) if sort is Sort.BOOLS else number(int(value))
    within = (value, value) if sort is Sort.INTS else ANY
    return Formula(f"((as const {sort}) {element.text})", Op.CONSTANT_ARRAY, sort, (element,), within)


def select(array: Formula, index: Formula) -> Formula:
    """An element."""
    if array.op is Op.CONSTANT_ARRAY:
        return array.arguments[0]
    if array.op is Op.STORE:
        base, written, value = array.arguments
        same = equal(written, index)
        if same.op is Op.LITERAL:
            return value if same.value else select(base, index)
    return Formula(
        f"(select {array.text} {index.text})", Op.SELECT, array.sort.element, (array, index), range=array.range
    )


def store(array: Formula, index: Formula, value: Formula) -> Formula:
    """The array with another element."""
    text = f"(store {array.text} {index.text} {value.text})"
    return Formula(text, Op.STORE, array.sort, (array, index, value), range=array.range)


def call(name: str, sort: Sort, arguments: tuple[Formula, ...], within: Range = ANY) -> Formula:
    """A function or predicate that only axioms give a meaning to."""
    text = f"({quoted(name)} {' '.join(each.text for each in arguments)})" if arguments else quoted(name)
    return Formula(text, Op.CALL, sort, arguments, within, within, name)


def quantified(op: Op, variables: tuple[Formula, ...], body: Formula) -> Formula:
    """A quantifier; variables that do not occur are left out, as the integers are never empty."""
    if body.op is op:
        return quantified(op, (*variables, *body.bound), body.arguments[0])
    used = tuple(each for each in variables if each in body.symbols)
    if not used:
        return body
    declared = " ".join(f"({each.text} {each.sort})" for each in used)
    return Formula(f"({op} ({declared}) {body.text})", op, Sort.BOOL, (body,), bound=used)
