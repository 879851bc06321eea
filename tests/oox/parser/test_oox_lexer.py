"""Tokens, their places, and what is wrong with them."""

from __future__ import annotations

import pytest

from oxpecker.oox.lexer import CHARACTER, END, FLOATING, INTEGER, INVALID, NAME, RESERVED, TEXT, Lexer, Token


def lex(text: str) -> tuple[list[Token], list[str]]:
    """All tokens but the end, and what was reported."""
    reports: list[str] = []
    tokens = list(Lexer(text, lambda message, token: reports.append(f"{token.line}:{token.column} {message}")))
    assert tokens[-1].kind == END
    return tokens[:-1], reports


def kinds(text: str) -> list[tuple[str, str]]:
    tokens, reports = lex(text)
    assert reports == []
    return [(token.kind, token.text) for token in tokens]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("x", NAME),
        ("_", NAME),
        ("$tmp", NAME),
        ("a1_$", NAME),
        ("größe", NAME),
        ("été2", NAME),
        ("classy", NAME),
        ("old", NAME),
        ("0", INTEGER),
        ("007", INTEGER),
        ("42L", INTEGER),
        ("42l", INTEGER),
        ("42u", INTEGER),
        ("42U", INTEGER),
        ("0x2A", INTEGER),
        ("0XffL", INTEGER),
        ("0x1e", INTEGER),
        ("0x1d", INTEGER),
        ("1.5", FLOATING),
        ("1e5", FLOATING),
        ("1E+5", FLOATING),
        ("1.5e-3", FLOATING),
        ("1f", FLOATING),
        ("1D", FLOATING),
        ("1.5F", FLOATING),
        ("2e3d", FLOATING),
        ("'c'", CHARACTER),
        (r"'\''", CHARACTER),
        ("''", CHARACTER),
        ('""', TEXT),
        (r'"a\"b\\"', TEXT),
        ('"it\'s"', TEXT),
        ('"/* no comment */ // none"', TEXT),
        *((word, word) for word in sorted(RESERVED)),
    ],
)
def test_single_tokens(text: str, kind: str) -> None:
    assert kinds(text) == [(kind, text)]
    assert kinds(f" {text}\t;") == [(kind, text), (";", ";")]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0..5", "0 .. 5"),
        ("0 ..5", "0 .. 5"),
        ("a.b", "a . b"),
        ("1.x", "1 . x"),
        ("a[][ ]", "a [ ] [ ]"),
        ("x:=-1", "x := - 1"),
        ("x:y", "x : y"),
        ("a==>b", "a ==> b"),
        ("a== >b", "a == > b"),
        ("a>>>b>>c>d>=e", "a >>> b >> c > d >= e"),
        ("a<<b<=c<d", "a << b <= c < d"),
        ("a&&b&c||d|e", "a && b & c || d | e"),
        ("!a!=~b", "! a != ~ b"),
        ("a--b", "a - - b"),
        ("0x1e+5", "0x1e + 5"),
        ("1e+5", "1e+5"),
        ("a/b//c", "a / b"),
        ("a/**/b", "a b"),
        ("a/*/ b */c", "a c"),
        ("a /* x\n // */ b", "a b"),
        ("#a?b:c", "# a ? b : c"),
        ("=", "="),
    ],
)
def test_sequences(text: str, expected: str) -> None:
    assert " ".join(token for _, token in kinds(text)) == expected


def test_places_count_from_one_and_ends_are_exclusive() -> None:
    tokens, _ = lex('int x;\r\n\n  /* two\nlines */ y := "ab";// end\n\tz')
    assert [(t.text, t.line, t.column, t.end_column) for t in tokens] == [
        ("int", 1, 1, 4),
        ("x", 1, 5, 6),
        (";", 1, 6, 7),
        ("y", 4, 10, 11),
        (":=", 4, 12, 14),
        ('"ab"', 4, 15, 19),
        (";", 4, 19, 20),
        ("z", 5, 2, 3),
    ]


def test_the_end_stands_behind_the_last_character() -> None:
    (*_, end) = Lexer("a\n b ", lambda *_: None)
    assert end == Token(END, "", 2, 4, 4)


def test_a_byte_order_mark_is_no_token() -> None:
    assert kinds("\ufeffclass") == [("class", "class")]


@pytest.mark.parametrize(
    ("text", "reports", "rest"),
    [
        ("a @ b", ["1:3 unexpected character '@' (U+0040)"], ["a", "@", "b"]),
        ("a @@§ b", ["1:3 unexpected characters, starting with '@' (U+0040)"], ["a", "@@§", "b"]),
        ("a\u00a0b", ["1:2 unexpected character U+00A0"], ["a", "\u00a0", "b"]),
        ("\ud800", ["1:1 unexpected character U+D800"], ["\ud800"]),
        ("\0", ["1:1 unexpected character U+0000"], ["\0"]),
        ("a²", ["1:1 unexpected characters, starting with 'a' (U+0061)"], ["a²"]),
        ('"ab\nc', ["1:1 unclosed string literal"], ['"ab', "c"]),
        ('x "ab\\"', ["1:3 unclosed string literal"], ["x", '"ab\\"']),
        ("'a\nc", ["1:1 unclosed character literal"], ["'a", "c"]),
        ("a /* b\nc", ["1:3 unclosed comment"], ["a", "/*", "c"]),
        ("/*/", ["1:1 unclosed comment"], ["/*"]),
        ("12abc", ["1:1 malformed number '12abc'"], ["0"]),
        ("0x", ["1:1 malformed number '0x'"], ["0"]),
        ("0xfg", ["1:1 malformed number '0xfg'"], ["0"]),
        ("1e", ["1:1 malformed number '1e'"], ["0"]),
        ("1_000", ["1:1 malformed number '1_000'"], ["0"]),
        ("1.5L", ["1:1 malformed number '1.5L'"], ["0"]),
        ("a &&& b", ["1:3 '&&&' is not an operator; write '&&'"], ["a", "&&&", "b"]),
        ("a |||| b", ["1:3 '||||' is not an operator; write '||'"], ["a", "||||", "b"]),
    ],
)
def test_errors(text: str, reports: list[str], rest: list[str]) -> None:
    tokens, found = lex(text)
    assert found == reports
    assert [token.text for token in tokens] == rest


def test_repeated_operators_are_read_as_what_was_meant() -> None:
    tokens, _ = lex("a &&& b ||| c")
    assert [token.kind for token in tokens] == [NAME, "&&", NAME, "||", NAME]


def test_reading_is_lazy() -> None:
    reports: list[str] = []
    tokens = iter(Lexer("a @ b", lambda message, _: reports.append(message)))
    assert next(tokens).text == "a"
    assert reports == []
    assert next(tokens).kind == INVALID
    assert len(reports) == 1
