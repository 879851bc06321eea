"""Applies the mutation operators everywhere, one change at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from difflib import unified_diff
from functools import cached_property
from itertools import takewhile

from oxpecker.mutation.operators import OPERATORS, MutationOperator
from oxpecker.mutation.points import points
from oxpecker.oox.checker import check
from oxpecker.oox.printer import print_program
from oxpecker.oox.source import Severity, Span
from oxpecker.oox.syntax import Program

Predicate = Callable[[Program], bool]


@dataclass(frozen=True)
class Mutant:
    """A program with one change: the operator, its number among that operator's mutants, and its place."""

    operator: str
    number: int
    method: str
    span: Span
    program: Program = field(repr=False)
    original_text: str = field(repr=False)

    @property
    def name(self) -> str:
        """`ARITH3`; a name denotes the same change whichever mutants are selected."""
        return f"{self.operator}{self.number}"

    @cached_property
    def text(self) -> str:
        """The mutant, printed."""
        return print_program(self.program)

    @cached_property
    def diff(self) -> str:
        """The unified diff from the original to the mutant, both printed."""
        old, new = self.original_text.splitlines(keepends=True), self.text.splitlines(keepends=True)
        return "".join(unified_diff(old, new, "original", self.name))

    @cached_property
    def description(self) -> str:
        """What changed: "`i := i + 1;` becomes `i := i - 1;`"."""
        old, new = _difference(self.original_text.splitlines(), self.text.splitlines())
        before, after = (" ".join(line.strip() for line in lines) for lines in (old, new))
        return f"`{before}` becomes `{after}`" if new else f"`{before}` removed"


def mutants(
    program: Program,
    method: str | None = None,
    operators: Sequence[MutationOperator] = OPERATORS,
    accept: Predicate | None = None,
) -> Iterator[Mutant]:
    """The mutants of a program, or of one of its methods (`Class.method`), operator by operator.

    Yields only mutants that `accept` accepts; by default, those that type-check. The others keep their numbers, so
    that the name of a mutant does not depend on what is left out.
    """
    accept = well_typed if accept is None else accept
    text = print_program(program)
    places = list(points(program))
    for operator in operators:
        number = -1
        for point in places:
            for replacement in operator.replacements(point.node, point.scope):
                number += 1
                if method in (None, point.method):
                    changed = point.replaced(replacement)
                    if accept(changed):
                        yield Mutant(operator.name, number, point.method, point.node.span, changed, text)


def well_typed(program: Program) -> bool:
    """Whether the static checker reports no error."""
    return not any(item.severity is Severity.ERROR for item in check(program).diagnostics)


def _difference(old: list[str], new: list[str]) -> tuple[list[str], list[str]]:
    """The lines that differ, without the common lines before and after the change."""
    start = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False)))
    old, new = old[start:], new[start:]
    end = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old[::-1], new[::-1], strict=False)))
    return old[: len(old) - end], new[: len(new) - end]
