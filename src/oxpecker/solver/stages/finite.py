"""Constraints over finite domains.

Everything is translated exactly, in 64 bits without overflow; `wrap` is a congruence. Terms without a finite domain
or a translation are left out: `exact` tells whether there were any.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from oxpecker.solver.limits import LARGEST_SUM, SMALL_DOMAIN
from oxpecker.solver.stages.rows import linear
from oxpecker.terms import FULL, Interval, Op, Sort, Term, Value, conjuncts, ge, le, subterms, term_interval

Intervals = dict[Term, Interval]


class Untranslatable(Exception):
    """A term without a finite domain or a translation."""


class FiniteModel:
    """A CP-SAT model, built constraint by constraint."""

    def __init__(self, model: Any, intervals: Intervals) -> None:
        self.model = model
        self.exact = True
        self.is_empty = True
        self._intervals = intervals
        self._translated: dict[Term, Any] = {}
        """The expressions of integers and the literals of conditions; None for what cannot be translated."""
        self._unequal: dict[Term, dict[Term, None]] = {}
        self._values: dict[Term, dict[int, Any]] = {}

    # --- constraints ---------------------------------------------------------------------------------------

    def require(self, constraint: Term) -> None:
        """Adds a constraint, as far as it can be translated."""
        for part in conjuncts(constraint):
            if type(part) is not Term:
                self.model.add_bool_or([])  # it was not simplified
                continue
            if self._note_unequal(part):
                continue
            for term in subterms([part]):
                if term is not part:
                    self._translate(term)
            try:
                self._assert(part)
                self.is_empty = False
            except Untranslatable:
                self.exact = False

    def _assert(self, condition: Term) -> None:
        """Adds a condition; at the root it needs no literal."""
        op = condition.op
        if op in _COMPARED and _is_int(condition):
            self.model.add(self._compared(condition))
        elif op is Op.NOT and condition.args[0].op is Op.AND:
            self.model.add_bool_or([self.literal(each).negated() for each in condition.args[0].args])
        else:
            self._translate(condition)
            self.model.add_bool_or([self.literal(condition)])

    def _note_unequal(self, part: Term) -> bool:
        """Records that two variables differ: many such pairs form one constraint."""
        if part.op is not Op.NOT or part.args[0].op is not Op.EQ or not _is_int(part.args[0]):
            return False
        (constant, columns), (other, subtracted) = map(linear, part.args[0].args)
        for column, factor in subtracted.items():
            columns[column] = columns.get(column, 0) - factor
        if constant != other or sorted(columns.values()) != [-1, 1] or any(c.op is not Op.VARIABLE for c in columns):
            return False
        one, two = columns
        self._unequal.setdefault(one, {})[two] = None
        self._unequal.setdefault(two, {})[one] = None
        return True

    def all_different(self) -> None:
        """Combines pairwise different variables to constraints, as large as can be found greedily."""
        rest = {one: dict(others) for one, others in self._unequal.items()}
        for one in self._unequal:
            while rest[one]:
                clique = [one]
                for other in rest[one]:
                    if all(other in rest[member] for member in clique[1:]):
                        clique.append(other)
                for member in clique:
                    for other in clique:
                        rest[member].pop(other, None)
                try:
                    self.model.add_all_different([self.integer(member) for member in clique])
                    self._each_value_once(clique)
                    self.is_empty = False
                except Untranslatable:
                    self.exact = False

    def _each_value_once(self, clique: list[Term]) -> None:
        """Adds the dual constraint: in a permutation each value is taken, so sums over it are known."""
        members = [self._indicators(member) for member in clique if self._is_small(member)]
        if len(members) < len(clique):
            return
        taken: dict[int, list[Any]] = {}
        for indicators in members:
            for value, literal in indicators.items():
                taken.setdefault(value, []).append(literal)
        for literals in taken.values():
            if len(taken) == len(clique):
                self.model.add_exactly_one(literals)
            else:
                self.model.add_at_most_one(literals)

    def _is_small(self, value: Any) -> bool:
        low, high = self.interval(value)
        return type(value) is Term and low is not None and high is not None and high - low < SMALL_DOMAIN

    def _is_safe(self, value: Term) -> bool:
        low, high = self.interval(value)
        return low is not None and high is not None and SMALL_DOMAIN * max(abs(low), abs(high)) <= LARGEST_SUM

    def _indicators(self, term: Term) -> dict[int, Any]:
        """For each value of a small domain, a literal that the term has this value."""
        found = self._values.get(term)
        if found is None:
            low, high = self.interval(term)
            assert low is not None and high is not None
            found = self._values[term] = {value: self.model.new_bool_var("") for value in range(low, high + 1)}
            self.model.add_exactly_one(found.values())
            self.model.add(self.integer(term) == sum(value * literal for value, literal in found.items()))
        return found

    # --- terms ---------------------------------------------------------------------------------------------

    def _translate(self, term: Term) -> None:
        """Translate a term whose arguments have been translated."""
        if term in self._translated:
            return
        try:
            if term.op is Op.VARIABLE:
                self._translated[term] = self._variable(term)
            elif term.sort is Sort.INT and term.op in _INTEGERS:
                self._translated[term] = _INTEGERS[term.op](self, term)
            elif term.sort is Sort.BOOL and term.op in _CONDITIONS:
                self._translated[term] = _CONDITIONS[term.op](self, term)
            else:
                self._translated[term] = self._open(term)
        except Untranslatable:
            self.exact = False
            self._translated[term] = None

    def integer(self, value: Any) -> Any:
        """The expression of an integer."""
        if type(value) is not Term:
            if abs(value) > LARGEST_SUM:
                raise Untranslatable
            return value
        if value not in self._translated:
            self._translate(value)
        made = self._translated[value]
        if made is None:
            raise Untranslatable
        return made

    def literal(self, condition: Any) -> Any:
        """The literal of a condition."""
        return self.model.new_constant(int(condition)) if type(condition) is bool else self.integer(condition)

    def _open(self, term: Term) -> Any:
        """A term without a translation: any value in its interval."""
        self.exact = False
        return self._variable(term)

    def _variable(self, term: Term) -> Any:
        if term.sort is Sort.BOOL:
            return self.model.new_bool_var("")
        if term.sort is not Sort.INT:
            raise Untranslatable
        return self._within(self.interval(term))

    def _within(self, interval: Interval) -> Any:
        low, high = interval
        if low is None or high is None or low < -LARGEST_SUM or high > LARGEST_SUM:
            raise Untranslatable
        return self.model.new_int_var(low, high, "")

    def interval(self, value: Any) -> Interval:
        """The interval of an integer wherever the query holds."""
        if type(value) is not Term:
            return Interval(value, value)
        if value.op is Op.VARIABLE:
            return self._intervals.get(value) or value.interval or FULL
        return term_interval(value, self._intervals)

    def _sum(self, parts: list[tuple[int, Any]], constant: int = 0) -> Any:
        """A sum that stays within 64 bits for all its parts."""
        largest = abs(constant)
        for factor, part in parts:
            low, high = self.interval(part)
            if low is None or high is None:
                raise Untranslatable
            largest += abs(factor) * max(abs(low), abs(high))
        if largest > LARGEST_SUM:
            raise Untranslatable
        return sum((factor * self.integer(part) for factor, part in parts), constant)

    def _linear(self, term: Term) -> Any:
        constant, columns = linear(term)
        return self._sum([(factor, column) for column, factor in columns.items()], constant)

    def _product(self, term: Term) -> Any:
        first, *rest = term.args
        power = len(term.args)
        if all(each is first for each in rest) and self._is_small(first) and self._is_safe(term):
            return sum(value**power * literal for value, literal in self._indicators(first).items())
        made, interval = self.integer(first), self.interval(first)
        for number, each in enumerate(rest, 2):
            interval = interval.mul(self.interval(each))
            if number == len(term.args):
                interval = interval.meet(self.interval(term)) or interval
            product = self._within(interval)
            self.model.add_multiplication_equality(product, [made, self.integer(each)])
            made = product
        return made

    def _quotient(self, term: Term) -> Any:
        left, right = term.args
        if self.interval(right).contains(0):
            raise Untranslatable
        made = self._variable(term)
        self.model.add_division_equality(made, self.integer(left), self.integer(right))
        return made

    def _remainder(self, term: Term) -> Any:
        """The remainder, with the sign of the dividend in both worlds; that of the divisor does not matter."""
        left, right = term.args
        low, high = self.interval(right)
        if low is None or (low <= 0 and low != high) or low == 0:
            raise Untranslatable
        made = self._variable(term)
        self.model.add_modulo_equality(made, self.integer(left), abs(low) if low == high else self.integer(right))
        return made

    def _wrapped(self, term: Term) -> Any:
        """value = wrapped + 2**width * times: exact as long as the sum stays within 64 bits."""
        value, width, signed = term.args
        low, high = self.interval(value)
        least = -(1 << width - 1) if signed else 0
        size = 1 << width
        if low is None or high is None:
            raise Untranslatable
        first, last = (low - least) // size, (high - least) // size
        if first == last == 0:
            return self.integer(value)
        if max(abs(first), abs(last), 1) * size > LARGEST_SUM:
            raise Untranslatable
        made = self._within(Interval(least, least + size - 1))
        times = self._within(Interval(first, last))
        self.model.add(self.integer(value) == made + size * times)
        return made

    def _element(self, term: Term) -> Any:
        """The `element` constraint, for an index that is known to be in range."""
        index, *values = term.args
        low, high = self.interval(index)
        if low is None or high is None or low < 0 or high >= len(values):
            raise Untranslatable
        made = self._variable(term)
        self.model.add_element(self.integer(index), [self.integer(each) for each in values], made)
        return made

    def _chosen(self, term: Term) -> Any:
        condition, then, otherwise = term.args
        choice = self.literal(condition)
        if term.sort is Sort.BOOL:
            made, yes, no = self.model.new_bool_var(""), self.literal(then), self.literal(otherwise)
        else:
            yes, no = self.integer(then), self.integer(otherwise)
            made = self._variable(term)
            if condition in (le(then, otherwise), ge(otherwise, then)):
                self.model.add_min_equality(made, [yes, no])
                return made
            if condition in (ge(then, otherwise), le(otherwise, then)):
                self.model.add_max_equality(made, [yes, no])
                return made
        self.model.add(made == yes).only_enforce_if(choice)
        self.model.add(made == no).only_enforce_if(choice.negated())
        return made

    def _compared(self, term: Term) -> Any:
        """A comparison of two sums, as a constraint of the library."""
        left, right = term.args
        difference = self._sum([(1, left), (-1, right)])
        if term.op is Op.LE:
            return difference <= 0
        if term.op is Op.GE:
            return difference >= 0
        return difference <= -1 if term.op is Op.LT else difference == 0

    def _comparison(self, term: Term) -> Any:
        """A literal that is equivalent to the comparison."""
        if not _is_int(term):
            if any(type(side) is Term and side.sort is not Sort.BOOL for side in term.args):
                raise Untranslatable
            left, right = map(self.literal, term.args)
            holds, fails = left == right, left != right
        else:
            difference = self._sum([(1, term.args[0]), (-1, term.args[1])])
            holds = self._compared(term)
            fails = {
                Op.LE: lambda: difference >= 1,
                Op.GE: lambda: difference <= -1,
                Op.LT: lambda: difference >= 0,
                Op.EQ: lambda: difference != 0,
            }[term.op]()
        made = self.model.new_bool_var("")
        self.model.add(holds).only_enforce_if(made)
        self.model.add(fails).only_enforce_if(made.negated())
        return made

    def _both(self, term: Term) -> Any:
        members = [self.literal(each) for each in term.args]
        made = self.model.new_bool_var("")
        self.model.add_bool_and(members).only_enforce_if(made)
        self.model.add_bool_or([made, *(each.negated() for each in members)])
        return made

    def _negated(self, term: Term) -> Any:
        return self.literal(term.args[0]).negated()

    # --- answers -------------------------------------------------------------------------------------------

    def values(self, value: Callable[[Any], int]) -> dict[Term, Value]:
        """The values of the variables that occur."""
        found: dict[Term, Value] = {}
        for term, made in self._translated.items():
            if term.op is Op.VARIABLE and made is not None:
                found[term] = bool(value(made)) if term.sort is Sort.BOOL else value(made)
        return found


def _is_int(comparison: Term) -> bool:
    return any(type(side) is Term and side.sort is Sort.INT for side in comparison.args)


_COMPARED: Final = frozenset({Op.LE, Op.GE, Op.LT, Op.EQ})

_INTEGERS: Final[dict[Op, Callable[[FiniteModel, Term], Any]]] = {
    Op.LINEAR: FiniteModel._linear,
    Op.ADD: FiniteModel._linear,
    Op.SUB: FiniteModel._linear,
    Op.NEG: FiniteModel._linear,
    Op.MUL: FiniteModel._product,
    Op.DIV: FiniteModel._quotient,
    Op.REM: FiniteModel._remainder,
    Op.WRAP: FiniteModel._wrapped,
    Op.ELEMENT: FiniteModel._element,
    Op.ITE: FiniteModel._chosen,
}

_CONDITIONS: Final[dict[Op, Callable[[FiniteModel, Term], Any]]] = {
    **dict.fromkeys(_COMPARED, FiniteModel._comparison),
    Op.AND: FiniteModel._both,
    Op.NOT: FiniteModel._negated,
    Op.ITE: FiniteModel._chosen,
}
