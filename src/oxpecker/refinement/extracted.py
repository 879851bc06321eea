"""The initial specification of a call: the summary of its callee from abstract interpretation (Karun 5.4).

The bounds of a summary are in terms of the state before a call. Here they become formulas about the relations of a
call site. Each way a call can end has its own bounds; whatever the relations of the check cannot express is left
out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.types import BOOL, INTEGRAL, OBJECT, ArrayType
from oxpecker.refinement.domain import RETURNED, THREW, Domain, Pool, union
from oxpecker.refinement.extraction import RESULT, Bounds, Location, Place, Summary
from oxpecker.refinement.extraction.expressions import Expr, Kind, Operator, Symbol, leaf, none
from oxpecker.refinement.extraction.locations import ARRAY, allocated, elements, field_location
from oxpecker.refinement.extraction.simplification import union as either
from oxpecker.refinement.extraction.substitution import Substitution
from oxpecker.refinement.extraction.translation import RelationalTranslation
from oxpecker.refinement.logic import all_of, any_of, implication, negation
from oxpecker.refinement.scan import Elements, Key, Used
from oxpecker.refinement.state import Heap, Opaque, Value
from oxpecker.refinement.vocabulary import is_opaque
from oxpecker.relational.syntax import INTEGERS, NONE, TRUE, Expression, Formula


class _Unsaid(Exception):
    """The relations of the check cannot express this."""


@dataclass(slots=True)
class Transition:
    """A call between two heaps, in the relations of the check."""

    domain: Domain
    method: typed.Method
    arguments: list[Value]
    before: Heap
    after: Heap
    how: Expression
    result: Expression | None


def extracted_specification(call: Transition, summary: Summary) -> list[Formula]:
    """The callee's summary as formulas about a call: for normal returns, and for exceptions."""
    domain, found = call.domain, []
    returned = domain.same(call.how, domain.ends[RETURNED])
    threw = domain.same(call.how, domain.ends[THREW])
    if not summary.returns:
        found.append(negation(returned))
    elif summary.lost is None:
        end = _End(call, summary, summary.bounds)
        found += [implication(returned, each) for each in (*end.formulas(), *end.answers())]
    if summary.thrown is not None:
        found += [implication(threw, each) for each in _End(call, summary, summary.thrown).formulas()]
    return [each for each in found if each is not TRUE]


