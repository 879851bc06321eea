"""Threads and monitors as a path uses them: fork, join, lock, wait and notify."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn

from oxpecker.engine.machine.memory import Memory
from oxpecker.engine.path.endings import PathEnded, Paused, Returned
from oxpecker.engine.path.footprints import Touch
from oxpecker.engine.path.heap import Array, Record, Value
from oxpecker.engine.path.requests import ChooseWaiter, Narrow, TooLong
from oxpecker.engine.path.threads import Parked, Threads, Visible, reachable
from oxpecker.oox.source import Span

if TYPE_CHECKING:
    from oxpecker.engine.compiled.program import MethodCode
    from oxpecker.engine.path.state import State
    from oxpecker.oox.hierarchy import MethodInfo

Code = Callable[[Any], Any]


class Synchronisation(Memory):
    """What the threads of a path do to each other."""

    __slots__ = ()

    def own_threads(self) -> Threads:
        """What is known of the threads, for this state alone."""
        if self.threads.owner is not self.token:
            self.threads = self.threads.copy(self.token)
        return self.threads

    # --- threads -------------------------------------------------------------------------------------------

    def fork_thread(self, method: MethodInfo, arguments: list[Value], virtual: bool, span: Span) -> None:
        """Starts a thread that makes a call when it is first chosen."""
        code = self.callee(method, arguments, virtual)
        threads = self.own_threads()
        if threads.started >= self.explorer.bounds.threads:
            self.explorer.cut(self, "threads", span)
        # Threads that share out an array divide it over and over before anyone looks into it.
        if any(isinstance(e := self.heap[a], Array) and e.is_long for a in reachable(self, arguments, frozenset())):
            raise TooLong("array")
        number = threads.start(threads.current)
        self.touch(("thread", number), 0, Touch.LEAVE)

        def begin(m: State) -> Code:
            m.touch(("thread", number), 0, Touch.ENTER)
            return m.call(code, arguments, 0, finished, 0, uncaught, span)

        threads.parked[number] = Parked(begin, Visible("start", span), 0, (None,), None)
        inputs = [address for address, entity in self.heap.items() if entity.is_input]
        self.share([*arguments, *inputs, *self.statics.values()])

    def callee(self, method: MethodInfo, arguments: list[Value], virtual: bool) -> MethodCode:
        """The code that a call runs; the receiver is replaced by its address."""
        if not virtual:
            return self.explorer.program.code_of(method)
        address = self.one_target(arguments[0])
        record = self.heap[address]
        assert isinstance(record, Record)
        chosen = {cls.dispatch[method.signature].key: cls for cls in record.classes}
        if len(chosen) > 1:
            raise Narrow(address, tuple((cls,) for cls in record.classes))
        arguments[0] = address
        return self.explorer.program.code_of(record.classes[0].dispatch[method.signature])

    def join_threads(self) -> None:
        """All children have ended."""
        self.own_threads().join()
        for child in self.threads.children(self.threads.current):
            self.touch(("thread", child), 1, Touch.ENTER)

    def end_thread(self, value: Value) -> NoReturn:
        """The thread at hand has made its last step; the path ends with the last thread."""
        threads = self.own_threads()
        self.touch(("thread", threads.current), 1, Touch.LEAVE)
        threads.ended |= {threads.current}
        if threads.current == 0:
            threads.result = value
        if threads.parked:
            raise PathEnded(Paused(None))
        raise PathEnded(Returned(threads.result))

    # --- what several threads can reach --------------------------------------------------------------------

    def share(self, values: list[Value]) -> None:
        """What can be reached from these can be reached by several threads from now on."""
        found = reachable(self, values, self.threads.shared)
        if found:
            self.own_threads().shared |= found

    def is_shared(self, address: int) -> bool:
        """Whether more than one thread may reach an object."""
        return address in self.threads.shared or self.heap[address].is_input

    def publish(self, holders: list[int], value: Value) -> None:
        """A reference is stored where other threads may see it; a static field has no holder."""
        if self.threads.parked and (not holders or any(self.is_shared(holder) for holder in holders)):
            self.share([value])

    # --- monitors ------------------------------------------------------------------------------------------

    def acquire(self, reference: Value) -> None:
        """Enters a monitor that is free or the thread's own."""
        address = self.one_target(reference)
        # Entering again what is one's own is nobody else's business: no order of threads could change it.
        if not self.owns(address):
            self.touch(("monitor", address), 0, Touch.ENTER)
        self.own_threads().acquire(address)

    def release(self, reference: Value) -> None:
        """Leaves a monitor once."""
        address = self.one_target(reference)
        if not self.owns(address):
            return  # it was left inside of the `lock` whose end this is
        if self.threads.monitor(address).count == 1:
            self.touch(("monitor", address), 0, Touch.LEAVE)
        self.own_threads().release(address)

    def may_enter(self, address: int) -> bool:
        """Whether trying to enter a monitor succeeds; others could have made a difference, unless it is one's own."""
        if not self.owns(address):
            self.touch(("monitor", address), 0, Touch.TRY)
        return self.threads.may_enter(address, self.threads.current)

    def owns(self, address: int) -> bool:
        """Whether the thread at hand is in a monitor."""
        return self.threads.monitor(address).owner == self.threads.current

    def wait(self, reference: Value, following: Code, span: Span) -> NoReturn:
        """Gives a monitor up and waits to be notified; then takes it again as often as it was held."""
        address = self.one_target(reference)
        self.touch(("monitor", address), 0, Touch.LEAVE)
        times = self.own_threads().wait(address)
        raise PathEnded(Paused(Reacquire(address, times, following, span)))

    def notify(self, reference: Value, everyone: bool, span: Span) -> None:
        """Wakes one waiting thread, or all."""
        address = self.one_target(reference)
        waiters = self.threads.monitor(address).waiters
        threads = self.own_threads()
        if not waiters:
            threads.vain = (*threads.vain, (address, span))
        woken = waiters if everyone else waiters[:1]
        if len(waiters) > 1 and not everyone:
            if threads.chosen is None:
                raise ChooseWaiter(waiters)
            woken, threads.chosen = (threads.chosen,), None
            threads.wake_up(woken[0])
        self.touch(("monitor", address), 0, Touch.LEAVE)
        for thread in woken:
            threads.wake(address, thread)


class Reacquire:
    """What a thread does that waits: takes the monitor again."""

    __slots__ = ("address", "following", "times", "visible")

    def __init__(self, address: int, times: int, following: Code, span: Span) -> None:
        self.address = address
        self.times = times
        self.following = following
        self.visible = Visible("wait", span)

    def __call__(self, m: State) -> Code:
        m.touch(("monitor", self.address), 0, Touch.ENTER)
        m.own_threads().acquire(self.address, self.times)
        return self.following


def finished(state: State) -> NoReturn:
    """The first method of a thread has returned."""
    state.end_thread(state.f[0])


def uncaught(state: State) -> NoReturn:
    """An exception has left the first method of a thread."""
    state.at = uncaught
    state.end_throwing(state.f[0])
