"""What the relational engines do not encode they refuse, with its place; symbolic execution then checks contracts."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli

INITIALISER = """
class C { static int t := D.u; }
class D { static int u := 5; }
class Main { static int g(C c) ensures(retval == 5) { return C.t; } }
"""
INVARIANT = """
class Main { int f; invariant(this.f > 0); void g() ensures(true) { ; } }
"""
REFUSED = [
    (INITIALISER, "unsupported: static initialiser of C, a class that inputs are of"),
    (INVARIANT, "unsupported: class invariant"),
]


@pytest.mark.parametrize(("text", "reason"), REFUSED)
@pytest.mark.parametrize("engine", ["refine", "inline"])
def test_a_contract_of_what_is_not_encoded_is_checked_otherwise(
    tmp_path: Path, text: str, reason: str, engine: str
) -> None:
    file = tmp_path / "p.oox"
    file.write_text(text)
    run = CliRunner().invoke(cli, ["check", str(file), "--method", "Main.g", "--engine", engine])
    assert run.exit_code == 0
    assert f"symbolic execution checked this contract; relational logic does not encode it ({reason} at" in run.output
    assert f"{file}:2)" in run.output


COMPUTED = """
class C { static int t := Main.five(); static C one := new C(3); int n; C(int n) { this.n := n; } }
class Main {
    static int right(C c) ensures(retval == 8) { return C.t + C.one.n; }
    static int wrong(C c) requires(c != null) ensures(retval == 3) { return C.one.n + c.n; }
    static int five() { return 5; }
}
"""


@pytest.mark.parametrize("engine", ["refine", "inline"])
def test_initialisers_that_depend_on_themselves_may_compute(tmp_path: Path, engine: str) -> None:
    file = tmp_path / "p.oox"
    file.write_text(COMPUTED)
    given = ["check", str(file), "--engine", engine, "--width", "5"]
    assert "Main.right(C): valid within bounds" in CliRunner().invoke(cli, [*given, "--method", "Main.right"]).output
    assert "violates 'ensures'" in CliRunner().invoke(cli, [*given, "--method", "Main.wrong"]).output


def test_properties_do_not_ask_for_what_initialisers_of_inputs_leave(tmp_path: Path) -> None:
    file = tmp_path / "p.oox"
    file.write_text(COMPUTED)
    given = ["check", str(file), "--engine", "refine", "--method", "Main.right", "--property", "t' = 5"]
    assert "unknown (unsupported: static initialiser of C" in CliRunner().invoke(cli, given).output


LIBRARY = """
import java.util.*;
class Shop {
    List<Object> items = new ArrayList<>();
    void add(Object item) {
        items.add(item);
    }
}
"""


def test_collections_of_any_objects_are_refused_by_name(tmp_path: Path) -> None:
    file = tmp_path / "Shop.java"
    file.write_text(LIBRARY)
    given = ["check", str(file), "--engine", "refine", "--method", "Shop.add", "--property", "items' = items"]
    output = CliRunner().invoke(cli, given).output
    assert f"unknown (unsupported: collection that holds elements of type Object at {file}:5)" in output


def test_a_property_may_name_a_result_that_no_run_has(tmp_path: Path) -> None:
    file = tmp_path / "p.oox"
    file.write_text("class Main { static int f() { throw new Exception(); } }")
    given = ["check", str(file), "--engine", "inline", "--property", "return = 3"]
    assert "Main.f(): valid within bounds" in CliRunner().invoke(cli, given).output
