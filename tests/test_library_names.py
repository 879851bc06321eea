"""What is known about the library stands in its models: no room keeps a table of its methods or classes.

A table is a set, list, tuple or dictionary, or a text of words, most of whose entries are names that only the models
have. Names of the language itself do not count: they are listed in `java/well_known.py` and `java/types.py`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from oxpecker.java.types import UNBOXED
from oxpecker.oox.prelude import prelude

HOUSE = Path(__file__).parents[1] / "src" / "oxpecker"
LIBRARY = HOUSE / "java" / "library"
ROOMS = ("engine", "incremental", "java", "oox", "refinement", "results", "tasks", "testgen")
FILES = sorted(file for room in ROOMS for file in (HOUSE / room).rglob("*.py"))

NAMED_BY_THE_LANGUAGE = {"java/types.py", "java/well_known.py"}
"""The files that name classes of the Java Language Specification."""

WRITES_JAVA = {
    "java/resolution/derived.py": "the members that Java adds to enums and records, as Java text",
    "java/lombok/builders.py": "the members of builders, as Java text",
    "java/lombok/loggers.py": "the loggers that Lombok's annotations declare, as Java text",
    "java/lombok/object_methods.py": "equals, hashCode and toString, as Java text",
    "testgen/clauses.py": "clauses of contracts as Java expressions",
    "testgen/expectation.py": "assertions of tests as Java statements",
    "testgen/junit.py": "tests as Java text",
    "testgen/view.py": "the names of classes in Java text",
    "java/lowering/naming.py": "tells packages of the library from those of programs",
    "java/project/source_level.py": "java.version is a property in build files",
}
"""Files that write Java text, in which names of the library stand."""

TABLES_LEFT = {
    "refinement/extraction/library.py": "relational specifications of collections, rule by rule (Karun 7.1)",
}
"""Tables that stand outside of the models, and why (`CONTRIBUTING.md`, the Java front end)."""

_METHOD = re.compile(r"(?m)^ {4,8}(?!return|throw|new|else)[\w<>\[\], .?&@*/]*\b([a-zA-Z]\w*)\(.*\)[^;]*[;{]$")


@cache
def _library_names() -> frozenset[str]:
    """Names of classes and methods that the models have and the language does not speak of."""
    classes = {path.stem for path in LIBRARY.rglob("*.java") if path.parent.name != "oxpecker"}
    texts = (path.read_text("utf-8") for path in LIBRARY.rglob("*.java") if path.parent.name != "oxpecker")
    methods = {name for text in texts for name in _METHOD.findall(text)}
    constructs = set(_METHOD.findall((LIBRARY / "oxpecker" / "Oox.java").read_text("utf-8")))
    language = {each.name for each in prelude().classes} | {name.rpartition(".")[2] for name in UNBOXED}
    words = "Object String Throwable equals hashCode toString length charAt values valueOf name ordinal"
    return frozenset(classes | methods) - language - constructs - set(words.split())


def _tables(text: str) -> Iterator[tuple[int, list[str]]]:
    """The tables of names in a module, with their lines."""
    tree = ast.parse(text)
    documents = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        entries: list[ast.expr | None] = []
        if isinstance(node, (ast.Set, ast.List, ast.Tuple)):
            entries = list(node.elts)
        elif isinstance(node, ast.Dict):
            entries = list(node.keys)
        elif isinstance(node, ast.Call):
            entries = list(node.args)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
            yield node.lineno, node.value.split()
        named = [each.value for each in entries if isinstance(each, ast.Constant) and isinstance(each.value, str)]
        named += [
            part.value
            for each in entries
            if isinstance(each, ast.Tuple)
            for part in each.elts
            if isinstance(part, ast.Constant) and isinstance(part.value, str)
        ]
        yield getattr(node, "lineno", 0), named


def _library_tables(file: Path) -> list[int]:
    """The lines of tables of which at least three entries, and most, are names of the library, one of them no word."""
    found = []
    text = file.read_text("utf-8")
    if len(_library_names().intersection(re.findall(r"\w+", text))) < 3:
        return []
    for line, names in _tables(text):
        own = [name for name in names if name in _library_names()]
        tells = any(re.search(r"[a-z][A-Z]", name) for name in own)
        if len(own) >= 3 and 2 * len(own) > len(names) and tells:
            found.append(line)
    return sorted(set(found))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOUSE)))
def test_no_room_keeps_a_table_of_the_library(file: Path) -> None:
    place = str(file.relative_to(HOUSE))
    tables = _library_tables(file)
    if place in TABLES_LEFT:
        assert tables, f"{place} has no such table any more: it need not be listed"
    else:
        assert not tables, f"{place}: lines {tables} list names of the library; state the fact in the models"


def test_classes_of_the_platform_are_named_in_one_place() -> None:
    elsewhere = {
        str(file.relative_to(HOUSE))
        for file in FILES
        if "java" in (text := file.read_text("utf-8"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.match(r"javax?\.\w*", node.value)
    }
    assert elsewhere == NAMED_BY_THE_LANGUAGE | set(WRITES_JAVA)
