"""Null flow in one method: what it stores in fields, passes to methods and returns, and the conditions for null.

Other methods matter only through the arguments that they require to be non-null. Conditions describe whether a value
may be null: it is non-null if everything that it comes from is. A value with no conditions is never null; one whose
conditions are None may be.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, replace
from enum import Enum

from oxpecker.oox import typed
from oxpecker.oox.analysis.demands import Demands, copies, not_null_if
from oxpecker.oox.analysis.escape import Escapes, Following, is_followed, is_open
from oxpecker.oox.analysis.stores import Stores, is_this
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graph
from oxpecker.oox.cfg.graph import EdgeKind
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.types import ClassType, is_non_null


class Kind(Enum):
    """The kinds of holders that may be null."""

    FIELD = "a field of an object that others may see"
    READ = "a field, whenever code reads it"
    STATIC = "a static field once its class is initialised"
    PARAMETER = "a parameter of a private method"
    RESULT = "the result of a method"


@dataclass(frozen=True, slots=True)
class Holder:
    """A holder of a value that may be null."""

    kind: Kind
    member: FieldInfo | MethodInfo
    number: int = 0


Conditions = frozenset[Holder]
NEVER: Conditions = frozenset()


@dataclass(frozen=True, slots=True)
class Given:
    """A value assigned to a holder; it may be null if `conditions` is None, or if one of them may."""

    to: Holder
    conditions: Conditions | None
    node: typed.Node


@dataclass(frozen=True, slots=True)
class _State:
    """The state at a program point: locals that are non-null under conditions, and assigned fields of `this`."""

    locals: dict[int, Conditions]
    stored: frozenset[FieldInfo]

    def joined(self, other: _State) -> _State:
        both = self.locals.keys() & other.locals.keys()
        return _State({i: self.locals[i] | other.locals[i] for i in both}, self.stored & other.stored)

    def with_local(self, variable: typed.Variable, conditions: Conditions | None) -> _State:
        if not is_followed(variable.type) or self.locals.get(variable.index) == conditions:
            return self
        changed = self.locals.copy()
        if conditions is None:
            del changed[variable.index]
        else:
            changed[variable.index] = conditions
        return _State(changed, self.stored)

    def refined(self, found: frozenset[int]) -> _State:
        return replace(self, locals={**self.locals, **dict.fromkeys(found, NEVER)}) if found else self


@dataclass(slots=True)
class NullFlow:
    """The null flow of a method."""

    given: list[Given] = field(default_factory=list)
    read_early: set[FieldInfo] = field(default_factory=set)
    """Fields that code called by a constructor may read before they are assigned."""
    arguments: dict[tuple[int, int], Conditions | None] = field(default_factory=dict)
    """Arguments of calls, by the identity of the call and the number of the parameter."""


@dataclass(frozen=True, slots=True)
class Code:
    """What is known about all methods before the analysis."""

    calls: CallGraph
    escapes: Escapes
    demands: Demands
    stores: Stores
    results: dict[tuple[str, bool], Conditions] = field(default_factory=dict)
    """The conditions under which calls of methods return non-null."""


class _Walk:
    """A forward analysis of a method, to a fixpoint."""

    def __init__(self, code: Code, method: MethodInfo) -> None:
        self.code, self.method = code, method
        calls = self.calls = code.calls
        self.control = calls.graph_of(method)
        self.found = NullFlow()
        self.same = copies(calls, method)
        self.this: Following | None = code.escapes.until_exposed(method) if method.is_constructor else None
        self.own = frozenset(calls.hierarchy[method.owner].fields.values()) if method.is_constructor else frozenset()

    def run(self) -> NullFlow:
        before: dict[int, _State] = {0: self._entry()}
        pending = {0: None}
        while pending:
            number, _ = pending.popitem()
            for target, state in self._after(self.control.blocks[number], before[number]):
                known = before.get(target)
                joined = state if known is None else known.joined(state)
                if joined != known:
                    before[target] = joined
                    pending[target] = None
        for number, state in before.items():
            self._note_block(self.control.blocks[number], state)
        return self.found

    def _entry(self) -> _State:
        known: dict[int, Conditions] = {}
        for number, variable in enumerate(self.control.method.declared):
            if number == 0 and not self.method.static:
                known[variable.index] = NEVER
            elif is_followed(variable.type):
                holder = Holder(Kind.PARAMETER, self.method, number)
                known[variable.index] = NEVER if is_non_null(variable.type) else frozenset({holder})
        return _State(known, frozenset())

    # --- steps ---------------------------------------------------------------------------------------------

    def _after(self, block: graph.Block, state: _State) -> Iterator[tuple[int, _State]]:
        """The states at the successor blocks."""
        for node in block.instructions:
            state = self._step(state, node)
        end = block.end()
        handler = getattr(end, "handler", None)
        for edge in graph.edges_of(block):
            after = state.refined(self.code.demands.after(block, edge, self.same))
            if edge.kind is EdgeKind.EXCEPTION and handler is not None:
                yield edge.target, after.with_local(handler.variable, NEVER)
                continue
            if isinstance(end, graph.CallMethod):
                after = self._called(after, end)
            elif isinstance(end, graph.Measure):
                after = after.with_local(end.variable, None)
            yield edge.target, after

    def _step(self, state: _State, node: graph.Instruction) -> _State:
        match node:
            case graph.SetVariable(variable=variable, value=value):
                return state.with_local(variable, self._value(state, value))
            case graph.LoadField(variable=variable, target=target, field=loaded):
                return state.with_local(variable, self._loaded(state, target, loaded))
            case graph.LoadStatic(variable=variable, field=loaded):
                return state.with_local(variable, self._loaded_static(state, loaded))
            case graph.AllocateObject(variable=variable) | graph.AllocateArray(variable=variable):
                return state.with_local(variable, NEVER)
            case graph.LoadElement(variable=variable):
                # Of objects in an array, only inputs are known: others may store null.
                is_known = is_non_null(variable.type) and not isinstance(variable.type, ClassType)
                return state.with_local(variable, NEVER if is_known else None)
            case graph.Havoc(variable=variable):
                return state.with_local(variable, NEVER if is_non_null(variable.type) else None)
            case graph.StoreField(target=target, field=stored) if self._is_this(target):
                return replace(state, stored=state.stored | {stored})
            case graph.StoreStatic(field=stored):
                return replace(state, stored=state.stored | {stored})
        return state

    def _called(self, state: _State, node: graph.CallMethod) -> _State:
        if node.variable is not None:
            state = state.with_local(node.variable, self._result(node))
        if self.this is None:
            return state
        if self._goes_on(node):
            return replace(state, stored=state.stored | self.own)
        return replace(state, stored=state.stored | self.code.stores.by_call(self.method, node))

    def _goes_on(self, node: graph.CallMethod) -> bool:
        """Whether a constructor starts with another constructor of its class, which answers for the object."""
        return node.method.is_constructor and node.method.owner == self.method.owner and self._is_this(node.receiver)

    def _result(self, node: graph.CallMethod) -> Conditions | None:
        """The conditions under which a call returns non-null."""
        is_promised = is_non_null(node.method.return_type)
        if is_open(self.calls, node) and not is_promised:
            return None
        key = (node.method.key, node.virtual)
        if key not in self.code.results:
            bodies = self.calls.bodies(node.method, node.virtual)
            # The library keeps its promises, whatever its models leave out.
            doubted = [each for each in bodies if not (is_promised and each.span.file.startswith(BUILT_IN))]
            self.code.results[key] = frozenset(Holder(Kind.RESULT, each.run) for each in doubted)
        return self.code.results[key]

    def _is_this(self, node: typed.Expression | None) -> bool:
        return is_this(self.calls, self.method, node)

    def _loaded(self, state: _State, target: typed.Expression, loaded: FieldInfo) -> Conditions | None:
        if is_non_null(loaded.type):
            return NEVER
        if self.method.is_constructor and self._is_this(target):
            return frozenset({Holder(Kind.FIELD, loaded)}) if loaded in state.stored else None
        return frozenset({Holder(Kind.READ, loaded)})

    def _loaded_static(self, state: _State, loaded: FieldInfo) -> Conditions | None:
        is_inside = self.method is self.calls.hierarchy[loaded.owner].initialiser
        if is_inside and loaded not in state.stored:
            return None
        return frozenset({Holder(Kind.STATIC, loaded)})

    def _value(self, state: _State, node: typed.Expression) -> Conditions | None:
        match node:
            case typed.Literal(value=value):
                return None if value is None else NEVER
            case typed.Local(variable=variable):
                return state.locals.get(variable.index)
            case typed.CastReference(operand=operand):
                return self._value(state, operand)
            case typed.Conditional(condition=condition, then=then, otherwise=otherwise):
                one = self._value(state.refined(not_null_if(condition, True)), then)
                other = self._value(state.refined(not_null_if(condition, False)), otherwise)
                return None if one is None or other is None else one | other
        return None

    # --- what is given -------------------------------------------------------------------------------------

    def _note_block(self, block: graph.Block, state: _State) -> None:
        for node in block.instructions:
            self._note(state, node)
            state = self._step(state, node)
        self._note(state, block.end())

    def _note(self, state: _State, node: typed.Node) -> None:
        match node:
            case graph.StoreField(field=stored, value=value):
                self._give(Holder(Kind.FIELD, stored), self._value(state, value), node)
            case graph.StoreStatic(field=stored, value=value):
                self._give(Holder(Kind.STATIC, stored), self._value(state, value), node)
            case graph.CallMethod(method=called, virtual=virtual) | graph.ForkThread(method=called, virtual=virtual):
                for body in self.calls.bodies(called, virtual):
                    self._note_arguments(state, node, body.run)
                for number, argument in enumerate(node.arguments, 0 if node.receiver is None else 1):
                    self.found.arguments[id(node), number] = self._value(state, argument)
            case graph.Leave(variable=variable):
                if variable is not None:
                    self._give(Holder(Kind.RESULT, self.method), state.locals.get(variable.index), node)
                self._note_missing(state, node)
        if self.this is None or (isinstance(node, graph.CallMethod) and self._goes_on(node)):
            return
        if self.this.exposes(node):
            self._note_missing(state, node)
        if isinstance(node, graph.CallMethod) and self.this.is_given(node):
            self.found.read_early |= self.code.stores.read_below(node, self.own - state.stored)

    def _give(self, to: Holder, conditions: Conditions | None, node: typed.Node) -> None:
        self.found.given.append(Given(to, conditions, node))

    def _note_arguments(self, state: _State, node: graph.CallMethod | graph.ForkThread, body: MethodInfo) -> None:
        first = 0 if node.receiver is None else 1
        for number, argument in enumerate(node.arguments, first) if body.private else ():
            self._give(Holder(Kind.PARAMETER, body, number), self._value(state, argument), node)

    def _note_missing(self, state: _State, node: typed.Node) -> None:
        """Records fields that are unassigned when a constructor ends or exposes its object; they may be null."""
        for missing in self.own - state.stored:
            self._give(Holder(Kind.FIELD, missing), None, node)
        if self.method is self.calls.hierarchy[self.method.owner].initialiser:
            for missing in self.calls.hierarchy[self.method.owner].static_fields.values():
                if missing not in state.stored:
                    self._give(Holder(Kind.STATIC, missing), None, node)


def null_flow(code: Code, method: MethodInfo) -> NullFlow:
    """The null flow of a method with a body."""
    return _Walk(code, method).run()
