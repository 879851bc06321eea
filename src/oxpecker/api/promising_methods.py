"""Methods that are worth a first check: with a contract, or with code that often goes wrong."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.api.limits import LARGEST_FIRST_METHOD
from oxpecker.oox import typed

_RISKY = (typed.ElementRead, typed.SetElement, typed.NewArray, typed.CastReference, typed.Convert, typed.While)
"""What throws exceptions, loses digits or runs forever for some inputs."""
_ARITHMETIC = frozenset({"*", "/", "%", "+", "-"})


def promising(methods: Iterable[typed.Method], most: int) -> list[typed.Method]:
    """The best methods to begin with, the best first; the order of the program decides between equals."""
    ranked = sorted(((_promise(method), method) for method in methods), key=lambda each: each[0], reverse=True)
    return [method for promise, method in ranked if any(promise)][:most]


def _promise(method: typed.Method) -> tuple[bool, int]:
    """Whether it has a contract, then its risky operations. Large methods count little: they take longest."""
    assert method.body is not None
    size = sum(1 for _ in typed.TREE.walk(method.body))
    if not _has_inputs(method) or size > LARGEST_FIRST_METHOD:
        return False, 0
    operations = sum(each.operator in _ARITHMETIC for each in typed.TREE.found(method.body, typed.Binary))
    return _promises_something(method), operations + sum(1 for _ in typed.TREE.found(method.body, *_RISKY))


def _promises_something(method: typed.Method) -> bool:
    """Whether a contract has clauses about calls or results: an accessor of a record is only declared to be pure."""
    return any(each.requires or each.ensures or each.exceptional or each.signals for each in method.cases)


def _has_inputs(method: typed.Method) -> bool:
    """Whether callers choose what it does; constructors are checked with the methods of their class."""
    return bool(method.parameters) and not method.info.is_constructor
