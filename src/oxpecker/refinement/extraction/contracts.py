"""What of a summary can be said as a contract, in JML or in OOX's own words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from oxpecker.oox import typed
from oxpecker.oox.input_clauses import IDENTITY
from oxpecker.oox.types import ArrayType, ClassType, StringType, Type
from oxpecker.refinement.extraction.containment import disjoint
from oxpecker.refinement.extraction.expressions import NULL, Expr, Kind, Operator, is_kind
from oxpecker.refinement.extraction.locations import Location, Place
from oxpecker.refinement.extraction.state import Bounds, exactly
from oxpecker.refinement.extraction.summary import Summary
from oxpecker.refinement.limits import MOST_ALTERNATIVES


@dataclass(frozen=True, slots=True)
class Dialect:
    """How contracts are written in a language."""

    result: str
    old: str
    fresh: str
    nothing: str
    implies: str
    clause: str

    def write(self, kind: str, text: str) -> str:
        """A clause."""
        return self.clause.format(kind, text)


JML = Dialect("\\result", "\\old", "\\fresh", "\\nothing", "==>", "{} {};")
OOX = Dialect("retval", "old", "fresh", "nothing", "==>", "{}({})")


@dataclass(frozen=True, slots=True)
class Contract:
    """Clauses that hold of every call, and what could not be said."""

    ensures: tuple[str, ...]
    assignable: tuple[str, ...] | None
    """The locations that may be assigned; None when they cannot be listed."""
    unsaid: tuple[str, ...]
    """The locations about which the summary knows more than the contract."""

    def clauses(self, dialect: Dialect) -> list[str]:
        """The text of the clauses."""
        found = [dialect.write("ensures", text) for text in self.ensures]
        if self.assignable is not None:
            found.append(dialect.write("assignable", ", ".join(self.assignable) or dialect.nothing))
        return found


def contract(summary: Summary, dialect: Dialect) -> Contract:
    """The part of a summary that a contract can say."""
    if summary.lost is not None or not summary.returns:
        return Contract((), None, ())
    writer = _Writer(summary, dialect)
    ensures: list[str] = []
    unsaid: list[str] = []
    for location in (each for each in summary.told if not _is_internal(each)):
        found = list(writer.ensures(location, summary.bounds[location]))
        ensures += found
        if not found and location.place is not Place.ALLOCATED:
            unsaid.append(summary.name_of(location))
    for location in sorted(summary.assigned or (), key=str):
        if location not in summary.bounds and not _is_internal(location):
            ensures += writer.ensures(location, exactly(summary.vocabulary.before(location)))
    return Contract(tuple(dict.fromkeys(ensures)), writer.assignable(), tuple(unsaid))


class _Writer:
    def __init__(self, summary: Summary, dialect: Dialect) -> None:
        self.summary = summary
        self.dialect = dialect

    def path(self, value: Expr) -> str | None:
        """`this.a.b`, when the value is read from fields as they were before the call."""
        if is_kind(value, Kind.CONSTANT):
            return value.symbol.name if value.symbol is not None else None
        if value.symbol is not None and value.symbol.name.startswith("$"):
            return None
        if is_kind(value, Kind.VALUE) and value.symbol is not None:
            return value.symbol.name.replace("$", ".") if value.symbol.origin == Place.STATIC else value.symbol.name
        if value.operator is Operator.JOIN and is_kind(value.parts[1], Kind.FIELD):
            before, symbol = self.path(value.parts[0]), value.parts[1].symbol
            if before is not None and symbol is not None:
                owner, _, name = symbol.name.rpartition(".")
                return self.member(before, name) if self.has_field(value.parts[0], name, owner) else None
        return None

    def member(self, target: str, name: str) -> str:
        """A field of something that is written already; one of `this` needs no prefix in JML unless it is hidden."""
        hidden = any(each.name == name for each in self.summary.method.parameters)
        return name if target == "this" and self.dialect is JML and not hidden else f"{target}.{name}"

    def has_field(self, value: Expr, name: str, owner: str) -> bool:
        """Whether the name means the field of that class where a path to the value is written."""
        t = self._type(value)
        if not isinstance(t, ClassType):
            return False
        lineage = self.summary.vocabulary.hierarchy[t.name].lineage()
        return next((info.name for info in lineage if name in info.fields), None) == owner

    def _type(self, value: Expr) -> Type | None:
        """The type that a path has where it is written."""
        symbol = value.symbol if value.operator is not Operator.JOIN else value.parts[1].symbol
        if symbol is None:
            return None
        if symbol.origin == "parameter":
            named = [each.type for each in self.summary.method.parameters if each.name == symbol.name]
            return named[0] if named else None
        place = next((each for each in (Place.FIELD, Place.STATIC) if each == symbol.origin), None)
        if place is None:
            return None
        owner, _, name = symbol.name.rpartition(".")
        known = self.summary.vocabulary.fields.get(Location(place, name, owner))
        return None if known is None else known.type

    def old(self, value: Expr) -> str | None:
        """The value, as it can be written after the call."""
        path = self.path(value)
        is_parameter = is_kind(value, Kind.VALUE) and value.symbol is not None and value.symbol.origin == "parameter"
        if path is None or is_kind(value, Kind.CONSTANT) or is_parameter:
            return path
        return f"{self.dialect.old}({path})"

    def equal(self, now: str, value: Expr) -> str | None:
        """That something now is a value."""
        if is_kind(value, Kind.NEW):
            return f"{self.dialect.fresh}({now})"
        old = self.old(value)
        return None if old is None else f"{now} == {old}"

    def ensures(self, location: Location, bounds: Bounds) -> Iterator[str]:
        """What is surely true of a location."""
        if location.place is Place.RESULT:
            yield from self._result(bounds)
        elif location.place is Place.STATIC and bounds.exact:
            said = self.equal(f"{location.owner.replace('$', '.')}.{location.name}", bounds.upper)
            yield from [] if said is None else [said]
        elif location.place is Place.FIELD and bounds.exact:
            yield from self._field(location, bounds.upper)

    def _field(self, location: Location, value: Expr) -> Iterator[str]:
        later: list[Expr] = []
        said: list[str] = []
        while value.operator is Operator.OVERRIDE:
            value, update = value.parts
            key, held = update.parts
            conditions = [self.old(other) for other in later if not disjoint(key, other)]
            name = self.old(key)
            later.append(key)
            if name is None or is_kind(key, Kind.CONSTANT) or None in conditions:
                continue
            if not self.has_field(key, location.name, location.owner):
                continue
            text = self.equal(self.member(name, location.name), held)
            if text is not None:
                apart = " && ".join(f"{name} != {condition}" for condition in conditions)
                said.append(f"{apart} {self.dialect.implies} {text}" if apart else text)
        yield from reversed(said)

    def _result(self, bounds: Bounds) -> Iterator[str]:
        result, upper = self.dialect.result, bounds.upper
        parts = upper.parts if upper.operator is Operator.UNION else (upper,)
        said = [self._alternative(part, len(parts) > 1) for part in parts]
        known = [text for text in said if text is not None]
        returned = self.summary.method.info.return_type
        reference = isinstance(returned, (ClassType, ArrayType, StringType))
        both = {part.text for part in parts} == {"true", "false"}
        if len(known) == len(parts) <= MOST_ALTERNATIVES and not both:
            yield " || ".join(known)
        elif reference and disjoint(upper, NULL):
            yield f"{result} != null"

    def _alternative(self, value: Expr, guarded: bool) -> str | None:
        """That the result is this value; where it may not have been read, that it could have been."""
        text = self.equal(self.dialect.result, value)
        conditions: list[str] = []
        inner = value
        while guarded and inner.operator is Operator.JOIN:
            inner = inner.parts[0]
            if not disjoint(inner, NULL):
                conditions.insert(0, f"{self.old(inner)} != null")
        return text if text is None or not conditions else f"({' && '.join([*conditions, text])})"

    # --- frames --------------------------------------------------------------------------------------------

    def assignable(self) -> tuple[str, ...] | None:
        """What may be assigned, also by calls that end with an exception."""
        if self.summary.specified or self.summary.assigned is None:
            return None
        found: dict[str, None] = {}
        for location, keys in self.summary.assigned.items():
            if _is_internal(location):
                continue  # who may assign nothing may still be the first to ask for an object's number
            texts = self._assigned(location, keys)
            if texts is None:
                return None
            found.update(dict.fromkeys(texts))
        return tuple(sorted(found))

    def _assigned(self, location: Location, keys: Expr) -> list[str] | None:
        if location.place is Place.STATIC:
            return [f"{location.owner.replace('$', '.')}.{location.name}"]
        texts = []
        for key in keys.parts if keys.operator is Operator.UNION else (keys,):
            if is_kind(key, Kind.NEW, Kind.NEW_SET) or key is NULL or key.operator is Operator.NONE:
                continue
            path = self.path(key)
            if path is None or not self._can_be_assigned(key, location):
                return None
            texts.append(f"{path}[*]" if location.place is Place.ELEMENTS else self.member(path, location.name))
        return texts

    def _can_be_assigned(self, key: Expr, location: Location) -> bool:
        if location.place is Place.ELEMENTS:
            return isinstance(self._type(key), ArrayType)
        return self.has_field(key, location.name, location.owner)


def _is_internal(location: Location) -> bool:
    """Whether no program can name a location: numbers of objects, literals that are kept once."""
    return location.name == IDENTITY or location.owner.startswith("$") or "$" in location.name


def may_be_overridden(program: typed.Program, method: typed.Method) -> bool:
    """Whether the contract of the method would bind other methods, too."""
    return any(method.info in other.info.overrides for other in program.methods.values())
