"""Any Java string, however it is printed, is read back as the same units of UTF-16: by us, by a shell, by javac."""

from __future__ import annotations

import json
import shlex
from functools import cache
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from oxpecker.api.loading import load_sources
from oxpecker.java import tree
from oxpecker.java.reading import parse as parse_java
from oxpecker.oox import syntax, typed
from oxpecker.oox.code_units import code_units
from oxpecker.oox.interpreter import Interpreter, parse_arguments
from oxpecker.oox.interpreter.show import show_simple
from oxpecker.oox.parser import parse as parse_oox
from oxpecker.oox.printer import print_program
from oxpecker.oox.source import NOWHERE, Source
from oxpecker.oox.types import CHAR, STRING
from oxpecker.report.finding import replay_command
from oxpecker.results import Finding
from oxpecker.testgen.literals import literal, string_literal
from tests.jvm.machines import Topic, on_a_jvm
from tests.tools import need_jdk

_TELLING = [*map(ord, "\0\t\n\r\f\b\"'\\u07a $`!"), 0xD83D, 0xDE00, 0xD800, 0xDFFF, 0xDBFF, 0xDC00, 0xFFFE, 0xFEFF]
"""Units that mean something to somebody who reads them."""
_UNIT = st.one_of(st.sampled_from(_TELLING), st.integers(0, 0xFFFF))
UNITS = st.lists(_UNIT, max_size=8).map(lambda units: "".join(map(chr, units)))


@cache
def string_program() -> typed.Program:
    """A program with Java's strings."""
    return load_sources([Source("S.java", "class S { static int f(String s) { return s.length(); } }")]).program


@given(UNITS)
def test_arguments(text: str) -> None:
    heap = Interpreter(string_program()).world.heap
    assert parse_arguments(show_simple(text, STRING), [STRING], heap) == [text]
    for unit in text:
        assert parse_arguments(show_simple(ord(unit), CHAR), [CHAR], heap) == [ord(unit)]


@given(UNITS)
def test_replay_commands_and_json(text: str) -> None:
    shown = show_simple(text, STRING)
    finding = Finding("assert", "", NOWHERE, "S.f", "S.f", "S.f(..)", (("s", shown),))
    words = shlex.split(replay_command(finding, "S.java"))
    assert words[words.index("--args") + 1] == shown
    assert json.loads(json.dumps(shown)) == shown
    shown.encode("utf-8")


@given(UNITS)
def test_oox(text: str) -> None:
    parsed = parse_oox(Source("s.oox", f"class S {{ static string f() {{ return {show_simple(text, STRING)}; }} }}"))
    assert not parsed.diagnostics
    printed = print_program(parsed.program)
    assert printed.isascii()
    for program in (parsed.program, parse_oox(Source("s.oox", printed)).program):
        (found,) = [node for node in syntax.walk(program) if isinstance(node, syntax.StringLiteral)]
        assert code_units(found.value) == text


@given(UNITS)
def test_java_literals(text: str) -> None:
    written = string_literal(text)
    assert written == literal(show_simple(text, STRING), STRING)
    for program in (written, show_simple(text, STRING)):
        parsed = parse_java(Source("S.java", f"class S {{ String s = {program}; }}"))
        assert not parsed.diagnostics
        (field,) = parsed.file.classes[0].members
        assert isinstance(field, tree.FieldDeclaration)
        value = field.declarators[0].initial
        assert isinstance(value, tree.Literal) and isinstance(value.value, str)
        assert code_units(value.value) == text
    assert not parsed.later


def test_javac_reads_the_same() -> None:
    need_jdk()
    random = Random(7)
    texts = ["".join(chr(_unit(random)) for _ in range(random.randint(0, 8))) for _ in range(300)]
    written = [form for text in texts for form in (string_literal(text), show_simple(text, STRING))]
    lines = "\n".join(f"            {each}," for each in written)
    program = f"""class Texts {{
    public static void main(String[] args) {{
        String[] texts = {{
{lines}
        }};
        for (String text : texts) {{
            for (char unit : text.toCharArray()) {{
                System.out.print((int) unit + " ");
            }}
            System.out.println();
        }}
    }}
}}
"""
    printed = on_a_jvm([Topic("texts", program)])["Texts"].split("\n")
    found = ["".join(chr(int(unit)) for unit in line.split()) for line in printed[: len(written)]]
    assert found == [text for text in texts for _ in range(2)]


def _unit(random: Random) -> int:
    return random.choice(_TELLING) if random.random() < 0.7 else random.randint(0, 0xFFFF)
