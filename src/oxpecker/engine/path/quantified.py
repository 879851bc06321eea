"""Quantifiers over more integers than can be tried, as formulas about one of them.

The quantifier becomes a variable that stands for its truth, and its bound variable a *witness*, an unknown of its own.
Where one integer decides (a universal quantifier is false, an existential one true), the witness is such an integer:
so the quantifier is skolemised, wherever it stands in a clause. Elsewhere it says something of every integer of the
range: that is put in for those that a counterexample turns out to need.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oxpecker import terms
from oxpecker.engine.values.arithmetic import conjunction, disjunction, implication, negation
from oxpecker.engine.values.value import Value
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.terms import Term

Model = Mapping[Term, Any]


@dataclass(eq=False, frozen=True, slots=True)
class LongRange:
    """A quantifier or fold over a long range, of which a path knows less than its value."""

    name: str
    """The bound variable as written."""
    span: Span
    fixed: bool
    """Whether the range is too long whatever the input."""


@dataclass(eq=False, frozen=True, slots=True)
class Quantified(LongRange):
    """A quantifier; all its conditions are over its witness."""

    universal: bool
    truth: Term
    throws: Term | None
    """Whether evaluation throws for some integer of the range."""
    witness: Term
    low: Value
    last: Value
    known: Value
    """What the path has decided about the witness while it evaluated the body."""
    body: Value
    problem: Value
    """The body throws for the witness."""
    inner: tuple[Quantified, ...] = ()
    """The quantifiers in the body."""

    @property
    def variables(self) -> tuple[Term, ...]:
        """What it adds to a path."""
        return (self.truth, self.witness) if self.throws is None else (self.truth, self.witness, self.throws)

    @property
    def is_undecided(self) -> Any:
        """The quantifier has the truth that no single integer decides, and throws for none."""
        default = self.truth if self.universal else negation(self.truth)
        return default if self.throws is None else conjunction(default, negation(self.throws))

    @property
    def decides(self) -> Any:
        """The witness, if it is in the range, decides the quantifier, or cannot be put in."""
        found = negation(self.body) if self.universal else self.body
        return conjunction(self.known, disjunction(found, self.problem))

    def inside(self, number: Any) -> Any:
        """An integer is in the range."""
        return conjunction(number >= self.low, number <= self.last)

    def definition(self) -> Any:
        """What the witness is where one integer decides or throws."""
        default = self.truth if self.universal else negation(self.truth)
        inside = self.inside(self.witness)
        found = conjunction(inside, negation(self.body) if self.universal else self.body)
        if self.throws is None:
            return disjunction(default, found)
        thrown = implication(self.throws, conjunction(inside, self.problem))
        return conjunction(disjunction(disjunction(default, self.throws), found), thrown)

    def chosen(self, model: Model) -> Model:
        """A model of all but this quantifier as one of the quantifier, too."""
        values = {**model, self.truth: self.universal}
        return values if self.throws is None else {**values, self.throws: False}

    def decided(self, model: Model, number: int) -> Model:
        """A model of all but this quantifier, in which an integer decides it, as one of the quantifier, too."""
        return {**model, self.truth: not self.universal, self.witness: number}

    def at(self, number: Value, copy: str) -> tuple[Any, tuple[Quantified, ...]]:
        """An undecided quantifier instantiated with one integer, and the quantifiers in its body that depend on it."""
        mapping: dict[Term, Value] = {self.witness: number}
        inner = tuple(part for each in self.inner for part in each.renamed(mapping, copy))
        # The witness is known to be in the range, and its conditions may have been simplified by that.
        decides = conjunction(self.inside(number), terms.substitute(self.decides, mapping))
        said: Any = implication(self.is_undecided, negation(decides))
        for each in inner:
            said = conjunction(said, each.definition())
        return said, inner

    def renamed(self, mapping: dict[Term, Value], copy: str) -> list[Quantified]:
        """This quantifier and those in its body with fresh variables, after those that a mapping replaces."""
        for variable in self.variables:
            interval = terms.Interval(variable.low, variable.high)
            mapping[variable] = terms.variable(f"{variable.name}{copy}", variable.sort, interval)
        inner = [part for each in self.inner for part in each.renamed(mapping, copy)]
        parts = [self.low, self.last, self.known, self.body, self.problem]
        low, last, known, body, problem = terms.substitute_all(parts, mapping)
        truth, witness = mapping[self.truth], mapping[self.witness]
        throws = None if self.throws is None else mapping[self.throws]
        assert isinstance(truth, Term) and isinstance(witness, Term) and (throws is None or isinstance(throws, Term))
        own = Quantified(
            self.name,
            self.span,
            self.fixed,
            self.universal,
            truth,
            throws,
            witness,
            low,
            last,
            known,
            body,
            problem,
            tuple(inner),
        )
        return [own, *inner]
