"""`oxpecker tests`: which tests are written, what is said, and what becomes of programs that are hard to test."""

from __future__ import annotations

import re
import signal
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from oxpecker.cli import tests as command
from oxpecker.cli.main import cli
from oxpecker.cli.progress import Pace
from oxpecker.engine import Cases, PathEnd
from oxpecker.limits import Watch, clock
from oxpecker.results.case import Case
from tests.testgen.oracle_tests import junit

CELL = """
package demo;

public class Cell {
    private int value;
    //@ invariant value >= 0;
    public Cell() { }
    //@ requires x > 0;
    //@ ensures value == x;
    public void set(int x) { if (x > 9) { return; } value = x; }
    public boolean isSet() { return value > 0; }
    //@ signals (IllegalArgumentException e) true;
    public int at(int[] a, int i) {
        if (a == null || i < 0 || i >= a.length) { throw new IllegalArgumentException("no"); }
        return a[i];
    }
    //@ requires a != null;
    public static int sum(int[] a) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) { sum += a[i]; }
        return sum;
    }
}
"""
HARD = """
class Hard {
    interface Visitor { int visit(int x); }
    static abstract class Shape { abstract int area(); int twice() { return 2 * area(); } }
    static final class Lone {
        private final int n;
        private Lone() { throw new IllegalStateException(); }
        int n() { return n; }
    }
    private static final class Hidden { int v; }
    record Point(int x, int y) { }
    Hidden hidden;
    static int counter;
    int ask(Visitor v) { return v == null ? 0 : v.visit(3); }
    int peek() { return hidden == null ? -1 : hidden.v; }
    static int next() { return ++counter; }
    int across(Point p) { return p == null ? 0 : p.y - p.x; }
}
"""


def run(tmp_path: Path, text: str, *arguments: str, name: str = "Cell.java") -> Result:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    return CliRunner().invoke(cli, ["tests", str(file), *arguments])


def test_tests_are_written_to_the_folder_of_their_package(tmp_path: Path) -> None:
    result = run(tmp_path, CELL, "--out", str(tmp_path / "out"))
    assert result.exit_code == 1, result.output
    text = (tmp_path / "out/demo/CellPathTest.java").read_text("utf-8")
    assert text.startswith("package demo;\n")
    assert "void set_violatesEnsuresValueIsX()" in text
    assert 'assertTrue(((int) HeapState.get(cell, "value")) == 10, "violates \'ensures value == x\'");' in text
    assert (
        "IllegalArgumentException thrown = assertThrows(IllegalArgumentException.class, () -> cell.at(null, 1));"
        in text
    )
    assert (tmp_path / "out/demo/HeapState.java").is_file()


def test_the_fewest_tests_cover_the_same_and_kill_the_mutants(tmp_path: Path) -> None:
    few = run(tmp_path, CELL, "--method", "Cell.at", "--out", "-").output
    assert re.search(r"^\d tests, the fewest that cover the same branches and kill (\d+) of \1 mutants$", few, re.M), (
        few
    )
    every = run(tmp_path, CELL, "--method", "Cell.at", "--out", "-", "--all-paths").output
    assert 0 < few.count("@Test") < every.count("@Test")


def test_inputs_are_richer_where_mutants_need_it(tmp_path: Path) -> None:
    # No branch depends on what is below the top, so that the path alone has an empty stack.
    text = """
class Cell {
    private static class Node { int value; Node next; }
    private Node top;
    public void push(int value) { Node made = new Node(); made.value = value; made.next = top; top = made; }
    public boolean isEmpty() { return top == null; }
}
"""
    said = run(tmp_path, text, "--out", "-").output
    assert "kill 4 of 4 mutants" in said
    assert re.search(r"cell\.push\(-?\d+\);\n\n        cell\.push\(-?\d+\);", said), said


RING = """class Ring {
    private final int[] cells;
    private int next, size;
    Ring(int capacity) {
        if (capacity <= 0) throw new IllegalArgumentException();
        cells = new int[capacity];
    }
    void add(int x) {
        cells[next] = x;
        if (size < cells.length) size++;
        else next = (next + 1) % cells.length;
    }
}
"""


