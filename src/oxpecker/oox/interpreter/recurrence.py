"""Runs that come to an earlier state again: one thread, no inputs and no outputs in between, so they never end.

Brent's algorithm: the state is kept at some moment, later ones are compared with it, and the moment moves on by powers
of two. States are compared in what the code since that moment depends on; new objects may take the place of others.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from math import copysign
from typing import TYPE_CHECKING

from oxpecker.oox import cfg, typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.cfg.analysis import loop_heads
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.interpreter.activation import Activation
from oxpecker.oox.interpreter.compiler import function_name
from oxpecker.oox.interpreter.heap import ArrayValue, Heap, ObjectValue, Reference, Value
from oxpecker.oox.interpreter.host import Code
from oxpecker.oox.interpreter.methods import MethodCode
from oxpecker.oox.interpreter.outcome import Recurred, Stop
from oxpecker.oox.interpreter.steps import short_value
from oxpecker.oox.interpreter.thread import Thread
from oxpecker.oox.interpreter.world import World
from oxpecker.oox.limits import FIRST_ANCHOR, FIRST_DEEP_CALL, REPLAYED_ROUNDS
from oxpecker.oox.records import dataclass
from oxpecker.oox.regions import element_region
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.steering import Slice
from oxpecker.oox.types import is_reference

if TYPE_CHECKING:
    from oxpecker.oox.interpreter.filling import FilledObjects

_EXHAUSTED = frozenset({"Throwable", "Error", "VirtualMachineError"})
_STACK_FULL = _EXHAUSTED | {"StackOverflowError"}
_MEMORY_FULL = _EXHAUSTED | {"OutOfMemoryError"}
"""The exceptions by which code continues after a stack overflow, or when the memory is full."""

_WAITING = (f"{BUILT_IN}library/java/lang/Thread.java", f"{BUILT_IN}library/java/util/concurrent/")
"""Library code by which a thread waits for others, or for time."""

_ASSIGNMENTS = (graph.SetVariable, graph.LoadField, graph.LoadElement, graph.LoadStatic)

_OUTSIDE = (graph.Acquire, graph.Release, graph.UseMonitor, graph.ForkThread, graph.JoinThreads, graph.Havoc)
"""What lets others act, or depends on something outside."""


@dataclass(frozen=True, slots=True)
class _Moment:
    """The state at a moment: the frames, and everything that they and static fields reach."""

    frame: list[Value]
    statics: dict[str, list[Value]]
    cells: dict[int, tuple[Value, ...]]
    weight: int
    """How much is reachable: if it grows from round to round, the memory is full in the end."""
    inspected: frozenset[int]
    """The objects into which others of the library may look without calling them."""
    held: list[Reference]
    progress: tuple[int, ...]

    @staticmethod
    def of(thread: Thread, world: World) -> _Moment:
        """The current moment."""
        from oxpecker.oox.interpreter.filling import inspected

        cells: dict[int, tuple[Value, ...]] = {}
        statics = {name: list(slots) for name, slots in world.heap.statics.items() if slots}
        frames = [thread.f, *(each.caller for each in thread.stack), *(each.arguments for each in thread.stack)]
        weight, inside = 0, set[int]()
        pending = [value for slots in (*frames, *statics.values()) for value in slots]
        while pending:
            value = pending.pop()
            weight += len(value) if isinstance(value, str) else 1
            if isinstance(value, (ObjectValue, ArrayValue)) and value.number not in cells:
                cells[value.number] = tuple(value.slots)
                if isinstance(value, ArrayValue) and not is_reference(value.element):
                    weight += len(value.slots)
                    continue
                inside.update(inspected(value, world.heap))
                pending += value.slots
        held, progress = list(thread.held), _progress(world)
        return _Moment(list(thread.f), statics, cells, weight, frozenset(inside), held, progress)


def _progress(world: World) -> tuple[int, ...]:
    """Counts what reaches the program from outside, leaves it, or happens only once."""
    told = len(world.choices.chosen_values), len(world.output), len(world.answers.told)
    return (*told, world.started, len(world.class_states), len(world.threads))


class _Comparison:
    """Compares a moment with the present, in a slice; the objects of both must correspond one to one."""

    def __init__(self, moment: _Moment, heap: Heap, round_: _Round) -> None:
        self.moment = moment
        self.heap = heap
        self.places = round_.places
        self.filled = round_.filled
        self.now: dict[int, int] = {}
        self.then: dict[int, int] = {}
        self.pending: list[tuple[Value, Value]] = []

    def is_same(self, locals_then: list[Value], locals_now: list[Value], indices: Iterable[int]) -> bool:
        """Whether the locals with these indices, and what they and static fields reach, are the same."""
        self.pending = [(locals_then[index], locals_now[index]) for index in indices]
        if not self._is_settled():
            return False
        for name, slots in self.moment.statics.items():
            fields = self.heap.hierarchy[name].static_fields.values()
            known = [field.slot for field in fields if self.places.has_static(field)]
            self.pending += [(slots[slot], self.heap.statics[name][slot]) for slot in known]
        return self._is_settled()

    def _is_settled(self) -> bool:
        """Whether all pending pairs correspond, and what they reach."""
        while self.pending:
            if not self._correspond(*self.pending.pop()):
                return False
        return True

    def _correspond(self, one: Value, two: Value) -> bool:
        if not isinstance(one, (ObjectValue, ArrayValue)) or not isinstance(two, (ObjectValue, ArrayValue)):
            return _is_same_value(one, two)
        if one.number in self.now or two.number in self.then:
            return self.now.get(one.number) == two.number and self.then.get(two.number) == one.number
        if self.places.is_specified and one is not two:
            return False
        self.now[one.number], self.then[two.number] = two.number, one.number
        if one is two and one.number in self.filled:
            return True
        slots = self.moment.cells[one.number]
        if one.type != two.type or len(slots) != len(two.slots):
            return False
        if isinstance(one, ObjectValue):
            wanted = [field.slot for field in one.cls.layout if self.places.has_field(field)]
            self.pending += [(slots[slot], two.slots[slot]) for slot in wanted]
        elif self.places.has_elements(element_region(one.element)):
            self.pending += zip(slots, two.slots, strict=True)
        return True


def _is_counter_ahead(then: list[Value], now: list[Value], indices: Iterable[int]) -> bool:
    """Whether an integer has changed: nearly every round of a loop that ends shows that at once."""
    for index in indices:
        one = then[index]
        if type(one) is int and one != now[index]:
            return True
    return False


def _is_same_value(one: Value, two: Value) -> bool:
    if isinstance(one, float) and isinstance(two, float):
        return (one != one and two != two) or (one == two and copysign(1, one) == copysign(1, two))
    return type(one) is type(two) and one == two


@dataclass(frozen=True, slots=True)
class _Round:
    """The code that has run since an anchor, and what it depends on."""

    size: tuple[int, ...]
    """How much code was known to have run."""
    executed: dict[MethodInfo, list[graph.Block]]
    places: Slice
    filled: frozenset[int]
    """The collections that were only filled, so that what they hold does not matter."""

    @property
    def loaded(self) -> frozenset[FieldInfo]:
        """The fields of objects that it loads."""
        nodes = (node for blocks in self.executed.values() for node in _nodes(blocks))
        return frozenset(node.field for node in nodes if isinstance(node, graph.LoadField))


@dataclass(slots=True)
class _Anchor:
    """A moment to compare with: the code to come back to in one call, and what has run since."""

    code: Code
    activation: Activation
    depth: int
    moment: _Moment
    ran: FilledObjects
    entered: set[int]
    """The blocks of the call's own method in which pieces of code begin that have run since."""
    rounds: int = 0
    is_recursive: bool = False
    """Whether its method was called again since."""
    round: _Round | None = None


