"""Contracts from paths: what they say, that the engine has checked them, and what they imply."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.api.implication import implication
from oxpecker.api.inferring import Inference, InferredContract, Standing
from oxpecker.api.loading import Loaded, load_sources
from oxpecker.oox import typed
from oxpecker.oox.source import Source
from oxpecker.refinement.extraction import Extraction
from oxpecker.results import Verdict

PROGRAMS = Path(__file__).parents[2] / "benchmarks" / "inferred"


def inferred(text: str, name: str) -> tuple[Loaded, typed.Method, InferredContract]:
    """The contract of a method of a program."""
    loaded = load_sources([Source("C.java", text)])
    (method,) = (each for each in loaded.methods_to_check() if f".{name}(" in str(each.info))
    return loaded, method, Inference(loaded, Extraction(loaded.program).summarise).contract(method)


def of(members: str) -> list[str]:
    """The clauses of the method `f` of a class."""
    return inferred(f"class C {{\n{members}\n}}", "f")[2].texts


STACK = """
class C {
    static class Node { int val; Node next; Node(int v, Node n) { val = v; next = n; } }
    Node head; int size;
    void push(int v) { head = new Node(v, head); size++; }
}
"""


def test_a_new_node_has_its_fields() -> None:
    _, _, found = inferred(STACK, "push")
    assert found.standing is Standing.PROVED
    assert set(found.texts) == {
        "ensures \\fresh(head);",
        "ensures size == \\old(size) + 1;",
        "ensures head.val == v;",
        "ensures head.next == \\old(head);",
        "assignable head, size;",
    }


def test_an_exception_without_a_condition_is_not_mentioned() -> None:
    clauses = of("static int f(String s) { return Integer.parseInt(s); }")
    assert "ensures s != null;" in clauses and not any(clause.startswith("signals") for clause in clauses)


@pytest.mark.parametrize(
    ("members", "clause"),
    [
        ("int x; boolean f() { return x > 3; }", "ensures \\result <==> x > 3;"),
        ("int x; void f(int d) { x = x - d; x--; }", "ensures x == \\old(x) - d - 1;"),
        ("int f(int a, int b) { return a / b; }", "requires b != 0;"),
        ("void f(int[] a, int i, int v) { a[i] = v; }", "requires i >= 0 && i < a.length;"),
        ("void f(int[] a, int i, int v) { a[i] = v; }", "ensures a[i] == v;"),
        ("int[] a; void f(C o) { a = o.a; }", "ensures a == \\old(o.a);"),
        ("int n; C(int n) { this.n = n; } static C f(int k) { return new C(k); }", "ensures \\result.n == k;"),
        ("int f(int a) { try { return 8 / a; } catch (ArithmeticException e) { return 1; } }",
         "ensures a == 0 ==> \\result == 1;"),
        ("int[] a; boolean b; void f() { b = !b; }", "ensures b <==> !\\old(b);"),
        ("int x; boolean f(Object o) { return o instanceof C && ((C) o).x == x; }",
         "ensures \\result <==> o instanceof C && ((C) o).x == x;"),
    ],
)  # fmt: skip
def test_a_clause_is_inferred(members: str, clause: str) -> None:
    assert clause in of(members)


def test_a_frame_alone_implies_no_postcondition() -> None:
    loaded, method, _ = inferred("class C { boolean b; void f() { b = !b; } }", "f")
    result = implication(loaded, method, ["assignable b;"], ["ensures b <==> !\\old(b);"])
    assert result is not None and result.verdict is not Verdict.VALID


def test_exceptions_come_with_their_conditions() -> None:
    found = of("int n; void f(int k) { if (k < 0) throw new IllegalArgumentException(); n = k; }")
    assert "signals (IllegalArgumentException e) k < 0 && n == \\old(n);" in found
    assert "ensures k >= 0;" in found


ANOTHER_PACKAGE = """
package a;
public class Full extends RuntimeException {
    public static class Twice extends RuntimeException {}
    public static final int[] CELLS = new int[1];
}
"""
USES_ANOTHER_PACKAGE = """
package b;
%s
class C {
    int size;
    void f() {
        if (size == 0) throw new a.Full();
        if (size == 1) throw new a.Full.Twice();
        if (size == 2) throw new java.util.NoSuchElementException();
        if (size == 3) throw new IllegalStateException();
        size++;
    }
}
"""


@pytest.mark.parametrize(
    ("imports", "names"),
    [
        ("", ("a.Full", "a.Full.Twice", "java.util.NoSuchElementException", "IllegalStateException")),
        ("import a.Full;", ("Full", "Full.Twice", "java.util.NoSuchElementException", "IllegalStateException")),
        ("import a.*; import java.util.*;", ("Full", "Full.Twice", "NoSuchElementException", "IllegalStateException")),
        (
            "import static a.Full.CELLS;",
            ("a.Full", "a.Full.Twice", "java.util.NoSuchElementException", "IllegalStateException"),
        ),
    ],
)
def test_a_class_that_is_not_imported_is_written_with_its_package(imports: str, names: tuple[str, ...]) -> None:
    sources = [Source("a/Full.java", ANOTHER_PACKAGE), Source("b/C.java", USES_ANOTHER_PACKAGE % imports)]
    loaded = load_sources(sources)
    (method,) = (each for each in loaded.methods_to_check() if ".f(" in str(each.info))
    found = Inference(loaded, Extraction(loaded.program).summarise).contract(method)
    assert found.standing is Standing.PROVED and "ensures size == \\old(size) + 1;" in found.texts, found
    signals = [text for text in found.texts if text.startswith("signals")]
    assert [text.partition("(")[2].partition(" e)")[0] for text in signals] == list(names)


def test_objects_that_may_be_the_same_weaken_a_clause() -> None:
    found = of("int n; static int f(C p, C q) { p.n = 1; q.n = 2; return p.n; }")
    assert "ensures p != q ==> \\result == 1;" in found
    assert "ensures \\result == 1;" not in found


def test_a_precondition_excludes_no_call_that_returns() -> None:
    """The loop may find what it looks for before it leaves the array."""
    found = of("boolean f(int[] a) { for (int i = 0; i < 2; i++) if (a[i] == 7) return true; return false; }")
    assert "requires a != null;" in found
    assert not [clause for clause in found if clause.startswith("requires") and "length" in clause]
    assert "signals (ArrayIndexOutOfBoundsException e) a.length < 2;" in found


def test_no_internal_name_is_written() -> None:
    found = of("int n; int f(Object a, Object b) { n = System.identityHashCode(a); return a == b ? n : 0; }")
    assert not [clause for clause in found if "$" in clause]


def test_what_is_not_confirmed_is_not_shown() -> None:
    _, _, found = inferred("class C {\n int n;\n //@ invariant n != 1;\n void f() { n = 1; }\n}", "f")
    assert not found.clauses
    assert found.missing == "the method has a finding of its own: invariant"


@pytest.mark.parametrize("name", ["LinkedStack.pop", "Counter.increment", "PairMap.replace", "Account.sweep"])
def test_it_implies_what_people_write(name: str) -> None:
    file = PROGRAMS / f"{name.partition('.')[0]}.java"
    text = file.read_text(encoding="utf-8")
    loaded, method, found = inferred(text, name.partition(".")[2])
    above = text.splitlines()[: method.info.span.line - 1]
    written: list[str] = []
    while above and above[-1].strip().startswith("//~"):
        written.insert(0, above.pop().strip().removeprefix("//~").strip())
    answer = implication(loaded, method, found.texts, written)
    assert written and answer is not None and answer.verdict is Verdict.VALID
    wrong = implication(loaded, method, found.texts, ["ensures false;", "signals (Throwable e) true;"])
    assert wrong is not None and wrong.verdict is Verdict.INVALID
