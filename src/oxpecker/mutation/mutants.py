"""Applies the mutation operators everywhere, one change at a time."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from difflib import unified_diff
from functools import cached_property
from itertools import takewhile
from typing import cast

from oxpecker.mutation.operators import OPERATORS, MutationOperator
from oxpecker.mutation.points import Point, Replacement, points
from oxpecker.mutation.typing import TypeCheck
from oxpecker.oox import syntax as s
from oxpecker.oox.printer import print_member, print_program, print_statement
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import Program

Predicate = Callable[[Program], bool]


@dataclass(frozen=True)
class Mutant:
    """A program with one change: the operator, its number among that operator's mutants, and its place."""

    operator: str
    number: int
    point: Point = field(repr=False)
    replacement: Replacement = field(repr=False)
    original_text: str = field(repr=False)

    @property
    def name(self) -> str:
        """`ARITH3`; a name denotes the same change whichever mutants are selected."""
        return f"{self.operator}{self.number}"

    @property
    def method(self) -> str:
        """The member that is changed: `Class.name`."""
        return self.point.method

    @property
    def span(self) -> Span:
        """The place of the change."""
        return self.point.node.span

    @property
    def program(self) -> Program:
        """The mutant, made anew each time: thousands of them would not fit into memory."""
        return self.point.replaced(self.replacement)

    @property
    def text(self) -> str:
        """The mutant, printed."""
        return print_program(self.program)

    @property
    def diff(self) -> str:
        """The unified diff from the original to the mutant, both printed."""
        old, new = self.original_text.splitlines(keepends=True), self.text.splitlines(keepends=True)
        return "".join(unified_diff(old, new, "original", self.name))

    @cached_property
    def description(self) -> str:
        """What changed: "`i := i + 1;` becomes `i := i - 1;`"."""
        old, new = _changed_lines(self.point, self.replacement) or _difference(
            self.original_text.splitlines(), self.text.splitlines()
        )
        before, after = (" ".join(line.strip() for line in lines) for lines in (old, new))
        return f"`{before}` becomes `{after}`" if new else f"`{before}` removed"


def mutants(
    program: Program,
    method: str | None = None,
    operators: Sequence[MutationOperator] = OPERATORS,
    accept: Predicate | None = None,
    classes: Container[str] | None = None,
) -> Iterator[Mutant]:
    """The mutants of a program, of these classes, or of one method (`Class.method`), operator by operator.

    Yields only mutants that `accept` accepts; by default, those that type-check. The others keep their numbers, so
    that the name of a mutant does not depend on what is left out.
    """
    if accept is not None:
        yield from (each for each in changes(program, method, operators, classes) if accept(each.program))
        return
    type_check = TypeCheck(program)
    for each in changes(program, method, operators, classes):
        if type_check.accepts(each.point, each.replacement):
            yield each


def changes(
    program: Program,
    method: str | None = None,
    operators: Sequence[MutationOperator] = OPERATORS,
    classes: Container[str] | None = None,
) -> Iterator[Mutant]:
    """The mutants of a program, also those that do not type-check."""
    text = print_program(program)
    places = list(points(program, classes))
    for operator in operators:
        number = -1
        for point in places:
            for replacement in operator.replacements(point.node, point.scope):
                number += 1
                if method in (None, point.method):
                    yield Mutant(operator.name, number, point, replacement, text)


Lines = tuple[list[str], list[str]]


def _changed_lines(point: Point, replacement: Replacement) -> Lines | None:
    """The lines that differ, from the text of the changed statement alone; None if its surroundings matter."""
    place, new = point.changed_line(replacement)
    if isinstance(place.node, s.Member):
        old_lines, new_lines = _member_lines([place.node]), _member_lines(new)
    else:
        assert place.parent is not None and place.index is not None
        around = getattr(place.parent.node, place.attribute)
        is_last = len(around) == 1 and not new
        if is_last or any(isinstance(each, s.Skip) for each in (*around[place.index : place.index + 2], *new)):
            return None
        old_lines, new_lines = _lines([place.node]), _lines(new)
    fewest = min(len(old_lines), len(new_lines))
    is_prefix = old_lines[:fewest] == new_lines[:fewest]
    # Of several equal lines in a row, it makes no difference which one is removed.
    return None if is_prefix and abs(len(old_lines) - len(new_lines)) > 1 else _difference(old_lines, new_lines)


def _member_lines(members: Iterable[s.Node]) -> list[str]:
    return [line for each in members for line in print_member(cast("s.Member", each)).splitlines()]


def _lines(statements: Iterable[s.Node]) -> list[str]:
    return [line for each in statements for line in print_statement(cast("s.Statement", each)).splitlines()]


def _difference(old: list[str], new: list[str]) -> Lines:
    """The lines that differ, without the common lines before and after the change."""
    start = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False)))
    old, new = old[start:], new[start:]
    end = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old[::-1], new[::-1], strict=False)))
    return old[: len(old) - end], new[: len(new) - end]