def test_calls_lead_to_the_objects_on_which_mutants_differ(tmp_path: Path) -> None:
    """The smallest full ring has one cell, on which `next` is always 0."""
    said = run(tmp_path, RING, "--out", "-").output
    assert "kill 14 of 14 mutants" in said, said


def test_mutants_that_no_path_tells_apart_are_counted(tmp_path: Path) -> None:
    text = "class Cell { static int most(int a, int b) { return a > b ? a : b; } }"
    said = run(tmp_path, text, "--out", "-").output
    # `a >= b` gives the same.
    assert re.search(r"kill (\d+) of \d+ mutants \(1 alike on all paths\)", said), said


def test_messages_of_the_machine_tell_no_mutants_apart(tmp_path: Path) -> None:
    """Tests assert the class of such an exception, and not its message, which names the index."""
    text = """
class Cell {
    //@ requires a != null && i < 0;
    //@ signals (ArrayIndexOutOfBoundsException e) true;
    static int before(int[] a, int i) { return a[i - 1]; }
}
"""
    said = run(tmp_path, text, "--out", "-").output
    # `a[i * 1]` throws the same exception.
    assert "mutants (1 alike on all paths)" in said, said


def test_the_search_for_mutants_has_the_time_that_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The paths have taken it all: their tests are written, and no mutant is tried."""
    read, passed = clock._read, [0.0]
    monkeypatch.setattr(clock, "_read", lambda: read() + passed[0])
    follow = command._follow

    def slowly(*given: Any) -> None:
        follow(*given)
        passed[0] = 21.0

    monkeypatch.setattr(command, "_follow", slowly)
    said = run(tmp_path, CELL, "--method", "Cell.at", "--out", "-", "--time", "20").output
    assert re.search(r"^note: no time was left for \d+ mutants; --time gives more$", said, re.M), said
    assert "@Test" in said


def test_each_finding_is_shown_once(tmp_path: Path) -> None:
    text = "class Cell { static int at(int[] a, int i) { int n = i > 3 ? 0 : 1; return a[n]; } }"
    every = run(tmp_path, text, "--out", "-", "--all-paths").output
    few = run(tmp_path, text, "--out", "-").output
    assert every.count("_mustNotThrowArrayIndexOutOfBoundsException") == 2
    assert few.count("_mustNotThrowArrayIndexOutOfBoundsException") == 1
    assert "(Cell.java:1); 1 other path does the same" in few
    assert "show the same findings" in few
    assert "1 test fails with exceptions that no contract allows" in few
    assert "use --exceptions allowed to expect them instead" in few


def test_orders_are_known_without_the_code(tmp_path: Path) -> None:
    text = """
import java.util.Comparator;
class Cell {
    interface Source { int next(); }
    //@ requires c != null;
    static <T> boolean less(Comparator<T> c, T a, T b) { return c.compare(a, b) < 0; }
    //@ requires s != null;
    static int next(Source s) { return s.next(); }
}
"""
    said = run(tmp_path, text, "--out", "-", "--from-contract").output
    assert 'c.answers.order("compare");' in said
    assert 's.answers.otherwise("next", 0);' in said


def test_mocks_keep_promises_without_the_code(tmp_path: Path) -> None:
    text = """
