"""`oxpecker check --coverage`: what is covered, what is known of the rest, and the files for other tools."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli

PROGRAM = """
class Main {
    static int sign(int x) {
        if (x > 0) { return 1; }
        if (x > 5 || x == 7) { return 2; }
        return x < 0 ? -1 : 0;
    }
    static int count(int[] a) requires(a != null) {
        int i := 0;
        while (i < #a) { if (a[i] == 0) { return 0; } i := i + 1; }
        if (i > 3) { return 9; }
        return i;
    }
    static int slow(int x) {
        int i := 0;
        while (i < x) { i := i + 1; }
        return i == 1000 ? 1 : 0;
    }
    static int helped(int x) { return x > 0 ? Main.sign(x) : 4; }
}
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    file = tmp_path / "program.oox"
    file.write_text(PROGRAM, encoding="utf-8")
    return file


def measured(file: Path, *arguments: str) -> str:
    return CliRunner().invoke(cli, ["check", str(file), "--coverage", *arguments]).output


def test_what_no_input_reaches_is_infeasible(program: Path) -> None:
    said = measured(program, "--method", "Main.sign")
    assert "coverage: 6 of 8 branches, 3 of 3 lines" in said
    assert f"{program}:5:13 'x > 5' true: infeasible\n" in said
    assert f"{program}:5:22 'x == 7' true: infeasible\n" in said
    assert said.count(": infeasible\n") == 2


def test_what_a_bound_leaves_out_is_infeasible_within_bounds(program: Path) -> None:
    said = measured(program, "--method", "Main.count", "--array", "2")
    assert f"{program}:11:13 'i > 3' true: infeasible within bounds" in said
    assert "infeasible" not in measured(program, "--method", "Main.count", "--array", "4")


def test_what_no_class_that_is_tried_reaches_is_infeasible_within_bounds(tmp_path: Path) -> None:
    file = tmp_path / "Open.java"
    file.write_text(
        "class Open {\n"
        "    static int f(Object o) { return o instanceof Runnable ? 1 : 0; }\n"
        "    static int g(Comparable<Number> c) { return (Object) c instanceof Integer ? 1 : 0; }\n"
        "}\n",
        encoding="utf-8",
    )
    said = measured(file)
    assert "'o instanceof Runnable' true: infeasible within bounds\n" in said
    assert "'(Object) c instanceof Integer' true: infeasible\n" in said


def test_what_was_not_followed_is_not_reached(program: Path) -> None:
    said = measured(program, "--method", "Main.slow", "--decisions", "20")
    assert "'i == 1000' true: infeasible within bounds" in said
    data = json.loads(measured(program, "--method", "Main.helped", "--format", "json"))
    (method,) = data["methods"]
    kinds = {(b["method"], b["line"], b["taken"]): b["reach"] for b in method["coverage"]["branches"]}
    assert kinds["Main.sign(int)", 4, False] == "infeasible"
    assert kinds["Main.helped(int)", 19, True] == "covered"


def test_files_for_other_tools(program: Path, tmp_path: Path) -> None:
    lcov, jacoco = tmp_path / "cover/lcov.info", tmp_path / "cover/jacoco.xml"
    measured(program, "--method", "Main.sign", "--lcov", str(lcov), "--jacoco", str(jacoco))
    lines = lcov.read_text("utf-8").splitlines()
    assert lines[:3] == ["TN:", f"SF:{program}", "FN:3,Main.sign(int)"]
    assert "BRDA:4,0,0,1" in lines and lines[-1] == "end_of_record"
    assert "BRF:8" in lines and "BRH:6" in lines
    report = ElementTree.parse(jacoco).getroot()
    counters = {c.get("type"): (c.get("missed"), c.get("covered")) for c in report.findall("counter")}
    assert counters["BRANCH"] == ("2", "6")
    found = report.find("package/sourcefile/line[@nr='4']")
    assert found is not None and found.get("cb") == "2" and found.get("mb") == "0"


def test_outer_objects_of_classes_that_extend_their_own_outer_class_come_to_an_end(tmp_path: Path) -> None:
    file = tmp_path / "Main.java"
    file.write_text(
        """class Main {
            String name;
            class In { String show() { return "in " + name; } }
            class Other extends Main { }
        }""",
        encoding="utf-8",
    )
    said = measured(file, "--method", "Main$In.show")
    assert "1 of 1 lines" in said