@dataclass(frozen=True, slots=True)
class Sought:
    """After how many equal rounds a run counts as endless, and where it was already seen to be."""

    rounds: int = REPLAYED_ROUNDS
    known: Recurred | None = None
    after: int = 0
    """The steps after which it is looked for."""
    recursion: bool = True
    """Whether recursion counts, too: it ends when the stack is full."""

    def observing(self, thread: Thread, world: World) -> Recurrences:
        """The observation of a thread."""
        return Recurrences(thread, world, self)


class Recurrences:
    """Watches a thread; `before` is told each piece of code before it runs."""

    def __init__(self, thread: Thread, world: World, sought: Sought) -> None:
        self.thread = thread
        self.world = world
        self.sought = sought
        self.next_loop = FIRST_ANCHOR
        self.next_call = 0
        self.is_over = False
        self.visits = 0
        """How often a known loop or method was entered, since the last power of two."""
        self.loop: _Anchor | None = None
        self.call: _Anchor | None = None

    def before(self, code: Code) -> None:
        """Compares the state before a piece of code runs; ends the run if it never ends."""
        stack = self.thread.stack
        if self.is_over or not stack or self.world.steps < self.sought.after:
            return
        if self.sought.known is not None:
            self._at_known(self.sought.known, code, stack)
        else:
            self._in_loop(code, stack)
            if self.sought.recursion and code is stack[-1].code.entry:
                self._at_call(code, stack)
        for anchor in (self.loop, self.call):
            if anchor is not None:
                anchor.ran.ran(stack[-1], len(stack), code is stack[-1].code.entry)
                anchor.is_recursive |= stack[-1].code is anchor.activation.code and len(stack) > anchor.depth
                if len(stack) == anchor.depth:
                    anchor.entered.add(block_of(code))

    def _at_known(self, known: Recurred, code: Code, stack: list[Activation]) -> None:
        """From the first time on, so that the run ends soon after the first round that changes nothing."""
        if stack[-1].code.info.key != known.key or code.__name__ != function_name(known.block, 0, False):
            return
        anchor = self.call if known.is_recursion else self.loop
        if known.is_recursion and (code is not stack[-1].code.entry or (anchor and stack[-1] is anchor.activation)):
            return
        stays = anchor is not None and len(stack) >= anchor.depth and stack[anchor.depth - 1] is anchor.activation
        if anchor is not None and stays and known.is_recursion:
            self._called_again(anchor, stack)
        elif anchor is not None and stays and len(stack) == anchor.depth:
            self._back(anchor)
        elif stays:
            return
        self.visits = self.visits + 1 if stays else 1
        if self.visits & (self.visits - 1) == 0:
            self.loop = self.call = self._anchor(code, stack)

    # --- loops ---------------------------------------------------------------------------------------------

    def _in_loop(self, code: Code, stack: list[Activation]) -> None:
        anchor = self.loop
        if anchor is not None and len(stack) < anchor.depth:
            # The loop is not in that call, but in one of those that wait for it.
            anchor = self.loop = self._anchor(code, stack) if block_of(code) >= 0 else None
        elif anchor is not None and code is anchor.code and stack[-1] is anchor.activation:
            self._back(anchor)
        if self.world.steps > self.next_loop and block_of(code) >= 0 and (anchor is None or not anchor.rounds):
            self.next_loop = 2 * self.world.steps
            self.loop = self._anchor(code, stack)

    def _back(self, anchor: _Anchor) -> None:
        """The code has come back to the same place in the same call."""
        round_ = self._code_since(anchor, is_loop=True)
        method = anchor.activation.code.info
        frame = self.thread.f
        indices = range(len(frame)) if round_.places.is_specified else round_.places.locals_of(method)
        if not self._is_same(anchor, round_, indices) or self._gives_up(round_):
            return
        anchor.rounds += 1
        if anchor.rounds >= self.sought.rounds:
            values = tuple(self._values(anchor, round_))
            loop = self._loop(anchor)
            span, head = (method.span, block_of(anchor.code)) if loop is None else (loop.span, loop.head)
            fills = bool(round_.filled) or self._fills_memory(anchor)
            if fills and any(_goes_on_after(code, _MEMORY_FULL) for code in self._active(anchor)):
                self.is_over = True
                return
            loaded = round_.loaded
            found = Recurred(self.world.steps, span, str(method), values, method.key, head, loaded, fills_memory=fills)
            raise Stop(found)

    def _fills_memory(self, anchor: _Anchor) -> bool:
        """Whether more is reachable than at the anchor, so that the memory is full some day."""
        return _Moment.of(self.thread, self.world).weight > anchor.moment.weight

    def _active(self, anchor: _Anchor) -> set[MethodCode]:
        """The code that waits for the loop, and that of its rounds."""
        return {each.code for each in self.thread.stack} | anchor.ran.executed(frozenset())

    def _cycle(self, anchor: _Anchor) -> list[graph.Block]:
        """The blocks of the anchor's own method that may have run: those on a cycle through its place."""
        control = self._graph(anchor.activation.code)
        left_out = set(loop_heads(control)) - anchor.entered
        start = block_of(anchor.code)
        forwards: dict[int, list[int]] = {}
        backwards: dict[int, list[int]] = {}
        for edge in control.edges():
            if edge.source not in left_out and edge.target not in left_out:
                forwards.setdefault(edge.source, []).append(edge.target)
                backwards.setdefault(edge.target, []).append(edge.source)
        both = _reached(start, forwards) & _reached(start, backwards)
        return [control.blocks[number] for number in sorted(both)]

    def _loop(self, anchor: _Anchor) -> graph.Loop | None:
        """The outermost loop of the source that has been repeated."""
        loops = [loop for loop in self._graph(anchor.activation.code).loops if loop.head in anchor.entered]
        return min(loops, key=lambda loop: loop.span, default=None)

    def _values(self, anchor: _Anchor, round_: _Round) -> Iterator[tuple[str, str]]:
        """The simple variables that a loop assigns, or else reads, and own fields, with their values."""
        places = round_.places
        nodes = list(_nodes(round_.executed[anchor.activation.code.info]))
        method = anchor.activation.code.method
        used = {node.variable.index for node in typed.found(nodes, typed.Local)} & places.locals_of(method.info)
        assigned = {node.variable.index for node in nodes if isinstance(node, _ASSIGNMENTS)} & used
        for variable in method.variables:
            is_shown = not variable.name.startswith("$") and not is_reference(variable.type)
            if is_shown and variable.index in (assigned or used):
                yield variable.name, short_value(self.thread.f[variable.index], variable.type)
        for field in dict.fromkeys(_own_fields(nodes)):
            receiver = self.thread.f[0]
            is_shown = places.has_field(field) and not is_reference(field.type)
            if is_shown and isinstance(receiver, ObjectValue):
                yield field.shown, short_value(receiver.slots[field.slot], field.type)

    # --- recursion -----------------------------------------------------------------------------------------

    def _at_call(self, code: Code, stack: list[Activation]) -> None:
        anchor = self.call
        if anchor is not None and (len(stack) < anchor.depth or stack[anchor.depth - 1] is not anchor.activation):
            anchor = self.call = None
        if anchor is not None and code is anchor.code and stack[-1] is not anchor.activation:
            self._called_again(anchor, stack)
        deep = FIRST_DEEP_CALL if anchor is None else 2 * anchor.depth
        if len(stack) >= deep and self.world.steps >= self.next_call:
            self.next_call = self.world.steps + self.world.steps // 2
            self.call = self._anchor(code, stack)

    def _called_again(self, anchor: _Anchor, stack: list[Activation]) -> None:
        """A method has been called inside a call of itself that has not ended."""
        round_ = self._code_since(anchor, is_loop=False)
        info = anchor.activation.code.info
        parameters = range(anchor.activation.code.parameters)
        indices = parameters if round_.places.is_specified else round_.places.locals_of(info) & set(parameters)
        if not self._is_same(anchor, round_, indices) or self._gives_up(round_):
            return
        if any(_goes_on_after(code, _STACK_FULL) for code in {each.code for each in stack}):
            return
        anchor.rounds += 1
        if anchor.rounds >= self.sought.rounds:
            given = [each for each in anchor.activation.code.method.parameters if each.index in indices]
            shown = [each for each in given if not is_reference(each.type)]
            values = ((each.name, short_value(self.thread.f[each.index], each.type)) for each in shown)
            loaded = round_.loaded
            raise Stop(Recurred(self.world.steps, stack[-1].span, str(info), tuple(values), info.key, 0, loaded, True))

    # --- both ----------------------------------------------------------------------------------------------

    def _anchor(self, code: Code, stack: list[Activation]) -> _Anchor:
        from oxpecker.oox.interpreter.filling import FilledObjects

        ran = FilledObjects(self.world.hierarchy)
        return _Anchor(code, stack[-1], len(stack), _Moment.of(self.thread, self.world), ran, set())

    def _graph(self, code: MethodCode) -> graph.Graph:
        return cfg.graphs_of(self.world.program).of(code.method, splits=self.world.splits)

    def _code_since(self, anchor: _Anchor, is_loop: bool) -> _Round:
        """What has run since the anchor; of its own method only some blocks, if that has not called itself."""
        known, size = anchor.round, (*anchor.ran.size, len(anchor.entered), anchor.is_recursive)
        if known is not None and known.size == size:
            return known
        # Of several threads, another one may look into what this one fills.
        is_alone = len(self.world.threads) == 1
        filled = anchor.ran.only_filled(anchor.moment.inspected) if is_alone else frozenset[int]()
        anchor.round = self._round(anchor, is_loop, size, filled)
        results = {("result", each.key) for number in filled for each in anchor.ran.entries[number]}
        if results & anchor.round.places.places:
            anchor.round = self._round(anchor, is_loop, size, frozenset())
        return anchor.round

    def _round(self, anchor: _Anchor, is_loop: bool, size: tuple[int, ...], filled: frozenset[int]) -> _Round:
        """The round, without what fills some collections."""
        executed = {code.info: self._graph(code).blocks for code in anchor.ran.executed(filled)}
        called = set(executed)
        if is_loop and not anchor.is_recursive:
            executed[anchor.activation.code.info] = self._cycle(anchor)
            called.discard(anchor.activation.code.info)
        tested = anchor.ran.testing(filled)
        places = Slice(self.world.calls, executed, called, self.world.overflow_check, tested)
        return _Round(size, executed, places, filled)

    def _is_same(self, anchor: _Anchor, round_: _Round, indices: Iterable[int]) -> bool:
        """Whether the state is that of the anchor in what the code since depends on, and nothing came from outside."""
        moment, thread = anchor.moment, self.thread
        if _is_counter_ahead(moment.frame, thread.f, indices):
            return False
        if _progress(self.world) != moment.progress or thread.held != moment.held:
            return False
        return _Comparison(moment, self.world.heap, round_).is_same(moment.frame, thread.f, indices)

    def _gives_up(self, round_: _Round) -> bool:
        """Whether the same is repeated, but something else could end it: there is nothing to see later."""
        self.is_over = self._is_open(round_)
        return self.is_over

    def _is_open(self, round_: _Round) -> bool:
        """Whether something else could end it: other threads, time, answers; or if it need not end."""
        executed = round_.executed
        if any(each.code.info.diverges for each in self.thread.stack):
            return True
        if any(info.span.file.startswith(_WAITING) or self.world.calls.is_unknown(info) for info in executed):
            return True
        blocks = [block for some in executed.values() for block in some]
        return any(isinstance(node, _OUTSIDE) or _is_volatile(node) for node in _nodes(blocks))


