"""Contracts in place of code say nothing that the code does not do, and where they are exact, they say all of it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oxpecker.engine import STRATEGIES, Bounds, LoopTreatment, Options, check_method
from oxpecker.oox.interpreter import Violated
from oxpecker.results import Verdict
from tests.engine.checks import solver
from tests.engine.generated.heaps import Small, small_runs
from tests.exhaustive import tries
from tests.oox.from_text import checked, method_named

PLAIN = Options(Bounds(decisions=200, chain=1, array=2, steps=20_000), seconds=600.0)
MODULAR = replace(PLAIN, modular=True)
INVARIANTS = replace(PLAIN, loops=LoopTreatment.INVARIANT)

EXACT = {
    "set": "ensures(this.value == n) exceptional(false) assignable(this.value)",
    "add": "ensures(this.value == old(this.value) + n) exceptional(false) assignable(this.value)",
    "link": "ensures(this.next == c) exceptional(false) assignable(this.next)",
    "make": "ensures(retval != null && fresh(retval) && retval.value == n && retval.next == null)"
    " exceptional(false) assignable(nothing)",
    "pick": "ensures(retval == (p ? a : b)) exceptional(false) assignable(nothing)",
    "fail": "ensures(n >= 0) exceptional(n < 0) signals (IllegalStateException e) n < 0 assignable(nothing)",
    "total": "requires(a != null && b != null) ensures(retval == a.value + b.value)"
    " exceptional(false) assignable(nothing)",
    "count": "ensures(Cell.made == old(Cell.made) + n) exceptional(false) assignable(Cell.made)",
}
WEAK = {
    "set": ["ensures(this.value >= n) exceptional(false)", "ensures(true)", "assignable(this.*)"],
    "add": ["ensures(n > 0 ==> this.value > old(this.value)) assignable(this.value)", "exceptional(false)"],
    "link": ["ensures(c != null ==> this.next != null)", "assignable(this.next)"],
    "make": ["ensures(retval != null && retval.value == n)", "ensures(retval != null)", "exceptional(false)"],
    "pick": ["ensures(retval == a || retval == b)", "ensures(a != null && b != null ==> retval != null)"],
    "fail": ["ensures(n >= 0)", "exceptional(n != 1)", "ensures(true)"],
    "total": ["ensures(a == b ==> retval % 2 == 0)", "requires(a != null && b != null) ensures(true)"],
    "count": ["ensures(n >= 0 ==> Cell.made >= old(Cell.made))", "ensures(true) exceptional(false)"],
}
STATEMENTS = [
    "a.set(x);",
    "b.add(1);",
    "c := Cell.make(x);",
    "c := Cell.pick(a, b, x > 0);",
    "a.link(b);",
    "c.link(a);",
    "b := Cell.pick(c, b, y == 0);",
    "y := Cell.total(a, c);",
    "try { Cell.fail(x); y := 1; } catch (IllegalStateException e) { y := 2; }",
    "Cell.count(2);",
    "c.set(y);",
    "if (a.next != null) { a.next.set(7); }",
    "if (c.next == a) { y := 5; }",
    "a.value := 3;",
    "c := new Cell();",
]
CLAIMS = [
    "a.value == x",
    "a != b ==> b.value == old(b.value) + 1",
    "c != a",
    "y != 2 || x < 0",
    "a.next == old(a.next)",
    "a.next == b",
    "Cell.made == old(Cell.made)",
    "c.value == 3 || c.value == 0 || c.value == x",
    "c != null && b != null",
    "a.value == old(a.value)",
    "c.next == null",
    "y <= 2",
]


def program(contracts: dict[str, str], body: list[str], claim: str) -> str:
    """A method that makes some calls and then claims something."""
    said = contracts
    return f"""
