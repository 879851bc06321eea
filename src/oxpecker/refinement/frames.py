"""Frame conditions: what a run may assign, checked at every assignment (JML `assignable`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.syntax import BinaryOperator
from oxpecker.oox.types import ArrayType
from oxpecker.refinement.domain import Domain
from oxpecker.refinement.logic import all_of, any_of, implication, negation
from oxpecker.refinement.scan import family
from oxpecker.refinement.state import Heap, Value, existing
from oxpecker.refinement.values import Translation
from oxpecker.relational.syntax import FALSE, TRUE, Expression, Formula


@dataclass(frozen=True, slots=True)
class _Location:
    """A location of a frame condition: the object or array as it was at entry, and when it is defined."""

    written: typed.FieldSet | typed.ElementSet
    target: Expression
    defined: Formula
    low: Expression | None = None
    high: Expression | None = None


@dataclass(slots=True)
class Assignable:
    """What one applicable specification case allows to assign: its locations, and all new objects."""

    domain: Domain
    held: Formula
    entry: Mapping[int, Value]
    heap: Heap
    constructed: Expression | None
    """The object under construction, which counts as new."""
    cut: list[Formula] = field(default_factory=list)
    """Conditions under which a location needs an integer beyond the bit width."""
    _statics: set[FieldInfo] = field(default_factory=set)
    _locations: list[_Location] = field(default_factory=list)

    def add(self, location: typed.FieldSet | typed.StaticSet | typed.ElementSet) -> None:
        """Adds a location; where its evaluation fails, it allows nothing."""
        if isinstance(location, typed.StaticSet):
            self._statics.add(location.field)
            return
        values = Translation(self.domain, self.entry, self.heap, (self.entry, self.heap))
        target = values.value(location.target)
        low = high = None
        if isinstance(location, typed.ElementSet) and location.low is not None and location.high is not None:
            low, high = values.value(location.low), values.value(location.high)
        self.cut += values.overflows
        defined = all_of(negation(thrown) for thrown, _ in values.thrown)
        self._locations.append(_Location(location, target, defined, low, high))

    def static(self, assigned: FieldInfo) -> Formula:
        """Whether a static field may be assigned."""
        return implication(self.held, TRUE if assigned in self._statics else FALSE)

    def field(self, assigned: FieldInfo, holder: Expression) -> Formula:
        """Whether a field of an object may be assigned."""
        parts = [self._is_new(holder, existing(self.domain.owners(assigned), self.heap))]
        parts += [
            all_of((each.defined, self.domain.same(holder, each.target)))
            for each in self._locations
            if isinstance(each.written, typed.FieldSet) and each.written.field in (None, assigned)
        ]
        return implication(self.held, any_of(parts))

    def element(self, t: ArrayType, array: Expression, index: Expression) -> Formula:
        """Whether an element of an array may be assigned."""
        parts = [self._is_new(array, existing(self.domain.arrays(family(t)), self.heap))]
        related = Translation(self.domain, {}, self.heap).related
        for each in self._locations:
            here = [each.defined, self.domain.same(array, each.target)]
            if each.low is not None and each.high is not None:
                here += [related(BinaryOperator.LESS_EQUAL, each.low, index)]
                here += [related(BinaryOperator.LESS_EQUAL, index, each.high)]
            if isinstance(each.written, typed.ElementSet) or each.written.field is None:
                parts.append(all_of(here))
        return implication(self.held, any_of(parts))

    def _is_new(self, holder: Expression, before: Expression) -> Formula:
        new = negation(self.domain.meets(holder, before))
        return new if self.constructed is None else any_of((new, self.domain.same(holder, self.constructed)))


def is_trusted(case: typed.Case) -> bool:
    """Whether a frame condition belongs to our own library, whose methods respect them."""
    return case.span.file.startswith(BUILT_IN)
