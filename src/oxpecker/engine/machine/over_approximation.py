"""Over-approximation of arrays and strings beyond the bounds: only the length is known, and reads return any value."""

from __future__ import annotations

from typing import Any

from oxpecker.engine.path.entities import Array
from oxpecker.engine.path.state import State
from oxpecker.oox.types import BOOL, CHAR, FLOATING, INTEGRAL, Type


def is_any(m: State, address: int) -> bool:
    """Whether the elements of an array are over-approximated: numbers beyond the bound, if a proof is wanted."""
    array = m.heap.entities[address]
    if not m.explorer.options.over_approximates or not isinstance(array, Array) or not array.is_long:
        return False
    return array.element in INTEGRAL or array.element in FLOATING or array.element in (BOOL, CHAR)


def any_element(m: State, address: int) -> Any:
    """Any value that an array may hold, a new one each time."""
    array = m.heap.entities[address]
    assert isinstance(array, Array)
    m.heap.clock += 2
    return m.explorer.inputs.unknown(array.element, f"{array.name}[?]@{m.heap.clock}", 0, m.heap.clock)


def is_any_text(m: State, missing: str) -> bool:
    """Whether the hidden part of a string is over-approximated: a bound hides it, and a proof is wanted."""
    return m.explorer.options.over_approximates and not missing


def any_character(m: State) -> Any:
    """Any character, a new one each time."""
    return _any(m, CHAR)


def any_truth(m: State) -> Any:
    """Either truth value, chosen independently each time."""
    return _any(m, BOOL)


def _any(m: State, t: Type) -> Any:
    m.heap.clock += 2
    return m.explorer.inputs.unknown(t, f"?@{m.heap.clock}", 0, m.heap.clock)
