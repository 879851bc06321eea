"""Classes of a program that cannot be taken as they are, because something is wrong in their headers."""

from __future__ import annotations

from dataclasses import field

from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Diagnostic


@dataclass(slots=True)
class Rejections:
    """The classes that are left out, and those that must be left out next."""

    skipped: frozenset[str] = frozenset()
    """The classes, by their binary names, that count as classes without source."""
    errors: dict[str, list[Diagnostic]] = field(default_factory=dict)
    """The errors in the headers of classes, or in how their members fit together, by binary names."""
    inside_code: set[str] = field(default_factory=set)
    """The local and anonymous classes with such errors: the code around them has these errors."""
    apart: set[MethodSymbol] = field(default_factory=set)
    """The methods that override a method of the platform in later releases only: they have nothing to do with it."""

    def add(self, symbol: ClassSymbol, error: Diagnostic) -> None:
        """Notes an error; the body of a constant is a part of its enum."""
        if symbol.outer is not None and _is_constant(symbol, symbol.outer):
            symbol = symbol.outer
        if symbol.is_inside_code:
            self.inside_code.add(symbol.name)
        elif not symbol.library:
            self.errors.setdefault(symbol.name, []).append(error)


def _is_constant(symbol: ClassSymbol, outer: ClassSymbol) -> bool:
    constants = () if outer.declaration is None else outer.declaration.constants
    return symbol.declaration is not None and any(each.body is symbol.declaration for each in constants)
