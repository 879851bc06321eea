"""Sends terms to another process: every node once, however often it occurs in later queries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from oxpecker.terms import Op, Sort, Term
from oxpecker.terms.structure import restore

Record: TypeAlias = tuple[str, str, tuple[Any, ...]]
"""Operation, sort and arguments of a node; a one-tuple refers to the node with that number."""


class Sender:
    """Records which nodes the other side has."""

    def __init__(self) -> None:
        self._numbers: dict[Term, int] = {}

    def __len__(self) -> int:
        return len(self._numbers)

    def number(self, term: Term) -> int:
        """The number of a sent node."""
        return self._numbers[term]

    def send(self, roots: Iterable[Term]) -> list[Record]:
        """The nodes of these terms that the other side lacks, arguments first."""
        numbers, records = self._numbers, []
        stack = list(roots)
        while stack:
            term = stack[-1]
            if term in numbers:
                stack.pop()
                continue
            missing = [each for each in term.args if type(each) is Term and each not in numbers]
            if missing:
                stack.extend(missing)
                continue
            args = tuple((numbers[each],) if type(each) is Term else each for each in term.args)
            numbers[term] = len(numbers)
            records.append((term.op.value, term.sort.value, args))
            stack.pop()
        return records


class Receiver:
    """Rebuilds the nodes that the other side sent."""

    def __init__(self) -> None:
        self.terms: list[Term] = []
        self._numbers: dict[Term, int] = {}

    def receive(self, records: Sequence[Record]) -> None:
        """Add nodes in the order in which they were sent."""
        for op, sort, args in records:
            full = tuple(self.terms[each[0]] if type(each) is tuple else each for each in args)
            term = restore(Op(op), Sort(sort), full)
            self._numbers[term] = len(self.terms)
            self.terms.append(term)

    def number(self, term: Term) -> int:
        """The other side's number of a node."""
        return self._numbers[term]
