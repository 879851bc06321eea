"""Queries that laws of division refute.

For a divisor that is not zero, `a == (a / b) * b + a % b`. The remainder is closer to zero than `b`, and has the sign
of `a` unless it is zero. Solvers that multiply bit by bit take too long to find that. With quotient, remainder and
product as unknown numbers, of which only these laws are known, a query has more models: without one, it has none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oxpecker.limits import Budget
from oxpecker.solver.limits import DIVISION_UNITS, MOST_KNOWN_FEATURES
from oxpecker.solver.path import EMPTY, PathCondition
from oxpecker.solver.query import Answer, Model, Solver, Unsatisfiable
from oxpecker.solver.wrapper import Wrapper, together
from oxpecker.terms import (
    AnyValue,
    Bool,
    Int,
    Interval,
    Level,
    Op,
    Sort,
    Term,
    div,
    eq,
    evaluation,
    ge,
    gt,
    implies,
    infer,
    land,
    le,
    lt,
    mul,
    ne,
    neg,
    rem,
    sub,
    substitute_all,
    subterms,
    term_interval,
    variable,
)


class Division(Wrapper):
    """Asks about the laws of division first, if a query divides by something that is not a constant."""

    counters = ("division_tries", "division_decisions")

    def __init__(self, inner: Solver) -> None:
        super().__init__(inner)
        self._known: dict[Term, bool] = {}

    def check(self, constraints: Sequence[Term], path: PathCondition = EMPTY, model: Model | None = None) -> Answer:
        """Unsatisfiable if the laws say so; otherwise the answer of the solver inside."""
        question = together(path, constraints)
        weaker = relaxed(question) if any(map(self._divides, question)) else None
        if weaker is not None:
            self.counts["division_tries"] += 1
            if self._is_refuted(weaker):
                self.counts["division_decisions"] += 1
                return Unsatisfiable()
        return self.inner.check(constraints, path, model)

    def _divides(self, constraint: Term) -> bool:
        """Whether it divides by something that is not a constant."""
        found = self._known.get(constraint)
        if found is None:
            if len(self._known) >= MOST_KNOWN_FEATURES:
                self._known.clear()
            found = self._known[constraint] = any(map(_is_division, subterms([constraint])))
        return found

    def _is_refuted(self, weaker: list[AnyValue]) -> bool:
        if any(each is False for each in weaker):
            return True
        with Budget(question=DIVISION_UNITS, is_trial=True).spending():
            return isinstance(self.inner.check([each for each in weaker if type(each) is Term]), Unsatisfiable)


def relaxed(question: tuple[Term, ...]) -> list[AnyValue] | None:
    """Constraints that follow from a query, without its divisions by terms; None if there are none."""
    divisions = _divisions(question)
    if not divisions:
        return None
    with evaluation(Level.EXTENDED):
        replaced: dict[Term, AnyValue] = {}
        laws: list[Bool] = []
        for dividend, divisor in divisions:
            quotient, rest = div(dividend, divisor), rem(dividend, divisor)
            if type(quotient) is not Term or type(rest) is not Term:
                continue
            q, r = _unknown("quotient", quotient), _unknown("remainder", rest)
            product = mul(divisor, quotient)
            if type(product) is Term:
                replaced[product] = sub(dividend, r)
            replaced |= {quotient: q, rest: r}
            laws += _laws(dividend, divisor, q, r)
        return substitute_all([*question, *laws], replaced)


def _unknown(name: str, value: Term) -> Term:
    """A number of which the interval is known; no other value has its name."""
    return variable(f"{name}#{value.uid}", Sort.INT, Interval(value.low, value.high))


def _is_division(part: Term) -> bool:
    return part.op in (Op.DIV, Op.REM) and type(part.args[1]) is Term


def _divisions(question: tuple[Term, ...]) -> list[tuple[Int, Term]]:
    """The dividends and divisors; only where a divisor is a term, and is not zero."""
    found = {part.args: None for part in subterms(question) if _is_division(part)}
    if not found:
        return []
    intervals = infer(question, 1)
    if intervals is None:
        return []
    given = set(question)
    return [
        (dividend, divisor)
        for dividend, divisor in found
        if ne(divisor, 0) in given or not term_interval(divisor, intervals).contains(0)
    ]


def _laws(dividend: Int, divisor: Int, quotient: Int, rest: Int) -> Iterator[Bool]:
    """What is known of a quotient and a remainder."""
    for is_positive, size in ((gt(divisor, 0), divisor), (lt(divisor, 0), neg(divisor))):
        yield implies(is_positive, land(lt(neg(size), rest), lt(rest, size)))
    yield implies(ge(dividend, 0), land(ge(rest, 0), le(rest, dividend)))
    yield implies(le(dividend, 0), land(le(rest, 0), ge(rest, dividend)))
    # The dividend is closer to zero than the divisor.
    yield eq(eq(quotient, 0), eq(rest, dividend))
    for upwards in (True, False):
        same = land(ge(dividend, 0) if upwards else le(dividend, 0), gt(divisor, 0) if upwards else lt(divisor, 0))
        other = land(ge(dividend, 0) if upwards else le(dividend, 0), lt(divisor, 0) if upwards else gt(divisor, 0))
        size = dividend if upwards else neg(dividend)
        yield implies(same, land(ge(quotient, 0), le(quotient, size)))
        yield implies(other, land(le(quotient, 0), ge(quotient, neg(size))))