class Cell {{
    int value;
    Cell next;
    static int made;
    void set(int n) {said["set"]} {{ this.value := n; }}
    void add(int n) {said["add"]} {{ this.value := this.value + n; }}
    void link(Cell c) {said["link"]} {{ this.next := c; }}
    static Cell make(int n) {said["make"]} {{ Cell c := new Cell(); c.value := n; return c; }}
    static Cell pick(Cell a, Cell b, bool p) {said["pick"]} {{ return p ? a : b; }}
    static void fail(int n) {said["fail"]} {{ if (n < 0) {{ throw new IllegalStateException(); }} }}
    static int total(Cell a, Cell b) {said["total"]} {{ return a.value + b.value; }}
    static void count(int n) {said["count"]} {{ Cell.made := Cell.made + n; }}
}}
class Main {{
    static void run(Cell a, Cell b, int x)
        requires(a != null && b != null)
        exceptional(true)
    {{
        int y := 0;
        Cell c := a;
        {" ".join(body)}
        assert {claim};
    }}
}}
"""


def verdict(text: str, options: Options) -> Verdict:
    made = checked(text)
    return check_method(made, method_named(made, "Main.run"), solver(), options).verdict


bodies = st.lists(st.sampled_from(STATEMENTS), min_size=1, max_size=4)
claims = st.sampled_from(CLAIMS)
some = settings(max_examples=tries(40), deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


@given(bodies, claims)
@some
def test_exact_contracts_give_the_same_verdict_as_the_bodies(body: list[str], claim: str) -> None:
    text = program(EXACT, body, claim)
    assert verdict(text, MODULAR) == verdict(text, PLAIN), text


@given(bodies, claims, st.fixed_dictionaries({name: st.sampled_from(said) for name, said in WEAK.items()}))
@some
def test_what_weak_contracts_show_is_so(body: list[str], claim: str, weak: dict[str, str]) -> None:
    text = program(weak, body, claim)
    by_contract, by_body = verdict(text, MODULAR), verdict(text, PLAIN)
    assert (by_contract is Verdict.INVALID) == (by_body is Verdict.INVALID), text
    if by_contract is Verdict.VALID:
        assert by_body is Verdict.VALID, text


def test_weak_contracts_leave_some_claims_open() -> None:
    weak = {name: said[0] for name, said in WEAK.items()}
    assert verdict(program(weak, ["a.set(x);"], "a.value >= x"), MODULAR) is Verdict.VALID
    assert verdict(program(weak, ["a.set(x);"], "a.value == x"), MODULAR) is Verdict.UNKNOWN
    assert verdict(program(weak, ["a.set(x);"], "a.value == x"), PLAIN) is Verdict.VALID


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_strategies_agree_about_contracts(strategy: str) -> None:
    cases = [
        (["c := Cell.make(x);", "a.link(c);"], "a.next != b && a.next.value == x", Verdict.VALID),
        (["c := Cell.pick(a, b, x > 0);", "c.set(7);"], "a.value == old(a.value)", Verdict.INVALID),
        (["a.link(b);", "if (a.next != null) { a.next.set(7); }"], "b.value == 7", Verdict.VALID),
    ]
    for body, claim, expected in cases:
        assert verdict(program(EXACT, body, claim), replace(MODULAR, strategy=strategy)) is expected


# --- loops -------------------------------------------------------------------------------------------------

LOOP = """
class Main {{
    static int run(int n, int m)
        ensures({claim})
    {{
        int i := {start};
        int s := 0;
        while (i < n) invariant({invariant}) {measure} {{ {body} }}
        return s;
    }}
}}
"""
PARTS = {
    "claim": [
        "retval == n",
        "n >= 0 ==> retval == n",
        "retval >= 0",
        "retval <= n || n < 0",
        "retval % 2 == 0",
        "m < 0 || retval >= 0",
    ],
    "start": ["0", "m", "1"],
    "invariant": [
        "true",
        "s == i",
        "i <= n || n < 0",
        "s == i && (n < 0 || i <= n)",
        "s >= 0",
        "s % 2 == 0",
        "i >= 0 && s >= 0",
    ],
    "measure": ["", "decreases(n - i)", "decreases(i)"],
    "body": [
        "i := i + 1; s := s + 1;",
        "s := s + 2; i := i + 1;",
        "i := i + 1; if (i == 3) { continue; } s := s + 1;",
        "if (i == 2) { break; } i := i + 1; s := s + 1;",
        "i := i + 1; if (s > 3) { return 4; } s := s + 2;",
        "i := i + 2; s := i;",
        "try { i := i + 1; if (m == 2) { throw; } s := s + 1; } catch { s := i; }",
    ],
}


@given(st.fixed_dictionaries({name: st.sampled_from(options) for name, options in PARTS.items()}))
@settings(some, max_examples=tries(60))
def test_no_run_breaks_what_invariants_show(parts: dict[str, str]) -> None:
    made = checked(LOOP.format(**parts))
    method = method_named(made, "Main.run")
    result = check_method(made, method, solver(), replace(INVARIANTS, seconds=600.0))
    broken = [r.arguments for r in small_runs(made, method, Small()) if isinstance(r.outcome, Violated)]
    if result.verdict is Verdict.VALID:
        assert not broken, (parts, broken)
    elif result.verdict is Verdict.INVALID:
        assert result.findings
    else:
        assert result.verdict is Verdict.UNKNOWN and result.reason.startswith("not confirmed"), result.reason


def test_some_invariants_show_something() -> None:
    parts = {name: options[0] for name, options in PARTS.items()} | {"claim": PARTS["claim"][1]}
    parts |= {"invariant": PARTS["invariant"][3], "measure": PARTS["measure"][1]}
    made = checked(LOOP.format(**parts))
    result = check_method(made, method_named(made, "Main.run"), solver(), INVARIANTS)
    assert result.verdict is Verdict.VALID
    assert not result.notes
