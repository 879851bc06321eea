"""Which places of a program can still reach a goal, so that a search can skip the others."""

from __future__ import annotations

from oxpecker.engine.compiled.program import MethodCode, ProgramCode
from oxpecker.engine.path.frames import Activation
from oxpecker.engine.path.state import State
from oxpecker.engine.values.value import Code
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import MethodInfo


class Reachability:
    """Whether a goal can be reached from a piece of code; the answer no is certain."""

    def __init__(self, program: ProgramCode, started: MethodInfo) -> None:
        self.program = program
        self._blocks: dict[MethodCode, frozenset[int]] = {}
        effects = program.effects
        below = {m.key: {c.key for c in effects.called(m)} for m in effects.below(started)}
        holding = [m for m in effects.below(started) if any(map(self._is_goal, effects.blocks_of(m)))]
        self._leading = {m.key for m in holding}
        changed = True
        while changed:
            more = {key for key, called in below.items() if called & self._leading} - self._leading
            changed = bool(more)
            self._leading |= more

    def may_reach(self, state: State, code: Code) -> bool:
        """Whether a goal can be reached from a piece of code, in its method or in its callers."""
        activation: Activation | None = state.frames.activation
        pending = [code]
        while activation is not None:
            if any(self._leads(each) for each in pending):
                return True
            pending = [activation.next, activation.handler]
            activation = activation.below
        return False

    def _leads(self, code: Code) -> bool:
        place = self.program.block_of(code)
        if place is None:
            return True  # in the middle of a specification or an initialisation
        method, block = place
        if method not in self._blocks:
            self._blocks[method] = self._leading_blocks(method.control)
        return block in self._blocks[method]

    def _is_goal(self, block: graph.Block) -> bool:
        end = block.end()
        return isinstance(end, graph.Check) and end.span in self.program.goals

    def _leading_blocks(self, control: graph.Graph) -> frozenset[int]:
        """The blocks that can reach a goal, or a call that may reach one."""
        effects = self.program.effects
        found = {b.number for b in control.blocks if self._is_goal(b)}
        found |= {b.number for b in control.blocks if any(m.key in self._leading for m in effects.called_by([b]))}
        sources: dict[int, list[int]] = {}
        for edge in control.edges():
            sources.setdefault(edge.target, []).append(edge.source)
        pending = list(found)
        while pending:
            for source in sources.get(pending.pop(), ()):
                if source not in found:
                    found.add(source)
                    pending.append(source)
        return frozenset(found)