class Cell {
    interface Source {
        //@ ensures -5 <= \\result && \\result + 1 < 0;
        /*@ pure @*/ int low();
        //@ ensures !\\result;
        /*@ pure @*/ boolean open();
    }
    interface Table {
        //@ ensures \\result >= row;
        /*@ pure @*/ int at(int row);
    }
    //@ requires s != null && s.low() == -3;
    //@ ensures \\result == s.low();
    static int low(Source s) { return s.low(); }
    //@ requires t != null;
    static int first(Table t) { return t.at(0); }
}
"""
    said = run(tmp_path, text, "--out", "-", "--from-contract").output
    assert 's.answers.give(-3, "low");' in said
    assert 's.answers.otherwise("low", -2);' in said
    assert 's.answers.otherwise("open", false);' in said
    assert "a mock of Cell.Table: without its code, the calls of at are not known" in said


def test_a_search_may_end_when_all_is_covered(tmp_path: Path) -> None:
    short = run(tmp_path, CELL, "--method", "Cell.sum", "--out", "-", "-k", "3", "--all-paths", "--stop-when-covered")
    full = run(tmp_path, CELL, "--method", "Cell.sum", "--out", "-", "-k", "3", "--all-paths")
    assert 0 < short.output.count("@Test") < full.output.count("@Test")


def test_names_by_numbers(tmp_path: Path) -> None:
    assert (
        "void isSet_path1()" in run(tmp_path, CELL, "--method", "Cell.isSet", "--out", "-", "--names", "numbers").output
    )


def test_tests_from_the_contract_do_not_know_the_body(tmp_path: Path) -> None:
    result = run(tmp_path, CELL, "--method", "Cell.set", "--out", "-", "--from-contract")
    other = run(
        tmp_path,
        CELL.replace("if (x > 9) { return; }", "x++;"),
        "--method",
        "Cell.set",
        "--out",
        "-",
        "--from-contract",
    )
    assert result.output == other.output
    assert 'assertTrue(((int) HeapState.get(cell, "value")) == 1);' in result.output
    assert 'assertTrue(((int) HeapState.get(cell, "value")) >= 0);' in result.output


def test_what_is_hard_to_test_is_tested_or_explained(tmp_path: Path) -> None:
    result = run(tmp_path, HARD, "--out", "-", "-k", "1", "--all-paths", name="Hard.java")
    assert result.exit_code == 0
    assert "Hard.Lone lone = HeapState.make(Hard.Lone.class);" in result.output
    assert 'Object hidden = HeapState.make("Hard$Hidden");' in result.output
    assert 'HeapState.set(hard, "hidden", hidden);' in result.output
    assert "Hard.Point p = new Hard.Point(" in result.output
    assert 'HeapState.set(Hard.class, "counter", static1);' in result.output
    assert "class VisitorMock implements Hard.Visitor {" in result.output
    assert 'shape.answers.give(1, "area");' in result.output


def test_inputs_without_any_objects(tmp_path: Path) -> None:
    result = run(tmp_path, CELL, "--method", "Cell.at", "--out", "-", "-k", "0")
    assert result.exit_code == 0
    assert result.output.count("@Test") >= 2


@pytest.mark.parametrize(
    ("text", "name", "arguments", "said"),
    [
        (CELL, "Cell.java", [], "use --out to write the tests to a directory"),
        ("class A { }", "a.oox", ["--out", "-"], "JUnit tests are available for Java programs only"),
        ("class A { }", "A.java", ["--out", "-"], "the program has no methods that a test can call"),
        ("interface A { int f(); }", "A.java", ["--out", "-"], "the program has no methods that a test can call"),
        (CELL, "Cell.java", ["--out", "-", "--run", "--junit-jar", "nowhere.jar"], "no such file: nowhere.jar"),
    ],
)
def test_mistakes(tmp_path: Path, text: str, name: str, arguments: list[str], said: str) -> None:
    result = run(tmp_path, text, *arguments, name=name)
    assert result.exit_code in (1, 2)
    assert said in result.output


def test_ctrl_c_keeps_the_tests_so_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case = Cases.case
    ended = 0

    def case_and_stop(self: Cases, end: PathEnd) -> Case | None:
        nonlocal ended
        ended += 1
        if ended == 3:
            signal.raise_signal(signal.SIGINT)
        return case(self, end)

    monkeypatch.setattr(Cases, "case", case_and_stop)
    result = run(tmp_path, CELL, "--method", "Cell.at", "--out", str(tmp_path / "out"))
    assert result.exit_code == 130
    assert "Cell.at(int[], int): 1 path\n" in result.output  # the first end is one that the invariant excludes
    assert "not all paths became tests: interrupted" in result.output
    assert (tmp_path / "out/demo/CellPathTest.java").exists()


@pytest.mark.parametrize(("option", "shown"), [(["--no-quiet"], True), (["--quiet"], False)])
def test_progress_tells_of_the_paths(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: list[str], shown: bool
) -> None:
    monkeypatch.setattr("oxpecker.cli.tests.SILENT_SECONDS", 0.0)
    monkeypatch.setattr(Pace, "is_due", lambda _pace: True)
    monkeypatch.setattr(Watch, "_PAUSE", 0.0)
    result = run(tmp_path, CELL, "--method", "Cell.at", "--out", str(tmp_path / "out"), *option)
    assert result.exit_code == 0
    told = re.search(r"^1 of 1: Cell\.at\(int\[\], int\): \d+\.\d s, 1 path$", result.stderr, re.M)
    assert (told is not None) is shown
    assert shown or result.stderr == ""


def test_no_test_makes_what_a_constructor_refuses(tmp_path: Path) -> None:
    text = """
