"""Abstract states: for every location a lower and an upper bound on what it holds (Karun 4.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from oxpecker.refinement.extraction.containment import within
from oxpecker.refinement.extraction.expressions import Expr, Kind, Operator, Symbol, none
from oxpecker.refinement.extraction.locations import Location, Place, Vocabulary, allocated, rows
from oxpecker.refinement.extraction.simplification import difference, intersection, union


class Bounds(NamedTuple):
    """What is surely held, and what may be."""

    lower: Expr
    upper: Expr

    @property
    def exact(self) -> bool:
        """Whether both are one: then that is what is held (Karun: syntactic equality decides)."""
        return self.lower is self.upper


def exactly(value: Expr) -> Bounds:
    """Both bounds are the value."""
    return Bounds(value, value)


@dataclass(frozen=True, slots=True)
class Path:
    """Where a local's value was read: fields, one after the other, from another local; still true."""

    root: Location
    fields: tuple[Location, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known where a method begins: locations in `inexact` have bounds that differ (Karun's context)."""

    vocabulary: Vocabulary
    inexact: frozenset[Location] = frozenset()

    def bounds(self, location: Location) -> Bounds:
        """What a location of the heap holds there."""
        if location in self.inexact:
            words = self.vocabulary
            return Bounds(words.bound(location, "<"), words.bound(location, ">"))
        return exactly(self.vocabulary.before(location))


@dataclass(frozen=True, slots=True)
class State:
    """Bounds for the locals, and for what of the heap differs from the entry."""

    entry: Entry
    values: Mapping[Location, Bounds] = field(default_factory=dict)
    paths: Mapping[Location, Path] = field(default_factory=dict)
    lost: str | None = None
    """Why nothing at all is known of the heap, if so."""
    assigned: Mapping[Location, Expr] = field(default_factory=dict)
    """The objects and arrays whose fields and elements may have been assigned since the entry, by location.

    Assigning is more than changing: a location that gets its former value is assigned, too. Static fields have no
    objects; they are here with an empty set.
    """

    def __getitem__(self, location: Location) -> Bounds:
        found = self.values.get(location)
        if found is not None:
            return found
        if self.lost is not None:
            top = self.entry.vocabulary.top_of(location)
            return Bounds(none(top.arity), top)
        return self.entry.bounds(location)

    def known(self, location: Location) -> bool:
        """Whether a local has been assigned."""
        return location in self.values

    def assign(self, location: Location, bounds: Bounds, path: Path | None = None) -> State:
        """A local gets a value; what was said about its former one is forgotten."""
        paths = {k: p for k, p in self.paths.items() if k != location and p.root != location}
        if path is not None and path.root != location:
            paths[location] = path
        return replace(self, values={**self.values, location: bounds}, paths=paths)

    def narrow(self, location: Location, bounds: Bounds) -> State:
        """More is known about a local that has not changed."""
        return replace(self, values={**self.values, location: bounds})

    def store(self, changed: Mapping[Location, Bounds]) -> State:
        """Locations of the heap change."""
        paths = {k: p for k, p in self.paths.items() if not any(f in changed for f in p.fields)}
        return replace(self, values={**self.values, **changed}, paths=paths)

    def assigning(self, assigned: Mapping[Location, Expr]) -> State:
        """Locations are assigned, for some objects each."""
        return replace(self, assigned=united(self.assigned, assigned)) if assigned else self

    def lose(self, why: str) -> State:
        """Anything may have happened to the heap."""
        kept = {k: v for k, v in self.values.items() if k.place is Place.VARIABLE}
        return replace(self, values=kept, paths={}, lost=why)

    def heap(self) -> dict[Location, Bounds]:
        """The locations of the heap that are known to differ from the entry."""
        return {k: v for k, v in self.values.items() if k.place not in (Place.VARIABLE, Place.RESULT)}

    def fresh(self, class_name: str, most: int) -> Expr | None:
        """A symbol for a new object that stands for no other; None when as many as allowed are in use."""
        if self.lost is not None:
            return None
        upper = self[allocated(class_name)].upper
        used = {s.origin for s in upper.symbols() if s.kind is Kind.NEW}
        free = next((i for i in range(1, most + 1) if str(i) not in used), None)
        return None if free is None else self.entry.vocabulary.new(class_name, free)


def merge(states: Iterable[State]) -> State | None:
    """The least state above all of them that is found (Karun's join); None when there is none."""
    merged: State | None = None
    for state in states:
        merged = state if merged is None else _merge(merged, state)
    return merged


def _merge(one: State, two: State) -> State:
    if one is two:
        return one
    if one.lost is not None or two.lost is not None:
        why = one.lost if one.lost is not None else two.lost
        one, two = (s if s.lost is not None else s.lose(why or "") for s in (one, two))
    values = {}
    for location in sorted({*one.values, *two.values}, key=lambda k: (k.place, k.owner, k.name)):
        local = location.place in (Place.VARIABLE, Place.RESULT)
        if local and not (one.known(location) and two.known(location)):
            continue
        a, b = one[location], two[location]
        values[location] = a if a == b else Bounds(meet(a.lower, b.lower), union(a.upper, b.upper))
    paths = {k: p for k, p in one.paths.items() if two.paths.get(k) == p}
    return replace(one, values=values, paths=paths, assigned=united(one.assigned, two.assigned))


def united(one: Mapping[Location, Expr], two: Mapping[Location, Expr]) -> dict[Location, Expr]:
    """For each location, the objects of both."""
    return {k: union(*(side[k] for side in (one, two) if k in side)) for k in dict.fromkeys((*one, *two))}


def meet(one: Expr, two: Expr) -> Expr:
    """A lower bound of both: their intersection, or for relations made of one other, what they share of it."""
    if one is two or within(one, two):
        return one
    if within(two, one):
        return two
    if one.arity == 1:
        shared = [part for part in _parts(one) if within(part, two)] + [p for p in _parts(two) if within(p, one)]
        return union(*shared) if shared else intersection(one, two)
    # (r ++ (x -> y)) & r holds r - (x -> univ): a safe weakening that stays readable (Karun fig. 4-4).
    changes = _ancestors(one)
    for ancestor, keys in _ancestors(two).items():
        if ancestor in changes:
            both = [*changes[ancestor], *keys]
            return difference(ancestor, rows(union(*both), one.arity)) if both else ancestor
    return none(one.arity)


def _ancestors(relation: Expr) -> dict[Expr, list[Expr]]:
    """The relations that this one was made of, nearest first, and the keys whose tuples may have changed since."""
    found: dict[Expr, list[Expr]] = {relation: []}
    keys: list[Expr] = []
    current = relation
    while True:
        if current.operator is Operator.OVERRIDE:
            base, update = current.parts
            keys = [*keys, update.parts[0]]
        elif current.operator is Operator.DIFFERENCE and all(
            part.operator is Operator.PRODUCT for part in _parts(current.parts[1])
        ):
            base = current.parts[0]
            keys = [*keys, *(part.parts[0] for part in _parts(current.parts[1]))]
        elif current.operator is Operator.UNION:
            bases = [part for part in current.parts if part.operator is not Operator.PRODUCT]
            if len(bases) != 1:
                return found
            (base,) = bases
            keys = list(keys)
        else:
            return found
        found[base] = keys
        current = base


def _parts(expression: Expr) -> tuple[Expr, ...]:
    return expression.parts if expression.operator is Operator.UNION else (expression,)


def new_objects(state: State) -> set[Symbol]:
    """The symbols of new objects that may have been made."""
    found = set()
    for location, bounds in state.values.items():
        if location.place is Place.ALLOCATED:
            found |= {s for s in bounds.upper.symbols() if s.kind is Kind.NEW}
    return found
