"""A path under way: its frames, heap, path condition and a model of it. Called `m` in compiled code."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from oxpecker import terms
from oxpecker.engine.compiled.tabling import MOST_RESULTS
from oxpecker.engine.explore.divergence import Recursion, is_endless
from oxpecker.engine.machine.identity import compared
from oxpecker.engine.machine.monitors import Synchronisation
from oxpecker.engine.machine.openness import decide_class
from oxpecker.engine.open_methods.answers import Answer
from oxpecker.engine.path.endings import Infeasible, Threw
from oxpecker.engine.path.footprints import Touch
from oxpecker.engine.path.frames import Activation
from oxpecker.engine.path.heap import Record, Snapshot, Value
from oxpecker.engine.path.quantified import LongRange
from oxpecker.engine.path.requests import Narrow
from oxpecker.engine.specification.modular import Assumption, OpenCall, by_contract
from oxpecker.engine.values.arithmetic import negation
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.making import SAME, written_as
from oxpecker.oox.regions import OUTSIDE, Region
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.types import OBJECT, Type
from oxpecker.solver import EMPTY, PathCondition
from oxpecker.terms import Term

if TYPE_CHECKING:
    from oxpecker.engine.compiled.program import MethodCode
    from oxpecker.engine.explore.explorer import Explorer
    from oxpecker.engine.specification.contracts import HeldCase

Code = Callable[[Any], Any]


class State(Synchronisation):
    """One path, up to where it has come."""

    __slots__ = (
        "activation",
        "admitted",
        "answers",
        "assumed",
        "at",
        "begun",
        "code",
        "decisions",
        "f",
        "inputs",
        "making",
        "memo",
        "model",
        "open_calls",
        "path",
        "quantified",
        "recursion",
        "steps",
        "tables",
    )

    def __init__(self, explorer: Explorer) -> None:
        super().__init__(explorer)
        self.f: list[Value] = [None]
        self.activation: Activation | None = None
        self.path: PathCondition = EMPTY
        self.model: Mapping[Term, Any] | None = {}
        self.memo: Mapping[object, Value] = {}
        self.tables: Mapping[tuple[MethodCode, tuple[Value, ...]], Value] = {}
        """The results of methods that only compute, by their arguments."""
        self.inputs: tuple[Value, ...] = ()
        self.making = ""
        """The input that code is making."""
        self.answers: tuple[Answer, ...] = ()
        self.assumed: tuple[Assumption, ...] = ()
        self.open_calls: tuple[OpenCall, ...] = ()
        self.admitted = False
        """Whether the inputs have been asked about because the path ends badly."""
        self.begun: Snapshot | None = None
        """The moment when the method under check was entered."""
        self.quantified: tuple[LongRange, ...] = ()
        """What clauses on the path say of more integers than can be tried."""
        self.recursion: Recursion | None = None
        """A call beyond the bound that looks as if it comes again and again."""
        self.decisions = 0
        self.steps = 0
        self.code: Code = _nothing
        self.at: Code = _nothing

    def fork(self) -> State:
        """Another state that has come the same way; both copy what they write to from now on."""
        other = State(self.explorer)
        other.f = self.f.copy()
        other.activation = self.activation
        other.heap = self.heap.copy()
        other.statics = self.statics.copy()
        other.class_states = self.class_states.copy()
        other.initials = self.initials
        other.path = self.path
        other.model = self.model
        other.resolution = self.resolution.copy()
        other.aliases = self.aliases.copy()
        other.facts = self.facts.copy()
        other.given = self.given.copy()
        other.ranges = self.ranges.copy()
        other.chosen = self.chosen.copy()
        other.apart = self.apart
        other.used = self.used
        other.memo = self.memo
        other.tables = self.tables
        other.inputs = self.inputs
        other.making = self.making
        other.assumed = self.assumed
        other.open_calls = self.open_calls
        other.begun = self.begun
        other.admitted = self.admitted
        other.next_address = self.next_address
        other.clock = self.clock
        other.epochs = self.epochs
        other.versions = self.versions
        other.answers = self.answers
        other.quantified = self.quantified
        other.recursion = self.recursion
        other.decisions = self.decisions
        other.steps = self.steps
        other.code = self.code
        other.at = self.at
        other.recording = self.recording
        other.threads = self.threads
        other.footprint = self.footprint.copy() if self.footprint is not None else None
        other.span = self.span
        other.writes = self.writes
        self.token = object()
        return other

    def allocate_array(self, t: Type, sizes: tuple[Value, ...], _span: Span) -> int:
        """A new array, with arrays in it for several sizes; beyond the bounds, until something inside must be known."""
        # Before anything is allocated: what is asked for here makes the instruction begin again.
        return self.arrays(t, [self.explorer.size(self, each) for each in sizes])

    def assume(self, condition: Term) -> None:
        """Adds a condition to the path."""
        parts = [part for part in terms.conjuncts(condition) if isinstance(part, Term)]
        for part in parts:
            self.learn(part)
        self.path = self.path.extend(*self._with_values(parts))
        for fact in (condition, *parts):
            self.facts[fact] = True
            self.facts[negation(fact)] = False

    def _with_values(self, parts: list[Term]) -> Iterator[Term]:
        """Conditions with the values put in that the path gives to variables (CPBPV, 3: constants are propagated)."""
        for part in parts:
            known = {each: self.given[each] for each in part.variables if each in self.given} if self.given else {}
            giving = known and part.op is terms.Op.EQ and part.args[0] in known
            changed: Any = terms.substitute(part, known) if known and not giving else part
            # What turns out to be impossible is left for the solver to refute.
            yield from (each if isinstance(each, Term) else part for each in terms.conjuncts(changed))

    # --- control -------------------------------------------------------------------------------------------

    def branch(self, condition: Term, then: Code, otherwise: Code, span: Span) -> Code:
        """Goes both ways where both are possible."""
        return self.explorer.branch(self, condition, then, otherwise, span)

    def guard(
        self,
        condition: Value,
        exception: str,
        slot: int,
        handler: Code,
        following: Code,
        span: Span,
        details: Callable[[State, list[Value]], dict[str, Value]] | None = None,
    ) -> Code:
        """Throws where the condition holds; what the exception tells is computed where it is thrown."""

        def throw(state: State) -> Code:
            told = {} if details is None else details(state, state.f)
            return state.throw_new(exception, slot, handler, span, told)

        if condition is True:
            return throw(self)
        assert isinstance(condition, Term)
        return self.explorer.branch(self, condition, throw, following, span)

    def throw_new(
        self, class_name: str, slot: int, handler: Code, span: Span, details: Mapping[str, Value] | None = None
    ) -> Code:
        """Throws a built-in exception; what it tells that no code reads is left to the replay."""
        cls = self.explorer.hierarchy[class_name]
        address = self.f[slot] = self.allocate(cls, span)
        for name, value in (details or {}).items():
            field = cls.find_field(name, static=False)
            if field is not None and name in self.explorer.program.details:
                self.store(address, field, value, span)
        return handler

    def throw(self, exception: Value, slot: int, handler: Code, _span: Span) -> Code:
        """Hands an exception to its handler."""
        self.f[slot] = exception
        return handler

    def call(
        self,
        code: MethodCode,
        arguments: list[Value],
        slot: int,
        go_on: Code,
        handler_slot: int,
        handler: Code,
        span: Span,
        in_specification: bool = False,
        virtual: bool = False,
    ) -> Code:
        """Enters a method, or what its contract says of it; `virtual` where a subclass may have another body."""
        if any(name not in self.class_states for name in code.classes):

            def enter(m: State) -> Code:
                m.at = enter
                rest = (slot, go_on, handler_slot, handler, span, in_specification, virtual)
                return m.call(code, arguments, *rest)

            return self.explorer.initialise_before(self, code.info.owner, enter, span)
        if code.info.name == SAME and (known := compared(self, *arguments)) is not None:
            self.f[slot] = known
            return go_on
        below = self.activation
        specification = in_specification or (below is not None and below.in_specification)
        activation = Activation(code, self.f, below, slot, go_on, handler_slot, handler, span, arguments, specification)
        if not specification and by_contract(code, self):
            code.prepare_contract()
            activation.by_contract, activation.virtual = True, virtual
            self.activation, self.f = activation, list(arguments)
        else:
            if code.is_tabled and (known := self.tables.get((code, tuple(arguments)))) is not None:
                if slot >= 0:
                    self.f[slot] = known
                return go_on
            if activation.depth > self.explorer.bounds.calls and not is_endless(self, activation):
                self.explorer.cut(self, "calls", span)
            self.activation = activation
            code.prepare()
            self.f = arguments + code.padding
        if code.looks_back or activation.by_contract:
            self.recording += 1
            activation.entry_heap = self.snapshot()
            activation.mark = self.writes
            if self.footprint is not None and (code.needs_entry_heap or activation.by_contract):
                self.footprint.past = True
        if code.method.changes:
            self.wrote(OUTSIDE)
        if code.method.open:
            self.explorer.assume_implementation(code.info.owner)
        if code.contract is not None and not specification:
            return code.contract.enter
        if code.contract is not None and code.method.open:
            return code.contract.hold
        return code.entry

    def call_virtual(
        self,
        method: MethodInfo,
        arguments: list[Value],
        slot: int,
        go_on: Code,
        handler_slot: int,
        handler: Code,
        span: Span,
    ) -> Code:
        """Enters the method the receiver's class has for the call; several possible bodies are tried in turn."""
        targets = self.targets(arguments[0])
        if not targets:
            self.end(Infeasible())
        if len(targets) > 1:
            only = self.only_body(method, [address for _, address in targets])
            if only is not None:
                # Which of them it is does not matter yet.
                return self.call(only, list(arguments), slot, go_on, handler_slot, handler, span)
            rest = (arguments, slot, go_on, handler_slot, handler, span)
            return self.explorer.split(self, targets, lambda s, a: s.call_on(method, a, *rest))
        return self.call_on(method, targets[0][1], arguments, slot, go_on, handler_slot, handler, span)

    def only_body(self, method: MethodInfo, addresses: list[int]) -> MethodCode | None:
        """What runs on each of some objects, where that is the same for all, and they are no more than their values."""
        found: dict[str, MethodInfo] = {}
        for address in addresses:
            record = self.heap[address]
            if not isinstance(record, Record):
                return None
            for cls in record.classes:
                body = cls.dispatch.get(method.signature)
                if body is None or written_as(cls) is None:
                    return None
                found[body.key] = body
        if len(found) > 1 or self.explorer.program.forking:
            return None
        return self.explorer.program.code_of(next(iter(found.values())), self.in_specification)

    def call_on(
        self,
        method: MethodInfo,
        address: int,
        arguments: list[Value],
        slot: int,
        go_on: Code,
        handler_slot: int,
        handler: Code,
        span: Span,
    ) -> Code:
        """Enters the method for the object at an address."""
        record = self.heap[address]
        # An array has the methods of Object.
        classes = record.classes if isinstance(record, Record) else (self.explorer.hierarchy[OBJECT.name],)
        if any(method.signature not in cls.dispatch for cls in classes) and not self.explorer.is_possible(self):
            self.end(Infeasible())  # an unpruned path on which a cast has taken an object for another
        groups: dict[str, list[ClassInfo]] = {}
        for cls in classes:
            groups.setdefault(cls.dispatch[method.signature].key, []).append(cls)
        program, receiver = self.explorer.program, [address, *arguments[1:]]
        if len(groups) > 1:
            code = program.code_of(method)
            if by_contract(code, self) and not self.in_specification:
                # What overrides a method keeps its promises.
                return self.call(code, receiver, slot, go_on, handler_slot, handler, span, virtual=True)
            raise Narrow(address, tuple(tuple(group) for group in groups.values()))
        if isinstance(record, Record):
            decide_class(self, address, record)
        code = program.code_of(classes[0].dispatch[method.signature], self.in_specification)
        return self.call(code, receiver, slot, go_on, handler_slot, handler, span)

    @property
    def in_specification(self) -> bool:
        """Whether a specification is being evaluated."""
        return self.activation is not None and self.activation.in_specification

    def load_volatile(self, reference: Value, field: FieldInfo) -> Any:
        """A volatile field of an object that is not null, where code reads it; what that orders is certain."""
        if self.footprint is None or self.in_specification:
            return self.load(reference, field)
        address = self.one_target(reference)
        self.touch(address, field.slot, Touch.HEAR)
        return self.field_content(address, field)

    def store_volatile(self, reference: Value, field: FieldInfo, value: Value, span: Span) -> None:
        """Assigns a volatile field; what that orders is certain."""
        self.store(reference if self.footprint is None else self.one_target(reference), field, value, span)

    def load_volatile_static(self, field: FieldInfo) -> Any:
        """A static volatile field, where code reads it."""
        if not self.in_specification:
            self.touch(field.owner, field.slot, Touch.HEAR)
        return self.load_static(field)

    def leave(self, value: Value) -> Code:
        """Returns from the innermost call."""
        activation = self.activation
        assert activation is not None
        contract = activation.code.contract
        if contract is not None and (activation.code.method.open or not activation.in_specification):
            return contract.leaving(value)
        return self.pop(value)

    def pop(self, value: Value) -> Code:
        """Ends the innermost call normally."""
        activation = self._drop()
        if activation.code.is_tabled and not activation.by_contract and len(self.tables) < MOST_RESULTS:
            self.tables = {**self.tables, (activation.code, tuple(activation.arguments)): value}
        if activation.result_slot >= 0:
            self.f[activation.result_slot] = value
        return activation.next

    def leave_throwing(self, exception: Value) -> Code:
        """Leaves the innermost call with an exception."""
        activation = self.activation
        assert activation is not None
        contract = activation.code.contract
        if contract is not None and (activation.code.method.open or not activation.in_specification):
            return contract.leaving_throwing(exception)
        return self.pop_throwing(exception)

    def pop_throwing(self, exception: Value) -> Code:
        """Ends the innermost call with an exception."""
        activation = self._drop()
        self.f[activation.handler_slot] = exception
        return activation.handler

    def _drop(self) -> Activation:
        activation = self.activation
        assert activation is not None
        if activation.entry_heap is not None:
            self.recording -= 1
        self.activation = activation.below
        # The caller's frame may be shared with states that forked during the call.
        self.f = activation.caller.copy()
        return activation

    def end_throwing(self, exception: Value) -> NoReturn:
        """An exception leaves a thread, and ends the path."""
        record = self.heap[self.one_target(exception)]
        assert isinstance(record, Record)
        names = tuple(each.name for each in record.classes)
        self.end(Threw(names[0], NOWHERE, self.threads.current, names))

    def set_held(self, held: tuple[HeldCase, ...], measure: tuple[Value, ...] | None = None) -> None:
        """Notes which specification cases apply to the innermost call, and what gets smaller if it is a recursion."""
        before = self.activation
        assert before is not None
        activation = Activation(
            before.code,
            before.caller,
            before.below,
            before.result_slot,
            before.next,
            before.handler_slot,
            before.handler,
            before.span,
            before.arguments,
            before.in_specification,
        )
        activation.held, activation.entry_heap, activation.mark = held, before.entry_heap, before.mark
        activation.by_contract, activation.virtual = before.by_contract, before.virtual
        activation.measure = measure
        self.activation = activation

    def wrote(self, region: Region) -> None:
        """Code has written to a part of the heap; what specifications write is gone afterwards."""
        if not self.in_specification:
            self.versions = {**self.versions, region: self.versions.get(region, 0) + 1}

    def snapshot(self) -> Snapshot:
        """The heap as it is now; later writes leave it alone."""
        self.token = object()
        return Snapshot(
            self.heap.copy(), self.statics.copy(), self.next_address, self.epochs, self.clock, self.versions
        )

    def place(self) -> Span:
        """The method the path is in."""
        return self.activation.code.info.span if self.activation is not None else NOWHERE

    def stack(self) -> Iterator[Activation]:
        """The calls under way, innermost first."""
        activation = self.activation
        while activation is not None:
            yield activation
            activation = activation.below


def _nothing(_state: State) -> NoReturn:
    raise AssertionError("a state without code")
