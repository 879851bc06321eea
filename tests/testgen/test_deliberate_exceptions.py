"""Exceptions that only callers can prevent: tests expect what checks take for a condition on callers."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from oxpecker.cli.main import cli

PURSE = """public class Purse {
    private int coins;

    public void add(int n) {
        if (n < 0) throw new IllegalArgumentException("negative");
        coins += n;
    }

    public int share(int people) { return coins / people; }

    public boolean holds(String text) { return coins == text.length(); }

    public int fails(String text) {
        if (text != null) throw new AssertionError("never");
        return text.length();
    }

    //@ ensures coins == \\old(coins) - n;
    public void take(int n) {
        if (n > coins) throw new IllegalStateException("too few");
        coins -= n;
    }
}
"""


def written(folder: Path, *options: str) -> str:
    """The tests of the class."""
    file = folder / "Purse.java"
    file.write_text(PURSE, encoding="utf-8")
    result = CliRunner().invoke(cli, ["tests", str(file), "--out", str(folder / "out"), *options])
    assert result.exit_code in (0, 1), result.output
    return (folder / "out" / "PursePathTest.java").read_text(encoding="utf-8")


def test_a_method_without_a_contract_may_refuse_arguments(tmp_path: Path) -> None:
    text = written(tmp_path)
    assert "assertThrows(IllegalArgumentException.class, () -> purse.add(-1))" in text
    assert "add_mustNotThrow" not in text


def test_other_exceptions_are_findings(tmp_path: Path) -> None:
    assert "share_mustNotThrowArithmeticException" in written(tmp_path)


def test_a_contract_that_does_not_allow_an_exception_is_violated(tmp_path: Path) -> None:
    assert "take_mustNotThrowIllegalStateException" in written(tmp_path)


def test_null_is_expected_where_a_check_has_a_condition(tmp_path: Path) -> None:
    text = written(tmp_path, "--all-paths")
    test = text.partition("void holds_throwsNullPointerException")[2].partition("@Test")[0]
    assert "// Callers break a condition: text != null" in test
    assert "assertThrows(NullPointerException.class, () -> purse.holds(null))" in test
    assert "holds_mustNotThrow" not in text


def test_few_tests_do_without_null(tmp_path: Path) -> None:
    text = written(tmp_path)
    assert "purse.holds(" in text and "purse.holds(null)" not in text


def test_what_fails_whatever_callers_do_is_a_finding(tmp_path: Path) -> None:
    assert "fails_mustNotThrow" in written(tmp_path)


def test_an_option_makes_them_findings(tmp_path: Path) -> None:
    text = written(tmp_path, "--null-inputs")
    assert "add_mustNotThrowIllegalArgumentException" in text and "holds_mustNotThrowNullPointerException" in text
