"""Warnings where the theses' printed grammars, read literally, mean something else (docs/language.md 1.5)."""

from __future__ import annotations

import pytest

from oxpecker.oox.parser import parse_expression_text
from oxpecker.oox.source import Source
from tests.oox.parser.parser_helpers import NAME, complaints_in_body, lines


def warned(text: str) -> list[str]:
    """The texts that are warned about."""
    diagnostics = parse_expression_text(Source(NAME, text)).diagnostics
    assert all("is read as" in d.message for d in diagnostics)
    return [text[d.span.column - 1 : d.span.end_column - 1] for d in diagnostics]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a - b - c", ["a - b - c"]),
        ("a - b + c", ["a - b + c"]),
        ("a + b - c + d", ["a + b - c + d"]),
        ("a - b - c - d", ["a - b - c"]),
        ("a / b / c", ["a / b / c"]),
        ("a / b * c", ["a / b * c"]),
        ("a * b / c", ["a * b / c"]),
        ("a * b % c", ["a * b % c"]),
        ("a * b * c % d * a / b", ["a * b * c % d"]),
        ("a && b || c", ["a && b || c"]),
        ("a && b && c || d", ["a && b && c || d"]),
        ("a || b && c || d", ["a || b && c || d"]),
        ("a && b || c && d || a", ["a && b || c && d"]),
        ("(a) - b - (c)", ["(a) - b - (c)"]),
        ("a - b * c - d", ["a - b * c - d"]),
        ("a - b - c < d && a || b", ["a - b - c", "a - b - c < d && a || b"]),
        ("(a - b - c) * d", ["a - b - c"]),
        ("f(a - b - c)[d / a / b]", ["a - b - c", "d / a / b"]),
        ("a == b && c == d || a", ["a == b && c == d || a"]),
        ("a ==> b && c || d", ["b && c || d"]),
    ],
)
def test_warned(text: str, expected: list[str]) -> None:
    assert warned(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "a - b",
        "a + b + c",
        "a + b - c",
        "a * b * c",
        "a / b",
        "(a - b) - c",
        "a - (b - c)",
        "(a * b) / c",
        "a / b - c",
        "a - b / c",
        "a || b && c",
        "a || b || c",
        "a && b && c",
        "(a && b) || c",
        "a && (b || c)",
        "a || (b && c) || d",
        "a || (b && c)",
        "a && forall v, i : b : v || c",
        "a - -b",
        "a == b == c",
        "a < b != c > d",
        "a << b << c",
        "a ==> b ==> c",
        "a & b | c",
    ],
)
def test_not_warned(text: str) -> None:
    assert warned(text) == []


def test_the_message_gives_both_readings() -> None:
    assert lines(parse_expression_text(Source(NAME, "a -\n b + c")).diagnostics) == [
        "1:1 warning: 'x - y + z' is read as '(x - y) + z'; the grammar printed in the theses means 'x - (y + z)';"
        " write the parentheses"
    ]


def test_every_chain_in_a_program_is_warned_about_once() -> None:
    found = complaints_in_body("x := a - b - c - d - e;\nassert a && b || c;\ny := a - b;")
    assert [entry.split(" ")[0] for entry in found] == ["1:6", "2:8"]
