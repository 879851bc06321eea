"""What is said about pairs of methods: refactorings are equal, changes are shown by inputs that have been replayed."""

from __future__ import annotations

import pytest

from oxpecker.results.difference import Comparison, MethodComparison
from tests.differential.programs import compared

OLD = """
class P {
    static final int LIMIT = 10;
    private static int calls;
    private int balance;
    private P next;
    static class Bad extends RuntimeException { }
    enum Colour { RED, GREEN }

    static int larger(int a, int b) { return a > b ? a : b; }
    static int middle(int a, int b) { return (a + b) / 2; }
    static boolean both(boolean p, boolean q) { return !(p && q); }
    static int sum(int[] a) { int s = 0; for (int i = 0; i < a.length; i++) { s += a[i]; } return s; }
    static void swap(int[] a, int i, int j) { int t = a[i]; a[i] = a[j]; a[j] = t; }
    static void clear(int[] a) { for (int i = 0; i < a.length; i++) { a[i] = 0; } }
    static int limited(int x) { if (x > LIMIT) { throw new Bad(); } return x; }
    static int tick() { calls++; return calls; }
    //@ requires x > 0;
    //@ ensures \\result > 0;
    static int positive(int x) { return x; }
    static int printed(int x) { System.out.println(x); return x; }
    static int colour(Colour c) { return c == Colour.RED ? 1 : 2; }
    static P made(int x) { P p = new P(); p.balance = x; return p; }
    static int usesLimit(int x) { return x < LIMIT ? x : LIMIT; }
    static int same(int x) { return helper(x) + 1; }
    static int helper(int x) { return x * 2; }
    void deposit(int x) { balance += x; }
    void withdraw(int x) { balance -= x; }
    static boolean never(int x) { return x > 3; }
    static int widened(int x) { return x; }
}
"""
NEW = """
class P {
    static final int LIMIT = 10;
    private static int calls;
    private int balance;
    private P next;
    static class Bad extends RuntimeException { }
    enum Colour { RED, GREEN }

    static int larger(int a, int b) { return Math.max(a, b); }
    static int middle(int a, int b) { return a + (b - a) / 2; }
    static boolean both(boolean p, boolean q) { return !p || !q; }
    static int sum(int[] a) { int s = 0; int i = 0; while (i < a.length) { s = a[i] + s; i = i + 1; } return s; }
    static void swap(int[] a, int i, int j) { int t = a[j]; a[j] = a[i]; a[i] = t; }
    static void clear(int[] a) { for (int i = 1; i < a.length; i++) { a[i] = 0; } }
    static int limited(int x) { if (x > LIMIT) { throw new IllegalStateException(); } return x; }
    static int tick() { calls = calls + 1; return calls; }
    //@ requires x < 100;
    static int positive(int x) { return x > 0 && x < 100 ? x : -1; }
    static int printed(int x) { System.out.println(x == 77 ? 78 : x); return x; }
    static int colour(Colour c) { if (c == Colour.GREEN) { return 2; } return c == null ? 2 : 1; }
    static P made(int x) { P q = new P(); q.deposit(x); return q; }
    static int usesLimit(int x) { return x < LIMIT ? x : LIMIT; }
    static int same(int x) { return helper(x) + 1; }
    static int helper(int x) { return x * 2; }
    void deposit(int x) { balance = x + balance; }
    void withdraw(int x) { balance -= x == 5 ? 6 : x; }
    static boolean never(int x) { while (x == 9) { } return x > 3; }
    static long widened(int x) { return x; }
}
"""


@pytest.fixture(scope="module")
def results() -> dict[str, MethodComparison]:
    return compared(OLD, NEW)


@pytest.mark.parametrize(
    ("method", "verdict"),
    [
        ("P.larger(int, int)", Comparison.EQUAL),
        ("P.middle(int, int)", Comparison.DIFFERS),
        ("P.both(boolean, boolean)", Comparison.EQUAL),
        ("P.sum(int[])", Comparison.WITHIN_BOUNDS),
        ("P.clear(int[])", Comparison.DIFFERS),
        ("P.limited(int)", Comparison.DIFFERS),
        ("P.tick()", Comparison.EQUAL),
        ("P.positive(int)", Comparison.EQUAL),
        ("P.printed(int)", Comparison.DIFFERS),
        ("P.colour(P.Colour)", Comparison.EQUAL),
        ("P.made(int)", Comparison.EQUAL),
        ("P.withdraw(int)", Comparison.DIFFERS),
        ("P.never(int)", Comparison.UNKNOWN),
        ("P.widened(int)", Comparison.UNKNOWN),
    ],
)
def test_verdicts(results: dict[str, MethodComparison], method: str, verdict: Comparison) -> None:
    assert results[method].verdict is verdict, results[method]


def test_swapping_in_another_order_matters_if_an_index_is_wrong(results: dict[str, MethodComparison]) -> None:
    assert results["P.swap(int[], int, int)"].verdict in (Comparison.WITHIN_BOUNDS, Comparison.EQUAL)


def test_what_has_not_changed_needs_no_check(results: dict[str, MethodComparison]) -> None:
    for method in ("P.usesLimit(int)", "P.same(int)", "P.helper(int)"):
        assert (results[method].verdict, results[method].reason) == (Comparison.EQUAL, "unchanged")


