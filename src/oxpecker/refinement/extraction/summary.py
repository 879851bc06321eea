"""The summary of a method: what every location holds after a call that returns normally, in terms of before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from oxpecker import relational
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import family_name
from oxpecker.oox.input_clauses import IDENTITY
from oxpecker.refinement.extraction.answers import Answer, sets_of
from oxpecker.refinement.extraction.containment import within
from oxpecker.refinement.extraction.expressions import Expr, Kind, Operator, Symbol, leaf
from oxpecker.refinement.extraction.locations import RESULT, Location, Place, Vocabulary
from oxpecker.refinement.extraction.printing import show
from oxpecker.refinement.extraction.state import Bounds
from oxpecker.refinement.extraction.translation import RelationalTranslation
from oxpecker.refinement.logic import all_of, any_of, implication
from oxpecker.relational.syntax import IntegerAtom, IntegerConstant

_PLACES = list(Place)


@dataclass(frozen=True, eq=False)
class Summary:
    """For each location that may change, and for the result, a lower and an upper bound.

    It holds of every call that returns normally. Locations that are not listed are unchanged. `lost` says why nothing
    is known, if so; `returns` is false when no call returns.
    """

    method: typed.Method
    vocabulary: Vocabulary
    bounds: Mapping[Location, Bounds]
    lost: str | None = None
    returns: bool = True
    thrown: Mapping[Location, Bounds] | None = None
    """The same for calls that end with an exception; None when none does, or nothing is known of them."""
    assigned: Mapping[Location, Expr] | None = None
    """The objects whose fields and elements a call may assign, whether it returns or throws, by location.

    Static fields have no objects. None when what is assigned is not known.
    """
    answers: tuple[Answer, ...] = ()
    """What the result of a call tells about the state before it."""
    specified: bool = False
    """Whether specifications of the library were used: then nothing is said about what its objects are made of."""

    @property
    def result(self) -> Bounds | None:
        """The bounds of the returned value."""
        return self.bounds.get(RESULT)

    @cached_property
    def locations(self) -> tuple[Location, ...]:
        """The locations with bounds, the result last."""
        return tuple(sorted(self.bounds, key=lambda k: (_PLACES.index(k.place), k.name, k.owner)))

    @cached_property
    def told(self) -> tuple[Location, ...]:
        """The locations that are shown; identity numbers of objects, literals and class objects are not."""
        shown = (each for each in self.locations if each.place is not Place.STATIC or family_name(each.owner))
        return tuple(each for each in shown if each.name != IDENTITY)

    @cached_property
    def symbols(self) -> tuple[Symbol, ...]:
        """Every symbol in the bounds, each once."""
        found = {s for bounds in self.bounds.values() for side in bounds for s in side.symbols()}
        found |= {s for answer in self.answers for s in answer.value.symbols()}
        found |= {s for each in sets_of(self.answers) for s in each.symbols()}
        return tuple(sorted(found, key=lambda s: (s.kind, s.origin, s.name)))

    @cached_property
    def must_be_new(self) -> frozenset[Symbol]:
        """The new objects that every call makes."""
        made = [leaf(s) for s in self.symbols if s.kind is Kind.NEW]
        lowers = [bounds.lower for k, bounds in self.bounds.items() if k.place is Place.ALLOCATED]
        return frozenset(m.symbol for m in made if m.symbol is not None and any(within(m, low) for low in lowers))

    # --- names ---------------------------------------------------------------------------------------------

    @cached_property
    def _clashes(self) -> frozenset[str]:
        names = Counter(location.name for location in self.vocabulary.fields)
        names.update(parameter.name for parameter in self.method.parameters)
        names.update({symbol.name for symbol in self.symbols if symbol.origin == Place.SPECIFIED})
        return frozenset(name for name, count in names.items() if count > 1)

    def name_of(self, location: Location) -> str:
        """A location's name in formulas."""
        if location is RESULT or location == RESULT:
            return "return"
        if location.place is Place.ALLOCATED:
            return f"{location.name}$alloc"
        if location.place is Place.ELEMENTS:
            return f"{location.name}$elements"
        if location.place is Place.SPECIFIED:
            return location.name
        if location.place is Place.STATIC or location.name in self._clashes:
            return f"{location.owner}${location.name}"
        return location.name

    def name(self, symbol: Symbol) -> str:
        """A symbol's name in formulas."""
        if symbol.kind is Kind.NEW:
            several = {s for s in self.symbols if s.kind is Kind.NEW and s.name == symbol.name}
            return symbol.name if len(several) < 2 else f"{symbol.name}${symbol.origin}"
        location = self._origins.get(symbol)
        return symbol.name if location is None else self.name_of(location)

    @cached_property
    def _origins(self) -> dict[Symbol, Location]:
        """The location of the heap that a symbol stands for, before the call."""
        found = {}
        kinds = [p for p in Place if p not in (Place.VARIABLE, Place.RESULT)]
        for symbol in self.symbols:
            place = next((p for p in kinds if p == symbol.origin), None)
            if place is not None and symbol.kind not in (Kind.NEW, Kind.TYPE):
                owner, _, name = symbol.name.rpartition(".")
                found[symbol] = Location(place, name, owner)
        return found

    # --- text ----------------------------------------------------------------------------------------------

    def show(self, expression: Expr) -> str:
        """An expression in Alloy's syntax."""
        return show(expression, self.name)

    def text(self) -> str:
        """The formulas, one to a line: `x' = e`, or `x' in e` and `e in x'`; primed is after the call."""
        return "\n".join(self.lines())

    def lines(self) -> list[str]:
        """The formulas as text."""
        if not self.returns:
            return ["no call returns normally"]
        found = [] if self.lost is None else [f"anything may change: {self.lost}"]
        for location in self.told:
            bounds, name = self.bounds[location], self.name_of(location)
            primed = name if location == RESULT else f"{name}'"
            if bounds.exact:
                found.append(f"{primed} = {self.show(bounds.upper)}")
                continue
            found.append(f"{primed} in {self.show(bounds.upper)}")
            if bounds.lower.operator is not Operator.NONE:
                found.append(f"{self.show(bounds.lower)} in {primed}")
        for answer in self.answers:
            ways = " or ".join(" and ".join(f"some {self.show(each)}" for each in way) for way in answer.ways)
            found.append(f"return = {self.show(answer.value)} => {ways}")
        return found or ["nothing changes"]

    # --- formulas ------------------------------------------------------------------------------------------

    @cached_property
    def before(self) -> dict[Symbol, relational.Relation]:
        """A relation for every symbol but integers: the state before, parameters, types, new objects."""
        return {s: relational.Relation(self.name(s), len(s.columns)) for s in self.symbols if _is_relation(s)}

    @cached_property
    def after(self) -> dict[Location, relational.Relation]:
        """A relation for every location that is listed, after the call."""
        found = {}
        for location, bounds in self.bounds.items():
            name = self.name_of(location)
            primed = name if location == RESULT else f"{name}'"
            found[location] = relational.Relation(primed, bounds.upper.arity)
        return found

    def as_relational(self, expression: Expr) -> relational.Expression:
        """An expression for the model finder, over the relations of `before`."""
        return RelationalTranslation(self._relation).translate(expression)

    def _relation(self, symbol: Symbol) -> relational.Expression:
        found = self.before.get(symbol)
        if found is not None:
            return found
        return relational.INTEGERS if symbol.kind is Kind.TYPE else IntegerAtom(IntegerConstant(int(symbol.name)))

    @cached_property
    def formulas(self) -> tuple[relational.Formula, ...]:
        """The summary for the model finder, over the relations of `before` and `after`; new objects are apart."""
        translate = RelationalTranslation(self._relation).translate
        found: list[relational.Formula] = []
        for location in self.locations:
            bounds, after = self.bounds[location], self.after[location]
            if bounds.exact:
                found.append(after.equals(translate(bounds.upper)))
            else:
                found.append(after.inside(translate(bounds.upper)))
                found.append(translate(bounds.lower).inside(after))
        for answer in self.answers:
            told = [all_of(translate(each).some() for each in way) for way in answer.ways]
            found.append(implication(self.after[RESULT].equals(translate(answer.value)), any_of(told)))
        made = [symbol for symbol in self.symbols if symbol.kind in (Kind.NEW, Kind.NEW_SET)]
        for position, symbol in enumerate(made):
            relation = self.before[symbol]
            if symbol.kind is Kind.NEW:
                found.append(relation.one() if symbol in self.must_be_new else relation.lone())
            found += [(relation & self.before[o]).no() for o in made[:position] if o.columns == symbol.columns]
        return tuple(found)


def _is_relation(symbol: Symbol) -> bool:
    number = symbol.kind is Kind.CONSTANT and symbol.name not in ("null", "true", "false")
    return not number and symbol.kind is not Kind.EVERYTHING and symbol.name != "Int"
