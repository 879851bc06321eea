"""Terms as plain data, for pickling and for other processes, which intern them again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.limits import LARGEST_NESTED
from oxpecker.terms.structure import restore
from oxpecker.terms.term import AnyValue, Term
from oxpecker.terms.walking import subterms

Packed = tuple[list[tuple[str, str, tuple[Any, ...]]], list[Any]]
"""Nodes (operation, sort, arguments) and roots; a one-tuple of a number refers to the node with that number."""


def pack(terms: Iterable[AnyValue]) -> Packed:
    """Several terms or values as flat plain data; shared parts occur once."""
    roots = list(terms)
    numbers: dict[Term, int] = {}
    nodes: list[tuple[str, str, tuple[Any, ...]]] = []
    for term in subterms(roots):
        args = tuple((numbers[arg],) if type(arg) is Term else arg for arg in term.args)
        numbers[term] = len(nodes)
        nodes.append((term.op.value, term.sort.value, args))
    return nodes, [(numbers[root],) if type(root) is Term else root for root in roots]


def unpack(packed: Packed) -> list[AnyValue]:
    """The terms that were packed."""
    nodes, roots = packed
    terms: list[Term] = []
    for op, sort, args in nodes:
        full = tuple(terms[arg[0]] if isinstance(arg, tuple) else arg for arg in args)
        terms.append(restore(Op(op), Sort(sort), full))
    return [terms[root[0]] if isinstance(root, tuple) else root for root in roots]


def _unpack_one(packed: Packed) -> AnyValue:
    return unpack(packed)[0]


def reduce(term: Term) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """How `pickle` reduces a term."""
    if term.size <= LARGEST_NESTED:
        return restore, (term.op, term.sort, term.args)
    return _unpack_one, (pack([term]),)
