"""No text of a program steers what shows it: every writer, with results whose texts come from a hostile alphabet."""

from __future__ import annotations

import io
import json
import re
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import cache
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath, PureWindowsPath
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import oxpecker
from oxpecker.api.checking import Report
from oxpecker.cli.terminal import HarmlessStream, trusted
from oxpecker.limits.reason import Reason
from oxpecker.oox.source import Span
from oxpecker.report import to_dot, to_svg
from oxpecker.report.file_names import FileNames, file_name
from oxpecker.report.finding import quoted
from oxpecker.report.graph import Graph, GraphNode
from oxpecker.report.plain_text import harmless

ALPHABET = (
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\" onload=\"x", "'", "]]>", "-->", "<!--",
    "&lt;", "&#60;", "\x1b]0;title\x07", "\x1b[2J", "\x9b31m", "\r", "\n", "\n::error::x", "::set-output name=a::b",
    "%0A", "\u202e", "\u2028", "\u2066", "\x00", "\x7f", "\\", "\\N", "\\\"", "\"];", "}", "{", "`touch x`",
    "$(touch x)", "$HOME", "!!", ";", "|", "\t", "../", "..\\", "/etc/passwd", "C:", "con", "nul.txt", "~", " ", "é",
    "\U0001f426", "\ufffe", "\ufeff", "javascript:alert(1)", "-n", "%s", "{0}",
)  # fmt: skip
PROGRAM = """class A { int n; A next; string s;
  int bad(int[] a, A b, string t) ensures(retval != 7) { if (b != null && b.next == b) { return a[0]; } return 1; }
  static int good(int x) ensures(retval == x) { return x; }
  static void loop(int x) { int i := 0; while (i < x) { i := i + 1; } } }"""
SEEDS = range(8)


@cache
def report() -> Report:
    return oxpecker.check(PROGRAM, name="a.oox", array=2, chain=2, most_findings=3)


def hostile(random: Random) -> str:
    return "".join(random.choice(ALPHABET) for _ in range(random.randint(1, 5)))


def replaced(value: Any, text: Callable[[str], str]) -> Any:
    """The value with every text in it replaced; places and words that Oxpecker chooses itself stay."""
    if isinstance(value, Reason):
        return Reason(text(str(value)), value.cause)
    if isinstance(value, Enum | Span) or value is None:
        return value
    if isinstance(value, str):
        return text(value)
    if isinstance(value, tuple):
        return tuple(replaced(each, text) for each in value)
    if is_dataclass(value) and not isinstance(value, type):
        kept = ("kind", "statistics", "instances", "schedule", "proof", "conditions", "assumptions")
        changed = {
            f.name: replaced(getattr(value, f.name), text) for f in fields(value) if f.init and f.name not in kept
        }
        return replace(value, **changed)
    return value


def with_texts(text: Callable[[str], str]) -> Report:
    return replace(report(), results=tuple(replaced(each, text) for each in report().results))


@cache
def attacked(seed: int) -> Report:
    random = Random(f"injection {seed}")
    known: dict[str, str] = {}
    return with_texts(lambda word: known.setdefault(word, hostile(random)))


@cache
def harmless_report() -> Report:
    known: dict[str, str] = {}
    return with_texts(lambda word: known.setdefault(word, f"word{len(known)}"))


