"""An error in one method, or in the header of a member, does not take the other methods with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli

GOOD = "static int same(int a) ensures(retval == a) { return a; }"


def verdicts(folder: Path, text: str) -> tuple[dict[str, str], list[str]]:
    """The verdict of each method by its name, and the errors."""
    file = folder / "program.oox"
    file.write_text(text)
    run = CliRunner().invoke(cli, ["check", str(file)])
    assert run.exit_code in (1, 2), run.output
    lines = [line for line in run.stdout.splitlines() if not line.startswith(" ") and "): " in line]
    found = {line.split("(")[0]: line.split("): ", 1)[1].split()[0].rstrip(":") for line in lines}
    return found, [line.split("error: ")[1] for line in run.stderr.splitlines() if "error: " in line]


HEADERS = {
    "parameter of a class that does not exist": ("static int f(Foo x) { return 1; }", "cannot find symbol: class Foo"),
    "array of a class that does not exist": ("static int f(Foo[] x) { return 1; }", "cannot find symbol: class Foo"),
    "result of a class that does not exist": ("static Foo f() { return null; }", "cannot find symbol: class Foo"),
    "two parameters of one name": ("static int f(int b, int b) { return b; }", "variable b is already defined"),
    "two methods of one signature": (
        "static int f(int a) { return a; } static int f(int b) { return b + 1; }",
        "method A.f(int) is already defined",
    ),
    "static without body": ("static int f(int a);", "A.f(int): missing method body"),
    "abstract with body": ("abstract int f(int a) { return a; }", "A.f(int): abstract methods cannot have a body"),
}


@pytest.mark.parametrize("what", HEADERS)
def test_an_error_in_a_header_stays_in_its_method(tmp_path: Path, what: str) -> None:
    member, message = HEADERS[what]
    found, errors = verdicts(tmp_path, f"class A {{ {GOOD} {member} }}")
    assert found == {"A.same": "valid", "A.f": "unknown"}
    assert errors == [message]


def test_calls_of_what_has_an_error_are_unknown(tmp_path: Path) -> None:
    calls = "static int g(int a) { int r := A.f(a); return r; }"
    found, _ = verdicts(tmp_path, f"class A {{ {GOOD} {HEADERS['two methods of one signature'][0]} {calls} }}")
    assert found == {"A.same": "valid", "A.f": "unknown", "A.g": "unknown"}


FIELD = """
class B {
    Foo f;
    int n;
    int number() ensures(retval == this.n) { return this.n; }
    static bool same(B a, B b) requires(a != null && b != null) ensures(retval) { return a.f == b.f; }
    int uses() { int r := this.f.x; return r; }
    void creates() { this.f := new Foo(1); }
}
"""


def test_a_field_of_a_class_that_does_not_exist_is_a_reference_and_no_more(tmp_path: Path) -> None:
    found, errors = verdicts(tmp_path, FIELD)
    assert found == {"B.number": "valid", "B.same": "invalid", "B.uses": "unknown", "B.creates": "unknown"}
    assert errors == ["cannot find symbol: class Foo", "cannot find symbol: class Foo"]  # of the field, and of `new`


def test_an_error_is_said_although_another_one_was_found_first(tmp_path: Path) -> None:
    found, errors = verdicts(
        tmp_path, f"class A {{ {GOOD} static int f() {{ int r := ; return r; }} }} class B {{ Foo f; }}"
    )
    assert found == {"A.same": "valid", "A.f": "unknown"}
    assert errors == ["expected an expression, found ';'", "cannot find symbol: class Foo"]


@pytest.mark.parametrize("header", ["class B extends Foo { }", "class B { int x; bool x; }", "class A { }"])
def test_classes_that_do_not_fit_together_stop_the_check(tmp_path: Path, header: str) -> None:
    found, errors = verdicts(tmp_path, f"class A {{ {GOOD} }} {header}")
    assert found == {} and len(errors) == 1