def _nodes(blocks: Iterable[graph.Block]) -> Iterator[typed.Node]:
    for block in blocks:
        yield from block.instructions
        yield block.end()


def _is_volatile(node: typed.Node) -> bool:
    return isinstance(node, (graph.LoadField, graph.LoadStatic)) and node.field.volatile


def _own_fields(nodes: Iterable[typed.Node]) -> Iterator[FieldInfo]:
    """The fields of the receiver that are loaded."""
    for node in nodes:
        target = node.target if isinstance(node, graph.LoadField) else None
        if isinstance(node, graph.LoadField) and isinstance(target, typed.Local) and target.variable.name == "this":
            yield node.field


def _goes_on_after(code: MethodCode, errors: frozenset[str]) -> bool:
    """Whether a method may do something after such errors."""
    for node in typed.walk([code.method.body]):
        if isinstance(node, typed.Try) and node.finally_body is not None:
            return True
        if isinstance(node, typed.Catch) and (not node.types or any(str(t) in errors for t in node.types)):
            return True
    return False


def _reached(start: int, edges: dict[int, list[int]]) -> set[int]:
    found, pending = {start}, [start]
    while pending:
        for target in edges.get(pending.pop(), ()):
            if target not in found:
                found.add(target)
                pending.append(target)
    return found


_PIECE = re.compile(r"b(\d+)_")


def block_of(code: Code) -> int:
    """The block in which a piece of compiled code begins; -1 for other code."""
    return _block_named(getattr(code, "__name__", ""))


@cache
def _block_named(name: str) -> int:
    found = _PIECE.match(name)
    return int(found[1]) if found else -1
