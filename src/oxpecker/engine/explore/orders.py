"""Search orders: which of the paths that wait goes on next. The order never changes what there is to find."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from heapq import heappop, heappush
from random import Random

from oxpecker.engine.compiled.program import ProgramCode
from oxpecker.engine.explore.distances import Distances
from oxpecker.engine.options import Order
from oxpecker.engine.path.state import State


class Worklist(ABC):
    """The states that wait."""

    @abstractmethod
    def push(self, state: State) -> None:
        """Adds a state."""

    @abstractmethod
    def pop(self) -> State:
        """Takes the state that goes on next."""

    @abstractmethod
    def __len__(self) -> int:
        """How many wait."""


class DepthFirst(Worklist):
    """The latest first: few states wait at any time."""

    def __init__(self) -> None:
        self.states: list[State] = []

    def push(self, state: State) -> None:
        """On top."""
        self.states.append(state)

    def pop(self) -> State:
        """From the top."""
        return self.states.pop()

    def __len__(self) -> int:
        return len(self.states)


class BreadthFirst(Worklist):
    """The oldest first: short paths end before long ones."""

    def __init__(self) -> None:
        self.states: deque[State] = deque()

    def push(self, state: State) -> None:
        """At the end."""
        self.states.append(state)

    def pop(self) -> State:
        """From the front."""
        return self.states.popleft()

    def __len__(self) -> int:
        return len(self.states)


class RandomOrder(Worklist):
    """Any, by a seed."""

    def __init__(self, seed: int) -> None:
        self.states: list[State] = []
        self.random = Random(seed)

    def push(self, state: State) -> None:
        """Anywhere."""
        self.states.append(state)

    def pop(self) -> State:
        """From anywhere."""
        chosen = self.random.randrange(len(self.states))
        self.states[chosen], self.states[-1] = self.states[-1], self.states[chosen]
        return self.states.pop()

    def __len__(self) -> int:
        return len(self.states)


class LeastVisited(Worklist):
    """Where the search has been least often; of those, the latest."""

    def __init__(self, program: ProgramCode) -> None:
        self.program = program
        self.heap: list[tuple[int, int, State]] = []
        self.visits: dict[object, int] = {}
        self.pushed = 0

    def push(self, state: State) -> None:
        """By how often its block was chosen so far."""
        self.pushed += 1
        heappush(self.heap, (self.visits.get(self._block(state), 0), -self.pushed, state))

    def pop(self) -> State:
        """A state whose block was chosen more often since it was added goes back to its new place."""
        while True:
            visits, number, state = heappop(self.heap)
            block = self._block(state)
            now = self.visits.get(block, 0)
            if now == visits:
                self.visits[block] = now + 1
                return state
            heappush(self.heap, (now, number, state))

    def _block(self, state: State) -> object:
        return self.program.block_of(state.frames.next) or (state.frames.activation and state.frames.activation.code)

    def __len__(self) -> int:
        return len(self.heap)


class NearestAssertion(Worklist):
    """Where the fewest blocks lie before the next assertion; of those, the latest."""

    def __init__(self, distances: Distances) -> None:
        self.distances = distances
        self.heap: list[tuple[int, int, State]] = []
        self.pushed = 0

    def push(self, state: State) -> None:
        """By its distance."""
        self.pushed += 1
        heappush(self.heap, (self.distances.of(state), -self.pushed, state))

    def pop(self) -> State:
        """The nearest."""
        return heappop(self.heap)[2]

    def __len__(self) -> int:
        return len(self.heap)


def worklist(order: Order, seed: int, program: ProgramCode) -> Worklist:
    """An empty list of states that gives them in an order."""
    match order:
        case Order.BREADTH_FIRST:
            return BreadthFirst()
        case Order.RANDOM:
            return RandomOrder(seed)
        case Order.COVERAGE:
            return LeastVisited(program)
        case Order.NEAREST_ASSERTION:
            return NearestAssertion(Distances(program))
    return DepthFirst()
