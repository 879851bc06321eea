"""The state of a path. Compiled code calls it `m`."""

from __future__ import annotations

from oxpecker.engine.path.action import Action
from oxpecker.engine.path.choices import Choices
from oxpecker.engine.path.endings import Ending, Infeasible, PathEnded
from oxpecker.engine.path.environment import Environment
from oxpecker.engine.path.exploration import Exploration
from oxpecker.engine.path.frames import Frames
from oxpecker.engine.path.heap import Heap
from oxpecker.engine.path.knowledge import Knowledge
from oxpecker.engine.path.specification import Specification
from oxpecker.engine.path.threads import Threads
from oxpecker.oox.records import dataclass


class State:
    """The state of one path."""

    __slots__ = (
        "action",
        "choices",
        "decisions",
        "environment",
        "explorer",
        "frames",
        "heap",
        "knowledge",
        "specification",
        "steps",
        "threads",
    )

    def __init__(self, explorer: Exploration, choices: Choices | None = None) -> None:
        self.explorer = explorer
        self.choices = choices or Choices()
        self.frames = Frames()
        self.heap = Heap()
        self.knowledge = Knowledge()
        self.threads = Threads()
        self.action = Action()
        self.specification = Specification()
        self.environment = Environment()
        self.decisions = 0
        self.steps = 0

    def fork(self) -> State:
        """A state with the same past; from now on both copy what they write to."""
        other = State.__new__(State)
        other.explorer = self.explorer
        other.choices = self.choices.fork()
        other.frames = self.frames.fork()
        other.heap = self.heap.fork()
        other.knowledge = self.knowledge.fork()
        other.threads = self.threads.shared_by_two()
        other.action = self.action.fork()
        other.specification = self.specification.fork()
        other.environment = self.environment.fork()
        other.decisions = self.decisions
        other.steps = self.steps
        return other

    def take(self, choice: int) -> None:
        """Takes one of several ways; ends the path if it had to take another."""
        self.choices.take(choice)
        if self.choices.is_astray:
            raise PathEnded(Infeasible())
        self.explorer.arrive(self)

    def own_threads(self) -> Threads:
        """The thread table, owned by this state."""
        if self.threads.is_shared:
            self.threads = self.threads.copy()
        return self.threads


@dataclass(frozen=True, slots=True)
class PathEnd:
    """A finished path: how it ended, and the state at its end."""

    ending: Ending
    state: State
