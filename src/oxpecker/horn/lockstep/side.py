"""One of two versions that run in step: its paths up to the next loop head, or to its end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from oxpecker.horn.encoding import Encoder
from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.folds import Folds
from oxpecker.horn.formula import Formula
from oxpecker.horn.invariants import Invariants, LoopInvariant
from oxpecker.horn.state import State
from oxpecker.horn.values import Thrown, Value
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import EffectTable
from oxpecker.oox.cfg import graph
from oxpecker.oox.cfg.graph import CheckKind
from oxpecker.oox.tree import Rewriter

_COMPARED = (graph.SetVariable, graph.LoadElement, graph.StoreElement, graph.AllocateArray, graph.AllocateObject)
"""The instructions whose effects are compared; others print, or touch objects."""
_LOOP_CHECKS = (CheckKind.LOOP_INVARIANT, CheckKind.LOOP_ASSUMPTION)
_EMPTY = typed.Block(())
_WITHOUT_CHECKS: Rewriter[Any] = Rewriter(
    typed.STATEMENTS,
    {
        typed.Assert: lambda _: _EMPTY,
        typed.While: lambda loop: replace(loop, invariants=(), decreases=None, ranking=()),
    },
)
"""Specifications do not run."""


class StopKind(StrEnum):
    """Where a path of one version stops."""

    ENTRY = "the head of a loop, before its first iteration"
    LATCH = "the head of a loop, after an arbitrary iteration"
    ITERATION = "the start of an arbitrary iteration"
    RETURN = "a return"
    THROW = "an exception"


@dataclass(frozen=True, slots=True)
class Stop:
    """A path that waits for the other version, or has ended."""

    state: State
    kind: StopKind
    loop: LoopInvariant | None = None
    value: Value | None = None

    def scope(self) -> dict[Formula, Formula]:
        """What the names at the loop stand for."""
        assert self.loop is not None
        frame = self.state.frame
        return self.loop.scope(_moment(self.state), frame.entry)


def _moment(state: State) -> Any:
    return replace(state.frame.entry, locals=state.frame.locals, heap=state.heap)


class Side(Encoder):
    """Encodes one version without contracts; the other one shares its hypotheses."""

    follows_objects = False
    """Only results and arrays are compared."""

    def __init__(
        self, program: typed.Program, method: typed.Method, effects: EffectTable, folds: Folds, mark: str
    ) -> None:
        below = [program.methods.get(each.key) for each in effects.below(method.info)]
        plain = {each.info.key: replace(each, cases=()) for each in below if each is not None and each.cases}
        without_contracts = replace(program, methods={**program.methods, **plain}, invariants={})
        super().__init__(without_contracts, method, effects, folds, Invariants())
        self.mark = mark
        """Begins the names of this version."""
        self._stops: list[Stop] = []

    def unused(self, name: str) -> str:
        """A name that neither version has used."""
        return super().unused(f"{self.mark}{name}")

    def graph_of(self, method: typed.Method) -> graph.Graph:
        """The code of a method without specifications."""
        assert method.body is not None
        found = super().graph_of(replace(method, body=_WITHOUT_CHECKS.rewrite(method.body)))
        for block in found.blocks:
            end = block.end()
            for each in block.instructions:
                if not isinstance(each, _COMPARED):
                    raise NotEncodable("output, or a field, which are not compared", each.span)
            if isinstance(end, graph.Measure) or (isinstance(end, graph.Check) and end.kind not in _LOOP_CHECKS):
                raise NotEncodable("a specification in the code", end.span)
        return found

    def advance(self, state: State) -> list[Stop]:
        """The ways in which a path goes on, up to the next loop head or the end."""
        self._stops = []
        self.encode(state)
        return self._stops

    def at_loop(self, state: State, loop: LoopInvariant, is_assumed: bool) -> bool:
        """The path waits for the other version."""
        kind = StopKind.ITERATION if is_assumed else _head(state, loop)
        self._stops.append(Stop(state, kind, loop))
        return False

    def returned(self, state: State, result: Value | None) -> None:
        """The version has ended."""
        self._stops.append(Stop(state, StopKind.RETURN, value=result))

    def thrown(self, state: State, exception: Thrown) -> None:
        """The version has ended."""
        self._stops.append(Stop(state, StopKind.THROW, value=exception))


def _head(state: State, loop: LoopInvariant) -> StopKind:
    """Whether a path that is at the head of a loop enters it, or has finished an iteration."""
    block = state.frame.graph.blocks[state.frame.block]
    while not block.instructions and isinstance(end := block.end(), graph.Goto):
        block = state.frame.graph.blocks[end.target]
    if not block.instructions and isinstance(block.end(), graph.EnterLoop):
        return StopKind.ENTRY
    if not block.instructions and isinstance(block.end(), graph.CloseLoop):
        return StopKind.LATCH
    raise NotEncodable("a loop of another form", loop.span)
