"""Encodes methods in relational logic: symbolic execution of the unrolled graph (Karun chapter 5).

A state maps locals and fields to relational expressions, so straight-line code needs no relations of its own;
conditional expressions merge states at joins. The frame's `call` rule decides whether calls are inlined or
abstracted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from oxpecker.oox import typed
from oxpecker.oox.cfg import graph as g
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.source import Span
from oxpecker.oox.types import ArrayType
from oxpecker.refinement.contracts import Contract
from oxpecker.refinement.domain import EMPTY, Domain, union
from oxpecker.refinement.extraction import Extraction
from oxpecker.refinement.frames import Assignable
from oxpecker.refinement.logic import Guard, any_of, implication, negation
from oxpecker.refinement.outcome import RESULT, THROWN, Outcome
from oxpecker.refinement.scan import Code, Elements, Initialised, Lengths, Used, family
from oxpecker.refinement.scope import Unsupported
from oxpecker.refinement.state import OPAQUE, Arrival, Heap, Opaque, State, Value, merged
from oxpecker.refinement.unrolling import Copy, Unrolling, unroll
from oxpecker.refinement.values import Translation, indices, with_row
from oxpecker.refinement.vocabulary import is_opaque
from oxpecker.relational.syntax import FALSE, NONE, TRUE, Expression, Formula, Relation
from oxpecker.results.bound import Bound


@dataclass(slots=True)
class Frame:
    """One run of a method and of the calls inlined into it: its constraints and its call sites."""

    stack: tuple[str, ...] = ()
    """The active methods, outermost first."""
    constraints: list[Formula] = field(default_factory=list)
    sites: list[object] = field(default_factory=list)
    cuts: dict[tuple[Bound, Span], None] = field(default_factory=dict)
    """The bounds that may have cut a run, and where."""
    frames: tuple[Assignable, ...] = ()
    """The frame conditions of all active contracts."""


Calls = Callable[["Encoder", g.CallMethod, MethodInfo, list[Value], Arrival], Outcome]
"""Encodes a call of a method on argument values in a state."""


@dataclass(slots=True)
class Shared:
    """State that all encoders of one check share."""

    code: Code
    domain: Domain
    calls: Calls
    checks_contracts: bool
    takes_small: bool = True
    """Whether small methods without loops are inlined instead of abstracted."""
    extraction: Extraction | None = None
    """Provides the first specifications of calls; without it they state only what may change."""
    inlines: frozenset[str] = frozenset()
    """Further methods that are inlined, because refining their calls was more work."""
    tick: Callable[[], None] = lambda: None
    """Called for every block; an exception that it raises ends the work."""
    _unrolled: dict[str, Unrolling] = field(default_factory=dict)
    _fresh: int = 0

    def unrolled(self, info: MethodInfo) -> Unrolling:
        """The graph of a method with its loops unrolled."""
        known = self._unrolled.get(info.key)
        if known is None:
            known = self._unrolled[info.key] = unroll(self.code.graph(info), self.domain.limits.unrollings)
        return known

    def relation(self, name: str, rows: frozenset[tuple[int, ...]], arity: int = 1) -> Relation:
        """A fresh relation with an upper bound."""
        self._fresh += 1
        return self.domain.bounds.bind(Relation(f"{name}${self._fresh}", arity), rows)


class Encoder:
    """Encodes one method in a frame."""

    def __init__(self, shared: Shared, frame: Frame, info: MethodInfo) -> None:
        self.shared, self.frame, self.info = shared, frame, info
        self.domain = shared.domain
        self.unrolling = shared.unrolled(info)
        self.graph = self.unrolling.graph
        self.arrivals: dict[Copy, list[Arrival]] = {}
        self.failed: list[Formula] = []
        self.lost: list[Formula] = []
        self.entry: tuple[dict[int, Value], Heap] = ({}, {})
        """The arguments and the heap when the method was entered."""
        self.left: list[Arrival] = []
        self.threw: list[Arrival] = []

    def call(self, start: Arrival, arguments: Sequence[Value]) -> Outcome:
        """Executes the method as a callee, with its contract if contracts are checked."""
        method = self.shared.code.program.methods[self.info.key]
        if not (self.shared.checks_contracts and method.cases):
            return self.run(start, arguments)
        contract = Contract(self.domain, method, arguments, start.state.heap)
        self.frame.frames += tuple(contract.frames())
        entered = Arrival(start.guard & contract.required, start.state)
        refused = (start.guard & negation(contract.required)).formula
        outcome = self.run(entered, arguments)
        broken = contract.broken(outcome)
        self.frame.constraints += [implication(start.guard.formula, negation(cut)) for cut in contract.cut]
        kept = negation(broken)
        returned, threw = (
            None if end is None else Arrival(end.guard & kept, end.state) for end in (outcome.returned, outcome.threw)
        )
        return Outcome(returned, threw, any_of((refused, outcome.failed, broken)), outcome.lost)

    def run(self, start: Arrival, arguments: Sequence[Value]) -> Outcome:
        """Executes the body from a heap under a condition."""
        locals_: dict[int, Value] = dict(enumerate(arguments))
        self.entry = (dict(locals_), start.state.heap)
        first = self.unrolling.order[0]
        self.arrivals[first] = [Arrival(start.guard, State(locals_, start.state.heap))]
        for copy in self.unrolling.order:
            incoming = [each for each in self.arrivals.pop(copy, ()) if not each.guard.impossible]
            if incoming:
                self._block(copy, merged(incoming))
        return Outcome(
            merged(self.left) if self.left else None,
            merged(self.threw) if self.threw else None,
            any_of(self.failed),
            any_of(self.lost),
        )

    def translation(self, state: State) -> Translation:
        """A translation for expressions in this state."""
        return Translation(self.domain, state.locals, state.heap, self.entry)

    # --- constraints ---------------------------------------------------------------------------------------

    def require(self, guard: Guard, condition: Formula) -> None:
        """Considers only runs for which the condition holds if they get here."""
        formula = implication(guard.formula, condition)
        if formula is not TRUE:
            self.frame.constraints.append(formula)

    def cut(self, bound: Bound, guard: Guard, span: Span) -> None:
        """Records that a run that gets here exceeds a bound."""
        if not guard.impossible:
            self.frame.cuts[bound, span] = None
            self.require(guard, FALSE)

    def within_width(self, guard: Guard, translation: Translation, span: Span) -> None:
        """Excludes integers beyond the bit width, which have no atom."""
        for overflow in translation.overflows:
            if overflow is not FALSE:
                self.frame.cuts[Bound.WIDTH, span] = None
                self.require(guard, negation(overflow))
        translation.overflows.clear()

    # --- blocks --------------------------------------------------------------------------------------------

    def go(self, copy: Copy, target: int, arrival: Arrival, span: Span) -> None:
        """Passes a state to the next block."""
        if arrival.guard.impossible:
            return
        following = self.unrolling.following(copy, target)
        if following is None:
            self.cut(Bound.UNROLLINGS, arrival.guard, self._loop_span(target, span))
        else:
            self.arrivals.setdefault(following, []).append(arrival)

    def _loop_span(self, head: int, span: Span) -> Span:
        return next((loop.span for loop in self.graph.loops if loop.head == head), span)

    def _block(self, copy: Copy, arrival: Arrival) -> None:
        self.shared.tick()
        guard, state = arrival.guard, arrival.state
        block = self.graph.blocks[copy[0]]
        for instruction in block.instructions:
            if isinstance(instruction, g.GiveUp):
                self.lost.append(guard.formula)
                return
            guard = self._assigned(instruction, guard, state)
            self._instruction(instruction, guard, state)
        self._terminator(copy, block.end(), Arrival(guard, state))

    def _assigned(self, node: g.Instruction, guard: Guard, state: State) -> Guard:
        """Checks an assignment against all active frame conditions; the run continues only if they allow it."""
        if not (self.frame.frames and isinstance(node, g.StoreField | g.StoreStatic | g.StoreElement)):
            return guard
        values = self.translation(state)
        for each in self.frame.frames:
            match node:
                case g.StoreField():
                    allowed = each.field(node.field, values.value(node.target))
                case g.StoreStatic():
                    allowed = each.static(node.field)
                case g.StoreElement():
                    assert isinstance(node.array.type, ArrayType)
                    allowed = each.element(node.array.type, values.value(node.array), values.value(node.index))
            self.failed.append((guard & negation(allowed)).formula)
            guard = guard & allowed
        return guard

    def _instruction(self, node: g.Instruction, guard: Guard, state: State) -> None:
        values = self.translation(state)
        heap = state.heap
        match node:
            case g.SetVariable():
                state.locals[node.variable.index] = values.any_value(node.value)
            case g.LoadField():
                target = values.value(node.target)
                opaque = is_opaque(node.field.type)
                state.locals[node.variable.index] = (
                    OPAQUE if opaque else self.domain.joined(target, heap.get(node.field, EMPTY))
                )
            case g.StoreField():
                if node.field in heap:
                    heap[node.field] = heap[node.field].override(values.value(node.target) * values.value(node.value))
            case g.LoadStatic():
                state.locals[node.variable.index] = OPAQUE if is_opaque(node.field.type) else heap[node.field]
            case g.StoreStatic():
                if node.field in heap:
                    heap[node.field] = values.value(node.value)
            case g.LoadElement():
                self._load_element(node, values, state)
            case g.StoreElement():
                self._store_element(node, values, state)
            case g.AllocateObject():
                state.locals[node.variable.index] = self.allocate(node.class_name, guard, state, node.span)
            case g.AllocateArray():
                self._allocate_array(node, values, guard, state)
            case g.Output():
                pass
            case _:
                raise Unsupported(_WORDS.get(type(node), type(node).__name__), node.span)
        self.within_width(guard, values, node.span)

    def allocate(self, name: str, guard: Guard, state: State, span: Span) -> Expression:
        """Allocates an object with default field values."""
        pool, key = self.domain.pools[name], Used(name)
        used = state.heap[key]
        new = pool.following(used)
        if not (used is NONE and pool.new):
            self.frame.cuts[Bound.OBJECTS, span] = None
            self.require(guard, new.some())
        state.heap[key] = new if used is NONE else used + new
        for each in self.domain.code.hierarchy[name].layout if name in self.domain.code.hierarchy.classes else ():
            if each in state.heap:
                default = self.translation(state).default(each.type)
                assert isinstance(default, Expression)
                state.heap[each] = state.heap[each].override(new * default)
        return new

    def _allocate_array(self, node: g.AllocateArray, values: Translation, guard: Guard, state: State) -> None:
        t = node.variable.type
        assert isinstance(t, ArrayType)
        if len(node.sizes) > 1:
            raise Unsupported("array of several dimensions", node.span)
        if is_opaque(t.element):
            raise Unsupported(f"array of {t.element}", node.span)
        size = values.value(node.sizes[0])
        array = self.allocate(str(t), guard, state, node.span)
        lengths, elements = Lengths(family(t)), Elements(family(t))
        self.frame.cuts[Bound.OBJECTS, node.span] = None
        self.require(guard, size.inside(union(map(self.domain.atom, self.domain.lengths()))))
        state.heap[lengths] = state.heap[lengths].override(array * size)
        default = values.default(t.element)
        assert isinstance(default, Expression)
        state.heap[elements] = state.heap[elements] + array * indices(self.domain, size) * default
        state.locals[node.variable.index] = array

    def _load_element(self, node: g.LoadElement, values: Translation, state: State) -> None:
        assert isinstance(node.array.type, ArrayType)
        if is_opaque(node.array.type.element):
            state.locals[node.variable.index] = OPAQUE
            return
        elements = state.heap[Elements(family(node.array.type))]
        row = self.domain.joined(values.value(node.array), elements)
        state.locals[node.variable.index] = self.domain.joined(values.value(node.index), row)

    def _store_element(self, node: g.StoreElement, values: Translation, state: State) -> None:
        assert isinstance(node.array.type, ArrayType)
        if is_opaque(node.array.type.element):
            return
        key = Elements(family(node.array.type))
        columns = (values.value(node.array), values.value(node.index), values.value(node.value))
        state.heap[key] = with_row(state.heap[key], *columns)

    # --- terminators ---------------------------------------------------------------------------------------

    def _terminator(self, copy: Copy, node: g.Terminator, arrival: Arrival) -> None:
        guard, state = arrival.guard, arrival.state
        match node:
            case g.Goto():
                self.go(copy, node.target, arrival, node.span)
            case g.Branch():
                condition = self._condition(node.condition, arrival)
                self.go(copy, node.then, Arrival(guard & condition, state.copy()), node.span)
                self.go(copy, node.otherwise, Arrival(guard & negation(condition), state), node.span)
            case g.Guard():
                condition = self._condition(node.condition, arrival)
                self._raise(copy, node.exception, node.handler, Arrival(guard & condition, state.copy()), node.span)
                self.go(copy, node.next, Arrival(guard & negation(condition), state), node.span)
            case g.CallMethod():
                self._call(copy, node, arrival)
            case g.Check():
                self._check(copy, node, arrival)
            case g.Measure():
                values = self.translation(state)
                state.locals[node.variable.index] = values.any_value(node.value)
                self.go(copy, node.next, self._undefined(values, arrival, node.span), node.span)
            case g.InitialiseClass():
                self._initialise(copy, node, arrival)
            case g.ThrowObject():
                value = self.translation(state).value(node.value)
                self._handle(copy, node.handler, value, arrival, node.span)
            case g.Resume():
                self._resume(copy, node, arrival)
            case g.Leave():
                if node.variable is not None:
                    state.locals[RESULT] = state.locals.get(node.variable.index, OPAQUE)
                self.left.append(_last(arrival))
            case g.LeaveThrowing():
                state.locals[THROWN] = state.locals[node.variable.index]
                self.threw.append(_last(arrival))
            case _:
                raise Unsupported(_WORDS.get(type(node), type(node).__name__), node.span)

    def _condition(self, node: typed.Expression, arrival: Arrival) -> Formula:
        values = self.translation(arrival.state)
        found = values.formula(node)
        self.within_width(arrival.guard, values, node.span)
        return found

    def _raise(self, copy: Copy, name: str, handler: g.Handler, arrival: Arrival, span: Span) -> None:
        if not arrival.guard.impossible:
            exception = self.allocate(name, arrival.guard, arrival.state, span)
            self._handle(copy, handler, exception, arrival, span)

    def _handle(self, copy: Copy, handler: g.Handler, value: Value, arrival: Arrival, span: Span) -> None:
        arrival.state.locals[handler.variable.index] = value
        self.go(copy, handler.block, arrival, span)

    def _thrown(self, copy: Copy, values: Translation, handler: g.Handler, arrival: Arrival, span: Span) -> Arrival:
        """Sends exceptions that a specification throws to the handler; returns the remaining arrival."""
        guard = arrival.guard
        for condition, name in values.thrown:
            if condition is not FALSE:
                self._raise(copy, name, handler, Arrival(guard & condition, arrival.state.copy()), span)
                guard = guard & negation(condition)
        self.within_width(guard, values, span)
        return Arrival(guard, arrival.state)

    def _undefined(self, values: Translation, arrival: Arrival, span: Span) -> Arrival:
        """A loop annotation that throws does not hold; returns the remaining arrival."""
        guard = arrival.guard
        for condition, _ in values.thrown:
            self.failed.append((guard & condition).formula)
            guard = guard & negation(condition)
        self.within_width(guard, values, span)
        return Arrival(guard, arrival.state)

    def _check(self, copy: Copy, node: g.Check, arrival: Arrival) -> None:
        values = self.translation(arrival.state)
        condition = values.formula(node.condition)
        if node.kind in (g.CheckKind.ASSERT, g.CheckKind.ASSUME):
            arrival = self._thrown(copy, values, node.handler, arrival, node.span)
        else:
            arrival = self._undefined(values, arrival, node.span)
        if node.kind is not g.CheckKind.ASSUME:
            self.failed.append((arrival.guard & negation(condition)).formula)
        else:
            self.require(arrival.guard, condition)
        self.go(copy, node.next, Arrival(arrival.guard & condition, arrival.state), node.span)

    def _resume(self, copy: Copy, node: g.Resume, arrival: Arrival) -> None:
        guard, selector = arrival.guard, arrival.state.locals[node.selector.index]
        assert not isinstance(selector, Opaque)
        for number, target in enumerate(node.targets):
            chosen = self.domain.same(selector, self.domain.integer(number))
            self.go(copy, target, Arrival(guard & chosen, arrival.state.copy()), node.span)
            guard = guard & negation(chosen)

    def _initialise(self, copy: Copy, node: g.InitialiseClass, arrival: Arrival) -> None:
        for initialiser in self.shared.code.initialisers(node.class_name):
            done = self.domain.holds(arrival.state.heap[Initialised(initialiser.owner)])
            if done is TRUE:
                continue
            before = Arrival(arrival.guard & negation(done), arrival.state.copy())
            before.state.heap[Initialised(initialiser.owner)] = self.domain.true
            outcome = inlined(self, initialiser, [], before, framed=False)
            if outcome.threw is not None:
                raise Unsupported("static initialiser that may throw", node.span)
            after = self._joined(outcome, arrival.state)
            arrival = merged([Arrival(arrival.guard & done, arrival.state), after] if done is not FALSE else [after])
        self.go(copy, node.next, arrival, node.span)

    def _joined(self, outcome: Outcome, caller: State) -> Arrival:
        self.failed.append(outcome.failed)
        self.lost.append(outcome.lost)
        assert outcome.returned is not None
        return Arrival(outcome.returned.guard, State(dict(caller.locals), outcome.returned.state.heap))

    # --- calls ---------------------------------------------------------------------------------------------

    def _call(self, copy: Copy, node: g.CallMethod, arrival: Arrival) -> None:
        values = self.translation(arrival.state)
        given = ([] if node.receiver is None else [node.receiver]) + list(node.arguments)
        arguments = [values.any_value(argument) for argument in given]
        self.within_width(arrival.guard, values, node.span)
        targets = self.shared.code.targets(node)
        rest = arrival.guard
        for number, (key, classes) in enumerate(targets.items()):
            chosen: Formula = TRUE
            if number < len(targets) - 1:
                assert isinstance(arguments[0], Expression)
                pools = [self.domain.pools[info.name].every for info in classes if info.name in self.domain.pools]
                chosen = arguments[0].inside(union(pools)) if pools else FALSE
            before = Arrival(rest & chosen, arrival.state.copy())
            rest = rest & negation(chosen)
            if not before.guard.impossible:
                self._run_target(copy, node, self.shared.code.program.methods[key], arguments, before)

    def _run_target(
        self, copy: Copy, node: g.CallMethod, method: typed.Method, arguments: list[Value], before: Arrival
    ) -> None:
        if method.body is None:
            raise Unsupported(f"method {method.info} without a body", node.span)
        if self.frame.stack.count(method.info.key) > self.domain.limits.unrollings:
            self.cut(Bound.UNROLLINGS, before.guard, node.span)
            return
        outcome = self.shared.calls(self, node, method.info, arguments, before)
        self.failed.append(outcome.failed)
        self.lost.append(outcome.lost)
        if outcome.returned is not None:
            state = State(dict(before.state.locals), outcome.returned.state.heap)
            if node.variable is not None:
                state.locals[node.variable.index] = outcome.returned.state.locals.get(RESULT, OPAQUE)
            self.go(copy, node.next, Arrival(outcome.returned.guard, state), node.span)
        if outcome.threw is not None:
            state = State(dict(before.state.locals), outcome.threw.state.heap)
            value = outcome.threw.state.locals[THROWN]
            self._handle(copy, node.handler, value, Arrival(outcome.threw.guard, state), node.span)


def inlined(
    caller: Encoder, info: MethodInfo, arguments: Sequence[Value], before: Arrival, *, framed: bool = True
) -> Outcome:
    """Inlines the body of a call in the same frame; static initialisers are not `framed` by the active contracts."""
    outer = caller.frame
    frames = outer.frames if framed else ()
    frame = Frame((*outer.stack, info.key), outer.constraints, outer.sites, outer.cuts, frames)
    return Encoder(caller.shared, frame, info).call(before, arguments)


def _last(arrival: Arrival) -> Arrival:
    """The arrival without locals that are out of scope."""
    kept = {index: value for index, value in arrival.state.locals.items() if index < 0}
    return Arrival(arrival.guard, State(kept, arrival.state.heap))


_WORDS: dict[type, str] = {
    g.Acquire: "lock",
    g.Release: "lock",
    g.ForkThread: "fork",
    g.JoinThreads: "join",
    g.UseMonitor: "wait or notify",
    g.Havoc: "nondet",
}
