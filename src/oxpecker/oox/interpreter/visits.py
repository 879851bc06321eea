"""How often runs come to loops and recursive methods, and with which values of their locals."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import field, replace

from oxpecker.oox import cfg
from oxpecker.oox.interpreter.heap import Value
from oxpecker.oox.interpreter.host import Code
from oxpecker.oox.interpreter.outcome import Recurred, Stop
from oxpecker.oox.interpreter.recurrence import block_of
from oxpecker.oox.interpreter.thread import Thread
from oxpecker.oox.interpreter.world import World
from oxpecker.oox.limits import KEPT_VISITS, STAYING_ROUNDS
from oxpecker.oox.records import dataclass

Frame = list[Value]
Place = tuple[str, int]
"""The key of a method, and the block in which one of its loops begins; 0 for the method itself."""


@dataclass(slots=True)
class Visits:
    """Keeps the last frames with which runs come to places of some files."""

    files: frozenset[str]
    frames: dict[Place, deque[Frame]] = field(default_factory=dict)

    def observing(self, thread: Thread, world: World) -> _Visiting:
        """The observation of a thread."""
        return _Visiting(self, thread, world)


class _Visiting:
    def __init__(self, visits: Visits, thread: Thread, world: World) -> None:
        self.visits, self.thread, self.world = visits, thread, world
        self.heads: dict[str, frozenset[int]] = {}

    def before(self, code: Code) -> None:
        """Keeps the frame at the head of a loop, or at the start of a method."""
        stack = self.thread.stack
        if not stack or stack[-1].code.info.span.file not in self.visits.files:
            return
        key, block = stack[-1].code.info.key, block_of(code)
        heads = self.heads.get(key)
        if heads is None:
            graph = cfg.graphs_of(self.world.program).of(stack[-1].code.method, splits=self.world.splits)
            heads = self.heads[key] = frozenset(loop.head for loop in graph.loops)
        if code is stack[-1].code.entry:
            self._keep((key, 0))
        if block in heads and is_start(code, block):
            self._keep((key, block))

    def _keep(self, place: Place) -> None:
        self.visits.frames.setdefault(place, deque(maxlen=KEPT_VISITS)).append(list(self.thread.f))


def is_start(code: Code, block: int) -> bool:
    """Whether a piece of code is the start of a block."""
    return getattr(code, "__name__", "") == f"b{block}_0"


@dataclass(frozen=True, slots=True)
class Staying:
    """Ends a run that stays in a recurrence set after some rounds: every later round would be like them."""

    place: Place
    is_inside: Callable[[Frame], bool]
    outcome: Recurred
    rounds: int = STAYING_ROUNDS

    def observing(self, thread: Thread, world: World) -> _Rounds:
        """The observation of a thread."""
        return _Rounds(self, thread, world)


class _Rounds:
    def __init__(self, staying: Staying, thread: Thread, world: World) -> None:
        self.staying, self.thread, self.world = staying, thread, world
        self.inside = 0
        """Rounds in a row that began in the set."""

    def before(self, code: Code) -> None:
        """Counts the rounds that begin in the set, and ends the run after enough of them."""
        stack, (key, block) = self.thread.stack, self.staying.place
        if not stack or stack[-1].code.info.key != key:
            return
        is_here = is_start(code, block) if block else code is stack[-1].code.entry
        if not is_here:
            return
        self.inside = self.inside + 1 if self.staying.is_inside(self.thread.f) else 0
        if self.inside >= self.staying.rounds:
            raise Stop(replace(self.staying.outcome, steps=self.world.steps))
