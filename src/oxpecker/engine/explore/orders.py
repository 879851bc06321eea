"""Search orders: which pending path continues next. The order never changes which paths there are."""

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
    """The pending states."""

    @abstractmethod
    def push(self, state: State) -> None:
        """Adds a state."""

    @abstractmethod
    def pop(self) -> State:
        """Removes and returns the state that continues next."""

    @abstractmethod
    def __len__(self) -> int:
        """The number of pending states."""


class DepthFirst(Worklist):
    """The newest state first, so that few states are pending at any time."""

    def __init__(self) -> None:
        self.states: list[State] = []

    def push(self, state: State) -> None:
        """Adds a state on top."""
        self.states.append(state)

    def pop(self) -> State:
        """Takes the state on top."""
        return self.states.pop()

    def __len__(self) -> int:
        return len(self.states)


class BreadthFirst(Worklist):
    """The oldest state first, so that short paths end before long ones."""

    def __init__(self) -> None:
        self.states: deque[State] = deque()

    def push(self, state: State) -> None:
        """Adds a state at the end."""
        self.states.append(state)

    def pop(self) -> State:
        """Takes the state at the front."""
        return self.states.popleft()

    def __len__(self) -> int:
        return len(self.states)


class RandomOrder(Worklist):
    """A random state, by a seed."""

    def __init__(self, seed: int) -> None:
        self.states: list[State] = []
        self.random = Random(seed)

    def push(self, state: State) -> None:
        """Adds a state."""
        self.states.append(state)

    def pop(self) -> State:
        """Takes a random state."""
        chosen = self.random.randrange(len(self.states))
        self.states[chosen], self.states[-1] = self.states[-1], self.states[chosen]
        return self.states.pop()

    def __len__(self) -> int:
        return len(self.states)


class LeastVisited(Worklist):
    """The state whose block was visited least often; the newest of those."""

    def __init__(self, program: ProgramCode) -> None:
        self.program = program
        self.heap: list[tuple[int, int, State]] = []
        self.visits: dict[object, int] = {}
        self.pushed = 0

    def push(self, state: State) -> None:
        """Adds a state, ranked by the visits to its block so far."""
        self.pushed += 1
        heappush(self.heap, (self.visits.get(self._block(state), 0), -self.pushed, state))

    def pop(self) -> State:
        """Takes the state with the fewest visits; one whose block was visited since then is ranked again."""
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
    """The state with the fewest blocks before the next assertion; the newest of those."""

    def __init__(self, distances: Distances) -> None:
        self.distances = distances
        self.heap: list[tuple[int, int, State]] = []
        self.pushed = 0

    def push(self, state: State) -> None:
        """Adds a state, ranked by its distance."""
        self.pushed += 1
        heappush(self.heap, (self.distances.of(state), -self.pushed, state))

    def pop(self) -> State:
        """Takes the nearest state."""
        return heappop(self.heap)[2]

    def __len__(self) -> int:
        return len(self.heap)


def worklist(order: Order, seed: int, program: ProgramCode) -> Worklist:
    """An empty worklist with an order."""
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
