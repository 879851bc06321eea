"""The names of the Java platform: its classes, their supertypes, and their members.

The models define the behaviour of classes; these names distinguish what a model leaves out from what does not
exist. `java Listing.java` writes them.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from oxpecker.java.symbols import CONSTRUCTOR
from oxpecker.oox.records import dataclass

_FILE = Path(__file__).parent / "names.txt.gz"
_MODULES = Path(__file__).parent / "modules.txt"


@dataclass(frozen=True, slots=True)
class PlatformClass:
    """A class: its binary name, those of its supertypes, its fields, and its methods with their arities."""

    name: str
    above: tuple[str, ...]
    fields: frozenset[str]
    methods: dict[str, tuple[str, ...]]
    """The numbers of parameters of the methods with each name; with a `+` for variable arity."""

    def has_method(self, name: str, arguments: int | None) -> bool:
        """Whether there is a method with this name and number of arguments."""
        counts = self.methods.get(name, ())
        return any(arguments is None or _takes(count, arguments) for count in counts)


def _takes(count: str, arguments: int) -> bool:
    return arguments >= int(count[:-1]) - 1 if count.endswith("+") else arguments == int(count)


class Platform:
    """All platform classes, read on demand."""

    def __init__(self, text: str) -> None:
        self._lines = {line.partition("|")[0]: line for line in text.splitlines()}
        self._packages = frozenset(name.rpartition(".")[0] for name in self._lines)
        self._classes: dict[str, PlatformClass] = {}
        self._lineages: dict[str, tuple[PlatformClass, ...]] = {}

    def find(self, name: str) -> PlatformClass | None:
        """The class with this binary name."""
        if name not in self._lines:
            return None
        if name not in self._classes:
            self._classes[name] = self._read(name)
        return self._classes[name]

    def _read(self, name: str) -> PlatformClass:
        _, above, fields, methods = self._lines[name].split("|")
        pairs = (each.split("/") for each in methods.split())
        counts = {method: tuple(found.split(",")) for method, found in pairs}
        return PlatformClass(name, tuple(above.split()), frozenset(fields.split()), counts)

    def lists(self, package: str) -> bool:
        """Whether all classes of a package are known."""
        return package in self._packages

    def binary_name(self, name: str) -> str | None:
        """The binary name `a.b.Outer$Inner` of the class with a canonical name `a.b.Outer.Inner`."""
        while name not in self._lines:
            before, dot, inner = name.rpartition(".")
            if not dot or not before.rpartition(".")[2][:1].isupper():
                return None
            name = f"{before}${inner}"
        return name

    def lineage(self, name: str) -> tuple[PlatformClass, ...]:
        """A class and all its supertypes, each once, nearest first."""
        if name not in self._lines:
            return ()
        if name not in self._lineages:
            self._lineages[name] = tuple(self._lineage(name))
        return self._lineages[name]

    def _lineage(self, name: str) -> Iterable[PlatformClass]:
        found: dict[str, PlatformClass] = {}
        pending = [name]
        while pending:
            current = self.find(pending.pop(0))
            if current is not None and current.name not in found:
                found[current.name] = current
                pending += current.above
        return found.values()

    def has_field(self, name: str, field: str) -> bool:
        """Whether a class declares or inherits a field."""
        return any(field in each.fields for each in self.lineage(name))

    def has_method(self, name: str, method: str, arguments: int | None = None) -> bool:
        """Whether a class has a method with this number of arguments; constructors are not inherited."""
        if method == CONSTRUCTOR:
            found = self.find(name)
            return found is not None and found.has_method(method, arguments)
        return any(each.has_method(method, arguments) for each in self.lineage(name))


@cache
def platform() -> Platform:
    """The names, read once."""
    return Platform(gzip.decompress(_FILE.read_bytes()).decode())


@cache
def _modules() -> dict[str, Module]:
    lines = (line.split("|") for line in _MODULES.read_text(encoding="utf-8").splitlines())
    return {name: Module(*(tuple(part.split()) for part in parts)) for name, *parts in lines}


@dataclass(frozen=True, slots=True)
class Module:
    """A module of Java."""

    packages: tuple[str, ...]
    """Those that it exports."""
    required: tuple[str, ...]
    """The modules that it passes on to those that require it."""
    others: tuple[str, ...]
    """Classes in packages that are not listed whose simple names classes of other packages have too."""


@cache
def imported_modules(name: str) -> tuple[Module, ...]:
    """The modules that `import module` makes visible (JLS 7.5.5); none if there is no such module."""
    found: dict[str, Module] = {}
    pending = [name]
    while pending:
        current = pending.pop(0)
        if current not in found and current in _modules():
            found[current] = _modules()[current]
            pending += found[current].required
    return tuple(found.values())
