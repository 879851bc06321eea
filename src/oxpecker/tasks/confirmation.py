"""Violations on a JVM: the task is compiled with the recorded answers, and must throw the same exception."""

from __future__ import annotations

import re
import tempfile
from ast import literal_eval
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from oxpecker.limits import LimitReached
from oxpecker.results import Finding
from oxpecker.tasks.program import TaskProgram
from oxpecker.tasks.witness import count_of_requests
from oxpecker.testgen.running import CannotRun, compile_java, run_main


class Confirmation(StrEnum):
    """What a JVM says of a violation."""

    CONFIRMED = "confirmed on a JVM"
    REFUTED = "not confirmed on a JVM"
    UNTRIED = "not tried on a JVM"


@dataclass(frozen=True, slots=True)
class Confirmed:
    """What a JVM says, and what it did, or why it was not asked."""

    confirmation: Confirmation
    detail: str

    def __str__(self) -> str:
        return f"{self.confirmation}: {self.detail}"


def confirm(program: TaskProgram, entry: str, finding: Finding) -> Confirmed:
    """Runs the entry's `main` with the answers of a finding."""
    thrown = finding.exception
    if not program.is_java:
        return _untried("the task is not in Java")
    if thrown is None:
        return _untried("no exception is thrown")
    if finding.schedule:
        return _untried("it depends on the order of threads")
    if count_of_requests(program, finding) != len(finding.values):
        return _untried("it depends on other values than those of Verifier")
    try:
        return _compared(_uncaught(program.files, entry, finding.values), thrown.name)
    except CannotRun as problem:
        return _untried(str(problem).splitlines()[0])
    except LimitReached as limit:
        return _untried(str(limit))


def _untried(reason: str) -> Confirmed:
    return Confirmed(Confirmation.UNTRIED, reason)


def _compared(found: str, expected: str) -> Confirmed:
    is_same = _simple(found) == _simple(expected)
    detail = f"it throws {found}" if found else "it throws nothing"
    return Confirmed(Confirmation.CONFIRMED if is_same else Confirmation.REFUTED, found if is_same else detail)


def _simple(name: str) -> str:
    """The simple name of a class, by its binary name or its name in OOX, which has `$` for dots."""
    return name.replace("$", ".").rpartition(".")[2]


_UNCAUGHT = re.compile(r'^Exception in thread "main" ([\w.$]+)', re.MULTILINE)


def _uncaught(files: Sequence[Path], entry: str, answers: Sequence[str]) -> str:
    """The class of the exception that leaves `main`; empty if none does."""
    with tempfile.TemporaryDirectory() as folder:
        verifier = Path(folder) / "Verifier.java"
        factory = Path(folder) / "ObjectFactory.java"
        verifier.write_text(_VERIFIER.replace("ANSWERS_HERE", _texts(answers)), encoding="utf-8", newline="\n")
        factory.write_text(_FACTORY, encoding="utf-8", newline="\n")
        classes = Path(folder) / "classes"
        compile_java([*files, verifier, factory], classes, ())
        found = _UNCAUGHT.search(run_main(entry, classes))
    return "" if found is None else found[1]


def _texts(answers: Sequence[str]) -> str:
    """Java strings; a character is written as its number."""
    return ", ".join(map(_text, answers))


def _text(answer: str) -> str:
    if answer.startswith("'"):
        answer = str(ord(literal_eval(answer)))
    units = (literal_eval(answer) if answer.startswith('"') else answer).encode("utf-16-be", "surrogatepass")
    codes = [int.from_bytes(units[i : i + 2], "big") for i in range(0, len(units), 2)]
    return f'"{"".join(map(_escaped, codes))}"'


def _escaped(unit: int) -> str:
    """A character of a Java string: as an octal escape below 256, since `\\u000a` would end the line."""
    if 32 <= unit < 127 and chr(unit) not in '"\\':
        return chr(unit)
    return f"\\{unit:03o}" if unit < 256 else f"\\u{unit:04x}"


_FACTORY = """package org.sosy_lab.sv_benchmarks;

public interface ObjectFactory<T> {
    T createObject();
}
"""
_VERIFIER = """package org.sosy_lab.sv_benchmarks;

public final class Verifier {
    private static final String[] ANSWERS = {ANSWERS_HERE};
    private static int given;

    private static String next() {
        if (given == ANSWERS.length) {
            stop("more values than recorded");
        }
        return ANSWERS[given++];
    }

    private static void stop(String reason) {
        System.err.println(reason);
        Runtime.getRuntime().halt(3);
    }

    public static void assume(boolean condition) {
        if (!condition) {
            stop("an assumption does not hold");
        }
    }

    public static boolean nondetBoolean() {
        return Boolean.parseBoolean(next());
    }

    public static byte nondetByte() {
        return Byte.parseByte(next());
    }

    public static char nondetChar() {
        return (char) Integer.parseInt(next());
    }

    public static short nondetShort() {
        return Short.parseShort(next());
    }

    public static int nondetInt() {
        return Integer.parseInt(next());
    }

    public static long nondetLong() {
        return Long.parseLong(next());
    }

    public static float nondetFloat() {
        return Float.parseFloat(next());
    }

    public static double nondetDouble() {
        return Double.parseDouble(next());
    }

    public static String nondetString() {
        return next();
    }

    public static <T> T nondetObject(Class<T> type, ObjectFactory<T> factory) {
        return factory.createObject();
    }
}
"""
"""The class that tasks ask for values, with the answers of one run."""
