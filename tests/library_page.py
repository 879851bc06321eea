"""Writes `docs/java-support.md`, the list of Java's library, from the models: `python tests/library_page.py`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from oxpecker.java import tree
from oxpecker.java.reading import parse
from oxpecker.java.world import LIBRARY
from oxpecker.oox.source import Source

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "java-support.md"
PROGRAMS = ROOT / "tests" / "programs" / "java" / "library"

HEAD = """# Java's library

The classes and methods that Oxpecker has models of, written in Java in `src/oxpecker/java/library/`. A path that uses
anything else is `unknown: unsupported ..`, and so is one that asks a method marked with `?` for something it does not
know.

This page is written by `python tests/library_page.py`; a test fails when it is not what the models say.

- What Java leaves open is any value: `Random` and `Math.random` within their range, clocks, identity hash codes (and
  with them the order of a `HashSet` of objects without a `hashCode` of their own), the order of `Set.of` and `Map.of`.
- `HashMap` and `HashSet` iterate in Java's order. Only where more than eight keys share a bucket of a table of 64 or
  more, which Java turns into a tree, the order is unsupported.
- Lists, sets and maps notice changes during iteration as Java's do. An `ArrayDeque` notices only that an element is
  gone.
- Letters and their cases are known for ASCII and Latin-1, digits and white space for the basic plane.
- Regular expressions are Java's, save for flags inside them, looking behind, properties of Unicode and a few escapes.
- Streams take each element through all their steps when it is asked for, as Java's do; parallel ones are unsupported.
- What exceptions say that a JVM throws by itself is what JDK 17 says of classes on the class path; a null pointer is
  not explained (`-XX:-ShowCodeDetailsInExceptionMessages`). Floating numbers are written as up to JDK 18.
- Files and connections may be there or fail, and what is read from them is anything.
- The standard error is a sink. An exception that leaves a thread ends the program.
"""


def page() -> str:
    """The page as it should be."""
    parts = [HEAD]
    packages: dict[str, list[tuple[str, tree.ClassDeclaration, str]]] = {}
    for path in sorted(LIBRARY.rglob("*.java")):
        package = ".".join(path.relative_to(LIBRARY).parent.parts)
        text = path.read_text(encoding="utf-8")
        for declaration in parse(Source(path.name, text)).file.classes:
            if package != "oxpecker" and "public" in declaration.modifiers.words:
                packages.setdefault(package, []).append((declaration.name, declaration, text))
    for package, classes in sorted(packages.items()):
        parts.append(f"\n## {package}\n\n| class | constructors and methods | programs |\n|---|---|---|\n")
        for name, declaration, text in classes:
            members = ", ".join(_members(declaration, text)) or "-"
            parts.append(f"| `{name}` | {members} | {', '.join(programs(name)[:3]) or '-'} |\n")
    return "".join(parts)


def _members(declaration: tree.ClassDeclaration, text: str) -> Iterator[str]:
    """Each name once, with a mark where one of its bodies does not know everything."""
    lines = text.splitlines()
    seen: dict[str, bool] = {}
    everything = declaration.kind in ("interface", "annotation")
    for member in declaration.members:
        if not isinstance(member, (tree.MethodDeclaration, tree.ConstructorDeclaration)):
            continue
        words = member.modifiers.words
        if "$" in member.name or "private" in words or not (everything or words & {"public", "protected"}):
            continue
        name = f"new {member.name}" if isinstance(member, tree.ConstructorDeclaration) else member.name
        body = "\n".join(lines[member.span.line - 1 : member.span.end_line])
        partly = "native" in words or "unsupported(" in body
        seen[name] = seen.get(name, False) or partly
    for name, partly in seen.items():
        yield f"`{name}`" + ("?" if partly else "")


def programs(name: str) -> list[str]:
    """The test programs that use a class."""
    word = re.compile(rf"\b{name}\b")
    return [f"`{path.stem}`" for path, code in _code() if word.search(code)]


@cache
def _code() -> tuple[tuple[Path, str], ...]:
    """The test programs without their comments."""
    paths = sorted(PROGRAMS.rglob("*.java"))
    return tuple((path, re.sub(r"//.*", "", path.read_text(encoding="utf-8"))) for path in paths)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
