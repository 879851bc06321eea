"""What the control flow of code depends on: a slice of its locals and of the heap.

If all of it is the same again at the same place, the code does the same again. Dependences are collected without
regard to the order of statements, so the slice is too large rather than too small.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from oxpecker.oox import typed
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.regions import Region, element_region, element_type, field_region
from oxpecker.oox.source import BUILT_IN

_T = TypeVar("_T")

Place = tuple[object, ...]
"""A local of a method, the result of a method, a static field, or a region of the heap."""


def steering(control: graph.Graph) -> tuple[int, ...]:
    """The locals on which the control flow and the effects of a method depend; its result does not count."""
    flows: dict[int, set[int]] = {}
    found: set[int] = set()
    for block in control.blocks:
        for instruction in block.instructions:
            if isinstance(instruction, graph.SetVariable):
                flows.setdefault(instruction.variable.index, set()).update(_locals([instruction.value]))
            else:
                found |= _locals([instruction])
        end = block.end()
        if isinstance(end, graph.Resume):
            found.add(end.selector.index)
        if not isinstance(end, (graph.Leave, graph.LeaveThrowing)):
            found |= _locals([end])
    return tuple(sorted(_closure(found, flows)))


def _locals(roots: Iterable[typed.Node]) -> set[int]:
    return {node.variable.index for node in typed.found(roots, typed.Local)}


def _closure(found: set[_T], flows: dict[_T, set[_T]]) -> set[_T]:
    pending = list(found)
    while pending:
        for source in flows.get(pending.pop(), ()):
            if source not in found:
                found.add(source)
                pending.append(source)
    return found


_CHECKS = (graph.Check, graph.Measure)

Executed = Mapping[MethodInfo, Iterable[graph.Block]]
"""The code that runs: methods with some or all of their blocks."""


class Slice:
    """The places on which the control flow of some code depends."""

    def __init__(
        self,
        calls: CallGraph,
        executed: Executed,
        called: Iterable[MethodInfo],
        overflow_check: bool = False,
        tested: Iterable[MethodInfo] = (),
    ) -> None:
        """`tested` are further methods whose control flow depends on their parameters at most."""
        self._calls = calls
        self._overflow_check = overflow_check
        self._flows: dict[Place, set[Place]] = {}
        self._roots = {_local(each, index) for each in tested for index in range(len(each.parameters) + 1)}
        self._locals: dict[str, frozenset[int]] = {}
        checks = any(isinstance(block.end(), _CHECKS) for blocks in executed.values() for block in blocks)
        self.is_specified = checks or any(map(self._has_contract, called))
        """Whether clauses are evaluated, which may read anything."""
        for method, blocks in executed.items():
            for block in blocks:
                self._collect(method, block)
        self.places = _closure(self._roots, self._flows)

    def locals_of(self, method: MethodInfo) -> frozenset[int]:
        """The locals of a method in the slice."""
        known = self._locals.get(method.key)
        if known is None:
            found = (place[2] for place in self.places if place[0] == "local" and place[1] == method.key)
            known = self._locals[method.key] = frozenset(index for index in found if isinstance(index, int))
        return known

    def has_field(self, field: FieldInfo) -> bool:
        """Whether a field of objects is in the slice."""
        return self.is_specified or ("region", field_region(field)) in self.places

    def has_elements(self, region: Region) -> bool:
        """Whether the elements of a kind of array are in the slice."""
        return self.is_specified or ("region", region) in self.places

    def has_static(self, field: FieldInfo) -> bool:
        """Whether a static field is in the slice."""
        return self.is_specified or ("static", field.owner, field.slot) in self.places

    def _has_contract(self, method: MethodInfo) -> bool:
        """Whether a call of the method evaluates a contract or an invariant; library models only promise frames."""
        program = self._calls.program
        known = program.methods.get(method.key)
        cases = () if known is None else known.cases
        if method.span.file.startswith(BUILT_IN):
            cases = tuple(replace(case, assignable=None) for case in cases)
        return any(program.invariants.values()) or any(not case.trivial for case in cases)

    def _collect(self, method: MethodInfo, block: graph.Block) -> None:
        for instruction in block.instructions:
            self._instruct(method, instruction)
        end = block.end()
        match end:
            case graph.CallMethod():
                self._call(method, end)
            case graph.Leave(variable=variable):
                if variable is not None:
                    self._flow(("result", method.key), {_local(method, variable.index)})
            case graph.Resume(selector=selector):
                self._roots.add(_local(method, selector.index))
            case graph.LeaveThrowing(variable=variable):
                self._roots.add(_local(method, variable.index))
            case _:
                self._roots |= self._read(method, [end])

    def _instruct(self, method: MethodInfo, node: graph.Instruction) -> None:
        match node:
            case graph.SetVariable(variable=variable, value=value):
                self._flow(_local(method, variable.index), self._read(method, [value]))
                if self._overflow_check:
                    self._roots |= self._read(method, [value])
            case graph.LoadField(variable=variable, target=target, field=field):
                read = {*self._read(method, [target]), ("region", field_region(field))}
                self._flow(_local(method, variable.index), read)
            case graph.LoadStatic(variable=variable, field=field):
                self._flow(_local(method, variable.index), {("static", field.owner, field.slot)})
            case graph.LoadElement(variable=variable, array=array, index=index):
                read = {*self._read(method, [array, index]), _elements(array)}
                self._flow(_local(method, variable.index), read)
            case graph.StoreField(target=target, field=field, value=value):
                self._flow(("region", field_region(field)), self._read(method, [target, value]))
            case graph.StoreStatic(field=field, value=value):
                self._flow(("static", field.owner, field.slot), self._read(method, [value]))
            case graph.StoreElement(array=array, index=index, value=value):
                self._flow(_elements(array), self._read(method, [array, index, value]))
            case graph.AllocateArray(variable=variable, sizes=sizes):
                self._flow(_local(method, variable.index), self._read(method, sizes))
            case _:
                self._roots |= self._read(method, [node])

    def _call(self, method: MethodInfo, call: graph.CallMethod) -> None:
        """The receiver chooses the body; arguments and results only pass values."""
        values = call.arguments if call.receiver is None else (call.receiver, *call.arguments)
        if call.receiver is not None and call.virtual:
            self._roots |= self._read(method, [call.receiver])
        for body in self._calls.bodies(call.method, call.virtual):
            for index, value in enumerate(values):
                self._flow(_local(body.run, index), self._read(method, [value]))
                self._flow(_local(body, index), self._read(method, [value]))
            if call.variable is not None:
                results: set[Place] = {("result", body.key), ("result", body.run.key)}
                self._flow(_local(method, call.variable.index), results)

    def _flow(self, target: Place, sources: set[Place]) -> None:
        self._flows.setdefault(target, set()).update(sources)

    def _read(self, method: MethodInfo, nodes: Iterable[typed.Node]) -> set[Place]:
        return {_local(method, index) for index in _locals(nodes)}


def _local(method: MethodInfo, index: int) -> Place:
    return ("local", method.key, index)


def _elements(array: typed.Expression) -> Place:
    return ("region", element_region(element_type(array.type)))
