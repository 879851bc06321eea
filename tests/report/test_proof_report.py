"""How a verdict was reached: in words, as data, and on pages."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner

from oxpecker import check
from oxpecker.cli.main import cli
from tests.lsp.test_loop_invariants import FILL

HALF = """\
class Half {
    //@ requires n >= 0;
    //@ ensures \\result == n;
    static int count(int n, double[] unused) {
        int i = 0;
        double half = 0.5;
        while (i < n && half < 1.0) {
            i++;
        }
        return i;
    }
}
"""
CALLS = """\
class Calls {
    //@ requires 0 <= x && x < 100;
    //@ ensures \\result == x + 1;
    static int next(int x) { return x + 1; }

    //@ requires 0 <= n && n < 100;
    //@ ensures \\result == n;
    static int count(int n) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= n;
        //@ decreases n - i;
        while (i < n) { i = next(i); }
        return i;
    }
}
"""


def explained(tmp_path: Path, name: str, text: str, *options: str) -> str:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    return CliRunner().invoke(cli, ["check", str(file), "--explain", *options]).output


def test_the_invariants_stand_at_their_loops(tmp_path: Path) -> None:
    output = explained(tmp_path, "Fill.java", FILL)
    loop = output.index("Fill.java:5:9:\n")
    assert loop < output.index("loop_invariant (\\forall int k; 0 <= k && k < i; a[k] == 7); (found)")
    assert ": valid within bounds\n" in output
    assert "  strategy: horn, " in output


def test_contracts_and_measures_are_named(tmp_path: Path) -> None:
    output = explained(tmp_path, "Calls.java", CALLS, "--method", "Calls.count")
    assert "loop_invariant 0 <= i && i <= n; (written)" in output
    assert "decreases n - i; (written)" in output
    assert "relies on the contract of Calls.next(int), which is proved too" in output


def test_it_says_why_there_is_no_proof(tmp_path: Path) -> None:
    output = explained(tmp_path, "Half.java", HALF, "--time", "5")
    assert "no verdict (not covered: " in output
    assert "Half.java:7" in output


def test_paths_that_were_all_explored_need_no_invariant(tmp_path: Path) -> None:
    text = "class P { /*@ ensures \\result >= x; */ static int same(int x) { return x; } }"
    assert "proof: all paths were explored, so no invariant is needed" in explained(tmp_path, "P.java", text)


def test_data_has_the_same_parts(tmp_path: Path) -> None:
    file = tmp_path / "Fill.java"
    file.write_text(FILL, encoding="utf-8")
    (method,) = json.loads(CliRunner().invoke(cli, ["check", str(file), "--format", "json"]).stdout)["methods"]
    loops = {(each["line"], each["origin"]) for each in method["proof"]["invariants"]}
    assert loops == {(5, "found")}
    assert [each["strategy"] for each in method["strategies"]] == ["symbolic", "recurrence sets", "horn"]
    assert method["strategies"][-1]["verdict"] == "valid"


def test_pages_show_invariants_below_their_loops(tmp_path: Path) -> None:
    check(FILL, name="Fill.java").write_html(tmp_path)
    (page,) = tmp_path.glob("method-Fill.fill*.html")
    text = page.read_text(encoding="utf-8")
    assert text.index('id="L5"') < text.index("a[k] == 7); (found)</code>") < text.index('id="L6"')
