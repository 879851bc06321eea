"""What is printed is read back as the same program, without a complaint, and printed the same again."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from oxpecker.oox.dialects import NAMES_IN_JIP
from oxpecker.oox.parser import parse
from oxpecker.oox.printer import print_program
from oxpecker.oox.source import Severity, Source
from oxpecker.oox.syntax import Block, Class, Expression, Method, Program, Return, Statement, TypeUse
from oxpecker.oox.types import VOID
from tests.exhaustive import tries
from tests.oox.strategies import classes, expressions, programs, statements

PROGRAMS = Path(__file__).parent.parent / "programs"


def thorough(examples: int) -> settings:
    """The same examples every time, and no complaint when the machine is slow."""
    return settings(
        max_examples=tries(examples),
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def check_round_trip(program: Program) -> None:
    text = print_program(program)
    parsed = parse(Source("printed.oox", text))
    assert not parsed.diagnostics, (text, parsed.diagnostics)
    # A name that only Jip has is printed with a mark, as Java's names are.
    marked = any(f"{word}$" in text for word in NAMES_IN_JIP)
    assert marked or parsed.program == program, text
    assert print_program(parsed.program) == text


def around(*body: Statement) -> Program:
    """A program with this body in it."""
    return Program((Class("Main", (Method(TypeUse(VOID), "main", (), body=Block(body)),)),))


@thorough(1000)
@given(expressions)
def test_expressions(expression: Expression) -> None:
    check_round_trip(around(Return(expression)))


@thorough(500)
@given(statements)
def test_statements(statement: Statement) -> None:
    check_round_trip(around(statement))


@thorough(150)
@given(classes())
def test_classes(declared: Class) -> None:
    check_round_trip(Program((declared,)))


@thorough(50)
@given(programs)
def test_programs(program: Program) -> None:
    check_round_trip(program)


FILES = [path for path in sorted(PROGRAMS.rglob("*.oox")) if "syntax error" not in path.read_text(encoding="utf-8")]
"""The test programs without syntax errors."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PROGRAMS).as_posix())
def test_program_files(path: Path) -> None:
    parsed = parse(Source(path.name, path.read_text(encoding="utf-8")))
    assert not any(item.severity is Severity.ERROR for item in parsed.diagnostics)
    check_round_trip(parsed.program)


def test_most_test_programs_are_readable() -> None:
    assert len(FILES) > 250
