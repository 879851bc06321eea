"""Threads and monitors: fork, join, lock, wait and notify."""

from __future__ import annotations

from typing import NoReturn

from oxpecker.engine.machine.calls import call, end_throwing, throw_new
from oxpecker.engine.machine.identity import is_kept
from oxpecker.engine.machine.references import observe_all, one_target
from oxpecker.engine.machine.sharing import reachable, share
from oxpecker.engine.path.endings import PathEnded, Paused, Returned
from oxpecker.engine.path.entities import Array, Record
from oxpecker.engine.path.footprints import Touch
from oxpecker.engine.path.frames import Callee
from oxpecker.engine.path.requests import ChooseWaiter, Narrow, ThreadStarted, TooLong, Unsupported
from oxpecker.engine.path.state import State
from oxpecker.engine.path.synchronisation import ENDED, STARTED, WOKEN
from oxpecker.engine.path.threads import Parked, Visible
from oxpecker.engine.values.value import Code, Value
from oxpecker.oox.actions import ENDED_BY_GATE, ActionKind
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.input_clauses import LITERALS
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.results.bound import Bound


def fork_thread(m: State, method: MethodInfo, arguments: list[Value], virtual: bool, span: Span) -> None:
    """Starts a thread that makes a call when it is first scheduled; raises ThreadStarted if none is expected."""
    if not m.explorer.program.forking:
        raise ThreadStarted
    code = callee(m, method, arguments, virtual)
    threads = m.own_threads()
    if threads.started >= m.explorer.bounds.threads:
        m.explorer.forks.cut(Bound.THREADS, span)
    # Threads that share out an array divide it over and over before anyone looks into it.
    if any(isinstance(e := m.heap.entities[a], Array) and e.is_long for a in reachable(m, arguments, frozenset())):
        raise TooLong(Bound.ARRAY)
    number = threads.start(threads.current)
    if m.action.footprint is not None:
        m.action.footprint.is_alone = False
    m.action.touch(("thread", number), STARTED, Touch.LEAVE)

    def begin(m: State) -> Code:
        m.action.touch(("thread", number), STARTED, Touch.ENTER)
        return call(m, code, arguments, 0, finished, 0, uncaught, span)

    threads.parked[number] = Parked(begin, Visible(ActionKind.START, span), 0, (None,), None)
    inputs = [address for address, entity in m.heap.entities.items() if entity.is_input]
    share(m, [*arguments, *inputs, *m.heap.statics.values()])


def callee(m: State, method: MethodInfo, arguments: list[Value], virtual: bool) -> Callee:
    """The code that a call runs, with the address of the receiver."""
    if not virtual:
        return m.explorer.program.code_of(method)
    address = one_target(m, arguments[0])
    record = m.heap.entities[address]
    assert isinstance(record, Record)
    chosen = {cls.dispatch[method.signature].key: cls for cls in record.classes}
    if len(chosen) > 1:
        raise Narrow(address, tuple((cls,) for cls in record.classes))
    arguments[0] = address
    return m.explorer.program.code_of(record.classes[0].dispatch[method.signature])


def join_threads(m: State) -> None:
    """Joins all children, which have ended."""
    m.own_threads().join()
    for child in m.threads.children(m.threads.current):
        m.action.touch(("thread", child), ENDED, Touch.ENTER)


def end_thread(m: State, value: Value) -> NoReturn:
    """Ends the current thread; the path ends with the last thread."""
    threads = m.own_threads()
    m.action.touch(("thread", threads.current), ENDED, Touch.LEAVE)
    threads.ended |= {threads.current}
    if threads.current == 0:
        threads.result = value
    if threads.parked:
        raise PathEnded(Paused(None))
    raise PathEnded(Returned(threads.result))


def acquire(m: State, reference: Value) -> None:
    """Enters a monitor that is free or already held by the thread."""
    address = one_target(m, reference)
    _refuse_kept(m, address)
    observe_all(m, address)
    # Entering again what is one's own is nobody else's business: no order of threads could change it.
    if not owns(m, address):
        m.action.touch(("monitor", address), 0, Touch.ENTER)
    m.own_threads().acquire(address)


def _refuse_kept(m: State, address: int) -> None:
    """Gives up at the monitor of an object that may be the same as another one; a literal is one object."""
    entity = m.heap.entities[address]
    if not isinstance(entity, Record) or entity.is_input or not is_kept(entity):
        return
    if not any(owner == LITERALS and value == address for (owner, _), value in m.heap.statics.items()):
        raise Unsupported("a lock on an object that Java may keep only once", m.frames.place)


