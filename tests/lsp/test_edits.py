"""Lines that move while a text is typed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from oxpecker.lsp.edits import edit_between
from oxpecker.oox.source import Span

TEXTS = st.lists(st.sampled_from(["a", "b", ""]), min_size=1, max_size=6).map("\n".join)


@given(TEXTS, TEXTS)
def test_a_line_that_is_said_to_be_somewhere_is_there(before: str, after: str) -> None:
    edit = edit_between(before, after)
    old, new = before.split("\n"), after.split("\n")
    for line, text in enumerate(old, 1):
        moved = edit.moved(Span("f", line, 1, line, 1))
        if moved is not None:
            assert new[moved.line - 1] == text


@given(TEXTS)
def test_without_an_edit_nothing_moves(text: str) -> None:
    edit = edit_between(text, text)
    for line in range(1, text.count("\n") + 2):
        for end in range(line, text.count("\n") + 2):
            assert edit.moved(Span("f", line, 1, end, 1)) == Span("f", line, 1, end, 1)


@given(st.lists(st.just("x"), min_size=1, max_size=5), st.integers(0, 5))
def test_a_new_line_touches_no_other(lines: list[str], at: int) -> None:
    numbered = [f"{each}{number}" for number, each in enumerate(lines)]
    at = min(at, len(numbered))
    edit = edit_between("\n".join(numbered), "\n".join([*numbered[:at], "new", *numbered[at:]]))
    places = [edit.moved(Span("f", line, 1, line, 1)) for line in range(1, len(lines) + 1)]
    assert [place and place.line for place in places] == [n + 1 + (n >= at) for n in range(len(lines))]


def test_a_method_around_an_edit_is_edited() -> None:
    edit = edit_between("class A {\n f() {\n  1\n }\n}", "class A {\n f() {\n  2\n }\n}")
    assert edit.moved(Span("f", 2, 2, 4, 3)) is None
    assert edit.moved(Span("f", 2, 2, 2, 2)) is not None
