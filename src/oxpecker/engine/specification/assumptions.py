"""What the method under check may assume, conjunct by conjunct, in the order of evaluation.

A conjunct that calls pure methods accesses the heap, and each unknown that it accesses may be one of several objects.
The cost of a conjunct is paid for every input that earlier ones admit, so selective conjuncts should come first. All
must hold and none may throw, so their order does not change the meaning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field

from oxpecker.oox import typed
from oxpecker.oox.records import dataclass
from oxpecker.oox.syntax import BinaryOperator

Cost = tuple[float, ...]
"""How many inputs a conjunct admits, and its steps; less is better."""


@dataclass(frozen=True, slots=True)
class Assumptions:
    """Clauses in the order of their evaluation: preconditions by the number of their case, invariants by class."""

    requires: Mapping[int, tuple[typed.Clause, ...]] = field(default_factory=dict)
    invariants: Mapping[str, tuple[typed.Clause, ...]] = field(default_factory=dict)


def conjuncts(clauses: Iterable[typed.Clause]) -> list[typed.Clause]:
    """The clauses, with each conjunct as a clause of its own."""
    found: list[typed.Clause] = []
    pending = list(reversed(list(clauses)))
    while pending:
        clause = pending.pop()
        condition = clause.condition
        if isinstance(condition, typed.Binary) and condition.operator is BinaryOperator.AND:
            pending += [typed.Clause(part, span=clause.span) for part in (condition.right, condition.left)]
        else:
            found.append(clause)
    return found


def _calls(clause: typed.Clause) -> bool:
    return typed.contains(clause.condition, typed.Invoke)


def in_order(
    clauses: Iterable[typed.Clause], cost: Callable[[tuple[typed.Clause, ...]], Cost]
) -> tuple[typed.Clause, ...] | None:
    """The conjuncts of clauses: those without calls, then the others by what each costs; None if there is no choice."""
    parts = conjuncts(clauses)
    plain = tuple(each for each in parts if not _calls(each))
    calling = [each for each in parts if _calls(each)]
    if len(calling) < 2:
        return None
    return (*plain, *sorted(calling, key=lambda each: cost((*plain, each))))
