"""The types in which Java computes the numbers of a text, and whether they are large enough.

The formulas of a proof are about mathematical integers. Where Java's arithmetic could wrap, the text of a formula must
compute in a wider type.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import product
from math import inf

from oxpecker.horn.arithmetic import WRAP
from oxpecker.horn.folds import Folds
from oxpecker.horn.formula import Formula, Op, Range, Sort, call, number, plus
from oxpecker.horn.invariants import LENGTH, OLD
from oxpecker.horn.knowledge import Knowledge
from oxpecker.horn.substitution import rebuilt
from oxpecker.oox.syntax import FoldKind
from oxpecker.oox.types import BIGINT, INT, LONG, PRIMITIVES, RANGES, Type

_WIDTHS = (INT, LONG, BIGINT)
"""From narrow to wide."""
Interval = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Wrapped:
    """A number that is wrapped to a type."""

    value: Formula
    type: Type


@dataclass(frozen=True)
class Sizes:
    """What is known of the numbers in a formula."""

    folds: Folds
    types: Mapping[str, Type] = field(default_factory=dict)
    """By names; others stand for values of type `int`."""
    knowledge: Knowledge = field(default_factory=Knowledge)

    def knowing(self, facts: Iterable[Formula]) -> Sizes:
        """With comparisons that hold where the formula is read. One in which Java computes may itself be wrong."""
        known = self.knowledge.fork()
        for each in facts:
            if each.op is Op.AT_MOST_ZERO and _compares_only(each.arguments[0]):
                names = each.arguments[0].symbols
                known.ranges |= {name: self._of_name(name) for name in names if name not in known.ranges}
                known.assume(each)
        return Sizes(self.folds, self.types, known)

    def type_of(self, part: Formula) -> Type:
        """The type of what Java computes, if it computes in types that are large enough."""
        wrapped = wrapped_value(part)
        if wrapped is not None:
            return _promoted(wrapped.type)
        if part.op is Op.LITERAL:
            return next(t for t in _WIDTHS if t is BIGINT or _fits(self.range(part), t))
        if part.op is Op.SYMBOL:
            return _promoted(self._type_of_name(part.name))
        if part.op is Op.SELECT:
            names = [
                each.name for each in part.arguments[0].walk() if each.op is Op.SYMBOL and each.sort is not Sort.INT
            ]
            return _widest(_promoted(self._type_of_name(name)) for name in names)
        if part.op is Op.CALL and part.name in self.folds.functions:
            return _promoted(self.folds.functions[part.name].type)
        narrow = self.type_of_parts(part)
        if part.op in (Op.SUM, Op.TIMES):
            return next(t for t in _WIDTHS[_WIDTHS.index(narrow) :] if t is BIGINT or _fits(self.range(part), t))
        return narrow

    def type_of_parts(self, part: Formula) -> Type:
        """The widest type of the operands of an operation."""
        return _widest(self.type_of(each) for each in part.arguments if each.sort is Sort.INT)

    def range(self, part: Formula) -> Interval:
        """The values that a number may have."""
        known = self.knowledge.ranges.get(part)
        if known is not None:
            return _interval(known)
        wrapped = wrapped_value(part)
        if wrapped is not None:
            return RANGES[wrapped.type]
        match part.op:
            case Op.LITERAL:
                return part.value, part.value
            case Op.SYMBOL:
                return _interval(self._of_name(part))
            case Op.SUM:
                ends = [(c, *self.range(each)) for c, each in zip(part.coefficients, part.arguments, strict=True)]
                low = sum(c * (least if c > 0 else most) for c, least, most in ends)
                return part.value + low, part.value + sum(c * (most if c > 0 else least) for c, least, most in ends)
            case Op.TIMES if len(part.arguments) == 2:
                corners = [_product(a, b) for a, b in product(*map(self.range, part.arguments))]
                return min(corners), max(corners)
            case Op.MOD if part.arguments[1].op is Op.LITERAL:
                return 0, abs(part.arguments[1].value) - 1
            case Op.DIV if part.arguments[1].op is Op.LITERAL and part.arguments[1].value > 0:
                least, most = self.range(part.arguments[0])
                return min(least, 0), max(most, 0)
            case Op.ITE:
                (one, two), (three, four) = map(self.range, part.arguments[1:])
                return min(one, three), max(two, four)
            case Op.SELECT | Op.CALL:
                return self._of_read(part)
        return -inf, inf

    def _of_read(self, part: Formula) -> Interval:
        """The values of an element, a field or a fold, by its type."""
        function = self.folds.functions.get(part.name) if part.op is Op.CALL else None
        t = self.type_of(part) if function is None else function.type
        least, most = RANGES.get(t, (-inf, inf))
        return (0 if function is not None and function.kind is FoldKind.COUNT else least), most

    def _type_of_name(self, name: str) -> Type:
        return self.types.get(name.removeprefix(OLD), INT)

    def _of_name(self, name: Formula) -> Range:
        if name.name.endswith(LENGTH) and name.name not in self.types:
            return 0, RANGES[INT][1]
        return RANGES.get(self._type_of_name(name.name), (None, None))


def wrapped_value(part: Formula) -> Wrapped | None:
    """The number that is wrapped, if that is what a formula does."""
    if part.op is Op.CALL and part.name.startswith(WRAP):
        return Wrapped(part.arguments[0], PRIMITIVES[part.name.removeprefix(WRAP)])
    return None


def with_wraps(part: Formula) -> Formula:
    """The formula in which remainders that wrap numbers to signed types are said to do so."""
    made = rebuilt(part, tuple(map(with_wraps, part.arguments)))
    if made.op is not Op.MOD or made.arguments[1].op is not Op.LITERAL or made.arguments[0].op is not Op.SUM:
        return made
    total, size = made.arguments[0], made.arguments[1].value
    for t, (low, high) in RANGES.items():
        # The constant is half of the size, and what the code adds.
        if low < 0 and size == high - low + 1 and total.value >= size // 4:
            wrapped = call(f"{WRAP}{t}", Sort.INT, (plus(total, number(low)),), (low, high))
            return plus(wrapped, number(-low))
    return made


def _compares_only(total: Formula) -> bool:
    """Whether a comparison with zero is written without arithmetic: `x <= y`, `x < y`, `x <= 5`."""
    parts = total.arguments if total.op is Op.SUM else (total,)
    coefficients = total.coefficients if total.op is Op.SUM else (1,)
    plain = all(each.op is Op.SYMBOL for each in parts) and all(abs(each) == 1 for each in coefficients)
    constant = total.value if total.op is Op.SUM else 0
    return plain and (len(parts) == 1 or (sum(coefficients) == 0 and len(parts) == 2 and constant in (0, 1)))


def _promoted(t: Type) -> Type:
    """The type in which Java computes with values of a type."""
    return t if t in _WIDTHS else INT


def _widest(types: Iterable[Type]) -> Type:
    return max(types, key=_WIDTHS.index, default=INT)


def _fits(values: Interval, t: Type) -> bool:
    low, high = RANGES[t]
    return low <= values[0] and values[1] <= high


def _interval(known: Range) -> Interval:
    low, high = known
    return (-inf if low is None else low), (inf if high is None else high)


def _product(one: float, other: float) -> float:
    return 0 if 0 in (one, other) else one * other
