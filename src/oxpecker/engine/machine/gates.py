"""Gates: counts that threads close and open, wait for, and take as semaphores are taken."""

from __future__ import annotations

from oxpecker.engine.machine.fields import wrote
from oxpecker.engine.machine.monitors import Reacquire, Until, gate_count
from oxpecker.engine.path.endings import PathEnded, Paused
from oxpecker.engine.path.footprints import Touch
from oxpecker.engine.path.requests import Unsupported
from oxpecker.engine.path.state import State
from oxpecker.engine.values.value import Code, Value
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.regions import field_region
from oxpecker.oox.source import Span


def close_gate(m: State, address: int, gate: FieldInfo) -> None:
    """Closes a gate once more."""
    m.action.touch(address, gate.slot, Touch.COUNT)
    _change(m, address, gate, 1)


def open_gate(m: State, address: int, gate: FieldInfo, amount: Value) -> None:
    """Opens a gate so often."""
    times = _times(m, amount)
    m.action.touch(address, gate.slot, Touch.OPEN)
    m.own_threads().open(address, times)
    _change(m, address, gate, -times)


def _change(m: State, address: int, gate: FieldInfo, change: int) -> None:
    m.heap.writable(address).cells[gate.slot] = gate_count(m, address, gate.slot) + change
    wrote(m, field_region(gate))


def _times(m: State, amount: Value) -> int:
    if not isinstance(amount, int):
        raise Unsupported("a gate whose count depends on inputs", m.frames.place)
    return max(0, amount)


def is_shut(m: State, address: int, gate: FieldInfo) -> bool:
    """Whether a gate is closed at this moment, as somebody finds who does not wait for ever.

    Who finds it closed could have found so earlier, and what follows is compared with the others step by step. So
    only an open gate orders steps: before it was opened it was closed.
    """
    shut = gate_count(m, address, gate.slot) > 0
    if not shut:
        m.action.touch(address, gate.slot, Touch.HEAR)
    return shut


def pass_gate(m: State, address: int, gate: FieldInfo, following: Code, span: Span, until: Until | None = None) -> Code:
    """Passes a gate that is open; in a program without threads, nobody would open it."""
    count = gate_count(m, address, gate.slot)
    either = until is not None and until.is_open(m)
    if count > 0 and not either:
        raise PathEnded(Paused(Reacquire(address, 0, following, span, is_gate=True)))
    if until is not None:
        until.look(m, Touch.PASS if count > 0 else Touch.HEAR)
        if count > 0:
            m.action.touch(address, gate.slot, Touch.READ)
            return until.ended(m)
    # If it was opened more often than needed, or another gate is open, it could have been passed earlier.
    m.action.touch(address, gate.slot, Touch.PASS if count == 0 and not either else Touch.HEAR)
    return following


def take_gate(m: State, address: int, gate: FieldInfo, amount: Value, following: Code, span: Span) -> Code:
    """Closes a gate so often when it stays open all the same; in a program without threads, nobody would open it."""
    times = _times(m, amount)
    left = gate_count(m, address, gate.slot) + times
    if left > 0:
        raise PathEnded(Paused(Reacquire(address, 0, following, span, is_gate=True)))
    # If nothing is left, it could not be taken without any of the steps that have opened it.
    _take(m, address, gate, times, left, Touch.PASS if left == 0 else Touch.MAY_PASS)
    return following


def try_gate(m: State, address: int, gate: FieldInfo, amount: Value) -> bool:
    """The same without waiting; returns whether the gate was taken."""
    times = _times(m, amount)
    left = gate_count(m, address, gate.slot) + times
    if left > 0:
        m.action.touch(address, gate.slot, Touch.READ)
        return False
    _take(m, address, gate, times, left, Touch.HEAR)
    return True


def _take(m: State, address: int, gate: FieldInfo, times: int, left: int, touch: Touch) -> None:
    # Whether others have opened it by then makes no difference to who can do without.
    is_spare = left + m.threads.opened.get(address, 0) <= 0
    m.action.touch(address, gate.slot, Touch.SPARE if is_spare else touch)
    m.action.touch(address, gate.slot, Touch.COUNT)
    _change(m, address, gate, times)
