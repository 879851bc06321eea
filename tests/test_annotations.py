"""Annotations in the source: which class or method they belong to."""

from __future__ import annotations

import pytest

from oxpecker.api.annotations import read_annotations
from oxpecker.api.configuration import ConfigurationError
from oxpecker.api.loading import load_sources
from oxpecker.oox.source import Source

JAVA = """package p;
// oxpecker: chain=2
@SuppressWarnings({"a;b", "c"})
public class A {
    int x; // a comment; with {braces}
    // oxpecker: array=3, time = 5
    /* more; */
    //@ requires a != null;
    @Deprecated(since = "{")
    public static <T> int f(int[] a) { String s = "// oxpecker: array=9"; return 1; }
    // oxpecker: modular no-slicing
    // oxpecker: modular-for=A.f,A.g
    A() { }
    void g() { }
    // oxpecker: chain=4
    static class B {
        void h() { }
    }
}
class C { void k() { } }
"""


def said(text: str, name: str = "A.java") -> dict[str, dict[str, object]]:
    """What holds for each method, by its name."""
    loaded = load_sources([Source(name, text)])
    found = read_annotations(loaded)
    return {
        str(method.info): {key: each.value for key, each in found.of(method).items()}
        for method in loaded.methods_to_check()
    }


def test_an_annotation_belongs_to_what_is_declared_next() -> None:
    found = said(JAVA)
    assert {name: values for name, values in found.items() if values} == {
        "A.f(int[])": {"chain": 2, "array": 3, "time": 5.0},
        "A()": {"chain": 2, "modular": True, "slicing": False, "modular-for": ("A.f", "A.g")},
        "A.g()": {"chain": 2},
        "A.B.h()": {"chain": 4},
    }


def test_overloads_are_told_apart() -> None:
    found = said("class A {\n  // oxpecker: array=1\n  void f(int x) {}\n  void f(long x) {}\n}")
    assert found == {"A.f(int)": {"array": 1}, "A.f(long)": {}}


def test_oox_has_them_too() -> None:
    text = "class A\n{\n  // oxpecker: array=1\n  static void f() { ; }\n}\n"
    assert said(text, "a.oox") == {"A.f()": {"array": 1}}


def test_places_are_told_by_line() -> None:
    loaded = load_sources([Source("A.java", JAVA)])
    (method,) = [each for each in loaded.methods_to_check() if each.info.name == "f"]
    assert read_annotations(loaded).of(method)["array"].origin == "A.java:6"


@pytest.mark.parametrize(
    "text",
    [
        "class A {\n  // oxpecker: array=1\n  int x;\n  void f() {}\n}",
        "class A {\n  void f() {\n    // oxpecker: array=1\n    int x = 1;\n  }\n  void g() {}\n}",
        "class A {\n  void f() {}\n  // oxpecker: array=1\n}",
        "class A {\n  void f() {}\n}\n// oxpecker: array=1\n",
    ],
)
def test_elsewhere_it_is_a_mistake(text: str) -> None:
    with pytest.raises(
        ConfigurationError, match=r"A\.java:\d:\d: error: an annotation must stand above a class or a method"
    ):
        said(text)
