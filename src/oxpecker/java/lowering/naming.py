"""Names in OOX for what Java names: classes without packages, and one word that OOX keeps for itself changed."""

from __future__ import annotations

from functools import cache, cached_property
from hashlib import sha256

from oxpecker.java.symbols import ClassSymbol, FieldSymbol
from oxpecker.java.world import LIBRARY
from oxpecker.oox.lexer import RESERVED
from oxpecker.oox.prelude import is_prelude
from oxpecker.oox.records import dataclass

RESULT = "retval"
"""The name of a method's result, which nothing else has in OOX."""

LITERALS = "$Literals"
"""The class that holds the strings a program writes down."""

CLASSES = "$Classes"
"""The class that holds the objects of `java.lang.Class` that a program speaks of."""


PACKAGE = "$package$"
"""Stands between the name of a method and the only package whose classes override it."""

ORDER = "$lambda$order$"
"""Stands between a class and its field in the name of the class of the order that a collection in that field has."""


@dataclass(frozen=True, slots=True)
class Described:
    """What a class object tells: the binary name and the simple one, None where Java leaves them open, and its kind."""

    name: str | None
    simple: str | None
    kind: str = "class "


def identifier(name: str) -> str:
    """A field, method or local under a name that OOX reads as one."""
    return f"{name}$" if name == RESULT else name


def java_name(name: str) -> str:
    """A field, method or local as Java names it."""
    name = name.partition(PACKAGE)[0]
    return RESULT if name == identifier(RESULT) else name


class ClassNames:
    """The OOX names of classes. A program's own class keeps its simple name; a library class of that name gives way."""

    def __init__(self, own: list[ClassSymbol]) -> None:
        self.own: dict[str, str] = {}
        taken: set[str] = set()
        for symbol in own:
            name = _simple(symbol)
            if name in taken or is_prelude(name):
                name = symbol.name.replace(".", "$") if "." in symbol.name else f"{name}$own"
            taken.add(name)
            self.own[symbol.name] = name
        self.taken = taken
        self.given: dict[str, str] = {}

    @cached_property
    def shadowed(self) -> frozenset[str]:
        """The simple names of the classes of the library that give way to classes of the program."""
        return frozenset(self.taken & {name.rpartition(".")[2] for name in _library_names()})

    def shadowed_digest(self) -> str:
        """A short name for the set of those."""
        return sha256(" ".join(sorted(self.shadowed)).encode()).hexdigest()[:16]

    def replaces_library(self) -> bool:
        """Whether a class of the program stands in the very place of one of the library."""
        return not _library_names().isdisjoint(self.own)

    def of(self, symbol: ClassSymbol) -> str:
        """The name of a class."""
        found = self.given.get(symbol.name)
        if found is None:
            found = self.given[symbol.name] = self._make(symbol)
        return found

    def _make(self, symbol: ClassSymbol) -> str:
        if symbol.name in self.own:
            return self.own[symbol.name]
        if symbol.outer is not None:
            inner = symbol.name.removeprefix(symbol.outer.name)
            return f"{self.of(symbol.outer)}{identifier(inner)}"
        name = _simple(symbol)
        return symbol.name.replace(".", "$") if name in self.taken else name


@cache
def _library_names() -> frozenset[str]:
    """The binary names of the library's top-level classes."""
    return frozenset(".".join(path.relative_to(LIBRARY).with_suffix("").parts) for path in LIBRARY.rglob("*.java"))


def top_level(name: str) -> str:
    """The top-level class that a class belongs to, by binary name; a `$` may begin a name."""
    package, dot, simple = name.rpartition(".")
    return package + dot + simple[:1] + simple[1:].partition("$")[0]


def _simple(symbol: ClassSymbol) -> str:
    name = identifier(symbol.name.rpartition(".")[2])
    return f"{name}$" if name in RESERVED else name


def literal_name(text: str) -> str:
    """The field that holds a string: its first letters, to be recognised, and a digest, to be unique."""
    letters = "".join(c if c.isascii() and c.isalnum() else "_" for c in text[:16])
    return f"s_{letters}_{sha256(text.encode('utf-8', 'surrogatepass')).hexdigest()[:8]}"


def model_method(field: FieldSymbol) -> str:
    """The method that computes a model field."""
    return f"{identifier(field.name)}$model"
