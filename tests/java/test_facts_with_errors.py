"""Code with errors is left out, but it may do anything: facts hold in spite of it, and the others stay."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.api.loading import ProgramErrors, load
from tests.exhaustive import sampled
from tests.java.broken_programs import broken_versions, claims_of
from tests.java_support.programs import JavaProgram, java_programs

PROGRAMS = sorted(
    (program for program in java_programs() if program.accepted and "private" in program.text),
    key=lambda program: len(program.text),
)


@pytest.mark.parametrize("program", sampled(PROGRAMS, len(PROGRAMS)), ids=lambda program: program.name)
def test_an_error_adds_no_facts(program: JavaProgram) -> None:
    _, intact = claims_of(program.text)
    for text in broken_versions(program):
        try:
            loaded, found = claims_of(text)
        except ProgramErrors:
            continue  # nothing is left
        # The body of a class below one without source is not looked at.
        assert loaded.errors or program.path.parent.name == "missing"
        assert found <= intact, text


CLASSES = """
class Base { Object m() { return new Object(); } }
class Foo extends Base { }
class User {
    private final Object given;
    private Object own = new Object();
    User(Base b) { given = b.m(); }
    %s
}
"""
GIVEN = "nullness: User.given is never null"
OWN = "nullness: User.own is never null"
WRONG = 'int wrong = "text";'


@pytest.mark.parametrize(
    ("inside", "beside", "expected"),
    [
        ("", "", {GIVEN, OWN}),
        ("", f"class Other {{ void f() {{ {WRONG} }} }}", {GIVEN, OWN}),
        ("", f"class Other {{ void f() {{ {WRONG} new Base(); }} }}", {OWN}),
        ("", f"class Other {{ void f() {{ {WRONG} new Foo() {{ Object m() {{ return null; }} }}; }} }}", {OWN}),
        ("", f"class Other {{ void f() {{ {WRONG} }}\n void g() {{ new Foo(); }} }}", {GIVEN, OWN}),
        ("", "class Other extends Foo implements Integer { Object m() { return null; } }", {OWN}),
        ("", "class Foo extends Base { Object m() { return null; } }", {OWN}),
        ("", "class Other extends Foo { Object m() { return 1 +; } }", {OWN}),
        (f"void f() {{ {WRONG} own = null; }}", "", set()),
        ("class Inner implements Integer { void f() { own = null; } }", "", set()),
        ("class Inner { } class Inner { void f() { own = null; } }", "", set()),
        (f"{{ {WRONG} own = null; }}", "", set()),
    ],
)  # fmt: skip
def test_facts_are_lost_where_the_code_may_deny_them(inside: str, beside: str, expected: set[str]) -> None:
    loaded, found = claims_of(CLASSES % inside + beside)
    assert bool(loaded.errors) == bool(inside or beside)
    assert found & {GIVEN, OWN} == expected


SHOWN = """
class Registry { static Object last; }
class Above %s { Above() { Registry.last = this; } }
class Below extends Above { private final Object held = new Object(); }
class Led {
    private final Object held;
    Led() { Registry.last = new Part(); held = new Object(); }
    class Part %s { Led around() { return Led.this; } }
}
class Apart { private final Object held = new Object(); }
"""


@pytest.mark.parametrize("wrong", [("", ""), ("extends Integer", ""), ("", "extends Integer"), ("", "{ } class Part")])
def test_a_class_that_is_left_out_may_show_unfinished_objects(wrong: tuple[str, str]) -> None:
    _, found = claims_of(SHOWN % wrong)
    assert found == {"nullness: Apart.held is never null"}


def test_files_that_are_not_read_may_extend_what_is_above_a_class_they_mention(tmp_path: Path) -> None:
    files = {
        "Base.java": "class Base { Object m() { return new Object(); } }",
        "Foo.java": "class Foo extends Base { }",
        "User.java": "class User { private final Object given; Foo foo; User(Base b) { given = b.m(); } }",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    assert [str(claim) for claim in load(tmp_path / "User.java").program.claims] == ["User.given is never null"]
    (tmp_path / "Unread.java").write_text("class Unread extends Foo { Object m() { return null; } }")
    assert load(tmp_path / "User.java").program.claims == ()
