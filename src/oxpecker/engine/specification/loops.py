"""Loops by their invariants: one arbitrary iteration stands for all, from any values of what the loop assigns."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from oxpecker.engine.machine.decisions import holds
from oxpecker.engine.machine.references import same, targets
from oxpecker.engine.path.endings import PathEnded, RoundClosed
from oxpecker.engine.path.entities import Record
from oxpecker.engine.path.specification import Assumption
from oxpecker.engine.path.state import State
from oxpecker.engine.specification.contracts import check_writes
from oxpecker.engine.specification.havoc import Havoc, Place, elements_of, fields_of
from oxpecker.engine.values.arithmetic import disjunction
from oxpecker.engine.values.value import Code, Value
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import Effects, EffectTable, effects_of_instructions
from oxpecker.oox.cfg import graph
from oxpecker.oox.source import Span
from oxpecker.oox.types import Type


class LoopEntry:
    """The entry of a loop whose invariant has been checked."""

    def __init__(self, entry: graph.EnterLoop, table: EffectTable) -> None:
        self.entry = entry
        self.table = table
        self.fixed: list[graph.StoreField | graph.StoreElement] = []
        """Assignments to objects that are the same in every iteration."""
        self._effects: Effects | None = None

    def effects(self) -> Effects:
        """What iterations may assign, apart from the fixed objects."""
        if self._effects is None:
            assigned = {variable.index for variable in self.entry.assigned}
            others: list[graph.Instruction] = []
            for instruction in (each for block in self.entry.blocks for each in block.instructions):
                target = _target(instruction)
                if isinstance(target, typed.Local) and target.variable.index not in assigned:
                    assert isinstance(instruction, (graph.StoreField, graph.StoreElement))
                    self.fixed.append(instruction)
                else:
                    others.append(instruction)
            self._effects = self.table.of_ends(self.entry.blocks) | effects_of_instructions(others)
        return self._effects

    def run(self, state: State, following: Code) -> Code:
        """Havocs everything that the loop may assign."""
        effects, entry = self.effects(), self.entry
        places = self.places(state)
        havoc = Havoc(state, effects, entry.span)
        recording, state.specification.recording = (
            state.specification.recording,
            0,
        )  # each round is held to what may be assigned
        havoc.regions(effects)
        havoc.places(places)
        state.specification.recording = recording
        state.specification.has_skipped_writes = True
        values = []
        for variable in entry.assigned:
            state.frames.locals[variable.index] = havoc.value(variable.type, f"{variable.name}({variable.type})")
            if not variable.name.startswith("$"):
                values.append((variable.name, state.frames.locals[variable.index], variable.type))
        values += [_named(state, place) for place in places if isinstance(state.heap.entities[place.address], Record)]
        if not entry.has_measure:
            state.explorer.modular.endless[entry.span] = None
        what = "the loop invariant allows an iteration that starts"
        state.specification.assumed = (*state.specification.assumed, Assumption(what, entry.span, tuple(values)))
        return following

    def places(self, state: State) -> list[Place]:
        """The fields and elements of objects that stay the same through the loop."""
        found: dict[tuple[int, int], Place] = {}
        everything = Effects(is_open=True)
        for store in self.fixed:
            target = _target(store)
            assert isinstance(target, typed.Local)
            reference = state.frames.locals[target.variable.index]
            if holds(state, same(state, reference, 0)):
                continue
            for condition, address in targets(state, reference):
                if isinstance(store, graph.StoreField):
                    places = fields_of(state, address, store.field, condition, everything)
                else:
                    places = elements_of(state, address, None, condition, everything)
                for place in places:
                    known = found.get((place.address, place.slot))
                    if known is None or known.condition is not True:
                        found[(place.address, place.slot)] = place if known is None else _either(known, place)
        return list(found.values())


def _named(state: State, place: Place) -> tuple[str, Value, Type]:
    """A field with the name of its unknown value after the loop."""
    return place.name, state.heap.entities[place.address].cells[place.slot], place.type


def _either(one: Place, two: Place) -> Place:
    """A place that may be assigned under either of two conditions."""
    return replace(one, condition=disjunction(one.condition, two.condition))


def _target(instruction: graph.Instruction) -> typed.Expression | None:
    if isinstance(instruction, graph.StoreField):
        return instruction.target
    return instruction.array if isinstance(instruction, graph.StoreElement) else None


def close_loop(state: State, span: Span) -> Any:
    """Ends an iteration, and checks that the frames of all active calls allow what it has written."""
    frames = list(state.frames.stack())

    def check(other: State, number: int) -> Any:
        if number == len(frames):
            raise PathEnded(RoundClosed(span))
        return check_writes(other, frames[number], lambda s: check(s, number + 1))

    return check(state, 0)
