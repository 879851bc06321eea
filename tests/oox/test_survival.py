"""Whatever is given, from text to run, nothing but an answer comes back."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from oxpecker.oox import cfg, syntax, typed
from oxpecker.oox.checker import check
from oxpecker.oox.interpreter import Choices, Heap, Interpreter, Limits, RandomInputs, Value, show_value
from oxpecker.oox.parser import parse
from oxpecker.oox.printer import print_program
from oxpecker.oox.source import Source, render
from tests.exhaustive import sampled, tries
from tests.oox.strategies import programs

PROGRAMS = sorted((Path(__file__).parent.parent / "programs").rglob("*.oox"))
MUTATIONS_PER_PROGRAM = 2
TOKEN = re.compile(r'//[^\n]*|"[^"\n]*"|\w+|:=|==>|&&|\|\||[<>=!]=|\S')


def survive(source: Source, seed: int) -> None:
    """Everything Oxpecker does with a text, as far as its errors let it."""
    parsed = parse(source)
    for diagnostic in parsed.diagnostics:
        render(diagnostic, {source.name: source})
    assert print_program(parsed.program) is not None
    survive_checked(parsed.program, seed)


def survive_checked(program: syntax.Program, seed: int) -> None:
    result = check(program)
    if result.program is None:
        assert result.diagnostics
        return
    interpreter = Interpreter(result.program, Limits(steps=3_000, call_depth=200, heap=5_000))
    for method in result.program.methods.values():
        if method.body is None or method.info.span.file == "prelude.oox":
            continue
        if not method.info.static and not result.program.hierarchy.concrete_subclasses(method.info.owner):
            continue
        graph = cfg.build(method, result.program.hierarchy)
        cfg.post_dominators(graph)
        choices = Choices(seed=seed)
        run = interpreter.run(method, lambda heap, m=method, c=choices: made_up(m, heap, c), choices)
        assert run.outcome.steps >= 0


def made_up(method: typed.Method, heap: Heap, choices: Choices) -> list[Value]:
    inputs = RandomInputs(heap, choices.random)
    values: list[Value] = []
    parameters = list(method.parameters)
    if not method.info.static:
        parameters.pop(0)
        values.append(inputs.object(heap.hierarchy.concrete_subclasses(method.info.owner)[0]))
    values += [inputs.value(parameter.type) for parameter in parameters]
    for value, parameter in zip(values, method.parameters, strict=True):
        show_value(value, parameter.type)
    return values


@settings(derandomize=True, max_examples=tries(120), deadline=None, suppress_health_check=list(HealthCheck))
@given(programs)
def test_any_program_that_can_be_written_is_checked(program: syntax.Program) -> None:
    survive_checked(program, 0)


@pytest.mark.parametrize("path", sampled(PROGRAMS, 4), ids=lambda path: path.stem)
def test_programs_with_tokens_lost_doubled_or_swapped(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    tokens = [match.span() for match in TOKEN.finditer(text)]
    chooser = random.Random(path.stem)
    for number in range(MUTATIONS_PER_PROGRAM):
        survive(Source("mutated.oox", mutated(text, tokens, chooser)), number)


def mutated(text: str, tokens: list[tuple[int, int]], chooser: random.Random) -> str:
    """The text with one to three tokens deleted, doubled, or replaced by another of the file."""
    places = sorted(chooser.sample(range(len(tokens)), k=min(chooser.randint(1, 3), len(tokens))), reverse=True)
    for place in places:
        start, end = tokens[place]
        other = tokens[chooser.randrange(len(tokens))]
        replacement = chooser.choice(["", text[start:end] * 2, text[other[0] : other[1]]])
        text = text[:start] + replacement + text[end:]
    return text
