"""An error in one method, class or header does not take the other methods with it."""

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


def test_a_constructor_with_an_error_calls_no_other(tmp_path: Path) -> None:
    found, errors = verdicts(
        tmp_path, f"class P {{ P(int a) {{ }} }} class A extends P {{ {GOOD} A() {{ super(foo); }} }}"
    )
    assert found == {"P": "valid", "A": "unknown", "A.same": "valid"}
    assert errors == ["cannot find symbol: variable foo"]


BASE = f"""
class A {{
    int v;
    {GOOD}
    int one() ensures(retval == 1) {{ return 1; }}
    static int asked(A a) requires(a != null) ensures(retval == 1) {{ int r := a.one(); return r; }}
    static int field(A a) requires(a != null) ensures(retval == a.v) {{ return a.v; }}
    static int creates() {{ B b := new B(); return 1; }}
    static int calls(B b) requires(b != null) {{ int r := b.two(); return r; }}
    static int reads(B b) requires(b != null) {{ return b.x; }}
}}
"""
CLASSES = {
    "unknown superclass": ("class B extends Foo { int x; %s }", "cannot find symbol: class Foo"),
    "unknown interface": ("class B extends A implements Foo { int x; %s }", "cannot find symbol: class Foo"),
    "an interface as superclass": (
        "interface I { } class B extends I { int x; %s }",
        "no interface expected here: B extends I; write 'implements'",
    ),
    "a class as interface": ("class B implements A { int x; %s }", "interface expected here: B implements A"),
    "two fields of one name": ("class B extends A { int x; bool x; %s }", "variable x is already defined in class B"),
    "two classes of one name": ("class B extends A { int x; %s } class B { }", "duplicate class: B"),
    "a class above itself": (
        "class B extends C { int x; %s } class C extends B { }",
        "cyclic inheritance involving B (B -> C -> B)",
    ),
    "a missing method": (
        "interface I { int i(); } class B extends A implements I { int x; %s }",
        "B is not abstract and does not override abstract method I.i()",
    ),
    "an override of another type": (
        "class B extends A { int x; bool one() { return true; } %s }",
        "B.one() cannot override A.one(): return type bool is not compatible with int",
    ),
    "an invariant": ("class B extends A { int x; invariant(this.y > 0); %s }", "cannot find symbol: variable y in"),
    "an initial value": (
        "class B extends A { int x := true; %s }",
        "incompatible types: bool cannot be converted to int (the initial value of 'x')",
    ),
    "a broken field": ("class B extends A { int x int; %s }", "expected ';' after the field, found 'int'"),
    "constructor of the superclass": (
        "class P { P(int a) { } } class B extends P { int x; %s }",
        "constructor of P takes 1 argument, but 0 given",
    ),
}


@pytest.mark.parametrize("what", CLASSES)
def test_an_error_in_a_class_leaves_others_alone(tmp_path: Path, what: str) -> None:
    declaration, message = CLASSES[what]
    found, errors = verdicts(tmp_path, BASE + declaration % "int two() ensures(retval == 2) { return 2; }")
    assert [found[f"A.{name}"] for name in ("same", "one", "field")] == ["valid"] * 3
    assert [found[name] for name in ("A.creates", "A.calls", "A.reads", "B.two")] == ["unknown"] * 4
    assert found["A.asked"] == ("unknown" if "B extends A" in declaration else "valid")
    assert len(errors) == 1 and errors[0].startswith(message)


def test_classes_below_one_with_errors_are_unknown_too(tmp_path: Path) -> None:
    found, _ = verdicts(
        tmp_path, f"class A {{ {GOOD} }} class B extends Foo {{ }} class C extends B {{ {GOOD} }} class D {{ {GOOD} }}"
    )
    assert found == {"A.same": "valid", "C.same": "unknown", "D.same": "valid"}


def test_all_classes_of_one_name_keep_their_places(tmp_path: Path) -> None:
    asked = (
        "int m() ensures(retval == 1) { return 1; }"
        "static int c(%s p) requires(p != null) ensures(retval == 1) { int r := p.m(); return r; }"
    )
    found, _ = verdicts(
        tmp_path,
        f"class P {{ {asked % 'P'} }} class Q {{ {asked % 'Q'} }}"
        "class A extends P { int m() { return 2; } } class A extends Q { int m() { return 2; } }",
    )
    assert found == {"P.m": "valid", "P.c": "unknown", "Q.m": "valid", "Q.c": "unknown", "A.m": "unknown"}


@pytest.mark.parametrize("text", ["option ints = odd; class A { %s }", "class A { %s } class { }", "class A { %s } }"])
def test_an_error_outside_of_classes_stops_the_check(tmp_path: Path, text: str) -> None:
    found, errors = verdicts(tmp_path, text % GOOD)
    assert found == {} and len(errors) == 1


HIERARCHY = """
interface I {{ int f(); }}
class B {{ int f() {{ return 1; }} }}
class C {{ int g() {{ return 1; }} }}
class A {header} {{ int f() {{ return 2; }} int g() {{ return 2; }} }}
class User {{
    static int asked(B b) requires(b != null) ensures(retval == 1) {{ int r := b.f(); return r; }}
    static int other(C c) requires(c != null) ensures(retval == 1) {{ int r := c.g(); return r; }}
    {good}
}}
"""


@pytest.mark.parametrize("header", ["extends B I", "extends B<T>", "implements I extends B", ": B", "B"])
def test_an_error_in_the_header_of_a_class_stays_in_it(tmp_path: Path, header: str) -> None:
    found, errors = verdicts(tmp_path, HIERARCHY.format(header=header, good=GOOD))
    assert found["User.same"] == found["User.other"] == found["C.g"] == "valid"
    # An object of the class with the error may be asked.
    assert found["A.f"] == found["A.g"] == found["User.asked"] == "unknown"
    assert len(errors) == 1


@pytest.mark.parametrize("header", ["extends", "extends B implements", "extends B, C", "implements I,", "extends B C"])
def test_nothing_is_said_if_a_class_may_be_below_any_other(tmp_path: Path, header: str) -> None:
    """A superclass is missing, or there are two."""
    found, errors = verdicts(tmp_path, HIERARCHY.format(header=header, good=GOOD))
    assert not found and errors
