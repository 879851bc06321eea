"""Reads Java text with tree-sitter into `java.tree`; bodies of methods are read when they are asked for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tree_sitter import Language, Parser

from oxpecker.java import tree
from oxpecker.java.reading.declarations import read_file
from oxpecker.java.reading.errors import syntax_errors
from oxpecker.java.reading.text import JavaText
from oxpecker.oox.source import Diagnostic, Source

__all__ = ["Parsed", "parse"]


@dataclass(frozen=True, slots=True)
class Parsed:
    """What was read of a file, as far as it could be understood, and what is wrong with it."""

    file: tree.File
    diagnostics: list[Diagnostic]


@cache
def _parser() -> Parser:
    import tree_sitter_java

    return Parser(Language(tree_sitter_java.language()))


def parse(source: Source) -> Parsed:
    """Reads a compilation unit; every syntax error is reported with its place."""
    data = source.text.encode("utf-8")
    root = _parser().parse(data).root_node
    text = JavaText(source, data)
    errors = syntax_errors(text, root) if root.has_error else []
    if errors:
        return Parsed(tree.File("", (), (), span=text.span(root)), errors)
    return Parsed(read_file(text, root), [])
