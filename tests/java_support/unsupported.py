"""The part of the page about what is not supported: the messages that the code can give, with lines that lead there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path

from oxpecker.java.world import LIBRARY
from tests.java_support.programs import ROOT, JavaProgram, java_programs

SOURCE = ROOT / "src" / "oxpecker"
HOLE = "*"
"""Stands in a message for what depends on the program."""

_IN_A_MODEL = re.compile(r'unsupported\(\s*"((?:[^"\\]|\\.)*)"\s*\)')
_RAISERS = ("Unsupported", "untranslated", "_untranslated")
_EXPECTED = re.compile(r"check [^:\n]*: unknown, unsupported (?P<what>.*?)(?P<here> here)?\s*(?=//|$)", re.MULTILINE)


@dataclass(frozen=True)
class Example:
    """A line of a program that leads to something unsupported."""

    what: str
    line: str
    program: JavaProgram


@cache
def in_models() -> list[str]:
    """What the models of the library say that they do not know."""
    found = set()
    for path in LIBRARY.rglob("*.java"):
        found |= said_in(path.read_text(encoding="utf-8"))
    return sorted(found, key=str.lower)


def said_in(code: str) -> set[str]:
    """What some code of a model says that it does not know."""
    return {text.replace("\\\\", "\\") for text in _IN_A_MODEL.findall(code)}


@cache
def in_translation() -> list[str]:
    """What becomes `unsupported` when Java is translated; JML has a page of its own."""
    java = (path for path in (SOURCE / "java").rglob("*.py") if "jml" not in path.parts)
    return _said(chain(java, [SOURCE / "oox" / "containment.py"]))


@cache
def in_engine() -> list[str]:
    """What paths may come to that the engine cannot represent."""
    return _said((SOURCE / "engine").rglob("*.py"))


def _said(paths: Iterator[Path]) -> list[str]:
    """The texts that are given to something called `Unsupported`, or that makes one."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func).startswith(_RAISERS):
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
    return tuple(
        Example(match["what"], code.strip(), program)
        for program in java_programs()
        for code, comment in map(_parted, program.text.splitlines())
        for match in _EXPECTED.finditer(comment)
        if match["here"] and code.strip()
    )


def _parted(line: str) -> tuple[str, str]:
    """The code of a line, and what is expected of it."""
    at = line.find("// check ")
    return (line, "") if at < 0 else (line[:at], line[at:])


def examples_of(message: str) -> list[Example]:
    """The lines that lead to a message, those that show it best first."""
    if HOLE not in message:
        return sorted((example for example in examples() if example.what == message), key=_plainness)
    form = re.compile(".+".join(map(re.escape, message.split(HOLE))))
    found = (example for example in examples() if form.fullmatch(example.what) and example.what not in _whole())
    return sorted(found, key=_plainness)


@cache
def _whole() -> frozenset[str]:
    """The messages that depend on no program."""
    return frozenset(text for text in (*in_models(), *in_translation(), *in_engine()) if HOLE not in text)


def _plainness(example: Example) -> tuple[bool, bool, int]:
    """Programs about what is not supported first, statements before headers, short ones before long ones."""
    return not example.program.name.startswith("unsupported/"), example.line.endswith("{"), len(example.line)


UNREACHED = {
    "a gate whose count depends on inputs": "a gate of OOX; library objects that are inputs of Java have none",
    "'getClass'": "calls of it are translated into what gives the class",
    "an expression of unknown type": "the translation stops at errors, which are told about all of these",
    "the name of a class": "every class that an operator can name is listed where it is asked for",
    "this use of * (the class has errors)": "code that javac rejects, too, which tests/java/test_header_errors.py has",
    "code with an error (*)": "a defect of the translation, which tests/java/test_containment.py makes",
    "an Object that may be an array": "an Object of OOX; for those of Java arrays are tried",
    "* has no objects": "a class of OOX; abstract ones of Java have implementations by their contracts",
    "* has no objects on which * runs": "a class of OOX; abstract ones of Java have implementations by their contracts",
    "the initialiser of *, which changes objects that already exist": "contracts use initialised classes only",
}
"""Messages that no program of ours gets, and why."""


def messages() -> dict[str, list[str]]:
    """All messages that a program gets, by who gives them."""
    found = {
        "Of the language and the platform": in_translation(),
        "Of the library's models": in_models(),
        "Of inputs and contracts": in_engine(),
    }
    return {title: [text for text in texts if text not in UNREACHED] for title, texts in found.items()}


def unsupported_part() -> Iterator[str]:
    """A table for each of them: what is said, a line that leads to it, the program."""
    for title, texts in messages().items():
        yield f"\n### {title}\n\n| unsupported | for example | programs |\n|---|---|---|\n"
        for text in texts:
            found = examples_of(text)
            line = _cell(found[0].line) if found else ""
            names = dict.fromkeys(example.program.name for example in found)
            said = f", as {_cell(found[0].what)}" if HOLE in text and found else ""
            yield f"| {_cell(text)}{said} | {line} | {', '.join(f'`{name}`' for name in [*names][:3])} |\n"


def _cell(code: str) -> str:
    escaped = code.replace("|", "\\|")
    return f"`{escaped}`"
