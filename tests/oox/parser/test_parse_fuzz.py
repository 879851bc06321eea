"""Whatever the text is, parsing returns, says where and what, and keeps to its promises."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oxpecker.oox import syntax as s
from oxpecker.oox.lexer import RESERVED, Lexer
from oxpecker.oox.parser import parse, parse_expression_text
from oxpecker.oox.reading import decode_source
from oxpecker.oox.source import Diagnostic, Severity, Source, render
from tests.exhaustive import tries
from tests.oox.parser.parser_samples import PROGRAMS, SAMPLES

TEXTS = [*SAMPLES.values(), *PROGRAMS.values()]
WORDS = """
    ==> >>> >> << <= >= == != && || := .. + - * / % < > ! ~ # & | ^ ? : ; , . ( ) [ ] { } =
    x y C old wait invariant pure option signals for public boolean 1 0x1F 1.5 1f 'c' "s" " ' /* // @
"""
TOKENS = ["\n", *WORDS.split(), *sorted(RESERVED)]


def examples(count: int) -> settings:
    """The same examples every time, and no complaint when the machine is slow."""
    return settings(
        max_examples=tries(count),
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
    )


def check(text: str) -> None:
    source = Source("fuzz.oox", text)
    result = parse(source)
    assert isinstance(result.program, s.Program)
    for diagnostic in result.diagnostics:
        check_diagnostic(diagnostic, source)
    errors = [d for d in result.diagnostics if d.severity is Severity.ERROR]
    places = [(d.span.line, d.span.column) for d in errors if not d.message.endswith("stopping here")]
    assert len(places) == len(set(places)) <= 100
    if not errors:
        for node in s.walk(result.program):
            assert node.span.line > 0


def check_diagnostic(diagnostic: Diagnostic, source: Source) -> None:
    span = diagnostic.span
    assert span.file == source.name
    assert 1 <= span.line <= span.end_line <= source.text.count("\n") + 1
    assert 1 <= span.column <= len(source.line(span.line)) + 2
    rendered = render(diagnostic, {source.name: source})
    assert len(rendered) < 2000
    assert all(c.isprintable() or c == "\n" for c in rendered)


@examples(400)
@given(st.text())
def test_any_text(text: str) -> None:
    check(text)
    check(f"class A {{ void m() {{ {text} }} }}")
    parse_expression_text(Source("fuzz.oox", text))


@examples(200)
@given(st.binary())
def test_any_bytes(data: bytes) -> None:
    source = decode_source("fuzz.oox", data)
    if isinstance(source, Source):
        check(source.text)
    else:
        assert source.span.line >= 1


@examples(600)
@given(st.lists(st.sampled_from(TOKENS), max_size=60), st.sampled_from(["", "class A { ", "class A { void m() { "]))
def test_any_tokens(tokens: list[str], before: str) -> None:
    check(before + " ".join(tokens))


@examples(300)
@given(st.lists(st.sampled_from(TOKENS), max_size=30))
def test_any_tokens_as_an_expression(tokens: list[str]) -> None:
    result = parse_expression_text(Source("fuzz.oox", " ".join(tokens)))
    assert result.expression is not None or result.diagnostics


@examples(300)
@given(st.data())
def test_programs_with_other_tokens(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(TEXTS))
    tokens = [token.text for token in Lexer(text, lambda *_: None)]
    for _ in range(data.draw(st.integers(1, 5))):
        at = data.draw(st.integers(0, len(tokens) - 1))
        other = data.draw(st.integers(0, len(tokens) - 1))
        change = data.draw(st.sampled_from(["delete", "duplicate", "swap", "insert"]))
        if change == "delete" and len(tokens) > 1:
            del tokens[at]
        elif change == "duplicate":
            tokens.insert(at, tokens[at])
        elif change == "swap":
            tokens[at], tokens[other] = tokens[other], tokens[at]
        else:
            tokens.insert(at, data.draw(st.sampled_from(TOKENS)))
    separator = data.draw(st.sampled_from([" ", "\n"]))
    check(separator.join(tokens))


@examples(300)
@given(st.data())
def test_programs_with_other_bytes(data: st.DataObject) -> None:
    text = bytearray(data.draw(st.sampled_from(TEXTS)).encode())
    for _ in range(data.draw(st.integers(1, 5))):
        at = data.draw(st.integers(0, len(text) - 1))
        length = data.draw(st.sampled_from([0, 0, 1, 1, 2, 40]))
        text[at : at + length] = data.draw(st.sampled_from([b"", b"{", b"}", b'"', b"\0", b"\xff", b"(", b"*/"]))
        if not text:
            break
    source = decode_source("fuzz.oox", bytes(text))
    if isinstance(source, Source):
        check(source.text)


@pytest.mark.parametrize("name", SAMPLES)
def test_every_beginning_of_a_program(name: str) -> None:
    text = SAMPLES[name]
    for end in range(0, len(text), 7):
        check(text[:end])


def test_every_program() -> None:
    for text in TEXTS:
        check(text)


@pytest.mark.parametrize("name", SAMPLES)
def test_every_token_left_out(name: str) -> None:
    """One mistake does not become many errors."""
    text = SAMPLES[name]
    lines = text.split("\n")
    for token in Lexer(text, lambda *_: None):
        line = lines[token.line - 1]
        rest = line[: token.column - 1] + " " * len(token.text) + line[token.end_column - 1 :]
        result = parse(Source("fuzz.oox", "\n".join([*lines[: token.line - 1], rest, *lines[token.line :]])))
        errors = [f"{d.span}: {d.message}" for d in result.diagnostics if d.severity is Severity.ERROR]
        assert len(errors) <= 4, f"without {token}: {errors}"