def test_a_difference_is_what_both_versions_do(results: dict[str, MethodComparison]) -> None:
    found = results["P.clear(int[])"].difference
    assert found is not None
    assert found.old.ending == found.new.ending == "returns"
    assert found.old.effects != found.new.effects
    thrown = results["P.limited(int)"].difference
    assert thrown is not None
    assert (thrown.old.ending, thrown.new.ending) == ("throws P.Bad", "throws IllegalStateException")
    printed = results["P.printed(int)"].difference
    assert printed is not None
    assert (printed.inputs, printed.old.output, printed.new.output) == ((("x", "77"),), "77\n", "78\n")


def test_a_changed_constant_and_a_changed_callee_are_changes_of_the_caller() -> None:
    old = """class P { static final int N = 3; static int f(int x) { return x + N; }
        static int g(int x) { return h(x); }
        static int h(int x) { return x; } java.util.function.IntUnaryOperator k() { return x -> x + 1; } }"""
    new = old.replace("N = 3", "N = 4").replace("h(int x) { return x; }", "h(int x) { return x == 3 ? 4 : x; }")
    found = compared(old, new)
    assert [found[f"P.{name}(int)"].verdict for name in "fgh"] == [Comparison.DIFFERS] * 3


def test_a_changed_constant_or_header_of_another_class_is_a_change() -> None:
    old = """class A { } class B extends A { } class C { static final Integer N = 3; }
        class P { static int f(int x) { return x + C.N; }
        static boolean g(B b) { return ((Object) b) instanceof A; } }"""
    found = compared(old, old.replace("N = 3", "N = 4").replace("B extends A", "B"))
    assert found["P.f(int)"].verdict is Comparison.DIFFERS
    assert found["P.g(B)"].reason != "unchanged"


def test_an_array_that_is_copied_on_the_way_out_is_not_the_same() -> None:
    old = "class P { private int[] held = new int[1]; int[] held() { return held; } }"
    assert compared(old, old.replace("return held;", "return held.clone();"))["P.held()"].verdict is Comparison.UNKNOWN


def test_a_changed_lambda_that_the_library_calls_is_a_change() -> None:
    old = """import java.util.*; class P { static int f(Integer x) {
        return Optional.ofNullable(x).map(y -> y + 1).orElse(0); } }"""
    found = compared(old, old.replace("y + 1", "y == 7 ? 9 : y + 1"))
    assert found["P.f(Integer)"].verdict is Comparison.DIFFERS


def test_a_function_that_is_not_known_gives_a_difference_or_an_honest_unknown() -> None:
    old = """import java.util.function.*; class P {
        static int f(IntUnaryOperator u, int x) { return u.applyAsInt(x); }
        static int g(IntUnaryOperator u, int x) { return u.applyAsInt(x) + 1; } }"""
    new = old.replace("return u.applyAsInt(x);", "return u.applyAsInt(x + 1);").replace(
        "return u.applyAsInt(x) + 1;", "return 1 + u.applyAsInt(x);"
    )
    found = compared(old, new)
    assert found["P.f(IntUnaryOperator, int)"].verdict is Comparison.DIFFERS
    assert found["P.g(IntUnaryOperator, int)"].verdict is not Comparison.DIFFERS


def test_objects_are_compared_by_their_fields_and_aliases_are_kept() -> None:
    old = """class P { int v; P next;
        static void f(P a, P b) { if (a != null && b != null) { a.v = 1; b.v = 2; } } }"""
    new = old.replace("a.v = 1; b.v = 2;", "b.v = 2; a.v = 1;")
    result = compared(old, new)["P.f(P, P)"]
    assert result.verdict is Comparison.DIFFERS
    assert result.difference is not None
    assert result.difference.inputs[1][1].startswith("*")


def test_a_faster_version_is_not_another_one() -> None:
    slow = "class P { static int up(int n) { int k = 0; while (k < n) { k++; } return k; } }"
    fast = "class P { static int up(int n) { return n < 0 ? 0 : n; } }"
    assert compared(slow, fast)["P.up(int)"].verdict is not Comparison.DIFFERS


def test_a_run_that_does_not_end_on_a_small_input_is_a_difference() -> None:
    down = "class P { static int f(int n) { int s = 0; for (int i = 0; i < n; i++) { s++; } return s; } }"
    up = "class P { static int f(int n) { int s = 0; for (int i = 0; i < n; i--) { s++; } return s; } }"
    assert compared(down, up)["P.f(int)"].verdict is Comparison.DIFFERS


@pytest.mark.parametrize(
    ("kind", "old", "same", "other"),
    [
        ("List<Integer>", "new ArrayList<>(List.of(n))", "List.of(n)", "List.of(n + 1)"),
        pytest.param(
            "Set<Integer>",
            "new TreeSet<>(Set.of(n))",
            "Set.of(n)",
            "Set.of(n + 1)",
            marks=pytest.mark.exhaustive,
        ),
        pytest.param(
            "Map<Integer, Integer>",
            "new HashMap<>(Map.of(n, 1))",
            "Collections.unmodifiableMap(new TreeMap<>(Map.of(n, 1)))",
            "Collections.unmodifiableMap(new TreeMap<>(Map.of(n, 2)))",
            marks=pytest.mark.exhaustive,
        ),
    ],
)
def test_collections_count_by_their_elements_whatever_their_classes(kind: str, old: str, same: str, other: str) -> None:
    before, unchanged, changed = (
        f"import java.util.*; class A {{ static {kind} f(int n) {{ return {each}; }} }}" for each in (old, same, other)
    )
    assert compared(before, unchanged)["A.f(int)"].verdict in (Comparison.EQUAL, Comparison.WITHIN_BOUNDS)
    assert compared(before, changed)["A.f(int)"].verdict is Comparison.DIFFERS
