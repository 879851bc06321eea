"""Whether the labels of a switch cover every value of its selector (JLS 14.11.1.1).

Patterns form rows of a table with one column for each value to be matched. The first column is split until every
row either matches all of its values or none: a sealed class into its permitted subclasses, an enum into its
constants, a record into its components.
"""

from __future__ import annotations

from oxpecker.java import attributed as a
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.labels import Element
from oxpecker.java.attribution.patterns import Deconstructed, Pattern, Typed, component_types, inferred
from oxpecker.java.attribution.sealed import SEALED, permitted
from oxpecker.java.kinds import ClassKind
from oxpecker.java.resolution.lookup import as_super
from oxpecker.java.resolution.subtyping import is_subtype
from oxpecker.java.symbols import ClassSymbol, FieldSymbol
from oxpecker.java.types import (
    ClassType,
    Intersection,
    Type,
    TypeVariable,
    Wildcard,
    erase,
    has_variables,
    is_primitive,
    upper,
)
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import NOWHERE

Cell = Pattern | FieldSymbol
"""A pattern or an enum constant."""
Row = tuple[Cell, ...]


def is_exhaustive(context: Attribution, selector: Type, elements: list[Element]) -> bool:
    """Whether one of the elements matches each value but null; guards may fail."""
    rows: list[Row] = []
    for element in elements:
        if element.is_default:
            return True
        if element.pattern is not None and element.is_unguarded:
            rows.append((element.pattern,))
        elif isinstance(element.constant, a.FieldRead):
            rows.append((element.constant.field,))
    return _Table(context).covers((selector,), rows)


@dataclass(frozen=True, slots=True)
class _Table:
    context: Attribution

    def covers(self, columns: tuple[Type, ...], rows: list[Row]) -> bool:
        """Whether each combination of values matches a row."""
        if not rows or not columns:
            return bool(rows)
        t, rest = columns[0], columns[1:]
        if all(self.matches_all(row[0], t) for row in rows):
            return self.covers(rest, [row[1:] for row in rows])
        for bound in self.bounds(t):
            if self.covers_class(bound, rest, rows):
                return True
        return self.covers(rest, [row[1:] for row in rows if self.matches_all(row[0], t)])

    def matches_all(self, cell: Cell, t: Type) -> bool:
        """Whether a cell matches each value of a type."""
        if not isinstance(cell, Typed):
            return False
        if is_primitive(t) or is_primitive(cell.type):
            return t == cell.type
        return is_subtype(self.context.world, erase(t), erase(cell.type)) or any(
            is_subtype(self.context.world, erase(bound), erase(cell.type)) for bound in self.bounds(t)
        )

    def bounds(self, t: Type) -> list[ClassType]:
        """The classes that values of a type certainly have."""
        match t:
            case ClassType():
                return [t]
            case TypeVariable(bounds=parts) | Intersection(types=parts):
                return [bound for part in parts for bound in self.bounds(part)]
            case Wildcard():
                return self.bounds(upper(t))
        return []

    def covers_class(self, t: ClassType, rest: tuple[Type, ...], rows: list[Row]) -> bool:
        """Whether the rows cover the values of a class, which is split into parts."""
        symbol = self.context.world.find(t.name)
        if symbol is None:
            return False
        if symbol.kind is ClassKind.ENUM:
            constants = [f for f in symbol.fields.values() if f.enum_constant]
            return bool(constants) and all(
                self.covers(rest, [row[1:] for row in rows if row[0] is each or self.matches_all(row[0], t)])
                for each in constants
            )
        if symbol.kind is ClassKind.RECORD:
            return self.covers_record(symbol, t, rest, rows)
        if SEALED not in symbol.modifiers or symbol.declaration is None:
            return False
        if not symbol.abstract and not self.covers(rest, [r[1:] for r in rows if self.matches_all(r[0], t)]):
            return False
        below = [self.seen(each, t) for each in permitted(self.context, symbol)]
        return all(self.covers((each, *rest), self.possible(rows, each)) for each in below if each is not None)

    def possible(self, rows: list[Row], t: ClassType) -> list[Row]:
        """The rows that may match values of a class."""
        world = self.context.world
        return [
            row
            for row in rows
            if (isinstance(row[0], FieldSymbol) and is_subtype(world, row[0].type, erase(t)))
            or self.matches_all(row[0], t)
            or (not isinstance(row[0], FieldSymbol) and is_subtype(world, erase(row[0].type), erase(t)))
        ]

    def seen(self, symbol: ClassSymbol, above: ClassType) -> ClassType | None:
        """A subclass as a type; None if it has no values of the type above it (JLS 14.11.1.1)."""
        t = inferred(self.context.world, symbol, above)
        declared = as_super(self.context.world, symbol.type, above.name)
        for own, wanted in zip(() if declared is None else declared.arguments, above.arguments, strict=False):
            are_classes = isinstance(own, ClassType) and isinstance(wanted, ClassType) and erase(own) != erase(wanted)
            if are_classes and not has_variables(own) and not has_variables(wanted):
                return None
        return t

    def covers_record(self, symbol: ClassSymbol, t: ClassType, rest: tuple[Type, ...], rows: list[Row]) -> bool:
        """Whether the rows cover the values of a record: its components become columns."""
        t = t if t.arguments or not symbol.type_parameters else inferred(self.context.world, symbol, t)
        components = component_types(symbol, t)
        expanded: list[Row] = []
        for first, *others in rows:
            if isinstance(first, Deconstructed) and first.symbol is symbol:
                expanded.append((*first.parts, *others))
            elif self.matches_all(first, t):
                expanded.append((*(Typed(each, None, NOWHERE) for each in components), *others))
        return self.covers((*components, *rest), expanded)
