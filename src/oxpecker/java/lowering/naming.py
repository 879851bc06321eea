"""OOX names of Java's classes and members: classes without packages, and the one reserved word changed."""

from __future__ import annotations

import os
import re
from collections import Counter
from functools import cache, cached_property
from hashlib import sha256

from oxpecker.java.own_files import files_below
from oxpecker.java.platform import platform
from oxpecker.java.symbols import ClassSymbol, FieldSymbol
from oxpecker.java.world import LIBRARY
from oxpecker.oox import types as oox
from oxpecker.oox.hierarchy import PACKAGE
from oxpecker.oox.lexer import RESERVED
from oxpecker.oox.prelude import is_prelude
from oxpecker.oox.records import dataclass

RESULT = "retval"
"""The name of a method's result, which is reserved in OOX."""

CLASSES = "$Classes"
"""The class that holds the class objects of a program."""


ORDER = "$lambda$order$"
"""Separates a class from its field in the name of the comparator class of a collection in that field."""


@dataclass(frozen=True, slots=True)
class Described:
    """The data of a class object: the binary and the simple name, None if Java leaves them open, and its kind.

    For a class of arrays also its type in OOX.
    """

    name: str | None
    simple: str | None
    kind: str = "class "
    array: oox.ArrayType | None = None


def identifier(name: str) -> str:
    """The OOX identifier of a field, method or local."""
    return f"{name}$" if name == RESULT else name


def java_name(name: str) -> str:
    """The Java name of a field, method or local."""
    name = name.partition(PACKAGE)[0]
    return RESULT if name == identifier(RESULT) else name


def names_of(symbol: ClassSymbol) -> Described:
    """The names of a class; models of unnamed classes have none."""
    kind = "interface " if symbol.interface else "class "
    modelled = symbol.library and symbol.package.startswith(("java.", "oxpecker"))
    if modelled and platform().find(symbol.name) is None:
        return Described(None, None, kind)
    return Described(symbol.name, symbol.simple, kind)


@cache
def library_simple_names() -> frozenset[str]:
    """The simple names of all library classes."""
    return frozenset(name.rpartition(".")[2] for name in _library_names())


class ClassNames:
    """The OOX names of classes. A class of the program keeps its simple name, even if a library class has it too."""

    def __init__(self, own: list[ClassSymbol]) -> None:
        self.own: dict[str, str] = {}
        taken: set[str] = set()
        for symbol in sorted(own, key=_depth):
            name = self._inside(symbol) or _simple(symbol.name)
            if name in taken or is_prelude(name):
                name = symbol.name.replace(".", "$") if "." in symbol.name else f"{name}$own"
            taken.add(name)
            self.own[symbol.name] = name
        self.taken = taken
        self.given: dict[str, str] = {}

    def _inside(self, symbol: ClassSymbol) -> str | None:
        """The name of a class inside another class of the program, which may have been renamed."""
        outer = None if symbol.outer is None else self.own.get(symbol.outer.name)
        return None if symbol.outer is None or outer is None else _within(outer, symbol, symbol.outer)

    @cached_property
    def shadowed(self) -> frozenset[str]:
        """The simple names of the library classes that are renamed because of classes of the program."""
        return frozenset(self.taken & library_simple_names())

    def shadowed_digest(self) -> str:
        """A digest of these names."""
        return sha256(" ".join(sorted(self.shadowed)).encode()).hexdigest()[:16]

    @cached_property
    def unsettled(self) -> frozenset[str]:
        """The library classes that may use one that a class of the program replaces: it has its qualified name."""
        return using(_library_names().intersection(self.own))

    def library_class(self, name: str) -> str | None:
        """The binary name of the top-level library class that has an OOX name, or contains the class that has it."""
        while name:
            found = self._library.get(name)
            if found is not None:
                return found
            name = name.rpartition("$")[0]
        return None

    @cached_property
    def _library(self) -> dict[str, str]:
        """The binary names of the library's top-level classes by their OOX names."""
        return {self._top(name): name for name in _library_names()}

    def _top(self, name: str) -> str:
        """The OOX name of a top-level library class."""
        simple = _simple(name)
        return name.replace(".", "$") if simple in self.taken or name in _namesakes() else simple

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
            return _within(self.of(symbol.outer), symbol, symbol.outer)
        return self._top(symbol.name)


def _depth(symbol: ClassSymbol) -> int:
    """In how many classes a class is."""
    return 0 if symbol.outer is None else _depth(symbol.outer) + 1


def _within(name: str, symbol: ClassSymbol, outer: ClassSymbol) -> str:
    """The name of a class inside one with this name."""
    return f"{name}{identifier(symbol.name.removeprefix(outer.name))}"


@cache
def _library_names() -> frozenset[str]:
    """The binary names of the library's top-level classes."""
    start, suffix = len(str(LIBRARY)) + 1, ".java"
    files = (file.path[start:].removesuffix(suffix) for file in files_below(LIBRARY, suffix))
    return frozenset(file.replace(os.sep, ".") for file in files)


@cache
def using(replaced: frozenset[str]) -> frozenset[str]:
    """The library's top-level classes whose code may come to mean something else if some of them are replaced.

    The front end knows some packages by name. To name a class of another package, a file must name the package.
    """
    if not replaced:
        return frozenset()
    if any(name.startswith(_KNOWN_PACKAGES) for name in replaced):
        return _library_names()
    texts = {name: _library_text(name) for name in _library_names()}
    found, pending = set(replaced), list(replaced)
    while pending:
        package, _, simple = pending.pop().rpartition(".")
        outside, inside = (re.compile(rf"\b{re.escape(word)}\b") for word in (package, simple))
        new = [
            name
            for name in texts.keys() - found
            if (inside if name.rpartition(".")[0] == package else outside).search(texts[name])
        ]
        found.update(new)
        pending += new
    return frozenset(found)


_KNOWN_PACKAGES = ("java.", "oxpecker")
"""The packages whose classes the front end knows by name."""


def _library_text(name: str) -> str:
    return LIBRARY.joinpath(*name.split(".")).with_suffix(".java").read_text(encoding="utf-8")


@cache
def _namesakes() -> frozenset[str]:
    """The library classes whose simple name belongs to another one: to that of the package with most classes."""
    names = sorted(_library_names())
    sizes = Counter(name.rpartition(".")[0] for name in names)
    owners: dict[str, str] = {}
    for name in sorted(names, key=lambda name: sizes[name.rpartition(".")[0]]):
        owners[name.rpartition(".")[2]] = name
    return frozenset(names) - frozenset(owners.values())


def top_level(name: str) -> str:
    """The binary name of the top-level class that contains a class; a name may start with `$`."""
    package, dot, simple = name.rpartition(".")
    return package + dot + simple[:1] + simple[1:].partition("$")[0]


def _simple(binary: str) -> str:
    name = identifier(binary.rpartition(".")[2])
    return f"{name}$" if name in RESERVED else name


def literal_name(text: str) -> str:
    """The field that holds a string: its first letters, to recognise it, and a digest, to be unique."""
    letters = "".join(c if c.isascii() and c.isalnum() else "_" for c in text[:16])
    return f"s_{letters}_{sha256(text.encode('utf-8', 'surrogatepass')).hexdigest()[:8]}"


def model_method(field: FieldSymbol) -> str:
    """The method that computes a model field."""
    return f"{identifier(field.name)}$model"
