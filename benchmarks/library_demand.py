"""How much of the library that real code uses has models: `python benchmarks/library_demand.py FILE.csv [--missing N]`.

The table has the columns `class`, `member` and `count`: a row for each member of `java.*` with its number of uses, as
`java.util.List,add(int,Object),120`. Parameters are erased and written by their simple names, a constructor is called
`new`, and a field stands without parentheses. A method that does nothing but say that it is unsupported is no model.
The value of a constant is known also in a class without a model.
"""

from __future__ import annotations

import argparse
import csv
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from oxpecker.java import tree
from oxpecker.java.platform import platform
from oxpecker.java.platform.signatures import signatures
from oxpecker.java.resolution.completion import new_world
from oxpecker.java.resolution.lookup import erased_parameters, find_field, find_methods
from oxpecker.java.symbols import CONSTRUCTOR, ClassSymbol, MethodSymbol
from oxpecker.java.types import ArrayType, ClassType, Type, erase
from oxpecker.java.world import World
from oxpecker.oox.source import Diagnostics

_UNSUPPORTED = "unsupported"
_CONSTRUCTOR = "new"
_GET_CLASS = "getClass()"
"""The translation gives every class its own, and arrays too."""
_TRANSLATED = ("$in", "$on")
"""The ends of the names by which the translation calls a method with more than Java's arguments."""


@dataclass(frozen=True)
class Use:
    """A member of the library with the number of its uses."""

    owner: str
    member: str
    count: int

    @property
    def package(self) -> str:
        """The part of the class name in small letters."""
        return ".".join(part for part in self.owner.split(".") if part[0].islower()) or self.owner


class Models:
    """The classes and members that the models declare or inherit."""

    def __init__(self) -> None:
        self.world: World = new_world(Diagnostics())

    def find(self, owner: str) -> ClassSymbol | None:
        """The model of a class, by its canonical name."""
        binary = platform().binary_name(owner)
        found = None if binary is None else self.world.find(binary)
        return found if found is not None and found.declaration is not None else None

    def has(self, owner: str, member: str) -> bool:
        """Whether a class has a modelled member, by name and erased parameters."""
        symbol = self.find(owner)
        if symbol is None or member == _GET_CLASS:
            return member == _GET_CLASS or _is_constant(owner, member)
        name, parenthesis, _ = member.partition("(")
        if not parenthesis:
            return find_field(self.world, symbol, name) is not None
        return any(self._signature(symbol, name, each) == member for each in self._methods(symbol, name))

    def is_declared(self, owner: str, member: str) -> bool:
        """Whether a class without a model has a member whose signature is known: calls of it are open."""
        binary = platform().binary_name(owner)
        if binary is None or self.find(owner) is not None:
            return False
        name = member.partition("(")[0]
        return platform().has_field(binary, name) or platform().has_method(binary, name.replace("new", CONSTRUCTOR))

    def _methods(self, symbol: ClassSymbol, name: str) -> Iterator[MethodSymbol]:
        found = symbol.constructors if name == _CONSTRUCTOR else find_methods(self.world, symbol, name)
        known = any(name + end in symbol.methods for end in _TRANSLATED)
        yield from (each for each in found if not each.private and (known or not _is_unsupported(each)))

    def _signature(self, symbol: ClassSymbol, name: str, method: MethodSymbol) -> str:
        declared = f"{name}({','.join(map(_simple, map(erase, method.parameters)))})"
        inherited = f"{name}({','.join(map(_simple, erased_parameters(self.world, symbol, method)))})"
        return declared if method.owner is symbol else inherited


def _is_constant(owner: str, member: str) -> bool:
    """Whether a class without a model declares or inherits a constant, whose value is then known."""
    above = platform().lineage(platform().binary_name(owner) or owner)
    files = (signatures().find(each.name) for each in above)
    fields = (field for file in files if file is not None for field in file.fields)
    return any(field.name == member and field.constant is not None for field in fields)


def _simple(t: Type) -> str:
    if isinstance(t, ArrayType):
        return f"{_simple(t.element)}[]"
    return re.split(r"[.$]", t.name)[-1] if isinstance(t, ClassType) else str(t)


def _is_unsupported(method: MethodSymbol) -> bool:
    """Whether a method has no body to run, or one that only says so."""
    declaration = method.declaration
    if not isinstance(declaration, (tree.MethodDeclaration, tree.ConstructorDeclaration)) or declaration.body is None:
        return "native" in method.modifiers
    statements = declaration.body().statements
    if len(statements) != 1 or not isinstance(statements[0], (tree.Return, tree.ExpressionStatement)):
        return False
    value = statements[0].value if isinstance(statements[0], tree.Return) else statements[0].expression
    return isinstance(value, tree.MethodCall) and value.name == _UNSUPPORTED


def read(path: Path) -> list[Use]:
    """The rows of a table."""
    with path.open(encoding="utf-8", newline="") as file:
        return [Use(row["class"], row["member"], int(row["count"])) for row in csv.DictReader(file)]


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %"


def report(uses: list[Use], missing: int) -> Iterator[str]:
    """Coverage as a whole, by package, and the greatest gaps by class."""
    models = Models()
    total, classes, members, declared = 0, 0, 0, 0
    by_package: dict[str, Counter[bool]] = {}
    gaps: Counter[str] = Counter()
    lacking: dict[str, list[Use]] = {}
    for use in uses:
        covered = models.has(use.owner, use.member)
        total += use.count
        classes += use.count if models.find(use.owner) is not None else 0
        members += use.count if covered else 0
        declared += use.count if not covered and models.is_declared(use.owner, use.member) else 0
        by_package.setdefault(use.package, Counter())[covered] += use.count
        if not covered:
            gaps[use.owner] += use.count
            lacking.setdefault(use.owner, []).append(use)
    shares = f"{percent(classes, total)} have a modelled class, {percent(members, total)} a modelled member"
    yield f"{total:,} uses: {shares}; {percent(declared, total)} are open calls with known signatures"
    yield ""
    yield "| package | uses | modelled |"
    yield "|---|---:|---:|"
    for package, counts in sorted(by_package.items(), key=lambda item: -item[1].total()):
        yield f"| `{package}` | {counts.total():,} | {percent(counts[True], counts.total())} |"
    for owner, count in gaps.most_common(missing):
        rows = sorted(lacking[owner], key=lambda use: -use.count)
        shown = ", ".join(f"{use.member} {use.count}" for use in rows)
        yield f"\n{owner} lacks {count}: {shown}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Coverage of the library by the models, weighted by uses.")
    parser.add_argument("table", type=Path, metavar="FILE.csv")
    parser.add_argument("--missing", type=int, default=0, metavar="N", help="list the N classes with most missing uses")
    given = parser.parse_args()
    for line in report(read(given.table), given.missing):
        print(line)
