"""`oxpecker check --engine refine|inline` on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from oxpecker.cli.main import cli

CHAIN = """class Node { Node next; int value; }
class Chain {
    Node first;
    //@ alloy adds: n != null and n not in this.first.*next =>
    //      this.first'.*next' = this.first.*next + n
    void push(Node n) { n.next := this.first; this.first := n; this.check(n); }
    //@ alloy wrong: this.first' = this.first
    void pop() { this.first := this.first.next; this.check(this.first); }
    void check(Node n) { Node m := n; while (m != null) { m := m.next; } }
    int odd(int x) requires(x > 0) ensures(retval > 0) { return x * x; }
    int lost(string s) ensures(retval == 0) { return s == "a" ? 1 : 0; }
}
"""


def run(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["check", "--fail-on", "bounds", *map(str, arguments)])


@pytest.fixture
def chain(tmp_path: Path) -> Path:
    file = tmp_path / "chain.oox"
    file.write_text(CHAIN, encoding="utf-8")
    return file


@pytest.mark.parametrize("engine", ["refine", "inline"])
def test_properties_in_comments(chain: Path, engine: str) -> None:
    right = run(chain, "--engine", engine, "--method", "push", "--objects", 2)
    assert right.exit_code == 4
    assert "valid within bounds (objects up to 2, width up to 4, unrollings up to 3)" in right.output
    wrong = run(chain, "--engine", engine, "--method", "pop", "--objects", 2)
    assert wrong.exit_code == 1
    assert "violates 'property': wrong" in wrong.output
    assert "heap before" in wrong.output and "heap after" in wrong.output


def test_a_contract_is_checked_when_there_is_no_property(chain: Path) -> None:
    assert "valid within bounds" in run(chain, "--engine", "refine", "--method", "odd").output


def test_a_property_of_code_that_is_not_encoded_is_refused_with_its_place(chain: Path) -> None:
    result = run(chain, "--engine", "refine", "--method", "lost", "--property", "value' = value")
    assert result.exit_code == 3
    assert "unknown (unsupported: value of type string at" in result.output and "chain.oox:11" in result.output


def test_a_contract_of_code_that_is_not_encoded_is_checked_by_symbolic_execution(chain: Path) -> None:
    result = run(chain, "--engine", "refine", "--method", "lost")
    assert result.exit_code == 1
    assert "symbolic execution checked this contract" in result.output and "chain.oox:11" in result.output


ROSTER = """import java.util.*;
class Roster {
    private final List<Integer> ages = new ArrayList<>();
    //@ ensures \\result == \\old(ages.size()) + 1;
    int add(int age) { ages.add(age); return ages.size(); }
    //@ ensures \\result == 1;
    static int put(int k) { Map<Integer, Integer> m = new HashMap<>(); m.put(k, 1); m.put(k, 2); return m.size(); }
    //@ ensures \\result == a;
    static int last(int a, int b) { Deque<Integer> d = new ArrayDeque<>(); d.push(a); d.push(b); return d.pop(); }
    //@ ensures \\result == 2;
    static int both(int a, int b) { Set<Integer> s = new HashSet<>(); s.add(a); s.add(b); return s.size(); }
}
"""


@pytest.mark.parametrize("engine", ["refine", "inline"])
def test_contracts_with_collections_get_the_verdicts_of_symbolic_execution(tmp_path: Path, engine: str) -> None:
    file = tmp_path / "Roster.java"
    file.write_text(ROSTER, encoding="utf-8")
    verdicts = [
        [line for line in run(file, *arguments).output.splitlines() if line.startswith("Roster.")]
        for arguments in ((), ("--engine", engine))
    ]
    assert verdicts[0] == verdicts[1]
    assert [line.split(": ")[1] for line in verdicts[1]] == ["valid", "valid", "invalid", "invalid"]


def test_a_property_on_the_command_line_or_in_a_file(chain: Path, tmp_path: Path) -> None:
    stated = run(chain, "--engine", "refine", "--method", "pop", "--property", "value' = value", "--objects", 2)
    assert stated.exit_code == 4
    file = tmp_path / "properties.als"
    file.write_text("pred same() { value' = value }\nassert keeps { same }\nassert breaks { next' = value }\n", "utf-8")
    found = run(chain, "--engine", "refine", "--method", "pop", "--property", file, "--objects", 2)
    assert found.exit_code == 1


@pytest.mark.parametrize(
    ("text", "said"), [("valeu' = value", "unknown name valeu'"), ("all x Node | x", "expected an expression")]
)
def test_a_mistake_in_a_property_has_a_place(chain: Path, text: str, said: str) -> None:
    result = run(chain, "--engine", "refine", "--method", "pop", "--property", text)
    assert result.exit_code == 2
    assert said in result.output and "--property:1:" in result.output


def test_a_mistake_in_a_comment_has_its_place_in_the_file(chain: Path) -> None:
    chain.write_text(CHAIN.replace("this.first.*next + n", "this.frst.*next + n"), encoding="utf-8")
    result = run(chain, "--engine", "refine", "--method", "push")
    column = CHAIN.splitlines()[4].index("this.first.*next + n") + len("this.") + 1
    assert "unknown (formula: unknown name frst" in result.output
    assert f"chain.oox:5:{column})" in result.output
    assert result.exit_code == 2


NESTED = """
class Shop {
    static class Good { int price; }
    //@ alloy simple: all g: Good | g.price' = g.price or g = good
    //@ alloy dotted: all g: Shop.Good | g.price' = g.price or g = good
    //@ alloy binary: all g: Shop$Good' | g.price' = g.price or g = good
    static void sell(Good good) { if (good != null) good.price = 1; }
    //@ alloy all g: Godo | g.price' = g.price
    static void wrong(Good good) { if (good != null) good.price = 1; }
}
class Other {
    static class Good { int weight; }
    //@ alloy own: all g: Good | g.weight' = g.weight or g = good
    //@ alloy theirs: all g: Shop.Good | g.price' = g.price
    static void weigh(Good good) { if (good != null) good.weight = 1; }
}
"""


@pytest.mark.parametrize("engine", ["refine", "inline"])
def test_properties_name_nested_classes_as_java_does(tmp_path: Path, engine: str) -> None:
    file = tmp_path / "Shop.java"
    file.write_text(NESTED, encoding="utf-8")
    result = run(file, "--engine", engine, "--objects", 2)
    assert "Shop.sell(Shop.Good): valid within bounds" in result.output
    assert "Other.weigh(Other.Good): valid within bounds" in result.output
    assert "Shop.wrong(Shop.Good): unknown (formula: unknown name Godo" in result.output
    assert "Shop.java:8:22)" in result.output and result.exit_code == 2


def test_a_mistake_in_a_file_of_properties_has_its_place(chain: Path) -> None:
    file = chain.parent / "stated.als"
    file.write_text("assert one { some this }\nassert two {\n  value' = valu }", encoding="utf-8")
    result = run(chain, "--engine", "refine", "--method", "pop", "--property", file)
    assert "stated.als:3:12: unknown name valu" in result.output


def test_a_file_of_properties_that_is_not_there_is_a_mistake(chain: Path) -> None:
    result = run(chain, "--engine", "refine", "--method", "pop", "--property", chain.parent / "none.als")
    assert result.exit_code == 2
    assert "none.als: No such file or directory" in result.output


@pytest.mark.parametrize("engine", ["refine", "inline"])
@pytest.mark.parametrize(
    ("stated", "code"),
    [
        ("all i: Int - at | a.elements'[i] = a.elements[i]", 4),
        ("a.elements'[Int] in a.elements[Int] + v", 4),
        ("length' = length and int[at] >= 0", 4),
        ("a.elements' = a.elements", 1),
        ("int[a.length] > 1", 1),
    ],
)
def test_properties_speak_of_arrays(tmp_path: Path, engine: str, stated: str, code: int) -> None:
    file = tmp_path / "store.oox"
    file.write_text(
        "class Store { void put(int[] a, int at, int v) { this.write(a, at, v); }\n"
        "void write(int[] a, int at, int v) { int i := 0; while (i < at) { i := i + 1; } a[i + (at - i)] := v; } }",
        encoding="utf-8",
    )
    limits = ("--method", "Store.put", "--objects", 2, "--width", 3, "--unrollings", 2)
    assert run(file, "--engine", engine, "--property", stated, *limits).exit_code == code


def test_bounds_of_the_other_engine_are_refused(chain: Path) -> None:
    result = run(chain, "--objects", 2)
    assert result.exit_code == 2
    assert "--objects needs --engine refine" in result.output


def test_java_properties_are_no_jml(tmp_path: Path) -> None:
    file = tmp_path / "Cell.java"
    file.write_text(
        "class Cell {\n    int value;\n    //@ alloy frame: all c: Cell - this | c.value' = c.value\n"
        "    //@ requires v > 0;\n    void set(int v) { value = v; }\n}\n",
        encoding="utf-8",
    )
    assert run(file, "--engine", "refine").exit_code == 4
    assert run(file).exit_code == 0


GUARDED = """class Guarded {
    static int length(int[] a) { return a.length; }
    static int positive(int k) { if (k <= 0) throw new IllegalArgumentException(); return k; }
    static int last() { int[] a = new int[1]; return a[1]; }
    static int quotient(int a, int b) { return a / b; }
}
"""


@pytest.mark.parametrize("engine", ["symbolic", "refine", "inline"])
def test_engines_agree_on_what_callers_must_meet(tmp_path: Path, engine: str) -> None:
    """Whether an exception is a finding does not depend on who found it."""
    file = tmp_path / "Guarded.java"
    file.write_text(GUARDED, encoding="utf-8")
    output = run(file, "--engine", engine).output
    assert "Guarded.length(int[]): valid, provided that a != null" in output
    assert "Guarded.positive(int): valid, provided that k > 0" in output
    assert "Guarded.last(): invalid" in output and "Guarded.quotient(int, int): invalid" in output
    assert "Guarded.length(int[]): invalid" in run(file, "--engine", engine, "--null-inputs").output
