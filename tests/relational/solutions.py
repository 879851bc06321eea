"""The solutions of the commands of a module."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.relational.alloy import Module, parse_module, problem
from oxpecker.relational.alloy.search import searching
from oxpecker.relational.alloy.solution import Solution
from oxpecker.relational.traces import Trace


def solutions(module: Module, text: str = "") -> Iterator[Solution]:
    """The first solution of each command that has one."""
    for command in module.commands:
        asked = problem(module, command)
        with searching(asked) as search:
            found = search.solve()
        if found is not None:
            states, loop = (found.states, found.loop) if isinstance(found, Trace) else ((found,), None)
            width = asked.bit_width or None
            yield Solution(
                module.file, text, command, asked.schema, asked.resolver, states, loop, width, asked.variable
            )


def solution(text: str) -> Solution:
    """The first solution of the first command of a text."""
    return next(solutions(parse_module("m.als", text), text))