class Cell {
    record Part(int size) {
        Part {
            if (size < 0) { throw new IllegalArgumentException(); }
        }
    }
    static int kind(Part part) { return part == null ? 0 : part.size() < 0 ? 1 : 2; }
    static int kinds(Part[] parts) { return parts != null && parts.length == 1 ? kind(parts[0]) : 3; }
}
"""
    said = run(tmp_path, text, "--out", "-", "-k", "1", "--all-paths").output
    assert "new Cell.Part(0)" in said
    assert "Cell.kind(part)" in said
    made = said.replace("() -> new Cell.Part(-1)", "", 1)  # The test of the constructor itself.
    assert "new Cell.Part(-" not in made


def test_bounds_that_leave_no_path_are_told(tmp_path: Path) -> None:
    text = "class Cell { int n; class Inner { int get() { return n; } } static int zero() { return 0; } }"
    said = run(tmp_path, text, "--out", "-", "-k", "0").output
    assert "Cell.Inner.get(): 0 paths" in said
    assert "note: Cell.Inner.get(): not all paths became tests: chain bound of 0 reached at " in said
    assert "void zero_returns0()" in said


def test_a_path_that_goes_on_and_on_is_cut(tmp_path: Path) -> None:
    text = "class Cell { static int f(int x) { int i = 1; while (x > 3 && i != 0) { i = i * 3 + 2; } return 1; } }"
    said = run(tmp_path, text, "--out", "-").output
    assert "Cell.f(int): 1 path\n" in said
    assert re.search(r"^note: Cell.f\(int\): not all paths became tests: steps bound of 30,000 reached at ", said, re.M)


SCORED = """class Cell {
    private int n;
    public void add(int x) { if (x > 3) { n = n + x; } }
    public int get() { return n; }
    private static int unused(int x) { return x + 1; }
    static int most(int a, int b) { return a > b ? a : b; }
    static int half(int n) { if (n % 2 != 0) { throw new IllegalArgumentException(); } return n / 2; }
    public static int at(int[] a) { if (a.length == 0) { throw new AssertionError(); } return a[0]; }
}
"""


@pytest.fixture(scope="module")
def score(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What is said about the mutants of one program, which is compiled and run once for all tests."""
    junit()
    return run(tmp_path_factory.mktemp("score"), SCORED, "--score").output


def test_the_score_counts_the_mutants_that_the_tests_kill(score: str) -> None:
    said = score
    assert re.search(r"^Cell\.add +(\d+) +\1 +\1$", said, re.M), said
    assert re.search(r"^score: (\d+) of \1 killable mutants killed \(100 %\)$", said, re.M), said
    assert "not counted: 2 mutants in code that no tested method reaches (Cell.unused)" in said


def test_a_score_names_survivors_and_mutants_that_no_path_tells_apart(score: str) -> None:
    assert re.search(r"^  CMP3 alike on all paths: Cell.java:6 ", score, re.M), score


