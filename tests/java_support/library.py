"""The part of the page about Java's library: its classes and methods as the models declare them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from oxpecker.java import tree
from oxpecker.java.platform import platform
from oxpecker.java.reading import parse
from oxpecker.java.symbols import CONSTRUCTOR
from oxpecker.java.world import LIBRARY
from oxpecker.oox.source import Source
from tests.java_support.programs import JavaProgram, compared_programs, java_programs
from tests.java_support.unsupported import UNREACHED, said_in


@dataclass(frozen=True)
class Model:
    """A class of the library: its package, its name, its members by name, with those that do not know everything."""

    package: str
    name: str
    members: tuple[str, ...]
    partial: frozenset[str]

    def programs(self) -> list[JavaProgram]:
        """The programs about the library that use it."""
        return [program for program in java_programs("library") if self.name in program.words]

    def uncalled(self) -> list[str]:
        """Its members that no program calls which uses the class."""
        called: set[str] = set()
        for program in (*java_programs(), *compared_programs()):
            if self.name in program.words:
                called |= program.calls
        return [name for name in self.members if name not in called]


@cache
def models() -> tuple[Model, ...]:
    """All classes that a program can name, by package and name."""
    found = []
    for path in sorted(LIBRARY.rglob("*.java")):
        package = ".".join(path.relative_to(LIBRARY).parent.parts)
        text = path.read_text(encoding="utf-8")
        for declaration in parse(Source(path.name, text)).file.classes:
            if package != "oxpecker" and "public" in declaration.modifiers.words:
                members = {n: partly for n, partly in _members(declaration, text) if _is_java(package, declaration, n)}
                partial = frozenset(name for name, partly in members.items() if partly)
                found.append(Model(package, declaration.name, tuple(members), partial))
    return tuple(sorted(found, key=lambda model: (model.package, model.name)))


def _members(declaration: tree.ClassDeclaration, text: str) -> Iterator[tuple[str, bool]]:
    """Each name that others can use once, and whether one of its bodies does not know everything."""
    everything = declaration.kind in ("interface", "annotation")
    bodies = list(_bodies(declaration, text))
    partial = _partial(declaration.name, [(member.name, body) for member, body in bodies])
    seen: dict[str, bool] = {}
    for member, _ in bodies:
        words = member.modifiers.words
        if "$" in member.name or "private" in words or not (everything or words & {"public", "protected"}):
            continue
        made = isinstance(member, tree.ConstructorDeclaration)
        name = f"new {member.name}" if made else member.name
        seen[name] = seen.get(name, False) or "native" in words or member.name in partial
    yield from seen.items()


_Code = tree.MethodDeclaration | tree.ConstructorDeclaration


def _bodies(declaration: tree.ClassDeclaration, text: str) -> Iterator[tuple[_Code, str]]:
    """The methods and constructors of a class with their text."""
    lines = text.splitlines()
    for member in declaration.members:
        if isinstance(member, _Code):
            end = member.span.end_line if member.body is None else member.body().span.end_line
            yield member, "\n".join(lines[member.span.line - 1 : end])


def _partial(owner: str, bodies: list[tuple[str, str]]) -> set[str]:
    """Methods that say that they do not know something, or call methods of the class that do."""
    found = {name for name, body in bodies if said_in(body) - UNREACHED.keys()}
    while True:
        names = "|".join(re.escape(name) for name in sorted(found - {owner})) or "(?!)"
        called = re.compile(rf"(?<![\w.$])(?:{names})\(")
        more = {name for name, body in bodies if called.search(body.partition("{")[2])}
        if more <= found:
            return found
        found |= more


def _is_java(package: str, declaration: tree.ClassDeclaration, member: str) -> bool:
    """Whether the member is one of the platform's, not the model's own."""
    method = CONSTRUCTOR if member.startswith("new ") else member
    return not platform().lists(package) or platform().has_method(f"{package}.{declaration.name}", method)


def library_part() -> Iterator[str]:
    """A table for each package."""
    package = ""
    for model in models():
        if model.package != package:
            package = model.package
            yield f"\n### {package}\n\n| class | constructors and methods | programs |\n|---|---|---|\n"
        members = ", ".join(f"`{name}`" + ("?" if name in model.partial else "") for name in model.members)
        shown = ", ".join(f"`{program.name.removeprefix('library/')}`" for program in model.programs()[:3])
        yield f"| `{model.name}` | {members or '-'} | {shown} |\n"
