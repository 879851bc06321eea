"""The part of the page about what is not supported: every message that the code can give, with a line that leads to it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from java_support.programs import ROOT, JavaProgram, java_programs
from oxpecker.java.world import LIBRARY

SOURCE = ROOT / "src" / "oxpecker"
HOLE = "*"
"""Stands in a message for what depends on the program."""

_IN_A_MODEL = re.compile(r'unsupported\(\s*"((?:[^"\\]|\\.)*)"\s*\)')
_EXPECTED = re.compile(r"check [^:\n]*: unknown, unsupported (?P<what>.*?)(?P<here> here)?\s*(?=//|$)", re.MULTILINE)


@dataclass(frozen=True)
class Example:
    """A line of a program that leads to something unsupported."""

    what: str
    line: str
    program: JavaProgram


def in_models() -> list[str]:
    """What the models of the library say that they do not know."""
    found = set()
    for path in LIBRARY.rglob("*.java"):
        found |= {_plain(text) for text in _IN_A_MODEL.findall(path.read_text(encoding="utf-8"))}
    return sorted(found, key=str.lower)


def _plain(text: str) -> str:
    return text.replace("\\\\", "\\")


def in_translation() -> list[str]:
    """What becomes `unsupported` when Java is translated; JML has a page of its own."""
    return _said(path for path in (SOURCE / "java").rglob("*.py") if "jml" not in path.parts)


def in_engine() -> list[str]:
    """What paths may come to that the engine cannot represent."""
    return _said((SOURCE / "engine").rglob("*.py"))


def _said(paths: Iterator[Path]) -> list[str]:
    """The texts that are given to something called `Unsupported`."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) == "Unsupported":
                found |= {text for argument in node.args if (text := _text(argument)) is not None}
    return sorted(found, key=str.lower)


def _name(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def _text(argument: ast.expr) -> str | None:
    """A text with holes; None where it comes from elsewhere."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    if isinstance(argument, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else HOLE for part in argument.values]
        return "".join(map(str, parts))
    return None


@cache
def examples() -> tuple[Example, ...]:
    """All lines of the programs that are expected to lead to something unsupported."""
    found = []
    for program in java_programs():
        for line in program.text.splitlines():
            code, slashes, comment = line.partition("//")
            for match in _EXPECTED.finditer(comment) if slashes else ():
                if match["here"] and code.strip():
                    found.append(Example(match["what"], code.strip(), program))
    return tuple(found)


def examples_of(message: str) -> list[Example]:
    """The lines that lead to a message."""
    form = re.compile(".+".join(map(re.escape, message.split(HOLE))))
    return [example for example in examples() if form.fullmatch(example.what)]