class Structure(HTMLParser):
    """The elements of a page with the names of their attributes."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: Counter[str] = Counter()
        self.attributes: set[str] = set()
        self.links: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements[tag] += 1
        self.attributes |= {name for name, _ in attrs}
        self.links += [value or "" for name, value in attrs if name in ("href", "src", "action")]


@pytest.mark.parametrize("seed", SEEDS)
def test_html(seed: int, tmp_path: Path) -> None:
    attacked(seed).write_html(tmp_path / "attacked")
    harmless_report().write_html(tmp_path / "harmless")
    calm = [Structure(file.read_text("utf-8")) for file in (tmp_path / "harmless").rglob("*.html")]
    for file in (tmp_path / "attacked").rglob("*"):
        assert file.resolve().is_relative_to(tmp_path / "attacked")
        if file.suffix == ".html":
            found = Structure(file.read_text("utf-8"))
            assert set(found.elements) <= {name for each in calm for name in each.elements}
            assert found.elements["script"] <= max(each.elements["script"] for each in calm)
            assert not [name for name in found.attributes if name.startswith("on")]
            assert not [link for link in found.links if link.lower().startswith("javascript:")]


@pytest.mark.parametrize("seed", SEEDS)
def test_formats_for_programs(seed: int) -> None:
    found, calm = attacked(seed), harmless_report()
    suite = ElementTree.fromstring(found.junit())
    assert Counter(each.tag for each in suite.iter()) == Counter(
        each.tag for each in ElementTree.fromstring(calm.junit()).iter()
    )
    for text in (found.json(), found.sarif()):
        json.loads(text)
        assert not re.search(r"[\x00-\x09\x0b-\x1f\x80-\x9f\u202e\u2028]", text)
    lines = found.github().split("\n")
    assert len(lines) == len(calm.github().split("\n"))
    assert all(
        re.match(r"::(error|warning|notice) file=[^,:]*,line=\d+,col=\d+,title=[^,:]*::", line) for line in lines[:-1]
    )
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f]", found.github())


@pytest.mark.parametrize("seed", range(40))
def test_pictures(seed: int) -> None:
    random = Random(f"pictures {seed}")
    texts = [hostile(random) for _ in range(4)]

    def graph(words: list[str]) -> Graph:
        return Graph(words[0], (GraphNode("a", (words[1],)), GraphNode("b", (words[2], words[3]))), ())

    calm = graph(["w", "x", "y", "z"])
    strings = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
    dot = to_dot(graph(texts))
    assert strings.sub('""', dot) == strings.sub('""', to_dot(calm))
    assert "\x1b" not in dot
    tags = [each.tag for each in ElementTree.fromstring(to_svg(graph(texts))).iter()]
    assert set(tags) == {each.tag for each in ElementTree.fromstring(to_svg(calm)).iter()}


@pytest.mark.parametrize("seed", range(40))
def test_shell_words(seed: int) -> None:
    random = Random(f"shell {seed}")
    for text in (hostile(random) for _ in range(20)):
        assert shlex.split(quoted(text)) == [text]
        if quoted(text).startswith('"'):  # the shell expands what is in double quotes
            assert not set(text) & set('"$`\\!')


@pytest.mark.parametrize("seed", range(40))
def test_file_names(seed: int) -> None:
    random, names = Random(f"names {seed}"), FileNames()
    for text in (*ALPHABET, *(hostile(random) for _ in range(20))):
        for name in (file_name(text), names.of(text)):
            assert name
            assert len(PurePosixPath(name).parts) == len(PureWindowsPath(name).parts) == 1
            assert name not in (".", "..")
            assert not PureWindowsPath(name).is_reserved()
            assert not PureWindowsPath(name).drive
            assert not re.search(r"[\x00-\x1f\x7f<>:\"|?*\\/]", name)
            assert len(name.encode()) <= 240


@pytest.mark.parametrize("seed", range(40))
def test_the_terminal(seed: int) -> None:
    random = Random(f"terminal {seed}")
    text = "".join(hostile(random) for _ in range(5))
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]", harmless(text))
    assert harmless(harmless(text)) == harmless(text)
    raw = io.BytesIO()
    stream = HarmlessStream(raw, encoding="utf-8", errors="backslashreplace", newline="\n")
    stream.write(text)
    with trusted():
        stream.write("\x1b[0m")
    stream.flush()
    assert raw.getvalue().decode() == harmless(text) + "\x1b[0m"
    assert not re.search(r"^[ \t]*::", harmless(text), re.MULTILINE)


COMMANDS = """public class A {
    static void f(int x) { assert x != 7 : "no\\n::error::thrown"; }
    static String g() { int[] a = {1}; return \"\"\"
        ::error::quoted\"\"\" + a[3]; }
}"""


def test_no_text_of_a_program_is_a_command_of_github(tmp_path: Path) -> None:
    file = tmp_path / "a\n::error::named" / "A.java"
    file.parent.mkdir()
    file.write_text(COMMANDS, "utf-8")
    (file.parent / "oxpecker.toml").write_text("time = 20\n", "utf-8")
    runs = [["check", str(tmp_path)], ["run", str(file), "--method", "A.f", "--args", "7"]]
    shown = [_printed(arguments) for arguments in runs]
    assert "thrown" in shown[0]
    assert "quoted" in shown[0]
    assert "thrown" in shown[1]
    assert not [line for text in shown for line in text.split("\n") if line.lstrip().startswith("::")]
    assert [line for line in _printed([*runs[0], "--format", "github"]).split("\n") if line.startswith("::")]


def _printed(arguments: list[str]) -> str:
    """What the command prints to a process that reads it."""
    program = "from oxpecker.cli.main import main\nmain()"
    done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    return done.stdout + done.stderr
