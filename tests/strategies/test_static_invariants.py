"""Inferred invariants of static fields: what they exclude, and what keeps Oxpecker from relying on them."""

from __future__ import annotations

import pytest

import oxpecker
from oxpecker.results import Classification, Verdict
from oxpecker.strategies.class_invariants import ClassInvariants
from tests.exhaustive import sampled

RATE = """
import java.util.*;
class Rate {{
    {modifiers} static int rate = 4;
    static void set(int r) {{ rate = Math.max(1, r); }}
    static int per(int x) {{ return x / rate; }}
    {more}
}}
{others}
"""


def verdict(
    more: str = "", others: str = "", modifiers: str = "", method: str = "Rate.per", **options: object
) -> Verdict:
    text = RATE.format(more=more, others=others, modifiers=modifiers)
    (result,) = oxpecker.check(text, name="Rate.java", method=method, **options).results
    return result.verdict


def test_the_verdict_names_the_invariant() -> None:
    text = RATE.format(more="", others="", modifiers="private")
    (result,) = oxpecker.check(text, name="Rate.java", method="Rate.per").results
    assert result.verdict is Verdict.VALID_PROVIDED
    (condition,) = result.conditions
    assert condition.classification is Classification.INVARIANT
    assert condition.text == "static fields of Rate keep 1 <= Rate.rate"


@pytest.mark.parametrize("options", [{"facts": "none"}, {"facts": "nullness"}, {"null_inputs": True}])
def test_invariants_can_be_switched_off(options: dict[str, object]) -> None:
    assert verdict(**options) is Verdict.INVALID


KEEPING = [
    "static void more() { rate++; if (rate < 1) rate = 1; }",
    "Rate(int r) { if (r > 0) rate = r; }",
    "void halve() { rate = rate / 2 + 1; if (rate <= 0) rate = 1; }",
    "private static void half() { rate = 0; } static void reset() { half(); rate = 2; }",
    "static void set(String given) { rate = given.isEmpty() ? 1 : 7; }",
    "static int read() { return 10 / rate; } static void twice(int r) { set(r); read(); set(r + 1); }",
    "static class Other { static int of(int x) { return per(x); } }",
    "static void swap(int r) { int old = rate; rate = -1; rate = old; }",
]


@pytest.mark.parametrize("more", sampled(KEEPING, 8))
def test_methods_that_keep_it(more: str) -> None:
    assert verdict(more) is Verdict.VALID_PROVIDED


BREAKING = [
    "static void clear() { rate = 0; }",
    "static int last() { return rate--; }",
    "Rate(int r) { rate = r; }",
    "void set2(int r) { rate = r; }",
    "static class Inner { void set(int r) { rate = r; } }",
    "static Runnable setting(int r) { return () -> rate = r; }",
    "static void set(Runnable r) { rate = 0; r.run(); rate = 1; }",
    "static void set(int[] a) { rate = 0; int x = a[0]; rate = 1; }",
    "static void hook() { per(1); } static void set2() { rate = 0; hook(); rate = 1; }",
    "void hook() { } void set3() { rate = 0; hook(); rate = 1; }",
    "private static void half() { rate = 0; } static class Inner { void call() { half(); } }",
    "private static void half() { rate = 0; } static void set4(Runnable r) { half(); r.run(); rate = 1; }",
    "static class In { static int use() { return 9 / rate; } } static void set5() { rate = 0; In.use(); rate = 1; }",
    "static void parse(String s) { rate = 0; rate = Integer.parseInt(s); }",
    "static native void load();",
    "static final Rate FIRST = new Rate(); Rate() { rate = rate - 4; }",
    "static { rate = 0; }",
    "static { if (System.nanoTime() > 5) rate = -1; }",
    "public static void main(String[] a) { rate = a.length; }",
    """static int runs; public static void main(String[] a) { if (runs++ > 0) rate = 0; }
    static void twice() { main(null); main(null); }""",
    "enum Mode { FAST { void use() { rate = 0; } }, SLOW; void use() { rate = 1; } }",
    "static void order(List<String> l) { rate = 0; l.sort((p, q) -> 10 / rate); rate = 1; }",
    "static void down(boolean more) { rate = 0; if (more) down(false); rate = 1; }",
    "static void fill(Map<String, String> m, java.util.function.Function<String, String> f) "
    '{ rate = 0; m.computeIfAbsent("a", f); rate = 1; }',
    "static class In { static void use() { per(1); } } static void set6() { rate = 0; In.use(); rate = 1; }",
    "static void set7(Iterable<String> all) { rate = 0; for (String each : all) rate++; rate = 1; }",
    "static class In { static int x = 1 / rate; } static int set8() { rate = 0; int y = In.x; rate = 1; return y; }",
    "static class In { static boolean ok() { return 9 / rate > 0; } } static void set9() "
    "{ rate = 0; assert In.ok(); rate = 1; }",
    "static void set10() { new Object() { { rate = 0; } }; }",
    "static class Bad extends RuntimeException { int at = 9 / rate; } static void set11(int n) "
    "{ rate = n; if (n < 1) throw new Bad(); }",
    "static void ask(Object o) { rate = 0; o.toString(); rate = 1; }",
]


