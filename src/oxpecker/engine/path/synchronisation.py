"""Which accesses of a step order what threads do (JLS 17.4.4)."""

from __future__ import annotations

from oxpecker.engine.path.footprints import Holder, Touch
from oxpecker.engine.values.value import Value
from oxpecker.oox.weak_memory import WeakMemory

_RELEASES = frozenset({Touch.TELL, Touch.OPEN, Touch.LEAVE})
_ACQUIRES = frozenset({Touch.HEAR, Touch.PASS, Touch.MAY_PASS, Touch.ENTER})

STARTED, ENDED, WOKEN = range(3)
"""What one thread does and makes a step of another possible, as slots of a thread: who could not go on before it."""


def synchronise(memory: WeakMemory, holder: Holder, slot: Value, touch: Touch) -> None:
    """Orders the current step after those that an access acquires, or before those that acquire it later."""
    kind = holder[0] if isinstance(holder, tuple) else None
    if touch in _RELEASES:
        if isinstance(holder, tuple) and kind == "thread" and slot == STARTED:
            memory.fork(holder[1])
        else:
            memory.release((holder, slot))
    elif touch in _ACQUIRES or (touch is Touch.READ and kind == "class"):
        memory.acquire((holder, slot))
