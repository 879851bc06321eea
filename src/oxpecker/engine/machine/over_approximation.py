"""Arrays and strings beyond the bounds of which only the length is known: what is read from them may be anything.

So a path stands for more than the program does, which is right for a proof; what is wrong on such a path need not be.
"""

from __future__ import annotations

from typing import Any

from oxpecker.engine.path.entities import Array
from oxpecker.engine.path.state import State
from oxpecker.oox.types import BOOL, CHAR, FLOATING, INTEGRAL, Type


def is_vague(m: State, address: int) -> bool:
    """Whether nothing is to be known of what an array holds: numbers beyond the bound, where a proof is wanted."""
    array = m.heap.entities[address]
    if not m.explorer.options.vague or not isinstance(array, Array) or not array.is_long:
        return False
    return array.element in INTEGRAL or array.element in FLOATING or array.element in (BOOL, CHAR)


def any_element(m: State, address: int) -> Any:
    """Any value that an array may hold, another one each time."""
    array = m.heap.entities[address]
    assert isinstance(array, Array)
    m.heap.clock += 2
    return m.explorer.inputs.unknown(array.element, f"{array.name}[?]@{m.heap.clock}", 0, m.heap.clock)


def is_vague_text(m: State, missing: str) -> bool:
    """Whether what is hidden of a string may be anything: a bound hides it, and a proof is wanted."""
    return m.explorer.options.vague and not missing


def any_character(m: State) -> Any:
    """Any character, another one each time."""
    return _any(m, CHAR)


def any_truth(m: State) -> Any:
    """Either truth value, decided anew each time."""
    return _any(m, BOOL)


def _any(m: State, t: Type) -> Any:
    m.heap.clock += 2
    return m.explorer.inputs.unknown(t, f"?@{m.heap.clock}", 0, m.heap.clock)
