"""Parameters and fields that are declared to be possibly null: what was a condition on callers becomes a finding."""

from __future__ import annotations

import struct
import zipfile
from pathlib import Path

import pytest

from oxpecker.api.session import Session
from oxpecker.engine import Options
from oxpecker.lsp.inference import Replacement
from oxpecker.lsp.nullable import nullable_edit
from oxpecker.lsp.program import OpenProgram
from oxpecker.results import Verdict

FORMS = {
    "parameter": ("class A {\n    static int f(String s) { return s.length(); }\n}\n", "f(/*@ nullable @*/ String s)"),
    "final": (
        "class A {\n    static int f(final String s) { return s.length(); }\n}\n",
        "f(final /*@ nullable @*/ String s)",
    ),
    "constructor": ("class A {\n    A(String s) { s.length(); }\n}\n", "A(/*@ nullable @*/ String s)"),
    "field": (
        "class A {\n    private String s;\n    int f() { return s.length(); }\n}\n",
        "private /*@ nullable @*/ String s;",
    ),
    "nested": (
        "class A {\n    String s;\n    static class B {\n        String s;\n"
        "        int f() { return s.length(); }\n    }\n}\n",
        "class B {\n        /*@ nullable @*/ String s;",
    ),
    "array": ("class A {\n    static int f(int[] s) { return s.length; }\n}\n", "f(/*@ nullable @*/ int[] s)"),
    "imported": (
        "import javax.annotation.CheckForNull;\nclass A {\n    static int f(String s) { return s.length(); }\n}\n",
        "f(@CheckForNull String s)",
    ),
    "declared": (
        "package p;\n@interface Nullable {}\nclass A {\n    static int f(String s) { return s.length(); }\n}\n",
        "f(@Nullable String s)",
    ),
    "array of a type annotation": (
        "import org.jspecify.annotations.Nullable;\nclass A {\n    static int f(int[] s) { return s.length; }\n}\n",
        "f(/*@ nullable @*/ int[] s)",
    ),
    "qualified": (
        "import org.jspecify.annotations.Nullable;\nclass A {\n"
        "    static int f(java.lang.String s) { return s.length(); }\n}\n",
        "f(/*@ nullable @*/ java.lang.String s)",
    ),
}


def _changed(text: str, edits: list[Replacement]) -> str:
    lines = text.splitlines(keepends=True)
    for edit in reversed(edits):
        lines[edit.start : edit.end] = [edit.text]
    return "".join(lines)


def _read(text: str, name: str = "A.java") -> OpenProgram:
    program = OpenProgram(name)
    program.update(text)
    assert program.errors == []
    return program


@pytest.mark.parametrize("form", FORMS)
def test_null_is_declared_where_it_may_occur(form: str) -> None:
    text, written = FORMS[form]
    program = _read(text)
    (method,) = [each for each in program.methods() if each.body]
    edit = nullable_edit(program, method, "s != null")
    assert edit is not None and written.replace("final ", "").find(edit.annotation) >= 0
    after = _changed(text, list(edit.edits))
    assert written in after and len(after) == len(text) + len(edit.annotation) + 1
    changed = _read(after)
    assert changed.loaded is not None
    (method,) = [each for each in changed.methods() if each.body]
    result = Session(changed.loaded, Options()).check(method)
    assert result.verdict is Verdict.INVALID and result.findings[0].kind == "exception"
    # It is said once.
    assert nullable_edit(changed, method, "s != null") is None or "/*@" in edit.annotation


@pytest.mark.parametrize(
    ("text", "expression"),
    [
        ("class A {\n    String s, t;\n    int f() { return s.length(); }\n}\n", "s != null"),
        ("class A {\n    String s;\n    int f(A a) { return a.s.length(); }\n}\n", "a.s != null"),
        ("class B {\n    String s;\n}\nclass A extends B {\n    int f() { return s.length(); }\n}\n", "s != null"),
        ("class A {\n    static int f(int[] a, int i) { return a[i]; }\n}\n", "0 <= i"),
    ],
)
def test_what_one_declaration_does_not_say_is_not_offered(text: str, expression: str) -> None:
    program = _read(text)
    (method,) = [each for each in program.methods() if each.body]
    assert nullable_edit(program, method, expression) is None


def _annotation(name: str) -> bytes:
    """The class file of an annotation without elements."""
    names = [name, "java/lang/Object", "java/lang/annotation/Annotation"]
    classes = b"".join(struct.pack(">BH", 7, len(names) + number) for number in range(1, len(names) + 1))
    texts = b"".join(struct.pack(">BH", 1, len(each)) + each.encode() for each in names)
    head = struct.pack(">IHHH", 0xCAFEBABE, 0, 52, 2 * len(names) + 1)
    return head + classes + texts + struct.pack(">HHHHHHHH", 0x2601, 1, 2, 1, 3, 0, 0, 0)


@pytest.mark.parametrize(
    ("head", "imported"),
    [
        ("", "import org.jetbrains.annotations.Nullable;\n\n"),
        ("package p;\n\n", "package p;\n\nimport org.jetbrains.annotations.Nullable;\n\n"),
        (
            "package p;\n\nimport java.util.List;\n\n",
            "package p;\n\nimport java.util.List;\nimport org.jetbrains.annotations.Nullable;\n\n",
        ),
    ],
)
def test_an_annotation_of_the_class_path_is_imported(tmp_path: Path, head: str, imported: str) -> None:
    with zipfile.ZipFile(tmp_path / "annotations.jar", "w") as jar:
        jar.writestr("org/jetbrains/annotations/Nullable.class", _annotation("org/jetbrains/annotations/Nullable"))
    (tmp_path / "oxpecker.toml").write_text('classpath = ["annotations.jar"]\n')
    text = f"{head}class A {{\n    static int f(String s) {{ return s.length(); }}\n}}\n"
    program = _read(text, str(tmp_path / "A.java"))
    (method,) = program.methods()
    edit = nullable_edit(program, method, "s != null")
    assert edit is not None
    after = _changed(text, list(edit.edits))
    assert after == f"{imported}class A {{\n    static int f(@Nullable String s) {{ return s.length(); }}\n}}\n"
    _read(after, str(tmp_path / "A.java"))
