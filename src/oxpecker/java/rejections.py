"""Parts of a program that cannot be taken as they are: classes with something wrong in their headers, and code."""

from __future__ import annotations

from dataclasses import field

from oxpecker.java.symbols import ClassSymbol, MethodSymbol, top_level
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Diagnostic, Span


@dataclass(slots=True)
class Rejections:
    """The classes that are left out, and those that must be left out next."""

    skipped: frozenset[str] = frozenset()
    """The classes, by their binary names, that count as classes without source."""
    errors: dict[str, list[Diagnostic]] = field(default_factory=dict)
    """The errors in the headers of classes, or in how their members fit together, by binary names."""
    inside_code: set[str] = field(default_factory=set)
    """The local and anonymous classes with such errors: the code around them has these errors."""
    files: set[str] = field(default_factory=set)
    """The files with classes that are left out: what they declare is not known."""
    code: set[Span] = field(default_factory=set)
    """The places of the members that are left out."""
    hiding: set[str] = field(default_factory=set)
    """The top-level classes that contain something which is left out: it may use their private members."""
    has_defects: bool = False
    """Whether the translation failed for some code after it was decided what is known of the program."""
    apart: set[MethodSymbol] = field(default_factory=set)
    """The methods that override a method of the platform in later releases only: they have nothing to do with it."""

    def leave_out(self, file: str, around: ClassSymbol | None = None) -> None:
        """Notes that a class of a file is left out, and the class around it."""
        self.files.add(file)
        if around is not None:
            self.hiding.add(top_level(around).name)

    def leaves_out(self, name: str) -> bool:
        """Whether a class, by its binary name, or one around it is left out."""
        outer = name.rpartition("$")[0]
        return name in self.skipped or (bool(outer) and self.leaves_out(outer))

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
