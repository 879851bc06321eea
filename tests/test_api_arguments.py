"""What `oxpecker.check(..)` is given: every wrong argument is named in words, texts that are none with their place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import oxpecker
from oxpecker.results import Verdict

TEXT = "class A { static int f(int x) { return 1 / x; } }"


class Text(str):
    """A str of another class."""

    __slots__ = ()


@pytest.mark.parametrize(
    ("program", "options", "kind", "message"),
    [
        (TEXT, {"name": "A.java", "engine": "magic"}, ValueError, "engine must be one of symbolic, refine, inline"),
        (TEXT, {"name": "A.java", "engine": []}, ValueError, "engine must be one of symbolic, refine, inline"),
        (TEXT, {"name": "A.java", "objects": 2}, ValueError, "objects needs engine='refine' or engine='inline'"),
        (TEXT, {"name": "A.java", "engine": "refine", "width": 9}, ValueError, "width must be from 1 to 8, not 9"),
        (TEXT, {"name": "A.java", "engine": "refine", "unrollings": 0}, ValueError, "unrollings must be 1 or more"),
        (TEXT, {"name": "A.java", "engine": "refine", "objects": "2"}, TypeError, "objects must be a number"),
        (TEXT, {"name": "A.java", "engine": "refine", "properties": 3}, TypeError, "properties must be a formula"),
        (TEXT, {"name": "A.java", "cache_dir": 3}, TypeError, "cache_dir must be the path of a directory"),
        (TEXT, {"name": "A.java", "method": 3}, TypeError, "method must be the name of a method"),
        (TEXT, {"name": "A.java", "method": b"A.f"}, TypeError, "not a value of type bytes"),
        (TEXT, {"name": "A.java", "config": 3}, TypeError, "config must be True, False or the path"),
        (TEXT, {"name": "A.java", "watch": 3}, TypeError, "watch must be a function"),
        (TEXT, {"name": 3}, TypeError, "name must be the name of a text"),
        (TEXT, {"name": "A"}, ValueError, "name must end with .java or .oox"),
        (TEXT, {}, ValueError, "say what it is with name='A.java'"),
        (TEXT.encode(), {"name": "A.java"}, TypeError, "decode the bytes"),
        (bytearray(b"class A { }"), {"name": "A.java"}, TypeError, "decode the bytes"),
        (None, {"name": "A.java"}, TypeError, "not None"),
        (Path("A.java"), {"name": "A.java"}, TypeError, "program must be the text of the program"),
        ([TEXT], {"name": "A.java"}, TypeError, "not a value of type list"),
        (None, {}, TypeError, "program must be the path of a file"),
        (b"A.java", {}, TypeError, "not a value of type bytes"),
        (3, {}, TypeError, "not a value of type int"),
    ],
)
def test_wrong_arguments(program: Any, options: dict[str, Any], kind: type[Exception], message: str) -> None:
    with pytest.raises(kind, match=message):
        oxpecker.check(program, **options)


@pytest.mark.parametrize("name", ["A.java", "a.oox"])
def test_a_lone_surrogate_is_an_error_at_its_place(name: str) -> None:
    with pytest.raises(oxpecker.ProgramErrors, match=rf"{name}:2:5: error: the lone surrogate U\+DC00"):
        oxpecker.check("class A {\n // \udc00\n}", name=name)


def test_a_text_may_be_of_another_class_of_str() -> None:
    assert oxpecker.check(Text(TEXT), name="A.java").verdict is Verdict.INVALID


def test_a_program_is_loaded_by_any_path(tmp_path: Path) -> None:
    file = tmp_path / "A.java"
    file.write_text(TEXT, "utf-8")
    assert oxpecker.load(str(file)).own == oxpecker.load(file).own == {"A"}
    with pytest.raises(TypeError, match="not None"):
        oxpecker.load(None)  # type: ignore[arg-type]


@pytest.mark.parametrize("engine", ["refine", "inline"])
def test_relational_engines(engine: str) -> None:
    text = "class N { int v;\n//@ alloy kept: all n: N | n.v' = n.v\nstatic void f(N n) { if (n != null) n.v = 1; } }"
    report = oxpecker.check(text, name="N.java", method="N.f", engine=engine)
    assert report.verdict is Verdict.INVALID
    same = oxpecker.check(text, name="N.java", engine=engine, properties="all n: N | n.v' = n.v or n.v' = 1", objects=2)
    assert same.verdict is Verdict.VALID_WITHIN_BOUNDS
    assert {hit.value for hit in same.results[0].bounds_hit if hit.bound == "objects"} == {2}
