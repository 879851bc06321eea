"""The steps a run tells: what changed, where, and nothing that the source does not speak of."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oxpecker.oox.interpreter import Interpreter, parse_arguments, split_values
from oxpecker.oox.interpreter.steps import StepLog
from oxpecker.oox.interpreter.tracing import TracingInterpreter
from oxpecker.oox.source import NOWHERE
from tests.oox.from_text import checked, method_named

TEXT = """
class Base { int id; Base(int i) { this.id := i; } }
class Node extends Base {
    static int made;
    int value; Node next;
    Node(int v) { super(7); this.value := v; Node.made := Node.made + 1; }
    pure int get() { return this.value; }
}
class Main {
    static void locals(int n) { int x := n + 1; x := x; x := x * 2; }
    static void fields(Node n) { n.next := new Node(3); n.next.value := 4; n.next.next := null; }
    static void elements(int[] a, int i) { a[i + 1] := a[i]; int[] b := new int[]{1, 2}; b[0] := 5; }
    static int calls(Node n) { int g := n.get(); return g + n.get(); }
    static void thrown(int x) { try { int y := 1 / x; } catch (ArithmeticException e) { int z := 1; } }
    static void untyped() { try { throw; } catch { int z := 1; } }
    static void checked(Node n) { assert n.get() == 0; int r := 1; }
    static void open() { int x := nondet(int); bool b := nondet(int) == 2; }
    static void all(int[] a) { bool s := false; int i := 0;
        while (i < #a && a[i] > 0) decreases(#a - i) { s := !s; i := i + 1; } }
}
"""


def steps_of(name: str, arguments: str, text: str = TEXT) -> list[tuple[int, int, str]]:
    """Depth, line and text of each step."""
    program = checked(text)
    method = method_named(program, name)
    interpreter = TracingInterpreter(program)
    types = [parameter.type for parameter in method.parameters]
    interpreter.run(method, lambda heap: parse_arguments(arguments, types, heap))
    return [(step.depth, step.span.line, step.text) for step in interpreter.steps]


@pytest.mark.parametrize(
    ("name", "arguments", "expected"),
    [
        ("Main.locals", "1", [(0, 10, "x := 2"), (0, 10, "x := 4")]),
        (
            "Main.fields",
            "Node{id: 0, value: 0, next: null}",
            [
                (0, 11, "Node#2 = new Node(3)"),
                (1, 6, "call Base(7)"),
                (2, 2, "this.id: 0 -> 7"),
                (1, 6, "this.value: 0 -> 3"),
                (1, 6, "Node.made: 0 -> 1"),
                (0, 11, "n.next: null -> Node#2"),
                (0, 11, "n.next.value: 3 -> 4"),
            ],
        ),
        (
            "Main.elements",
            "[8, 9], 0",
            [(0, 12, "a[1]: 9 -> 8"), (0, 12, "b := int[]#2 [1, 2]"), (0, 12, "b[0]: 1 -> 5")],
        ),
        (
            "Main.calls",
            "Node{id: 0, value: 3, next: null}",
            [
                (0, 13, "call Node#1.get()"),
                (1, 7, "return 3"),
                (0, 13, "g := 3"),
                (0, 13, "call Node#1.get()"),
                (1, 7, "return 3"),
                (0, 13, "return 6"),
            ],
        ),
        (
            "Main.thrown",
            "0",
            [(0, 14, "throw ArithmeticException: / by zero"), (0, 14, "e := ArithmeticException#1"), (0, 14, "z := 1")],
        ),
        ("Main.untyped", "", [(0, 15, "throw Exception"), (0, 15, "catch Exception#1"), (0, 15, "z := 1")]),
        ("Main.checked", "Node{id: 0, value: 0, next: null}", [(0, 16, "r := 1")]),
        ("Main.all", "[1]", [(0, 18, "s := false"), (0, 18, "i := 0"), (0, 19, "s := true"), (0, 19, "i := 1")]),
    ],
)
def test_steps_are_what_the_source_says(name: str, arguments: str, expected: list[tuple[int, int, str]]) -> None:
    assert steps_of(name, arguments) == expected


def test_open_values_are_told_even_when_nothing_names_them() -> None:
    texts = [text for _, _, text in steps_of("Main.open", "")]
    assert len(texts) == 3
    assert texts[0].startswith("x := ") and texts[1].startswith("nondet(int) is ") and texts[2].startswith("b := ")


def test_threads_tell_their_steps() -> None:
    text = """class Main {
        static int n;
        static void main() { fork Main.child(); join; Main.n := Main.n + 1; }
        static void child() { Main.n := Main.n + 1; }
    }"""
    program = checked(text)
    interpreter = TracingInterpreter(program)
    interpreter.run(method_named(program, "Main.main"), lambda _heap: [])
    told = [(step.thread, step.text) for step in interpreter.steps]
    assert told == [(0, "start thread 1"), (1, "Main.n: 0 -> 1"), (0, "Main.n: 1 -> 2")]


@pytest.fixture(scope="module")
def summing() -> list[Interpreter]:
    """Both interpreters of one program."""
    program = checked(SUMMING)
    return [Interpreter(program), TracingInterpreter(program)]


@settings(deadline=None)
@given(st.integers(0, 40), st.integers(0, 8), st.integers(1, 8))
def test_long_logs_keep_their_ends_and_count(total: int, first: int, last: int) -> None:
    log = StepLog(first, last)
    info = method_named(checked(TEXT), "Main.open").info
    for number in range(total):
        log.add(NOWHERE, info, 0, 0, (str(number + 1),))
    numbers = [step.number for step in log.steps()]
    expected = list(range(1, total + 1))
    if total > first + last:
        expected = [*expected[:first], *expected[total - last :]]
    assert log.total == total and numbers == expected
    assert [step.text for step in log.steps()] == [str(number) for number in numbers]


SUMMING = """class Main { static int f(int[] a) ensures(retval < 3) {
        int s := 0; int i := 0;
        while (i < #a) { if (a[i] == 2) { a[i - 1] := 0; } s := s + a[i]; i := i + 1; }
        return s; } }"""


@settings(deadline=None)
@given(values=st.lists(st.integers(-3, 3), max_size=6))
def test_a_traced_run_ends_like_a_plain_one(summing: list[Interpreter], values: list[int]) -> None:
    ends = []
    method = method_named(summing[0].program, "Main.f")
    for interpreter in summing:
        run = interpreter.run(method, lambda heap: parse_arguments(str(values), [method.parameters[0].type], heap))
        ends.append((type(run.outcome), run.outcome.steps, run.arguments))
    assert ends[0] == ends[1]


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("", []),
        ("3 0 -1", ["3", "0", "-1"]),
        ("3,0, -1", ["3", "0", "-1"]),
        ("true 'a' ' ' null", ["true", "'a'", "' '", "null"]),
        ("""[1, 2] "a, b" A{x: 1, y: [2, 3]}""", ["[1, 2]", '"a, b"', "A{x: 1, y: [2, 3]}"]),
        ("&1 A{next: *1} 2", ["&1 A{next: *1}", "2"]),
    ],
)
def test_values_are_split_outside_brackets_and_quotes(text: str, values: list[str]) -> None:
    assert split_values(text) == values


def test_classes_that_no_source_has_are_initialised_silently() -> None:
    text = """
    class $Constants { static int one := 1; }
    class Plain { static int two := 2; }
    class Main { static int sum() { return $Constants.one + Plain.two; } }
    """
    assert [said for _, _, said in steps_of("Main.sum", "", text) if "initialise" in said] == ["initialise class Plain"]
