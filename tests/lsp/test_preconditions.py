"""Preconditions and guards that are inserted into programs of any layout: the text stays a program, and says more."""

from __future__ import annotations

import pytest

from oxpecker.api.session import Session
from oxpecker.engine import Options
from oxpecker.lsp.inference import Replacement
from oxpecker.lsp.preconditions import guard_edit, precondition_edit
from oxpecker.lsp.program import OpenProgram
from oxpecker.lsp.verdicts import expected_of_callers
from oxpecker.results import Verdict

LAYOUTS = {
    "plain": "class A {\n    static int f(String s) {\n        return s.length();\n    }\n}\n",
    "annotated": "class A {\n    @Deprecated\n    static int f(String s) {\n        return s.length();\n    }\n}\n",
    "brace below": "class A {\n    static int f(String s)\n    {\n        return s.length();\n    }\n}\n",
    "one line": "class A {\n    static int f(String s) { return s.length(); }\n}\n",
    "one line for all": "class A { static int f(String s) { return s.length(); } }",
    "documented": "class A {\n    /** Length. */\n    static int f(String s) {\n        return s.length();\n    }\n}\n",
    "null contract": (
        "class A {\n    //@ ensures \\result != null;\n    static Object f(String s) {\n"
        "        s.length();\n        return s;\n    }\n}\n"
    ),
    "tabs": "class A {\n\tstatic int f(String s) {\n\t\treturn s.length();\n\t}\n}\n",
}


def _changed(text: str, edits: list[Replacement]) -> str:
    lines = text.splitlines(keepends=True)
    for edit in reversed(edits):
        lines[edit.start : edit.end] = [edit.text]
    return "".join(lines)


def _read(text: str) -> OpenProgram:
    program = OpenProgram("A.java")
    program.update(text)
    assert program.errors == []
    return program


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_inserted_is_read(layout: str) -> None:
    program = _read(LAYOUTS[layout])
    assert program.loaded is not None
    (method,) = program.methods()
    result = Session(program.loaded, Options()).check(method)
    assert expected_of_callers(result) == ["s != null"]
    precondition = precondition_edit(program, method, "s != null")
    guard = guard_edit(program, method, "s != null")
    # A contract belongs on a line of its own.
    assert bool(precondition) == (layout != "one line for all")
    assert guard
    if precondition:
        demanding = _read(_changed(program.text, precondition))
        assert demanding.loaded is not None
        assert Session(demanding.loaded, Options()).check(*demanding.methods()).verdict is Verdict.VALID
    guarded = _read(_changed(program.text, guard))
    assert guarded.loaded is not None
    found = Session(guarded.loaded, Options()).check(*guarded.methods())
    assert [each.exception for each in found.conditions] == ["IllegalArgumentException"]


def test_constructors_and_words_of_jml_have_no_guard() -> None:
    program = _read("class A {\n    int n;\n    A(String s) {\n        n = s.length();\n    }\n}\n")
    (constructor,) = program.methods()
    assert guard_edit(program, constructor, "s != null") == []
    program = _read(LAYOUTS["plain"])
    (method,) = program.methods()
    assert guard_edit(program, method, r"(\forall int i; true)") == []
