"""A method as proof obligations: every path from a cut point to the next, or to an end, with what must hold there.

Loops are cut: the invariant is shown on entry, the locals and arrays that the loop assigns get any values that satisfy
it, and it is shown again after one iteration. So the paths are finite, whatever the length of arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oxpecker.horn import array_access, field_access
from oxpecker.horn.arithmetic import Arithmetic
from oxpecker.horn.call_by_contract import CallByContract
from oxpecker.horn.calls import Calls
from oxpecker.horn.class_invariants import ClassInvariants
from oxpecker.horn.contract import Contract
from oxpecker.horn.errors import NotEncodable, not_encodable
from oxpecker.horn.folds import Folds
from oxpecker.horn.formula import (
    ANY,
    FALSE,
    TRUE,
    Formula,
    Op,
    Sort,
    conjunction,
    implication,
    negation,
    symbol,
)
from oxpecker.horn.invariants import Invariants, LoopInvariant, Round, Visit
from oxpecker.horn.limits import MOST_INLINED, MOST_PATHS, MOST_TEXT
from oxpecker.horn.linked import array_of, exists, is_object
from oxpecker.horn.loops import completed, written
from oxpecker.horn.objects import NO_OBJECT, ObjectReference
from oxpecker.horn.obligation import Kind, Obligation
from oxpecker.horn.specification import Evaluation, Moment
from oxpecker.horn.state import Frame, State
from oxpecker.horn.substitution import substituted
from oxpecker.horn.values import (
    Opaque,
    Region,
    Thrown,
    Value,
    array_sort,
    as_object,
    is_scalar,
)
from oxpecker.oox import cfg, typed
from oxpecker.oox.analysis.effects import EffectTable
from oxpecker.oox.cfg import graph
from oxpecker.oox.cfg.graph import CheckKind
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.source import Span
from oxpecker.oox.types import BOOL, INTEGERS, ClassType, Type

_SHOWN = {
    CheckKind.ASSERT: Kind.ASSERTION,
    CheckKind.LOOP_INVARIANT: Kind.INVARIANT,
    CheckKind.DECREASES: Kind.DECREASES,
    CheckKind.ENSURES: Kind.ENSURES,
}


class Encoder:
    """Makes the obligations of one method."""

    follows_objects = True
    """Whether fields have formulas; otherwise code that assigns one is not covered."""

    def __init__(
        self,
        program: typed.Program,
        method: typed.Method,
        effects: EffectTable,
        folds: Folds,
        invariants: Invariants,
        linked: frozenset[str] = frozenset(),
    ) -> None:
        self.program, self.method, self.effects = program, method, effects
        self.folds, self.invariants = folds, invariants
        self.linked = linked
        """The classes whose fields are arrays over objects."""
        self.arithmetic: Arithmetic = folds.arithmetic
        self.contract = Contract(program, method)
        self.class_invariants = ClassInvariants(program)
        self.obligations: list[Obligation] = []
        self.relied_on: dict[str, typed.Method] = {}
        """The methods whose contracts stand for calls, or that contracts call."""
        self.calls = Calls(program, effects, self.relied_on)
        self.recursive: dict[str, typed.Method] = {}
        """Those of them that may call this method again."""
        self.ends: list[tuple[Formula, ...]] = []
        """What is known on each path that returns."""
        self.unmeasured: dict[Span, None] = {}
        """The loops without a measure."""
        self.rounds: list[Round] = []
        """The ways through the bodies of loops."""
        self._pending: list[State] = []
        self._numbers: dict[str, int] = {}

    def fresh(self, name: str, t: Type) -> Formula:
        """A new number or truth value that nothing is known of."""
        return self.scalar(self.unused(name), t)

    def is_linked(self, t: Type) -> bool:
        """Whether values of a type are objects of a linked structure."""
        return isinstance(t, ClassType) and t.name in self.linked

    def scalar(self, name: str, t: Type) -> Formula:
        """A number or truth value with a name."""
        return symbol(name, Sort.BOOL) if t == BOOL else symbol(name, Sort.INT, self.arithmetic.range(t))

    def fresh_array(self, region: Region) -> Formula:
        """New contents that nothing is known of."""
        return self.contents(region, self.unused(f"{region.name}[]"))

    def contents(self, region: Region, name: str = "") -> Formula:
        """The contents of an array, with a name; on entry they have that of the array."""
        within = ANY if region.element == BOOL else self.arithmetic.range(region.element)
        return symbol(name or f"{region.name}[]", array_sort(region.element), within)

    def unused(self, name: str) -> str:
        """A name that no other value has."""
        count = self._numbers[name] = self._numbers.get(name, 0) + 1
        return f"{name}#{count}"

    def evaluation(self, state: State, strict: bool = True) -> Evaluation:
        """Evaluates in the innermost call."""
        frame = state.frame
        now = Moment(frame.locals, state.heap, state.fields)
        return Evaluation(
            self.program.hierarchy,
            self.arithmetic,
            self.folds,
            state.knowledge,
            now,
            frame.entry,
            strict,
            calls=self.calls,
        )

    def show(
        self,
        state: State,
        kind: Kind,
        span: Span,
        goal: Formula,
        candidate: tuple[Span, Formula] | None = None,
        clause: Span | None = None,
        defined: Formula = TRUE,
    ) -> None:
        """Adds the obligation to show a goal if it is defined, unless that is plainly true."""
        value = None if defined == TRUE else state.knowledge.simplified(goal)
        goal = state.knowledge.simplified(implication(defined, goal))
        if goal == TRUE or state.knowledge.is_contradictory:
            return
        if len(goal.text) > MOST_TEXT:
            raise NotEncodable("a formula that is too large", span)
        hypotheses, visits = tuple(state.knowledge.hypotheses), tuple(state.visits)
        self.obligations.append(Obligation(kind, span, hypotheses, goal, visits, candidate, clause or span, value))

    @property
    def unstated(self) -> bool:
        """Whether there are loops, whose invariants may have to be found."""
        return bool(self.invariants.loops)

    # --- paths ---------------------------------------------------------------------------------------------

    def encode(self, state: State) -> None:
        """Adds the obligations of all paths from a state."""
        self._pending = [state]
        ended = 0
        while self._pending:
            current = self._pending.pop()
            if current.knowledge.is_contradictory:
                continue
            self._run(current)
            ended += 1
            if ended > MOST_PATHS:
                raise NotEncodable("more paths than a proof may have", self.method.info.span)

    def _run(self, state: State) -> None:
        """Follows one path to its end; other ways wait."""
        while state.frames:
            block = state.frame.graph.blocks[state.frame.block]
            for instruction in block.instructions:
                rule = _INSTRUCTIONS.get(type(instruction))
                if rule is None:
                    raise not_encodable(instruction)
                rule(self, state, instruction)
            end = block.end()
            terminator = _TERMINATORS.get(type(end))
            if terminator is None:
                raise not_encodable(end)
            if not terminator(self, state, end) or state.knowledge.is_contradictory:
                return

    def _fork(self, state: State, condition: Formula, block: int) -> State | None:
        """The path on which a condition holds waits at a block; None if there is none."""
        condition = state.knowledge.simplified(condition)
        if condition == FALSE:
            return None
        other = state.fork()
        other.knowledge.assume(condition)
        other.frame.block = block
        self._pending.append(other)
        return other

    def throw(self, state: State, condition: Formula, exception: Value, handler: graph.Handler) -> None:
        """The path on which an exception is thrown."""
        other = self._fork(state, condition, handler.block)
        if other is not None:
            other.frame.locals[handler.variable.index] = exception

    # --- instructions --------------------------------------------------------------------------------------

    def set_variable(self, state: State, node: graph.SetVariable) -> None:
        """An assignment of a total expression."""
        self.set_local(state, node.variable, self.evaluation(state).value(node.value)[0])

    def set_local(self, state: State, variable: typed.Variable, value: Value) -> None:
        """A local gets a value."""
        state.frame.locals[variable.index] = as_object(value) if self.is_linked(variable.type) else value

    def havoc(self, state: State, node: graph.Havoc) -> None:
        """Any value."""
        state.frame.locals[node.variable.index] = self.any_value(state, node.variable)

    def any_value(self, state: State, variable: typed.Variable) -> Value:
        """Any value of a local."""
        if is_scalar(variable.type):
            return self.fresh(variable.name, variable.type)
        if isinstance(variable.type, ClassType) and self.is_linked(variable.type):
            return self.any_object(state, variable.name, variable.type.name)
        return Opaque(f"'{variable.name}', which may be any object")

    def any_object(self, state: State, name: str, class_name: str) -> Formula:
        """Null, or any object of a linked class that is allocated."""
        found = symbol(self.unused(name), Sort.OBJECT)
        state.knowledge.assume(exists(state.fields, class_name, found))
        return found

    def array_of(self, field: FieldInfo, name: str) -> Formula:
        """A field of all objects of a linked class, of which nothing is known."""
        within = self.arithmetic.range(field.type) if field.type in INTEGERS else ANY
        return array_of(field, name, within)

    def output(self, _state: State, _node: graph.Output) -> None:
        """Printing changes nothing."""

    # --- terminators: each returns whether the path continues ------------------------------------------------

    def goto(self, state: State, node: graph.Goto) -> bool:
        """A jump."""
        state.frame.block = node.target
        return True

    def branch(self, state: State, node: graph.Branch) -> bool:
        """Both sides, as far as they are possible."""
        condition = state.knowledge.simplified(self.evaluation(state).number(node.condition)[0])
        self._fork(state, negation(condition), node.otherwise)
        state.knowledge.assume(condition)
        state.frame.block = node.then
        return condition != FALSE

    def guard(self, state: State, node: graph.Guard) -> bool:
        """A built-in exception, or what follows."""
        condition = state.knowledge.simplified(self.evaluation(state).number(node.condition)[0])
        self.throw(state, condition, Thrown(node.exception), node.handler)
        state.knowledge.assume(negation(condition))
        state.frame.block = node.next
        return condition != TRUE

    def check(self, state: State, node: graph.Check) -> bool:
        """A specification; one that must hold must be defined, too."""
        state.frame.block = node.next
        loop = self.invariants.at(node.condition)
        if loop is not None:
            return self.at_loop(state, loop, node.kind is CheckKind.LOOP_ASSUMPTION)
        if node.kind is CheckKind.LOOP_ASSUMPTION:
            state.knowledge.assume(self.evaluation(state, strict=False).holds(node.condition))
            return True
        value, defined = self.evaluation(state).condition(node.condition)
        kind = _SHOWN.get(node.kind, Kind.ASSERTION)
        self.show(state, kind, node.span, defined)
        if node.kind is not CheckKind.ASSUME:
            self.show(state, kind, node.span, value, defined=defined)
        state.knowledge.assume(conjunction(defined, value))
        return True

    def at_loop(self, state: State, loop: LoopInvariant, is_assumed: bool) -> bool:
        """The conditions that were found for a loop: shown before and after an iteration, assumed at its start."""
        now, entry = self.evaluation(state).now, state.frame.entry
        scope = loop.scope(now, entry) | ({} if state.way is None else {state.way: TRUE})
        if not is_assumed:
            loop.learn_types(now, self.program.hierarchy)
            entered = state.entered.get(loop.span, {})
            for condition in loop.found:
                if condition.symbols <= scope.keys():
                    held = substituted(condition, scope)
                    self.show(state, Kind.INVARIANT, loop.span, held, (loop.span, condition))
                elif condition.symbols <= entered.keys():
                    # The iteration has assigned something without a formula, of which nothing can be shown.
                    self.show(state, Kind.INVARIANT, loop.span, FALSE, (loop.span, condition))
            state.entered[loop.span] = scope
            return True
        before = state.entered[loop.span]
        state.visits.append(Visit.of(loop, before, scope, len(state.knowledge.hypotheses), state.way))
        for condition in loop.found:
            if condition.symbols <= before.keys() & scope.keys():  # Otherwise it was not shown on entry.
                state.knowledge.assume(substituted(condition, scope))
        return True

    def measure(self, state: State, node: graph.Measure) -> bool:
        """The value of a specification expression, which must be defined."""
        value, defined = self.evaluation(state).value(node.value)
        self.show(state, Kind.ASSERTION if node.plain else Kind.DECREASES, node.span, defined)
        state.knowledge.assume(defined)
        state.frame.locals[node.variable.index] = value
        state.frame.block = node.next
        return True

    def enter_loop(self, state: State, node: graph.EnterLoop) -> bool:
        """Everything that the loop may assign has any value."""
        if not node.has_measure:
            self.unmeasured[node.span] = None
        for region in written(state, node, self.calls):
            state.heap[region] = self.fresh_array(region)
        field_access.forget_in_loop(self, state, node)
        for variable in node.assigned:
            state.frame.locals[variable.index] = self.any_value(state, variable)
        state.frame.block = node.next
        return True

    def close_loop(self, state: State, node: graph.CloseLoop) -> bool:
        """The iteration is over."""
        self.class_invariants.owe_of_created(self, state)
        self.rounds += completed(state, self.invariants.loops[node.span], self.evaluation(state).now)
        return False

    def initialise_class(self, state: State, node: graph.InitialiseClass) -> bool:
        """Constants change nothing."""
        if not self.calls.changes_nothing(node.class_name):
            raise NotEncodable(f"the initialisation of {node.class_name}", node.span)
        state.frame.block = node.next
        return True

    def throw_object(self, state: State, node: graph.ThrowObject) -> bool:
        """An exception of a known class."""
        value = self.evaluation(state).value(node.value)[0]
        if not isinstance(value, Thrown):
            raise NotEncodable("an exception of an unknown class", node.span)
        state.frame.locals[node.handler.variable.index] = value
        state.frame.block = node.handler.block
        return True

    def resume(self, state: State, node: graph.Resume) -> bool:
        """The end of a `finally`."""
        selector = state.frame.locals.get(node.selector.index)
        if not isinstance(selector, Formula) or selector.op is not Op.LITERAL:
            raise NotEncodable("a 'finally' around a loop", node.span)
        state.frame.block = node.targets[selector.value]
        return True

    # --- calls ---------------------------------------------------------------------------------------------

    def call(self, state: State, node: graph.CallMethod) -> bool:
        """A constructor of an exception does nothing; other methods are inlined, or their contracts stand for them."""
        receiver = None if node.receiver is None else self.evaluation(state).value(node.receiver)[0]
        state.frame.block = node.next
        if isinstance(receiver, Thrown):
            self.calls.check_constructor(node)
            self.class_invariants.owe_of_exception(node.method, node.span)
            return True
        is_followed = isinstance(receiver, ObjectReference) or (receiver is not None and is_object(receiver))
        method = self.calls.callee(node, is_followed, self._exact_classes(state, receiver))
        evaluation = self.evaluation(state)
        values: list[Value] = [] if receiver is None else [receiver]
        values += [evaluation.value(argument)[0] for argument in node.arguments]
        pairs = zip(method.parameters, values, strict=True)
        arguments = {p.index: as_object(v) if self.is_linked(p.type) else v for p, v in pairs}
        contract = Contract(self.program, method)
        open_methods = {frame.graph.method.info.key for frame in state.frames}
        recursive = method.info.key in open_methods or self.effects.calls_back(self.method.info, method.info)
        self.class_invariants.owe_at_start(self, state, method.info, receiver, node.span)
        if contract.is_trivial:
            if recursive:
                raise NotEncodable(f"recursion through {method.info}, which has no contract", node.span)
            return self._inline(state, node, method, arguments)
        if method.info.is_constructor:
            raise NotEncodable(f"a call of {method.info}, which has a contract", node.span)
        CallByContract(self, node, method, contract).take(state, arguments)
        return True

    def _exact_classes(self, state: State, receiver: Value | None) -> frozenset[str]:
        """The classes of objects that were created on the path; none if a receiver may be another object."""
        if not isinstance(receiver, ObjectReference):
            return frozenset()
        regions = [region for _, region in receiver.options if region is not None]
        # What a constructor makes may be of a subclass.
        made = state.frames[0].entry.locals[0] if self.method.info.is_constructor else NO_OBJECT
        own = [region for _, region in made.options] if isinstance(made, ObjectReference) else regions
        known = all(not region.existed and region not in own for region in regions)
        return frozenset(region.class_name for region in regions) if known else frozenset()

    def _inline(self, state: State, node: graph.CallMethod, method: typed.Method, arguments: dict[int, Value]) -> bool:
        if len(state.frames) > MOST_INLINED:
            raise NotEncodable("calls that are nested too deeply", node.span)
        code = self.graph_of(method)
        entry = state.moment(dict(arguments))
        state.frames.append(Frame(code, dict(arguments), entry, 0, node.variable, node.next, node.handler))
        return True

    def graph_of(self, method: typed.Method) -> graph.Graph:
        """The code of a method, with its loops cut."""
        found = cfg.build(self.invariants.marked(method), self.program.hierarchy, cuts_loops=True)
        self.invariants.learn(found)
        return found

    def leave(self, state: State, node: graph.Leave) -> bool:
        """A return: to the caller, or from the method itself."""
        frame = state.frame
        result = None if node.variable is None else frame.locals.get(node.variable.index)
        self.class_invariants.owe_at_end(self, state, normally=True)
        if len(state.frames) > 1:
            state.frames.pop()
            if frame.result is not None and result is not None:
                self.set_local(state, frame.result, result)
            state.frame.block = frame.next
            return True
        self.returned(state, result)
        return False

    def returned(self, state: State, result: Value | None) -> None:
        """The method itself returns: its postconditions are owed."""
        frame = state.frame
        self.ends.append(tuple(state.knowledge.hypotheses))
        evaluation = self.evaluation(state)
        evaluation.now = state.moment(frame.entry.locals)
        for applies, span, value, defined in self.contract.ensured(evaluation, result):
            self.show(state, Kind.ENSURES, span, implication(applies, defined))
            self.show(state, Kind.ENSURES, span, implication(applies, value), defined=implication(applies, defined))

    def leave_throwing(self, state: State, node: graph.LeaveThrowing) -> bool:
        """An exception leaves a call, or the method itself."""
        frame = state.frame
        exception = frame.locals.get(node.variable.index)
        if not isinstance(exception, Thrown):
            raise NotEncodable("an exception of an unknown class", node.span)
        self.class_invariants.owe_at_end(self, state, normally=False)
        if len(state.frames) > 1:
            state.frames.pop()
            assert frame.handler is not None
            state.frame.locals[frame.handler.variable.index] = exception
            state.frame.block = frame.handler.block
            return True
        self.thrown(state, exception)
        return False

    def thrown(self, state: State, exception: Thrown) -> None:
        """An exception leaves the method itself: the contract must allow it."""
        evaluation = self.evaluation(state)
        evaluation.now = state.moment(state.frame.entry.locals)
        for kind, span, goal in self.contract.thrown(evaluation, exception):
            self.show(state, kind, span, goal)


_INSTRUCTIONS: Mapping[type[graph.Instruction], Callable[[Encoder, State, Any], None]] = {
    graph.SetVariable: Encoder.set_variable,
    graph.LoadElement: array_access.load_element,
    graph.StoreElement: array_access.store_element,
    graph.AllocateArray: array_access.allocate_array,
    graph.AllocateObject: field_access.allocate_object,
    graph.Havoc: Encoder.havoc,
    graph.LoadField: field_access.load_field,
    graph.StoreField: field_access.store_field,
    graph.LoadStatic: field_access.load_static,
    graph.StoreStatic: field_access.store_static,
    graph.Output: Encoder.output,
}
_TERMINATORS: Mapping[type[graph.Terminator], Callable[[Encoder, State, Any], bool]] = {
    graph.Goto: Encoder.goto,
    graph.Branch: Encoder.branch,
    graph.Guard: Encoder.guard,
    graph.Check: Encoder.check,
    graph.Measure: Encoder.measure,
    graph.EnterLoop: Encoder.enter_loop,
    graph.CloseLoop: Encoder.close_loop,
    graph.InitialiseClass: Encoder.initialise_class,
    graph.ThrowObject: Encoder.throw_object,
    graph.Resume: Encoder.resume,
    graph.CallMethod: Encoder.call,
    graph.Leave: Encoder.leave,
    graph.LeaveThrowing: Encoder.leave_throwing,
}
