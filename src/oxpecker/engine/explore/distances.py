"""How many blocks lie between a place and the next assertion or contract."""

from __future__ import annotations

from collections import deque

from oxpecker.engine.compiled.program import MethodCode, ProgramCode
from oxpecker.engine.path.state import State
from oxpecker.oox.cfg import graph

FAR = 1_000_000
"""The distance if no check follows."""


class Distances:
    """Distances in the methods of a program, computed on demand."""

    def __init__(self, program: ProgramCode) -> None:
        self.program = program
        self._tables: dict[MethodCode, dict[int, int]] = {}
        self._exits: dict[MethodCode, dict[int, int]] = {}

    def of(self, state: State) -> int:
        """The distance from a state to the nearest assertion."""
        code, activation, gone = state.frames.next, state.frames.activation, 0
        while True:
            place = self.program.block_of(code)
            if place is None:
                return gone  # in the middle of a specification
            method, block = place
            within = self.table(method).get(block, FAR)
            out = self._exits[method].get(block, FAR)
            if within < FAR or out >= FAR or activation is None:
                return min(FAR, gone + within)
            gone += out
            code, activation = activation.next, activation.below

    def table(self, method: MethodCode) -> dict[int, int]:
        """The distances of the blocks of a method, ignoring checks in its callers."""
        if method not in self._tables:
            self._tables[method] = {}  # a recursive call leads nowhere nearer
            control = method.control
            goals: dict[int, int] = {}
            exits: dict[int, int] = {}
            for block in control.blocks:
                end = block.end()
                if isinstance(end, (graph.Check, graph.Measure)) and self.is_goal(end):
                    goals[block.number] = 0
                elif isinstance(end, (graph.Leave, graph.LeaveThrowing)):
                    (goals if self.checks_contract(method) else exits)[block.number] = 0
                elif isinstance(end, graph.CallMethod):
                    goals[block.number] = self.into(end)
            self._tables[method] = _backwards(control, goals)
            self._exits[method] = _backwards(control, exits)
        return self._tables[method]

    def is_goal(self, end: graph.Check | graph.Measure) -> bool:
        """Whether a check is a goal of the search."""
        return not self.program.goals or end.span in self.program.goals

    def checks_contract(self, method: MethodCode) -> bool:
        """Whether the contract of a method is a goal of the search."""
        return method.contract is not None and not self.program.goals

    def into(self, call: graph.CallMethod) -> int:
        """The distance to the first assertion in a called method."""
        if call.virtual or call.method.key not in self.program.program.methods:
            return FAR
        code = self.program.code_of(call.method)
        code.prepare()
        return 1 if self.checks_contract(code) else min(FAR, 1 + self.table(code).get(0, FAR))


def _backwards(control: graph.Graph, goals: dict[int, int]) -> dict[int, int]:
    """The least number of edges to a goal, for each block that can reach one."""
    predecessors: dict[int, list[int]] = {}
    for edge in control.edges():
        predecessors.setdefault(edge.target, []).append(edge.source)
    found: dict[int, int] = {}
    pending = deque(sorted((distance, block) for block, distance in goals.items() if distance < FAR))
    while pending:
        distance, block = pending.popleft()
        if distance >= found.get(block, FAR):
            continue
        found[block] = distance
        pending.extend((distance + 1, source) for source in predecessors.get(block, ()))
    return found
