"""`svcomp --confirm jvm`: a violation counts if a JVM throws the same exception."""

from __future__ import annotations

from ast import literal_eval
from pathlib import Path

import pytest

from oxpecker.oox.interpreter.show import quoted
from oxpecker.tasks import Answer, Outcome, Question, answer, confirmation, read_property
from oxpecker.tasks.confirmation import _text
from tests.tasks.test_answers import OPTIONS, TASKS
from tests.tools import need_jdk

ALL_KINDS = """
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Found extends RuntimeException {
    }

    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        long l = Verifier.nondetLong();
        String s = Verifier.nondetString();
        boolean b = Verifier.nondetBoolean();
        double d = Verifier.nondetDouble();
        Verifier.assume(d > 0.5);
        if (c == '\\n' && l == 1L << 40 && b && s.length() == 2 && s.charAt(0) == '"' && s.charAt(1) == '\\r') {
            throw new Found();
        }
    }
}
"""
RANDOM = (
    "class Main { public static void main(String[] a) { if (new java.util.Random().nextInt(9) == 7) throw null; } }"
)
FAILING = """
class Main {
    public static void main(String[] a) {
        int[] some = new int[0];
        some[org.sosy_lab.sv_benchmarks.Verifier.nondetInt()] = 1;
    }
}
"""


def asked(folder: Path, program: str) -> Outcome:
    file = folder / "Main.java"
    file.write_text(program, encoding="utf-8")
    prop = read_property(TASKS / "properties" / "no-runtime-exception.prp")
    return answer(Question("t", (file,), prop, OPTIONS, confirm=True))


def test_values_of_all_kinds_are_given_again(tmp_path: Path) -> None:
    need_jdk()
    found = asked(tmp_path, ALL_KINDS)
    assert (found.answer, found.explanation[-1]) == (Answer.FALSE, "confirmed on a JVM: Main$Found")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("", "unknown (not confirmed on a JVM: it throws nothing)"),
        ("an assumption does not hold\n", "unknown (not confirmed on a JVM: it throws nothing)"),
        (
            'Exception in thread "main" java.lang.NullPointerException\n\tat Main.main(Main.java:4)\n',
            "unknown (not confirmed on a JVM: it throws java.lang.NullPointerException)",
        ),
        (
            'warning\nException in thread "main" java.lang.ArrayIndexOutOfBoundsException: Index 0\n',
            "false(no-runtime-exception)",
        ),
    ],
)
def test_another_end_refutes_a_violation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: str, said: str
) -> None:
    monkeypatch.setattr(confirmation, "compile_java", lambda *_: None)
    monkeypatch.setattr(confirmation, "run_main", lambda *_: written)
    assert asked(tmp_path, FAILING).verdict == said


def test_what_cannot_be_repeated_is_not_tried(tmp_path: Path) -> None:
    found = asked(tmp_path, RANDOM)
    assert found.answer is Answer.FALSE
    assert found.explanation[-1] == "not tried on a JVM: it depends on other values than those of Verifier"


@pytest.mark.parametrize("text", ["", "ox", '"', "\\", "\n", "\u20ac", "\U0001f402", "\ud800", "\x00" + "1"])
def test_strings_are_written_for_java(text: str) -> None:
    written = _text(f'"{quoted(text, chr(34))}"')
    units = literal_eval(written).encode("utf-16-be", "surrogatepass")
    assert written.isascii()
    assert written.isprintable()
    assert units == text.encode("utf-16-be", "surrogatepass")


def test_characters_are_written_as_numbers() -> None:
    assert [_text(each) for each in ("'a'", "'\\n'", "-5", "true", "NaN")] == [
        '"97"',
        '"10"',
        '"-5"',
        '"true"',
        '"NaN"',
    ]
