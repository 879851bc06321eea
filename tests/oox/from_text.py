"""Small helpers for tests that begin with the text of a program."""

from __future__ import annotations

from oxpecker.oox import cfg, typed
from oxpecker.oox.checker import check
from oxpecker.oox.interpreter import Choices, Interpreter, Limits, Run, parse_arguments
from oxpecker.oox.parser import parse
from oxpecker.oox.source import Source, render


def checked(text: str, **options: str) -> typed.Program:
    """The typed program of a text that must be free of errors."""
    source = Source("test.oox", text)
    parsed = parse(source)
    result = check(parsed.program, options)
    problems = [d for d in [*parsed.diagnostics, *result.diagnostics] if d.severity == "error"]
    assert result.program is not None and not problems, "\n".join(render(d, {source.name: source}) for d in problems)
    return result.program


def method_named(program: typed.Program, name: str) -> typed.Method:
    """The one method of that name."""
    (method,) = program.find_methods(name)
    return method


def graph_of(text: str, name: str) -> cfg.Graph:
    """The control flow graph of one method of a program."""
    program = checked(text)
    return cfg.build(method_named(program, name), program.hierarchy)


def run(
    text: str,
    name: str,
    arguments: str = "",
    choices: Choices | None = None,
    limits: Limits | None = None,
    **options: str,
) -> Run:
    """Runs a method of a program on arguments given as text."""
    program = checked(text, **options)
    method = method_named(program, name)
    types = [parameter.type for parameter in method.parameters]
    interpreter = Interpreter(program, limits)
    return interpreter.run(method, lambda heap: parse_arguments(arguments, types, heap), choices)