def release(m: State, reference: Value) -> None:
    """Leaves a monitor once."""
    address = one_target(m, reference)
    if not owns(m, address):
        return  # it was left inside of the `lock` whose end this is
    if m.threads.monitor(address).count == 1:
        m.action.touch(("monitor", address), 0, Touch.LEAVE)
    m.own_threads().release(address)


def may_enter(m: State, address: int) -> bool:
    """Whether trying to enter a monitor succeeds; this depends on other threads, unless this thread holds it."""
    if not owns(m, address):
        m.action.touch(("monitor", address), 0, Touch.TRY)
    return m.threads.may_enter(address, m.threads.current)


def owns(m: State, address: int) -> bool:
    """Whether the current thread holds a monitor."""
    return m.threads.monitor(address).owner == m.threads.current


@dataclass(frozen=True, slots=True)
class Until:
    """A gate that ends a wait, and where the exception goes that tells so."""

    gate: int
    count: int
    slot: int
    handler: Code
    span: Span

    def is_open(self, m: State) -> bool:
        """Whether the gate is open."""
        return gate_count(m, self.gate, self.count) <= 0

    def look(self, m: State, touch: Touch = Touch.HEAR) -> None:
        """Records that a step depends on the gate: opening it might let the wait end earlier, and in another way."""
        m.action.touch(self.gate, self.count, touch if self.is_open(m) else Touch.READ)

    def ended(self, m: State) -> Code:
        """The gate has ended a wait."""
        return throw_new(m, ENDED_BY_GATE, self.slot, self.handler, self.span)


def wait(m: State, reference: Value, following: Code, span: Span, until: Until | None = None) -> Code:
    """Releases a monitor and waits to be notified, or for a gate; then acquires it as often as before."""
    address = one_target(m, reference)
    if until is not None:
        until.look(m)
        if until.is_open(m):
            return until.ended(m)
    m.action.touch(("monitor", address), 0, Touch.LEAVE)
    times = m.own_threads().wait(address)
    raise PathEnded(Paused(Reacquire(address, times, following, span, until=until)))


def notify(m: State, reference: Value, everyone: bool, span: Span) -> None:
    """Wakes one waiting thread, or all."""
    address = one_target(m, reference)
    waiters = m.threads.monitor(address).waiters
    threads = m.own_threads()
    if not waiters:
        threads.vain = (*threads.vain, (address, span))
    woken = waiters if everyone else waiters[:1]
    if len(waiters) > 1 and not everyone:
        if threads.chosen is None:
            raise ChooseWaiter(waiters)
        woken, threads.chosen = (threads.chosen,), None
        threads.wake_up(woken[0])
    m.action.touch(("monitor", address), 0, Touch.LEAVE)
    for thread in woken:
        m.action.touch(("thread", thread), WOKEN, Touch.LEAVE)
        threads.wake(address, thread)


def gate_count(m: State, address: int, slot: int) -> int:
    """How often a gate has been closed and not opened again; in inputs it is not known."""
    record = m.heap.entities[address]
    count = record.cells.get(slot, None if record.is_open else 0)
    if not isinstance(count, int):
        raise Unsupported("a gate whose count depends on inputs", m.frames.place)
    return count


class Reacquire:
    """What a waiting thread does when it is notified, or a gate is open: it acquires the monitor again."""

    __slots__ = ("address", "following", "is_gate", "times", "until", "visible")

    def __init__(
        self,
        address: int,
        times: int,
        following: Code,
        span: Span,
        is_gate: bool = False,
        until: Until | None = None,
    ) -> None:
        self.address = address
        self.times = times
        self.following = following
        self.is_gate = is_gate
        """Whether it waits at a gate that nobody will open, since there is no other thread."""
        self.until = until
        self.visible = Visible(ActionKind.WAIT, span, until_slot=0 if until is None else until.count)

    def __call__(self, m: State) -> Code:
        threads = m.own_threads()
        notified = threads.current not in threads.monitor(self.address).waiters
        m.action.touch(("monitor", self.address), 0, Touch.ENTER)
        if self.until is None or not self.until.is_open(m):
            # Otherwise it could have gone on before it was notified.
            m.action.touch(("thread", threads.current), WOKEN, Touch.ENTER)
        if self.until is not None:
            self.until.look(m, Touch.HEAR if notified else Touch.PASS)
        threads.wake(self.address, threads.current)
        threads.acquire(self.address, self.times)
        return self.following if notified or self.until is None else self.until.ended(m)


def finished(state: State) -> NoReturn:
    """The first method of a thread has returned."""
    end_thread(state, state.frames.locals[0])


def uncaught(state: State) -> NoReturn:
    """An exception has left the first method of a thread."""
    state.frames.retry = uncaught
    end_throwing(state, state.frames.locals[0])
