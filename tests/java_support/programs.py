"""The Java programs of the tests, as far as the page of what is supported speaks of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import tree_sitter_java
from tree_sitter import Language, Node, Parser, Query, QueryCursor

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
FOLDER = TESTS / "programs" / "java"
COMPARED = TESTS / "jvm" / "programs"
"""Programs whose output on a JVM is recorded."""

JAVA = Language(tree_sitter_java.language())
"""The grammar."""

_PARSER = Parser(JAVA)
_REFUSED = re.compile(r"//.*?\b(?:syntax )?error\b[^:\n]*:")
_CALLS = Query(
    JAVA,
    """
    (method_invocation name: (identifier) @name)
    (method_reference (identifier) @name .)
    (object_creation_expression type: (_) @made)
    (method_declaration name: (identifier) @name)
    (superclass (_) @made)
    (enum_declaration) @enum
    (record_declaration) @record
    """,
)


@dataclass(frozen=True)
class JavaProgram:
    """A program: the folder it is in, its name, its text."""

    path: Path

    @property
    def name(self) -> str:
        """As the page calls it: `library/readers`."""
        return self.path.relative_to(FOLDER).with_suffix("").as_posix()

    @cached_property
    def text(self) -> str:
        """As written."""
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def accepted(self) -> bool:
        """Whether no error is expected in it."""
        return _REFUSED.search(self.text) is None

    @cached_property
    def root(self) -> Node:
        """The syntax tree."""
        return _PARSER.parse(self.text.encode()).root_node

    @cached_property
    def words(self) -> frozenset[str]:
        """All words outside of line comments."""
        return frozenset(re.findall(r"\w+", re.sub(r"//.*", "", self.text)))

    @cached_property
    def calls(self) -> frozenset[str]:
        """The names of methods that it calls or overrides, and `new C` for classes that it makes objects of."""
        found = QueryCursor(_CALLS).captures(self.root)
        derived = {f"new {kind.capitalize()}" for kind in ("enum", "record") if kind in found}
        names = {text_of(node) for node in found.get("name", [])}
        made = {re.split(r"[<\s]", text_of(node))[0].rpartition(".")[2] for node in found.get("made", [])}
        return frozenset(names | derived | {f"new {name}" for name in made})


def text_of(node: Node) -> str:
    """The text of a node."""
    return (node.text or b"").decode()


@cache
def java_programs(folder: str = "") -> tuple[JavaProgram, ...]:
    """All of them with expectations below a folder, in the order of their paths."""
    return tuple(JavaProgram(path) for path in sorted((FOLDER / folder).rglob("*.java")))


@cache
def compared_programs() -> tuple[JavaProgram, ...]:
    """Those that are compared with a JVM."""
    return tuple(JavaProgram(path) for path in sorted(COMPARED.glob("*.java")))
