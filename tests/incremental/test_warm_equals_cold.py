"""A result that was kept equals a cold one, whatever was edited in between."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oxpecker.api.checking import options_of
from oxpecker.api.loading import load_sources
from oxpecker.api.session import Session
from oxpecker.engine import Options
from oxpecker.incremental import Fingerprints, Store
from oxpecker.oox.source import Source
from oxpecker.results import MethodResult, Statistics
from tests.exhaustive import exhaustive, tries

OPTIONS = options_of({"array": 2, "chain": 1, "decisions": 30, "seconds": 20.0})

TEMPLATE = """\
class Account {
    int balance@{ := 1}{ := 0 - 1};
    static int limit := @{5}{4};
    @{}{invariant(this.balance >= 0);}{invariant(this.balance >= 0 - 3);}
    Account() { @{}{this.balance := 2;} }
    pure int twice() { return this.balance * @{2}{3}; }
    int add(int n) @{}{requires(n > 0)}{ensures(this.balance > 0)}{ensures(this.balance < this.twice())}
    { this.balance := this.balance @{+}{-} n; return this.balance; }
    int limited(int n) ensures(retval <= 4) { return n > Account.limit ? Account.limit : n; }
}
class Special extends Account { int add(int n) { return 0 - @{6}{7}; } }
@{}{class Third extends Account { int add(int n) { return 0 - 7; } }}{class Other { int balance; }}
class Node { Node next; @{}{Account account;} }
class Main {
    static int helper(int x) @{}{ensures(retval > x)}{requires(x != 3)} { return x @{+ 1}{- 1}{/ x}; }
    static int uses(int x) ensures(retval @{!=}{>} 4) { int y := Main.helper(x); return y; }
    static int gives(Account a, int n) ensures(retval != 0 - 7) { int y := a.add(n); return y; }
    static void below(Account a) { if (a instanceof Special) { int y := a.add(1); assert y != 0 - 7; } }
    static int fresh() { Account a := new Account(); int t := a.twice(); assert t > @{1}{4}; return t; }
    static int alone(int x) ensures(retval != 9) { return x; }
    static int sum(int[] a) { int s := 0; int i := 0; while (i < #a) { s := s + a[i]; i := i + 1; } return @{s}{0}; }
    static void chain(Node n) { assert n.next.next == null; }
    @{}{static void other() { fork Main.other(); }}{static void other() { assert false; }}
}
"""
JAVA = """\
import java.util.*;
class Shape { @{int area() { return 1; }}{int area() { return 0; }}{//@ ensures \\result > 0;
 int area() { return 2; }} }
class Square extends Shape { int side@{}{ = 2}; @{}{int area() { return side * side; }}
 public boolean equals(Object o) { return @{true}{o == this}; } }
class Main {
    //@ ensures \\result != 0;
    static int measure(Shape s) { return s == null ? 1 : s.area(); }
    static boolean found(Square s) { List<Square> l = new ArrayList<>(); l.add(new Square());
        boolean b = l.contains(s); assert b; return b; }
    //@ ensures \\result != 9;
    static int alone(int x) { return x; }
}
"""


def _parts(template: str) -> list[list[str]]:
    """The template cut into what stays (one text) and what varies (several)."""
    parts: list[list[str]] = []
    rest = template
    while "@{" in rest:
        plain, _, rest = rest.partition("@{")
        parts.append([plain])
        choices, rest = [], "{" + rest
        while rest.startswith("{"):
            end = _closing(rest)
            choices.append(rest[1:end])
            rest = rest[end + 1 :]
        parts.append(choices)
    return [*parts, [rest]]


def _closing(text: str) -> int:
    depth = 0
    for index, character in enumerate(text):
        depth += {"{": 1, "}": -1}.get(character, 0)
        if not depth:
            return index
    raise AssertionError(text)


def _program(parts: Sequence[Sequence[str]], chosen: Sequence[int], gaps: Sequence[int]) -> str:
    """A program: which of the texts stands in each place, and where lines are empty."""
    numbers = iter(chosen)
    text = "".join(each[0] if len(each) == 1 else each[next(numbers) % len(each)] for each in parts)
    lines = text.split("\n")
    for gap in gaps:
        lines.insert(gap % len(lines), "")
    return "\n".join(lines)


def _results(name: str, text: str, store: Store | None) -> list[MethodResult]:
    loaded = load_sources([Source(name, text)])
    with TemporaryDirectory() as folder:
        return list(Session(loaded, OPTIONS, store=store or Store(Path(folder))).results())


def _comparable(results: list[MethodResult]) -> list[MethodResult]:
    """Without statistics: they tell of the run that was kept."""
    return [replace(result, statistics=Statistics(paths=result.statistics.paths)) for result in results]


def _agree(name: str, template: str, versions: Sequence[tuple[list[int], list[int]]]) -> None:
    parts = _parts(template)
    with TemporaryDirectory() as folder:
        store = Store(Path(folder))
        for chosen, gaps in versions:
            text = _program(parts, chosen, gaps)
            assert _comparable(_results(name, text, store)) == _comparable(_results(name, text, None)), text


def _edits(template: str) -> st.SearchStrategy[list[tuple[list[int], list[int]]]]:
    """Versions of a program: each changes one place of the one before, and empty lines anywhere."""
    varying = sum(len(each) > 1 for each in _parts(template))
    edit = st.tuples(st.integers(0, varying - 1), st.integers(0, 3), st.lists(st.integers(0, 40), max_size=2))

    def versions(edits: list[tuple[int, int, list[int]]]) -> list[tuple[list[int], list[int]]]:
        chosen, found = [0] * varying, [([0] * varying, list[int]())]
        for place, choice, gaps in edits:
            chosen = [choice if index == place else each for index, each in enumerate(chosen)]
            found.append((chosen, gaps))
        return found

    return st.lists(edit, min_size=2, max_size=4).map(versions)


@settings(max_examples=tries(6), deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(_edits(TEMPLATE))
def test_warm_equals_cold(versions: list[tuple[list[int], list[int]]]) -> None:
    _agree("a.oox", TEMPLATE, versions)


@settings(max_examples=tries(2), deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(_edits(JAVA))
def test_warm_equals_cold_in_java(versions: list[tuple[list[int], list[int]]]) -> None:
    _agree("A.java", JAVA, versions)


@pytest.mark.parametrize("every", [6, exhaustive(1)])
def test_every_single_edit_is_noticed(every: int) -> None:
    varying = [len(each) for each in _parts(TEMPLATE) if len(each) > 1]
    usual = [0] * len(varying)
    single = [
        ([choice if index == place else 0 for index in range(len(varying))], [place])
        for place, choices in enumerate(varying)
        for choice in range(1, choices)
    ]
    _agree("a.oox", TEMPLATE, [(usual, []), *single[::every]])


PROGRAM = """\
class Main {
    static int first(int x) ensures(retval != 5) { int y := Main.second(x); return y; }
    static int second(int x) { return x; }

    static int third(int[] a)
        ensures(retval != 3) {
        int i := 0;
        while (i < #a) { i := i + 1; }
        return i;
    }
}
"""


@pytest.mark.parametrize(
    ("old", "new", "kept"),
    [
        ("", "", {"first", "second", "third"}),
        ("class Main {", "\n\n// moved\nclass Main {", {"first", "second", "third"}),
        ("return x;", "return x + 1;", {"third"}),
        ("return i;", "return i + 1;", {"first", "second"}),
        ("second(int x) {", "second(int x) requires(x > 0) {", {"third"}),
        ("\n\n    static int third", "\n    int field;\n    static int third", set()),
        (
            "\n\n    static int third",
            "\n    static void fourth() { ; }\n    static int third",
            {"first", "second", "third"},
        ),
        ("class Main {", "class Other extends Main { }\nclass Main {", set()),
    ],
)
def test_what_an_edit_leaves_alone(old: str, new: str, kept: set[str], tmp_path: Path) -> None:
    assert old in PROGRAM
    store = Store(tmp_path)
    _results("a.oox", PROGRAM, store)
    edited = PROGRAM.replace(old, new, 1)
    warm = _results("a.oox", edited, store)
    assert {result.method.partition("(")[0].removeprefix("Main.") for result in warm if result.cached} == kept
    assert _comparable(warm) == _comparable(_results("a.oox", edited, None))


def test_places_move_with_the_code(tmp_path: Path) -> None:
    store = Store(tmp_path)
    before = _results("a.oox", PROGRAM, store)
    after = _results("a.oox", "\n" * 7 + PROGRAM, store)
    assert all(result.cached for result in after)
    for one, two in zip(before, after, strict=True):
        assert two.span.line == one.span.line + 7
        assert [f.span.line for f in two.findings] == [f.span.line + 7 for f in one.findings]
        assert [h.span.line for h in two.bounds_hit] == [h.span.line + 7 for h in one.bounds_hit]


def test_places_in_texts_move_too(tmp_path: Path) -> None:
    text = 'class A { static void f(int x) { if (x > 0) { unsupported("this"); } } }'
    store = Store(tmp_path)
    _results("a.oox", text, store)
    (result,) = _results("a.oox", "\n\n" + text, store)
    assert result.cached
    assert "a.oox:3:" in result.reason


def test_options_are_part_of_it() -> None:
    loaded = load_sources([Source("a.oox", PROGRAM)])
    (method, *_) = loaded.methods_to_check()
    prints = Fingerprints(loaded.program, loaded.sources)
    others: list[dict[str, object]] = [{"array": 3}, {"chain": 2}, {"seed": 1}, {"solver": "z3"}, {"slicing": False}]
    keys = {prints.of(method, options_of(each)).key for each in [{}, *others]}
    keys.add(prints.of(method, replace(Options(), exceptions=frozenset({"Error"}))).key)
    assert len(keys) == len(others) + 2
    java = load_sources([Source("a.oox", PROGRAM)], {"ints": "java"})
    other = Fingerprints(java.program, java.sources).of(java.methods_to_check()[0], Options())
    assert other.key not in keys


def test_what_time_ended_is_not_kept(tmp_path: Path) -> None:
    text = (
        "class A { static int f(int x) ensures(retval >= 0) { int i := 0; while (i < x) { i := i + 1; } return i; } }"
    )
    loaded = load_sources([Source("a.oox", text)])
    (method,) = loaded.methods_to_check()
    session = Session(loaded, replace(Options(), seconds=1e-9), store=Store(tmp_path))
    assert session.check(method).verdict == "unknown"
    assert session.known(method) is None
