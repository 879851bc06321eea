"""Arrays and strings beyond the bounds of which only the length is known: what is read from them may be anything.

So a path stands for more than the program does, which is right for a proof; what is wrong on such a path need not be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oxpecker.engine.path.heap import Array
from oxpecker.oox.types import BOOL, CHAR, FLOATING, INTEGRAL, Type

if TYPE_CHECKING:
    from oxpecker.engine.machine.memory import Memory


def is_vague(memory: Memory, address: int) -> bool:
    """Whether nothing is to be known of what an array holds: numbers beyond the bound, where a proof is wanted."""
    array = memory.heap[address]
    if not memory.explorer.options.vague or not isinstance(array, Array) or not array.is_long:
        return False
    return array.element in INTEGRAL or array.element in FLOATING or array.element in (BOOL, CHAR)


def any_element(memory: Memory, address: int) -> Any:
    """Any value that an array may hold, another one each time."""
    array = memory.heap[address]
    assert isinstance(array, Array)
    memory.clock += 2
    return memory.explorer.unknown(array.element, f"{array.name}[?]@{memory.clock}", 0, memory.clock)


def is_vague_text(memory: Memory, missing: str) -> bool:
    """Whether what is hidden of a string may be anything: a bound hides it, and a proof is wanted."""
    return memory.explorer.options.vague and not missing


def any_character(memory: Memory) -> Any:
    """Any character, another one each time."""
    return _any(memory, CHAR)


def any_truth(memory: Memory) -> Any:
    """Either truth value, decided anew each time."""
    return _any(memory, BOOL)


def _any(memory: Memory, t: Type) -> Any:
    memory.clock += 2
    return memory.explorer.unknown(t, f"?@{memory.clock}", 0, memory.clock)