@dataclass(slots=True)
class _End:
    """One way a call can end, with its bounds."""

    call: Transition
    summary: Summary
    bounds: Mapping[Location, Bounds]
    _translation: RelationalTranslation = field(init=False)
    _single: dict[Symbol, None] = field(default_factory=dict)
    """The symbols of objects that are the only new ones of their class."""

    def __post_init__(self) -> None:
        self._translation = RelationalTranslation(self._meaning)
        words = self.summary.vocabulary
        for location, bounds in self.bounds.items():
            if location.place is Place.ALLOCATED:
                new = {s for s in bounds.upper.symbols() if s.kind is Kind.NEW}
                if len(new) == 1 and bounds.upper is either(words.before(location), *map(leaf, new)):
                    self._single.update(dict.fromkeys(new))

    def formulas(self) -> Iterator[Formula]:
        """Every formula that can be expressed."""
        replaced = Substitution(self._several)
        for key, after in self.call.after.items():
            before, location = self.call.before[key], self._location(key)
            if after is before or location is None:
                continue
            if location not in self.bounds:
                yield after.equals(before)
            elif isinstance(key, Used):
                yield from self._new_objects(location, after if before is NONE else after - before)
            else:
                yield from self._between(location, after, replaced.bounds(self.bounds[location]))
        if self.call.result is not None and RESULT in self.bounds:
            yield from self._between(RESULT, self.call.result, replaced.bounds(self.bounds[RESULT]))

    def answers(self) -> Iterator[Formula]:
        """Formulas about the result."""
        translate = self._translation.translate
        for answer in self.summary.answers:
            if self.call.result is not None:
                with suppress(_Unsaid):
                    cases = any_of([all_of([translate(each).some() for each in way]) for way in answer.ways])
                    yield implication(self.call.result.equals(translate(answer.value)), cases)

    def _several(self, symbol: Symbol) -> Bounds | None:
        """The bounds of one of several new objects of a class, which cannot be told apart."""
        if symbol.kind is not Kind.NEW or symbol in self._single:
            return None
        return Bounds(none(1), self.summary.vocabulary.new_set(symbol.name.removeprefix("New$")))

    def _new_objects(self, location: Location, value: Expression) -> Iterator[Formula]:
        bounds = self.bounds[location]
        one = next((s for s in bounds.upper.symbols() if s in self._single), None)
        if one is not None:
            yield value.one() if bounds.exact else value.lone()

    def _between(self, location: Location, held: Expression, bounds: Bounds) -> Iterator[Formula]:
        translate = self._translation.translate
        with suppress(_Unsaid):
            if bounds.exact:
                yield held.equals(translate(bounds.upper))
                return
            if not self._is_anything(location, bounds.upper):
                yield held.inside(translate(bounds.upper))
        if bounds.lower.operator is not Operator.NONE:
            with suppress(_Unsaid):
                yield translate(bounds.lower).inside(held)

    def _is_anything(self, location: Location, upper: Expr) -> bool:
        words = self.summary.vocabulary
        top = words.top(self.call.method.info.return_type) if location == RESULT else words.top_of(location)
        return upper is top

    # --- names ---------------------------------------------------------------------------------------------

    def _location(self, key: Key) -> Location | None:
        match key:
            case FieldInfo():
                return field_location(key)
            case Used():
                known = key.pool in self.call.domain.code.hierarchy.classes
                return allocated(key.pool) if known else allocated(ARRAY)
            case Elements():
                return elements(key.type.element)
        return None

    def _meaning(self, symbol: Symbol) -> Expression:
        domain = self.call.domain
        match symbol.kind:
            case Kind.CONSTANT if symbol.name in ("null", "true", "false"):
                return domain.atom(symbol.name)
            case Kind.CONSTANT:
                return domain.integer(int(symbol.name))
            case Kind.TYPE:
                return self._type(symbol)
            case Kind.NEW | Kind.NEW_SET:
                return self._new(symbol)
        if symbol.origin == "parameter":
            return self._argument(symbol)
        owner, _, name = symbol.name.rpartition(".")
        place = next((each for each in Place if each == symbol.origin), None)
        if place is Place.ALLOCATED:
            return self._existing(name)
        if place is Place.ELEMENTS:
            return self._elements(name)
        known = None if place is None else self.summary.vocabulary.fields.get(Location(place, name, owner))
        found = None if known is None else self.call.before.get(known)
        if found is None:
            raise _Unsaid
        return found

    def _argument(self, symbol: Symbol) -> Expression:
        names = [parameter.name for parameter in self.call.method.parameters]
        value = self.call.arguments[names.index(symbol.name)]
        if isinstance(value, Opaque):
            raise _Unsaid
        return value

    def _type(self, symbol: Symbol) -> Expression:
        if symbol.name == "Int":
            return INTEGERS
        (sorts,) = symbol.columns
        if sorts is None or sorts & {"String", "Float"}:
            raise _Unsaid
        return union(pool.every for sort in sorted(sorts) for pool in self._pools(sort))

    def _pools(self, sort: str) -> list[Pool]:
        pools = self.call.domain.pools
        if sort == ARRAY:
            return [pool for pool in pools.values() if isinstance(pool.type, ArrayType)]
        return [pools[sort]] if sort in pools else []

    def _existing(self, name: str) -> Expression:
        before = self.call.before
        return union(part for pool in self._pools(name) for part in (pool.alloc, before.get(Used(pool.name), NONE)))

    def _new(self, symbol: Symbol) -> Expression:
        parts = []
        before, after = self.call.before, self.call.after
        for pool in self._pools(symbol.name.partition("$")[2]):
            key = Used(pool.name)
            if after[key] is not before[key]:
                parts.append(after[key] if before[key] is NONE else after[key] - before[key])
        return union(parts)

    def _elements(self, name: str) -> Expression:
        """The elements of arrays, except those of strings and similar types."""
        words = self.call.domain.words
        types = {str(t): t for t in (*INTEGRAL, BOOL, OBJECT)}
        key = Elements(ArrayType(types[name])) if name in types else None
        if key is None or key not in self.call.before or any(is_opaque(t.element) for t in words.arrays):
            raise _Unsaid
        return self.call.before[key]