def test_a_test_that_reproduces_a_finding_kills_mutants_that_end_otherwise(score: str) -> None:
    assert "expected to fail" in score and "throw new" not in score.partition("score:")[2], score


def test_no_score_without_a_jdk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    junit()
    monkeypatch.setenv("PATH", "")
    result = run(tmp_path, SCORED, "--score")
    assert result.exit_code == 1
    assert "Error: no score: javac is not on the PATH; --score needs a JDK" in result.output


OBSERVED = """
public class Cell {
    public interface Listener { void changed(String what, int n); /*@ pure @*/ boolean enabled(); }
    private int[] items = new int[4];
    private int count;
    private Listener listener;
    public int size() { return count; }
    public boolean isEmpty() { return count == 0; }
    public int get(int i) { return items[i]; }
    public void add(int x) {
        items[count] = x;
        count++;
        if (listener != null && listener.enabled()) { listener.changed("add", count); }
    }
}
"""


def test_public_methods_observe_results(tmp_path: Path) -> None:
    said = run(tmp_path, OBSERVED, "--method", "Cell.add", "--exceptions", "allowed", "--out", "-").output
    assert "HeapState.get(" not in said
    assert "assertFalse(cell.isEmpty());" in said
    assert "assertEquals(1, cell.size());" in said
    assert re.search(r"assertEquals\(-?\d+, cell\.get\(0\)\);", said), said


def test_calls_of_mocks_are_verified(tmp_path: Path) -> None:
    said = run(tmp_path, OBSERVED, "--method", "Cell.add", "--exceptions", "allowed", "--out", "-").output
    assert 'listener.answers.verifyAny("enabled");' in said
    assert 'listener.answers.verify("changed", "add", 1);\n        listener.answers.verifyNoMore("changed");' in said


def test_private_state_is_compared_where_nothing_else_shows_it(tmp_path: Path) -> None:
    text = "public class Cell { private int n, m; public int get() { return n; } public void set() { m = 7; n = 2; } }"
    said = run(tmp_path, text, "--method", "Cell.set", "--out", "-").output
    assert "assertEquals(2, cell.get());" in said
    assert 'assertEquals(7, HeapState.get(cell, "m"));' in said


def test_public_pure_methods_get_tests(tmp_path: Path) -> None:
    text = "class Cell { public /*@ pure @*/ int twice(int x) { return 2 * x; } /*@ pure @*/ int help() { return 1; } }"
    said = run(tmp_path, text, "--out", "-").output
    assert "Cell.twice(int): 1 path" in said
    assert "Cell.help" not in said


def test_many_paths_with_one_cause_give_one_failing_test(tmp_path: Path) -> None:
    text = """
class Cell {
    //@ ensures \\result >= 1;
    static int f(int a, int b, int c) {
        int n = 0;
        if (a > 1) n++;
        if (b > 1) n++;
        if (c > 1) n++;
        return n > 3 ? 1 : 0;
    }
}
"""
    said = run(tmp_path, text, "--out", "-").output
    assert "Cell.f(int, int, int): 8 paths" in said
    assert "1 test; 1 is expected to fail: it reproduces a finding" in said
    assert "; 7 other paths do the same" in said


def test_library_state_in_inputs_costs_no_tests() -> None:
    file = Path(__file__).parents[2] / "benchmarks/library_classes/RingBuffer.java"
    words = ["tests", str(file), "--exceptions", "allowed", "--all-paths", "--out", "-"]
    said = CliRunner().invoke(cli, words).output
    assert "without a test" not in said
    assert re.search(r"AtomicInteger \w+ = new java\.util\.concurrent\.atomic\.AtomicInteger\(-?\d\);", said), said
    assert re.search(r"ReentrantLock \w+ = new java\.util\.concurrent\.locks\.ReentrantLock\(\);", said)
    assert re.search(r"assertEquals\(\d, \w+\.get\(\)\);", said)
