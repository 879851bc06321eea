"""What the path so far says: its conditions, and from them the truth of conditions and narrower ranges."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from oxpecker.horn.formula import (
    FALSE,
    TRUE,
    Formula,
    Op,
    Range,
    Sort,
    combined,
    conjunction,
    conjuncts,
    disjunction,
    negation,
    number,
)


@dataclass(slots=True)
class Knowledge:
    """The hypotheses of a path, in order."""

    hypotheses: list[Formula] = field(default_factory=list)
    facts: dict[Formula, bool] = field(default_factory=dict)
    ranges: dict[Formula, Range] = field(default_factory=dict)

    def fork(self) -> Knowledge:
        """A copy that can grow by itself."""
        return Knowledge(list(self.hypotheses), dict(self.facts), dict(self.ranges))

    def assume(self, condition: Formula) -> None:
        """Adds a condition."""
        for part in conjuncts(condition):
            if part == TRUE or self.facts.get(part) is True:
                continue
            self.hypotheses.append(part)
            if not part.has_quantifier:
                self.facts[part] = True
                self.facts[negation(part)] = False
                self._narrow(part)

    @property
    def is_contradictory(self) -> bool:
        """Whether a hypothesis is plainly false."""
        return FALSE in self.hypotheses

    def simplified(self, condition: Formula) -> Formula:
        """A condition without the parts that are known."""
        known = self.facts.get(condition)
        if known is not None:
            return TRUE if known else FALSE
        if condition.op is Op.AND:
            return conjunction(*map(self.simplified, condition.arguments))
        if condition.op is Op.OR:
            return disjunction(*map(self.simplified, condition.arguments))
        if condition.op is Op.NOT:
            return negation(self.simplified(condition.arguments[0]))
        return condition

    def narrowed(self, value: Formula) -> Formula:
        """A number with the range that the path gives it."""
        known = self.ranges.get(value)
        if known is None and value.op is Op.SUM:
            parts = [(factor, self.narrowed(part)) for factor, part in _parts(value)]
            return combined([*parts, (1, number(value.value))])
        return value if known is None else replace(value, range=known)

    def _narrow(self, part: Formula) -> None:
        """Learns ranges from a comparison."""
        if part.op is Op.AT_MOST_ZERO:
            self._at_most_zero(part.arguments[0], 1)
        elif part.op is Op.EQUAL and part.arguments[0].sort is Sort.INT:
            one, other = part.arguments
            self._meet(one, self._range(other))
            self._meet(other, self._range(one))

    def _at_most_zero(self, total: Formula, sign: int) -> None:
        parts = _parts(total)
        constant = total.value if total.op is Op.SUM else 0
        for coefficient, part in parts:
            if abs(coefficient) != 1:
                continue
            least: int | None = constant
            for factor, other in parts:
                end = self._range(other)[0 if factor > 0 else 1]
                if other is not part:
                    least = None if least is None or end is None else least + factor * end
            if least is not None:
                self._meet(part, (None, -least) if coefficient * sign > 0 else (least, None))

    def _range(self, value: Formula) -> Range:
        return self.ranges.get(value, value.range)

    def _meet(self, value: Formula, within: Range) -> None:
        low, high = self._range(value)
        least, greatest = within
        low = least if low is None or (least is not None and least > low) else low
        high = greatest if high is None or (greatest is not None and greatest < high) else high
        if value.op is not Op.LITERAL:
            self.ranges[value] = (low, high)


def _parts(total: Formula) -> list[tuple[int, Formula]]:
    """The summands of a number with their coefficients, but for the constant."""
    return list(zip(total.coefficients, total.arguments, strict=True)) if total.op is Op.SUM else [(1, total)]
