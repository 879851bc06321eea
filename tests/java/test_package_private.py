"""Methods that only their package sees are overridden by classes of that package alone (JLS 8.4.8.1)."""

from __future__ import annotations

from pathlib import Path

import pytest

import oxpecker

BASE = """
package a;
public class Base<T> {
    int plain() { return 1; }
    public int callPlain() { return plain(); }
    int other() { return 2; }
    public int callOther() { return other(); }
    int generic(T value) { return 3; }
    public int callGeneric(T value) { return generic(value); }
    static int shared() { return 4; }
    public static int callShared() { return shared(); }
    int wider() { return 5; }
    public int callWider() { return wider(); }
    int chosen(int x) { return 6; }
    private int hidden() { return 7; }
    public int callHidden() { return hidden(); }
}
"""
FAR = """
package b;
public class Far extends a.Base<String> {
    int plain() { return 10; }
    public int ownPlain() { return plain(); }
    String other() { return "20"; }
    int generic(String value) { return 30; }
    int shared() { return 40; }
    int chosen(long x) { return 60; }
    public int callChosen() { return chosen(1); }
    static int hidden() { return 70; }
}
"""
NEAR = "package a; public class Near extends Base<String> { public int wider() { return 50; } }"
BEYOND = "package b; public class Beyond extends a.Near { public int wider() { return 500; } }"
BACK = """
package a;
public class Back extends b.Far {
    public int plain() { return 100; }
    int generic(String value) { return 300; }
}
"""
LAST = "package b; public class Last extends a.Back { public int plain() { return 1000; } }"
ABOUT_CALLS = """
package c;
import a.*;
import b.*;
class Main {
    static void check(Base<String> each, int plain, int wider) {
        assert each.callPlain() == plain && each.callWider() == wider;
        assert each.callOther() == 2 && each.callGeneric("") == 3 && each.callHidden() == 7;
    }
    static void all() {
        check(new Base<>(), 1, 5);
        check(new Far(), 1, 5);
        check(new Near(), 1, 50);
        check(new Beyond(), 1, 500);
        check(new Back(), 100, 5);
        check(new Last(), 1000, 5);
        assert Base.callShared() == 4;
        assert new Far().ownPlain() == 10 && new Back().ownPlain() == 10 && new Last().ownPlain() == 1000;
        assert new Far().callChosen() == 60;
    }
}
"""
PROMISES = """
package a;
public class Promises {
    //@ ensures \\result > 0;
    int value() { return 1; }
}
"""


def verdicts(folder: Path, *texts: str) -> dict[str, str]:
    for number, text in enumerate(texts):
        (folder / f"Part{number}.java").write_text(text, encoding="utf-8")
    return {each.method: str(each.verdict) for each in oxpecker.check(folder)}


def test_a_call_runs_what_a_jvm_runs(tmp_path: Path) -> None:
    found = verdicts(tmp_path, BASE, FAR, NEAR, BEYOND, BACK, LAST, ABOUT_CALLS)
    assert found["Main.all()"] == "valid"


@pytest.mark.parametrize(("package", "expected"), [("a", "invalid"), ("b", "valid")])
def test_only_methods_that_override_keep_a_promise(package: str, expected: str, tmp_path: Path) -> None:
    below = f"package {package}; class Below extends a.Promises {{ public int value() {{ return -1; }} }}"
    elsewhere = "package b; class Other extends a.Promises { int value() { return -1; } }"
    assert verdicts(tmp_path, PROMISES, below, elsewhere)["Below.value()"] == expected


def test_an_abstract_method_is_open_to_its_package_alone(tmp_path: Path) -> None:
    above = "package a; public abstract class Above { abstract int value(); }"
    below = "package b; class Below extends a.Above { int value() { return 1; } }"
    assert verdicts(tmp_path, above, below) == {}
    (error,) = oxpecker.check(tmp_path).errors
    assert "Below is not abstract and does not override abstract method" in error.message
