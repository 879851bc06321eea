"""Conditions on callers in every kind of report."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import oxpecker
from oxpecker.api.checking import Report
from oxpecker.cli.main import cli
from oxpecker.results import Classification, FindingKind, Verdict

PROGRAM = """class Words {
    static int size(int[] words) { return words.length; }
    static int half(int n) { if (n < 0) throw new IllegalArgumentException(); return n / 2; }
    static int share(int n) { return 10 / n; }
}
"""


@pytest.fixture(scope="module")
def report() -> Report:
    return oxpecker.check(PROGRAM, name="Words.java")


def test_conditions_are_data(report: Report) -> None:
    size, half, share = report
    assert [size.verdict, half.verdict, share.verdict] == [
        Verdict.VALID_PROVIDED,
        Verdict.VALID_PROVIDED,
        Verdict.INVALID,
    ]
    assert [(each.text, each.classification) for each in size.conditions] == [("words != null", Classification.LATENT)]
    assert [(each.text, each.classification) for each in half.conditions] == [("n >= 0", Classification.GUARD)]
    assert not share.conditions
    assert [each.classification for each in share.findings] == [Classification.BOUNDARY]


def test_text_names_the_conditions(report: Report) -> None:
    text = str(report)
    assert "Words.size(int[]): valid, provided that words != null\n" in text
    assert "  throws NullPointerException at Words.java:2:43, unless words != null\n" in text
    assert "  throws IllegalArgumentException on purpose at Words.java:3:41, unless n >= 0\n" in text


def test_json_and_sarif_contain_the_conditions(report: Report) -> None:
    size = json.loads(report.json())["methods"][0]
    assert size["verdict"] == "valid-provided" and size["findings"] == []
    assert [(each["text"], each["exception"], each["line"]) for each in size["conditions"]] == [
        ("words != null", "NullPointerException", 2)
    ]
    results = json.loads(report.sarif())["runs"][0]["results"]
    assert [(each["ruleId"], each["level"]) for each in results] == [
        ("exception", "warning"),
        ("precondition", "note"),
        ("precondition", "note"),
    ]


def test_pages_contain_the_conditions(report: Report, tmp_path: Path) -> None:
    report.write_html(tmp_path)
    pages = " ".join(page.read_text("utf-8") for page in tmp_path.rglob("*.html"))
    assert "unless words != null" in pages and "valid under conditions" in pages


def test_conditions_are_no_findings_for_the_exit_code(tmp_path: Path) -> None:
    file = tmp_path / "Words.java"
    file.write_text(PROGRAM)

    def run(*arguments: str) -> int:
        return CliRunner().invoke(cli, ["check", str(file), "--jobs", "1", *arguments]).exit_code

    assert run("--method", "Words.size", "--method", "Words.half") == 0
    assert run("--method", "Words.size", "--null-inputs") == 1
    assert run("--method", "Words.half", "--null-inputs") == 1
    assert run("--method", "Words.share") == 1
    assert run("--method", "Words.share", "--edge", "lenient") == 0


def test_stored_results_keep_their_conditions(tmp_path: Path) -> None:
    file = tmp_path / "Words.java"
    file.write_text(PROGRAM)
    first = oxpecker.check(file, cache_dir=tmp_path / "cache")
    again = oxpecker.check(file, cache_dir=tmp_path / "cache")
    assert all(each.cached for each in again)
    assert [each.conditions for each in again] == [each.conditions for each in first]
    assert [each.verdict for each in again] == [each.verdict for each in first]
    everything = oxpecker.check(file, cache_dir=tmp_path / "cache", null_inputs=True)
    assert {finding.kind for finding in everything.findings} == {FindingKind.EXCEPTION}
    assert {each.verdict for each in everything} == {Verdict.INVALID}


def test_a_guard_with_too_many_conditions_is_named_by_its_place() -> None:
    text = """class Down {
        static int down(int n) { if (n == 7777) throw new IllegalStateException(); return n <= 0 ? 0 : down(n - 1); }
    }"""
    (down,) = oxpecker.check(text, name="Down.java", time=5)
    assert [each.words for each in down.conditions] == ["no IllegalStateException is thrown on line 2"]