@pytest.mark.parametrize("more", sampled(BREAKING, 6))
def test_methods_that_break_it(more: str) -> None:
    assert verdict(more) is Verdict.INVALID


OTHERS = [
    "class User { static void set(int r) { Rate.rate = r; } }",
    "class Special extends Rate { void change(int r) { rate = r; } }",
    "class Special extends Rate { static { rate = 0; } static void use() { } }",
    "class User { static { Rate.rate = 0; } static void use() { } }",
    "interface User { default void use() { Rate.rate = 0; } }",
    "class User { static native void set(int r); }",
]


@pytest.mark.parametrize("others", sampled(OTHERS, 6))
def test_other_classes_that_break_it(others: str) -> None:
    assert verdict(others=others) is Verdict.INVALID


def test_other_classes_do_not_assign_private_fields() -> None:
    assert verdict(others=OTHERS[-1], modifiers="private") is Verdict.VALID_PROVIDED


def test_code_may_run_before_the_class_is_initialised() -> None:
    text = (
        "class First { static final First ONE = new First(); static int rate = 4; final int share; "
        "static void set(int r) { rate = Math.max(1, r); } First() { share = 9 / rate; } }"
    )
    (result,) = oxpecker.check(text, name="First.java", method="First.First").results
    assert result.verdict is Verdict.INVALID


RELATED = """
import java.util.*;
class Ring {
    private static final String[] NAMES = {"a", "b", "c"};
    private static int at;
    static String next() { String n = NAMES[at]; at = (at + 1) % NAMES.length; return n; }
}
class Connection {
    private static boolean open;
    private static String name;
    static void open(String n) { name = Objects.requireNonNull(n); open = true; }
    static void close() { open = false; name = null; }
    static int length() { return open ? name.length() : 0; }
}
class Stack {
    private static int[] items = new int[4];
    private static int size;
    static void push(int x) { if (size < items.length) items[size++] = x; }
    static void clear(int n) { items = new int[n < 1 ? 1 : n]; size = 0; }
    static int pop() { if (size == 0) throw new IllegalStateException(); return items[--size]; }
}
"""


@pytest.mark.parametrize("method", sampled(["Ring.next", "Connection.length", "Stack.push", "Stack.pop"], 4))
def test_static_fields_are_related(method: str) -> None:
    (result,) = oxpecker.check(RELATED, name="Related.java", method=method).results
    assert result.verdict in (Verdict.VALID_PROVIDED, Verdict.VALID_WITHIN_BOUNDS_PROVIDED)
    assert any(each.text.startswith("static fields of") for each in result.conditions)


def test_nothing_is_searched_for_that_cannot_exclude_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(*_: object) -> None:
        pytest.fail("a search that cannot help")

    monkeypatch.setattr(ClassInvariants, "check", check)
    assert verdict("static int far(int x) { return x / (rate - 7); }", method="Rate.far") is Verdict.INVALID


def test_threads_may_see_a_state_in_between() -> None:
    assert verdict("static void go() { new Thread(() -> set(1)).start(); }") is Verdict.INVALID
