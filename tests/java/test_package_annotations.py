"""Annotations of packages and modules are defaults for all their classes, wherever the files are found."""

from __future__ import annotations

from pathlib import Path

import pytest

import oxpecker

LENGTH = "package a.b; public class A { public static int f(String s) { return s.length(); } }"
FIELD = 'package a.b; public class A { String s = ""; public int f() { return s.length(); } }'
ELEMENTS = "package a.b; class A { static int f(String[] s) { return s.length == 1 ? s[0].length() : 0; } }"
UNMARKED = "package a.b; @x.NullUnmarked class A { static int f(String s) { return s.length(); } }"
NULLABLE = "package a.b; class A { static int f(@x.Nullable String s) { return s.length(); } }"
NULLABLE_ARRAY = (
    "package a.b; import org.jspecify.annotations.*;class A { static int f(@Nullable String[] s) { return s.length; } }"
)
MARKED = "package-info", "/** A text with package a.c; in it. */ @x.NullMarked package a.b;"
MODULE = "module-info", "@x.NullMarked open module m { exports a.b; }"


@pytest.mark.parametrize(
    ("text", "name", "info", "verdict"),
    [
        (LENGTH, "a/b/package-info", "package a.b;", "valid-provided"),
        (LENGTH, f"a/b/{MARKED[0]}", MARKED[1], "valid"),
        (LENGTH, f"a/{MARKED[0]}", "@x.NullMarked package a;", "valid-provided"),
        (LENGTH, f"a/b/{MARKED[0]}", "@ParametersAreNonnullByDefault package a.b;", "valid"),
        (LENGTH, f"a/b/{MARKED[0]}", "@NonNullApi package a.b;", "valid"),
        (LENGTH, f"a/b/{MARKED[0]}", "@NonNullFields package a.b;", "valid-provided"),
        (LENGTH, *MODULE, "valid"),
        (FIELD, f"a/b/{MARKED[0]}", "@NonNullFields package a.b;", "valid"),
        (FIELD, f"a/b/{MARKED[0]}", "package a.b;", "valid-provided"),
        (ELEMENTS, f"a/b/{MARKED[0]}", MARKED[1], "valid"),
        (ELEMENTS, f"a/b/{MARKED[0]}", "@NonNullApi package a.b;", "valid-provided"),
        (UNMARKED, f"a/b/{MARKED[0]}", MARKED[1], "valid-provided"),
        (NULLABLE, f"a/b/{MARKED[0]}", MARKED[1], "invalid"),
        (NULLABLE_ARRAY, f"a/b/{MARKED[0]}", MARKED[1], "valid"),
        (NULLABLE_ARRAY.replace("org.jspecify.annotations", "javax.annotation"), *MODULE, "invalid"),
    ],
)
@pytest.mark.parametrize("whole", [False, True], ids=["file", "folder"])
def test_the_default_of_a_package_or_a_module(
    tmp_path: Path, text: str, name: str, info: str, verdict: str, whole: bool
) -> None:
    for path, content in (("a/b/A", text), (name, info)):
        file = tmp_path / f"{path}.java"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    report = oxpecker.check(tmp_path if whole else tmp_path / "a/b/A.java")
    assert [(each.method.partition("(")[0], str(each.verdict)) for each in report] == [("A.f", verdict)]
