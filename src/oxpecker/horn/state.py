"""Where a path is: the calls that are open, the contents of arrays, and what is known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from oxpecker.horn.formula import Formula
from oxpecker.horn.invariants import Visit
from oxpecker.horn.knowledge import Knowledge
from oxpecker.horn.objects import Location, ObjectRegion
from oxpecker.horn.specification import Moment
from oxpecker.horn.values import Region, Value
from oxpecker.oox.cfg.graph import Graph, Handler
from oxpecker.oox.source import Span
from oxpecker.oox.typed import Variable


@dataclass(slots=True)
class Frame:
    """An open call: its code, its locals, and where its caller continues."""

    graph: Graph
    locals: dict[int, Value]
    entry: Moment
    block: int = 0
    result: Variable | None = None
    """The caller's local that takes the result."""
    next: int = 0
    """The caller's block after the call."""
    handler: Handler | None = None
    """The caller's handler."""

    def fork(self) -> Frame:
        """A copy with locals of its own."""
        return Frame(self.graph, dict(self.locals), self.entry, self.block, self.result, self.next, self.handler)


@dataclass(slots=True)
class State:
    """A path that has not ended."""

    frames: list[Frame]
    heap: dict[Region, Formula]
    fields: dict[Location, Value] = field(default_factory=dict)
    """The fields of objects that were assigned, or hold arrays."""
    objects: list[ObjectRegion] = field(default_factory=list)
    """The objects that existed on entry, and those created since."""
    knowledge: Knowledge = field(default_factory=Knowledge)
    visits: list[Visit] = field(default_factory=list)
    entered: dict[Span, dict[Formula, Formula]] = field(default_factory=dict)
    """What names stood for when each loop was entered."""
    way: Formula | None = None
    """Which inputs are the same, if that may differ: a name for it, which is true on this path."""

    @property
    def frame(self) -> Frame:
        """The innermost call."""
        return self.frames[-1]

    def fork(self) -> State:
        """A copy that can continue in another way."""
        frames = [frame.fork() for frame in self.frames]
        places = dict(self.heap), dict(self.fields), list(self.objects)
        return State(frames, *places, self.knowledge.fork(), list(self.visits), dict(self.entered), self.way)

    def moment(self, values: Mapping[int, Value]) -> Moment:
        """What expressions over some locals read from now on, whatever is assigned later."""
        return Moment(values, dict(self.heap), dict(self.fields))
